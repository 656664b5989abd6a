import type { Access, CommandAccess, Word } from '../../../core/types/access.ts';
import { readVariableKind } from '../programs/variables.ts';

/** The shell languages that are parsed. Constructs that only bash has are opaque in `posix` (sh and dash), which read them differently. */
export type ShellDialect = 'bash' | 'posix';

/** The functions and facts from outside the shell with which the parts of a text are lowered. */
export interface ShellSurroundings {
  readonly lowerCommand: (access: CommandAccess) => readonly Access[];
  readonly lowerPath: (type: 'read' | 'write', path: string, cwd: string) => Access;
  /** `value` is null if it is known only when the text runs. */
  readonly lowerVariable: (name: string, value: string | null) => readonly Access[];
  /** Absolute. Null if it is not known. */
  readonly workspace: string | null;
  /** True if the workspace is the root of its repository. */
  readonly isRepository: boolean;
  /** True for the name of a known program. */
  readonly isProgram: (name: string) => boolean;
}

/** The folders in which the shell may be at one moment. Null if they cannot be determined; empty if the shell has ended. */
export type Folders = readonly string[] | null;

/** The folders in which the shell may be after a part: if the part succeeded, and if it failed. */
export interface Ending {
  readonly succeeded: Folders;
  readonly failed: Folders;
}

/** All results while one text is read, and the settings for the whole text. */
export interface ShellLowering extends ShellSurroundings {
  readonly dialect: ShellDialect;
  readonly accesses: Access[];
  /** Functions that the text defines, with the folders for which their bodies were lowered. Null if the definition may not have run. */
  readonly functions: Map<string, Folders>;
  /** The number of commands that may still be lowered. */
  readonly budget: { commands: number };
  /** The value of each loop variable in the current round. Null in a part that may run again later, with other values. */
  readonly loops: Map<string, Word> | null;
  /** Shell variables that a loop sets and the text reads, and variables that the text sets elsewhere. */
  readonly variables: Map<string, 'followed' | 'set'>;
  /** Folders to which popd may lead. */
  readonly pushed: Set<string>;
  /** A cd and a trap must not both occur in one text: a trap runs in the folder where the shell is at that moment. */
  readonly seen: { cd: boolean; trap: boolean };
  /** False in a part that another shell runs, or that may not run at all. */
  readonly isCertain: boolean;
  /** The nesting depth of the text. */
  readonly depth: number;
  refuse(reason: string): void;
}

const maxCommands = 200;
const maxReasons = 20;

export function createShellLowering(
  text: string,
  dialect: ShellDialect,
  surroundings: ShellSurroundings,
): ShellLowering {
  const accesses: Access[] = [];
  const reasons = new Set<string>();
  const shown = text.length > 300 ? `${text.slice(0, 300)}…` : text;
  return {
    ...surroundings,
    dialect,
    accesses,
    functions: new Map(),
    loops: new Map(),
    variables: new Map(),
    pushed: new Set(),
    budget: { commands: maxCommands },
    seen: { cd: false, trap: false },
    isCertain: true,
    depth: 0,
    refuse(reason) {
      if (reasons.has(reason) || reasons.size >= maxReasons) return;
      reasons.add(reason);
      accesses.push({ type: 'opaque', text: shown, reason });
    },
  };
}

/** The folders in which the shell may be after any one of several parts. Null if they are too many. */
export function joinFolders(...all: readonly Folders[]): Folders {
  const folders = new Set<string>();
  for (const one of all) {
    if (one === null) return null;
    for (const folder of one) folders.add(folder);
  }
  return folders.size > maxFolders ? null : [...folders];
}

const maxFolders = 4;

/** The same lowering, for a part that another shell runs, or that may not run at all. */
export function lowerPart(lowering: ShellLowering): ShellLowering {
  return lowering.isCertain ? { ...lowering, isCertain: false } : lowering;
}

/** Records a cd or a trap. */
export function noteSeen(lowering: ShellLowering, what: 'cd' | 'trap'): void {
  lowering.seen[what] = true;
  if (lowering.seen.cd && lowering.seen.trap) lowering.refuse('a trap together with a cd is not followed');
}

/** Adds a variable that the text sets for programs. `value` is null if it is known only when the text runs. */
export function addVariable(lowering: ShellLowering, name: string, value: string | null): void {
  noteAssigned(lowering, name);
  for (const access of lowering.lowerVariable(name, value)) {
    if (access.type === 'opaque') lowering.refuse(access.reason);
    else lowering.accesses.push(access);
  }
}

/** Adds a shell variable. If its name is in capitals, programs may already receive it: all variables that the sandbox sets have such names. */
export function addShellVariable(lowering: ShellLowering, name: string, value: string | null): void {
  noteAssigned(lowering, name);
  addLoopVariable(lowering, name, value);
}

/** Like `addShellVariable`, for a variable whose values are followed. */
export function addLoopVariable(lowering: ShellLowering, name: string, value: string | null): void {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) lowering.refuse(`${JSON.stringify(name)} is not a plain variable`);
  else if (/^[A-Z]/.test(name) || readVariableKind(name) === 'steering') addVariable(lowering, name, value);
}

// Only the loop itself may change a variable whose value was taken from its list.
function noteAssigned(lowering: ShellLowering, name: string): void {
  if (lowering.variables.get(name) === 'followed')
    lowering.refuse(`the loop variable ${name} is set in another place as well`);
  else lowering.variables.set(name, 'set');
}

/** The value of a loop variable in the current round. Returns null if it is not certain. */
export function readLoopVariable(lowering: ShellLowering, name: string): Word | null {
  const value = lowering.loops?.get(name);
  if (value === undefined || lowering.variables.get(name) === 'set') return null;
  lowering.variables.set(name, 'followed');
  return value;
}
