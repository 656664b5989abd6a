import type { Clock } from '../core/ports/clock.ts';
import type { RunEvent } from '../core/types/event.ts';
import { createEventRenderer } from '../report/console.ts';

/** The line of the live log when the model begins to write a script. */
export const writesScript = 'the model writes a script';

/**
 * Creates the renderer of the live log. It shows at most `linesPerSecond` lines of scripts' consoles in a second and counts the others: the
 * record has all of them.
 */
export function createLiveLogRenderer(options: {
  readonly linesPerSecond: number;
  readonly clock: Clock;
}): (event: RunEvent) => string | null {
  const renderLine = createEventRenderer();
  let secondMs = -Infinity;
  let shown = 0;
  let left = 0;
  return (event) => {
    if (event.type === 'script-console') {
      const nowMs = options.clock.monotonicMs();
      if (nowMs - secondMs >= 1_000) {
        secondMs = nowMs;
        shown = 0;
      }
      shown += 1;
      if (shown > options.linesPerSecond) {
        left += 1;
        return null;
      }
    }
    const line = renderLine(event);
    if (line === null || left === 0) return line;
    const note = `(${left} console lines are only in the record)`;
    left = 0;
    return `${note}\n${line}`;
  };
}
