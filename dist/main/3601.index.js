export const id = 3601;
export const ids = [3601];
export const modules = {
	53601: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { startProgram: () => startProgram });
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_os_ = __webpack_require__(48161);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_v8_ = __webpack_require__(78877);
		var control_characters = __webpack_require__(96763);
		var types_error = __webpack_require__(22603);
		var outcome = __webpack_require__(93905);
		var disarm_commands = __webpack_require__(78044);
		var external_node_fs_ = __webpack_require__(73024);
		;
		const usualDirectories = ["/tmp", "/var/tmp"];
		function pickTemporaryDirectory(wanted, uid) {
			const [own = wanted, ...usual] = [wanted, ...usualDirectories].map(resolveLinks);
			if (uid !== 0 || isTraversable(own)) return own;
			return usual.find(isTraversable) ?? own;
		}
		function resolveLinks(directory) {
			try {
				return (0, external_node_fs_.realpathSync)(directory);
			} catch {
				return (0, external_node_path_.resolve)(directory);
			}
		}
		function isTraversable(directory) {
			const stats = (0, external_node_fs_.statSync)(directory, { throwIfNoEntry: false });
			if (stats === undefined || !stats.isDirectory() || (stats.mode & 1) === 0) return false;
			return (0, external_node_path_.dirname)(directory) === directory || isTraversable((0, external_node_path_.dirname)(directory));
		}
		var redact = __webpack_require__(2389);
		var known_secrets = __webpack_require__(6999);
		var environment = __webpack_require__(65575);
		var promises_ = __webpack_require__(58500);
		;
		const systemClock = {
			nowMs: () => Date.now(),
			monotonicMs: () => Number(process.hrtime.bigint()) / 1e6,
			sleep: async (delayMs, signal) => {
				await (0, promises_.setTimeout)(delayMs, undefined, signal === undefined ? {} : { signal });
			}
		};
		const createRandomId = (prefix) => `${prefix}_${(0, external_node_crypto_.randomBytes)(9).toString("base64url")}`;
		var check_host = __webpack_require__(6570);
		;
		(0, external_node_v8_.setFlagsFromString)("--semi-space-growth-factor=1");
		const longRunMs = 1e3;
		setTimeout(() => (0, external_node_v8_.setFlagsFromString)("--heap-growing-percent=20"), longRunMs).unref();
		const laterOptimisation = {
			20: ["--interrupt-budget=300000"],
			24: ["--invocation-count-for-maglev=2000", "--invocation-count-for-turbofan=15000"]
		};
		for (const flag of laterOptimisation[process.versions.node.split(".")[0] ?? ""] ?? []) (0, external_node_v8_.setFlagsFromString)(flag);
		const redactor = (0, redact.l)({ secrets: (0, known_secrets.Xb)(process.env) });
		function readHost({ distDirectory, version }) {
			const environment = { ...process.env };
			const passwdHome = readPasswdHome();
			const named = environment["HOME"] ?? "";
			const home = named === "" ? passwdHome ?? "/" : named;
			const xdgState = environment["XDG_STATE_HOME"] ?? "";
			return {
				facts: {
					environment,
					home,
					passwdHome: passwdHome ?? home,
					execPath: process.execPath
				},
				uid: process.getuid?.() ?? -1,
				arch: process.arch,
				platform: process.platform,
				temporaryDirectory: pickTemporaryDirectory((0, external_node_os_.tmpdir)(), process.getuid?.() ?? -1),
				distDirectory,
				stateDirectory: (0, external_node_path_.join)((0, external_node_path_.isAbsolute)(xdgState) ? xdgState : (0, external_node_path_.join)(home, ".local/state"), "script-harness"),
				workingDirectory: readWorkingDirectory(),
				machineFloor: {
					file: "/etc/script-harness/policy.yml",
					owner: 0
				},
				clock: systemClock,
				resolveName: check_host.q,
				createId: createRandomId,
				random: () => (0, external_node_crypto_.randomInt)(2 ** 47) / 2 ** 47,
				redactor,
				version
			};
		}
		function readWorkingDirectory() {
			try {
				return process.cwd();
			} catch (thrown) {
				if (!(0, types_error.up)(thrown, "ENOENT")) throw thrown;
				throw new types_error.tj({
					code: "usage",
					message: "the current directory was removed",
					hint: "Change to a directory that exists."
				});
			}
		}
		function readPasswdHome() {
			return (0, types_error.NW)(() => (0, external_node_os_.userInfo)().homedir, null, "ERR_SYSTEM_ERROR");
		}
		const cancelCodes = {
			SIGINT: 130,
			SIGTERM: 143,
			SIGHUP: 129
		};
		function listenForSignals(controller) {
			let received = "SIGINT";
			for (const name of Object.keys(cancelCodes)) process.once(name, () => {
				received = name;
				controller.abort(new types_error.tj({
					code: "cancelled",
					message: `the run was cancelled by ${name}`
				}));
			});
			return () => cancelCodes[received];
		}
		function listenForBugs(controller) {
			process.once("uncaughtException", (thrown) => {
				printBug(thrown);
				process.once("uncaughtException", (second) => {
					printBug(second);
					process.exit(1);
				});
				process.once("exit", failExit);
				controller.abort(new types_error.tj({
					code: "internal",
					message: `a bug: ${(0, types_error.IP)(thrown)}`,
					cause: thrown
				}));
			});
		}
		function printBug(thrown) {
			process.stderr.write(`${(0, disarm_commands.T)(redactor.redactText((0, types_error.vr)(thrown)))}\n`);
		}
		function failExit(exitCode) {
			process.exitCode = exitCode === 0 ? 1 : exitCode;
		}
		function watchStreams() {
			for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
			process.stdout.once("error", (error) => {
				if ((0, types_error.up)(error, "EPIPE")) return;
				process.stderr.write(`error: standard output is not complete: ${(0, types_error.IP)(error)}\n`);
				process.once("exit", failExit);
			});
		}
		function createTerminal(inJob) {
			const clean = (text) => {
				const redacted = redactor.redactText(text);
				return inJob ? (0, disarm_commands.s)(redacted) : redacted;
			};
			return {
				out: (text) => void process.stdout.write((0, control_characters._O)(clean(text))),
				log: (text) => void process.stderr.write((0, control_characters._O)(clean(text))),
				showCall(text) {
					const redacted = redactor.known.redactText(text);
					process.stdout.write((0, control_characters._O)(inJob ? (0, disarm_commands.s)(redacted) : redacted));
				},
				pass: (stream, text) => void process[stream].write(clean(text))
			};
		}
		async function main(installation, controller) {
			const [, , ...argv] = process.argv;
			const inJob = process.env["GITHUB_ACTIONS"] === "true";
			const isStep = inJob && (argv.length === 0 || argv[0] === "post");
			const refusal = isStep ? await settleStep() : null;
			const host = readHost(installation);
			if (isStep) hideUnreadable();
			if (host.platform !== "linux" && ![
				"--help",
				"-h",
				"--version",
				"help"
			].includes(argv[0] ?? "--help")) {
				process.stderr.write(`script-harness needs Linux: its sandbox is made of Linux namespaces (this is ${host.platform})\n`);
				return 6;
			}
			if (host.platform === "linux") (0, environment.B)();
			if (host.uid === 0) process.umask(process.umask() & 448 | 18);
			if (inJob && argv[0] === "post") return (await Promise.all([
				__webpack_require__.e(2856),
				__webpack_require__.e(6752),
				__webpack_require__.e(7411),
				__webpack_require__.e(5090),
				__webpack_require__.e(2865),
				__webpack_require__.e(5275),
				__webpack_require__.e(7518),
				__webpack_require__.e(1328),
				__webpack_require__.e(2075),
				__webpack_require__.e(6063),
				__webpack_require__.e(3720),
				__webpack_require__.e(9556),
				__webpack_require__.e(9429),
				__webpack_require__.e(1361),
				__webpack_require__.e(5256),
				__webpack_require__.e(5698)
			]).then(__webpack_require__.bind(__webpack_require__, 15698))).runPost(host, refusal);
			for (const name of Object.keys(process.env)) if ((0, known_secrets.o$)(name)) delete process.env[name];
			const readCode = listenForSignals(controller);
			const { signal } = controller;
			const readSignalCode = (exitCode) => exitCode === 130 ? readCode() : exitCode;
			if (inJob && argv.length === 0) return readSignalCode(await (await Promise.all([
				__webpack_require__.e(8815),
				__webpack_require__.e(8989),
				__webpack_require__.e(2856),
				__webpack_require__.e(3292),
				__webpack_require__.e(6752),
				__webpack_require__.e(7411),
				__webpack_require__.e(5090),
				__webpack_require__.e(2865),
				__webpack_require__.e(8243),
				__webpack_require__.e(5275),
				__webpack_require__.e(7518),
				__webpack_require__.e(1328),
				__webpack_require__.e(1598),
				__webpack_require__.e(2075),
				__webpack_require__.e(6063),
				__webpack_require__.e(3720),
				__webpack_require__.e(9556),
				__webpack_require__.e(1180),
				__webpack_require__.e(5256),
				__webpack_require__.e(1258)
			]).then(__webpack_require__.bind(__webpack_require__, 21258))).runAction(host, signal, refusal));
			const { runCli } = await Promise.all([__webpack_require__.e(7375), __webpack_require__.e(1248)]).then(__webpack_require__.bind(__webpack_require__, 41248));
			return readSignalCode(await runCli(argv, {
				host,
				terminal: createTerminal(inJob),
				signal,
				stdin: process.stdin
			}));
		}
		async function settleStep() {
			const [{ readNetworkInputs }, { settleNetwork }] = await Promise.all([Promise.all([__webpack_require__.e(2075), __webpack_require__.e(7977)]).then(__webpack_require__.bind(__webpack_require__, 51504)), __webpack_require__.e(5325).then(__webpack_require__.bind(__webpack_require__, 75325))]);
			try {
				const settled = settleNetwork(process.env, readNetworkInputs(process.env), "job");
				for (const name of Object.keys(process.env)) if (!(name in settled)) delete process.env[name];
				Object.assign(process.env, settled);
				return null;
			} catch (thrown) {
				if (thrown instanceof types_error.tj) return thrown;
				throw thrown;
			}
		}
		function hideUnreadable() {
			delete process.env["GITHUB_EVENT_PATH"];
			if (!URL.canParse(process.env["GITHUB_API_URL"] ?? "")) delete process.env["GITHUB_API_URL"];
		}
		function flush(stream) {
			return new Promise((resolve) => void stream.write("", () => resolve()));
		}
		async function startProgram(installation) {
			watchStreams();
			const controller = new AbortController();
			listenForBugs(controller);
			try {
				process.exitCode = await main(installation, controller);
			} catch (thrown) {
				printBug(thrown);
				process.exitCode = (0, outcome.K8)((0, outcome.f1)(thrown).outcome);
			}
			await Promise.all([process.stdout, process.stderr].map(flush));
			setImmediate(() => process.exit());
		}
	}),
	32559: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			s: () => findRuns,
			x: () => computeBorders
		});
		function findRuns(lines, run, options) {
			if (run.length === 0) return [];
			const borders = computeBorders(run);
			const found = [];
			let matched = 0;
			for (let index = options.from; index < options.to; index += 1) {
				while (matched > 0 && lines[index] !== run[matched]) matched = borders[matched - 1] ?? 0;
				if (lines[index] === run[matched]) matched += 1;
				if (matched < run.length) continue;
				found.push(index - run.length + 1);
				if (found.length === options.maxFound) break;
				matched = borders[matched - 1] ?? 0;
			}
			return found;
		}
		function computeBorders(run) {
			const borders = [0];
			let length = 0;
			for (let index = 1; index < run.length; index += 1) {
				while (length > 0 && run[index] !== run[length]) length = borders[length - 1] ?? 0;
				if (run[index] === run[length]) length += 1;
				borders.push(length);
			}
			return borders;
		}
	}),
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
	27135: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Mg: () => explainUnsafeVariable,
			St: () => explainUnsafeForSetup,
			il: () => explainNeverPassed
		});
		const changesPrograms = /^(?:PATH|LD_.*|GIT_.*|NODE_OPTIONS|BASH_ENV|ENV)$/i;
		const mayHoldKey = /^(?:GITHUB_(?:TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|GH_TOKEN|INPUT_.*|ACTIONS_.*|.*(?:_KEY|TOKEN|SECRET|PASSWORD|CREDENTIALS?))$/i;
		const ownOfRunner = /^(?:RUNNER_TEMP|AWS_ACCESS_KEY_ID|(?:https?|all|ftp)_proxy|PYTHONSTARTUP)$/i;
		function explainUnsafeVariable(name) {
			if (changesPrograms.test(name)) return "a variable that changes which program runs is never passed to commands: remove it";
			return mayHoldKey.test(name) ? "a variable that may hold a key is never passed to commands: remove it" : null;
		}
		function explainUnsafeForSetup(name) {
			return changesPrograms.test(name) && !mayHoldKey.test(name) ? "a variable that changes which program runs is never passed to setup: remove it, or rename it if it holds a key" : null;
		}
		function explainNeverPassed(name) {
			return explainUnsafeVariable(name) ?? (ownOfRunner.test(name) ? `the runner's own value of ${name} is never passed to commands: remove it` : null);
		}
	}),
	31021: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			EY: () => replayModes,
			TH: () => listKeys,
			W6: () => efforts
		});
		const efforts = [
			"low",
			"medium",
			"high"
		];
		function listKeys(apis) {
			const keys = apis.flatMap(({ access }) => access.type === "key" ? [access] : []);
			return [...new Map(keys.map((access) => [access.input, access])).values()];
		}
		const replayModes = ["strict", "loose"];
	}),
	73014: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { n: () => compareText });
		function compareText(left, right) {
			return left < right ? -1 : Number(left > right);
		}
	}),
	96763: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			N0: () => replaceControls,
			UN: () => escapeControls,
			_O: () => escapeControlText,
			bN: () => removeTerminalCodes,
			pX: () => removeEscapes
		});
		var _invisible_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24989);
		function escapeControls(text) {
			const escaped = text.replaceAll(/\p{Cc}/gu, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`);
			return (0, _invisible_characters_js__WEBPACK_IMPORTED_MODULE_0__.Ul)(escaped).replaceAll(/[\u2028\u2029]/g, _invisible_characters_js__WEBPACK_IMPORTED_MODULE_0__.OR);
		}
		function replaceControls(text) {
			return text.replaceAll(/\p{Cc}/gu, " ");
		}
		const unsafe = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
		function escapeControlText(text) {
			return text.replaceAll(unsafe, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
		}
		function removeEscapes(output) {
			return removeColors(output).replaceAll("\r\n", "\n");
		}
		function removeTerminalCodes(text) {
			const command = /\u001B\][^\u0007\u001B\r\n]*(?:\u0007|\u001B\\)/g;
			return shortenRewrites(text.includes("\x1B") ? removeColors(text).replaceAll(command, "") : text);
		}
		const maxStates = 4;
		function shortenRewrites(text) {
			if (!text.includes("\r")) return text;
			const shorten = (line) => {
				const states = line.split("\r").filter((state) => state.trim() !== "");
				if (states.length <= maxStates) return line;
				return `${states[0]}\n[\u2026 ${states.length - 2} states of this line left out \u2026]\n${states.at(-1)}`;
			};
			return text.split("\n").map(shorten).join("\n");
		}
		function removeColors(text) {
			return text.includes("\x1B[") ? text.replaceAll(/\u001B\[[\d;]*m/g, "") : text;
		}
	}),
	37527: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			G9: () => keepTail,
			Hh: () => cutLine,
			IN: () => cutText,
			Ue: () => keepLine,
			ZN: () => describeValueCut,
			eM: () => describeCut,
			hU: () => findHeadEnd,
			it: () => cutMiddle,
			q: () => findTailStart,
			ym: () => cutEnd
		});
		const encoder = new TextEncoder();
		const decoder = new TextDecoder();
		function cutMiddle(text, { maxBytes, totalBytes = 0, describe }) {
			if (text.length * 3 <= maxBytes) return text;
			const bytes = encoder.encode(text);
			if (bytes.length <= maxBytes) return text;
			const headEnd = findHeadEnd(bytes, Math.ceil(maxBytes / 2));
			const tailStart = findTailStart(bytes, bytes.length - Math.floor(maxBytes / 2));
			const missing = Math.max(totalBytes, bytes.length) - headEnd - (bytes.length - tailStart);
			return `${decoder.decode(bytes.subarray(0, headEnd))}${describe(missing)}${decoder.decode(bytes.subarray(tailStart))}`;
		}
		function describeCut(file) {
			return (missingBytes) => `\n[\u2026 ${missingBytes} bytes left out${file === null ? "" : `; the whole is in ${file}`} \u2026]\n`;
		}
		function describeValueCut(file) {
			return file === null ? (missingBytes) => `\n[\u2026 ${missingBytes} bytes left out; a script receives more of it \u2026]\n` : describeCut(file);
		}
		function cutEnd(text, options) {
			const bytes = encoder.encode(text);
			if (bytes.length <= options.maxBytes && options.isWhole) return {
				text,
				isCut: false
			};
			const head = bytes.subarray(0, findHeadEnd(bytes, Math.min(options.maxBytes, bytes.length)));
			return {
				text: `${decoder.decode(head)}\n[\u2026 cut here: there is more \u2026]`,
				isCut: true
			};
		}
		function keepTail(text, maxBytes) {
			const bytes = encoder.encode(text);
			if (bytes.length <= maxBytes) return text;
			return decoder.decode(bytes.subarray(findTailStart(bytes, bytes.length - maxBytes)));
		}
		function cutText(text, maxCharacters) {
			if (text.length <= maxCharacters) return text;
			return `${text.slice(0, Math.max(0, maxCharacters - 1)).replace(/[\uD800-\uDBFF]$/, "")}\u2026`;
		}
		function cutLine(line, maxCharacters) {
			if (line.length <= maxCharacters) return line;
			const kept = keepLine(line, maxCharacters);
			return `${kept}\u2026 [${line.length - kept.length} more characters]`;
		}
		function keepLine(line, maxCharacters) {
			const head = line.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, "");
			const bytes = encoder.encode(line.slice(0, head.length + 2));
			return decoder.decode(bytes.subarray(0, findHeadEnd(bytes, encoder.encode(head).length)));
		}
		const longestWord = 400;
		const keptShare = .5;
		const isWordByte = (byte) => byte !== undefined && byte > 32 && byte < 127 && !delimiters.has(byte);
		const delimiters = new Set(encoder.encode("\"'`<>()[]{},|"));
		const isInsideCharacter = (byte) => ((byte ?? 0) & 192) === 128;
		function findHeadEnd(bytes, at) {
			let end = at;
			while (end > 0 && isInsideCharacter(bytes[end])) end -= 1;
			if (end < bytes.length && !isWordByte(bytes[end])) return end;
			const least = Math.max(at * keptShare, end - longestWord);
			for (let start = end; start > least; start -= 1) if (!isWordByte(bytes[start - 1])) return start;
			return end;
		}
		function findTailStart(bytes, at) {
			let start = at;
			while (start < bytes.length && isInsideCharacter(bytes[start])) start += 1;
			if (start > 0 && !isWordByte(bytes[start - 1])) return start;
			const most = Math.min(bytes.length - (bytes.length - at) * keptShare, start + longestWord);
			for (let end = start; end < most; end += 1) if (!isWordByte(bytes[end])) return end;
			return start;
		}
	}),
	78044: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			T: () => disarmCommands,
			s: () => disarmResult
		});
		var _parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27831);
		function disarmCommands(text) {
			return text.split(/\r\n|\r|\n/).map((line) => line.replace(/^[\s\p{C}]*::/u, (start) => start.replace("::", ": :")).replaceAll("##[", "## [")).join("\n");
		}
		function disarmResult(text) {
			return isJson(text) ? text.replaceAll("##[", String.raw`\u0023#[`) : disarmCommands(text);
		}
		function isJson(text) {
			return /^\s*[[{]/.test(text) && (0, _parse_json_js__WEBPACK_IMPORTED_MODULE_0__.Vh)(text) !== null;
		}
	}),
	19375: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			SS: () => renderCount,
			eB: () => renderSeconds,
			kT: () => renderNumber,
			r$: () => renderFirst
		});
		function renderNumber(value) {
			let text = String(value);
			for (let at = text.length - 3; at > 0; at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`;
			return text;
		}
		function renderSeconds(durationMs) {
			return `${(durationMs / 1e3).toFixed(1)} s`;
		}
		function renderCount(count, noun) {
			return `${count} ${noun}${count === 1 ? "" : "s"}`;
		}
		function renderFirst(texts, most, separator = ", ") {
			const more = texts.length > most ? ` and ${texts.length - most} more` : "";
			return `${texts.slice(0, most).join(separator)}${more}`;
		}
	}),
	60056: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			o: () => parseHeaderLines,
			x: () => listHeaderSecrets
		});
		const line = /^([!#$%&'*+.^_`|~\w-]+)[ \t]*:[ \t]*([\x21-\x7e]+(?:[ \t]+[\x21-\x7e]+)*)$/;
		function parseHeaderLines(text) {
			const lines = text.split(/\r?\n/).flatMap((written) => written.trim() === "" ? [] : [written.trim()]);
			const found = lines.map((written) => line.exec(written));
			if (found.includes(null)) return null;
			return Object.fromEntries(found.map((match) => [match?.[1] ?? "", match?.[2] ?? ""]));
		}
		const minSecretLength = 8;
		function listHeaderSecrets(headers) {
			return Object.values(headers).flatMap((value) => [value, ...value.split(/[ \t]+/).slice(1)]).filter((value) => value.length >= minSecretLength);
		}
	}),
	24989: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			AZ: () => showUnseen,
			OR: () => renderEscape,
			Ul: () => showHidden,
			g1: () => hiddenCharacter,
			sN: () => invisibleCharacters
		});
		const invisibleCharacters = /(?![\t\n])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Noncharacter_Code_Point}]/gu;
		const hiddenCharacter = new RegExp([
			String.raw`(?<=[\p{Extended_Pictographic}#*0-9])\uFE0F`,
			String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
			`(${invisibleCharacters.source})`
		].join("|"), "gu");
		const unseenCharacter = /(?![\t\n ])[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;
		function showUnseen(text) {
			return text.replace(unseenCharacter, renderEscape);
		}
		function showHidden(text) {
			return text.replace(hiddenCharacter, (characters, hidden) => hidden === undefined ? characters : renderEscape(hidden));
		}
		function renderEscape(character) {
			return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
		}
	}),
	37981: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			OW: () => isJsonObject,
			Qn: () => readJsonPointer,
			R5: () => renderCanonicalJson,
			cI: () => renderContent
		});
		var _compare_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73014);
		function isJsonObject(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
		function renderCanonicalJson(value) {
			if (Array.isArray(value)) return `[${value.map(renderCanonicalJson).join(",")}]`;
			if (value === null || typeof value !== "object") return JSON.stringify(value);
			const entries = Object.entries(value).toSorted(([left], [right]) => (0, _compare_text_js__WEBPACK_IMPORTED_MODULE_0__.n)(left, right)).map(([key, entry]) => `${JSON.stringify(key)}:${renderCanonicalJson(entry)}`);
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
	27831: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Vh: () => readJson,
			j1: () => measureJson,
			qF: () => parseJson
		});
		const maxDepth = 200;
		function parseJson(text) {
			if (text.length > 2 * maxDepth && measureJson(text).depth > maxDepth) throw new SyntaxError(`it is nested more than ${maxDepth} levels deep`);
			return JSON.parse(text);
		}
		function readJson(text) {
			try {
				return parseJson(text);
			} catch {
				return null;
			}
		}
		function measureJson(text) {
			let depth = 0;
			let deepest = 0;
			let members = 0;
			let quoted = false;
			for (let index = 0; index < text.length; index += 1) {
				const char = text[index];
				if (quoted) {
					if (char === "\\") index += 1;
					else if (char === "\"") quoted = false;
				} else if (char === "\"") quoted = true;
				else if (char === ",") members += 1;
				else if (char === "{" || char === "[") deepest = Math.max(deepest, depth += 1);
				else if (char === "}" || char === "]") depth -= 1;
			}
			return {
				depth: deepest,
				members
			};
		}
	}),
	45894: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			KA: () => isPlainText,
			Pe: () => listPaths,
			SN: () => maxPathCharacters,
			WJ: () => listParents,
			_K: () => isOutside,
			qW: () => isPlainPath,
			tH: () => refusedCharacters,
			tu: () => foldPath,
			wd: () => climbsAfterName
		});
		var _control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96763);
		var _grouped_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19375);
		const maxPathCharacters = 4096;
		const refusedCharacters = /[\p{Cc}\p{Bidi_Control}\p{Cs}\uFFFD]/u;
		function isPlainPath(path) {
			if (path === "" || path.length > maxPathCharacters || path.startsWith("~") || refusedCharacters.test(path)) return false;
			return path === "/" || !path.split("/").some((part, index) => part === ".." || part === "" && index > 0 || part === "." && path !== ".");
		}
		function isPlainText(text) {
			return !/[\p{Cs}\uFFFD\0]/u.test(text);
		}
		function foldPath(path) {
			if (/^[ -@[-~]*$/.test(path)) return path;
			return path.normalize("NFKC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "").toUpperCase().toLowerCase().normalize("NFKC");
		}
		function listParents(path) {
			const parts = path.split("/");
			return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
		}
		function isOutside(path) {
			return path === ".." || path.startsWith("../") || path.startsWith("/");
		}
		const maxListed = 10;
		function listPaths(paths) {
			return (0, _grouped_number_js__WEBPACK_IMPORTED_MODULE_1__.r$)(paths.map(_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.UN), maxListed);
		}
		function climbsAfterName(path) {
			const parts = path.split("/").filter((part) => part !== "" && part !== ".");
			const named = parts.findIndex((part) => part !== "..");
			return named >= 0 && parts.slice(named).includes("..");
		}
	}),
	40625: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { b: () => estimateTokens });
		const charactersPerToken = 4;
		function estimateTokens(text) {
			return Math.ceil(text.length / charactersPerToken);
		}
	}),
	56174: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { s: () => createUniqueNames });
		function createUniqueNames(taken = [], separator = "#") {
			const used = new Set(taken);
			const last = new Map();
			return (name) => {
				let unique = name;
				let number = last.get(name) ?? 1;
				while (used.has(unique)) {
					number += 1;
					unique = `${name}${separator}${number}`;
				}
				last.set(name, number);
				used.add(unique);
				return unique;
			};
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
	3291: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Sk: () => dropReasoning,
			po: () => itemSchema,
			LE: () => readMessageText,
			bS: () => renderScriptOutput
		});
		var schemas = __webpack_require__(88343);
		;
		const scriptErrorNames = [
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
		];
		const scriptPhases = [
			"parsing",
			"executing",
			"finalizing"
		];
		const scriptErrorSchema = schemas.object({
			name: schemas["enum"](scriptErrorNames),
			code: schemas.string(),
			message: schemas.string(),
			phase: schemas["enum"](scriptPhases),
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
		const scriptMetadataSchema = schemas.object({
			durationMs: schemas.number(),
			toolCallsMade: schemas.number(),
			memoryUsedMb: schemas.number(),
			scriptCacheHit: schemas.boolean(),
			compilationCacheHit: schemas.boolean()
		});
		;
		const imageSchema = schemas.object({
			type: schemas.literal("image"),
			mediaType: schemas.string(),
			base64: schemas.string()
		});
		const contentPartSchema = schemas.discriminatedUnion("type", [schemas.object({
			type: schemas.literal("text"),
			text: schemas.string()
		}), imageSchema]);
		const itemSchema = schemas.discriminatedUnion("type", [
			schemas.object({
				type: schemas.literal("message"),
				id: schemas.string(),
				role: schemas["enum"](["user", "assistant"]),
				content: schemas.array(contentPartSchema),
				phase: schemas.string().exactOptional()
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
				argumentsJson: schemas.string(),
				providerData: schemas.string().exactOptional()
			}),
			schemas.object({
				type: schemas.literal("function_call_output"),
				id: schemas.string(),
				callId: schemas.string(),
				output: schemas.string(),
				failed: schemas.boolean(),
				images: schemas.array(imageSchema)
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
				error: scriptErrorSchema.nullable(),
				summary: schemas.string().nullable(),
				text: schemas.string(),
				running: schemas.boolean().default(false),
				metadata: scriptMetadataSchema
			})
		]);
		function dropReasoning(items) {
			return items.filter(({ type }) => type !== "reasoning");
		}
		function readMessageText(message) {
			return message.content.map((part) => part.type === "text" ? part.text : "").join("");
		}
		function renderScriptOutput(item) {
			const status = item.running ? "running" : item.error === null ? "completed" : "error";
			return `<script-output call="${item.callId}" status="${status}">\n${item.text}\n<\/script-output>`;
		}
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
			opening: null,
			danger: ""
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
	22603: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			IP: () => readErrorMessage,
			NW: () => orElse,
			Xu: () => staleCode,
			Yx: () => createProblem,
			ZW: () => createUntrusted,
			tj: () => HarnessError,
			up: () => hasCode,
			vr: () => renderError,
			x5: () => explainUnreadable,
			yM: () => renderProblem
		});
		function createProblem(message, hint = "") {
			return {
				message,
				hint,
				file: null,
				line: null,
				column: null
			};
		}
		class HarnessError extends Error {
			name = "HarnessError";
			code;
			hint;
			problems;
			retryAfterMs;
			usage;
			constructor(options) {
				super(options.message, options.cause === undefined ? undefined : { cause: options.cause });
				this.code = options.code;
				this.hint = options.hint ?? "";
				this.problems = options.problems ?? [];
				this.retryAfterMs = options.retryAfterMs ?? null;
				this.usage = options.usage ?? null;
			}
		}
		function createUntrusted(message, hint) {
			return new HarnessError({
				code: "untrusted",
				message,
				hint
			});
		}
		function renderProblem(problem) {
			const place = [
				problem.file,
				problem.line,
				problem.column
			].filter((part) => part !== null).join(":");
			const hint = problem.hint === "" ? "" : ` (${problem.hint})`;
			return `${place === "" ? "" : `${place}: `}${problem.message}${hint}`;
		}
		function readErrorMessage(thrown) {
			return thrown instanceof Error ? thrown.message : String(thrown);
		}
		function explainUnreadable(thrown) {
			if (hasCode(thrown, "ENOENT")) return "it does not exist";
			if (hasCode(thrown, "EISDIR")) return "it is a directory";
			return hasCode(thrown, "ENOTDIR") ? "it is not a directory" : readErrorMessage(thrown);
		}
		function hasCode(thrown, ...codes) {
			return thrown instanceof Error && "code" in thrown && codes.includes(String(thrown.code));
		}
		const staleCode = "Unknown system error -116";
		function orElse(read, otherwise, ...codes) {
			try {
				return read();
			} catch (thrown) {
				if (hasCode(thrown, ...codes)) return otherwise;
				throw thrown;
			}
		}
		function renderError(thrown) {
			if (hasCode(thrown, "EACCES", "EPERM", "EROFS", "ENOSPC", "EFBIG", "EDQUOT", "ENOTDIR", "EISDIR", "ELOOP", "ENAMETOOLONG", "EMFILE", "ENFILE")) return `error: ${readErrorMessage(thrown)}\nCheck the kind and owner of this path, and the free space and limits of the machine.`;
			if (!(thrown instanceof HarnessError)) return thrown instanceof Error ? thrown.stack ?? thrown.message : String(thrown);
			const problems = thrown.problems.map((problem) => `  ${renderProblem(problem)}`);
			const isShown = thrown.problems.some((problem) => problem.hint === thrown.hint);
			const hint = thrown.hint === "" || isShown ? [] : [thrown.hint];
			return [
				`error: ${thrown.message}`,
				...problems,
				...hint
			].join("\n");
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
				reason: zod__WEBPACK_IMPORTED_MODULE_12__["enum"]([
					"secret",
					"size",
					"unread"
				])
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
	10007: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			E6: () => renderTraffic,
			Ew: () => unproxiedHosts,
			JI: () => downloadsDirectory,
			LM: () => coversHost,
			PW: () => isAddress,
			Tj: () => coversGrant,
			Vn: () => describeAlone,
			aN: () => describeGrant,
			cW: () => isLoopbackHost,
			cX: () => describeSealed,
			et: () => callGrantSchema,
			iU: () => otherHosts,
			iW: () => noGrant,
			jA: () => readOpening,
			jC: () => isSameConnection,
			je: () => overlapHosts,
			mR: () => connectionSchema,
			oL: () => renderPlace,
			t9: () => createDecision,
			u_: () => refusalReasons,
			wp: () => describeLeaving
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
		var _text_grouped_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19375);
		var _text_path_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45894);
		const networkGrantSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
			host: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
			port: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
			private: zod__WEBPACK_IMPORTED_MODULE_1__.boolean(),
			rule: zod__WEBPACK_IMPORTED_MODULE_1__.string()
		});
		const callGrantSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
			kind: zod__WEBPACK_IMPORTED_MODULE_1__["enum"]([
				"none",
				"request",
				"sealed",
				"acknowledged"
			]),
			hosts: zod__WEBPACK_IMPORTED_MODULE_1__.array(networkGrantSchema),
			sees: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()),
			uploadMb: zod__WEBPACK_IMPORTED_MODULE_1__.number()
		});
		const noGrant = {
			kind: "none",
			hosts: [],
			sees: [],
			uploadMb: 0
		};
		function isAddress(host) {
			return host.includes(":") || /^\d+(?:\.\d+){3}$/.test(host);
		}
		function coversHost(wide, host) {
			if (wide === host) return true;
			return wide.startsWith("*.") && !isAddress(host) && host.replace(/^\*/, "").endsWith(wide.slice(1));
		}
		function overlapHosts(left, right) {
			return coversHost(left, right) || coversHost(right, left);
		}
		function coversGrant(wide, narrow) {
			return wide.port === narrow.port && (wide.private || !narrow.private) && coversHost(wide.host, narrow.host);
		}
		const connectionSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
			host: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
			port: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
			decision: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["allow", "deny"]),
			rule: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
			reason: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
			address: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
			count: zod__WEBPACK_IMPORTED_MODULE_1__.number().default(1),
			sentBytes: zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable().default(null)
		});
		function createDecision(decided) {
			return {
				rule: "",
				reason: "",
				address: "",
				count: 1,
				sentBytes: null,
				...decided
			};
		}
		const otherHosts = "*";
		function renderPlace({ host, port }) {
			return host === otherHosts ? "other hosts" : `${host.includes(":") ? `[${host}]` : host}:${port}`;
		}
		function renderTraffic({ count, sentBytes }) {
			return [...count === 1 ? [] : [`${(0, _text_grouped_number_js__WEBPACK_IMPORTED_MODULE_2__.kT)(count)} connections`], ...sentBytes === null ? [] : [`${(0, _text_grouped_number_js__WEBPACK_IMPORTED_MODULE_2__.kT)(sentBytes)} bytes sent`]].join(", ");
		}
		function isSameConnection(left, right) {
			return left.host === right.host && left.port === right.port && left.decision === right.decision && left.rule === right.rule && left.reason === right.reason;
		}
		const refusalReasons = {
			closed: "no rule allows this host",
			private: "the name leads to a private address",
			unknown: "the name has no address",
			loopback: "a command reaches its own loopback without the proxy"
		};
		const unproxiedHosts = [
			"localhost",
			"127.0.0.1",
			"::1"
		];
		function isLoopbackHost(host) {
			return [
				"localhost",
				"::1",
				"[::1]",
				"0.0.0.0"
			].includes(host) || host.endsWith(".localhost") || /^127(?:\.\d{1,3}){3}$/.test(host);
		}
		function readOpening({ host, port, rule, reason }) {
			const isPrivate = reason === refusalReasons.private;
			if (rule !== "" || !(isPrivate || reason === refusalReasons.closed)) return null;
			const written = host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
			return isPrivate ? {
				host: written,
				port,
				private: true
			} : {
				host: written,
				port
			};
		}
		function describeGrant({ kind, hosts, sees, uploadMb }) {
			const places = listPlaces(hosts).join(", ");
			switch (kind) {
				case "none": return "";
				case "request": return `Hosts that it reaches: ${places}.`;
				case "sealed": return `Sealed: it reaches ${places}, may send ${uploadMb} MB, and sees nothing that the agent wrote${sees.length === 0 ? "" : `, but ${sees.join(", ")}`}. Of its files only those below ${downloadsDirectory} are kept.`;
				case "acknowledged": return `Acknowledged: it runs in the agent\u2019s workspace, reaches ${places}, and may send ${uploadMb} MB. ${describeLeaving("them")}`;
			}
		}
		function describeLeaving(hosts) {
			return `While it runs, whatever the run can read may leave to ${hosts}.`;
		}
		function describeAlone(command) {
			return `A rule gives hosts to \`${command}\` only if no other command could use them, and only in a directory of the workspace. Send it alone, with absolute paths for files outside the workspace: \`cd\` inside the workspace before it and \`| tail\` behind it may stay.`;
		}
		function describeSealed(kept) {
			const plain = kept.filter((path) => /^[\w./@+-]{1,120}$/.test(path));
			const others = kept.length - plain.length;
			const names = [...plain, ...others === 0 ? [] : [`${others} with unusual names below ${downloadsDirectory}`]];
			const files = kept.length === 0 ? `only files below ${downloadsDirectory} are` : `except ${(0, _text_path_text_js__WEBPACK_IMPORTED_MODULE_0__.Pe)(names)}`;
			return `Sealed call: it ran on the files from before you began, and nothing that it wrote is kept, ${files}.`;
		}
		const downloadsDirectory = "/tmp/downloads";
		function listPlaces(hosts) {
			return [...new Set(hosts.map(renderPlace))];
		}
	}),
	93905: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$L: () => isDone,
			K8: () => readExitCode,
			KI: () => outcomes,
			Y9: () => commentStyles,
			f1: () => readFailure,
			sl: () => pickOutcome,
			uA: () => readOutcomeOfError
		});
		var _text_grouped_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19375);
		var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22603);
		const outcomes = [
			"completed",
			"no-changes",
			"denied",
			"needs-approval",
			"verify-failed",
			"setup-failed",
			"publish-failed",
			"budget-exceeded",
			"timed-out",
			"cancelled",
			"provider-auth",
			"provider-error",
			"policy-error",
			"sandbox-unavailable",
			"tampered",
			"skipped-untrusted",
			"usage-error",
			"internal-error"
		];
		const exitCodes = {
			completed: 0,
			"no-changes": 0,
			"internal-error": 1,
			"verify-failed": 1,
			"setup-failed": 1,
			"publish-failed": 1,
			tampered: 1,
			"usage-error": 2,
			"policy-error": 2,
			"skipped-untrusted": 2,
			denied: 3,
			"needs-approval": 3,
			"budget-exceeded": 4,
			"timed-out": 4,
			"provider-auth": 5,
			"provider-error": 5,
			"sandbox-unavailable": 6,
			cancelled: 130
		};
		function readExitCode(outcome) {
			return exitCodes[outcome];
		}
		function isDone(outcome) {
			return readExitCode(outcome) === 0;
		}
		const outcomesByCode = {
			usage: "usage-error",
			policy: "policy-error",
			sandbox: "sandbox-unavailable",
			setup: "setup-failed",
			untrusted: "skipped-untrusted",
			"provider-auth": "provider-auth",
			"provider-rate-limit": "provider-error",
			"provider-server": "provider-error",
			"provider-connection": "provider-error",
			"provider-stream": "provider-error",
			"provider-context-overflow": "provider-error",
			"provider-invalid-request": "provider-error",
			"provider-refusal": "provider-error",
			"replay-diverged": "provider-error",
			cancelled: "cancelled",
			"timed-out": "timed-out",
			tampered: "tampered",
			publish: "publish-failed",
			internal: "internal-error"
		};
		function pickOutcome(facts) {
			const [problem] = facts.verify ?? [];
			const isAnswered = facts.mode === "comment" && facts.answer.trim() !== "";
			if (facts.changedFiles === 0 && facts.deniedChange && !isAnswered) return {
				outcome: "denied",
				reason: `nothing was changed, and a change, or a call that could have made one, was denied${problem === undefined ? "" : `. ${problem}`}`
			};
			if (problem !== undefined) return {
				outcome: "verify-failed",
				reason: problem
			};
			if (facts.changedFiles > 0) return {
				outcome: "completed",
				reason: (0, _text_grouped_number_js__WEBPACK_IMPORTED_MODULE_1__.SS)(facts.changedFiles, "changed file")
			};
			if (isAnswered) return {
				outcome: "completed",
				reason: "the model answered"
			};
			return {
				outcome: "no-changes",
				reason: "the model is done and changed nothing"
			};
		}
		function readOutcomeOfError(code) {
			return outcomesByCode[code];
		}
		function readFailure(thrown) {
			if (thrown instanceof _error_js__WEBPACK_IMPORTED_MODULE_0__.tj) return {
				outcome: readOutcomeOfError(thrown.code),
				reason: thrown.message
			};
			return {
				outcome: "internal-error",
				reason: (0, _error_js__WEBPACK_IMPORTED_MODULE_0__.IP)(thrown)
			};
		}
		const commentStyles = ["plain", "audit"];
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
			ap: () => isOnPatch,
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
		function isOnPatch(phase) {
			return phase === "verify-after" || phase === "verify-rerun" || phase === "verify-configured";
		}
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
	91475: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			k: () => createModel,
			X: () => modelApis
		});
		var schemas = __webpack_require__(88343);
		var conversation = __webpack_require__(3291);
		var types_error = __webpack_require__(22603);
		var provider_error = __webpack_require__(55726);
		;
		const opening = /^\s*<(?:think|thinking|thought|mm:think)>/i;
		const closing = /<\/(?:think|thinking|thought|mm:think)>\s*/i;
		const closingLine = /^[ \t]*<\/(?:think|thinking|thought|mm:think)>\s*/im;
		function measureTaggedThought(text) {
			const isOpened = opening.test(text);
			const end = (isOpened ? closing : closingLine).exec(text);
			if (end === null && !isOpened) return 0;
			const length = end === null ? text.length : end.index + end[0].length;
			const mayBeQuoted = !isOpened && (text.includes("tool-calls") || /`|<think/i.test(text.slice(0, length)));
			const isScriptAlone = length === text.length && text.includes("<tool-calls>");
			return mayBeQuoted || isScriptAlone ? 0 : length;
		}
		var token_estimate = __webpack_require__(40625);
		;
		function readCount(value) {
			return typeof value === "number" && Number.isFinite(value) && value >= 0 ? Math.round(value) : null;
		}
		function createTokenMeter() {
			let body = null;
			let text = "";
			let counted = null;
			const read = (written) => {
				const { inputTokens = null, outputTokens = null, cachedTokens = 0, cacheWriteTokens = null } = counted ?? {};
				const hourTokens = counted?.cacheWriteHourTokens ?? 0;
				return {
					usage: {
						inputTokens: inputTokens || estimate(body),
						outputTokens: outputTokens || written,
						cachedTokens,
						cacheWriteTokens,
						...hourTokens > 0 && { cacheWriteHourTokens: hourTokens }
					},
					...!inputTokens || !outputTokens && written > 0 ? { counted: "estimated" } : {}
				};
			};
			return {
				begin: (requestBody) => void (body = requestBody),
				receive: (part) => void (text += typeof part === "string" ? part : ""),
				count: (usage) => void (counted = usage),
				read() {
					if (counted === null && text === "") return null;
					const { usage } = read(0);
					return {
						...usage,
						outputTokens: Math.max(usage.outputTokens, (0, token_estimate.b)(text))
					};
				},
				complete: (items) => read(text === "" ? estimate(items) : (0, token_estimate.b)(text))
			};
		}
		function estimate(value) {
			return (0, token_estimate.b)(JSON.stringify(value));
		}
		;
		const thoughtFields = [
			"reasoning_details",
			"reasoning_content",
			"reasoning",
			"content"
		];
		const detailsSchema = schemas.array(schemas.looseObject({
			type: schemas.string(),
			index: schemas.number().optional()
		}));
		const chatThoughtSchema = schemas.object({
			field: schemas["enum"]([...thoughtFields, "tags"]),
			text: schemas.string(),
			details: detailsSchema.default([])
		});
		const chatCallSchema = schemas.object({ extra_content: schemas.looseObject({}) });
		async function readChatStream(stream, context) {
			const { options, meter, create } = context;
			const received = {
				text: "",
				thought: null,
				refused: false,
				calls: [],
				positions: new Map()
			};
			let finish = null;
			let model = options.model;
			try {
				for await (const chunk of stream) {
					model = chunk.model || model;
					if (chunk.usage) meter.count(readUsage(chunk.usage));
					const choice = chunk.choices?.[0];
					if (choice !== undefined) readDelta(choice.delta ?? {}, received, context);
					finish = choice?.finish_reason || finish || (choice === undefined && chunk.usage ? "stop" : null);
				}
			} catch (thrown) {
				if (finish === null) throw thrown;
			}
			if (finish === null) throw (0, provider_error.x_)("the provider's response ended before it was complete");
			if (brokenReasons.has(finish)) throw (0, provider_error.x_)(`the provider stopped the response: ${finish}`);
			if (filterReasons.has(finish)) throw new provider_error.o3("content_filter", "it has stopped the response");
			const { calls } = received;
			const { thought, text } = received.thought === null ? splitTaggedThought(received.text) : received;
			const items = [
				...thought === null ? [] : [create.reasoning(thought.text, thought)],
				...create.message(text),
				...calls.map(({ id, name, args, extra }) => create.call(id, name, args, extra))
			];
			const stop = received.refused ? "refusal" : lengthReasons.has(finish) ? "length" : "complete";
			return {
				items,
				stop,
				...meter.complete(items),
				model
			};
		}
		function splitTaggedThought(all) {
			const length = measureTaggedThought(all);
			const thought = {
				field: "tags",
				text: all.slice(0, length),
				details: []
			};
			return {
				thought: length === 0 ? null : thought,
				text: all.slice(length)
			};
		}
		const brokenReasons = new Set([
			"insufficient_system_resource",
			"error",
			"abort",
			"network_error"
		]);
		const filterReasons = new Set(["content_filter", "sensitive"]);
		const lengthReasons = new Set([
			"length",
			"model_length",
			"model_context_window_exceeded"
		]);
		function readDelta(delta, received, { meter, onText }) {
			const { thought, text } = readText(delta);
			if (thought !== null) received.thought = {
				field: thought.field,
				text: (received.thought?.text ?? "") + thought.text,
				details: mergeDetails(received.thought?.details ?? [], thought.details)
			};
			meter.receive(thought?.text);
			const said = `${text}${delta.refusal ?? ""}`;
			received.refused ||= Boolean(delta.refusal);
			received.text += said;
			meter.receive(said);
			if (said !== "") onText(said);
			for (const part of delta.tool_calls ?? []) {
				const args = readArguments(part);
				meter.receive(args);
				addCallPart(part, args, received);
			}
		}
		const contentPartSchema = schemas.union([schemas.object({
			type: schemas.literal("text"),
			text: schemas.string()
		}), schemas.object({
			type: schemas.literal("thinking"),
			thinking: schemas.array(schemas.object({ text: schemas.string().optional() }))
		})]);
		function readText(delta) {
			const values = new Map(Object.entries(delta));
			const details = detailsSchema.safeParse(values.get("reasoning_details")).data ?? [];
			const content = values.get("content");
			const parts = (Array.isArray(content) ? content : []).flatMap((part) => contentPartSchema.safeParse(part).data ?? []);
			const texts = {
				reasoning_details: details.map(({ text, summary }) => readString(text) || readString(summary)).join(""),
				reasoning_content: readString(values.get("reasoning_content")),
				reasoning: readString(values.get("reasoning")),
				content: parts.flatMap((part) => part.type === "thinking" ? part.thinking : []).map(readPartText).join("")
			};
			const field = details.length > 0 ? "reasoning_details" : thoughtFields.find((name) => texts[name] !== "");
			return {
				thought: field === undefined ? null : {
					field,
					text: texts[field],
					details
				},
				text: readString(content) || parts.map((part) => part.type === "text" ? part.text : "").join("")
			};
		}
		function readPartText(part) {
			return part.text ?? "";
		}
		function readString(value) {
			return typeof value === "string" ? value : "";
		}
		function mergeDetails(before, more) {
			const all = [...before];
			for (const detail of more) {
				const last = all.at(-1);
				if (last === undefined || last.type !== detail.type || last.index !== detail.index) all.push(detail);
				else {
					const given = Object.entries(detail).filter(([, value]) => value !== null && value !== undefined);
					const texts = [
						"text",
						"summary",
						"data"
					].flatMap((key) => typeof last[key] === "string" && typeof detail[key] === "string" ? [[key, last[key] + detail[key]]] : []);
					all[all.length - 1] = {
						...last,
						...Object.fromEntries(given),
						...Object.fromEntries(texts)
					};
				}
			}
			return all;
		}
		function readArguments(part) {
			const args = part.function?.arguments ?? "";
			return typeof args === "string" ? args : JSON.stringify(args);
		}
		function addCallPart(part, args, { calls, positions }) {
			const name = part.function?.name ?? "";
			const place = part.index ?? part.id ?? null;
			const known = place === null ? undefined : calls[positions.get(place) ?? -1];
			const begins = known === undefined ? calls.length === 0 || name !== "" || Boolean(part.id) : name !== "" && (known.id === "" ? known.args.endsWith("}") && args.startsWith("{") : Boolean(part.id) && part.id !== known.id);
			const call = (begins ? undefined : known ?? calls.at(-1)) ?? {
				id: "",
				name: "",
				args: ""
			};
			const at = begins ? calls.length : calls.indexOf(call);
			if (place !== null) positions.set(place, at);
			const extra = chatCallSchema.safeParse(part).data ?? call.extra;
			calls[at] = {
				id: call.id || part.id || "",
				name: name === call.name ? name : call.name + name,
				args: call.args === "{}" && args !== "" ? args : call.args + args,
				...extra === undefined ? {} : { extra }
			};
		}
		function readUsage(usage) {
			const cached = usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens ?? usage.cached_tokens;
			const inputTokens = readCount(usage.prompt_tokens);
			const outputTokens = readCount(usage.completion_tokens);
			const rest = (readCount(usage.total_tokens) ?? 0) - (inputTokens ?? Infinity);
			return {
				inputTokens,
				outputTokens: outputTokens === null ? null : Math.max(outputTokens, rest),
				cachedTokens: readCount(cached) ?? 0,
				cacheWriteTokens: readCount(usage.prompt_tokens_details?.cache_write_tokens)
			};
		}
		;
		const schema = schemas.object({
			model: schemas.string(),
			data: schemas.unknown()
		});
		function packProviderData(model, data) {
			return JSON.stringify({
				model,
				data
			});
		}
		function isForModel(item, api, model) {
			return item.providerApi === api && readPacked(item)?.model === model;
		}
		function unpackProviderData(item) {
			return readPacked(item)?.data;
		}
		function unpackCallData(item, model) {
			const packed = readPacked(item);
			return packed?.model === model ? packed.data : null;
		}
		function readPacked({ providerData = "" }) {
			try {
				return schema.parse(JSON.parse(providerData));
			} catch {
				return null;
			}
		}
		var parse_json = __webpack_require__(27831);
		var json = __webpack_require__(37981);
		;
		function readTurns(conversation, api, model) {
			const sent = conversation.map((item) => makeSendable(item, model)).filter((item) => isSent(item, api, model));
			const sides = [];
			for (const item of dropTrailingReasoning(sent)) {
				const last = sides.at(-1);
				if (last?.[0] !== undefined && isAssistantItem(last[0]) === isAssistantItem(item)) last.push(item);
				else sides.push([item]);
			}
			return sides.map((items, index) => {
				const own = items.filter(isAssistantItem);
				return own.length > 0 ? {
					role: "assistant",
					items: own
				} : createUserTurn(items, sides[index - 1] ?? []);
			});
		}
		function isAssistantItem(item) {
			return item.type === "message" ? item.role === "assistant" : item.type === "reasoning" || item.type === "function_call";
		}
		function isSent(item, api, model) {
			if (item.type === "script_tool_call") return false;
			if (item.type === "reasoning") return isForModel(item, api, model);
			if (item.type !== "message" || item.role !== "assistant") return true;
			return item.content.some((part) => part.type === "text" && part.text.trim() !== "");
		}
		function dropTrailingReasoning(items) {
			let isFollowed = false;
			const kept = items.toReversed().filter((item) => {
				if (item.type === "reasoning") return isFollowed;
				isFollowed = isAssistantItem(item);
				return true;
			});
			return kept.toReversed();
		}
		function readUserParts(item) {
			if (item.type === "script_tool_call_output") return [{
				type: "text",
				text: (0, conversation.bS)(item)
			}];
			if (item.type !== "message") return [];
			return item.content.filter((part) => part.type === "image" || part.text.trim() !== "");
		}
		function makeSendable(item, model) {
			switch (item.type) {
				case "message": return {
					...item,
					content: item.content.map(makePartSendable)
				};
				case "function_call": {
					const argumentsJson = isObjectText(item.argumentsJson) ? item.argumentsJson.toWellFormed() : "{}";
					return {
						...item,
						callId: cleanCallId(item.callId, model),
						argumentsJson
					};
				}
				case "function_call_output": {
					const described = item.images.filter(({ mediaType }) => !imageTypes.has(mediaType)).map(describeImage);
					const output = [item.output.toWellFormed(), ...described].filter((text) => text !== "").join("\n");
					const images = item.images.filter(({ mediaType }) => imageTypes.has(mediaType));
					return {
						...item,
						callId: cleanCallId(item.callId, model),
						output,
						images
					};
				}
				case "script_tool_call_output": return {
					...item,
					text: item.text.toWellFormed()
				};
				default: return item;
			}
		}
		const sentImageTypes = [
			"image/png",
			"image/jpeg",
			"image/gif",
			"image/webp"
		];
		const imageTypes = new Set(sentImageTypes);
		function makePartSendable(part) {
			if (part.type === "text") return {
				type: "text",
				text: part.text.toWellFormed()
			};
			return imageTypes.has(part.mediaType) ? part : {
				type: "text",
				text: describeImage(part)
			};
		}
		function describeImage({ mediaType }) {
			return `[an image of type ${mediaType.toWellFormed()}, which the model cannot see]`;
		}
		function createUserTurn(items, before) {
			const given = items.filter((item) => item.type === "function_call_output");
			const calls = before.filter((item) => item.type === "function_call");
			const outputs = calls.map(({ id, callId }) => given.find((output) => output.callId === callId) ?? {
				type: "function_call_output",
				id,
				callId,
				output: "No result is known.",
				failed: true,
				images: []
			});
			const strays = given.filter((output) => !outputs.includes(output));
			const described = strays.flatMap(({ output, images }) => [{
				type: "text",
				text: output || "No output."
			}, ...images]);
			return {
				role: "user",
				outputs,
				parts: [...described, ...items.flatMap(readUserParts)]
			};
		}
		const namesCallsById = /kimi-k2/i;
		function cleanCallId(callId, model) {
			return namesCallsById.test(model) ? callId : callId.replaceAll(/[.:]/g, "_");
		}
		function cleanToolName(name) {
			return name.replace(/[^a-zA-Z0-9_-]/g, "_").slice(0, 64) || "_";
		}
		function isObjectText(text) {
			return (0, json.OW)((0, parse_json.Vh)(text));
		}
		var consumers_ = __webpack_require__(38321);
		var types_event = __webpack_require__(45025);
		var model = __webpack_require__(31021);
		var request_guard = __webpack_require__(83771);
		;
		const commonHeaders = {
			accept: "text/event-stream",
			"accept-encoding": "identity",
			"content-type": "application/json",
			"user-agent": "script-harness-action"
		};
		function defineApi(hosting, wire) {
			const { name, provider, access } = hosting;
			return {
				name,
				provider,
				access,
				efforts: model.W6,
				create(options) {
					const cacheKey = options.createId("cache");
					return {
						api: name,
						model: options.model,
						respond: (request) => sendRequest({
							...request,
							api: name,
							options,
							cacheKey
						}, hosting, wire)
					};
				}
			};
		}
		async function sendRequest(request, hosting, wire) {
			const { options, onText, hosted } = request;
			const sdk = await wire.loadSdk();
			const guard = (0, request_guard.X)({
				signal: request.signal,
				onSent: request.onSent,
				idleTimeoutMs: options.idleTimeoutMs,
				send: options.send
			});
			const meter = createTokenMeter();
			let secrets = [];
			try {
				const body = wire.createBody(request);
				meter.begin(body);
				const hostedRequest = hosting.renderRequest(options, wire.path, body);
				const unsigned = {
					address: hostedRequest.address,
					headers: {
						...commonHeaders,
						...hostedRequest.headers
					},
					body: JSON.stringify(hostedRequest.body),
					signal: guard.signal
				};
				const headers = await options.sign(unsigned);
				secrets = listAdded(unsigned.headers, headers);
				const Stream = await hosting.loadReader?.() ?? sdk.Stream;
				const events = await postStream({
					...sdk,
					Stream
				}, guard, {
					...unsigned,
					headers
				});
				const response = await wire.read(events, {
					options,
					meter,
					create: createItemMaker(request),
					onText,
					hosted
				});
				const ended = guard.readReason();
				if (ended !== null) throw ended;
				return response;
			} catch (thrown) {
				throw addUsage(readError(thrown, guard, options, {
					sdk,
					secrets
				}), meter.read());
			} finally {
				guard.stop();
			}
		}
		function createItemMaker({ conversation, api, options: { createId, model } }) {
			const used = new Set([types_event.wJ, ...conversation.flatMap((item) => item.type === "function_call" ? [item.callId] : [])]);
			const id = () => createId("item");
			return {
				message(text, phase) {
					if (text === "") return [];
					const content = [{
						type: "text",
						text
					}];
					const said = typeof phase === "string" ? { phase } : {};
					return [{
						type: "message",
						id: id(),
						role: "assistant",
						content,
						...said
					}];
				},
				reasoning: (text, data) => ({
					type: "reasoning",
					id: id(),
					text,
					providerApi: api,
					providerData: data === null ? "" : packProviderData(model, data)
				}),
				call(given, name, argumentsJson, data) {
					const isUsable = typeof given === "string" && /^[\w.:-]{1,64}$/.test(given) && !used.has(given);
					const callId = isUsable ? given : createId("call");
					used.add(callId);
					const packed = data === undefined ? {} : { providerData: packProviderData(model, data) };
					return {
						type: "function_call",
						id: id(),
						callId,
						name,
						argumentsJson,
						...packed
					};
				}
			};
		}
		function listAdded(before, after) {
			return Object.entries(after).flatMap(([name, value]) => before[name] === value ? [] : [value, value.replace(/^Bearer /, "")]);
		}
		function readError(thrown, guard, { baseUrl, access }, { sdk, secrets }) {
			const ended = guard.readReason();
			if (ended !== null) return ended;
			if (thrown instanceof types_error.tj) return thrown;
			const failure = thrown instanceof provider_error.o3 ? thrown.failure : readFailure(thrown, sdk);
			if (!guard.wasSent()) return createUnsentError(failure.message);
			return (0, provider_error.Y2)(failure, {
				secrets,
				baseUrl,
				access
			});
		}
		function readFailure(thrown, { APIConnectionError, APIError, readErrorDetails }) {
			const unknown = {
				status: null,
				codes: [],
				message: (0, provider_error.Vs)(thrown),
				headers: null
			};
			if (thrown instanceof APIConnectionError) return {
				kind: "request",
				...unknown
			};
			if (!(thrown instanceof APIError)) return {
				kind: "stream",
				...unknown
			};
			const { status, headers } = thrown;
			const { codes, message, statusInStream } = readErrorDetails(thrown);
			return {
				kind: "response",
				status: statusInStream ?? status ?? null,
				codes,
				message,
				headers: headers ?? null
			};
		}
		function addUsage(error, usage) {
			if (usage === null) return error;
			const { code, message, hint, problems, retryAfterMs, cause } = error;
			return new types_error.tj({
				code,
				message,
				hint,
				problems,
				usage,
				cause,
				...retryAfterMs === null ? {} : { retryAfterMs }
			});
		}
		function createUnsentError(message) {
			return new types_error.tj({
				code: "provider-invalid-request",
				message: `the request could not be made: ${message}`
			});
		}
		async function postStream({ APIConnectionError, APIError, Stream }, guard, request) {
			const response = await guard.post(request).catch((thrown) => {
				const cause = thrown instanceof Error ? thrown : new Error(String(thrown));
				throw new APIConnectionError({
					message: undefined,
					cause
				});
			});
			const { status } = response;
			const headers = response.headers;
			const refuse = (said) => APIError.generate(status, parseObject(said), said, headers);
			if (status < 200 || status >= 300) throw refuse(await (0, consumers_.text)(response.body).catch(types_error.IP));
			const body = readEventBytes(response.body, refuse);
			return Stream.fromSSEResponse({
				headers,
				body
			}, new AbortController(), {});
		}
		async function* readEventBytes(body, refuse) {
			const document = [];
			let begun = false;
			for await (const chunk of body) {
				if (!begun && (document.length > 0 || /^\s{0,100}[<[{]/.test(Buffer.from(chunk).toString("latin1")))) document.push(chunk);
				else {
					begun = true;
					yield chunk;
				}
			}
			if (document.length > 0) throw refuse(Buffer.concat(document).toString());
		}
		function parseObject(json) {
			try {
				const value = JSON.parse(json);
				return value !== null && typeof value === "object" ? value : undefined;
			} catch {
				return undefined;
			}
		}
		;
		function extendPath(address, path, { without = "" } = {}) {
			const url = new URL(address);
			const start = url.pathname.replace(/(?<!\/)\/+$/, "");
			url.pathname = `${without !== "" && start.endsWith(without) ? start.slice(0, -without.length) : start}${path}`;
			url.hash = "";
			return url.href;
		}
		;
		const openAiBaseUrl = "https://api.openai.com/v1";
		function describeOpenAi(name) {
			return {
				name,
				provider: "openai",
				access: {
					type: "key",
					input: "openai-api-key",
					variable: "OPENAI_API_KEY",
					defaultBaseUrl: openAiBaseUrl,
					addressVariable: "OPENAI_BASE_URL",
					renderKey
				},
				renderRequest: ({ baseUrl }, path, body) => ({
					address: extendPath(baseUrl ?? openAiBaseUrl, path),
					headers: {},
					body
				}),
				loadReader: null
			};
		}
		function renderKey(apiKey, address) {
			return new URL(address).searchParams.has("api-version") ? { "api-key": apiKey } : { authorization: `Bearer ${apiKey}` };
		}
		async function loadOpenAiSdk() {
			const [{ Stream }, { APIConnectionError, APIError }] = await Promise.all([__webpack_require__.e(6673).then(__webpack_require__.bind(__webpack_require__, 56673)), __webpack_require__.e(7922).then(__webpack_require__.bind(__webpack_require__, 97922))]);
			const fromSSEResponse = ({ headers, body }, controller, client) => Stream.fromSSEResponse({
				headers,
				body: dropSignsOfLife(body)
			}, controller, client);
			return {
				Stream: { fromSSEResponse },
				APIConnectionError,
				APIError,
				readErrorDetails
			};
		}
		const usedLine = /^(?:\xEF\xBB\xBF)?(?:data:[ \t]*[^ \t:\r\n]|event:[ \t]*error[ \t\r\n]|\r?\n)/;
		const maxLineStart = 100;
		async function* dropSignsOfLife(body) {
			for await (const line of splitLines(body)) if (usedLine.test(line.toString("latin1", 0, maxLineStart))) yield line;
		}
		const lineFeed = 10;
		async function* splitLines(body) {
			let line = [];
			for await (const chunk of body) {
				let from = 0;
				for (let at = chunk.indexOf(lineFeed); at !== -1; at = chunk.indexOf(lineFeed, from)) {
					yield Buffer.concat([...line, chunk.subarray(from, at + 1)]);
					line = [];
					from = at + 1;
				}
				line.push(chunk.subarray(from));
			}
			yield Buffer.concat(line);
		}
		function readErrorDetails(error) {
			const { code, type, error: body } = error;
			const words = [code, type];
			const codes = words.filter((word) => typeof word === "string");
			const status = words.filter((word) => typeof word === "number").find((word) => word >= 400 && word < 600);
			const { data } = passedOnSchema.safeParse(body);
			const message = data === undefined ? error.message : `${error.message}: ${data.metadata.raw}`;
			return {
				codes,
				message,
				...status === undefined ? {} : { statusInStream: status }
			};
		}
		const passedOnSchema = schemas.object({ metadata: schemas.object({ raw: schemas.string() }) });
		;
		function defineChatApi(hosting) {
			return defineApi(hosting, {
				path: "/chat/completions",
				loadSdk: loadOpenAiSdk,
				createBody,
				read: readChatStream
			});
		}
		function createHostedError(api) {
			return new types_error.tj({
				code: "provider-invalid-request",
				message: `${api} has no hosted web search`,
				hint: "Name a search service in the policy (search: { format, url }), or use another API."
			});
		}
		function createBody(request) {
			const { api, options, cacheKey } = request;
			if (request.hosted !== undefined) throw createHostedError(api);
			const tools = request.tools.map(({ name, description, parameters }) => ({
				type: "function",
				function: {
					name,
					description,
					parameters: { ...parameters }
				}
			}));
			return {
				model: options.model,
				stream: true,
				stream_options: { include_usage: true },
				...options.baseUrl === null ? { prompt_cache_key: cacheKey } : {},
				messages: [{
					role: "system",
					content: request.instructions
				}, ...readTurns(request.conversation, api, options.model).flatMap((turn) => renderTurn(turn, options.model))],
				...tools.length === 0 ? {} : { tools },
				...options.effort === null ? {} : { reasoning_effort: options.effort }
			};
		}
		function renderTurn(turn, model) {
			if (turn.role === "assistant") return [renderAssistant(turn.items, model)];
			const outputs = turn.outputs.map(({ callId, output }) => ({
				role: "tool",
				tool_call_id: callId,
				content: output
			}));
			const parts = [...turn.outputs.flatMap(({ images }) => images), ...turn.parts];
			const last = outputs.at(-1);
			if (last !== undefined && refuseUserAfterTool.test(model) && parts.every((part) => part.type === "text")) return [...outputs.slice(0, -1), {
				...last,
				content: [last.content, ...parts.map(({ text }) => text)].join("\n\n")
			}];
			return parts.length === 0 ? outputs : [...outputs, {
				role: "user",
				content: parts.map(renderPart)
			}];
		}
		const refuseUserAfterTool = /(?:^|[./:])(?:mi[sx]tral|ministral|magistral|codestral|devstral|pixtral)/i;
		const reasoningModels = /deepseek-(?:v[4-9]|reasoner)|kimi-k(?:2\.[5-9]|2-thinking|[3-9])/i;
		const noThought = {
			field: "reasoning_content",
			text: "",
			details: []
		};
		const signingModels = /gemini-(?:[3-9]|\d\d)/i;
		const noSignature = { extra_content: { google: { thought_signature: "skip_thought_signature_validator" } } };
		function renderCalls(items, model) {
			const calls = items.filter((item) => item.type === "function_call");
			const own = calls.map((item) => chatCallSchema.safeParse(unpackCallData(item, model)).data);
			const isUnsigned = own.every((extra) => extra === undefined) && !items.some(({ type }) => type === "reasoning");
			const isRefused = isUnsigned && signingModels.test(model);
			return calls.map((item, index) => ({
				id: item.callId,
				type: "function",
				function: {
					name: cleanToolName(item.name),
					arguments: item.argumentsJson
				},
				...isRefused && index === 0 ? noSignature : own[index]
			}));
		}
		function renderAssistant(items, model) {
			const text = items.flatMap((item) => item.type === "message" ? [(0, conversation.LE)(item)] : []).join("\n\n");
			const calls = renderCalls(items, model);
			const message = {
				role: "assistant",
				content: text === "" ? null : text,
				...calls.length === 0 ? {} : { tool_calls: calls }
			};
			const thought = readThought(items) ?? (reasoningModels.test(model) ? noThought : null);
			if (thought === null) return message;
			if (thought.field === "reasoning_details") {
				const detailed = {
					...message,
					reasoning_details: thought.details
				};
				return detailed;
			}
			if (thought.field === "tags") return {
				...message,
				content: `${thought.text}${text}`
			};
			if (thought.field !== "content") return {
				...message,
				[thought.field]: thought.text
			};
			const parts = [{
				type: "thinking",
				thinking: [{
					type: "text",
					text: thought.text
				}]
			}, ...text === "" ? [] : [{
				type: "text",
				text
			}]];
			return {
				...message,
				content: parts
			};
		}
		function readThought(items) {
			const reasoning = items.flatMap((item) => item.type === "reasoning" ? [chatThoughtSchema.parse(unpackProviderData(item))] : []);
			const [first] = reasoning;
			return first === undefined ? null : {
				field: first.field,
				text: reasoning.map(({ text }) => text).join(""),
				details: reasoning.flatMap(({ details }) => details)
			};
		}
		function renderPart(part) {
			return part.type === "text" ? {
				type: "text",
				text: part.text
			} : {
				type: "image_url",
				image_url: { url: `data:${part.mediaType};base64,${part.base64}` }
			};
		}
		;
		function describeAzure(name) {
			return {
				name,
				provider: "azure",
				access: {
					type: "cloud",
					needs: ["base-url"],
					identityForm: "the application as TENANT_ID/CLIENT_ID",
					isIdentity: (text) => /^[\w.-]{1,100}\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
					locate: () => "",
					openSigner: async (options) => (await Promise.all([__webpack_require__.e(2669), __webpack_require__.e(1450)]).then(__webpack_require__.bind(__webpack_require__, 21450))).openAzureSigner(options)
				},
				renderRequest: ({ baseUrl }, path, body) => ({
					address: extendPath(baseUrl ?? "", path),
					headers: {},
					body
				}),
				loadReader: null
			};
		}
		;
		const bedrock = {
			name: "bedrock-messages",
			provider: "bedrock",
			access: {
				type: "cloud",
				needs: ["region"],
				identityForm: "the role as arn:aws:iam::ACCOUNT:role/NAME",
				isIdentity: (text) => /^arn:aws[a-z-]{0,20}:iam::\d{12}:role\/[\w+=,.@/-]{1,600}$/.test(text),
				locate: ({ region }) => `https://bedrock-runtime.${region}.amazonaws.com`,
				openSigner: async (options) => (await Promise.all([
					__webpack_require__.e(6579),
					__webpack_require__.e(9719),
					__webpack_require__.e(1752)
				]).then(__webpack_require__.bind(__webpack_require__, 21752))).openAwsSigner(options)
			},
			renderRequest({ baseUrl, model }, _path, body) {
				const { model: _model, stream: _stream, ...rest } = body;
				return {
					address: extendPath(baseUrl ?? "", `/model/${encodeURIComponent(model)}/invoke-with-response-stream`),
					headers: { accept: "application/vnd.amazon.eventstream" },
					body: {
						anthropic_version: "bedrock-2023-05-31",
						...rest
					}
				};
			},
			loadReader: async () => (await Promise.all([__webpack_require__.e(6579), __webpack_require__.e(6197)]).then(__webpack_require__.bind(__webpack_require__, 96197))).EventStream
		};
		;
		const hosts = new Map([
			["global", "aiplatform.googleapis.com"],
			["us", "aiplatform.us.rep.googleapis.com"],
			["eu", "aiplatform.eu.rep.googleapis.com"]
		]);
		const vertex = {
			name: "vertex-messages",
			provider: "vertex",
			access: {
				type: "cloud",
				needs: ["region", "project"],
				identityForm: "the provider as projects/NUMBER/locations/global/workloadIdentityPools/POOL/providers/PROVIDER, and after a space the service account to use, if there is one",
				isIdentity: (text) => /^projects\/\d{1,20}\/locations\/global\/workloadIdentityPools\/[\w-]{1,64}\/providers\/[\w-]{1,64}(?: [\w.-]{1,64}@[\w.-]{1,80}\.gserviceaccount\.com)?$/.test(text),
				locate: ({ region, project }) => `https://${hosts.get(region ?? "") ?? `${region}-aiplatform.googleapis.com`}/v1/projects/${project}/locations/${region}`,
				openSigner: async (options) => (await Promise.all([__webpack_require__.e(9960), __webpack_require__.e(7384)]).then(__webpack_require__.bind(__webpack_require__, 17384))).openGoogleSigner(options)
			},
			renderRequest({ baseUrl, model }, _path, body) {
				const { model: _model, ...rest } = body;
				const name = encodeURIComponent(model).replaceAll("%40", "@");
				return {
					address: extendPath(baseUrl ?? "", `/publishers/anthropic/models/${name}:streamRawPredict`),
					headers: {},
					body: {
						anthropic_version: "vertex-2023-10-16",
						...rest
					}
				};
			},
			loadReader: null
		};
		;
		function renderMessages(conversation, { api, model, mark }) {
			const turns = readTurns(conversation, api, model);
			const marked = turns.flatMap(({ role }, index) => role === "user" ? [index] : []).slice(-2);
			return turns.map((turn, index) => {
				if (turn.role === "assistant") return {
					role: "assistant",
					content: turn.items.map(renderAssistantItem)
				};
				const content = renderUserTurn(turn);
				return {
					role: "user",
					content: marked.includes(index) ? markLast(content, mark) : content
				};
			});
		}
		function renderUserTurn(turn) {
			const results = turn.outputs.map(({ callId, output, failed, images }) => {
				const text = output.trim() === "" ? [] : [{
					type: "text",
					text: output
				}];
				return {
					type: "tool_result",
					tool_use_id: callId,
					content: [...text, ...images].map(messages_body_renderPart),
					is_error: failed
				};
			});
			return [...results, ...turn.parts.map(messages_body_renderPart)];
		}
		function markLast(blocks, mark) {
			return blocks.map((block, index) => index === blocks.length - 1 ? {
				...block,
				cache_control: mark
			} : block);
		}
		const thoughtSchema = schemas.discriminatedUnion("type", [schemas.object({
			type: schemas.literal("thinking"),
			thinking: schemas.string(),
			signature: schemas.string()
		}), schemas.object({
			type: schemas.literal("redacted_thinking"),
			data: schemas.string()
		})]);
		function renderAssistantItem(item) {
			switch (item.type) {
				case "message": return {
					type: "text",
					text: (0, conversation.LE)(item)
				};
				case "reasoning": return thoughtSchema.parse(unpackProviderData(item));
				case "function_call": {
					const input = (0, parse_json.qF)(item.argumentsJson);
					return {
						type: "tool_use",
						id: item.callId,
						name: cleanToolName(item.name),
						input
					};
				}
			}
		}
		function messages_body_renderPart(part) {
			if (part.type === "text") return {
				type: "text",
				text: part.text
			};
			const mediaType = part.mediaType;
			return {
				type: "image",
				source: {
					type: "base64",
					media_type: mediaType,
					data: part.base64
				}
			};
		}
		;
		async function readMessageStream(stream, context) {
			const { options, meter, onText } = context;
			const blocks = new Map();
			let model = options.model;
			let counts = {};
			let reason = null;
			let refusal = "";
			for await (const event of stream) {
				switch (event.type) {
					case "message_start":
						model = event.message.model || model;
						blocks.clear();
						counts = mergeCounts(counts, event.message.usage);
						meter.count(messages_stream_readUsage(counts));
						break;
					case "content_block_start":
						blocks.set(event.index, createBlock(event.content_block));
						break;
					case "content_block_delta": {
						const block = blocks.get(event.index);
						if (block === undefined) throw (0, provider_error.x_)("the provider's response adds to a block that has not begun");
						blocks.set(event.index, addDelta(block, event.delta));
						for (const part of Object.entries(event.delta)) if (part[0] !== "type" && part[0] !== "signature") meter.receive(part[1]);
						if (event.delta.type === "text_delta") onText(event.delta.text);
						break;
					}
					case "message_delta":
						reason = event.delta.stop_reason ?? reason;
						refusal = (0, provider_error.X5)(event.delta.stop_details?.explanation ?? "", []) || refusal;
						counts = mergeCounts(counts, event.usage);
						meter.count(messages_stream_readUsage(counts));
						break;
					case "message_stop": {
						const stop = readStop(reason);
						const items = [...blocks.values()].flatMap((block) => createItems(block, stop, context));
						const sources = [...blocks.values()].flatMap((block) => block.sources);
						return {
							items,
							stop,
							...reason === "refusal" && refusal !== "" && { refusal },
							...meter.complete(items),
							model,
							...context.hosted !== undefined && { sources }
						};
					}
					default: break;
				}
			}
			throw (0, provider_error.x_)("the provider's response ended before it was complete");
		}
		function createBlock(block) {
			const empty = {
				type: block.type,
				id: "",
				name: "",
				text: "",
				signature: "",
				json: "",
				input: null,
				sources: []
			};
			switch (block.type) {
				case "text": return {
					...empty,
					text: block.text ?? ""
				};
				case "thinking": return {
					...empty,
					text: block.thinking ?? "",
					signature: block.signature ?? ""
				};
				case "redacted_thinking": return {
					...empty,
					signature: block.data ?? ""
				};
				case "tool_use": return {
					...empty,
					id: block.id ?? "",
					name: block.name ?? "",
					input: block.input
				};
				case "web_search_tool_result": return Array.isArray(block.content) ? {
					...empty,
					sources: block.content.map(({ url, title }) => ({
						url,
						title,
						snippet: ""
					}))
				} : empty;
				default: return empty;
			}
		}
		function addDelta(block, delta) {
			switch (delta.type) {
				case "text_delta": return {
					...block,
					text: block.text + delta.text
				};
				case "thinking_delta": return {
					...block,
					text: block.text + delta.thinking
				};
				case "signature_delta": return {
					...block,
					signature: block.signature + delta.signature
				};
				case "input_json_delta": return {
					...block,
					json: block.json + delta.partial_json
				};
				case "citations_delta": {
					if (delta.citation.type !== "web_search_result_location") return block;
					const { url, title, cited_text: snippet } = delta.citation;
					return {
						...block,
						sources: [...block.sources, {
							url,
							title: title ?? "",
							snippet
						}]
					};
				}
				default: return block;
			}
		}
		function createItems(block, stop, { create }) {
			switch (block.type) {
				case "text": return create.message(block.text);
				case "tool_use": return [create.call(block.id, block.name, block.json === "" ? JSON.stringify(block.input ?? {}) : block.json)];
				case "thinking": {
					const goesBack = block.signature !== "" || block.text !== "" && stop !== "length";
					const data = {
						type: "thinking",
						thinking: block.text,
						signature: block.signature
					};
					return [create.reasoning(block.text, goesBack ? data : null)];
				}
				case "redacted_thinking": return [create.reasoning("", {
					type: "redacted_thinking",
					data: block.signature
				})];
				default: return [];
			}
		}
		function readStop(reason) {
			if (reason === "refusal") return "refusal";
			return reason === "max_tokens" || reason === "model_context_window_exceeded" ? "length" : "complete";
		}
		function mergeCounts(before, now) {
			const counted = new Map(Object.entries(before));
			const given = Object.entries(now ?? {}).filter(([name, value]) => typeof value === "number" && (value !== 0 || !counted.get(name)) || name === "cache_creation" && value !== null);
			return {
				...before,
				...Object.fromEntries(given)
			};
		}
		function messages_stream_readUsage(counts) {
			const cachedTokens = readCount(counts.cache_read_input_tokens) ?? 0;
			const cacheWriteTokens = readCount(counts.cache_creation_input_tokens);
			const inputTokens = readCount(counts.input_tokens);
			return {
				inputTokens: inputTokens === null ? null : inputTokens + cachedTokens + (cacheWriteTokens ?? 0),
				outputTokens: readCount(counts.output_tokens),
				cachedTokens,
				cacheWriteTokens,
				cacheWriteHourTokens: readHourTokens(counts, cacheWriteTokens ?? 0)
			};
		}
		function readHourTokens({ cache_creation: divided }, written) {
			const forHour = readCount(divided?.ephemeral_1h_input_tokens) ?? 0;
			return forHour > 0 && !divided?.ephemeral_5m_input_tokens ? written : forHour;
		}
		;
		const defaultBaseUrl = "https://api.anthropic.com";
		const maxTokens = 32e3;
		const anthropic = {
			name: "anthropic-messages",
			provider: "anthropic",
			access: {
				type: "key",
				input: "anthropic-api-key",
				variable: "ANTHROPIC_API_KEY",
				defaultBaseUrl,
				addressVariable: "ANTHROPIC_BASE_URL",
				renderKey: (apiKey) => ({ "x-api-key": apiKey })
			},
			renderRequest: ({ baseUrl }, path, body) => ({
				address: extendPath(baseUrl ?? defaultBaseUrl, path, { without: "/v1" }),
				headers: { "anthropic-version": "2023-06-01" },
				body
			}),
			loadReader: null
		};
		function defineMessagesApi(hosting) {
			return defineApi(hosting, {
				path: "/v1/messages",
				loadSdk,
				createBody: messages_createBody,
				read: readMessageStream
			});
		}
		async function loadSdk() {
			const [{ Stream }, { APIConnectionError, APIError }] = await Promise.all([__webpack_require__.e(7182).then(__webpack_require__.bind(__webpack_require__, 27182)), __webpack_require__.e(5064).then(__webpack_require__.bind(__webpack_require__, 25064))]);
			return {
				Stream,
				APIConnectionError,
				APIError,
				readErrorDetails: messages_readErrorDetails
			};
		}
		const shortCacheMs = 4.5 * 6e4;
		const thinkingModels = /(?:^|[./])claude-(?:opus|sonnet|haiku|fable|mythos)-5(?:[-@.]|$)/;
		function messages_createBody(request) {
			const { api, options } = request;
			const mark = request.longestPauseMs > shortCacheMs ? {
				type: "ephemeral",
				ttl: "1h"
			} : { type: "ephemeral" };
			const thinks = options.effort !== null || thinkingModels.test(options.model);
			return {
				model: options.model,
				stream: true,
				max_tokens: maxTokens,
				system: [{
					type: "text",
					text: request.instructions,
					cache_control: mark
				}],
				messages: renderMessages(request.conversation, {
					api,
					model: options.model,
					mark
				}),
				...request.tools.length === 0 ? {} : { tools: renderTools(request.tools, mark) },
				...request.hosted === undefined ? {} : { tools: [hostedSearch] },
				...thinks ? { thinking: {
					type: "adaptive",
					display: "summarized"
				} } : {},
				...options.effort === null ? {} : { output_config: { effort: options.effort } }
			};
		}
		const hostedSearch = {
			type: "web_search_20250305",
			name: "web_search",
			max_uses: 3
		};
		function renderTools(tools, mark) {
			return tools.map(({ name, description, parameters }, index) => ({
				name,
				description,
				input_schema: renderSchema(parameters),
				...index === tools.length - 1 ? { cache_control: mark } : {}
			}));
		}
		const acceptedName = /^[\w.-]{1,64}$/;
		const argumentsSchema = schemas.object({
			properties: schemas.record(schemas.string(), schemas.unknown()).exactOptional(),
			required: schemas.array(schemas.string()).exactOptional()
		});
		function renderSchema(parameters) {
			const { properties, required } = argumentsSchema.parse(parameters);
			return {
				...parameters,
				type: "object",
				...properties && { properties: Object.fromEntries(Object.entries(properties).filter(([name]) => acceptedName.test(name))) },
				...required && { required: required.filter((name) => acceptedName.test(name)) }
			};
		}
		const errorSchema = schemas.object({ error: schemas.object({
			type: schemas.string(),
			message: schemas.string(),
			details: schemas.object({ error_code: schemas.string() }).optional().catch(undefined)
		}) });
		function messages_readErrorDetails(thrown) {
			const said = errorSchema.safeParse(thrown.error).data?.error;
			if (said === undefined) return {
				codes: [],
				message: thrown.message
			};
			return {
				codes: [said.type, said.details?.error_code ?? ""],
				message: said.message
			};
		}
		var models_prices = __webpack_require__(26562);
		var find_runs = __webpack_require__(32559);
		;
		const repeatedCharacters = 6e3;
		const maxPeriod = 600;
		const checkedEvery = 2e3;
		const keptCharacters = 2e3;
		async function respondUnrepeated(model, request, createId) {
			const repeats = createRepetitionDetector();
			const controller = new AbortController();
			let text = "";
			const onText = (delta) => {
				text += delta;
				request.onText(delta);
				if (!controller.signal.aborted && repeats(delta)) controller.abort();
			};
			try {
				return await model.respond({
					...request,
					onText,
					signal: AbortSignal.any([request.signal, controller.signal])
				});
			} catch (thrown) {
				const usage = thrown instanceof types_error.tj ? thrown.usage : null;
				if (!controller.signal.aborted || request.signal.aborted || usage === null) throw thrown;
				const kept = [{
					type: "text",
					text: text.slice(0, keptCharacters)
				}];
				return {
					items: [{
						type: "message",
						id: createId("item"),
						role: "assistant",
						content: kept
					}],
					stop: "repetition",
					usage,
					model: model.model
				};
			}
		}
		function createRepetitionDetector() {
			let tail = "";
			let unchecked = 0;
			return (delta) => {
				tail = (tail + delta).slice(-repeatedCharacters);
				unchecked += delta.length;
				if (tail.length < repeatedCharacters || unchecked < checkedEvery) return false;
				unchecked = 0;
				return findPeriod(tail) <= maxPeriod;
			};
		}
		function findPeriod(text) {
			return text.length - ((0, find_runs.x)(text).at(-1) ?? 0);
		}
		;
		function defineResponsesApi(hosting) {
			return defineApi(hosting, {
				path: "/responses",
				loadSdk: loadOpenAiSdk,
				createBody: responses_createBody,
				read: readStream
			});
		}
		const responses_thinkingModels = /(?:^|[./])(?:o[1-9]|gpt-(?:[5-9]|[1-9]\d))/;
		function responses_createBody(request) {
			const { api, options, cacheKey } = request;
			const thinks = options.effort !== null || responses_thinkingModels.test(options.model) && !options.model.includes("-chat") || request.conversation.some((item) => item.type === "reasoning" && item.providerApi === api);
			return {
				model: options.model,
				stream: true,
				store: false,
				prompt_cache_key: cacheKey,
				instructions: request.instructions,
				input: readTurns(request.conversation, api, options.model).flatMap(responses_renderTurn),
				...request.tools.length === 0 ? {} : { tools: request.tools.map(renderTool) },
				...options.effort === null ? {} : { reasoning: { effort: options.effort } },
				...thinks ? { include: ["reasoning.encrypted_content"] } : {},
				...request.hosted === undefined ? {} : responses_hostedSearch
			};
		}
		const responses_hostedSearch = {
			tools: [{ type: "web_search" }],
			tool_choice: "required",
			include: ["web_search_call.action.sources"]
		};
		function renderTool({ name, description, parameters }) {
			return {
				type: "function",
				name,
				description,
				parameters: { ...parameters },
				strict: false
			};
		}
		function responses_renderTurn(turn) {
			if (turn.role === "assistant") return turn.items.map(responses_renderAssistantItem);
			const outputs = turn.outputs.map(({ callId, output, images }) => ({
				type: "function_call_output",
				call_id: callId,
				output: images.length === 0 ? output : [{
					type: "text",
					text: output
				}, ...images].map(responses_renderPart)
			}));
			if (turn.parts.length === 0) return outputs;
			return [...outputs, {
				type: "message",
				role: "user",
				content: turn.parts.map(responses_renderPart)
			}];
		}
		const responses_thoughtSchema = schemas.object({
			type: schemas.literal("reasoning"),
			id: schemas.string(),
			summary: schemas.array(schemas.object({
				type: schemas.literal("summary_text"),
				text: schemas.string()
			})),
			content: schemas.array(schemas.object({
				type: schemas.literal("reasoning_text"),
				text: schemas.string()
			})).exactOptional(),
			encrypted_content: schemas.string().exactOptional()
		});
		function responses_renderAssistantItem(item) {
			switch (item.type) {
				case "message": {
					const content = item.content.map((part) => part.type === "text" ? part.text : "").join("");
					const phase = item.phase === undefined ? {} : { phase: item.phase };
					return {
						type: "message",
						role: "assistant",
						content,
						...phase
					};
				}
				case "reasoning": return responses_thoughtSchema.parse(unpackProviderData(item));
				case "function_call": return {
					type: "function_call",
					call_id: item.callId,
					name: cleanToolName(item.name),
					arguments: item.argumentsJson
				};
			}
		}
		function responses_renderPart(part) {
			return part.type === "text" ? {
				type: "input_text",
				text: part.text
			} : {
				type: "input_image",
				image_url: `data:${part.mediaType};base64,${part.base64}`,
				detail: "auto"
			};
		}
		async function readStream(stream, context) {
			const { meter, onText } = context;
			const done = [];
			for await (const event of stream) {
				if ("delta" in event) meter.receive(event.delta);
				switch (event.type) {
					case "response.output_text.delta":
					case "response.refusal.delta":
						onText(event.delta);
						break;
					case "response.output_item.done":
						done.push(event.item);
						break;
					case "response.completed":
					case "response.incomplete":
						if (event.response.usage) meter.count(responses_readUsage(event.response.usage));
						return readResponse(event.response, done, context);
					case "response.failed":
						if (event.response.usage) meter.count(responses_readUsage(event.response.usage));
						throw new provider_error.o3(event.response.error?.code ?? "", event.response.error?.message ?? "no reason given");
					case "error": throw new provider_error.o3(event.code ?? "", event.message);
					default: break;
				}
			}
			throw (0, provider_error.x_)("the provider's response ended before it was complete");
		}
		function readResponse(response, done, context) {
			const { options, meter } = context;
			if (response.incomplete_details?.reason === "content_filter") throw new provider_error.o3("content_filter", "it has stopped the response");
			const output = response.output?.length > 0 ? response.output : done;
			const items = output.flatMap((item) => readItem(item, context));
			const refused = output.some((item) => item.type === "message" && item.content.some(({ type }) => type === "refusal"));
			const cut = response.status === "incomplete" || response.incomplete_details?.reason !== undefined;
			return {
				items,
				stop: refused ? "refusal" : cut ? "length" : "complete",
				...meter.complete(items),
				...context.hosted === undefined ? {} : { sources: output.flatMap(readSources) },
				model: response.model || options.model
			};
		}
		function readItem(item, context) {
			const { create } = context;
			switch (item.type) {
				case "message": return create.message(item.content.map((part) => part.type === "refusal" ? part.refusal : part.text).join(""), item.phase);
				case "reasoning": return [readReasoning(item, context)];
				case "function_call": return [create.call(item.call_id, item.name, item.arguments)];
				default: return [];
			}
		}
		const citedCharacters = 300;
		function readSources(item) {
			if (item.type === "message") return item.content.flatMap((part) => part.type === "refusal" ? [] : (part.annotations ?? []).flatMap((note) => {
				if (note.type !== "url_citation") return [];
				const { url, title, start_index: start } = note;
				return [{
					url,
					title,
					snippet: part.text.slice(Math.max(0, start - citedCharacters), Math.max(0, start))
				}];
			}));
			if (item.type !== "web_search_call" || item.action?.type !== "search") return [];
			return (item.action.sources ?? []).flatMap((source) => "url" in source ? [{
				url: source.url,
				title: "",
				snippet: ""
			}] : []);
		}
		function readReasoning(item, { create }) {
			const [summary, content] = [item.summary ?? [], item.content ?? []];
			const encrypted = item.encrypted_content || null;
			const data = {
				type: item.type,
				id: item.id,
				summary,
				...content.length === 0 ? {} : { content },
				...encrypted === null ? {} : { encrypted_content: encrypted }
			};
			const isSealed = encrypted !== null || content.length > 0;
			const text = [...summary, ...content].map((part) => part.text).join("\n");
			return create.reasoning(text, isSealed && responses_thoughtSchema.safeParse(data).success ? data : null);
		}
		function responses_readUsage(usage) {
			return {
				inputTokens: readCount(usage.input_tokens),
				outputTokens: readCount(usage.output_tokens),
				cachedTokens: readCount(usage.input_tokens_details?.cached_tokens) ?? 0,
				cacheWriteTokens: readCount(usage.input_tokens_details?.cache_write_tokens)
			};
		}
		;
		const modelApis = [
			defineResponsesApi(describeOpenAi("openai-responses")),
			defineChatApi(describeOpenAi("openai-chat")),
			defineMessagesApi(anthropic),
			defineMessagesApi(bedrock),
			defineMessagesApi(vertex),
			defineResponsesApi(describeAzure("azure-responses")),
			defineChatApi(describeAzure("azure-chat"))
		];
		function createModel(api, options, prices) {
			const model = api.create({
				...options,
				access: api.access
			});
			return {
				...model,
				async respond(request) {
					const response = checkResponse(await respondUnrepeated(model, request, options.createId));
					return {
						...response,
						costUsd: (0, models_prices.wZ)(options.model, response.usage, prices)
					};
				}
			};
		}
		const responseSchema = schemas.object({
			model: schemas.string(),
			items: schemas.array(conversation.po)
		});
		function checkResponse(response) {
			const [issue] = responseSchema.safeParse(response).error?.issues ?? [];
			if (issue === undefined) return response;
			throw (0, provider_error.x_)(`the provider's response has a wrong value at ${issue.path.join(".")}: ${issue.message}`, response.usage);
		}
	}),
	26562: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			eh: () => choosePrices,
			gy: () => describeOldPrice,
			wZ: () => readCostUsd
		});
		function rates(inputUsd, cacheWriteUsd, cachedUsd, outputUsd) {
			return {
				inputUsd,
				cacheWriteUsd,
				cachedUsd,
				outputUsd
			};
		}
		function flat(model, ...usd) {
			return {
				model,
				...rates(...usd),
				long: null
			};
		}
		function tiered(model, ...usd) {
			const [input, write, cached, output] = usd;
			const long = {
				aboveTokens: 272e3,
				...rates(2 * input, 2 * write, 2 * cached, 1.5 * output)
			};
			return {
				model,
				...rates(...usd),
				long
			};
		}
		const lists = [{
			source: "https://platform.claude.com/docs/en/about-claude/pricing and the page of each model",
			readOn: "2026-11-25",
			prices: [
				flat("claude-fable-5-1", 10, 12.5, .25, 50),
				flat("claude-fable-5", 10, 12.5, 1, 50),
				flat("claude-opus-5-5", 4, 5, .2, 20),
				flat("claude-opus-5", 5, 6.25, .5, 25),
				flat("claude-opus-4-8", 5, 6.25, .5, 25),
				flat("claude-opus-4-7", 5, 6.25, .5, 25),
				flat("claude-opus-4-6", 5, 6.25, .5, 25),
				flat("claude-opus-4-5", 5, 6.25, .5, 25),
				flat("claude-sonnet-5-5", 2, 2.5, .1, 10),
				flat("claude-sonnet-5", 2, 2.5, .2, 10),
				flat("claude-sonnet-4-6", 3, 3.75, .3, 15),
				{
					model: "claude-haiku-5-5",
					...rates(.1, .125, .01, .5),
					long: {
						aboveTokens: 1e5,
						...rates(.5, .625, .05, 2.5)
					}
				},
				flat("claude-haiku-4-5", 1, 1.25, .1, 5)
			]
		}, {
			source: "https://developers.openai.com/api/docs/pricing and the page of each model",
			readOn: "2026-11-25",
			prices: [
				tiered("gpt-6.2-astra", 8, 10, .4, 40),
				tiered("gpt-6.2-sol", 2, 2.5, .1, 10),
				tiered("gpt-6.1-sol", 2, 2.5, .1, 10),
				tiered("gpt-6.1-terra", 1, 1.25, .05, 5),
				tiered("gpt-6-astra", 10, 12.5, 1, 50),
				tiered("gpt-6-sol", 2, 2.5, .2, 10),
				tiered("gpt-6-luna", .1, .125, .01, .5),
				tiered("gpt-5.6-sol", 5, 6.25, .5, 30),
				tiered("gpt-5.6-terra", 2, 2.5, .2, 12),
				tiered("gpt-5.6-luna", .2, .25, .02, 1.2)
			]
		}];
		const hourFactor = 2;
		function choosePrices(access, own) {
			return {
				own,
				lists: access?.type === "cloud" ? [] : lists
			};
		}
		function readCostUsd(model, usage, prices) {
			const price = prices.own.find((entry) => isModel(entry, model)) ?? findListed(model, prices)?.price;
			if (price === undefined) return null;
			const { inputUsd, cacheWriteUsd, cachedUsd, outputUsd } = price.long !== null && usage.inputTokens > price.long.aboveTokens ? price.long : price;
			const uncached = Math.max(0, usage.inputTokens - usage.cachedTokens);
			const written = Math.min(uncached, usage.cacheWriteTokens ?? uncached);
			const forHour = Math.min(written, usage.cacheWriteHourTokens ?? 0);
			return ((uncached - written) * inputUsd + (written - forHour) * cacheWriteUsd + forHour * hourFactor * inputUsd + usage.cachedTokens * cachedUsd + usage.outputTokens * outputUsd) / 1e6;
		}
		const dayMs = 24 * 60 * 60 * 1e3;
		const maxAgeDays = 60;
		function describeOldPrice(model, nowMs, prices) {
			const listed = prices.own.some((entry) => isModel(entry, model)) ? undefined : findListed(model, prices);
			if (listed === undefined) return null;
			const days = Math.floor((nowMs - Date.parse(listed.readOn)) / dayMs);
			if (days <= maxAgeDays) return null;
			return `the price of ${model} was read ${days} days ago, on ${listed.readOn}, and may have changed; \`prices\` in the policy gives the current one`;
		}
		function findListed(model, { lists }) {
			for (const { prices, readOn } of lists) {
				const price = prices.find((entry) => isModel(entry, model));
				if (price !== undefined) return {
					price,
					readOn
				};
			}
			return undefined;
		}
		function isModel(price, model) {
			return price.model === model || price.model === model.replace(/-\d{4}-?\d{2}-?\d{2}$/, "");
		}
	}),
	50434: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			DY: () => renderProxy,
			UR: () => chooseProxy,
			WA: () => listProxySecrets,
			gr: () => decodePercent
		});
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22603);
		function chooseProxy(environment, address) {
			const { protocol, hostname, port } = new URL(address);
			const name = protocol === "https:" ? "https_proxy" : "http_proxy";
			const variable = [name, name.toUpperCase()].find((one) => environment[one]?.trim());
			if (variable === undefined || isLoopback(hostname)) return null;
			const effectivePort = port || (protocol === "https:" ? "443" : "80");
			const excluded = environment["no_proxy"] ?? environment["NO_PROXY"] ?? "";
			if (excluded.split(/[\s,]+/).some((entry) => excludes(entry, hostname, effectivePort))) return null;
			const value = environment[variable]?.trim() ?? "";
			const written = value.includes("://") ? value : `http://${value}`;
			const url = URL.canParse(written) ? new URL(written) : null;
			if (url === null || !["http:", "https:"].includes(url.protocol)) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
				code: "usage",
				message: `${variable}: the value is not the address of an HTTP proxy`,
				hint: "Give http://HOST:PORT or https://HOST:PORT, or list the host of the model in NO_PROXY."
			});
			return {
				variable,
				url
			};
		}
		function renderProxy({ variable, url }) {
			const account = url.username === "" ? "" : ", with a user";
			return `${url.protocol}//${url.host} (${variable}${account}${url.password === "" ? "" : " and a password"})`;
		}
		function listProxySecrets(environment) {
			return Object.entries(environment).flatMap(([name, value = ""]) => {
				const written = value.includes("://") ? value : `http://${value}`;
				if (!/^(?:(?:https?|all|ftp)_|input_)proxy$/i.test(name) || !URL.canParse(written)) return [];
				const { username, password } = new URL(written);
				if (password === "") return [];
				const decoded = decodePercent(password);
				return [
					password,
					decoded,
					`${decodePercent(username)}:${decoded}`
				];
			});
		}
		function isLoopback(hostname) {
			return hostname === "localhost" || hostname.endsWith(".localhost") || /^127\.|^\[::1\]$/.test(hostname);
		}
		function excludes(entry, hostname, port) {
			if (entry === "") return false;
			if (entry === "*") return true;
			const [, name = "", only] = /^(.*?)(?::(\d+))?$/.exec(entry.toLowerCase().replace(/^\*?\./, "")) ?? [];
			return (only === undefined || only === port) && (hostname === name || hostname.endsWith(`.${name}`));
		}
		function decodePercent(text) {
			try {
				return decodeURIComponent(text);
			} catch {
				return text;
			}
		}
	}),
	55726: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Vs: () => readCauses,
			X5: () => cleanText,
			Y2: () => createProviderError,
			o3: () => ResponseError,
			x_: () => createStreamError
		});
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22603);
		var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37527);
		const descriptions = new Map([
			["provider-rate-limit", "the provider limits the rate"],
			["provider-server", "the provider failed"],
			["provider-connection", "the provider cannot be reached"],
			["provider-stream", "the provider's response broke off"],
			["provider-context-overflow", "the conversation is too long for the model"],
			["provider-refusal", "the provider's content filter refuses the request"]
		]);
		const maxMessageLength = 500;
		function readDescription(code, access) {
			if (code === "provider-auth") return access.type === "key" ? "the provider forbids the request" : "the provider refused the identity of the job";
			return descriptions.get(code) ?? "the provider rejects the request";
		}
		function readPlace(baseUrl) {
			return baseUrl !== null && URL.canParse(baseUrl) ? ` at ${new URL(baseUrl).host}` : "";
		}
		function createProviderError(failure, context) {
			const code = readErrorCode(failure);
			const said = cleanText(failure.message, context.secrets).replace(/^\d{3} /, "");
			const status = `${readPlace(context.baseUrl)}${failure.status === null ? "" : ` (HTTP ${failure.status})`}`;
			const retryAfterMs = (failure.headers === null ? null : readRetryAfterMs(failure.headers)) ?? (code === "provider-rate-limit" ? readWordedWaitMs(failure.message) : null);
			return new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
				code,
				message: code === "provider-auth" && context.access.type === "key" && failure.status !== 403 ? `the provider refused the key${status}` : `${readDescription(code, context.access)}${status}: ${said}`,
				hint: readHint(code, failure, context.access),
				...retryAfterMs === null ? {} : { retryAfterMs }
			});
		}
		class ResponseError extends Error {
			name = "ResponseError";
			failure;
			constructor(code, message) {
				super(message);
				this.failure = {
					kind: "response",
					status: null,
					codes: [code],
					message,
					headers: null
				};
			}
		}
		function createStreamError(message, usage = null) {
			return new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
				code: "provider-stream",
				message,
				...usage === null ? {} : { usage }
			});
		}
		const overflowText = /context[ _-]?(?:length|window|limit|size)|maximum (?:context|prompt length|model length)|(?:prompt|input) is too long|too many (?:input )?tokens|exceeds? the (?:model's )?(?:maximum|limit).{0,40}tokens|exceeds (?:the )?max(?:imum)? length|token count of \d{1,9} exceeds|token count is \d{1,9} but model only supports|exceeds? the (?:model's max of|max input token limit|configured limit of \d{1,9} tokens)|model token limit|range of input length/i;
		const overMinuteText = /request too large for/i;
		const certificateError = /\b(?:CERT_\w+|SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(?:VERIFY|GET)_\w+|ERR_TLS_\w+|ERR_SSL_\w+|EPROTO)\b/;
		const proxyRefusal = /Proxy response \(4\d\d\)|Proxy Authentication Required/;
		function readErrorCode({ kind, status, codes, message }) {
			if (kind === "request" && proxyRefusal.test(message)) return "provider-invalid-request";
			if (kind === "request") return certificateError.test(message) ? "provider-invalid-request" : "provider-connection";
			if (kind === "stream") return "provider-stream";
			if (codes.includes("context_length_exceeded") || overMinuteText.test(message)) return "provider-context-overflow";
			if (codes.some((code) => code === "content_filter" || policyCode.test(code))) return "provider-refusal";
			if (codes.some((code) => code === "tool_use_failed")) return "provider-stream";
			if (status === null) return readCodeOfWords(codes, message, "provider-stream");
			if (status < 300) return readCodeOfWords(codes, message, "provider-invalid-request");
			if (status === 401 || status === 403) return "provider-auth";
			if (status === 429) return codes.some(isAboutMoney) ? "provider-invalid-request" : "provider-rate-limit";
			if (status === 413 || [
				400,
				422,
				500
			].includes(status) && overflowText.test(message)) return "provider-context-overflow";
			if (status === 408 || status === 409 || status >= 500) return "provider-server";
			return "provider-invalid-request";
		}
		const policyCode = /^(?!image_)\w{1,40}_policy(?:_violation)?$/;
		const codesByWord = new Map([
			["authentication_error", "provider-auth"],
			["permission_error", "provider-auth"],
			["invalid_api_key", "provider-auth"],
			["rate_limit_error", "provider-rate-limit"],
			["rate_limit_exceeded", "provider-rate-limit"],
			["insufficient_quota", "provider-invalid-request"],
			["billing_error", "provider-invalid-request"],
			["overloaded_error", "provider-server"],
			["api_error", "provider-server"],
			["timeout_error", "provider-server"],
			["server_error", "provider-server"],
			["internal_server_error", "provider-server"],
			["internalServerException", "provider-server"],
			["modelStreamErrorException", "provider-stream"],
			["modelTimeoutException", "provider-server"],
			["serviceUnavailableException", "provider-server"],
			["throttlingException", "provider-rate-limit"],
			["validationException", "provider-invalid-request"],
			["invalid_request_error", "provider-invalid-request"],
			["invalid_prompt", "provider-invalid-request"],
			["data_residency_mismatch", "provider-invalid-request"],
			["not_found_error", "provider-invalid-request"],
			["request_too_large", "provider-context-overflow"]
		]);
		function isAboutMoney(code) {
			return code === "insufficient_quota" || code.startsWith("billing_") || code.endsWith("_spend_limit_reached");
		}
		function readCodeOfWords(codes, message, otherwise) {
			const isImage = codes.some((word) => word.includes("image"));
			const known = isImage ? "provider-invalid-request" : codes.flatMap((word) => codesByWord.get(word) ?? [])[0];
			const overflow = (known ?? "provider-invalid-request") === "provider-invalid-request" && overflowText.test(message);
			return overflow ? "provider-context-overflow" : known ?? otherwise;
		}
		function readHint(code, { status, kind, codes, message }, access) {
			if (code === "provider-auth") return readRefusalHint(access, message);
			if (code === "provider-connection") return "Check base-url, the network of the runner, and the proxy if there is one: the input proxy, or HTTPS_PROXY outside of a job.";
			if (code !== "provider-invalid-request") return "";
			if (status === 407 || proxyRefusal.test(message)) return "The proxy refuses the request. Check the user and password in the input proxy, or list the host in proxy-exclude; outside of a job, HTTPS_PROXY and NO_PROXY.";
			if (kind === "request") return "Check base-url. For your own certificate, set NODE_EXTRA_CA_CERTS, in a job with the input ca-certificates.";
			const isUsedUp = /credit balance|API usage limits/i.test(message);
			if (isUsedUp || status === 402 || status === 429 || codes.some(isAboutMoney)) return "Check the quota and the billing of the account that the key belongs to.";
			if (/\/v1\/responses/.test(message)) return "Set provider to openai-responses, or to azure-responses.";
			const isRedirect = status !== null && status >= 300 && status < 400;
			return isRedirect ? "Give the final address as base-url." : "Check model, effort and base-url.";
		}
		function readRefusalHint(access, message) {
			if (access.type === "key") return `Check ${access.input} and what it may use.`;
			return /expired/i.test(message) ? "Give the input identity instead of a login action or key-command: the run then renews its credentials." : "Check that the identity may call this model, and that model, region and project are right.";
		}
		function cleanText(text, secrets) {
			const keyless = secrets.filter((secret) => secret.length >= 6).reduce((cleaned, secret) => cleaned.replaceAll(secret, "***"), text);
			const line = keyless.replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, " ").trim();
			return (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_1__.IN)(line, maxMessageLength);
		}
		function readRetryAfterMs(headers) {
			if (headers.get("x-should-retry") === "false") return Infinity;
			const milliseconds = readNumber(headers.get("retry-after-ms"));
			if (milliseconds !== null) return milliseconds;
			const text = headers.get("retry-after");
			const seconds = readNumber(text);
			if (seconds !== null) return seconds * 1e3;
			const wait = Date.parse(text ?? "") - Date.parse(headers.get("date") ?? "");
			return Number.isFinite(wait) ? Math.max(0, wait) : null;
		}
		const wordedWait = /(?:try again|retry) in (?:(\d{1,3})h)?(?:(\d{1,3})m(?!s))?(?:(\d{1,6}(?:\.\d{1,9})?)(m?s))?/i;
		function readWordedWaitMs(message) {
			const [, hours = 0, minutes = 0, amount = 0, unit] = wordedWait.exec(message) ?? [];
			const rest = Number(amount) * (unit === "ms" ? 1 : 1e3);
			const waitMs = Math.ceil((Number(hours) * 60 + Number(minutes)) * 6e4 + rest);
			return waitMs === 0 ? null : waitMs;
		}
		function readNumber(text) {
			const value = text === null || text.trim() === "" ? Number.NaN : Number(text);
			return Number.isFinite(value) && value >= 0 ? value : null;
		}
		function readCauses(thrown) {
			const message = (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.IP)(thrown);
			const { cause, code } = thrown instanceof Error ? thrown : {};
			const own = typeof code === "string" && !message.includes(code) ? `${message} (${code})` : message;
			return cause === undefined ? own : `${own}: ${readCauses(cause)}`;
		}
	}),
	83771: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			A: () => readCancellation,
			X: () => createRequestGuard
		});
		var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		const maxResponseBytes = 64 * 1024 * 1024;
		const maxRestMs = 1e3;
		function createRequestGuard(options) {
			const controller = new AbortController();
			const cancel = () => controller.abort(readCancellation(options.signal));
			const expire = () => controller.abort(createIdleError(options.idleTimeoutMs));
			const timer = setTimeout(expire, options.idleTimeoutMs);
			if (options.signal.aborted) cancel();
			else options.signal.addEventListener("abort", cancel, { once: true });
			let sent = false;
			const onBytes = (bytes) => {
				timer.refresh();
				if (bytes > maxResponseBytes) throw new Error(`the response is longer than ${maxResponseBytes} bytes`);
			};
			return {
				signal: controller.signal,
				async post({ address, headers, body }) {
					const { onSent, send } = options;
					sent = true;
					const response = await send(address, {
						method: "POST",
						headers,
						body,
						onSent,
						signal: controller.signal
					});
					timer.refresh();
					return {
						...response,
						body: readToEnd(response.body, onBytes)
					};
				},
				wasSent: () => sent,
				readReason: () => controller.signal.reason instanceof _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj ? controller.signal.reason : null,
				stop: () => {
					clearTimeout(timer);
					setTimeout(() => controller.abort(), maxRestMs).unref();
					options.signal.removeEventListener("abort", cancel);
				}
			};
		}
		function readToEnd(body, onBytes) {
			const copy = new node_stream__WEBPACK_IMPORTED_MODULE_0__.PassThrough({ highWaterMark: maxResponseBytes });
			copy.on("error", () => undefined);
			const pump = async () => {
				let bytes = 0;
				try {
					for await (const chunk of body) {
						bytes += chunk.byteLength;
						onBytes(bytes);
						if (!copy.destroyed) copy.write(chunk);
					}
					if (!copy.destroyed) copy.end();
				} catch (thrown) {
					copy.destroy(thrown instanceof Error ? thrown : new Error(String(thrown)));
				}
			};
			void pump();
			return copy;
		}
		function readCancellation(signal) {
			const reason = signal.reason;
			return reason instanceof _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj ? reason : new _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj({
				code: "cancelled",
				message: "the run was cancelled"
			});
		}
		function createIdleError(idleTimeoutMs) {
			return new _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj({
				code: "provider-stream",
				message: `the provider sent nothing for ${Math.round(idleTimeoutMs / 1e3)} s`,
				hint: "Raise idle-timeout-seconds if the model thinks or reads for longer."
			});
		}
	}),
	23385: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			i: () => removeInvisible,
			lq: () => findLastBefore,
			me: () => separator,
			xY: () => decodeRuns,
			zR: () => decodeEscapes
		});
		var _core_text_invisible_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24989);
		const shortestRun = 8;
		const shortestHex = 12;
		const base64 = createTable("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_");
		const hex = createTable("0123456789abcdefABCDEF");
		function createTable(characters) {
			const table = new Uint8Array(128);
			for (const character of characters) table[character.charCodeAt(0)] = 1;
			return table;
		}
		const separator = "\0";
		function decodeRuns(text) {
			const runs = listRuns(text, base64, shortestRun);
			if (runs.length === 0) return null;
			const hexRuns = listRuns(text, hex, shortestHex);
			const decoded = decodeBase64(text, runs);
			const parts = [decoded];
			placeHex(hexRuns, decoded.length, (start, end) => {
				parts.push(Buffer.from(text.slice(start, end), "hex"), Buffer.alloc(1));
			});
			const listPieces = () => {
				const pieces = [];
				placeBase64(runs, (start, end, at) => void pieces.push({
					start,
					end,
					at,
					ratio: 4 / 3
				}));
				placeHex(hexRuns, decoded.length, (start, end, at) => void pieces.push({
					start,
					end,
					at,
					ratio: 2
				}));
				return pieces;
			};
			return {
				text: Buffer.concat(parts).toString("latin1"),
				locate: createLocate(listPieces)
			};
		}
		function placeBase64(runs, place) {
			let at = 0;
			for (const alignment of [
				0,
				1,
				2,
				3
			]) for (const { start, end } of runs) {
				place(start + alignment, end, at);
				at += 3 * Math.ceil((end - start - alignment) / 4) + 3;
			}
			return at;
		}
		function placeHex(runs, from, place) {
			let at = from;
			for (const { start, end } of runs) for (const first of [start, start + 1]) {
				place(first, end, at);
				at += Math.floor((end - first) / 2) + 1;
			}
		}
		function decodeBase64(text, runs) {
			const characters = Buffer.from(text, "latin1");
			const length = placeBase64(runs, () => {});
			const groups = Buffer.alloc(length / 3 * 4, "A");
			placeBase64(runs, (start, end, at) => {
				for (let from = start, to = at / 3 * 4; from < end; from += 1, to += 1) groups[to] = characters[from] ?? 0;
			});
			const bytes = Buffer.from(groups.toString("latin1"), "base64");
			placeBase64(runs, (start, end, at) => void (bytes[at + Math.floor((end - start) * 3 / 4)] = 0));
			return bytes;
		}
		function listRuns(text, table, shortest) {
			const runs = [];
			const isPart = (offset) => table[text.charCodeAt(offset)] === 1;
			let last = 0;
			for (let place = shortest - 1; place < text.length; place += shortest) {
				if (!isPart(place)) continue;
				let start = place;
				while (start > last && isPart(start - 1)) start -= 1;
				let end = place + 1;
				while (isPart(end)) end += 1;
				if (end - start >= shortest) runs.push({
					start,
					end
				});
				last = end;
				place = Math.max(place, end - 1);
			}
			return runs;
		}
		const pair = "[0-9a-fA-F]{2}";
		const between = String.raw`(?:\n?[ :]|\n)`;
		const escapes = new RegExp([
			"%[0-9a-fA-F]{2}",
			String.raw`(?<!\\)\\+(?:u[0-9a-fA-F]{4}|u\{[0-9a-fA-F]{1,6}\}|x[0-9a-fA-F]{2}|[0-3][0-7]{2}|[bfr]|[ -\/:-@[\]^-\`{-~\u0080-\uffff])`,
			String.raw`'(?:\\{1,16}'|\\{0,8}"'\\{0,8}")'`,
			String.raw`&#0{0,8}[1-9][0-9]{0,6};|&#[xX]0{0,8}[1-9a-fA-F][0-9a-fA-F]{0,5};|&(?:amp|lt|gt|quot|apos);`,
			String.raw`(?:\r?\n| |(?<!\\)\\+n)(?<=[A-Za-z0-9+/]{60}(?:\r|\\+r)?(?:\n| |\\+n))[ \t]{0,64}(?:[+-]|L\d{1,7}: )?(?=[A-Za-z0-9+/]{4})`,
			String.raw`${between}(?:(?<=(?:${pair}${between}){8})(?=${pair})|(?<=${pair}${between})(?=(?:${pair}${between}){7}))`,
			String.raw`(?<!\\)\\{2,}`
		].join("|"), "g");
		const entities = new Map(Object.entries({
			"&amp;": "&",
			"&lt;": "<",
			"&gt;": ">",
			"&quot;": "\"",
			"&apos;": "'"
		}));
		function decodeEscapes(text) {
			return replaceAll(text, escapes, decodeOne);
		}
		function replaceAll(text, pattern, decode) {
			pattern.lastIndex = 0;
			if (!pattern.test(text)) return null;
			const decoded = text.replaceAll(pattern, (encoded) => decode(encoded));
			return {
				text: decoded,
				locate: createLocate(() => listReplaced(text, pattern, decode))
			};
		}
		function listReplaced(text, pattern, decode) {
			const pieces = [];
			let at = 0;
			const add = (decoded, start, end) => {
				if (decoded === "") return;
				pieces.push({
					start,
					end,
					at,
					ratio: (end - start) / decoded.length
				});
				at += decoded.length;
			};
			let from = 0;
			for (const { 0: encoded, index } of text.matchAll(pattern)) {
				const end = index + encoded.length;
				add(text.slice(from, index), from, index);
				add(decode(encoded), index, end);
				from = end;
			}
			add(text.slice(from), from, text.length);
			return pieces;
		}
		const invisible = new RegExp(String.raw`\u001b\[[0-9;]{0,20}[A-Za-z]|(?!\r\n)${_core_text_invisible_characters_js__WEBPACK_IMPORTED_MODULE_0__.sN.source}`, "gu");
		const mayBeInvisible = /[\0-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u08ff\u115f\u1160\u17b4-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ud800-\udfff\ufdd0-\ufe0f\ufeff-\uffff]|\r(?!\n)/;
		function removeInvisible(text) {
			return mayBeInvisible.test(text) ? replaceAll(text, invisible, () => "") : null;
		}
		const number = /[0-9a-fA-F]+/;
		function decodeOne(encoded) {
			const letters = encoded.slice(encoded.lastIndexOf("\\") + 1);
			switch (encoded.charAt(0)) {
				case "'": return "'";
				case "%": return decodeNumber(letters.slice(1), 16);
				case "&":
					if (!letters.startsWith("&#")) return entities.get(letters) ?? "";
					return decodeNumber(number.exec(letters)?.[0] ?? "", /^&#x/i.test(letters) ? 16 : 10);
				case "\\":
					if (letters === "") return "\\";
					if (/^[ux]/.test(letters)) return decodeNumber(number.exec(letters)?.[0] ?? "", 16);
					if (/^[0-3]/.test(letters)) return decodeNumber(letters, 8);
					return /^[nbfr]/.test(letters) ? "" : letters;
				default: return "";
			}
		}
		function decodeNumber(digits, radix) {
			const code = Number.parseInt(digits, radix);
			return code <= 1114111 ? String.fromCodePoint(code) : "";
		}
		function createLocate(listPieces) {
			let pieces = null;
			const find = (offset) => {
				pieces ??= listPieces();
				return pieces[findLastBefore(pieces, offset)] ?? {
					start: 0,
					end: 0,
					at: 0,
					ratio: 1
				};
			};
			return ({ start, end }) => {
				const first = find(start);
				const last = find(end - 1);
				return {
					start: first.start + Math.floor((start - first.at) * first.ratio),
					end: Math.min(last.end, last.start + Math.ceil((end - last.at) * last.ratio))
				};
			};
		}
		function findLastBefore(parts, offset) {
			let low = 0;
			let high = parts.length - 1;
			while (low < high) {
				const middle = Math.ceil((low + high) / 2);
				if ((parts[middle]?.at ?? 0) <= offset) low = middle;
				else high = middle - 1;
			}
			return low;
		}
	}),
	2389: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			l: () => createRedactor,
			q: () => mergeSpans
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var unique_name = __webpack_require__(56174);
		var encoded_text = __webpack_require__(23385);
		;
		const shortestPart = 8;
		const brokenEscape = String.raw`(?:\\{1,16}(?:u[0-9a-fA-F]{0,3}|x[0-9a-fA-F]?|[0-7]{0,2})|%[0-9a-fA-F]?|&#?[a-zA-Z0-9]{0,6})?`;
		const cutMark = String.raw`${brokenEscape}(?:\s|\\n)?\[?\u2026`;
		const markAfter = new RegExp(String.raw`${brokenEscape}(?:(?:\s|\\n|\[){0,3}\u2026|${encoded_text.me}|$)`, "y");
		const markBefore = new RegExp(String.raw`(?:${encoded_text.me}|\u2026(?:[^\n\u2026]{0,80}\])?(?:\s|\\n)?)[a-zA-Z0-9]{0,5};?$`);
		const longestMark = 90;
		function createCutAnchors(values) {
			return [...new Set(values)].filter((value) => value.length > shortestPart).flatMap((value) => [{
				literal: value.slice(0, shortestPart),
				read: (text, index) => readBeginning(text, index, value)
			}, {
				literal: value.slice(-shortestPart),
				read: (text, index) => readEnd(text, index, value)
			}]);
		}
		function readBeginning(text, index, value) {
			let length = shortestPart;
			while (length < value.length && text[index + length] === value[length]) length += 1;
			markAfter.lastIndex = index + length;
			return markAfter.test(text) ? {
				start: index,
				end: index + length
			} : null;
		}
		function readEnd(text, index, value) {
			const end = index + shortestPart;
			let length = shortestPart;
			while (length < value.length && text[end - length - 1] === value.at(-length - 1)) length += 1;
			const start = end - length;
			const isCut = start === 0 || markBefore.test(text.slice(Math.max(0, start - longestMark), start));
			return isCut ? {
				start,
				end
			} : null;
		}
		;
		const shift = 5;
		const mask = (1 << 3 * shift) - 1;
		const partLength = 16384;
		function createLiteralSearch(anchors) {
			const isKnown = new Uint8Array(mask + 1);
			const byKey = new Map();
			for (const anchor of anchors) {
				const { literal } = anchor;
				if (literal.length < 3) throw new Error(`${JSON.stringify(literal)} is too short to search for`);
				const key = [
					0,
					1,
					2
				].reduce((before, index) => (before << shift ^ literal.charCodeAt(index)) & mask, 0);
				isKnown[key] = 1;
				byKey.set(key, [...byKey.get(key) ?? [], anchor]);
			}
			const units = new Uint16Array(partLength);
			const bytes = Buffer.from(units.buffer);
			function readAt(text, index, key, found) {
				if (index < 0) return;
				for (const anchor of byKey.get(key) ?? []) {
					if (!text.startsWith(anchor.literal, index) || index < (found.ends.get(anchor) ?? 0)) continue;
					const span = anchor.read(text, index);
					if (span === null) continue;
					found.spans.push(span);
					found.ends.set(anchor, span.end);
				}
			}
			return (text) => {
				const found = {
					spans: [],
					ends: new Map()
				};
				let key = 0;
				for (let from = 0; from < text.length; from += units.length) {
					const count = bytes.write(text.slice(from, from + units.length), "utf16le") / 2;
					for (let at = 0; at < count; at += 1) {
						key = (key << shift ^ (units[at] ?? 0)) & mask;
						if (isKnown[key] === 1) readAt(text, from + at - 2, key, found);
					}
				}
				return found.spans;
			};
		}
		;
		const begin = /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/y;
		const end = /-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/y;
		const body = /(?<![A-Za-z0-9+/]{8})(?=(?:MII[A-Za-z0-9+/]{2}[AQgw]IBA(?:A[JK]|DANBgkqhkiG9w0BAQ)|MI[GH][A-Za-z0-9+/]AgE(?:AMB[AM]GByqGSM49|BB[DE])|MH[cQ]CAQEEI|MC4CAQAwBQYDK2V|b3BlbnNzaC1rZXktdjE)[A-Za-z0-9+/]{12})/y;
		const gap = /[\s\\"',+>|#*-]/;
		const header = /Proc-Type: 4,ENCRYPTED|DEK-Info: [A-Z0-9-]{1,40},[0-9A-Fa-f]{1,64}(?![0-9A-Fa-f])|(?:Version|Comment): [^\r\n\\"]{0,100}/y;
		const word = /[A-Za-z0-9/+=]{1,20000}/y;
		const jsonColon = /\\{0,8}"\s{0,8}:/y;
		const longRun = /[A-Za-z0-9+/=]{16,}/g;
		const longestGap = 60;
		const mostHeaders = 8;
		const shortestLine = 16;
		const mostShortWords = 2;
		const private_keys_longestMark = 300;
		const mostLineBreaks = 2;
		const longLine = 48;
		const mostLowerCase = .75;
		const privateKeys = [{
			literal: "-----BEGIN ",
			read: (text, index) => readKey(text, index, begin)
		}, ...[
			"MII",
			"MIG",
			"MIH",
			"MHcCAQEEI",
			"MHQCAQEEI",
			"MC4CAQAwBQYDK2V",
			"b3BlbnNzaC1rZXktdjE"
		].map((literal) => ({
			literal,
			read: (text, index) => readKey(text, index, body)
		}))];
		function mayHoldKeyLine(text) {
			if (/-----(?:BEGIN|END) |[A-Za-z0-9+/]==?\s*$/.test(text)) return true;
			for (const [run] of text.matchAll(longRun)) if (isBase64(run)) return true;
			return false;
		}
		function readKey(text, index, beginning) {
			const first = matchAt(beginning, text, index);
			if (first === null) return null;
			let at = first;
			let found = null;
			let longest = 0;
			let shortWords = 0;
			let headers = 0;
			while (true) {
				const start = skipGap(text, at);
				const closed = matchAt(end, text, start);
				if (closed !== null) return found === null ? null : {
					start: index,
					end: closed
				};
				const headerEnd = matchAt(header, text, start);
				if (headerEnd !== null && (headers += 1) > mostHeaders) break;
				const wordEnd = matchAt(word, text, start);
				const isLine = wordEnd !== null && wordEnd - start >= shortestLine;
				const next = headerEnd ?? (isLine ? null : skipMark(text, at, longest < longLine ? longLine : shortestLine));
				if (next !== null) {
					at = next;
					continue;
				}
				if (wordEnd === null || matchAt(jsonColon, text, wordEnd) !== null) break;
				if (!isLine && (found === null || shortWords === mostShortWords)) break;
				shortWords = isLine ? 0 : shortWords + 1;
				longest = Math.max(longest, wordEnd - start);
				found = wordEnd;
				at = wordEnd;
			}
			return found === null ? null : {
				start: index,
				end: found
			};
		}
		function skipGap(text, from) {
			let at = from;
			let blanks = 0;
			while (at - from - blanks < longestGap && gap.test(text.charAt(at))) {
				if (text.startsWith("-----E", at) || text.startsWith("-----B", at)) break;
				if (isBlank(text, at)) blanks += 1;
				at = skipCharacter(text, at);
			}
			return at;
		}
		function isBlank(text, at) {
			return text.startsWith(" ", at) || text.startsWith("	", at);
		}
		function skipCharacter(text, at) {
			return at + (text.charAt(at) === "\\" && "nrt".includes(text.charAt(at + 1) || " ") ? 2 : 1);
		}
		function skipMark(text, from, shortest) {
			let at = from;
			let lineBreaks = 0;
			let blanks = 0;
			while (at - from - blanks < private_keys_longestMark && lineBreaks <= mostLineBreaks) {
				const wordEnd = "+/=".includes(text.charAt(at)) ? null : matchAt(word, text, at);
				const isLine = wordEnd !== null && wordEnd - at >= shortest && isBase64(text.slice(at, wordEnd));
				if (isLine || matchAt(end, text, at) !== null || matchAt(header, text, at) !== null) return breaksJson(text.slice(from, at)) ? null : at;
				if (text.startsWith("-----B", at) || matchAt(jsonColon, text, at) !== null) return null;
				if (text.startsWith("\n", at) || text.startsWith("\\n", at)) lineBreaks += 1;
				if (isBlank(text, at)) blanks += 1;
				at = wordEnd ?? skipCharacter(text, at);
			}
			return null;
		}
		function isBase64(run) {
			const sample = run.slice(0, 100);
			return !/^[0-9a-f]+$/.test(sample) && sample.replaceAll(/[^a-z]/g, "").length < sample.length * mostLowerCase;
		}
		function breaksJson(mark) {
			return mark.includes("\"") && /[[\]{}]/.test(mark);
		}
		function matchAt(pattern, text, index) {
			pattern.lastIndex = index;
			return pattern.test(text) ? pattern.lastIndex : null;
		}
		;
		const gitleaks = (rule) => `github.com/gitleaks/gitleaks config/gitleaks.toml ${rule}`;
		const secretlint = (rule) => `github.com/secretlint/secretlint packages/@secretlint/secretlint-rule-${rule}`;
		const trufflehog = (detector) => `github.com/trufflesecurity/trufflehog pkg/detectors/${detector}`;
		const noseyparker = (rules) => `github.com/praetorian-inc/noseyparker crates/noseyparker/data/default/builtin/rules/${rules}.yml`;
		const startOf = (inWord, before = "") => String.raw`(?<=(?:(?<![${inWord}])|\\[bfnrt]|%[0-9A-Fa-f]{2}|\[[0-9;]{0,12}m)${before})`;
		const after = (text, inWord = "A-Za-z0-9") => startOf(inWord, `(?<before>${text})`);
		const starts = {
			anywhere: "",
			word: startOf("A-Za-z0-9"),
			name: startOf("A-Za-z0-9_-")
		};
		const cutToken = `[A-Za-z0-9_-]{12,255}(?=${cutMark})`;
		function token(name, source, [start, ...literals], text) {
			const prefix = literals.length === 1 ? escapePattern(literals[0] ?? "") : `(?:${literals.map(escapePattern).join("|")})`;
			return {
				name,
				source,
				literals,
				pattern: `${starts[start]}${prefix}(?:${text}|${cutToken})`
			};
		}
		const escapePattern = (text) => text.replaceAll(".", String.raw`\.`);
		const quotes = String.raw`[\\"']{0,4}`;
		const assigned = String.raw`${quotes}\s{0,8}(?:=>|=|:)\s{0,8}${quotes}`;
		const base64End = "(?![A-Za-z0-9+/=])";
		const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
		function assignment(name, source, provider, value) {
			const literals = [
				provider,
				`${provider.charAt(0).toUpperCase()}${provider.slice(1)}`,
				provider.toUpperCase()
			];
			const kind = "(?:[Kk]ey|KEY|[Tt]oken|TOKEN|[Ss]ecret|SECRET|[Aa]uth|AUTH|[Pp]assword|PASSWORD)";
			const pattern = String.raw`(?:${literals.join("|")})[A-Za-z_-]{0,8}?${kind}[A-Za-z]{0,6}${assigned}(${value})(?![A-Za-z0-9_-])`;
			return {
				name,
				source,
				literals,
				pattern
			};
		}
		const schemes = String.raw`https?|ftps?|mongodb(?:\+srv)?|mysqlx?|mariadb|postgres(?:ql)?|rediss?|amqps?`;
		const placeholder = String.raw`[^\s:/@]{0,40}(?:passw|secret|example|changeme|your_|\$|\{|%[A-Z_]{2})`;
		const secret_shapes_password = String.raw`(?!${placeholder})(?=[^\s:/@\0]{0,100}[0-9])(?=[^\s:/@\0]{0,100}[A-Za-z])[^\s:/@\0"'<>]{8,200}`;
		const localHost = String.raw`(?:localhost|127\.|(?:[\w-]{1,63}\.){0,4}(?:example|test|invalid)\b)`;
		const credentials = "(?!dXNlcjpwYXNz|dXNlcm5hbWU6cGFzc3|QWxhZGRpbj|dGVzdD|Zm9vOmJhc|YWRtaW46)(?=[A-Za-z+/_.~-]{0,60}[0-9])";
		const secretShapes = [
			{
				name: "GitHub installation token with claims",
				source: secretlint("github"),
				literals: ["ghs_"],
				pattern: String.raw`ghs_[0-9]{1,20}_[A-Za-z0-9_-]{10,1000}\.[A-Za-z0-9_-]{1,2000}\.[A-Za-z0-9_-]{1,1000}`
			},
			token("GitHub token", secretlint("github"), [
				"anywhere",
				"ghp_",
				"gho_",
				"ghu_",
				"ghs_",
				"ghr_"
			], "[A-Za-z0-9_]{30,255}"),
			token("GitHub fine-grained token", secretlint("github"), ["anywhere", "github_pat_"], "[A-Za-z0-9_]{20,255}"),
			token("GitLab token", gitleaks("gitlab-pat"), [
				"anywhere",
				"glpat-",
				"gldt-",
				"glft-",
				"glptt-",
				"glrt-",
				"glsoat-",
				"glimt-",
				"gloas-",
				"glagent-",
				"glffct-"
			], "[A-Za-z0-9_-]{20,300}(?:\\.[0-9a-z]{2}[0-9a-z]{7})?"),
			token("GitLab job token", gitleaks("gitlab-cicd-job-token"), ["word", "glcbt-"], "[0-9A-Za-z]{1,5}_[0-9A-Za-z_-]{20}"),
			token("GitLab runner registration token", gitleaks("gitlab-rrt"), ["word", "GR1348941"], "[A-Za-z0-9_-]{20}"),
			{
				name: "token of OAuth in an address of GitHub",
				source: secretlint("npm"),
				literals: ["https://"],
				pattern: String.raw`https://([^\s:/@\0]{8,256})(?=:x-oauth-basic@github\.com)`
			},
			token("Sourcegraph token", gitleaks("sourcegraph-access-token"), ["word", "sgp_"], "(?:(?:[a-fA-F0-9]{16}|local)_)?[a-fA-F0-9]{40}"),
			token("npm token", gitleaks("npm-access-token"), ["anywhere", "npm_"], "[A-Za-z0-9]{30,64}"),
			{
				name: "token of npm in its configuration",
				source: secretlint("npm"),
				literals: ["_authToken"],
				pattern: `_authToken${assigned}([A-Za-z0-9+/=_.-]{16,255})`
			},
			token("PyPI token", gitleaks("pypi-upload-token"), ["anywhere", "pypi-"], "[A-Za-z0-9_-]{40,255}"),
			token("RubyGems token", gitleaks("rubygems-api-token"), ["word", "rubygems_"], "[a-f0-9]{48}"),
			token("crates.io token", "github.com/rust-lang/crates.io src/util/token.rs", ["word", "cio"], "[A-Za-z0-9]{32}(?![A-Za-z0-9])"),
			token("Clojars token", gitleaks("clojars-api-token"), ["word", "CLOJARS_"], "[a-z0-9]{60}"),
			token("Docker token", secretlint("docker"), [
				"name",
				"dckr_pat_",
				"dckr_oat_"
			], "[A-Za-z0-9_-]{20,64}"),
			token("Artifactory key", gitleaks("artifactory-api-key"), ["word", "AKCp"], "[A-Za-z0-9]{69}"),
			token("Artifactory reference token", trufflehog("artifactoryreferencetoken"), ["word", "cmVmdGtu"], "[A-Za-z0-9]{56}"),
			token("Slack token", gitleaks("slack-bot-token"), [
				"anywhere",
				"xoxa-",
				"xoxb-",
				"xoxe-",
				"xoxo-",
				"xoxp-",
				"xoxr-",
				"xoxs-"
			], "[A-Za-z0-9-]{10,255}"),
			{
				name: "Slack app token",
				source: gitleaks("slack-app-token"),
				literals: ["xapp-"],
				pattern: "xapp-[0-9]-[A-Za-z0-9-]{10,255}"
			},
			{
				name: "Slack webhook",
				source: gitleaks("slack-webhook-url"),
				literals: ["hooks.slack.com/"],
				pattern: String.raw`hooks\.slack\.com/(?:services|workflows|triggers)/([A-Za-z0-9]{1,40}/[A-Za-z0-9]{1,40}/[A-Za-z0-9]{1,60}(?:/[A-Za-z0-9]{1,60})?)`
			},
			{
				name: "Discord webhook",
				source: trufflehog("discordwebhook"),
				literals: ["/api/webhooks/"],
				pattern: "/api/webhooks/[0-9]{17,20}/([A-Za-z0-9_-]{60,80})"
			},
			{
				name: "Discord bot token",
				source: trufflehog("discordbottoken"),
				literals: Array.from({ length: 90 }, (_, index) => Buffer.from(`${index + 10}0`).toString("base64").slice(0, 3)),
				pattern: String.raw`${starts.name}[MNO][A-Za-z0-9]{22,27}\.[A-Za-z0-9_-]{6,7}\.[A-Za-z0-9_-]{27,40}(?![A-Za-z0-9_-])`
			},
			{
				name: "Telegram bot token",
				source: noseyparker("telegram"),
				literals: [":AA"],
				pattern: String.raw`${after("[0-9]{5,16}", "0-9")}:AA[A-Za-z0-9_-]{32,33}(?![A-Za-z0-9_-])`
			},
			{
				name: "Microsoft Teams webhook",
				source: gitleaks("microsoft-teams-webhook"),
				literals: ["/webhookb2/"],
				pattern: `/webhookb2/(${uuid}@${uuid}/IncomingWebhook/[A-Za-z0-9]{32}/${uuid})`
			},
			token("key of OpenAI, Anthropic or OpenRouter", gitleaks("openai-api-key"), ["word", "sk-"], "(?:(?:proj-|svcacct-|admin-|ant-|or-v1-)[A-Za-z0-9_-]{20,255}|[A-Za-z0-9]{20,255})"),
			token("Groq key", trufflehog("groq"), ["word", "gsk_"], "[A-Za-z0-9]{40,64}"),
			token("xAI key", trufflehog("xai"), ["word", "xai-"], "[0-9A-Za-z_]{80}"),
			token("Perplexity key", gitleaks("perplexity-api-key"), ["word", "pplx-"], "[A-Za-z0-9]{48}"),
			token("Replicate token", trufflehog("replicate"), ["word", "r8_"], "[0-9A-Za-z_-]{37}(?![0-9A-Za-z_-])"),
			token("LangSmith key", trufflehog("langsmith"), [
				"word",
				"lsv2_pt_",
				"lsv2_sk_"
			], "[a-f0-9]{32}_[a-f0-9]{10}"),
			token("Hugging Face token", gitleaks("huggingface-access-token"), [
				"word",
				"hf_",
				"api_org_"
			], "[A-Za-z0-9]{34,64}"),
			{
				name: "AWS access key",
				source: secretlint("aws"),
				literals: [
					"A3T",
					"AKIA",
					"AGPA",
					"AIDA",
					"AROA",
					"AIPA",
					"ANPA",
					"ANVA",
					"ASIA",
					"ABIA",
					"ACCA"
				],
				pattern: `${startOf("A-Z0-9")}A(?:3T[A-Z0-9]|KIA|GPA|IDA|ROA|IPA|NPA|NVA|SIA|BIA|CCA)(?!IOSFODNN7EXAMPLE)[0-9A-Z]{16}(?![0-9A-Z])`
			},
			{
				name: "AWS secret key",
				source: secretlint("aws"),
				literals: [
					"SECRET",
					"Secret",
					"secret"
				],
				pattern: `(?:SECRET|[Ss]ecret)_?(?:ACCESS|[Aa]ccess)_?(?:KEY|[Kk]ey)${assigned}(?!wJalrXUtnFEMI/K7MDENG/)([A-Za-z0-9/+=]{40})(?![A-Za-z0-9/+=])`
			},
			token("Amazon Bedrock key", gitleaks("aws-amazon-bedrock-api-key-long-lived"), ["word", "ABSK"], "[A-Za-z0-9+/]{109,269}={0,2}"),
			token("Google API key", gitleaks("gcp-api-key"), ["name", "AIza"], "[A-Za-z0-9_-]{35}"),
			token("Google access token", noseyparker("google"), ["name", "ya29."], "[A-Za-z0-9_-]{20,1024}"),
			token("Google OAuth client secret", noseyparker("google"), ["name", "GOCSPX-"], "[A-Za-z0-9_-]{28}(?![A-Za-z0-9_-])"),
			token("Google OAuth refresh token", "developers.google.com/identity/protocols/oauth2/web-server", ["name", "1//"], "[A-Za-z0-9_-]{40,512}"),
			{
				name: "key of an Azure account",
				source: "learn.microsoft.com/azure/storage/common/storage-configure-connection-string",
				literals: ["AccountKey", "SharedAccessKey"],
				pattern: `(?:Account|SharedAccess)Key${assigned}(?!Eby8vdM02xNOcqFlqUwJ)([A-Za-z0-9+/]{43}=|[A-Za-z0-9+/]{86}==)${base64End}`
			},
			{
				name: "Azure shared access signature",
				source: trufflehog("azuresastoken"),
				literals: ["sig="],
				pattern: `(?<=[?&;"'\\s]|amp;)sig=((?:[A-Za-z0-9+/]|%[0-9A-Fa-f]{2}){43,120}=?)`
			},
			{
				name: "Azure client secret",
				source: gitleaks("azure-ad-client-secret"),
				literals: Array.from({ length: 10 }, (_, digit) => `${digit}Q~`),
				pattern: String.raw`${after("[A-Za-z0-9_~.]{3}", "A-Za-z0-9_~.")}[0-9]Q~[A-Za-z0-9_~.-]{31,34}(?![A-Za-z0-9_~.-])`
			},
			{
				name: "Azure DevOps token",
				source: noseyparker("azure"),
				literals: ["AZDO"],
				pattern: `${after("[A-Za-z0-9]{76}")}AZDO[A-Za-z0-9]{4}`
			},
			token("Alibaba access key", gitleaks("alibaba-access-key-id"), ["word", "LTAI"], "[A-Za-z0-9]{20}(?![A-Za-z0-9])"),
			token("DigitalOcean token", gitleaks("digitalocean-pat"), [
				"word",
				"dop_v1_",
				"doo_v1_",
				"dor_v1_"
			], "[a-f0-9]{64}"),
			token("Cloudflare token", secretlint("cloudflare"), [
				"word",
				"cfk_",
				"cfut_",
				"cfat_"
			], "[A-Za-z0-9]{40}[0-9a-f]{8}"),
			token("Cloudflare origin CA key", gitleaks("cloudflare-origin-ca-key"), ["word", "v1.0-"], "[a-f0-9]{24}-[a-f0-9]{146}"),
			assignment("Cloudflare key", gitleaks("cloudflare-api-key"), "cloudflare", "[A-Za-z0-9_-]{37,40}"),
			assignment("Fastly token", gitleaks("fastly-api-token"), "fastly", "[A-Za-z0-9_-]{32}"),
			token("Fly.io token", gitleaks("flyio-access-token"), [
				"word",
				"fo1_",
				"fm1a_",
				"fm1r_",
				"fm2_"
			], "[A-Za-z0-9+/_-]{43,800}={0,3}"),
			token("Heroku token", gitleaks("heroku-api-key-v2"), ["word", "HRKU-AA"], "[0-9A-Za-z_-]{58}"),
			assignment("Heroku key", gitleaks("heroku-api-key"), "heroku", uuid),
			token("Vercel token", secretlint("vercel"), [
				"word",
				"vcp_",
				"vci_",
				"vca_",
				"vcr_",
				"vck_"
			], "[A-Za-z0-9]{20,60}(?![A-Za-z0-9_])"),
			token("Netlify token", trufflehog("netlify"), ["word", "nfp_"], "[A-Za-z0-9_]{36}"),
			token("Scalingo token", gitleaks("scalingo-api-token"), ["word", "tk-us-"], "[A-Za-z0-9_-]{48}"),
			token("OpenShift token", gitleaks("openshift-user-token"), ["word", "sha256~"], "[A-Za-z0-9_-]{43}"),
			token("Deno Deploy token", trufflehog("deno"), [
				"word",
				"ddp_",
				"ddw_"
			], "[A-Za-z0-9]{36}"),
			token("PlanetScale secret", gitleaks("planetscale-api-token"), [
				"word",
				"pscale_tkn_",
				"pscale_oauth_",
				"pscale_pw_"
			], "[A-Za-z0-9_=.-]{32,64}"),
			token("Supabase token", trufflehog("supabasetoken"), ["word", "sbp_"], "[a-z0-9]{40}"),
			token("Supabase secret key", "supabase.com/docs/guides/api/api-keys", ["word", "sb_secret_"], "[A-Za-z0-9_-]{20,64}"),
			token("Databricks token", secretlint("databricks"), ["word", "dapi"], "[A-Fa-f0-9]{32}(?:-[0-9])?"),
			{
				name: "Terraform Cloud token",
				source: gitleaks("hashicorp-tf-api-token"),
				literals: [".atlasv1."],
				pattern: String.raw`${after("[A-Za-z0-9]{14}")}\.atlasv1\.[A-Za-z0-9_=-]{60,70}`
			},
			token("HashiCorp Vault token", secretlint("hashicorp-vault"), [
				"word",
				"hvs.",
				"hvb.",
				"hvr."
			], "[A-Za-z0-9_-]{90,300}"),
			token("Doppler token", trufflehog("doppler"), [
				"word",
				"dp.ct.",
				"dp.pt.",
				"dp.sa.",
				"dp.scim.",
				"dp.audit.",
				"dp.st."
			], "(?:[a-z0-9_-]{2,35}\\.)?[A-Za-z0-9]{40,44}(?![A-Za-z0-9])"),
			token("1Password service account", secretlint("1password"), ["word", "ops_ey"], "[A-Za-z0-9+/=_-]{100,1280}"),
			{
				name: "1Password secret key",
				source: gitleaks("1password-secret-key"),
				literals: ["A3-"],
				pattern: `${starts.name}A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})(?:-[A-Z0-9]{5}){3}(?![A-Z0-9])`
			},
			token("age key", gitleaks("age-secret-key"), ["word", "AGE-SECRET-KEY-1"], "[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}"),
			token("Pulumi token", gitleaks("pulumi-api-token"), ["word", "pul-"], "[a-f0-9]{40}(?![A-Za-z0-9])"),
			token("Infracost key", gitleaks("infracost-api-token"), ["word", "ico-"], "[A-Za-z0-9]{32}(?![A-Za-z0-9])"),
			token("Prefect token", gitleaks("prefect-api-token"), ["word", "pnu_"], "[A-Za-z0-9]{36}"),
			token("Tailscale key", secretlint("tailscale"), ["word", "tskey-"], "[a-z]{2,20}-[0-9A-Za-z_]{8,40}-[0-9A-Za-z_]{16,60}"),
			token("Octopus Deploy key", gitleaks("octopus-deploy-api-key"), ["name", "API-"], "[A-Z0-9]{26}(?![A-Za-z0-9_-])"),
			token("Harness token", gitleaks("harness-api-key"), [
				"word",
				"pat.",
				"sat."
			], String.raw`[A-Za-z0-9_-]{22}\.[A-Za-z0-9]{24}\.[A-Za-z0-9]{20}`),
			token("Buildkite token", trufflehog("buildkite"), ["word", "bkua_"], "[a-z0-9]{40}"),
			token("CircleCI token", trufflehog("circleci"), ["word", "CCIPAT_"], "[A-Za-z0-9]{22}_[A-Fa-f0-9]{40}"),
			token("Sentry organisation token", gitleaks("sentry-org-token"), ["word", "sntrys_"], "[A-Za-z0-9+/=_]{60,500}"),
			token("Sentry user token", gitleaks("sentry-user-token"), ["word", "sntryu_"], "[a-f0-9]{64}"),
			{
				name: "Sentry DSN",
				source: "docs.sentry.io/concepts/key-terms/dsn-explainer",
				literals: ["https://"],
				pattern: String.raw`https://([0-9a-f]{32}(?::[0-9a-f]{32})?)(?=@[a-z0-9.-]{0,60}sentry\.io/)`
			},
			token("New Relic key", gitleaks("new-relic-user-api-key"), [
				"word",
				"NRAK-",
				"NRII-",
				"NRJS-",
				"NRRA-",
				"NRAA-"
			], "[A-Za-z0-9-]{19,42}"),
			token("Grafana Cloud token", secretlint("grafana"), ["word", "glc_"], "[A-Za-z0-9+/]{32,400}={0,2}"),
			token("Grafana service account token", secretlint("grafana"), ["word", "glsa_"], "[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}"),
			token("Dynatrace token", gitleaks("dynatrace-api-token"), ["word", "dt0c01."], String.raw`[A-Za-z0-9]{24}\.[A-Za-z0-9]{64}`),
			assignment("Datadog key", gitleaks("datadog-access-token"), "datadog", "[a-f0-9]{32}|[a-f0-9]{40}"),
			assignment("Snyk token", gitleaks("snyk-api-token"), "snyk", uuid),
			token("Sonar token", gitleaks("sonar-api-token"), [
				"word",
				"squ_",
				"sqp_",
				"sqa_"
			], "[A-Za-z0-9]{40}"),
			token("Stripe key", secretlint("stripe"), [
				"word",
				"sk_live_",
				"sk_test_",
				"rk_live_",
				"rk_test_",
				"sk_prod_",
				"rk_prod_"
			], "[A-Za-z0-9]{24,247}"),
			token("Stripe webhook secret", "docs.stripe.com/webhooks", ["word", "whsec_"], "[A-Za-z0-9+/]{32,128}={0,2}"),
			token("Square token", gitleaks("square-access-token"), [
				"word",
				"sq0atp-",
				"sq0csp-"
			], "[A-Za-z0-9_-]{22,60}"),
			token("Shopify token", secretlint("shopify"), [
				"word",
				"shppa_",
				"shpca_",
				"shpat_",
				"shpss_"
			], "[A-Za-z0-9]{32,64}"),
			token("Shippo token", gitleaks("shippo-api-token"), [
				"word",
				"shippo_live_",
				"shippo_test_"
			], "[a-fA-F0-9]{40}"),
			token("EasyPost key", gitleaks("easypost-api-token"), [
				"word",
				"EZAK",
				"EZTK"
			], "[A-Za-z0-9]{54}"),
			token("Duffel token", gitleaks("duffel-api-token"), [
				"word",
				"duffel_live_",
				"duffel_test_"
			], "[A-Za-z0-9_=-]{43}"),
			{
				name: "Twilio key",
				source: gitleaks("twilio-api-key"),
				literals: Array.from({ length: 16 }, (_, digit) => `SK${digit.toString(16)}`),
				pattern: `${starts.word}SK(?!0{8})[0-9a-f]{32}(?![0-9A-Za-z])`
			},
			assignment("Twilio token", trufflehog("twilio"), "twilio", "[0-9a-f]{32}"),
			token("SendGrid key", gitleaks("sendgrid-api-token"), ["word", "SG."], String.raw`[A-Za-z0-9_-]{16,64}\.[A-Za-z0-9_-]{16,128}`),
			token("Brevo key", gitleaks("sendinblue-api-token"), ["word", "xkeysib-"], "[a-f0-9]{64}-[A-Za-z0-9]{16}"),
			token("Mailgun key", trufflehog("mailgun"), ["name", "key-"], "[a-f0-9]{32}(?![A-Za-z0-9_-])"),
			{
				name: "Mailchimp key",
				source: gitleaks("mailchimp-api-key"),
				literals: ["-us"],
				pattern: `${after("[a-f0-9]{32}")}-us[0-9]{1,2}(?![A-Za-z0-9])`
			},
			token("Atlassian token", gitleaks("atlassian-api-token"), [
				"word",
				"ATATT3",
				"ATCTT3"
			], "[A-Za-z0-9_=+/-]{60,400}"),
			token("Linear key", secretlint("linear"), ["word", "lin_api_"], "[A-Za-z0-9_]{32,128}"),
			token("Notion token", gitleaks("notion-api-token"), ["word", "ntn_"], "[0-9]{11}[A-Za-z0-9]{35}"),
			token("Notion token, old", trufflehog("notion"), ["name", "secret_"], "[A-Za-z0-9]{43}(?![A-Za-z0-9_-])"),
			token("Figma token", secretlint("figma"), ["word", "figd_"], "[A-Za-z0-9_-]{40,200}"),
			token("Airtable token", gitleaks("airtable-personnal-access-token"), ["word", "pat"], String.raw`[A-Za-z0-9]{14}\.[a-f0-9]{64}`),
			token("Dropbox token", trufflehog("dropbox"), ["word", "sl."], String.raw`(?:u\.)?[A-Za-z0-9_-]{130,1000}`),
			token("Postman key", gitleaks("postman-api-token"), ["word", "PMAK-"], "[a-fA-F0-9]{24}-[a-fA-F0-9]{34}"),
			token("Typeform token", gitleaks("typeform-api-token"), ["word", "tfp_"], "[A-Za-z0-9_.=-]{59}"),
			token("ReadMe key", gitleaks("readme-api-token"), ["word", "rdme_"], "[a-z0-9]{70}"),
			token("Frame.io token", gitleaks("frameio-api-token"), ["word", "fio-u-"], "[A-Za-z0-9_=-]{64}"),
			token("Adobe client secret", gitleaks("adobe-client-secret"), ["word", "p8e-"], "[A-Za-z0-9]{32}(?![A-Za-z0-9])"),
			{
				name: "MaxMind key",
				source: gitleaks("maxmind-license-key"),
				literals: ["_mmk"],
				pattern: `${after("[A-Za-z0-9]{6}_[A-Za-z0-9]{29}")}_mmk(?![A-Za-z0-9])`
			},
			{
				name: "Mapbox secret token",
				source: noseyparker("mapbox"),
				literals: ["sk.", "tk."],
				pattern: String.raw`${starts.name}[st]k\.(?=eyJ)[A-Za-z0-9_-]{32,200}\.[A-Za-z0-9_-]{20,30}(?![A-Za-z0-9_-])`
			},
			{
				name: "password in an address",
				source: secretlint("database-connection-string"),
				literals: ["://"],
				pattern: String.raw`(?<=(?:${schemes}))://[^\s:/@\0]{0,100}:(${secret_shapes_password})(?=@(?!${localHost})[\w[])`
			},
			{
				name: "JSON Web Token",
				source: gitleaks("jwt"),
				literals: ["eyJ"],
				pattern: String.raw`${starts.name}eyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{10,2000}`
			},
			{
				name: "header with credentials",
				source: noseyparker("http"),
				literals: ["uthorization", "UTHORIZATION"],
				pattern: `(?:uthorization|UTHORIZATION)${assigned}(?:Basic|basic|BASIC|Bearer|bearer|BEARER|Token|token)\\s{1,4}(${credentials}[A-Za-z0-9+/=._~-]{20,4000})`
			}
		];
		;
		const replacement = "***";
		const shortestSecret = 6;
		const maxDepth = 3;
		const mostRemembered = 2e3;
		const longestKey = 128;
		const blockLength = 2e6;
		const overlap = 2e5;
		function createRedactor(options) {
			let { secrets } = options;
			const all = createFinder(() => createSearch(secrets, shapeAnchors), createLiteralSearch(privateKeys));
			const known = createFinder(() => createSearch(secrets, []), null);
			return {
				...all,
				known,
				addSecret(secret) {
					secrets = [...secrets, secret];
					all.refresh();
					known.refresh();
				}
			};
		}
		function createFinder(create, keys) {
			let search = null;
			function findIn(text, depth, isText) {
				if (text.length < shortestSecret) return [];
				search ??= create();
				const found = search(text);
				if (depth === 0) return found;
				const add = (decoded, isDecodedText) => {
					if (decoded !== null) for (const span of findIn(decoded.text, depth - 1, isDecodedText)) found.push(decoded.locate(span));
				};
				const visible = isText ? (0, encoded_text.i)(text) : null;
				if (visible !== null) {
					for (const span of findIn(visible.text, depth, isText)) found.push(visible.locate(span));
					return found;
				}
				add((0, encoded_text.xY)(text), false);
				add((0, encoded_text.zR)(text), isText);
				return found;
			}
			function findInBlocks(text) {
				const found = [];
				for (let from = 0;; from += blockLength) {
					const to = from + blockLength + overlap;
					for (const { start, end } of findIn(text.slice(from, to), maxDepth, true)) found.push({
						start: from + start,
						end: from + end
					});
					if (to >= text.length) return found;
				}
			}
			const searched = new Map();
			const findSecrets = (text) => {
				const isShort = text.length <= longestKey;
				const key = isShort ? `=${text}` : (0, external_node_crypto_.createHash)("sha256").update(text, "utf16le").digest("base64");
				const before = searched.get(key);
				if (before !== undefined) return before;
				const spans = mergeSpans(findInBlocks(text));
				if (searched.size >= mostRemembered) searched.clear();
				searched.set(key, spans);
				return spans;
			};
			const redactText = (text) => replaceSpans(text, findSecrets(text));
			const redactPart = (value, readKeySpans) => {
				if (typeof value === "string") {
					const keySpans = readKeySpans?.() ?? [];
					return keySpans.length === 0 ? redactText(value) : replaceSpans(value, mergeSpans([...findSecrets(value), ...keySpans]));
				}
				if (Array.isArray(value)) {
					const read = readKeySpans ?? (keys === null ? null : createKeySpanReader(value, keys));
					return value.map((entry) => redactPart(entry, read));
				}
				if (value === null || typeof value !== "object") return value;
				const names = Object.keys(value);
				const redacted = names.map(redactText);
				const shown = names.every((name, index) => name === redacted[index]) ? names : redacted.map((0, unique_name.s)());
				return Object.fromEntries(Object.values(value).map((entry, index) => [shown[index] ?? "", redactPart(entry, readKeySpans)]));
			};
			return {
				redactText,
				redactJson: (value) => redactPart(value, null),
				findSecrets,
				findPlainSecrets: (text) => mergeSpans(findIn(text, 0, true)),
				refresh() {
					search = null;
					searched.clear();
				}
			};
		}
		function replaceSpans(text, spans) {
			if (spans.length === 0) return text;
			const kept = spans.map(({ start }, index) => text.slice(spans[index - 1]?.end ?? 0, start));
			return [...kept, text.slice(spans.at(-1)?.end)].join(replacement);
		}
		const noSpans = [];
		function createKeySpanReader(array, search) {
			const strings = listStrings(array);
			const lines = strings.map((text) => mayHoldKeyLine(text) ? text : null);
			const found = mergeSpans(search(lines.filter((line) => line !== null).join("\n")));
			let index = -1;
			let start = 0;
			let next = 0;
			return () => {
				index += 1;
				const line = lines[index] ?? null;
				if (line === null || next === found.length) return noSpans;
				const end = start + line.length;
				const spans = [];
				for (let span = found[next]; span !== undefined && span.start < end; span = found[next]) {
					if (span.end > start) spans.push({
						start: Math.max(0, span.start - start),
						end: Math.min(line.length, span.end - start)
					});
					if (span.end > end) break;
					next += 1;
				}
				start = end + 1;
				return spans;
			};
		}
		function listStrings(value) {
			if (typeof value === "string") return [value];
			return value === null || typeof value !== "object" ? [] : Object.values(value).flatMap(listStrings);
		}
		function createSearch(secrets, shapes) {
			const forms = [...new Set(secrets.flatMap(listForms))].map((literal) => ({
				literal,
				read: (_, index) => ({
					start: index,
					end: index + literal.length
				})
			}));
			return createLiteralSearch([
				...forms,
				...createCutAnchors(secrets.flatMap(listValues)),
				...shapes
			]);
		}
		const shapeAnchors = [...privateKeys, ...secretShapes.flatMap(createShapeAnchors)];
		function createShapeAnchors({ literals, pattern }) {
			const expression = new RegExp(pattern, "y");
			const read = (text, index) => {
				expression.lastIndex = index;
				const match = expression.exec(text);
				if (match === null) return null;
				const [matched, ...groups] = match;
				const end = index + matched.length;
				const before = match.groups?.["before"];
				if (before !== undefined) return {
					start: index - before.length,
					end
				};
				const value = groups.find((group) => group !== undefined) ?? matched;
				return {
					start: end - value.length,
					end
				};
			};
			return literals.map((literal) => ({
				literal,
				read
			}));
		}
		function mergeSpans(spans) {
			const merged = [];
			for (const span of spans.toSorted((left, right) => left.start - right.start)) {
				const last = merged.at(-1);
				if (last === undefined || span.start >= last.end) merged.push(span);
				else merged[merged.length - 1] = {
					start: last.start,
					end: Math.max(last.end, span.end)
				};
			}
			return merged;
		}
		function listValues(secret) {
			const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
			return [
				secret,
				secret.trim(),
				...lines
			].filter((text) => text.length >= shortestSecret);
		}
		function listForms(secret) {
			return listValues(secret).flatMap((text) => {
				const latin1 = Buffer.from(text, "utf8").toString("latin1");
				const json = JSON.stringify(text).slice(1, -1);
				const decoded = (0, encoded_text.zR)(text)?.text ?? text;
				return [
					text,
					decoded,
					(0, encoded_text.zR)(decoded)?.text ?? decoded,
					text.replaceAll(" ", "+"),
					latin1,
					latin1.replaceAll(" ", "+"),
					json,
					JSON.stringify(json).slice(1, -1)
				];
			});
		}
	}),
	6999: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			KS: () => isKeyVariable,
			Xb: () => listKnownSecrets,
			o$: () => isTakenVariable,
			pK: () => listSecretsIn
		});
		var _core_text_header_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60056);
		var _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27831);
		var _models_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91475);
		var _models_proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50434);
		const headersVariable = "INPUT_OTLP-HEADERS";
		const cloudVariables = /^(?:AWS_(?:ACCESS_KEY_ID|SECRET_ACCESS_KEY|SESSION_TOKEN)|ACTIONS_ID_TOKEN_REQUEST_TOKEN)$/;
		function isTakenVariable(name) {
			return isKeyVariable(name) || cloudVariables.test(name);
		}
		function isKeyVariable(name) {
			return /^INPUT_.*(?:API-KEY|TOKEN)$|_API_KEY$/.test(name) || name === headersVariable || isProviderVariable(name);
		}
		function isProviderVariable(name) {
			return _models_index_js__WEBPACK_IMPORTED_MODULE_0__.X.some(({ access, provider }) => access.type === "key" && (name === access.variable || name.startsWith(`${provider.toUpperCase()}_`)));
		}
		const secretName = /SECRET|PASSW(?:OR)?D|PASSPHRASE|CREDENTIAL|CONNECTION_?STRING|(?:^|[_-])[A-Z]*TOKEN(?:[_-]|$)|(?:^|[_-])[A-Z]*KEY(?:_BASE)?$|(?:^|_)(?:DSN|PAT|PASS|AUTH|CONN_?STR|SAS|WEBHOOK(?:_URL)?)$|_PWD$/i;
		const publicName = /PUBLIC|PUBLISHABLE|CACHE_?KEY/i;
		const secretField = /key|secret|token|passw|pwd|sig$/i;
		const pathValue = /^\/(?:[a-z_.][a-z0-9_.-]{0,30}|Users)(?:\/|$)/;
		const secretValue = /^(?:.{16,}|(?=.*[0-9!-,;-@[-^`{-~])(?=.*[A-Za-z]).{8,})$/s;
		const isSecretValue = (value) => secretValue.test(value) && !pathValue.test(value);
		function listKnownSecrets(environment) {
			const named = Object.entries(environment).flatMap(([name, value = ""]) => {
				if (name === "GITHUB_TOKEN" || /(?:KEY|TOKEN)$/.test(name) && isKeyVariable(name)) return [value];
				const isNamed = secretName.test(name) && !publicName.test(name) && !name.startsWith("INPUT_");
				return isNamed && isSecretValue(value) ? listSecretsIn(value) : listUserInfo(value);
			});
			const headers = (0, _core_text_header_lines_js__WEBPACK_IMPORTED_MODULE_2__.o)(environment[headersVariable] ?? "");
			return [...new Set([
				...named,
				...(0, _core_text_header_lines_js__WEBPACK_IMPORTED_MODULE_2__.x)(headers ?? {}),
				...(0, _models_proxy_js__WEBPACK_IMPORTED_MODULE_1__.WA)(environment)
			])];
		}
		function listSecretsIn(value) {
			return [
				value,
				...listParts(value),
				...listUserInfo(value)
			];
		}
		function listUserInfo(value) {
			const [, user = "", password = ""] = /^[a-z][a-z0-9+.-]{0,30}:\/\/([^\s:/?#@]{0,1000})(?::([^\s/?#]{0,1000}))?@/i.exec(value) ?? [];
			return [user, password].filter((part) => isSecretValue(part) && /[0-9]/.test(part)).flatMap((part) => [part, (0, _models_proxy_js__WEBPACK_IMPORTED_MODULE_1__.gr)(part)]);
		}
		function listParts(value) {
			const fields = value.trimStart().startsWith("{") ? listFields((0, _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_3__.Vh)(value)) : value.split(";").map((part) => [part.split("=", 1)[0] ?? "", part.slice(part.indexOf("=") + 1)]);
			return fields.flatMap(([name, text]) => secretField.test(name) && isSecretValue(text) ? [text] : []);
		}
		function listFields(value) {
			if (value === null || typeof value !== "object") return [];
			return Object.entries(value).flatMap(([name, field]) => typeof field === "string" ? [[name, field]] : listFields(field));
		}
	}),
	65575: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			A: () => buildEnvironment,
			B: () => closeInheritedDescriptors
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_passed_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27135);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		function buildEnvironment(options) {
			const { facts } = options;
			const passed = options.passEnv.filter((name) => (0, _core_passed_variables_js__WEBPACK_IMPORTED_MODULE_2__.il)(name) === null).flatMap((name) => {
				const value = facts.environment[name];
				return value === undefined ? [] : [[name, value]];
			});
			return {
				PATH: options.searchPath,
				HOME: facts.home,
				LANG: facts.environment["LANG"] ?? "C.UTF-8",
				TMPDIR: "/tmp",
				SHELL: "/bin/sh",
				GIT_OPTIONAL_LOCKS: "0",
				GIT_TERMINAL_PROMPT: "0",
				GIT_PAGER: "cat",
				GIT_DISCOVERY_ACROSS_FILESYSTEM: "1",
				GIT_CONFIG_GLOBAL: options.globalGitConfig,
				GIT_CONFIG_COUNT: "4",
				GIT_CONFIG_KEY_0: "safe.directory",
				GIT_CONFIG_VALUE_0: options.repositoryRoot,
				GIT_CONFIG_KEY_1: "core.fsmonitor",
				GIT_CONFIG_VALUE_1: "false",
				GIT_CONFIG_KEY_2: "core.hooksPath",
				GIT_CONFIG_VALUE_2: "/dev/null",
				GIT_CONFIG_KEY_3: "core.pager",
				GIT_CONFIG_VALUE_3: "cat",
				...Object.fromEntries(passed)
			};
		}
		function closeInheritedDescriptors() {
			for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc/self/fdinfo")) {
				const descriptor = Number(name);
				if (descriptor <= 2) continue;
				try {
					const flags = /^flags:\s+([0-7]+)$/m.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/self/fdinfo/${name}`, "utf8"))?.[1] ?? "0";
					const closesOnExec = (Number.parseInt(flags, 8) & 524288) !== 0;
					if (!closesOnExec && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/fd/${name}`) !== "") (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
				} catch (thrown) {
					if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.up)(thrown, "ENOENT", "EBADF")) throw thrown;
				}
			}
		}
	}),
	6570: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			R: () => checkHost,
			q: () => resolveName
		});
		var promises_ = __webpack_require__(71553);
		var network = __webpack_require__(10007);
		var external_node_net_ = __webpack_require__(77030);
		;
		function readHost(text) {
			if (text.startsWith("[") || text.includes(":")) {
				const inner = text.startsWith("[") ? /^\[([0-9a-fA-F:.]+)\]$/.exec(text)?.[1] ?? "" : text;
				return (0, external_node_net_.isIP)(inner) === 6 ? shortenAddress(inner) : null;
			}
			if ((0, external_node_net_.isIP)(text) === 4) return text;
			const name = (text.endsWith(".") ? text.slice(0, -1) : text).toLowerCase();
			if (name.length === 0 || name.length > 253) return null;
			const labels = name.split(".");
			if (!labels.every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label))) return null;
			return /^(?:\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? "") ? null : name;
		}
		function shortenAddress(address) {
			return new URL(`http://[${address}]/`).hostname.slice(1, -1);
		}
		;
		const private4 = createList("ipv4", [
			"0.0.0.0/8",
			"10.0.0.0/8",
			"100.64.0.0/10",
			"127.0.0.0/8",
			"168.63.129.16/32",
			"169.254.0.0/16",
			"172.16.0.0/12",
			"192.0.0.0/24",
			"192.0.2.0/24",
			"192.88.99.0/24",
			"192.168.0.0/16",
			"198.18.0.0/15",
			"198.51.100.0/24",
			"203.0.113.0/24",
			"224.0.0.0/4",
			"240.0.0.0/4"
		]);
		const private6 = createList("ipv6", [
			"2001:2::/48",
			"2001:10::/28",
			"2001:20::/28",
			"2001:db8::/32",
			"3fff::/20"
		]);
		function isPrivateAddress(address) {
			const family = (0, external_node_net_.isIP)(address);
			if (family === 4) return isPrivate4(address);
			if (family !== 6 || address.includes("%")) return true;
			const words = expandWords(address);
			const embedded = readEmbedded(words);
			if (embedded !== null) return embedded.some(isPrivate4);
			const [first = 0] = words;
			return (first & 57344) !== 8192 || private6.check(address, "ipv6");
		}
		function isPrivate4(address) {
			return private4.check(address, "ipv4");
		}
		function createList(family, networks) {
			const list = new external_node_net_.BlockList();
			for (const network of networks) {
				const [address = "", bits = ""] = network.split("/");
				list.addSubnet(address, Number(bits), family);
			}
			return list;
		}
		function readEmbedded(words) {
			const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = words;
			const low = toAddress4(g, h);
			if (a === 0 && b === 0 && c === 0 && d === 0 && (e === 0 && f === 65535 || e === 65535 && f === 0)) return [low];
			if (a === 100 && b === 65435 && c === 0 && d === 0 && e === 0 && f === 0) return [low];
			if (a === 8194) return [toAddress4(b, c)];
			if (a === 8193 && b === 0) return [toAddress4(c, d), toAddress4(g ^ 65535, h ^ 65535)];
			return null;
		}
		function toAddress4(high, low) {
			return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
		}
		function expandWords(address) {
			const [head = "", tail] = shortenAddress(address).split("::");
			const left = head === "" ? [] : head.split(":");
			const right = tail === undefined || tail === "" ? [] : tail.split(":");
			const gap = tail === undefined ? 0 : 8 - left.length - right.length;
			return [
				...left,
				...Array(gap).fill("0"),
				...right
			].map((word) => Number.parseInt(word, 16));
		}
		;
		const resolveName = async (name) => {
			const found = await (0, promises_.lookup)(name, {
				all: true,
				order: "ipv4first"
			});
			return found.map(({ address }) => address);
		};
		async function checkHost(asked, rules, resolve) {
			const { port } = asked;
			const refuse = (reason, rule = "") => (0, network.t9)({
				host: asked.host.slice(0, 300),
				port,
				decision: "deny",
				rule,
				reason
			});
			const host = readHost(asked.host);
			if (host === null) return refuse("this is not a host name or address");
			if (!Number.isInteger(port) || port < 1 || port > 65535) return refuse("this is not a port number");
			const isGranted = rules.granted.some((grant) => (0, network.LM)(grant.host, host) && grant.port === port);
			const denial = rules.deny.find(({ hosts, ports, holds }) => !(holds === "unless-granted" && isGranted) && (hosts === null || hosts.some((written) => (0, network.LM)(written, host))) && (ports === null || ports.includes(port)));
			if (denial !== undefined) return refuse("a rule denies this host", denial.rule);
			const named = rules.allow.filter((grant) => (0, network.LM)(grant.host, host));
			if (named.length === 0) return refuse(network.u_.closed);
			const open = named.filter((one) => one.port === port);
			const grant = open.find((candidate) => candidate.private) ?? open[0];
			if (grant === undefined) return refuse(`the host is allowed on port ${named.map((one) => one.port).join(", ")} only`);
			const allow = (address) => (0, network.t9)({
				host,
				port,
				decision: "allow",
				rule: grant.rule,
				address
			});
			if ((0, network.PW)(host)) return allow(host);
			let addresses;
			try {
				addresses = await resolve(host);
			} catch {
				return refuse(network.u_.unknown);
			}
			const [first] = addresses;
			if (first === undefined) return refuse(network.u_.unknown);
			if (!grant.private && addresses.some(isPrivateAddress)) return refuse(network.u_.private);
			return allow(first);
		}
	})
};
