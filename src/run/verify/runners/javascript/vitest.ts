import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { splitLines } from '../reading/lines.ts';
import { nameTests, sum, sumWords, type Runner } from '../reading/runner.ts';

const marks: Readonly<Record<string, TestEnd>> = { '✓': 'passed', '×': 'failed', '↓': 'skipped', '□': 'skipped' };

/** The `verbose` reporter names all tests; the others name the failed ones. */
export const vitest: Runner = {
  name: 'vitest',
  read(output) {
    const results = [...output.matchAll(/^[ \t]*Tests {2}(\S.*) \((\d+)\)\s*$/gm)];
    if (results.length === 0) return null;
    const count = (...words: readonly string[]): number => sum(results.map(([, text = '']) => sumWords(text, words)));
    const named = new Map<string, NamedTest>();
    for (const line of splitLines(output)) {
      const [, mark = '', text] = /^ (?:([✓×↓□])|FAIL ) (\S.*)$/.exec(line) ?? [];
      if (text?.includes(' > ') !== true) continue;
      const name = mark === '' ? text : text.replace(/ \d+ms$/, '');
      named.set(name, { name, end: marks[mark] ?? 'failed' });
    }
    return nameTests(
      {
        total: sum(results.map(([, , total]) => Number(total))),
        skipped: count('skipped', 'todo', 'pending'),
        failed: count('failed'),
        expectedToFail: count('expected fail'),
      },
      [...named.values()],
    );
  },
};
