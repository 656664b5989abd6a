import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/core/text/json.ts';
import { chainEntry, stripChain } from '../../src/record/audit.ts';
import type { AuditLine } from '../../src/record/schemas/audit-schema.ts';
import { readAuditLines } from '../../src/record/read-audit.ts';
import { createRedactor } from '../../src/record/redact.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import { verifyAudit } from '../../src/record/verify-audit.ts';
import { systemClock } from '../../src/run/system-clock.ts';
import { createFolder } from '../fixtures/workspace.ts';
import { createDecided, createFinished, createResult, createStarted } from '../report/events.ts';

function createClosedRecord(): { directory: string; digest: string; audit: string; text: string } {
  const directory = join(createFolder('audit-'), 'run');
  const recorder = createRecorder({ directory, redactor: createRedactor({ secrets: [] }), clock: systemClock });
  recorder.emit(createStarted());
  recorder.emit(createDecided({ callId: '1', decision: 'allow', rule: 'tests', accesses: [] }));
  recorder.emit(createFinished('1', { outputJson: JSON.stringify('x'.repeat(70_000)) }));
  recorder.emit({ type: 'tool-rejected', turn: 1, callId: '2', scriptId: null, tool: 'nope', reason: 'no such tool' });
  recorder.emit({ type: 'run-finished', result: createResult() });
  const { auditDigest } = recorder.close(() => ({ 'summary.md': '# summary\n', 'report.html': '<p>report</p>' }));
  const audit = join(directory, 'audit.jsonl');
  return { directory, digest: auditDigest, audit, text: readFileSync(audit, 'utf8') };
}

// Entries with a right chain, as someone would write them who may write the file.
function forge(audit: string, bodies: readonly JsonObject[]): void {
  let last: AuditLine | null = null;
  const lines = bodies.map((body) => (last = chainEntry(last, body)));
  writeFileSync(audit, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

test('an edit of the text that JSON readers may take in different ways is found', () => {
  const { directory, digest, audit, text } = createClosedRecord();
  const attacks: Record<string, string> = {
    'a key that stands twice': text.replace('"type":"call",', '"type":"call","decision":"deny",'),
    'a key that readers drop': text.replace('"type":"call",', '"type":"call","__proto__":{"note":1},'),
    'white space': text.replace('"type":"call",', '"type": "call",'),
    'another spelling of a number': text.replace(/"seq":2/, '"seq":2.0'),
    'half a line after the end': `${text}{"type":"call"`,
    'an empty line': text.replace('\n', '\n\n'),
  };
  for (const [name, changed] of Object.entries(attacks)) {
    expect(changed, name).not.toBe(text);
    writeFileSync(audit, changed);
    expect(verifyAudit(directory, { digest }), name).toMatchObject({ ok: false, state: 'broken' });
  }
  writeFileSync(audit, text);
  expect(verifyAudit(directory, { digest })).toMatchObject({ ok: true, state: 'anchored', missing: [] });
});

test('a forged log is found by comparison with the history, or by the digest', () => {
  const { directory, digest, audit } = createClosedRecord();
  const bodies = readAuditLines(directory).lines.map(stripChain);
  forge(audit, bodies);
  expect(verifyAudit(directory, { digest })).toMatchObject({ ok: true, state: 'anchored' });

  forge(
    audit,
    bodies.filter((_, index) => index !== 3),
  );
  const shorter = verifyAudit(directory, { digest: null });
  expect(shorter).toMatchObject({ ok: false, state: 'broken', message: expect.stringContaining('without entry 4') });

  forge(
    audit,
    bodies.map((body) => (body['type'] === 'call' ? { ...body, rule: 'other' } : body)),
  );
  expect(verifyAudit(directory, { digest: null })).toMatchObject({ ok: false, state: 'broken' });

  // Without the history only the digest tells.
  rmSync(join(directory, 'history.jsonl'));
  expect(verifyAudit(directory, { digest: null })).toMatchObject({ ok: true, state: 'unanchored' });
  expect(verifyAudit(directory, { digest })).toMatchObject({ ok: false, state: 'other-digest' });
});

test('each published file is covered, and one that was not uploaded is named', () => {
  for (const name of ['history.jsonl', 'result.json', 'summary.md', 'report.html', 'outputs/3.json']) {
    const { directory, digest } = createClosedRecord();
    const path = join(directory, name);
    const content = readFileSync(path, 'utf8');
    writeFileSync(path, `${content} `);
    const changed = verifyAudit(directory, { digest });
    expect(changed, name).toMatchObject({ ok: false, state: 'file-changed', message: expect.stringContaining(name) });
    rmSync(path);
    const verdict = verifyAudit(directory, { digest });
    expect(verdict).toMatchObject({ ok: true, state: 'anchored', missing: [name] });
    expect(verdict.message).toContain(`not there to compare: ${name}`);
    writeFileSync(path, content);
    expect(verifyAudit(directory, { digest })).toMatchObject({ ok: true, missing: [] });
  }
});

test('a file that came later into the record is found', () => {
  const { directory, digest } = createClosedRecord();
  writeFileSync(join(directory, 'outputs/9.json'), '{}');
  expect(verifyAudit(directory, { digest })).toMatchObject({ ok: false, state: 'file-changed' });
});

test('a closing entry cannot make the check look outside the record', () => {
  const { directory, audit } = createClosedRecord();
  const bodies = readAuditLines(directory).lines.map(stripChain);
  for (const name of ['../../etc/passwd', '/etc/passwd', 'outputs/../../x', 'a\nb']) {
    forge(
      audit,
      bodies.map((body) => (body['type'] === 'closed' ? { ...body, files: { [name]: '0'.repeat(64) } } : body)),
    );
    expect(verifyAudit(directory, { digest: null }), name).toMatchObject({ ok: false, state: 'broken' });
  }
});

test('an invalid history is reported with its line, and does not end the check', () => {
  const { directory, digest } = createClosedRecord();
  writeFileSync(join(directory, 'history.jsonl'), 'garbage\n');
  expect(verifyAudit(directory, { digest })).toMatchObject({
    ok: false,
    state: 'broken',
    message: expect.stringContaining('history.jsonl:1'),
  });
});

test('a closing entry of another shape is no entry', () => {
  const { directory, audit, text } = createClosedRecord();
  writeFileSync(audit, text.replace(/"files":\{[^}]*\}/, '"files":"none"'));
  expect(verifyAudit(directory, { digest: null })).toMatchObject({ ok: false, state: 'broken' });
});
