/** The argument by which a call says what it is for. Every tool takes it; no tool but `exec` sees it. */
export const justificationKey = 'justification';

const maxCharacters = 2_000;

/** Takes the justification out of a call's arguments. Empty where there is none. */
export function readJustification(args: unknown): { readonly args: unknown; readonly justification: string } {
  if (typeof args !== 'object' || args === null || Array.isArray(args) || !Object.hasOwn(args, justificationKey))
    return { args, justification: '' };
  const { [justificationKey]: written, ...rest } = args as Record<string, unknown>;
  if (typeof written !== 'string' || written.length > maxCharacters) return { args, justification: '' };
  return { args: rest, justification: written.trim() };
}
