import type { Access } from './access.ts';
import type { RunEvent } from './event.ts';
import type { TaintSource } from './taint-source.ts';

/** Whose word the run's beginnings are. `repository` is the content of the work tree: a fork's or a pull request's is its author's. */
export interface TrustFacts {
  readonly task: 'trusted' | 'untrusted';
  readonly repository: 'trusted' | 'untrusted';
}

/** Why the result of a call taints the history; null where it does not. */
export function findTaint(
  call: {
    readonly accesses: readonly Access[];
    readonly outputTrust: 'trusted' | 'untrusted';
    readonly state: 'completed' | 'failed' | 'aborted';
  },
  repository: TrustFacts['repository'],
): TaintSource | null {
  if (call.accesses.some(({ type }) => type === 'connect')) return 'network';
  if (call.outputTrust === 'untrusted') return 'tool';
  // What a program does is not known before, so a command reads whatever there is.
  // An edit that does not fit quotes the file.
  const reading = ['read', 'command', 'opaque', 'session', ...(call.state === 'completed' ? [] : ['write'])];
  const reads = call.accesses.some(({ type }) => reading.includes(type));
  return reads && repository === 'untrusted' ? 'repository' : null;
}

/** True where a recorded run was tainted: a run that goes on from it is so from its start. */
export function wasTainted(events: readonly RunEvent[]): boolean {
  return events.some(({ type }) => type === 'history-tainted');
}
