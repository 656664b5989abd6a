export const id = 4855;
export const ids = [4855];
export const modules = {
	93531: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			H: () => agentReportSchema,
			U: () => defaultAgentSettings
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
		var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97535);
		var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93905);
		const defaultAgentSettings = {
			models: [],
			chats: 20,
			children: 4,
			depth: 1
		};
		const agentReportSchema = zod__WEBPACK_IMPORTED_MODULE_2__.object({
			agent: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
			outcome: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_outcome_js__WEBPACK_IMPORTED_MODULE_1__.KI),
			reason: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
			answer: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
			changedFiles: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()),
			turns: zod__WEBPACK_IMPORTED_MODULE_2__.number(),
			toolCalls: zod__WEBPACK_IMPORTED_MODULE_2__.number(),
			usage: _limits_js__WEBPACK_IMPORTED_MODULE_0__.uX,
			costUsd: zod__WEBPACK_IMPORTED_MODULE_2__.number().nullable()
		});
	}),
	12010: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			kR: () => isGranted,
			sR: () => approvalRequestSchema,
			vA: () => personAnswers,
			x3: () => approvalAnswerSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
		const stateShape = {
			headSha: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
			tree: zod__WEBPACK_IMPORTED_MODULE_0__.string()
		};
		const escalatedWriteSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
			path: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			sha256: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable()
		});
		const shownPartSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
			name: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			form: zod__WEBPACK_IMPORTED_MODULE_0__["enum"]([
				"value",
				"text",
				"diff"
			]),
			text: zod__WEBPACK_IMPORTED_MODULE_0__.string()
		});
		const shownCallSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
			binds: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["call", "changes"]).default("call"),
			parts: zod__WEBPACK_IMPORTED_MODULE_0__.array(shownPartSchema),
			secrets: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()),
			script: zod__WEBPACK_IMPORTED_MODULE_0__.object({
				id: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
				site: zod__WEBPACK_IMPORTED_MODULE_0__.object({
					line: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
					excerpt: zod__WEBPACK_IMPORTED_MODULE_0__.string()
				}).nullable()
			}).nullable()
		});
		const approvalRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
			id: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			nonce: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			runId: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			callId: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			tool: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			argsJson: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			shown: shownCallSchema.nullable().default(null),
			callHash: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			policySha256: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			...stateShape,
			writes: zod__WEBPACK_IMPORTED_MODULE_0__.array(escalatedWriteSchema).default([]),
			rule: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			reason: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			label: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			by: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()),
			createdMs: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
			expiresMs: zod__WEBPACK_IMPORTED_MODULE_0__.number()
		});
		const personAnswers = [
			"granted",
			"granted-for-run",
			"explain",
			"denied",
			"denied-and-ended"
		];
		const approvalAnswerSchema = zod__WEBPACK_IMPORTED_MODULE_0__.discriminatedUnion("type", [
			zod__WEBPACK_IMPORTED_MODULE_0__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["granted", "granted-for-run"]),
				approver: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
				requestId: zod__WEBPACK_IMPORTED_MODULE_0__.string()
			}),
			zod__WEBPACK_IMPORTED_MODULE_0__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_0__.literal("explain"),
				approver: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
				requestId: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
				question: zod__WEBPACK_IMPORTED_MODULE_0__.string()
			}),
			zod__WEBPACK_IMPORTED_MODULE_0__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["denied", "denied-and-ended"]),
				approver: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
				requestId: zod__WEBPACK_IMPORTED_MODULE_0__.string()
			}),
			zod__WEBPACK_IMPORTED_MODULE_0__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_0__.literal("timed-out"),
				requestId: zod__WEBPACK_IMPORTED_MODULE_0__.string()
			}),
			zod__WEBPACK_IMPORTED_MODULE_0__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_0__.literal("filed"),
				requestId: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
				hint: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
				note: zod__WEBPACK_IMPORTED_MODULE_0__.string().default("")
			}),
			zod__WEBPACK_IMPORTED_MODULE_0__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_0__.literal("refused"),
				requestId: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
				reason: zod__WEBPACK_IMPORTED_MODULE_0__.string()
			})
		]);
		function isGranted(answer) {
			return answer.type === "granted" || answer.type === "granted-for-run";
		}
	}),
	42908: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			E5: () => documentLimits,
			JP: () => mergeDocuments,
			Jv: () => measureDocuments,
			Lb: () => findExcess,
			sz: () => documentNamespaces
		});
		const documentNamespaces = ["files", "prompts"];
		const documentLimits = {
			documents: 200,
			documentBytes: 1024 * 1024,
			totalBytes: 8 * 1024 * 1024
		};
		function mergeDocuments(documents) {
			return [...new Map(documents.map((document) => [`${document.namespace}\n${document.key}`, document])).values()];
		}
		function measureDocuments(documents) {
			return documents.reduce((total, { key, content }) => total + Buffer.byteLength(key) + Buffer.byteLength(content), 0);
		}
		function findExcess(documents) {
			let total = 0;
			for (const [index, document] of documents.entries()) {
				const bytes = measureDocuments([document]);
				total += bytes;
				if (index >= documentLimits.documents) return {
					index,
					problem: `there are more than ${documentLimits.documents} documents`
				};
				if (bytes > documentLimits.documentBytes) return {
					index,
					problem: `the document has ${bytes} bytes; at most ${documentLimits.documentBytes} are kept`
				};
				if (total > documentLimits.totalBytes) return {
					index,
					problem: `the documents have more than ${documentLimits.totalBytes} bytes`
				};
			}
			return null;
		}
	}),
	14855: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			vB: () => agentCallSeparator,
			yO: () => countTurns,
			G4: () => eventSchema,
			bx: () => listAllEvents,
			wJ: () => patchCallId,
			JS: () => programEndings,
			Rm: () => readPolicyOrigin,
			Mw: () => sumRequests,
			Rr: () => wasTainted
		});
		var schemas = __webpack_require__(88343);
		var approval = __webpack_require__(12010);
		;
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
		var isolation = __webpack_require__(85377);
		var limits = __webpack_require__(97535);
		var agents = __webpack_require__(93531);
		var change = __webpack_require__(25761);
		var conversation = __webpack_require__(3291);
		var decision = __webpack_require__(10031);
		var types_document = __webpack_require__(42908);
		var mcp = __webpack_require__(81441);
		var network = __webpack_require__(10007);
		var result = __webpack_require__(37976);
		var types_taint = __webpack_require__(49605);
		var verify = __webpack_require__(2032);
		;
		const policyOriginSchema = schemas.object({
			path: schemas.string(),
			branch: schemas.string(),
			commit: schemas.string()
		});
		const policyLayerSchema = schemas.object({
			name: schemas.string(),
			sha256: schemas.string()
		});
		const typedCommandSchema = schemas.object({
			workingFolder: schemas.string(),
			inputs: schemas.record(schemas.string(), schemas.string()),
			approvals: schemas.object({
				folder: schemas.string(),
				waitSeconds: schemas.number()
			}).nullable().default(null)
		});
		const jobSchema = schemas.object({
			repository: schemas.string(),
			workflowFile: schemas.string(),
			trust: schemas.string(),
			runUrl: schemas.string().default(""),
			thread: schemas.number().nullable().default(null)
		});
		const programEndings = [
			"timed-out",
			"flooded",
			"out-of-disk",
			"out-of-memory",
			"over-limit",
			"killed"
		];
		const planSchema = schemas.object({
			explanation: schemas.string(),
			steps: schemas.array(schemas.object({
				step: schemas.string(),
				status: schemas["enum"]([
					"pending",
					"in_progress",
					"completed"
				])
			}))
		});
		const { file, directory, symlink, missing } = change.tx;
		const path = schemas.string();
		const acceptedFileSchema = schemas.discriminatedUnion("kind", [
			schemas.object({
				path,
				...file.shape,
				sha256: schemas.string().regex(/^[0-9a-f]{64}$/)
			}),
			schemas.object({
				path,
				...directory.shape
			}),
			schemas.object({
				path,
				...symlink.shape
			}),
			schemas.object({
				path,
				...missing.shape
			}),
			schemas.object({
				path,
				kind: schemas.literal("withheld"),
				reason: schemas["enum"](["secret", "size"])
			})
		]);
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
				policyLayers: schemas.array(policyLayerSchema),
				policyOrigin: policyOriginSchema.nullable().default(null),
				workspace: schemas.string(),
				event: schemas.string(),
				limits: limits.$X.nullable().default(null),
				actor: schemas.string().default(""),
				facts: factsSchema.nullable().default(null),
				command: typedCommandSchema.nullable().default(null),
				job: jobSchema.nullable().default(null)
			}),
			schemas.object({
				type: schemas.literal("sandbox-opened"),
				isolation: schemas.object({
					level: schemas["enum"](["off", ...isolation.ik]),
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
				baseCommit: schemas.string().nullable(),
				folder: schemas.string().default("")
			}),
			schemas.object({
				type: schemas.literal("item"),
				turn: schemas.number(),
				item: conversation.po
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
				usage: limits.uX,
				costUsd: schemas.number().nullable().default(null),
				durationMs: schemas.number(),
				items: schemas.number().nullable().default(null)
			}),
			schemas.object({
				type: schemas.literal("chat-answered"),
				callId: schemas.string(),
				model: schemas.string(),
				stop: schemas.string(),
				usage: limits.uX,
				costUsd: schemas.number().nullable(),
				durationMs: schemas.number()
			}),
			schemas.object({
				type: schemas.literal("context-compacted"),
				turn: schemas.number(),
				step: schemas["enum"]([
					"outputs",
					"summary",
					"turns",
					"none"
				]),
				summary: schemas.string(),
				usage: limits.uX,
				costUsd: schemas.number().nullable()
			}),
			schemas.object({
				type: schemas.literal("model-failed"),
				turn: schemas.number(),
				attempt: schemas.number(),
				code: schemas.string(),
				message: schemas.string(),
				usage: limits.uX.default(limits._e),
				costUsd: schemas.number().nullable().default(0),
				retryInMs: schemas.number().nullable()
			}),
			schemas.object({
				type: schemas.literal("tool-decided"),
				decision: decision.Ow,
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
				endedBy: schemas["enum"](programEndings).nullable().default(null),
				message: schemas.string(),
				outputJson: schemas.string(),
				outputBytes: schemas.number(),
				durationMs: schemas.number()
			}),
			schemas.object({
				type: schemas.literal("approval-requested"),
				request: approval.sR,
				isAnswered: schemas.boolean().default(false),
				changes: schemas.array(schemas.object({
					file: acceptedFileSchema,
					base: schemas.string().nullable()
				})).default([])
			}),
			schemas.object({
				type: schemas.literal("approval-answered"),
				requestId: schemas.string(),
				callId: schemas.string(),
				answer: approval.x3,
				waitedMs: schemas.number()
			}),
			mcp.CS.extend({ type: schemas.literal("server-opened") }),
			schemas.object({
				type: schemas.literal("connection-decided"),
				callId: schemas.string().nullable(),
				connection: network.mR
			}),
			schemas.object({
				type: schemas.literal("changes-decided"),
				turn: schemas.number(),
				callId: schemas.string(),
				kept: schemas.number(),
				keptPaths: schemas.array(schemas.string()).default([]),
				refused: schemas.array(change.eg),
				refusedCount: schemas.number()
			}),
			schemas.object({
				type: schemas.literal("files-accepted"),
				files: schemas.array(acceptedFileSchema)
			}),
			schemas.object({
				type: schemas.literal("run-resumed"),
				version: schemas.string(),
				auditDigest: schemas.string(),
				ended: schemas.string(),
				policySha256: schemas.string(),
				policyLayers: schemas.array(policyLayerSchema).default([]),
				policyOrigin: policyOriginSchema.nullable().default(null),
				provider: schemas.string().default(""),
				model: schemas.string().default(""),
				limits: limits.$X.nullable().default(null),
				unknownCalls: schemas.array(schemas.string())
			}),
			schemas.object({
				type: schemas.literal("model-replaced"),
				model: schemas.string()
			}),
			schemas.object({
				type: schemas.literal("history-tainted"),
				turn: schemas.number(),
				source: schemas["enum"](types_taint.P)
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
			agents.H.extend({ type: schemas.literal("agent-ended") }),
			schemas.object({
				type: schemas.literal("document-saved"),
				callId: schemas.string().nullable(),
				namespace: schemas["enum"](types_document.sz),
				key: schemas.string(),
				taint: schemas["enum"](types_taint.P).nullable(),
				contentJson: schemas.string()
			}),
			schemas.object({
				type: schemas.literal("plan-updated"),
				callId: schemas.string(),
				plan: planSchema
			}),
			schemas.object({
				type: schemas.literal("command-checked"),
				phase: schemas["enum"](verify.Zb),
				command: schemas.string(),
				exitCode: schemas.number().nullable(),
				timedOut: schemas.boolean().default(false),
				output: schemas.string(),
				log: schemas.string().default(""),
				tests: schemas.array(verify.Rt).default([]),
				durationMs: schemas.number()
			}),
			schemas.object({
				type: schemas.literal("verify-judged"),
				rule: schemas["enum"](verify.dn).default("green"),
				problems: schemas.array(schemas.string()),
				notes: schemas.array(schemas.string()).default([]),
				tests: verify.Zs.nullable().default(null),
				patchSha256: schemas.string(),
				returned: schemas.boolean().default(false)
			}),
			schemas.object({
				type: schemas.literal("patch-made"),
				files: schemas.array(result.A),
				sha256: schemas.string(),
				baseCommit: schemas.string().nullable(),
				baseTree: schemas.string(),
				dependencies: schemas.array(change.bs).default([])
			}),
			schemas.object({
				type: schemas.literal("warning"),
				message: schemas.string()
			}),
			schemas.object({
				type: schemas.literal("run-finished"),
				result: result.F
			})
		]);
		const eventSchema = schemas.discriminatedUnion("type", [...ownEventSchema.options, schemas.object({
			type: schemas.literal("agent-event"),
			agent: schemas.string(),
			event: ownEventSchema
		})]);
		const patchCallId = "patch";
		const agentCallSeparator = "/";
		function listAllEvents(events) {
			return events.map((event) => event.type === "agent-event" ? event.event : event);
		}
		function readPolicyOrigin(events) {
			const named = events.flatMap((event) => event.type === "run-started" || event.type === "run-resumed" ? event.policyOrigin ?? [] : []);
			return named.at(-1) ?? null;
		}
		function countTurns(events) {
			return listAllEvents(events).filter(({ type }) => type === "model-responded").length;
		}
		function sumRequests(events) {
			const billed = listAllEvents(events).filter((event) => event.type === "model-responded" || event.type === "context-compacted" || event.type === "chat-answered" || event.type === "model-failed");
			return {
				usage: billed.reduce((total, { usage }) => (0, limits.Ox)(total, usage), limits._e),
				costUsd: billed.reduce((total, { costUsd }) => (0, limits.Iu)(total, costUsd), 0)
			};
		}
		function wasTainted(events) {
			return events.some(({ type }) => type === "history-tainted");
		}
	}),
	81441: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			CS: () => openedServerSchema,
			Ok: () => isAnsweredByServer,
			Yh: () => promptToolFacts,
			aE: () => createServerAccess,
			sy: () => resourceToolFacts
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
		const openedServerSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
			server: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			tools: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.object({
				name: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
				sha256: zod__WEBPACK_IMPORTED_MODULE_0__.string()
			})),
			toolsSha256: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			refused: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.object({
				name: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
				reason: zod__WEBPACK_IMPORTED_MODULE_0__.string()
			})),
			failure: zod__WEBPACK_IMPORTED_MODULE_0__.string()
		});
		const serverTool = /^mcp\.[^.*]+\.[^.*]+$/;
		const resourceToolFacts = [
			{
				name: "listMcpResources",
				structuredName: "list_mcp_resources",
				kind: "server",
				packs: []
			},
			{
				name: "listMcpResourceTemplates",
				structuredName: "list_mcp_resource_templates",
				kind: "server",
				packs: []
			},
			{
				name: "readMcpResource",
				structuredName: "read_mcp_resource",
				kind: "server",
				packs: []
			}
		];
		const promptToolFacts = [{
			name: "listMcpPrompts",
			structuredName: "list_mcp_prompts",
			kind: "server",
			packs: []
		}, {
			name: "getMcpPrompt",
			structuredName: "get_mcp_prompt",
			kind: "server",
			packs: []
		}];
		function isAnsweredByServer(tool) {
			return serverTool.test(tool) || [...resourceToolFacts, ...promptToolFacts].some(({ name }) => name === tool);
		}
		function createServerAccess(tool) {
			return {
				type: "opaque",
				text: tool,
				reason: "the effect depends on the code of the MCP server"
			};
		}
	}),
	37976: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			A: () => changedFileSchema,
			F: () => resultSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88343);
		var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97535);
		var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93905);
		var _verify_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2032);
		const denialGroupSchema = zod__WEBPACK_IMPORTED_MODULE_3__.object({
			rule: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
			reason: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
			count: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
			example: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
			moreExamples: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).default([]),
			suggestion: zod__WEBPACK_IMPORTED_MODULE_3__.string()
		});
		const waitingRequestSchema = zod__WEBPACK_IMPORTED_MODULE_3__.object({
			id: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
			tool: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
			rule: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
			expiresMs: zod__WEBPACK_IMPORTED_MODULE_3__.number()
		});
		const changedFileSchema = zod__WEBPACK_IMPORTED_MODULE_3__.object({
			path: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
			kind: zod__WEBPACK_IMPORTED_MODULE_3__["enum"]([
				"added",
				"modified",
				"deleted"
			])
		});
		const resultSchema = zod__WEBPACK_IMPORTED_MODULE_3__.object({
			runId: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
			outcome: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_outcome_js__WEBPACK_IMPORTED_MODULE_1__.KI),
			reason: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
			finalMessage: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
			unknownTests: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).default([]),
			structuredOutput: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable().default(null),
			replayed: zod__WEBPACK_IMPORTED_MODULE_3__.boolean(),
			changedFiles: zod__WEBPACK_IMPORTED_MODULE_3__.array(changedFileSchema),
			denials: zod__WEBPACK_IMPORTED_MODULE_3__.array(denialGroupSchema),
			deniedCalls: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
			waitsFor: zod__WEBPACK_IMPORTED_MODULE_3__.array(waitingRequestSchema).default([]),
			toolCalls: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
			turns: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
			usage: _limits_js__WEBPACK_IMPORTED_MODULE_0__.uX,
			costUsd: zod__WEBPACK_IMPORTED_MODULE_3__.number().nullable(),
			verify: _verify_js__WEBPACK_IMPORTED_MODULE_2__.Gx.nullable(),
			floors: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.object({
				name: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				sha256: zod__WEBPACK_IMPORTED_MODULE_3__.string()
			})).default([]),
			durationMs: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
			warnings: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string())
		});
	})
};
