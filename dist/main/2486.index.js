export const id = 2486;
export const ids = [2486];
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
	}),
	51504: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			isPublishJob: () => isPublishJob,
			listSecrets: () => listSecrets,
			readInputs: () => readInputs,
			readNetworkInputs: () => readNetworkInputs,
			readPublishInputs: () => readPublishInputs,
			readReportInputs: () => readReportInputs
		});
		var error = __webpack_require__(22603);
		var model = __webpack_require__(31021);
		var header_lines = __webpack_require__(60056);
		var nearest_name = __webpack_require__(15633);
		;
		const resumeApproved = "approved";
		function inferProvider({ values, keys }, apis) {
			if ((values.replay ?? null) !== null) return "replay";
			const [key] = keys;
			if (keys.length === 1) return apis.find(({ access }) => access.type === "key" && access.input === key)?.name ?? null;
			return values.dryRun === true ? apis[0]?.name ?? null : null;
		}
		function checkTogether(given, apis, env) {
			const { values, keys } = given;
			const problems = [];
			const report = (message, hint) => void problems.push((0, error.Yx)(message, hint));
			if (values.mode === "publish") report("mode: publish is for a job of the action", "On the command line, apply the patch with git apply.");
			if (values.task !== null && values.taskFile !== null) report("task and task-file are both given", "Give exactly one of them.");
			const bringsText = /^(?:issues|issue_comment|pull_request(?:_target|_review|_review_comment)?)$/.test(env["GITHUB_EVENT_NAME"] ?? "");
			if (values.task === null && values.taskFile === null && !bringsText) report("there is no task", "Give task or task-file; on the command line, write the task after run.");
			if (values.skipIfGreen === true && values.verify === null) report("skip-if-green is given without verify", "Give the command that is green or red as verify.");
			if (values.verifyRule === "no-new-failures" && values.verify === null) report("verify-rule is given without verify", "Give the command whose result the rule judges as verify.");
			for (const [name, value] of [["patch-file", values.patchFile], ["answer", values.answer]]) if ((value ?? null) !== null) report(`${name} is given without mode: publish`, "Add mode: publish: without it, this job starts an agent.");
			if (values.acknowledge === "comment" && values.comment === "off") report("acknowledge: comment needs the comment that comment: off omits", "Use acknowledge: reaction.");
			if (values.acknowledge === "comment" && values.mode === "answer" && values.commentKey === null) report("acknowledge: comment is given with mode: answer and without comment-key, so its comment would never have the result", "Give the same comment-key to this job and to the one that publishes the answer, or use acknowledge: reaction.");
			if (values.resume === resumeApproved && values.approvalEnvironment !== null) report("approval-environment is given with resume: approved", "Give the directory of the record as resume, and its digest as resume-digest.");
			if (values.resume === resumeApproved && values.resumeDigest !== null) report("resume-digest is given with resume: approved", "Leave it out; the comment of the run names the record.");
			else if (values.resume !== resumeApproved && values.resume === null !== (values.resumeDigest === null)) report(values.resume === null ? "resume-digest is given without resume" : "resume is given without resume-digest", "Give both: the directory of the record, and the output audit-digest of its run.");
			const hasHeaders = Object.keys(values.otlpHeaders ?? {}).length > 0;
			if (hasHeaders && values.otlpEndpoint === null) report("otlp-headers is given without otlp-endpoint", "Give the address to which the spans are posted.");
			if (hasHeaders && isPlainHttp(values.otlpEndpoint)) report("otlp-endpoint would send its headers over plain http", "Use https, or a server on this machine.");
			if (values.provider === undefined) return problems;
			const provider = values.provider ?? inferProvider(given, apis);
			if (provider === null) {
				const accesses = (0, model.TH)(apis);
				const several = keys.length > 1;
				report(several ? "there are keys for several providers" : "there is neither a provider nor a key", several ? "Name one by the input provider." : `Give ${accesses.map(({ input }) => input).join(" or ")} (a pull request from a fork has no secrets), on the command line the variable ${accesses.map(({ variable }) => variable).join(" or ")}; or provider: replay, or the provider of a cloud.`);
			} else if (provider === "replay") {
				if (values.replay === null) report("provider: replay lacks a recording", "Name its file by the input replay.");
			} else problems.push(...checkProvider(given, provider, apis));
			return problems;
		}
		function checkProvider({ values, keys }, provider, apis) {
			const problems = [];
			const report = (message, hint) => void problems.push((0, error.Yx)(message, hint));
			const api = apis.find(({ name }) => name === provider);
			if (api === undefined) return problems;
			const { access, efforts } = api;
			const { effort = null, identity = null, keyCommand = null, baseUrl, dryRun = false } = values;
			if (values.replay !== null) report(`replay is given, but the provider is ${provider}`, "Use provider: replay.");
			if (effort !== null && !efforts.includes(effort)) report(`provider: ${provider} has no effort ${effort}`, `It accepts: ${efforts.join(", ") || "none"}.`);
			if (values.model === null && !dryRun) report(`provider: ${provider} lacks a model`, "Give model as the provider writes its name.");
			if (access.type === "cloud") problems.push(...checkCloud(provider, access, values));
			else for (const name of [
				"region",
				"project",
				"identity"
			].filter((one) => values[one] !== null)) report(`${name} is given, but ${provider} is not the provider of a cloud`, `Leave ${name} out.`);
			const authorizing = access.type === "cloud" ? "identity" : access.input;
			const named = [...identity !== null || keys.includes(authorizing) ? [authorizing] : [], ...keyCommand === null ? [] : ["key-command"]];
			if (access.type === "key" && named.length === 0 && baseUrl === null && !dryRun) report(`provider: ${provider} lacks its key`, `Give ${access.input} or key-command; a pull request from a fork has no secrets.`);
			if (named.length > 1) report(`${named.join(" and ")} are both given`, "Give one of them.");
			if ((named.length > 0 || access.type === "cloud") && isPlainHttp(baseUrl)) report("base-url would send the key over plain http", "Use https, or a server on this machine.");
			return problems;
		}
		const placeForms = {
			region: {
				form: /^[a-z]{2,15}(?:-[a-z0-9]{1,15}){0,4}$/,
				hint: "Write it as the cloud does, such as us-east-1 for bedrock-messages, or global or us-east5 for vertex-messages."
			},
			project: {
				form: /^[a-z0-9][a-z0-9.:-]{2,80}$/,
				hint: "Write the id of the project that has the models."
			}
		};
		function checkCloud(provider, { needs, isIdentity, identityForm }, { region = null, project = null, baseUrl, identity = null, dryRun = false }) {
			const places = {
				region,
				project,
				"base-url": baseUrl
			};
			const missing = needs.filter((name) => places[name] === null && !dryRun);
			const wrong = ["region", "project"].filter((name) => places[name] !== null && !placeForms[name].form.test(places[name]));
			return [
				...missing.map((name) => (0, error.Yx)(`provider: ${provider} lacks ${name}`, name === "base-url" ? "Give the address of the resource, like https://NAME.openai.azure.com/openai/v1." : placeForms[name].hint)),
				...wrong.map((name) => (0, error.Yx)(`${name}: ${JSON.stringify(places[name])} is not the name of a ${name}`, placeForms[name].hint)),
				...identity !== null && !isIdentity(identity) ? [(0, error.Yx)(`identity: ${JSON.stringify(identity)} is not an identity for ${provider}`, `Write ${identityForm}.`)] : []
			];
		}
		function isPlainHttp(address) {
			if (address === null || address === undefined) return false;
			const url = new URL(address);
			return url.protocol === "http:" && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
		}
		var github_inputs = __webpack_require__(22075);
		;
		function listSecrets({ apiKeys, githubToken, orgPolicyToken, otlpHeaders }) {
			const tokens = [githubToken, orgPolicyToken].filter((token) => token !== null);
			return [
				...apiKeys.values(),
				...tokens,
				...(0, header_lines.x)(otlpHeaders)
			];
		}
		function isPublishJob(environment) {
			return environment["GITHUB_ACTIONS"] === "true" && environment[variableOf("mode")]?.trim() === "publish";
		}
		function readPublishInputs(environment) {
			const { values, problems } = readRows({
				policy: (0, github_inputs.LX)([]).policy,
				...github_inputs.uo
			}, environment);
			const { patchFile: file = null, patchDigest: digest = null, answer = null } = values ?? {};
			if (values !== null && answer !== null && file === null && digest === null) return {
				...values,
				product: {
					type: "answer",
					json: answer
				}
			};
			if (values !== null && answer === null && file !== null && digest !== null && /^[0-9a-f]{64}$/.test(digest)) return {
				...values,
				product: {
					type: "patch",
					file,
					digest
				}
			};
			if (answer !== null) throw refuseInputs([...problems, (0, error.Yx)("mode: publish has both a patch and an answer", "Give patch-file and patch-digest, or answer.")]);
			throw refuseInputs([
				...problems,
				...file === null ? [(0, error.Yx)("mode: publish lacks patch-file", "Name the file that actions/download-artifact has written.")] : [],
				...digest === null || !/^[0-9a-f]{64}$/.test(digest) ? [(0, error.Yx)(digest === null ? "mode: publish lacks patch-digest" : "patch-digest is not a SHA-256 digest", "Give the output patch-digest of the job of the agent, and skip this job if it is empty: it is set only by a completed run with changes.")] : []
			]);
		}
		function refuseInputs(problems) {
			return new error.tj({
				code: "usage",
				message: problems.length === 1 ? "an input is not valid" : `${problems.length} inputs are not valid`,
				hint: "docs/action.md describes every input; on the command line, run --help.",
				problems
			});
		}
		function readReportInputs(environment) {
			const { comment, "comment-key": key, summary, "github-token": token } = github_inputs.uo;
			const { values } = readRows({
				comment,
				"comment-key": key,
				summary,
				"github-token": token
			}, environment);
			if (values === null) return null;
			const { githubToken, ...inputs } = values;
			return {
				inputs: {
					...inputs,
					failOn: github_inputs.Nn
				},
				githubToken
			};
		}
		function readNetworkInputs(environment) {
			const { proxy, "proxy-exclude": exclude, "ca-certificates": authorities } = github_inputs.uo;
			const rows = {
				proxy,
				"proxy-exclude": exclude,
				"ca-certificates": authorities
			};
			const { values, problems } = readRows(rows, environment);
			if (values === null) throw refuseInputs(problems);
			return values;
		}
		function readInputs({ environment, apis }) {
			const read = readRows({
				...(0, github_inputs.LX)(apis),
				...github_inputs.uo
			}, environment);
			const apiKeys = readKeys(apis, environment);
			const given = {
				values: read.valid,
				keys: [...apiKeys.keys()]
			};
			const problems = [...read.problems, ...checkTogether(given, apis, environment)];
			const provider = read.values?.provider ?? inferProvider(given, apis);
			if (read.values === null || provider === null || problems.length > 0) throw refuseInputs(problems);
			const { githubToken, orgPolicyToken, otlpHeaders, proxy: _proxy, provider: _provider, ...values } = read.values;
			const { task, taskFile, mode, resume, resumeDigest, ...others } = values;
			const { maxTurns, maxCostUsd, maxTokens, timeoutMinutes, ...kept } = others;
			return {
				inputs: {
					...kept,
					task: taskFile !== null ? {
						type: "file",
						path: taskFile
					} : task === null ? { type: "event" } : {
						type: "text",
						text: task
					},
					provider,
					mode: mode === "comment" || mode === "answer" ? "comment" : "patch",
					publishesAnswer: mode !== "answer",
					comment: mode === "answer" ? "off" : kept.comment,
					publishAs: mode === "commit" || mode === "pull-request" ? mode : null,
					limits: {
						turns: maxTurns,
						costUsd: maxCostUsd,
						tokens: maxTokens,
						wallClockMs: timeoutMinutes * 6e4
					},
					resume: readResume(resume, resumeDigest)
				},
				secrets: {
					apiKeys,
					githubToken,
					orgPolicyToken,
					otlpHeaders
				},
				warnings: findUnknownInputs(environment, [...(0, github_inputs.SS)(apis).keys()])
			};
		}
		function readKeys(apis, environment) {
			const keys = (0, model.TH)(apis).map(({ input }) => [input, environment[variableOf(input)]?.trim() ?? ""]);
			return new Map(keys.filter(([, key]) => key !== ""));
		}
		function readResume(record, digest) {
			if (record === resumeApproved) return { type: "approved" };
			return record === null || digest === null ? null : {
				type: "record",
				record,
				digest
			};
		}
		function readRows(rows, environment) {
			const valid = {};
			const problems = [];
			for (const [name, { schema }] of Object.entries(rows)) {
				const parsed = schema.safeParse(environment[variableOf(name)] ?? "");
				if (parsed.success) valid[memberOf(name)] = parsed.data;
				else problems.push(...parsed.error.issues.map((issue) => readProblem(name, issue)));
			}
			return {
				valid,
				values: problems.length === 0 ? valid : null,
				problems
			};
		}
		function memberOf(name) {
			return name.replaceAll(/-([a-z])/g, (_dash, letter) => letter.toUpperCase());
		}
		function variableOf(name) {
			return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
		}
		function readProblem(name, issue) {
			const hint = issue.code === "custom" ? issue.params?.["hint"] : "";
			return (0, error.Yx)(`${name}: ${issue.message}`, typeof hint === "string" ? hint : "");
		}
		function findUnknownInputs(environment, names) {
			const known = new Set(names.map(variableOf));
			return Object.keys(environment).filter((name) => name.startsWith("INPUT_") && !known.has(name)).map((name) => {
				const written = name.slice("INPUT_".length).toLowerCase();
				const nearest = (0, nearest_name.$q)(written, names);
				return `The input ${written} is not known and has no effect.${nearest === null ? "" : ` Did you mean ${nearest}?`}`;
			});
		}
	})
};
