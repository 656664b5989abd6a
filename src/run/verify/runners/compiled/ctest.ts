import { cutAt, splitLast, splitLines } from '../reading/lines.ts';
import { countNamed, type Runner } from '../reading/runner.ts';

/** It names all tests. */
export const ctest: Runner = {
  name: 'ctest',
  read(output) {
    if (!/^\d+% tests passed, \d+ tests failed out of \d+$/m.test(output)) return null;
    return countNamed(
      splitLines(output).flatMap((line) => {
        const start = /^ *\d+\/\d+ Test +#\d+: /.exec(line)?.[0];
        if (start === undefined || !/ \d+\.\d+ sec$/.test(line)) return [];
        const rest = line.slice(start.length);
        const [name, result] = splitLast(rest, '***') ?? [cutAt(rest, / {3}Passed /), 'Passed'];
        const isSkipped = /^(?:Skipped|Not Run \(Disabled\)) /.test(result);
        return [
          { name: trimDots(name), end: isSkipped ? ('skipped' as const) : result === 'Passed' ? 'passed' : 'failed' },
        ];
      }),
    );
  },
};

// Dots fill the space after the name.
function trimDots(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '.' || text[end - 1] === ' ')) end -= 1;
  return text.slice(0, end);
}
