/** Runs a wait that a person causes, an approval for example, while a script's wall clock stands still. */
export type PauseClock = <T>(wait: () => Promise<T>) => Promise<T>;

/** For a call that no script's clock times. */
export const waitUnpaused: PauseClock = (wait) => wait();
