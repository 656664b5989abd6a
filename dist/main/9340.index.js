export const id = 9340;
export const ids = [9340];
export const modules = {
	97535: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$X: () => runLimitsSchema,
			Gm: () => defaultUploadMb,
			Iu: () => addCosts,
			Lt: () => defaultScriptLimits,
			Ox: () => addTokens,
			UJ: () => outputShownBytes,
			UY: () => getWorkingMs,
			YD: () => countLimitedTokens,
			_e: () => noTokens,
			aH: () => maxSummaryBytes,
			b0: () => defaultRunLimits,
			cm: () => maxCheckBytes,
			uX: () => tokenUsageSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
		const runLimitsSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
			turns: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
			toolCalls: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
			denials: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
			identicalCalls: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
			tokens: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
			costUsd: zod__WEBPACK_IMPORTED_MODULE_0__.number().nullable(),
			wallClockMs: zod__WEBPACK_IMPORTED_MODULE_0__.number()
		});
		const defaultRunLimits = {
			turns: 40,
			toolCalls: 200,
			denials: 30,
			identicalCalls: 3,
			tokens: 2e6,
			costUsd: 5,
			wallClockMs: 30 * 6e4
		};
		const defaultUploadMb = 10;
		const maxCheckBytes = 16 * 1024 * 1024;
		const defaultScriptLimits = {
			timeoutMs: 3e4,
			runningMs: 3e4,
			memoryMb: 96,
			stackKb: 512,
			sourceBytes: 20480,
			returnBytes: 131072,
			returnDepth: 8,
			toolCalls: 32,
			concurrentToolCalls: 4,
			concurrency: "queue",
			consoleLines: 1e4,
			consoleLinesPerSecond: 20,
			progressEvents: 50,
			progressIntervalMs: 500,
			cleanupMs: 250,
			handOverMs: 2e4,
			workerWaitMs: 5e3,
			streamBytes: 262144,
			storeBytes: 262144
		};
		const outputShownBytes = 16 * 1024;
		const maxSummaryBytes = 900 * 1024;
		const tokenUsageSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
			inputTokens: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
			outputTokens: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
			cachedTokens: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
			cacheWriteTokens: zod__WEBPACK_IMPORTED_MODULE_0__.number().nullable().default(null),
			cacheWriteHourTokens: zod__WEBPACK_IMPORTED_MODULE_0__.number().exactOptional()
		});
		const noTokens = {
			inputTokens: 0,
			outputTokens: 0,
			cachedTokens: 0,
			cacheWriteTokens: 0
		};
		function addTokens(left, right) {
			const hourTokens = (left.cacheWriteHourTokens ?? 0) + (right.cacheWriteHourTokens ?? 0);
			return {
				inputTokens: left.inputTokens + right.inputTokens,
				outputTokens: left.outputTokens + right.outputTokens,
				cachedTokens: left.cachedTokens + right.cachedTokens,
				cacheWriteTokens: left.cacheWriteTokens === null || right.cacheWriteTokens === null ? null : left.cacheWriteTokens + right.cacheWriteTokens,
				...hourTokens > 0 && { cacheWriteHourTokens: hourTokens }
			};
		}
		const cachedShare = .1;
		function countLimitedTokens({ inputTokens, outputTokens, cachedTokens }) {
			return Math.round(Math.max(0, inputTokens - cachedTokens) + cachedTokens * cachedShare + outputTokens);
		}
		function addCosts(left, right) {
			return left === null || right === null ? null : left + right;
		}
		const maxReserveMs = 6e4;
		const reservedShare = .05;
		function getWorkingMs({ wallClockMs }) {
			return wallClockMs - Math.min(maxReserveMs, Math.round(wallClockMs * reservedShare));
		}
	}),
	95867: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			XW: () => quoteWord,
			_O: () => accessSchema,
			bu: () => renderAccess,
			gu: () => createCommand,
			i7: () => renderPath,
			nk: () => isFileCall,
			s3: () => createWrite,
			tc: () => readLiterals
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
		var _text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96763);
		var _text_path_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45894);
		const wordSchema = zod__WEBPACK_IMPORTED_MODULE_2__.discriminatedUnion("type", [zod__WEBPACK_IMPORTED_MODULE_2__.object({
			type: zod__WEBPACK_IMPORTED_MODULE_2__.literal("literal"),
			value: zod__WEBPACK_IMPORTED_MODULE_2__.string()
		}), zod__WEBPACK_IMPORTED_MODULE_2__.object({
			type: zod__WEBPACK_IMPORTED_MODULE_2__.literal("dynamic"),
			text: zod__WEBPACK_IMPORTED_MODULE_2__.string()
		})]);
		const accessSchema = zod__WEBPACK_IMPORTED_MODULE_2__.discriminatedUnion("type", [
			zod__WEBPACK_IMPORTED_MODULE_2__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_2__.literal("command"),
				words: zod__WEBPACK_IMPORTED_MODULE_2__.array(wordSchema),
				cwd: zod__WEBPACK_IMPORTED_MODULE_2__.string()
			}),
			zod__WEBPACK_IMPORTED_MODULE_2__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["read", "write"]),
				path: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
				valid: zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),
				isFile: zod__WEBPACK_IMPORTED_MODULE_2__.literal(true).exactOptional()
			}),
			zod__WEBPACK_IMPORTED_MODULE_2__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_2__.literal("connect"),
				host: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
				port: zod__WEBPACK_IMPORTED_MODULE_2__.number(),
				scheme: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
				method: zod__WEBPACK_IMPORTED_MODULE_2__.string().exactOptional()
			}),
			zod__WEBPACK_IMPORTED_MODULE_2__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_2__.literal("env"),
				name: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
				inert: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().exactOptional()
			}),
			zod__WEBPACK_IMPORTED_MODULE_2__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_2__.literal("opaque"),
				text: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
				reason: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
				rejected: zod__WEBPACK_IMPORTED_MODULE_2__.literal(true).exactOptional()
			}),
			zod__WEBPACK_IMPORTED_MODULE_2__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_2__.literal("session"),
				sessionId: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
				command: zod__WEBPACK_IMPORTED_MODULE_2__.string()
			}),
			zod__WEBPACK_IMPORTED_MODULE_2__.object({ type: zod__WEBPACK_IMPORTED_MODULE_2__.literal("none") })
		]);
		function createCommand(words, cwd = ".") {
			return {
				type: "command",
				words: words.map((value) => ({
					type: "literal",
					value
				})),
				cwd
			};
		}
		function readLiterals(words) {
			const texts = words.flatMap((word) => word.type === "literal" ? [word.value] : []);
			return texts.length === words.length ? texts : null;
		}
		function isFileCall(accesses) {
			return accesses.length > 0 && accesses.every(({ type }) => type === "read" || type === "write");
		}
		function createWrite(path, kind) {
			const isFile = kind !== null && kind !== "directory";
			return {
				type: "write",
				path,
				valid: (0, _text_path_text_js__WEBPACK_IMPORTED_MODULE_1__.qW)(path),
				...isFile && { isFile }
			};
		}
		function renderAccess(access) {
			switch (access.type) {
				case "command": return `command ${access.words.map((word) => word.type === "literal" ? quoteWord(word.value) : word.text).join(" ")}`;
				case "read":
				case "write": return `${access.type} ${renderPath(access.path)}`;
				case "connect": return `connect ${access.method === undefined ? "" : `${access.method} `}${access.scheme}://${access.host}:${access.port}`;
				case "env": return `env ${access.name}`;
				case "opaque": return `opaque ${access.text}`;
				case "session": return `session ${access.sessionId}${access.command === "" ? "" : ` (${access.command})`}`;
				case "none": return "none";
			}
		}
		function renderPath(path) {
			const shown = (0, _text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.UN)(path);
			return /\s/.test(shown) ? quoteWord(shown) : shown;
		}
		function quoteWord(word) {
			return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
		}
	}),
	25761: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Nt: () => dependencyRegistries,
			bs: () => addedDependencySchema,
			eg: () => refusedChangeSchema,
			tx: () => acceptedStateSchemas,
			x9: () => patchRisks
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
		const changeKinds = [
			"created",
			"modified",
			"deleted",
			"mode",
			"type"
		];
		const patchRisks = [
			"links",
			"modes",
			"attributes"
		];
		const refusedChangeSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
			path: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			kind: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](changeKinds),
			rule: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			reason: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			restored: zod__WEBPACK_IMPORTED_MODULE_0__.boolean()
		});
		const fileMode = zod__WEBPACK_IMPORTED_MODULE_0__.int().min(0).max(511);
		const acceptedStateSchemas = {
			file: zod__WEBPACK_IMPORTED_MODULE_0__.object({
				kind: zod__WEBPACK_IMPORTED_MODULE_0__.literal("file"),
				mode: fileMode,
				bytes: zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative()
			}),
			directory: zod__WEBPACK_IMPORTED_MODULE_0__.object({
				kind: zod__WEBPACK_IMPORTED_MODULE_0__.literal("directory"),
				mode: fileMode
			}),
			symlink: zod__WEBPACK_IMPORTED_MODULE_0__.object({
				kind: zod__WEBPACK_IMPORTED_MODULE_0__.literal("symlink"),
				target: zod__WEBPACK_IMPORTED_MODULE_0__.string()
			}),
			missing: zod__WEBPACK_IMPORTED_MODULE_0__.object({ kind: zod__WEBPACK_IMPORTED_MODULE_0__.literal("missing") })
		};
		const dependencyRegistries = [
			"npm",
			"pypi",
			"crates",
			"go",
			"rubygems"
		];
		const addedDependencySchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
			path: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			name: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			registry: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](dependencyRegistries),
			version: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			source: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			licence: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
			ageDays: zod__WEBPACK_IMPORTED_MODULE_0__.number().nullable()
		});
	}),
	10031: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			CV: () => noFollowUp,
			D0: () => approvalTimeoutRule,
			Iv: () => createCallToDecide,
			Jr: () => isAllowed,
			Ow: () => decisionSchema,
			V$: () => isStricter,
			Zg: () => listAllowingRules,
			a: () => decisions,
			c6: () => isDenial,
			jM: () => pickStrictest,
			mJ: () => decideByAnswer
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
		var _access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95867);
		var _network_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10007);
		const decisions = [
			"allow",
			"allow-for-run",
			"explain",
			"escalate",
			"deny",
			"deny-and-abort"
		];
		function isStricter(left, right) {
			return decisions.indexOf(left) > decisions.indexOf(right);
		}
		function pickStrictest(left, right) {
			return isStricter(right, left) ? right : left;
		}
		const approvalTimeoutRule = "approval-timeout";
		function isAllowed(decision) {
			return decision === "allow" || decision === "allow-for-run";
		}
		function isDenial(decision) {
			return decision === "deny" || decision === "deny-and-abort";
		}
		function createCallToDecide(call) {
			return {
				origin: "structured",
				args: {},
				turn: 1,
				justified: false,
				rulesUsed: new Map(),
				history: [],
				changes: null,
				tainted: false,
				...call
			};
		}
		const matchedRuleSchema = zod__WEBPACK_IMPORTED_MODULE_2__.object({
			rule: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
			layer: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
			decision: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](decisions),
			access: zod__WEBPACK_IMPORTED_MODULE_2__.number()
		});
		const limitUseSchema = zod__WEBPACK_IMPORTED_MODULE_2__.object({
			limit: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
			used: zod__WEBPACK_IMPORTED_MODULE_2__.number(),
			of: zod__WEBPACK_IMPORTED_MODULE_2__.number()
		});
		const verdictSchema = zod__WEBPACK_IMPORTED_MODULE_2__.object({
			decision: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](decisions),
			rule: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
			reason: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
			refused: zod__WEBPACK_IMPORTED_MODULE_2__.string().default(""),
			instead: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
			suggestion: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
			matched: zod__WEBPACK_IMPORTED_MODULE_2__.array(matchedRuleSchema),
			grant: _network_js__WEBPACK_IMPORTED_MODULE_1__.et.default(() => ({
				..._network_js__WEBPACK_IMPORTED_MODULE_1__.iW,
				hosts: [],
				sees: []
			})),
			alone: zod__WEBPACK_IMPORTED_MODULE_2__.string().default(""),
			limits: zod__WEBPACK_IMPORTED_MODULE_2__.array(limitUseSchema).default([])
		});
		const noFollowUp = {
			escalation: null,
			escalatedPaths: [],
			mayRemember: false,
			mayRetry: false,
			opening: null
		};
		function listAllowingRules({ matched }) {
			const allowing = matched.filter(({ decision, rule }) => isAllowed(decision) && !rule.startsWith("audit:"));
			return new Set(allowing.map(({ rule }) => rule));
		}
		const decisionSchema = zod__WEBPACK_IMPORTED_MODULE_2__.object({
			decisionId: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
			runId: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
			turn: zod__WEBPACK_IMPORTED_MODULE_2__.number(),
			callId: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
			callHash: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
			tool: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
			origin: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["structured", "script"]),
			accesses: zod__WEBPACK_IMPORTED_MODULE_2__.array(_access_js__WEBPACK_IMPORTED_MODULE_0__._O),
			...verdictSchema.shape,
			policySha256: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
			durationUs: zod__WEBPACK_IMPORTED_MODULE_2__.number(),
			masked: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).default([]),
			justified: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(false)
		});
		function decideByAnswer(answer) {
			const { requestId } = answer;
			switch (answer.type) {
				case "granted": return {
					decision: "allow",
					reason: `${answer.approver} approved it (${requestId})`
				};
				case "granted-for-run": return {
					decision: "allow-for-run",
					reason: `${answer.approver} approved it for this run (${requestId})`
				};
				case "explain": {
					const question = answer.question === "" ? "asks why this is needed" : `asks: ${answer.question}`;
					return {
						decision: "explain",
						reason: `${answer.approver} ${question} (${requestId})`
					};
				}
				case "denied": return {
					decision: "deny",
					reason: `${answer.approver} refused it (${requestId})`
				};
				case "denied-and-ended": return {
					decision: "deny-and-abort",
					reason: `${answer.approver} refused it and ended the run (${requestId})`
				};
				case "timed-out": return {
					decision: "deny",
					reason: `no one approved it in time (${requestId})`
				};
				case "refused": return {
					decision: "deny",
					reason: `the approval ${requestId} does not hold: ${answer.reason}`
				};
				case "filed": return {
					decision: "deny",
					reason: `a person has to approve it: ${requestId}`
				};
			}
		}
	}),
	85377: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Sd: () => findWeakest,
			du: () => isAtLeast,
			ik: () => isolationLevels
		});
		const isolationLevels = [
			"namespaces",
			"full",
			"strict"
		];
		function isAtLeast(level, other) {
			return isolationLevels.indexOf(level) >= isolationLevels.indexOf(other);
		}
		function findWeakest(parts, readLevel) {
			const rank = (part) => isolationLevels.indexOf(readLevel(part));
			return parts.toSorted((left, right) => rank(left) - rank(right))[0] ?? null;
		}
	}),
	49605: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			P: () => taintSources,
			y: () => findTaint
		});
		const taintSources = [
			"task",
			"repository",
			"network",
			"tool"
		];
		function findTaint(call, repository) {
			if (call.connected || call.accesses.some(({ type }) => type === "connect")) return "network";
			if (call.outputTrust === "untrusted") return "tool";
			const reading = [
				"read",
				"command",
				"opaque",
				"session",
				...call.state === "completed" ? [] : ["write"]
			];
			const reads = call.accesses.some(({ type }) => reading.includes(type));
			return reads && repository === "untrusted" ? "repository" : null;
		}
	}),
	2032: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			C$: () => describeAfter,
			Gx: () => verifyResultSchema,
			Jw: () => describeState,
			KV: () => testChanges,
			PS: () => isReport,
			Rt: () => testCountSchema,
			X5: () => listShownRunners,
			Zb: () => checkPhases,
			Zs: () => testChangesSchema,
			aM: () => checkLogs,
			cn: () => describeCheck,
			dn: () => verifyRules,
			gf: () => isGreen,
			hB: () => describeBefore,
			kx: () => nameCounted,
			l2: () => describeVerify,
			v5: () => countFailed
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
		const checkPhases = [
			"setup",
			"verify-before",
			"verify-setup",
			"verify-after",
			"verify-rerun",
			"verify-base",
			"verify-configured"
		];
		const checkLogs = {
			setup: "setup/output.log",
			"verify-before": "verify/before.log",
			"verify-setup": "verify/setup.log",
			"verify-after": "verify/after.log",
			"verify-rerun": "verify/rerun.log",
			"verify-base": "verify/base.log",
			"verify-configured": "verify/configured.log"
		};
		const testCountSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
			runner: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			total: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
			skipped: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
			failed: zod__WEBPACK_IMPORTED_MODULE_0__.number().default(0),
			expectedToFail: zod__WEBPACK_IMPORTED_MODULE_0__.number().optional(),
			endedEarly: zod__WEBPACK_IMPORTED_MODULE_0__.literal(true).optional()
		});
		function nameCounted(runner) {
			return runner.endsWith(" packages") ? "packages" : "tests";
		}
		const reports = new Set([
			"JUnit report",
			"JSON report",
			"json"
		]);
		function isReport(runner) {
			return reports.has(runner);
		}
		function listShownRunners(...runs) {
			const runners = new Set(runs.flat().map(({ runner }) => runner));
			const isRepeated = (name) => runs.every((counts) => {
				const report = counts.find(({ runner }) => runner === name);
				return report === undefined || counts.some((count) => !isReport(count.runner) && hasSameCounts(count, report));
			});
			return [...runners].filter((name) => !isReport(name) || !isRepeated(name));
		}
		function hasSameCounts(one, other) {
			return one.total === other.total && one.failed === other.failed && one.skipped === other.skipped;
		}
		function countFailed(tests) {
			return tests.reduce((sum, { failed }) => sum + failed, 0);
		}
		function isGreen({ exitCode, tests }) {
			return exitCode === 0 && countFailed(tests) === 0;
		}
		function describeCheck(ended) {
			const { exitCode, timedOut, tests } = ended;
			if (timedOut) return "timed out";
			if (exitCode === null) return "not finished";
			if (isGreen(ended)) return "green";
			return exitCode === 0 ? `red (exit 0, ${countFailed(tests)} failed)` : `red (exit ${exitCode})`;
		}
		const verifyRules = ["green", "no-new-failures"];
		const testNamesSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
			count: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
			names: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string())
		});
		const testChangesSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
			fixed: testNamesSchema,
			stillFailing: testNamesSchema,
			newlyFailing: testNamesSchema,
			lost: testNamesSchema,
			flaky: testNamesSchema
		});
		const testChanges = [
			["newlyFailing", "newly failing"],
			["lost", "lost"],
			["flaky", "flaky"],
			["stillFailing", "still failing"],
			["fixed", "fixed"]
		];
		const verifyResultSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
			command: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			before: zod__WEBPACK_IMPORTED_MODULE_0__.number().nullable(),
			after: zod__WEBPACK_IMPORTED_MODULE_0__.number().nullable(),
			timedOutBefore: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().default(false),
			timedOutAfter: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().default(false),
			testsBefore: zod__WEBPACK_IMPORTED_MODULE_0__.array(testCountSchema).default([]),
			testsAfter: zod__WEBPACK_IMPORTED_MODULE_0__.array(testCountSchema).default([]),
			rule: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](verifyRules).default("green"),
			tests: testChangesSchema.nullable().default(null),
			returned: zod__WEBPACK_IMPORTED_MODULE_0__.number().default(0),
			problems: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).default([]),
			notes: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).default([]),
			afterOn: zod__WEBPACK_IMPORTED_MODULE_0__["enum"]([
				"patch",
				"earlier-patch",
				"nothing"
			]).default("patch"),
			patchSha256: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable().default(null)
		});
		function describeVerify(verify) {
			return `${describeBefore(verify)} before, ${describeAfter(verify)} after${describeState(verify)}`;
		}
		function describeState({ afterOn }) {
			return afterOn === "earlier-patch" ? ", on an earlier state of the changes" : "";
		}
		function describeBefore({ before, timedOutBefore, testsBefore }) {
			return describeCheck({
				exitCode: before,
				timedOut: timedOutBefore,
				tests: testsBefore
			});
		}
		function describeAfter(verify) {
			const { after, afterOn, timedOutAfter, problems } = verify;
			if (afterOn === "nothing" || after === null && !timedOutAfter && verify.patchSha256 === null) return "not run";
			return after === 0 && problems.length > 0 ? "exit 0 and not accepted" : describeCheck({
				exitCode: after,
				timedOut: timedOutAfter,
				tests: verify.testsAfter
			});
		}
	})
};
