import { readMethod } from './junit-console.ts';
import { listFailed, nameTests, sumGroups, type Runner } from '../reading/runner.ts';

/** Maven's Surefire and Failsafe. They name failed tests; their reports, which are read too, name all. */
export const surefire: Runner = {
  name: 'Maven',
  read(output) {
    // Of each module; the lines of the classes have a time.
    const counts = sumGroups(
      output,
      /^(?:\[\w+\] )?Tests run: (?<total>\d+), Failures: (?<failed>\d+), Errors: (?<errors>\d+), Skipped: (?<skipped>\d+)\s*$/gm,
    );
    if (counts === null) return null;
    const failed = [
      ...output.matchAll(
        /^(?:\[ERROR\] )?([^\s()]{1,500}\([^\s()]{1,500}\)) {2}Time elapsed: [\d.]+ s {2}<<< (?:FAILURE|ERROR)!/gm,
      ),
    ].map(([, name = '']) => readMethod(name));
    return nameTests(counts, listFailed(failed));
  },
};
