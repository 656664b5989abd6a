import type { CommandAccess, Word } from '../../../../src/core/types/access.ts';
import { splitCommand } from '../../../../src/policy/decide/arguments-text.ts';
import { listEffectKinds, readCommandEffects } from '../../../../src/policy/commands/command-effects.ts';
import { explainSelfDecided, lowerCommand } from '../../../../src/policy/commands/lower.ts';

/** A command of a test. `$X` means a word that a shell would compute, `GLOB:src` a glob of names in that folder. */
export function parseCommand(text: string, cwd = '.'): CommandAccess {
  const words = splitCommand(text);
  if (words === null) throw new Error(`no plain command: ${text}`);
  return { type: 'command', cwd, words: words.map(toWord) };
}

function toWord(text: string): Word {
  if (text.startsWith('$X')) return { type: 'dynamic', text, folder: null };
  if (text.startsWith('GLOB:')) return { type: 'dynamic', text, folder: text.slice(5) };
  return { type: 'literal', value: text };
}

/**
 * The accesses to which a command is lowered, on one line: `r` reads, `w` writes, `c` connects, `e` sets a variable, `x` runs a command. The last
 * word is about the whole command: `free` needs no rule, `workspace` runs the workspace's code, `part` may do more, and the effects of `opaque`
 * cannot be determined.
 */
export function renderEffects(text: string, cwd = '.'): string {
  const access = parseCommand(text, cwd);
  const lowered = lowerCommand(access, '/srv/repo').slice(1);
  const parts = lowered.flatMap((found) => {
    if (found.type === 'read' || found.type === 'write')
      return [`${found.type === 'read' ? 'r' : 'w'}:${found.path}${found.valid ? '' : '!'}`];
    if (found.type === 'connect') return [`c:${found.scheme}://${found.host}:${found.port}`];
    if (found.type === 'env') return [`e:${found.name}`];
    if (found.type === 'command')
      return [`x:${found.words.map((word) => (word.type === 'literal' ? word.value : word.text)).join('_')}`];
    return [];
  });
  const effects = readCommandEffects(access);
  const { isWhole } = listEffectKinds(effects);
  return [
    ...parts,
    ...(effects.executes === 'workspace' ? ['workspace'] : []),
    ...(explainSelfDecided(access) === null ? [] : ['free']),
    ...(lowered.some(({ type }) => type === 'opaque') ? ['opaque'] : isWhole ? [] : ['part']),
  ].join(' ');
}
