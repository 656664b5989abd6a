import { node } from '../javascript/node.ts';
import { prove } from '../scripting/prove.ts';
import { splitLines } from '../reading/lines.ts';
import { countNamed, type Runner } from '../reading/runner.ts';
import { listPoints } from '../reading/tap-points.ts';
import { tape } from '../javascript/small.ts';

/** TAP of `tap`, `bats`, `ava --tap`, `mocha --reporter tap`, `busted -o TAP` and others: all runners of which no other file reads sums. */
export const tap: Runner = {
  name: 'tap',
  read(output) {
    if (!/^(?:TAP version \d+|1\.\.\d+)/m.test(output) || [node, tape, prove].some(({ read }) => read(output) !== null))
      return null;
    // The format of the package `tap`, in which each assertion is a point.
    const hasAssertions = /^ *# Subtest: /m.test(output);
    return countNamed(listPoints(splitLines(output), hasAssertions ? 'innermost' : 'left-out'));
  },
};
