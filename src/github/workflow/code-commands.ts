// The start of a command. Assignments of variables may precede it.
const start = String.raw`(?:^|[;&|(]|\b(?:sudo|time|exec|then|do|else|env|xargs|if|!)\s)\s*(?:[A-Za-z_]\w*=\S*\s+)*`;

/** Commands that run files of the repository, or code that these files name. */
const commands: readonly RegExp[] = [
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
  String.raw`(?:source|\.)\s+[\w./-]`,
].map((command) => new RegExp(start + command));

// These commands fetch packages and run no code of them.
const withoutScripts = /\b(?:npm|pnpm|yarn|bun)\s+(?:ci|i|install)\b[^\n;&|]{0,300}?--ignore-scripts/g;

const maxLineCharacters = 2_000;

/** The first line of a step's script that runs code of the repository. Returns null if no known command does. */
export function findCodeCommand(script: string): string | null {
  const lines = script.replaceAll(/\\\r?\n/g, ' ').split(/\r?\n/);
  const found = lines
    .filter((line) => !line.trimStart().startsWith('#'))
    .find((line) => {
      // Real commands are shorter, and the patterns take quadratic time on a hostile line.
      const rest = line.slice(0, maxLineCharacters).replaceAll(withoutScripts, ':');
      return commands.some((command) => command.test(rest));
    });
  return found?.trim() ?? null;
}
