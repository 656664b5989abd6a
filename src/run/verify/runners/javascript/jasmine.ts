import { listFailed, nameTests, sumGroups, type Runner } from '../reading/runner.ts';

/** It names failed tests. */
export const jasmine: Runner = {
  name: 'jasmine',
  read(output) {
    const counts = sumGroups(
      output,
      /^(?<total>\d+) specs?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending specs?)?$/gm,
    );
    if (counts === null) return null;
    const failed = [...output.matchAll(/^\d+\) (.*)\n {2}Message:$/gm)].map(([, name = '']) => name);
    return nameTests(counts, listFailed(failed));
  },
};
