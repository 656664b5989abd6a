import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { RunEvent } from '../../src/core/types/event.ts';
import type { RunRecord } from '../../src/core/types/record.ts';
import { createReplayModel } from '../../src/models/replay/replay.ts';
import { chainEntry, foldAudit } from '../../src/record/audit.ts';
import type { AuditLine } from '../../src/record/audit-schema.ts';
import { parseHistory } from '../../src/record/history.ts';
import { foldRecord, readRecord } from '../../src/record/read-record.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import { createRedactor } from '../../src/record/secrets/redact.ts';
import { continueConversation } from '../../src/record/resume/continue-conversation.ts';
import { readResumableRun } from '../../src/record/resume/read-resumable.ts';
import { verifyAudit } from '../../src/record/verify-audit.ts';
import { loadRecordReports } from '../../src/report/index.ts';
import { healRun } from '../../src/run/heal-run.ts';
import { buildRunResult } from '../../src/run/run-result.ts';
import { systemClock } from '../../src/run/host/system-clock.ts';
import { expectTyped, listEntries, mutateBytes, mutateJson } from '../fixtures/mutations.ts';
import { createDirectory } from '../fixtures/workspace.ts';
import { createRequest } from '../models/requests.ts';
import {
  createCommand,
  createDecided,
  createFinished,
  createResult,
  createSandboxOpened,
  createStarted,
} from '../report/events.ts';

const usage = { inputTokens: 10, outputTokens: 5, cachedTokens: 2, cacheWriteTokens: 0 };
const redactor = createRedactor({ secrets: [] });
const sha256 = 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb';

const item = (entry: Extract<RunEvent, { type: 'item' }>['item']): RunEvent => ({ type: 'item', turn: 1, item: entry });
const call = (callId: string): RunEvent =>
  item({ type: 'function_call', id: `i-${callId}`, callId, name: 'shell', argumentsJson: '{"a":1}' });

/** A run with a call of each state, a script and an accepted file, that a limit ended. */
const events: readonly RunEvent[] = [
  createStarted({ command: { workingFolder: '/workspace', inputs: { model: 'm' }, approvals: null } }),
  createSandboxOpened(),
  item({ type: 'message', id: 'u', role: 'user', content: [{ type: 'text', text: 'Fix it.' }] }),
  { type: 'model-requested', turn: 1 },
  { type: 'model-failed', turn: 1, attempt: 1, code: 'provider-server', message: 'm', usage, costUsd: 0, retryInMs: 5 },
  { type: 'model-responded', turn: 1, model: 'm', stop: 'complete', usage, costUsd: 0.5, durationMs: 1, items: 4 },
  item({ type: 'reasoning', id: 'r', text: 'I think.', providerApi: 'openai-chat', providerData: '{}' }),
  ...['1', '2', '3'].map(call),
  createDecided({ callId: '1', decision: 'allow', rule: 'r', accesses: [createCommand('npm', 'test')] }),
  { type: 'tool-started', callId: '1' },
  createFinished('1', { outputJson: JSON.stringify('x'.repeat(70_000)) }),
  item({ type: 'function_call_output', id: 'o', callId: '1', output: 'x', failed: false, images: [] }),
  createDecided({ callId: '2', decision: 'deny', rule: 'r', accesses: [{ type: 'write', path: 'a', valid: true }] }),
  createDecided({ callId: '3', decision: 'allow', rule: 'r', accesses: [] }),
  { type: 'tool-started', callId: '3' },
  createFinished('3', { outputJson: '{"stdout":"y"}' }),
  { type: 'changes-decided', turn: 1, callId: '1', kept: 1, keptPaths: [], refused: [], refusedCount: 0 },
  { type: 'files-accepted', files: [{ path: 'a.txt', kind: 'file', mode: 0o644, bytes: 1, sha256 }] },
  { type: 'store-changed', scriptId: 's', key: 'k', valueJson: '1' },
  { type: 'run-finished', result: createResult({ outcome: 'timed-out' }) },
];

const renderReports = await loadRecordReports();

let original = '';
let mutated = '';
beforeEach(() => {
  const root = createDirectory('mutated-');
  [original, mutated] = [join(root, 'original'), join(root, 'mutated')];
  const recorder = createRecorder({ directory: original, redactor, clock: systemClock });
  for (const event of events) recorder.emit(event);
  mkdirSync(join(original, 'contents'), { recursive: true });
  writeFileSync(join(original, 'contents', sha256), 'a');
  writeFileSync(
    join(original, 'changes.patch'),
    'diff --git a/a.txt b/a.txt\n--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-b\n+a\n',
  );
  writeFileSync(join(original, 'base.txt'), `commit ${'a'.repeat(40)}\ntree ${'b'.repeat(40)}\n`);
  recorder.close(renderReports);
});

function renderAll(record: RunRecord): void {
  for (const text of Object.values(renderReports(record))) expect(text).toMatch(/\n$/);
}

/** Everything that reads a record, as the commands do. */
async function readAll(directory: string): Promise<void> {
  await expectTyped(() => verifyAudit(directory, { digest: null, isPartial: false }));
  const record = await expectTyped(() => readRecord(directory));
  if (record !== null) renderAll(record);
  let id = 0;
  const createId = (prefix: string): string => `${prefix}_${(id += 1)}`;
  await expectTyped(() => {
    const run = readResumableRun(directory, { digest: null });
    const { command, task, version } = run.started;
    expect([typeof task, typeof version, typeof command]).toEqual(['string', 'string', 'object']);
    return continueConversation({ ...run, events: run.events.map(({ event }) => event), createId });
  });
  await expectTyped(async () => {
    const { events: recording } = readRecord(directory);
    for (const mode of ['strict', 'loose'] as const)
      await createReplayModel({ recording, observed: () => [], mode, source: 'history.jsonl' }).respond(
        createRequest(),
      );
  });
  await expectTyped(() => healRun(directory, { outcome: 'cancelled', reason: 'r' }, { clock: systemClock, redactor }));
}

function place(): void {
  rmSync(mutated, { recursive: true, force: true });
  cpSync(original, mutated, { recursive: true });
}

const names = ['history.jsonl', 'audit.jsonl', 'base.txt', 'changes.patch', 'result.json', `contents/${sha256}`];

test('the first record is whole', async () => {
  expect.hasAssertions();
  place();
  expect(verifyAudit(mutated, { digest: null, isPartial: false })).toMatchObject({ ok: true });
  expect(readResumableRun(mutated, { digest: null })).toMatchObject({ ended: 'timed-out' });
  await readAll(mutated);
});

test.each(names)('a record with garbled bytes in %s is read or refused with a code', async (name) => {
  expect.hasAssertions();
  const text = readFileSync(join(original, name), 'latin1');
  await fc.assert(
    fc.asyncProperty(mutateBytes(text), async (bytes) => {
      place();
      writeFileSync(join(mutated, name), bytes);
      await readAll(mutated);
    }),
    { numRuns: 40 },
  );
});

// An audit that agrees, as someone would write it who may write the record.
function forgeAudit(history: string): void {
  const lines: AuditLine[] = [];
  for (const body of parseHistory(history, 'history.jsonl').events.flatMap((event) => {
    const body = foldAudit(event);
    return body === null ? [] : [body];
  }))
    lines.push(chainEntry(lines.at(-1) ?? null, body));
  writeFileSync(join(mutated, 'audit.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

test('a history with other values is read or refused with a code, also if its audit agrees', async () => {
  expect.hasAssertions();
  const lines = readFileSync(join(original, 'history.jsonl'), 'utf8').split('\n').slice(0, -1);
  const changed = fc
    .nat(lines.length - 1)
    .chain((at) => mutateJson(JSON.parse(lines[at] ?? '')).map((value) => lines.with(at, JSON.stringify(value))));
  await fc.assert(
    fc.asyncProperty(changed, async (texts) => {
      place();
      const history = texts.map((line) => `${line}\n`).join('');
      writeFileSync(join(mutated, 'history.jsonl'), history);
      await expectTyped(() => forgeAudit(history));
      await readAll(mutated);
    }),
    { numRuns: 80 },
  );
});

test('each value of a history can be any other one: it is read or refused with a code', async () => {
  expect.hasAssertions();
  const lines = readFileSync(join(original, 'history.jsonl'), 'utf8').split('\n').slice(0, -1);
  const others = [undefined, null, true, -1, 1.5, 1e300, '', 'x', '[1]', '{"file":"outputs/9.json"}', [], {}, [null]];
  for (const [at, line] of lines.entries())
    for (let entry = 0; entry < listEntries(JSON.parse(line)).length; entry += 1)
      for (const other of others) {
        const value: unknown = JSON.parse(line);
        const [parent, key] = listEntries(value)[entry] ?? [{}, ''];
        parent[key] = other;
        const text = lines.with(at, JSON.stringify(value)).join('\n');
        const read = await expectTyped(() => parseHistory(`${text}\n`, 'history.jsonl').events);
        if (read === null) continue;
        read.map(foldAudit);
        renderAll(foldRecord(original, read));
        const inner = read.map((recorded) => recorded.event);
        const base = { directory: original, ended: 'killed', files: [], createId: (prefix: string) => `${prefix}_1` };
        await expectTyped(() => continueConversation({ ...base, events: inner }));
        buildRunResult(read, { ...createResult(), outcome: 'cancelled' });
      }
});

test.each(['outputs', 'contents', 'base.txt', 'changes.patch', 'audit.jsonl'])(
  'a record without %s is read or refused with a code',
  async (name) => {
    expect.hasAssertions();
    place();
    rmSync(join(mutated, name), { recursive: true });
    await readAll(mutated);
    place();
    const history = readFileSync(join(mutated, 'history.jsonl'), 'utf8');
    forgeAudit(history);
    rmSync(join(mutated, name), { recursive: true });
    await readAll(mutated);
  },
);
