import { expect, test } from 'vitest';
import { defaultScriptLimits } from '../../../src/core/limits.ts';
import { createOutcomeReport } from '../../../src/script/results/errors.ts';
import { createEmptyReport } from '../../../src/script/script-report.ts';
import { renderScriptReport } from '../../../src/script/script-output.ts';

test('the calls over the budget of a script are one line', () => {
  const calls = Array.from({ length: 48 }, (_, index) => ({
    number: index + 1,
    callId: `call_${index}`,
    tool: 'readFile',
    target: `f${index + 1}.ts`,
    state: index < 32 ? 'completed' : 'budget',
    note: index < 32 ? '' : 'readFile: the script has used all of its 32 tool calls',
    durationMs: 1,
  }));
  const text = renderScriptReport({ ...createEmptyReport('script_1', null, false), calls });
  expect(text).toContain('32. readFile f32.ts (1 ms): ok\n33. readFile f33.ts and all calls after it: not run: ');
  expect(text.split('used all of its').length).toBe(2);
});

test('the error of a script that took too long names no tool that the run may not offer', () => {
  const situation = { scriptId: 's', elapsedMs: 1, completedTools: 0, pendingTools: 0, insertions: [] };
  const limits = { ...defaultScriptLimits, workerWaitMs: 1 };
  const outcome = { type: 'limit', limit: 'wall', stack: '' } as const;
  const message = createOutcomeReport(outcome, limits, situation, [])?.message;
  expect(message).toContain('make a long call outside of a script');
  expect(message).not.toContain('session');
});
