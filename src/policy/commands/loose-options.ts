import type { Word } from '../../core/types/access.ts';
import { createEffects, createOpaque, splitNames, textOf, type Effects } from './define-program.ts';

/**
 * For programs that run the workspace's code in any case, so that only options that load other code or settings matter. Searches the words before
 * `--` for one of these options or an abbreviation of one. A computed word may be any of them.
 */
export function findLooseOption(words: readonly Word[], listed: string, style: 'bundled' | 'plain'): Effects {
  const options = splitNames(listed);
  const end = words.findIndex((written) => textOf(written) === '--');
  for (const written of end < 0 ? words : words.slice(0, end)) {
    const text = textOf(written);
    if (text === null) {
      if (written.type === 'dynamic' && written.folder === null)
        return createOpaque(`${written.text} is known only when it runs`);
      continue;
    }
    const name = text.split('=', 1)[0] ?? '';
    if (!name.startsWith('-') || name === '-') continue;
    const found = options.find((option) => isOption(name, option, style, options));
    if (found !== undefined) return createOpaque(`${found} can run other programs or load other settings`);
  }
  return createEffects();
}

function isOption(name: string, option: string, style: 'bundled' | 'plain', options: readonly string[]): boolean {
  if (name === option) return true;
  if (option.startsWith('--')) return name.length >= 4 && option.startsWith(name);
  if (style === 'plain' || option.length !== 2 || name.startsWith('--') || options.includes(name)) return false;
  return name.slice(1).includes(option.slice(1));
}

/** The words that may be the subcommand: the first word that is not an option, and each earlier word that may be the value of an option. */
export function listSubcommands(words: readonly Word[]): string[] {
  const candidates: string[] = [];
  for (const [index, written] of words.entries()) {
    const text = textOf(written);
    if (text === null || text === '--') break;
    if (text.startsWith('-')) continue;
    candidates.push(text);
    const before = textOf(words[index - 1]);
    if (before === null || !before.startsWith('-')) break;
  }
  return candidates;
}
