/** Runs one function at a time, in the order of the calls. A failure reaches only its own caller. */
export type Serializer = <Result>(use: () => Promise<Result>) => Promise<Result>;

/** Creates a queue of functions. */
export function createSerializer(): Serializer {
  let last: Promise<unknown> = Promise.resolve();
  return (use) => {
    const result = last.then(use);
    last = result.catch(() => undefined);
    return result;
  };
}
