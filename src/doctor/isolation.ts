import { rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { defaultCommandLimits, defaultFreeDiskMb, type CommandLimits } from '../core/ports/policy-settings.ts';
import type { CommandContext } from '../run/host/command-context.ts';
import { HarnessError } from '../core/types/error.ts';
import type { IsolationReport } from '../core/types/isolation.ts';
import { locateEgress } from '../run/host/host.ts';
import { openSandboxPolicy } from '../sandbox/open-policy.ts';
import { openSandbox } from '../sandbox/open-sandbox.ts';
import { createRunDirectory } from '../sandbox/host/run-directory.ts';

export type TriedIsolation =
  | { readonly type: 'works'; readonly isolation: IsolationReport }
  | { readonly type: 'refused'; readonly reason: string; readonly hint: string };

/** The limits of the commands of a run. */
export type RunCommandLimits = CommandLimits & { readonly freeDiskMb: number };

/** Opens the sandbox over an empty repository with these limits, as a run would, and closes it. */
export async function tryIsolation(
  { host }: CommandContext,
  find: (name: string) => string | null,
  limits: RunCommandLimits = { ...defaultCommandLimits, freeDiskMb: defaultFreeDiskMb },
): Promise<TriedIsolation> {
  const directory = createRunDirectory(host.temporaryDirectory, 'doctor-');
  try {
    // Without git, opening the sandbox fails with the reason.
    const git = find('git');
    if (git !== null)
      spawnSync(git, ['init', '--quiet'], { cwd: directory, env: { PATH: '/usr/bin:/bin', HOME: directory } });
    const sandbox = await openSandbox({
      workspace: directory,
      policy: { ...openSandboxPolicy, ...limits },
      protectedPaths: [],
      hiddenDirectories: [],
      facts: host.facts,
      stateDirectory: join(directory, '.git', 'workspaces'),
      temporaryDirectory: host.temporaryDirectory,
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
    rmSync(directory, { recursive: true, force: true });
  }
}
