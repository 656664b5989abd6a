export const id = 5698;
export const ids = [5698];
export const modules = { 15698: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { runPost: () => runPost });
	var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
	var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
	var _digest_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33929);
	var _github_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66685);
	var _github_client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81323);
	var _github_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74510);
	var _github_event_event_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18419);
	var _github_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6882);
	var _github_request_run_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72398);
	var _github_state_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(85334);
	var _github_workflow_log_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82101);
	var _models_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(87767);
	var _record_read_record_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(95159);
	var _report_comment_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(37023);
	var _publish_state_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(62483);
	var _report_run_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(51578);
	var _thread_signals_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7724);
	var _record_resume_read_resumable_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(54548);
	var _sandbox_host_host_change_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(13467);
	var _sandbox_workspace_reserve_workspace_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(16129);
	var _sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(28276);
	async function runPost(host, refusal) {
		const { redactor } = host;
		const log = (0, _github_workflow_log_js__WEBPACK_IMPORTED_MODULE_10__.W)(redactor);
		const services = {
			...host,
			signal: new AbortController().signal
		};
		try {
			const context = (0, _github_request_run_context_js__WEBPACK_IMPORTED_MODULE_8__.$p)(host.facts.environment);
			const journals = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.runnerTemp, "script-harness", "workspaces");
			restoreMachine(host.uid, journals, log);
			await recoverFiles(journals, log);
			const state = await (0, _github_state_js__WEBPACK_IMPORTED_MODULE_9__.xz)(host.facts.environment, (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.runnerTemp, "script-harness"));
			if (refusal !== null) {
				if (state === null) return 0;
				throw refusal;
			}
			if (state === null) {
				await removeLabelAfterKill(host, services, log);
				log.write("There is no record: the run did not begin.");
				return 0;
			}
			if (state.programSha256 !== null && (0, _digest_folder_js__WEBPACK_IMPORTED_MODULE_2__.l)(host.distFolder) !== state.programSha256) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj({
				code: "tampered",
				message: "the files of this action are not those that its main step was started from, so nothing is published",
				hint: `The record is in ${state.recordDirectory}; look at the steps of this job.`
			});
			const report = await (0, _publish_state_js__WEBPACK_IMPORTED_MODULE_14__.D)(state, context, "the step ended before the run did", services);
			for (const warning of report.warnings) log.annotate({
				level: "warning",
				message: warning,
				file: null,
				line: null
			});
			if (report.artifact?.type === "uploaded") log.write(`The record is the artifact ${report.artifact.name}: ${report.artifact.url}`);
			const record = (0, _record_read_record_js__WEBPACK_IMPORTED_MODULE_12__.aE)(state.recordDirectory);
			if (!(0, _github_state_js__WEBPACK_IMPORTED_MODULE_9__.Ob)(host.facts.environment)) {
				const place = (0, _github_artifact_js__WEBPACK_IMPORTED_MODULE_3__.df)(report.artifact, state.recordDirectory);
				await commentAfterKill(host, services, {
					record,
					place,
					log
				}).catch((thrown) => {
					const message = `the comment was not written: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown)}`;
					log.annotate({
						level: "warning",
						message,
						file: null,
						line: null
					});
				});
			}
			announceDigest(record, log);
			await removeLabelAfterKill(host, services, log);
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
	async function removeLabelAfterKill({ facts: { environment } }, services, log) {
		if (!(0, _github_state_js__WEBPACK_IMPORTED_MODULE_9__.e2)(environment)) return;
		try {
			const context = (0, _github_request_run_context_js__WEBPACK_IMPORTED_MODULE_8__.$p)(environment);
			const event = await (0, _github_event_event_js__WEBPACK_IMPORTED_MODULE_6__.hs)(context);
			if (!("label" in event) || event.label === null) return;
			const { inputs, secrets } = (0, _github_inputs_js__WEBPACK_IMPORTED_MODULE_7__.readInputs)({
				environment,
				apis: _models_index_js__WEBPACK_IMPORTED_MODULE_11__.X
			});
			(0, _github_workflow_log_js__WEBPACK_IMPORTED_MODULE_10__.Q)((0, _github_inputs_js__WEBPACK_IMPORTED_MODULE_7__.listSecrets)(secrets));
			const client = (0, _github_client_js__WEBPACK_IMPORTED_MODULE_4__.c)(context, secrets.githubToken, services);
			await (0, _thread_signals_js__WEBPACK_IMPORTED_MODULE_16__.p)({
				client,
				event,
				log
			}, inputs.oneShotLabel);
		} catch (thrown) {
			const message = `the one-shot label was not removed: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown)}`;
			log.annotate({
				level: "warning",
				message,
				file: null,
				line: null
			});
		}
	}
	async function commentAfterKill({ facts: { environment }, redactor }, services, { record, place, log }) {
		const context = (0, _github_request_run_context_js__WEBPACK_IMPORTED_MODULE_8__.$p)(environment);
		const number = (0, _github_event_event_js__WEBPACK_IMPORTED_MODULE_6__.ct)(await (0, _github_event_event_js__WEBPACK_IMPORTED_MODULE_6__.hs)(context));
		if (number === null) return;
		const { inputs, secrets } = (0, _github_inputs_js__WEBPACK_IMPORTED_MODULE_7__.readInputs)({
			environment,
			apis: _models_index_js__WEBPACK_IMPORTED_MODULE_11__.X
		});
		(0, _github_workflow_log_js__WEBPACK_IMPORTED_MODULE_10__.Q)((0, _github_inputs_js__WEBPACK_IMPORTED_MODULE_7__.listSecrets)(secrets));
		if (inputs.comment === "off") return;
		const failure = (0, _github_state_js__WEBPACK_IMPORTED_MODULE_9__.Eb)(environment) ? "the step ended before the changes or the answer were published" : null;
		const shown = failure === null ? record : (0, _report_run_js__WEBPACK_IMPORTED_MODULE_15__.fd)(record, failure);
		const written = await (0, _github_comment_js__WEBPACK_IMPORTED_MODULE_5__.qD)({
			client: (0, _github_client_js__WEBPACK_IMPORTED_MODULE_4__.c)(context, secrets.githubToken, services),
			redactor,
			number,
			key: (0, _github_comment_js__WEBPACK_IMPORTED_MODULE_5__.pW)(inputs.commentKey, context),
			body: (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_13__.wQ)(shown, {
				runUrl: (0, _github_request_run_context_js__WEBPACK_IMPORTED_MODULE_8__.Br)(context),
				note: (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_13__.Ab)(record, place),
				style: inputs.commentStyle
			})
		});
		if (written.type === "failed") log.annotate({
			level: "warning",
			message: written.reason,
			file: null,
			line: null
		});
	}
	function announceDigest({ result, auditDigest }, log) {
		if (result === null || auditDigest === null || !(0, _record_resume_read_resumable_js__WEBPACK_IMPORTED_MODULE_17__.bE)(result.outcome)) return;
		const message = `the run ended as ${result.outcome} and can be resumed with resume-digest: ${auditDigest}`;
		log.annotate({
			level: "notice",
			message,
			file: null,
			line: null
		});
	}
	async function recoverFiles(stateFolder, log) {
		const notes = await (0, _sandbox_workspace_reserve_workspace_js__WEBPACK_IMPORTED_MODULE_19__.vb)(stateFolder).catch((thrown) => [(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown)]);
		for (const message of notes) log.annotate({
			level: "warning",
			message,
			file: null,
			line: null
		});
	}
	function restoreMachine(uid, stateFolder, log) {
		const refused = (0, _sandbox_host_host_change_js__WEBPACK_IMPORTED_MODULE_18__.fA)((0, _sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_20__.d)({ uid }), stateFolder);
		if (refused !== null) log.annotate({
			level: "warning",
			message: refused,
			file: null,
			line: null
		});
	}
}) };
