export const id = 1628;
export const ids = [1628];
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
	50041: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { r: () => createSerializer });
		function createSerializer() {
			let last = Promise.resolve();
			return (use) => {
				const result = last.then(use);
				last = result.catch(() => undefined);
				return result;
			};
		}
	}),
	21620: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { x: () => readGitQuoted });
		const namedEscapes = new Map(Object.entries({
			a: "\x07",
			b: "\b",
			t: "	",
			n: "\n",
			v: "\v",
			f: "\f",
			r: "\r"
		}));
		function readGitQuoted(quoted) {
			const bytes = Buffer.from(quoted).toString("latin1");
			const read = bytes.replaceAll(/\\([0-7]{3}|.)/g, (_, escape) => escape.length === 3 ? String.fromCharCode(Number.parseInt(escape, 8)) : namedEscapes.get(escape) ?? escape);
			return Buffer.from(read, "latin1").toString("utf8");
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
						before: (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_6__.hB)(verify),
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
				hint: `Give the directory that the run printed as its record; it contains ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.history}.`
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
		function readRecords(directories, fold) {
			const found = [];
			const broken = [];
			const visit = (given, directory, depth) => {
				const name = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(given, directory) || (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(directory);
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
						for (const entry of names.toSorted((left, right) => left.name < right.name ? -1 : 1)) if (entry.isDirectory()) visit(given, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, entry.name), depth - 1);
					}
				} catch (thrown) {
					if (!isOfRecord(thrown)) throw thrown;
					broken.push({
						name,
						problem: (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(thrown)
					});
				}
			};
			for (const directory of directories) {
				const before = found.length + broken.length;
				if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(directory)) visit(directory, directory, maxDepth);
				if (found.length + broken.length === before) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `${directory} holds no record`,
					hint: `A record contains ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.history}; ${partialHint}.`
				});
			}
			const [first] = broken;
			if (found.length === 0 && first !== undefined) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "usage",
				message: `no record can be read: ${first.name}: ${first.problem}${broken.length > 1 ? `, and ${broken.length - 1} more` : ""}`,
				hint: `Give the directory that a run printed as its record, or one above it; a record contains ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.history}.`
			});
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
	})
};
