import type { Assignment, Script, Word as ShellWord } from 'unbash';
import type { Access, CommandAccess, Word } from '../../../core/types/access.ts';
import { lowerVariable } from './variables.ts';

/** The shell languages that are parsed. Constructs that only bash has are opaque in `posix` (sh and dash), which read them differently. */
export type ShellDialect = 'bash' | 'posix';

/** The directories in which the shell may be at one moment. Null if they are not known; empty if the shell has ended. */
export type Directories = readonly string[] | null;

/** The directories in which the shell may be after a part: if the part succeeded, and if it failed. */
export interface Ending {
  readonly succeeded: Directories;
  readonly failed: Directories;
}

/** After a part that is not followed. */
export const unknownEnding: Ending = { succeeded: null, failed: null };

/** A word of a command: as the program receives it, and as written. */
export interface Argument {
  readonly word: ShellWord;
  readonly read: Word;
}

/** An assignment of a command, before its name or among its arguments. `value` is null if it is computed. */
export interface ReadAssignment {
  readonly assignment: Assignment;
  readonly value: string | null;
}

/** The surroundings of a part of a text, and all results while the text is read. */
export interface ShellLowering {
  readonly dialect: ShellDialect;
  /** Absolute. Null if it is not known. */
  readonly workspace: string | null;
  /** The directories in which the shell may be when the part begins. */
  readonly directories: Directories;
  /** The nesting depth of the part. */
  readonly depth: number;
  readonly accesses: Access[];
  /** The number of commands that may still be lowered. */
  readonly budget: { commands: number };
  readonly lowerCommand: (access: CommandAccess) => readonly Access[];
  /** They lower what the shell runs within a part, or in its place: a script, a text, or a command whose name is the first argument. */
  readonly runScript: (
    script: Script & { readonly errors?: readonly unknown[] | undefined },
    lowering: ShellLowering,
  ) => Ending;
  readonly runText: (text: string, lowering: ShellLowering) => Ending;
  readonly runWords: (args: readonly Argument[], lowering: ShellLowering) => Ending;
  /** Adds an opaque access. */
  readonly refuse: (reason: string) => Ending;
  /** Adds a part that no policy runs. */
  readonly reject: (reason: string) => void;
}

const maxDirectories = 4;

/** The same surroundings for a part that begins in other directories. */
export function moveTo(lowering: ShellLowering, directories: Directories): ShellLowering {
  return { ...lowering, directories };
}

/** The ending of a part that does not change the directory. */
export function stay({ directories }: ShellLowering): Ending {
  return { succeeded: directories, failed: directories };
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
export function addVariable({ accesses, workspace }: ShellLowering, name: string, value: string | null): void {
  accesses.push(lowerVariable(name, value, workspace));
}

/** Adds a shell variable. If its name is in capitals, programs may already receive it: all variables that the sandbox sets have such names. */
export function addShellVariable(lowering: ShellLowering, name: string, value: string | null): void {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) lowering.refuse(`${JSON.stringify(name)} is not a plain variable`);
  else if (/^[A-Z]|_proxy$/.test(name)) addVariable(lowering, name, value);
}
