import type { Word } from '../../../core/types/access.ts';
import {
  createEffects,
  createOpaque,
  defineProgram,
  textOf,
  type Effects,
  type ProgramProfile,
} from '../define-program.ts';

/** Names of shells whose arguments are read the same way. */
export const shellNames = 'sh bash dash zsh ksh mksh ash rbash yash posh';

// Options that only change how strictly a text is run. `l` also reads startup files of a home folder that the sandbox creates.
const plainOptions = /^[-+][euxvfnml]+$/;
const namedOptions = /^(?:errexit|nounset|pipefail|xtrace|noglob|verbose|noexec|errtrace|functrace|noclobber)$/;

/** Shells: a text is lowered command by command, a script is code of the workspace, and every other form is opaque. */
export const shells: readonly ProgramProfile[] = [
  defineProgram(shellNames, 'interpreter', (words, { name }) => readShell(words, name)),
  // `eval` joins its words with blanks and runs the result.
  defineProgram('eval', 'wrapper', (words) => {
    const texts = words.map(textOf);
    return texts.includes(null)
      ? createOpaque('eval of a text that is known only when it runs')
      : createEffects({ shellTexts: [texts.join(' ')] });
  }),
  defineProgram('source .', 'wrapper', () => createOpaque('source runs the text of a file in this shell')),
];

function readShell(words: readonly Word[], name: string): Effects {
  const refused = createOpaque(`${name} runs text that is not parsed; call the program itself, as a list of words`);
  for (let at = 0; at < words.length; at += 1) {
    const text = textOf(words[at]);
    if (text === null) return refused;
    if (/^--(?:norc|noprofile|posix|login)$/.test(text)) continue;
    // `-c` may be the last letter of a bundle. An `o` before it takes the next word: `-eo pipefail -c`, `-euxo pipefail`, `-lc`.
    const bundle = /^-([euxvfnml]*)(o?)(c?)$/.exec(text);
    if (bundle !== null && text !== '-' && (bundle[2] !== '' || bundle[3] !== '')) {
      if (bundle[2] === 'o' && !namedOptions.test(textOf(words[(at += 1)]) ?? '')) return refused;
      if (bundle[3] === 'c') return readText(words, at + 1, refused);
      continue;
    }
    if (plainOptions.test(text) && text.startsWith('-')) continue;
    if (/^[-+]/.test(text) || readsInput(text)) return refused;
    return createEffects({ executes: 'workspace', known: 'part' });
  }
  return refused;
}

// The parameters follow the text and may be ignored: in the text, a parameter is a computed word.
function readText(words: readonly Word[], at: number, refused: Effects): Effects {
  const text = textOf(words[at]);
  return text === null || text.startsWith('-') || text.startsWith('+')
    ? refused
    : createEffects({ shellTexts: [text] });
}

/** True for names that mean the program's standard input or a device. */
export function readsInput(text: string): boolean {
  return text === '-' || text === '' || /^\/(?:dev|proc)\//.test(text);
}
