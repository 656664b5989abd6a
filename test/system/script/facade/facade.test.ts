import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setTimeout as delay } from 'node:timers/promises';
import { complete, createFixture, readReturn } from '../harness-fixture.ts';
import type { Fixture, FixtureTool } from '../harness-fixture.ts';
import { createStoppedClock } from '../../../fixtures/time-limit.ts';
import { createDeferred } from '../../../../src/core/deferred.ts';
import { renderScriptReport } from '../../../../src/script/script-output.ts';

/** Replaces the tool `own` in a test that brings one. */
let own: FixtureTool = async ({ name }) => complete(name, {});

let fixture: Fixture;
/** Limits that only the tests of these limits meet. */
let limited: Fixture;
beforeAll(async () => {
  fixture = await createFixture({ tools: { own: (call) => own(call) } });
  limited = await createFixture({ limits: { toolCalls: 1_000, cleanupMs: 60_000 } });
});
afterAll(() => Promise.all([fixture.close(), limited.close()]));

async function waitForAbort({ dispatcher }: Fixture): Promise<string> {
  for (;;) {
    const aborted = dispatcher.find(({ state }) => state === 'aborted');
    if (aborted !== undefined) return JSON.stringify(aborted.args['tag']);
    await delay(5);
  }
}

const run = async (source: string): Promise<unknown> => readReturn(await fixture.run(source));

describe('calls and results', () => {
  test('F1: one call gives its result', async () => {
    const value = await run('return await tools.applyPatch({ filePath: "a.txt", updatedContent: "hello" })');
    expect(value).toEqual({ success: true, summary: 'wrote a.txt' });
  });

  test('F3: TypeScript with async and await runs', async () => {
    expect(
      await run(
        'interface Read { content: string }\nconst read = async (name: string): Promise<Read> => (await tools.readFile({ filePath: name })) as Read;\nawait tools.applyPatch({ filePath: "t.txt", updatedContent: "typed" });\nconst r: Read = await read("t.txt");\nreturn r.content!',
      ),
    ).toBe('typed');
  });

  test('F4: Promise.all runs calls at the same time', async () => {
    const all = createDeferred<void>();
    let waiting = 0;
    // Ends when three calls run.
    own = async ({ name, args }) => {
      waiting += 1;
      if (waiting === 3) all.resolve();
      await all.promise;
      return complete(name, args);
    };
    expect(
      await run(
        'const all = await Promise.all(["a", "b", "c"].map((tag) => tools.own({ tag }))); return all.map((r) => r.tag)',
      ),
    ).toEqual(['a', 'b', 'c']);
  });

  test('F5: Promise.race returns the winner and aborts the loser', async () => {
    fixture.dispatcher.length = 0;
    const report = await fixture.run(
      'const first = await Promise.race([tools.wait({ ms: 10, tag: "fast" }), tools.wait({ ms: 60000, tag: "slow" })]); return first.tag',
    );
    expect(readReturn(report)).toBe('fast');
    expect(fixture.dispatcher.map(({ state }) => state)).toEqual(['ended', 'aborted']);
    expect(report.calls.map(({ state }) => state)).toEqual(['completed', 'aborted']);
  });

  test('F5: losers whose calls are written in the race itself are aborted at once, not only at the end', async () => {
    fixture.dispatcher.length = 0;
    const report = await fixture.run(
      [
        'const first = await Promise.race([',
        '  tools.wait({ ms: 10, tag: "fast" }),',
        '  tools.wait({ ms: 60000, tag: "slow" }),',
        ']);',
        '// Ends only once the dispatcher has seen the loser stop.',
        'const seen = await tools.untilAborted({});',
        'return [first.tag, seen.aborted]',
      ].join('\n'),
      {
        callTool: async (call) =>
          call.name === 'untilAborted'
            ? complete(call.name, { aborted: await waitForAbort(fixture) })
            : fixture.callTool(call),
      },
    );
    expect(readReturn(report)).toEqual(['fast', '"slow"']);
    expect(report.calls.map(({ state }) => state)).toEqual(['completed', 'aborted', 'completed']);
  });

  test('F5: a loser that waits for its turn is never started', async () => {
    fixture.dispatcher.length = 0;
    const report = await fixture.run(
      'const slow = [1, 2, 3].map(() => tools.wait({ ms: 200 })); await Promise.race([tools.wait({ ms: 1 }), tools.wait({ ms: 60000 }), tools.echo({ late: true })]); await Promise.all(slow); return "ok"',
    );
    expect(readReturn(report)).toBe('ok');
    // The second call takes the winner's slot before the end of the race is known; there is no slot for the third.
    expect(fixture.dispatcher.map(({ name }) => name)).toEqual(['wait', 'wait', 'wait', 'wait', 'wait']);
    expect(report.calls.at(-1)).toMatchObject({ tool: 'echo', state: 'aborted' });
  });

  test('F5: a loser that the script can still await continues', async () => {
    expect(
      await run(
        'const slow = tools.wait({ ms: 300, tag: "slow" }); const first = await Promise.race([tools.wait({ ms: 1, tag: "fast" }), slow]); return [first.tag, (await slow).tag]',
      ),
    ).toEqual(['fast', 'slow']);
    expect(
      await run(
        'const Promise_ = Promise; const [a, b] = [tools.echo({ n: 1 }), tools.wait({ ms: 50, tag: "b" })]; await Promise_.race([a, b]); return (await b).tag',
      ),
    ).toBe('b');
  });

  test('F5: a race that fails, an empty race and a race of other promises behave as ever', async () => {
    expect(
      await run(
        'try { await Promise.race([tools.readFile({ filePath: "none" }), tools.wait({ ms: 60000 })]) } catch (e) { return e.toolName }',
      ),
    ).toBe('readFile');
    expect(
      await run(
        'return [await Promise.race([1, 2]), await Promise.race([(async () => "x")(), tools.wait({ ms: 500 })])]',
      ),
    ).toEqual([1, 'x']);
    const report = await fixture.run(
      'const a = 1;\nPromise.race([tools.echo({}), tools.echo({})]).then(() => {}).nope.nope;',
    );
    expect(report.error).toMatchObject({ line: 2 });
  });

  test('F6: a tool that fails is an error that can be caught', async () => {
    const value = await run(
      'try { await tools.readFile({ filePath: "missing.txt" }); return "no" } catch (e) { return { is: e instanceof Error, name: e.name, toolName: e.toolName, code: e.code, hasCallId: e.callId.startsWith("call_"), stderr: e.stderr, stack: e.stack.includes("script.ts:") } }',
    );
    expect(value).toEqual({
      is: true,
      name: 'ToolExecutionError',
      toolName: 'readFile',
      code: 'tool-failed',
      hasCallId: true,
      stderr: 'ENOENT on stderr',
      stack: true,
    });
  });

  test('F7: the output of one tool goes into the next', async () => {
    expect(
      await run(
        'await tools.applyPatch({ filePath: "b.txt", updatedContent: "42" }); const { content } = await tools.readFile({ filePath: "b.txt" }); const { n } = await tools.echo({ n: Number(content) + 1 }); return n',
      ),
    ).toBe(43);
  });

  test('F15: names with dots are namespaces', async () => {
    expect(await run('return await tools.mcp.server.tool({ q: 1 })')).toEqual({ from: 'mcp', args: { q: 1 } });
    const report = await fixture.run('await tools.mcp.server.other({})');
    expect(report.error).toMatchObject({ name: 'ToolNotFoundError', toolName: 'mcp.server.other' });
  });

  test('F23: stdout, stderr and the exit code of a command come back, also when it fails', async () => {
    expect(await run('return await tools.exec({ command: ["sh", "-c", "echo out; echo err >&2; exit 3"] })')).toEqual({
      exitCode: 3,
      stdout: 'out\n',
      stderr: 'err\n',
    });
    const report = await fixture.run('await tools.exec({ command: ["no-such-program-at-all"] })');
    expect(report.error).toMatchObject({ name: 'ToolExecutionError', toolName: 'exec', line: 1 });
  });

  test('F25: functions defined in the script work with tools', async () => {
    expect(
      await run(
        'async function twice(n: number) { const r = await tools.echo({ n }); return r.n * 2 }\nconst results = []; for (const n of [1, 2]) results.push(await twice(n)); return results',
      ),
    ).toEqual([2, 4]);
  });

  test('results are frozen plain data', async () => {
    expect(
      await run(
        'const r = await tools.echo({ deep: { list: [1] } }); const tries = [() => { r.deep = 1 }, () => { r.deep.list.push(2) }, () => { delete r.deep.list }]; return [Object.isFrozen(r.deep.list), tries.map((f) => { try { f(); return "done" } catch (e) { return e.constructor.name } }), Object.getPrototypeOf(r) === Object.prototype]',
      ),
    ).toEqual([true, ['TypeError', 'TypeError', 'TypeError'], true]);
  });

  test('a result that names a prototype stays data', async () => {
    const value = await run(
      'const r = await tools.echo(JSON.parse(\'{"__proto__": {"polluted": 1}, "constructor": 2}\')); return [({}).polluted === undefined, r.polluted === undefined, Object.keys(r).sort()]',
    );
    expect(value).toEqual([true, true, ['__proto__', 'constructor']]);
  });

  test('a result that is too large is an error and not a dead engine', async () => {
    own = async ({ name }) => complete(name, { blob: 'x'.repeat(5_000_000) });
    const engines = fixture.pids.length;
    expect(await run('try { await tools.own({}) } catch (e) { return e.code }')).toBe('result-too-large');
    expect(await run('return 1')).toBe(1);
    expect(fixture.pids).toHaveLength(engines);
  });
});

describe('checks in their order', () => {
  test('F28: an unknown tool fails at once, with the nearest names', async () => {
    const report = await fixture.run(
      'let reached = false;\ntry { tools.readFil({}) } catch (e) { return [e.name, e.nearest, e.message] }',
    );
    expect(readReturn(report)).toEqual([
      'ToolNotFoundError',
      ['readFile'],
      'the script calls tools.readFil, which does not exist; did you mean tools.readFile?',
    ]);
    expect(report.calls).toMatchObject([{ tool: 'readFil', state: 'not-found' }]);
  });

  test('F28: names of every object are no tools, and looking at one does not fail', async () => {
    expect(
      await run(
        'return [typeof tools.then, typeof tools.toString, "exec" in tools, "nothing" in tools, Object.keys(tools).includes("exec")]',
      ),
    ).toEqual(['undefined', 'undefined', true, false, true]);
    for (const name of ['constructor', 'hasOwnProperty', '__proto__', 'valueOf']) {
      const report = await fixture.run(`tools[${JSON.stringify(name)}]({})`);
      expect(report.error?.name, name).toBe('ScriptError');
    }
  });

  test('F30: the budget is enforced, and a spent budget can be caught', async () => {
    const report = await fixture.run(
      'let done = 0; try { for (let i = 0; i < 40; i++) { await tools.echo({ i }); done++ } } catch (e) { return [done, e.name, context.sandbox.remainingToolBudget] }',
    );
    expect(readReturn(report)).toEqual([32, 'ToolBudgetExceededError', 0]);
    expect(report.metadata.toolCallsMade).toBe(32);
    expect(report.calls.filter(({ state }) => state === 'budget')).toHaveLength(1);
  });

  test('F30: asking for far more than the budget stays harmless', async () => {
    const report = await fixture.run(
      'const all = await Promise.allSettled(Array.from({ length: 5000 }, (_, i) => tools.echo({ i }))); const count = {}; for (const r of all) { const k = r.status === "fulfilled" ? "ok" : r.reason.name; count[k] = (count[k] ?? 0) + 1 } return count',
    );
    expect(readReturn(report)).toEqual({ ok: 32, ToolBudgetExceededError: 4968 });
    expect(report.calls.length).toBe(48);
  });

  test('at most four calls run at once, and the others wait their turn', async () => {
    const running: (() => void)[] = [];
    let most = 0;
    own = async ({ name }) => {
      // Four end together, after a fifth had the time to arrive.
      await new Promise<void>((resolve) => {
        most = Math.max(most, running.push(resolve));
        if (running.length === 4) setTimeout(() => running.splice(0).forEach((end) => end()), 50);
      });
      return complete(name, {});
    };
    expect(await run('await Promise.all(Array.from({ length: 12 }, () => tools.own({}))); return "all"')).toBe('all');
    expect(most).toBe(4);
  });

  test('if the configuration is reject, the fifth call fails', async () => {
    // The four end when the fifth has failed.
    const hasFailed = createDeferred<void>();
    const strict = await createFixture({
      limits: { concurrency: 'reject' },
      tools: {
        own: async ({ name }) => {
          await hasFailed.promise;
          return complete(name, {});
        },
      },
    });
    const report = await strict.run(
      'const calls = Array.from({ length: 5 }, () => tools.own({})); await calls[4].catch(() => console.log("failed")); const r = await Promise.allSettled(calls); return r.map((x) => x.status === "fulfilled" ? "ok" : x.reason.name)',
      { onConsole: () => hasFailed.resolve() },
    );
    await strict.close();
    expect(readReturn(report)).toEqual(['ok', 'ok', 'ok', 'ok', 'ConcurrencyLimitError']);
    expect(report.metadata.toolCallsMade).toBe(4);
  });

  test('F24: bad arguments name the field', async () => {
    const report = await fixture.run(
      'try { await tools.readFile({ filePath: 5 }) } catch (e) { return [e.name, e.issues, e.message] }',
    );
    expect(readReturn(report)).toEqual([
      'ToolValidationError',
      [{ path: 'filePath', message: 'expected string' }],
      'readFile: filePath: expected string',
    ]);
  });

  test('F24: arguments that are no data name the place and never reach the dispatcher', async () => {
    fixture.dispatcher.length = 0;
    for (const [args, part] of [
      ['{ a: { b: 1n } }', 'the arguments.a.b is a BigInt'],
      ['{ f() {} }', 'the arguments.f is a function'],
      ['{ p: Promise.resolve(1) }', 'the arguments.p is a promise'],
    ]) {
      const report = await fixture.run(`try { await tools.exec(${args}) } catch (e) { return e.message }`);
      expect(readReturn(report)).toContain(part);
    }
    expect(fixture.dispatcher.filter(({ name }) => name === 'exec')).toEqual([]);
  });

  test('F12: a denial names the rule and its reason, and the script continues', async () => {
    const report = await fixture.run(
      'try { await tools.deny({}) } catch (e) { const { n } = await tools.echo({ n: 1 }); return [e.name, e.rule, e.reason, n] }',
    );
    expect(readReturn(report)).toEqual(['ApprovalDeniedError', 'no-secrets', 'secrets are not for scripts', 1]);
    expect(report.calls.map(({ state }) => state)).toEqual(['denied', 'completed']);
  });

  test('a call whose approval times out fails with its own error', async () => {
    const report = await fixture.run('await tools.approvalTimesOut({})');
    expect(report.error).toMatchObject({ name: 'ApprovalTimeoutError', retryable: true });
  });

  test('F11: a call waits for its approval', async () => {
    const approval = createDeferred<void>();
    const asked = createDeferred<void>();
    own = async ({ name, pauseClock }) => {
      asked.resolve();
      await pauseClock(() => approval.promise);
      return complete(name, { approved: true });
    };
    const running = run('const r = await tools.own({}); return r.approved');
    let ended = false;
    void running.then(() => {
      ended = true;
    });
    await asked.promise;
    await delay(100);
    expect(ended).toBe(false);
    approval.resolve();
    expect(await running).toBe(true);
  });

  test('a refusal of the harness is an error of the call', async () => {
    const report = await fixture.run('await tools.refuse({})');
    expect(report.error).toMatchObject({ name: 'ToolExecutionError', code: 'refused', toolName: 'refuse' });
  });

  test('an error that a script makes up does not get the name of one of ours', async () => {
    const report = await fixture.run(
      'class ApprovalDeniedError extends Error { constructor() { super("fake"); this.name = "ApprovalDeniedError"; this.toolName = "exec" } }\nthrow new ApprovalDeniedError()',
    );
    expect(report.error).toMatchObject({ name: 'ScriptError', toolName: null, message: 'ApprovalDeniedError: fake' });
  });

  test('a dispatcher that throws ends the script and is not swallowed', async () => {
    const lines: string[] = [];
    const broken = fixture.run(
      'try { await tools.echo({}) } catch {} console.log("went on"); await tools.echo({}); return 1',
      {
        callTool: async () => {
          throw new Error('the record cannot be written');
        },
        onConsole: ({ text }) => lines.push(text),
      },
    );
    await expect(broken).rejects.toThrow('the record cannot be written');
    expect(lines).toEqual([]);
    expect(await run('return 1')).toBe(1);
  });
});

describe('promises', () => {
  test('S17: a call that is not awaited is aborted when the script ends', async () => {
    fixture.dispatcher.length = 0;
    const report = await fixture.run('tools.wait({ ms: 60000 }); return "done"');
    expect(report.error).toMatchObject({ name: 'DetachedPromiseError', code: 'not-awaited' });
    expect(fixture.dispatcher).toMatchObject([{ name: 'wait', state: 'aborted' }]);
    expect(report.calls).toMatchObject([{ tool: 'wait', state: 'aborted' }]);
  });

  test('S17: a call that does not stop is named', async () => {
    const report = await fixture.run('tools.stubborn({ ms: 60_000 }); return "done"');
    expect(report.error).toMatchObject({ name: 'DetachedPromiseError', toolName: 'stubborn', phase: 'finalizing' });
    expect(report.error?.callId).toBe(report.calls[0]?.callId);
    expect(report.calls).toMatchObject([{ state: 'detached' }]);
    expect(report.returnJson).toBeNull();
  });

  test('a late result of one script does not reach the next', async () => {
    await fixture.run('tools.stubborn({ ms: 400 }); return 1');
    const report = await fixture.run('const r = await tools.wait({ ms: 600, tag: "mine" }); return r.tag');
    expect(readReturn(report)).toBe('mine');
    expect(report.calls).toHaveLength(1);
  });

  test('aborting a command ends its process', async () => {
    const report = await limited.run(
      'tools.exec({ command: ["sleep", "600"] }); await tools.wait({ ms: 100 }); return 1',
    );
    expect(report.error?.message).toContain('before 1 of its calls did: exec sleep 600 (failed); await every call');
    expect(report.calls.map(({ state }) => state)).toEqual(['failed', 'completed']);
  });

  test('F27: completed calls are kept when the script times out', async () => {
    const clock = createStoppedClock(500);
    const short = await createFixture({ limits: { timeoutMs: 1_000 }, clock });
    const report = await short.run(
      'await tools.echo({ n: 1 }); await tools.echo({ n: 2 }); await tools.wait({ ms: 60000 })',
      {
        callTool(call) {
          const running = short.callTool(call);
          if (call.name === 'wait') clock.pass(1_000);
          return running;
        },
      },
    );
    await short.close();
    expect(report.error).toMatchObject({ name: 'ScriptTimeoutError', completedTools: 2, pendingTools: 1 });
    expect(report.partialResults.map(({ tool, resultJson }) => [tool, JSON.parse(resultJson)])).toEqual([
      ['echo', { n: 1 }],
      ['echo', { n: 2 }],
    ]);
    expect(report.partialResults.map(({ number }) => number)).toEqual([1, 2]);
    expect(report.calls.map(({ state }) => state)).toEqual(['completed', 'completed', 'aborted']);
  });

  test('a call that waits for its turn when the script ends never runs', async () => {
    fixture.dispatcher.length = 0;
    const report = await fixture.run('for (let i = 0; i < 6; i++) tools.wait({ ms: 60000, tag: i }); return 1');
    expect(report.error?.message).toContain('before 6 of its calls did: wait (aborted), wait (aborted)');
    expect(fixture.dispatcher).toHaveLength(4);
    expect(report.calls.map(({ state }) => state)).toEqual(Array(6).fill('aborted'));
  });

  test('a call that fails and that nothing awaits fails the script', async () => {
    const report = await fixture.run('tools.deny({}); await tools.wait({ ms: 50 }); return "fine"');
    expect(report.error).toMatchObject({ name: 'ApprovalDeniedError', toolName: 'deny' });
    expect(report.error?.message).toContain('(nothing handled this rejection: await the promise, or catch it)');
    expect(report.returnJson).toBeNull();
  });

  test('a script may poll a promise with microtasks and still get its result', async () => {
    expect(
      await run(
        'let r = null; tools.wait({ ms: 50, tag: "t" }).then((x) => { r = x }); while (r === null) await null; return r.tag',
      ),
    ).toBe('t');
  });

  test('1,000 calls in one script under a raised budget', async () => {
    const report = await limited.run(
      'const all = await Promise.all(Array.from({ length: 1000 }, (_, i) => tools.echo({ i }))); return all.reduce((sum, r) => sum + r.i, 0)',
    );
    expect(readReturn(report)).toBe(499_500);
    expect(report.metadata.toolCallsMade).toBe(1_000);
  });
});

describe('spawned calls', () => {
  test('without the option there is no tools.spawn', async () => {
    expect(await run('return "spawn" in tools')).toBe(false);
  });

  test('a spawned call outlives its script, and its end is reported', async () => {
    const ends: unknown[] = [];
    const gate = createDeferred<void>();
    const spawning = await createFixture({
      spawning: { limit: 2, onEnd: (end) => ends.push(end) },
      tools: {
        later: async ({ name }) => {
          await gate.promise;
          return complete(name, {});
        },
      },
    });
    const report = await spawning.run('const task = tools.spawn("later", {}); return task.id', {
      scriptId: 'script_s',
    });
    expect(readReturn(report)).toBe('script_s.1');
    expect(report.calls).toMatchObject([{ tool: 'later', state: 'spawned' }]);
    expect(renderScriptReport(report, { taint: null })).toContain('Spawned calls end with your answer at the latest');
    expect(ends).toEqual([]);
    gate.resolve();
    await expect
      .poll(() => ends)
      .toMatchObject([{ id: 'script_s.1', scriptId: 'script_s', tool: 'later', state: 'completed' }]);
    await spawning.close();
  });

  test('a spawned call can be awaited and cancelled, also from a later script', async () => {
    const ends: unknown[] = [];
    const spawning = await createFixture({ spawning: { limit: 2, onEnd: (end) => ends.push(end) } });
    const awaited = await spawning.run(
      'const task = tools.spawn("echo", { n: 5 }); const r = await task.done; return r.n',
    );
    expect(readReturn(awaited)).toBe(5);
    const waited = await spawning.run('await tools.spawn("wait", { ms: 30 }).done; return 1');
    expect(waited.calls).toMatchObject([{ tool: 'wait', state: 'completed', durationMs: expect.any(Number) }]);
    expect(waited.calls[0]?.durationMs).toBeGreaterThan(0);
    const named = await spawning.run('return (await tools.spawn.mcp.server.tool({ q: 1 }).done).from');
    expect(readReturn(named)).toBe('mcp');
    await spawning.run('tools.spawn.wait({ ms: 60000 }); return 1', { scriptId: 'script_c' });
    const cancelled = await spawning.run(
      'return [await tools.spawn.cancel("script_c.1"), await tools.spawn.cancel("nothing")]',
    );
    expect(readReturn(cancelled)).toEqual([{ cancelled: true }, { cancelled: false }]);
    await expect.poll(() => ends).toMatchObject([{ id: 'script_c.1', state: 'aborted' }]);
    const limit = await spawning.run(
      'for (let i = 0; i < 2; i++) tools.spawn("wait", { ms: 60000 }); try { await tools.spawn("wait", {}).done } catch (e) { return e.name }',
    );
    expect(readReturn(limit)).toBe('ConcurrencyLimitError');
    for (const source of ['tools.spawn("nothing", {})', 'tools.spawn.nothing({})'])
      expect((await spawning.run(source)).error?.name).toBe('ToolNotFoundError');
    await spawning.close();
    expect(spawning.dispatcher.filter(({ state }) => state === 'running')).toEqual([]);
  });
});

test('every argument of a call reaches the tool, and the report line has its text', async () => {
  const received: unknown[] = [];
  const report = await fixture.run(
    `await tools.own('git', ['log'], { cwd: 'a' }); await tools.own('ls', undefined);
    await Promise.all(['x', 'y'].map(tools.own)); await tools.own({ n: 1 }, { m: 2 });`,
    {
      callTool: async ({ name, args }) => {
        received.push(args);
        return complete(name, null);
      },
    },
  );
  expect(report.error).toBeNull();
  expect(received).toEqual([['git', ['log'], { cwd: 'a' }], 'ls', 'x', 'y', [{ n: 1 }, { m: 2 }]]);
  expect(report.calls.map(({ target }) => target)).toEqual(['git log', 'ls', 'x', 'y', '']);
});

test('a dispatcher that throws after its script has ended stops the next one', async () => {
  const goneOn = createDeferred<void>();
  const late = await createFixture({
    spawning: { limit: 1, onEnd: () => undefined },
    tools: {
      later: async () => {
        await goneOn.promise;
        throw new Error('the record cannot be written');
      },
    },
  });
  expect(readReturn(await late.run('tools.spawn("later", {}); return "gone on"'))).toBe('gone on');
  goneOn.resolve();
  await expect.poll(() => late.run('return 1').then(() => 'ran', String)).toContain('the record cannot be written');
  await late.close();
});
