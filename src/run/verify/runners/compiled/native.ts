import type { TestEnd } from '../../../../core/types/verify.ts';
import { cutAt, splitLast, splitLines } from '../reading/lines.ts';
import { defineListing, listMarked, nameTests, sumGroups, type Runner } from '../reading/runner.ts';

/** It names all tests. A list at its end names the failed ones again, without a time. */
export const googletest = defineListing(
  'googletest',
  /^\[={10}\] \d+ tests? from \d+ test (?:suites?|cases?) ran\./m,
  (lines) => [
    ...listMarked(lines, /^\[ +(?<mark>OK|FAILED|SKIPPED) +\] (?<name>\S+?),? ?(?:where .*)?\(\d+ ms\)$/, {
      OK: 'passed',
      SKIPPED: 'skipped',
    }),
    ...listMarked(lines, /^\[ (?<mark>DISABLED) \] (?<name>\S+)$/, { DISABLED: 'skipped' }),
  ],
);

/** It names all tests. */
export const ctest = defineListing('ctest', /^\d+% tests passed, \d+ tests failed out of \d+$/m, (lines) =>
  lines.flatMap((line) => {
    const start = /^ *\d+\/\d+ Test +#\d+: /.exec(line)?.[0];
    if (start === undefined || !/ \d+\.\d+ sec$/.test(line)) return [];
    const rest = line.slice(start.length);
    const [name, result] = splitLast(rest, '***') ?? [cutAt(rest, / {3}Passed /), 'Passed'];
    const isSkipped = /^(?:Skipped|Not Run \(Disabled\)) /.test(result);
    return [
      { name: trimDots(name), end: isSkipped ? ('skipped' as const) : result === 'Passed' ? 'passed' : 'failed' },
    ];
  }),
);

// Dots fill the space after the name.
function trimDots(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '.' || text[end - 1] === ' ')) end -= 1;
  return text.slice(0, end);
}

/** `meson test`, which names all tests. */
export const meson = defineListing('meson test', /^Ok: +\d+ *\n(?:Expected Fail: +\d+ *\n)?Fail: +\d+ *$/m, (lines) =>
  lines.flatMap((line) => {
    const start = /^ *\d+\/\d+ /.exec(line)?.[0];
    const result = / (OK|FAIL|SKIP|EXPECTEDFAIL|UNEXPECTEDPASS|TIMEOUT|ERROR|INTERRUPT) {1,20}\d+\.\d+s(?: |$)/.exec(
      line,
    );
    if (start === undefined || result === null) return [];
    return [
      { name: line.slice(start.length, result.index).trimEnd(), end: mesonEnds.get(result[1] ?? '') ?? 'failed' },
    ];
  }),
);

const mesonEnds = new Map<string, TestEnd>([
  ['OK', 'passed'],
  ['SKIP', 'skipped'],
  ['EXPECTEDFAIL', 'expected-to-fail'],
  ['UNEXPECTEDPASS', 'expected-to-fail'],
]);

/** `make check` of Automake, which names all tests. */
export const automake: Runner = {
  name: 'automake',
  read(output) {
    const counts = sumGroups(
      output,
      /^# TOTAL: +(?<total>\d+)\n# PASS: +\d+\n# SKIP: +(?<skipped>\d+)\n# XFAIL: +(?<expected>\d+)\n# FAIL: +(?<failed>\d+)\n# XPASS: +(?<passed>\d+)\n# ERROR: +(?<errors>\d+)$/gm,
    );
    if (counts === null) return null;
    const tests = listMarked(splitLines(output), /^(?<mark>PASS|FAIL|ERROR|SKIP|XFAIL|XPASS): (?<name>\S.*)$/, {
      PASS: 'passed',
      SKIP: 'skipped',
      XFAIL: 'expected-to-fail',
      XPASS: 'expected-to-fail',
    });
    const expectedToFail = tests.filter(({ end }) => end === 'expected-to-fail').length;
    return nameTests({ ...counts, expectedToFail: Math.max(counts.expectedToFail, expectedToFail) }, tests);
  },
};
