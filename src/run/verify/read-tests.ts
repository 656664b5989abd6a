import { removeEscapes } from '../../core/text/control-characters.ts';
import { runners } from './runners/index.ts';
import { removeShownFailures } from './runners/compiled/native.ts';
import { readJsonReport } from './runners/formats/json.ts';
import { readJunitReports } from './runners/formats/junit-report.ts';
import { removeRepeatedOutput } from './runners/reading/nx.ts';
import { addUp, type RanTests, type RunnerTests } from './runners/reading/runner.ts';

/** Streams of more commands are not separated. */
const maxStreams = 500;

/**
 * The tests of a command, by its output. Without a known runner, the list is empty. If one command runs several runners, or one of them several times,
 * the results are added up, also if a tool for workspaces writes a name before each line.
 */
export function readTests(output: string): readonly RanTests[] {
  const text = removeRepeatedOutput(removeShownFailures(removeEscapes(output)));
  const found = runners.flatMap((runner) => {
    const tests = runner.read(text);
    return tests === null ? [] : [{ runner: runner.name, ...tests }];
  });
  if (/^<testsuite/m.test(text)) {
    const report = readJunitReports([text]);
    if (report !== null) found.push({ runner: 'JUnit report', ...report });
  }
  const streams = splitStreams(text);
  if (streams.size === 0) return found;
  const known = new Set(found.map(({ runner }) => runner));
  // `pnpm -r` without `--no-bail` ends the other packages.
  const stopsAtFirstFailure = text.includes('ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL');
  return [
    ...found,
    ...runners
      .filter(({ name }) => !known.has(name))
      .flatMap(({ name, read }) => {
        const parts = [...streams].flatMap(([prefix, part]) => {
          const tests = read(part);
          // ctest writes the number of a test, which changes with their order.
          return tests === null ? [] : [/^\d+$/.test(prefix) ? tests : prefixNames(tests, prefix)];
        });
        if (parts.length === 0) return [];
        return [{ runner: name, ...addUp(parts), ...(stopsAtFirstFailure && { endedEarly: true as const }) }];
      }),
  ];
}

/** The tests in reports that a command has written as files: JUnit, and the JSON of jest and vitest. */
export function readReported(reports: readonly string[]): readonly RanTests[] {
  const junit = readJunitReports(reports.filter((report) => report.includes('<testsuite')));
  const json = reports.flatMap((report) => (report.startsWith('{') ? (readJsonReport(report) ?? []) : []));
  return [
    ...(junit === null ? [] : [{ runner: 'JUnit report', ...junit }]),
    ...(json.length === 0 ? [] : [{ runner: 'JSON report', ...addUp(json) }]),
  ];
}

/**
 * The outputs of commands that run at the same time, by the names that turbo (`cart:test: `), nx and lerna (`cart: `), pnpm (`packages/cart test: `),
 * yarn (`[cart]: `), concurrently (`[cart] `), docker compose (`cart-1  | `) and ctest (`12: `) write before each line.
 */
function splitStreams(text: string): ReadonlyMap<string, string> {
  const streams = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const prefix =
      /^(?:[@\w./-]{1,200}(?::[\w:-]{1,100}| [\w:-]{1,100})?:|\[(?:\d{1,3}|[@a-zA-Z][@\w./-]{0,200})\]:?|[\w.-]{1,200} {1,40}\|) ?/.exec(
        line.slice(0, 400),
      )?.[0];
    if (prefix === undefined) continue;
    const name = prefix.replace(/[ :|]{1,42}$/, '');
    const lines = streams.get(name);
    if (lines !== undefined) lines.push(line.slice(prefix.length));
    else if (streams.size < maxStreams) streams.set(name, [line.slice(prefix.length)]);
  }
  return new Map([...streams].filter(([, lines]) => lines.length > 1).map(([name, lines]) => [name, lines.join('\n')]));
}

function prefixNames(tests: RunnerTests, prefix: string): RunnerTests {
  const add = (name: string): string => `${prefix} > ${name}`;
  return {
    ...tests,
    tests: tests.tests.map(({ name, end }) => ({ name: add(name), end })),
    unloaded: (tests.unloaded ?? []).map(add),
  };
}
