/** The argument in which a call gives its reason. Every tool accepts it; the dispatcher removes it before the tool reads its arguments. */
export const justificationKey = 'justification';

const maxCharacters = 2_000;

/** Takes the justification out of a call's arguments. Empty if there is no valid one. */
export function readJustification(args: unknown): { readonly args: unknown; readonly justification: string } {
  if (typeof args !== 'object' || args === null || Array.isArray(args) || !Object.hasOwn(args, justificationKey))
    return { args, justification: '' };
  const { [justificationKey]: written, ...rest } = args as Record<string, unknown>;
  if (typeof written !== 'string' || written.length > maxCharacters) return { args, justification: '' };
  return { args: rest, justification: written.trim() };
}
