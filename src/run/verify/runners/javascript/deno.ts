import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { cutAt, splitLast } from '../reading/lines.ts';
import { defineSummed } from '../reading/runner.ts';

const ends: Readonly<Record<string, TestEnd>> = { ok: 'passed', FAILED: 'failed', ignored: 'skipped' };

/** `deno test`, which names all tests. Their steps are not counted. */
export const deno = defineSummed(
  'deno test',
  /^(?:ok|FAILED) \| (?<words>\d+ passed .*) \([^()]{1,30}\)$/gm,
  (lines) => {
    const tests: NamedTest[] = [];
    let file = '';
    for (const line of lines) {
      file = /^running \d+ tests? from (?:\.\/)?(\S+)$/.exec(line)?.[1] ?? file;
      const [name, rest = ''] = (line.startsWith(' ') ? null : splitLast(line, ' ... ')) ?? [];
      const end = ends[cutAt(rest, / \(/)];
      if (name !== undefined && end !== undefined) tests.push({ name: `${file} > ${name}`, end });
    }
    return tests;
  },
);
