import { expect, test } from 'vitest';
import { createBackgroundScripts, type StartedScript } from '../../src/agent/background-scripts.ts';
import { systemClock } from '../../src/run/host/system-clock.ts';
import { createEmptyReport } from '../../src/script/script-report.ts';

test('a wait without an id reports the argument on one line and the scripts that run', async () => {
  const background = createBackgroundScripts({ handOverMs: 1, clock: systemClock });
  expect((await background.wait({})).text).toBe(
    'The arguments do not fit wait_script: id: Invalid input: expected string, received undefined. None runs.',
  );
  const script = {
    item: { callId: 'script_1' },
    ended: new Promise(() => undefined),
    started: Promise.resolve(() => ({
      ...createEmptyReport('script_1', null, false),
      handedOver: { valueJson: null },
    })),
    waitForHandOver: () => new Promise(() => undefined),
    takeHandedOver: () => null,
  } as unknown as StartedScript;
  await background.follow(script);
  expect(await background.wait({ script: 'script_1' })).toMatchObject({
    failed: true,
    report: null,
    text: expect.stringMatching(/id: Invalid input.*\. These run: script_1\.$/),
  });
});
