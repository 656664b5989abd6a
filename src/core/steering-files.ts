/**
 * The kind of influence that a file has:
 * - `dependencies` determines what is installed (a manifest that is data), `lock` in which versions, `registry` from where; `packages` is
 * installed already;
 * - `tests` determines what a test run does, `build` what a build does, `toolchain` which programs are used;
 * - `git` determines what git does with files, `hooks` what runs together with git, `ci` what automation runs, `review` who has to approve
 * a change, `release` what is released and how;
 * - `agents` determines what coding agents read as instructions or run, `editor` what an editor runs, `shell` what a shell, an interpreter
 * or a debugger runs when it starts in the directory;
 * - `credentials` has no influence: it only contains a secret.
 */
export type Steered =
  | 'dependencies'
  | 'lock'
  | 'registry'
  | 'packages'
  | 'tests'
  | 'build'
  | 'toolchain'
  | 'git'
  | 'hooks'
  | 'ci'
  | 'review'
  | 'release'
  | 'agents'
  | 'editor'
  | 'shell'
  | 'credentials';

/**
 * One kind of file that determines what later commands, test runners, package managers, editors, agents or CI run, or that contains a
 * secret.
 */
export interface SteeringFile {
  /** Policy globs, compared without case. They match in every directory unless they begin with `/`. */
  readonly globs: readonly string[];
  readonly steers: Steered;
  /** The lock files of an ecosystem follow from its manifests. */
  readonly ecosystem:
    | 'any'
    | 'node'
    | 'python'
    | 'native'
    | 'rust'
    | 'go'
    | 'jvm'
    | 'dotnet'
    | 'ruby'
    | 'php'
    | 'elixir'
    | 'swift'
    | 'cocoapods'
    | 'dart'
    | 'other';
  /**
   * Whether a test run reads it. `maybe`: under some configurations; `verify` uses its content from before the agent, and policies do not
   * deny it.
   */
  readonly tests: 'yes' | 'maybe' | 'no';
  /** How a later step uses it without an explicit command for it. */
  readonly later: 'run' | 'install' | 'none';
  readonly secret: boolean;
  /** Whether the packages that are installed, or their versions, depend on it. */
  readonly installs: boolean;
  /** True if no rule can allow a write to it. */
  readonly fixed: boolean;
}

const scriptEndings = '{js,cjs,mjs,ts,cts,mts}';

type Columns = Pick<SteeringFile, 'steers'> & Partial<Omit<SteeringFile, 'globs'>>;

/** A row of the table. A column that is left out has its most frequent value. */
const row = (columns: Columns, ...globs: readonly string[]): SteeringFile => ({
  globs,
  ecosystem: 'any',
  tests: 'no',
  later: columns.steers === 'lock' ? 'install' : 'run',
  secret: false,
  installs: columns.steers === 'dependencies' || columns.steers === 'lock',
  fixed: false,
  ...columns,
});

/** A row for one tool of any ecosystem whose files no test run reads. */
const tool = (steers: Steered, ...globs: readonly string[]): SteeringFile => row({ steers }, ...globs);

/** Keys and certificates that may contain a private key. */
export const keyFiles: readonly string[] = ['*.{pem,key,p12,pfx,keystore}', 'id_{rsa,dsa,ecdsa,ed25519}*'];

/**
 * The one list of such files. Built-in policies, lints, `change: manifest-changed`, verify, `suggest` and the warnings about later steps
 * are derived from it. To add a file, add a row, then run `npm run build`.
 */
export const steeringFiles: readonly SteeringFile[] = [
  // Git and GitHub
  row({ steers: 'git', fixed: true }, '/.git', '/.git/**', '.git', '.git/**', '/.gitmodules', '.gitmodules'),
  row({ steers: 'ci', fixed: true }, '/.github', '/.github/**'),
  tool('git', '.gitattributes'),
  tool('git', '.gitconfig', '.lfsconfig', '.gitreview'),
  row({ steers: 'review', later: 'none' }, '{CODEOWNERS,OWNERS,OWNERS_ALIASES}'),

  // Hooks
  tool('hooks', '.husky/**', '.huskyrc*'),
  tool('hooks', '{.githooks,.git-hooks}/**', '.overcommit.yml'),
  tool('hooks', '{.pre-commit-config,.pre-commit-hooks}.{yml,yaml}'),
  tool('hooks', '{lefthook,.lefthook}{,-local}.{yml,yaml,toml,json,jsonc}', '{.lefthook,.lefthook-local}/**'),
  tool('hooks', '.lintstagedrc*', 'lint-staged.config.*'),
  tool('hooks', '{simple-git-hooks,.simple-git-hooks}.{js,cjs,mjs,json}'),
  tool('hooks', 'captainhook.json', 'grumphp.{yml,yml.dist}', 'hk.pkl'),

  // JavaScript
  row({ steers: 'dependencies', ecosystem: 'node', tests: 'yes' }, 'package.json'),
  row({ steers: 'build', ecosystem: 'node', tests: 'yes', installs: true }, 'pnpm-workspace.yaml', 'deno.{json,jsonc}'),
  row({ steers: 'build', ecosystem: 'node', tests: 'yes' }, '{import_map,import-map}.json'),
  row(
    { steers: 'lock', ecosystem: 'node' },
    '{package-lock,npm-shrinkwrap}.json',
    'pnpm-lock.yaml',
    'yarn.lock',
    'bun.{lock,lockb}',
    'deno.lock',
  ),
  row({ steers: 'registry', ecosystem: 'node', tests: 'yes', secret: true }, '.npmrc'),
  row(
    { steers: 'registry', ecosystem: 'node', tests: 'yes' },
    '.yarnrc*',
    '.yarn/{releases,plugins}/**',
    '.pnp.*',
    '.pnpmfile.{js,cjs,mjs}',
    'bunfig.toml',
    'binding.gyp',
  ),
  row(
    { steers: 'tests', ecosystem: 'node', tests: 'yes' },
    '{vitest,vite,jest,babel,rollup,webpack,rspack,rsbuild,tsup,tsdown,esbuild,swc,playwright,cypress,karma,wdio,codecept,ava}.{config,conf}.*',
    'vitest.{workspace,projects}.*',
    '{vitest,jest}.setup.*',
    '.{mocharc,taprc,nycrc,c8rc,babelrc,swcrc}*',
    'tsconfig*.json',
    '{turbo,nx,lerna,rush}.{json,jsonc}',
    '{babel,jest,jasmine}.json',
    'angular.json',
    'jest.preset.*',
    'spec/support/jasmine.{js,mjs}',
  ),
  row(
    { steers: 'build', ecosystem: 'node', tests: 'maybe' },
    `*.{config,conf,workspace}.${scriptEndings}`,
    '*.{config,conf,workspace}.json',
    // Of Nx: what it runs for `test`. Other programs have files of this name.
    'project.json',
  ),
  row({ steers: 'build', ecosystem: 'node' }, '.{eslintrc,prettierrc,stylelintrc}*', '{gulpfile,Gruntfile}.*'),
  row({ steers: 'toolchain', ecosystem: 'node' }, '.{nvmrc,node-version}'),
  row({ steers: 'packages', ecosystem: 'node', tests: 'yes', later: 'none' }, 'node_modules/**'),
  // Without node_modules, Yarn loads packages from here, and some repositories commit them. The archives have the sums that the lock file names.
  row({ steers: 'packages', ecosystem: 'node', tests: 'yes' }, '.yarn/{unplugged,patches}/**'),
  row({ steers: 'lock', ecosystem: 'node', tests: 'yes' }, '.yarn/cache/**'),

  // Python
  row({ steers: 'dependencies', ecosystem: 'python', tests: 'yes' }, 'pyproject.toml', 'setup.cfg', 'Pipfile'),
  row({ steers: 'build', ecosystem: 'python', tests: 'yes', installs: true }, 'setup.py'),
  row(
    { steers: 'dependencies', ecosystem: 'python', later: 'install' },
    '*requirements*.{txt,in}',
    'requirements/**/*.txt',
    'constraints*.txt',
    'environment.{yml,yaml}',
  ),
  row({ steers: 'lock', ecosystem: 'python' }, '{poetry,uv,pdm,Pipfile}.lock'),
  row(
    { steers: 'tests', ecosystem: 'python', tests: 'yes' },
    '{pytest,.pytest}.{ini,toml}',
    'tox.ini',
    'noxfile.py',
    '.coveragerc',
    'conftest.py',
    '{site,user}customize.py',
    '*.pth',
  ),
  // A module at the root with the name of a test runner replaces it.
  row(
    { steers: 'tests', ecosystem: 'python', tests: 'maybe', later: 'none' },
    '/{pytest,_pytest,unittest,nose,nose2,coverage,tox}.py',
    '/{pytest,_pytest,unittest,nose,nose2,coverage,tox}/**',
  ),
  row({ steers: 'build', ecosystem: 'python' }, '{tasks,fabfile,dodo}.py'),
  row({ steers: 'toolchain', ecosystem: 'python', tests: 'maybe' }, '.python-version'),
  row({ steers: 'registry', ecosystem: 'python' }, 'pip.{conf,ini}', 'uv.toml', '.condarc'),
  row({ steers: 'registry', ecosystem: 'python', later: 'none', secret: true }, '.pypirc'),
  row({ steers: 'packages', ecosystem: 'python', tests: 'yes', later: 'none' }, '{.venv,venv}/**'),

  // Compiled code and cached results that a test run uses instead of the sources.
  row(
    { steers: 'tests', tests: 'maybe', later: 'none' },
    '__pycache__/**',
    '*.pyc',
    '.turbo/**',
    '.nx/cache/**',
    '.config/**',
  ),

  // make and other build tools
  row(
    { steers: 'build', ecosystem: 'native', tests: 'yes' },
    '{Makefile,GNUmakefile}',
    '*.mk',
    '{justfile,.justfile}',
    'Taskfile.{yml,yaml,dist.yml,dist.yaml}',
    'CMakeLists.txt',
    'CTestCustom.cmake',
    '{BUILD,MODULE,WORKSPACE}.bazel',
    'WORKSPACE.bzlmod',
    '*bazelrc',
  ),
  row({ steers: 'build', ecosystem: 'native', tests: 'maybe' }, 'BUILD', 'WORKSPACE'),
  // CMake writes it.
  row({ steers: 'tests', ecosystem: 'native', tests: 'maybe', later: 'none' }, 'CTestTestfile.cmake'),
  row(
    { steers: 'build', ecosystem: 'native' },
    '*.{mak,cmake,am,bzl}',
    'CMakePresets.json',
    'meson.build',
    '{SConstruct,SConscript,configure,configure.ac,autogen.sh}',
    '.buckconfig',
    '{Earthfile,Tiltfile}',
    'magefile.go',
    '.bazelversion',
  ),

  // Rust and Go
  row({ steers: 'dependencies', ecosystem: 'rust', tests: 'yes', later: 'install' }, 'Cargo.toml'),
  row({ steers: 'dependencies', ecosystem: 'go', tests: 'yes', later: 'install' }, 'go.mod'),
  row({ steers: 'lock', ecosystem: 'rust' }, 'Cargo.lock'),
  row({ steers: 'lock', ecosystem: 'go' }, 'go.sum', 'go.work.sum'),
  row(
    { steers: 'tests', ecosystem: 'rust', tests: 'yes' },
    'build.rs',
    '{nextest,.nextest}.toml',
    '.config/nextest.toml',
    'tarpaulin.toml',
  ),
  row({ steers: 'toolchain', ecosystem: 'rust', tests: 'yes' }, '{rust-toolchain,rust-toolchain.toml}'),
  row({ steers: 'build', ecosystem: 'rust', tests: 'yes' }, '.cargo/**'),
  row({ steers: 'dependencies', ecosystem: 'go', tests: 'yes' }, 'go.work'),

  // The JVM
  row({ steers: 'dependencies', ecosystem: 'jvm', tests: 'yes' }, 'build.{gradle,gradle.kts}', 'pom.xml'),
  row({ steers: 'build', ecosystem: 'jvm', tests: 'yes' }, '*.{gradle,gradle.kts}', 'build.sbt', 'build.xml'),
  row({ steers: 'dependencies', ecosystem: 'jvm', tests: 'yes', later: 'install' }, 'libs.versions.toml'),
  row({ steers: 'lock', ecosystem: 'jvm' }, 'gradle.lockfile'),
  row(
    { steers: 'build', ecosystem: 'jvm', tests: 'yes' },
    '{gradlew,gradlew.bat}',
    '{mvnw,mvnw.cmd}',
    'buildSrc/**',
    'project/**/*.{sbt,properties}',
    'gradle/wrapper/**',
    'gradle.properties',
    'local.properties',
    '.mvn/**',
    '.jvmopts',
    '.sbtopts',
  ),
  row({ steers: 'tests', ecosystem: 'jvm', tests: 'yes' }, 'junit-platform.properties'),
  row({ steers: 'registry', ecosystem: 'jvm' }, '/settings.xml', '.m2/**', 'settings-security.xml'),

  // .NET, Ruby, PHP, Elixir, Swift, Dart, Perl, Haskell, Clojure, Lua
  row(
    { steers: 'build', ecosystem: 'dotnet', tests: 'yes', installs: true },
    '*.{csproj,fsproj,vbproj,vcxproj,sln}',
    '*.{props,targets}',
  ),
  row({ steers: 'toolchain', ecosystem: 'dotnet' }, '{global,dotnet-tools}.json'),
  row(
    { steers: 'registry', ecosystem: 'dotnet', tests: 'yes' },
    'Directory.*.{props,targets,rsp}',
    'nuget.config',
    '*.csproj.user',
  ),
  row({ steers: 'lock', ecosystem: 'dotnet' }, 'packages.lock.json'),
  row({ steers: 'build', ecosystem: 'ruby', tests: 'yes', installs: true }, 'Gemfile', '*.gemspec'),
  row({ steers: 'build', ecosystem: 'ruby', tests: 'yes' }, 'Rakefile', '.rspec{,-local}'),
  row({ steers: 'lock', ecosystem: 'ruby' }, 'Gemfile.lock'),
  row({ steers: 'registry', ecosystem: 'ruby' }, '.bundle/config', '.gemrc', '.irbrc', '.pryrc'),
  row({ steers: 'dependencies', ecosystem: 'php', tests: 'yes', later: 'install' }, 'composer.json'),
  row({ steers: 'lock', ecosystem: 'php' }, 'composer.lock'),
  row({ steers: 'tests', ecosystem: 'php', tests: 'yes' }, 'phpunit.{xml,xml.dist,dist.xml}'),
  row({ steers: 'build', ecosystem: 'elixir', tests: 'yes', installs: true }, 'mix.exs'),
  row({ steers: 'build', ecosystem: 'swift', tests: 'yes', installs: true }, 'Package.swift'),
  row(
    { steers: 'build', ecosystem: 'other', tests: 'yes', installs: true },
    'rebar.config',
    '{Makefile,Build}.PL',
    'cabal.project*',
    'stack.yaml',
    'project.clj',
    'deps.edn',
  ),
  row({ steers: 'build', ecosystem: 'cocoapods', tests: 'yes', installs: true }, 'Podfile'),
  row({ steers: 'build', ecosystem: 'other', tests: 'yes' }, 'Fastfile'),
  row({ steers: 'tests', ecosystem: 'other', tests: 'yes' }, '.proverc', '.busted'),
  row({ steers: 'lock', ecosystem: 'elixir' }, 'mix.lock'),
  row({ steers: 'lock', ecosystem: 'cocoapods' }, 'Podfile.lock'),
  row({ steers: 'lock', ecosystem: 'dart' }, 'pubspec.lock'),
  row({ steers: 'lock', ecosystem: 'swift' }, 'Package.resolved'),
  row({ steers: 'dependencies', ecosystem: 'dart', tests: 'yes' }, 'pubspec.yaml'),
  row({ steers: 'tests', ecosystem: 'dart', tests: 'yes' }, 'dart_test.yaml'),

  // Containers and machines
  tool('build', '*Dockerfile*', 'Containerfile', '{compose,docker-compose}*.{yml,yaml}'),
  tool('build', '{Vagrantfile,Procfile}', '*.{nix,tf}', 'ansible.cfg'),

  // CI services, one row each
  tool('ci', 'action.{yml,yaml}'), // local actions of GitHub
  tool('ci', '{.forgejo,.gitea}/**'),
  tool('ci', '*.gitlab-ci.{yml,yaml}', '.gitlab/**'),
  tool('ci', '.circleci/**'),
  tool('ci', '{Jenkinsfile,Jenkinsfile.*,*.jenkinsfile}'),
  tool('ci', '{azure-pipelines,.azure-pipelines}*.{yml,yaml}', '.azure-pipelines/**', '.azuredevops/**'),
  tool('ci', '.travis.{yml,yaml}'),
  tool('ci', '.drone.{yml,yaml,jsonnet,star}'),
  tool('ci', '.woodpecker.{yml,yaml}', '.woodpecker/**'),
  tool('ci', 'bitbucket-pipelines.{yml,yaml}', '.bitbucket/**'),
  tool('ci', '.buildkite/**', 'buildkite.{yml,yaml,json}', 'buildkite/pipeline.{yml,yaml,json}'),
  tool('ci', '{appveyor,.appveyor}.{yml,yaml}'),
  tool('ci', '.teamcity/**'),
  tool('ci', 'cloudbuild*.{yml,yaml}', 'cloudbuild.json'), // Google Cloud Build
  tool('ci', '{buildspec,appspec}*.{yml,yaml}'), // AWS CodeBuild and CodeDeploy
  tool('ci', '.semaphore/**'),
  tool('ci', '.cirrus.{yml,star}'),
  tool('ci', '.build.yml', '.builds/**'), // SourceHut
  tool('ci', '.tekton/**'),
  tool('ci', '{zuul,.zuul}.yaml', '{zuul,.zuul}.d/**'),
  tool('ci', '.prow.yaml', '.prow/**', '.ci-operator.yaml'),
  tool('ci', 'bamboo-specs/**'),
  tool('ci', 'codefresh.yml', '.codefresh/**'),
  tool('ci', 'bitrise.yml', 'codemagic.yaml', 'ci_scripts/**'), // Bitrise, Codemagic, Xcode Cloud
  tool('ci', '.nx/workflows/**'), // Nx Cloud
  tool('ci', '.readthedocs.{yml,yaml}'),
  tool('ci', '{codecov,.codecov}.{yml,yaml}'),

  // What automation does with dependencies and pull requests
  tool('ci', 'renovate.{json,json5}', '.renovaterc*'),
  tool('ci', '.dependabot/**'),
  tool('ci', '.mergify.yml', '.mergify/**'),
  tool('ci', '.kodiak.toml', 'bors.toml', '.pullapprove.yml'),

  // Releases
  tool('release', '.releaserc*', 'release.config.*'), // semantic-release
  tool('release', '.release-it.*'),
  tool('release', 'release-please-config.json', '.release-please-manifest.json'),
  tool('release', '.changeset/config.json'),
  tool('release', '.versionrc*', '.bumpversion.{cfg,toml}'),
  tool('release', '{goreleaser,.goreleaser}.{yml,yaml}'),
  tool('release', '{release-plz,.release-plz,dist-workspace,cliff}.toml'),
  tool('release', 'jreleaser.{yml,yaml,toml,json}'),

  // Coding agents
  tool('agents', '{AGENTS,AGENTS.override,AGENT}.md', '{.agents,.agent}/**'),
  tool('agents', '{CLAUDE,CLAUDE.local}.md', '{.claude,.claude-plugin}/**'),
  tool('agents', '.mcp.json'),
  tool('agents', 'GEMINI.md', '.gemini/**'),
  tool('agents', '.cursor/**', '.cursorrules'),
  tool('agents', '.codex/**'),
  tool('agents', 'copilot-instructions.md'),
  tool('agents', '.windsurf/**', '.windsurfrules'),
  tool('agents', '.aider*'),
  tool('agents', '.continue/**', '.continuerc.json'),
  tool('agents', '.clinerules*', '.clinerules/**'),
  tool('agents', '.roo/**', '{.roorules,.roomodes}*', '.kilocode/**', '.kilocodemodes'),
  tool('agents', '.junie/**'),
  tool('agents', '{.kiro,.amazonq}/**'),
  tool('agents', '.augment/**', '.augment-guidelines'),
  tool('agents', '.goosehints'),
  tool('agents', '.openhands/**'),
  tool('agents', '.opencode/**', 'opencode.{json,jsonc}'),
  tool('agents', 'CRUSH.md', '{crush,.crush}.json'),
  tool('agents', 'QWEN.md', '.qwen/**'),
  tool('agents', '.trae/**', '.factory/**', 'WARP.md'),
  tool('agents', '.coderabbit.{yml,yaml}', '.pr_agent.toml'),

  // Editors
  tool('editor', '.vscode/**', '*.code-workspace'),
  tool('editor', '{.idea,.fleet}/**', '*.run.xml'), // JetBrains
  tool('editor', '.vs/**'),
  tool('editor', '.zed/**', '.rules'),
  tool('editor', '.helix/**'),
  tool('editor', '*.sublime-project'),
  tool('editor', '{.dir-locals,.dir-locals-2}.el'), // Emacs
  tool('editor', '{.exrc,.vimrc,.gvimrc,.lvimrc,.nvimrc,.nvim.lua}'),
  tool('editor', '.devcontainer/**', '.devcontainer.json'),
  tool('editor', '.gitpod.yml', '.idx/**', '.replit'),

  // Shells, interpreters, debuggers
  row({ steers: 'toolchain', tests: 'maybe' }, '.ruby-version'),
  row({ steers: 'shell', tests: 'maybe' }, '.tool-versions'),
  row({ steers: 'shell', tests: 'yes', secret: true }, '.envrc'),
  row({ steers: 'credentials', tests: 'maybe', secret: true }, '.env*'),
  tool(
    'shell',
    '{mise,.mise}*.toml',
    '{.mise,.config/mise,mise-tasks,.mise-tasks}/**',
    'mise/config*.toml',
    'mise/{conf.d,tasks}/**',
  ),
  tool('shell', 'devbox.json', 'devenv.yaml', '.flox/**'),
  tool('shell', '.{gdbinit,lldbinit,pdbrc}'),
  tool('shell', '.Rprofile', '.user.ini'), // R and PHP run or apply it when they start

  // Files that only contain secrets
  row(
    { steers: 'credentials', later: 'none', secret: true },
    ...keyFiles,
    '{.netrc,.git-credentials}',
    '{.ssh,.aws,.azure,.gnupg,.kube}/**',
    '.config/gcloud/**',
    '.docker/config.json',
    'gha-creds-*.json', // google-github-actions/auth writes it into the workspace
  ),
];
