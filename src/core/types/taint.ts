import type { Access } from './access.ts';

/**
 * The source of untrusted text: a task whose author may not give instructions, files and programs of a repository that an untrusted person
 * may have written, an answer from the network, or a tool that declares that other people write its output.
 */
export const taintSources = ['task', 'repository', 'network', 'tool'] as const;

export type TaintSource = (typeof taintSources)[number];

/**
 * Whether the inputs of the run are trusted. `repository` is the content of the work tree, which in a fork or a pull request is written by
 * its author.
 */
export interface TrustFacts {
  readonly task: 'trusted' | 'untrusted';
  readonly repository: 'trusted' | 'untrusted';
}

/** Why the result of a call taints the history; null if it does not. */
export function findTaint(
  call: {
    readonly accesses: readonly Access[];
    readonly outputTrust: 'trusted' | 'untrusted';
    readonly state: 'completed' | 'failed' | 'aborted';
    /** True if a host was reached: a command's accesses do not name the hosts that it connects to. */
    readonly connected: boolean;
  },
  repository: TrustFacts['repository'],
): TaintSource | null {
  if (call.connected || call.accesses.some(({ type }) => type === 'connect')) return 'network';
  if (call.outputTrust === 'untrusted') return 'tool';
  // The effects of a program are not known before it runs, so a command counts as reading everything. An edit that does not apply quotes
  // the file.
  const reading = ['read', 'command', 'opaque', 'session', ...(call.state === 'completed' ? [] : ['write'])];
  const reads = call.accesses.some(({ type }) => reading.includes(type));
  return reads && repository === 'untrusted' ? 'repository' : null;
}
