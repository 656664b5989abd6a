export const id = 847;
export const ids = [847];
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
	37981: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			OW: () => isJsonObject,
			Qn: () => readJsonPointer,
			R5: () => renderCanonicalJson,
			cI: () => renderContent
		});
		function isJsonObject(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
		function renderCanonicalJson(value) {
			if (Array.isArray(value)) return `[${value.map(renderCanonicalJson).join(",")}]`;
			if (value === null || typeof value !== "object") return JSON.stringify(value);
			const entries = Object.entries(value).toSorted(([left], [right]) => left < right ? -1 : left > right ? 1 : 0).map(([key, entry]) => `${JSON.stringify(key)}:${renderCanonicalJson(entry)}`);
			return `{${entries.join(",")}}`;
		}
		function renderContent(value) {
			return renderCanonicalJson(JSON.parse(JSON.stringify(value)));
		}
		function readJsonPointer(value, pointer) {
			let current = value;
			for (const written of pointer.slice(1).split("/")) {
				const part = written.replaceAll("~1", "/").replaceAll("~0", "~");
				if (current === null || typeof current !== "object") return undefined;
				if (Array.isArray(current) && !/^(?:0|[1-9]\d*)$/.test(part)) return undefined;
				current = Object.hasOwn(current, part) ? current[part] : undefined;
				if (current === undefined) return undefined;
			}
			return current;
		}
	}),
	44196: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			B5: () => recordFiles,
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
		var _core_types_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95867);
		var _core_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37981);
		const firstPrevious = "0".repeat(64);
		function foldAudit({ seq, timestampMs, event }) {
			if (event.type === "agent-event") {
				const body = foldAudit({
					seq,
					timestampMs,
					event: event.event
				});
				return body === null ? null : {
					...body,
					agent: event.agent
				};
			}
			const common = {
				history_seq: seq,
				timestamp_ms: timestampMs
			};
			switch (event.type) {
				case "run-started": return {
					...common,
					type: "opened",
					run_id: event.runId,
					version: event.version,
					provider: event.provider,
					model: event.model,
					policy: event.policyName,
					policy_sha256: event.policySha256
				};
				case "sandbox-opened": return {
					...common,
					type: "sandbox",
					isolation: event.isolation.level,
					rung: event.isolation.rung,
					bubblewrap: event.isolation.bubblewrap === null ? null : {
						version: event.isolation.bubblewrap.version,
						is_fixed: event.isolation.bubblewrap.isFixed
					},
					walls: [...event.isolation.walls],
					base_commit: event.baseCommit
				};
				case "tool-decided": {
					const { decision } = event;
					return {
						...common,
						type: "call",
						turn: decision.turn,
						call_id: decision.callId,
						decision_id: decision.decisionId,
						script_id: event.scriptId,
						tool: decision.tool,
						origin: decision.origin,
						args_sha256: event.argsSha256,
						call_hash: decision.callHash,
						accesses: decision.accesses.map(_core_types_access_js__WEBPACK_IMPORTED_MODULE_1__.bu),
						decision: decision.decision,
						rule: decision.rule,
						reason: decision.reason,
						matched: decision.matched.map(({ rule, layer, decision: of }) => `${rule} (${layer}): ${of}`),
						policy_sha256: decision.policySha256,
						duration_us: decision.durationUs,
						limits: decision.limits.map(({ limit, used, of }) => `${limit} ${used}/${of}`),
						masked: [...decision.masked]
					};
				}
				case "tool-finished": return {
					...common,
					type: "call-ended",
					call_id: event.callId,
					tool: event.tool,
					state: event.state,
					exit_code: event.exitCode,
					output_bytes: event.outputBytes,
					duration_ms: event.durationMs
				};
				case "approval-requested": {
					const { request } = event;
					return {
						...common,
						type: "approval-requested",
						request_id: request.id,
						call_id: request.callId,
						call_hash: request.callHash,
						rule: request.rule,
						head_sha: request.headSha,
						tree: request.tree,
						policy_sha256: request.policySha256,
						expires_ms: request.expiresMs
					};
				}
				case "approval-answered": return {
					...common,
					type: "approval-answered",
					request_id: event.requestId,
					call_id: event.callId,
					answer: event.answer.type,
					grant_of: event.answer.requestId,
					approver: "approver" in event.answer ? event.answer.approver : ""
				};
				case "server-opened": return {
					...common,
					type: "server",
					server: event.server,
					tools_sha256: event.toolsSha256,
					tools: event.tools.map(({ name, sha256 }) => `${name} ${sha256}`),
					refused: event.refused.map(({ name, reason }) => `${name}: ${reason}`),
					failure: event.failure
				};
				case "connection-decided": {
					const { sentBytes, ...connection } = event.connection;
					return {
						...common,
						type: "connection",
						call_id: event.callId,
						...connection,
						sent_bytes: sentBytes
					};
				}
				case "changes-decided": return {
					...common,
					type: "changes",
					turn: event.turn,
					call_id: event.callId,
					kept: event.kept,
					refused_count: event.refusedCount,
					refused: event.refused.map(({ path, kind, rule, reason, restored }) => ({
						path,
						kind,
						rule,
						reason,
						restored
					}))
				};
				case "files-accepted": return {
					...common,
					type: "files",
					count: event.files.length,
					files_sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(event.files)).digest("hex")
				};
				case "run-resumed": return {
					...common,
					type: "resumed",
					version: event.version,
					policy_sha256: event.policySha256,
					audit_digest: event.auditDigest,
					ended: event.ended
				};
				case "agent-started": return {
					...common,
					type: "agent",
					agent: event.agent,
					parent: event.parent,
					call_id: event.callId,
					task_sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(event.task).digest("hex"),
					policy_sha256: event.policySha256
				};
				case "agent-ended": return {
					...common,
					type: "agent-ended",
					agent: event.agent,
					outcome: event.outcome,
					turns: event.turns,
					tool_calls: event.toolCalls
				};
				case "history-tainted": return {
					...common,
					type: "tainted",
					turn: event.turn,
					source: event.source
				};
				case "tool-rejected": return {
					...common,
					type: "rejected",
					turn: event.turn,
					call_id: event.callId,
					script_id: event.scriptId,
					tool: event.tool,
					reason: event.reason
				};
				default: return null;
			}
		}
		function chainEntry(previous, body) {
			const entry = {
				...body,
				schema: "audit/v1",
				seq: (previous?.seq ?? 0) + 1,
				prev: previous?.hash ?? firstPrevious
			};
			return {
				...entry,
				hash: hashEntry(entry)
			};
		}
		function hashEntry(entry) {
			const body = Object.fromEntries(Object.entries(entry).filter(([key]) => key !== "hash"));
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_2__.R5)(body)).digest("hex");
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
			return Object.entries(entry).every(([key, value]) => !Object.hasOwn(derived, key) || (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_2__.R5)(value) === (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_2__.R5)(derived[key] ?? null));
		}
	}),
	83539: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$1: () => renderIssues,
			Cb: () => toCamelCase,
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
	52138: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { R: () => readAuditLines });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var record = __webpack_require__(44196);
		var schemas = __webpack_require__(88343);
		var decision = __webpack_require__(10031);
		var outcome = __webpack_require__(93905);
		var types_taint = __webpack_require__(49605);
		var change = __webpack_require__(25761);
		;
		const digest = schemas.string().regex(/^[0-9a-f]{64}$/);
		const place = {
			schema: schemas.literal("audit/v1"),
			seq: schemas.int().positive(),
			prev: digest,
			hash: digest
		};
		const audit_schema_event = {
			history_seq: schemas.int().positive(),
			timestamp_ms: schemas.number(),
			agent: schemas.string().optional()
		};
		const call = {
			call_id: schemas.string(),
			tool: schemas.string()
		};
		function entry(type, shape) {
			return schemas.looseObject({
				type: schemas.literal(type),
				...place,
				...audit_schema_event,
				...shape
			});
		}
		const auditLineSchema = schemas.discriminatedUnion("type", [
			entry("opened", {
				run_id: schemas.string(),
				version: schemas.string(),
				provider: schemas.string(),
				model: schemas.string(),
				policy: schemas.string(),
				policy_sha256: schemas.string()
			}),
			entry("sandbox", {
				isolation: schemas.string(),
				rung: schemas.string(),
				bubblewrap: schemas.object({
					version: schemas.string(),
					is_fixed: schemas.boolean()
				}).nullable(),
				walls: schemas.array(schemas.string()),
				base_commit: schemas.string().nullable()
			}),
			entry("call", {
				...call,
				turn: schemas.number(),
				decision_id: schemas.string(),
				script_id: schemas.string().nullable(),
				origin: schemas.string(),
				args_sha256: schemas.string(),
				call_hash: schemas.string(),
				accesses: schemas.array(schemas.string()),
				decision: schemas["enum"](decision.a),
				rule: schemas.string(),
				reason: schemas.string(),
				matched: schemas.array(schemas.string()),
				policy_sha256: schemas.string(),
				duration_us: schemas.number(),
				limits: schemas.array(schemas.string()).optional(),
				masked: schemas.array(schemas.string()).optional()
			}),
			entry("call-ended", {
				...call,
				state: schemas["enum"]([
					"completed",
					"failed",
					"aborted"
				]),
				exit_code: schemas.number().nullable(),
				output_bytes: schemas.number(),
				duration_ms: schemas.number()
			}),
			entry("approval-requested", {
				request_id: schemas.string(),
				call_id: schemas.string(),
				call_hash: digest,
				rule: schemas.string(),
				head_sha: schemas.string().nullable(),
				tree: schemas.string(),
				policy_sha256: schemas.string(),
				expires_ms: schemas.number()
			}),
			entry("approval-answered", {
				request_id: schemas.string(),
				call_id: schemas.string(),
				answer: schemas.string(),
				grant_of: schemas.string(),
				approver: schemas.string()
			}),
			entry("server", {
				server: schemas.string(),
				tools_sha256: schemas.string(),
				tools: schemas.array(schemas.string()),
				refused: schemas.array(schemas.string()),
				failure: schemas.string()
			}),
			entry("connection", {
				call_id: schemas.string().nullable(),
				host: schemas.string(),
				port: schemas.number(),
				decision: schemas["enum"](["allow", "deny"]),
				rule: schemas.string(),
				reason: schemas.string(),
				address: schemas.string(),
				count: schemas.number().optional(),
				sent_bytes: schemas.number().nullable().optional()
			}),
			entry("changes", {
				turn: schemas.number(),
				call_id: schemas.string(),
				kept: schemas.number(),
				refused_count: schemas.number(),
				refused: schemas.array(change.eg)
			}),
			entry("files", {
				count: schemas.number(),
				files_sha256: digest
			}),
			entry("resumed", {
				version: schemas.string(),
				policy_sha256: schemas.string(),
				audit_digest: schemas.string(),
				ended: schemas.string()
			}),
			entry("agent", {
				agent: schemas.string(),
				parent: schemas.string().nullable(),
				call_id: schemas.string(),
				task_sha256: digest,
				policy_sha256: schemas.string()
			}),
			entry("agent-ended", {
				agent: schemas.string(),
				outcome: schemas["enum"](outcome.KI),
				turns: schemas.number(),
				tool_calls: schemas.number()
			}),
			entry("tainted", {
				turn: schemas.number(),
				source: schemas["enum"](types_taint.P)
			}),
			entry("rejected", {
				...call,
				turn: schemas.number(),
				script_id: schemas.string().nullable(),
				reason: schemas.string()
			}),
			schemas.looseObject({
				type: schemas.literal("closed"),
				...place,
				outcome: schemas["enum"](outcome.KI),
				files: schemas.record(schemas.string(), digest)
			})
		]);
		var audit = __webpack_require__(73602);
		var key_case = __webpack_require__(83539);
		var parse_json = __webpack_require__(27831);
		;
		function readAuditLines(directory) {
			const file = (0, external_node_path_.join)(directory, record.B5.audit);
			const text = (0, external_node_fs_.existsSync)(file) ? (0, external_node_fs_.readFileSync)(file, "utf8") : "";
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
				value = (0, parse_json.q)(text);
			} catch (thrown) {
				return `it is not JSON (${thrown.message})`;
			}
			if (JSON.stringify(value) !== text) return "its text is not as a run writes it";
			const parsed = auditLineSchema.safeParse(value);
			if (!parsed.success) return `it is no audit entry (${(0, key_case.$1)(parsed.error)})`;
			const entry = parsed.data;
			if (entry.seq !== (previous?.seq ?? 0) + 1) return `its number is ${entry.seq}`;
			if (entry.prev !== (0, audit.M9)(previous)) return "it does not follow the entry before it";
			if (entry.hash !== (0, audit.bQ)(value)) return "its content does not have its hash";
			return entry;
		}
	})
};
