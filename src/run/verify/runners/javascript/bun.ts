import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { splitLines } from '../reading/lines.ts';
import { nameTests, sumLines, type Runner } from '../reading/runner.ts';

const ends: Readonly<Record<string, TestEnd>> = { pass: 'passed', fail: 'failed', skip: 'skipped', todo: 'skipped' };

/** `bun test`, which names all tests. */
export const bun: Runner = {
  name: 'bun test',
  read(output) {
    const total = sumLines(output, /^Ran (\d+) tests? across \d+ files?\./gm);
    if (total === null) return null;
    const count = (pattern: RegExp): number => sumLines(output, pattern) ?? 0;
    const tests: NamedTest[] = [];
    let file = '';
    let isRepeated = false;
    for (const line of splitLines(output)) {
      // At the end of a longer run, tests follow a second time, without their files.
      if (/^\d+ tests (?:skipped|todo|failed):$/.test(line)) isRepeated = true;
      else if (line.startsWith('bun test v')) isRepeated = false;
      if (isRepeated) continue;
      file = /^(\S+\.[cm]?[jt]sx?):$/.exec(line)?.[1] ?? file;
      const [, end = '', name] = /^\((pass|fail|skip|todo)\) (.*?)(?: \[[\d.]+m?s\])?$/.exec(line) ?? [];
      if (name !== undefined) tests.push({ name: `${file} > ${name}`, end: ends[end] ?? 'passed' });
    }
    // A hook that failed.
    const hooks = tests.filter(({ name }) => name.endsWith(' > (unnamed)')).map(({ name }) => name);
    const results = output.match(/^Ran \d+ tests? across /gm)?.length ?? 1;
    const [skipped, failed] = [count(/^ ?(\d+) (?:skip|todo)$/gm), count(/^ ?(\d+) fail$/gm)];
    return nameTests({ total, skipped, failed, results }, tests, hooks);
  },
};
