export const id = 6298;
export const ids = [6298];
export const modules = {
	97726: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { H: () => createAcceptedFiles });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _files_copy_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9194);
		var _no_follow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93242);
		var _restore_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67727);
		var _walk_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52424);
		function createAcceptedFiles(options) {
			const { tree } = options;
			const owner = options.owner ?? {
				uid: process.getuid?.() ?? 0,
				gid: process.getgid?.() ?? 0
			};
			function describe(key) {
				const state = readState(tree.root, key);
				if (state === null) return [];
				return [{
					path: (0, _walk_workspace_js__WEBPACK_IMPORTED_MODULE_4__.kB)(key),
					state,
					read: () => state.kind === "file" ? (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.iD)(tree.root, key, (path) => (0, _files_copy_store_js__WEBPACK_IMPORTED_MODULE_1__.x)(path, state.bytes).read()) : noBytes,
					readBase: () => tree.readBase(key)?.copy?.read() ?? null
				}];
			}
			function createEntry(state, contentFile) {
				if (state?.kind === "missing") return null;
				const stamp = {
					...{
						kind: state?.kind ?? "directory",
						ino: 0n,
						dev: 0n,
						links: 1,
						ctimeNs: 0n,
						...owner
					},
					mtimeNs: BigInt(Date.now()) * 1000000n,
					size: state?.kind === "file" ? BigInt(state.bytes) : 0n,
					mode: state === undefined || state.kind === "symlink" ? 493 : state.mode
				};
				return {
					stamp,
					copy: state?.kind === "file" ? (0, _files_copy_store_js__WEBPACK_IMPORTED_MODULE_1__.x)(Buffer.from(contentFile ?? ""), state.bytes) : null,
					target: state?.kind === "symlink" ? state.target : null,
					racy: false
				};
			}
			return {
				note(keys) {
					const changes = keys.flatMap(describe);
					if (changes.length > 0) options.onAccepted(changes);
				},
				place(states) {
					const byKey = new Map(states.map((entry) => [(0, _walk_workspace_js__WEBPACK_IMPORTED_MODULE_4__.YZ)(entry.path), entry]));
					const changes = [...byKey].flatMap(([key, { path, state }]) => {
						const stats = (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.Je)(tree.root, key);
						const now = stats === null ? null : (0, _walk_workspace_js__WEBPACK_IMPORTED_MODULE_4__.X0)(stats);
						if (state.kind === "missing") return now === null ? [] : [{
							key,
							path,
							kind: "created",
							now
						}];
						return [{
							key,
							path,
							kind: now === null ? "deleted" : now === state.kind ? "modified" : "type",
							now
						}];
					});
					const stuck = (0, _restore_changes_js__WEBPACK_IMPORTED_MODULE_3__.Y)({
						root: tree.root,
						refused: changes,
						readEntry: (key) => createEntry(byKey.get(key)?.state, byKey.get(key)?.contentFile ?? null)
					});
					return [...stuck].map(_walk_workspace_js__WEBPACK_IMPORTED_MODULE_4__.kB);
				}
			};
		}
		const noBytes = new Uint8Array();
		function readState(root, key) {
			const stats = (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.Je)(root, key);
			if (stats === null) return { kind: "missing" };
			const mode = Number(stats.mode) & 511;
			switch ((0, _walk_workspace_js__WEBPACK_IMPORTED_MODULE_4__.X0)(stats)) {
				case "file": return {
					kind: "file",
					mode,
					bytes: Number(stats.size)
				};
				case "directory": return {
					kind: "directory",
					mode
				};
				case "symlink": return {
					kind: "symlink",
					target: (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.iD)(root, key, (path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path, "latin1"))
				};
				case "special": return null;
			}
		}
	}),
	57899: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { a: () => createChangeGate });
		var serialize = __webpack_require__(50041);
		var error = __webpack_require__(22603);
		var tool = __webpack_require__(86276);
		;
		function tooMany(count) {
			return {
				rule: "limit",
				reason: `the command changed ${count} paths, more than are decided one by one`
			};
		}
		function refuseAll(changes, refusal) {
			return new Map(changes.map(({ key }) => [key, refusal]));
		}
		function addConsequences(changes, refusals) {
			const byKey = new Map(changes.map((change) => [change.key, change]));
			for (const { key, kind } of changes) {
				const refusal = refusals.get(key);
				if (refusal === undefined || kind === "created") continue;
				for (const parent of listParents(key)) if (byKey.get(parent)?.kind === "type" && !refusals.has(parent)) refusals.set(parent, refusal);
			}
			for (const { key } of changes) {
				if (refusals.has(key)) continue;
				const parent = listParents(key).find((entry) => byKey.get(entry)?.kind === "type" && refusals.has(entry));
				const refusal = parent === undefined ? undefined : refusals.get(parent);
				if (refusal !== undefined) refusals.set(key, refusal);
			}
		}
		function isImplied({ key, kind, now }, parents) {
			return parents.has(key) && (kind === "deleted" || kind === "created" && now === "directory");
		}
		function listParents(key) {
			const parts = key.split("/");
			return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
		}
		;
		function createChangeGate(options) {
			const { watch, freezer, clock, limits } = options;
			const running = new Set();
			const ended = new Set();
			let settled = createDeferred();
			const exclusively = (0, serialize.r)();
			function listCommands() {
				return [...running].filter(({ type }) => type === "command");
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
			async function takeSnapshot(judges) {
				await watch.take((path) => judges.every((judge) => judge.isCertain(path)));
			}
			async function settle() {
				if (running.size > 0 && !watch.mayHaveChanged()) return finish({
					kept: 0,
					refused: []
				});
				const goOn = await freeze();
				if (goOn !== null) await settleFrozen(async () => undefined).finally(goOn);
			}
			async function freeze() {
				if (running.size === 0) return () => undefined;
				try {
					return await freezer.freeze();
				} catch (thrown) {
					finish(refuseUnseen(thrown));
					return null;
				}
			}
			async function settleFrozen(use) {
				finish(readOutcome([...running, ...ended].map(({ judge }) => judge)));
				const result = await use();
				if (running.size > 0) await takeSnapshot([...running].map(({ judge }) => judge));
				return result;
			}
			function finish(outcome) {
				const told = [...running, ...ended];
				ended.clear();
				settled.resolve();
				settled = createDeferred();
				for (const { judge } of told) judge.report(outcome);
			}
			async function leave(member) {
				running.delete(member);
				ended.add(member);
				if (listCommands().length > 0) return;
				await exclusively(async () => {
					if (ended.has(member)) await settle();
				});
			}
			function readOutcome(judges) {
				try {
					return judgeChanges(judges);
				} catch (thrown) {
					return refuseUnseen(thrown);
				}
			}
			function judgeChanges(judges) {
				const changes = watch.list();
				const refusals = changes.length > limits.changes ? refuseAll(changes, tooMany(changes.length)) : decide(judges, changes);
				addConsequences(changes, refusals);
				const refused = changes.filter(({ key }) => refusals.has(key));
				const stuck = watch.restore(refused);
				options.onKept(changes.filter(({ key }) => !refusals.has(key)));
				const parents = new Set(changes.flatMap(({ key }) => listParents(key)));
				const isNews = (change) => !isImplied(change, parents) || stuck.has(change.key);
				const told = refused.filter(isNews);
				return {
					kept: changes.filter((change) => !refusals.has(change.key) && isNews(change)).length,
					refused: told.map(({ key, path, kind }) => {
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
						if (ended.size > 0) await settle();
						if (running.size === 0) await takeSnapshot([member.judge]);
						running.add(member);
						return { result: run() };
					});
					try {
						return await started.result;
					} finally {
						await leave(member);
					}
				},
				async runAlone(write) {
					await waitForGroup(() => ended.size > 0 || listCommands().length > 0, null);
					return exclusively(async () => {
						if (running.size + ended.size === 0) return write();
						const goOn = await freeze();
						if (goOn === null) throw new tool.X("the commands that run do not stop, so nothing can be written");
						return settleFrozen(write).finally(goOn);
					});
				},
				async check() {
					await waitForGroup(() => listCommands().length > 0, null);
					await exclusively(async () => {
						if (running.size + ended.size > 0) await settle();
					});
				}
			};
		}
		function refuseUnseen(thrown) {
			const reason = `what the command changed could not be checked: ${(0, error.IP)(thrown)}`;
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
		function createDeferred() {
			let resolve = () => undefined;
			const promise = new Promise((onResolve) => {
				resolve = onResolve;
			});
			return {
				promise,
				resolve
			};
		}
		async function waitFor(promise, delayMs, signal) {
			const over = createDeferred();
			const timer = setTimeout(() => over.resolve(), delayMs);
			signal?.addEventListener("abort", over.resolve, { once: true });
			try {
				await Promise.race([promise, over.promise]);
			} finally {
				clearTimeout(timer);
				signal?.removeEventListener("abort", over.resolve);
			}
		}
	}),
	81762: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { U: () => defaultChangeLimits });
		const defaultChangeLimits = {
			paths: 3e5,
			changes: 2e4,
			fileBytes: 64 * 1024 * 1024,
			totalBytes: 2 * 1024 * 1024 * 1024,
			judgedBytes: 1024 * 1024,
			patienceMs: 500
		};
	}),
	67010: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { I: () => createFreezer });
		var _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57309);
		const waitMs = 1e4;
		const attemptMs = 100;
		const laterLooksMs = [
			20,
			40,
			80,
			160,
			320,
			640
		];
		function createFreezer({ listRoots, clock }) {
			let last = {
				byUs: new Set(),
				byOthers: new Set(),
				settled: true
			};
			async function stopAll(stopped, before) {
				const startMs = clock.monotonicMs();
				for (let stillLists = 0; stillLists < 2;) {
					let still = true;
					for (const [pid, state] of (0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_0__.UA)(listRoots())) {
						if (!moves(pid)) {
							if (state !== "T" && state !== "t") continue;
							if (stopped.byUs.has(pid) || stopped.byOthers.has(pid)) continue;
							const wasByUs = !before.settled && before.byUs.has(pid);
							(wasByUs ? stopped.byUs : stopped.byOthers).add(pid);
							continue;
						}
						still = false;
						(0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_0__.y_)(pid, "SIGSTOP");
						stopped.byUs.add(pid);
						stopped.byOthers.delete(pid);
					}
					stillLists = still ? stillLists + 1 : 0;
					if (still) continue;
					if (clock.monotonicMs() - startMs > attemptMs) return false;
					await clock.sleep(0);
				}
				return true;
			}
			function goOn(stopped, isMeant = () => true) {
				for (const pid of [...(0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_0__.UA)(listRoots()).keys()].toReversed()) if (stopped.byUs.has(pid) && isMeant(pid)) (0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_0__.y_)(pid, "SIGCONT");
			}
			async function lookAgain(stopped) {
				for (const delayMs of laterLooksMs) {
					await clock.sleep(delayMs);
					if (last !== stopped) return;
					goOn(stopped, (pid) => !moves(pid));
				}
				stopped.settled = true;
			}
			return { async freeze() {
				const startMs = clock.monotonicMs();
				const before = last;
				const stopped = {
					byUs: new Set(),
					byOthers: new Set(),
					settled: false
				};
				last = stopped;
				while (!await stopAll(stopped, before)) {
					goOn(stopped);
					if (clock.monotonicMs() - startMs > waitMs) throw new Error("the processes of a command do not stop");
					await clock.sleep(10);
				}
				return () => {
					goOn(stopped);
					void lookAgain(stopped);
				};
			} };
		}
		function moves(pid) {
			return (0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_0__.Dc)(pid).some((state) => !"TtZX".includes(state));
		}
	}),
	67727: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { Y: () => restoreChanges });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		var _no_follow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93242);
		var _files_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52800);
		function restoreChanges(options) {
			const { root, refused, readEntry } = options;
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
				const stats = (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.Je)(root, key);
				if (stats === null) return;
				withOpenParent(key, (path) => {
					if (!stats.isDirectory()) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
					else if (kind === "type" || unlisted.has(key)) (0, _files_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__.d)(path);
					else removeEmpty(path);
				});
			}
			function bringBack({ key, kind }) {
				const entry = readEntry(key);
				if (entry === null) throw new Error("it is not known what was there");
				if (kind === "mode") return setMode(key);
				makeParents(key);
				switch (entry.stamp.kind) {
					case "directory":
						withOpenParent(key, (path) => {
							if ((0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.l6)(path)?.isDirectory() !== true) makeFolder(path, entry);
						});
						return setMode(key);
					case "symlink": return withOpenParent(key, (path) => {
						removeFile(path);
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(Buffer.from(entry.target ?? "", "latin1"), path);
						giveBack(path, entry);
					});
					case "file": return withOpenParent(key, (path) => writeFile(path, entry));
					case "special": throw new Error("a special file cannot be made again");
				}
			}
			function writeFile(path, entry) {
				if (entry.copy === null) throw new Error("there is no copy of it");
				const now = (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.l6)(path);
				const inPlace = entry.stamp.links > 1 && now?.isFile() === true && now.ino === entry.stamp.ino;
				if (!inPlace) removeFile(path);
				else if ((now.mode & 128n) === 0n) (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.G_)(path, 384);
				const creating = inPlace ? 0 : node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL;
				const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | creating, 384);
				try {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(descriptor, 0);
					entry.copy.writeTo(descriptor);
					if (process.getuid?.() === 0) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fchownSync)(descriptor, entry.stamp.uid, entry.stamp.gid);
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(descriptor, entry.stamp.mode);
					const seconds = Number(entry.stamp.mtimeNs / 1000n) / 1e6;
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.futimesSync)(descriptor, seconds, seconds);
				} finally {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
				}
			}
			function makeParents(key) {
				const parts = key.split("/");
				for (let length = 1; length < parts.length; length += 1) {
					const parent = parts.slice(0, length).join("/");
					if ((0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.Je)(root, parent)?.isDirectory() === true) continue;
					const entry = readEntry(parent);
					if (entry?.stamp.kind !== "directory") throw new Error("the folder it was in is not watched");
					withOpenParent(parent, (path) => {
						removeFile(path);
						makeFolder(path, entry);
					});
				}
			}
			function makeFolder(path, entry) {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, 448);
				giveBack(path, entry);
				(0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.G_)(path, entry.stamp.mode);
			}
			function giveBack(path, { stamp }) {
				if (process.getuid?.() === 0) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lchownSync)(path, stamp.uid, stamp.gid);
			}
			function setMode(key) {
				const entry = readEntry(key);
				if (entry === null) return;
				(0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.iD)(root, key, (path) => {
					const stats = (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.l6)(path);
					if (stats !== null && readMode(stats) !== entry.stamp.mode) (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.G_)(path, entry.stamp.mode);
				});
			}
			function withOpenParent(key, use) {
				const parent = key.includes("/") ? key.slice(0, key.lastIndexOf("/")) : "";
				(0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.iD)(root, parent, (path) => {
					const stats = (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.l6)(path);
					if (stats?.isDirectory() !== true || (readMode(stats) & 448) === 448) return;
					(0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.G_)(path, readMode(stats) | 448);
					opened.add(parent);
				});
				(0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.iD)(root, key, use);
			}
		}
		function removeFile(path) {
			const stats = (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.l6)(path);
			if (stats === null) return;
			if (stats.isDirectory()) (0, _files_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__.d)(path);
			else (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
		}
		function removeEmpty(path) {
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(path);
			} catch (thrown) {
				if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.up)(thrown, "ENOTEMPTY")) throw thrown;
			}
		}
		function readMode(stats) {
			return Number(stats.mode) & 4095;
		}
		function measureDepth(key) {
			return key === "" ? 0 : key.split("/").length;
		}
	}),
	52424: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			EK: () => isSameStamp,
			GM: () => createStamp,
			X0: () => readKind,
			YZ: () => readKey,
			Zv: () => listNames,
			b5: () => walkWorkspace,
			f_: () => isTooDeep,
			kB: () => renderKey
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		var _no_follow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93242);
		const maxPathBytes = 3500;
		function walkWorkspace(options) {
			const { root, visit, closedFolders } = options;
			const pending = [];
			let count = 0;
			const meet = (key, stats) => {
				if (stats === null) return;
				count += 1;
				if (stats.isDirectory()) pending.push({
					key,
					stats
				});
				else visit(key, createStamp(stats, readKind(stats)));
			};
			for (const key of options.starts) if (!options.isLeftOut(key)) meet(key, (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.Je)(root, key));
			for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
				if (count > options.maxPaths) return { complete: false };
				const { key, stats } = next;
				const listed = (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.Z8)(root, key, (folder, descriptor) => {
					const names = isTooDeep(key) ? null : listNames(folder, descriptor, closedFolders);
					visit(key, createStamp(stats, names === null ? "special" : "directory"));
					for (const name of names ?? []) {
						const inner = key === "" ? name : `${key}/${name}`;
						if (!options.isLeftOut(inner)) meet(inner, (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.l6)((0, _no_follow_js__WEBPACK_IMPORTED_MODULE_2__.EM)(folder, name)));
					}
					return true;
				});
				if (listed === null) throw new Error(`${renderKey(key)} was replaced while it was listed`);
			}
			return { complete: count <= options.maxPaths };
		}
		function isTooDeep(key) {
			return key.length > maxPathBytes;
		}
		function readKey(path) {
			return Buffer.from(path).toString("latin1");
		}
		function renderKey(key) {
			return Buffer.from(key, "latin1").toString("utf8");
		}
		function isSameStamp(left, right) {
			return left.ctimeNs === right.ctimeNs && left.ino === right.ino && left.size === right.size && left.mtimeNs === right.mtimeNs && left.mode === right.mode && left.dev === right.dev && left.kind === right.kind;
		}
		function createStamp(stats, kind) {
			return {
				kind,
				ino: stats.ino,
				dev: stats.dev,
				size: stats.size,
				mtimeNs: stats.mtimeNs,
				ctimeNs: stats.ctimeNs,
				mode: Number(stats.mode) & 4095,
				uid: Number(stats.uid),
				gid: Number(stats.gid),
				links: Number(stats.nlink)
			};
		}
		function readKind(stats) {
			if (stats.isFile()) return "file";
			if (stats.isDirectory()) return "directory";
			return stats.isSymbolicLink() ? "symlink" : "special";
		}
		function listNames(folder, descriptor, closedFolders) {
			try {
				if (closedFolders === "open") openClosed(folder, descriptor);
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, "latin1");
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.up)(thrown, "EACCES", "EPERM")) return null;
				throw thrown;
			}
		}
		function openClosed(folder, descriptor) {
			const mode = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).mode & 4095;
			if ((mode & 320) !== 320 && process.getuid?.() !== 0) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, mode | 448);
		}
	}),
	85100: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			sB: () => createWholeTree,
			dE: () => createWorkspaceWatch,
			Wd: () => listChanges,
			fx: () => listKept
		});
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var tool = __webpack_require__(86276);
		var copy_store = __webpack_require__(9194);
		var no_follow = __webpack_require__(93242);
		var error = __webpack_require__(22603);
		var walk_workspace = __webpack_require__(52424);
		;
		function readCurrentState(path, maxBytes) {
			const stats = (0, external_node_fs_.lstatSync)(path, { bigint: true });
			const kind = (0, walk_workspace.X0)(stats);
			const executable = (stats.mode & 64n) !== 0n;
			if (kind === "symlink") return {
				kind,
				executable,
				content: (0, external_node_fs_.readlinkSync)(path, "buffer")
			};
			if (kind !== "file" || stats.size > BigInt(maxBytes)) return {
				kind,
				executable,
				content: null
			};
			return {
				kind,
				executable,
				content: readRegular(path)
			};
		}
		function readRegular(path) {
			let descriptor;
			try {
				descriptor = (0, external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
			} catch (thrown) {
				if ((0, error.up)(thrown, "EACCES", "EPERM", "ELOOP")) return null;
				throw thrown;
			}
			try {
				return (0, external_node_fs_.fstatSync)(descriptor).isFile() ? (0, external_node_fs_.readFileSync)(descriptor) : null;
			} finally {
				(0, external_node_fs_.closeSync)(descriptor);
			}
		}
		var restore_changes = __webpack_require__(67727);
		;
		const tickMs = 20;
		function createWorkspaceWatch(options) {
			const { tree, limits, clock } = options;
			const root = () => tree.root;
			const store = (0, copy_store.d)(options.storeFile, limits);
			const certain = new Map();
			let snapshot = new Map();
			const readBefore = (key) => snapshot.has(key) ? snapshot.get(key) ?? null : tree.readBase(key);
			function isRacy({ ctimeNs }) {
				return clock.nowMs() - Number(ctimeNs / 1000000n) < tickMs;
			}
			function capture(key, stamp, isCertain) {
				const known = snapshot.get(key);
				if (known !== undefined && known !== null && !known.racy && (0, walk_workspace.EK)(known.stamp, stamp)) return known;
				const entry = {
					stamp,
					copy: null,
					target: null,
					racy: isRacy(stamp)
				};
				if (stamp.kind === "symlink") return {
					...entry,
					target: readTarget(root(), key)
				};
				if (stamp.kind !== "file" || isNeedless(key, isCertain)) return entry;
				return {
					...entry,
					copy: (0, no_follow.iD)(root(), key, (path) => store.add(path, stamp))
				};
			}
			function isNeedless(key, isCertain) {
				let needless = certain.get(key);
				if (needless === undefined) certain.set(key, needless = isCertain((0, walk_workspace.kB)(key)));
				return needless;
			}
			function compare(key, before, now) {
				if (!(0, walk_workspace.EK)(before.stamp, now)) return findChange(root(), key, before, now);
				if (!before.racy) return null;
				if (!(now.kind === "file" && before.copy === null) && isOtherContent(root(), key, before, now)) return "modified";
				snapshot.set(key, {
					...before,
					racy: isRacy(now)
				});
				return null;
			}
			return {
				async take(isCertain) {
					const taken = new Map();
					let mustWait = false;
					const complete = tree.walk(limits.paths, "open", (key, stamp) => {
						if (stamp === null) return void taken.set(key, null);
						const entry = capture(key, stamp, isCertain);
						taken.set(key, entry);
						mustWait ||= entry.racy && stamp.kind === "file" && entry.copy === null && certain.get(key) === false;
					});
					if (!complete) throw new tool.q(`the folders that commands may write hold more than ${limits.paths} paths, so what a command changes could not be checked`);
					snapshot = taken;
					if (mustWait) await clock.sleep(tickMs);
				},
				mayHaveChanged() {
					let seen = 0;
					let changed = false;
					try {
						const visit = (key, stamp) => {
							const before = snapshot.get(key);
							seen += 1;
							changed ||= before === undefined || (before === null || stamp === null ? before !== stamp : before.racy || !(0, walk_workspace.EK)(before.stamp, stamp));
						};
						return !tree.walk(limits.paths, "leave", visit) || changed || seen !== snapshot.size;
					} catch (thrown) {
						if (!(thrown instanceof Error && "code" in thrown)) throw thrown;
						return true;
					}
				},
				list() {
					const changes = [];
					const seen = new Set();
					const add = (key, kind, now) => void changes.push(describeChange(key, kind, now));
					tree.walk(Number.POSITIVE_INFINITY, "open", (key, stamp) => {
						seen.add(key);
						const before = readBefore(key);
						if (stamp === null) {
							if (before !== null) add(key, "deleted", null);
							return;
						}
						const kind = before === null ? "created" : compare(key, before, stamp);
						if (kind !== null) add(key, kind, stamp.kind);
					});
					for (const [key, before] of snapshot) if (before !== null && !seen.has(key)) add(key, "deleted", null);
					return sortChanges(changes);
				},
				read(change) {
					const before = readBefore(change.key);
					return {
						path: change.path,
						before: before === null ? null : readSnapshotState(before),
						after: change.now === null ? null : (0, no_follow.iD)(root(), change.key, (path) => readCurrentState(path, limits.judgedBytes))
					};
				},
				restore: (refused) => (0, restore_changes.Y)({
					root: root(),
					refused,
					readEntry: readBefore
				}),
				close: () => store.close()
			};
			function readSnapshotState({ stamp, copy, target }) {
				const executable = (stamp.mode & 64) !== 0;
				if (target !== null) return {
					kind: stamp.kind,
					executable,
					content: Buffer.from(target, "latin1")
				};
				const content = copy === null || copy.length > limits.judgedBytes ? null : copy.read();
				return {
					kind: stamp.kind,
					executable,
					content
				};
			}
		}
		function listChanges(tree) {
			const changes = [];
			tree.walk(Number.POSITIVE_INFINITY, "open", (key, stamp) => {
				const before = tree.readBase(key);
				if (before === null && stamp === null) return;
				const kind = before === null ? "created" : stamp === null ? "deleted" : findChange(tree.root, key, before, stamp);
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
				return readLines(before?.copy?.read()) !== readLines((0, no_follow.iD)(tree.root, key, (file) => (0, external_node_fs_.readFileSync)(file)));
			};
			return listChanges(tree).filter(isKept).map(({ path }) => path);
		}
		function readLines(content) {
			return content?.toString("latin1").replaceAll("\r", "");
		}
		function findChange(root, key, before, now) {
			if (before.stamp.kind !== now.kind) return "type";
			if (isOtherContent(root, key, before, now)) return "modified";
			return before.stamp.mode === now.mode || now.kind === "symlink" ? null : "mode";
		}
		function isOtherContent(root, key, before, now) {
			switch (now.kind) {
				case "directory": return false;
				case "symlink": return readTarget(root, key) !== before.target;
				case "special": return now.ino !== before.stamp.ino;
				case "file": return before.stamp.size !== now.size || !(0, no_follow.iD)(root, key, (path) => before.copy?.equals(path) === true);
			}
		}
		function readTarget(root, key) {
			return (0, no_follow.iD)(root, key, (path) => (0, external_node_fs_.readlinkSync)(path, "latin1"));
		}
		function describeChange(key, kind, now) {
			return {
				key,
				path: key === "" ? "." : (0, walk_workspace.kB)(key),
				kind,
				now
			};
		}
		function sortChanges(changes) {
			return changes.toSorted((left, right) => left.key < right.key ? -1 : left.key > right.key ? 1 : 0);
		}
		function createWholeTree(options) {
			const { root, writablePaths } = options;
			const starts = writablePaths.filter((path) => !writablePaths.some((other) => other !== path && path.startsWith(`${other}/`))).map((path) => (0, walk_workspace.YZ)((0, external_node_path_.relative)(root, path)));
			const leftOut = new Set(options.protectedPaths.map((path) => (0, walk_workspace.YZ)((0, external_node_path_.relative)(root, path))));
			return {
				root,
				walk: (maxPaths, closedFolders, visit) => (0, walk_workspace.b5)({
					root,
					starts,
					isLeftOut: (key) => leftOut.has(key),
					maxPaths,
					closedFolders,
					visit
				}).complete,
				readBase: () => null
			};
		}
	}),
	57025: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { P: () => borrowWorkspace });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_child_process_ = __webpack_require__(31421);
		var cgroup_tree = __webpack_require__(20631);
		var marked_processes = __webpack_require__(25605);
		var process_identity = __webpack_require__(40091);
		;
		const script = `remove() { rm -rf -- "$scratch" || { chmod -R u+rwX -- "$scratch"; rm -rf -- "$scratch"; }; }
if read -r line; then remove; exit; fi
looks=0
empty=0
while [ $looks -lt 100 ] && [ $empty -lt 3 ]; do
  left=$(
    printf '%s%s\\n' "$prefix" "$mark" | grep -lasF -f - /proc/[0-9]*/"$file" | cut -d / -f 3
    printf '%s\\n' "$groups" | while read -r group; do find "$group" -name ${cgroup_tree.Of} -prune -o -name cgroup.procs -exec cat {} +; done
  )
  if [ -z "$left" ]; then empty=$((empty + 1)); else empty=0; fi
  for pid in $left; do kill -9 "$pid"; done
  looks=$((looks + 1))
  sleep 0.05
done
remove
for placeholder in "$@"; do rmdir -- "$placeholder"; done
printf '%s\\n' "$groups" | while read -r group; do find "$group" -depth -type d -exec rmdir -- {} \\;; done`;
		function startGuardian(options) {
			const child = (0, external_node_child_process_.spawn)(options.sh, [
				"-c",
				script,
				"guardian",
				...options.placeholders
			], {
				env: {
					...{
						PATH: "/usr/bin:/bin",
						LC_ALL: "C"
					},
					...options.marked === "arguments" ? {
						file: "cmdline",
						prefix: ""
					} : {
						file: "environ",
						prefix: `${marked_processes.Kc}=`
					},
					...{
						scratch: options.scratch,
						mark: (0, external_node_path_.basename)(options.scratch),
						groups: options.groups.join("\n")
					}
				},
				cwd: "/",
				stdio: [
					"pipe",
					"ignore",
					"ignore"
				],
				detached: true
			});
			const { stdin } = child;
			stdin.on("error", () => undefined);
			child.on("error", () => undefined);
			child.unref();
			if ("unref" in stdin && typeof stdin.unref === "function") stdin.unref();
			return {
				identity: (0, process_identity.x)(child.pid ?? 0),
				end: () => void stdin.end("end\n")
			};
		}
		var files_lease = __webpack_require__(42417);
		var open_groups = __webpack_require__(34166);
		var paths = __webpack_require__(63323);
		var plan_workspace = __webpack_require__(84072);
		var run_folder = __webpack_require__(6027);
		var run_user = __webpack_require__(48566);
		;
		async function borrowWorkspace(options) {
			const { workspace, layout, stateFolder } = options;
			const isCovered = options.commands === "in-sandboxes";
			(0, run_folder.vb)(options.temporaryFolder);
			const unlock = await (0, files_lease.Rn)(stateFolder, workspace);
			const scratch = await (0, files_lease.pn)(stateFolder, workspace, options.clock).then(() => (0, run_folder.kg)(options.temporaryFolder), (thrown) => {
				unlock();
				throw thrown;
			});
			let guardian = null;
			let layeredLease = null;
			let opening = null;
			const giveBack = () => {
				(0, files_lease.Rv)(stateFolder, workspace, layeredLease);
				if (guardian === null) (0, run_folder.UG)(scratch);
				else guardian.end();
				unlock();
			};
			try {
				const user = isCovered && options.uid === 0 ? (0, run_user._V)(layout.gitPath) : null;
				if (user !== null) {
					(0, external_node_fs_.chownSync)(scratch, options.uid, user.gid);
					(0, external_node_fs_.chmodSync)(scratch, 456);
				}
				opening = options.openSpace(scratch, user);
				const listing = (0, plan_workspace.i1)(workspace, options.policy);
				const readPlan = (0, plan_workspace.hl)({
					...options,
					listing,
					scratch
				});
				const space = await opening;
				const isLayered = "openLayer" in space;
				const plan = readPlan(isLayered);
				const isChanged = isCovered && !isLayered;
				const placeholders = isChanged ? plan.placeholders : [];
				const isLent = isChanged && user?.borrowed === true;
				const groups = [...(0, open_groups.P)((0, external_node_path_.basename)(scratch))];
				const marked = isCovered ? "arguments" : "environment";
				guardian = startGuardian({
					sh: options.sh,
					scratch,
					marked,
					placeholders,
					groups
				});
				const folder = (0, paths.uq)(layout.repositoryRoot);
				const lease = (0, files_lease._e)(stateFolder, {
					workspace,
					root: layout.repositoryRoot,
					user: isLent ? {
						uid: user.uid,
						gid: user.gid
					} : null,
					owner: user?.owner ?? {
						uid: 0,
						gid: 0
					},
					folderOwner: folder === null ? null : {
						uid: folder.uid,
						gid: folder.gid
					},
					placeholders,
					guardian: guardian.identity,
					groups
				});
				if (isLayered) layeredLease = lease;
				for (const placeholder of placeholders) if (user !== null) (0, external_node_fs_.chownSync)(placeholder, user.uid, user.gid);
				if (isLent) (0, run_user.tJ)({
					root: layout.repositoryRoot,
					writablePaths: plan.writablePaths,
					user
				});
				return {
					scratch,
					user,
					plan,
					space,
					giveBack
				};
			} catch (thrown) {
				const opened = await opening?.catch(() => null);
				if (opened !== null && opened !== undefined && "end" in opened) await opened.end();
				giveBack();
				throw thrown;
			}
		}
	}),
	9194: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			d: () => createCopyStore,
			x: () => readKeptFile
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		var _changes_walk_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52424);
		const chunkBytes = 256 * 1024;
		function createCopyStore(file, limits) {
			const store = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL, 384);
			let end = 0;
			let isOpen = true;
			function copy(path, stamp) {
				const source = openRegular(path);
				if (source === null) return null;
				try {
					const offset = end;
					let at = offset;
					const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, Number(stamp.size) + 1));
					for (;;) {
						const count = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(source, chunk, 0, chunk.length, at - offset);
						if (count === 0) break;
						if (at - offset + count > Number(stamp.size)) throw new Error("a file grew while it was copied");
						for (let done = 0; done < count;) done += (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(store, chunk, done, count - done, at + done);
						at += count;
					}
					const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(source, { bigint: true });
					if (!(0, _changes_walk_workspace_js__WEBPACK_IMPORTED_MODULE_2__.EK)((0, _changes_walk_workspace_js__WEBPACK_IMPORTED_MODULE_2__.GM)(stats, (0, _changes_walk_workspace_js__WEBPACK_IMPORTED_MODULE_2__.X0)(stats)), stamp)) throw new Error("a file changed while it was copied");
					end = at;
					return createContent(at - offset, (use) => use(store, offset));
				} finally {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(source);
				}
			}
			return {
				add(path, stamp) {
					const length = Number(stamp.size);
					if (length > limits.fileBytes || end + length > limits.totalBytes) return null;
					return copy(path, stamp);
				},
				close() {
					if (isOpen) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(store);
					isOpen = false;
				}
			};
		}
		function readKeptFile(path, length) {
			return createContent(length, (use) => {
				const descriptor = openRegular(path);
				if (descriptor === null) throw new Error("what was there cannot be read");
				try {
					return use(descriptor, 0);
				} finally {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
				}
			});
		}
		function createContent(length, open) {
			const forEachChunk = (descriptor, offset, use) => {
				const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, length));
				for (let done = 0; done < length;) {
					const count = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, chunk, 0, Math.min(chunk.length, length - done), offset + done);
					if (count === 0) throw new Error("a kept content is shorter than it was");
					use(chunk.subarray(0, count), done);
					done += count;
				}
			};
			return {
				length,
				read: () => open((descriptor, offset) => {
					const content = Buffer.allocUnsafe(length);
					forEachChunk(descriptor, offset, (chunk, at) => void chunk.copy(content, at));
					return content;
				}),
				writeTo: (target) => open((descriptor, offset) => forEachChunk(descriptor, offset, (chunk) => {
					for (let done = 0; done < chunk.length;) done += (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(target, chunk, done);
				})),
				equals(path) {
					const source = openRegular(path);
					if (source === null) return false;
					try {
						if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(source).size !== length) return false;
						const other = Buffer.allocUnsafe(chunkBytes);
						return open((descriptor, offset) => {
							let isEqual = true;
							forEachChunk(descriptor, offset, (chunk, at) => {
								const count = isEqual ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(source, other, 0, chunk.length, at) : 0;
								isEqual &&= count === chunk.length && chunk.compare(other, 0, count) === 0;
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
			let descriptor;
			try {
				descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.up)(thrown, "EACCES", "EPERM", "ELOOP")) return null;
				throw thrown;
			}
			if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isFile()) return descriptor;
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
			return null;
		}
	}),
	89774: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			N: () => listHostSockets,
			e: () => coverHostSockets
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63323);
		function listHostSockets() {
			const mounted = readMountTable();
			const bound = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/net/unix", "utf8").matchAll(/^(?:\S+ +){7}(\/.*)$/gm);
			const named = new Set([...bound].flatMap(([, path]) => path ?? []));
			const sockets = [...named].flatMap(resolveFolders).flatMap((path) => listNames(path, mounted));
			return [...new Set([...sockets, ...mounted.map(({ target }) => target)])].filter(isSocket);
		}
		function resolveFolders(path) {
			return orGone(() => [(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))], []);
		}
		function isSocket(path) {
			return orGone(() => (0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.uq)(path)?.isSocket() === true, false);
		}
		function orGone(read, otherwise) {
			try {
				return read();
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT", "EACCES", "ENOTDIR", "ELOOP")) return otherwise;
				throw thrown;
			}
		}
		function readMountTable() {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/self/mountinfo", "utf8").split("\n").filter((line) => line !== "").map((line) => {
				const [, , device = "", root = "", target = ""] = line.split(" ").map(unescapeOctal);
				return {
					device,
					root,
					target
				};
			});
		}
		function unescapeOctal(text) {
			return text.replaceAll(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8)));
		}
		function listNames(path, mounted) {
			const own = mounted.filter(({ target }) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(target, path)).reduce((best, one) => best === null || one.target.length >= best.target.length ? one : best, null);
			if (own === null) return [path];
			const onDevice = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own.root, path.slice(own.target === "/" ? 0 : own.target.length));
			return mounted.filter(({ device, root }) => device === own.device && (0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(root, onDevice)).map(({ root, target }) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, onDevice.slice(root === "/" ? 0 : root.length)));
		}
		function coverHostSockets(mounts, options) {
			const { workspace, empty, rootFolders, isReachable } = options;
			const listTargets = (socket) => {
				const root = rootFolders.find((folder) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(folder, socket));
				const inRoot = root !== undefined && !freshFolders.some((folder) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(folder, socket)) && findTop(mounts, socket) === undefined && isReachable(socket, root);
				const inMounts = mounts.flatMap((mount) => {
					if (mount.type !== "read-only" || mount.source === socket || !(0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(mount.source, socket)) return [];
					const target = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(mount.target, socket.slice(mount.source.length));
					const isEntered = mount.source !== mount.target || isReachable(target, mount.target);
					return findTop(mounts, target) === mount && isEntered ? [target] : [];
				});
				return [...inRoot ? [socket] : [], ...inMounts];
			};
			const targets = options.sockets.flatMap(listTargets).filter((target) => !(0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(workspace, target));
			return [...new Set(targets)].map((target) => ({
				type: "read-only",
				source: empty,
				target
			}));
		}
		function findTop(mounts, path) {
			return mounts.findLast(({ target }) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(target, path));
		}
		const freshFolders = ["/dev", "/proc"];
	}),
	42417: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Dm: () => findMissingPart,
			Rn: () => lockWorkspace,
			Rv: () => returnLease,
			_e: () => takeLease,
			mX: () => removeEmptyFolder,
			pn: () => recoverLease,
			uD: () => addPlaceholders
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88343);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22603);
		var _limits_cgroup_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20631);
		var _paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63323);
		var _processes_process_identity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40091);
		var _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57309);
		var _processes_run_user_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48566);
		const identitySchema = zod__WEBPACK_IMPORTED_MODULE_10__.object({
			pid: zod__WEBPACK_IMPORTED_MODULE_10__.number(),
			startTicks: zod__WEBPACK_IMPORTED_MODULE_10__.string()
		});
		const leaseSchema = zod__WEBPACK_IMPORTED_MODULE_10__.object({
			schema: zod__WEBPACK_IMPORTED_MODULE_10__.literal("lease/v1"),
			workspace: zod__WEBPACK_IMPORTED_MODULE_10__.string(),
			root: zod__WEBPACK_IMPORTED_MODULE_10__.string(),
			user: zod__WEBPACK_IMPORTED_MODULE_10__.object({
				uid: zod__WEBPACK_IMPORTED_MODULE_10__.number(),
				gid: zod__WEBPACK_IMPORTED_MODULE_10__.number()
			}).nullable(),
			owner: zod__WEBPACK_IMPORTED_MODULE_10__.object({
				uid: zod__WEBPACK_IMPORTED_MODULE_10__.number(),
				gid: zod__WEBPACK_IMPORTED_MODULE_10__.number()
			}),
			folderOwner: zod__WEBPACK_IMPORTED_MODULE_10__.object({
				uid: zod__WEBPACK_IMPORTED_MODULE_10__.number(),
				gid: zod__WEBPACK_IMPORTED_MODULE_10__.number()
			}).nullable().default(null),
			placeholders: zod__WEBPACK_IMPORTED_MODULE_10__.array(zod__WEBPACK_IMPORTED_MODULE_10__.string()),
			groups: zod__WEBPACK_IMPORTED_MODULE_10__.array(zod__WEBPACK_IMPORTED_MODULE_10__.string()).default([]),
			holder: identitySchema,
			guardian: identitySchema.nullable().default(null)
		});
		function computeId(text) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex").slice(0, 16);
		}
		function locateLease(stateFolder, workspace) {
			return (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(stateFolder, `lease-${computeId(workspace)}.json`);
		}
		async function lockWorkspace(stateFolder, workspace) {
			const server = (0, node_net__WEBPACK_IMPORTED_MODULE_2__.createServer)((connection) => connection.destroy());
			await new Promise((resolve, reject) => {
				server.once("error", (error) => reject((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.up)(error, "EADDRINUSE") ? buildBusyError(stateFolder, workspace) : error));
				server.listen({ path: `\0script-harness-${computeId(locateLease(stateFolder, workspace))}` }, resolve);
			});
			server.unref();
			return () => server.close();
		}
		function buildBusyError(stateFolder, workspace) {
			const lease = readLease(locateLease(stateFolder, workspace));
			const holder = lease === null ? "" : ` (process ${lease.holder.pid})`;
			return new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
				code: "usage",
				message: `another run${holder} works in ${workspace}`,
				hint: "Wait for its end, or use another checkout."
			});
		}
		function takeLease(stateFolder, lease) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(stateFolder, {
				recursive: true,
				mode: 448
			});
			const holder = (0, _processes_process_identity_js__WEBPACK_IMPORTED_MODULE_7__.x)(process.pid);
			const written = {
				schema: "lease/v1",
				holder,
				...lease
			};
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(locateLease(stateFolder, lease.workspace), JSON.stringify(written), { mode: 384 });
			for (const placeholder of lease.placeholders) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(placeholder);
			return written;
		}
		async function recoverLease(stateFolder, workspace, clock) {
			const file = locateLease(stateFolder, workspace);
			const lease = readLease(file);
			if (lease !== null && (0, _processes_process_identity_js__WEBPACK_IMPORTED_MODULE_7__.W)(lease.holder)) throw buildBusyError(stateFolder, workspace);
			const guardian = lease?.guardian ?? null;
			if (guardian !== null && (0, _processes_process_identity_js__WEBPACK_IMPORTED_MODULE_7__.W)(guardian)) await (0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_8__.kh)([guardian.pid], clock);
			returnLease(stateFolder, workspace);
		}
		function addPlaceholders(stateFolder, workspace, paths) {
			const file = locateLease(stateFolder, workspace);
			const lease = readLease(file);
			if (lease === null) throw new Error(`the lease of ${workspace} is missing`);
			const placeholders = [...new Set([...lease.placeholders, ...paths])];
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, JSON.stringify({
				...lease,
				placeholders
			}), { mode: 384 });
		}
		function returnLease(stateFolder, workspace, known = null) {
			const file = locateLease(stateFolder, workspace);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file)) return;
			const lease = known ?? readLease(file);
			if (lease !== null) {
				for (const group of lease.groups) (0, _limits_cgroup_tree_js__WEBPACK_IMPORTED_MODULE_5__.dM)(group);
				for (const placeholder of lease.placeholders) removeEmptyFolder(placeholder);
				if (lease.user !== null && (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(lease.root)) {
					(0, _processes_run_user_js__WEBPACK_IMPORTED_MODULE_9__.GZ)({
						root: lease.root,
						user: lease.user,
						owner: lease.owner
					});
					if (lease.folderOwner !== null) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lchownSync)(lease.root, lease.folderOwner.uid, lease.folderOwner.gid);
				}
			}
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(file);
		}
		function readLease(file) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file)) return null;
			try {
				return leaseSchema.parse(JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, "utf8")));
			} catch (thrown) {
				if (thrown instanceof SyntaxError) return null;
				throw thrown;
			}
		}
		function removeEmptyFolder(path) {
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(path);
			} catch (thrown) {
				if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.up)(thrown, "ENOENT", "ENOTEMPTY", "ENOTDIR")) throw thrown;
			}
		}
		function findMissingPart(root, path) {
			if ((0, _paths_js__WEBPACK_IMPORTED_MODULE_6__.uq)(path) !== null) return null;
			let current = path;
			while ((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(current) !== root && (0, _paths_js__WEBPACK_IMPORTED_MODULE_6__.uq)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(current)) === null) current = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(current);
			return current;
		}
	}),
	65326: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			W: () => renderGitRequest,
			Z: () => createOwnGit
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		const gitTimeoutMs = 12e4;
		const maxOutputBytes = 64 * 1024 * 1024;
		function renderGitRequest({ git, sh, repositoryRoot }, gitFolder, args, script) {
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
					GIT_DIR: gitFolder,
					GIT_WORK_TREE: repositoryRoot
				},
				signal: new AbortController().signal,
				cwd: repositoryRoot,
				stdin: "",
				network: null,
				writable: "none",
				timeoutMs: gitTimeoutMs,
				maxOutputBytes
			};
		}
		function createOwnGit(options) {
			const { own, user } = options;
			return (args, gitFolder, script) => {
				if (user !== null) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chownSync)(gitFolder, user.uid, user.gid);
				const view = options.readView();
				const mounts = [...view.mounts, {
					type: "writable",
					source: gitFolder,
					target: gitFolder
				}];
				return options.run({
					...view,
					mounts
				}, renderGitRequest(own, gitFolder, args, script));
			};
		}
	}),
	84072: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Iw: () => createReadDenial,
			hl: () => planWorkspace,
			i1: () => listWorkspace
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_output_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15190);
		var _core_text_glob_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68685);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45894);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22603);
		var _host_sockets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89774);
		var _lease_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42417);
		var _paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63323);
		function planWorkspace(options) {
			const { workspace, layout, policy, scratch } = options;
			const isDenied = createMatcher(policy.protectedGlobs);
			const { files, deniedFolders, nestedRepositories } = options.listing;
			const fixed = [
				".git",
				".github",
				...options.protectedPaths
			].map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path));
			const denied = [
				...policy.protectedGlobs.map((glob) => glob.replace(/\/\*\*$/, "")).filter((path) => (0, _core_text_glob_js__WEBPACK_IMPORTED_MODULE_8__.WW)(path) === path && path !== ""),
				...deniedFolders,
				...files.filter((file) => isDenied(file) && !deniedFolders.some((folder) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_7__.Yw)(folder, file)))
			].map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path));
			for (const path of fixed) {
				const link = (0, _paths_js__WEBPACK_IMPORTED_MODULE_7__.KZ)(workspace, path);
				if (link !== null) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
					code: "sandbox",
					message: `${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, link)} is a symbolic link, so ${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, path)} cannot be protected`,
					hint: "Replace the link by a real file or folder."
				});
			}
			const isThere = (path) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_7__.uq)(path) !== null && (0, _paths_js__WEBPACK_IMPORTED_MODULE_7__.KZ)(workspace, path) === null;
			const existing = [...fixed, ...denied].filter(isThere);
			const empty = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, "empty");
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(empty, "", { mode: 420 });
			const closed = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, "closed");
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(closed, "");
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(closed, 0);
			const sockets = [...new Set([...options.listing.sockets.map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path)), ...(0, _host_sockets_js__WEBPACK_IMPORTED_MODULE_5__.N)().filter((path) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_7__.Yw)(workspace, path))])];
			const isDeniedRead = createReadDenial(policy);
			const { unreadable, isLinked } = findUnreadable(workspace, files, isDeniedRead);
			const configs = [...layout.configFiles].map(([target, text], index) => {
				const source = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, `config-${index}`);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(source, text, { mode: 420 });
				return {
					target,
					source
				};
			});
			return (isLayered) => {
				const { writablePaths, notes } = findWritable(workspace, isLayered ? [""] : policy.writableGlobs);
				const placeholders = [...new Set(fixed.filter((path) => path !== (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, ".git") && writablePaths.some((writable) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_7__.Yw)(writable, path))).flatMap((path) => (0, _lease_js__WEBPACK_IMPORTED_MODULE_6__.Dm)(workspace, path) ?? []))];
				return {
					writablePaths,
					protectedPaths: [...new Set([...existing, ...placeholders])],
					fixedPaths: [...new Set([...fixed.filter(isThere), ...placeholders])],
					placeholders,
					nestedRepositories: nestedRepositories.map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path)),
					replacements: [
						...configs,
						...layout.includedFiles.map((target) => ({
							target,
							source: empty
						})),
						...unreadable.map((file) => ({
							target: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, file),
							source: closed
						})),
						...isLayered ? [] : sockets.map((target) => ({
							target,
							source: empty
						}))
					],
					isUnreadable: (path) => isDeniedRead(path) || isLinked(path),
					unreadable,
					notes
				};
			};
		}
		function findWritable(workspace, globs) {
			const missing = [];
			const linked = [];
			const writablePaths = [...new Set(globs.map(_core_text_glob_js__WEBPACK_IMPORTED_MODULE_8__.WW))].flatMap((prefix) => {
				const path = prefix === "" ? workspace : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, prefix);
				const stats = (0, _paths_js__WEBPACK_IMPORTED_MODULE_7__.uq)(path);
				if (stats === null) missing.push(prefix);
				else if ((0, _paths_js__WEBPACK_IMPORTED_MODULE_7__.KZ)(workspace, path) !== null || stats.isSymbolicLink()) linked.push(prefix);
				else if ((0, _paths_js__WEBPACK_IMPORTED_MODULE_7__.Yw)(workspace, path) && (stats.isDirectory() || stats.isFile() && stats.nlink === 1)) return [path];
				return [];
			});
			return {
				writablePaths,
				notes: [...missing.length === 0 ? [] : [`commands cannot write ${missing.join(", ")}, which the workspace does not have (file tools can)`], ...linked.length === 0 ? [] : [`commands cannot write ${linked.join(", ")}: a link is never a writable mount`]]
			};
		}
		function findUnreadable(workspace, files, isDeniedRead) {
			const denied = files.filter(isDeniedRead);
			const readStatsOf = (file) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, file), { bigint: true });
			const linked = denied.map(readStatsOf).filter(({ nlink }) => nlink > 1n);
			if (linked.length === 0) return {
				unreadable: denied,
				isLinked: () => false
			};
			const inodes = new Set(linked.map(({ dev, ino }) => `${dev}:${ino}`));
			const links = listFolders(workspace, () => false, "all").files.filter((file) => {
				const { dev, ino } = readStatsOf(file);
				return inodes.has(`${dev}:${ino}`);
			});
			const names = new Set(links);
			return {
				unreadable: [...new Set([...denied, ...links])],
				isLinked: (path) => names.has(path)
			};
		}
		function createReadDenial(policy) {
			const isMasked = createMatcher(policy.maskedGlobs);
			const isExcepted = createMatcher(policy.maskedExceptGlobs);
			return (path) => isMasked(path) && !isExcepted(path);
		}
		function createMatcher(globs) {
			const matches = (0, _core_text_glob_js__WEBPACK_IMPORTED_MODULE_8__.tI)(globs.map(_core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.tu), { folder: "included" });
			return (path) => matches((0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.tu)(path));
		}
		function listWorkspace(workspace, { protectedGlobs }) {
			const isDeniedWhole = createMatcher(protectedGlobs.filter((glob) => glob.endsWith("/**")));
			return listFolders(workspace, isDeniedWhole, "own");
		}
		function listFolders(workspace, isDeniedWhole, folders) {
			const files = [];
			const sockets = [];
			const nestedRepositories = [];
			const deniedFolders = [];
			const pending = [{
				folder: "",
				isDenied: false
			}];
			for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
				for (const entry of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, next.folder), { withFileTypes: true })) {
					const path = next.folder === "" ? entry.name : `${next.folder}/${entry.name}`;
					if (entry.name === ".git" && next.folder !== "") nestedRepositories.push(path);
					if (entry.isFile()) files.push(path);
					if (entry.isSocket()) sockets.push(path);
					if (!entry.isDirectory()) continue;
					const isDenied = !next.isDenied && isDeniedWhole(path);
					if (isDenied) deniedFolders.push(path);
					if (entry.name !== ".git" && (folders === "all" || !_core_output_folders_js__WEBPACK_IMPORTED_MODULE_2__.DT.has(entry.name))) pending.push({
						folder: path,
						isDenied: isDenied || next.isDenied
					});
				}
			}
			return {
				files,
				sockets,
				deniedFolders,
				nestedRepositories
			};
		}
	}),
	50832: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { f: () => createWorkspaceFiles });
		var external_node_fs_ = __webpack_require__(73024);
		var promises_ = __webpack_require__(58500);
		var external_node_path_ = __webpack_require__(76760);
		var tool = __webpack_require__(86276);
		;
		const maxLinks = 40;
		function resolveLinks(path, locate) {
			let pending = path.split("/").filter((name) => name !== "" && name !== ".");
			let current = "/";
			let links = 0;
			let exists = true;
			while (pending.length > 0) {
				const [name = "", ...rest] = pending;
				pending = rest;
				if (name === "..") {
					current = (0, external_node_path_.dirname)(current);
					continue;
				}
				const next = (0, external_node_path_.join)(current, name);
				const stats = exists ? statNoFollow(locate(next)) : null;
				if (stats === null) exists = false;
				if (stats?.isSymbolicLink() === true) {
					links += 1;
					if (links > maxLinks) return null;
					const target = (0, external_node_fs_.readlinkSync)(locate(next));
					if ((0, external_node_path_.isAbsolute)(target)) current = "/";
					pending = [...target.split("/").filter((part) => part !== "" && part !== "."), ...pending];
				} else current = next;
			}
			return {
				path: current,
				exists
			};
		}
		function openFolder(path, owner, create) {
			const flags = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_DIRECTORY | external_node_fs_.constants.O_NOFOLLOW;
			try {
				return (0, external_node_fs_.openSync)(path, flags);
			} catch (thrown) {
				if (!create || readErrno(thrown) !== "ENOENT") throw thrown;
				(0, external_node_fs_.mkdirSync)(path, 493);
				if (owner !== null) (0, external_node_fs_.lchownSync)(path, owner.uid, owner.gid);
				return (0, external_node_fs_.openSync)(path, flags);
			}
		}
		function createFile(target, content, executable, owner) {
			const flags = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL | external_node_fs_.constants.O_NOFOLLOW;
			const descriptor = (0, external_node_fs_.openSync)(target, flags, executable ? 493 : 420);
			try {
				if (owner !== null) (0, external_node_fs_.fchownSync)(descriptor, owner.uid, owner.gid);
				writeAll(descriptor, content);
			} finally {
				(0, external_node_fs_.closeSync)(descriptor);
			}
			return { created: true };
		}
		function readAll(descriptor, maxBytes, path) {
			const chunks = [];
			let total = 0;
			for (;;) {
				const chunk = Buffer.allocUnsafe(65536);
				const count = (0, external_node_fs_.readSync)(descriptor, chunk);
				if (count === 0) return Buffer.concat(chunks);
				total += count;
				if (total > maxBytes) throw new tool.X(`${path} has more than the ${maxBytes} bytes that can be read`);
				chunks.push(chunk.subarray(0, count));
			}
		}
		function writeAll(descriptor, content) {
			for (let offset = 0; offset < content.length;) offset += (0, external_node_fs_.writeSync)(descriptor, content, offset);
		}
		function statNoFollow(path) {
			try {
				return (0, external_node_fs_.lstatSync)(path);
			} catch (thrown) {
				if ([
					"ENOENT",
					"ENOTDIR",
					"EACCES",
					"ENAMETOOLONG"
				].includes(readErrno(thrown))) return null;
				throw thrown;
			}
		}
		function readKind(stats) {
			if (stats.isFile()) return "file";
			if (stats.isDirectory()) return "directory";
			return stats.isSymbolicLink() ? "symlink" : "other";
		}
		function readErrno(thrown) {
			return thrown instanceof Error && "code" in thrown ? String(thrown.code) : "";
		}
		const failuresByErrno = {
			ENOENT: "does not exist",
			ENOTDIR: "has a component that is not a folder or is a link",
			ELOOP: "is a link, or was swapped for one",
			EACCES: "is not accessible",
			EPERM: "may not be changed",
			EROFS: "is on a read-only file system",
			EEXIST: "came into being at the same moment",
			ENOSPC: "cannot be written: the disk is full",
			ENAMETOOLONG: "has a name that is too long",
			ENXIO: "is not a regular file",
			EISDIR: "is a folder"
		};
		function describeFailure(path, use) {
			try {
				return use();
			} catch (thrown) {
				const known = failuresByErrno[readErrno(thrown)];
				if (known === undefined) throw thrown;
				throw new tool.X(`${path} ${known}`, { cause: thrown });
			}
		}
		var paths = __webpack_require__(63323);
		;
		const chunkBytes = 1024 * 1024;
		function createWorkspaceFiles(options) {
			const root = (0, external_node_fs_.realpathSync)(options.root);
			const readFolder = options.readFolder ?? (() => root);
			const findScratch = (path) => options.scratchFolders?.find(({ target }) => (0, paths.Yw)(target, path)) ?? null;
			function locate(path) {
				if (path.startsWith(`${root}/`)) return `${readFolder()}${path.slice(root.length)}`;
				const scratch = findScratch(path);
				return scratch === null ? path : `${scratch.folder}${path.slice(scratch.target.length)}`;
			}
			function split(path) {
				if (!(0, external_node_path_.isAbsolute)(path)) return {
					folder: readFolder(),
					inside: path
				};
				const scratch = findScratch(path);
				if (scratch === null) throw new tool.X(`${path} is outside the workspace`);
				return {
					folder: scratch.folder,
					inside: (0, external_node_path_.relative)(scratch.target, path)
				};
			}
			function refuseGitFolder(path) {
				if (path.split("/").some((name) => name.toLowerCase() === ".git")) throw new tool.X(`${path} is in a git folder, which file tools do not open; use git log, git show or git diff`);
			}
			function refuseProtected(path) {
				refuseGitFolder(path);
				if ((0, external_node_path_.isAbsolute)(path) && findScratch(path)?.access !== "writable") throw new tool.X(`${path} is read-only`);
				if (options.protectedPaths.some((entry) => (0, paths.Yw)(entry, path))) throw new tool.X(`${path} is protected and cannot be changed`);
			}
			function withFolder(path, create, use) {
				const { folder, inside } = split(path);
				let descriptor = (0, external_node_fs_.openSync)(folder, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_DIRECTORY);
				try {
					for (const name of inside === "" || inside === "." ? [] : inside.split("/")) {
						const next = `/proc/self/fd/${descriptor}/${name}`;
						const opened = openFolder(next, create ? options.owner : null, create);
						(0, external_node_fs_.closeSync)(descriptor);
						descriptor = opened;
					}
					return use(`/proc/self/fd/${descriptor}`);
				} finally {
					(0, external_node_fs_.closeSync)(descriptor);
				}
			}
			function withParent(path, create, use) {
				if (findScratch(path)?.target === path) throw new tool.X(`${path} is a folder`);
				const at = path.lastIndexOf("/");
				const name = path.slice(at + 1);
				return withFolder(at < 0 ? "" : path.slice(0, at), create, (folder) => use(`${folder}/${name}`));
			}
			function openForReading(path) {
				refuseGitFolder(path);
				if (options.isUnreadable(path)) throw new tool.X(`${path} may not be read; the policy denies it`);
				return describeFailure(path, () => withParent(path, false, (target) => {
					const descriptor = (0, external_node_fs_.openSync)(target, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
					const stats = (0, external_node_fs_.fstatSync)(descriptor);
					if (stats.isFile()) return {
						descriptor,
						size: stats.size
					};
					(0, external_node_fs_.closeSync)(descriptor);
					throw new tool.X(`${path} is ${stats.isDirectory() ? "a folder" : "not a regular file"}`);
				}));
			}
			return {
				root,
				async resolve(path, cwd = ".") {
					const reason = (0, paths.qD)(path);
					if (reason !== null) return {
						type: "invalid",
						reason
					};
					const start = (0, external_node_path_.resolve)(root, cwd, path);
					const found = resolveLinks((0, external_node_path_.isAbsolute)(path) ? path : `${(0, external_node_path_.resolve)(root, cwd)}/${path}`, locate);
					if (found === null) return {
						type: "invalid",
						reason: `${start} has too many links`
					};
					const inside = (0, external_node_path_.relative)(root, found.path);
					if (inside === "") return {
						type: "inside",
						path: ".",
						exists: true
					};
					if (inside === ".." || inside.startsWith(`..${external_node_path_.sep}`)) return findScratch(found.path) === null ? {
						type: "outside",
						path: found.path
					} : {
						type: "inside",
						path: found.path,
						exists: found.exists
					};
					return {
						type: "inside",
						path: inside,
						exists: found.exists
					};
				},
				async read(path, maxBytes) {
					const { descriptor, size } = openForReading(path);
					try {
						if (size > maxBytes) throw new tool.X(`${path} has ${size} bytes, more than the ${maxBytes} that can be read`);
						return readAll(descriptor, maxBytes, path);
					} finally {
						(0, external_node_fs_.closeSync)(descriptor);
					}
				},
				async *readChunks(path) {
					const { descriptor } = openForReading(path);
					try {
						for (;;) {
							const chunk = Buffer.allocUnsafe(chunkBytes);
							const count = (0, external_node_fs_.readSync)(descriptor, chunk);
							if (count === 0) return;
							yield chunk.subarray(0, count);
							await (0, promises_.setImmediate)();
						}
					} finally {
						(0, external_node_fs_.closeSync)(descriptor);
					}
				},
				async write(path, content, writeOptions = {}) {
					refuseProtected(path);
					return describeFailure(path, () => withParent(path, true, (target) => {
						const existing = statNoFollow(target);
						if (existing === null) return createFile(target, content, writeOptions.executable === true, options.owner);
						if (!existing.isFile()) throw new tool.X(`${path} is ${existing.isDirectory() ? "a folder" : "not a regular file"}`);
						const descriptor = (0, external_node_fs_.openSync)(target, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
						try {
							const stats = (0, external_node_fs_.fstatSync)(descriptor);
							if (!stats.isFile()) throw new tool.X(`${path} is not a regular file`);
							if (stats.nlink > 1) throw new tool.X(`${path} has other hard links, so writing it could change a file elsewhere`);
							(0, external_node_fs_.ftruncateSync)(descriptor, 0);
							writeAll(descriptor, content);
							if (writeOptions.executable !== undefined) (0, external_node_fs_.fchmodSync)(descriptor, (writeOptions.executable ? stats.mode | 73 : stats.mode & ~73) & 511);
						} finally {
							(0, external_node_fs_.closeSync)(descriptor);
						}
						return { created: false };
					}));
				},
				isIgnored: (path) => !(0, external_node_path_.isAbsolute)(path) && options.isIgnored?.(path) === true,
				async remove(path) {
					refuseProtected(path);
					describeFailure(path, () => withParent(path, false, (target) => {
						const stats = statNoFollow(target);
						if (stats === null) throw new tool.X(`${path} does not exist`);
						if (stats.isDirectory()) throw new tool.X(`${path} is a folder`);
						(0, external_node_fs_.unlinkSync)(target);
					}));
				},
				async list(path) {
					refuseGitFolder(path);
					return describeFailure(path, () => withFolder(path, false, (folder) => (0, external_node_fs_.readdirSync)(folder, { withFileTypes: true }).map((entry) => ({
						name: entry.name,
						kind: readKind(entry)
					})).toSorted((left, right) => left.name < right.name ? -1 : left.name > right.name ? 1 : 0)));
				},
				async stat(path) {
					if (path === "." || findScratch(path)?.target === path) return {
						kind: "directory",
						size: 0,
						executable: false
					};
					return describeFailure(path, () => {
						try {
							return withParent(path, false, (target) => {
								const stats = statNoFollow(target);
								return stats === null ? null : {
									kind: readKind(stats),
									size: stats.size,
									executable: (stats.mode & 64) !== 0
								};
							});
						} catch (thrown) {
							if (["ENOENT", "ENOTDIR"].includes(readErrno(thrown))) return null;
							throw thrown;
						}
					});
				}
			};
		}
	}),
	36202: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			q: () => createEngineLaunch,
			D: () => createScriptEngines
		});
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var held_memory = __webpack_require__(19205);
		var process_tree = __webpack_require__(57309);
		var start_process = __webpack_require__(96717);
		;
		const maxLineBytes = 16 * 1024 * 1024;
		const maxStderrBytes = 8192;
		async function startEngineProcess(launch, held) {
			const { child, isStartFailure } = (0, start_process.k)(launch);
			const { stdin, stdout, stderr } = child;
			if (stdin === null || stdout === null || stderr === null) throw new Error("the engine has no pipes");
			let isKilled = false;
			const kill = () => {
				isKilled = true;
				if (launch.end === undefined) (0, process_tree.hY)(child);
				else launch.end();
			};
			const lineListeners = [];
			let said = "";
			let pending = "";
			stdout.setEncoding("utf8");
			stdout.on("data", (chunk) => {
				const lines = `${pending}${chunk}`.split("\n");
				pending = lines.pop() ?? "";
				if (pending.length > maxLineBytes) kill();
				for (const line of lines) for (const listener of lineListeners) listener(line);
			});
			stderr.setEncoding("utf8");
			stderr.on("data", (chunk) => {
				said = `${said}${chunk}`.slice(-maxStderrBytes);
			});
			stdin.on("error", () => undefined);
			const stopWatching = held === null || child.pid === undefined ? () => undefined : (0, held_memory.sL)(child.pid, held, "service", (excess) => {
				said = excess;
				kill();
			});
			const exited = new Promise((resolve) => {
				child.once("error", (error) => resolve(error.message));
				child.once("close", (code, signal) => {
					stopWatching();
					const printed = said.trim() === "" ? `exit ${code ?? signal}` : said.trim();
					resolve(!isKilled && isStartFailure(code) ? `its sandbox could not be started: ${printed}` : printed);
					launch.end?.();
				});
			});
			return {
				writeLine: (line) => void stdin.write(`${line}\n`),
				onLine: (listener) => void lineListeners.push(listener),
				onExit: (listener) => void exited.then(listener),
				kill
			};
		}
		var run_user = __webpack_require__(48566);
		;
		const temporaryBytes = 16 * 1024 * 1024;
		function createScriptEngines(launch, held) {
			const engines = new Set();
			let isClosed = false;
			return {
				async start(enginePath, readOnly) {
					if (isClosed) throw new Error("the sandbox is closed");
					const engine = await startEngineProcess(launch(enginePath, readOnly), held);
					engines.add(engine);
					engine.onExit(() => void engines.delete(engine));
					if (isClosed) engine.kill();
					return engine;
				},
				killAll() {
					isClosed = true;
					for (const engine of engines) engine.kill();
				}
			};
		}
		function createEngineLaunch(options) {
			const { launcher, user, scratch } = options;
			return (enginePath, readOnly) => {
				const node = (0, external_node_fs_.realpathSync)(options.execPath);
				const mounts = [
					{
						type: "temporary",
						target: "/tmp",
						maxBytes: temporaryBytes
					},
					{
						type: "read-only",
						source: (0, external_node_path_.dirname)(node),
						target: (0, external_node_path_.dirname)(node)
					},
					...readOnly.map((target) => {
						const source = user === null ? target : (0, run_user.RH)(target, scratch);
						return {
							type: "read-only",
							source,
							target
						};
					})
				];
				return launcher.launchEngine(mounts, [
					node,
					"--disable-warning=ExperimentalWarning",
					enginePath
				]);
			};
		}
	}),
	29123: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			nd: () => buildSeccompFilter,
			jx: () => maxSegmentBytes,
			lD: () => maxSegments
		});
		;
		const syscallNumbers = {
			add_key: {
				x64: 248,
				arm64: 217
			},
			adjtimex: {
				x64: 159,
				arm64: 171
			},
			bpf: {
				x64: 321,
				arm64: 280
			},
			chmod: {
				x64: 90,
				arm64: null
			},
			chroot: {
				x64: 161,
				arm64: 51
			},
			clock_adjtime: {
				x64: 305,
				arm64: 266
			},
			clock_settime: {
				x64: 227,
				arm64: 112
			},
			clone: {
				x64: 56,
				arm64: 220
			},
			clone3: {
				x64: 435,
				arm64: 435
			},
			creat: {
				x64: 85,
				arm64: null
			},
			create_module: {
				x64: 174,
				arm64: null
			},
			delete_module: {
				x64: 176,
				arm64: 106
			},
			fanotify_init: {
				x64: 300,
				arm64: 262
			},
			fanotify_mark: {
				x64: 301,
				arm64: 263
			},
			fchmod: {
				x64: 91,
				arm64: 52
			},
			fchmodat: {
				x64: 268,
				arm64: 53
			},
			fchmodat2: {
				x64: 452,
				arm64: 452
			},
			finit_module: {
				x64: 313,
				arm64: 273
			},
			fsconfig: {
				x64: 431,
				arm64: 431
			},
			fsmount: {
				x64: 432,
				arm64: 432
			},
			fsopen: {
				x64: 430,
				arm64: 430
			},
			fspick: {
				x64: 433,
				arm64: 433
			},
			init_module: {
				x64: 175,
				arm64: 105
			},
			io_uring_enter: {
				x64: 426,
				arm64: 426
			},
			io_uring_register: {
				x64: 427,
				arm64: 427
			},
			io_uring_setup: {
				x64: 425,
				arm64: 425
			},
			ioctl: {
				x64: 16,
				arm64: 29
			},
			kcmp: {
				x64: 312,
				arm64: 272
			},
			kexec_file_load: {
				x64: 320,
				arm64: 294
			},
			kexec_load: {
				x64: 246,
				arm64: 104
			},
			keyctl: {
				x64: 250,
				arm64: 219
			},
			memfd_secret: {
				x64: 447,
				arm64: 447
			},
			mknod: {
				x64: 133,
				arm64: null
			},
			mknodat: {
				x64: 259,
				arm64: 33
			},
			mount: {
				x64: 165,
				arm64: 40
			},
			mount_setattr: {
				x64: 442,
				arm64: 442
			},
			move_mount: {
				x64: 429,
				arm64: 429
			},
			open: {
				x64: 2,
				arm64: null
			},
			open_by_handle_at: {
				x64: 304,
				arm64: 265
			},
			open_tree: {
				x64: 428,
				arm64: 428
			},
			open_tree_attr: {
				x64: 467,
				arm64: 467
			},
			openat: {
				x64: 257,
				arm64: 56
			},
			openat2: {
				x64: 437,
				arm64: 437
			},
			perf_event_open: {
				x64: 298,
				arm64: 241
			},
			personality: {
				x64: 135,
				arm64: 92
			},
			pidfd_getfd: {
				x64: 438,
				arm64: 438
			},
			pivot_root: {
				x64: 155,
				arm64: 41
			},
			process_vm_readv: {
				x64: 310,
				arm64: 270
			},
			process_vm_writev: {
				x64: 311,
				arm64: 271
			},
			ptrace: {
				x64: 101,
				arm64: 117
			},
			quotactl: {
				x64: 179,
				arm64: 60
			},
			quotactl_fd: {
				x64: 443,
				arm64: 443
			},
			request_key: {
				x64: 249,
				arm64: 218
			},
			setns: {
				x64: 308,
				arm64: 268
			},
			settimeofday: {
				x64: 164,
				arm64: 170
			},
			shmget: {
				x64: 29,
				arm64: 194
			},
			socket: {
				x64: 41,
				arm64: 198
			},
			socketpair: {
				x64: 53,
				arm64: 199
			},
			umount2: {
				x64: 166,
				arm64: 39
			},
			unshare: {
				x64: 272,
				arm64: 97
			},
			userfaultfd: {
				x64: 323,
				arm64: 282
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
			EAFNOSUPPORT: 97
		};
		const numberOffset = 0;
		const architectureOffset = 4;
		const argumentsOffset = 16;
		const maxSegmentBytes = 64 * 1024;
		const maxSegments = 4096;
		const tracing = [
			"ptrace",
			"process_vm_readv",
			"process_vm_writev"
		];
		const refused = [
			"kcmp",
			"pidfd_getfd",
			"bpf",
			"perf_event_open",
			"userfaultfd",
			"keyctl",
			"add_key",
			"request_key",
			"mount",
			"umount2",
			"open_tree",
			"open_tree_attr",
			"move_mount",
			"mount_setattr",
			"fsopen",
			"fsconfig",
			"fsmount",
			"fspick",
			"pivot_root",
			"chroot",
			"unshare",
			"setns",
			"kexec_load",
			"kexec_file_load",
			"create_module",
			"init_module",
			"finit_module",
			"delete_module",
			"settimeofday",
			"clock_settime",
			"clock_adjtime",
			"adjtimex",
			"open_by_handle_at",
			"fanotify_init",
			"fanotify_mark",
			"memfd_secret",
			"quotactl",
			"quotactl_fd"
		];
		const seccomp_hidden = [
			"io_uring_setup",
			"io_uring_enter",
			"io_uring_register",
			"clone3",
			"openat2"
		];
		function buildSeccompFilter(options) {
			const { arch } = options;
			return encode([
				load(architectureOffset),
				ifEqual(auditArchitectures[arch], 1, 0),
				kill,
				load(numberOffset),
				...arch === "x64" ? [ifAtLeast(x32Bit, 0, 1), kill] : [],
				...refuseCalls(arch, options.ptrace === "deny" ? [...tracing, ...refused] : refused, fail("EPERM")),
				...refuseCalls(arch, seccomp_hidden, fail("ENOSYS")),
				...listArgumentRules(options).flatMap((rule) => checkArguments(arch, rule)),
				allow
			]);
		}
		function listArgumentRules({ unixSockets, segments }) {
			return [
				{
					syscalls: ["clone"],
					check: refuseBits(0, namespaceFlags)
				},
				{
					syscalls: ["ioctl"],
					check: refuseValues(1, [terminalInput, consoleControl])
				},
				{
					syscalls: ["personality"],
					check: allowValues(0, [0, queryPersonality], "EPERM")
				},
				{
					syscalls: ["socket"],
					check: checkSocket(unixSockets)
				},
				{
					syscalls: ["socketpair"],
					check: checkSocketPair(unixSockets)
				},
				{
					syscalls: [
						"chmod",
						"fchmod",
						"creat",
						"mknod"
					],
					check: refuseBits(1, setIdBits)
				},
				{
					syscalls: [
						"fchmodat",
						"fchmodat2",
						"mknodat"
					],
					check: refuseBits(2, setIdBits)
				},
				{
					syscalls: ["open"],
					check: checkOpen(1)
				},
				{
					syscalls: ["openat"],
					check: checkOpen(2)
				},
				...segments === "any" ? [] : [{
					syscalls: ["shmget"],
					check: refuseAbove(1, maxSegmentBytes)
				}]
			];
		}
		const namespaceFlags = 2114060288;
		const terminalInput = 21522;
		const consoleControl = 21532;
		const queryPersonality = 4294967295;
		const setIdBits = 3072;
		const families = {
			unix: 1,
			inet: 2,
			inet6: 10,
			netlink: 16
		};
		const socketTypeMask = 15;
		const socketTypes = {
			stream: 1,
			seqpacket: 5
		};
		const createFlags = 64 | 4194304;
		function checkSocket(unixSockets) {
			const allowed = [
				families.inet,
				families.inet6,
				...unixSockets === "allow" ? [families.unix] : []
			];
			return [
				loadArgument(0),
				...allowed.flatMap((family) => [ifEqual(family, 0, 1), allow]),
				ifEqual(families.netlink, 0, 3),
				loadArgument(2),
				ifEqual(0, 0, 1),
				allow,
				fail("EAFNOSUPPORT")
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
		function refuseCalls(arch, names, answer) {
			const numbers = listNumbers(arch, names);
			return [
				...numbers.map((number, index) => ifEqual(number, numbers.length - index, 0)),
				jump(1),
				answer
			];
		}
		function checkArguments(arch, { syscalls, check }) {
			return listNumbers(arch, syscalls).flatMap((number) => [ifEqual(number, 0, check.length), ...check]);
		}
		function listNumbers(arch, names) {
			return names.map((name) => syscallNumbers[name][arch]).filter((number) => number !== null);
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
	}),
	60760: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { L: () => startServerProcess });
		var _limits_held_memory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19205);
		var _processes_output_buffer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41571);
		var _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57309);
		const maxLineBytes = 4 * 1024 * 1024;
		const maxUnreadBytes = 8 * 1024 * 1024;
		const keptStderrBytes = 65536;
		const maxStderrBytes = 16 * 1024 * 1024;
		const shownStderrCharacters = 500;
		function startServerProcess(options) {
			const lineListeners = [];
			const stderr = (0, _processes_output_buffer_js__WEBPACK_IMPORTED_MODULE_1__.W)(keptStderrBytes);
			let pending = [];
			let pendingBytes = 0;
			const state = {
				cause: "",
				namespaces: []
			};
			const { child, group, end, isStartFailure } = options.start((reason) => stop(`it could not be limited: ${String(reason)}`));
			function stop(reason) {
				if (state.cause !== "") return;
				state.cause = reason;
				if (end === undefined) state.namespaces = (0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_2__.hY)(child);
				else end();
			}
			const stopWatching = options.held === null || child.pid === undefined ? () => undefined : (0, _limits_held_memory_js__WEBPACK_IMPORTED_MODULE_0__.sL)(child.pid, options.held, "service", (excess) => stop(`it was ended: ${excess}`));
			child.stdout?.on("data", (chunk) => {
				let rest = chunk;
				for (let end = rest.indexOf(10); end !== -1 && state.cause === ""; end = rest.indexOf(10)) {
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
			const exited = new Promise((resolve) => {
				child.once("error", (error) => resolve(error.message));
				child.once("close", (code, signal) => {
					const ended = isStartFailure(code) ? "its sandbox could not be started" : `exit ${code ?? signal}`;
					resolve(state.cause === "" ? ended : state.cause);
				});
			});
			const over = exited.then(async (reason) => {
				try {
					await (0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_2__.kh)(state.namespaces, options.clock);
					return [reason, ...group?.close() ?? []].join("; ");
				} finally {
					stopWatching();
					end?.();
					options.onEnd();
				}
			});
			over.catch(() => undefined);
			return {
				writeLine(line) {
					if (state.cause !== "" || child.stdin === null || !child.stdin.writable) return;
					child.stdin.write(`${line}\n`);
					if (child.stdin.writableLength > maxUnreadBytes) stop("it does not read what it is sent");
				},
				onLine: (listener) => void lineListeners.push(listener),
				onExit: (listener) => void over.then((reason) => listener(addComplaint(reason, stderr.read())), (thrown) => listener(String(thrown))),
				readStderr: () => stderr.read(),
				stop,
				async end(reason) {
					stop(reason);
					await over;
				}
			};
		}
		function addComplaint(reason, said) {
			const last = said.trim().slice(-shownStderrCharacters);
			return last === "" ? reason : `${reason}; its last words: ${last}`;
		}
	}),
	20631: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Of: () => harnessGroup,
			WJ: () => growTree,
			Yp: () => removeGroup,
			dM: () => removeTree,
			qD: () => removeEndedGroup
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _processes_hold_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65304);
		var _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57309);
		const groupPrefix = "script-harness-";
		const harnessGroup = "harness";
		const removalMs = 2e3;
		const firstStepMs = .25;
		const lastStepMs = 2;
		function growTree(place, name) {
			const atTop = place.version === 2 && !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.mountPoint, "cgroup.type")) && isWritable(place.mountPoint);
			const parent = atTop ? place.mountPoint : place.folder;
			const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, name);
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
			try {
				if (place.version === 2) {
					const enable = place.controllers.map((controller) => `+${controller}`).join(" ");
					if (!atTop) moveInto((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, harnessGroup));
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, "cgroup.subtree_control"), enable);
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "cgroup.subtree_control"), enable);
				}
				return {
					version: place.version,
					controllers: place.controllers,
					folder
				};
			} catch (thrown) {
				removeTree(folder);
				throw thrown;
			}
		}
		function moveInto(folder) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
			moveAll([...(0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_3__.UA)([process.pid]).keys()], folder);
		}
		function moveAll(pids, folder) {
			for (const pid of pids) try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "cgroup.procs"), String(pid));
			} catch (thrown) {
				if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ESRCH")) throw thrown;
			}
		}
		function isWritable(folder) {
			const probe = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${groupPrefix}probe-${process.pid}`);
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(probe);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(probe);
				return true;
			} catch {
				return false;
			}
		}
		function removeTree(folder) {
			if (!(0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder).startsWith(groupPrefix) || !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder)) return;
			if (readProcesses((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, harnessGroup)).includes(process.pid)) leaveTree(folder);
			for (const group of listGroups(folder)) removeGroup(group);
			removeGroup(folder);
		}
		function listGroups(folder) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).flatMap((entry) => entry.isDirectory() ? [(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name)] : []);
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT", "ENODEV")) return [];
				throw thrown;
			}
		}
		function removeEndedGroup(folder) {
			if (tryRemove(folder)) return "gone";
			for (const pid of readProcesses(folder)) if (pid !== process.pid) kill(pid);
			return "busy";
		}
		function removeGroup(folder) {
			for (let waitedMs = 0, stepMs = firstStepMs; waitedMs < removalMs; waitedMs += stepMs) {
				if (tryRemove(folder)) return true;
				for (const pid of readProcesses(folder)) if (pid !== process.pid) kill(pid);
				(0, _processes_hold_js__WEBPACK_IMPORTED_MODULE_4__._)(stepMs);
				stepMs = Math.min(2 * stepMs, lastStepMs);
			}
			return tryRemove(folder);
		}
		function leaveTree(folder) {
			const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			const disable = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, "cgroup.subtree_control"), "utf8").split(/\s+/).filter((name) => name !== "").map((name) => `-${name}`).join(" ");
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "cgroup.subtree_control"), disable);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, "cgroup.subtree_control"), disable);
				moveAll(readProcesses((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, harnessGroup)), parent);
			} catch (thrown) {
				if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "EBUSY", "EINVAL", "EACCES", "ENOENT")) throw thrown;
			}
		}
		function tryRemove(folder) {
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
				return true;
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT")) return true;
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "EBUSY", "EACCES", "EPERM", "EROFS")) return false;
				throw thrown;
			}
		}
		function readProcesses(folder) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "cgroup.procs"), "utf8").split("\n").filter(Boolean).map(Number);
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT", "ENODEV", "EOPNOTSUPP")) return [];
				throw thrown;
			}
		}
		function kill(pid) {
			try {
				process.kill(pid, "SIGKILL");
			} catch (thrown) {
				if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ESRCH", "EPERM")) throw thrown;
			}
		}
	}),
	87192: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { W: () => describeLimits });
		var _launch_seccomp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29123);
		var _disk_floor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42220);
		var _held_memory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19205);
		function describeLimits(options) {
			const { policy, features, groups } = options;
			const shared = groups !== null ? [`memory ${policy.memoryMb} MiB a command (${groups})`, `${policy.processes} processes a command (${groups})`] : options.rlimits ? [
				`memory ${policy.memoryMb} MiB a process (RLIMIT_DATA)`,
				`memory ${policy.memoryMb} MiB a command, shared memory included (measured every ${_held_memory_js__WEBPACK_IMPORTED_MODULE_2__.kC.command} ms)`,
				`${_launch_seccomp_js__WEBPACK_IMPORTED_MODULE_0__.lD * _launch_seccomp_js__WEBPACK_IMPORTED_MODULE_0__.jx / 1024 / 1024} MiB in System V segments (seccomp)`,
				`${policy.processes} processes (RLIMIT_NPROC)`
			] : [];
			const single = options.rlimits ? [`files of ${policy.fileMb} MiB (RLIMIT_FSIZE)`, `${policy.cpuSeconds} s of CPU a process (RLIMIT_CPU)`] : [];
			return [
				...shared,
				...single,
				...features.size ? [`${policy.tmpMb} MiB of temporary space (tmpfs)`] : [],
				`${policy.outputMb} MiB of output`,
				`${Math.round(policy.commandTimeoutMs / 1e3)} s a command`,
				`${policy.freeDiskMb} MiB kept free on the disk`,
				`${_disk_floor_js__WEBPACK_IMPORTED_MODULE_1__.EJ} new files on the disk a command`
			];
		}
	}),
	42220: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			EJ: () => maxNewFiles,
			ST: () => watchFloor,
			j6: () => runAboveFloor
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86276);
		const lookMs = 200;
		const minFreeFiles = 1e3;
		const maxNewFiles = 1e6;
		async function runAboveFloor(floor, signal, run) {
			const controller = new AbortController();
			const shortages = [];
			const stopWatching = watchFloor(floor, (shortage) => {
				shortages.push(`the command was ended: ${shortage}`);
				controller.abort(new Error(shortage));
			});
			try {
				const result = await run(AbortSignal.any([signal, controller.signal]));
				return shortages.length === 0 || !result.aborted || signal.aborted ? result : {
					...result,
					aborted: false,
					limitsMet: [...result.limitsMet, ...shortages]
				};
			} finally {
				stopWatching();
			}
		}
		function watchFloor(floor, onShortage) {
			const freeFiles = countFreeFiles(floor.path);
			const before = describeShortage(floor, freeFiles);
			if (before !== null) throw new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_1__.q(`${before}; no command starts until files have been removed`);
			const timer = setInterval(() => {
				const shortage = describeShortage(floor, freeFiles);
				if (shortage === null) return;
				clearInterval(timer);
				onShortage(shortage);
			}, lookMs);
			return () => clearInterval(timer);
		}
		function describeShortage({ path, floorBytes, maxNewFiles: maxFiles }, freeFilesBefore) {
			const { bavail, bsize, files, ffree } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(path, { bigint: true });
			const freeBytes = bavail * bsize;
			const floorMb = Math.round(floorBytes / 1024 / 1024);
			if (freeBytes < BigInt(floorBytes)) return `the disk has ${freeBytes / 1024n / 1024n} MiB left, and the policy keeps ${floorMb} MiB free (sandbox.limits.freeDiskMb)`;
			if (files > BigInt(20 * minFreeFiles) && ffree < BigInt(minFreeFiles)) return `the disk has room for ${ffree} more files`;
			if (freeFilesBefore - ffree > BigInt(maxFiles)) return `more than ${maxFiles} files were made on the disk while it ran`;
			return null;
		}
		function countFreeFiles(path) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(path, { bigint: true }).ffree;
		}
	}),
	19205: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			kC: () => lookMs,
			sL: () => watchHeldMemory
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57309);
		const lookMs = {
			command: 200,
			service: 1e3
		};
		const maxTemporaryFiles = 2e5;
		function watchHeldMemory(pid, limits, kind, onExcess) {
			const timer = setInterval(() => {
				const excess = describeExcess(pid, limits);
				if (excess === null) return;
				clearInterval(timer);
				onExcess(excess);
			}, lookMs[kind]);
			timer.unref();
			return () => clearInterval(timer);
		}
		function describeExcess(root, { memoryBytes, temporaryFolders, temporaryBytes }) {
			const pids = [...(0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_3__.UA)([root]).keys()];
			const files = readMemoryFiles(pids);
			if (measure(pids, "status", files) > memoryBytes && measure(pids, "smaps_rollup", files) > memoryBytes) return `its processes held more than ${toMb(memoryBytes)} MiB of memory together (sandbox.limits.memoryMb)`;
			const folders = readFolders(pids, temporaryFolders);
			const full = folders.find(({ files: count }) => count > maxTemporaryFiles);
			if (full !== undefined) return `it made more than ${maxTemporaryFiles} files in ${full.folder}`;
			return folders.reduce((sum, { bytes }) => sum + bytes, 0) > temporaryBytes ? `its temporary folders held more than ${toMb(temporaryBytes)} MiB together (sandbox.limits.tmpMb)` : null;
		}
		function toMb(bytes) {
			return Math.round(bytes / 1024 / 1024);
		}
		function measure(pids, source, fileBytes) {
			const sums = {
				own: 0,
				shared: 0
			};
			for (const pid of pids) {
				const text = readQuietly(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/${source}`, "utf8")) ?? "";
				const kilobytes = new Map([...text.matchAll(/^(\w+):[ \t]+(\d+) kB$/gm)].map(([, name, value]) => [name, value]));
				const read = (name) => Number(kilobytes.get(name) ?? 0) * 1024;
				sums.own += read(source === "status" ? "RssAnon" : "Pss_Anon");
				sums.shared += read(source === "status" ? "RssShmem" : "Pss_Shmem");
			}
			return sums.own + Math.max(sums.shared, fileBytes);
		}
		function readMemoryFiles(pids) {
			const found = new Map();
			for (const pid of pids) for (const name of readQuietly(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(`/proc/${pid}/fd`)) ?? []) {
				const path = `/proc/${pid}/fd/${name}`;
				if (readQuietly(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path))?.startsWith("/memfd:") !== true) continue;
				const stats = readQuietly(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path));
				if (stats !== null) found.set(`${stats.dev}:${stats.ino}`, stats.blocks * 512);
			}
			return [...found.values()].reduce((sum, bytes) => sum + bytes, 0);
		}
		const tmpfsType = 16914836;
		function readFolders(pids, folders) {
			const inner = `/proc/${pids.at(-1)}`;
			const mounts = readQuietly(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`${inner}/ns/mnt`));
			if (mounts === null || mounts === (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self/ns/mnt")) return [];
			const seen = new Set();
			return folders.flatMap((folder) => {
				const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(`${inner}/root`, folder);
				const stats = readQuietly(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(path));
				const device = readQuietly(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).dev);
				if (stats === null || device === null || stats.type !== tmpfsType || seen.has(device)) return [];
				seen.add(device);
				return [{
					folder,
					files: stats.files - stats.ffree,
					bytes: (stats.blocks - stats.bfree) * stats.bsize
				}];
			});
		}
		function readQuietly(read) {
			try {
				return read();
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT", "ESRCH", "EACCES", "EPERM", "ENOTDIR", "EINVAL")) return null;
				throw thrown;
			}
		}
	}),
	34166: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			P: () => listGroupFolders,
			e: () => openCommandGroups
		});
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var error = __webpack_require__(22603);
		var promises_ = __webpack_require__(51455);
		var cgroup_tree = __webpack_require__(20631);
		;
		const ownProcesses = 2;
		const doorFiles = {
			1: "tasks",
			2: "cgroup.procs"
		};
		function createCommandGroups(options) {
			const { trees, limits, user } = options;
			const version = trees[0]?.version ?? 2;
			let count = 0;
			let spare = null;
			let leaving = [];
			function make() {
				count += 1;
				const groups = trees.map((tree) => ({
					tree,
					folder: (0, external_node_path_.join)(tree.folder, String(count))
				}));
				try {
					for (const { tree, folder } of groups) {
						(0, external_node_fs_.mkdirSync)(folder);
						for (const limit of listLimits(tree, limits)) writeLimit(folder, limit);
						if (user !== null && version === 1) (0, external_node_fs_.chownSync)((0, external_node_path_.join)(folder, doorFiles[version]), user.uid, user.gid);
					}
					return groups;
				} catch (thrown) {
					for (const { folder } of groups) (0, cgroup_tree.Yp)(folder);
					throw thrown;
				}
			}
			function tidy() {
				try {
					leaving = leaving.filter((folder) => (0, cgroup_tree.qD)(folder) === "busy");
					spare ??= make();
				} catch {}
			}
			return {
				name: `cgroup v${version}`,
				open() {
					const groups = spare ?? make();
					spare = null;
					setImmediate(tidy);
					const doors = groups.map(({ folder }) => (0, external_node_path_.join)(folder, doorFiles[version]));
					let open = true;
					return {
						doors,
						entry: version === 1 ? "by-itself" : "moved",
						async admit(pids) {
							await Promise.all(doors.map((door) => moveAll(door, pids)));
						},
						close() {
							if (!open) return [];
							open = false;
							const met = groups.flatMap(({ tree, folder }) => readMet(tree, folder, limits));
							const busy = groups.map(({ folder }) => folder).filter((folder) => (0, cgroup_tree.qD)(folder) === "busy");
							leaving = [...leaving, ...busy];
							return met;
						}
					};
				}
			};
		}
		async function moveAll(door, pids) {
			for (const pid of pids) try {
				await (0, promises_.writeFile)(door, String(pid), { flag: "r+" });
			} catch (thrown) {
				if (!(0, error.up)(thrown, "ESRCH")) throw thrown;
			}
		}
		function listLimits({ version, controllers }, { memoryBytes, processes }) {
			const memory = String(memoryBytes);
			const files = {
				memory: version === 1 ? [{
					file: "memory.limit_in_bytes",
					value: memory,
					mayLack: false
				}, {
					file: "memory.memsw.limit_in_bytes",
					value: memory,
					mayLack: true
				}] : [
					{
						file: "memory.max",
						value: memory,
						mayLack: false
					},
					{
						file: "memory.swap.max",
						value: "0",
						mayLack: true
					},
					{
						file: "memory.oom.group",
						value: "1",
						mayLack: true
					}
				],
				pids: [{
					file: "pids.max",
					value: String(processes + ownProcesses),
					mayLack: false
				}]
			};
			return controllers.flatMap((controller) => files[controller]);
		}
		function writeLimit(folder, { file, value, mayLack }) {
			try {
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(folder, file), value, { flag: "r+" });
			} catch (thrown) {
				if (!(mayLack && (0, error.up)(thrown, "ENOENT"))) throw thrown;
			}
		}
		function readMet({ version, controllers }, folder, limits) {
			const memoryFile = version === 1 ? "memory.oom_control" : "memory.events";
			const texts = {
				memory: () => readCounter(folder, memoryFile, "oom_kill") > 0 ? [`the command met its memory limit of ${limits.memoryBytes / 1024 / 1024} MiB and was killed for it`] : [],
				pids: () => readCounter(folder, "pids.events", "max") > 0 ? [`the command met its limit of ${limits.processes} processes; no more could be started`] : []
			};
			return controllers.flatMap((controller) => texts[controller]());
		}
		function readCounter(folder, file, name) {
			try {
				const lines = (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(folder, file), "utf8").split("\n");
				return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? 0);
			} catch (thrown) {
				if ((0, error.up)(thrown, "ENOENT", "ENODEV")) return 0;
				throw thrown;
			}
		}
		;
		const controllers = ["memory", "pids"];
		function findGroupPlaces(options) {
			const mounts = options.mountInfo.split("\n").flatMap(readMount);
			const groups = options.ownGroups.split("\n").flatMap(readGroup);
			const first = controllers.flatMap((controller) => {
				const path = groups.find(({ names }) => names.includes(controller))?.path;
				const mount = mounts.find(({ type, options: own }) => type === "cgroup" && own.includes(controller));
				return locate(1, [controller], path, mount);
			});
			if (first.length === controllers.length) return first;
			const unified = groups.find(({ hierarchy }) => hierarchy === "0")?.path;
			return locate(2, controllers, unified, mounts.find(({ type }) => type === "cgroup2"));
		}
		function locate(version, own, path, mount) {
			if (path === undefined || mount === undefined) return [];
			const below = (0, external_node_path_.relative)(mount.root, path);
			if ([...path.split("/"), ...below.split("/")].includes("..")) return [];
			return [{
				version,
				controllers: own,
				folder: (0, external_node_path_.join)(mount.mountPoint, below),
				mountPoint: mount.mountPoint
			}];
		}
		function readMount(line) {
			const [before = "", after] = line.split(" - ");
			if (after === undefined) return [];
			const [, , , root = "", mountPoint = ""] = before.split(" ");
			const [type = "", , options = ""] = after.split(" ");
			return [{
				type,
				root: unescapeSpaces(root),
				mountPoint: unescapeSpaces(mountPoint),
				options: options.split(",")
			}];
		}
		function readGroup(line) {
			const [, hierarchy, names = "", path] = /^(\d+):([^:]*):(.*)$/.exec(line) ?? [];
			return hierarchy === undefined || path === undefined ? [] : [{
				hierarchy,
				names: names.split(","),
				path
			}];
		}
		function unescapeSpaces(path) {
			return path.replaceAll(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));
		}
		var external_node_child_process_ = __webpack_require__(31421);
		var process_tree = __webpack_require__(57309);
		;
		const waitMs = 2e3;
		const stepMs = 10;
		async function enterUserScope(options) {
			const { busctl, environment, clock } = options;
			const bus = ["XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS"].flatMap((name) => {
				const value = environment[name];
				return value === undefined ? [] : [[name, value]];
			});
			if (busctl === null || bus.length === 0) return "there is no systemd of the user to ask for a scope";
			const unit = `${options.name}.scope`;
			const manager = [
				"org.freedesktop.systemd1",
				"/org/freedesktop/systemd1",
				"org.freedesktop.systemd1.Manager"
			];
			const own = [...(0, process_tree.UA)([process.pid]).keys()].map(String);
			const properties = [
				"2",
				"PIDs",
				"au",
				String(own.length),
				...own,
				"Delegate",
				"b",
				"true"
			];
			const args = [
				"--user",
				"call",
				...manager,
				"StartTransientUnit",
				"ssa(sv)a(sa(sv))",
				unit,
				"fail",
				...properties,
				"0"
			];
			const asked = (0, external_node_child_process_.spawnSync)(busctl, args, {
				env: Object.fromEntries(bus),
				encoding: "utf8",
				timeout: waitMs
			});
			if (asked.status !== 0) return `the user's systemd gives no scope (${(asked.stderr ?? "").trim().split("\n")[0] ?? "no answer"})`;
			for (let waitedMs = 0; waitedMs < waitMs; waitedMs += stepMs) {
				if ((0, external_node_fs_.readFileSync)("/proc/self/cgroup", "utf8").includes(`/${unit}`)) return null;
				await clock.sleep(stepMs);
			}
			return "the user's systemd has not moved this process into its scope";
		}
		var run_folder = __webpack_require__(6027);
		;
		function listGroupFolders(name) {
			return readPlaces().flatMap(({ folder, mountPoint }) => [(0, external_node_path_.join)(folder, name), (0, external_node_path_.join)(mountPoint, name)]);
		}
		function sweepGroups() {
			const places = readPlaces().flatMap(({ folder, mountPoint }) => [folder, mountPoint]);
			const parents = new Set(places.filter((folder) => (0, external_node_fs_.existsSync)(folder)));
			for (const parent of parents) for (const name of (0, external_node_fs_.readdirSync)(parent)) if ((0, run_folder.zI)((0, external_node_path_.join)(parent, name))) (0, cgroup_tree.dM)((0, external_node_path_.join)(parent, name));
		}
		async function openCommandGroups(options) {
			sweepGroups();
			const own = tryPlaces(options);
			if (own.groups !== null) return own;
			const refused = await enterUserScope(options);
			const scoped = refused === null ? tryPlaces(options) : {
				groups: null,
				reason: refused
			};
			return scoped.groups === null ? {
				groups: null,
				reason: `${own.reason}; ${scoped.reason}`
			} : scoped;
		}
		function tryPlaces(options) {
			const trees = growTrees(readPlaces(), options.name);
			if (typeof trees === "string") return {
				groups: null,
				reason: trees
			};
			return { groups: createCommandGroups({
				...options,
				trees
			}) };
		}
		function readPlaces() {
			return findGroupPlaces({
				mountInfo: (0, external_node_fs_.readFileSync)("/proc/self/mountinfo", "utf8"),
				ownGroups: (0, external_node_fs_.readFileSync)("/proc/self/cgroup", "utf8")
			});
		}
		function growTrees(places, name) {
			if (places.length === 0) return "no control groups for memory and processes are mounted";
			const trees = [];
			try {
				for (const place of places) trees.push((0, cgroup_tree.WJ)(place, name));
				return trees;
			} catch (thrown) {
				for (const { folder } of trees) (0, cgroup_tree.dM)(folder);
				return `no control group can be made (${(0, error.IP)(thrown)})`;
			}
		}
	}),
	41571: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { W: () => createOutputBuffer });
		var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37527);
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
				const start = first.subarray(0, (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_0__.hU)(first, first.length));
				const end = last.subarray((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_0__.q)(last, 0));
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
				read(describe = (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_0__.eM)(null)) {
					const { head: start, tail: kept, missing } = readParts();
					if (missing === 0) return Buffer.concat([start, kept]).toString("utf8");
					return `${start.toString("utf8")}${describe(missing)}${kept.toString("utf8")}`;
				},
				readParts
			};
		}
	}),
	10420: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { R: () => runProcess });
		var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
		var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37527);
		var _process_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57309);
		var _output_buffer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41571);
		async function runProcess(options) {
			const { clock } = options;
			const startMs = clock.monotonicMs();
			const stdout = (0, _output_buffer_js__WEBPACK_IMPORTED_MODULE_3__.W)(options.maxOutputBytes);
			const stderr = (0, _output_buffer_js__WEBPACK_IMPORTED_MODULE_3__.W)(options.maxOutputBytes);
			const both = (0, _output_buffer_js__WEBPACK_IMPORTED_MODULE_3__.W)(options.maxOutputBytes);
			const state = {
				end: null,
				namespaces: []
			};
			const child = options.start();
			if (child.pid !== undefined) options.onStart(child.pid);
			const stop = (why) => {
				state.end ??= why;
				const ended = (options.kill ?? _process_tree_js__WEBPACK_IMPORTED_MODULE_2__.hY)(child);
				if (ended.length > 0) state.namespaces = ended;
			};
			const onAbort = () => stop("aborted");
			options.signal.addEventListener("abort", onAbort, { once: true });
			const timer = setTimeout(() => stop("timed-out"), options.timeoutMs);
			try {
				const { sinks } = options;
				const collect = (buffer, sink) => (chunk) => {
					buffer.push(chunk);
					sink?.push(chunk);
					both.push(chunk);
					if (both.totalBytes > options.floodBytes) stop("flooded");
				};
				child.stdout?.on("data", collect(stdout, sinks?.stdout));
				child.stderr?.on("data", collect(stderr, sinks?.stderr));
				child.stdin?.on("error", () => undefined);
				child.stdin?.end(options.stdin);
				if (options.signal.aborted) stop("aborted");
				const [exitCode, signal] = await new Promise((resolve, reject) => {
					child.once("error", reject);
					child.once("close", (code, name) => resolve([code, name]));
				});
				await (0, _process_tree_js__WEBPACK_IMPORTED_MODULE_2__.kh)(state.namespaces, clock);
				for (const stream of [child.stdout, child.stderr]) if (stream !== null && !stream.closed) await (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(stream, "close");
				const files = {
					stdoutFile: sinks?.stdout.path ?? null,
					stderrFile: sinks?.stderr.path ?? null
				};
				return {
					exitCode: state.end === null ? exitCode : null,
					signal: state.end === null ? signal : "SIGKILL",
					stdout: stdout.read((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_1__.eM)(files.stdoutFile)),
					stderr: stderr.read((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_1__.eM)(files.stderrFile)),
					aggregatedOutput: both.read((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_1__.eM)(files.stdoutFile ?? files.stderrFile)),
					...files,
					stdoutBytes: stdout.totalBytes,
					stderrBytes: stderr.totalBytes,
					timedOut: state.end === "timed-out",
					aborted: state.end === "aborted",
					flooded: state.end === "flooded",
					limitsMet: [],
					durationMs: clock.monotonicMs() - startMs
				};
			} finally {
				clearTimeout(timer);
				options.signal.removeEventListener("abort", onAbort);
			}
		}
	}),
	48566: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			GZ: () => returnFiles,
			RH: () => openFolderToOthers,
			YG: () => findClosedFolder,
			_V: () => pickRunUser,
			iU: () => checkMappedUsers,
			tJ: () => lendFiles,
			vh: () => checkStepDown
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63323);
		function checkMappedUsers() {
			const map = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/self/uid_map", "utf8").trim().split(/\s+/);
			if (map.length !== 3 || map[2] !== "1") return;
			throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "sandbox",
				message: "this user namespace maps a single uid, so commands cannot run as a separate user",
				hint: "Start the harness as an ordinary user outside of this namespace, or map a range of uids (`unshare --map-auto --map-root-user`)."
			});
		}
		function checkStepDown(programs) {
			const missing = [
				"setpriv",
				"unshare",
				"mount"
			].filter((name) => programs[name] === null);
			if (missing.length === 0) return;
			throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "sandbox",
				message: `${missing.join(" and ")} of util-linux not found among programs that root owns, so root cannot run commands as another user`,
				hint: "Install it: apt-get install -y util-linux (Debian, Ubuntu), or your distribution\u2019s package. Or start the harness as an ordinary user."
			});
		}
		const firstUid = 60100;
		const lastUid = 60900;
		function pickRunUser(gitPath) {
			const { uid: ownerUid, gid: ownerGid } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(gitPath);
			const owner = {
				uid: ownerUid,
				gid: ownerGid
			};
			if (ownerUid !== 0) return {
				...owner,
				owner,
				borrowed: ownerUid >= firstUid && ownerUid <= lastUid
			};
			const taken = new Set((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/etc/passwd", "utf8").split("\n").map((line) => Number(line.split(":")[2])));
			for (let uid = firstUid; uid <= lastUid; uid += 1) if (!taken.has(uid)) return {
				uid,
				gid: uid,
				owner,
				borrowed: true
			};
			throw new Error(`every uid from ${firstUid} to ${lastUid} is taken`);
		}
		function lendFiles(options) {
			const { root, writablePaths, user } = options;
			walk(root, (path, stats) => {
				if (stats.uid === user.uid) return;
				const writable = writablePaths.some((entry) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(entry, path));
				if (writable || !isReadableByOthers(stats)) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lchownSync)(path, user.uid, user.gid);
			});
		}
		function returnFiles(options) {
			walk(options.root, (path, stats) => {
				if (stats.uid === options.user.uid) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lchownSync)(path, options.owner.uid, options.owner.gid);
			});
		}
		function openFolderToOthers(folder, scratch) {
			let open = true;
			walk(folder, (_, stats) => {
				open &&= isReadableByOthers(stats);
			});
			if (open) return folder;
			const copy = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, "copy-"));
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(folder, copy, { recursive: true });
			walk(copy, (path, stats) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, stats.isDirectory() ? 493 : 420));
			return copy;
		}
		function findClosedFolder(path, user, from = "/") {
			let closed = null;
			for (let current = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);; current = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(current)) {
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(current);
				const bit = stats.uid === user.uid ? 64 : stats.gid === user.gid ? 8 : 1;
				if ((stats.mode & bit) === 0) closed = current;
				if (current === from) return closed;
			}
		}
		function isReadableByOthers(stats) {
			if (stats.isSymbolicLink()) return true;
			const needed = stats.isDirectory() ? 5 : 4;
			return (stats.mode & needed) === needed;
		}
		function walk(root, visit) {
			const pending = [root];
			for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
				if (stats === undefined) continue;
				visit(path, stats);
				if (stats.isDirectory()) for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path)) pending.push((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name));
			}
		}
	}),
	96717: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			c: () => openReader,
			k: () => startProcess
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
		function startProcess(launch, pipes = 0, { input = "pipe", outputs = null } = {}) {
			const taken = outputs === null ? [] : [outputs.take(), outputs.take()];
			const [stdout, stderr] = taken;
			const stdio = [
				input === "none" ? "ignore" : "pipe",
				stdout?.write ?? "pipe",
				stderr?.write ?? "pipe",
				...launch.descriptors,
				...Array.from({ length: pipes + (launch.status === "pipe" ? 1 : 0) }, () => "pipe")
			];
			try {
				const child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(launch.program, launch.args, {
					env: launch.env,
					cwd: "/",
					stdio,
					...launch.user === null ? {} : {
						uid: launch.user.uid,
						gid: launch.user.gid
					}
				});
				if (stdout !== undefined) child.stdout = openReader(stdout);
				if (stderr !== undefined) child.stderr = openReader(stderr);
				return {
					child,
					isStartFailure: watchStatus(child, launch.status)
				};
			} catch (thrown) {
				for (const { read } of taken) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(read);
				launch.end?.();
				throw thrown;
			} finally {
				for (const { write } of taken) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(write);
				for (const descriptor of launch.descriptors) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
			}
		}
		const maxStatusCharacters = 4096;
		function watchStatus(child, status) {
			if (status === null) return () => false;
			let text = "";
			if (status === "pipe") {
				const pipe = child.stdio.at(-1);
				pipe.on("error", () => undefined);
				pipe.on("data", (chunk) => text = `${text}${chunk.toString("latin1")}`.slice(0, maxStatusCharacters));
			}
			return (exitCode) => exitCode !== null && exitCode !== 0 && !(status === "pipe" ? text : status.read()).includes("\"exit-code\"");
		}
		function openReader({ read }) {
			return new node_net__WEBPACK_IMPORTED_MODULE_2__.Socket({
				fd: read,
				readable: true,
				writable: false
			});
		}
	}),
	41592: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Ci: () => createSessions,
			Nb: () => createNoSessions
		});
		var _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86276);
		const maxOpenSessions = 8;
		const maxEndedSessions = 16;
		function createSessions(options) {
			const open = new Map();
			const ended = new Map();
			const pending = new Set();
			let count = 0;
			let isClosed = false;
			async function start(request, judge) {
				await options.prepare();
				let onStart = () => undefined;
				const started = new Promise((resolve) => {
					onStart = resolve;
				});
				const run = async () => {
					if (isClosed) throw new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_0__.X("the run is ending, so no session is opened");
					const terminal = options.start(request);
					onStart(terminal);
					return terminal.ended;
				};
				const over = judge === undefined ? run() : options.watch(judge, request.signal, run);
				const terminal = await Promise.race([started, over.then(() => started)]);
				count += 1;
				const id = `session_${count}`;
				const session = createSession({
					id,
					argv: request.argv,
					terminal,
					over,
					check: judge === undefined ? async () => undefined : options.check,
					onAsked: () => void ended.delete(id)
				});
				open.set(id, session);
				void session.settled.then(() => {
					open.delete(id);
					ended.set(id, session);
					for (const oldest of [...ended.keys()].slice(0, -maxEndedSessions)) ended.delete(oldest);
				});
				return session;
			}
			return {
				async open(request, judge) {
					if (open.size + pending.size >= maxOpenSessions) throw new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_0__.X(`${maxOpenSessions} sessions are open, and no more may be; end one first: ${[...open.keys()].join(", ")}`);
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
		function createNoSessions(reason) {
			return {
				open: () => Promise.reject(new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_0__.X(reason)),
				find: () => null,
				listOpen: () => [],
				closeAll: async () => undefined
			};
		}
		function createSession(options) {
			const { terminal } = options;
			const state = {
				end: null,
				failure: null
			};
			const settled = options.over.then((end) => void (state.end = end), (thrown) => void (state.failure = thrown));
			return {
				id: options.id,
				argv: options.argv,
				settled,
				send: (text) => terminal.send(text),
				resize: (size) => terminal.resize(size),
				async read(waitMs, signal) {
					await waitFor(settled, waitMs, signal);
					if (state.end === null && state.failure === null) await options.check();
					signal.throwIfAborted();
					if (state.end !== null || state.failure !== null) options.onAsked();
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
		}
		async function waitFor(promise, delayMs, signal) {
			let wake = () => undefined;
			const woken = new Promise((resolve) => {
				wake = resolve;
			});
			const timer = setTimeout(wake, delayMs);
			signal.addEventListener("abort", wake, { once: true });
			try {
				if (!signal.aborted) await Promise.race([promise, woken]);
			} finally {
				clearTimeout(timer);
				signal.removeEventListener("abort", wake);
			}
		}
	})
};
