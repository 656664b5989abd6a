/**
 * The kind of influence that a file has:
 * - `dependencies` determines what is installed (a manifest that is data), `lock` in which versions, `registry` from where; `packages` is
 * installed already;
 * - `tests` determines what a test run does, `build` what a build does, `toolchain` which programs are used;
 * - `git` determines what git does with files, `hooks` what runs together with git, `ci` what automation runs;
 * - `editor` determines what an editor runs, `shell` what a shell or a debugger runs when it enters the folder;
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
  | 'editor'
  | 'shell'
  | 'credentials';

/** One kind of file that determines what later commands, test runners, package managers, editors or CI run, or that contains a secret. */
export interface SteeringFile {
  /** Policy globs, compared without case. They match in every folder unless they begin with `/`. */
  readonly globs: readonly string[];
  readonly steers: Steered;
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
    | 'other';
  /**
   * Whether a test run reads it. `maybe`: under some configurations; `verify` uses its content from before the agent, and policies do not
   * deny it.
   */
  readonly tests: 'yes' | 'maybe' | 'no';
  /** How a later step uses it without an explicit command for it. */
  readonly later: 'run' | 'install' | 'none';
  /** True if ordinary builds do not write it, so that a new one counts even if git ignores it. */
  readonly quiet: boolean;
  readonly secret: boolean;
  /** True if no rule can allow a write to it. */
  readonly fixed: boolean;
}

type Row = Omit<SteeringFile, 'quiet' | 'secret' | 'fixed'> & Partial<Pick<SteeringFile, 'quiet' | 'secret' | 'fixed'>>;

const scriptEndings = '{js,cjs,mjs,ts,cts,mts}';

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
  { globs: ['.gitattributes'], steers: 'git', ecosystem: 'any', tests: 'no', later: 'run' },
  {
    globs: ['.husky/**', '.githooks/**', '.pre-commit-config.yaml', '.pre-commit-hooks.yaml'],
    steers: 'hooks',
    ecosystem: 'any',
    tests: 'no',
    later: 'run',
    quiet: true,
  },

  { globs: ['lefthook.{yml,yaml}'], steers: 'hooks', ecosystem: 'any', tests: 'no', later: 'run' },

  // JavaScript
  { globs: ['package.json'], steers: 'dependencies', ecosystem: 'node', tests: 'yes', later: 'run' },
  {
    globs: ['pnpm-workspace.yaml', 'deno.{json,jsonc}'],
    steers: 'build',
    ecosystem: 'node',
    tests: 'yes',
    later: 'run',
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
    quiet: true,
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
    quiet: true,
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
    globs: ['.{eslintrc,prettierrc,stylelintrc,lintstagedrc}*'],
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
  { globs: ['setup.py'], steers: 'build', ecosystem: 'python', tests: 'yes', later: 'run' },
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
    quiet: true,
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
  { globs: ['{tasks,fabfile}.py'], steers: 'build', ecosystem: 'python', tests: 'no', later: 'run' },
  { globs: ['.python-version'], steers: 'toolchain', ecosystem: 'python', tests: 'maybe', later: 'run' },
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
      'Taskfile.{yml,yaml}',
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
    quiet: true,
  },

  // Rust and Go
  { globs: ['Cargo.toml', 'go.mod'], steers: 'dependencies', ecosystem: 'rust', tests: 'yes', later: 'install' },
  { globs: ['Cargo.lock', 'go.sum', 'go.work.sum'], steers: 'lock', ecosystem: 'rust', tests: 'no', later: 'install' },
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
  { globs: ['.cargo/**'], steers: 'build', ecosystem: 'rust', tests: 'yes', later: 'run', quiet: true },
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
    quiet: true,
  },

  // .NET, Ruby, PHP, Elixir, Swift, Dart
  {
    globs: ['*.{csproj,fsproj,vbproj,vcxproj,sln}', '*.{props,targets}'],
    steers: 'build',
    ecosystem: 'dotnet',
    tests: 'yes',
    later: 'run',
  },
  { globs: ['{global,dotnet-tools}.json'], steers: 'toolchain', ecosystem: 'dotnet', tests: 'no', later: 'run' },
  {
    globs: ['Directory.*.{props,targets,rsp}', 'nuget.config', '*.csproj.user'],
    steers: 'registry',
    ecosystem: 'dotnet',
    tests: 'yes',
    later: 'run',
    quiet: true,
  },
  { globs: ['packages.lock.json'], steers: 'lock', ecosystem: 'dotnet', tests: 'no', later: 'install' },
  {
    globs: ['Rakefile', 'Gemfile', '*.gemspec', '.rspec*'],
    steers: 'build',
    ecosystem: 'ruby',
    tests: 'yes',
    later: 'run',
  },
  { globs: ['Gemfile.lock'], steers: 'lock', ecosystem: 'ruby', tests: 'no', later: 'install' },
  {
    globs: ['.bundle/config', '.irbrc', '.pryrc'],
    steers: 'registry',
    ecosystem: 'ruby',
    tests: 'no',
    later: 'run',
    quiet: true,
  },
  { globs: ['composer.json'], steers: 'dependencies', ecosystem: 'php', tests: 'yes', later: 'install' },
  { globs: ['composer.lock'], steers: 'lock', ecosystem: 'php', tests: 'no', later: 'install' },
  { globs: ['phpunit.{xml,xml.dist}'], steers: 'tests', ecosystem: 'php', tests: 'yes', later: 'run' },
  {
    globs: ['mix.exs', 'Package.swift', 'rebar.config', 'Podfile', 'Fastfile'],
    steers: 'build',
    ecosystem: 'other',
    tests: 'yes',
    later: 'run',
  },
  {
    globs: ['{mix,Podfile,pubspec}.lock', 'Package.resolved'],
    steers: 'lock',
    ecosystem: 'other',
    tests: 'no',
    later: 'install',
  },

  { globs: ['pubspec.yaml'], steers: 'dependencies', ecosystem: 'other', tests: 'yes', later: 'run' },

  // Containers, machines, CI services
  {
    globs: [
      '*Dockerfile*',
      'Containerfile',
      '{compose,docker-compose}*.{yml,yaml}',
      '{Vagrantfile,Procfile}',
      'action.{yml,yaml}',
      '*.{nix,tf}',
      'ansible.cfg',
      '.gitlab-ci.{yml,yaml}',
      '.gitlab/**',
      '.circleci/**',
      '.buildkite/**',
      '.drone.{yml,yaml}',
      '{.woodpecker.yml,.woodpecker.yaml,.woodpecker/**}',
      '.travis.{yml,yaml}',
      'Jenkinsfile',
      '{azure,bitbucket}-pipelines.{yml,yaml}',
      '{appveyor,.appveyor}.{yml,yaml}',
      '.tekton/**',
    ],
    steers: 'ci',
    ecosystem: 'any',
    tests: 'no',
    later: 'run',
  },

  // Shells, debuggers, editors
  { globs: ['.{tool-versions,ruby-version}'], steers: 'toolchain', ecosystem: 'any', tests: 'maybe', later: 'run' },
  { globs: ['.envrc'], steers: 'shell', ecosystem: 'any', tests: 'yes', later: 'run', quiet: true, secret: true },
  {
    globs: ['.env*'],
    steers: 'credentials',
    ecosystem: 'any',
    tests: 'maybe',
    later: 'run',
    quiet: true,
    secret: true,
  },
  {
    globs: ['{mise,.mise}*.toml', '.{gdbinit,lldbinit}', '{.exrc,.vimrc,.nvimrc}'],
    steers: 'shell',
    ecosystem: 'any',
    tests: 'no',
    later: 'run',
    quiet: true,
  },
  {
    globs: ['.vscode/**', '.idea/**', '.devcontainer/**', '.devcontainer.json', '*.code-workspace'],
    steers: 'editor',
    ecosystem: 'any',
    tests: 'no',
    later: 'run',
    quiet: true,
  },

  // Files that only contain secrets
  {
    globs: [
      '*.{pem,key,p12,pfx,keystore}',
      'id_{rsa,dsa,ecdsa,ed25519}*',
      '{.netrc,.git-credentials}',
      '{.ssh,.aws,.gnupg,.kube}/**',
      '.docker/config.json',
    ],
    steers: 'credentials',
    ecosystem: 'any',
    tests: 'no',
    later: 'none',
    secret: true,
  },
];

export const steeringFiles: readonly SteeringFile[] = rows.map((row) => ({
  quiet: false,
  secret: false,
  fixed: false,
  ...row,
}));

/** Files that look like secrets and contain none: templates, and keys that only tests use. */
export const secretExceptions: readonly string[] = [
  '**/.env.{example,sample,template}',
  '**/{test,tests,fixtures,testdata}/**/*.{pem,key,p12,pfx}',
];
