export const id = 3513;
export const ids = [3513];
export const modules = {
	71163: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			e: () => readStandardInput,
			o: () => readSource
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		const maxInputBytes = 32 * 1024 * 1024;
		async function readSource(file, context) {
			if (file === "-") return readStandardInput(context);
			try {
				return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(context.host.workingFolder, file), "utf8");
			} catch (thrown) {
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `${file} cannot be read: ${explain(thrown)}`,
					hint: "Give a file, or - for standard input.",
					cause: thrown
				});
			}
		}
		async function readStandardInput({ stdin }) {
			const chunks = [];
			let bytes = 0;
			for await (const chunk of stdin) {
				chunks.push(Buffer.from(chunk));
				bytes += chunk.length;
				if (bytes > maxInputBytes) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `standard input has more than ${maxInputBytes} bytes`,
					hint: "Give less at once."
				});
			}
			return Buffer.concat(chunks).toString("utf8");
		}
		function explain(thrown) {
			if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT")) return "it does not exist";
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "EISDIR") ? "it is a folder" : (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(thrown);
		}
	}),
	46258: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addPolicyCommands: () => addPolicyCommands });
		var commander = __webpack_require__(67375);
		var path_text = __webpack_require__(45894);
		var locate_folder = __webpack_require__(23545);
		var catalogue = __webpack_require__(59809);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var error = __webpack_require__(22603);
		var host_host = __webpack_require__(16663);
		var load_steering_policy = __webpack_require__(50762);
		var check = __webpack_require__(78501);
		var resolve_load = __webpack_require__(58512);
		var external_node_url_ = __webpack_require__(73136);
		var checks = __webpack_require__(89805);
		;
		const levels = {
			error: "error",
			warning: "warning",
			info: "note"
		};
		function renderSarif(findings, toolVersion) {
			const codes = [...new Set(findings.map(({ code }) => code))].toSorted();
			const log = {
				$schema: "https://json.schemastore.org/sarif-2.1.0.json",
				version: "2.1.0",
				runs: [{
					tool: { driver: {
						name: "script-harness policy check",
						version: toolVersion,
						rules: codes.map((code) => {
							const worst = findings.filter((finding) => finding.code === code).map(({ severity }) => severity);
							return {
								id: code,
								shortDescription: { text: new Map(Object.entries(checks.f)).get(code)?.purpose ?? code },
								defaultConfiguration: { level: levels[pickWorst(worst)] }
							};
						})
					} },
					results: findings.map((finding) => createResult(finding, codes)),
					columnKind: "utf16CodeUnits"
				}]
			};
			return `${JSON.stringify(log, null, 2)}\n`;
		}
		function createResult({ severity, code, ruleId, problem }, codes) {
			const { file, line, column, message, hint } = problem;
			return {
				ruleId: code,
				ruleIndex: codes.indexOf(code),
				level: levels[severity],
				message: { text: hint === "" ? message : `${message} (${hint})` },
				...file !== null && { locations: [{ physicalLocation: {
					artifactLocation: { uri: renderUri(file) },
					...line !== null && { region: {
						startLine: line,
						...column !== null && { startColumn: column }
					} }
				} }] },
				...ruleId !== null && { properties: { policyRule: ruleId } }
			};
		}
		function pickWorst(severities) {
			return severities.includes("error") ? "error" : severities.includes("warning") ? "warning" : "info";
		}
		function renderUri(file) {
			if ((0, external_node_path_.isAbsolute)(file)) return (0, external_node_url_.pathToFileURL)(file).href;
			return file.startsWith("builtin:") ? file : file.split("/").map(encodeURIComponent).join("/");
		}
		var harmless_files = __webpack_require__(86982);
		var committed_files = __webpack_require__(86838);
		var disposable_paths = __webpack_require__(67959);
		var git_layout = __webpack_require__(41125);
		var plan_workspace = __webpack_require__(17544);
		var find_programs = __webpack_require__(88317);
		;
		async function checkPolicies(sources, flags, context) {
			const { host, terminal } = context;
			const { format } = flags;
			const results = [];
			for (const source of sources) {
				const path = source.startsWith("builtin:") ? source : (0, external_node_path_.resolve)(host.workingFolder, source);
				const options = {
					source: path,
					readFile: (file) => (0, promises_.readFile)(file, "utf8"),
					catalogue: catalogue.s,
					builtinPolicies: (0, host_host.q1)(host),
					protectedPaths: [],
					fetchRemote: (0, load_steering_policy.a)()
				};
				const workspace = flags.cwd === undefined ? null : (0, locate_folder.$)(host, flags.cwd, "--cwd");
				const findings = [...(await (0, check.hM)({
					...options,
					workspace
				})).filter((finding) => canChange(path, finding)), ...workspace === null ? [] : await findCommitted(options, workspace, host)];
				results.push({
					policy: source,
					ok: findings.every(({ severity }) => severity !== "error"),
					findings
				});
			}
			const all = results.flatMap(({ findings }) => findings).map((finding) => nameRelative(finding, host.workingFolder));
			if (format === "json") terminal.out(`${JSON.stringify(results)}\n`);
			else if (format === "sarif") terminal.out(renderSarif(all, host.version));
			else for (const { policy, findings, ok } of results) {
				for (const finding of findings) terminal.out(`${(0, check.Kj)(finding)}\n`);
				terminal.out(`${policy}: ${ok ? "ok" : "not valid"}\n`);
			}
			return results.every(({ ok }) => ok) ? 0 : 2;
		}
		function canChange(source, { severity, problem }) {
			return severity === "error" || source.startsWith("builtin:") || problem.file?.startsWith("builtin:") !== true;
		}
		async function findCommitted(options, workspace, host) {
			const git = (0, find_programs.Kp)("git", host.facts.environment["PATH"] ?? "", [workspace]);
			if (git === null) return [];
			try {
				const view = (await (0, resolve_load.tb)({
					...options,
					workspace
				})).view();
				const layout = (0, git_layout.h6)(workspace, git);
				const isUnreadable = (0, plan_workspace.W)(view.closed, (0, harmless_files._)({
					workspace,
					git,
					layout
				}));
				const { all } = await (0, disposable_paths.z7)({
					workspace,
					git,
					sh: "/bin/sh"
				});
				const committed = all.filter(isUnreadable);
				const place = {
					file: options.source,
					line: null,
					column: null
				};
				const unchosen = (0, committed_files.jo)(committed, view);
				if (unchosen !== null) return [{
					severity: "error",
					code: "committed-closed",
					ruleId: null,
					problem: {
						...unchosen,
						...place
					}
				}];
				const message = (0, committed_files.w)(committed, view);
				const problem = {
					message: message ?? "",
					hint: "",
					...place
				};
				return message === null ? [] : [{
					severity: "warning",
					code: "committed-secret",
					ruleId: null,
					problem
				}];
			} catch (thrown) {
				if (thrown instanceof error.tj) return [];
				throw thrown;
			}
		}
		function nameRelative(finding, workingFolder) {
			const { file } = finding.problem;
			if (file === null || !(0, external_node_path_.isAbsolute)(file)) return finding;
			const name = (0, external_node_path_.relative)(workingFolder, file);
			return (0, path_text._K)(name) ? finding : {
				...finding,
				problem: {
					...finding.problem,
					file: name
				}
			};
		}
		var external_node_fs_ = __webpack_require__(73024);
		var record = __webpack_require__(44196);
		var inputs = __webpack_require__(6882);
		var schemas = __webpack_require__(88343);
		var errors = __webpack_require__(961);
		var core_errors = __webpack_require__(37428);
		var access = __webpack_require__(95867);
		var decide_call = __webpack_require__(21029);
		var load_policy_file = __webpack_require__(14204);
		var call_context = __webpack_require__(78966);
		var read_record = __webpack_require__(95159);
		var workspace_files = __webpack_require__(67126);
		var tools = __webpack_require__(52823);
		var mcp = __webpack_require__(81441);
		var define_tool = __webpack_require__(12185);
		;
		function findServerTool(name) {
			const [, server = "", own = ""] = /^mcp__([^_]+(?:_[^_]+)*)__(.+)$/.exec(name) ?? [];
			const plain = server === "" ? name : `mcp.${server}.${own}`;
			if (!(0, mcp.Ok)(plain)) return null;
			return (0, define_tool.u)({
				name: plain,
				structuredName: plain.replaceAll(".", "__"),
				kind: "server",
				packs: [],
				description: "",
				input: schemas.record(schemas.string(), schemas.json()),
				returns: "unknown",
				accesses: async () => [(0, mcp.aE)(plain)],
				outputTrust: "untrusted",
				run: () => Promise.reject(new Error("no server runs here"))
			});
		}
		var tool_lookup = __webpack_require__(75514);
		;
		const callSchema = schemas.strictObject({
			tool: schemas.string(),
			args: schemas.unknown(),
			origin: schemas["enum"](["structured", "script"]).default("structured"),
			context: call_context.d9.default({})
		});
		function createLoadOptions(host, source, workspace) {
			return {
				source: source.startsWith("builtin:") ? source : (0, external_node_path_.resolve)(host.workingFolder, source),
				readFile: (file) => (0, promises_.readFile)(file, "utf8"),
				catalogue: catalogue.s,
				builtinPolicies: (0, host_host.q1)(host),
				protectedPaths: [],
				facts: load_policy_file.O,
				workspace,
				fetchRemote: (0, load_steering_policy.a)()
			};
		}
		async function loadPolicies(context, sources, cwd) {
			const workspace = (0, locate_folder.$)(context.host, cwd, "--cwd");
			const loaded = [];
			for (const source of sources) loaded.push((await (0, load_policy_file.n)(context.host, source, workspace)).policy);
			return loaded;
		}
		function parseCall(line, place) {
			try {
				return callSchema.parse(JSON.parse(line));
			} catch (thrown) {
				const why = thrown instanceof errors.G ? core_errors.S1(thrown) : thrown.message;
				throw new error.tj({
					code: "usage",
					message: `${place} is not a call: ${why}`,
					hint: "Write it like {\"tool\":\"exec\",\"args\":{\"command\":[\"npm\",\"test\"]}}."
				});
			}
		}
		async function lowerCall(written, policy, { workspace, host }) {
			const { findTool, listNearestNames } = (0, tool_lookup.j)((0, tools.MW)({
				customTools: policy.settings.customTools,
				search: policy.settings.search === null ? null : {
					service: policy.settings.search,
					readHeaders: () => ({})
				}
			}));
			const tool = findTool(written.tool) ?? findServerTool(written.tool);
			if (tool === null) throw new error.tj({
				code: "usage",
				message: `there is no tool ${written.tool}`,
				hint: `Nearest: ${listNearestNames(written.tool).join(", ")}.`
			});
			const result = tool.bind(written.args);
			if (result.type === "invalid") throw new error.tj({
				code: "usage",
				message: `the arguments do not fit ${tool.name}: ${result.issues.map(({ path, message }) => `${path}: ${message}`).join("; ")}`,
				hint: "docs/reference/tools.md lists the parameters of every tool."
			});
			const files = (0, workspace_files.f)({
				root: workspace,
				owner: null,
				protectedPaths: [],
				isUnreadable: () => false
			});
			const disposable = await findDisposable(workspace, host);
			const here = (0, call_context.ru)(policy, written.context);
			const { accesses, changes, argumentPaths } = await (0, decide_call.GC)(result.call, result.call.args, {
				policy: here,
				files,
				sessions: null
			});
			const call = {
				tool: result.tool.name,
				origin: written.origin,
				args: result.call.args,
				accesses,
				argumentPaths,
				changes: (0, decide_call.yx)(changes),
				...disposable !== null && { isDisposable: (path) => disposable.isDisposable(path, "other") },
				...(0, call_context.qD)(written.context, here)
			};
			const decide = (asked) => (0, decide_call.Xd)(here, asked, result.call.alternatives);
			return {
				call,
				policy: {
					...here,
					decide
				}
			};
		}
		async function findDisposable(workspace, host) {
			const [git, sh] = ["git", "sh"].map((name) => (0, find_programs.Kp)(name, host.facts.environment["PATH"] ?? "", [workspace]));
			if (typeof git !== "string" || typeof sh !== "string") return null;
			try {
				return await (0, disposable_paths.tI)({
					workspace,
					layout: (0, git_layout.h6)(workspace, git),
					git,
					sh
				});
			} catch (thrown) {
				if (thrown instanceof error.tj) return null;
				throw thrown;
			}
		}
		function readRecordedRun(context, folder, more) {
			const record = (0, read_record.a)((0, external_node_path_.resolve)(context.host.workingFolder, folder));
			const event = record.started?.event ?? "cli";
			const recorded = record.started?.facts ?? null;
			const known = recorded ?? (event === "cli" ? load_policy_file.O : {
				...load_policy_file.O,
				event,
				actorPermission: ""
			});
			if (recorded === null && event !== "cli" && more === null) context.terminal.log(`the record names the event (${event}) and not its label, ref or actor; give them with --context where rules ask for them\n`);
			return {
				facts: more === null ? known : (0, call_context.lP)(parseContext(more), known) ?? known,
				...listRecordedCalls(record.events.map(({ event: happened }) => happened))
			};
		}
		function listRecordedCalls(events) {
			const calls = [];
			const refusedChanges = [];
			let tainted = false;
			for (const event of events) {
				if (event.type === "history-tainted") tainted = true;
				if (event.type === "tool-decided") {
					const { callId, callHash, tool, origin, accesses, turn, decision, rule, justified } = event.decision;
					const args = JSON.parse(event.argsJson);
					calls.push({
						callId,
						callHash,
						tool,
						origin,
						args,
						accesses,
						turn,
						tainted,
						justified,
						decision,
						rule
					});
				}
				const call = event.type === "changes-decided" ? calls.find(({ callId }) => callId === event.callId) : undefined;
				if (event.type === "changes-decided" && call !== undefined) for (const { path, rule } of event.refused) refusedChanges.push({
					...call,
					tainted,
					decision: "deny",
					rule,
					callHash: `${call.callHash} ${path}`,
					accesses: [(0, access.s3)(path, null)]
				});
			}
			return {
				calls,
				refusedChanges
			};
		}
		function parseContext(json) {
			try {
				return call_context.d9.parse(JSON.parse(json));
			} catch (thrown) {
				const why = thrown instanceof errors.G ? core_errors.S1(thrown) : thrown.message;
				throw new error.tj({
					code: "usage",
					message: `--context: ${why}`,
					hint: "Write it like {\"event\":\"issues\",\"label\":\"agent\",\"actor\":{\"permission\":\"write\"}}."
				});
			}
		}
		var comparison = __webpack_require__(54001);
		var conditions = __webpack_require__(98266);
		var rules = __webpack_require__(19993);
		var json = __webpack_require__(37981);
		var meet_lists = __webpack_require__(61270);
		var settings = __webpack_require__(89668);
		;
		function compareSettings(before, after, keys) {
			const [old, now] = [withAllModes(before, after), withAllModes(after, before)];
			return settings.ym.filter(([key]) => keys?.includes(key) !== false).flatMap(([key, { place, meet, write, compared = (value) => write(value, []) }]) => {
				const [own, other, both] = [
					meet(old[key], old[key]),
					meet(now[key], now[key]),
					meet(old[key], now[key])
				];
				return compareValues(place, compared(own), compared(other), both === settings.OF ? both : compared(both));
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
			const covers = (wide, narrow) => (0, conditions.Nt)([wide], [narrow]);
			const meet = (left, right) => left === null ? right : right === null ? left : (0, meet_lists.p)(left, right, covers);
			const join = (...lists) => (0, meet_lists.Q)(lists.flat(), covers);
			const { offered, denied } = before;
			return [...compareValues("tools.pack", offered, after.offered, meet(offered, after.offered)), ...compareValues("tools.deny", join(denied), join(after.denied), join(denied, after.denied))];
		}
		function compareValues(place, before, after, both) {
			if (!isMap(before) || !isMap(after) || !isMap(both)) return (0, comparison.e)(place, {
				looser: !isEqual(after, both),
				tighter: !isEqual(before, both)
			}, before, after);
			const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
			return [...keys].flatMap((key) => compareValues(`${place}.${key}`, before[key], after[key], both[key]));
		}
		function isMap(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
		function isEqual(left, right) {
			return renderValue(left) === renderValue(right);
		}
		function renderValue(value) {
			if (Array.isArray(value)) return value.map(renderValue).toSorted().join(",");
			if (value === undefined || typeof value === "symbol") return String(value);
			return (0, json.R5)(JSON.parse(JSON.stringify(value)));
		}
		;
		function diffPolicies(before, after) {
			const own = [
				...compareSettings(before.compiled, after.compiled),
				...compareTools(before.compiled.tools, after.compiled.tools),
				...(0, rules.D)(before.compiled, after.compiled, "rules")
			];
			const known = new Set(own.map((difference) => JSON.stringify(difference)));
			const [old, now] = [before, after].map((policy) => nameProfiles((0, resolve_load.zL)(policy)));
			return [...new Set([...old?.keys() ?? [], ...now?.keys() ?? []])].reduce((all, name) => [...all, ...compareProfile(old?.get(name), now?.get(name), `profiles.${name}`, known)], own);
		}
		function isLoosening({ relation }) {
			return relation === "looser" || relation === "not comparable";
		}
		function nameProfiles(profiles) {
			return new Map(profiles.map((profile, index) => {
				const sameBefore = profiles.slice(0, index).filter(({ name }) => name === profile.name).length;
				return [sameBefore === 0 ? profile.name : `${profile.name} ${sameBefore + 1}`, profile];
			}));
		}
		function compareProfile(before, after, place, known) {
			if (before === undefined || after === undefined) return (0, comparison.e)(place, {
				looser: after === undefined,
				tighter: before === undefined
			}, before && describeProfile(before), after && describeProfile(after));
			const isSelectedFor = (wide, narrow) => (0, conditions.Tw)(wide.when, narrow.when, {
				outer: "restrict",
				inner: "restrict"
			});
			const narrowed = compareSettings(before.narrowed, after.narrowed).filter((difference) => !known.has(JSON.stringify(difference)));
			const [old, now] = [before.policy.compiled, after.policy.compiled];
			const isComplete = before.type === "complete" && after.type === "complete";
			const own = [...compareTools(old.tools, now.tools), ...isComplete ? compareSettings(old, now, ["defaultDecision", "opaqueDecision"]) : []];
			return [
				...(0, comparison.e)(`${place}.when`, {
					looser: !isSelectedFor(after, before),
					tighter: !isSelectedFor(before, after)
				}, before.when, after.when),
				...before.type === after.type ? [] : (0, comparison.e)(place, {
					looser: after.type === "restricting",
					tighter: before.type === "restricting"
				}, describeProfile(before), describeProfile(after)),
				...[...narrowed, ...own].map((difference) => ({
					...difference,
					place: `${place}.${difference.place}`
				})),
				...(0, rules.D)(readRules(before), readRules(after), `${place}.rules`)
			];
		}
		function describeProfile({ type }) {
			return type === "complete" ? "a separate policy" : "restrictions";
		}
		function readRules({ type, policy }) {
			const { rules, defaultDecision } = policy.compiled;
			return {
				rules,
				defaultDecision: type === "restricting" ? "allow" : defaultDecision
			};
		}
		const order = [
			"looser",
			"not comparable",
			"tighter"
		];
		function renderDiff(differences) {
			const sorted = differences.toSorted((left, right) => order.indexOf(left.relation) - order.indexOf(right.relation));
			const lines = sorted.map(({ relation, place, before, after }) => `${relation.padEnd(15)}${place}: ${before} \u2192 ${after}`);
			const counts = order.map((relation) => `${differences.filter((one) => one.relation === relation).length} ${relation}`);
			return [
				...lines,
				differences.length === 0 ? "no difference" : counts.join(", "),
				""
			].join("\n");
		}
		var replay = __webpack_require__(47267);
		var dist = __webpack_require__(38815);
		var find_steering_files = __webpack_require__(55276);
		var types_decision = __webpack_require__(10031);
		var evaluate = __webpack_require__(94056);
		var program_starters = __webpack_require__(35546);
		;
		async function suggestRules(options, calls) {
			const policy = await (0, resolve_load.tb)(options);
			const decide = (0, replay.G6)(policy);
			const before = new Set(await listErrors(options));
			const refused = [];
			const allowed = [];
			let rules = [];
			const seen = new Set();
			for (const recorded of calls) {
				const verdict = decide((0, replay.jh)(recorded), recorded.callHash);
				const shown = (0, replay.Jy)(recorded);
				if ((0, types_decision.Jr)(recorded.decision) || (0, types_decision.Jr)(verdict.decision) || seen.has(shown)) continue;
				seen.add(shown);
				const why = explainRefusal(policy, recorded) ?? (verdict.suggestion === "" ? explainNoRule(verdict.rule) : null);
				if (why !== null) {
					refused.push({
						call: shown,
						why
					});
					continue;
				}
				const added = addRules(rules, (0, dist.qg)(verdict.suggestion), policy);
				const problem = await findProblem(options, added, recorded, before);
				if (problem !== null) {
					refused.push({
						call: shown,
						why: problem
					});
					continue;
				}
				rules = added;
				allowed.push(shown);
			}
			return {
				yaml: rules.length === 0 ? "" : renderRules(rules),
				rules,
				allowed,
				refused
			};
		}
		function addRules(rules, more, policy) {
			const all = [...rules];
			for (const { acknowledge: _acknowledge, ...rule } of more) {
				if (all.some((other) => JSON.stringify(other.when) === JSON.stringify(rule.when))) continue;
				const taken = new Set([...policy.compiled.rules, ...all].map(({ id }) => id));
				let { id } = rule;
				for (let number = 2; taken.has(id); number += 1) id = `${rule.id.slice(0, 50)}-${number}`;
				const example = renderExample(rule.when);
				all.push({
					...rule,
					id,
					reason: "An earlier run needed this very call.",
					...example !== null && { examples: { match: [example] } }
				});
			}
			return all;
		}
		function renderExample(when) {
			const { command, read, write, env } = when;
			if (command !== undefined) return command.map(access.XW).join(" ");
			return read?.[0] ?? write?.[0] ?? env?.set[0] ?? null;
		}
		function explainRefusal(policy, recorded) {
			const decided = (0, evaluate._3)(policy.compiled, (0, replay.jh)({
				...recorded,
				justified: false
			}));
			for (const { access, votes, decision } of decided) {
				if ((0, types_decision.Jr)(decision)) continue;
				if (access.type === "opaque") return `the effect of this cannot be determined before it runs: ${access.reason}`;
				const fixed = votes.find(({ source }) => source === "fixed");
				if (fixed !== undefined) return `no rule can allow it: ${fixed.reason}`;
				const rule = votes.find(({ source, audit, decision: voted }) => source === "rule" && !audit && !(0, types_decision.Jr)(voted));
				if (rule !== undefined) return `rule ${rule.rule} decides ${rule.decision}, and no other rule can override it`;
				const danger = explainDanger(access);
				if (danger !== null) return danger;
			}
			return null;
		}
		const publishes = /^(?:push|send-pack|send-email|publish|unpublish|upload|deploy|release)$/;
		function explainDanger(access) {
			if (access.type === "read" || access.type === "write") {
				if (access.path.startsWith("/")) return `it ${access.type}s outside of the workspace`;
				if (access.type === "write" && (0, find_steering_files.AB)(access.path).some((file) => file.tests === "yes" || file.later !== "none" || (0, find_steering_files.CY)(file))) return "the file steers other programs";
				if ((0, find_steering_files._p)(access.path)) return "the file may hold a secret";
			}
			if (access.type === "connect") return "it opens a host; write a rule that names it";
			if (access.type !== "command") return null;
			const [first] = access.words;
			const program = first?.type === "literal" ? first.value : "";
			const publishing = access.words.slice(1, 5).find((word) => word.type === "literal" && publishes.test(word.value));
			if (publishing?.type === "literal") return `${publishing.value} may send what is here to others; write a rule that names it`;
			if ((0, program_starters.JS)(program)) return `${program} runs any code that it is given; write a rule that names it`;
			return program.includes("/") ? `${program} is a file, and who can write it decides what runs` : null;
		}
		function explainNoRule(rule) {
			return `there is no small rule for it (decided by ${rule})`;
		}
		async function findProblem(options, rules, recorded, before) {
			const amended = amendOptions(options, rules);
			const error = (await listErrors(amended)).find((message) => !before.has(message));
			if (error !== undefined) return `the policy would not pass its check: ${error}`;
			const policy = await (0, resolve_load.tb)(amended);
			const verdict = policy.decide((0, replay.jh)({
				...recorded,
				justified: false
			}));
			return (0, types_decision.Jr)(verdict.decision) ? null : `the rule would not be enough: ${verdict.reason}`;
		}
		function amendOptions(options, rules) {
			const { source } = options;
			const isBuiltin = source.startsWith("builtin:");
			const overlay = isBuiltin ? "suggested.yml" : external_node_path_.posix.join(external_node_path_.posix.dirname(source), ".suggested.yml");
			const target = isBuiltin ? source : external_node_path_.posix.basename(source);
			const text = (0, dist.As)({
				version: 1,
				name: "suggested",
				extends: [target],
				rules
			});
			return {
				...options,
				source: overlay,
				readFile: async (path) => path === overlay ? text : options.readFile(path)
			};
		}
		async function listErrors(options) {
			try {
				return (await (0, check.hM)(options)).filter(({ severity }) => severity === "error").map(({ problem }) => problem.message);
			} catch (thrown) {
				if (thrown instanceof error.tj) return [thrown.message];
				throw thrown;
			}
		}
		function renderRules(rules) {
			return (0, dist.As)(rules, {
				lineWidth: 0,
				collectionStyle: "any",
				flowCollectionPadding: true
			});
		}
		function renderSuggestions({ yaml, allowed, refused }) {
			return [
				...allowed.length === 0 ? ["# no rule to suggest"] : [`# allows ${allowed.length} denied ${allowed.length === 1 ? "call" : "calls"}; append under rules:`],
				...yaml === "" ? [] : [yaml.trimEnd()],
				...refused.map(({ call, why }) => `# refused: ${call}: ${why.replaceAll(/\p{Cc}/gu, " ")}`),
				""
			].join("\n");
		}
		;
		async function replayFromCli(folder, flags, context) {
			const { calls, facts } = readRecordedRun(context, folder, flags.context ?? null);
			const [policy] = await loadPolicies(context, [flags.policy], flags.cwd);
			if (policy === undefined) throw new Error("no policy was loaded");
			const replayed = (0, replay.f0)((0, resolve_load.EM)(policy.sources, facts), calls);
			const first = replayed.find(({ state }) => state === "diverged") ?? null;
			context.terminal.out(flags.format === "json" ? `${JSON.stringify({
				same: first === null,
				firstDivergence: first?.callId ?? null,
				calls: replayed
			})}\n` : (0, replay.cQ)(replayed));
			return first === null ? 0 : 1;
		}
		async function diffFromCli(sources, flags, context) {
			const workspace = (0, locate_folder.$)(context.host, flags.cwd, "--cwd");
			const load = (source) => (0, resolve_load.tb)({
				...createLoadOptions(context.host, source, workspace),
				facts: null
			});
			const differences = diffPolicies(await load(sources[0]), await load(sources[1]));
			const loosened = differences.some(isLoosening);
			context.terminal.out(flags.format === "json" ? `${JSON.stringify({
				loosened,
				differences
			})}\n` : renderDiff(differences));
			return loosened && flags.acceptLoosened !== true ? 1 : 0;
		}
		async function suggestFromCli(folder, flags, context) {
			const { calls, refusedChanges, facts } = readRecordedRun(context, folder, flags.context ?? null);
			const own = (0, external_node_path_.join)((0, external_node_path_.resolve)(context.host.workingFolder, folder), record.B.policy);
			const source = flags.policy ?? ((0, external_node_fs_.existsSync)(own) ? own : inputs.defaultPolicyPath);
			const options = createLoadOptions(context.host, source, (0, locate_folder.$)(context.host, flags.cwd, "--cwd"));
			const suggestion = await suggestRules({
				...options,
				facts
			}, [...calls, ...refusedChanges]);
			context.terminal.out(flags.format === "json" ? `${JSON.stringify(suggestion)}\n` : renderSuggestions(suggestion));
			return suggestion.refused.length === 0 ? 0 : 1;
		}
		var control_characters = __webpack_require__(96763);
		;
		const maxEntries = 2e4;
		const maxShown = 10;
		function listClosedFiles(workspace, closed) {
			const files = [];
			const folders = [""];
			let seen = 0;
			for (const folder of folders) for (const entry of readEntries((0, external_node_path_.join)(workspace, folder))) {
				if ((seen += 1) > maxEntries) return {
					files,
					scope: "part"
				};
				const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
				if (path === ".git") continue;
				const state = entry.isDirectory() ? closed.judgeFolder(path) : "mixed";
				const closure = entry.isDirectory() && state !== "closed" ? null : closed.explain(path);
				if (closure !== null) files.push({
					path: entry.isDirectory() ? `${path}/**` : path,
					...closure
				});
				else if (entry.isDirectory() && state === "mixed") folders.push(path);
			}
			return {
				files,
				scope: "all"
			};
		}
		function renderClosedFiles({ files, scope }) {
			const note = scope === "all" ? "" : ` (of the first ${maxEntries} entries)`;
			if (files.length === 0) return `Closed to processes in this workspace${note}: nothing.`;
			const lines = files.slice(0, maxShown).map(({ path, rule, unlessHarmless }) => `  ${(0, control_characters.UN)(path)} (${rule}${unlessHarmless ? ", unless its content holds no secret" : ""})`);
			const more = files.length > maxShown ? [`  and ${files.length - maxShown} more`] : [];
			return [
				`Closed to processes in this workspace${note}:`,
				...lines,
				...more
			].join("\n");
		}
		function readEntries(folder) {
			try {
				return (0, external_node_fs_.readdirSync)(folder, { withFileTypes: true });
			} catch {
				return [];
			}
		}
		var types_network = __webpack_require__(10007);
		var describe_network = __webpack_require__(10281);
		var matcher = __webpack_require__(92297);
		var decide_rule = __webpack_require__(22308);
		;
		function explainCall(policy, call) {
			const { decision, rule, reason, instead, suggestion, grant, alone } = policy.decide(call);
			const decided = (0, evaluate._3)(policy.compiled, call);
			const { catalogue, network } = policy.compiled;
			const starts = (0, types_decision.Jr)(decision) && catalogue.tools.listNames("command", "session", "custom").includes(call.tool);
			const { allow, setup, forward } = (0, describe_network.UY)(network);
			const reached = [...grant.hosts, ...starts ? network.allow : []];
			const denied = (0, describe_network.yX)(reached, starts ? policy.view().network?.deny ?? [] : []);
			const closed = new Set(denied.flatMap((one) => one.deniesAll ? [one.grant] : []));
			return {
				decision,
				isolation: call.isolation ?? "full",
				rule,
				reason,
				instead,
				suggestion,
				accesses: decided.map((item) => ({
					access: (0, access.bu)(item.access),
					decision: item.decision,
					profile: item.profile?.name ?? null
				})),
				hosts: [...new Set(reached.filter((one) => !closed.has(one)).map(types_network.oL))],
				deniedHosts: denied.map((one) => `${(0, types_network.oL)(one.grant)} (${one.deniesAll ? "" : "in part, "}${one.rule})`),
				open: starts ? [
					allow,
					forward,
					setup
				].filter((text) => text !== "") : [],
				grant,
				alone,
				considered: decided.flatMap((item, index) => [...item.votes.filter(({ source }) => source !== "rule").map((vote) => ({
					rule: vote.rule,
					layer: vote.layer,
					decision: vote.decision,
					access: index,
					result: "must",
					why: vote.reason || "no rule decides this access"
				})), ...(item.profile?.policy ?? policy.compiled).rules.map((candidate) => considerRule(policy, call, candidate, item, index))])
			};
		}
		function renderExplanation(explanation) {
			const lines = [
				`${explanation.decision} by ${explanation.rule}: ${explanation.reason}`,
				`Assumed isolation: ${explanation.isolation}.`,
				"",
				"The call is lowered to:"
			];
			for (const [index, { access, decision, profile }] of explanation.accesses.entries()) {
				lines.push(`  ${decision.padEnd(15)}${access}${profile === null ? "" : ` (profile ${profile})`}`);
				const asked = explanation.considered.filter((rule) => rule.access === index);
				const telling = asked.filter(({ result, why }) => result !== "no" || why.startsWith("matches"));
				for (const { rule, layer, decision: wanted, result, why } of telling) lines.push(`    ${result.padEnd(5)}${rule} (${layer}, ${wanted}): ${why}`);
				const silent = asked.filter((rule) => !telling.includes(rule));
				if (silent.length > 0) lines.push(`    no   ${silent.map(({ rule }) => rule).join(", ")}`);
			}
			if (explanation.grant.kind !== "none") lines.push("", (0, types_network.aN)(explanation.grant));
			if (explanation.open.length > 0) lines.push("", ...explanation.open);
			if (explanation.deniedHosts.length > 0) lines.push("", `Rules deny connections to ${explanation.deniedHosts.join(", ")}.`);
			if (explanation.alone !== "") lines.push("", (0, types_network.Vn)(explanation.alone));
			if (explanation.instead !== "") lines.push("", explanation.instead);
			if (explanation.suggestion !== "") lines.push("", "The smallest rules that would allow it:", ...explanation.suggestion.trimEnd().split("\n").map((line) => `  ${line}`));
			return lines.join("\n");
		}
		function considerRule(policy, call, rule, item, index) {
			const question = (0, matcher.Xp)(call, item.access, policy.compiled.facts);
			const result = (0, decide_rule.mU)(rule, question);
			return {
				rule: rule.id,
				layer: rule.layer,
				decision: rule.decision,
				access: index,
				result,
				why: explainMatch(rule, question, result, item)
			};
		}
		function explainMatch(rule, question, result, item) {
			if (rule.binds !== null && rule.binds !== item.access.type) return `it is about ${rule.binds}`;
			const whole = (0, decide_rule.mU)({
				...rule,
				unless: null
			}, question);
			if (whole !== "no" && result === "no") return `matches, but its exception holds: ${(rule.unless ?? []).map(({ message }) => message).join(", ")}`;
			if (result === "no") {
				const missed = rule.when.find((condition) => (0, decide_rule.mU)({
					...rule,
					when: [condition],
					unless: null
				}, question) === "no");
				return `does not hold: ${missed?.message ?? ""}`;
			}
			const asked = (0, types_decision.Jr)(rule.decision) ? question.grant : question.restrict;
			const conditions = rule.when.map((condition) => condition.describeMatch(asked)).join(", ");
			if (!(0, decide_rule.kc)(rule, result)) return `only may match, and an allow must match: ${conditions}`;
			if (!item.votes.some(({ of, source }) => of === rule && source === "rule")) return `matches, but does not cover this access: ${conditions}`;
			return `${rule.audit ? "on trial, without effect: " : ""}${conditions}`;
		}
		var read_source = __webpack_require__(71163);
		;
		async function explainCalls(input, flags, context) {
			const { terminal, host } = context;
			const workspace = (0, locate_folder.$)(host, flags.cwd, "--cwd");
			const { policy } = await (0, load_policy_file.n)(host, flags.policy, workspace);
			if (input.type !== "calls") {
				const { explanation, here } = await explain(readCall(input), policy, {
					workspace,
					host,
					flags
				});
				const closed = listClosedFiles(workspace, here.view().closed);
				terminal.out(flags.format === "json" ? `${JSON.stringify({
					...explanation,
					closed: closed.files
				})}\n` : `${renderExplanation(explanation)}\n\n${renderClosedFiles(closed)}\n`);
				return 0;
			}
			let failed = false;
			const lines = (await (0, read_source.o)(input.file, context)).split("\n");
			for (const [index, line] of lines.entries()) {
				if (line.trim() === "") continue;
				try {
					const written = parseCall(line, `${input.file}:${index + 1}`);
					const { explanation } = await explain(written, policy, {
						workspace,
						host,
						flags
					});
					terminal.out(`${JSON.stringify(explanation)}\n`);
				} catch (thrown) {
					if (!(thrown instanceof error.tj) || thrown.code !== "usage") throw thrown;
					failed = true;
					terminal.out(`${JSON.stringify({
						error: thrown.message,
						hint: thrown.hint,
						line: index + 1
					})}\n`);
				}
			}
			return failed ? 2 : 0;
		}
		async function explain(written, policy, { flags, ...place }) {
			const placed = {
				...written,
				context: {
					isolation: flags.isolation,
					...written.context
				}
			};
			const { call, policy: here } = await lowerCall(placed, policy, place);
			return {
				explanation: explainCall(here, {
					...call,
					asksPeople: flags.approvals
				}),
				here
			};
		}
		function readCall(input) {
			if (input.type === "call") return parseCall(input.json, "--call");
			const [first = ""] = input.words;
			const command = input.words.length === 1 && /\s/.test(first) ? [
				"bash",
				"-lc",
				first
			] : [...input.words];
			return {
				tool: "exec",
				args: { command },
				origin: "structured",
				context: {}
			};
		}
		var schema_parts = __webpack_require__(2215);
		;
		function listAlternatives(conditions) {
			const written = conditions;
			return Object.entries(written).flatMap(([key, value]) => {
				const put = (replacement) => ({
					...written,
					[key]: replacement
				});
				if (key === "args" || value === undefined) return [];
				if (key === "command" && Array.isArray(value)) return listChoices(value, put);
				if (typeof value === "object" && value !== null && !Array.isArray(value)) return Object.entries(value).flatMap(([inner, items]) => splitList(`${key} ${inner}`, items, (part) => put({
					...value,
					[inner]: part
				})));
				return splitList(key, value, put);
			});
		}
		function listChoices(tokens, put) {
			return tokens.flatMap((token, index) => {
				if (typeof token !== "object" || token === null || !("any" in token)) return [];
				return splitList("command any", token.any, (any) => put(tokens.with(index, { any })));
			});
		}
		function splitList(label, value, put) {
			if (!Array.isArray(value) || value.length < 2) return [];
			return value.map((item, index) => ({
				label: `${label} ${(0, schema_parts.c3)(item).join(" ")}`,
				only: put([item]),
				without: put(value.filter((_, at) => at !== index))
			}));
		}
		var examples = __webpack_require__(8247);
		;
		function measureCoverage(policy, results) {
			const rules = listOwnRules(policy).map((rule) => ({
				rule: rule.id,
				layer: rule.layer,
				branches: listBranches(rule).map((branch) => ({
					branch: branch.name,
					covered: isTakenByExample(rule, branch) || results.some((result) => isTakenByTest(branch, result))
				}))
			}));
			const branches = rules.flatMap((rule) => rule.branches);
			const covered = branches.filter((branch) => branch.covered).length;
			return {
				rules,
				covered,
				total: branches.length,
				percent: branches.length === 0 ? 100 : Math.floor(covered * 1e3 / branches.length) / 10
			};
		}
		function listOwnRules(policy) {
			const own = policy.files.at(-1)?.name;
			return policy.compiled.rules.filter(({ layer }) => layer === own || !layer.startsWith("builtin:"));
		}
		function listBranches(rule) {
			const { written } = rule;
			const narrow = (more) => (0, decide_rule.mk)({
				...written,
				...more
			}, rule);
			const { unless } = written;
			return [
				{
					name: "rule",
					rule,
					takenBy: "match"
				},
				...listAlternatives(written.when).map(({ label, only }) => ({
					name: label,
					rule: narrow({ when: only }),
					takenBy: "match"
				})),
				...unless === undefined ? [] : [{
					name: "unless",
					rule,
					takenBy: "exception"
				}],
				...(unless === undefined ? [] : listAlternatives(unless)).map(({ label, only }) => ({
					name: `unless ${label}`,
					rule: narrow({ unless: only }),
					takenBy: "exception"
				}))
			];
		}
		function isTakenByTest({ rule, takenBy }, { decided }) {
			if (decided === null) return false;
			const { call, policy } = decided;
			return (0, evaluate._3)(policy.compiled, call).some(({ access }) => {
				const question = (0, matcher.Xp)(call, access, policy.compiled.facts);
				const matches = (0, decide_rule.kc)(rule, (0, decide_rule.mU)(rule, question));
				if (takenBy === "match") return matches;
				const whole = {
					...rule,
					unless: null
				};
				return !matches && (0, decide_rule.kc)(whole, (0, decide_rule.mU)(whole, question));
			});
		}
		function isTakenByExample(rule, branch) {
			if (rule.binds === null) return false;
			const { match = [], not = [] } = rule.written.examples ?? {};
			const accesses = (branch.takenBy === "match" ? match : not).flatMap((text) => (0, examples.$1)(rule, text) ?? []);
			return accesses.some((access) => {
				const matches = (0, examples.Wy)(branch.rule, access);
				return branch.takenBy === "match" ? matches : !matches && (0, examples.Wy)({
					...branch.rule,
					unless: null
				}, access);
			});
		}
		var policy_tests = __webpack_require__(24185);
		;
		function mutatePolicy(policy, tables) {
			const before = readStatuses(policy, tables);
			return listOwnRules(policy).flatMap((rule) => listMutants(rule).map(({ change, written }) => {
				const mutant = written === null ? null : (0, decide_rule.mk)(written, rule);
				const { layer, id } = rule;
				return {
					rule: id,
					layer,
					line: rule.problemAt([], "").line,
					change,
					noticedBy: findNotice(policy, tables, before, rule, mutant)
				};
			}));
		}
		function findNotice(policy, tables, before, rule, mutant) {
			const example = mutant === null ? undefined : (0, examples.GY)(mutant)[0];
			if (example !== undefined) return example.message;
			const rules = policy.compiled.rules.flatMap((other) => other === rule ? mutant ?? [] : other);
			const base = {
				...policy.sources.base,
				rules,
				rulesFor: (0, decide_rule.ou)(rules)
			};
			const after = readStatuses((0, resolve_load.EM)({
				...policy.sources,
				base
			}, policy.facts), tables);
			const at = after.findIndex((status, index) => status !== before[index]);
			return at < 0 ? null : tables.flatMap(({ rows, file }) => rows.map((_, row) => `${file} case ${row + 1}`))[at] ?? "";
		}
		function readStatuses(policy, tables) {
			return tables.flatMap((table) => (0, policy_tests.cS)(policy, table).map(({ status }) => status));
		}
		function listMutants(rule) {
			const { written } = rule;
			const { unless, limits: _limits, acknowledge: _acknowledge, hosts: _hosts, sees: _sees, uploadMb: _uploadMb, ...bare } = written;
			const flipped = (0, types_decision.Jr)(written.decision) ? {
				...bare,
				...unless !== undefined && { unless },
				decision: "deny"
			} : {
				...written,
				decision: "allow"
			};
			const { unless: _unless, ...withoutUnless } = written;
			return [
				{
					change: "drop the rule",
					written: null
				},
				{
					change: `${written.decision} becomes ${flipped.decision}`,
					written: flipped
				},
				...unless === undefined ? [] : [{
					change: "drop its unless",
					written: withoutUnless
				}],
				...listAlternatives(written.when).map(({ label, without }) => ({
					change: `drop ${label}`,
					written: {
						...written,
						when: without
					}
				})),
				...(unless === undefined ? [] : listAlternatives(unless)).map(({ label, without }) => ({
					change: `drop unless ${label}`,
					written: {
						...written,
						unless: without
					}
				})),
				...listWidened(written.when).map(({ label, when }) => ({
					change: label,
					written: {
						...written,
						when
					}
				}))
			];
		}
		function listWidened(when) {
			const conditions = when;
			return ["read", "write"].flatMap((key) => {
				const globs = conditions[key];
				if (globs === undefined) return [];
				const list = (0, schema_parts.c3)(globs);
				return list.flatMap((glob, index) => {
					const wider = widenGlob(glob);
					return wider === glob || list.includes(wider) ? [] : [{
						label: `widen ${key} ${glob} to ${wider}`,
						when: {
							...when,
							[key]: list.with(index, wider)
						}
					}];
				});
			});
		}
		function widenGlob(glob) {
			const parts = glob.split("/");
			const folder = parts.slice(0, parts.at(-1) === "**" ? -2 : -1);
			const wider = [...folder.filter((part, index) => part !== "**" || index === 0), "**"].join("/");
			return wider === "**/**" ? "**" : wider;
		}
		;
		function renderTestReport(results, coverage) {
			const lines = results.flatMap(({ status, problem }) => problem === null ? [] : [(0, error.yM)({
				...problem,
				message: `${status}: ${problem.message}`
			})]);
			const count = (status) => results.filter((result) => result.status === status).length;
			lines.push(`${count("pass")} passed, ${count("fail")} failed, ${count("error")} errors, ${count("skip")} skipped`);
			for (const { rule, layer, branches } of coverage.rules) {
				const missed = branches.filter(({ covered }) => !covered).map(({ branch }) => branch);
				if (missed.length > 0) lines.push(`not covered: ${rule} (${layer}): ${missed.join(", ")}`);
			}
			lines.push(`coverage: ${coverage.percent} % (${coverage.covered} of ${coverage.total} branches)`);
			return `${lines.join("\n")}\n`;
		}
		function renderMutations(mutations) {
			const survivors = mutations.filter(({ noticedBy }) => noticedBy === null);
			return [
				...survivors.map(({ rule, layer, line, change }) => `not noticed: ${layer}${line === null ? "" : `:${line}`}: ${rule}: ${change}`),
				`${mutations.length - survivors.length} of ${mutations.length} changes noticed`,
				""
			].join("\n");
		}
		function readMutationScore(mutations) {
			if (mutations.length === 0) return 100;
			const noticed = mutations.filter(({ noticedBy }) => noticedBy !== null).length;
			return Math.floor(noticed * 1e3 / mutations.length) / 10;
		}
		;
		async function testPolicy(source, flags, context) {
			const { terminal } = context;
			const threshold = readThreshold(flags.threshold, 0);
			const { policy, tables } = await readTables(source, flags, context);
			const results = tables.flatMap((table) => (0, policy_tests.cS)(policy, table));
			const coverage = measureCoverage(policy, results);
			const failed = results.some(({ status }) => status === "fail" || status === "error");
			if (flags.format === "json") terminal.out(`${JSON.stringify({
				ok: !failed && coverage.percent >= threshold,
				results: results.map(({ status, name, problem }) => ({
					status,
					name,
					problem
				})),
				coverage
			})}\n`);
			else terminal.out(renderTestReport(results, coverage));
			if (!failed && coverage.percent < threshold) terminal.log(`the coverage of ${coverage.percent} % is below the threshold of ${threshold} %\n`);
			return failed || coverage.percent < threshold ? 1 : 0;
		}
		async function mutateFromCli(source, flags, context) {
			const threshold = readThreshold(flags.threshold, 100);
			const { policy, tables } = await readTables(source, flags, context);
			const failing = tables.flatMap((table) => (0, policy_tests.cS)(policy, table)).filter(({ status }) => status === "fail");
			if (failing.length > 0) throw new error.tj({
				code: "policy",
				message: "the tests fail before anything is changed",
				hint: "Run policy test first.",
				problems: failing.flatMap(({ problem }) => problem === null ? [] : [problem])
			});
			const mutations = mutatePolicy(policy, tables);
			const score = readMutationScore(mutations);
			context.terminal.out(flags.format === "json" ? `${JSON.stringify({
				score,
				mutations
			})}\n` : renderMutations(mutations));
			return score >= threshold ? 0 : 1;
		}
		async function readTables(source, flags, context) {
			const options = createLoadOptions(context.host, source, (0, locate_folder.$)(context.host, flags.cwd, "--cwd"));
			const policy = await (0, resolve_load.tb)({
				...options,
				facts: null
			});
			const errors = (0, check.Gr)(policy);
			if (errors.length > 0) throw new error.tj({
				code: "policy",
				message: `${source} is not valid`,
				hint: "policy check lists what is wrong. A policy that a run refuses is not tested.",
				problems: errors
			});
			const tables = [...await (0, policy_tests.QK)(policy, (file) => (0, promises_.readFile)(file, "utf8"))];
			if (source.startsWith("builtin:")) {
				const name = `${source.slice("builtin:".length)}.test.yml`;
				tables.push(await (0, policy_tests.yz)(`builtin:${name}`, (0, host_host.MX)(context.host, name)));
			}
			for (const file of flags.tests ?? []) tables.push(await (0, policy_tests.yz)((0, external_node_path_.resolve)(context.host.workingFolder, file), await (0, read_source.o)(file, context)));
			const problems = tables.flatMap((table) => table.problems);
			if (problems.length > 0) throw new error.tj({
				code: "policy",
				message: "a test table cannot be used",
				hint: "",
				problems
			});
			if (tables.length === 0 && listOwnRules(policy).every(({ written }) => written.examples === undefined)) throw new error.tj({
				code: "usage",
				message: `${source} names no tests, and none of its rules has examples`,
				hint: "Name tables under tests: in the policy, give --tests FILE, or add examples to rules."
			});
			return {
				policy,
				tables
			};
		}
		function readThreshold(written, fallback) {
			if (written === undefined) return fallback;
			const value = Number(written);
			if (written.trim() === "" || !(value >= 0 && value <= 100)) throw new error.tj({
				code: "usage",
				message: `the threshold ${written} is not a percentage`,
				hint: "Give a number from 0 to 100."
			});
			return value;
		}
		var isolation = __webpack_require__(85377);
		var json_schema_processors = __webpack_require__(98439);
		var schema = __webpack_require__(12593);
		;
		function createPolicyJsonSchema(tools) {
			const { $schema, ...rest } = json_schema_processors.bl(schema.Y, { io: "input" });
			return {
				$schema,
				title: "Policy file of script-harness",
				...dress(rest, tools)
			};
		}
		function renderPolicyJsonSchema(tools) {
			return `${JSON.stringify(createPolicyJsonSchema(tools), null, 2)}\n`;
		}
		function dress(node, tools) {
			const dressed = { ...node };
			if (isNode(node["properties"])) dressed["properties"] = Object.fromEntries(Object.entries(node["properties"]).flatMap(([key, value]) => isNode(value) && !isRefused(value) ? [[key, addNames(dress(value, tools), key, tools)]] : []));
			for (const key of ["items", "additionalProperties"]) if (isNode(node[key])) dressed[key] = dress(node[key], tools);
			for (const key of ["anyOf", "oneOf"]) if (Array.isArray(node[key])) dressed[key] = node[key].filter((branch) => !isEmptied(branch)).map((branch) => dress(branch, tools));
			return dressed;
		}
		function addNames(node, key, tools) {
			if (key === "tool") return {
				...node,
				examples: tools.names
			};
			return key === "pack" ? {
				...node,
				examples: [...tools.packs.keys()]
			} : node;
		}
		function isNode(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
		function isRefused(node) {
			return isNode(node["not"]) && Object.keys(node["not"]).length === 0;
		}
		function isEmptied({ properties }) {
			const values = isNode(properties) ? Object.values(properties) : [];
			return values.length > 0 && values.every((value) => isNode(value) && isRefused(value));
		}
		;
		function addPolicyCommands(program, context, exit) {
			const policy = program.command("policy").description("check, try, test and compare policies");
			const withWorkspace = (command, ...formats) => command.option("--cwd <folder>", "the workspace", ".").addOption(new commander.c$("--format <format>", "how results are written").choices(formats).default("text"));
			const withRun = (command) => command.option("--context <json>", "how the run began, instead of what the record says: {\"label\":\"\u2026\"}");
			policy.command("check <file...>").description("every problem of a policy, with its place; exit 2 on an error").option("--cwd <folder>", "the workspace: closed files that are in its history are reported").addOption(new commander.c$("--format <format>", "how results are written").choices([
				"text",
				"json",
				"sarif"
			]).default("text")).action(async (files, flags) => exit(await checkPolicies(files, flags, context)));
			withWorkspace(policy.command("explain [command...]").description("how a call would be decided, and why; a command is written after --").option("--policy <file>", "a policy file or builtin:NAME", inputs.defaultPolicyPath).option("--call <json>", "a call: {\"tool\":\"exec\",\"args\":{\"command\":[\"npm\",\"test\"]},\"context\":{\"label\":\"x\"}}").option("--calls <file>", "one call a line; - reads standard input").addOption(new commander.c$("--isolation <level>", "the isolation of the run").choices(isolation.i).default("full")).option("--approvals", "a run in which a person can be asked; without it, escalate denies", false), "text", "json").action(async (words, flags) => exit(await explainCalls(readExplainInput(words, flags), flags, context)));
			withWorkspace(policy.command("test <file>").description("the test tables of a policy, with coverage; exit 1 if a row fails").option("--tests <file...>", "tables besides those that the policy names").option("--threshold <percent>", "the coverage below which it fails"), "text", "json").action(async (file, flags) => exit(await testPolicy(file, flags, context)));
			withWorkspace(policy.command("mutate <file>").description("changes of one rule that no test notices; exit 1 if there is one").option("--tests <file...>", "tables besides those that the policy names").option("--threshold <percent>", "the share of noticed changes below which it fails (default 100)"), "text", "json").action(async (file, flags) => exit(await mutateFromCli(file, flags, context)));
			withRun(withWorkspace(policy.command("replay <run>").description("decide the calls of a record under another policy; exit 1 if one is decided in another way").requiredOption("--policy <file>", "a policy file or builtin:NAME"), "text", "json")).action(async (run, flags) => exit(await replayFromCli(run, flags, context)));
			withWorkspace(policy.command("diff <before> <after>").description("how each rule and setting of a policy relates to another one; exit 1 if something may be looser").option("--accept-loosened", "exit 0 although something may be looser"), "text", "json").action(async (before, after, flags) => exit(await diffFromCli([before, after], flags, context)));
			withRun(withWorkspace(policy.command("suggest <run>").description("the smallest rules for what a run was denied; exit 1 if a denied call gets none").option("--policy <file>", "a policy file or builtin:NAME (default: the policy of the record)"), "text", "json")).action(async (run, flags) => exit(await suggestFromCli(run, flags, context)));
			policy.command("schema").description("the JSON Schema of the policy file, for editors").action(() => context.terminal.out(renderPolicyJsonSchema(tools.GS)));
		}
		function readExplainInput(words, { call, calls }) {
			const inputs = [
				...call === undefined ? [] : [{
					type: "call",
					json: call
				}],
				...calls === undefined ? [] : [{
					type: "calls",
					file: calls
				}],
				...words.length === 0 ? [] : [{
					type: "command",
					words
				}]
			];
			const [input] = inputs;
			if (input === undefined || inputs.length > 1) throw new error.tj({
				code: "usage",
				message: "give exactly one of --call, --calls and a command after --",
				hint: "See policy explain --help."
			});
			return input;
		}
	}),
	23545: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { $: () => locateFolder });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		function locateFolder(host, path, option) {
			const asked = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.workingFolder, path);
			try {
				const folder = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(asked);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
				return folder;
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT") && asked.includes("\ufffd")) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `the path ${asked} has bytes that are not valid UTF-8, so it cannot be the workspace`,
					hint: "Rename the folder, or mount it at another path.",
					cause: thrown
				});
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `${path} is not a folder that can be read: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(thrown)}`,
					hint: `Give ${option} a folder.`,
					cause: thrown
				});
			}
		}
	}),
	14204: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			O: () => cliFacts,
			n: () => loadPolicyFile
		});
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45894);
		var _catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59809);
		var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
		var _host_host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16663);
		var _load_steering_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50762);
		const cliFacts = {
			event: "cli",
			ref: "",
			label: "",
			fork: false,
			actorPermission: "admin",
			actorAssociation: "",
			authorAssociation: null
		};
		async function loadPolicyFile(host, source, workspace) {
			const path = source.startsWith("builtin:") ? source : (0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(host.workingFolder, source);
			const read = [];
			const policy = await (0, _load_steering_policy_js__WEBPACK_IMPORTED_MODULE_6__.q)({
				source: path,
				readFile: async (file) => {
					read.push(file);
					return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.readFile)(file, "utf8");
				},
				catalogue: _catalogue_js__WEBPACK_IMPORTED_MODULE_1__.s,
				builtinPolicies: (0, _host_host_js__WEBPACK_IMPORTED_MODULE_5__.q1)(host),
				protectedPaths: listInside(workspace, source.startsWith("builtin:") ? [] : [path]),
				facts: cliFacts,
				workspace
			});
			return {
				policy,
				files: listInside(workspace, read)
			};
		}
		function listInside(workspace, files) {
			const all = files.flatMap((file) => [file, readRealPath(file)]);
			return [...new Set(all.map((file) => (0, node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(workspace, file)))].filter((file) => file !== "" && !(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_0__._K)(file));
		}
		function readRealPath(file) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(file) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(file) : file;
		}
	}),
	90221: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			EM: () => locateKey,
			G_: () => chmodNoFollow,
			Je: () => readStatsBelow,
			Z8: () => withFolder,
			iD: () => withPath,
			l6: () => readStatsOf
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		const pathOnly = 2097152;
		const folderFlags = pathOnly | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW;
		function locateKey(root, key) {
			return Buffer.concat([Buffer.from(key === "" ? root : `${root}/`), Buffer.from(key, "latin1")]);
		}
		function withFolder(root, key, use) {
			const top = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(root, pathOnly | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY);
			let descriptor;
			try {
				descriptor = key === "" ? top : (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(locateKey(`/proc/self/fd/${top}`, key), folderFlags);
			} catch (thrown) {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(top);
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.up)(thrown, "ENOENT", "ENOTDIR", "ELOOP")) return null;
				throw thrown;
			}
			try {
				const isBelowRoot = key === "" || readPlace(descriptor) === `${readPlace(top)}/${key}`;
				return isBelowRoot ? use(`/proc/self/fd/${descriptor}`, descriptor) : null;
			} finally {
				for (const one of new Set([top, descriptor])) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(one);
			}
		}
		function readPlace(descriptor) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/fd/${descriptor}`, "latin1");
		}
		function withPath(root, key, use) {
			const { parent, name } = splitKey(key);
			const done = withFolder(root, parent, (folder) => ({ result: use(locateKey(folder, name)) }));
			if (done === null) throw Object.assign(new Error(`${root}/${key}: a component of the path is no folder`), { code: "ENOTDIR" });
			return done.result;
		}
		function readStatsBelow(root, key) {
			const { parent, name } = splitKey(key);
			return withFolder(root, parent, (folder) => readStatsOf(locateKey(folder, name)));
		}
		function splitKey(key) {
			const at = key.lastIndexOf("/");
			return {
				parent: key.slice(0, Math.max(at, 0)),
				name: key === "" ? "." : key.slice(at + 1)
			};
		}
		function readStatsOf(path) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, {
				bigint: true,
				throwIfNoEntry: false
			}) ?? null;
		}
		function chmodNoFollow(path, mode) {
			const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, pathOnly | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
			try {
				if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isSymbolicLink()) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(`/proc/self/fd/${descriptor}`, mode);
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
			}
		}
	}),
	88317: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Kp: () => findProgram,
			yE: () => programEnvironment,
			z0: () => findPrograms
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88526);
		const programEnvironment = {
			PATH: "/usr/sbin:/usr/bin:/sbin:/bin",
			LC_ALL: "C"
		};
		function findPrograms(find, uid) {
			const bwrap = find("bwrap");
			if (bwrap === null) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "sandbox",
				message: "bubblewrap (bwrap) is not installed, so no command can be contained",
				hint: "Install it: sudo apt-get install -y bubblewrap (Debian, Ubuntu), or your distribution\u2019s package."
			});
			const [nsenter, unshare, mount, prlimit] = [
				find("nsenter"),
				find("unshare"),
				find("mount"),
				find("prlimit")
			];
			const setpriv = find("setpriv");
			if (nsenter === null || unshare === null || mount === null || prlimit === null || setpriv === null && uid === 0) {
				const found = {
					nsenter,
					unshare,
					mount,
					prlimit,
					...uid === 0 && { setpriv }
				};
				const missing = Object.entries(found).flatMap(([name, path]) => path === null ? [name] : []);
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "sandbox",
					message: `${missing.join(" and ")} of util-linux not found among programs that root owns, so no command can be contained`,
					hint: "Install it: apt-get install -y util-linux (Debian, Ubuntu), or your distribution\u2019s package."
				});
			}
			return {
				bwrap,
				prlimit,
				setpriv,
				unshare,
				mount,
				nsenter,
				perl: find("perl"),
				script: find("script"),
				stty: find("stty"),
				sh: find("sh") ?? "/bin/sh",
				cp: find("cp") ?? "/bin/cp",
				chown: find("chown") ?? "/bin/chown",
				rm: find("rm") ?? "/bin/rm",
				du: find("du") ?? "/usr/bin/du",
				mkfifo: find("mkfifo") ?? "/usr/bin/mkfifo",
				mknod: find("mknod") ?? "/usr/bin/mknod"
			};
		}
		const systemFolders = [
			"/usr/bin",
			"/bin",
			"/usr/sbin",
			"/sbin",
			"/usr/local/bin"
		];
		function findProgram(name, searchPath, untrustedRoots) {
			const folders = [...systemFolders, ...searchPath.split(":").filter((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder))];
			for (const folder of folders) {
				const candidate = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
				const path = readTrustedProgram(candidate);
				if (path !== null && !untrustedRoots.some((root) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(root, path) || (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(root, candidate))) return candidate;
			}
			return null;
		}
		function readTrustedProgram(candidate) {
			try {
				const path = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(candidate);
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
				const isProgram = stats.isFile() && stats.uid === 0 && (stats.mode & 18) === 0 && (stats.mode & 73) !== 0;
				return isProgram && isTrustedFolder((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) && isTrustedFolder((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(candidate)) ? path : null;
			} catch {
				return null;
			}
		}
		function isTrustedFolder(folder) {
			for (let current = folder;; current = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(current)) {
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(current);
				const isOpen = !stats.isSymbolicLink() && (stats.mode & 18) !== 0 && (stats.mode & 512) === 0;
				if (stats.uid !== 0 || isOpen) return false;
				if (current === "/") return true;
			}
		}
	}),
	53112: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			EK: () => isSameStamp,
			ER: () => isAscii,
			GM: () => createStamp,
			Md: () => tickMs,
			X0: () => readKind,
			YZ: () => readKey,
			co: () => isUtf8,
			f_: () => isTooDeep,
			kB: () => renderKey,
			r6: () => readNames
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		const tickMs = 20;
		const maxPathBytes = 3500;
		function isTooDeep(key) {
			return key.length > maxPathBytes;
		}
		function readKey(path) {
			return Buffer.from(path).toString("latin1");
		}
		function renderKey(key) {
			return isAscii(key) ? key : Buffer.from(key, "latin1").toString("utf8");
		}
		function isAscii(key) {
			return /^[ -~]*$/.test(key);
		}
		function isUtf8(key) {
			return isAscii(key) || readKey(renderKey(key)) === key;
		}
		function isSameStamp(left, right) {
			return left.ctimeNs === right.ctimeNs && left.ino === right.ino && left.size === right.size && left.mtimeNs === right.mtimeNs && left.mode === right.mode && left.dev === right.dev && left.kind === right.kind;
		}
		function createStamp(stats, kind) {
			return {
				kind,
				ino: stats.ino,
				dev: stats.dev,
				size: stats.size,
				mtimeNs: stats.mtimeNs,
				ctimeNs: stats.ctimeNs,
				mode: Number(stats.mode) & 4095,
				uid: Number(stats.uid),
				gid: Number(stats.gid),
				links: Number(stats.nlink)
			};
		}
		function readKind(stats) {
			if (stats.isFile()) return "file";
			if (stats.isDirectory()) return "directory";
			return stats.isSymbolicLink() ? "symlink" : "special";
		}
		function readNames(folder, descriptor, closedFolders) {
			try {
				if (closedFolders === "open") openClosed(folder, descriptor);
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, "latin1");
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.up)(thrown, "EACCES", "EPERM")) return null;
				throw thrown;
			}
		}
		function openClosed(folder, descriptor) {
			const mode = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).mode & 4095;
			if ((mode & 320) !== 320 && process.getuid?.() !== 0) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, mode | 448);
		}
	})
};
