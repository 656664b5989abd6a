import { listFailed, nameTests, sumGroups, type Runner } from '../reading/runner.ts';

/** Gradle counts and names tests only if some fail; its reports, which are read too, name all. */
export const gradle: Runner = {
  name: 'Gradle',
  read(output) {
    const counts = sumGroups(
      output,
      /^(?<total>\d+) tests? completed, (?<failed>\d+) failed(?:, (?<skipped>\d+) skipped)?$/gm,
    );
    if (counts === null) return null;
    const failed = [...output.matchAll(/^(\S{1,500}) > (\S.{0,500}) FAILED$/gm)].map(
      ([, type = '', test = '']) => `${type}.${test}`,
    );
    return nameTests(counts, listFailed(failed));
  },
};
