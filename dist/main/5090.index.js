export const id = 5090;
export const ids = [5090];
export const modules = {
	58748: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Zy: () => floorPrefix,
			qB: () => listFloors,
			r2: () => defaultPolicyPath,
			un: () => nothingClosed
		});
		const nothingClosed = {
			explain: () => null,
			judgeDirectory: () => "open",
			isNamedByAuthor: () => false
		};
		const defaultPolicyPath = ".github/script-harness.yml";
		const floorPrefix = "organisation:";
		function listFloors(layers) {
			return layers.filter(({ name }) => name.startsWith(floorPrefix) && !name.includes("#"));
		}
	}),
	44196: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			B5: () => recordFiles,
			BU: () => readLimits,
			Nu: () => readRepository,
			Sx: () => removePauses
		});
		const recordFiles = {
			history: "history.jsonl",
			audit: "audit.jsonl",
			patch: "changes.patch",
			published: "published.patch",
			base: "base.txt",
			policy: "policy.resolved.yml",
			result: "result.json",
			summary: "summary.md",
			message: "final-message.txt",
			page: "report.html",
			outputs: "outputs",
			contents: "contents"
		};
		function removePauses(events) {
			let activeMs = events[0]?.timestampMs ?? 0;
			return events.map((recorded, index) => {
				const { event, timestampMs } = recorded;
				const beforeMs = events[index - 1]?.timestampMs ?? timestampMs;
				if (event.type !== "run-resumed") activeMs += Math.max(0, timestampMs - beforeMs);
				return {
					...recorded,
					timestampMs: activeMs
				};
			});
		}
		function readRepository({ started }) {
			return started?.job?.repository ?? started?.workspace ?? "unknown";
		}
		function readLimits({ started, events }) {
			const named = events.flatMap(({ event }) => event.type === "run-resumed" ? event.limits ?? [] : []);
			return named.at(-1) ?? started?.limits ?? null;
		}
	}),
	87940: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			W: () => auditKeys,
			f: () => auditLineSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88343);
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10031);
		var _core_types_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93905);
		var _core_types_taint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49605);
		var _core_types_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25761);
		const digest = zod__WEBPACK_IMPORTED_MODULE_3__.string().regex(/^[0-9a-f]{64}$/);
		const place = {
			schema: zod__WEBPACK_IMPORTED_MODULE_3__.literal("audit/v1"),
			seq: zod__WEBPACK_IMPORTED_MODULE_3__.int().positive(),
			prev: digest,
			hash: digest
		};
		const event = {
			history_seq: zod__WEBPACK_IMPORTED_MODULE_3__.int().positive(),
			timestamp_ms: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
			agent: zod__WEBPACK_IMPORTED_MODULE_3__.string().optional()
		};
		const call = {
			call_id: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
			tool: zod__WEBPACK_IMPORTED_MODULE_3__.string()
		};
		function entry(type, shape) {
			return zod__WEBPACK_IMPORTED_MODULE_3__.looseObject({
				type: zod__WEBPACK_IMPORTED_MODULE_3__.literal(type),
				...place,
				...event,
				...shape
			});
		}
		const auditLineSchema = zod__WEBPACK_IMPORTED_MODULE_3__.discriminatedUnion("type", [
			entry("opened", {
				run_id: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				version: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				provider: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				model: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				policy: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				policy_sha256: zod__WEBPACK_IMPORTED_MODULE_3__.string()
			}),
			entry("sandbox", {
				isolation: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				rung: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				bubblewrap: zod__WEBPACK_IMPORTED_MODULE_3__.object({
					version: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
					is_fixed: zod__WEBPACK_IMPORTED_MODULE_3__.boolean()
				}).nullable(),
				walls: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
				base_commit: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable()
			}),
			entry("call", {
				...call,
				turn: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				decision_id: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				script_id: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
				origin: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				args_sha256: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				call_hash: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				accesses: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
				decision: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.a),
				rule: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				reason: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				matched: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
				policy_sha256: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				duration_us: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				limits: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).optional(),
				masked: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).optional()
			}),
			entry("call-ended", {
				...call,
				state: zod__WEBPACK_IMPORTED_MODULE_3__["enum"]([
					"completed",
					"failed",
					"aborted"
				]),
				exit_code: zod__WEBPACK_IMPORTED_MODULE_3__.number().nullable(),
				output_bytes: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				duration_ms: zod__WEBPACK_IMPORTED_MODULE_3__.number()
			}),
			entry("approval-requested", {
				request_id: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				call_id: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				call_hash: digest,
				rule: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				head_sha: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
				tree: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				policy_sha256: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				expires_ms: zod__WEBPACK_IMPORTED_MODULE_3__.number()
			}),
			entry("approval-answered", {
				request_id: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				call_id: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				answer: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				grant_of: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				approver: zod__WEBPACK_IMPORTED_MODULE_3__.string()
			}),
			entry("server", {
				server: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				tools_sha256: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				tools: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
				refused: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
				failure: zod__WEBPACK_IMPORTED_MODULE_3__.string()
			}),
			entry("connection", {
				call_id: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
				host: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				port: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				decision: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](["allow", "deny"]),
				rule: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				reason: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				address: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				count: zod__WEBPACK_IMPORTED_MODULE_3__.number().optional(),
				sent_bytes: zod__WEBPACK_IMPORTED_MODULE_3__.number().nullable().optional()
			}),
			entry("changes", {
				turn: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				call_id: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				kept: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				refused_count: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				refused: zod__WEBPACK_IMPORTED_MODULE_3__.array(_core_types_change_js__WEBPACK_IMPORTED_MODULE_2__.eg)
			}),
			entry("files", {
				count: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				files_sha256: digest
			}),
			entry("resumed", {
				version: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				policy_sha256: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				audit_digest: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				ended: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				provider: zod__WEBPACK_IMPORTED_MODULE_3__.string().optional(),
				model: zod__WEBPACK_IMPORTED_MODULE_3__.string().optional()
			}),
			entry("model-replaced", { model: zod__WEBPACK_IMPORTED_MODULE_3__.string() }),
			entry("agent", {
				agent: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				parent: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
				call_id: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				task_sha256: digest,
				policy_sha256: zod__WEBPACK_IMPORTED_MODULE_3__.string()
			}),
			entry("agent-ended", {
				agent: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				outcome: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_core_types_outcome_js__WEBPACK_IMPORTED_MODULE_1__.KI),
				turns: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				tool_calls: zod__WEBPACK_IMPORTED_MODULE_3__.number()
			}),
			entry("tainted", {
				turn: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				source: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_core_types_taint_js__WEBPACK_IMPORTED_MODULE_4__.P)
			}),
			entry("rejected", {
				...call,
				turn: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				script_id: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
				reason: zod__WEBPACK_IMPORTED_MODULE_3__.string()
			}),
			zod__WEBPACK_IMPORTED_MODULE_3__.looseObject({
				type: zod__WEBPACK_IMPORTED_MODULE_3__.literal("closed"),
				...place,
				outcome: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_core_types_outcome_js__WEBPACK_IMPORTED_MODULE_1__.KI),
				files: zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(), digest)
			})
		]);
		const auditKeys = new Map(auditLineSchema.options.map(({ shape }) => [shape.type.value, new Set(Object.keys(shape))]));
	}),
	73602: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			M9: () => readExpectedPrevious,
			Pb: () => foldAudit,
			bQ: () => hashEntry,
			uJ: () => findDisagreement,
			yZ: () => chainEntry
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88343);
		var _core_types_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95867);
		var _core_types_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25761);
		var _core_text_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37981);
		var _audit_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87940);
		var _key_case_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83539);
		const firstPrevious = "0".repeat(64);
		function foldAudit({ seq, timestampMs, event: recorded }) {
			const [agent, event] = recorded.type === "agent-event" ? [recorded.agent, recorded.event] : [null, recorded];
			const described = describeEvent(event);
			if (described === null) return null;
			const { type, facts } = described;
			const written = new Map(Object.entries(facts).map(([key, value]) => [(0, _key_case_js__WEBPACK_IMPORTED_MODULE_4__._h)(key), (0, _key_case_js__WEBPACK_IMPORTED_MODULE_4__.uc)(value)]));
			const common = {
				history_seq: seq,
				timestamp_ms: timestampMs,
				type
			};
			const own = [..._audit_schema_js__WEBPACK_IMPORTED_MODULE_3__.W.get(type) ?? []].filter((key) => written.has(key) && !Object.hasOwn(common, key));
			return {
				...common,
				...Object.fromEntries(own.map((key) => [key, written.get(key)])),
				...agent !== null && { agent }
			};
		}
		function describeEvent(event) {
			switch (event.type) {
				case "run-started": return {
					type: "opened",
					facts: {
						...event,
						policy: event.policyName
					}
				};
				case "sandbox-opened": {
					const { isolation, baseCommit } = event;
					const { level, rung, walls, bubblewrap: found } = isolation;
					const bubblewrap = found === null ? null : {
						version: found.version,
						isFixed: found.isFixed
					};
					return {
						type: "sandbox",
						facts: {
							isolation: level,
							rung,
							bubblewrap,
							walls,
							baseCommit
						}
					};
				}
				case "tool-decided": {
					const { decision } = event;
					const accesses = decision.accesses.map(_core_types_access_js__WEBPACK_IMPORTED_MODULE_1__.bu);
					const matched = decision.matched.map(({ rule, layer, decision: of }) => `${rule} (${layer}): ${of}`);
					const limits = decision.limits.map(({ limit, used, of }) => `${limit} ${used}/${of}`);
					return {
						type: "call",
						facts: {
							...event,
							...decision,
							accesses,
							matched,
							limits
						}
					};
				}
				case "tool-finished": return {
					type: "call-ended",
					facts: event
				};
				case "approval-requested": return {
					type: event.type,
					facts: {
						...event.request,
						requestId: event.request.id
					}
				};
				case "approval-answered": {
					const { type: answer, requestId: grantOf } = event.answer;
					const approver = "approver" in event.answer ? event.answer.approver : "";
					return {
						type: event.type,
						facts: {
							...event,
							answer,
							grantOf,
							approver
						}
					};
				}
				case "server-opened": {
					const tools = event.tools.map(({ name, sha256 }) => `${name} ${sha256}`);
					const refused = event.refused.map(({ name, reason }) => `${name}: ${reason}`);
					return {
						type: "server",
						facts: {
							...event,
							tools,
							refused
						}
					};
				}
				case "connection-decided": return {
					type: "connection",
					facts: {
						...event,
						...event.connection
					}
				};
				case "changes-decided": return {
					type: "changes",
					facts: {
						...event,
						refused: refusedSchema.parse(event.refused)
					}
				};
				case "files-accepted": return {
					type: "files",
					facts: {
						count: event.files.length,
						filesSha256: hash(JSON.stringify(event.files))
					}
				};
				case "run-resumed": return {
					type: "resumed",
					facts: event
				};
				case "agent-started": return {
					type: "agent",
					facts: {
						...event,
						taskSha256: hash(event.task)
					}
				};
				case "model-replaced":
				case "agent-ended": return {
					type: event.type,
					facts: event
				};
				case "history-tainted": return {
					type: "tainted",
					facts: event
				};
				case "tool-rejected": return {
					type: "rejected",
					facts: event
				};
				default: return null;
			}
		}
		const refusedSchema = zod__WEBPACK_IMPORTED_MODULE_5__.array(_core_types_change_js__WEBPACK_IMPORTED_MODULE_2__.eg);
		function hash(text) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex");
		}
		function chainEntry(previous, body) {
			const entry = {
				...body,
				schema: "audit/v1",
				seq: (previous?.seq ?? 0) + 1,
				prev: readExpectedPrevious(previous)
			};
			return {
				...entry,
				hash: hashEntry(entry)
			};
		}
		function hashEntry(entry) {
			const body = Object.fromEntries(Object.entries(entry).filter(([key]) => key !== "hash"));
			return hash((0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_6__.R5)(body));
		}
		function readExpectedPrevious(previous) {
			return previous?.hash ?? firstPrevious;
		}
		function findDisagreement(lines, events) {
			const folded = events.map(foldAudit).filter((body) => body !== null);
			const entries = lines.filter(({ type }) => type !== "closed");
			if (entries.length > folded.length) return `entry ${folded.length + 1} matches nothing in the history`;
			const at = entries.findIndex((entry, index) => !agrees(entry, folded[index]));
			if (at >= 0) return `entry ${at + 1} does not match the history`;
			return entries.length < lines.length && entries.length < folded.length ? `the log was closed without entry ${entries.length + 1}, which the history has` : null;
		}
		function agrees(entry, derived) {
			if (derived === undefined || entry.type !== derived["type"]) return false;
			return Object.entries(entry).every(([key, value]) => !Object.hasOwn(derived, key) || (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_6__.R5)(value) === (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_6__.R5)(derived[key] ?? null));
		}
	}),
	94729: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			fp: () => renderHistoryLine,
			i6: () => parseHistory
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(961);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22603);
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45025);
		var _key_case_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83539);
		const maxDateMs = 864e13;
		const historyLineSchema = zod__WEBPACK_IMPORTED_MODULE_2__.object({
			schema: zod__WEBPACK_IMPORTED_MODULE_2__.literal("history/v1"),
			seq: zod__WEBPACK_IMPORTED_MODULE_2__.int().positive(),
			timestampMs: zod__WEBPACK_IMPORTED_MODULE_2__.number().min(0).max(maxDateMs),
			event: _core_types_event_js__WEBPACK_IMPORTED_MODULE_1__.G4
		});
		function renderHistoryLine({ seq, timestampMs, event }) {
			return `${JSON.stringify({
				schema: "history/v1",
				seq,
				timestamp_ms: timestampMs,
				event: (0, _key_case_js__WEBPACK_IMPORTED_MODULE_3__.uc)(event)
			})}\n`;
		}
		function parseHistory(text, source) {
			const end = text.lastIndexOf("\n") + 1;
			const lines = text.slice(0, end).split("\n").slice(0, -1);
			const events = lines.map((line, index) => parseLine(line, `${source}:${index + 1}`, index + 1));
			return {
				events,
				tornBytes: Buffer.byteLength(text.slice(end))
			};
		}
		function parseLine(line, place, expectedSeq) {
			try {
				const { seq, timestampMs, event } = historyLineSchema.parse((0, _key_case_js__WEBPACK_IMPORTED_MODULE_3__.Cb)(JSON.parse(line)));
				if (seq !== expectedSeq) throw new Error(`seq is ${seq}, not ${expectedSeq}`);
				return {
					seq,
					timestampMs,
					event
				};
			} catch (thrown) {
				const why = thrown instanceof zod__WEBPACK_IMPORTED_MODULE_4__.G ? (0, _key_case_js__WEBPACK_IMPORTED_MODULE_3__.$1)(thrown) : (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.IP)(thrown);
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
					code: "usage",
					message: `${place}: this is not a line of a history: ${why}`,
					hint: "Use a record as the run wrote it.",
					cause: thrown
				});
			}
		}
	}),
	83539: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$1: () => renderIssues,
			Cb: () => toCamelCase,
			_h: () => renderSnakeKey,
			uc: () => toSnakeCase
		});
		function toSnakeCase(value) {
			return mapKeys(value, renderSnakeKey);
		}
		function toCamelCase(value) {
			return mapKeys(value, (key) => key.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase()));
		}
		function renderSnakeKey(key) {
			return key.replace(/([a-z0-9])([A-Z])/g, (_, before, after) => `${before}_${after.toLowerCase()}`);
		}
		function renderIssues(error) {
			return error.issues.map(({ path, message }) => `${path.map((part) => renderSnakeKey(String(part))).join(".") || "the line"}: ${message}`).join("; ");
		}
		function mapKeys(value, convert) {
			if (Array.isArray(value)) return value.map((entry) => mapKeys(entry, convert));
			if (value === null || typeof value !== "object") return value;
			return Object.fromEntries(Object.entries(value).map(([key, entry]) => [convert(key), mapKeys(entry, convert)]));
		}
	}),
	73387: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { R: () => readAuditLines });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44196);
		var _audit_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87940);
		var _audit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73602);
		var _key_case_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83539);
		var _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27831);
		function readAuditLines(directory) {
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_2__.B5.audit);
			const text = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8") : "";
			const texts = text.split("\n");
			const torn = texts.pop() ?? "";
			const lines = [];
			for (const line of texts) {
				const checked = checkLine(line, lines.at(-1) ?? null);
				if (typeof checked === "string") return {
					lines,
					broken: {
						at: lines.length + 1,
						reason: checked
					}
				};
				lines.push(checked);
			}
			const broken = torn !== "" && lines.at(-1)?.type === "closed" ? {
				at: lines.length + 1,
				reason: afterTheEnd
			} : null;
			return {
				lines,
				broken
			};
		}
		const afterTheEnd = "it follows the closing entry";
		function checkLine(text, previous) {
			if (previous?.type === "closed") return afterTheEnd;
			let value;
			try {
				value = (0, _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_5__.qF)(text);
			} catch (thrown) {
				return `it is not JSON (${thrown.message})`;
			}
			if (JSON.stringify(value) !== text) return "its text is not as a run writes it";
			const parsed = _audit_schema_js__WEBPACK_IMPORTED_MODULE_3__.f.safeParse(value);
			if (!parsed.success) return `it is no audit entry (${(0, _key_case_js__WEBPACK_IMPORTED_MODULE_6__.$1)(parsed.error)})`;
			const entry = parsed.data;
			if (entry.seq !== (previous?.seq ?? 0) + 1) return `its number is ${entry.seq}`;
			if (entry.prev !== (0, _audit_js__WEBPACK_IMPORTED_MODULE_4__.M9)(previous)) return "it does not follow the entry before it";
			if (entry.hash !== (0, _audit_js__WEBPACK_IMPORTED_MODULE_4__.bQ)(value)) return "its content does not have its hash";
			return entry;
		}
	}),
	95159: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			T3: () => readRecords,
			aE: () => readRecord,
			jo: () => foldRecord
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _core_types_isolation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85377);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44196);
		var _history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94729);
		var _read_audit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73387);
		var _core_text_compare_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73014);
		function readRecord(directory) {
			const historyFile = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.history);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(historyFile)) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "usage",
				message: `${directory} ${(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(directory) ? "contains no record" : "does not exist"}`,
				hint: `Give the directory that the run printed as its record; it contains ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.history}.`
			});
			const { events } = (0, _history_js__WEBPACK_IMPORTED_MODULE_4__.i6)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(historyFile, "utf8"), historyFile);
			const last = (0, _read_audit_js__WEBPACK_IMPORTED_MODULE_5__.R)(directory).lines.at(-1);
			return {
				...foldRecord(directory, events),
				auditDigest: last?.type === "closed" ? last.hash : null
			};
		}
		function foldRecord(directory, events) {
			const started = events.flatMap(({ event }) => event.type === "run-started" ? [event] : [])[0] ?? null;
			const opened = events.flatMap(({ event }) => event.type === "sandbox-opened" ? [event] : []);
			const sandbox = (0, _core_types_isolation_js__WEBPACK_IMPORTED_MODULE_6__.Sd)(opened, ({ isolation }) => isolation.level);
			const result = events.flatMap(({ event }) => event.type === "run-finished" ? [event.result] : []).at(-1) ?? null;
			const patchFile = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.patch);
			return {
				directory,
				events,
				started,
				sandbox,
				result,
				patch: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(patchFile) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(patchFile, "utf8") : "",
				auditDigest: null
			};
		}
		const maxDepth = 4;
		function readRecords(directories, fold) {
			const found = [];
			const broken = [];
			const visit = (given, directory, depth) => {
				const name = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directories.length > 1 ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(given) : given, directory) || (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(directory);
				try {
					const names = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { withFileTypes: true });
					if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.history))) {
						const record = readRecord(directory);
						found.push({
							runId: record.started?.runId ?? null,
							events: record.events.length,
							folded: fold(name, record)
						});
					} else if (names.some((entry) => entry.name === _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.audit)) broken.push({
						name,
						problem: `it has no ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.history}: ${partialHint}`
					});
					else if (depth > 0) {
						for (const entry of names.toSorted((left, right) => (0, _core_text_compare_text_js__WEBPACK_IMPORTED_MODULE_7__.n)(left.name, right.name))) if (entry.isDirectory()) visit(given, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, entry.name), depth - 1);
					}
				} catch (thrown) {
					if (!isOfRecord(thrown)) throw thrown;
					broken.push({
						name,
						problem: (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(thrown)
					});
				}
			};
			for (const directory of directories) {
				const before = found.length + broken.length;
				if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(directory)) visit(directory, directory, maxDepth);
				if (found.length + broken.length === before) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `${directory} ${(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(directory) ? "contains no record" : "does not exist"}`,
					hint: `A record contains ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.history}; ${partialHint}.`
				});
			}
			const [first] = broken;
			if (found.length === 0 && first !== undefined) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "usage",
				message: `no record can be read: ${first.name}: ${first.problem}${broken.length > 1 ? `, and ${broken.length - 1} more` : ""}`,
				hint: `Give the directory that a run printed as its record, or one above it; a record contains ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.history}.`
			});
			return {
				found: dropEarlierParts(found).map(({ folded }) => folded),
				broken
			};
		}
		function dropEarlierParts(records) {
			const longest = new Map();
			for (const { runId, events } of records) if (runId !== null) longest.set(runId, Math.max(events, longest.get(runId) ?? 0));
			return records.filter(({ runId, events }) => runId === null || longest.get(runId) === events);
		}
		const partialHint = "on public repositories, it is uploaded only with upload-artifact: full";
		function isOfRecord(thrown) {
			return thrown instanceof _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj || thrown instanceof Error && "code" in thrown;
		}
	})
};
