export const id = 2171;
export const ids = [2171];
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
	2245: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			G: () => scriptModes,
			b: () => pickStricterMode
		});
		const scriptModes = [
			"enabled",
			"dry-run",
			"disabled"
		];
		function pickStricterMode(left, right) {
			return scriptModes.indexOf(left) >= scriptModes.indexOf(right) ? left : right;
		}
	}),
	15633: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$q: () => findNearestName,
			Du: () => listNearestNames,
			NQ: () => renderNearest
		});
		const maxComparedCharacters = 64;
		function listNearestNames(written, known, most = 3) {
			const wanted = normalize(written);
			return known.map((name) => {
				const candidate = normalize(name);
				const contains = wanted.length > 2 && (candidate.includes(wanted) || wanted.includes(candidate));
				const distance = measureEditDistance(wanted, candidate);
				const limit = Math.max(1, Math.ceil(Math.max(candidate.length, wanted.length) / 3));
				return {
					name,
					distance: contains ? Math.min(1, distance) : distance,
					edits: distance,
					limit
				};
			}).filter(({ distance, limit }) => distance <= limit).toSorted((left, right) => left.distance - right.distance || left.edits - right.edits).slice(0, most).map(({ name }) => name);
		}
		function findNearestName(written, known) {
			return listNearestNames(written, known, 1)[0] ?? null;
		}
		function renderNearest(written, known) {
			const nearest = findNearestName(written, known);
			return nearest === null ? `known: ${known.join(", ")}` : `did you mean "${nearest}"?`;
		}
		function normalize(name) {
			return name.slice(0, maxComparedCharacters).toLowerCase().replaceAll(/[_.-]/g, "");
		}
		function measureEditDistance(left, right) {
			let before = [];
			let row = Array.from({ length: right.length + 1 }, (_, index) => index);
			for (let line = 1; line <= left.length; line += 1) {
				const next = [line];
				for (let column = 1; column <= right.length; column += 1) {
					const replaced = (row[column - 1] ?? 0) + (left[line - 1] === right[column - 1] ? 0 : 1);
					const isSwap = left[line - 1] === right[column - 2] && left[line - 2] === right[column - 1];
					const swapped = line > 1 && column > 1 && isSwap ? (before[column - 2] ?? 0) + 1 : replaced;
					next.push(Math.min(replaced, swapped, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
				}
				[before, row] = [row, next];
			}
			return row[right.length] ?? 0;
		}
	}),
	85377: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			d: () => isAtLeast,
			i: () => isolationLevels
		});
		const isolationLevels = [
			"namespaces",
			"full",
			"strict"
		];
		function isAtLeast(level, other) {
			return isolationLevels.indexOf(level) >= isolationLevels.indexOf(other);
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
