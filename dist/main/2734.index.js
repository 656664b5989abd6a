export const id = 2734;
export const ids = [2734];
export const modules = {
	73767: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Bx: () => formatOption,
			Fl: () => workspaceOption,
			X: () => withDispatchOptions
		});
		var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
		var _github_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6882);
		function formatOption(...choices) {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--format <format>", "the format of results").choices([...choices]).default("text");
		}
		function policyOption() {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--policy <file>", "a policy file or builtin:NAME").default(_github_inputs_js__WEBPACK_IMPORTED_MODULE_1__.defaultPolicyPath);
		}
		function workspaceOption() {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--cwd <folder>", "the workspace").default(".");
		}
		function withDispatchOptions(command) {
			return command.addOption(policyOption()).addOption(workspaceOption()).addOption(formatOption("text", "json"));
		}
	}),
	52734: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addInitCommand: () => addInitCommand });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var commander = __webpack_require__(67375);
		var error = __webpack_require__(22603);
		var access = __webpack_require__(95867);
		var models = __webpack_require__(37318);
		var registry_addresses = __webpack_require__(23005);
		var locate_folder = __webpack_require__(23545);
		var options = __webpack_require__(73767);
		var schemas = __webpack_require__(88343);
		;
		const languages = [
			"node",
			"python",
			"go",
			"rust",
			"java"
		];
		const detectors = {
			node: {
				files: ["package.json"],
				read: readNode
			},
			python: {
				files: [
					"pyproject.toml",
					"setup.py",
					"requirements.txt"
				],
				read: readPython
			},
			go: {
				files: ["go.mod"],
				read: (read) => ({
					setup: read("go.sum") === null || read("vendor/modules.txt") !== null ? null : "go mod vendor",
					verify: "go test ./...",
					registry: "go"
				})
			},
			rust: {
				files: ["Cargo.toml"],
				read: readRust
			},
			java: {
				files: [
					"pom.xml",
					"build.gradle",
					"build.gradle.kts"
				],
				read: readJava
			}
		};
		function detectProject(readText, given) {
			const found = languages.filter((name) => detectors[name].files.some((file) => readText(file) !== null));
			const language = given.language ?? (found.length === 1 ? found[0] : undefined);
			const isGiven = given.verify !== undefined && (given.setup !== undefined || found.length === 0);
			if (language === undefined && !isGiven) throw new error.tj({
				code: "usage",
				message: `the repository has ${found.length === 0 ? "no file by which its language is known" : `files of several languages: ${found.join(", ")}`}`,
				hint: `Name the language: --language ${languages.join("|")}. Or give the commands, such as --setup "bundle install" --verify "bundle exec rake test".`
			});
			const known = language === undefined ? null : detectors[language].read(readText);
			const setup = given.setup === undefined ? known?.setup ?? null : given.setup.trim() || null;
			const verify = given.verify ?? known?.verify ?? null;
			return {
				setup,
				verify,
				registry: setup === null ? null : known?.registry ?? null
			};
		}
		const packageSchema = schemas.object({
			scripts: schemas.record(schemas.string(), schemas.string()).default({}),
			dependencies: schemas.record(schemas.string(), schemas.unknown()).default({}),
			devDependencies: schemas.record(schemas.string(), schemas.unknown()).default({}),
			workspaces: schemas.unknown().optional()
		});
		function readNode(read) {
			const text = read("package.json");
			const { scripts, ...found } = readPackage(text ?? "{}");
			const installs = Object.keys({
				...found.dependencies,
				...found.devDependencies
			}).length > 0 || found.workspaces !== undefined;
			const hasTest = scripts["test"] !== undefined && !scripts["test"].includes("no test specified");
			const { install, test } = pickNodeCommands(read);
			return {
				setup: installs ? install : null,
				verify: hasTest ? test : null,
				registry: "npm"
			};
		}
		function pickNodeCommands(read) {
			if (read("pnpm-lock.yaml") !== null) return {
				install: "corepack pnpm install --frozen-lockfile",
				test: "npm test"
			};
			if (read("yarn.lock") !== null) return read(".yarnrc.yml") === null ? {
				install: "yarn install --frozen-lockfile",
				test: "npm test"
			} : {
				install: "yarn install --immutable",
				test: "yarn test"
			};
			const isLocked = read("package-lock.json") !== null || read("npm-shrinkwrap.json") !== null;
			return {
				install: isLocked ? "npm ci" : "npm install --no-package-lock",
				test: "npm test"
			};
		}
		function readPython(read) {
			const lists = [
				"requirements.txt",
				"requirements-dev.txt",
				"requirements-test.txt",
				"dev-requirements.txt"
			];
			const isPackage = read("setup.py") !== null || /^\[(?:project|build-system)\]/m.test(read("pyproject.toml") ?? "");
			const parts = [
				...lists.filter((name) => read(name) !== null).map((name) => `-r ${name}`),
				...isPackage ? ["-e ."] : [],
				"pytest"
			];
			return {
				setup: `python3 -m venv .venv && .venv/bin/python -m pip install ${parts.join(" ")}`,
				verify: ".venv/bin/python -m pytest",
				registry: "pypi"
			};
		}
		function readRust(read) {
			const lock = read("Cargo.lock");
			const home = "CARGO_HOME=\"$PWD/.cargo-home\"";
			const downloads = lock === null ? /^\[[\w.'"()-]*dependencies/m.test(read("Cargo.toml") ?? "") : /^source = /m.test(lock);
			return {
				setup: downloads ? `${home} cargo fetch${lock === null ? "" : " --locked"}` : null,
				verify: `${downloads ? `${home} ` : ""}cargo test --offline`,
				registry: "crates"
			};
		}
		function readJava(read) {
			const maven = "mvn -B -Dmaven.repo.local=.m2";
			const gradle = "gradle --no-daemon -g .gradle-home";
			return read("pom.xml") !== null ? {
				setup: `${maven} -Dmaven.test.failure.ignore=true test`,
				verify: `${maven} -o test`,
				registry: "maven"
			} : {
				setup: `${gradle} testClasses`,
				verify: `${gradle} --offline test`,
				registry: "maven"
			};
		}
		function readPackage(text) {
			try {
				return packageSchema.parse(JSON.parse(text));
			} catch (cause) {
				const message = "package.json is not valid JSON, or its scripts and dependencies are no objects";
				throw new error.tj({
					code: "usage",
					message,
					hint: "Fix the file.",
					cause
				});
			}
		}
		var dist = __webpack_require__(38815);
		;
		const workflowNames = [
			"fix-tests",
			"nightly",
			"review",
			"triage"
		];
		const checkout = {
			uses: "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1",
			version: "v7.0.1"
		};
		const download = {
			uses: "actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c",
			version: "v8.0.1"
		};
		const runner = "ubuntu-24.04";
		const fixTask = "The tests of this project fail. Find out why and fix the code; do not change the tests.";
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
							"artifact-name",
							"final-message"
						].map((name) => [name, `\${{ steps.agent.outputs.${name} }}`])),
						steps: [source, {
							uses: plan.action,
							id: "agent",
							with: {
								task: fixTask,
								policy,
								...createModelInputs(plan),
								...project?.setup !== null && project !== null && { setup: project.setup },
								...project?.verify !== null && project !== null && { verify: project.verify },
								...options.inputs
							}
						}]
					},
					publish: {
						needs: "agent",
						if: "needs.agent.outputs.patch-digest != ''",
						concurrency: { group: `${options.group}-publish` },
						"runs-on": runner,
						"timeout-minutes": 10,
						permissions: {
							contents: "write",
							...options.reads,
							"pull-requests": "write"
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
								with: {
									mode: "publish",
									policy,
									"patch-file": "agent/changes.patch",
									"patch-digest": "${{ needs.agent.outputs.patch-digest }}",
									"run-policy-digest": "${{ needs.agent.outputs.policy-digest }}",
									"pull-request-text": "${{ needs.agent.outputs.final-message }}",
									...options.inputs
								}
							}
						]
					}
				}
			};
		}
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
					...options.condition !== null && { if: options.condition },
					concurrency: joinThread(options.group),
					"runs-on": runner,
					"timeout-minutes": 20,
					permissions: options.permissions,
					steps: [{
						uses: checkout.uses,
						with: {
							...options.ref,
							"persist-credentials": false
						}
					}, {
						uses: plan.action,
						with: {
							mode: "comment",
							...options.inputs,
							policy,
							...createModelInputs(plan),
							"timeout-minutes": 15
						}
					}]
				} }
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
			return [checkout, download].reduce((current, { uses, version }) => current.replaceAll(`uses: ${uses}\n`, `uses: ${uses} # ${version}\n`), text);
		}
		;
		const labelName = "agent-fix-tests";
		const headRef = "${{ github.event.pull_request.head.sha }}";
		const triageLabels = [
			{
				name: "bug",
				description: "Something does not work"
			},
			{
				name: "documentation",
				description: "The documentation is wrong or missing"
			},
			{
				name: "enhancement",
				description: "A new feature or a request"
			},
			{
				name: "question",
				description: "More information is needed"
			}
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
							pull_request: { types: ["labeled"] }
						},
						...createFixJobs(plan, policy, {
							group: "fix-tests-${{ github.event.issue.number || github.event.pull_request.number }}",
							condition: { if: `github.event.label.name == '${labelName}'` },
							permissions: {
								contents: "read",
								issues: "write",
								"pull-requests": "write"
							},
							reads: { issues: "read" },
							inputs: { "one-shot-label": labelName },
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
							permissions: { contents: "read" },
							reads: {},
							inputs: plan.project === null ? {} : { "skip-if-green": true },
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
							condition: "!github.event.pull_request.draft && github.event.pull_request.head.repo.full_name == github.repository",
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
						taskTemplate: "Review the changes of this pull request. Report bugs and risks, and leave style alone.\n\n{{title}}\n\n{{body}}\n",
						publish: { review: { maxComments: 20 } }
					},
					labels: []
				};
				case "triage": return {
					workflow: {
						on: { issues: { types: ["opened"] } },
						...createAnswerJob(plan, policy, {
							group: "triage-${{ github.event.issue.number }}",
							condition: null,
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
							labels: triageLabels.map(({ name }) => name),
							assignees: []
						} }
					},
					labels: triageLabels
				};
			}
		}
		function createFixPolicy({ hosts }) {
			return {
				extends: ["builtin:fix-tests"],
				...hosts.length > 0 && { sandbox: { network: { setup: hosts } } }
			};
		}
		;
		const addInitCommand = (program, context) => {
			program.command("init").description("write a workflow and its policy, and print the commands for labels, key and model").addOption(new commander.c$("--workflow <name>", "the job").choices(workflowNames).default("fix-tests")).addOption(new commander.c$("--language <name>", "the language, if its files do not show it").choices(languages)).option("--setup <command>", "the command that installs packages; empty for none").option("--verify <command>", "the command that runs the tests").option("--host <host...>", "hosts that setup reaches, instead of the public registry of the language", []).addOption(new commander.c$("--provider <api>", "the API of the model").choices(models.XE.map(({ name }) => name)).default(models.XE[0]?.name)).option("--action <reference>", "this action as a workflow names it", "org/script-harness-action@v1").addOption((0, options.Fl)()).action(async (flags) => {
				await initWorkflow(flags, context);
			});
		};
		async function initWorkflow(flags, { host, terminal }) {
			const folder = (0, locate_folder.$)(host, flags.cwd, "--cwd");
			const changes = flags.workflow === "fix-tests" || flags.workflow === "nightly";
			const project = changes ? readProject(flags, folder) : null;
			const hosts = project === null ? [] : listSetupHosts(flags, project);
			const files = createInitFiles({
				name: flags.workflow,
				action: readActionReference(flags.action),
				provider: flags.provider,
				project,
				hosts,
				keyInput: readKeyInput(flags.provider)
			});
			const written = [files.workflow, files.policy];
			const existing = written.filter(({ path }) => (0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, path))).map(({ path }) => path);
			if (existing.length > 0) throw new error.tj({
				code: "usage",
				message: `${existing.join(" and ")} exist${existing.length === 1 ? "s" : ""} already`,
				hint: "Nothing was written. Remove or rename the file, or edit it."
			});
			for (const { path, text } of written) {
				(0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)((0, external_node_path_.join)(folder, path)), { recursive: true });
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(folder, path), text, { flag: "wx" });
			}
			terminal.out(renderNextSteps(files, {
				flags,
				project,
				isOpen: hosts.length > 0
			}));
		}
		function readProject(flags, folder) {
			const readText = (name) => {
				const path = (0, external_node_path_.join)(folder, name);
				return (0, external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true ? (0, external_node_fs_.readFileSync)(path, "utf8") : null;
			};
			const project = detectProject(readText, flags);
			if (project.verify === null) throw new error.tj({
				code: "usage",
				message: "package.json has no script \"test\", so the command that runs the tests is not known",
				hint: "Give it: --verify \"npm run test:unit\"."
			});
			return project;
		}
		function listSetupHosts(flags, { registry }) {
			if (flags.host.length > 0) return flags.host;
			return registry === null ? [] : registry_addresses.D[registry];
		}
		function readActionReference(reference) {
			if (/^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?@[\w./-]+$|^\.\/[\w./-]*$/.test(reference)) return reference;
			throw new error.tj({
				code: "usage",
				message: `--action ${JSON.stringify(reference)} is not a reference of an action`,
				hint: "Write OWNER/REPOSITORY@COMMIT."
			});
		}
		function readKeyInput(provider) {
			const api = models.XE.find(({ name }) => name === provider);
			if (api === undefined) throw new Error(`there is no API ${provider}`);
			return api.keyInput;
		}
		function renderNextSteps({ workflow, policy, labels }, { flags, project, isOpen }) {
			const commands = [
				...labels.map(({ name, description }) => `gh label create ${(0, access.XW)(name)} --description ${(0, access.XW)(description)}`),
				`gh secret set ${nameSecret(readKeyInput(flags.provider))}`,
				"gh variable set AGENT_MODEL",
				`script-harness policy check ${policy.path}`
			];
			const notes = [
				.../@[0-9a-f]{40}$/.test(flags.action) ? [] : ["The action is named by a tag, which can be moved: --action OWNER/REPOSITORY@COMMIT names the release that you have read."],
				...project?.setup !== null && project !== null && !isOpen ? ["The hosts of the packages are not known here. Name them with --host, or add them to sandbox.network.setup: a run whose setup fails lists them."] : [],
				...project === null ? [] : ["Permit pull requests of workflows: Settings, Actions, General, \"Allow GitHub Actions to create and approve pull requests\"."]
			];
			return [
				`Wrote ${workflow.path} and ${policy.path}.`,
				...project === null ? [] : [`Setup: ${project.setup ?? "none"}. Verify: ${project.verify ?? "none"}.`],
				"Next, in the repository:",
				...commands.map((command) => `  ${command}`),
				"Then commit both files to the default branch.",
				...notes,
				""
			].join("\n");
		}
	}),
	95867: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			XW: () => quoteWord,
			_O: () => accessSchema,
			bu: () => renderAccess,
			i7: () => renderPath,
			s3: () => createWrite
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
		var _text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96763);
		const wordSchema = zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion("type", [zod__WEBPACK_IMPORTED_MODULE_1__.object({
			type: zod__WEBPACK_IMPORTED_MODULE_1__.literal("literal"),
			value: zod__WEBPACK_IMPORTED_MODULE_1__.string()
		}), zod__WEBPACK_IMPORTED_MODULE_1__.object({
			type: zod__WEBPACK_IMPORTED_MODULE_1__.literal("dynamic"),
			text: zod__WEBPACK_IMPORTED_MODULE_1__.string()
		})]);
		const accessSchema = zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion("type", [
			zod__WEBPACK_IMPORTED_MODULE_1__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_1__.literal("command"),
				words: zod__WEBPACK_IMPORTED_MODULE_1__.array(wordSchema),
				cwd: zod__WEBPACK_IMPORTED_MODULE_1__.string()
			}),
			zod__WEBPACK_IMPORTED_MODULE_1__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["read", "write"]),
				path: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
				valid: zod__WEBPACK_IMPORTED_MODULE_1__.boolean(),
				isFile: zod__WEBPACK_IMPORTED_MODULE_1__.literal(true).exactOptional()
			}),
			zod__WEBPACK_IMPORTED_MODULE_1__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_1__.literal("connect"),
				host: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
				port: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
				scheme: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
				method: zod__WEBPACK_IMPORTED_MODULE_1__.string().exactOptional()
			}),
			zod__WEBPACK_IMPORTED_MODULE_1__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_1__.literal("env"),
				name: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
				inert: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().exactOptional()
			}),
			zod__WEBPACK_IMPORTED_MODULE_1__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_1__.literal("opaque"),
				text: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
				reason: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
				rejected: zod__WEBPACK_IMPORTED_MODULE_1__.literal(true).exactOptional()
			}),
			zod__WEBPACK_IMPORTED_MODULE_1__.object({
				type: zod__WEBPACK_IMPORTED_MODULE_1__.literal("session"),
				sessionId: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
				command: zod__WEBPACK_IMPORTED_MODULE_1__.string()
			}),
			zod__WEBPACK_IMPORTED_MODULE_1__.object({ type: zod__WEBPACK_IMPORTED_MODULE_1__.literal("none") })
		]);
		function createWrite(path, kind) {
			const isFile = kind !== null && kind !== "directory";
			return {
				type: "write",
				path,
				valid: !/[\p{Cc}\uFFFD]/u.test(path),
				...isFile && { isFile }
			};
		}
		function renderAccess(access) {
			switch (access.type) {
				case "command": return `command ${access.words.map((word) => word.type === "literal" ? quoteWord(word.value) : word.text).join(" ")}`;
				case "read":
				case "write": return `${access.type} ${renderPath(access.path)}`;
				case "connect": return `connect ${access.method === undefined ? "" : `${access.method} `}${access.scheme}://${access.host}:${access.port}`;
				case "env": return `env ${access.name}`;
				case "opaque": return `opaque ${access.text}`;
				case "session": return `session ${access.sessionId}${access.command === "" ? "" : ` (${access.command})`}`;
				case "none": return "none";
			}
		}
		function renderPath(path) {
			const shown = (0, _text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.UN)(path);
			return /\s/.test(shown) ? quoteWord(shown) : shown;
		}
		function quoteWord(word) {
			return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
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
			npm: ["registry.npmjs.org"],
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
	23545: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { $: () => locateFolder });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		function locateFolder(host, path, option) {
			const asked = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.workingFolder, path);
			try {
				const folder = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(asked);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
				return folder;
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT") && asked.includes("\ufffd")) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `the path ${asked} has bytes that are not valid UTF-8, so it cannot be the workspace`,
					hint: "Rename the folder, or mount it at another path.",
					cause: thrown
				});
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `${path} is not a folder that can be read: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(thrown)}`,
					hint: `Give ${option} a folder.`,
					cause: thrown
				});
			}
		}
	})
};
