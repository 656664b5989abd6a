import { defineListing, defineSummed, listFailed, listMarked, type Runner } from '../reading/runner.ts';

const usual = defineSummed(
  'busted',
  /^(?<passed>\d+) success(?:es)? \/ (?<failed>\d+) failures? \/ (?<errors>\d+) errors? \/ (?<pending>\d+) pending : /gm,
  (lines) =>
    listFailed(
      lines.flatMap((line, at) => (/^(?:Failure|Error) -> \S.* @ \d+$/.test(line) ? [lines[at + 1] ?? ''] : [])),
    ),
);

/** With `--output=gtest`. A list at its end names tests again, without a time. */
const gtest = defineListing('busted', /^\[={10}\] \d+ tests? from \d+ test files? ran\./m, (lines) =>
  listMarked(
    // Output of a test without a line end is before its result.
    lines.map((line) => (line.startsWith('[ ') ? line : line.slice(Math.max(0, line.lastIndexOf('[ '))))),
    // The line of a test changes with the file.
    /^\[ +(?<mark>OK|FAILED|SKIPPED|ERROR) +\] [^@]+ @ \d+: (?<name>.+) \(\d+\.\d+ ms\)$/,
    { OK: 'passed', SKIPPED: 'skipped' },
  ),
);

/** busted of Lua. It names failed tests, and all of them with `--output=gtest`. */
export const busted: Runner = { name: 'busted', read: (output) => usual.read(output) ?? gtest.read(output) };
