import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createArtifactPublisher } from '../../src/github/artifact.ts';
import { locatePublishedFile, publishRecord } from '../../src/github/post-run.ts';
import type { PublishOptions } from '../../src/github/post-run.ts';
import { pickUpload, readRunState } from '../../src/github/state.ts';
import type { RunState } from '../../src/github/state.ts';
import { createLimit } from '../fixtures/time-limit.ts';
import { refuse } from '../fixtures/faults.ts';
import { startArtifactServer } from '../fixtures/artifact-server.ts';
import type { ArtifactServer } from '../fixtures/artifact-server.ts';

let server: ArtifactServer;
let root: string;
let summaryFile: string;

beforeEach(async () => {
  server = await startArtifactServer();
  root = await realpath(await mkdtemp(join(tmpdir(), 'post-run-')));
  summaryFile = join(root, 'summary');
  await writeFile(summaryFile, '');
  vi.stubEnv('GITHUB_STEP_SUMMARY', summaryFile);
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await rm(root, { recursive: true });
});

async function createRecord(files: Readonly<Record<string, string>>): Promise<string> {
  const directory = join(root, 'record');
  await mkdir(join(directory, 'outputs'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
  return directory;
}

function createState(recordDirectory: string, changes: Partial<RunState> = {}): RunState {
  return {
    schema: 'run-state/v1',
    programSha256: null,
    recordDirectory,
    artifactName: 'record-1',
    upload: 'full',
    retentionDays: null,
    summary: 'full',
    ...changes,
  };
}

function createOptions(state: RunState, changes: Partial<PublishOptions> = {}): PublishOptions {
  return {
    state,
    reason: 'the run was killed',
    healRecord: (directory, reason) => appendFile(join(directory, 'history.jsonl'), `closed: ${reason}\n`),
    renderSummary: async (directory) => `# Run\n${await readFile(join(directory, 'history.jsonl'), 'utf8')}`,
    publishArtifact: createArtifactPublisher(
      { serverUrl: 'https://github.com', repository: { owner: 'octo', name: 'repo' }, runId: '7' },
      createLimit(),
    ),
    publicReportFiles: ['summary.md'],
    ...changes,
  };
}

/** The variables that the runner passes to post, from the file that main wrote. */
function readStateFile(text: string): Record<string, string> {
  const entries = [...text.matchAll(/^(\w+)<<(\S+)\n([\s\S]*?)\n\2$/gm)];
  return Object.fromEntries(entries.map((match) => [`STATE_${match[1] ?? ''}`, match[3] ?? '']));
}

describe('the record of a run', () => {
  test('is published after main was killed with SIGKILL', async () => {
    const stateFile = join(root, 'state');
    await writeFile(stateFile, '');
    const main = spawn(process.execPath, [join(import.meta.dirname, 'killed-main.ts'), join(root, 'record')], {
      env: { ...process.env, GITHUB_STATE: stateFile },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(main.stdout, 'data');
    main.kill('SIGKILL');
    await once(main, 'exit');

    const state = await readRunState(readStateFile(await readFile(stateFile, 'utf8')), root);
    if (state === null) throw new Error('main saved no state');
    const report = await publishRecord(createOptions(state));

    expect(report).toMatchObject({ artifact: { type: 'uploaded', name: 'record-1' }, warnings: [] });
    expect(await readFile(summaryFile, 'utf8')).toBe('# Run\n{"seq":1}\nclosed: the run was killed\n\n');
    expect(server.artifacts).toHaveLength(1);
  });

  test('is published once', async () => {
    const state = createState(await createRecord({ 'history.jsonl': '' }));
    const first = await publishRecord(createOptions(state));
    await writeFile(summaryFile, '');
    const second = await publishRecord(createOptions(state));
    expect(second).toEqual(first);
    expect(server.artifacts).toHaveLength(1);
    expect(await readFile(summaryFile, 'utf8')).toBe('');
  });

  test('is published again if its mark is half written', async () => {
    const state = createState(await createRecord({ 'history.jsonl': '' }));
    await writeFile(locatePublishedFile(state.recordDirectory), '{"schema":');
    expect(await publishRecord(createOptions(state))).toMatchObject({ artifact: { type: 'uploaded' } });
  });

  test('gets another name if a killed main already used the first one', async () => {
    const state = createState(await createRecord({ 'history.jsonl': '' }));
    await publishRecord(createOptions(state));
    await rm(locatePublishedFile(state.recordDirectory));
    const report = await publishRecord(createOptions(state));
    expect(report).toMatchObject({ artifact: { type: 'uploaded', name: 'record-1-post' }, warnings: [] });
  });

  test('is published as far as possible, and failures are reported', async () => {
    const state = createState(await createRecord({ 'history.jsonl': '' }));
    const report = await publishRecord(
      createOptions(state, {
        healRecord: () => Promise.reject(new Error('chain is broken')),
        renderSummary: () => Promise.reject(new Error('no result')),
      }),
    );
    expect(report.artifact).toMatchObject({ type: 'uploaded' });
    expect(report.warnings).toEqual([
      expect.stringMatching(/record could not be closed: .*chain is broken/),
      expect.stringMatching(/step summary could not be written: .*no result/),
    ]);
    server.faults.set('CreateArtifact', refuse(403, 'denied'));
    await rm(locatePublishedFile(state.recordDirectory));
    const left = await publishRecord(createOptions(state));
    expect(left.artifact).toMatchObject({ type: 'left', directory: state.recordDirectory });
    expect(left.warnings).toEqual([expect.stringContaining(`it is in ${state.recordDirectory}`)]);
    expect(await readFile(summaryFile, 'utf8')).toMatch(/^# Run/);
  });

  test('is uploaded by post if main could not upload it', async () => {
    const state = createState(await createRecord({ 'history.jsonl': '' }));
    server.faults.set('CreateArtifact', refuse(403, 'denied'));
    await publishRecord(createOptions(state));
    server.faults.clear();
    expect(await publishRecord(createOptions(state))).toMatchObject({ artifact: { type: 'uploaded' } });
  });

  test('in a public repository is limited to patch, summary and audit', async () => {
    const files = {
      'history.jsonl': '',
      'audit.jsonl': '',
      'changes.patch': '',
      'summary.md': '',
      'outputs/call_1.txt': 'secret',
    };
    const state = createState(await createRecord(files), { upload: 'public' });
    const requested: (readonly string[] | null)[] = [];
    const publishArtifact: PublishOptions['publishArtifact'] = (request) => {
      requested.push(request.only);
      return Promise.resolve({ type: 'left', directory: request.directory, reason: 'not now' });
    };
    await publishRecord(createOptions(state, { publishArtifact }));
    await publishRecord(createOptions({ ...state, upload: 'full' }, { publishArtifact }));
    await publishRecord(createOptions({ ...state, upload: 'off' }, { publishArtifact }));
    expect(requested).toEqual([['changes.patch', 'audit.jsonl', 'summary.md'], null]);
  });

  test('has no summary if the input disables it', async () => {
    const state = createState(await createRecord({ 'history.jsonl': '' }), { summary: 'off', upload: 'off' });
    expect(await publishRecord(createOptions(state))).toEqual({ artifact: null, warnings: [] });
    expect(await readFile(summaryFile, 'utf8')).toBe('');
  });
});

const env = (state: unknown) => ({ STATE_run: JSON.stringify(state) });

describe('the state', () => {
  test('is null before main saved it', async () => {
    expect(await readRunState({}, root)).toBeNull();
    expect(await readRunState(env(createState(join(root, 'never-made'))), root)).toBeNull();
  });

  test('that main cannot have written is refused', async () => {
    const directory = await createRecord({});
    const outside = await mkdtemp(join(tmpdir(), 'outside-'));
    await symlink(outside, join(root, 'link'));
    try {
      const refused = [
        { STATE_run: '{' },
        env({ recordDirectory: directory }),
        env({ ...createState(directory), token: 'x' }),
        env(createState(outside)),
        env(createState(join(root, 'link'))),
        env(createState(root)),
      ];
      for (const state of refused) {
        await expect(readRunState(state, root)).rejects.toMatchObject({ code: 'tampered' });
      }
      expect(await readRunState(env(createState(directory)), root)).toEqual(createState(directory));
    } finally {
      await rm(outside, { recursive: true });
    }
  });

  test.each([
    ['auto', 'private', 'full'],
    ['auto', 'public', 'public'],
    ['auto', 'unknown', 'public'],
    ['full', 'public', 'full'],
    ['off', 'private', 'off'],
  ] as const)('of upload %s in a repository that is %s is %s', (scope, visibility, expected) => {
    expect(pickUpload(scope, visibility)).toBe(expected);
  });
});
