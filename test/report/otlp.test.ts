import { expect, test } from 'vitest';
import type { RunEvent } from '../../src/core/types/event.ts';
import { modelApis } from '../../src/models/index.ts';
import { renderPage } from '../../src/report/html/page.ts';
import { otlpReport } from '../../src/report/otlp.ts';
import { createRecord, createResumed, createStarted } from './events.ts';
import { createCall, createFullRun, createItem, createResponse } from './html/runs.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status?: { readonly code: number };
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

function listSpans(text: string): readonly Span[] {
  const { resourceSpans } = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}

test('a run, its turns, calls and agents are spans of one trace with the names of the conventions', () => {
  const spans = listSpans(otlpReport.render(createFullRun()));
  expect(spans.map(({ name }) => name)).toEqual([
    ...['invoke_agent script-harness', 'chat model-1', 'execute_tool exec', 'execute_tool readFile'],
    ...['chat model-1', 'execute_tool exec', 'execute_tool exec', 'invoke_agent agent_1', 'chat model-1'],
  ]);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  const ids = new Set(spans.map(({ spanId }) => spanId));
  expect(ids.size).toBe(spans.length);
  const [root, ...others] = spans;
  expect(root?.parentSpanId).toBeUndefined();
  for (const { parentSpanId = '', traceId, spanId } of others) {
    expect(ids).toContain(parentSpanId);
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(spanId).toMatch(/^[0-9a-f]{16}$/);
  }
  for (const span of spans) expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true);
  expect(spans[1]?.attributes).toContainEqual({ key: 'gen_ai.provider.name', value: { stringValue: 'openai' } });
  expect(spans[1]?.attributes).toContainEqual({ key: 'gen_ai.usage.input_tokens', value: { intValue: '1200' } });
  expect(spans[5]?.attributes).toContainEqual({ key: 'script_harness.rule', value: { stringValue: 'no-push' } });
  expect(spans[5]).toMatchObject({ status: { code: 2 } });
});

test('the spans have no message, argument, command or output of the run', () => {
  const text = otlpReport.render(createFullRun());
  for (const content of ['Fix the tests', 'I push', 'The docs', 'Promise.all', 'git push', 'nothing is pushed', 'lint'])
    expect(text).not.toContain(content);
});

test('a turn that a resumed run repeats is a further span, and what it adds to an earlier turn is none', () => {
  const content = [{ type: 'text' as const, text: 'The run was ended (killed).' }];
  const list: RunEvent[] = [
    createStarted(),
    { type: 'model-requested', turn: 1 },
    createResponse(1),
    ...createCall(1, 'c-1'),
    { type: 'model-requested', turn: 2 },
    createResumed('killed'),
    createItem(1, { type: 'message', id: 'm-0', role: 'user', content }),
    { type: 'model-requested', turn: 2 },
    createResponse(2),
  ];
  const turns = listSpans(otlpReport.render(createRecord({ list }))).filter(({ name }) => name === 'chat model-1');
  expect(turns.map(({ status }) => status?.code ?? null)).toEqual([null, 2, null]);
  expect(new Set(turns.map(({ spanId }) => spanId)).size).toBe(3);
});

test('an allowed call that was only checked in a dry run is not a failed one, and one that was killed is', () => {
  const list = createCall(1, 'c-1').slice(0, 2);
  const output = {
    type: 'function_call_output',
    id: 'o',
    callId: 'c-1',
    output: '{"__dryRun":true}',
    images: [],
  } as const;
  const read = (...more: readonly RunEvent[]) => {
    const record = createRecord({ list: [{ type: 'model-requested', turn: 1 }, ...list, ...more] });
    expect(renderPage(record, { maxBytes: 100_000 })).toContain(more.length === 0 ? '… unfinished<' : '… dry-run<');
    return listSpans(otlpReport.render(record)).at(-1)?.status?.code ?? null;
  };
  expect(read(createItem(1, { ...output, failed: false }))).toBeNull();
  expect(read()).toBe(2);
});

test('an agent that ended before its first request is a span at the time of its start', () => {
  const { events, ...record } = createFullRun();
  const list = events.filter(({ event }) => event.type !== 'agent-event');
  const started = list.find(({ event }) => event.type === 'agent-started');
  const spans = listSpans(otlpReport.render({ ...record, events: list }));
  const agent = spans.find(({ name }) => name === 'invoke_agent agent_1');
  expect(agent?.startTimeUnixNano).toBe(`${started?.timestampMs ?? 0}000000`);
});

test('the span of a turn names the model and the provider that were asked, also after a fallback and a resumption', () => {
  const turn = (number: number): RunEvent[] => [{ type: 'model-requested', turn: number }, createResponse(number)];
  const list: RunEvent[] = [
    createStarted(),
    ...turn(1),
    { type: 'model-requested', turn: 2 },
    { type: 'model-replaced', model: 'model-2' },
    createResponse(2),
    { ...createResumed('killed'), provider: 'anthropic-messages', model: 'model-3' },
    ...turn(3),
    // An event of an earlier version has no model.
    createResumed('killed'),
    ...turn(4),
  ];
  const turns = listSpans(otlpReport.render(createRecord({ list }))).slice(1);
  const read = ({ attributes }: Span, key: string) => attributes.find((one) => one.key === key)?.value['stringValue'];
  expect(
    turns.map((span) => [span.name, read(span, 'gen_ai.request.model'), read(span, 'gen_ai.provider.name')]),
  ).toEqual([
    ['chat model-1', 'model-1', 'openai'],
    ['chat model-2', 'model-2', 'openai'],
    ['chat model-3', 'model-3', 'anthropic'],
    ['chat model-3', 'model-3', 'anthropic'],
  ]);
});

test('the provider of each model API has its name in the conventions', () => {
  const names = modelApis.map(({ name }) => {
    const [root] = listSpans(otlpReport.render(createRecord({ started: createStarted({ provider: name }) })));
    return root?.attributes.find(({ key }) => key === 'gen_ai.provider.name')?.value['stringValue'];
  });
  expect(new Set(names)).toEqual(new Set(['openai', 'anthropic', 'aws.bedrock', 'gcp.vertex_ai', 'azure.ai.openai']));
});
