export const id = 5371;
export const ids = [5371];
export const modules = { 85371: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { addResumeCommand: () => addResumeCommand });
	var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
	var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
	var _core_calls_approval_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62533);
	var _core_types_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95867);
	var _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22603);
	var _dispatch_approval_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15109);
	var _run_watchdog_close_timed_out_runs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87061);
	var _record_resume_read_resumable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54548);
	var _run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44620);
	var _arguments_run_flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84586);
	const addResumeCommand = (program, context, exit) => {
		const resume = program.command("resume <record>").description("continue a run from its record; options default to the options of the run").option("--digest <hash>", "the audit digest that the run published; another record is refused");
		(0, _arguments_run_flags_js__WEBPACK_IMPORTED_MODULE_9__.L)(resume).action(async (record, options, command) => {
			const { digest } = options;
			const flags = (0, _arguments_run_flags_js__WEBPACK_IMPORTED_MODULE_9__.d)(options, command);
			exit(await resumeFromCli(record, {
				...flags,
				digest: typeof digest === "string" ? digest : null
			}, context));
		});
	};
	async function resumeFromCli(record, flags, context) {
		const { host } = context;
		await (0, _run_watchdog_close_timed_out_runs_js__WEBPACK_IMPORTED_MODULE_6__._)(context);
		const resumed = (0, _record_resume_read_resumable_js__WEBPACK_IMPORTED_MODULE_7__.aG)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.workingDirectory, record), { digest: flags.digest });
		const { command, task } = resumed.started;
		if (command === null) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
			code: "usage",
			message: `${record}: version ${resumed.started.version} wrote this record without the options of its run, or it is a record of the action`,
			hint: "Resume a run of the action with the input resume; otherwise start a new run of the task."
		});
		const approvals = flags.approvals === null ? command.approvals : {
			...flags.approvals,
			folder: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.workingDirectory, flags.approvals.folder)
		};
		if (resumed.ended === "needs-approval" && approvals?.waitSeconds === 0) requireAnswer(resumed, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(command.workingFolder, approvals.folder), host.clock.nowMs());
		const { "task-file": _, ...inputs } = command.inputs;
		return (0, _run_js__WEBPACK_IMPORTED_MODULE_8__.runFromCli)({
			...flags,
			record: flags.record === null ? null : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.workingDirectory, flags.record),
			approvals,
			inputs: {
				...inputs,
				...flags.inputs,
				task
			},
			resumed
		}, {
			...context,
			host: {
				...host,
				workingDirectory: command.workingFolder
			}
		});
	}
	function requireAnswer({ events }, directory, nowMs) {
		const open = (0, _core_calls_approval_requests_js__WEBPACK_IMPORTED_MODULE_2__.dV)(events.map(({ event }) => event), nowMs);
		const [first] = open;
		const isAnswered = open.some(({ id }) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _dispatch_approval_files_js__WEBPACK_IMPORTED_MODULE_5__.PN.grants, `${id}.json`)));
		if (first === undefined || isAnswered) return;
		const file = (0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_3__.XW)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _dispatch_approval_files_js__WEBPACK_IMPORTED_MODULE_5__.PN.requests, `${first.id}.json`));
		throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
			code: "usage",
			message: `no person has answered ${first.id}, for which the run waits`,
			hint: `Run script-harness approve ${file} --by NAME first; with --deny, the run goes on without the call.`
		});
	}
}) };
