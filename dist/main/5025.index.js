export const id = 5025;
export const ids = [5025];
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
	45025: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			G4: () => eventSchema,
			JS: () => programEndings,
			Mw: () => sumRequests,
			Rm: () => readPolicyOrigin,
			Rr: () => wasTainted,
			bx: () => listAllEvents,
			vB: () => agentCallSeparator,
			wJ: () => patchCallId,
			yO: () => countTurns
		});
		var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(88343);
		var _approval_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12010);
		var _policy_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79029);
		var _isolation_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(85377);
		var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97535);
		var _agents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93531);
		var _change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25761);
		var _conversation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3291);
		var _decision_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10031);
		var _document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42908);
		var _mcp_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81441);
		var _network_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10007);
		var _result_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(37976);
		var _taint_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(49605);
		var _verify_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2032);
		const policyOriginSchema = zod__WEBPACK_IMPORTED_MODULE_12__.object({
			path: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
			branch: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
			commit: zod__WEBPACK_IMPORTED_MODULE_12__.string()
		});
		const policyLayerSchema = zod__WEBPACK_IMPORTED_MODULE_12__.object({
			name: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
			sha256: zod__WEBPACK_IMPORTED_MODULE_12__.string()
		});
		const typedCommandSchema = zod__WEBPACK_IMPORTED_MODULE_12__.object({
			workingFolder: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
			inputs: zod__WEBPACK_IMPORTED_MODULE_12__.record(zod__WEBPACK_IMPORTED_MODULE_12__.string(), zod__WEBPACK_IMPORTED_MODULE_12__.string()),
			approvals: zod__WEBPACK_IMPORTED_MODULE_12__.object({
				folder: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				waitSeconds: zod__WEBPACK_IMPORTED_MODULE_12__.number()
			}).nullable().default(null)
		});
		const jobSchema = zod__WEBPACK_IMPORTED_MODULE_12__.object({
			repository: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
			workflowFile: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
			trust: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
			runUrl: zod__WEBPACK_IMPORTED_MODULE_12__.string().default(""),
			thread: zod__WEBPACK_IMPORTED_MODULE_12__.number().nullable().default(null)
		});
		const programEndings = [
			"timed-out",
			"flooded",
			"out-of-disk",
			"out-of-memory",
			"over-limit",
			"killed"
		];
		const planSchema = zod__WEBPACK_IMPORTED_MODULE_12__.object({
			explanation: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
			steps: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.object({
				step: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				status: zod__WEBPACK_IMPORTED_MODULE_12__["enum"]([
					"pending",
					"in_progress",
					"completed"
				])
			}))
		});
		const { file, directory, symlink, missing } = _change_js__WEBPACK_IMPORTED_MODULE_4__.tx;
		const path = zod__WEBPACK_IMPORTED_MODULE_12__.string();
		const acceptedFileSchema = zod__WEBPACK_IMPORTED_MODULE_12__.discriminatedUnion("kind", [
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				path,
				...file.shape,
				sha256: zod__WEBPACK_IMPORTED_MODULE_12__.string().regex(/^[0-9a-f]{64}$/)
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				path,
				...directory.shape
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				path,
				...symlink.shape
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				path,
				...missing.shape
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				path,
				kind: zod__WEBPACK_IMPORTED_MODULE_12__.literal("withheld"),
				reason: zod__WEBPACK_IMPORTED_MODULE_12__["enum"](["secret", "size"])
			})
		]);
		const ownEventSchema = zod__WEBPACK_IMPORTED_MODULE_12__.discriminatedUnion("type", [
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("run-started"),
				runId: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				version: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				task: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				taskOrigin: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				provider: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				model: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				replayed: zod__WEBPACK_IMPORTED_MODULE_12__.boolean(),
				policyName: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				policySha256: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				policyLayers: zod__WEBPACK_IMPORTED_MODULE_12__.array(policyLayerSchema),
				policyOrigin: policyOriginSchema.nullable().default(null),
				workspace: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				event: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				limits: _limits_js__WEBPACK_IMPORTED_MODULE_2__.$X.nullable().default(null),
				actor: zod__WEBPACK_IMPORTED_MODULE_12__.string().default(""),
				facts: _policy_facts_js__WEBPACK_IMPORTED_MODULE_1__.tp.nullable().default(null),
				command: typedCommandSchema.nullable().default(null),
				job: jobSchema.nullable().default(null)
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("sandbox-opened"),
				isolation: zod__WEBPACK_IMPORTED_MODULE_12__.object({
					level: zod__WEBPACK_IMPORTED_MODULE_12__["enum"](["off", ..._isolation_js__WEBPACK_IMPORTED_MODULE_13__.ik]),
					rung: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
					seccomp: zod__WEBPACK_IMPORTED_MODULE_12__.boolean(),
					bubblewrap: zod__WEBPACK_IMPORTED_MODULE_12__.object({
						version: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
						isFixed: zod__WEBPACK_IMPORTED_MODULE_12__.boolean()
					}).nullable(),
					walls: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.string()),
					limits: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.string()),
					notes: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.string())
				}),
				baseCommit: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable(),
				folder: zod__WEBPACK_IMPORTED_MODULE_12__.string().default("")
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("item"),
				turn: zod__WEBPACK_IMPORTED_MODULE_12__.number(),
				item: _conversation_js__WEBPACK_IMPORTED_MODULE_5__.po
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("model-requested"),
				turn: zod__WEBPACK_IMPORTED_MODULE_12__.number()
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("model-responded"),
				turn: zod__WEBPACK_IMPORTED_MODULE_12__.number(),
				model: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				stop: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				usage: _limits_js__WEBPACK_IMPORTED_MODULE_2__.uX,
				costUsd: zod__WEBPACK_IMPORTED_MODULE_12__.number().nullable().default(null),
				durationMs: zod__WEBPACK_IMPORTED_MODULE_12__.number(),
				items: zod__WEBPACK_IMPORTED_MODULE_12__.number().nullable().default(null)
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("chat-answered"),
				callId: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				model: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				stop: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				usage: _limits_js__WEBPACK_IMPORTED_MODULE_2__.uX,
				costUsd: zod__WEBPACK_IMPORTED_MODULE_12__.number().nullable(),
				durationMs: zod__WEBPACK_IMPORTED_MODULE_12__.number()
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("context-compacted"),
				turn: zod__WEBPACK_IMPORTED_MODULE_12__.number(),
				step: zod__WEBPACK_IMPORTED_MODULE_12__["enum"]([
					"outputs",
					"summary",
					"turns",
					"none"
				]),
				summary: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				usage: _limits_js__WEBPACK_IMPORTED_MODULE_2__.uX,
				costUsd: zod__WEBPACK_IMPORTED_MODULE_12__.number().nullable()
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("model-failed"),
				turn: zod__WEBPACK_IMPORTED_MODULE_12__.number(),
				attempt: zod__WEBPACK_IMPORTED_MODULE_12__.number(),
				code: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				message: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				usage: _limits_js__WEBPACK_IMPORTED_MODULE_2__.uX.default(_limits_js__WEBPACK_IMPORTED_MODULE_2__._e),
				costUsd: zod__WEBPACK_IMPORTED_MODULE_12__.number().nullable().default(0),
				retryInMs: zod__WEBPACK_IMPORTED_MODULE_12__.number().nullable()
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("tool-decided"),
				decision: _decision_js__WEBPACK_IMPORTED_MODULE_6__.Ow,
				scriptId: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable(),
				argsJson: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				argsSha256: zod__WEBPACK_IMPORTED_MODULE_12__.string()
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("tool-started"),
				callId: zod__WEBPACK_IMPORTED_MODULE_12__.string()
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("tool-finished"),
				callId: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				tool: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				state: zod__WEBPACK_IMPORTED_MODULE_12__["enum"]([
					"completed",
					"failed",
					"aborted"
				]),
				exitCode: zod__WEBPACK_IMPORTED_MODULE_12__.number().nullable(),
				endedBy: zod__WEBPACK_IMPORTED_MODULE_12__["enum"](programEndings).nullable().default(null),
				message: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				outputJson: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				outputBytes: zod__WEBPACK_IMPORTED_MODULE_12__.number(),
				durationMs: zod__WEBPACK_IMPORTED_MODULE_12__.number()
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("approval-requested"),
				request: _approval_js__WEBPACK_IMPORTED_MODULE_0__.sR,
				isAnswered: zod__WEBPACK_IMPORTED_MODULE_12__.boolean().default(false),
				changes: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.object({
					file: acceptedFileSchema,
					base: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable()
				})).default([])
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("approval-answered"),
				requestId: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				callId: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				answer: _approval_js__WEBPACK_IMPORTED_MODULE_0__.x3,
				waitedMs: zod__WEBPACK_IMPORTED_MODULE_12__.number()
			}),
			_mcp_js__WEBPACK_IMPORTED_MODULE_8__.CS.extend({ type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("server-opened") }),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("connection-decided"),
				callId: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable(),
				connection: _network_js__WEBPACK_IMPORTED_MODULE_9__.mR
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("changes-decided"),
				turn: zod__WEBPACK_IMPORTED_MODULE_12__.number(),
				callId: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				kept: zod__WEBPACK_IMPORTED_MODULE_12__.number(),
				keptPaths: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.string()).default([]),
				refused: zod__WEBPACK_IMPORTED_MODULE_12__.array(_change_js__WEBPACK_IMPORTED_MODULE_4__.eg),
				refusedCount: zod__WEBPACK_IMPORTED_MODULE_12__.number()
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("files-accepted"),
				files: zod__WEBPACK_IMPORTED_MODULE_12__.array(acceptedFileSchema)
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("run-resumed"),
				version: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				auditDigest: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				ended: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				policySha256: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				policyLayers: zod__WEBPACK_IMPORTED_MODULE_12__.array(policyLayerSchema).default([]),
				policyOrigin: policyOriginSchema.nullable().default(null),
				provider: zod__WEBPACK_IMPORTED_MODULE_12__.string().default(""),
				model: zod__WEBPACK_IMPORTED_MODULE_12__.string().default(""),
				limits: _limits_js__WEBPACK_IMPORTED_MODULE_2__.$X.nullable().default(null),
				unknownCalls: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.string())
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("model-replaced"),
				model: zod__WEBPACK_IMPORTED_MODULE_12__.string()
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("history-tainted"),
				turn: zod__WEBPACK_IMPORTED_MODULE_12__.number(),
				source: zod__WEBPACK_IMPORTED_MODULE_12__["enum"](_taint_js__WEBPACK_IMPORTED_MODULE_14__.P)
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("tool-rejected"),
				turn: zod__WEBPACK_IMPORTED_MODULE_12__.number(),
				callId: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				scriptId: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable(),
				tool: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				reason: zod__WEBPACK_IMPORTED_MODULE_12__.string()
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("script-console"),
				scriptId: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				level: zod__WEBPACK_IMPORTED_MODULE_12__["enum"]([
					"log",
					"warn",
					"error"
				]),
				text: zod__WEBPACK_IMPORTED_MODULE_12__.string()
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("script-progress"),
				scriptId: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				kind: zod__WEBPACK_IMPORTED_MODULE_12__["enum"](["info", "warn"]),
				message: zod__WEBPACK_IMPORTED_MODULE_12__.string()
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("store-changed"),
				scriptId: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				key: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				valueJson: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable()
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("agent-started"),
				agent: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				parent: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable(),
				callId: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				task: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				narrowingJson: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				policySha256: zod__WEBPACK_IMPORTED_MODULE_12__.string()
			}),
			_agents_js__WEBPACK_IMPORTED_MODULE_3__.H.extend({ type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("agent-ended") }),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("document-saved"),
				callId: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable(),
				namespace: zod__WEBPACK_IMPORTED_MODULE_12__["enum"](_document_js__WEBPACK_IMPORTED_MODULE_7__.sz),
				key: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				taint: zod__WEBPACK_IMPORTED_MODULE_12__["enum"](_taint_js__WEBPACK_IMPORTED_MODULE_14__.P).nullable(),
				contentJson: zod__WEBPACK_IMPORTED_MODULE_12__.string()
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("plan-updated"),
				callId: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				plan: planSchema
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("command-checked"),
				phase: zod__WEBPACK_IMPORTED_MODULE_12__["enum"](_verify_js__WEBPACK_IMPORTED_MODULE_11__.Zb),
				command: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				exitCode: zod__WEBPACK_IMPORTED_MODULE_12__.number().nullable(),
				timedOut: zod__WEBPACK_IMPORTED_MODULE_12__.boolean().default(false),
				output: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				log: zod__WEBPACK_IMPORTED_MODULE_12__.string().default(""),
				tests: zod__WEBPACK_IMPORTED_MODULE_12__.array(_verify_js__WEBPACK_IMPORTED_MODULE_11__.Rt).default([]),
				durationMs: zod__WEBPACK_IMPORTED_MODULE_12__.number()
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("verify-judged"),
				rule: zod__WEBPACK_IMPORTED_MODULE_12__["enum"](_verify_js__WEBPACK_IMPORTED_MODULE_11__.dn).default("green"),
				problems: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.string()),
				notes: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.string()).default([]),
				tests: _verify_js__WEBPACK_IMPORTED_MODULE_11__.Zs.nullable().default(null),
				patchSha256: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				returned: zod__WEBPACK_IMPORTED_MODULE_12__.boolean().default(false)
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("patch-made"),
				files: zod__WEBPACK_IMPORTED_MODULE_12__.array(_result_js__WEBPACK_IMPORTED_MODULE_10__.A),
				sha256: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				baseCommit: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable(),
				baseTree: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
				dependencies: zod__WEBPACK_IMPORTED_MODULE_12__.array(_change_js__WEBPACK_IMPORTED_MODULE_4__.bs).default([])
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("warning"),
				message: zod__WEBPACK_IMPORTED_MODULE_12__.string()
			}),
			zod__WEBPACK_IMPORTED_MODULE_12__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("run-finished"),
				result: _result_js__WEBPACK_IMPORTED_MODULE_10__.F
			})
		]);
		const eventSchema = zod__WEBPACK_IMPORTED_MODULE_12__.discriminatedUnion("type", [...ownEventSchema.options, zod__WEBPACK_IMPORTED_MODULE_12__.object({
			type: zod__WEBPACK_IMPORTED_MODULE_12__.literal("agent-event"),
			agent: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
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
				usage: billed.reduce((total, { usage }) => (0, _limits_js__WEBPACK_IMPORTED_MODULE_2__.Ox)(total, usage), _limits_js__WEBPACK_IMPORTED_MODULE_2__._e),
				costUsd: billed.reduce((total, { costUsd }) => (0, _limits_js__WEBPACK_IMPORTED_MODULE_2__.Iu)(total, costUsd), 0)
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
	79029: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			NP: () => runEvents,
			Z2: () => eventNames,
			tp: () => factsSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
		const eventNames = [
			"workflow_dispatch",
			"schedule",
			"push",
			"pull_request",
			"pull_request_target",
			"issues",
			"issue_comment",
			"pull_request_review",
			"pull_request_review_comment",
			"merge_group",
			"repository_dispatch",
			"workflow_run"
		];
		const runEvents = ["cli", ...eventNames];
		const factsSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
			event: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			ref: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			label: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			fork: zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),
			actorPermission: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			actorStandings: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).exactOptional(),
			actorAssociation: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			authorAssociation: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable()
		});
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
