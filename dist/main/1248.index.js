export const id = 1248;
export const ids = [1248];
export const modules = { 41248: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.d(__webpack_exports__, { runCli: () => runCli });
	var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
	var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
	var _core_types_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93905);
	const exitCodeHelp = `
Exit codes: 0 done, 1 task or verify failed, 2 usage, policy or configuration, 3 denied or needs approval,
4 budget, turns or time, 5 provider, 6 sandbox, 129, 130 and 143 signals.`;
	const commands = {
		run: async () => (await Promise.all([
			__webpack_require__.e(8815),
			__webpack_require__.e(8989),
			__webpack_require__.e(2856),
			__webpack_require__.e(3292),
			__webpack_require__.e(5090),
			__webpack_require__.e(2865),
			__webpack_require__.e(8243),
			__webpack_require__.e(5275),
			__webpack_require__.e(7518),
			__webpack_require__.e(1328),
			__webpack_require__.e(1598),
			__webpack_require__.e(2075),
			__webpack_require__.e(6063),
			__webpack_require__.e(3720),
			__webpack_require__.e(9556),
			__webpack_require__.e(1180),
			__webpack_require__.e(4620)
		]).then(__webpack_require__.bind(__webpack_require__, 44620))).addRunCommand,
		resume: async () => (await Promise.all([
			__webpack_require__.e(8815),
			__webpack_require__.e(8989),
			__webpack_require__.e(2856),
			__webpack_require__.e(3292),
			__webpack_require__.e(5090),
			__webpack_require__.e(2865),
			__webpack_require__.e(8243),
			__webpack_require__.e(5275),
			__webpack_require__.e(7518),
			__webpack_require__.e(1328),
			__webpack_require__.e(1598),
			__webpack_require__.e(2075),
			__webpack_require__.e(6063),
			__webpack_require__.e(3720),
			__webpack_require__.e(9556),
			__webpack_require__.e(1180),
			__webpack_require__.e(4620),
			__webpack_require__.e(5371)
		]).then(__webpack_require__.bind(__webpack_require__, 85371))).addResumeCommand,
		approve: async () => (await __webpack_require__.e(6299).then(__webpack_require__.bind(__webpack_require__, 6299))).addApproveCommand,
		demo: async () => (await Promise.all([
			__webpack_require__.e(8815),
			__webpack_require__.e(8989),
			__webpack_require__.e(2856),
			__webpack_require__.e(3292),
			__webpack_require__.e(5090),
			__webpack_require__.e(2865),
			__webpack_require__.e(8243),
			__webpack_require__.e(5275),
			__webpack_require__.e(7518),
			__webpack_require__.e(1328),
			__webpack_require__.e(1598),
			__webpack_require__.e(2075),
			__webpack_require__.e(6063),
			__webpack_require__.e(3720),
			__webpack_require__.e(9556),
			__webpack_require__.e(1180),
			__webpack_require__.e(4620),
			__webpack_require__.e(6715)
		]).then(__webpack_require__.bind(__webpack_require__, 6715))).addDemoCommand,
		call: async () => (await Promise.all([
			__webpack_require__.e(8815),
			__webpack_require__.e(8989),
			__webpack_require__.e(2856),
			__webpack_require__.e(3292),
			__webpack_require__.e(5090),
			__webpack_require__.e(2865),
			__webpack_require__.e(8243),
			__webpack_require__.e(5275),
			__webpack_require__.e(7518),
			__webpack_require__.e(1328),
			__webpack_require__.e(1598),
			__webpack_require__.e(9628)
		]).then(__webpack_require__.bind(__webpack_require__, 19628))).addCallCommand,
		script: async () => (await Promise.all([
			__webpack_require__.e(8815),
			__webpack_require__.e(8989),
			__webpack_require__.e(2856),
			__webpack_require__.e(3292),
			__webpack_require__.e(5090),
			__webpack_require__.e(2865),
			__webpack_require__.e(8243),
			__webpack_require__.e(5275),
			__webpack_require__.e(7518),
			__webpack_require__.e(1328),
			__webpack_require__.e(1598),
			__webpack_require__.e(703)
		]).then(__webpack_require__.bind(__webpack_require__, 20703))).addScriptCommand,
		parse: async () => (await Promise.all([__webpack_require__.e(7518), __webpack_require__.e(2133)]).then(__webpack_require__.bind(__webpack_require__, 2133))).addParseCommand,
		sandbox: async () => (await Promise.all([
			__webpack_require__.e(8815),
			__webpack_require__.e(8989),
			__webpack_require__.e(2856),
			__webpack_require__.e(3292),
			__webpack_require__.e(5090),
			__webpack_require__.e(2865),
			__webpack_require__.e(8243),
			__webpack_require__.e(5275),
			__webpack_require__.e(7518),
			__webpack_require__.e(1328),
			__webpack_require__.e(1598),
			__webpack_require__.e(4341)
		]).then(__webpack_require__.bind(__webpack_require__, 84341))).addSandboxCommand,
		policy: async () => (await Promise.all([
			__webpack_require__.e(8815),
			__webpack_require__.e(8989),
			__webpack_require__.e(2856),
			__webpack_require__.e(3292),
			__webpack_require__.e(5090),
			__webpack_require__.e(2865),
			__webpack_require__.e(8243),
			__webpack_require__.e(6063),
			__webpack_require__.e(9429),
			__webpack_require__.e(1544),
			__webpack_require__.e(6899),
			__webpack_require__.e(1081)
		]).then(__webpack_require__.bind(__webpack_require__, 11081))).addPolicyCommands,
		report: async () => (await Promise.all([
			__webpack_require__.e(5090),
			__webpack_require__.e(5275),
			__webpack_require__.e(3720),
			__webpack_require__.e(706)
		]).then(__webpack_require__.bind(__webpack_require__, 10706))).addReportCommand,
		matrix: async () => (await Promise.all([
			__webpack_require__.e(8815),
			__webpack_require__.e(2075),
			__webpack_require__.e(2530)
		]).then(__webpack_require__.bind(__webpack_require__, 76165))).addMatrixCommand,
		audit: async () => (await Promise.all([__webpack_require__.e(5090), __webpack_require__.e(6785)]).then(__webpack_require__.bind(__webpack_require__, 96785))).addAuditCommand,
		init: async () => (await Promise.all([
			__webpack_require__.e(8815),
			__webpack_require__.e(8989),
			__webpack_require__.e(2075),
			__webpack_require__.e(4548)
		]).then(__webpack_require__.bind(__webpack_require__, 37258))).addInitCommand,
		doctor: async () => (await Promise.all([
			__webpack_require__.e(8815),
			__webpack_require__.e(8989),
			__webpack_require__.e(2856),
			__webpack_require__.e(3292),
			__webpack_require__.e(5090),
			__webpack_require__.e(2865),
			__webpack_require__.e(8243),
			__webpack_require__.e(5275),
			__webpack_require__.e(7518),
			__webpack_require__.e(1328),
			__webpack_require__.e(1598),
			__webpack_require__.e(6063),
			__webpack_require__.e(9429),
			__webpack_require__.e(1544),
			__webpack_require__.e(1361),
			__webpack_require__.e(7149),
			__webpack_require__.e(3788)
		]).then(__webpack_require__.bind(__webpack_require__, 3788))).addDoctorCommand
	};
	function pickCommands([typed = ""]) {
		if (typed === "--version" || typed === "-V") return [];
		const load = Object.hasOwn(commands, typed) ? commands[typed] : undefined;
		return load === undefined ? Object.values(commands) : [load];
	}
	async function runCli(argv, context) {
		const { host, terminal } = context;
		let exitCode = 0;
		const program = new commander__WEBPACK_IMPORTED_MODULE_0__.uB("script-harness").description("A headless coding agent for CI: a policy instead of a human, a Linux sandbox, and a record that proves it.").version(host.version).exitOverride().showHelpAfterError("Add --help to the command to see its arguments and options.").configureOutput({
			writeOut: (text) => terminal.out(text),
			writeErr: (text) => terminal.log(text)
		}).addHelpText("after", exitCodeHelp);
		for (const load of pickCommands(argv)) {
			const addCommand = await load();
			addCommand(program, context, (code) => {
				exitCode = code;
			});
		}
		try {
			if (argv.length === 0) program.outputHelp();
			else await program.parseAsync(argv, { from: "user" });
			return exitCode;
		} catch (thrown) {
			if (thrown instanceof commander__WEBPACK_IMPORTED_MODULE_0__.b7) return thrown.exitCode === 0 ? 0 : 2;
			terminal.log(`${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.vr)(thrown)}\n`);
			return (0, _core_types_outcome_js__WEBPACK_IMPORTED_MODULE_2__.K8)((0, _core_types_outcome_js__WEBPACK_IMPORTED_MODULE_2__.f1)(thrown).outcome);
		}
	}
}) };
