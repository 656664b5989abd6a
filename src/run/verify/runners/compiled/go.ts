import { readJson } from '../../../../core/text/parse-json.ts';
import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { splitLines } from '../reading/lines.ts';
import { countNamed, listFailed, nameTests, type Runner } from '../reading/runner.ts';

const ends: Readonly<Record<string, TestEnd>> = { pass: 'passed', fail: 'failed', skip: 'skipped' };

const unbuiltPackage = /^FAIL\t(\S+) \[(?:build|setup) failed\]$/gm;

/** `go test -v` and `-json`, which name all tests. */
export const goTests: Runner = {
  name: 'go test',
  read(output) {
    const lines = splitLines(output);
    const events = lines.flatMap(readEvent);
    const tests = events.length > 0 ? events : listTests(lines);
    const counted = events.length > 0 || namesAll(tests, lines) ? countNamed(tests) : null;
    return counted === null ? null : { ...counted, unreached: output.match(unbuiltPackage)?.length ?? 0 };
  },
};

/** `go test` without these options names failed tests only. Then its packages are counted. */
export const goPackages: Runner = {
  name: 'go test packages',
  read(output) {
    // With `-json`, only a package that cannot be built has such a line.
    if (/^\{"(?:Time|Action|ImportPath)":/m.test(output)) return null;
    const failed = output.match(/^FAIL\t\S+(?:\t| \[(?:build|setup) failed\]$)/gm)?.length ?? 0;
    const total = failed + (output.match(/^ok {2}\t\S+\t/gm)?.length ?? 0);
    if (total === 0) return null;
    const lines = splitLines(output);
    const unbuilt = [...output.matchAll(unbuiltPackage)].map(([, name = '']) => name);
    const tests = listTests(lines);
    const counted = nameTests({ total, skipped: 0, failed }, []);
    const named = [...tests.filter(({ end }) => end === 'failed'), ...listFailed(unbuilt)];
    // A package can fail without a failed test; then its name is missing.
    return { ...counted, tests: named, named: named.length >= failed ? 'failed' : 'some' };
  },
};

function namesAll(tests: readonly NamedTest[], lines: readonly string[]): boolean {
  return (
    tests.some(({ end }) => end !== 'failed') || (tests.length > 0 && lines.some((line) => line.startsWith('=== RUN')))
  );
}

// The package follows its tests.
function listTests(lines: readonly string[]): NamedTest[] {
  const tests: NamedTest[] = [];
  let pending: NamedTest[] = [];
  for (const line of lines) {
    // Output of a test without a line end is on the same line.
    const [, end = '', test] = /--- (PASS|FAIL|SKIP): (\S+) \(\d+\.\d+s\)$/.exec(line) ?? [];
    if (test !== undefined) pending.push({ name: test, end: ends[end.toLowerCase()] ?? 'passed' });
    const directory = /^(?:ok {2}|FAIL)\t(\S+)\t/.exec(line)?.[1];
    if (directory === undefined) continue;
    tests.push(...pending.map(({ name, end: how }) => ({ name: `${directory}.${name}`, end: how })));
    pending = [];
  }
  return [...tests, ...pending];
}

function readEvent(line: string): NamedTest[] {
  if (!line.startsWith('{"') || !/"Action":"(?:pass|fail|skip)"/.test(line) || !line.includes('"Test":"')) return [];
  const { Action: action, Package: directory, Test: test } = (readJson(line) ?? {}) as Record<string, unknown>;
  const end = typeof action === 'string' ? ends[action] : undefined;
  if (end === undefined || typeof test !== 'string') return [];
  return [{ name: typeof directory === 'string' ? `${directory}.${test}` : test, end }];
}
