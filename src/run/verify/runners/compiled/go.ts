import { readJson } from '../../../../core/text/parse-json.ts';
import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { splitLines } from '../reading/lines.ts';
import { countNamed, listFailed, nameTests, sumGroups, sumLines, type Runner } from '../reading/runner.ts';

const ends: Readonly<Record<string, TestEnd>> = { pass: 'passed', fail: 'failed', skip: 'skipped' };

const gotestsumSums =
  /^DONE (?:\d+ runs, )?(?<total>\d+) tests?(?:, (?<skipped>\d+) skipped)?(?:, (?<failed>\d+) failures?)?(?:, \d+ errors?)? in /gm;

/** It runs `go test -json`, shows the output of some tests in the form of `go test`, and names failed tests at its end. */
export const gotestsum: Runner = {
  name: 'gotestsum',
  read(output) {
    const counts = sumGroups(output.matchAll(gotestsumSums));
    if (counts === null) return null;
    const failed = splitLines(output).flatMap(
      (line) => /^=== FAIL: (\S+ \S*) ?(?:\(re-run \d+\) )?\(/.exec(line)?.[1]?.trim() ?? [],
    );
    const named = nameTests(counts, listFailed(failed));
    // Packages that cannot be built are errors, and have no names.
    const unreached = sumLines(output, /^DONE .*, (\d+) errors? in /gm) ?? 0;
    return { ...named, unreached, named: unreached > 0 ? 'some' : named.named };
  },
};

/** `go test -v` and `-json`, which name all tests. */
export const goTests: Runner = {
  name: 'go test',
  read(output) {
    const lines = splitLines(output);
    const packages = readPackages(lines);
    const tests = packages.flatMap((one) => one.tests);
    const isJson = lines.some((line) => line.startsWith('{"') && readEvent(line) !== null);
    const counted = isJson || namesAll(tests, lines) ? countNamed(tests) : null;
    const unreached = packages.filter(({ isBuilt }) => !isBuilt).length;
    return counted === null || isSummed(output) ? null : { ...counted, unreached };
  },
};

/** `go test` without `-v` names failed tests only. Then its packages are counted. */
export const goPackages: Runner = {
  name: 'go test packages',
  read(output) {
    const packages = readPackages(splitLines(output));
    const ended = packages.filter(({ end }) => end === 'passed' || end === 'failed');
    if (ended.length === 0 || isSummed(output)) return null;
    const failed = ended.filter(({ end }) => end === 'failed');
    const counted = nameTests({ total: ended.length, skipped: 0, failed: failed.length }, []);
    const tests = packages.flatMap((one) => one.tests.filter(({ end }) => end === 'failed'));
    // One that cannot be built, panics or exits fails without a failed test. Its own name is the name of the failure.
    const alone = failed.filter((one) => !one.tests.some(({ end }) => end === 'failed'));
    return { ...counted, tests: [...tests, ...listFailed(alone.map(({ name }) => name))], named: 'failed' };
  },
};

function isSummed(output: string): boolean {
  return output.search(gotestsumSums) >= 0;
}

function namesAll(tests: readonly NamedTest[], lines: readonly string[]): boolean {
  return (
    tests.some(({ end }) => end !== 'failed') || (tests.length > 0 && lines.some((line) => line.startsWith('=== RUN')))
  );
}

interface Package {
  readonly name: string;
  readonly tests: NamedTest[];
  /** Null if the output does not show it. */
  end: TestEnd | null;
  isBuilt: boolean;
}

function readPackages(lines: readonly string[]): readonly Package[] {
  const packages = new Map<string, Package>();
  const open = (name: string): Package => {
    const one = packages.get(name) ?? { name, tests: [], end: null, isBuilt: true };
    packages.set(name, one);
    return one;
  };
  // The package follows its tests.
  let pending: NamedTest[] = [];
  for (const line of lines) {
    const event = readEvent(line);
    if (event !== null) {
      const one = open(event.directory);
      if (event.test === null) one.end = event.end;
      else one.tests.push({ name: nameTest(event.directory, event.test), end: event.end });
    }
    const unbuilt = /^FAIL\t(\S+) \[(?:build|setup) failed\]$/.exec(readOutput(line))?.[1];
    if (unbuilt !== undefined) Object.assign(open(unbuilt), { end: 'failed', isBuilt: false });
    // Output of a test without a line end is on the same line.
    const [, end = '', test] = /--- (PASS|FAIL|SKIP): (\S+) \(\d+\.\d+s\)$/.exec(line) ?? [];
    if (test !== undefined) pending.push({ name: test, end: ends[end.toLowerCase()] ?? 'passed' });
    const [, mark, directory] = /^(ok {2}|FAIL)\t(\S+)\t/.exec(line) ?? [];
    if (directory === undefined) continue;
    const one = open(directory);
    one.end = mark === 'FAIL' ? 'failed' : 'passed';
    one.tests.push(...pending.map(({ name, end: how }) => ({ name: nameTest(directory, name), end: how })));
    pending = [];
  }
  if (pending.length > 0) open('').tests.push(...pending);
  return [...packages.values()];
}

// With `-json`, the line about a package that cannot be built is in an event.
function readOutput(line: string): string {
  if (!line.startsWith('{"') || !line.includes(' failed]\\n"')) return line;
  const { Output: output } = (readJson(line) ?? {}) as Record<string, unknown>;
  return typeof output === 'string' ? output.trimEnd() : '';
}

function nameTest(directory: string, test: string): string {
  return directory === '' ? test : `${directory}.${test}`;
}

/** `test` is null for the event of a package. */
interface TestEvent {
  readonly directory: string;
  readonly test: string | null;
  readonly end: TestEnd;
}

function readEvent(line: string): TestEvent | null {
  if (!line.startsWith('{"') || !/"Action":"(?:pass|fail|skip)"/.test(line)) return null;
  const { Action: action, Package: directory, Test: test } = (readJson(line) ?? {}) as Record<string, unknown>;
  const end = typeof action === 'string' ? ends[action] : undefined;
  if (end === undefined || (typeof directory !== 'string' && typeof test !== 'string')) return null;
  return {
    directory: typeof directory === 'string' ? directory : '',
    test: typeof test === 'string' ? test : null,
    end,
  };
}
