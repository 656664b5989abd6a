import type { SandboxPolicy } from '../../../core/ports/policy.ts';
import type { BubblewrapFeatures } from '../launch/bubblewrap.ts';
import { maxSegmentBytes, maxSegments } from '../launch/seccomp.ts';
import { maxNewFiles } from '../limits/disk-floor.ts';
import { lookMs } from '../limits/held-memory.ts';

/** Each limit of a command and the mechanism that enforces it, for the isolation report. */
export function describeLimits(options: {
  readonly policy: SandboxPolicy;
  readonly features: Pick<BubblewrapFeatures, 'size'>;
  /** The name of the control groups; null without control groups. */
  readonly groups: string | null;
}): readonly string[] {
  const { policy, features, groups } = options;
  const shared =
    groups !== null
      ? [`memory ${policy.memoryMb} MiB a command (${groups})`, `${policy.processes} processes a command (${groups})`]
      : [
          `memory ${policy.memoryMb} MiB a process (RLIMIT_DATA)`,
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
