import { readErrorMessage } from '../../../core/types/error.ts';

/**
 * Looks every `everyMs` milliseconds until a look returns a text, and calls back with it. A look that fails counts as one with its error, since a process
 * chooses much of what the kernel shows of it. Returns a function that ends the looks.
 */
export function lookOften(everyMs: number, look: () => string | null, onFound: (text: string) => void): () => void {
  const timer = setInterval(() => {
    const found = tryLook();
    if (found === null) return;
    clearInterval(timer);
    onFound(found);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);

  function tryLook(): string | null {
    try {
      return look();
    } catch (thrown) {
      return `its limits could not be watched: ${readErrorMessage(thrown)}`;
    }
  }
}
