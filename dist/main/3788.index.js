export const id = 3788;
export const ids = [3788];
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
	3788: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addDoctorCommand: () => addDoctorCommand });
		var external_node_child_process_ = __webpack_require__(31421);
		var external_node_crypto_ = __webpack_require__(77598);
		var error = __webpack_require__(22603);
		var model = __webpack_require__(31021);
		var job_token = __webpack_require__(6179);
		var models = __webpack_require__(91475);
		var models_proxy = __webpack_require__(50434);
		var bubblewrap = __webpack_require__(40307);
		var machine_floor = __webpack_require__(7738);
		var find_programs = __webpack_require__(88317);
		;
		function listProgramChecks(uid, find) {
			const asRoot = uid === 0;
			const wanted = [
				{
					name: "git",
					use: "the workspace and the patch",
					needed: true
				},
				{
					name: "bwrap",
					use: "the sandbox",
					needed: true
				},
				{
					name: "prlimit",
					use: "limits of each process",
					needed: true
				},
				{
					name: "rg",
					use: "searches, which fall back to git grep without it",
					needed: false
				},
				...[
					"nsenter",
					"unshare",
					"mount"
				].map((name) => ({
					name,
					use: "the mounts of the workspace",
					needed: true
				})),
				{
					name: "script",
					use: "terminals",
					needed: false
				},
				...asRoot ? [{
					name: "setpriv",
					use: "running commands as another user than root",
					needed: true
				}] : []
			];
			return wanted.flatMap((program) => {
				const path = find(program.name);
				if (path === null) return [describeMissing(program)];
				const found = {
					name: program.name,
					needed: program.needed,
					ok: true,
					fix: ""
				};
				const check = {
					...found,
					detail: `${path} (${readVersion(path)}), for ${program.use}`
				};
				return program.name === "bwrap" ? [check, {
					...found,
					name: "bwrap options",
					detail: describeFeatures(path)
				}] : [check];
			});
		}
		function describeMissing({ name, use, needed }) {
			const fix = `sudo apt-get install -y ${find_programs.l2[name]}`;
			return {
				name,
				needed,
				ok: false,
				detail: `not found among programs that root owns; it is for ${use}`,
				fix
			};
		}
		function describeFeatures(bwrap) {
			const { stdout } = (0, external_node_child_process_.spawnSync)(bwrap, ["--help"], {
				env: {},
				encoding: "utf8"
			});
			return (0, bubblewrap.aF)((0, bubblewrap._h)(stdout)).map(({ option, has, without }) => has ? option : `no ${option}: ${without}`).join("; ");
		}
		function readVersion(path) {
			const done = (0, external_node_child_process_.spawnSync)(path, ["--version"], {
				env: {},
				encoding: "utf8",
				timeout: 5e3
			});
			const line = (done.stdout ?? "").split("\n")[0]?.trim() ?? "";
			return /\d\.\d/.test(line) ? line : "version unknown";
		}
		function describeFloor(floor, uid) {
			const check = {
				name: "organisation",
				needed: true,
				ok: true,
				fix: ""
			};
			try {
				const [found] = (0, machine_floor.v)(floor);
				if (found === undefined) return {
					...check,
					needed: false,
					detail: `no policy binds the runs of this machine (${floor.file})`
				};
				const digest = (0, external_node_crypto_.createHash)("sha256").update(found.text).digest("hex");
				const weak = uid === 0 ? "; this user is root: a job that runs as root can replace the file before the run" : "";
				return {
					...check,
					detail: `${found.source} (${digest}) binds every run on this machine${weak}`
				};
			} catch (thrown) {
				if (!(thrown instanceof error.tj)) throw thrown;
				return {
					...check,
					ok: false,
					detail: thrown.message,
					fix: thrown.hint
				};
			}
		}
		function describeProxies(environment) {
			const name = "proxy";
			try {
				return {
					name,
					needed: false,
					ok: true,
					detail: renderProxies(environment),
					fix: ""
				};
			} catch (thrown) {
				if (!(thrown instanceof error.tj)) throw thrown;
				return {
					name,
					needed: false,
					ok: false,
					detail: thrown.message,
					fix: thrown.hint
				};
			}
		}
		function renderProxies(environment) {
			const addresses = (0, model.TH)(models.X).map(({ defaultBaseUrl }) => defaultBaseUrl);
			const lines = addresses.flatMap((address) => {
				const proxy = (0, models_proxy.UR)(environment, address);
				return proxy === null ? [] : [`${new URL(address).host} through ${(0, models_proxy.DY)(proxy)}`];
			});
			return lines.length === 0 ? "none for the providers" : lines.join("; ");
		}
		function renderIdentity(environment) {
			const token = (0, job_token.bA)(environment) ? "the job can get OIDC tokens, for the input identity" : environment["GITHUB_ACTIONS"] === "true" ? "the job cannot get OIDC tokens: models of a cloud need permissions: { id-token: write }" : "OIDC tokens are only for jobs of GitHub Actions";
			return (environment["AWS_ACCESS_KEY_ID"] ?? "") === "" ? token : `${token}; AWS_ACCESS_KEY_ID is set`;
		}
		function renderKeys(environment) {
			const keys = (0, model.TH)(models.X).map(({ variable }) => variable).filter((name) => (environment[name] ?? "") !== "");
			return keys.length === 0 ? "none in the environment; demo and provider replay need none" : `${keys.join(" and ")} set`;
		}
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var policy_settings = __webpack_require__(40688);
		var host_host = __webpack_require__(69676);
		var policy = __webpack_require__(58748);
		;
		const openSandboxPolicy = {
			require: null,
			programs: "by-name",
			passEnv: [],
			caches: [],
			cacheMb: 64,
			mayWriteBelow: () => true,
			closed: policy.un,
			network: null,
			authorities: [],
			deniedToServers: [],
			commandTimeoutMs: 6e4,
			memoryMb: 2048,
			processes: 256,
			fileMb: 256,
			tmpMb: 64,
			cpuSeconds: 600,
			outputMb: 64,
			freeDiskMb: 64,
			git: "history",
			unixSockets: "without-hosts",
			ptrace: "deny"
		};
		var open_sandbox = __webpack_require__(61341);
		var run_directory = __webpack_require__(57953);
		;
		async function tryIsolation({ host }, find, limits = {
			...policy_settings.P0,
			freeDiskMb: policy_settings.QY
		}) {
			const directory = (0, run_directory.HZ)(host.temporaryDirectory, "doctor-");
			try {
				const git = find("git");
				if (git !== null) (0, external_node_child_process_.spawnSync)(git, ["init", "--quiet"], {
					cwd: directory,
					env: {
						PATH: "/usr/bin:/bin",
						HOME: directory
					}
				});
				const sandbox = await (0, open_sandbox.openSandbox)({
					workspace: directory,
					policy: {
						...openSandboxPolicy,
						...limits
					},
					protectedPaths: [],
					hiddenDirectories: [],
					facts: host.facts,
					stateDirectory: (0, external_node_path_.join)(directory, ".git", "workspaces"),
					temporaryDirectory: host.temporaryDirectory,
					requireIsolation: "namespaces",
					uid: host.uid,
					findProgram: find,
					arch: host.arch,
					clock: host.clock,
					egress: (0, host_host.O)(host, () => undefined)
				});
				await sandbox.close();
				return {
					type: "works",
					isolation: sandbox.isolation
				};
			} catch (thrown) {
				if (!(thrown instanceof error.tj)) throw thrown;
				return {
					type: "refused",
					reason: thrown.message,
					hint: thrown.hint
				};
			} finally {
				(0, external_node_fs_.rmSync)(directory, {
					recursive: true,
					force: true
				});
			}
		}
		var install_sandbox = __webpack_require__(14231);
		var host_change = __webpack_require__(13467);
		var start_failure = __webpack_require__(17981);
		;
		async function fixMachine(context, find) {
			const { host } = context;
			const { environment } = host.facts;
			if (environment["GITHUB_ACTIONS"] === "true" && !(0, host_change.OZ)(environment)) return ["nothing was changed: this is a self-hosted runner, which only its owner changes"];
			const actions = [];
			const packages = [...new Set(Object.entries(find_programs.l2).flatMap(([name, inPackage]) => find(name) === null ? [inPackage] : []))];
			if (packages.length > 0) {
				const refused = (0, install_sandbox.R)({
					packages,
					uid: host.uid,
					find
				});
				actions.push(refused === null ? `installed ${packages.join(", ")}` : `could not install ${packages.join(", ")}: ${refused}`);
			}
			const tried = find("bwrap") === null ? null : await tryIsolation(context, find);
			if (tried?.type === "refused" && (0, start_failure.PJ)(tried.reason)?.name === "apparmor") {
				const refused = (0, host_change.iH)((0, host_change.dJ)({
					findProgram: find,
					uid: host.uid
				}));
				actions.push(refused === null ? "loaded an AppArmor profile that lets bwrap alone make user namespaces, until the machine starts again" : `could not load the AppArmor profile: ${refused}`);
			}
			if (actions.length > 0) return actions;
			return [tried?.type === "refused" ? "nothing was changed: --fix cannot fix what is missing" : "nothing had to be changed"];
		}
		var control_characters = __webpack_require__(96763);
		var read_workflow = __webpack_require__(30403);
		;
		const start = String.raw`(?:^|[;&|(]|\b(?:sudo|time|exec|then|do|else|env|xargs|if|!)\s)\s*(?:[A-Za-z_]\w*=\S*\s+)*`;
		const commands = [
			String.raw`(?:npm|pnpm|yarn|bun)\s+(?:run|exec|x|test|t|start|rebuild|build|dlx|ci|i|install|add|update|pack|--frozen|--immutable)`,
			String.raw`yarn\s*(?:[;&|)]|$)`,
			String.raw`(?:npx|bunx|tsx|ts-node|corepack)\s`,
			String.raw`(?:node|deno|python3?|ruby|perl|php)\s+(?!-[ceprVv]\b|--version|-m\s+(?:venv|json\.tool)\b)[\w./-]`,
			String.raw`pip3?\s+(?:install|wheel|download)\b`,
			String.raw`(?:poetry|uv|pdm|pipenv|hatch|rye)\s+(?:install|sync|run|build|add|lock|update|env|pip)\b`,
			String.raw`(?:pytest|tox|nox|rake|phpunit|pod|carthage)\b`,
			String.raw`(?:bundle|gem)\s+(?:install|exec|update|build)\b`,
			String.raw`composer\s+(?:install|update|run|require)\b`,
			String.raw`cargo\s+(?:\+\S+\s+)?(?:build|b|test|t|run|r|check|clippy|bench|nextest|install|doc)\b`,
			String.raw`go\s+(?:build|test|run|generate|install|vet)\b`,
			String.raw`\S*\b(?:mvn|mvnw|gradle|gradlew)\b`,
			String.raw`dotnet\s+(?:build|test|run|restore|publish|msbuild|tool)\b`,
			String.raw`(?:make|gmake|cmake|just|task|bazel|bazelisk|ninja|scons|meson|swift|mix|rebar3|sbt|stack|cabal)(?:[\s;&|)]|$)`,
			String.raw`docker(?:\s+|-)(?:build|buildx|compose)\b`,
			String.raw`(?:pre-commit|husky|lefthook)\s+(?:run|install)\b`,
			String.raw`\.{1,2}\/[\w.-]`,
			String.raw`(?:ba|da|z)?sh\s+(?:-[aeux]+\s+)*[\w./]`,
			String.raw`(?:source|\.)\s+[\w./-]`
		].map((command) => new RegExp(start + command));
		const withoutScripts = /\b(?:npm|pnpm|yarn|bun)\s+(?:ci|i|install)\b[^\n;&|]{0,300}?--ignore-scripts/g;
		const maxLineCharacters = 2e3;
		function findCodeCommand(script) {
			const lines = script.replaceAll(/\\\r?\n/g, " ").split(/\r?\n/);
			const found = lines.filter((line) => !line.trimStart().startsWith("#")).find((line) => {
				const rest = line.slice(0, maxLineCharacters).replaceAll(withoutScripts, ":");
				return commands.some((command) => command.test(rest));
			});
			return found?.trim() ?? null;
		}
		var cut_text = __webpack_require__(37527);
		;
		const privilegedEvents = [
			"pull_request_target",
			"workflow_run",
			"issue_comment",
			"pull_request_comment"
		];
		const pullRef = /github\.event\.pull_request\.(?:head|merge_commit_sha)|github\.head_ref|refs\/pull\/|\bpull\/\$\{\{|github\.event\.workflow_run\.(?:head_|pull_requests)/;
		const computedRef = /\b(?:steps|needs)\.[\w-]+\.outputs\.|\binputs\./;
		const headFetch = /\bgh\s+pr\s+checkout\b|\bgit\s+(?:fetch|pull)\b[^\n]{0,300}?(?:pull\/|refs\/pull|head)|\bhub\s+pr\s+checkout\b/;
		const forksCommand = "script-harness init --workflow review-forks";
		const secret = /\bsecrets\s*(?:\.\s*(?!GITHUB_TOKEN\b)\w|\[|\))|\btoJSON\(\s*secrets/i;
		const workflowRules = [
			{
				name: "pull-request-code-with-privileges",
				why: "the workflow has the secrets and the token of the repository, and this runs what the author of a pull request wrote, outside of the sandbox",
				fix: "Let no step run between the checkout and the action: give the command to the action\u2019s `setup`, which runs in the sandbox.",
				find({ events, before }) {
					if (!privilegedEvents.some((event) => events.has(event))) return [];
					const at = before.findIndex(checksOutHead);
					return at < 0 ? [] : before.slice(at).flatMap((step, index) => listRuns(step, index === 0));
				}
			},
			{
				name: "blocked-event",
				why: "a default policy of GitHub (Settings, Actions, Policies) blocks `pull_request_target` in public repositories from 2 December 2026",
				fix: `Start on \`pull_request\`, and for forks on \`workflow_run\` after it: \`${forksCommand}\` writes such workflows.`,
				find: ({ events, job }) => events.has("pull_request_target") ? [{
					place: job.place,
					what: "the job starts on `pull_request_target`"
				}] : []
			},
			{
				name: "refused-checkout",
				why: "actions/checkout refuses the head of a fork on this event: v7, and v4 to v6 since July 2026",
				fix: `Remove the step, and give the action \`fetch-head: true\` on \`workflow_run\`: \`${forksCommand}\` writes such workflows. The input allow-unsafe-pr-checkout puts the fork\u2019s files where every later step runs.`,
				find: ({ events, before }) => ["pull_request_target", "workflow_run"].some((event) => events.has(event)) ? before.filter((step) => isCheckout(step) && listRefs(step).some((ref) => pullRef.test(ref))).map(({ uses, place }) => ({
					place: uses?.place ?? place,
					what: "the head of the pull request is checked out"
				})) : []
			},
			{
				name: "repository-code-before",
				why: "it runs code of the repository or of its packages outside of the sandbox, in a job that holds secrets or a token that may write; what it leaves on the machine steers the action",
				fix: "Give the command to the action\u2019s `setup`, which runs in the sandbox, or run it in another job.",
				find: (found) => found.holdsSecrets || mayWrite(found.job.permissions) ? found.before.flatMap(listCode) : []
			},
			{
				name: "persisted-credentials",
				why: "checkout leaves the job\u2019s token in a file of the workspace, where every later step finds it",
				fix: "Set `persist-credentials: false`.",
				find: ({ before }) => before.filter((step) => isCheckout(step) && step.with.get("persist-credentials")?.text.toLowerCase() !== "false").map(({ uses, place }) => ({
					place: uses?.place ?? place,
					what: "the token stays in the checkout"
				}))
			},
			{
				name: "no-permissions",
				why: "the token then has what the settings of the repository give, which may be everything",
				fix: "Write `permissions: {}` at the top and in the job only what it needs, such as `contents: read`.",
				find: ({ job }) => job.permissions === null ? [{
					place: job.place,
					what: "the job has no `permissions`"
				}] : []
			},
			{
				name: "wide-permissions",
				why: "the job of the agent then holds a token that can change the repository",
				fix: "Give the job `contents: read`, and publish the patch in another job with `mode: publish`.",
				find: ({ job: { permissions }, harness }) => harness.with.get("mode")?.text === "publish" ? [] : listWide(permissions)
			},
			{
				name: "not-pinned",
				why: "a person who moves the tag or branch can run any code with the job\u2019s secrets",
				fix: "Name the commit: `uses: OWNER/script-harness-action@` and its 40 digits, with the version as a comment.",
				find: ({ harness: { uses } }) => uses === null || uses.text.startsWith(".") || /@[0-9a-f]{40}$/.test(uses.text) ? [] : [{
					place: uses.place,
					what: "the action is named by a tag or branch"
				}]
			},
			{
				name: "secrets-in-job-env",
				why: "every step of the job and what it starts has the secret in its environment",
				fix: "Give it to the one step that needs it, as an input or in its own `env`.",
				find: ({ job }) => job.env.filter(({ text }) => secret.test(text)).map(({ place }) => ({
					place,
					what: "a secret is in the `env` of the whole job"
				}))
			}
		];
		function namesSecrets(job) {
			const texts = [...job.env, ...job.steps.flatMap((step) => [
				...step.env,
				...step.with.values(),
				...step.run === null ? [] : [step.run]
			])];
			return texts.some(({ text }) => secret.test(text));
		}
		function isCheckout({ uses }) {
			return uses !== null && /^actions\/checkout(?:@|$)/i.test(uses.text);
		}
		function checksOutHead(step) {
			if (isCheckout(step)) return listRefs(step).some((ref) => pullRef.test(ref) || computedRef.test(ref));
			return headFetch.test(step.run?.text ?? "");
		}
		const listRefs = (step) => ["ref", "repository"].map((name) => step.with.get(name)?.text ?? "");
		function listRuns(step, isFetch) {
			if (step.run !== null && (!isFetch || findCodeCommand(step.run.text.replace(headFetch, "")) !== null)) return [{
				place: step.run.place,
				what: "a command runs on the head of the pull request"
			}];
			if (step.uses?.text.startsWith("./") === true) return [{
				place: step.uses.place,
				what: "an action out of the head of the pull request runs"
			}];
			if (step.uses !== null && installs(step)) return [{
				place: step.uses.place,
				what: "an action installs what the head of the pull request names"
			}];
			return [];
		}
		function listCode(step) {
			const command = step.run === null ? null : findCodeCommand(step.run.text);
			if (step.run !== null && command !== null) return [{
				place: step.run.place,
				what: `\`${shorten(command)}\` runs`
			}];
			if (step.uses?.text.startsWith("./") === true) return [{
				place: step.uses.place,
				what: `the action ${shorten(step.uses.text)} runs`
			}];
			return step.uses !== null && installs(step) ? [{
				place: step.uses.place,
				what: `${shorten(step.uses.text)} installs packages`
			}] : [];
		}
		function installs({ uses, with: inputs }) {
			const name = uses?.text.split("@", 1)[0]?.toLowerCase() ?? "";
			if (/^actions\/cache(?:\/restore)?$|^bahmutov\/npm-install$|^swatinem\/rust-cache$/.test(name)) return true;
			if (!/(?:^|\/)(?:action-)?setup[-/]?\w*/.test(name)) return false;
			const asked = [
				"bundler-cache",
				"run_install",
				"run-install",
				"enable-cache",
				"cache"
			].map((input) => inputs.get(input)?.text);
			return asked.some((value) => value !== undefined && value !== "" && value !== "false");
		}
		function mayWrite(permissions) {
			if (permissions === null) return true;
			if (permissions.type === "all") return permissions.level.text === "write-all";
			return [...permissions.scopes.values()].some(({ text }) => text === "write");
		}
		function listWide(permissions) {
			if (permissions === null) return [];
			if (permissions.type === "all") return permissions.level.text === "write-all" ? [{
				place: permissions.level.place,
				what: "the token may write everything"
			}] : [];
			const contents = permissions.scopes.get("contents");
			return contents?.text === "write" ? [{
				place: contents.place,
				what: "the token may write contents"
			}] : [];
		}
		function shorten(text) {
			return (0, cut_text.IN)(text, 60);
		}
		;
		const maxRisks = 100;
		const maxCallRounds = 4;
		function findWorkflowRisks(files) {
			const read = files.map((file) => ({
				path: file.path,
				read: (0, read_workflow.S)(file.text)
			}));
			const workflows = new Map(read.flatMap(({ path, read: { ...each } }) => each.type === "workflow" ? [[path, each.workflow]] : []));
			const callers = findCallers(workflows);
			const unreadable = read.flatMap(({ path, read: each }) => each.type === "workflow" ? [] : [{
				path,
				place: each.place,
				rule: "unreadable",
				message: `it cannot be read: ${each.reason}`,
				fix: "Fix the file; it was not checked."
			}]);
			const risks = [...workflows].flatMap(([path, workflow]) => workflow.jobs.flatMap((job) => findJobRisks(path, workflow, job, callers.get(path) ?? [])));
			return [...unreadable, ...risks].slice(0, maxRisks).map((risk) => ({
				...risk,
				path: (0, control_characters.UN)(risk.path),
				message: (0, control_characters.UN)(risk.message)
			}));
		}
		function findJobRisks(path, workflow, job, callers) {
			const at = job.steps.findIndex(({ uses }) => uses !== null && isThisAction(uses.text));
			const harness = job.steps[at];
			if (harness === undefined) return [];
			const found = {
				events: new Set([...workflow.events, ...callers.flatMap(({ events }) => [...events])]),
				holdsSecrets: namesSecrets(job) || callers.some(({ givesSecrets }) => givesSecrets),
				job,
				harness,
				before: job.steps.slice(0, at)
			};
			const seen = new Set();
			return workflowRules.flatMap(({ name, why, fix, find }) => find(found).flatMap(({ place, what }) => {
				const key = `${place.line}:${place.column}:${name === "repository-code-before" ? "pull-request-code-with-privileges" : name}`;
				if (seen.has(key)) return [];
				seen.add(key);
				return [{
					path,
					place,
					rule: name,
					message: `${what}: ${why}`,
					fix
				}];
			}));
		}
		function isThisAction(uses) {
			return uses === "./" || uses === "." || /(?:^|\/)script-harness-action@/.test(uses);
		}
		function findCallers(workflows) {
			const callers = new Map();
			for (let round = 0; round < maxCallRounds; round += 1) {
				const next = new Map();
				for (const [path, { events, jobs }] of workflows) for (const { uses, inheritsSecrets } of jobs) {
					const called = uses === null ? null : /^\.\/(\.github\/workflows\/[^@]+)/.exec(uses.text)?.[1];
					if (called === undefined || called === null || !workflows.has(called)) continue;
					const all = new Set([...events, ...(callers.get(path) ?? []).flatMap((caller) => [...caller.events])]);
					next.set(called, [...next.get(called) ?? [], {
						events: all,
						givesSecrets: inheritsSecrets
					}]);
				}
				callers.clear();
				for (const [path, list] of next) callers.set(path, list);
			}
			return callers;
		}
		var no_follow = __webpack_require__(90221);
		var git_layout = __webpack_require__(41125);
		;
		const directory = ".github/workflows";
		const maxFiles = 100;
		const maxBytes = 256 * 1024;
		function listWorkflowRisks(workingDirectory) {
			const root = (0, git_layout.n5)(workingDirectory);
			const names = root === null ? [] : listDirectory((0, external_node_path_.join)(root, directory)).filter((name) => /\.ya?ml$/.test(name));
			const read = names.slice(0, maxFiles).map((name) => readWorkflowFile(root ?? "", `${directory}/${name}`));
			const files = read.filter((each) => "text" in each);
			const skipped = read.flatMap((each) => "text" in each ? [] : [renderSkipped(each.path, each.reason)]);
			if (names.length > maxFiles) skipped.push(renderSkipped(directory, `it holds more than ${maxFiles} workflows`));
			return [...findWorkflowRisks(files), ...skipped];
		}
		function renderSkipped(path, reason) {
			const place = {
				line: 1,
				column: 1
			};
			return {
				path: (0, control_characters.UN)(path),
				place,
				rule: "unreadable",
				message: reason,
				fix: "It was not looked at."
			};
		}
		function readWorkflowFile(root, path) {
			try {
				return (0, no_follow.D4)((0, external_node_path_.join)(root, path), (stats, file) => {
					if (!stats.isFile()) return {
						path,
						reason: "it is not a file"
					};
					if (stats.size > maxBytes) return {
						path,
						reason: `it is larger than ${maxBytes / 1024} KiB`
					};
					return {
						path,
						text: (0, external_node_fs_.readFileSync)(file, "utf8")
					};
				});
			} catch (thrown) {
				if ((0, error.up)(thrown, "ELOOP", "ENOENT", "EACCES", "ENXIO")) return {
					path,
					reason: "it cannot be opened, or is a link"
				};
				throw thrown;
			}
		}
		function listDirectory(path) {
			try {
				return (0, external_node_fs_.readdirSync)(path).toSorted();
			} catch (thrown) {
				if ((0, error.up)(thrown, "ENOENT", "ENOTDIR", "EACCES", "ELOOP")) return [];
				throw thrown;
			}
		}
		var with_parts = __webpack_require__(93286);
		;
		function listServerChecks(source, cwd, context) {
			return (0, with_parts.dK)({
				policy: source,
				cwd
			}, context, async (parts) => {
				const { opened } = await parts.startServers({
					emit: () => undefined,
					signal: context.signal,
					files: "current"
				});
				return opened.flatMap((server) => [
					describeServer(server),
					...server.tools.map(({ name, sha256 }) => {
						const use = parts.offered.tools.some((tool) => tool.name === name) ? "offered" : "no rule allows it";
						return createLine(name, `${use}, sha256 ${sha256}`);
					}),
					...server.refused.map(({ name, reason }) => createLine(`mcp.${server.server}`, `not offered: ${name}: ${reason}`))
				]);
			});
		}
		function describeServer({ server, tools, toolsSha256, failure }) {
			const name = `mcp.${server}`;
			if (failure === "") return createLine(name, `${tools.length} tools, toolsSha256 ${toolsSha256}`);
			const fix = "Fix its command or url in the policy, or install what it needs on this machine.";
			return {
				name,
				needed: true,
				ok: false,
				detail: failure,
				fix
			};
		}
		function createLine(name, detail) {
			return {
				name,
				needed: false,
				ok: true,
				detail,
				fix: ""
			};
		}
		var locate_directory = __webpack_require__(88230);
		var load_policy_file = __webpack_require__(14204);
		;
		async function runDoctor(options, context) {
			const { host, terminal } = context;
			const { policy = null, find = (name) => (0, find_programs.Kp)(name, host.facts.environment["PATH"] ?? "", []) } = options;
			const directory = (0, locate_directory.m)(host, options.cwd ?? ".", "--cwd");
			const fixed = options.mode === "look" ? [] : await fixMachine(context, find);
			const limits = policy === null ? undefined : await readLimits(policy, directory, context);
			const tried = await tryIsolation(context, find, limits);
			const checks = [
				{
					name: "node",
					needed: true,
					ok: true,
					detail: `${process.version} (${host.arch})`,
					fix: ""
				},
				...listProgramChecks(host.uid, find),
				...listIsolationChecks(tried),
				describeFloor(host.machineFloor, host.uid),
				...policy === null || tried.type === "refused" ? [] : await listServerChecks(policy, directory, context),
				{
					name: "keys",
					needed: false,
					ok: true,
					detail: renderKeys(host.facts.environment),
					fix: ""
				},
				{
					name: "identity",
					needed: false,
					ok: true,
					detail: renderIdentity(host.facts.environment),
					fix: ""
				},
				describeProxies(host.facts.environment)
			];
			const warnings = listWorkflowRisks(directory);
			const ok = checks.every((check) => check.ok || !check.needed);
			if (options.format === "json") {
				const shown = checks.map(({ name, ok: fine, detail, fix }) => ({
					name,
					ok: fine,
					detail,
					fix
				}));
				const isolation = tried.type === "works" ? tried.isolation : null;
				terminal.out(`${JSON.stringify({
					ok,
					isolation,
					checks: shown,
					warnings,
					fixed
				})}\n`);
			} else {
				for (const line of fixed) terminal.out(`fix  ${line}\n`);
				for (const { ok: fine, name, detail, fix } of checks) terminal.out(`${fine ? "ok  " : "miss"} ${name}: ${detail}${fix === "" ? "" : `\n     ${fix}`}\n`);
				for (const { path, place, message, fix } of warnings) terminal.out(`warn ${path}:${place.line}:${place.column}: ${message}\n     ${fix}\n`);
			}
			return ok ? 0 : 6;
		}
		async function readLimits(source, cwd, { host }) {
			const { commandLimits, freeDiskMb } = (await (0, load_policy_file.n$)(host, source, cwd)).policy.settings;
			return {
				...commandLimits,
				freeDiskMb
			};
		}
		function listIsolationChecks(tried) {
			if (tried.type === "refused") return [{
				name: "sandbox",
				needed: true,
				ok: false,
				detail: tried.reason,
				fix: tried.hint
			}];
			const { level, rung, seccomp, bubblewrap, walls, limits, notes } = tried.isolation;
			const line = (name, detail) => ({
				name,
				needed: false,
				ok: true,
				detail,
				fix: ""
			});
			return [
				line("sandbox", `${level}: ${rung}`),
				line("seccomp", seccomp ? "our own filter is active" : "none"),
				...bubblewrap === null ? [] : [line("bubblewrap", `${bubblewrap.version}, ${bubblewrap.isFixed ? "without" : "with"} known holes`)],
				...walls.map((boundary) => line("boundary", boundary)),
				...limits.map((limit) => line("limit", limit)),
				...notes.map((note) => line("note", note))
			];
		}
		var options = __webpack_require__(73767);
		;
		const addDoctorCommand = (program, context, exit) => {
			program.command("doctor").description("what this machine offers and what is missing").option("--fix", "install missing packages and load the AppArmor profile, as root or through sudo").option("--policy <file>", "a policy whose limits are shown, and whose MCP servers are started and listed").addOption((0, options.Fl)()).addOption((0, options.Bx)("text", "json")).action(async (flags) => exit(await runDoctor({
				format: flags.format,
				cwd: flags.cwd,
				mode: flags.fix === true ? "fix" : "look",
				policy: flags.policy ?? null
			}, context)));
		};
	}),
	30403: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { S: () => readWorkflow });
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
		var _core_text_yaml_depth_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4580);
		const maxCharacters = 5e5;
		const maxJobs = 256;
		const maxSteps = 1e3;
		const start = {
			line: 1,
			column: 1
		};
		function readWorkflow(text) {
			if (text.length > maxCharacters) return {
				type: "unreadable",
				reason: `it has more than ${maxCharacters} characters`,
				place: start
			};
			const tooDeep = {
				type: "unreadable",
				reason: "it is nested too deeply",
				place: start
			};
			if ((0, _core_text_yaml_depth_js__WEBPACK_IMPORTED_MODULE_1__._)(new yaml__WEBPACK_IMPORTED_MODULE_0__.JG().lex(text))) return tooDeep;
			const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN();
			try {
				const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
					lineCounter: lines,
					schema: "failsafe",
					uniqueKeys: false,
					logLevel: "silent",
					prettyErrors: false
				});
				const [error] = document.errors;
				if (error !== undefined) return {
					type: "unreadable",
					reason: error.message.split("\n")[0] ?? "",
					place: placeAt(lines, error.pos[0])
				};
				return {
					type: "workflow",
					workflow: createReader(document.contents, lines).readAll()
				};
			} catch (thrown) {
				if (thrown instanceof RangeError) return tooDeep;
				throw thrown;
			}
		}
		function createReader(root, lines) {
			const targets = findTargets(root);
			function follow(node) {
				return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node) ? targets.get(node) : node;
			}
			function listEntries(node) {
				const map = follow(node);
				if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(map)) return [];
				return map.items.flatMap(({ key, value }) => {
					const name = follow(key);
					return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(name) && typeof name.value === "string" ? [{
						name: name.value,
						key,
						value
					}] : [];
				});
			}
			function get(node, name) {
				return listEntries(node).find((entry) => entry.name === name)?.value ?? null;
			}
			function listItems(node) {
				const list = follow(node);
				return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(list) ? list.items : [];
			}
			function place(node) {
				const offset = typeof node === "object" && node !== null && "range" in node ? node.range?.[0] : undefined;
				return offset === undefined ? start : placeAt(lines, offset);
			}
			function readText(node) {
				const scalar = follow(node);
				if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(scalar) || typeof scalar.value !== "string" || scalar.value === "") return null;
				return {
					text: scalar.value,
					place: place(node)
				};
			}
			function readTexts(node) {
				return new Map(listEntries(node).flatMap(({ name, value }) => {
					const text = readText(value);
					return text === null ? [] : [[name, text]];
				}));
			}
			function readEnv(node) {
				return [...readTexts(node).values(), readText(node)].filter((text) => text !== null);
			}
			function readPermissions(node) {
				const level = readText(node);
				if (level !== null) return {
					type: "all",
					level
				};
				return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(follow(node)) ? {
					type: "scopes",
					scopes: readTexts(node)
				} : null;
			}
			function readEvents(node) {
				const names = [readText(node), ...listItems(node).map(readText)].flatMap((text) => text?.text ?? []);
				return new Set([...names, ...listEntries(node).map(({ name }) => name)]);
			}
			const stepsRead = new Map();
			function readStep(node) {
				const target = follow(node);
				const known = stepsRead.get(target);
				if (known !== undefined) return {
					...known,
					place: place(node)
				};
				const step = readOneStep(node);
				stepsRead.set(target, step);
				return step;
			}
			function readOneStep(node) {
				return {
					place: place(node),
					if: readText(get(node, "if")),
					uses: readText(get(node, "uses")),
					run: readText(get(node, "run")),
					workingDirectory: readText(get(node, "working-directory")),
					with: readTexts(get(node, "with")),
					env: readEnv(get(node, "env"))
				};
			}
			function readDefaultDirectory(node) {
				return readText(get(get(get(node, "defaults"), "run"), "working-directory"));
			}
			return { readAll() {
				const above = {
					permissions: readPermissions(get(root, "permissions")),
					env: readEnv(get(root, "env")),
					workingDirectory: readDefaultDirectory(root)
				};
				let left = maxSteps;
				const jobs = listEntries(get(root, "jobs")).slice(0, maxJobs).map(({ key, value }) => {
					const directory = readDefaultDirectory(value) ?? above.workingDirectory;
					const steps = listItems(get(value, "steps")).slice(0, left).map(readStep).map((step) => ({
						...step,
						workingDirectory: step.workingDirectory ?? directory
					}));
					left -= steps.length;
					return {
						place: place(key),
						uses: readText(get(value, "uses")),
						inheritsSecrets: readText(get(value, "secrets"))?.text === "inherit" || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(follow(get(value, "secrets"))),
						permissions: readPermissions(get(value, "permissions")) ?? above.permissions,
						env: [...above.env, ...readEnv(get(value, "env"))],
						steps
					};
				});
				return {
					events: readEvents(get(root, "on")),
					jobs
				};
			} };
		}
		function findTargets(root) {
			const anchors = new Map();
			const targets = new Map();
			(0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(root, {
				Alias(_, alias) {
					targets.set(alias, anchors.get(alias.source));
				},
				Value(_, node) {
					if (node.anchor !== undefined) anchors.set(node.anchor, node);
				}
			});
			return targets;
		}
		function placeAt(lines, offset) {
			const { line, col } = lines.linePos(offset);
			return {
				line,
				column: col
			};
		}
	}),
	34147: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { c: () => exchange });
		var node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38321);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		async function exchange(service, { send, signal }, run) {
			let passing = null;
			const request = async (address, asked) => {
				const { host } = new URL(address);
				try {
					const { status, headers, body } = await send(address, {
						...asked,
						signal,
						onSent: () => undefined
					});
					if (status === 429 || status >= 500) passing = new _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj({
						code: "provider-server",
						message: `${service} at ${host} failed (HTTP ${status})`
					});
					return {
						status,
						headers,
						text: await (0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__.text)(body)
					};
				} catch (thrown) {
					passing = new _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj({
						code: "provider-connection",
						message: `${service} at ${host} cannot be reached: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown)}`,
						hint: "Check the network of the runner, and the input proxy if it needs one."
					});
					throw passing;
				}
			};
			try {
				const result = await run(request);
				if (passing !== null) throw passing;
				return result;
			} catch (thrown) {
				if (passing !== null) throw passing;
				if (thrown instanceof _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj) throw thrown;
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj({
					code: "provider-auth",
					message: `${service} refused the identity of the job: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown)}`,
					hint: "Check the input identity, and that the cloud trusts this repository, branch and environment (the subject of the OIDC token of GitHub)."
				});
			}
		}
	}),
	6179: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Lj: () => readJobToken,
			ZL: () => missingJobToken,
			bA: () => hasJobToken
		});
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22603);
		var _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27831);
		var _exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34147);
		const address = "ACTIONS_ID_TOKEN_REQUEST_URL";
		const bearer = "ACTIONS_ID_TOKEN_REQUEST_TOKEN";
		function hasJobToken(environment) {
			return [address, bearer].every((name) => (environment[name] ?? "") !== "");
		}
		function missingJobToken() {
			return new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
				code: "provider-auth",
				message: `the job has no OIDC token: ${address} is not set`,
				hint: "Add permissions: { id-token: write } to the job. The job of a pull request from a fork never has such a token."
			});
		}
		async function readJobToken(audience, { environment, send, onSecret }, signal) {
			const url = new URL(environment[address] ?? "");
			url.searchParams.set("audience", audience);
			const token = await (0, _exchange_js__WEBPACK_IMPORTED_MODULE_1__.c)("GitHub", {
				send,
				signal
			}, async (request) => {
				const { status, text } = await request(url.href, {
					method: "GET",
					headers: {
						authorization: `Bearer ${environment[bearer] ?? ""}`,
						accept: "application/json"
					},
					body: ""
				});
				const value = status === 200 ? readValue(text) : null;
				if (value === null) throw new Error(`HTTP ${status}, and no OIDC token`);
				return value;
			});
			onSecret(token);
			return token;
		}
		function readValue(text) {
			const parsed = (0, _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text);
			return parsed !== null && typeof parsed === "object" && "value" in parsed && typeof parsed.value === "string" ? parsed.value : null;
		}
	}),
	14204: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			OS: () => cliFacts,
			bV: () => createLoadOptions,
			n$: () => loadPolicyFile
		});
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45894);
		var _catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59809);
		var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
		var _host_host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69676);
		var _policy_tools_check_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56039);
		var _fetch_remote_policy_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38434);
		var _host_machine_floor_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7738);
		var _policy_resolve_load_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49808);
		const cliFacts = {
			event: "cli",
			ref: "",
			label: "",
			fork: false,
			actorPermission: "admin",
			actorAssociation: "",
			authorAssociation: null
		};
		function createLoadOptions(host, source, workspace) {
			return {
				source: source.startsWith("builtin:") ? source : (0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(host.workingDirectory, source),
				readFile: (file) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.readFile)(file, "utf8"),
				catalogue: _catalogue_js__WEBPACK_IMPORTED_MODULE_1__.s,
				builtinPolicies: (0, _host_host_js__WEBPACK_IMPORTED_MODULE_5__.q1)(host),
				floors: (0, _host_machine_floor_js__WEBPACK_IMPORTED_MODULE_7__.v)(host.machineFloor),
				protectedPaths: [],
				facts: cliFacts,
				today: (0, _policy_resolve_load_js__WEBPACK_IMPORTED_MODULE_8__.FM)(host.clock.nowMs()),
				workspace,
				fetchRemote: (0, _fetch_remote_policy_js__WEBPACK_IMPORTED_MODULE_9__.I)()
			};
		}
		async function loadPolicyFile(host, source, workspace) {
			const read = [];
			const options = createLoadOptions(host, source, workspace);
			const policy = await (0, _policy_tools_check_js__WEBPACK_IMPORTED_MODULE_6__.F9)({
				...options,
				readFile: async (file) => {
					read.push(file);
					return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.readFile)(file, "utf8");
				},
				protectedPaths: listInside(workspace, source.startsWith("builtin:") ? [] : [options.source])
			});
			return {
				policy,
				files: listInside(workspace, read)
			};
		}
		function listInside(workspace, files) {
			const all = files.flatMap((file) => [file, readRealPath(file)]);
			return [...new Set(all.map((file) => (0, node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(workspace, file)))].filter((file) => file !== "" && !(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_0__._K)(file));
		}
		function readRealPath(file) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(file) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(file) : file;
		}
	}),
	93286: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			dK: () => withParts,
			nY: () => ownTrust,
			uc: () => startServersFor
		});
		var _host_locate_directory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88230);
		var _report_console_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17243);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _parts_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69639);
		var _policy_load_policy_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14204);
		var _patch_describe_published_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12312);
		var _assemble_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14027);
		const ownTrust = {
			task: "trusted",
			repository: "trusted"
		};
		async function withParts(flags, context, use) {
			const { host } = context;
			const workspace = (0, _host_locate_directory_js__WEBPACK_IMPORTED_MODULE_0__.m)(host, flags.cwd, "--cwd");
			const loaded = await (0, _policy_load_policy_file_js__WEBPACK_IMPORTED_MODULE_4__.n$)(host, flags.policy, workspace);
			const parts = (0, _parts_parts_js__WEBPACK_IMPORTED_MODULE_3__.X)({
				host,
				workspace,
				policy: loaded.policy,
				policyFiles: loaded.files,
				hiddenDirectories: [host.stateDirectory],
				requireIsolation: (0, _assemble_run_js__WEBPACK_IMPORTED_MODULE_6__.Oq)("namespaces", loaded.policy.view().require),
				readScriptMode: () => loaded.policy.settings.scriptMode
			});
			try {
				const sandbox = await parts.openSandbox();
				const value = await use(parts, sandbox, loaded);
				await sandbox.endCommands();
				sandbox.seal();
				for (const warning of readPublished(await sandbox.publish(createWriteCheck(loaded.policy)))) context.terminal.log(`warning: ${warning}\n`);
				return value;
			} finally {
				await parts.close();
			}
		}
		function readPublished(published) {
			if (published.type === "published") return published.warnings;
			const { outcome, reason } = (0, _patch_describe_published_js__WEBPACK_IMPORTED_MODULE_5__.w)(published);
			throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: outcome === "tampered" ? "tampered" : "publish",
				message: reason
			});
		}
		async function startServersFor(parts, { terminal, signal }) {
			const renderLine = (0, _report_console_js__WEBPACK_IMPORTED_MODULE_1__.i)();
			await parts.startServers({
				signal,
				files: "current",
				emit(event) {
					const line = renderLine(event);
					if (line !== null) terminal.log(`${line}\n`);
				}
			});
		}
		function createWriteCheck({ judge }) {
			return (path, kind) => {
				const after = kind === null ? null : {
					kind,
					content: null,
					executable: false
				};
				const [refusal] = judge([{
					path,
					before: null,
					after,
					submodule: null
				}], {
					tainted: null,
					approved: new Set()
				}, null);
				return refusal === null || refusal?.byContent === true;
			};
		}
	}),
	14231: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			R: () => installPackages,
			p: () => installSandbox
		});
		var _find_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88317);
		async function installSandbox(options) {
			if (options.mode === "never" || !options.hosted || (0, _find_programs_js__WEBPACK_IMPORTED_MODULE_0__.FG)("bwrap") !== null) return;
			options.write("bubblewrap is not installed; installing it");
			const missing = ["bwrap", "rg"].filter((name) => (0, _find_programs_js__WEBPACK_IMPORTED_MODULE_0__.FG)(name) === null);
			const refused = installPackages({
				...options,
				packages: missing.map((name) => _find_programs_js__WEBPACK_IMPORTED_MODULE_0__.l2[name])
			});
			if (refused !== null) options.write(`the installation failed: ${refused}`);
		}
		function installPackages(options) {
			const { find = _find_programs_js__WEBPACK_IMPORTED_MODULE_0__.FG, limitMs: timeout = 18e4 } = options;
			const [apt, sudo] = [find("apt-get"), find("sudo")];
			if (apt === null) return "apt-get is not installed";
			if (options.uid !== 0 && sudo === null) return "this user is not root, and sudo is not installed";
			const run = (...args) => (0, _find_programs_js__WEBPACK_IMPORTED_MODULE_0__.yf)(options.uid === 0 ? null : sudo, [apt, ...args], {
				env: { DEBIAN_FRONTEND: "noninteractive" },
				timeout
			});
			const install = [
				"install",
				"-y",
				"-qq",
				"-o",
				"DPkg::Lock::Timeout=60",
				...options.packages
			];
			const refused = run(...install);
			return refused === null || run("update", "-qq") !== null ? refused : run(...install);
		}
	})
};
