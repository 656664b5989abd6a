import { posix } from 'node:path';
import type { Access, CommandAccess } from '../core/access.ts';
import { isPlainPath, isPlainText } from './path-text.ts';
import { explainOpaque } from './programs/executing.ts';
import { readKnownReads } from './programs/known-reads.ts';
import { maxWords } from './programs/rejected.ts';
import { readVariableKind } from './programs/variables.ts';

/**
 * Lowers a command to all that it is known to touch. The command itself comes first, so that denials of it hold; then what it reads, where
 * its form is known, or an opaque access where nobody can say what it would do. A shell's text is opaque as a whole.
 */
export function lowerCommand(access: CommandAccess, workspace: string | null): Access[] {
  if (access.words.length > maxWords) return [access];
  const literals = access.words.map((word) => (word.type === 'literal' ? word.value : null));
  const [program, ...rest] = literals;
  if (program === undefined || program === null || program === '')
    return [access, opaque(access, 'the program is not known before it runs')];
  if (literals.some((word) => word !== null && !isPlainText(word)))
    return [access, opaque(access, 'a word has bytes that no argument can have')];
  if (access.cwd.startsWith('/') || !isPlainPath(access.cwd))
    return [access, opaque(access, 'the folder to run in is not in the workspace')];

  const reads = listReads(access, workspace);
  if (reads !== null) return [access, ...reads];

  // A word that is computed stands for input, which no interpreter may be fed with.
  const reason = explainOpaque(
    program,
    rest.map((word) => word ?? '-'),
  );
  return reason === null ? [access] : [access, opaque(access, reason)];
}

/** True where the command is of a form that is known to read only; its reads are decided by themselves. */
export function isKnownReadOnly(access: CommandAccess, workspace: string | null): boolean {
  return listReads(access, workspace) !== null;
}

/** Lowers one access of a call; every access but a command or a variable is what it says already. */
export function lowerAccess(access: Access, workspace: string | null): Access[] {
  if (access.type === 'command') return lowerCommand(access, workspace);
  if (access.type === 'env' && readVariableKind(access.name) === 'steering')
    return [
      access,
      {
        type: 'opaque',
        text: access.name,
        reason: `the variable ${access.name} changes which programs run or what they load`,
      },
    ];
  return [access];
}

function listReads(access: CommandAccess, workspace: string | null): Access[] | null {
  const [program, ...words] = access.words.flatMap((word) => (word.type === 'literal' ? [word.value] : []));
  if (program === undefined || words.length + 1 !== access.words.length) return null;
  const operands = readKnownReads(program, words);
  if (operands === null || operands.some(climbsAfterName)) return null;
  return operands.map((operand) => lowerOperand(operand, access.cwd, workspace));
}

// `link/../x` is not `x` where `link` leads elsewhere, so such a path is not known.
function climbsAfterName(operand: string): boolean {
  const parts = operand.split('/');
  const named = parts.findIndex((part) => part !== '' && part !== '.' && part !== '..');
  return named >= 0 && parts.slice(named + 1).includes('..');
}

function lowerOperand(operand: string, cwd: string, workspace: string | null): Access {
  if (operand === '' || operand.startsWith('~')) return { type: 'read', path: operand, valid: false };
  // The root only serves to resolve `..`; without one, a path that leaves the workspace is nowhere.
  const root = workspace ?? '/\0';
  const absolute = posix.resolve(root, cwd, operand);
  const isInside = absolute === root || absolute.startsWith(root === '/' ? root : `${root}/`);
  const path = isInside ? posix.relative(root, absolute) || '.' : absolute;
  return {
    type: 'read',
    path,
    valid: isPlainPath(path) && (isInside || operand.startsWith('/') || workspace !== null),
  };
}

function opaque(access: CommandAccess, reason: string): Access {
  const text = access.words.map((word) => (word.type === 'literal' ? word.value : word.text)).join(' ');
  return { type: 'opaque', text: text.length > 300 ? `${text.slice(0, 300)}…` : text, reason };
}
