export const id = 6715;
export const ids = [6715];
export const modules = { 6715: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { addDemoCommand: () => addDemoCommand });
	var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
	var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
	var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
	var _sandbox_host_run_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57953);
	var _sandbox_host_find_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88317);
	var _sandbox_workspace_git_git_layout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41125);
	var _arguments_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73767);
	var _run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44620);
	const addDemoCommand = (program, context, exit) => {
		program.command("demo").description("fix failing tests with a recorded model; needs no key").addOption((0, _arguments_options_js__WEBPACK_IMPORTED_MODULE_6__.Bx)("text", "json", "stream-json")).option("--record <directory>", "the directory for the record").action(async (flags) => exit(await runDemo({
			format: flags.format,
			record: flags.record ?? null,
			approvals: null,
			resumed: null
		}, context)));
	};
	async function runDemo(flags, context) {
		const { host, terminal } = context;
		const demo = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(host.distDirectory, "demo");
		const workspace = (0, _sandbox_host_run_directory_js__WEBPACK_IMPORTED_MODULE_3__.HZ)(host.temporaryDirectory, "demo-");
		try {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(demo, "workspace"), workspace, { recursive: true });
			for (const args of [
				["init", "--quiet"],
				["add", "--all"],
				[
					"commit",
					"--quiet",
					"--message",
					"demo"
				]
			]) initRepository(workspace, args);
			terminal.log("This is the demo: a recorded model plays its turns; policy, sandbox, scripts, tools, tests and record are real.\n");
			return await (0, _run_js__WEBPACK_IMPORTED_MODULE_7__.runFromCli)({
				...flags,
				inputs: {
					task: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(demo, "task.md"), "utf8"),
					policy: "builtin:fix-tests",
					provider: "replay",
					replay: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(demo, "history.jsonl"),
					verify: "node --test",
					"working-directory": "."
				}
			}, {
				...context,
				host: {
					...host,
					workingDirectory: workspace
				}
			});
		} finally {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(workspace, {
				recursive: true,
				force: true
			});
		}
	}
	function initRepository(directory, args) {
		const identity = [
			"-c",
			"user.name=demo",
			"-c",
			"user.email=demo@example.invalid",
			"-c",
			"init.defaultBranch=main",
			"-c",
			"commit.gpgsign=false"
		];
		const git = (0, _sandbox_host_find_programs_js__WEBPACK_IMPORTED_MODULE_4__.Kp)("git", "", []);
		if (git === null) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
			code: "usage",
			message: "git is not found among programs that root owns",
			hint: "Install git, for example with apt-get install git."
		});
		try {
			(0, _sandbox_workspace_git_git_layout_js__WEBPACK_IMPORTED_MODULE_5__.K)(git, [...identity, ...args], { cwd: directory });
		} catch (cause) {
			throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "usage",
				message: `git ${args[0]} failed: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(cause)}`,
				hint: "Check the version of git.",
				cause
			});
		}
	}
}) };
