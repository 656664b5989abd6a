import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { cutAt, splitLast, splitLines } from '../reading/lines.ts';
import { nameTests, sumGroups, type Runner } from '../reading/runner.ts';

const ends: Readonly<Record<string, TestEnd>> = {
  PASSED: 'passed',
  PASS: 'passed',
  FAILED: 'failed',
  FAIL: 'failed',
  ERROR: 'failed',
  SKIPPED: 'skipped',
  SKIP: 'skipped',
  XFAIL: 'expected-to-fail',
  XPASS: 'expected-to-fail',
};

/** `-v` names all tests; else the short summary names the failed ones. Subtests are named, and not counted. */
export const pytest: Runner = {
  name: 'pytest',
  read(output) {
    const lines = splitLines(output);
    const sums = lines.map(readSums).filter((found) => found !== null);
    const counts = sumGroups(sums.filter(({ groups }) => tested.test(groups?.['words'] ?? '')));
    if (counts === null) return null;
    const tests = listTests(lines);
    // Its numbers contain the subtests that failed; those that passed have a separate number, and not in every mode.
    const subtests =
      lines.filter((line) => /^SUBFAIL(?:ED)?[[( ]/.test(line)).length ||
      tests.filter(({ isSubtest, end }) => isSubtest && end === 'failed').length;
    // In verbose mode, subtests that were skipped or expected to fail are counted too.
    const countParts = (wanted: TestEnd): number =>
      tests.filter(({ isSubtest, end }) => isSubtest && end === wanted).length;
    const skipped = Math.max(0, counts.skipped - countParts('skipped'));
    const expectedToFail = Math.max(0, counts.expectedToFail - countParts('expected-to-fail'));
    // Such a test is counted as failed or passed too.
    const teardowns = lines.filter((line) => /^_+ ERROR at teardown of /.test(line)).length;
    const whole = tests.filter(({ isSubtest }) => !isSubtest);
    // Files that could not be imported.
    const unloaded = whole.filter(({ name }) => !name.includes('::')).map(({ name }) => name);
    const failures = Math.max(0, counts.failed - subtests - teardowns);
    const failedNames = whole.filter(({ end }) => end === 'failed').length;
    const failed = Math.max(failures, teardowns > 0 ? failedNames : 0);
    const passed = counts.total - counts.failed - counts.skipped - counts.expectedToFail;
    const total = passed + failures + skipped + expectedToFail;
    const endedEarly = lines.some((line) =>
      /^!+ (?:Interrupted: \d+ errors? during collection|stopping after \d+ failures) !+\s*$/.test(line),
    );
    const named = nameTests(
      { ...counts, total, failed, skipped, expectedToFail },
      whole.map(({ name, end }) => ({ name, end })),
      unloaded,
    );
    const parts = tests.filter(({ isSubtest, end }) => isSubtest && (named.named === 'all' || end === 'failed'));
    return {
      ...named,
      tests: [...named.tests, ...parts.map(({ name, end }) => ({ name, end }))],
      ...(endedEarly && { endedEarly }),
    };
  },
};

// `=== 1 failed, 2 passed in 0.12s ===`
function readSums(line: string): RegExpExecArray | null {
  return /^(?:=+ )?(?<words>(?:\d+ [a-z]+(?: [a-z]+)?, )*\d+ [a-z]+(?: [a-z]+)?) in \d[\d.]*s(?: \([\d:]+\))?(?: =+)?\s*$/.exec(
    line,
  );
}

const tested = /\b(?:passed|failed|skipped|xfailed|xpassed|errors?)\b/;

function listTests(lines: readonly string[]): (NamedTest & { readonly isSubtest: boolean })[] {
  const named = new Map<string, NamedTest & { readonly isSubtest: boolean }>();
  for (const line of lines) {
    const [id, word, subtest] = readProgress(line) ?? readSummary(line) ?? [];
    if (id === undefined || word === undefined) continue;
    const isSubtest = word.startsWith('SUB');
    const name = isSubtest ? `${id} ${subtest === '' ? '(subtest)' : subtest}` : id;
    const end = ends[isSubtest ? word.slice('SUB'.length) : word] ?? 'passed';
    // A test that passed may fail when it is cleaned up.
    if (named.get(name)?.end !== 'failed') named.set(name, { name, end, isSubtest });
  }
  return [...named.values()];
}

type Line = readonly [id: string, word: string, subtest: string];

// `tests/test_a.py::test_b[c - d] FAILED [ 50%]`, or `tests/test_a.py::test_b SUBFAILED[message] (c=1) [ 50%]`
function readProgress(line: string): Line | null {
  if (!/^[^\s:]+::/.test(line)) return null;
  const found = / (SUB[A-Z]{4,7}|PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)(?=[ [(]|$)/.exec(line);
  if (found === null) return null;
  const rest = line.slice(found.index + found[0].length);
  return [line.slice(0, found.index), found[1] ?? '', (splitLast(rest, ' [')?.[0] ?? rest).trimEnd()];
}

// `FAILED tests/test_a.py::test_b[c - d] - AssertionError`: of the summary, and of progress with several processes.
function readSummary(line: string): Line | null {
  const text = line.replace(/^\[gw\d+\] \[ *\d+%\] /, '');
  const word = /^(?:SUB[A-Z]{4,7}|PASSED|FAILED|ERROR|XFAIL|XPASS)(?=[ [(])/.exec(text)?.[0];
  if (word === undefined) return null;
  const rest = text.slice(word.length);
  const message = rest.startsWith('[') ? `${cutAt(rest, /\] /)}]` : '';
  const values = /^ ?\(/.test(rest.slice(message.length)) ? `${cutAt(rest.slice(message.length), /\) /)})` : '';
  const subtest = message + values;
  const id = /^ ([^\s[]+(?:\[.*?\](?= - |\s*$))?)/.exec(rest.slice(subtest.length))?.[1];
  return id !== undefined && /::|\.py$/.test(id) ? [id, word, subtest] : null;
}
