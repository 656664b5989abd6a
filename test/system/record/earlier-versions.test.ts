import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createReplayModel } from '../../../src/models/replay/replay.ts';
import { readRecord } from '../../../src/record/read-record.ts';
import { readResumableRun } from '../../../src/record/resume/read-resumable.ts';
import { verifyAudit } from '../../../src/record/verify-audit.ts';
import { loadRecordReports } from '../../../src/report/index.ts';
import { runBuiltCli } from '../../fixtures/job.ts';
import { createDirectory } from '../../fixtures/workspace.ts';
import { createRequest } from '../../models/requests.ts';

const root = join(import.meta.dirname, '../../fixtures/records');

/** The digests that the runs printed. Each record is the demo of a build of that day. */
const digests: Record<string, string> = {
  // The first form: the sandbox in the opening entry, calls without `masked`.
  '2026-11-21': 'f10c83802a33761071141a3410d830ce65ca8d62280ce9d30956fdbef8761051',
  '2026-11-22': '7f0e27a0cc32387ce170c31ddb7a240dc6cb2502528403a263155259456efee1',
  // With an entry for the sandbox, without the contents of accepted files.
  '2026-11-23': 'd96b6bda6c17e577826d0aeea4e2e413a909e5e37659f63b5f02577e3cfc208b',
};

/** A copy as a killed run leaves it: without its end, and before the audit was closed. */
function copyKilled(source: string): string {
  const copy = createDirectory('earlier-');
  cpSync(source, copy, { recursive: true });
  for (const [name, type] of [
    ['history.jsonl', 'run-finished'],
    ['audit.jsonl', 'closed'],
  ] as const) {
    const lines = readFileSync(join(copy, name), 'utf8').trimEnd().split('\n');
    const end = lines.findIndex((line) => line.includes(`"type":"${type}"`));
    expect(end).toBeGreaterThan(0);
    writeFileSync(join(copy, name), `${lines.slice(0, end).join('\n')}\n`);
  }
  return copy;
}

test('each record of an earlier version has its digest here', () => {
  expect(readdirSync(root)).toEqual(Object.keys(digests));
});

describe.each(Object.entries(digests))('a record of %s', (name, digest) => {
  const directory = join(root, name);

  test('is read in full, and its audit agrees with its history', () => {
    const record = readRecord(directory);
    expect(record.result).toMatchObject({ outcome: 'completed' });
    expect(record.events.filter(({ event }) => event.type === 'tool-decided')).toHaveLength(8);
    expect(record.patch).toContain('diff --git');
    expect(verifyAudit(directory, { digest, isPartial: false })).toMatchObject({ ok: true, state: 'anchored' });
    expect(verifyAudit(directory, { digest: '0'.repeat(64), isPartial: false })).toMatchObject({
      ok: false,
      state: 'other-digest',
    });
  });

  test('gives the rules for its denied calls', async () => {
    const copy = createDirectory('denied-');
    cpSync(directory, copy, { recursive: true });
    const file = join(copy, 'history.jsonl');
    // The denied call of the demo is one that no rule can allow.
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('.github/workflows/test.yml', 'docs/guide.md'));
    const policy = join(copy, 'reading.yml');
    writeFileSync(
      policy,
      'version: 1\nname: reading\nrules:\n  - { id: read, when: { read: "**" }, decision: allow }\n',
    );
    const ended = await runBuiltCli(['policy', 'suggest', copy, '--policy', policy], { cwd: copy });
    expect(ended.exitCode, ended.stderr).toBe(0);
    expect(ended.stdout).toMatch(/^# allows 1 denied call; append under rules:\n- id: allow-write-docs-guide-md\n/);
  });

  test('is refused if its history has another decision than its audit', () => {
    const copy = copyKilled(directory);
    const file = join(copy, 'history.jsonl');
    const text = readFileSync(file, 'utf8');
    expect(verifyAudit(copy, { digest: null, isPartial: false })).toMatchObject({ state: 'open' });
    writeFileSync(file, text.replace('"decision":"deny"', '"decision":"allow"'));
    expect(verifyAudit(copy, { digest: null, isPartial: false })).toMatchObject({ ok: false, state: 'broken' });
  });

  test('is shown by the reports and played as a model', async () => {
    const reports = (await loadRecordReports())(readRecord(directory));
    const read = (name: string): string => reports[name] ?? '';
    expect(read('summary.md')).toContain('total.js');
    expect(JSON.parse(read('trajectory.json'))).toMatchObject({ schema_version: 'ATIF-v1.7' });
    const { events: recording } = readRecord(directory);
    const model = createReplayModel({ recording, observed: () => [], mode: 'loose', source: directory });
    const { items, usage } = await model.respond(createRequest());
    expect(items.map(({ type }) => type)).toContain('message');
    expect(usage.inputTokens).toBeGreaterThan(0);
  });

  test('is not resumed, and the error names the way', () => {
    expect(() => readResumableRun(directory, { digest })).toThrow(/final outcome/);
    const copy = copyKilled(directory);
    expect(() => readResumableRun(copy, { digest: null })).toThrow(/without the contents of changed files/);
  });
});
