import type { RunEvent, ToolFinished } from '../core/event.ts';

/** The first thing that a replayed run did otherwise than the recorded one, as text. */
export interface Divergence {
  readonly turn: number;
  readonly recorded: string;
  readonly observed: string;
}

/** Compares what tools were decided, did and refused, turn by turn in the order of the decisions, up to and with turn `turns`. */
export function findDivergence(
  recorded: readonly RunEvent[],
  observed: readonly RunEvent[],
  turns: number,
): Divergence | null {
  const before = describeTurns(recorded);
  const now = describeTurns(observed);
  for (let turn = 1; turn <= turns; turn += 1) {
    const left = before.get(turn) ?? [];
    const right = now.get(turn) ?? [];
    const index = Array.from({ length: Math.max(left.length, right.length) }).findIndex(
      (_, place) => left[place] !== right[place],
    );
    if (index !== -1)
      return { turn, recorded: left[index] ?? 'no further call', observed: right[index] ?? 'no further call' };
  }
  return null;
}

// The ids of calls differ from run to run, so calls are told apart by their place; a call's end is found by its id within its own run.
function describeTurns(events: readonly RunEvent[]): ReadonlyMap<number, readonly string[]> {
  const finished = new Map<string, ToolFinished>();
  for (const event of events) if (event.type === 'tool-finished') finished.set(event.callId, event);
  const decided = new Map<number, string[]>();
  const rejected = new Map<number, string[]>();
  for (const event of events) {
    if (event.type === 'tool-decided') {
      const { turn, tool, decision, callId } = event.decision;
      const text = `${tool} (arguments ${event.argsSha256.slice(0, 12)}) ${decision}, ${describeEnd(finished.get(callId))}`;
      decided.set(turn, [...(decided.get(turn) ?? []), text]);
    }
    if (event.type === 'tool-rejected')
      rejected.set(event.turn, [...(rejected.get(event.turn) ?? []), `${event.tool} rejected`]);
  }
  const turns = new Set([...decided.keys(), ...rejected.keys()]);
  return new Map([...turns].map((turn) => [turn, [...(decided.get(turn) ?? []), ...(rejected.get(turn) ?? [])]]));
}

function describeEnd(finished: ToolFinished | undefined): string {
  if (finished === undefined) return 'not run';
  return finished.exitCode === null ? finished.state : `${finished.state} with exit code ${finished.exitCode}`;
}
