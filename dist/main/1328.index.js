export const id = 1328;
export const ids = [1328];
export const modules = {
	80269: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { E: () => untilAborted });
		async function untilAborted(work, signal) {
			let abort = () => undefined;
			const aborted = new Promise((_, reject) => {
				abort = () => reject(signal.reason);
				signal.addEventListener("abort", abort);
				if (signal.aborted) abort();
			});
			try {
				return await Promise.race([work, aborted]);
			} finally {
				signal.removeEventListener("abort", abort);
			}
		}
	}),
	50459: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Eh: () => digestFiles,
			yv: () => closeRecord
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _contents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44196);
		var _audit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73602);
		var _patch_patch_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83894);
		var _read_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95159);
		var _replace_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67744);
		var _key_case_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83539);
		function closeRecord(options) {
			const { directory, redactor } = options;
			const record = (0, _read_record_js__WEBPACK_IMPORTED_MODULE_6__.jo)(directory, options.events);
			const { result } = record;
			if (result === null) throw new Error("a record without a result cannot be closed");
			(0, _replace_file_js__WEBPACK_IMPORTED_MODULE_7__.f)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.result), renderResultFile(result));
			(0, _replace_file_js__WEBPACK_IMPORTED_MODULE_7__.f)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.message), redactor.redactText(result.finalMessage));
			const reports = options.render({
				...record,
				patch: (0, _patch_patch_secrets_js__WEBPACK_IMPORTED_MODULE_5__.IW)(record.patch, redactor)
			});
			for (const [name, text] of Object.entries(reports)) (0, _replace_file_js__WEBPACK_IMPORTED_MODULE_7__.f)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name), redactor.redactText(text));
			const entry = (0, _audit_js__WEBPACK_IMPORTED_MODULE_4__.yZ)(options.lastEntry, {
				type: "closed",
				outcome: result.outcome,
				files: Object.fromEntries([...digestFiles(directory)].flatMap(([name, hash]) => hash === null ? [] : [[name, hash]]))
			});
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.audit), `${JSON.stringify(entry)}\n`);
			return {
				...record,
				result,
				auditDigest: entry.hash
			};
		}
		function renderResultFile(result) {
			return `${JSON.stringify((0, _key_case_js__WEBPACK_IMPORTED_MODULE_8__.uc)({
				schema: "result/v1",
				...result
			}), null, 2)}\n`;
		}
		function digestFiles(directory) {
			const list = (part) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, part), { withFileTypes: true }).flatMap((entry) => {
				const name = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(part, entry.name);
				return entry.isDirectory() ? list(name) : [name];
			});
			const names = list("").filter((name) => name !== _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.audit);
			return new Map(names.toSorted().map((name) => {
				const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name);
				return [name, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true ? (0, _contents_js__WEBPACK_IMPORTED_MODULE_1__.DC)(path) : null];
			}));
		}
	}),
	75: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			AI: () => readAcceptedStates,
			DC: () => hashFile,
			Ke: () => findChangedContents,
			hF: () => createContentStore
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22603);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44196);
		const maxContentBytes = 16 * 1024 * 1024;
		function createContentStore(options) {
			const { redactor } = options;
			const written = new Set();
			function addsSecret(content, readBase) {
				const text = content.toString("latin1");
				const spans = redactor.findSecrets(text);
				if (spans.length === 0) return false;
				const base = Buffer.from(readBase() ?? []).toString("latin1");
				return spans.some(({ start, end }) => !base.includes(text.slice(start, end)));
			}
			return ({ path, state, read, readBase }) => {
				const withhold = (reason) => ({
					path: redactor.redactText(path),
					kind: "withheld",
					reason
				});
				if (redactor.findSecrets(path).length > 0) return withhold("secret");
				if (state.kind === "symlink" && redactor.findSecrets(state.target).length > 0) return withhold("secret");
				if (state.kind !== "file") return {
					path,
					...state
				};
				if (state.bytes > maxContentBytes) return withhold("size");
				const found = read();
				if (found === null) return withhold("unread");
				const content = Buffer.from(found);
				const sha256 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex");
				if (!written.has(sha256)) {
					if (addsSecret(content, readBase)) return withhold("secret");
					options.writeFile(`${_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents}/${sha256}`, content);
					written.add(sha256);
				}
				return {
					path,
					...state,
					sha256
				};
			};
		}
		function findChangedContents(directory) {
			const contents = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(contents)) return [];
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(contents).filter((name) => !name.endsWith(".tmp") && hashFile((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(contents, name)) !== name).map((name) => `${_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents}/${name}`);
		}
		function hashFile(path) {
			const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
			const buffer = Buffer.allocUnsafe(64 * 1024);
			const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, "r");
			try {
				for (let length = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer); length > 0; length = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer)) hash.update(buffer.subarray(0, length));
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
			}
			return hash.digest("hex");
		}
		function readAcceptedStates(directory, files) {
			const last = [...new Map(files.map((file) => [file.path, file])).values()];
			const locate = (sha256) => {
				const contentFile = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents, sha256);
				if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(contentFile)) return contentFile;
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.tj({
					code: "usage",
					message: `${directory} lacks the content ${sha256} of a file`,
					hint: "Give the whole record directory as the run left it."
				});
			};
			return last.flatMap((file) => {
				if (file.kind === "withheld") return [];
				if (file.kind !== "file") return [{
					path: file.path,
					state: file,
					contentFile: null
				}];
				return [{
					path: file.path,
					state: file,
					contentFile: locate(file.sha256)
				}];
			});
		}
	}),
	90358: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			j: () => readMovedOutput,
			m: () => nameMovedOutput
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44196);
		function nameMovedOutput(seq) {
			const name = `${_core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.outputs}/${seq}.json`;
			return {
				name,
				replacement: JSON.stringify({ file: name })
			};
		}
		const replacement = /^\{"file":"(outputs\/\d+\.json)"\}$/;
		function readMovedOutput(json, directory) {
			const file = replacement.exec(json)?.[1];
			if (file === undefined) return json;
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, file), "utf8");
			} catch (cause) {
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `${directory}: ${file}, the output of a call, cannot be read: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(cause)}`,
					hint: "Give the whole record directory as the run left it.",
					cause
				});
			}
		}
	}),
	83894: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			IW: () => redactPatch,
			L1: () => findSecretsInBinaries,
			fx: () => findAddedSecrets
		});
		var _secrets_encoded_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23385);
		var _secrets_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2389);
		var _core_text_diff_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50509);
		function findAddedSecrets(patch, finder) {
			return (0, _core_text_diff_names_js__WEBPACK_IMPORTED_MODULE_2__.JZ)(Buffer.from(patch).toString("latin1")).flatMap((text) => findInFile(text, finder));
		}
		function findInFile(text, { findSecrets, findPlainSecrets }) {
			const texts = splitCompressed(text).map((part) => part.isCompressed ? ".".repeat(part.text.length) : part.text).join("");
			const found = (0, _secrets_redact_js__WEBPACK_IMPORTED_MODULE_1__.q)([...findSecrets(texts), ...texts === text ? [] : findPlainSecrets(text)]);
			if (found.length === 0) return [];
			const lines = readLines(text);
			return found.flatMap(({ start, end }) => {
				const touched = lines.slice((0, _secrets_encoded_text_js__WEBPACK_IMPORTED_MODULE_0__.lq)(lines, start), (0, _secrets_encoded_text_js__WEBPACK_IMPORTED_MODULE_0__.lq)(lines, end - 1) + 1);
				const shown = touched.filter(({ kind }) => kind !== "kept");
				const [first] = shown;
				if (first === undefined) return [];
				const parts = shown.map((line) => {
					const from = line.kind === "added" ? line.at + 1 : line.at;
					return text.slice(Math.max(from, start), Math.min(line.end, end));
				});
				return [{
					path: first.path,
					place: first.kind === "added" ? `in line ${first.number}` : "in a name",
					text: readLongest(parts)
				}];
			});
		}
		function redactPatch(patch, { redactText }) {
			return (0, _core_text_diff_names_js__WEBPACK_IMPORTED_MODULE_2__.JZ)(patch).flatMap(splitCompressed).map(({ text, isCompressed }) => isCompressed ? text : redactText(text)).join("");
		}
		const binarySize = /^(?:literal|delta) \d{1,12}\n/gm;
		const compressedLine = /[A-Za-z]\S{5,65}\n/y;
		function splitCompressed(text) {
			const parts = [];
			let from = 0;
			for (const { 0: size, index } of text.matchAll(binarySize)) {
				const start = index + size.length;
				let end = start;
				compressedLine.lastIndex = start;
				while (compressedLine.test(text)) end = compressedLine.lastIndex;
				parts.push({
					text: text.slice(from, start),
					isCompressed: false
				}, {
					text: text.slice(start, end),
					isCompressed: true
				});
				from = end;
			}
			return [...parts, {
				text: text.slice(from),
				isCompressed: false
			}];
		}
		function readWideText(content) {
			const runs = [];
			for (let at = 0; at + 1 < content.length; at += 1) {
				const start = at;
				while (content[at] !== 0 && content[at + 1] === 0) at += 2;
				if (at - start >= 14) runs.push(content.toString("utf16le", start, at) + content.toString("latin1", at, at + 1).replace("\0", ""));
			}
			return runs.join("\n");
		}
		function findSecretsInBinaries(changes, { findSecrets }) {
			const list = (content) => [content.toString("latin1"), readWideText(content)].flatMap((text) => findSecrets(text).map(({ start, end }) => text.slice(start, end)));
			return changes.flatMap(({ path, before, after }) => {
				const known = new Set(list(before));
				const added = new Set(list(after).filter((text) => !known.has(text)));
				return [...added].map((text) => ({
					path,
					place: "in binary content",
					text: readLongest(text.split(/[\0\r\n]+/))
				}));
			});
		}
		function readLongest(texts) {
			const longest = texts.reduce((left, right) => right.length > left.length ? right : left);
			return Buffer.from(longest.trim(), "latin1").toString("utf8");
		}
		function readLines(text) {
			const lines = [];
			let inHunk = false;
			let path = "";
			let at = 0;
			let number = 0;
			for (const line of text.split("\n")) {
				if (inHunk && !/^[ +\-\\]/.test(line)) inHunk = false;
				if (line.startsWith("@@ ")) {
					inHunk = true;
					number = Number(/^@@ \S+ \+(\d+)/.exec(line)?.[1] ?? 1) - 1;
				} else if (inHunk && /^[ +]/.test(line)) number += 1;
				if (!inHunk && line.startsWith("diff --git ")) path = (0, _core_text_diff_names_js__WEBPACK_IMPORTED_MODULE_2__.Zq)(line) ?? line.slice(11);
				const kind = !inHunk ? "header" : line.startsWith("+") ? "added" : "kept";
				const end = at + line.length;
				lines.push({
					at,
					end,
					kind,
					path,
					number
				});
				at = end + 1;
			}
			return lines;
		}
	}),
	67744: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { f: () => replaceFile });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		function replaceFile(path, content) {
			const draft = `${path}.tmp`;
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
			const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(draft, "wx", 384);
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(descriptor, content);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, path);
			} catch (thrown) {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
				throw thrown;
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
			}
		}
	}),
	54548: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Ro: () => measureActiveMs,
			aG: () => readResumableRun,
			bE: () => isResumable,
			r9: () => readDocuments
		});
		var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(88343);
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _core_types_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42908);
		var _core_calls_approval_requests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62533);
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45025);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44196);
		var _contents_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75);
		var _moved_output_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90358);
		var _read_audit_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73387);
		var _read_record_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(95159);
		var _verify_audit_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(37506);
		const finalOutcomes = [
			"completed",
			"no-changes",
			"denied",
			"verify-failed",
			"tampered",
			"skipped-untrusted"
		];
		function isResumable(outcome) {
			return !finalOutcomes.includes(outcome);
		}
		function readResumableRun(directory, options) {
			const verdict = (0, _verify_audit_js__WEBPACK_IMPORTED_MODULE_11__.R)(directory, {
				...options,
				isPartial: false
			});
			if (!verdict.ok && verdict.state !== "open") throw refuse(`${directory} cannot be resumed: ${verdict.message}`, "Give the record as its run left it.");
			if (options.digest !== null && verdict.state !== "anchored") throw refuse(`${directory}: the log was never closed, so no digest can name it`, "Leave the digest out.");
			const { events: all, started, result, patch } = (0, _read_record_js__WEBPACK_IMPORTED_MODULE_10__.aE)(directory);
			if (started === null) throw refuse(`${directory}: the run was ended before it started`, "Run the task again.");
			if (result !== null && !isResumable(result.outcome)) throw refuse(`${directory}: the run has a final outcome (${result.outcome}: ${result.reason}), so there is nothing to resume`, patch === "" ? "Start a new run." : `If the workspace does not have its changes, apply ${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_6__.B5.patch)} with git apply. For more work, start a new run.`);
			const recorded = all.filter(({ event }) => event.type !== "run-finished");
			const events = recorded.map(({ event }) => event);
			const files = events.flatMap((event) => event.type === "files-accepted" ? event.files : []);
			if (files.length === 0 && patch !== "") throw refuse(`${directory}: version ${started.version} wrote this record without the contents of changed files, so its changes cannot be continued`, `Apply ${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_6__.B5.patch)} with git apply, commit it, and start a new run for the rest of the task.`);
			const resumed = events.findLast((event) => event.type === "run-resumed");
			return {
				directory,
				started,
				events: recorded,
				ended: result?.outcome ?? "killed",
				auditDigest: (0, _read_audit_js__WEBPACK_IMPORTED_MODULE_9__.R)(directory).lines.at(-1)?.hash ?? "",
				policySha256: resumed?.policySha256 ?? started.policySha256,
				base: readBase(directory),
				publishedFile: locatePublished(directory, events),
				files,
				states: (0, _contents_js__WEBPACK_IMPORTED_MODULE_7__.AI)(directory, files),
				waiting: readWaiting(directory, events),
				storedValues: readStoredValues(events),
				documents: readDocuments(directory, events),
				usedMs: measureActiveMs(recorded)
			};
		}
		function measureActiveMs(events) {
			return ((0, _core_types_record_js__WEBPACK_IMPORTED_MODULE_6__.Sx)(events).at(-1)?.timestampMs ?? 0) - (events[0]?.timestampMs ?? 0);
		}
		function readWaiting(directory, events) {
			return (0, _core_calls_approval_requests_js__WEBPACK_IMPORTED_MODULE_4__.xO)(events).map(({ request, changes }) => {
				const states = (0, _contents_js__WEBPACK_IMPORTED_MODULE_7__.AI)(directory, changes.map(({ file }) => file));
				if (states.length < changes.length) return {
					request,
					changes: null
				};
				const bases = new Map(changes.map(({ file, base }) => [file.path, base]));
				return {
					request,
					changes: states.map((one) => ({
						...readChange(one),
						base: bases.get(one.path) ?? null
					}))
				};
			});
		}
		function readChange({ path, state, contentFile }) {
			if (state.kind !== "file" || contentFile === null) return {
				path,
				after: null
			};
			return {
				path,
				after: {
					kind: "file",
					executable: (state.mode & 64) !== 0,
					content: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(contentFile)
				}
			};
		}
		function readStoredValues(events) {
			const values = new Map();
			for (const event of events) {
				if (event.type !== "store-changed") continue;
				if (event.valueJson === null) values.delete(event.key);
				else values.set(event.key, event.valueJson);
			}
			return values;
		}
		function readDocuments(directory, events) {
			const saved = (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_5__.bx)(events).filter((event) => event.type === "document-saved");
			return (0, _core_types_document_js__WEBPACK_IMPORTED_MODULE_3__.JP)(saved).map(({ namespace, key, taint, contentJson }) => ({
				namespace,
				key,
				taint,
				content: zod__WEBPACK_IMPORTED_MODULE_12__.string().parse(JSON.parse((0, _moved_output_js__WEBPACK_IMPORTED_MODULE_8__.j)(contentJson, directory)))
			}));
		}
		function readBase(directory) {
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_6__.B5.base);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file)) return null;
			const [, commit, tree] = /^commit (\S+)\ntree ([0-9a-f]+)\n$/.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8")) ?? [];
			if (commit === undefined || tree === undefined) throw refuse(`${file} names no commit and tree`, "Give the record as its run left it.");
			return {
				commit,
				tree
			};
		}
		function locatePublished(directory, events) {
			const part = events.slice(events.findLastIndex(({ type }) => type === "run-resumed") + 1);
			const isMade = part.some((event) => event.type === "patch-made" && event.files.length > 0);
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, isMade ? _core_types_record_js__WEBPACK_IMPORTED_MODULE_6__.B5.patch : _core_types_record_js__WEBPACK_IMPORTED_MODULE_6__.B5.published);
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? file : null;
		}
		function refuse(message, hint) {
			return new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "usage",
				message,
				hint
			});
		}
	}),
	37506: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { R: () => verifyAudit });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45894);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44196);
		var _audit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73602);
		var _close_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50459);
		var _contents_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75);
		var _history_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94729);
		var _read_audit_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73387);
		function verifyAudit(directory, options) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.audit))) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "usage",
				message: `${directory} ${(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(directory) ? `contains no ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.audit}` : "does not exist"}`,
				hint: "Give the directory of a record."
			});
			const { lines, broken } = (0, _read_audit_js__WEBPACK_IMPORTED_MODULE_9__.R)(directory);
			const entries = lines.length;
			const build = (state, message, more = {}) => ({
				ok: state === "anchored" || state === "unanchored",
				state,
				entries,
				digest: null,
				missing: [],
				uncovered: [],
				message,
				...more
			});
			if (broken !== null) return build("broken", `broken at entry ${broken.at}: ${broken.reason}`);
			const contents = (0, _contents_js__WEBPACK_IMPORTED_MODULE_7__.Ke)(directory);
			if (contents.length > 0) return build("file-changed", `${contents.join(", ")} changed after the run`);
			const closing = lines.at(-1);
			try {
				const events = readEvents(directory);
				const disagreement = events === null ? null : (0, _audit_js__WEBPACK_IMPORTED_MODULE_5__.uJ)(lines, events);
				if (disagreement !== null) return build("broken", disagreement);
			} catch (thrown) {
				if (thrown instanceof _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj) return build("broken", thrown.message);
				throw thrown;
			}
			if (closing?.type !== "closed") return build("open", `open at ${entries}: the log is not closed, since its run was killed or still works; its ${entries} entries are whole`);
			const { hash: digest, files: listed } = closing;
			const names = Object.keys(listed);
			const found = (0, _close_record_js__WEBPACK_IMPORTED_MODULE_6__.Eh)(directory);
			const changed = names.filter((name) => found.has(name) && found.get(name) !== listed[name]);
			if (changed.length > 0) return build("file-changed", `${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.Pe)(changed)} changed after the run`, { digest });
			if (options.digest !== null && options.digest.toLowerCase() !== digest) return build("other-digest", `this is another log: its digest is ${digest}`, { digest });
			const missing = names.filter((name) => !found.has(name));
			const uncovered = [...found.keys()].filter((name) => !Object.hasOwn(listed, name));
			const absent = `${missing.length} of ${names.length} files are not here: ${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.Pe)(missing)}`;
			const files = {
				digest,
				missing,
				uncovered
			};
			if (missing.length > 0 && !options.isPartial) return build("incomplete", `incomplete: ${absent}`, files);
			const namesAll = Object.hasOwn(listed, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.page);
			const added = `not covered, since the closing entry does not name them: ${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.Pe)(uncovered)}`;
			if (uncovered.length > 0 && namesAll) return build("file-added", `${added}; they were added after the run, so remove them`, files);
			const state = options.digest === null ? "unanchored" : "anchored";
			const message = [
				`${missing.length > 0 ? "partial" : "whole"} ${state === "anchored" ? "and anchored" : "but unanchored"}: ${entries} entries, digest ${digest}`,
				...state === "unanchored" ? ["compare it with the run's audit-digest"] : [],
				...missing.length > 0 ? [absent] : [],
				...uncovered.length > 0 ? [added] : []
			].join("; ");
			return build(state, message, files);
		}
		function readEvents(directory) {
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.history);
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0, _history_js__WEBPACK_IMPORTED_MODULE_8__.i6)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8"), file).events : null;
		}
	})
};
