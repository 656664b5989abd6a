export const id = 2203;
export const ids = [2203];
export const modules = {
	93847: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { P: () => taintSources });
		const taintSources = [
			"task",
			"repository",
			"network",
			"tool"
		];
	}),
	73602: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			M9: () => readExpectedPrevious,
			Pb: () => foldAudit,
			bQ: () => hashEntry,
			gi: () => stripChain,
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
					const { connection } = event;
					return {
						...common,
						type: "connection",
						call_id: event.callId,
						...connection
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
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_2__.R)(body)).digest("hex");
		}
		function readExpectedPrevious(previous) {
			return previous?.hash ?? firstPrevious;
		}
		function stripChain(line) {
			const chain = [
				"schema",
				"seq",
				"prev",
				"hash"
			];
			return Object.fromEntries(Object.entries(line).filter(([key]) => !chain.includes(key)));
		}
	}),
	26883: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			i6: () => parseHistory,
			fp: () => renderHistoryLine
		});
		var schemas = __webpack_require__(88343);
		var errors = __webpack_require__(961);
		var error = __webpack_require__(22603);
		;
		const approvalEventSchemas = [schemas.object({
			type: schemas.literal("approval-requested"),
			request: schemas.object({
				id: schemas.string(),
				nonce: schemas.string(),
				runId: schemas.string(),
				callId: schemas.string(),
				tool: schemas.string(),
				argsJson: schemas.string(),
				shown: schemas.object({
					parts: schemas.array(schemas.object({
						name: schemas.string(),
						form: schemas["enum"]([
							"value",
							"text",
							"diff"
						]),
						text: schemas.string()
					})),
					secrets: schemas.array(schemas.string()),
					script: schemas.object({
						id: schemas.string(),
						site: schemas.object({
							line: schemas.number(),
							excerpt: schemas.string()
						}).nullable()
					}).nullable()
				}).nullable().default(null),
				callHash: schemas.string(),
				policySha256: schemas.string(),
				headSha: schemas.string().nullable(),
				tree: schemas.string(),
				writes: schemas.array(schemas.object({
					path: schemas.string(),
					sha256: schemas.string().nullable()
				})).default([]),
				rule: schemas.string(),
				reason: schemas.string(),
				label: schemas.string(),
				by: schemas.array(schemas.string()),
				createdMs: schemas.number(),
				expiresMs: schemas.number()
			})
		}), schemas.object({
			type: schemas.literal("approval-answered"),
			requestId: schemas.string(),
			callId: schemas.string(),
			answer: schemas.discriminatedUnion("type", [
				schemas.object({
					type: schemas.literal("granted"),
					approver: schemas.string(),
					requestId: schemas.string()
				}),
				schemas.object({
					type: schemas.literal("denied"),
					approver: schemas.string(),
					requestId: schemas.string()
				}),
				schemas.object({
					type: schemas.literal("timed-out"),
					requestId: schemas.string()
				}),
				schemas.object({
					type: schemas.literal("filed"),
					requestId: schemas.string(),
					hint: schemas.string()
				}),
				schemas.object({
					type: schemas.literal("refused"),
					requestId: schemas.string(),
					reason: schemas.string()
				})
			]),
			waitedMs: schemas.number()
		})];
		var outcome = __webpack_require__(93905);
		var sandbox = __webpack_require__(37179);
		var limits = __webpack_require__(97535);
		var types_document = __webpack_require__(42908);
		var decision = __webpack_require__(10031);
		;
		const accessSchema = schemas.discriminatedUnion("type", [
			schemas.object({
				type: schemas.literal("command"),
				words: schemas.array(schemas.discriminatedUnion("type", [schemas.object({
					type: schemas.literal("literal"),
					value: schemas.string()
				}), schemas.object({
					type: schemas.literal("dynamic"),
					text: schemas.string(),
					folder: schemas.string().nullable().default(null),
					names: schemas.string().exactOptional()
				})])),
				cwd: schemas.string(),
				input: schemas.object({
					folder: schemas.string(),
					separator: schemas["enum"](["nul", "line"])
				}).exactOptional()
			}),
			schemas.object({
				type: schemas["enum"](["read", "write"]),
				path: schemas.string(),
				valid: schemas.boolean(),
				isFile: schemas.literal(true).exactOptional()
			}),
			schemas.object({
				type: schemas.literal("connect"),
				host: schemas.string(),
				port: schemas.number(),
				scheme: schemas.string(),
				method: schemas.string().exactOptional()
			}),
			schemas.object({
				type: schemas.literal("env"),
				name: schemas.string(),
				inert: schemas.boolean().exactOptional()
			}),
			schemas.object({
				type: schemas.literal("opaque"),
				text: schemas.string(),
				reason: schemas.string()
			}),
			schemas.object({
				type: schemas.literal("session"),
				sessionId: schemas.string(),
				command: schemas.string()
			}),
			schemas.object({ type: schemas.literal("none") })
		]);
		const decisionSchema = schemas.object({
			decisionId: schemas.string(),
			runId: schemas.string(),
			turn: schemas.number(),
			callId: schemas.string(),
			callHash: schemas.string(),
			tool: schemas.string(),
			origin: schemas["enum"](["structured", "script"]),
			accesses: schemas.array(accessSchema),
			decision: schemas["enum"](decision.a),
			rule: schemas.string(),
			reason: schemas.string(),
			instead: schemas.string(),
			suggestion: schemas.string(),
			matched: schemas.array(schemas.object({
				rule: schemas.string(),
				layer: schemas.string(),
				decision: schemas["enum"](decision.a),
				access: schemas.number()
			})),
			policySha256: schemas.string(),
			durationUs: schemas.number(),
			network: schemas.array(schemas.object({
				host: schemas.string(),
				port: schemas.number(),
				private: schemas.boolean(),
				rule: schemas.string()
			})).default([]),
			limits: schemas.array(schemas.object({
				limit: schemas.string(),
				used: schemas.number(),
				of: schemas.number()
			})).default([]),
			masked: schemas.array(schemas.string()).default([]),
			justified: schemas.boolean().default(false),
			contained: schemas.boolean().default(false),
			withheld: schemas.array(schemas.string()).default([]),
			refused: schemas.string().default("")
		});
		;
		const item_schema_image = schemas.object({
			type: schemas.literal("image"),
			mediaType: schemas.string(),
			base64: schemas.string()
		});
		const scriptError = schemas.object({
			name: schemas["enum"]([
				"ScriptSyntaxError",
				"BannedIdentifierError",
				"ScriptTimeoutError",
				"ScriptMemoryError",
				"ScriptStackError",
				"ScriptCancelledError",
				"ScriptNoResultError",
				"ToolNotFoundError",
				"ToolValidationError",
				"ToolBudgetExceededError",
				"ConcurrencyLimitError",
				"ToolExecutionError",
				"ApprovalDeniedError",
				"ApprovalTimeoutError",
				"DetachedPromiseError",
				"SerializationError",
				"HarnessInternalError",
				"ScriptError"
			]),
			code: schemas.string(),
			message: schemas.string(),
			phase: schemas["enum"]([
				"parsing",
				"executing",
				"finalizing"
			]),
			scriptId: schemas.string(),
			toolName: schemas.string().nullable(),
			callId: schemas.string().nullable(),
			stack: schemas.string().nullable(),
			retryable: schemas.boolean(),
			line: schemas.number().nullable(),
			column: schemas.number().nullable(),
			elapsedMs: schemas.number(),
			completedTools: schemas.number(),
			pendingTools: schemas.number()
		});
		const itemSchema = schemas.discriminatedUnion("type", [
			schemas.object({
				type: schemas.literal("message"),
				id: schemas.string(),
				role: schemas["enum"](["user", "assistant"]),
				content: schemas.array(schemas.discriminatedUnion("type", [schemas.object({
					type: schemas.literal("text"),
					text: schemas.string()
				}), item_schema_image]))
			}),
			schemas.object({
				type: schemas.literal("reasoning"),
				id: schemas.string(),
				text: schemas.string(),
				providerApi: schemas.string(),
				providerData: schemas.string()
			}),
			schemas.object({
				type: schemas.literal("function_call"),
				id: schemas.string(),
				callId: schemas.string(),
				name: schemas.string(),
				argumentsJson: schemas.string()
			}),
			schemas.object({
				type: schemas.literal("function_call_output"),
				id: schemas.string(),
				callId: schemas.string(),
				output: schemas.string(),
				failed: schemas.boolean(),
				images: schemas.array(item_schema_image)
			}),
			schemas.object({
				type: schemas.literal("script_tool_call"),
				id: schemas.string(),
				callId: schemas.string(),
				language: schemas["enum"](["ts", "js"]),
				sourceCode: schemas.string(),
				sourceSha256: schemas.string(),
				status: schemas["enum"]([
					"pending",
					"executing",
					"completed",
					"error"
				])
			}),
			schemas.object({
				type: schemas.literal("script_tool_call_output"),
				id: schemas.string(),
				callId: schemas.string(),
				outputJson: schemas.string().nullable(),
				error: scriptError.nullable(),
				summary: schemas.string().nullable(),
				text: schemas.string(),
				metadata: schemas.object({
					durationMs: schemas.number(),
					toolCallsMade: schemas.number(),
					memoryUsedMb: schemas.number(),
					scriptCacheHit: schemas.boolean(),
					compilationCacheHit: schemas.boolean()
				})
			})
		]);
		var change_schema = __webpack_require__(45442);
		var taint_source = __webpack_require__(93847);
		var result_schema = __webpack_require__(91833);
		;
		const fileMode = schemas.int().min(0).max(511);
		const event_schema_layer = schemas.object({
			name: schemas.string(),
			sha256: schemas.string()
		});
		const factsSchema = schemas.object({
			event: schemas.string(),
			ref: schemas.string(),
			label: schemas.string(),
			fork: schemas.boolean(),
			actorPermission: schemas.string(),
			actorStandings: schemas.array(schemas.string()).exactOptional(),
			actorAssociation: schemas.string(),
			authorAssociation: schemas.string().nullable()
		});
		const limitsSchema = schemas.object({
			turns: schemas.number(),
			toolCalls: schemas.number(),
			denials: schemas.number(),
			identicalCalls: schemas.number(),
			tokens: schemas.number(),
			costUsd: schemas.number().nullable(),
			wallClockMs: schemas.number()
		});
		const ownEventSchema = schemas.discriminatedUnion("type", [
			schemas.object({
				type: schemas.literal("run-started"),
				runId: schemas.string(),
				version: schemas.string(),
				task: schemas.string(),
				taskOrigin: schemas.string(),
				provider: schemas.string(),
				model: schemas.string(),
				replayed: schemas.boolean(),
				policyName: schemas.string(),
				policySha256: schemas.string(),
				policyLayers: schemas.array(event_schema_layer),
				workspace: schemas.string(),
				event: schemas.string(),
				policyOrigin: schemas.object({
					path: schemas.string(),
					branch: schemas.string(),
					commit: schemas.string()
				}).nullable().default(null),
				limits: limitsSchema.nullable().default(null),
				actor: schemas.string().default(""),
				facts: factsSchema.nullable().default(null),
				command: schemas.object({
					workingFolder: schemas.string(),
					inputs: schemas.record(schemas.string(), schemas.string())
				}).nullable().default(null),
				job: schemas.object({
					repository: schemas.string(),
					workflowFile: schemas.string(),
					trust: schemas.string()
				}).nullable().default(null)
			}),
			schemas.object({
				type: schemas.literal("sandbox-opened"),
				isolation: schemas.object({
					level: schemas["enum"](["off", ...sandbox.i]),
					rung: schemas.string(),
					seccomp: schemas.boolean(),
					bubblewrap: schemas.object({
						version: schemas.string(),
						isFixed: schemas.boolean()
					}).nullable(),
					walls: schemas.array(schemas.string()),
					limits: schemas.array(schemas.string()),
					notes: schemas.array(schemas.string())
				}),
				baseCommit: schemas.string().nullable()
			}),
			schemas.object({
				type: schemas.literal("item"),
				turn: schemas.number(),
				item: itemSchema
			}),
			schemas.object({
				type: schemas.literal("model-requested"),
				turn: schemas.number()
			}),
			schemas.object({
				type: schemas.literal("model-responded"),
				turn: schemas.number(),
				model: schemas.string(),
				stop: schemas.string(),
				usage: result_schema.uX,
				costUsd: schemas.number().nullable().default(null),
				durationMs: schemas.number(),
				items: schemas.number().nullable().default(null)
			}),
			schemas.object({
				type: schemas.literal("chat-answered"),
				callId: schemas.string(),
				model: schemas.string(),
				stop: schemas.string(),
				usage: result_schema.uX,
				costUsd: schemas.number().nullable(),
				durationMs: schemas.number()
			}),
			schemas.object({
				type: schemas.literal("context-compacted"),
				turn: schemas.number(),
				step: schemas["enum"]([
					"outputs",
					"summary",
					"turns"
				]),
				summary: schemas.string(),
				usage: result_schema.uX,
				costUsd: schemas.number().nullable()
			}),
			schemas.object({
				type: schemas.literal("model-failed"),
				turn: schemas.number(),
				attempt: schemas.number(),
				code: schemas.string(),
				message: schemas.string(),
				usage: result_schema.uX.default(limits._e),
				costUsd: schemas.number().nullable().default(0),
				retryInMs: schemas.number().nullable()
			}),
			schemas.object({
				type: schemas.literal("tool-decided"),
				decision: decisionSchema,
				scriptId: schemas.string().nullable(),
				argsJson: schemas.string(),
				argsSha256: schemas.string()
			}),
			schemas.object({
				type: schemas.literal("tool-started"),
				callId: schemas.string()
			}),
			schemas.object({
				type: schemas.literal("tool-finished"),
				callId: schemas.string(),
				tool: schemas.string(),
				state: schemas["enum"]([
					"completed",
					"failed",
					"aborted"
				]),
				exitCode: schemas.number().nullable(),
				message: schemas.string(),
				outputJson: schemas.string(),
				outputBytes: schemas.number(),
				durationMs: schemas.number()
			}),
			...approvalEventSchemas,
			schemas.object({
				type: schemas.literal("server-opened"),
				server: schemas.string(),
				tools: schemas.array(schemas.object({
					name: schemas.string(),
					sha256: schemas.string()
				})),
				toolsSha256: schemas.string(),
				refused: schemas.array(schemas.object({
					name: schemas.string(),
					reason: schemas.string()
				})),
				failure: schemas.string()
			}),
			schemas.object({
				type: schemas.literal("connection-decided"),
				callId: schemas.string().nullable(),
				connection: schemas.object({
					host: schemas.string(),
					port: schemas.number(),
					decision: schemas["enum"](["allow", "deny"]),
					rule: schemas.string(),
					reason: schemas.string(),
					address: schemas.string(),
					count: schemas.number().default(1)
				})
			}),
			schemas.object({
				type: schemas.literal("changes-decided"),
				turn: schemas.number(),
				callId: schemas.string(),
				kept: schemas.number(),
				refused: schemas.array(change_schema.e),
				refusedCount: schemas.number()
			}),
			schemas.object({
				type: schemas.literal("files-accepted"),
				files: schemas.array(schemas.discriminatedUnion("kind", [
					schemas.object({
						path: schemas.string(),
						kind: schemas.literal("file"),
						mode: fileMode,
						bytes: schemas.int().nonnegative(),
						sha256: schemas.string().regex(/^[0-9a-f]{64}$/)
					}),
					schemas.object({
						path: schemas.string(),
						kind: schemas.literal("directory"),
						mode: fileMode
					}),
					schemas.object({
						path: schemas.string(),
						kind: schemas.literal("symlink"),
						target: schemas.string()
					}),
					schemas.object({
						path: schemas.string(),
						kind: schemas.literal("missing")
					}),
					schemas.object({
						path: schemas.string(),
						kind: schemas.literal("withheld"),
						reason: schemas["enum"](["secret", "size"])
					})
				]))
			}),
			schemas.object({
				type: schemas.literal("run-resumed"),
				version: schemas.string(),
				auditDigest: schemas.string(),
				ended: schemas.string(),
				policySha256: schemas.string(),
				unknownCalls: schemas.array(schemas.string())
			}),
			schemas.object({
				type: schemas.literal("history-tainted"),
				turn: schemas.number(),
				source: schemas["enum"](taint_source.P)
			}),
			schemas.object({
				type: schemas.literal("tool-rejected"),
				turn: schemas.number(),
				callId: schemas.string(),
				scriptId: schemas.string().nullable(),
				tool: schemas.string(),
				reason: schemas.string()
			}),
			schemas.object({
				type: schemas.literal("script-console"),
				scriptId: schemas.string(),
				level: schemas["enum"]([
					"log",
					"warn",
					"error"
				]),
				text: schemas.string()
			}),
			schemas.object({
				type: schemas.literal("script-progress"),
				scriptId: schemas.string(),
				kind: schemas["enum"](["info", "warn"]),
				message: schemas.string()
			}),
			schemas.object({
				type: schemas.literal("store-changed"),
				scriptId: schemas.string(),
				key: schemas.string(),
				valueJson: schemas.string().nullable()
			}),
			schemas.object({
				type: schemas.literal("agent-started"),
				agent: schemas.string(),
				parent: schemas.string().nullable(),
				callId: schemas.string(),
				task: schemas.string(),
				narrowingJson: schemas.string(),
				policySha256: schemas.string()
			}),
			schemas.object({
				type: schemas.literal("agent-ended"),
				agent: schemas.string(),
				outcome: schemas["enum"](outcome.KI),
				reason: schemas.string(),
				answer: schemas.string(),
				changedFiles: schemas.array(schemas.string()),
				turns: schemas.number(),
				toolCalls: schemas.number(),
				usage: result_schema.uX,
				costUsd: schemas.number().nullable()
			}),
			schemas.object({
				type: schemas.literal("document-saved"),
				callId: schemas.string(),
				namespace: schemas["enum"](types_document.s),
				key: schemas.string(),
				taint: schemas["enum"](taint_source.P).nullable(),
				contentJson: schemas.string()
			}),
			schemas.object({
				type: schemas.literal("plan-updated"),
				callId: schemas.string(),
				plan: schemas.object({
					explanation: schemas.string(),
					steps: schemas.array(schemas.object({
						step: schemas.string(),
						status: schemas["enum"]([
							"pending",
							"in_progress",
							"completed"
						])
					}))
				})
			}),
			schemas.object({
				type: schemas.literal("command-checked"),
				phase: schemas["enum"]([
					"setup",
					"verify-before",
					"verify-after",
					"verify-configured"
				]),
				command: schemas.string(),
				exitCode: schemas.number().nullable(),
				timedOut: schemas.boolean().default(false),
				output: schemas.string(),
				tests: schemas.array(result_schema.Rt).default([]),
				durationMs: schemas.number()
			}),
			schemas.object({
				type: schemas.literal("verify-judged"),
				problems: schemas.array(schemas.string()),
				patchSha256: schemas.string()
			}),
			schemas.object({
				type: schemas.literal("patch-made"),
				files: schemas.array(result_schema.A8),
				sha256: schemas.string(),
				baseCommit: schemas.string().nullable(),
				baseTree: schemas.string()
			}),
			schemas.object({
				type: schemas.literal("warning"),
				message: schemas.string()
			}),
			schemas.object({
				type: schemas.literal("run-finished"),
				result: result_schema.FD
			})
		]);
		const eventSchema = schemas.discriminatedUnion("type", [...ownEventSchema.options, schemas.object({
			type: schemas.literal("agent-event"),
			agent: schemas.string(),
			event: ownEventSchema
		})]);
		var key_case = __webpack_require__(83539);
		;
		const maxDateMs = 864e13;
		const historyLineSchema = schemas.object({
			schema: schemas.literal("history/v1"),
			seq: schemas.int().positive(),
			timestampMs: schemas.number().min(0).max(maxDateMs),
			event: eventSchema
		});
		function renderHistoryLine({ seq, timestampMs, event }) {
			return `${JSON.stringify({
				schema: "history/v1",
				seq,
				timestamp_ms: timestampMs,
				event: (0, key_case.uc)(event)
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
				const { seq, timestampMs, event } = historyLineSchema.parse((0, key_case.Cb)(JSON.parse(line)));
				if (seq !== expectedSeq) throw new Error(`seq is ${seq}, not ${expectedSeq}`);
				return {
					seq,
					timestampMs,
					event
				};
			} catch (thrown) {
				const why = thrown instanceof errors.G ? (0, key_case.$1)(thrown) : (0, error.IP)(thrown);
				throw new error.tj({
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
	94453: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { R: () => readAuditLines });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var record = __webpack_require__(44196);
		var schemas = __webpack_require__(88343);
		var decision = __webpack_require__(10031);
		var outcome = __webpack_require__(93905);
		var taint_source = __webpack_require__(93847);
		var change_schema = __webpack_require__(45442);
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
			...place,
			...audit_schema_event,
			call_id: schemas.string(),
			tool: schemas.string()
		};
		const auditLineSchema = schemas.discriminatedUnion("type", [
			schemas.looseObject({
				type: schemas.literal("opened"),
				...place,
				...audit_schema_event,
				run_id: schemas.string(),
				version: schemas.string(),
				provider: schemas.string(),
				model: schemas.string(),
				policy: schemas.string(),
				policy_sha256: schemas.string()
			}),
			schemas.looseObject({
				type: schemas.literal("sandbox"),
				...place,
				...audit_schema_event,
				isolation: schemas.string(),
				rung: schemas.string(),
				bubblewrap: schemas.object({
					version: schemas.string(),
					is_fixed: schemas.boolean()
				}).nullable(),
				walls: schemas.array(schemas.string()),
				base_commit: schemas.string().nullable()
			}),
			schemas.looseObject({
				type: schemas.literal("call"),
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
			schemas.looseObject({
				type: schemas.literal("call-ended"),
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
			schemas.looseObject({
				type: schemas.literal("approval-requested"),
				...place,
				...audit_schema_event,
				request_id: schemas.string(),
				call_id: schemas.string(),
				call_hash: digest,
				rule: schemas.string(),
				head_sha: schemas.string().nullable(),
				tree: schemas.string(),
				policy_sha256: schemas.string(),
				expires_ms: schemas.number()
			}),
			schemas.looseObject({
				type: schemas.literal("approval-answered"),
				...place,
				...audit_schema_event,
				request_id: schemas.string(),
				call_id: schemas.string(),
				answer: schemas.string(),
				grant_of: schemas.string(),
				approver: schemas.string()
			}),
			schemas.looseObject({
				type: schemas.literal("server"),
				...place,
				...audit_schema_event,
				server: schemas.string(),
				tools_sha256: schemas.string(),
				tools: schemas.array(schemas.string()),
				refused: schemas.array(schemas.string()),
				failure: schemas.string()
			}),
			schemas.looseObject({
				type: schemas.literal("connection"),
				...place,
				...audit_schema_event,
				call_id: schemas.string().nullable(),
				host: schemas.string(),
				port: schemas.number(),
				decision: schemas["enum"](["allow", "deny"]),
				rule: schemas.string(),
				reason: schemas.string(),
				address: schemas.string(),
				count: schemas.number().optional()
			}),
			schemas.looseObject({
				type: schemas.literal("changes"),
				...place,
				...audit_schema_event,
				turn: schemas.number(),
				call_id: schemas.string(),
				kept: schemas.number(),
				refused_count: schemas.number(),
				refused: schemas.array(change_schema.e)
			}),
			schemas.looseObject({
				type: schemas.literal("files"),
				...place,
				...audit_schema_event,
				count: schemas.number(),
				files_sha256: digest
			}),
			schemas.looseObject({
				type: schemas.literal("resumed"),
				...place,
				...audit_schema_event,
				version: schemas.string(),
				policy_sha256: schemas.string(),
				audit_digest: schemas.string(),
				ended: schemas.string()
			}),
			schemas.looseObject({
				type: schemas.literal("agent"),
				...place,
				...audit_schema_event,
				agent: schemas.string(),
				parent: schemas.string().nullable(),
				call_id: schemas.string(),
				task_sha256: digest,
				policy_sha256: schemas.string()
			}),
			schemas.looseObject({
				type: schemas.literal("agent-ended"),
				...place,
				...audit_schema_event,
				agent: schemas.string(),
				outcome: schemas["enum"](outcome.KI),
				turns: schemas.number(),
				tool_calls: schemas.number()
			}),
			schemas.looseObject({
				type: schemas.literal("tainted"),
				...place,
				...audit_schema_event,
				turn: schemas.number(),
				source: schemas["enum"](taint_source.P)
			}),
			schemas.looseObject({
				type: schemas.literal("rejected"),
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
			const file = (0, external_node_path_.join)(directory, record.B.audit);
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
	}),
	45442: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { e: () => refusedChangeSchema });
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
		const refusedChangeSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
			path: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			kind: zod__WEBPACK_IMPORTED_MODULE_0__["enum"]([
				"created",
				"modified",
				"deleted",
				"mode",
				"type"
			]),
			rule: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			reason: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			restored: zod__WEBPACK_IMPORTED_MODULE_0__.boolean()
		});
	}),
	91833: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			A8: () => changedFileSchema,
			FD: () => resultSchema,
			Rt: () => testCountSchema,
			uX: () => tokenUsageSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
		var _core_types_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93905);
		const changedFileSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
			path: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
			kind: zod__WEBPACK_IMPORTED_MODULE_1__["enum"]([
				"added",
				"modified",
				"deleted"
			])
		});
		const tokenUsageSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
			inputTokens: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
			outputTokens: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
			cachedTokens: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
			cacheWriteTokens: zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable().default(null)
		});
		const testCountSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
			runner: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
			total: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
			skipped: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
			failed: zod__WEBPACK_IMPORTED_MODULE_1__.number().default(0),
			expectedToFail: zod__WEBPACK_IMPORTED_MODULE_1__.number().optional(),
			endedEarly: zod__WEBPACK_IMPORTED_MODULE_1__.literal(true).optional()
		});
		const resultSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
			runId: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
			outcome: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](_core_types_outcome_js__WEBPACK_IMPORTED_MODULE_0__.KI),
			reason: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
			finalMessage: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
			structuredOutput: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable().default(null),
			replayed: zod__WEBPACK_IMPORTED_MODULE_1__.boolean(),
			changedFiles: zod__WEBPACK_IMPORTED_MODULE_1__.array(changedFileSchema),
			denials: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.object({
				rule: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
				reason: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
				count: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
				example: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
				moreExamples: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).default([]),
				suggestion: zod__WEBPACK_IMPORTED_MODULE_1__.string()
			})),
			deniedCalls: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
			toolCalls: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
			turns: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
			usage: tokenUsageSchema,
			costUsd: zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable(),
			verify: zod__WEBPACK_IMPORTED_MODULE_1__.object({
				command: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
				before: zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable(),
				after: zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable(),
				timedOutBefore: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().default(false),
				timedOutAfter: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().default(false),
				testsBefore: zod__WEBPACK_IMPORTED_MODULE_1__.array(testCountSchema).default([]),
				testsAfter: zod__WEBPACK_IMPORTED_MODULE_1__.array(testCountSchema).default([]),
				problems: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).default([]),
				patchSha256: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable().default(null)
			}).nullable(),
			durationMs: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
			warnings: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string())
		});
	})
};
