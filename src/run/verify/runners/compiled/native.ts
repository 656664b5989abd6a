import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { cutAt, splitLast } from '../reading/lines.ts';
import { defineListing, defineSummed, listMarked } from '../reading/runner.ts';

/** It names all tests. A list at its end names the failed ones again, without a time. */
export const googletest = defineListing(
  'googletest',
  /^\[={10}\] \d+ tests? from \d+ test (?:suites?|cases?) ran\./m,
  (lines) => [
    ...listMarked(
      // Output of a test without a line end is before its result.
      lines.map((line) => line.slice(Math.max(0, line.lastIndexOf('[  ')))),
      /^\[ +(?<mark>OK|FAILED|SKIPPED) +\] (?<name>\S+?),? ?(?:where .*)?\(\d+ ms\)$/,
      { OK: 'passed', SKIPPED: 'skipped' },
    ),
    ...listMarked(lines, /^\[ (?<mark>DISABLED) \] (?<name>\S+)$/, { DISABLED: 'skipped' }),
  ],
);

/** Catch2 and doctest. They show failures that are expected like others, so that no name is read. */
export const catch2 = defineSummed(
  'Catch2 or doctest',
  /^(?:\[doctest\] )?(?:test cases: +\d+ \|(?<words>.*)|All tests passed \(\d+ assertions? in (?<passed>\d+) test cases?\))$/gm,
  () => [],
);

/** It names all tests. */
export const ctest = defineListing('ctest', /^\d+% tests passed, \d+ tests failed out of \d+$/m, (lines) => {
  // With `--repeat`, each try has a line; the line of a later one has no count.
  const numbered = lines.flatMap((line) => {
    const [start, number] = /^ *(?:\d+\/\d+ )?Test +#(\d+): /.exec(line) ?? [];
    if (start === undefined || number === undefined || !/ \d+\.\d+ sec$/.test(line)) return [];
    const rest = line.slice(start.length);
    const [name, result] = splitLast(rest, '***') ?? [cutAt(rest, / {3}Passed /), 'Passed'];
    const isSkipped = /^(?:Skipped|Not Run \(Disabled\)) /.test(result);
    const end = isSkipped ? 'skipped' : result === 'Passed' ? 'passed' : 'failed';
    return [[number, { name: trimDots(name), end }] as const];
  });
  return [...new Map<string, NamedTest>(numbered).values()];
});

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
]);

/** `make check` of Automake, which names all tests. One that passes against its mark fails the run. */
export const automake = defineSummed(
  'automake',
  /^# TOTAL: +(?<total>\d+)\n# PASS: +\d+\n# SKIP: +(?<skipped>\d+)\n# XFAIL: +(?<xfailed>\d+)\n# FAIL: +(?<failed>\d+)\n# XPASS: +(?<failures>\d+)\n# ERROR: +(?<errors>\d+)$/gm,
  (lines) =>
    listMarked(lines, /^(?<mark>PASS|FAIL|ERROR|SKIP|XFAIL|XPASS): (?<name>\S.*)$/, {
      PASS: 'passed',
      SKIP: 'skipped',
      XFAIL: 'expected-to-fail',
    }),
);

/** Where the output of a failed test begins and ends, in the output of a tool that does not show it for the others. */
const shownFailures: readonly { readonly tool: RegExp; readonly begin: RegExp; readonly end: RegExp }[] = [
  {
    tool: /^\d+% tests passed, \d+ tests failed out of \d+$/m,
    begin: /^ *\d+\/\d+ Test +#\d+: .* sec$/,
    end: /^ +Start +\d+: |^\d+% tests passed, /,
  },
  { tool: /^Ok: +\d+ *$/m, begin: /^―{3,} ✀ /, end: /^―{10,}$/ },
  { tool: /^Ok: +\d+ *$/m, begin: /^Summary of Failures:$/, end: /^Ok: +\d+ *$/ },
  { tool: /^Testsuite summary for /m, begin: /^ +\S.*: \S*test-suite\.log$/, end: /^Testsuite summary for / },
];

/**
 * An output without the outputs of failed tests that ctest, meson and automake show: they would have counts before a fix, and none after it.
 */
export function removeShownFailures(output: string): string {
  const tools = shownFailures.filter(({ tool }) => tool.test(output));
  if (tools.length === 0) return output;
  let shown: (typeof tools)[number] | null = null;
  return output
    .split('\n')
    .filter((line) => {
      const text = line.slice(0, 2_000).trimEnd();
      if (shown !== null && !shown.end.test(text)) return false;
      shown = tools.find(({ begin }) => begin.test(text)) ?? null;
      return true;
    })
    .join('\n');
}
