import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Host } from '../../../src/run/host/host.ts';
import { systemClock } from '../../../src/run/host/system-clock.ts';
import { loadPolicyFile } from '../../../src/run/policy/load-policy-file.ts';
import { createDirectory } from '../../fixtures/workspace.ts';

/** The files of the workspace that are protected if the policy is loaded from this one. */
async function listProtected(file: string, prepare: (workspace: string) => void = () => undefined): Promise<string[]> {
  const workspace = join(createDirectory('policy-'), 'workspace');
  const path = join(workspace, file);
  mkdirSync(dirname(path), { recursive: true });
  prepare(workspace);
  writeFileSync(path, 'version: 1\nname: own\nrules: []\n');
  const host = {
    workingDirectory: workspace,
    clock: systemClock,
    distDirectory: join(import.meta.dirname, '../../../dist'),
    machineFloor: { file: join(workspace, 'floor.yml'), owner: process.getuid?.() ?? 0 },
  };
  const { files } = await loadPolicyFile(host as Host, file, workspace);
  return files.toSorted();
}

test('a policy file of the workspace is protected, also below a directory whose name begins with two dots', async () => {
  expect(await listProtected('ci/policy.yml')).toEqual(['ci/policy.yml']);
  expect(await listProtected('..ci/policy.yml')).toEqual(['..ci/policy.yml']);
  expect(await listProtected('..policy.yml')).toEqual(['..policy.yml']);
});

test('a policy file outside the workspace is not a file of it', async () => {
  expect(await listProtected('../policy.yml')).toEqual([]);
});

test('a policy file behind a link is protected under both names', async () => {
  const link = (workspace: string): void => {
    mkdirSync(join(workspace, 'real'));
    writeFileSync(join(workspace, 'real/policy.yml'), '');
    symlinkSync('../real/policy.yml', join(workspace, 'ci/policy.yml'));
  };
  expect(await listProtected('ci/policy.yml', link)).toEqual(['ci/policy.yml', 'real/policy.yml']);
});
