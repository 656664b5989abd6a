import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixture, readReturn } from '../harness-fixture.ts';
import { engineEntry } from './start-engine.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'engine-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('the process', () => {
  test('it ends when its stdin ends, also while a script hangs, and prints nothing but the protocol', async () => {
    const child = spawn(process.execPath, [engineEntry], { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      stdout += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      stderr += chunk;
    });
    const say = (message: unknown) => child.stdin.write(`${JSON.stringify(message)}\n`);
    say({ type: 'start', runtime: { type: 'quickjs' }, workers: 1, memoryMb: 96, stackKb: 512, workerWaitMs: 20_000 });
    const configJson = JSON.stringify({
      seed: [1, 2, 3, 4],
      toolNames: [],
      aliases: {},
      nearest: {},
      advice: {},
      spawn: false,
      toolCalls: 1,
      callsOverBudget: 1,
      argumentBytes: 100,
      argumentDepth: 8,
      returnDepth: 8,
      returnBytes: 100,
      context: { sandbox: {}, approvals: {} },
    });
    const limits = {
      runningMs: 60_000,
      consoleLines: 9,
      progressEvents: 1,
      progressIntervalMs: 1,
    };
    say({
      type: 'run',
      job: { epoch: 1, js: '(async () => { return Array(2 ** 32 - 1).join("") })', configJson, limits },
    });
    await expect.poll(() => stdout).toContain('"started"');
    child.stdin.end();
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { type: string }).type),
    ).toEqual(['ready', 'started']);
    expect(stderr).toBe('');
  });

  test.each([
    ['not JSON', 'hello\n'],
    ['an unknown message', '{"type":"open","path":"/"}\n'],
    ['a run before the start', '{"type":"stop","epoch":1,"reason":"cancelled"}\n'],
    [
      'two starts',
      '{"type":"start","runtime":{"type":"quickjs"},"workers":1,"memoryMb":96,"stackKb":512,"workerWaitMs":1}\n{"type":"start","runtime":{"type":"quickjs"},"workers":1,"memoryMb":96,"stackKb":512,"workerWaitMs":1}\n',
    ],
  ])('a host that breaks the protocol ends it: %s', async (_, text) => {
    const child = spawn(process.execPath, [engineEntry], { env: {}, cwd: '/', stdio: ['pipe', 'ignore', 'pipe'] });
    child.stdin.on('error', () => undefined);
    child.stdin.write(text);
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
  });
});

describe('an engine that dies', () => {
  test('before any tool ran: the script is run again on a new engine and succeeds', async () => {
    const fixture = await createFixture();
    await fixture.harness.warm();
    const [first = 0] = fixture.pids;
    // A stopped engine cannot end the script before it is killed.
    process.kill(first, 'SIGSTOP');
    const running = fixture.run('return "survived"');
    setTimeout(() => process.kill(first, 'SIGKILL'), 20);
    const report = await running;
    expect(readReturn(report)).toBe('survived');
    expect(fixture.pids.length).toBe(2);
    await fixture.close();
  });

  test('after a tool ran: the script fails, is not run twice, and keeps what it had', async () => {
    const fixture = await createFixture();
    await fixture.harness.warm();
    const [first = 0] = fixture.pids;
    const running = fixture.run('await tools.echo({ n: 1 }); await tools.wait({ ms: 60000 })');
    await expect.poll(() => fixture.dispatcher.length).toBe(2);
    process.kill(first, 'SIGKILL');
    const report = await running;
    expect(report.error).toMatchObject({
      name: 'HarnessInternalError',
      code: 'engine-failed',
      retryable: true,
      completedTools: 1,
    });
    expect(report.partialResults).toHaveLength(1);
    expect(fixture.dispatcher.map(({ state }) => state)).toEqual(['ended', 'aborted']);
    expect(readReturn(await fixture.run('return 1'))).toBe(1);
    await fixture.close();
  });

  test('an engine that cannot start is a report, not an exception', async () => {
    const entry = join(directory, 'broken.mjs');
    await writeFile(entry, 'process.stderr.write("no such thing\\n"); process.exit(3);');
    const fixture = await createFixture({ engineEntry: entry });
    await fixture.harness.warm();
    const report = await fixture.run('return 1');
    expect(report.error).toMatchObject({ name: 'HarnessInternalError', code: 'engine-failed' });
    expect(report.error?.message).toContain('no such thing');
    await fixture.close();
  });

  test('closing ends the process and what still runs', async () => {
    const fixture = await createFixture();
    await fixture.harness.warm();
    const running = fixture.run('await tools.wait({ ms: 60000 })');
    await expect.poll(() => fixture.dispatcher.length).toBe(1);
    await fixture.harness.close();
    expect((await running).error?.name).toBe('HarnessInternalError');
    const [pid = 0] = fixture.pids;
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect((await fixture.run('return 1')).error?.message).toContain('closed');
    await fixture.close();
  });
});

/** Engines as they would be if WASM had been escaped: the host must not believe them. */
describe('a hostile engine', () => {
  const hostile = async (onRun: string): Promise<string> => {
    const entry = join(directory, `hostile-${Math.random().toString(36).slice(2)}.mjs`);
    await writeFile(
      entry,
      `import { createInterface } from 'node:readline';
const say = (message) => process.stdout.write((typeof message === 'string' ? message : JSON.stringify(message)) + '\\n');
const metrics = { runningMs: 0, memoryBytes: 0, droppedLogs: 0, droppedProgress: 0 };
createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'start') say({ type: 'ready' });
  if (message.type === 'settle') globalThis.settled?.(message);
  if (message.type === 'run') { const { epoch } = message.job; ${onRun} }
});
process.stdin.on('end', () => process.exit());`,
    );
    return entry;
  };

  test.each([
    ['garbage', 'say("}{");'],
    ['an unknown message', 'say({ type: "exec", command: "id" });'],
    ['a field too many', 'say({ type: "started", epoch, x: 1 });'],
    ['a call whose arguments are no JSON', 'say({ type: "call", epoch, id: 1, json: "{" });'],
    [
      'a call whose arguments nest without end',
      'say({ type: "call", epoch, id: 1, json: \'{"name":"echo","stack":"","args":\' + "[".repeat(200000) + "]".repeat(200000) + "}" });',
    ],
    [
      'the same call twice',
      'for (const id of [1, 1]) say({ type: "call", epoch, id, json: \'{"name":"wait","stack":"","args":{"ms":60000}}\' });',
    ],
    [
      'more console lines than agreed',
      'for (let i = 0; i <= 10_000; i++) say({ type: "log", epoch, level: "log", text: "x" });',
    ],
    ['a console line that is too long', 'say({ type: "log", epoch, level: "log", text: "x".repeat(600000) });'],
    [
      'more progress than agreed',
      'for (let i = 0; i < 60; i++) say({ type: "progress", epoch, kind: "info", message: "x" });',
    ],
    [
      'more calls than any script may ask for',
      'for (let id = 1; id < 100; id++) say({ type: "call", epoch, id, json: \'{"name":"wait","stack":"","args":{"ms":60000}}\' });',
    ],
    [
      'negative numbers in the metrics',
      'say({ type: "done", epoch, outcome: { type: "stalled" }, metrics: { ...metrics, memoryBytes: -1 } });',
    ],
  ])('%s ends it', async (_, onRun) => {
    const fixture = await createFixture({ engineEntry: await hostile(onRun) });
    const report = await fixture.run('return 1');
    expect(report.error).toMatchObject({ name: 'HarnessInternalError', code: 'engine-failed' });
    // Ended for what it sent, and not because the time was over.
    expect(report.error?.message).not.toContain('did not keep its time');
    expect(report.calls.length).toBeLessThanOrEqual(48);
    expect(fixture.dispatcher.length).toBeLessThanOrEqual(4);
    for (const pid of fixture.pids) await expect.poll(() => isAlive(pid)).toBe(false);
    await fixture.close();
  });

  test('it cannot spend more than the budget, nor run more at once, nor name a tool that is not offered', async () => {
    const onRun = `
      let answers = 0; const names = {};
      globalThis.settled = (m) => { const v = JSON.parse(m.json); const k = m.ok ? "ok" : v.error.name; names[k] = (names[k] ?? 0) + 1; if (++answers === 42) say({ type: "done", epoch, outcome: { type: "returned", json: JSON.stringify(names) }, metrics }); };
      for (let id = 1; id <= 40; id++) say({ type: "call", epoch, id, json: '{"name":"echo","stack":"","args":{"n":1}}' });
      for (const [id, name] of [[41, "constructor"], [42, "spawn"]]) say({ type: "call", epoch, id, json: JSON.stringify({ name, stack: "", args: {} }) });`;
    const fixture = await createFixture({ engineEntry: await hostile(onRun) });
    const report = await fixture.run('return 1');
    expect(readReturn(report)).toEqual({ ok: 32, ToolBudgetExceededError: 8, ToolNotFoundError: 2 });
    expect(fixture.dispatcher).toHaveLength(32);
    await fixture.close();
  });

  test('messages of another script, or after the end, are dropped', async () => {
    const onRun = `
      for (const other of [epoch + 1, epoch + 99]) { say({ type: "log", epoch: other, level: "log", text: "forged" }); say({ type: "call", epoch: other, id: 1, json: '{"name":"echo","stack":"","args":{}}' }); say({ type: "done", epoch: other, outcome: { type: "returned", json: "666" }, metrics }); }
      say({ type: "done", epoch, outcome: { type: "returned", json: "1" }, metrics });
      say({ type: "call", epoch, id: 5, json: '{"name":"echo","stack":"","args":{}}' }); say({ type: "done", epoch, outcome: { type: "returned", json: "2" }, metrics });`;
    const fixture = await createFixture({ engineEntry: await hostile(onRun) });
    for (let round = 0; round < 3; round += 1) {
      const report = await fixture.run('return 1');
      expect(readReturn(report)).toBe(1);
      expect(report.logs).toEqual([]);
    }
    expect(fixture.dispatcher).toEqual([]);
    await fixture.close();
  });

  test('a forged return value and a forged error are bounded and cleaned', async () => {
    const bad = await createFixture({
      engineEntry: await hostile(
        'say({ type: "done", epoch, outcome: { type: "returned", json: "[".repeat(1000) }, metrics });',
      ),
    });
    expect((await bad.run('return 1')).error).toMatchObject({ name: 'SerializationError' });
    await bad.close();
    const stack =
      '    at /home/runner/secret/engine.js:1:1\\n    at steal (script.ts:3:5)\\n    at x (file:///etc/passwd:1:2)\\n    at evil\\u001b[31m (script.ts:4:1)';
    const error = await createFixture({
      engineEntry: await hostile(
        `say({ type: "done", epoch, outcome: { type: "threw", error: { name: "ApprovalDeniedError", message: "\\u001b]0;x\\u0007 ::set-output::", stack: ${JSON.stringify(stack).replaceAll('\\\\', '\\')}, known: null } }, metrics });`,
      ),
    });
    const report = await error.run('return 1');
    expect(report.error).toMatchObject({ name: 'ScriptError', line: 3, column: 5 });
    expect(report.error?.stack).not.toMatch(/home|passwd|engine/);
    // oxlint-disable-next-line no-control-regex -- that none of them is left is what is tested
    expect(`${report.error?.message}${report.error?.stack}`).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/);
    await error.close();
  });

  test('an engine that never answers is ended when its time is over', async () => {
    const fixture = await createFixture({
      engineEntry: await hostile('say({ type: "started", epoch });'),
      limits: { timeoutMs: 300 },
    });
    const report = await fixture.run('return 1');
    expect(report.error).toMatchObject({ name: 'HarnessInternalError' });
    expect(report.error?.message).toContain('did not keep its time');
    await fixture.close();
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
