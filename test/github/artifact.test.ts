import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createArtifactName, createArtifactPublisher } from '../../src/github/artifact.ts';
import { createLimit } from '../fixtures/time-limit.ts';
import { refuse } from '../fixtures/faults.ts';
import { startArtifactServer } from '../fixtures/artifact-server.ts';
import type { ArtifactServer } from '../fixtures/artifact-server.ts';

let server: ArtifactServer;
let temporary: string;
let directory: string;

beforeEach(async () => {
  server = await startArtifactServer();
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
  temporary = await mkdtemp(join(tmpdir(), 'artifact-'));
  directory = join(temporary, 'record');
  await mkdir(join(directory, 'outputs'), { recursive: true });
  await writeFile(join(directory, 'audit.jsonl'), '{"seq":1}\n');
  await writeFile(join(directory, 'outputs/call_1.txt'), 'output');
  await writeFile(join(temporary, 'secret.txt'), 'secret');
  await symlink(join(temporary, 'secret.txt'), join(directory, 'link.txt'));
  await symlink(temporary, join(directory, 'linked'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await rm(temporary, { recursive: true });
});

const target = { serverUrl: 'https://github.com', repository: { owner: 'octo', name: 'repo' }, runId: '7' };
const publish = createArtifactPublisher(target, createLimit());

/** The file names of a zip archive, from its central directory. */
function listZip(archive: Buffer): readonly string[] {
  const names: string[] = [];
  for (let at = archive.indexOf('PK\u0001\u0002'); at !== -1; at = archive.indexOf('PK\u0001\u0002', at + 4)) {
    names.push(archive.subarray(at + 46, at + 46 + archive.readUInt16LE(at + 28)).toString('utf8'));
  }
  return names.toSorted();
}

describe('an artifact', () => {
  test('is uploaded with the named plain files', async () => {
    const files = ['audit.jsonl', 'outputs/call_1.txt'];
    const published = await publish({ directory, only: files, name: 'record-1', retentionDays: 3 });
    const [stored] = server.artifacts;
    expect(listZip(stored?.blob ?? Buffer.alloc(0))).toEqual(files);
    expect(published).toEqual({
      type: 'uploaded',
      name: 'record-1',
      id: 1,
      url: 'https://github.com/octo/repo/actions/runs/7/artifacts/1',
    });
    expect(stored?.expiresAt).toMatch(/^\d{4}-/);
    expect(server.calls.map((call) => call.method)).toEqual(['CreateArtifact', 'FinalizeArtifact']);
    expect(server.calls[0]?.body).toMatchObject({ workflow_run_backend_id: 'run-backend' });
  });

  test('contains no target of a link', async () => {
    const files = ['audit.jsonl', 'link.txt', 'linked/secret.txt', '../secret.txt', 'outputs', 'missing.txt'];
    await publish({ directory, only: files, name: 'record-1', retentionDays: null });
    expect(listZip(server.artifacts[0]?.blob ?? Buffer.alloc(0))).toEqual(['audit.jsonl']);
    await publish({ directory, only: null, name: 'record-2', retentionDays: null });
    expect(listZip(server.artifacts[1]?.blob ?? Buffer.alloc(0))).toEqual(['audit.jsonl', 'outputs/call_1.txt']);
  });

  test.each([
    ['CreateArtifact', /the upload failed: .*403/],
    ['upload', /the upload failed: denied/],
    ['FinalizeArtifact', /the upload failed: .*403/],
  ])('stays on disk if the service refuses the step %s, with the reason', async (step, reason) => {
    server.faults.set(step, refuse(403, 'denied'));
    expect(await publish({ directory, only: ['audit.jsonl'], name: 'record-1', retentionDays: null })).toEqual({
      type: 'left',
      directory,
      reason: expect.stringMatching(reason) as unknown,
    });
  });

  test('stays on disk if there is no service: on a self-hosted GitHub server, or outside a run', async () => {
    vi.stubEnv('GITHUB_SERVER_URL', 'https://github.example.test');
    const request = { directory, only: ['audit.jsonl'], name: 'record-1', retentionDays: null };
    expect(await publish(request)).toMatchObject({
      type: 'left',
      reason: expect.stringMatching(/not currently supported on GHES/) as unknown,
    });
    vi.stubEnv('GITHUB_SERVER_URL', 'https://github.com');
    vi.stubEnv('ACTIONS_RUNTIME_TOKEN', '');
    expect(await publish(request)).toMatchObject({
      type: 'left',
      reason: expect.stringMatching(/ACTIONS_RUNTIME_TOKEN/) as unknown,
    });
  });

  test('is not created without files', async () => {
    expect(await publish({ directory, only: [], name: 'record-1', retentionDays: null })).toMatchObject({
      type: 'left',
    });
    expect(server.calls).toEqual([]);
  });
});

test('artifact names are valid and differ by attempt and run', () => {
  expect(createArtifactName({ job: 'test: "a/b" <*?|>\\', runAttempt: 2, runId: 'run_k3f9-abcdefghijklm' })).toBe(
    'script-harness-test-a-b--2-bcdefghijklm',
  );
  const names = [
    createArtifactName({ job: 'agent', runAttempt: 1, runId: 'run_a1' }),
    createArtifactName({ job: 'agent', runAttempt: 2, runId: 'run_a1' }),
    createArtifactName({ job: 'agent', runAttempt: 1, runId: 'run_a2' }),
  ];
  expect(new Set(names).size).toBe(3);
});
