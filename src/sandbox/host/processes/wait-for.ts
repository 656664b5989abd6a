import { createDeferred } from '../../../core/deferred.ts';

/** Waits for a promise, at most some time, and not after an abort. */
export async function waitFor(promise: Promise<unknown>, delayMs: number, signal: AbortSignal | null): Promise<void> {
  if (signal?.aborted === true) return;
  const over = createDeferred<void>();
  const end = (): void => over.resolve();
  const timer = setTimeout(end, delayMs);
  signal?.addEventListener('abort', end, { once: true });
  try {
    await Promise.race([promise, over.promise]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}
