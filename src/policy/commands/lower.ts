import type { Access, CommandAccess, OpaqueAccess } from '../../core/types/access.ts';
import { isPlainText } from '../../core/text/path-text.ts';
import { explainInlineCode } from './inline-code.ts';
import { renderWord } from './program-name.ts';
import { maxWords } from './rejected.ts';
import { harmlessBuiltins } from './shell/shell-builtins.ts';
import { lowerShell } from './shell/lower-shell.ts';
import { lowerVariable } from './shell/variables.ts';
import { readWrapped } from './wrappers.ts';
import { cutText } from '../../core/text/cut-text.ts';

/** Maximum number of programs that start one another in one command. */
const maxDepth = 16;

interface Place {
  readonly workspace: string | null;
  readonly depth: number;
}

/**
 * Lowers a command to the commands that it starts by its words alone: the operand of a wrapper, and each simple command of a shell text. The command
 * itself comes first, so that rules that deny it apply. The effects of a program are not derived from its words: the sandbox bounds them. An opaque
 * access is added for words that do not state which program or code starts.
 */
export function lowerCommand(access: CommandAccess, workspace: string | null): Access[] {
  return lowerNested(access, { workspace, depth: 0 });
}

/**
 * Why a command needs no rule for itself: it only starts others, which are decided separately, or it changes nothing outside itself. Returns null for
 * every other command.
 */
export function explainStarter(access: CommandAccess): 'wraps' | 'harmless' | null {
  const [program] = access.words;
  if (program?.type !== 'literal') return null;
  if (harmlessBuiltins.has(program.value) || harmlessPrograms.has(program.value)) return 'harmless';
  const wrapped = readWrapped(access);
  return wrapped === null || 'opaque' in wrapped ? null : 'wraps';
}

const harmlessPrograms: ReadonlySet<string> = new Set(['printf', 'test', '[', 'sleep']);

function lowerNested(access: CommandAccess, place: Place): Access[] {
  const [program] = access.words;
  // The rejected class refuses a longer command as a whole.
  if (access.words.length > maxWords) return [access];
  // No policy runs it, since a deeper command would remain unread.
  if (place.depth > maxDepth)
    return [
      { ...opaque(access, `more than ${maxDepth} programs start one another, which is never allowed`), rejected: true },
    ];
  if (program?.type !== 'literal' || program.value === '')
    return [access, opaque(access, 'the program is not known before it runs')];
  if (access.words.some((word) => word.type === 'literal' && !isPlainText(word.value)))
    return [access, opaque(access, 'a word has bytes that no argument can have')];
  const wrapped = readWrapped(access);
  if (wrapped === null) {
    const code = explainInlineCode(access.words);
    return code === null ? [access] : [access, opaque(access, code)];
  }
  if ('opaque' in wrapped) return [access, opaque(access, wrapped.opaque)];
  const inner = { ...place, depth: place.depth + 1 };
  const { command, text, variables } = wrapped;
  return [
    access,
    ...variables.map(({ name, value }) => lowerVariable(name, value, place.workspace)),
    ...(command === null ? [] : lowerNested({ ...access, words: command }, inner)),
    ...(text === null
      ? []
      : lowerShell(text, {
          cwd: access.cwd,
          dialect: program.value === 'bash' ? 'bash' : 'posix',
          workspace: place.workspace,
          lowerCommand: (nested) => lowerNested(nested, inner),
        })),
  ];
}

function opaque({ words }: CommandAccess, reason: string): OpaqueAccess {
  const text = words.map(renderWord).join(' ');
  return { type: 'opaque', text: cutText(text, 300), reason };
}
