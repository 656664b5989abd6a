import { createContext, Script } from 'node:vm';

export type BoundedResult<Value> =
  | { readonly type: 'done'; readonly value: Value }
  | { readonly type: 'timed-out' }
  /** The call stack was used up. */
  | { readonly type: 'too-deep' };

export type RunBounded = <Value>(work: () => Value) => BoundedResult<Value>;

/**
 * Runs synchronous work and ends it after `timeoutMs`. The TypeScript grammar makes parsers try one text in two ways at
 * each `<T>(`, so a hostile script of 200 bytes can keep them busy for years; no limit on length helps against that.
 * The work must be pure: it is cut off wherever it stands.
 */
export function createBoundedRunner(timeoutMs: number): RunBounded {
  const box: { work: () => void } = { work: () => undefined };
  const context = createContext(box);
  const script = new Script('work()');
  return <Value>(work: () => Value): BoundedResult<Value> => {
    let result: BoundedResult<Value> = { type: 'timed-out' };
    box.work = () => {
      result = { type: 'done', value: work() };
    };
    try {
      script.runInContext(context, { timeout: timeoutMs });
    } catch (thrown) {
      if (hasField(thrown, 'name', 'RangeError')) return { type: 'too-deep' };
      if (!hasField(thrown, 'code', 'ERR_SCRIPT_EXECUTION_TIMEOUT')) throw thrown;
    } finally {
      box.work = () => undefined;
    }
    return result;
  };
}

// Not `instanceof`: what the context throws is an error of another realm.
function hasField(thrown: unknown, field: string, value: string): boolean {
  return typeof thrown === 'object' && thrown !== null && Reflect.get(thrown, field) === value;
}
