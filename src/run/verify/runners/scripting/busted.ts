import { defineSummed, listFailed } from '../reading/runner.ts';

/** busted of Lua. It names failed tests. */
export const busted = defineSummed(
  'busted',
  /^(?<passed>\d+) success(?:es)? \/ (?<failed>\d+) failures? \/ (?<errors>\d+) errors? \/ (?<pending>\d+) pending : /gm,
  (lines) =>
    listFailed(
      lines.flatMap((line, at) => (/^(?:Failure|Error) -> \S.* @ \d+$/.test(line) ? [lines[at + 1] ?? ''] : [])),
    ),
);
