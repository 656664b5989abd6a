import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConsoleLine } from '../../../../src/core/ports/script.ts';
import { renderScriptReport } from '../../../../src/script/script-output.ts';
import { createFixture, readReturn } from '../harness-fixture.ts';
import { createStoppedClock } from '../../../fixtures/time-limit.ts';
import type { Fixture } from '../harness-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.close());

describe('errors', () => {
  test('F29: a syntax error has its line and column, and nothing runs', async () => {
    fixture.dispatcher.length = 0;
    const report = await fixture.run('await tools.echo({});\nconst x = ;');
    expect(report.error).toMatchObject({ name: 'ScriptSyntaxError', phase: 'parsing', line: 2, column: 11 });
    expect(fixture.dispatcher).toEqual([]);
  });

  test('syntax that only the engine refuses has its position too', async () => {
    const report = await fixture.run('const ok = 1;\nreturn /(?<a>x)(?<a>y)/.test("xy")', { language: 'js' });
    if (report.error !== null) expect(report.error).toMatchObject({ name: 'ScriptSyntaxError', line: 2 });
    else expect(typeof readReturn(report)).toBe('boolean');
  });

  test('an error names the line and column that the model wrote, through functions and awaits', async () => {
    const report = await fixture.run(
      'type T = { a: number };\nasync function outer(): Promise<void> {\n  await tools.echo({});\n  inner();\n}\nfunction inner(): void {\n  throw new RangeError("deep");\n}\nawait outer();',
    );
    expect(report.error).toMatchObject({ name: 'ScriptError', message: 'RangeError: deep', line: 7, column: 23 });
    expect(report.error?.stack?.split('\n').slice(0, 2)).toEqual([
      'at inner (script.ts:7:23)',
      'at outer (script.ts:4:8)',
    ]);
  });

  test('stacks have at most ten frames and name nothing but the script', async () => {
    const report = await fixture.run(
      'const f = (n: number): number => { if (n === 0) throw new Error("bottom"); return f(n - 1) };\nf(50)',
    );
    const frames = report.error?.stack?.split('\n') ?? [];
    expect(frames).toHaveLength(10);
    for (const frame of frames) expect(frame).toMatch(/^at (?:[\w$.<>]+ \(script\.ts:\d+:\d+\)|script\.ts:\d+:\d+)$/);
  });

  test('a stack that the script makes up does not get out', async () => {
    const report = await fixture.run(
      'const e = new Error("x"); e.stack = "    at /etc/passwd:1:1\\n    at read (/home/user/key.ts:1:2)\\n    at <script> (script.ts:9:9) /home\\n"; throw e',
    );
    expect(report.error?.stack).toBeNull();
  });

  test.each([
    ['throw "text"', 'text'],
    ['throw { code: 7 }', '{code: 7}'],
    ['throw null', 'null'],
    ['throw undefined', 'undefined'],
    ['throw new Error()', 'the script threw an error without a message'],
    [
      'throw new Proxy({}, { get() { throw new Error("trap") }, getPrototypeOf() { throw new Error("trap") }, ownKeys() { throw new Error("trap") } })',
      'a value that cannot be shown',
    ],
    ['throw Object.assign(new Error("m"), { get name() { throw 1 } })', 'm'],
    [
      'throw new AggregateError([new RangeError("a\\nb"), "c"], "both")',
      'AggregateError: both\n- RangeError: a\n  b\n- c',
    ],
    [
      'throw new Error("outer", { cause: new TypeError("middle", { cause: "inner" }) })',
      'outer\ncaused by TypeError: middle\n  caused by inner',
    ],
    ['const e = new Error("self"); e.cause = e; throw e', expect.stringMatching(/^self\ncaused by Error: self\n/)],
    ['throw Object.defineProperty(new Error("m"), "cause", { get() { throw 1 } })', 'm'],
  ])('%s', async (source, message) => {
    const report = await fixture.run(source, { language: 'js' });
    expect(report.error).toMatchObject({ name: 'ScriptError', code: 'thrown' });
    if (!source.includes('get name')) expect(report.error?.message).toEqual(message);
  });

  test('an error of a tool names the line of the call', async () => {
    const report = await fixture.run('const a = 1;\nawait tools.readFile({ filePath: "none" });');
    expect(report.error).toMatchObject({ name: 'ToolExecutionError', toolName: 'readFile', line: 2 });
    expect(report.error?.callId).toBe(report.calls[0]?.callId);
  });
});

describe('context, console, progress', () => {
  test('F21: context holds what the run is about, and nothing else', async () => {
    const report = await fixture.run(
      'const { telemetry, ...rest } = context; return { ...rest, progress: typeof telemetry.emitProgress, telemetry: Object.keys(telemetry) }',
      { scriptId: 'script_9' },
    );
    expect(readReturn(report)).toEqual({
      conversationId: 'conversation_1',
      sessionId: 'session_1',
      turnId: 'turn_3',
      scriptId: 'script_9',
      workingDirectory: '/workspace',
      provider: 'local',
      model: 'recorded',
      sandbox: { timeoutMs: 30_000, memoryMb: 96, maxConcurrentToolCalls: 4, mode: 'enabled', remainingToolBudget: 32 },
      capabilities: { tools: expect.arrayContaining(['exec', 'mcp.server.tool']) as unknown },
      approvals: { required: true },
      progress: 'function',
      telemetry: ['emitProgress'],
    });
  });

  test('the remaining budget counts down', async () => {
    expect(
      readReturn(
        await fixture.run(
          'const before = context.sandbox.remainingToolBudget; await tools.echo({}); return [before, context.sandbox.remainingToolBudget]',
        ),
      ),
    ).toEqual([32, 31]);
  });

  test('F10: progress is reported while the script runs', async () => {
    const report = await fixture.run(
      'context.telemetry.emitProgress("half"); await tools.wait({ ms: 600 }); context.telemetry.emitProgress("nearly", "warn"); return 1',
    );
    expect(report.progress).toEqual([
      { kind: 'info', message: 'half' },
      { kind: 'warn', message: 'nearly' },
    ]);
    expect(report.droppedProgress).toBe(0);
  });

  test('F26: progress that comes too fast is dropped and counted, and never an error', async () => {
    const report = await fixture.run(
      'for (let i = 0; i < 40; i++) context.telemetry.emitProgress("step " + i); context.telemetry.emitProgress({ odd: 1 }); return "fine"',
    );
    expect(readReturn(report)).toBe('fine');
    expect(report.progress).toEqual([{ kind: 'info', message: 'step 0' }]);
    expect(report.droppedProgress).toBe(40);
  });

  test('F26: no more than the agreed number of events in one script', async () => {
    const quick = await createFixture({ limits: { progressIntervalMs: 0, progressEvents: 3 } });
    const report = await quick.run('for (let i = 0; i < 10; i++) context.telemetry.emitProgress(i); return 1');
    await quick.close();
    expect(report.progress).toHaveLength(3);
    expect(report.droppedProgress).toBe(7);
  });

  test('console shows values, in order, as they come', async () => {
    const lines: ConsoleLine[] = [];
    const report = await fixture.run(
      'const o = { a: [1, { b: new Map([["k", 1]]) }], s: new Set([1]) }; o.self = o; console.log("text", 1, null, undefined, true, 2n, Symbol("s"), () => 1); console.warn(o); console.error(new TypeError("bad")); console.log(); console.log("%s", "plain"); console.info([1, , 3], new Date(0))',
      { language: 'js', onConsole: (line) => lines.push(line) },
    );
    expect(report.error).toBeNull();
    expect(report.logs).toEqual(lines);
    expect(lines.map(({ level }) => level)).toEqual(['log', 'warn', 'error', 'log', 'log', 'log']);
    expect(lines[0]?.text).toBe('text 1 null undefined true 2n Symbol(s) [function ]');
    expect(lines[1]?.text).toBe('{a: [1, {b: Map {"k" => 1}}], s: Set {1}, self: [circular]}');
    expect(lines[2]?.text).toBe('TypeError: bad');
    expect(lines[4]?.text).toBe('%s plain');
  });

  test('console lines over the limits are dropped and counted', async () => {
    const report = await fixture.run('for (let i = 0; i < 100; i++) console.log("x".repeat(16_000)); return 1');
    expect(report.logs).toHaveLength(65);
    expect(report.droppedLogs).toBe(35);
    const short = await createFixture({ limits: { consoleLines: 200 } });
    const long = await short.run('for (let i = 0; i < 300; i++) console.log(i); return 1');
    await short.close();
    expect(long.logs).toHaveLength(200);
    expect(long.droppedLogs).toBe(100);
  });

  test('the model receives every console line up to 16 KB, however fast they come', async () => {
    const report = await fixture.run(
      'for (let i = 0; i < 1_200; i++) console.log("line " + i); console.log("z".repeat(4_500))',
    );
    const text = renderScriptReport(report);
    expect(text.split('\n').filter((line) => line.startsWith('line '))).toHaveLength(1_200);
    expect(text).toContain('z'.repeat(4_500));
    expect(report.droppedLogs).toBe(0);
  });

  test('console has the usual methods', async () => {
    const report = await fixture.run(`
      console.dir({ a: 1 }, { depth: 1 });
      console.group('outer'); console.log('a\\nb'); console.groupCollapsed(); console.warn('deep'); console.groupEnd(); console.groupEnd();
      console.groupEnd(); console.log('out');
      console.time('t'); console.timeLog('t', 1); console.timeEnd('t'); console.timeEnd('t');
      console.assert(1 < 2, 'never'); console.assert(false, 'shown', 1); console.assert();
      console.count(); console.count();
      console.table([{ name: 'a', size: 10 }, { name: 'longer' }]); console.table(3);
      console.debug('d'); console.trace('e')`);
    expect(report.error).toBeNull();
    expect(report.logs.map(({ text }) => text.replaceAll(/\d+ ms/g, 'N ms'))).toEqual([
      '{a: 1}',
      'outer',
      '  a\n  b',
      '    deep',
      'out',
      't: N ms 1',
      't: N ms',
      'there is no timer t',
      'Assertion failed: shown 1',
      'Assertion failed',
      'default: 1',
      'default: 2',
      '   name    size\n0  a       10\n1  longer',
      '3',
      'd',
      'e',
    ]);
  });

  test('console shows the result of a command once, with its lines', async () => {
    const report = await fixture.run(
      'console.log("ran", { exitCode: 1, stdout: "a\\nb\\n", stderr: "", aggregatedOutput: "a\\nb\\n" }, [{ x: "a\\nb" }]); return 1',
    );
    expect(report.logs[0]?.text).toBe(
      'ran {exitCode: 1, stdout: (2 lines below), stderr: ""}\nstdout (2 lines):\na\nb [{x: "a\\nb"}]',
    );
  });

  test('console text cannot steer a terminal and is bounded', async () => {
    const report = await fixture.run(
      'console.log("a\\u001b[2Kred\\u0000end\\u202e"); console.log("x".repeat(1e6)); console.log({ get x() { throw 1 } }); console.log(new Proxy({}, { ownKeys() { throw 1 } })); return 1',
    );
    expect(report.logs.map(({ text }) => text.slice(0, 40))).toEqual([
      'a\\u001b[2Kred\\u0000end\\u202e',
      'x'.repeat(40),
      'a value that cannot be shown',
      'a value that cannot be shown',
    ]);
    expect(report.logs[1]?.text.length).toBeLessThan(524_400);
    expect(report.logs[1]?.text).toContain('… (475712 more)');
    const hidden = await fixture.run(
      'console.log("\\u0000".repeat(500_000)); context.telemetry.emitProgress("\\u0000".repeat(2_000)); return 1',
    );
    expect(hidden.error).toBeNull();
    expect(hidden.logs[0]?.text).toMatch(/^(?:\\u0000){80000}/);
  });

  test('the model receives both ends of a console over 16 KB, and the file with the whole', async () => {
    const report = await fixture.run('console.log("HEAD" + "x".repeat(256_000) + "TAIL", "AFTER")');
    const stored: string[] = [];
    const shown = renderScriptReport(report, { storeOutput: (_, text) => (stored.push(text), '/tmp/outputs/console') });
    expect(shown.length).toBeLessThan(17_000);
    expect(shown).toContain('HEADxxx');
    expect(shown).toMatch(/left out; the whole is in \/tmp\/outputs\/console[^]*xxxTAIL AFTER/);
    expect(stored).toEqual([`HEAD${'x'.repeat(256_000)}TAIL AFTER`]);
  });
});

describe('modes', () => {
  test('S20, F18, I8: a dry run checks the script, names its tools and runs nothing', async () => {
    const dry = await createFixture({ mode: 'dry-run' });
    const report = await dry.run('await tools.exec({ command: ["rm"] }); await tools.nothing({}); while (true) {}');
    expect(report).toMatchObject({
      error: null,
      returnJson: null,
      dryRun: { tools: ['exec', 'nothing'], unknownTools: ['nothing'] },
    });
    expect(renderScriptReport(report)).toBe(
      'Dry run: the script is valid and was not run. It names exec, nothing.\nThere are no such tools: nothing.',
    );
    const refused = await dry.run('require("fs")');
    expect(refused.error?.name).toBe('BannedIdentifierError');
    await dry.close();
    expect(dry.dispatcher).toEqual([]);
    expect(dry.pids).toEqual([]);
  });

  test('F17, I7: disabled scripts do not run, and the model receives the reason', async () => {
    const off = await createFixture({ mode: 'disabled' });
    const report = await off.run('await tools.echo({}); return 1');
    await off.close();
    expect(report.error).toMatchObject({ name: 'ScriptError', code: 'scripts-disabled' });
    expect(renderScriptReport(report)).toContain('scripts are disabled');
    expect(off.dispatcher).toEqual([]);
    expect(off.pids).toEqual([]);
  });

  test('a script that was seen before comes from the cache', async () => {
    const first = await fixture.run('return "cache me 1"');
    const second = await fixture.run('return "cache me 1"');
    expect([first.metadata.scriptCacheHit, second.metadata.scriptCacheHit]).toEqual([false, true]);
    expect(readReturn(second)).toBe('cache me 1');
  });
});

describe('the text for the model', () => {
  test('I6: a timeout is reported with the completed calls', async () => {
    const clock = createStoppedClock(500);
    const short = await createFixture({ limits: { timeoutMs: 600 }, clock });
    const report = await short.run('await tools.echo({ n: 1 }); console.log("one"); await tools.wait({ ms: 60000 })', {
      callTool(call) {
        const running = short.callTool(call);
        if (call.name === 'wait') clock.pass(600);
        return running;
      },
    });
    await short.close();
    const text = renderScriptReport(report);
    expect(text).toContain('The script failed: ScriptTimeoutError: the script took longer than 600 ms');
    expect(text).toMatch(/\nCalls:\n1\. echo \(\d+ ms\): ok\n2\. wait \(\d+ ms\): aborted: /);
    expect(text).toContain('do not repeat these calls):\n1. echo: {"n":1}\n');
    expect(text).toContain('Console:\none');
  });

  test('each call is one line with its command or path, and its exit code or error', async () => {
    const report = await fixture.run(
      'await tools.exec({ command: ["sh", "-c", "exit 3"] }); await tools.readFile({ filePath: "none.txt" })',
    );
    const lines = renderScriptReport(report).split('\n');
    expect(lines.find((line) => line.startsWith('1. '))).toMatch(/^1\. exec sh -c exit 3 \(\d+ ms\): exit 3$/);
    expect(lines.find((line) => line.startsWith('2. '))).toMatch(/^2\. readFile none\.txt \(\d+ ms\): failed: ENOENT/);
    expect(lines.join('\n')).not.toContain('allow-all');
    expect(lines.join('\n')).not.toMatch(/call_/);
  });

  test('results of a failed script are in the order of its calls, raw and once', async () => {
    const report = await fixture.run(
      'await Promise.all([tools.exec({ command: ["sh", "-c", "sleep 0.2; echo slow; echo done"] }), tools.echo({ n: 2 })]); throw new Error("late")',
    );
    const text = renderScriptReport(report);
    expect(text.slice(text.indexOf('do not repeat'))).toBe(
      'do not repeat these calls):\n1. exec sh -c sleep 0.2; echo slow; echo done: {"exitCode":0,"stdout":"(2 lines below)","stderr":""}\nstdout (2 lines):\nslow\ndone\n2. echo: {"n":2}',
    );
  });

  test('a call that failed in Promise.any is reported with its error', async () => {
    const report = await fixture.run(
      'return await Promise.any([tools.readFile({ filePath: "no1" }), tools.readFile({ filePath: "no2" })])',
    );
    expect(report.error?.message).toMatch(
      /^AggregateError: .*\n- ToolExecutionError: readFile: .*no1.*\n- ToolExecutionError: .*no2/,
    );
  });

  test('a value over 128 KB is cut and stored whole, and the script counts as completed', async () => {
    const stored: string[] = [];
    const report = await fixture.run(
      'return { text: Array.from({ length: 40_000 }, (_, i) => "line " + i).join("\\n"), n: 1 }',
    );
    const text = renderScriptReport(report, {
      storeOutput: (name, whole) => {
        stored.push(whole);
        return `/tmp/outputs/1-${name}.txt`;
      },
    });
    expect(report.error).toBeNull();
    expect(Buffer.byteLength(text)).toBeLessThan(34_000);
    expect(text).toMatch(
      /^The script returned:\n{"text":"\(40000 lines below\)","n":1}\ntext \(40000 lines\):\nline 0\n/,
    );
    expect(text).toContain('the whole is in /tmp/outputs/1-result.txt');
    expect(text).toMatch(/line 39999$/);
    expect(stored[0]).toContain('\nline 20000\n');
  });

  test('strings of several lines are blocks under their key, and the rest is JSON', async () => {
    expect(
      renderScriptReport(await fixture.run('return { files: [{ path: "a", "odd key": "1\\n2" }], end: "x\\n" }')),
    ).toBe(
      'The script returned:\n{"files":[{"path":"a","odd key":"(2 lines below)"}],"end":"x\\n"}\nfiles[0]["odd key"] (2 lines):\n1\n2',
    );
    expect(
      renderScriptReport(
        await fixture.run('return { stdout: "a\\nb", stderr: "", aggregatedOutput: "a\\nb", exitCode: 0 }'),
      ),
    ).toBe('The script returned:\n{"stdout":"(2 lines below)","stderr":"","exitCode":0}\nstdout (2 lines):\na\nb');
  });

  test('a part of the output of a command that a script took is shown next to its streams', async () => {
    const part = '{ stdout: "b", stderr: "", aggregatedOutput: "a b" }';
    const report = await fixture.run(`console.log(${part}); return ${part}`);
    expect(renderScriptReport(report)).toBe(
      'The script returned:\n{"stdout":"b","stderr":"","aggregatedOutput":"a b"}\nConsole:\n{stdout: "b", stderr: "", aggregatedOutput: "a b"}',
    );
  });

  test('a value is reported as JSON', async () => {
    expect(renderScriptReport(await fixture.run('return { message: "done", n: [1] }'))).toBe(
      'The script returned:\n{"message":"done","n":[1]}',
    );
    expect(renderScriptReport(await fixture.run('console.log(1)'))).toBe('The script returned undefined.\nConsole:\n1');
  });

  test('a returned string is shown raw, without control characters', async () => {
    expect(renderScriptReport(await fixture.run(String.raw`return 'a\n"b"\t\u001b[31K\u202e'`))).toBe(
      'The script returned:\na\n"b"\t\\u001b[31K\\u202e',
    );
  });

  test('terminal colours are not shown, but text that spells one is', async () => {
    const red = String.raw`'\u001b[31;1mred\u001b[m'`;
    const spelled = String.raw`'\\u001b[31m \\\u001b[31m'`;
    const render = async (code: string): Promise<string> => renderScriptReport(await fixture.run(code));
    expect(await render(`return ${red}`)).toBe('The script returned:\nred');
    expect(await render(`return [${red}, ${spelled}]`)).toBe(
      String.raw`The script returned:${'\n'}["red","\\u001b[31m \\"]`,
    );
    expect(await render(`console.log(${red}, ${spelled})`)).toContain(
      String.raw`Console:${'\n'}red \u001b[31m \ `.trim(),
    );
    expect(await render(`throw new Error(${red})`)).toMatch(/^The script failed: ScriptError at \S+ red$/);
  });

  test('an error is reported with its place', async () => {
    const text = renderScriptReport(await fixture.run('\n  throw new TypeError("bad")'));
    expect(text).toBe('The script failed: ScriptError at script.ts:2:22: TypeError: bad');
    const refused = renderScriptReport(await fixture.run('const a = 1;\nimport "fs"'));
    expect(refused).toMatch(/^The script was not run: BannedIdentifierError at script\.ts:2:1: /);
  });

  test('the whole text is bounded for any script', async () => {
    const wide = await createFixture({ limits: { toolCalls: 300 } });
    const report = await wide.run(
      'const big = "y".repeat(50000); for (let i = 0; i < 200; i++) console.log("z".repeat(4000)); for (let i = 0; i < 300; i++) await tools.echo({ big }); throw new Error("w".repeat(100000))',
    );
    await wide.close();
    const text = renderScriptReport(report);
    expect(Buffer.byteLength(text)).toBeLessThan(83_000);
    expect(text).toContain('bytes left out');
  });
});
