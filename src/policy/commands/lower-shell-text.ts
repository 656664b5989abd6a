import type { Access, CommandAccess } from '../../core/types/access.ts';
import { lowerShell } from './shell/lower-shell.ts';
import type { ShellDialect } from './shell/shell-lowering.ts';

/** The program that runs a shell text, its folder, and the functions that lower its parts. */
export interface ShellTextContext {
  /** The program that runs the text. */
  readonly program: string;
  readonly cwd: string;
  readonly workspace: string | null;
  readonly isRepository: boolean;
  readonly lowerCommand: (access: CommandAccess) => Access[];
  readonly lowerVariable: (name: string, value: string | null) => readonly Access[];
  readonly lowerPath: (type: 'read' | 'write', path: string, cwd: string) => Access;
  readonly isProgram: (name: string) => boolean;
}

const dialects: ReadonlyMap<string, ShellDialect> = new Map([
  ['bash', 'bash'],
  ['eval', 'bash'],
  ['sh', 'posix'],
  ['dash', 'posix'],
]);

/** Lowers a shell text to its accesses. The text of a shell whose language is not parsed is opaque as a whole. */
export function lowerShellText(text: string, context: ShellTextContext): readonly Access[] {
  const dialect = dialects.get(context.program);
  if (dialect !== undefined) return lowerShell(text, context.cwd, dialect, context);
  const shown = text.length > 300 ? `${text.slice(0, 300)}…` : text;
  const reason = `${context.program} runs text that is not parsed; call the program itself, as a list of words`;
  return [{ type: 'opaque', text: shown, reason }];
}
