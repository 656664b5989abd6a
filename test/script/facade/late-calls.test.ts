import { expect, test } from 'vitest';
import { createDeferred } from '../../../src/core/deferred.ts';
import { defaultScriptLimits } from '../../../src/core/limits.ts';
import { waitUnpaused } from '../../../src/core/ports/pause-clock.ts';
import type { CallResult } from '../../../src/core/ports/tool.ts';
import type { DecisionRecord } from '../../../src/core/types/decision.ts';
import { createRandomId, systemClock } from '../../../src/run/host/system-clock.ts';
import { createToolFacade } from '../../../src/script/facade/facade.ts';

test('a call that completes after the end of its script is reported as completed, with its result', async () => {
  const written = createDeferred<CallResult>();
  const facade = createToolFacade({
    scriptId: 'script_1',
    callTool: () => written.promise,
    spawned: null,
    toolNames: ['writeFile'],
    limits: defaultScriptLimits,
    readLine: () => null,
    clock: systemClock,
    createId: createRandomId,
    onBroken: () => undefined,
  });
  facade.handle({
    id: 1,
    name: 'writeFile',
    args: { filePath: 'a.txt' },
    stack: '',
    lost: new AbortController().signal,
    pauseClock: waitUnpaused,
    answer: () => undefined,
  });
  const closed = facade.close('the script has ended');
  written.resolve({
    type: 'completed',
    tool: 'writeFile',
    output: { value: { path: 'a.txt' }, text: null, images: [] },
    taint: null,
    decision: { matched: [] as const } as unknown as DecisionRecord,
    durationMs: 1,
  });
  expect(await closed).toEqual([]);
  expect(facade.calls).toMatchObject([{ state: 'completed', note: "completed (after the script's end)" }]);
  expect(facade.partialResults).toMatchObject([{ target: 'a.txt', resultJson: '{"path":"a.txt"}' }]);
});
