import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderScriptReport } from '../../../../src/script/script-output.ts';
import { createFixture, type Fixture } from '../harness-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.close());

describe('a script without a result is a ScriptNoResultError that states the cause', () => {
  test.each([
    ['const add = async () => 1, rest = 1', 'the function add was defined and never called'],
    ['const add = async () => 1\nadd().catch(() => 2)\nconst rest = 1', 'the promise of add() was not awaited'],
    ['Promise.resolve(1).then((value) => value + 1)\nconst rest = 1', 'a promise was not awaited'],
    ['const a = 1 + 1', 'nothing was returned'],
    ['function add(a, b) { return a + b }\nconst sum = add(1, 2)', 'nothing was returned'],
    ['return undefined', 'the value that it returned is undefined'],
    ['const pkg = { name: "a" }\nreturn pkg.version', 'the value that it returned is undefined'],
    ['if (1) return\nconst a = () => { return 1 }\na()\nlet b', 'nothing was returned'],
  ])('%s', async (source, cause) => {
    const report = await fixture.run(source);
    expect(report.error).toMatchObject({ name: 'ScriptNoResultError', phase: 'finalizing', retryable: false });
    expect(report.error?.message).toContain(cause);
  });
});

test.each([
  [
    'async function main() { await tools.wait({ ms: 60_000 }) }\nmain()\nconst rest = 1',
    'the promise of main() was not awaited',
  ],
  ['tools.wait({ ms: 60_000 })\nconst rest = 1', 'a promise was not awaited'],
  ['(async () => { await tools.wait({ ms: 60_000 }) })()\nconst rest = 1', 'a promise was not awaited'],
])('a script without a result whose calls are not awaited names them and the cause: %s', async (source, cause) => {
  const report = await fixture.run(source);
  expect(report.error).toMatchObject({ name: 'DetachedPromiseError', code: 'not-awaited', retryable: false });
  expect(report.error?.message).toContain('before 1 of its calls did: wait (aborted)');
  expect(report.error?.message).toContain(cause);
});

test('a value that is undefined is reported as such, and not as a missing return', async () => {
  const report = await fixture.run('const run = await tools.echo({ stdout: "a" });\nreturn run.output');
  expect(report).toMatchObject({ error: null, returnJson: null });
  expect(renderScriptReport(report)).toMatch(/^The script returned undefined\.\nCalls:\n/);
});

test('a script that returns, logs or calls a tool has a result', async () => {
  for (const source of [
    'return null',
    'return ""',
    'console.log(1)',
    'await tools.echo({})',
    'await tools.deny({}).catch(() => 1)',
  ])
    expect((await fixture.run(source)).error, source).toBeNull();
});

describe('retry advice', () => {
  const advice = 'The same script may succeed when it is sent again.';

  test('follows an error that a retry can fix', async () => {
    const report = await fixture.run('await tools.approvalTimesOut({})');
    expect(report.error).toMatchObject({ name: 'ApprovalTimeoutError', retryable: true });
    expect(renderScriptReport(report)).toContain(advice);
  });

  test.each([
    ['await tools.readFile({ filePath: "missing.txt" })', 'ToolExecutionError'],
    ['await tools.deny({})', 'ApprovalDeniedError'],
    ['tools.wait({ ms: 100 }); tools.stubborn({ ms: 60_000 }); await tools.echo({})', 'DetachedPromiseError'],
    ['await tools.nope({})', 'ToolNotFoundError'],
    ['await tools.readFile({})', 'ToolValidationError'],
    ['throw new Error("x")', 'ScriptError'],
    ['for (let i = 0; i < 40; i++) await tools.echo({})', 'ToolBudgetExceededError'],
  ])('does not follow an error that no retry can fix: %s', async (source, name) => {
    const report = await fixture.run(source);
    expect(report.error).toMatchObject({ name, retryable: false });
    expect(renderScriptReport(report)).not.toContain(advice);
  });
});

test('errors of limits state the next step', async () => {
  const small = await createFixture({ limits: { runningMs: 300, timeoutMs: 2_000 } });
  const endless = 'const a = 1;\n  while (true) {}';
  expect((await small.run(endless)).error).toMatchObject({ name: 'ScriptTimeoutError', line: 2, column: 3 });
  expect((await small.run(`await tools.echo({});\nfor (const x of [1]) { x }\n${endless}`)).error?.message).toContain(
    'the loops of the script are at script.ts:2:1, script.ts:4:3',
  );
  const waiting = await small.run('for (let i = 0; i < 3; i++) await tools.wait({ ms: 9_000 })');
  expect(waiting.error).toMatchObject({ name: 'ScriptTimeoutError', line: null });
  expect((await small.run('while (true) {}')).error?.message).toContain('look for an endless loop');
  expect((await small.run('await tools.wait({ ms: 9_000 })')).error?.message).toContain('do less per script');
  await small.close();
  expect((await fixture.run('const f = () => f() + 1; f()')).error?.message).toContain(
    'use a loop instead of recursion',
  );
  const budget = await fixture.run('for (let i = 0; i < 40; i++) await tools.echo({})');
  expect(budget.error?.message).toContain('make the other calls in another script');
});
