import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resultSchema, type RunResult } from '../../src/core/types/result.ts';
import { createOutputs, outputNames, writeOutputs } from '../../src/github/outputs.ts';
import type { OutputSources } from '../../src/github/outputs.ts';
import { fitSummary, writeStepSummary } from '../../src/github/step-summary.ts';
import { createRedactor } from '../../src/record/secrets/redact.ts';
import { disarmCommands } from '../../src/core/text/disarm-commands.ts';
import { createWorkflowLog, maskSecrets } from '../../src/github/workflow-log.ts';

const redactor = createRedactor({ secrets: [] });

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'outputs-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(directory, { recursive: true });
});

const result: RunResult = {
  runId: 'run_1',
  outcome: 'denied',
  reason: 'a write was denied',
  finalMessage: 'I could not\nwrite.',
  unknownTests: [],
  waitsFor: [],
  structuredOutput: null,
  replayed: false,
  changedFiles: [{ path: 'a.ts', kind: 'added' }],
  denials: [],
  deniedCalls: 2,
  toolCalls: 9,
  turns: 3,
  usage: { inputTokens: 100, outputTokens: 20, cachedTokens: 60, cacheWriteTokens: 0 },
  costUsd: null,
  verify: null,
  floors: [],
  durationMs: 10,
  warnings: [],
};

const sources: OutputSources = {
  result,
  failOn: ['denied'],
  directory: '/record',
  auditDigest: 'abc',
  patchSha256: 'def',
  policyDigest: '123',
  approvals: '',
  publication: null,
  commentUrl: null,
  artifact: { type: 'uploaded', name: 'n', id: 1, url: 'https://x.test/1' },
};

/** The text that `action` writes to standard output. */
function captureLog(action: () => void): string {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
  action();
  vi.restoreAllMocks();
  return written.join('');
}

describe('outputs', () => {
  test('contain the result of the run', () => {
    const done = createOutputs({ ...sources, result: { ...sources.result, outcome: 'completed' } });
    expect(done['patch-digest']).toBe('def');
    expect(createOutputs(sources)).toMatchObject({
      outcome: 'denied',
      conclusion: 'failure',
      'final-message': 'I could not\nwrite.',
      'session-id': 'run_1',
      'patch-digest': '',
      'patch-file': '/record/changes.patch',
      'changed-files-count': '1',
      'denied-count': '2',
      'artifact-url': 'https://x.test/1',
      'comment-url': '',
      'cost-usd': 'unknown',
      'cached-tokens': '60',
    });
    const unchanged = { ...result, changedFiles: [] };
    const none = createOutputs({ ...sources, result: unchanged, failOn: [], artifact: null, auditDigest: null });
    expect(none).toMatchObject({ conclusion: 'success', 'patch-file': '', 'artifact-name': '', 'audit-digest': '' });
    const long = createOutputs({ ...sources, result: { ...result, finalMessage: 'x'.repeat(100_000), costUsd: 0.25 } });
    expect(long['final-message'].length).toBeLessThan(61_000);
    expect(long['final-message']).toMatch(/final-message-file has all of it\]$/);
    expect(long['cost-usd']).toBe('0.25');
  });

  test('have a result with which a program can be started, and that is empty if nothing helps', () => {
    const group = { rule: 'r', reason: 'b'.repeat(500), count: 1, example: 'c'.repeat(3_000), moreExamples: [] };
    const denials = Array.from({ length: 40 }, () => ({ ...group, suggestion: '' }));
    const warnings = Array.from({ length: 40 }, () => 'd'.repeat(1_000));
    const long = { ...result, finalMessage: `A title\n\n${'長'.repeat(60_000)}`, denials, warnings };
    const text = createOutputs({ ...sources, result: long }).result;
    const started = spawnSync('true', { env: { 'INPUT_RUN-RESULT': text } });
    expect(started).toMatchObject({ status: 0 });
    expect(resultSchema.parse(JSON.parse(text))).toMatchObject({
      finalMessage: expect.stringMatching(/^A title\n\n長{10000}/),
      denials: denials.slice(0, 10),
    });
    expect(createOutputs({ ...sources, result: { ...long, reason: 'e'.repeat(200_000) } }).result).toBe('');
  });

  test('are passed to the runner one by one, with any content', async () => {
    const file = join(directory, 'output');
    await writeFile(file, '');
    vi.stubEnv('GITHUB_OUTPUT', file);
    const evil = 'done\nEOF\noutcome=completed\noutcome<<EOF\ncompleted\nEOF';
    writeOutputs(createOutputs({ ...sources, result: { ...result, finalMessage: evil } }), redactor);
    const text = await readFile(file, 'utf8');
    const entries = [...text.matchAll(/^([\w-]+)<<(ghadelimiter_\S+)\n([\s\S]*?)\n\2$/gm)];
    expect(entries.map((match) => match[1])).toEqual([...outputNames]);
    expect(entries.find((match) => match[1] === 'final-message')?.[3]).toBe(evil);
    expect(entries.find((match) => match[1] === 'outcome')?.[3]).toBe('denied');
  });
});

describe('the step summary', () => {
  test('that cannot be written returns a reason; otherwise it is written completely, and replaced later', async () => {
    const file = join(directory, 'summary');
    vi.stubEnv('GITHUB_STEP_SUMMARY', '');
    expect(await writeStepSummary('# first')).toMatch(/could not be written/);
    await writeFile(file, '');
    vi.stubEnv('GITHUB_STEP_SUMMARY', file);
    expect(await writeStepSummary('# first')).toBeNull();
    await writeStepSummary('# second');
    expect(await readFile(file, 'utf8')).toBe('# second\n');
  });

  test('is shorter than the limit, ends at a line end and closes its fence', () => {
    const fitted = fitSummary(`# Run\n\n\`\`\`\`diff\n${'+ ü line\n'.repeat(200_000)}`);
    expect(Buffer.byteLength(fitted)).toBeLessThan(900 * 1024);
    expect(fitted).toMatch(/\n\+ ü line\n````\n\n\*Cut here: \d+ bytes/);
    const oneLine = fitSummary('ü'.repeat(600_000));
    expect(oneLine).not.toContain('\uFFFD');
    expect(Buffer.byteLength(oneLine)).toBeLessThan(900 * 1024);
    expect(fitSummary('short')).toBe('short');
  });
});

describe('the log', () => {
  test.each([
    '::set-output name=x::y',
    '  ::add-mask::the',
    '\t::stop-commands::x',
    'a ##[error]b',
    'a\r::error::b',
    '\u0085::add-mask::the',
  ])('contains no runner command for %j', (text) => {
    const lines = disarmCommands(text).split(/\r\n|\r|\n/);
    for (const line of lines) {
      expect(line).not.toMatch(/^[\s\u0085]*::/);
      expect(line).not.toContain('##[');
    }
  });

  test('does not change ordinary text', () => {
    const text = 'std::vector<int> a::b\n  indented\n## [heading]';
    expect(disarmCommands(text)).toBe(text);
  });

  test('groups do not nest, and titles are one line', () => {
    const log = createWorkflowLog(redactor);
    const text = captureLog(() => {
      log.openGroup('turn 1\n::error::x');
      log.write('inside');
      log.openGroup('turn 2');
      log.close();
    });
    expect(text.split(/\r?\n/)).toEqual([
      '::group::turn 1 ::error::x',
      'inside',
      '::endgroup::',
      '::group::turn 2',
      '::endgroup::',
      '',
    ]);
  });

  test('shows nine annotations per level and counts the others', () => {
    const log = createWorkflowLog(redactor);
    const text = captureLog(() => {
      for (let count = 1; count <= 12; count += 1) {
        log.annotate({ level: 'error', message: `problem ${count}\nx`, file: 'a.yml', line: count });
      }
      log.annotate({ level: 'warning', message: 'one', file: null, line: null });
      log.close();
    });
    const lines = text.trimEnd().split(/\r?\n/);
    expect(lines.filter((line) => line.startsWith('::error'))).toHaveLength(10);
    expect(lines[0]).toBe('::error file=a.yml,line=1::problem 1%0Ax');
    expect(lines).toContain('error: problem 12');
    expect(lines).toContain('::warning::one');
    expect(lines.at(-1)).toBe('::error::3 more in the log and the report');
  });

  test('masks every line of a secret, and no empty value', () => {
    const text = captureLog(() => maskSecrets(['sk-secret', null, ' ', '-----BEGIN KEY-----\nabcdefghij\n}']));
    expect(text.split(/\r?\n/)).toEqual([
      '::add-mask::sk-secret',
      '::add-mask::-----BEGIN KEY-----%0Aabcdefghij%0A}',
      '::add-mask::-----BEGIN KEY-----',
      '::add-mask::abcdefghij',
      '',
    ]);
  });
});
