/** The reaction to a turn that did the same as the turns before it. */
export type RepetitionVerdict = 'none' | 'warn' | 'end';

const warnedTurns = 4;
const endedTurns = 8;
/** A turn that takes longer waits for something, for example for a session that is still building. */
const waitingMs = 5_000;

/** Creates the function that receives the actions of a turn, with all results and without ids, and their duration. */
export function createTurnComparison(): (turn: string, durationMs: number) => RepetitionVerdict {
  let last = '';
  let equal = 0;
  return (turn, durationMs) => {
    equal = turn !== '' && turn === last && durationMs < waitingMs ? equal + 1 : 1;
    last = turn;
    if (equal >= endedTurns) return 'end';
    return equal === warnedTurns ? 'warn' : 'none';
  };
}
