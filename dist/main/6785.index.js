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
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--cwd <folder>", "the workspace").default(".");
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
			const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.workingFolder, record);
			const verdict = (0, _record_verify_audit_js__WEBPACK_IMPORTED_MODULE_5__.R)(folder, {
				digest: digest ?? null,
				isPartial: partial
			});
			const repository = verdict.ok ? readJobRepository(folder) : null;
			terminal.out(format === "json" ? `${JSON.stringify(verdict)}\n` : `${verdict.message}\n${verdict.state === "incomplete" ? partialHint : ""}${repository === null ? "" : `\nIf the job attested it (init --attest), GitHub checks who made it: ${checkOf(repository)}\n`}`);
			return verdict.ok ? 0 : 1;
		}
		function readJobRepository(folder) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _core_types_record_js__WEBPACK_IMPORTED_MODULE_2__.B5.history))) return "OWNER/REPOSITORY";
			return (0, _record_read_record_js__WEBPACK_IMPORTED_MODULE_4__.aE)(folder).started?.job?.repository ?? null;
		}
		function checkOf(repository) {
			return (0, _record_attestation_js__WEBPACK_IMPORTED_MODULE_3__.xB)(_core_types_record_js__WEBPACK_IMPORTED_MODULE_2__.B5.audit, repository);
		}
	}),
	91195: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Ay: () => createStatement,
			W3: () => predicateType,
			Wu: () => readAnchoredAudit,
			xB: () => renderAttestationCheck
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88343);
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10031);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22603);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44196);
		var _core_types_verify_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2032);
		var _read_audit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52138);
		const predicateType = "urn:script-harness:agent-run:v1";
		const digestSet = zod__WEBPACK_IMPORTED_MODULE_8__.object({ sha256: zod__WEBPACK_IMPORTED_MODULE_8__.string().regex(/^[0-9a-f]{64}$/) });
		const predicateSchema = zod__WEBPACK_IMPORTED_MODULE_8__.object({
			run: zod__WEBPACK_IMPORTED_MODULE_8__.object({
				id: zod__WEBPACK_IMPORTED_MODULE_8__.string(),
				version: zod__WEBPACK_IMPORTED_MODULE_8__.string(),
				outcome: zod__WEBPACK_IMPORTED_MODULE_8__.string(),
				workflowRun: zod__WEBPACK_IMPORTED_MODULE_8__.string()
			}),
			base: zod__WEBPACK_IMPORTED_MODULE_8__.object({
				repository: zod__WEBPACK_IMPORTED_MODULE_8__.string(),
				commit: zod__WEBPACK_IMPORTED_MODULE_8__.string()
			}),
			policy: zod__WEBPACK_IMPORTED_MODULE_8__.object({
				name: zod__WEBPACK_IMPORTED_MODULE_8__.string(),
				digest: digestSet,
				judgedBy: zod__WEBPACK_IMPORTED_MODULE_8__.object({
					name: zod__WEBPACK_IMPORTED_MODULE_8__.string(),
					digest: digestSet
				})
			}),
			audit: zod__WEBPACK_IMPORTED_MODULE_8__.object({
				rootHash: digestSet,
				entries: zod__WEBPACK_IMPORTED_MODULE_8__.number(),
				allowedCalls: zod__WEBPACK_IMPORTED_MODULE_8__.number(),
				deniedCalls: zod__WEBPACK_IMPORTED_MODULE_8__.number()
			}),
			verify: zod__WEBPACK_IMPORTED_MODULE_8__.object({
				command: zod__WEBPACK_IMPORTED_MODULE_8__.string(),
				before: zod__WEBPACK_IMPORTED_MODULE_8__.string(),
				after: zod__WEBPACK_IMPORTED_MODULE_8__.string(),
				problems: zod__WEBPACK_IMPORTED_MODULE_8__.array(zod__WEBPACK_IMPORTED_MODULE_8__.string()),
				fixedTests: zod__WEBPACK_IMPORTED_MODULE_8__.number().nullable()
			}).nullable(),
			isolation: zod__WEBPACK_IMPORTED_MODULE_8__.object({
				level: zod__WEBPACK_IMPORTED_MODULE_8__.string(),
				backend: zod__WEBPACK_IMPORTED_MODULE_8__.string(),
				boundaries: zod__WEBPACK_IMPORTED_MODULE_8__.array(zod__WEBPACK_IMPORTED_MODULE_8__.string())
			}).nullable(),
			model: zod__WEBPACK_IMPORTED_MODULE_8__.object({
				provider: zod__WEBPACK_IMPORTED_MODULE_8__.string(),
				name: zod__WEBPACK_IMPORTED_MODULE_8__.string(),
				replayed: zod__WEBPACK_IMPORTED_MODULE_8__.boolean().nullable()
			}),
			publication: zod__WEBPACK_IMPORTED_MODULE_8__.object({
				branch: zod__WEBPACK_IMPORTED_MODULE_8__.string(),
				commit: zod__WEBPACK_IMPORTED_MODULE_8__.string(),
				pullRequest: zod__WEBPACK_IMPORTED_MODULE_8__.string().nullable()
			})
		});
		const statementSchema = zod__WEBPACK_IMPORTED_MODULE_8__.object({
			_type: zod__WEBPACK_IMPORTED_MODULE_8__.literal("https://in-toto.io/Statement/v1"),
			subject: zod__WEBPACK_IMPORTED_MODULE_8__.array(zod__WEBPACK_IMPORTED_MODULE_8__.object({
				name: zod__WEBPACK_IMPORTED_MODULE_8__.string(),
				digest: digestSet
			})).min(1),
			predicateType: zod__WEBPACK_IMPORTED_MODULE_8__.literal(predicateType),
			predicate: predicateSchema
		});
		function readAnchoredAudit(directory, { rootHash, patchDigest }) {
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__.B5.audit);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file)) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
				code: "usage",
				message: `${file} does not exist`,
				hint: `Let actions/download-artifact fetch ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_5__.B5.audit} next to the patch, or do not give audit-digest.`
			});
			const { lines, broken } = (0, _read_audit_js__WEBPACK_IMPORTED_MODULE_7__.R)(directory);
			const [opened, closed] = [lines[0], lines.at(-1)];
			const isWhole = broken === null && opened?.type === "opened" && closed?.type === "closed";
			if (isWhole && closed.hash === rootHash && closed.files[_core_types_record_js__WEBPACK_IMPORTED_MODULE_5__.B5.patch] === patchDigest) return {
				lines,
				opened,
				closed,
				fileDigest: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file)).digest("hex")
			};
			throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
				code: "tampered",
				message: `${file} is not the audit log of this patch: ${broken === null ? `its digest is ${closed?.hash ?? "missing"}` : `broken at entry ${broken.at}`}`,
				hint: "Give the output audit-digest of the job of the agent that made the patch."
			});
		}
		function createStatement({ lines, opened, closed, fileDigest }, facts) {
			const decided = lines.flatMap((line) => line.type === "call" ? [line.decision] : []);
			const allowedCalls = decided.filter(_core_types_decision_js__WEBPACK_IMPORTED_MODULE_3__.Jr).length;
			const sandbox = lines.find((line) => line.type === "sandbox");
			const verify = facts.result?.verify ?? null;
			return {
				_type: "https://in-toto.io/Statement/v1",
				subject: [{
					name: _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__.B5.patch,
					digest: { sha256: facts.patchDigest }
				}, {
					name: _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__.B5.audit,
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
						before: (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_6__.cn)({
							exitCode: verify.before,
							timedOut: verify.timedOutBefore
						}),
						after: (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_6__.C$)(verify),
						problems: [...verify.problems],
						fixedTests: verify.tests?.fixed.count ?? null
					},
					isolation: sandbox === undefined ? null : {
						level: sandbox.isolation,
						backend: sandbox.rung,
						boundaries: sandbox.walls
					},
					model: {
						provider: opened.provider,
						name: opened.model,
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
	14396: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			y: () => closeRecord,
			E: () => digestFiles
		});
		var external_node_fs_ = __webpack_require__(73024);
		var contents = __webpack_require__(75);
		var external_node_path_ = __webpack_require__(76760);
		var types_record = __webpack_require__(44196);
		var audit = __webpack_require__(73602);
		var replace_file = __webpack_require__(67744);
		var schemas = __webpack_require__(88343);
		var key_case = __webpack_require__(83539);
		var result = __webpack_require__(37976);
		;
		const resultFileSchema = schemas.object({
			schema: schemas.literal("result/v1"),
			...result.F.shape
		});
		function renderResultFile(result) {
			return `${JSON.stringify((0, key_case.uc)({
				schema: "result/v1",
				...result
			}), null, 2)}\n`;
		}
		;
		function closeRecord(options) {
			const { record, redactor } = options;
			const { directory, result } = record;
			if (result === null) throw new Error("a record without a result cannot be closed");
			(0, replace_file.f)((0, external_node_path_.join)(directory, types_record.B5.result), [renderResultFile(result)]);
			(0, replace_file.f)((0, external_node_path_.join)(directory, types_record.B5.message), redactParts([result.finalMessage], redactor));
			const reports = options.render(redactPatch(record, redactor));
			for (const [name, parts] of Object.entries(reports)) (0, replace_file.f)((0, external_node_path_.join)(directory, name), redactParts(parts, redactor));
			const entry = (0, audit.yZ)(options.lastEntry, {
				type: "closed",
				outcome: result.outcome,
				files: Object.fromEntries([...digestFiles(directory)].flatMap(([name, hash]) => hash === null ? [] : [[name, hash]]))
			});
			(0, external_node_fs_.appendFileSync)((0, external_node_path_.join)(directory, types_record.B5.audit), `${JSON.stringify(entry)}\n`);
			return {
				...record,
				result,
				auditDigest: entry.hash
			};
		}
		function redactPatch(record, redactor) {
			return {
				...record,
				patch: redactor.redactText(record.patch)
			};
		}
		function* redactParts(parts, redactor) {
			for (const part of parts) yield redactor.redactText(part);
		}
		function digestFiles(directory) {
			const list = (folder) => (0, external_node_fs_.readdirSync)((0, external_node_path_.join)(directory, folder), { withFileTypes: true }).flatMap((entry) => {
				const name = (0, external_node_path_.join)(folder, entry.name);
				return entry.isDirectory() ? list(name) : [name];
			});
			const names = list("").filter((name) => name !== types_record.B5.audit);
			return new Map(names.toSorted().map((name) => {
				const path = (0, external_node_path_.join)(directory, name);
				return [name, (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true ? (0, contents.DC)(path) : null];
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
				const content = Buffer.from(read());
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
			const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder)) return [];
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder).filter((name) => !name.endsWith(".tmp") && hashFile((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)) !== name).map((name) => `${_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents}/${name}`);
		}
		function findBadContents(directory, files) {
			const names = new Set(files.flatMap((file) => file.kind === "file" ? [file.sha256] : []));
			return [...names].filter((name) => {
				const file = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents, name);
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
					contentFile: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents, file.sha256)
				}];
			});
		}
	}),
	94729: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			fp: () => renderHistoryLine,
			i6: () => parseHistory
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(961);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22603);
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14855);
		var _key_case_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83539);
		const maxDateMs = 864e13;
		const historyLineSchema = zod__WEBPACK_IMPORTED_MODULE_2__.object({
			schema: zod__WEBPACK_IMPORTED_MODULE_2__.literal("history/v1"),
			seq: zod__WEBPACK_IMPORTED_MODULE_2__.int().positive(),
			timestampMs: zod__WEBPACK_IMPORTED_MODULE_2__.number().min(0).max(maxDateMs),
			event: _core_types_event_js__WEBPACK_IMPORTED_MODULE_1__.G4
		});
		function renderHistoryLine({ seq, timestampMs, event }) {
			return `${JSON.stringify({
				schema: "history/v1",
				seq,
				timestamp_ms: timestampMs,
				event: (0, _key_case_js__WEBPACK_IMPORTED_MODULE_3__.uc)(event)
			})}\n`;
		}
		function parseHistory(text, source) {
			const end = text.lastIndexOf("\n") + 1;
			const lines = text.slice(0, end).split("\n").slice(0, -1);
			const events = lines.map((line, index) => parseLine(line, `${source}:${index + 1}`, index + 1));
			return {
				events,
				tornBytes: Buffer.byteLength(text.slice(end))
			};
		}
		function parseLine(line, place, expectedSeq) {
			try {
				const { seq, timestampMs, event } = historyLineSchema.parse((0, _key_case_js__WEBPACK_IMPORTED_MODULE_3__.Cb)(JSON.parse(line)));
				if (seq !== expectedSeq) throw new Error(`seq is ${seq}, not ${expectedSeq}`);
				return {
					seq,
					timestampMs,
					event
				};
			} catch (thrown) {
				const why = thrown instanceof zod__WEBPACK_IMPORTED_MODULE_4__.G ? (0, _key_case_js__WEBPACK_IMPORTED_MODULE_3__.$1)(thrown) : (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.IP)(thrown);
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
					code: "usage",
					message: `${place}: this is not a line of a history: ${why}`,
					hint: "Use a record as the run wrote it.",
					cause: thrown
				});
			}
		}
	}),
	95159: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			T3: () => readRecords,
			aE: () => readRecord,
			jo: () => foldRecord
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44196);
		var _history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94729);
		var _read_audit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52138);
		function readRecord(directory) {
			const historyFile = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.history);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(historyFile)) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "usage",
				message: `${directory} holds no record`,
				hint: `Give the folder that the run printed as its record; it contains ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.history}.`
			});
			const { events } = (0, _history_js__WEBPACK_IMPORTED_MODULE_4__.i6)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(historyFile, "utf8"), historyFile);
			const last = (0, _read_audit_js__WEBPACK_IMPORTED_MODULE_5__.R)(directory).lines.at(-1);
			return {
				...foldRecord(directory, events),
				auditDigest: last?.type === "closed" ? last.hash : null
			};
		}
		function foldRecord(directory, events) {
			const started = events.flatMap(({ event }) => event.type === "run-started" ? [event] : [])[0] ?? null;
			const sandbox = events.flatMap(({ event }) => event.type === "sandbox-opened" ? [event] : [])[0] ?? null;
			const result = events.flatMap(({ event }) => event.type === "run-finished" ? [event.result] : []).at(-1) ?? null;
			const patchFile = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.patch);
			return {
				directory,
				events,
				started,
				sandbox,
				result,
				patch: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(patchFile) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(patchFile, "utf8") : "",
				auditDigest: null
			};
		}
		const maxDepth = 4;
		function readRecords(folders, fold) {
			const found = [];
			const broken = [];
			const visit = (folder, directory, depth) => {
				const name = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, directory) || (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(directory);
				try {
					const names = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { withFileTypes: true });
					if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.history))) {
						const record = readRecord(directory);
						found.push({
							runId: record.started?.runId ?? null,
							events: record.events.length,
							folded: fold(name, record)
						});
					} else if (names.some((entry) => entry.name === _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.audit)) broken.push({
						name,
						problem: `it has no ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.history}: ${partialHint}`
					});
					else if (depth > 0) {
						for (const entry of names.toSorted((left, right) => left.name < right.name ? -1 : 1)) if (entry.isDirectory()) visit(folder, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, entry.name), depth - 1);
					}
				} catch (thrown) {
					if (!isOfRecord(thrown)) throw thrown;
					broken.push({
						name,
						problem: (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(thrown)
					});
				}
			};
			for (const folder of folders) {
				const before = found.length + broken.length;
				if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder)) visit(folder, folder, maxDepth);
				if (found.length + broken.length === before) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `${folder} holds no record`,
					hint: `A record contains ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.history}; ${partialHint}.`
				});
			}
			return {
				found: dropEarlierParts(found).map(({ folded }) => folded),
				broken
			};
		}
		function dropEarlierParts(records) {
			const longest = new Map();
			for (const { runId, events } of records) if (runId !== null) longest.set(runId, Math.max(events, longest.get(runId) ?? 0));
			return records.filter(({ runId, events }) => runId === null || longest.get(runId) === events);
		}
		const partialHint = "on public repositories, it is uploaded only with upload-artifact: full";
		function isOfRecord(thrown) {
			return thrown instanceof _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj || thrown instanceof SyntaxError || thrown instanceof Error && "code" in thrown;
		}
	}),
	67744: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { f: () => replaceFile });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		function replaceFile(path, parts) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(`${path}.tmp`, { force: true });
			const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(`${path}.tmp`, "wx", 384);
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
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45894);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44196);
		var _audit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73602);
		var _close_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14396);
		var _contents_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75);
		var _history_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94729);
		var _read_audit_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52138);
		function verifyAudit(directory, options) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.audit))) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "usage",
				message: `${directory} holds no ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.audit}`,
				hint: "Give the folder of a record."
			});
			const { lines, broken } = (0, _read_audit_js__WEBPACK_IMPORTED_MODULE_9__.R)(directory);
			const entries = lines.length;
			const fail = (state, message, digest = null) => ({
				ok: false,
				state,
				entries,
				digest,
				message,
				missing: [],
				uncovered: []
			});
			if (broken !== null) return fail("broken", `broken at entry ${broken.at}: ${broken.reason}`);
			const contents = (0, _contents_js__WEBPACK_IMPORTED_MODULE_7__.Ke)(directory);
			if (contents.length > 0) return fail("file-changed", `${contents.join(", ")} changed after the run`);
			const closing = lines.at(-1);
			try {
				const events = readEvents(directory);
				const disagreement = events === null ? null : (0, _audit_js__WEBPACK_IMPORTED_MODULE_5__.uJ)(lines, events);
				if (disagreement !== null) return fail("broken", disagreement);
			} catch (thrown) {
				if (thrown instanceof _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj) return fail("broken", thrown.message);
				throw thrown;
			}
			if (closing?.type !== "closed") return fail("open", `open at ${entries}: the log was never closed; its ${entries} entries are whole`);
			const { hash: digest, files: listed } = closing;
			const names = Object.keys(listed);
			const found = (0, _close_record_js__WEBPACK_IMPORTED_MODULE_6__.E)(directory);
			const changed = names.filter((name) => found.has(name) && found.get(name) !== listed[name]);
			if (changed.length > 0) return fail("file-changed", `${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.Pe)(changed)} changed after the run`, digest);
			if (options.digest !== null && options.digest.toLowerCase() !== digest) return fail("other-digest", `this is another log: its digest is ${digest}`, digest);
			const missing = names.filter((name) => !found.has(name));
			const uncovered = [...found.keys()].filter((name) => !Object.hasOwn(listed, name));
			const absent = `${missing.length} of ${names.length} files are not here: ${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.Pe)(missing)}`;
			if (missing.length > 0 && !options.isPartial) return {
				...fail("incomplete", `incomplete: ${absent}`, digest),
				missing,
				uncovered
			};
			const namesAll = Object.hasOwn(listed, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.page);
			const added = `not covered, since the closing entry does not name them: ${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.Pe)(uncovered)}`;
			if (uncovered.length > 0 && namesAll) return {
				...fail("file-added", `${added}; they were added after the run, so remove them`, digest),
				missing,
				uncovered
			};
			const state = options.digest === null ? "unanchored" : "anchored";
			const message = [
				`${missing.length > 0 ? "partial" : "whole"} ${state === "anchored" ? "and anchored" : "but unanchored"}: ${entries} entries, digest ${digest}`,
				...state === "unanchored" ? ["compare it with the run's audit-digest"] : [],
				...missing.length > 0 ? [absent] : [],
				...uncovered.length > 0 ? [added] : []
			].join("; ");
			return {
				ok: true,
				state,
				entries,
				digest,
				missing,
				uncovered,
				message
			};
		}
		function readEvents(directory) {
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.history);
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0, _history_js__WEBPACK_IMPORTED_MODULE_8__.i6)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8"), file).events : null;
		}
	})
};
