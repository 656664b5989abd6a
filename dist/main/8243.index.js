export const id = 8243;
export const ids = [8243];
export const modules = {
	66883: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Et: () => trustedAssociations,
			HX: () => associations,
			P: () => permissions
		});
		const associations = [
			"OWNER",
			"MEMBER",
			"COLLABORATOR",
			"CONTRIBUTOR",
			"FIRST_TIME_CONTRIBUTOR",
			"FIRST_TIMER",
			"MANNEQUIN",
			"NONE"
		];
		const trustedAssociations = [
			"OWNER",
			"MEMBER",
			"COLLABORATOR"
		];
		const permissions = [
			"none",
			"read",
			"triage",
			"write",
			"maintain",
			"admin"
		];
	}),
	42944: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			dm: () => createDescribedRun,
			fw: () => createCallHistory,
			t3: () => countBefore
		});
		var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37981);
		var _types_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95867);
		var _types_decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10031);
		function createCallHistory() {
			const rulesUsed = new Map();
			let entries = [];
			const count = (rules, by) => {
				for (const rule of rules) rulesUsed.set(rule, (rulesUsed.get(rule) ?? 0) + by);
			};
			const change = (key, by) => {
				entries = entries.map((entry) => entry.key === key ? {
					...entry,
					call: {
						...entry.call,
						...by(entry.call)
					}
				} : entry);
			};
			return {
				rulesUsed,
				list: (except) => entries.filter(({ key }) => key !== except).map(({ call }) => call),
				add(key, verdict, call) {
					const rules = (0, _types_decision_js__WEBPACK_IMPORTED_MODULE_1__.Zg)(verdict);
					count(rules, 1);
					const certainty = (0, _types_decision_js__WEBPACK_IMPORTED_MODULE_1__.Jr)(verdict.decision) ? "must" : "may";
					const { callId, tool, origin, args, accesses, turn, justified, tainted, argumentPaths, isolation } = call;
					const kept = {
						callId,
						certainty,
						tool,
						origin,
						args,
						accesses,
						turn,
						justified,
						tainted,
						...argumentPaths !== undefined && { argumentPaths },
						...isolation !== undefined && { isolation }
					};
					entries = [...entries, {
						key,
						rules,
						call: kept
					}];
				},
				confirm: (key) => change(key, () => ({ certainty: "must" })),
				release(key) {
					for (const entry of entries) if (entry.key === key) count(entry.rules, -1);
					entries = entries.filter((entry) => entry.key !== key);
				},
				addAccesses(key, accesses) {
					if (accesses.length > 0) change(key, (call) => ({ accesses: [...call.accesses, ...accesses] }));
				}
			};
		}
		function countBefore(rulesUsed, own) {
			return new Map([...rulesUsed].map(([rule, used]) => [rule, own.has(rule) ? used - 1 : used]));
		}
		function createDescribedRun() {
			const history = createCallHistory();
			const explained = new Set();
			const allowedForRun = new Set();
			const place = (call, callHash = renderCall(call)) => ({
				...call,
				justified: call.justified || explained.has(callHash),
				isRemembered: allowedForRun.has(callHash),
				rulesUsed: new Map([...call.rulesUsed, ...history.rulesUsed]),
				history: history.list(null)
			});
			const add = (call, made, verdict) => {
				for (const rule of (0, _types_decision_js__WEBPACK_IMPORTED_MODULE_1__.Zg)(verdict)) history.rulesUsed.set(rule, call.rulesUsed.get(rule) ?? history.rulesUsed.get(rule) ?? 0);
				const { callId, found = [] } = made;
				history.add(callId, verdict, {
					...call,
					callId,
					accesses: [...call.accesses, ...found]
				});
			};
			return {
				place,
				add,
				decide(call, made, decide) {
					const { callHash = renderCall(call) } = made;
					const placed = place(call, callHash);
					const verdict = decide(placed);
					const { decision, followUp } = verdict;
					if (decision === "explain") explained.add(callHash);
					if (decision === "allow-for-run" && followUp.mayRemember) allowedForRun.add(callHash);
					if ((0, _types_decision_js__WEBPACK_IMPORTED_MODULE_1__.Jr)(decision)) add(placed, made, verdict);
					return verdict;
				}
			};
		}
		function renderCall({ tool, args, accesses }) {
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_2__.R5)([
				tool,
				args,
				...accesses.map(_types_access_js__WEBPACK_IMPORTED_MODULE_0__.bu)
			]);
		}
	}),
	5293: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			S: () => renderCallResult,
			i: () => renderArgumentIssues
		});
		var _missing_tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84279);
		var _types_denial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18206);
		var _text_untrusted_envelope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4994);
		function renderCallResult(result, toolNames = []) {
			switch (result.type) {
				case "completed": return {
					text: result.output.text ?? JSON.stringify(result.output.value),
					failed: false
				};
				case "failed":
				case "aborted": {
					const quoted = envelop([result.message, result.stderr], result.taint);
					const heading = result.type === "failed" ? "The call failed" : "The call was aborted";
					return {
						text: [`${heading}:${quoted}`, result.hints].filter(Boolean).join("\n"),
						failed: true
					};
				}
				case "denied": return {
					text: (0, _types_denial_js__WEBPACK_IMPORTED_MODULE_1__.iv)(result.decision),
					failed: true
				};
				case "invalid": return {
					text: `The arguments do not fit ${result.tool}: ${renderArgumentIssues(result.issues)}`,
					failed: true
				};
				case "not-found": return {
					text: `There is no tool ${result.tool}.${describeMissing(result, toolNames)}`,
					failed: true
				};
				case "refused": return {
					text: `Not run: ${result.message}.`,
					failed: true
				};
				case "dry-run": return {
					text: JSON.stringify({
						__dryRun: true,
						toolName: result.tool,
						args: result.args
					}),
					failed: false
				};
			}
		}
		const maxListed = 20;
		function describeMissing({ tool, nearest }, toolNames) {
			const advice = (0, _missing_tools_js__WEBPACK_IMPORTED_MODULE_0__.d)(tool);
			if (advice !== null) return ` ${advice}`;
			if (nearest.length > 0) return ` Did you mean ${nearest.join(" or ")}?`;
			return toolNames.length === 0 ? "" : ` The tools are ${toolNames.slice(0, maxListed).join(", ")}.`;
		}
		function envelop(parts, taint) {
			const text = parts.filter(Boolean).join("\n");
			return taint === null ? ` ${text}` : `\n${(0, _text_untrusted_envelope_js__WEBPACK_IMPORTED_MODULE_2__.uU)(taint, text)}`;
		}
		function renderArgumentIssues(issues) {
			return issues.map(({ path, message }) => path === "" ? message : `${path}: ${message}`).join("; ");
		}
	}),
	41758: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			f: () => decideCall,
			y: () => omitScratch
		});
		var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37981);
		var _types_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10031);
		function omitScratch(changes) {
			return changes?.filter(({ path }) => !path.startsWith("/")) ?? null;
		}
		function decideCall(decide, call, alternatives) {
			const unasked = {
				...call,
				isRemembered: false,
				approvedBy: []
			};
			const decided = alternatives.map((one) => {
				const args = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.OW)(call.args) && (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.OW)(one) ? {
					...call.args,
					...one
				} : one;
				return {
					one,
					args,
					verdict: decide({
						...unasked,
						args
					})
				};
			}).toSorted(({ verdict: left }, { verdict: right }) => rankOf(left) - rankOf(right));
			const [first] = decided;
			if (first === undefined) return {
				verdict: decide(call),
				alternatives
			};
			const same = decided.filter(({ verdict }) => rankOf(verdict) === rankOf(first.verdict));
			return {
				verdict: {
					...decide({
						...call,
						args: first.args
					}),
					matched: same.flatMap(({ verdict }) => verdict.matched)
				},
				alternatives: same.map(({ one }) => one)
			};
		}
		function rankOf({ decision }) {
			return (0, _types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(decision) ? 0 : _types_decision_js__WEBPACK_IMPORTED_MODULE_0__.a.indexOf(decision);
		}
	}),
	84279: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { d: () => adviseMissingTool });
		function adviseMissingTool(name) {
			const written = name.slice(0, 64).toLowerCase().replaceAll(/[_.-]/g, "");
			return rows.find(({ names }) => names.includes(written))?.advice ?? null;
		}
		const rows = [
			{
				names: [
					"finish",
					"done",
					"submit",
					"complete",
					"final",
					"finalanswer",
					"taskcomplete",
					"taskdone",
					"completetask",
					"attemptcompletion"
				],
				advice: "To finish, answer without a call."
			},
			{
				names: ["think", "sequentialthinking"],
				advice: "Write what you think as text."
			},
			{
				names: [
					"deletefile",
					"removefile",
					"delete",
					"unlink"
				],
				advice: "Delete files with rm in a command, or with *** Delete File in a patch."
			}
		];
	}),
	15989: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			GK: () => listDecidedCalls,
			dC: () => readConnection,
			vB: () => listKeptWrites
		});
		var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27831);
		var _types_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95867);
		var _types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		var _types_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45025);
		function listDecidedCalls(events, patchTool) {
			const calls = [];
			const byId = new Map();
			const add = (call) => {
				const draft = {
					...call,
					started: false,
					end: null,
					found: [],
					refused: []
				};
				calls.push(draft);
				byId.set(call.callId, draft);
			};
			let tainted = false;
			const escalated = new Set();
			for (const recorded of events) {
				const caller = recorded.type === "agent-event" ? "agent" : "run";
				const event = recorded.type === "agent-event" ? recorded.event : recorded;
				switch (event.type) {
					case "history-tainted":
						tainted = true;
						break;
					case "approval-requested":
						escalated.add(`${event.request.callId} ${event.request.callHash}`);
						break;
					case "tool-decided": {
						const { scriptId, argsJson } = event;
						const { callId, callHash } = event.decision;
						add({
							...event.decision,
							scriptId,
							argsJson,
							args: readArguments(argsJson, callId),
							tainted,
							escalated: escalated.has(`${callId} ${callHash}`),
							caller
						});
						break;
					}
					case "tool-started": {
						const call = byId.get(event.callId);
						if (call !== undefined) call.started = true;
						break;
					}
					case "tool-finished": {
						const call = byId.get(event.callId);
						if (call !== undefined) call.end = event;
						break;
					}
					case "connection-decided":
						if (event.connection.decision === "allow") byId.get(event.callId)?.found.push(readConnection(event.connection));
						break;
					case "changes-decided": {
						const call = event.callId === _types_event_js__WEBPACK_IMPORTED_MODULE_2__.wJ ? undefined : byId.get(event.callId);
						call?.found.push(...listKeptWrites(event.keptPaths, event.kept));
						call?.refused.push(...event.refused.map(({ path, rule }) => ({
							path,
							rule,
							tainted
						})));
						break;
					}
					case "patch-made":
						if (patchTool !== null && event.dependencies.length > 0) add({
							...describePatch(event.dependencies, events),
							tool: patchTool,
							turn: calls.at(-1)?.turn ?? 1,
							tainted,
							caller
						});
						break;
					default:
				}
			}
			return calls;
		}
		function readArguments(json, callId) {
			try {
				return (0, _text_parse_json_js__WEBPACK_IMPORTED_MODULE_3__.qF)(json);
			} catch (cause) {
				throw new _types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj({
					code: "usage",
					message: `the arguments of the call ${callId} of the record are not JSON: ${(0, _types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(cause)}`,
					hint: "Use a record as the run wrote it.",
					cause
				});
			}
		}
		function describePatch(dependencies, events) {
			const paths = new Set(dependencies.map(({ path }) => path));
			const refused = events.flatMap((event) => event.type === "changes-decided" && event.callId === _types_event_js__WEBPACK_IMPORTED_MODULE_2__.wJ ? event.refused : []).find(({ path }) => paths.has(path));
			return {
				callId: _types_event_js__WEBPACK_IMPORTED_MODULE_2__.wJ,
				callHash: _types_event_js__WEBPACK_IMPORTED_MODULE_2__.wJ,
				scriptId: null,
				argsJson: "{}",
				origin: "structured",
				args: {},
				accesses: [...paths].map((path) => (0, _types_access_js__WEBPACK_IMPORTED_MODULE_0__.s3)(path, "file")),
				justified: true,
				escalated: false,
				dependencies,
				decision: refused === undefined ? "allow" : "deny",
				rule: refused?.rule ?? "",
				reason: "",
				suggestion: "",
				matched: []
			};
		}
		function listKeptWrites(paths, kept) {
			const writes = paths.map((path) => (0, _types_access_js__WEBPACK_IMPORTED_MODULE_0__.s3)(path, null));
			return paths.length < kept ? [...writes, {
				type: "write",
				path: "",
				valid: false
			}] : writes;
		}
		function readConnection({ host, port }) {
			return {
				type: "connect",
				host,
				port,
				scheme: usualSchemes.get(port) ?? "https"
			};
		}
		const usualSchemes = new Map([
			[80, "http"],
			[22, "ssh"],
			[21, "ftp"]
		]);
	}),
	70672: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { $: () => groupBy });
		function groupBy(items, readKey) {
			const groups = new Map();
			for (const item of items) {
				const key = readKey(item);
				const group = groups.get(key);
				if (group === undefined) groups.set(key, [item]);
				else group.push(item);
			}
			return groups;
		}
	}),
	10041: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Jm: () => withInstallFields,
			aR: () => listChangedFields,
			nx: () => installFields,
			w: () => readPackageFields
		});
		var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37981);
		var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27831);
		const descriptiveFields = new Set([
			"name",
			"version",
			"description",
			"keywords",
			"author",
			"contributors",
			"license",
			"homepage",
			"repository",
			"bugs",
			"funding",
			"private"
		]);
		const installFields = new Set([
			"dependencies",
			"devDependencies",
			"peerDependencies",
			"peerDependenciesMeta",
			"optionalDependencies",
			"bundleDependencies",
			"bundledDependencies",
			"dependenciesMeta",
			"overrides",
			"resolutions",
			"packageManager",
			"pnpm",
			"catalog",
			"catalogs",
			"workspaces"
		]);
		function readPackageFields(content) {
			const value = (0, _text_parse_json_js__WEBPACK_IMPORTED_MODULE_0__.Vh)(content);
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.OW)(value) ? new Map(Object.entries(value).map(([name, field]) => [name, JSON.stringify(field)])) : null;
		}
		function listChangedFields(before, after) {
			const [old, now] = [readPackageFields(before), readPackageFields(after)];
			if (old === null || now === null) return null;
			return [...new Set([...old.keys(), ...now.keys()])].filter((name) => !descriptiveFields.has(name) && old.get(name) !== now.get(name));
		}
		function withInstallFields(content, other) {
			const [own, fields] = [readPackageFields(content), readPackageFields(other)];
			if (own === null || fields === null) return null;
			const entries = [...[...own].filter(([name]) => !installFields.has(name)), ...[...fields].filter(([name]) => installFields.has(name))];
			return `{${entries.map(([name, field]) => `${JSON.stringify(name)}:${field}`).join(",")}}\n`;
		}
	}),
	40688: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			P0: () => defaultCommandLimits,
			QY: () => defaultFreeDiskMb,
			Z6: () => gitModes,
			sE: () => approvalPresets,
			yd: () => unixSocketModes
		});
		const approvalPresets = [
			"untrusted",
			"on-failure",
			"on-request",
			"never"
		];
		const unixSocketModes = [
			"deny",
			"without-hosts",
			"allow"
		];
		const gitModes = ["visible", "history"];
		const defaultCommandLimits = {
			commandTimeoutMs: 12e4,
			memoryMb: 4096,
			processes: 2048,
			fileMb: 1024,
			tmpMb: 1024,
			cacheMb: 2048,
			cpuSeconds: 3600,
			outputMb: 64
		};
		const defaultFreeDiskMb = 256;
	}),
	76818: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			E: () => requestMethods,
			x: () => readConnectAccess
		});
		const requestMethods = [
			"GET",
			"HEAD",
			"POST",
			"PUT",
			"PATCH",
			"DELETE",
			"OPTIONS"
		];
		function readConnectAccess({ scheme, host, port }, method) {
			return {
				type: "connect",
				host,
				port,
				scheme,
				method
			};
		}
	}),
	2215: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Gx: () => renderItem,
			Jh: () => hintSeparator,
			MK: () => dateText,
			Qq: () => text,
			a4: () => hasValue,
			c3: () => listOf,
			gW: () => renderWords,
			h9: () => oneOrMore,
			lq: () => optional,
			nX: () => positiveWhole,
			re: () => strictObject,
			xC: () => optionalMap,
			yi: () => renderIssue,
			yu: () => refuseFor
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37428);
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23908);
		var _text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96763);
		var _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15633);
		const hintSeparator = "\n";
		const synonyms = [
			{
				written: [
					"connect",
					"network",
					"host",
					"hosts",
					"url",
					"egress"
				],
				meant: ["hosts", "net"]
			},
			{
				written: [
					"path",
					"paths",
					"file",
					"files"
				],
				meant: ["read", "write"]
			},
			{
				written: [
					"cmd",
					"bash",
					"shell",
					"exec",
					"run"
				],
				meant: ["command"]
			},
			{
				written: [
					"action",
					"effect",
					"allow",
					"deny"
				],
				meant: ["decision"]
			},
			{
				written: [
					"match",
					"if",
					"conditions"
				],
				meant: ["when"]
			},
			{
				written: [
					"description",
					"message",
					"comment"
				],
				meant: ["reason"]
			},
			{
				written: [
					"user",
					"role",
					"roles"
				],
				meant: ["actor"]
			},
			{
				written: ["branch"],
				meant: ["ref"]
			}
		];
		function strictObject(shape) {
			const known = Object.keys(shape);
			return zod__WEBPACK_IMPORTED_MODULE_1__.strictObject(shape, { error: (issue) => {
				if (issue.code !== "unrecognized_keys") return undefined;
				return issue.keys.map((key) => renderMeant(key, known)).join(hintSeparator);
			} });
		}
		function renderIssue(issue, base = []) {
			const path = zod__WEBPACK_IMPORTED_MODULE_2__.sR([...base, ...issue.path]);
			const place = path === "" ? "" : ` at ${path}`;
			if (issue.code === "unrecognized_keys") {
				const hints = issue.message.split(hintSeparator);
				const unknown = issue.keys.map((key, index) => `unknown key "${(0, _text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.UN)(key)}" (${hints[index] ?? ""})`);
				return `${unknown.join("; ")}${place}`;
			}
			const isMissing = issue.code === "invalid_type" && issue.message.endsWith("received undefined");
			return isMissing ? `${path} is missing` : `${issue.message}${place}`;
		}
		const dateText = zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(zod__WEBPACK_IMPORTED_MODULE_3__.date, "a date is written like 2027-03-31");
		function optional(schema, help) {
			return schema.optional().describe(help);
		}
		function optionalMap(help, shape) {
			return optional(strictObject(shape), help);
		}
		function refuseFor(explain) {
			return (input, context) => {
				const message = explain(input);
				if (message !== null) context.addIssue({
					code: "custom",
					message,
					input
				});
			};
		}
		function hasValue(written) {
			return Object.values(written).some((value) => value !== undefined);
		}
		function renderMeant(key, known) {
			const group = synonyms.find(({ written }) => written.includes(key.toLowerCase()));
			const meant = (group?.meant ?? []).filter((name) => known.includes(name));
			return meant.length === 0 ? (0, _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_4__.NQ)(key, known) : `did you mean ${meant.map((name) => `"${name}"`).join(" or ")}?`;
		}
		function oneOrMore(item) {
			return zod__WEBPACK_IMPORTED_MODULE_1__.union([item, zod__WEBPACK_IMPORTED_MODULE_1__.array(item).min(1, "the list is empty")]);
		}
		function listOf(value) {
			return Array.isArray(value) ? value : [value];
		}
		const text = zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1, "the text is empty").max(2e3, {
			error: "the text is longer than 2,000 characters",
			abort: true
		});
		const positiveWhole = zod__WEBPACK_IMPORTED_MODULE_1__.number().int("must be a whole number").positive("must be more than 0");
		function renderWords(text) {
			const words = text.split(/\s+/).filter((word) => word !== "");
			return `[${words.map(renderItem).join(", ")}]`;
		}
		function renderItem(text) {
			return /^[a-z][\w./-]*$/i.test(text) ? text : JSON.stringify(text);
		}
	}),
	70821: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			V: () => templateNames,
			u: () => templatePlaceholder
		});
		const templateNames = [
			"number",
			"title",
			"body",
			"comment"
		];
		const templatePlaceholder = /\{\{([^{}]*)\}\}/g;
	}),
	1423: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { W: () => renderYaml });
		function renderYaml(data, describe = () => null) {
			return isBlock(data) ? renderBlock(data, "", describe) : `${renderScalar(data)}\n`;
		}
		function isBlock(data) {
			if (typeof data !== "object" || data === null) return false;
			if (Array.isArray(data)) return data.length > 0;
			const map = data;
			return Object.keys(map).some((key) => map[key] !== undefined);
		}
		function renderBlock(data, indent, describe) {
			let text = "";
			if (Array.isArray(data)) {
				for (const item of data) {
					const comment = isBlock(item) ? describe(item) : null;
					if (comment !== null) text += `${text === "" ? "" : indent}# ${comment}\n`;
					const rest = isBlock(item) ? renderBlock(item, `${indent}  `, describe) : `${renderScalar(item)}\n`;
					text += `${text === "" ? "" : indent}- ${rest}`;
				}
				return text;
			}
			for (const [key, value] of Object.entries(data)) {
				if (value === undefined) continue;
				const rest = isBlock(value) ? `\n${indent}  ${renderBlock(value, `${indent}  `, describe)}` : ` ${renderScalar(value)}\n`;
				text += `${text === "" ? "" : indent}${renderText(key)}:${rest}`;
			}
			return text;
		}
		function renderScalar(value) {
			if (typeof value === "string") return renderText(value);
			if (Array.isArray(value)) return "[]";
			return typeof value === "object" && value !== null ? "{}" : JSON.stringify(value);
		}
		const reserved = /^(?:null|true|false|yes|no|on|off|y|n)$/i;
		function renderText(text) {
			if (/^[A-Za-z_/][\x20-\x7e]*$/.test(text) && !/: |:$| #| $/.test(text) && !reserved.test(text)) return text;
			return JSON.stringify(text).replaceAll(/[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
		}
	}),
	13462: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			K: () => renderOrigin,
			r: () => readRequestUrl
		});
		const maxCharacters = 8192;
		const tooLong = `the URL is longer than ${maxCharacters} characters`;
		function readRequestUrl(written, base = null) {
			if (written.length > maxCharacters) return tooLong;
			if (/[\p{Cc}\p{Cs}\s\\]/u.test(written)) return "a URL has no spaces, control characters or backslashes";
			if (base === null && /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(written.replace(/[?#].*$/s, ""))) return "a URL has no \".\" or \"..\" in its path here";
			const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(written)?.[1]?.toLowerCase();
			if (scheme === undefined ? base === null : scheme !== "http" && scheme !== "https") return "only http:// and https:// URLs can be requested";
			const authority = /^(?:[a-z][a-z0-9+.-]*:\/*|\/{2,})([^/?#]*)/i.exec(written);
			if (authority !== null && !/^(?:https?:)?\/\/[^/?#]/i.test(written)) return "the URL names no host";
			let url;
			try {
				url = new URL(written, base?.href);
			} catch {
				return "this is no URL";
			}
			if (url.username !== "" || url.password !== "" || authority?.[1]?.includes("@") === true) return "a URL has no user name or password here";
			const host = url.hostname.replace(/\.$/, "");
			if (host === "" || host.endsWith(".") || host.startsWith(".") || host.includes("..")) return "the URL names no host";
			const writtenHost = authority?.[1]?.replace(/:\d*$/, "").toLowerCase();
			if (/^\d+(?:\.\d+){3}$/.test(host) && writtenHost !== undefined && writtenHost !== host) return "write an IP address as four decimal numbers";
			const isSecure = url.protocol === "https:";
			const port = url.port === "" ? isSecure ? 443 : 80 : Number(url.port);
			if (port === 0) return "port 0 is no port";
			url.hash = "";
			url.hostname = host;
			if (url.href.length > maxCharacters) return tooLong;
			return {
				href: url.href,
				scheme: isSecure ? "https" : "http",
				host,
				port
			};
		}
		function renderOrigin({ scheme, host, port }) {
			return `${scheme}://${host}:${port}`;
		}
	}),
	4994: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Gz: () => showUntrusted,
			Te: () => escapeHarnessTags,
			VY: () => renderUntrustedEnvelope,
			_t: () => restoreShown,
			dB: () => renderUntrustedFile,
			tq: () => cutEnveloped,
			uU: () => renderUntrustedOutput
		});
		var _invisible_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24989);
		const maxAttributeCharacters = 200;
		function renderUntrustedEnvelope(attributes, text) {
			return renderEnvelope(attributes, escapeHarnessTags(text.replace(_invisible_characters_js__WEBPACK_IMPORTED_MODULE_0__.sN, "")));
		}
		function renderUntrustedOutput(source, text) {
			const shown = showUntrusted(text);
			const isEscaped = shown !== escapeTags(text);
			const invisible = String.raw`shown as \u{HEX}; write them so in patches`;
			return renderEnvelope({
				source,
				...isEscaped && { invisible }
			}, shown);
		}
		function renderEnvelope(attributes, escaped) {
			const rendered = Object.entries(attributes).map(([name, value]) => ` ${name}="${renderAttribute(value)}"`);
			return `<untrusted${rendered.join("")}>\n${escaped}\n</untrusted>`;
		}
		function showUntrusted(text) {
			return (0, _invisible_characters_js__WEBPACK_IMPORTED_MODULE_0__.Ul)(escapeTags(text));
		}
		function escapeTags(text) {
			return escapeHarnessTags(text.toWellFormed().replaceAll("\r\n", "\n"));
		}
		function restoreShown(text, original) {
			let restored = text;
			const hidden = new Set([...original.matchAll(_invisible_characters_js__WEBPACK_IMPORTED_MODULE_0__.g1)].flatMap(([, character]) => character ?? []));
			for (const character of hidden) {
				const shown = showUntrusted(character);
				if (!original.includes(shown)) restored = restored.replaceAll(shown, () => character);
			}
			const hasTags = escapeHarnessTags(original) !== original && !original.includes("&lt;");
			return hasTags ? restored.replace(escapedHarnessTag, "<") : restored;
		}
		function renderUntrustedFile(attributes, text) {
			const marked = text.split(/\r\n?|\n/).map((line) => `untrusted| ${line}`);
			return `${renderUntrustedEnvelope(attributes, marked.join("\n"))}\n`;
		}
		function cutEnveloped(text, maxCharacters) {
			const cut = text.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, "");
			const at = cut.lastIndexOf("<");
			const tag = at === -1 ? "" : cut.slice(at);
			const isPart = tags.some((name) => tag.startsWith(name) && !tag.includes(">") || name.startsWith(tag));
			const head = tag !== "" && isPart ? cut.slice(0, at) : cut;
			return head.lastIndexOf("<untrusted") > head.lastIndexOf("</untrusted>") ? `${head}\n</untrusted>` : head;
		}
		const tags = ["<untrusted", "</untrusted>"];
		const tagName = String.raw`(?=[\s/\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*(?:script-output|tool-calls|harness-notice|untrusted)\b)`;
		const harnessTag = new RegExp(`<${tagName}`, "giu");
		const escapedHarnessTag = new RegExp(`&lt;${tagName}`, "giu");
		function escapeHarnessTags(text) {
			return text.replace(harnessTag, "&lt;");
		}
		function renderAttribute(value) {
			return value.replace(/\s+/g, " ").replaceAll("&", "&amp;").replaceAll("\"", "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").slice(0, maxAttributeCharacters);
		}
	}),
	4580: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { _: () => isTooDeepYaml });
		const maxDepth = 200;
		function isTooDeepYaml(tokens) {
			let flow = 0;
			let column = 0;
			let isStart = true;
			for (const token of tokens) {
				if (token === "[" || token === "{") flow += 1;
				else if (token === "]" || token === "}") flow -= 1;
				else if (token === "\n" || token === "\r\n") {
					column = 0;
					isStart = true;
				} else if (isStart && /^[ ?:-]+$/.test(token)) column += token.length;
				else isStart = false;
				if (Math.max(flow, 0) + column > maxDepth) return true;
			}
			return false;
		}
	}),
	89953: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			PD: () => reservedToolNames,
			_k: () => createToolCatalogue,
			wW: () => loopTools,
			yf: () => mayNameServer
		});
		var _text_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68685);
		const reservedToolNames = new Set([
			...Object.getOwnPropertyNames(Object.prototype),
			"prototype",
			"then",
			"catch",
			"finally",
			"toJSON",
			"call",
			"apply",
			"bind",
			"arguments",
			"caller"
		]);
		const loopTools = {
			search: "search_tools",
			wait: "wait_script"
		};
		const packNames = [
			"core-codex",
			"anthropic-standard",
			"file-ops",
			"read-only",
			"research"
		];
		const extendedKinds = {
			session: ["command"],
			"session-input": ["command", "session"]
		};
		function mayNameServer(name) {
			return /^(?:(?:m|mc|mcp)?\*|mcp\.)/.test(name);
		}
		function createToolCatalogue(tools) {
			const names = tools.map(({ name }) => name);
			const known = new Set(names);
			const listNames = (...kinds) => tools.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);
			const denying = new Map(tools.map(({ name, kind, deniedWith }) => [name, [
				name,
				...listNames(...extendedKinds[kind] ?? []),
				...deniedWith === undefined ? [] : [deniedWith]
			]]));
			return {
				facts: tools,
				names,
				packs: new Map([["all", null], ...packNames.map((pack) => [pack, tools.filter(({ packs }) => packs.includes(pack)).map(({ name }) => name)])]),
				mayExist: (name) => known.has(name) || mayNameServer(name) || name.includes("*") && names.some((0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.SO)(name)),
				listNames,
				isOf: (tool, ...kinds) => listNames(...kinds).includes(tool),
				pickName(kind) {
					const [first] = listNames(kind);
					if (first === undefined) throw new Error(`no tool is of the kind ${kind}`);
					return first;
				},
				listDenyingNames: (tool) => denying.get(tool) ?? [tool]
			};
		}
	}),
	24505: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Qz: () => createCustomAccess,
			Y2: () => parseTemplateWord,
			_: () => findOptionArgument,
			nH: () => fillCommand
		});
		function parseTemplateWord(word) {
			const parts = [];
			let at = 0;
			for (const found of word.matchAll(/\{([A-Za-z_]\w*)(\.\.\.)?\}/g)) {
				if (found.index > at) parts.push({
					type: "text",
					text: word.slice(at, found.index)
				});
				parts.push({
					type: found[2] === undefined ? "value" : "spread",
					name: found[1] ?? ""
				});
				at = found.index + found[0].length;
			}
			if (at < word.length || parts.length === 0) parts.push({
				type: "text",
				text: word.slice(at)
			});
			return parts;
		}
		function fillCommand({ command }, args) {
			const [program, ...words] = command;
			return [program, ...words.flatMap((word) => fillWord(parseTemplateWord(word), args))];
		}
		function findOptionArgument({ command, parameters }, args) {
			for (const template of command.slice(1)) {
				const parts = parseTemplateWord(template);
				const [first] = parts;
				if (first === undefined || first.type === "text") continue;
				const names = parts.flatMap((part) => part.type === "text" ? [] : [part.name]);
				if (names.every((name) => isListed(parameters[name]))) continue;
				const word = fillWord(parts, args).find((filled) => filled.startsWith("-"));
				if (word !== undefined) return {
					name: first.name,
					word
				};
			}
			return null;
		}
		function createCustomAccess(name) {
			return {
				type: "opaque",
				text: name,
				reason: "a custom tool runs only if a rule names it"
			};
		}
		function fillWord(parts, args) {
			const [first] = parts;
			if (first?.type === "spread") {
				const listed = readArgument(args, first.name);
				return Array.isArray(listed) ? listed.map(renderValue) : [];
			}
			const texts = parts.map((part) => {
				if (part.type === "text") return part.text;
				const value = readArgument(args, part.name);
				return value === undefined || value === null ? null : renderValue(value);
			});
			return texts.includes(null) ? [] : [texts.join("")];
		}
		function readArgument(args, name) {
			return Object.hasOwn(args, name) ? args[name] : undefined;
		}
		function renderValue(value) {
			return typeof value === "string" ? value : JSON.stringify(value);
		}
		function isListed(parameter) {
			if (parameter === undefined) return false;
			return (parameter.type === "array" ? parameter.items : parameter).enum !== undefined;
		}
	}),
	18206: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Np: () => renderRefused,
			Wl: () => renderLastDenial,
			iv: () => renderDenial,
			uH: () => lastDenial
		});
		var _access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95867);
		var _text_untrusted_envelope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4994);
		var _text_cut_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37527);
		const maxCharacters = 400;
		function renderRefused({ reason, refused }) {
			return ["", "none"].includes(refused) || reason.includes(refused) ? "" : ` (${refused})`;
		}
		function renderDenial(decision) {
			const { rule, reason, instead } = decision;
			const ask = decision.decision === "explain" ? " Make the same call again with the argument `justification`: purpose, expected effect, and why there is no other way." : "";
			const effect = `${describeNoEffect(decision)}${renderLastDenial(decision)}`;
			const rest = `${renderRefused(decision)} ${effect}${instead === "" ? "" : ` ${instead}`}${ask}`;
			const head = `Denied by rule ${rule}: ${reason}`;
			const room = Math.max(0, maxCharacters - rest.length);
			const text = `${(0, _text_cut_text_js__WEBPACK_IMPORTED_MODULE_2__.IN)(head, room)}${rest}`.slice(0, maxCharacters);
			return (0, _text_untrusted_envelope_js__WEBPACK_IMPORTED_MODULE_1__.Te)(text);
		}
		const lastDenial = "The next denied call or refused change ends the run.";
		function renderLastDenial({ limits }) {
			const isLast = (name) => limits.some(({ limit, used, of }) => limit === name && used + 2 === of);
			if (isLast("denials")) return ` ${lastDenial}`;
			return isLast("identicalCalls") ? " If this call is denied again, the run ends." : "";
		}
		function describeNoEffect({ accesses }) {
			if (!(0, _access_js__WEBPACK_IMPORTED_MODULE_0__.nk)(accesses)) return "Nothing was run.";
			return accesses.some(({ type }) => type === "write") ? "No file was changed." : "Nothing was read.";
		}
	}),
	46360: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			D: () => pickStrongest,
			Y: () => pickWeakest
		});
		function pickWeakest(left, right) {
			if (left === "no" || right === "no") return "no";
			return left === "may" || right === "may" ? "may" : "must";
		}
		function pickStrongest(left, right) {
			if (left === "must" || right === "must") return "must";
			return left === "may" || right === "may" ? "may" : "no";
		}
	}),
	1789: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			X6: () => searchFormats,
			YR: () => readSearchMethod,
			f8: () => searchRule,
			vC: () => createSearchAccess
		});
		const searchFormats = [
			"searxng",
			"brave",
			"tavily"
		];
		function readSearchMethod({ format }) {
			return format === "tavily" ? "POST" : "GET";
		}
		function createSearchAccess(tool) {
			return {
				type: "opaque",
				text: tool,
				reason: "a search sends its query to a service, so a rule has to name the tool"
			};
		}
		const searchRule = "search";
	}),
	25253: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			G: () => describeCall,
			t: () => createCallDecider
		});
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10031);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		var _core_types_network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10007);
		var _core_calls_decide_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41758);
		var _core_text_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37981);
		var _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86276);
		var _separate_sessions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17779);
		var _prepare_call_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97418);
		var _refuse_secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10464);
		var _justification_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81244);
		function createCallDecider(options) {
			const { sandbox, justifications, allowedForRun, approvals, clock, limits, history } = options;
			const { policy } = options.scope;
			return async (prepared) => {
				const { call, tool, bound, args, justification, hash } = prepared;
				const startMs = clock.monotonicMs();
				const taken = justification === "" ? null : justifications.take(hash);
				const justified = taken !== null;
				const retried = taken ?? [];
				const callHash = retried.length === 0 ? hash : (0, _prepare_call_js__WEBPACK_IMPORTED_MODULE_6__.j)(`${hash}\n${(0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_9__.R5)(toJson(retried))}`);
				const described = await describeCall(prepared, policy, sandbox).catch((thrown) => ({
					thrown,
					accesses: [],
					changes: null,
					argumentPaths: new Map()
				}));
				const accesses = [...described.accesses, ...retried];
				const decisionId = options.createId("decision");
				const facts = {
					tool: tool.name,
					args,
					origin: call.origin,
					turn: call.turn,
					justified,
					argumentPaths: described.argumentPaths,
					isDisposable: (path) => sandbox.files.isIgnored(path),
					asksPeople: options.asksPeople && options.readMode(call.turn) === "run",
					isolation: sandbox.isolation.level,
					rulesUsed: history.rulesUsed,
					get history() {
						return history.list(decisionId);
					}
				};
				const refused = limits.findEnd();
				if (refused !== null) return { refused };
				let decided;
				try {
					if ("thrown" in described) throw described.thrown;
					decided = decide({
						...described,
						accesses
					});
				} catch (thrown) {
					if (thrown instanceof _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj && thrown.code === "sandbox") limits.close("sandbox-unavailable", thrown.message);
					decided = {
						verdict: denyForError(thrown),
						alternatives: []
					};
				}
				const { followUp, ...verdict } = decided.verdict;
				if (verdict.decision === "allow-for-run" && followUp.mayRemember) allowedForRun.add(callHash);
				const decision = {
					...verdict,
					decisionId,
					runId: options.runId,
					turn: call.turn,
					callId: call.callId,
					callHash,
					tool: tool.name,
					origin: call.origin,
					accesses,
					policySha256: policy.sha256,
					durationUs: Math.round((clock.monotonicMs() - startMs) * 1e3),
					limits: [...limits.list(callHash), ...verdict.limits],
					masked: prepared.masked,
					justified
				};
				if (decision.decision !== "escalate" && !(0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(decision.decision)) limits.countDenial(decision);
				else {
					history.add(decisionId, decision, {
						...facts,
						callId: call.callId,
						accesses,
						tainted: options.isTainted()
					});
					if ((0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(decision.decision) && options.readMode(call.turn) === "run") limits.countStart();
				}
				const { changes } = described;
				return {
					prepared,
					decision,
					changes,
					followUp,
					alternatives: decided.alternatives,
					facts
				};
				function decide({ accesses: all, changes: planned }) {
					const approved = planned?.flatMap((change) => approvals.findApproval(change) ?? []) ?? [];
					const about = {
						...facts,
						accesses: all,
						changes: (0, _core_calls_decide_call_js__WEBPACK_IMPORTED_MODULE_3__.y)(planned)?.map((change) => addBase(change, sandbox.files)) ?? null,
						tainted: options.isTainted(),
						isRemembered: allowedForRun.has(callHash),
						approvedBy: approved.length === planned?.length ? [...new Set(approved)] : []
					};
					const { verdict, alternatives } = (0, _core_calls_decide_call_js__WEBPACK_IMPORTED_MODULE_3__.f)(policy.decide, about, bound.alternatives);
					if (verdict.decision === "explain") justifications.ask(hash);
					const noted = retried.length === 0 ? verdict : {
						...verdict,
						reason: `${verdict.reason} (${(0, _justification_js__WEBPACK_IMPORTED_MODULE_8__.wB)(retried)})`
					};
					return {
						verdict: (0, _refuse_secrets_js__WEBPACK_IMPORTED_MODULE_7__.u)(noted, {
							...prepared,
							accesses: all
						}),
						alternatives
					};
				}
			};
		}
		async function describeCall({ bound, args }, { pathArguments }, { files, sessions }) {
			const listed = await bound.listAccesses(files);
			const called = sessions === null ? listed : (0, _separate_sessions_js__WEBPACK_IMPORTED_MODULE_5__.P)(listed, sessions);
			const argumentPaths = new Map();
			const values = pathArguments.flatMap((pointer) => [args, ...bound.alternatives].map((one) => (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_9__.Qn)(one, pointer)));
			for (const text of values) {
				if (typeof text !== "string") continue;
				const resolved = await files.resolve(text);
				argumentPaths.set(text, resolved.type === "inside" ? resolved.path : null);
			}
			return {
				accesses: called,
				changes: await planCallChanges(bound, files),
				argumentPaths
			};
		}
		function addBase(change, files) {
			const { before, ...facts } = files.readBase(change.path);
			const content = change.before?.content ?? null;
			return {
				...change,
				...facts,
				before: before === null ? null : {
					...before,
					content
				}
			};
		}
		async function planCallChanges(bound, files) {
			try {
				return await bound.planChanges(files);
			} catch (thrown) {
				if (thrown instanceof _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_4__.X) return [];
				throw thrown;
			}
		}
		function toJson(accesses) {
			return JSON.parse(JSON.stringify(accesses));
		}
		function denyForError(thrown) {
			return {
				decision: "deny-and-abort",
				rule: "error",
				reason: `the call could not be decided: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown)}`,
				refused: "",
				instead: "",
				suggestion: "",
				matched: [],
				grant: _core_types_network_js__WEBPACK_IMPORTED_MODULE_2__.iW,
				alone: "",
				limits: [],
				followUp: _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.CV
			};
		}
	}),
	81244: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			AW: () => createJustifications,
			f9: () => readJustification,
			iq: () => justificationKey,
			wB: () => renderRetried
		});
		var _core_calls_recorded_calls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15989);
		var _core_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37981);
		var _core_types_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95867);
		var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37527);
		const justificationKey = "justification";
		const maxCharacters = 2e3;
		const maxAccesses = 50;
		const maxShownCharacters = 600;
		function readJustification(args) {
			if (Array.isArray(args) && (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_3__.OW)(args.at(-1))) {
				const { args: last, justification } = readJustification(args.at(-1));
				return {
					args: [...args.slice(0, -1), last],
					justification
				};
			}
			if (!(0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_3__.OW)(args) || !Object.hasOwn(args, justificationKey)) return {
				args,
				justification: ""
			};
			const { [justificationKey]: written, ...rest } = args;
			if (typeof written !== "string" || written.length > maxCharacters) return {
				args,
				justification: ""
			};
			return {
				args: rest,
				justification: written.trim()
			};
		}
		function createJustifications() {
			const asked = new Set();
			const retries = new Map();
			return {
				ask: (callHash) => void asked.add(callHash),
				grantRetry(callHash, refusals) {
					const accesses = listRefusedAccesses(refusals);
					if (accesses.length > 0 && accesses.length <= maxAccesses) retries.set(callHash, accesses);
					else retries.delete(callHash);
				},
				take(callHash) {
					const retried = retries.get(callHash) ?? (asked.has(callHash) ? [] : null);
					retries.delete(callHash);
					return retried;
				}
			};
		}
		function renderRetried(accesses) {
			const text = accesses.map(_core_types_access_js__WEBPACK_IMPORTED_MODULE_1__.bu).join(", ");
			return `made again with what was refused before: ${(0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_2__.IN)(text, maxShownCharacters)}`;
		}
		function listRefusedAccesses({ changes, connections }) {
			const writes = changes.filter(({ restored }) => restored).map(({ path }) => (0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_1__.s3)(path, null));
			const connects = connections.map(_core_calls_recorded_calls_js__WEBPACK_IMPORTED_MODULE_0__.dC);
			return [...new Map([...writes, ...connects].map((access) => [(0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_1__.bu)(access), access])).values()];
		}
	}),
	97418: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			j: () => computeSha256,
			m: () => prepareCall
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var _core_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37981);
		var _justification_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81244);
		var _redact_arguments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27652);
		function prepareCall(call, tool, { policy, redactor }) {
			const { args: written, justification } = (0, _justification_js__WEBPACK_IMPORTED_MODULE_1__.f9)(call.args);
			const result = tool.bind(written);
			if (result.type === "invalid") return result;
			if (result.ifNotOffered !== null && !policy.view().isOffered(result.tool.name)) return {
				type: "invalid",
				issues: [result.ifNotOffered]
			};
			const { call: bound } = result;
			const plainJson = (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_2__.R5)(bound.args);
			const args = addJustification(bound.args, justification);
			const { json, masked } = (0, _redact_arguments_js__WEBPACK_IMPORTED_MODULE_3__.G)(args, redactor);
			return {
				type: "prepared",
				prepared: {
					call,
					tool: result.tool,
					bound,
					justification,
					args,
					argsSha256: computeSha256(args === bound.args ? plainJson : (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_2__.R5)(args)),
					redactedJson: (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_2__.R5)(json),
					masked,
					hash: computeSha256(`${result.tool.name}\n${plainJson}\n${policy.sha256}`)
				}
			};
		}
		function computeSha256(text) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex");
		}
		function addJustification(args, justification) {
			return justification !== "" && (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_2__.OW)(args) ? {
				...args,
				[_justification_js__WEBPACK_IMPORTED_MODULE_1__.iq]: justification
			} : args;
		}
	}),
	27652: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { G: () => redactArguments });
		var _core_text_unique_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56174);
		function redactArguments(value, redactor) {
			const masked = [];
			const redact = (part, pointer) => {
				if (typeof part === "string") {
					const shown = redactor.redactText(part);
					if (shown !== part) masked.push(pointer);
					return shown;
				}
				if (typeof part === "number") {
					const shown = redactor.redactText(String(part));
					if (shown === String(part)) return part;
					masked.push(pointer);
					return shown;
				}
				if (Array.isArray(part)) return part.map((entry, index) => redact(entry, `${pointer}/${index}`));
				if (part === null || typeof part !== "object") return part;
				const makeUnique = (0, _core_text_unique_name_js__WEBPACK_IMPORTED_MODULE_0__.s)();
				return Object.fromEntries(Object.entries(part).map(([key, entry]) => {
					const redacted = redactor.redactText(key);
					const shown = makeUnique(redacted);
					const below = `${pointer}/${shown.replaceAll("~", "~0").replaceAll("/", "~1")}`;
					if (redacted === key) return [shown, redact(entry, below)];
					masked.push(below);
					return [shown, redactor.redactJson(entry)];
				}));
			};
			return {
				json: redact(value, ""),
				masked
			};
		}
	}),
	10464: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { u: () => refuseSecrets });
		var _core_types_network_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10007);
		var _core_types_mcp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81441);
		const knownSecretRule = "known-secret";
		function refuseSecrets(verdict, { tool, accesses, masked }) {
			const leaves = accesses.some((access) => access.type === "connect" && access.method !== undefined);
			if (!leaves && !(0, _core_types_mcp_js__WEBPACK_IMPORTED_MODULE_1__.Ok)(tool.name) && !["search", "github"].includes(tool.kind)) return verdict;
			const [first] = masked;
			if (first === undefined || verdict.decision === "deny-and-abort") return verdict;
			return {
				...verdict,
				decision: "deny",
				rule: knownSecretRule,
				reason: `A secret, or what looks like one, is in ${first} of the call. It is sent nowhere.`,
				instead: "",
				suggestion: "",
				grant: _core_types_network_js__WEBPACK_IMPORTED_MODULE_0__.iW
			};
		}
	}),
	17779: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			D: () => separateSessions,
			P: () => describeSessions
		});
		var _core_types_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95867);
		function separateSessions(sessions) {
			const own = new Set();
			return {
				async open(request, judge) {
					const session = await sessions.open(request, judge);
					own.add(session.id);
					return session;
				},
				find: (id) => own.has(id) ? sessions.find(id) : null,
				listOpen: () => sessions.listOpen().filter((id) => own.has(id)),
				closeAll: () => sessions.closeAll()
			};
		}
		function describeSessions(accesses, sessions) {
			return accesses.map((access) => {
				if (access.type !== "session") return access;
				const argv = sessions.find(access.sessionId)?.argv ?? [];
				return {
					...access,
					command: argv.map(_core_types_access_js__WEBPACK_IMPORTED_MODULE_0__.XW).join(" ")
				};
			});
		}
	}),
	34396: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			X: () => isInterpreter,
			i: () => explainInlineCode
		});
		var _program_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50309);
		var _wrappers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68433);
		const question = /^(?:-v|-V|-h|--version|--help)$/;
		const shell = { code: /^-[A-Za-z]*[cs]$/ };
		const javaScript = {
			code: /^(?:-[ep]+|-i|--(?:eval|print|interactive)(?:=.*)?|(?:-r|--require|--import|--loader)=data:.*|--import=data:.*)$/s,
			alone: /^(?:--test|--run)(?:=|$)/
		};
		const interpreters = new Map(Object.entries({
			"python pythonw pypy": {
				code: /^-[bBdEIOPqRsSuvx]*[ci]/,
				ends: /^-m/
			},
			"node nodejs bun deno tsx ts-node": javaScript,
			perl: { code: /^-[acdlnpw0i.]*[eE]/ },
			ruby: { code: /^-[alnpw0i.]*e/ },
			php: { code: /^(?:-[rBRE]|--(?:run|process-begin|process-code|process-end))/ },
			"lua luajit rscript julia groovy elixir": { code: /^(?:-e|-E|--eval)/ },
			"bash sh dash zsh ksh mksh ash rbash yash posh fish csh tcsh": shell,
			"pwsh powershell": { code: /^-(?:c|e)/i }
		}).flatMap(([names, interpreter]) => names.split(" ").map((name) => [name, interpreter])));
		function isInterpreter(program) {
			return interpreters.has((0, _program_name_js__WEBPACK_IMPORTED_MODULE_0__.ZL)(program));
		}
		function explainInlineCode([program, ...words]) {
			if (program?.type !== "literal") return null;
			const interpreter = interpreters.get((0, _program_name_js__WEBPACK_IMPORTED_MODULE_0__.ZL)(program.value));
			if (interpreter === undefined) return null;
			const { code, ends, alone } = interpreter;
			let isAlone = false;
			let mayBeValue = false;
			for (const word of words) {
				const text = word.type === "literal" ? word.value : /^[\w./][\w./*?{},-]*$/.test(word.text) ? word.text : null;
				if (text === null) return `${program.value} with a word that is known only when it runs may run code`;
				if (code.test(text)) return `${program.value} ${text.slice(0, 40)} runs code that is not in a file`;
				if (ends?.test(text) === true) return null;
				if ((0, _wrappers_js__WEBPACK_IMPORTED_MODULE_1__.si)(text)) return `${program.value} runs what it reads from its input`;
				if (/^(?:eval|repl|inspect)$/.test(text)) return `${program.value} ${text} runs code that is not in a file`;
				if (!text.startsWith("-") && !mayBeValue) return null;
				mayBeValue = text.startsWith("-");
				isAlone ||= question.test(text) || alone?.test(text) === true || !text.startsWith("-");
			}
			return isAlone ? null : `${program.value} without a script runs what it reads from its input`;
		}
	}),
	51495: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			N: () => explainStarter,
			L: () => lowerCommand
		});
		var path_text = __webpack_require__(45894);
		var inline_code = __webpack_require__(34396);
		var program_name = __webpack_require__(50309);
		var rejected = __webpack_require__(8347);
		var shell_builtins = __webpack_require__(16215);
		var parse_shell = __webpack_require__(13796);
		var shell_lowering = __webpack_require__(52652);
		var external_node_path_ = __webpack_require__(76760);
		var shell_words = __webpack_require__(20750);
		;
		const harmlessDevices = new Set([
			"/dev/null",
			"/dev/zero",
			"/dev/full",
			"/dev/random",
			"/dev/urandom",
			"/dev/stdin",
			"/dev/stdout",
			"/dev/stderr"
		]);
		function lowerRedirections(redirections, lowering) {
			for (const redirection of redirections) {
				if (redirection.descriptor?.type === "FileDescriptorVariable") lowering.refuse("a descriptor in a variable is not followed");
				if (redirection.descriptor?.type === "FileDescriptor" && redirection.descriptor.value > 9) (0, shell_words.mw)(lowering, `descriptor ${redirection.descriptor.value}`);
				if (redirection.type === "HereDoc") {
					if (redirection.closing === undefined) lowering.refuse("a here-document has no end");
					const { body } = redirection;
					if (body.parts?.some(({ type, text }) => type === "ParameterExpansion" && text.includes("'")) === true) lowering.refuse("a quote in an expansion of a here-document is read differently by shells");
					(0, shell_words.Ud)(body, lowering);
					continue;
				}
				const { target } = redirection;
				if (target === undefined) {
					lowering.refuse("a redirection has no target");
					continue;
				}
				if (redirection.type === "HereString") {
					(0, shell_words.mw)(lowering, "a here-string");
					(0, shell_words.Ud)(target, lowering);
					continue;
				}
				const { operator } = redirection;
				if (operator === "&>" || operator === "&>>") (0, shell_words.mw)(lowering, operator);
				const read = (0, shell_words.pS)(target, lowering);
				if (operator === "<") continue;
				if (read.type === "dynamic") {
					lowering.refuse("which file a redirection opens is known only when it runs");
					continue;
				}
				const path = read.value;
				if (operator === "<&" || operator === ">&") {
					if (/^(?:\d+-?|-)$/.test(path)) continue;
					if (operator === "<&" || redirection.descriptor !== undefined) {
						lowering.refuse("a descriptor is copied from a word that is not a descriptor");
						continue;
					}
					(0, shell_words.mw)(lowering, operator);
				}
				addWrite(path, lowering);
			}
		}
		function addWrite(path, { directories, workspace, accesses, refuse }) {
			if (harmlessDevices.has(path) || /^\/dev\/(?:tcp|udp|fd)\//.test(path)) return;
			if (directories === null && !path.startsWith("/")) refuse("the directory in which a redirection opens its file is not known");
			for (const cwd of directories ?? (path.startsWith("/") ? ["."] : [])) {
				if (cwd !== "." && path.split("/").includes("..")) refuse("a path that leads up again after a cd is not followed");
				accesses.push(lowerWrite(path, cwd, workspace));
			}
		}
		function lowerWrite(written, cwd, workspace) {
			const type = "write";
			if (written === "" || (0, path_text.wd)(written)) return {
				type,
				path: written,
				valid: false
			};
			const root = workspace ?? "/\0";
			const absolute = external_node_path_.posix.resolve(root, cwd, written);
			const isInside = absolute === root || absolute.startsWith(root === "/" ? root : `${root}/`);
			const path = isInside ? external_node_path_.posix.relative(root, absolute) || "." : absolute;
			return {
				type,
				path,
				valid: (0, path_text.qW)(path) && (isInside || written.startsWith("/") || workspace !== null)
			};
		}
		var shell_tests = __webpack_require__(32818);
		var cut_text = __webpack_require__(37527);
		;
		const maxTextBytes = 28e4;
		const maxSearchedBytes = 1e8;
		const maxDepth = 12;
		const maxCommands = 200;
		const maxReasons = 20;
		function lowerShell(text, { cwd, ...given }) {
			const accesses = [];
			const reasons = new Set();
			const shown = (0, cut_text.IN)(text, 300);
			const lowering = {
				...given,
				directories: [cwd],
				depth: 0,
				accesses,
				budget: { commands: maxCommands },
				runScript: runNested,
				runText: (inner, from) => runText(inner, goDeeper(from)),
				runWords: (args, from) => runWords(args, [], goDeeper(from)),
				refuse(reason) {
					if (!reasons.has(reason) && reasons.size < maxReasons) accesses.push({
						type: "opaque",
						text: shown,
						reason
					});
					reasons.add(reason);
					return shell_lowering._R;
				},
				reject(reason) {
					accesses.push({
						type: "opaque",
						text: shown,
						reason,
						rejected: true
					});
				}
			};
			if ((0, parse_shell.O_)(() => runText(text, lowering)) === null) lowering.refuse(parse_shell.DI);
			return accesses;
		}
		function goDeeper(lowering) {
			return {
				...lowering,
				depth: lowering.depth + 1
			};
		}
		function runText(text, lowering) {
			const bytes = Buffer.byteLength(text);
			if (lowering.depth > maxDepth || bytes > maxTextBytes || text.split("<<").length * bytes > maxSearchedBytes) return lowering.refuse("the text is too long or too deep to be read");
			if (!/^[\n\t -~]*$/.test(text) && (/[^\P{C}\n\t]|[^\P{Z} ]/u.test(text) || !text.isWellFormed())) return lowering.refuse("the text holds characters that shells do not agree on");
			const script = (0, parse_shell.aV)(text);
			return typeof script === "string" ? lowering.refuse(script) : runStatements(script, lowering);
		}
		function runNested(script, lowering) {
			if ((script.errors?.length ?? 0) > 0 || lowering.depth > maxDepth) return lowering.refuse("a part of the text cannot be read");
			return runStatements(script, goDeeper(lowering));
		}
		function runStatements({ commands }, lowering) {
			let now = (0, shell_lowering.kP)(lowering);
			for (const { command, background } of commands) {
				const here = (0, shell_lowering.tw)(lowering, joinEndings(now));
				const ended = command.type === "AndOr" ? runAndOr(command, here) : runPipeline(command, here);
				now = background === true ? (0, shell_lowering.kP)(here) : ended;
			}
			return now;
		}
		function runAndOr({ commands, operators }, lowering) {
			let now = {
				succeeded: lowering.directories,
				failed: []
			};
			for (const [index, command] of commands.entries()) {
				const isAnd = index === 0 || operators[index - 1] === "&&";
				const next = runPipeline(command, (0, shell_lowering.tw)(lowering, isAnd ? now.succeeded : now.failed));
				now = isAnd ? {
					succeeded: next.succeeded,
					failed: (0, shell_lowering.Mp)(now.failed, next.failed)
				} : {
					succeeded: (0, shell_lowering.Mp)(now.succeeded, next.succeeded),
					failed: next.failed
				};
			}
			return now;
		}
		function runPipeline(node, lowering) {
			if (node.type !== "Pipeline") return runCommandNode(node, lowering);
			if (node.prefixes.some(({ type }) => type === "Time")) (0, shell_words.mw)(lowering, "time");
			if (node.operators.includes("|&")) (0, shell_words.mw)(lowering, "|&");
			const negated = node.prefixes.filter(({ type }) => type === "Negation").length % 2 === 1;
			const endings = node.commands.map((command) => runCommandNode(command, lowering));
			const [only] = endings;
			if (only === undefined || endings.length > 1) return (0, shell_lowering.kP)(lowering);
			return negated ? {
				succeeded: only.failed,
				failed: only.succeeded
			} : only;
		}
		function runCommandNode(node, lowering) {
			switch (node.type) {
				case "Command": return runCommand(node, lowering);
				case "Redirected":
					lowerRedirections(node.redirects, lowering);
					return either((0, shell_lowering.kP)(lowering), runCommandNode(node.command, lowering));
				case "Subshell":
					runStatements(node.body, lowering);
					return (0, shell_lowering.kP)(lowering);
				case "BraceGroup": return runStatements(node.body, lowering);
				case "If": {
					const endings = [];
					let otherwise = lowering.directories;
					for (const branch of [node, ...node.elif]) {
						const tested = runStatements(branch.clause, (0, shell_lowering.tw)(lowering, otherwise));
						endings.push(runStatements(branch.then, (0, shell_lowering.tw)(lowering, tested.succeeded)));
						otherwise = tested.failed;
					}
					return either(...endings, node.else === undefined ? {
						succeeded: otherwise,
						failed: []
					} : runStatements(node.else, (0, shell_lowering.tw)(lowering, otherwise)));
				}
				case "While": return runLoop(lowering, (start) => {
					const tested = runStatements(node.clause, start);
					return either(tested, runStatements(node.body, (0, shell_lowering.tw)(start, joinEndings(tested))));
				});
				case "For":
					(0, shell_lowering.wi)(lowering, node.name.parts === undefined ? node.name.value : "", null);
					for (const word of node.wordlist ?? []) (0, shell_words.Ud)(word, lowering);
					return runLoop(lowering, (start) => runStatements(node.body, start));
				case "Case": {
					(0, shell_words.Ud)(node.word, lowering);
					let fallsThrough = false;
					const endings = node.items.map(({ pattern, terminator, body }) => {
						for (const word of pattern) (0, shell_words.Ud)(word, lowering);
						if (terminator === ";&" || terminator === ";;&") {
							(0, shell_words.mw)(lowering, terminator);
							fallsThrough = true;
						}
						return runStatements(body, lowering);
					});
					return fallsThrough ? shell_lowering._R : either((0, shell_lowering.kP)(lowering), ...endings);
				}
				case "Function": return defineFunction(node, lowering);
				case "TestCommand":
					(0, shell_words.mw)(lowering, "[[");
					(0, shell_tests.e)(node.expression, lowering);
					return (0, shell_lowering.kP)(lowering);
				case "ArithmeticCommand":
					(0, shell_words.mw)(lowering, "((");
					(0, shell_words.d9)(node.body, lowering);
					return (0, shell_lowering.kP)(lowering);
				default: return lowering.refuse(`${node.type === "Coproc" ? "a coprocess" : node.type === "Select" ? "select" : "an arithmetic loop"} is not followed`);
			}
		}
		function joinEndings(...endings) {
			return (0, shell_lowering.Mp)(...endings.flatMap(({ succeeded, failed }) => [succeeded, failed]));
		}
		function either(...endings) {
			const after = joinEndings(...endings);
			return {
				succeeded: after,
				failed: after
			};
		}
		function runLoop(lowering, round) {
			const after = either((0, shell_lowering.kP)(lowering), round(lowering));
			if (after.succeeded !== null && after.succeeded.length === lowering.directories?.length) return after;
			round((0, shell_lowering.tw)(lowering, null));
			return shell_lowering._R;
		}
		function defineFunction(node, lowering) {
			const name = node.name.parts === undefined ? node.name.value : node.name.text;
			lowering.refuse(`the function ${JSON.stringify(name)} may replace a program of that name`);
			if (isForkBomb(node)) lowering.reject("a function that only starts itself is a fork bomb, which is never allowed");
			if (node.body.type !== "CompoundList") runCommandNode(node.body, goDeeper((0, shell_lowering.tw)(lowering, null)));
			return (0, shell_lowering.kP)(lowering);
		}
		function isForkBomb({ name, body }) {
			const list = body.type === "BraceGroup" || body.type === "Subshell" ? body.body : body;
			const statements = list.type === "CompoundList" ? list.commands : [];
			const parts = statements.flatMap(({ command }) => command.type === "Pipeline" ? [...command.commands] : [command]);
			const calls = parts.filter((part) => part.type === "Command" && part.name?.text === name.text);
			return calls.length > 1 && parts.every(({ type }) => type === "Command");
		}
		function runCommand(node, lowering) {
			lowering.budget.commands -= 1;
			if (lowering.budget.commands < 0) return lowering.refuse("the text holds too many commands");
			const prefixes = readAssignments(node.prefix, lowering);
			refuseTouching(node, lowering);
			lowerRedirections(node.redirects, lowering);
			if (node.name === undefined) {
				for (const { assignment, value } of prefixes) (0, shell_lowering.wi)(lowering, assignment.name, value);
				return (0, shell_lowering.kP)(lowering);
			}
			const name = (0, shell_words.pS)(node.name, lowering);
			for (const { assignment, value } of prefixes) if (!isSeparatorOfRead(assignment, name)) (0, shell_lowering.QV)(lowering, assignment.name, value);
			const assignments = readAssignments(node.args, lowering);
			const args = [{
				word: node.name,
				read: name
			}];
			for (const word of node.args) if (word.type === "Word") args.push({
				word,
				read: (0, shell_words.pS)(word, lowering)
			});
			const ended = runWords(args, assignments, lowering);
			return node.redirects.length === 0 ? ended : {
				...ended,
				failed: (0, shell_lowering.Mp)(ended.failed, lowering.directories)
			};
		}
		function runWords(args, assignments, lowering) {
			if (lowering.depth > maxDepth) return lowering.refuse(parse_shell.DI);
			const words = args.map(({ read }) => read);
			const [first] = words;
			if (first?.type === "literal" && (0, shell_builtins.iK)(first.value)) return (0, shell_builtins.JU)({
				name: first.value,
				args: args.slice(1),
				assignments
			}, lowering);
			if (first === undefined) return (0, shell_lowering.kP)(lowering);
			if (assignments.length > 0) lowering.refuse("a program takes an argument that shells read differently");
			for (const cwd of lowering.directories ?? [""]) lowering.accesses.push(...lowering.lowerCommand({
				type: "command",
				words,
				cwd
			}));
			return (0, shell_lowering.kP)(lowering);
		}
		function isSeparatorOfRead(assignment, program) {
			return assignment.name === "IFS" && program.type === "literal" && program.value === "read";
		}
		function refuseTouching({ prefix, name, suffix }, lowering) {
			let end = -1;
			for (const part of [
				...prefix,
				...name === undefined ? [] : [name],
				...suffix
			]) {
				if (part.type !== "Word" && part.type !== "Assignment") continue;
				if (part.pos === end) lowering.refuse("two words touch, which shells may read as one");
				end = part.end;
			}
		}
		function readAssignments(parts, lowering) {
			return parts.filter((part) => part.type === "Assignment").map((assignment) => ({
				assignment,
				value: lowerAssignment(assignment, lowering)
			}));
		}
		function lowerAssignment({ value, index, name, append }, lowering) {
			if (index !== undefined || value.type === "ArrayValue") lowering.refuse(`${name} is an array, whose subscripts bash may run`);
			if (value.type !== "Word") return null;
			(0, shell_words.Ud)(value, lowering);
			return append === true ? null : (0, shell_words.zT)(value);
		}
		var shell_variables = __webpack_require__(68661);
		var wrappers = __webpack_require__(68433);
		;
		const lower_maxDepth = 16;
		function lowerCommand(access, workspace) {
			return lowerNested(access, {
				workspace,
				depth: 0
			});
		}
		function explainStarter(access) {
			const [program] = access.words;
			if (program?.type !== "literal") return null;
			if (shell_builtins.IQ.has(program.value) || harmlessPrograms.has(program.value)) return "harmless";
			const wrapped = (0, wrappers.yd)(access);
			return wrapped === null || "opaque" in wrapped ? null : "wraps";
		}
		const harmlessPrograms = new Set([
			"printf",
			"test",
			"[",
			"sleep"
		]);
		function lowerNested(access, place) {
			const [program] = access.words;
			if (access.words.length > rejected.UY) return [access];
			if (place.depth > lower_maxDepth) return [{
				...opaque(access, `more than ${lower_maxDepth} programs start one another, which is never allowed`),
				rejected: true
			}];
			if (program?.type !== "literal" || program.value === "") return [access, opaque(access, "the program is not known before it runs")];
			if (access.words.some((word) => word.type === "literal" && !(0, path_text.KA)(word.value))) return [access, opaque(access, "a word has bytes that no argument can have")];
			const wrapped = (0, wrappers.yd)(access);
			if (wrapped === null) {
				const code = (0, inline_code.i)(access.words);
				return code === null ? [access] : [access, opaque(access, code)];
			}
			if ("opaque" in wrapped) return [access, opaque(access, wrapped.opaque)];
			const inner = {
				...place,
				depth: place.depth + 1
			};
			const { command, text, variables } = wrapped;
			return [
				access,
				...variables.map(({ name, value }) => (0, shell_variables.ub)(name, value, place.workspace)),
				...command === null ? [] : lowerNested({
					...access,
					words: command
				}, inner),
				...text === null ? [] : lowerShell(text, {
					cwd: access.cwd,
					dialect: program.value === "bash" ? "bash" : "posix",
					workspace: place.workspace,
					lowerCommand: (nested) => lowerNested(nested, inner)
				})
			];
		}
		function opaque({ words }, reason) {
			const text = words.map(program_name.jX).join(" ");
			return {
				type: "opaque",
				text: (0, cut_text.IN)(text, 300),
				reason
			};
		}
	}),
	50309: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			C8: () => readProgramPath,
			Eg: () => matchProgram,
			Hi: () => readBaseName,
			ZL: () => readProgramFamily,
			jX: () => renderWord
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		function readBaseName(program) {
			const name = program.slice(program.lastIndexOf("/") + 1);
			return name.at(-4) === "." ? name.replace(/\.exe$/i, "") : name;
		}
		function readProgramFamily(program) {
			const name = readBaseName(program).toLowerCase();
			if (name.length > 255) return name;
			const end = /(?<![\d.])[\d.]*\d$/.exec(name)?.[0] ?? "";
			const version = end.slice(end.lastIndexOf("..") + 1).replace(/^\./, "");
			const base = name.slice(0, name.length - version.length);
			return (version !== "" && base.endsWith("-") ? base.slice(0, -1) : base) || name;
		}
		function matchProgram(name, access) {
			const word = access.words[0];
			if (word === undefined) return "no";
			if (word.type === "dynamic") return "may";
			const isFixed = name.startsWith("/") || !name.includes("/") || access.cwd === ".";
			if (isFixed && word.value === name) return "must";
			const path = readProgramPath(name, ".");
			if (path !== null && path === readProgramPath(word.value, access.cwd)) return "must";
			const isSameFile = readBaseName(word.value).toLowerCase() === readBaseName(name).toLowerCase();
			return isSameFile ? "may" : "no";
		}
		function readProgramPath(program, cwd) {
			if (!program.includes("/") || program.startsWith("/") || program.split("/").includes("..")) return null;
			return cwd === "" || cwd.startsWith("/") ? null : `./${node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(cwd, program)}`;
		}
		function renderWord(word) {
			return word.type === "literal" ? word.value : word.text;
		}
	}),
	35546: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			JS: () => startsPrograms,
			Sh: () => runsFiles,
			Ty: () => mayStartPrograms
		});
		var _inline_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34396);
		var _program_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50309);
		var _wrappers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68433);
		const starters = new Set(`${_wrappers_js__WEBPACK_IMPORTED_MODULE_2__.Oo.join(" ")} builtin eval ionice xargs chrt taskset parallel watch script strace ltrace gdb lldb perf valgrind
  busybox toybox flock chroot unshare nsenter setpriv runuser setarch systemd-run at batch crontab bwrap firejail fakeroot proot entr socat nc ncat
  expect tmux screen direnv nix-shell ed ex vi vim nvim emacs m4 psql mysql sqlite3 tclsh jshell ghci irb pry ssh scp sftp docker podman kubectl`.split(/\s+/));
		const occasionalStarters = new Set("find fd git awk gawk mawk nawk sed tar zip rsync rg less more man sort tree".split(" "));
		const runners = new Set(`make gmake ninja cmake ctest just task npm pnpm yarn bun npx deno vitest jest mocha pytest py.test tox nox go cargo mvn gradle sbt bundle rake rspec
  composer phpunit prove mix dotnet swift zig bazel tsc eslint`.split(/\s+/));
		function startsPrograms(program) {
			return isListed(starters, program) || (0, _inline_code_js__WEBPACK_IMPORTED_MODULE_0__.X)(program);
		}
		function mayStartPrograms(program) {
			return isListed(occasionalStarters, program);
		}
		function runsFiles(program) {
			return isListed(runners, program);
		}
		function isListed(names, program) {
			return names.has((0, _program_name_js__WEBPACK_IMPORTED_MODULE_1__.Hi)(program).toLowerCase()) || names.has((0, _program_name_js__WEBPACK_IMPORTED_MODULE_1__.ZL)(program));
		}
	}),
	8347: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			RK: () => explainRejectedWrite,
			UY: () => maxWords,
			aJ: () => explainRejected
		});
		var _program_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50309);
		const maxWords = 4e3;
		const maxSearched = 32;
		const maxStarts = 200;
		const privileged = new Set("sudo su doas pkexec sudoedit run0 newgrp".split(" "));
		const machine = new Set("shutdown reboot halt poweroff init telinit insmod modprobe kexec fdisk parted wipefs blkdiscard swapon losetup".split(" "));
		const otherStarters = new Set("builtin busybox ionice chrt taskset watch script strace flock parallel".split(" "));
		function explainRejected(command) {
			const words = command.words.map(_program_name_js__WEBPACK_IMPORTED_MODULE_0__.jX);
			if (words.length > maxWords) return `a command of more than ${maxWords} words is never allowed`;
			const starts = new Set([0]);
			for (const at of starts) {
				const [program = "", ...rest] = words.slice(at);
				if (isPrivileged(program)) return `${(0, _program_name_js__WEBPACK_IMPORTED_MODULE_0__.Hi)(program)} changes who the command runs as, which is never allowed`;
				const reason = explainDestruction(program, rest);
				if (reason !== null) return reason;
				for (const next of listStarts((0, _program_name_js__WEBPACK_IMPORTED_MODULE_0__.ZL)(program), rest)) starts.add(at + 1 + next);
				if (starts.size > maxStarts) return `a command that may start more than ${maxStarts} others is never allowed`;
			}
			return null;
		}
		function listStarts(name, words) {
			if (name === "find") return words.flatMap((word, at) => /^-(?:exec|ok)/.test(word) ? [at + 1] : []);
			if (otherStarters.has(name)) return words.slice(0, maxSearched).map((_, at) => at);
			if (name !== "xargs") return [];
			const at = words.findIndex((word, index) => !word.startsWith("-") && !/^-[^-]$|^--[\w-]+$/.test(words[index - 1] ?? ""));
			const start = at < 0 ? words.length : at;
			return [start - 1, start].filter((one) => one >= 0 && one < words.length);
		}
		function explainDestruction(program, words) {
			const name = (0, _program_name_js__WEBPACK_IMPORTED_MODULE_0__.ZL)(program);
			if (machine.has(name) || name.startsWith("mkfs")) return `${name} acts on the machine and not on the workspace, which is never allowed`;
			if (changesTree(name, words) && words.some(isWholeTree)) return `${name} of a whole tree from its root is never allowed`;
			const targets = name === "tee" ? words : name === "dd" ? words.flatMap((word) => word.startsWith("of=") ? [word.slice(3)] : []) : [];
			return targets.map(explainRejectedWrite).find((reason) => reason !== null) ?? null;
		}
		function explainRejectedWrite(path) {
			return /^\/dev\/(?:[hsv]d[a-z]|xvd|nvme|mmcblk|loop|dm-|md\d|sr\d|disk\/|mapper\/|k?mem$|port$)|^\/proc\/(?:sysrq-trigger|sys\/)/.test(path) ? "writing to a device is never allowed" : null;
		}
		function isPrivileged(word) {
			return privileged.has((0, _program_name_js__WEBPACK_IMPORTED_MODULE_0__.ZL)(word)) || privileged.has((0, _program_name_js__WEBPACK_IMPORTED_MODULE_0__.Hi)(word).toLowerCase());
		}
		function changesTree(name, words) {
			if (name === "rm" || name === "chmod" || name === "chown" || name === "chgrp") return words.some((word) => /^-[A-Za-z]*[rR]|^--r/.test(word));
			return name === "find" && words.some((word) => word === "-delete" || /^(?:.*\/)?(?:rm|shred|unlink)$/.test(word));
		}
		function isWholeTree(word) {
			return /^"?(?:\/+(?:\*|\.)?|~\/?|\$\{?HOME\}?\/?\*?|\/+(?:bin|boot|dev|etc|home|lib|opt|proc|root|sbin|sys|usr|var)\/*\*?)"?$/.test(word);
		}
	}),
	13796: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			DI: () => tooDeep,
			O_: () => catchTooDeep,
			aV: () => parseShell
		});
		var unbash__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88989);
		function parseShell(text) {
			const parsed = catchTooDeep(() => (0, unbash__WEBPACK_IMPORTED_MODULE_0__.qg)(text));
			if (parsed === null) return tooDeep;
			const [error] = parsed.errors ?? [];
			return error === undefined ? parsed : `the text is no valid shell: ${error.message}`;
		}
		const tooDeep = "the text is too deep";
		function catchTooDeep(read) {
			try {
				return read();
			} catch (thrown) {
				if (thrown instanceof RangeError) return null;
				throw thrown;
			}
		}
	}),
	16215: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			IQ: () => harmlessBuiltins,
			JU: () => lowerBuiltin,
			aD: () => namedModes,
			iK: () => isBuiltin
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45894);
		var _variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68661);
		var _shell_lowering_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52652);
		var _shell_tests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32818);
		var _shell_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20750);
		const harmlessBuiltins = new Set("echo true false : pwd exit return break continue shift times umask ulimit jobs fg bg disown type wait".split(" "));
		const refused = new Set(`. source dirs alias unalias bind caller compgen complete compopt coproc enable fc hash help history let
  logout mapfile readarray shopt suspend getopts declare typeset`.split(/\s+/));
		const followed = new Set("cd pushd popd export readonly local unset read set eval exec command builtin trap printf test [".split(" "));
		const onlyInBash = new Set([
			"builtin",
			"pushd",
			"popd",
			"disown"
		]);
		function isBuiltin(name) {
			return harmlessBuiltins.has(name) || refused.has(name) || followed.has(name);
		}
		function lowerBuiltin({ name, args, assignments }, lowering) {
			const { refuse } = lowering;
			const same = (0, _shell_lowering_js__WEBPACK_IMPORTED_MODULE_3__.kP)(lowering);
			if (refused.has(name)) return refuse(`${name} changes the shell in a way that is not followed`);
			if (onlyInBash.has(name)) (0, _shell_words_js__WEBPACK_IMPORTED_MODULE_5__.mw)(lowering, name);
			const texts = args.map(({ read }) => read.type === "literal" ? read.value : null);
			if (harmlessBuiltins.has(name)) {
				if ((name === "wait" || name === "jobs") && texts.some((text) => text === null || text.startsWith("-"))) return refuse(`${name} with options is not followed`);
				const ends = name === "exit" && (texts.length === 0 || texts.length === 1 && /^\d+$/.test(texts[0] ?? ""));
				return ends ? {
					succeeded: [],
					failed: []
				} : same;
			}
			switch (name) {
				case "cd": return changeDirectory(texts, lowering);
				case "pushd":
				case "popd": return name === "pushd" ? changeDirectory(texts, lowering) : {
					...same,
					succeeded: null
				};
				case "export":
				case "readonly":
				case "local":
					for (const { assignment, value } of assignments) {
						if (assignment.index !== undefined) return refuse(`${name} with a subscript may run code`);
						if (name === "export") (0, _shell_lowering_js__WEBPACK_IMPORTED_MODULE_3__.QV)(lowering, assignment.name, value);
						else (0, _shell_lowering_js__WEBPACK_IMPORTED_MODULE_3__.wi)(lowering, assignment.name, value);
					}
					for (const text of texts) {
						if (text === null || !/^[A-Za-z_][A-Za-z0-9_]*$/.test(text)) return refuse(`${name} with computed names or options is not followed`);
						(0, _shell_lowering_js__WEBPACK_IMPORTED_MODULE_3__.QV)(lowering, text, null);
					}
					return same;
				case "unset":
				case "read": {
					const options = name === "unset" ? /^-v$/ : /^-[rs]+$/;
					for (const text of texts) {
						if (text !== null && options.test(text)) continue;
						if (text === null || !/^[A-Za-z_][A-Za-z0-9_]*$/.test(text)) return refuse(`${name} with computed names or options may run code`);
						(0, _shell_lowering_js__WEBPACK_IMPORTED_MODULE_3__.wi)(lowering, text, null);
					}
					return assignments.length === 0 ? same : refuse(`${name} takes no values`);
				}
				case "set": return isPlainSet(texts) ? same : refuse("set changes how the text is read");
				case "printf": return texts[0] === null || texts[0]?.startsWith("-") === true || /%[^%A-Za-z]*[hljzt]*n/.test(texts[0] ?? "") ? refuse("printf with a computed format, options or %n may set a variable") : same;
				case "test":
				case "[": return (0, _shell_tests_js__WEBPACK_IMPORTED_MODULE_4__.v)(args, name) ? same : refuse(`${name} with operators that are computed or combined may run code`);
				case "eval": return texts.includes(null) ? refuse("eval of a text that is known only when it runs") : lowering.runText(texts.join(" "), lowering);
				case "trap": return setTrap(texts, lowering);
				case "command":
					if (texts[0] === "-v" || texts[0] === "-V") return same;
					return texts[0] === null || texts[0]?.startsWith("-") === true ? refuse("command with options is not followed") : lowering.runWords(args, lowering);
				case "builtin": return texts[0] !== null && texts[0] !== undefined && isBuiltin(texts[0]) ? lowering.runWords(args, lowering) : refuse("the word after builtin is not a builtin of the shell");
				case "exec":
					if (args.length === 0) return same;
					if (texts[0] === null || texts[0]?.startsWith("-") === true) return refuse("exec with options is not followed");
					lowering.runWords(args, lowering);
					return same;
				default: return refuse(`${name} is not followed`);
			}
		}
		function changeDirectory(texts, lowering) {
			const [first, second] = texts;
			const target = first === "--" ? second : first;
			const isPlain = typeof target === "string" && texts.length === (first === "--" ? 2 : 1) && target !== "" && !/^[-+]/.test(target) && !(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__.wd)(target);
			const moved = isPlain ? lowering.directories?.map((directory) => moveDirectory(directory, target, lowering.workspace)) : undefined;
			const known = moved?.filter((directory) => directory !== null);
			return {
				...(0, _shell_lowering_js__WEBPACK_IMPORTED_MODULE_3__.kP)(lowering),
				succeeded: known?.length === moved?.length ? known ?? null : null
			};
		}
		function moveDirectory(directory, target, workspace) {
			if (target.startsWith("/")) return (0, _variables_js__WEBPACK_IMPORTED_MODULE_2__.xO)(target, workspace) ?? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(target);
			const moved = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, target)).replace(/(.)\/$/, "$1");
			return moved === ".." || moved.startsWith("../") ? null : moved;
		}
		function mayLeave(text, lowering) {
			const { succeeded, failed } = lowering.runText(text, {
				...(0, _shell_lowering_js__WEBPACK_IMPORTED_MODULE_3__.tw)(lowering, ["."]),
				accesses: []
			});
			return (0, _shell_lowering_js__WEBPACK_IMPORTED_MODULE_3__.Mp)(succeeded, failed)?.every((directory) => directory === ".") !== true;
		}
		const plainModes = /^[-+][euxvfnCET]+$/;
		const namedModes = /^(?:errexit|nounset|pipefail|xtrace|noglob|verbose|noexec|errtrace|functrace|noclobber)$/;
		function isPlainSet(texts) {
			for (let at = 0; at < texts.length; at += 1) {
				const text = texts[at];
				if (text === "--") return true;
				if (text === null || text === undefined) return false;
				const named = /^[-+]([euxvfnCET]*)o$/.test(text);
				if (named) {
					at += 1;
					if (!namedModes.test(texts[at] ?? "")) return false;
				} else if (!plainModes.test(text)) return false;
			}
			return texts.length > 0;
		}
		function setTrap(texts, lowering) {
			const [action, ...signals] = texts;
			if (action === null || action === undefined || signals.length === 0 || action.startsWith("-") && action !== "-") return lowering.refuse("a trap whose text is computed is not followed");
			if (action === "" || action === "-") return (0, _shell_lowering_js__WEBPACK_IMPORTED_MODULE_3__.kP)(lowering);
			lowering.runText(action, (0, _shell_lowering_js__WEBPACK_IMPORTED_MODULE_3__.tw)(lowering, null));
			const runsBetween = signals.some((signal) => signal !== "EXIT" && signal !== "0");
			return runsBetween && mayLeave(action, lowering) ? _shell_lowering_js__WEBPACK_IMPORTED_MODULE_3__._R : (0, _shell_lowering_js__WEBPACK_IMPORTED_MODULE_3__.kP)(lowering);
		}
	}),
	52652: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Mp: () => joinDirectories,
			QV: () => addVariable,
			_R: () => unknownEnding,
			kP: () => stay,
			tw: () => moveTo,
			wi: () => addShellVariable
		});
		var _variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68661);
		const unknownEnding = {
			succeeded: null,
			failed: null
		};
		const maxDirectories = 4;
		function moveTo(lowering, directories) {
			return {
				...lowering,
				directories
			};
		}
		function stay({ directories }) {
			return {
				succeeded: directories,
				failed: directories
			};
		}
		function joinDirectories(...all) {
			const directories = new Set();
			for (const one of all) {
				if (one === null) return null;
				for (const directory of one) directories.add(directory);
			}
			return directories.size > maxDirectories ? null : [...directories];
		}
		function addVariable({ accesses, workspace }, name, value) {
			accesses.push((0, _variables_js__WEBPACK_IMPORTED_MODULE_0__.ub)(name, value, workspace));
		}
		function addShellVariable(lowering, name, value) {
			if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) lowering.refuse(`${JSON.stringify(name)} is not a plain variable`);
			else if (/^[A-Z]|_proxy$/.test(name)) addVariable(lowering, name, value);
		}
	}),
	32818: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			e: () => lowerTest,
			v: () => isPlainTest
		});
		var unbash__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88989);
		var _shell_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20750);
		const numeric = new Set([
			"-eq",
			"-ne",
			"-lt",
			"-le",
			"-gt",
			"-ge"
		]);
		const unary = new Set("-a -b -c -d -e -f -g -h -k -n -p -r -s -t -u -w -x -z -G -L -N -O -S".split(" "));
		const binary = new Set([
			"=",
			"==",
			"!=",
			"-ef",
			"-nt",
			"-ot",
			...numeric
		]);
		function lowerTest(node, lowering) {
			if (node.type === "Word") {
				(0, _shell_words_js__WEBPACK_IMPORTED_MODULE_1__.Ud)(node, lowering);
				return;
			}
			if (node.type === "TestUnary" && !unary.has(node.operator) && node.operator !== "-o") lowering.refuse(`[[ ${node.operator} ]] may evaluate what it is given`);
			if (node.type === "TestBinary" && numeric.has(node.operator) && ![node.left, node.right].every(isNumber)) lowering.refuse(`[[ ${node.operator} ]] evaluates its operands as arithmetic`);
			(0, unbash__WEBPACK_IMPORTED_MODULE_0__.dK)(node, (child) => {
				lowerTest(child, lowering);
			});
		}
		function isPlainTest(words, name) {
			const texts = words.map(({ word, read }) => read.type === "literal" ? read.value : (0, _shell_words_js__WEBPACK_IMPORTED_MODULE_1__.vw)(word) ? null : undefined);
			if (texts.includes(undefined)) return false;
			if (name === "[" && texts.pop() !== "]") return false;
			while (texts[0] === "!") texts.shift();
			const [first, second] = texts;
			if (texts.length === 3) return typeof second === "string" && binary.has(second);
			if (texts.length === 2) return typeof first === "string" && unary.has(first);
			return texts.length <= 1;
		}
		function isNumber(word) {
			return word.parts === undefined && /^[-+]?\d+$/.test(word.value);
		}
	}),
	20750: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Ud: () => lowerExpansions,
			d9: () => checkArithmetic,
			mw: () => needsBash,
			pS: () => readWord,
			vw: () => isOneWord,
			zT: () => readAssigned
		});
		var unbash__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88989);
		var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37527);
		function readWord(word, lowering) {
			if (word.parts !== undefined) lowerExpansions(word, lowering);
			const text = readText(word);
			return text === null ? {
				type: "dynamic",
				text: word.text
			} : {
				type: "literal",
				value: text
			};
		}
		function readAssigned(word) {
			const { parts } = word;
			if (parts === undefined) return readText(word);
			if (parts.some(({ type, text }) => type === "Literal" && hasTilde(text))) return null;
			const flat = parts.flatMap((part) => part.type === "DoubleQuoted" ? part.parts : [part]);
			return joinParts(flat, (part) => {
				if (/^\$(?:PYTHONPATH|\{PYTHONPATH(?::?-)?\})$/.test(part.text)) return "$PYTHONPATH";
				return /^\$(?:PWD|\{PWD\}|\(pwd\))$/.test(part.text) ? "$PWD" : readPart(part);
			});
		}
		function readText({ text, value, parts }) {
			if (parts === undefined) return hasTilde(text) ? null : value;
			if (parts.some((part, index) => part.type === "Literal" && hasTilde(index === 0 ? part.text : `.${part.text}`))) return null;
			return joinParts(parts, readPart);
		}
		function joinParts(parts, read) {
			const texts = parts.map(read);
			return texts.includes(null) ? null : texts.join("");
		}
		function readPart(part) {
			switch (part.type) {
				case "Literal":
				case "SingleQuoted":
				case "AnsiCQuoted": return part.value;
				case "DoubleQuoted": return joinParts(part.parts, readPart);
				default: return null;
			}
		}
		function hasTilde(text) {
			return text.startsWith("~") || /[=:]~/.test(text);
		}
		function isOneWord(word) {
			return word.parts === undefined || word.parts.every(({ type }) => type === "Literal" || type === "SingleQuoted" || type === "DoubleQuoted");
		}
		function lowerExpansions(node, lowering) {
			switch (node.type) {
				case "CommandExpansion":
				case "ProcessSubstitution":
				case "ArithmeticCommandExpansion":
					if (node.type === "ProcessSubstitution") needsBash(lowering, "a process substitution");
					if (node.script === undefined) lowering.refuse(`${show(node.text)} cannot be read`);
					else lowering.runScript(node.script, lowering);
					return;
				case "ArithmeticExpansion":
					checkArithmetic(node.text, lowering);
					return;
				case "ParameterExpansion":
					checkParameter(node, lowering);
					break;
				case "AnsiCQuoted":
				case "LocaleString":
				case "BraceExpansion":
					needsBash(lowering, show(node.text));
					break;
				case "ExtendedGlob":
					lowering.refuse(`${show(node.text)} is a pattern that shells read differently`);
					break;
				default:
			}
			(0, unbash__WEBPACK_IMPORTED_MODULE_0__.dK)(node, (child) => {
				lowerExpansions(child, lowering);
			});
		}
		function needsBash(lowering, what) {
			if (lowering.dialect === "posix") lowering.refuse(`${what} means something else in another shell than bash; use bash -c`);
		}
		function checkArithmetic(text, lowering) {
			const inner = text.replace(/^\$?\(\(/, "").replace(/\)\)$/, "");
			if (!/^[\d\s+\-*/%()<>=!&|^~?:,;]*$/.test(inner)) lowering.refuse(`${show(text)} evaluates names, whose values bash may run`);
		}
		function checkParameter(node, lowering) {
			const { operation } = node;
			const isPlain = node.prefix !== "!" && node.index === undefined && /^(?:[A-Za-z_][A-Za-z0-9_]*|\d+|[@*#?$!-])$/.test(node.parameter) && (operation === undefined || [
				"Default",
				"Remove",
				"Replace",
				"CaseModification"
			].includes(operation.type));
			if (/^\$\{PIPESTATUS\[(?:\d|[@*])\]\}$/.test(node.text)) needsBash(lowering, "PIPESTATUS");
			else if (!isPlain) lowering.refuse(`${show(node.text)} may evaluate the value of a variable`);
			else if (operation?.type === "Default" && operation.operator.endsWith("=")) lowering.refuse(`${show(node.text)} sets a variable in the middle of a word`);
			else if (operation?.type === "Replace" || operation?.type === "CaseModification") needsBash(lowering, show(node.text));
		}
		function show(text) {
			return (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_1__.IN)(text, 60);
		}
	}),
	68661: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Gp: () => isHarmlessVariable,
			ub: () => lowerVariable,
			xO: () => readInside
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45894);
		const harmless = /^(?:CI|LANG|LC_[A-Z]+|TZ|NO_COLOR|FORCE_COLOR|CLICOLOR(?:_FORCE)?|COLORTERM|TERM|COLUMNS|LINES|NODE_ENV|RUST_BACKTRACE|PYTHONUNBUFFERED|PYTHONDONTWRITEBYTECODE|CI_[A-Z]+|DEBUG|VERBOSE)$/;
		function isHarmlessVariable(name) {
			return name.length <= 255 && harmless.test(name);
		}
		const inertValues = {
			CARGO_INCREMENTAL: /^[01]$/,
			CARGO_NET_OFFLINE: /^(?:true|false)$/,
			CARGO_TERM_COLOR: /^(?:always|auto|never)$/,
			CGO_ENABLED: /^[01]$/,
			DJANGO_SETTINGS_MODULE: /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/,
			GO111MODULE: /^(?:on|off|auto)$/,
			GOFLAGS: /^(?:-(?:count=\d+|v|race|short|mod=(?:readonly|vendor)|tags=[\w,]+|timeout=\d+[smh])(?: |$))*$/,
			GOPROXY: /^off$/,
			GOTOOLCHAIN: /^local$/,
			NODE_DISABLE_COLORS: /^\d$/,
			NODE_NO_WARNINGS: /^\d$/,
			PYTHONHASHSEED: /^(?:random|\d{1,10})$/,
			PYTHONIOENCODING: /^[\w-]+(?::[a-z]+)?$/,
			PYTHONUTF8: /^[01]$/,
			PYTHONWARNINGS: /^(?:default|error|always|module|once|ignore)$/,
			RUST_LOG: /^[\w:=,]*$/,
			RUST_TEST_THREADS: /^\d{1,4}$/
		};
		function lowerVariable(name, value, workspace) {
			return {
				type: "env",
				name,
				...isInertAssignment(name, value, workspace) && { inert: true }
			};
		}
		function isInertAssignment(name, value, workspace) {
			if (value === null || value.length > 1e3) return false;
			if (name === "PYTHONPATH") return value.split(":").every((entry) => isInertEntry(entry, workspace));
			return Object.hasOwn(inertValues, name) && inertValues[name]?.test(value) === true;
		}
		function isInertEntry(entry, workspace) {
			if (entry === "" || entry === "$PYTHONPATH" || entry === "$PWD") return true;
			if (entry.startsWith("$PWD/")) return isInertEntry(entry.slice("$PWD/".length), null);
			if (!/^[\w./@+-]+$/.test(entry) || entry.split("/").includes("..")) return false;
			return readInside(entry, workspace) !== null;
		}
		function readInside(path, workspace) {
			const normal = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path);
			const relative = normal.startsWith("/") && workspace !== null ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(workspace, normal) : normal;
			return (0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__._K)(relative) ? null : relative || ".";
		}
	}),
	68433: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Oo: () => wrapperNames,
			si: () => readsInput,
			yd: () => readWrapped
		});
		var _shell_shell_builtins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16215);
		const wrappers = {
			env: {
				flags: [
					"-0",
					"--null",
					"-v",
					"--debug"
				],
				values: ["-u", "--unset"]
			},
			command: {},
			exec: { flags: ["-c", "-l"] },
			time: {
				flags: [
					"-p",
					"-v",
					"-q",
					"--portability",
					"--verbose",
					"--quiet"
				],
				values: ["-f", "--format"]
			},
			timeout: {
				flags: [
					"--preserve-status",
					"--foreground",
					"-f",
					"-p",
					"-v",
					"--verbose"
				],
				values: [
					"-s",
					"--signal",
					"-k",
					"--kill-after"
				],
				operands: 1
			},
			nice: { values: ["-n", "--adjustment"] },
			nohup: {},
			setsid: { flags: [
				"-w",
				"--wait",
				"-c",
				"--ctty"
			] },
			stdbuf: { values: [
				"-i",
				"-o",
				"-e",
				"--input",
				"--output",
				"--error"
			] }
		};
		const wrapperNames = Object.keys(wrappers);
		const parsedShells = new Set([
			"bash",
			"sh",
			"dash"
		]);
		function readWrapped({ words }) {
			const [program, ...rest] = words;
			if (program?.type !== "literal") return null;
			if (parsedShells.has(program.value)) return readShell(program.value, rest);
			if (!Object.hasOwn(wrappers, program.value)) return null;
			const wrapper = wrappers[program.value] ?? {};
			if (program.value === "command" && isLiteral(rest[0], /^-[vV]$/)) return {
				command: null,
				text: null,
				variables: []
			};
			return readOperand(program.value, wrapper, rest);
		}
		function readOperand(name, { flags = [], values = [], operands = 0 }, words) {
			const variables = [];
			let skipped = 0;
			let ended = false;
			for (let at = 0; at < words.length; at += 1) {
				const word = words[at];
				if (word?.type !== "literal") return { opaque: `a word of ${name} is known only when it runs` };
				const { value: text } = word;
				if (!ended && text === "--") {
					ended = true;
				} else if (!ended && text.startsWith("-")) {
					const option = values.find((one) => text.startsWith(one));
					const attached = option === undefined ? "" : text.slice(option.length);
					const isKnown = option === undefined ? flags.includes(text) : !option.startsWith("--") || /^(?:=|$)/.test(attached);
					if (!isKnown) return { opaque: `${name} ${text} is not an option whose effect is known` };
					if (option === undefined) continue;
					const next = attached === "" ? words[at += 1] : null;
					const value = next?.type === "literal" ? next.value : attached.replace(/^=/, "");
					if (name === "env") variables.push({
						name: value,
						value: null
					});
				} else if (name === "env" && text.includes("=")) {
					variables.push({
						name: text.slice(0, text.indexOf("=")),
						value: text.slice(text.indexOf("=") + 1)
					});
					ended = true;
				} else if (skipped < operands) {
					skipped += 1;
					ended = true;
				} else {
					return {
						command: words.slice(at),
						text: null,
						variables
					};
				}
			}
			return {
				command: null,
				text: null,
				variables
			};
		}
		function readShell(name, words) {
			const refused = { opaque: `${name} runs text that is not parsed; call the program itself, as a list of words` };
			for (let at = 0; at < words.length; at += 1) {
				const word = words[at];
				if (word?.type !== "literal") return refused;
				const { value: text } = word;
				if (/^--(?:norc|noprofile|posix|login)$/.test(text)) continue;
				const bundle = text === "-" ? null : /^-[euxvfnmlET]*(o?)(c?)$/.exec(text);
				if (bundle !== null) {
					if (bundle[1] === "o" && !isLiteral(words[at += 1], _shell_shell_builtins_js__WEBPACK_IMPORTED_MODULE_0__.aD)) return refused;
					if (bundle[2] === "c") {
						const code = words[at + 1];
						return code?.type === "literal" && !/^[-+]/.test(code.value) ? {
							command: null,
							text: code.value,
							variables: []
						} : refused;
					}
					continue;
				}
				return /^[-+]/.test(text) || readsInput(text) ? refused : null;
			}
			return refused;
		}
		function readsInput(text) {
			return text === "-" || text === "" || /^\/(?:dev|proc)\//.test(text);
		}
		function isLiteral(word, form) {
			return word?.type === "literal" && form.test(word.value);
		}
	}),
	69906: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			K: () => coversCommand,
			Z: () => readPattern
		});
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2215);
		const maxAlternatives = 6;
		function coversCommand(outer, inner, intents) {
			if (intents.inner === "restrict" && Array.isArray(outer) !== Array.isArray(inner)) return false;
			const [whole, part] = [readTokens(outer, "outer"), readTokens(inner, "inner")];
			return whole !== null && part !== null && coversTokens(whole, part);
		}
		function readTokens(written, side) {
			if (!Array.isArray(written)) return side === "outer" && written.flags !== undefined ? null : readPattern(written);
			return written.filter((token) => typeof token === "object").length > maxAlternatives ? null : written;
		}
		function readPattern(written) {
			if (Array.isArray(written)) return written;
			const subs = written.sub === undefined ? [] : [{ any: [...(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.c3)(written.sub)] }];
			return [
				{ any: [...(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.c3)(written.program)] },
				...subs,
				"**"
			];
		}
		function coversTokens(outer, inner) {
			const [whole, ...restOfWhole] = outer;
			const [part, ...restOfPart] = inner;
			if (whole === "**") return true;
			if (typeof part === "object" && "any" in part) return part.any.every((choice) => coversTokens(outer, [...(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.c3)(choice), ...restOfPart]));
			if (typeof whole === "object" && "after" in whole) return part === undefined || part === whole.after || typeof part === "object" && "after" in part;
			if (whole === undefined || part === undefined) return whole === part;
			if (part === "**" || typeof part === "object") return false;
			if (typeof whole === "object") return whole.any.some((choice) => coversTokens([...(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.c3)(choice), ...restOfWhole], inner));
			return (whole === "*" || whole === part) && coversTokens(restOfWhole, restOfPart);
		}
	}),
	75581: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { e: () => describeProof });
		var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37527);
		var _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96763);
		function describeProof(place, failed, before, after) {
			if (!failed.looser && !failed.tighter) return [];
			const relation = failed.looser ? failed.tighter ? "not comparable" : "looser" : "tighter";
			const [old, now] = [renderValue(before), renderValue(after)];
			const start = Math.max(old.length, now.length) > maxCharacters ? findDifference(old, now) - contextCharacters : 0;
			return [{
				place,
				relation,
				before: cutFrom(old, start),
				after: cutFrom(now, start)
			}];
		}
		const maxCharacters = 200;
		const contextCharacters = 30;
		function renderValue(value) {
			if (value === undefined || value === null) return "none";
			return (0, _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_1__.N0)(typeof value === "string" ? value : JSON.stringify(value));
		}
		function findDifference(left, right) {
			let at = 0;
			while (at < left.length && left[at] === right[at]) at += 1;
			return at;
		}
		function cutFrom(text, start) {
			return (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_0__.IN)(start > 0 ? `\u2026${text.slice(start).toWellFormed()}` : text, maxCharacters);
		}
	}),
	72437: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Tw: () => coversConditions,
			Nt: () => coversNames,
			$5: () => mayOverlap,
			bA: () => renderConditions
		});
		var glob = __webpack_require__(68685);
		var json = __webpack_require__(37981);
		var match_names = __webpack_require__(98091);
		var schema_parts = __webpack_require__(2215);
		var paths_glob = __webpack_require__(82004);
		var commands = __webpack_require__(69906);
		var net_host = __webpack_require__(51319);
		var net = __webpack_require__(6028);
		var network = __webpack_require__(10007);
		;
		function coversNet(outer, inner, intents) {
			return coversHosts(outer, inner, intents) && includesAll(readSchemes(outer, intents.outer), readSchemes(inner, intents.inner)) && coversPorts(outer, inner, intents) && includesAll(readMethods(outer), readMethods(inner));
		}
		function includesAll(wide, narrow) {
			return wide === null || narrow !== null && narrow.every((value) => wide.includes(value));
		}
		function coversHosts(outer, inner, intents) {
			const wholes = outer.host === undefined ? null : (0, schema_parts.c3)(outer.host).map(net_host.KO);
			const parts = inner.host === undefined ? null : (0, schema_parts.c3)(inner.host).map(net_host.KO);
			if (wholes === null) return intents.outer === "restrict" || parts === null || !parts.some(network.PW);
			return parts !== null && parts.every((host) => wholes.some((whole) => (0, network.LM)(whole, host)));
		}
		function readSchemes({ scheme }, intent) {
			if (scheme !== undefined) return (0, schema_parts.c3)(scheme);
			return intent === "grant" ? net.q5 : null;
		}
		function coversPorts(outer, inner, intents) {
			if (outer.port === undefined) {
				if (intents.outer === "restrict") return true;
				return intents.inner === "grant" && inner.port === undefined;
			}
			const ports = inner.port === undefined && intents.inner === "grant" ? (0, schema_parts.c3)(inner.scheme ?? net.q5).flatMap((scheme) => net.gg.get(scheme) ?? []) : inner.port ?? null;
			return ports !== null && includesAll((0, schema_parts.c3)(outer.port), (0, schema_parts.c3)(ports));
		}
		function readMethods({ method }) {
			return method === undefined ? null : (0, schema_parts.c3)(method);
		}
		var compare_text = __webpack_require__(73014);
		;
		const coversByKey = new Map([
			["tool", coversTexts],
			["command", (outer, inner, intents) => (0, commands.K)(outer, inner, intents)],
			["read", coversGlobs],
			["write", coversGlobs],
			["net", (outer, inner, intents) => coversNet(outer, inner, intents)],
			["env", (outer, inner) => coversTexts(outer.set, inner.set)],
			["args", coversFields],
			["actor", coversFields],
			["author", coversFields],
			["event", coversTexts],
			["ref", coversTexts],
			["label", includesItems],
			["turn", coversRange],
			["count", coversRange],
			["change", includesItems],
			["after", (outer, inner, intents) => coversConditions(outer, inner, intents)],
			["before", (outer, inner, intents) => coversConditions(inner, outer, {
				outer: invert(intents.inner),
				inner: invert(intents.outer)
			})]
		]);
		function coversConditions(outer, inner, intents) {
			return Object.entries(outer).every(([key, whole]) => {
				const part = inner[key];
				if (whole === undefined) return true;
				if (part === undefined) return false;
				return renderConditions(whole) === renderConditions(part) || coversByKey.get(key)?.(whole, part, intents) === true;
			});
		}
		function mayOverlap(left, right) {
			const prefixes = [left, right].map((globs) => (0, schema_parts.c3)(globs).flatMap(glob.PH).map(glob.WW));
			return prefixes[0]?.some((one) => prefixes[1]?.some((other) => one.startsWith(other) || other.startsWith(one))) === true;
		}
		function coversNames(outer, inner) {
			const isNamed = (0, match_names.G)(outer);
			return inner.every((name) => outer.includes(name) || outer.includes("*") || !name.includes("*") && isNamed(name));
		}
		function coversTexts(outer, inner) {
			return coversNames((0, schema_parts.c3)(outer), (0, schema_parts.c3)(inner));
		}
		function invert(intent) {
			return intent === "grant" ? "restrict" : "grant";
		}
		function coversGlobs(outer, inner, intents) {
			const wholes = (0, schema_parts.c3)(outer).flatMap(glob.PH);
			return (0, schema_parts.c3)(inner).flatMap(glob.PH).every((glob) => wholes.some((whole) => (0, paths_glob.Lu)(whole, glob) || coversFile(whole, glob, intents)));
		}
		function coversFile(whole, path, { outer }) {
			if (/[*?[\\]/.test(path)) return false;
			return (0, paths_glob.Qb)([whole])({
				...(0, paths_glob.bZ)(path),
				isFile: true
			}, outer);
		}
		function includesItems(outer, inner) {
			const known = (0, schema_parts.c3)(outer).map(renderConditions);
			return (0, schema_parts.c3)(inner).every((item) => known.includes(renderConditions(item)));
		}
		function coversFields(outer, inner) {
			const fields = inner;
			return Object.entries(outer).every(([key, value]) => {
				const field = fields[key];
				if (field === undefined) return value === undefined;
				if (renderConditions(value) === renderConditions(field)) return true;
				if (key.startsWith("/")) return coversArgument(value, field);
				return includesItems(value, field);
			});
		}
		function coversArgument(outer, inner) {
			const [[operator, value] = [], ...others] = Object.entries(outer);
			if (others.length > 0 || operator === undefined) return false;
			if (operator === "lte") return typeof inner["lte"] === "number" && inner["lte"] <= Number(value);
			if (operator !== "in") return false;
			return "equals" in inner ? includesItems(value, [inner["equals"]]) : "in" in inner && includesItems(value, inner["in"]);
		}
		function coversRange(outer, inner) {
			const [wide, narrow] = [outer, inner];
			const { gte: from = 0, lte: to = Infinity } = wide ?? {};
			return (narrow?.gte ?? 0) >= from && (narrow?.lte ?? Infinity) <= to;
		}
		function renderConditions(written) {
			return (0, json.R5)(sortLists(written, "set"));
		}
		function sortLists(written, list) {
			if (Array.isArray(written)) {
				const items = written.map((item) => sortLists(item, "sequence"));
				if (list === "sequence") return items;
				const sorted = [...new Map(items.map((item) => [(0, json.R5)(item), item])).entries()].toSorted(([left], [right]) => (0, compare_text.n)(left, right)).map(([, item]) => item);
				return sorted.length === 1 && typeof sorted[0] === "string" ? sorted[0] : sorted;
			}
			if (typeof written !== "object" || written === null) return written;
			return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined).map(([key, value]) => [key, sortLists(value, key === "command" && Array.isArray(value) ? "sequence" : "set")]));
		}
	}),
	17301: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			D: () => compareRules,
			P: () => coversRule
		});
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10031);
		var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97535);
		var _decide_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66049);
		var _comparison_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75581);
		var _conditions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72437);
		var _decide_compiled_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42635);
		var _core_types_network_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10007);
		function compareRules(before, after, place) {
			const looser = listUnproven(before, after);
			const tighter = listUnproven(after, before);
			return [...new Set([...before.rules, ...after.rules].map(({ id }) => id))].flatMap((id) => {
				const [old, now] = [before, after].map(({ rules }) => rules.find((rule) => rule.id === id));
				const failed = {
					looser: looser.has(id),
					tighter: tighter.has(id)
				};
				return (0, _comparison_js__WEBPACK_IMPORTED_MODULE_3__.e)(`${place}.${id}`, failed, describeRule(old), describeRule(now));
			});
		}
		function listUnproven(before, after) {
			const [old, now] = [(0, _decide_compiled_policy_js__WEBPACK_IMPORTED_MODULE_6__.dH)(before), (0, _decide_compiled_policy_js__WEBPACK_IMPORTED_MODULE_6__.dH)(after)];
			const added = now.filter((rule) => canPermit(rule) && !old.some((other) => permits(other, rule)));
			const removed = old.filter((rule) => canRestrict(rule) && !isStillRestricted(rule, now, after.defaultDecision));
			return new Set([...added, ...removed].map(({ id }) => id));
		}
		function canPermit({ decision }) {
			return (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(decision) || decision === "escalate";
		}
		function canRestrict({ decision, perRun, hosts }) {
			return !(0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(decision) || perRun !== null || hosts.length > 0;
		}
		function permits(wide, narrow) {
			if (!canPermit(wide) || (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.V$)(wide.decision, narrow.decision)) return false;
			if (narrow.decision === "allow-for-run" && wide.decision !== "allow-for-run") return false;
			if ((wide.perRun !== null || asksForCount(wide)) && wide.id !== narrow.id) return false;
			if (!grantsAllOf(wide, narrow)) return false;
			const intent = wide.decision === "escalate" ? "restrict" : "grant";
			return (0, _conditions_js__WEBPACK_IMPORTED_MODULE_4__.Tw)(wide.written.when, narrow.written.when, {
				outer: intent,
				inner: intent
			}) && isExceptedFrom(wide, narrow, {
				outer: "restrict",
				inner: "restrict"
			}) && Object.keys(isWithin).every((key) => isWithin[key](wide, narrow));
		}
		function grantsAllOf(wide, narrow) {
			if (wide.binds !== narrow.binds) return wide.binds === null && narrow.binds === "command" && !narrow.contains;
			if (wide.binds !== null) return true;
			const names = (rule) => (rule.toolNames ?? []).filter(_decide_rule_js__WEBPACK_IMPORTED_MODULE_2__.mV);
			return narrow.contains === wide.contains && (names(narrow).length === 0 || names(wide).length > 0);
		}
		const isWithin = {
			id: always,
			when: always,
			unless: always,
			decision: always,
			reason: always,
			instead: always,
			examples: always,
			audit: always,
			owner: always,
			ticket: always,
			until: (wide, narrow) => !(0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(wide.decision) || (narrow.until ?? "9999") <= (wide.until ?? "9999"),
			limits: (wide, narrow) => (narrow.perRun ?? Infinity) <= (wide.perRun ?? Infinity),
			hosts: (wide, narrow) => narrow.hosts.every((host) => wide.hosts.some((open) => (0, _core_types_network_js__WEBPACK_IMPORTED_MODULE_5__.Tj)(open, host))),
			acknowledge: (wide, narrow) => wide.acknowledged || !narrow.acknowledged,
			sees: (wide, narrow) => narrow.sees.every((path) => wide.sees.includes(path)),
			uploadMb: (wide, narrow) => readUploadMb(narrow) <= readUploadMb(wide),
			escalate(wide, narrow) {
				if (wide.decision !== "escalate") return true;
				const [old, now] = [wide.escalation, narrow.escalation];
				return now.label === old.label && now.ttlMs <= old.ttlMs && now.by.every((name) => old.by.includes(name));
			}
		};
		function always() {
			return true;
		}
		function isStillRestricted(rule, rules, defaultDecision) {
			if ((0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(rule.decision) && rule.hosts.length > 0 && !isStillBounded(rule, rules)) return false;
			if ((0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(rule.decision) && rule.perRun === null) return true;
			if (rules.some((other) => restricts(other, rule))) return true;
			return !(0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.V$)(rule.decision, defaultDecision) && !(0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(defaultDecision) && rules.every((other) => isStillCounted(other, rule) || !canPermit(other) || !mayConcernTheSame(other, rule));
		}
		function isStillBounded(rule, rules) {
			const givers = rules.filter(({ hosts, decision }) => hosts.length > 0 && ((0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(decision) || decision === "escalate"));
			const isAtMost = (other) => [
				"acknowledge",
				"sees",
				"uploadMb"
			].every((key) => isWithin[key](rule, other));
			return givers.every(isAtMost) || givers.some((other) => isAtMost(other) && hasConditionsOf(other, rule, "grant"));
		}
		function readUploadMb({ uploadMb }) {
			return uploadMb ?? _core_limits_js__WEBPACK_IMPORTED_MODULE_1__.Gm;
		}
		function restricts(wide, narrow) {
			if ((0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(narrow.decision)) return isStillCounted(wide, narrow) && hasConditionsOf(wide, narrow, "grant");
			if ((0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(wide.decision) || (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.V$)(narrow.decision, wide.decision)) return false;
			return (wide.binds === null || wide.binds === narrow.binds) && hasConditionsOf(wide, narrow, "restrict");
		}
		function isStillCounted(wide, narrow) {
			return wide.id === narrow.id && narrow.perRun !== null && wide.perRun !== null && wide.perRun <= narrow.perRun;
		}
		function hasConditionsOf(wide, narrow, intent) {
			const excepts = intent === "grant" ? "restrict" : "grant";
			return (0, _conditions_js__WEBPACK_IMPORTED_MODULE_4__.Tw)(wide.written.when, narrow.written.when, {
				outer: intent,
				inner: intent
			}) && isExceptedFrom(wide, narrow, {
				outer: excepts,
				inner: excepts
			});
		}
		function isExceptedFrom(wide, narrow, intents) {
			if (wide.unless === null) return true;
			return narrow.unless !== null && (0, _conditions_js__WEBPACK_IMPORTED_MODULE_4__.Tw)(narrow.written.unless ?? {}, wide.written.unless ?? {}, intents);
		}
		function asksForCount({ when, unless }) {
			return [...when, ...unless ?? []].some(({ key }) => key === "count");
		}
		function mayConcernTheSame(left, right) {
			if (left.binds === null || right.binds === null) return true;
			if (left.binds !== right.binds) return false;
			const [one, other] = [left.written.when[left.binds], right.written.when[left.binds]];
			if (left.binds !== "read" && left.binds !== "write" || one === undefined || other === undefined) return true;
			return (0, _conditions_js__WEBPACK_IMPORTED_MODULE_4__.$5)(one, other);
		}
		function coversRule(outer, inner) {
			if (outer.unless !== null || outer.binds !== null && outer.binds !== inner.binds) return false;
			const intents = {
				outer: "restrict",
				inner: (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(inner.decision) ? "grant" : "restrict"
			};
			return (0, _conditions_js__WEBPACK_IMPORTED_MODULE_4__.Tw)(outer.written.when, inner.written.when, intents);
		}
		function describeRule(rule) {
			if (rule === undefined) return undefined;
			const { id: _id, reason: _reason, instead: _instead, examples: _examples, decision, ...rest } = rule.written;
			return {
				decision,
				...rest
			};
		}
	}),
	41849: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			cz: () => changeKinds,
			Qo: () => describeAdded,
			pz: () => findChanges,
			Oh: () => guessChange,
			gr: () => listAddedDependencies,
			hQ: () => namedKinds
		});
		var external_node_buffer_ = __webpack_require__(4573);
		var grouped_number = __webpack_require__(19375);
		var external_node_path_ = __webpack_require__(76760);
		var dist = __webpack_require__(3292);
		var parse_json = __webpack_require__(27831);
		var json = __webpack_require__(37981);
		;
		function findAddedDependencies(path, before, after) {
			const lowered = path.toLowerCase();
			const reader = readers.find(({ isRead }) => isRead(external_node_path_.posix.basename(lowered), lowered));
			if (reader === undefined) return null;
			const [old, now] = [before, after].map((text) => text.trim() === "" ? [] : reader.read(text));
			if (!old || !now) return null;
			const known = new Set(old.map(renderKey));
			return [...new Map(now.map((one) => [renderKey(one), one])).values()].filter((one) => !known.has(renderKey(one)));
		}
		function renderKey({ name, registry, source }) {
			return JSON.stringify([
				registry,
				name,
				source
			]);
		}
		const readers = [
			{
				isRead: (name) => name === "package.json",
				read: readPackageJson
			},
			{
				isRead: (name) => name === "pyproject.toml",
				read: (text) => readToml(text, pyproject)
			},
			{
				isRead: (name) => name === "cargo.toml",
				read: (text) => readToml(text, cargo)
			},
			{
				isRead: (name) => name === "go.mod",
				read: readGoModule
			},
			{
				isRead: (name) => name === "gemfile",
				read: readGemfile
			},
			{
				isRead: (name, path) => /\.(?:txt|in)$/.test(name) && /requirements|constraints/.test(path),
				read: readRequirements
			}
		];
		function create(registry, name, version = "", source = "") {
			return {
				name,
				registry,
				version,
				source
			};
		}
		const packageFields = [
			"dependencies",
			"devDependencies",
			"optionalDependencies",
			"peerDependencies"
		];
		const replacingFields = [
			"overrides",
			"resolutions",
			"pnpm",
			"catalog",
			"catalogs",
			"packageManager"
		];
		function readPackageJson(text) {
			const value = (0, parse_json.Vh)(text);
			if (!(0, json.OW)(value)) return null;
			const named = packageFields.flatMap((field) => {
				const written = value[field] ?? {};
				return (0, json.OW)(written) ? Object.entries(written).map(([name, spec]) => readPackage(name, spec)) : [null];
			});
			if (named.includes(null)) return null;
			const replaced = replacingFields.flatMap((field) => listTexts(value[field], field));
			return [...named.flatMap((one) => one === null || one.source.startsWith("workspace:") ? [] : [one]), ...replaced.map((source) => create("npm", "", "", source))];
		}
		function readPackage(name, spec) {
			if (typeof spec !== "string") return null;
			const [, alias, range = spec] = /^npm:(@?[^@]+)(?:@(.*))?$/.exec(spec) ?? [];
			if (alias === undefined && /[:/]/.test(spec) && !spec.startsWith("catalog:")) return create("npm", name, "", spec);
			const [, version = ""] = /^[=v]?(\d+\.\d+\.\d+(?:[-+][\w.+-]+)?)$/.exec(alias === undefined ? spec : range) ?? [];
			return create("npm", alias ?? name, version);
		}
		function readRequirements(text) {
			return text.replaceAll(/\\\r?\n/g, " ").split("\n").map((line) => ` ${line}`.split(/\s#/)[0]?.trim() ?? "").filter((line) => line !== "").map(readRequirement);
		}
		function readRequirement(written) {
			const [requirement = ""] = written.split(/;|\s--/);
			const [name] = /^[A-Za-z0-9][\w.-]*/.exec(requirement) ?? [];
			if (name === undefined) return create("pypi", "", "", written);
			const rest = requirement.slice(name.length).trim();
			const range = (rest.startsWith("[") ? rest.slice(rest.indexOf("]") + 1) : rest).trim();
			if (range !== "" && !/^[(<>=!~]/.test(range)) return create("pypi", normalise(name), "", written);
			const [, version = ""] = /^\(?={2,3}\s*([^*,\s()]+)\)?$/.exec(range) ?? [];
			return create("pypi", normalise(name), version);
		}
		function normalise(name) {
			return name.toLowerCase().replaceAll(/[-_.]+/g, "-");
		}
		const cargo = {
			registry: "crates",
			holds: /(?:^|-)dependencies$/,
			replaces: /^(?:patch|replace)$/,
			exact: /^=\s*(\d+\.\d+\.\d[\w.+-]*)$/
		};
		const pyproject = {
			registry: "pypi",
			holds: /dependenc(?:y|ies)|^requires$|^dependency-groups$/,
			replaces: /^(?:sources?|index|indexes|index-url|extra-index-url|find-links)$/,
			exact: /^={0,3}\s*(\d[^*,\s<>!~^|]*)$/
		};
		function readToml(text, form) {
			let value;
			try {
				value = (0, dist.qg)(text);
			} catch {
				return null;
			}
			return (0, json.OW)(value) ? listTomlDependencies(value, form, false) : null;
		}
		function listTomlDependencies(value, form, inside) {
			return Object.entries(value).flatMap(([key, item]) => {
				const holds = inside || form.holds.test(key);
				if (!holds && form.replaces.test(key)) return listTexts(item, key).map((source) => create(form.registry, "", "", source));
				if (Array.isArray(item)) return item.flatMap((one) => {
					if (holds && typeof one === "string") return [readRequirement(one)];
					if (!(0, json.OW)(one) || Object.keys(one).join() === "include-group") return [];
					return holds ? [readTomlPackage(key, one, form)] : listTomlDependencies(one, form, false);
				});
				if (typeof item === "string") return inside ? [readTomlPackage(key, { version: item }, form)] : [];
				if (!(0, json.OW)(item)) return [];
				return inside ? [readTomlPackage(key, item, form)] : listTomlDependencies(item, form, holds);
			});
		}
		const sourceKeys = [
			"git",
			"path",
			"url",
			"file",
			"registry",
			"registry-index",
			"source"
		];
		function readTomlPackage(key, item, { registry, exact }) {
			const { version = "", package: renamed = key } = item;
			const name = String(renamed);
			if (sourceKeys.some((source) => source in item)) return create(registry, name, "", JSON.stringify(item));
			const [, only = ""] = exact.exec(String(version)) ?? [];
			return create(registry, registry === "pypi" ? normalise(name) : name, only);
		}
		function readGoModule(text) {
			let block = "";
			return text.split("\n").flatMap((whole) => {
				const line = (whole.split("//")[0] ?? "").trim();
				const [, opened] = /^(\w+)\s*\($/.exec(line) ?? [];
				if (opened !== undefined) block = opened;
				if (line === ")") block = "";
				if (opened !== undefined || line === ")" || line === "") return [];
				const words = (block === "" ? line : `${block} ${line}`).split(/\s+/);
				const [verb = "", name = "", version = ""] = words;
				if (verb === "replace") return [create("go", name, "", words.join(" "))];
				return verb === "require" ? [create("go", name.replaceAll(/["`]/g, ""), version)] : [];
			});
		}
		const gemSources = /^(?:git|github|gist|bitbucket|path|source)\b/;
		const rubyText = /^(?:"[^"#\\]*"|'[^'\\]*'|:\w+|true|false|nil)$/;
		function readGemfile(text) {
			return text.split("\n").flatMap((whole) => {
				const line = whole.trim();
				if (/^(?:$|#|end$|ruby ["'][^"'#\\]*["']$|group [:\w, ]* do$)/.test(line)) return [];
				const [, name, rest = ""] = /^gem ["']([\w.-]+)["'](?:$|,(.*)$)/.exec(line) ?? [];
				const values = rest === "" ? [] : rest.split(",").map((part) => part.trim());
				const isLiteral = values.every((value) => !gemSources.test(value) && rubyText.test(value.replace(/^\w+:\s/, "").trim()));
				if (name === undefined || !isLiteral) return [create("rubygems", name ?? "", "", line)];
				const [, version = ""] = /^["']=?\s*(\d[\w.]*)["']$/.exec(values[0] ?? "") ?? [];
				return [create("rubygems", name, values.length === 1 ? version : "")];
			});
		}
		function listTexts(value, place) {
			if (value === undefined || value === null) return [];
			if (typeof value !== "object") return [`${place}: ${JSON.stringify(value)}`];
			return Object.entries(value).flatMap(([key, item]) => listTexts(item, `${place}.${key}`));
		}
		var manifests = __webpack_require__(6719);
		;
		const maxIndent = 80;
		const quoted = (mark) => ({
			mark,
			raw: false,
			multiline: false
		});
		const spread = (mark, raw = false) => ({
			mark,
			raw,
			multiline: true
		});
		const slashes = {
			line: ["//"],
			block: [["/*", "*/"]]
		};
		const lexicons = {
			javascript: {
				...slashes,
				strings: [
					quoted("'"),
					quoted("\""),
					spread("`")
				]
			},
			python: {
				line: ["#"],
				block: [],
				strings: [
					spread("\"\"\""),
					spread("'''"),
					quoted("'"),
					quoted("\"")
				]
			},
			go: {
				...slashes,
				strings: [
					quoted("\""),
					quoted("'"),
					spread("`", true)
				]
			},
			rust: {
				...slashes,
				strings: [spread("\"")]
			},
			java: {
				...slashes,
				strings: [
					spread("\"\"\""),
					quoted("\""),
					quoted("'")
				]
			},
			perl: {
				line: ["#"],
				spaced: true,
				block: [],
				strings: [quoted("'"), quoted("\"")]
			},
			bats: {
				line: ["#"],
				spaced: true,
				block: [],
				strings: [{
					...quoted("'"),
					raw: true
				}, quoted("\"")]
			},
			other: {
				line: [
					"//",
					"#",
					"--",
					";;"
				],
				block: [["/*", "*/"]],
				strings: [quoted("\""), quoted("'")]
			}
		};
		function blankText(source, language) {
			const { line, spaced = false, block, strings } = lexicons[language];
			const text = prepareText(source, language);
			const parts = [];
			let tail = "";
			const keep = (piece) => {
				parts.push(piece);
				if (language === "javascript") tail = (tail + piece).slice(-16);
			};
			let at = 0;
			while (at < text.length) {
				const comment = line.find((mark) => text.startsWith(mark, at));
				if (comment !== undefined && !(spaced && at > 0 && /[^\s;(){}]/.test(text[at - 1] ?? ""))) {
					at = findLineEnd(text, at);
					continue;
				}
				const pair = block.find(([open]) => text.startsWith(open, at));
				if (pair !== undefined) {
					const end = text.indexOf(pair[1], at + pair[0].length);
					const stop = end < 0 ? text.length : end + pair[1].length;
					keep(keepLines(text.slice(at, stop)));
					at = stop;
					continue;
				}
				if (language === "javascript" && text[at] === "/" && startsPattern(tail)) {
					at = skipPattern(text, at);
					keep("''");
					continue;
				}
				if (language === "rust" && text[at] === "'") {
					const character = /^'(?:\\[^']+|[^'\\])'/.exec(text.slice(at, at + 14))?.[0];
					at += character?.length ?? 1;
					continue;
				}
				if (language === "rust") {
					const raw = /^r(#+)"/.exec(text.slice(at, at + 20));
					if (raw !== null) {
						const end = text.indexOf(`"${raw[1]}`, at + raw[0].length);
						const stop = end < 0 ? text.length : end + 1 + (raw[1]?.length ?? 0);
						keep(`""${keepLines(text.slice(at, stop))}`);
						at = stop;
						continue;
					}
				}
				const string = strings.find(({ mark }) => text.startsWith(mark, at));
				if (string === undefined) {
					keep(text[at] ?? "");
					at += 1;
					continue;
				}
				const stop = skipString(text, at, string);
				const literal = text.slice(at, stop);
				const isReplaced = language === "bats" && string.mark === "\"" && /[$`]/.test(literal);
				keep(`${isReplaced ? "'$'" : "''"}${keepLines(literal)}`);
				at = stop;
			}
			return shortenWhitespace(parts.join(""));
		}
		function shortenWhitespace(text) {
			return text.split("\n").map((line) => {
				const rest = line.trim();
				const indent = rest === "" ? 0 : Math.min(maxIndent, line.search(/\S/));
				return `${" ".repeat(indent)}${rest.replaceAll(/\s+/g, " ")}`;
			}).filter((line) => line !== "").join("\n");
		}
		function prepareText(source, language) {
			if (language === "javascript") return nameComputedMembers(source);
			if (language === "perl") return source.replace(/^__(?:END|DATA)__$[^]*/m, "").replaceAll(/^=[a-z][^]*?(?:^=cut\b|(?![^]))/gim, keepLines);
			return language === "bats" ? dropHereDocuments(source) : source;
		}
		function dropHereDocuments(source) {
			let end = null;
			const keepLine = (line) => {
				if (end === null) {
					end = line.includes("((") ? null : /^[^#]*?(?<!<)<<-? ?['"\\]?([A-Za-z_]\w{0,99})/.exec(line)?.[1] ?? null;
					return line;
				}
				if (line.trim() === end) end = null;
				return "";
			};
			return source.split("\n").map(keepLine).join("\n");
		}
		function nameComputedMembers(source) {
			return source.replaceAll(/\[\s*(['"`])([A-Za-z_]\w*)\1\s*\]/g, ".$2").replaceAll(/\?\.(?=[A-Za-z_(])/g, ".");
		}
		function skipString(text, start, string) {
			let at = start + string.mark.length;
			while (at < text.length) {
				if (text.startsWith(string.mark, at)) return at + string.mark.length;
				if (!string.multiline && text[at] === "\n") return at;
				if (string.mark === "`" && !string.raw && text.startsWith("${", at)) at = findClosing(text, at + 1) + 1;
				else at += text[at] === "\\" && !string.raw ? 2 : 1;
			}
			return text.length;
		}
		function startsPattern(before) {
			const tail = before.trimEnd();
			return tail === "" || /[([{,;=:!&|?+*%<>~^]$/.test(tail) || /(?:^|[^\w$.])(?:return|typeof|case|in|of|do|else)$/.test(tail);
		}
		function skipPattern(text, start) {
			let inClass = false;
			for (let at = start + 1; at < text.length; at += 1) {
				const character = text[at];
				if (character === "\n") return start + 1;
				if (character === "\\") at += 1;
				else if (character === "[") inClass = true;
				else if (character === "]") inClass = false;
				else if (character === "/" && !inClass) return at + 1;
			}
			return start + 1;
		}
		function findLineEnd(text, at) {
			const end = text.indexOf("\n", at);
			return end < 0 ? text.length : end;
		}
		function findClosing(text, start, depth = 0) {
			let open = depth;
			for (let at = start; at < text.length; at += 1) {
				if (text[at] === "{") open += 1;
				else if (text[at] === "}" && (open -= 1) === 0) return at;
			}
			return text.length;
		}
		function keepLines(text) {
			return text.replaceAll(/[^\n]+/g, "");
		}
		;
		function removeDeadCode(blanked, language) {
			if (language === "python") return removeByIndent(blanked);
			if (language === "perl") return removeFalseBlocks(blanked);
			return language === "other" || language === "bats" ? blanked : removeAfterEnd(removeFalseBlocks(blanked));
		}
		const falseCondition = /\b(?:if|while)\s*(?:\(\s*)?(?:false|0|!1|!true|null|undefined|''|\(\s*false\s*\))\s*(?:&&[^{};]{0,200})?(?:\)\s*)?(?=[{\w])/g;
		function removeFalseBlocks(text) {
			let out = "";
			let from = 0;
			for (const found of text.matchAll(falseCondition)) {
				if (found.index < from) continue;
				const start = found.index + found[0].length;
				const end = text[start] === "{" ? findClosing(text, start) + 1 : findStatementEnd(text, start);
				out += text.slice(from, found.index);
				from = end;
			}
			return (out + text.slice(from)).replaceAll(/([;{}\n][^\S\n]*)false\s*&&[^;\n]*/g, "$1");
		}
		const ending = /[;{}]\s*(?:return\b|throw\b|process\.exit\b|System\.exit\b|os\.Exit\b|std::process::exit\b)/g;
		function removeAfterEnd(text) {
			let out = "";
			let from = 0;
			for (const found of text.matchAll(ending)) {
				const start = found.index + found[0].search(/[^;{}\s]/);
				if (start < from) continue;
				const end = findStatementEnd(text, start);
				const close = findClosing(text, end, 1);
				out += text.slice(from, end);
				from = close;
			}
			return out + text.slice(from);
		}
		function findStatementEnd(text, start) {
			let depth = 0;
			let last = "";
			for (let at = start; at < text.length; at += 1) {
				const character = text[at] ?? "";
				if ("([{".includes(character)) depth += 1;
				else if (")]}".includes(character)) {
					if (depth === 0) return at;
					depth -= 1;
				} else if (character === ";" && depth === 0) return at + 1;
				else if (character === "\n" && depth === 0 && !"=+-*/&|?:,.(".includes(last)) return at;
				if (character.trim() !== "") last = character;
			}
			return text.length;
		}
		const pythonFalse = /^\s*(?:if|while)\s+\(?(?:False|0|None|not True)\b\)?(?:\s+and\b[^:]*|\s*):/;
		const pythonEnd = /^\s*(?:return\b|raise\s+(?:unittest\.)?SkipTest|pytest\.skip\(|self\.skipTest\(|sys\.exit\(|exit\()/;
		function removeByIndent(text) {
			const kept = [];
			let hidden = null;
			for (const line of text.split("\n")) {
				const indent = line.search(/\S/);
				if (indent < 0) continue;
				if (hidden !== null && (indent > hidden.indent || hidden.atSame && indent === hidden.indent)) continue;
				hidden = null;
				if (pythonFalse.test(line)) {
					hidden = {
						indent,
						atSame: false
					};
					continue;
				}
				if (pythonEnd.test(line)) hidden = {
					indent,
					atSame: true
				};
				kept.push(line);
			}
			return kept.join("\n");
		}
		;
		const perlStart = "(?:^|[;{}])[ \\t]*";
		const shellStart = "(?:^|[;{(]|\\b(?:then|do|else)\\b)[ \\t]*(?:![ \\t]*)?";
		const owners = "(?:it|test|describe|suite|context|specify|bench|scenario|feature|Deno\\.test|QUnit)";
		const testPatterns = {
			javascript: {
				tests: [/(?<![\w$.])(?:it|test|specify|Deno\.test|fit|xit|xtest)(?:\s*\.\s*\w+){0,16}\s*[(`']/g],
				assertions: [
					/(?<![\w$.])expect(?:\s*\.\s*(?:soft|poll|element))?\s*\(/g,
					/(?<![\w$])expect\s*\.\s*(?:assertions|unreachable|fail)\s*\(/g,
					/(?<![\w$.])(?:t\s*\.\s*(?=assert\s*\.))?(?:assert|strict|nodeAssert)(?:\s*\.\s*\w+){0,16}\s*\(/g,
					/(?<!\bfunction )(?<![\w$.])(?:assert|expect)[A-Z]\w*\s*(?:<[^;\n]{0,200}?>\s{0,9})?\(/g,
					/(?<![\w$.])(?:t|tap|assert)\s*\.\s*(?:is|not|deepEqual|notDeepEqual|like|throws|throwsAsync|notThrows|true|false|truthy|falsy|ok|notOk|equal|equals|notEqual|same|strictSame|match|regex|snapshot|rejects|assert)\s*\(/g,
					/\.\s*should\b(?:\s*\.\s*\w+){0,16}\s*\(?/g,
					/\.\s*expect\s*\(/g
				],
				skips: [
					new RegExp(`(?<![\\w$.])${owners}(?:\\s*\\.\\s*\\w+(?:\\([^()]*\\))?){0,16}?\\s*\\.\\s*(?:skip|skipIf|runIf|if|only|todo|todoIf|fixme|fails?|failing|expectFailure|ignore)\\b`, "g"),
					/(?<![\w$.])(?:xit|xdescribe|xtest|xcontext|xspecify|fit|fdescribe|fcontext)\s*[(`']/g,
					/\)\s*\.\s*(?:skip\s*\(\s*(?:\)|true\b|\()|(?:fails|pin)\s*\()/g,
					/(?<![\w$.])pending\s*(?:[`']|\((?![^()\n]{0,200}\)\s*\{))/g,
					/(?<![\w$.])(?:this|t|ctx|context|testContext)\s*\.\s*(?:skip|todo)\s*\(/g,
					/[{,]\s*(?:(?:skip|todo|only|ignore|expectFailure)\s*(?::\s*(?!false\b)|(?=[,}]))|fails\s*:\s*true\b)/g,
					new RegExp(`(?<![\\w$.])${owners}\\s*\\[(?!\\d+\\])`, "g"),
					new RegExp(`=\\s*${owners}\\s*(?=[;,\\n)])`, "g"),
					/(?<![\w$.])(?:process|Deno)\s*\.\s*exit\s*\(/g
				]
			},
			python: {
				tests: [/^[ \t\f]*(?:async\s+)?def\s+test\w*\s*\(/gm, /@(?:hypothesis\.)?given\b/g],
				assertions: [
					/^[ \t\f]*assert\b\s*/gm,
					/[:;]\s*assert\b\s*/g,
					/\bself\s*\.\s*(?:assert\w+|fail)\s*\(/g,
					/\b(?:pytest|self)\s*\.\s*(?:raises|warns|deprecated_call|fail|assertRaises)\s*\(/g,
					/(?<![\w])assert_\w+\s*\(/g,
					/\.\s*assert_\w+\s*\(/g
				],
				skips: [
					/\bpytest\s*\.\s*(?:mark\s*\.\s*(?:skip\w*|xfail)|skip|xfail|importorskip)\b/g,
					/\b(?:unittest\s*\.\s*)?(?:skip|skipIf|skipUnless|expectedFailure)\b(?=\s*[(\n])/g,
					/\bmark\s*\.\s*(?:skip\w*|xfail)\b/g,
					/\bSkipTest\b/g,
					/\bskipTest\s*\(/g,
					/\b__test__\s*=\s*False/g,
					/\bcollect_ignore\w*\b/g,
					/\bgetattr\s*\(\s*(?:pytest|unittest)\b/g,
					/\b(?:sys|os)\s*\.\s*_?exit\s*\(/g
				]
			},
			go: {
				tests: [/^func\s+(?:\([^)\r\n\u2028\u2029]*\)\s*)?(?:Test|Fuzz|Example)(?![a-z])\w*\s*\(/gm, /\.\s*Run\s*\(/g],
				assertions: [
					/\b(?:t|tb|b|f)\s*\.\s*(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)\s*\(/g,
					/\b(?:assert|require|is|must|qt)\s*\.\s*(?:[A-Z]\w*)\s*\(/g,
					/\bc\s*\.\s*(?:Assert|Check|Errorf?|Fatalf?|Fail|FailNow)\s*\(/g,
					/\b(?:s|suite)\s*\.\s*(?:Not?|Is)?(?:Assert|Check|Condition|Contains|DirExists|Element|Empty|Equal|Error|Exactly|Eventually|Fail|Fatal|FileExists|Greater|HTTP|Implements|InDelta|InEpsilon|JSON|Len|Less|Negative|Never|Nil|Panics|Positive|Regexp|Require|Same|Subset|True|False|Type|Within|YAML|Zero)\w*\s*\(/g,
					/\b(?:Expect|Eventually|Consistently)\s*\(/g,
					/\bassert\w*\s*\(/g
				],
				skips: [
					/\.\s*Skip(?:f|Now)?\s*\(/g,
					/\btesting\s*\.\s*Short\s*\(/g,
					/\bos\s*\.\s*Exit\s*\(/g,
					/\b(?:F|P|X)(?:It|Describe|Context|Entry|DescribeTable)\s*\(/g
				],
				textSkips: [/^\/\/\s*(?:go:build|\+build)\b/gm]
			},
			rust: {
				tests: [/#\[\s*(?:\w+::)*(?:test|rstest|quickcheck|case|test_case|wasm_bindgen_test)\b/g, /\bproptest!/g],
				assertions: [
					/\b(?:debug_|prop_)?assert\w*!\s*[([{]/g,
					/\b(?:panic|unreachable)!\s*[([{]/g,
					/#\[\s*should_panic/g
				],
				skips: [
					/#\[\s*ignore\b/g,
					/\bcfg_attr\s*\([^\]]{0,400}\bignore\b/g,
					/#\[\s*cfg\s*\(\s*(?:any\s*\(\s*\)|FALSE|false|not\s*\(\s*test\s*\))/g
				]
			},
			java: {
				tests: [/@(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Theory|Property)\b/g, /(?<![\w.])(?:test|it|should|scenario)\s*\(\s*''\s*\)\s*\{/g],
				assertions: [
					/\b(?:assert|check|verify|expect)\w*\s*(?:<[\w.?, ]{0,80}>\s*)?[({]/g,
					/[;{}]\s*assert\s+/g,
					/(?<![\w])fail\s*\(/g,
					/\bshould\w*\b\s*\(?/g,
					/\bexpected\s*=/g
				],
				skips: [
					/@(?:\w+\.)*(?:Ignore(?:If|Rest)?|Disabled\w*|EnabledIf\w*|EnabledOn\w*|Pending(?:Feature\w*)?)\b/g,
					/\bassum(?:e\w*|ptions?)\b\s*[.(]/gi,
					/\benabled\s*=\s*false/g,
					/\bSystem\s*\.\s*exit\s*\(/g,
					/(?<![\w.])(?<!\bfun )(?:xit|xtest|xdescribe|ignore|pending|cancel)\s*\(/g
				]
			},
			perl: {
				tests: [new RegExp(`${perlStart}subtest\\b(?!\\s*=>)`, "gm"), new RegExp(`${perlStart}sub\\s+(?:test\\w*|\\w+\\s*:\\s*Tests?\\b)`, "gm")],
				assertions: [
					new RegExp(`${perlStart}(?:(?:\\w+_)?(?:is|isnt|ok|like|unlike)|(?:is|isnt|eq|cmp|lives|like)_\\w+|pass|fail)(?:\\s*\\(|(?=\\s+(?:[$@%&\\\\['!{+-]|\\d|\\w+\\s*[$@%&(:{,'-])))`, "gm"),
					new RegExp(`${perlStart}(?:assert|check|verify|expect|should|test)\\w*(?:\\s*\\(|(?=\\s+[$']))`, "gm"),
					/->\s*(?:\w+_(?:is|isnt|ok|like|unlike)|ok|is)\s*\(/g
				],
				skips: [
					/(?<![$@%\w>])(?:todo_)?skip(?:_all|_rest|_if|_unless)?\b/g,
					/\$(?:\w*::)?TODO\s*=|(?<![$@%\w>])todo(?:_start\b|\s+'')/g,
					new RegExp(`${perlStart}exit\\b`, "gm"),
					/\buse\s+Test2?::(?:Needs|Requires?)\b/g
				]
			},
			bats: {
				tests: [/^[ \t]*@test\b/gm],
				assertions: [
					new RegExp(`${shellStart}(?:\\[\\[?(?=\\s)|\\(\\()`, "gm"),
					new RegExp(`${shellStart}(?:assert|refute|expect|verify|check|should|fail|flunk|false)[\\w-]*`, "gm"),
					new RegExp(`${shellStart}(?:\\w+=\\S*[ \\t]+)?\\w{0,40}run[ \\t]+(?:--[\\w-]+[ \\t]+)?(?:-\\d+|!)[ \\t]`, "gm"),
					new RegExp(`${shellStart}(?:(?:echo|printf|cat)\\b[^\\n|]{0,400}\\|[ \\t]*)?(?:[ef]?grep|diff|cmp|test)[ \\t]`, "gm"),
					/\|\| ?(?:\{ )?(?:fail|flunk|false|return [1-9])\b/g
				],
				skips: [
					/(?:^|[;{(&|]|\b(?:then|do|else)\b)[ \t]*skip(?![\w=-])/gm,
					/^[ \t]*@test\b[^\n]{0,200}\{\s*(?:return|exit)\b(?! ?[1-9$])/gm,
					/\bif false\b|(?:^|[;{]) *false &&/gm
				]
			},
			other: {
				tests: [/^[ \t\f]*(?:it|test|specify|scenario|example|@test|Scenario(?: Outline)?:|TEST\w*|def\s+test\w*|(?:public\s+)?function\s+test\w*|func\s+test\w*|\[(?:Test|Fact|Theory|TestMethod|TestCase)\b)/gim, /\b(?:RUN_TEST|mu_run_test|cmocka_unit_test\w*|g_test_add\w*|tcase_add_\w*test)\s*\(/g],
				assertions: [/assert|expect|should|verify|require(?!(?:_relative|_once)?[ \t]*(?:\([ \t]*)?(?:''|__DIR__|File\b|dirname\b))|check|raise_error|refute|must_/gi],
				skips: [
					/\*\s*(?:doctest\s*::\s*)?(?:may_fail|should_fail|expected_failures)\s*\(/g,
					/\b(?:skip\w*|ignored?|disabled|xfail|xit|xdescribe|xcontext|xspecify|xexample|pending|fit|fdescribe|fcontext|focus|markTest(?:Skipped|Incomplete)|wip)\b/gi,
					/\b(?:GTEST_SKIP|XCTSkip\w*|DISABLED_\w+)\b/g,
					/\bAssert\s*\.\s*Inconclusive\b|[[<,]\s*Explicit\s*[\](,>]|->\s*todo\s*\(/g,
					/^[ \t]*(?:RSpec\s*\.\s*)?(?:it|specify|example|describe|context|feature|scenario)\b[^\n]{0,200},\s*(?:if|unless)\s*:/gm
				],
				textSkips: [
					/\b(?:TEST_CASE|SCENARIO)(?:_[A-Z]+){0,4}\s*\((?:[^"\n;{}]{0,100},)?\s*(?:"(?:[^"\\\n]|\\.){0,300}"\s*){1,4},\s*"(?:[^"\\\n]{0,200}\])?\s*\[(?:\.[^\]"\n]{0,80}|!?hide|!mayfail|!shouldfail)\]/g,
					/^[ \t]*#\[[^\]\n]{0,200}?\bRequires(?:Php|OperatingSystem|Function|Method|Setting|Environment)\w*\s*\(/gm,
					/^[ \t]*(?:\/\*)?\*+[ \t]*@requires[ \t]+(?:PHP|PHPUnit|OS|OSFAMILY|function|extension|setting|method)\b/gm
				]
			}
		};
		const weakChecks = {
			existence: [
				/^isnt\b[^]*,\s?undef\b|^assertExists\b/,
				/\.\s*(?:toBeDefined|toBeInTheDocument|toHaveBeenCalled|exist|notThrows|notNil|isDefined)\b/,
				/\b(?:anything|any)\s*\(|\bbeen\s*\.\s*called\b|^assert\s*\.\s*(?:exists|isNotNull)\b/,
				/\b(?:assertIsNotNone|assertNotNull|(?:Assert)?NotNil|Nil|ASSERT_NOT_NULL|assertDoesNotThrow|NoError)\b|\bshould_panic\s*\]/,
				/\.\s*isNotNull\s*\(\s*\)[\s;]*$|,\s*(?:is\s*\(\s*)?notNullValue\s*\(\s*\)[\s);]*$/,
				/\b(?:not_to|to_not|should_not)[\s(]+be_nil\b|\b(?:refute_nil|assert_not_nil)\b/,
				/\bAssert\s*\.\s*(?:Is)?NotNull\b|\bIs\s*\.\s*Not\s*\.\s*Null\b|(?:\.\s*Not|[sS]houldNot)BeNull\s*\(/
			],
			truth: [
				/\.\s*(?:ok|toBeTruthy|toBeFalsy|toBeNull|toBeUndefined|toBeNaN|toBeVisible|toBeHidden|toBeAttached)\b|\b(?:assertIsNone|assertNull|ASSERT_NULL|assertIsInstance)\b/,
				/\bto(?:Be|Equal|StrictEqual)\s*\(\s*(?:null|undefined|NaN)\s*\)|\bassert(?:Equals|Same)\s*\(\s*null\s*,/,
				/^assert\s+bool\s*\([^]*\)\s*(?:is|==)\s*True\b/,
				/^(?:\w+\s*\.\s*)?(?:assert)?(?:Is)?Not(?:Empty|Zero)\s*\(|\.\s*isNull\s*\(\s*\)[\s;]*$/,
				/^(?:\w+\s*\.\s*)?(?:(?:assert)?[nN]ot(?:Strict|Deep)?Equals?|Greater)\s*\([^]*(?<=[(,]\s?)(?:null|undefined|None|nil|0)\s*[,)]/,
				/^(?:assert|require)\s*\.\s*(?:NotEqual\s*\([^]*(?<=,\s?)|True\s*\([^]*(?<=!=\s?))''\s*[,)]/,
				/^(?:\w+\s*\.\s*)?(?:Assert|Are)?(?:Equal|assertEquals|assertSame|assert_eq!|(?:EXPECT|ASSERT)_EQ)\s*\((?:\s*\w+\s*,)?\s*(?:Boolean\s*\.\s*)?(?:true|false|TRUE|FALSE)\s*,/,
				/^(?:\w+\s*\.\s*)?(?:Assert|Are)?(?:Equal|assertEquals|assertSame|assert_eq!|(?:EXPECT|ASSERT)_EQ)\s*\([^]*,\s*(?:true|false|None|Ok\s*\(\s*\(\s*\)\s*\))\s*\)[\s;]*$/,
				/^\[\[? (?:-n|! -z) |^is\b[^]*,\s?undef\b/,
				/\.\s*isEqualTo\s*\(\s*(?:Boolean\s*\.\s*)?(?:true|false|null|TRUE|FALSE)\s*\)/
			],
			anyError: [
				/[.>]\s*toThrow(?:Error)?\s*\(\s*(?:Error\s*)?\)|^(?:assert|t|tap)\s*\.\s*(?:throws|rejects)\s*\([^]*,\s*Error\s*\)$/,
				/\.\s?(?<!\bnot\s?\.\s?(?:to\s?\.\s?)?)throws?\b(?:\s*\(\s*(?:Error\s*)?\))?$|\.\s*rejected$/,
				/\b(?:raises|assertRaises)\s*\(\s*(?:Base)?Exception\s*(?:\)|,(?!\s*match\b))/,
				/\b(?:raises|assertRaises)\s*\(\s*\((?:[\w.]+,\s?){0,16}(?:Base)?Exception\b[^()]{0,200}\)\s*(?:\)|,(?!\s*match\b))/,
				/^(?:assert|require|s|suite)\s*\.\s*Error\s*\(/,
				/^dies_ok\b/,
				/\bshould_panic\s*[(=]/,
				/\b(?:assertThrows|assertThrowsExactly|expected)\s*(?:\(|=)\s*(?:Runtime)?(?:Exception|Throwable)\s*\.\s*class\b/,
				/\bassertFailsWith\s*<\s*(?:Runtime)?(?:Exception|Throwable)\s*>/,
				/\.\s*isInstanceOf\s*\(\s*(?:Runtime)?(?:Exception|Throwable)\s*\.\s*class\s*\)[\s;]*$/,
				/(?<!\b(?:not_to|to_not|should_not) )raise_error(?:[\s(]+(?:StandardError|Exception))?[\s)]*$/,
				/\bexpectException\s*\(\s*\\?(?:Exception|Throwable)\s*::\s*class\b/,
				/\bThrows\w*\s*<\s*(?:System\s*\.\s*)?Exception\s*>|^(?:EXPECT|ASSERT)_ANY_THROW\b/
			],
			truthUnlessCompared: [
				/^ok\b/,
				/^assert\b(?!\s*\.)|^(?:\w+\s*\.\s*)?(?:[aA]ssert)?(?:Is)?(?:True|False)\s*\(/,
				/^expect\s*\(\s*(?:!!|Boolean\s*\()|^(?:t|tap|assert)\s*\.\s*(?:truthy|falsy|isOk|isNotOk)\b/,
				/^(?:EXPECT_|ASSERT_)(?:TRUE|FALSE)\b|^(?:CHECK|REQUIRE)\s*\(/,
				/\.\s*is(?:True|False)(?:\(\s*\))?[\s;]*$|\bbe_(?:true|false|truthy|falsey|falsy)\b|\b(?:Should)?Be(?:True|False)\s*\(/
			]
		};
		const comparisonWithNothing = /!==?\s*(?:null|undefined|None|nil|nullptr|NULL|0)(?![\w.])|\bis\s+not\s+None\b/g;
		const comparison = /[=!<>]=|=~|\s(?:eq|ne)\s|^assert\s[^(\n]*\s=\s|<|(?<![=-])>|\b(?:in|is|instanceof)\b|\b(?:equals|isEqual|includes?|[cC]ontains\w*|starts_?[wW]ith|ends_?[wW]ith|Has\w*|has\w*|is_empty|isEmpty|matches|MatchString|test)\s*[!(?]/;
		;
		const throwing = /^(?:(?:t\s*\.\s*)?(?:assert|strict|nodeAssert)\s*\.\s*(?:throws|rejects)|assert(?:Throws|Rejects))\s*\(/;
		const maxAssertions = 1e4;
		function readStrength(assertion) {
			const isOneOf = (all) => all.some((pattern) => pattern.test(assertion));
			if (isOneOf(weakChecks.existence)) return 0;
			if (isOneOf(weakChecks.truth) || isOneOf(weakChecks.anyError)) return 1;
			if (throwing.test(assertion) && hasOneArgument(assertion)) return 1;
			const compares = comparison.test(assertion.replaceAll(comparisonWithNothing, " "));
			return isOneOf(weakChecks.truthUnlessCompared) && !compares ? 1 : 2;
		}
		function hasOneArgument(call) {
			let depth = 0;
			for (const character of call.replaceAll(/,\s*\)/g, ")")) {
				if ("([{".includes(character)) depth += 1;
				else if (")]}".includes(character) && (depth -= 1) === 0) return true;
				else if (depth === 1 && character === ",") return false;
			}
			return false;
		}
		function measureTests(source, language, hasTestedCode = false) {
			const blanked = blankText(source, language);
			const code = removeDeadCode(blanked, language);
			const live = hasTestedCode ? readTestItems(code) : code;
			const of = testPatterns[language];
			const found = new Map();
			for (const pattern of of.assertions) for (const match of live.matchAll(pattern)) {
				const end = match.index + match[0].length;
				const place = language === "other" || language === "bats" ? findLineEnd(live, end) : end;
				const start = match.index + Math.max(0, match[0].search(/[^:;{}\s]/));
				if (found.has(place)) continue;
				if (found.size === maxAssertions) return null;
				found.set(place, readAssertion(live, start, end, language));
			}
			const assertions = [...found.values()].filter((text) => canFail(text, language));
			const strengths = assertions.map(readStrength);
			const macroTests = language === "rust" ? countMacroTests(live) : 0;
			return {
				tests: count(code, of.tests) + macroTests,
				assertions: assertions.length + macroTests,
				strictAssertions: strengths.filter((strength) => strength > 0).length + macroTests,
				valueAssertions: strengths.filter((strength) => strength > 1).length + macroTests,
				skips: count(blanked, of.skips) + count(source, of.textSkips ?? []),
				panics: language === "rust" ? count(code, [/#\[\s*should_panic\b/g]) : 0
			};
		}
		const testModule = /#\[\s*cfg\s*\(\s*(?:all\s*\(\s*)?test\b/g;
		function readTestItems(text) {
			let items = "";
			let end = 0;
			let open = 0;
			const attributes = [testModule, ...testPatterns.rust.tests].flatMap((pattern) => [...text.matchAll(pattern)]);
			for (const { index } of attributes.toSorted((left, right) => left.index - right.index)) {
				if (index < end) continue;
				if (open < index) {
					const found = text.slice(index).search(/[;{]/);
					open = found < 0 ? text.length : index + found;
				}
				if (text[open] !== "{") continue;
				end = findClosing(text, open);
				items += text.slice(index, end + 1);
			}
			return items;
		}
		const macroOrBrace = /^[ \t]*(?<macro>[\w:]+)!\s*[([{]|\bmod\s+\w+\s*(?<module>\{)|[{}]/gm;
		function countMacroTests(text) {
			let tests = 0;
			let depth = 0;
			for (const { 0: found, groups } of text.matchAll(macroOrBrace)) {
				const name = groups?.["macro"]?.split(":").at(-1) ?? "";
				if (depth === 0 && name.includes("test") && name !== "proptest") tests += 1;
				if (found.endsWith("{") && (depth > 0 || groups?.["module"] === undefined)) depth += 1;
				else if (found === "}" && depth > 0) depth -= 1;
			}
			return tests;
		}
		function describeLostChecks(before, after) {
			const weaker = Math.max(before.strictAssertions - after.strictAssertions, before.valueAssertions - after.valueAssertions);
			const parts = [
				after.skips > before.skips ? `${(0, grouped_number.SS)(after.skips - before.skips, "mark")} more to skip, focus or excuse tests` : "",
				after.panics - before.panics > Math.max(0, after.tests - before.tests) ? "an earlier test passes only if it panics" : "",
				after.tests < before.tests ? `${(0, grouped_number.SS)(before.tests - after.tests, "test")} fewer` : "",
				after.assertions < before.assertions ? `${(0, grouped_number.SS)(before.assertions - after.assertions, "assertion")} fewer` : "",
				after.assertions >= before.assertions && weaker > 0 ? `a weaker check in ${(0, grouped_number.SS)(weaker, "assertion")}` : ""
			].filter((part) => part !== "");
			return parts.length === 0 ? null : parts.join(", ");
		}
		function count(text, all) {
			return all.reduce((sum, pattern) => sum + [...text.matchAll(pattern)].length, 0);
		}
		const maxAssertion = 1e3;
		function readAssertion(text, start, end, language) {
			if (language === "other") return readStatement(text, start, end, language);
			if (language === "bats") return readToLineEnd(text, start, end).replace(/^assert (?=\[)/, "");
			if (language === "perl") return readToSemicolon(text, start, end);
			if (!"([{".includes(text[end - 1] ?? "")) return language === "python" ? readStatement(text, start, end, language) : readToLineEnd(text, start, end);
			let at = end - 1;
			const stop = Math.min(text.length, end + maxAssertion);
			for (;;) {
				let depth = 0;
				for (; at < stop; at += 1) {
					if ("([{".includes(text[at] ?? "")) depth += 1;
					else if (")]}".includes(text[at] ?? "") && (depth -= 1) === 0) break;
				}
				const chain = /^\s*(?:\.\s*[\w$]+\s*)*(?:\.\s*[\w$]+\s*)\(/.exec(text.slice(at + 1, at + 200));
				if (chain === null || at >= stop) break;
				at += chain[0].length;
			}
			const more = /^\s*(?:\.\s*[\w$]+\s*)+/.exec(text.slice(at + 1, at + 200))?.[0] ?? "";
			return text.slice(start, at + 1) + more;
		}
		function readStatement(text, start, from, language) {
			const stop = Math.min(text.length, from + maxAssertion);
			let depth = 0;
			let at = from;
			for (; at < stop; at += 1) {
				if (text[at] === "\n" && (depth <= 0 || language === "other" && text[at - 1] === "{")) break;
				if ("([{".includes(text[at] ?? "")) depth += 1;
				else if (")]}".includes(text[at] ?? "")) depth -= 1;
			}
			return text.slice(start, language === "other" && depth > 0 ? Math.min(at, findLineEnd(text, from)) : at);
		}
		function readToSemicolon(text, start, end) {
			const stop = Math.min(text.length, end + maxAssertion);
			let depth = 0;
			let at = start;
			for (; at < stop; at += 1) {
				if (text[at] === ";" && depth === 0) break;
				if ("([{".includes(text[at] ?? "")) depth += 1;
				else if (")]}".includes(text[at] ?? "") && (depth -= 1) < 0) break;
			}
			return text.slice(start, at);
		}
		function readToLineEnd(text, start, end) {
			return text.slice(start, Math.min(findLineEnd(text, end), end + maxAssertion));
		}
		const literalWords = new Set("true false null undefined NaN True False None nil and or not is in new void typeof".split(" "));
		const harmless = /\|\|\s*(?:true|:|echo|printf|skip)(?![\w-])|^(?:! )?\[\[? [^$`\s]+ (?:==?|!=|-[a-z]{2}) [^$`\s]+ \]\]?$/;
		const neverReached = /\b(?:if \(? ?0|unless \(? ?1) ?\)?$/;
		function canFail(text, language) {
			if (language === "other") return true;
			if (language === "bats") return !harmless.test(text);
			if (/\|\|\s*(?:true|1)\b|\bor\s+True\b/.test(text)) return false;
			if (language === "perl") return /^(?:->|fail\b)/.test(text) || !neverReached.test(text) && hasName(text.replace(/^\w+/, ""));
			if (/^\.\s*expect\s*\(/.test(text)) return !/^\.\s*expect\s*\(\s*\)/.test(text);
			if (/^expect\s*\(/.test(text) && !/\)\s*\.\s*\w/.test(text)) return false;
			const isFailure = /^(?:.*\.\s*)?(?:fail\w*|Fail\w*|Error\w*|Fatal\w*|panic!|unreachable!|unreachable|assertions|#\[)/.test(text.replace(/[([{][^]*$/, ""));
			if (isFailure || /^#\[|expected\s*=|should\b(?!\w)/.test(text)) return true;
			const args = text.replaceAll("...", " ").replaceAll(/(?:^|\.)\s*[\w$]+!?\s*(?=[([{.]|$)/g, "").replace(/^\s*(?:self|assert|t|expect|require)\b/, "");
			return hasName(args, language === "go" ? "t" : "") || /(?<![\w$])[A-Za-z_$][\w$]*\s*\./.test(args);
		}
		function hasName(args, except = "") {
			return (args.match(/[A-Za-z_$][\w$]*/g) ?? []).some((word) => !literalWords.has(word) && word !== except);
		}
		;
		const endings = {
			javascript: [
				"js",
				"jsx",
				"ts",
				"tsx",
				"mjs",
				"cjs",
				"mts",
				"cts",
				"vue",
				"svelte",
				"astro"
			],
			python: ["py", "pyi"],
			go: ["go"],
			rust: ["rs"],
			java: [
				"java",
				"kt",
				"kts",
				"scala",
				"groovy"
			],
			c: [
				"c",
				"h",
				"cc",
				"cpp",
				"cxx",
				"hpp",
				"hh",
				"m",
				"mm",
				"cs"
			],
			ruby: [
				"rb",
				"rake",
				"gemspec"
			],
			php: ["php"],
			shell: [
				"sh",
				"bash",
				"bats",
				"zsh",
				"ksh"
			],
			swift: ["swift"]
		};
		const languages = new Map(Object.keys(endings).flatMap((language) => endings[language].map((ending) => [ending, language])));
		function readLanguage(path) {
			return languages.get(/\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "") ?? null;
		}
		const testLanguages = [
			"javascript",
			"python",
			"go",
			"rust",
			"java"
		];
		function readTestLanguage(path) {
			if (/\.(?:t|pm)$/i.test(path)) return "perl";
			if (/\.bats$/i.test(path)) return "bats";
			const language = readLanguage(path);
			return testLanguages.find((known) => known === language) ?? "other";
		}
		;
		const suppressions = {
			"suppressions of linters": {
				javascript: /(?:[/*]|<!--) ?(?:(?:eslint|oxlint)-disable|tslint: ?disable|biome-ignore|deno-lint-ignore)\b/g,
				python: /# ?(?:(?:ruff|flake8): ?)?(?:noqa|nosec)\b|# ?pylint: ?(?:disable|skip-file)\b/gi,
				go: /\/\/ ?(?:nolint|lint:(?:file-)?ignore|#nosec)\b/g,
				rust: /# ?!? ?\[ ?(?:allow ?\(|cfg_attr ?\([^[\]]{0,400}\ballow ?\()/g,
				java: /@(?:java\.lang\.)?SuppressWarnings\b|@(?:file: ?)?Suppress ?\(|\bNOSONAR\b/g,
				c: /\bNOLINT(?:NEXTLINE|BEGIN)?\b|\bpragma (?:(?:GCC|clang) diagnostic ignored|warning ?(?:\( ?)?disable)\b|\bNOSONAR\b/g,
				ruby: /# ?rubocop: ?(?:disable|todo)\b/g,
				php: /\bphpcs: ?(?:ignore|disable)/gi,
				shell: /# ?shellcheck disable=/g,
				swift: /\/ ?swiftlint: ?disable\b/g
			},
			"suppressions of type checkers": {
				javascript: /(?:[/*]|<!--) ?@ts-(?:ignore|expect-error|nocheck)\b/g,
				python: /# ?(?:(?:type|pyright): ?ignore|mypy: ?ignore-errors)\b/g,
				php: /@(?:phpstan-ignore|psalm-suppress)\b/g
			},
			"exclusions from coverage": {
				javascript: /(?:[/*]|<!--) ?(?:(?:istanbul|c8|v8) ignore|node:coverage (?:ignore|disable))\b/g,
				python: /# ?pragma: ?no cover\b/gi
			}
		};
		const braces = [/\bcatch\b ?(?:\([^(){}]{0,200}\))?\s*\{\s*\}/g, "java"];
		const emptyCatches = {
			javascript: [/\bcatch\s?(?:\([^(){}]{0,200}\)\s?)?\{\s*\}|\.\s?catch ?\( ?(?:async )?(?:\( ?\w* ?\)|\w+) ?=> ?\{\s*\}/g, "javascript"],
			python: [/^ *except\b[^:\n]{0,200}:\s*(?:pass|\.\.\.)$/gm, "python"],
			java: braces,
			c: braces,
			php: braces,
			swift: braces
		};
		function maySuppress(path) {
			return readLanguage(path) !== null;
		}
		function countSuppressions(path, source) {
			const language = readLanguage(path);
			const counts = new Map();
			if (language === null) return counts;
			const count = (name, text, pattern) => counts.set(`${name} (${language})`, [...text.matchAll(pattern)].length);
			const text = source.replaceAll(/\s+/g, " ");
			for (const [name, patterns] of Object.entries(suppressions)) {
				const pattern = patterns[language];
				if (pattern !== undefined) count(name, text, pattern);
			}
			const emptyCatch = emptyCatches[language];
			if (emptyCatch !== undefined) count("empty catches", blankText(source, emptyCatch[1]), emptyCatch[0]);
			return counts;
		}
		var test_directories = __webpack_require__(36717);
		var glob = __webpack_require__(68685);
		var path_text = __webpack_require__(45894);
		;
		const otherCode = /\.(?:rb|php|cs|fs|vb|swift|m|mm|c|h|cc|cpp|cxx|hpp|ex|exs|erl|clj|cljs|hs|ml|lua|dart|pl|pm|t|r|jl|nim|zig|cr|sh|bash|bats|feature|robot|elm|sol)$/i;
		const isInTestDirectory = (0, glob.tI)(test_directories.g.map((name) => (0, path_text.tu)(`**/${name}/**`)));
		const testName = /(?:[._-](?:test|tests|spec|specs|e2e|cy|it)(?:-d)?\.\w+|(?:^|\/)(?:tests?|specs?)\.\w+|(?:^|\/)(?:test|spec)[_-][^/]*\.\w+|(?:Test|Tests|IT|TestCase|TestSuite|Spec|Specs)\.(?:java|kt|kts|scala|groovy|cs|fs|vb|php|swift|m|mm|ts|js)|\.(?:bats|feature|robot|t))$/;
		const snapshot = /(?:(?:^|\/)(?:__snapshots__|__image_snapshots__|__file_snapshots__)\/|\.(?:snap|snapshot|approved\.\w+|ambr)$|-snapshots\/)/i;
		function isTestPath(path) {
			if (isSnapshotPath(path)) return false;
			if (readTestLanguage(path) === "rust") return true;
			if (readTestLanguage(path) === "other" && !otherCode.test(path)) return false;
			return isNamedAsTest(path);
		}
		function hasTestedCode(path) {
			return readTestLanguage(path) === "rust" && !isNamedAsTest(path);
		}
		function hasTestName(path) {
			return testName.test(path) && !/(?:^|\/)[_.][^/]*_test\.go$/.test(path);
		}
		function isNamedAsTest(path) {
			return testName.test(path) || isInTestDirectory((0, path_text.tu)(path));
		}
		function isSnapshotPath(path) {
			return snapshot.test(path);
		}
		;
		const configuration = /(?:^|\/)(?:(?:vitest|vite|jest|karma|nyc|c8|playwright|cypress|wdio|codecept)(?:\.[\w-]+)*\.(?:config|conf)\.\w+|vitest\.workspace\.\w+|jest\.config\.json|\.(?:nycrc|c8rc|mocharc|taprc|istanbul|simplecov|coveragerc)(?:\.\w+)?|package\.json|pyproject\.toml|pytest\.ini|\.pytest\.ini|setup\.cfg|tox\.ini|codecov\.ya?ml|\.codecov\.ya?ml|build\.gradle(?:\.kts)?|pom\.xml|tarpaulin\.toml|\.?nextest\.toml|phpunit\.(?:xml(?:\.dist)?|dist\.xml)|meson\.build)$/i;
		const threshold = /\b(branches|functions|lines|statements|fail[_-]under|cov-fail-under|minimum(?:[_-]?coverage)?|threshold|target|branchCoverage|lineCoverage|minCoverage|covered[_-]ratio)["']?\s{0,9}[:=>]\s{0,9}["']?(-?\d{1,6}(?:\.\d{1,6})?)/gi;
		const loosening = /\b(?:passWithNoTests|testPathIgnorePatterns|coveragePathIgnorePatterns|modulePathIgnorePatterns|exclude|ignore|deselect|norecursedirs|collect_ignore|omit|dangerouslyIgnoreUnhandledErrors|allowOnly|forbidOnly["']?\s{0,9}[:=]\s{0,9}false|testNamePattern|grepInvert|maxfail|continue-on-collection-errors|skipTests|maven\.test\.skip|testFailureIgnore|ignoreFailures|should_fail\s{0,9}:\s{0,9}true)\b/gi;
		function isTestConfiguration(path) {
			return configuration.test(path);
		}
		function findLoweredThreshold(before, after) {
			const [old, now] = [readThresholds(before), readThresholds(after)];
			for (const [name, values] of old) {
				const left = now.get(name) ?? [];
				if (left.length < values.length) return `the threshold ${name} is gone`;
				const lowered = values.find((value, index) => (left[index] ?? Number.NEGATIVE_INFINITY) < value);
				if (lowered !== undefined) return `the threshold ${name} is lower than ${lowered}`;
			}
			const [was, is] = [before, after].map((text) => [...text.matchAll(loosening)].length);
			return (is ?? 0) > (was ?? 0) ? "it leaves out more tests than before, or lets them fail" : null;
		}
		function readThresholds(text) {
			const found = new Map();
			for (const [, name = "", value = ""] of text.matchAll(threshold)) {
				const key = name.toLowerCase();
				found.set(key, [...found.get(key) ?? [], Number(value)]);
			}
			return new Map([...found].map(([key, values]) => [key, values.toSorted((left, right) => right - left)]));
		}
		;
		const namedKinds = ["tests-weakened", "manifest-changed"];
		const changeKinds = [
			...namedKinds,
			"suppressions-added",
			"lockfile-without-manifest",
			"dependencies-added"
		];
		const finders = {
			"tests-weakened": (changes) => {
				const moved = findMoved(changes);
				return (change) => findWeakening(change, changes, moved);
			},
			"manifest-changed": () => findManifest,
			"suppressions-added": findSuppressions,
			"lockfile-without-manifest": findLoneLock,
			"dependencies-added": () => findNewDependencies
		};
		function findChanges(changes, kinds) {
			const find = [...new Set(kinds)].map((kind) => ({
				kind,
				list: finders[kind](changes)
			}));
			const listFindings = (change) => find.flatMap(({ kind, list }) => list(change).map(({ match, reason }) => ({
				kind,
				match,
				reason: `${change.path}: ${reason}`
			})));
			return new Map(changes.map((change) => [change.path, listFindings(change)]));
		}
		function guessChange(path) {
			const weakens = isTestPath(path) || isSnapshotPath(path) || isTestConfiguration(path);
			return [...weakens ? ["tests-weakened"] : [], ...(0, manifests.HS)(path) ? ["manifest-changed"] : []];
		}
		function found(match, reason) {
			return [{
				match,
				reason
			}];
		}
		function findWeakening(change, all, moved) {
			const { path, before, after } = change;
			if (isUnchanged(change)) return [];
			if (isTestPath(path)) return findWeakerTest(change, moved);
			if (isSnapshotPath(path)) return findSnapshotOnly(change, all);
			if (!isTestConfiguration(path) || before === null) return [];
			if (after === null) return found("may", "a configuration of the tests is gone");
			const [old, now] = [readText(before), readText(after)];
			if (old === null || now === null) return found("may", "the thresholds in it are not known");
			const lowered = findLoweredThreshold(old, now);
			if (lowered !== null) return found("must", lowered);
			return path.endsWith("package.json") && (0, manifests.F7)(old) !== (0, manifests.F7)(now) ? found("may", "the test commands changed") : [];
		}
		function findWeakerTest({ path, before, after }, moved) {
			const language = readTestLanguage(path);
			if (before === null) {
				if (after?.kind === "directory") return [];
				const measure = measureState(path, after);
				if (measure === null) return found("may", "the contents of the new test file are not known");
				if (moved.has(path)) return [];
				return measure.skips > 0 ? found("must", `it is new and has ${measure.skips} marks that skip, focus or excuse tests`) : [];
			}
			const old = measureState(path, before);
			if (language === "rust" && old !== null && old.tests === 0 && old.assertions === 0 && after === null) return [];
			if (after === null) return moved.has(path) || before.kind === "directory" ? [] : found("must", "the test file is gone");
			if (before.kind === "directory" && after.kind === "directory") return [];
			if (before.kind !== after.kind) return found("must", `the test file became a ${after.kind}`);
			const now = measureState(path, after);
			if (old === null || now === null) return found("may", "the checks of the tests are not known");
			const lost = describeLostChecks(old, now);
			return lost === null ? [] : found("must", lost);
		}
		function findSnapshotOnly({ path, before, after }, all) {
			if (before === null || before.kind === "directory") return [];
			const [old, now] = [readText(before), readText(after)];
			if (old !== null && now !== null) {
				const kept = new Set(now.split("\n"));
				if (old.split("\n").every((line) => kept.has(line))) return [];
			}
			const directory = path.replace(/(?:^|\/)(?:__\w*snapshots__|[^/]+-snapshots)\/[^]*$/i, "").replace(/\/[^/]*\.\w+$/, "");
			const hasTest = all.some((change) => isTestPath(change.path) && change.path.startsWith(directory) && !isUnchanged(change));
			return hasTest ? [] : found("must", "a snapshot changed, and no test with it");
		}
		function findManifest(change) {
			const { path, before, after } = change;
			if (!(0, manifests.HS)(path) || isUnchanged(change)) return [];
			const [old, now] = [readText(before), readText(after)];
			if (before !== null && old === null || after !== null && now === null) return before !== null && after !== null && before.kind === after.kind ? found("may", "its content is not known") : found("must", "it came, went or is another kind of file");
			const reason = (0, manifests.lZ)(path, old, now);
			return reason === null ? [] : found("must", reason);
		}
		function findSuppressions(changes) {
			const counted = new Map(changes.map((change) => {
				const { path, before, after } = change;
				if (!maySuppress(path) || isUnchanged(change)) return [change, new Map()];
				const [old, now] = [before, after].map((state) => {
					const text = state?.kind === "file" ? readText(state) : "";
					return text === null ? null : countSuppressions(path, text);
				});
				if (!old || !now) return [change, null];
				const more = new Map([...now].map(([name, count]) => [name, count - (old.get(name) ?? 0)]));
				return [change, more];
			}));
			const total = new Map();
			for (const more of counted.values()) for (const [name, count] of more ?? []) total.set(name, (total.get(name) ?? 0) + count);
			return (change) => {
				const more = counted.get(change);
				if (more === null) return found("may", "it is not known which findings of tools it suppresses");
				return [...more ?? []].flatMap(([name, count]) => count > 0 && (total.get(name) ?? 0) > 0 ? found("must", `${count} more ${name}`) : []);
			};
		}
		function findLoneLock(changes) {
			const changed = new Set(changes.flatMap((change) => isUnchanged(change) ? [] : (0, manifests.o5)(change.path, "manifest")));
			return (change) => {
				const alone = (0, manifests.o5)(change.path, "lock").some((ecosystem) => !changed.has(ecosystem));
				if (!alone || isUnchanged(change)) return [];
				return found("must", "the lock file changed, and no manifest of its package manager with it");
			};
		}
		function findNewDependencies(change) {
			const added = listAddedDependencies(change);
			if (added === null) return found("may", "it is not known which dependencies it adds");
			return added.length === 0 ? [] : found("must", describeAdded(added));
		}
		function describeAdded(added) {
			const texts = added.map(({ name, version, source, licence, ageDays }) => {
				if (source !== "") return `${name} from another source: ${source.slice(0, 60)}`.trim();
				const what = version === "" ? name : `${name} ${version}`;
				if (licence === undefined) return what;
				return `${what} (licence ${licence ?? "unknown"}, ${typeof ageDays === "number" ? `released ${ageDays} days ago` : "age of the release unknown"})`;
			});
			return `it adds ${(0, grouped_number.r$)(texts, 5)}`;
		}
		function listAddedDependencies(change) {
			if ((0, manifests.o5)(change.path, "manifest").length === 0 || isUnchanged(change)) return [];
			const [before, after] = [change.before, change.after].map((state) => state === null ? "" : readText(state));
			return typeof before === "string" && typeof after === "string" ? findAddedDependencies(change.path, before, after) : null;
		}
		function findMoved(changes) {
			const gone = changes.filter(({ path, before, after }) => isTestPath(path) && before?.kind === "file" && after === null);
			if (gone.length === 0) return new Set();
			const made = changes.flatMap(({ path, before, after }) => {
				const measure = isTestPath(path) && before === null && after !== null ? measureState(path, after) : null;
				return measure === null ? [] : [{
					path,
					after,
					language: readTestLanguage(path),
					measure
				}];
			});
			return new Set(gone.flatMap(({ path, before }) => {
				const old = measureState(path, before);
				if (old === null) return [];
				const to = made.find((one) => one.language === readTestLanguage(path) && describeLostChecks(old, one.measure) === null && (!hasTestName(path) || hasTestName(one.path)));
				if (to === undefined) return [];
				made.splice(made.indexOf(to), 1);
				return isUnchanged({
					path,
					before,
					after: to.after
				}) ? [path, to.path] : [path];
			}));
		}
		function measureState(path, state) {
			const text = readText(state);
			return text === null ? null : measureTests(text, readTestLanguage(path), hasTestedCode(path));
		}
		const maxBytes = 1024 * 1024;
		function readText(state) {
			const content = state?.kind === "file" ? state.content : null;
			if (content === null || content.length > maxBytes || !(0, external_node_buffer_.isUtf8)(content)) return null;
			return new TextDecoder().decode(content);
		}
		function isUnchanged({ before, after }) {
			if (before === null || after === null) return before === after;
			if (before.kind !== after.kind) return false;
			if (before.content === null || after.content === null) return before.kind === "directory";
			return Buffer.compare(before.content, after.content) === 0;
		}
	}),
	6719: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			F7: () => readTestScripts,
			HS: () => isManifestPath,
			lZ: () => findManifestChange,
			o5: () => listEcosystems
		});
		var _core_find_steering_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55276);
		var _core_package_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10041);
		var _core_text_compare_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73014);
		function isManifestPath(path) {
			return (0, _core_find_steering_files_js__WEBPACK_IMPORTED_MODULE_0__.AB)(path).some(_core_find_steering_files_js__WEBPACK_IMPORTED_MODULE_0__.Yh);
		}
		function listEcosystems(path, kind) {
			return (0, _core_find_steering_files_js__WEBPACK_IMPORTED_MODULE_0__.AB)(path).filter(({ steers, installs }) => kind === "lock" ? steers === "lock" : steers === "dependencies" || installs && steers === "build").map(({ ecosystem }) => ecosystem);
		}
		function findManifestChange(path, before, after) {
			if (before === after) return null;
			if (before === null) return "it is new";
			if (after === null) return "it is gone";
			if (!/(?:^|\/)package\.json$/i.test(path)) return "its content changed";
			const changed = (0, _core_package_fields_js__WEBPACK_IMPORTED_MODULE_1__.aR)(before, after);
			if (changed === null) return "it is no JSON object";
			return changed.length === 0 ? null : `${changed.slice(0, 5).join(", ")} changed`;
		}
		function readTestScripts(content) {
			const scripts = (0, _core_package_fields_js__WEBPACK_IMPORTED_MODULE_1__.w)(content)?.get("scripts");
			if (scripts === undefined) return null;
			const entries = [...(0, _core_package_fields_js__WEBPACK_IMPORTED_MODULE_1__.w)(scripts) ?? new Map()].filter(([name]) => /test|coverage|check/i.test(name));
			return entries.length === 0 ? null : JSON.stringify(entries.toSorted(([left], [right]) => (0, _core_text_compare_text_js__WEBPACK_IMPORTED_MODULE_2__.n)(left, right)));
		}
	}),
	26272: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			IM: () => namesTarget,
			fh: () => matchOthers,
			p$: () => compileBelow
		});
		var _core_text_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68685);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45894);
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10031);
		var _core_types_match_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46360);
		var _rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66049);
		function namesTarget({ key }) {
			return [
				"read",
				"write",
				"net",
				"command",
				"env"
			].includes(key);
		}
		function matchOthers(rule, question, unknown = new Set()) {
			const intents = (0, _rule_js__WEBPACK_IMPORTED_MODULE_2__.Qn)(rule);
			const match = (conditions, intent) => conditions.filter((condition) => !namesTarget(condition)).map((condition) => unknown.has(condition.key) ? "may" : condition.match(question, intent)).reduce(_core_types_match_js__WEBPACK_IMPORTED_MODULE_3__.Y, "must");
			return {
				when: match(rule.when, intents.when),
				unless: match(rule.unless ?? [], intents.unless)
			};
		}
		function compileBelow(rule, { when, unless }) {
			const directories = compiled.get(rule.written) ?? compileRuleGlobs(rule);
			compiled.set(rule.written, directories);
			const hasExceptedPaths = (0, _rule_js__WEBPACK_IMPORTED_MODULE_2__.oq)(rule, "unless").length > 0;
			const counts = rule.unless !== null && ((0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_1__.Jr)(rule.decision) ? unless !== "no" : unless === "must");
			const isExcepted = (matches, directory) => counts && (!hasExceptedPaths || matches(directory));
			return {
				mayApply: (directory) => when !== "no" && directories.when.mayMatchBelow(directory) && !isExcepted(directories.unless.matchesAllBelow, directory),
				appliesToAll: (directory, certainty) => (certainty === "may" || when === "must") && directories.when.matchesAllBelow(directory) && !isExcepted(directories.unless.mayMatchBelow, directory)
			};
		}
		const compiled = new WeakMap();
		function compileRuleGlobs(rule) {
			const { when, unless } = (0, _rule_js__WEBPACK_IMPORTED_MODULE_2__.Qn)(rule);
			return {
				when: compileDirectoryGlobs((0, _rule_js__WEBPACK_IMPORTED_MODULE_2__.oq)(rule, "when"), when),
				unless: compileDirectoryGlobs((0, _rule_js__WEBPACK_IMPORTED_MODULE_2__.oq)(rule, "unless"), unless)
			};
		}
		function compileDirectoryGlobs(globs, intent) {
			const fold = intent === "restrict" ? _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_0__.tu : (path) => path;
			const relative = globs.filter((glob) => !glob.startsWith("/")).map(fold);
			const alternatives = relative.flatMap(_core_text_glob_js__WEBPACK_IMPORTED_MODULE_4__.PH);
			const isOnTheWay = (0, _core_text_glob_js__WEBPACK_IMPORTED_MODULE_4__.tI)(alternatives.flatMap(listDirectoriesOnTheWay), { directory: "included" });
			const isCovered = (0, _core_text_glob_js__WEBPACK_IMPORTED_MODULE_4__.tI)(alternatives.filter((glob) => glob === "**" || glob.endsWith("/**")), { directory: "included" });
			return {
				mayMatchBelow: (directory) => directory === "." ? relative.length > 0 : isOnTheWay(fold(directory)),
				matchesAllBelow: (directory) => directory === "." ? relative.includes("**") : isCovered(fold(directory))
			};
		}
		function listDirectoriesOnTheWay(glob) {
			const parts = glob.split("/");
			const open = parts.indexOf("**");
			if (open < 0) return (0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_0__.WJ)(glob);
			const whole = parts.slice(0, open + 1).join("/");
			return [...(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_0__.WJ)(whole), whole];
		}
	}),
	42635: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			DM: () => agentProfile,
			dH: () => listActive,
			fG: () => listGranting,
			hb: () => createRuleIds,
			jm: () => listPolicies
		});
		var _core_text_unique_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56174);
		function listActive({ rules }) {
			return rules.filter(({ audit }) => !audit);
		}
		function listPolicies(policy) {
			return [policy, ...policy.profiles.map((profile) => profile.policy)];
		}
		function createRuleIds(policy, added = []) {
			const rules = [...listPolicies(policy).flatMap((one) => one.rules), ...added];
			return (0, _core_text_unique_name_js__WEBPACK_IMPORTED_MODULE_0__.s)(rules.map(({ id }) => id), "-");
		}
		function listGranting(policy) {
			const complete = policy.profiles.filter(({ type }) => type === "complete");
			return [policy, ...complete.map((profile) => profile.policy)];
		}
		const agentProfile = "agent";
	}),
	94056: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			G3: () => compareStrictness,
			YF: () => compareWeight,
			_3: () => evaluate
		});
		var _vote_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51771);
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10031);
		var _fixed_decisions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40919);
		var _matchers_matcher_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92297);
		var _readable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55267);
		var _compiled_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42635);
		var _rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66049);
		var _offered_tools_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92122);
		var _core_text_compare_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73014);
		var _core_text_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37981);
		function evaluate(policy, call) {
			const accesses = call.accesses.length === 0 ? [{ type: "none" }] : call.accesses;
			const lowered = accesses.flatMap((declared, index) => policy.lower(declared).map((access) => ({
				access,
				index,
				declared: access === declared
			})));
			return [null, ...policy.profiles].flatMap((profile) => {
				const own = profile?.policy ?? policy;
				const contained = isContained(own, call);
				return lowered.map(({ index, ...one }) => decideAccess({
					...one,
					policy: own,
					call,
					profile
				}, index, contained));
			});
		}
		function isContained(policy, call) {
			const access = {
				type: "command",
				words: [],
				cwd: "."
			};
			return (0, _compiled_policy_js__WEBPACK_IMPORTED_MODULE_6__.dH)(policy).some((rule) => rule.contains && (0, _rule_js__WEBPACK_IMPORTED_MODULE_4__.kc)(rule, (0, _rule_js__WEBPACK_IMPORTED_MODULE_4__.mU)(rule, (0, _matchers_matcher_js__WEBPACK_IMPORTED_MODULE_2__.kA)(call, access, policy.facts))));
		}
		function decideAccess(asked, index, contained) {
			const { policy, call, access, declared, profile } = asked;
			const isDecidedLater = contained && !declared && access.type === "write" && !access.valid;
			const votes = isDecidedLater ? [] : (0, _fixed_decisions_js__WEBPACK_IMPORTED_MODULE_1__.O3)(asked);
			const question = (0, _matchers_matcher_js__WEBPACK_IMPORTED_MODULE_2__.kA)(call, access, policy.facts);
			let mayBeGranted = false;
			let isDenied = false;
			for (const rule of policy.rules) {
				const match = (0, _rule_js__WEBPACK_IMPORTED_MODULE_4__.mU)(rule, question);
				if (!(0, _rule_js__WEBPACK_IMPORTED_MODULE_4__.kc)(rule, match)) continue;
				if ((0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(rule.decision) && !canGrant(rule, asked)) continue;
				if (rule.decision === "explain" && call.justified) continue;
				if (!declared && call.changes === null && "change" in rule.written.when) continue;
				if (access.type === "session" && (0, _offered_tools_js__WEBPACK_IMPORTED_MODULE_5__.U2)(rule)) continue;
				votes.push(...voteOf(rule, question, policy));
				if (match !== "must" || rule.audit) continue;
				if ((0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.c6)(rule.decision)) isDenied = true;
				else mayBeGranted = true;
			}
			if (!mayBeGranted && profile?.type !== "restricting") {
				const withoutRule = isDecidedLater ? (0, _vote_js__WEBPACK_IMPORTED_MODULE_7__.d)("contained", "a path that is decided when the command has ended") : (0, _fixed_decisions_js__WEBPACK_IMPORTED_MODULE_1__.G6)(asked) ?? (0, _readable_js__WEBPACK_IMPORTED_MODULE_3__.U$)(asked) ?? voteOfDefault(asked);
				if (!isDenied || votes.every(({ audit, decision }) => audit || (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.V$)(withoutRule.decision, decision))) votes.push(withoutRule);
			}
			const counted = votes.filter(({ audit }) => !audit);
			return {
				access,
				index,
				declared,
				profile,
				votes: votes.toSorted(compareVotes),
				decision: counted.map(({ decision }) => decision).reduce(_core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.jM, "allow")
			};
		}
		function canGrant(rule, { policy: { catalogue }, call, access, declared }) {
			switch (access.type) {
				case "connect": return rule.binds === "connect";
				case "opaque": return rule.contains || declared && rule.namesTool(call.tool);
				case "write":
					if (rule.binds === null && catalogue.tools.isOf(call.tool, "custom")) return false;
					return access.valid && (rule.binds !== null || !access.path.startsWith("/"));
				case "read": return access.valid && (rule.binds !== null || !access.path.startsWith("/"));
				case "env": return rule.binds === "env" || rule.contains;
				case "command":
				case "session":
				case "none": return true;
			}
		}
		function voteOf(rule, question, { approvals }) {
			const { call } = question;
			const waits = approvals === "on-request" && rule.decision === "escalate" && !asks(call);
			const vote = {
				source: "rule",
				rule: rule.id,
				layer: rule.layer,
				decision: waits ? "deny" : rule.decision,
				reason: (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(rule.decision) ? rule.reason : `${renderReason(rule, question)}${waits ? " Ask for it: make the call again with a justification." : ""}`,
				of: rule,
				audit: rule.audit
			};
			if (rule.perRun === null || rule.audit || (call.rulesUsed.get(rule.id) ?? 0) < rule.perRun) return [vote];
			const calls = rule.perRun === 1 ? "1 matching call" : `${rule.perRun} matching calls`;
			const reason = `rule ${rule.id}: its limit of ${calls} in a run is reached`;
			return [vote, {
				...vote,
				source: "fixed",
				rule: "limit",
				decision: "deny",
				reason,
				of: null
			}];
		}
		function asks({ args, anyCall }) {
			if (anyCall === true) return true;
			const written = (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_8__.OW)(args) && Object.hasOwn(args, "justification") ? args["justification"] : null;
			return typeof written === "string" && written.trim() !== "";
		}
		function renderReason(rule, question) {
			const details = rule.when.map((condition) => condition.explain(question, "restrict")).filter((detail) => detail !== "");
			return [rule.reason, ...details].filter((text) => text !== "").join(" ");
		}
		function voteOfDefault({ policy, call, access, profile }) {
			const isOpaque = access.type === "opaque" || access.type === "env";
			const written = isOpaque ? policy.opaqueDecision : policy.defaultDecision;
			const answered = written === "explain" && call.justified ? "deny" : written;
			const decision = access.type === "connect" && (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(answered) ? "deny" : answered;
			const reason = access.type === "opaque" ? access.reason : access.type === "env" ? `the variable ${access.name} may change what a program runs` : "";
			return {
				source: isOpaque ? "opaque" : "default",
				rule: isOpaque ? "default-opaque" : "default",
				layer: profile === null ? "defaults" : `defaults of profile ${profile.name}`,
				decision,
				reason,
				of: null,
				audit: false
			};
		}
		const sources = [
			"fixed",
			"rule",
			"patch",
			"opaque",
			"implicit",
			"default"
		];
		function compareVotes(left, right) {
			return Number(left.audit) - Number(right.audit) || compareStrictness(left, right) || compareWeight(left, right) || (0, _core_text_compare_text_js__WEBPACK_IMPORTED_MODULE_9__.n)(left.rule, right.rule);
		}
		function compareWeight(left, right) {
			return sources.indexOf(left.source) - sources.indexOf(right.source) || ((0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(left.decision) ? 0 : compareReasons(left, right));
		}
		function compareStrictness(left, right) {
			return _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.a.indexOf(right.decision) - _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.a.indexOf(left.decision);
		}
		function compareReasons(left, right) {
			return Number(left.reason === "") - Number(right.reason === "") || (0, _core_text_compare_text_js__WEBPACK_IMPORTED_MODULE_9__.n)(left.reason, right.reason);
		}
	}),
	73340: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			G: () => checkExamples,
			$: () => readExample
		});
		var access = __webpack_require__(95867);
		var decision = __webpack_require__(10031);
		;
		function splitCommand(text) {
			const words = [];
			let word = null;
			let quote = null;
			for (let index = 0; index < text.length; index += 1) {
				const character = text[index] ?? "";
				if (quote !== null) {
					if (character === quote) quote = null;
					else if (character === "\\" && quote === "\"" && /["\\$`]/.test(text[index + 1] ?? "")) word += text[index += 1] ?? "";
					else word += character;
				} else if (character === "\"" || character === "'") {
					quote = character;
					word ??= "";
				} else if (character === "\\") {
					const next = text[index += 1];
					if (next === undefined) return null;
					word = (word ?? "") + next;
				} else if (/[ \t\n]/.test(character)) {
					if (word !== null) words.push(word);
					word = null;
				} else if (/[|&;<>`]/.test(character)) {
					return null;
				} else {
					word = (word ?? "") + character;
				}
			}
			if (quote !== null) return null;
			if (word !== null) words.push(word);
			return words.length === 0 ? null : words;
		}
		var lower = __webpack_require__(51495);
		var matcher = __webpack_require__(92297);
		var net = __webpack_require__(6028);
		var commands_rejected = __webpack_require__(8347);
		var decide_rule = __webpack_require__(66049);
		;
		function checkExamples(rule) {
			const { examples } = rule.written;
			if (examples === undefined) return [];
			if (rule.binds === null) return [rule.problemAt(["examples"], "examples need a rule with command, read, write, env or net", "Remove them, or state what the rule is about.")];
			return ["match", "not"].flatMap((kind) => (examples[kind] ?? []).flatMap((text, index) => {
				const problem = explainExample(rule, text, kind);
				return problem === null ? [] : [rule.problemAt([
					"examples",
					kind,
					index
				], `rule ${rule.id}${problem}`)];
			}));
		}
		function explainExample(rule, text, kind) {
			const shown = JSON.stringify(text);
			const access = readExample(rule, text);
			if (access === null) return rule.binds === "connect" ? `: the example ${shown} is no address; write HOST, HOST:PORT or SCHEME://HOST, without a path` : `: the example ${shown} is no plain command`;
			const isMatched = matchesExample(rule, access);
			if (kind === "not") return isMatched ? ` must not match ${shown}, and does` : null;
			if (!isMatched) return `: its example ${shown} does not match`;
			if (!(0, decision.Jr)(rule.decision) || access.type !== "command") return null;
			for (const lowered of (0, lower.L)(access, null)) {
				const rejected = lowered.type === "command" ? (0, commands_rejected.aJ)(lowered) : null;
				if (rejected !== null) return `: its example ${shown} is never allowed: ${rejected}`;
				if (lowered.type === "opaque") return `: its example ${shown} stays opaque: ${lowered.reason}`;
			}
			return null;
		}
		function readExample(rule, text) {
			if (rule.binds === "command") {
				const words = splitCommand(text);
				return words === null ? null : (0, access.gu)(words);
			}
			if (rule.binds === "env") return {
				type: "env",
				name: text
			};
			if (rule.binds === "connect") return readConnection(text);
			return rule.binds === "write" ? {
				type: "write",
				path: text,
				valid: true,
				isFile: true
			} : {
				type: "read",
				path: text,
				valid: true
			};
		}
		function readConnection(written) {
			const [, method, text = written] = /^([A-Z]+) (.*)$/s.exec(written) ?? [];
			const [scheme, rest] = text.includes("://") ? text.split("://", 2) : ["https", text];
			const found = /^(\[[^\]/]*\]|[^:/]+)(?::(\d{1,5}))?$/.exec(rest);
			if (found === null) return null;
			const port = found[2] === undefined ? net.gg.get(scheme) ?? 0 : Number(found[2]);
			return {
				type: "connect",
				host: found[1] ?? "",
				port,
				scheme,
				...method !== undefined && { method }
			};
		}
		function matchesExample(rule, access) {
			const call = (0, decision.Iv)({
				tool: "",
				accesses: [access],
				args: null
			});
			const unless = rule.unless?.every(isBound) === true ? rule.unless : null;
			const asked = {
				...rule,
				when: rule.when.filter(isBound),
				unless
			};
			return (0, decide_rule.kc)(rule, (0, decide_rule.mU)(asked, (0, matcher.kA)(call, access, null)));
		}
		function isBound({ binds }) {
			return binds !== null;
		}
	}),
	40919: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			G6: () => explainImplicitAllow,
			Lc: () => explainWithheld,
			O3: () => explainFixed,
			fc: () => explainMissingKey
		});
		var _compiled_policy_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42635);
		var _vote_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(51771);
		var _commands_lower_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51495);
		var _commands_rejected_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8347);
		var _commands_shell_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68661);
		var _core_output_directories_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53688);
		var _core_types_search_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1789);
		var _hosts_net_host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51319);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45894);
		var _paths_protected_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98143);
		var _unheld_change_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75284);
		var _core_types_network_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10007);
		function explainFixed({ policy, call, access, profile, declared }) {
			const votes = [];
			if (!policy.hasTool(call.tool)) votes.push(deny("tools", profile?.name === _compiled_policy_js__WEBPACK_IMPORTED_MODULE_9__.DM ? `this agent was started without the tool ${call.tool}` : explainWithheld(policy, call.tool)));
			if (access.type === "command") {
				const reason = (0, _commands_rejected_js__WEBPACK_IMPORTED_MODULE_1__.aJ)(access);
				if (reason !== null) votes.push(deny("rejected", reason));
			}
			if (access.type === "opaque" && access.rejected === true) votes.push(deny("rejected", access.reason));
			if (access.type === "write") {
				const reason = (0, _paths_protected_paths_js__WEBPACK_IMPORTED_MODULE_6__.OT)(access.path, policy.protectedPaths);
				if (reason !== null) votes.push(deny("protected", reason));
				const device = (0, _commands_rejected_js__WEBPACK_IMPORTED_MODULE_1__.RK)(access.path);
				if (device !== null) votes.push(deny("rejected", device));
				const change = findChange(call, access, declared);
				const unheld = change === null ? null : (0, _unheld_change_js__WEBPACK_IMPORTED_MODULE_7__.c)(change, policy.patchAllows);
				if (unheld !== null) votes.push({
					...deny("rejected", unheld),
					source: "patch"
				});
			}
			if ((access.type === "write" || access.type === "read") && (!access.valid || !(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_5__.qW)(access.path))) votes.push(deny("rejected", "this is not a path that can be allowed"));
			return votes;
		}
		function explainImplicitAllow({ policy, call, access, declared }) {
			if ((access.type === "read" || access.type === "write") && isScratch(access)) return (0, _vote_js__WEBPACK_IMPORTED_MODULE_10__.d)("scratch", "the temporary directory of the run");
			const { isDisposable = _core_output_directories_js__WEBPACK_IMPORTED_MODULE_3__.tr } = call;
			if (!declared && access.type === "write" && access.valid && !access.path.startsWith("/") && isDisposable(access.path)) return (0, _vote_js__WEBPACK_IMPORTED_MODULE_10__.d)("disposable", "a path that commands write for the run only");
			if (access.type === "command") {
				const why = (0, _commands_lower_js__WEBPACK_IMPORTED_MODULE_0__.N)(access);
				if (why === "wraps") return (0, _vote_js__WEBPACK_IMPORTED_MODULE_10__.d)("wrapper", "a command that only starts others, which are decided by themselves");
				if (why === "harmless") return (0, _vote_js__WEBPACK_IMPORTED_MODULE_10__.d)("harmless", "a command that changes nothing outside itself");
			}
			if (access.type === "env" && (access.inert === true || (0, _commands_shell_variables_js__WEBPACK_IMPORTED_MODULE_2__.Gp)(access.name))) return (0, _vote_js__WEBPACK_IMPORTED_MODULE_10__.d)("harmless-env", "a variable that does not change what a program runs");
			if (access.type === "session") return (0, _vote_js__WEBPACK_IMPORTED_MODULE_10__.d)("session", "a session whose program was allowed to run");
			if (access.type === "connect" && isSearch(policy, call, access)) return (0, _vote_js__WEBPACK_IMPORTED_MODULE_10__.d)(_core_types_search_js__WEBPACK_IMPORTED_MODULE_11__.f8, "the search service that the policy names");
			if (access.type === "connect" && isOpen(policy, access)) return (0, _vote_js__WEBPACK_IMPORTED_MODULE_10__.d)("sandbox-network", "a host that is open to every command");
			return null;
		}
		const changesByPath = new WeakMap();
		function findChange({ changes }, { path }, declared) {
			if (path.startsWith("/")) return null;
			if (changes === null) return declared ? {
				path,
				before: null,
				after: {
					kind: "file",
					executable: false,
					content: null
				}
			} : null;
			const known = changesByPath.get(changes) ?? new Map(changes.map((change) => [change.path, change]));
			changesByPath.set(changes, known);
			return known.get(path) ?? null;
		}
		function explainMissingKey({ catalogue, search, agents }, tool) {
			if (search === null && catalogue.tools.isOf(tool, "search")) return `${tool} needs a search service, and the policy names none: add search: { format, url } or search: { format: hosted } to it`;
			if (agents === null && catalogue.tools.isOf(tool, "agent")) return `${tool} needs the key agents, which the policy does not have: add agents: {} to it`;
			return null;
		}
		function explainWithheld(policy, tool) {
			const missing = explainMissingKey(policy, tool);
			if (missing !== null) return missing;
			const { tools: known } = policy.catalogue;
			const kind = known.facts.find(({ name }) => name === tool)?.kind;
			const others = kind === undefined ? [] : known.listNames(kind).filter(policy.hasTool);
			const instead = others.length === 0 ? "" : `; it offers ${others.join(" and ")}`;
			return `the policy does not offer the tool ${tool}: tools.pack or tools.deny leaves it out${instead}`;
		}
		function isScratch({ path, valid }) {
			return valid && (path === "/tmp" || path.startsWith("/tmp/"));
		}
		function isOpen({ network }, access) {
			const host = (0, _hosts_net_host_js__WEBPACK_IMPORTED_MODULE_4__.fV)(access.host);
			return host !== null && network.allow.some((grant) => grant.port === access.port && (0, _core_types_network_js__WEBPACK_IMPORTED_MODULE_8__.LM)(grant.host, host));
		}
		function isSearch({ catalogue, search }, { tool }, access) {
			if (search === null || search.format === "hosted" || !catalogue.tools.isOf(tool, "search")) return false;
			const { scheme, host, port } = search.url;
			return access.scheme === scheme && access.host === host && access.port === port;
		}
		function deny(rule, reason) {
			return {
				source: "fixed",
				rule,
				layer: "harness",
				decision: "deny",
				reason,
				of: null,
				audit: false
			};
		}
	}),
	10281: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			UY: () => describeNetwork,
			gq: () => renderGrants,
			o8: () => isOwnLoopback,
			yX: () => listDenied
		});
		var _core_types_network_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10007);
		var _host_entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27748);
		function renderGrants(grants) {
			const ports = new Map();
			for (const { host, port } of grants) ports.set(host, (ports.get(host) ?? new Set()).add(port));
			return [...ports].flatMap(([host, open]) => open.size === _host_entries_js__WEBPACK_IMPORTED_MODULE_1__.bq.length && _host_entries_js__WEBPACK_IMPORTED_MODULE_1__.bq.every((port) => open.has(port)) ? [host] : [...open].map((port) => (0, _core_types_network_js__WEBPACK_IMPORTED_MODULE_0__.oL)({
				host,
				port
			}))).join(", ");
		}
		function isOwnLoopback(host) {
			return _core_types_network_js__WEBPACK_IMPORTED_MODULE_0__.Ew.includes(host.toLowerCase().replace(/^\[(.*)\]$/, "$1"));
		}
		function describeNetwork({ allow, setup, forward, acknowledged }) {
			const again = acknowledged ? ", which runs again on what the agent wrote if the patch changes dependencies" : "";
			return {
				allow: allow.length === 0 ? "" : `Every command reaches ${renderGrants(allow)}, and so do requests of the harness (sandbox.network.allow). ${(0, _core_types_network_js__WEBPACK_IMPORTED_MODULE_0__.wp)("them")}`,
				setup: setup.length === 0 ? "" : `Only setup${again} reaches ${renderGrants(setup)} (sandbox.network.setup).`,
				forward: forward.length === 0 ? "" : `Every command finds the port${forward.length === 1 ? "" : "s"} ${forward.join(", ")} of the machine's loopback on its own (sandbox.network.forward).`
			};
		}
		function listDenied(grants, denials) {
			return grants.flatMap((grant) => denials.filter(({ hosts, ports, holds }) => {
				if (holds === "unless-granted" && grant.rule !== "sandbox-network") return false;
				return (hosts === null || hosts.some((host) => (0, _core_types_network_js__WEBPACK_IMPORTED_MODULE_0__.je)(host, grant.host))) && (ports === null || ports.includes(grant.port));
			}).map(({ hosts, rule }) => ({
				grant,
				rule,
				deniesAll: hosts === null || hosts.some((host) => (0, _core_types_network_js__WEBPACK_IMPORTED_MODULE_0__.LM)(host, grant.host))
			})));
		}
	}),
	27748: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			FS: () => renderHostEntries,
			GI: () => addressText,
			JX: () => portNumber,
			Xf: () => readHostEntries,
			bq: () => usualPorts,
			p4: () => hostEntries
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88343);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2215);
		var _net_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51319);
		var _registry_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23005);
		const portNumber = zod__WEBPACK_IMPORTED_MODULE_3__.int("must be a whole number").min(1, "a port is at least 1").max(65535, "a port is at most 65535");
		const named = _net_host_js__WEBPACK_IMPORTED_MODULE_1__.EN.refine((host) => (0, _net_host_js__WEBPACK_IMPORTED_MODULE_1__.Jg)(host) === null, "a registry has its own ports");
		const addressText = zod__WEBPACK_IMPORTED_MODULE_3__.string().refine((written) => {
			const { host, port } = (0, _registry_addresses_js__WEBPACK_IMPORTED_MODULE_2__.lS)(written);
			return named.safeParse(host).success && portNumber.safeParse(port).success;
		}, "this is no host, or host and port");
		const hostEntry = zod__WEBPACK_IMPORTED_MODULE_3__.union([
			_net_host_js__WEBPACK_IMPORTED_MODULE_1__.EN,
			addressText,
			(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.re)({
				host: named.describe("A host name; `*.` in front matches its subdomains."),
				port: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.lq)(zod__WEBPACK_IMPORTED_MODULE_3__.union([portNumber, zod__WEBPACK_IMPORTED_MODULE_3__.array(portNumber).min(1, "the list is empty")]), "Its port, or ports."),
				private: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.lq)(zod__WEBPACK_IMPORTED_MODULE_3__.literal(true, "private takes only true"), "`true`: the host may have a private address.")
			})
		]);
		const hostEntries = zod__WEBPACK_IMPORTED_MODULE_3__.array(hostEntry);
		const usualPorts = [80, 443];
		function readHostEntries(entries, rule, registries) {
			const grants = entries.flatMap((entry) => readEntry(entry, registries)).map((grant) => ({
				...grant,
				rule
			}));
			return [...new Map(grants.map((grant) => [renderGrantKey(grant), grant])).values()];
		}
		function renderHostEntries(grants) {
			return grants.map(({ host, port, private: isPrivate }) => ({
				host: host.includes(":") ? `[${host}]` : host,
				port,
				...isPrivate && { private: true }
			}));
		}
		function renderGrantKey({ host, port, private: isPrivate }) {
			return `${host} ${port} ${isPrivate}`;
		}
		function readEntry(entry, registries) {
			if (typeof entry !== "string") {
				const { host, port = usualPorts, private: isPrivate = false } = entry;
				return (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.c3)(port).map((one) => ({
					host: (0, _net_host_js__WEBPACK_IMPORTED_MODULE_1__.KO)(host),
					port: one,
					private: isPrivate
				}));
			}
			const registry = (0, _net_host_js__WEBPACK_IMPORTED_MODULE_1__.Jg)(entry);
			if (registry !== null) return (0, _registry_addresses_js__WEBPACK_IMPORTED_MODULE_2__.K3)(registry, registries).map((address) => {
				const { host, port } = (0, _registry_addresses_js__WEBPACK_IMPORTED_MODULE_2__.lS)(address);
				return {
					host: (0, _net_host_js__WEBPACK_IMPORTED_MODULE_1__.KO)(host),
					port,
					private: registries.has(registry)
				};
			});
			const { host, port } = (0, _registry_addresses_js__WEBPACK_IMPORTED_MODULE_2__.lS)(entry);
			const ports = host === entry ? usualPorts : [port];
			return ports.map((one) => ({
				host: (0, _net_host_js__WEBPACK_IMPORTED_MODULE_1__.KO)(host),
				port: one,
				private: false
			}));
		}
	}),
	51319: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			EN: () => hostText,
			HI: () => readCanonicalHost,
			Jg: () => readRegistryName,
			KO: () => readHostName,
			fV: () => readProxyHost
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88343);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2215);
		var _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15633);
		var _core_types_network_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10007);
		var _registry_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23005);
		const registryPrefix = "registry:";
		function readRegistryName(host) {
			return host.startsWith(registryPrefix) ? host.slice(registryPrefix.length) : null;
		}
		const hostText = zod__WEBPACK_IMPORTED_MODULE_3__.string().max(300, {
			error: "the host is longer than 300 characters",
			abort: true
		}).superRefine((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.yu)(findHostProblem));
		function readHostName(written) {
			if (readRegistryName(written) !== null) return written;
			return written.startsWith("*.") ? `*.${readProxyHost(written.slice(2)) ?? ""}` : readProxyHost(written) ?? "";
		}
		function readProxyHost(written) {
			return readCanonicalHost(written)?.replace(/^\[(.*)\]$/, "$1") ?? null;
		}
		function readCanonicalHost(written) {
			if (written === "" || written.length > 300 || /[\p{Cc}\p{Cs}\s/\\?#@%]/u.test(written)) return null;
			if (written.includes(":") && !/^\[[0-9a-f:.]+\]$/i.test(written)) return null;
			let url;
			try {
				url = new URL(`http://${written}/`);
			} catch {
				return null;
			}
			const host = url.hostname.replace(/\.$/, "");
			return url.port === "" && host !== "" && !host.startsWith(".") && !host.endsWith(".") && !host.includes("..") ? host : null;
		}
		function findHostProblem(written) {
			if (written === "") return "the host is empty";
			const registry = readRegistryName(written);
			if (registry !== null) return _registry_addresses_js__WEBPACK_IMPORTED_MODULE_2__.SB.some((known) => known === registry) ? null : `there is no registry "${registry}"; ${(0, _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_4__.NQ)(registry, _registry_addresses_js__WEBPACK_IMPORTED_MODULE_2__.SB)}`;
			if (written.includes("://")) return "a host is written without a scheme; use \"scheme\" for it";
			if (written.includes("@")) return "a host is written without a user";
			if (/[/?#\\]/.test(written)) return "a host is written without a path";
			if (written === "*") return "name the hosts; \"*\" alone would be all of them";
			const name = written.startsWith("*.") ? written.slice(2) : written;
			if (name.includes("*")) return "only a leading \"*.\" matches other names";
			const canonical = readProxyHost(name);
			if (canonical === null) return /:\d+$/.test(name) && !name.startsWith("[") ? "a host is written without a port; use \"port\" for it" : "this is no host that a URL could name";
			if (name !== written && (0, _core_types_network_js__WEBPACK_IMPORTED_MODULE_1__.PW)(canonical)) return "nothing is below an IP address";
			if (name !== written && !canonical.includes(".")) return `"${written}" would be every name of a top-level domain`;
			return null;
		}
	}),
	23005: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			D: () => publicRegistries,
			K3: () => listRegistryAddresses,
			SB: () => registryNames,
			lS: () => splitAddress
		});
		const publicRegistries = {
			npm: ["registry.npmjs.org", "registry.yarnpkg.com"],
			pypi: ["pypi.org", "files.pythonhosted.org"],
			go: ["proxy.golang.org", "sum.golang.org"],
			crates: ["index.crates.io", "static.crates.io"],
			rubygems: ["rubygems.org", "index.rubygems.org"],
			maven: ["repo.maven.apache.org"],
			packagist: ["repo.packagist.org"]
		};
		const registryNames = Object.keys(publicRegistries);
		function listRegistryAddresses(name, registries) {
			const known = publicRegistries;
			return registries.get(name) ?? (Object.hasOwn(known, name) ? known[name] ?? [] : []);
		}
		function splitAddress(address) {
			const [, host = address, port = "443"] = /^(.*[^:]):(\d{1,5})$/.exec(address) ?? [];
			return {
				host,
				port: Number(port)
			};
		}
	}),
	62058: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			E: () => argsMatcher,
			Y: () => listPathArguments
		});
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88343);
		var _core_text_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37981);
		var _paths_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82004);
		var _core_types_match_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46360);
		var _matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92297);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45894);
		var _pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52361);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2215);
		const scalar = zod__WEBPACK_IMPORTED_MODULE_5__.union([
			zod__WEBPACK_IMPORTED_MODULE_5__.string(),
			zod__WEBPACK_IMPORTED_MODULE_5__.number(),
			zod__WEBPACK_IMPORTED_MODULE_5__.boolean(),
			zod__WEBPACK_IMPORTED_MODULE_5__["null"]()
		]);
		const operators = (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.re)({
			equals: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)(scalar, "The argument is this value."),
			in: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)(zod__WEBPACK_IMPORTED_MODULE_5__.array(scalar).min(1, "the list is empty"), "The argument is one of these values."),
			glob: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.h9)(_paths_glob_js__WEBPACK_IMPORTED_MODULE_0__.E1), "The argument is a text that fits a glob. For a file, use `path`."),
			path: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.h9)(_paths_glob_js__WEBPACK_IMPORTED_MODULE_0__.E1), "The argument is one path of the workspace that fits a glob after links are resolved. Any other spelling (`..`, `./`, absolute) matches no allow and every denial."),
			lte: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)(zod__WEBPACK_IMPORTED_MODULE_5__.number(), "The argument is a number of at most this."),
			matches: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)(_pattern_js__WEBPACK_IMPORTED_MODULE_3__.U, "The argument is a text that fits this regular expression as a whole.")
		}).refine(_core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.a4, "give equals, in, glob, path, lte or matches");
		const pointer = zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^(?:\/(?:[^~/]|~[01])*)+$/, "the key is a JSON Pointer: it begins with \"/\"");
		const argsMatcher = (0, _matcher_js__WEBPACK_IMPORTED_MODULE_1__.uc)({
			key: "args",
			perCall: true,
			schema: zod__WEBPACK_IMPORTED_MODULE_5__.record(pointer, operators).refine((written) => Object.keys(written).length > 0, "name at least one argument").describe("Conditions on the call\u2019s arguments, each named by a JSON Pointer such as `/filePath`."),
			describe: (conditions) => Object.entries(conditions).map(([path, written]) => `argument ${path} ${JSON.stringify(written)}`).join(" and "),
			compile(conditions) {
				const compiled = Object.entries(conditions).map(([path, written]) => ({
					path,
					test: compileOperators(written)
				}));
				return ({ call }, intent) => compiled.reduce((match, { path, test }) => {
					const value = (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_6__.Qn)(call.args, path);
					return (0, _core_types_match_js__WEBPACK_IMPORTED_MODULE_7__.Y)(match, value === undefined ? "no" : test(value, intent, call));
				}, "must");
			}
		});
		function listPathArguments(conditions) {
			return conditions.flatMap((written) => Object.entries(written ?? {}).flatMap(([argument, { path }]) => path === undefined ? [] : [argument]));
		}
		function compileOperators({ equals, in: listed, glob, path, lte, matches }) {
			const tests = [];
			if (equals !== undefined) tests.push((value, intent) => compareScalars([equals], value, intent));
			if (listed !== undefined) tests.push((value, intent) => compareScalars(listed, value, intent));
			if (glob !== undefined) {
				const globs = (0, _paths_glob_js__WEBPACK_IMPORTED_MODULE_0__.Qb)((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.c3)(glob));
				tests.push(whereText((value, intent) => globs((0, _paths_glob_js__WEBPACK_IMPORTED_MODULE_0__.bZ)(value), intent)));
			}
			if (path !== undefined) tests.push(comparePath((0, _paths_glob_js__WEBPACK_IMPORTED_MODULE_0__.Qb)((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.c3)(path))));
			if (lte !== undefined) tests.push((value, intent) => typeof value === "number" ? value <= lte ? "must" : "no" : intent === "restrict" ? "may" : "no");
			if (matches !== undefined) tests.push(whereText((0, _pattern_js__WEBPACK_IMPORTED_MODULE_3__.Eb)(matches)));
			return (value, intent, call) => tests.reduce((match, test) => (0, _core_types_match_js__WEBPACK_IMPORTED_MODULE_7__.Y)(match, test(value, intent, call)), "must");
		}
		function comparePath(globs) {
			return (value, intent, { argumentPaths }) => {
				if (typeof value !== "string") return intent === "restrict" ? "may" : "no";
				const target = argumentPaths === undefined ? value : argumentPaths.get(value) ?? null;
				if (!(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_2__.qW)(value) || value.startsWith("/") || target === null) return intent === "restrict" ? "must" : "no";
				const isMatched = (text) => globs((0, _paths_glob_js__WEBPACK_IMPORTED_MODULE_0__.bZ)(text), intent);
				const matched = intent === "grant" ? isMatched(value) && isMatched(target) : isMatched(value) || isMatched(target);
				return matched ? "must" : "no";
			};
		}
		function whereText(test) {
			return (value, intent) => {
				if (typeof value !== "string") return intent === "restrict" ? "may" : "no";
				return test(value, intent) ? "must" : "no";
			};
		}
		function compareScalars(listed, value, intent) {
			if (value !== null && typeof value === "object") return intent === "restrict" ? "may" : "no";
			if (listed.includes(value)) return "must";
			if (intent === "grant" || typeof value !== "string") return "no";
			const folded = (0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_2__.tu)(value);
			return listed.some((candidate) => typeof candidate === "string" && (0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_2__.tu)(candidate) === folded) ? "must" : "no";
		}
	}),
	37236: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Yz: () => conditionsSchema,
			yN: () => matchers,
			vu: () => startKeys,
			Xe: () => varyingKeys
		});
		var schema_parts = __webpack_require__(2215);
		var args = __webpack_require__(62058);
		var schemas = __webpack_require__(88343);
		var match_names = __webpack_require__(98091);
		var isolation = __webpack_require__(85377);
		var matcher = __webpack_require__(92297);
		;
		const toolName = schemas.string().regex(/^[\w.*-]+$/, "a tool is named by letters, digits, \".\" and \"*\"");
		const toolMatcher = (0, matcher.uc)({
			key: "tool",
			schema: (0, schema_parts.h9)(toolName).describe("A tool by its camelCase name, or a list; `*` matches any letters. Tools of MCP servers are allowed only by `mcp.SERVER.TOOL` or `mcp.SERVER.*`."),
			describe: (names) => `tool is ${(0, schema_parts.c3)(names).join(" or ")}`,
			compile(names, { tools }) {
				const isNamed = (0, match_names.G)((0, schema_parts.c3)(names));
				return ({ call }) => isNamed(call.tool) ? "must" : tools.listDenyingNames(call.tool).some(isNamed) ? "may" : "no";
			}
		});
		const containedMatcher = (0, matcher.uc)({
			key: "contained",
			schema: schemas.literal(true).describe("Any program, shell text or inline code, without network, if the isolation is full. Only for `tool: exec` and rules that allow."),
			describe: () => "the command is contained by the sandbox",
			compile: () => ({ access, call }) => [
				"command",
				"opaque",
				"env",
				"session",
				"none"
			].includes(access.type) && (0, isolation.du)(call.isolation ?? "full", "full") ? "must" : "no"
		});
		const originMatcher = (0, matcher.uc)({
			key: "origin",
			schema: schemas["enum"](["structured", "script"]).describe("Whether the call was made by a script or by the model itself."),
			describe: (origin) => `origin is ${origin}`,
			compile: (origin) => ({ call }) => call.origin === origin ? "must" : "no"
		});
		const justifiedMatcher = (0, matcher.uc)({
			key: "justified",
			perCall: true,
			schema: schemas.boolean().describe("Whether the model has given its reasons for this call."),
			describe: (justified) => justified ? "the call is justified" : "the call is not justified",
			compile: (justified) => ({ call }) => call.justified === justified ? "must" : "no"
		});
		const taintedMatcher = (0, matcher.uc)({
			key: "tainted",
			schema: schemas.boolean().describe("Whether untrusted text has entered the conversation before the call."),
			describe: (tainted) => tainted ? "untrusted text has entered the history" : "no untrusted text has entered the history",
			compile: (tainted) => ({ call }, intent) => {
				if (call.tainted === null) return (0, matcher.Cc)(intent);
				return call.tainted === tainted ? "must" : "no";
			}
		});
		const numberRange = (0, schema_parts.re)({
			gte: (0, schema_parts.lq)(schemas.number().int().nonnegative(), "At least this."),
			lte: (0, schema_parts.lq)(schemas.number().int().nonnegative(), "At most this.")
		}).refine(schema_parts.a4, "give gte, lte or both");
		const turnMatcher = (0, matcher.uc)({
			key: "turn",
			perCall: true,
			schema: numberRange.describe("The number of the model\u2019s turn, from 1."),
			describe: (range) => `turn is ${renderRange(range)}`,
			compile: (range) => ({ call }) => isInRange(range, call.turn) ? "must" : "no"
		});
		const countMatcher = (0, matcher.uc)({
			key: "count",
			perCall: true,
			schema: numberRange.describe("How many calls this rule has allowed in the run so far."),
			describe: (range) => `the rule has allowed ${renderRange(range)} calls`,
			compile: (range, { id }) => ({ call }) => isInRange(range, call.rulesUsed.get(id) ?? 0) ? "must" : "no"
		});
		function isInRange({ gte, lte }, value) {
			return (gte === undefined || value >= gte) && (lte === undefined || value <= lte);
		}
		function renderRange({ gte, lte }) {
			return [...gte === undefined ? [] : [`at least ${gte}`], ...lte === undefined ? [] : [`at most ${lte}`]].join(" and ");
		}
		var types_match = __webpack_require__(46360);
		var path_text = __webpack_require__(45894);
		var program_name = __webpack_require__(50309);
		;
		const literal = schemas.string().max(500, {
			error: "the word is longer than 500 characters",
			abort: true
		}).refine((token) => token === "*" || token === "**" || !token.includes("*"), "a word is taken literally; only \"*\" (one word) and \"**\" (the rest) match others").refine(path_text.KA, "the word has characters that no argument can have");
		const alternative = literal.refine((token) => token !== "**", "\"**\" cannot be an alternative: write it as the last word of the pattern");
		const token = schemas.union([
			literal,
			(0, schema_parts.re)({ any: schemas.array(schemas.union([alternative, schemas.array(alternative).min(1, "the list is empty")])).min(1, "the list is empty").describe("Alternatives: a word, or a list of words.") }),
			(0, schema_parts.re)({ after: schemas.literal("--", { error: "after takes only \"--\"" }).describe("Nothing more, or `--` and any words after it.") })
		]);
		const commandPattern = schemas.array(token).min(1, "the pattern is empty").superRefine((tokens, context) => {
			const refuse = (index, message) => context.addIssue({
				code: "custom",
				path: [index],
				message,
				input: tokens[index]
			});
			for (const [index, written] of tokens.slice(0, -1).entries()) if (written === "**" || typeof written === "object" && "after" in written) refuse(index, "\"**\" and \"after\" match all that is left, so they come last");
			const [first] = tokens;
			if (first === "" || typeof first === "object" && "after" in first) refuse(0, "the first word is the program");
			if (typeof first === "string" && /\s/.test(first) && !first.includes("/")) {
				const found = `${JSON.stringify(first)} is one word with a space, and no program has this name`;
				refuse(0, `${found}; write ${(0, schema_parts.gW)(first)}`);
			}
		});
		function compileCommandPattern(tokens) {
			return (access) => matchTokens(tokens, 0, access, 0);
		}
		function matchTokens(tokens, from, access, at) {
			const word = access.words[at];
			const first = tokens[from];
			if (first === undefined) return word === undefined ? "must" : word.type === "dynamic" ? "may" : "no";
			if (first === "**") return at === 0 && word?.type !== "literal" ? "may" : "must";
			if (typeof first === "object" && "after" in first) {
				if (word === undefined) return "must";
				if (word.type === "dynamic") return "may";
				return word.value === first.after ? matchTokens(["**"], 0, access, at + 1) : "no";
			}
			if (word?.type === "dynamic") return "may";
			if (typeof first === "object") return first.any.reduce((best, choice) => (0, types_match.D)(best, matchTokens([...Array.isArray(choice) ? choice : [choice], ...tokens.slice(from + 1)], 0, access, at)), "no");
			if (word === undefined) return "no";
			const here = at === 0 && first !== "*" ? (0, program_name.Eg)(first, access) : first === "*" || first === word.value ? "must" : "no";
			return here === "no" ? "no" : (0, types_match.Y)(here, matchTokens(tokens, from + 1, access, at + 1));
		}
		function renderCommandPattern(tokens) {
			return tokens.map(renderToken).join(" ");
		}
		function renderToken(written) {
			if (typeof written === "string") return written === "**" ? "\u2026" : written;
			if ("after" in written) return "[-- \u2026]";
			return `{${written.any.map((choice) => Array.isArray(choice) ? choice.join(" ") : choice).join("|")}}`;
		}
		var types_access = __webpack_require__(95867);
		;
		const flag = schemas.string().regex(/^-[^\s=*]+$/, "an option is written with its dashes and without a value").refine((text) => text !== "--", "\"--\" ends the options and is no option itself");
		const flagList = schemas.array(flag);
		const commandFlags = (0, schema_parts.re)({
			only: (0, schema_parts.lq)(flagList, "The only options that are allowed there."),
			none: (0, schema_parts.lq)(flagList, "Options that are not allowed there.")
		}).refine(({ only, none }) => only === undefined !== (none === undefined), "give either only or none");
		const programName = schemas.string().regex(/^[^\s*-][^\s*]*$/, "a program is one literal word");
		const subName = schemas.string().regex(/^[^\s*-][^\s*]*$/, "a subcommand is one literal word that is no option");
		const subcommand = (0, schema_parts.re)({
			program: (0, schema_parts.h9)(programName).describe("A program by its bare name, or a list."),
			sub: (0, schema_parts.lq)((0, schema_parts.h9)(subName), "The first word after the program, or a list."),
			flags: (0, schema_parts.lq)(commandFlags, "Conditions on the options of the command.")
		});
		function compileSubcommand(written) {
			const { flags } = written;
			const programs = (0, schema_parts.c3)(written.program);
			const subs = written.sub === undefined ? null : new Set((0, schema_parts.c3)(written.sub));
			return (access) => {
				const program = programs.reduce((best, name) => (0, types_match.D)(best, (0, program_name.Eg)(name, access)), "no");
				const match = (0, types_match.Y)(program, program === "no" ? "no" : matchSub(subs, access));
				if (match === "no" || flags === undefined) return match;
				const named = subs === null || match === "may" ? access.words.slice(1) : access.words.slice(2);
				return (0, types_match.Y)(match, matchFlags(flags, named));
			};
		}
		function matchSub(subs, access) {
			if (subs === null) return "must";
			const [, first] = access.words;
			if (first === undefined) return "no";
			if (first.type === "dynamic" || first.value.startsWith("-")) return "may";
			return subs.has(first.value) ? "must" : "no";
		}
		function matchFlags({ only, none }, words) {
			const written = (0, types_access.tc)(words);
			if (written === null) return "may";
			const end = written.indexOf("--");
			const candidates = written.map((text, at) => ({
				text,
				mayBeValue: isOption(written[at - 1] ?? ""),
				isAfterEnd: end >= 0 && at > end
			})).filter(({ text }) => isOption(text));
			const mayContinue = isOption(written[end - 1] ?? "");
			const counted = candidates.filter(({ isAfterEnd }) => !isAfterEnd || mayContinue);
			const offending = counted.flatMap((candidate) => {
				const match = only === undefined ? matchNone(none ?? [], candidate.text) : matchOnly(only, candidate.text);
				return match === "no" && (candidate.mayBeValue || candidate.isAfterEnd) ? ["may"] : [match];
			});
			if (offending.includes("no")) return "no";
			return offending.includes("may") ? "may" : "must";
		}
		function isOption(text) {
			return text.startsWith("-") && text !== "-" && text !== "--";
		}
		function nameOf(text) {
			return text.split("=", 1)[0] ?? "";
		}
		function matchOnly(only, text) {
			return only.includes(nameOf(text)) ? "must" : "no";
		}
		function matchNone(none, text) {
			const name = nameOf(text);
			if (none.includes(name)) return "no";
			const maybe = none.some((refused) => refused.startsWith("--") ? name.length > 2 && refused.startsWith(name) : !text.startsWith("--") && (refused.length === 2 ? text.includes(refused.slice(1)) : text.startsWith(refused)));
			return maybe ? "may" : "must";
		}
		function renderSubcommand({ program, sub, flags }) {
			const programs = (0, schema_parts.c3)(program).join("|");
			const form = sub === undefined ? `${programs} \u2026` : `${programs} {${(0, schema_parts.c3)(sub).join("|")}} \u2026`;
			const only = flags?.only === undefined ? "" : ` with no option but ${flags.only.join(", ") || "none"}`;
			const none = flags?.none === undefined ? "" : ` without ${flags.none.join(", ") || "nothing"}`;
			return `${form}${only}${none}`;
		}
		;
		const commandMatcher = (0, matcher.uc)({
			key: "command",
			binds: "command",
			schema: schemas.union([commandPattern, subcommand]).describe("The words of a command: literals, `*` (one word), `**` (the rest), `{any: [\u2026]}`, `{after: \"--\"}`; or `{program, sub}`."),
			describe: (written) => `command is ${Array.isArray(written) ? renderCommandPattern(written) : renderSubcommand(written)}`,
			compile(written) {
				const match = Array.isArray(written) ? compileCommandPattern(written) : compileSubcommand(written);
				return ({ access }) => access.type === "command" ? match(access) : "no";
			}
		});
		var find_changes = __webpack_require__(41849);
		;
		const alwaysRefused = "a patch that adds a secret is refused by the rule `secret` of the harness in every run: no rule is needed, and none lifts it";
		const help = "The kinds of change that the call makes in the content of files.";
		const changeMatcher = (0, matcher.uc)({
			key: "change",
			binds: "write",
			schema: (0, schema_parts.h9)(schemas["enum"](find_changes.cz, { error: ({ input }) => input === "secrets-added" ? alwaysRefused : undefined })).describe(help),
			describe: (kinds) => `change is ${(0, schema_parts.c3)(kinds).join(" or ")}`,
			compile(kinds) {
				const list = listOfFindings((0, schema_parts.c3)(kinds));
				return (question) => {
					const found = list(question);
					return {
						match: found.map(({ match }) => match).reduce(types_match.D, "no"),
						reason: found.map(({ reason }) => reason).filter((reason) => reason !== "").join("; ")
					};
				};
			}
		});
		const earlierSchema = (0, schema_parts.h9)(schemas["enum"](find_changes.hQ, "of an earlier call, only tests-weakened and manifest-changed are known: name another kind outside after and before")).describe(help);
		const earlierChangeMatcher = {
			...changeMatcher,
			schema: earlierSchema
		};
		function listOfFindings(kinds) {
			const known = new WeakMap();
			return ({ access, call }) => {
				const { changes, anyCall } = call;
				if (access.type !== "write") return [];
				const { path } = access;
				const added = call.dependencies === undefined ? [] : listDependencies({
					access,
					call
				}) ?? [];
				const reason = `${path}: ${(0, find_changes.Qo)(added)}`;
				if (changes === null) {
					const stated = added.length === 0 ? [] : [{
						kind: "dependencies-added",
						match: "must",
						reason
					}];
					const guessed = (0, find_changes.Oh)(path).map((kind) => ({
						kind,
						match: "may",
						reason: ""
					}));
					return [...stated, ...guessed].filter(({ kind }) => kinds.includes(kind));
				}
				let found = known.get(changes);
				if (found === undefined) known.set(changes, found = (0, find_changes.pz)(changes, kinds));
				return (found.get(path) ?? []).filter(({ kind }) => anyCall === true || kind !== "lockfile-without-manifest").map((one) => one.kind === "dependencies-added" && added.length > 0 ? {
					...one,
					reason
				} : one);
			};
		}
		const dependencyMatcher = (0, matcher.uc)({
			key: "dependency",
			binds: "write",
			schema: (0, schema_parts.re)({
				names: (0, schema_parts.lq)((0, schema_parts.h9)(schema_parts.Qq), "Names of packages; `*` stands for any characters."),
				licences: (0, schema_parts.lq)((0, schema_parts.h9)(schema_parts.Qq), "Licences as their registry states them: identifiers of SPDX."),
				minReleaseAgeDays: (0, schema_parts.lq)(schema_parts.nX, "Days since the release: of the one version that the manifest accepts, or of the youngest version for a range.")
			}).refine(schema_parts.a4, "give names, licences or minReleaseAgeDays").describe("The dependencies that the change adds, next to `change: dependencies-added`."),
			describe: ({ names, licences, minReleaseAgeDays }) => [
				...names === undefined ? [] : [`the added dependency is ${(0, schema_parts.c3)(names).join(" or ")}`],
				...licences === undefined ? [] : [`its licence is ${(0, schema_parts.c3)(licences).join(" or ")}`],
				...minReleaseAgeDays === undefined ? [] : [`its release is at least ${minReleaseAgeDays} days old`]
			].join(" and "),
			compile({ names, licences, minReleaseAgeDays: minDays }) {
				const written = (0, schema_parts.c3)(names ?? "*");
				const isNamed = (0, match_names.G)(written);
				const isNamedInAnyCase = (0, match_names.G)(written.map((name) => name.toLowerCase()));
				const isLicensed = (0, match_names.G)((0, schema_parts.c3)(licences ?? "*").map((licence) => licence.toLowerCase()));
				const matchOne = ({ name, source, licence, ageDays }, { call }, intent) => {
					const fits = intent === "grant" ? isNamed(name) : isNamedInAnyCase(name.toLowerCase());
					const named = names === undefined ? "must" : source !== "" ? "may" : fits ? "must" : "no";
					const released = minDays === undefined ? "must" : typeof ageDays !== "number" ? "may" : ageDays >= minDays ? "must" : "no";
					const licensed = licences === undefined ? "must" : typeof licence === "string" ? matchLicence(licence, isLicensed) : "may";
					const answered = (0, types_match.Y)(released, licensed);
					const isLater = licence === undefined && call.anyCall !== true && answered === "may";
					return (0, types_match.Y)(named, isLater ? (0, matcher.Cc)(intent) : answered);
				};
				return (question, intent) => {
					const added = listDependencies(question);
					if (added === null) return "may";
					const matches = added.map((one) => matchOne(one, question, intent));
					if (matches.every((match) => match === "no")) return "no";
					return matches.every((match) => match === "must") ? "must" : "may";
				};
			}
		});
		function listDependencies({ access, call }) {
			if (access.type !== "write") return [];
			const stated = call.dependencies?.filter(({ path }) => path === access.path);
			if (call.changes === null) return stated ?? [];
			const change = call.changes.find(({ path }) => path === access.path);
			const found = change === undefined ? [] : (0, find_changes.gr)(change);
			return found?.map((one) => ({
				...one,
				...stated?.find(({ name, registry, source }) => name === one.name && registry === one.registry && source === one.source)
			})) ?? null;
		}
		function matchLicence(expression, isListed) {
			const written = expression.toLowerCase().replaceAll(/[()\s]+/g, " ").trim();
			const licences = written.split(/ (?:and|or) /);
			const listed = licences.filter(isListed);
			if (listed.length === 0) return "no";
			return listed.length === licences.length || !written.includes(" and ") ? "must" : "may";
		}
		;
		const variableName = schemas.string().regex(/^[A-Za-z_*][A-Za-z0-9_*]*$/, "a variable is named by letters, digits, \"_\" and \"*\"");
		const envMatcher = (0, matcher.uc)({
			key: "env",
			binds: "env",
			schema: (0, schema_parts.re)({ set: (0, schema_parts.h9)(variableName).describe("Names of variables; `*` matches any letters.") }).describe("Variables that the call sets for its program."),
			describe: ({ set }) => `sets ${(0, schema_parts.c3)(set).join(" or ")}`,
			compile({ set }) {
				const names = [...(0, schema_parts.c3)(set)];
				const exact = (0, match_names.G)(names);
				const folded = (0, match_names.G)(names.map((name) => name.toLowerCase()));
				return ({ access }, intent) => {
					if (access.type !== "env") return "no";
					return (intent === "grant" ? exact(access.name) : folded(access.name.toLowerCase())) ? "must" : "no";
				};
			}
		});
		var control_characters = __webpack_require__(96763);
		var decision = __webpack_require__(10031);
		;
		const maxAccessCharacters = 120;
		function createHistoryMatchers(others) {
			const schema = (0, schema_parts.re)(Object.fromEntries(others.map(({ key, schema: own }) => [key, own.optional()]))).refine(schema_parts.a4, "name at least one condition").refine((written) => others.filter(({ key, binds }) => binds !== null && written[key] !== undefined).length <= 1, "conditions are about one kind of access: name one of command, read, write, net, env and change").meta({ id: "earlierCall" });
			const compileAll = (written, context) => others.flatMap((other) => written[other.key] === undefined ? [] : [other.compile(written[other.key], context)]);
			const define = (key, help, described) => (0, matcher.uc)({
				key,
				perCall: true,
				schema: schema.describe(help),
				describe: (written, context) => `${described} earlier call matched: ${compileAll(written, context).map(({ message }) => message).join(" and ")}`,
				compile(written, context) {
					const find = createFinder(compileAll(written, context), context);
					if (key === "after") return (question, intent) => {
						const { match, found } = find(question, intent);
						return {
							match,
							reason: renderFound(match, found)
						};
					};
					return (question, intent) => {
						const { match, found } = find(question, intent === "grant" ? "restrict" : "grant");
						const negated = match === "must" ? "no" : match === "no" ? "must" : "may";
						return {
							match: negated,
							reason: found === null ? "No earlier call matches." : renderFound(match, found)
						};
					};
				}
			});
			return [define("after", "An earlier call of this run, its agents, or the part that it resumes was allowed and matched these conditions.", "an"), define("before", "No earlier call of this run, its agents, or the part that it resumes was allowed and matched these conditions.", "no")];
		}
		function renderFound(match, found) {
			if (found === null) return "";
			const { callId, tool } = found.call;
			const access = (0, control_characters.UN)((0, types_access.bu)(found.access).slice(0, maxAccessCharacters));
			return `It is ${match === "must" ? "" : "perhaps "}after call ${callId} (${tool}: ${access}).`;
		}
		function createFinder(conditions, { lower }) {
			const known = new WeakMap();
			const isAboutReads = conditions.some(({ key }) => key === "read");
			function matchCall(call, intent, facts) {
				const before = known.get(call)?.get(intent);
				if (before !== undefined && before.facts === facts) return before;
				const asked = (0, decision.Iv)(call);
				let best = {
					match: "no",
					found: null
				};
				for (const access of listAccesses(call, intent)) {
					const question = (0, matcher.kA)(asked, access, facts);
					const match = conditions.map((condition) => condition.match(question, intent)).reduce(types_match.Y, call.certainty);
					if (match !== best.match && (0, types_match.D)(match, best.match) === match) best = {
						match,
						found: {
							call,
							access
						}
					};
				}
				const results = known.get(call) ?? new Map();
				known.set(call, results.set(intent, {
					...best,
					facts
				}));
				return best;
			}
			function listAccesses({ accesses }, intent) {
				const lowered = accesses.length === 0 ? [{ type: "none" }] : accesses.flatMap((access) => [...lower(access)]);
				if (!isAboutReads || intent === "grant") return lowered;
				return lowered.flatMap((access) => access.type === "write" ? [access, {
					...access,
					type: "read"
				}] : [access]);
			}
			return ({ call, facts }, intent) => {
				let best = {
					match: "no",
					found: null
				};
				for (const earlier of call.history) {
					const one = matchCall(earlier, intent, facts);
					if (one.match === "must") return one;
					if (best.match === "no") best = one;
				}
				return best;
			};
		}
		var net = __webpack_require__(6028);
		var paths_glob = __webpack_require__(82004);
		;
		const readMatcher = definePathMatcher("read", "Globs of files that are read, relative to the workspace.");
		const writeMatcher = definePathMatcher("write", "Globs of files that are written, relative to the workspace.");
		function definePathMatcher(key, help) {
			return (0, matcher.uc)({
				key,
				binds: key,
				schema: paths_glob.Xq.describe(help),
				describe: (globs) => `${key} of ${(0, schema_parts.c3)(globs).join(", ")}`,
				pickMatching(globs, { path }, intent) {
					const matching = [...(0, schema_parts.c3)(globs)].filter((glob) => path?.isPlain === true && (0, paths_glob.Qb)([glob])(path, intent));
					return matching.length === 0 ? globs : matching;
				},
				compile(globs) {
					const matches = (0, paths_glob.Qb)((0, schema_parts.c3)(globs));
					return ({ access, path }, intent) => access.type === key && path !== null && matches(path, intent) ? "must" : "no";
				}
			});
		}
		var start = __webpack_require__(41711);
		;
		const ofAccesses = [
			toolMatcher,
			commandMatcher,
			containedMatcher,
			readMatcher,
			writeMatcher,
			net.SF,
			envMatcher
		];
		const ofCalls = [
			originMatcher,
			args.E,
			justifiedMatcher,
			turnMatcher,
			changeMatcher,
			taintedMatcher
		];
		const ofEarlierCalls = [
			...ofAccesses,
			...ofCalls,
			...start.E9
		].map((matcher) => matcher === changeMatcher ? earlierChangeMatcher : matcher);
		const ofThisCallOnly = [
			dependencyMatcher,
			countMatcher,
			...createHistoryMatchers(ofEarlierCalls)
		];
		const matchers = [
			...ofAccesses,
			...ofCalls,
			...start.E9,
			...ofThisCallOnly
		];
		const startKeys = listKeys(start.E9);
		const varyingKeys = listKeys([...ofCalls, ...ofThisCallOnly]);
		function listKeys(listed) {
			return new Set(listed.map(({ key }) => key));
		}
		const conditionsSchema = (0, schema_parts.re)(Object.fromEntries(matchers.map(({ key, schema }) => [key, schema.optional()]))).refine(schema_parts.a4, "name at least one condition");
	}),
	92297: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Cc: () => matchAnyCall,
			kA: () => ask,
			uc: () => defineMatcher
		});
		var _paths_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82004);
		function ask(call, access, facts) {
			const path = access.type === "read" || access.type === "write" ? (0, _paths_glob_js__WEBPACK_IMPORTED_MODULE_0__.t8)(access) : null;
			return {
				call,
				access,
				facts,
				path
			};
		}
		function defineMatcher(definition) {
			const { key, binds = null, schema, perCall, describe, compile, pickMatching } = definition;
			return {
				key,
				binds,
				schema,
				compile(written, context) {
					const value = written;
					const compiled = compile(value, context);
					const find = (question, intent) => {
						if (perCall === true && question.call.anyCall === true) return matchAnyCall(intent);
						return compiled(question, intent);
					};
					const explain = (question, intent) => {
						const found = find(question, intent);
						return typeof found === "string" ? "" : found.reason;
					};
					return {
						key,
						binds,
						get message() {
							return describe(value, context);
						},
						match(question, intent) {
							const found = find(question, intent);
							return typeof found === "string" ? found : found.match;
						},
						explain,
						describeMatch(question, intent) {
							const detail = explain(question, intent);
							return `${describe(pickMatching?.(value, question, intent) ?? value, context)}${detail === "" ? "" : ` (${detail})`}`;
						}
					};
				}
			};
		}
		function matchAnyCall(intent) {
			return intent === "grant" ? "must" : "no";
		}
	}),
	6028: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			KT: () => renderDefaultPorts,
			SF: () => netMatcher,
			gg: () => defaultPorts,
			q5: () => defaultSchemes
		});
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88343);
		var _core_ports_web_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76818);
		var _core_types_match_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46360);
		var _matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92297);
		var _hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27748);
		var _hosts_registry_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23005);
		var _hosts_net_host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51319);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2215);
		var _core_types_network_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10007);
		const scheme = zod__WEBPACK_IMPORTED_MODULE_6__["enum"]([
			"http",
			"https",
			"ws",
			"wss",
			"ftp",
			"ssh",
			"git",
			"tcp",
			"udp"
		]);
		const netSchema = (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.re)({
			host: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.h9)(_hosts_net_host_js__WEBPACK_IMPORTED_MODULE_3__.EN), "A host name, `*.` in front for its subdomains, or `registry:NAME`: the hosts of a public registry, or those of `sandbox.network.registries`."),
			scheme: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.h9)(scheme), "The scheme of the address."),
			port: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)(zod__WEBPACK_IMPORTED_MODULE_6__.union([_hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_1__.JX, zod__WEBPACK_IMPORTED_MODULE_6__.array(_hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_1__.JX).min(1, "the list is empty")]), "The port."),
			method: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.h9)(zod__WEBPACK_IMPORTED_MODULE_6__["enum"](_core_ports_web_js__WEBPACK_IMPORTED_MODULE_7__.E)), "The method of a request, in rules whose `tool` names `http` or `fetchUrl` only.")
		}).refine(_core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.a4, "give host, scheme, port or method");
		const defaultPorts = new Map([
			["http", 80],
			["ws", 80],
			["https", 443],
			["wss", 443]
		]);
		const defaultSchemes = ["http", "https"];
		function renderDefaultPorts({ scheme: schemes, port }) {
			if (port !== undefined) return "";
			const names = schemes === undefined ? defaultSchemes : (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.c3)(schemes);
			const ports = new Set(names.flatMap((name) => defaultPorts.get(name) ?? []));
			return ports.size === 0 ? "" : ` on port ${[...ports].join(" or ")}`;
		}
		const netMatcher = (0, _matcher_js__WEBPACK_IMPORTED_MODULE_0__.uc)({
			key: "net",
			binds: "connect",
			schema: netSchema.describe("Connections that a command makes, and requests of `http` and `fetchUrl`."),
			describe: (written, { registries }) => renderNet(expandHosts(written, registries)),
			compile(written, { registries }) {
				const { host } = expandHosts(written, registries);
				const hosts = host === undefined ? null : (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.c3)(host).map(_hosts_net_host_js__WEBPACK_IMPORTED_MODULE_3__.KO);
				const schemes = written.scheme === undefined ? null : (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.c3)(written.scheme);
				const ports = written.port === undefined ? null : (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.c3)(written.port);
				const methods = written.method === undefined ? null : (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.c3)(written.method);
				return ({ access }, intent) => {
					if (access.type !== "connect") return "no";
					const { port } = access;
					const name = access.scheme.toLowerCase().replace(/:$/, "");
					const isScheme = schemes === null ? intent === "restrict" || defaultSchemes.includes(name) : schemes.includes(name);
					const isPort = ports === null ? intent === "restrict" || defaultPorts.get(name) === port : ports.includes(port);
					if (!isScheme || !isPort) return "no";
					return (0, _core_types_match_js__WEBPACK_IMPORTED_MODULE_8__.Y)(matchHost(hosts, access.host, intent), matchMethod(methods, access, intent));
				};
			}
		});
		function expandHosts(written, registries) {
			if (written.host === undefined) return written;
			const hosts = (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.c3)(written.host).flatMap((host) => {
				const name = (0, _hosts_net_host_js__WEBPACK_IMPORTED_MODULE_3__.Jg)(host);
				const addresses = name === null ? [] : (0, _hosts_registry_addresses_js__WEBPACK_IMPORTED_MODULE_2__.K3)(name, registries);
				return [host, ...addresses.map((address) => (0, _hosts_registry_addresses_js__WEBPACK_IMPORTED_MODULE_2__.lS)(address).host)];
			});
			return {
				...written,
				host: [...new Set(hosts)]
			};
		}
		function matchHost(hosts, written, intent) {
			const host = (0, _hosts_net_host_js__WEBPACK_IMPORTED_MODULE_3__.fV)(written);
			if (host === null) return intent === "restrict" ? "must" : "no";
			if (hosts === null) return intent === "grant" && (0, _core_types_network_js__WEBPACK_IMPORTED_MODULE_5__.PW)(host) ? "no" : "must";
			if (hosts.some((known) => (0, _core_types_network_js__WEBPACK_IMPORTED_MODULE_5__.LM)(known, host))) return "must";
			return intent === "restrict" && hosts.some((known) => (0, _hosts_net_host_js__WEBPACK_IMPORTED_MODULE_3__.Jg)(known) !== null) ? "may" : "no";
		}
		function matchMethod(methods, { method }, intent) {
			if (methods === null) return "must";
			if (method === undefined) return intent === "restrict" ? "may" : "no";
			return methods.includes(method) ? "must" : "no";
		}
		function renderNet({ host, scheme: schemes, port: ports, method }) {
			const parts = [
				host === undefined ? "any host" : (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.c3)(host).join(" or "),
				schemes === undefined ? "" : `by ${(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.c3)(schemes).join(" or ")}`,
				ports === undefined ? "" : `on port ${(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.c3)(ports).join(" or ")}`
			];
			const what = method === undefined ? "connection" : `${(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.c3)(method).join(" or ")} request`;
			return `${what} to ${parts.filter((part) => part !== "").join(" ")}`;
		}
	}),
	52361: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Eb: () => compilePattern,
			U: () => patternText,
			eN: () => isUnanchored
		});
		var re2js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2856);
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88343);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2215);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45894);
		const maxCharacters = 2e4;
		const patternText = zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1, "the pattern is empty").max(500, {
			error: "the pattern is longer than 500 characters",
			abort: true
		}).superRefine((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.yu)(findPatternProblem));
		function findPatternProblem(written) {
			try {
				re2js__WEBPACK_IMPORTED_MODULE_4__.L3.compile(written);
				return null;
			} catch (thrown) {
				return `the pattern cannot be used: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown).replace("error parsing regexp: ", "")}`;
			}
		}
		function compilePattern(written) {
			let exact = null;
			let loose = null;
			return (value, intent) => {
				if (value.length > maxCharacters) return intent === "restrict";
				exact ??= re2js__WEBPACK_IMPORTED_MODULE_4__.L3.compile(written);
				const fits = exact.matches(value);
				if (fits || intent === "grant") return fits;
				loose ??= re2js__WEBPACK_IMPORTED_MODULE_4__.L3.compile(written, re2js__WEBPACK_IMPORTED_MODULE_4__.L3.CASE_INSENSITIVE + re2js__WEBPACK_IMPORTED_MODULE_4__.L3.DOTALL);
				return loose.matches(value) || loose.matches((0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_2__.tu)(value));
			};
		}
		function isUnanchored(written) {
			const open = String.raw`(?:\.|\[\\s\\S\]|\[\\S\\s\]|\[\\w\\W\]|\[\\d\\D\])[*+]\??`;
			return new RegExp(String.raw`^\^?\(*(?:\?:|\?[a-z]+:|\?[a-z]+\))*${open}|${open}\)*\$?$`).test(written);
		}
	}),
	41711: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			E9: () => startMatchers,
			Te: () => associationName,
			tm: () => permissionName
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88343);
		var _core_associations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66883);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2215);
		var _core_text_match_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98091);
		var _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15633);
		var _core_types_match_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46360);
		var _core_types_policy_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79029);
		var _matcher_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92297);
		const associationName = zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_core_associations_js__WEBPACK_IMPORTED_MODULE_4__.HX);
		const permissionName = zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_core_associations_js__WEBPACK_IMPORTED_MODULE_4__.P);
		const eventName = zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1, "the text is empty").superRefine((name, { addIssue }) => {
			if (name === "" || _core_types_policy_facts_js__WEBPACK_IMPORTED_MODULE_1__.NP.some((0, _core_text_match_names_js__WEBPACK_IMPORTED_MODULE_5__.G)([name]))) return;
			const message = `no run starts on the event ${JSON.stringify(name)}`;
			addIssue({
				code: "custom",
				message,
				params: { hint: (0, _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_6__.NQ)(name, _core_types_policy_facts_js__WEBPACK_IMPORTED_MODULE_1__.NP) }
			});
		});
		const startMatchers = [
			defineStartMatcher({
				key: "actor",
				schema: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.re)({
					permission: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.h9)(permissionName), "The permission of the actor in the repository."),
					association: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.h9)(associationName), "How the actor belongs to the repository.")
				}).refine(_core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.a4, "give permission or association").describe("Who started the run."),
				describe: ({ permission, association }) => [...permission === undefined ? [] : [`the actor has ${(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.c3)(permission).join(" or ")}`], ...association === undefined ? [] : [`the actor is ${(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.c3)(association).join(" or ")}`]].join(" and "),
				match: ({ permission, association }, facts) => (0, _core_types_match_js__WEBPACK_IMPORTED_MODULE_7__.Y)(permission === undefined ? "must" : matchKnown((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.c3)(permission), facts.actorPermission), association === undefined ? "must" : matchKnown((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.c3)(association), facts.actorAssociation))
			}),
			defineStartMatcher({
				key: "author",
				schema: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.re)({ association: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.h9)(associationName).describe("How the author belongs to the repository.") }).describe("The author of the text or code that the run works on."),
				describe: ({ association }) => `the author is ${(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.c3)(association).join(" or ")}`,
				match: ({ association }, facts) => matchKnown((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.c3)(association), facts.authorAssociation)
			}),
			defineStartMatcher({
				key: "event",
				schema: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.h9)(eventName).describe("What started the run: `cli`, or the name of the GitHub event; `*` matches any letters."),
				describe: (names) => `event is ${(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.c3)(names).join(" or ")}`,
				match: (names, { event }) => (0, _core_text_match_names_js__WEBPACK_IMPORTED_MODULE_5__.G)((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.c3)(names))(event) ? "must" : "no"
			}),
			defineStartMatcher({
				key: "ref",
				schema: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.h9)(zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1, "the text is empty")).describe("The git ref of the run; `*` matches any letters."),
				describe: (names) => `ref is ${(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.c3)(names).join(" or ")}`,
				match: (names, { ref }) => (0, _core_text_match_names_js__WEBPACK_IMPORTED_MODULE_5__.G)((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.c3)(names))(ref) ? "must" : "no"
			}),
			defineStartMatcher({
				key: "label",
				schema: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.h9)(_core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq).describe("The label that started the run."),
				describe: (labels) => `label is ${(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.c3)(labels).join(" or ")}`,
				match: (labels, { label }) => (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.c3)(labels).includes(label) ? "must" : "no"
			}),
			defineStartMatcher({
				key: "fork",
				schema: zod__WEBPACK_IMPORTED_MODULE_3__.boolean().describe("Whether the code comes from a fork."),
				describe: (fork) => fork ? "the head is a fork" : "the head is no fork",
				match: (wanted, { fork }) => fork === wanted ? "must" : "no"
			})
		];
		function defineStartMatcher(definition) {
			return (0, _matcher_js__WEBPACK_IMPORTED_MODULE_2__.uc)({
				...definition,
				compile: (value) => ({ facts }) => facts === null ? "may" : definition.match(value, facts)
			});
		}
		function matchKnown(wanted, found) {
			if (found === "") return "may";
			return found !== null && wanted.includes(found) ? "must" : "no";
		}
	}),
	6232: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => joinLists,
			p: () => meetLists
		});
		function meetLists(left, right, covers = (wide, narrow) => wide === narrow) {
			const isIn = (items) => (item) => items.some((other) => covers(other, item));
			return joinLists([...left.filter(isIn(right)), ...right.filter(isIn(left))], covers);
		}
		function joinLists(items, covers) {
			return items.filter((item, index) => !items.some((other, at) => at !== index && covers(other, item) && (at < index || !covers(item, other))));
		}
	}),
	92122: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$u: () => renderSessionNote,
			U2: () => asksOnlyBefore,
			Um: () => isAboutRequestsOnly,
			dG: () => needsName,
			hC: () => listServerGrants,
			kd: () => isOffered
		});
		var _core_types_mcp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81441);
		var _core_text_match_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98091);
		var _rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66049);
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10031);
		var _compiled_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42635);
		function isOffered(policy, tool) {
			const deniesAll = ({ unless, decision, when, toolNames, tools }) => unless === null && ((0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_2__.c6)(decision) || policy.approvals === "never" && decision === "escalate") && when.every(({ key }) => key === "tool") && tools.listDenyingNames(tool).some((0, _core_text_match_names_js__WEBPACK_IMPORTED_MODULE_3__.G)(toolNames ?? []));
			return (0, _compiled_policy_js__WEBPACK_IMPORTED_MODULE_4__.jm)(policy).every((one) => one.hasTool(tool) && !(0, _compiled_policy_js__WEBPACK_IMPORTED_MODULE_4__.dH)(one).some(deniesAll)) && mayAllow(policy, tool) && (0, _compiled_policy_js__WEBPACK_IMPORTED_MODULE_4__.fG)(policy).every((one) => mayBeNamed(one, tool));
		}
		function mayAllow(policy, tool) {
			const { defaultDecision, network, catalogue, tools } = policy;
			const is = (...kinds) => catalogue.tools.isOf(tool, ...kinds);
			const active = (0, _compiled_policy_js__WEBPACK_IMPORTED_MODULE_4__.dH)(policy).filter(({ decision }) => !(0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_2__.c6)(decision));
			const isOnlyNamed = catalogue.tools.facts.some(({ name, offer }) => name === tool && offer === "if-named");
			if (isOnlyNamed && tools.offered === null && !active.some((rule) => rule.namesTool(tool))) return false;
			if (is("request", "fetch")) return network.allow.length > 0 || active.some((rule) => rule.binds === "connect" && rule.decision !== "explain" && concerns(rule, tool));
			if ((0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_2__.Jr)(defaultDecision)) return true;
			if (is("session", "session-input")) return active.some((rule) => (rule.binds === null || rule.binds === "command") && concernsKind(rule, "session"));
			return !is("agent", "document") || active.some((rule) => rule.binds === null && concerns(rule, tool));
		}
		function asksOnlyBefore(rule) {
			return (rule.decision === "explain" || rule.decision === "escalate") && !concernsKind(rule, "session-input");
		}
		function renderSessionNote(rule) {
			if (rule.toolNames === null || !concernsKind(rule, "session")) return "";
			return concernsKind(rule, "command") ? " (also in a session)" : " (only in a session)";
		}
		function concerns(rule, tool) {
			return rule.toolNames === null || (0, _core_text_match_names_js__WEBPACK_IMPORTED_MODULE_3__.G)(rule.toolNames)(tool);
		}
		function concernsKind(rule, kind) {
			return rule.tools.listNames(kind).some((tool) => concerns(rule, tool));
		}
		function isAboutRequestsOnly({ toolNames, tools }) {
			return toolNames?.every((name) => tools.isOf(name, "request", "fetch")) ?? false;
		}
		function mayBeNamed(policy, tool) {
			if (!needsName(policy.catalogue.tools, tool) || !(0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_2__.c6)(policy.opaqueDecision)) return true;
			return (0, _compiled_policy_js__WEBPACK_IMPORTED_MODULE_4__.dH)(policy).some(({ decision, namesTool }) => !(0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_2__.c6)(decision) && namesTool(tool));
		}
		function needsName(tools, tool) {
			return (0, _core_types_mcp_js__WEBPACK_IMPORTED_MODULE_0__.Ok)(tool) || tools.isOf(tool, "custom", "search", "github");
		}
		function listServerGrants(policies) {
			const [own = [], ...others] = policies.map(listOwnGrants);
			return own.filter((name) => others.every((names) => names.includes(name))).toSorted();
		}
		function listOwnGrants(policy) {
			const names = (0, _compiled_policy_js__WEBPACK_IMPORTED_MODULE_4__.dH)(policy).filter(({ decision }) => (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_2__.Jr)(decision)).flatMap(({ toolNames }) => toolNames ?? []).filter((name) => (0, _rule_js__WEBPACK_IMPORTED_MODULE_1__.mV)(name) && (0, _core_types_mcp_js__WEBPACK_IMPORTED_MODULE_0__.Ok)(name.replaceAll("*", "any")));
			return [...new Set(names)];
		}
	}),
	82004: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			E1: () => globText,
			Lu: () => coversGlob,
			Qb: () => compilePathGlobs,
			Xq: () => globList,
			bZ: () => readTextForms,
			t8: () => readPathForms
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2215);
		var _core_text_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68685);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45894);
		function readPathForms({ path, valid, isFile }) {
			return {
				...readTextForms(path),
				isPlain: valid && (0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__.qW)(path),
				isFile: isFile === true
			};
		}
		function readTextForms(text) {
			return {
				exact: text,
				folded: (0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__.tu)(text),
				isPlain: text.length <= _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__.SN,
				isFile: false
			};
		}
		const globText = zod__WEBPACK_IMPORTED_MODULE_2__.string().max(500, {
			error: "the glob is longer than 500 characters",
			abort: true
		}).superRefine((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.yu)(findGlobProblem));
		const globList = (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.h9)(globText);
		function compilePathGlobs(texts) {
			const relative = compileTexts(texts.filter((text) => !text.startsWith("/")));
			const absolute = compileTexts(texts.filter((text) => text.startsWith("/")));
			const anywhere = compileTexts(texts.filter((text) => text.startsWith("**/")));
			const matchesAll = texts.includes("**");
			return ({ exact, folded, isPlain, isFile }, intent) => {
				if (!isPlain) return intent === "restrict";
				if (exact === ".") return (matchesAll || texts.includes(".")) && !(isFile && intent === "grant");
				const isAbsolute = exact.startsWith("/");
				const globs = isAbsolute ? absolute : relative;
				if (intent === "grant") return isFile ? globs.matchesFile(exact) : globs.matches(exact);
				if (globs.matches(exact) || globs.matchesFolded(folded)) return true;
				return isAbsolute && (matchesAll || anywhere.matchesFolded(folded.slice(1)));
			};
		}
		function compileTexts(texts) {
			const compile = (fold, directory) => {
				let matches = null;
				return (path) => {
					if (texts.length === 0 || path === "") return false;
					matches ??= compileOrLiteral(texts.map(fold), directory);
					return matches(path);
				};
			};
			return {
				matches: compile((text) => text, "included"),
				matchesFile: compile((text) => text, "excluded"),
				matchesFolded: compile(_core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__.tu, "included")
			};
		}
		function compileOrLiteral(texts, directory) {
			const literals = new Set(texts);
			const matches = (0, _core_text_glob_js__WEBPACK_IMPORTED_MODULE_3__.tI)(texts, { directory });
			return (path) => literals.has(path) || matches(path);
		}
		function coversGlob(whole, glob) {
			if (glob === whole) return true;
			const directory = (0, _core_text_glob_js__WEBPACK_IMPORTED_MODULE_3__.WW)(whole);
			if (whole !== "**" && whole !== `${directory}/**`) return false;
			const prefix = (0, _core_text_glob_js__WEBPACK_IMPORTED_MODULE_3__.WW)(glob);
			if (whole === "**") return !glob.startsWith("/");
			return prefix === directory ? glob !== directory : prefix.startsWith(`${directory}/`);
		}
		function findGlobProblem(glob) {
			if (glob === "") return "the glob is empty";
			if (glob.startsWith("!")) return "a glob cannot begin with \"!\"; write exceptions under \"unless\"";
			if (glob.startsWith("~")) return "a glob cannot begin with \"~\"; write an absolute path";
			if (glob.startsWith("./")) return `a glob is relative to the workspace already; write "${glob.slice(2)}"`;
			if (glob.endsWith("/")) return `a glob names files; write "${glob}**" for all below the directory`;
			if (glob.split("/").includes("..")) return "a glob cannot contain \"..\"";
			if (glob.includes("//")) return "a glob cannot contain \"//\"";
			if (_core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__.tH.test(glob)) return "a glob cannot contain control characters or direction marks";
			if (/[()|\\]/.test(glob)) return "a glob cannot contain ( ) | or \\; write \"?\" where a name has one of them";
			if (!isWellFormed(glob) || !isWellFormed((0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__.tu)(glob))) return (0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__.tu)(glob) === "" ? "the glob has no visible character" : "the braces or brackets of the glob are not well formed";
			if (/\{[^{},]*\}/.test(glob)) return "a group in braces lists at least two texts, as in {1,2,3}, and has no ranges";
			if (glob.includes("**/**")) return "\"**\" matches any number of directories already; write it once";
			if (glob.includes("[!")) return "a set is negated by \"^\"; write \"[^\" instead of \"[!\"";
			try {
				const components = (0, _core_text_glob_js__WEBPACK_IMPORTED_MODULE_3__.PH)(glob).flatMap((alternative) => alternative.split("/"));
				const joined = components.find((component) => component !== "**" && component.includes("**"));
				return joined === undefined ? null : `"**" matches whole directories, and "${joined}" has more in one component; write "*" for a part of a name, "**/" for directories`;
			} catch (thrown) {
				if (thrown instanceof RangeError) return thrown.message;
				throw thrown;
			}
		}
		function isWellFormed(glob) {
			if (glob === "" || glob.includes("{}")) return false;
			let depth = 0;
			let isInSet = false;
			for (const character of glob) {
				if (isInSet) {
					if (character === "/" || character === "[") return false;
					if (character === "]") isInSet = false;
				} else if (character === "[") isInSet = true;
				else if (character === "]") return false;
				else if (character === "{") depth += 1;
				else if (character === "}") depth -= 1;
				if (depth < 0) return false;
			}
			return depth === 0 && !isInSet && !/\[[!^]?\]/.test(glob);
		}
	}),
	98143: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			OT: () => explainProtected,
			Xe: () => findSteeringNames,
			uo: () => protectedGlobs
		});
		var _core_find_steering_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55276);
		var _core_text_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68685);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45894);
		const protectedGlobs = (0, _core_find_steering_files_js__WEBPACK_IMPORTED_MODULE_0__.vh)(({ fixed }) => fixed).flatMap(_core_text_glob_js__WEBPACK_IMPORTED_MODULE_2__.PH);
		function explainProtected(path, protectedPaths) {
			const named = findSteeringNames(path);
			if (named.git) return "git\u2019s own files are never written by a tool";
			if (named.gitmodules) return "submodules are never changed by a tool";
			if (named.github) return "workflows and other files of .github are never written by a tool";
			const folded = foldParts(path).join("/");
			for (const owned of protectedPaths) {
				const own = foldParts(owned).join("/");
				if (folded === own || folded.startsWith(`${own}/`) || own.startsWith(`${folded}/`)) return "the policy\u2019s own files and the programs of its custom tools are never written by a tool";
			}
			return null;
		}
		function findSteeringNames(path) {
			const parts = foldParts(path);
			const has = (isMeant) => parts.some(isMeant);
			return {
				git: has((part) => part === ".git" || /^\.?git~\d+$/.test(part)),
				gitmodules: has((part) => part === ".gitmodules" || isShortName(part, "gitmod", "gi7eba")),
				gitattributes: has((part) => part === ".gitattributes" || isShortName(part, "gitatt", "gi7d29")),
				github: parts[0] === ".github" || isShortName(parts[0] ?? "", "github", "gi")
			};
		}
		function foldParts(path) {
			return (0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__.tu)(path).split(/[/\\]/).map((part) => stripDisguise(part));
		}
		function stripDisguise(part) {
			if (part === "." || part === "..") return part;
			const stream = part.indexOf(":");
			let end = stream < 0 ? part.length : stream;
			while (end > 0 && (part[end - 1] === "." || part[end - 1] === " ")) end -= 1;
			return part.slice(0, end);
		}
		function isShortName(part, start, fallback) {
			if (part.startsWith(`${start}~`) && /^\d+$/.test(part.slice(start.length + 1))) return true;
			const [, prefix = "", number = ""] = /^([^~]{0,6})~([1-9]\d*)$/.exec(part) ?? [];
			if (number === "") return false;
			if (/^gi[0-9a-f]{4}$/.test(prefix) && prefix.startsWith(fallback)) return true;
			return part.length === 8 && fallback.startsWith(prefix);
		}
	}),
	55267: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			U$: () => explainReadable,
			vU: () => opensBelow,
			yt: () => listReadGrants
		});
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10031);
		var _below_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26272);
		var _compiled_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42635);
		var _matchers_matcher_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92297);
		var _rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66049);
		var _vote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51771);
		function explainReadable({ policy, call, access }) {
			if (access.type !== "read" || !access.valid) return null;
			const rules = listReadGrants(policy);
			const written = {
				...access,
				type: "write"
			};
			const asked = (0, _matchers_matcher_js__WEBPACK_IMPORTED_MODULE_2__.kA)(call, written, policy.facts);
			if (!access.path.startsWith("/") && rules.some((rule) => rule.binds === "write" && (0, _rule_js__WEBPACK_IMPORTED_MODULE_3__.mU)(rule, asked) === "must")) return (0, _vote_js__WEBPACK_IMPORTED_MODULE_4__.d)("write-implies-read", "a path that may be written");
			return rules.some((rule) => opensBelow(rule, policy, call, access)) ? (0, _vote_js__WEBPACK_IMPORTED_MODULE_4__.d)("open-below", "a directory of which only the open part is shown") : null;
		}
		function listReadGrants(policy) {
			return (0, _compiled_policy_js__WEBPACK_IMPORTED_MODULE_5__.dH)(policy).filter(({ binds, decision, perRun }) => (binds === "read" || binds === "write") && (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(decision) && perRun === null);
		}
		function opensBelow(rule, { facts }, call, { path, isFile }) {
			if (isFile === true || path.startsWith("/")) return false;
			const access = {
				type: rule.binds === "write" ? "write" : "read",
				path,
				valid: true
			};
			const others = (0, _below_directory_js__WEBPACK_IMPORTED_MODULE_1__.fh)(rule, (0, _matchers_matcher_js__WEBPACK_IMPORTED_MODULE_2__.kA)(call, access, facts));
			return others.when === "must" && (0, _below_directory_js__WEBPACK_IMPORTED_MODULE_1__.p$)(rule, others).mayApply(path);
		}
	}),
	66049: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			A3: () => listReadGlobs,
			HD: () => matchAll,
			Qn: () => readIntents,
			TR: () => readToolNames,
			Tl: () => listHistoryConditions,
			Wu: () => readEscalation,
			aA: () => expireRule,
			am: () => compileConditions,
			kc: () => isEffective,
			mU: () => matchRule,
			mV: () => isSpecificName,
			mk: () => compileRule,
			oq: () => readRuleGlobs,
			yo: () => asksRegistry
		});
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10031);
		var _matchers_matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92297);
		var _core_types_match_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46360);
		var _matchers_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37236);
		var _core_text_match_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98091);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2215);
		var _hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27748);
		function compileRule(written, { layer, tools, lower, registries, problemAt }) {
			const context = {
				id: written.id,
				tools,
				lower,
				registries
			};
			const when = compileConditions(written.when, context);
			const toolNames = readToolNames(written.when);
			return {
				...context,
				layer,
				decision: written.decision,
				reason: written.reason ?? "",
				instead: written.instead ?? "",
				audit: written.audit ?? false,
				acknowledged: written.acknowledge !== undefined,
				sees: written.sees ?? [],
				uploadMb: written.uploadMb ?? null,
				perRun: written.limits?.perRun ?? null,
				until: written.until ?? null,
				expired: "",
				escalation: readEscalation(written.escalate),
				hosts: (0, _hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_4__.Xf)(written.hosts ?? [], written.id, registries),
				when,
				unless: written.unless === undefined ? null : compileConditions(written.unless, context),
				binds: when.find((condition) => condition.binds !== null)?.binds ?? null,
				toolNames,
				contains: written.decision === "allow" && "contained" in written.when,
				namesTool: (0, _core_text_match_names_js__WEBPACK_IMPORTED_MODULE_5__.G)((toolNames ?? []).filter(isSpecificName)),
				written,
				problemAt
			};
		}
		function expireRule(rule, today) {
			if (rule.until === null || rule.until >= today || rule.expired !== "") return rule;
			const { owner, ticket } = rule.written;
			const details = [...owner === undefined ? [] : [`owner ${owner}`], ...ticket === undefined ? [] : [`ticket ${ticket}`]];
			const expired = `Rule ${rule.id} has expired on ${rule.until}${details.length === 0 ? "" : ` (${details.join(", ")})`}.`;
			return (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(rule.decision) ? {
				...rule,
				audit: true,
				expired
			} : {
				...rule,
				decision: "deny",
				reason: expired,
				instead: "",
				expired
			};
		}
		const unitMs = new Map([
			["m", 6e4],
			["h", 36e5],
			["d", 864e5]
		]);
		function readEscalation(written) {
			const [, amount = "24", unit = "h"] = /^(\d+)([mhd])$/.exec(written?.ttl ?? "") ?? [];
			return {
				label: written?.label ?? "",
				by: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_3__.c3)(written?.by ?? ["maintain", "admin"]),
				ttlMs: Number(amount) * (unitMs.get(unit) ?? 0)
			};
		}
		function readRuleGlobs({ written, binds }, key) {
			return (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_3__.c3)(written[key]?.[binds ?? ""] ?? []);
		}
		const historyKeys = ["after", "before"];
		function listHistoryConditions({ when, unless = {} }) {
			return [when, unless].flatMap((written) => historyKeys.flatMap((key) => written[key] === undefined ? [] : [written[key]]));
		}
		function listReadGlobs(written) {
			return listHistoryConditions(written).flatMap(({ read }) => read === undefined ? [] : [(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_3__.c3)(read)]);
		}
		function asksRegistry({ when, unless = {} }) {
			return [when, unless].some(({ dependency }) => {
				const { licences, minReleaseAgeDays } = dependency ?? {};
				return licences !== undefined || minReleaseAgeDays !== undefined;
			});
		}
		function readToolNames(conditions) {
			const { tool } = conditions;
			return tool === undefined ? null : (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_3__.c3)(tool);
		}
		function isSpecificName(name) {
			return !name.includes("*") || /^(?:mcp\.[^.*]+|github)\./.test(name);
		}
		function compileConditions(written, context) {
			const listed = _matchers_index_js__WEBPACK_IMPORTED_MODULE_2__.yN.filter(({ key }) => written[key] !== undefined);
			return listed.map((matcher) => matcher.compile(written[matcher.key], context));
		}
		function matchRule(rule, question) {
			if (rule.binds !== null && rule.binds !== question.access.type) return "no";
			const { when, unless } = readIntents(rule);
			const matched = matchAll(rule.when, question, when);
			if (matched === "no" || rule.unless === null) return matched;
			const excepted = matchAll(rule.unless, question, unless);
			if (when === "grant") return excepted === "no" ? matched : "no";
			return excepted === "must" ? "no" : matched;
		}
		function readIntents({ decision }) {
			return (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(decision) ? {
				when: "grant",
				unless: "restrict"
			} : {
				when: "restrict",
				unless: "grant"
			};
		}
		function isEffective(rule, match) {
			return match === "must" || match === "may" && !(0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(rule.decision);
		}
		function matchAll(conditions, question, intent) {
			let all = "must";
			for (const condition of conditions) {
				all = (0, _core_types_match_js__WEBPACK_IMPORTED_MODULE_6__.Y)(all, condition.match(question, intent));
				if (all === "no") return "no";
			}
			return all;
		}
	}),
	75284: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { c: () => explainUnheld });
		var _core_types_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95867);
		var _paths_protected_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98143);
		function explainUnheld(change, patchAllows) {
			const { path, submodule = null, madeBy, keepsFiles = false, isUnfetched = false } = change;
			const [before, after] = [readEntry(change.before), readEntry(change.after)];
			if (submodule !== null) return `${(0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_0__.i7)(submodule)} is a submodule, another repository, and the patch of this repository cannot hold its files`;
			if (madeBy !== undefined) return `${makers[madeBy]} made ${(0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_0__.i7)(path)}, and the commit does not have it: a patch cannot hold this change`;
			if (keepsFiles && change.after !== null) return `files stay at ${(0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_0__.i7)(path)}, because rules close them or git ignores them, and nothing can replace them; take another path`;
			if (isUnfetched) return `the commit has ${(0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_0__.i7)(path)}, and the checkout left it out: without its old content there is no patch of it`;
			if (after?.kind === "special") return "a patch holds files and links only: no other repository, FIFO, socket, device or directory that cannot be listed";
			const isLink = after?.kind === "symlink" || before?.kind === "symlink" && after?.kind === "file";
			if (isLink && !patchAllows.includes("links")) return "the patch makes or changes a symbolic link, and the policy\u2019s patch.allow does not name links";
			const isMode = before?.kind === "file" && after?.kind === "file" && before.executable !== after.executable;
			if (isMode && !patchAllows.includes("modes")) return "the patch changes the mode of a file, and the policy\u2019s patch.allow does not name modes";
			if ((0, _paths_protected_paths_js__WEBPACK_IMPORTED_MODULE_1__.Xe)(path).gitattributes && !patchAllows.includes("attributes")) return "the patch changes what git does with files, and the policy\u2019s patch.allow does not name attributes";
			return null;
		}
		const makers = {
			setup: "setup",
			"earlier-step": "an earlier step of the job"
		};
		function readEntry(state) {
			return state?.kind === "directory" ? null : state;
		}
	}),
	51771: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { d: () => createImplicitAllow });
		function createImplicitAllow(rule, reason) {
			return {
				source: "implicit",
				rule,
				layer: "harness",
				decision: "allow",
				reason,
				of: null,
				audit: false
			};
		}
	}),
	1253: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			i: () => isBuiltin,
			m: () => openBuiltinPolicies
		});
		function isBuiltin(name) {
			return name.startsWith("builtin:");
		}
		function openBuiltinPolicies(compiled, readText) {
			return new Map(Object.entries(compiled).map(([name, policy]) => [name, {
				...policy,
				readText: () => readText(name)
			}]));
		}
	}),
	30211: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$: () => customToolSettings,
			k: () => readCustomTool
		});
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88343);
		var _core_types_custom_tool_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24505);
		var _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15633);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45894);
		var _core_tool_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89953);
		var _decide_matchers_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52361);
		var _mcp_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8395);
		var _decide_hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27748);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2215);
		const maxTools = 32;
		const maxStructuredName = 64;
		const facadeNames = [
			"mcp",
			"spawn",
			"prompts",
			"agents",
			"github"
		];
		const toolName = zod__WEBPACK_IMPORTED_MODULE_6__.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, "a custom tool is named by at most 40 letters and digits, like runTests").refine((name) => readStructuredName(name).length <= maxStructuredName, "the name has too many capital letters").refine((name) => !_core_tool_catalogue_js__WEBPACK_IMPORTED_MODULE_1__.PD.has(name) && !facadeNames.includes(name), "the name has a meaning in scripts").refine((name) => !Object.values(_core_tool_catalogue_js__WEBPACK_IMPORTED_MODULE_1__.wW).includes(readStructuredName(name)), "the harness has a tool of this name; choose another one");
		const wholeCount = zod__WEBPACK_IMPORTED_MODULE_6__.int("must be a whole number").nonnegative("must not be less than 0");
		const note = zod__WEBPACK_IMPORTED_MODULE_6__.string().min(1, "the text is empty").max(500, "the text is longer than 500 characters");
		const description = (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.lq)(note, "Its purpose, for the model.");
		function listValues(one) {
			return (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.lq)(zod__WEBPACK_IMPORTED_MODULE_6__.array(one).min(1, "the list is empty").max(200, "the list has more than 200 values"), "The only values. They may begin with `-`.");
		}
		const values = [
			(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.re)({
				type: zod__WEBPACK_IMPORTED_MODULE_6__.literal("string").describe("Its type."),
				description,
				enum: listValues(zod__WEBPACK_IMPORTED_MODULE_6__.string().max(500, "the text is longer than 500 characters")),
				pattern: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.lq)(_decide_matchers_pattern_js__WEBPACK_IMPORTED_MODULE_2__.U, "A regular expression that the whole text matches."),
				minLength: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.lq)(wholeCount, "Characters at least."),
				maxLength: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.lq)(wholeCount, "Characters at most.")
			}),
			(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.re)({
				type: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](["integer", "number"]).describe("Its type."),
				description,
				enum: listValues(zod__WEBPACK_IMPORTED_MODULE_6__.number()),
				minimum: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.lq)(zod__WEBPACK_IMPORTED_MODULE_6__.number(), "At least this."),
				maximum: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.lq)(zod__WEBPACK_IMPORTED_MODULE_6__.number(), "At most this.")
			}),
			(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.re)({
				type: zod__WEBPACK_IMPORTED_MODULE_6__.literal("boolean").describe("Its type."),
				description
			})
		];
		const list = (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.re)({
			type: zod__WEBPACK_IMPORTED_MODULE_6__.literal("array").describe("Its type."),
			description,
			items: zod__WEBPACK_IMPORTED_MODULE_6__.discriminatedUnion("type", values).describe("The values of the list."),
			minItems: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.lq)(wholeCount, "Values at least."),
			maxItems: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.lq)(wholeCount, "Values at most.")
		});
		const parameterName = zod__WEBPACK_IMPORTED_MODULE_6__.string().regex(/^[A-Za-z]\w{0,49}$/, "a parameter is named by at most 50 letters, digits and \"_\"").refine((name) => name !== "justification", "justification belongs to the harness");
		const parameters = (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.re)({
			type: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.lq)(zod__WEBPACK_IMPORTED_MODULE_6__.literal("object"), "`object`."),
			properties: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.lq)(zod__WEBPACK_IMPORTED_MODULE_6__.record(parameterName, zod__WEBPACK_IMPORTED_MODULE_6__.discriminatedUnion("type", [...values, list])), "The arguments, by name."),
			required: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.lq)(zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.string()), "The arguments that every call gives. Without any other, its word is left out."),
			additionalProperties: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.lq)(zod__WEBPACK_IMPORTED_MODULE_6__.literal(false, "only declared arguments are accepted"), "`false`: no other argument is accepted.")
		}).superRefine(({ properties = {}, required = [] }, context) => {
			for (const [index, name] of required.entries()) if (!Object.hasOwn(properties, name)) {
				const message = `there is no parameter "${name}"`;
				context.addIssue({
					code: "custom",
					path: ["required", index],
					message,
					input: name
				});
			}
		});
		const commandWord = zod__WEBPACK_IMPORTED_MODULE_6__.string().max(2e3, {
			error: "the text is longer than 2,000 characters",
			abort: true
		}).refine(_core_text_path_text_js__WEBPACK_IMPORTED_MODULE_0__.KA, "a word of a command is valid Unicode without NUL");
		const customTool = (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.re)({
			description: note.describe("The purpose of the tool, for the model."),
			parameters: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.lq)(parameters, "The arguments, as a JSON Schema. Only these keywords exist, and all are enforced."),
			command: zod__WEBPACK_IMPORTED_MODULE_6__.array(commandWord).min(1, "the command is empty").max(100, "the command has more than 100 words").describe("The program and its words. `{name}` is replaced by an argument, `{name...}` by a list of words."),
			cwd: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.lq)(zod__WEBPACK_IMPORTED_MODULE_6__.string().refine((path) => (0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_0__.qW)(path) && !path.startsWith("/"), "this is not a directory of the workspace"), "The directory of the workspace in which it runs."),
			timeoutMs: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.lq)(_mcp_settings_js__WEBPACK_IMPORTED_MODULE_3__.I3, "Milliseconds of one call; never more than `sandbox.limits.commandTimeoutMs`."),
			network: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.lq)(_decide_hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_4__.p4, "Hosts that its command may reach, and no other command. Denials of `net` rules still apply."),
			acknowledge: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_5__.lq)(zod__WEBPACK_IMPORTED_MODULE_6__.literal("executes-workspace"), "With `network`, the command runs in the agent\u2019s workspace, so while it runs, all that the run can read may leave to these hosts. Without the key it is sealed, as a call of a rule with `hosts`.")
		}).superRefine((written, context) => {
			const refuse = (path, message, hint = "") => context.addIssue({
				code: "custom",
				path,
				message,
				input: written,
				params: { hint }
			});
			const properties = written.parameters?.properties ?? {};
			const used = new Set();
			for (const [index, word] of written.command.entries()) {
				const parts = (0, _core_types_custom_tool_js__WEBPACK_IMPORTED_MODULE_7__.Y2)(word);
				const placeholders = parts.filter((part) => part.type !== "text");
				if (index === 0 && (word === "" || placeholders.length > 0)) refuse(["command", index], "the program is a fixed text");
				for (const part of placeholders) {
					used.add(part.name);
					const problem = findUseProblem(part, properties, parts.length);
					if (index > 0 && problem !== null) refuse(["command", index], problem);
				}
			}
			for (const name of Object.keys(properties)) if (!used.has(name)) refuse([
				"parameters",
				"properties",
				name
			], `no word of the command has the placeholder {${name}}`);
			if (written.acknowledge !== undefined && written.network === undefined) refuse(["acknowledge"], "acknowledge is about a command with hosts, and the tool has none", "Add `network: [HOST]`, or remove acknowledge.");
		});
		const customToolSettings = zod__WEBPACK_IMPORTED_MODULE_6__.record(toolName, customTool).refine((tools) => Object.keys(tools).length <= maxTools, `there are at most ${maxTools} custom tools`);
		function findUseProblem(part, properties, parts) {
			const known = Object.keys(properties);
			if (!known.includes(part.name)) return `there is no parameter "${part.name}"${known.length === 0 ? "" : `: ${(0, _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_8__.NQ)(part.name, known)}`}`;
			const isList = properties[part.name]?.type === "array";
			if (isList && part.type === "value") return `${part.name} is a list: write {${part.name}...}`;
			if (!isList && part.type === "spread") return `${part.name} is no list: write {${part.name}}`;
			return isList && parts > 1 ? `{${part.name}...} is replaced by several words, so its word has no other text` : null;
		}
		function readCustomTool(name, written, registries) {
			const [program = "", ...words] = written.command;
			return {
				name,
				structuredName: readStructuredName(name),
				description: written.description,
				parameters: written.parameters?.properties ?? {},
				required: written.parameters?.required ?? [],
				command: [program, ...words],
				cwd: written.cwd ?? ".",
				timeoutMs: written.timeoutMs ?? null,
				network: (0, _decide_hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_4__.Xf)(written.network ?? [], `customTools.${name}`, registries),
				acknowledged: written.acknowledge !== undefined
			};
		}
		function readStructuredName(name) {
			return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
		}
	}),
	8395: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Gh: () => mcpSettings,
			I3: () => callTimeout,
			Wb: () => readServer,
			b3: () => headers,
			jB: () => readHeaders
		});
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88343);
		var _decide_hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27748);
		var _passed_variable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3118);
		var _service_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(779);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45894);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2215);
		const serverName = zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^(?=.{1,24}$)[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/, "a server is named by at most 24 lower-case letters and digits, with single \"-\" or \"_\" between them");
		const maxServers = 16;
		const maxRestarts = 10;
		const defaultStartupTimeoutMs = 3e4;
		const defaultCallTimeoutMs = 6e4;
		const callTimeout = _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.nX.max(36e5, "a call takes at most an hour");
		const argument = zod__WEBPACK_IMPORTED_MODULE_5__.string().max(2e3, {
			error: "the text is longer than 2,000 characters",
			abort: true
		}).regex(/^[^\0]*$/, "a word of a command has no NUL");
		const ownHeader = /^(?:host|connection|content-.*|transfer-encoding|accept.*|te|trailer|upgrade|expect|mcp-.*|last-event-id|proxy-.*)$/i;
		const headerText = zod__WEBPACK_IMPORTED_MODULE_5__.string().max(4e3, {
			error: "the text is longer than 4,000 characters",
			abort: true
		}).regex(/^[\t\x20-\x7e]*$/, "a header has printable ASCII characters only");
		const headers = zod__WEBPACK_IMPORTED_MODULE_5__.record(zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/, "this is no name of a header").refine((name) => !ownHeader.test(name), "this header is set by the harness alone"), zod__WEBPACK_IMPORTED_MODULE_5__.union([headerText, (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.re)({
			env: _passed_variable_js__WEBPACK_IMPORTED_MODULE_1__.bv.describe("The variable whose value is the header. It is a secret: the agent never sees it."),
			prefix: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)(headerText, "The text before that value, such as `Bearer ` with its space.")
		})]));
		const commandKeys = [
			"cwd",
			"env",
			"workspace",
			"network",
			"restarts"
		];
		const urlKeys = ["headers", "private"];
		const server = (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.re)({
			command: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)(zod__WEBPACK_IMPORTED_MODULE_5__.array(argument).min(1, "the command is empty").max(100, "the command has more than 100 words"), "The program that is started, and its arguments. No shell reads it."),
			cwd: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)(_core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.Qq.refine(_core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.qW, "this is no path in the workspace"), "The directory of the workspace in which it starts."),
			env: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)(zod__WEBPACK_IMPORTED_MODULE_5__.record(_passed_variable_js__WEBPACK_IMPORTED_MODULE_1__.QS, argument), "Variables that it gets. Names that may hold a key are refused."),
			workspace: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)(zod__WEBPACK_IMPORTED_MODULE_5__["enum"](["read", "none"]), "`read`, the default: it sees the workspace and cannot write it. `none`: it finds an empty directory there."),
			network: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)(_decide_hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_0__.p4, "Hosts that it may reach, and no others. Without it, none."),
			restarts: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)(_core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.nX.max(maxRestarts, `a server is started again at most ${maxRestarts} times`), "How often it is started again if it has ended: never, unless written otherwise. It then finds the workspace from before the agent."),
			url: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)(_core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.Qq, "The address of a server that runs elsewhere. The harness connects to this host and port only."),
			headers: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)(headers, "Headers of every request to that address: a text each, or a variable of the harness."),
			private: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)(_service_address_js__WEBPACK_IMPORTED_MODULE_2__.wv, "`true`: the address may be on a private network or this machine."),
			startupTimeoutMs: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)(_core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.nX.max(6e5, "a start takes at most 10 minutes"), "Milliseconds until its tools are known: 30000, unless written otherwise."),
			callTimeoutMs: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)(callTimeout, "Milliseconds of one call: 60000, unless written otherwise."),
			toolsSha256: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)(zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^[0-9a-f]{64}$/, "toolsSha256 is 64 lower-case hexadecimal digits"), "What `doctor --policy` shows for its tools. A server with other tools is not used.")
		}).superRefine((written, context) => {
			const refuse = (key, message) => context.addIssue({
				code: "custom",
				message,
				path: [key],
				input: written[key]
			});
			const { command, url, cwd = "." } = written;
			if (command === undefined === (url === undefined)) {
				refuse(url === undefined ? "command" : "url", "a server has either a command or a url");
				return;
			}
			const others = command === undefined ? commandKeys : urlKeys;
			for (const key of others) if (written[key] !== undefined) refuse(key, `only a server with a ${command === undefined ? "command" : "url"} has this key`);
			if (command?.[0] === "" || (0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__._K)(cwd)) refuse("command", "a server starts a program, in a directory of the workspace");
			const problem = url === undefined ? null : (0, _service_address_js__WEBPACK_IMPORTED_MODULE_2__.Xd)(url, written.private);
			if (problem !== null) refuse("url", problem);
		});
		const mcpSettings = (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.re)({
			servers: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)(zod__WEBPACK_IMPORTED_MODULE_5__.record(serverName, server).refine((servers) => Object.keys(servers).length <= maxServers, `there are at most ${maxServers} servers`), "The servers, by name. Their tools are `mcp.SERVER.TOOL`, and denied until a rule names them."),
			deny: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.lq)((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.h9)(serverName), "Servers that are not started, even if another layer names them.")
		});
		function readServer(name, written, registries) {
			const common = {
				name,
				startupTimeoutMs: written.startupTimeoutMs ?? defaultStartupTimeoutMs,
				callTimeoutMs: written.callTimeoutMs ?? defaultCallTimeoutMs,
				toolsSha256: written.toolsSha256 ?? null
			};
			if (written.url !== undefined) {
				const address = (0, _service_address_js__WEBPACK_IMPORTED_MODULE_2__.zq)(written.url, written.private, `mcp.${name}`);
				return {
					type: "http",
					...common,
					...address,
					headers: readHeaders(written.headers ?? {})
				};
			}
			const [program = "", ...words] = written.command ?? [];
			return {
				type: "command",
				...common,
				command: [program, ...words],
				cwd: written.cwd ?? ".",
				env: written.env ?? {},
				workspace: written.workspace ?? "read",
				network: (0, _decide_hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_0__.Xf)(written.network ?? [], `mcp.${name}`, registries),
				restarts: written.restarts ?? 0
			};
		}
		function readHeaders(written) {
			return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, typeof value === "string" ? value : {
				env: value.env,
				prefix: value.prefix ?? ""
			}]));
		}
	}),
	59277: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			R6: () => renderNetwork,
			Wk: () => meetNetwork,
			eS: () => mergeRegistries,
			eg: () => networkSettings,
			fe: () => mergeNetwork,
			iY: () => bindNetwork
		});
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88343);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2215);
		var _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15633);
		var _core_types_network_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10007);
		var _decide_hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27748);
		var _decide_hosts_registry_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23005);
		var _decide_hosts_net_host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51319);
		var _decide_meet_lists_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6232);
		const authorityHost = _decide_hosts_net_host_js__WEBPACK_IMPORTED_MODULE_4__.EN.refine((host) => (0, _decide_hosts_net_host_js__WEBPACK_IMPORTED_MODULE_4__.Jg)(host) === null, "name the host; the hosts of a registry are in sandbox.network.registries");
		const networkShape = (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.re)({
			allow: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_decide_hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_2__.p4, "Hosts that every command may reach through the proxy, contained ones too, and every request of the harness. Needs `acknowledge`."),
			setup: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_decide_hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_2__.p4, "Hosts that only the run\u2019s `setup` command may reach."),
			forward: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.lq)(zod__WEBPACK_IMPORTED_MODULE_5__.array(_decide_hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_2__.JX), "Ports of the runner that commands find on their own loopback."),
			registries: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.lq)(zod__WEBPACK_IMPORTED_MODULE_5__.partialRecord(zod__WEBPACK_IMPORTED_MODULE_5__["enum"](_decide_hosts_registry_addresses_js__WEBPACK_IMPORTED_MODULE_3__.SB), zod__WEBPACK_IMPORTED_MODULE_5__.array(_decide_hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_2__.GI).min(1, "the list is empty"), { error: (issue) => "keys" in issue ? issue.keys.map((key) => (0, _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_6__.NQ)(key, _decide_hosts_registry_addresses_js__WEBPACK_IMPORTED_MODULE_3__.SB)).join(_core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.Jh) : undefined }), "The hosts of `registry:NAME` instead of the public ones, by name."),
			authorities: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.lq)(zod__WEBPACK_IMPORTED_MODULE_5__.record(authorityHost, zod__WEBPACK_IMPORTED_MODULE_5__.string().min(1, "the text is empty")), "Certificates that are trusted for a host besides the public ones, by the host (`*.` in front for its subdomains): a file next to the policy, from the same commit, or the text of a PEM file."),
			acknowledge: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.lq)(zod__WEBPACK_IMPORTED_MODULE_5__.literal("executes-workspace"), "The author knows that code which the agent can write reaches the hosts of `allow`, and those of `setup`, which runs again if the patch changes dependencies: all that the run can read may leave to them.")
		});
		const networkSettings = networkShape.superRefine(({ allow = [], acknowledge }, context) => {
			if (allow.length === 0 || acknowledge !== undefined) return;
			const message = "sandbox.network.allow opens these hosts to every command, so code that the agent writes can send them all that the run can read";
			const hint = "Add `acknowledge: executes-workspace` next to allow, or write the hosts into the rules of single commands, as `hosts: [HOST]`.";
			context.addIssue({
				code: "custom",
				path: ["allow"],
				input: allow,
				message,
				params: { hint }
			});
		});
		const ownRule = "sandbox-network";
		function mergeRegistries(all) {
			return new Map(all.flatMap((written) => Object.entries(written?.registries ?? {})));
		}
		function mergeNetwork(all) {
			const written = all.filter((one) => one !== undefined);
			const registries = mergeRegistries(written);
			const read = (key) => (0, _decide_hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_2__.Xf)(written.flatMap((one) => one[key] ?? []), ownRule, registries);
			return {
				allow: read("allow"),
				setup: read("setup"),
				forward: [...new Set(written.flatMap(({ forward = [] }) => forward))],
				registries,
				authorities: mergeAuthorities(written),
				acknowledged: written.some(({ acknowledge }) => acknowledge !== undefined)
			};
		}
		function bindNetwork(own, floor) {
			return {
				...meetNetwork(own, floor),
				registries: own.registries
			};
		}
		function meetNetwork(left, right) {
			return {
				allow: (0, _decide_meet_lists_js__WEBPACK_IMPORTED_MODULE_7__.p)(left.allow, right.allow, _core_types_network_js__WEBPACK_IMPORTED_MODULE_1__.Tj),
				setup: (0, _decide_meet_lists_js__WEBPACK_IMPORTED_MODULE_7__.p)(left.setup, right.setup, _core_types_network_js__WEBPACK_IMPORTED_MODULE_1__.Tj),
				forward: (0, _decide_meet_lists_js__WEBPACK_IMPORTED_MODULE_7__.p)(left.forward, right.forward),
				registries: new Map(_decide_hosts_registry_addresses_js__WEBPACK_IMPORTED_MODULE_3__.SB.map((name) => [name, (0, _decide_meet_lists_js__WEBPACK_IMPORTED_MODULE_7__.p)(describeRegistry(left, name), describeRegistry(right, name))])),
				authorities: left.authorities.filter(({ host, certificates }) => right.authorities.some((other) => other.host === host && other.certificates === certificates)),
				acknowledged: left.acknowledged && right.acknowledged
			};
		}
		function describeRegistry({ registries }, name) {
			const note = registries.has(name) ? " (may be private)" : "";
			return (0, _decide_hosts_registry_addresses_js__WEBPACK_IMPORTED_MODULE_3__.K3)(name, registries).map((address) => `${address}${note}`);
		}
		function renderNetwork(settings) {
			const { allow, setup, forward, registries, authorities, acknowledged } = settings;
			return {
				...allow.length > 0 && { allow: (0, _decide_hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_2__.FS)(allow) },
				...setup.length > 0 && { setup: (0, _decide_hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_2__.FS)(setup) },
				...forward.length > 0 && { forward: [...forward] },
				...registries.size > 0 && { registries: Object.fromEntries([...registries].map(([name, hosts]) => [name, [...hosts]])) },
				...authorities.length > 0 && { authorities: Object.fromEntries(authorities.map(({ host, certificates }) => [host, certificates])) },
				...acknowledged && { acknowledge: "executes-workspace" }
			};
		}
		function mergeAuthorities(written) {
			const merged = new Map();
			for (const [host, certificates] of written.flatMap(({ authorities = {} }) => Object.entries(authorities))) {
				const name = (0, _decide_hosts_net_host_js__WEBPACK_IMPORTED_MODULE_4__.KO)(host);
				merged.set(name, (merged.get(name) ?? new Set()).add(certificates));
			}
			return [...merged].map(([host, certificates]) => ({
				host,
				certificates: [...certificates].join("")
			}));
		}
	}),
	3118: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Dz: () => passedVariable,
			QS: () => serverVariable,
			bv: () => variable,
			kc: () => setupVariable
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2215);
		var _core_passed_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27135);
		const variable = zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "a variable is named by letters, digits and \"_\"");
		const passedVariable = variable.superRefine((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.yu)(_core_passed_variables_js__WEBPACK_IMPORTED_MODULE_2__.il));
		const serverVariable = variable.superRefine((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.yu)(_core_passed_variables_js__WEBPACK_IMPORTED_MODULE_2__.Mg));
		const setupVariable = variable.refine((name) => !/^(?:GITHUB_.*|GH_TOKEN|INPUT_.*|ACTIONS_.*|RUNNER_.*|.*_API_KEY)$/i.test(name), "a variable of the runner, or the key of a model, is never passed to setup").refine((name) => !/^(?:https?|all|no)_proxy$/i.test(name), "the proxy of setup is the one of the harness, and sandbox.network.setup opens hosts").superRefine((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.yu)(_core_passed_variables_js__WEBPACK_IMPORTED_MODULE_2__.St));
	}),
	11189: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			E: () => findProfileProblem,
			c: () => namedProfiles
		});
		var _core_associations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66883);
		var _decide_matchers_start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41711);
		const namedProfiles = new Map([
			["fork", { fork: true }],
			["untrusted-author", { author: { association: _decide_matchers_start_js__WEBPACK_IMPORTED_MODULE_0__.Te.options.filter((name) => !_core_associations_js__WEBPACK_IMPORTED_MODULE_1__.Et.includes(name)) } }],
			["untrusted-actor", { actor: { permission: [
				"none",
				"read",
				"triage"
			] } }]
		]);
		function findProfileProblem(name, hasConditions) {
			if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(name)) return "a profile is named by lower-case letters, digits and \"-\"";
			if (namedProfiles.has(name) && hasConditions) return `the name "${name}" already states when the profile applies; give a profile with "when" another name`;
			return namedProfiles.has(name) || hasConditions ? null : `the profile "${name}" needs "when"; only ${[...namedProfiles.keys()].join(", ")} need none`;
		}
	}),
	82818: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			M: () => readTypedResult,
			n: () => publishSettings
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2215);
		const mostComments = 50;
		const defaultComments = 20;
		const label = zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[^\s,\p{Cc}](?:[^,\p{Cc}]{0,48}[^\s,\p{Cc}])?$/u, "a label has at most 50 characters, and no comma");
		const login = zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/, "name a login of GitHub, without @");
		const publishSettings = (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.re)({
			review: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.xC)("A review: one comment, and comments on lines of the pull request\u2019s diff.", { maxComments: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.lq)(zod__WEBPACK_IMPORTED_MODULE_1__.int().min(1, "must be at least 1").max(mostComments, `must be at most ${mostComments}`), "Comments on lines at most; 20 if left out.") }),
			triage: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.xC)("Labels and an assignee from lists, and one comment.", {
				labels: zod__WEBPACK_IMPORTED_MODULE_1__.array(label).min(1, "name at least one label").max(100, "name at most 100 labels").describe("The only labels that may be set."),
				assignees: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.lq)(zod__WEBPACK_IMPORTED_MODULE_1__.array(login).max(100, "name at most 100 logins"), "The only logins that may be assigned; no one if left out.")
			})
		}).refine(({ review, triage }) => review === undefined !== (triage === undefined), "give either review or triage");
		function readTypedResult({ review, triage }) {
			if (triage !== undefined) return {
				type: "triage",
				labels: triage.labels,
				assignees: triage.assignees ?? []
			};
			return {
				type: "review",
				maxComments: review?.maxComments ?? defaultComments
			};
		}
	}),
	65697: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { g: () => readYaml });
		var _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15633);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2215);
		var _yaml_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16293);
		const maxShownText = 200;
		function readYaml(file, source, schema) {
			const places = (0, _yaml_file_js__WEBPACK_IMPORTED_MODULE_1__.BU)(file, source);
			if (places.broken) return {
				value: null,
				problems: places.problems,
				places
			};
			const { data = null, error } = schema.safeParse(places.value, { reportInput: true });
			return {
				value: data,
				problems: [...places.problems, ...listProblems(places, error?.issues ?? [])],
				places
			};
		}
		function listProblems(yaml, issues, base = []) {
			const misspelt = new Set(issues.flatMap(({ code, path }) => code === "unrecognized_keys" ? [path.join("/")] : []));
			return issues.flatMap((issue) => {
				if (issue.code === "custom" && misspelt.has(issue.path.join("/"))) return [];
				const path = [...base, ...issue.path];
				switch (issue.code) {
					case "unrecognized_keys": {
						const hints = issue.message.split(_core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.Jh);
						return issue.keys.map((key, index) => yaml.problemAtKey(path, key, `unknown key "${key}"`, hints[index] ?? ""));
					}
					case "invalid_key": return issue.issues.map(({ message }) => yaml.problemAtKey(path.slice(0, -1), String(path.at(-1)), message));
					case "invalid_union": return listProblems(yaml, "options" in issue ? [readOption(issue)] : pickBranch(issue.errors), path);
					default: return [yaml.problemAt(path, renderIssue(issue, path), renderHint(issue, path))];
				}
			});
		}
		function readOption({ options, path, input }) {
			const written = input[path.at(-1) ?? ""];
			return {
				code: "invalid_value",
				values: options ?? [],
				path: [],
				input: written,
				message: "Invalid option"
			};
		}
		function pickBranch(branches) {
			const fitting = branches.filter((issues) => !issues.some(({ code, path, input }) => path.length === 0 && (code === "invalid_type" || code === "invalid_value" && Array.isArray(input))));
			const [best] = fitting.toSorted((left, right) => left.length - right.length);
			if (best !== undefined) return best;
			const first = branches[0]?.[0];
			if (first === undefined) return [];
			const wanted = branches.flat().flatMap((issue) => issue.code === "invalid_type" && issue.path.length === 0 ? [issue.expected] : []);
			return [{
				...first,
				code: "custom",
				params: { wantsList: wanted.includes("array") },
				message: renderType(wanted, first.input)
			}];
		}
		function renderIssue(issue, path) {
			const key = path.findLast((part) => typeof part === "string");
			if (issue.code === "invalid_type" && !issue.message.startsWith("Invalid input")) return issue.message;
			if (issue.code === "invalid_type") return issue.input === undefined ? `"${String(path.at(-1) ?? key ?? "")}" is missing` : renderType([issue.expected], issue.input);
			if (issue.code === "invalid_value" && /^Invalid (?:option|input)/.test(issue.message)) return `"${key ?? ""}" takes ${issue.values.length === 1 ? "only" : "one of:"} ${issue.values.map(String).join(", ")}`;
			return issue.message;
		}
		function renderHint(issue, path) {
			const hint = issue.code === "custom" ? issue.params?.["hint"] : undefined;
			if (typeof hint === "string") return hint;
			const wantsList = issue.code === "invalid_type" && issue.expected === "array" || issue.code === "custom" && issue.params?.["wantsList"] === true;
			if (wantsList && typeof issue.input === "string" && issue.input.length <= maxShownText) return `Write ${path.at(-1) === "command" ? (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.gW)(issue.input) : `[${(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.Gx)(issue.input)}]`}.`;
			if (issue.code === "invalid_type" && issue.expected === "string" && (typeof issue.input === "number" || typeof issue.input === "boolean")) return "Put it in quotes.";
			if (issue.code === "invalid_type" && issue.expected === "number" && typeof issue.input === "string") return /^\$?\d/.test(issue.input) ? "Write digits only, without quotes and without a unit." : "";
			if (issue.code === "invalid_value" && typeof issue.input === "string" && issue.input !== "") {
				if (issue.values.some((value) => typeof value !== "string" && String(value) === issue.input)) return "Write it without quotes.";
				const nearest = (0, _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__.$q)(issue.input, issue.values.map(String));
				return nearest === null ? "" : `did you mean "${nearest}"?`;
			}
			return "";
		}
		const typeNames = new Map([
			["string", "text"],
			["array", "a list"],
			["object", "a map"],
			["record", "a map"],
			["number", "a number"],
			["int", "a whole number"],
			["boolean", "true or false"],
			["null", "nothing"],
			["undefined", "nothing"]
		]);
		function renderType(wanted, input) {
			const expected = new Set(wanted.map((type) => typeNames.get(type) ?? type));
			const type = Array.isArray(input) ? "array" : input === null ? "null" : typeof input;
			const isOtherNumber = type === "number" && (expected.has("a whole number") || expected.has("a number"));
			const found = isOtherNumber ? String(input) : typeNames.get(type) ?? type;
			return `expected ${[...expected].join(" or ")}, found ${found}`;
		}
	}),
	8181: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => readRemote,
			b: () => findRemoteProblem
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		const maxBytes = 1e6;
		function findRemoteProblem(written) {
			let url;
			try {
				url = new URL(written);
			} catch {
				return "this is no address";
			}
			if (url.protocol !== "https:") return "a remote policy is fetched by https only";
			if (url.username !== "" || url.password !== "") return "the address of a policy holds no user";
			if (url.hash !== "") return "the address of a policy has no fragment";
			return null;
		}
		async function readRemote({ url, sha256 }, fetchRemote, refuse) {
			if (fetchRemote === null) return refuse(`${url} cannot be fetched here`, "Copy the policy next to this one.");
			let bytes;
			try {
				bytes = await fetchRemote(url, { maxBytes });
			} catch (thrown) {
				const message = `the remote policy ${url} cannot be fetched: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown)}`;
				return refuse(message, "Check the address, or copy the policy next to this one.");
			}
			if (bytes.length > maxBytes) return refuse(`the remote policy ${url} is longer than ${maxBytes} bytes`, "Split it.");
			const found = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex");
			if (found !== sha256) return refuse(`the remote policy ${url} has the digest ${found}, and this file names ${sha256}`, "Review the changes of the policy before you change the digest.");
			return new TextDecoder().decode(bytes);
		}
	}),
	12593: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { Y: () => policyFileSchema });
		var schemas = __webpack_require__(88343);
		var limits = __webpack_require__(97535);
		var schema_parts = __webpack_require__(2215);
		var path_text = __webpack_require__(45894);
		var decision = __webpack_require__(10031);
		var host_entries = __webpack_require__(27748);
		var start = __webpack_require__(41711);
		var matchers = __webpack_require__(37236);
		;
		const ruleId = schemas.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, "an id is lower-case letters, digits and \"-\"").refine((id) => !reservedRuleIds.some((reserved) => reserved === id), { error: ({ input }) => `the harness itself uses the id "${String(input)}"; choose another one` });
		const reservedRuleIds = [
			"default",
			"default-opaque",
			"protected",
			"limit",
			"rejected",
			"tools",
			"error",
			"wrapper",
			"harmless",
			"harmless-env",
			"sandbox-network",
			"known-secret",
			"approval-timeout",
			"forward",
			"scratch",
			"write-implies-read",
			"open-below",
			"search",
			"secret",
			"session",
			"contained",
			"disposable"
		];
		const seenFile = schemas.string().refine((path) => (0, path_text.qW)(path) && !path.startsWith("/") && !/[*?[\]{}]/.test(path), "a seen file is written as its path in the workspace, without a glob");
		const ruleSchema = (0, schema_parts.re)({
			id: ruleId.describe("The rule\u2019s name, which no other rule of all layers has."),
			when: matchers.Yz.describe("Conditions. The rule matches if all of them match."),
			unless: (0, schema_parts.lq)(matchers.Yz, "Exceptions: if all of these conditions match, the rule does not match."),
			decision: schemas["enum"](decision.a).describe("The decision about a call that matches. Of several rules the strictest decides."),
			reason: (0, schema_parts.lq)(schema_parts.Qq, "The reason. The model receives it, and the record contains it."),
			instead: (0, schema_parts.lq)(schema_parts.Qq, "The alternative for the model."),
			limits: (0, schema_parts.xC)("Limits of this rule.", { perRun: schema_parts.nX.describe("How many calls that match the rule one run may make. Further ones are denied, also if other rules allow them.") }),
			examples: (0, schema_parts.xC)("Examples that are checked whenever the policy is loaded.", {
				match: (0, schema_parts.lq)(schemas.array(schema_parts.Qq), "Commands, paths or names that the rule matches."),
				not: (0, schema_parts.lq)(schemas.array(schema_parts.Qq), "Commands, paths or names that the rule does not match.")
			}),
			audit: (0, schema_parts.lq)(schemas.boolean(), "`true`: the rule is on trial. It is recorded and decides nothing."),
			hosts: (0, schema_parts.lq)(host_entries.p4.min(1, "the list is empty"), "The hosts that a call reaches which this command rule allows: a name, `*.` in front for its subdomains, `NAME:PORT`, or `registry:NAME`."),
			acknowledge: (0, schema_parts.lq)(schemas.literal("executes-workspace"), "The call runs in the agent\u2019s workspace, home and temporary directories, so while it runs, all that the run can read may leave to `hosts`. Without the key, a call with hosts is sealed: it sees nothing that the agent wrote, and only its files below `/tmp/downloads` are kept."),
			sees: (0, schema_parts.lq)(schemas.array(seenFile).min(1, "the list is empty"), "Files that the policy closes and that a sealed call sees nevertheless, such as `.npmrc`."),
			uploadMb: (0, schema_parts.lq)(schema_parts.nX.max(1e4, "a call sends at most 10000 megabytes"), `Megabytes that the connections of one call may send together; ${limits.Gm} unless written otherwise.`),
			escalate: (0, schema_parts.xC)("The people who can approve a call with `decision: escalate`.", {
				label: (0, schema_parts.lq)(schema_parts.Qq, "The label by which a person approves."),
				by: (0, schema_parts.lq)((0, schema_parts.h9)(start.tm), "Who may approve."),
				ttl: (0, schema_parts.lq)(schemas.string().regex(/^[1-9]\d{0,4}[mhd]$/, "a time is written like 30m, 24h or 7d"), "How long the request waits for an answer.")
			}),
			until: (0, schema_parts.lq)(schema_parts.MK, "The last day on which the rule counts, in UTC. Afterwards a rule that allows has no effect, and one that asks denies."),
			owner: (0, schema_parts.lq)(schema_parts.Qq, "Who answers for the rule. A denial names the owner when the rule has expired."),
			ticket: (0, schema_parts.lq)(schema_parts.Qq, "Where the reason for the rule is recorded. A denial names it when the rule has expired.")
		});
		var policy_settings = __webpack_require__(40688);
		var isolation = __webpack_require__(85377);
		var change = __webpack_require__(25761);
		;
		const cacheNames = [
			"cargo",
			"go",
			"gradle",
			"maven",
			"npm",
			"pip",
			"pnpm"
		];
		var task_template = __webpack_require__(70821);
		var profile_names = __webpack_require__(11189);
		var custom_tool_settings = __webpack_require__(30211);
		var mcp_settings = __webpack_require__(8395);
		var network_settings = __webpack_require__(59277);
		var passed_variable = __webpack_require__(3118);
		var remote_source = __webpack_require__(8181);
		var publish_settings = __webpack_require__(82818);
		var search_settings = __webpack_require__(17231);
		;
		const defaultDecision = schemas["enum"](decision.a.filter((decision) => decision !== "allow-for-run"));
		const scriptLimits = (0, schema_parts.re)({
			timeoutMs: (0, schema_parts.lq)(schema_parts.nX, "Milliseconds that a script may take, waiting included."),
			handOverMs: (0, schema_parts.lq)(schemas.int("must be a whole number").min(0, "must be at least 0"), "Milliseconds after which the model continues while the script runs; 0 for never."),
			runningMs: (0, schema_parts.lq)(schema_parts.nX, "Milliseconds of computing, without the waiting for tools."),
			memoryMb: (0, schema_parts.lq)(schema_parts.nX, "Megabytes of memory for a script."),
			stackKb: (0, schema_parts.lq)(schema_parts.nX, "Kilobytes of stack for a script."),
			sourceBytes: (0, schema_parts.lq)(schema_parts.nX, "Bytes that a script\u2019s text may have."),
			returnBytes: (0, schema_parts.lq)(schema_parts.nX, "Bytes of a returned value that the record keeps as a value. A larger one is cut and stored whole."),
			returnDepth: (0, schema_parts.lq)(schema_parts.nX, "How deep a returned value may be nested."),
			toolCalls: (0, schema_parts.lq)(schema_parts.nX, "Tool calls that one script may make."),
			concurrentToolCalls: (0, schema_parts.lq)(schema_parts.nX, "Tool calls that one script may have running at once."),
			concurrency: (0, schema_parts.lq)(schemas["enum"](["queue", "reject"]), "What happens to a call above that number: it waits, or it is rejected."),
			consoleLines: (0, schema_parts.lq)(schema_parts.nX, "Lines that a script may log."),
			consoleLinesPerSecond: (0, schema_parts.lq)(schema_parts.nX, "Lines that a script may log in a second."),
			progressEvents: (0, schema_parts.lq)(schema_parts.nX, "Progress messages of a script."),
			progressIntervalMs: (0, schema_parts.lq)(schema_parts.nX, "Milliseconds between two progress messages."),
			cleanupMs: (0, schema_parts.lq)(schema_parts.nX, "Milliseconds for running calls to end once the script has."),
			workerWaitMs: (0, schema_parts.lq)(schema_parts.nX, "Milliseconds to wait for a free engine."),
			streamBytes: (0, schema_parts.lq)(schema_parts.nX, "Bytes kept of each output stream of a command that a script runs."),
			storeBytes: (0, schema_parts.lq)(schema_parts.nX.max(limits.Lt.storeBytes, "the store holds at most 262144 bytes"), "Bytes that `store` holds for the scripts of a run; at most 262144.")
		});
		const scriptMode = schemas["enum"]([
			"enabled",
			"dry-run",
			"disabled"
		]);
		const customPack = (0, schema_parts.re)({
			extends: (0, schema_parts.lq)(schemas.array(schema_parts.Qq), "Packs whose tools this pack contains too."),
			tools: (0, schema_parts.lq)(schemas.array(schema_parts.Qq), "Names of tools.")
		});
		const pinnedSource = (0, schema_parts.re)({
			url: schema_parts.Qq.superRefine((0, schema_parts.yu)(remote_source.b)).describe("The https address of a policy elsewhere."),
			sha256: schemas.string().regex(/^[0-9a-f]{64}$/, "sha256 is 64 lower-case hexadecimal digits").describe("SHA-256 (hex) of its text; another text is refused.")
		});
		const localSource = schema_parts.Qq.refine((written) => !/^[a-z][a-z0-9+.-]*:\/\//i.test(written), "a remote policy is pinned: write { url, sha256 } instead of the address alone");
		const taskTemplate = schemas.string().min(1, "the template is empty").max(2e4, {
			error: "the template is longer than 20,000 characters",
			abort: true
		}).superRefine((written, context) => {
			for (const [placeholder, name = ""] of written.matchAll(task_template.u)) if (!task_template.V.some((known) => known === name.trim())) {
				const names = task_template.V.map((known) => `{{${known}}}`).join(", ");
				const message = `${placeholder} is not a part of an event; a template may name ${names}`;
				context.addIssue({
					code: "custom",
					message,
					input: written
				});
			}
		});
		const price = schemas.number().nonnegative("must not be less than 0");
		const bodyShape = {
			version: schemas.literal(1, "version must be 1").describe("The version of the file format: 1."),
			name: schema_parts.Qq.max(100, "the name is longer than 100 characters").describe("The policy\u2019s name, as reports show it."),
			extends: (0, schema_parts.lq)(schemas.union([
				localSource,
				pinnedSource,
				schemas.array(schemas.union([localSource, pinnedSource]))
			]), "Policies that this one builds on: `builtin:NAME` or a file next to this one. No layer can weaken another."),
			approvals: (0, schema_parts.lq)(schemas["enum"](policy_settings.sE), "When `explain` and `escalate` hold. `untrusted`: as the rules state; `on-request`: `escalate` only for calls with a justification; `on-failure`: also a command to which the sandbox refused an access may be repeated with one; `never`: nothing is escalated."),
			harness: (0, schema_parts.xC)("How scripts of the model are run.", {
				mode: (0, schema_parts.lq)(scriptMode, "Whether the model may write scripts. Of this and the input the stricter holds."),
				limits: (0, schema_parts.lq)(scriptLimits, "Limits of one script. Of several layers the smaller holds."),
				providers: (0, schema_parts.lq)(schemas.record(schema_parts.Qq, (0, schema_parts.re)({ mode: scriptMode.describe("Whether models of this API may write scripts; never more than `harness.mode`.") })), "Settings for one provider\u2019s API, by its name."),
				continueOnError: (0, schema_parts.lq)(schemas.boolean(), "Whether the scripts that follow a failed one in the same turn still run."),
				spawn: (0, schema_parts.lq)(schemas.boolean(), "Whether scripts may leave calls running with `tools.spawn`."),
				runtime: (0, schema_parts.lq)(schemas["enum"](["quickjs", "isolated-vm"]), "The engine that runs scripts. If layers differ, `quickjs` is used.")
			}),
			tools: (0, schema_parts.xC)("The tools that the model is offered.", {
				pack: (0, schema_parts.lq)(schema_parts.Qq, "A pack of tools that the model is offered: a built-in one, or one of `tools.packs`. Without it, and with `all`, every tool that the policy may allow, and `fileSearch` only if a rule names it."),
				packs: (0, schema_parts.lq)(schemas.record(schema_parts.Qq, customPack), "Your own packs, by name."),
				deny: (0, schema_parts.lq)((0, schema_parts.h9)(schema_parts.Qq), "Tools that are never offered; `*` matches any letters.")
			}),
			defaults: (0, schema_parts.xC)("Decisions about accesses that no rule matches.", {
				decision: (0, schema_parts.lq)(defaultDecision, "The decision about an access that no rule matches; `deny` if it is left out."),
				opaque: (0, schema_parts.lq)(defaultDecision, "The decision about a command whose effect cannot be determined; `deny` if it is left out."),
				onError: (0, schema_parts.lq)(schemas.literal("deny-and-abort", "only deny-and-abort is supported by this version"), "The decision if a call cannot be decided because of an error.")
			}),
			limits: (0, schema_parts.xC)("Limits of the whole run. Of these and the inputs the stricter holds.", {
				turns: (0, schema_parts.lq)(schema_parts.nX, "Turns of the model."),
				toolCalls: (0, schema_parts.lq)(schema_parts.nX, "Tool calls."),
				denials: (0, schema_parts.lq)(schema_parts.nX, "Denied calls, and calls whose changes were refused, before the run ends."),
				identicalCalls: (0, schema_parts.lq)(schema_parts.nX, "How often the same call may be denied before the run ends."),
				costUsd: (0, schema_parts.lq)(schemas.number().positive("must be more than 0"), "US dollars. The price of the model has to be known."),
				tokens: (0, schema_parts.lq)(schema_parts.nX, "Tokens in and out. A cached token counts as a tenth."),
				minutes: (0, schema_parts.lq)(schemas.number().positive("must be more than 0"), "Minutes.")
			}),
			prices: (0, schema_parts.lq)(schemas.record(schema_parts.Qq, (0, schema_parts.re)({
				inputUsd: price.describe("US dollars for a million tokens sent."),
				cachedUsd: (0, schema_parts.lq)(price, "US dollars for a million tokens sent that the provider had cached; without it, as tokens sent."),
				cacheWriteUsd: (0, schema_parts.lq)(price, "US dollars for a million tokens sent that the provider wrote to its cache; without it, as tokens sent."),
				outputUsd: price.describe("US dollars for a million tokens received.")
			})), "Prices of models, by name; they take precedence over the list of this version. Of several layers the higher price holds."),
			require: (0, schema_parts.xC)("The conditions for a run to start.", {
				actor: (0, schema_parts.lq)((0, schema_parts.re)({
					permission: (0, schema_parts.lq)((0, schema_parts.h9)(start.tm), "Permissions in the repository, one of which the actor needs; `none` accepts everyone."),
					association: (0, schema_parts.lq)((0, schema_parts.h9)(start.Te), "How the actor has to belong to the repository; one of these."),
					listed: (0, schema_parts.lq)(schemas.boolean(), "Whether accounts in `allow-users` and `allow-bot-users` may start the run with any role."),
					schedule: (0, schema_parts.lq)(schemas.boolean(), "Whether a schedule may start the run.")
				}).refine(schema_parts.a4, "give permission, association, listed or schedule"), "Who may start the run."),
				fork: (0, schema_parts.lq)(schemas.literal(false, "fork takes only false: a fork\u2019s code does not start the run"), "`false`: code of a fork does not start the run.")
			}),
			patch: (0, schema_parts.xC)("The products of the run at its end.", { allow: (0, schema_parts.lq)(schemas.array(schemas["enum"](change.x9)), "Changes of a patch that are refused otherwise: `links`, `modes` (of files that were there), `attributes` (`.gitattributes`).") }),
			taskTemplate: (0, schema_parts.lq)(taskTemplate, "The task of a run that is given none, on an issue, pull request or comment: `{{number}}`, `{{title}}`, `{{body}}` and `{{comment}}` are replaced by the texts of the event, in envelopes for untrusted text."),
			sandbox: (0, schema_parts.xC)("The sandbox of commands.", {
				require: (0, schema_parts.lq)(schemas["enum"](isolation.ik), "The weakest isolation that the run accepts."),
				network: (0, schema_parts.lq)(network_settings.eg, "Hosts and ports that commands and requests may reach. Without it, none."),
				caches: (0, schema_parts.lq)(schemas.array(schemas["enum"](cacheNames)), "Package managers whose caches commands find at their usual places, as copies that are thrown away with the run."),
				env: (0, schema_parts.xC)("Variables of the runner.", { pass: (0, schema_parts.lq)(schemas.array(passed_variable.Dz), "Variables that commands may see. Names that may hold a key are refused.") }),
				setup: (0, schema_parts.xC)("What only the run\u2019s `setup` command gets, before anything of the agent is there.", {
					sees: (0, schema_parts.lq)(schemas.array(seenFile), "Files that the policy closes and that `setup` sees nevertheless, such as `.npmrc`."),
					env: (0, schema_parts.lq)(schemas.array(passed_variable.kc), "Variables of the runner, such as `NPM_TOKEN`. Their values are redacted everywhere.")
				}),
				limits: (0, schema_parts.xC)("Limits of one command.", {
					commandTimeoutMs: (0, schema_parts.lq)(schema_parts.nX, "Milliseconds."),
					memoryMb: (0, schema_parts.lq)(schema_parts.nX, "Megabytes of memory that a command and all that it starts may hold together, by a control group or, without one, by measuring."),
					processes: (0, schema_parts.lq)(schema_parts.nX, "Processes and threads."),
					fileMb: (0, schema_parts.lq)(schema_parts.nX, "Megabytes that one written file may have."),
					tmpMb: (0, schema_parts.lq)(schema_parts.nX, "Megabytes of the temporary directory."),
					cacheMb: (0, schema_parts.lq)(schema_parts.nX, "Megabytes of package caches that are copied for commands, all together."),
					cpuSeconds: (0, schema_parts.lq)(schema_parts.nX, "Seconds of CPU time that one process may use."),
					outputMb: (0, schema_parts.lq)(schema_parts.nX, "Megabytes of output after which the command is ended."),
					freeDiskMb: (0, schema_parts.lq)(schema_parts.nX, "Megabytes that stay free on the disk of the workspace; a command is ended there.")
				}),
				git: (0, schema_parts.lq)(schemas["enum"](policy_settings.Z6), "What processes see of the repository. `history`: all that is committed. `visible`: one commit with the files that they may read. A policy whose own rules close a file that git tracks has to choose. `visible` in one file precedes."),
				unixSockets: (0, schema_parts.lq)(schemas["enum"](policy_settings.yd), "Which processes of the run may use unix sockets. `without-hosts` (the default): all but MCP servers that reach hosts. `allow`: all. `deny`: none. The strictest value of all files counts."),
				ptrace: (0, schema_parts.lq)(schemas["enum"](["deny", "allow"]), "`allow`: commands may trace their own processes, as debuggers, strace and LeakSanitizer (a part of AddressSanitizer) do.")
			}),
			agents: (0, schema_parts.xC)("Calls that ask a model. Without this key, no call can; with it, a rule has to allow the tool, such as `agents.llm.chat`.", {
				models: (0, schema_parts.lq)(schemas.array(schema_parts.Qq), "Models that `agents.llm.chat` may ask, besides the run\u2019s own. Of several layers, those that all name."),
				chats: (0, schema_parts.lq)(schema_parts.nX, "Requests of `agents.llm.chat` in a run; 20 unless written otherwise."),
				children: (0, schema_parts.lq)(schema_parts.nX, "Child agents that a run may start (`agents.launch.*`), 4 unless written otherwise."),
				depth: (0, schema_parts.lq)(schema_parts.nX.max(3, "agents are nested at most 3 deep"), "How deep agents may start agents: 1 unless written otherwise, at most 3.")
			}),
			mcp: (0, schema_parts.lq)(mcp_settings.Gh, "Servers of the Model Context Protocol: programs in the sandbox (stdio), or servers elsewhere (streamable HTTP)."),
			customTools: (0, schema_parts.lq)(custom_tool_settings.$, "Tools that are commands, by name. They are denied until a rule names them."),
			search: (0, schema_parts.lq)(search_settings.y, "The service that `webSearch` asks. Without it, the tool is not offered."),
			publish: (0, schema_parts.lq)(publish_settings.n, "With `mode: comment`: the parts of the answer, and which of them are published."),
			rules: (0, schema_parts.lq)(schemas.array(ruleSchema), "The rules. Their order does not matter: the strictest that matches decides."),
			tests: (0, schema_parts.lq)(schemas.array(schema_parts.Qq), "Test tables of this policy, relative to this file."),
			lock: (0, schema_parts.lq)(schemas.array(schema_parts.Qq), "In the policy of an organisation: the settings that no policy of a repository can open wider, such as `limits` or `sandbox.network`, also where this file leaves them out.")
		};
		const { version: _version, name: _name, tests: _tests, prices: _prices, taskTemplate: _taskTemplate, customTools: _customTools, search: _search, publish: _publish, lock: _lock, ...profileShape } = bodyShape;
		const profile = (0, schema_parts.re)({
			when: (0, schema_parts.lq)((0, schema_parts.re)(Object.fromEntries(matchers.yN.flatMap(({ key, schema }) => matchers.vu.has(key) ? [[key, schema.optional()]] : []))).refine(schema_parts.a4, "name at least one condition"), "The runs for which the profile holds. `fork` and other known names need none."),
			...profileShape
		}).refine(schema_parts.a4, "a profile has at least one key");
		const policyFileSchema = (0, schema_parts.re)({
			...bodyShape,
			profiles: (0, schema_parts.lq)(schemas.record(schemas.string(), profile).superRefine((profiles, context) => {
				for (const [name, written] of Object.entries(profiles)) {
					const hasConditions = typeof written === "object" && written !== null && Object.hasOwn(written, "when");
					const message = (0, profile_names.E)(name, hasConditions);
					if (message !== null) context.addIssue({
						code: "custom",
						path: [name],
						message,
						input: name
					});
				}
			}, { when: ({ value }) => typeof value === "object" && value !== null }), "Narrower policies for some runs, by name.")
		});
	}),
	17231: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			j: () => readSearch,
			y: () => searchSettings
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88343);
		var _core_types_search_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1789);
		var _mcp_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395);
		var _service_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(779);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2215);
		const searchSettings = zod__WEBPACK_IMPORTED_MODULE_3__.discriminatedUnion("format", [(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__.re)({
			format: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_core_types_search_js__WEBPACK_IMPORTED_MODULE_4__.X6).describe("The API of the service."),
			url: _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__.Qq.describe("The address that is asked. It is open to searches, and to nothing else."),
			headers: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__.lq)(_mcp_settings_js__WEBPACK_IMPORTED_MODULE_0__.b3, "Headers of every search: a text each, or a variable of the harness."),
			private: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__.lq)(_service_address_js__WEBPACK_IMPORTED_MODULE_1__.wv, "`true`: the address may be on a private network or this machine.")
		}).superRefine(({ url, private: isPrivate }, context) => {
			const message = (0, _service_address_js__WEBPACK_IMPORTED_MODULE_1__.Xd)(url, isPrivate);
			if (message !== null) context.addIssue({
				code: "custom",
				path: ["url"],
				message,
				input: url
			});
		}), (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__.re)({ format: zod__WEBPACK_IMPORTED_MODULE_3__.literal("hosted").describe("`hosted`: the provider of the model searches, and no address is needed.") })]);
		function readSearch(written) {
			if (written.format === "hosted") return { format: "hosted" };
			return {
				format: written.format,
				headers: (0, _mcp_settings_js__WEBPACK_IMPORTED_MODULE_0__.jB)(written.headers ?? {}),
				...(0, _service_address_js__WEBPACK_IMPORTED_MODULE_1__.zq)(written.url, written.private, _core_types_search_js__WEBPACK_IMPORTED_MODULE_4__.f8)
			};
		}
	}),
	779: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Xd: () => findAddressProblem,
			wv: () => privateAddress,
			zq: () => readAddress
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
		var _core_text_request_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13462);
		var _decide_hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27748);
		const privateAddress = zod__WEBPACK_IMPORTED_MODULE_1__.literal(true, "private takes only true");
		function findAddressProblem(url, isPrivate) {
			const read = (0, _core_text_request_url_js__WEBPACK_IMPORTED_MODULE_2__.r)(url);
			if (typeof read === "string") return read;
			return read.scheme === "http" && isPrivate !== true ? "without encryption only a private host is reached: write https://, or private: true" : null;
		}
		function readAddress(written, isPrivate, rule) {
			const url = (0, _core_text_request_url_js__WEBPACK_IMPORTED_MODULE_2__.r)(written);
			if (typeof url === "string") throw new Error(url);
			const host = {
				host: url.host,
				port: url.port,
				...isPrivate && { private: isPrivate }
			};
			return {
				url,
				network: (0, _decide_hosts_host_entries_js__WEBPACK_IMPORTED_MODULE_0__.Xf)([host], rule, new Map())
			};
		}
	}),
	16293: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			BU: () => parseYamlFile,
			tx: () => createLazyPlaces
		});
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
		var _core_text_yaml_depth_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4580);
		const maxYamlCharacters = 5e5;
		const maxProblems = 100;
		const inQuotes = "Put a text with special characters in quotes, such as '**/*.md'.";
		const hints = {
			BAD_ALIAS: inQuotes,
			BAD_SCALAR_START: inQuotes,
			BLOCK_AS_IMPLICIT_KEY: inQuotes,
			MISSING_CHAR: inQuotes,
			TAG_RESOLVE_FAILED: inQuotes,
			UNEXPECTED_TOKEN: inQuotes,
			TAB_AS_INDENT: "Indent with spaces."
		};
		function parseYamlFile(file, source) {
			const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN();
			const refusal = refuse(source);
			const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(refusal === null ? source : "", {
				version: "1.2",
				schema: "core",
				merge: false,
				uniqueKeys: false,
				stringKeys: true,
				strict: true,
				prettyErrors: false,
				logLevel: "error",
				lineCounter: lines
			});
			const problemAtOffset = (offset, message, hint = "") => {
				const { line, col } = lines.linePos(offset);
				return {
					message,
					hint,
					file,
					line: Math.max(line, 1),
					column: Math.max(col, 1)
				};
			};
			const broken = document.errors.length > 0;
			const undecoded = refusal === null ? source.indexOf("\ufffd") : -1;
			const { root, duplicates, surprises } = readNodes(document, problemAtOffset);
			const found = undecoded === -1 ? surprises : [problemAtOffset(undecoded, "the text is not valid UTF-8 here", "Save the file as UTF-8.")];
			const listed = undecoded === -1 ? [...document.errors, ...document.warnings].slice(0, maxProblems) : [];
			const problems = [
				...listed.map(({ code, message, pos }) => code === "MULTIPLE_DOCS" ? problemAtOffset(pos[0], "a second document begins here", "Write it into a separate file.") : problemAtOffset(pos[0], message.replace(/\s+/g, " "), hints[code])),
				...duplicates,
				...refusal === null ? [] : [problemAtOffset(0, refusal.message, refusal.hint)],
				...found
			].slice(0, maxProblems);
			const readable = !broken && refusal === null && found.length === 0;
			const findNearest = (path) => {
				let place = root;
				for (const part of path) place = place.parts.get(part) ?? {
					...place,
					parts: new Map()
				};
				return place;
			};
			return {
				value: readable ? document.toJS({ maxAliasCount: 0 }) : null,
				problems,
				broken: !readable,
				problemAt: (path, message, hint) => problemAtOffset(findNearest(path).value, message, hint),
				problemAtKey(path, key, message, hint) {
					const { parts, value } = findNearest(path);
					return problemAtOffset(parts.get(key)?.key ?? value, message, hint);
				}
			};
		}
		function createLazyPlaces(file, readSource) {
			let parsed = null;
			const parse = () => parsed ??= parseYamlFile(file, readSource());
			return {
				problemAt: (path, message, hint) => parse().problemAt(path, message, hint),
				problemAtKey: (path, key, message, hint) => parse().problemAtKey(path, key, message, hint)
			};
		}
		function refuse(source) {
			if (source.length > maxYamlCharacters) return {
				message: `the file has ${source.length} characters, more than ${maxYamlCharacters}`,
				hint: "Move rules to files that it extends."
			};
			return (0, _core_text_yaml_depth_js__WEBPACK_IMPORTED_MODULE_1__._)(new yaml__WEBPACK_IMPORTED_MODULE_0__.JG().lex(source)) ? {
				message: "the file is nested too deeply",
				hint: "No policy needs more than a few levels. Look for a bracket that is not closed."
			} : null;
		}
		function readNodes(document, problemAtOffset) {
			const duplicates = [];
			const surprises = [];
			function refuseSurprises(node, offset) {
				if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node) || node.anchor !== undefined) surprises.push(problemAtOffset(offset, "anchors and aliases are not allowed", (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node) ? inQuotes : "Write the value again."));
				if (node.tag !== undefined) surprises.push(problemAtOffset(offset, "tags are not allowed", "Remove it, or put the text in quotes."));
			}
			function readKey(key, offset, known) {
				refuseSurprises(key, offset);
				const name = String(key.value);
				if (known.has(name)) duplicates.push(problemAtOffset(offset, `the key ${JSON.stringify(name)} is here twice`, "Keep one of the two."));
				if (name === "<<") surprises.push(problemAtOffset(offset, "merge keys are not allowed", "Write the keys here."));
				if (name === "__proto__") surprises.push(problemAtOffset(offset, "this key is not allowed"));
				return name;
			}
			function readPlace(node, key) {
				const [start, end] = ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) ? node.range : null) ?? [key, key];
				const value = start === end ? key : start;
				const parts = new Map();
				if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node)) refuseSurprises(node, start);
				if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node)) for (const [index, item] of node.items.entries()) parts.set(index, readPlace(item, value));
				if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node)) for (const pair of node.items) {
					if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(pair.key)) continue;
					const offset = pair.key.range?.[0] ?? 0;
					parts.set(readKey(pair.key, offset, parts), readPlace(pair.value, offset));
				}
				return {
					key,
					value,
					parts
				};
			}
			return {
				root: readPlace(document.contents, 0),
				duplicates,
				surprises
			};
		}
	}),
	14380: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Dq: () => checkProviders,
			Fb: () => checkCustomTools,
			Fe: () => checkServers,
			VT: () => checkSingle
		});
		var _core_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37981);
		var _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15633);
		var _custom_tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56876);
		var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89668);
		function checkProviders(layers, providers, problems) {
			const known = [...new Set(providers.flatMap(({ name, provider }) => [name, provider]))];
			const place = ["harness", "providers"];
			for (const { file, yaml } of layers) for (const name of Object.keys(file.harness?.providers ?? {})) if (!known.includes(name)) problems.push(yaml.problemAtKey(place, name, `there is no provider "${name}"`, (0, _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__.NQ)(name, known)));
		}
		function checkSingle(layers, problems) {
			const list = ({ file: { search, publish } }) => ({
				search,
				publish
			});
			const hint = "Leave it out, or write exactly the same.";
			checkDiffering(layers, list, {
				place: [],
				what: (name) => name,
				hint
			}, problems);
		}
		function checkServers(layers, problems) {
			const list = ({ file }) => file.mcp?.servers ?? {};
			const hint = "Give it another name, or write exactly the same settings.";
			checkDiffering(layers, list, {
				place: ["mcp", "servers"],
				what: (name) => `the server "${name}"`,
				hint
			}, problems);
		}
		function checkCustomTools(layers, catalogue, problems) {
			const taken = new Set(catalogue.facts.flatMap(({ name, structuredName }) => [name, structuredName].map(fold)));
			const place = ["customTools"];
			for (const layer of layers) for (const tool of (0, _settings_js__WEBPACK_IMPORTED_MODULE_1__.pP)([layer])) {
				if (taken.has(fold(tool.name))) {
					const message = `"${tool.name}" is a tool of the harness`;
					problems.push(layer.yaml.problemAtKey(place, tool.name, message, "Give yours another name."));
				}
				const danger = (0, _custom_tools_js__WEBPACK_IMPORTED_MODULE_0__.u9)(tool);
				if (danger !== null) problems.push(layer.yaml.problemAt([
					...place,
					tool.name,
					"command"
				], ...danger));
			}
			const list = ({ file }) => file.customTools ?? {};
			const hint = "Give it another name, or declare exactly the same tool.";
			checkDiffering(layers, list, {
				place,
				what: (name) => `the custom tool "${name}"`,
				hint
			}, problems);
		}
		function checkDiffering(layers, list, { place, what, hint }, problems) {
			const known = new Map();
			for (const layer of layers) for (const [name, value] of Object.entries(list(layer))) {
				if (value === undefined) continue;
				const text = (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_3__.cI)(value);
				const first = known.get(name) ?? {
					layer,
					text
				};
				known.set(name, first);
				if (first.text !== text) problems.push(layer.yaml.problemAtKey(place, name, `${what(name)} differs from the one in ${first.layer.name}`, hint));
			}
		}
		function fold(name) {
			return name.replaceAll("_", "").toLowerCase();
		}
	}),
	81978: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			N: () => compareTools,
			Z: () => compareSettings
		});
		var _core_text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37981);
		var _decide_meet_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6232);
		var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89668);
		var _compare_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75581);
		var _compare_conditions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72437);
		function compareSettings(before, after, keys) {
			const [old, now] = [withAllModes(before, after), withAllModes(after, before)];
			return _settings_js__WEBPACK_IMPORTED_MODULE_0__.ym.filter(([key]) => keys?.includes(key) !== false).flatMap(([key, { place, meet, write, compared = (value) => write(value, []) }]) => {
				const [own, other, both] = [
					meet(old[key], old[key]),
					meet(now[key], now[key]),
					meet(old[key], now[key])
				];
				const met = both === _settings_js__WEBPACK_IMPORTED_MODULE_0__.OF ? both : compared(both);
				return compareValues(place.split("."), compared(own), compared(other), met);
			});
		}
		function withAllModes(settings, other) {
			const { scriptMode, scriptModes } = settings;
			const names = [...scriptModes.keys(), ...other.scriptModes.keys()];
			return {
				...settings,
				scriptModes: new Map(names.map((name) => [name, scriptModes.get(name) ?? scriptMode]))
			};
		}
		function compareTools(before, after) {
			const covers = (wide, narrow) => (0, _compare_conditions_js__WEBPACK_IMPORTED_MODULE_2__.Nt)([wide], [narrow]);
			const meet = (left, right) => left === null ? right : right === null ? left : (0, _decide_meet_lists_js__WEBPACK_IMPORTED_MODULE_3__.p)(left, right, covers);
			const join = (...lists) => (0, _decide_meet_lists_js__WEBPACK_IMPORTED_MODULE_3__.Q)(lists.flat(), covers);
			const { offered, denied } = before;
			return [...compareValues(["tools", "pack"], offered, after.offered, meet(offered, after.offered)), ...compareValues(["tools", "deny"], join(denied), join(after.denied), join(denied, after.denied))];
		}
		function compareValues(keys, before, after, both) {
			if (!(0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_4__.OW)(before) || !(0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_4__.OW)(after) || !(0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_4__.OW)(both)) {
				const failed = {
					looser: !isEqual(after, both),
					tighter: !isEqual(before, both)
				};
				return (0, _compare_comparison_js__WEBPACK_IMPORTED_MODULE_1__.e)(keys.join("."), failed, before, after).map((difference) => ({
					...difference,
					keys
				}));
			}
			const names = new Set([...Object.keys(before), ...Object.keys(after)]);
			return [...names].flatMap((name) => compareValues([...keys, name], before[name], after[name], both[name]));
		}
		function isEqual(left, right) {
			return renderValue(left) === renderValue(right);
		}
		function renderValue(value) {
			if (Array.isArray(value)) return value.map(renderValue).toSorted().join(",");
			if (value === undefined || typeof value === "symbol") return String(value);
			return (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_4__.cI)(value);
		}
	}),
	34476: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { g: () => compileLayers });
		var commands_lower = __webpack_require__(51495);
		var types_decision = __webpack_require__(10031);
		var examples = __webpack_require__(73340);
		var schema_parts = __webpack_require__(2215);
		var nearest_name = __webpack_require__(15633);
		var offered_tools = __webpack_require__(92122);
		var decide_rule = __webpack_require__(66049);
		;
		function checkRule(rule) {
			const found = [
				...checkAccess(rule),
				...checkDecision(rule),
				...checkContained(rule),
				...checkDependency(rule),
				...checkHosts(rule),
				...checkNames(rule)
			];
			return [...found.map((one) => rule.problemAt(...one)), ...(0, examples.G)(rule)];
		}
		function* checkAccess({ when, unless, binds: own }) {
			const bound = when.filter(({ binds }) => binds !== null);
			if (new Set(bound.map(({ binds }) => binds)).size > 1) yield [
				["when", bound[1]?.key ?? ""],
				`a rule is about one kind of access, and this one names ${bound.map(({ key }) => key).join(" and ")}`,
				"Write a rule for each."
			];
			for (const { key, binds } of unless ?? []) if (binds !== null && own !== null && binds !== own) yield [
				["unless", key],
				`an exception for "${key}" can never hold in a rule about "${own}"`,
				"Name the same kind of access."
			];
		}
		function* checkDecision({ id, when, unless, until, perRun, decision }) {
			if (until !== null && (0, types_decision.c6)(decision)) yield [
				["until"],
				`rule ${id} denies, and until would end the denial`,
				"Remove until. Only rules that allow, explain or escalate can expire."
			];
			if ((0, types_decision.Jr)(decision)) return;
			const hint = "Move it to the rule that allows the call.";
			if (perRun !== null) yield [
				["limits"],
				"perRun counts allowed calls, so only a rule that allows can have it",
				hint
			];
			if ([...when, ...unless ?? []].some(({ key }) => key === "count")) yield [
				["when", "count"],
				"count is the number of calls that the rule has allowed, so only a rule that allows can ask for it",
				hint
			];
		}
		function* checkContained(rule) {
			const at = ["when", "unless"].find((key) => "contained" in (rule.written[key] ?? {}));
			if (at === undefined) return;
			const commands = rule.tools.listNames("command", "session");
			const isAboutCommands = rule.toolNames !== null && rule.toolNames.every((name) => commands.includes(name));
			if (at !== "when" || rule.decision !== "allow" || !isAboutCommands) yield [
				[at, "contained"],
				"contained is for rules that allow commands",
				`Write it in a rule with \`decision: allow\` and \`tool: ${commands[0] ?? ""}\` in when.`
			];
		}
		function* checkDependency(rule) {
			const [restricted, other] = (0, types_decision.Jr)(rule.decision) ? ["unless", "when"] : ["when", "unless"];
			for (const key of ["when", "unless"]) {
				const written = rule.written[key]?.["dependency"];
				if (written === undefined) continue;
				if ((0, schema_parts.c3)(rule.written.when["change"]).join() !== "dependencies-added") yield [
					[key, "dependency"],
					"dependency is about the dependencies that a change adds, and when does not name this kind of change alone",
					"Write change: dependencies-added in when."
				];
				else if (key === restricted && written.minReleaseAgeDays !== undefined) yield [
					[
						key,
						"dependency",
						"minReleaseAgeDays"
					],
					"the rule would refuse the releases that are old enough",
					`Write it in ${other}.`
				];
			}
		}
		function* checkHosts(rule) {
			const grants = (0, types_decision.Jr)(rule.decision) || rule.decision === "escalate";
			if (rule.acknowledged && rule.sees.length > 0) yield [
				["sees"],
				"sees is for sealed calls: closed files stay closed to a call that runs in the agent\u2019s workspace",
				"Take acknowledge out of the rule, or sees."
			];
			else if (rule.written.hosts === undefined) for (const key of [
				"sees",
				"uploadMb",
				"acknowledge"
			]) {
				const isRetry = key === "acknowledge" && rule.binds === "connect" && grants;
				if (rule.written[key] !== undefined && !isRetry) yield [
					[key],
					`${key} is about a call with hosts, and the rule gives none`,
					`Add \`hosts: [HOST]\` to a rule that allows a command, or remove ${key}.`
				];
			}
			else if (rule.binds !== "command" || !grants) yield [
				["hosts"],
				"hosts is for rules that allow a command by its words",
				"Add command to when, or use net for requests of the harness and sandbox.network.allow for every command."
			];
		}
		function* checkNames(rule) {
			for (const key of ["when", "unless"]) {
				const { net } = rule.written[key] ?? {};
				if (net?.method !== undefined && !(0, offered_tools.Um)(rule)) yield [
					[
						key,
						"net",
						"method"
					],
					"no proxy sees the method of a command\u2019s connection, so only a rule about the harness\u2019s own requests can ask for it",
					`Add tool: [${rule.tools.listNames("fetch", "request").join(", ")}] to when, or leave the method out.`
				];
				for (const name of (0, decide_rule.TR)(rule.written[key] ?? {}) ?? []) if (!rule.tools.mayExist(name)) yield [
					[key, "tool"],
					`there is no tool "${name}"`,
					(0, nearest_name.NQ)(name, rule.tools.names)
				];
			}
		}
		var builtin_policy = __webpack_require__(1253);
		var floor = __webpack_require__(88547);
		var match_names = __webpack_require__(98091);
		var resolve_settings = __webpack_require__(89668);
		;
		function readLayerPack(layer, catalogue, problems) {
			const { tools } = layer.file;
			const custom = new Map(Object.entries(tools?.packs ?? {}));
			const known = [...catalogue.packs.keys(), ...custom.keys()];
			function readPack(name, parents, path) {
				const ready = catalogue.packs.get(name);
				if (ready !== undefined) return ready;
				const pack = custom.get(name);
				const refuse = (message, hint) => {
					problems.push(layer.yaml.problemAt(path, message, hint));
					return [];
				};
				if (pack === undefined) return refuse(`there is no tool pack "${name}"`, (0, nearest_name.NQ)(name, known));
				if (parents.includes(name)) return refuse(`the packs extend each other in a circle: ${[...parents, name].join(" \u2192 ")}`, "Remove one of them.");
				const extended = (pack.extends ?? []).map((parent, index) => readPack(parent, [...parents, name], [
					"tools",
					"packs",
					name,
					"extends",
					index
				]));
				return extended.includes(null) ? null : [...new Set([...extended.flatMap((names) => names ?? []), ...pack.tools ?? []])];
			}
			function checkTools(names, path) {
				for (const [index, tool] of names.entries()) if (!catalogue.mayExist(tool)) {
					const hint = (0, nearest_name.NQ)(tool, catalogue.names);
					problems.push(layer.yaml.problemAt([...path, index], `there is no tool "${tool}"`, hint));
				}
			}
			for (const [name, pack] of custom) {
				if (catalogue.packs.has(name)) {
					const message = `the pack "${name}" is built in`;
					problems.push(layer.yaml.problemAtKey(["tools", "packs"], name, message, "Give yours another name."));
				}
				checkTools(pack.tools ?? [], [
					"tools",
					"packs",
					name,
					"tools"
				]);
				if (name !== tools?.pack) readPack(name, [], [
					"tools",
					"packs",
					name
				]);
			}
			checkTools((0, schema_parts.c3)(tools?.deny ?? []), ["tools", "deny"]);
			return tools?.pack === undefined ? null : readPack(tools.pack, [], ["tools", "pack"]);
		}
		var check_layers = __webpack_require__(14380);
		;
		function compileLayers(layers, { catalogue, workspace, protectedPaths }, problems) {
			const settings = (0, resolve_settings.ss)(layers, [], catalogue.providers);
			const lower = (access) => access.type === "command" ? (0, commands_lower.L)(access, workspace) : [access];
			const context = {
				registries: settings.network.registries,
				tools: catalogue.tools,
				lower
			};
			const rules = layers.flatMap((layer) => (layer.file.rules ?? []).map((written, index) => (0, decide_rule.mk)(written, {
				...context,
				layer: layer.name,
				problemAt: (path, message, hint) => layer.yaml.problemAt([
					"rules",
					index,
					...path
				], message, hint)
			})));
			checkRules(rules, problems);
			const packs = layers.map((layer) => readLayerPack(layer, catalogue.tools, problems));
			const tools = (0, resolve_settings.cq)(layers, packs);
			(0, check_layers.Dq)(layers, catalogue.providers, problems);
			(0, check_layers.Fe)(layers, problems);
			const isInPack = tools.offered === null ? () => true : (0, match_names.G)(tools.offered);
			const isDenied = (0, match_names.G)(tools.denied);
			return {
				...settings,
				catalogue,
				rules,
				tools,
				hasTool: (tool) => isInPack(tool) && !catalogue.tools.listDenyingNames(tool).some(isDenied),
				protectedPaths,
				facts: null,
				lower,
				profiles: []
			};
		}
		function checkRules(rules, problems) {
			const layerOf = new Map();
			for (const rule of rules) {
				const other = layerOf.get(rule.id);
				if (other === undefined) layerOf.set(rule.id, rule.layer);
				else problems.push(rule.problemAt(["id"], ...(0, floor.lv)(rule.id, other)));
				if (!(0, builtin_policy.i)(rule.layer)) problems.push(...checkRule(rule));
			}
		}
	}),
	56876: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Rj: () => listCustomPrograms,
			k6: () => extendCatalogue,
			u9: () => explainCodePlaceholder,
			wh: () => createSampleWords
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _core_types_custom_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24505);
		var _core_tool_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89953);
		var _commands_wrappers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68433);
		const maxNested = 16;
		const marker = "placeholder-of-an-argument";
		function extendCatalogue(catalogue, tools) {
			if (tools.length === 0) return catalogue;
			return (0, _core_tool_catalogue_js__WEBPACK_IMPORTED_MODULE_1__._k)([...catalogue.facts, ...tools.map(({ name, structuredName }) => ({
				name,
				structuredName,
				kind: "custom",
				packs: []
			}))]);
		}
		function listCustomPrograms(tools) {
			return tools.flatMap(({ command: [program], cwd }) => {
				if (!program.includes("/")) return [];
				return [node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(program) ? program : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(cwd, program)];
			});
		}
		function createSampleWords({ command }) {
			return command.map((word) => ({
				type: "literal",
				value: (0, _core_types_custom_tool_js__WEBPACK_IMPORTED_MODULE_3__.Y2)(word).map((part) => part.type === "text" ? part.text : marker).join("")
			}));
		}
		function explainCodePlaceholder(tool) {
			return findCodePlaceholder(createSampleWords(tool), tool.cwd, 0);
		}
		function findCodePlaceholder(words, cwd, depth) {
			const wrapped = (0, _commands_wrappers_js__WEBPACK_IMPORTED_MODULE_2__.yd)({
				type: "command",
				words,
				cwd
			});
			if (wrapped === null || "opaque" in wrapped) return null;
			if (wrapped.text?.includes(marker) === true) return ["a placeholder is in text that a shell reads, so an argument would become code", "Put the text into a script of the repository, and give it the argument as a word: [scripts/NAME.sh, '{name}']."];
			if (wrapped.command === null) return null;
			const [program] = wrapped.command;
			if (program?.type === "literal" && program.value.includes(marker)) return ["an argument would choose the program that runs", "Write the program as a fixed text."];
			return depth < maxNested ? findCodePlaceholder(wrapped.command, cwd, depth + 1) : null;
		}
	}),
	88547: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			KC: () => checkBelow,
			YK: () => checkUnlocked,
			e0: () => listWider,
			lv: () => explainTaken,
			pQ: () => checkLocks,
			po: () => bindRegistries
		});
		var _core_text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37981);
		var _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15633);
		var _compare_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81978);
		var _layers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89707);
		var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89668);
		const lockable = [...new Set(_settings_js__WEBPACK_IMPORTED_MODULE_2__.ym.flatMap(([, { place }]) => {
			const keys = place.split(".");
			return keys.map((_, index) => keys.slice(0, index + 1).join("."));
		}))];
		function checkLocks(layers, problems) {
			for (const { file, yaml } of layers) for (const [index, name] of (file.lock ?? []).entries()) if (!lockable.includes(name)) {
				const message = `"${name}" is not a section that can be locked`;
				problems.push(yaml.problemAt(["lock", index], message, (0, _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__.NQ)(name, lockable)));
			}
		}
		function checkUnlocked(layers, problems) {
			const message = "only the policy of an organisation can lock sections";
			const hint = "Remove it, or check the file with `policy check --org FILE`.";
			for (const { file, yaml } of layers) if (file.lock !== undefined) problems.push(yaml.problemAt(["lock"], message, hint));
		}
		function bindRegistries(layers, floors) {
			const registries = Object.fromEntries((0, _layers_js__WEBPACK_IMPORTED_MODULE_1__.$)(floors.flatMap((floor) => floor.layers)));
			const own = layers.at(-1);
			if (own === undefined || Object.keys(registries).length === 0) return layers;
			const { sandbox } = own.file;
			const network = {
				...sandbox?.network,
				registries: {
					...sandbox?.network?.registries,
					...registries
				}
			};
			return [...layers.slice(0, -1), {
				...own,
				file: {
					...own.file,
					sandbox: {
						...sandbox,
						network
					}
				}
			}];
		}
		function checkBelow(floors, below, { providers, problems }) {
			for (const floor of floors) {
				const name = floor.layers.at(-1)?.name ?? "";
				const own = (0, _settings_js__WEBPACK_IMPORTED_MODULE_2__.ss)(floor.layers, [], providers);
				const ids = new Map(floor.policy.rules.map((rule) => [rule.id, rule.written]));
				for (const layer of below) {
					for (const { path, place, keys } of listWider(own, layer, providers)) {
						const isLocked = floor.lock.some((locked) => isWithin(place, locked));
						const why = isLocked ? "locks it" : explainFixed(floor, keys);
						if (why === null) continue;
						const message = `${place} differs from the organisation\u2019s policy: ${name} ${why}`;
						problems.push(layer.yaml.problemAt(path, message, "Remove it here."));
					}
					for (const [index, { id, ...rule }] of (layer.file.rules ?? []).entries()) {
						const taken = ids.get(id);
						if (taken !== undefined && (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_4__.cI)(taken) !== (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_4__.cI)({
							id,
							...rule
						})) problems.push(layer.yaml.problemAt([
							"rules",
							index,
							"id"
						], ...explainTaken(id, name)));
					}
				}
			}
		}
		function explainTaken(id, layer) {
			return [`the id "${id}" is taken by a rule of ${layer}`, "Every rule has another id, over all layers."];
		}
		function listWider(settings, layer, providers) {
			const own = {
				...(0, _settings_js__WEBPACK_IMPORTED_MODULE_2__.ss)([layer], [], providers),
				scriptModes: _settings_js__WEBPACK_IMPORTED_MODULE_2__.V0.scriptModes.merge([layer], providers)
			};
			const wider = (0, _compare_settings_js__WEBPACK_IMPORTED_MODULE_0__.Z)(settings, own).flatMap((difference) => {
				if (difference.relation === "tighter") return [];
				const api = providers.find(({ name }) => difference.place === `${_settings_js__WEBPACK_IMPORTED_MODULE_2__.V0.scriptModes.place}.${name}`);
				const provider = api === undefined ? [] : [[...difference.keys.slice(0, -1), api.provider]];
				return [difference.keys, ...provider].flatMap((keys) => {
					const path = locate(layer.file, keys);
					return path === null ? [] : [{
						...difference,
						keys,
						place: keys.join("."),
						path
					}];
				});
			});
			return [...new Map(wider.map((one) => [one.place, one])).values()];
		}
		function explainFixed({ layers, lock }, keys) {
			const isWritten = (at) => layers.some(({ file }) => locate(file, at) !== null);
			const [section = ""] = keys;
			const isSet = [
				"prices",
				"customTools",
				"search",
				"publish",
				"taskTemplate"
			].includes(section) && isWritten([section]) || isWithin(keys.join("."), "sandbox.network.registries") && isWritten(keys);
			if (isSet) return "sets it";
			const isCostBound = lock.includes("limits") || isWritten(["limits", "costUsd"]);
			return isCostBound && section === "prices" ? "bounds the cost, so it also sets the prices" : null;
		}
		function isWithin(place, section) {
			return place === section || place.startsWith(`${section}.`);
		}
		function locate(file, keys) {
			const paths = keys[0] === _settings_js__WEBPACK_IMPORTED_MODULE_2__.V0.prices.place ? [keys, keys.slice(0, 2)] : [keys];
			const read = (value, key) => (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_4__.OW)(value) ? value[key] : undefined;
			return paths.find((path) => path.reduce(read, file) !== undefined) ?? null;
		}
	}),
	89707: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$: () => readLayerRegistries,
			n: () => readLayers
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_path_ = __webpack_require__(76760);
		var policy = __webpack_require__(58748);
		var error = __webpack_require__(22603);
		var read_yaml = __webpack_require__(65697);
		var nearest_name = __webpack_require__(15633);
		var remote_source = __webpack_require__(8181);
		var builtin_policy = __webpack_require__(1253);
		var schema = __webpack_require__(12593);
		var schema_parts = __webpack_require__(2215);
		var yaml_file = __webpack_require__(16293);
		var network_settings = __webpack_require__(59277);
		;
		const maxCharacters = 512 * 1024;
		const begin = "-----BEGIN CERTIFICATE-----";
		const end = "-----END CERTIFICATE-----";
		async function readAuthorities(file, source, problems) {
			const place = [
				"sandbox",
				"network",
				"authorities"
			];
			for (const [name, { sandbox }] of Object.entries(file.profiles ?? {})) if (sandbox?.network?.authorities !== undefined) {
				const message = "a profile only restricts, and trusts no further certificates";
				problems.push(source.yaml.problemAt([
					"profiles",
					name,
					...place
				], message, `Write ${place.join(".")} outside it.`));
			}
			const { sandbox } = file;
			const written = sandbox?.network?.authorities;
			if (sandbox === undefined || written === undefined) return {
				file,
				files: []
			};
			const files = [];
			async function read(one, refuse) {
				if (one.includes(begin)) return readCertificates(one, refuse);
				const path = resolveFile(source, one, refuse);
				const text = path === null ? null : await readText(path, source.readFile, refuse);
				if (path === null || text === null) return null;
				files.push(path);
				return readCertificates(text, refuse);
			}
			const authorities = {};
			for (const [host, one] of Object.entries(written)) {
				const refuse = (message, hint) => {
					problems.push(source.yaml.problemAt([...place, host], message, hint));
					return null;
				};
				authorities[host] = await read(one, refuse) ?? "";
			}
			return {
				file: {
					...file,
					sandbox: {
						...sandbox,
						network: {
							...sandbox.network,
							authorities
						}
					}
				},
				files
			};
		}
		function resolveFile({ name, path }, written, refuse) {
			if (path === null) return refuse(`a ${(0, builtin_policy.i)(name) ? "built-in" : "remote"} policy cannot name a file`, "Write the text of the PEM file here.");
			if (external_node_path_.posix.isAbsolute(written)) return refuse(`${written} is a file of the machine, which an earlier step can write`, "Put the certificates next to the policy and name them by a relative path. They are not secret.");
			return external_node_path_.posix.join(external_node_path_.posix.dirname(path), written);
		}
		async function readText(path, readFile, refuse) {
			try {
				return await readFile(path);
			} catch (thrown) {
				if (thrown instanceof error.tj) throw thrown;
				const reason = (0, error.up)(thrown, "ENOENT") ? "does not exist" : `cannot be read: ${(0, error.x5)(thrown)}`;
				return refuse(`the file of certificates ${path} ${reason}`, "Name a PEM file by its path relative to this policy.");
			}
		}
		function readCertificates(text, refuse) {
			if (text.length > maxCharacters) return refuse(`the certificates are longer than ${maxCharacters} characters`, "Name only the certificates of the host.");
			if (text.includes("PRIVATE KEY-----")) return refuse("a private key is among the certificates", "Commands read this text. Remove the key, and replace it if the file was committed.");
			const [, ...blocks] = text.split(begin).map((part) => part.split(end)[0] ?? "");
			if (blocks.length === 0) return refuse(`there is no certificate in it: it has no line ${begin}`, "Convert it to PEM.");
			const read = [];
			for (const [index, block] of blocks.entries()) try {
				read.push(new external_node_crypto_.X509Certificate(`${begin}${block}${end}\n`).toString());
			} catch {
				return refuse(`certificate ${index + 1} of ${blocks.length} cannot be parsed`, "Convert it to PEM.");
			}
			return read.join("");
		}
		;
		async function readLayers(options, prefix = "") {
			const read = new Map();
			const profiles = new Map();
			const problems = [];
			async function visit(target, parents, refuse, into) {
				const { name } = target;
				if (parents.includes(name)) {
					refuse(`the policies extend each other in a circle: ${[...parents, name].join(" \u2192 ")}`, "Remove one of them.");
					return;
				}
				if (into.has(name)) return;
				const layer = read.has(name) ? read.get(name) ?? null : await readLayer(target, refuse);
				read.set(name, layer);
				if (layer === null) return;
				await visitExtended(layer, [], layer.file.extends, parents, into);
				into.set(name, layer);
				for (const [profile, written] of Object.entries(layer.file.profiles ?? {})) await visitProfile(layer, profile, written, parents);
			}
			async function visitProfile(layer, name, written, parents) {
				const own = createProfileLayer(layer, name, written);
				if (profiles.has(own.name)) return;
				const into = new Map();
				profiles.set(own.name, {
					name,
					written,
					layers: []
				});
				await visitExtended(layer, ["profiles", name], written.extends, parents, into);
				profiles.set(own.name, {
					name,
					written,
					layers: [...into.values(), own]
				});
			}
			async function visitExtended(layer, place, extended, parents, into) {
				for (const [index, written] of (0, schema_parts.c3)(extended ?? []).entries()) {
					const refuse = (message, hint) => {
						problems.push(layer.yaml.problemAt([
							...place,
							"extends",
							index
						], message, hint));
						return null;
					};
					const target = resolveExtends(layer, written, prefix);
					if (typeof target === "string") refuse(target, "Extend the file in a policy of the repository.");
					else await visit(target, [...parents, layer.name], refuse, into);
				}
			}
			async function readLayer(target, refuse) {
				const { name, path, pinned } = target;
				if (path === null && pinned === null) return readBuiltin(name, options.builtinPolicies, refuse);
				if (path?.startsWith(policy.Zy) === true) return refuse(`a policy file cannot have a name that begins with ${policy.Zy}`, "Rename it.");
				const text = await layers_readText(target, options, refuse);
				if (text === null) return null;
				const { value, problems: invalid, places: yaml } = (0, read_yaml.g)(name, text, schema.Y);
				problems.push(...invalid);
				if (value === null) return null;
				const { file, files } = await readAuthorities(value, {
					name,
					path,
					yaml,
					readFile: options.readFile
				}, problems);
				const sha256 = (0, external_node_crypto_.createHash)("sha256").update(text).digest("hex");
				return {
					name,
					path,
					sha256,
					file,
					files,
					yaml
				};
			}
			const layers = new Map();
			const start = createSource(options.source, prefix);
			const refuse = (message, hint) => {
				problems.push({
					message,
					hint,
					file: start.name,
					line: null,
					column: null
				});
				return null;
			};
			await visit(start, [], refuse, layers);
			return {
				layers: [...layers.values()],
				profiles: [...profiles.values()],
				problems
			};
		}
		function readLayerRegistries(layers) {
			return (0, network_settings.eS)(layers.map(({ file }) => file.sandbox?.network));
		}
		function createProfileLayer(layer, name, written) {
			const { when: _when, ...settings } = written;
			const place = ["profiles", name];
			return {
				name: `${layer.name}#${name}`,
				path: null,
				sha256: layer.sha256,
				file: {
					version: 1,
					name,
					...settings
				},
				files: [],
				yaml: {
					problemAt: (path, message, hint) => layer.yaml.problemAt([...place, ...path], message, hint),
					problemAtKey: (path, key, message, hint) => layer.yaml.problemAtKey([...place, ...path], key, message, hint)
				}
			};
		}
		function readBuiltin(name, policies, refuse) {
			const wanted = name.slice("builtin:".length);
			const builtin = policies.get(wanted);
			if (builtin === undefined) return refuse(`there is no built-in policy "${wanted}"`, (0, nearest_name.NQ)(wanted, [...policies.keys()]));
			const { sha256, file, readText: readSource } = builtin;
			return {
				name,
				path: null,
				sha256,
				file,
				files: [],
				yaml: (0, yaml_file.tx)(name, readSource)
			};
		}
		async function layers_readText({ name, path, pinned }, { readFile, fetchRemote = null, builtinPolicies }, refuse) {
			if (pinned !== null) return (0, remote_source.Z)(pinned, fetchRemote, refuse);
			try {
				return await readFile(path ?? name);
			} catch (thrown) {
				if (thrown instanceof error.tj) throw thrown;
				const isMissing = (0, error.up)(thrown, "ENOENT");
				const builtin = external_node_path_.posix.basename(path ?? name);
				return refuse(`the policy file ${path} ${isMissing ? "does not exist" : `cannot be read: ${(0, error.x5)(thrown)}`}`, builtinPolicies.has(builtin) ? `The built-in policy is builtin:${builtin}.` : `${isMissing ? "Write one" : "Check the path"}, or use builtin:read-only.`);
			}
		}
		function createSource(written, prefix) {
			return (0, builtin_policy.i)(written) ? {
				name: written,
				path: null,
				pinned: null
			} : {
				name: `${prefix}${written}`,
				path: written,
				pinned: null
			};
		}
		function resolveExtends(from, written, prefix) {
			if (typeof written === "object") return {
				name: `${new URL(written.url).href}@${written.sha256}`,
				path: null,
				pinned: { ...written }
			};
			if ((0, builtin_policy.i)(written)) return createSource(written, prefix);
			if (from.path === null) return `a ${(0, builtin_policy.i)(from.name) ? "built-in" : "remote"} policy cannot extend a file`;
			const path = external_node_path_.posix.isAbsolute(written) ? external_node_path_.posix.normalize(written) : external_node_path_.posix.join(external_node_path_.posix.dirname(from.path), written);
			return createSource(path, prefix);
		}
	}),
	49808: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			X9: () => listOwnProfiles,
			tb: () => loadPolicy,
			FM: () => renderDate,
			EM: () => resolveFor,
			zL: () => resolveProfiles
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_path_ = __webpack_require__(76760);
		var policy = __webpack_require__(58748);
		var variables = __webpack_require__(68661);
		var change = __webpack_require__(25761);
		var types_decision = __webpack_require__(10031);
		var compiled_policy = __webpack_require__(42635);
		var types_access = __webpack_require__(95867);
		var control_characters = __webpack_require__(96763);
		var network = __webpack_require__(10007);
		var program_name = __webpack_require__(50309);
		var limits = __webpack_require__(97535);
		var types_search = __webpack_require__(1789);
		var lower = __webpack_require__(51495);
		;
		const filters = {
			cat: /^$/,
			head: /^(?: -[nc]? ?-?\d+| -[qv])*$/,
			tail: /^(?: -[nc]? ?[-+]?\d+| -[qvf])*$/,
			wc: /^(?: -[lwcmL]+)*$/,
			grep: /^(?: -(?:[vinEFowcqxa]+|[ABCm] ?\d+))*(?: -e)? [^- ]\S*$/
		};
		function isStdinFilter({ words }) {
			const [program, ...rest] = (0, types_access.tc)(words) ?? [];
			if (program === undefined || !Object.hasOwn(filters, program)) return false;
			const text = rest.map((word) => ` ${word.replaceAll(/\s/g, "_") || "_"}`).join("");
			return filters[program]?.test(text) === true;
		}
		var net_host = __webpack_require__(51319);
		var matcher = __webpack_require__(92297);
		var meet_lists = __webpack_require__(6232);
		var decide_rule = __webpack_require__(66049);
		;
		const maxCommandCharacters = 200;
		function createGrant(policy, call, decided) {
			const tool = readToolHosts(policy, call);
			const connections = listConnections(decided, policy);
			const starts = policy.catalogue.tools.isOf(call.tool, "command", "session") && decided.some(({ access }) => access.type === "command" || access.type === "opaque");
			if (tool === null && !starts) return connections.length === 0 ? network.iW : {
				...network.iW,
				kind: "request",
				hosts: connections
			};
			const commands = readCommandHosts(decided);
			const hosts = (0, meet_lists.Q)([
				...tool?.hosts ?? [],
				...connections,
				...commands.hosts
			], network.Tj);
			const [first, ...others] = [
				...tool === null ? [] : [tool],
				...decided.flatMap((item) => item.access.type === "connect" ? listRules(item) : []),
				...commands.sources
			];
			if (hosts.length === 0 || first === undefined) return network.iW;
			const sources = [first, ...others];
			const uploadMb = sources.flatMap((source) => source.uploadMb ?? []);
			return {
				kind: sources.every(({ acknowledged }) => acknowledged) ? "acknowledged" : "sealed",
				hosts,
				sees: first.sees.filter((path) => others.every(({ sees }) => sees.includes(path)) && !policy.profiles.some((profile) => profile.type === "restricting" && deniesReading(profile.policy, call, path))),
				uploadMb: uploadMb.length === 0 ? limits.Gm : Math.min(...uploadMb)
			};
		}
		function deniesReading(policy, call, path) {
			const question = (0, matcher.kA)(call, {
				type: "read",
				path,
				valid: true
			}, policy.facts);
			return (0, compiled_policy.dH)(policy).some((rule) => rule.binds === "read" && !(0, types_decision.Jr)(rule.decision) && (0, decide_rule.mU)(rule, question) !== "no");
		}
		function readToolHosts({ customTools }, { tool }) {
			const custom = customTools.find(({ name }) => name === tool);
			if (custom === undefined || custom.network.length === 0) return null;
			return {
				hosts: custom.network,
				acknowledged: custom.acknowledged,
				sees: [],
				uploadMb: null
			};
		}
		function findCommandAlone(decided) {
			if (readCommandHosts(decided).hosts.length > 0) return "";
			const own = decided.filter(({ profile }) => profile === null);
			const commands = own.filter(({ access }) => access.type === "command" && !isHarmless(access));
			const selected = commands.filter((item) => listSources(item).length > 0);
			const [only, ...more] = selected.flatMap(({ access }) => access.type === "command" ? [access] : []);
			if (only === undefined || more.length > 0) return "";
			const text = (0, types_access.tc)(only.words)?.map((word) => (0, types_access.XW)((0, control_characters.UN)(word))).join(" ") ?? "";
			const isBeside = commands.length > 1 || own.some(({ access }) => access.type === "opaque" || isSteering(access));
			return (isBeside || isElsewhere(only)) && text.length <= maxCommandCharacters ? text : "";
		}
		function listConnections(decided, { search }) {
			const grants = decided.flatMap(({ access, votes }) => {
				if (access.type !== "connect") return [];
				const vote = votes.find(({ audit }) => !audit);
				if (vote?.source === "implicit" && vote.rule === types_search.f8) return search === null || search.format === "hosted" ? [] : search.network;
				const host = (0, net_host.fV)(access.host);
				return host === null ? [] : [{
					host,
					port: access.port,
					private: false,
					rule: vote?.rule ?? ""
				}];
			});
			return (0, meet_lists.Q)(grants, network.Tj);
		}
		const nothing = {
			hosts: [],
			sources: []
		};
		function readCommandHosts(decided) {
			const profiles = new Set(decided.flatMap(({ profile }) => profile?.type === "restricting" ? [] : [profile]));
			const [own = nothing, ...others] = [null, ...[...profiles].filter((profile) => profile !== null)].map((profile) => readHostsOf(decided.filter((item) => item.profile === profile)));
			const hosts = others.reduce((met, other) => (0, meet_lists.p)(met, other.hosts, network.Tj), own.hosts);
			return hosts.length === 0 ? nothing : {
				hosts,
				sources: [own, ...others].flatMap(({ sources }) => sources)
			};
		}
		function readHostsOf(decided) {
			const all = [];
			for (const item of decided) {
				const { access } = item;
				if (access.type === "opaque" || isSteering(access)) return nothing;
				if (access.type !== "command") continue;
				const sources = listSources(item);
				if (sources.length === 0 && !isHarmless(access)) return nothing;
				if (sources.length > 0 && isElsewhere(access)) return nothing;
				all.push(...sources);
			}
			const hosts = all.flatMap((source) => source.hosts);
			return {
				hosts: (0, meet_lists.Q)(hosts, network.Tj),
				sources: all
			};
		}
		function listSources(item) {
			return listRules(item).filter(({ hosts }) => hosts.length > 0);
		}
		function listRules({ votes }) {
			return votes.flatMap(({ of, audit }) => of === null || audit ? [] : [of]);
		}
		function isSteering(access) {
			return access.type === "env" && access.inert !== true && !(0, variables.Gp)(access.name);
		}
		function isElsewhere({ cwd }) {
			return cwd === "" || cwd.startsWith("/");
		}
		function isHarmless(access) {
			return (0, lower.N)(access) !== null || isStdinFilter(access);
		}
		var compare_text = __webpack_require__(73014);
		var matchers = __webpack_require__(37236);
		var net = __webpack_require__(6028);
		var offered_tools = __webpack_require__(92122);
		;
		const maxListed = 3;
		const maxAdviceCharacters = 200;
		function renderInstead(policy, vote, question) {
			const { access } = question;
			const own = vote.of?.instead ?? "";
			if (own !== "") return own;
			if (vote.source === "fixed" || vote.source === "patch") return "";
			if (access.type === "opaque") return (0, offered_tools.dG)(policy.catalogue.tools, question.call.tool) ? "" : "Use the file tools, or plain commands with literal words that a rule allows.";
			if ((access.type === "read" || access.type === "write") && access.path.startsWith("/")) return "Use files of the workspace, or /tmp.";
			const grants = listGrants(policy, access.type);
			const covering = grants.filter(({ condition }) => condition.match(question, "grant") === "must");
			const unmet = vote.source === "default" ? covering.flatMap(({ rule }) => renderUnmet(rule, question)) : [];
			if (unmet[0] !== undefined) return unmet[0].slice(0, maxAdviceCharacters);
			const near = grants.filter((grant) => !covering.includes(grant)).map((grant) => ({
				grant,
				nearness: measureNearness(access, grant.message)
			})).filter(({ nearness }) => nearness > 0).toSorted((left, right) => right.nearness - left.nearness).map(({ grant }) => renderGrant(grant, question));
			const [first] = near;
			if (first === undefined) return "";
			const text = `Allowed: ${near.slice(0, maxListed).join("; ")}${near.length > maxListed ? " \u2026" : ""}.`;
			return text.length > maxAdviceCharacters ? `Allowed: ${first}.`.slice(0, maxAdviceCharacters) : text;
		}
		function renderGrant({ message, rule, condition }, question) {
			const { access } = question;
			if (access.type === "command" && condition.match({
				...question,
				access: {
					...access,
					cwd: "."
				}
			}, "grant") === "must") return `${message} (from the root of the workspace)`;
			if (access.type !== "connect" || net.gg.get(access.scheme) === access.port) return message;
			return `${message}${(0, net.KT)(rule.written.when["net"])}`;
		}
		function renderUnmet({ id, when, unless }, question) {
			const failed = when.filter((condition) => condition.match(question, "grant") !== "must").map(({ message }) => message);
			const excepted = failed.length === 0 && unless !== null ? [`not ${unless.map(({ message }) => message).join(" and ")}`] : [];
			const conditions = [...failed, ...excepted];
			return conditions.length === 0 ? [] : [`Rule ${id} allows it only if ${conditions.join(" and ")}.`];
		}
		function measureNearness(access, grant) {
			if (access.type !== "command") return 1;
			const granted = new Set(grant.match(/[\w./-]+/g));
			const shared = access.words.filter((word) => word.type === "literal" && /\w/.test(word.value) && granted.has(word.value));
			return shared.length === 0 ? 0 : shared.length + 1 / grant.length;
		}
		function listGrants(policy, kind) {
			const [own = new Map(), ...others] = (0, compiled_policy.fG)(policy).map((one) => new Map(listOwnGrants(one, kind).map((grant) => [grant.message, grant])));
			return [...own.values()].filter(({ message }) => others.every((grants) => grants.has(message))).toSorted((left, right) => (0, compare_text.n)(left.message, right.message));
		}
		function listOwnGrants(policy, kind) {
			return (0, compiled_policy.dH)(policy).filter((rule) => rule.binds === kind && (0, types_decision.Jr)(rule.decision) && couldHold(policy, rule)).flatMap((rule) => rule.when.filter(({ binds }) => binds === kind).map((condition) => {
				const notes = [kind === "command" ? (0, offered_tools.$u)(rule) : "", rule.written.when["justified"] === true ? " (with a justification)" : ""];
				return {
					message: `${condition.message.replace(/^command is /, "")}${notes.join("")}`,
					rule,
					condition
				};
			}));
		}
		function couldHold(policy, rule) {
			const { facts } = policy;
			if (facts === null) return true;
			const question = (0, matcher.kA)((0, types_decision.Iv)({
				tool: "",
				accesses: [],
				args: null
			}), { type: "none" }, facts);
			const conditions = rule.when.filter(({ key }) => matchers.vu.has(key));
			return (0, decide_rule.HD)(conditions, question, "grant") !== "no";
		}
		var render_yaml = __webpack_require__(1423);
		var error = __webpack_require__(22603);
		var find_steering_files = __webpack_require__(55276);
		var program_starters = __webpack_require__(35546);
		;
		const publishes = /^(?:push|send-pack|send-email|publish|unpublish|upload|deploy|release)$/;
		function explainDanger(access, isDeclared) {
			if (access.type === "read" || access.type === "write") {
				if (access.path.startsWith("/")) return `it ${access.type}s outside of the workspace`;
				if (access.type === "write" && (0, find_steering_files.AB)(access.path).some((file) => file.tests === "yes" || file.later !== "none" || (0, find_steering_files.CY)(file))) return "the file steers other programs";
				if ((0, find_steering_files._p)(access.path)) return "the file may hold a secret";
			}
			if (access.type !== "command" || isDeclared) return "";
			const [first] = access.words;
			const program = first?.type === "literal" ? first.value : "";
			const publishing = access.words.slice(1, 5).find((word) => word.type === "literal" && publishes.test(word.value));
			if (publishing?.type === "literal") return `${publishing.value} may send what is here to others; write a rule that names it`;
			const shown = (0, control_characters.UN)((0, program_name.C8)(program, access.cwd) ?? program);
			if ((0, program_starters.JS)(program)) return `${shown} runs any code that it is given; write a rule that names it`;
			return program.includes("/") ? `${shown} is a file, and who can write it decides what runs; write a rule that names it` : "";
		}
		var readable = __webpack_require__(55267);
		;
		const maxIdWordCharacters = 15;
		const maxSuggestionCharacters = 2e3;
		const maxSuggestedRules = 20;
		function proposeRules(policy, call, decided) {
			const missing = decided.filter(({ decision }) => !(0, types_decision.Jr)(decision));
			const yaml = writeRules(policy, call, missing);
			const dangers = yaml === "" ? [] : missing.map(({ access }) => explainDanger(access, isNamed(policy, call)));
			const danger = dangers.find((text) => text !== "") ?? "";
			return {
				yaml: danger === "" ? yaml : "",
				danger
			};
		}
		function writeRules(policy, call, missing) {
			if (missing.some(({ profile }) => profile !== null)) return "";
			if (missing.length > maxSuggestedRules) return "";
			const rules = [];
			const makeUnique = (0, compiled_policy.hb)(policy);
			for (const { access, votes, declared } of missing) {
				const isOwn = access.type === "opaque" && declared;
				const mayYield = isOwn || access.type === "env" ? ["default", "opaque"] : ["default"];
				if (votes.some(({ source, audit, decision }) => !mayYield.includes(source) && !audit && !(0, types_decision.Jr)(decision))) return "";
				const when = isOwn && isNamed(policy, call) ? { tool: call.tool } : readNarrowestCondition(policy, call, access);
				if (when === null) return "";
				if (rules.some((rule) => JSON.stringify(rule.when) === JSON.stringify(when))) continue;
				const written = {
					id: makeUnique(renderId(access, call.tool)),
					when,
					decision: "allow"
				};
				if (!allowsAccess(policy, call, access, written)) return "";
				rules.push(written);
			}
			if (rules.length === 0) return "";
			const text = (0, render_yaml.W)(rules);
			return text.length > maxSuggestionCharacters ? "" : text;
		}
		function findOpening(policy, call, decided) {
			if (policy.profiles.length > 0) return null;
			return createOpening(policy, call, decided) ?? "sandbox-network";
		}
		function createOpening(policy, call, decided) {
			if (decided.some(({ access }) => access.type === "opaque" || isSteering(access))) return null;
			const commands = decided.flatMap(({ access }) => access.type === "command" && !isHarmless(access) ? [access] : []);
			const [access, ...others] = commands;
			if (access === undefined || others.length > 0 || isElsewhere(access)) return null;
			const when = readNarrowestCondition(policy, call, access);
			if (when === null || when["command"] === undefined) return null;
			const rule = {
				id: (0, compiled_policy.hb)(policy)(renderId(access, call.tool)),
				when,
				decision: "allow"
			};
			return allowsAccess(policy, call, access, rule) ? rule : null;
		}
		function allowsAccess(policy, call, access, written) {
			if (!matchers.Yz.safeParse(written.when).success) return false;
			const rule = (0, decide_rule.mk)(written, {
				layer: "suggestion",
				tools: policy.catalogue.tools,
				lower: policy.lower,
				registries: policy.network.registries,
				problemAt: (_path, message) => (0, error.Yx)(message)
			});
			const match = (0, decide_rule.mU)(rule, (0, matcher.kA)(call, access, policy.facts));
			return (0, decide_rule.kc)(rule, match) || access.type === "read" && (0, readable.vU)(rule, policy, call, access);
		}
		function isNamed({ catalogue }, { tool }) {
			return (0, offered_tools.dG)(catalogue.tools, tool);
		}
		function readNarrowestCondition(policy, call, access) {
			const { tool } = call;
			switch (access.type) {
				case "command": {
					if (isNamed(policy, call)) return { tool };
					const words = (0, types_access.tc)(access.words);
					if (words === null || words.some((word) => word.includes("*"))) return null;
					const [program = "", ...others] = words;
					return {
						tool,
						command: [(0, program_name.C8)(program, access.cwd) ?? program, ...others]
					};
				}
				case "read":
					if (access.path === ".") return { read: ["*"] };
					return readPathCondition(access);
				case "write": return readPathCondition(access);
				case "env": return access.name.includes("*") ? null : { env: { set: [access.name] } };
				case "connect": return readNetCondition(access, tool);
				case "session":
				case "none": return { tool };
				case "opaque": return null;
			}
		}
		function readPathCondition({ type, path }) {
			return /[*?[\]{}!\\]/.test(path) ? null : { [type]: [path] };
		}
		function readNetCondition({ host, scheme, port, method }, tool) {
			const canonical = (0, net_host.HI)(host);
			if (canonical === null) return null;
			return {
				...method !== undefined && { tool },
				net: {
					host: canonical,
					...!net.q5.includes(scheme) && { scheme },
					...net.gg.get(scheme) !== port && { port },
					...method !== undefined && { method }
				}
			};
		}
		function renderId(access, tool) {
			const isAboutTool = access.type === "opaque" || access.type === "session" || access.type === "none";
			const what = access.type === "connect" ? `connect ${access.host}` : (0, types_access.bu)(access).replace(/^command /, "");
			const subject = isAboutTool ? tool : what;
			return `allow-${subject}`.toLowerCase().split(/[^a-z0-9]+/).filter((word) => word !== "" && word.length <= maxIdWordCharacters).join("-").slice(0, 50).replace(/-$/, "");
		}
		var evaluate = __webpack_require__(94056);
		var cut_text = __webpack_require__(37527);
		;
		const maxReasonCharacters = 600;
		const maxRefusedCharacters = 120;
		function createDecide(policy) {
			return (call) => {
				const decided = (0, evaluate._3)(policy, call);
				const { vote, item } = pickWinner(decided);
				const isNeverAsked = policy.approvals === "never" || call.asksPeople === false;
				const asked = vote.decision === "escalate" && isNeverAsked ? "deny" : vote.decision;
				const recalled = recallAllowed(asked, call);
				const decision = recalled?.decision ?? asked;
				const allowed = (0, types_decision.Jr)(decision);
				const isAdvised = !allowed && call.anyCall !== true;
				const question = (0, matcher.kA)(call, item.access, policy.facts);
				const proposal = isAdvised ? proposeRules(policy, call, decided) : null;
				return {
					decision,
					rule: vote.rule,
					reason: recalled?.reason ?? renderReason(vote, item, question),
					refused: allowed ? "" : renderRefused(item.access),
					instead: isAdvised ? renderInstead(policy, vote, question) : "",
					suggestion: proposal?.yaml ?? "",
					matched: listMatched(decided),
					grant: allowed || decision === "escalate" ? createGrant(policy, call, decided) : network.iW,
					alone: allowed ? findCommandAlone(decided) : "",
					limits: listRuleLimits(decided, call),
					followUp: {
						escalation: asked === "escalate" ? pickEscalation(vote, decided) : null,
						escalatedPaths: asked === "escalate" ? listEscalatedPaths(decided) : [],
						mayRemember: decided.every(({ access }) => access.type !== "opaque"),
						mayRetry: policy.approvals === "on-failure",
						opening: allowed || decision === "escalate" ? findOpening(policy, call, decided) : null,
						danger: proposal?.danger ?? ""
					}
				};
			};
		}
		function recallAllowed(decision, { isRemembered = false, approvedBy = [] }) {
			if (isRemembered && (decision === "explain" || decision === "escalate")) return {
				decision: "allow-for-run",
				reason: "the same call was allowed for this run"
			};
			return decision === "escalate" && approvedBy.length > 0 ? {
				decision: "allow",
				reason: `a person approved these changes before (${approvedBy.join(", ")})`
			} : null;
		}
		function pickEscalation(vote, decided) {
			const read = ({ of }) => of?.escalation ?? (0, decide_rule.Wu)(undefined);
			return decided.flatMap(({ profile, votes }) => profile?.owner === "organisation" ? votes : []).filter(({ audit, decision }) => !audit && decision === "escalate").map(read).reduce((own, floor) => ({
				label: floor.label || own.label,
				by: own.by.filter((permission) => floor.by.includes(permission)),
				ttlMs: Math.min(own.ttlMs, floor.ttlMs)
			}), read(vote));
		}
		function listEscalatedPaths(decided) {
			return decided.flatMap(({ access, decision }) => access.type === "write" && decision === "escalate" ? [access.path] : []);
		}
		function pickWinner(decided) {
			const all = decided.flatMap((item) => item.votes.filter(({ audit }) => !audit).map((vote) => ({
				vote,
				item
			})));
			const [winner] = all.toSorted((left, right) => (0, evaluate.G3)(left.vote, right.vote) || ((0, types_decision.Jr)(left.vote.decision) ? 0 : (0, evaluate.YF)(left.vote, right.vote)) || left.item.index - right.item.index || (0, evaluate.YF)(left.vote, right.vote));
			if (winner === undefined) throw new Error("a call without any vote");
			return winner;
		}
		function renderRefused(access) {
			const text = (0, types_access.bu)(access).replace(/^opaque /, "");
			return (0, control_characters.UN)((0, cut_text.IN)(text, maxRefusedCharacters));
		}
		function renderReason(vote, { access, profile, votes }, question) {
			const what = (0, types_access.bu)(access);
			const text = (() => {
				if (vote.source === "implicit" || vote.source === "patch") return vote.reason;
				if (vote.rule === "default-opaque") return `The effects of this cannot be determined: ${vote.reason}.`;
				if (vote.rule === "default") return (0, types_decision.Jr)(vote.decision) ? `No rule matches ${what}; the default allows it.` : [`No rule${profile === null ? "" : ` of the profile ${profile.name}`} allows ${what}${renderPlace(access)}.`, ...votes.flatMap(({ of }) => of === null || of.expired === "" ? [] : [of.expired])].join(" ");
				if (vote.source === "fixed") return vote.rule === "tools" ? `${vote.reason}.` : `${vote.reason} (${what})`;
				const unasked = vote.decision === "escalate" && question.call.asksPeople === false ? " (a person would have to approve it, and no person can be asked in this run)" : "";
				if (vote.reason !== "") return `${vote.reason}${unasked}`;
				const conditions = vote.of?.when.map((condition) => condition.describeMatch(question, "restrict")).join(" and ") ?? "";
				return `The decision for ${what} is ${vote.decision}${conditions === "" ? "" : `: ${conditions}`}.${unasked}`;
			})();
			return (0, control_characters.UN)((0, cut_text.IN)(text, maxReasonCharacters));
		}
		function renderPlace(access) {
			if (access.type !== "command" || access.cwd === ".") return "";
			const [program] = access.words;
			if (program?.type !== "literal" || !program.value.includes("/") || program.value.startsWith("/")) return "";
			const path = (0, program_name.C8)(program.value, access.cwd);
			if (path !== null) return `, which is ${(0, types_access.XW)(path)} of the workspace`;
			return access.cwd === "" ? " in a directory that is not known" : ` in ${(0, types_access.XW)(access.cwd)}`;
		}
		function listRuleLimits(decided, call) {
			const rules = new Map(decided.flatMap(({ votes }) => votes.flatMap(({ of }) => of === null ? [] : [[of.id, of]])));
			return [...rules.values()].flatMap(({ id, perRun, audit }) => perRun === null || audit ? [] : [{
				limit: `rule:${id}`,
				used: call.rulesUsed.get(id) ?? 0,
				of: perRun
			}]);
		}
		function listMatched(decided) {
			const seen = new Set();
			return decided.flatMap(({ votes, index }) => votes.flatMap((vote) => {
				const rule = vote.audit ? `audit:${vote.rule}` : vote.rule;
				const key = `${index} ${rule} ${vote.decision}`;
				if (seen.has(key)) return [];
				seen.add(key);
				return [{
					rule,
					layer: vote.layer,
					decision: vote.decision,
					access: index
				}];
			}));
		}
		var fixed_decisions = __webpack_require__(40919);
		var host_entries = __webpack_require__(27748);
		var args = __webpack_require__(62058);
		var glob = __webpack_require__(82004);
		var describe_network = __webpack_require__(10281);
		var registry_addresses = __webpack_require__(23005);
		var builtin_policy = __webpack_require__(1253);
		;
		const maxSummaryCharacters = 4e3;
		const maxLineCharacters = 420;
		const summary_maxCommandCharacters = 1300;
		const summary_maxListed = 4;
		const shortListed = 2;
		function renderSummary(policy) {
			const granting = (0, compiled_policy.fG)(policy);
			const writable = renderFiles("Writable", listGranted(policy, "write", "write of "));
			const variables = listGranted(policy, "env", "sets ");
			const lines = [
				"A policy decides each call. A denied call did nothing and stays denied: choose another way.",
				...renderCommands(policy, granting),
				renderFiles("Readable", listGranted(policy, "read", "read of ")) || "No file may be read.",
				writable === "" ? "No file of the workspace may be written." : `${writable} Never: .git, .github, policy files.${renderUnpublished(policy.patchAllows)}`,
				renderList("Tools of MCP servers that are allowed", (0, offered_tools.hC)(granting), ", "),
				variables.includes("*") ? "" : renderList("Variables that a command may be given", variables, ", "),
				renderRequests(policy),
				...renderDenials((0, compiled_policy.jm)(policy).flatMap(compiled_policy.dH).filter(({ decision, binds }) => !(0, types_decision.Jr)(decision) && (binds !== "write" || writable !== "")), policy.approvals)
			].filter((line) => line !== "");
			const text = [...new Set(lines)].join("\n");
			return (0, cut_text.IN)(text, maxSummaryCharacters);
		}
		const titles = {
			explain: "Needs a justification",
			escalate: "Needs the approval of a person, and may end the run until then, so do it last"
		};
		function renderDenials(rules, approvals) {
			const denials = new Map();
			for (const { decision, when, unless, reason, instead } of rules) {
				const what = when.map(({ message }) => shorten(message)).join(", ");
				const [, verb, files = what] = /^(read|write) of (.*)$/s.exec(what) ?? [];
				const place = verb !== undefined && files.startsWith("/") ? " outside the workspace" : "";
				const rest = `${files}${place}${renderExceptions(unless)}`;
				const title = decision === "escalate" && approvals === "never" ? "Denied" : titles[decision] ?? "Denied";
				const key = verb === undefined ? denials.size : JSON.stringify([
					title,
					rest,
					reason
				]);
				const same = denials.get(key);
				if (verb !== undefined && same !== undefined) same.verbs.push(verb);
				else denials.set(key, {
					title,
					verbs: verb === undefined ? [] : [verb],
					rest,
					reason,
					instead
				});
			}
			return [...denials.values()].map(({ title, verbs, rest, reason, instead }) => {
				const of = verbs.length === 0 ? "" : `${verbs.join(" or ")} of `;
				return cut([`${title}: ${of}${rest}.`, instead === "" ? reason : instead].filter((text) => text !== "").join(" "));
			});
		}
		function renderExceptions(unless) {
			if (unless === null) return "";
			const except = unless.map(({ message }) => message.replace(/^(?:read|write) of /, "")).join(", ");
			return splitItems(except).length > summary_maxListed ? ", with exceptions" : ` (except ${except})`;
		}
		function renderCommands(policy, granting) {
			if (!policy.catalogue.tools.listNames("command", "session").some(policy.hasTool)) return [];
			const granted = listOwnFirst(listGrants(policy, "command"));
			const history = policy.git === "visible" ? "Git has one commit with the files that may be read: the history is not there." : "";
			const isContained = granting.every((one) => (0, compiled_policy.dH)(one).some(({ contains }) => contains));
			if (isContained) return [
				"Commands: any program, shell text or inline code runs in a sandbox. Changes that no rule allows are restored and named in the result.",
				...renderNetwork(policy, granted),
				history
			];
			return [
				renderList("Commands that are allowed", granted.map(({ message }) => message), "; ", summary_maxCommandCharacters),
				...renderNetwork(policy, granted),
				"In shell text each command is decided; cd, echo and test need no rule. Inline code (node -e, python -c) and shell text that cannot be parsed are denied.",
				history
			];
		}
		function listOwnFirst(grants) {
			const isBuiltIn = ({ rule }) => Number((0, builtin_policy.i)(rule.layer));
			return grants.toSorted((left, right) => isBuiltIn(left) - isBuiltIn(right) || countPrograms(right) - countPrograms(left));
		}
		function countPrograms({ rule }) {
			const { command } = rule.written.when;
			if (!Array.isArray(command) || command.length !== 2 || command[1] !== "**") return 0;
			const [first] = command;
			if (typeof first !== "object") return 1;
			return "any" in first ? first.any.filter((choice) => typeof choice === "string").length : 0;
		}
		function renderNetwork(policy, granted) {
			const { forward } = policy.network;
			const allow = policy.network.allow.filter(({ host }) => !(0, describe_network.o8)(host));
			const named = granted.filter(({ rule }) => rule.hosts.length > 0);
			const every = allow.length === 0 ? "" : `Network: every command reaches ${(0, describe_network.gq)(allow)}.`;
			const alone = "Send each alone; `cd` inside the workspace before it and `| tail` behind it may stay.";
			const rest = allow.length > 0 ? "No command reaches another host." : named.length > 0 ? "No other command reaches a host." : "Network: no command reaches a host.";
			return [
				cut(every),
				named.length === 0 ? "" : `${renderList("Network of single commands", named.map(renderCommand), "; ")} ${alone}`,
				`${rest} The loopback works.`,
				named.every(({ rule }) => rule.acknowledged) ? "" : `A sealed command runs on the files from before you began: it sees nothing that you wrote, and only its files below ${network.JI} are kept, where you can read them.`,
				renderList("Ports of the machine on the loopback of commands", forward.map(String), ", ")
			];
		}
		function renderCommand({ message, rule }) {
			const hosts = (rule.written.hosts ?? []).map((one) => typeof one === "string" ? one : one.host);
			const others = hosts.filter((host) => !(0, describe_network.o8)((0, registry_addresses.lS)(host).host));
			return `${message} reaches ${others.join(", ") || "no host"}${rule.acknowledged ? "" : ", sealed"}`;
		}
		function renderRequests(policy) {
			const tools = policy.catalogue.tools.listNames("request", "fetch").filter((tool) => (0, offered_tools.kd)(policy, tool));
			return tools.length === 0 ? "" : renderList(`Requests of ${tools.join(" and ")} reach`, listHosts(policy), ", ");
		}
		function listHosts(policy) {
			const open = policy.network.allow.length === 0 ? [] : (0, describe_network.gq)(policy.network.allow).split(", ");
			return [...new Set([...listGranted(policy, "connect", "connection to "), ...open])];
		}
		function renderUnpublished(allowed) {
			const words = {
				links: "symbolic links",
				modes: "changed file modes",
				attributes: ".gitattributes"
			};
			const refused = change.x9.filter((risk) => !allowed.includes(risk)).map((risk) => words[risk]);
			return refused.length === 0 ? "" : ` Reverted: ${refused.join(", ")}; a patch with one fails.`;
		}
		function renderList(title, items, separator, most = maxLineCharacters) {
			const [first, ...others] = items;
			if (first === undefined) return "";
			let length = first.length;
			const shown = others.filter((item) => (length += separator.length + item.length) <= most);
			const rest = others.length - shown.length;
			return `${title}: ${[
				cut(first),
				...shown,
				...rest === 0 ? [] : [`and ${rest} more`]
			].join(separator)}.`;
		}
		function renderFiles(title, messages) {
			const globs = messages.flatMap(splitItems);
			const isWhole = globs.includes("**");
			const others = globs.filter((glob) => !isWhole || glob.startsWith("/"));
			return renderList(title, [...isWhole ? ["the workspace"] : [], ...pickFirst(others)], ", ");
		}
		function shorten(message) {
			return pickFirst(splitItems(message)).join(", ");
		}
		function splitItems(message) {
			return message.replaceAll(/\{[^{}]*\}|, /g, (found) => found === ", " ? "\0" : found).split("\0");
		}
		function pickFirst(items) {
			if (items.length <= summary_maxListed) return items;
			const [last = "", ...others] = items.slice(0, shortListed).toReversed();
			return [...others.toReversed(), `${last} and ${items.length - shortListed} more`];
		}
		function cut(line) {
			return (0, cut_text.IN)(line, maxLineCharacters);
		}
		function listGranted(policy, kind, beginning) {
			return listGrants(policy, kind).map(({ message }) => message.startsWith(beginning) ? message.slice(beginning.length) : message);
		}
		var unheld_change = __webpack_require__(75284);
		;
		function createJudge(policy, decide) {
			const writers = policy.catalogue.tools.listNames("command", "session", "session-input", "write", "custom");
			const makers = writers.flatMap((tool) => [{
				tool,
				origin: "structured"
			}, {
				tool,
				origin: "script"
			}]);
			return (changes, { tainted, approved, dependencies }, call) => {
				function* ask({ path, before, after }, known) {
					const about = {
						accesses: [(0, types_access.s3)(path, (after ?? before)?.kind ?? null)],
						changes: known,
						tainted,
						...dependencies !== undefined && { dependencies }
					};
					if (call !== null) {
						yield decide({
							...call,
							...about
						});
						return;
					}
					for (const maker of makers) yield decide((0, types_decision.Iv)({
						...about,
						...maker,
						args: null,
						justified: true,
						anyCall: true
					}));
				}
				return changes.map((change) => {
					const mayStay = ({ decision }) => (0, types_decision.Jr)(decision) || decision === "escalate" && approved.has(change.path);
					const verdicts = [];
					for (const verdict of ask(change, changes)) {
						if (mayStay(verdict)) return null;
						verdicts.push(verdict);
					}
					const withoutContents = [...ask(change, [])];
					const asked = verdicts.find((verdict) => verdict.decision === "escalate");
					const isHeld = (0, unheld_change.c)(change, policy.patchAllows) === null;
					const denial = asked ?? pickDenial(verdicts, withoutContents);
					const contentsMatter = isHeld || denial.rule !== "rejected" && change.before?.kind === "file" && change.after?.kind === "file";
					const byContent = contentsMatter && withoutContents.some((verdict) => mayStay(verdict) || asked === undefined && verdict.decision === "escalate");
					const always = byContent || !isHeld ? denial : pickDenial(withoutContents, withoutContents);
					const found = always.decision === denial.decision ? always : denial;
					const { decision, rule, followUp } = found;
					return {
						decision,
						rule,
						reason: omitPath(found),
						escalation: followUp.escalation,
						byContent
					};
				});
			};
		}
		function omitPath({ reason, refused }) {
			return reason.replace(` (${refused})`, "").replace(refused, "it");
		}
		function pickDenial(verdicts, withoutContents) {
			const byContents = withoutContents.findIndex(({ decision }) => (0, types_decision.Jr)(decision));
			const found = verdicts.find(({ rule }) => rule === "protected") ?? verdicts[byContents] ?? verdicts.find(({ rule }) => !["tools", "default"].includes(rule)) ?? verdicts.find(({ rule }) => rule === "default") ?? verdicts[0];
			if (found === undefined) throw new Error("a policy without a tool that writes");
			return found;
		}
		var path_text = __webpack_require__(45894);
		var below_directory = __webpack_require__(26272);
		var protected_paths = __webpack_require__(98143);
		var text_glob = __webpack_require__(68685);
		var match_names = __webpack_require__(98091);
		var tool_catalogue = __webpack_require__(89953);
		;
		function createClosedPaths(policy) {
			const { tools } = policy.catalogue;
			return closePaths(policy, {
				denied: tools.listNames("command", "session", "custom"),
				allowed: tools.listNames("command", "session"),
				listDenied: listHistoryReads
			});
		}
		function createPathsClosedTo(policy, tool) {
			return closePaths(policy, {
				denied: [tool],
				allowed: [tool],
				listDenied: () => []
			});
		}
		function listHistoryReads(rule) {
			return (0, decide_rule.A3)(rule.written).map((read) => (0, decide_rule.mk)({
				id: rule.id,
				when: { read },
				decision: "deny"
			}, rule));
		}
		function closePaths(policy, reader) {
			const closers = [createCloser(policy, reader, (0, types_decision.Jr)(policy.defaultDecision)), ...policy.profiles.map(({ type, policy: narrower }) => createCloser(narrower, reader, type === "restricting" || (0, types_decision.Jr)(narrower.defaultDecision)))];
			return {
				explain(path) {
					const questions = askAbout(path);
					const found = closers.flatMap((closer) => closer.listClosures(questions));
					return found.find(({ unlessHarmless }) => !unlessHarmless) ?? found.at(-1) ?? null;
				},
				judgeDirectory(directory) {
					const states = closers.map((closer) => closer.judgeDirectory(directory));
					if (states.includes("closed")) return "closed";
					return states.every((state) => state === "open") ? "open" : "mixed";
				},
				isNamedByAuthor(path) {
					const questions = askAbout(path);
					return questions.read.path?.isPlain === true && closers.some((closer) => closer.isNamedByAuthor(questions));
				}
			};
		}
		function createCloser(policy, reader, opensByDefault) {
			const rules = (0, compiled_policy.dH)(policy);
			const denials = [...rules.filter(({ binds, decision }) => binds === "read" && !(0, types_decision.Jr)(decision)), ...rules.flatMap(reader.listDenied)].flatMap((rule) => bindRule(policy, rule, [...reader.denied, ...listServerNames(rule)]));
			const grants = (0, readable.yt)(policy).flatMap((rule) => bindRule(policy, rule, reader.allowed));
			const isOpened = (questions) => opensByDefault || grants.some(({ rule, kind }) => (0, decide_rule.mU)(rule, questions[kind]) === "must");
			return {
				listClosures(questions) {
					const denied = denials.filter(({ rule }) => (0, decide_rule.mU)(rule, questions.read) !== "no").map(({ rule, isBySecretName }) => ({
						rule: rule.id,
						unlessHarmless: isBySecretName(questions.read)
					}));
					return isOpened(questions) ? denied : [...denied, {
						rule: "default",
						unlessHarmless: false
					}];
				},
				judgeDirectory(directory) {
					if (denials.some((denial) => denial.below.appliesToAll(directory, "may"))) return "closed";
					if (!opensByDefault && !grants.some((grant) => grant.below.mayApply(directory))) return "closed";
					const isOpen = opensByDefault || grants.some((grant) => grant.below.appliesToAll(directory, "must"));
					return isOpen && !denials.some((denial) => denial.below.mayApply(directory)) ? "open" : "mixed";
				},
				isNamedByAuthor(questions) {
					const isExcepted = ({ rule, kind }) => kind === "read" && rule.unless !== null && (0, decide_rule.mU)({
						...rule,
						unless: null
					}, questions.read) !== "no";
					return denials.some(({ rule }) => !(0, builtin_policy.i)(rule.layer) && (0, decide_rule.mU)(rule, questions.read) !== "no") || !isOpened(questions) && grants.some((grant) => !(0, builtin_policy.i)(grant.rule.layer) && isExcepted(grant));
				}
			};
		}
		function listServerNames({ toolNames }) {
			return (toolNames ?? []).filter(tool_catalogue.yf).map((name) => name.replaceAll("*", "x"));
		}
		const secretNames = new Set((0, find_steering_files.vh)(({ secret }) => secret));
		function bindRule(policy, rule, tools) {
			const kind = rule.binds === "write" ? "write" : "read";
			const bound = new Map();
			for (const tool of tools) {
				const call = (0, types_decision.Iv)({
					tool,
					accesses: [],
					args: null
				});
				const others = (0, below_directory.fh)(rule, (0, matcher.kA)(call, {
					type: kind,
					path: ".",
					valid: true
				}, policy.facts), matchers.Xe);
				if (others.when !== "no") bound.set(`${others.when} ${others.unless}`, others);
			}
			const globs = (0, decide_rule.oq)(rule, "when").filter((glob) => !secretNames.has(glob));
			const matchesOther = (0, glob.Qb)(globs);
			return [...bound.values()].map((others) => ({
				rule: {
					...rule,
					when: [...rule.when.filter(below_directory.IM), createConstant(others.when)],
					unless: rule.unless === null ? null : [...rule.unless.filter(below_directory.IM), createConstant(others.unless)]
				},
				kind,
				isBySecretName: ({ path }) => path === null || globs.length === 0 || !matchesOther(path, "restrict"),
				below: (0, below_directory.p$)(rule, others)
			}));
		}
		function createConstant(match) {
			return {
				key: "constant",
				binds: null,
				message: "",
				match: () => match,
				explain: () => "",
				describeMatch: () => ""
			};
		}
		const unknownCall = (0, types_decision.Iv)({
			tool: "",
			accesses: [],
			args: null
		});
		function askAbout(path) {
			const read = (0, matcher.kA)(unknownCall, {
				type: "read",
				path,
				valid: true,
				isFile: true
			}, null);
			return {
				read,
				write: {
					...read,
					access: {
						type: "write",
						path,
						valid: true,
						isFile: true
					}
				}
			};
		}
		var schema_parts = __webpack_require__(2215);
		;
		function createNetworkPolicy(policy) {
			const { allow, setup, forward, acknowledged } = policy.network;
			const opens = [
				allow,
				setup,
				forward,
				...policy.customTools.map(({ network }) => network)
			].some((open) => open.length > 0) || (0, compiled_policy.dH)(policy).some((rule) => (rule.binds === "connect" || rule.hosts.length > 0) && ((0, types_decision.Jr)(rule.decision) || rule.decision === "escalate") && mayConcernCommands(policy, rule));
			if (!opens) return null;
			return {
				allow,
				setup,
				forward,
				acknowledged,
				deny: listConnectionDenials(policy, mayConcernCommands)
			};
		}
		function listDeniedToServers(policy) {
			return listConnectionDenials(policy, mayConcernServers);
		}
		function listConnectionDenials(policy, mayConcern) {
			return (0, compiled_policy.jm)(policy).flatMap((one) => (0, compiled_policy.dH)(one).filter((rule) => rule.binds === "connect" && !(0, types_decision.Jr)(rule.decision) && mayConcern(one, rule)).map(readDenial));
		}
		function readDenial(rule) {
			const { host, port } = rule.written.when["net"];
			const hosts = host === undefined ? null : (0, schema_parts.c3)(host);
			return {
				hosts: hosts === null || hosts.some((name) => (0, net_host.Jg)(name) !== null) ? null : hosts.map(net_host.KO),
				ports: port === undefined ? null : (0, schema_parts.c3)(port),
				rule: rule.id,
				holds: rule.decision === "explain" || rule.decision === "escalate" ? "unless-granted" : "always"
			};
		}
		function mayConcernCommands(policy, rule) {
			const tools = policy.catalogue.tools.listNames("command", "session", "custom");
			return tools.some((tool) => mayMatchCall(policy, rule, tool, matchers.Xe));
		}
		function mayConcernServers(policy, rule) {
			if (rule.toolNames?.some((name) => name.startsWith("mcp.") || name.includes("*")) === false) return false;
			return mayMatchCall(policy, rule, policy.catalogue.tools.pickName("command"), new Set([...matchers.Xe, "tool"]));
		}
		function mayMatchCall(policy, rule, tool, ignored) {
			const call = (0, types_decision.Iv)({
				tool,
				accesses: [],
				args: null
			});
			return (0, below_directory.fh)(rule, (0, matcher.kA)(call, { type: "none" }, policy.facts), ignored).when !== "no";
		}
		;
		function createView(policy) {
			let view = null;
			return () => view ??= computeView(policy);
		}
		function computeView(policy) {
			const isContained = (0, compiled_policy.jm)(policy).some(needsContainment);
			const writeGrants = (0, compiled_policy.fG)(policy).map(listWriteGrants);
			return {
				require: isContained && policy.isolation !== "strict" ? "full" : policy.isolation,
				programs: isContained ? "any" : "by-name",
				passEnv: policy.passEnv,
				caches: policy.caches,
				mayWriteBelow: createWritableCheck(policy, writeGrants),
				allowsWrites: writeGrants.every((grants) => grants.length > 0),
				closed: createClosedPaths(policy),
				closedTo: (tool) => createPathsClosedTo(policy, tool),
				isOffered: (tool) => (0, offered_tools.kd)(policy, tool),
				network: createNetworkPolicy(policy),
				authorities: policy.network.authorities,
				deniedToServers: listDeniedToServers(policy),
				...policy.commandLimits,
				freeDiskMb: policy.freeDiskMb,
				git: policy.git,
				unixSockets: policy.unixSockets,
				ptrace: policy.ptrace
			};
		}
		function needsContainment(policy) {
			const rules = (0, compiled_policy.dH)(policy);
			return !(0, types_decision.Jr)(policy.defaultDecision) && rules.some(({ contains }) => contains) && !rules.some(({ binds, decision }) => binds === "command" && (0, types_decision.Jr)(decision));
		}
		function createWritableCheck(policy, grants) {
			const denials = (0, compiled_policy.jm)(policy).flatMap(listWriteDenials);
			return (directory) => grants.every((checks) => checks.some((mayWriteBelow) => mayWriteBelow(directory))) && !denials.some((deniesAllBelow) => deniesAllBelow(directory)) && (0, path_text.qW)(directory) && (0, protected_paths.OT)(`${directory}/x`, policy.protectedPaths) === null;
		}
		function listWriteGrants(policy) {
			if ((0, types_decision.Jr)(policy.defaultDecision)) return [() => true];
			const writers = policy.catalogue.tools.listNames("command", "session", "write");
			return (0, compiled_policy.dH)(policy).flatMap((rule) => {
				if (rule.contains || (0, types_decision.c6)(rule.decision)) return [];
				if (rule.binds === null) return writers.some((0, match_names.G)(rule.toolNames ?? ["*"])) ? [() => true] : [];
				if (rule.binds !== "write") return [];
				const isAlwaysExcepted = rule.unless?.every(below_directory.IM) === true;
				return [(0, below_directory.p$)(rule, {
					when: "may",
					unless: isAlwaysExcepted ? "must" : "no"
				}).mayApply];
			});
		}
		function listWriteDenials(policy) {
			return (0, compiled_policy.dH)(policy).flatMap((rule) => {
				const restricts = !(0, types_decision.Jr)(rule.decision) && rule.decision !== "escalate";
				const yields = rule.decision === "explain" && policy.approvals === "on-failure";
				const isSteady = [...rule.when, ...rule.unless ?? []].every(({ key }) => key === "write");
				if (rule.binds !== "write" || !restricts || yields || !isSteady) return [];
				const isExcepted = (0, text_glob.tI)((0, decide_rule.oq)(rule, "unless"));
				const { appliesToAll } = (0, below_directory.p$)(rule, {
					when: "must",
					unless: "no"
				});
				return [(directory) => appliesToAll(directory, "must") && !isExcepted(`${directory}/x`)];
			});
		}
		var check_layers = __webpack_require__(14380);
		var compile_layers = __webpack_require__(34476);
		var custom_tools = __webpack_require__(56876);
		var resolve_layers = __webpack_require__(89707);
		var resolve_floor = __webpack_require__(88547);
		var policy_error = __webpack_require__(40328);
		var resolve_profiles = __webpack_require__(26995);
		var settings = __webpack_require__(89668);
		;
		function renderResolvedYaml(name, layers, compiled) {
			const { profiles } = compiled;
			const file = {
				version: 1,
				name,
				tools: renderTools(compiled)
			};
			for (const [key, { place, write }] of settings.ym) put(file, place.split("."), write(compiled[key], layers));
			put(file, ["defaults", "onError"], "deny-and-abort");
			if (profiles.length > 0) file["profiles"] = renderProfiles(profiles);
			file["rules"] = compiled.rules.map(({ written }) => written);
			const layerOf = new Map((0, compiled_policy.jm)(compiled).flatMap(({ rules }) => rules.map((rule) => [rule.written, rule.layer])));
			const digests = layers.map((layer) => `# ${(0, control_characters.N0)(layer.name)} ${layer.sha256}\n`).join("");
			return `${digests}\n${(0, render_yaml.W)(file, (item) => {
				const layer = layerOf.get(item);
				return layer === undefined ? null : `from ${(0, control_characters.N0)(layer)}`;
			})}`;
		}
		function put(map, [key = "", ...rest], value) {
			if (value === undefined || typeof value === "object" && Object.keys(value ?? {}).length === 0) return;
			const known = map[key] ?? {};
			if (rest.length > 0) put(map[key] = known, rest, value);
			else map[key] = typeof value === "object" && !Array.isArray(value) ? {
				...known,
				...value
			} : value;
		}
		function renderTools({ tools }) {
			if (tools.offered === null && tools.denied.length === 0) return undefined;
			return {
				...tools.offered !== null && {
					pack: "resolved",
					packs: { resolved: { tools: tools.offered } }
				},
				...tools.denied.length > 0 && { deny: tools.denied }
			};
		}
		function renderProfiles(profiles) {
			return Object.fromEntries(profiles.map(({ name, when, type, policy }, index) => [`${name}-profile-${index + 1}`.slice(-60).replace(/^-/, ""), {
				when,
				tools: renderTools(policy),
				...type === "complete" && { defaults: {
					decision: policy.defaultDecision,
					opaque: policy.opaqueDecision
				} },
				rules: policy.rules.map(({ written }) => written)
			}]));
		}
		;
		function renderDate(nowMs) {
			return new Date(nowMs).toISOString().slice(0, 10);
		}
		async function loadPolicy(options) {
			const read = await (0, resolve_layers.n)(options);
			const floorsRead = await Promise.all(options.floors.map(({ source, readFile, origin }) => (0, resolve_layers.n)({
				...options,
				source,
				readFile
			}, `${policy.Zy}${origin}`)));
			const problems = [...read.problems, ...floorsRead.flatMap((floor) => floor.problems)];
			const workspace = options.workspace ?? null;
			const below = [read.layers, ...read.profiles.map((profile) => profile.layers)].flat();
			const above = floorsRead.flatMap((floor) => [...floor.layers, ...floor.profiles.flatMap((profile) => profile.layers)]);
			const all = [...above, ...below];
			(0, resolve_floor.YK)(below, problems);
			(0, check_layers.Fb)([...new Set(all)], options.catalogue.tools, problems);
			(0, check_layers.VT)(read.layers, problems);
			const named = [...listOwnFiles(below), ...(0, custom_tools.Rj)((0, settings.pP)(read.layers))].flatMap((path) => (0, variables.xO)(path, workspace) ?? []).filter((path) => path !== ".");
			const context = {
				catalogue: {
					...options.catalogue,
					tools: (0, custom_tools.k6)(options.catalogue.tools, (0, settings.pP)(all))
				},
				workspace,
				protectedPaths: [...new Set([...options.protectedPaths, ...named])]
			};
			const floors = floorsRead.flatMap((floor) => compileFloor(floor, options, context, problems));
			(0, resolve_floor.KC)(floors, [...new Set(below)], {
				providers: context.catalogue.providers,
				problems
			});
			const layers = (0, resolve_floor.po)(read.layers, floors);
			const base = (0, compile_layers.g)(layers, context, problems);
			const profiles = [...floors, ...read.profiles.map((profile) => (0, resolve_profiles.S)(profile, (0, compile_layers.g)(profile.layers, context, problems), "repository"))];
			const sources = {
				layers,
				base,
				profiles,
				context,
				today: options.today
			};
			const policies = [{
				...mergeFor(sources, []),
				rules: base.rules
			}, ...profiles.map((profile) => ({
				...mergeFor(sources, [profile]),
				rules: profile.policy.rules
			}))];
			for (const settings of policies) checkRequired(layers, settings, problems);
			checkHistoryReads(policies, problems);
			if (problems.length > 0 || layers.length === 0) throw (0, policy_error.j)(options.source, problems);
			return resolveFor(sources, options.facts ?? null);
		}
		function checkHistoryReads(policies, problems) {
			const globs = policies.flatMap(({ rules, git }) => rules.flatMap((rule) => (0, decide_rule.A3)(rule.written).map((read) => ({
				rule,
				read,
				git
			}))));
			for (const { rule, git } of globs) if (git !== "visible") {
				const message = `rule ${rule.id} asks for earlier reads of files, and processes see these files in the history of git`;
				problems.push(rule.problemAt(["when"], message, "Add sandbox: { git: visible }."));
			}
			const isAsked = (0, glob.Qb)(globs.flatMap(({ read }) => read));
			for (const rule of policies.flatMap(({ rules }) => rules)) for (const [index, path] of rule.sees.entries()) if (isAsked((0, glob.bZ)(path), "restrict")) {
				const message = `${path} is a file for whose reads a rule asks with after or before: no process may see it`;
				problems.push(rule.problemAt(["sees", index], message, "Remove it."));
			}
		}
		function compileFloor(floor, { catalogue }, context, problems) {
			const own = {
				...catalogue,
				tools: (0, custom_tools.k6)(catalogue.tools, (0, settings.pP)(floor.layers))
			};
			(0, resolve_floor.pQ)(floor.layers, problems);
			(0, check_layers.VT)(floor.layers, problems);
			const compile = (layers) => {
				(0, compile_layers.g)(layers, {
					...context,
					catalogue: own
				}, problems);
				return (0, compile_layers.g)(layers, context, []);
			};
			const floors = [(0, resolve_profiles.$)(floor, compile(floor.layers)), ...floor.profiles.map((profile) => (0, resolve_profiles.S)(profile, compile(profile.layers), "organisation"))];
			for (const { policy } of floors) checkHistoryChoice(policy, floors[0]?.policy.git ?? policy.git, problems);
			return floors;
		}
		function checkHistoryChoice(policy, git, problems) {
			const closing = (0, compiled_policy.dH)(policy).find(({ layer, binds, decision, unless }) => !(0, builtin_policy.i)(layer) && binds === "read" && (!(0, types_decision.Jr)(decision) || unless !== null));
			if (git !== null || closing === undefined) return;
			const message = `rule ${closing.id} closes files, and a repository may let processes read them in the history of git`;
			const hint = "Add sandbox: { git: visible } (one commit with the files that processes may read), or sandbox: { git: history } if `git show` may print what was committed.";
			problems.push(closing.problemAt(["when"], message, hint));
		}
		function checkRequired(layers, settings, problems) {
			const own = layers.at(-1);
			const isOpen = settings.acceptsListed || settings.acceptsSchedule;
			for (const [kind, accepted] of [["permission", isOpen ? null : settings.permissions], ["association", settings.associations]]) if (accepted?.length === 0 && own !== undefined) {
				const message = `no ${kind} is accepted by all layers, so no one could start a run`;
				problems.push(own.yaml.problemAt(["require", "actor"], message, `Name ${kind}s that the layers share.`));
			}
		}
		function resolveFor(sources, facts) {
			const selected = sources.profiles.filter(({ isFloor, isSelected }) => facts === null ? isFloor : isSelected(facts));
			const settings = mergeFor(sources, selected);
			const compiled = {
				...applySettings(sources.base, settings, facts, sources.today),
				profiles: selected.map((profile) => ({
					...profile,
					policy: narrowProfile(profile, settings, facts, sources.today)
				}))
			};
			const { layers } = sources;
			const name = layers.at(-1)?.file.name ?? "";
			const list = (wanted) => selected.flatMap((one) => one.owner === wanted ? one.layers : []);
			const floors = list("organisation");
			const files = unique([...layers, ...list("repository")]);
			const all = unique([...floors, ...files]);
			const policies = (0, compiled_policy.jm)(compiled);
			const mayDecide = (decision) => policies.flatMap(compiled_policy.dH).some((rule) => rule.decision === decision);
			const { approvals } = compiled;
			const asksForReasons = approvals === "on-request" || approvals === "on-failure" || mayDecide("explain");
			const asksForApproval = approvals !== "never" && mayDecide("escalate");
			const resolvedYaml = renderResolvedYaml(name, all, compiled);
			const decide = createDecide(compiled);
			return {
				name: [name, ...selected.map((profile) => profile.name)].join("+"),
				sha256: (0, external_node_crypto_.createHash)("sha256").update(resolvedYaml).digest("hex"),
				layers: all.map((layer) => ({
					name: layer.name,
					sha256: layer.sha256
				})),
				resolvedYaml,
				summary: renderSummary(compiled),
				settings: compiled,
				asksFor: new Set([...asksForReasons ? ["reasons"] : [], ...asksForApproval ? ["approval"] : []]),
				pathArguments: policies.flatMap((policy) => policy.rules).flatMap(({ written }) => (0, args.Y)([
					written.when,
					written.unless,
					...(0, decide_rule.Tl)(written)
				].map((conditions) => conditions?.["args"]))),
				facts: compiled.facts,
				decide,
				view: createView(compiled),
				judge: createJudge(compiled, decide),
				registriesToAsk: listRegistriesToAsk(compiled, floors),
				compiled,
				files,
				sources
			};
		}
		function listOwnProfiles({ profiles }) {
			return profiles.filter(({ owner }) => owner === "repository");
		}
		function resolveProfiles({ sources }) {
			return listOwnProfiles(sources).map((profile) => {
				const narrowed = mergeFor(sources, [profile]);
				const { name, type, when } = profile;
				return {
					name,
					type,
					when,
					narrowed,
					policy: narrowProfile(profile, narrowed, null, sources.today)
				};
			});
		}
		function mergeFor({ layers, profiles, context }, selected) {
			const floors = profiles.filter(({ isFloor }) => isFloor);
			return (0, settings.ss)(layers, [...new Set([...floors, ...selected])], context.catalogue.providers);
		}
		function applySettings(policy, settings, facts, today) {
			const rules = policy.rules.map((rule) => (0, decide_rule.aA)(rule, today));
			const applied = {
				...policy,
				...settings,
				facts,
				rules
			};
			return {
				...applied,
				hasTool: (tool) => policy.hasTool(tool) && (0, fixed_decisions.fc)(applied, tool) === null
			};
		}
		function narrowProfile({ policy }, settings, facts, today) {
			const { defaultDecision, opaqueDecision } = policy;
			return {
				...applySettings(policy, settings, facts, today),
				defaultDecision,
				opaqueDecision
			};
		}
		function listRegistriesToAsk(compiled, floors) {
			const asking = (0, compiled_policy.jm)(compiled).filter(({ rules }) => rules.some(({ written }) => (0, decide_rule.yo)(written)));
			if (asking.length === 0) return null;
			const isFloors = compiled.profiles.some(({ owner, policy }) => owner === "organisation" && asking.includes(policy));
			const registries = isFloors ? (0, resolve_layers.$)(floors) : compiled.network.registries;
			return new Map(change.Nt.map((name) => [name, (0, host_entries.Xf)([`registry:${name}`], "dependency", registries)]));
		}
		function unique(layers) {
			return [...new Map(layers.map((layer) => [layer.name, layer])).values()];
		}
		function listOwnFiles(layers) {
			return layers.flatMap(({ path, file, files }) => path === null ? [] : [
				path,
				...files,
				...(file.tests ?? []).map((test) => external_node_path_.posix.isAbsolute(test) ? test : external_node_path_.posix.join(external_node_path_.posix.dirname(path), test))
			]);
		}
	}),
	40328: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { j: () => createPolicyError });
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22603);
		var _core_text_compare_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73014);
		function createPolicyError(source, problems) {
			const unique = [...new Map(problems.map((problem) => [(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.yM)(problem), problem])).values()];
			const sorted = unique.toSorted((left, right) => (0, _core_text_compare_text_js__WEBPACK_IMPORTED_MODULE_1__.n)(left.file ?? "", right.file ?? "") || (left.line ?? 0) - (right.line ?? 0) || (left.column ?? 0) - (right.column ?? 0));
			const [file, ...others] = new Set(sorted.map((problem) => problem.file));
			const name = typeof file === "string" && others.length === 0 ? file : source;
			return new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
				code: "policy",
				message: `the policy ${name} has ${sorted.length === 1 ? "a problem" : `${sorted.length} problems`}`,
				hint: "Fix the listed problems; a policy with an error is never used in part.",
				problems: sorted
			});
		}
	}),
	26995: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$: () => createFloor,
			S: () => createProfile
		});
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10031);
		var _decide_compiled_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42635);
		var _file_profile_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11189);
		var _decide_matchers_matcher_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92297);
		var _decide_rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66049);
		function createProfile({ name, written, layers }, policy, owner) {
			const when = written.when ?? _file_profile_names_js__WEBPACK_IMPORTED_MODULE_1__.c.get(name) ?? {};
			const conditions = (0, _decide_rule_js__WEBPACK_IMPORTED_MODULE_3__.am)(when, {
				id: "",
				tools: policy.catalogue.tools,
				lower: policy.lower,
				registries: policy.network.registries
			});
			return {
				name,
				when,
				type: isComplete(layers, policy) ? "complete" : "restricting",
				policy,
				layers,
				isFloor: false,
				owner,
				lock: [],
				isSelected: (facts) => (0, _decide_rule_js__WEBPACK_IMPORTED_MODULE_3__.HD)(conditions, (0, _decide_matchers_matcher_js__WEBPACK_IMPORTED_MODULE_2__.kA)(someCall, { type: "none" }, facts), "restrict") !== "no"
			};
		}
		function createFloor({ layers }, policy) {
			return {
				name: "organisation",
				when: { event: "*" },
				type: allowsAnything(policy) ? "complete" : "restricting",
				policy,
				layers,
				isFloor: true,
				owner: "organisation",
				lock: layers.flatMap(({ file }) => file.lock ?? []),
				isSelected: () => true
			};
		}
		const someCall = (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Iv)({
			tool: "",
			accesses: [],
			args: null,
			tainted: true
		});
		function isComplete(layers, policy) {
			return layers.length > 1 || layers.some(({ file }) => file.defaults !== undefined) || allowsAnything(policy);
		}
		function allowsAnything(policy) {
			return (0, _decide_compiled_policy_js__WEBPACK_IMPORTED_MODULE_4__.dH)(policy).some(({ decision }) => (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(decision));
		}
	}),
	89668: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			OF: () => incomparable,
			V0: () => sections,
			cq: () => mergeTools,
			pP: () => mergeCustomTools,
			ss: () => mergeSettings,
			ym: () => allSections
		});
		var _core_ports_policy_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40688);
		var _core_types_agents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93531);
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10031);
		var _core_types_isolation_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(85377);
		var _core_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97535);
		var _core_group_by_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(70672);
		var _core_ports_script_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2245);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2215);
		var _core_text_json_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(37981);
		var _file_custom_tool_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30211);
		var _file_mcp_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8395);
		var _file_network_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59277);
		var _file_publish_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82818);
		var _file_search_settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17231);
		var _layers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(89707);
		const incomparable = Symbol("incomparable");
		const sections = {
			approvals: strictest("approvals", _core_ports_policy_settings_js__WEBPACK_IMPORTED_MODULE_0__.sE.toReversed(), "untrusted"),
			defaultDecision: {
				...strictest("defaults.decision", _core_types_decision_js__WEBPACK_IMPORTED_MODULE_2__.a.toReversed(), "deny"),
				narrow: "floors"
			},
			opaqueDecision: {
				...strictest("defaults.opaque", _core_types_decision_js__WEBPACK_IMPORTED_MODULE_2__.a.toReversed(), "deny"),
				narrow: "floors"
			},
			scriptMode: strictest("harness.mode", _core_ports_script_js__WEBPACK_IMPORTED_MODULE_11__.G.toReversed(), "enabled"),
			scriptModes: {
				place: "harness.providers",
				merge: readScriptModes,
				narrow: "always",
				meet: (left, right) => new Map([...left].map(([name, mode]) => [name, pickMode([mode, right.get(name)])])),
				write: (modes) => Object.fromEntries([...modes].map(([name, mode]) => [name, { mode }])),
				compared: (modes) => Object.fromEntries(modes)
			},
			continueOnError: strictest("harness.continueOnError", [false, true], false),
			spawn: strictest("harness.spawn", [false, true], false),
			scriptRuntime: strictest("harness.runtime", ["quickjs", "isolated-vm"], "quickjs"),
			scriptLimits: smallest("harness.limits", _core_limits_js__WEBPACK_IMPORTED_MODULE_3__.Lt, (layers) => readAll(layers, "harness.limits")),
			limits: {
				place: "limits",
				merge: mergeRunLimits,
				narrow: (own, { layers }) => {
					const set = {
						...own,
						...mergeRunLimits(layers)
					};
					const limits = pickStrictest([{
						..._core_limits_js__WEBPACK_IMPORTED_MODULE_3__.b0,
						...own
					}, mergeRunLimits(layers)]);
					return Object.fromEntries(Object.entries(limits).filter(([key]) => Object.hasOwn(set, key)));
				},
				meet: (left, right) => ({
					..._core_limits_js__WEBPACK_IMPORTED_MODULE_3__.b0,
					...pickStrictest([{
						..._core_limits_js__WEBPACK_IMPORTED_MODULE_3__.b0,
						...left
					}, {
						..._core_limits_js__WEBPACK_IMPORTED_MODULE_3__.b0,
						...right
					}])
				}),
				write: ({ wallClockMs, costUsd, ...limits }) => ({
					...limits,
					...costUsd !== null && costUsd !== undefined && { costUsd },
					...wallClockMs !== undefined && { minutes: wallClockMs / 6e4 }
				})
			},
			prices: {
				place: "prices",
				merge: readPrices,
				narrow: (own, { layers }) => pickHighest([...own, ...readPrices(layers)]),
				meet: meetPrices,
				lock: (prices) => prices,
				write: (prices) => Object.fromEntries(prices.map(({ model, long: _long, ...written }) => [model, written]))
			},
			isolation: strictest("sandbox.require", _core_types_isolation_js__WEBPACK_IMPORTED_MODULE_12__.ik.toReversed(), null),
			passEnv: list("sandbox.env.pass"),
			setupSees: list("sandbox.setup.sees"),
			setupEnv: list("sandbox.setup.env"),
			caches: list("sandbox.caches"),
			patchAllows: list("patch.allow"),
			network: {
				place: "sandbox.network",
				merge: readNetwork,
				narrow(own, { type, layers, isFloor }) {
					if (type === "restricting" && readAll(layers, "sandbox.network").length === 0) return own;
					const bound = (0, _file_network_settings_js__WEBPACK_IMPORTED_MODULE_7__.iY)(own, readNetwork(layers));
					return isFloor ? bound : {
						...bound,
						authorities: own.authorities
					};
				},
				meet: _file_network_settings_js__WEBPACK_IMPORTED_MODULE_7__.Wk,
				lock: _file_network_settings_js__WEBPACK_IMPORTED_MODULE_7__.iY,
				write: _file_network_settings_js__WEBPACK_IMPORTED_MODULE_7__.R6
			},
			agents: {
				place: "agents",
				merge: (layers) => narrowAgents(readAll(layers, "agents").length === 0 ? null : {}, layers),
				narrow: (own, { layers }) => narrowAgents(own, layers),
				meet: (left, right) => left === null || right === null ? null : {
					...left,
					...pickStrictest([left, right]),
					models: left.models.filter((name) => right.models.includes(name))
				},
				write: (agents) => agents ?? undefined
			},
			mcpServers: {
				place: "mcp.servers",
				merge: mergeServers,
				narrow: narrowServers,
				meet: pickSame,
				write: (servers, layers) => writeNamed(servers, readAll(layers, "mcp.servers")),
				compared: indexByName
			},
			customTools: {
				place: "customTools",
				narrow: "floors",
				merge: mergeCustomTools,
				meet: pickSame,
				write: (tools, layers) => writeNamed(tools, readAll(layers, "customTools")),
				compared: indexByName
			},
			search: {
				...single("search", _file_search_settings_js__WEBPACK_IMPORTED_MODULE_9__.j),
				meet: (left, right) => left === null || right === null ? null : pickEqual(left, right)
			},
			typedResult: single("publish", _file_publish_settings_js__WEBPACK_IMPORTED_MODULE_8__.M),
			commandLimits: smallest("sandbox.limits", _core_ports_policy_settings_js__WEBPACK_IMPORTED_MODULE_0__.P0, (layers) => readAll(layers, "sandbox.limits").map(({ freeDiskMb: _freeDiskMb, ...limits }) => limits)),
			freeDiskMb: {
				place: "sandbox.limits.freeDiskMb",
				merge: (layers) => {
					const written = readAll(layers, "sandbox.limits.freeDiskMb");
					return written.length === 0 ? _core_ports_policy_settings_js__WEBPACK_IMPORTED_MODULE_0__.QY : Math.max(...written);
				},
				meet: Math.max,
				write: (megabytes) => megabytes
			},
			git: {
				...strictest("sandbox.git", _core_ports_policy_settings_js__WEBPACK_IMPORTED_MODULE_0__.Z6, null),
				compared: (mode) => mode ?? "history"
			},
			unixSockets: strictest("sandbox.unixSockets", _core_ports_policy_settings_js__WEBPACK_IMPORTED_MODULE_0__.yd, "without-hosts"),
			ptrace: strictest("sandbox.ptrace", ["deny", "allow"], "deny"),
			permissions: {
				place: "require.actor.permission",
				merge: (layers) => pickCommon(layers.map(({ file }) => readPermissions(file))),
				narrow: (own, { layers }) => pickCommon([own, ...layers.map(({ file }) => readPermissions(file))]),
				meet: (...both) => pickCommon(both.map((one) => one?.includes("none") === true ? null : one)),
				write: (permissions) => permissions ?? undefined
			},
			associations: {
				place: "require.actor.association",
				merge: (layers) => pickCommon(readAll(layers, "require.actor.association").map((one) => (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.c3)(one))),
				meet: (...both) => pickCommon(both),
				write: (associations) => associations ?? undefined
			},
			acceptsListed: accepted("listed"),
			acceptsSchedule: accepted("schedule"),
			refusesForks: {
				place: "require.fork",
				merge: (layers) => readAll(layers, "require.fork").length > 0,
				meet: (left, right) => left || right,
				write: (refused) => refused ? false : undefined
			},
			taskTemplate: single("taskTemplate", (template) => template)
		};
		const allSections = Object.entries(sections);
		function mergeSettings(layers, profiles, providers) {
			const settings = Object.fromEntries(allSections.map(([key, section]) => {
				const narrowed = profiles.reduce((value, profile) => narrowValue(section, value, profile, providers), section.merge(layers, providers));
				const locking = profiles.filter(({ lock }) => lock.some((name) => `${section.place}.`.startsWith(`${name}.`)));
				return [key, locking.reduce((value, floor) => bindValue(section, value, section.merge(floor.layers, providers)), narrowed)];
			}));
			const ownModes = [...settings.scriptModes].filter(([, mode]) => mode !== settings.scriptMode);
			return {
				...settings,
				scriptModes: new Map(ownModes)
			};
		}
		function narrowValue({ place, narrow = "written", merge, meet }, own, profile, providers) {
			if (typeof narrow === "function") return narrow(own, profile);
			const isWritten = readAll(profile.layers, place).length > 0;
			const applies = {
				written: isWritten,
				named: isWritten || profile.type === "complete",
				always: true,
				floors: isWritten && profile.isFloor
			};
			return applies[narrow] ? bindValue({ meet }, own, merge(profile.layers, providers)) : own;
		}
		function bindValue({ meet, lock = meet }, own, bound) {
			const both = lock(own, bound);
			return both === incomparable ? bound : both;
		}
		function readAll(layers, place) {
			const keys = place.split(".");
			return layers.map(({ file }) => keys.reduce((map, key) => map?.[key], file)).filter((written) => written !== undefined);
		}
		function strictest(place, order, byDefault) {
			const pick = (values) => order.find((value) => values.includes(value)) ?? byDefault;
			return {
				place,
				merge: (layers) => pick(readAll(layers, place)),
				meet: (...both) => pick(both),
				write: (value) => value ?? undefined
			};
		}
		function smallest(place, defaults, read) {
			const pick = (own, bounds) => ({
				...own,
				...pickStrictest([own, ...bounds])
			});
			return {
				place,
				merge: (layers) => ({
					...defaults,
					...pickStrictest(read(layers))
				}),
				narrow: (own, { layers }) => pick(own, read(layers)),
				meet: (left, right) => pick(left, [right]),
				write: (limits) => limits
			};
		}
		function list(place) {
			return {
				place,
				narrow: "named",
				merge: (layers) => [...new Set(readAll(layers, place).flat())],
				meet: (left, right) => left.filter((value) => right.includes(value)),
				write: (values) => values
			};
		}
		function single(place, read) {
			return {
				place,
				narrow: "floors",
				merge: (layers) => readAll(layers, place).map(read).at(-1) ?? null,
				meet: pickEqual,
				write: (_, layers) => readAll(layers, place).at(-1),
				compared: (value) => value
			};
		}
		function readNetwork(layers) {
			return (0, _file_network_settings_js__WEBPACK_IMPORTED_MODULE_7__.fe)(readAll(layers, "sandbox.network"));
		}
		function accepted(key) {
			return {
				place: `require.actor.${key}`,
				narrow: "always",
				merge: (layers) => readAll(layers, "require.actor").every((actor) => actor[key] === true),
				meet: (left, right) => left && right,
				write: (accepts, layers) => accepts && readAll(layers, "require.actor").length > 0 ? true : undefined,
				compared: (accepts) => accepts
			};
		}
		function pickEqual(left, right) {
			return (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_13__.cI)(left) === (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_13__.cI)(right) ? left : incomparable;
		}
		function pickSame(left, right) {
			const known = new Set(right.map(_core_text_json_js__WEBPACK_IMPORTED_MODULE_13__.cI));
			return left.filter((one) => known.has((0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_13__.cI)(one)));
		}
		function indexByName(items) {
			return Object.fromEntries(items.map((item) => [item.name, item]));
		}
		function writeNamed(items, written) {
			const known = new Map(written.flatMap((one) => Object.entries(one)));
			return Object.fromEntries(items.map(({ name }) => [name, known.get(name)]));
		}
		function mergeCustomTools(layers) {
			const named = new Map(readAll(layers, "customTools").flatMap((tools) => Object.entries(tools)));
			const registries = (0, _layers_js__WEBPACK_IMPORTED_MODULE_10__.$)(layers);
			return [...named].map(([name, written]) => (0, _file_custom_tool_settings_js__WEBPACK_IMPORTED_MODULE_5__.k)(name, written, registries));
		}
		function mergeServers(layers) {
			const denied = listDeniedServers(layers);
			const named = new Map(readAll(layers, "mcp.servers").flatMap((servers) => Object.entries(servers)));
			const registries = (0, _layers_js__WEBPACK_IMPORTED_MODULE_10__.$)(layers);
			return [...named].flatMap(([name, written]) => denied.includes(name) ? [] : [(0, _file_mcp_settings_js__WEBPACK_IMPORTED_MODULE_6__.Wb)(name, written, registries)]);
		}
		function narrowServers(servers, { layers, type }) {
			const denied = listDeniedServers(layers);
			const isSilent = type === "restricting" && readAll(layers, "mcp.servers").length === 0;
			const open = isSilent ? servers : pickSame(servers, mergeServers(layers));
			return open.filter(({ name }) => !denied.includes(name));
		}
		function listDeniedServers(layers) {
			return readAll(layers, "mcp.deny").flatMap((deny) => (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.c3)(deny));
		}
		function readScriptModes(layers, providers) {
			const harnesses = readAll(layers, "harness");
			return new Map(providers.map(({ name, provider }) => {
				const named = harnesses.map((harness) => {
					const own = new Map(Object.entries(harness.providers ?? {}));
					return own.get(name)?.mode ?? own.get(provider)?.mode ?? harness.mode;
				});
				return [name, pickMode(named)];
			}));
		}
		function pickMode(modes) {
			return _core_ports_script_js__WEBPACK_IMPORTED_MODULE_11__.G.findLast((mode) => modes.includes(mode)) ?? "enabled";
		}
		function mergeRunLimits(layers) {
			const { minutes, ...rest } = pickStrictest(readAll(layers, "limits"));
			return minutes === undefined ? rest : {
				...rest,
				wallClockMs: Math.round(minutes * 6e4)
			};
		}
		function narrowAgents(own, layers) {
			if (own === null) return null;
			const written = readAll(layers, "agents");
			const models = pickCommon([own.models ?? null, ...written.map((agents) => agents.models ?? null)]);
			return {
				..._core_types_agents_js__WEBPACK_IMPORTED_MODULE_1__.U,
				...own,
				...pickStrictest([own, ...written]),
				models: models ?? _core_types_agents_js__WEBPACK_IMPORTED_MODULE_1__.U.models
			};
		}
		function readPrices(layers) {
			const written = readAll(layers, "prices").flatMap((prices) => Object.entries(prices));
			return pickHighest(written.map(([model, { inputUsd, outputUsd, cachedUsd = inputUsd, cacheWriteUsd = inputUsd }]) => ({
				model,
				inputUsd,
				cachedUsd,
				cacheWriteUsd,
				outputUsd,
				long: null
			})));
		}
		function pickHighest(prices) {
			return [...(0, _core_group_by_js__WEBPACK_IMPORTED_MODULE_14__.$)(prices, ({ model }) => model).values()].map((all) => all.reduce(pickHigher));
		}
		function pickHigher(left, right) {
			return {
				model: left.model,
				inputUsd: Math.max(left.inputUsd, right.inputUsd),
				cachedUsd: Math.max(left.cachedUsd, right.cachedUsd),
				cacheWriteUsd: Math.max(left.cacheWriteUsd, right.cacheWriteUsd),
				outputUsd: Math.max(left.outputUsd, right.outputUsd),
				long: null
			};
		}
		function meetPrices(left, right) {
			const names = new Set([...left, ...right].map(({ model }) => model));
			return [...names].map((model) => {
				const [one, other] = [left, right].map((prices) => prices.find((price) => price.model === model));
				if (one === undefined || other === undefined) return { model };
				return pickHigher(one, other);
			});
		}
		function readPermissions({ require }) {
			const actor = require?.actor;
			if (actor?.permission !== undefined) return (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.c3)(actor.permission);
			return actor === undefined || actor.association !== undefined ? null : [];
		}
		function pickCommon(lists) {
			return lists.reduce((accepted, wanted) => accepted === null ? wanted : wanted === null ? accepted : accepted.filter((name) => wanted.includes(name)), null);
		}
		function pickStrictest(all) {
			const strictest = {};
			for (const [key, value] of all.flatMap((written) => Object.entries(written))) if (typeof value === "number") strictest[key] = Math.min(Number(strictest[key] ?? value), value);
			else if (value === "reject") strictest[key] = value;
			return strictest;
		}
		function mergeTools(layers, packs) {
			const denied = readAll(layers, "tools.deny").flatMap((deny) => (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.c3)(deny));
			return {
				offered: pickCommon(packs),
				denied: [...new Set(denied)]
			};
		}
	}),
	78966: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Be: () => contextShape,
			d9: () => callContextSchema,
			lP: () => readContextFacts,
			qD: () => readCallState,
			ru: () => resolveInContext
		});
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88343);
		var _core_types_policy_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79029);
		var _core_types_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25761);
		var _core_types_isolation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85377);
		var _decide_compiled_policy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42635);
		var _resolve_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49808);
		var _decide_matchers_start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41711);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2215);
		const wholeNumber = zod__WEBPACK_IMPORTED_MODULE_5__.number().int("must be a whole number").nonnegative("must not be negative");
		const contextShape = {
			event: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](_core_types_policy_facts_js__WEBPACK_IMPORTED_MODULE_0__.NP).optional(),
			ref: zod__WEBPACK_IMPORTED_MODULE_5__.string().optional(),
			label: zod__WEBPACK_IMPORTED_MODULE_5__.string().optional(),
			fork: zod__WEBPACK_IMPORTED_MODULE_5__.boolean().optional(),
			actor: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.re)({
				permission: _decide_matchers_start_js__WEBPACK_IMPORTED_MODULE_3__.tm.optional(),
				association: _decide_matchers_start_js__WEBPACK_IMPORTED_MODULE_3__.Te.optional()
			}).optional(),
			author: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.re)({ association: _decide_matchers_start_js__WEBPACK_IMPORTED_MODULE_3__.Te }).optional(),
			date: _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.MK.optional(),
			turn: _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.nX.optional(),
			justified: zod__WEBPACK_IMPORTED_MODULE_5__.boolean().optional(),
			tainted: zod__WEBPACK_IMPORTED_MODULE_5__.boolean().optional(),
			isolation: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](_core_types_isolation_js__WEBPACK_IMPORTED_MODULE_6__.ik).optional(),
			dependencies: zod__WEBPACK_IMPORTED_MODULE_5__.array((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.re)({
				name: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
				registry: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](_core_types_change_js__WEBPACK_IMPORTED_MODULE_1__.Nt).default("npm"),
				version: zod__WEBPACK_IMPORTED_MODULE_5__.string().default(""),
				source: zod__WEBPACK_IMPORTED_MODULE_5__.string().default(""),
				licence: zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable().default(null),
				ageDays: wholeNumber.nullable().default(null)
			})).optional(),
			count: zod__WEBPACK_IMPORTED_MODULE_5__.union([wholeNumber, zod__WEBPACK_IMPORTED_MODULE_5__.record(zod__WEBPACK_IMPORTED_MODULE_5__.string(), wholeNumber)]).optional()
		};
		const callContextSchema = (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.re)(contextShape);
		function resolveInContext(policy, context) {
			const facts = readContextFacts(context, policy.facts);
			const { sources } = policy;
			const { date: today = sources.today } = context;
			return facts === policy.facts && today === sources.today ? policy : (0, _resolve_load_js__WEBPACK_IMPORTED_MODULE_2__.EM)({
				...sources,
				today
			}, facts);
		}
		function readContextFacts(context, given) {
			const { event, ref, label, fork, actor, author } = context;
			if ([
				event,
				ref,
				label,
				fork,
				actor,
				author
			].every((value) => value === undefined)) return given;
			const known = event === undefined || event === given?.event ? given : null;
			const knownActor = actor === undefined ? known : null;
			return {
				event: event ?? known?.event ?? "",
				ref: ref ?? known?.ref ?? "",
				label: label ?? known?.label ?? "",
				fork: fork ?? known?.fork ?? false,
				actorPermission: actor?.permission ?? knownActor?.actorPermission ?? "",
				actorAssociation: actor?.association ?? knownActor?.actorAssociation ?? "",
				authorAssociation: author?.association ?? known?.authorAssociation ?? null
			};
		}
		function readCallState({ turn, justified, tainted, count, isolation, dependencies }, accesses, policy) {
			const manifests = accesses.flatMap((access) => access.type === "write" ? [access.path] : []);
			return {
				...dependencies !== undefined && { dependencies: manifests.flatMap((path) => dependencies.map((dependency) => ({
					path,
					...dependency
				}))) },
				turn: turn ?? 1,
				justified: justified ?? false,
				tainted: tainted ?? false,
				isolation: isolation ?? "full",
				rulesUsed: new Map(typeof count === "number" ? (0, _decide_compiled_policy_js__WEBPACK_IMPORTED_MODULE_7__.jm)(policy.compiled).flatMap(({ rules }) => rules.map(({ id }) => [id, count])) : Object.entries(count ?? {}))
			};
		}
	}),
	56039: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			hM: () => checkPolicy,
			Gr: () => listErrors,
			F9: () => loadValidPolicy,
			Kj: () => renderFinding
		});
		var error = __webpack_require__(22603);
		var finding = __webpack_require__(49527);
		var types_decision = __webpack_require__(10031);
		var schema_parts = __webpack_require__(2215);
		var commands = __webpack_require__(69906);
		var program_starters = __webpack_require__(35546);
		var decide_rule = __webpack_require__(66049);
		var compiled_policy = __webpack_require__(42635);
		;
		const lintBroadGrants = () => function* (rule) {
			if (!(0, types_decision.Jr)(rule.decision) || rule.contains) return;
			yield* lintPrograms(rule);
			yield* lintUnbound(rule);
		};
		function* lintPrograms(rule) {
			const programs = listPrograms(rule);
			const path = ["when", "command"];
			if (programs.some(({ name }) => name === "*" || name === "**")) yield {
				code: "any-program",
				path,
				message: `rule ${rule.id} allows every program`,
				hint: "Name the programs."
			};
			for (const { name, open } of programs) if (open && (0, program_starters.JS)(name)) yield {
				code: "interpreter-allowed",
				path,
				message: `rule ${rule.id} lets ${name} run any script or program that is named after it`,
				hint: "Name the script, or call the program itself."
			};
			else if (name.includes("/") && !name.startsWith("/")) yield {
				code: "workspace-program",
				path,
				message: `${name} is a file of the workspace: who can write it decides what runs`,
				hint: "Make sure that no rule allows writing it."
			};
			const open = programs.flatMap(({ name, open: takesAny }) => takesAny ? [name] : []);
			for (const { code, names, effect } of [{
				code: "starts-programs",
				names: open.filter(program_starters.Ty),
				effect: "may start other programs: the list states what starts, and does not bound it"
			}, {
				code: "runs-scratch",
				names: open.filter(program_starters.Sh),
				effect: "can run what the agent wrote in /tmp"
			}]) if (names.length > 0) yield {
				code,
				path,
				message: `rule ${rule.id} lists ${names.join(", ")}, which ${effect}`
			};
		}
		function* lintUnbound(rule) {
			if (rule.binds !== null) return;
			const names = rule.toolNames ?? ["*"];
			const isAny = !names.every((name) => (0, decide_rule.mV)(name) || name.startsWith("mcp."));
			const tools = rule.tools.listNames("command", "session", "write").filter((tool) => names.includes(tool));
			if (isAny || tools.length > 0) yield {
				code: "any-access",
				path: ["when"],
				message: `rule ${rule.id} allows all that a call does, with ${isAny ? "any tool" : tools.join(" and ")}`,
				hint: `Name ${isAny ? "the tool, or " : ""}what may be read, written or run.`
			};
		}
		function listPrograms({ written }) {
			const { command } = written.when;
			const [first, second] = command === undefined ? [] : (0, commands.Z)(command);
			if (first === undefined || typeof first === "object" && "after" in first) return [];
			return (typeof first === "string" ? [first] : first.any).map((choice) => {
				const [name = "", next = second] = (0, schema_parts.c3)(choice);
				return {
					name,
					open: next === "*" || next === "**"
				};
			});
		}
		const lintDenylist = ({ compiled }) => {
			const active = (0, compiled_policy.dH)(compiled);
			const isContained = active.some(({ contains }) => contains);
			return function* (rule) {
				const isWhole = (0, types_decision.Jr)(rule.decision) && rule.unless === null && !rule.audit && !isContained;
				const kind = isWhole ? readWholeKind(rule) : null;
				const denials = active.filter(({ decision, binds }) => !(0, types_decision.Jr)(decision) && binds === kind);
				if (kind === null || denials.length === 0) return;
				yield {
					code: "denylist",
					path: ["when"],
					message: `rule ${rule.id} allows every ${kind} except what ${denials.map(({ id }) => id).join(", ")} denies`,
					hint: "Allow what the task needs."
				};
			};
		};
		function readWholeKind(rule) {
			const { write } = rule.written.when;
			if (rule.when.every(({ key }) => key === "tool" || key === "write") && write !== undefined) return (0, schema_parts.c3)(write).some((glob) => glob === "**" || glob === "**/*") ? "write" : null;
			return rule.binds === null && rule.when.every(({ key }) => key === "tool") && rule.tools.listNames("command").some((tool) => rule.toolNames?.includes(tool)) ? "command" : null;
		}
		const lintContained = ({ compiled }) => {
			const network = compiled.network.allow.length === 0 ? "without network" : "with the hosts of sandbox.network.allow";
			const containing = (0, compiled_policy.dH)(compiled).find(({ contains }) => contains);
			return function* (rule) {
				if (containing === undefined || rule.audit) return;
				if (rule.contains) yield {
					code: "contained",
					path: ["when", "contained"],
					message: `rule ${rule.id} allows any program, shell text and inline code, ${network}, at isolation full; reads, changes that stay and hosts still need rules`
				};
				if (rule.binds === "command" && (!(0, types_decision.Jr)(rule.decision) || rule.perRun !== null)) yield {
					code: "advisory",
					path: ["when", "command"],
					message: `rule ${rule.id} is advisory: it matches the spelling of a command, and rule ${containing.id} allows other code that does the same`,
					hint: "Bound the effect instead, by rules about read, write or net."
				};
			};
		};
		var rules = __webpack_require__(17301);
		var floor = __webpack_require__(88547);
		var settings = __webpack_require__(89668);
		;
		const lintStricterElsewhere = ({ sources, compiled, files }) => function* (layer) {
			const { providers } = sources.context.catalogue;
			const extended = files.slice(0, files.indexOf(layer) + 1);
			for (const { place, path, before, after } of (0, floor.e0)((0, settings.ss)(extended, [], providers), layer, providers)) yield {
				code: "overridden-setting",
				path,
				message: `${place}: ${after} has no effect: a policy that it extends sets ${before}, and the stricter value applies`,
				hint: "Leave it out. A policy cannot weaken a setting of a policy that it extends."
			};
			const unbound = (0, floor.e0)((0, settings.ss)(sources.layers, [], providers), layer, providers);
			for (const { place, path, before, after } of (0, floor.e0)(compiled, layer, providers)) if (unbound.every((other) => other.place !== place)) yield {
				code: "below-floor",
				path,
				message: `${place}: ${after} has no effect: the organisation\u2019s policy makes it ${before}`,
				hint: "Leave it out, or write what the organisation permits."
			};
		};
		const lintFloorRules = ({ sources }) => function* (rule) {
			for (const floor of sources.profiles.filter(({ isFloor }) => isFloor)) {
				const forbidden = explainForbidden(rule, floor);
				if (forbidden !== null) yield {
					code: "below-floor",
					path: [],
					message: `rule ${rule.id} ${forbidden}`,
					hint: "Narrow it."
				};
			}
		};
		function explainForbidden(rule, { type, policy }) {
			if (rule.audit || !(0, types_decision.Jr)(rule.decision) && rule.decision !== "escalate") return null;
			const denial = (0, compiled_policy.dH)(policy).find((other) => (0, types_decision.c6)(other.decision) && (0, rules.P)(other, rule));
			if (denial !== undefined) return `never allows anything: ${denial.id} of ${denial.layer} denies all of it`;
			if (type === "restricting" || (0, types_decision.Jr)(policy.defaultDecision)) return null;
			const alone = {
				rules: [rule],
				defaultDecision: policy.defaultDecision
			};
			const isWithin = (0, rules.D)(policy, alone, "rules").every(({ place }) => place !== `rules.${rule.id}`);
			return isWithin ? null : "may allow more than the organisation\u2019s policy does, and the rest is denied";
		}
		var find_steering_files = __webpack_require__(55276);
		var pattern = __webpack_require__(52361);
		var paths_glob = __webpack_require__(82004);
		var protected_paths = __webpack_require__(98143);
		;
		const files = [
			"configure",
			"gradlew",
			"makefile",
			"mvnw",
			"rakefile"
		];
		const lintDirectoryGlobs = () => function* (rule) {
			for (const part of ["when", "unless"]) for (const key of ["read", "write"]) {
				const globs = rule.written[part]?.[key];
				for (const [index, glob] of (0, schema_parts.c3)(globs ?? []).entries()) {
					const isWord = /^(?:[a-z][a-z0-9_-]*\/)*[a-z][a-z0-9_-]+$/.test(glob);
					if (isWord && !files.includes(glob.split("/").at(-1) ?? "")) yield {
						code: "directory-glob",
						path: [
							part,
							key,
							index
						],
						message: `${glob} matches only a file of this name, and nothing below a directory`,
						hint: `Write ${JSON.stringify(`${glob}/**`)} for all that is below the directory.`
					};
				}
			}
		};
		const controlFiles = [...new Set(protected_paths.uo.map(find_steering_files.gB))];
		const lintControlFiles = ({ compiled }) => function* (rule) {
			if (rule.binds !== "write" || !(0, types_decision.Jr)(rule.decision)) return;
			for (const [index, written] of (0, decide_rule.oq)(rule, "when").entries()) {
				const glob = (0, paths_glob.Qb)([written]);
				const named = [...controlFiles, ...compiled.protectedPaths].filter((path) => glob((0, paths_glob.bZ)(path), "grant"));
				if (named.length > 0) yield {
					code: "control-files",
					path: [
						"when",
						"write",
						index
					],
					message: `${written} takes in ${named.join(", ")}, which is never written`,
					hint: "Name the directories that the task is about.",
					severity: written.startsWith("*") ? "info" : "error"
				};
			}
		};
		const lintArguments = ({ compiled }) => function* (rule) {
			const args = rule.written.when["args"] ?? {};
			for (const [pointer, { matches, glob }] of Object.entries(args)) {
				if ((0, types_decision.Jr)(rule.decision) && matches !== undefined && (0, pattern.eN)(matches)) yield {
					code: "unanchored-pattern",
					path: [
						"when",
						"args",
						pointer,
						"matches"
					],
					message: `rule ${rule.id} leaves an end of ${pointer} open: ${matches} matches any text there`,
					hint: "Spell out what is allowed at both ends."
				};
				if (glob !== undefined && isNamedAsPath(pointer, rule.toolNames ?? [], compiled)) yield {
					code: "glob-of-path",
					path: [
						"when",
						"args",
						pointer,
						"glob"
					],
					message: `rule ${rule.id} compares ${pointer} as a text, and it seems to name a file: ${(0, schema_parts.c3)(glob)[0] ?? ""} does not see "..", "./", absolute paths and links`,
					hint: `Write path instead of glob: args: { ${pointer}: { path: ${JSON.stringify(glob)} } }`
				};
			}
		};
		const namesPath = /path|file|directory|director|\bdir\b|\bcwd\b/i;
		function isNamedAsPath(pointer, tools, { customTools }) {
			const name = pointer.split("/").findLast((part) => !/^\d+$/.test(part)) ?? "";
			if (namesPath.test(name)) return true;
			return customTools.some((tool) => tools.includes(tool.name) && namesPath.test(tool.parameters[name]?.description ?? ""));
		}
		var types_access = __webpack_require__(95867);
		var network = __webpack_require__(10007);
		var matcher = __webpack_require__(92297);
		;
		const lintConnections = () => function* (rule) {
			if (rule.binds !== "connect" || !(0, types_decision.Jr)(rule.decision)) return;
			const { justified, net } = rule.written.when;
			if (net.host === undefined) yield {
				code: "any-host",
				path: ["when", "net"],
				message: `rule ${rule.id} allows every host`,
				hint: "Name the hosts."
			};
			const commands = rule.tools.listNames("command", "session");
			if (rule.toolNames?.every((name) => commands.includes(name)) === true && justified !== true) yield {
				code: "net-for-commands",
				path: ["when", "net"],
				message: `rule ${rule.id} opens no host to commands: net is about requests of the harness`,
				hint: "Write `hosts: [HOST]` and `acknowledge: executes-workspace` into the rule that allows the command."
			};
		};
		const installs = [
			"npm ci",
			"npm install",
			"pnpm install",
			"yarn install",
			"bun install",
			"pip install x",
			"pip3 install x",
			"python -m pip install x",
			"python3 -m pip install x",
			"uv sync",
			"poetry install",
			"bundle install",
			"composer install",
			"go mod download",
			"cargo fetch",
			"cargo build",
			"mvn install",
			"mvn test",
			"gradle build"
		];
		const lintCallsWithHosts = ({ compiled }) => function* (rule) {
			if (rule.hosts.length === 0 || rule.audit) return;
			const install = installs.find((text) => mayDecide(compiled, rule, text));
			if (rule.acknowledged) yield {
				code: "executes-workspace",
				path: ["acknowledge"],
				message: `a call of rule ${rule.id} runs in the agent\u2019s workspace. ${(0, network.wp)([...new Set(rule.hosts.map(({ host }) => host))].join(", "))}`,
				hint: "Without acknowledge the call is sealed: it sees nothing that the agent wrote, and only its files below /tmp/downloads are kept."
			};
			else if (install !== undefined) yield {
				code: "sealed-install",
				path: ["hosts"],
				message: `rule ${rule.id} gives hosts to \`${install.replace(/ x$/, "")}\`, and the call is sealed: nothing that it installs is kept`,
				hint: "Install in the setup of the run, with the hosts in sandbox.network.setup, or add `acknowledge: executes-workspace`."
			};
		};
		function mayDecide(policy, rule, command) {
			const access = (0, types_access.gu)(command.split(" "));
			const call = (0, types_decision.Iv)({
				tool: policy.catalogue.tools.pickName("command"),
				accesses: [access]
			});
			const match = (0, decide_rule.mU)(rule, (0, matcher.kA)(call, access, policy.facts));
			return (0, types_decision.Jr)(rule.decision) ? match === "must" : match !== "no";
		}
		var group_by = __webpack_require__(70672);
		var conditions = __webpack_require__(72437);
		;
		const lintShadowed = ({ compiled }) => {
			const active = (0, compiled_policy.dH)(compiled);
			const shadows = active.filter(canShadow);
			const same = (0, group_by.$)(active, ({ written: { when, unless = null } }) => (0, conditions.bA)({
				when,
				unless
			}));
			const twins = new Map([...same.values()].flatMap(([first, ...others]) => others.map((rule) => [rule, first])));
			return function* (rule) {
				const twin = twins.get(rule);
				const hint = "Keep one of the two.";
				if (twin !== undefined && twin.decision === rule.decision) {
					const message = `rule ${rule.id} has the conditions and the decision of ${twin.id}`;
					yield {
						code: "duplicate-rule",
						path: [],
						message,
						hint
					};
				} else if (twin !== undefined) {
					const message = `rules ${rule.id} and ${twin.id} have the same conditions and different decisions; the stricter one holds`;
					yield {
						code: "contradictory-rules",
						path: [],
						message,
						hint
					};
				}
				if (twin !== undefined || rule.audit) return;
				const shadow = shadows.find((other) => other !== rule && (0, types_decision.V$)(other.decision, rule.decision) && (0, rules.P)(other, rule));
				if (shadow !== undefined) yield {
					code: "shadowed-rule",
					path: [],
					message: `rule ${rule.id} never decides: ${shadow.id} is stricter and covers all of it`,
					hint: "Remove it, or narrow the other."
				};
			};
		};
		function canShadow({ decision, unless }) {
			return !(0, types_decision.Jr)(decision) && decision !== "explain" && unless === null;
		}
		const lintEscalation = ({ compiled: { approvals } }) => function* (rule) {
			if (rule.decision === "escalate" && (rule.written.escalate === undefined || approvals === "never")) yield {
				code: "escalate-without-channel",
				path: ["decision"],
				message: approvals === "never" ? `rule ${rule.id} escalates, and approvals: never makes that a denial` : `rule ${rule.id} escalates and does not name who may approve`,
				hint: "Write deny, or escalate: { by: [maintain, admin], ttl: 24h }."
			};
		};
		const noticeDays = 14;
		const dayMs = 864e5;
		const lintExpiring = ({ sources }) => function* (rule) {
			if (rule.until === null) return;
			const days = Math.round((Date.parse(rule.until) - Date.parse(sources.today)) / dayMs);
			if (rule.expired !== "" || days <= noticeDays) yield {
				code: "expiring-rule",
				path: ["until"],
				message: rule.expired === "" ? `rule ${rule.id} expires in ${days} days, after ${rule.until}` : rule.expired,
				hint: "Remove the rule, or agree on another date with its owner."
			};
		};
		const lintDocumentation = ({ compiled }) => function* ({ name, file }) {
			const own = compiled.rules.filter(({ layer }) => layer === name);
			const list = (rules) => ({
				path: ["rules", (file.rules ?? []).findIndex(({ id }) => id === rules[0]?.id)],
				ids: rules.map(({ id }) => id).join(", ")
			});
			const silent = list(own.filter(({ reason }) => reason === ""));
			const unproven = list(own.filter(({ binds, written }) => binds !== null && (written.examples?.match ?? []).length === 0));
			if (silent.ids !== "") yield {
				code: "no-reason",
				path: silent.path,
				message: `no reason: ${silent.ids}`,
				hint: "The model receives the reason, and the record contains it."
			};
			if (unproven.ids !== "") yield {
				code: "no-examples",
				path: unproven.path,
				message: `no example that matches: ${unproven.ids}`,
				hint: "Examples are checked whenever the policy is loaded."
			};
		};
		var load = __webpack_require__(49808);
		var external_node_path_ = __webpack_require__(76760);
		var match_names = __webpack_require__(98091);
		var describe_network = __webpack_require__(10281);
		var registry_addresses = __webpack_require__(23005);
		var network_settings = __webpack_require__(59277);
		;
		const lintDefaults = ({ compiled }) => function* ({ file: { defaults } }) {
			if ((0, types_decision.Jr)(compiled.defaultDecision) && defaults?.decision !== undefined) yield {
				code: "default-allow",
				path: ["defaults", "decision"],
				message: "what no rule names is allowed; lists of what is forbidden are nearly always incomplete",
				hint: "Deny by default, and allow what the task needs."
			};
			if ((0, types_decision.Jr)(compiled.opaqueDecision) && defaults?.opaque !== undefined) yield {
				code: "opaque-allow",
				path: ["defaults", "opaque"],
				message: "shell text and inline code are allowed although their effects are not known",
				hint: "Deny what is opaque."
			};
		};
		const lintReadRules = ({ compiled, files }) => function* (layer) {
			if (layer !== files.at(-1) || (0, types_decision.Jr)(compiled.defaultDecision) || opensFiles(compiled)) return;
			const seeing = compiled.mcpServers.some((server) => server.type === "command" && server.workspace === "read") ? "starts a server with workspace: read" : allowsCommands(compiled) ? "allows commands" : null;
			if (seeing !== null) yield {
				code: "no-read-rule",
				path: ["rules"],
				message: `the policy ${seeing} and has no rule that allows reading: the workspace would be empty for processes`,
				hint: `Add a rule, for all files or for some directories: { id: read, when: { read: '**' }, decision: allow }`
			};
		};
		function allowsCommands(policy) {
			const tools = policy.catalogue.tools.listNames("command", "session", "custom").filter(policy.hasTool);
			return (0, compiled_policy.dH)(policy).some(({ decision, binds, contains, toolNames }) => (0, types_decision.Jr)(decision) && (binds === "command" || contains || binds === null) && tools.some((0, match_names.G)(toolNames ?? ["*"])));
		}
		function opensFiles(policy) {
			return (0, compiled_policy.dH)(policy).some((rule) => (0, types_decision.Jr)(rule.decision) && (rule.binds === "read" || rule.binds === "write" && (0, decide_rule.oq)(rule, "when").includes("**")));
		}
		const lintUnpinnedExtends = () => function* ({ file }) {
			for (const [index, written] of (0, schema_parts.c3)(file.extends ?? []).entries()) if (typeof written === "string" && external_node_path_.posix.isAbsolute(written)) yield {
				code: "unpinned-extends",
				path: ["extends", index],
				message: `${written} is a file of this machine: no commit fixes its content`,
				hint: "Commit it next to the policy and name it relative to it."
			};
		};
		const lintNetwork = () => function* ({ file }) {
			const written = file.sandbox?.network;
			const place = ["sandbox", "network"];
			for (const [key, message] of Object.entries((0, describe_network.UY)((0, network_settings.fe)([written])))) if (message !== "") yield {
				code: "open-network",
				path: [...place, key],
				message
			};
			for (const key of ["allow", "setup"]) for (const [index, entry] of (written?.[key] ?? []).entries()) {
				const host = typeof entry === "string" ? (0, registry_addresses.lS)(entry).host : entry.host;
				if ((0, describe_network.o8)(host)) yield {
					code: "own-loopback",
					path: [
						...place,
						key,
						index
					],
					message: `${host} is the loopback of the command itself: a command that obeys NO_PROXY reaches nothing of the machine by it`,
					hint: "Write the port into sandbox.network.forward: commands then find it on their own loopback."
				};
			}
		};
		const lintProfiles = ({ sources }) => function* (layer) {
			for (const { name, type, layers } of (0, load.X9)(sources)) if (layers.at(-1)?.name === `${layer.name}#${name}`) yield {
				code: "profile",
				path: ["profiles", name],
				message: type === "complete" ? `the profile ${name} is a separate policy: where it holds, what it does not allow is denied` : `the profile ${name} only restricts: where it holds, the rest of the policy stays in force`
			};
		};
		var fixed_decisions = __webpack_require__(40919);
		var builtin_policy = __webpack_require__(1253);
		var custom_tools = __webpack_require__(56876);
		;
		const lintMcpServers = ({ compiled }) => function* ({ file }) {
			for (const server of compiled.mcpServers) {
				if (!Object.hasOwn(file.mcp?.servers ?? {}, server.name)) continue;
				const path = [
					"mcp",
					"servers",
					server.name
				];
				if (server.type === "command" && server.network.length > 0 && server.workspace === "read") yield {
					code: "server-reads-and-connects",
					path,
					message: `the server ${server.name} sees the workspace and has a network: what the agent writes there can reach it, and leave by it`,
					hint: "Write workspace: none, or leave out its network."
				};
				if (server.toolsSha256 === null) yield {
					code: "unpinned-server",
					path,
					message: `the tools of ${server.name} are the ones that it lists when it starts`,
					hint: "Add toolsSha256, which doctor --policy shows."
				};
			}
		};
		const lintNamedTools = ({ compiled }) => {
			const servers = compiled.mcpServers.map(({ name }) => name);
			const known = new Set(compiled.catalogue.tools.names);
			return function* (rule) {
				if (!(0, types_decision.Jr)(rule.decision)) return;
				const path = ["when", "tool"];
				for (const named of rule.toolNames ?? []) {
					const server = /^mcp\.([^.*]+)\./.exec(named)?.[1];
					if (server === undefined ? !named.startsWith("mcp.") : servers.includes(server)) continue;
					yield {
						code: "unknown-server",
						path,
						message: server === undefined ? `${named} allows no tool: such a rule names one server` : `there is no MCP server ${server}`,
						hint: servers.length === 0 ? "Name it under mcp.servers." : `Write mcp.SERVER.TOOL or mcp.SERVER.*. The servers of the policy are: ${servers.join(", ")}.`
					};
				}
				const named = (rule.toolNames ?? []).filter((tool) => known.has(tool));
				if (named[0] !== undefined && !named.some(compiled.hasTool) && !(0, builtin_policy.i)(rule.layer)) yield {
					code: "unoffered-tool",
					path,
					message: (0, fixed_decisions.Lc)(compiled, named[0])
				};
			};
		};
		const lintCustomTools = ({ compiled }) => function* ({ file }) {
			for (const tool of compiled.customTools) {
				const { name, cwd } = tool;
				if (!Object.hasOwn(file.customTools ?? {}, name)) continue;
				const path = ["customTools", name];
				if (!(0, compiled_policy.dH)(compiled).some((rule) => rule.namesTool(name))) yield {
					code: "unnamed-tool",
					path,
					message: `no rule in force names the custom tool ${name}, so it is not offered`,
					hint: `Add a rule: { id: allow-tool, when: { tool: ${name} }, decision: allow }.`
				};
				const opaque = compiled.lower({
					type: "command",
					words: (0, custom_tools.wh)(tool),
					cwd
				}).find((access) => access.type === "opaque");
				if (opaque !== undefined && compiled.opaqueDecision !== "allow") yield {
					code: "opaque-tool",
					path,
					message: `the effects of the command of ${name} cannot be determined, so defaults.opaque decides: ${opaque.reason}`,
					hint: "Put the code into a file of the repository, and name that file in the command."
				};
			}
		};
		;
		const refusingLints = {
			rules: [lintConnections, lintControlFiles],
			layers: [lintReadRules]
		};
		const allLints = {
			rules: [
				lintBroadGrants,
				lintArguments,
				...refusingLints.rules,
				lintCallsWithHosts,
				lintContained,
				lintDenylist,
				lintShadowed,
				lintDirectoryGlobs,
				lintNamedTools,
				lintFloorRules,
				lintEscalation,
				lintExpiring
			],
			layers: [
				...refusingLints.layers,
				lintDefaults,
				lintUnpinnedExtends,
				lintStricterElsewhere,
				lintNetwork,
				lintMcpServers,
				lintCustomTools,
				lintProfiles,
				lintDocumentation
			]
		};
		var policy_error = __webpack_require__(40328);
		var policy_tests = __webpack_require__(24185);
		;
		async function checkPolicy(options) {
			let policy;
			try {
				policy = await (0, load.tb)(options);
			} catch (thrown) {
				if (!(thrown instanceof error.tj) || thrown.code !== "policy") throw thrown;
				const problems = thrown.problems.length > 0 ? thrown.problems : [{
					message: thrown.message,
					hint: thrown.hint,
					file: options.source,
					line: null,
					column: null
				}];
				return problems.map((problem) => ({
					severity: "error",
					code: "invalid",
					ruleId: null,
					problem
				}));
			}
			const failed = await (0, policy_tests.h6)(policy, options.readFile);
			return [...runLints(policy, allLints), ...failed.map((problem) => ({
				severity: "error",
				code: "test-failed",
				ruleId: null,
				problem
			}))];
		}
		async function loadValidPolicy(options) {
			const policy = await (0, load.tb)(options);
			const unbound = (0, load.EM)(policy.sources, null);
			const failed = await (0, policy_tests.h6)(unbound, options.readFile);
			const errors = [...listErrors(unbound), ...failed];
			if (errors.length > 0) throw (0, policy_error.j)(options.source, errors);
			return policy;
		}
		function listErrors(policy) {
			return runLints(policy, refusingLints).flatMap(({ severity, problem }) => severity === "error" ? [problem] : []);
		}
		function runLints(policy, { rules, layers }) {
			const profiles = (0, load.zL)(policy).flatMap(({ policy: compiled }) => runRuleLints({
				...policy,
				compiled
			}, rules, compiled.rules.filter(({ layer }) => layer.includes("#"))));
			const ofFloors = policy.compiled.profiles.flatMap((profile) => profile.policy.rules);
			return [
				...layers.flatMap((create) => {
					const lint = create(policy);
					return policy.files.flatMap((layer) => [...lint(layer)].map((found) => createFinding(found, null, layer.yaml.problemAt)));
				}),
				...runRuleLints(policy, rules, policy.compiled.rules),
				...profiles,
				...rules.includes(lintExpiring) ? runRuleLints(policy, [lintExpiring], ofFloors) : []
			];
		}
		function runRuleLints(policy, lints, rules) {
			return lints.flatMap((create) => {
				const lint = create(policy);
				return rules.flatMap((rule) => [...lint(rule)].map((found) => createFinding(found, rule.id, rule.problemAt)));
			});
		}
		function createFinding({ code, path, message, hint, severity }, ruleId, problemAt) {
			return {
				severity: severity ?? finding.H[code],
				code,
				ruleId,
				problem: problemAt(path, message, hint)
			};
		}
		function renderFinding({ severity, code, problem }) {
			return (0, error.yM)({
				...problem,
				message: `${severity}: ${problem.message} [${code}]`
			});
		}
	}),
	49527: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { H: () => lintSeverities });
		const lintSeverities = {
			invalid: "error",
			"test-failed": "error",
			"any-program": "warning",
			"interpreter-allowed": "warning",
			"workspace-program": "warning",
			"any-access": "warning",
			contained: "info",
			advisory: "info",
			"executes-workspace": "info",
			"sealed-install": "warning",
			"starts-programs": "info",
			"runs-scratch": "info",
			"control-files": "error",
			"default-allow": "warning",
			"opaque-allow": "warning",
			"no-read-rule": "error",
			denylist: "warning",
			"unanchored-pattern": "warning",
			"glob-of-path": "warning",
			"any-host": "error",
			"net-for-commands": "error",
			"below-floor": "warning",
			profile: "info",
			"unpinned-extends": "warning",
			"duplicate-rule": "warning",
			"contradictory-rules": "warning",
			"shadowed-rule": "warning",
			"directory-glob": "warning",
			"overridden-setting": "warning",
			"open-network": "info",
			"own-loopback": "warning",
			"escalate-without-channel": "warning",
			"server-reads-and-connects": "warning",
			"unpinned-server": "info",
			"unknown-server": "warning",
			"unoffered-tool": "warning",
			"unnamed-tool": "warning",
			"opaque-tool": "warning",
			"expiring-rule": "warning",
			"committed-secret": "warning",
			"committed-closed": "error",
			"closed-manifest": "info",
			"no-reason": "info",
			"no-examples": "info"
		};
	}),
	24185: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			yz: () => parsePolicyTable,
			QK: () => readPolicyTables,
			h6: () => runPolicyTests,
			cS: () => runTable
		});
		var call_history = __webpack_require__(42944);
		var external_node_path_ = __webpack_require__(76760);
		var schemas = __webpack_require__(88343);
		var nearest_name = __webpack_require__(15633);
		var error = __webpack_require__(22603);
		var mcp = __webpack_require__(81441);
		var call_context = __webpack_require__(78966);
		var read_yaml = __webpack_require__(65697);
		var schema_parts = __webpack_require__(2215);
		var access = __webpack_require__(95867);
		var decision = __webpack_require__(10031);
		var custom_tool = __webpack_require__(24505);
		var types_search = __webpack_require__(1789);
		var web = __webpack_require__(76818);
		var examples = __webpack_require__(73340);
		var control_characters = __webpack_require__(96763);
		;
		const callShape = {
			tool: schema_parts.Qq.optional(),
			command: schema_parts.Qq.optional(),
			shell: schema_parts.Qq.optional(),
			read: schemas.string().optional(),
			write: schemas.string().optional(),
			net: schema_parts.Qq.optional(),
			env: (0, schema_parts.h9)(schema_parts.Qq).optional(),
			args: schemas.record(schemas.string(), schemas.json()).optional(),
			origin: schemas["enum"](["structured", "script"]).optional(),
			...call_context.Be
		};
		const subjects = [
			"command",
			"shell",
			"read",
			"write",
			"net"
		];
		const namesOneCall = (call) => {
			const count = subjects.filter((key) => call[key] !== undefined).length;
			return count === 1 || count === 0 && call.tool !== undefined;
		};
		const oneCall = "a call is one of command, shell, read, write, net, or else a tool";
		const earlierCall = (0, schema_parts.re)(callShape).refine(namesOneCall, oneCall);
		const testRow = (0, schema_parts.re)({
			name: schema_parts.Qq.optional(),
			skip: schema_parts.Qq.optional(),
			...callShape,
			before: schemas.string().nullable().optional(),
			after: schemas.union([schemas.string().nullable(), schemas.array(earlierCall).min(1, "the list is empty")]).optional(),
			decision: schemas["enum"](decision.a),
			rule: schema_parts.Qq.optional()
		}).refine(namesOneCall, oneCall);
		function listEarlierCalls({ after }) {
			return Array.isArray(after) ? after : [];
		}
		function createRowCall(row, policy) {
			const accesses = readAccesses(row, policy);
			if (accesses === null) return null;
			return {
				tool: row.tool ?? readUsualTool(accesses, policy.compiled.catalogue.tools),
				origin: row.origin ?? "structured",
				args: row.args ?? {},
				accesses,
				changes: readChanges(row),
				history: [],
				...(0, call_context.qD)(row, accesses, policy)
			};
		}
		function readUsualTool([access], tools) {
			if (access?.type === "connect" && access.method !== undefined) return tools.pickName("request");
			if (access?.type === "command" || access?.type === "connect") return tools.pickName("command");
			return tools.pickName(access?.type === "write" ? "write" : "read");
		}
		function renderRow(row) {
			const [key, value] = readSubject(row);
			const subject = key === "command" ? value : `${key} ${value}`;
			return (0, control_characters.N0)(`${row.name === undefined ? "" : `${row.name}: `}${subject} \u2192 ${row.decision}`);
		}
		function readSubject(row) {
			const key = subjects.find((one) => row[one] !== undefined) ?? "tool";
			return [key, row[key] ?? ""];
		}
		function readChanges({ write, before, after }) {
			const content = Array.isArray(after) ? undefined : after;
			if (write === undefined || before === undefined && content === undefined) return null;
			return [{
				path: write,
				before: readState(before),
				after: readState(content)
			}];
		}
		function readState(content) {
			if (content === null || content === undefined) return null;
			return {
				kind: "file",
				executable: false,
				content: new TextEncoder().encode(content)
			};
		}
		function readAccesses(row, policy) {
			const set = (0, schema_parts.c3)(row.env ?? []).map((name) => ({
				type: "env",
				name
			}));
			const [key, text] = readSubject(row);
			if (key === "shell") return [(0, access.gu)([
				"bash",
				"-lc",
				text
			]), ...set];
			if (key !== "tool") {
				const access = (0, examples.$)({ binds: key === "net" ? "connect" : key }, text);
				return access === null ? null : [access, ...set];
			}
			const named = listToolAccesses(text, row.args ?? {}, policy.compiled);
			return named.length + set.length > 0 ? [...named, ...set] : [{ type: "none" }];
		}
		function listToolAccesses(tool, args, { catalogue, customTools, search }) {
			if ((0, mcp.Ok)(tool)) return [(0, mcp.aE)(tool)];
			const custom = customTools.find(({ name }) => name === tool);
			if (custom !== undefined) return [(0, custom_tool.Qz)(custom.name), (0, access.gu)((0, custom_tool.nH)(custom, args), custom.cwd)];
			if (search === null || !catalogue.tools.isOf(tool, "search")) return [];
			const service = search.format === "hosted" ? [] : [(0, web.x)(search.url, (0, types_search.YR)(search))];
			return [(0, types_search.vC)(tool), ...service];
		}
		;
		const tableSchema = (0, schema_parts.re)({ cases: schemas.array(testRow).min(1, "the table is empty") });
		async function readPolicyTables(policy, readFile) {
			const tables = [];
			for (const layer of policy.files) {
				const { path } = layer;
				if (path === null) continue;
				for (const [index, name] of (layer.file.tests ?? []).entries()) {
					const file = external_node_path_.posix.isAbsolute(name) ? name : external_node_path_.posix.join(external_node_path_.posix.dirname(path), name);
					try {
						tables.push(parsePolicyTable(file, await readFile(file)));
					} catch (thrown) {
						const { problemAt } = layer.yaml;
						const message = `the tests ${name} cannot be read: ${(0, error.x5)(thrown)}`;
						const problem = problemAt(["tests", index], message, "Name a file relative to this policy.");
						tables.push({
							file,
							rows: [],
							problems: [problem],
							problemAt
						});
					}
				}
			}
			return tables;
		}
		function parsePolicyTable(file, source) {
			const { value, problems, places } = (0, read_yaml.g)(file, source, tableSchema);
			return {
				file,
				rows: problems.length === 0 ? value?.cases ?? [] : [],
				problems,
				problemAt: places.problemAt
			};
		}
		function runTable(policy, table) {
			return table.rows.map((row, index) => runRow(policy, table, row, index));
		}
		async function runPolicyTests(policy, readFile) {
			return (await readPolicyTables(policy, readFile)).flatMap((table) => listTableProblems(policy, table));
		}
		function listTableProblems(policy, table) {
			const failed = runTable(policy, table).filter(({ status }) => status === "fail" || status === "error");
			return [...table.problems, ...failed.flatMap(({ problem }) => problem === null ? [] : [problem])];
		}
		function runRow(policy, table, row, index) {
			const name = renderRow(row);
			const problemAt = (path, message, hint) => table.problemAt([
				"cases",
				index,
				...path
			], message, hint);
			const leaveOut = (status, problem) => ({
				status,
				name,
				problem,
				decided: null
			});
			if (row.skip !== undefined) return leaveOut("skip", problemAt(["skip"], `skipped: ${row.skip}`));
			const here = (0, call_context.ru)(policy, row);
			const call = createRowCall(row, here);
			const written = listEarlierCalls(row);
			const { names } = here.compiled.catalogue.tools;
			const unknown = [row, ...written].find(({ tool }) => tool !== undefined && !names.includes(tool) && !(0, mcp.Ok)(tool))?.tool;
			if (unknown !== undefined) {
				const message = `there is no tool ${JSON.stringify(unknown)}`;
				return leaveOut("error", problemAt(["tool"], message, (0, nearest_name.NQ)(unknown, names)));
			}
			const earlier = written.flatMap((one) => createRowCall(one, here) ?? []);
			if (call === null || earlier.length < written.length) {
				const hint = "Write the text of a shell under shell, and an address as HOST, HOST:PORT or SCHEME://HOST.";
				return leaveOut("error", problemAt([], "this names no plain command or address", hint));
			}
			const run = (0, call_history.dm)();
			for (const [place, one] of earlier.entries()) run.decide(one, { callId: String(place + 1) }, here.decide);
			const placed = run.place(call);
			const verdict = here.decide(placed);
			const decided = {
				call: placed,
				policy: here
			};
			const expected = verdict.decision !== row.decision ? row.decision : row.rule !== undefined && verdict.rule !== row.rule ? `the rule ${row.rule}` : null;
			if (expected !== null) {
				const message = `expected ${expected}, found ${verdict.decision} by ${verdict.rule}`;
				return {
					status: "fail",
					name,
					problem: problemAt([], message, verdict.reason),
					decided
				};
			}
			return {
				status: "pass",
				name,
				problem: null,
				decided
			};
		}
	}),
	39520: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { n: () => createPrivateDirectory });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		function createPrivateDirectory(path) {
			const missing = [];
			for (let directory = path; (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(directory, { throwIfNoEntry: false }) === undefined; directory = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(directory)) missing.push(directory);
			for (const directory of missing.toReversed()) try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(directory, 448);
			} catch (thrown) {
				if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "EEXIST")) throw thrown;
			}
		}
	}),
	69676: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			O: () => locateEgress,
			Op: () => readBuiltinFile,
			pW: () => createStateDirectory,
			q1: () => readBuiltinPolicies
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _policy_file_builtin_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1253);
		var _record_private_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39520);
		function readBuiltinPolicies(host) {
			const compiled = JSON.parse(readBuiltinFile(host, "compiled.json"));
			return (0, _policy_file_builtin_policy_js__WEBPACK_IMPORTED_MODULE_4__.m)(compiled, (name) => readBuiltinFile(host, `${name}.yml`));
		}
		function readBuiltinFile(host, name) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(host.distDirectory, "policies", name), "utf8");
		}
		function locateEgress(host, onForwarded) {
			return {
				forwarderPath: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(host.distDirectory, "forwarder/index.js"),
				resolve: host.resolveName,
				onForwarded
			};
		}
		function createStateDirectory({ stateDirectory }) {
			try {
				(0, _record_private_directory_js__WEBPACK_IMPORTED_MODULE_3__.n)(stateDirectory);
			} catch (thrown) {
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `the state directory ${stateDirectory} cannot be created: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(thrown)}`,
					hint: "Set XDG_STATE_HOME to the absolute path of a directory in which this user can create files.",
					cause: thrown
				});
			}
		}
	}),
	88230: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { m: () => locateDirectory });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		function locateDirectory(host, path, option) {
			const asked = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.workingDirectory, path);
			try {
				const directory = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(asked);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory);
				return directory;
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT") && asked.includes("\ufffd")) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `the path ${asked} has bytes that are not valid UTF-8, so it cannot be the workspace`,
					hint: "Rename the directory, or mount it at another path.",
					cause: thrown
				});
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `the directory ${path} cannot be read: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.x5)(thrown)}`,
					hint: `Give ${option} a directory.`,
					cause: thrown
				});
			}
		}
	}),
	7738: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { v: () => listMachineFloors });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _sandbox_host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90221);
		const root = 0;
		function listMachineFloors(floor) {
			const text = readOwned(floor.file, floor.owner);
			if (text === null) return [];
			return [{
				source: floor.file,
				text,
				origin: "",
				readFile: async (path) => {
					const read = path === floor.file ? text : readOwned(path, floor.owner);
					if (read === null) throw Object.assign(new Error(`no such file: ${path}`), { code: "ENOENT" });
					return read;
				}
			}];
		}
		function readOwned(path, owner) {
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
				for (const directory of listDirectories(path)) {
					const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(directory);
					if (!stats.isDirectory()) refuse(path, `${directory} is not a directory`);
					refuseOthers(path, directory, {
						uid: stats.uid,
						mode: (stats.mode & 512) === 0 ? stats.mode : 0
					}, owner);
				}
				return (0, _sandbox_host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_3__.D4)(path, (stats, descriptor) => {
					if (!stats.isFile()) refuse(path, "it is not a regular file");
					refuseOthers(path, path, stats, owner);
					return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor, "utf8");
				});
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT")) return null;
				if (thrown instanceof _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj) throw thrown;
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ELOOP")) refuse(path, "it is a symbolic link");
				return refuse(path, (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(thrown));
			}
		}
		function listDirectories(path) {
			const directory = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
			return directory === path ? [] : [...listDirectories(directory), directory];
		}
		function refuseOthers(path, entry, stats, owner) {
			if (stats.uid !== root && stats.uid !== owner) refuse(path, `${entry} belongs to the user ${stats.uid}`);
			if ((stats.mode & 18) !== 0) refuse(path, `its group or other users may write ${entry}`);
		}
		function refuse(path, reason) {
			throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "policy",
				message: `the organisation\u2019s policy ${path} cannot be used: ${reason}`,
				hint: `It binds every run on this machine, so no run starts. The file and its directories have to belong to root: chown root ${path} && chmod 644 ${path}.`
			});
		}
	}),
	59809: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { s: () => catalogue });
		var _models_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91475);
		var _tools_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31563);
		const catalogue = {
			tools: _tools_index_js__WEBPACK_IMPORTED_MODULE_1__.GS,
			providers: [..._models_index_js__WEBPACK_IMPORTED_MODULE_0__.X.map(({ name, provider }) => ({
				name,
				provider
			})), {
				name: "replay",
				provider: "replay"
			}]
		};
	}),
	38434: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { I: () => createRemoteFetcher });
		const maxRedirects = 3;
		function createRemoteFetcher({ timeoutMs = 3e4, authorities = null } = {}) {
			return async (written, { maxBytes }) => {
				const signal = AbortSignal.timeout(timeoutMs);
				const start = new URL(written);
				let url = start;
				for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
					if (url.protocol !== "https:") throw new Error("it leads away from https");
					if (url.host !== start.host) throw new Error(`it leads to another host, ${url.host}`);
					const response = await request(url, {
						signal,
						agent: false,
						...authorities !== null && { ca: authorities }
					});
					const status = response.statusCode ?? 0;
					const location = response.headers.location;
					if (status >= 300 && status < 400 && location !== undefined) {
						response.destroy();
						url = new URL(location, url);
						continue;
					}
					if (status !== 200) {
						response.destroy();
						throw new Error(`the response has the status ${status}`);
					}
					return readBody(response, maxBytes);
				}
				throw new Error("too many redirects");
			};
		}
		async function request(url, options) {
			const { get } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 44708, 19));
			return new Promise((resolve, reject) => {
				get(url, {
					...options,
					headers: {
						accept: "*/*",
						"user-agent": "policy"
					}
				}, resolve).on("error", reject);
			});
		}
		async function readBody(response, maxBytes) {
			const chunks = [];
			let length = 0;
			for await (const chunk of response) {
				length += chunk.length;
				if (length > maxBytes) {
					response.destroy();
					throw new Error(`it is longer than ${maxBytes} bytes`);
				}
				chunks.push(chunk);
			}
			return Buffer.concat(chunks);
		}
	}),
	13749: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			EN: () => agentsLlmChat,
			as: () => agentsLaunchAsync,
			x$: () => agentsLaunchSync
		});
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88343);
		var _definition_cut_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8801);
		var _definition_define_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12185);
		var _definition_text_field_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24619);
		var _documents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46621);
		var _core_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97535);
		var _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19375);
		const names = zod__WEBPACK_IMPORTED_MODULE_5__.union([zod__WEBPACK_IMPORTED_MODULE_5__.string().min(1).max(200), zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.string().min(1).max(200)).min(1).max(50)]);
		const denied = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
			tool: names.optional(),
			command: zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.string().min(1).max(200)).min(1).max(50).optional().describe("Words, such as [\"git\",\"push\",\"**\"]."),
			read: names.optional(),
			write: names.optional()
		}).refine((written) => Object.values(written).some((value) => value !== undefined), "name at least one of tool, command, read, write");
		const launchFields = {
			policy: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
				tools: zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.string().min(1).max(200)).max(100).optional(),
				deny: zod__WEBPACK_IMPORTED_MODULE_5__.array(denied).max(20).optional()
			}).optional().describe("Denies more than your policy: only these tools; no call that matches one of deny, such as {\"write\":[\"**\"]}."),
			budget: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
				turns: zod__WEBPACK_IMPORTED_MODULE_5__.int().min(1).optional(),
				tokens: zod__WEBPACK_IMPORTED_MODULE_5__.int().min(1).optional(),
				costUsd: zod__WEBPACK_IMPORTED_MODULE_5__.number().positive().optional(),
				minutes: zod__WEBPACK_IMPORTED_MODULE_5__.number().positive().optional()
			}).optional().describe("At most what you have left.")
		};
		const taskField = (0, _definition_text_field_js__WEBPACK_IMPORTED_MODULE_2__.M8)(64 * 1024).min(1);
		const syncInput = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
			task: taskField.optional().describe("The agent receives this text and nothing of the conversation."),
			agent: zod__WEBPACK_IMPORTED_MODULE_5__.string().min(1).max(100).optional().describe("Instead of task: waits for one of agents_launch_async."),
			...launchFields
		}).refine(({ task, agent }) => task === undefined !== (agent === undefined), "give either task or agent");
		const agentsLaunchSync = (0, _definition_define_tool_js__WEBPACK_IMPORTED_MODULE_1__.u)({
			name: "agents.launch.sync",
			structuredName: "agents_launch_sync",
			kind: "agent",
			packs: [],
			description: "Starts an agent in this workspace and returns its result.",
			input: syncInput,
			returns: "{ agent: string; outcome: string; reason: string; answer: string; changedFiles: string[]; turns: number; toolCalls: number; usage: { inputTokens: number; outputTokens: number; cachedTokens: number }; costUsd: number | null }",
			accesses: async () => [{ type: "none" }],
			async run({ task, agent, policy, budget }, context) {
				const id = agent ?? await context.agents.launch(createRequest({
					task: task ?? "",
					policy,
					budget
				}, "wait"));
				return renderReport(await context.agents.wait(id), context);
			}
		});
		const agentsLaunchAsync = (0, _definition_define_tool_js__WEBPACK_IMPORTED_MODULE_1__.u)({
			name: "agents.launch.async",
			structuredName: "agents_launch_async",
			kind: "agent",
			packs: [],
			description: "Starts an agent and returns its id at once. It ends with your last message.",
			input: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
				task: taskField,
				...launchFields
			}),
			returns: "{ agent: string }",
			accesses: async () => [{ type: "none" }],
			async run(input, { agents }) {
				const agent = await agents.launch(createRequest(input, "background"));
				return {
					value: { agent },
					text: `Started ${agent}. agents_launch_sync waits for it.`,
					images: []
				};
			}
		});
		function createRequest({ task, policy, budget }, mode) {
			const deny = JSON.parse(JSON.stringify(policy?.deny ?? []));
			return {
				task,
				mode,
				narrowing: {
					tools: policy?.tools ?? null,
					denyTools: [],
					deny
				},
				budget: budget ?? {}
			};
		}
		function renderReport(report, { sandbox }) {
			const { agent, outcome, reason, answer, changedFiles, turns, toolCalls } = report;
			const { storeOutput } = sandbox;
			const shown = (0, _definition_cut_value_js__WEBPACK_IMPORTED_MODULE_0__.c)(answer, {
				source: null,
				name: "agent",
				maxBytes: _core_limits_js__WEBPACK_IMPORTED_MODULE_4__.UJ,
				storeOutput
			});
			const text = [
				`Agent ${agent}: ${outcome} (${reason}); ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_6__.SS)(turns, "turn")}, ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_6__.SS)(toolCalls, "call")}.`,
				...changedFiles.length === 0 ? [] : [`Changed: ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_6__.r$)(changedFiles, maxShownFiles)}`],
				shown
			].join("\n");
			return {
				value: {
					...report,
					changedFiles: [...changedFiles],
					usage: { ...report.usage }
				},
				text,
				images: []
			};
		}
		const maxShownFiles = 50;
		const maxPromptCharacters = 256 * 1024;
		const chatInput = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
			model: zod__WEBPACK_IMPORTED_MODULE_5__.string().min(1).max(200).optional().describe("A model that the policy names; your own if left out."),
			promptKey: _documents_js__WEBPACK_IMPORTED_MODULE_3__.X.optional().describe("A saved prompt that comes before this one."),
			prompt: (0, _definition_text_field_js__WEBPACK_IMPORTED_MODULE_2__.M8)(maxPromptCharacters).min(1)
		});
		const agentsLlmChat = (0, _definition_define_tool_js__WEBPACK_IMPORTED_MODULE_1__.u)({
			name: "agents.llm.chat",
			structuredName: "agents_llm_chat",
			kind: "agent",
			packs: [],
			description: "Asks a model once, without tools and without this conversation.",
			input: chatInput,
			returns: "{ text: string; model: string; complete: boolean }",
			accesses: async () => [{ type: "none" }],
			async run({ model = null, promptKey, prompt }, { agents, cabinet, sandbox }) {
				const instructions = promptKey === undefined ? "" : cabinet.fetch("prompts", promptKey).content;
				const answer = await agents.chat({
					model,
					instructions,
					prompt
				});
				const { storeOutput } = sandbox;
				const shown = (0, _definition_cut_value_js__WEBPACK_IMPORTED_MODULE_0__.c)(answer.text, {
					source: null,
					name: "chat",
					maxBytes: _core_limits_js__WEBPACK_IMPORTED_MODULE_4__.UJ,
					storeOutput
				});
				const text = answer.complete ? shown : `${shown}\n[the answer was cut off by the token limit]`;
				return {
					value: { ...answer },
					text,
					images: []
				};
			}
		});
	}),
	58019: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Q8: () => listArgumentIssues,
			Z9: () => joinArguments,
			ot: () => acceptSpellings
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
		var _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15633);
		var _core_text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37981);
		var _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27831);
		const spellings = [
			[
				"cwd",
				"workdir",
				"workingDirectory",
				"directory",
				"dir",
				"dirPath"
			],
			[
				"filePath",
				"path",
				"file",
				"fileName",
				"absolutePath",
				"targetFile"
			],
			[
				"dirPath",
				"path",
				"directory",
				"dir",
				"folder",
				"targetDirectory"
			],
			[
				"path",
				"dirPath",
				"directory",
				"filePath"
			],
			[
				"command",
				"cmd",
				"argv"
			],
			[
				"pattern",
				"query",
				"regex"
			],
			[
				"include",
				"glob",
				"filePattern",
				"includePattern"
			],
			[
				"content",
				"contents",
				"fileText"
			],
			[
				"patch",
				"diff",
				"input",
				"patchText"
			],
			[
				"limit",
				"maxResults",
				"headLimit"
			],
			["offset", "startLine"],
			["timeoutMs", "timeoutMillis"],
			[
				"oldText",
				"oldString",
				"oldStr",
				"search",
				"find"
			],
			[
				"newText",
				"newString",
				"newStr",
				"replace",
				"replacement"
			],
			[
				"all",
				"replaceAll",
				"allowMultiple"
			],
			["step", "content"],
			["plan", "todos"],
			["urls", "url"],
			[
				"sessionId",
				"bashId",
				"shellId",
				"taskId"
			],
			["chars", "input"]
		];
		const withoutEffect = new Set([
			"description",
			"instruction",
			"explanation",
			"activeform",
			"priority",
			"id",
			"login",
			"shell",
			"tty",
			"yieldtimems",
			"maxoutputtokens",
			"withescalatedpermissions",
			"sandboxpermissions",
			"dangerouslydisablesandbox"
		]);
		const related = [
			["command", "args"],
			["pattern", "search"],
			[
				"content",
				"text",
				"data"
			],
			[
				"limit",
				"lines",
				"count"
			],
			[
				"offset",
				"line",
				"start"
			],
			["include", "type"],
			["timeoutMs", "timeout"]
		];
		const opposites = new Set([
			"exclude",
			"excludes",
			"excludepattern",
			"caseinsensitive"
		]);
		function joinArguments(args, forms) {
			const objects = forms.filter((form) => form instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodObject);
			const [form] = objects;
			if (!Array.isArray(args) || form === undefined) return args;
			const given = args;
			const last = given.at(-1);
			const options = given.length > 1 && (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_1__.OW)(last) ? last : null;
			const leading = options === null ? given : given.slice(0, -1);
			const named = leading.length === 1 ? nameFirst(leading[0], form) : nameLeading(leading, objects);
			if (named === null || Object.keys(named).some((key) => Object.hasOwn(options ?? {}, key))) return args;
			return {
				...named,
				...options
			};
		}
		function nameFirst(value, { shape }) {
			const [first = ""] = Object.keys(shape);
			return (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_1__.OW)(value) ? value : { [first]: value };
		}
		function nameLeading(values, forms) {
			const [program, programArguments] = values;
			const isCommand = Object.keys(forms[0]?.shape ?? {})[0] === "command";
			if (isCommand && values.length === 2 && typeof program === "string" && Array.isArray(programArguments)) return { command: [program, ...programArguments] };
			if (isCommand && values.every((value) => typeof value === "string")) return { command: values };
			const needed = forms.map(({ shape }) => Object.keys(shape).filter((name) => !shape[name].isOptional())).find((names) => names.length === values.length);
			return needed === undefined ? null : Object.fromEntries(needed.map((name, index) => [name, values[index]]));
		}
		function acceptSpellings(written, field, names = "ours") {
			const schema = unwrap(field);
			if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodPipe) return acceptSpellings(written, schema.out, "theirs");
			const args = typeof written === "string" ? readWrittenValue(written, schema) : written;
			if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodArray && Array.isArray(args)) return args.map((item) => acceptSpellings(item, schema.element, names));
			if (!(schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodObject)) return args;
			const known = Object.keys(schema.shape);
			const [first] = known;
			const isOurs = names === "ours";
			if (isOurs && typeof args === "string" && first !== undefined && schema === field) return { [first]: args };
			if (!(0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_1__.OW)(args)) return args;
			const entries = Object.entries(args).filter(([key]) => !isOurs || known.includes(key) || !withoutEffect.has(normalize(key)));
			const given = entries.map(([key]) => key);
			const renamed = given.map((key) => {
				if (!isOurs || known.includes(key)) return key;
				const free = known.filter((name) => !given.includes(name));
				return free.find((name) => normalize(name) === normalize(key)) ?? findSpelling(spellings, key, free) ?? key;
			});
			if (new Set(renamed).size < renamed.length) return args;
			const isStrict = schema.def.catchall instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodNever;
			return Object.fromEntries(entries.flatMap(([, value], index) => {
				const key = renamed[index] ?? "";
				if (!known.includes(key)) return value === null && isOurs && isStrict ? [] : [[key, value]];
				const member = schema.shape[key];
				const isLeftOut = value === null && member.isOptional() && !member.isNullable();
				return isLeftOut ? [] : [[key, acceptSpellings(value, member, names)]];
			}));
		}
		function unwrap(schema) {
			return schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodOptional || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodDefault ? unwrap(schema.unwrap()) : schema;
		}
		function readWrittenValue(text, schema) {
			const value = (0, _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__.Vh)(text);
			const fits = schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodNumber && typeof value === "number" || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodBoolean && typeof value === "boolean" || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodArray && Array.isArray(value) || (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodObject || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodRecord) && (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_1__.OW)(value);
			return fits ? value : text;
		}
		function listArgumentIssues(error, input, example) {
			const schema = input instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodPipe ? input.out : input;
			return error.issues.flatMap((issue) => {
				const path = issue.path.join(".");
				if (path === "" && issue.code === "invalid_type" && schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodObject) {
					const form = example === null ? "" : `, as in ${example}`;
					return [{
						path,
						message: `expected one object with the arguments ${Object.keys(schema.shape).join(", ")}${form}`
					}];
				}
				if (issue.code !== "unrecognized_keys") return [{
					path,
					message: issue.message
				}];
				const known = issue.path.length === 0 && schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodObject ? Object.keys(schema.shape) : [];
				return issue.keys.map((key) => ({
					path: [...issue.path, key].join("."),
					message: `unknown argument${describeKnown(key, known)}`
				}));
			});
		}
		function describeKnown(key, known) {
			if (known.length === 0) return "";
			const nearest = findSpelling([...spellings, ...related], key, known) ?? (opposites.has(normalize(key)) ? null : (0, _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__.$q)(key, known));
			const guess = nearest === null ? "" : `; did you mean ${nearest}?`;
			return `${guess === "" ? "." : guess} Valid arguments: ${known.join(", ")}`;
		}
		function findSpelling(groups, key, known) {
			const wanted = normalize(key);
			const group = groups.find(([name = "", ...others]) => known.includes(name) && others.some((other) => normalize(other) === wanted));
			return group?.[0] ?? null;
		}
		function normalize(name) {
			return name.replaceAll("_", "").toLowerCase();
		}
	}),
	8801: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { c: () => cutValue });
		var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37527);
		var _core_text_untrusted_envelope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4994);
		function cutValue(text, { source, name, storeOutput, ...sizes }) {
			const store = () => storeOutput(name, source === null ? text : (0, _core_text_untrusted_envelope_js__WEBPACK_IMPORTED_MODULE_1__.dB)({ source }, text));
			return (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_0__.it)(text, {
				...sizes,
				describe: (missingBytes) => (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_0__.ZN)(store())(missingBytes)
			});
		}
	}),
	12185: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { u: () => defineTool });
		var _core_text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37981);
		var _argument_issues_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58019);
		function defineTool(definition) {
			const { name, structuredName, kind, packs, description, input: schema, returns } = definition;
			const tool = {
				name,
				structuredName,
				kind,
				packs,
				...definition.offer !== undefined && { offer: definition.offer },
				...definition.deniedWith !== undefined && { deniedWith: definition.deniedWith },
				description,
				returns,
				input: schema,
				example: definition.example ?? null,
				aliases: definition.aliases ?? [],
				outputTrust: definition.outputTrust ?? "trusted",
				bind(args) {
					const joined = (0, _argument_issues_js__WEBPACK_IMPORTED_MODULE_0__.Z9)(args, [schema, ...definition.otherForm === undefined ? [] : [definition.otherForm]]);
					const written = (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_1__.OW)(joined) && definition.accept !== undefined ? definition.accept(joined) : joined;
					const accepted = (0, _argument_issues_js__WEBPACK_IMPORTED_MODULE_0__.ot)(written, schema);
					const redirection = (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_1__.OW)(accepted) ? definition.redirect?.(accepted) ?? null : null;
					if (redirection !== null) return bindRedirected(redirection);
					const parsed = schema.safeParse(accepted);
					if (!parsed.success) return {
						type: "invalid",
						issues: (0, _argument_issues_js__WEBPACK_IMPORTED_MODULE_0__.Q8)(parsed.error, schema, definition.example?.call ?? null)
					};
					const input = parsed.data;
					return {
						type: "bound",
						tool,
						ifNotOffered: null,
						call: {
							args: JSON.parse(JSON.stringify(input ?? null)),
							alternatives: definition.alternatives?.(input) ?? [],
							listAccesses: (files) => definition.accesses(input, files),
							planChanges: async (files) => await definition.changes?.(input, files) ?? null,
							run: (context) => definition.run(input, context)
						}
					};
				}
			};
			return tool;
		}
		function bindRedirected({ tool, args, ifNotOffered, convert = (output) => output }) {
			const bound = tool.bind(args);
			if (bound.type === "invalid") return bound;
			const { call } = bound;
			return {
				...bound,
				ifNotOffered: ifNotOffered ?? null,
				call: {
					...call,
					run: async (context) => convert(await call.run(context))
				}
			};
		}
	}),
	24619: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Hb: () => fileField,
			M8: () => textField,
			aQ: () => directoryField,
			rL: () => readJsonTexts
		});
		var _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27831);
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
		function textField(maxCharacters) {
			return zod__WEBPACK_IMPORTED_MODULE_0__.string().max(maxCharacters, { abort: true }).refine((text) => text.isWellFormed(), "is not valid Unicode");
		}
		const fileField = zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1, "is empty: name a file");
		const directoryField = zod__WEBPACK_IMPORTED_MODULE_0__.string().overwrite((path) => path === "" ? "." : path);
		function readJsonTexts(value) {
			if (typeof value !== "string" || !value.trimStart().startsWith("[")) return null;
			const list = (0, _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_1__.Vh)(value);
			const isOfTexts = Array.isArray(list) && list.length > 0 && list.every((one) => typeof one === "string");
			return isOfTexts ? list : null;
		}
	}),
	75514: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { j: () => createToolLookup });
		var _core_calls_missing_tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84279);
		var _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15633);
		const maxNearest = 3;
		function createToolLookup(tools) {
			const byName = new Map(tools.flatMap((tool) => [[tool.name, tool], [tool.structuredName, tool]]));
			const byAlias = new Map([...tools.flatMap((tool) => tool.aliases.map((alias) => [normalizeName(alias), tool])), ...tools.flatMap((tool) => [tool.name, tool.structuredName].map((name) => [normalizeName(name), tool]))]);
			const findTool = (name) => byName.get(name) ?? byAlias.get(normalizeName(name)) ?? null;
			return {
				findTool,
				findAlias(name) {
					const tool = findTool(name);
					return tool === null || tool.name === name ? null : tool.name;
				},
				listNearestNames(written, style = "name") {
					if ((0, _core_calls_missing_tools_js__WEBPACK_IMPORTED_MODULE_0__.d)(written) !== null) return [];
					const nearest = (0, _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__.Du)(written, [...byName.keys()], 2 * maxNearest);
					const names = nearest.flatMap((name) => byName.get(name)?.[style] ?? []);
					return [...new Set(names)].slice(0, maxNearest);
				}
			};
		}
		function normalizeName(name) {
			return name.slice(0, 64).toLowerCase().replaceAll(/[_.-]/g, "");
		}
	}),
	46621: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			H: () => documentTools,
			X: () => documentKey
		});
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88343);
		var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97535);
		var _core_types_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42908);
		var _definition_cut_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8801);
		var _definition_define_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12185);
		var _definition_text_field_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24619);
		const documentKey = zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^[\w.:/-]{1,100}$/, "a key is 1 to 100 letters, digits and any of . _ : / -");
		const documentTools = [
			defineSave("files", {
				name: "saveToFC",
				structuredName: "save_to_fc",
				description: "Keeps a text under a key; see fetch_from_fc."
			}),
			defineFetch("files", {
				name: "fetchFromFC",
				structuredName: "fetch_from_fc",
				description: "Returns a text that was kept: by save_to_fc, or by fetch_url as fileKey."
			}),
			defineSave("prompts", {
				name: "prompts.save",
				structuredName: "prompts_save",
				description: "Keeps a prompt under a key, for promptKey of agents_llm_chat."
			}),
			defineFetch("prompts", {
				name: "prompts.get",
				structuredName: "prompts_get",
				description: "Returns a prompt that prompts_save keeps."
			})
		];
		function defineSave(namespace, names) {
			return (0, _definition_define_tool_js__WEBPACK_IMPORTED_MODULE_3__.u)({
				...names,
				kind: "document",
				packs: [],
				input: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
					key: documentKey,
					content: (0, _definition_text_field_js__WEBPACK_IMPORTED_MODULE_4__.M8)(_core_types_document_js__WEBPACK_IMPORTED_MODULE_1__.E5.documentBytes)
				}),
				returns: "{ bytes: number; leftBytes: number }",
				accesses: async () => [{ type: "none" }],
				async run({ key, content }, { cabinet }) {
					const { bytes, leftBytes } = cabinet.save({
						namespace,
						key,
						content,
						taint: null
					});
					return {
						value: {
							bytes,
							leftBytes
						},
						text: `Saved ${bytes} bytes under ${key}.`,
						images: []
					};
				}
			});
		}
		function defineFetch(namespace, names) {
			return (0, _definition_define_tool_js__WEBPACK_IMPORTED_MODULE_3__.u)({
				...names,
				kind: "document",
				packs: [],
				input: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ key: documentKey }),
				returns: "{ content: string }",
				accesses: async () => [{ type: "none" }],
				run: async ({ key }, context) => fetchDocument(namespace, key, context)
			});
		}
		function fetchDocument(namespace, key, { cabinet, sandbox }) {
			const { content, taint } = cabinet.fetch(namespace, key);
			const { storeOutput } = sandbox;
			const text = (0, _definition_cut_value_js__WEBPACK_IMPORTED_MODULE_2__.c)(content, {
				source: taint,
				name: "document",
				maxBytes: _core_limits_js__WEBPACK_IMPORTED_MODULE_0__.UJ,
				storeOutput
			});
			return {
				value: { content },
				text,
				images: []
			};
		}
	}),
	31563: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			MW: () => listPolicyTools,
			GS: () => toolCatalogue
		});
		var tool_catalogue = __webpack_require__(89953);
		var mcp = __webpack_require__(81441);
		var schemas = __webpack_require__(88343);
		var tool = __webpack_require__(86276);
		var define_tool = __webpack_require__(12185);
		var text_field = __webpack_require__(24619);
		var grouped_number = __webpack_require__(19375);
		var control_characters = __webpack_require__(96763);
		var path_text = __webpack_require__(45894);
		;
		const maxShownCharacters = 500;
		const maxPathCharacters = 4095;
		async function resolvePath(path, files, cwd = ".") {
			if (path.length > maxPathCharacters) return {
				type: "invalid",
				reason: "the path is too long"
			};
			return files.resolve(path, cwd);
		}
		async function lowerPath(type, path, files, cwd = ".") {
			const resolved = await resolvePath(path, files, cwd);
			if (resolved.type === "invalid") return {
				type,
				path: renderHostileText(path),
				valid: false
			};
			const isFile = type === "write" || resolved.type === "inside" && await isNoDirectory(resolved.path, files);
			return {
				type,
				path: resolved.path,
				valid: true,
				...isFile && { isFile }
			};
		}
		async function isNoDirectory(path, files) {
			try {
				const stats = await files.stat(path);
				return stats !== null && stats.kind !== "directory";
			} catch (thrown) {
				if (thrown instanceof tool.X) return false;
				throw thrown;
			}
		}
		async function lowerPaths(type, paths, files, cwd) {
			const byPath = new Map();
			for (const path of paths) {
				const access = await lowerPath(type, path, files, cwd);
				byPath.set(`${access.valid} ${access.path}`, access);
			}
			return [...byPath.values()];
		}
		async function requireInside(path, files, cwd = ".") {
			const resolved = await resolvePath(path, files, cwd);
			switch (resolved.type) {
				case "inside": return resolved;
				case "outside": throw new tool.X(`${renderHostileText(path)} is outside the workspace`);
				case "invalid": throw new tool.X(`${JSON.stringify(renderHostileText(path))} is not a usable path: ${resolved.reason}`);
			}
		}
		async function resolveEntry(files, directory, name) {
			const resolved = await files.resolve(`./${name}`, directory);
			if (resolved.type !== "inside") return null;
			return resolved.path === (directory === "." ? name : `${directory}/${name}`) ? resolved.path : null;
		}
		function renderIgnored(paths) {
			return paths.length === 0 ? "" : `\ngit ignores ${(0, path_text.Pe)(paths.map(renderHostileText))}: later commands see it, and the patch of the run does not contain it.`;
		}
		function renderHostileText(text) {
			const escaped = (0, control_characters.UN)(text.slice(0, maxShownCharacters).toWellFormed());
			return text.length > maxShownCharacters ? `${escaped}\u2026` : escaped;
		}
		var posix_ = __webpack_require__(53916);
		;
		const maxTextFileBytes = 10 * 1024 * 1024;
		function detectEncoding(bytes, isWhole) {
			if (bytes[0] === 255 && bytes[1] === 254) return "utf-16le";
			if (bytes[0] === 254 && bytes[1] === 255) return "utf-16be";
			if (bytes.includes(0)) return isWhole && bytes.length % 2 === 1 ? null : detectUtf16(bytes);
			try {
				new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: !isWhole });
				return "utf-8";
			} catch {
				const high = bytes.filter((byte) => byte >= 128);
				const isLatin = high.every((byte) => byte >= 160) && !hasSequence(bytes);
				return isLatin ? "latin-1" : "unknown";
			}
		}
		function detectUtf16(bytes) {
			const sample = bytes.subarray(0, 1024);
			const zeros = [0, 0];
			sample.forEach((byte, index) => {
				if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
			});
			const [even = 0, odd = 0] = zeros;
			const isText = Math.max(even, odd) * 4 > sample.length && Math.min(even, odd) === 0;
			const encoding = even === 0 ? "utf-16le" : "utf-16be";
			return isText && !looksBinary(decodeBytes(sample, encoding)) ? encoding : null;
		}
		function hasSequence(bytes) {
			return /[\xC3-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}/.test(Buffer.from(bytes).toString("latin1"));
		}
		function decodeBytes(bytes, encoding) {
			if (encoding === "latin-1") return Buffer.from(bytes).toString("latin1");
			return new TextDecoder(encoding === "unknown" ? "utf-8" : encoding, { ignoreBOM: true }).decode(bytes);
		}
		function openText(bytes, path) {
			const encoding = detectEncoding(bytes, true);
			if (encoding === null) throw new tool.X(describeBinary(path, bytes.length));
			if (encoding === "unknown") throw new tool.X(`${path} is text in an unknown encoding (${bytes.length} bytes), which file tools cannot change; use a command`);
			const encode = (text) => {
				const missing = findMissing(text, encoding);
				if (missing !== null) throw new tool.X(`${path} is encoded as Latin-1, which has no ${missing}`);
				return encodeText(text, encoding);
			};
			return {
				text: decodeBytes(bytes, encoding),
				encode
			};
		}
		function encodeReplacement(old, text) {
			const encoding = old === null ? null : detectEncoding(old, true);
			if (old === null || encoding === null) return {
				bytes: Buffer.from(text),
				note: ""
			};
			if (encoding === "unknown") return {
				bytes: Buffer.from(text),
				note: "The old content had an unknown encoding; the file is UTF-8 now."
			};
			const before = decodeBytes(old, encoding);
			const mark = before.startsWith("\ufeff") && !text.startsWith("\ufeff") ? "\ufeff" : "";
			const takesReturns = hasOnlyReturns(before) && text.includes("\n") && !text.includes("\r");
			const adapted = `${mark}${takesReturns ? text.replaceAll("\n", "\r\n") : text}`;
			const missing = findMissing(adapted, encoding);
			if (missing !== null) return {
				bytes: Buffer.from(adapted),
				note: `The file was encoded as Latin-1, which has no ${missing}; it is UTF-8 now.`
			};
			const kept = [
				...encoding === "utf-8" ? [] : [`the encoding ${nameEncoding(encoding)}`],
				...mark === "" ? [] : ["the byte order mark"],
				...takesReturns ? ["CRLF line ends"] : []
			];
			return {
				bytes: encodeText(adapted, encoding),
				note: kept.length === 0 ? "" : `Kept from the old content: ${kept.join(", ")}.`
			};
		}
		function hasOnlyReturns(text) {
			return text.includes("\r\n") && !/(?<!\r)\n/.test(text);
		}
		function nameEncoding(encoding) {
			return encoding === "latin-1" ? "Latin-1" : encoding.toUpperCase();
		}
		function describeBinary(path, bytes) {
			return `${path} is a binary file of ${bytes} bytes, not text`;
		}
		function findMissing(text, encoding) {
			const missing = encoding === "latin-1" ? /[^\0-\xFF]/u.exec(text)?.[0] : undefined;
			return missing === undefined ? null : JSON.stringify(missing);
		}
		function encodeText(text, encoding) {
			switch (encoding) {
				case "utf-16le": return Buffer.from(text, "utf16le");
				case "utf-16be": return Buffer.from(text, "utf16le").swap16();
				case "latin-1": return Buffer.from(text, "latin1");
				default: return Buffer.from(text);
			}
		}
		function looksBinary(text) {
			if (/(?:[^\0]\0{1,3}){4}/.test(text)) return true;
			const sample = text.slice(0, 8192).replaceAll(/(?<!\0)\0(?!\0)/g, "");
			let strange = 0;
			for (const character of sample) if (character === "\ufffd" || isStrangeControl(character)) strange += 1;
			return strange > 8 && strange * 10 > sample.length;
		}
		function showNuls(text) {
			return text.replaceAll("\0", "\u2400");
		}
		function isStrangeControl(character) {
			return character < " " && !"\x07\b	\n\v\f\r\x1B".includes(character);
		}
		var untrusted_envelope = __webpack_require__(4994);
		var find_runs = __webpack_require__(32559);
		var cut_text = __webpack_require__(37527);
		;
		function splitLines(text) {
			if (text === "") return {
				lines: [],
				endsBare: false
			};
			const lines = text.split("\n");
			const endsBare = lines.at(-1) !== "";
			return {
				lines: endsBare ? lines : lines.slice(0, -1),
				endsBare
			};
		}
		function joinLines({ lines, endsBare }) {
			return lines.length === 0 ? "" : `${lines.join("\n")}${endsBare ? "" : "\n"}`;
		}
		function quoteLine(line) {
			if (line === undefined) return "the end of the file";
			return JSON.stringify((0, cut_text.IN)(line, 160)).toWellFormed();
		}
		function createWorkBudget(maxLines) {
			let left = maxLines;
			return (lines) => {
				left -= lines;
				if (left < 0) throw new tool.X("the patch takes too much searching; split it, or name the lines more precisely");
			};
		}
		;
		const maxShownPlaces = 5;
		const maxShownLines = 12;
		const maxLineCharacters = 200;
		const maxRepeats = 5;
		const minShare = .4;
		const numberedLine = /^\s*L\d+:(?: |$)/;
		function describeAmbiguity(path, hunk, found, remark) {
			const places = found.slice(0, maxShownPlaces).map((index) => index + 1).join(", ");
			const more = found.length > maxShownPlaces ? " and more" : "";
			return new tool.X(`${path}: ${hunk.label} fits at several places (lines ${places}${more}), ${remark}`);
		}
		function describeIndentation(file, hunk, at, count) {
			return new tool.X(`${file.path}: ${hunk.label} fits only with other whitespace before its lines, so it is not known how to indent the added ones: write the lines as the file has them${renderLines(file, at, count)}`);
		}
		function describeMisfit({ file, hunk, from }, run, expected) {
			const at = findNearest(file, run, from, expected) ?? (expected !== null && expected >= from ? expected : null);
			const written = run.filter((line) => line.trim() !== "");
			const isNumbered = written.length > 0 && written.every((line) => numberedLine.test(line));
			const advice = isNumbered ? " (leave out the line numbers, such as \"L3: \")" : "";
			const misfit = `${file.path}: ${hunk.label} does not fit${advice}`;
			const [earlier] = (0, find_runs.s)(file.trimmed, run, {
				from: 0,
				to: from,
				maxFound: 1
			});
			if (earlier !== undefined) return new tool.X(`${misfit} there: its lines are at line ${earlier + 1}. Put the hunks in the order of the file`);
			if (at === null) return new tool.X(`${misfit}: ${quoteLine(run.find((line) => line.trim() !== "") ?? run[0])} is not in the file${from === 0 ? "" : ` after line ${from}`}. Read the file again`);
			const wrong = run.findIndex((line, index) => file.trimmed[at + index] !== line);
			if (wrong < 0) return new tool.X(`${misfit}: its lines are at line ${at + 1}, not at the end of the file`);
			const old = hunk.lines.filter(({ kind }) => kind !== "add")[wrong];
			return new tool.X(`${misfit}: line ${at + wrong + 1} should be ${quoteLine(old?.text)}, but is ${quoteLine(file.lines[at + wrong])}${renderLines(file, at, run.length)}`);
		}
		function findNearest(file, run, from, expected) {
			const places = new Map();
			run.forEach((line, index) => {
				if (line.trim() !== "") places.set(line, [...places.get(line) ?? [], index].slice(0, maxRepeats));
			});
			const votes = new Map();
			file.spend(file.lines.length + run.length);
			for (let line = from; line < file.trimmed.length; line += 1) for (const index of places.get(file.trimmed[line] ?? "") ?? []) votes.set(Math.max(from, line - index), (votes.get(Math.max(from, line - index)) ?? 0) + 1);
			const measure = (place) => Math.abs(place - (expected ?? 0));
			const [best] = [...votes].toSorted(([left, leftVotes], [right, rightVotes]) => rightVotes - leftVotes || measure(left) - measure(right));
			return best?.[0] ?? findAlike(file, run, from);
		}
		function findAlike(file, run, from) {
			const index = Math.max(0, run.findIndex((line) => line.trim() !== ""));
			const words = new Set(listWords(run[index] ?? ""));
			let best = null;
			file.spend(file.lines.length);
			for (let line = from + index; line < file.lines.length; line += 1) {
				const here = new Set(listWords(file.lines[line] ?? ""));
				const shared = [...words].filter((word) => here.has(word)).length;
				const share = shared / Math.max(1, words.size, here.size);
				if (share >= minShare && share > (best?.share ?? 0)) best = {
					at: line - index,
					share
				};
			}
			return best?.at ?? null;
		}
		function listWords(line) {
			return line.slice(0, maxLineCharacters).match(/\w+/g) ?? [];
		}
		function renderLines(file, at, count) {
			const shown = file.lines.slice(at, at + Math.min(count, maxShownLines));
			if (shown.length === 0) return "";
			const lines = shown.map((line, index) => `\n${at + index + 1}: ${line.slice(0, maxLineCharacters).replaceAll(/[^\P{Cc}\t]/gu, "\ufffd")}`);
			return `. The file has there:${lines.join("")}`;
		}
		;
		const isIndentation = /^(?: *|\t*)$/;
		function findIndentation(lines) {
			const indents = lines.flatMap(({ text, inFile }) => text.trim() === "" ? [] : [[readIndent(text), readIndent(inFile)]]);
			return findShift(indents) ?? findScale(indents);
		}
		function convertIndent(line, convert) {
			if (line.trim() === "") return line;
			const indent = readIndent(line);
			const converted = convert(indent);
			return converted === null ? null : `${converted}${line.slice(indent.length)}`;
		}
		function readIndent(line) {
			return /^[ \t]*/.exec(line)?.[0] ?? "";
		}
		function findShift(indents) {
			const [[written, inFile] = ["", ""]] = indents;
			const more = inFile.slice(0, Math.max(0, inFile.length - written.length));
			if (indents.every(([left, right]) => more + left === right)) return (indent) => more + indent;
			const less = written.slice(0, Math.max(0, written.length - inFile.length));
			if (indents.every(([left, right]) => left === less + right)) return (indent) => indent.startsWith(less) ? indent.slice(less.length) : null;
			return null;
		}
		function findScale(indents) {
			const [[written, inFile] = ["", ""]] = indents.filter(([left]) => left !== "");
			const [from = "", to = ""] = [written[0], inFile[0]];
			const ratio = inFile.length / written.length;
			const scale = (indent) => {
				const length = indent.length * ratio;
				if (indent !== "" && (indent[0] !== from || !isIndentation.test(indent))) return null;
				return Number.isInteger(length) ? to.repeat(length) : null;
			};
			return to !== "" && indents.every(([left, right]) => scale(left) === right) ? scale : null;
		}
		;
		const replacements = [
			[/[\u2010-\u2015\u2212]/g, "-"],
			[/[\u2018-\u201B\u2032]/g, "'"],
			[/[\u201C-\u201F\u2033]/g, "\""],
			[/[\u00A0\u2002-\u200A\u202F\u205F\u3000]/g, " "],
			[/\u2026/g, "..."],
			[/[\u00AD\u200B\u2060\uFEFF]/g, ""]
		];
		function simplifyLine(line) {
			return replacements.reduce((text, [pattern, plain]) => text.replace(pattern, plain), line.normalize("NFC")).trim();
		}
		;
		const tabWidth = 4;
		const closerPattern = /^(?:[)\]}]|<\/|(?:end|fi|done|esac|else|elif|elsif|except|finally|catch|rescue|ensure|when|case|default)\b)/;
		const leadPattern = /^(?:@|#|\/\/|\/\*|\*)/;
		function findIndentationBlock(lines, options) {
			const anchor = findFilledLine(lines, options.anchorLine - 1);
			let start = anchor;
			for (let level = 0; level < options.maxLevels; level += 1) {
				const header = findHeader(lines, start);
				if (header === null) break;
				start = header;
			}
			const end = findBlockEnd(lines, start);
			start = findLead(lines, start);
			if (end - start < options.limit) return {
				first: start + 1,
				last: end + 1
			};
			const windowStart = Math.min(Math.max(start, anchor - Math.floor(options.limit / 2)), end - options.limit + 1);
			return {
				first: windowStart + 1,
				last: windowStart + options.limit
			};
		}
		function findBlockEnd(lines, start) {
			const indent = indentation_block_readIndent(lines[start] ?? "");
			let end = start;
			for (let index = start + 1; index < lines.length; index += 1) {
				const line = lines[index] ?? "";
				if (isBlank(line)) continue;
				const deeper = indentation_block_readIndent(line) > indent;
				const closes = indentation_block_readIndent(line) === indent && closerPattern.test(line.trimStart());
				if (!deeper && !closes) break;
				end = index;
			}
			return end;
		}
		function findHeader(lines, start) {
			const indent = indentation_block_readIndent(lines[start] ?? "");
			let header = null;
			for (let index = start - 1; index >= 0; index -= 1) {
				const line = lines[index] ?? "";
				if (isBlank(line)) continue;
				const limit = header === null ? indent - 1 : indentation_block_readIndent(lines[header] ?? "");
				if (indentation_block_readIndent(line) > limit) continue;
				if (header !== null && indentation_block_readIndent(line) < limit) return header;
				header = index;
				if (!closerPattern.test(line.trimStart())) return header;
			}
			return header;
		}
		function findLead(lines, start) {
			const indent = indentation_block_readIndent(lines[start] ?? "");
			let first = start;
			while (first > 0) {
				const line = lines[first - 1] ?? "";
				if (isBlank(line) || !leadPattern.test(line.trimStart()) || Math.abs(indentation_block_readIndent(line) - indent) > 1) break;
				first -= 1;
			}
			return first;
		}
		function findFilledLine(lines, at) {
			for (let index = at; index < lines.length; index += 1) if (!isBlank(lines[index] ?? "")) return index;
			for (let index = at; index > 0; index -= 1) if (!isBlank(lines[index] ?? "")) return index;
			return at;
		}
		function indentation_block_readIndent(line) {
			let width = 0;
			for (const character of line) {
				if (character === " ") width += 1;
				else if (character === "	") width += tabWidth;
				else break;
			}
			return width;
		}
		function isBlank(line) {
			return line.trim() === "";
		}
		;
		const maxFound = 6;
		function locateHunk(file, hunk, from, offset) {
			const old = hunk.lines.filter(({ kind }) => kind !== "add").map(({ text }) => text);
			const search = {
				file,
				hunk,
				from
			};
			if (old.length === 0) return locateInsertion(search, offset);
			const trimmedOld = old.map((line) => line.trimEnd());
			const ways = [
				() => [file.lines, old],
				() => [file.trimmed, trimmedOld],
				() => [file.shown, trimmedOld.map(untrusted_envelope.Gz)],
				() => [file.bare, old.map((line) => line.trim())],
				() => [file.plain, old.map(simplifyLine)]
			];
			for (const pick of ways) {
				const [lines, run] = pick();
				file.spend(old.length);
				const at = hunk.place.type === "line" ? locateByLine(search, lines, run, hunk.place.line + offset) : locateBySearch(search, lines, run, hunk.place);
				if (at !== null) return at;
			}
			if (hunk.lines.at(-1)?.kind === "context" && hunk.lines.at(-1)?.text === "" && old.length > 1) return locateHunk(file, {
				...hunk,
				lines: hunk.lines.slice(0, -1)
			}, from, offset);
			throw describeMisfit(search, trimmedOld, hunk.place.type === "line" ? hunk.place.line + offset : null);
		}
		function locateByLine({ file, hunk, from }, lines, run, expected) {
			if (expected >= from && isRunAt(lines, run, expected)) return expected;
			file.spend(lines.length);
			const found = (0, find_runs.s)(lines, run, {
				from,
				to: lines.length,
				maxFound
			});
			if (found.length > 1) throw describeAmbiguity(file.path, hunk, found, "and not at the line that its header names");
			return found[0] ?? null;
		}
		function locateBySearch({ file, hunk, from }, lines, run, place) {
			if (place.atEnd) {
				const at = lines.length - run.length;
				return at >= from && isRunAt(lines, run, at) ? at : null;
			}
			const limits = {
				to: lines.length,
				maxFound
			};
			if (place.headers.length === 0) {
				file.spend(lines.length);
				const found = (0, find_runs.s)(lines, run, {
					from,
					...limits
				});
				if (found.length > 1) throw describeAmbiguity(file.path, hunk, found, "so add lines around it");
				return found[0] ?? null;
			}
			const headers = findHeaders(file, hunk, place.headers, from);
			const inBlocks = new Set();
			for (const header of headers) {
				const to = findBlockEnd(file.lines, header) + 1;
				file.spend(2 * (to - header) + run.length);
				for (const at of (0, find_runs.s)(lines, run, {
					from: Math.max(from, header),
					to,
					maxFound
				})) inBlocks.add(at);
				if (inBlocks.size >= maxFound) break;
			}
			if (inBlocks.size > 1) throw describeAmbiguity(file.path, hunk, [...inBlocks], "in what its @@ line names");
			const [only] = inBlocks;
			if (only !== undefined) return only;
			file.spend(lines.length);
			const after = (0, find_runs.s)(lines, run, {
				from: Math.max(from, headers[0] ?? 0),
				...limits
			});
			if (after.length > 1) throw describeAmbiguity(file.path, hunk, after, "after what its @@ line names");
			return after[0] ?? null;
		}
		function locateInsertion({ file, hunk, from }, offset) {
			const { place } = hunk;
			if (place.type === "line") {
				const at = place.line + offset;
				if (at >= from && at <= file.lines.length) return at;
				throw new tool.X(`${file.path}: ${hunk.label} adds lines at line ${at + 1}, and the file has ${file.lines.length} lines`);
			}
			if (place.atEnd || place.headers.length === 0) return file.lines.length;
			const headers = findHeaders(file, hunk, place.headers, from);
			if (headers.length > 1) throw describeAmbiguity(file.path, hunk, headers, "as its @@ line is there");
			const at = (headers[0] ?? 0) + 1;
			if (at >= from) return at;
			throw new tool.X(`${file.path}: ${hunk.label} adds lines before the hunk above it; put hunks in the file's order`);
		}
		function findHeaders(file, hunk, headers, from) {
			for (const fits of [isLine, isStart]) for (const start of new Set([from, 0])) {
				const found = findHeaderChain(file, headers, start, fits);
				if (found.length > 0) return found;
			}
			const named = headers.map(quoteLine).join(", ");
			throw new tool.X(`${file.path}: ${hunk.label}: what its @@ names is nowhere in the file: ${named}`);
		}
		const isLine = (line, wanted) => line === wanted;
		const isStart = (line, wanted) => line.startsWith(wanted) && !/^\w{2}/.test(line.slice(wanted.length - 1));
		function findHeaderChain(file, headers, from, fits) {
			let ranges = [{
				start: from,
				end: file.lines.length
			}];
			let found = [];
			for (const header of headers) {
				const wanted = header.trim();
				const hits = new Set();
				for (const { start, end } of ranges) {
					file.spend(end - start);
					for (let index = start; index < end; index += 1) if (fits(file.trimmed[index]?.trim() ?? "", wanted)) hits.add(index);
				}
				found = [...hits];
				ranges = found.map((index) => {
					const end = findBlockEnd(file.lines, index) + 1;
					file.spend(end - index);
					return {
						start: index + 1,
						end
					};
				});
			}
			return found;
		}
		function isRunAt(lines, run, at) {
			return at >= 0 && at + run.length <= lines.length && run.every((line, index) => lines[at + index] === line);
		}
		;
		function applyHunks(path, text, hunks, spend) {
			const mark = text.startsWith("\ufeff") && !hunks.some(({ lines }) => lines.some((line) => line.text.startsWith("\ufeff"))) ? "\ufeff" : "";
			const file = splitLines(text.slice(mark.length));
			const style = pickLineEnds(file, hunks);
			const searched = createSearched(path, file.lines, spend);
			const output = [];
			const notes = [];
			let endsBare = file.endsBare;
			let done = 0;
			let offset = 0;
			for (const original of orderHunks(hunks)) {
				const hunk = adaptHunk(original, style);
				const at = locateHunk(searched, hunk, done, offset);
				if (hunk.place.type === "line") offset = at - hunk.place.line;
				for (; done < at; done += 1) output.push(file.lines[done] ?? "");
				const { added, note } = restoreAdded(hunk, searched, at);
				const left = added.values();
				notes.push(...note);
				const returns = style === "as-is" && takesReturns(hunk, file, at) ? "\r" : "";
				let position = at;
				for (const line of dropTrailingContext(hunk.lines)) {
					if (line.kind === "add") output.push((left.next().value ?? "") + returns);
					else {
						if (line.kind === "context") output.push(file.lines[position] ?? "");
						position += 1;
					}
				}
				done = position;
				const end = at + hunk.lines.filter(({ kind }) => kind !== "add").length;
				endsBare = readEnd(path, hunk, file, end, endsBare);
			}
			for (; done < file.lines.length; done += 1) output.push(file.lines[done] ?? "");
			if (style === "add-return" && endsBare && output.length > 0) output.push((output.pop() ?? "").replace(/\r$/, ""));
			return {
				text: mark + joinLines({
					lines: output,
					endsBare
				}),
				notes
			};
		}
		function orderHunks(hunks) {
			const isAppended = ({ place, lines }) => place.type === "search" && place.headers.length === 0 && lines.every(({ kind }) => kind === "add");
			return [...hunks.filter((hunk) => !isAppended(hunk)), ...hunks.filter(isAppended)];
		}
		function createSearched(path, lines, spend) {
			const forms = new Map();
			const getForm = (name, reduce) => {
				const form = forms.get(name) ?? lines.map(reduce);
				forms.set(name, form);
				return form;
			};
			return {
				path,
				lines,
				trimmed: lines.map((line) => line.trimEnd()),
				spend,
				get shown() {
					return getForm("shown", (line) => (0, untrusted_envelope.Gz)(line.trimEnd()));
				},
				get bare() {
					return getForm("bare", (line) => line.trim());
				},
				get plain() {
					return getForm("plain", simplifyLine);
				}
			};
		}
		function restoreAdded(hunk, file, at) {
			const old = hunk.lines.filter(({ kind }) => kind !== "add").map(({ kind, text }, index) => ({
				kind,
				text,
				inFile: file.lines[at + index] ?? ""
			}));
			const added = hunk.lines.filter(({ kind }) => kind === "add").map(({ text }) => text);
			if (old.every(({ text }, index) => text.trimEnd() === file.trimmed[at + index])) return {
				added,
				note: []
			};
			const removed = old.filter(({ kind }) => kind === "remove");
			const written = removed.filter(({ text }) => text.trim() !== "");
			const convert = findIndentation(old) ?? (written.length > 0 ? findIndentation(written) : null) ?? (() => null);
			const converted = added.map((line) => {
				const indented = convertIndent(line, convert);
				if (indented === null) throw describeIndentation(file, hunk, at, old.length);
				return indented;
			});
			const shown = old.map(({ inFile }) => inFile).join("\n");
			const isEven = removed.length === added.length;
			return {
				added: converted.map((line, index) => (0, untrusted_envelope._t)(keepCharacters(line, isEven ? removed[index] : undefined), shown)),
				note: added.some((line, index) => converted[index] !== line) ? [`${file.path}: the added lines of ${hunk.label} were indented as line ${at + 1} is`] : []
			};
		}
		function keepCharacters(line, old) {
			const [text, inFile, own] = [
				old?.text.trim() ?? "",
				old?.inFile.trim() ?? "",
				line.trim()
			];
			if (text === inFile || text.length !== inFile.length) return line;
			const most = Math.min(text.length, own.length);
			let start = 0;
			while (start < most && text[start] === own[start]) start += 1;
			let end = 0;
			while (end < most - start && text.at(-1 - end) === own.at(-1 - end)) end += 1;
			if (2 * (start + end) < text.length) return line;
			const kept = `${inFile.slice(0, start)}${own.slice(start, own.length - end)}${inFile.slice(inFile.length - end)}`;
			return line.replace(own, () => kept);
		}
		function takesReturns(hunk, file, at) {
			const old = file.lines.slice(at, at + hunk.lines.filter(({ kind }) => kind !== "add").length);
			return old.length > 0 && old.every(hasReturn) && !hunk.lines.some(({ text }) => hasReturn(text));
		}
		function pickLineEnds(file, hunks) {
			const ended = file.endsBare ? file.lines.slice(0, -1) : file.lines;
			const patched = hunks.flatMap(({ lines }) => lines);
			if (ended.length === 0 || patched.length === 0) return "as-is";
			if (ended.every(hasReturn) && !patched.some(({ text }) => hasReturn(text))) return "add-return";
			if (!ended.some(hasReturn) && patched.every(({ text }) => hasReturn(text))) return "drop-return";
			return "as-is";
		}
		function hasReturn(line) {
			return line.endsWith("\r");
		}
		function adaptHunk(hunk, style) {
			if (style === "as-is") return hunk;
			const lastOld = hunk.oldEndsBare ? hunk.lines.findLastIndex(({ kind }) => kind !== "add") : -1;
			const lastNew = hunk.newEndsBare ? hunk.lines.findLastIndex(({ kind }) => kind !== "remove") : -1;
			const lines = hunk.lines.map((line, index) => {
				if (style === "drop-return") return {
					kind: line.kind,
					text: line.text.replace(/\r$/, "")
				};
				return index === lastOld || index === lastNew ? line : {
					kind: line.kind,
					text: `${line.text}\r`
				};
			});
			return {
				...hunk,
				lines
			};
		}
		function dropTrailingContext(lines) {
			return lines.slice(0, lines.findLastIndex(({ kind }) => kind !== "context") + 1);
		}
		function readEnd(path, hunk, file, end, endsBare) {
			if (!hunk.oldEndsBare && !hunk.newEndsBare) return endsBare;
			if (end !== file.lines.length) throw new tool.X(`${path}: ${hunk.label} states that the file ends there without a newline, but more lines follow`);
			if (hunk.oldEndsBare && !file.endsBare) throw new tool.X(`${path}: ${hunk.label} states that the file has no newline at its end, but it has one`);
			return hunk.newEndsBare;
		}
		;
		const apply_edits_maxShownPlaces = 5;
		const charactersPerLine = 8;
		function applyEdits(path, text, edits, spend) {
			const notes = [];
			let current = text;
			for (const [index, written] of edits.entries()) {
				const label = edits.length === 1 ? "oldText" : `oldText of edit ${index + 1}`;
				const edit = adaptLineEnds(written, current);
				if (edit.oldText === edit.newText) throw new tool.X(`${path}: ${label} and its newText are equal`);
				const applied = applyEdit(path, current, edit, label, spend);
				current = applied.text;
				notes.push(...applied.notes);
			}
			return {
				text: current,
				notes
			};
		}
		function applyEdit(path, text, edit, label, spend) {
			const { oldText, newText, all } = edit;
			if (oldText === "") {
				if (text === "") return {
					text: newText,
					notes: []
				};
				throw new tool.X(`${path}: ${label} is empty, and the file is not: give the text of the file that is replaced`);
			}
			spend(Math.ceil((text.length + oldText.length) / charactersPerLine));
			const maxFound = all ? Number.POSITIVE_INFINITY : apply_edits_maxShownPlaces + 1;
			const places = (0, find_runs.s)(text, oldText, {
				from: 0,
				to: text.length,
				maxFound
			});
			if (places.length === 0) return applyHunks(path, text, [createHunk(edit, label)], spend);
			if (places.length > 1 && !all) throw new tool.X(`${path}: ${label} is there several times (${describePlaces(text, places)}): add lines around it to both texts, or set all to replace each`);
			let end = 0;
			const pieces = [];
			for (const place of places) {
				if (place < end) continue;
				pieces.push(text.slice(end, place), newText);
				end = place + oldText.length;
			}
			return {
				text: [...pieces, text.slice(end)].join(""),
				notes: []
			};
		}
		function describePlaces(text, places) {
			const lines = places.slice(0, apply_edits_maxShownPlaces).map((place) => text.slice(0, place).split("\n").length);
			return `lines ${lines.join(", ")}${places.length > apply_edits_maxShownPlaces ? " and more" : ""}`;
		}
		function adaptLineEnds(edit, text) {
			const ends = hasOnlyReturns(text) ? "\r\n" : text.includes("\n") && !text.includes("\r") ? "\n" : null;
			if (ends === null) return edit;
			const adapt = (written) => written.replaceAll(/\r?\n/g, ends);
			const adapted = {
				...edit,
				oldText: adapt(edit.oldText),
				newText: adapt(edit.newText)
			};
			return adapted.oldText === adapted.newText ? edit : adapted;
		}
		function createHunk({ oldText, newText }, label) {
			const [old, added] = [splitLines(oldText).lines, splitLines(newText).lines];
			const most = Math.min(old.length, added.length);
			let start = 0;
			while (start < most && old[start] === added[start]) start += 1;
			let end = 0;
			while (end < most - start && old.at(-1 - end) === added.at(-1 - end)) end += 1;
			const list = (lines, kind) => lines.map((text) => ({
				kind,
				text
			}));
			return {
				label,
				place: {
					type: "search",
					headers: [],
					atEnd: false
				},
				lines: [
					...list(old.slice(0, start), "context"),
					...list(old.slice(start, old.length - end), "remove"),
					...list(added.slice(start, added.length - end), "add"),
					...list(old.slice(old.length - end), "context")
				],
				oldEndsBare: false,
				newEndsBare: false
			};
		}
		;
		const maxComparedLines = 5e7;
		const maxChangedBytes = 64 * 1024 * 1024;
		async function planChanges(operations, files, cwd) {
			const states = new Map();
			const spend = createWorkBudget(maxComparedLines);
			const notes = [];
			let bytes = 0;
			async function open(path) {
				const resolved = await requireInside(path, files, cwd);
				const known = states.get(resolved.path);
				if (known !== undefined) return known;
				const stats = await files.stat(resolved.path);
				const before = stats === null ? null : await files.read(resolved.path, maxTextFileBytes);
				bytes += before?.length ?? 0;
				if (bytes > maxChangedBytes) throw new tool.X("the patch touches too many bytes at once; split it");
				const executable = stats?.executable ?? false;
				const state = {
					path: resolved.path,
					before,
					after: before,
					wasExecutable: executable,
					isExecutable: executable
				};
				states.set(resolved.path, state);
				return state;
			}
			function requireDirect(path, state) {
				if ((0, posix_.resolve)(files.root, cwd, path) !== (0, posix_.resolve)(files.root, state.path)) throw new tool.X(`${renderHostileText(path)} is or goes through a link; name the file itself: ${state.path}`);
			}
			async function applyOperation(operation) {
				const state = await open(operation.path);
				switch (operation.type) {
					case "add":
						fill(state, "update it instead of adding it", {
							content: Buffer.from(operation.content),
							executable: operation.executable
						});
						return;
					case "delete": {
						const { hunks } = operation;
						const content = readContent(state);
						requireDirect(operation.path, state);
						if (hunks !== null && editHunks(state, hunks)(content).length > 0) throw new tool.X(`${state.path}: the patch deletes the file but does not list all of its lines`);
						state.after = null;
						return;
					}
					case "update":
						if (operation.target === operation.path && isNewFile(operation.hunks)) create(state);
						return transfer(operation, state, editHunks(state, operation.hunks));
					case "edit": {
						const { path, edits } = operation;
						if (edits[0]?.oldText === "") create(state);
						return transfer({
							path,
							target: path,
							executable: null
						}, state, editText(state, (text) => applyEdits(state.path, text, edits, spend)));
					}
				}
			}
			function create(state) {
				if (state.after !== null) return;
				state.after = Buffer.alloc(0);
				state.isExecutable = false;
			}
			function editText({ path }, apply) {
				return (old) => {
					const { text, encode } = openText(old, path);
					const applied = apply(text);
					notes.push(...applied.notes);
					return encode(applied.text);
				};
			}
			function editHunks(state, hunks) {
				if (hunks.length === 0) return (old) => old;
				return editText(state, (text) => applyHunks(state.path, text, hunks, spend));
			}
			async function transfer(operation, source, edit) {
				const content = edit(readContent(source));
				const executable = operation.executable ?? source.isExecutable;
				const target = operation.target === operation.path ? source : await open(operation.target);
				if (target === source) {
					source.after = content;
					source.isExecutable = executable;
					return;
				}
				requireDirect(operation.path, source);
				fill(target, `${source.path} cannot be moved there`, {
					content,
					executable
				});
				source.after = null;
			}
			for (const operation of operations) await applyOperation(operation);
			return {
				changes: [...states.values()].filter((state) => !isUnchanged(state)),
				notes
			};
		}
		function fill(state, advice, { content, executable }) {
			if (state.after !== null) throw new tool.X(`${state.path} exists already; ${advice}`);
			state.after = content;
			state.isExecutable = executable;
		}
		function readContent({ path, after }) {
			if (after === null) throw new tool.X(`${path} does not exist`);
			return after;
		}
		function isNewFile(hunks) {
			const [first] = hunks;
			return hunks.length === 1 && first?.place.type === "line" && first.place.line === 0 && first.lines.every(({ kind }) => kind === "add");
		}
		function isUnchanged({ before, after, wasExecutable, isExecutable }) {
			if (before === null || after === null) return before === after;
			return Buffer.compare(before, after) === 0 && wasExecutable === isExecutable;
		}
		var error = __webpack_require__(22603);
		;
		async function writeChanges(changes, files) {
			const filled = changes.filter(({ after }) => after !== null);
			const removed = changes.filter(({ after }) => after === null);
			const becomesDirectory = ({ path }) => filled.some((other) => other.path.startsWith(`${path}/`));
			const ordered = [
				...removed.filter(becomesDirectory),
				...filled,
				...removed.filter((change) => !becomesDirectory(change))
			];
			const begun = [];
			try {
				for (const change of ordered) {
					await requireUntouched(change, files);
					begun.unshift(change);
					await writeState(files, change, "after");
				}
			} catch (thrown) {
				const stuck = [];
				for (const change of begun) if (!await restore(change, files)) stuck.push(change.path);
				const end = stuck.length === 0 ? "nothing was changed" : `these files could not be restored: ${stuck.join(", ")}`;
				throw new tool.X(`${(0, error.IP)(thrown)}; ${end}`, { cause: thrown });
			}
		}
		async function requireUntouched({ path, before }, files) {
			const now = await files.stat(path) === null ? null : await files.read(path, maxTextFileBytes);
			const same = now === null || before === null ? now === before : Buffer.compare(now, before) === 0;
			if (!same) throw new tool.X(`${path} was changed by something else meanwhile`);
		}
		async function writeState(files, change, side) {
			const content = change[side];
			if (content === null) {
				if (await files.stat(change.path) !== null) await files.remove(change.path);
				return;
			}
			const executable = side === "before" ? change.wasExecutable : change.isExecutable;
			const keepsMode = change.before !== null && change.after !== null && change.wasExecutable === change.isExecutable;
			await files.write(change.path, content, keepsMode ? {} : { executable });
		}
		async function restore(change, files) {
			try {
				await writeState(files, change, "before");
				return true;
			} catch {
				return isAsBefore(change, files);
			}
		}
		async function isAsBefore(change, files) {
			try {
				await requireUntouched(change, files);
				return true;
			} catch (thrown) {
				if (thrown instanceof tool.X) return false;
				throw thrown;
			}
		}
		;
		async function lowerPatch({ operations, cwd }, files) {
			const directory = await resolvePath(cwd, files);
			if (directory.type !== "inside") return [await lowerPath("write", cwd, files)];
			return [...await lowerPaths("write", listWrittenPaths(operations), files, directory.path), ...await lowerPaths("read", listReadPaths(operations), files, directory.path)];
		}
		async function planPatch({ operations, cwd }, files) {
			const directory = await requireInside(cwd, files);
			const { changes } = await planChanges(operations, files, directory.path);
			return changes.map(({ path, before, after, wasExecutable, isExecutable }) => ({
				path,
				before: before === null ? null : {
					kind: "file",
					executable: wasExecutable,
					content: before
				},
				after: after === null ? null : {
					kind: "file",
					executable: isExecutable,
					content: after
				}
			}));
		}
		async function runPatch({ operations, cwd }, context) {
			const { files } = context.sandbox;
			const directory = await requireInside(cwd, files);
			const { changes, notes } = await planChanges(operations, files, directory.path);
			context.signal.throwIfAborted();
			await writeChanges(changes, files);
			const ignored = changes.flatMap(({ path, after }) => after !== null && files.isIgnored(path) ? [path] : []);
			const listed = changes.map((change) => ({
				path: change.path,
				kind: readKind(change)
			}));
			const summary = `${(0, grouped_number.SS)(listed.length, "file")} changed`;
			const stdout = [...listed.map(({ path, kind }) => `${kind} ${renderHostileText(path)}\n`), ...notes.map((note) => `${note}\n`)].join("");
			return {
				value: {
					success: true,
					summary,
					changes: listed,
					stdout,
					stderr: "",
					...ignored.length > 0 && { ignored }
				},
				text: `${summary}\n${stdout}`.trimEnd() + renderIgnored(ignored),
				images: []
			};
		}
		function listWrittenPaths(operations) {
			return operations.flatMap((operation) => operation.type === "update" ? [operation.path, operation.target] : [operation.path]);
		}
		function listReadPaths(operations) {
			return operations.flatMap((operation) => operation.type === "add" || operation.type === "delete" && operation.hunks === null ? [] : [operation.path]);
		}
		function readKind({ before, after }) {
			if (before === null) return "add";
			return after === null ? "delete" : "update";
		}
		;
		const numberedHeader = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/;
		function isFileHeader(lines, at) {
			return (lines[at] ?? "").startsWith("--- ") && (lines[at + 1] ?? "").startsWith("+++ ");
		}
		function parseHunks(lines, start) {
			const hunks = [];
			let at = start;
			while (isHunkHeader(lines[at] ?? "")) {
				const { hunk, next } = parseHunk(lines, at, hunks.length + 1);
				hunks.push(hunk);
				at = next;
			}
			return {
				hunks,
				next: at
			};
		}
		function isHunkHeader(line) {
			return /^@@(?:\s|$)/.test(line);
		}
		function parseHunk(lines, start, number) {
			const header = numberedHeader.exec(lines[start] ?? "");
			if (header === null) {
				const end = findBodyEnd(lines, start);
				const label = `hunk ${number} (line ${start + 1} of the patch)`;
				const place = {
					type: "search",
					headers: [],
					atEnd: false
				};
				return {
					hunk: {
						label,
						place,
						...parseHunkBody(lines, start + 1, end)
					},
					next: end
				};
			}
			const [oldStart, oldCount, , newCount] = header.slice(1).map((text) => text === undefined ? 1 : Number(text));
			const counted = findCountedEnd(lines, start + 1, oldCount, newCount);
			const end = counted ?? findBodyEnd(lines, start);
			const body = parseHunkBody(lines, start + 1, end);
			const hasOld = body.lines.some(({ kind }) => kind !== "add");
			if (counted === null && !hasOld && oldCount > 0) throw describeLine(lines, start, "the counts of lines in the header are wrong, and the hunk has no old line that gives its place");
			const label = `hunk ${number} (@@ -${oldStart},${oldCount})`;
			const line = Math.max(0, hasOld ? oldStart - 1 : oldStart);
			return {
				hunk: {
					label,
					place: {
						type: "line",
						line
					},
					...body
				},
				next: end
			};
		}
		function findCountedEnd(lines, start, oldCount, newCount) {
			let [oldLeft, newLeft, at] = [
				oldCount,
				newCount,
				start
			];
			for (; oldLeft > 0 || newLeft > 0; at += 1) {
				const line = lines[at];
				if (line === undefined) return null;
				const kind = parse_hunks_readKind(line);
				if (kind === "note") continue;
				if (kind === null) return null;
				if (kind !== "add") oldLeft -= 1;
				if (kind !== "remove") newLeft -= 1;
				if (oldLeft < 0 || newLeft < 0) return null;
			}
			if ((lines[at] ?? "").startsWith("\\")) at += 1;
			const after = lines[at] ?? "";
			const hasMore = after !== "" && parse_hunks_readKind(after) !== null && !isFileHeader(lines, at) && !/^-- ?$/.test(after);
			return hasMore ? null : at;
		}
		function findBodyEnd(lines, start) {
			let end = start + 1;
			while (end < lines.length && !isHunkHeader(lines[end] ?? "") && !(lines[end] ?? "").startsWith("diff --git ") && !isFileHeader(lines, end)) end += 1;
			const isSignature = /^-- ?$/.test(lines[end - 2] ?? "") && /^\d+\.\d/.test(lines[end - 1] ?? "");
			if (isSignature) end -= 2;
			while (end > start + 1 && (lines[end - 1] ?? "") === "") end -= 1;
			return end;
		}
		function parseHunkBody(lines, start, end) {
			const body = [];
			let oldEndsBare = false;
			let newEndsBare = false;
			for (let at = start; at < end; at += 1) {
				const line = lines[at] ?? "";
				const kind = parse_hunks_readKind(line);
				if (kind === null) throw describeLine(lines, at, "a hunk line starts with a space, + or -");
				if (kind !== "note") {
					body.push({
						kind,
						text: line.slice(1)
					});
					continue;
				}
				const last = body.at(-1);
				if (last !== undefined && last.kind !== "add") oldEndsBare = true;
				if (last !== undefined && last.kind !== "remove") newEndsBare = true;
			}
			return {
				lines: body,
				oldEndsBare,
				newEndsBare
			};
		}
		function parse_hunks_readKind(line) {
			if (line === "" || line === "\r" || line.startsWith(" ")) return "context";
			if (line.startsWith("+")) return "add";
			if (line.startsWith("-")) return "remove";
			return line.startsWith("\\") ? "note" : null;
		}
		function describeLine(lines, at, message) {
			return new tool.X(`line ${at + 1} of the patch: ${message}, but this is ${quoteLine(lines[at])}`);
		}
		;
		const beginMark = "*** Begin Patch";
		const endMark = "*** End Patch";
		const addMark = "*** Add File: ";
		const deleteMark = "*** Delete File: ";
		const updateMark = "*** Update File: ";
		const moveMark = "*** Move to: ";
		const endOfFileMark = "*** End of File";
		function findEnvelope(lines) {
			const first = lines.findIndex(isWritten);
			return lines[first]?.trim() === beginMark ? first : lines.findIndex((line) => line.trimEnd() === beginMark);
		}
		function parseEnvelope(lines, begin) {
			const last = lines.findLastIndex(isWritten);
			const end = lines[last]?.trim() === endMark ? last : lines.findLastIndex((line) => line.trimEnd() === endMark);
			if (end <= begin || lines.slice(end + 1).some((line) => line.startsWith("*** "))) throw new tool.X("the patch does not end with \"*** End Patch\"; it may have been cut off");
			const operations = [];
			let at = begin + 1;
			while (at < end) {
				const { operation, next } = readOperation(lines, at, end);
				if (operation !== null) operations.push(operation);
				at = next;
			}
			if (operations.length === 0) throw new tool.X("the patch changes nothing");
			return operations;
		}
		function readOperation(lines, at, end) {
			const line = (lines[at] ?? "").trimStart();
			const indent = (lines[at] ?? "").slice(0, -line.length || undefined);
			let next = at + 1;
			while (next < end && !isFileMark(lines[next] ?? "", line.startsWith(updateMark) ? indent : null)) next += 1;
			if (line.startsWith(addMark)) {
				const path = readPath(line, addMark, at);
				const section = lines.slice(at + 1, next);
				const [start, last] = [section.findIndex(isWritten), section.findLastIndex(isWritten)];
				const content = section.slice(start, last + 1).map((added, index) => readAddedLine(added, at + 1 + start + index));
				return {
					operation: {
						type: "add",
						path,
						content: content.map((text) => `${text}\n`).join(""),
						executable: false
					},
					next
				};
			}
			if (line.startsWith(deleteMark)) {
				const rest = lines.slice(at + 1, next).findIndex((text) => text.trim() !== "");
				if (rest >= 0) throw describeLine(lines, at + 1 + rest, "nothing belongs under \"*** Delete File\"");
				return {
					operation: {
						type: "delete",
						path: readPath(line, deleteMark, at),
						hunks: null
					},
					next
				};
			}
			if (line.startsWith(updateMark)) return {
				operation: readUpdate(lines, at, next),
				next
			};
			if (line.trim() === "" || isEnvelopeMark(lines[at] ?? "")) return {
				operation: null,
				next: at + 1
			};
			throw describeLine(lines, at, "expected \"*** Add File: \", \"*** Update File: \" or \"*** Delete File: \"");
		}
		function readUpdate(lines, at, end) {
			const path = readPath((lines[at] ?? "").trimStart(), updateMark, at);
			const second = (lines[at + 1] ?? "").trimStart();
			const moves = second.startsWith(moveMark) && at + 1 < end;
			const target = moves ? readPath(second, moveMark, at + 1) : path;
			const hunks = readHunks(lines, moves ? at + 2 : at + 1, end, moves ? "moved" : "kept");
			if (hunks.length === 0 && !moves) throw describeLine(lines, at, "this update has no lines that change");
			return {
				type: "update",
				path,
				target,
				hunks,
				executable: null
			};
		}
		function readHunks(lines, start, end, place) {
			const hunks = [];
			let last = end;
			while (last > start && lines[last - 1] === "") last -= 1;
			const written = lines.slice(start, last).findIndex((line) => line.trim() !== "");
			let at = written > 0 && lines[start + written]?.startsWith("@@") ? start + written : start;
			while (at < last) {
				const first = at;
				const headers = [];
				let line = null;
				for (; at < last && (lines[at] ?? "").startsWith("@@"); at += 1) {
					const number = /^@@ -(\d{1,9})(?:,\d+)? \+\d+(?:,\d+)? @@/.exec(lines[at] ?? "")?.[1];
					if (number !== undefined) line = Math.max(0, Number(number) - 1);
					else {
						const header = readHeader(lines, at);
						if (header !== "") headers.push(header);
					}
				}
				const bodyStart = at;
				while (at < last && !(lines[at] ?? "").startsWith("@@") && !isEndMark(lines[at] ?? "")) at += 1;
				const body = parseHunkBody(lines, bodyStart, at);
				const atEnd = at < last && isEndMark(lines[at] ?? "");
				if (atEnd) at += 1;
				if (body.lines.length === 0) throw describeLine(lines, first, "this hunk has no lines");
				const label = `hunk ${hunks.length + 1} (line ${first + 1} of the patch)`;
				hunks.push({
					label,
					place: line !== null && headers.length === 0 && !atEnd && body.lines.some(({ kind }) => kind !== "add") ? {
						type: "line",
						line
					} : {
						type: "search",
						headers,
						atEnd
					},
					...body
				});
			}
			const changes = hunks.some((hunk) => hunk.lines.some(({ kind }) => kind !== "context"));
			if (hunks.length > 0 && !changes && place === "kept") throw describeLine(lines, start, "this update changes nothing: no line starts with + or -");
			return hunks;
		}
		function readHeader(lines, at) {
			const line = lines[at] ?? "";
			if (line !== "@@" && !line.startsWith("@@ ")) throw describeLine(lines, at, "expected \"@@\" or \"@@ \" and a line of the file");
			return line.slice(3).replace(/ @@$/, "").trim();
		}
		function isWritten(line) {
			return line.trim() !== "";
		}
		function readAddedLine(line, at) {
			if (line.startsWith("+") || line.trim() === "") return line.slice(1);
			throw new tool.X(`line ${at + 1} of the patch: every line of a new file starts with +, but this is ${quoteLine(line)}`);
		}
		function readPath(line, mark, at) {
			const path = line.slice(mark.length).trim();
			if (path === "") throw new tool.X(`line ${at + 1} of the patch: the path is missing`);
			return path;
		}
		function isEnvelopeMark(line) {
			return [beginMark, endMark].includes(line.trimEnd());
		}
		function isEndMark(line) {
			return line.trimEnd() === endOfFileMark;
		}
		function isFileMark(line, indent) {
			const text = line.trimStart();
			const whitespace = line.slice(0, line.length - text.length);
			if (isEnvelopeMark(line)) return true;
			if (whitespace !== "" && indent !== null && whitespace !== indent) return false;
			return text.startsWith(addMark) || text.startsWith(deleteMark) || text.startsWith(updateMark);
		}
		var diff_names = __webpack_require__(50509);
		;
		const extendedHeader = /^(old mode|new mode|deleted file mode|new file mode|copy from|copy to|rename from|rename to|similarity index|dissimilarity index|index) (.*)$/;
		function parseUnifiedDiff(lines) {
			const operations = [];
			for (let at = 0; at < lines.length;) {
				const line = lines[at] ?? "";
				if (line.startsWith("diff --git ") || isFileHeader(lines, at)) {
					const { section, next } = readSection(lines, at);
					if (section !== null) operations.push(createOperation(section));
					at = next;
				} else {
					if (isHunkHeader(line)) throw new tool.X(`line ${at + 1}: the patch has hunks without --- and +++ lines before them`);
					at += 1;
				}
			}
			if (operations.length === 0) throw new tool.X("the patch has no file section: write a unified diff with --- and +++ lines, or \"*** Begin Patch\"");
			return operations;
		}
		function readSection(lines, start) {
			const first = lines[start] ?? "";
			const name = (0, diff_names.Zq)(first);
			const headers = new Map();
			let at = first.startsWith("diff --git ") ? start + 1 : start;
			for (; at < lines.length; at += 1) {
				const match = extendedHeader.exec((lines[at] ?? "").replace(/\r$/, ""));
				if (match === null) break;
				headers.set(match[1] ?? "", match[2] ?? "");
			}
			const named = readNames(lines, at);
			if (named !== null) at += 2;
			const pick = (header) => {
				const text = headers.get(header);
				return text === undefined ? null : (0, diff_names.mw)(text);
			};
			const oldPath = pick("rename from") ?? named?.oldPath ?? name;
			const newPath = pick("rename to") ?? named?.newPath ?? name;
			if (/^(?:GIT binary patch|Binary files .* differ)\s*$/.test(lines[at] ?? "")) throw new tool.X(`${newPath ?? oldPath ?? "a file"}: a patch of a binary file is not applied here; use git apply in a command`);
			if (headers.has("copy from")) throw new tool.X(`line ${start + 1} of the patch: copies are not applied here; add the file with its content, or copy it in a command`);
			const { hunks, next } = parseHunks(lines, at);
			if (oldPath === null && newPath === null) return {
				section: hunks.length === 0 && headers.size === 0 ? null : refuseNameless(lines, start),
				next
			};
			const isCreated = headers.has("new file mode") || named !== null && named.oldPath === null;
			const isDeleted = headers.has("deleted file mode") || named !== null && named.newPath === null;
			return {
				section: {
					headers,
					oldPath: isCreated ? null : oldPath,
					newPath: isDeleted ? null : newPath,
					hunks
				},
				next
			};
		}
		function refuseNameless(lines, at) {
			throw new tool.X(`line ${at + 1} of the patch: the names of the file are missing in ${quoteLine(lines[at])}`);
		}
		function readNames(lines, at) {
			if (!isFileHeader(lines, at)) return null;
			const [oldName, newName] = [lines[at], lines[at + 1]].map((line) => (0, diff_names.mw)((line ?? "").slice(4)));
			return (0, diff_names.DT)(oldName ?? "", newName ?? "");
		}
		function createOperation(section) {
			const { headers, oldPath, newPath, hunks } = section;
			const name = newPath ?? oldPath ?? "";
			const modes = [
				"old mode",
				"new mode",
				"new file mode",
				"deleted file mode"
			].map((header) => headers.get(header));
			for (const mode of modes) if (mode !== undefined && !/^100(?:644|755)$/.test(mode)) throw new tool.X(`${name}: file mode ${mode} is not supported`);
			const newMode = headers.get("new mode") ?? headers.get("new file mode");
			const executable = newMode === undefined ? null : newMode === "100755";
			if (oldPath === null) return {
				type: "add",
				path: name,
				content: readNewContent(name, hunks),
				executable: executable ?? false
			};
			if (newPath === null) return {
				type: "delete",
				path: oldPath,
				hunks
			};
			if (oldPath !== newPath && !headers.has("rename from")) throw new tool.X(`${quoteLine(oldPath)} and ${quoteLine(newPath)} differ; a move needs git's "rename from" and "rename to" lines`);
			if (hunks.length === 0 && oldPath === newPath && executable === null) throw new tool.X(`${name}: the section has no hunks`);
			return {
				type: "update",
				path: oldPath,
				target: newPath,
				hunks,
				executable
			};
		}
		function readNewContent(path, hunks) {
			const lines = hunks.flatMap((hunk) => hunk.lines);
			const wrong = lines.find(({ kind }) => kind !== "add");
			if (wrong !== undefined) throw new tool.X(`${path}: a new file has only + lines, but the patch has ${quoteLine(wrong.text)} as an old one`);
			if (lines.length === 0) return "";
			return `${lines.map(({ text }) => text).join("\n")}${hunks.at(-1)?.newEndsBare === true ? "" : "\n"}`;
		}
		;
		const maxOperations = 500;
		const maxHunks = 5e3;
		function parsePatch(text) {
			if (text.includes("\0")) throw new tool.X("the patch holds NUL characters");
			if (!text.isWellFormed()) throw new tool.X("the patch is not valid Unicode");
			const lines = text.split("\n");
			if (lines.at(-1) === "") lines.pop();
			const sent = lines.every((line) => line.endsWith("\r")) ? lines.map((line) => line.slice(0, -1)) : lines;
			const patch = unwrap(sent);
			if (patch.every((line) => line.trim() === "")) throw new tool.X("the patch is empty");
			const begin = findEnvelope(patch);
			const isDiff = patch.slice(0, begin).some((line, at) => line.startsWith("diff --git ") || isFileHeader(patch, at));
			const operations = begin < 0 || isDiff ? parseUnifiedDiff(patch) : parseEnvelope(patch, begin);
			if (operations.length > maxOperations) throw new tool.X(`the patch changes ${operations.length} files; split it (at most ${maxOperations})`);
			const hunks = operations.reduce((sum, operation) => sum + ("hunks" in operation ? operation.hunks?.length ?? 0 : 0), 0);
			if (hunks > maxHunks) throw new tool.X(`the patch has ${hunks} hunks; split it (at most ${maxHunks})`);
			return operations;
		}
		function unwrap(lines) {
			const first = lines.findIndex((line) => line.trim() !== "");
			const last = lines.findLastIndex((line) => line.trim() !== "");
			const opening = (lines[first] ?? "").trim();
			const [, word = ""] = /^(?:apply_patch\s*)?<<-?\s*['"]?(\w+)['"]?$/.exec(opening) ?? [];
			const [, fence = ""] = /^(`{3,})\w*$/.exec(opening) ?? [];
			const closing = word || fence;
			return closing !== "" && last > first && (lines[last] ?? "").trim() === closing ? lines.slice(0, last).with(first, "") : lines;
		}
		;
		const maxPatchCharacters = 2e6;
		const whole = { deprecated: true };
		const input = schemas.strictObject({
			patch: schemas.string().max(maxPatchCharacters).optional().describe("Unified diff, or \"*** Begin Patch\"; for each file \"*** Update File: PATH\" with hunks (\"@@\", or \"@@ LINE\" of the function around, then lines with \" \", \"-\" or \"+\" before them; \"*** Move to: PATH\" may come first), \"*** Add File: PATH\" with + lines, or \"*** Delete File: PATH\"; \"*** End Patch\"."),
			cwd: text_field.aQ.optional().describe("Paths of the patch start here."),
			filePath: text_field.Hb.optional().meta(whole),
			originalContent: (0, text_field.M8)(maxPatchCharacters).optional().meta(whole),
			updatedContent: (0, text_field.M8)(maxPatchCharacters).optional().meta(whole)
		}).refine(hasOneForm, "give patch, or filePath with originalContent and updatedContent").superRefine(({ patch }, context) => {
			const problem = patch === undefined ? null : findPatchProblem(patch);
			if (problem !== null) context.addIssue({
				code: "custom",
				path: ["patch"],
				message: problem
			});
		});
		const applyPatch = (0, define_tool.u)({
			name: "applyPatch",
			structuredName: "apply_patch",
			kind: "write",
			packs: ["core-codex", "file-ops"],
			aliases: ["patch"],
			description: "Applies a patch to files, all or nothing.",
			input,
			returns: "{ summary: string; changes: { path: string; kind: string }[]; ignored?: string[] }",
			accesses: (call, files) => lowerPatch(readCall(call), files),
			changes: (call, files) => planPatch(readCall(call), files),
			run: (call, context) => runPatch(readCall(call), context)
		});
		function hasOneForm(call) {
			const parts = [
				call.filePath,
				call.originalContent,
				call.updatedContent
			];
			return call.patch === undefined ? !parts.includes(undefined) : parts.every((part) => part === undefined);
		}
		function findPatchProblem(patch) {
			try {
				parsePatch(patch);
				return null;
			} catch (thrown) {
				if (thrown instanceof tool.X) return renderHostileText(thrown.message);
				throw thrown;
			}
		}
		function readCall(call) {
			const { cwd = ".", patch, filePath = "", originalContent = "", updatedContent = "" } = call;
			if (patch !== undefined) return {
				cwd,
				operations: parsePatch(patch)
			};
			const edits = [{
				oldText: originalContent,
				newText: updatedContent,
				all: false
			}];
			return {
				cwd,
				operations: [{
					type: "edit",
					path: filePath,
					edits
				}]
			};
		}
		var build = __webpack_require__(2856);
		var custom_tool = __webpack_require__(24505);
		var access = __webpack_require__(95867);
		;
		const noNul = (text) => !text.includes("\0");
		const commandWord = schemas.string().max(131071, { abort: true }).refine(noNul, "holds NUL").refine((text) => text.isWellFormed(), "is not valid Unicode");
		const commandWords = schemas.array(commandWord).min(1).max(1e4, { abort: true }).refine(([program]) => program !== "", "names no program");
		const commandFields = {
			command: schemas.preprocess((value) => (0, text_field.rL)(value) ?? (typeof value === "string" && value !== "" ? [
				"bash",
				"-c",
				value
			] : value), commandWords).describe("Program and arguments. For shell text: [\"bash\", \"-lc\", TEXT]."),
			cwd: text_field.aQ.optional(),
			env: schemas.record(schemas.string().regex(/^[A-Za-z_]\w*$/), commandWord).optional(),
			timeoutMs: schemas.int().min(1).optional()
		};
		async function lowerCommandCall({ command, cwd = ".", env = {} }, files) {
			const directory = await resolvePath(cwd, files);
			const accesses = [(0, access.gu)(command, directory.type === "invalid" ? "" : directory.path), ...Object.keys(env).map((name) => ({
				type: "env",
				name
			}))];
			if (directory.type !== "inside") accesses.push(await lowerPath("read", cwd, files));
			return accesses;
		}
		async function readCommandCall({ command, cwd = ".", env = {} }, files) {
			const [program, ...rest] = command;
			if (program === undefined) throw new tool.X("the command is empty");
			const directory = await requireInside(cwd, files);
			const stats = await files.stat(directory.path);
			if (stats?.kind !== "directory") throw new tool.X(`${directory.path} is not a directory, so no command can run there`);
			return {
				argv: [program, ...rest],
				cwd: directory.path,
				env
			};
		}
		var limits = __webpack_require__(97535);
		var external_node_path_ = __webpack_require__(76760);
		;
		const maxYieldMs = 6e4;
		function yieldField(defaultMs) {
			return schemas.int().min(0).max(maxYieldMs).default(defaultMs).describe("Milliseconds to wait for output; less where the program ends.");
		}
		const sizeFields = {
			rows: schemas.int().min(1).max(1e3).optional().describe("Lines of the terminal."),
			cols: schemas.int().min(1).max(1e3).optional().describe("Columns of the terminal.")
		};
		const sessionReturns = "{ sessionId: string; output: string; running: boolean; exitCode?: number | null; ended?: string; hint?: string }";
		async function readSession(session, waitMs, context, hint = "") {
			const output = await session.read(waitMs, context.signal);
			return {
				value: {
					sessionId: session.id,
					output: output.text,
					running: output.end === null,
					...output.end === null ? {} : {
						exitCode: output.end.exitCode,
						ended: output.end.reason
					},
					...hint !== "" && { hint }
				},
				text: [renderSession(session, output, context), ...hint === "" ? [] : [hint]].join("\n"),
				images: []
			};
		}
		function renderSession({ id }, { text, totalBytes, missingBytes, end }, { sandbox }) {
			const state = end === null ? `${id} runs` : `${id} has ended: ${renderEnd(end)}`;
			if (text.trim() === "") return `${state}\n(no output)`;
			if (looksBinary(text)) return `${state}\noutput: binary data, ${totalBytes} bytes, not shown`;
			const describe = (leftOut) => {
				const file = sandbox.storeOutput("session", text);
				if (file === null || missingBytes === 0) return (0, cut_text.eM)(file)(leftOut);
				return `\n[\u2026 ${leftOut} bytes left out; ${file} has its start and end, without ${missingBytes} bytes that were not kept \u2026]\n`;
			};
			const shown = (0, cut_text.it)(text, {
				maxBytes: limits.UJ,
				totalBytes,
				describe
			});
			return `${state}\noutput:\n${showNuls(shown).replace(/\n$/, "")}`;
		}
		function renderEnd({ reason, exitCode }) {
			switch (reason) {
				case "exited": return exitCode === null ? "killed by a signal" : `exit code ${exitCode}`;
				case "timed-out": return "its time was over";
				case "flooded": return "it wrote too much that was not read";
				case "out-of-disk": return "the disk was nearly full";
				case "out-of-memory": return "it held more memory, or more files in memory, than a command may";
				case "closed": return "it was closed";
			}
		}
		;
		const maxCommandBytes = 1e5;
		const maxSessionMs = 6 * 60 * 6e4;
		const exec_command_input = schemas.strictObject({
			...commandFields,
			timeoutMs: commandFields.timeoutMs.describe("Ends the session after so many milliseconds; else it lasts as long as the run."),
			yieldTimeMs: yieldField(2e3),
			tty: schemas.boolean().default(true).describe("false: pipes instead of a terminal, for servers and plain output."),
			...sizeFields
		});
		const execCommand = (0, define_tool.u)({
			name: "execCommand",
			structuredName: "exec_command",
			kind: "session",
			packs: [],
			description: "Starts a program in a session that continues: servers, prompts. See writeStdin.",
			input: exec_command_input,
			returns: sessionReturns,
			accesses: lowerCommandCall,
			async run({ yieldTimeMs, timeoutMs, tty, rows = 24, cols = 80, ...call }, context) {
				const { argv, cwd, env } = await readCommandCall(call, context.sandbox.files);
				if (argv[0].startsWith("-")) throw new tool.X("the name of a program does not start with -");
				if (Buffer.byteLength(argv.join(" ")) > maxCommandBytes) throw new tool.X(`the command is longer than ${maxCommandBytes} bytes; put what it needs into a file`);
				const session = await context.sandbox.sessions.open({
					argv,
					cwd,
					env,
					timeoutMs: Math.min(timeoutMs ?? maxSessionMs, maxSessionMs),
					signal: context.signal,
					maxOutputBytes: context.streamBytes,
					size: tty ? {
						rows,
						columns: cols
					} : null
				});
				try {
					return await readSession(session, yieldTimeMs, context);
				} catch (thrown) {
					await session.close();
					throw thrown;
				}
			}
		});
		;
		const shells = new Set([
			"bash",
			"sh",
			"zsh",
			"dash"
		]);
		function readShellPatch(command) {
			if (typeof command === "string") return readShellText(command);
			if (!Array.isArray(command)) return null;
			const words = command;
			const [program, second, third] = words;
			if (typeof program !== "string" || typeof second !== "string") return null;
			if (/^apply_?patch$/.test(program) && words.length === 2) return {
				patch: second,
				directory: "."
			};
			const isShell = shells.has(external_node_path_.posix.basename(program)) && /^-l?c$/.test(second) && words.length === 3;
			return isShell && typeof third === "string" ? readShellText(third) : null;
		}
		const opening = /^(?:cd +(?:'([^']+)'|"([^"$`\\]+)"|([\w./@+-]+)) *(?:&&|;) *)?apply_?patch *<<(-?) *(['"]?)(\w+)\5$/;
		const quoted = /^(?:cd +(?:'([^']+)'|"([^"$`\\]+)"|([\w./@+-]+)) *(?:&&|;) *)?apply_?patch +(?:'([^']+)'|"([^"$`\\]+)")$/;
		function readShellText(text) {
			const [, single, double, plain, first, patch = first] = quoted.exec(text.trim()) ?? [];
			return patch === undefined ? readHereDocument(text) : {
				patch,
				directory: single ?? double ?? plain ?? "."
			};
		}
		function readHereDocument(text) {
			const lines = text.trim().split("\n");
			const [, single, double, plain, dash, , word] = opening.exec((lines[0] ?? "").trim()) ?? [];
			const end = lines.findIndex((line) => (dash === "-" ? line.trimStart() : line) === word);
			if (word === undefined || end !== lines.length - 1) return null;
			return {
				patch: lines.slice(1, end).join("\n"),
				directory: single ?? double ?? plain ?? "."
			};
		}
		;
		const cutMarkerBytes = 200;
		const exec_input = schemas.strictObject(commandFields);
		const maxTimeoutSeconds = 3600;
		const commandReturns = "{ exitCode: number | null; stdout: string; stderr: string; aggregatedOutput: string; refusedChanges?: { path: string; reason: string }[] }";
		const exec = (0, define_tool.u)({
			name: "exec",
			structuredName: "shell",
			kind: "command",
			packs: ["core-codex", "anthropic-standard"],
			aliases: [
				"bash",
				"shell_command",
				"run_shell_command",
				"run_terminal_cmd",
				"run_in_terminal",
				"execute_command",
				"run_command",
				"local_shell",
				"container.exec",
				"exec_command"
			],
			description: "Runs a program in the sandbox.",
			input: exec_input,
			returns: commandReturns,
			example: {
				call: "tools.exec({ command: ['git', 'diff'] })",
				text: "aggregatedOutput"
			},
			accept: (written) => readTimeout(readBackground(written)),
			redirect({ command, cwd = ".", background, ...others }) {
				if (background === true) return {
					tool: execCommand,
					args: {
						...others,
						command,
						cwd,
						tty: false
					},
					ifNotOffered: {
						path: "run_in_background",
						message: howToDetach
					}
				};
				const applied = readShellPatch((0, text_field.rL)(command) ?? command);
				if (applied === null || typeof cwd !== "string") return null;
				return {
					tool: applyPatch,
					args: {
						patch: applied.patch,
						cwd: (0, external_node_path_.isAbsolute)(applied.directory) ? applied.directory : external_node_path_.posix.join(cwd, applied.directory)
					},
					convert: convertToResult
				};
			},
			accesses: lowerCommandCall,
			run: (call, context) => runCommandCall(call, context)
		});
		const inOneCall = "with & in the shell text of a call that also uses and ends it: server & sleep 1; curl http://localhost:8080; kill $!";
		const howToDetach = `no rule allows programs in the background. Start it ${inOneCall}`;
		function explainEnded([program = "", flags = "", text = ""]) {
			if (!/(?:^|\/)(?:ba|da|z)?sh$/.test(program) || !/^-\w*c$/.test(flags)) return "";
			const [beforeDocument = ""] = text.split("<<", 1);
			const unquoted = beforeDocument.replaceAll(/'[^']*'|"[^"]*"|\(\([^()]*\)\)/g, "");
			return /[^&>|]&(?=[\s)]|$)/.test(unquoted) && !/\b(?:wait|kill)\b/.test(unquoted) ? `What the command left in the background has ended with it. Start such a program ${inOneCall}` : "";
		}
		function readBackground(written) {
			const name = [
				"run_in_background",
				"is_background",
				"isBackground",
				"background"
			].find((one) => typeof written[one] === "boolean");
			if (name === undefined) return written;
			const { [name]: background, ...others } = written;
			return background === true ? {
				...others,
				background
			} : others;
		}
		function readTimeout(written) {
			const { timeout, ...others } = written;
			if (typeof timeout !== "number" || "timeoutMs" in written) return written;
			return {
				...others,
				timeoutMs: timeout <= maxTimeoutSeconds ? timeout * 1e3 : timeout
			};
		}
		function convertToResult(output) {
			const stdout = `${output.text ?? ""}\n`;
			return {
				...output,
				value: {
					exitCode: 0,
					stdout,
					stderr: "",
					aggregatedOutput: stdout,
					timedOut: false,
					durationMs: 0
				}
			};
		}
		async function runCommandCall({ timeoutMs, ...call }, context, program = "any") {
			const { argv, cwd, env } = await readCommandCall(call, context.sandbox.files);
			const maxOutputBytes = Math.max(1, context.streamBytes - cutMarkerBytes);
			const result = await context.sandbox.run({
				argv,
				cwd,
				env,
				timeoutMs: Math.min(timeoutMs ?? context.commandTimeoutMs, context.commandTimeoutMs),
				signal: context.signal,
				maxOutputBytes,
				storeOverBytes: limits.UJ / 2,
				writable: "policy",
				stdin: "",
				...program === "sealed" && { program }
			});
			if (result.aborted) throw new tool.X("the command was aborted", { stderr: result.stderr });
			const stderr = [
				result.stderr,
				...result.flooded ? ["\n[ended: the command wrote too much output]\n"] : [],
				...result.limitsMet.map((text) => `\n[${text}]\n`)
			].join("");
			const cut = describeCuts(result, maxOutputBytes);
			return {
				value: {
					exitCode: result.exitCode,
					stdout: result.stdout,
					stderr,
					aggregatedOutput: result.aggregatedOutput,
					timedOut: result.timedOut,
					durationMs: Math.round(result.durationMs),
					...result.exitCode === null && { ended: readEnding(result) },
					...cut !== "" && { cut }
				},
				text: [renderResult(result), explainEnded(argv)].filter(Boolean).join("\n"),
				images: []
			};
		}
		function readEnding({ timedOut, flooded, limitsMet }) {
			if (timedOut) return "timed-out";
			if (flooded) return "flooded";
			return limitsMet.length > 0 ? "over-limit" : "killed";
		}
		function describeCuts(result, maxBytes) {
			const cut = [
				{
					name: "stdout",
					bytes: result.stdoutBytes,
					file: result.stdoutFile
				},
				{
					name: "stderr",
					bytes: result.stderrBytes,
					file: result.stderrFile
				},
				{
					name: "aggregatedOutput",
					bytes: result.stdoutBytes + result.stderrBytes,
					file: null
				}
			].filter(({ bytes }) => bytes > maxBytes);
			return cut.slice(0, Math.max(1, cut.length - 1)).map(({ name, bytes, file }) => `${name} cut, of ${bytes} bytes${file === null ? "" : `; the whole is in ${file}`}`).join("; ");
		}
		function renderResult(result) {
			const half = limits.UJ / 2;
			const [stdoutMax, stderrMax] = [result.stderrBytes, result.stdoutBytes].map((other) => Math.max(half, limits.UJ - other));
			const shown = [renderStream("stdout", {
				text: result.stdout,
				totalBytes: result.stdoutBytes,
				file: result.stdoutFile
			}, stdoutMax), renderStream("stderr", {
				text: result.stderr,
				totalBytes: result.stderrBytes,
				file: result.stderrFile
			}, stderrMax)].filter((text) => text !== "");
			return [
				exec_renderEnd(result),
				...result.limitsMet,
				...shown.length === 0 ? ["(no output)"] : shown
			].join("\n");
		}
		function exec_renderEnd(result) {
			const seconds = (0, grouped_number.eB)(result.durationMs);
			if (result.timedOut) return `exit code: none, killed at its time limit after ${seconds}`;
			if (result.flooded) return `exit code: none, killed after ${seconds} because it wrote too much output`;
			if (result.exitCode === null) return `exit code: none, ended by ${result.signal ?? "a signal"} after ${seconds}`;
			return `exit code: ${result.exitCode} (${seconds})`;
		}
		function renderStream(name, { text, totalBytes, file }, maxBytes) {
			if (totalBytes === 0) return "";
			if (looksBinary(text)) return `${name}: binary data, ${totalBytes} bytes, not shown${file === null ? "" : `; the whole is in ${file}`}`;
			const shown = (0, cut_text.it)((0, control_characters.bN)(text), {
				maxBytes,
				totalBytes,
				describe: (0, cut_text.eM)(file)
			});
			return `${name}:\n${showNuls(shown).replace(/\n$/, "")}`;
		}
		;
		const maxListed = 1e3;
		function createCustomTool(tool) {
			const { name, structuredName, description, cwd, timeoutMs } = tool;
			const readCall = (args) => ({
				command: [...(0, custom_tool.nH)(tool, args)],
				cwd
			});
			return (0, define_tool.u)({
				name,
				structuredName,
				kind: "custom",
				packs: [],
				description,
				input: createInput(tool),
				returns: commandReturns,
				accesses: async (args, files) => [(0, custom_tool.Qz)(name), ...await lowerCommandCall(readCall(args), files)],
				run: (args, context) => runCommandCall({
					...readCall(args),
					...timeoutMs !== null && { timeoutMs }
				}, context, "sealed")
			});
		}
		function createInput(tool) {
			const shape = Object.fromEntries(Object.entries(tool.parameters).map(([name, parameter]) => {
				const schema = createParameter(parameter);
				return [name, tool.required.includes(name) ? schema : schema.optional()];
			}));
			return schemas.strictObject(shape).superRefine((args, context) => {
				const option = (0, custom_tool._)(tool, args);
				if (option === null) return;
				const [program] = tool.command;
				context.addIssue({
					code: "custom",
					path: [option.name],
					message: `${JSON.stringify(option.word.slice(0, 100))} begins with "-", so ${program} would read it as an option; a path may begin with "./"; for other values, the policy may write --${option.name}={${option.name}} or list them in enum`,
					input: args
				});
			});
		}
		function createParameter(parameter) {
			const schema = (() => {
				if (parameter.type !== "array") return createValue(parameter);
				const { items, minItems = 0, maxItems = maxListed } = parameter;
				return schemas.array(createValue(items)).min(minItems).max(Math.min(maxItems, maxListed));
			})();
			return parameter.description === undefined ? schema : schema.describe(parameter.description);
		}
		function createValue(value) {
			if (value.enum !== undefined) return schemas.literal([...value.enum]);
			switch (value.type) {
				case "string": return createText(value);
				case "boolean": return schemas.boolean();
				case "integer":
				case "number": {
					const { minimum = -Number.MAX_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = value;
					const number = value.type === "integer" ? schemas.int() : schemas.number();
					return number.min(minimum).max(maximum);
				}
			}
		}
		function createText({ pattern, minLength, maxLength }) {
			const text = commandWord.min(minLength ?? 0).max(maxLength ?? 1e4, { abort: true });
			if (pattern === undefined) return text;
			const expression = build.L3.compile(pattern);
			return text.refine((written) => expression.matches(written), `does not match ${pattern} as a whole`).meta({ pattern: `^(?:${pattern})$` });
		}
		var agents = __webpack_require__(13749);
		var documents = __webpack_require__(46621);
		var argument_issues = __webpack_require__(58019);
		;
		const largeFileLines = 2e3;
		async function readLines(files, path, slice) {
			const stats = await files.stat(path);
			return stats !== null && stats.size > maxTextFileBytes ? readLargeFile(files, path, stats.size, slice) : readWholeFile(files, path);
		}
		async function readWholeFile(files, path) {
			const bytes = await files.read(path, maxTextFileBytes);
			const encoding = detectEncoding(bytes, true);
			if (encoding === null) throw new tool.X(describeBinary(path, bytes.length));
			const lines = splitAfterLineEnds(decodeBytes(bytes, encoding));
			return {
				lines,
				first: 1,
				total: lines.length,
				note: describeEncoding(encoding)
			};
		}
		async function readLargeFile(files, path, size, { offset, limit }) {
			const wanted = limit ?? largeFileLines;
			const advice = limit === null ? [`The file has ${size} bytes: give offset and limit to read other lines.`] : [];
			const kept = [];
			let keptCharacters = 0;
			let number = 0;
			for await (const { lines: found, note } of readByChunk(files, path, size)) for (const line of found) {
				number += 1;
				if (number < offset) continue;
				const notes = [...advice, ...note === null ? [] : [note]];
				if (kept.length === wanted) return {
					lines: kept,
					first: offset,
					total: null,
					note: notes.length === 0 ? null : notes.join(" ")
				};
				kept.push(line);
				keptCharacters += line.length;
				if (keptCharacters > maxTextFileBytes) throw new tool.X(number === offset ? `${path} has ${size} bytes, and line ${number} alone has more than the ${maxTextFileBytes} that can be read at once; cut it by a command (cut -c1-2000)` : `${path} has ${size} bytes, and lines ${offset} to ${number} have more than the ${maxTextFileBytes} that can be read at once; give a smaller limit`);
			}
			return {
				lines: kept,
				first: offset,
				total: number,
				note: advice[0] ?? null
			};
		}
		async function* readByChunk(files, path, size) {
			let open = null;
			let rest = "";
			for await (const chunk of files.readChunks(path)) {
				open ??= openDecoder(chunk, path, size);
				const text = open.decode(chunk);
				const end = text.lastIndexOf("\n") + 1;
				if (end > 0) {
					yield {
						lines: splitAfterLineEnds(rest + text.slice(0, end)),
						note: open.note
					};
					rest = "";
				}
				if (rest.length <= maxTextFileBytes) rest += text.slice(end);
			}
			yield {
				lines: rest === "" ? [] : [rest],
				note: open?.note ?? null
			};
		}
		function splitAfterLineEnds(text) {
			const lines = [];
			for (let start = 0; start < text.length;) {
				const end = text.indexOf("\n", start);
				const next = end === -1 ? text.length : end + 1;
				lines.push(text.slice(start, next));
				start = next;
			}
			return lines;
		}
		function openDecoder(first, path, size) {
			const encoding = detectEncoding(first, false);
			if (encoding === null) throw new tool.X(describeBinary(path, size));
			const label = encoding === "unknown" ? "utf-8" : encoding === "latin-1" ? "windows-1252" : encoding;
			const decoder = new TextDecoder(label, { ignoreBOM: true });
			return {
				decode: (chunk) => decoder.decode(chunk, { stream: true }),
				note: describeEncoding(encoding)
			};
		}
		function describeEncoding(encoding) {
			if (encoding === "utf-8") return null;
			return encoding === "unknown" ? "The encoding is unknown: bytes that are not UTF-8 are shown as U+FFFD." : `The file is encoded as ${nameEncoding(encoding)}.`;
		}
		;
		const read_file_maxLineCharacters = 2e3;
		const lineEnd = /\r?\n$/;
		const maxBlockLines = 1e4;
		const read_file_maxShownLines = 2e3;
		const shownCharacters = 1e5;
		const read_file_input = schemas.strictObject({
			filePath: text_field.Hb,
			offset: schemas.int().min(1).default(1).describe("First line, 1-based."),
			limit: schemas.int().min(1).optional().describe("Default 2000, in scripts all."),
			mode: schemas["enum"](["slice", "indentation"]).default("slice").describe("indentation: the block at anchorLine."),
			anchorLine: schemas.int().min(1).optional(),
			maxLevels: schemas.int().min(0).max(100).default(1).describe("Enclosing blocks."),
			numbered: schemas.boolean().optional().describe("In scripts too.")
		});
		const readFile = (0, define_tool.u)({
			name: "readFile",
			structuredName: "read_file",
			kind: "read",
			packs: [
				"core-codex",
				"anthropic-standard",
				"file-ops",
				"read-only"
			],
			aliases: [
				"read",
				"view",
				"view_file",
				"cat",
				"open_file"
			],
			description: "Reads lines of a text file; structured calls number them like \"L12: text\".",
			input: read_file_input,
			accept: acceptLastLine,
			returns: "{ content: string; note?: string }",
			example: {
				call: "tools.readFile({ filePath: 'src/a.ts' })",
				text: "content"
			},
			accesses: async ({ filePath }, files) => [await lowerPath("read", filePath, files)],
			async run({ filePath, offset, limit, mode, anchorLine = offset, maxLevels, numbered }, context) {
				const { path } = await requireInside(filePath, context.sandbox.files);
				const wanted = mode === "slice" ? offset : anchorLine;
				const read = await readLines(context.sandbox.files, path, mode === "slice" ? {
					offset,
					limit: limit ?? null
				} : {
					offset: Math.max(1, anchorLine - maxBlockLines),
					limit: 2 * maxBlockLines
				});
				const { lines, total, note } = read;
				if (total === 0) return {
					value: {
						content: "",
						success: true
					},
					text: `${path} is empty.`,
					images: []
				};
				if (total !== null && wanted > total) throw new tool.X(`${path} has ${total} lines; there is no line ${wanted}`);
				const start = read.first - 1;
				const end = start + lines.length;
				const { first, last } = mode === "slice" ? {
					first: offset,
					last: Math.min(end, offset + (limit ?? end) - 1)
				} : findBlock(lines, start, {
					anchorLine,
					maxLevels,
					limit: limit ?? read_file_maxShownLines
				});
				const withNumbers = lines.slice(first - 1 - start, Math.min(last, first - 1 + (limit ?? read_file_maxShownLines)) - start).map((line, index) => `L${first + index}: ${(0, cut_text.Hh)(line.replace(lineEnd, ""), read_file_maxLineCharacters)}`);
				return {
					value: {
						content: numbered === true ? withNumbers.join("\n") : lines.slice(first - 1 - start, last - start).join(""),
						success: true,
						...note !== null && { note }
					},
					text: [...note === null ? [] : [`[${note}]`], renderShown(withNumbers, first, total)].join("\n"),
					images: []
				};
			}
		});
		function acceptLastLine(written) {
			const { endLine, end_line: end = endLine, ...rest } = written;
			const first = rest["offset"] ?? rest["startLine"] ?? rest["start_line"] ?? 1;
			const fromStart = Number(first) === 0 && "offset" in rest ? { offset: 1 } : {};
			if (end === undefined || (rest["limit"] ?? null) !== null) return {
				...written,
				...fromStart
			};
			if (end === -1) return {
				...rest,
				...fromStart
			};
			const isRange = Number.isInteger(end) && Number.isInteger(first) && Number(end) >= Number(first);
			return isRange ? {
				...rest,
				...fromStart,
				limit: Number(end) - Math.max(1, Number(first)) + 1
			} : written;
		}
		function findBlock(lines, start, options) {
			const { first, last } = findIndentationBlock(lines.map((line) => line.replace(lineEnd, "")), {
				...options,
				anchorLine: options.anchorLine - start
			});
			return {
				first: first + start,
				last: last + start
			};
		}
		function renderShown(lines, first, total) {
			const shown = [];
			let size = 0;
			for (const line of lines) {
				size += line.length + 1;
				if (size > shownCharacters) break;
				shown.push(line);
			}
			const last = first + shown.length - 1;
			if (total !== null && last >= total) return shown.join("\n");
			return `${shown.join("\n")}\n[lines ${first}\u2013${last} of ${total ?? "more"}]`;
		}
		;
		const write_file_input = schemas.strictObject({
			filePath: text_field.Hb,
			content: (0, text_field.M8)(maxTextFileBytes)
		});
		const writeFile = (0, define_tool.u)({
			name: "writeFile",
			structuredName: "write_file",
			kind: "write",
			packs: ["anthropic-standard"],
			aliases: [
				"write",
				"create",
				"create_file",
				"write_to_file"
			],
			description: "Creates a file or replaces its whole content.",
			input: write_file_input,
			returns: "{ created: boolean }",
			accesses: async ({ filePath }, files) => [await lowerPath("write", filePath, files)],
			async changes(call, files) {
				const { path, before, bytes } = await planWrite(call, files);
				return [{
					path,
					before,
					after: {
						kind: "file",
						executable: before?.executable ?? false,
						content: bytes
					}
				}];
			},
			async run(call, { sandbox: { files } }) {
				const { path, bytes, note } = await planWrite(call, files);
				const { created } = await files.write(path, bytes);
				const ignored = files.isIgnored(path);
				return {
					value: {
						bytes: bytes.length,
						created,
						...note !== "" && { note },
						...ignored && { ignored }
					},
					text: `${created ? "Created" : "Replaced"} ${path} (${bytes.length} bytes).${note === "" ? "" : ` ${note}`}${renderIgnored(ignored ? [path] : [])}`,
					images: []
				};
			}
		});
		async function planWrite({ filePath, content }, files) {
			const { path } = await requireInside(filePath, files);
			const before = await readFileState(path, files);
			requireFile(path, before?.kind ?? null);
			return {
				path,
				before,
				...encodeReplacement(before?.content ?? null, content)
			};
		}
		function requireFile(path, kind) {
			if (kind === "directory") throw new tool.X(`${path} is a directory; filePath names a file`);
			if (kind !== null && kind !== "file") throw new tool.X(`${path} is not a regular file`);
		}
		async function readFileState(path, files) {
			const stats = await files.stat(path);
			if (stats === null) return null;
			const { kind, executable } = stats;
			if (kind !== "file") return {
				kind,
				executable,
				content: null
			};
			try {
				return {
					kind,
					executable,
					content: await files.read(path, maxTextFileBytes)
				};
			} catch (thrown) {
				if (thrown instanceof tool.X) return {
					kind,
					executable,
					content: null
				};
				throw thrown;
			}
		}
		;
		const fields = {
			oldText: (0, text_field.M8)(maxTextFileBytes).describe("As in the file, there once; empty for a new file."),
			newText: (0, text_field.M8)(maxTextFileBytes),
			all: schemas.boolean().optional().describe("Replaces each.")
		};
		const edit_input = schemas.strictObject({
			filePath: text_field.Hb,
			edits: schemas.array(schemas.strictObject(fields)).min(1).max(200)
		});
		const single = schemas.object({
			filePath: text_field.Hb,
			...fields
		});
		const edit = (0, define_tool.u)({
			name: "edit",
			structuredName: "edit",
			kind: "write",
			packs: ["anthropic-standard"],
			deniedWith: "applyPatch",
			aliases: [
				"edit_file",
				"multi_edit",
				"replace",
				"replace_in_file",
				"str_replace",
				"search_replace",
				"str_replace_editor",
				"str_replace_based_edit_tool"
			],
			description: "Replaces text in a file.",
			input: edit_input,
			otherForm: single,
			returns: "{ summary: string; changes: { path: string; kind: string }[] }",
			accept: collectEdit,
			redirect: readEditorCommand,
			accesses: (call, files) => lowerPatch(edit_readCall(call), files),
			changes: (call, files) => planPatch(edit_readCall(call), files),
			run: (call, context) => runPatch(edit_readCall(call), context)
		});
		function collectEdit(written) {
			const accepted = (0, argument_issues.ot)(written, single);
			const { filePath, oldText, newText, all, command, expected_replacements: expected, ...others } = accepted;
			if ("edits" in written || oldText === undefined && newText === undefined) return written;
			const isAll = all ?? (typeof expected === "number" ? expected > 1 : undefined);
			return {
				filePath,
				edits: [{
					oldText,
					newText,
					...isAll !== undefined && { all: isAll }
				}],
				...command !== undefined && command !== "str_replace" && { command },
				...others
			};
		}
		function readEditorCommand({ command, filePath, file_text: content, view_range: viewRange }) {
			if (command === "create") return {
				tool: writeFile,
				args: {
					filePath,
					content
				}
			};
			if (command !== "view") return null;
			const [first = 1, last = -1] = Array.isArray(viewRange) ? viewRange : [];
			const limit = typeof first === "number" && typeof last === "number" && last >= first ? last - first + 1 : undefined;
			return {
				tool: readFile,
				args: {
					filePath,
					offset: first,
					limit
				}
			};
		}
		function edit_readCall({ filePath, edits }) {
			return {
				cwd: ".",
				operations: [{
					type: "edit",
					path: filePath,
					edits: edits.map(({ oldText, newText, all = false }) => ({
						oldText,
						newText,
						all
					}))
				}]
			};
		}
		;
		class SearchUnavailable extends Error {
			name = "SearchUnavailable";
		}
		const search_maxLineCharacters = 300;
		const maxOutputBytes = 4 * 1024 * 1024;
		const searchTimeoutMs = 6e4;
		const shownUnread = 5;
		const listedUnread = 20;
		function describeClosed(path) {
			return `${renderHostileText(path)} is closed to processes, and a search is one; read the file instead`;
		}
		async function searchWithFirst(attempts) {
			const reasons = new Set();
			for (const attempt of attempts) {
				try {
					return await attempt();
				} catch (thrown) {
					if (!(thrown instanceof SearchUnavailable)) throw thrown;
					reasons.add(thrown.message);
				}
			}
			throw new tool.X(`no search program could be started in the sandbox: ${[...reasons].join("; ")}`);
		}
		async function runSearchProgram(argv, context, maxBytes = maxOutputBytes) {
			const result = await startProgram(argv, context, maxBytes);
			if (result.exitCode === 127) throw new SearchUnavailable(`${argv[0]} was not found`);
			if (result.aborted) throw new tool.X("the search was aborted");
			if (result.timedOut) throw new tool.X("the search took too long; narrow the path, the include glob or the pattern");
			return result;
		}
		async function startProgram(argv, context, maxBytes) {
			try {
				return await context.sandbox.run({
					argv,
					cwd: ".",
					env: { LANGUAGE: "en" },
					timeoutMs: Math.min(searchTimeoutMs, context.commandTimeoutMs),
					signal: context.signal,
					maxOutputBytes: maxBytes,
					writable: "none",
					stdin: ""
				});
			} catch (thrown) {
				if (thrown instanceof tool.X && !(thrown instanceof tool.q)) throw new SearchUnavailable(thrown.message);
				throw thrown;
			}
		}
		const ripgrepErrors = {
			program: "rg",
			maxExitCode: 2,
			readLine(line) {
				const [path, reason] = splitReason(line.startsWith("rg: ") ? line.slice(4) : line);
				const at = reason.indexOf(" (os error ");
				if (at < 0) return null;
				const [named = ""] = path.split(": IO error for operation on ");
				return {
					path: cleanPath(named),
					reason: reason.slice(0, at)
				};
			}
		};
		function createGitErrors(directory, prefix = "") {
			return {
				program: "git",
				maxExitCode: 1,
				readLine(line) {
					const [start, reason] = splitReason(line);
					const quote = start.indexOf("'");
					if (!/^(?:error|warning): /.test(start) || quote < 0 || !start.endsWith("'")) return null;
					const path = start.slice(quote + 1, -1);
					return {
						path: joinDirectory(directory, path.startsWith(prefix) ? path.slice(prefix.length) : path),
						reason
					};
				}
			};
		}
		function splitReason(line) {
			const at = line.lastIndexOf(": ");
			return at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at + 2)];
		}
		function readUnread(result, path, errors) {
			const { exitCode, flooded } = result;
			const lines = result.stderr.split("\n").filter((line) => line.trim() !== "");
			const found = new Map();
			for (const line of lines) {
				const unread = errors.readLine(line);
				if (unread !== null) found.set(unread.path, unread.reason);
			}
			const reason = found.get(path);
			if (reason !== undefined) throw new tool.X(`${renderHostileText(path)} could not be searched: ${reason}`);
			const hasRun = exitCode === null ? flooded : exitCode <= errors.maxExitCode;
			const explained = (exitCode ?? 0) < 2 || result.stdout !== "" || errors.readLine(lines.at(-1) ?? "") !== null;
			if (!hasRun || !explained) throw failSearch(errors.program, result);
			return [...found.keys()].toSorted().map((unreadPath) => ({
				path: unreadPath,
				reason: found.get(unreadPath) ?? ""
			}));
		}
		function listUnread(unread) {
			return unread.slice(0, listedUnread).map(({ path, reason }) => ({
				path,
				reason
			}));
		}
		function renderSearch(lines, { truncated, unread }, { nothing, advice }) {
			const empty = truncated ? "Nothing was found in the part that was searched." : nothing;
			return [
				...lines.length === 0 ? [empty] : lines,
				...truncated && lines.length > 0 ? [`[there are more; ${advice}]`] : [],
				...unread.length === 0 ? [] : [renderUnread(unread)]
			].join("\n");
		}
		function renderUnread(unread) {
			const named = unread.map(({ path, reason }) => `${renderHostileText(path)} (${reason})`);
			return `[could not be read and were not searched: ${(0, grouped_number.r$)(named, shownUnread)}]`;
		}
		function readSearchOutput(result, request, context, errors, directory = ".") {
			const isSearched = selectResults(request.path, null, context);
			const unread = readUnread(result, request.path, errors).filter(({ path }) => isSearched(path));
			const truncated = result.flooded || result.stdoutBytes > maxOutputBytes;
			const text = truncated ? result.stdout.slice(0, Math.floor(maxOutputBytes / 8)) : result.stdout;
			const found = (request.output === "files" ? readFileRecords(text) : readMatchRecords(text)).map((hit) => ({
				...hit,
				path: joinDirectory(directory, hit.path)
			}));
			const isResult = selectResults(request.path, request.include, context);
			return {
				hits: found.filter((hit) => isResult(hit.path)),
				truncated,
				unread
			};
		}
		function selectResults(path, glob, context) {
			const isSelected = (found) => glob === null || glob(found.replace(/^\//, "")) || glob(external_node_path_.posix.relative(path, found) || external_node_path_.posix.basename(found));
			if (!(0, external_node_path_.isAbsolute)(path)) return (found) => isSelected(found) && context.mayShow(found);
			const { root } = context.sandbox.files;
			return (found) => found !== root && !found.startsWith(`${root}/`) && isSelected(found);
		}
		function joinDirectory(directory, path) {
			return cleanPath(directory === "." ? path : external_node_path_.posix.join(directory, path));
		}
		function renderSearchedPath(path) {
			return path === "." || (0, external_node_path_.isAbsolute)(path) ? path : `./${path}`;
		}
		function readFileRecords(text) {
			const records = text.split("\0");
			records.pop();
			return records.map((path) => ({
				path,
				line: 0,
				text: "",
				isContext: false
			}));
		}
		function readMatchRecords(text) {
			const hits = [];
			for (let at = 0;;) {
				at += ["--\n", "--\r\n"].find((gap) => text.startsWith(gap, at))?.length ?? 0;
				const pathEnd = text.indexOf("\0", at);
				const end = pathEnd <= at ? -1 : text.indexOf("\n", pathEnd);
				const [, line, mark, column, found = ""] = /^(\d+)(?:([-:])|\0(?:(\d+)\0)?)([^]*)$/.exec(text.slice(pathEnd + 1, Math.max(end, 0))) ?? [];
				if (line === undefined) return hits;
				hits.push({
					path: text.slice(at, pathEnd),
					line: Number(line),
					text: found.replace(/\r$/, ""),
					isContext: mark === "-" || mark === undefined && column === undefined
				});
				at = end + 1;
			}
		}
		function cleanPath(path) {
			const inside = path.startsWith("./") ? path.slice(2) : path;
			return inside.length > 1 && inside.endsWith("/") ? inside.slice(0, -1) : inside;
		}
		function failSearch(program, result) {
			const [problem = "", advice] = result.stderr.trim().split("\n\nConsider enabling");
			const own = advice === undefined ? "" : "\nEach line is matched alone unless multiline is set; there are no look-around and no backreferences.";
			const stderr = `${problem.slice(0, 1e3)}${own}`;
			return new tool.X(`the search failed: ${stderr === "" ? `${program} ended with ${result.exitCode ?? result.signal}` : stderr}`);
		}
		;
		const anyLineEnd = "(*ANYCRLF)";
		const searchWithGit = async (request, context) => {
			if (request.multiline) throw new SearchUnavailable("git grep matches single lines only");
			const target = locateTarget(request);
			const searchIn = async (selection) => {
				const perl = await runSearchProgram(buildCommand(request, target, "--perl-regexp", selection), context);
				return /USE_LIBPCRE/.test(perl.stderr) ? runSearchProgram(buildCommand(request, target, "--extended-regexp", selection), context) : perl;
			};
			const found = await searchIn(request.pathKind === "file" ? ["--text"] : ["--exclude-standard", "-I"]);
			const isEmpty = request.pathKind === "directory" && found.stdout === "";
			const result = isEmpty && await isIgnored(target, context) ? await searchIn(["-I"]) : found;
			const prefix = result.stderr === "" ? "" : await readPrefix(target, context);
			const shown = {
				...result,
				stderr: result.stderr.replaceAll(anyLineEnd, "")
			};
			return readSearchOutput(shown, request, context, createGitErrors(target.directory, prefix), target.directory);
		};
		async function isIgnored({ directory, inside }, context) {
			const command = [
				"check-ignore",
				"--quiet",
				"--no-index",
				"--",
				`./${inside}`
			];
			return (await runSearchProgram([
				"git",
				"-C",
				directory,
				...command
			], context)).exitCode === 0;
		}
		async function readPrefix({ directory }, context) {
			const { exitCode, stdout } = await runSearchProgram([
				"git",
				"-C",
				directory,
				"rev-parse",
				"--show-prefix"
			], context);
			return exitCode === 0 ? stdout.replace(/\n$/, "") : "";
		}
		function locateTarget({ path, pathKind }) {
			if (!(0, external_node_path_.isAbsolute)(path)) return {
				directory: ".",
				inside: path
			};
			return pathKind === "file" ? {
				directory: external_node_path_.posix.dirname(path),
				inside: external_node_path_.posix.basename(path)
			} : {
				directory: path,
				inside: "."
			};
		}
		function buildCommand(request, target, dialect, selection) {
			return [
				"git",
				"--no-pager",
				"-C",
				target.directory,
				"grep",
				"--no-index",
				...selection,
				"--no-recurse-submodules",
				"--no-textconv",
				"--no-color",
				"--no-break",
				"--no-heading",
				"--no-full-name",
				"--null",
				...request.caseSensitive ? [] : ["--ignore-case"],
				...request.output === "files" ? ["--files-with-matches", "--no-column"] : [
					"--line-number",
					"--column",
					`--context=${request.context}`
				],
				dialect,
				"-e",
				dialect === "--perl-regexp" ? `${anyLineEnd}${request.pattern}` : request.pattern,
				"--",
				...listPathspecs(request, target)
			];
		}
		function listPathspecs({ pathKind, nameGlobs }, { inside }) {
			if (pathKind === "file" || nameGlobs.length === 0) return [`:(literal)${inside}`];
			const directory = inside === "." ? "" : `${inside.replaceAll(/[*?[\]\\]/g, "\\$&")}/`;
			return nameGlobs.map((glob) => `:(glob)${directory}**/${glob}`);
		}
		;
		const ignoreArguments = [
			"--no-config",
			"--hidden",
			"--glob=!.git",
			"--no-require-git",
			"--no-ignore-global",
			"--no-ignore-dot",
			"--no-ignore-messages"
		];
		const omittedEnd = / \[\.\.\. (?:omitted end of long line|\d+ more match(?:es)?)\]$/;
		const searchWithRipgrep = async (request, context) => {
			const types = request.nameGlobs.flatMap((glob) => [`--type-add=included:${glob}`]);
			const searchAs = (...dialect) => runSearchProgram([
				"rg",
				...ignoreArguments,
				...dialect,
				"--color=never",
				"--sort=path",
				"--null",
				"--with-filename",
				...types.length === 0 || request.pathKind === "file" ? [] : [...types, "--type=included"],
				...request.pathKind === "file" ? ["--text"] : [],
				...request.multiline ? ["--multiline"] : [],
				...!request.multiline && request.pattern.includes("\\r") ? [] : ["--crlf"],
				request.caseSensitive ? "--case-sensitive" : "--ignore-case",
				...request.output === "files" ? ["--files-with-matches"] : [
					"--line-number",
					"--no-heading",
					"--max-columns=1000",
					"--max-columns-preview",
					`--max-count=${request.limit + 1}`,
					`--context=${request.context}`
				],
				`--regexp=${request.pattern}`,
				"--",
				renderSearchedPath(request.path)
			], context);
			const own = await searchAs();
			const perl = own.stderr.includes("Consider enabling PCRE2") ? await searchAs("--pcre2") : own;
			const result = perl.stderr.includes("PCRE2 is not available") ? own : perl;
			const found = readSearchOutput(result, request, context, ripgrepErrors);
			return {
				...found,
				hits: found.hits.map((hit) => ({
					...hit,
					text: cutPreview(hit.text)
				}))
			};
		};
		function cutPreview(text) {
			return omittedEnd.test(text) ? `${(0, cut_text.Ue)(text.replace(omittedEnd, ""), search_maxLineCharacters - cutMark.length)}${cutMark}` : text;
		}
		const cutMark = "\u2026 [long line: the match may be after this]";
		;
		const maxListBytes = 64 * 1024 * 1024;
		async function listFiles(directory, context) {
			return searchWithFirst([async () => {
				const command = [
					"--files",
					...ignoreArguments,
					"--null",
					"--",
					renderSearchedPath(directory)
				];
				const result = await runSearchProgram(["rg", ...command], context, maxListBytes);
				return readList(result, ".", readUnread(result, directory, ripgrepErrors));
			}, async () => {
				const base = (0, external_node_path_.isAbsolute)(directory) ? directory : ".";
				const listIn = (selection) => runSearchProgram([
					"git",
					"-C",
					base,
					...listWithGit(directory, selection)
				], context, maxListBytes);
				const listed = await listIn(["--exclude-standard"]);
				const isOfIgnored = listed.stdout === "" && await isIgnored({
					directory: base,
					inside: directory
				}, context);
				const result = isOfIgnored ? await listIn([]) : listed;
				return readList(result, base, readUnread(result, directory, createGitErrors(base)));
			}]);
		}
		function listWithGit(directory, selection) {
			return (0, external_node_path_.isAbsolute)(directory) ? [
				"grep",
				"--no-index",
				...selection,
				"--null",
				"-L",
				"--extended-regexp",
				"-e",
				"x^"
			] : [
				"ls-files",
				"-z",
				"--cached",
				"--others",
				...selection,
				"--",
				`:(literal)${directory}`
			];
		}
		function readList(result, directory, unread) {
			const truncated = result.flooded || result.stdoutBytes > maxListBytes;
			const records = (truncated ? result.stdout.slice(0, maxListBytes / 8) : result.stdout).split("\0");
			records.pop();
			const paths = records.filter((path) => !path.endsWith("/")).map((path) => joinDirectory(directory, path));
			return {
				paths,
				truncated,
				unread
			};
		}
		var glob = __webpack_require__(68685);
		;
		const maxAlternatives = 64;
		const pathGlob = (0, text_field.M8)(500).min(1).regex(/^[^\0\r\n!][^\0\r\n]*$/, "is one glob that does not start with !").refine((glob) => hasFewAlternatives(glob), "has too many alternatives");
		function listGlobs(written) {
			const parts = written.includes("{") ? [] : written.split(",").flatMap((part) => part.trim() || []);
			return parts.length > 1 ? [written, ...parts] : (0, glob.PH)(written);
		}
		function compilePathGlob(written, root) {
			const globs = listGlobs(written).flatMap((glob) => {
				const path = glob.startsWith(`${root}/`) ? glob.slice(root.length + 1) : glob.replace(/^\.?\//, "");
				const inside = path.replace(/\/$/, "");
				const whole = glob.includes("/") ? inside : `**/${inside}`;
				return whole.includes("[") && !whole.includes("\\") ? [whole, whole.replaceAll(/[[\]]/g, String.raw`\$&`)] : [whole];
			});
			return (0, glob.tI)(globs.map((glob) => plainName.test(glob.slice(glob.lastIndexOf("/") + 1)) ? `${glob}/**` : glob), { directory: "included" });
		}
		const plainName = /^(?:\\.|[^\\*?[])+$/;
		function hasFewAlternatives(glob) {
			try {
				return listGlobs(glob).length <= maxAlternatives;
			} catch (thrown) {
				if (thrown instanceof RangeError) return false;
				throw thrown;
			}
		}
		var compare_text = __webpack_require__(73014);
		;
		const file_search_input = schemas.strictObject({
			pattern: (0, text_field.M8)(200).regex(/\S/, "is empty").refine(hasFewAlternatives, "has too many alternatives"),
			limit: schemas.int().min(1).max(1e3).default(25),
			searchDirectory: text_field.aQ.default("."),
			exclude: schemas.array(pathGlob).max(50).optional()
		});
		const fileSearch = (0, define_tool.u)({
			name: "fileSearch",
			structuredName: "file_search",
			kind: "read",
			packs: [
				"core-codex",
				"file-ops",
				"read-only"
			],
			offer: "if-named",
			description: "Finds files by fuzzy path; exclude takes globs.",
			input: file_search_input,
			returns: "{ files: { path: string }[]; truncated: boolean }",
			accesses: async ({ searchDirectory }, files) => [await lowerPath("read", searchDirectory, files)],
			async run({ pattern, limit, searchDirectory, exclude = [] }, context) {
				const { path } = await requireInside(searchDirectory, context.sandbox.files);
				const stats = await context.sandbox.files.stat(path);
				if (stats === null) throw new tool.X(`${path} does not exist`);
				if (stats.isClosed) throw new tool.X(describeClosed(path));
				if (stats.kind !== "directory") throw new tool.X(`${path} is not a directory; searchDirectory is the directory to search`);
				const listed = await listFiles(path, context);
				const isResult = selectResults(path, null, context);
				const compile = (glob) => selectResults(path, compilePathGlob(glob, context.sandbox.files.root), context);
				const excluded = exclude.map(compile);
				const wanted = listed.paths.filter((file) => isResult(file) && !excluded.some((matches) => matches(file)));
				const found = pattern.includes("*") ? takeFirst(wanted.filter(compile(pattern)).map(createEqual), limit) : await rankFiles(wanted, pattern, limit, context);
				const truncated = listed.truncated || found.total > found.files.length;
				const unread = listed.unread.filter((entry) => isResult(entry.path));
				return {
					value: {
						files: found.files.map(({ path: file, score, start, match }) => ({
							path: file,
							score: Math.round(score * 1e3) / 1e3,
							indices: match.indexes.map((index) => start + index)
						})),
						truncated,
						unread: listUnread(unread)
					},
					text: renderSearch(found.files.map((file) => renderHostileText(file.path)), {
						truncated,
						unread
					}, {
						nothing: "No file matches.",
						advice: "write more of the path or raise limit"
					}),
					images: []
				};
			}
		});
		async function rankFiles(paths, pattern, limit, context) {
			const { cleanup, single } = await __webpack_require__.e(3437).then(__webpack_require__.bind(__webpack_require__, 73437));
			context.signal.throwIfAborted();
			const words = pattern.toLowerCase().split(/\s+/);
			const found = paths.flatMap((path) => {
				const text = path.toLowerCase();
				if (!words.every((word) => containsInOrder(text, word))) return [];
				const start = path.lastIndexOf("/") + 1;
				const inName = single(pattern, path.slice(start));
				if (inName !== null) return [{
					path,
					score: 1 + inName.score,
					start,
					match: inName
				}];
				const inPath = single(pattern, path);
				return inPath === null ? [] : [{
					path,
					score: inPath.score,
					start: 0,
					match: inPath
				}];
			});
			cleanup();
			return takeFirst(found, limit);
		}
		function createEqual(path) {
			return {
				path,
				score: 1,
				start: 0,
				match: { indexes: [] }
			};
		}
		function takeFirst(found, limit) {
			return {
				files: found.toSorted(compareFiles).slice(0, limit),
				total: found.length
			};
		}
		function compareFiles(left, right) {
			return right.score - left.score || left.path.length - right.path.length || (0, compare_text.n)(left.path, right.path);
		}
		function containsInOrder(text, word) {
			let at = -1;
			for (const character of word) {
				at = text.indexOf(character, at + 1);
				if (at < 0) return false;
			}
			return true;
		}
		var cut_value = __webpack_require__(8801);
		;
		const maxTextBytes = 8 * 1024;
		const alwaysShown = 2;
		const thread = schemas.strictObject({ number: schemas.int().positive() });
		const githubTools = [
			defineRead({
				name: "github.issue",
				structuredName: "github_issue",
				description: "Reads an issue of this repository with its comments.",
				input: thread,
				createRead: ({ number }) => ({
					type: "issue",
					number
				})
			}),
			defineRead({
				name: "github.pull",
				structuredName: "github_pull",
				description: "Reads a pull request of this repository with its comments, reviews, changed files and checks.",
				input: thread,
				createRead: ({ number }) => ({
					type: "pull",
					number
				})
			}),
			defineRead({
				name: "github.search",
				structuredName: "github_search",
				description: "Searches issues and pull requests of this repository, with qualifiers of GitHub such as is:issue.",
				input: schemas.strictObject({ query: schemas.string().min(1).max(256) }),
				createRead: ({ query }) => ({
					type: "search",
					query
				})
			}),
			defineRead({
				name: "github.runLog",
				structuredName: "github_run_log",
				description: "Reads the logs of the failed jobs of a workflow run.",
				input: schemas.strictObject({ runId: schemas.int().positive() }),
				createRead: ({ runId }) => ({
					type: "run-log",
					runId
				})
			})
		];
		function defineRead({ createRead, ...definition }) {
			const access = {
				type: "opaque",
				text: definition.name,
				reason: "it reads with the token of the job, so a rule has to name the tool"
			};
			return (0, define_tool.u)({
				...definition,
				kind: "github",
				packs: [],
				returns: "{ texts: { source: string; author: string; text: string }[] }",
				outputTrust: "untrusted",
				accesses: async () => [access],
				async run(input, context) {
					const texts = await context.readGitHub(createRead(input));
					return renderTexts(texts, context);
				}
			});
		}
		function renderTexts(texts, { sandbox }) {
			const { storeOutput } = sandbox;
			const shown = texts.map(({ source, author, text }) => (0, untrusted_envelope.VY)({
				source,
				author
			}, (0, cut_value.c)(text, {
				source,
				name: "github",
				maxBytes: maxTextBytes,
				storeOutput
			})));
			const first = shown.slice(0, alwaysShown);
			const last = [];
			let left = limits.UJ - Buffer.byteLength(first.join("\n"));
			for (const text of shown.slice(alwaysShown).toReversed()) {
				left -= Buffer.byteLength(text);
				if (left < 0) break;
				last.unshift(text);
			}
			const missing = shown.length - first.length - last.length;
			const whole = () => texts.map(({ source, author, text }) => (0, untrusted_envelope.dB)({
				source,
				author
			}, text)).join("");
			const path = missing === 0 ? null : storeOutput("github", whole());
			const note = `[${missing} texts are left out here${path === null ? "" : `; all are in ${path}`}]`;
			return {
				value: { texts: texts.map((text) => ({ ...text })) },
				text: [
					...first,
					...missing === 0 ? [] : [note],
					...last
				].join("\n"),
				images: []
			};
		}
		;
		const backEnds = [searchWithRipgrep, searchWithGit];
		const grep_files_input = schemas.strictObject({
			pattern: (0, text_field.M8)(4e3).min(1).regex(/^[^\0\r]*$/, "holds NUL or a carriage return").describe("Regular expression."),
			include: pathGlob.optional().describe("Glob."),
			path: text_field.aQ.default(".").describe("Directory or file."),
			limit: schemas.int().min(1).max(2e3).default(100),
			caseSensitive: schemas.boolean().default(true),
			context: schemas.int().min(0).max(50).optional().describe("Lines around a match."),
			multiline: schemas.boolean().optional().describe("Matches may span lines."),
			output: schemas["enum"](["matches", "files"]).default("matches")
		}).refine(({ pattern, multiline }) => multiline === true || !pattern.includes("\n"), {
			path: ["pattern"],
			message: "has several lines: set multiline, or search for one of its lines"
		});
		const grepFiles = (0, define_tool.u)({
			name: "grepFiles",
			structuredName: "grep_files",
			kind: "read",
			packs: [
				"core-codex",
				"file-ops",
				"read-only"
			],
			aliases: [
				"grep",
				"ripgrep",
				"search_file_content",
				"search_files",
				"grep_search"
			],
			description: "Searches file contents.",
			input: grep_files_input,
			accept: readFlags,
			returns: "{ matches: { path: string; line: number; text: string; context?: true }[]; files: string[]; truncated: boolean }",
			accesses: async ({ path }, files) => [await lowerPath("read", path, files)],
			async run(search, context) {
				const { path } = await requireInside(search.path, context.sandbox.files);
				const stats = await context.sandbox.files.stat(path);
				if (stats === null) throw new tool.X(`${renderHostileText(path)} does not exist`);
				if (stats.isClosed) throw new tool.X(describeClosed(path));
				if (stats.kind !== "file" && stats.kind !== "directory") throw new tool.X(`${renderHostileText(path)} is neither a file nor a directory`);
				const { pattern, multiline = false, context: contextLines = 0 } = search;
				const request = {
					pattern: quoteBraces(pattern),
					multiline,
					context: contextLines,
					path,
					pathKind: stats.kind,
					include: search.include === undefined ? null : compilePathGlob(search.include, context.sandbox.files.root),
					nameGlobs: search.include === undefined ? [] : listNameGlobs(search.include),
					caseSensitive: search.caseSensitive,
					output: search.output,
					limit: search.limit
				};
				const found = await searchWithFirst(backEnds.map((searchWith) => () => searchWith(request, context)));
				const hits = found.hits.toSorted(compareHits);
				const shown = takeMatches(hits, search.limit);
				const truncated = found.truncated || hits.length > shown.length;
				const files = [...new Set(shown.map((hit) => hit.path))];
				const matches = (search.output === "files" ? [] : shown).map((hit) => ({
					path: hit.path,
					line: hit.line,
					text: (0, cut_text.Hh)(hit.text, search_maxLineCharacters),
					...hit.isContext && { context: true }
				}));
				return {
					value: {
						matches,
						files,
						truncated,
						unread: listUnread(found.unread)
					},
					text: renderSearch(search.output === "files" ? files.map(renderHostileText) : shown.flatMap(renderHit), {
						truncated,
						unread: found.unread
					}, {
						nothing: describeNothing(search),
						advice: "narrow the search or raise limit"
					}),
					images: []
				};
			}
		});
		function readFlags(written) {
			const { "-i": i, "-n": _, "-A": after, "-B": before, "-C": around, ...options } = written;
			const { ignoreCase, ignore_case: folded = ignoreCase, literal, output_mode: mode, ...rest } = options;
			const { caseInsensitive, case_insensitive: insensitive = caseInsensitive, ...named } = rest;
			const idle = {
				isRegexp: true,
				head_limit: 0,
				offset: 0
			};
			const others = Object.fromEntries(Object.entries(named).filter(([key, value]) => !(key in idle) || idle[key] !== value));
			const lines = [
				after,
				before,
				around
			].filter((count) => typeof count === "number");
			const output = mode === "content" ? "matches" : mode === "files_with_matches" ? "files" : undefined;
			return {
				...lines.length > 0 && { context: Math.max(...lines) },
				...(i ?? folded ?? insensitive) === true && { caseSensitive: false },
				...output === undefined ? mode !== undefined && { output_mode: mode } : { output },
				...others,
				...literal === true && typeof others["pattern"] === "string" && { pattern: others["pattern"].replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&") }
			};
		}
		function takeMatches(hits, limit) {
			let left = limit;
			const end = hits.findIndex(({ isContext }) => !isContext && (left -= 1) < 0);
			return end < 0 ? hits : hits.slice(0, end);
		}
		function renderHit({ path, line, text, isContext }, index, hits) {
			const mark = isContext ? "-" : ":";
			const before = hits[index - 1];
			const isApart = before !== undefined && hits.some((hit) => hit.isContext) && (before.path !== path || before.line + 1 !== line);
			return [...isApart ? ["--"] : [], `${renderHostileText(path)}${mark}${line}${mark} ${(0, cut_text.Hh)(text, search_maxLineCharacters)}`];
		}
		function quoteBraces(pattern) {
			return pattern.replaceAll(/\\[pPxuUgkoN]\{[^{}]*\}|\\[^]|\{\d+(?:,\d*)?\}|[{}]/g, (part) => part === "{" || part === "}" ? `\\${part}` : part);
		}
		function describeNothing({ pattern, include }) {
			const where = include === undefined ? "" : " in files that include selects";
			const advice = pattern.includes(String.raw`\|`) ? String.raw` \| is the character |; write a|b for alternatives.` : "";
			return `No matches${where}.${advice}`;
		}
		function listNameGlobs(include) {
			const names = listGlobs(include).map((glob) => glob.slice(glob.lastIndexOf("/") + 1));
			return names.every((name) => /^[\w.,*?+@ -]+$/.test(name) && /[*?]/.test(name) && !name.includes("**")) ? [...new Set(names)] : [];
		}
		function compareHits(left, right) {
			return (0, compare_text.n)(left.path, right.path) || left.line - right.line;
		}
		var promises_ = __webpack_require__(58500);
		var output_directories = __webpack_require__(53688);
		;
		const marks = {
			file: "",
			directory: "/",
			symlink: "@",
			special: "?"
		};
		const closedDirectories = new Set([".git", ...output_directories.f]);
		const list_dir_input = schemas.strictObject({
			dirPath: text_field.aQ.default("."),
			offset: schemas.int().min(1).max(1e6).default(1).describe("First entry, 1-based."),
			limit: schemas.int().min(1).max(1e3).optional(),
			depth: schemas.int().min(1).max(10).default(2),
			pattern: pathGlob.optional().describe("Glob: lists matching files of any depth instead.")
		});
		const listDir = (0, define_tool.u)({
			name: "listDir",
			structuredName: "list_dir",
			kind: "read",
			packs: [
				"core-codex",
				"anthropic-standard",
				"file-ops",
				"read-only"
			],
			aliases: [
				"ls",
				"list",
				"list_directory",
				"list_files",
				"glob",
				"find",
				"find_files"
			],
			description: "Lists a directory as a tree; / marks directories, @ links, ? others.",
			input: list_dir_input,
			returns: "{ content: string }",
			accesses: async ({ dirPath }, files) => [await lowerPath("read", dirPath, files)],
			async run({ dirPath, offset, limit = 200, depth, pattern }, context) {
				const { files } = context.sandbox;
				const { path } = await requireInside(dirPath, files);
				const stats = await files.stat(path);
				if (stats?.kind === "file") throw new tool.X(`${path} is a file, not a directory; readFile reads it`);
				if (pattern !== undefined && stats?.isClosed === true) throw new tool.X(describeClosed(path));
				if (pattern !== undefined) return listMatching(path, {
					pattern,
					offset,
					limit
				}, context);
				const root = {
					path,
					entries: await files.list(path),
					shown: new Map(),
					taken: 0
				};
				let seen = 0;
				for await (const { directory, entry } of walkByLevel(files, root, depth)) {
					context.signal.throwIfAborted();
					seen += 1;
					if (seen >= offset + limit) break;
					directory.taken += 1;
					if (seen >= offset) show(directory, entry);
				}
				if (seen > 0 && seen < offset) throw new tool.X(`${path} has ${seen} entries; there is no entry ${offset}`);
				const content = renderDirectory(root, "").join("\n");
				const more = seen >= offset + limit ? `\n[more entries: offset ${offset + limit}]` : "";
				return {
					value: {
						content: `${content}${more}`,
						success: true
					},
					text: content === "" ? `${path} is empty.` : `${content}${more}`,
					images: []
				};
			}
		});
		async function listMatching(directory, { pattern, offset, limit }, context) {
			const listed = await listFiles(directory, context);
			const isResult = selectResults(directory, compilePathGlob(pattern, context.sandbox.files.root), context);
			const paths = listed.paths.filter(isResult).toSorted();
			const shown = paths.slice(offset - 1, offset - 1 + limit);
			const isBelow = selectResults(directory, null, context);
			const unread = listed.unread.filter((entry) => isBelow(entry.path));
			const text = renderSearch(shown.map(renderHostileText), {
				truncated: listed.truncated || paths.length > offset - 1 + shown.length,
				unread
			}, {
				nothing: "No file matches.",
				advice: `continue with offset ${offset + shown.length}`
			});
			return {
				value: {
					content: text,
					success: true
				},
				text,
				images: []
			};
		}
		async function* walkByLevel(files, root, depth) {
			let level = [root];
			for (let below = 1; below <= depth && level.length > 0; below += 1) {
				const next = [];
				const longest = level.reduce((most, { entries }) => Math.max(most, entries.length), 0);
				for (let index = 0; index < longest; index += 1) for (const directory of level) {
					const entry = directory.entries[index];
					if (entry !== undefined) yield {
						directory,
						entry
					};
				}
				if (below === depth) return;
				for (const directory of level) for (const entry of directory.entries) {
					if (entry.kind !== "directory" || closedDirectories.has(entry.name)) continue;
					await (0, promises_.setImmediate)();
					const path = await resolveEntry(files, directory.path, entry.name);
					if (path === null) continue;
					const entries = await listSubdirectory(files, path);
					if (entries.some(({ name }) => name === output_directories.H4)) continue;
					next.push({
						path,
						entries,
						shown: new Map(),
						taken: 0,
						parent: {
							directory,
							entry
						}
					});
				}
				level = next;
			}
		}
		function show(directory, entry) {
			if (!directory.shown.has(entry)) directory.shown.set(entry, null);
			for (let at = directory; at.parent !== undefined; at = at.parent.directory) at.parent.directory.shown.set(at.parent.entry, at);
		}
		function renderDirectory(directory, indent) {
			if (directory === null) return [];
			const { entries, shown, taken } = directory;
			const lines = entries.filter((entry) => shown.has(entry)).flatMap((entry) => [`${indent}${renderHostileText(entry.name)}${marks[entry.kind]}`, ...renderDirectory(shown.get(entry) ?? null, `${indent}  `)]);
			return indent === "" || taken >= entries.length ? lines : [...lines, `${indent}\u2026 ${entries.length - taken} more`];
		}
		async function listSubdirectory(files, path) {
			try {
				return await files.list(path);
			} catch (thrown) {
				if (thrown instanceof tool.X) return [];
				throw thrown;
			}
		}
		var tool_lookup = __webpack_require__(75514);
		;
		const update_plan_input = schemas.strictObject({
			explanation: schemas.string().max(4e3).optional(),
			plan: schemas.array(schemas.strictObject({
				step: schemas.string().min(1).max(1e3),
				status: schemas["enum"]([
					"pending",
					"in_progress",
					"completed"
				])
			})).max(100, { abort: true }).refine((plan) => plan.filter(({ status }) => status === "in_progress").length <= 1, "at most one step may be in_progress").describe("All steps, in order; at most one in_progress.")
		});
		const updatePlan = (0, define_tool.u)({
			name: "updatePlan",
			structuredName: "update_plan",
			kind: "none",
			packs: ["anthropic-standard", "read-only"],
			aliases: [
				"todo_write",
				"write_todos",
				"update_todos"
			],
			description: "Records and shows your plan.",
			input: update_plan_input,
			returns: "unknown",
			accesses: async () => [{ type: "none" }],
			async run({ explanation = "", plan }, context) {
				context.onPlan({
					explanation,
					steps: plan
				});
				return {
					value: { success: true },
					text: "The plan is recorded.",
					images: []
				};
			}
		});
		;
		function parseImageHeader(content) {
			const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
			try {
				return parsePng(bytes) ?? parseGif(bytes) ?? parseWebp(bytes) ?? parseJpeg(bytes);
			} catch (thrown) {
				if (thrown instanceof RangeError) return null;
				throw thrown;
			}
		}
		function parsePng(bytes) {
			if (bytes.toString("latin1", 0, 8) !== "\u0089PNG\r\n\u001a\n" || bytes.toString("latin1", 12, 16) !== "IHDR") return null;
			return {
				mediaType: "image/png",
				width: bytes.readUInt32BE(16),
				height: bytes.readUInt32BE(20)
			};
		}
		function parseGif(bytes) {
			if (!/^GIF8[79]a$/.test(bytes.toString("latin1", 0, 6))) return null;
			return {
				mediaType: "image/gif",
				width: bytes.readUInt16LE(6),
				height: bytes.readUInt16LE(8)
			};
		}
		function parseWebp(bytes) {
			if (bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WEBP") return null;
			const mediaType = "image/webp";
			switch (bytes.toString("latin1", 12, 16)) {
				case "VP8 ": return {
					mediaType,
					width: bytes.readUInt16LE(26) & 16383,
					height: bytes.readUInt16LE(28) & 16383
				};
				case "VP8L": {
					const sizes = bytes.readUInt32LE(21);
					return {
						mediaType,
						width: (sizes & 16383) + 1,
						height: (sizes >>> 14 & 16383) + 1
					};
				}
				case "VP8X": return {
					mediaType,
					width: bytes.readUIntLE(24, 3) + 1,
					height: bytes.readUIntLE(27, 3) + 1
				};
				default: return null;
			}
		}
		function parseJpeg(bytes) {
			if (bytes.readUInt16BE(0) !== 65496) return null;
			for (let at = 2;;) {
				if (bytes.readUInt8(at) !== 255) return null;
				const marker = bytes.readUInt8(at + 1);
				const isFrame = marker >= 192 && marker <= 207 && ![
					196,
					200,
					204
				].includes(marker);
				if (isFrame) return {
					mediaType: "image/jpeg",
					width: bytes.readUInt16BE(at + 7),
					height: bytes.readUInt16BE(at + 5)
				};
				at += marker === 255 ? 1 : 2 + bytes.readUInt16BE(at + 2);
			}
		}
		;
		const maxImageBytes = 5 * 1024 * 1024 * 3 / 4;
		const maxSidePixels = 8e3;
		const view_image_input = schemas.strictObject({ path: text_field.Hb });
		const viewImage = (0, define_tool.u)({
			name: "viewImage",
			structuredName: "view_image",
			kind: "read",
			packs: ["read-only"],
			description: "Shows you an image file.",
			input: view_image_input,
			returns: "{ path: string; mediaType: string }",
			accesses: async ({ path }, files) => [await lowerPath("read", path, files)],
			async run({ path: written }, context) {
				const { files } = context.sandbox;
				const { path } = await requireInside(written, files);
				const stats = await files.stat(path);
				if (stats !== null && stats.kind === "file" && stats.size > maxImageBytes) throw new tool.X(`${path} has ${stats.size} bytes, and a model takes images of at most ${maxImageBytes}; scale it down first`);
				const content = await files.read(path, maxImageBytes);
				const image = parseImageHeader(content);
				if (image === null) throw new tool.X(`${path} is no PNG, JPEG, GIF or WebP image (its content decides, not its name)`);
				const { mediaType, width, height } = image;
				if (Math.max(width, height) > maxSidePixels) throw new tool.X(`${path} has ${width} \u00d7 ${height} pixels, and a model takes at most ${maxSidePixels} a side; scale it down first`);
				return {
					value: {
						path,
						mediaType,
						width,
						height,
						bytes: content.length
					},
					text: `${path}: ${mediaType}, ${width} \u00d7 ${height} pixels, ${content.length} bytes.`,
					images: [{
						type: "image",
						mediaType,
						base64: Buffer.from(content).toString("base64")
					}]
				};
			}
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var types_document = __webpack_require__(42908);
		var invisible_characters = __webpack_require__(24989);
		var request_url = __webpack_require__(13462);
		var token_estimate = __webpack_require__(40625);
		var web = __webpack_require__(76818);
		;
		const textTypes = /^(?:text\/.*|application\/(?:(?:x-)?(?:javascript|ecmascript|json|ndjson|jsonl|yaml|toml|sh|httpd-php|www-form-urlencoded)|graphql|sql|xml|rtf)|.*\+(?:json|xml|yaml))$/;
		const unknownTypes = new Set(["application/octet-stream", "binary/octet-stream"]);
		const declaredBytes = 1024;
		function readBodyText({ headers, body }) {
			const contentType = headers.find(([name]) => name === "content-type")?.[1] ?? "";
			const mediaType = (contentType.split(";")[0] ?? "").trim().toLowerCase();
			const isUnknown = unknownTypes.has(mediaType) && detectEncoding(body, false) === "utf-8";
			if (mediaType !== "" && !textTypes.test(mediaType) && !isUnknown) return {
				type: "binary",
				mediaType
			};
			const named = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType)?.[1];
			const text = decode(body, readMark(body) ?? named ?? readDeclared(body) ?? "utf-8");
			return text.includes("\0") || isUnknown && looksBinary(text) ? {
				type: "binary",
				mediaType
			} : {
				type: "text",
				text,
				mediaType
			};
		}
		function readMark([first, second]) {
			if (first === 255 && second === 254) return "utf-16le";
			return first === 254 && second === 255 ? "utf-16be" : null;
		}
		function readDeclared(body) {
			const start = Buffer.from(body.subarray(0, declaredBytes)).toString("latin1");
			const declared = /^\s*<\?xml [^>]*encoding=["']([\w.:-]{1,40})/.exec(start) ?? /<meta\s[^<>]*charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(/<(?:!doctype html|html|head|meta)\b/i.test(start) ? start : "");
			return declared === null || /^utf-?16/i.test(declared[1] ?? "") ? null : declared[1] ?? null;
		}
		function decode(body, charset) {
			try {
				return new TextDecoder(charset).decode(body);
			} catch {
				return new TextDecoder("utf-8").decode(body);
			}
		}
		;
		const maxHeaders = 50;
		const maxHeaderCharacters = 8192;
		const ownHeaders = new Set([
			"host",
			"connection",
			"keep-alive",
			"transfer-encoding",
			"content-length",
			"accept-encoding",
			"te",
			"trailer",
			"upgrade",
			"expect",
			"via",
			"x-http-method-override",
			"x-http-method",
			"x-method-override"
		]);
		const urlField = schemas.string().superRefine((written, context) => {
			const url = (0, request_url.r)(written);
			if (typeof url === "string") context.addIssue({
				code: "custom",
				message: url,
				input: written
			});
		});
		const headersField = schemas.record(schemas.string().regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/), schemas.string().max(maxHeaderCharacters, { abort: true }).regex(/^[\t\x20-\x7e]*$/, "holds more than printable ASCII")).superRefine((headers, context) => {
			const names = Object.keys(headers).map((name) => name.toLowerCase());
			const refuse = (message) => context.addIssue({
				code: "custom",
				message,
				input: headers
			});
			if (names.length > maxHeaders) refuse(`there are more than ${maxHeaders} headers`);
			if (new Set(names).size < names.length) refuse("a header is named twice");
			for (const name of names) if (ownHeaders.has(name) || name.startsWith("proxy-")) refuse(`the header ${name} is set by the harness alone`);
		});
		function readUrl(written) {
			const url = (0, request_url.r)(written);
			if (typeof url === "string") throw new tool.X(url);
			return url;
		}
		;
		const maxUrls = 8;
		const concurrentRequests = 4;
		const defaultLength = 50 * 1024;
		const maxLength = 256 * 1024;
		const maxPageBytes = 4 * 1024 * 1024;
		const maxKeptBytes = types_document.E5.documentBytes - 200;
		const pageTypes = ["text/html", "application/xhtml+xml"];
		const accept = "text/html,application/xhtml+xml,text/markdown;q=0.9,text/plain;q=0.9,*/*;q=0.5";
		const fetch_url_input = schemas.strictObject({
			urls: schemas.preprocess((written) => (0, text_field.rL)(written) ?? (typeof written === "string" ? [written] : written), schemas.array(urlField).min(1).max(maxUrls)).describe("http:// or https:// addresses, or one; all of them have to be allowed."),
			maxLength: schemas.int().min(1).max(maxLength).optional().describe("Bytes kept of each page; 51,200 if left out.")
		});
		const pageType = "{ url: string; finalUrl: string; status: number | null; contentType: string; title: string; markdown: string; tokens: number; cached: boolean; truncated: boolean; fileKey: string | null; error: string | null }";
		const fetchUrl = (0, define_tool.u)({
			name: "fetchUrl",
			structuredName: "fetch_url",
			kind: "fetch",
			packs: ["research"],
			aliases: ["fetch", "web_fetch"],
			description: "Fetches web pages and returns what a reader sees of them, as Markdown.",
			input: fetch_url_input,
			returns: `{ pages: ${pageType}[] }`,
			outputTrust: "untrusted",
			accept: dropForm,
			accesses: async ({ urls }) => {
				const accesses = urls.map((url) => (0, web.x)(readUrl(url), "GET"));
				return [...new Map(accesses.map((access) => [JSON.stringify(access), access])).values()];
			},
			async run({ urls, maxLength: kept = defaultLength }, context) {
				const pages = await fetchAll(urls, kept, context);
				const problems = pages.flatMap(({ error }) => error ?? []);
				if (problems.length === pages.length) throw new tool.X([...new Set(problems)].join("\n"));
				return {
					value: { pages: pages.map((page) => ({ ...page })) },
					text: pages.map(fetch_url_renderShown).join("\n\n"),
					images: []
				};
			}
		});
		function dropForm(written) {
			const { prompt, format, ...others } = written;
			return {
				...others,
				...prompt !== undefined && typeof prompt !== "string" && { prompt },
				...format !== undefined && format !== "markdown" && format !== "text" && { format }
			};
		}
		async function fetchAll(urls, kept, context, found) {
			const pages = [];
			const waiting = [...urls.entries()];
			const work = async () => {
				for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) pages[next[0]] = await fetchPage(next[1], kept, context, found);
			};
			await Promise.all(Array.from({ length: Math.min(concurrentRequests, urls.length) }, work));
			return pages;
		}
		async function fetchPage(url, kept, context, found) {
			const asked = readUrl(url);
			try {
				const response = await context.requestWeb({
					url: asked,
					method: "GET",
					headers: [],
					body: null,
					accept,
					maxBytes: maxPageBytes,
					reuse: "run",
					...found !== undefined && { found }
				});
				return await readPage(asked.href, response, {
					kept,
					cabinet: context.cabinet
				});
			} catch (thrown) {
				if (!(thrown instanceof tool.X) || context.signal.aborted) throw thrown;
				const place = {
					url: asked.href,
					finalUrl: asked.href,
					status: null,
					contentType: "",
					cached: false
				};
				return {
					...place,
					...nothingRead,
					error: thrown.message
				};
			}
		}
		const nothingRead = {
			title: "",
			markdown: "",
			tokens: 0,
			truncated: false,
			fileKey: null
		};
		async function readPage(url, response, { kept, cabinet }) {
			const read = readBodyText(response);
			const { status, cached } = response;
			const place = {
				url,
				finalUrl: response.url.href,
				status,
				contentType: read.mediaType,
				cached
			};
			if (read.type === "binary") return {
				...place,
				...nothingRead,
				error: `${url} is no text${/^[\w.+/-]{1,100}$/.test(read.mediaType) ? ` but ${read.mediaType}` : ""}`
			};
			const { title, markdown, isWhole } = isPage(read) ? (await Promise.all([__webpack_require__.e(1600), __webpack_require__.e(9595)]).then(__webpack_require__.bind(__webpack_require__, 99595))).renderPage(read.text, {
				url: response.url.href,
				maxCharacters: types_document.E5.documentBytes
			}) : {
				title: "",
				markdown: read.text.replace(/\r\n?/g, "\n").replace(invisible_characters.sN, ""),
				isWhole: true
			};
			const shown = (0, cut_text.ym)(markdown, {
				maxBytes: kept,
				isWhole: isWhole && response.complete
			});
			const whole = (0, cut_text.ym)(markdown, {
				maxBytes: maxKeptBytes,
				isWhole: isWhole && response.complete
			});
			return {
				...place,
				title,
				markdown: shown.text,
				tokens: (0, token_estimate.b)(shown.text),
				truncated: shown.isCut,
				fileKey: keepPage(url, whole.text, cabinet),
				error: null
			};
		}
		function keepPage(url, content, cabinet) {
			if (!cabinet.canFetch()) return null;
			const key = `page-${(0, external_node_crypto_.createHash)("sha256").update(url).digest("hex").slice(0, 16)}`;
			try {
				cabinet.save({
					namespace: "files",
					key,
					content,
					taint: "network"
				});
				return key;
			} catch (thrown) {
				if (thrown instanceof tool.X) return null;
				throw thrown;
			}
		}
		function isPage({ mediaType, text }) {
			return mediaType === "" ? /^\s*<(?:!doctype html|html)\b/i.test(text) : pageTypes.includes(mediaType);
		}
		function describeEmpty({ contentType }) {
			return pageTypes.includes(contentType) ? "no visible text: scripts are not run" : "no content";
		}
		function fetch_url_renderShown(page) {
			if (page.error !== null) return `${page.url}: ${page.error}`;
			const facts = [
				`status ${page.status ?? "none"}`,
				...page.finalUrl === page.url ? [] : [`redirected to ${(0, request_url.K)(readUrl(page.finalUrl))}`],
				page.markdown === "" ? describeEmpty(page) : `about ${page.tokens} tokens`,
				...page.truncated && page.fileKey !== null ? [`the whole text has the fileKey ${page.fileKey}`] : [],
				...page.cached ? ["from an earlier fetch of this run"] : []
			];
			const text = page.title === "" ? page.markdown : `Title: ${page.title}\n\n${page.markdown}`;
			return `${page.url}: ${facts.join(", ")}\n${(0, untrusted_envelope.VY)({ source: page.finalUrl }, text)}`;
		}
		;
		const maxBodyBytes = 1024 * 1024;
		const maxBinaryBytes = 32 * 1024;
		const http_input = schemas.strictObject({
			url: urlField.describe("http:// or https://, without a user name."),
			method: schemas["enum"](web.E).optional().describe("GET where it is left out."),
			headers: headersField.optional().describe("Sent to this origin only, never to where a redirect leads."),
			body: schemas.string().refine((body) => Buffer.byteLength(body) <= maxBodyBytes, `is longer than ${maxBodyBytes} bytes`).optional()
		}).refine(({ method = "GET", body }) => body === undefined || method !== "GET" && method !== "HEAD", {
			message: "a GET or HEAD request has no body",
			path: ["body"]
		});
		const http = (0, define_tool.u)({
			name: "http",
			structuredName: "http",
			kind: "request",
			packs: [],
			description: "Makes an HTTP request, follows redirects, and returns status, headers and body.",
			input: http_input,
			returns: "{ status: number; statusText: string; url: string; redirects: string[]; headers: Record<string, string>; body: string; bodyType: 'text' | 'base64' | 'omitted'; bytes: number; complete: boolean }",
			outputTrust: "untrusted",
			accept: ({ method, ...others }) => ({
				...others,
				...method !== undefined && { method: typeof method === "string" ? method.toUpperCase() : method }
			}),
			accesses: async ({ url, method = "GET" }) => [(0, web.x)(readUrl(url), method)],
			async run({ url, method = "GET", headers = {}, body = null }, context) {
				const response = await context.requestWeb({
					url: readUrl(url),
					method,
					headers: Object.entries(headers),
					body,
					accept: "*/*",
					maxBytes: context.streamBytes,
					reuse: "never"
				});
				const shown = showBody(response);
				return {
					value: {
						status: response.status,
						statusText: response.statusText,
						url: response.url.href,
						redirects: [...response.redirects],
						headers: joinHeaders(response.headers),
						...shown,
						bytes: response.body.length,
						complete: response.complete
					},
					text: renderResponse(response, shown, context.sandbox.storeOutput),
					images: []
				};
			}
		});
		function showBody(response) {
			const read = readBodyText(response);
			if (read.type === "text") return {
				body: read.text,
				bodyType: "text"
			};
			if (response.body.length > maxBinaryBytes || !response.complete) return {
				body: "",
				bodyType: "omitted"
			};
			return {
				body: Buffer.from(response.body).toString("base64"),
				bodyType: "base64"
			};
		}
		function joinHeaders(headers) {
			const joined = new Map();
			for (const [name, value] of headers) {
				const before = joined.get(name);
				joined.set(name, before === undefined ? value : `${before}, ${value}`);
			}
			return Object.fromEntries(joined);
		}
		function renderResponse(response, { body, bodyType }, storeOutput) {
			const { url, redirects, complete } = response;
			const bytes = `${response.body.length}${complete ? "" : " and more"} bytes`;
			const shownBody = bodyType === "text" ? (0, cut_value.c)(body, {
				source: url.href,
				name: "http",
				maxBytes: limits.UJ,
				totalBytes: response.body.length,
				storeOutput
			}) : `(${bytes} that are no text, not shown)`;
			const text = [
				`${response.status} ${response.statusText}`.trim(),
				...Object.entries(joinHeaders(response.headers)).map(([name, value]) => `${name}: ${value}`),
				"",
				`${shownBody}${complete || bodyType !== "text" ? "" : "\n[the body was longer: the rest was not read]"}`
			].join("\n");
			return [...redirects.length === 0 ? [] : [`redirected to ${(0, request_url.K)(url)}`], (0, untrusted_envelope.VY)({ source: url.href }, text)].join("\n");
		}
		var parse_json = __webpack_require__(27831);
		var search = __webpack_require__(1789);
		;
		const web_search_name = "webSearch";
		const defaultResults = 8;
		const maxResponseBytes = 2 * 1024 * 1024;
		const maxSnippetCharacters = 600;
		const pageBytes = 16 * 1024;
		const maxQueries = 5;
		const query = schemas.string().trim().min(1).max(400);
		const web_search_input = schemas.strictObject({
			query: schemas.union([query, schemas.array(query).min(1).max(maxQueries)]).describe(`Sent to a search service; up to ${maxQueries} at once, whose results are ranked together.`),
			maxResults: schemas.int().min(1).max(20).optional().describe(`${defaultResults} if left out.`),
			prefetch: schemas.int().min(0).max(3).optional().describe("Also fetches this many of the first pages.")
		});
		function createWebSearch(source) {
			return (0, define_tool.u)({
				name: web_search_name,
				structuredName: "web_search",
				kind: "search",
				packs: ["research"],
				aliases: ["google_web_search", "search_web"],
				description: "Searches the web.",
				input: web_search_input,
				returns: `{ results: { title: string; url: string; snippet: string; relevance: number }[]; pages: ${pageType}[]; answer?: string }`,
				outputTrust: "untrusted",
				accesses: async () => [(0, search.vC)(web_search_name), ...source === null || source.service.format === "hosted" ? [] : [(0, web.x)(source.service.url, (0, search.YR)(source.service))]],
				async run({ query: asked, maxResults = defaultResults, prefetch = 0 }, context) {
					if (source === null) throw new tool.X("the policy names no search service");
					const { service } = source;
					const isHosted = service.format === "hosted";
					const found = [];
					for (const query of typeof asked === "string" ? [asked] : asked) found.push(isHosted ? await searchHosted({
						query,
						maxResults
					}, context) : {
						results: await web_search_search(service, source.readHeaders, {
							query,
							maxResults
						}, context),
						answer: ""
					});
					const results = rankResults(found).slice(0, maxResults);
					const answer = found.map((one) => one.answer).join("\n\n");
					const urls = results.slice(0, prefetch).map(({ url }) => url);
					const pages = await fetchAll(urls, pageBytes, context, { tool: "fetchUrl" });
					const shown = (0, untrusted_envelope.VY)({ source: isHosted ? "web-search" : (0, request_url.K)(service.url) }, [answer, renderResults(results)].filter(Boolean).join("\n\n"));
					return {
						value: {
							results: results.map((result) => ({ ...result })),
							pages: pages.map((page) => ({ ...page })),
							...isHosted && { answer }
						},
						text: [shown, ...pages.map(renderPrefetched)].join("\n\n"),
						images: []
					};
				}
			});
		}
		async function searchHosted({ query, maxResults }, { agents }) {
			const { text, sources } = await agents.search(query);
			const byUrl = new Map();
			for (const { url, title, snippet } of sources) {
				const read = (0, request_url.r)(url);
				if (typeof read === "string") continue;
				const known = byUrl.get(read.href);
				const named = {
					url: read.href,
					title: known?.title || plain(title),
					snippet: known?.snippet || plain(snippet)
				};
				byUrl.set(read.href, named);
			}
			const results = [...byUrl.values()].toSorted((left, right) => Number(right.snippet !== "") - Number(left.snippet !== ""));
			if (text === "" && results.length === 0) throw new tool.X("the hosted search gave no response");
			return {
				results: results.slice(0, maxResults),
				answer: text.replace(invisible_characters.sN, "").toWellFormed()
			};
		}
		function rankResults(found) {
			const byUrl = new Map();
			for (const { results } of found) results.forEach((result, place) => {
				const known = byUrl.get(result.url);
				const relevance = (known?.relevance ?? 0) + 1 / (place + 1) / found.length;
				byUrl.set(result.url, {
					...known ?? result,
					relevance
				});
			});
			return [...byUrl.values()].toSorted((left, right) => right.relevance - left.relevance).map((result) => ({
				...result,
				relevance: Math.round(result.relevance * 100) / 100
			}));
		}
		async function web_search_search(service, readHeaders, asked, context) {
			const response = await context.requestWeb({
				...createRequest(service, asked),
				headers: [...Object.entries(readHeaders()), ...(0, search.YR)(service) === "POST" ? [["Content-Type", "application/json"]] : []],
				accept: "application/json",
				maxBytes: maxResponseBytes,
				reuse: "never"
			});
			const origin = (0, request_url.K)(service.url);
			if (response.status !== 200) throw new tool.X(`the search service ${origin} answered ${response.status}`);
			const body = readBodyText(response);
			const found = body.type === "text" && response.complete ? readResults(service.format, body.text) : null;
			if (found === null) throw new tool.X(`the response of ${origin} is not one of ${service.format}: check search.format in the policy`);
			return found.slice(0, asked.maxResults);
		}
		function createRequest(service, { query, maxResults }) {
			const { format, url } = service;
			const method = (0, search.YR)(service);
			if (format === "tavily") return {
				url,
				method,
				body: JSON.stringify({
					query,
					max_results: maxResults
				})
			};
			const fields = format === "brave" ? {
				q: query,
				count: String(maxResults)
			} : {
				q: query,
				format: "json"
			};
			return {
				url: addFields(url, fields),
				method,
				body: null
			};
		}
		function addFields(url, fields) {
			const address = new URL(url.href);
			for (const [key, value] of Object.entries(fields)) address.searchParams.set(key, value);
			const read = (0, request_url.r)(address.href);
			if (typeof read === "string") throw new tool.X(`the query cannot be sent: ${read}`);
			return read;
		}
		const entry = schemas.object({
			title: schemas.string(),
			url: schemas.string()
		});
		const withContent = schemas.object({ results: schemas.array(entry.extend({ content: schemas.string().nullish() })) });
		const answers = {
			searxng: withContent.transform(({ results }) => results),
			tavily: withContent.transform(({ results }) => results),
			brave: schemas.object({ web: schemas.object({ results: schemas.array(entry.extend({ description: schemas.string().nullish() })) }).nullish() }).transform(({ web }) => (web?.results ?? []).map(({ description, ...rest }) => ({
				...rest,
				content: description
			})))
		};
		function readResults(format, text) {
			const parsed = answers[format].safeParse((0, parse_json.Vh)(text));
			if (!parsed.success) return null;
			return parsed.data.flatMap(({ title, url, content }) => {
				const read = (0, request_url.r)(url);
				return typeof read === "string" ? [] : [{
					title: plain(title),
					url: read.href,
					snippet: plain(content ?? "")
				}];
			});
		}
		function plain(text) {
			return text.slice(0, maxSnippetCharacters * 4).replaceAll(/<\/?(?:b|em|i|mark|strong)>/gi, "").replace(invisible_characters.sN, "").replaceAll(/\s+/g, " ").trim().slice(0, maxSnippetCharacters).toWellFormed();
		}
		function renderResults(results) {
			if (results.length === 0) return "(no results)";
			return results.map(({ title, url, snippet }, at) => `${at + 1}. ${title}\n   ${url}\n   ${snippet}`).join("\n");
		}
		function renderPrefetched({ url, finalUrl, title, markdown, error }) {
			const text = error === null ? [title, markdown].filter(Boolean).join("\n\n") : `not fetched: ${error}`;
			const at = (0, request_url.r)(finalUrl);
			return (0, untrusted_envelope.VY)({ source: typeof at === "string" ? "prefetch" : (0, request_url.K)(at) }, `${url}\n${text}`);
		}
		;
		const maxLineBytes = 4095;
		const write_stdin_input = schemas.strictObject({
			sessionId: schemas.string().min(1).max(40),
			chars: (0, text_field.M8)(65536).optional().describe("Typed unchanged: end a line with \\n; in a terminal \\u0003 is Ctrl-C, \\u0004 is Ctrl-D; with tty false \\u0004 at the end closes the input. Leave out to only read."),
			yieldTimeMs: yieldField(500),
			...sizeFields,
			end: schemas.boolean().optional().describe("Ends the session and every process in it.")
		});
		const writeStdin = (0, define_tool.u)({
			name: "writeStdin",
			structuredName: "write_stdin",
			kind: "session-input",
			packs: [],
			aliases: [
				"bash_output",
				"kill_shell",
				"kill_bash",
				"task_output",
				"task_stop"
			],
			description: "Types into a session, reads its new output, resizes or ends it.",
			input: write_stdin_input,
			returns: sessionReturns,
			accesses: async ({ sessionId }) => [{
				type: "session",
				sessionId,
				command: ""
			}],
			async run({ sessionId, chars = "", yieldTimeMs, rows, cols, end = false }, context) {
				const { sessions } = context.sandbox;
				const session = sessions.find(sessionId);
				if (session === null) {
					const open = sessions.listOpen();
					throw new tool.X(`there is no session ${sessionId}, or its end has been reported; ${open.length === 0 ? "none is open" : `open: ${open.join(", ")}`}`);
				}
				if (rows === undefined !== (cols === undefined)) throw new tool.X("give both rows and cols");
				if (rows !== undefined && cols !== undefined) await session.resize({
					rows,
					columns: cols
				});
				session.send(chars);
				if (end) await session.close();
				const output = await readSession(session, yieldTimeMs, context, session.hasTerminal ? describeLongLine(chars) : "");
				const onlyRead = chars === "" && rows === undefined;
				return onlyRead && sessions.listOpen().includes(sessionId) ? {
					...output,
					onlyWaited: true
				} : output;
			}
		});
		function describeLongLine(chars) {
			const lines = chars.replaceAll("\u0004", "\n").split(/[\r\n]/);
			const longestBytes = Math.max(...lines.map((line) => Buffer.byteLength(line)));
			return longestBytes <= maxLineBytes ? "" : `A line of ${longestBytes} bytes was typed: a terminal in line mode keeps the first ${maxLineBytes} bytes of a line. Write long input to a file, or start the program with tty false.`;
		}
		;
		const tools = [
			exec,
			execCommand,
			writeStdin,
			readFile,
			edit,
			writeFile,
			applyPatch,
			listDir,
			grepFiles,
			fileSearch,
			updatePlan,
			viewImage,
			fetchUrl,
			createWebSearch(null),
			http,
			...documents.H,
			agents.EN,
			agents.x$,
			agents.as,
			...githubTools
		];
		const toolCatalogue = (0, tool_catalogue._k)([
			...tools,
			...mcp.sy,
			...mcp.Yh
		]);
		function listPolicyTools(policy) {
			return [...tools.map((tool) => tool.kind === "search" ? createWebSearch(policy.search) : tool), ...policy.customTools.map(createCustomTool)];
		}
		const { findTool, listNearestNames } = (0, tool_lookup.j)(tools);
	})
};
