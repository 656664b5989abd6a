import type { Access, CommandAccess, Word } from '../../../core/types/access.ts';
import { readVariableKind } from '../programs/variables.ts';

/** Shells whose texts are read. What only bash knows is opaque in the other two, which read it differently. */
export type ShellDialect = 'bash' | 'posix';

/** How a text's parts are lowered where they stand outside the shell. */
export interface ShellSurroundings {
  readonly lowerCommand: (access: CommandAccess) => readonly Access[];
  readonly lowerPath: (type: 'read' | 'write', path: string, cwd: string) => Access;
  /** `value` is null if it is known only when the text runs. */
  readonly lowerVariable: (name: string, value: string | null) => readonly Access[];
  /** Absolute; null if it is not known. */
  readonly workspace: string | null;
  /** True if the workspace is the root of its repository. */
  readonly isRepository: boolean;
  /** True for a name that a program is known by. */
  readonly isProgram: (name: string) => boolean;
}

/** Folders in which the shell may be at a moment; null where nobody can say. Empty where it has ended by then. */
export type Folders = readonly string[] | null;

/** What running a part leaves behind: where the shell may be after it succeeded, and where after it failed. */
export interface Ending {
  readonly succeeded: Folders;
  readonly failed: Folders;
}

/** Everything that is found while one text is read, and what holds for all of it. */
export interface ShellLowering extends ShellSurroundings {
  readonly dialect: ShellDialect;
  readonly accesses: Access[];
  /** Functions that the text defines, with the folders for which their bodies were lowered. Null if the definition may not have run. */
  readonly functions: Map<string, Folders>;
  /** Commands that may still be read. */
  readonly budget: { commands: number };
  /** The value of each loop variable in the round that is read. Null in a part that may run again later, with other values. */
  readonly loops: Map<string, Word> | null;
  /** Variables of the shell that a loop sets and the text reads, and those that the text sets elsewhere. */
  readonly variables: Map<string, 'followed' | 'set'>;
  /** Folders to which popd may lead. */
  readonly pushed: Set<string>;
  /** What must not meet in one text: a trap runs wherever the shell has gone by then. */
  readonly seen: { cd: boolean; trap: boolean };
  /** False in a part that another shell runs, or that may not run at all. */
  readonly isCertain: boolean;
  /** How deep a text stands in another. */
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

/** Where the shell may be, whatever became of a part. */
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

/** Notes a change of the folder or a trap. */
export function noteSeen(lowering: ShellLowering, what: 'cd' | 'trap'): void {
  lowering.seen[what] = true;
  if (lowering.seen.cd && lowering.seen.trap) lowering.refuse('a trap beside a cd is not followed');
}

/** A variable that the text sets for programs. `value` is null if it is known only when the text runs. */
export function addVariable(lowering: ShellLowering, name: string, value: string | null): void {
  noteAssigned(lowering, name);
  for (const access of lowering.lowerVariable(name, value)) {
    if (access.type === 'opaque') lowering.refuse(access.reason);
    else lowering.accesses.push(access);
  }
}

/** A variable of the shell's own. One that programs may see already has a name in capitals, as all have that the sandbox sets. */
export function addShellVariable(lowering: ShellLowering, name: string, value: string | null): void {
  noteAssigned(lowering, name);
  addLoopVariable(lowering, name, value);
}

/** As `addShellVariable`, for a variable whose values are followed. */
export function addLoopVariable(lowering: ShellLowering, name: string, value: string | null): void {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) lowering.refuse(`${JSON.stringify(name)} is no plain variable`);
  else if (/^[A-Z]/.test(name) || readVariableKind(name) === 'steering') addVariable(lowering, name, value);
}

// Only its loop may change a variable whose value was taken from the list of the loop.
function noteAssigned(lowering: ShellLowering, name: string): void {
  if (lowering.variables.get(name) === 'followed')
    lowering.refuse(`the loop variable ${name} is set in another place as well`);
  else lowering.variables.set(name, 'set');
}

/** The value of a loop variable in the round that is read; null if it is not certain. */
export function readLoopVariable(lowering: ShellLowering, name: string): Word | null {
  const value = lowering.loops?.get(name);
  if (value === undefined || lowering.variables.get(name) === 'set') return null;
  lowering.variables.set(name, 'followed');
  return value;
}
