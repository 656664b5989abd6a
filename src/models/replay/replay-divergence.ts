import { groupBy } from '../../core/group-by.ts';
import type { RunEvent, ToolFinished } from '../../core/types/event.ts';
import { cutText } from '../../core/text/cut-text.ts';
import { compareText } from '../../core/text/compare-text.ts';

const maxArgumentsLength = 120;

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
  readonly turn: number;
  /** Set for a call of a script. */
  readonly scriptId: string | null;
  /** Equal for calls with the same effect. */
  readonly identity: string;
  readonly text: string;
}

// The ids of calls differ from run to run, so calls are identified by their place. Within one run, the end of a call is found by its id.
function describeTurns(events: readonly RunEvent[]): ReadonlyMap<number, readonly Row[]> {
  const finished = new Map(events.flatMap((event) => (event.type === 'tool-finished' ? [[event.callId, event]] : [])));
  const decided = groupBy(
    events.filter((event) => event.type === 'changes-decided'),
    ({ callId }) => callId,
  );
  const rows = events.flatMap((event): Row[] => {
    if (event.type === 'tool-rejected') {
      const text = `${event.tool} rejected`;
      return [{ turn: event.turn, scriptId: event.scriptId, identity: text, text }];
    }
    if (event.type !== 'tool-decided') return [];
    const { turn, tool, decision, callId } = event.decision;
    const refused = (decided.get(callId) ?? []).flatMap((changes) => changes.refused);
    const end = describeEnd(
      finished.get(callId),
      refused.map(({ kind, path }) => `${kind} ${path}`),
    );
    const identity = [tool, event.argsSha256, decision, end].join(' ');
    return [
      {
        turn,
        scriptId: event.scriptId,
        identity,
        text: `${tool} ${cutText(event.argsJson, maxArgumentsLength)} ${decision}, ${end}`,
      },
    ];
  });
  return new Map([...groupBy(rows, ({ turn }) => turn)].map(([turn, own]) => [turn, orderRows(own)]));
}

// Concurrent calls of a script are decided in the order of their arrival, which varies. So the calls of one script are compared as a set.
function orderRows(rows: readonly Row[]): readonly Row[] {
  const scripts = groupBy(rows, ({ scriptId }) => scriptId);
  const nested = [...scripts].flatMap(([scriptId, own]) =>
    scriptId === null ? [] : own.toSorted((left, right) => compareText(left.identity, right.identity)),
  );
  return [...(scripts.get(null) ?? []), ...nested];
}

// The kept changes are not compared: records of earlier versions do not name them, and commands write files with random names.
function describeEnd(finished: ToolFinished | undefined, refused: readonly string[]): string {
  if (finished === undefined) return 'not run';
  const end = finished.exitCode === null ? finished.state : `${finished.state} with exit code ${finished.exitCode}`;
  return refused.length === 0 ? end : `${end}, refused: ${[...new Set(refused)].toSorted().join(', ')}`;
}
