import { splitLines } from '../reading/lines.ts';
import { listFailed, nameTests, sumGroups, type Runner } from '../reading/runner.ts';

/** busted of Lua. It names failed tests. */
export const busted: Runner = {
  name: 'busted',
  read(output) {
    const counts = sumGroups(
      output,
      /^(?<passed>\d+) success(?:es)? \/ (?<failed>\d+) failures? \/ (?<errors>\d+) errors? \/ (?<skipped>\d+) pending : /gm,
    );
    if (counts === null) return null;
    const passed = sumGroups(output, /^(?<total>\d+) success(?:es)? \/ /gm)?.total ?? 0;
    const lines = splitLines(output);
    const failed = lines.flatMap((line, at) =>
      /^(?:Failure|Error) -> \S.* @ \d+$/.test(line) ? [lines[at + 1] ?? ''] : [],
    );
    return nameTests({ ...counts, total: passed + counts.failed + counts.skipped }, listFailed(failed));
  },
};
