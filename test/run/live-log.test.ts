import { expect, test } from 'vitest';
import { createLiveLogRenderer } from '../../src/run/live-log.ts';
import type { RunEvent } from '../../src/core/types/event.ts';

test('the live log shows 20 console lines in a second, and counts the others', () => {
  let nowMs = 0;
  const render = createLiveLogRenderer({
    linesPerSecond: 20,
    clock: { monotonicMs: () => nowMs } as Parameters<typeof createLiveLogRenderer>[0]['clock'],
  });
  const line = (text: string): RunEvent => ({ type: 'script-console', scriptId: 's', level: 'log', text });
  const shown = Array.from({ length: 50 }, (_, index) => render(line(`line ${index}`)));
  expect(shown.filter((text) => text !== null)).toHaveLength(20);
  nowMs = 1_000;
  expect(render(line('later'))).toMatch(/^\(30 console lines are only in the record\)\n.*later/);
  expect(render(line('and more'))).not.toContain('only in the record');
});
