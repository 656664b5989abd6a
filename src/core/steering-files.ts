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

type Row = Omit<SteeringFile, 'secret' | 'fixed' | 'installs'> &
  Partial<Pick<SteeringFile, 'secret' | 'fixed' | 'installs'>>;

const scriptEndings = '{js,cjs,mjs,ts,cts,mts}';

/** A row for one tool whose files no test run reads. */
const tool = (steers: Steered, ...globs: readonly string[]): Row => ({
  globs,
  steers,
  ecosystem: 'any',
  tests: 'no',
  later: 'run',
});

/** Keys and certificates that may contain a private key. */
export const keyFiles: readonly string[] = ['*.{pem,key,p12,pfx,keystore}', 'id_{rsa,dsa,ecdsa,ed25519}*'];

/**
 * The one list of such files. Built-in policies, lints, `change: manifest-changed`, verify, `suggest` and the warnings about later steps
 * are derived from it. To add a file, add a row, then run `npm run build`.
 */
const rows: readonly Row[] = [
  // Git and GitHub
  {
    globs: ['/.git', '/.git/**', '.git', '.git/**', '/.gitmodules', '.gitmodules'],
    steers: 'git',
    ecosystem: 'any',
    tests: 'no',
    later: 'run',
    fixed: true,
  },
  { globs: ['/.github', '/.github/**'], steers: 'ci', ecosystem: 'any', tests: 'no', later: 'run', fixed: true },
  tool('git', '.gitattributes'),
  tool('git', '.gitconfig', '.lfsconfig', '.gitreview'),
  { ...tool('review', '{CODEOWNERS,OWNERS,OWNERS_ALIASES}'), later: 'none' },

  // Hooks
  tool('hooks', '.husky/**', '.huskyrc*'),
  tool('hooks', '{.githooks,.git-hooks}/**', '.overcommit.yml'),
  tool('hooks', '{.pre-commit-config,.pre-commit-hooks}.{yml,yaml}'),
  tool('hooks', '{lefthook,.lefthook}{,-local}.{yml,yaml,toml,json,jsonc}', '{.lefthook,.lefthook-local}/**'),
  tool('hooks', '.lintstagedrc*', 'lint-staged.config.*'),
  tool('hooks', '{simple-git-hooks,.simple-git-hooks}.{js,cjs,mjs,json}'),
  tool('hooks', 'captainhook.json', 'grumphp.{yml,yml.dist}', 'hk.pkl'),

  // JavaScript
  { globs: ['package.json'], steers: 'dependencies', ecosystem: 'node', tests: 'yes', later: 'run' },
  {
    globs: ['pnpm-workspace.yaml', 'deno.{json,jsonc}'],
    steers: 'build',
    ecosystem: 'node',
    tests: 'yes',
    later: 'run',
    installs: true,
  },
  {
    globs: ['{package-lock,npm-shrinkwrap}.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.{lock,lockb}', 'deno.lock'],
    steers: 'lock',
    ecosystem: 'node',
    tests: 'no',
    later: 'install',
  },
  {
    globs: ['.npmrc'],
    steers: 'registry',
    ecosystem: 'node',
    tests: 'yes',
    later: 'run',
    secret: true,
  },
  {
    globs: [
      '.yarnrc*',
      '.yarn/{releases,plugins}/**',
      '.pnp.*',
      '.pnpmfile.{js,cjs,mjs}',
      'bunfig.toml',
      'binding.gyp',
    ],
    steers: 'registry',
    ecosystem: 'node',
    tests: 'yes',
    later: 'run',
  },
  {
    globs: [
      '{vitest,vite,jest,babel,rollup,webpack,rspack,rsbuild,tsup,tsdown,esbuild,swc,playwright,cypress,karma,wdio,codecept,ava}.{config,conf}.*',
      'vitest.{workspace,projects}.*',
      '{vitest,jest}.setup.*',
      '.{mocharc,taprc,nycrc,c8rc,babelrc,swcrc}*',
      'tsconfig*.json',
      '{turbo,nx,lerna,rush}.{json,jsonc}',
      '{babel,jest,jasmine}.json',
      'spec/support/jasmine.{js,mjs}',
    ],
    steers: 'tests',
    ecosystem: 'node',
    tests: 'yes',
    later: 'run',
  },
  {
    globs: [`*.{config,conf,workspace}.${scriptEndings}`, '*.{config,conf,workspace}.json'],
    steers: 'build',
    ecosystem: 'node',
    tests: 'maybe',
    later: 'run',
  },
  {
    globs: ['.{eslintrc,prettierrc,stylelintrc}*', '{gulpfile,Gruntfile}.*'],
    steers: 'build',
    ecosystem: 'node',
    tests: 'no',
    later: 'run',
  },
  { globs: ['.{nvmrc,node-version}'], steers: 'toolchain', ecosystem: 'node', tests: 'no', later: 'run' },
  { globs: ['node_modules/**'], steers: 'packages', ecosystem: 'node', tests: 'yes', later: 'none' },

  // Python
  {
    globs: ['pyproject.toml', 'setup.cfg', 'Pipfile'],
    steers: 'dependencies',
    ecosystem: 'python',
    tests: 'yes',
    later: 'run',
  },
  { globs: ['setup.py'], steers: 'build', ecosystem: 'python', tests: 'yes', later: 'run', installs: true },
  {
    globs: ['*requirements*.{txt,in}', 'requirements/**/*.txt', 'constraints*.txt', 'environment.{yml,yaml}'],
    steers: 'dependencies',
    ecosystem: 'python',
    tests: 'no',
    later: 'install',
  },
  { globs: ['{poetry,uv,pdm,Pipfile}.lock'], steers: 'lock', ecosystem: 'python', tests: 'no', later: 'install' },
  {
    globs: ['{pytest,.pytest}.{ini,toml}', 'tox.ini', 'noxfile.py', '.coveragerc'],
    steers: 'tests',
    ecosystem: 'python',
    tests: 'yes',
    later: 'run',
  },
  {
    globs: ['conftest.py', '{site,user}customize.py', '*.pth'],
    steers: 'tests',
    ecosystem: 'python',
    tests: 'yes',
    later: 'run',
  },
  // A module at the root with the name of a test runner replaces it.
  {
    globs: [
      '/{pytest,_pytest,unittest,nose,nose2,coverage,tox}.py',
      '/{pytest,_pytest,unittest,nose,nose2,coverage,tox}/**',
    ],
    steers: 'tests',
    ecosystem: 'python',
    tests: 'maybe',
    later: 'none',
  },
  { globs: ['{tasks,fabfile,dodo}.py'], steers: 'build', ecosystem: 'python', tests: 'no', later: 'run' },
  { globs: ['.python-version'], steers: 'toolchain', ecosystem: 'python', tests: 'maybe', later: 'run' },
  {
    globs: ['pip.{conf,ini}', 'uv.toml', '.condarc'],
    steers: 'registry',
    ecosystem: 'python',
    tests: 'no',
    later: 'run',
  },
  { globs: ['.pypirc'], steers: 'registry', ecosystem: 'python', tests: 'no', later: 'none', secret: true },
  { globs: ['{.venv,venv}/**'], steers: 'packages', ecosystem: 'python', tests: 'yes', later: 'none' },

  // Compiled code and cached results that a test run uses instead of the sources.
  {
    globs: ['__pycache__/**', '*.pyc', '.turbo/**'],
    steers: 'tests',
    ecosystem: 'any',
    tests: 'maybe',
    later: 'none',
  },
  { globs: ['.config/**'], steers: 'tests', ecosystem: 'any', tests: 'maybe', later: 'none' },

  // make and other build tools
  {
    globs: [
      '{Makefile,GNUmakefile}',
      '*.mk',
      '{justfile,.justfile}',
      'Taskfile.{yml,yaml,dist.yml,dist.yaml}',
      'CMakeLists.txt',
      'BUILD.bazel',
    ],
    steers: 'build',
    ecosystem: 'native',
    tests: 'yes',
    later: 'run',
  },
  { globs: ['BUILD', 'WORKSPACE'], steers: 'build', ecosystem: 'native', tests: 'maybe', later: 'run' },
  {
    globs: [
      '*.{mak,cmake,am,bzl}',
      'CMakePresets.json',
      'meson.build',
      '{SConstruct,SConscript,configure,configure.ac,autogen.sh}',
      '{WORKSPACE,MODULE}.bazel',
      '.buckconfig',
      '{Earthfile,Tiltfile}',
      'magefile.go',
    ],
    steers: 'build',
    ecosystem: 'native',
    tests: 'no',
    later: 'run',
  },
  {
    globs: ['*bazelrc', '.bazelversion'],
    steers: 'build',
    ecosystem: 'native',
    tests: 'no',
    later: 'run',
  },

  // Rust and Go
  { globs: ['Cargo.toml'], steers: 'dependencies', ecosystem: 'rust', tests: 'yes', later: 'install' },
  { globs: ['go.mod'], steers: 'dependencies', ecosystem: 'go', tests: 'yes', later: 'install' },
  { globs: ['Cargo.lock'], steers: 'lock', ecosystem: 'rust', tests: 'no', later: 'install' },
  { globs: ['go.sum', 'go.work.sum'], steers: 'lock', ecosystem: 'go', tests: 'no', later: 'install' },
  {
    globs: ['build.rs', '{nextest,.nextest}.toml', '.config/nextest.toml', 'tarpaulin.toml'],
    steers: 'tests',
    ecosystem: 'rust',
    tests: 'yes',
    later: 'run',
  },
  {
    globs: ['{rust-toolchain,rust-toolchain.toml}'],
    steers: 'toolchain',
    ecosystem: 'rust',
    tests: 'yes',
    later: 'run',
  },
  { globs: ['.cargo/**'], steers: 'build', ecosystem: 'rust', tests: 'yes', later: 'run' },
  { globs: ['go.work'], steers: 'dependencies', ecosystem: 'go', tests: 'yes', later: 'run' },

  // The JVM
  {
    globs: ['build.{gradle,gradle.kts}', 'pom.xml'],
    steers: 'dependencies',
    ecosystem: 'jvm',
    tests: 'yes',
    later: 'run',
  },
  {
    globs: ['*.{gradle,gradle.kts}', 'build.sbt', 'build.xml'],
    steers: 'build',
    ecosystem: 'jvm',
    tests: 'yes',
    later: 'run',
  },
  { globs: ['libs.versions.toml'], steers: 'dependencies', ecosystem: 'jvm', tests: 'yes', later: 'install' },
  { globs: ['gradle.lockfile'], steers: 'lock', ecosystem: 'jvm', tests: 'no', later: 'install' },
  {
    globs: ['{gradlew,gradlew.bat}', '{mvnw,mvnw.cmd}', 'buildSrc/**', 'project/**/*.{sbt,properties}'],
    steers: 'build',
    ecosystem: 'jvm',
    tests: 'yes',
    later: 'run',
  },
  {
    globs: ['gradle/wrapper/**', 'gradle.properties', 'local.properties', '.mvn/**', '.jvmopts', '.sbtopts'],
    steers: 'build',
    ecosystem: 'jvm',
    tests: 'yes',
    later: 'run',
  },

  {
    globs: ['/settings.xml', '.m2/**', 'settings-security.xml'],
    steers: 'registry',
    ecosystem: 'jvm',
    tests: 'no',
    later: 'run',
  },

  // .NET, Ruby, PHP, Elixir, Swift, Dart
  {
    globs: ['*.{csproj,fsproj,vbproj,vcxproj,sln}', '*.{props,targets}'],
    steers: 'build',
    ecosystem: 'dotnet',
    tests: 'yes',
    later: 'run',
    installs: true,
  },
  { globs: ['{global,dotnet-tools}.json'], steers: 'toolchain', ecosystem: 'dotnet', tests: 'no', later: 'run' },
  {
    globs: ['Directory.*.{props,targets,rsp}', 'nuget.config', '*.csproj.user'],
    steers: 'registry',
    ecosystem: 'dotnet',
    tests: 'yes',
    later: 'run',
  },
  { globs: ['packages.lock.json'], steers: 'lock', ecosystem: 'dotnet', tests: 'no', later: 'install' },
  {
    globs: ['Gemfile', '*.gemspec'],
    steers: 'build',
    ecosystem: 'ruby',
    tests: 'yes',
    later: 'run',
    installs: true,
  },
  { globs: ['Rakefile', '.rspec*'], steers: 'build', ecosystem: 'ruby', tests: 'yes', later: 'run' },
  { globs: ['Gemfile.lock'], steers: 'lock', ecosystem: 'ruby', tests: 'no', later: 'install' },
  {
    globs: ['.bundle/config', '.gemrc', '.irbrc', '.pryrc'],
    steers: 'registry',
    ecosystem: 'ruby',
    tests: 'no',
    later: 'run',
  },
  { globs: ['composer.json'], steers: 'dependencies', ecosystem: 'php', tests: 'yes', later: 'install' },
  { globs: ['composer.lock'], steers: 'lock', ecosystem: 'php', tests: 'no', later: 'install' },
  { globs: ['phpunit.{xml,xml.dist}'], steers: 'tests', ecosystem: 'php', tests: 'yes', later: 'run' },
  { globs: ['mix.exs'], steers: 'build', ecosystem: 'elixir', tests: 'yes', later: 'run', installs: true },
  { globs: ['Package.swift'], steers: 'build', ecosystem: 'swift', tests: 'yes', later: 'run', installs: true },
  { globs: ['rebar.config'], steers: 'build', ecosystem: 'other', tests: 'yes', later: 'run', installs: true },
  { globs: ['Podfile'], steers: 'build', ecosystem: 'cocoapods', tests: 'yes', later: 'run', installs: true },
  {
    globs: ['Fastfile'],
    steers: 'build',
    ecosystem: 'other',
    tests: 'yes',
    later: 'run',
  },
  { globs: ['mix.lock'], steers: 'lock', ecosystem: 'elixir', tests: 'no', later: 'install' },
  { globs: ['Podfile.lock'], steers: 'lock', ecosystem: 'cocoapods', tests: 'no', later: 'install' },
  { globs: ['pubspec.lock'], steers: 'lock', ecosystem: 'dart', tests: 'no', later: 'install' },
  { globs: ['Package.resolved'], steers: 'lock', ecosystem: 'swift', tests: 'no', later: 'install' },
  { globs: ['pubspec.yaml'], steers: 'dependencies', ecosystem: 'dart', tests: 'yes', later: 'run' },

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
  { globs: ['.ruby-version'], steers: 'toolchain', ecosystem: 'any', tests: 'maybe', later: 'run' },
  { globs: ['.tool-versions'], steers: 'shell', ecosystem: 'any', tests: 'maybe', later: 'run' },
  { globs: ['.envrc'], steers: 'shell', ecosystem: 'any', tests: 'yes', later: 'run', secret: true },
  {
    globs: ['.env*'],
    steers: 'credentials',
    ecosystem: 'any',
    tests: 'maybe',
    later: 'run',
    secret: true,
  },
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
  {
    globs: [
      ...keyFiles,
      '{.netrc,.git-credentials}',
      '{.ssh,.aws,.azure,.gnupg,.kube}/**',
      '.config/gcloud/**',
      '.docker/config.json',
      'gha-creds-*.json', // google-github-actions/auth writes it into the workspace
    ],
    steers: 'credentials',
    ecosystem: 'any',
    tests: 'no',
    later: 'none',
    secret: true,
  },
];

export const steeringFiles: readonly SteeringFile[] = rows.map((row) => ({
  secret: false,
  fixed: false,
  installs: row.steers === 'dependencies' || row.steers === 'lock',
  ...row,
}));
