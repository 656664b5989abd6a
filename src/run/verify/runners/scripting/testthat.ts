import { cutAt, splitLines } from '../reading/lines.ts';
import { nameTests, sumGroups, type Runner } from '../reading/runner.ts';

const sums = /^\[ FAIL (?<failed>\d{1,9}) \| WARN \d{1,9} \| SKIP (?<skipped>\d{1,9}) \| PASS (?<passed>\d{1,9}) \]$/gm;

/**
 * testthat of R, with its reporters for packages and terminals. It counts expectations, and names those that failed by file and test. The indented sums
 * that `R CMD check` shows after a failure are not read: it shows none after a success.
 */
export const testthat: Runner = {
  name: 'testthat',
  read(output) {
    // A run writes its sums several times, and they grow.
    const found = [...output.matchAll(sums)].filter((match, at, all) => {
      const next = all[at + 1];
      return next === undefined || count(next) < count(match);
    });
    const counts = sumGroups(found);
    return counts === null ? null : nameTests(counts, splitLines(output).flatMap(readFailure));
  },
};

function count({ groups = {} }: RegExpExecArray): number {
  return Number(groups['failed']) + Number(groups['skipped']) + Number(groups['passed']);
}

// `── Failure ('test-cart.R:7:3'): removes items ────`
function readFailure(line: string): [{ readonly name: string; readonly end: 'failed' }] | [] {
  const { file, test } =
    /^(?:── )?(?:Failure|Error) \('?(?<file>[^:()']{1,200})(?::\d+){0,2}'?\): (?<test>\S.*)$/.exec(line)?.groups ?? {};
  return file === undefined || test === undefined
    ? []
    : [{ name: `${file} > ${cutAt(test, / ─{2}/).trimEnd()}`, end: 'failed' }];
}
