export const id = 4548;
export const ids = [4548];
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
	37258: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addInitCommand: () => addInitCommand });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var commander = __webpack_require__(67375);
		var error = __webpack_require__(22603);
		var access = __webpack_require__(95867);
		var record = __webpack_require__(44196);
		var attestation = __webpack_require__(91195);
		var models = __webpack_require__(91475);
		var locate_directory = __webpack_require__(88230);
		var paths = __webpack_require__(88526);
		var git_layout = __webpack_require__(41125);
		var ports_policy = __webpack_require__(58748);
		var host_entries = __webpack_require__(27748);
		var options = __webpack_require__(73767);
		var find_programs = __webpack_require__(88317);
		;
		const placeholder = "OWNER/REPOSITORY@COMMIT";
		function readActionReference(given, distDirectory) {
			if (given === undefined) return findOwnReference((0, external_node_fs_.realpathSync)((0, external_node_path_.dirname)(distDirectory)));
			if (/^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?@[\w./-]+$|^\.\/[\w./-]*$/.test(given) && given !== placeholder) return given;
			throw new error.tj({
				code: "usage",
				message: `--action ${JSON.stringify(given)} is not a reference of an action`,
				hint: `Write ${placeholder}, with the account, the repository and the commit of the release that you have read.`
			});
		}
		function findOwnReference(directory) {
			const git = (0, find_programs.Kp)("git", "", []);
			const read = (...args) => {
				if (git === null) return "";
				try {
					return (0, git_layout.K)(git, args, { cwd: directory }).toString().trim();
				} catch {
					return "";
				}
			};
			const refuse = (why) => new error.tj({
				code: "usage",
				message: `the reference of this action is not known: ${why}`,
				hint: `Name it, with the commit of a release: --action ${placeholder}.`
			});
			if (read("rev-parse", "--show-toplevel") !== directory) throw refuse(`${directory} is not a clone of its repository`);
			const origin = read("config", "--get", "remote.origin.url");
			const repository = /^(?:https:\/\/(?:[^@/\s]+@)?|ssh:\/\/git@|git@)github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(origin)?.[1];
			if (repository === undefined) throw refuse(`the origin of ${directory} is not a repository on github.com`);
			const commit = read("rev-parse", "HEAD");
			const isPublished = read("for-each-ref", "--count=1", "--contains", commit, "refs/remotes/origin", "refs/tags") !== "";
			if (!isPublished) throw refuse(`no branch of the origin and no tag contains the commit ${commit} of ${directory}`);
			return `${repository}@${commit}`;
		}
		var schemas = __webpack_require__(88343);
		var registry_addresses = __webpack_require__(23005);
		var parse_shell = __webpack_require__(13796);
		var read_workflow = __webpack_require__(30403);
		;
		const expression = "${{";
		const handlesFailures = /\b(?:failure|cancelled|always)\s*\(/i;
		const leavesRoot = /(?<![\w.:/-])(?:cd|pushd)(?![\w.:/-])|<</;
		function readCiJobs(workflows) {
			const jobs = workflows.flatMap(({ name, text }) => {
				const read = (0, read_workflow.S)(text);
				if (read.type !== "workflow") return [];
				const isTest = /test|ci|check|build/i.test(name);
				return ["push", "pull_request"].some((event) => read.workflow.events.has(event)) ? read.workflow.jobs.map((job) => ({
					isTest,
					job: readJob(job)
				})) : [];
			});
			return [...jobs.filter(({ isTest }) => isTest), ...jobs.filter(({ isTest }) => !isTest)].map(({ job }) => job);
		}
		function findLine(job, command) {
			return job?.lines.find((line) => isCommand(line, command)) ?? null;
		}
		function isCommand(line, command) {
			return command.test(listWords(line).join(" "));
		}
		function listWords(line) {
			const words = line.split(/\s+/);
			const first = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word));
			return first < 0 ? [] : words.slice(first);
		}
		function readJob(job) {
			return {
				lines: job.steps.flatMap(listLines),
				setups: new Map(job.steps.flatMap(readSetup))
			};
		}
		function listLines({ if: condition, run, workingDirectory }) {
			if (run === null || workingDirectory !== null || handlesFailures.test(condition?.text ?? "")) return [];
			const text = run.text.replaceAll("\r\n", "\n");
			if (leavesRoot.test(text)) return [];
			const parsed = (0, parse_shell.aV)(text);
			if (typeof parsed === "string") return [];
			return parsed.commands.filter(keepsExitCode).map(({ pos, end }) => text.slice(pos, end).replaceAll("\\\n", " ")).filter((line) => !line.includes(expression));
		}
		function keepsExitCode({ command, background }) {
			const parts = command.type === "AndOr" && command.operators.every((operator) => operator === "&&") ? command.commands : [command];
			return background !== true && parts.every((part) => part.type === "Command" && part.redirects.length === 0);
		}
		function readSetup({ uses, with: inputs }) {
			if (uses === null) return [];
			const literal = [...inputs].filter(([, { text }]) => !text.includes(expression) && !text.includes("\n"));
			return [[uses.text.split("@", 1)[0] ?? "", new Map(literal.map(([name, { text }]) => [name, text]))]];
		}
		;
		const checkout = {
			uses: "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1",
			version: "v7.0.1"
		};
		const download = {
			uses: "actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c",
			version: "v8.0.1"
		};
		const attest = {
			uses: "actions/attest@1e69f48acb82d1966a394da916b4c1698aa569d6",
			version: "v4.2.2"
		};
		const runtimes = {
			node: {
				uses: "actions/setup-node@820762786026740c76f36085b0efc47a31fe5020",
				version: "v7.0.0",
				versions: ["node-version"],
				file: {
					input: "node-version-file",
					names: [
						".nvmrc",
						".node-version",
						".tool-versions"
					]
				},
				fixed: { "package-manager-cache": false }
			},
			pnpm: {
				uses: "pnpm/action-setup@41ff72655975bd51cab0327fa583b6e92b6d3061",
				version: "v4.2.0",
				versions: ["version"],
				file: {
					input: null,
					names: []
				},
				fixed: {}
			},
			bun: {
				uses: "oven-sh/setup-bun@0c5077e51419868618aeaa5fe8019c62421857d6",
				version: "v2.2.0",
				versions: ["bun-version"],
				file: {
					input: "bun-version-file",
					names: [".bun-version", ".tool-versions"]
				},
				fixed: { "no-cache": true }
			},
			deno: {
				uses: "denoland/setup-deno@667a34cdef165d8d2b2e98dde39547c9daac7282",
				version: "v2.0.4",
				versions: ["deno-version"],
				file: {
					input: "deno-version-file",
					names: [".dvmrc", ".tool-versions"]
				},
				fixed: {}
			},
			python: {
				uses: "actions/setup-python@5fda3b95a4ea91299a34e894583c3862153e4b97",
				version: "v7.0.0",
				versions: ["python-version"],
				file: {
					input: "python-version-file",
					names: [".python-version", ".tool-versions"]
				},
				fixed: {}
			},
			go: {
				uses: "actions/setup-go@b7ad1dad31e06c5925ef5d2fc7ad053ef454303e",
				version: "v7.0.0",
				versions: ["go-version"],
				file: {
					input: "go-version-file",
					names: ["go.work", "go.mod"]
				},
				fixed: { cache: false }
			},
			java: {
				uses: "actions/setup-java@b6effb05e454b25005698d916606bdc6ffcbf961",
				version: "v5.7.0",
				versions: ["java-version", "distribution"],
				file: {
					input: "java-version-file",
					names: [
						".java-version",
						".sdkmanrc",
						".tool-versions"
					]
				},
				fixed: { distribution: "temurin" }
			},
			ruby: {
				uses: "ruby/setup-ruby@0dafeac902942906541bc140009cdbf32665b601",
				version: "v1.315.0",
				versions: ["ruby-version"],
				file: {
					input: null,
					names: [
						".ruby-version",
						".tool-versions",
						"mise.toml"
					]
				},
				fixed: {}
			},
			php: {
				uses: "shivammathur/setup-php@f3e473d116dcccaddc5834248c87452386958240",
				version: "2.37.2",
				versions: ["php-version", "extensions"],
				file: {
					input: "php-version-file",
					names: [".php-version"]
				},
				fixed: {}
			}
		};
		const pinnedActions = [
			checkout,
			download,
			attest,
			...Object.values(runtimes)
		];
		function createSetupStep(name, source, otherwise = null) {
			const { uses, versions, file, fixed } = runtimes[name];
			const asked = source.ci?.setups.get(uses.split("@", 1)[0] ?? "");
			const given = versions.flatMap((input) => {
				const value = asked?.get(input);
				return value === undefined ? [] : [[input, value]];
			});
			const named = file.names.find((path) => namesVersion(name, path, source.read(path)));
			const inputs = named !== undefined ? file.input === null ? {} : { [file.input]: named } : given.length > 0 ? Object.fromEntries(given) : otherwise;
			return inputs === null ? [] : [{
				uses,
				with: {
					...fixed,
					...inputs
				}
			}];
		}
		const toolNames = {
			node: /^nodejs? /m,
			bun: /^bun /m,
			deno: /^deno /m,
			python: /^python /m,
			java: /^java /m,
			ruby: /^ruby /m
		};
		function namesVersion(name, path, text) {
			if (text === null) return false;
			if (path === ".tool-versions") return toolNames[name]?.test(text) === true;
			return path !== "mise.toml" || /^ruby *=/m.test(text);
		}
		;
		const languages = [
			"node",
			"deno",
			"python",
			"go",
			"rust",
			"java",
			"ruby",
			"php"
		];
		const detectors = {
			node: {
				files: ["package.json"],
				tests: /^(?:npm (?:t|test|run(?:-script)? test\S*)|pnpm (?:-r )?(?:run )?test\S*|yarn (?:run )?test\S*|bun (?:test|run test\S*)|(?:npx|bunx|pnpm(?: exec)?|yarn(?: run)?) (?:jest|vitest|mocha|ava|turbo (?:run )?test\S*)|node --test)(?: |$)/,
				parts: / (?:-w|--workspace)[ =]|\btest[:-](?:types?|tsc?|typecheck|lint|format|prettier|size|watch)\b/,
				detect: detectNode
			},
			deno: {
				files: ["deno.json", "deno.jsonc"],
				tests: /^deno (?:test|task test\S*)(?: |$)/,
				detect: detectDeno
			},
			python: {
				files: [
					"pyproject.toml",
					"setup.py",
					"requirements.txt"
				],
				tests: /^(?:pytest|py\.test|python3? -m (?:pytest|unittest)|(?:poetry|uv) run (?:pytest|python -m))(?: |$)/,
				detect: detectPython
			},
			go: {
				files: ["go.mod"],
				tests: /^go test(?: |$)/,
				detect: ({ read, ci }, test) => ({
					setup: read("go.sum") === null || read("vendor/modules.txt") !== null ? null : `go ${read("go.work") === null ? "mod" : "work"} vendor`,
					verify: test ?? "go test ./...",
					hosts: registry_addresses.D.go,
					steps: createSetupStep("go", {
						read,
						ci
					})
				})
			},
			rust: {
				files: ["Cargo.toml"],
				tests: /^cargo test(?: |$)/,
				parts: / (?:-p|--package)[ =]/,
				detect: detectRust
			},
			java: {
				files: [
					"pom.xml",
					"build.gradle",
					"build.gradle.kts"
				],
				tests: /^(?:mvn|\.\/mvnw|gradle|\.\/gradlew) .*\b(?:test|verify|check|build|package)\b/,
				parts: / (?:-pl|--projects)[ =]'?[^'!]/,
				detect: detectJava
			},
			ruby: {
				files: ["Gemfile"],
				tests: /^(?:bundle exec (?:rake|rspec|rails test)|bin\/rails test)(?: |$)/,
				detect: detectRuby
			},
			php: {
				files: ["composer.json"],
				tests: /^(?:composer (?:run |run-script )?test\S*|(?:\.\/)?vendor\/bin\/(?:phpunit|pest))(?: |$)/,
				detect: detectPhp
			}
		};
		function detectProject(repository, given) {
			const has = (name) => detectors[name].files.some((file) => repository.read(file) !== null);
			const found = languages.filter((name) => has(name) && !(name === "deno" && has("node")));
			const tested = found.filter((name) => findTestJob(repository, name) !== null);
			const [only] = found.length === 1 ? found : tested.length === 1 ? tested : [];
			const language = given.language ?? only;
			const isGiven = given.verify !== undefined && (given.setup !== undefined || found.length === 0);
			if (language === undefined && !isGiven) {
				const untested = found.length === 0 ? languages.filter((name) => detect(repository, name).verify === null) : [];
				const needs = untested.length === 0 ? "" : ` (${untested.join(", ")} also need --verify)`;
				throw new error.tj({
					code: "usage",
					message: `the repository has ${found.length === 0 ? "no file by which its language is known" : `files of several languages: ${found.join(", ")}`}`,
					hint: `Name the language: --language ${languages.join("|")}${needs}. Or give the commands, such as --setup "mix deps.get" --verify "mix test".`
				});
			}
			const known = language === undefined ? null : detect(repository, language);
			const setup = given.setup === undefined ? known?.setup ?? null : given.setup.trim() || null;
			const verify = given.verify ?? known?.verify ?? null;
			return {
				setup,
				verify,
				hosts: setup === null ? [] : known?.hosts ?? [],
				steps: known?.steps ?? []
			};
		}
		function detect(repository, language) {
			const { tests, parts, detect: read } = detectors[language];
			const ci = findTestJob(repository, language);
			const test = ci?.lines.find((line) => isCommand(line, tests) && parts?.test(line) !== true);
			return read({
				read: repository.read,
				ci
			}, test ?? null);
		}
		function findTestJob({ ciJobs }, language) {
			return ciJobs.find((job) => findLine(job, detectors[language].tests) !== null) ?? null;
		}
		const packageSchema = schemas.object({
			scripts: schemas.record(schemas.string(), schemas.string()).default({}),
			dependencies: schemas.record(schemas.string(), schemas.unknown()).default({}),
			devDependencies: schemas.record(schemas.string(), schemas.unknown()).default({}),
			workspaces: schemas.unknown().optional(),
			packageManager: schemas.string().default(""),
			engines: schemas.object({ node: schemas.string().optional() }).catch({}).default({})
		});
		function detectNode(source, test) {
			const found = parseManifest("package.json", source.read("package.json") ?? "{}", packageSchema);
			const { scripts } = found;
			const hasPackages = Object.keys({
				...found.dependencies,
				...found.devDependencies
			}).length > 0 || found.workspaces !== undefined;
			const hasTest = scripts["test"] !== undefined && !scripts["test"].includes("no test specified");
			const commands = pickNodeCommands(source, found);
			const { installs } = commands;
			const own = source.ci?.lines.find((line) => installs !== null && isCommand(line, installs) && hasOnlyFlags(line));
			const engine = found.engines.node === undefined ? null : { "node-version-file": "package.json" };
			const { program } = commands;
			const ciTest = program === undefined ? test : test?.replace(/^((?:\w+=\S*\s+){0,9})yarn(?=\s)/, `$1${program}`) ?? null;
			const verify = ciTest ?? (hasTest || commands.test === "bun test" ? commands.test : null);
			return {
				setup: hasPackages ? own ?? commands.install : null,
				verify,
				hosts: commands.hosts,
				steps: [...commands.steps, ...createSetupStep("node", source, engine)]
			};
		}
		function hasOnlyFlags(line) {
			return listWords(line).slice(1).every((word, at) => word.startsWith("-") || at === 0 && /^(?:ci|i|install|clean-install)$/.test(word)) && !/\s(?:-g|--global)\b/.test(line);
		}
		const lockFiles = {
			pnpm: ["pnpm-lock.yaml"],
			bun: ["bun.lock", "bun.lockb"],
			yarn: ["yarn.lock"],
			npm: ["package-lock.json", "npm-shrinkwrap.json"]
		};
		function findLockedManager(read) {
			const found = Object.entries(lockFiles).find(([, names]) => names.some((name) => read(name) !== null));
			return found?.[0] ?? null;
		}
		function pickNodeCommands(source, { scripts, packageManager }) {
			const { read } = source;
			const named = packageManager.split("@", 1)[0] ?? "";
			const manager = Object.hasOwn(lockFiles, named) ? named : findLockedManager(read);
			const hosts = registry_addresses.D.npm;
			if (manager === "pnpm") {
				const isLocked = read("pnpm-lock.yaml") !== null;
				return {
					install: `pnpm install${isLocked ? " --frozen-lockfile" : " --no-lockfile"}`,
					installs: /^pnpm (?:i|install)(?: |$)/,
					test: "pnpm test",
					hosts,
					steps: named === "pnpm" ? createSetupStep("pnpm", {
						read,
						ci: null
					}, {}) : createSetupStep("pnpm", source, { version: "latest" })
				};
			}
			if (manager === "bun") return {
				install: "bun install --frozen-lockfile",
				installs: /^bun (?:i|install)(?: |$)/,
				test: scripts["test"] === undefined ? "bun test" : "bun run test",
				hosts,
				steps: createSetupStep("bun", source, {})
			};
			if (manager === "yarn") return pickYarnCommands(source, packageManager);
			const isLocked = lockFiles.npm.some((name) => read(name) !== null);
			return {
				install: isLocked ? "npm ci" : "npm install --no-package-lock",
				installs: /^npm (?:ci|clean-install|i|install)(?: |$)/,
				test: "npm test",
				hosts,
				steps: []
			};
		}
		function pickYarnCommands({ read }, packageManager) {
			const settings = read(".yarnrc.yml");
			if (settings === null && !/^yarn@[2-9]/.test(packageManager)) return {
				install: "yarn install --frozen-lockfile",
				installs: /^yarn(?: |$)/,
				test: "yarn test",
				hosts: registry_addresses.D.npm,
				steps: []
			};
			const program = /^yarnPath: *["']?([\w./-]+)/m.exec(settings ?? "")?.[1];
			const cache = "YARN_ENABLE_GLOBAL_CACHE=false";
			const yarn = program === undefined ? `${cache} COREPACK_HOME="$PWD/.corepack" COREPACK_ENABLE_DOWNLOAD_PROMPT=0 corepack yarn` : `${cache} node ${program}`;
			return {
				install: `${yarn} install --immutable`,
				installs: null,
				test: `${yarn} test`,
				program: yarn,
				hosts: [...registry_addresses.D.npm, ...program === undefined ? ["repo.yarnpkg.com"] : []],
				steps: []
			};
		}
		function detectDeno(source, test) {
			const { read } = source;
			const home = "DENO_DIR=\"$PWD/node_modules/.deno-dir\"";
			const config = read("deno.json") ?? read("deno.jsonc") ?? "";
			const tasks = config.split("\"tasks\"", 2)[1]?.split("}", 1)[0] ?? "";
			const own = /"test"\s*:/.test(tasks) ? "deno task test" : "deno test --allow-all";
			return {
				setup: `${home} deno install && (${home} deno test --no-run --no-check || true)`,
				verify: `${home} ${test ?? own}`,
				hosts: [
					"jsr.io",
					"deno.land",
					...registry_addresses.D.npm
				],
				steps: createSetupStep("deno", source, { "deno-version": "v2.x" })
			};
		}
		function detectPython(source, test) {
			const { read, ci } = source;
			const manifest = read("pyproject.toml") ?? "";
			const run = test?.replace(/^(?:poetry|uv) run /, "") ?? null;
			const steps = createSetupStep("python", source, { "python-version": "3.x" });
			const rest = {
				verify: run === null ? ".venv/bin/python -m pytest" : `. .venv/bin/activate && ${run}`,
				hosts: registry_addresses.D.pypi,
				steps
			};
			const installer = (name) => `python3 -m venv .${name} && .${name}/bin/python -m pip install ${name}`;
			if (read("poetry.lock") !== null || /^\[tool\.poetry\]/m.test(manifest)) {
				const line = findLine(ci, /^poetry install(?: |$)/) ?? "poetry install";
				return {
					...rest,
					setup: `${installer("poetry")} && POETRY_VIRTUALENVS_IN_PROJECT=true .poetry/bin/${line}`
				};
			}
			if (read("uv.lock") !== null) {
				const line = findLine(ci, /^uv sync(?: |$)/) ?? "uv sync --locked";
				return {
					...rest,
					setup: `${installer("uv")} && UV_PYTHON_DOWNLOADS=never .uv/bin/${line}`
				};
			}
			const pipInstall = /^(?:pip3?|python3? -m pip) install(?: |$)/;
			const installs = (ci?.lines ?? []).filter((line) => isCommand(line, pipInstall));
			const own = installs.map((line) => `.venv/bin/python -m pip ${listWords(line).slice(listWords(line).indexOf("install")).join(" ")}`);
			const lists = [
				"requirements.txt",
				"requirements-dev.txt",
				"requirements-test.txt",
				"dev-requirements.txt"
			];
			const isPackage = read("setup.py") !== null || /^\[(?:project|build-system)\]/m.test(manifest);
			const extra = findExtra(manifest);
			const parts = [
				...lists.filter((name) => read(name) !== null).map((name) => `-r ${name}`),
				...isPackage ? [extra === null ? "-e ." : `-e '.[${extra}]'`] : [],
				"pytest"
			];
			const commands = own.length > 0 ? own : [`.venv/bin/python -m pip install ${parts.join(" ")}`];
			return {
				...rest,
				setup: ["python3 -m venv .venv", ...commands].join(" && ")
			};
		}
		function findExtra(manifest) {
			const [, section = ""] = /^\[project\.optional-dependencies\]$([^]*)/m.exec(manifest) ?? [];
			const names = section.split(/^\[/m, 1)[0]?.split("\n").flatMap((line) => /^"?([\w-]+)"? *=/.exec(line)?.[1] ?? []);
			return [
				"test",
				"tests",
				"testing",
				"dev"
			].find((name) => names?.includes(name)) ?? null;
		}
		function detectRust({ read }, test) {
			const lock = read("Cargo.lock");
			const home = "CARGO_HOME=\"$PWD/.cargo-home\"";
			const downloads = lock === null ? /^\[[\w.'"()-]*dependencies/m.test(read("Cargo.toml") ?? "") : /^source = /m.test(lock);
			return {
				setup: downloads ? `${home} cargo fetch${lock === null ? "" : " --locked"}` : null,
				verify: `${downloads ? `${home} ` : ""}CARGO_NET_OFFLINE=true ${test ?? "cargo test"}`,
				hosts: registry_addresses.D.crates,
				steps: []
			};
		}
		function detectJava(source, test) {
			const { read } = source;
			const goals = test === null ? [] : listWords(test).slice(1);
			const steps = createSetupStep("java", source);
			if (read("pom.xml") !== null) {
				const program = read("mvnw") === null ? "mvn" : "MAVEN_USER_HOME=\"$PWD/.m2\" ./mvnw";
				const maven = `${program} -B -Dmaven.repo.local=.m2`;
				const rest = goals.filter((word) => word !== "-B" && word !== "--batch-mode").join(" ") || "test";
				return {
					setup: `${maven} -Dmaven.test.failure.ignore=true ${rest}`,
					verify: `${maven} -o ${rest}`,
					hosts: registry_addresses.D.maven,
					steps
				};
			}
			const wrapper = read("gradlew") === null ? null : read("gradle/wrapper/gradle-wrapper.properties");
			const gradle = `${wrapper === null ? "gradle" : "./gradlew"} --no-daemon -g .gradle-home`;
			const rest = goals.filter((word) => word !== "--no-daemon").join(" ") || "test";
			const distribution = /^distributionUrl=https\\?:\/\/([\w.-]+)\//m.exec(wrapper ?? "")?.[1];
			return {
				setup: `${gradle} testClasses && (${gradle} ${rest} || true)`,
				verify: `${gradle} --offline ${rest}`,
				hosts: [
					...registry_addresses.D.maven,
					"plugins.gradle.org",
					...distribution === undefined ? [] : [distribution]
				],
				steps
			};
		}
		function detectRuby(source, test) {
			const { read } = source;
			const path = "BUNDLE_PATH=vendor/bundle";
			const command = test ?? (read(".rspec") !== null ? "bundle exec rspec" : read("Rakefile") !== null ? "bundle exec rake test" : null);
			return {
				setup: `${path} bundle install`,
				verify: command === null ? null : `${path} ${command}`,
				hosts: registry_addresses.D.rubygems,
				steps: createSetupStep("ruby", source)
			};
		}
		const composerSchema = schemas.object({ scripts: schemas.record(schemas.string(), schemas.unknown()).default({}) });
		function detectPhp(source, test) {
			const { read } = source;
			const { scripts } = parseManifest("composer.json", read("composer.json") ?? "{}", composerSchema);
			const isUnit = [
				"phpunit.xml",
				"phpunit.xml.dist",
				"phpunit.dist.xml"
			].some((name) => read(name) !== null);
			return {
				setup: "composer install --no-interaction --no-progress",
				verify: test ?? (scripts["test"] !== undefined ? "composer test" : isUnit ? "vendor/bin/phpunit" : null),
				hosts: [
					...registry_addresses.D.packagist,
					"api.github.com",
					"codeload.github.com"
				],
				steps: createSetupStep("php", source)
			};
		}
		function parseManifest(name, text, schema) {
			try {
				return schema.parse(JSON.parse(text));
			} catch (cause) {
				const message = `${name} is not valid JSON, or its scripts and dependencies are no objects`;
				throw new error.tj({
					code: "usage",
					message,
					hint: "Fix the file.",
					cause
				});
			}
		}
		var associations = __webpack_require__(66883);
		var inputs = __webpack_require__(22075);
		var dist = __webpack_require__(38815);
		;
		const workflowNames = [
			"fix-tests",
			"nightly",
			"review",
			"review-forks",
			"triage",
			"self-test"
		];
		const withoutProject = [
			"triage",
			"review-forks",
			"self-test"
		];
		const runner = "ubuntu-24.04";
		function createFixJobs(plan, policy, options) {
			const { project } = plan;
			const source = {
				uses: checkout.uses,
				with: {
					...options.ref,
					"persist-credentials": false
				}
			};
			return {
				permissions: {},
				jobs: {
					agent: {
						...options.condition,
						concurrency: joinThread(options.group),
						"runs-on": runner,
						"timeout-minutes": 40,
						permissions: options.permissions,
						outputs: Object.fromEntries([
							"patch-digest",
							"policy-digest",
							...plan.attest ? ["audit-digest"] : [],
							"artifact-name",
							"result"
						].map((name) => [name, `\${{ steps.agent.outputs.${name} }}`])),
						steps: [
							source,
							...createRuntimeSteps(project),
							{
								uses: plan.action,
								id: "agent",
								with: {
									task: options.task,
									policy,
									...createModelInputs(plan),
									...createSetupInput(project),
									...typeof project?.verify === "string" && { verify: project.verify },
									...options.inputs,
									...options.agentInputs
								}
							}
						]
					},
					publish: {
						needs: "agent",
						if: "needs.agent.outputs.patch-digest != ''",
						concurrency: { group: `${options.group}-publish` },
						"runs-on": runner,
						"timeout-minutes": 10,
						permissions: {
							contents: "write",
							...options.thread,
							"pull-requests": "write",
							...plan.attest && {
								"id-token": "write",
								attestations: "write"
							}
						},
						steps: [
							source,
							{
								uses: download.uses,
								with: {
									name: "${{ needs.agent.outputs.artifact-name }}",
									path: "agent"
								}
							},
							{
								uses: plan.action,
								...plan.attest && { id: "publish" },
								with: {
									mode: "publish",
									policy,
									"patch-file": "agent/changes.patch",
									"patch-digest": "${{ needs.agent.outputs.patch-digest }}",
									...plan.attest && { "audit-digest": "${{ needs.agent.outputs.audit-digest }}" },
									"run-policy-digest": "${{ needs.agent.outputs.policy-digest }}",
									"run-result": "${{ needs.agent.outputs.result }}",
									...options.inputs
								}
							},
							...plan.attest ? [attestStep] : []
						]
					}
				}
			};
		}
		const attestStep = {
			if: "steps.publish.outputs.attestation-predicate != ''",
			uses: attest.uses,
			with: {
				"subject-path": `agent/${record.B5.patch}\nagent/${record.B5.audit}\n`,
				"predicate-type": attestation.W3,
				predicate: "${{ steps.publish.outputs.attestation-predicate }}"
			}
		};
		function joinThread(group) {
			return {
				group,
				"cancel-in-progress": true
			};
		}
		function createAnswerJob(plan, policy, options) {
			return {
				permissions: {},
				jobs: { [plan.name]: {
					if: options.condition,
					concurrency: joinThread(options.group),
					"runs-on": runner,
					"timeout-minutes": 20,
					permissions: options.permissions,
					steps: [
						{
							uses: checkout.uses,
							with: {
								...options.ref,
								"persist-credentials": false
							}
						},
						...createRuntimeSteps(plan.project),
						{
							uses: plan.action,
							with: {
								mode: "comment",
								...options.inputs,
								policy,
								...createModelInputs(plan),
								...createSetupInput(plan.project),
								"timeout-minutes": 15
							}
						}
					]
				} }
			};
		}
		function createRuntimeSteps(project) {
			return (project?.steps ?? []).map(({ uses, with: inputs }) => Object.keys(inputs).length === 0 ? { uses } : {
				uses,
				with: inputs
			});
		}
		function createSetupInput(project) {
			return project === null || project.setup === null ? {} : { setup: project.setup };
		}
		function createForkJobs(plan, policy, { label, upstream }) {
			const common = {
				policy,
				"fetch-head": true,
				"one-shot-label": label
			};
			const job = {
				"runs-on": runner,
				"timeout-minutes": 20
			};
			return {
				request: {
					name: upstream,
					on: { pull_request: { types: ["labeled"] } },
					permissions: {},
					jobs: { request: {
						if: `github.event.label.name == '${label}' && github.event.pull_request.head.repo.full_name != github.repository`,
						...job,
						steps: [{
							env: {
								NUMBER: "${{ github.event.pull_request.number }}",
								HEAD: "${{ github.event.pull_request.head.sha }}"
							},
							run: "echo \"review of #$NUMBER at $HEAD\""
						}]
					} }
				},
				review: {
					on: { workflow_run: {
						workflows: [upstream],
						types: ["completed"]
					} },
					permissions: {},
					jobs: {
						agent: {
							if: "github.event.workflow_run.event == 'pull_request' && github.event.workflow_run.conclusion == 'success'",
							concurrency: joinThread(`${plan.name}-\${{ github.event.workflow_run.head_sha }}`),
							...job,
							permissions: {
								contents: "read",
								"pull-requests": "read"
							},
							outputs: { answer: "${{ steps.agent.outputs.structured-output }}" },
							steps: [{
								uses: plan.action,
								id: "agent",
								with: {
									mode: "answer",
									task: "Review the changes of this pull request. Report bugs and risks, and leave style alone.",
									...common,
									...createModelInputs(plan),
									"timeout-minutes": 15
								}
							}]
						},
						publish: {
							needs: "agent",
							if: "needs.agent.outputs.answer != ''",
							concurrency: { group: `${plan.name}-\${{ github.event.workflow_run.head_sha }}-publish` },
							...job,
							permissions: {
								contents: "read",
								"pull-requests": "write"
							},
							steps: [{
								uses: plan.action,
								with: {
									mode: "publish",
									answer: "${{ needs.agent.outputs.answer }}",
									...common
								}
							}]
						}
					}
				}
			};
		}
		function createModelInputs({ provider, keyInput }) {
			return {
				provider,
				model: "${{ vars.AGENT_MODEL }}",
				[keyInput]: `\${{ secrets.${nameSecret(keyInput)} }}`
			};
		}
		function nameSecret(keyInput) {
			return keyInput.replaceAll("-", "_").toUpperCase();
		}
		function renderYaml(value) {
			const text = (0, dist.As)(value, {
				lineWidth: 0,
				nullStr: "",
				aliasDuplicateObjects: false
			});
			return pinnedActions.reduce((current, { uses, version }) => current.replaceAll(`uses: ${uses}\n`, `uses: ${uses} # ${version}\n`), text);
		}
		;
		const labelName = "agent-fix-tests";
		const reviewLabel = "agent-review";
		const headRef = "${{ github.event.pull_request.head.sha }}";
		const selfTestFile = "agent-self-test.txt";
		const fixTask = "The tests of this project fail. Find out why and fix the code; do not change the tests.";
		const reviewTask = "Make the changes that the review of this pull request asks for. The tests have to pass.";
		const asksForChanges = [
			"github.event.review.state == 'changes_requested'",
			`contains(fromJSON('${JSON.stringify(associations.Et)}'), github.event.review.author_association)`,
			`startsWith(github.event.pull_request.head.ref, '${inputs.ab}')`
		].join(" && ");
		const isPerson = "github.event.sender.type != 'Bot'";
		const isAuthorPerson = (thread) => `github.event.${thread}.user.type != 'Bot'`;
		const isOwnBranch = "github.event.pull_request.head.repo.full_name == github.repository";
		const triageLabels = [
			"bug",
			"documentation",
			"enhancement",
			"question"
		];
		function createInitFiles(plan) {
			const { name } = plan;
			const policyPath = `.github/script-harness-${name}.yml`;
			const parts = createParts(plan, policyPath);
			return {
				workflow: {
					path: `.github/workflows/${name}.yml`,
					text: renderYaml({
						name,
						...parts.workflow
					})
				},
				upstream: parts.upstream === undefined ? null : {
					path: `.github/workflows/${name}-request.yml`,
					text: renderYaml(parts.upstream)
				},
				policy: {
					path: policyPath,
					text: renderYaml({
						version: 1,
						name,
						...parts.policy
					})
				},
				labels: parts.labels
			};
		}
		function createParts(plan, policy) {
			switch (plan.name) {
				case "fix-tests": return {
					workflow: {
						on: {
							issues: { types: ["labeled"] },
							pull_request: { types: ["labeled"] },
							pull_request_review: { types: ["submitted"] }
						},
						...createFixJobs(plan, policy, {
							group: "fix-tests-${{ github.event.issue.number || github.event.pull_request.number }}",
							condition: { if: [
								`(github.event.label.name == '${labelName}' || (${asksForChanges}))`,
								isPerson,
								`(github.event.issue || ${isOwnBranch})`
							].join(" && ") },
							permissions: {
								contents: "read",
								issues: "write",
								"pull-requests": "write"
							},
							thread: { issues: "write" },
							task: `\${{ github.event.review && '${reviewTask}' || '${fixTask}' }}`,
							inputs: { "one-shot-label": labelName },
							agentInputs: {},
							ref: { ref: headRef }
						})
					},
					policy: createFixPolicy(plan),
					labels: [{
						name: labelName,
						description: "An agent fixes the tests"
					}]
				};
				case "nightly": return {
					workflow: {
						on: {
							schedule: [{ cron: "17 3 * * 1-5" }],
							workflow_dispatch: null
						},
						...createFixJobs(plan, policy, {
							group: "nightly",
							condition: {},
							permissions: {
								contents: "read",
								"pull-requests": "read"
							},
							thread: {},
							task: fixTask,
							inputs: {},
							agentInputs: {
								"skip-if-green": true,
								"if-open": "skip"
							},
							ref: {}
						})
					},
					policy: createFixPolicy(plan),
					labels: []
				};
				case "review": return {
					workflow: {
						on: { pull_request: { types: [
							"opened",
							"ready_for_review",
							"synchronize"
						] } },
						...createAnswerJob(plan, policy, {
							group: "review-${{ github.event.pull_request.number }}",
							condition: [
								"!github.event.pull_request.draft",
								isPerson,
								isAuthorPerson("pull_request"),
								isOwnBranch
							].join(" && "),
							permissions: {
								contents: "read",
								"pull-requests": "write"
							},
							ref: { ref: headRef },
							inputs: {}
						})
					},
					policy: {
						extends: ["builtin:review"],
						...openSetup(plan),
						taskTemplate: "Review the changes of this pull request. Report bugs and risks, and leave style alone.\n\n{{title}}\n\n{{body}}\n",
						publish: { review: { maxComments: 20 } }
					},
					labels: []
				};
				case "review-forks": {
					const jobs = createForkJobs(plan, policy, {
						label: reviewLabel,
						upstream: `${plan.name}-request`
					});
					return {
						workflow: jobs.review,
						upstream: jobs.request,
						policy: {
							extends: ["builtin:review"],
							profiles: { fork: { extends: "builtin:read-only" } },
							publish: { review: { maxComments: 20 } }
						},
						labels: [{
							name: reviewLabel,
							description: "An agent reviews this head of a fork"
						}]
					};
				}
				case "triage": return {
					workflow: {
						on: { issues: { types: ["opened"] } },
						...createAnswerJob(plan, policy, {
							group: "triage-${{ github.event.issue.number }}",
							condition: [isPerson, isAuthorPerson("issue")].join(" && "),
							permissions: {
								contents: "read",
								issues: "write"
							},
							ref: {},
							inputs: { "min-permission": "none" }
						})
					},
					policy: {
						extends: ["builtin:triage"],
						taskTemplate: "Read the issue below. Choose labels, and say in a few sentences which part of the project it is about.\n\n{{title}}\n\n{{body}}\n",
						publish: { triage: {
							labels: triageLabels,
							assignees: []
						} }
					},
					labels: []
				};
				case "self-test": return {
					workflow: {
						on: { workflow_dispatch: null },
						...createFixJobs(plan, policy, {
							group: "self-test",
							condition: {},
							permissions: { contents: "read" },
							thread: {},
							task: `Run \`uname -s\`, and write what it prints into the file ${selfTestFile}. Change nothing else.`,
							inputs: {},
							agentInputs: {
								verify: `grep -qx Linux ${selfTestFile}`,
								"require-isolation": "full",
								"max-turns": 10
							},
							ref: {}
						})
					},
					policy: {
						extends: ["builtin:workspace-reads"],
						rules: [{
							id: "commands",
							when: {
								tool: "exec",
								contained: true
							},
							decision: "allow"
						}, {
							id: "result",
							when: { write: selfTestFile },
							decision: "allow"
						}]
					},
					labels: []
				};
			}
		}
		function createFixPolicy(plan) {
			return {
				extends: ["builtin:fix-tests"],
				...openSetup(plan)
			};
		}
		function openSetup({ project }) {
			const hosts = project?.hosts ?? [];
			return hosts.length === 0 ? {} : { sandbox: { network: { setup: hosts } } };
		}
		;
		const addInitCommand = (program, context) => {
			program.command("init").description("write a workflow and its policy, and print the commands for labels, key and model").addOption(new commander.c$("--workflow <name>", "the job").choices(workflowNames).default("fix-tests")).addOption(new commander.c$("--language <name>", "the language, if its files do not show it").choices(languages)).option("--setup <command>", "the command that installs packages; empty for none").option("--verify <command>", "the command that runs the tests").option("--host <host...>", "hosts that setup reaches, instead of the public registry of the language", []).addOption(new commander.c$("--provider <api>", "the API of the model").choices(models.X.filter(({ access }) => access.type === "key").map(({ name }) => name)).default(models.X[0]?.name)).option("--action <reference>", "this action as a workflow names it; without it, the origin and the commit of this copy").option("--attest", "let GitHub attest each published patch, by actions/attest; for fix-tests and nightly").addOption((0, options.Fl)()).action(async (flags) => {
				await initWorkflow(flags, context);
			});
		};
		async function initWorkflow(flags, { host, terminal }) {
			const directory = (0, locate_directory.m)(host, flags.cwd, "--cwd");
			requireRoot(directory);
			requireDirectories(directory);
			const publishes = flags.workflow === "fix-tests" || flags.workflow === "nightly";
			if (flags.attest === true && !publishes) throw new error.tj({
				code: "usage",
				message: `--attest is for the patches that fix-tests and nightly publish, not for ${flags.workflow}`,
				hint: "Use it with --workflow fix-tests or nightly."
			});
			if (flags.verify?.trim() === "") throw new error.tj({
				code: "usage",
				message: `--verify ${JSON.stringify(flags.verify)} is empty`,
				hint: "Give the command that runs the tests, such as --verify \"npm test\". Without the option, init searches for it."
			});
			for (const name of flags.host) if (!host_entries.p4.safeParse([name]).success) throw new error.tj({
				code: "usage",
				message: `--host ${JSON.stringify(name)} is not a host`,
				hint: "Write its name, such as packages.example.com, without a scheme and a path, and a port as HOST:PORT."
			});
			const plan = {
				name: flags.workflow,
				action: readActionReference(flags.action, host.distDirectory),
				provider: flags.provider,
				project: readProject(flags, directory),
				keyInput: readKeyInput(flags.provider),
				attest: flags.attest === true
			};
			const files = createInitFiles(plan);
			const written = [
				files.workflow,
				...files.upstream === null ? [] : [files.upstream],
				files.policy
			];
			const existing = written.filter(({ path }) => (0, paths.uq)((0, external_node_path_.join)(directory, path)) !== null).map(({ path }) => path);
			if (existing.length > 0) throw new error.tj({
				code: "usage",
				message: `${existing.join(" and ")} exist${existing.length === 1 ? "s" : ""} already`,
				hint: "Nothing was written. Remove or rename the file, or edit it."
			});
			for (const { path, text } of written) {
				(0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)((0, external_node_path_.join)(directory, path)), { recursive: true });
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(directory, path), text, { flag: "wx" });
			}
			terminal.out(renderNextSteps(files, plan, {
				directory,
				host
			}));
		}
		function requireRoot(directory) {
			const root = (0, git_layout.n5)(directory) ?? directory;
			if (root === directory) return;
			const part = (0, external_node_path_.relative)(root, directory);
			throw new error.tj({
				code: "usage",
				message: `${directory} is a part of the repository ${root}, and GitHub reads workflows only in .github/workflows at the root`,
				hint: `Add --cwd ${(0, access.XW)(root)}, and give the commands of this part by --setup and --verify. Then add "working-directory: ${part}" to the inputs of each step that uses this action, as in examples/monorepo.`
			});
		}
		function requireDirectories(directory) {
			for (const path of [".github", ".github/workflows"]) {
				const stats = (0, paths.uq)((0, external_node_path_.join)(directory, path));
				if (stats === null || stats.isDirectory()) continue;
				throw new error.tj({
					code: "usage",
					message: `${(0, external_node_path_.join)(directory, path)} is ${stats.isSymbolicLink() ? "a symbolic link" : "not a directory"}, so GitHub reads no workflow in it`,
					hint: "Nothing was written. Remove it, or replace it by a directory."
				});
			}
		}
		function readProject(flags, directory) {
			if (withoutProject.includes(flags.workflow)) return null;
			const repository = openRepository(directory);
			const hasCommands = flags.setup !== undefined || flags.language !== undefined;
			try {
				const found = detectProject(repository, flags);
				if (flags.host.length > 0 && found.setup === null) throw new error.tj({
					code: "usage",
					message: "--host is given, and no setup reaches the hosts",
					hint: "Give the command that installs packages by --setup, or leave --host out."
				});
				const project = flags.host.length > 0 ? {
					...found,
					hosts: flags.host
				} : found;
				if (flags.workflow === "review") return {
					...project,
					verify: null
				};
				if (project.verify !== null) return project;
			} catch (thrown) {
				if (flags.workflow === "review" && !hasCommands && thrown instanceof error.tj) return null;
				throw thrown;
			}
			throw new error.tj({
				code: "usage",
				message: "neither the workflows nor the files of the repository name the command that runs the tests",
				hint: "Give the command that runs the tests: --verify \"COMMAND\"."
			});
		}
		function openRepository(directory) {
			const read = (name) => {
				const path = (0, external_node_path_.join)(directory, name);
				return (0, external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true ? (0, external_node_fs_.readFileSync)(path, "utf8") : null;
			};
			const workflows = ".github/workflows";
			const names = (0, external_node_fs_.existsSync)((0, external_node_path_.join)(directory, workflows)) ? (0, external_node_fs_.readdirSync)((0, external_node_path_.join)(directory, workflows)).toSorted() : [];
			const texts = names.filter((name) => /\.ya?ml$/.test(name)).flatMap((name) => {
				const text = read((0, external_node_path_.join)(workflows, name));
				return text === null ? [] : [{
					name,
					text
				}];
			});
			return {
				read,
				ciJobs: readCiJobs(texts)
			};
		}
		function readKeyInput(provider) {
			const api = models.X.find(({ name }) => name === provider);
			if (api?.access.type !== "key") throw new Error(`there is no API ${provider} with a key`);
			return api.access.input;
		}
		function renderNextSteps({ workflow, upstream, policy, labels }, { name: workflowName, action, project, keyInput, attest }, { directory, host }) {
			const key = nameSecret(keyInput);
			const program = hasProgram(host, "script-harness") ? "script-harness" : `node ${(0, access.XW)((0, external_node_path_.join)(host.distDirectory, "main/index.js"))}`;
			const settings = hasProgram(host, "gh") ? [
				...labels.map(({ name, description }) => `  gh label create ${(0, access.XW)(name)} --description ${(0, access.XW)(description)}`),
				`  gh secret set ${key}`,
				"  gh variable set AGENT_MODEL"
			] : [...labels.map(({ name, description }) => `  Issues, Labels: create the label ${name} (${description}).`), `  Settings, Secrets and variables, Actions: add the secret ${key}, and the variable AGENT_MODEL with the name of the model.`];
			const notes = [
				.../@[0-9a-f]{40}$|^\.\//.test(action) ? [] : ["The action is named by a tag, which can be moved: --action OWNER/REPOSITORY@COMMIT names the release that you have read."],
				...project !== null && project.setup !== null && project.hosts.length === 0 ? ["The hosts of the packages are not known here. Name them with --host, or add them to sandbox.network.setup: a run whose setup fails lists them."] : [],
				...(0, external_node_fs_.existsSync)((0, external_node_path_.join)(directory, ports_policy.r2)) ? [`${ports_policy.r2} exists, and this workflow does not use it. To apply its rules too, copy them into ${policy.path}.`] : [],
				...attest ? [`To check a patch: ${(0, attestation.xB)(record.B5.patch, "OWNER/REPOSITORY")}. In private repositories, attestations need GitHub Enterprise Cloud.`] : [],
				...[
					"fix-tests",
					"nightly",
					"self-test"
				].includes(workflowName) ? ["Permit pull requests of workflows: Settings, Actions, General, \"Allow GitHub Actions to create and approve pull requests\"."] : []
			];
			const verify = project === null || workflowName === "review" ? "" : ` Verify: ${project.verify ?? "none"}.`;
			return [
				`Wrote ${workflow.path}${upstream === null ? "" : `, ${upstream.path}`} and ${policy.path}.`,
				...project === null ? [] : [`Setup: ${project.setup ?? "none"}.${verify}`],
				"Next, in the repository:",
				...settings,
				`  ${program} policy check ${policy.path}`,
				"Then commit the files to the default branch.",
				...notes,
				""
			].join("\n");
		}
		function hasProgram({ facts }, name) {
			return (facts.environment["PATH"] ?? "").split(":").some((entry) => (0, external_node_fs_.existsSync)((0, external_node_path_.join)(entry, name)));
		}
	}),
	66883: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Et: () => trustedAssociations,
			HX: () => associations,
			P: () => permissions
		});
		const associations = [
			"OWNER",
			"MEMBER",
			"COLLABORATOR",
			"CONTRIBUTOR",
			"FIRST_TIME_CONTRIBUTOR",
			"FIRST_TIMER",
			"MANNEQUIN",
			"NONE"
		];
		const trustedAssociations = [
			"OWNER",
			"MEMBER",
			"COLLABORATOR"
		];
		const permissions = [
			"none",
			"read",
			"triage",
			"write",
			"maintain",
			"admin"
		];
	}),
	58748: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Zy: () => floorPrefix,
			qB: () => listFloors,
			r2: () => defaultPolicyPath,
			un: () => nothingClosed
		});
		const nothingClosed = {
			explain: () => null,
			judgeDirectory: () => "open",
			isNamedByAuthor: () => false
		};
		const defaultPolicyPath = ".github/script-harness.yml";
		const floorPrefix = "organisation:";
		function listFloors(layers) {
			return layers.filter(({ name }) => name.startsWith(floorPrefix) && !name.includes("#"));
		}
	}),
	2245: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			G: () => scriptModes,
			b: () => pickStricterMode
		});
		const scriptModes = [
			"enabled",
			"dry-run",
			"disabled"
		];
		function pickStricterMode(left, right) {
			return scriptModes.indexOf(left) >= scriptModes.indexOf(right) ? left : right;
		}
	}),
	2215: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Gx: () => renderItem,
			Jh: () => hintSeparator,
			MK: () => dateText,
			Qq: () => text,
			a4: () => hasValue,
			c3: () => listOf,
			gW: () => renderWords,
			h9: () => oneOrMore,
			lq: () => optional,
			nX: () => positiveWhole,
			re: () => strictObject,
			xC: () => optionalMap,
			yi: () => renderIssue,
			yu: () => refuseFor
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37428);
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23908);
		var _text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96763);
		var _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15633);
		const hintSeparator = "\n";
		const synonyms = [
			{
				written: [
					"connect",
					"network",
					"host",
					"hosts",
					"url",
					"egress"
				],
				meant: ["hosts", "net"]
			},
			{
				written: [
					"path",
					"paths",
					"file",
					"files"
				],
				meant: ["read", "write"]
			},
			{
				written: [
					"cmd",
					"bash",
					"shell",
					"exec",
					"run"
				],
				meant: ["command"]
			},
			{
				written: [
					"action",
					"effect",
					"allow",
					"deny"
				],
				meant: ["decision"]
			},
			{
				written: [
					"match",
					"if",
					"conditions"
				],
				meant: ["when"]
			},
			{
				written: [
					"description",
					"message",
					"comment"
				],
				meant: ["reason"]
			},
			{
				written: [
					"user",
					"role",
					"roles"
				],
				meant: ["actor"]
			},
			{
				written: ["branch"],
				meant: ["ref"]
			}
		];
		function strictObject(shape) {
			const known = Object.keys(shape);
			return zod__WEBPACK_IMPORTED_MODULE_1__.strictObject(shape, { error: (issue) => {
				if (issue.code !== "unrecognized_keys") return undefined;
				return issue.keys.map((key) => renderMeant(key, known)).join(hintSeparator);
			} });
		}
		function renderIssue(issue, base = []) {
			const path = zod__WEBPACK_IMPORTED_MODULE_2__.sR([...base, ...issue.path]);
			const place = path === "" ? "" : ` at ${path}`;
			if (issue.code === "unrecognized_keys") {
				const hints = issue.message.split(hintSeparator);
				const unknown = issue.keys.map((key, index) => `unknown key "${(0, _text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.UN)(key)}" (${hints[index] ?? ""})`);
				return `${unknown.join("; ")}${place}`;
			}
			const isMissing = issue.code === "invalid_type" && issue.message.endsWith("received undefined");
			return isMissing ? `${path} is missing` : `${issue.message}${place}`;
		}
		const dateText = zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(zod__WEBPACK_IMPORTED_MODULE_3__.date, "a date is written like 2027-03-31");
		function optional(schema, help) {
			return schema.optional().describe(help);
		}
		function optionalMap(help, shape) {
			return optional(strictObject(shape), help);
		}
		function refuseFor(explain) {
			return (input, context) => {
				const message = explain(input);
				if (message !== null) context.addIssue({
					code: "custom",
					message,
					input
				});
			};
		}
		function hasValue(written) {
			return Object.values(written).some((value) => value !== undefined);
		}
		function renderMeant(key, known) {
			const group = synonyms.find(({ written }) => written.includes(key.toLowerCase()));
			const meant = (group?.meant ?? []).filter((name) => known.includes(name));
			return meant.length === 0 ? (0, _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_4__.NQ)(key, known) : `did you mean ${meant.map((name) => `"${name}"`).join(" or ")}?`;
		}
		function oneOrMore(item) {
			return zod__WEBPACK_IMPORTED_MODULE_1__.union([item, zod__WEBPACK_IMPORTED_MODULE_1__.array(item).min(1, "the list is empty")]);
		}
		function listOf(value) {
			return Array.isArray(value) ? value : [value];
		}
		const text = zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1, "the text is empty").max(2e3, {
			error: "the text is longer than 2,000 characters",
			abort: true
		});
		const positiveWhole = zod__WEBPACK_IMPORTED_MODULE_1__.number().int("must be a whole number").positive("must be more than 0");
		function renderWords(text) {
			const words = text.split(/\s+/).filter((word) => word !== "");
			return `[${words.map(renderItem).join(", ")}]`;
		}
		function renderItem(text) {
			return /^[a-z][\w./-]*$/i.test(text) ? text : JSON.stringify(text);
		}
	}),
	15633: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$q: () => findNearestName,
			Du: () => listNearestNames,
			NQ: () => renderNearest
		});
		const maxComparedCharacters = 64;
		function listNearestNames(written, known, most = 3) {
			const wanted = normalize(written);
			return known.map((name) => {
				const candidate = normalize(name);
				const contains = wanted.length > 2 && (candidate.includes(wanted) || wanted.includes(candidate));
				const distance = measureEditDistance(wanted, candidate);
				const limit = Math.max(1, Math.ceil(Math.max(candidate.length, wanted.length) / 3));
				return {
					name,
					distance: contains ? Math.min(1, distance) : distance,
					edits: distance,
					limit
				};
			}).filter(({ distance, limit }) => distance <= limit).toSorted((left, right) => left.distance - right.distance || left.edits - right.edits).slice(0, most).map(({ name }) => name);
		}
		function findNearestName(written, known) {
			return listNearestNames(written, known, 1)[0] ?? null;
		}
		function renderNearest(written, known) {
			const nearest = findNearestName(written, known);
			return nearest === null ? `known: ${known.join(", ")}` : `did you mean "${nearest}"?`;
		}
		function normalize(name) {
			return name.slice(0, maxComparedCharacters).toLowerCase().replaceAll(/[_.-]/g, "");
		}
		function measureEditDistance(left, right) {
			let before = [];
			let row = Array.from({ length: right.length + 1 }, (_, index) => index);
			for (let line = 1; line <= left.length; line += 1) {
				const next = [line];
				for (let column = 1; column <= right.length; column += 1) {
					const replaced = (row[column - 1] ?? 0) + (left[line - 1] === right[column - 1] ? 0 : 1);
					const isSwap = left[line - 1] === right[column - 2] && left[line - 2] === right[column - 1];
					const swapped = line > 1 && column > 1 && isSwap ? (before[column - 2] ?? 0) + 1 : replaced;
					next.push(Math.min(replaced, swapped, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
				}
				[before, row] = [row, next];
			}
			return row[right.length] ?? 0;
		}
	}),
	4580: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { _: () => isTooDeepYaml });
		const maxDepth = 200;
		function isTooDeepYaml(tokens) {
			let flow = 0;
			let column = 0;
			let isStart = true;
			for (const token of tokens) {
				if (token === "[" || token === "{") flow += 1;
				else if (token === "]" || token === "}") flow -= 1;
				else if (token === "\n" || token === "\r\n") {
					column = 0;
					isStart = true;
				} else if (isStart && /^[ ?:-]+$/.test(token)) column += token.length;
				else isStart = false;
				if (Math.max(flow, 0) + column > maxDepth) return true;
			}
			return false;
		}
	}),
	44196: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			B5: () => recordFiles,
			BU: () => readLimits,
			Nu: () => readRepository,
			Sx: () => removePauses
		});
		const recordFiles = {
			history: "history.jsonl",
			audit: "audit.jsonl",
			patch: "changes.patch",
			published: "published.patch",
			base: "base.txt",
			policy: "policy.resolved.yml",
			result: "result.json",
			summary: "summary.md",
			message: "final-message.txt",
			page: "report.html",
			outputs: "outputs",
			contents: "contents"
		};
		function removePauses(events) {
			let activeMs = events[0]?.timestampMs ?? 0;
			return events.map((recorded, index) => {
				const { event, timestampMs } = recorded;
				const beforeMs = events[index - 1]?.timestampMs ?? timestampMs;
				if (event.type !== "run-resumed") activeMs += Math.max(0, timestampMs - beforeMs);
				return {
					...recorded,
					timestampMs: activeMs
				};
			});
		}
		function readRepository({ started }) {
			return started?.job?.repository ?? started?.workspace ?? "unknown";
		}
		function readLimits({ started, events }) {
			const named = events.flatMap(({ event }) => event.type === "run-resumed" ? event.limits ?? [] : []);
			return named.at(-1) ?? started?.limits ?? null;
		}
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
	13796: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			DI: () => tooDeep,
			O_: () => catchTooDeep,
			aV: () => parseShell
		});
		var unbash__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88989);
		function parseShell(text) {
			const parsed = catchTooDeep(() => (0, unbash__WEBPACK_IMPORTED_MODULE_0__.qg)(text));
			if (parsed === null) return tooDeep;
			const [error] = parsed.errors ?? [];
			return error === undefined ? parsed : `the text is no valid shell: ${error.message}`;
		}
		const tooDeep = "the text is too deep";
		function catchTooDeep(read) {
			try {
				return read();
			} catch (thrown) {
				if (thrown instanceof RangeError) return null;
				throw thrown;
			}
		}
	}),
	27748: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			FS: () => renderHostEntries,
			GI: () => addressText,
			JX: () => portNumber,
			Xf: () => readHostEntries,
			bq: () => usualPorts,
			p4: () => hostEntries
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88343);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2215);
		var _net_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51319);
		var _registry_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23005);
		const portNumber = zod__WEBPACK_IMPORTED_MODULE_3__.int("must be a whole number").min(1, "a port is at least 1").max(65535, "a port is at most 65535");
		const named = _net_host_js__WEBPACK_IMPORTED_MODULE_1__.EN.refine((host) => (0, _net_host_js__WEBPACK_IMPORTED_MODULE_1__.Jg)(host) === null, "a registry has its own ports");
		const addressText = zod__WEBPACK_IMPORTED_MODULE_3__.string().refine((written) => {
			const { host, port } = (0, _registry_addresses_js__WEBPACK_IMPORTED_MODULE_2__.lS)(written);
			return named.safeParse(host).success && portNumber.safeParse(port).success;
		}, "this is no host, or host and port");
		const hostEntry = zod__WEBPACK_IMPORTED_MODULE_3__.union([
			_net_host_js__WEBPACK_IMPORTED_MODULE_1__.EN,
			addressText,
			(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.re)({
				host: named.describe("A host name; `*.` in front matches its subdomains."),
				port: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.lq)(zod__WEBPACK_IMPORTED_MODULE_3__.union([portNumber, zod__WEBPACK_IMPORTED_MODULE_3__.array(portNumber).min(1, "the list is empty")]), "Its port, or ports."),
				private: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.lq)(zod__WEBPACK_IMPORTED_MODULE_3__.literal(true, "private takes only true"), "`true`: the host may have a private address.")
			})
		]);
		const hostEntries = zod__WEBPACK_IMPORTED_MODULE_3__.array(hostEntry);
		const usualPorts = [80, 443];
		function readHostEntries(entries, rule, registries) {
			const grants = entries.flatMap((entry) => readEntry(entry, registries)).map((grant) => ({
				...grant,
				rule
			}));
			return [...new Map(grants.map((grant) => [renderGrantKey(grant), grant])).values()];
		}
		function renderHostEntries(grants) {
			return grants.map(({ host, port, private: isPrivate }) => ({
				host: host.includes(":") ? `[${host}]` : host,
				port,
				...isPrivate && { private: true }
			}));
		}
		function renderGrantKey({ host, port, private: isPrivate }) {
			return `${host} ${port} ${isPrivate}`;
		}
		function readEntry(entry, registries) {
			if (typeof entry !== "string") {
				const { host, port = usualPorts, private: isPrivate = false } = entry;
				return (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.c3)(port).map((one) => ({
					host: (0, _net_host_js__WEBPACK_IMPORTED_MODULE_1__.KO)(host),
					port: one,
					private: isPrivate
				}));
			}
			const registry = (0, _net_host_js__WEBPACK_IMPORTED_MODULE_1__.Jg)(entry);
			if (registry !== null) return (0, _registry_addresses_js__WEBPACK_IMPORTED_MODULE_2__.K3)(registry, registries).map((address) => {
				const { host, port } = (0, _registry_addresses_js__WEBPACK_IMPORTED_MODULE_2__.lS)(address);
				return {
					host: (0, _net_host_js__WEBPACK_IMPORTED_MODULE_1__.KO)(host),
					port,
					private: registries.has(registry)
				};
			});
			const { host, port } = (0, _registry_addresses_js__WEBPACK_IMPORTED_MODULE_2__.lS)(entry);
			const ports = host === entry ? usualPorts : [port];
			return ports.map((one) => ({
				host: (0, _net_host_js__WEBPACK_IMPORTED_MODULE_1__.KO)(host),
				port: one,
				private: false
			}));
		}
	}),
	51319: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			EN: () => hostText,
			HI: () => readCanonicalHost,
			Jg: () => readRegistryName,
			KO: () => readHostName,
			fV: () => readProxyHost
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88343);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2215);
		var _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15633);
		var _core_types_network_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10007);
		var _registry_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23005);
		const registryPrefix = "registry:";
		function readRegistryName(host) {
			return host.startsWith(registryPrefix) ? host.slice(registryPrefix.length) : null;
		}
		const hostText = zod__WEBPACK_IMPORTED_MODULE_3__.string().max(300, {
			error: "the host is longer than 300 characters",
			abort: true
		}).superRefine((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.yu)(findHostProblem));
		function readHostName(written) {
			if (readRegistryName(written) !== null) return written;
			return written.startsWith("*.") ? `*.${readProxyHost(written.slice(2)) ?? ""}` : readProxyHost(written) ?? "";
		}
		function readProxyHost(written) {
			return readCanonicalHost(written)?.replace(/^\[(.*)\]$/, "$1") ?? null;
		}
		function readCanonicalHost(written) {
			if (written === "" || written.length > 300 || /[\p{Cc}\p{Cs}\s/\\?#@%]/u.test(written)) return null;
			if (written.includes(":") && !/^\[[0-9a-f:.]+\]$/i.test(written)) return null;
			let url;
			try {
				url = new URL(`http://${written}/`);
			} catch {
				return null;
			}
			const host = url.hostname.replace(/\.$/, "");
			return url.port === "" && host !== "" && !host.startsWith(".") && !host.endsWith(".") && !host.includes("..") ? host : null;
		}
		function findHostProblem(written) {
			if (written === "") return "the host is empty";
			const registry = readRegistryName(written);
			if (registry !== null) return _registry_addresses_js__WEBPACK_IMPORTED_MODULE_2__.SB.some((known) => known === registry) ? null : `there is no registry "${registry}"; ${(0, _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_4__.NQ)(registry, _registry_addresses_js__WEBPACK_IMPORTED_MODULE_2__.SB)}`;
			if (written.includes("://")) return "a host is written without a scheme; use \"scheme\" for it";
			if (written.includes("@")) return "a host is written without a user";
			if (/[/?#\\]/.test(written)) return "a host is written without a path";
			if (written === "*") return "name the hosts; \"*\" alone would be all of them";
			const name = written.startsWith("*.") ? written.slice(2) : written;
			if (name.includes("*")) return "only a leading \"*.\" matches other names";
			const canonical = readProxyHost(name);
			if (canonical === null) return /:\d+$/.test(name) && !name.startsWith("[") ? "a host is written without a port; use \"port\" for it" : "this is no host that a URL could name";
			if (name !== written && (0, _core_types_network_js__WEBPACK_IMPORTED_MODULE_1__.PW)(canonical)) return "nothing is below an IP address";
			if (name !== written && !canonical.includes(".")) return `"${written}" would be every name of a top-level domain`;
			return null;
		}
	}),
	23005: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			D: () => publicRegistries,
			K3: () => listRegistryAddresses,
			SB: () => registryNames,
			lS: () => splitAddress
		});
		const publicRegistries = {
			npm: ["registry.npmjs.org", "registry.yarnpkg.com"],
			pypi: ["pypi.org", "files.pythonhosted.org"],
			go: ["proxy.golang.org", "sum.golang.org"],
			crates: ["index.crates.io", "static.crates.io"],
			rubygems: ["rubygems.org", "index.rubygems.org"],
			maven: ["repo.maven.apache.org"],
			packagist: ["repo.packagist.org"]
		};
		const registryNames = Object.keys(publicRegistries);
		function listRegistryAddresses(name, registries) {
			const known = publicRegistries;
			return registries.get(name) ?? (Object.hasOwn(known, name) ? known[name] ?? [] : []);
		}
		function splitAddress(address) {
			const [, host = address, port = "443"] = /^(.*[^:]):(\d{1,5})$/.exec(address) ?? [];
			return {
				host,
				port: Number(port)
			};
		}
	}),
	91195: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Ay: () => createStatement,
			W3: () => predicateType,
			Wu: () => readAnchoredAudit,
			xB: () => renderAttestationCheck
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10031);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22603);
		var _core_types_isolation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85377);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44196);
		var _core_types_verify_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2032);
		var _contents_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75);
		var _read_audit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73387);
		const predicateType = "urn:script-harness:agent-run:v1";
		function readAnchoredAudit(directory, { rootHash, patchDigest }) {
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.audit);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file)) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.tj({
				code: "usage",
				message: `${file} does not exist`,
				hint: `Let actions/download-artifact fetch ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.audit} next to the patch, or do not give audit-digest.`
			});
			const { lines, broken } = (0, _read_audit_js__WEBPACK_IMPORTED_MODULE_7__.R)(directory);
			const [opened, closed] = [lines[0], lines.at(-1)];
			const isWhole = broken === null && opened?.type === "opened" && closed?.type === "closed";
			if (isWhole && closed.hash === rootHash && closed.files[_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.patch] === patchDigest) return {
				lines,
				opened,
				closed,
				fileDigest: (0, _contents_js__WEBPACK_IMPORTED_MODULE_6__.DC)(file)
			};
			throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.tj({
				code: "tampered",
				message: `${file} is not the audit log of this patch: ${broken === null ? `its digest is ${closed?.hash ?? "missing"}` : `broken at entry ${broken.at}`}`,
				hint: "Give the output audit-digest of the job of the agent that made the patch."
			});
		}
		function createStatement({ lines, opened, closed, fileDigest }, facts) {
			const granted = new Set(lines.flatMap((line) => line.type === "approval-answered" && line.answer.startsWith("granted") ? [line.call_id] : []));
			const decided = lines.filter((line) => line.type === "call");
			const allowedCalls = decided.filter((call) => (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_2__.Jr)(call.decision) || granted.has(call.call_id)).length;
			const sandbox = (0, _core_types_isolation_js__WEBPACK_IMPORTED_MODULE_8__.Sd)(lines.filter((line) => line.type === "sandbox"), ({ isolation }) => isolation);
			const parts = lines.filter((line) => line.type === "opened" || line.type === "resumed" || line.type === "model-replaced");
			const listAll = (read) => [...new Set(parts.flatMap((part) => read(part) || []))].join(", ");
			const verify = facts.result?.verify ?? null;
			return {
				_type: "https://in-toto.io/Statement/v1",
				subject: [{
					name: _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.patch,
					digest: { sha256: facts.patchDigest }
				}, {
					name: _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.audit,
					digest: { sha256: fileDigest }
				}],
				predicateType,
				predicate: {
					run: {
						id: opened.run_id,
						version: opened.version,
						outcome: closed.outcome,
						workflowRun: facts.workflowRun
					},
					base: {
						repository: facts.repository,
						commit: facts.commit
					},
					policy: {
						name: opened.policy,
						digest: { sha256: opened.policy_sha256 },
						judgedBy: {
							name: facts.judgedBy.name,
							digest: { sha256: facts.judgedBy.sha256 }
						}
					},
					audit: {
						rootHash: { sha256: closed.hash },
						entries: lines.length,
						allowedCalls,
						deniedCalls: decided.length - allowedCalls
					},
					verify: verify === null ? null : {
						command: verify.command,
						before: (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_5__.hB)(verify),
						after: (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_5__.C$)(verify),
						problems: [...verify.problems],
						fixedTests: verify.tests?.fixed.count ?? null
					},
					isolation: sandbox === null ? null : {
						level: sandbox.isolation,
						backend: sandbox.rung,
						boundaries: sandbox.walls
					},
					model: {
						provider: listAll((part) => part.type === "model-replaced" ? undefined : part.provider),
						name: listAll(({ model }) => model),
						replayed: facts.result?.replayed ?? null
					},
					publication: facts.publication
				}
			};
		}
		function renderAttestationCheck(file, repository) {
			return `gh attestation verify ${file} --repo ${repository} --predicate-type ${predicateType}`;
		}
	}),
	87940: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			W: () => auditKeys,
			f: () => auditLineSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88343);
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10031);
		var _core_types_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93905);
		var _core_types_taint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49605);
		var _core_types_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25761);
		const digest = zod__WEBPACK_IMPORTED_MODULE_3__.string().regex(/^[0-9a-f]{64}$/);
		const place = {
			schema: zod__WEBPACK_IMPORTED_MODULE_3__.literal("audit/v1"),
			seq: zod__WEBPACK_IMPORTED_MODULE_3__.int().positive(),
			prev: digest,
			hash: digest
		};
		const event = {
			history_seq: zod__WEBPACK_IMPORTED_MODULE_3__.int().positive(),
			timestamp_ms: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
			agent: zod__WEBPACK_IMPORTED_MODULE_3__.string().optional()
		};
		const call = {
			call_id: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
			tool: zod__WEBPACK_IMPORTED_MODULE_3__.string()
		};
		function entry(type, shape) {
			return zod__WEBPACK_IMPORTED_MODULE_3__.looseObject({
				type: zod__WEBPACK_IMPORTED_MODULE_3__.literal(type),
				...place,
				...event,
				...shape
			});
		}
		const auditLineSchema = zod__WEBPACK_IMPORTED_MODULE_3__.discriminatedUnion("type", [
			entry("opened", {
				run_id: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				version: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				provider: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				model: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				policy: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				policy_sha256: zod__WEBPACK_IMPORTED_MODULE_3__.string()
			}),
			entry("sandbox", {
				isolation: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				rung: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				bubblewrap: zod__WEBPACK_IMPORTED_MODULE_3__.object({
					version: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
					is_fixed: zod__WEBPACK_IMPORTED_MODULE_3__.boolean()
				}).nullable(),
				walls: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
				base_commit: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable()
			}),
			entry("call", {
				...call,
				turn: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				decision_id: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				script_id: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
				origin: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				args_sha256: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				call_hash: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				accesses: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
				decision: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.a),
				rule: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				reason: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				matched: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
				policy_sha256: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				duration_us: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				limits: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).optional(),
				masked: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).optional()
			}),
			entry("call-ended", {
				...call,
				state: zod__WEBPACK_IMPORTED_MODULE_3__["enum"]([
					"completed",
					"failed",
					"aborted"
				]),
				exit_code: zod__WEBPACK_IMPORTED_MODULE_3__.number().nullable(),
				output_bytes: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				duration_ms: zod__WEBPACK_IMPORTED_MODULE_3__.number()
			}),
			entry("approval-requested", {
				request_id: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				call_id: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				call_hash: digest,
				rule: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				head_sha: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
				tree: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				policy_sha256: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				expires_ms: zod__WEBPACK_IMPORTED_MODULE_3__.number()
			}),
			entry("approval-answered", {
				request_id: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				call_id: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				answer: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				grant_of: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				approver: zod__WEBPACK_IMPORTED_MODULE_3__.string()
			}),
			entry("server", {
				server: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				tools_sha256: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				tools: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
				refused: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
				failure: zod__WEBPACK_IMPORTED_MODULE_3__.string()
			}),
			entry("connection", {
				call_id: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
				host: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				port: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				decision: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](["allow", "deny"]),
				rule: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				reason: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				address: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				count: zod__WEBPACK_IMPORTED_MODULE_3__.number().optional(),
				sent_bytes: zod__WEBPACK_IMPORTED_MODULE_3__.number().nullable().optional()
			}),
			entry("changes", {
				turn: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				call_id: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				kept: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				refused_count: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				refused: zod__WEBPACK_IMPORTED_MODULE_3__.array(_core_types_change_js__WEBPACK_IMPORTED_MODULE_2__.eg)
			}),
			entry("files", {
				count: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				files_sha256: digest
			}),
			entry("resumed", {
				version: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				policy_sha256: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				audit_digest: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				ended: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				provider: zod__WEBPACK_IMPORTED_MODULE_3__.string().optional(),
				model: zod__WEBPACK_IMPORTED_MODULE_3__.string().optional()
			}),
			entry("model-replaced", { model: zod__WEBPACK_IMPORTED_MODULE_3__.string() }),
			entry("agent", {
				agent: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				parent: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
				call_id: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				task_sha256: digest,
				policy_sha256: zod__WEBPACK_IMPORTED_MODULE_3__.string()
			}),
			entry("agent-ended", {
				agent: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
				outcome: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_core_types_outcome_js__WEBPACK_IMPORTED_MODULE_1__.KI),
				turns: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				tool_calls: zod__WEBPACK_IMPORTED_MODULE_3__.number()
			}),
			entry("tainted", {
				turn: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				source: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_core_types_taint_js__WEBPACK_IMPORTED_MODULE_4__.P)
			}),
			entry("rejected", {
				...call,
				turn: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
				script_id: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
				reason: zod__WEBPACK_IMPORTED_MODULE_3__.string()
			}),
			zod__WEBPACK_IMPORTED_MODULE_3__.looseObject({
				type: zod__WEBPACK_IMPORTED_MODULE_3__.literal("closed"),
				...place,
				outcome: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_core_types_outcome_js__WEBPACK_IMPORTED_MODULE_1__.KI),
				files: zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(), digest)
			})
		]);
		const auditKeys = new Map(auditLineSchema.options.map(({ shape }) => [shape.type.value, new Set(Object.keys(shape))]));
	}),
	73602: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			M9: () => readExpectedPrevious,
			Pb: () => foldAudit,
			bQ: () => hashEntry,
			uJ: () => findDisagreement,
			yZ: () => chainEntry
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88343);
		var _core_types_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95867);
		var _core_types_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25761);
		var _core_text_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37981);
		var _audit_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87940);
		var _key_case_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83539);
		const firstPrevious = "0".repeat(64);
		function foldAudit({ seq, timestampMs, event: recorded }) {
			const [agent, event] = recorded.type === "agent-event" ? [recorded.agent, recorded.event] : [null, recorded];
			const described = describeEvent(event);
			if (described === null) return null;
			const { type, facts } = described;
			const written = new Map(Object.entries(facts).map(([key, value]) => [(0, _key_case_js__WEBPACK_IMPORTED_MODULE_4__._h)(key), (0, _key_case_js__WEBPACK_IMPORTED_MODULE_4__.uc)(value)]));
			const common = {
				history_seq: seq,
				timestamp_ms: timestampMs,
				type
			};
			const own = [..._audit_schema_js__WEBPACK_IMPORTED_MODULE_3__.W.get(type) ?? []].filter((key) => written.has(key) && !Object.hasOwn(common, key));
			return {
				...common,
				...Object.fromEntries(own.map((key) => [key, written.get(key)])),
				...agent !== null && { agent }
			};
		}
		function describeEvent(event) {
			switch (event.type) {
				case "run-started": return {
					type: "opened",
					facts: {
						...event,
						policy: event.policyName
					}
				};
				case "sandbox-opened": {
					const { isolation, baseCommit } = event;
					const { level, rung, walls, bubblewrap: found } = isolation;
					const bubblewrap = found === null ? null : {
						version: found.version,
						isFixed: found.isFixed
					};
					return {
						type: "sandbox",
						facts: {
							isolation: level,
							rung,
							bubblewrap,
							walls,
							baseCommit
						}
					};
				}
				case "tool-decided": {
					const { decision } = event;
					const accesses = decision.accesses.map(_core_types_access_js__WEBPACK_IMPORTED_MODULE_1__.bu);
					const matched = decision.matched.map(({ rule, layer, decision: of }) => `${rule} (${layer}): ${of}`);
					const limits = decision.limits.map(({ limit, used, of }) => `${limit} ${used}/${of}`);
					return {
						type: "call",
						facts: {
							...event,
							...decision,
							accesses,
							matched,
							limits
						}
					};
				}
				case "tool-finished": return {
					type: "call-ended",
					facts: event
				};
				case "approval-requested": return {
					type: event.type,
					facts: {
						...event.request,
						requestId: event.request.id
					}
				};
				case "approval-answered": {
					const { type: answer, requestId: grantOf } = event.answer;
					const approver = "approver" in event.answer ? event.answer.approver : "";
					return {
						type: event.type,
						facts: {
							...event,
							answer,
							grantOf,
							approver
						}
					};
				}
				case "server-opened": {
					const tools = event.tools.map(({ name, sha256 }) => `${name} ${sha256}`);
					const refused = event.refused.map(({ name, reason }) => `${name}: ${reason}`);
					return {
						type: "server",
						facts: {
							...event,
							tools,
							refused
						}
					};
				}
				case "connection-decided": return {
					type: "connection",
					facts: {
						...event,
						...event.connection
					}
				};
				case "changes-decided": return {
					type: "changes",
					facts: {
						...event,
						refused: refusedSchema.parse(event.refused)
					}
				};
				case "files-accepted": return {
					type: "files",
					facts: {
						count: event.files.length,
						filesSha256: hash(JSON.stringify(event.files))
					}
				};
				case "run-resumed": return {
					type: "resumed",
					facts: event
				};
				case "agent-started": return {
					type: "agent",
					facts: {
						...event,
						taskSha256: hash(event.task)
					}
				};
				case "model-replaced":
				case "agent-ended": return {
					type: event.type,
					facts: event
				};
				case "history-tainted": return {
					type: "tainted",
					facts: event
				};
				case "tool-rejected": return {
					type: "rejected",
					facts: event
				};
				default: return null;
			}
		}
		const refusedSchema = zod__WEBPACK_IMPORTED_MODULE_5__.array(_core_types_change_js__WEBPACK_IMPORTED_MODULE_2__.eg);
		function hash(text) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex");
		}
		function chainEntry(previous, body) {
			const entry = {
				...body,
				schema: "audit/v1",
				seq: (previous?.seq ?? 0) + 1,
				prev: readExpectedPrevious(previous)
			};
			return {
				...entry,
				hash: hashEntry(entry)
			};
		}
		function hashEntry(entry) {
			const body = Object.fromEntries(Object.entries(entry).filter(([key]) => key !== "hash"));
			return hash((0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_6__.R5)(body));
		}
		function readExpectedPrevious(previous) {
			return previous?.hash ?? firstPrevious;
		}
		function findDisagreement(lines, events) {
			const folded = events.map(foldAudit).filter((body) => body !== null);
			const entries = lines.filter(({ type }) => type !== "closed");
			if (entries.length > folded.length) return `entry ${folded.length + 1} matches nothing in the history`;
			const at = entries.findIndex((entry, index) => !agrees(entry, folded[index]));
			if (at >= 0) return `entry ${at + 1} does not match the history`;
			return entries.length < lines.length && entries.length < folded.length ? `the log was closed without entry ${entries.length + 1}, which the history has` : null;
		}
		function agrees(entry, derived) {
			if (derived === undefined || entry.type !== derived["type"]) return false;
			return Object.entries(entry).every(([key, value]) => !Object.hasOwn(derived, key) || (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_6__.R5)(value) === (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_6__.R5)(derived[key] ?? null));
		}
	}),
	75: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			AI: () => readAcceptedStates,
			DC: () => hashFile,
			Ke: () => findChangedContents,
			hF: () => createContentStore
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22603);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44196);
		const maxContentBytes = 16 * 1024 * 1024;
		function createContentStore(options) {
			const { redactor } = options;
			const written = new Set();
			function addsSecret(content, readBase) {
				const text = content.toString("latin1");
				const spans = redactor.findSecrets(text);
				if (spans.length === 0) return false;
				const base = Buffer.from(readBase() ?? []).toString("latin1");
				return spans.some(({ start, end }) => !base.includes(text.slice(start, end)));
			}
			return ({ path, state, read, readBase }) => {
				const withhold = (reason) => ({
					path: redactor.redactText(path),
					kind: "withheld",
					reason
				});
				if (redactor.findSecrets(path).length > 0) return withhold("secret");
				if (state.kind === "symlink" && redactor.findSecrets(state.target).length > 0) return withhold("secret");
				if (state.kind !== "file") return {
					path,
					...state
				};
				if (state.bytes > maxContentBytes) return withhold("size");
				const found = read();
				if (found === null) return withhold("unread");
				const content = Buffer.from(found);
				const sha256 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex");
				if (!written.has(sha256)) {
					if (addsSecret(content, readBase)) return withhold("secret");
					options.writeFile(`${_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents}/${sha256}`, content);
					written.add(sha256);
				}
				return {
					path,
					...state,
					sha256
				};
			};
		}
		function findChangedContents(directory) {
			const contents = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(contents)) return [];
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(contents).filter((name) => !name.endsWith(".tmp") && hashFile((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(contents, name)) !== name).map((name) => `${_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents}/${name}`);
		}
		function hashFile(path) {
			const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
			const buffer = Buffer.allocUnsafe(64 * 1024);
			const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, "r");
			try {
				for (let length = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer); length > 0; length = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer)) hash.update(buffer.subarray(0, length));
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
			}
			return hash.digest("hex");
		}
		function readAcceptedStates(directory, files) {
			const last = [...new Map(files.map((file) => [file.path, file])).values()];
			const locate = (sha256) => {
				const contentFile = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents, sha256);
				if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(contentFile)) return contentFile;
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.tj({
					code: "usage",
					message: `${directory} lacks the content ${sha256} of a file`,
					hint: "Give the whole record directory as the run left it."
				});
			};
			return last.flatMap((file) => {
				if (file.kind === "withheld") return [];
				if (file.kind !== "file") return [{
					path: file.path,
					state: file,
					contentFile: null
				}];
				return [{
					path: file.path,
					state: file,
					contentFile: locate(file.sha256)
				}];
			});
		}
	}),
	83539: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$1: () => renderIssues,
			Cb: () => toCamelCase,
			_h: () => renderSnakeKey,
			uc: () => toSnakeCase
		});
		function toSnakeCase(value) {
			return mapKeys(value, renderSnakeKey);
		}
		function toCamelCase(value) {
			return mapKeys(value, (key) => key.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase()));
		}
		function renderSnakeKey(key) {
			return key.replace(/([a-z0-9])([A-Z])/g, (_, before, after) => `${before}_${after.toLowerCase()}`);
		}
		function renderIssues(error) {
			return error.issues.map(({ path, message }) => `${path.map((part) => renderSnakeKey(String(part))).join(".") || "the line"}: ${message}`).join("; ");
		}
		function mapKeys(value, convert) {
			if (Array.isArray(value)) return value.map((entry) => mapKeys(entry, convert));
			if (value === null || typeof value !== "object") return value;
			return Object.fromEntries(Object.entries(value).map(([key, entry]) => [convert(key), mapKeys(entry, convert)]));
		}
	}),
	73387: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { R: () => readAuditLines });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44196);
		var _audit_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87940);
		var _audit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73602);
		var _key_case_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83539);
		var _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27831);
		function readAuditLines(directory) {
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_2__.B5.audit);
			const text = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8") : "";
			const texts = text.split("\n");
			const torn = texts.pop() ?? "";
			const lines = [];
			for (const line of texts) {
				const checked = checkLine(line, lines.at(-1) ?? null);
				if (typeof checked === "string") return {
					lines,
					broken: {
						at: lines.length + 1,
						reason: checked
					}
				};
				lines.push(checked);
			}
			const broken = torn !== "" && lines.at(-1)?.type === "closed" ? {
				at: lines.length + 1,
				reason: afterTheEnd
			} : null;
			return {
				lines,
				broken
			};
		}
		const afterTheEnd = "it follows the closing entry";
		function checkLine(text, previous) {
			if (previous?.type === "closed") return afterTheEnd;
			let value;
			try {
				value = (0, _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_5__.qF)(text);
			} catch (thrown) {
				return `it is not JSON (${thrown.message})`;
			}
			if (JSON.stringify(value) !== text) return "its text is not as a run writes it";
			const parsed = _audit_schema_js__WEBPACK_IMPORTED_MODULE_3__.f.safeParse(value);
			if (!parsed.success) return `it is no audit entry (${(0, _key_case_js__WEBPACK_IMPORTED_MODULE_6__.$1)(parsed.error)})`;
			const entry = parsed.data;
			if (entry.seq !== (previous?.seq ?? 0) + 1) return `its number is ${entry.seq}`;
			if (entry.prev !== (0, _audit_js__WEBPACK_IMPORTED_MODULE_4__.M9)(previous)) return "it does not follow the entry before it";
			if (entry.hash !== (0, _audit_js__WEBPACK_IMPORTED_MODULE_4__.bQ)(value)) return "its content does not have its hash";
			return entry;
		}
	}),
	88230: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { m: () => locateDirectory });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		function locateDirectory(host, path, option) {
			const asked = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.workingDirectory, path);
			try {
				const directory = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(asked);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory);
				return directory;
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT") && asked.includes("\ufffd")) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `the path ${asked} has bytes that are not valid UTF-8, so it cannot be the workspace`,
					hint: "Rename the directory, or mount it at another path.",
					cause: thrown
				});
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `the directory ${path} cannot be read: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.x5)(thrown)}`,
					hint: `Give ${option} a directory.`,
					cause: thrown
				});
			}
		}
	}),
	88526: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			KZ: () => findLink,
			Yw: () => isBelow,
			fo: () => isFile,
			nC: () => listOutermost,
			qD: () => findInvalidPath,
			uq: () => readStats,
			vl: () => listAncestors,
			wd: () => isDirectory
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		function isBelow(root, path) {
			return path === root || path.startsWith(root === "/" ? "/" : `${root}/`);
		}
		function listAncestors(root, path) {
			const ancestors = [];
			for (let current = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path); current !== root && isBelow(root, current); current = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(current)) ancestors.unshift(current);
			return ancestors;
		}
		function listOutermost(paths) {
			return [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && isBelow(other, path))).toSorted((left, right) => left.length - right.length);
		}
		function readStats(path) {
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.NW)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) ?? null, null, "ENOTDIR");
		}
		function isDirectory(path) {
			return readStats(path)?.isDirectory() === true;
		}
		function isFile(path) {
			return readStats(path)?.isFile() === true;
		}
		function findLink(root, path) {
			return [...listAncestors(root, path), path].find((part) => readStats(part)?.isSymbolicLink() === true) ?? null;
		}
		function findInvalidPath(path) {
			if (path === "") return "the path is empty";
			if (path.startsWith("~")) return "~ is not expanded here; write the path out";
			if (/[\u0000-\u001f\u007f]/.test(path)) return "the path holds control characters";
			if (!path.isWellFormed()) return "the path is not valid Unicode";
			if (path.split("/").some((name) => Buffer.byteLength(name) > 255)) return "a name in the path is longer than 255 bytes";
			if (Buffer.byteLength(path) > 4095) return "the path is longer than 4095 bytes";
			return null;
		}
	}),
	88317: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Ct: () => findGit,
			FG: () => findSystemProgram,
			HN: () => readPrinted,
			Kp: () => findProgram,
			l2: () => systemPackages,
			yE: () => programEnvironment,
			yf: () => runAsRoot,
			z0: () => findPrograms
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22603);
		var _files_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88526);
		const systemPackages = {
			bwrap: "bubblewrap",
			rg: "ripgrep",
			git: "git",
			nsenter: "util-linux",
			unshare: "util-linux",
			prlimit: "util-linux",
			setpriv: "util-linux",
			mount: "mount",
			script: "bsdutils",
			stty: "coreutils",
			sh: "dash",
			cp: "coreutils",
			chown: "coreutils",
			rm: "coreutils",
			du: "coreutils",
			mkfifo: "coreutils",
			mknod: "coreutils"
		};
		const needed = [
			"bwrap",
			"nsenter",
			"unshare",
			"mount",
			"prlimit",
			"sh",
			"cp",
			"chown",
			"rm",
			"du",
			"mkfifo",
			"mknod"
		];
		const others = [
			"setpriv",
			"perl",
			"script",
			"stty",
			"busctl"
		];
		const programEnvironment = {
			PATH: "/usr/sbin:/usr/bin:/sbin:/bin",
			LC_ALL: "C"
		};
		function findPrograms(find, uid) {
			const found = Object.fromEntries([...needed, ...others].map((name) => [name, find(name)]));
			const missing = [...needed, ...uid === 0 ? ["setpriv"] : []].filter((name) => found[name] === null);
			if (missing.length === 0) return found;
			const packages = new Set(missing.map((name) => systemPackages[name]));
			throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
				code: "sandbox",
				message: `${missing.join(", ")} not found among programs that root owns, so no command can be contained`,
				hint: `Install it: sudo apt-get install -y ${[...packages].join(" ")} (Debian, Ubuntu), or your distribution\u2019s package.`
			});
		}
		async function readPrinted(program, args, cwd = "/") {
			return (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(program, args, {
				env: programEnvironment,
				cwd
			}).then(({ stdout }) => stdout, (thrown) => thrown instanceof Error && "stdout" in thrown ? String(thrown.stdout) : "");
		}
		function runAsRoot(sudo, command, { env = {}, ...how }) {
			const [program, ...args] = sudo === null ? command : [
				sudo,
				"-n",
				"--",
				...command
			];
			const done = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program, args, {
				...how,
				env: {
					...programEnvironment,
					...env
				},
				encoding: "utf8"
			});
			if (done.status === 0) return null;
			const ended = done.error?.message ?? `exit ${done.status ?? done.signal}`;
			return (done.stderr ?? "").trim().split("\n")[0] || ended;
		}
		const systemDirectories = [
			"/usr/bin",
			"/bin",
			"/usr/sbin",
			"/sbin",
			"/usr/local/bin"
		];
		function findProgram(name, searchPath, untrustedRoots) {
			const directories = [...systemDirectories, ...searchPath.split(":").filter((directory) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(directory))];
			for (const directory of directories) {
				const candidate = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name);
				const path = readTrustedProgram(candidate);
				if (path !== null && !untrustedRoots.some((root) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(root, path) || (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(root, candidate))) return candidate;
			}
			return null;
		}
		function findGit(find) {
			const git = find("git");
			if (git === null) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
				code: "usage",
				message: "git is not installed",
				hint: "Install git."
			});
			return git;
		}
		function findSystemProgram(name) {
			return findProgram(name, "", []);
		}
		function readTrustedProgram(candidate) {
			try {
				const path = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(candidate);
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
				const isProgram = stats.isFile() && stats.uid === 0 && (stats.mode & 18) === 0 && (stats.mode & 73) !== 0;
				return isProgram && isTrustedDirectory((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)) && isTrustedDirectory((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(candidate)) ? path : null;
			} catch {
				return null;
			}
		}
		function isTrustedDirectory(directory) {
			for (let current = directory;; current = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(current)) {
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(current);
				const isOpen = !stats.isSymbolicLink() && (stats.mode & 18) !== 0 && (stats.mode & 512) === 0;
				if (stats.uid !== 0 || isOpen) return false;
				if (current === "/") return true;
			}
		}
	}),
	41125: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Bj: () => renderFormats,
			H5: () => listGitNames,
			K: () => runHostGit,
			Kw: () => readCleanConfig,
			Qm: () => hashBlob,
			Z: () => findObject,
			_K: () => gitEnvironment,
			_Q: () => listModuleDirectories,
			h6: () => readGitLayout,
			hg: () => readObjectFormat,
			mL: () => findRepositoryRoot,
			n5: () => searchRepositoryRoot,
			su: () => listModules
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22603);
		var _host_files_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88526);
		const gitEnvironment = {
			PATH: "/usr/bin:/bin",
			GIT_CONFIG_NOSYSTEM: "1",
			GIT_CONFIG_GLOBAL: "/dev/null",
			LC_ALL: "C"
		};
		const renderFormats = (objects) => ({
			GIT_DEFAULT_HASH: objects,
			GIT_DEFAULT_REF_FORMAT: "files"
		});
		const gitTimeoutMs = 12e4;
		const maxOutputBytes = 1024 ** 3;
		function runHostGit(git, args, how = {}) {
			const ended = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(git, args, {
				cwd: how.cwd ?? "/",
				env: {
					...gitEnvironment,
					...how.env
				},
				input: how.input ?? "",
				timeout: how.timeoutMs ?? gitTimeoutMs,
				maxBuffer: how.maxOutputBytes ?? maxOutputBytes
			});
			if (ended.error === undefined && ended.status === 0) return ended.stdout;
			const words = ended.stderr?.toString().trim() ?? "";
			const isEarly = (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.up)(ended.error, "EPIPE") && words !== "";
			throw new Error(ended.error === undefined || isEarly ? words : (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.IP)(ended.error));
		}
		function findObject(git, gitDirectory, expression) {
			try {
				const args = [
					`--git-dir=${gitDirectory}`,
					"rev-parse",
					"--verify",
					"--quiet",
					expression
				];
				return runHostGit(git, args).toString().trim();
			} catch {
				return null;
			}
		}
		const readObjectFormat = (id) => id.length === 64 ? "sha256" : "sha1";
		function hashBlob(content, like) {
			const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)(readObjectFormat(like));
			return hash.update(`blob ${content.length}\0`).update(content).digest("hex");
		}
		function findRepositoryRoot(workspace) {
			const directory = (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(workspace);
			const repositoryRoot = searchRepositoryRoot(directory);
			if (repositoryRoot === null) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
				code: "usage",
				message: `${workspace} is not in a git repository`,
				hint: "Run in a checkout (actions/checkout comes first in a workflow), or make one with git init."
			});
			if ((0, node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(repositoryRoot, directory).split("/")[0] === ".git") throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
				code: "usage",
				message: `${workspace} is in the git directory of ${repositoryRoot}`,
				hint: `Run in ${repositoryRoot} or in a directory of its files.`
			});
			return repositoryRoot;
		}
		function searchRepositoryRoot(directory) {
			for (let current = directory;; current = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(current)) {
				if ((0, node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(current, ".git"))) return current;
				if (current === (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(current)) return null;
			}
		}
		function readGitLayout(workspace, git) {
			const repositoryRoot = findRepositoryRoot(workspace);
			const gitPath = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(repositoryRoot, ".git");
			const stats = (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_5__.uq)(gitPath);
			if (stats?.isSymbolicLink() === true) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
				code: "sandbox",
				message: `${gitPath} is a symbolic link, so it cannot be protected`,
				hint: "Use a plain clone."
			});
			const gitDirectory = stats?.isFile() === true ? readGitFile(gitPath) : gitPath;
			const commonFile = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDirectory, "commondir");
			const commonDirectory = (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(commonFile) ? (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(gitDirectory, (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(commonFile, "utf8").trim()) : gitDirectory;
			const found = [
				commonDirectory,
				gitDirectory,
				...listModuleDirectories(commonDirectory)
			].flatMap((directory) => ["config", "config.worktree"].flatMap((name) => resolveFile((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, name))));
			const entries = new Map([...new Set(found)].map((file) => [file, listEntries(file, git)]));
			const configFiles = new Map([...entries].map(([file, listed]) => [file, renderCleanConfig(listed)]));
			const includedFiles = listIncludedFiles(entries, git).filter((file) => !configFiles.has(file));
			const objectFormat = [...entries.values()].flat().some(isSha256Entry) ? "sha256" : "sha1";
			return {
				repositoryRoot,
				gitPath,
				gitDirectory,
				commonDirectory,
				initGit: (directory) => initGit(git, directory, objectFormat),
				configFiles,
				includedFiles
			};
		}
		function initGit(git, directory, objectFormat) {
			try {
				runHostGit(git, [
					"init",
					"--quiet",
					"--bare",
					"--template=",
					directory
				], { env: renderFormats(objectFormat) });
			} catch (thrown) {
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
					code: "sandbox",
					message: `git cannot make ${directory} a git directory: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.IP)(thrown)}`,
					hint: "Look for a full disk, and for a git that does not start."
				});
			}
		}
		function readCleanConfig({ configFiles }, file) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(file) ? configFiles.get((0, node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(file)) ?? "" : "";
		}
		function resolveFile(path) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(path)) return [];
			const real = (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(path);
			return (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_5__.fo)(real) ? [real] : [];
		}
		function readGitFile(path) {
			const match = /^gitdir: (.+)$/m.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(path, "utf8"));
			if (match?.[1] === undefined) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
				code: "usage",
				message: `${path} is not a git file`,
				hint: "Use a plain clone."
			});
			return (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), match[1]);
		}
		function listGitNames(directory) {
			return (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_5__.wd)(directory) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)(directory) : [];
		}
		function listModules(directory) {
			const found = [];
			const pending = listGitNames(directory);
			for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
				const path = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, name);
				if (!(0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_5__.wd)(path)) continue;
				if ((0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_5__.uq)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, "HEAD")) !== null) found.push(name);
				else for (const inner of listGitNames(path)) pending.push((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(name, inner));
			}
			return found;
		}
		function listModuleDirectories(gitDirectory) {
			const modules = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDirectory, "modules");
			return listModules(modules).flatMap((name) => [(0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(modules, name), ...listModuleDirectories((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(modules, name))]);
		}
		function isSha256Entry([key, value]) {
			return key === "extensions.objectformat" && value.toLowerCase() === "sha256";
		}
		function listEntries(file, git) {
			let listed;
			try {
				listed = runHostGit(git, [
					"config",
					"--file",
					file,
					"--no-includes",
					"--null",
					"--list"
				]);
			} catch (thrown) {
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
					code: "usage",
					message: `git cannot read ${file}: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.IP)(thrown)}`,
					hint: "Repair the file."
				});
			}
			return listed.toString().split("\0").filter((entry) => entry !== "").map((entry) => {
				const at = entry.indexOf("\n");
				return at < 0 ? [entry, "true"] : [entry.slice(0, at), entry.slice(at + 1)];
			});
		}
		function listIncludedFiles(configFiles, git) {
			const found = new Set();
			const pending = [...configFiles];
			for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
				for (const included of listIncludes(...next).flatMap(resolveFile)) {
					if (found.has(included)) continue;
					found.add(included);
					pending.push([included, listEntries(included, git)]);
				}
			}
			return [...found];
		}
		function listIncludes(file, entries) {
			return entries.filter(([key]) => /^include(if\..*)?\.path$/is.test(key)).map(([, value]) => (0, node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(value) ? value : (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(file), value));
		}
		const keptKeys = [
			/^core\.(repositoryformatversion|filemode|bare|logallrefupdates|ignorecase|precomposeunicode|symlinks|autocrlf|eol|sparsecheckout|sparsecheckoutcone)$/i,
			/^extensions\.(objectformat|partialclone|compatobjectformat)$/i,
			/^remote\..*\.(fetch|promisor|partialclonefilter|url)$/is,
			/^branch\..*\.(remote|merge)$/is
		];
		function renderCleanConfig(entries) {
			return entries.filter(([key]) => keptKeys.some((kept) => kept.test(key))).map(([key, value]) => renderEntry(key, /\.url$/i.test(key) ? value.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/@]*@/i, "$1") : value)).join("");
		}
		function renderEntry(key, value) {
			const first = key.indexOf(".");
			const last = key.lastIndexOf(".");
			const section = key.slice(0, first);
			const subsection = first === last ? "" : ` ${quoteValue(key.slice(first + 1, last))}`;
			return `[${section}${subsection}]\n\t${key.slice(last + 1)} = ${quoteValue(value)}\n`;
		}
		function quoteValue(text) {
			return `"${text.replaceAll("\\", "\\\\").replaceAll("\"", "\\\"").replaceAll("\n", "\\n").replaceAll("	", "\\t")}"`;
		}
	})
};
