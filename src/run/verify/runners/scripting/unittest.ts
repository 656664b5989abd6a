import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { splitLast, splitLines } from '../reading/lines.ts';
import { nameTests, sumGroups, type Runner } from '../reading/runner.ts';

const ends: readonly (readonly [RegExp, TestEnd])[] = [
  [/^ok$/, 'passed'],
  [/^(?:FAIL|ERROR)$/, 'failed'],
  [/^skipped\b/, 'skipped'],
  [/^(?:expected failure|unexpected success)$/, 'expected-to-fail'],
];

/** `python -m unittest` and Django. `-v` names all tests; else the failed ones are named. */
export const unittest: Runner = {
  name: 'unittest',
  read(output) {
    const counts = sumGroups(
      output.matchAll(/^Ran (?<total>\d+) tests? in \d[\d.]*s\n\n(?:OK|FAILED)(?: \((?<words>[a-z=\d, ]+)\))?$/gm),
    );
    if (counts === null) return null;
    const tests = listTests(splitLines(output));
    // Modules that could not be imported are counted as tests; classes that could not be set up are not.
    const modules = tests.flatMap(({ name }) => (name.startsWith('unittest.loader._FailedTest.') ? [name] : []));
    const classes = output.match(/^ERROR: setUp(?:Class|Module) \(/gm)?.length ?? 0;
    return { ...nameTests(counts, tests, modules), unreached: classes };
  },
};

function listTests(lines: readonly string[]): NamedTest[] {
  const named = new Map<string, NamedTest>();
  for (const [at, line] of lines.entries()) {
    const failed = /^(?:FAIL|ERROR): (.*)$/.exec(line)?.[1];
    const failedName = failed === undefined ? null : readName(failed);
    if (failedName !== null) named.set(failedName, { name: failedName, end: 'failed' });
    const [text, word = ''] = splitLast(line, ' ... ') ?? [];
    const end = ends.find(([pattern]) => pattern.test(word))?.[1];
    if (text === undefined || end === undefined) continue;
    // With a docstring, the name is on the line before.
    const name = readName(text.trim()) ?? readName(lines[at - 1] ?? '');
    if (name !== null && named.get(name)?.end !== 'failed') named.set(name, { name, end });
  }
  return [...named.values()];
}

// `test_adds (shop.CartTest.test_adds) (item='pear')`; before Python 3.11 without the name of the test in the parentheses.
function readName(text: string): string | null {
  const [, test = '', path = '', rest = ''] = /^(\w+) \(([\w.]+)\)(.*)$/.exec(text) ?? [];
  if (test === '') return null;
  return `${path.endsWith(`.${test}`) ? path : `${path}.${test}`}${rest.trimEnd()}`;
}
