import type { RunEvent, ToolFinished } from '../../core/types/event.ts';

/** The first thing that a replayed run did otherwise than the recorded one, as text. */
export interface Divergence {
  readonly turn: number;
  readonly recorded: string;
  readonly observed: string;
}

/** Compares the decisions, results, rejections and refused changes of tools, turn by turn in the order of the decisions, up to and including turn `turns`. */
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
    const places = Array.from({ length: Math.max(left.length, right.length) }, (_, place) => place);
    const index = places.find((place) => left[place]?.identity !== right[place]?.identity);
    if (index !== undefined)
      return {
        turn,
        recorded: left[index]?.text ?? 'no further call',
        observed: right[index]?.text ?? 'no further call',
      };
  }
  return null;
}

interface Row {
  /** Set for a call of a script. */
  readonly scriptId: string | null;
  /** Equal for calls with the same effect. */
  readonly identity: string;
  readonly text: string;
}

// The ids of calls differ from run to run, so calls are identified by their place. Within one run, the end of a call is found by its id.
function describeTurns(events: readonly RunEvent[]): ReadonlyMap<number, readonly Row[]> {
  const finished = new Map<string, ToolFinished>();
  const refused = new Map<string, string[]>();
  for (const event of events) {
    if (event.type === 'tool-finished') finished.set(event.callId, event);
    if (event.type !== 'changes-decided') continue;
    const paths = event.refused.map(({ kind, path }) => `${kind} ${path}`);
    refused.set(event.callId, [...(refused.get(event.callId) ?? []), ...paths]);
  }
  const turns = new Map<number, Row[]>();
  const add = (turn: number, row: Row): void => void turns.set(turn, [...(turns.get(turn) ?? []), row]);
  for (const event of events) {
    if (event.type === 'tool-decided') {
      const { turn, tool, decision, callId } = event.decision;
      const end = describeEnd(finished.get(callId), refused.get(callId) ?? []);
      add(turn, {
        scriptId: event.scriptId,
        identity: [tool, event.argsSha256, decision, end].join(' '),
        text: `${tool} ${shorten(event.argsJson)} ${decision}, ${end}`,
      });
    } else if (event.type === 'tool-rejected') {
      const text = `${event.tool} rejected`;
      add(event.turn, { scriptId: event.scriptId, identity: text, text });
    }
  }
  return new Map([...turns].map(([turn, rows]) => [turn, orderRows(rows)]));
}

// Concurrent calls of a script are decided in the order of their arrival, which varies. So the calls of one script are compared as a set.
function orderRows(rows: readonly Row[]): readonly Row[] {
  const scripts = [...new Set(rows.map(({ scriptId }) => scriptId))].filter((scriptId) => scriptId !== null);
  const places = new Map(scripts.map((scriptId, index) => [scriptId, index]));
  const direct = rows.filter(({ scriptId }) => scriptId === null);
  const nested = rows.filter(({ scriptId }) => scriptId !== null);
  const readPlace = ({ scriptId }: Row): number => (scriptId === null ? -1 : (places.get(scriptId) ?? -1));
  return [
    ...direct,
    ...nested.toSorted(
      (left, right) =>
        readPlace(left) - readPlace(right) ||
        (left.identity < right.identity ? -1 : Number(left.identity > right.identity)),
    ),
  ];
}

// The kept changes are not compared: records of earlier versions do not name them, and commands write files with random names.
function describeEnd(finished: ToolFinished | undefined, refused: readonly string[]): string {
  if (finished === undefined) return 'not run';
  const end = finished.exitCode === null ? finished.state : `${finished.state} with exit code ${finished.exitCode}`;
  return refused.length === 0 ? end : `${end}, refused: ${[...new Set(refused)].toSorted().join(', ')}`;
}

const maxArgumentsLength = 120;

function shorten(argsJson: string): string {
  return argsJson.length > maxArgumentsLength ? `${argsJson.slice(0, maxArgumentsLength)}…` : argsJson;
}
