import { quoteWord, type Access } from '../core/types/access.ts';
import type { Sessions } from '../core/ports/sandbox.ts';

/**
 * The sessions of a child agent: only sessions that it has opened. Changes of a session are decided by the policy of the agent that opened it, so that
 * input to a session of its parent would escape the narrower policy.
 */
export function separateSessions(sessions: Sessions): Sessions {
  const own = new Set<string>();
  return {
    async open(request, judge) {
      const session = await sessions.open(request, judge);
      own.add(session.id);
      return session;
    },
    find: (id) => (own.has(id) ? sessions.find(id) : null),
    listOpen: () => sessions.listOpen().filter((id) => own.has(id)),
    closeAll: () => sessions.closeAll(),
  };
}

/** Adds to each session access the program that runs in its session. */
export function describeSessions(accesses: readonly Access[], sessions: Sessions): readonly Access[] {
  return accesses.map((access): Access => {
    if (access.type !== 'session') return access;
    const argv = sessions.find(access.sessionId)?.argv ?? [];
    return { ...access, command: argv.map(quoteWord).join(' ') };
  });
}
