import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CallGrant } from '../../../src/core/types/network.ts';
import { createTemporaryDirectory, createTestOptions, createTestSandbox, runCommand } from '../../fixtures/sandbox.ts';
import { openSession } from '../../fixtures/session.ts';
import { createRepository } from '../../fixtures/workspace.ts';

const hosts = [{ host: 'a.example', port: 443, private: false, rule: 'ask' }];
const grant: CallGrant = { kind: 'sealed', hosts, sees: [], uploadMb: 1 };

test.each(['copy', 'overlay'] as const)(
  'a sealed call whose network does not start leaves no copy of the workspace, with %s',
  async (workspaceAs) => {
    const temporaryDirectory = createTemporaryDirectory();
    const { egress } = createTestOptions('');
    const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a\n' }), {
      temporaryDirectory,
      workspaceAs,
      egress: { ...egress, forwarderPath: join(temporaryDirectory, 'missing') },
    });
    // An ordinary user cannot read all of them.
    const list = () =>
      spawnSync('find', [temporaryDirectory, '-mindepth', '1'], { encoding: 'utf8' }).stdout.split('\n');
    expect(list()).not.toEqual(['']);
    const network = { grant, onDecision: () => undefined };
    for (let call = 0; call < 2; call += 1)
      await expect(runCommand(sandbox, ['true'], { network })).rejects.toThrow(/missing/);
    expect(list().filter((path) => /\/(?:fork|downloads)-\d/.test(path))).toEqual([]);
  },
);

test.each(['copy', 'overlay'] as const)(
  'a sealed session that still runs when the sandbox is closed ends with its network and its downloads, with %s',
  async (workspaceAs) => {
    const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a\n' }), { workspaceAs });
    const kept: (readonly string[])[] = [];
    const network = { grant, onDecision: () => undefined, onKept: (paths: readonly string[]) => void kept.push(paths) };
    const open = (after: string) =>
      openSession(sandbox, ['sh', '-c', `echo 1 > /tmp/downloads/${after}; echo ready; ${after}`], { network });

    await (await open('true')).hearEnd();
    expect(kept).toEqual([['/tmp/downloads/true']]);

    const running = await open('read line');
    await running.hear('ready');
    await sandbox.close();
    expect(kept).toEqual([['/tmp/downloads/true'], ['/tmp/downloads/read']]);
  },
);
