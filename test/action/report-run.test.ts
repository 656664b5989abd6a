import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { beginJob } from '../../src/action/job.ts';
import { noProduct, reportRun, type Product } from '../../src/action/report-run.ts';
import type { RunResult } from '../../src/core/types/result.ts';
import { readInputs } from '../../src/github/read-inputs.ts';
import { createWorkflowLog } from '../../src/github/workflow-log.ts';
import { modelApis } from '../../src/models/index.ts';
import { refuse } from '../fixtures/faults.ts';
import { createHost } from '../fixtures/host.ts';
import { createJob, renderInputs } from '../fixtures/job.ts';
import { createDirectory } from '../fixtures/workspace.ts';
import { createRecord, createResult } from '../report/events.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Reports a run that ended with this result in a job on a pull request. Its record was removed, and GitHub refuses its comment. */
async function report(
  fields: Partial<RunResult>,
  publish: (() => Promise<Product>) | null = null,
  given: Readonly<Record<string, string>> = { comment: 'off' },
) {
  const fixture = await createJob({ workspace: createDirectory('workspace-'), event: 'labeled' });
  const environment = { ...fixture.environment, HOME: '/' };
  for (const [name, value] of Object.entries(environment)) if (name.startsWith('GITHUB_')) vi.stubEnv(name, value);
  fixture.github.state.faults.setAll(refuse(403, 'Forbidden'));
  const host = createHost(environment, '/');
  const annotations: string[] = [];
  const log = {
    ...createWorkflowLog(host.redactor),
    annotate: ({ level, message }: { level: string; message: string }) => void annotations.push(`${level} ${message}`),
  };
  const job = await beginJob({ ...host, host, log, signal: new AbortController().signal }, 'token');
  const { inputs } = readInputs({
    environment: renderInputs({ task: 'Do it.', model: 'm', 'openai-api-key': 'key', ...given }),
    apis: modelApis,
  });
  const result = createResult(fields);
  const exitCode = await reportRun({
    job,
    finished: { ...createRecord({ result }), result, auditDigest: '', patchSha256: '' },
    inputs,
    state: {
      schema: 'run-state/v1',
      recordDirectory: join(fixture.temporary, 'record'),
      artifactName: 'record-1',
      upload: 'off',
      retentionDays: null,
      summary: 'full',
      programSha256: null,
    },
    collector: null,
    publish,
  });
  return { exitCode, annotations, outputs: fixture.outputs() };
}

test('the output result of a failed product has the reason of the failure', async () => {
  const publish =
    (failure: string | null): (() => Promise<Product>) =>
    () =>
      Promise.resolve({ ...noProduct, failure });
  const failed = await report({ reason: '1 changed file' }, publish('GitHub answered 403'));
  expect(failed.outputs['outcome']).toBe('publish-failed');
  expect(JSON.parse(failed.outputs['result'] ?? '')).toMatchObject({
    outcome: 'publish-failed',
    reason: 'GitHub answered 403',
  });
  const published = await report({ reason: '1 changed file' }, publish(null));
  expect(JSON.parse(published.outputs['result'] ?? '')).toMatchObject({
    outcome: 'completed',
    reason: '1 changed file',
  });
});

test('the annotation of a run whose changes cannot be written to the workspace has the reason', async () => {
  const reason = 'the changes cannot be written to the workspace: read-only file system';
  const { exitCode, annotations } = await report({ outcome: 'publish-failed', reason });
  expect(exitCode).toBe(1);
  expect(annotations.at(-1)).toBe(`error publish-failed: ${reason}`);
});

test('a comment that is refused after another process removed the record is the reason all the same', async () => {
  const { exitCode, annotations, outputs } = await report({}, null, { mode: 'comment' });
  expect(exitCode).toBe(1);
  expect(outputs['outcome']).toBe('publish-failed');
  expect(annotations.at(-1)).toMatch(/^error publish-failed: .*Forbidden/);
});
