import { posix } from 'node:path';
import { climbsAfterName } from '../../../core/text/path-text.ts';
import { readInside } from './variables.ts';
import {
  addShellVariable,
  addVariable,
  joinDirectories,
  moveTo,
  stay,
  unknownEnding,
  type Argument,
  type Ending,
  type ReadAssignment,
  type ShellLowering,
} from './shell-lowering.ts';
import { isPlainTest } from './shell-tests.ts';
import { needsBash } from './shell-words.ts';

/** A call of a builtin. */
interface BuiltinCall {
  readonly name: string;
  readonly args: readonly Argument[];
  /** Assignments among the arguments, as `export` takes them. */
  readonly assignments: readonly ReadAssignment[];
}

/** These builtins change nothing outside the shell, with any words. */
export const harmlessBuiltins: ReadonlySet<string> = new Set(
  'echo true false : pwd exit return break continue shift times umask ulimit jobs fg bg disown type wait'.split(' '),
);

// The effects of these builtins on the shell, or the commands that they run, are not followed. Some of them redefine a name.
const refused = new Set(
  `. source dirs alias unalias bind caller compgen complete compopt coproc enable fc hash help history let
  logout mapfile readarray shopt suspend getopts declare typeset`.split(/\s+/),
);

const followed = new Set(
  'cd pushd popd export readonly local unset read set eval exec command builtin trap printf test ['.split(' '),
);

// Another shell looks for a program of the name, and continues without one: also after `builtin exit`.
const onlyInBash = new Set(['builtin', 'pushd', 'popd', 'disown']);

/** True for a word that the shell executes itself. */
export function isBuiltin(name: string): boolean {
  return harmlessBuiltins.has(name) || refused.has(name) || followed.has(name);
}

/** Lowers a builtin. Returns the directories in which the shell may be afterwards. */
export function lowerBuiltin({ name, args, assignments }: BuiltinCall, lowering: ShellLowering): Ending {
  const { refuse } = lowering;
  const same = stay(lowering);
  if (refused.has(name)) return refuse(`${name} changes the shell in a way that is not followed`);
  if (onlyInBash.has(name)) needsBash(lowering, name);
  const texts = args.map(({ read }) => (read.type === 'literal' ? read.value : null));
  if (harmlessBuiltins.has(name)) {
    if ((name === 'wait' || name === 'jobs') && texts.some((text) => text === null || text.startsWith('-')))
      return refuse(`${name} with options is not followed`);
    // With more words, or with a word that is not a number, bash continues. `return`, `break` and `continue` do nothing outside a loop or function.
    const ends = name === 'exit' && (texts.length === 0 || (texts.length === 1 && /^\d+$/.test(texts[0] ?? '')));
    return ends ? { succeeded: [], failed: [] } : same;
  }
  switch (name) {
    case 'cd':
      return changeDirectory(texts, lowering);
    case 'pushd':
    case 'popd':
      return name === 'pushd' ? changeDirectory(texts, lowering) : { ...same, succeeded: null };
    case 'export':
    case 'readonly':
    case 'local':
      for (const { assignment, value } of assignments) {
        if (assignment.index !== undefined) return refuse(`${name} with a subscript may run code`);
        if (name === 'export') addVariable(lowering, assignment.name, value);
        else addShellVariable(lowering, assignment.name, value);
      }
      for (const text of texts) {
        if (text === null || !/^[A-Za-z_][A-Za-z0-9_]*$/.test(text))
          return refuse(`${name} with computed names or options is not followed`);
        addVariable(lowering, text, null);
      }
      return same;
    case 'unset':
    case 'read': {
      const options = name === 'unset' ? /^-v$/ : /^-[rs]+$/;
      for (const text of texts) {
        if (text !== null && options.test(text)) continue;
        if (text === null || !/^[A-Za-z_][A-Za-z0-9_]*$/.test(text))
          return refuse(`${name} with computed names or options may run code`);
        addShellVariable(lowering, text, null);
      }
      return assignments.length === 0 ? same : refuse(`${name} takes no values`);
    }
    case 'set':
      return isPlainSet(texts) ? same : refuse('set changes how the text is read');
    case 'printf':
      // `%n` sets the variable that its argument names.
      return texts[0] === null || texts[0]?.startsWith('-') === true || /%[^%A-Za-z]*[hljzt]*n/.test(texts[0] ?? '')
        ? refuse('printf with a computed format, options or %n may set a variable')
        : same;
    case 'test':
    case '[':
      return isPlainTest(args, name)
        ? same
        : refuse(`${name} with operators that are computed or combined may run code`);
    case 'eval':
      return texts.includes(null)
        ? refuse('eval of a text that is known only when it runs')
        : lowering.runText(texts.join(' '), lowering);
    case 'trap':
      return setTrap(texts, lowering);
    case 'command':
      if (texts[0] === '-v' || texts[0] === '-V') return same;
      return texts[0] === null || texts[0]?.startsWith('-') === true
        ? refuse('command with options is not followed')
        : lowering.runWords(args, lowering);
    case 'builtin':
      return texts[0] !== null && texts[0] !== undefined && isBuiltin(texts[0])
        ? lowering.runWords(args, lowering)
        : refuse('the word after builtin is not a builtin of the shell');
    case 'exec':
      if (args.length === 0) return same;
      if (texts[0] === null || texts[0]?.startsWith('-') === true) return refuse('exec with options is not followed');
      lowering.runWords(args, lowering);
      // If the program cannot be started, the shell continues.
      return same;
    default:
      return refuse(`${name} is not followed`);
  }
}

function changeDirectory(texts: readonly (string | null)[], lowering: ShellLowering): Ending {
  const [first, second] = texts;
  const target = first === '--' ? second : first;
  const isPlain =
    typeof target === 'string' &&
    texts.length === (first === '--' ? 2 : 1) &&
    target !== '' &&
    !/^[-+]/.test(target) &&
    !climbsAfterName(target);
  const moved = isPlain
    ? lowering.directories?.map((directory) => moveDirectory(directory, target, lowering.workspace))
    : undefined;
  const known = moved?.filter((directory) => directory !== null);
  return { ...stay(lowering), succeeded: known?.length === moved?.length ? (known ?? null) : null };
}

// A shell keeps the path by which it entered a directory. `cd ..` removes the last name of that path, whether or not the name is a link.
function moveDirectory(directory: string, target: string, workspace: string | null): string | null {
  if (target.startsWith('/')) return readInside(target, workspace) ?? posix.normalize(target);
  const moved = posix.normalize(posix.join(directory, target)).replace(/(.)\/$/, '$1');
  return moved === '..' || moved.startsWith('../') ? null : moved;
}

function mayLeave(text: string, lowering: ShellLowering): boolean {
  // Its commands are lowered already.
  const { succeeded, failed } = lowering.runText(text, { ...moveTo(lowering, ['.']), accesses: [] });
  return joinDirectories(succeeded, failed)?.every((directory) => directory === '.') !== true;
}

const plainModes = /^[-+][euxvfnCET]+$/;
/** What follows `set -o` or `bash -o`, of the modes that only change how strictly a text is run. */
export const namedModes = /^(?:errexit|nounset|pipefail|xtrace|noglob|verbose|noexec|errtrace|functrace|noclobber)$/;

function isPlainSet(texts: readonly (string | null)[]): boolean {
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at];
    if (text === '--') return true;
    if (text === null || text === undefined) return false;
    const named = /^[-+]([euxvfnCET]*)o$/.test(text);
    if (named) {
      at += 1;
      if (!namedModes.test(texts[at] ?? '')) return false;
    } else if (!plainModes.test(text)) return false;
  }
  return texts.length > 0;
}

// The shell runs the text of a trap later, in the directory where it is then.
function setTrap(texts: readonly (string | null)[], lowering: ShellLowering): Ending {
  const [action, ...signals] = texts;
  if (action === null || action === undefined || signals.length === 0 || (action.startsWith('-') && action !== '-'))
    return lowering.refuse('a trap whose text is computed is not followed');
  if (action === '' || action === '-') return stay(lowering);
  lowering.runText(action, moveTo(lowering, null));
  // Before the next command, for DEBUG, or whenever a process ends.
  const runsBetween = signals.some((signal) => signal !== 'EXIT' && signal !== '0');
  return runsBetween && mayLeave(action, lowering) ? unknownEnding : stay(lowering);
}
