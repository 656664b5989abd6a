import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HarnessError } from '../../../src/core/types/error.ts';
import type { RunEvent } from '../../../src/core/types/event.ts';
import type { ScriptToolCallOutputItem } from '../../../src/core/types/conversation.ts';
import { createDeferred, type Deferred } from '../../../src/core/deferred.ts';
import { complete, createFixture, type Fixture, type FixtureTool } from '../script/harness-fixture.ts';
import { runLoop, type Answer, type Request } from '../../agent/loop-fixture.ts';

/** Calls of `tools.gate` end when the test opens their gate: no script ends before the model has answered, however slow the machine is. */
let gates: Readonly<Record<'first' | 'second', Deferred<void>>>;
const open = (name: 'first' | 'second' = 'first'): void => gates[name].resolve();
const gate: FixtureTool = async ({ name, args }) => {
  await gates[args['name'] === 'second' ? 'second' : 'first'].promise;
  return complete(name, {});
};

let fixture: Fixture;
/** Its scripts hand over by time. */
let hasty: Fixture;
beforeAll(async () => {
  fixture = await createFixture({ tools: { gate } });
  hasty = await createFixture({ tools: { gate }, limits: { handOverMs: 200 } });
});
afterAll(() => Promise.all([fixture.close(), hasty.close()]));

const script = (code: string): string => `<tool-calls>\n${code}\n</tool-calls>`;

async function run(answers: readonly Answer[], signal = new AbortController().signal, used = fixture) {
  gates = { first: createDeferred(), second: createDeferred() };
  const events: RunEvent[] = [];
  const calls: string[] = [];
  const { result, notices } = await runLoop(answers, {
    scripts: used.harness,
    signal,
    callTool: async ({ name, args, signal: stop, pauseClock, callId }) => {
      calls.push(name);
      return used.callTool({ name, args, signal: stop, pauseClock, callId, line: null });
    },
    emit: (event) => void events.push(event),
  });
  const items = events.flatMap((event) => (event.type === 'item' ? [event.item] : []));
  const outputs = items.filter((item): item is ScriptToolCallOutputItem => item.type === 'script_tool_call_output');
  const statuses = items.flatMap((item) => (item.type === 'script_tool_call' ? [item.status] : []));
  const answered = items.flatMap((item) => (item.type === 'function_call_output' ? [item.output] : []));
  return { result, notices, outputs, statuses, answered, calls };
}

describe('a script that hands over', () => {
  test('its report so far comes when it hands over, and the rest when it ends', async () => {
    const { result, outputs, statuses } = await run([
      script(
        'console.log("one"); await tools.echo({ n: 1 }); const wait = tools.gate({}); context.handOver(); await wait; console.log("two"); return 3',
      ),
      () => {
        open();
        return 'Done.';
      },
      'Done.',
    ]);
    expect(result).toMatchObject({ ended: null, turns: 3 });
    expect(statuses).toEqual(['pending', 'executing', 'completed']);
    expect(outputs.map(({ running, outputJson }) => [running, outputJson])).toEqual([
      [true, null],
      [false, '3'],
    ]);
    expect(outputs[0]?.text).toMatch(/^The script continues in the background as script_\S+\. /);
    expect(outputs[0]?.text).toMatch(/\nCalls:\n1\. echo \(\d+ ms\): ok\n(?:2\. gate: pending\n)?Console:\none$/);
    expect(outputs[1]?.text).toMatch(/^The script returned:\n3\n/);
    // The call whose end the first report has is not reported again.
    expect(outputs[1]?.text).toMatch(/\nCalls:\n2\. gate \(\d+ ms\): ok\nConsole:\ntwo$/);
  });

  test('wait_script waits for its end, and reports a wait that was too short', async () => {
    const { result, answered, outputs } = await run([
      script('context.handOver(); await tools.gate({}); return "end"'),
      (request) => ({ wait: request, args: { timeoutMs: 50 } }),
      (request) => {
        open();
        return { wait: request, args: { timeoutMs: 60_000 } };
      },
      'Done.',
    ]);
    expect(result).toMatchObject({ ended: null, turns: 4 });
    expect(answered).toEqual([
      expect.stringMatching(/^The script script_\S+ continues\. Its report follows\.$/),
      expect.stringMatching(/^The script script_\S+ has ended\. Its report follows\.$/),
    ]);
    expect(outputs.map(({ running }) => running)).toEqual([true, true, false]);
  });

  test('it hands over after the time for it, and wait_script without a time waits for its end', async () => {
    const { result, answered, outputs } = await run(
      [
        script('await tools.gate({}); return "end"'),
        (request) => {
          open();
          return { wait: request, args: {} };
        },
        'Done.',
      ],
      undefined,
      hasty,
    );
    expect(result).toMatchObject({ ended: null, turns: 3 });
    expect(answered).toEqual([expect.stringMatching(/^The script script_\S+ has ended\. Its report follows\.$/)]);
    expect(outputs.map(({ running }) => running)).toEqual([true, false]);
  });

  test('many short waits for a script that continues do not end the run', async () => {
    const { result } = await run([
      script('context.handOver(); await tools.gate({})'),
      ...Array.from({ length: 9 }, () => (request: Request) => ({ wait: request, args: { timeoutMs: 0 } })),
      (request) => {
        open();
        return { wait: request, args: {} };
      },
      'Done.',
    ]);
    expect(result).toMatchObject({ ended: null, turns: 12 });
  });

  test('context.handOver(value) hands over at once, and again', async () => {
    const { outputs } = await run([
      script(
        'context.handOver({ step: 1 }); await tools.gate({}); context.handOver("second"); await tools.gate({ name: "second" })',
      ),
      (request) => {
        open();
        return { wait: request, args: { timeoutMs: 60_000 } };
      },
      () => {
        open('second');
        return 'Done.';
      },
      'Done.',
    ]);
    expect(outputs[0]?.text).toContain('It handed over:\n{"step":1}');
    expect(outputs[1]?.text).toContain('It handed over:\nsecond');
    expect(outputs[2]).toMatchObject({ running: false, error: null });
  });

  test('wait_script with cancel ends it and its calls', async () => {
    fixture.dispatcher.length = 0;
    const { statuses, outputs } = await run([
      script('const wait = tools.wait({ ms: 60_000 }); context.handOver(); await wait'),
      (request) => ({ wait: request, args: { cancel: true } }),
      'Done.',
    ]);
    expect(statuses.at(-1)).toBe('error');
    expect(outputs[1]).toMatchObject({ running: false, error: { name: 'ScriptCancelledError' } });
    expect(fixture.dispatcher.map(({ state }) => state)).toEqual(['aborted']);
  });

  test('a run that ends ends its scripts, and what became of them is recorded', async () => {
    const stop = new AbortController();
    const { statuses, outputs } = await run(
      [
        script('context.handOver(); await tools.wait({ ms: 60_000 })'),
        () => {
          stop.abort(new HarnessError({ code: 'cancelled', message: 'stopped', hint: '' }));
          return 'Going on.';
        },
      ],
      stop.signal,
    );
    expect(statuses.at(-1)).toBe('error');
    expect(outputs.at(-1)).toMatchObject({ running: false, error: { name: 'ScriptCancelledError' } });
  });

  test('reasoning from before wait_script was declared is not sent again, later ones are', async () => {
    const reasoning: string[][] = [];
    const think =
      (text: string): Answer =>
      (request: Request) => {
        reasoning.push(request.conversation.flatMap((item) => (item.type === 'reasoning' ? [item.text] : [])));
        return {
          thought: text,
          answer: text === 'one' ? script('context.handOver(); await tools.gate({})') : { call: 'echo', output: 'x' },
        };
      };
    await run([
      think('one'),
      think('two'),
      think('three'),
      () => {
        open();
        return 'Done.';
      },
      'Done.',
    ]);
    expect(reasoning).toEqual([[], [], ['two']]);
  });

  test('wait_script is declared from the first hand-over on, and names the scripts that run', async () => {
    const declared: boolean[] = [];
    const { answered } = await run([
      (request) => {
        declared.push(request.tools.some(({ name }) => name === 'wait_script'));
        return script('context.handOver(); await tools.gate({})');
      },
      (request) => {
        declared.push(request.tools.some(({ name }) => name === 'wait_script'));
        return { wait: request, args: { id: 'script_other' } };
      },
      () => {
        open();
        return 'Done.';
      },
      'Done.',
    ]);
    expect(declared).toEqual([false, true]);
    expect(answered[0]).toMatch(/^No script script_other runs, or its end has been reported\. These run: script_/);
  });
});

test('a script runs to its end if it may not hand over', async () => {
  const patient = await createFixture({ limits: { handOverMs: 0 } });
  const { result } = await runLoop([script('context.handOver(1); await tools.wait({ ms: 500 }); return 1'), 'Done.'], {
    scripts: patient.harness,
    callTool: ({ name, args, signal, pauseClock, callId }) =>
      patient.callTool({ name, args, signal, pauseClock, callId, line: null }),
  });
  await patient.close();
  expect(result.turns).toBe(2);
});

test.each([
  [['I look.\n\n<tool-calls>\nreturn 1\n</tool-calls>\n'], 'I look.'],
  [['First.\n<tool-calls>return 1</tool-calls>', '<tool-calls>return 2</tool-calls>'], 'First.'],
  [['<tool-calls>return 1</tool-calls>'], ''],
])('the last message of a run that ends after a script has no script: %j', async (answers, finalMessage) => {
  const { result, scripts } = await runLoop(answers, { limits: { turns: answers.length } });
  expect(scripts).toHaveLength(answers.length);
  expect(result).toMatchObject({ ended: { outcome: 'budget-exceeded' }, finalMessage });
});
