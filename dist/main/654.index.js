export const id = 654;
export const ids = [654];
export const modules = {
	33929: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { l: () => digestFolder });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		function digestFolder(folder) {
			const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
			for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, {
				recursive: true,
				encoding: "utf8"
			}).toSorted()) {
				const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
				const content = stats.isFile() ? (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path) : stats.isSymbolicLink() ? (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path) : "";
				hash.update(`${name}\0${stats.mode}\0${content.length}\0`).update(content);
			}
			return hash.digest("hex");
		}
	}),
	62483: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => publishState });
		var artifact = __webpack_require__(66685);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var schemas = __webpack_require__(88343);
		var error = __webpack_require__(22603);
		var record = __webpack_require__(44196);
		;
		const publishedFile = "published.json";
		const artifactSchema = schemas.discriminatedUnion("type", [schemas.object({
			type: schemas.literal("uploaded"),
			name: schemas.string(),
			id: schemas.number(),
			url: schemas.string(),
			digest: schemas.string(),
			bytes: schemas.number()
		}), schemas.object({
			type: schemas.literal("left"),
			directory: schemas.string(),
			reason: schemas.string()
		})]);
		const publishedSchema = schemas.object({
			schema: schemas.literal("published/v1"),
			summary_written: schemas.boolean(),
			artifact: artifactSchema.nullable()
		});
		async function publishRecord(options) {
			const { state } = options;
			const directory = state.recordDirectory;
			let published = await readPublished(directory);
			const warnings = [];
			const mark = async (done) => {
				published = {
					...published,
					...done
				};
				await attempt(warnings, "the record could not be marked", () => writePublished(directory, published));
			};
			await attempt(warnings, "the record could not be closed", () => options.healRecord(directory, options.reason));
			if (!published.summary_written && state.summary === "full") {
				await attempt(warnings, "the step summary could not be written", async () => {
					const written = await options.writeStepSummary(await options.renderSummary(directory));
					if (written.type === "failed") warnings.push(written.reason);
					else await mark({ summary_written: true });
				});
			}
			await attempt(warnings, "the record could not be uploaded", async () => {
				await mark({ artifact: await upload(options, published.artifact, warnings) });
			});
			return {
				artifact: published.artifact,
				warnings
			};
		}
		async function upload(options, before, warnings) {
			const { state, publishArtifact } = options;
			const directory = state.recordDirectory;
			if (before?.type === "uploaded" || state.upload === "off") return before;
			const request = {
				directory,
				files: await listPublishedFiles(directory, state.upload, [...publicFiles, ...options.publicReportFiles]),
				name: state.artifactName,
				retentionDays: state.retentionDays
			};
			const first = await publishArtifact(request);
			const taken = first.type === "left" && /\b409\b|already exists/i.test(first.reason);
			const artifact = taken ? await publishArtifact({
				...request,
				name: `${request.name}-post`
			}) : first;
			if (artifact.type === "left") {
				warnings.push(`The record was not uploaded (${artifact.reason}); it lies in ${artifact.directory}.`);
			}
			return artifact;
		}
		const publicFiles = [record.B.patch, record.B.audit];
		async function listPublishedFiles(directory, scope, publicNames) {
			const all = (await (0, artifact.gO)(directory)).filter((file) => !file.startsWith(publishedFile));
			return scope === "full" ? all : all.filter((file) => publicNames.includes(file));
		}
		async function attempt(warnings, what, action) {
			try {
				await action();
			} catch (thrown) {
				warnings.push(`${what}: ${thrown instanceof Error ? thrown.stack ?? thrown.message : String(thrown)}`);
			}
		}
		async function readPublished(directory) {
			const nothing = {
				schema: "published/v1",
				summary_written: false,
				artifact: null
			};
			try {
				const parsed = publishedSchema.safeParse(JSON.parse(await (0, promises_.readFile)((0, external_node_path_.join)(directory, publishedFile), "utf8")));
				return parsed.success ? parsed.data : nothing;
			} catch (thrown) {
				const absent = (0, error.up)(thrown, "ENOENT");
				if (absent || thrown instanceof SyntaxError) return nothing;
				throw thrown;
			}
		}
		async function writePublished(directory, published) {
			const path = (0, external_node_path_.join)(directory, publishedFile);
			await (0, promises_.writeFile)(`${path}.tmp`, `${JSON.stringify(published, null, 2)}\n`);
			await (0, promises_.rename)(`${path}.tmp`, path);
		}
		var run_context = __webpack_require__(35928);
		var step_summary = __webpack_require__(28336);
		var heal_run = __webpack_require__(71153);
		var read_record = __webpack_require__(95159);
		var report = __webpack_require__(43720);
		var summary = __webpack_require__(43394);
		;
		function publishState(state, context, reason, host, note = "") {
			return publishRecord({
				state,
				healRecord: async (directory, why) => void (0, heal_run.Y)(directory, {
					outcome: "cancelled",
					reason: why
				}, host),
				renderSummary: async (directory) => host.redactor.redactText([note, summary.b.render((0, read_record.a)(directory))].filter((text) => text !== "").join("\n\n")),
				publishArtifact: (0, artifact.lY)({
					serverUrl: context.serverUrl,
					repository: (0, run_context.Ot)(context.repository),
					runId: context.runId
				}),
				writeStepSummary: step_summary.o,
				publicReportFiles: report.R,
				reason
			});
		}
	}),
	93905: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K8: () => readExitCode,
			KI: () => outcomes,
			sl: () => pickOutcome,
			uA: () => readOutcomeOfError
		});
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
			if (problem !== undefined) return {
				outcome: "verify-failed",
				reason: problem
			};
			if (facts.changedFiles > 0) return {
				outcome: "completed",
				reason: `${facts.changedFiles} changed ${facts.changedFiles === 1 ? "file" : "files"}`
			};
			if (facts.mode === "comment" && facts.answer.trim() !== "") return {
				outcome: "completed",
				reason: "the model answered"
			};
			if (facts.deniedChange) return {
				outcome: "denied",
				reason: "nothing was changed, and a call that would have changed something was denied"
			};
			return {
				outcome: "no-changes",
				reason: "the model is done and changed nothing"
			};
		}
		function readOutcomeOfError(code) {
			return outcomesByCode[code];
		}
	}),
	66685: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gO: () => listPlainFiles,
			lY: () => createArtifactPublisher,
			ym: () => createArtifactName
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		function createArtifactPublisher(target) {
			return async ({ directory, files, name, retentionDays }) => {
				try {
					const paths = await pickPlainFiles(directory, files);
					if (paths.length === 0) return {
						type: "left",
						directory,
						reason: "there is no file to upload"
					};
					const { DefaultArtifactClient } = await Promise.all([__webpack_require__.e(294), __webpack_require__.e(630)]).then(__webpack_require__.bind(__webpack_require__, 6630));
					const client = new DefaultArtifactClient();
					const options = retentionDays === null ? {} : { retentionDays };
					const uploaded = await client.uploadArtifact(name, paths, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(directory), options);
					if (uploaded.id === undefined) return {
						type: "left",
						directory,
						reason: "the upload was not confirmed"
					};
					return {
						type: "uploaded",
						name,
						id: uploaded.id,
						url: `${target.serverUrl}/${target.repository}/actions/runs/${target.runId}/artifacts/${uploaded.id}`,
						digest: uploaded.digest ?? "",
						bytes: uploaded.size ?? 0
					};
				} catch (thrown) {
					return {
						type: "left",
						directory,
						reason: `the upload failed: ${describeFailure(thrown)}`
					};
				}
			};
		}
		function createArtifactName(parts) {
			const job = parts.job.replace(/[^\w.-]+/g, "-").slice(0, 80);
			const suffix = parts.runId.replace(/[^a-z0-9]/gi, "").slice(-12);
			return `script-harness-${job}-${parts.runAttempt}-${suffix}`;
		}
		async function listPlainFiles(directory) {
			const entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, {
				recursive: true,
				withFileTypes: true
			});
			return entries.filter((entry) => entry.isFile()).map((entry) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directory, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(entry.parentPath, entry.name))).toSorted();
		}
		function describeFailure(thrown) {
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(thrown).replace(/\?\S*=\S*/g, "").replace(/\s+/g, " ");
		}
		async function pickPlainFiles(directory, files) {
			const root = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(directory);
			const picked = [];
			for (const file of files) {
				const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, file);
				const found = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).catch((thrown) => {
					if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT")) return null;
					throw thrown;
				});
				if (found === null || !found.isFile()) continue;
				if (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path) !== path || !path.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) continue;
				picked.push(path);
			}
			return picked;
		}
	}),
	35928: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$p: () => readRunContext,
			Ot: () => renderRepositoryName
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49567);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22603);
		const text = zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1);
		const contextSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({
			GITHUB_EVENT_NAME: text,
			GITHUB_EVENT_PATH: text,
			GITHUB_REPOSITORY: zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[\w.-]+\/[\w.-]+$/),
			GITHUB_SERVER_URL: zod__WEBPACK_IMPORTED_MODULE_1__.url(),
			GITHUB_API_URL: zod__WEBPACK_IMPORTED_MODULE_1__.url(),
			GITHUB_RUN_ID: zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^\d+$/),
			GITHUB_RUN_ATTEMPT: zod__WEBPACK_IMPORTED_MODULE_2__.ai().int().positive(),
			GITHUB_WORKFLOW: text,
			GITHUB_WORKFLOW_REF: zod__WEBPACK_IMPORTED_MODULE_1__.string().default(""),
			GITHUB_JOB: text,
			GITHUB_ACTOR: text,
			GITHUB_TRIGGERING_ACTOR: text,
			GITHUB_REF: zod__WEBPACK_IMPORTED_MODULE_1__.string().default(""),
			GITHUB_SHA: zod__WEBPACK_IMPORTED_MODULE_1__.string().default(""),
			GITHUB_WORKSPACE: text,
			RUNNER_TEMP: text
		});
		function readRunContext(env) {
			const parsed = contextSchema.safeParse(env);
			if (!parsed.success) {
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
					code: "usage",
					message: "the environment is not that of a GitHub Actions run",
					hint: "Run the action in a GitHub workflow, or use the command line outside of one.",
					problems: parsed.error.issues.map((issue) => ({
						message: `${issue.path.join(".")}: ${issue.message}`,
						hint: "",
						file: null,
						line: null,
						column: null
					}))
				});
			}
			const found = parsed.data;
			return {
				eventName: found.GITHUB_EVENT_NAME,
				eventPath: found.GITHUB_EVENT_PATH,
				repository: splitRepositoryName(found.GITHUB_REPOSITORY),
				serverUrl: found.GITHUB_SERVER_URL,
				apiUrl: found.GITHUB_API_URL,
				runId: found.GITHUB_RUN_ID,
				runAttempt: found.GITHUB_RUN_ATTEMPT,
				workflow: found.GITHUB_WORKFLOW,
				workflowFile: found.GITHUB_WORKFLOW_REF.split("@", 1)[0] ?? "",
				job: found.GITHUB_JOB,
				actor: found.GITHUB_ACTOR,
				triggeringActor: found.GITHUB_TRIGGERING_ACTOR,
				ref: found.GITHUB_REF,
				sha: found.GITHUB_SHA,
				workspace: found.GITHUB_WORKSPACE,
				runnerTemp: found.RUNNER_TEMP
			};
		}
		function splitRepositoryName(fullName) {
			const slash = fullName.indexOf("/");
			return {
				owner: fullName.slice(0, slash),
				name: fullName.slice(slash + 1)
			};
		}
		function renderRepositoryName(repository) {
			return `${repository.owner}/${repository.name}`;
		}
	}),
	85334: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			du: () => pickUpload,
			iZ: () => saveRunState,
			xz: () => readRunState
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _actions_core__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91659);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88343);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22603);
		const stateSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
			schema: zod__WEBPACK_IMPORTED_MODULE_4__.literal("run-state/v1"),
			recordDirectory: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1),
			artifactName: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1),
			upload: zod__WEBPACK_IMPORTED_MODULE_4__["enum"]([
				"full",
				"public",
				"off"
			]),
			retentionDays: zod__WEBPACK_IMPORTED_MODULE_4__.int().positive().nullable(),
			summary: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](["full", "off"]),
			programSha256: zod__WEBPACK_IMPORTED_MODULE_4__.string().nullable()
		});
		function pickUpload(scope, visibility) {
			if (scope !== "auto") return scope;
			return visibility === "private" ? "full" : "public";
		}
		function saveRunState(state) {
			(0, _actions_core__WEBPACK_IMPORTED_MODULE_2__.LZ)("run", JSON.stringify(stateSchema.parse(state)));
		}
		async function readRunState(env, root) {
			const text = env["STATE_run"];
			if (text === undefined || text === "") return null;
			const parsed = stateSchema.safeParse(parseJson(text));
			if (!parsed.success) throw refuse("the state of the run is not one that this action saves");
			const directory = await findRealPath(parsed.data.recordDirectory);
			if (directory === null) return null;
			const base = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root);
			if (!directory.startsWith(base + node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) throw refuse(`the record ${directory} does not lie in ${base}`);
			return {
				...parsed.data,
				recordDirectory: directory
			};
		}
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch (cause) {
				throw refuse("the state of the run is not JSON", cause);
			}
		}
		async function findRealPath(path) {
			try {
				return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path);
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.up)(thrown, "ENOENT")) return null;
				throw thrown;
			}
		}
		function refuse(message, cause) {
			return new _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.tj({
				code: "tampered",
				message,
				hint: "Look at the steps of this job: one of them may have written to GITHUB_STATE.",
				...cause === undefined ? {} : { cause }
			});
		}
	}),
	28336: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => writeStepSummary });
		var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97535);
		var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91659);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		const writeStepSummary = async (markdown) => {
			const fitted = fitSummary(markdown);
			try {
				await _actions_core__WEBPACK_IMPORTED_MODULE_1__.z.emptyBuffer().addRaw(fitted.text, true).write({ overwrite: true });
				return {
					type: "written",
					cut: fitted.cut
				};
			} catch (thrown) {
				return {
					type: "failed",
					reason: `the step summary could not be written: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(thrown)}`
				};
			}
		};
		function fitSummary(markdown) {
			const bytes = Buffer.from(markdown, "utf8");
			if (bytes.length <= _core_limits_js__WEBPACK_IMPORTED_MODULE_0__.aH) return {
				text: markdown,
				cut: false
			};
			const head = bytes.subarray(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_0__.aH - 1024);
			const lineEnd = head.lastIndexOf("\n");
			const kept = head.subarray(0, lineEnd === -1 ? head.length : lineEnd).toString("utf8").replace(/\uFFFD+$/, "");
			const fence = findOpenFence(kept);
			const note = `*Cut here: ${bytes.length} bytes are more than a step summary can hold. The artifact has all of it.*`;
			return {
				text: `${kept}\n${fence === null ? "" : `${fence}\n`}\n${note}\n`,
				cut: true
			};
		}
		function findOpenFence(markdown) {
			let open = null;
			for (const line of markdown.split("\n")) {
				const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
				if (fence === undefined) continue;
				if (open === null) open = fence;
				else if (fence[0] === open[0] && fence.length >= open.length) open = null;
			}
			return open;
		}
	}),
	82101: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => maskSecrets,
			W: () => createWorkflowLog
		});
		var _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96763);
		var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91659);
		var _disarm_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45428);
		const maxAnnotations = 9;
		function createWorkflowLog(redactor) {
			const clean = (text) => (0, _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__._O)(redactor.redactText(text));
			const counts = {
				error: 0,
				warning: 0,
				notice: 0
			};
			const show = {
				error: _actions_core__WEBPACK_IMPORTED_MODULE_1__.z3,
				warning: _actions_core__WEBPACK_IMPORTED_MODULE_1__.$e,
				notice: _actions_core__WEBPACK_IMPORTED_MODULE_1__.lm
			};
			let groupOpen = false;
			const closeGroup = () => {
				if (groupOpen) (0, _actions_core__WEBPACK_IMPORTED_MODULE_1__.N4)();
				groupOpen = false;
			};
			return {
				write: (text) => writeLines(clean(text)),
				closeGroup,
				openGroup(title) {
					closeGroup();
					(0, _actions_core__WEBPACK_IMPORTED_MODULE_1__.Oh)((0, _disarm_commands_js__WEBPACK_IMPORTED_MODULE_2__.T)(clean(title.replace(/[\r\n]+/g, " "))));
					groupOpen = true;
				},
				annotate({ level, message: text, file, line }) {
					const message = clean(text);
					counts[level] += 1;
					if (counts[level] > maxAnnotations) {
						writeLines(`${level}: ${message}`);
						return;
					}
					show[level](message, {
						...file === null ? {} : { file },
						...line === null ? {} : { startLine: line }
					});
				},
				close() {
					closeGroup();
					for (const level of [
						"error",
						"warning",
						"notice"
					]) {
						const more = counts[level] - maxAnnotations;
						if (more > 0) show[level](`${more} more in the log and the report`);
					}
				}
			};
		}
		function writeLines(text) {
			(0, _actions_core__WEBPACK_IMPORTED_MODULE_1__.pq)((0, _disarm_commands_js__WEBPACK_IMPORTED_MODULE_2__.T)(text));
		}
		function maskSecrets(values) {
			for (const value of values) {
				if (value === null || value.trim() === "") continue;
				(0, _actions_core__WEBPACK_IMPORTED_MODULE_1__.Pq)(value);
				const lines = value.split(/[\r\n]+/).map((line) => line.trim());
				for (const line of lines) if (lines.length > 1 && line.length >= 8) (0, _actions_core__WEBPACK_IMPORTED_MODULE_1__.Pq)(line);
			}
		}
	})
};
