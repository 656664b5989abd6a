import { describe, expect, test } from 'vitest';
import type { RunEvent } from '../../../src/core/types/event.ts';
import { createScriptDetector } from '../../../src/script/detect/detect.ts';
import type { WireApi } from '../../fixtures/model-server.ts';
import { apiKey } from '../../models/requests.ts';
import { createStoppedClock } from '../../fixtures/time-limit.ts';
import { converse } from './catalogue.ts';

const block = (code: string): string => `<tool-calls>\n${code}\n</tool-calls>`;
const reading = block('const { content } = await tools.readFile({ filePath: "src/a.txt" });\nreturn { content };');
const answer = `Let me look.\n${reading}\nThat was the file, and now I know what is in it. There is nothing more to do.`;

/** How many of the streamed pieces had come when the block was known to have begun; the text came in `pieces`. */
function readBegin(streamed: readonly string[], text: string): { begun: number; pieces: number } {
  const hasBegun = createScriptDetector();
  const own = streamed.slice(0, streamed.findIndex((_, index) => streamed.slice(0, index + 1).join('') === text) + 1);
  const begun = own.findIndex((piece) => hasBegun(piece)) + 1;
  return { begun, pieces: own.length };
}

describe('over real HTTP, streaming, with the official client', () => {
  test('I1: Responses API: thinking, text and script go through, and all of it goes back', async () => {
    const { items, requests, streamed, finished } = await converse({
      api: 'openai-responses',
      turns: [{ reasoning: 'I need the file.', text: answer }, { text: 'Done with it.' }],
    });
    expect(finished.result).toMatchObject({
      outcome: 'completed',
      finalMessage: 'Done with it.',
      toolCalls: 1,
      turns: 2,
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
    expect(readBegin(streamed, answer)).toEqual({ begun: 1, pieces: 2 });
    const [first, second] = requests;
    expect(first).toMatchObject({
      path: '/v1/responses',
      headers: { authorization: `Bearer ${apiKey}` },
      body: { stream: true },
    });
    const input = second?.body.input as Record<string, unknown>[];
    expect(input.map(({ type, role }) => [type ?? 'message', role])).toEqual([
      ['message', 'user'],
      ['reasoning', undefined],
      ['message', 'assistant'],
      ['message', 'user'],
    ]);
    expect(input[1]).toMatchObject({ encrypted_content: 'sealed:I need the file.' });
    expect(JSON.stringify(input[2])).toContain('That was the file');
    expect(JSON.stringify(input[3])).toContain('script-output');
    expect(JSON.stringify(input[3])).toContain('alpha');
  });

  test('I2: Chat Completions: the block is found in the stream, runs, and its output goes back', async () => {
    const { items, requests, streamed, finished } = await converse({
      api: 'openai-chat',
      turns: [{ text: answer }, { text: 'Done with it.' }],
    });
    expect(finished.result).toMatchObject({ outcome: 'completed', toolCalls: 1, turns: 2 });
    expect(readBegin(streamed, answer)).toEqual({ begun: 1, pieces: 2 });
    const [first, second] = requests;
    expect(first).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: `Bearer ${apiKey}` },
      body: { stream: true },
    });
    const messages = second?.body.messages as { role: string }[];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[2]).toMatchObject({ content: answer });
    expect(JSON.stringify(messages[3])).toContain('alpha');
    expect(items.find((item) => item.type === 'script_tool_call_output')).toMatchObject({
      outputJson: '{"content":"alpha"}',
    });
  });

  test('I3: Messages API: thinking and script come in a stream, and the signed thinking goes back', async () => {
    const { items, requests, streamed, finished } = await converse({
      api: 'anthropic-messages',
      turns: [{ reasoning: 'I need the file.', text: answer }, { text: 'Done with it.' }],
    });
    expect(finished.result).toMatchObject({ outcome: 'completed', toolCalls: 1, turns: 2 });
    expect(readBegin(streamed, answer)).toEqual({ begun: 1, pieces: 2 });
    const [first, second] = requests;
    expect(first).toMatchObject({
      path: '/v1/messages',
      headers: { 'x-api-key': apiKey, 'anthropic-version': expect.any(String) as unknown },
      body: { stream: true },
    });
    const messages = second?.body.messages as { role: string; content: Record<string, unknown>[] }[];
    expect(messages.map(({ role, content }) => [role, content.map(({ type }) => type)])).toEqual([
      ['user', ['text', 'text']],
      ['assistant', ['thinking', 'text']],
      ['user', ['text']],
    ]);
    expect(messages[1]?.content[0]).toMatchObject({
      thinking: 'I need the file.',
      signature: 'sealed:I need the file.',
    });
    expect(messages[1]?.content[1]).toMatchObject({ text: answer });
    expect(JSON.stringify(messages[2])).toContain('alpha');
    expect(items.filter((item) => item.type === 'reasoning')).toHaveLength(1);
  });

  test.each<{ api: WireApi; readOrder: (body: Record<string, unknown>) => unknown }>([
    {
      api: 'openai-responses',
      readOrder: ({ input }) => (input as { type?: string; role?: string }[]).map(({ type, role }) => role ?? type),
    },
    { api: 'openai-chat', readOrder: ({ messages }) => (messages as { role: string }[]).map(({ role }) => role) },
    {
      api: 'anthropic-messages',
      readOrder: ({ messages }) =>
        (messages as { content: { type: string }[] }[]).flatMap(({ content }) => content.map(({ type }) => type)),
    },
  ])('I4: a script and a structured call of one answer both work, in their order, over $api', async (wire) => {
    const { items, events, requests, received } = await converse({
      api: wire.api,
      turns: [
        {
          text: block(
            'await tools.writeFile({ filePath: "src/a.txt", content: "by the script\\n" }); return "written";',
          ),
          calls: [{ name: 'read_file', args: { filePath: 'src/a.txt' } }],
        },
        { text: 'Done.' },
      ],
    });
    const decided = events.flatMap((event) => (event.type === 'tool-decided' ? [event.decision] : []));
    expect(decided.map(({ tool, origin }) => [tool, origin])).toEqual([
      ['writeFile', 'script'],
      ['readFile', 'structured'],
    ]);
    expect(items.find((item) => item.type === 'function_call_output')).toMatchObject({
      output: expect.stringContaining('by the script') as unknown,
      failed: false,
    });
    expect(received).toContain('The script returned:');
    expect(received).toContain('L1: by the script');
    expect(wire.readOrder(requests[1]?.body)).toEqual(
      {
        'openai-responses': ['user', 'assistant', 'function_call', 'function_call_output', 'user'],
        'openai-chat': ['system', 'user', 'assistant', 'tool', 'user'],
        'anthropic-messages': ['text', 'text', 'text', 'tool_use', 'tool_result', 'text'],
      }[wire.api],
    );
  });
});

test('I5: who decides sees script, call, arguments and what they touch; after an explanation the same call runs', async () => {
  const rules = `  - id: say-why
    when: { tool: exec, command: [node, programs/say.js, '**'] }
    decision: explain
    reason: Say what it is for.
`;
  const script = block(
    'try { return (await tools.exec({ command: ["node", "programs/say.js", "done"] })).stdout } catch (e) { return [e.name, e.message] }',
  );
  const { events, items } = await converse({
    rules,
    turns: [
      { text: script },
      { text: script.replace('"done"] }', '"done"], justification: "It prints a word and changes nothing." }') },
      { text: 'Done.' },
    ],
  });
  const scripts = items.flatMap((item) => (item.type === 'script_tool_call' ? [item.callId] : []));
  const decided = events.flatMap((event) => (event.type === 'tool-decided' ? [event] : []));
  expect(decided).toMatchObject([
    {
      scriptId: scripts[0],
      argsJson: '{"command":["node","programs/say.js","done"]}',
      decision: {
        decision: 'explain',
        rule: 'say-why',
        reason: 'Say what it is for.',
        tool: 'exec',
        origin: 'script',
        turn: 1,
        accesses: [{ type: 'command', cwd: '.' }],
      },
    },
    { scriptId: scripts[1], decision: { decision: 'allow', rule: 'programs', turn: 2 } },
  ]);
  expect(decided[0]?.decision.callHash).toBe(decided[1]?.decision.callHash);
  expect(events.filter(({ type }) => type === 'tool-started')).toHaveLength(1);
  const outputs = items.flatMap((item) => (item.type === 'script_tool_call_output' ? [item.outputJson ?? ''] : []));
  expect(outputs[0]).toContain('ApprovalDeniedError');
  expect(outputs[1]).toBe('"done"');
});

test('I6: a timeout is an item of the history with what had completed, and the run continues', async () => {
  const { pass, monotonicMs, sleep } = createStoppedClock(500);
  let started = 0;
  const { items, received, finished } = await converse({
    scriptLimits: '{ timeoutMs: 2500 }',
    clock: { monotonicMs, sleep },
    onEvent({ type }) {
      if (type === 'tool-started' && (started += 1) === 2) pass(2_500);
    },
    turns: [
      {
        text: block(
          'console.log("reading"); await tools.readFile({ filePath: "src/a.txt" }); await tools.exec({ command: ["node", "programs/beat.js", "late"] });',
        ),
      },
      { text: block('return (await tools.readFile({ filePath: "src/b.txt" })).content') },
      { text: 'Done.' },
    ],
  });
  const outputs = items.filter((item) => item.type === 'script_tool_call_output');
  expect(outputs).toMatchObject([
    {
      outputJson: null,
      error: { name: 'ScriptTimeoutError', phase: 'executing', completedTools: 1, pendingTools: 1 },
      metadata: { toolCallsMade: 2 },
    },
    { outputJson: '"beta"', error: null },
  ]);
  for (const part of ['ScriptTimeoutError', 'longer than 2500 ms', 'do not repeat these calls', 'alpha', 'reading'])
    expect(received).toContain(part);
  expect(finished.result.outcome).toBe('completed');
});

test('I7: a policy that switches scripts off is obeyed, and structured calls go on working', async () => {
  const { items, events, requests, received } = await converse({
    policyMode: 'disabled',
    turns: [
      {
        text: block('await tools.writeFile({ filePath: "src/a.txt", content: "ran" })'),
        calls: [{ name: 'read_file', args: { filePath: 'src/a.txt' } }],
      },
      { text: 'Done.' },
    ],
  });
  expect(JSON.stringify(requests[0]?.body)).not.toContain('tool-calls');
  expect(received).toContain('Scripts are disabled in this turn');
  expect(received).toContain('L1: alpha');
  expect(items.filter((item) => item.type.startsWith('script_'))).toEqual([]);
  expect(events.flatMap((event) => (event.type === 'tool-finished' ? [event.tool] : []))).toEqual(['readFile']);
});

test('I8: a dry run validates scripts, decides structured calls, runs neither, and records its measures', async () => {
  const { items, events, received, finished, readWorkspace } = await converse({
    policyMode: 'dry-run',
    turns: [
      {
        text: `${block('await tools.writeFile({ filePath: "src/a.txt", content: "ran" })')}\n${block('const a = ;')}`,
        calls: [
          { name: 'write_file', args: { filePath: 'src/a.txt', content: 'ran' } },
          { name: 'read_file', args: { filePath: 'secret/plan.txt' } },
        ],
      },
      { text: 'Done.' },
    ],
  });
  expect(readWorkspace('src/a.txt')).toBe('alpha');
  const outputs = items.filter((item) => item.type === 'script_tool_call_output');
  const metadata = { durationMs: expect.any(Number) as unknown, toolCallsMade: 0 };
  expect(outputs).toMatchObject([
    { outputJson: null, error: null, metadata },
    { error: { name: 'ScriptSyntaxError', phase: 'parsing', line: 1, column: 11 }, metadata },
  ]);
  expect(received).toContain('It names writeFile.');
  expect(received).toContain('Denied by rule no-plans');
  expect(received).toContain('\\"__dryRun\\":true,\\"toolName\\":\\"writeFile\\"');
  expect(
    events.flatMap((event) => (event.type === 'tool-decided' ? [[event.decision.tool, event.decision.decision]] : [])),
  ).toEqual([
    ['writeFile', 'allow'],
    ['readFile', 'deny'],
  ]);
  expect(events.filter(({ type }) => type === 'tool-started' || type === 'tool-finished')).toEqual([]);
  expect(finished.result).toMatchObject({ toolCalls: 0, deniedCalls: 1, turns: 2 });
});

test('I10: the history holds every turn whole and in order, and says the same when it is read back', async () => {
  const { events, live, requests } = await converse({
    api: 'anthropic-messages',
    turns: [
      {
        reasoning: 'Both ways.',
        text: `Before.\n${block('context.telemetry.emitProgress("on it"); console.log("line"); return (await tools.readFile({ filePath: "src/a.txt" })).content')}\nAfter.`,
        calls: [
          { name: 'read_file', args: { filePath: 'secret/plan.txt' } },
          { name: 'shell', args: { command: ['node', 'programs/say.js', 'out', 'err', '2'] } },
        ],
      },
      { reasoning: 'Once more.', text: block('require("fs")') },
      { text: 'Done.' },
    ],
  });
  expect(events.map(describeEvent)).toEqual([
    'run-started',
    'user message',
    'user message',
    'model-requested 1',
    'sandbox-opened',
    // Of the committed `.env`.
    'warning',
    'model-responded 1',
    'reasoning',
    'assistant message',
    'function_call',
    'function_call',
    'script_tool_call pending',
    'script_tool_call executing',
    'script-progress',
    'script-console',
    'readFile decided allow',
    'tool-started',
    'readFile completed',
    'script_tool_call completed',
    'script_tool_call_output',
    'readFile decided deny',
    'function_call_output failed',
    'exec decided allow',
    'tool-started',
    'exec completed',
    'function_call_output',
    'model-requested 2',
    'model-responded 2',
    'reasoning',
    'assistant message',
    'script_tool_call pending',
    'script_tool_call executing',
    'script_tool_call error',
    'script_tool_call_output',
    'model-requested 3',
    'model-responded 3',
    'assistant message',
    'patch-made',
    'run-finished',
  ]);
  expect(requests).toHaveLength(3);
  const messages = requests[2]?.body.messages as { role: string; content: Record<string, unknown>[] }[];
  expect(messages.map(({ role, content }) => `${role}: ${content.map(({ type }) => String(type)).join(', ')}`)).toEqual(
    [
      'user: text, text',
      'assistant: thinking, text, tool_use, tool_use',
      'user: tool_result, tool_result, text',
      'assistant: thinking, text',
      'user: text',
    ],
  );
  // The next request repeats the text of each request, word for word.
  const previous = requests[1]?.body.messages as unknown[];
  expect(withoutCacheMarks(messages.slice(0, previous.length))).toEqual(withoutCacheMarks(previous));
  // The events were read from disk; these were seen while it ran.
  expect(events).toEqual(live);
});

function describeEvent(event: RunEvent): string {
  switch (event.type) {
    case 'item':
      if (event.item.type === 'message') return `${event.item.role} message`;
      if (event.item.type === 'script_tool_call') return `${event.item.type} ${event.item.status}`;
      return event.item.type === 'function_call_output' && event.item.failed
        ? `${event.item.type} failed`
        : event.item.type;
    case 'model-requested':
    case 'model-responded':
      return `${event.type} ${event.turn}`;
    case 'tool-decided':
      return `${event.decision.tool} decided ${event.decision.decision}`;
    case 'tool-finished':
      return `${event.tool} ${event.state}`;
    default:
      return event.type;
  }
}

function withoutCacheMarks(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, entry: unknown) => (key === 'cache_control' ? undefined : entry)));
}
