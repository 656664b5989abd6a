import { HarnessError } from '../../../core/types/error.ts';
import type { SandboxPolicy } from '../../../core/ports/policy.ts';
import type { CommandResult } from '../../../core/ports/sandbox.ts';
import { isAtLeast, type IsolationLevel, type IsolationReport } from '../../../core/types/isolation.ts';
import { describeHole, isFixedVersion, type BubblewrapFeatures } from '../launch/bubblewrap.ts';
import { maxSegmentBytes, maxSegments } from '../launch/seccomp.ts';
import { maxNewFiles } from '../limits/disk-floor.ts';
import { lookMs } from '../limits/held-memory.ts';
import type { OpenedGroups } from '../limits/open-groups.ts';
import { listProbeFailures, listProved, readProbe, type ProbeExpectation } from './probe.ts';
import { explainStart } from '../../host/start-failure.ts';
import type { Programs } from '../../host/find-programs.ts';

export interface IsolationFacts {
  /** How bwrap got its namespaces. */
  readonly rung: string;
  readonly policy: SandboxPolicy;
  readonly programs: Programs;
  readonly features: BubblewrapFeatures;
  /** The version of bubblewrap. */
  readonly version: string;
  readonly grouping: OpenedGroups;
  readonly arch: string;
  readonly hasFilter: boolean;
  /** Expectations of the probe that the other facts do not contain. */
  readonly expected: Omit<ProbeExpectation, 'seccomp' | 'hasSize'>;
  readonly planNotes: readonly string[];
  readonly required: IsolationLevel;
}

/**
 * Reports the isolation that the probe has found, and its shortcomings. Throws `sandbox` if a boundary does not hold or the level is below
 * the required one.
 */
export function judgeIsolation(probed: CommandResult, facts: IsolationFacts): IsolationReport {
  const { rung, features, grouping, hasFilter } = facts;
  if (probed.exitCode !== 0)
    throw explainStart(`${probed.stderr}\nexit ${probed.exitCode}`, `the probe of the sandbox failed (${rung})`);
  const reading = readProbe(probed.stdout);
  const expected: ProbeExpectation = { ...facts.expected, seccomp: hasFilter, hasSize: features.size };
  const failures = listProbeFailures(reading, expected);
  if (failures.length > 0)
    throw new HarnessError({
      code: 'sandbox',
      message: `the sandbox does not hold (${rung}): ${failures.join('; ')}`,
      hint: 'Run `script-harness doctor`.',
    });
  const notes = listNotes(facts);
  const bubblewrap = { version: facts.version, isFixed: isFixedVersion(facts.version) };
  const isStrict = hasFilter && grouping.groups !== null && bubblewrap.isFixed;
  const level: IsolationLevel = isStrict ? 'strict' : hasFilter ? 'full' : 'namespaces';
  if (!isAtLeast(level, facts.required))
    throw new HarnessError({
      code: 'sandbox',
      message: `the isolation here is ${level}, and ${facts.required} is required: ${notes.join('; ')}`,
      hint: 'Fix what is named, or lower require-isolation.',
    });
  return {
    level,
    rung,
    seccomp: hasFilter,
    bubblewrap,
    walls: listProved(reading, expected),
    limits: describeLimits(facts),
    notes,
  };
}

/** Each limit of a command and the mechanism that enforces it. */
function describeLimits({ policy, features, grouping }: IsolationFacts): readonly string[] {
  const groups = grouping.groups?.name ?? null;
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

function listNotes(facts: IsolationFacts): string[] {
  const { policy, programs, features, grouping } = facts;
  const noted: readonly (readonly [boolean, string])[] = [
    [!facts.hasFilter, `no seccomp filter for ${facts.arch}`],
    [
      grouping.groups === null,
      `memory and processes are not limited together: ${grouping.groups === null ? grouping.reason : ''}`,
    ],
    [
      grouping.groups === null,
      `shared memory (memfd_create, shared mappings) is only measured: between two looks, in pages that are no longer mapped, and in descriptors on their way through a socket, a command can hold more`,
    ],
    [policy.unixSockets === 'allow', 'the policy allows unix sockets to commands that reach hosts'],
    [policy.ptrace === 'allow', 'the policy allows ptrace'],
    [
      !features.size,
      `this bwrap has no --size, so ${grouping.groups === null ? 'temporary space is not limited' : 'temporary space is bound by the memory limit alone'}`,
    ],
    [
      !features.disableUserNamespaces,
      'this bwrap has no --disable-userns; the seccomp filter alone refuses new namespaces',
    ],
    [!isFixedVersion(facts.version), describeHole(facts.version)],
    [
      programs.script === null || programs.stty === null,
      'script (util-linux) or stty is not installed, so no program runs in a session',
    ],
  ];
  return [...noted.flatMap(([holds, note]) => (holds ? [note] : [])), ...facts.planNotes];
}
