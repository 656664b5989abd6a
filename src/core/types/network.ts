import * as z from 'zod';
import { renderNumber } from '../text/grouped-number.ts';
import { listPaths } from '../text/path-text.ts';
import type { Recorded } from '../recorded.ts';

/** A host and port that commands may reach. With `private`, its name may resolve to a private, loopback or link-local address. */
export const networkGrantSchema = z.object({
  /** A host name in lower case, `*.` and a host name for every name below it, or an IP address as in URLs but without brackets. */
  host: z.string(),
  port: z.number(),
  private: z.boolean(),
  /** The rule that opened it, for the record. */
  rule: z.string(),
});

export type NetworkGrant = Recorded<typeof networkGrantSchema>;

/**
 * The hosts of one call. `request`: the harness itself makes the requests, and no process gets the hosts. `sealed`: a process that sees nothing that the
 * agent wrote, and of whose files only those below `/tmp/downloads` are kept. `acknowledged`: a process in the agent's workspace, home and temporary directories.
 */
export const callGrantSchema = z.object({
  kind: z.enum(['none', 'request', 'sealed', 'acknowledged']),
  hosts: z.array(networkGrantSchema),
  /** Closed files of the workspace that a sealed call sees. */
  sees: z.array(z.string()),
  /** Megabytes that the connections of the call may send together. */
  uploadMb: z.number(),
});

export type CallGrant = Recorded<typeof callGrantSchema>;

export const noGrant: CallGrant = { kind: 'none', hosts: [], sees: [], uploadMb: 0 };

/** Connections that a rule denies. Null means all. A host may begin with `*.`, which matches all names below it. */
export interface NetworkDenial {
  readonly hosts: readonly string[] | null;
  readonly ports: readonly number[] | null;
  readonly rule: string;
  /** `unless-granted`: the rule asks a person first, so it does not deny connections that were then granted to a call. */
  readonly holds: 'always' | 'unless-granted';
}

/** Certificates that are trusted for a host besides the public ones: PEM, without a private key. `host` may begin with `*.`. */
export interface HostAuthority {
  readonly host: string;
  readonly certificates: string;
}

/** True for an IP address in the form of a grant. Only a rule that names it exactly may allow it. */
export function isAddress(host: string): boolean {
  return host.includes(':') || /^\d+(?:\.\d+){3}$/.test(host);
}

/** True if a host, or every host below `*.NAME`, is the one that `wide` names, or below it. Both are in the form of a grant. */
export function coversHost(wide: string, host: string): boolean {
  if (wide === host) return true;
  // Nothing is below an address.
  return wide.startsWith('*.') && !isAddress(host) && host.replace(/^\*/, '').endsWith(wide.slice(1));
}

/** True if two hosts, each of which may begin with `*.`, have a name in common. */
export function overlapHosts(left: string, right: string): boolean {
  return coversHost(left, right) || coversHost(right, left);
}

/** True if one grant opens all that another one opens. */
export function coversGrant(wide: NetworkGrant, narrow: NetworkGrant): boolean {
  return wide.port === narrow.port && (wide.private || !narrow.private) && coversHost(wide.host, narrow.host);
}

/** The hosts that commands may reach. A call may reach more hosts by the rules that allow it. A denial takes precedence over both. */
export interface NetworkPolicy {
  /** Open to every command of the run. */
  readonly allow: readonly NetworkGrant[];
  /** Open only to the command that prepares the workspace before the model starts. */
  readonly setup: readonly NetworkGrant[];
  readonly deny: readonly NetworkDenial[];
  /** TCP ports of the machine's loopback that commands reach on their own loopback, for service containers. */
  readonly forward: readonly number[];
  /** The author knows that commands with these hosts run what the agent can write. */
  readonly acknowledged: boolean;
}

/** A decision about the connections that a command requested to one host and port. */
export const connectionSchema = z.object({
  /** `otherHosts` for all hosts that are not named, because there were too many. */
  host: z.string(),
  port: z.number(),
  decision: z.enum(['allow', 'deny']),
  /** The rule that allowed or denied it; empty if no rule did. */
  rule: z.string(),
  reason: z.string(),
  /** The checked address; empty if no address was dialled. */
  address: z.string(),
  /** The connections of the command so far. A later decision with a larger count replaces the one before it. Events of versions that did not count are about one. */
  count: z.number().default(1),
  /** Bytes that the command has sent so far through these connections, TLS included. Null if none were counted, as for requests of the harness itself. */
  sentBytes: z.number().nullable().default(null),
});

export type ConnectionDecision = Recorded<typeof connectionSchema>;

/** The decision about one connection that has sent nothing. */
export function createDecision(
  decided: Pick<ConnectionDecision, 'host' | 'port' | 'decision'> & Partial<ConnectionDecision>,
): ConnectionDecision {
  return { rule: '', reason: '', address: '', count: 1, sentBytes: null, ...decided };
}

/** The host of a decision about several hosts. */
export const otherHosts = '*';

/** The host and port of a decision, as text. */
export function renderPlace({ host, port }: Pick<ConnectionDecision, 'host' | 'port'>): string {
  return host === otherHosts ? 'other hosts' : `${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The counts of a decision as text: empty for one connection through which nothing was sent. */
export function renderTraffic({ count, sentBytes }: ConnectionDecision): string {
  return [
    ...(count === 1 ? [] : [`${renderNumber(count)} connections`]),
    ...(sentBytes === null ? [] : [`${renderNumber(sentBytes)} bytes sent`]),
  ].join(', ');
}

/** True if two decisions count the same connections, so that the later one replaces the earlier one. */
export function isSameConnection(left: ConnectionDecision, right: ConnectionDecision): boolean {
  return (
    left.host === right.host &&
    left.port === right.port &&
    left.decision === right.decision &&
    left.rule === right.rule &&
    left.reason === right.reason
  );
}

/** Why the proxy refuses a connection. A rule of the policy can change only some of these. */
export const refusalReasons = {
  closed: 'no rule allows this host',
  private: 'the name leads to a private address',
  unknown: 'the name has no address',
  loopback: 'a command reaches its own loopback without the proxy',
} as const;

/** The hosts that commands reach without the proxy (NO_PROXY): their own loopback. */
export const unproxiedHosts: readonly string[] = ['localhost', '127.0.0.1', '::1'];

/** True for a name or address of the loopback of the process itself. */
export function isLoopbackHost(host: string): boolean {
  return (
    ['localhost', '::1', '[::1]', '0.0.0.0'].includes(host) ||
    host.endsWith('.localhost') ||
    /^127(?:\.\d{1,3}){3}$/.test(host)
  );
}

/** A host in `sandbox.network` of a policy. */
export interface HostToOpen {
  readonly host: string;
  readonly port: number;
  readonly private?: true;
}

/** The entry of `sandbox.network` that opens a refused connection. Null if none can: a rule denies it, or the name has no address. */
export function readOpening({ host, port, rule, reason }: ConnectionDecision): HostToOpen | null {
  const isPrivate = reason === refusalReasons.private;
  if (rule !== '' || !(isPrivate || reason === refusalReasons.closed)) return null;
  const written = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  return isPrivate ? { host: written, port, private: true } : { host: written, port };
}

/** The hosts of a call and how its process runs with them, in one or two sentences. Empty for a call without hosts. */
export function describeGrant({ kind, hosts, sees, uploadMb }: CallGrant): string {
  const places = listPlaces(hosts).join(', ');
  switch (kind) {
    case 'none':
      return '';
    case 'request':
      return `Hosts that it reaches: ${places}.`;
    case 'sealed':
      return `Sealed: it reaches ${places}, may send ${uploadMb} MB, and sees nothing that the agent wrote${sees.length === 0 ? '' : `, but ${sees.join(', ')}`}. Of its files only those below ${downloadsDirectory} are kept.`;
    case 'acknowledged':
      return `Acknowledged: it runs in the agent’s workspace, reaches ${places}, and may send ${uploadMb} MB. ${describeLeaving('them')}`;
  }
}

/** The risk that the author of a policy accepts with `acknowledge`. */
export function describeLeaving(hosts: string): string {
  return `While it runs, whatever the run can read may leave to ${hosts}.`;
}

/** Why a call has no hosts, and what to send instead. */
export function describeAlone(command: string): string {
  return `A rule gives hosts to \`${command}\` only if no other command could use them, and only in a directory of the workspace. Send it alone, with absolute paths for files outside the workspace: \`cd\` inside the workspace before it and \`| tail\` behind it may stay.`;
}

/** The facts for the model about the result of a sealed call. `kept` are the paths that the call has left for the run. */
export function describeSealed(kept: readonly string[]): string {
  // A host may have chosen the names.
  const plain = kept.filter((path) => /^[\w./@+-]{1,120}$/.test(path));
  const others = kept.length - plain.length;
  const names = [...plain, ...(others === 0 ? [] : [`${others} with unusual names below ${downloadsDirectory}`])];
  const files = kept.length === 0 ? `only files below ${downloadsDirectory} are` : `except ${listPaths(names)}`;
  return `Sealed call: it ran on the files from before you began, and nothing that it wrote is kept, ${files}.`;
}

/** The directory in which sealed calls leave what they download, for processes of the run. */
export const downloadsDirectory = '/tmp/downloads';

function listPlaces(hosts: readonly NetworkGrant[]): readonly string[] {
  return [...new Set(hosts.map(renderPlace))];
}
