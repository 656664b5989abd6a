import { splitLines } from '../reading/lines.ts';
import { keepLast, listMarked, nameTests, sumGroups, type Runner } from '../reading/runner.ts';

/** `cargo nextest run`. It names all tests except those that it skips. */
export const nextest: Runner = {
  name: 'cargo nextest',
  read(output) {
    const counts = sumGroups(output.matchAll(/^ +Summary \[ *\d[\d.]*s\] (?:\d+\/)?\d+ tests? run: (?<words>\d.*)$/gm));
    if (counts === null) return null;
    const tests = listMarked(
      splitLines(output).filter((line) => line.startsWith(' [', verbWidth)),
      /^ *(?:TRY \d+ )?(?<mark>[A-Z]+(?:-[A-Z]+)?)(?: \d+(?:\/\d+)?)? \[ *\d[\d.]*s\] (?:\( *\d+\/\d+\) |\(─+\) )?(?<name>\S.*)$/,
      { PASS: 'passed', LEAK: 'passed', FLAKY: 'passed' },
    );
    // Without `--no-fail-fast`, it counts the tests that ran of all.
    const endedEarly = /^ +Summary \[.*\] \d+\/\d+ tests? run: /m.test(output);
    return { ...nameTests(counts, keepLast(tests)), ...(endedEarly && { endedEarly }) };
  },
};

/** The width to which it aligns the words before the time of a test. */
const verbWidth = 12;
