import type { ShellLowering } from './shell-lowering.ts';

/** Refuses arithmetic with names: bash runs code in the value of a name. */
export function checkArithmetic(text: string, lowering: ShellLowering): void {
  const inner = text.replace(/^\$?\(\(/, '').replace(/\)\)$/, '');
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  if (!/^[\d\s+\-*/%()<>=!&|^~?:,;]*$/.test(inner))
    lowering.refuse(`${shown} evaluates names, whose values bash may run`);
}
