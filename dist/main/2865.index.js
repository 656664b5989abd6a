export const id = 2865;
export const ids = [2865];
export const modules = {
	55276: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			gB: () => createSamplePath,
			JB: () => findLaterUse,
			AB: () => findSteeringFiles,
			Yh: () => isManifest,
			_p: () => isSecretPath,
			vh: () => listSteeringGlobs,
			CY: () => steersAutomation
		});
		;
		const scriptEndings = "{js,cjs,mjs,ts,cts,mts}";
		const row = (columns, ...globs) => ({
			globs,
			ecosystem: "any",
			tests: "no",
			later: columns.steers === "lock" ? "install" : "run",
			secret: false,
			installs: columns.steers === "dependencies" || columns.steers === "lock",
			fixed: false,
			...columns
		});
		const tool = (steers, ...globs) => row({ steers }, ...globs);
		const keyFiles = ["*.{pem,key,p12,pfx,keystore}", "id_{rsa,dsa,ecdsa,ed25519}*"];
		const steeringFiles = [
			row({
				steers: "git",
				fixed: true
			}, "/.git", "/.git/**", ".git", ".git/**", "/.gitmodules", ".gitmodules"),
			row({
				steers: "ci",
				fixed: true
			}, "/.github", "/.github/**"),
			tool("git", ".gitattributes"),
			tool("git", ".gitconfig", ".lfsconfig", ".gitreview"),
			row({
				steers: "review",
				later: "none"
			}, "{CODEOWNERS,OWNERS,OWNERS_ALIASES}"),
			tool("hooks", ".husky/**", ".huskyrc*"),
			tool("hooks", "{.githooks,.git-hooks}/**", ".overcommit.yml"),
			tool("hooks", "{.pre-commit-config,.pre-commit-hooks}.{yml,yaml}"),
			tool("hooks", "{lefthook,.lefthook}{,-local}.{yml,yaml,toml,json,jsonc}", "{.lefthook,.lefthook-local}/**"),
			tool("hooks", ".lintstagedrc*", "lint-staged.config.*"),
			tool("hooks", "{simple-git-hooks,.simple-git-hooks}.{js,cjs,mjs,json}"),
			tool("hooks", "captainhook.json", "grumphp.{yml,yml.dist}", "hk.pkl"),
			row({
				steers: "dependencies",
				ecosystem: "node",
				tests: "yes"
			}, "package.json"),
			row({
				steers: "build",
				ecosystem: "node",
				tests: "yes",
				installs: true
			}, "pnpm-workspace.yaml", "deno.{json,jsonc}"),
			row({
				steers: "build",
				ecosystem: "node",
				tests: "yes"
			}, "{import_map,import-map}.json"),
			row({
				steers: "lock",
				ecosystem: "node"
			}, "{package-lock,npm-shrinkwrap}.json", "pnpm-lock.yaml", "yarn.lock", "bun.{lock,lockb}", "deno.lock"),
			row({
				steers: "registry",
				ecosystem: "node",
				tests: "yes",
				secret: true
			}, ".npmrc"),
			row({
				steers: "registry",
				ecosystem: "node",
				tests: "yes"
			}, ".yarnrc*", ".yarn/{releases,plugins}/**", ".pnp.*", ".pnpmfile.{js,cjs,mjs}", "bunfig.toml", "binding.gyp"),
			row({
				steers: "tests",
				ecosystem: "node",
				tests: "yes"
			}, "{vitest,vite,jest,babel,rollup,webpack,rspack,rsbuild,tsup,tsdown,esbuild,swc,playwright,cypress,karma,wdio,codecept,ava}.{config,conf}.*", "vitest.{workspace,projects}.*", "{vitest,jest}.setup.*", ".{mocharc,taprc,nycrc,c8rc,babelrc,swcrc}*", "tsconfig*.json", "{turbo,nx,lerna,rush}.{json,jsonc}", "{babel,jest,jasmine}.json", "angular.json", "jest.preset.*", "spec/support/jasmine.{js,mjs}"),
			row({
				steers: "build",
				ecosystem: "node",
				tests: "maybe"
			}, `*.{config,conf,workspace}.${scriptEndings}`, "*.{config,conf,workspace}.json", "project.json"),
			row({
				steers: "build",
				ecosystem: "node"
			}, ".{eslintrc,prettierrc,stylelintrc}*", "{gulpfile,Gruntfile}.*"),
			row({
				steers: "toolchain",
				ecosystem: "node"
			}, ".{nvmrc,node-version}"),
			row({
				steers: "packages",
				ecosystem: "node",
				tests: "yes",
				later: "none"
			}, "node_modules/**"),
			row({
				steers: "packages",
				ecosystem: "node",
				tests: "yes"
			}, ".yarn/{unplugged,patches}/**"),
			row({
				steers: "lock",
				ecosystem: "node",
				tests: "yes"
			}, ".yarn/cache/**"),
			row({
				steers: "dependencies",
				ecosystem: "python",
				tests: "yes"
			}, "pyproject.toml", "setup.cfg", "Pipfile"),
			row({
				steers: "build",
				ecosystem: "python",
				tests: "yes",
				installs: true
			}, "setup.py"),
			row({
				steers: "dependencies",
				ecosystem: "python",
				later: "install"
			}, "*requirements*.{txt,in}", "requirements/**/*.txt", "constraints*.txt", "environment.{yml,yaml}"),
			row({
				steers: "lock",
				ecosystem: "python"
			}, "{poetry,uv,pdm,Pipfile}.lock"),
			row({
				steers: "tests",
				ecosystem: "python",
				tests: "yes"
			}, "{pytest,.pytest}.{ini,toml}", "tox.ini", "noxfile.py", ".coveragerc", "conftest.py", "{site,user}customize.py", "*.pth"),
			row({
				steers: "tests",
				ecosystem: "python",
				tests: "maybe",
				later: "none"
			}, "/{pytest,_pytest,unittest,nose,nose2,coverage,tox}.py", "/{pytest,_pytest,unittest,nose,nose2,coverage,tox}/**"),
			row({
				steers: "build",
				ecosystem: "python"
			}, "{tasks,fabfile,dodo}.py"),
			row({
				steers: "toolchain",
				ecosystem: "python",
				tests: "maybe"
			}, ".python-version"),
			row({
				steers: "registry",
				ecosystem: "python"
			}, "pip.{conf,ini}", "uv.toml", ".condarc"),
			row({
				steers: "registry",
				ecosystem: "python",
				later: "none",
				secret: true
			}, ".pypirc"),
			row({
				steers: "packages",
				ecosystem: "python",
				tests: "yes",
				later: "none"
			}, "{.venv,venv}/**"),
			row({
				steers: "tests",
				tests: "maybe",
				later: "none"
			}, "__pycache__/**", "*.pyc", ".turbo/**", ".nx/cache/**", ".config/**"),
			row({
				steers: "build",
				ecosystem: "native",
				tests: "yes"
			}, "{Makefile,GNUmakefile}", "*.mk", "{justfile,.justfile}", "Taskfile.{yml,yaml,dist.yml,dist.yaml}", "CMakeLists.txt", "CTestCustom.cmake", "{BUILD,MODULE,WORKSPACE}.bazel", "WORKSPACE.bzlmod", "*bazelrc"),
			row({
				steers: "build",
				ecosystem: "native",
				tests: "maybe"
			}, "BUILD", "WORKSPACE"),
			row({
				steers: "tests",
				ecosystem: "native",
				tests: "maybe",
				later: "none"
			}, "CTestTestfile.cmake"),
			row({
				steers: "build",
				ecosystem: "native"
			}, "*.{mak,cmake,am,bzl}", "CMakePresets.json", "meson.build", "{SConstruct,SConscript,configure,configure.ac,autogen.sh}", ".buckconfig", "{Earthfile,Tiltfile}", "magefile.go", ".bazelversion"),
			row({
				steers: "dependencies",
				ecosystem: "rust",
				tests: "yes",
				later: "install"
			}, "Cargo.toml"),
			row({
				steers: "dependencies",
				ecosystem: "go",
				tests: "yes",
				later: "install"
			}, "go.mod"),
			row({
				steers: "lock",
				ecosystem: "rust"
			}, "Cargo.lock"),
			row({
				steers: "lock",
				ecosystem: "go"
			}, "go.sum", "go.work.sum"),
			row({
				steers: "tests",
				ecosystem: "rust",
				tests: "yes"
			}, "build.rs", "{nextest,.nextest}.toml", ".config/nextest.toml", "tarpaulin.toml"),
			row({
				steers: "toolchain",
				ecosystem: "rust",
				tests: "yes"
			}, "{rust-toolchain,rust-toolchain.toml}"),
			row({
				steers: "build",
				ecosystem: "rust",
				tests: "yes"
			}, ".cargo/**"),
			row({
				steers: "dependencies",
				ecosystem: "go",
				tests: "yes"
			}, "go.work"),
			row({
				steers: "dependencies",
				ecosystem: "jvm",
				tests: "yes"
			}, "build.{gradle,gradle.kts}", "pom.xml"),
			row({
				steers: "build",
				ecosystem: "jvm",
				tests: "yes"
			}, "*.{gradle,gradle.kts}", "build.sbt", "build.xml"),
			row({
				steers: "dependencies",
				ecosystem: "jvm",
				tests: "yes",
				later: "install"
			}, "libs.versions.toml"),
			row({
				steers: "lock",
				ecosystem: "jvm"
			}, "gradle.lockfile"),
			row({
				steers: "build",
				ecosystem: "jvm",
				tests: "yes"
			}, "{gradlew,gradlew.bat}", "{mvnw,mvnw.cmd}", "buildSrc/**", "project/**/*.{sbt,properties}", "gradle/wrapper/**", "gradle.properties", "local.properties", ".mvn/**", ".jvmopts", ".sbtopts"),
			row({
				steers: "tests",
				ecosystem: "jvm",
				tests: "yes"
			}, "junit-platform.properties"),
			row({
				steers: "registry",
				ecosystem: "jvm"
			}, "/settings.xml", ".m2/**", "settings-security.xml"),
			row({
				steers: "build",
				ecosystem: "dotnet",
				tests: "yes",
				installs: true
			}, "*.{csproj,fsproj,vbproj,vcxproj,sln}", "*.{props,targets}"),
			row({
				steers: "toolchain",
				ecosystem: "dotnet"
			}, "{global,dotnet-tools}.json"),
			row({
				steers: "registry",
				ecosystem: "dotnet",
				tests: "yes"
			}, "Directory.*.{props,targets,rsp}", "nuget.config", "*.csproj.user"),
			row({
				steers: "lock",
				ecosystem: "dotnet"
			}, "packages.lock.json"),
			row({
				steers: "build",
				ecosystem: "ruby",
				tests: "yes",
				installs: true
			}, "Gemfile", "*.gemspec"),
			row({
				steers: "build",
				ecosystem: "ruby",
				tests: "yes"
			}, "Rakefile", ".rspec{,-local}"),
			row({
				steers: "lock",
				ecosystem: "ruby"
			}, "Gemfile.lock"),
			row({
				steers: "registry",
				ecosystem: "ruby"
			}, ".bundle/config", ".gemrc", ".irbrc", ".pryrc"),
			row({
				steers: "dependencies",
				ecosystem: "php",
				tests: "yes",
				later: "install"
			}, "composer.json"),
			row({
				steers: "lock",
				ecosystem: "php"
			}, "composer.lock"),
			row({
				steers: "tests",
				ecosystem: "php",
				tests: "yes"
			}, "phpunit.{xml,xml.dist,dist.xml}"),
			row({
				steers: "build",
				ecosystem: "elixir",
				tests: "yes",
				installs: true
			}, "mix.exs"),
			row({
				steers: "build",
				ecosystem: "swift",
				tests: "yes",
				installs: true
			}, "Package.swift"),
			row({
				steers: "build",
				ecosystem: "other",
				tests: "yes",
				installs: true
			}, "rebar.config", "{Makefile,Build}.PL", "cabal.project*", "stack.yaml", "project.clj", "deps.edn"),
			row({
				steers: "build",
				ecosystem: "cocoapods",
				tests: "yes",
				installs: true
			}, "Podfile"),
			row({
				steers: "build",
				ecosystem: "other",
				tests: "yes"
			}, "Fastfile"),
			row({
				steers: "tests",
				ecosystem: "other",
				tests: "yes"
			}, ".proverc", ".busted"),
			row({
				steers: "lock",
				ecosystem: "elixir"
			}, "mix.lock"),
			row({
				steers: "lock",
				ecosystem: "cocoapods"
			}, "Podfile.lock"),
			row({
				steers: "lock",
				ecosystem: "dart"
			}, "pubspec.lock"),
			row({
				steers: "lock",
				ecosystem: "swift"
			}, "Package.resolved"),
			row({
				steers: "dependencies",
				ecosystem: "dart",
				tests: "yes"
			}, "pubspec.yaml"),
			row({
				steers: "tests",
				ecosystem: "dart",
				tests: "yes"
			}, "dart_test.yaml"),
			tool("build", "*Dockerfile*", "Containerfile", "{compose,docker-compose}*.{yml,yaml}"),
			tool("build", "{Vagrantfile,Procfile}", "*.{nix,tf}", "ansible.cfg"),
			tool("ci", "action.{yml,yaml}"),
			tool("ci", "{.forgejo,.gitea}/**"),
			tool("ci", "*.gitlab-ci.{yml,yaml}", ".gitlab/**"),
			tool("ci", ".circleci/**"),
			tool("ci", "{Jenkinsfile,Jenkinsfile.*,*.jenkinsfile}"),
			tool("ci", "{azure-pipelines,.azure-pipelines}*.{yml,yaml}", ".azure-pipelines/**", ".azuredevops/**"),
			tool("ci", ".travis.{yml,yaml}"),
			tool("ci", ".drone.{yml,yaml,jsonnet,star}"),
			tool("ci", ".woodpecker.{yml,yaml}", ".woodpecker/**"),
			tool("ci", "bitbucket-pipelines.{yml,yaml}", ".bitbucket/**"),
			tool("ci", ".buildkite/**", "buildkite.{yml,yaml,json}", "buildkite/pipeline.{yml,yaml,json}"),
			tool("ci", "{appveyor,.appveyor}.{yml,yaml}"),
			tool("ci", ".teamcity/**"),
			tool("ci", "cloudbuild*.{yml,yaml}", "cloudbuild.json"),
			tool("ci", "{buildspec,appspec}*.{yml,yaml}"),
			tool("ci", ".semaphore/**"),
			tool("ci", ".cirrus.{yml,star}"),
			tool("ci", ".build.yml", ".builds/**"),
			tool("ci", ".tekton/**"),
			tool("ci", "{zuul,.zuul}.yaml", "{zuul,.zuul}.d/**"),
			tool("ci", ".prow.yaml", ".prow/**", ".ci-operator.yaml"),
			tool("ci", "bamboo-specs/**"),
			tool("ci", "codefresh.yml", ".codefresh/**"),
			tool("ci", "bitrise.yml", "codemagic.yaml", "ci_scripts/**"),
			tool("ci", ".nx/workflows/**"),
			tool("ci", ".readthedocs.{yml,yaml}"),
			tool("ci", "{codecov,.codecov}.{yml,yaml}"),
			tool("ci", "renovate.{json,json5}", ".renovaterc*"),
			tool("ci", ".dependabot/**"),
			tool("ci", ".mergify.yml", ".mergify/**"),
			tool("ci", ".kodiak.toml", "bors.toml", ".pullapprove.yml"),
			tool("release", ".releaserc*", "release.config.*"),
			tool("release", ".release-it.*"),
			tool("release", "release-please-config.json", ".release-please-manifest.json"),
			tool("release", ".changeset/config.json"),
			tool("release", ".versionrc*", ".bumpversion.{cfg,toml}"),
			tool("release", "{goreleaser,.goreleaser}.{yml,yaml}"),
			tool("release", "{release-plz,.release-plz,dist-workspace,cliff}.toml"),
			tool("release", "jreleaser.{yml,yaml,toml,json}"),
			tool("agents", "{AGENTS,AGENTS.override,AGENT}.md", "{.agents,.agent}/**"),
			tool("agents", "{CLAUDE,CLAUDE.local}.md", "{.claude,.claude-plugin}/**"),
			tool("agents", ".mcp.json"),
			tool("agents", "GEMINI.md", ".gemini/**"),
			tool("agents", ".cursor/**", ".cursorrules"),
			tool("agents", ".codex/**"),
			tool("agents", "copilot-instructions.md"),
			tool("agents", ".windsurf/**", ".windsurfrules"),
			tool("agents", ".aider*"),
			tool("agents", ".continue/**", ".continuerc.json"),
			tool("agents", ".clinerules*", ".clinerules/**"),
			tool("agents", ".roo/**", "{.roorules,.roomodes}*", ".kilocode/**", ".kilocodemodes"),
			tool("agents", ".junie/**"),
			tool("agents", "{.kiro,.amazonq}/**"),
			tool("agents", ".augment/**", ".augment-guidelines"),
			tool("agents", ".goosehints"),
			tool("agents", ".openhands/**"),
			tool("agents", ".opencode/**", "opencode.{json,jsonc}"),
			tool("agents", "CRUSH.md", "{crush,.crush}.json"),
			tool("agents", "QWEN.md", ".qwen/**"),
			tool("agents", ".trae/**", ".factory/**", "WARP.md"),
			tool("agents", ".coderabbit.{yml,yaml}", ".pr_agent.toml"),
			tool("editor", ".vscode/**", "*.code-workspace"),
			tool("editor", "{.idea,.fleet}/**", "*.run.xml"),
			tool("editor", ".vs/**"),
			tool("editor", ".zed/**", ".rules"),
			tool("editor", ".helix/**"),
			tool("editor", "*.sublime-project"),
			tool("editor", "{.dir-locals,.dir-locals-2}.el"),
			tool("editor", "{.exrc,.vimrc,.gvimrc,.lvimrc,.nvimrc,.nvim.lua}"),
			tool("editor", ".devcontainer/**", ".devcontainer.json"),
			tool("editor", ".gitpod.yml", ".idx/**", ".replit"),
			row({
				steers: "toolchain",
				tests: "maybe"
			}, ".ruby-version"),
			row({
				steers: "shell",
				tests: "maybe"
			}, ".tool-versions"),
			row({
				steers: "shell",
				tests: "yes",
				secret: true
			}, ".envrc"),
			row({
				steers: "credentials",
				tests: "maybe",
				secret: true
			}, ".env*"),
			tool("shell", "{mise,.mise}*.toml", "{.mise,.config/mise,mise-tasks,.mise-tasks}/**", "mise/config*.toml", "mise/{conf.d,tasks}/**"),
			tool("shell", "devbox.json", "devenv.yaml", ".flox/**"),
			tool("shell", ".{gdbinit,lldbinit,pdbrc}"),
			tool("shell", ".Rprofile", ".user.ini"),
			row({
				steers: "credentials",
				later: "none",
				secret: true
			}, ...keyFiles, "{.netrc,.git-credentials}", "{.ssh,.aws,.azure,.gnupg,.kube}/**", ".config/gcloud/**", ".docker/config.json", "gha-creds-*.json")
		];
		var text_glob = __webpack_require__(68685);
		var path_text = __webpack_require__(45894);
		var output_directories = __webpack_require__(53688);
		var test_directories = __webpack_require__(36717);
		;
		function listSteeringGlobs(isSelected) {
			return steeringFiles.filter(isSelected).flatMap(({ globs }) => globs.map(toPolicyGlob));
		}
		function findSteeringFiles(path) {
			known.all ??= createIndex(steeringFiles);
			return known.all((0, path_text.tu)(path));
		}
		function isSecretPath(path) {
			known.secret ??= createIndex(steeringFiles.filter(({ secret }) => secret));
			const folded = (0, path_text.tu)(path);
			if (known.secret(folded).length === 0) return false;
			known.isException ??= (0, text_glob.tI)(secretExceptions.map(path_text.tu));
			return !known.isException(folded);
		}
		function findLaterUse(path) {
			const uses = findSteeringFiles(path).map(({ later }) => later);
			if (uses.includes("run")) return "run";
			return uses.includes("install") ? "install" : null;
		}
		function isManifest({ steers, tests }) {
			if ([
				"dependencies",
				"lock",
				"registry",
				"toolchain"
			].includes(steers)) return true;
			return (steers === "tests" || steers === "build") && tests === "yes";
		}
		function decidesTests({ steers, tests }) {
			return tests === "yes" || steers === "dependencies" || steers === "lock";
		}
		const automation = new Set([
			"git",
			"hooks",
			"registry",
			"ci",
			"review",
			"release",
			"agents",
			"editor",
			"shell"
		]);
		function steersAutomation({ steers }) {
			return automation.has(steers);
		}
		function createSamplePath(glob) {
			const [first = ""] = (0, text_glob.PH)(glob);
			return first.replace(/^\*\*\//, "").replaceAll(/\*+/g, "x").replaceAll("?", "x");
		}
		function toPolicyGlob(glob) {
			return glob.startsWith("/") ? glob.slice(1) : `**/${glob}`;
		}
		const known = {
			all: null,
			secret: null,
			isException: null
		};
		function createIndex(files) {
			const rows = files.map((file) => {
				const globs = file.globs.map((glob) => toPolicyGlob((0, path_text.tu)(glob)));
				return {
					file,
					globs,
					matches: (0, text_glob.tI)(globs)
				};
			});
			const mayMatch = (0, text_glob.t4)(rows.flatMap(({ globs }) => globs.flatMap(text_glob.PH)));
			return (folded) => mayMatch(folded) ? rows.filter(({ matches }) => matches(folded)).map(({ file }) => file) : [];
		}
		const vendoredDirectories = ["{vendor,vendored,third_party,third-party,thirdparty,site-packages,Pods,deps}"];
		const secretExceptions = [
			"**/.env.{example,sample,template}",
			"**/id_{rsa,dsa,ecdsa,ed25519}*.pub",
			"**/{cacert,cacerts,ca-cert,ca-certs,ca-bundle,ca_bundle,ca-certificates,roots}.pem",
			...[
				...test_directories.g,
				...test_directories.U,
				...vendoredDirectories
			].flatMap((directory) => keyFiles.map((file) => `**/${directory}/**/${file}`)),
			...[...output_directories.f].map((directory) => `**/${directory}/**`)
		];
	}),
	53688: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			H4: () => virtualEnvironmentFile,
			Tx: () => outputDirectoryNames,
			f: () => dependencyDirectories,
			pF: () => isCacheFile,
			tr: () => isOutputPath
		});
		const outputDirectories = [
			{
				name: "node_modules",
				ecosystem: "node",
				kind: "dependencies"
			},
			{
				name: ".venv",
				ecosystem: "python",
				kind: "dependencies"
			},
			{
				name: "venv",
				ecosystem: "python",
				kind: "dependencies"
			},
			{
				name: "target",
				ecosystem: "rust",
				kind: "output"
			},
			{
				name: "build",
				ecosystem: "any",
				kind: "output"
			},
			{
				name: "coverage",
				ecosystem: "node",
				kind: "report"
			},
			{
				name: "__pycache__",
				ecosystem: "python",
				kind: "cache"
			},
			{
				name: "htmlcov",
				ecosystem: "python",
				kind: "report"
			},
			{
				name: ".nyc_output",
				ecosystem: "node",
				kind: "report"
			},
			{
				name: "test-results",
				ecosystem: "node",
				kind: "report"
			},
			{
				name: "playwright-report",
				ecosystem: "node",
				kind: "report"
			},
			{
				name: ".vitest-attachments",
				ecosystem: "node",
				kind: "report"
			},
			{
				name: ".pytest_cache",
				ecosystem: "python",
				kind: "report"
			},
			{
				name: ".benchmarks",
				ecosystem: "python",
				kind: "report"
			},
			{
				name: ".mypy_cache",
				ecosystem: "python",
				kind: "report"
			},
			{
				name: ".ruff_cache",
				ecosystem: "python",
				kind: "report"
			},
			{
				name: ".gradle",
				ecosystem: "jvm",
				kind: "output"
			},
			{
				name: ".next",
				ecosystem: "node",
				kind: "output"
			},
			{
				name: ".parcel-cache",
				ecosystem: "node",
				kind: "output"
			},
			{
				name: ".svelte-kit",
				ecosystem: "node",
				kind: "output"
			}
		];
		const dependencyDirectories = new Set(outputDirectories.filter(({ kind }) => kind === "dependencies").map(({ name }) => name));
		const virtualEnvironmentFile = "pyvenv.cfg";
		const outputDirectoryNames = new Set(outputDirectories.map(({ name }) => name));
		function listOutputGlobs() {
			return outputDirectories.filter(({ kind }) => kind === "output" || kind === "report").map(({ name }) => `${name}/**`);
		}
		const cacheFile = /^(?:\.eslintcache|\.stylelintcache|\.coverage|\.rspec_status|\.phpunit\.result\.cache|.*\.tsbuildinfo)$/;
		function isOutputPath(path) {
			return path.split("/").slice(0, -1).some((part) => outputDirectoryNames.has(part)) || isCacheFile(path);
		}
		function isCacheFile(path) {
			return cacheFile.test(path.slice(path.lastIndexOf("/") + 1));
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
	86276: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			X: () => ToolFailure,
			q: () => CommandNotStarted
		});
		class ToolFailure extends Error {
			name = "ToolFailure";
			stderr;
			constructor(message, options = {}) {
				super(message, options.cause === undefined ? undefined : { cause: options.cause });
				this.stderr = options.stderr ?? "";
			}
		}
		class CommandNotStarted extends ToolFailure {}
	}),
	36717: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			U: () => testDataDirectories,
			g: () => testDirectories
		});
		const testDirectories = [
			"{test,tests,__tests__}",
			"{spec,specs}",
			"{e2e,cypress,playwright,testing}",
			"*-{test,tests}",
			"androidTest"
		];
		const testDataDirectories = [
			"t",
			"{testdata,test-data,test_data,testcerts,test-certs,test_certs}",
			"{fixture,fixtures,__fixtures__,testFixtures,test-fixtures,test_fixtures}",
			"{mocks,__mocks__,integrationTest}"
		];
	}),
	50509: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			DT: () => stripPrefixes,
			JZ: () => splitPatch,
			Zq: () => parseGitHeader,
			mw: () => parseDiffName
		});
		const nowhere = "/dev/null";
		const prefix = /^[abciow]\//;
		function parseDiffName(text) {
			const written = text.replace(/\r$/, "");
			return readQuoted(written) ?? (written.split("	", 1)[0] ?? "").trimEnd();
		}
		const gitHeader = "diff --git ";
		function parseGitHeader(line) {
			if (!line.startsWith(gitHeader)) return null;
			const written = line.slice(gitHeader.length).replace(/\r$/, "");
			const middle = (written.length - 1) / 2;
			if (written[middle] !== " ") return null;
			const [before = "", after = ""] = [written.slice(0, middle), written.slice(middle + 1)].map((name) => readQuoted(name) ?? name);
			const { oldPath, newPath } = stripPrefixes(before, after);
			return oldPath === newPath ? oldPath : null;
		}
		function splitPatch(patch) {
			return patch.split(/^(?=diff --git )/m);
		}
		const namedEscapes = new Map(Object.entries({
			a: "\x07",
			b: "\b",
			t: "	",
			n: "\n",
			v: "\v",
			f: "\f",
			r: "\r"
		}));
		function readQuoted(text) {
			const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
			if (quoted === undefined) return null;
			const bytes = Buffer.from(quoted).toString("latin1");
			const read = bytes.replaceAll(/\\([0-7]{3}|.)/g, (_, escape) => escape.length === 3 ? String.fromCharCode(Number.parseInt(escape, 8)) : namedEscapes.get(escape) ?? escape);
			return Buffer.from(read, "latin1").toString("utf8");
		}
		function stripPrefixes(oldName, newName) {
			const oldPath = oldName === nowhere ? null : oldName;
			const newPath = newName === nowhere ? null : newName;
			const prefixed = oldPath === null || newPath === null ? (oldPath ?? "a/").startsWith("a/") && (newPath ?? "b/").startsWith("b/") : prefix.test(oldPath) && prefix.test(newPath) && oldPath[0] !== newPath[0];
			const strip = (path) => path === null || !prefixed ? path : path.slice(2);
			return {
				oldPath: strip(oldPath),
				newPath: strip(newPath)
			};
		}
	}),
	68685: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			PH: () => expandBraces,
			SO: () => compileGlob,
			WW: () => readLiteralPrefix,
			t4: () => compileCandidateCheck,
			tI: () => compileGlobs
		});
		var re2js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2856);
		var _match_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98091);
		const maxAlternatives = 1e3;
		const maxBraceCharacters = 2e4;
		const maxNeeded = 2e4;
		function compileGlob(text, options = {}) {
			return compileGlobs([text], options);
		}
		function compileGlobs(texts, { directory = "excluded" } = {}) {
			const alternatives = [...new Set(texts.flatMap(expandBraces))];
			const isCandidate = compileCandidateCheck(alternatives);
			const matchers = alternatives.map((alternative) => compileAlternative(alternative, directory));
			return (path) => {
				if (!isCandidate(path)) return false;
				const names = path.split("/");
				return matchers.some((matches) => matches(names));
			};
		}
		function compileCandidateCheck(globs) {
			const needed = [...new Set(globs.map(findNeededText))];
			if (needed.includes("") || needed.length > maxNeeded) return () => true;
			const expression = new RegExp(needed.map((text) => text.replaceAll(/[^\p{L}\p{N}_]/gu, "\\$&")).join("|"));
			return (path) => expression.test(path);
		}
		function isPlain(text) {
			return !/[*?[\\]/.test(text);
		}
		function expandBraces(text) {
			if (!text.includes("{")) return [text];
			if (text.length > maxBraceCharacters) throw new RangeError(`a glob with braces has at most ${maxBraceCharacters} characters`);
			let group = {
				choices: [],
				current: [""]
			};
			const outer = [];
			for (const [part] of text.matchAll(/[{},]|[^{},]+/g)) {
				const parent = outer.at(-1);
				if (part === "{") {
					outer.push(group);
					group = {
						choices: [],
						current: [""]
					};
				} else if (part === "," && parent !== undefined) {
					group.choices.push(group.current);
					group.current = [""];
				} else if (part === "}" && parent !== undefined) {
					const isLiteral = group.choices.length === 0;
					const choices = isLiteral ? combine(combine(["{"], group.current), ["}"]) : [...group.choices, group.current].flat();
					parent.current = combine(parent.current, choices);
					group = parent;
					outer.pop();
				} else group.current = combine(group.current, [part]);
			}
			for (let parent = outer.pop(); parent !== undefined; parent = outer.pop()) {
				const { choices, current } = group;
				const separated = choices.flatMap((choice) => [choice, [","]]);
				parent.current = [
					["{"],
					...separated,
					current
				].reduce(combine, parent.current);
				group = parent;
			}
			return group.current;
		}
		function combine(starts, ends) {
			if (starts.length * ends.length > maxAlternatives) throw new RangeError(`the glob has more than ${maxAlternatives} alternatives`);
			return starts.flatMap((start) => ends.map((end) => start + end));
		}
		function compileAlternative(text, directory) {
			const parts = text.split("/");
			if (parts[0] === "**" && parts.length > 1 && parts.slice(1).every(isPlain)) {
				const wanted = parts.slice(1);
				return (names) => wanted.every((name, index) => names[names.length - wanted.length + index] === name);
			}
			const hasTail = parts.at(-1) === "**";
			const inner = hasTail ? parts.slice(0, -1) : parts;
			if (inner.length === 0) return (names) => isTail(names, 0);
			const takesDirectory = directory === "included" && inner.at(-1)?.endsWith("*") !== true;
			const groups = [[]];
			for (const part of inner) if (part === "**") groups.push([]);
			else groups.at(-1)?.push(compileComponent(part));
			return (names) => {
				let at = 0;
				for (const [index, group] of groups.entries()) {
					const isAtEnd = index === groups.length - 1 && !hasTail;
					const end = names.length - group.length;
					if (end < at) return false;
					const last = index === 0 ? at : end;
					let start = isAtEnd ? end : at;
					while (start <= last && !group.every((matches, offset) => matches(names[start + offset] ?? ""))) start += 1;
					if (start > last || names.slice(at, start).includes("")) return false;
					at = start + group.length;
				}
				if (!hasTail) return at === names.length;
				return at === names.length ? takesDirectory : takesDirectory || isTail(names, at);
			};
		}
		function isTail(names, from) {
			const rest = names.length - from;
			return rest > 1 || rest === 1 && names.at(-1) !== "";
		}
		function compileComponent(part) {
			if (/^\*+$/.test(part)) return (name) => name !== "";
			if (!/[?[\\]/.test(part)) return (0, _match_names_js__WEBPACK_IMPORTED_MODULE_0__.G)([part]);
			let expression = null;
			return (name) => (expression ??= re2js__WEBPACK_IMPORTED_MODULE_1__.L3.compile(renderComponent(part), re2js__WEBPACK_IMPORTED_MODULE_1__.L3.DOTALL)).matches(name);
		}
		function findNeededText(text) {
			if (/[[\\]/.test(text)) return "";
			return text.split(/[/*?]/).reduce((longest, part) => part.length > longest.length ? part : longest, "");
		}
		function renderComponent(part) {
			const characters = Array.from(part);
			const lastEnd = characters.lastIndexOf("]");
			let rendered = "";
			for (let index = 0; index < characters.length; index += 1) {
				const character = characters[index] ?? "";
				if (character === "*") rendered += "[^/]*";
				else if (character === "?") rendered += "[^/]";
				else if (character === "[") {
					const from = index + (/[!^]/.test(characters[index + 1] ?? "") ? 3 : 2);
					const end = from > lastEnd ? -1 : characters.indexOf("]", from);
					if (end < 0) rendered += re2js__WEBPACK_IMPORTED_MODULE_1__.L3.quote(character);
					else {
						rendered += renderSet(characters.slice(index + 1, end));
						index = end;
					}
				} else if (character === "\\" && index + 1 < characters.length) {
					index += 1;
					rendered += re2js__WEBPACK_IMPORTED_MODULE_1__.L3.quote(characters[index] ?? "");
				} else rendered += re2js__WEBPACK_IMPORTED_MODULE_1__.L3.quote(character);
			}
			return rendered;
		}
		function renderSet(body) {
			const isNegated = /[!^]/.test(body[0] ?? "");
			const members = isNegated ? body.slice(1) : body;
			let rendered = "";
			for (let index = 0; index < members.length; index += 1) {
				const low = members[index] ?? "";
				const high = members[index + 2];
				if (members[index + 1] === "-" && high !== undefined) {
					if (low <= high) rendered += `${escapeInSet(low)}-${escapeInSet(high)}`;
					index += 2;
				} else rendered += escapeInSet(low);
			}
			if (rendered === "") return isNegated ? "[^/]" : "[^\\x{0}-\\x{10FFFF}]";
			return isNegated ? `[^/${rendered}]` : `[${rendered}]`;
		}
		function escapeInSet(character) {
			return `\\x{${(character.codePointAt(0) ?? 0).toString(16)}}`;
		}
		function readLiteralPrefix(glob) {
			const parts = glob.split("/");
			const at = parts.findIndex((part) => /[*?[\]{}\\]/.test(part));
			return (at < 0 ? parts : parts.slice(0, at)).join("/");
		}
	}),
	98091: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { G: () => matchNames });
		function matchNames(names) {
			const literal = new Set(names.filter((name) => !name.includes("*")));
			const patterns = names.filter((name) => name.includes("*")).map((name) => name.split("*"));
			return (value) => literal.has(value) || patterns.some((pieces) => fits(pieces, value));
		}
		function fits(pieces, value) {
			const [first = "", ...rest] = pieces;
			const last = rest.pop();
			if (last === undefined) return value === first;
			if (!value.startsWith(first) || value.length < first.length + last.length || !value.endsWith(last)) return false;
			let from = first.length;
			for (const piece of rest) {
				const at = value.indexOf(piece, from);
				if (at < 0) return false;
				from = at + piece.length;
			}
			return from <= value.length - last.length;
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
	90221: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			D4: () => withFile,
			EM: () => locateKey,
			G_: () => chmodNoFollow,
			Je: () => readStatsBelow,
			VM: () => namelessFile,
			iD: () => withPath,
			l6: () => readStatsOf,
			uS: () => withDirectory,
			zm: () => openNoFollow
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		const pathOnly = 2097152;
		const directoryFlags = pathOnly | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW;
		const namelessFile = 4194304 | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY;
		function locateKey(root, key) {
			return Buffer.concat([Buffer.from(key === "" ? root : `${root}/`), Buffer.from(key, "latin1")]);
		}
		function withDirectory(root, key, use) {
			const used = useDirectory(root, key, use);
			return typeof used === "string" ? null : used.result;
		}
		function useDirectory(root, key, use) {
			const top = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(root, pathOnly | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY);
			let descriptor;
			try {
				descriptor = key === "" ? top : (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(locateKey(`/proc/self/fd/${top}`, key), directoryFlags);
			} catch (thrown) {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(top);
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.up)(thrown, "ENOENT")) return "ENOENT";
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.up)(thrown, "ENOTDIR", "ELOOP")) return "ENOTDIR";
				throw thrown;
			}
			try {
				const isBelowRoot = key === "" || readPlace(descriptor) === `${readPlace(top)}/${key}`;
				return isBelowRoot ? { result: use(`/proc/self/fd/${descriptor}`, descriptor) } : "ENOTDIR";
			} finally {
				for (const one of new Set([top, descriptor])) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(one);
			}
		}
		function readPlace(descriptor) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/fd/${descriptor}`, "latin1");
		}
		function withPath(root, key, use) {
			const { parent, name } = splitKey(key);
			const used = useDirectory(root, parent, (directory) => use(locateKey(directory, name)));
			if (typeof used !== "string") return used.result;
			throw Object.assign(new Error(`${root}/${key}: a component of the path is missing or is not a directory`), { code: used });
		}
		function readStatsBelow(root, key) {
			const { parent, name } = splitKey(key);
			return withDirectory(root, parent, (directory) => readStatsOf(locateKey(directory, name)));
		}
		function splitKey(key) {
			const at = key.lastIndexOf("/");
			return {
				parent: key.slice(0, Math.max(at, 0)),
				name: key === "" ? "." : key.slice(at + 1)
			};
		}
		function openNoFollow(path) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
		}
		function withFile(path, use) {
			const descriptor = openNoFollow(path);
			try {
				return use((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor), descriptor);
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
			}
		}
		function readStatsOf(path) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, {
				bigint: true,
				throwIfNoEntry: false
			}) ?? null;
		}
		function chmodNoFollow(path, mode) {
			const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, pathOnly | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
			try {
				if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isSymbolicLink()) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(`/proc/self/fd/${descriptor}`, mode);
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
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
