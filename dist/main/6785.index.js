export const id = 6785;
export const ids = [6785];
export const modules = {
	73767: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Bx: () => formatOption,
			Fl: () => workspaceOption,
			X: () => withDispatchOptions,
			ef: () => withCompareOptions
		});
		var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
		var _core_ports_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58748);
		function formatOption(...choices) {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--format <format>", "the format of results").choices([...choices]).default("text");
		}
		function policyOption() {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--policy <file>", "a policy file or builtin:NAME").default(_core_ports_policy_js__WEBPACK_IMPORTED_MODULE_1__.r2);
		}
		function workspaceOption() {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--cwd <directory>", "the workspace").default(".");
		}
		function withCompareOptions(command) {
			return command.addOption(workspaceOption()).addOption(formatOption("text", "json"));
		}
		function withDispatchOptions(command) {
			return withCompareOptions(command.addOption(policyOption()));
		}
	}),
	96785: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addAuditCommand: () => addAuditCommand });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44196);
		var _record_attestation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91195);
		var _record_read_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95159);
		var _record_verify_audit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37506);
		var _arguments_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73767);
		const addAuditCommand = (program, context, exit) => {
			program.command("audit").description("check the audit log of a record").command("verify <record>").description("whether a record is whole and, with --digest, of one run; exit 1 if not").option("--digest <hash>", "the digest that the run published").option("--partial", "files of the record may be missing, as in the artifact of a public repository").addOption((0, _arguments_options_js__WEBPACK_IMPORTED_MODULE_6__.Bx)("text", "json")).addHelpText("after", `\nAn attestation of init --attest is checked by:\n  ${checkOf("OWNER/REPOSITORY")}`).action((record, flags) => exit(checkAudit(record, flags, context)));
		};
		const partialHint = "With --partial, missing files are no error: the artifact of a public repository has only patch, summary and audit.\n";
		function checkAudit(record, { digest, partial = false, format }, { host, terminal }) {
			const directory = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.workingDirectory, record);
			const verdict = (0, _record_verify_audit_js__WEBPACK_IMPORTED_MODULE_5__.R)(directory, {
				digest: digest ?? null,
				isPartial: partial
			});
			const repository = verdict.ok ? readJobRepository(directory) : null;
			terminal.out(format === "json" ? `${JSON.stringify(verdict)}\n` : `${verdict.message}\n${verdict.state === "incomplete" ? partialHint : ""}${repository === null ? "" : `\nIf the job attested it (init --attest), GitHub checks who made it: ${checkOf(repository)}\n`}`);
			return verdict.ok ? 0 : 1;
		}
		function readJobRepository(directory) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_2__.B5.history))) return "OWNER/REPOSITORY";
			return (0, _record_read_record_js__WEBPACK_IMPORTED_MODULE_4__.aE)(directory).started?.job?.repository ?? null;
		}
		function checkOf(repository) {
			return (0, _record_attestation_js__WEBPACK_IMPORTED_MODULE_3__.xB)(_core_types_record_js__WEBPACK_IMPORTED_MODULE_2__.B5.audit, repository);
		}
	}),
	50509: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			DT: () => stripPrefixes,
			JZ: () => splitPatch,
			Zq: () => parseGitHeader,
			mw: () => parseDiffName
		});
		const nowhere = "/dev/null";
		const prefix = /^[abciow]\//;
		function parseDiffName(text) {
			const written = text.replace(/\r$/, "");
			return readQuoted(written) ?? (written.split("	", 1)[0] ?? "").trimEnd();
		}
		const gitHeader = "diff --git ";
		function parseGitHeader(line) {
			if (!line.startsWith(gitHeader)) return null;
			const written = line.slice(gitHeader.length).replace(/\r$/, "");
			const middle = (written.length - 1) / 2;
			if (written[middle] !== " ") return null;
			const [before = "", after = ""] = [written.slice(0, middle), written.slice(middle + 1)].map((name) => readQuoted(name) ?? name);
			const { oldPath, newPath } = stripPrefixes(before, after);
			return oldPath === newPath ? oldPath : null;
		}
		function splitPatch(patch) {
			return patch.split(/^(?=diff --git )/m);
		}
		const namedEscapes = new Map(Object.entries({
			a: "\x07",
			b: "\b",
			t: "	",
			n: "\n",
			v: "\v",
			f: "\f",
			r: "\r"
		}));
		function readQuoted(text) {
			const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
			if (quoted === undefined) return null;
			const bytes = Buffer.from(quoted).toString("latin1");
			const read = bytes.replaceAll(/\\([0-7]{3}|.)/g, (_, escape) => escape.length === 3 ? String.fromCharCode(Number.parseInt(escape, 8)) : namedEscapes.get(escape) ?? escape);
			return Buffer.from(read, "latin1").toString("utf8");
		}
		function stripPrefixes(oldName, newName) {
			const oldPath = oldName === nowhere ? null : oldName;
			const newPath = newName === nowhere ? null : newName;
			const prefixed = oldPath === null || newPath === null ? (oldPath ?? "a/").startsWith("a/") && (newPath ?? "b/").startsWith("b/") : prefix.test(oldPath) && prefix.test(newPath) && oldPath[0] !== newPath[0];
			const strip = (path) => path === null || !prefixed ? path : path.slice(2);
			return {
				oldPath: strip(oldPath),
				newPath: strip(newPath)
			};
		}
	}),
	91195: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Ay: () => createStatement,
			W3: () => predicateType,
			Wu: () => readAnchoredAudit,
			xB: () => renderAttestationCheck
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10031);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22603);
		var _core_types_isolation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85377);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44196);
		var _core_types_verify_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2032);
		var _contents_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75);
		var _read_audit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73387);
		const predicateType = "urn:script-harness:agent-run:v1";
		function readAnchoredAudit(directory, { rootHash, patchDigest }) {
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.audit);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file)) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.tj({
				code: "usage",
				message: `${file} does not exist`,
				hint: `Let actions/download-artifact fetch ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.audit} next to the patch, or do not give audit-digest.`
			});
			const { lines, broken } = (0, _read_audit_js__WEBPACK_IMPORTED_MODULE_7__.R)(directory);
			const [opened, closed] = [lines[0], lines.at(-1)];
			const isWhole = broken === null && opened?.type === "opened" && closed?.type === "closed";
			if (isWhole && closed.hash === rootHash && closed.files[_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.patch] === patchDigest) return {
				lines,
				opened,
				closed,
				fileDigest: (0, _contents_js__WEBPACK_IMPORTED_MODULE_6__.DC)(file)
			};
			throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.tj({
				code: "tampered",
				message: `${file} is not the audit log of this patch: ${broken === null ? `its digest is ${closed?.hash ?? "missing"}` : `broken at entry ${broken.at}`}`,
				hint: "Give the output audit-digest of the job of the agent that made the patch."
			});
		}
		function createStatement({ lines, opened, closed, fileDigest }, facts) {
			const granted = new Set(lines.flatMap((line) => line.type === "approval-answered" && line.answer.startsWith("granted") ? [line.call_id] : []));
			const decided = lines.filter((line) => line.type === "call");
			const allowedCalls = decided.filter((call) => (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_2__.Jr)(call.decision) || granted.has(call.call_id)).length;
			const sandbox = (0, _core_types_isolation_js__WEBPACK_IMPORTED_MODULE_8__.Sd)(lines.filter((line) => line.type === "sandbox"), ({ isolation }) => isolation);
			const parts = lines.filter((line) => line.type === "opened" || line.type === "resumed" || line.type === "model-replaced");
			const listAll = (read) => [...new Set(parts.flatMap((part) => read(part) || []))].join(", ");
			const verify = facts.result?.verify ?? null;
			return {
				_type: "https://in-toto.io/Statement/v1",
				subject: [{
					name: _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.patch,
					digest: { sha256: facts.patchDigest }
				}, {
					name: _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.audit,
					digest: { sha256: fileDigest }
				}],
				predicateType,
				predicate: {
					run: {
						id: opened.run_id,
						version: opened.version,
						outcome: closed.outcome,
						workflowRun: facts.workflowRun
					},
					base: {
						repository: facts.repository,
						commit: facts.commit
					},
					policy: {
						name: opened.policy,
						digest: { sha256: opened.policy_sha256 },
						judgedBy: {
							name: facts.judgedBy.name,
							digest: { sha256: facts.judgedBy.sha256 }
						}
					},
					audit: {
						rootHash: { sha256: closed.hash },
						entries: lines.length,
						allowedCalls,
						deniedCalls: decided.length - allowedCalls
					},
					verify: verify === null ? null : {
						command: verify.command,
						before: (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_5__.hB)(verify),
						after: (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_5__.C$)(verify),
						problems: [...verify.problems],
						fixedTests: verify.tests?.fixed.count ?? null
					},
					isolation: sandbox === null ? null : {
						level: sandbox.isolation,
						backend: sandbox.rung,
						boundaries: sandbox.walls
					},
					model: {
						provider: listAll((part) => part.type === "model-replaced" ? undefined : part.provider),
						name: listAll(({ model }) => model),
						replayed: facts.result?.replayed ?? null
					},
					publication: facts.publication
				}
			};
		}
		function renderAttestationCheck(file, repository) {
			return `gh attestation verify ${file} --repo ${repository} --predicate-type ${predicateType}`;
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
