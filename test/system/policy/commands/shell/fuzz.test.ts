import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Access, CommandAccess, Word } from '../../../../../src/core/types/access.ts';
import { lowerCommand } from '../../../../../src/policy/commands/lower.ts';
import { isHarmlessVariable } from '../../../../../src/policy/commands/shell/variables.ts';
import { countTrials } from '../../../../fixtures/trials.ts';
import { runInShell, stubs, type ShellRun } from './real-shell.ts';
import { seeds, shellTexts } from '../../../../policy/commands/shell/shell-cases.ts';

const runs = countTrials(150);

function lower(text: string, program: 'bash' | 'sh'): readonly Access[] {
  const words = [program, '-c', text].map((value): Word => ({ type: 'literal', value }));
  return lowerCommand({ type: 'command', words, cwd: '.' }, '/w').slice(1);
}

/** The effects in the shell that the lowering does not contain. Empty if it contains all of them, or reports an opaque access. */
function listMisses(accesses: readonly Access[], run: ShellRun): string[] {
  if (accesses.some(isRefused)) return [];
  const commands = accesses.filter((access): access is CommandAccess => access.type === 'command');
  const writes = accesses.flatMap((access) => (access.type === 'write' ? [access.path] : []));
  return [
    ...run.commands
      .filter(
        ({ cwd, words }) => !commands.some((access) => ['', cwd].includes(access.cwd) && covers(access.words, words)),
      )
      .map(({ cwd, words }) => `ran ${JSON.stringify(words)} in ${cwd}`),
    ...run.written.filter((path) => !writes.includes(path)).map((path) => `wrote ${path}`),
  ];
}

// Without a rule, both are denied.
function isRefused(access: Access): boolean {
  return (
    access.type === 'opaque' || (access.type === 'env' && access.inert !== true && !isHarmlessVariable(access.name))
  );
}

// A computed word may become zero, one or many words.
function covers(known: readonly Word[], words: readonly string[]): boolean {
  const [first, ...rest] = known;
  if (first === undefined) return words.length === 0;
  if (first.type === 'literal') return words[0] === first.value && covers(rest, words.slice(1));
  return words.some((_, index) => covers(rest, words.slice(index))) || covers(rest, []);
}

function check(
  texts: readonly string[],
  shell: '/bin/bash' | '/bin/dash',
): { misses: string[]; known: number; ran: number } {
  const results = runInShell(texts, shell);
  const program = shell === '/bin/bash' ? 'bash' : 'sh';
  const lowered = texts.map((text) => lower(text, program));
  return {
    misses: results.flatMap((run, index) => {
      const misses = listMisses(lowered[index] ?? [], run);
      return misses.length === 0 ? [] : [`${JSON.stringify(texts[index])}: ${misses.join('; ')}`];
    }),
    known: lowered.filter((accesses) => !accesses.some(isRefused)).length,
    ran: results.filter(({ commands }) => commands.length > 0).length,
  };
}

describe.each(['/bin/bash', '/bin/dash'] as const)('%s runs nothing that the lowering does not contain', (shell) => {
  test('in texts that are known to be hard', () => {
    const { misses, ran, known } = check(seeds, shell);
    expect(misses).toEqual([]);
    // The comparison is only effective if programs ran and not every text was refused.
    expect(ran).toBeGreaterThan(seeds.length / 3);
    expect(known).toBeGreaterThan(seeds.length / 6);
  });

  test('in generated texts', () => {
    const numRuns = shell === '/bin/bash' ? runs : Math.ceil(runs / 2);
    const texts = fc.sample(shellTexts, { numRuns, seed: Number(process.env['FC_SEED'] ?? 20_261_121) });
    const { misses, ran, known } = check(texts, shell);
    expect(misses).toEqual([]);
    expect(ran).toBeGreaterThan(numRuns / 8);
    expect(known).toBeGreaterThan(numRuns / 8);
  }, 300_000);
});

test('no table names any stub', () => {
  for (const name of stubs) expect(lower(name, 'bash')).toHaveLength(1);
});
