import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFixture, readReturn, type Fixture } from '../harness-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture({ offeredNames: ['echo', 'exec', 'mcp.server.tool'], approvalsRequired: false });
});
afterAll(() => fixture.close());

const run = async (source: string): Promise<unknown> => readReturn(await fixture.run(source));

test('an unknown tool is undefined, so that a script can test for it', async () => {
  expect(
    await run(`if (tools.fileSearch) return 'never';
      return [typeof tools.nope, tools.nope === undefined, tools.mcp.nope, tools.nope?.(), typeof tools.exec, tools['no' + 'pe'] ?? 1]`),
  ).toEqual(['undefined', true, null, null, 'function', 1]);
});

test('a call of an unknown tool throws a ToolNotFoundError synchronously, with its line', async () => {
  expect(
    await run(`let reached = false;
      try { tools.ech({}).then(() => { reached = true }); reached = true } catch (e) { return [e.name, e.toolName, e.nearest, reached] }`),
  ).toEqual(['ToolNotFoundError', 'ech', ['echo'], false]);
  const report = await fixture.run('const a = 1;\n\nreturn tools.ech({})');
  expect(report.error).toMatchObject({ name: 'ToolNotFoundError', line: 3, retryable: false });
  for (const call of [
    'tools["ech"]({})',
    'tools.mcp.server.nope({})',
    'tools.nope.deeper.call2({})',
    'tools["no" + "pe"]({})',
  ])
    expect((await fixture.run(`return ${call}`)).error?.name, call).toBe('ToolNotFoundError');
});

test('a call through a variable reports the unknown tool that was read', async () => {
  const report = await fixture.run('const { ech } = tools;\nawait ech({})');
  expect(report.error).toMatchObject({ name: 'ScriptError', line: 2 });
  expect(report.error?.message).toContain(
    'the script has read tools.ech, which does not exist; did you mean tools.echo?',
  );
});

test('a name that nothing resembles is reported with the tools that exist', async () => {
  const report = await fixture.run('return tools.zzzzzzzz({})');
  expect(report.error?.message).toContain('which does not exist; the tools are tools.echo, tools.exec, ');
});

test('a tool of other agents that has no equal is reported with what to do instead', async () => {
  const report = await fixture.run("await tools.deleteFile({ path: 'a' })");
  expect(report.error?.message).toBe(
    'the script calls tools.deleteFile, which does not exist. Delete files with rm in a command, or with *** Delete File in a patch.',
  );
});

test('context lists the offered tools, and states whether a person may be asked', async () => {
  expect(await run('return [context.capabilities.tools, context.approvals.required]')).toEqual([
    ['echo', 'exec', 'mcp.server.tool'],
    false,
  ]);
});

test('a tool that is not offered is no function, and its call is not made', async () => {
  expect(await run('return [typeof tools.wait, Object.keys(tools).includes("wait")]')).toEqual(['undefined', false]);
  const report = await fixture.run('return tools.wait({ ms: 1 })');
  expect(report.error).toMatchObject({ name: 'ToolNotFoundError' });
  expect(report.calls.map(({ state }) => state)).not.toContain('completed');
});

test('a shell variable in a text changes nothing: a call of an unknown tool is reported with its name', async () => {
  const report = await fixture.run(
    'const r = await tools.exec({ command: ["bash", "-c", "for task in a; do call=$task; echo $call; done"] });\nreturn tools.ech(r)',
  );
  expect(report.error).toMatchObject({ name: 'ToolNotFoundError', line: 2 });
});

test('other names of a tool work in scripts, and the call has its own name', async () => {
  const named = await createFixture({ aliases: { bash: 'exec', read_file: 'readFile' } });
  const report = await named.run(
    'if (!tools.bash) return "none"; const r = await tools.bash({ command: ["echo", "a"] }); return [r.stdout, await functions.read_file({ filePath: "no" }).catch((e) => e.toolName)]',
  );
  await named.close();
  expect(readReturn(report)).toEqual(['a\n', 'readFile']);
  expect(report.calls.map(({ tool }) => tool)).toEqual(['exec', 'readFile']);
});
