export const id = 242;
export const ids = [242];
export const modules = {
	84194: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addAuditCommand: () => addAuditCommand });
		var external_node_path_ = __webpack_require__(76760);
		var external_node_fs_ = __webpack_require__(73024);
		var error = __webpack_require__(22603);
		var json = __webpack_require__(37981);
		var record = __webpack_require__(44196);
		var audit = __webpack_require__(73602);
		var close_record = __webpack_require__(14396);
		var record_history = __webpack_require__(6633);
		var read_audit = __webpack_require__(52138);
		;
		const plainName = /^(?!.*\.\.)[\w.-]+(?:\/[\w.-]+)?$/;
		function verifyAudit(directory, options) {
			if (!(0, external_node_fs_.existsSync)((0, external_node_path_.join)(directory, record.B.audit))) throw new error.tj({
				code: "usage",
				message: `${directory} holds no ${record.B.audit}`,
				hint: "Give the folder of a record."
			});
			const { lines, broken } = (0, read_audit.R)(directory);
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
			const closing = lines.at(-1);
			const disagreement = findDisagreement(directory, lines);
			if (disagreement !== null) return fail("broken", disagreement);
			if (closing?.type !== "closed") return fail("open", `open at ${entries}: the log was never closed; its ${entries} entries are whole`);
			const { hash: digest, files: listed } = closing;
			const names = Object.keys(listed);
			const strange = names.filter((name) => !plainName.test(name));
			if (strange.length > 0) return fail("broken", `the closing entry names ${strange.join(", ")}, no file of a record`);
			const found = (0, close_record.E)(directory, names);
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
		function findDisagreement(directory, lines) {
			const file = (0, external_node_path_.join)(directory, record.B.history);
			if (!(0, external_node_fs_.existsSync)(file)) return null;
			let events;
			try {
				({events} = (0, record_history.i6)((0, external_node_fs_.readFileSync)(file, "utf8"), file));
			} catch (thrown) {
				if (thrown instanceof error.tj) return thrown.message;
				throw thrown;
			}
			const folded = events.map(audit.Pb).filter((body) => body !== null);
			const closed = lines.at(-1)?.type === "closed";
			const bodies = lines.filter(({ type }) => type !== "closed").map(audit.gi);
			if (bodies.length > folded.length) return `entry ${folded.length + 1} stands for nothing in the history`;
			const at = bodies.findIndex((body, index) => (0, json.R)(body) !== (0, json.R)(folded[index] ?? {}));
			if (at >= 0) return `entry ${at + 1} does not say what the history says`;
			return closed && bodies.length < folded.length ? `the log was closed without entry ${bodies.length + 1}, which the history has` : null;
		}
		var options = __webpack_require__(99048);
		;
		const addAuditCommand = (program, context, exit) => {
			program.command("audit").description("check the audit log of a record").command("verify <record>").option("--digest <hash>", "the digest that the run published").addOption((0, options.Bx)("text", "json")).action((record, flags) => exit(checkAudit(record, flags, context)));
		};
		function checkAudit(record, { digest = null, format }, { host, terminal }) {
			const verdict = verifyAudit((0, external_node_path_.resolve)(host.workingFolder, record), { digest });
			terminal.out(format === "json" ? `${JSON.stringify(verdict)}\n` : `${verdict.message}\n`);
			return verdict.ok ? 0 : 1;
		}
	}),
	99048: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	37981: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => renderCanonicalJson });
		function renderCanonicalJson(value) {
			if (Array.isArray(value)) return `[${value.map(renderCanonicalJson).join(",")}]`;
			if (value === null || typeof value !== "object") return JSON.stringify(value);
			const entries = Object.entries(value).toSorted(([left], [right]) => left < right ? -1 : left > right ? 1 : 0).map(([key, entry]) => `${JSON.stringify(key)}:${renderCanonicalJson(entry)}`);
			return `{${entries.join(",")}}`;
		}
	}),
	95867: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	10031: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	44196: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => recordFiles });
		const recordFiles = {
			history: "history.jsonl",
			audit: "audit.jsonl",
			patch: "changes.patch",
			base: "base.txt",
			policy: "policy.resolved.yml",
			result: "result.json",
			summary: "summary.md",
			outputs: "outputs"
		};
	}),
	14396: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			y: () => closeRecord,
			E: () => digestFiles
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var types_record = __webpack_require__(44196);
		var audit = __webpack_require__(73602);
		var schemas = __webpack_require__(88343);
		var key_case = __webpack_require__(83539);
		var result_schema = __webpack_require__(31794);
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
			options.writeFile(types_record.B.result, renderResultFile(result));
			const reports = options.render(record);
			for (const [name, text] of Object.entries(reports)) options.writeFile(name, text);
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
		const fixedFiles = [
			types_record.B.history,
			types_record.B.patch,
			types_record.B.base,
			types_record.B.policy,
			types_record.B.result,
			types_record.B.summary
		];
		function digestFiles(directory, others) {
			const outputs = (0, external_node_path_.join)(directory, types_record.B.outputs);
			const listed = (0, external_node_fs_.statSync)(outputs, { throwIfNoEntry: false })?.isDirectory() === true ? (0, external_node_fs_.readdirSync)(outputs) : [];
			const names = new Set([
				...fixedFiles,
				...others,
				...listed.map((name) => `${types_record.B.outputs}/${name}`)
			]);
			return Object.fromEntries([...names].filter((name) => (0, external_node_fs_.statSync)((0, external_node_path_.join)(directory, name), { throwIfNoEntry: false })?.isFile() === true).toSorted().map((name) => [name, hashFile((0, external_node_path_.join)(directory, name))]));
		}
		function hashFile(path) {
			return (0, external_node_crypto_.createHash)("sha256").update((0, external_node_fs_.readFileSync)(path)).digest("hex");
		}
	})
};
