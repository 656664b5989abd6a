import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { beginJob } from '../../src/action/job.ts';
import { reportRun, type Product } from '../../src/action/report-run.ts';
import type { RunEvent } from '../../src/core/types/event.ts';
import type { RunResult } from '../../src/core/types/result.ts';
import { readInputs } from '../../src/github/inputs.ts';
import { createWorkflowLog } from '../../src/github/workflow-log.ts';
import { modelApis } from '../../src/models/index.ts';
import { createHost } from '../fixtures/host.ts';
import { createJob, renderInputs } from '../fixtures/job.ts';
import { createDirectory } from '../fixtures/workspace.ts';
import { createRecord, createResult } from '../report/events.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Reports a run that ended with this result in a job on a pull request, without a comment. */
async function report(
  fields: Partial<RunResult>,
  more: { readonly publish?: () => Promise<Product>; readonly list?: readonly RunEvent[] } = {},
) {
  const fixture = await createJob({ workspace: createDirectory('workspace-'), event: 'labeled' });
  const environment = { ...fixture.environment, HOME: '/' };
  for (const [name, value] of Object.entries(environment)) if (name.startsWith('GITHUB_')) vi.stubEnv(name, value);
  const host = createHost(environment, '/');
  const annotations: string[] = [];
  const log = {
    ...createWorkflowLog(host.redactor),
    annotate: ({ level, message }: { level: string; message: string }) => void annotations.push(`${level} ${message}`),
  };
  const job = await beginJob({ ...host, host, log, signal: new AbortController().signal }, 'token');
  const { inputs } = readInputs({
    environment: renderInputs({ task: 'Do it.', model: 'm', 'openai-api-key': 'key', comment: 'off' }),
    apis: modelApis,
  });
  const result = createResult(fields);
  const exitCode = await reportRun({
    job,
    finished: {
      result,
      record: createRecord({ result, list: [...(more.list ?? [])] }),
      auditDigest: '',
      patchSha256: '',
    },
    inputs,
    state: {
      schema: 'run-state/v1',
      recordDirectory: join(fixture.temporary, 'record'),
      artifactName: 'record-1',
      upload: 'off',
      retentionDays: null,
      summary: 'off',
      programSha256: null,
    },
    collector: null,
    publish: more.publish ?? null,
  });
  const outputs = fixture.outputs();
  return { exitCode, annotations, outputs, state: readFileSync(fixture.environment['GITHUB_STATE'] ?? '', 'utf8') };
}

test('the annotation of a run whose changes cannot be written to the workspace has the reason', async () => {
  const reason = 'the changes cannot be written to the workspace: read-only file system';
  const { exitCode, annotations } = await report({ outcome: 'publish-failed', reason });
  expect(exitCode).toBe(1);
  expect(annotations.at(-1)).toBe(`error publish-failed: ${reason}`);
});
