import * as z from 'zod';
import { createCommand, type Access } from '../core/types/access.ts';
import type { WorkspaceFiles, WorkspacePath } from '../core/ports/sandbox.ts';
import { ToolFailure } from '../core/ports/tool.ts';
import { directoryField, readJsonTexts } from './definition/text-field.ts';
import { lowerPath, requireInside, resolvePath } from './files/path-access.ts';

const noNul = (text: string): boolean => !text.includes('\0');
/** One word of a command. */
export const commandWord = z
  .string()
  .max(131_071, { abort: true })
  .refine(noNul, 'holds NUL')
  .refine((text) => text.isWellFormed(), 'is not valid Unicode');

const commandWords = z
  .array(commandWord)
  .min(1)
  .max(10_000, { abort: true })
  .refine(([program]) => program !== '', 'names no program');

/** The input fields of every tool that starts a program. */
export const commandFields = {
  // Many models write shell text as one string, as other agents' tools want it. It means the same, so no turn is lost.
  command: z
    .preprocess(
      (value) => readJsonTexts(value) ?? (typeof value === 'string' && value !== '' ? ['bash', '-c', value] : value),
      commandWords,
    )
    .describe('Program and arguments. For shell text: ["bash", "-lc", TEXT].'),
  cwd: directoryField.optional(),
  env: z.record(z.string().regex(/^[A-Za-z_]\w*$/), commandWord).optional(),
  timeoutMs: z.int().min(1).optional(),
};

interface CommandCall {
  readonly command: readonly string[];
  readonly cwd?: string | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
}

/** The accesses of a call that starts a program, before the program's words are read: the command, its directory and its variables. */
export async function lowerCommandCall(
  { command, cwd = '.', env = {} }: CommandCall,
  files: WorkspaceFiles,
): Promise<readonly Access[]> {
  const directory = await resolvePath(cwd, files);
  const accesses: Access[] = [
    // A directory outside the workspace decides about hosts too, and one that is not valid is not known.
    createCommand(command, directory.type === 'invalid' ? '' : directory.path),
    ...Object.keys(env).map((name): Access => ({ type: 'env', name })),
  ];
  // The call is refused when it runs. The access is listed so that the record shows it.
  if (directory.type !== 'inside') accesses.push(await lowerPath('read', cwd, files));
  return accesses;
}

/** The call in the form that the sandbox takes. Throws `ToolFailure` if no command can run in the directory. */
export async function readCommandCall(
  { command, cwd = '.', env = {} }: CommandCall,
  files: WorkspaceFiles,
): Promise<{ argv: [string, ...string[]]; cwd: WorkspacePath; env: Readonly<Record<string, string>> }> {
  const [program, ...rest] = command;
  if (program === undefined) throw new ToolFailure('the command is empty');
  const directory = await requireInside(cwd, files);
  const stats = await files.stat(directory.path);
  if (stats?.kind !== 'directory')
    throw new ToolFailure(`${directory.path} is not a directory, so no command can run there`);
  return { argv: [program, ...rest], cwd: directory.path, env };
}
