export const id = 7336;
export const ids = [7336];
export const modules = {
	96785: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addAuditCommand: () => addAuditCommand });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _record_verify_audit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37506);
		var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99048);
		const addAuditCommand = (program, context, exit) => {
			program.command("audit").description("check the audit log of a record").command("verify <record>").description("whether a record is whole and, with --digest, of one run; exit 1 if not").option("--digest <hash>", "the digest that the run published").addOption((0, _options_js__WEBPACK_IMPORTED_MODULE_2__.Bx)("text", "json")).action((record, flags) => exit(checkAudit(record, flags, context)));
		};
		function checkAudit(record, { digest = null, format }, { host, terminal }) {
			const verdict = (0, _record_verify_audit_js__WEBPACK_IMPORTED_MODULE_1__.R)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.workingFolder, record), { digest });
			terminal.out(format === "json" ? `${JSON.stringify(verdict)}\n` : `${verdict.message}\n`);
			return verdict.ok ? 0 : 1;
		}
	}),
	99048: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Bx: () => formatOption,
			Fl: () => workspaceOption,
			S$: () => isolationOption,
			X: () => withDispatchOptions
		});
		var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
		var _github_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6882);
		function formatOption(...choices) {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--format <format>", "the format of results").choices([...choices]).default("text");
		}
		function isolationOption() {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--isolation <off>", "off: run commands WITHOUT a sandbox, as this user").choices(["off"]);
		}
		function policyOption() {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--policy <file>", "a policy file or builtin:NAME").default(_github_inputs_js__WEBPACK_IMPORTED_MODULE_1__.r2);
		}
		function workspaceOption() {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--cwd <folder>", "the workspace").default(".");
		}
		function withDispatchOptions(command) {
			return command.addOption(policyOption()).addOption(workspaceOption()).addOption(isolationOption()).addOption(formatOption("text", "json"));
		}
	}),
	37981: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { R: () => renderCanonicalJson });
		function renderCanonicalJson(value) {
			if (Array.isArray(value)) return `[${value.map(renderCanonicalJson).join(",")}]`;
			if (value === null || typeof value !== "object") return JSON.stringify(value);
			const entries = Object.entries(value).toSorted(([left], [right]) => left < right ? -1 : left > right ? 1 : 0).map(([key, entry]) => `${JSON.stringify(key)}:${renderCanonicalJson(entry)}`);
			return `{${entries.join(",")}}`;
		}
	}),
	95867: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			XW: () => quoteWord,
			bu: () => renderAccess,
			i7: () => renderPath
		});
		var _text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96763);
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
	10031: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			D0: () => approvalTimeoutRule,
			Iv: () => createCallToDecide,
			Jr: () => isAllowed,
			a: () => decisions,
			jM: () => pickStrictest
		});
		const decisions = [
			"allow",
			"allow-for-run",
			"explain",
			"escalate",
			"deny",
			"deny-and-abort"
		];
		function pickStrictest(left, right) {
			return decisions.indexOf(left) >= decisions.indexOf(right) ? left : right;
		}
		const approvalTimeoutRule = "approval-timeout";
		function isAllowed(decision) {
			return decision === "allow" || decision === "allow-for-run";
		}
		function createCallToDecide(call) {
			return {
				origin: "structured",
				args: {},
				turn: 1,
				justified: false,
				rulesUsed: new Map(),
				changes: null,
				tainted: false,
				...call
			};
		}
	}),
	42908: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			E: () => documentLimits,
			s: () => documentNamespaces
		});
		const documentNamespaces = ["files", "prompts"];
		const documentLimits = {
			documents: 200,
			documentBytes: 1024 * 1024,
			totalBytes: 8 * 1024 * 1024
		};
	}),
	44196: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { B: () => recordFiles });
		const recordFiles = {
			history: "history.jsonl",
			audit: "audit.jsonl",
			patch: "changes.patch",
			published: "published.patch",
			base: "base.txt",
			policy: "policy.resolved.yml",
			result: "result.json",
			summary: "summary.md",
			page: "report.html",
			outputs: "outputs",
			contents: "contents"
		};
	}),
	2032: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			aM: () => checkLogs,
			cn: () => describeCheck,
			kx: () => nameCounted
		});
		const checkLogs = {
			setup: "setup/output.log",
			"verify-before": "verify/before.log",
			"verify-after": "verify/after.log",
			"verify-configured": "verify/configured.log"
		};
		function nameCounted(runner) {
			return runner.endsWith(" packages") ? "packages" : "tests";
		}
		function describeCheck({ exitCode, timedOut }) {
			if (timedOut) return "timed out";
			return exitCode === null ? "not finished" : exitCode === 0 ? "green" : `red (exit ${exitCode})`;
		}
	}),
	14396: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			yv: () => closeRecord,
			Eh: () => digestFiles,
			xv: () => writePage
		});
		var external_node_fs_ = __webpack_require__(73024);
		var contents = __webpack_require__(75);
		var external_node_path_ = __webpack_require__(76760);
		var verify = __webpack_require__(2032);
		var types_record = __webpack_require__(44196);
		var audit = __webpack_require__(73602);
		var replace_file = __webpack_require__(67744);
		var schemas = __webpack_require__(88343);
		var key_case = __webpack_require__(83539);
		var result_schema = __webpack_require__(91833);
		;
		const resultFileSchema = schemas.object({
			schema: schemas.literal("result/v1"),
			...result_schema.FD.shape
		});
		function renderResultFile(result) {
			return `${JSON.stringify((0, key_case.uc)({
				schema: "result/v1",
				...result
			}), null, 2)}\n`;
		}
		;
		function closeRecord(options) {
			const { record } = options;
			const { directory, result } = record;
			if (result === null) throw new Error("a record without a result cannot be closed");
			(0, replace_file.f)((0, external_node_path_.join)(directory, types_record.B.result), [renderResultFile(result)]);
			const reports = options.render({
				...record,
				patch: options.redact(record.patch)
			});
			for (const [name, parts] of Object.entries(reports)) (0, replace_file.f)((0, external_node_path_.join)(directory, name), parts);
			const entry = (0, audit.yZ)(options.lastEntry, {
				type: "closed",
				outcome: result.outcome,
				files: digestFiles(directory, Object.keys(reports))
			});
			(0, external_node_fs_.appendFileSync)((0, external_node_path_.join)(directory, types_record.B.audit), `${JSON.stringify(entry)}\n`);
			return {
				...record,
				result,
				auditDigest: entry.hash
			};
		}
		async function writePage(record, { load, redactor }) {
			const path = (0, external_node_path_.join)(record.directory, types_record.B.page);
			if ((0, external_node_fs_.existsSync)(path)) return;
			const { render } = await load();
			const page = render({
				...record,
				patch: redactor.redactText(record.patch)
			});
			(0, replace_file.f)(path, [page]);
		}
		const fixedFiles = [
			types_record.B.history,
			types_record.B.patch,
			types_record.B.published,
			types_record.B.base,
			types_record.B.policy,
			types_record.B.result,
			types_record.B.summary,
			...Object.values(verify.aM)
		];
		function digestFiles(directory, others) {
			const outputs = (0, external_node_path_.join)(directory, types_record.B.outputs);
			const listed = (0, external_node_fs_.statSync)(outputs, { throwIfNoEntry: false })?.isDirectory() === true ? (0, external_node_fs_.readdirSync)(outputs) : [];
			const names = new Set([
				...fixedFiles,
				...others,
				...listed.map((name) => `${types_record.B.outputs}/${name}`)
			]);
			return Object.fromEntries([...names].filter((name) => (0, external_node_fs_.statSync)((0, external_node_path_.join)(directory, name), { throwIfNoEntry: false })?.isFile() === true).toSorted().map((name) => [name, (0, contents.DC)((0, external_node_path_.join)(directory, name))]));
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
				const content = Buffer.from(read());
				const sha256 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex");
				if (!written.has(sha256)) {
					if (addsSecret(content, readBase)) return withhold("secret");
					options.writeFile(`${_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B.contents}/${sha256}`, content);
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
			const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B.contents);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder)) return [];
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder).filter((name) => !name.endsWith(".tmp") && hashFile((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)) !== name).map((name) => `${_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B.contents}/${name}`);
		}
		function findBadContents(directory, files) {
			const names = new Set(files.flatMap((file) => file.kind === "file" ? [file.sha256] : []));
			return [...names].filter((name) => {
				const file = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B.contents, name);
				return !(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file) || hashFile(file) !== name;
			});
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
			const bad = findBadContents(directory, last);
			if (bad.length > 0) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.tj({
				code: "usage",
				message: `${directory} lacks ${bad.length} contents of files, or they were changed: ${bad.slice(0, 3).join(", ")}`,
				hint: "Give the whole record folder as the run left it."
			});
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
					contentFile: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B.contents, file.sha256)
				}];
			});
		}
	}),
	67744: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { f: () => replaceFile });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		function replaceFile(path, parts) {
			const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(`${path}.tmp`, "w", 384);
			try {
				for (const part of parts) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(descriptor, part);
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
			}
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(`${path}.tmp`, path);
		}
	}),
	37506: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { R: () => verifyAudit });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _core_text_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37981);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44196);
		var _audit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73602);
		var _close_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14396);
		var _contents_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75);
		var _history_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26883);
		var _read_audit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94453);
		const plainName = /^(?!.*\.\.)[\w.-]+(?:\/[\w.-]+)?$/;
		function verifyAudit(directory, options) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B.audit))) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "usage",
				message: `${directory} holds no ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B.audit}`,
				hint: "Give the folder of a record."
			});
			const { lines, broken } = (0, _read_audit_js__WEBPACK_IMPORTED_MODULE_8__.R)(directory);
			const entries = lines.length;
			const fail = (state, message, digest = null) => ({
				ok: false,
				state,
				entries,
				digest,
				missing: [],
				message
			});
			if (broken !== null) return fail("broken", `broken at entry ${broken.at}: ${broken.reason}`);
			const contents = (0, _contents_js__WEBPACK_IMPORTED_MODULE_6__.Ke)(directory);
			if (contents.length > 0) return fail("file-changed", `${contents.join(", ")} changed after the run`);
			const closing = lines.at(-1);
			const disagreement = findDisagreement(directory, lines);
			if (disagreement !== null) return fail("broken", disagreement);
			if (closing?.type !== "closed") return fail("open", `open at ${entries}: the log was never closed; its ${entries} entries are whole`);
			const { hash: digest, files: listed } = closing;
			const names = Object.keys(listed);
			const strange = names.filter((name) => !plainName.test(name));
			if (strange.length > 0) return fail("broken", `the closing entry names ${strange.join(", ")}, no file of a record`);
			const found = (0, _close_record_js__WEBPACK_IMPORTED_MODULE_5__.Eh)(directory, names);
			const changed = Object.keys(found).filter((name) => found[name] !== listed[name]);
			if (changed.length > 0) return fail("file-changed", `${changed.join(", ")} changed after the run`, digest);
			if (options.digest !== null && options.digest.toLowerCase() !== digest) return fail("other-digest", `this is another log: its digest is ${digest}`, digest);
			const missing = names.filter((name) => !Object.hasOwn(found, name));
			const state = options.digest === null ? "unanchored" : "anchored";
			const message = [
				`${state === "anchored" ? "whole and anchored" : "whole but unanchored"}: ${entries} entries, digest ${digest}`,
				...state === "unanchored" ? ["compare it with the run's audit-digest"] : [],
				...missing.length > 0 ? [`not there to compare: ${missing.join(", ")}`] : []
			].join("; ");
			return {
				ok: true,
				state,
				entries,
				digest,
				missing,
				message
			};
		}
		function agrees(entry, derived) {
			if (derived === undefined || entry["type"] !== derived["type"]) return false;
			return Object.entries(entry).every(([key, value]) => !Object.hasOwn(derived, key) || (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_9__.R)(value) === (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_9__.R)(derived[key] ?? null));
		}
		function findDisagreement(directory, lines) {
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B.history);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file)) return null;
			let events;
			try {
				({events} = (0, _history_js__WEBPACK_IMPORTED_MODULE_7__.i6)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8"), file));
			} catch (thrown) {
				if (thrown instanceof _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj) return thrown.message;
				throw thrown;
			}
			const folded = events.map(_audit_js__WEBPACK_IMPORTED_MODULE_4__.Pb).filter((body) => body !== null);
			const closed = lines.at(-1)?.type === "closed";
			const bodies = lines.filter(({ type }) => type !== "closed").map(_audit_js__WEBPACK_IMPORTED_MODULE_4__.gi);
			if (bodies.length > folded.length) return `entry ${folded.length + 1} matches nothing in the history`;
			const at = bodies.findIndex((body, index) => !agrees(body, folded[index]));
			if (at >= 0) return `entry ${at + 1} does not match the history`;
			return closed && bodies.length < folded.length ? `the log was closed without entry ${bodies.length + 1}, which the history has` : null;
		}
	})
};
