import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { noTokens } from '../../src/core/limits.ts';
import type { ConversationItem } from '../../src/core/types/conversation.ts';
import { HarnessError } from '../../src/core/types/error.ts';
import type { RunEvent } from '../../src/core/types/event.ts';
import type { RunResult } from '../../src/core/types/result.ts';
import type { eventSchema } from '../../src/core/types/event.ts';
import { parseHistory, renderHistoryLine } from '../../src/record/history.ts';
import { toSnakeCase } from '../../src/record/key-case.ts';
import { dropEarlierParts } from '../../src/record/read-record.ts';
import { recordSchemas } from '../../build/record-schemas.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import { renderResultFile } from '../../src/record/close-record.ts';
import { systemClock } from '../../src/run/host/system-clock.ts';
import { createDirectory } from '../fixtures/workspace.ts';
import {
  createCommand,
  createDecided,
  createFinished,
  createResult,
  createSandboxOpened,
  createStarted,
} from '../report/events.ts';

type Mutable<T> = T extends readonly (infer Entry)[]
  ? Mutable<Entry>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Mutable<T[Key]> }
    : T;

const userKeys = '{"someKey":{"inner_key":1,"__proto__":2}}';

const items: ConversationItem[] = [
  {
    type: 'message',
    id: 'm',
    role: 'user',
    content: [
      { type: 'text', text: 'a task' },
      { type: 'image', mediaType: 'image/png', base64: 'AA==' },
    ],
  },
  { type: 'reasoning', id: 'r', text: 'hm', providerApi: 'messages', providerData: userKeys },
  { type: 'function_call', id: 'f', callId: 'c', name: 'exec', argumentsJson: userKeys },
  { type: 'function_call_output', id: 'o', callId: 'c', output: 'x', failed: true, images: [] },
  {
    type: 'script_tool_call',
    id: 's',
    callId: 'c2',
    language: 'ts',
    sourceCode: 'return 1;',
    sourceSha256: 'a',
    status: 'pending',
  },
  {
    type: 'script_tool_call_output',
    id: 't',
    callId: 'c2',
    outputJson: null,
    error: {
      name: 'ScriptTimeoutError',
      code: 'timeout',
      message: 'm',
      phase: 'executing',
      scriptId: 's',
      toolName: null,
      callId: null,
      stack: null,
      retryable: true,
      line: 1,
      column: null,
      elapsedMs: 1.5,
      completedTools: 0,
      pendingTools: 1,
    },
    summary: null,
    text: 'x',
    running: false,
    metadata: {
      durationMs: 1,
      toolCallsMade: 0,
      memoryUsedMb: 1.25,
      scriptCacheHit: false,
      compilationCacheHit: true,
    },
  },
];

const events: RunEvent[] = [
  createStarted(),
  createSandboxOpened(),
  ...items.map((item): RunEvent => ({ type: 'item', turn: 1, item })),
  { type: 'model-requested', turn: 1 },
  {
    type: 'model-responded',
    turn: 1,
    model: 'm',
    stop: 'complete',
    usage: { inputTokens: 1, outputTokens: 2, cachedTokens: 0, cacheWriteTokens: 0 },
    costUsd: null,
    durationMs: 1.5,
    items: 2,
  },
  {
    type: 'model-failed',
    turn: 1,
    attempt: 1,
    code: 'provider-server',
    message: 'm',
    usage: noTokens,
    costUsd: 0,
    retryInMs: null,
  },
  createDecided({
    callId: '1',
    decision: 'deny',
    rule: 'r',
    suggestion: 'rules:\n  - someKey: inner_key\n',
    accesses: [
      createCommand('npm', 'test'),
      { type: 'command', words: [{ type: 'dynamic', text: '$X' }], cwd: '.' },
      { type: 'write', path: 'a', valid: true },
      { type: 'connect', host: 'h', port: 443, scheme: 'https' },
      { type: 'env', name: 'A' },
      { type: 'opaque', text: 't', reason: 'r' },
      { type: 'none' },
    ],
  }),
  { type: 'tool-started', callId: '1' },
  createFinished('1', { outputJson: userKeys }),
  { type: 'tool-rejected', turn: 1, callId: '2', scriptId: 's', tool: 't', reason: 'r' },
  { type: 'script-console', scriptId: 's', level: 'warn', text: 't' },
  { type: 'script-progress', scriptId: 's', kind: 'info', message: 'm' },
  {
    type: 'plan-updated',
    callId: '1',
    plan: { explanation: 'e', steps: [{ step: 's', status: 'in_progress' }] },
  },
  {
    type: 'command-checked',
    log: 'verify/after.log',
    phase: 'setup',
    command: 'c',
    exitCode: null,
    timedOut: false,
    output: 'o',
    tests: [{ runner: 'r', total: 2, skipped: 1, failed: 0 }],
    durationMs: 1,
  },
  {
    type: 'verify-judged',
    rule: 'no-new-failures',
    problems: ['p'],
    notes: ['n'],
    tests: {
      fixed: { count: 2, names: ['a'] },
      stillFailing: { count: 0, names: [] },
      newlyFailing: { count: 0, names: [] },
      lost: { count: 0, names: [] },
      flaky: { count: 1, names: ['b'] },
    },
    patchSha256: 'd',
    returned: true,
  },
  {
    type: 'patch-made',
    files: [{ path: 'someKey_inner', kind: 'added' }],
    sha256: 'a',
    baseCommit: null,
    dependencies: [],
    baseTree: 't',
  },
  {
    type: 'changes-decided',
    turn: 1,
    callId: '1',
    kept: 2,
    keptPaths: [],
    refused: [{ path: 'someKey_inner', kind: 'mode', rule: 'r', reason: 'r', restored: true }],
    refusedCount: 1,
  },
  { type: 'history-tainted', turn: 1, source: 'network' },
  {
    type: 'server-opened',
    server: 's',
    tools: [{ name: 'mcp.s.t', sha256: 'd' }],
    toolsSha256: 'd',
    refused: [{ name: 'exec', reason: 'r' }],
    failure: '',
  },
  { type: 'warning', message: 'm' },
  {
    type: 'run-finished',
    result: createResult({
      denials: [{ rule: 'r', reason: 'r', count: 1, example: 'e', moreExamples: [], suggestion: 's' }],
    }),
  },
];

const lines = events.map((event, index) => renderHistoryLine({ seq: index + 1, timestampMs: index, event }));

test('the schema of an event is its type, no more and no less', () => {
  expectTypeOf<z.output<typeof eventSchema>>().toEqualTypeOf<Mutable<RunEvent>>();
  expect(new Set(events.map(({ type }) => type)).size).toBe(21);
});

test('every kind of event is read back unchanged, and its keys are in snake case on disk', () => {
  const { events: read, tornBytes } = parseHistory(lines.join(''), 'h');
  expect(read.map(({ event }) => event)).toEqual(events);
  expect(tornBytes).toBe(0);
  // Data of users and models is text, so its keys are never touched.
  const text = lines.join('');
  expect(text).toContain(JSON.stringify(userKeys));
  expect(text.replaceAll(JSON.stringify(userKeys), '')).not.toMatch(/"[a-z]+[A-Z]\w*":/);
});

test('a line with a missing key or an invalid value is reported with file, line and key', () => {
  const decided = lines.findIndex((line) => line.includes('"tool-decided"'));
  const spoil = (from: string, to: string): string =>
    lines.map((line, index) => (index === decided ? line.replace(from, to) : line)).join('');
  const cases: [string, string, RegExp][] = [
    ['"decision":"deny"', '"decision":"<b>"', /^h:12: .*event\.decision\.decision/],
    ['"call_id":"1"', '"call_id":1', /^h:12: .*event\.decision\.call_id/],
    ['"origin":"structured",', '', /^h:12: .*event\.decision\.origin/],
    ['"type":"tool-decided"', '"type":"constructor"', /^h:12: .*event\.type/],
    ['"schema":"history/v1"', '"schema":"history/v9"', /^h:12: .*schema/],
    ['{', '[', /^h:12: /],
  ];
  expect(decided).toBe(11);
  for (const [from, to, message] of cases) {
    const spoiled = spoil(from, to);
    expect(spoiled).not.toBe(lines.join(''));
    expect(() => parseHistory(spoiled, 'h'), to).toThrow(HarnessError);
    expect(() => parseHistory(spoiled, 'h'), to).toThrow(message);
  }
});

test('a last line that was half written is left out and counted', () => {
  const torn = lines.at(-1)?.slice(0, 30) ?? '';
  const read = parseHistory(lines.slice(0, 3).join('') + torn, 'h');
  expect(read.events.length).toBe(3);
  expect(read.tornBytes).toBe(30);
});

test('a field that a later version adds does not keep a line from being read', () => {
  const line = lines[0]?.replace('"event":{', '"event":{"new_field":1,') ?? '';
  expect(parseHistory(line, 'h').events[0]?.event).toEqual(events[0]);
});

test('a result is written with its schema and in snake_case', () => {
  const result: RunResult = createResult({ costUsd: 0.25, warnings: ['w'] });
  const text = renderResultFile(result);
  expect(JSON.parse(text)).toMatchObject({ schema: 'result/v1', run_id: 'run-1', usage: { input_tokens: 1_000 } });
});

test('the published schemas name every key that a record has on disk', () => {
  const directory = join(createDirectory('schemas-'), 'run');
  const known = { redactText: (text: string) => text, redactJson: <Value>(value: Value) => value };
  const redactor = { ...known, known, findSecrets: () => [], findPlainSecrets: () => [] };
  const recorder = createRecorder({ directory, redactor, clock: systemClock });
  for (const event of events) recorder.emit(event);
  recorder.close(() => ({}));
  const schemas = recordSchemas();
  const check = (schema: object, text: string): void => {
    const named = listPropertyNames(schema);
    for (const line of text.trim().split('\n'))
      for (const key of listKeys(JSON.parse(line) as unknown)) expect(named, `${key} of ${line}`).toContain(key);
    expect([...named].filter((name) => /[A-Z]/.test(name))).toEqual([]);
  };
  check(schemas.history, readFileSync(join(directory, 'history.jsonl'), 'utf8'));
  check(schemas.audit, readFileSync(join(directory, 'audit.jsonl'), 'utf8').replace(/"files":\{[^}]*\}/, '"files":{}'));
  check(schemas.result, JSON.stringify(toSnakeCase({ schema: 'result/v1', ...createResult() })));
  for (const schema of Object.values(schemas)) expect(schema).toHaveProperty('$schema');
});

function listKeys(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(listKeys);
  return Object.entries(value).flatMap(([key, entry]) => [key, ...listKeys(entry)]);
}

function listPropertyNames(schema: unknown): Set<string> {
  if (schema === null || typeof schema !== 'object') return new Set();
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return new Set([...own, ...Object.values(schema).flatMap((entry) => [...listPropertyNames(entry)])]);
}

test('a resumed run counts once, by its newest record', () => {
  const records = [
    { runId: 'resumed', events: 3, folded: 'second' },
    { runId: 'resumed', events: 2, folded: 'first' },
    { runId: 'other', events: 2, folded: 'other' },
    { runId: null, events: 0, folded: 'killed' },
  ];
  expect(dropEarlierParts(records).map(({ folded }) => folded)).toEqual(['second', 'other', 'killed']);
});
