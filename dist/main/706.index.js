export const id = 706;
export const ids = [706];
export const modules = { 10706: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { addReportCommand: () => addReportCommand });
	var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
	var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
	var _record_read_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95159);
	var _report_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43720);
	const listed = Object.keys(_report_index_js__WEBPACK_IMPORTED_MODULE_3__.uE);
	const addReportCommand = (program, context) => {
		const command = program.command("report").description("make a report from a record; without an option, the summary as text").argument("<record>");
		for (const [option, { about }] of Object.entries(_report_index_js__WEBPACK_IMPORTED_MODULE_3__.uE)) command.option(`--${option}`, about);
		command.action(async (record, flags) => printReport(record, flags, context));
		command.command("merge <directories...>").description("make an overview of several records, or of directories of records, as Markdown").option("--html", "as a page for a browser").action(async (directories, _, merge) => {
			const { renderFleetMarkdown, renderFleetPage } = await Promise.all([__webpack_require__.e(6207), __webpack_require__.e(8554)]).then(__webpack_require__.bind(__webpack_require__, 48554));
			const fleet = await readFleet(directories, null, context);
			context.terminal.out(wantsPage(merge) ? renderFleetPage(fleet) : renderFleetMarkdown(fleet));
		});
		command.command("fleet <directories...>").description("runs, outcomes, denials, cost and policies of many records, as JSON").option("--html", "as a page for a browser").option("--policy <file>", "list the recorded calls that this policy decides otherwise").option("--cwd <directory>", "the workspace in which the policy is loaded", ".").action(async (directories, { policy, cwd }, fleetCommand) => {
			const { renderFleetJson, renderFleetPage } = await Promise.all([__webpack_require__.e(6207), __webpack_require__.e(8554)]).then(__webpack_require__.bind(__webpack_require__, 48554));
			const fleet = await readFleet(directories, policy === undefined ? null : {
				policy,
				cwd
			}, context);
			context.terminal.out(wantsPage(fleetCommand) ? renderFleetPage(fleet) : renderFleetJson(fleet));
		});
	};
	function wantsPage(command) {
		return command.optsWithGlobals().html === true;
	}
	async function readFleet(directories, other, context) {
		const { foldRun } = await Promise.all([__webpack_require__.e(6207), __webpack_require__.e(8554)]).then(__webpack_require__.bind(__webpack_require__, 48554));
		const places = directories.map((directory) => (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(context.host.workingDirectory, directory));
		if (other === null) {
			const { found: runs, broken } = (0, _record_read_record_js__WEBPACK_IMPORTED_MODULE_2__.T3)(places, foldRun);
			return {
				runs,
				broken,
				replay: null
			};
		}
		const { replayFleet } = await Promise.all([
			__webpack_require__.e(8815),
			__webpack_require__.e(8989),
			__webpack_require__.e(2856),
			__webpack_require__.e(3292),
			__webpack_require__.e(2865),
			__webpack_require__.e(8243),
			__webpack_require__.e(1544),
			__webpack_require__.e(6899),
			__webpack_require__.e(6324)
		]).then(__webpack_require__.bind(__webpack_require__, 76899));
		const { sha256, runs, broken, changes } = await replayFleet(directories, other, context, foldRun);
		return {
			runs: runs.map(({ folded }) => folded),
			broken,
			replay: {
				policy: other.policy,
				sha256,
				changes
			}
		};
	}
	async function printReport(record, flags, { host, terminal }) {
		const { render } = await pickReport(Object.keys(flags));
		const read = (0, _record_read_record_js__WEBPACK_IMPORTED_MODULE_2__.aE)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.workingDirectory, record));
		terminal.out(render(read));
	}
	async function pickReport(options) {
		const [option, ...others] = listed.filter((name) => options.includes(name));
		if (others.length > 0) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj({
			code: "usage",
			message: `report makes one report at a time, not ${options.map((name) => `--${name}`).join(" and ")}`,
			hint: "Give one of the options."
		});
		return option === undefined ? (await __webpack_require__.e(4639).then(__webpack_require__.bind(__webpack_require__, 44639))).textReport : _report_index_js__WEBPACK_IMPORTED_MODULE_3__.uE[option].load();
	}
}) };
