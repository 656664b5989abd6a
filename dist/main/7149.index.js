export const id = 7149;
export const ids = [7149];
export const modules = {
	37612: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			M$: () => nameStoredOutput,
			Y5: () => outputsTarget,
			tO: () => findWhole
		});
		const outputsTarget = "/tmp/outputs";
		const storedNames = [
			"stdout",
			"stderr",
			"session",
			"agent",
			"chat",
			"http",
			"document",
			"github",
			"mcp",
			"result",
			"hand-over",
			"console"
		];
		function nameStoredOutput(count, name) {
			return `${count}-${name}.txt`;
		}
		const wholeMarker = /; the whole is in (\/tmp\/outputs\/\d{1,6}-([a-z-]{1,20})\.txt) \u2026\]/g;
		function findWhole(text) {
			for (const [, path = "", name] of text.matchAll(wholeMarker)) if (storedNames.some((stored) => stored === name)) return path;
			return null;
		}
	}),
	54613: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			b: () => removeEntry,
			d: () => removeTree
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _no_follow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90221);
		function removeTree(path) {
			let directory = openDirectory(path);
			const above = [];
			let rest = list(directory);
			try {
				for (;;) {
					const name = rest.pop();
					if (name === undefined) {
						const last = above.pop();
						if (last === undefined) break;
						const parent = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(`/proc/self/fd/${directory}/..`, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY);
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(directory);
						directory = parent;
						if (readId(directory) !== last.id) throw new Error("a directory was moved while it was removed");
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)((0, _no_follow_js__WEBPACK_IMPORTED_MODULE_1__.EM)(`/proc/self/fd/${directory}`, last.name));
						rest = last.rest;
						continue;
					}
					const entry = (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_1__.EM)(`/proc/self/fd/${directory}`, name);
					if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(entry).isDirectory()) {
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(entry);
						continue;
					}
					const inner = openDirectory(entry);
					above.push({
						name,
						rest,
						id: readId(directory)
					});
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(directory);
					directory = inner;
					rest = list(directory);
				}
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(directory);
			}
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(path);
		}
		function removeEntry(path) {
			const stats = (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_1__.l6)(path);
			if (stats?.isDirectory() === true) removeTree(path);
			else if (stats !== null) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
		}
		function openDirectory(path) {
			(0, _no_follow_js__WEBPACK_IMPORTED_MODULE_1__.G_)(path, 448);
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
		}
		function list(directory) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(`/proc/self/fd/${directory}`, "latin1");
		}
		function readId(directory) {
			const { dev, ino } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(directory, { bigint: true });
			return `${dev}:${ino}`;
		}
	}),
	3526: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			En: () => killQuietly,
			O3: () => listProcesses,
			UA: () => listTrees,
			Vf: () => listHostNamespaces,
			W_: () => isRunning,
			Wi: () => unlessGone,
			hY: () => killWithNamespaces,
			kh: () => waitForEnd,
			o2: () => blockThread,
			xN: () => readIdentity
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		const waitMs = 1e4;
		const quickLooks = 200;
		const stopLooks = 5e3;
		function killWithNamespaces(child) {
			const { pid } = child;
			if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return [];
			child.kill("SIGSTOP");
			for (let look = 0; look < stopLooks && "RSD".includes(readProcessStat(pid)?.state ?? "Z"); look += 1) if (look > quickLooks) blockThread(1);
			if (readProcessStat(pid) === null) return [];
			const namespaces = listProcesses().filter((each) => readProcessStat(each)?.parent === pid);
			for (const each of namespaces) killQuietly(each);
			child.kill("SIGKILL");
			return namespaces;
		}
		function listTrees(roots) {
			const all = listProcesses().flatMap((pid) => {
				const stat = readProcessStat(pid);
				return stat === null ? [] : [{
					pid,
					...stat
				}];
			});
			const found = new Set(roots);
			for (const above of found) for (const { pid, parent } of all) if (parent === above) found.add(pid);
			const states = new Map(all.map(({ pid, state }) => [pid, state]));
			return new Map([...found].flatMap((pid) => states.has(pid) ? [[pid, states.get(pid) ?? "X"]] : []));
		}
		function killQuietly(pid) {
			(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.NW)(() => process.kill(pid, "SIGKILL"), undefined, "ESRCH", "EPERM");
		}
		async function waitForEnd(pids, clock) {
			const startMs = clock.monotonicMs();
			for (const pid of pids) {
				while (readStartTicks(pid) !== null) {
					if (clock.monotonicMs() - startMs > waitMs) throw new Error(`process ${pid} of a command that was ended is still there`);
					await clock.sleep(2);
				}
			}
		}
		function listProcesses() {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").flatMap((name) => /^\d+$/.test(name) ? [Number(name)] : []);
		}
		function readProcessStat(pid) {
			const stat = unlessGone(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "utf8"));
			if (stat === null) return null;
			const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
			return {
				state: fields[0] ?? "",
				parent: Number(fields[1]),
				startTicks: fields[19] ?? ""
			};
		}
		function unlessGone(read) {
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.NW)(read, null, "ENOENT", "ESRCH");
		}
		function listHostNamespaces(names) {
			return new Map(names.flatMap((name) => {
				const found = unlessGone(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/ns/${name}`));
				return found === null ? [] : [[name, found]];
			}));
		}
		function readIdentity(pid) {
			return {
				pid,
				startTicks: readStartTicks(pid) ?? ""
			};
		}
		function isRunning({ pid, startTicks }) {
			return readStartTicks(pid) === startTicks;
		}
		function readStartTicks(pid) {
			const stat = readProcessStat(pid);
			return stat === null || stat.state === "Z" || stat.state === "X" ? null : stat.startTicks;
		}
		function blockThread(delayMs) {
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, delayMs);
		}
	}),
	57953: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			HZ: () => createRunDirectory,
			dB: () => sweepRunDirectories,
			zI: () => isAbandoned
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88526);
		var _files_remove_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54613);
		var _host_directories_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61068);
		var _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3526);
		const pattern = /^script-harness-(?:[a-z]+-)?([0-9a-z]+)_([0-9a-z]+)_([0-9a-z]+)-\w{6}$/;
		function createRunDirectory(temporaryDirectory, kind = "") {
			const { pid, startTicks } = (0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_6__.xN)(process.pid);
			const owner = [
				readPidNamespace(),
				pid,
				Number(startTicks)
			].map((part) => part.toString(36)).join("_");
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporaryDirectory, `script-harness-${kind}${owner}-`));
			} catch (thrown) {
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `nothing can be put aside in the temporary directory ${temporaryDirectory}: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(thrown)}`,
					hint: "Set TMPDIR to a directory in which this user can create files.",
					cause: thrown
				});
			}
		}
		function sweepRunDirectories(temporaryDirectory) {
			for (const name of (0, _host_directories_js__WEBPACK_IMPORTED_MODULE_5__.Zv)(temporaryDirectory)) {
				const directory = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporaryDirectory, name);
				if (!isAbandoned(directory)) continue;
				endMarked(name);
				(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.NW)(() => (0, _files_remove_tree_js__WEBPACK_IMPORTED_MODULE_4__.b)(Buffer.from(directory)), undefined, "ENOENT", "ENOTEMPTY", "EBUSY");
			}
		}
		function isAbandoned(directory) {
			const [, namespace = "", pid = "", ticks = ""] = pattern.exec((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(directory)) ?? [];
			if (pid === "" || Number.parseInt(namespace, 36) !== readPidNamespace()) return false;
			if ((0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_6__.W_)({
				pid: Number.parseInt(pid, 36),
				startTicks: String(Number.parseInt(ticks, 36))
			})) return false;
			const stats = (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_3__.uq)(directory);
			return stats?.isDirectory() === true && stats.uid === process.getuid?.();
		}
		function endMarked(mark) {
			for (const pid of (0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_6__.O3)()) {
				try {
					if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/cmdline`, "latin1").includes(mark)) process.kill(pid, "SIGKILL");
				} catch (thrown) {
					if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT", "ESRCH", "EPERM", "EACCES")) throw thrown;
				}
			}
		}
		function readPidNamespace() {
			return Number(/\d+/.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self/ns/pid"))?.[0] ?? 0);
		}
	}),
	3470: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Yo: () => droppedPathNote,
			ah: () => renderDroppedPath,
			y6: () => buildSearchPath
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _files_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88526);
		var _host_directories_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61068);
		const droppedPathNote = "PATH entries that commands do not have:";
		function renderDroppedPath(dropped) {
			return dropped.length === 0 ? [] : [`${droppedPathNote} ${dropped.join(", ")}`];
		}
		function buildSearchPath(facts, workspace, isInstalled) {
			const host = (facts.environment["PATH"] ?? "").split(":").filter((directory) => directory !== "");
			const existing = [
				...host,
				"/usr/local/bin",
				"/usr/bin",
				"/bin",
				(0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(facts.execPath)
			].filter((directory) => (0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(directory) && (0, _host_directories_js__WEBPACK_IMPORTED_MODULE_2__.yT)(directory) !== null);
			const isInside = (directory) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_1__.Yw)(workspace, directory) || (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_1__.Yw)(workspace, (0, _host_directories_js__WEBPACK_IMPORTED_MODULE_2__.yT)(directory) ?? directory);
			const isKept = (directory) => !isInside(directory) || (0, _host_directories_js__WEBPACK_IMPORTED_MODULE_2__.yT)(directory) === directory && directory !== workspace && isInstalled(directory);
			return {
				path: [...new Set(existing.filter(isKept).map((directory) => (0, _host_directories_js__WEBPACK_IMPORTED_MODULE_2__.yT)(directory) ?? directory))].join(":"),
				dropped: [...new Set(existing.filter((directory) => !isKept(directory)))]
			};
		}
	}),
	61341: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { openSandbox: () => openSandbox });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var error = __webpack_require__(22603);
		var stored_output = __webpack_require__(37612);
		var types_access = __webpack_require__(95867);
		var path_text = __webpack_require__(45894);
		var mounts_mounts = __webpack_require__(63920);
		var start_failure = __webpack_require__(17981);
		var tool = __webpack_require__(86276);
		var deferred = __webpack_require__(40552);
		;
		async function waitFor(promise, delayMs, signal) {
			if (signal?.aborted === true) return;
			const over = (0, deferred.u)();
			const end = () => over.resolve();
			const timer = setTimeout(end, delayMs);
			signal?.addEventListener("abort", end, { once: true });
			try {
				await Promise.race([promise, over.promise]);
			} finally {
				clearTimeout(timer);
				signal?.removeEventListener("abort", end);
			}
		}
		;
		const maxOpenSessions = 8;
		const maxEndedSessions = 16;
		function createSessions(options) {
			const open = new Map();
			const ended = new Map();
			const pending = new Set();
			let count = 0;
			let isClosed = false;
			async function start(request, judge) {
				const prepared = await options.prepare(request);
				const started = (0, deferred.u)();
				const run = async () => {
					if (isClosed) throw new tool.X("the run is ending, so no session is opened");
					const terminal = prepared.start();
					started.resolve(terminal);
					return terminal.ended;
				};
				const runAndClose = async () => {
					try {
						return await (judge === undefined ? run() : options.watch(judge, request.signal, run));
					} finally {
						await prepared.close();
					}
				};
				const over = runAndClose();
				const terminal = await Promise.race([started.promise, over.then(() => started.promise)]);
				count += 1;
				const id = `session_${count}`;
				const state = {
					end: null,
					failure: null
				};
				const settled = over.then((end) => void (state.end = end), (thrown) => void (state.failure = thrown)).then(() => {
					open.delete(id);
					ended.set(id, session);
					for (const oldest of [...ended.keys()].slice(0, -maxEndedSessions)) ended.delete(oldest);
				});
				const session = {
					id,
					argv: request.argv,
					hasTerminal: request.size !== null,
					send: (text) => terminal.send(text),
					resize: (size) => terminal.resize(size),
					async read(waitMs, signal) {
						await waitFor(settled, waitMs, signal);
						const isOver = () => state.end !== null || state.failure !== null;
						if (!isOver() && judge !== undefined) await options.check();
						signal.throwIfAborted();
						if (isOver()) ended.delete(id);
						if (state.failure !== null) throw state.failure;
						const { end } = state;
						return {
							...terminal.take(),
							end
						};
					},
					async close() {
						terminal.stop("closed");
						await settled;
					}
				};
				open.set(id, session);
				return session;
			}
			return {
				async open(request, judge) {
					if (open.size + pending.size >= maxOpenSessions) throw new tool.X(`${maxOpenSessions} sessions are open, and no more may be; end one first: ${[...open.keys()].join(", ")}`);
					const opening = start(request, judge);
					pending.add(opening);
					try {
						return await opening;
					} finally {
						pending.delete(opening);
					}
				},
				find: (id) => open.get(id) ?? ended.get(id) ?? null,
				listOpen: () => [...open.keys()],
				async closeAll() {
					isClosed = true;
					await Promise.allSettled(pending);
					await Promise.all([...open.values()].map((session) => session.close()));
					ended.clear();
				}
			};
		}
		var cut_text = __webpack_require__(37527);
		;
		function createOutputBuffer(maxBytes) {
			const headBytes = Math.ceil(maxBytes / 2);
			const tailBytes = maxBytes - headBytes;
			const head = [];
			let headSize = 0;
			let tail = [];
			let tailSize = 0;
			let totalBytes = 0;
			function readParts() {
				const joined = Buffer.concat(tail);
				const last = joined.subarray(Math.max(0, joined.length - tailBytes));
				const first = Buffer.concat(head);
				if (totalBytes === first.length + last.length) return {
					head: first,
					tail: last,
					missing: 0
				};
				const start = first.subarray(0, (0, cut_text.hU)(first, first.length));
				const end = last.subarray((0, cut_text.q)(last, 0));
				return {
					head: start,
					tail: end,
					missing: totalBytes - start.length - end.length
				};
			}
			return {
				push(chunk) {
					totalBytes += chunk.length;
					const room = headBytes - headSize;
					if (room > 0) {
						head.push(chunk.subarray(0, room));
						headSize += Math.min(room, chunk.length);
					}
					if (chunk.length <= room) return;
					tail.push(chunk.subarray(room));
					tailSize += chunk.length - Math.max(room, 0);
					if (tailSize > 2 * tailBytes + 65536) {
						const joined = Buffer.concat(tail);
						tail = [Buffer.from(joined.subarray(joined.length - tailBytes))];
						tailSize = tailBytes;
					}
				},
				get totalBytes() {
					return totalBytes;
				},
				read(describe = (0, cut_text.eM)(null)) {
					const { head: start, tail: kept, missing } = readParts();
					if (missing === 0) return Buffer.concat([start, kept]).toString("utf8");
					return `${start.toString("utf8")}${describe(missing)}${kept.toString("utf8")}`;
				},
				readParts
			};
		}
		const maxHeldBytes = 65536;
		function createLineWriter(write) {
			let held = [];
			let heldBytes = 0;
			function end() {
				write(Buffer.concat(held));
				held = [];
				heldBytes = 0;
			}
			return {
				push(chunk) {
					const lineEnd = chunk.lastIndexOf("\n") + 1;
					held.push(chunk.subarray(0, lineEnd));
					if (lineEnd > 0) end();
					held.push(chunk.subarray(lineEnd));
					heldBytes += chunk.length - lineEnd;
					if (heldBytes > maxHeldBytes) end();
				},
				end
			};
		}
		var process_tree = __webpack_require__(3526);
		;
		const minFreeFiles = 1e3;
		const maxNewFiles = 1e6;
		function createFloorCheck(floor) {
			const { ffree: freeFiles } = (0, external_node_fs_.statfsSync)(floor.path, { bigint: true });
			const check = () => describeShortage(floor, freeFiles);
			const before = check();
			if (before !== null) throw new tool.q(`${before}; no command starts until files have been removed`);
			return check;
		}
		function describeShortage({ path, floorBytes, maxNewFiles: maxFiles }, freeFilesBefore) {
			const { bavail, bsize, files, ffree } = (0, external_node_fs_.statfsSync)(path, { bigint: true });
			const freeBytes = bavail * bsize;
			const floorMb = Math.round(floorBytes / 1024 / 1024);
			if (freeBytes < BigInt(floorBytes)) return `the disk has ${freeBytes / 1024n / 1024n} MiB left, and the policy keeps ${floorMb} MiB free (sandbox.limits.freeDiskMb)`;
			if (files > BigInt(20 * minFreeFiles) && ffree < BigInt(minFreeFiles)) return `the disk has room for ${ffree} more files`;
			if (freeFilesBefore - ffree > BigInt(maxFiles)) return `more than ${maxFiles} files were made on the disk while it ran`;
			return null;
		}
		;
		const lookMs = {
			command: 200,
			service: 1e3
		};
		const maxTemporaryFiles = 2e5;
		function describeExcess(root, { memoryBytes, temporaryDirectories, temporaryBytes }) {
			const processes = [...(0, process_tree.UA)([root])].map(([pid, state]) => locateProcess(pid, state));
			const files = readMemoryFiles(processes);
			if (measure(processes, "status", files) > memoryBytes && measure(processes, "smaps_rollup", files) > memoryBytes) return `its processes held more than ${toMb(memoryBytes)} MiB of memory together (sandbox.limits.memoryMb)`;
			const directories = readDirectories(processes, temporaryDirectories);
			const full = directories.find(({ files: count }) => count > maxTemporaryFiles);
			if (full !== undefined) return `it made more than ${maxTemporaryFiles} files in ${full.directory}`;
			return directories.reduce((sum, { bytes }) => sum + bytes, 0) > temporaryBytes ? `its temporary directories held more than ${toMb(temporaryBytes)} MiB together (sandbox.limits.tmpMb)` : null;
		}
		function toMb(bytes) {
			return Math.round(bytes / 1024 / 1024);
		}
		function locateProcess(pid, state) {
			const directory = `/proc/${pid}`;
			if (state !== "Z") return directory;
			const threads = readQuietly(() => (0, external_node_fs_.readdirSync)(`${directory}/task`)) ?? [];
			return threads.map((thread) => `${directory}/task/${thread}`).find(hasMemory) ?? directory;
		}
		function hasMemory(thread) {
			return readQuietly(() => (0, external_node_fs_.readFileSync)(`${thread}/status`, "utf8"))?.includes("\nVmRSS:") === true;
		}
		function measure(processes, source, fileBytes) {
			const sums = {
				own: 0,
				shared: 0
			};
			for (const directory of processes) {
				const text = readQuietly(() => (0, external_node_fs_.readFileSync)(`${directory}/${source}`, "utf8")) ?? "";
				const kilobytes = new Map([...text.matchAll(/^(\w+):[ \t]+(\d+) kB$/gm)].map(([, name, value]) => [name, value]));
				const read = (name) => Number(kilobytes.get(name) ?? 0) * 1024;
				sums.own += source === "status" ? read("RssAnon") + read("VmSwap") : read("Pss_Anon") + read("SwapPss");
				sums.shared += read(source === "status" ? "RssShmem" : "Pss_Shmem");
			}
			return sums.own + Math.max(sums.shared, fileBytes);
		}
		function readMemoryFiles(processes) {
			const found = new Map();
			for (const directory of processes) for (const name of readQuietly(() => (0, external_node_fs_.readdirSync)(`${directory}/fd`)) ?? []) {
				const path = `${directory}/fd/${name}`;
				if (readQuietly(() => (0, external_node_fs_.readlinkSync)(path))?.startsWith("/memfd:") !== true) continue;
				const stats = readQuietly(() => (0, external_node_fs_.statSync)(path));
				if (stats !== null) found.set(`${stats.dev}:${stats.ino}`, stats.blocks * 512);
			}
			return [...found.values()].reduce((sum, bytes) => sum + bytes, 0);
		}
		const tmpfsType = 16914836;
		function readDirectories(processes, directories) {
			const inner = processes.at(-1) ?? "";
			const mounts = readQuietly(() => (0, external_node_fs_.readlinkSync)(`${inner}/ns/mnt`));
			if (mounts === null || mounts === (0, external_node_fs_.readlinkSync)("/proc/self/ns/mnt")) return [];
			const seen = new Set();
			return directories.flatMap((directory) => {
				const path = (0, external_node_path_.join)(`${inner}/root`, directory);
				const stats = readQuietly(() => (0, external_node_fs_.statfsSync)(path));
				const device = readQuietly(() => (0, external_node_fs_.statSync)(path).dev);
				if (stats === null || device === null || stats.type !== tmpfsType || seen.has(device)) return [];
				seen.add(device);
				return [{
					directory,
					files: stats.files - stats.ffree,
					bytes: (stats.blocks - stats.bfree) * stats.bsize
				}];
			});
		}
		function readQuietly(read) {
			return (0, error.NW)(read, null, "ENOENT", "ESRCH", "EACCES", "EPERM", "ENOTDIR", "EINVAL", "ENAMETOOLONG");
		}
		;
		function superviseProcess(options) {
			const { held, floor, timeoutMs } = options;
			const state = {
				stopped: null,
				refused: null,
				namespaces: []
			};
			const checkFloor = floor === null ? null : createFloorCheck(floor);
			const started = options.start((reason) => {
				state.refused ??= (0, error.IP)(reason);
				kill();
			});
			const { child, group } = started;
			const looks = setInterval(look, lookMs[options.kind]).unref();
			const timer = timeoutMs === null ? undefined : setTimeout(() => stop("timed-out"), timeoutMs);
			return {
				started,
				stop,
				isStopped: () => state.stopped !== null,
				kill,
				ended: waitUntilOver()
			};
			function look() {
				check("out-of-disk", () => checkFloor?.() ?? null);
				check("out-of-memory", () => held === null || child.pid === undefined ? null : describeExcess(child.pid, held));
			}
			function check(reason, find) {
				let found;
				try {
					found = find();
				} catch (thrown) {
					found = `its limits could not be watched: ${(0, error.IP)(thrown)}`;
				}
				if (found === null) return;
				clearInterval(looks);
				stop(reason, found);
			}
			function stop(reason, text = "") {
				state.stopped ??= {
					reason,
					text
				};
				kill();
			}
			function kill() {
				const ended = (0, process_tree.hY)(child);
				if (ended.length > 0) state.namespaces = ended;
			}
			async function waitUntilOver() {
				try {
					const [exitCode, signal] = await new Promise((resolve, reject) => {
						child.once("error", reject);
						child.once("close", (code, name) => resolve([code, name]));
					});
					await (0, process_tree.kh)(state.namespaces, options.clock);
					const { stopped, refused } = state;
					return {
						exitCode: stopped === null ? exitCode : null,
						signal: stopped === null ? signal : "SIGKILL",
						stopped,
						refused,
						isStartFailure: stopped === null && started.isStartFailure(exitCode),
						limitsMet: group?.close() ?? []
					};
				} finally {
					clearInterval(looks);
					clearTimeout(timer);
					group?.close();
				}
			}
		}
		;
		const control = String.raw`\[[0-?]*[ -/]*`;
		const titleText = String.raw`\][^\x07\x1b]*`;
		const otherText = String.raw`[PX^_][^\x1b]*`;
		const terminal_text_short = "[ -/]*";
		const whole = [
			`${control}[@-~]`,
			String.raw`${titleText}(?:\x07|\x1b\\)`,
			String.raw`${otherText}\x1b\\`,
			String.raw`${terminal_text_short}[0-OQ-WYZ\\\x60-~]`
		];
		const sequence = new RegExp(String.raw`\x1b(?:${whole.join("|")})`, "y");
		const sequenceStart = new RegExp(String.raw`^\x1b(?:${[
			control,
			titleText,
			otherText,
			terminal_text_short
		].join("|")})$`);
		const maxSequenceCharacters = 1024;
		const maxColumns = 4096;
		function renderTerminalText(raw) {
			const lines = [];
			let cells = [];
			let column = 0;
			const erase = (parameters) => {
				if (parameters === "" || parameters === "0") cells.length = Math.min(cells.length, column);
				else if (parameters === "2") cells = [];
			};
			const moveTo = (wanted) => {
				column = Math.min(Math.max(wanted, 0), maxColumns);
				while (cells.length < column) cells.push(" ");
			};
			for (let at = 0; at < raw.length;) {
				const code = raw.codePointAt(at) ?? 0;
				if (code === 27) {
					sequence.lastIndex = at;
					const found = sequence.exec(raw)?.[0] ?? "\x1B";
					if (found.startsWith("\x1B[")) {
						const parameters = found.slice(2, -1);
						if (found.endsWith("K")) erase(parameters);
						if (found.endsWith("G")) moveTo(Number.parseInt(parameters, 10) - 1 || 0);
					}
					at += found.length;
					continue;
				}
				const character = String.fromCodePoint(code);
				at += character.length;
				if (character === "\n") {
					lines.push(cells.join(""));
					cells = [];
					column = 0;
				} else if (character === "\r") column = 0;
				else if (character === "\b") moveTo(column - 1);
				else if (character === "	" || code >= 32 && (code < 127 || code > 159)) {
					cells[column] = character;
					column += 1;
				}
			}
			return [...lines, cells.join("")].join("\n");
		}
		function findWholeEnd(bytes) {
			const end = findCharacterEnd(bytes);
			const tail = Buffer.from(bytes.buffer, bytes.byteOffset, end).subarray(-maxSequenceCharacters);
			const start = tail.lastIndexOf(27);
			return start >= 0 && sequenceStart.test(tail.toString("latin1", start)) ? end - (tail.length - start) : end;
		}
		function findCharacterEnd(bytes) {
			for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
				const byte = bytes[bytes.length - back] ?? 0;
				if ((byte & 192) === 128) continue;
				const length = byte >= 240 ? 4 : byte >= 224 ? 3 : byte >= 192 ? 2 : 1;
				return length > back ? bytes.length - back : bytes.length;
			}
			return bytes.length;
		}
		;
		const maxFloodBytes = 16 * 1024 * 1024;
		const maxUnreadInputBytes = 1024 * 1024;
		const terminal_process_lookMs = 100;
		const maxLooks = 50;
		const maxResizeMs = 2e3;
		const maxLineCharacters = 32;
		const terminalEnvironment = {
			TERM: "dumb",
			NO_COLOR: "1",
			PAGER: "cat",
			MANPAGER: "cat",
			SYSTEMD_PAGER: "cat",
			LESSSECURE: "1"
		};
		function startTerminal(request, surroundings) {
			const { size } = request;
			const { sh } = surroundings.programs;
			const build = findBuilder(request, surroundings.programs);
			const { clock } = surroundings;
			const floodBytes = Math.min(maxFloodBytes, surroundings.floodBytes);
			const { started, stop, kill, ended } = superviseProcess({
				...surroundings,
				kind: "command",
				timeoutMs: request.timeoutMs,
				start: (onRefused) => surroundings.start({
					argv: ([control = 0]) => build(control),
					env: {
						...surroundings.environment,
						...size !== null && terminalEnvironment,
						...request.env,
						SHELL: sh
					},
					onRefused
				})
			});
			const { child } = started;
			const [control] = started.pipes;
			const stdin = child.stdin;
			let output = createOutputBuffer(request.maxOutputBytes);
			let rest = Buffer.alloc(0);
			let isOver = false;
			let isInputClosed = false;
			const collect = (chunk) => {
				output.push(chunk);
				if (output.totalBytes > floodBytes) stop("flooded");
			};
			child.stdout?.on("data", collect);
			child.stderr?.on("data", collect);
			for (const stream of [stdin, control]) stream.on("error", () => undefined);
			let waiting = [];
			const whenReady = (act) => void (waiting === null ? act() : waiting.push(act));
			const resizes = [];
			let reportedCode = null;
			onLine(control, (line) => {
				if (line === "ready") {
					const acts = waiting ?? [];
					waiting = null;
					for (const act of acts) act();
				} else if (line === "sized") resizes.shift()?.();
				else if (reportedCode === null && /^\d{1,3}$/.test(line)) {
					reportedCode = Number(line);
					void helpToEnd();
				}
			});
			async function helpToEnd() {
				let looks = 0;
				for (let tries = 0; tries < maxLooks && looks < 3; tries += 1) {
					await clock.sleep(terminal_process_lookMs);
					if (isOver || child.pid === undefined) return;
					looks = [...(0, process_tree.UA)([child.pid]).values()].includes("T") ? 0 : looks + 1;
				}
				kill();
			}
			async function waitUntilOver() {
				try {
					const { refused, stopped, isStartFailure, exitCode } = await ended;
					if (refused !== null) throw new tool.q(`the session could not be limited, so it was not started: ${refused}`);
					if (stopped !== null) return {
						reason: stopped.reason,
						exitCode: null
					};
					if (reportedCode === null && isStartFailure) throw (0, start_failure.uJ)({
						program: "the session",
						output: output.read()
					});
					return {
						reason: "exited",
						exitCode: reportedCode ?? exitCode
					};
				} finally {
					isOver = true;
					for (const resolve of resizes.splice(0)) resolve();
				}
			}
			return {
				ended: waitUntilOver(),
				send(text) {
					if (isOver || text === "") return;
					if (isInputClosed) throw new tool.X("the input of the session was closed with \\u0004; nothing more was sent");
					if (stdin.writableLength > maxUnreadInputBytes) throw new tool.X("the program does not read what was sent to it; nothing more was sent");
					const isLast = size === null && text.endsWith("\u0004");
					isInputClosed = isLast;
					whenReady(() => void (isLast ? stdin.end(text.slice(0, -1)) : stdin.write(text)));
				},
				async resize({ rows, columns }) {
					if (isOver) return;
					if (size === null) throw new tool.X("the session has no terminal, so it has no size");
					const sized = new Promise((resolve) => {
						resizes.push(resolve);
						whenReady(() => control.write(`${rows} ${columns}\n`));
					});
					await Promise.race([sized, clock.sleep(maxResizeMs)]);
				},
				take() {
					const { head, tail, missing } = output.readParts();
					const { totalBytes } = output;
					output = createOutputBuffer(request.maxOutputBytes);
					const start = Buffer.concat(missing === 0 ? [
						rest,
						head,
						tail
					] : [rest, head]);
					const last = missing === 0 ? start : tail;
					const end = isOver ? last.length : findWholeEnd(last);
					rest = Buffer.from(last.subarray(end));
					if (missing === 0) return {
						text: renderTerminalText(start.toString("utf8", 0, end)),
						totalBytes,
						missingBytes: 0
					};
					const shown = [start.toString("utf8"), tail.toString("utf8", 0, end)].map(renderTerminalText);
					return {
						text: shown.join(`\n[\u2026 ${missing} bytes left out \u2026]\n`),
						totalBytes,
						missingBytes: missing
					};
				},
				stop
			};
		}
		function findBuilder({ argv, size }, { sh, script, stty }) {
			if (size === null) return (control) => [
				sh,
				"-c",
				`echo ready >&${control}; exec "$@" ${control}<&-`,
				"session",
				...argv
			];
			if (script === null || stty === null) throw new tool.X("sessions with a terminal need the programs script (util-linux) and stty (coreutils), which are not installed: set tty to false");
			return (control) => {
				const resizer = `while read -r rows columns; do ${stty} -F /dev/pts/0 rows "$rows" cols "$columns"; echo sized >&${control}; done`;
				const setUp = `( ${resizer} <&${control} >/dev/null 2>&1 & ); exec "$@"`;
				const command = [
					"trap : INT QUIT",
					`${stty} rows ${size.rows} cols ${size.columns}`,
					`( echo ready >&${control}; exec ${argv.map(quoteForShell).join(" ")} ${control}<&- )`,
					"code=$?",
					`echo "$code" >&${control}`,
					"exit \"$code\""
				];
				return [
					sh,
					"-c",
					setUp,
					"session",
					script,
					"-qef",
					"-E",
					"never",
					"-c",
					command.join("; "),
					"/dev/null"
				];
			};
		}
		function quoteForShell(word) {
			return `'${word.replaceAll("'", `'\\''`)}'`;
		}
		function onLine(stream, take) {
			let pending = "";
			stream.on("data", (chunk) => {
				const lines = `${pending}${chunk.toString("latin1")}`.split("\n");
				pending = (lines.pop() ?? "").slice(-maxLineCharacters);
				for (const line of lines) take(line);
			});
		}
		var files_paths = __webpack_require__(88526);
		var workspace_files = __webpack_require__(67126);
		;
		function createAgentCommands(parts, launch, options) {
			const { workspace, programs } = parts;
			const { policy, clock } = parts.options;
			const { launcher, environment, held, floor } = launch;
			const { access, caches, commands, gate, networks, files } = options;
			const floodBytes = policy.outputMb * 1024 * 1024;
			const sessions = createSessions({
				async prepare(request) {
					await caches.prepare();
					const place = await openPlace({
						...request,
						writable: "policy"
					}, networks.openForSession);
					return {
						start: () => openTerminal(request, place),
						close: () => place.close()
					};
				},
				watch: (judge, signal, runSession) => gate.runWatched({
					judge,
					type: "session"
				}, signal, runSession),
				check: () => gate.runAlone(async () => undefined)
			});
			return {
				run,
				sessions
			};
			async function run(request, judge) {
				const cacheNotes = await caches.prepare();
				const isSealed = request.network?.grant.kind === "sealed";
				if (request.program === "sealed" && !isSealed) await requireSealedProgram(request, {
					workspace,
					searchPath: parts.searchPath.path,
					files,
					access
				});
				const isWatched = judge !== undefined && request.writable !== "none" && !isSealed;
				const result = isWatched ? await gate.runWatched({
					judge,
					type: "command"
				}, request.signal, () => runCommand(request)) : await runCommand(request);
				if (cacheNotes.length === 0) return result;
				const added = `\n[${cacheNotes.join("; ")}]\n`;
				const stderrBytes = result.stderrBytes + Buffer.byteLength(added);
				return {
					...result,
					stderr: `${result.stderr}${added}`,
					stderrBytes
				};
			}
			async function runCommand(request) {
				const place = await openPlace(request, networks.open);
				try {
					return await commands.run(place.view, request, {
						network: place.network,
						floodBytes,
						floor
					});
				} catch (thrown) {
					throw thrown instanceof start_failure.V5 ? (0, start_failure.uJ)(thrown) : thrown;
				} finally {
					await place.close();
				}
			}
			async function openPlace({ writable, network }, openNetwork) {
				if (network === null || network.grant.kind !== "sealed") {
					const view = (0, mounts_mounts.uL)(access.readView(writable === "none" ? "search" : "command"), caches.mounts());
					const opened = await openNetwork(network);
					return {
						view,
						network: opened,
						close: () => opened.close()
					};
				}
				const own = await openNetwork(network);
				const copy = await access.openSealed(network.grant.sees).catch(async (thrown) => {
					await own.close();
					throw thrown;
				});
				return {
					view: copy.view,
					network: own,
					async close() {
						await own.close();
						const kept = await copy.close();
						network.onKept?.(kept);
					}
				};
			}
			function openTerminal(request, place) {
				return startTerminal(request, {
					programs,
					environment: {
						...environment,
						...place.network.variables
					},
					start: (start) => launcher.start({
						...start,
						view: place.view,
						cwd: (0, external_node_path_.resolve)(workspace, request.cwd),
						pipes: 1,
						network: place.network.joined,
						filter: "ordinary"
					}),
					floor,
					held,
					floodBytes,
					clock
				});
			}
		}
		async function requireSealedProgram({ argv: [program], cwd }, options) {
			const { workspace, files, access } = options;
			const candidates = program.includes("/") ? [(0, external_node_path_.resolve)(workspace, cwd, program)] : options.searchPath.split(":").map((directory) => (0, external_node_path_.join)(directory, program));
			for (const candidate of candidates) {
				if (!(0, files_paths.Yw)(workspace, candidate)) {
					if ((0, external_node_fs_.existsSync)(candidate)) return;
					continue;
				}
				const path = (0, external_node_path_.relative)(workspace, candidate);
				const found = await files.resolve(path);
				if (found.type === "invalid") continue;
				if (found.type === "inside" && (!found.exists || (await files.stat(found.path))?.kind !== "file")) continue;
				const before = (0, workspace_files.A)(candidate, (part) => (0, files_paths.Yw)(workspace, part) ? `${access.readSealedDirectory()}${part.slice(workspace.length)}` : part);
				const isSame = found.type === "outside" || !(0, external_node_path_.isAbsolute)(found.path) && access.isAsBefore(found.path);
				if (isSame && before?.path === (0, external_node_path_.resolve)(workspace, found.path)) return;
				throw new tool.X(`${path} was written in this run, and a custom tool runs only programs from before it; use another command to try it`);
			}
		}
		var tree_entry = __webpack_require__(9062);
		var no_follow = __webpack_require__(90221);
		var remove_tree = __webpack_require__(54613);
		;
		function changeFrom(earlier, { key, path, now }) {
			if (earlier === null) return now === null ? null : {
				key,
				path,
				kind: "created",
				now
			};
			return {
				key,
				path,
				kind: now === null ? "deleted" : now === earlier ? "modified" : "type",
				now
			};
		}
		function restoreChanges(tree, refused) {
			const { root } = tree;
			const stuck = new Set();
			const opened = new Set();
			const unlisted = new Set(refused.filter(({ now }) => now === "special").map(({ key }) => key));
			const attempt = (key, use) => {
				try {
					use();
				} catch (thrown) {
					if (!(thrown instanceof Error)) throw thrown;
					stuck.add(key);
				}
			};
			const fromBottom = refused.toSorted((left, right) => measureDepth(right.key) - measureDepth(left.key));
			for (const { key, kind, now } of fromBottom) if (now !== null && (kind === "created" || kind === "type")) attempt(key, () => clear(key, kind));
			for (const change of fromBottom.toReversed()) if (change.kind !== "created") attempt(change.key, () => bringBack(change));
			for (const key of opened) attempt(key, () => setMode(key));
			return stuck;
			function clear(key, kind) {
				const stats = (0, no_follow.Je)(root, key);
				if (stats === null) return;
				withOpenParent(key, (path) => {
					if (!stats.isDirectory()) (0, external_node_fs_.unlinkSync)(path);
					else if (kind === "type" || unlisted.has(key)) (0, remove_tree.d)(path);
					else (0, error.NW)(() => (0, external_node_fs_.rmdirSync)(path), undefined, "ENOTEMPTY");
				});
			}
			function bringBack({ key, kind }) {
				const entry = tree.readBase(key);
				if (entry === null) throw new Error("the earlier state of the path is not known");
				if (kind === "mode") return setMode(key);
				makeParents(key);
				switch (entry.stamp.kind) {
					case "directory":
						withOpenParent(key, (path) => {
							if ((0, no_follow.l6)(path)?.isDirectory() !== true) makeDirectory(path, entry);
						});
						return setMode(key);
					case "symlink": return withOpenParent(key, (path) => {
						(0, remove_tree.b)(path);
						(0, external_node_fs_.symlinkSync)(Buffer.from(entry.target ?? "", "latin1"), path);
						restoreOwner(path, entry);
					});
					case "file": return withOpenParent(key, (path) => writeFile(path, entry));
					case "special": throw new Error("a special file cannot be made again");
				}
			}
			function writeFile(path, entry) {
				if (entry.content === null) throw new Error("the path was not a regular file");
				(0, remove_tree.b)(path);
				const descriptor = (0, external_node_fs_.openSync)(path, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL, 384);
				try {
					entry.content.writeTo(descriptor);
					if (process.getuid?.() === 0) (0, external_node_fs_.fchownSync)(descriptor, entry.stamp.uid, entry.stamp.gid);
					(0, external_node_fs_.fchmodSync)(descriptor, entry.stamp.mode);
					const seconds = Number(entry.stamp.mtimeNs / 1000n) / 1e6;
					(0, external_node_fs_.futimesSync)(descriptor, seconds, seconds);
				} finally {
					(0, external_node_fs_.closeSync)(descriptor);
				}
			}
			function makeParents(key) {
				for (const parent of (0, path_text.WJ)(key)) {
					if ((0, no_follow.Je)(root, parent)?.isDirectory() === true) continue;
					const entry = tree.readBase(parent);
					if (entry?.stamp.kind !== "directory") throw new Error("the directory above the path is not watched");
					withOpenParent(parent, (path) => {
						(0, remove_tree.b)(path);
						makeDirectory(path, entry);
					});
				}
			}
			function makeDirectory(path, entry) {
				(0, external_node_fs_.mkdirSync)(path, 448);
				restoreOwner(path, entry);
				(0, no_follow.G_)(path, entry.stamp.mode);
			}
			function restoreOwner(path, { stamp }) {
				if (process.getuid?.() === 0) (0, external_node_fs_.lchownSync)(path, stamp.uid, stamp.gid);
			}
			function setMode(key) {
				const entry = tree.readBase(key);
				if (entry === null) return;
				(0, no_follow.iD)(root, key, (path) => {
					const stats = (0, no_follow.l6)(path);
					if (stats !== null && readMode(stats) !== entry.stamp.mode) (0, no_follow.G_)(path, entry.stamp.mode);
				});
			}
			function withOpenParent(key, use) {
				const parent = (0, path_text.WJ)(key).at(-1) ?? "";
				(0, no_follow.iD)(root, parent, (path) => {
					const stats = (0, no_follow.l6)(path);
					if (stats?.isDirectory() !== true || (readMode(stats) & 448) === 448) return;
					(0, no_follow.G_)(path, readMode(stats) | 448);
					opened.add(parent);
				});
				(0, no_follow.iD)(root, key, use);
			}
		}
		function readMode(stats) {
			return Number(stats.mode) & 4095;
		}
		function measureDepth(key) {
			return key === "" ? 0 : key.split("/").length;
		}
		var changes_stamp = __webpack_require__(53112);
		var compare_text = __webpack_require__(73014);
		;
		const defaultChangeLimits = {
			changes: 2e4,
			patchBytes: 1e8,
			judgedBytes: 1024 * 1024,
			patienceMs: 500
		};
		function createWorkspaceWatch({ tree, baseReader, limits, clock }) {
			const settled = new Map();
			function isRacy(stamp) {
				return stamp !== null && clock.nowMs() - Number(stamp.ctimeNs / 1000000n) < changes_stamp.Md;
			}
			function isStill({ stamp, held, racy }, key, now) {
				if (stamp === null || now === null) return stamp === now;
				if ((0, changes_stamp.EK)(stamp, now) && !racy) return true;
				if (!held || stamp.kind !== now.kind || stamp.mode !== now.mode) return false;
				if (held.content === null) return compareWithBase(tree, key, tree.readBase(key), now) === "mode";
				return readContent(key, now)?.equals(held.content) === true;
			}
			function readContent(key, stamp) {
				if (stamp.kind === "directory") return noBytes;
				if (stamp.kind === "special" || stamp.size > BigInt(limits.judgedBytes)) return undefined;
				return readUnlessChanged(() => {
					const { content } = readNow(key);
					const now = (0, tree_entry.UL)(tree.root, key);
					return content === null || now === null || !(0, changes_stamp.EK)(now, stamp) ? undefined : Buffer.from(content);
				}, undefined);
			}
			function settleKept(key, stamp, kind, bytes) {
				const content = stamp === null || kind === "mode" ? null : readContent(key, stamp);
				const held = stamp === null ? null : content === undefined ? undefined : {
					stamp,
					content
				};
				settled.set(key, {
					stamp,
					type: "kept",
					bytes,
					held,
					racy: isRacy(stamp)
				});
			}
			function readEarlier(key) {
				const held = settled.get(key)?.held;
				if (held && held.content !== null) return openHeld(held.stamp, held.content);
				const base = tree.readBase(key);
				return held && base !== null ? {
					...base,
					stamp: held.stamp
				} : base;
			}
			return {
				readStatus(key, now = (0, tree_entry.UL)(tree.root, key)) {
					const before = settled.get(key);
					if (before !== undefined && isStill(before, key, now)) return before.type === "kept" ? "allowed" : "as-before";
					return compareWithBase(tree, key, tree.readBase(key), now) === null ? "as-before" : "undecided";
				},
				list() {
					const changes = [];
					const undone = [];
					let keptBytes = 0;
					const seen = new Set();
					tree.walk((key, now) => {
						seen.add(key);
						const before = settled.get(key);
						if (before !== undefined && isStill(before, key, now)) {
							keptBytes += before.bytes;
							if (before.racy || before.stamp !== now) settled.set(key, {
								...before,
								stamp: now,
								racy: isRacy(now)
							});
							return;
						}
						const base = tree.readBase(key);
						const kind = compareWithBase(tree, key, base, now);
						const change = describeChange(key, kind ?? "modified", now?.kind ?? null);
						if (kind === null) {
							if (before?.type === "kept") undone.push(change);
							settled.set(key, {
								stamp: now,
								type: "as-before",
								bytes: 0,
								racy: isRacy(now)
							});
							return;
						}
						const found = readBasePath(base, key, now?.kind ?? null, baseReader);
						const isHidden = base === null && now !== null && before?.type !== "kept" && baseReader.hidesOther(key, now.kind);
						changes.push({
							...change,
							base: isHidden ? {
								...found,
								keepsFiles: true
							} : found,
							stamp: now,
							bytes: kind === "mode" ? 0 : countBytes(base, now),
							after: now === null ? null : readOutline(now)
						});
					});
					for (const [key, { type, stamp }] of settled) {
						if (seen.has(key)) continue;
						settled.delete(key);
						if (type === "kept" && stamp !== null) undone.push(describeChange(key, "deleted", null));
					}
					return {
						changes: sortChanges(changes),
						keptBytes,
						undone: sortChanges(undone)
					};
				},
				keep(changes) {
					for (const { key, stamp, kind, bytes } of changes) settleKept(key, stamp, kind, bytes);
				},
				keepWritten(keys) {
					for (const key of new Set(keys.flatMap((one) => [...(0, path_text.WJ)(one), one]))) {
						const stamp = (0, tree_entry.UL)(tree.root, key);
						const base = tree.readBase(key);
						const kind = compareWithBase(tree, key, base, stamp);
						if (kind === null) settled.delete(key);
						else settleKept(key, stamp, kind, countBytes(base, stamp));
					}
				},
				read({ key, path, now: kind }) {
					const before = tree.readBase(key);
					return {
						path,
						before: before === null ? null : (0, tree_entry.un)(before, limits.judgedBytes),
						after: kind === null ? null : readUnlessChanged(() => readNow(key), {
							kind,
							executable: false,
							content: null
						})
					};
				},
				restore(refused) {
					const changes = refused.map((change) => {
						const held = settled.get(change.key)?.held;
						return held !== undefined && changeFrom(held?.stamp.kind ?? null, change) || change;
					});
					const stuck = restoreChanges({
						root: tree.root,
						readBase: readEarlier
					}, changes);
					for (const { key } of refused) if (settled.get(key)?.held === undefined) settled.delete(key);
					return stuck;
				}
			};
			function readNow(key) {
				const entry = (0, tree_entry.hB)(tree.root, key);
				if (entry === null) throw Object.assign(new Error(`${(0, changes_stamp.kB)(key)} is gone`), { code: "ENOENT" });
				return (0, tree_entry.un)(entry, limits.judgedBytes);
			}
		}
		function listChanges(tree) {
			const changes = [];
			tree.walk((key, stamp) => {
				const kind = compareWithBase(tree, key, tree.readBase(key), stamp);
				if (kind !== null) changes.push(describeChange(key, kind, stamp?.kind ?? null));
			});
			return sortChanges(changes);
		}
		function listKept(tree, isExcepted) {
			const isKept = ({ key, path, kind, now }) => {
				if (kind === "mode" || isExcepted(path) || path.split("/").includes(".git")) return false;
				const before = tree.readBase(key);
				if (![now, before?.stamp.kind].some((side) => side === "file" || side === "symlink")) return false;
				if (kind !== "modified" || now !== "file") return true;
				return readLines(before) !== readLines((0, tree_entry.hB)(tree.root, key));
			};
			return listChanges(tree).filter(isKept).map(({ path }) => path);
		}
		function isAsBefore(tree, key) {
			const stamp = (0, tree_entry.UL)(tree.root, key);
			return stamp !== null && compareWithBase(tree, key, tree.readBase(key), stamp) === null;
		}
		const noBytes = Buffer.alloc(0);
		function openHeld(stamp, content) {
			return {
				stamp,
				content: stamp.kind === "file" ? { writeTo: (descriptor) => (0, external_node_fs_.writeFileSync)(descriptor, content) } : null,
				target: stamp.kind === "symlink" ? content.toString("latin1") : null
			};
		}
		function readLines(entry) {
			return entry?.content?.read().toString("latin1").replaceAll("\r", "");
		}
		function countBytes(before, now) {
			return (before?.content?.length ?? 0) + (now?.kind === "file" ? Number(now.size) : 0);
		}
		function compareWithBase(tree, key, before, now) {
			if (before === null) return now === null ? null : "created";
			if (now === null) return "deleted";
			if (before.stamp.kind !== now.kind) return "type";
			if (readUnlessReplaced(() => isOtherContent(tree.root, key, before, now), true)) return "modified";
			return before.stamp.mode === now.mode || now.kind === "symlink" ? null : "mode";
		}
		function readUnlessReplaced(read, otherwise) {
			return (0, error.NW)(read, otherwise, "ENOENT", "ENOTDIR", "ELOOP", "EINVAL");
		}
		function readUnlessChanged(read, otherwise) {
			try {
				return read();
			} catch (thrown) {
				if (!(thrown instanceof Error)) throw thrown;
				return otherwise;
			}
		}
		function isOtherContent(root, key, before, now) {
			switch (now.kind) {
				case "directory": return false;
				case "symlink": return (0, tree_entry.hB)(root, key)?.target !== before.target;
				case "special": return now.ino !== before.stamp.ino;
				case "file": {
					const content = before.stamp.size === now.size ? (0, tree_entry.hB)(root, key)?.content : null;
					return !content || before.content?.equals(content) !== true;
				}
			}
		}
		function describeChange(key, kind, now) {
			return {
				key,
				path: key === "" ? "." : (0, changes_stamp.kB)(key),
				kind,
				now
			};
		}
		function readBasePath(entry, key, kind, { findSubmodule, isUnfetched, findMaker, keepsFiles }) {
			const madeBy = entry === null ? null : findMaker(key, entry);
			const isReplaced = entry?.stamp.kind === "directory" && (kind === "file" || kind === "symlink");
			return {
				before: entry === null ? null : readOutline(entry.stamp),
				submodule: findSubmodule((0, changes_stamp.kB)(key)),
				...madeBy !== null && { madeBy },
				...isReplaced && keepsFiles(key) && { keepsFiles: true },
				...isUnfetched((0, changes_stamp.kB)(key)) && { isUnfetched: true }
			};
		}
		function readOutline({ kind, mode }) {
			return {
				kind,
				executable: (mode & 64) !== 0
			};
		}
		function sortChanges(changes) {
			return changes.toSorted((left, right) => (0, compare_text.n)(left.key, right.key));
		}
		;
		function createAcceptedFiles(options) {
			const { tree } = options;
			const owner = options.owner ?? {
				uid: process.getuid?.() ?? 0,
				gid: process.getgid?.() ?? 0
			};
			function describe(key) {
				const entry = readUnlessChanged(() => (0, tree_entry.hB)(tree.root, key), undefined);
				const state = entry === undefined ? null : renderState(entry);
				if (state === null) return [];
				return [{
					path: (0, changes_stamp.kB)(key),
					state,
					read: () => readUnlessChanged(() => entry?.content?.read() ?? accepted_files_noBytes, null),
					readBase: () => tree.readBase(key)?.content?.read() ?? null
				}];
			}
			function createEntry(state, contentFile) {
				if (state?.kind === "missing") return null;
				const stamp = {
					kind: state?.kind ?? "directory",
					ino: 0n,
					dev: 0n,
					ctimeNs: 0n,
					...owner,
					mtimeNs: BigInt(Date.now()) * 1000000n,
					size: state?.kind === "file" ? BigInt(state.bytes) : 0n,
					mode: state === undefined || state.kind === "symlink" ? 493 : state.mode
				};
				return {
					stamp,
					content: state?.kind === "file" ? (0, tree_entry.xj)(Buffer.from(contentFile ?? ""), state.bytes) : null,
					target: state?.kind === "symlink" ? state.target : null
				};
			}
			return {
				note(keys) {
					const changes = keys.flatMap(describe);
					if (changes.length > 0) options.onAccepted(changes);
				},
				place(states) {
					const byKey = new Map(states.map((entry) => [(0, changes_stamp.YZ)(entry.path), entry]));
					const changes = [...byKey].flatMap(([key, { path, state }]) => {
						const stats = (0, no_follow.Je)(tree.root, key);
						const now = stats === null ? null : (0, changes_stamp.X0)(stats);
						return changeFrom(state.kind === "missing" ? null : state.kind, {
							key,
							path,
							now
						}) ?? [];
					});
					const readBase = (key) => createEntry(byKey.get(key)?.state, byKey.get(key)?.contentFile ?? null);
					const stuck = restoreChanges({
						root: tree.root,
						readBase
					}, changes);
					return [...stuck].map(changes_stamp.kB);
				}
			};
		}
		const accepted_files_noBytes = new Uint8Array();
		function renderState(entry) {
			if (entry === null) return { kind: "missing" };
			const { kind, size } = entry.stamp;
			const mode = entry.stamp.mode & 511;
			switch (kind) {
				case "file": return {
					kind,
					mode,
					bytes: Number(size)
				};
				case "directory": return {
					kind,
					mode
				};
				case "symlink": return {
					kind,
					target: entry.target ?? ""
				};
				case "special": return null;
			}
		}
		var serialize = __webpack_require__(50041);
		var grouped_number = __webpack_require__(19375);
		;
		const maxReads = 5;
		const maxRestores = 20;
		function createChangeGate(options) {
			const { watch, clock, limits } = options;
			const running = new Map();
			const ended = new Set();
			let settled = (0, deferred.u)();
			const exclusively = (0, serialize.r)();
			function listCommands() {
				return [...running.keys()].filter(({ type }) => type === "command");
			}
			function hasNewCommand() {
				const newestMs = clock.monotonicMs() - limits.patienceMs;
				return [...running].some(([{ type }, startMs]) => type === "command" && startMs > newestMs);
			}
			async function waitForGroup(isBusy, signal) {
				const endMs = clock.monotonicMs() + limits.patienceMs;
				for (;;) {
					signal?.throwIfAborted();
					const leftMs = endMs - clock.monotonicMs();
					if (!isBusy() || leftMs <= 0) return;
					await waitFor(settled.promise, leftMs, signal);
				}
			}
			function mayTryAgain(attempt, most) {
				return running.size > 0 && attempt < most;
			}
			function settle() {
				const judges = [...running.keys(), ...ended].map(({ judge }) => judge);
				const outcome = readOutcome(judges);
				ended.clear();
				settled.resolve();
				settled = (0, deferred.u)();
				for (const judge of judges) judge.report(outcome);
			}
			async function leave(member) {
				running.delete(member);
				ended.add(member);
				if (listCommands().length > 0) return;
				await exclusively(async () => {
					if (ended.has(member)) settle();
				});
			}
			function readOutcome(judges) {
				try {
					return judgeChanges(judges, listChanges());
				} catch (thrown) {
					return refuseUnseen(thrown);
				}
			}
			function listChanges() {
				for (let attempt = 1;; attempt += 1) {
					try {
						return watch.list();
					} catch (thrown) {
						if (!mayTryAgain(attempt, maxReads)) throw thrown;
					}
				}
			}
			function judgeChanges(judges, { changes, keptBytes, undone }) {
				const tooMany = `the command changed ${changes.length} paths, more than are decided one by one`;
				const refusals = changes.length > limits.changes ? refuseAll(changes, {
					rule: "limit",
					reason: tooMany
				}) : decide(judges, changes);
				for (const change of pickTooLarge(changes, refusals, limits.patchBytes - keptBytes)) {
					const reason = `its ${(0, grouped_number.kT)(change.bytes)} bytes are too many: the patch of the run may hold ${(0, grouped_number.kT)(limits.patchBytes)}, and /tmp is for what only the run needs`;
					refusals.set(change.key, {
						rule: "limit",
						reason
					});
				}
				addConsequences(changes, refusals);
				const refused = changes.filter(({ key }) => refusals.has(key));
				const stuck = restore(refused);
				const kept = changes.filter(({ key }) => !refusals.has(key));
				watch.keep(kept);
				options.onKept([...undone, ...kept]);
				const parents = new Set(changes.flatMap(({ key }) => (0, path_text.WJ)(key)));
				const isNews = (change) => !isImplied(change, parents) || stuck.has(change.key);
				return {
					kept: [...undone, ...kept.filter(isNews)].length,
					refused: refused.filter(isNews).map(({ key, path, kind }) => {
						const { rule, reason } = refusals.get(key) ?? {
							rule: "error",
							reason: ""
						};
						return {
							path,
							kind,
							rule,
							reason,
							restored: !stuck.has(key)
						};
					})
				};
			}
			function restore(refused) {
				let left = refused;
				for (let attempt = 1;; attempt += 1) {
					const stuck = watch.restore(left);
					if (stuck.size === 0 || !mayTryAgain(attempt, maxRestores)) return stuck;
					left = refused.filter(({ key }) => stuck.has(key));
				}
			}
			function decide(judges, changes) {
				const refusals = new Map();
				for (const judge of judges) {
					let refused;
					try {
						refused = judge.decide(changes, (change) => watch.read(change));
					} catch (thrown) {
						refused = refuseAll(changes, {
							rule: "error",
							reason: `this could not be decided: ${(0, error.IP)(thrown)}`
						});
					}
					for (const [key, refusal] of refused) if (!refusals.has(key)) refusals.set(key, refusal);
				}
				return refusals;
			}
			return {
				async runWatched(member, signal, run) {
					await waitForGroup(() => ended.size > 0, signal);
					const started = await exclusively(async () => {
						signal.throwIfAborted();
						if (ended.size > 0) settle();
						running.set(member, clock.monotonicMs());
						return { result: run() };
					});
					try {
						return await started.result;
					} finally {
						await leave(member);
					}
				},
				async runAlone(write, written = []) {
					await waitForGroup(hasNewCommand, null);
					return exclusively(async () => {
						if (running.size + ended.size > 0) settle();
						const result = await write();
						watch.keepWritten(written);
						return result;
					});
				},
				readStatus: (...path) => running.size === 0 ? "allowed" : watch.readStatus(...path)
			};
		}
		function refuseUnseen(thrown) {
			const reason = `the changes of the command could not be checked: ${(0, error.IP)(thrown)}`;
			return {
				kept: 0,
				refused: [{
					path: ".",
					kind: "modified",
					rule: "error",
					reason,
					restored: false
				}]
			};
		}
		function pickTooLarge(changes, refusals, roomBytes) {
			const kept = changes.filter(({ key, bytes }) => bytes > 0 && !refusals.has(key));
			let left = kept.reduce((total, { bytes }) => total + bytes, 0);
			return kept.toSorted((one, other) => other.bytes - one.bytes).filter(({ bytes }) => {
				const isTooLarge = left > roomBytes;
				if (isTooLarge) left -= bytes;
				return isTooLarge;
			});
		}
		function refuseAll(changes, refusal) {
			return new Map(changes.map(({ key }) => [key, refusal]));
		}
		function addConsequences(changes, refusals) {
			const byKey = new Map(changes.map((change) => [change.key, change]));
			for (const { key, kind } of changes) {
				const refusal = refusals.get(key);
				if (refusal === undefined || kind === "created") continue;
				for (const parent of (0, path_text.WJ)(key)) if (byKey.get(parent)?.kind === "type" && !refusals.has(parent)) refusals.set(parent, refusal);
			}
			for (const { key } of changes) {
				if (refusals.has(key)) continue;
				const parent = (0, path_text.WJ)(key).find((entry) => byKey.get(entry)?.kind === "type" && refusals.has(entry));
				const refusal = parent === undefined ? undefined : refusals.get(parent);
				if (refusal !== undefined) refusals.set(key, refusal);
			}
		}
		function isImplied({ key, kind, now }, parents) {
			return parents.has(key) && (kind === "deleted" || kind === "created" && now === "directory");
		}
		var promises_ = __webpack_require__(51455);
		var run_user = __webpack_require__(60747);
		var find_steering_files = __webpack_require__(55276);
		;
		function copyCaches({ workspace, scratch, user }, options) {
			let prepared = null;
			let mounts = [];
			async function copyAll() {
				const notes = [];
				const made = [];
				let place = null;
				let leftBytes = options.maxBytes;
				for (const directory of options.directories) {
					const source = readSource(directory, workspace);
					if (source === null) continue;
					place ??= (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(scratch, "caches-"));
					const copy = (0, external_node_path_.join)(place, String(made.length));
					const bytes = directory.content === "empty" ? null : await copyCache(source, copy, leftBytes);
					if (bytes === null && directory.content === "copied") notes.push(`the ${directory.name} cache is not copied: with it, more than the policy's cacheMb would be copied`);
					if (bytes !== null) leftBytes -= bytes;
					else if (directory.name === writtenStore) (0, external_node_fs_.mkdirSync)(copy);
					else continue;
					made.push({
						type: "writable",
						source: copy,
						target: directory.target
					});
				}
				if (place !== null) (0, run_user.kM)(place, user);
				mounts = made;
				return notes;
			}
			return {
				async prepare() {
					if (prepared !== null) return prepared.then(() => []);
					prepared = copyAll();
					return prepared;
				},
				mounts: () => mounts
			};
		}
		function readSource({ source, target }, workspace) {
			if ((0, files_paths.Yw)(workspace, target) || (0, files_paths.Yw)(target, workspace)) return null;
			const real = (0, error.NW)(() => (0, files_paths.uq)(source) === null ? null : (0, external_node_fs_.realpathSync)(source), null, "EACCES");
			if (real === null) return null;
			if ((0, files_paths.Yw)(workspace, real) || (0, files_paths.Yw)(real, workspace)) return null;
			return (0, external_node_fs_.lstatSync)(real).isDirectory() ? real : null;
		}
		async function copyCache(source, copy, maxBytes) {
			let bytes = 0;
			try {
				await (0, promises_.cp)(source, copy, {
					recursive: true,
					mode: external_node_fs_.constants.COPYFILE_FICLONE,
					filter(path) {
						const stats = (0, files_paths.uq)(path);
						if (stats === null || path !== source && mayHoldCredentials((0, external_node_path_.basename)(path))) return false;
						if (stats.isFile()) bytes += stats.size;
						if (bytes > maxBytes) throw new TooLarge();
						return stats.isFile() || stats.isDirectory();
					}
				});
				return bytes;
			} catch (thrown) {
				if (!(thrown instanceof TooLarge)) throw thrown;
				(0, remove_tree.d)(Buffer.from(copy));
				return null;
			}
		}
		class TooLarge extends Error {
			name = "TooLarge";
		}
		const known = {
			cargo: [{
				usual: ".cargo/registry",
				variable: {
					name: "CARGO_HOME",
					inside: "registry"
				}
			}],
			go: [{
				usual: "go/pkg/mod",
				variable: {
					name: "GOMODCACHE",
					inside: ""
				}
			}, {
				usual: ".cache/go-build",
				variable: {
					name: "GOCACHE",
					inside: ""
				}
			}],
			gradle: [{
				usual: ".gradle/caches",
				variable: {
					name: "GRADLE_USER_HOME",
					inside: "caches"
				}
			}, {
				usual: ".gradle/wrapper",
				variable: {
					name: "GRADLE_USER_HOME",
					inside: "wrapper"
				}
			}],
			maven: [{ usual: ".m2/repository" }],
			npm: [{
				usual: ".npm/_cacache",
				variable: {
					name: "NPM_CONFIG_CACHE",
					inside: "_cacache"
				}
			}],
			pip: [{
				usual: ".cache/pip",
				variable: {
					name: "PIP_CACHE_DIR",
					inside: ""
				}
			}],
			pnpm: [{ usual: ".local/share/pnpm/store" }]
		};
		const writtenStore = "pnpm";
		function listCacheDirectories(names, { environment, home }) {
			return [...new Set([...names, writtenStore])].flatMap((name) => known[name].map(({ usual, variable }) => {
				const moved = variable === undefined ? undefined : environment[variable.name];
				const target = (0, external_node_path_.join)(home, usual);
				const source = moved === undefined || !(0, external_node_path_.isAbsolute)(moved) ? target : (0, external_node_path_.join)(moved, variable?.inside ?? "");
				return {
					name,
					source,
					target,
					content: names.includes(name) ? "copied" : "empty"
				};
			}));
		}
		function mayHoldCredentials(name) {
			return (0, find_steering_files._p)(name) || /^(?:vcs|\.git|settings(?:-security)?\.xml|gradle\.properties|npmrc|netrc|pip\.conf|credentials(?:\..*)?|auth\.json|id_[a-z0-9]+|.*\.jks)$/i.test(name);
		}
		var committed_files = __webpack_require__(86838);
		;
		function createOutputStore(options) {
			const { directory } = options;
			(0, external_node_fs_.mkdirSync)(directory, { mode: 493 });
			let count = 0;
			let left = options.maxBytes;
			function append(file, bytes) {
				const isWhole = bytes.length <= left;
				const end = isWhole ? "" : "\n[\u2026 the space for stored output is used up \u2026]\n";
				try {
					(0, external_node_fs_.appendFileSync)(file, Buffer.concat([bytes.subarray(0, left), Buffer.from(end)]), { mode: 420 });
				} catch (thrown) {
					if (!(thrown instanceof Error)) throw thrown;
					return false;
				}
				left = Math.max(0, left - bytes.length);
				return isWhole;
			}
			function open(name, overBytes) {
				const held = [];
				let heldBytes = 0;
				let stored = null;
				let isWhole = true;
				return {
					push(chunk) {
						if (!isWhole) return;
						if (stored !== null) {
							isWhole = append((0, external_node_path_.join)(directory, stored), chunk);
							return;
						}
						held.push(chunk);
						heldBytes += chunk.length;
						if (heldBytes <= overBytes || left <= 0) return;
						count += 1;
						stored = (0, stored_output.M$)(count, name);
						isWhole = append((0, external_node_path_.join)(directory, stored), Buffer.concat(held.splice(0)));
					},
					get path() {
						return stored === null || !isWhole ? null : (0, external_node_path_.join)(stored_output.Y5, stored);
					}
				};
			}
			return {
				directory,
				open,
				write(name, text) {
					const sink = open(name, -1);
					sink.push(Buffer.from(text));
					return sink.path;
				}
			};
		}
		;
		const locateOwnGit = (scratch) => (0, external_node_path_.join)(scratch, "base");
		const gitTimeoutMs = 12e4;
		const maxOutputBytes = 64 * 1024 * 1024;
		function renderGitRequest({ git, sh, repositoryRoot }, gitDirectory, args, script) {
			return {
				argv: script === undefined ? [git, ...args] : [
					sh,
					"-c",
					`set -e\ngit=$0\ngit() { "$git" "$@"; }\n${script}`,
					git,
					...args
				],
				env: {
					PATH: "/usr/bin:/bin",
					GIT_CONFIG_GLOBAL: "/dev/null",
					GIT_CONFIG_NOSYSTEM: "1",
					GIT_DIR: gitDirectory,
					GIT_WORK_TREE: repositoryRoot
				},
				signal: new AbortController().signal,
				cwd: repositoryRoot,
				stdin: "",
				network: null,
				timeoutMs: gitTimeoutMs,
				maxOutputBytes
			};
		}
		var external_node_events_ = __webpack_require__(78474);
		;
		const stepMs = 5;
		function createCommandRunner(options) {
			const { launcher, workspace, environment, clock } = options;
			const active = new Set();
			function openSinks({ storeOverBytes }) {
				if (storeOverBytes === undefined) return null;
				const open = (name) => options.outputs.open(name, storeOverBytes);
				return {
					stdout: open("stdout"),
					stderr: open("stderr")
				};
			}
			return {
				async run(view, request, { network, floodBytes, floor }) {
					const { maxOutputBytes, signal } = request;
					const { started, stop, ended } = superviseProcess({
						kind: "command",
						held: options.held,
						floor,
						timeoutMs: request.timeoutMs,
						clock,
						start: (onRefused) => launcher.start({
							view,
							cwd: (0, external_node_path_.resolve)(workspace, request.cwd),
							argv: () => request.argv,
							env: {
								...environment,
								...network.variables,
								...request.env
							},
							network: network.joined,
							filter: "ordinary",
							input: request.stdin === "" ? "none" : "pipe",
							output: "fifos",
							onRefused
						})
					});
					const startMs = clock.monotonicMs();
					const { child } = started;
					const abort = () => stop("closed");
					active.add(abort);
					signal.addEventListener("abort", abort, { once: true });
					try {
						const sinks = openSinks(request);
						const [stdout, stderr, both] = [
							createOutputBuffer(maxOutputBytes),
							createOutputBuffer(maxOutputBytes),
							createOutputBuffer(maxOutputBytes)
						];
						const joined = [createLineWriter(both.push), createLineWriter(both.push)];
						const collect = (buffer, sink, lines) => (chunk) => {
							buffer.push(chunk);
							sink?.push(chunk);
							lines.push(chunk);
							if (stdout.totalBytes + stderr.totalBytes > floodBytes) stop("flooded");
						};
						child.stdout?.on("data", collect(stdout, sinks?.stdout, joined[0]));
						child.stderr?.on("data", collect(stderr, sinks?.stderr, joined[1]));
						child.stdin?.on("error", () => undefined);
						if (request.stdin !== "") child.stdin?.end(request.stdin);
						if (signal.aborted) abort();
						const end = await ended;
						for (const stream of [child.stdout, child.stderr]) if (stream !== null && !stream.closed) await (0, external_node_events_.once)(stream, "close");
						if (end.refused !== null) throw new tool.q(`the command could not be limited, so it was not started: ${end.refused}`);
						for (const lines of joined) lines.end();
						const files = {
							stdoutFile: sinks?.stdout.path ?? null,
							stderrFile: sinks?.stderr.path ?? null
						};
						const stderrText = stderr.read((0, cut_text.eM)(files.stderrFile));
						const bothFile = stderr.totalBytes === 0 ? files.stdoutFile : stdout.totalBytes === 0 ? files.stderrFile : null;
						if (end.isStartFailure) throw new start_failure.V5(request.argv[0], stderrText);
						const { reason, text } = end.stopped ?? {
							reason: null,
							text: ""
						};
						const isOverLimit = text !== "" && !signal.aborted;
						return {
							exitCode: end.exitCode,
							signal: end.signal,
							stdout: stdout.read((0, cut_text.eM)(files.stdoutFile)),
							stderr: stderrText,
							aggregatedOutput: both.read((0, cut_text.eM)(bothFile)),
							...files,
							stdoutBytes: stdout.totalBytes,
							stderrBytes: stderr.totalBytes,
							timedOut: reason === "timed-out",
							aborted: reason === "closed" || text !== "" && signal.aborted,
							flooded: reason === "flooded",
							limitsMet: [...end.limitsMet, ...isOverLimit ? [`the command was ended: ${text}`] : []],
							durationMs: clock.monotonicMs() - startMs
						};
					} finally {
						signal.removeEventListener("abort", abort);
						active.delete(abort);
					}
				},
				async endAll() {
					while (active.size > 0) {
						for (const abort of active) abort();
						await clock.sleep(stepMs);
					}
				}
			};
		}
		;
		const keptStderrBytes = 65536;
		const maxStderrBytes = 16 * 1024 * 1024;
		const shownStderrBytes = 400;
		const notExecuted = "bwrap: execvp ";
		function startLineProcess(options) {
			const { maxLineBytes } = options;
			const lineListeners = [];
			const stderr = createOutputBuffer(keptStderrBytes);
			let pending = [];
			let pendingBytes = 0;
			const supervised = superviseProcess({
				...options,
				kind: "service",
				floor: null,
				timeoutMs: null
			});
			const { started, isStopped } = supervised;
			const { child } = started;
			const stop = (reason) => supervised.stop("closed", reason);
			child.stdout?.on("data", (chunk) => {
				let rest = chunk;
				for (let end = rest.indexOf(10); end !== -1 && !isStopped(); end = rest.indexOf(10)) {
					const line = Buffer.concat([...pending, rest.subarray(0, end)]).toString("utf8");
					rest = rest.subarray(end + 1);
					pending = [];
					pendingBytes = 0;
					for (const listener of lineListeners) listener(line);
				}
				pending.push(rest);
				pendingBytes += rest.length;
				if (pendingBytes > maxLineBytes) {
					pending = [];
					stop(`a message of it was longer than ${maxLineBytes} bytes`);
				}
			});
			child.stderr?.on("data", (chunk) => {
				stderr.push(chunk);
				if (stderr.totalBytes > maxStderrBytes) stop(`it wrote more than ${maxStderrBytes} bytes to stderr`);
			});
			child.stdin?.on("error", () => undefined);
			const over = waitUntilOver();
			over.catch(() => undefined);
			async function waitUntilOver() {
				try {
					const { stopped, refused, isStartFailure, exitCode, signal, limitsMet } = await supervised.ended;
					const failed = stderr.read().startsWith(notExecuted) ? "program" : "sandbox";
					const ended = isStartFailure ? `its ${failed} could not be started` : `exit ${exitCode ?? signal}`;
					const reason = (refused === null ? null : `it could not be limited: ${refused}`) ?? (stopped?.reason === "out-of-memory" ? `it was ended: ${stopped.text}` : stopped?.text) ?? ended;
					return [reason, ...limitsMet].join("; ");
				} finally {
					await options.onEnd();
				}
			}
			return {
				writeLine(line) {
					if (isStopped() || child.stdin === null || !child.stdin.writable) return;
					child.stdin.write(`${line}\n`);
					if (child.stdin.writableLength > 2 * maxLineBytes) stop("it does not read what it is sent");
				},
				onLine: (listener) => void lineListeners.push(listener),
				onExit: (listener) => void over.then((reason) => listener(addStderr(reason, stderr.read())), (thrown) => listener((0, error.IP)(thrown))),
				readStderr: () => stderr.read(),
				stop,
				async end(reason) {
					stop(reason);
					await over;
				}
			};
		}
		function addStderr(reason, stderr) {
			const shown = (0, cut_text.it)(stderr.trim().replace(notExecuted, ""), {
				maxBytes: shownStderrBytes,
				describe: (0, cut_text.eM)(null)
			});
			return shown === "" ? reason : `${reason}: ${shown}`;
		}
		var launch_bubblewrap = __webpack_require__(40307);
		var find_programs = __webpack_require__(88317);
		var host_directories = __webpack_require__(61068);
		var harmless_settings = __webpack_require__(36661);
		;
		const etcNames = new RegExp(`^(?:${[
			"alternatives",
			"asciidoc",
			"bash\\.bashrc",
			"bindresvport.*",
			"ca-certificates(?:\\.conf)?",
			"chktexrc",
			"chromium.*",
			"crypto-policies",
			"debian_version",
			"dejagnu",
			"dotnet",
			"fonts",
			"fpc.*",
			"freefem.*",
			"gai\\.conf",
			"gdb",
			"gemrc",
			"ghostscript",
			"gitconfig",
			"glvnd",
			"gnucobol.*",
			"gprofng\\.rc",
			"groff",
			"groovy",
			"group",
			"gss",
			"gtk-.*",
			"host\\.conf",
			"hostname",
			"hosts",
			"ImageMagick-.*",
			"inputrc",
			"issue",
			"java.*",
			"jvm.*",
			"LatexMk",
			"lcovrc",
			"ld-musl-.*",
			"ld\\.so\\..*",
			"ldc2\\.conf",
			"libpaper\\.d",
			"libreoffice",
			"locale\\..*",
			"localtime",
			"login\\.defs",
			"luarocks",
			"machine-id",
			"magic(?:\\.mime)?",
			"mailcap",
			"man_db\\.conf",
			"manpath\\.config",
			"matplotlibrc",
			"maven",
			"mecabrc",
			"mime\\.types",
			"mke2fs\\.conf",
			"mono",
			"mtab",
			"netconfig",
			"networks",
			"nim",
			"npmrc",
			"nsswitch\\.conf",
			"ocamlfind\\.conf.*",
			"octave.*",
			"odbcinst\\.ini",
			"OpenCL",
			"openmpi",
			"papersize",
			"passwd",
			"perl",
			"php.*",
			"pip\\.conf",
			"pki",
			"postgresql-common",
			"povray",
			"profile",
			"protocols",
			"python.*",
			"R",
			"racket",
			"resolv\\.conf",
			"rpc",
			"rubocop",
			"ruby.*",
			"sbclrc",
			"services",
			"sgml",
			"shells",
			"slsh\\.rc",
			"ssl",
			"terminfo",
			"texmf",
			"timezone",
			"vim",
			"vulkan",
			"wgetrc",
			"X11",
			"xattr\\.conf",
			"xml",
			".*-release"
		].join("|")})$`);
		const settingsDirectories = ["/usr/etc", "/usr/local/etc"];
		const installDirectories = [
			"/nix",
			"/gnu/store",
			"/snap",
			"/var/cache/fontconfig",
			..."aspell gems ghc ghostscript ieee-data libreoffice mecab ocaml sgml-base texmf xml-core".split(" ").map((name) => `/var/lib/${name}`)
		];
		function prepareSystemRoot(options) {
			const root = readMinimalRoot();
			const settings = ["/etc", ...settingsDirectories.filter(files_paths.wd)];
			for (const one of settings) (0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(options.directory, one), {
				recursive: true,
				mode: 493
			});
			const filled = fillSettings(settings, options);
			filled.catch(() => undefined);
			const extra = installDirectories.filter(files_paths.wd);
			const readOnly = [...root.readOnly.filter((path) => !path.startsWith("/etc/")), ...extra];
			const links = [...root.links, {
				path: "/var/run",
				target: "/run"
			}];
			const mounts = settings.map((target) => ({
				type: "read-only",
				source: (0, external_node_path_.join)(options.source, target),
				target
			}));
			return {
				root: {
					links,
					readOnly
				},
				mounts,
				filled
			};
		}
		async function fillSettings(settings, options) {
			const listNeeded = (directory) => (0, host_directories.Zv)(directory).filter((name) => etcNames.test(name));
			await copyReadable(options, settings.flatMap((directory) => listNeeded(directory).map((name) => (0, external_node_path_.join)(directory, name))));
			for (const directory of settings) cleanCopies(directory, (0, external_node_path_.join)(options.directory, directory));
			writeEtc(options);
		}
		function writeEtc({ directory, searchPath, identity, home, files }) {
			const etc = (0, external_node_path_.join)(directory, "etc");
			writeOwn((0, external_node_path_.join)(etc, "profile"), `PATH='${searchPath.replaceAll("'", `'\\''`)}'\nexport PATH\n`);
			writeAccount((0, external_node_path_.join)(etc, "passwd"), identity.uid, home, `x:${identity.uid}:${identity.gid}::${home}:/bin/sh`);
			writeAccount((0, external_node_path_.join)(etc, "group"), identity.gid, home, `x:${identity.gid}:`);
			writeOwn((0, external_node_path_.join)(etc, "hostname"), `${launch_bubblewrap.nB}\n`);
			writeOwn((0, external_node_path_.join)(etc, "hosts"), renderHosts(readText("/etc/hosts")));
			writeOwn((0, external_node_path_.join)(etc, "nsswitch.conf"), renderNameServices(readText("/etc/nsswitch.conf")));
			writeOwn((0, external_node_path_.join)(etc, "resolv.conf"), nameServers);
			for (const [name, text] of Object.entries(files)) writeOwn((0, external_node_path_.join)(etc, name), text);
		}
		const nameServers = "nameserver 127.0.0.1\noptions timeout:1 attempts:1\n";
		function renderNameServices(text) {
			const others = text.split("\n").filter((line) => line !== "" && !/^\s*hosts\s*:/.test(line));
			return [
				...others,
				"hosts: files [NOTFOUND=return SUCCESS=return] dns",
				""
			].join("\n");
		}
		function renderHosts(text) {
			const own = new Set(["localhost", launch_bubblewrap.nB]);
			const entries = text.split("\n").map((line) => {
				const [address = "", ...names] = line.replace(/#.*/, "").trim().split(/\s+/);
				return {
					address,
					names
				};
			});
			const isBoth = entries.some(({ address, names }) => address === "::1" && names.includes("localhost"));
			const others = entries.flatMap(({ address, names }) => {
				const kept = names.filter((name) => !own.has(name.toLowerCase()));
				return kept.length === 0 ? [] : [`${address} ${kept.join(" ")}`];
			});
			const loopback = [
				"127.0.0.1 localhost",
				...isBoth ? ["::1 localhost"] : [],
				`127.0.0.1 ${launch_bubblewrap.nB}`
			];
			return [
				...loopback,
				...others,
				""
			].join("\n");
		}
		function readText(path) {
			return (0, error.NW)(() => (0, external_node_fs_.readFileSync)(path, "utf8"), "", "ENOENT", "EACCES");
		}
		function listFiles(directory, path) {
			if (!(0, files_paths.wd)((0, external_node_path_.join)(directory, path))) return [path];
			return (0, host_directories.Zv)((0, external_node_path_.join)(directory, path)).flatMap((name) => listFiles(directory, (0, external_node_path_.join)(path, name)));
		}
		function cleanCopies(directory, copy) {
			for (const file of (0, host_directories.Zv)(copy).filter(harmless_settings.wZ).flatMap((name) => listFiles(copy, name))) {
				const isLink = (0, files_paths.uq)((0, external_node_path_.join)(copy, file))?.isSymbolicLink() === true;
				const text = (0, harmless_settings.sb)((0, external_node_path_.join)(isLink ? directory : copy, file));
				const cleaned = text === null ? null : (0, harmless_settings.Hq)(file, text);
				if (cleaned === null) (0, external_node_fs_.rmSync)((0, external_node_path_.join)(copy, file), { force: true });
				else if (cleaned !== text) writeOwn((0, external_node_path_.join)(copy, file), cleaned);
			}
		}
		async function copyReadable({ cp, uid, directory }, sources) {
			if (sources.length === 0) return;
			const how = uid === 0 ? "-a" : "-dR";
			const args = [
				how,
				"--parents",
				"--",
				...sources.map((path) => (0, external_node_path_.relative)("/", path)),
				directory
			];
			await (0, find_programs.HN)(cp, args);
		}
		const homeField = 5;
		function writeOwn(path, text) {
			(0, external_node_fs_.rmSync)(path, { force: true });
			(0, external_node_fs_.writeFileSync)(path, text, {
				mode: 420,
				flag: "wx"
			});
		}
		function writeAccount(path, id, home, added) {
			if ((0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() !== true) return;
			const lines = (0, external_node_fs_.readFileSync)(path, "utf8").trimEnd().split("\n");
			const accounts = lines.map((line) => line.split(":"));
			const own = accounts.find((fields) => fields[2] === String(id));
			if (own?.[homeField] !== undefined) own[homeField] = home;
			const name = lines.some((line) => line.startsWith("agent:")) ? `agent-${id}` : "agent";
			const written = accounts.map((fields) => fields.join(":"));
			writeOwn(path, [
				...written,
				...own === undefined ? [`${name}:${added}`] : [],
				""
			].join("\n"));
		}
		function readNodeRoot() {
			const { links, readOnly } = readMinimalRoot();
			const loaded = (0, external_node_fs_.readFileSync)("/proc/self/maps", "utf8").split("\n").flatMap((line) => line.includes("/") ? [line.slice(line.indexOf("/"))] : []).filter((path) => /\.so(?:\.|$)/.test((0, external_node_path_.basename)(path))).map((path) => (0, external_node_path_.dirname)(path));
			const others = loaded.filter((directory) => !libraryDirectories.some((own) => (0, files_paths.Yw)(own, directory)));
			const directories = [
				...libraryDirectories,
				"/usr/share/nodejs",
				...others
			].filter(files_paths.wd);
			return {
				readOnly: [...new Set([...directories, ...readOnly.filter((path) => /^\/(?:lib|etc)/.test(path))])],
				links: links.filter(({ path }) => path.startsWith("/lib"))
			};
		}
		const libraryDirectories = [
			"/usr/lib",
			"/usr/lib32",
			"/usr/lib64",
			"/usr/libx32"
		];
		function readMinimalRoot() {
			const directories = [
				"/bin",
				"/sbin",
				"/lib",
				"/lib32",
				"/lib64",
				"/libx32"
			].flatMap((path) => {
				const stats = (0, files_paths.uq)(path);
				return stats === null ? [] : [{
					path,
					link: stats.isSymbolicLink()
				}];
			});
			return {
				readOnly: [
					"/usr",
					...directories.filter(({ link }) => !link).map(({ path }) => path),
					...(0, files_paths.uq)("/etc/ld.so.cache") === null ? [] : ["/etc/ld.so.cache"]
				],
				links: directories.filter(({ link }) => link).map(({ path }) => ({
					path,
					target: (0, external_node_path_.relative)("/", (0, external_node_fs_.realpathSync)(path))
				}))
			};
		}
		var mount_table = __webpack_require__(41166);
		;
		const freshDirectories = ["/dev", "/proc"];
		function listHostSockets() {
			const mounted = (0, mount_table.Kb)();
			const bound = (0, external_node_fs_.readFileSync)("/proc/net/unix", "utf8").matchAll(/^(?:\S+ +){7}(\/.*)$/gm);
			const named = new Set([...bound].flatMap(([, path]) => path ?? []));
			const sockets = [...named].flatMap(resolveDirectories).flatMap((path) => (0, mount_table.xg)(path, mounted));
			return [...new Set([...sockets, ...mounted.map(({ target }) => target)])].filter(isSocket);
		}
		function resolveDirectories(path) {
			return orGone(() => [(0, external_node_path_.join)(external_node_fs_.realpathSync.native((0, external_node_path_.dirname)(path)), (0, external_node_path_.basename)(path))], []);
		}
		function isSocket(path) {
			return orGone(() => (0, files_paths.uq)(path)?.isSocket() === true, false);
		}
		function orGone(read, otherwise) {
			return (0, error.NW)(read, otherwise, "ENOENT", "EACCES", "ENOTDIR", "ELOOP");
		}
		function coverHostSockets(mounts, options) {
			const { workspace, empty, rootDirectories, isReachable } = options;
			const listTargets = (socket) => {
				const root = rootDirectories.find((directory) => (0, files_paths.Yw)(directory, socket));
				const inRoot = root !== undefined && !freshDirectories.some((directory) => (0, files_paths.Yw)(directory, socket)) && findTop(mounts, socket) === undefined && isReachable(socket, root);
				const inMounts = mounts.flatMap((mount) => {
					if (mount.type !== "read-only" || mount.source === socket || !(0, files_paths.Yw)(mount.source, socket)) return [];
					const target = (0, external_node_path_.join)(mount.target, socket.slice(mount.source.length));
					const isEntered = mount.source !== mount.target || isReachable(target, mount.target);
					return findTop(mounts, target) === mount && isEntered ? [target] : [];
				});
				return [...inRoot ? [socket] : [], ...inMounts];
			};
			const targets = options.sockets.flatMap(listTargets).filter((target) => !(0, files_paths.Yw)(workspace, target));
			return [...new Set(targets)].map((target) => ({
				type: "read-only",
				source: empty,
				target
			}));
		}
		function findTop(mounts, path) {
			return mounts.findLast(({ target }) => (0, files_paths.Yw)(target, path));
		}
		;
		const cpuGraceSeconds = 5;
		const engineThreads = 64;
		function listKernelLimits(limits, limited) {
			const { fileBytes, cpuSeconds, ownHard } = limits;
			const isEngine = limited === "as-engine";
			const processes = limits.processes + (isEngine ? engineThreads : 0);
			const limit = (option, name, soft, hard = soft) => {
				const most = ownHard.get(name) ?? Number.POSITIVE_INFINITY;
				return {
					option,
					name,
					soft: Math.min(soft, most),
					hard: Math.min(hard, most),
					isLowered: soft > most
				};
			};
			return [
				limit("core", "Max core file size", 0, Number.POSITIVE_INFINITY),
				...limited === "together" ? [] : [limit("nproc", "Max processes", processes)],
				limit("fsize", "Max file size", fileBytes),
				...isEngine ? [] : [limit("cpu", "Max cpu time", cpuSeconds, cpuSeconds + cpuGraceSeconds)]
			];
		}
		function renderLimits(prlimit, limits, limited) {
			const rendered = listKernelLimits(limits, limited).map(({ option, soft, hard }) => `--${option}=${soft}:${Number.isFinite(hard) ? hard : ""}`);
			return [
				prlimit,
				...rendered,
				"--"
			];
		}
		function readHardLimits() {
			const rows = (0, external_node_fs_.readFileSync)("/proc/self/limits", "utf8").matchAll(/^(Max [a-z]+(?: [a-z]+)*) {2,}\S+ +(\d+) /gm);
			return new Map([...rows].map(([, name = "", hard]) => [name, Number(hard)]));
		}
		function countThreads(uid) {
			let threads = 0;
			for (const process of (0, process_tree.O3)()) {
				const directory = `/proc/${process}`;
				if ((0, process_tree.Wi)(() => (0, external_node_fs_.statSync)(directory).uid) !== uid) continue;
				const status = (0, process_tree.Wi)(() => (0, external_node_fs_.readFileSync)(`${directory}/status`, "utf8")) ?? "";
				threads += Number(/^Threads:\s+(\d+)$/m.exec(status)?.[1] ?? 0);
			}
			return threads === 0 ? 256 : threads;
		}
		var start_process = __webpack_require__(54535);
		;
		const bareEnvironment = {
			PATH: "/usr/bin:/bin",
			HOME: "/tmp"
		};
		const launchEnvironment = { PATH: "/usr/sbin:/usr/bin:/sbin:/bin" };
		function createLauncher(options) {
			const { programs, features, filters, groups, user, repositoryRoot } = options;
			const argumentsDescriptor = start_process.AN;
			const seccompDescriptor = filters === null ? null : argumentsDescriptor + 1;
			const firstPipe = argumentsDescriptor + (filters === null ? 1 : 2);
			function openFilter(kind) {
				return filters === null ? [] : [(0, external_node_fs_.openSync)(filters[kind], "r")];
			}
			function openArguments(words) {
				if (words.some((word) => word.includes("\0"))) throw new Error("an argument of bwrap holds NUL");
				const descriptor = (0, external_node_fs_.openSync)(options.memory, no_follow.VM | external_node_fs_.constants.O_RDWR, 384);
				try {
					(0, external_node_fs_.writeSync)(descriptor, words.map((word) => `${word}\0`).join(""), 0);
				} catch (thrown) {
					(0, external_node_fs_.closeSync)(descriptor);
					throw thrown;
				}
				return descriptor;
			}
			function listCovers({ root, mounts }, { readOnly }) {
				return coverHostSockets([...root?.mounts ?? [], ...mounts], {
					sockets: listHostSockets(),
					rootDirectories: readOnly,
					workspace: options.workspace,
					empty: (0, run_user.EO)(options.scratch),
					isReachable: (path, from) => user === null || (0, run_user.TN)(path, user, from) === null
				});
			}
			function reachAll(mounts) {
				const places = options.reach(mounts.flatMap((mount) => mount.type === "temporary" ? [] : [mount.source]));
				return mounts.map((mount) => mount.type === "temporary" ? mount : {
					...mount,
					source: places.get(mount.source) ?? mount.source
				});
			}
			function renderLaunch(command, how) {
				const isSetUid = user !== null && isSetUidProgram(programs.bwrap);
				const variables = Object.entries(how.env).flatMap(([name, value]) => [
					"--setenv",
					name,
					value
				]);
				return {
					program: programs.nsenter,
					args: [
						...(0, mounts_mounts.Bg)(how.namespaces, how.network, isSetUid ? null : user),
						...isSetUid ? renderStepDown(programs, user) : [],
						...renderLimits(programs.prlimit, options.limits, how.limited),
						programs.bwrap,
						...(0, launch_bubblewrap.x)(options.scratch),
						"--args",
						String(argumentsDescriptor),
						"--",
						...command
					],
					env: launchEnvironment,
					descriptors: [openArguments([...variables, ...how.bwrapArguments]), ...how.filter === null ? [] : openFilter(how.filter)]
				};
			}
			function startInside(start, group) {
				const { pipes = 0, input = "pipe", output } = start;
				const isEngine = start.filter === "engine";
				const system = isEngine ? readNodeRoot() : options.systemRoot;
				(0, mounts_mounts.BT)(start.view.mounts, repositoryRoot);
				const gatePipeCount = group === null ? 0 : start_process.ZF;
				const pipeNumbers = Array.from({ length: pipes }, (_, at) => firstPipe + at);
				const { namespaces } = start.view;
				const bwrapArguments = (0, launch_bubblewrap.ZD)({
					features,
					root: start.view.root ?? system,
					mounts: reachAll([...start.view.mounts, ...listCovers(start.view, system)]),
					cwd: start.cwd,
					seccompDescriptor,
					statusDescriptor: firstPipe + pipes + gatePipeCount,
					network: start.network === null ? "own" : "joined",
					identity: namespaces.user === null ? null : options.identity,
					gate: group === null ? [] : (0, start_process.eh)(firstPipe + pipes)
				});
				const rendered = renderLaunch(start.argv(pipeNumbers), {
					bwrapArguments,
					env: start.env,
					namespaces,
					network: start.network,
					limited: isEngine ? "as-engine" : group === null ? "alone" : "together",
					filter: start.filter
				});
				const openOutput = output === "fifos" ? options.openOutput : null;
				const started = (0, start_process.kp)({
					...rendered,
					status: "pipe"
				}, pipes + gatePipeCount, {
					input,
					openOutput
				});
				if (group !== null) (0, start_process.GN)(started.child, firstPipe + pipes, group, start.onRefused);
				return {
					...started,
					group,
					pipes: pipeNumbers.map((number) => started.child.stdio[number])
				};
			}
			return {
				start(start) {
					const group = start.filter === "engine" ? null : groups?.open() ?? null;
					try {
						return startInside(start, group);
					} catch (thrown) {
						group?.close();
						throw thrown;
					}
				},
				startHolder(mounts, command) {
					const { namespaces } = options;
					const bwrapArguments = (0, launch_bubblewrap.R7)({
						root: readMinimalRoot(),
						mounts: reachAll(mounts),
						users: namespaces.user === null ? "own" : "joined"
					});
					const rendered = renderLaunch(command, {
						bwrapArguments,
						env: bareEnvironment,
						namespaces,
						network: null,
						limited: "together",
						filter: null
					});
					return (0, start_process.kp)({
						...rendered,
						status: null
					}).child;
				}
			};
		}
		function isSetUidProgram(program) {
			return (((0, external_node_fs_.statSync)(program, { throwIfNoEntry: false })?.mode ?? 0) & 3072) !== 0;
		}
		function renderStepDown({ setpriv }, { uid, gid }) {
			if (setpriv === null) throw new Error("setpriv is missing");
			return [
				setpriv,
				`--reuid=${uid}`,
				`--regid=${gid}`,
				"--clear-groups",
				"--inh-caps=-all",
				"--no-new-privs",
				"--"
			];
		}
		;
		const temporaryBytes = 16 * 1024 * 1024;
		const maxLineBytes = 16 * 1024 * 1024;
		const leastMemoryBytes = 4 * 1024 * 1024 * 1024;
		function createScriptEngines({ options, reserved: { scratch, user, space } }, { launcher }) {
			const memoryBytes = Math.max(options.policy.memoryMb * 1024 * 1024, leastMemoryBytes);
			const engines = new Set();
			let isClosed = false;
			function listMounts(node, readOnly) {
				return [
					{
						type: "temporary",
						target: "/tmp",
						maxBytes: temporaryBytes
					},
					(0, mounts_mounts.Of)(node),
					...readOnly.map((target) => {
						const source = user === null ? target : (0, run_user.Su)(target, scratch);
						return {
							type: "read-only",
							source,
							target
						};
					})
				];
			}
			return {
				async start(enginePath, readOnly) {
					if (isClosed) throw new Error("the sandbox is closed");
					const node = (0, external_node_fs_.realpathSync)(options.facts.execPath);
					const { writeLine, onLine, onExit, stop } = startLineProcess({
						start: (onRefused) => launcher.start({
							view: {
								root: null,
								mounts: listMounts(node, readOnly),
								namespaces: space.namespaces
							},
							cwd: "/",
							argv: () => [
								node,
								"--disable-warning=ExperimentalWarning",
								enginePath
							],
							env: bareEnvironment,
							network: null,
							filter: "engine",
							onRefused
						}),
						onEnd: () => void engines.delete(engine),
						held: {
							memoryBytes,
							temporaryDirectories: [],
							temporaryBytes: 0
						},
						maxLineBytes,
						clock: options.clock
					});
					const engine = {
						writeLine,
						onLine,
						onExit,
						kill: () => stop("it was ended")
					};
					engines.add(engine);
					return engine;
				},
				killAll() {
					isClosed = true;
					for (const engine of engines) engine.kill();
				}
			};
		}
		;
		const server_processes_maxLineBytes = 4 * 1024 * 1024;
		function createServerProcesses({ options: { clock } }, { launcher, environment, held, mountFacts }, access, networks) {
			const { workspace, repositoryRoot } = mountFacts;
			const running = new Set();
			let isClosed = false;
			function pickView(server, readable) {
				const view = (0, mounts_mounts.uL)(readable, listProgramMounts(server.command, mountFacts));
				if (server.workspace === "read") return view;
				const { gitDirectories, temporaryBytes: maxBytes } = mountFacts;
				const covered = (0, files_paths.nC)([repositoryRoot, ...gitDirectories]);
				const others = view.mounts.filter(({ target }) => !covered.some((path) => (0, files_paths.Yw)(path, target)));
				return {
					...view,
					mounts: [...others, ...covered.map((target) => ({
						type: "temporary",
						target,
						maxBytes
					}))]
				};
			}
			return {
				async start(server, start) {
					const readable = start.files === "current" ? access.readView("alone") : await access.readSealedView();
					const view = pickView(server, readable);
					const network = await networks.openForServer(server.network, start.onDecision);
					if (isClosed) {
						await network.close();
						throw new Error("the run is ending, so no server is started");
					}
					const child = startLineProcess({
						start(onRefused) {
							const cwd = server.workspace === "none" ? repositoryRoot : (0, external_node_path_.join)(workspace, server.cwd);
							return launcher.start({
								view,
								cwd,
								argv: () => server.command,
								env: {
									...environment,
									...network.variables,
									...server.env
								},
								network: network.joined,
								onRefused,
								filter: server.network.length === 0 ? "ordinary" : "server-with-hosts"
							});
						},
						async onEnd() {
							await network.close();
							running.delete(child);
						},
						held,
						maxLineBytes: server_processes_maxLineBytes,
						clock
					});
					running.add(child);
					return child;
				},
				async endAll() {
					isClosed = true;
					await Promise.all([...running].map((child) => child.end("the run is over")));
				}
			};
		}
		function listProgramMounts(command, facts) {
			const shown = [
				...facts.systemDirectories,
				...facts.toolDirectories,
				facts.repositoryRoot
			];
			const closed = [
				...facts.hiddenDirectories,
				facts.workspace,
				facts.repositoryRoot
			];
			const directories = command.map((word) => (0, external_node_path_.normalize)(word)).filter((word) => (0, external_node_path_.isAbsolute)(word) && !(0, files_paths.Yw)(facts.repositoryRoot, word) && (0, files_paths.uq)(word) !== null).flatMap((path) => [path, (0, external_node_fs_.realpathSync)(path)]).map((path) => (0, files_paths.wd)(path) ? path : (0, external_node_path_.dirname)(path)).flatMap((directory) => [(0, host_directories.Qs)(directory) ?? [], directory].flat()).filter((directory) => !shown.some((other) => (0, files_paths.Yw)(other, directory)) && !closed.some((path) => (0, files_paths.Yw)(directory, path)));
			return [...new Set(directories)].map(mounts_mounts.Of);
		}
		var network = __webpack_require__(10007);
		var external_node_crypto_ = __webpack_require__(77598);
		;
		function listTouched(tree, reported, options) {
			const { findSubmodule, readStatus, patchBytes } = options;
			const present = [];
			const replaced = [];
			const missing = [];
			const digest = (0, external_node_crypto_.createHash)("sha256");
			const visited = new Set();
			tree.walk((key, stamp) => {
				const path = (0, changes_stamp.kB)(key);
				if (path.split("/").some((part) => part.toLowerCase() === ".git") || findSubmodule(path) !== null) return;
				visited.add(key);
				const status = readStatus(key, stamp);
				if (status === "undecided" || status === "as-before" && !reported.has(key)) return;
				digest.update(`${key}\0${stamp === null ? "" : [
					stamp.kind,
					stamp.ino,
					stamp.size,
					stamp.ctimeNs
				].join()}\0`);
				if (path.includes("\ufffd")) return void missing.push(`${path} has a name that is not valid Unicode`);
				if (stamp?.kind === "file" && stamp.size > BigInt(patchBytes)) {
					if (tree.readBase(key)?.stamp.mode !== stamp.mode) missing.push(`${path} is larger than a patch may be`);
					return;
				}
				if (stamp?.kind === "special") missing.push(`${path} is not a file`);
				if (stamp !== null && stamp.kind !== "file" && stamp.kind !== "symlink") {
					if (reported.has(key) || ![null, "directory"].includes(tree.readBase(key)?.stamp.kind ?? null)) replaced.push(path);
					return;
				}
				if (stamp?.kind === "file" && (stamp.mode & 256) === 0) (0, no_follow.iD)(tree.root, key, (file) => (0, no_follow.G_)(file, stamp.mode | 256));
				reported.add(key);
				(stamp === null ? replaced : present).push(path);
			});
			for (const key of reported) {
				if (visited.has(key)) continue;
				const stats = (0, error.NW)(() => (0, no_follow.Je)(tree.root, key), null, error.Xu);
				(stats?.isFile() === true || stats?.isSymbolicLink() === true ? present : replaced).push((0, changes_stamp.kB)(key));
			}
			digest.update(String(reported.size));
			return {
				present,
				replaced,
				missing: missing.join("; "),
				version: digest.digest("hex")
			};
		}
		;
		const apply_patch_maxOutputBytes = 64 * 1024;
		const attributes = "* -filter -working-tree-encoding\n";
		const storeScript = "git update-index -z --index-info <\"$GIT_DIR/stored\"; git checkout-index --all --force";
		async function applyPatch(options) {
			const { patch } = options;
			const { scratch, user } = options.place;
			const ownDirectory = locateOwnGit(scratch);
			const gitDirectory = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(scratch, "apply-"));
			const file = (0, external_node_path_.join)(gitDirectory, "changes.patch");
			options.ownGit.initGit(gitDirectory);
			(0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(gitDirectory, "info"));
			(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(gitDirectory, "info/attributes"), attributes);
			(0, external_node_fs_.writeFileSync)(file, patch.bytes);
			(0, run_user.kM)(gitDirectory, user);
			const mounts = [{
				type: "writable",
				source: gitDirectory,
				target: gitDirectory
			}, ...patch.stored.length === 0 ? [] : [(0, mounts_mounts.Of)(ownDirectory)]];
			const run = (args, script) => options.run(mounts, {
				...renderGitRequest(options.ownGit, gitDirectory, args, script),
				signal: options.signal,
				maxOutputBytes: apply_patch_maxOutputBytes
			});
			if (patch.stored.length > 0) {
				const entries = patch.stored.map(({ path, mode, object }) => `${mode} blob ${object}\t${path}\0`);
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(gitDirectory, "stored"), entries.join(""), { mode: 420 });
				const objects = [ownDirectory, options.ownGit.commonDirectory].map((directory) => `${(0, external_node_path_.join)(directory, "objects")}\n`);
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(gitDirectory, "objects/info/alternates"), objects.join(""), { mode: 420 });
				const stored = await run([], storeScript);
				if (stored.exitCode !== 0) return stored;
			}
			return run([
				"apply",
				"--whitespace=nowarn",
				...options.direction === "backward" ? ["--reverse"] : [],
				...patch.except.map((path) => `--exclude=${path.replaceAll(/[*?[\\]/g, "\\$&")}`),
				file
			]);
		}
		var closed_entries = __webpack_require__(99486);
		;
		function planLayerMounts(options) {
			const { space, mountFacts, plan, gitPath, privateGit } = options;
			const { workspace, repositoryRoot } = mountFacts;
			const isGitInside = (0, files_paths.Yw)(workspace, gitPath);
			const isInside = ({ target }) => isGitInside && (0, files_paths.Yw)(gitPath, target);
			const isOutside = (mount) => !isInside(mount);
			const outerGitMounts = privateGit.mounts.filter(isOutside);
			const fixedPaths = plan.fixedPaths.filter((path) => path !== gitPath);
			const emptied = plan.emptied.filter((path) => !isGitInside || !(0, files_paths.Yw)(gitPath, path));
			const covered = new Set([
				...plan.fixedPaths,
				...plan.emptied,
				...mountFacts.hiddenDirectories
			].filter((path) => (0, files_paths.Yw)(workspace, path)).map((path) => (0, changes_stamp.YZ)((0, external_node_path_.relative)(workspace, path))));
			const root = repositoryRoot === workspace ? [] : [{
				type: "read-only",
				source: space.repository,
				target: repositoryRoot
			}];
			const surround = (...facts) => {
				const mounts = (0, mounts_mounts.ae)(...facts);
				const at = mounts.findIndex(({ target }) => (0, files_paths.Yw)(repositoryRoot, target));
				return at === -1 ? [...mounts, ...root] : [
					...mounts.slice(0, at),
					...root,
					...mounts.slice(at)
				];
			};
			const outerGitDirectories = mountFacts.gitDirectories.filter((directory) => !(0, files_paths.Yw)(workspace, directory));
			const plain = [...surround({
				...mountFacts,
				gitDirectories: [],
				hiddenDirectories: [...mountFacts.hiddenDirectories, ...outerGitDirectories]
			}, emptied.filter((path) => !outerGitDirectories.some((directory) => (0, files_paths.Yw)(directory, path)))), ...closeOutside(options, outerGitDirectories)];
			const downloads = space.makeShared("downloads", 493);
			const storedMounts = [options.outputsMount, {
				type: "read-only",
				source: downloads,
				target: network.JI
			}];
			const sharedSpace = openSharedSpace(options, [
				...plain,
				...storedMounts,
				...privateGit.objectMounts,
				...outerGitMounts,
				...[workspace, ...options.cacheDirectories].map((target) => ({
					type: "temporary",
					target,
					maxBytes: 0
				}))
			]);
			const withOwnHome = [...sharedSpace.share(plain, "own"), ...storedMounts];
			const bare = surround(mountFacts, []);
			const surroundings = {
				command: [...sharedSpace.share(plain, "shared"), ...storedMounts],
				search: withOwnHome.filter(({ target }) => !isTemporaryTool(target)).map(makeReadOnly),
				alone: plain,
				copy: plain,
				git: bare,
				"git-apply": bare
			};
			function isTemporaryTool(path) {
				const tool = mountFacts.toolDirectories.find((directory) => (0, files_paths.Yw)(directory, path));
				return tool !== undefined && mounts_mounts.Lu.some((directory) => (0, files_paths.Yw)(directory, tool));
			}
			const stored = {
				target: network.JI,
				directory: space.locate(downloads),
				access: "read-only"
			};
			return {
				fixedPaths,
				protectedPaths: [...fixedPaths, ...options.programDirectories],
				covered,
				downloads,
				scratchDirectories: [stored, ...sharedSpace.scratchDirectories],
				inLayer: (guarded, closed, git) => [
					...(0, mounts_mounts.Gz)(mountFacts, {
						protectedPaths: guarded.filter((path) => !(0, closed_entries._1)(closed, (0, external_node_path_.relative)(workspace, path))),
						emptied
					}),
					...git.filter(isInside),
					...sharedSpace.pins
				],
				root: {
					base: options.systemRoot,
					listMounts: (layer) => listMounts(layer, "command", [])
				},
				see(layer, kind, git = []) {
					const root = kind === "command" ? layer.root : null;
					return {
						root,
						mounts: root === null ? listMounts(layer, kind, git) : [],
						namespaces: layer.namespaces
					};
				}
			};
			function listMounts(layer, kind, copied) {
				const isGit = kind === "git" || kind === "git-apply";
				const isWritable = kind === "command" || kind === "copy" || kind === "git-apply";
				return [
					...surroundings[kind],
					{
						type: isWritable ? "writable" : "read-only",
						source: isGit ? layer.merged : layer.view,
						target: workspace
					},
					...isGit ? [] : [...listObjectMounts(layer), ...listGit(kind, copied)]
				];
			}
			function listGit(kind, copied) {
				if (kind === "command") return outerGitMounts;
				return kind === "copy" ? copied.filter(isOutside) : privateGit.pristineMounts;
			}
			function listObjectMounts(layer) {
				return privateGit.objectMounts.map((mount) => mount.type !== "temporary" && (0, files_paths.Yw)(workspace, mount.source) ? {
					...mount,
					source: (0, external_node_path_.join)(layer.merged, (0, external_node_path_.relative)(workspace, mount.source))
				} : mount);
			}
		}
		function closeOutside({ space, mountFacts, plan }, gitDirectories) {
			const { workspace, repositoryRoot, temporaryBytes } = mountFacts;
			if (plan.outside.unreadable.length === 0) return [];
			const inRepository = (path) => (0, external_node_path_.relative)(repositoryRoot, path);
			const covered = [...mountFacts.hiddenDirectories, ...gitDirectories].filter((directory) => !(0, files_paths.Yw)(directory, repositoryRoot));
			const { closeRepository } = space;
			if (closeRepository !== null) {
				const closed = (0, closed_entries.pV)(space.locate(space.repository), plan.outside.unreadable.map(inRepository), {
					mountPoints: [inRepository(workspace)],
					covered: covered.map(inRepository)
				});
				if (closed.paths.size > 0) closeRepository(closed);
			}
			const isShown = (path) => closeRepository === null || mountFacts.toolDirectories.some((directory) => (0, files_paths.Yw)(directory, path));
			return plan.outside.unreadable.filter((path) => isShown(path) && !covered.some((directory) => (0, files_paths.Yw)(directory, path))).map((target) => (0, files_paths.wd)(target) ? {
				type: "temporary",
				target,
				maxBytes: temporaryBytes,
				sealed: true
			} : {
				type: "read-only",
				source: mountFacts.emptyFile,
				target
			});
		}
		function makeReadOnly(mount) {
			return mount.type === "writable" ? {
				type: "read-only",
				source: mount.source,
				target: mount.target
			} : mount;
		}
		function openSharedSpace({ space, user, mountFacts: { home } }, mounts) {
			const isCovered = (path) => mounts.some(({ type, target }) => type === "temporary" && (0, files_paths.Yw)(target, path));
			const places = [...isCovered(home) ? [{
				source: space.makeShared("home", 448),
				target: home
			}] : [], ...mounts_mounts.Lu.map((target) => ({
				source: space.makeShared(target.replaceAll("/", "-"), 1023),
				target
			}))];
			const toMount = ({ source, target }) => ({
				type: "writable",
				source,
				target
			});
			function share(given, homeKind) {
				const shown = places.filter(({ target }) => homeKind === "shared" || target !== home);
				return given.flatMap((mount) => {
					if (mount.type !== "temporary") return [mount];
					const isOuter = ({ type, target }) => type === "temporary" && target !== home && (0, files_paths.Yw)(target, home);
					if (homeKind === "shared" && mount.target === home && given.some(isOuter)) return [];
					const inside = shown.filter(({ target }) => (0, files_paths.Yw)(mount.target, target));
					if (inside.some(({ target }) => target === mount.target)) return inside.toReversed().map(toMount);
					const cover = mount.target === home ? mount : {
						...mount,
						sealed: true
					};
					return [cover, ...inside.map(toMount)];
				});
			}
			const pins = new Map();
			for (const mount of [...places.map(toMount), ...mounts]) {
				const place = places.find(({ target }) => target !== mount.target && (0, files_paths.Yw)(target, mount.target));
				if (place === undefined) continue;
				for (const target of [...(0, files_paths.vl)(place.target, mount.target), mount.target]) {
					const source = (0, external_node_path_.join)(place.source, target.slice(place.target.length));
					if (pins.has(source)) continue;
					make(space.locate(source), target === mount.target ? mount : null, user);
					pins.set(source, {
						type: "writable",
						source,
						target: source
					});
				}
			}
			const scratchDirectories = places.filter(({ target }) => target === "/tmp").map(({ source, target }) => ({
				target,
				directory: space.locate(source),
				access: "writable"
			}));
			return {
				share,
				pins: [...pins.values()],
				scratchDirectories
			};
		}
		function make(path, mount, user) {
			const isForFile = mount !== null && mount.type !== "temporary" && (0, files_paths.fo)(mount.source);
			(0, external_node_fs_.mkdirSync)(isForFile ? (0, external_node_path_.dirname)(path) : path, {
				recursive: true,
				mode: 493
			});
			if (isForFile) (0, external_node_fs_.writeFileSync)(path, "");
			(0, run_user.xO)(path, user);
		}
		;
		const maxSeenBytes = 1024 * 1024;
		function showFiles(paths, options) {
			const { base, workspace, place, user } = options;
			return paths.flatMap((path, index) => {
				const content = (0, tree_entry.hB)(base, (0, changes_stamp.YZ)(path))?.content ?? null;
				if (content === null || content.length > maxSeenBytes) return [];
				(0, external_node_fs_.mkdirSync)(place, {
					recursive: true,
					mode: 493
				});
				const source = (0, external_node_path_.join)(place, String(index));
				(0, external_node_fs_.writeFileSync)(source, content.read(), { mode: 256 });
				(0, run_user.xO)(source, user);
				return [{
					type: "read-only",
					source,
					target: (0, external_node_path_.join)(workspace, path)
				}];
			});
		}
		function moveDownloads(from, to) {
			const kept = (0, external_node_fs_.readdirSync)(from, "latin1").filter((name) => dropSpecialFiles(from, name));
			for (const name of kept) {
				const [source, target] = [(0, no_follow.EM)(from, name), (0, no_follow.EM)(to, name)];
				(0, remove_tree.b)(target);
				(0, external_node_fs_.renameSync)(source, target);
			}
			(0, external_node_fs_.rmdirSync)(from);
			return kept.map((name) => (0, changes_stamp.kB)(`${network.JI}/${name}`));
		}
		function dropSpecialFiles(root, top) {
			const pending = [top];
			try {
				for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
					const path = (0, no_follow.EM)(root, key);
					const stats = (0, external_node_fs_.lstatSync)(path);
					if (!stats.isDirectory()) {
						if (!stats.isFile() && !stats.isSymbolicLink()) (0, external_node_fs_.unlinkSync)(path);
						continue;
					}
					(0, external_node_fs_.chmodSync)(path, 493);
					for (const name of (0, external_node_fs_.readdirSync)(path, "latin1")) pending.push(`${key}/${name}`);
				}
			} catch (thrown) {
				if (!(0, error.up)(thrown, "ENAMETOOLONG")) throw thrown;
				(0, remove_tree.b)((0, no_follow.EM)(root, top));
			}
			return (0, external_node_fs_.lstatSync)((0, no_follow.EM)(root, top), { throwIfNoEntry: false }) !== undefined;
		}
		var publish = __webpack_require__(55590);
		var publish_journal = __webpack_require__(74612);
		;
		async function openLayeredWorkspace(options) {
			const { space, plan, disposable, scratch, privateGit, patchBytes } = options;
			const { workspace } = options.mountFacts;
			const mounts = planLayerMounts(options);
			const reported = new Set();
			const inWorkspace = (paths) => paths.filter((path) => (0, files_paths.Yw)(workspace, path)).map((path) => (0, external_node_path_.relative)(workspace, path));
			const readClosed = (view, paths) => (0, closed_entries.pV)(view, paths, {
				mountPoints: inWorkspace(mounts.fixedPaths),
				covered: inWorkspace([options.gitPath, ...options.mountFacts.hiddenDirectories])
			});
			let lowers = [];
			let closed = readClosed(space.base, plan.unreadable);
			let guarded = options.hasSetup ? mounts.fixedPaths : mounts.protectedPaths;
			let current = await openLayer();
			let untouched = null;
			function openLayer() {
				return space.openLayer({
					lowers,
					closed,
					mounts: mounts.inLayer(guarded, closed, privateGit.mounts),
					root: mounts.root
				});
			}
			const openTree = (layer) => layer.createTree({
				isLeftOut: (key) => mounts.covered.has(key),
				isDisposable: (path, kind) => disposable.isDisposable(path, kind)
			});
			let tree = openTree(current);
			const watched = {
				get root() {
					return tree.root;
				},
				walk: (visit) => tree.walk(visit),
				readBase: (key) => tree.readBase(key)
			};
			let sealedCalls = 0;
			let takenBack = [];
			function openCopyLayer(above, git = privateGit.pristineMounts) {
				const hidden = above?.closed ?? closed;
				return space.openLayer({
					lowers: above?.layers ?? lowers,
					closed: hidden,
					mounts: mounts.inLayer(mounts.fixedPaths, hidden, git),
					root: null
				});
			}
			const applyTo = (layer, patch) => applyPatch({
				...patch,
				place: options,
				ownGit: options.ownGit,
				run: (extras, request) => options.run((0, mounts_mounts.uL)(mounts.see(layer, "git-apply"), extras), request)
			});
			async function endLayer(layer) {
				const found = readClosed(layer.directory, plan.findUnreadable(layer.directory));
				await layer.end();
				return found;
			}
			async function openAbove(layer) {
				closed = await endLayer(layer);
				lowers = [layer.name, ...lowers];
				reported.clear();
				current = await openLayer();
				tree = openTree(current);
			}
			async function copyWorkspace(above = null) {
				const layer = await openCopyLayer(above);
				const copied = openTree(layer);
				return {
					directory: layer.directory,
					run: (request) => options.run(mounts.see(layer, "copy", privateGit.pristineMounts), request),
					apply: (patch, signal) => applyTo(layer, {
						patch,
						signal
					}),
					listWritten: () => listChanges(copied).flatMap(({ path, now }) => now === "file" ? [path] : []),
					async keepInstalled(patched) {
						const paths = new Set(patched);
						const changed = listChanges(copied).filter(({ key, path }) => copied.readBase(key) !== null || paths.has(path));
						restoreChanges(copied, changed);
						const found = await endLayer(layer);
						return {
							layers: [layer.name, ...above?.layers ?? lowers],
							closed: found,
							discard: () => layer.discard()
						};
					},
					close: () => layer.discard()
				};
			}
			return {
				scratchDirectories: mounts.scratchDirectories,
				tree: watched,
				baseReader: {
					findSubmodule: disposable.findSubmodule,
					isUnfetched: disposable.isUnfetched,
					findMaker(key, { stamp: { kind } }) {
						const path = (0, changes_stamp.kB)(key);
						if (!["file", "symlink"].includes(kind) || !disposable.isUncommitted(path)) return null;
						if ((0, no_follow.Je)(space.base, key) === null && !takenBack.includes(path)) return "setup";
						return options.patchFor === "commit" ? "earlier-step" : null;
					},
					hidesOther(key, kind) {
						if (!plan.isClosed((0, changes_stamp.kB)(key))) return false;
						const isFile = (part) => (0, no_follow.Je)(space.base, part)?.isDirectory() === false;
						const isReplaced = kind !== "directory" && (0, no_follow.Je)(space.base, key) !== null;
						return isReplaced || [key, ...(0, path_text.WJ)(key)].some(isFile);
					},
					keepsFiles(key) {
						const files = [space.base, current.lower].flatMap((root) => (0, publish_journal.Iy)(root, key).files);
						return files.some((file) => {
							const path = (0, changes_stamp.kB)(file);
							const isClosed = tree.readBase(file) === null && !takenBack.includes(path);
							return isClosed || disposable.isDisposable(path, "other");
						});
					}
				},
				readDirectory() {
					space.checkAlive();
					return current.directory;
				},
				readSealedDirectory: () => current.lower,
				readView: (kind) => {
					space.checkAlive();
					return mounts.see(current, kind);
				},
				async readSealedView() {
					space.checkAlive();
					untouched ??= openLayer();
					const layer = await untouched;
					return mounts.see(layer, "alone");
				},
				readOwnView() {
					const hidden = plan.nestedRepositories.flatMap((target) => {
						const stats = (0, files_paths.uq)((0, external_node_path_.join)(current.directory, (0, external_node_path_.relative)(workspace, target)));
						if (stats?.isDirectory() === true) return [{
							type: "temporary",
							target,
							maxBytes: 4096
						}];
						return stats?.isFile() === true ? [{
							type: "read-only",
							source: (0, run_user.EO)(scratch),
							target
						}] : [];
					});
					return (0, mounts_mounts.uL)(mounts.see(current, "git"), hidden);
				},
				async sealSetup() {
					const changed = listChanges(tree).filter(({ key }) => tree.readBase(key) !== null);
					restoreChanges(tree, changed);
					guarded = mounts.protectedPaths;
					await openAbove(current);
					return changed.filter(({ now }) => now !== "directory").map(({ path }) => path);
				},
				copyWorkspace,
				async openSealed(sees) {
					const git = privateGit.openFork();
					const layer = await openCopyLayer(null, git.mounts);
					const view = mounts.see(layer, "copy", git.mounts);
					sealedCalls += 1;
					const place = (0, external_node_path_.join)(scratch, `sealed-${sealedCalls}`);
					const left = space.makeShared(`downloads-${sealedCalls}`, 493);
					return {
						view: (0, mounts_mounts.uL)(view, [{
							type: "writable",
							source: left,
							target: network.JI
						}, ...showFiles(sees, {
							base: space.base,
							workspace,
							place,
							user: options.user
						})]),
						async close() {
							await layer.discard();
							git.close();
							(0, remove_tree.b)(Buffer.from(place));
							return moveDownloads(space.locate(left), space.locate(mounts.downloads));
						}
					};
				},
				showClosed(sees) {
					const place = (0, external_node_path_.join)(scratch, "shown");
					const isAbsent = (key) => (0, no_follow.Je)(tree.root, key) === null;
					const absent = sees.filter((path) => isAbsent((0, changes_stamp.YZ)(path)));
					const files = showFiles(absent, {
						base: space.base,
						workspace,
						place,
						user: options.user
					});
					const keys = files.map(({ target }) => (0, changes_stamp.YZ)((0, external_node_path_.relative)(workspace, target)));
					const parents = [...new Set(keys.flatMap(path_text.WJ))].filter(isAbsent);
					return {
						mounts: files,
						close() {
							(0, remove_tree.b)(Buffer.from(place));
							for (const key of keys) if (!isAbsent(key)) (0, no_follow.iD)(tree.root, key, remove_tree.b);
							for (const key of parents.toReversed()) if (!isAbsent(key)) (0, no_follow.iD)(tree.root, key, (path) => (0, error.NW)(() => (0, external_node_fs_.rmdirSync)(path), undefined, "ENOTEMPTY", "ENOTDIR"));
						}
					};
				},
				async takeBack(patch, paths, signal) {
					const layer = await openCopyLayer(null);
					const whole = {
						bytes: patch,
						except: [],
						stored: []
					};
					const done = await applyTo(layer, {
						patch: whole,
						signal,
						direction: "backward"
					});
					if (done.exitCode !== 0) {
						const { exitCode } = await applyTo(layer, {
							patch: whole,
							signal
						});
						await layer.end();
						return exitCode === 0 ? "absent" : "changed";
					}
					await current.discard();
					takenBack = paths;
					await openAbove(layer);
					return "taken-back";
				},
				listTouched: (readStatus) => listTouched(watched, reported, {
					findSubmodule: disposable.findSubmodule,
					patchBytes,
					readStatus
				}),
				listKept: (isExcepted) => listKept(tree, isExcepted),
				isAsBefore: (path) => isAsBefore(tree, (0, changes_stamp.YZ)(path)),
				addLeftovers: (paths) => disposable.addLeftovers(paths),
				seal() {
					listTouched(watched, reported, {
						findSubmodule: disposable.findSubmodule,
						patchBytes,
						readStatus: () => "allowed"
					});
					tree = walkOnce(tree);
				},
				findForeign: (base) => (0, publish.qq)({
					workspace,
					changes: listChanges(tree),
					start: options.start,
					base
				}),
				async publish(isWanted, base = new Map()) {
					const listed = listChanges(tree);
					const known = new Set(listed.map(({ path }) => path));
					const undone = takenBack.filter((path) => !known.has(path)).map((path) => {
						const stats = (0, no_follow.Je)(tree.root, (0, changes_stamp.YZ)(path));
						return {
							key: (0, changes_stamp.YZ)(path),
							path,
							kind: "modified",
							now: stats === null ? null : (0, changes_stamp.X0)(stats)
						};
					});
					const changes = [...listed, ...undone].filter(({ path, now }) => isWanted(path, now));
					return (0, publish.mk)({
						workspace,
						directory: tree.root,
						changes,
						start: options.start,
						base,
						journal: (0, publish_journal.i$)(options.stateDirectory, workspace)
					});
				},
				describeLeftovers: () => privateGit.describeLeftovers(),
				async close() {
					space.kill();
				}
			};
		}
		function walkOnce(tree) {
			const met = [];
			tree.walk((key, stamp) => met.push([key, stamp]));
			return {
				root: tree.root,
				walk(visit) {
					for (const [key, stamp] of met) visit(key, stamp);
				},
				readBase: (key) => tree.readBase(key)
			};
		}
		var git_layout = __webpack_require__(41125);
		;
		const objectPlace = "/run/git-objects";
		const maxAlternates = 20;
		const stateFiles = [
			"shallow",
			"index",
			"ORIG_HEAD",
			"MERGE_HEAD",
			"MERGE_MSG",
			"MERGE_MODE",
			"CHERRY_PICK_HEAD",
			"REVERT_HEAD"
		];
		const steering = [
			"config",
			"commondir",
			"config.worktree",
			"hooks",
			"info",
			"objects/info"
		];
		function createPrivateGit(options) {
			const { layout, workspace, scratch, user } = options;
			const place = (0, external_node_path_.join)(scratch, "git");
			const isWritable = options.config === "writable";
			const objects = [];
			const made = new Set();
			const { gitPath, gitDirectory, commonDirectory } = layout;
			const isGitDirectory = (0, external_node_fs_.lstatSync)(gitPath).isDirectory();
			const target = isGitDirectory ? gitPath : "/run/git";
			(0, external_node_fs_.mkdirSync)(place, { mode: 493 });
			(0, run_user.xO)(place, user);
			const directory = makeDirectory("repository");
			let pristine = null;
			let forks = 0;
			const before = readRefs(directory);
			function makeDirectory(name) {
				const root = (0, external_node_path_.join)(place, name);
				make(root, "", gitDirectory, commonDirectory, layout.repositoryRoot);
				markMasked(root);
				(0, run_user.kM)(root, user);
				return root;
			}
			function make(root, path, from, common, workTree) {
				const to = (0, external_node_path_.join)(root, path);
				for (const name of [
					"objects/info",
					"hooks",
					"info",
					"refs",
					"logs"
				]) (0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(to, name), { recursive: true });
				made.add(path);
				for (const name of [...stateFiles, ...(0, git_layout.H5)(from).filter((each) => each.startsWith("sharedindex."))]) copyFirst([from, common], name, to);
				copyRefs(from, common, to);
				for (const name of ["exclude", "sparse-checkout"]) copyFirst([from, common], (0, external_node_path_.join)("info", name), to);
				const alternates = listObjects((0, external_node_path_.join)(common, "objects")).map((each) => {
					if (!objects.includes(each)) objects.push(each);
					return `${objectPlace}/${objects.indexOf(each)}`;
				});
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(to, "objects/info/alternates"), `${alternates.join("\n")}\n`);
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(to, "config"), renderConfig((0, external_node_path_.join)(common, "config"), path === "" ? null : workTree));
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(to, "commondir"), ".\n");
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(to, "config.worktree"), "");
				for (const name of (0, git_layout.su)((0, external_node_path_.join)(common, "modules"))) {
					const module = (0, external_node_path_.join)(common, "modules", name);
					make(root, (0, external_node_path_.join)(path, "modules", name), module, module, readWorkTree(module));
				}
			}
			function copyRefs(from, common, to) {
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(to, "HEAD"), `${readHeadText(options.git, from)}\n`);
				if (readHeadFile(from) === tableHead) {
					const listed = ["for-each-ref", "--format=%(objectname) %(refname)"];
					(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(to, "packed-refs"), (0, git_layout.K)(options.git, [`--git-dir=${from}`, ...listed]));
					return;
				}
				copyFirst([from, common], "packed-refs", to);
				for (const source of new Set([(0, external_node_path_.join)(common, "refs"), (0, external_node_path_.join)(from, "refs")])) if ((0, files_paths.wd)(source)) (0, external_node_fs_.cpSync)(source, (0, external_node_path_.join)(to, "refs"), {
					recursive: true,
					verbatimSymlinks: true
				});
			}
			function renderConfig(file, workTree) {
				const lines = [
					(0, git_layout.Kw)(layout, file),
					"[core]\n	hooksPath = /dev/null\n	fsmonitor = false\n",
					user === null ? "" : "	checkStat = minimal\n	trustctime = false\n",
					workTree === null ? "" : `\tworktree = ${workTree}\n`,
					"[gc]\n	auto = 0\n	writeCommitGraph = false\n[maintenance]\n	auto = false\n[repack]\n	updateServerInfo = false\n",
					"[user]\n	name = agent\n	email = agent@localhost\n"
				];
				return lines.join("");
			}
			function markMasked(root) {
				if (options.masked.length === 0) return;
				const where = [`--git-dir=${root}`, `--work-tree=${layout.repositoryRoot}`];
				(0, git_layout.K)(options.git, [
					...where,
					"update-index",
					"--skip-worktree",
					"-z",
					"--stdin"
				], {
					cwd: layout.repositoryRoot,
					input: options.masked.map((path) => `${path}\0`).join("")
				});
			}
			function listMounts(root, isGuarded) {
				const guarded = [...made].flatMap((path) => steering.map((name) => (0, external_node_path_.join)(path, name))).filter(isGuarded);
				const pinned = new Set(guarded.flatMap((path) => (0, files_paths.vl)(root, (0, external_node_path_.join)(root, path))).filter((path) => path !== root));
				const place = (path) => (0, external_node_path_.join)(target, path.slice(root.length));
				return [
					{
						type: "writable",
						source: root,
						target
					},
					...[...pinned].map((source) => ({
						type: "writable",
						source,
						target: place(source)
					})),
					...guarded.map((path) => ({
						type: "read-only",
						source: (0, external_node_path_.join)(root, path),
						target: (0, external_node_path_.join)(target, path)
					}))
				];
			}
			const file = (0, external_node_path_.join)(place, "file");
			if (!isGitDirectory) (0, external_node_fs_.writeFileSync)(file, `gitdir: ${target}\n`);
			const fileMounts = isGitDirectory ? [] : [{
				type: "read-only",
				source: file,
				target: gitPath
			}];
			return {
				mounts: [...listMounts(directory, (path) => !isWritable || (0, external_node_path_.basename)(path) !== "config"), ...fileMounts],
				get pristineMounts() {
					pristine ??= makeDirectory("pristine");
					return [{
						type: "read-only",
						source: pristine,
						target
					}, ...fileMounts];
				},
				openFork() {
					forks += 1;
					const fork = makeDirectory(`fork-${forks}`);
					return {
						mounts: [...listMounts(fork, () => true), ...fileMounts],
						close: () => (0, remove_tree.d)(Buffer.from(fork))
					};
				},
				objectMounts: objects.flatMap((source, index) => {
					const to = `${objectPlace}/${index}`;
					const hasOwn = (0, files_paths.fo)((0, external_node_path_.join)(source, "info/alternates"));
					return [{
						type: "read-only",
						source,
						target: to
					}, ...hasOwn ? [{
						type: "read-only",
						source: (0, run_user.EO)(scratch),
						target: `${to}/info/alternates`
					}] : []];
				}),
				describeLeftovers: () => listLeftovers(directory, before)
			};
			function readWorkTree(module) {
				const path = readModuleTree(module);
				return path !== null && (0, files_paths.Yw)(workspace, path) ? path : workspace;
			}
		}
		function listLeftovers(directory, before) {
			const after = readRefs(directory);
			return [...after.stash === "" || after.stash === before.stash ? [] : ["changes are left in a stash of the run\u2019s own git, and the patch does not hold them"], ...after.text === before.text && after.commit === before.commit ? [] : [`HEAD of the run\u2019s own git ${after.text === "" ? "was removed" : "moved"}${after.branch === "" ? "" : ` on branch ${after.branch}`}; its commits end with the run, and the patch is made from the files`]];
		}
		function listObjects(directory) {
			const found = [directory];
			for (const one of found) {
				if (found.length >= maxAlternates) break;
				for (const line of (private_git_readText((0, external_node_path_.join)(one, "info/alternates")) ?? "").split("\n")) {
					if (line === "" || line.startsWith("#")) continue;
					const path = (0, external_node_path_.resolve)(one, line);
					if ((0, files_paths.wd)(path) && !found.includes(path)) found.push(path);
				}
			}
			return found;
		}
		function readModuleTree(module) {
			const named = /^[ \t]*worktree[ \t]*=[ \t]*(\S.*)$/m.exec(private_git_readText((0, external_node_path_.join)(module, "config")) ?? "")?.[1];
			return named === undefined ? null : (0, external_node_path_.resolve)(module, named.trim());
		}
		function readHeadText(git, directory) {
			const text = readHeadFile(directory);
			if (text !== tableHead) return text;
			try {
				return `ref: ${(0, git_layout.K)(git, [
					`--git-dir=${directory}`,
					"symbolic-ref",
					"--quiet",
					"HEAD"
				]).toString().trim()}`;
			} catch {
				return (0, git_layout.Z)(git, directory, "HEAD") ?? "";
			}
		}
		const readHeadFile = (directory) => (private_git_readText((0, external_node_path_.join)(directory, "HEAD")) ?? "").trim();
		const tableHead = "ref: refs/heads/.invalid";
		const readBranch = (git, directory) => findBranch(readHeadText(git, directory));
		const findBranch = (head) => /^ref: refs\/heads\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/.exec(head)?.[1] ?? "";
		function readRefs(directory) {
			const text = readHeadFile(directory);
			const branch = findBranch(text);
			const stash = readRef(directory, "refs/stash");
			return {
				text,
				commit: branch === "" ? text : readRef(directory, `refs/heads/${branch}`),
				branch,
				stash
			};
		}
		function readRef(directory, ref) {
			const packed = (private_git_readText((0, external_node_path_.join)(directory, "packed-refs")) ?? "").split("\n").find((line) => line.endsWith(` ${ref}`))?.split(" ")[0];
			return (private_git_readText((0, external_node_path_.join)(directory, ref)) ?? packed ?? "").trim();
		}
		function private_git_readText(path) {
			const stats = (0, files_paths.uq)(path);
			return stats?.isFile() === true && stats.size < 16 * 1024 * 1024 ? (0, external_node_fs_.readFileSync)(path, "utf8") : null;
		}
		function copyFirst(directories, name, to) {
			const source = directories.map((directory) => (0, external_node_path_.join)(directory, name)).find((path) => (0, files_paths.fo)(path));
			if (source === undefined) return false;
			(0, external_node_fs_.copyFileSync)(source, (0, external_node_path_.join)(to, name));
			const { atime, mtime } = (0, external_node_fs_.lstatSync)(source);
			(0, external_node_fs_.utimesSync)((0, external_node_path_.join)(to, name), atime, mtime);
			return true;
		}
		var closed_view = __webpack_require__(99429);
		;
		const gitlink = "160000";
		function makeVisibleGit(options) {
			const { layout, git, workspace } = options;
			const configFiles = new Map();
			try {
				make(layout.gitDirectory, layout.commonDirectory, layout.repositoryRoot, options.directory);
			} catch (thrown) {
				throw new error.tj({
					code: "sandbox",
					message: `git cannot make a repository of the files that processes may read: ${(0, error.IP)(thrown)}`,
					hint: "Look for damage with `git fsck`, or let processes see the history: `sandbox: { git: history }`.",
					cause: thrown
				});
			}
			(0, run_user.kM)(options.directory, options.user);
			return {
				...layout,
				gitDirectory: options.directory,
				commonDirectory: options.directory,
				configFiles
			};
			function make(gitDirectory, commonDirectory, workTree, to) {
				for (const name of [
					"objects/info",
					"objects/pack",
					"refs/heads",
					"info"
				]) (0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(to, name), {
					recursive: true,
					mode: 493
				});
				const alternates = (0, external_node_path_.join)(to, "objects/info/alternates");
				(0, external_node_fs_.writeFileSync)(alternates, `${(0, external_node_path_.join)(commonDirectory, "objects")}\n`);
				writeConfig((0, external_node_path_.join)(commonDirectory, "config"), (0, external_node_path_.join)(to, "config"), workTree);
				const branch = readBranch(git, gitDirectory);
				const head = branch === "" ? (0, external_node_path_.join)(to, "HEAD") : (0, external_node_path_.join)(to, "refs/heads", branch);
				(0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)(head), {
					recursive: true,
					mode: 493
				});
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(to, "HEAD"), `ref: refs/heads/${branch === "" ? "main" : branch}\n`);
				for (const name of ["exclude", "sparse-checkout"]) copyFirst([gitDirectory, commonDirectory], (0, external_node_path_.join)("info", name), to);
				const modules = (0, git_layout.su)((0, external_node_path_.join)(commonDirectory, "modules")).flatMap((name) => {
					const module = (0, external_node_path_.join)(commonDirectory, "modules", name);
					const place = readModuleTree(module);
					const made = place === null ? null : make(module, module, place, (0, external_node_path_.join)(to, "modules", name));
					return made === null || place === null ? [] : [{
						...made,
						workTree: place
					}];
				});
				const run = (args, more = {}) => {
					const settings = [
						"core.checkStat=minimal",
						"core.trustctime=false",
						"core.splitIndex=false",
						"core.untrackedCache=false",
						"index.sparse=false",
						"pack.useBitmaps=false"
					];
					const place = (0, external_node_fs_.existsSync)(workTree) ? workTree : to;
					return (0, git_layout.K)(git, [...settings.flatMap((one) => ["-c", one]), ...args], {
						cwd: place,
						env: {
							GIT_DIR: to,
							GIT_WORK_TREE: place,
							...more.env
						},
						input: Buffer.from(more.input ?? "", "latin1")
					}).toString("latin1");
				};
				const judge = createJudge(workTree, (oid) => Buffer.from(run([
					"cat-file",
					"blob",
					oid
				]), "latin1"));
				const findModule = ({ mode, oid, path }) => mode === gitlink && modules.find((one) => one.from === oid && one.workTree === (0, external_node_path_.join)(workTree, readPath(path)))?.to || null;
				const renderChanges = (entries, open) => entries.map((entry) => {
					if (!open.has(entry)) return `0 ${"0".repeat(entry.oid.length)}\t${entry.path}\0`;
					const commit = findModule(entry);
					return commit === null ? "" : `${gitlink} ${commit}\t${entry.path}\0`;
				}).join("");
				const from = (0, git_layout.Z)(git, gitDirectory, "HEAD^{commit}");
				const committed = new Map();
				let commit = null;
				if (from !== null) {
					const entries = parseEntries(run([
						"ls-tree",
						"-r",
						"-z",
						"--full-tree",
						from
					]), /^(\d+) \w+ (\w+)\t(.*)$/s);
					const open = new Set(entries.filter((entry) => judge(entry, true)));
					for (const { path, oid } of open) committed.set(path, oid);
					commit = writeCommit(from, renderChanges(entries, open));
					(0, external_node_fs_.writeFileSync)(head, `${commit}\n`);
				}
				const staged = copyIndex();
				packObjects();
				(0, external_node_fs_.rmSync)(alternates);
				return from === null || commit === null ? null : {
					from,
					to: commit
				};
				function writeCommit(original, changes) {
					const index = { GIT_INDEX_FILE: (0, external_node_path_.join)(to, "index-of-commit") };
					let tree = `${original}^{tree}`;
					if (changes !== "") {
						run(["read-tree", original], { env: index });
						run([
							"update-index",
							"-z",
							"--index-info"
						], {
							input: changes,
							env: index
						});
						tree = run(["write-tree", "--missing-ok"], { env: index }).trim();
						(0, external_node_fs_.rmSync)(index.GIT_INDEX_FILE);
					}
					const seconds = /^committer .*> (\d+) /m.exec(run([
						"cat-file",
						"commit",
						original
					]))?.[1] ?? "0";
					const date = `${seconds} +0000`;
					const author = {
						GIT_AUTHOR_NAME: "agent",
						GIT_AUTHOR_EMAIL: "agent@localhost",
						GIT_AUTHOR_DATE: date
					};
					const committer = {
						GIT_COMMITTER_NAME: "agent",
						GIT_COMMITTER_EMAIL: "agent@localhost",
						GIT_COMMITTER_DATE: date
					};
					const message = "The files that may be read. The history is not there.\n";
					return run(["commit-tree", tree], {
						input: message,
						env: {
							...author,
							...committer
						}
					}).trim();
				}
				function copyIndex() {
					if (!copyFirst([gitDirectory], "index", to)) return [];
					const shared = (0, git_layout.H5)(gitDirectory).filter((name) => name.startsWith("sharedindex."));
					for (const name of shared) copyFirst([gitDirectory], name, to);
					const entries = parseEntries(run([
						"ls-files",
						"--stage",
						"-z"
					]), /^(\d+) (\w+) \d\t(.*)$/s);
					const open = new Set(entries.filter((entry) => judge(entry, committed.get(entry.path) === entry.oid)));
					run([
						"update-index",
						"--clear-resolve-undo",
						"--force-write-index",
						"-z",
						"--index-info"
					], { input: renderChanges(entries, open) });
					for (const name of shared) (0, external_node_fs_.rmSync)((0, external_node_path_.join)(to, name), { force: true });
					return [...open];
				}
				function packObjects() {
					const known = new Set(committed.values());
					const extra = staged.filter(({ mode, oid }) => mode !== gitlink && !known.has(oid)).map(({ oid }) => oid);
					const there = run(["cat-file", "--batch-check=%(objectname)"], { input: `${extra.join("\n")}\n` }).split("\n").filter((line) => /^\w+$/.test(line));
					const wanted = [...commit === null ? [] : [commit], ...there];
					if (wanted.length > 0) run([
						"pack-objects",
						"--quiet",
						"--revs",
						"--missing=allow-any",
						"--window=0",
						(0, external_node_path_.join)(to, "objects/pack/pack")
					], { input: `${wanted.join("\n")}\n` });
					for (const name of (0, external_node_fs_.readdirSync)((0, external_node_path_.join)(to, "objects"))) if (/^[0-9a-f]{2}$/.test(name)) (0, external_node_fs_.rmSync)((0, external_node_path_.join)(to, "objects", name), { recursive: true });
				}
			}
			function writeConfig(source, target, workTree) {
				const entries = (0, git_layout.Kw)(layout, source).split(/^(?=\[)/m);
				const kept = entries.filter((entry) => /^\[(?:core\]|extensions\]\n\tobjectformat )/.test(entry)).join("");
				(0, external_node_fs_.writeFileSync)(target, workTree === layout.repositoryRoot ? kept : `${kept}[core]\n\tworktree = ${workTree}\n`);
				configFiles.set((0, external_node_fs_.realpathSync)(target), kept);
			}
			function createJudge(workTree, readBlob) {
				const directories = new Map();
				const isOpenDirectory = (directory) => {
					const known = directories.get(directory) ?? options.closed.judgeDirectory(directory === "." ? "" : directory) === "open";
					directories.set(directory, known);
					return known;
				};
				return ({ mode, oid, path }, isCommitted) => {
					const absolute = (0, external_node_path_.join)(workTree, readPath(path));
					const isInside = (0, files_paths.Yw)(workspace, absolute);
					const ruled = (0, external_node_path_.relative)(isInside ? workspace : layout.repositoryRoot, absolute);
					if (isInside && options.isLinkedToUnreadable(ruled)) return false;
					if (isOpenDirectory((0, external_node_path_.dirname)(ruled))) return true;
					const closure = options.closed.explain(ruled);
					if (closure === null) return true;
					if (!closure.unlessHarmless || mode === gitlink) return false;
					const { isUnreadable } = isInside ? options : options.outside;
					const isClosedNow = (0, files_paths.uq)(absolute) !== null && isUnreadable(ruled);
					return !isClosedNow && (0, harmless_settings.e5)(ruled, readBlob(oid), () => isCommitted);
				};
			}
		}
		function parseEntries(listed, form) {
			return listed.split("\0").filter((line) => line !== "").map((line) => {
				const [, mode = "", oid = "", path = ""] = form.exec(line) ?? [];
				if (path === "") throw new Error("git listed an entry without a path");
				return {
					mode,
					oid,
					path
				};
			});
		}
		function readPath(path) {
			return Buffer.from(path, "latin1").toString("utf8").replaceAll("\ufffd", "x");
		}
		var environment = __webpack_require__(65575);
		;
		const lastSyscall = 469;
		const syscalls = {
			add_key: {
				x64: 248,
				arm64: 217,
				action: "refuse"
			},
			adjtimex: {
				x64: 159,
				arm64: 171,
				action: "refuse"
			},
			bpf: {
				x64: 321,
				arm64: 280,
				action: "refuse"
			},
			chmod: {
				x64: 90,
				arm64: null,
				action: "check"
			},
			chown: {
				x64: 92,
				arm64: null,
				action: "check"
			},
			chroot: {
				x64: 161,
				arm64: 51,
				action: "refuse"
			},
			clock_adjtime: {
				x64: 305,
				arm64: 266,
				action: "refuse"
			},
			clock_settime: {
				x64: 227,
				arm64: 112,
				action: "refuse"
			},
			clone: {
				x64: 56,
				arm64: 220,
				action: "check"
			},
			clone3: {
				x64: 435,
				arm64: 435,
				action: "hide"
			},
			creat: {
				x64: 85,
				arm64: null,
				action: "check"
			},
			create_module: {
				x64: 174,
				arm64: null,
				action: "refuse"
			},
			delete_module: {
				x64: 176,
				arm64: 106,
				action: "refuse"
			},
			fanotify_init: {
				x64: 300,
				arm64: 262,
				action: "refuse"
			},
			fanotify_mark: {
				x64: 301,
				arm64: 263,
				action: "refuse"
			},
			fchmod: {
				x64: 91,
				arm64: 52,
				action: "check"
			},
			fchmodat: {
				x64: 268,
				arm64: 53,
				action: "check"
			},
			fchmodat2: {
				x64: 452,
				arm64: 452,
				action: "check"
			},
			fchown: {
				x64: 93,
				arm64: 55,
				action: "check"
			},
			fchownat: {
				x64: 260,
				arm64: 54,
				action: "check"
			},
			finit_module: {
				x64: 313,
				arm64: 273,
				action: "refuse"
			},
			fsconfig: {
				x64: 431,
				arm64: 431,
				action: "refuse"
			},
			fsmount: {
				x64: 432,
				arm64: 432,
				action: "refuse"
			},
			fsopen: {
				x64: 430,
				arm64: 430,
				action: "refuse"
			},
			fspick: {
				x64: 433,
				arm64: 433,
				action: "refuse"
			},
			init_module: {
				x64: 175,
				arm64: 105,
				action: "refuse"
			},
			io_uring_enter: {
				x64: 426,
				arm64: 426,
				action: "hide"
			},
			io_uring_register: {
				x64: 427,
				arm64: 427,
				action: "hide"
			},
			io_uring_setup: {
				x64: 425,
				arm64: 425,
				action: "hide"
			},
			ioctl: {
				x64: 16,
				arm64: 29,
				action: "check"
			},
			kcmp: {
				x64: 312,
				arm64: 272,
				action: "refuse"
			},
			kexec_file_load: {
				x64: 320,
				arm64: 294,
				action: "refuse"
			},
			kexec_load: {
				x64: 246,
				arm64: 104,
				action: "refuse"
			},
			keyctl: {
				x64: 250,
				arm64: 219,
				action: "refuse"
			},
			lchown: {
				x64: 94,
				arm64: null,
				action: "check"
			},
			memfd_secret: {
				x64: 447,
				arm64: 447,
				action: "refuse"
			},
			mknod: {
				x64: 133,
				arm64: null,
				action: "check"
			},
			mknodat: {
				x64: 259,
				arm64: 33,
				action: "check"
			},
			mount: {
				x64: 165,
				arm64: 40,
				action: "refuse"
			},
			mount_setattr: {
				x64: 442,
				arm64: 442,
				action: "refuse"
			},
			move_mount: {
				x64: 429,
				arm64: 429,
				action: "refuse"
			},
			open: {
				x64: 2,
				arm64: null,
				action: "check"
			},
			open_by_handle_at: {
				x64: 304,
				arm64: 265,
				action: "refuse"
			},
			open_tree: {
				x64: 428,
				arm64: 428,
				action: "refuse"
			},
			open_tree_attr: {
				x64: 467,
				arm64: 467,
				action: "refuse"
			},
			openat: {
				x64: 257,
				arm64: 56,
				action: "check"
			},
			openat2: {
				x64: 437,
				arm64: 437,
				action: "hide"
			},
			perf_event_open: {
				x64: 298,
				arm64: 241,
				action: "refuse"
			},
			personality: {
				x64: 135,
				arm64: 92,
				action: "check"
			},
			pidfd_getfd: {
				x64: 438,
				arm64: 438,
				action: "refuse"
			},
			pivot_root: {
				x64: 155,
				arm64: 41,
				action: "refuse"
			},
			process_vm_readv: {
				x64: 310,
				arm64: 270,
				action: "trace"
			},
			process_vm_writev: {
				x64: 311,
				arm64: 271,
				action: "trace"
			},
			ptrace: {
				x64: 101,
				arm64: 117,
				action: "trace"
			},
			quotactl: {
				x64: 179,
				arm64: 60,
				action: "refuse"
			},
			quotactl_fd: {
				x64: 443,
				arm64: 443,
				action: "refuse"
			},
			request_key: {
				x64: 249,
				arm64: 218,
				action: "refuse"
			},
			setgid: {
				x64: 106,
				arm64: 144,
				action: "check"
			},
			setregid: {
				x64: 114,
				arm64: 143,
				action: "check"
			},
			setresgid: {
				x64: 119,
				arm64: 149,
				action: "check"
			},
			setresuid: {
				x64: 117,
				arm64: 147,
				action: "check"
			},
			setreuid: {
				x64: 113,
				arm64: 145,
				action: "check"
			},
			setuid: {
				x64: 105,
				arm64: 146,
				action: "check"
			},
			setns: {
				x64: 308,
				arm64: 268,
				action: "refuse"
			},
			settimeofday: {
				x64: 164,
				arm64: 170,
				action: "refuse"
			},
			shmget: {
				x64: 29,
				arm64: 194,
				action: "check"
			},
			setsockopt: {
				x64: 54,
				arm64: 208,
				action: "check"
			},
			socket: {
				x64: 41,
				arm64: 198,
				action: "check"
			},
			socketpair: {
				x64: 53,
				arm64: 199,
				action: "check"
			},
			umount2: {
				x64: 166,
				arm64: 39,
				action: "refuse"
			},
			unshare: {
				x64: 272,
				arm64: 97,
				action: "refuse"
			},
			userfaultfd: {
				x64: 323,
				arm64: 282,
				action: "refuse"
			}
		};
		;
		const auditArchitectures = {
			x64: 3221225534,
			arm64: 3221225655
		};
		const x32Bit = 1073741824;
		const errors = {
			EPERM: 1,
			ENOSPC: 28,
			ENOSYS: 38,
			ENOPROTOOPT: 92,
			EPROTONOSUPPORT: 93,
			EAFNOSUPPORT: 97
		};
		const numberOffset = 0;
		const architectureOffset = 4;
		const argumentsOffset = 16;
		const maxSegmentBytes = 64 * 1024;
		const maxSegments = 4096;
		function buildSeccompFilter(options) {
			const { arch } = options;
			return encode([
				load(architectureOffset),
				ifEqual(auditArchitectures[arch], 1, 0),
				kill,
				load(numberOffset),
				...arch === "x64" ? [ifAtLeast(x32Bit, 0, 1), kill] : [],
				ifAtLeast(lastSyscall + 1, 0, 1),
				fail("ENOSYS"),
				...refuseCalls(arch, options.ptrace === "deny" ? ["refuse", "trace"] : ["refuse"], fail("EPERM")),
				...refuseCalls(arch, ["hide"], fail("ENOSYS")),
				...listArgumentRules(options).flatMap((rule) => checkArguments(arch, rule)),
				allow
			]);
		}
		function listArgumentRules({ unixSockets, segments, identity: { uid, gid } }) {
			return [
				{
					names: ["clone"],
					check: refuseBits(0, namespaceFlags)
				},
				{
					names: ["ioctl"],
					check: refuseValues(1, [terminalInput, consoleControl])
				},
				{
					names: ["personality"],
					check: allowValues(0, [0, queryPersonality], "EPERM")
				},
				{
					names: ["socket"],
					check: checkSocket(unixSockets)
				},
				{
					names: ["socketpair"],
					check: checkSocketPair(unixSockets)
				},
				{
					names: ["setsockopt"],
					check: refuseOption(tcpLevel, upperLayerProtocol)
				},
				{
					names: [
						"chmod",
						"fchmod",
						"creat",
						"mknod"
					],
					check: refuseBits(1, setIdBits)
				},
				{
					names: [
						"fchmodat",
						"fchmodat2",
						"mknodat"
					],
					check: refuseBits(2, setIdBits)
				},
				{
					names: [
						"chown",
						"lchown",
						"fchown"
					],
					check: refuseOthers(1, [uid, gid])
				},
				{
					names: ["fchownat"],
					check: refuseOthers(2, [uid, gid])
				},
				{
					names: ["setuid"],
					check: refuseOthers(0, [uid])
				},
				{
					names: ["setreuid"],
					check: refuseOthers(0, [uid, uid])
				},
				{
					names: ["setresuid"],
					check: refuseOthers(0, [
						uid,
						uid,
						uid
					])
				},
				{
					names: ["setgid"],
					check: refuseOthers(0, [gid])
				},
				{
					names: ["setregid"],
					check: refuseOthers(0, [gid, gid])
				},
				{
					names: ["setresgid"],
					check: refuseOthers(0, [
						gid,
						gid,
						gid
					])
				},
				{
					names: ["open"],
					check: checkOpen(1)
				},
				{
					names: ["openat"],
					check: checkOpen(2)
				},
				...segments === "any" ? [] : [{
					names: ["shmget"],
					check: refuseAbove(1, maxSegmentBytes)
				}]
			];
		}
		const namespaceFlags = 2114060288;
		const terminalInput = 21522;
		const consoleControl = 21532;
		const queryPersonality = 4294967295;
		const setIdBits = 3072;
		const unchangedId = 4294967295;
		const families = {
			unix: 1,
			inet: 2,
			inet6: 10,
			netlink: 16
		};
		const protocols = {
			tcp: 6,
			udp: 17,
			icmp: 1,
			icmp6: 58
		};
		const socketTypeMask = 15;
		const socketTypes = {
			stream: 1,
			datagram: 2,
			seqpacket: 5
		};
		const tcpLevel = 6;
		const upperLayerProtocol = 31;
		const createFlags = 64 | 4194304;
		function checkSocket(unixSockets) {
			return [
				loadArgument(0),
				...unixSockets === "allow" ? [ifEqual(families.unix, 0, 1), allow] : [],
				ifEqual(families.inet, 6, 0),
				ifEqual(families.inet6, 5, 0),
				ifEqual(families.netlink, 0, 3),
				loadArgument(2),
				ifEqual(0, 0, 1),
				allow,
				fail("EAFNOSUPPORT"),
				loadArgument(2),
				...Object.values(protocols).flatMap((protocol) => [ifEqual(protocol, 0, 1), allow]),
				ifEqual(0, 1, 0),
				fail("EPROTONOSUPPORT"),
				loadArgument(1),
				maskWith(socketTypeMask),
				...[socketTypes.stream, socketTypes.datagram].flatMap((type) => [ifEqual(type, 0, 1), allow]),
				fail("EPROTONOSUPPORT")
			];
		}
		function refuseOption(level, name) {
			return [
				loadArgument(1),
				ifEqual(level, 0, 3),
				loadArgument(2),
				ifEqual(name, 0, 1),
				fail("ENOPROTOOPT"),
				allow
			];
		}
		function checkSocketPair(unixSockets) {
			if (unixSockets === "allow") return allowValues(0, [families.unix], "EAFNOSUPPORT");
			return [
				loadArgument(0),
				ifEqual(families.unix, 1, 0),
				fail("EAFNOSUPPORT"),
				loadArgument(1),
				maskWith(socketTypeMask),
				...[socketTypes.stream, socketTypes.seqpacket].flatMap((type) => [ifEqual(type, 0, 1), allow]),
				fail("EAFNOSUPPORT")
			];
		}
		function checkOpen(flagsArgument) {
			return [
				loadArgument(flagsArgument),
				ifAnyBit(createFlags, 1, 0),
				allow,
				...refuseBits(flagsArgument + 1, setIdBits)
			];
		}
		function refuseOthers(argument, ids) {
			const checks = ids.flatMap((id, index) => [
				loadArgument(argument + index),
				ifEqual(id, 2, 0),
				ifEqual(unchangedId, 1, 0),
				fail("EPERM")
			]);
			return [...checks, allow];
		}
		function refuseAbove(argument, value) {
			return [
				load(argumentsOffset + 8 * argument + 4),
				ifEqual(0, 1, 0),
				fail("ENOSPC"),
				loadArgument(argument),
				ifAtLeast(value + 1, 0, 1),
				fail("ENOSPC"),
				allow
			];
		}
		function refuseBits(argument, bits) {
			return [
				loadArgument(argument),
				ifAnyBit(bits, 0, 1),
				fail("EPERM"),
				allow
			];
		}
		function refuseValues(argument, values) {
			return [
				loadArgument(argument),
				...values.flatMap((value) => [ifEqual(value, 0, 1), fail("EPERM")]),
				allow
			];
		}
		function allowValues(argument, values, error) {
			return [
				loadArgument(argument),
				...values.flatMap((value) => [ifEqual(value, 0, 1), allow]),
				fail(error)
			];
		}
		function refuseCalls(arch, actions, answer) {
			const numbers = Object.values(syscalls).filter(({ action }) => actions.includes(action)).flatMap((syscall) => syscall[arch] ?? []);
			return [
				...numbers.map((number, index) => ifEqual(number, numbers.length - index, 0)),
				jump(1),
				answer
			];
		}
		function checkArguments(arch, { names, check }) {
			return names.flatMap((name) => {
				const number = syscalls[name][arch];
				return number === null ? [] : [ifEqual(number, 0, check.length), ...check];
			});
		}
		const load = (offset) => [
			32,
			0,
			0,
			offset
		];
		const loadArgument = (index) => load(argumentsOffset + 8 * index);
		const maskWith = (mask) => [
			84,
			0,
			0,
			mask
		];
		const jump = (distance) => [
			5,
			0,
			0,
			distance
		];
		const ifEqual = (value, yes, no) => [
			21,
			yes,
			no,
			value
		];
		const ifAtLeast = (value, yes, no) => [
			53,
			yes,
			no,
			value
		];
		const ifAnyBit = (bits, yes, no) => [
			69,
			yes,
			no,
			bits
		];
		const fail = (error) => [
			6,
			0,
			0,
			327680 | errors[error]
		];
		const allow = [
			6,
			0,
			0,
			2147418112
		];
		const kill = [
			6,
			0,
			0,
			2147483648
		];
		function encode(program) {
			const bytes = new Uint8Array(program.length * 8);
			const view = new DataView(bytes.buffer);
			for (const [index, [code, jumpTrue, jumpFalse, value]] of program.entries()) {
				view.setUint16(index * 8, code, true);
				view.setUint8(index * 8 + 2, jumpTrue);
				view.setUint8(index * 8 + 3, jumpFalse);
				view.setUint32(index * 8 + 4, value, true);
			}
			return bytes;
		}
		function writeFilterFiles(directory, arch, { unixSockets, ptrace }, segments, identity) {
			if (arch !== "x64" && arch !== "arm64") return null;
			const write = (name, sockets) => {
				const file = (0, external_node_path_.join)(directory, name);
				(0, external_node_fs_.writeFileSync)(file, buildSeccompFilter({
					arch,
					unixSockets: sockets,
					ptrace,
					segments,
					identity
				}), { mode: 420 });
				return file;
			};
			const [without, allowing] = [write("seccomp", "deny"), write("seccomp-unix", "allow")];
			return {
				ordinary: unixSockets === "deny" ? without : allowing,
				"server-with-hosts": unixSockets === "allow" ? allowing : without,
				engine: without
			};
		}
		var external_node_tls_ = __webpack_require__(41692);
		;
		const machineBundles = [
			"/etc/ssl/certs/ca-certificates.crt",
			"/etc/pki/tls/certs/ca-bundle.crt",
			"/etc/ssl/ca-bundle.pem",
			"/etc/ssl/cert.pem"
		];
		const privateName = "private-authorities.pem";
		const allName = "all-authorities.pem";
		const variables = {
			NODE_EXTRA_CA_CERTS: `/etc/${privateName}`,
			...Object.fromEntries([
				"SSL_CERT_FILE",
				"CURL_CA_BUNDLE",
				"GIT_SSL_CAINFO",
				"PIP_CERT",
				"REQUESTS_CA_BUNDLE",
				"CARGO_HTTP_CAINFO",
				"COMPOSER_CAFILE",
				"pnpm_config_cafile",
				"YARN_HTTPS_CA_FILE_PATH"
			].map((name) => [name, `/etc/${allName}`]))
		};
		function renderCertificateFiles(authorities) {
			if (authorities.length === 0) return {};
			const own = [...new Set(authorities.map(({ certificates }) => certificates))].join("");
			return {
				[privateName]: own,
				[allName]: `${readMachineBundle().trimEnd()}\n${own}`
			};
		}
		function renderCertificateVariables(hosts, authorities) {
			return authorities.some(({ host }) => hosts.some((open) => (0, network.je)(open, host))) ? variables : {};
		}
		function readMachineBundle() {
			for (const path of machineBundles) try {
				return (0, external_node_fs_.readFileSync)(path, "utf8");
			} catch (thrown) {
				if (!(0, error.up)(thrown, "ENOENT", "ENOTDIR", "EACCES")) throw thrown;
			}
			return external_node_tls_.rootCertificates.join("\n");
		}
		var open_groups = __webpack_require__(98577);
		var output_directories = __webpack_require__(53688);
		;
		const maxEntries = 4e3;
		function findHiddenSoftware(roots) {
			const runners = [];
			const files = [];
			for (const root of roots) {
				const pending = (0, external_node_path_.basename)(root) === "node_modules" ? [] : [root];
				let seen = 0;
				for (const directory of pending) {
					if (seen >= maxEntries) break;
					const entries = (0, host_directories.fi)(directory);
					seen += entries.length;
					if ((0, host_directories.Dw)(entries.map(({ name }) => name))) {
						runners.push(directory);
						continue;
					}
					for (const entry of entries) {
						const path = `${directory}/${entry.name}`;
						if (entry.isFile() && mayHoldCredential(path.slice(root.length + 1), path)) files.push(path);
						if (entry.isDirectory() && !output_directories.f.has(entry.name)) pending.push(path);
					}
				}
			}
			return {
				runners,
				files
			};
		}
		const codeNames = /\.(?:py|pyc|pyi|h|hh|hpp|c|cc|cpp|so|a|o|js|mjs|cjs|ts|rb|go|rs|java|class|jar|html|css|md|rst|svg|png|gz|mo|po)$/;
		function mayHoldCredential(name, path) {
			if (codeNames.test(name)) return false;
			const settings = /(?:^|\/)(npmrc|pip\.conf|gitconfig|\.git\/config|conf\/settings\.xml)$/.exec(name)?.[1];
			if (settings !== undefined) return !(0, harmless_settings.Se)(settings.replace("conf/", "maven/"), path);
			return (0, find_steering_files._p)(name) && !(0, harmless_settings.j4)(path);
		}
		var search_path = __webpack_require__(3470);
		;
		async function prepareLaunch(parts) {
			const { options, layout, programs, features, searchPath } = parts;
			const { scratch, user, space } = parts.reserved;
			const { policy, facts, clock } = options;
			const identity = user ?? {
				uid: options.uid,
				gid: process.getgid?.() ?? 0
			};
			const memoryBytes = policy.memoryMb * 1024 * 1024;
			const system = prepareSystemRoot({
				source: space.ownDirectory,
				directory: space.locate(space.ownDirectory),
				cp: programs.cp,
				uid: options.uid,
				identity,
				home: facts.home,
				searchPath: searchPath.path,
				files: renderCertificateFiles(policy.authorities)
			});
			const grouping = await (0, open_groups.ej)({
				name: (0, external_node_path_.basename)(scratch),
				limits: {
					memoryBytes,
					processes: policy.processes
				},
				busctl: programs.busctl,
				environment: facts.environment,
				clock
			});
			const filters = writeFilterFiles(scratch, options.arch, policy, grouping.groups === null ? "small" : "any", identity);
			const processLimits = {
				fileBytes: policy.fileMb * 1024 * 1024,
				processes: policy.processes + countThreads(user?.uid ?? options.uid),
				cpuSeconds: policy.cpuSeconds,
				ownHard: readHardLimits()
			};
			const mountFacts = findMountFacts(parts, system);
			const surroundings = (0, mounts_mounts.ae)(mountFacts, []);
			const hiddenEntries = searchPath.path.split(":").filter((directory) => !(0, files_paths.Yw)(parts.workspace, directory) && !(0, mounts_mounts.aJ)(directory, surroundings, mountFacts));
			const held = grouping.groups === null ? {
				memoryBytes,
				temporaryDirectories: [...mounts_mounts.Lu, ...mountFacts.hiddenDirectories],
				temporaryBytes: mountFacts.temporaryBytes
			} : null;
			return {
				launcher: createLauncher({
					...parts.reserved,
					programs,
					features,
					limits: processLimits,
					filters,
					memory: space.locate(space.ownDirectory),
					openOutput: (0, start_process.$X)({
						directory: space.locate((0, external_node_path_.join)(space.ownDirectory, "pipes")),
						mkfifo: programs.mkfifo,
						user
					}),
					identity,
					groups: grouping.groups,
					repositoryRoot: layout.repositoryRoot,
					systemRoot: system.root,
					namespaces: space.namespaces,
					reach: (sources) => space.reach(sources)
				}),
				environment: (0, environment.A)({
					facts,
					passEnv: policy.passEnv,
					searchPath: searchPath.path,
					repositoryRoot: layout.repositoryRoot,
					globalGitConfig: policy.programs === "any" && mountFacts.hiddenDirectories.some((directory) => (0, files_paths.Yw)(directory, facts.home)) && !(0, files_paths.Yw)(layout.repositoryRoot, facts.home) ? (0, external_node_path_.join)(facts.home, ".gitconfig") : "/dev/null"
				}),
				mountFacts,
				systemRoot: system.root,
				grouping,
				processLimits,
				held,
				hasFilter: filters !== null,
				systemFilled: system.filled,
				floor: {
					path: scratch,
					floorBytes: policy.freeDiskMb * 1024 * 1024,
					maxNewFiles
				},
				droppedPath: (0, search_path.ah)([...searchPath.dropped, ...hiddenEntries])
			};
		}
		function findMountFacts({ options, workspace, layout, reserved }, system) {
			const { scratch, user, plan } = reserved;
			const { policy, facts } = options;
			const closed = user === null ? null : (0, run_user.TN)(layout.repositoryRoot, user);
			const covered = [...closed === null ? [] : [closed], ...plan.unlisted.map(({ path }) => (0, external_node_path_.join)(workspace, path))];
			const repository = [
				layout.repositoryRoot,
				layout.gitDirectory,
				layout.commonDirectory
			];
			const otherPlaces = (0, mount_table.$X)(repository, (0, mount_table.Kb)());
			const closedDirectories = (0, host_directories.sd)(facts, [
				...options.hiddenDirectories,
				scratch,
				...covered
			], workspace);
			const toolDirectories = (0, host_directories.ul)(facts, [...closedDirectories, workspace], otherPlaces, system.root.readOnly);
			const software = findHiddenSoftware(["/usr/local", ...toolDirectories]);
			const shown = [...toolDirectories, ...system.root.readOnly];
			const canBeReached = (path) => {
				const root = shown.find((directory) => (0, files_paths.Yw)(directory, path));
				return user === null || root === undefined || (0, files_paths.uq)(path) !== null && (0, run_user.TN)(path, user, root) === null;
			};
			const hiddenHere = [...software.runners, ...otherPlaces].filter(canBeReached);
			const hiddenDirectories = (0, host_directories.sd)(facts, [
				...closedDirectories,
				...(0, host_directories.E_)(facts, workspace),
				...hiddenHere
			], workspace);
			return {
				workspace,
				repositoryRoot: layout.repositoryRoot,
				gitDirectories: [layout.gitDirectory, layout.commonDirectory],
				hiddenDirectories,
				home: facts.home,
				toolDirectories,
				systemDirectories: [...system.root.readOnly, ...system.root.links.map(({ path }) => path)],
				coveredFiles: [...software.files, ...otherPlaces.filter(files_paths.fo)].filter(canBeReached),
				emptyFile: (0, run_user.EO)(scratch),
				systemMounts: system.mounts,
				temporaryBytes: policy.tmpMb * 1024 * 1024
			};
		}
		var isolation = __webpack_require__(85377);
		;
		const probedNamespaces = [
			"net",
			"pid",
			"mnt",
			"ipc",
			"uts",
			"cgroup",
			"user"
		];
		const probeCommand = [
			"/bin/sh",
			"-c",
			`LC_ALL=C grep -H '' /proc/self/status /proc/self/limits /proc/self/mountinfo /proc/self/net/dev
ls -l /proc/self/ns
if ( : < "$1" ) 2>/dev/null; then echo "read: yes"; else echo "read: no"; fi
if ( : > /usr/.script-harness-probe ) 2>/dev/null; then echo "wrote: yes"; else echo "wrote: no"; fi
count=0; for entry in /proc/[0-9]*; do count=$((count + 1)); done; echo "processes: $count"`,
			"probe"
		];
		function readBoundaries(output, expected) {
			const all = (pattern) => [...output.matchAll(pattern)];
			const lines = output.split("\n");
			const read = (name) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1).trim() ?? "";
			const status = (name) => read(`/proc/self/status:${name}`);
			const boundary = (name, ...failures) => ({
				name,
				failures: failures.filter((failure) => failure !== false)
			});
			const uid = Number(status("Uid").split(/\s+/)[0] || "NaN");
			const capabilities = [
				status("CapEff"),
				status("CapPrm"),
				status("CapBnd")
			].join(" ");
			const namespaces = new Map(all(/ (\w+) -> (\w+:\[\d+\])$/gm).map(([, name = "", value = ""]) => [name, value]));
			const shared = probedNamespaces.filter((name) => {
				const host = expected.hostNamespaces.get(name);
				return host !== undefined && (namespaces.get(name) ?? host) === host;
			});
			const processes = Number(read("processes") || "NaN");
			const interfaces = all(/^\/proc\/self\/net\/dev: *([^\s:|]+):/gm).map(([, name = ""]) => name);
			const others = interfaces.filter((name) => name !== "lo");
			const mounts = (0, mount_table.TQ)(all(/^\/proc\/self\/mountinfo:(.*)$/gm).map(([, line = ""]) => line).join("\n"));
			const find = (path) => mounts.findLast(({ target }) => (0, files_paths.Yw)(target, path));
			const open = expected.homes.filter((home) => find(home)?.type !== "tmpfs");
			const limits = new Map(all(/^\/proc\/self\/limits:(Max [a-z]+(?: [a-z]+)*) {2,}(\d+|unlimited) /gm).map(([, name = "", value = ""]) => [name, value === "unlimited" ? Number.POSITIVE_INFINITY : Number(value)]));
			const loose = expected.limits.filter(({ name, soft }) => !((limits.get(name) ?? Number.POSITIVE_INFINITY) <= soft));
			return [
				boundary("no uid 0", (!Number.isInteger(uid) || uid === 0) && "commands would run as uid 0", expected.noGroups && status("Groups") !== "" && "groups of the user that started the run are left"),
				boundary("no capability", status("NoNewPrivs") !== "1" && "no_new_privs is not set", !/^0+ 0+ 0+$/.test(capabilities) && `capabilities are left (${capabilities})`),
				boundary(`own namespaces (${[...expected.hostNamespaces.keys()].join(", ")})`, shared.length > 0 && `commands would share namespaces with the machine (${shared.join(", ")})`, !(processes <= 6) && "processes of the host are visible"),
				boundary("no network interface but loopback", interfaces.length === 0 && "network interfaces could not be listed", others.length > 0 && `network interfaces are visible (${others.join(", ")})`),
				boundary("no hidden file", read("read") !== "no" && "a hidden file could be read"),
				boundary("no home directory of the job", ...open.map((home) => `the home directory ${home} of the job is visible`)),
				boundary("a read-only system", read("wrote") !== "no" && "the system could be written"),
				...expected.seccomp ? [boundary("a seccomp filter", status("Seccomp") !== "2" && "the seccomp filter is not active")] : [],
				boundary("limits of processes", ...loose.map(({ name }) => `the limit "${name}" does not hold`)),
				...expected.hasSize ? [boundary("a size of temporary space", find("/tmp")?.options.some((option) => option.startsWith("size=")) !== true && "the temporary directory has no size")] : []
			];
		}
		;
		const probeTimeoutMs = 12e4;
		const probeOutputBytes = 64 * 1024 * 1024;
		async function probeIsolation(parts, launch, run) {
			const { options, features, reserved, layout, bubblewrap } = parts;
			const { grouping, processLimits, hasFilter, mountFacts } = launch;
			const { policy, facts } = options;
			const { scratch, user, space } = reserved;
			const secret = (0, external_node_path_.join)(scratch, "secret");
			(0, external_node_fs_.writeFileSync)(secret, "secret");
			const launched = user === null ? `bwrap as uid ${options.uid}` : `bwrap as uid ${user.uid} (started as root)`;
			const backend = `${launched}, ${space.backend}`;
			const argv = [...probeCommand, secret];
			const request = {
				argv,
				cwd: ".",
				env: { PATH: "/usr/bin:/bin" },
				stdin: "",
				timeoutMs: probeTimeoutMs,
				maxOutputBytes: probeOutputBytes,
				signal: new AbortController().signal,
				network: policy.network === null ? null : {
					grant: network.iW,
					onDecision: () => undefined
				}
			};
			const probed = await run(request, backend);
			if (probed.exitCode !== 0) throw (0, start_failure._c)(`${probed.stderr}\nexit ${probed.exitCode}`, `the probe of the sandbox failed (${backend})`);
			const kernelLimits = listKernelLimits(processLimits, grouping.groups === null ? "alone" : "together");
			const boundaries = readBoundaries(probed.stdout, {
				seccomp: hasFilter,
				hasSize: features.size,
				noGroups: user !== null,
				hostNamespaces: (0, process_tree.Vf)(probedNamespaces),
				homes: [facts.home, facts.passwdHome].filter((home) => mountFacts.hiddenDirectories.includes(home) && !(0, files_paths.Yw)(layout.repositoryRoot, home)),
				limits: kernelLimits
			});
			const failures = boundaries.flatMap((boundary) => boundary.failures);
			if (failures.length > 0) throw new error.tj({
				code: "sandbox",
				message: `the sandbox does not hold (${backend}): ${failures.join("; ")}`,
				hint: "Run `script-harness doctor`."
			});
			const lowered = kernelLimits.flatMap(({ name, soft, isLowered }) => isLowered ? [`a hard limit of the machine is lower than the limit of a command: "${name}" is ${soft}`] : []);
			const notes = [
				...listNotes(parts, launch),
				...lowered,
				...space.notes,
				...launch.droppedPath
			];
			const isStrict = hasFilter && grouping.groups !== null && bubblewrap.isFixed;
			const level = isStrict ? "strict" : hasFilter ? "full" : "namespaces";
			if (!(0, isolation.du)(level, options.requireIsolation)) throw new error.tj({
				code: "sandbox",
				message: `the isolation here is ${level}, and ${options.requireIsolation} is required: ${notes.join("; ")}`,
				hint: "Fix what is named, or lower require-isolation."
			});
			return {
				level,
				rung: backend,
				seccomp: hasFilter,
				bubblewrap,
				walls: boundaries.map(({ name }) => name),
				limits: describeLimits(parts, launch),
				notes
			};
		}
		function describeLimits({ options: { policy }, features }, { grouping }) {
			const groups = grouping.groups?.name ?? null;
			const shared = groups !== null ? [`memory ${policy.memoryMb} MiB a command (${groups})`, `${policy.processes} processes a command (${groups})`] : [
				`memory ${policy.memoryMb} MiB a command, shared memory included (measured every ${lookMs.command} ms)`,
				`${maxSegments * maxSegmentBytes / 1024 / 1024} MiB in System V segments (seccomp)`,
				`${policy.processes} processes (RLIMIT_NPROC)`
			];
			return [
				...shared,
				`files of ${policy.fileMb} MiB (RLIMIT_FSIZE)`,
				`${policy.cpuSeconds} s of CPU a process (RLIMIT_CPU)`,
				...features.size ? [`${policy.tmpMb} MiB of temporary space (tmpfs)`] : [],
				`${policy.outputMb} MiB of output`,
				`${Math.round(policy.commandTimeoutMs / 1e3)} s a command`,
				`${policy.freeDiskMb} MiB kept free on the disk`,
				`${maxNewFiles} new files on the disk a command`
			];
		}
		function listNotes({ options: { policy, arch }, programs, features, bubblewrap }, { grouping, hasFilter }) {
			const noted = [
				[!hasFilter, `no seccomp filter for ${arch}`],
				[grouping.groups === null, `memory and processes are not limited together by a control group: ${grouping.groups === null ? grouping.reason : ""}`],
				[grouping.groups === null, `shared memory (memfd_create, shared mappings) is only measured: between two looks, in pages that are no longer mapped, and in descriptors on their way through a socket, a command can hold more`],
				[policy.unixSockets === "allow", "the policy allows unix sockets to commands that reach hosts"],
				[policy.ptrace === "allow", "the policy allows ptrace"],
				...(0, launch_bubblewrap.aF)(features).map(({ option, has, without }) => [!has, `this bwrap has no ${option}: ${without}`]),
				[!bubblewrap.isFixed, (0, launch_bubblewrap.MG)(bubblewrap.version)],
				[programs.script === null || programs.stty === null, "script (util-linux) or stty is not installed, so no program runs in a session"]
			];
			return noted.flatMap(([holds, note]) => holds ? [note] : []);
		}
		var external_node_net_ = __webpack_require__(77030);
		;
		async function forward_forward(where, dial) {
			const sockets = new Set();
			const server = (0, external_node_net_.createServer)({ allowHalfOpen: true }, (inside) => {
				const outside = dial();
				for (const socket of [inside, outside]) {
					sockets.add(socket);
					socket.on("close", () => sockets.delete(socket));
				}
				inside.on("error", () => outside.destroy());
				outside.on("error", () => inside.destroy());
				inside.pipe(outside);
				outside.pipe(inside);
			});
			server.on("close", () => {
				for (const socket of sockets) socket.destroy();
			});
			await new Promise((resolve, reject) => {
				server.once("error", reject);
				server.listen(where, () => resolve());
			});
			return server;
		}
		var processes_holder = __webpack_require__(39948);
		;
		const proxyPort = 3128;
		async function holdNetwork(child, clock) {
			try {
				const holder = await (0, processes_holder.E)(child, clock);
				return {
					namespace: holder.openNamespace("net"),
					end: () => holder.kill()
				};
			} catch (cause) {
				child.kill("SIGKILL");
				throw new error.tj({
					code: "sandbox",
					message: `the network of the commands could not be set up: ${(0, error.IP)(cause)}`,
					hint: "Run `script-harness doctor`, or take the network rules out of the policy."
				});
			}
		}
		const offline = {
			npm_config_fetch_retries: "0",
			npm_config_maxsockets: "10000",
			pnpm_config_fetch_retries: "0",
			PIP_RETRIES: "0",
			CARGO_NET_RETRY: "0"
		};
		const online = {
			npm_config_fetch_retry_mintimeout: "1000",
			npm_config_fetch_retry_maxtimeout: "5000",
			pnpm_config_fetch_retry_mintimeout: "1000",
			pnpm_config_fetch_retry_maxtimeout: "5000"
		};
		function renderNetworkVariables(opened, authorities) {
			const hosts = opened?.hosts ?? [];
			return {
				...opened === null ? {} : renderProxyVariables(opened.token),
				...renderCertificateVariables(hosts, authorities),
				...hosts.length > 0 ? online : offline
			};
		}
		function renderProxyVariables(token) {
			const url = `http://${token}:egress@127.0.0.1:${proxyPort}`;
			const none = network.Ew.join(",");
			return {
				HTTP_PROXY: url,
				http_proxy: url,
				HTTPS_PROXY: url,
				https_proxy: url,
				ALL_PROXY: url,
				all_proxy: url,
				NO_PROXY: none,
				no_proxy: none,
				NODE_USE_ENV_PROXY: "1",
				YARN_HTTP_PROXY: url,
				YARN_HTTPS_PROXY: url
			};
		}
		;
		const maxNamed = 100;
		function createConnectionCounter(onReport) {
			const counted = new Map();
			const named = {
				allow: 0,
				deny: 0
			};
			function findKey(decision) {
				const key = JSON.stringify([
					decision.decision,
					decision.host,
					decision.port,
					decision.rule,
					decision.reason
				]);
				if (counted.has(key)) return key;
				if (named[decision.decision] === maxNamed) return decision.decision;
				named[decision.decision] += 1;
				return key;
			}
			return {
				add(decision) {
					const key = findKey(decision);
					const known = counted.get(key);
					if (known !== undefined) {
						known.decision = {
							...known.decision,
							count: known.decision.count + 1
						};
						known.isReported = false;
						return known.decision.count;
					}
					const first = key === decision.decision ? combine(decision) : decision;
					counted.set(key, {
						decision: first,
						isReported: true
					});
					onReport(first);
					return 1;
				},
				addSent(decision, bytes) {
					const known = counted.get(findKey(decision));
					if (known === undefined || bytes === 0) return;
					known.decision = {
						...known.decision,
						sentBytes: (known.decision.sentBytes ?? 0) + bytes
					};
					known.isReported = false;
				},
				report() {
					for (const entry of counted.values()) {
						if (entry.isReported) continue;
						entry.isReported = true;
						onReport(entry.decision);
					}
				}
			};
		}
		function combine({ decision }) {
			return (0, network.t9)({
				host: network.iU,
				port: 0,
				decision,
				reason: `all hosts after the first ${maxNamed}`
			});
		}
		var external_node_http_ = __webpack_require__(37067);
		var check_host = __webpack_require__(6570);
		;
		const hopHeaders = new Set([
			"connection",
			"keep-alive",
			"proxy-authenticate",
			"proxy-authorization",
			"proxy-connection",
			"te",
			"trailer",
			"transfer-encoding",
			"upgrade",
			"host"
		]);
		async function forwardRequest(client, request, response) {
			const target = readTarget(request.url ?? "");
			if (target === null) {
				response.writeHead(400, { Connection: "close" }).end("egress: only http:// URLs without a user name\n");
				return;
			}
			const decision = await client.check(target.host, target.port);
			if (decision.decision === "deny") {
				response.writeHead(403, {
					"Content-Type": "text/plain",
					Connection: "close"
				}).end(`egress: ${decision.reason}\n`);
				return;
			}
			const headBytes = Buffer.byteLength(target.path) + request.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
			const onward = (0, external_node_http_.request)({
				method: request.method ?? "GET",
				path: target.path,
				headers: {
					...dropHopHeaders(request),
					host: target.authority
				},
				setHost: false,
				createConnection: () => client.dial(decision)
			});
			onward.on("response", (reply) => {
				response.writeHead(reply.statusCode ?? 502, dropHopHeaders(reply));
				reply.pipe(response);
				reply.on("error", () => response.destroy());
			});
			onward.on("error", () => {
				if (response.headersSent) response.destroy();
				else response.writeHead(502, { Connection: "close" }).end("egress: the host did not answer\n");
			});
			response.on("close", () => onward.destroy());
			request.on("data", (chunk) => void client.send(chunk.length, decision));
			if (client.send(headBytes, decision)) request.pipe(onward);
			else onward.destroy();
		}
		function readTarget(url) {
			const match = /^http:\/\/(\[[^\]/?#@\\]*\]|[^:/?#@\\[\]]+)(?::(\d{1,5}))?([/?][^#\s]*)?$/i.exec(url);
			if (match === null) return null;
			const [, host = "", port = "80", path = "/"] = match;
			return {
				host,
				port: Number(port),
				path: path.startsWith("/") ? path : `/${path}`,
				authority: port === "80" ? host : `${host}:${port}`
			};
		}
		function dropHopHeaders(message) {
			const named = (message.headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
			return Object.fromEntries(Object.entries(message.headers).filter(([name]) => !hopHeaders.has(name) && !named.includes(name)));
		}
		;
		const handshakeRecord = 22;
		const clientHello = 1;
		const maxRecordBytes = 16384;
		function readClientHello(bytes) {
			if (bytes.length === 0) return { type: "incomplete" };
			if (bytes[0] !== handshakeRecord || bytes.length > 1 && bytes[1] !== 3) return { type: "not-tls" };
			const message = joinRecords(bytes);
			if (message === null) return { type: "not-tls" };
			if (message.length < 4) return { type: "incomplete" };
			if (message[0] !== clientHello) return { type: "not-tls" };
			const length = message.readUIntBE(1, 3);
			if (length > 4 * maxRecordBytes) return { type: "not-tls" };
			if (message.length < 4 + length) return { type: "incomplete" };
			try {
				return {
					type: "tls",
					serverName: readServerName(message.subarray(4, 4 + length))
				};
			} catch {
				return { type: "not-tls" };
			}
		}
		function joinRecords(bytes) {
			const parts = [];
			for (let at = 0; at + 5 <= bytes.length;) {
				const length = bytes.readUInt16BE(at + 3);
				if (bytes[at] !== handshakeRecord || length === 0 || length > maxRecordBytes) return at === 0 ? null : Buffer.concat(parts);
				parts.push(bytes.subarray(at + 5, at + 5 + length));
				at += 5 + length;
			}
			return Buffer.concat(parts);
		}
		function readServerName(hello) {
			let at = 2 + 32;
			at += 1 + hello.readUInt8(at);
			at += 2 + hello.readUInt16BE(at);
			at += 1 + hello.readUInt8(at);
			if (at >= hello.length) return null;
			const end = at + 2 + hello.readUInt16BE(at);
			at += 2;
			let name = null;
			while (at + 4 <= end) {
				const type = hello.readUInt16BE(at);
				const length = hello.readUInt16BE(at + 2);
				if (type === 0) {
					if (name !== null || hello.readUInt8(at + 6) !== 0) throw new RangeError("an odd server name");
					const nameLength = hello.readUInt16BE(at + 7);
					if (nameLength + 5 !== length || hello.readUInt16BE(at + 4) !== nameLength + 3) throw new RangeError("an odd server name");
					name = hello.toString("latin1", at + 9, at + 9 + nameLength).toLowerCase();
				}
				at += 4 + length;
			}
			return name;
		}
		;
		const maxHelloBytes = 64 * 1024;
		function openTunnel(options) {
			const { client, decision, socket } = options;
			const remote = client.dial(decision);
			let held = options.head;
			let connected = false;
			remote.once("connect", () => {
				connected = true;
				options.accept();
				if (held.length > 0) look();
				else wait();
			});
			remote.once("error", () => {
				if (connected) socket.destroy();
				else options.fail();
			});
			remote.once("close", () => socket.destroy());
			socket.once("close", () => remote.destroy());
			if (decision.port !== 443) remote.pipe(socket);
			function wait() {
				socket.once("data", keep);
				socket.resume();
			}
			function keep(chunk) {
				socket.pause();
				held = Buffer.concat([held, chunk]);
				look();
			}
			function look() {
				const hello = readClientHello(held);
				if (hello.type === "incomplete" && held.length < maxHelloBytes) {
					wait();
					return;
				}
				const reason = explainRefusal(hello, decision);
				if (reason !== null) {
					client.refuse(decision, reason);
					remote.destroy();
					socket.destroy();
					return;
				}
				if (decision.port === 443) remote.pipe(socket);
				socket.on("data", (chunk) => void client.send(chunk.length, decision));
				if (!client.send(held.length, decision)) return;
				remote.write(held);
				socket.pipe(remote);
			}
		}
		function explainRefusal(hello, decision) {
			if (hello.type !== "tls") return decision.port === 443 ? "only TLS goes through port 443" : null;
			if (hello.serverName === null) return (0, network.PW)(decision.host) ? null : "the TLS handshake names no server";
			return hello.serverName === decision.host ? null : "the TLS handshake names another server";
		}
		;
		const maxConnections = 1e3;
		const maxAnsweredRefusals = 100;
		const refusal = {
			decision: "deny",
			rule: ""
		};
		async function startEgressProxy(options) {
			const accesses = new Map();
			const clients = new Set();
			const findClient = ({ headers }) => accesses.get(readToken(headers["proxy-authorization"])) ?? null;
			const server = (0, external_node_http_.createServer)({ requestTimeout: 0 }, (request, response) => void answer(request, response));
			server.on("connection", (socket) => {
				clients.add(socket);
				socket.on("close", () => clients.delete(socket));
				socket.on("error", () => socket.destroy());
			});
			server.on("connect", (request, socket, head) => void tunnel(request, socket, head));
			server.on("upgrade", (_request, socket) => socket.end(renderStatus(501, "no upgrades here")));
			server.on("clientError", (_error, socket) => socket.destroy());
			async function answer(request, response) {
				const client = findClient(request);
				if (client === null) {
					response.writeHead(407, {
						"Proxy-Authenticate": "Basic realm=\"egress\"",
						Connection: "close"
					}).end();
					return;
				}
				await forwardRequest(client, request, response);
			}
			async function tunnel(request, socket, head) {
				socket.on("error", () => socket.destroy());
				const client = findClient(request);
				if (client === null) {
					socket.end("HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm=\"egress\"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
					return;
				}
				const [, host = "", port = ""] = /^(.*):(\d{1,5})$/.exec(request.url ?? "") ?? [];
				const decision = await client.check(host, Number(port));
				if (decision.decision === "deny") {
					if (decision.count > maxAnsweredRefusals && decision.count % 2 === 1) socket.destroy();
					else socket.end(renderStatus(403, decision.reason));
					return;
				}
				openTunnel({
					client,
					decision,
					socket,
					head,
					accept: () => socket.write("HTTP/1.1 200 Connection established\r\n\r\n"),
					fail: () => socket.end(renderStatus(502, "the host did not answer"))
				});
			}
			server.maxConnections = maxConnections;
			await new Promise((resolve, reject) => {
				server.once("error", reject);
				server.listen(options.socketPath, () => resolve());
			});
			return {
				open(rules, onDecision, maxSentBytes = Infinity) {
					const token = (0, external_node_crypto_.randomBytes)(24).toString("hex");
					const sockets = new Set();
					const counter = createConnectionCounter(onDecision);
					let sentBytes = 0;
					const spent = `the call has sent the ${maxSentBytes / (1024 * 1024)} MB that it may send (uploadMb of its rule)`;
					accesses.set(token, {
						sockets,
						async check(host, port) {
							const found = await (0, check_host.R)({
								host,
								port
							}, rules, options.resolve);
							const checked = found.decision === "allow" && sentBytes > maxSentBytes ? {
								...found,
								...refusal,
								reason: spent
							} : found;
							const isOwn = checked.reason === network.u_.closed && (0, network.cW)(host);
							const decision = isOwn ? {
								...checked,
								reason: network.u_.loopback
							} : checked;
							return accesses.has(token) ? {
								...decision,
								count: counter.add(decision)
							} : decision;
						},
						dial(decision) {
							const socket = (0, external_node_net_.connect)({
								host: decision.address,
								port: decision.port
							});
							sockets.add(socket);
							socket.on("close", () => sockets.delete(socket));
							if (!accesses.has(token)) socket.destroy();
							return socket;
						},
						send(bytes, decision) {
							const wasOpen = sentBytes <= maxSentBytes;
							sentBytes += bytes;
							if (sentBytes <= maxSentBytes) {
								counter.addSent(decision, bytes);
								return true;
							}
							if (wasOpen && accesses.has(token)) counter.add({
								...decision,
								...refusal,
								reason: spent
							});
							for (const socket of sockets) socket.destroy();
							return false;
						},
						refuse(decision, reason) {
							if (accesses.has(token)) counter.add({
								...decision,
								...refusal,
								reason
							});
						}
					});
					return {
						token,
						hosts: rules.allow.map(({ host }) => host),
						close() {
							for (const socket of sockets) socket.destroy();
							accesses.delete(token);
							counter.report();
						}
					};
				},
				async close() {
					for (const { sockets } of accesses.values()) for (const socket of sockets) socket.destroy();
					accesses.clear();
					for (const socket of clients) socket.destroy();
					await new Promise((resolve) => {
						server.close(() => resolve());
					});
				}
			};
		}
		function readToken(header) {
			const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? "")?.[1] ?? "";
			return Buffer.from(encoded, "base64").toString("latin1").split(":")[0] ?? "";
		}
		function renderStatus(code, reason) {
			const text = `egress: ${reason}\n`;
			const names = {
				403: "Forbidden",
				501: "Not Implemented",
				502: "Bad Gateway"
			};
			return `HTTP/1.1 ${code} ${names[code]}\r\nContent-Type: text/plain\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`;
		}
		;
		const megabyte = 1024 * 1024;
		const forwardedHost = "127.0.0.1";
		async function openRunNetworks({ options, programs, reserved }, { launcher }, hasSession) {
			const { policy, egress } = options;
			const { scratch, user } = reserved;
			const { allow = [], deny = [], forward = [] } = policy.network ?? {};
			const shared = policy.network === null ? null : await startNetwork(forward, "egress");
			let loopback = null;
			const owned = new Set();
			let count = 0;
			async function open(asked) {
				if (asked !== null && asked.grant.kind !== "none") return openOwn(asked);
				if (asked === null || shared === null) return {
					joined: asked !== null && hasSession() ? (await findLoopback())?.namespace ?? null : null,
					variables: renderNetworkVariables(null, policy.authorities),
					close: async () => undefined
				};
				return enter(shared, shared.proxy.open({
					allow,
					deny,
					granted: []
				}, asked.onDecision), () => shared.reportForwarded());
			}
			function enter(network, access, end) {
				return {
					joined: network.namespace,
					variables: renderNetworkVariables(access, policy.authorities),
					async close() {
						access.close();
						await end();
					}
				};
			}
			function openOwn({ grant: { kind, hosts, uploadMb }, onDecision }) {
				const rules = {
					allow: [...allow, ...hosts],
					deny,
					granted: hosts
				};
				return openSeparate(rules, kind === "sealed" ? [] : forward, onDecision, uploadMb * megabyte);
			}
			async function openSeparate(rules, ports, onDecision, maxSentBytes) {
				count += 1;
				const own = await startNetwork(ports, `own-${count}`);
				owned.add(own);
				return enter(own, own.proxy.open(rules, onDecision, maxSentBytes), async () => {
					if (owned.delete(own)) await own.close();
				});
			}
			return {
				open,
				async openForSession(asked) {
					if (asked === null || shared !== null || asked.grant.kind !== "none") return open(asked);
					loopback ??= holdNetwork(launcher.startHolder([], [
						programs.sh,
						"-c",
						"echo ready; exec cat"
					]), options.clock);
					const { namespace } = await loopback;
					return {
						...await open(asked),
						joined: namespace
					};
				},
				openForServer: (hosts, onDecision) => hosts.length === 0 ? open(null) : openSeparate({
					allow: hosts,
					deny: policy.deniedToServers,
					granted: []
				}, [], onDecision),
				async close() {
					(await findLoopback())?.end();
					await Promise.all([...owned, ...shared === null ? [] : [shared]].map((network) => network.close()));
				}
			};
			async function findLoopback() {
				return await loopback?.catch(() => null) ?? null;
			}
			async function startNetwork(ports, name) {
				const directory = (0, external_node_path_.join)(scratch, name);
				(0, external_node_fs_.mkdirSync)(directory, { mode: 448 });
				const forwarder = (0, external_node_path_.join)(directory, "forwarder.mjs");
				(0, external_node_fs_.copyFileSync)(egress.forwarderPath, forwarder);
				const proxySocket = (0, external_node_path_.join)(directory, "proxy");
				const proxy = await startEgressProxy({
					socketPath: proxySocket,
					resolve: egress.resolve
				});
				const forwarded = createConnectionCounter(egress.onForwarded);
				const servers = [];
				const routes = [`${proxyPort}=${proxySocket}`];
				for (const port of ports) {
					const path = (0, external_node_path_.join)(directory, `port-${port}`);
					const dial = () => {
						forwarded.add((0, network.t9)({
							host: forwardedHost,
							port,
							decision: "allow",
							rule: "forward",
							address: forwardedHost
						}));
						return (0, external_node_net_.connect)({
							host: forwardedHost,
							port,
							allowHalfOpen: true
						});
					};
					servers.push(await forward_forward({ path }, dial));
					routes.push(`${port}=${path}`);
				}
				for (const route of routes) (0, external_node_fs_.chmodSync)(route.slice(route.indexOf("=") + 1), 438);
				(0, external_node_fs_.chmodSync)(forwarder, 420);
				(0, run_user.xO)(directory, user);
				const closeServers = async () => {
					await proxy.close();
					for (const server of servers) server.close();
				};
				try {
					const node = (0, external_node_fs_.realpathSync)(options.facts.execPath);
					const mounts = [(0, external_node_path_.dirname)(node), directory].map(mounts_mounts.Of);
					const script = [
						node,
						"--disable-warning=ExperimentalWarning",
						forwarder,
						...routes
					];
					const holder = await holdNetwork(launcher.startHolder(mounts, script), options.clock);
					return {
						proxy,
						reportForwarded: () => forwarded.report(),
						namespace: holder.namespace,
						async close() {
							holder.end();
							await closeServers();
							forwarded.report();
						}
					};
				} catch (thrown) {
					await closeServers();
					throw thrown;
				}
			}
		}
		;
		const ownFloodBytes = 64 * 1024 * 1024;
		const maxShownPath = 200;
		async function assembleSandbox(parts) {
			const launch = await prepareLaunch(parts);
			const engines = createScriptEngines(parts, launch);
			parts.options.onEngines?.((enginePath, readOnly) => engines.start(enginePath, readOnly));
			try {
				return await connectParts(parts, launch, engines);
			} catch (thrown) {
				engines.killAll();
				throw thrown;
			}
		}
		async function connectParts(parts, launch, engines) {
			const { options, workspace, layout, git, disposable } = parts;
			const { scratch, user, plan, space } = parts.reserved;
			const { policy, facts, clock } = options;
			const { launcher, environment, held, mountFacts } = launch;
			const ownGit = {
				...layout,
				git,
				sh: parts.programs.sh
			};
			const committed = (0, closed_view.hS)(plan, disposable, parts);
			const allCommitted = [...committed.inside, ...committed.outside];
			const unchosen = (0, committed_files.j)(allCommitted, policy);
			if (unchosen !== null) throw new error.tj({
				code: "policy",
				...unchosen
			});
			const nameInRepository = (path) => (0, external_node_path_.join)((0, external_node_path_.relative)(layout.repositoryRoot, workspace), path);
			const closedFiles = [...committed.inside.map(nameInRepository), ...committed.outside];
			const [caches, verifyCaches] = [openCaches(parts), openCaches(parts)];
			const outputs = createOutputStore({
				directory: (0, external_node_path_.join)(scratch, "outputs"),
				maxBytes: policy.tmpMb * 1024 * 1024
			});
			const commands = createCommandRunner({
				launcher,
				workspace,
				environment,
				outputs,
				held,
				clock
			});
			async function runOwn(view, request, backend = "") {
				const network = await networks.open(request.network);
				try {
					return await commands.run(view, request, {
						network,
						floodBytes: ownFloodBytes,
						floor: null
					});
				} catch (thrown) {
					throw thrown instanceof start_failure.V5 ? (0, start_failure._c)(thrown.output, `the sandbox does not start${backend}`) : thrown;
				} finally {
					await network.close();
				}
			}
			const limits = options.changeLimits ?? limitChanges(policy);
			const access = await openLayeredWorkspace({
				...parts.reserved,
				patchBytes: limits.patchBytes,
				mountFacts,
				systemRoot: launch.systemRoot,
				ownGit,
				disposable,
				outputsMount: {
					type: "read-only",
					source: outputs.directory,
					target: stored_output.Y5
				},
				stateDirectory: options.stateDirectory,
				hasSetup: options.forks?.includes("setup") === true,
				patchFor: options.patchFor ?? "work-tree",
				gitPath: layout.gitPath,
				privateGit: openPrivateGit(parts, closedFiles),
				cacheDirectories: listCacheDirectories(policy.caches, facts).flatMap((one) => one.content === "copied" ? one.target : []),
				programDirectories: policy.programs === "any" ? [] : parts.searchPath.path.split(":").filter((directory) => (0, files_paths.Yw)(workspace, directory)),
				async run(view, request) {
					await verifyCaches.prepare();
					return runOwn((0, mounts_mounts.uL)(view, verifyCaches.mounts()), request);
				}
			});
			const { tree, baseReader } = access;
			const watch = createWorkspaceWatch({
				tree,
				baseReader,
				limits,
				clock
			});
			const accepted = createAcceptedFiles({
				tree,
				owner: user,
				onAccepted: options.onAccepted ?? (() => undefined)
			});
			const gate = createChangeGate({
				watch,
				clock,
				limits,
				onKept: (changes) => accepted.note(changes.map(({ key }) => key))
			});
			await launch.systemFilled;
			const networks = await openRunNetworks(parts, launch, () => agent.sessions.listOpen().length > 0);
			const files = (0, workspace_files.f)({
				root: workspace,
				readDirectory: () => access.readDirectory(),
				closed: {
					isClosed: plan.isClosed,
					directory: space.base
				},
				owner: user,
				protectedPaths: plan.fixedPaths.map((path) => (0, external_node_path_.relative)(workspace, path)),
				isUnreadable: plan.isLinkedToUnreadable,
				isIgnored: (path) => disposable.isDisposable(path, "other"),
				readBase: (path) => readBasePath(tree.readBase((0, changes_stamp.YZ)(path)), (0, changes_stamp.YZ)(path), "file", baseReader),
				scratchDirectories: [{
					target: stored_output.Y5,
					directory: outputs.directory,
					access: "read-only"
				}, ...access.scratchDirectories]
			});
			const agent = createAgentCommands(parts, launch, {
				access,
				caches,
				commands,
				gate,
				networks,
				files
			});
			const servers = createServerProcesses(parts, launch, access, networks);
			const ignoredFiles = new Set();
			const isolation = await probeIsolation(parts, launch, (request, backend) => runOwn(access.readView("command"), request, ` (${backend})`)).catch(async (thrown) => {
				await networks.close();
				throw thrown;
			});
			function changeFile(path, act) {
				const keys = (0, external_node_path_.isAbsolute)(path) ? [] : [(0, changes_stamp.YZ)(path)];
				return gate.runAlone(async () => {
					const result = await act();
					accepted.note(keys);
					return result;
				}, keys);
			}
			async function endCommands() {
				const ended = commands.endAll();
				await Promise.all([agent.sessions.closeAll(), servers.endAll()]);
				await ended;
			}
			return {
				...access,
				isolation,
				git: layout,
				headCommit: parts.headCommit,
				closedFiles,
				markedFiles: disposable.marked.map(nameInRepository),
				files: {
					...files,
					write: (path, content, writeOptions) => changeFile(path, async () => {
						if (!(0, external_node_path_.isAbsolute)(path)) disposable.keep(path);
						const written = await files.write(path, content, writeOptions);
						if (files.isIgnored(path)) ignoredFiles.add(path);
						return written;
					}),
					remove: (path) => changeFile(path, async () => {
						await files.remove(path);
						ignoredFiles.delete(path);
					})
				},
				storeOutput: (name, text) => outputs.write(name, text),
				run: agent.run,
				isClosed: plan.isClosed,
				sessions: agent.sessions,
				ownGitDirectory: locateOwnGit(scratch),
				patchBytes: limits.patchBytes,
				async runGit(args, gitDirectory, script) {
					(0, run_user.xO)(gitDirectory, user);
					const own = {
						type: "writable",
						source: gitDirectory,
						target: gitDirectory
					};
					return runOwn((0, mounts_mounts.uL)(access.readOwnView(), [own]), renderGitRequest(ownGit, gitDirectory, args, script));
				},
				runAlone: (use) => gate.runAlone(use),
				listTouched: () => access.listTouched(gate.readStatus),
				isUndecided: (path) => gate.readStatus((0, changes_stamp.YZ)(path)) === "undecided",
				startServer: (server, start) => servers.start(server, start),
				endCommands,
				warnings: [
					parts.reserved.recovered,
					(0, committed_files.w)(allCommitted, policy) ?? [],
					plan.unlisted.map(({ path, reason }) => `commands see an empty directory in place of ${(0, types_access.i7)((0, cut_text.IN)(path, maxShownPath))}: ${reason}. Give the user of the run the permission, or remove the directory before this step`)
				].flat(2),
				shortcomings: listShortcomings(parts, launch),
				async runSetup(request) {
					await caches.prepare();
					const shown = access.showClosed(request.network?.grant.sees ?? []);
					try {
						return await runOwn((0, mounts_mounts.uL)(access.readView("command"), [...caches.mounts(), ...shown.mounts]), request);
					} finally {
						shown.close();
					}
				},
				placeAccepted: (states) => gate.runAlone(async () => {
					for (const { path } of states) disposable.keep(path);
					return accepted.place(states);
				}, states.map(({ path }) => (0, changes_stamp.YZ)(path))),
				describeLeftovers: () => [...access.describeLeftovers(), ...ignoredFiles.size === 0 ? [] : [`git ignores ${(0, path_text.Pe)([...ignoredFiles])}, written by a file tool: the patch does not contain it`]],
				startEngine: (enginePath, readOnly) => engines.start(enginePath, readOnly),
				async close() {
					engines.killAll();
					await endCommands();
					await networks.close();
					await access.close();
					parts.reserved.release();
				}
			};
		}
		function openPrivateGit({ options, layout, git, reserved }, closedFiles) {
			const { plan, scratch } = reserved;
			const { policy } = options;
			const isVisible = policy.git === "visible";
			return createPrivateGit({
				...reserved,
				layout: isVisible ? makeVisibleGit({
					...plan,
					...reserved,
					layout,
					git,
					directory: (0, external_node_path_.join)(scratch, "visible"),
					closed: policy.closed
				}) : layout,
				git,
				masked: isVisible ? [] : closedFiles,
				config: policy.programs === "any" ? "writable" : "read-only"
			});
		}
		function openCaches({ options, reserved }) {
			return copyCaches(reserved, {
				directories: listCacheDirectories(options.policy.caches, options.facts),
				maxBytes: options.policy.cacheMb * 1024 * 1024
			});
		}
		function limitChanges({ fileMb, memoryMb }) {
			const most = Math.min(fileMb / 2, memoryMb / 5) * 1024 * 1024;
			return {
				...defaultChangeLimits,
				patchBytes: Math.min(defaultChangeLimits.patchBytes, Math.floor(most))
			};
		}
		function listShortcomings({ options: { policy }, reserved: { space } }, { droppedPath }) {
			return [
				...space.shortcomings,
				...policy.unixSockets === "deny" ? ["The policy closes unix sockets to all commands (sandbox.unixSockets)."] : [],
				...droppedPath
			];
		}
		var reserve_workspace = __webpack_require__(56755);
		var disposable_paths = __webpack_require__(67959);
		var layers_layer = __webpack_require__(47713);
		var host_change = __webpack_require__(13467);
		;
		async function openSandbox(options) {
			const tools = (0, host_change.dJ)(options);
			(0, host_change.fA)(tools, options.stateDirectory);
			try {
				return await createSandbox(options);
			} catch (thrown) {
				if (!(thrown instanceof error.tj) || thrown.code !== "sandbox") throw thrown;
				if ((0, start_failure.PJ)(thrown.message)?.name !== "apparmor") throw thrown;
				return openAfterHostChange(options, tools, thrown);
			}
		}
		async function openAfterHostChange(options, tools, failure) {
			const isChangeable = (0, host_change.OZ)(options.facts.environment);
			const tried = isChangeable ? [] : ["AppArmor is not changed, since this is no runner of GitHub\u2019s own"];
			for (const change of isChangeable ? host_change._o : []) {
				const refused = (0, host_change.hf)(change, tools, options.stateDirectory);
				if (refused !== null) {
					tried.push(refused);
					continue;
				}
				const undo = () => void (0, host_change.fA)(tools, options.stateDirectory);
				try {
					return withNote(await createSandbox(options), (0, host_change.oc)(change), undo);
				} catch (thrown) {
					undo();
					if (!(thrown instanceof error.tj)) throw thrown;
					tried.push(`after ${(0, host_change.oc)(change)}: ${thrown.message}`);
				}
			}
			throw new error.tj({
				code: "sandbox",
				message: [failure.message, ...tried].join("; "),
				hint: failure.hint,
				cause: failure
			});
		}
		function withNote(sandbox, note, undo) {
			return {
				...sandbox,
				isolation: {
					...sandbox.isolation,
					notes: [note, ...sandbox.isolation.notes]
				},
				async close() {
					await sandbox.close();
					undo();
				}
			};
		}
		async function createSandbox(options) {
			try {
				return await openOnce(options, options.workspaceAs === "copy" ? "it was asked for" : null);
			} catch (thrown) {
				if (!(thrown instanceof layers_layer.k)) throw thrown;
				return openOnce(options, thrown.message).catch((again) => {
					throw again instanceof layers_layer.k ? (0, start_failure._c)(again.message, "the sandbox does not start") : again;
				});
			}
		}
		async function openOnce(options, copyBecause) {
			(0, run_user.iU)();
			if (options.uid === 0) (0, run_user.JM)();
			const workspace = (0, external_node_fs_.realpathSync)(options.workspace);
			const hostPath = options.facts.environment["PATH"] ?? "";
			(0, git_layout.mL)(workspace);
			const find = options.findProgram ?? ((name) => (0, find_programs.Kp)(name, hostPath, [workspace]));
			const git = (0, find_programs.Ct)(find);
			const programs = (0, find_programs.z0)(find, options.uid);
			const asked = askBubblewrap(programs);
			const layout = (0, git_layout.h6)(workspace, git);
			const reading = (0, disposable_paths.tI)({
				workspace,
				layout,
				git,
				sh: programs.sh
			});
			reading.catch(() => undefined);
			const { features, ...bubblewrap } = await asked;
			const reserved = await (0, reserve_workspace.MF)({
				...options,
				workspace,
				layout,
				git,
				programs,
				features,
				copyBecause,
				forks: options.forks ?? []
			});
			try {
				const disposable = await reading;
				const searchPath = (0, search_path.y6)(options.facts, workspace, (directory) => {
					const inside = (0, external_node_path_.relative)(workspace, directory);
					return !options.policy.mayWriteBelow(inside) && !disposable.tracked.some((path) => (0, files_paths.Yw)(inside, path));
				});
				return await assembleSandbox({
					options,
					workspace,
					layout,
					programs,
					features,
					bubblewrap,
					searchPath,
					git,
					headCommit: (0, git_layout.Z)(git, layout.gitDirectory, "HEAD"),
					disposable,
					reserved
				});
			} catch (thrown) {
				reserved.space.kill();
				reserved.release();
				throw thrown;
			}
		}
		async function askBubblewrap({ bwrap, sh }) {
			const script = "\"$0\" --version; \"$0\" --help; \"$0\" \"$@\" 2>&1; true";
			const printed = await (0, find_programs.HN)(sh, [
				"-c",
				script,
				bwrap,
				...launch_bubblewrap.ls
			]);
			return {
				version: (0, launch_bubblewrap.$4)(printed),
				isFixed: (0, launch_bubblewrap.$A)(printed),
				features: (0, launch_bubblewrap._h)(printed)
			};
		}
	}),
	9062: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			UL: () => readStamp,
			hB: () => readEntry,
			un: () => readState,
			xj: () => readKeptFile
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		var _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90221);
		var _stamp_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53112);
		function readEntry(root, key) {
			const stamp = readStamp(root, key);
			if (stamp === null) return null;
			return {
				stamp,
				content: stamp.kind === "file" ? createContent(() => (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_2__.iD)(root, key, openRegular), Number(stamp.size)) : null,
				target: stamp.kind === "symlink" ? (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_2__.iD)(root, key, (path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path, "latin1")) : null
			};
		}
		function readStamp(root, key) {
			const stats = (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_2__.Je)(root, key);
			return stats === null ? null : (0, _stamp_js__WEBPACK_IMPORTED_MODULE_3__.GM)(stats, (0, _stamp_js__WEBPACK_IMPORTED_MODULE_3__.X0)(stats));
		}
		function readKeptFile(path, length) {
			return createContent(() => openRegular(path), length);
		}
		function readState({ stamp, content, target }, maxBytes) {
			const { kind } = stamp;
			const executable = (stamp.mode & 64) !== 0;
			if (target !== null) return {
				kind,
				executable,
				content: Buffer.from(target, "latin1")
			};
			const descriptor = content === null || content.length > maxBytes ? null : content.open();
			if (content === null || descriptor === null) return {
				kind,
				executable,
				content: null
			};
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
			return {
				kind,
				executable,
				content: content.read()
			};
		}
		const chunkBytes = 256 * 1024;
		function createContent(open, length) {
			function use(act) {
				const descriptor = open();
				if (descriptor === null) throw new Error("the file cannot be read");
				try {
					return act(descriptor);
				} finally {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
				}
			}
			const forEachChunk = (descriptor, act) => {
				const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, length));
				for (let done = 0; done < length;) {
					const count = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, chunk, 0, Math.min(chunk.length, length - done), done);
					if (count === 0) throw new Error("a file is shorter than it was");
					act(chunk.subarray(0, count), done);
					done += count;
				}
			};
			return {
				length,
				open,
				read: () => use((descriptor) => {
					const content = Buffer.allocUnsafe(length);
					forEachChunk(descriptor, (chunk, at) => void chunk.copy(content, at));
					return content;
				}),
				writeTo: (target) => use((descriptor) => forEachChunk(descriptor, (chunk) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target, chunk))),
				equals(other) {
					const source = other.open();
					if (source === null) return false;
					try {
						if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(source).size !== length) return false;
						const read = Buffer.allocUnsafe(chunkBytes);
						return use((descriptor) => {
							let isEqual = true;
							forEachChunk(descriptor, (chunk, at) => {
								const count = isEqual ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(source, read, 0, chunk.length, at) : 0;
								isEqual &&= count === chunk.length && chunk.compare(read, 0, count) === 0;
							});
							return isEqual;
						});
					} finally {
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(source);
					}
				}
			};
		}
		function openRegular(path) {
			const descriptor = (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.NW)(() => (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_2__.zm)(path), null, "EACCES", "EPERM", "ELOOP");
			if (descriptor === null || (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isFile()) return descriptor;
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
			return null;
		}
	}),
	86838: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			j: () => findUnchosen,
			w: () => describeCommitted
		});
		var _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96763);
		var _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19375);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45894);
		function findUnchosen(committed, { closed, git }) {
			if (git !== null) return null;
			const named = committed.filter((path) => closed.isNamedByAuthor(path));
			if (named.length === 0) return null;
			return {
				message: `rules of the policy close ${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__.Pe)(named)}, and git tracks ${named.length === 1 ? "it" : "them"}: the policy has to choose what processes see of the history`,
				hint: "Add `sandbox: { git: visible }` (one commit with the files that processes may read), or `sandbox: { git: history }` (all that is committed: `git show` prints these files)."
			};
		}
		function describeCommitted(committed, { closed, git }) {
			if (git === "visible") return null;
			const isDenied = (path) => closed.explain(path)?.rule !== "default";
			const [denied, leftOut] = [committed.filter(isDenied), committed.filter((path) => !isDenied(path))];
			return [describeDenied(denied), describeLeftOut(leftOut)].filter((text) => text !== null).join("; ") || null;
		}
		function describeLeftOut(paths) {
			if (paths.length === 0) return null;
			const example = (0, _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.UN)(paths[0] ?? "");
			return `no rule allows reading ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_2__.kT)(paths.length)} of the files that git tracks (for example ${example}): commands do not see them, and can read their committed contents (git show, git log -p) unless the policy has \`sandbox: { git: visible }\``;
		}
		function describeDenied(all) {
			if (all.length === 0) return null;
			const paths = [...new Set(all)];
			const example = JSON.stringify((0, _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.UN)(paths[0] ?? ""));
			return `the policy denies reading ${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__.Pe)(paths)}, but git tracks it: commands can read its committed contents (git show, git log -p). If it holds a secret, replace the secret and remove the file from the repository and its history, or hide the history (\`sandbox: { git: visible }\`). If not, except it from the rule that denies it: \`unless: { read: [${example}] }\` (docs/policy.md, "Exceptions from a built-in policy")`;
		}
	})
};
