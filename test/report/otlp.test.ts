import { expect, test } from 'vitest';
import { otlpReport } from '../../src/report/otlp.ts';
import { createFullRun } from './html/runs.ts';

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
