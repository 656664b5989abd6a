import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { cutAt, splitLast, splitLines } from '../reading/lines.ts';
import { nameTests, sum, sumWords, type Runner } from '../reading/runner.ts';

const ends: Readonly<Record<string, TestEnd>> = { ok: 'passed', FAILED: 'failed', ignored: 'skipped' };

/** `deno test`, which names all tests. Their steps are not counted. */
export const deno: Runner = {
  name: 'deno test',
  read(output) {
    const results = [...output.matchAll(/^(?:ok|FAILED) \| (\d+ passed .*) \([^()]{1,30}\)$/gm)].map(
      ([, text = '']) => text,
    );
    if (results.length === 0) return null;
    const count = (word: string): number => sum(results.map((text) => sumWords(text, [word])));
    const [failed, skipped] = [count('failed'), count('ignored')];
    const tests: NamedTest[] = [];
    let file = '';
    for (const line of splitLines(output)) {
      file = /^running \d+ tests? from (?:\.\/)?(\S+)$/.exec(line)?.[1] ?? file;
      const [name, rest = ''] = (line.startsWith(' ') ? null : splitLast(line, ' ... ')) ?? [];
      const end = ends[cutAt(rest, / \(/)];
      if (name !== undefined && end !== undefined) tests.push({ name: `${file} > ${name}`, end });
    }
    const total = count('passed') + failed + skipped;
    return nameTests({ total, skipped, failed, results: results.length }, tests);
  },
};
