import { noGrant } from '../../src/core/types/network.ts';
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DecisionRecord } from '../../src/core/types/decision.ts';
import type { RunEvent } from '../../src/core/types/event.ts';
import { noTokens } from '../../src/core/limits.ts';
import type { RunResult } from '../../src/core/types/result.ts';
import { healRecord } from '../../src/record/heal-record.ts';
import { createRedactor } from '../../src/record/secrets/redact.ts';
import { readRecord } from '../../src/record/read-record.ts';
import { createRecorder, type Recorder } from '../../src/record/recorder.ts';
import { measureActiveMs } from '../../src/record/resume/read-resumable.ts';
import { verifyAudit } from '../../src/record/verify-audit.ts';
import { systemClock } from '../../src/run/host/system-clock.ts';
import { createDirectory } from '../fixtures/workspace.ts';

const started: RunEvent = {
  type: 'run-started',
  runId: 'run_1',
  version: '0.0.0',
  task: 'a task with hunter2000',
  taskOrigin: 'test',
  provider: 'replay',
  model: 'recorded',
  replayed: true,
  policyName: 'p',
  policySha256: 'a'.repeat(64),
  policyLayers: [{ name: 'p', sha256: 'a'.repeat(64) }],
  policyOrigin: null,
  workspace: '/w',
  event: 'cli',
  limits: null,
  actor: 'ada',
  facts: {
    event: 'cli',
    ref: 'refs/heads/main',
    label: 'agent',
    fork: false,
    actorPermission: 'write',
    actorAssociation: 'MEMBER',
    authorAssociation: null,
  },
  command: { workingFolder: '/w', inputs: { 'max-turns': '3' }, approvals: null },
  job: { repository: 'o/r', workflowFile: 'o/r/.github/workflows/a.yml', trust: 't', runUrl: '', thread: null },
};

function decide(callId: string): RunEvent {
  const decision: DecisionRecord = {
    decisionId: `d_${callId}`,
    runId: 'run_1',
    turn: 1,
    callId,
    callHash: 'b'.repeat(64),
    tool: 'exec',
    origin: 'script',
    accesses: [{ type: 'command', words: [{ type: 'literal', value: 'npm' }], cwd: '.' }],
    decision: 'allow',
    rule: 'tests',
    reason: 'because',
    refused: '',
    instead: '',
    suggestion: '',
    matched: [{ rule: 'tests', layer: 'p', decision: 'allow', access: 0 }],
    policySha256: 'a'.repeat(64),
    durationUs: 12,
    grant: noGrant,
    alone: '',
    limits: [{ limit: 'rule:tests', used: 1, of: 3 }],
    masked: ['/some_key'],
    justified: true,
  };
  return {
    type: 'tool-decided',
    decision,
    scriptId: 's',
    argsJson: '{"someKey":{"inner_key":1}}',
    argsSha256: 'c'.repeat(64),
  };
}

function finish(callId: string, outputJson: string): RunEvent {
  return {
    type: 'tool-finished',
    callId,
    tool: 'exec',
    state: 'completed',
    exitCode: 1,
    endedBy: null,
    message: '',
    outputJson,
    outputBytes: outputJson.length,
    durationMs: 5,
  };
}

const result: RunResult = {
  runId: 'run_1',
  outcome: 'completed',
  reason: '1 changed files',
  finalMessage: 'done',
  unknownTests: [],
  waitsFor: [],
  structuredOutput: null,
  replayed: true,
  changedFiles: [{ path: 'a.txt', kind: 'modified' }],
  denials: [],
  deniedCalls: 0,
  toolCalls: 1,
  turns: 1,
  usage: noTokens,
  costUsd: null,
  verify: null,
  floors: [],
  durationMs: 10,
  warnings: [],
};

const render = () => ({ 'summary.md': '# summary\n' });

function record(): { directory: string; recorder: Recorder } {
  const directory = join(createDirectory('record-'), 'run');
  const recorder = createRecorder({
    directory,
    redactor: createRedactor({ secrets: ['hunter2000'] }),
    clock: systemClock,
  });
  recorder.emit(started);
  recorder.emit(decide('call_1'));
  recorder.emit({ type: 'tool-started', callId: 'call_1' });
  recorder.emit(finish('call_1', '{"stdout":"x"}'));
  return { directory, recorder };
}

function heal(directory: string): boolean {
  return healRecord({
    directory,
    clock: systemClock,
    redactor: createRedactor({ secrets: [] }),
    render,
    buildResult: () => ({ ...result, outcome: 'cancelled' }),
  });
}

function close(recorder: Recorder): string {
  recorder.writeFile('changes.patch', 'diff --git a/a.txt b/a.txt\n');
  recorder.emit({ type: 'run-finished', result });
  return recorder.close(render).auditDigest;
}

test('reports see a redacted patch, and the patch itself keeps its bytes', () => {
  const { directory, recorder } = record();
  const encoded = Buffer.from('hunter2000').toString('base64url');
  const binary = `diff --git a/b b/b\nGIT binary patch\nliteral 30\nz${encoded}\n\nliteral 0\nHcmV?d00001\n\n`;
  const patch = `diff --git a/a.txt b/a.txt\n+hunter2000\n${binary}diff --git a/c b/c\n+${encoded}\n`;
  recorder.writePatch(Buffer.from(patch));
  recorder.emit({ type: 'run-finished', result: { ...result, finalMessage: 'hunter2000' } });
  let shown = '';
  recorder.close((closed) => {
    shown = closed.patch;
    return { 'summary.md': `${closed.result?.finalMessage} ${closed.patch}` };
  });
  const read = (name: string): string => readFileSync(join(directory, name), 'utf8');
  // The lines of a binary file are compressed: no value is encoded in them.
  expect(shown).toBe(patch.replace('hunter2000', '***').replace(`+${encoded}`, '+***'));
  expect(read('summary.md')).toBe(`*** ${patch.replace('hunter2000', '***').replaceAll(encoded, '***')}`);
  expect(read('changes.patch')).toBe(patch);
  expect(read('result.json')).not.toContain('hunter2000');
});

test('a report is redacted after it is made, so that a renderer which joins the parts of a secret shows none', async () => {
  const { directory, recorder } = record();
  recorder.emit({ type: 'run-finished', result: { ...result, finalMessage: 'hunter<i></i>2000' } });
  const removeTags = (text = ''): string => text.replace('<i></i>', '');
  recorder.close((run) => ({
    'summary.md': `key ${removeTags(run.result?.finalMessage)}\n`,
    'report.html': `<p>${removeTags(run.result?.finalMessage)}</p>`,
  }));
  expect(readFileSync(join(directory, 'summary.md'), 'utf8')).toBe('key ***\n');
  expect(readFileSync(join(directory, 'report.html'), 'utf8')).toBe('<p>***</p>');
});

test('every event is on disk when emit returns, for the owner only, without secrets, keys in snake case', () => {
  const { directory, recorder } = record();
  const lines = readFileSync(join(directory, 'history.jsonl'), 'utf8').trim().split('\n');
  expect(lines.length).toBe(4);
  expect(lines[1]).toContain('"decision_id":"d_call_1"');
  expect(lines[1]).toContain('"args_json":"{\\"someKey\\":{\\"inner_key\\":1}}"');
  expect(lines.join()).not.toContain('hunter2000');
  expect(statSync(join(directory, 'history.jsonl')).mode & 0o077).toBe(0);
  expect(statSync(directory).mode & 0o077).toBe(0);
  expect(readFileSync(join(directory, 'audit.jsonl'), 'utf8').trim().split('\n').length).toBe(3);
  const read = readRecord(directory);
  expect(read.events).toEqual(recorder.events());
  expect(read.result).toBeNull();
  expect(read.started?.task).toBe('a task with ***');
});

test('an error in a report does not cost the result', () => {
  const { directory, recorder } = record();
  recorder.emit({ type: 'run-finished', result });
  const fail = (): never => {
    throw new Error('no report');
  };
  expect(() => recorder.close(fail)).toThrow('no report');
  expect(readFileSync(join(directory, 'result.json'), 'utf8')).toContain('"outcome":');
});

test('a long output goes to a file that the history names', () => {
  const { directory, recorder } = record();
  recorder.emit(finish('../../evil', JSON.stringify({ stdout: 'x'.repeat(100_000) })));
  const last = recorder.events().at(-1)?.event;
  if (last?.type !== 'tool-finished') throw new Error('no event');
  const { file } = JSON.parse(last.outputJson) as { file: string };
  expect(file).toBe('outputs/5.json');
  expect(JSON.parse(readFileSync(join(directory, file), 'utf8'))).toEqual({ stdout: 'x'.repeat(100_000) });
});

test('a closed record verifies, anchored by its digest, and any change shows', () => {
  const { directory, recorder } = record();
  const digest = close(recorder);
  expect(verifyAudit(directory, { digest: null, isPartial: false })).toMatchObject({
    ok: true,
    state: 'unanchored',
    digest,
  });
  expect(verifyAudit(directory, { digest, isPartial: false })).toMatchObject({ ok: true, state: 'anchored' });
  expect(verifyAudit(directory, { digest: '0'.repeat(64), isPartial: false })).toMatchObject({
    ok: false,
    state: 'other-digest',
  });
  expect(readRecord(directory).auditDigest).toBe(digest);
  expect(JSON.parse(readFileSync(join(directory, 'result.json'), 'utf8'))).toMatchObject({
    schema: 'result/v1',
    outcome: 'completed',
    changed_files: [{ path: 'a.txt' }],
  });
  const file = join(directory, 'audit.jsonl');
  const original = readFileSync(file, 'utf8');
  const lines = original.trim().split('\n');
  const attacks: Record<string, string[]> = {
    edited: lines.map((line, index) => (index === 1 ? line.replace('"allow"', '"deny"') : line)),
    removed: lines.filter((_, index) => index !== 1),
    reordered: [lines[0] ?? '', lines[2] ?? '', lines[1] ?? '', lines[3] ?? ''],
    inserted: [...lines.slice(0, 2), lines[1] ?? '', ...lines.slice(2)],
    garbage: [...lines.slice(0, 2), 'x', ...lines.slice(2)],
    appended: [...lines, lines[3] ?? ''],
  };
  for (const [name, changed] of Object.entries(attacks)) {
    writeFileSync(file, `${changed.join('\n')}\n`);
    expect(verifyAudit(directory, { digest, isPartial: false }), name).toMatchObject({ ok: false, state: 'broken' });
  }
  writeFileSync(file, `${lines.slice(0, -1).join('\n')}\n`);
  expect(verifyAudit(directory, { digest, isPartial: false })).toMatchObject({ ok: false, state: 'open', entries: 3 });
  writeFileSync(file, original);
  writeFileSync(join(directory, 'changes.patch'), 'another');
  expect(verifyAudit(directory, { digest, isPartial: false })).toMatchObject({
    ok: false,
    state: 'file-changed',
    message: expect.stringContaining('changes.patch'),
  });
});

test('an audit that disagrees with the history is found', () => {
  const { directory } = record();
  const file = join(directory, 'history.jsonl');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"rule":"tests"', '"rule":"other"'));
  expect(verifyAudit(directory, { digest: null, isPartial: false })).toMatchObject({ ok: false, state: 'broken' });
});

test('a record that was cut anywhere heals into a closed one, twice over', () => {
  const whole = record();
  const history = readFileSync(join(whole.directory, 'history.jsonl'));
  const audit = readFileSync(join(whole.directory, 'audit.jsonl'));
  for (const [historyCut, auditCut] of [
    [0, 0],
    [5, 9],
    [history.length - 20, audit.length],
    [history.length - 20, audit.length - 400],
    [history.length, audit.length - 7],
    [history.length, 0],
  ] as const) {
    const directory = createDirectory('cut-');
    writeFileSync(join(directory, 'history.jsonl'), history.subarray(0, historyCut));
    // The audit never has more than the history.
    writeFileSync(
      join(directory, 'audit.jsonl'),
      historyCut < history.length ? audit.subarray(0, Math.min(auditCut, 0)) : audit.subarray(0, auditCut),
    );
    expect(heal(directory)).toBe(true);
    const verdict = verifyAudit(directory, { digest: null, isPartial: false });
    expect(verdict).toMatchObject({ ok: true });
    expect(heal(directory)).toBe(true);
    expect(verifyAudit(directory, { digest: verdict.digest, isPartial: false })).toMatchObject({
      ok: true,
      state: 'anchored',
    });
    expect(readRecord(directory).result?.outcome).toBe('cancelled');
    const warned = readRecord(directory).events.some(({ event }) => event.type === 'warning');
    expect(warned, 'a lost line is reported').toBe(![0, history.length].includes(historyCut));
    expect(existsSync(join(directory, 'summary.md'))).toBe(true);
  }
});

test('a record that is healed later lasts as long as its run', () => {
  const { directory } = record();
  const file = join(directory, 'history.jsonl');
  const history = readFileSync(file);
  writeFileSync(file, history.subarray(0, history.length - 20));
  // The audit never has more than the history.
  writeFileSync(join(directory, 'audit.jsonl'), '');
  const clock = { ...systemClock, nowMs: () => systemClock.nowMs() + 86_400_000 };
  let measuredMs = 0;
  healRecord({
    directory,
    clock,
    redactor: createRedactor({ secrets: [] }),
    render,
    buildResult: (events) => {
      measuredMs = measureActiveMs(events);
      return { ...result, outcome: 'timed-out' };
    },
  });
  const { events } = readRecord(directory);
  expect(events.slice(-2).map(({ event }) => event.type)).toEqual(['warning', 'run-finished']);
  expect(events.at(-1)?.timestampMs).toBe(events.at(-3)?.timestampMs);
  expect(measuredMs).toBe(measureActiveMs(events));
});

test('healing keeps its hands off an audit that was tampered with', () => {
  const { directory } = record();
  const file = join(directory, 'audit.jsonl');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"allow"', '"deny"'));
  const before = readFileSync(file, 'utf8');
  expect(heal(directory)).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a line that is no event is reported with its place', () => {
  const { directory } = record();
  appendFileSync(
    join(directory, 'history.jsonl'),
    '{"schema":"history/v1","seq":9,"timestamp_ms":1,"event":{"type":"warning","message":"m"}}\n',
  );
  expect(() => readRecord(directory)).toThrow(/history\.jsonl:5: .*seq is 9/);
});

test('nothing is recorded after the end, even if another file has the old descriptors', () => {
  const { directory, recorder } = record();
  const digest = close(recorder);
  const stranger = join(directory, '../stranger.txt');
  const descriptors = [openSync(stranger, 'w'), openSync(stranger, 'w')];
  expect(() => recorder.emit({ type: 'warning', message: 'late' })).toThrow('the record is closed');
  expect(() => recorder.writeFile('changes.patch', 'late')).toThrow('the record is closed');
  expect(() => recorder.close(render)).toThrow('the record is closed');
  for (const descriptor of descriptors) closeSync(descriptor);
  expect(readFileSync(stranger, 'utf8')).toBe('');
  expect(verifyAudit(directory, { digest, isPartial: false })).toMatchObject({ ok: true, state: 'anchored' });
});

test('secrets are removed from bytes too, and bytes without secrets stay unchanged', () => {
  const directory = join(createDirectory('bytes-'), 'run');
  const redactor = createRedactor({ secrets: ['pässwörd-1234'] });
  const recorder = createRecorder({ directory, redactor, clock: systemClock });
  const binary = Buffer.from([0, 0xff, 0xfe, 0x80, 0xc3, 0x28]);
  recorder.writeFile('changes.patch', Buffer.concat([binary, Buffer.from('+ pässwörd-1234 ü'), binary]));
  expect(readFileSync(join(directory, 'changes.patch'))).toEqual(
    Buffer.concat([binary, Buffer.from('+ *** ü'), binary]),
  );
  recorder.writeFile('base.txt', binary);
  expect(readFileSync(join(directory, 'base.txt'))).toEqual(binary);
});

test('a clock that is set during the run changes no time in the record', () => {
  let [nowMs, monotonicMs] = [1_800_000_000_000, 500.4];
  const pass = (durationMs: number, setMs = 0): void => {
    monotonicMs += durationMs;
    nowMs += durationMs + setMs;
  };
  const recorder = createRecorder({
    directory: join(createDirectory('clock-'), 'run'),
    redactor: createRedactor({ secrets: [] }),
    clock: { ...systemClock, nowMs: () => nowMs, monotonicMs: () => monotonicMs },
  });
  recorder.emit(started);
  for (const setMs of [0, -86_400_000, 200_000_000]) {
    pass(1_000, setMs);
    recorder.emit({ type: 'warning', message: 'x' });
  }
  expect(recorder.events().map(({ timestampMs }) => timestampMs - 1_800_000_000_000)).toEqual([0, 1_000, 2_000, 3_000]);
  expect(measureActiveMs(recorder.events())).toBe(3_000);
});

test('a process that is killed while it records leaves whole lines', async () => {
  const directory = join(createDirectory('killed-'), 'run');
  const program = `
    const { createRecorder } = await import(${JSON.stringify(join(import.meta.dirname, '../../src/record/recorder.ts'))});
    const recorder = createRecorder({ directory: ${JSON.stringify(directory)}, redactor: { redactText: (t) => t, redactJson: (v) => v }, clock: { nowMs: Date.now, monotonicMs: () => performance.now() } });
    recorder.emit(${JSON.stringify(started)});
    console.log('on');
    for (;;) recorder.emit(${JSON.stringify(decide('call_1'))});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  await expect.poll(() => statSync(join(directory, 'history.jsonl')).size).toBeGreaterThan(10_000);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  expect(heal(directory)).toBe(true);
  expect(verifyAudit(directory, { digest: null, isPartial: false })).toMatchObject({ ok: true });
  expect(readRecord(directory).events.length).toBeGreaterThan(2);
});

test('an event is not recorded in a log that was removed, replaced or shortened, and nothing is recorded after that', () => {
  const changes: readonly ((directory: string) => void)[] = [
    (directory) => rmSync(directory, { recursive: true }),
    (directory) => renameSync(directory, `${directory}-moved`),
    (directory) => rmSync(join(directory, 'audit.jsonl')),
    (directory) => truncateSync(join(directory, 'history.jsonl'), 10),
    (directory) => appendFileSync(join(directory, 'audit.jsonl'), '\n'),
  ];
  for (const change of changes) {
    const { directory, recorder } = record();
    change(directory);
    const emit = (): unknown => recorder.emit(decide('call_2'));
    expect(emit).toThrow(expect.objectContaining({ code: 'tampered', message: expect.stringContaining(directory) }));
    expect(emit).toThrow(expect.objectContaining({ code: 'tampered' }));
    expect(() => recorder.writeFile('x.txt', 'x')).toThrow(expect.objectContaining({ code: 'tampered' }));
    expect(() => recorder.close(render)).toThrow(expect.objectContaining({ code: 'tampered' }));
  }
});

test('each file of a record that another process has changed or removed is listed', () => {
  const { directory, recorder } = record();
  recorder.writeFile('base.txt', 'old');
  recorder.writeFile('base.txt', 'commit');
  recorder.writeFile('outputs/1.json', '{}');
  expect(recorder.listChanges()).toEqual([]);
  writeFileSync(join(directory, 'base.txt'), 'COMMIT');
  rmSync(join(directory, 'outputs'), { recursive: true });
  const history = join(directory, 'history.jsonl');
  writeFileSync(history, readFileSync(history, 'utf8').replace('"x', '"y'), { flag: 'r+' });
  expect(recorder.listChanges()).toEqual(
    ['base.txt', 'outputs/1.json', 'history.jsonl'].map((name) => join(directory, name)),
  );
});

test('a record that cannot be written any more is an error that names the cause, and nothing is recorded after it', () => {
  const { directory, recorder } = record();
  writeFileSync(join(directory, 'outputs'), 'a file where the directory belongs');
  const write = (): void => recorder.writeFile('outputs/1.json', '{}');
  const error = { code: 'internal', message: expect.stringMatching(/cannot be written: E(?:EXIST|NOTDIR)/) };
  expect(write).toThrow(expect.objectContaining(error));
  expect(() => recorder.emit(decide('call_2'))).toThrow(expect.objectContaining(error));
});

test('a history that was shortened after a kill stays unchanged, since its audit does not agree with it', () => {
  const { directory } = record();
  const history = join(directory, 'history.jsonl');
  truncateSync(history, readFileSync(history, 'utf8').indexOf('\n') + 5);
  const before = readFileSync(history, 'utf8');
  expect(heal(directory)).toBe(false);
  expect(readFileSync(history, 'utf8')).toBe(before);
});
