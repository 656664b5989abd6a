/** What a tool reads without being told to, so that it acts in a later step of a job, or on the machine of whoever takes the patch. */
export type LaterUse = 'run' | 'install';

interface Kind {
  readonly use: LaterUse;
  /** True where it is seldom made by a build, so that it counts also where git ignores it. */
  readonly isQuiet: boolean;
  /** The end of a path, after a slash or at its start. */
  readonly pattern: string;
}

const runs = (pattern: string): Kind => ({ use: 'run', isQuiet: false, pattern });
const runsQuietly = (pattern: string): Kind => ({ use: 'run', isQuiet: true, pattern });
const installs = (pattern: string): Kind => ({ use: 'install', isQuiet: false, pattern });

const kinds: readonly Kind[] = [
  // JavaScript
  runs(
    String.raw`package\.json|[\w.-]+\.(?:config|conf|workspace)\.[cm]?[jt]s|(?:jest|babel|turbo|nx|lerna|rush)(?:\.config)?\.jsonc?|deno\.jsonc?`,
  ),
  runs(
    String.raw`\.(?:mocharc|nycrc|c8rc|taprc|babelrc|swcrc|eslintrc|prettierrc|stylelintrc|lintstagedrc)(?:\.[\w-]+)?|lefthook\.ya?ml|pnpm-workspace\.yaml`,
  ),
  // npm builds whatever has one of these, and Yarn becomes what its settings name.
  runsQuietly(
    String.raw`binding\.gyp|\.npmrc|\.yarnrc(?:\.ya?ml)?|\.yarn\/(?:releases|plugins)\/.+|\.pnp\.[\w.]+|\.pnpmfile\.[cm]?js|bunfig\.toml`,
  ),
  installs(String.raw`package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|deno\.lock`),
  // Python
  runs(
    String.raw`setup\.(?:py|cfg)|pyproject\.toml|tox\.ini|noxfile\.py|\.?pytest\.(?:ini|toml)|\.coveragerc|tasks\.py|fabfile\.py`,
  ),
  runsQuietly(String.raw`conftest\.py|(?:site|user)customize\.py|[\w.-]+\.pth`),
  installs(
    String.raw`[\w.-]*requirements[\w.-]*\.(?:txt|in)|requirements\/.+\.txt|poetry\.lock|uv\.lock|pdm\.lock|Pipfile(?:\.lock)?|environment\.ya?ml`,
  ),
  // C, make and their like
  runs(
    String.raw`(?:GNU)?makefile|[\w.-]+\.(?:mk|mak|cmake|am|bzl)|[jJ]ustfile|\.justfile|Taskfile\.ya?ml|CMakeLists\.txt|CMakePresets\.json|meson\.build|SCons(?:truct|cript)|configure(?:\.ac)?|autogen\.sh`,
  ),
  runs(String.raw`BUILD(?:\.bazel)?|WORKSPACE(?:\.bazel)?|MODULE\.bazel|\.buckconfig`),
  runsQuietly(String.raw`(?:[\w-]*\.)?bazelrc|\.bazelversion`),
  // Rust and Go
  runs(String.raw`build\.rs|rust-toolchain(?:\.toml)?|\.?nextest\.toml|go\.work`),
  runsQuietly(String.raw`\.cargo\/.+`),
  installs(String.raw`Cargo\.(?:toml|lock)|go\.(?:mod|sum)`),
  // The JVM
  runs(
    String.raw`[\w.-]+\.gradle(?:\.kts)?|gradlew(?:\.bat)?|mvnw(?:\.cmd)?|pom\.xml|build\.sbt|project\/.+\.(?:sbt|properties)|buildSrc\/.+|build\.xml`,
  ),
  runsQuietly(String.raw`gradle\/wrapper\/.+|gradle\.properties|local\.properties|\.mvn\/.+|\.jvmopts|\.sbtopts`),
  installs(String.raw`libs\.versions\.toml|gradle\.lockfile`),
  // .NET
  runs(String.raw`[\w.-]+\.(?:cs|fs|vb|vcx)proj|[\w.-]+\.(?:props|targets)|global\.json|dotnet-tools\.json`),
  runsQuietly(String.raw`Directory\.\w+\.(?:props|targets|rsp)|nuget\.config|[\w.-]+\.csproj\.user`),
  installs(String.raw`packages\.lock\.json`),
  // Ruby, PHP, Elixir, Swift
  runs(
    String.raw`Rakefile|Gemfile|[\w.-]+\.gemspec|\.rspec|phpunit\.xml(?:\.dist)?|mix\.exs|rebar\.config|Package\.swift|Podfile|Fastfile`,
  ),
  runsQuietly(String.raw`\.bundle\/config|\.irbrc|\.pryrc`),
  installs(String.raw`Gemfile\.lock|composer\.(?:json|lock)|mix\.lock|Package\.resolved|Podfile\.lock`),
  // Containers, machines and other services
  runs(
    String.raw`[\w.-]*Dockerfile[\w.-]*|Containerfile|(?:docker-)?compose[\w.-]*\.ya?ml|Vagrantfile|Procfile|action\.ya?ml|[\w.-]+\.nix|[\w.-]+\.tf|ansible\.cfg`,
  ),
  runs(
    String.raw`\.gitlab-ci\.ya?ml|\.gitlab\/.+|\.circleci\/.+|\.buildkite\/.+|\.drone\.ya?ml|\.woodpecker(?:\.ya?ml|\/.+)|\.travis\.ya?ml|Jenkinsfile|(?:azure|bitbucket)-pipelines\.ya?ml|\.?appveyor\.ya?ml|\.tekton\/.+`,
  ),
  // Git, shells and editors
  runs(String.raw`\.gitattributes|\.gitmodules|\.tool-versions|\.nvmrc|\.node-version|\.python-version|\.ruby-version`),
  runsQuietly(String.raw`\.pre-commit-config\.yaml|\.pre-commit-hooks\.yaml|\.husky\/.+|\.githooks\/.+`),
  runsQuietly(
    String.raw`\.envrc|\.env(?:\.[\w-]+)?|\.?mise(?:\.[\w-]+)?\.toml|\.(?:gdb|lldb)init|\.exrc|\.n?vimrc|\.vscode\/.+|\.idea\/.+|\.devcontainer(?:\.json|\/.+)|[\w.-]+\.code-workspace`,
  ),
];

const compile = (some: readonly Kind[]): RegExp =>
  new RegExp(`(?:^|/)(?:${some.map(({ pattern }) => pattern).join('|')})$`, 'i');

const patterns: Readonly<Record<LaterUse, RegExp>> = {
  run: compile(kinds.filter(({ use }) => use === 'run')),
  install: compile(kinds.filter(({ use }) => use === 'install')),
};
const quiet = compile(kinds.filter(({ isQuiet }) => isQuiet));

/** What later steps do with a file of that path by themselves; null where nothing is known. */
export function findLaterUse(path: string): LaterUse | null {
  if (patterns.run.test(path)) return 'run';
  return patterns.install.test(path) ? 'install' : null;
}

/** True for files that act by being there, and that no ordinary build makes. */
export function actsUnseen(path: string): boolean {
  return quiet.test(path);
}
