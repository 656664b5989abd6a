import type { NamedTest } from '../../../../core/types/verify.ts';
import { splitLines } from '../reading/lines.ts';
import { listFailed, nameTests, sumLines, type Runner } from '../reading/runner.ts';
import { listPoints } from '../reading/tap-points.ts';

/** Lines below a file in the report. */
const maxDetails = 20;

/** Perl's `prove` and `make test`. `-v` names all tests; else the failed ones are named. */
export const prove: Runner = {
  name: 'prove',
  read(output) {
    const total = sumLines(output, /^Files=\d+, Tests=(\d+),/gm);
    if (total === null) return null;
    const lines = splitLines(output);
    const died = listDied(lines);
    const failed = (sumLines(output, /^\S+ +\(Wstat: .* Tests: \d+ Failed: (\d+)\)$/gm) ?? 0) + died.length;
    const skipped =
      (sumLines(output, /^\t\(less (\d+) skipped subtests?: \d+ okay\)$/gm) ?? 0) +
      (output.match(/^\S+ \.+ skipped: /gm)?.length ?? 0);
    const named = listVerbose(lines);
    // A file that died is no test.
    if (named.length === total)
      return { ...nameTests({ total, skipped, failed }, named), tests: [...named, ...listFailed(died)] };
    return nameTests({ total, skipped, failed }, listFailed([...listDiagnosed(lines), ...died]));
  },
};

// A file without a failed test that ended with a status, or whose plan does not fit. The report also lists files in which tests marked TODO passed.
function listDied(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    const file = /^(\S+) +\(Wstat: (\d+) .*Tests: \d+ Failed: 0\)$/.exec(line);
    if (file === null) return [];
    const below = lines.slice(at + 1, at + 1 + maxDetails);
    const end = below.findIndex((detail) => !detail.startsWith('  '));
    const isBroken = below.slice(0, end < 0 ? maxDetails : end).some((detail) => detail.startsWith('  Parse errors: '));
    return file[2] !== '0' || isBroken ? [file[1] ?? ''] : [];
  });
}

// The file of a failure is on the next line.
function listDiagnosed(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    const test = /^# {3}Failed test(?: '(.*)')?$/.exec(line);
    const file = /^# {3}at (\S+) line (\d+)\.$/.exec(lines[at + 1] ?? '');
    if (test === null || file === null) return [];
    return [`${file[1] ?? ''}: ${test[1] ?? `line ${file[2] ?? ''}`}`];
  });
}

function listVerbose(lines: readonly string[]): NamedTest[] {
  const tests: NamedTest[] = [];
  let file = '';
  let points: string[] = [];
  const endFile = (): void => {
    tests.push(...listPoints(points, 'left-out').map(({ name, end }) => ({ name: `${file}: ${name}`, end })));
    points = [];
  };
  for (const line of lines) {
    // Dots fill the space to the longest name.
    const header = /^(\S+) \.{2,} ?$/.exec(line)?.[1];
    if (header !== undefined || line.startsWith('Test Summary Report')) endFile();
    file = header ?? file;
    // The tests of a subtest are no tests of the file.
    if (/^(?:not )?ok \d/.test(line)) points.push(line);
  }
  endFile();
  return tests;
}
