import type { Access, CommandAccess } from '../../../core/types/access.ts';

/** The shell languages that are parsed. Constructs that only bash has are opaque in `posix` (sh and dash), which read them differently. */
export type ShellDialect = 'bash' | 'posix';

/** The functions and facts from outside the shell with which the parts of a text are lowered. */
export interface ShellSurroundings {
  readonly lowerCommand: (access: CommandAccess) => readonly Access[];
  readonly lowerWrite: (path: string, cwd: string) => Access;
  /** `value` is null if it is known only when the text runs. */
  readonly lowerVariable: (name: string, value: string | null) => readonly Access[];
  /** Absolute. Null if it is not known. */
  readonly workspace: string | null;
}

/** The directories in which the shell may be at one moment. Null if they are not known; empty if the shell has ended. */
export type Directories = readonly string[] | null;

/** The directories in which the shell may be after a part: if the part succeeded, and if it failed. */
export interface Ending {
  readonly succeeded: Directories;
  readonly failed: Directories;
}

/** All results while one text is read, and the settings for the whole text. */
export interface ShellLowering extends ShellSurroundings {
  readonly dialect: ShellDialect;
  readonly accesses: Access[];
  /** The number of commands that may still be lowered. */
  readonly budget: { commands: number };
  /** The nesting depth of the text. */
  readonly depth: number;
  refuse(reason: string): void;
  /** Adds a part that no policy runs. */
  reject(reason: string): void;
}

const maxCommands = 200;
const maxReasons = 20;
const maxDirectories = 4;

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
    budget: { commands: maxCommands },
    depth: 0,
    refuse(reason) {
      if (reasons.has(reason) || reasons.size >= maxReasons) return;
      reasons.add(reason);
      accesses.push({ type: 'opaque', text: shown, reason });
    },
    reject(reason) {
      accesses.push({ type: 'opaque', text: shown, reason, rejected: true });
    },
  };
}

/** The directories in which the shell may be after any one of several parts. Null if they are too many. */
export function joinDirectories(...all: readonly Directories[]): Directories {
  const directories = new Set<string>();
  for (const one of all) {
    if (one === null) return null;
    for (const directory of one) directories.add(directory);
  }
  return directories.size > maxDirectories ? null : [...directories];
}

/** Adds a variable that the text sets for programs. `value` is null if it is known only when the text runs. */
export function addVariable(lowering: ShellLowering, name: string, value: string | null): void {
  lowering.accesses.push(...lowering.lowerVariable(name, value));
}

/** Adds a shell variable. If its name is in capitals, programs may already receive it: all variables that the sandbox sets have such names. */
export function addShellVariable(lowering: ShellLowering, name: string, value: string | null): void {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) lowering.refuse(`${JSON.stringify(name)} is not a plain variable`);
  else if (/^[A-Z]|_proxy$/.test(name)) addVariable(lowering, name, value);
}
