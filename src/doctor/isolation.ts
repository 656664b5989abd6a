import { rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { CommandContext } from '../run/host/command-context.ts';
import { HarnessError } from '../core/types/error.ts';
import type { IsolationReport } from '../core/types/isolation.ts';
import { locateEgress } from '../run/host/host.ts';
import { openSandboxPolicy } from '../sandbox/open-policy.ts';
import { openSandbox } from '../sandbox/open-sandbox.ts';
import { createRunFolder } from '../sandbox/host/run-folder.ts';

export type TriedIsolation =
  | { readonly type: 'works'; readonly isolation: IsolationReport }
  | { readonly type: 'refused'; readonly reason: string; readonly hint: string };

/** Opens the sandbox over an empty repository, as a run would, and closes it. */
export async function tryIsolation(
  { host }: CommandContext,
  find: (name: string) => string | null,
): Promise<TriedIsolation> {
  const folder = createRunFolder(host.temporaryFolder, 'doctor-');
  try {
    // Without git, opening the sandbox fails with the reason.
    const git = find('git');
    if (git !== null)
      spawnSync(git, ['init', '--quiet'], { cwd: folder, env: { PATH: '/usr/bin:/bin', HOME: folder } });
    const sandbox = await openSandbox({
      workspace: folder,
      policy: openSandboxPolicy,
      protectedPaths: [],
      hiddenFolders: [],
      facts: host.facts,
      stateFolder: join(folder, '.git', 'workspaces'),
      temporaryFolder: host.temporaryFolder,
      requireIsolation: 'namespaces',
      uid: host.uid,
      findProgram: find,
      arch: host.arch,
      clock: host.clock,
      egress: locateEgress(host, () => undefined),
    });
    await sandbox.close();
    return { type: 'works', isolation: sandbox.isolation };
  } catch (thrown) {
    if (!(thrown instanceof HarnessError)) throw thrown;
    return { type: 'refused', reason: thrown.message, hint: thrown.hint };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
