import { createDecision, otherHosts, type ConnectionDecision } from '../../../core/types/network.ts';

/** Hosts that are named, for each decision. All others are counted together. */
const maxNamed = 100;

/**
 * Counts the connections of one command, so that hostile code cannot fill memory, log or record. The first connection to a host is reported at
 * once, all later ones in one report at the end. Proved by "a million connections" in `test/sandbox/network/proxy/count-connections.test.ts`.
 */
export function createConnectionCounter(onReport: (decision: ConnectionDecision) => void) {
  const counted = new Map<string, { decision: ConnectionDecision; isReported: boolean }>();
  // Each decision has its own limit: refused hosts must not displace the names of the hosts that were reached.
  const named = { allow: 0, deny: 0 };

  function findKey(decision: ConnectionDecision): string {
    const key = JSON.stringify([decision.decision, decision.host, decision.port, decision.rule, decision.reason]);
    if (counted.has(key)) return key;
    if (named[decision.decision] === maxNamed) return decision.decision;
    named[decision.decision] += 1;
    return key;
  }

  return {
    /** Counts one connection. Returns the connections with this decision so far. */
    add(decision: ConnectionDecision): number {
      const key = findKey(decision);
      const known = counted.get(key);
      if (known !== undefined) {
        known.decision = { ...known.decision, count: known.decision.count + 1 };
        known.isReported = false;
        return known.decision.count;
      }
      const first = key === decision.decision ? combine(decision) : decision;
      counted.set(key, { decision: first, isReported: true });
      onReport(first);
      return 1;
    },
    /** Counts bytes that the command sends through an allowed connection, which was added before. */
    addSent(decision: ConnectionDecision, bytes: number): void {
      const known = counted.get(findKey(decision));
      if (known === undefined || bytes === 0) return;
      known.decision = { ...known.decision, sentBytes: (known.decision.sentBytes ?? 0) + bytes };
      known.isReported = false;
    },
    /** Reports every connection whose counts have grown since it was last reported. */
    report(): void {
      for (const entry of counted.values()) {
        if (entry.isReported) continue;
        entry.isReported = true;
        onReport(entry.decision);
      }
    },
  };
}

function combine({ decision }: ConnectionDecision): ConnectionDecision {
  return createDecision({ host: otherHosts, port: 0, decision, reason: `all hosts after the first ${maxNamed}` });
}
