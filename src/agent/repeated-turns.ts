/** The reaction to a turn that did the same as turns before it. */
export type RepetitionVerdict = 'none' | 'warn' | 'end';

const warnedTurns = 4;
const endedTurns = 8;
/** A turn that takes longer waits for something, for example for a session that is still building. */
const waitingMs = 5_000;

/** Turns before a turn that it is compared with: models also alternate between two calls. */
const comparedTurns = 2;

/**
 * Creates the function that receives the actions of a turn, with all results and without ids, and their duration. `onlyWaited`: each action
 * waited for something that still runs. Repeated turns with such a one get a warning and end no run: its limits of turns and time bound them.
 */
export function createTurnComparison(): (turn: {
  readonly actions: string;
  readonly onlyWaited: boolean;
  readonly durationMs: number;
}) => RepetitionVerdict {
  let recent: readonly string[] = [];
  let repeated = 0;
  let waited = false;
  return ({ actions, onlyWaited, durationMs }) => {
    const isRepeated = actions !== '' && recent.includes(actions) && durationMs < waitingMs;
    repeated = isRepeated ? repeated + 1 : 1;
    waited = onlyWaited || (isRepeated && waited);
    recent = [actions, ...recent].slice(0, comparedTurns);
    if (repeated >= endedTurns && !waited) return 'end';
    return repeated === warnedTurns ? 'warn' : 'none';
  };
}
