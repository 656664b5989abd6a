export const id = 5698;
export const ids = [5698];
export const modules = { 15698: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { runPost: () => runPost });
	var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
	var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
	var _digest_directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43478);
	var _github_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66685);
	var _github_read_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51504);
	var _github_request_run_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72398);
	var _github_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85334);
	var _github_workflow_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82101);
	var _models_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91475);
	var _record_read_record_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95159);
	var _report_comment_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(37023);
	var _job_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(17339);
	var _publish_state_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(62483);
	var _thread_signals_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7724);
	var _record_resume_read_resumable_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(54548);
	var _sandbox_workspace_reserve_workspace_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(56755);
	var _sandbox_host_host_change_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(13467);
	async function runPost(host, refusal) {
		const { redactor } = host;
		const log = (0, _github_workflow_log_js__WEBPACK_IMPORTED_MODULE_7__.W)(redactor);
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
			const context = (0, _github_request_run_context_js__WEBPACK_IMPORTED_MODULE_5__.$p)(host.facts.environment);
			const journals = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.runnerTemp, "script-harness", "workspaces");
			restoreMachine(host.uid, journals, log);
			await recoverFiles(journals, log);
			const state = await (0, _github_state_js__WEBPACK_IMPORTED_MODULE_6__.xz)(host.facts.environment, (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.runnerTemp, "script-harness"));
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
			const product = (0, _github_state_js__WEBPACK_IMPORTED_MODULE_6__.g1)(host.facts.environment);
			const notes = product?.type === "missing" ? {
				..._publish_state_js__WEBPACK_IMPORTED_MODULE_12__.P2,
				failure: _publish_state_js__WEBPACK_IMPORTED_MODULE_12__.VM
			} : {
				..._publish_state_js__WEBPACK_IMPORTED_MODULE_12__.P2,
				product: product?.note ?? ""
			};
			const report = await (0, _publish_state_js__WEBPACK_IMPORTED_MODULE_12__.DF)(state, context, "the step ended before the run did", services, notes);
			for (const warning of report.warnings) log.warn(warning);
			if (report.artifact?.type === "uploaded") log.write(`The record is the artifact ${report.artifact.name}: ${report.artifact.url}`);
			const record = (0, _record_read_record_js__WEBPACK_IMPORTED_MODULE_9__.aE)(state.recordDirectory);
			if (!(0, _github_state_js__WEBPACK_IMPORTED_MODULE_6__.Ob)(host.facts.environment)) {
				const place = (0, _github_artifact_js__WEBPACK_IMPORTED_MODULE_3__.df)(report.artifact, state.recordDirectory);
				await tryThread("the comment was not written", parts, (job, inputs) => commentAfterKill(job, inputs, {
					record,
					notes,
					patchPlace: product?.type === "changes" ? "" : (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_10__.Ab)(record, place)
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
			const { inputs, secrets } = (0, _github_read_inputs_js__WEBPACK_IMPORTED_MODULE_4__.readInputs)({
				environment: parts.host.facts.environment,
				apis: _models_index_js__WEBPACK_IMPORTED_MODULE_8__.X
			});
			(0, _github_workflow_log_js__WEBPACK_IMPORTED_MODULE_7__.Q)((0, _github_read_inputs_js__WEBPACK_IMPORTED_MODULE_4__.listSecrets)(secrets));
			await act(await (0, _job_js__WEBPACK_IMPORTED_MODULE_11__.Nc)(parts, secrets.githubToken), inputs);
		} catch (thrown) {
			parts.log.warn(`${failure}: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown)}`);
		}
	}
	async function removeLabelAfterKill(parts) {
		if (!(0, _github_state_js__WEBPACK_IMPORTED_MODULE_6__.e2)(parts.host.facts.environment)) return;
		await tryThread("the one-shot label was not removed", parts, (job, inputs) => (0, _thread_signals_js__WEBPACK_IMPORTED_MODULE_13__.pT)(job, inputs.oneShotLabel));
	}
	async function commentAfterKill(job, inputs, { record, notes: { product, failure }, patchPlace }) {
		const body = (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_10__.wQ)((0, _publish_state_js__WEBPACK_IMPORTED_MODULE_12__.fd)(record, failure), {
			runUrl: (0, _github_request_run_context_js__WEBPACK_IMPORTED_MODULE_5__.Br)(job.context),
			note: [product, patchPlace].filter((text) => text !== "").join("\n\n"),
			style: inputs.commentStyle
		});
		await (0, _thread_signals_js__WEBPACK_IMPORTED_MODULE_13__.HF)(job, inputs, { body });
	}
	function announceDigest({ result, auditDigest }, log) {
		if (result === null || auditDigest === null || !(0, _record_resume_read_resumable_js__WEBPACK_IMPORTED_MODULE_14__.bE)(result.outcome)) return;
		const message = `the run ended as ${result.outcome} and can be resumed with resume-digest: ${auditDigest}`;
		log.annotate({
			level: "notice",
			message,
			file: null,
			line: null
		});
	}
	async function recoverFiles(stateDirectory, log) {
		const notes = await (0, _sandbox_workspace_reserve_workspace_js__WEBPACK_IMPORTED_MODULE_15__.vb)(stateDirectory).catch((thrown) => [(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown)]);
		for (const message of notes) log.warn(message);
	}
	function restoreMachine(uid, stateDirectory, log) {
		const refused = (0, _sandbox_host_host_change_js__WEBPACK_IMPORTED_MODULE_16__.fA)((0, _sandbox_host_host_change_js__WEBPACK_IMPORTED_MODULE_16__.dJ)({ uid }), stateDirectory);
		if (refused !== null) log.warn(refused);
	}
}) };
