import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { cutAt, splitLast, splitLines } from '../reading/lines.ts';
import { listFailed, nameTests, sumGroups, type Runner } from '../reading/runner.ts';

const ends: readonly (readonly [string, TestEnd])[] = [
  ['ok', 'passed'],
  ['FAILED', 'failed'],
  ['ignored', 'skipped'],
];

/** `cargo test`, which names all tests; with `-q` the failed ones. */
export const cargo: Runner = {
  name: 'cargo test',
  read(output) {
    const counts = sumGroups(
      output.matchAll(/^test result: \S+\. (?<passed>\d+) passed; (?<failed>\d+) failed; (?<ignored>\d+) ignored;/gm),
    );
    // cargo-nextest shows the output of a test only if it fails.
    if (counts === null || /^ +Summary \[ .* tests? run: /m.test(output)) return null;
    const lines = splitLines(output);
    const listed = listTests(lines);
    // With `--no-fail-fast`, a line counts the targets that failed.
    const endedEarly =
      /^error: (?:doc)?test failed, to rerun pass /m.test(output) && !/^error: \d+ targets? failed:$/m.test(output);
    const named = nameTests({ ...counts, results: 1 }, listed.length === counts.total ? listed : listFailures(lines));
    // A target that crashes has no result, and its tests no names.
    const crashed = [...output.matchAll(/^error: (?:doc)?test failed, to rerun pass `(.*)`\n\nCaused by:$/gm)];
    return {
      ...named,
      tests: [...named.tests, ...listFailed(crashed.map(([, target = '']) => target))],
      ...(endedEarly && { endedEarly }),
    };
  },
};

// Without the targets, which cargo writes to the standard error: some print no list, and documentation tests print two.
function listTests(lines: readonly string[]): NamedTest[] {
  const tests: NamedTest[] = [];
  // Afterwards, lines are output of tests.
  let isList = false;
  for (const line of lines) {
    if (/^running \d+ tests?$/.test(line)) isList = true;
    if (/^failures:$|^test result: /.test(line)) isList = false;
    const [name, end = ''] = (isList && line.startsWith('test ') ? splitLast(line.slice(5), ' ... ') : null) ?? [];
    // Output of a test without a line end is before its result, with `--nocapture`.
    const result = cutAt(end, /,/);
    const how = ends.find(([word]) => result.endsWith(word))?.[1];
    if (name === undefined || how === undefined) continue;
    // The line of a documentation test moves when the file is edited.
    const stable = name.replace(/ - (?:should panic|compile(?: fail)?)$/, '').replace(/ \(line \d+\)$/, '');
    tests.push({ name: stable, end: how });
  }
  return tests;
}

// The list is the last one before the result.
function listFailures(lines: readonly string[]): NamedTest[] {
  const names: string[] = [];
  let listed: string[] = [];
  for (const line of lines) {
    if (line === 'failures:') listed = [];
    if (line.startsWith('test result: ')) names.push(...listed.splice(0));
    const name = /^ {4}(\S.*)$/.exec(line)?.[1];
    if (name !== undefined) listed.push(name);
  }
  return listFailed(names);
}
