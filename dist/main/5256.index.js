export const id = 5256;
export const ids = [5256];
export const modules = {
	43478: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { q: () => digestDirectory });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _github_list_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48416);
		function digestDirectory(directory) {
			const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
			for (const path of (0, _github_list_tree_js__WEBPACK_IMPORTED_MODULE_3__.n)(directory).map(({ parentPath, name }) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name)).toSorted()) {
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
				const content = stats.isFile() ? (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path) : stats.isSymbolicLink() ? (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path) : "";
				hash.update(`${(0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(directory, path)}\0${stats.mode}\0${content.length}\0`).update(content);
			}
			return hash.digest("hex");
		}
	}),
	17339: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Nc: () => beginJob,
			Cs: () => endStep,
			UW: () => explainError,
			x8: () => publishOr
		});
		var error = __webpack_require__(22603);
		var outcome = __webpack_require__(93905);
		var github_client = __webpack_require__(81323);
		var promises_ = __webpack_require__(51455);
		var policy_facts = __webpack_require__(79029);
		var schemas = __webpack_require__(88343);
		;
		const user = schemas.object({
			login: schemas.string().min(1),
			type: schemas.string().default("User")
		});
		const repository = schemas.object({
			id: schemas.int(),
			full_name: schemas.string().min(1),
			default_branch: schemas.string().min(1),
			private: schemas.boolean()
		});
		const label = schemas.object({ name: schemas.string() });
		const common = {
			repository,
			sender: user
		};
		const withoutSender = {
			repository,
			sender: user.nullish()
		};
		const pullRequest = schemas.object({
			number: schemas.int().positive(),
			title: schemas.string(),
			body: schemas.string().nullable(),
			user: user.nullable(),
			author_association: schemas.string(),
			updated_at: schemas.string().nullish(),
			head: schemas.object({
				sha: schemas.string().min(1),
				ref: schemas.string().min(1),
				repo: schemas.object({ full_name: schemas.string() }).nullable()
			}),
			base: schemas.object({
				ref: schemas.string().min(1),
				repo: schemas.object({ full_name: schemas.string() })
			})
		});
		const mergeGroup = schemas.object({
			head_sha: schemas.string().min(1),
			head_ref: schemas.string().min(1),
			base_sha: schemas.string().min(1),
			base_ref: schemas.string().min(1)
		});
		const issue = schemas.object({
			number: schemas.int().positive(),
			title: schemas.string(),
			body: schemas.string().nullable(),
			user: user.nullable(),
			author_association: schemas.string(),
			updated_at: schemas.string().nullish(),
			pull_request: schemas.unknown().optional()
		});
		const payloadSchemas = {
			workflow_dispatch: schemas.object({
				...common,
				ref: schemas.string().min(1)
			}),
			schedule: schemas.object({
				schedule: schemas.string(),
				repository: repository.optional()
			}),
			push: schemas.object({
				...withoutSender,
				ref: schemas.string().min(1),
				after: schemas.string().min(1),
				deleted: schemas.boolean()
			}),
			pull_request: schemas.object({
				...common,
				action: schemas.string(),
				label: label.optional(),
				pull_request: pullRequest
			}),
			issues: schemas.object({
				...common,
				action: schemas.string(),
				label: label.optional(),
				issue
			}),
			issue_comment: schemas.object({
				...common,
				action: schemas.string(),
				issue,
				comment: schemas.object({
					id: schemas.int().positive(),
					body: schemas.string(),
					user: user.nullable(),
					author_association: schemas.string(),
					created_at: schemas.string()
				})
			}),
			pull_request_review: schemas.object({
				...common,
				action: schemas.string(),
				pull_request: pullRequest,
				review: schemas.object({
					id: schemas.int().positive(),
					body: schemas.string().nullable(),
					user: user.nullable(),
					author_association: schemas.string(),
					commit_id: schemas.string().min(1),
					submitted_at: schemas.string().nullish()
				})
			}),
			pull_request_review_comment: schemas.object({
				...common,
				action: schemas.string(),
				pull_request: pullRequest,
				comment: schemas.object({
					id: schemas.int().positive(),
					body: schemas.string(),
					user: user.nullable(),
					author_association: schemas.string(),
					path: schemas.string(),
					line: schemas.int().nullish(),
					diff_hunk: schemas.string().nullish(),
					original_commit_id: schemas.string().min(1),
					created_at: schemas.string()
				})
			}),
			merge_group: schemas.object({
				...withoutSender,
				action: schemas.string(),
				merge_group: mergeGroup
			}),
			repository_dispatch: schemas.object({
				...common,
				action: schemas.string()
			}),
			workflow_run: schemas.object({
				...common,
				action: schemas.string(),
				workflow_run: schemas.object({
					id: schemas.int().positive(),
					event: schemas.string(),
					head_sha: schemas.string().min(1),
					head_branch: schemas.string().nullable(),
					head_repository: schemas.object({ full_name: schemas.string() }).nullable(),
					actor: user.nullish(),
					triggering_actor: user.nullish(),
					pull_requests: schemas.array(schemas.object({
						number: schemas.int().positive(),
						base: schemas.object({
							ref: schemas.string(),
							repo: schemas.object({ id: schemas.int() })
						})
					}).nullable()).nullish()
				})
			})
		};
		var run_context = __webpack_require__(72398);
		var trigger_event = __webpack_require__(97321);
		;
		async function readTriggerEvent(context) {
			let payload;
			try {
				payload = JSON.parse(await (0, promises_.readFile)(context.eventPath, "utf8"));
			} catch (cause) {
				throw new error.tj({
					code: "usage",
					message: `the event's payload cannot be read: ${(0, error.IP)(cause)}`,
					hint: "GITHUB_EVENT_PATH must name the file that the runner wrote.",
					cause
				});
			}
			return parseTriggerEvent(payload, context);
		}
		function parseTriggerEvent(payload, context) {
			const name = policy_facts.Z2.find((known) => known === context.eventName);
			if (name === undefined) {
				throw new error.tj({
					code: "usage",
					message: `the event ${context.eventName} cannot start a run`,
					hint: `Start it on one of: ${policy_facts.Z2.join(", ")}.`
				});
			}
			switch (name) {
				case "workflow_dispatch": {
					const found = parse(payloadSchemas.workflow_dispatch, payload, context);
					return {
						type: name,
						...readBase(found, context),
						ref: found.ref
					};
				}
				case "schedule": {
					const found = parse(payloadSchemas.schedule, payload, context);
					return {
						type: name,
						...readBase({
							repository: found.repository ?? null,
							sender: null
						}, context),
						schedule: found.schedule
					};
				}
				case "push": {
					const found = parse(payloadSchemas.push, payload, context);
					if (found.deleted) {
						throw new error.tj({
							code: "usage",
							message: `the push deleted ${found.ref}, so there is nothing to work on`,
							hint: "Skip the job where github.event.deleted is true."
						});
					}
					return {
						type: name,
						...readBase(found, context),
						ref: found.ref,
						headSha: found.after
					};
				}
				case "pull_request":
				case "pull_request_target": {
					const found = parse(payloadSchemas.pull_request, payload, context);
					return {
						type: name,
						...readPullRequest(found, context),
						label: found.action === "labeled" ? readLabel(found.label) : null,
						updatedAt: found.pull_request.updated_at ?? null
					};
				}
				case "issues": {
					const found = parse(payloadSchemas.issues, payload, context);
					return {
						type: name,
						...readThread(found, found.issue, context),
						label: found.action === "labeled" ? readLabel(found.label) : null,
						updatedAt: found.issue.updated_at ?? null
					};
				}
				case "issue_comment": {
					const found = parse(payloadSchemas.issue_comment, payload, context);
					return {
						type: name,
						...readThread(found, found.issue, context),
						isPullRequest: found.issue.pull_request !== undefined && found.issue.pull_request !== null,
						commentId: found.comment.id,
						comment: (0, trigger_event.Vr)(found.comment, found.comment.body),
						commentedAt: found.comment.created_at
					};
				}
				case "pull_request_review": {
					const found = parse(payloadSchemas.pull_request_review, payload, context);
					const { review } = found;
					return {
						type: name,
						...readPullRequest(found, context),
						commentId: review.id,
						comment: (0, trigger_event.Vr)(review, review.body),
						place: null,
						hunk: null,
						commentedSha: review.commit_id,
						commentedAt: review.submitted_at ?? null
					};
				}
				case "pull_request_review_comment": {
					const found = parse(payloadSchemas.pull_request_review_comment, payload, context);
					const { comment } = found;
					return {
						type: name,
						...readPullRequest(found, context),
						commentId: comment.id,
						comment: (0, trigger_event.Vr)(comment, comment.body),
						place: typeof comment.line === "number" ? `${comment.path}:${comment.line}` : comment.path,
						hunk: comment.diff_hunk ?? null,
						commentedSha: comment.original_commit_id,
						commentedAt: comment.created_at
					};
				}
				case "merge_group": {
					const found = parse(payloadSchemas.merge_group, payload, context);
					const { head_sha: headSha, base_sha: baseSha, head_ref: headRef, base_ref: baseRef } = found.merge_group;
					const number = /\/pr-([1-9]\d{0,9})-[0-9a-f]{40,64}$/.exec(headRef)?.[1];
					return {
						type: name,
						...readBase(found, context),
						action: found.action,
						headSha,
						baseSha,
						headRef: readBranch(headRef),
						baseRef: readBranch(baseRef),
						pullRequest: number === undefined ? null : Number(number)
					};
				}
				case "repository_dispatch": {
					const found = parse(payloadSchemas.repository_dispatch, payload, context);
					return {
						type: name,
						...readBase(found, context),
						action: found.action
					};
				}
				case "workflow_run": return readWorkflowRun(parse(payloadSchemas.workflow_run, payload, context), context);
			}
		}
		function readThread(payload, thread, context) {
			const { number, title, body } = thread;
			return {
				...readBase(payload, context),
				action: payload.action,
				number,
				title,
				thread: (0, trigger_event.Vr)(thread, body)
			};
		}
		function readPullRequest(payload, context) {
			const { head, base } = payload.pull_request;
			return {
				...readThread(payload, payload.pull_request, context),
				headSha: head.sha,
				headRef: head.ref,
				baseRef: base.ref,
				fork: head.repo === null || head.repo.full_name !== base.repo.full_name
			};
		}
		function readBranch(ref) {
			return ref.replace(/^refs\/heads\//, "");
		}
		function readWorkflowRun(payload, context) {
			const run = payload.workflow_run;
			const actors = [run.actor, run.triggering_actor].filter((account) => account !== null && account !== undefined);
			return {
				type: "workflow_run",
				...readBase(payload, context),
				action: payload.action,
				upstreamRunId: run.id,
				upstreamEvent: run.event,
				upstreamActors: actors.map((account) => (0, trigger_event.GM)(account.login, account.type)),
				headSha: run.head_sha,
				headBranch: run.head_branch,
				fork: run.head_repository === null || run.head_repository.full_name !== payload.repository.full_name,
				headOwner: run.head_repository?.full_name.split("/")[0] ?? null,
				pullRequests: (run.pull_requests ?? []).filter((pullRequest) => pullRequest !== null).filter((pullRequest) => pullRequest.base.repo.id === payload.repository.id).map((pullRequest) => ({
					number: pullRequest.number,
					baseRef: pullRequest.base.ref,
					details: null
				}))
			};
		}
		function readBase(payload, context) {
			const { repository, sender = null } = payload;
			const expected = (0, run_context.Ot)(context.repository);
			if (repository !== null && repository.full_name.toLowerCase() !== expected.toLowerCase()) {
				throw (0, error.ZW)(`the event's payload is about ${repository.full_name}, but the run belongs to ${expected}`, "Nothing before this step may change GITHUB_EVENT_PATH or the file that it names.");
			}
			return {
				repository: context.repository,
				defaultBranch: repository?.default_branch ?? null,
				visibility: repository === null ? "unknown" : repository.private ? "private" : "public",
				actor: sender === null ? (0, trigger_event.GM)(context.actor, "User") : (0, trigger_event.GM)(sender.login, sender.type),
				triggeringActor: (0, trigger_event.GM)(context.triggeringActor, "User")
			};
		}
		function readLabel(label) {
			if (label === undefined) {
				throw (0, error.ZW)("the event reports that a label was set, but does not name the label", "Set the label again.");
			}
			return label.name;
		}
		function parse(schema, payload, context) {
			const parsed = schema.safeParse(payload);
			if (parsed.success) return parsed.data;
			throw new error.tj({
				code: "usage",
				message: `the payload of ${context.eventName} is not as GitHub documents it`,
				hint: "The file that GITHUB_EVENT_PATH names must be the one that the runner wrote.",
				problems: parsed.error.issues.map(({ path, message }) => ({
					...(0, error.Yx)(`${path.join(".")}: ${message}`),
					file: context.eventPath
				}))
			});
		}
		var outputs = __webpack_require__(74573);
		var explain_request = __webpack_require__(92294);
		;
		async function beginJob({ host, log, clock, redactor, signal }, token) {
			const context = (0, run_context.$p)(host.facts.environment);
			const client = (0, github_client.c)(context, token, {
				clock,
				signal
			});
			const event = await addPullRequests(client, await readTriggerEvent(context));
			return {
				host,
				log,
				clock,
				redactor,
				signal,
				context,
				event,
				client,
				token
			};
		}
		async function addPullRequests(client, event) {
			if (event.type !== "workflow_run" || !event.fork || event.pullRequests.length > 0) return event;
			const { headOwner, headBranch, headSha, upstreamEvent } = event;
			if (headOwner === null || headBranch === null || upstreamEvent !== "pull_request") return event;
			const found = await (0, explain_request.w)(() => client.listPullRequests({
				owner: headOwner,
				branch: headBranch
			}), {
				code: "untrusted",
				what: "the pull request of the upstream run cannot be found",
				permissions: "contents: read, pull-requests: read"
			});
			return {
				...event,
				pullRequests: found.filter((pullRequest) => pullRequest.headSha === headSha)
			};
		}
		function endStep(log, end) {
			const failed = (0, outputs._z)(end.outcome, end.failOn) === "failure";
			const message = `${end.outcome}: ${end.reason}`;
			log.annotate({
				level: failed ? "error" : "notice",
				message,
				file: null,
				line: null
			});
			return failed ? (0, outcome.K8)(end.outcome) || 1 : 0;
		}
		function explainError({ message, hint }) {
			return [message, hint].filter((text) => text !== "").join(". ");
		}
		async function publishOr(publish, fail) {
			try {
				return await publish();
			} catch (thrown) {
				if (!(thrown instanceof error.tj)) throw thrown;
				return fail(explainError(thrown));
			}
		}
	}),
	62483: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			a2: () => failResult,
			Tq: () => findRecord,
			VM: () => interrupted,
			P2: () => noNotes,
			DF: () => publishState,
			Xz: () => replaceSummary,
			fd: () => withFailure
		});
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var record = __webpack_require__(44196);
		var artifact = __webpack_require__(66685);
		var promises_ = __webpack_require__(51455);
		var schemas = __webpack_require__(88343);
		var error = __webpack_require__(22603);
		var step_summary = __webpack_require__(28336);
		;
		const locatePublishedFile = (directory) => `${directory}.published.json`;
		const publishedSchema = schemas.object({
			schema: schemas.literal("published/v1"),
			summary_written: schemas.boolean(),
			artifact: artifact.yo.nullable()
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
					const refused = await (0, step_summary.o)(await options.renderSummary(directory));
					if (refused !== null) warnings.push(refused);
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
				only: state.upload === "full" ? null : [...publicFiles, ...options.publicReportFiles],
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
				warnings.push(`The record was not uploaded (${artifact.reason}); it is in ${artifact.directory}.`);
			}
			return artifact;
		}
		const publicFiles = [record.B5.patch, record.B5.audit];
		async function attempt(warnings, what, action) {
			try {
				await action();
			} catch (thrown) {
				warnings.push(`${what}: ${(0, error.vr)(thrown)}`);
			}
		}
		async function readPublished(directory) {
			const nothing = {
				schema: "published/v1",
				summary_written: false,
				artifact: null
			};
			try {
				const parsed = publishedSchema.safeParse(JSON.parse(await (0, promises_.readFile)(locatePublishedFile(directory), "utf8")));
				return parsed.success ? parsed.data : nothing;
			} catch (thrown) {
				const absent = (0, error.up)(thrown, "ENOENT");
				if (absent || thrown instanceof SyntaxError) return nothing;
				throw thrown;
			}
		}
		async function writePublished(directory, published) {
			const path = locatePublishedFile(directory);
			await (0, promises_.writeFile)(`${path}.tmp`, `${JSON.stringify(published, null, 2)}\n`);
			await (0, promises_.rename)(`${path}.tmp`, path);
		}
		var heal_run = __webpack_require__(71153);
		var watchdog = __webpack_require__(2966);
		var read_record = __webpack_require__(95159);
		var report = __webpack_require__(43720);
		var summary = __webpack_require__(43394);
		;
		const noNotes = {
			approvals: "",
			product: "",
			failure: null
		};
		function publishState(state, place, reason, services, notes) {
			return publishRecord({
				state,
				healRecord: async (directory, why) => void await (0, heal_run.Y)(directory, readEnding(directory, why), services),
				renderSummary: async (directory) => renderRunSummary((0, read_record.aE)(directory), services, notes),
				publishArtifact: (0, artifact.lY)(place, services),
				publicReportFiles: report.Rc,
				reason
			});
		}
		async function replaceSummary(state, services, notes) {
			const record = findRecord(state);
			if (state.summary === "full" && record !== null) await (0, step_summary.o)(renderRunSummary(record, services, notes));
		}
		function findRecord({ recordDirectory }) {
			return (0, external_node_fs_.existsSync)((0, external_node_path_.join)(recordDirectory, record.B5.history)) ? (0, read_record.aE)(recordDirectory) : null;
		}
		function renderRunSummary(record, { redactor }, { approvals, product, failure }) {
			return [
				redactor.known.redactText(approvals),
				redactor.redactText(product),
				redactor.redactText(summary.b.render(withFailure(record, failure)))
			].filter((text) => text !== "").join("\n\n");
		}
		const interrupted = "the step ended before the changes or the answer were published completely";
		function failResult(result, reason) {
			return reason === null ? result : {
				...result,
				outcome: "publish-failed",
				reason
			};
		}
		function withFailure(record, reason) {
			const { result } = record;
			return result === null ? record : {
				...record,
				result: failResult(result, reason)
			};
		}
		function readEnding(directory, reason) {
			return (0, watchdog.k_)((0, external_node_path_.dirname)(directory)).some(({ record }) => record === directory) ? {
				outcome: "timed-out",
				reason: watchdog.yx
			} : {
				outcome: "cancelled",
				reason
			};
		}
	}),
	7724: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			HF: () => writeComment,
			b0: () => acknowledge,
			pT: () => removeOneShotLabel
		});
		var _github_request_ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21652);
		var _github_request_explain_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92294);
		var _github_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74510);
		var _github_event_trigger_event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97321);
		var _github_request_run_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72398);
		var _report_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37023);
		const permissions = "issues: write, pull-requests: write";
		async function acknowledge(job, inputs) {
			const { client, context, event, log } = job;
			const number = (0, _github_event_trigger_event_js__WEBPACK_IMPORTED_MODULE_5__.ct)(event);
			if (number === null) return;
			switch (inputs.acknowledge) {
				case "off": return;
				case "reaction":
					await warn(log, "set `acknowledge: off`", () => client.addReaction((0, _github_event_trigger_event_js__WEBPACK_IMPORTED_MODULE_5__.QR)(event) ? {
						type: event.type,
						number,
						id: event.commentId
					} : {
						type: "thread",
						number
					}, "eyes"));
					return;
				case "comment": {
					const body = (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_4__.XV)({
						outcome: "running",
						reason: "The run has started. This comment will contain its result.",
						problems: [],
						output: "",
						runUrl: (0, _github_request_run_context_js__WEBPACK_IMPORTED_MODULE_3__.Br)(context),
						hasRecord: false
					});
					await writeComment(job, {
						comment: "sticky",
						commentKey: inputs.commentKey
					}, {
						body,
						keepPending: true
					});
				}
			}
		}
		async function writeComment({ client, context, event, log, redactor }, { comment, commentKey }, text) {
			const number = (0, _github_event_trigger_event_js__WEBPACK_IMPORTED_MODULE_5__.ct)(event);
			if (comment === "off" || number === null) return { type: "none" };
			const key = commentKey ?? `${context.workflow}/${context.job}`;
			const written = await (0, _github_comment_js__WEBPACK_IMPORTED_MODULE_2__.qD)({
				...text,
				client,
				redactor,
				number,
				key
			});
			if (written.type === "failed") log.warn(written.reason);
			return written;
		}
		async function removeOneShotLabel({ client, event, log }, label) {
			const set = "label" in event ? event.label : event.type === "workflow_run" ? label : null;
			const number = (0, _github_event_trigger_event_js__WEBPACK_IMPORTED_MODULE_5__.ct)(event);
			if (label === null || set === null || number === null || !(0, _github_event_trigger_event_js__WEBPACK_IMPORTED_MODULE_5__.yS)(set, label)) return;
			await warn(log, "remove the label by hand", () => client.removeLabel(number, set));
		}
		function warn(log, otherwise, request) {
			return (0, _github_request_ask_js__WEBPACK_IMPORTED_MODULE_0__.yw)(request, (failed) => log.warn((0, _github_request_explain_request_js__WEBPACK_IMPORTED_MODULE_1__.N)(failed, permissions, otherwise)));
		}
	}),
	66685: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			bk: () => downloadArtifact,
			df: () => describePlace,
			lY: () => createArtifactPublisher,
			ym: () => createArtifactName,
			yo: () => artifactSchema
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88343);
		var _list_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48416);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22603);
		var _request_limit_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28942);
		var _request_run_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72398);
		const artifactSchema = zod__WEBPACK_IMPORTED_MODULE_5__.discriminatedUnion("type", [zod__WEBPACK_IMPORTED_MODULE_5__.object({
			type: zod__WEBPACK_IMPORTED_MODULE_5__.literal("uploaded"),
			name: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
			id: zod__WEBPACK_IMPORTED_MODULE_5__.number(),
			url: zod__WEBPACK_IMPORTED_MODULE_5__.string()
		}), zod__WEBPACK_IMPORTED_MODULE_5__.object({
			type: zod__WEBPACK_IMPORTED_MODULE_5__.literal("left"),
			directory: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
			reason: zod__WEBPACK_IMPORTED_MODULE_5__.string()
		})]);
		const transferMs = 6e4;
		const bytesPerMs = 1e3;
		const limitTransfer = (services, bytes) => ({
			...services,
			limitMs: transferMs + Math.ceil(bytes / bytesPerMs)
		});
		function createArtifactPublisher(place, services) {
			return async ({ directory, only, name, retentionDays }) => {
				try {
					const root = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(directory);
					const files = listPlainFiles(root).filter((file) => only === null || only.includes(file));
					if (files.length === 0) return {
						type: "left",
						directory,
						reason: "there is no file to upload"
					};
					const paths = files.map((file) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file));
					const sizes = await Promise.all(paths.map(async (path) => (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path)).size));
					const limit = limitTransfer(services, sizes.reduce((sum, size) => sum + size, 0));
					const { DefaultArtifactClient } = await Promise.all([__webpack_require__.e(2830), __webpack_require__.e(7220)]).then(__webpack_require__.bind(__webpack_require__, 67220));
					const client = new DefaultArtifactClient();
					const options = retentionDays === null ? {} : { retentionDays };
					const uploaded = await (0, _request_limit_time_js__WEBPACK_IMPORTED_MODULE_6__.D)(limit, () => client.uploadArtifact(name, paths, root, options));
					if (uploaded.id === undefined) return {
						type: "left",
						directory,
						reason: "the upload was not confirmed"
					};
					const url = `${(0, _request_run_context_js__WEBPACK_IMPORTED_MODULE_4__.Br)(place)}/artifacts/${uploaded.id}`;
					return {
						type: "uploaded",
						name,
						id: uploaded.id,
						url
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
		const maxDownloadBytes = 200 * 1024 * 1024;
		async function downloadArtifact(wanted) {
			const { runId, artifactName, repository, token, directory, services } = wanted;
			const { DefaultArtifactClient } = await Promise.all([__webpack_require__.e(2830), __webpack_require__.e(7220)]).then(__webpack_require__.bind(__webpack_require__, 67220));
			const client = new DefaultArtifactClient();
			const findBy = {
				token,
				workflowRunId: Number(runId),
				repositoryOwner: repository.owner,
				repositoryName: repository.name
			};
			try {
				const { artifact } = await (0, _request_limit_time_js__WEBPACK_IMPORTED_MODULE_6__.D)(limitTransfer(services, 0), () => client.getArtifact(artifactName, { findBy }));
				if (artifact.size > maxDownloadBytes) throw new Error(`it has ${artifact.size} bytes`);
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(directory, {
					recursive: true,
					mode: 448
				});
				await (0, _request_limit_time_js__WEBPACK_IMPORTED_MODULE_6__.D)(limitTransfer(services, artifact.size), () => client.downloadArtifact(artifact.id, {
					path: directory,
					findBy
				}));
			} catch (thrown) {
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.tj({
					code: "usage",
					message: `the artifact ${artifactName} of run ${runId} cannot be downloaded: ${describeFailure(thrown)}`,
					hint: "Give the job `permissions: { actions: read }`. An artifact that has expired needs a new run.",
					cause: thrown
				});
			}
		}
		function describePlace(artifact, directory) {
			return artifact?.type === "uploaded" ? `the artifact ${artifact.name}` : `the directory ${directory} of the runner`;
		}
		function createArtifactName(parts) {
			const job = parts.job.replace(/[^\w.-]+/g, "-").slice(0, 80);
			const suffix = parts.runId.replace(/[^a-z0-9]/gi, "").slice(-12);
			return `script-harness-${job}-${parts.runAttempt}-${suffix}`;
		}
		function listPlainFiles(directory) {
			return (0, _list_tree_js__WEBPACK_IMPORTED_MODULE_2__.n)(directory).filter((entry) => entry.isFile()).map((entry) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directory, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(entry.parentPath, entry.name))).toSorted();
		}
		function describeFailure(thrown) {
			const message = (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.IP)(thrown);
			if (message.trimStart().startsWith("<")) return "the service answered with a page";
			return message.replace(/\?[^\s?=]*=\S*/g, "").replace(/\s+/g, " ");
		}
	}),
	81323: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { c: () => openGitHubClient });
		var schemas = __webpack_require__(88343);
		var request_ask = __webpack_require__(21652);
		;
		const objectSchema = schemas.object({ sha: schemas.string().regex(/^[0-9a-f]{40,64}$/) });
		const refSchema = schemas.object({ object: objectSchema });
		const branchSchema = schemas.object({ object: objectSchema.extend({ type: schemas.literal("commit") }) });
		const accountSchema = schemas.object({ login: schemas.string().optional() }).nullish();
		const commitSchema = schemas.object({
			commit: schemas.object({ message: schemas.string() }),
			parents: schemas.array(schemas.object({ sha: schemas.string() })),
			author: accountSchema,
			committer: accountSchema
		});
		const activitySchema = schemas.array(schemas.object({
			before: schemas.string(),
			after: schemas.string(),
			timestamp: schemas.string(),
			actor: schemas.object({ login: schemas.string() }).nullish()
		}));
		const mergedSchema = schemas.array(schemas.object({
			merged_at: schemas.string().nullable(),
			head: schemas.object({ sha: schemas.string() })
		}));
		const comparisonSchema = schemas.object({
			total_commits: schemas.number(),
			commits: schemas.array(commitSchema)
		});
		const pullSchema = schemas.object({
			number: schemas.int().positive(),
			html_url: schemas.string()
		}).transform(({ number, html_url: url }) => ({
			number,
			url
		}));
		function createPublishingClient({ ask, rest: { git, pulls, repos }, target }) {
			async function readBranch(branch) {
				const found = await ask(`read branch ${branch}`, branchSchema, (request) => git.getRef({
					...target,
					ref: `heads/${branch}`,
					request
				}));
				return found.object.sha;
			}
			return {
				async createBlob(content) {
					const file = {
						content: Buffer.from(content).toString("base64"),
						encoding: "base64"
					};
					const found = await ask("store a file", objectSchema, (request) => git.createBlob({
						...target,
						...file,
						request
					}));
					return found.sha;
				},
				async createTree(base, files) {
					const tree = files.map((file) => ({
						...file,
						mode: file.mode,
						type: "blob"
					}));
					const found = await ask("store a tree", objectSchema, (request) => git.createTree({
						...target,
						base_tree: base,
						tree,
						request
					}));
					return found.sha;
				},
				async createCommit({ message, tree, parent }) {
					const found = await ask("store a commit", objectSchema, (request) => git.createCommit({
						...target,
						message,
						tree,
						parents: [parent],
						request
					}));
					return found.sha;
				},
				async listCommits(base, head) {
					const found = await ask(`compare ${base} with ${head}`, comparisonSchema, (request) => repos.compareCommitsWithBasehead({
						...target,
						basehead: `${base}...${head}`,
						per_page: 100,
						request
					}));
					if (found.total_commits > found.commits.length) return null;
					return found.commits.map(({ commit, parents, author, committer }) => ({
						message: commit.message,
						parent: parents[0]?.sha ?? null,
						author: author?.login ?? null,
						committer: committer?.login ?? null
					}));
				},
				async listPushes(branch, most) {
					const found = await (0, request_ask.w0)(ask(`list the pushes to ${branch}`, activitySchema, (request) => repos.listActivities({
						...target,
						ref: `refs/heads/${branch}`,
						per_page: most,
						request
					})));
					return (found ?? []).map(({ before, after, timestamp, actor }) => ({
						before,
						after,
						at: timestamp,
						login: actor?.login ?? null
					}));
				},
				async isMerged(branch, base, sha) {
					const head = `${target.owner}:${branch}`;
					const found = await ask(`look for merged pull requests of ${branch}`, mergedSchema, (request) => pulls.list({
						...target,
						head,
						base,
						state: "closed",
						per_page: 100,
						request
					}));
					return found.some((pull) => pull.merged_at !== null && pull.head.sha === sha);
				},
				readBranch,
				findBranch: (branch) => (0, request_ask.w0)(readBranch(branch)),
				async createBranch(branch, sha) {
					const ref = `refs/heads/${branch}`;
					await ask(`create branch ${branch}`, refSchema, (request) => git.createRef({
						...target,
						ref,
						sha,
						request
					}), "creates");
				},
				async moveBranch(branch, sha, force) {
					await ask(`move branch ${branch}`, refSchema, (request) => git.updateRef({
						...target,
						ref: `heads/${branch}`,
						sha,
						force,
						request
					}));
				},
				async findPullRequest(branch) {
					const head = `${target.owner}:${branch}`;
					const [first] = await ask(`look for a pull request of ${branch}`, schemas.array(pullSchema), (request) => pulls.list({
						...target,
						head,
						state: "open",
						per_page: 1,
						request
					}));
					return first ?? null;
				},
				createPullRequest: ({ branch, ...pull }) => ask("create a pull request", pullSchema, (request) => pulls.create({
					...target,
					...pull,
					head: branch,
					request
				}), "creates"),
				updatePullRequest: (number, text) => ask(`edit pull request ${number}`, pullSchema, (request) => pulls.update({
					...target,
					...text,
					pull_number: number,
					request
				}))
			};
		}
		var trigger_event = __webpack_require__(97321);
		;
		const filesSchema = schemas.array(schemas.object({
			filename: schemas.string(),
			status: schemas.string(),
			patch: schemas.string().optional()
		}).transform(({ filename, status, patch = null }) => ({
			path: filename,
			status,
			patch
		})));
		const lineCommentsSchema = schemas.array(schemas.object({
			body: schemas.string().default(""),
			user: schemas.object({ login: schemas.string() }).nullish()
		}).transform(({ body, user }) => ({
			author: user?.login ?? null,
			body
		})));
		const assigneesSchema = schemas.object({ assignees: schemas.array(schemas.object({ login: schemas.string() })) });
		const threadsQuery = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: 100) { nodes { id isResolved isOutdated comments(first: 1) { nodes { body viewerDidAuthor } } } }
    }
  }
}`;
		const firstComment = schemas.object({
			body: schemas.string(),
			viewerDidAuthor: schemas.boolean()
		});
		const reviewThread = schemas.object({
			id: schemas.string(),
			isResolved: schemas.boolean(),
			isOutdated: schemas.boolean(),
			comments: schemas.object({ nodes: schemas.array(firstComment.nullable()) })
		});
		const threadsSchema = schemas.object({ repository: schemas.object({ pullRequest: schemas.object({ reviewThreads: schemas.object({ nodes: schemas.array(reviewThread.nullable()) }) }) }) });
		const resolution = "mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }";
		function createThreadClient({ ask, askAll, askGraphql, rest: { issues, pulls }, target }) {
			return {
				listFiles: (number) => askAll(`list the files of pull request ${number}`, filesSchema, (page) => pulls.listFiles({
					...target,
					pull_number: number,
					...page
				})),
				listLineComments: (number) => askAll(`list the review comments of pull request ${number}`, lineCommentsSchema, (page) => pulls.listReviewComments({
					...target,
					pull_number: number,
					...page
				})),
				async listOutdatedThreads(number) {
					const what = `list the review threads of pull request ${number}`;
					const variables = {
						owner: target.owner,
						name: target.repo,
						number
					};
					const found = await askGraphql(what, threadsSchema, threadsQuery, variables);
					return found.repository.pullRequest.reviewThreads.nodes.flatMap((thread) => {
						const [first = null] = thread?.comments.nodes ?? [];
						const isWanted = thread !== null && thread.isOutdated && !thread.isResolved && first?.viewerDidAuthor === true;
						return isWanted && first !== null ? [{
							id: thread.id,
							body: first.body
						}] : [];
					});
				},
				async resolveThread(id) {
					await askGraphql("resolve a review thread", request_ask.ZT, resolution, { id });
				},
				async createReview(number, commit, wanted) {
					const comments = wanted.map(({ path, line, startLine, body }) => ({
						path,
						line,
						body,
						side: "RIGHT",
						...startLine !== null && {
							start_line: startLine,
							start_side: "RIGHT"
						}
					}));
					const review = {
						pull_number: number,
						commit_id: commit,
						event: "COMMENT",
						comments
					};
					await ask(`review pull request ${number}`, request_ask.ZT, (request) => pulls.createReview({
						...target,
						...review,
						request
					}), "creates");
				},
				async addLabels(number, labels) {
					await ask(`label ${number}`, request_ask.ZT, (request) => issues.addLabels({
						...target,
						issue_number: number,
						labels: [...labels],
						request
					}));
				},
				async assign(number, logins) {
					const { assignees } = await ask(`assign ${number} to ${logins.join(", ")}`, assigneesSchema, (request) => issues.addAssignees({
						...target,
						issue_number: number,
						assignees: [...logins],
						request
					}));
					const missing = logins.filter((login) => !assignees.some((one) => (0, trigger_event.yS)(one.login, login)));
					if (missing.length > 0) throw new request_ask.vK(`could not assign ${number} to ${missing.join(", ")}: GitHub assigns only accounts with access to the repository`, {
						status: null,
						cause: undefined
					});
				},
				async requestReviews(number, names) {
					const teams = names.filter((name) => name.includes("/")).map((name) => name.split("/").at(-1) ?? "");
					const wanted = {
						reviewers: names.filter((name) => !name.includes("/")),
						team_reviewers: teams
					};
					await ask(`ask ${names.join(", ")} to review ${number}`, request_ask.ZT, (request) => pulls.requestReviewers({
						...target,
						pull_number: number,
						...wanted,
						request
					}));
				}
			};
		}
		var run_context = __webpack_require__(72398);
		;
		const threadSchema = schemas.object({
			number: schemas.int().positive(),
			pull_request: schemas.unknown().optional(),
			state: schemas.string(),
			title: schemas.string(),
			body: schemas.string().nullish(),
			user: schemas.object({ login: schemas.string() }).nullish(),
			author_association: schemas.string(),
			labels: request_ask.Pr,
			repository_url: schemas.string()
		});
		const foundSchema = schemas.object({ items: schemas.array(threadSchema) });
		const checksSchema = schemas.object({
			total_count: schemas.int().default(0),
			check_runs: schemas.array(schemas.object({
				name: schemas.string(),
				status: schemas.string(),
				conclusion: schemas.string().nullish(),
				html_url: schemas.string().nullish(),
				output: schemas.object({ title: schemas.string().nullish() }).nullish()
			}))
		});
		function createLookupClient({ ask, rest: { issues, search, checks }, target, repository }) {
			const name = (0, run_context.Ot)(repository);
			const isOwn = ({ repository_url: url }) => url.toLowerCase().endsWith(`/repos/${name.toLowerCase()}`);
			return {
				async readThread(number) {
					const found = await (0, request_ask.w0)(ask(`read ${number}`, threadSchema, (request) => issues.get({
						...target,
						issue_number: number,
						request
					})));
					return found === null || !isOwn(found) ? null : readFound(found);
				},
				async search(query) {
					const found = await ask("search issues and pull requests", foundSchema, (request) => search.issuesAndPullRequests({
						q: `repo:${name} ${query}`,
						per_page: 20,
						request
					}));
					return found.items.filter(isOwn).map(readFound);
				},
				async listChecks(commit) {
					const found = await ask(`list the checks of ${commit}`, checksSchema, (request) => checks.listForRef({
						...target,
						ref: commit,
						per_page: 100,
						request
					}));
					const read = found.check_runs.map((run) => ({
						name: run.name,
						result: run.conclusion ?? run.status,
						title: run.output?.title ?? "",
						url: run.html_url ?? ""
					}));
					return {
						found: read,
						more: Math.max(0, found.total_count - read.length)
					};
				}
			};
		}
		function readFound(found) {
			return {
				number: found.number,
				isPullRequest: found.pull_request !== undefined && found.pull_request !== null,
				state: found.state,
				title: found.title,
				body: found.body ?? "",
				author: found.user?.login ?? null,
				authorAssociation: found.author_association,
				labels: found.labels
			};
		}
		var conversation = __webpack_require__(60409);
		;
		const maxFailedJobs = 3;
		const jobsSchema = schemas.object({ jobs: schemas.array(schemas.object({
			id: schemas.int(),
			name: schemas.string(),
			conclusion: schemas.string().nullish()
		})) });
		const labelEventsSchema = schemas.array(schemas.object({
			event: schemas.string(),
			created_at: schemas.string(),
			actor: schemas.object({ login: schemas.string() }).nullish(),
			label: schemas.object({ name: schemas.string() }).nullish()
		}));
		const reactionSchema = schemas.object({
			status: schemas.union([schemas.literal(200), schemas.literal(201)]),
			data: request_ask.ZT
		});
		const textSchema = schemas.object({ body: schemas.string().nullish() });
		function createTriggerClient({ ask, askAll, askResponse, askGraphql, rest, target }) {
			const { actions, issues, pulls, reactions } = rest;
			return {
				async readComment({ type, number, id }) {
					const found = await (0, request_ask.w0)(ask(`read ${type} ${id}`, textSchema, (request) => {
						switch (type) {
							case "issue_comment": return issues.getComment({
								...target,
								comment_id: id,
								request
							});
							case "pull_request_review_comment": return pulls.getReviewComment({
								...target,
								comment_id: id,
								request
							});
							case "pull_request_review": return pulls.getReview({
								...target,
								pull_number: number,
								review_id: id,
								request
							});
						}
					}));
					return found === null ? null : found.body ?? "";
				},
				readConversation: (number) => askGraphql(`read the comments of ${number}`, conversation.Ru, conversation._3, {
					owner: target.owner,
					name: target.repo,
					number
				}),
				async addReaction(place, content) {
					const { status } = await askResponse(`set a reaction in ${place.number}`, reactionSchema, (request) => {
						const common = {
							...target,
							content,
							request
						};
						switch (place.type) {
							case "thread":
							case "pull_request_review": return reactions.createForIssue({
								...common,
								issue_number: place.number
							});
							case "issue_comment": return reactions.createForIssueComment({
								...common,
								comment_id: place.id
							});
							case "pull_request_review_comment": return reactions.createForPullRequestReviewComment({
								...common,
								comment_id: place.id
							});
						}
					});
					return status === 201;
				},
				async removeLabel(number, name) {
					const removed = await (0, request_ask.w0)(ask(`remove the label ${name} from ${number}`, request_ask.ZT, (request) => issues.removeLabel({
						...target,
						issue_number: number,
						name,
						request
					})));
					return removed !== null;
				},
				async readFailedLogs(runId) {
					const { jobs } = await ask(`list the jobs of workflow run ${runId}`, jobsSchema, (request) => actions.listJobsForWorkflowRun({
						...target,
						run_id: runId,
						filter: "latest",
						per_page: 100,
						request
					}));
					const failed = jobs.filter(({ conclusion }) => conclusion === "failure");
					const logs = await Promise.all(failed.slice(0, maxFailedJobs).map(async ({ id, name }) => ({
						name,
						log: await ask(`read the log of job ${id}`, schemas.string(), (request) => actions.downloadJobLogsForWorkflowRun({
							...target,
							job_id: id,
							request
						}))
					})));
					return {
						logs,
						others: failed.slice(maxFailedJobs).map(({ name }) => name)
					};
				},
				async findLabelling(number, name) {
					const events = await askAll(`list the events of ${number}`, labelEventsSchema, (page) => issues.listEvents({
						...target,
						issue_number: number,
						...page
					}));
					const found = events.findLast(({ event, label }) => event === "labeled" && label?.name !== undefined && (0, trigger_event.yS)(label.name, name));
					const login = found?.actor?.login;
					return found === undefined || login === undefined ? null : {
						login,
						setAt: found.created_at
					};
				}
			};
		}
		;
		const apiTimeoutMs = 15e4;
		const permissionSchema = schemas.object({
			permission: schemas.string(),
			role_name: schemas.string(),
			user: schemas.object({ type: schemas.string() }).nullish()
		});
		const commentSchema = schemas.object({
			id: schemas.int().positive(),
			body: schemas.string().default(""),
			html_url: schemas.string(),
			user: schemas.object({ login: schemas.string() }).nullish()
		}).transform(({ id, user, body, html_url: url }) => ({
			id,
			author: user?.login ?? null,
			body,
			url
		}));
		const pullRequestSchema = schemas.object({
			state: schemas.string(),
			labels: request_ask.Pr,
			base: schemas.object({ ref: schemas.string().min(1) }),
			merge_commit_sha: schemas.string().nullish(),
			head: schemas.object({
				sha: schemas.string().min(1),
				ref: schemas.string().min(1).optional(),
				repo: schemas.object({
					full_name: schemas.string().optional(),
					pushed_at: schemas.string().nullable()
				}).nullable()
			})
		});
		const pullRequestsSchema = schemas.array(schemas.object({
			number: schemas.int().positive(),
			title: schemas.string(),
			body: schemas.string().nullable(),
			user: schemas.object({
				login: schemas.string(),
				type: schemas.string()
			}).nullable(),
			author_association: schemas.string(),
			labels: request_ask.Pr,
			base: schemas.object({ ref: schemas.string().min(1) }),
			head: schemas.object({ sha: schemas.string().min(1) })
		}));
		const repositorySchema = schemas.object({
			default_branch: schemas.string().min(1),
			private: schemas.boolean()
		});
		const branchesSchema = schemas.array(schemas.object({ name: schemas.string() }).transform(({ name }) => name));
		const client_commitSchema = schemas.object({ sha: schemas.string() });
		const client_comparisonSchema = schemas.object({ status: schemas["enum"]([
			"ahead",
			"behind",
			"diverged",
			"identical"
		]) });
		const workflowRunSchema = schemas.object({
			path: schemas.string(),
			created_at: schemas.string(),
			head_repository: schemas.object({ full_name: schemas.string() }).nullish()
		});
		const reviewsSchema = schemas.array(schemas.object({
			state: schemas.string(),
			user: schemas.object({ login: schemas.string() }).nullish(),
			environments: schemas.array(schemas.object({ name: schemas.string() }))
		}).transform(({ state, user, environments }) => ({
			state,
			login: user?.login ?? null,
			environments: environments.map(({ name }) => name)
		})));
		const viewerSchema = schemas.object({ viewer: schemas.object({
			login: schemas.string().min(1),
			databaseId: schemas.int().nullish()
		}) });
		const fileSchema = schemas.object({
			type: schemas.literal("file"),
			encoding: schemas.literal("base64"),
			content: schemas.string()
		});
		function openGitHubClient({ repository, apiUrl }, token, services) {
			return createGitHubClient({
				token,
				repository,
				apiUrl,
				limit: {
					...services,
					limitMs: apiTimeoutMs
				}
			});
		}
		function createGitHubClient(options) {
			const api = (0, request_ask.Nd)(options);
			const { ask, askAll, askGraphql, rest, target, repository } = api;
			return {
				repository,
				...createTriggerClient(api),
				publishing: createPublishingClient(api),
				thread: createThreadClient(api),
				lookup: createLookupClient(api),
				async readOwnAccount() {
					const query = "query { viewer { login databaseId } }";
					const { viewer } = await askGraphql("ask for the token\u2019s own login", viewerSchema, query);
					return {
						login: viewer.login,
						id: viewer.databaseId ?? null
					};
				},
				async readRepository() {
					const found = await ask("read the repository", repositorySchema, (request) => rest.repos.get({
						...target,
						request
					}));
					return {
						defaultBranch: found.default_branch,
						isPrivate: found.private
					};
				},
				async readPermission(login) {
					const found = await ask(`read the permission of ${login}`, permissionSchema, (request) => rest.repos.getCollaboratorPermissionLevel({
						...target,
						username: login,
						request
					}));
					return {
						roleName: found.role_name,
						permission: found.permission,
						accountType: found.user?.type ?? "User"
					};
				},
				async readPullRequest(number) {
					const found = await ask(`read pull request ${number}`, pullRequestSchema, (request) => rest.pulls.get({
						...target,
						pull_number: number,
						request
					}));
					const { head, base } = found;
					const fork = head.repo?.full_name?.toLowerCase() !== (0, run_context.Ot)(repository).toLowerCase();
					const mergeSha = found.merge_commit_sha ?? null;
					return {
						head: {
							sha: head.sha,
							ref: head.ref ?? null,
							baseRef: base.ref,
							mergeSha,
							fork
						},
						pushedAt: head.repo?.pushed_at ?? null,
						labels: found.labels,
						isOpen: found.state === "open"
					};
				},
				async listPullRequests({ owner, branch }) {
					const head = `${owner}:${branch}`;
					const found = await ask(`list the pull requests from ${head}`, pullRequestsSchema, (request) => rest.pulls.list({
						...target,
						state: "open",
						head,
						request
					}));
					return found.map(({ number, title, body, user, author_association, labels, base, head: { sha } }) => ({
						number,
						headSha: sha,
						baseRef: base.ref,
						details: {
							title,
							body: (0, trigger_event.Vr)({
								user,
								author_association
							}, body),
							labels
						}
					}));
				},
				readIssueLabels: (number) => askAll(`read the labels of ${number}`, request_ask.Pr, (page) => rest.issues.listLabelsOnIssue({
					...target,
					issue_number: number,
					...page
				})),
				listBranchesAt: (commit) => ask(`list the branches at ${commit}`, branchesSchema, (request) => rest.repos.listBranchesForHeadCommit({
					...target,
					commit_sha: commit,
					request
				})),
				async hasCommit(commit) {
					const found = await (0, request_ask.w0)(ask(`read commit ${commit}`, client_commitSchema, (request) => rest.git.getCommit({
						...target,
						commit_sha: commit,
						request
					})));
					return found?.sha === commit;
				},
				async isAncestor(commit, tip) {
					if (commit === tip) return true;
					const found = await (0, request_ask.w0)(ask(`compare ${commit} with ${tip}`, client_comparisonSchema, (request) => rest.repos.compareCommitsWithBasehead({
						...target,
						basehead: `${tip}...${commit}`,
						per_page: 1,
						request
					})));
					return found?.status === "behind" || found?.status === "identical";
				},
				async readFile(path, commit) {
					const what = `read ${path} at ${commit}`;
					const found = await (0, request_ask.w0)(ask(what, fileSchema, (request) => rest.repos.getContent({
						...target,
						path,
						ref: commit,
						request
					})));
					if (found === null) return null;
					try {
						return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(found.content, "base64"));
					} catch (cause) {
						throw new request_ask.vK(`${what}: the file is not UTF-8 text`, {
							status: null,
							cause
						});
					}
				},
				async readWorkflowRun(id) {
					const found = await ask(`read workflow run ${id}`, workflowRunSchema, (request) => rest.actions.getWorkflowRun({
						...target,
						run_id: Number(id),
						request
					}));
					return {
						path: found.path.split("@", 1)[0] ?? "",
						repository: found.head_repository?.full_name ?? "unknown",
						createdAt: found.created_at
					};
				},
				listReviews: (runId) => ask(`list the reviews of workflow run ${runId}`, reviewsSchema, (request) => rest.actions.getReviewsForRun({
					...target,
					run_id: Number(runId),
					request
				})),
				listComments: (number) => askAll(`list the comments of ${number}`, schemas.array(commentSchema), (page) => rest.issues.listComments({
					...target,
					issue_number: number,
					...page
				})),
				createComment: (number, body) => ask(`write a comment on ${number}`, commentSchema, (request) => rest.issues.createComment({
					...target,
					issue_number: number,
					body,
					request
				}), "creates"),
				updateComment: (id, body) => ask(`edit comment ${id}`, commentSchema, (request) => rest.issues.updateComment({
					...target,
					comment_id: id,
					body,
					request
				}))
			};
		}
	}),
	74510: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Jm: () => readPendingRun,
			MA: () => placeMarker,
			Or: () => replacePlace,
			qD: () => upsertStickyComment
		});
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88343);
		var _core_text_fence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50018);
		var _request_ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21652);
		var _request_explain_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92294);
		var _request_run_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72398);
		const maxCommentLength = 65e3;
		const maxBodyLength = 6e4;
		async function upsertStickyComment(options) {
			const { client, number, redactor, pending = null, approvals = "" } = options;
			const marker = renderMarker(redactor.redactText(options.key));
			const waiting = pending === null ? "" : `${renderPendingRun(pending)}\n`;
			const head = `${marker}\n${waiting}${approvals === "" ? "" : `${redactor.known.redactText(approvals)}\n\n`}`;
			const body = `${head}${cutBody(redactor.redactText(options.body), Math.min(maxBodyLength, maxCommentLength - head.length))}`;
			return (0, _request_ask_js__WEBPACK_IMPORTED_MODULE_0__.yw)(async () => {
				const { login } = await client.readOwnAccount();
				const find = async () => (await client.listComments(number)).find((comment) => comment.author === login && comment.body.startsWith(marker));
				const own = await find();
				if (own !== undefined && options.keepPending === true && readPendingRun(own.body) !== null) return { type: "none" };
				if (own === undefined) {
					const made = await (0, _request_ask_js__WEBPACK_IMPORTED_MODULE_0__.Ur)(() => client.createComment(number, body), async () => await find() ?? null);
					return {
						type: "created",
						id: made.id,
						url: made.url
					};
				}
				const edited = await client.updateComment(own.id, body);
				return {
					type: "updated",
					id: edited.id,
					url: edited.url
				};
			}, explainRefusedComment);
		}
		const placeMarker = "<!-- script-harness:changes -->";
		async function replacePlace({ client, number, key, context, place, redactor }) {
			const start = key === null ? renderMarker(`${context.workflow}/`).slice(0, -" -->".length) : renderMarker(redactor.redactText(key));
			return (0, _request_ask_js__WEBPACK_IMPORTED_MODULE_0__.yw)(async () => {
				const { login } = await client.readOwnAccount();
				const found = (await client.listComments(number)).filter(({ body }) => body.startsWith(start) && body.includes(`${(0, _request_run_context_js__WEBPACK_IMPORTED_MODULE_2__.Br)(context)})`) && findPlace(body) >= 0);
				const own = found.findLast(({ author }) => author === login);
				if (own === undefined) return { type: found.some(({ author }) => author?.endsWith("[bot]")) ? "other" : "none" };
				const lines = own.body.split("\n");
				const at = findPlace(own.body);
				const end = lines.indexOf("", at);
				const rest = end === -1 ? [] : lines.slice(end);
				const body = [
					...lines.slice(0, at + 1),
					redactor.redactText(place),
					...rest
				].join("\n");
				const edited = await client.updateComment(own.id, body);
				return {
					type: "updated",
					id: edited.id,
					url: edited.url
				};
			}, explainRefusedComment);
		}
		function findPlace(body) {
			return (0, _core_text_fence_js__WEBPACK_IMPORTED_MODULE_3__.R)(body).findIndex(({ line, open }) => line === placeMarker && open === null);
		}
		function explainRefusedComment(failed) {
			const reason = (0, _request_explain_request_js__WEBPACK_IMPORTED_MODULE_1__.N)(failed, "issues: write, pull-requests: write", "set `comment: off`");
			return {
				type: "failed",
				reason
			};
		}
		const pendingSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
			runId: zod__WEBPACK_IMPORTED_MODULE_4__.string().regex(/^\d+$/),
			artifactName: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1),
			digest: zod__WEBPACK_IMPORTED_MODULE_4__.string().regex(/^[0-9a-f]{64}$/),
			codes: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.string().regex(/^[0-9a-f]{40}$/))
		});
		const pendingStart = "<!-- script-harness:pending ";
		function renderPendingRun(pending) {
			return `${pendingStart}${encodeURIComponent(JSON.stringify(pendingSchema.parse(pending)))} -->`;
		}
		function readPendingRun(body) {
			const [, line = ""] = body.split("\n", 2);
			if (!line.startsWith(pendingStart) || !line.endsWith(" -->")) return null;
			try {
				const written = JSON.parse(decodeURIComponent(line.slice(pendingStart.length, -" -->".length)));
				return pendingSchema.safeParse(written).data ?? null;
			} catch {
				return null;
			}
		}
		function renderMarker(key) {
			return `<!-- script-harness:sticky ${encodeURIComponent(key.toWellFormed())} -->`;
		}
		const cutNote = "\n\n*Cut here: the text is too long for a comment.*";
		function cutBody(body, maxLength) {
			if (body.length <= maxLength) return body;
			const kept = body.slice(0, Math.max(0, maxLength - cutNote.length));
			let end = 0;
			let at = 0;
			for (const { line, open } of (0, _core_text_fence_js__WEBPACK_IMPORTED_MODULE_3__.R)(kept).slice(0, -1)) {
				at += line.length + 1;
				if (open === null) end = at;
			}
			return `${kept.slice(0, end).trimEnd()}${cutNote}`;
		}
	}),
	97321: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			B0: () => isFork,
			GM: () => readAccount,
			QR: () => hasComment,
			Vr: () => readAuthored,
			bv: () => readRepositoryTrust,
			ct: () => readThreadNumber,
			yS: () => isSameName
		});
		function readThreadNumber(event) {
			if (event.type !== "workflow_run") return "number" in event ? event.number : null;
			return event.pullRequests.length === 1 ? event.pullRequests[0]?.number ?? null : null;
		}
		function readRepositoryTrust(event) {
			switch (event.type) {
				case "pull_request":
				case "pull_request_target":
				case "pull_request_review":
				case "pull_request_review_comment":
				case "merge_group": return "untrusted";
				case "issue_comment": return event.isPullRequest ? "untrusted" : "trusted";
				case "workflow_run": return event.fork || ![
					"push",
					"schedule",
					"workflow_dispatch"
				].includes(event.upstreamEvent) ? "untrusted" : "trusted";
				case "issues":
				case "workflow_dispatch":
				case "repository_dispatch":
				case "schedule":
				case "push": return "trusted";
			}
		}
		function hasComment(event) {
			return "commentId" in event;
		}
		function isFork(event) {
			return "fork" in event && event.fork;
		}
		function readAuthored(source, text) {
			return {
				author: source.user === null ? null : readAccount(source.user.login, source.user.type),
				authorAssociation: source.author_association,
				text: text ?? ""
			};
		}
		function readAccount(login, type) {
			return {
				login,
				kind: type === "Bot" || /\[bot\]$/i.test(login) ? "bot" : "user"
			};
		}
		function isSameName(left, right) {
			return left.toLowerCase() === right.toLowerCase();
		}
	}),
	48416: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { n: () => listTree });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function listTree(directory) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { withFileTypes: true }).flatMap((entry) => entry.isDirectory() ? [entry, ...listTree((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, entry.name))] : [entry]);
		}
	}),
	74573: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Kn: () => writeOutputs,
			VL: () => createArtifactOutputs,
			XO: () => createOutputWriter,
			_z: () => readConclusion,
			lk: () => createOutputs,
			w$: () => createEndOutputs
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91659);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44196);
		const outputTable = [
			["outcome", "How the run ended, in one word."],
			["conclusion", "`success` or `failure`, by `fail-on`."],
			["final-message", "The model's last message, cut to 60,000 characters."],
			["final-message-file", "A file with the whole message."],
			["result", "The result as JSON, for the input `run-result` of a job with `mode: publish`. `changedFiles` and `structuredOutput` are empty, and long lists are cut; `result.json` of the record is whole."],
			["structured-output", "The answer as JSON that fits `output-schema`. Empty without one."],
			["session-id", "The id of the run."],
			["history-file", "Every event of the run, as JSON lines."],
			["audit-file", "Every tool call and its decision, as a hash chain."],
			["audit-digest", "Hash of the last audit entry. It checks all of them."],
			["patch-file", "The changes as a git patch. Empty without changes."],
			["patch-digest", "SHA-256 of the patch, which is exactly the one that was verified. Empty without changes, and if the outcome is not `completed`."],
			["report-file", "The report as a page for a browser, `report.html`."],
			["changed-files-count", "Files that the patch changes."],
			["denied-count", "Tool calls that the policy denied."],
			["branch-name", "The branch that has the changes, with `mode: pull-request` or `commit`."],
			["pull-request-number", "The number of the pull request. Empty without one."],
			["pull-request-url", "The pull request's address. Empty without one."],
			["comment-url", "The sticky comment. Empty without one."],
			["artifact-name", "The artifact's name. Empty without one."],
			["artifact-url", "The artifact's address. Empty without one."],
			["cost-usd", "Cost of the model in US dollars, or `unknown`."],
			["input-tokens", "Tokens sent, cached ones included."],
			["output-tokens", "Tokens received."],
			["cached-tokens", "Sent tokens that the provider had cached."],
			["turns", "Turns of the model."],
			["tool-calls", "Tool calls that ran."],
			["policy-digest", "SHA-256 of the resolved policy."],
			["attestation-predicate", "The predicate about the published patch as JSON, for `actions/attest`. Empty without the input `audit-digest`."],
			["attestation-file", "The whole in-toto statement, in a file. Empty without the input `audit-digest`."],
			["approvals", "The requests that people have granted, as JSON for a job with `mode: publish`. Empty without one."]
		];
		const outputNames = outputTable.map(([name]) => name);
		const maxMessageLength = 6e4;
		const maxStructuredLength = 3e5;
		const maxResultBytes = 12e4;
		const maxResultMessage = 12e3;
		const maxListed = [
			30,
			10,
			1
		];
		function readConclusion(outcome, failOn) {
			return failOn.includes(outcome) ? "failure" : "success";
		}
		function createOutputs(sources) {
			const { result, artifact, directory } = sources;
			const hasPatch = result.changedFiles.length > 0;
			return {
				outcome: result.outcome,
				conclusion: readConclusion(result.outcome, sources.failOn),
				"final-message": cutMessage(result.finalMessage, maxMessageLength),
				"final-message-file": (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.message),
				result: renderResult(result),
				"structured-output": (result.structuredOutput ?? "").length > maxStructuredLength ? "" : result.structuredOutput ?? "",
				"session-id": result.runId,
				"history-file": (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.history),
				"audit-file": (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.audit),
				"audit-digest": sources.auditDigest ?? "",
				"patch-file": hasPatch ? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.patch) : "",
				"patch-digest": hasPatch && result.outcome === "completed" ? sources.patchSha256 : "",
				"report-file": (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.page),
				"changed-files-count": String(result.changedFiles.length),
				"denied-count": String(result.deniedCalls),
				"branch-name": sources.publication?.branch ?? "",
				"pull-request-number": String(sources.publication?.pullRequest?.number ?? ""),
				"pull-request-url": sources.publication?.pullRequest?.url ?? "",
				"comment-url": sources.commentUrl ?? "",
				...createArtifactOutputs(artifact),
				"cost-usd": result.costUsd === null ? "unknown" : String(result.costUsd),
				"input-tokens": String(result.usage.inputTokens),
				"output-tokens": String(result.usage.outputTokens),
				"cached-tokens": String(result.usage.cachedTokens),
				turns: String(result.turns),
				"tool-calls": String(result.toolCalls),
				"policy-digest": sources.policyDigest,
				"attestation-predicate": "",
				"attestation-file": "",
				approvals: sources.approvals
			};
		}
		function createArtifactOutputs(artifact) {
			const isUploaded = artifact?.type === "uploaded";
			return {
				"artifact-name": isUploaded ? artifact.name : "",
				"artifact-url": isUploaded ? artifact.url : ""
			};
		}
		function createEndOutputs(outcome, failOn) {
			const none = Object.fromEntries(outputNames.map((name) => [name, ""]));
			return {
				...none,
				outcome,
				conclusion: readConclusion(outcome, failOn)
			};
		}
		function createOutputWriter(redactor) {
			let written = {};
			return (outputs) => {
				const changed = outputNames.filter((name) => outputs[name] !== written[name]);
				writeOutputs(Object.fromEntries(changed.map((name) => [name, outputs[name]])), redactor);
				written = outputs;
			};
		}
		function writeOutputs(outputs, redactor) {
			for (const name of outputNames) {
				const value = outputs[name];
				if (value === undefined) continue;
				try {
					(0, _actions_core__WEBPACK_IMPORTED_MODULE_1__.uH)(name, redactor.redactText(value));
				} catch (cause) {
					throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
						code: "publish",
						message: `the outputs of the step cannot be written: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(cause)}`,
						hint: "GITHUB_OUTPUT must name the file that the runner wrote, on a disk with free space.",
						cause
					});
				}
			}
		}
		function renderResult(result) {
			const texts = maxListed.map((most) => JSON.stringify(shortenResult(result, most)));
			return texts.find((text) => Buffer.byteLength(text) <= maxResultBytes) ?? "";
		}
		function shortenResult(result, maxEntries) {
			return {
				...result,
				finalMessage: cutMessage(result.finalMessage, maxResultMessage),
				structuredOutput: null,
				changedFiles: [],
				denials: result.denials.slice(0, maxEntries),
				warnings: cutWarnings(result.warnings, maxEntries)
			};
		}
		function cutWarnings(warnings, most) {
			if (warnings.length <= most) return warnings;
			const shown = warnings.slice(0, most - 1);
			return [...shown, `${warnings.length - shown.length} more warnings are in result.json of the record`];
		}
		function cutMessage(message, maxLength) {
			if (message.length <= maxLength) return message;
			return `${message.slice(0, maxLength).toWellFormed()}\n[cut; final-message-file has all of it]`;
		}
	}),
	21652: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Nd: () => openApi,
			Pr: () => labelsSchema,
			Ur: () => createOnce,
			ZT: () => acceptedSchema,
			vK: () => GitHubRequestError,
			w0: () => findOrNull,
			yw: () => recoverRequest
		});
		var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61351);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37428);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		var _limit_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28942);
		class GitHubRequestError extends Error {
			name = "GitHubRequestError";
			status;
			failure;
			constructor(message, options) {
				super(message, { cause: options.cause });
				this.status = options.status;
				this.failure = options.failure ?? { type: "refused" };
			}
		}
		const acceptedSchema = zod__WEBPACK_IMPORTED_MODULE_2__.union([zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({}), zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.unknown())]);
		const attemptMs = 12e3;
		const backOffMs = [1e3, 4e3];
		const limitedMs = 6e4;
		const tooEarly = /"field":"head","code":"invalid"|head sha can't be blank|could not resolve to a node with/i;
		const earlyMs = 3e3;
		const labelsSchema = zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.union([zod__WEBPACK_IMPORTED_MODULE_2__.string(), zod__WEBPACK_IMPORTED_MODULE_2__.object({ name: zod__WEBPACK_IMPORTED_MODULE_2__.string().nullish() })])).transform((labels) => labels.map((label) => typeof label === "string" ? label : label.name ?? ""));
		function openApi({ token, repository, apiUrl, limit }) {
			const octokit = (0, _actions_github__WEBPACK_IMPORTED_MODULE_0__.Q)(token, { baseUrl: apiUrl });
			async function askResponse(what, schema, request, effect = "repeatable") {
				const untilMs = limit.clock.monotonicMs() + limit.limitMs;
				const response = await (0, _limit_time_js__WEBPACK_IMPORTED_MODULE_3__.D)(limit, async (signal) => {
					for (let attempt = 0;; attempt += 1) {
						try {
							return await (0, _limit_time_js__WEBPACK_IMPORTED_MODULE_3__.D)({
								...limit,
								limitMs: attemptMs,
								signal
							}, (ended) => request({ signal: ended }));
						} catch (cause) {
							const error = createRequestError(what, cause);
							const delayMs = pickDelay(error.failure, attempt, effect);
							if (signal.aborted || delayMs === null || limit.clock.monotonicMs() + delayMs >= untilMs) throw error;
							await limit.clock.sleep(delayMs, signal);
						}
					}
				}).catch((cause) => {
					throw cause instanceof GitHubRequestError ? cause : createRequestError(what, cause);
				});
				const parsed = schema.safeParse(response);
				if (parsed.success) return parsed.data;
				throw new GitHubRequestError(`${what}: the response is not as documented (${zod__WEBPACK_IMPORTED_MODULE_4__.S1(parsed.error)})`, {
					status: null,
					cause: parsed.error
				});
			}
			return {
				repository,
				rest: octokit.rest,
				target: {
					owner: repository.owner,
					repo: repository.name
				},
				ask: (what, schema, request, effect) => askResponse(what, schema, async (options) => (await request(options)).data, effect),
				askResponse,
				askGraphql: (what, schema, query, variables = {}) => askResponse(what, schema, (options) => octokit.graphql(query, {
					...variables,
					request: options
				})),
				async askAll(what, schema, request) {
					const pageSchema = zod__WEBPACK_IMPORTED_MODULE_2__.object({
						data: schema,
						headers: zod__WEBPACK_IMPORTED_MODULE_2__.object({ link: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional() })
					});
					const found = [];
					for (let page = 1; page <= maxPages; page += 1) {
						const { data, headers } = await askResponse(what, pageSchema, (options) => request({
							per_page: 100,
							page,
							request: options
						}));
						found.push(...data);
						if (headers.link?.includes("rel=\"next\"") !== true) return found;
					}
					throw new GitHubRequestError(`could not ${what}: it has more than ${maxPages} pages`, {
						status: null,
						cause: null
					});
				}
			};
		}
		const maxPages = 100;
		async function recoverRequest(ask, recover) {
			try {
				return await ask();
			} catch (thrown) {
				if (!(thrown instanceof GitHubRequestError)) throw thrown;
				return await recover(thrown);
			}
		}
		async function findOrNull(asked) {
			try {
				return await asked;
			} catch (thrown) {
				if (thrown instanceof GitHubRequestError && (thrown.status === 404 || thrown.status === 422)) return null;
				throw thrown;
			}
		}
		async function createOnce(create, find) {
			return recoverRequest(create, async (failed) => {
				if (failed.failure.type !== "unclear") throw failed;
				const found = await find();
				if (found !== null) return found;
				return recoverRequest(create, async (again) => {
					const late = await find();
					if (late === null) throw again;
					return late;
				});
			});
		}
		function pickDelay(failure, attempt, effect) {
			const usualMs = backOffMs[attempt] ?? null;
			if (usualMs === null || failure.type === "refused") return null;
			if (failure.type === "limited") return failure.afterMs ?? limitedMs;
			return effect === "repeatable" ? usualMs : null;
		}
		const maxReason = 500;
		function createRequestError(what, cause) {
			const answer = readAnswer(cause);
			if (answer === null) return new GitHubRequestError(`could not ${what}: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(cause)}`, {
				status: null,
				cause,
				failure: { type: "unclear" }
			});
			const { status, headers, isPage } = answer;
			const reason = answer.reason.replace(/\s+/g, " ").slice(0, maxReason);
			const shown = [...status === null ? [] : [`GitHub answered ${status}`], ...isPage ? [] : [reason]].join(": ");
			return new GitHubRequestError(`could not ${what}: ${shown}${readAccepted(status, headers)}`, {
				status,
				cause,
				failure: readRequestFailure(status, headers, reason)
			});
		}
		function readAnswer(cause) {
			const query = queryErrorSchema.safeParse(cause).data;
			if (query !== undefined) {
				const { errors, headers } = query;
				const [status = null] = errors.flatMap(({ type }) => statusOfType.get(type) ?? []);
				return {
					status,
					headers,
					reason: errors.map(({ message }) => message).join(" "),
					isPage: false
				};
			}
			const response = requestErrorSchema.safeParse(cause).data?.response;
			if (response === undefined) return null;
			const { status, headers, data } = response;
			return {
				status,
				headers,
				reason: (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(cause),
				isPage: typeof data === "string"
			};
		}
		const statusOfType = new Map([
			["RATE_LIMITED", 429],
			["RATE_LIMIT", 429],
			["FORBIDDEN", 403],
			["INSUFFICIENT_SCOPES", 403],
			["NOT_FOUND", 404],
			["UNPROCESSABLE", 422]
		]);
		function readAccepted(status, headers) {
			const accepted = zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[a-z_=,; ]{1,300}$/).safeParse(headers["x-accepted-github-permissions"]);
			return status === 403 && accepted.success ? ` (GitHub accepts ${accepted.data.replaceAll(/; */g, " or ")})` : "";
		}
		const headersSchema = zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(), zod__WEBPACK_IMPORTED_MODULE_2__.unknown());
		const requestErrorSchema = zod__WEBPACK_IMPORTED_MODULE_2__.object({ response: zod__WEBPACK_IMPORTED_MODULE_2__.object({
			status: zod__WEBPACK_IMPORTED_MODULE_2__.number(),
			data: zod__WEBPACK_IMPORTED_MODULE_2__.unknown().optional(),
			headers: headersSchema.default({})
		}).optional() });
		const queryErrorSchema = zod__WEBPACK_IMPORTED_MODULE_2__.object({
			errors: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_2__.string().default(""),
				message: zod__WEBPACK_IMPORTED_MODULE_2__.string().default("")
			})).min(1),
			headers: headersSchema
		});
		function readRequestFailure(status, headers, reason) {
			const { "retry-after": after, "x-ratelimit-remaining": remaining } = headers;
			const afterMs = /^\d+$/.test(String(after)) ? Number(after) * 1e3 : remaining === "0" ? readResetMs(headers) : null;
			const isSecondary = /secondary rate limit|abuse detection/i.test(reason);
			if (status === 429 || isSecondary || status === 403 && (afterMs !== null || remaining === "0")) return {
				type: "limited",
				afterMs
			};
			if (status === 422 && tooEarly.test(reason)) return {
				type: "limited",
				afterMs: earlyMs
			};
			return { type: status === null || status >= 500 ? "unclear" : "refused" };
		}
		function readResetMs({ date, "x-ratelimit-reset": reset }) {
			const untilMs = Number(reset) * 1e3 - Date.parse(String(date));
			return Number.isFinite(untilMs) ? Math.max(untilMs, 0) : null;
		}
	}),
	92294: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			N: () => describeRequest,
			w: () => explainRequests
		});
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22603);
		var _ask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21652);
		const otherReason = /is locked|was archived|SAML enforcement|IP allow list|is blocked|forbids access|is not a user/i;
		function hintAtPermissions({ message, status, failure }, permissions, otherwise) {
			if (status !== 403 && status !== 404 || failure.type === "limited" || otherReason.test(message)) return "";
			const isPersonal = /by personal access token/i.test(message);
			const owner = isPersonal ? "the personal access token in github-token" : "the job";
			const app = /by integration/i.test(message) ? " (if github-token is the token of an app: the app)" : "";
			return `Give ${owner} \`permissions: {${permissions}}\`${app}${otherwise === "" ? "" : `, or ${otherwise}`}.`;
		}
		function describeRequest(failed, permissions, otherwise = "") {
			return `${failed.message}. ${hintAtPermissions(failed, permissions, otherwise)}`.trim();
		}
		function hintAtFailure(failed, permissions, otherwise) {
			if (failed.failure.type !== "refused") return "Start the job again.";
			if (failed.status === 401) return "Check that github-token is valid for this repository. The token of an app is valid for an hour.";
			if (/not permitted to create/i.test(failed.message)) return "Allow it in the settings of the repository (Actions, General, Workflow permissions), or give `github-token` the token of an app.";
			if (/reference update failed|rule violations/i.test(failed.message)) return "A ruleset of the repository or organisation refuses it: let the account of `github-token` bypass it. If the rule is about names of branches, set another branch-prefix.";
			const workflows = /workflows=write|without `?workflows?`? (?:permission|scope)/i.test(failed.message) ? "Perhaps a workflow file of the commit differs from the default branch: start the job again on the newest commit, or give `github-token` the token of an app with `workflows: write`." : "";
			const hint = hintAtPermissions(failed, permissions, otherwise);
			if (workflows !== "") return `${hint} ${workflows}`.trim();
			return hint === "" && otherwise !== "" ? `${otherwise.slice(0, 1).toUpperCase()}${otherwise.slice(1)}.` : hint;
		}
		async function explainRequests(ask, { code, what, permissions, otherwise = "", advise = () => "" }) {
			return (0, _ask_js__WEBPACK_IMPORTED_MODULE_1__.yw)(ask, (cause) => {
				const hint = [advise(cause), hintAtFailure(cause, permissions, otherwise)].filter((text) => text !== "").join(" ");
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
					code,
					message: `${what === "" ? "" : `${what}: `}${cause.message}`,
					hint,
					cause
				});
			});
		}
	}),
	28942: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { D: () => limitTime });
		var _core_until_aborted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80269);
		async function limitTime({ clock, signal, limitMs }, work) {
			const limited = new AbortController();
			const ended = new AbortController();
			const end = () => limited.abort(signal.reason);
			if (signal.aborted) end();
			signal.addEventListener("abort", end, { once: true });
			clock.sleep(limitMs, ended.signal).then(() => limited.abort(new Error(`it took longer than ${Math.round(limitMs / 1e3)} seconds`)), () => undefined);
			try {
				limited.signal.throwIfAborted();
				return await (0, _core_until_aborted_js__WEBPACK_IMPORTED_MODULE_0__.E)(work(limited.signal), limited.signal);
			} finally {
				ended.abort();
				signal.removeEventListener("abort", end);
			}
		}
	}),
	72398: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$p: () => readRunContext,
			Br: () => renderRunUrl,
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
					message: "the environment does not belong to a GitHub Actions run",
					hint: "Run the action in a GitHub workflow, or use the command line outside of one.",
					problems: parsed.error.issues.map(({ path, message }) => (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.Yx)(`${path.join(".")}: ${message}`))
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
		function renderRunUrl({ serverUrl, repository, runId }) {
			return `${serverUrl}/${renderRepositoryName(repository)}/actions/runs/${runId}`;
		}
	}),
	85334: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			J$: () => markProduct,
			Nh: () => markReported,
			Ob: () => isReported,
			du: () => pickUpload,
			e2: () => isLabelLeft,
			g0: () => markLabelRemoved,
			g1: () => readProduct,
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
			try {
				(0, _actions_core__WEBPACK_IMPORTED_MODULE_2__.LZ)("run", JSON.stringify(stateSchema.parse(state)));
			} catch (cause) {
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.tj({
					code: "usage",
					message: `the state of the step cannot be written: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.IP)(cause)}`,
					hint: "GITHUB_STATE must name the file that the runner wrote, on a disk with free space.",
					cause
				});
			}
		}
		function mark(name, value) {
			try {
				(0, _actions_core__WEBPACK_IMPORTED_MODULE_2__.LZ)(name, value);
			} catch {}
		}
		function markReported() {
			mark("reported", "true");
		}
		const productSchema = zod__WEBPACK_IMPORTED_MODULE_4__.discriminatedUnion("type", [
			zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ type: zod__WEBPACK_IMPORTED_MODULE_4__.literal("missing") }),
			zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
				type: zod__WEBPACK_IMPORTED_MODULE_4__.literal("changes"),
				note: zod__WEBPACK_IMPORTED_MODULE_4__.string()
			}),
			zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
				type: zod__WEBPACK_IMPORTED_MODULE_4__.literal("answer"),
				note: zod__WEBPACK_IMPORTED_MODULE_4__.string()
			})
		]);
		function markProduct(product) {
			mark("product", JSON.stringify(product));
		}
		function readProduct(env) {
			const text = env["STATE_product"] ?? "";
			if (text === "") return null;
			const parsed = productSchema.safeParse(parseJson(text));
			if (!parsed.success) throw refuse("the product of the run is not one that this action saves");
			return parsed.data;
		}
		function markLabelRemoved() {
			mark("label", "removed");
		}
		function isLabelLeft(env) {
			return (env["STATE_run"] ?? "") !== "" && env["STATE_label"] !== "removed";
		}
		function isReported(env) {
			return env["STATE_reported"] === "true";
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
	28336: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { o: () => writeStepSummary });
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97535);
		var _core_text_fence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50018);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		async function writeStepSummary(markdown) {
			try {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(process.env["GITHUB_STEP_SUMMARY"] ?? "", `${fitSummary(markdown)}\n`);
				return null;
			} catch (thrown) {
				return `the step summary could not be written: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(thrown)}`;
			}
		}
		function fitSummary(markdown) {
			const bytes = Buffer.from(markdown, "utf8");
			if (bytes.length <= _core_limits_js__WEBPACK_IMPORTED_MODULE_1__.aH) return markdown;
			const head = bytes.subarray(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__.aH - 1024);
			const lineEnd = head.lastIndexOf("\n");
			const kept = head.subarray(0, lineEnd === -1 ? head.length : lineEnd).toString("utf8").replace(/(?<!\uFFFD)\uFFFD+$/, "");
			const fence = (0, _core_text_fence_js__WEBPACK_IMPORTED_MODULE_3__.R)(kept).at(-1)?.open ?? null;
			const note = `*Cut here: ${bytes.length} bytes are more than a step summary can hold. The artifact has all of it.*`;
			return `${kept}\n${fence === null ? "" : `${fence}\n`}\n${note}\n`;
		}
	}),
	60409: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			ET: () => addHunk,
			Ru: () => conversationSchema,
			WM: () => selectContributions,
			_3: () => conversationQuery
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
		var _event_trigger_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97321);
		const fields = "databaseId author { login } authorAssociation body createdAt lastEditedAt isMinimized";
		const conversationQuery = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    issueOrPullRequest(number: $number) {
      ... on Issue { comments(last: 100) { totalCount nodes { ${fields} } } }
      ... on PullRequest {
        comments(last: 100) { totalCount nodes { ${fields} } }
        reviews(last: 50) { totalCount nodes { ${fields} state comments(last: 50) { totalCount nodes { ${fields} path line diffHunk } } } }
      }
    }
  }
}`;
		const contribution = zod__WEBPACK_IMPORTED_MODULE_0__.object({
			databaseId: zod__WEBPACK_IMPORTED_MODULE_0__.int().nullable(),
			author: zod__WEBPACK_IMPORTED_MODULE_0__.object({ login: zod__WEBPACK_IMPORTED_MODULE_0__.string() }).nullable(),
			authorAssociation: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			body: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			createdAt: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			lastEditedAt: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
			isMinimized: zod__WEBPACK_IMPORTED_MODULE_0__.boolean()
		});
		const listOf = (item) => zod__WEBPACK_IMPORTED_MODULE_0__.object({
			totalCount: zod__WEBPACK_IMPORTED_MODULE_0__.int().default(0),
			nodes: zod__WEBPACK_IMPORTED_MODULE_0__.array(item.nullable()).nullable()
		}).transform(({ totalCount, nodes }) => ({
			items: (nodes ?? []).filter((node) => node !== null),
			older: Math.max(0, totalCount - (nodes ?? []).length)
		}));
		const lineComment = contribution.extend({
			path: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			line: zod__WEBPACK_IMPORTED_MODULE_0__.int().nullable(),
			diffHunk: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish()
		});
		const review = contribution.extend({
			state: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			comments: listOf(lineComment)
		});
		const conversationSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({ repository: zod__WEBPACK_IMPORTED_MODULE_0__.object({ issueOrPullRequest: zod__WEBPACK_IMPORTED_MODULE_0__.object({
			comments: listOf(contribution),
			reviews: listOf(review).optional()
		}) }) }).transform(({ repository: { issueOrPullRequest } }) => {
			const { comments, reviews = {
				items: [],
				older: 0
			} } = issueOrPullRequest;
			const found = [...comments.items.flatMap((one) => readContribution("issue_comment", one, {
				place: null,
				hunk: null
			})), ...reviews.items.flatMap((one) => [...readContribution("pull_request_review", one, {
				place: one.state.toLowerCase().replaceAll("_", " "),
				hunk: null
			}), ...one.comments.items.flatMap((on) => readContribution("pull_request_review_comment", on, {
				place: on.line === null ? on.path : `${on.path}:${on.line}`,
				hunk: on.diffHunk ?? null
			}))])];
			const onLines = reviews.items.reduce((sum, one) => sum + one.comments.older, 0);
			return {
				found,
				older: comments.older + reviews.older + onLines
			};
		});
		function readContribution(type, found, { place, hunk }) {
			if (found.isMinimized || found.databaseId === null || found.body.trim() === "") return [];
			return [{
				type,
				id: found.databaseId,
				author: found.author?.login ?? null,
				authorAssociation: found.authorAssociation,
				text: found.body,
				changedAt: found.lastEditedAt ?? found.createdAt,
				isEdited: found.lastEditedAt !== null,
				place,
				hunk
			}];
		}
		const maxHunkLines = 12;
		const maxHunkCharacters = 2e3;
		function addHunk(hunk, text) {
			if (hunk === null || hunk === "") return text;
			const shown = hunk.split("\n").slice(-maxHunkLines).join("\n").slice(-maxHunkCharacters).toWellFormed();
			return `${shown}\n\n${text}`;
		}
		const maxCharacters = 65536;
		const maxCharactersEach = 16384;
		function selectContributions(event, found) {
			const at = Date.parse(readEventTime(event) ?? "");
			const usable = found.filter(({ changedAt }) => Date.parse(changedAt) <= at).filter(({ type, id }) => !((0, _event_trigger_event_js__WEBPACK_IMPORTED_MODULE_1__.QR)(event) && event.type === type && event.commentId === id)).filter(({ text }) => !text.startsWith("<!-- script-harness:")).toSorted((left, right) => Date.parse(right.changedAt) - Date.parse(left.changedAt));
			const selected = [];
			let left = maxCharacters;
			for (const one of usable) {
				const written = one.text.length > maxCharactersEach ? `${one.text.slice(0, maxCharactersEach).toWellFormed()}\n[cut]` : one.text;
				left -= addHunk(one.hunk, written).length;
				if (left < 0) break;
				selected.unshift({
					...one,
					text: written
				});
			}
			return {
				selected,
				leftOut: usable.length - selected.length
			};
		}
		function readEventTime(event) {
			if ((0, _event_trigger_event_js__WEBPACK_IMPORTED_MODULE_1__.QR)(event)) return event.commentedAt;
			return "updatedAt" in event ? event.updatedAt : null;
		}
	}),
	82101: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => maskSecrets,
			W: () => createWorkflowLog
		});
		var _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96763);
		var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91659);
		var _core_text_disarm_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78044);
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
			const annotate = ({ level, message: text, file, line }) => {
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
			};
			return {
				annotate,
				warn: (message) => annotate({
					level: "warning",
					message,
					file: null,
					line: null
				}),
				write: (text) => writeLines(clean(text)),
				closeGroup,
				openGroup(title) {
					closeGroup();
					(0, _actions_core__WEBPACK_IMPORTED_MODULE_1__.Oh)((0, _core_text_disarm_commands_js__WEBPACK_IMPORTED_MODULE_2__.T)(clean(title.replace(/[\r\n]+/g, " "))));
					groupOpen = true;
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
			(0, _actions_core__WEBPACK_IMPORTED_MODULE_1__.pq)((0, _core_text_disarm_commands_js__WEBPACK_IMPORTED_MODULE_2__.T)(text));
		}
		function maskSecrets(values) {
			for (const value of values) {
				if (value === null || value.trim() === "") continue;
				(0, _actions_core__WEBPACK_IMPORTED_MODULE_1__.Pq)(value);
				const lines = value.split(/[\r\n]+/).map((line) => line.trim());
				for (const line of lines) if (lines.length > 1 && line.length >= 8) (0, _actions_core__WEBPACK_IMPORTED_MODULE_1__.Pq)(line);
			}
		}
	}),
	37023: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Ab: () => renderPatchPlace,
			XV: () => renderEarlyEnd,
			i5: () => renderRunLink,
			wQ: () => renderComment
		});
		var _content_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65275);
		var _content_fit_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79588);
		var _refused_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77826);
		var _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62051);
		var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37527);
		const shownFiles = 50;
		const maxMessageCharacters = 2e4;
		const maxCharacters = 58e3;
		function renderComment(record, options) {
			const { result } = record;
			const isAnswer = options.style === "plain" && result?.outcome === "completed" && result.finalMessage !== "";
			const { changedFiles: files = [], warnings = [] } = result ?? {};
			const show = isAnswer ? _content_facts_js__WEBPACK_IMPORTED_MODULE_0__.I2 : _content_facts_js__WEBPACK_IMPORTED_MODULE_0__.YN;
			const { denied, warned, changed } = (0, _content_fit_parts_js__WEBPACK_IMPORTED_MODULE_1__.XH)({
				denials: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_0__.d1)(record),
				warnings,
				files
			}, shownFiles, show);
			const parts = [
				{
					name: "outcome",
					value: Infinity,
					text: isAnswer ? "" : (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_0__.Lf)(record)
				},
				{
					name: "final message",
					value: 4,
					text: renderFinalMessage(result?.finalMessage ?? "")
				},
				{
					name: "names",
					value: Infinity,
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_0__.Ht)("tests that verify did not run", result?.unknownTests ?? [])
				},
				{
					name: "tests",
					value: Infinity,
					text: isAnswer ? renderTests(record) : ""
				},
				{
					name: "note",
					value: Infinity,
					text: options.note
				},
				denied,
				{
					name: "refused changes",
					value: 4.5,
					text: (0, _refused_changes_js__WEBPACK_IMPORTED_MODULE_2__.y)(record)
				},
				{
					name: "output of setup or verify",
					value: 3.5,
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_0__.em)(record)
				},
				warned,
				changed,
				{
					name: "details",
					value: 1,
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_0__.I2)("The run", (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_0__.Id)(record))
				}
			];
			return (0, _content_fit_parts_js__WEBPACK_IMPORTED_MODULE_1__.u5)(parts, {
				after: renderRunLink(options.runUrl),
				most: options.maxCharacters ?? maxCharacters,
				measure: _content_fit_parts_js__WEBPACK_IMPORTED_MODULE_1__.wZ
			});
		}
		function renderTests({ result, started }) {
			const verify = result?.verify ?? null;
			const tests = verify === null ? "" : (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(verify);
			return [tests === "" ? "" : `Tests: ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__._)(tests)}.`, started?.replayed === true ? "Replayed model." : ""].filter((text) => text !== "").join(" ");
		}
		function renderFinalMessage(message) {
			let source = (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_4__.IN)(message, maxMessageCharacters);
			let text = (0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__.e4)(source);
			while (text.length > maxMessageCharacters) {
				source = (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_4__.IN)(source, Math.floor(source.length / 2));
				text = (0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__.e4)(source);
			}
			return source === message ? text : `${text}\n\n*Cut; the record has the whole message.*`;
		}
		function renderPatchPlace({ result }, place) {
			if (result === null || result.changedFiles.length === 0) return "";
			return `The patch is ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__.cR)("changes.patch")} in ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__._)(place)}; apply it with ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__.cR)("git apply")} in the root of the repository.`;
		}
		function renderRunLink(runUrl) {
			return renderLink("The run and its record", runUrl);
		}
		function renderLink(text, url) {
			return `[${text}](${encodeURI(url).replace(/[()]/g, encodeURIComponent)})`;
		}
		const maxProblems = 20;
		function renderEarlyEnd(ended) {
			const parts = [
				`## ${ended.outcome}\n\n${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__._)((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_4__.IN)(ended.reason, 4e3))}`,
				(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_0__.pI)(ended.problems, maxProblems, (problem) => (0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__._)((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_4__.IN)(problem, 1e3))),
				ended.output,
				ended.runUrl === null ? "" : ended.hasRecord ? renderRunLink(ended.runUrl) : renderLink("The job", ended.runUrl)
			];
			return parts.filter((text) => text !== "").join("\n\n");
		}
	})
};
