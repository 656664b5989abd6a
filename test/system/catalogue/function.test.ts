import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { createDialer } from '../../../src/sandbox/network/hosts/dial-host.ts';
import { createWebRequester } from '../../../src/tools/web/requests/web-requester.ts';
import { createDispatcher } from '../../../src/dispatch/dispatcher.ts';
import type { RunEvent } from '../../../src/core/types/event.ts';
import { defaultRunLimits } from '../../../src/core/limits.ts';
import { ToolFailure, type Tool } from '../../../src/core/ports/tool.ts';
import { createScriptHarness } from '../../../src/script/harness.ts';
import { createRandomId, systemClock } from '../../../src/run/host/system-clock.ts';
import { defineTool } from '../../../src/tools/definition/define-tool.ts';
import { tools } from '../../../src/tools/index.ts';
import { createToolLookup } from '../../../src/tools/definition/tool-lookup.ts';
import { preparerPath } from '../../fixtures/preparer.ts';
import { createStoppedClock } from '../../fixtures/time-limit.ts';
import {
  converse,
  listChildren,
  openCatalogue,
  readReturn,
  runThroughDispatcher,
  type Catalogue,
  type CatalogueOptions,
} from './catalogue.ts';

let catalogue: Catalogue;
/** Much time, and few calls. */
let patient: Catalogue;
/** Little time, which a test passes. */
let hasty: Catalogue;
const clock = createStoppedClock(500);
beforeAll(async () => {
  catalogue = await openCatalogue();
  patient = await openCatalogue({ scriptLimits: '{ timeoutMs: 45000, toolCalls: 3, progressIntervalMs: 60000 }' });
  const { monotonicMs, sleep } = clock;
  hasty = await openCatalogue({ scriptLimits: '{ timeoutMs: 2000 }', clock: { monotonicMs, sleep } });
});
afterAll(() => Promise.all([catalogue, patient, hasty].map((opened) => opened.close())));

const value = async (source: string): Promise<unknown> => readReturn(await catalogue.run(source));

/** A catalogue of a test's own, closed at its end. */
async function open(options: CatalogueOptions): Promise<Catalogue> {
  const opened = await openCatalogue(options);
  onTestFinished(() => opened.close());
  return opened;
}

const block = (code: string): string => `<tool-calls>\n${code}\n</tool-calls>`;

describe('scripts and tools', () => {
  test('F1: one applyPatch changes the file and gives its result', async () => {
    const own = await open({});
    const patch = '*** Begin Patch\n*** Update File: src/a.txt\n@@\n-alpha\n+omega\n*** End Patch\n';
    const report = await own.run(`return await tools.applyPatch({ patch: ${JSON.stringify(patch)} })`);
    expect(readReturn(report)).toMatchObject({ success: true, changes: [{ path: 'src/a.txt', kind: 'update' }] });
    expect(own.read('src/a.txt')).toBe('omega');
    expect(report.events.map(({ type }) => type)).toEqual(['tool-decided', 'tool-started', 'tool-finished']);
  });

  test('F3: TypeScript with types, async and await runs', async () => {
    const source = `interface Read { content: string }
type Name = 'a' | 'b';
const read = async <T extends Name>(name: T): Promise<Read> => (await tools.readFile({ filePath: \`src/\${name}.txt\` })) as Read;
class Counter { private n: number = 0; add(by?: number): this { this.n += by ?? 1; return this; } get total(): number { return this.n!; } }
const texts: string[] = [];
for (const name of ['a', 'b'] satisfies Name[]) texts.push((await read(name as Name)).content);
return { texts, total: new Counter().add().add(2).total };`;
    expect(await value(source)).toEqual({ texts: ['alpha', 'beta'], total: 3 });
  });

  test('F4: Promise.all runs three commands at the same time', async () => {
    // Each ends only when it has met the others.
    expect(
      await value(
        'const all = await Promise.all(["x", "y", "z"].map((name) => tools.exec({ command: ["node", "programs/meet.js", name, "3"] }))); return all.map(({ exitCode }) => exitCode)',
      ),
    ).toEqual([0, 0, 0]);
  });

  test('F5: Promise.race gives the winner, and the loser is ended with its process', async () => {
    const report = await catalogue.run(
      'const first = await Promise.race([tools.exec({ command: ["node", "programs/beat.js", "loser"] }), tools.exec({ command: ["node", "programs/say.js", "winner"] })]); return first.stdout',
    );
    expect(readReturn(report)).toBe('winner');
    expect(report.calls.map(({ state }) => state)).toEqual(['aborted', 'completed']);
    const beats = catalogue.has('out/loser') ? catalogue.read('out/loser').length : 0;
    await delay(300);
    expect(catalogue.has('out/loser') ? catalogue.read('out/loser').length : 0).toBe(beats);
  });

  test('F6: a tool that fails throws an error that can be caught, and the script continues', async () => {
    expect(
      await value(
        'try { await tools.readFile({ filePath: "src/none.txt" }); return "read" } catch (e) { const after = await tools.readFile({ filePath: "src/b.txt" }); return { is: e instanceof Error, name: e.name, toolName: e.toolName, callId: e.callId.startsWith("call_"), named: e.message.includes("src/none.txt"), after: after.content } }',
      ),
    ).toEqual({
      is: true,
      name: 'ToolExecutionError',
      toolName: 'readFile',
      callId: true,
      named: true,
      after: 'beta',
    });
  });

  test('F7: what one tool gives goes into the next', async () => {
    const report = await catalogue.run(
      `const { content } = await tools.readFile({ filePath: 'src/number.txt' });
       const next = Number(content) + 1;
       await tools.writeFile({ filePath: 'out/number.txt', content: String(next) });
       const { stdout } = await tools.exec({ command: ['node', 'programs/say.js', (await tools.readFile({ filePath: 'out/number.txt' })).content] });
       return stdout`,
    );
    expect(readReturn(report)).toBe('42');
    expect(catalogue.read('out/number.txt')).toBe('42');
  });

  test('F8: a returned object keeps its nested fields', async () => {
    expect(
      await value(
        'const { content } = await tools.readFile({ filePath: "src/a.txt" }); return { message: "done", files: [{ name: "a", lines: [content], stats: { size: 6, odd: null, ok: true, ratio: 0.5, empty: {}, none: [] } }], text: "ü \\u2028 😀", left: undefined }',
      ),
    ).toEqual({
      message: 'done',
      files: [
        { name: 'a', lines: ['alpha'], stats: { size: 6, odd: null, ok: true, ratio: 0.5, empty: {}, none: [] } },
      ],
      text: 'ü \u2028 😀',
    });
  });

  test('F15: a tool of an MCP server is called by server and name, decided by its name, and runs in the sandbox', async () => {
    const rules = `  - id: sums
    when: { tool: mcp.sums.add }
    decision: allow
    reason: Sums are harmless.
`;
    const own = await open({ rules });
    const lookup = createToolLookup([...tools, addOfSums, dropOfSums]);
    const events: RunEvent[] = [];
    const emit = (event: RunEvent): void => void events.push(event);
    const scripts = createScriptHarness({
      runtime: { type: 'quickjs' },
      limits: own.policy.settings.scriptLimits,
      spawning: null,
      toolNames: [...tools, addOfSums, dropOfSums].map(({ name }) => name),
      findAlias: () => null,
      listNearestTools: () => [],
      approvalsRequired: true,
      startEngine: own.startEngine,
      preparerPath,
      clock: systemClock,
      createId: createRandomId,
    });
    onTestFinished(() => scripts.close());
    const dispatcher = createDispatcher({
      sendWebRequest: createWebRequester({ dial: createDialer({ authorities: [], resolve: async () => [] }) }),
      runId: 'run_1',
      ...lookup,
      policy: own.policy,
      sandbox: own.sandbox,
      redactor: own.parts.redactor,
      limits: defaultRunLimits,
      readMode: () => 'run',
      trust: { task: 'trusted', repository: 'trusted', resumed: 'clean' },
      onNews: () => undefined,
      approval: { channel: null, readState: async () => ({ headSha: null, tree: '' }), keepChanges: () => [] },
      agents: null,
      streamBytes: own.policy.settings.scriptLimits.streamBytes,
      emit,
      clock: systemClock,
      createId: createRandomId,
    });
    const run = (source: string) => runThroughDispatcher(scripts, dispatcher, emit, own.workspace, source);
    expect(readReturn(await run('return await tools.mcp.sums.add({ left: 40, right: 2 })'))).toEqual({ sum: 42 });
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'tool-decided',
        decision: expect.objectContaining({ tool: 'mcp.sums.add', rule: 'sums', decision: 'allow' }) as unknown,
      }),
    );
    const denied = await run('await tools.mcp.sums.drop({ left: 1, right: 1 })');
    expect(denied.error).toMatchObject({ name: 'ApprovalDeniedError', toolName: 'mcp.sums.drop' });
    const unknown = await run('await tools.mcp.sums.sub({ left: 1, right: 1 })');
    expect(unknown.error).toMatchObject({ name: 'ToolNotFoundError', toolName: 'mcp.sums.sub' });
  });

  test('F16: the same engine runs script after script, each with a clean state', async () => {
    const seen: unknown[] = [];
    const others = listChildren(process.pid);
    const own = await open({});
    const engines = listChildren(process.pid).filter((pid) => !others.includes(pid));
    expect(engines).not.toEqual([]);
    for (let round = 0; round < 120; round += 1) {
      const report = await own.run(
        `const before = [typeof shared, context.sandbox.remainingToolBudget]; try { globalThis["sha" + "red"] = ${round} } catch {} ${round % 40 === 0 ? 'await tools.readFile({ filePath: "src/a.txt" });' : ''} return [...before, ${round}]`,
        { language: 'js' },
      );
      seen.push(readReturn(report));
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, round) => ['undefined', 32, round]));
    expect(engines.filter((pid) => !listChildren(process.pid).includes(pid))).toEqual([]);
  });

  test('F21: context says where and for whom the script runs', async () => {
    const context = await value(
      'const { workingDirectory, provider, model, turnId, conversationId, sessionId, sandbox, capabilities, approvals } = context; return { workingDirectory, provider, model, turnId, conversationId, sessionId, sandbox, tools: capabilities.tools, approvals }',
    );
    expect(context).toEqual({
      workingDirectory: catalogue.workspace,
      provider: 'openai-chat',
      model: 'test-model',
      turnId: 'turn_1',
      conversationId: 'conversation_1',
      sessionId: 'session_1',
      sandbox: { timeoutMs: 30_000, memoryMb: 96, maxConcurrentToolCalls: 4, mode: 'enabled', remainingToolBudget: 32 },
      // The policy does not name execCommand, and no rule of it escalates.
      tools: expect.arrayContaining(['exec', 'readFile', 'applyPatch', 'updatePlan', 'viewImage']),
      approvals: { required: false },
    });
    expect(context).not.toEqual(expect.objectContaining({ tools: expect.arrayContaining(['execCommand']) }));
  });

  test('F22: a script that calls a tool or logs needs no return value, and one without any result is an error', async () => {
    for (const source of [
      'await tools.readFile({ filePath: "src/a.txt" }); return',
      'console.log(1); return',
      'console.log(1)',
    ])
      expect(await catalogue.run(source), source).toMatchObject({ error: null, returnJson: null });
    for (const source of ['return', 'return undefined', 'const a = 1 + 1'])
      expect((await catalogue.run(source)).error?.name, source).toBe('ScriptNoResultError');
    expect(await catalogue.run('return null')).toMatchObject({ error: null, returnJson: 'null' });
  });

  test('F23: stdout, stderr and the exit code of a command come back, also when it fails', async () => {
    expect(
      await value('return await tools.exec({ command: ["node", "programs/say.js", "to out\\n", "to err\\n", "3"] })'),
    ).toMatchObject({ exitCode: 3, stdout: 'to out\n', stderr: 'to err\n', timedOut: false });
  });

  test('F25: functions, classes and closures of the script work with tools', async () => {
    expect(
      await value(
        `async function read(name: string): Promise<string> { return (await tools.readFile({ filePath: \`src/\${name}.txt\` })).content }
         const memo = new Map<string, Promise<string>>();
         const once = (name: string) => memo.get(name) ?? memo.set(name, read(name)).get(name)!;
         async function* all(...names: string[]) { for (const name of names) yield await once(name) }
         const found = []; for await (const text of all('a', 'b', 'a')) found.push(text);
         return { found, reads: memo.size }`,
      ),
    ).toEqual({ found: ['alpha', 'beta', 'alpha'], reads: 2 });
  });
});

describe('limits', () => {
  test('F10: progress reaches the record while the script still runs', async () => {
    const report = await catalogue.run(
      'context.telemetry.emitProgress("before"); await tools.exec({ command: ["node", "programs/say.js"] }); const end = Date.now() + 700; while (Date.now() < end); context.telemetry.emitProgress("after", "warn"); await tools.readFile({ filePath: "src/a.txt" }); return 1',
    );
    expect(readReturn(report)).toBe(1);
    expect(
      report.events.map((event) => (event.type === 'script-progress' ? `${event.kind} ${event.message}` : event.type)),
    ).toEqual([
      'info before',
      'tool-decided',
      'tool-started',
      'tool-finished',
      'warn after',
      'tool-decided',
      'tool-started',
      'tool-finished',
    ]);
  });

  test('F26: progress over the rate is dropped and counted, never an error', async () => {
    const report = await patient.run(
      'for (let i = 0; i < 60; i++) context.telemetry.emitProgress("step " + i); return (await tools.readFile({ filePath: "src/a.txt" })).content',
    );
    expect(readReturn(report)).toBe('alpha');
    expect(report.progress).toEqual([{ kind: 'info', message: 'step 0' }]);
    expect(report.droppedProgress).toBe(59);
    expect(report.events.filter(({ type }) => type === 'script-progress')).toHaveLength(1);
  });

  test('F14: a policy that gives more or less time is obeyed', async () => {
    const source =
      'const r = await tools.exec({ command: ["node", "programs/beat.js", "time"], timeoutMs: 500 }); return [context.sandbox.timeoutMs, r.timedOut]';
    expect(readReturn(await patient.run(source))).toEqual([45_000, true]);
    const report = await hasty.run(source, { onEvent: ({ type }) => type === 'tool-started' && clock.pass(2_000) });
    expect(report.error).toMatchObject({ name: 'ScriptTimeoutError', code: 'wall-clock' });
    expect(report.calls.filter(({ state }) => state !== 'aborted')).toEqual([]);
  });

  test('F27: what had completed when the time was up is kept', async () => {
    let started = 0;
    const report = await hasty.run(
      'await tools.readFile({ filePath: "src/a.txt" }); await tools.readFile({ filePath: "src/b.txt" }); await tools.exec({ command: ["node", "programs/beat.js", "late"] }); await tools.readFile({ filePath: "src/a.txt" })',
      {
        onEvent({ type }) {
          if (type === 'tool-started' && (started += 1) === 3) clock.pass(2_000);
        },
      },
    );
    expect(report.error).toMatchObject({ name: 'ScriptTimeoutError', completedTools: 2, pendingTools: 1 });
    expect(report.partialResults.map(({ tool, resultJson }) => [tool, JSON.parse(resultJson) as unknown])).toEqual([
      ['readFile', { content: 'alpha', success: true }],
      ['readFile', { content: 'beta', success: true }],
    ]);
    expect(report.partialResults.map(({ number, target }) => [number, target])).toEqual([
      [1, 'src/a.txt'],
      [2, 'src/b.txt'],
    ]);
    expect(report.calls.map(({ state }) => state)).toEqual(['completed', 'completed', 'aborted']);
  });

  test('F30: the call over the budget throws, and no tool runs for it', async () => {
    const report = await patient.run(
      'let made = 0; try { for (;;) { await tools.readFile({ filePath: "src/a.txt" }); made++ } } catch (e) { return [made, e.name, context.sandbox.remainingToolBudget] }',
    );
    expect(readReturn(report)).toEqual([3, 'ToolBudgetExceededError', 0]);
    expect(report.events.filter(({ type }) => type === 'tool-started')).toHaveLength(3);
    const uncaught = await patient.run('for (;;) await tools.readFile({ filePath: "src/a.txt" })');
    expect(uncaught.error).toMatchObject({ name: 'ToolBudgetExceededError', completedTools: 3 });
  });
});

describe('checks before a call', () => {
  test('F24: arguments that do not fit name the field, and neither policy nor tool sees them', async () => {
    const report = await catalogue.run(
      'const tries = [{}, { filePath: 1 }, { filePath: "src/a.txt", limit: "all" }, { filePath: "src/a.txt", odd: 1 }]; const said = []; for (const args of tries) { try { await tools.readFile(args) } catch (e) { said.push([e.name, e.message]) } } return said',
      { language: 'js' },
    );
    const said = readReturn(report) as [string, string][];
    expect(said.map(([name]) => name)).toEqual(Array(4).fill('ToolValidationError'));
    for (const [index, field] of ['filePath', 'filePath', 'limit', 'odd'].entries())
      expect(said[index]?.[1]).toContain(field);
    expect(report.events.map(({ type }) => type)).toEqual(Array(4).fill('tool-rejected'));
  });

  test('F28: an unknown tool throws at once with the nearest names, and nothing is called', async () => {
    const report = await catalogue.run(
      'let said; try { tools.raedFile({ filePath: "src/a.txt" }) } catch (e) { said = [e.name, e.message.includes("readFile")] } return said',
    );
    expect(readReturn(report)).toEqual(['ToolNotFoundError', true]);
    expect(report.events).toEqual([]);
    expect(report.calls).toMatchObject([{ tool: 'raedFile', state: 'not-found' }]);
  });

  test('F29: a syntax error has line and column, and nothing runs', async () => {
    const report = await catalogue.run(
      'await tools.writeFile({ filePath: "out/syntax.txt", content: "ran" });\nconst broken = (1 + ;\n',
    );
    expect(report.error).toMatchObject({
      name: 'ScriptSyntaxError',
      phase: 'parsing',
      line: 2,
      column: 21,
    });
    expect(report.events).toEqual([]);
    expect(catalogue.has('out/syntax.txt')).toBe(false);
  });

  test('F11: a command waits for its approval, its clock stops, and then it runs', async () => {
    const order: string[] = [];
    const report = await hasty.run(
      'const r = await tools.exec({ command: ["node", "programs/say.js", "approved"] }); return r.stdout',
      {
        async before({ name, pauseClock }) {
          await pauseClock(async () => {
            order.push(`asked for ${name}`);
            clock.pass(2_100);
            order.push('answered');
          });
        },
        onEvent: ({ type }) => void order.push(type),
      },
    );
    expect(readReturn(report)).toBe('approved');
    expect(order).toEqual(['asked for exec', 'answered', 'tool-decided', 'tool-started', 'tool-finished']);
  });

  test('F12: a denial throws with its rule, the script catches it and continues', async () => {
    const report = await catalogue.run(
      'const said = []; for (const filePath of ["secret/plan.txt", "src/b.txt"]) { try { said.push((await tools.readFile({ filePath })).content) } catch (e) { said.push([e.name, e.toolName, e.message]) } } return said',
    );
    expect(readReturn(report)).toEqual([
      ['ApprovalDeniedError', 'readFile', expect.stringContaining("no-plans: The plans are nobody's business.")],
      'beta',
    ]);
    expect(report.events.map(({ type }) => type)).toEqual([
      'tool-decided',
      'tool-decided',
      'tool-started',
      'tool-finished',
    ]);
    expect(report.calls).toMatchObject([
      { state: 'denied', note: expect.stringContaining('no-plans') as unknown },
      { state: 'completed' },
    ]);
  });
});

describe('scripts in a conversation', () => {
  test('F2: text before, between and after scripts is kept, in the history and in what the model is sent', async () => {
    const text = `First I look.\n\n${block('return (await tools.readFile({ filePath: "src/a.txt" })).content')}\n\nThen again.\n\n${block('return 2')}\n\nThat is it.`;
    const { items, requests } = await converse({ turns: [{ text }, { text: 'Done.' }] });
    const said = items.find((item) => item.type === 'message' && item.role === 'assistant');
    expect(said).toMatchObject({ content: [{ type: 'text', text }] });
    expect(requests[1]?.body.messages.find(({ role }: { role: string }) => role === 'assistant')).toMatchObject({
      content: text,
    });
  });

  test('F9: thinking, text and script stay in their order', async () => {
    const { items } = await converse({
      api: 'anthropic-messages',
      turns: [{ reasoning: 'I should read.', text: `I read.\n${block('return 1')}\nRead.` }, { text: 'Done.' }],
    });
    // The task is followed by facts about the repository.
    expect(items.map(({ type }) => type)).toEqual([
      'message',
      'message',
      'reasoning',
      'message',
      'script_tool_call',
      'script_tool_call_output',
      'message',
    ]);
    expect(items[2]).toMatchObject({ text: 'I should read.' });
  });

  test('F13: a script and its output are items of the history, with all their fields', async () => {
    const code = 'await tools.readFile({ filePath: "src/a.txt" });\nreturn { message: "read it", n: 1 };';
    const { items, received } = await converse({
      turns: [{ text: block(code) }, { text: block('throw new TypeError("bad")') }, { text: 'Done.' }],
    });
    const calls = items.filter((item) => item.type === 'script_tool_call');
    const outputs = items.filter((item) => item.type === 'script_tool_call_output');
    expect(calls).toMatchObject([
      {
        language: 'ts',
        sourceCode: code,
        sourceSha256: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
        status: 'completed',
      },
      { status: 'error' },
    ]);
    expect(outputs).toMatchObject([
      {
        callId: calls[0]?.callId,
        outputJson: '{"message":"read it","n":1}',
        error: null,
        summary: 'read it',
        metadata: {
          durationMs: expect.any(Number) as unknown,
          toolCallsMade: 1,
          memoryUsedMb: expect.any(Number) as unknown,
          scriptCacheHit: false,
          compilationCacheHit: false,
        },
      },
      {
        callId: calls[1]?.callId,
        outputJson: null,
        error: { name: 'ScriptError', message: 'TypeError: bad', phase: 'executing', line: 1 },
      },
    ]);
    for (const { callId } of calls) expect(received).toContain(`<script-output call=\\"${callId}\\"`);
  });

  test('F17: if scripts are disabled, a warning takes the place of the result and nothing runs', async () => {
    const { items, events, received, finished } = await converse({
      scriptMode: 'disabled',
      turns: [
        { text: `Look: ${block('return (await tools.readFile({ filePath: "src/a.txt" })).content')}` },
        { text: 'Then not.' },
      ],
    });
    expect(received).toContain('<harness-notice>Scripts are disabled in this turn: the block was not run.');
    expect(items.map((item) => (item.type === 'message' ? item.role : item.type))).toEqual([
      'user',
      'user',
      'assistant',
      'user',
      'assistant',
    ]);
    expect(events.filter(({ type }) => type.startsWith('tool-'))).toEqual([]);
    expect(finished.result.outcome).toBe('completed');
  });

  test('F18: a dry run reports on the script and runs nothing', async () => {
    const { items, events, received, readWorkspace } = await converse({
      scriptMode: 'dry-run',
      turns: [
        {
          text: block(
            'await tools.writeFile({ filePath: "src/a.txt", content: "ran" }); await tools.raedFile({}); return 1',
          ),
        },
        { text: 'Done.' },
      ],
    });
    expect(received).toContain('Dry run: the script is valid and was not run. It names raedFile, writeFile.');
    expect(received).toContain('There are no such tools: raedFile.');
    expect(items.find((item) => item.type === 'script_tool_call_output')).toMatchObject({
      outputJson: null,
      error: null,
    });
    expect(events.filter(({ type }) => type.startsWith('tool-'))).toEqual([]);
    expect(readWorkspace('src/a.txt')).toBe('alpha');
  });

  test('F19: a fenced block with the right info string runs, other fences do not', async () => {
    const fence = '```';
    const { items } = await converse({
      turns: [
        {
          text: `${fence}ts\nreturn "an example"\n${fence}\n\n${fence}ts tool-calls\nreturn (await tools.readFile({ filePath: "src/b.txt" })).content\n${fence}\n\n${fence}js tool-calls\nreturn 2\n${fence}\n`,
        },
        { text: 'Done.' },
      ],
    });
    expect(items.filter((item) => item.type === 'script_tool_call')).toMatchObject([
      { language: 'ts' },
      { language: 'js' },
    ]);
    expect(items.flatMap((item) => (item.type === 'script_tool_call_output' ? [item.outputJson] : []))).toEqual([
      '"beta"',
      '2',
    ]);
  });

  test('F20: several blocks run one after the other, and none after one that failed', async () => {
    const append = (text: string): string =>
      `const old = await tools.readFile({ filePath: "src/a.txt" }); await tools.writeFile({ filePath: "src/a.txt", content: old.content + "${text}" });`;
    const { items, received, readWorkspace } = await converse({
      turns: [
        {
          text: [append('1'), append('2'), `${append('3')} throw new Error("enough")`, append('4')]
            .map(block)
            .join('\nand\n'),
        },
        { text: 'Done.' },
      ],
    });
    expect(readWorkspace('src/a.txt')).toBe('alpha123');
    expect(items.flatMap((item) => (item.type === 'script_tool_call' ? [item.status] : []))).toEqual([
      'completed',
      'completed',
      'error',
    ]);
    expect(received).toContain('A later script of the same message was not run');
  });
});

/** A server that speaks MCP over stdin and stdout, as a program of the sandbox. */
const sumsServer = `const lines = require('node:readline').createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  const answer = (result) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\\n');
  if (method === 'initialize') answer({ protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'sums', version: '1' } });
  if (method === 'tools/call') answer({ content: [], structuredContent: { sum: params.arguments.left + params.arguments.right } });
});`;

const createSumsTool = (name: string): Tool =>
  defineTool({
    name: `mcp.sums.${name}`,
    structuredName: `mcp__sums__${name}`,
    kind: 'server',
    packs: [],
    description: 'A tool of a server.',
    input: z.strictObject({ left: z.number(), right: z.number() }),
    returns: '{ sum: number }',
    accesses: async () => [],
    async run(args, context) {
      const requests = [
        { id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: {} } },
        { method: 'notifications/initialized' },
        { id: 2, method: 'tools/call', params: { name, arguments: args } },
      ];
      const { stdout, stderr } = await context.sandbox.run({
        argv: ['node', '-e', sumsServer],
        cwd: '.',
        env: {},
        timeoutMs: 20_000,
        signal: context.signal,
        maxOutputBytes: 100_000,
        writable: 'policy',
        stdin: requests.map((request) => `${JSON.stringify({ jsonrpc: '2.0', ...request })}\n`).join(''),
      });
      const last = stdout.trim().split('\n').at(-1) ?? '';
      if (last === '') throw new ToolFailure('the server sent nothing', { stderr });
      const { result } = z
        .object({ id: z.literal(2), result: z.object({ structuredContent: z.object({ sum: z.number() }) }) })
        .parse(JSON.parse(last));
      return { value: result.structuredContent, text: null, images: [] };
    },
  });

const addOfSums = createSumsTool('add');
const dropOfSums = createSumsTool('drop');
