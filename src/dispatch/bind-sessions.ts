import { quoteWord, type Access } from '../core/types/access.ts';
import type { ChangeJudge } from '../core/types/change.ts';
import type { CommandNetwork, Sessions, ToolSandbox } from '../core/ports/sandbox.ts';

/**
 * The sessions for one call: a session that it opens has the network decided for the call, and its changes are decided as the call's.
 * `onReached` receives the id of a session when it has reached a host, which may be long after the call.
 */
export function bindSessions(
  sessions: Sessions,
  {
    network,
    judge,
    onReached,
    noteStart,
  }: {
    network: CommandNetwork;
    judge: ChangeJudge;
    onReached: (id: string) => void;
    /** Counts whether the program of a session started. */
    noteStart: <Result>(starting: Promise<Result>) => Promise<Result>;
  },
): ToolSandbox['sessions'] {
  return {
    find: (id) => sessions.find(id),
    listOpen: () => sessions.listOpen(),
    async open(request) {
      let id: string | null = null;
      let reached = false;
      const onDecision: CommandNetwork['onDecision'] = (connection) => {
        reached ||= connection.decision === 'allow';
        if (reached && id !== null) onReached(id);
        network.onDecision(connection);
      };
      const session = await noteStart(sessions.open({ ...request, network: { ...network, onDecision } }, judge));
      ({ id } = session);
      if (reached) onReached(id);
      return session;
    },
  };
}

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
