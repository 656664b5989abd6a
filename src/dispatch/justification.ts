import { readConnection } from '../core/calls/recorded-calls.ts';
import { isJsonObject } from '../core/text/json.ts';
import { createWrite, renderAccess, type Access } from '../core/types/access.ts';
import type { RefusedChange } from '../core/types/change.ts';
import type { ConnectionDecision } from '../core/types/network.ts';
import { cutText } from '../core/text/cut-text.ts';

/** The argument in which a call gives its reason. Every tool accepts it; the dispatcher removes it before the tool reads its arguments. */
export const justificationKey = 'justification';

const maxCharacters = 2_000;
const maxAccesses = 50;
const maxShownCharacters = 600;

/** Takes the justification out of a call's arguments. Empty if there is no valid one. */
export function readJustification(args: unknown): { readonly args: unknown; readonly justification: string } {
  // Several arguments of a script's call: the last one may be the object.
  if (Array.isArray(args) && isJsonObject(args.at(-1))) {
    const { args: last, justification } = readJustification(args.at(-1));
    return { args: [...args.slice(0, -1), last], justification };
  }
  if (!isJsonObject(args) || !Object.hasOwn(args, justificationKey)) return { args, justification: '' };
  const { [justificationKey]: written, ...rest } = args;
  if (typeof written !== 'string' || written.length > maxCharacters) return { args, justification: '' };
  return { args: rest, justification: written.trim() };
}

/** Refusals of a call while it ran: changes that were reverted, connections that were not made. */
export interface Refusals {
  readonly changes: readonly RefusedChange[];
  readonly connections: readonly ConnectionDecision[];
}

export type Justifications = ReturnType<typeof createJustifications>;

/**
 * The calls of one agent that it may make again with its reasons. Only refusals that the harness itself observed count, never a command's output.
 */
export function createJustifications() {
  const asked = new Set<string>();
  const retries = new Map<string, readonly Access[]>();
  return {
    /** A rule asks for the reasons for a call, or for a change that it makes. */
    ask: (callHash: string): void => void asked.add(callHash),
    /** Grants one retry with the refused accesses; a later refusal of the same call replaces the one before it. Grants nothing if rules could allow none of them. */
    grantRetry(callHash: string, refusals: Refusals): void {
      const accesses = listRefusedAccesses(refusals);
      // A retry that asked for a part of the refusals would be refused again for the rest.
      if (accesses.length > 0 && accesses.length <= maxAccesses) retries.set(callHash, accesses);
      else retries.delete(callHash);
    },
    /** A call gives its reasons, and uses up its retry. Null if it was not asked for them; else the accesses that it asks for besides its own. */
    take(callHash: string): readonly Access[] | null {
      const retried = retries.get(callHash) ?? (asked.has(callHash) ? [] : null);
      retries.delete(callHash);
      return retried;
    },
  };
}

/** The accesses that a retry asks for besides the call itself, as text. */
export function renderRetried(accesses: readonly Access[]): string {
  const text = accesses.map(renderAccess).join(', ');
  return `made again with what was refused before: ${cutText(text, maxShownCharacters)}`;
}

function listRefusedAccesses({ changes, connections }: Refusals): readonly Access[] {
  const writes = changes.filter(({ restored }) => restored).map(({ path }) => createWrite(path, null));
  const connects = connections.map(readConnection);
  return [...new Map([...writes, ...connects].map((access) => [renderAccess(access), access])).values()];
}
