/** The reaction to a turn that did the same as the turns before it. */
export type RepetitionVerdict = 'none' | 'warn' | 'end';

const warnedTurns = 4;
const endedTurns = 8;
/** A turn that takes longer waits for something, for example for a session that is still building. */
const waitingMs = 5_000;

/**
 * Creates the function that receives the actions of a turn, with all results and without ids, and their duration. `onlyWaited`: each action
 * waited for something that still runs. Such turns get a warning and end no run: its limits of turns and time bound them.
 */
export function createTurnComparison(): (turn: {
  readonly actions: string;
  readonly onlyWaited: boolean;
  readonly durationMs: number;
}) => RepetitionVerdict {
  let last = '';
  let equal = 0;
  return ({ actions, onlyWaited, durationMs }) => {
    equal = actions !== '' && actions === last && durationMs < waitingMs ? equal + 1 : 1;
    last = actions;
    if (equal >= endedTurns && !onlyWaited) return 'end';
    return equal === warnedTurns ? 'warn' : 'none';
  };
}
