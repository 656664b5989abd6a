import { cutAt, splitLines } from '../reading/lines.ts';
import { listFailed, nameTests, sum, type Runner } from '../reading/runner.ts';

/** It names failed tests. */
export const uvu: Runner = {
  name: 'uvu',
  read(output) {
    const sums = [...output.matchAll(/^ {2}Total: {5}(\d+)\n {2}Passed: {4}(\d+)\n {2}Skipped: {3}(\d+)$/gm)];
    if (sums.length === 0) return null;
    const [ran = 0, passed = 0, skipped = 0] = [1, 2, 3].map((at) => sum(sums.map((found) => Number(found[at]))));
    const failed = splitLines(output).flatMap((line) => {
      if (!line.startsWith('   FAIL  ') || !line.endsWith('"')) return [];
      const [suite, name] = [cutAt(line, /"/), line.slice(line.indexOf('"') + 1, -1)];
      return `${suite.slice('   FAIL  '.length).trimEnd()} > ${name}`;
    });
    // Its total is without the tests that were skipped.
    return nameTests({ total: ran + skipped, skipped, failed: ran - passed }, listFailed(failed));
  },
};
