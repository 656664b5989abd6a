export const id = 4937;
export const ids = [4937];
export const modules = {
	15698: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runPost: () => runPost });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		var _digest_directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43478);
		var _github_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66685);
		var _github_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74510);
		var _github_event_event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18419);
		var _github_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6882);
		var _github_request_run_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72398);
		var _github_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85334);
		var _github_workflow_log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82101);
		var _models_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(81009);
		var _record_read_record_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95159);
		var _report_comment_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(37023);
		var _job_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(46977);
		var _publish_state_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(62483);
		var _thread_signals_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7724);
		var _record_resume_read_resumable_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(54548);
		var _sandbox_workspace_reserve_workspace_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(2024);
		var _sandbox_host_host_change_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(13467);
		async function runPost(host, refusal) {
			const { redactor } = host;
			const log = (0, _github_workflow_log_js__WEBPACK_IMPORTED_MODULE_9__.W)(redactor);
			const services = {
				...host,
				signal: new AbortController().signal
			};
			const parts = {
				...services,
				host,
				log
			};
			try {
				const context = (0, _github_request_run_context_js__WEBPACK_IMPORTED_MODULE_7__.$p)(host.facts.environment);
				const journals = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.runnerTemp, "script-harness", "workspaces");
				restoreMachine(host.uid, journals, log);
				await recoverFiles(journals, log);
				const state = await (0, _github_state_js__WEBPACK_IMPORTED_MODULE_8__.xz)(host.facts.environment, (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.runnerTemp, "script-harness"));
				if (refusal !== null) {
					if (state === null) return 0;
					throw refusal;
				}
				if (state === null) {
					await removeLabelAfterKill(parts);
					log.write("There is no record: the run did not begin.");
					return 0;
				}
				if (state.programSha256 !== null && (0, _digest_directory_js__WEBPACK_IMPORTED_MODULE_2__.q)(host.distDirectory) !== state.programSha256) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj({
					code: "tampered",
					message: "the files of this action are not those that its main step was started from, so nothing is published",
					hint: `The record is in ${state.recordDirectory}; look at the steps of this job.`
				});
				const product = (0, _github_state_js__WEBPACK_IMPORTED_MODULE_8__.g1)(host.facts.environment);
				const notes = product?.type === "missing" ? {
					..._publish_state_js__WEBPACK_IMPORTED_MODULE_14__.P2,
					failure: _publish_state_js__WEBPACK_IMPORTED_MODULE_14__.VM
				} : {
					..._publish_state_js__WEBPACK_IMPORTED_MODULE_14__.P2,
					product: product?.note ?? ""
				};
				const report = await (0, _publish_state_js__WEBPACK_IMPORTED_MODULE_14__.DF)(state, context, "the step ended before the run did", services, notes);
				for (const warning of report.warnings) log.warn(warning);
				if (report.artifact?.type === "uploaded") log.write(`The record is the artifact ${report.artifact.name}: ${report.artifact.url}`);
				const record = (0, _record_read_record_js__WEBPACK_IMPORTED_MODULE_11__.aE)(state.recordDirectory);
				if (!(0, _github_state_js__WEBPACK_IMPORTED_MODULE_8__.Ob)(host.facts.environment)) {
					const place = (0, _github_artifact_js__WEBPACK_IMPORTED_MODULE_3__.df)(report.artifact, state.recordDirectory);
					await tryThread("the comment was not written", parts, (job, inputs) => commentAfterKill(job, inputs, {
						record,
						notes,
						patchPlace: product?.type === "changes" ? "" : (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_12__.Ab)(record, place)
					}));
				}
				announceDigest(record, log);
				await removeLabelAfterKill(parts);
				return 0;
			} catch (thrown) {
				log.annotate({
					level: "error",
					message: (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.vr)(thrown),
					file: null,
					line: null
				});
				return 1;
			} finally {
				log.close();
			}
		}
		async function tryThread(failure, parts, act) {
			try {
				const { inputs, secrets } = (0, _github_inputs_js__WEBPACK_IMPORTED_MODULE_6__.readInputs)({
					environment: parts.host.facts.environment,
					apis: _models_index_js__WEBPACK_IMPORTED_MODULE_10__.X
				});
				(0, _github_workflow_log_js__WEBPACK_IMPORTED_MODULE_9__.Q)((0, _github_inputs_js__WEBPACK_IMPORTED_MODULE_6__.listSecrets)(secrets));
				await act(await (0, _job_js__WEBPACK_IMPORTED_MODULE_13__.Nc)(parts, secrets.githubToken), inputs);
			} catch (thrown) {
				parts.log.warn(`${failure}: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown)}`);
			}
		}
		async function removeLabelAfterKill(parts) {
			if (!(0, _github_state_js__WEBPACK_IMPORTED_MODULE_8__.e2)(parts.host.facts.environment)) return;
			await tryThread("the one-shot label was not removed", parts, (job, inputs) => (0, _thread_signals_js__WEBPACK_IMPORTED_MODULE_15__.p)(job, inputs.oneShotLabel));
		}
		async function commentAfterKill({ client, context, event, log, redactor }, inputs, { record, notes, patchPlace }) {
			const number = (0, _github_event_event_js__WEBPACK_IMPORTED_MODULE_5__.ct)(event);
			if (number === null || inputs.comment === "off") return;
			const { product, failure } = notes;
			const written = await (0, _github_comment_js__WEBPACK_IMPORTED_MODULE_4__.qD)({
				client,
				redactor,
				number,
				key: (0, _github_comment_js__WEBPACK_IMPORTED_MODULE_4__.pW)(inputs.commentKey, context),
				body: (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_12__.wQ)((0, _publish_state_js__WEBPACK_IMPORTED_MODULE_14__.fd)(record, failure), {
					runUrl: (0, _github_request_run_context_js__WEBPACK_IMPORTED_MODULE_7__.Br)(context),
					note: [product, patchPlace].filter((text) => text !== "").join("\n\n"),
					style: inputs.commentStyle
				})
			});
			if (written.type === "failed") log.warn(written.reason);
		}
		function announceDigest({ result, auditDigest }, log) {
			if (result === null || auditDigest === null || !(0, _record_resume_read_resumable_js__WEBPACK_IMPORTED_MODULE_16__.bE)(result.outcome)) return;
			const message = `the run ended as ${result.outcome} and can be resumed with resume-digest: ${auditDigest}`;
			log.annotate({
				level: "notice",
				message,
				file: null,
				line: null
			});
		}
		async function recoverFiles(stateDirectory, log) {
			const notes = await (0, _sandbox_workspace_reserve_workspace_js__WEBPACK_IMPORTED_MODULE_17__.vb)(stateDirectory).catch((thrown) => [(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown)]);
			for (const message of notes) log.warn(message);
		}
		function restoreMachine(uid, stateDirectory, log) {
			const refused = (0, _sandbox_host_host_change_js__WEBPACK_IMPORTED_MODULE_18__.fA)((0, _sandbox_host_host_change_js__WEBPACK_IMPORTED_MODULE_18__.dJ)({ uid }), stateDirectory);
			if (refused !== null) log.warn(refused);
		}
	}),
	65537: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			BT: () => removeScripts,
			Uc: () => readLastWords,
			Uk: () => readResponse,
			YT: () => readAssistantText,
			wQ: () => readFinalMessage
		});
		var _core_types_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3291);
		function readResponse(response, detect, isCopied) {
			let quoted = null;
			const actions = response.items.flatMap((item) => {
				if (item.type === "function_call") return [{
					type: "call",
					call: item
				}];
				if (item.type !== "message" || item.role !== "assistant") return [];
				const text = (0, _core_types_conversation_js__WEBPACK_IMPORTED_MODULE_0__.LE)(item);
				return detect(text).flatMap((segment) => {
					if (segment.type === "refused") return [{
						type: "refused-block",
						segment
					}];
					const place = segment.type === "text" ? segment.quoted : isCopied(text.slice(segment.start, segment.end), segment.code) ? "copy" : null;
					quoted ??= place;
					return segment.type === "script" && place === null ? [{
						type: "script",
						segment,
						messageId: item.id
					}] : [];
				});
			});
			return {
				actions,
				quoted
			};
		}
		function readFinalMessage(items) {
			return listTexts(items).at(-1)?.trim() ?? "";
		}
		function readLastWords(items, detect) {
			return listTexts(items).map((text) => removeScripts(text, detect)).findLast((text) => text !== "") ?? "";
		}
		function removeScripts(text, detect) {
			let kept = "";
			let at = 0;
			for (const segment of detect(text)) {
				if (segment.type === "text") continue;
				kept += text.slice(at, segment.start);
				at = segment.end;
			}
			return `${kept}${text.slice(at)}`.trim();
		}
		function readAssistantText(items) {
			return listTexts(items).join("\n\n");
		}
		function listTexts(items) {
			return items.flatMap((item) => item.type === "message" && item.role === "assistant" ? [(0, _core_types_conversation_js__WEBPACK_IMPORTED_MODULE_0__.LE)(item)] : []);
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
	54548: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Ro: () => measureActiveMs,
			aG: () => readResumableRun,
			bE: () => isResumable,
			r9: () => readDocuments
		});
		var zod__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88343);
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _core_calls_approval_requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62533);
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14855);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44196);
		var _contents_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75);
		var _moved_output_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90358);
		var _read_audit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52138);
		var _read_record_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95159);
		var _verify_audit_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(37506);
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
			const verdict = (0, _verify_audit_js__WEBPACK_IMPORTED_MODULE_10__.R)(directory, {
				...options,
				isPartial: false
			});
			if (!verdict.ok && verdict.state !== "open") throw refuse(`${directory} cannot be resumed: ${verdict.message}`, "Give the record as its run left it.");
			if (options.digest !== null && verdict.state !== "anchored") throw refuse(`${directory}: the log was never closed, so no digest can name it`, "Leave the digest out.");
			const { events: all, started, result } = (0, _read_record_js__WEBPACK_IMPORTED_MODULE_9__.aE)(directory);
			if (started === null) throw refuse(`${directory}: the run was ended before it started`, "Run the task again.");
			if (result !== null && !isResumable(result.outcome)) throw refuse(`${directory}: the run has a final outcome (${result.outcome}: ${result.reason}), so there is nothing to resume`, "Start a new run.");
			const recorded = all.filter(({ event }) => event.type !== "run-finished");
			const events = recorded.map(({ event }) => event);
			const files = events.flatMap((event) => event.type === "files-accepted" ? event.files : []);
			if (files.length === 0 && hasKeptChanges(events)) throw refuse(`${directory}: version ${started.version} wrote this record without the contents of changed files, so its changes cannot be continued`, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__.B5.patch)) ? `Apply ${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__.B5.patch)} with git apply, commit it, and start a new run for the rest of the task.` : "Start a new run of the task; this version keeps the contents.");
			const resumed = events.findLast((event) => event.type === "run-resumed");
			return {
				directory,
				started,
				events: recorded,
				ended: result?.outcome ?? "killed",
				auditDigest: (0, _read_audit_js__WEBPACK_IMPORTED_MODULE_8__.R)(directory).lines.at(-1)?.hash ?? "",
				policySha256: resumed?.policySha256 ?? started.policySha256,
				base: readBase(directory),
				publishedFile: locatePublished(directory, events),
				files,
				states: (0, _contents_js__WEBPACK_IMPORTED_MODULE_6__.AI)(directory, files),
				waiting: readWaiting(directory, events),
				storedValues: readStoredValues(events),
				documents: readDocuments(directory, events),
				usedMs: measureActiveMs(recorded)
			};
		}
		function measureActiveMs(events) {
			return ((0, _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__.Sx)(events).at(-1)?.timestampMs ?? 0) - (events[0]?.timestampMs ?? 0);
		}
		function hasKeptChanges(events) {
			const all = (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_4__.bx)(events);
			const writers = new Set(all.flatMap((event) => event.type === "tool-decided" && writesFiles(event.decision.accesses) ? [event.decision.callId] : []));
			return all.some((event) => event.type === "tool-finished" ? event.state === "completed" && writers.has(event.callId) : event.type === "changes-decided" && event.kept > 0);
		}
		function writesFiles(accesses) {
			const isCommand = accesses.some(({ type }) => type === "command");
			return !isCommand && accesses.some((access) => access.type === "write" && !access.path.startsWith("/"));
		}
		function readWaiting(directory, events) {
			return (0, _core_calls_approval_requests_js__WEBPACK_IMPORTED_MODULE_3__.xO)(events).map(({ request, changes }) => {
				const states = (0, _contents_js__WEBPACK_IMPORTED_MODULE_6__.AI)(directory, changes.map(({ file }) => file));
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
			const saved = (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_4__.bx)(events).filter((event) => event.type === "document-saved");
			const last = new Map(saved.map((event) => [`${event.namespace}\n${event.key}`, event]));
			return [...last.values()].map(({ namespace, key, taint, contentJson }) => ({
				namespace,
				key,
				taint,
				content: zod__WEBPACK_IMPORTED_MODULE_11__.string().parse(JSON.parse((0, _moved_output_js__WEBPACK_IMPORTED_MODULE_7__.j)(contentJson, directory)))
			}));
		}
		function readBase(directory) {
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__.B5.base);
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
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, isMade ? _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__.B5.patch : _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__.B5.published);
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
	71153: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { Y: () => healRun });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var read_response = __webpack_require__(65537);
		var record = __webpack_require__(44196);
		var audit = __webpack_require__(73602);
		var close_record = __webpack_require__(14396);
		var record_history = __webpack_require__(94729);
		var read_audit = __webpack_require__(52138);
		var read_record = __webpack_require__(95159);
		;
		function healRecord(options) {
			const { directory } = options;
			const historyFile = (0, external_node_path_.join)(directory, record.B5.history);
			const auditFile = (0, external_node_path_.join)(directory, record.B5.audit);
			if (!(0, external_node_fs_.existsSync)(historyFile)) return false;
			const before = (0, read_audit.R)(directory);
			if (before.lines.at(-1)?.type === "closed") return before.broken === null;
			const text = (0, external_node_fs_.readFileSync)(historyFile);
			const { events, tornBytes } = (0, record_history.i6)(text.toString("utf8"), historyFile);
			const { lines, broken } = before;
			if (broken !== null || (0, audit.uJ)(lines, events) !== null) return false;
			if (tornBytes > 0) (0, external_node_fs_.truncateSync)(historyFile, text.lastIndexOf("\n") + 1);
			const all = [...events];
			const append = (made) => {
				const event = options.redactor.redactJson(made);
				const recorded = {
					seq: all.length + 1,
					timestampMs: options.clock.nowMs(),
					event
				};
				(0, external_node_fs_.appendFileSync)(historyFile, (0, record_history.fp)(recorded), { mode: 384 });
				all.push(recorded);
			};
			if (!events.some(({ event }) => event.type === "run-finished")) {
				if (tornBytes > 0) append({
					type: "warning",
					message: `the last event was half written (${tornBytes} bytes) and is lost`
				});
				append({
					type: "run-finished",
					result: options.buildResult(all)
				});
			}
			const kept = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
			if ((0, external_node_fs_.existsSync)(auditFile)) (0, external_node_fs_.truncateSync)(auditFile, Buffer.byteLength(kept));
			let last = lines.at(-1) ?? null;
			const bodies = events.map(audit.Pb).filter((body) => body !== null);
			for (const body of bodies.slice(lines.length)) {
				last = (0, audit.yZ)(last, body);
				(0, external_node_fs_.appendFileSync)(auditFile, `${JSON.stringify(last)}\n`, { mode: 384 });
			}
			(0, close_record.y)({
				record: (0, read_record.jo)(directory, all),
				lastEntry: last,
				render: options.render,
				redactor: options.redactor
			});
			return true;
		}
		var patch = __webpack_require__(14705);
		var report = __webpack_require__(43720);
		var detect = __webpack_require__(22070);
		var run_result = __webpack_require__(10268);
		;
		async function healRun(directory, ending, { clock, redactor }) {
			return healRecord({
				directory,
				clock,
				redactor,
				render: await (0, report.bS)(),
				buildResult: (events) => (0, run_result.B)(events, {
					...ending,
					finalMessage: (0, read_response.Uc)(events.flatMap(({ event }) => event.type === "item" ? [event.item] : []), detect.W),
					unknownTests: [],
					structuredOutput: null,
					changedFiles: (0, patch.aI)(readText((0, external_node_path_.join)(directory, record.B5.patch)))
				})
			});
		}
		function readText(path) {
			return (0, external_node_fs_.existsSync)(path) ? (0, external_node_fs_.readFileSync)(path, "utf8") : "";
		}
	}),
	10268: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { B: () => buildRunResult });
		var _core_ports_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58748);
		var _core_find_steering_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55276);
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14855);
		var _record_resume_read_resumable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54548);
		var _report_content_approvals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57396);
		var _report_content_denials_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96752);
		function warnOfLaterSteps({ path }) {
			const use = (0, _core_find_steering_files_js__WEBPACK_IMPORTED_MODULE_1__.JB)(path);
			return use === null ? [] : [`${path} was changed, and later steps of a job ${use} what it says`];
		}
		const isCheck = (event) => event.type === "command-checked";
		function findJudged(all) {
			const isJudged = (event) => event.type === "verify-judged";
			const last = all.findLastIndex(isJudged);
			const start = last === -1 ? 0 : all.slice(0, last).findLastIndex(isJudged) + 1;
			const checks = all.slice(start, last === -1 ? all.length : last).filter(isCheck);
			return {
				judged: all.findLast(isJudged) ?? null,
				after: checks.findLast(({ phase }) => phase === "verify-after" || phase === "verify-rerun") ?? null
			};
		}
		function listAllFloors(all) {
			const layers = all.flatMap((event) => event.type === "run-started" || event.type === "run-resumed" ? event.policyLayers : []);
			return [...new Map((0, _core_ports_policy_js__WEBPACK_IMPORTED_MODULE_0__.qB)(layers).map((floor) => [`${floor.name} ${floor.sha256}`, floor])).values()];
		}
		function buildRunResult(events, ending) {
			const all = events.map(({ event }) => event);
			const started = all.find((event) => event.type === "run-started");
			const made = (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_2__.bx)(all);
			const denials = (0, _report_content_denials_js__WEBPACK_IMPORTED_MODULE_5__.u)(all);
			const before = all.filter(isCheck).find(({ phase }) => phase === "verify-before");
			const { judged, after } = findJudged(all);
			const patchMade = all.findLast((event) => event.type === "patch-made");
			return {
				runId: started?.runId ?? "",
				outcome: ending.outcome,
				reason: ending.reason,
				finalMessage: ending.finalMessage,
				unknownTests: ending.unknownTests,
				structuredOutput: ending.structuredOutput,
				replayed: started?.replayed ?? false,
				changedFiles: ending.changedFiles,
				denials,
				deniedCalls: denials.reduce((sum, { count }) => sum + count, 0),
				waitsFor: (0, _report_content_approvals_js__WEBPACK_IMPORTED_MODULE_4__.sC)({
					events,
					result: ending
				}).map(({ id, tool, rule, expiresMs }) => ({
					id,
					tool,
					rule,
					expiresMs
				})),
				toolCalls: made.filter((event) => event.type === "tool-started").length,
				turns: (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_2__.yO)(all),
				...(0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_2__.Mw)(all),
				verify: before === undefined ? null : {
					command: before.command,
					before: before.exitCode,
					after: after?.exitCode ?? null,
					timedOutBefore: before.timedOut,
					timedOutAfter: after?.timedOut ?? false,
					testsBefore: before.tests,
					testsAfter: after?.tests ?? [],
					rule: judged?.rule ?? "green",
					tests: judged?.tests ?? null,
					returned: all.filter((event) => event.type === "verify-judged" && event.returned).length,
					problems: judged?.problems ?? [],
					notes: judged?.notes ?? [],
					afterOn: after === null ? "nothing" : judged === null || patchMade === undefined || judged.patchSha256 === patchMade.sha256 ? "patch" : "earlier-patch",
					patchSha256: judged?.patchSha256 ?? null
				},
				floors: listAllFloors(all),
				durationMs: Math.round((0, _record_resume_read_resumable_js__WEBPACK_IMPORTED_MODULE_3__.Ro)(events)),
				warnings: [...new Set(all.flatMap((event) => event.type === "warning" ? [event.message] : [])), ...ending.changedFiles.flatMap(warnOfLaterSteps)]
			};
		}
	}),
	2966: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			M5: () => startWatchdog,
			k_: () => listTimedOutRecords,
			yx: () => watchdogReason
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22603);
		var _sandbox_host_find_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88317);
		const script = `read -r begun rest < /proc/uptime
timeout "$seconds" cat && exit
read -r now rest < /proc/uptime
[ $((\${now%.*} - \${begun%.*})) -ge "$seconds" ] || exit
mkdir -p -m 700 "$notes" && ln -s "$record" "$notes/$name"
kill -9 "$harness"
printf 'error: timed-out: %s; the next start closes the record %s\\n' "$reason" "$record" >&2`;
		const minGraceMs = 1e4;
		const maxGraceMs = 18e4;
		const watchdogReason = "the run did not end at its deadline, so its watchdog killed the process";
		function startWatchdog(options) {
			const { wallClockMs, usedMs } = options;
			const graceMs = Math.min(Math.max(wallClockMs, minGraceMs), maxGraceMs);
			const child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)((0, _sandbox_host_find_programs_js__WEBPACK_IMPORTED_MODULE_4__.Kp)("sh", "", []) ?? "/bin/sh", ["-c", script], {
				env: {
					PATH: "/usr/bin:/bin",
					LC_ALL: "C",
					seconds: String(Math.ceil((Math.max(0, wallClockMs - usedMs) + graceMs) / 1e3)),
					harness: String(process.pid),
					notes: locateNotes(options.stateDirectory),
					name: options.name,
					record: options.recordDirectory,
					reason: watchdogReason
				},
				cwd: "/",
				stdio: [
					"pipe",
					"ignore",
					"inherit"
				],
				detached: true
			});
			child.stdin?.on("error", () => undefined);
			child.on("error", () => undefined);
			child.unref();
			if (child.stdin !== null && "unref" in child.stdin && typeof child.stdin.unref === "function") child.stdin.unref();
		}
		function listTimedOutRecords(stateDirectory) {
			const directory = locateNotes(stateDirectory);
			return readNames(directory).flatMap((name) => {
				const note = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name);
				try {
					return [{
						note,
						record: (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(note)
					}];
				} catch (thrown) {
					if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.up)(thrown, "ENOENT", "ENOTDIR")) throw thrown;
					(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(note, { force: true });
					return [];
				}
			});
		}
		function readNames(directory) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(directory);
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.up)(thrown, "ENOENT", "ENOTDIR", "EACCES")) return [];
				throw thrown;
			}
		}
		function locateNotes(stateDirectory) {
			return (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(stateDirectory, "ended-by-watchdog");
		}
	})
};
