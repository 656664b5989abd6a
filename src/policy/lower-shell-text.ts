import type { Access, CommandAccess } from '../core/access.ts';

/** Where a shell text stands and how the commands in it are lowered. */
export interface ShellTextContext {
  /** The program that runs the text. */
  readonly program: string;
  readonly cwd: string;
  readonly workspace: string | null;
  readonly lowerCommand: (access: CommandAccess) => Access[];
}

/** Lowers a shell text to what it touches. A text is opaque as a whole: nothing in it is taken for known. */
export function lowerShellText(text: string, { program }: ShellTextContext): Access[] {
  const shown = text.length > 300 ? `${text.slice(0, 300)}…` : text;
  return [
    {
      type: 'opaque',
      text: shown,
      reason: `${program} runs text that is not parsed; call the program itself, as a list of words`,
    },
  ];
}
