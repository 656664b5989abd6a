import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandRequest, CommandResult } from '../core/ports/sandbox.ts';
import { noGrant } from '../core/types/network.ts';
import type { IsolationReport } from '../core/types/isolation.ts';
import { isBelow } from './host/files/paths.ts';
import type { WorkspaceAccess } from './workspace/workspace-access.ts';
import { judgeIsolation } from './box/isolation/judge-isolation.ts';
import { probeCommand, probedNamespaces } from './box/isolation/probe.ts';
import { listKernelLimits } from './box/limits/process-limits.ts';
import type { LaunchParts, SandboxParts } from './prepare-launch.ts';
import { listHostNamespaces } from './host/processes/process-stat.ts';

const probeTimeoutMs = 120_000;
const probeOutputBytes = 64 * 1024 * 1024;

/**
 * Runs one command that looks for everything that the boundary has to keep away, with exactly the arguments that commands get. Rejects
 * with `sandbox` if the isolation is weaker than required.
 */
export async function probeIsolation(
  { options, programs, features, reserved, layout, version }: SandboxParts,
  { grouping, processLimits, hasFilter, droppedPath, mountFacts }: LaunchParts,
  access: WorkspaceAccess,
  /** Runs a command of the harness; `rung` is for the error. */
  run: (request: CommandRequest, rung: string) => Promise<CommandResult>,
): Promise<IsolationReport> {
  const { policy, facts } = options;
  const { scratch, user } = reserved;
  const secret = join(scratch, 'secret');
  writeFileSync(secret, 'secret');
  const way = user === null ? `bwrap as uid ${options.uid}` : `bwrap as uid ${user.uid} (started as root)`;
  const rung = `${way}, ${access.rung}`;
  const argv = [...probeCommand, secret] as [string, ...string[]];
  const request: CommandRequest = {
    // No program of the workspace may answer.
    argv,
    cwd: '.',
    env: { PATH: '/usr/bin:/bin' },
    stdin: '',
    writable: 'none',
    timeoutMs: probeTimeoutMs,
    maxOutputBytes: probeOutputBytes,
    signal: new AbortController().signal,
    // Exactly the arguments that commands get, without any reachable host.
    network: policy.network === null ? null : { grant: noGrant, onDecision: () => undefined },
  };
  return judgeIsolation(await run(request, rung), {
    rung,
    policy,
    programs,
    features,
    grouping,
    arch: options.arch,
    hasFilter,
    expected: {
      noGroups: user !== null,
      hostNamespaces: listHostNamespaces(probedNamespaces),
      homes: [facts.home, facts.passwdHome].filter(
        (home) => mountFacts.hiddenFolders.includes(home) && !isBelow(layout.repositoryRoot, home),
      ),
      limits: listKernelLimits(processLimits, grouping.groups === null ? 'alone' : 'together'),
    },
    version,
    planNotes: [...access.notes, ...droppedPath],
    required: options.requireIsolation,
  });
}
