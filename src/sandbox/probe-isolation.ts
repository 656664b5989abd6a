import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandResult } from '../core/ports/sandbox.ts';
import { noGrant } from '../core/types/network.ts';
import { HarnessError } from '../core/types/error.ts';
import { isAtLeast, type IsolationLevel, type IsolationReport } from '../core/types/isolation.ts';
import { isBelow } from './host/files/paths.ts';
import type { OwnCommand } from './box/commands/command-runner.ts';
import { probeCommand, probedNamespaces, readBoundaries } from './box/isolation/probe.ts';
import { describeHole, listFeatures } from './box/launch/bubblewrap.ts';
import { maxSegmentBytes, maxSegments } from './box/launch/seccomp.ts';
import { maxNewFiles } from './box/limits/disk-floor.ts';
import { lookMs } from './box/limits/held-memory.ts';
import { explainStart } from './host/start-failure.ts';
import { listKernelLimits } from './box/limits/process-limits.ts';
import type { LaunchParts, SandboxParts } from './prepare-launch.ts';
import { listHostNamespaces } from './host/processes/process-tree.ts';

const probeTimeoutMs = 120_000;
const probeOutputBytes = 64 * 1024 * 1024;

/**
 * Runs one command that looks for everything that the boundary has to keep away, with exactly the arguments that commands get. Rejects
 * with `sandbox` if the isolation is weaker than required.
 */
export async function probeIsolation(
  parts: SandboxParts,
  launch: LaunchParts,
  /** Runs a command of the harness; `backend` is for the error. */
  run: (request: OwnCommand, backend: string) => Promise<CommandResult>,
): Promise<IsolationReport> {
  const { options, features, reserved, layout, bubblewrap } = parts;
  const { grouping, processLimits, hasFilter, mountFacts } = launch;
  const { policy, facts } = options;
  const { scratch, user, space } = reserved;
  const secret = join(scratch, 'secret');
  writeFileSync(secret, 'secret');
  const launched = user === null ? `bwrap as uid ${options.uid}` : `bwrap as uid ${user.uid} (started as root)`;
  const backend = `${launched}, ${space.backend}`;
  const argv = [...probeCommand, secret] as [string, ...string[]];
  const request: OwnCommand = {
    // No program of the workspace may answer.
    argv,
    cwd: '.',
    env: { PATH: '/usr/bin:/bin' },
    stdin: '',
    timeoutMs: probeTimeoutMs,
    maxOutputBytes: probeOutputBytes,
    signal: new AbortController().signal,
    // Exactly the arguments that commands get, without any reachable host.
    network: policy.network === null ? null : { grant: noGrant, onDecision: () => undefined },
  };
  const probed = await run(request, backend);
  if (probed.exitCode !== 0)
    throw explainStart(`${probed.stderr}\nexit ${probed.exitCode}`, `the probe of the sandbox failed (${backend})`);
  const kernelLimits = listKernelLimits(processLimits, grouping.groups === null ? 'alone' : 'together');
  const boundaries = readBoundaries(probed.stdout, {
    seccomp: hasFilter,
    hasSize: features.size,
    noGroups: user !== null,
    hostNamespaces: listHostNamespaces(probedNamespaces),
    homes: [facts.home, facts.passwdHome].filter(
      (home) => mountFacts.hiddenDirectories.includes(home) && !isBelow(layout.repositoryRoot, home),
    ),
    limits: kernelLimits,
  });
  const failures = boundaries.flatMap((boundary) => boundary.failures);
  if (failures.length > 0)
    throw new HarnessError({
      code: 'sandbox',
      message: `the sandbox does not hold (${backend}): ${failures.join('; ')}`,
      hint: 'Run `script-harness doctor`.',
    });
  const lowered = kernelLimits.flatMap(({ name, soft, isLowered }) =>
    isLowered ? [`a hard limit of the machine is lower than the limit of a command: "${name}" is ${soft}`] : [],
  );
  const notes = [...listNotes(parts, launch), ...lowered, ...space.notes, ...launch.droppedPath];
  const isStrict = hasFilter && grouping.groups !== null && bubblewrap.isFixed;
  const level: IsolationLevel = isStrict ? 'strict' : hasFilter ? 'full' : 'namespaces';
  if (!isAtLeast(level, options.requireIsolation))
    throw new HarnessError({
      code: 'sandbox',
      message: `the isolation here is ${level}, and ${options.requireIsolation} is required: ${notes.join('; ')}`,
      hint: 'Fix what is named, or lower require-isolation.',
    });
  return {
    level,
    rung: backend,
    seccomp: hasFilter,
    bubblewrap,
    walls: boundaries.map(({ name }) => name),
    limits: describeLimits(parts, launch),
    notes,
  };
}

/** Each limit of a command and the mechanism that enforces it. */
function describeLimits({ options: { policy }, features }: SandboxParts, { grouping }: LaunchParts): readonly string[] {
  const groups = grouping.groups?.name ?? null;
  const shared =
    groups !== null
      ? [`memory ${policy.memoryMb} MiB a command (${groups})`, `${policy.processes} processes a command (${groups})`]
      : [
          `memory ${policy.memoryMb} MiB a command, shared memory included (measured every ${lookMs.command} ms)`,
          `${(maxSegments * maxSegmentBytes) / 1024 / 1024} MiB in System V segments (seccomp)`,
          `${policy.processes} processes (RLIMIT_NPROC)`,
        ];
  return [
    ...shared,
    `files of ${policy.fileMb} MiB (RLIMIT_FSIZE)`,
    `${policy.cpuSeconds} s of CPU a process (RLIMIT_CPU)`,
    ...(features.size ? [`${policy.tmpMb} MiB of temporary space (tmpfs)`] : []),
    `${policy.outputMb} MiB of output`,
    `${Math.round(policy.commandTimeoutMs / 1_000)} s a command`,
    `${policy.freeDiskMb} MiB kept free on the disk`,
    `${maxNewFiles} new files on the disk a command`,
  ];
}

function listNotes(
  { options: { policy, arch }, programs, features, bubblewrap }: SandboxParts,
  { grouping, hasFilter }: LaunchParts,
): readonly string[] {
  const noted: readonly (readonly [boolean, string])[] = [
    [!hasFilter, `no seccomp filter for ${arch}`],
    [
      grouping.groups === null,
      `memory and processes are not limited together by a control group: ${grouping.groups === null ? grouping.reason : ''}`,
    ],
    [
      grouping.groups === null,
      `shared memory (memfd_create, shared mappings) is only measured: between two looks, in pages that are no longer mapped, and in descriptors on their way through a socket, a command can hold more`,
    ],
    [policy.unixSockets === 'allow', 'the policy allows unix sockets to commands that reach hosts'],
    [policy.ptrace === 'allow', 'the policy allows ptrace'],
    ...listFeatures(features).map(
      ({ option, has, without }) => [!has, `this bwrap has no ${option}: ${without}`] as const,
    ),
    [!bubblewrap.isFixed, describeHole(bubblewrap.version)],
    [
      programs.script === null || programs.stty === null,
      'script (util-linux) or stty is not installed, so no program runs in a session',
    ],
  ];
  return noted.flatMap(([holds, note]) => (holds ? [note] : []));
}
