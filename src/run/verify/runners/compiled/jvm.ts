import type { NamedTest } from '../../../../core/types/verify.ts';
import { splitLast, splitLines } from '../reading/lines.ts';
import { defineSummed, listFailed, nameTests, sumGroups, type Runner } from '../reading/runner.ts';

/** Maven's Surefire and Failsafe. They name failed tests; their reports, which are read too, name all. */
export const surefire = defineSummed(
  'Maven',
  // Of each module; the lines of the classes have a time.
  /^(?:\[\w+\] )?Tests run: (?<total>\d+), Failures: (?<failed>\d+), Errors: (?<errors>\d+), Skipped: (?<skipped>\d+)(?:, Flakes: \d+)?\s*$/gm,
  (lines) =>
    listFailed(
      lines.flatMap((line) => {
        const [head = ''] = / <<< (?:FAILURE|ERROR)!$/.test(line) ? (splitLast(line, 'Time elapsed: ') ?? []) : [];
        const name = head.replace('[ERROR] ', '').trimEnd();
        if (name === '' || name.startsWith('Tests run: ')) return [];
        // `org.example.CartTest.adds -- Time elapsed: …`; before 3.0 `adds(org.example.CartTest)  Time elapsed: …`.
        return name.endsWith(' --') ? name.slice(0, -' --'.length) : readMethod(name);
      }),
    ),
);

/** Gradle counts and names tests only if some fail; its reports, which are read too, name all. */
export const gradle = defineSummed(
  'Gradle',
  /^(?<total>\d+) tests? completed, (?<failed>\d+) failed(?:, (?<skipped>\d+) skipped)?$/gm,
  (_, { output }) =>
    listFailed(
      [...output.matchAll(/^(\S{1,500}) > (\S.{0,500}) FAILED$/gm)].map(
        ([, type = '', test = '']) => `${type}.${test}`,
      ),
    ),
);

/** `org.junit.runner.JUnitCore`. It names failed tests, and does not count those that are ignored. */
export const junitConsole = defineSummed(
  'JUnit console',
  /^(?:OK \(|Tests run: )(?<total>\d+)(?: tests?\)|, {2}Failures: (?<failed>\d+))$/gm,
  (_, { output }) =>
    listFailed([...output.matchAll(/^\d+\) ([^\s()]+\([^\s()]+\))$/gm)].map(([, name = '']) => readMethod(name))),
);

/** `org.example.CartTest.adds` for `adds(org.example.CartTest)`, as reports name it. */
function readMethod(text: string): string {
  const [, method = '', type = ''] = /^(.*)\(([^()]*)\)$/.exec(text) ?? [];
  return method === '' ? text : `${type}.${method}`;
}

/** The task `junit` of Ant. A formatter of the type `plain` names all tests. */
export const ant: Runner = {
  name: 'Ant',
  read(output) {
    const lines = splitLines(output);
    // A summary and a formatter may write the same line.
    const different = lines.filter((line, at) => line !== lines[at - 1]).join('\n');
    const counts = sumGroups(
      different.matchAll(
        /^ +\[junit\] Tests run: (?<total>\d+), Failures: (?<failed>\d+), Errors: (?<errors>\d+), Skipped: (?<skipped>\d+), Time elapsed: /gm,
      ),
    );
    return counts === null ? null : nameTests(counts, listAntTests(lines));
  },
};

function listAntTests(lines: readonly string[]): NamedTest[] {
  let suite = '';
  return lines.flatMap((line, at): NamedTest[] => {
    suite = /^ +\[junit\] Testsuite: (\S+)$/.exec(line)?.[1] ?? suite;
    const test = /^ +\[junit\] Testcase: (\S.*?) took [\d.]+ sec$/.exec(line)?.[1];
    if (test === undefined) return [];
    const result = /^ +\[junit\] \t(SKIPPED|FAILED|Caused an ERROR)/.exec(lines[at + 1] ?? '')?.[1];
    const end = result === undefined ? 'passed' : result === 'SKIPPED' ? 'skipped' : 'failed';
    return [{ name: `${suite}.${test}`, end }];
  });
}
