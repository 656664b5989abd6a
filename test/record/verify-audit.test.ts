import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/core/text/json.ts';
import { chainEntry } from '../../src/record/audit.ts';
import type { AuditLine } from '../../src/record/audit-schema.ts';
import { readAuditLines } from '../../src/record/read-audit.ts';
import { createRedactor } from '../../src/record/secrets/redact.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import { verifyAudit } from '../../src/record/verify-audit.ts';
import { systemClock } from '../../src/run/host/system-clock.ts';
import { createDirectory } from '../fixtures/workspace.ts';
import { createDecided, createFinished, createResult, createStarted } from '../report/events.ts';

/** The entries of an audit without their places in the chain. */
function readBodies(directory: string): readonly JsonObject[] {
  const chain = ['schema', 'seq', 'prev', 'hash'];
  return readAuditLines(directory).lines.map(
    (line) => Object.fromEntries(Object.entries(line).filter(([key]) => !chain.includes(key))) as JsonObject,
  );
}

function createClosedRecord(): { directory: string; digest: string; audit: string; text: string } {
  const directory = join(createDirectory('audit-'), 'run');
  const recorder = createRecorder({ directory, redactor: createRedactor({ secrets: [] }), clock: systemClock });
  recorder.emit(createStarted());
  recorder.emit(createDecided({ callId: '1', decision: 'allow', rule: 'tests', accesses: [] }));
  recorder.emit(createFinished('1', { outputJson: JSON.stringify('x'.repeat(70_000)) }));
  recorder.emit({ type: 'tool-rejected', turn: 1, callId: '2', scriptId: null, tool: 'nope', reason: 'no such tool' });
  recorder.keepContents([
    {
      path: 'new.txt',
      state: { kind: 'file', mode: 0o644, bytes: 3 },
      read: () => Buffer.from('new'),
      readBase: () => null,
    },
  ]);
  for (const name of ['base.txt', 'policy.resolved.yml', 'setup/output.log', 'verify/before.log'])
    recorder.writeFile(name, name);
  recorder.writePatch(Buffer.from('diff'));
  recorder.emit({ type: 'run-finished', result: createResult() });
  const { auditDigest } = recorder.close(() => ({
    'summary.md': '# summary\n',
    'report.html': '<p>report</p>',
    'trajectory.json': '{}',
  }));
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
    'a key that occurs twice': text.replace('"type":"call",', '"type":"call","decision":"deny",'),
    'a key that readers drop': text.replace('"type":"call",', '"type":"call","__proto__":{"note":1},'),
    'white space': text.replace('"type":"call",', '"type": "call",'),
    'another spelling of a number': text.replace(/"seq":2/, '"seq":2.0'),
    'half a line after the end': `${text}{"type":"call"`,
    'an empty line': text.replace('\n', '\n\n'),
  };
  for (const [name, changed] of Object.entries(attacks)) {
    expect(changed, name).not.toBe(text);
    writeFileSync(audit, changed);
    expect(verifyAudit(directory, { digest, isPartial: false }), name).toMatchObject({ ok: false, state: 'broken' });
  }
  writeFileSync(audit, text);
  expect(verifyAudit(directory, { digest, isPartial: false })).toMatchObject({
    ok: true,
    state: 'anchored',
    missing: [],
  });
});

test('a forged log is found by comparison with the history, or by the digest', () => {
  const { directory, digest, audit } = createClosedRecord();
  const bodies = readBodies(directory);
  forge(audit, bodies);
  expect(verifyAudit(directory, { digest, isPartial: false })).toMatchObject({ ok: true, state: 'anchored' });

  forge(
    audit,
    bodies.filter((_, index) => index !== bodies.length - 2),
  );
  const shorter = verifyAudit(directory, { digest: null, isPartial: false });
  expect(shorter).toMatchObject({ ok: false, state: 'broken', message: expect.stringMatching(/without entry \d+/) });

  forge(
    audit,
    bodies.map((body) => (body['type'] === 'call' ? { ...body, rule: 'other' } : body)),
  );
  expect(verifyAudit(directory, { digest: null, isPartial: false })).toMatchObject({ ok: false, state: 'broken' });

  // Without the history only the digest tells.
  rmSync(join(directory, 'history.jsonl'));
  expect(verifyAudit(directory, { digest: null, isPartial: true })).toMatchObject({ ok: true, state: 'unanchored' });
  expect(verifyAudit(directory, { digest, isPartial: true })).toMatchObject({ ok: false, state: 'other-digest' });
});

const covered = [
  ...['history.jsonl', 'result.json', 'final-message.txt', 'summary.md', 'report.html', 'trajectory.json'],
  ...['changes.patch', 'base.txt', 'policy.resolved.yml', 'outputs/3.json', 'verify/before.log', 'setup/output.log'],
];

test('each file of a record is covered: a changed one is found, and a missing one is reported unless the record is partial', () => {
  const content = createHash('sha256').update('new').digest('hex');
  for (const name of [...covered, `contents/${content}`]) {
    const { directory, digest } = createClosedRecord();
    const path = join(directory, name);
    const content = readFileSync(path, 'utf8');
    writeFileSync(path, `${content} `);
    const changed = verifyAudit(directory, { digest, isPartial: false });
    expect(changed, name).toMatchObject({ ok: false, state: 'file-changed', message: expect.stringContaining(name) });
    rmSync(path);
    const absent = `1 of ${covered.length + 1} files are not here: ${name}`;
    const whole = verifyAudit(directory, { digest, isPartial: false });
    expect(whole, name).toMatchObject({ ok: false, state: 'incomplete', missing: [name] });
    expect(whole.message).toBe(`incomplete: ${absent}`);
    const partial = verifyAudit(directory, { digest, isPartial: true });
    expect(partial, name).toMatchObject({ ok: true, state: 'anchored', missing: [name] });
    expect(partial.message).toMatch(/^partial and anchored: /);
    expect(partial.message).toContain(absent);
    writeFileSync(path, content);
    expect(verifyAudit(directory, { digest, isPartial: false })).toMatchObject({ ok: true, missing: [] });
  }
});

test('a file that was added to a closed record is reported as not covered', () => {
  for (const name of ['outputs/9.json', 'published.patch', 'a/b/c.txt', 'notes\n.txt']) {
    const { directory, digest } = createClosedRecord();
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), '{}');
    for (const isPartial of [false, true])
      expect(verifyAudit(directory, { digest, isPartial }), name).toMatchObject({
        ok: false,
        state: 'file-added',
        uncovered: [name],
        message: expect.stringMatching(/^not covered, since the closing entry does not name them: [^\n]+$/),
      });
  }
});

test('a file that was replaced by a link to its content is found', () => {
  const { directory, digest } = createClosedRecord();
  renameSync(join(directory, 'base.txt'), join(directory, '../base.txt'));
  symlinkSync('../base.txt', join(directory, 'base.txt'));
  expect(verifyAudit(directory, { digest, isPartial: false })).toMatchObject({ ok: false, state: 'file-changed' });
});

test('a closing entry cannot make the check look outside the record', () => {
  const { directory, audit } = createClosedRecord();
  const bodies = readBodies(directory);
  for (const name of ['../../etc/passwd', '/etc/passwd', 'outputs/../../x', 'a\nb']) {
    forge(
      audit,
      bodies.map((body) => (body['type'] === 'closed' ? { ...body, files: { [name]: '0'.repeat(64) } } : body)),
    );
    expect(verifyAudit(directory, { digest: null, isPartial: false }), name).toMatchObject({
      ok: false,
      state: 'incomplete',
    });
  }
});

test('an invalid history is reported with its line, and does not end the check', () => {
  const { directory, digest } = createClosedRecord();
  writeFileSync(join(directory, 'history.jsonl'), 'garbage\n');
  expect(verifyAudit(directory, { digest, isPartial: false })).toMatchObject({
    ok: false,
    state: 'broken',
    message: expect.stringContaining('history.jsonl:1'),
  });
});

test('a closing entry of another shape is no entry', () => {
  const { directory, audit, text } = createClosedRecord();
  writeFileSync(audit, text.replace(/"files":\{[^}]*\}/, '"files":"none"'));
  expect(verifyAudit(directory, { digest: null, isPartial: false })).toMatchObject({ ok: false, state: 'broken' });
});
