import { listFailed, nameTests, sumGroups, type Runner } from '../reading/runner.ts';

/** Ruby's test-unit. It names failed tests. */
export const testUnit: Runner = {
  name: 'test-unit',
  read(output) {
    const counts = sumGroups(
      output,
      /^(?<total>\d+) tests, \d+ assertions, (?<failed>\d+) failures, (?<errors>\d+) errors, (?<skipped>\d+) pendings, (?<todo>\d+) omissions, \d+ notifications$/gm,
    );
    if (counts === null) return null;
    const failed = [...output.matchAll(/^(?:Failure|Error): ([^\n()]{1,500})\(([^\n()]{1,500})\)/gm)].map(
      ([, test = '', suite = '']) => `${suite}#${test}`,
    );
    return nameTests(counts, listFailed(failed));
  },
};
