import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { splitLast, splitLines } from '../reading/lines.ts';
import { listFailed, nameTests, sumGroups, type Runner } from '../reading/runner.ts';

const ends: readonly (readonly [RegExp, TestEnd])[] = [
  [/^ok$/, 'passed'],
  [/^(?:FAIL|ERROR|unexpected success)$/, 'failed'],
  [/^skipped\b/, 'skipped'],
  [/^expected failure$/, 'expected-to-fail'],
];

/** `python -m unittest` and Django. `-v` names all tests; else the failed ones are named. Subtests are named, and their failures not counted. */
export const unittest: Runner = {
  name: 'unittest',
  read(output) {
    const counts = sumGroups(
      output.matchAll(/^Ran (?<total>\d+) tests? in \d[\d.]*s\n\n(?:OK|FAILED)(?: \((?<words>[a-z=\d, ]+)\))?$/gm),
    );
    if (counts === null) return null;
    const lines = splitLines(output);
    const titles = lines.flatMap((line) => readTitle(line) ?? []);
    const parts = titles.filter(({ parent }) => parent !== null);
    const own = new Set(titles.flatMap(({ name, parent }) => (parent === null ? name : [])));
    // Its numbers count each subtest that failed, and not the test.
    const parents = [...new Set(parts.map(({ parent }) => parent ?? ''))].filter((name) => !own.has(name));
    const known = new Map(
      listTests(lines).flatMap(({ name, parent, end }) => (parent === null ? [[name, end] as const] : [])),
    );
    for (const parent of parents) known.set(parent, 'failed');
    const tests = [...known].map(([name, end]) => ({ name, end }));
    // Modules that could not be imported are counted as tests; classes that could not be set up are not.
    const modules = tests.flatMap(({ name }) => (name.startsWith('unittest.loader._FailedTest.') ? [name] : []));
    const classes = output.match(/^ERROR: setUp(?:Class|Module) \(/gm)?.length ?? 0;
    const named = nameTests({ ...counts, failed: counts.failed - parts.length + parents.length }, tests, modules);
    return { ...named, tests: [...named.tests, ...listFailed(parts.map(({ name }) => name))], unreached: classes };
  },
};

/** `parent`: of a subtest, the name of its test. */
interface ListedTest extends NamedTest {
  readonly parent: string | null;
}

function listTests(lines: readonly string[]): ListedTest[] {
  const named = new Map<string, ListedTest>();
  for (const [at, line] of lines.entries()) {
    const failed = readTitle(line);
    if (failed !== null) named.set(failed.name, { ...failed, end: 'failed' });
    const [text, word = ''] = splitLast(line, ' ... ') ?? [];
    const end = ends.find(([pattern]) => pattern.test(word))?.[1];
    if (text === undefined || end === undefined) continue;
    // With a docstring, the name is on the line before.
    const test = readName(text.trim()) ?? readName(lines[at - 1] ?? '');
    if (test !== null && named.get(test.name)?.end !== 'failed') named.set(test.name, { ...test, end });
  }
  return [...named.values()];
}

function readTitle(line: string): Omit<ListedTest, 'end'> | null {
  const title = /^(?:FAIL|ERROR|UNEXPECTED SUCCESS): (.*)$/.exec(line)?.[1];
  return title === undefined ? null : readName(title);
}

// `test_adds (shop.CartTest.test_adds) (item='pear')`; before Python 3.11 without the name of the test in the parentheses.
function readName(text: string): Omit<ListedTest, 'end'> | null {
  const [, test = '', path = '', rest = ''] = /^(\w+) \(([\w.]+)\)(.*)$/.exec(text) ?? [];
  if (test === '') return null;
  const name = path.endsWith(`.${test}`) ? path : `${path}.${test}`;
  return { name: `${name}${rest.trimEnd()}`, parent: rest.trim() === '' ? null : name };
}
