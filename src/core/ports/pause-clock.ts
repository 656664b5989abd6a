/** Runs a wait for a person, for example for an approval, while the wall clock of a script is paused. */
export type PauseClock = <T>(wait: () => Promise<T>) => Promise<T>;

/** For a call that no script's clock limits. */
export const waitUnpaused: PauseClock = (wait) => wait();
