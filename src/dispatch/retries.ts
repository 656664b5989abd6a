import { renderAccess, type Access } from '../core/types/access.ts';
import type { RefusedChange } from '../core/types/change.ts';
import type { ConnectionDecision } from '../core/types/network.ts';
import { createWrite } from '../core/types/access.ts';

const maxAccesses = 50;
const maxCharacters = 600;

/** Refusals of a call while it ran: changes that were reverted, connections that were not made. */
export interface Refusals {
  readonly changes: readonly RefusedChange[];
  readonly connections: readonly ConnectionDecision[];
}

/** The calls that may be made again with the accesses that they were refused. */
export interface Retries {
  /** The calls for which the model was asked for its reasons, by hash. */
  readonly asked: Set<string>;
  /** Grants one retry; a later refusal of the same call replaces the one before it. Grants nothing if rules could allow none of the refusals. */
  note(callHash: string, refusals: Refusals): void;
  /** Consumes the retry. Returns the refused accesses, for which the retry asks before it runs. Null if there is no retry. */
  take(callHash: string): readonly Access[] | null;
}

/** Remembers the refusals of calls. Only refusals that the harness itself observed count, never a command's output. */
export function createRetries(): Retries {
  const open = new Map<string, readonly Access[]>();
  return {
    asked: new Set(),
    note(callHash, refusals) {
      const accesses = listRefusedAccesses(refusals);
      // A retry that asked for a part of the refusals would be refused again for the rest.
      if (accesses.length > 0 && accesses.length <= maxAccesses) open.set(callHash, accesses);
      else open.delete(callHash);
    },
    take(callHash) {
      const accesses = open.get(callHash) ?? null;
      open.delete(callHash);
      return accesses;
    },
  };
}

/** The accesses that a retry asks for besides the call itself, as text. */
export function renderRetried(accesses: readonly Access[]): string {
  const text = accesses.map(renderAccess).join(', ');
  return `made again with what was refused before: ${text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text}`;
}

/** For the model: how to give the reasons for which rules ask before a change. Empty if no rule asks. */
export function renderReasonHint(rules: readonly string[]): string {
  if (rules.length === 0) return '';
  return `${rules.length === 1 ? `Rule ${rules[0]} asks` : `The rules ${rules.join(', ')} ask`} for your reasons: make the same call again with the argument \`justification\`, which states the purpose, the expected effect, and why there is no other way.`;
}

/** For the model: how to ask for the refused accesses. Empty if there were no refusals. */
export function renderRetryHint({ changes, connections }: Refusals): string {
  const hosts = [...new Set(connections.map(({ host, port }) => `${host}:${port}`))].slice(0, 10);
  if (changes.length + hosts.length === 0) return '';
  return [
    ...(hosts.length === 0 ? [] : [`The policy refused these connections of the command: ${hosts.join(', ')}.`]),
    'If the command needs what was refused, make the same call again with a justification: the rules then decide about it.',
  ].join('\n');
}

function listRefusedAccesses({ changes, connections }: Refusals): readonly Access[] {
  const writes = changes.filter(({ restored }) => restored).map(({ path }) => createWrite(path, null));
  const connects = connections.map(({ host, port }): Access => ({
    type: 'connect',
    host,
    port,
    scheme: usualSchemes.get(port) ?? 'https',
  }));
  return [...new Map([...writes, ...connects].map((access) => [renderAccess(access), access])).values()];
}

// The proxy sees no scheme, and holds a grant to host and port alone; so a rule that allows the port by its usual scheme is enough.
const usualSchemes: ReadonlyMap<number, string> = new Map([
  [80, 'http'],
  [22, 'ssh'],
  [21, 'ftp'],
]);
