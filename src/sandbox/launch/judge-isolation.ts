import { HarnessError } from '../../core/types/error.ts';
import type { SandboxPolicy } from '../../core/ports/policy.ts';
import {
  isolationLevels,
  type CommandResult,
  type IsolationLevel,
  type IsolationReport,
} from '../../core/ports/sandbox.ts';
import type { BubblewrapFeatures } from './bubblewrap.ts';
import { describeLimits } from '../limits/describe-limits.ts';
import type { OpenedGroups } from '../limits/open-groups.ts';
import { listProbeFailures, readProbe } from './probe.ts';
import { explainStart } from './start-failure.ts';
import { canLimit } from '../limits/process-limits.ts';
import type { Programs } from '../processes/find-programs.ts';

export interface IsolationFacts {
  /** The way by which bwrap got its namespaces. */
  readonly rung: string;
  readonly policy: SandboxPolicy;
  readonly programs: Programs;
  readonly features: BubblewrapFeatures;
  readonly grouping: OpenedGroups;
  readonly arch: string;
  readonly hasUserNamespace: boolean;
  readonly hasFilter: boolean;
  /** True where commands run as another user than the harness. */
  readonly stepsDown: boolean;
  readonly planNotes: readonly string[];
  readonly required: IsolationLevel;
}

/** Says what isolation the probe has found, and what is less than it could be. Throws `sandbox` where it does not hold or is not enough. */
export function judgeIsolation(probed: CommandResult, facts: IsolationFacts): IsolationReport {
  const { rung, policy, programs, features, grouping, hasFilter } = facts;
  if (probed.exitCode !== 0)
    throw explainStart(`${probed.stderr}\nexit ${probed.exitCode}`, `the probe of the sandbox failed (${rung})`);
  const failures = listProbeFailures(readProbe(probed.stdout), { seccomp: hasFilter, noGroups: facts.stepsDown });
  if (failures.length > 0)
    throw new HarnessError({
      code: 'sandbox',
      message: `the sandbox does not hold (${rung}): ${failures.join('; ')}`,
      hint: 'Run `script-harness doctor`.',
    });
  const limits = describeLimits({
    policy,
    features,
    groups: grouping.groups?.name ?? null,
    rlimits: canLimit(programs),
  });
  const notes = listNotes(facts);
  const level: IsolationLevel = hasFilter && canLimit(programs) ? 'full' : 'namespaces';
  if (isolationLevels.indexOf(level) < isolationLevels.indexOf(facts.required))
    throw new HarnessError({
      code: 'sandbox',
      message: `the isolation here is ${level}, and ${facts.required} is required: ${notes.join('; ')}`,
      hint: 'Mend what is named, or lower require-isolation.',
    });
  return { level, rung, seccomp: hasFilter, limits, notes };
}

function listNotes(facts: IsolationFacts): string[] {
  const { policy, programs, features, grouping } = facts;
  const noted: readonly (readonly [boolean, string])[] = [
    [!facts.hasFilter, `no seccomp filter for ${facts.arch}`],
    [!canLimit(programs), 'neither dash nor prlimit is installed, so there are no process limits'],
    [
      grouping.groups === null,
      `memory and processes are not limited together: ${grouping.groups === null ? grouping.reason : ''}`,
    ],
    [
      grouping.groups === null,
      `shared memory (memfd_create, shared mappings) is only measured: between two looks, and in descriptors on their way through a socket, a command can hold more`,
    ],
    [!facts.hasUserNamespace, 'there is no user namespace; the seccomp filter alone refuses new ones'],
    [policy.unixSockets === 'allow', 'the policy allows unix sockets'],
    [policy.ptrace === 'allow', 'the policy allows ptrace'],
    [
      !features.size,
      `this bwrap has no --size, so ${grouping.groups === null ? 'temporary space is not limited' : 'temporary space is bound by the memory limit alone'}`,
    ],
    [
      !features.disableUserNamespaces && facts.hasUserNamespace,
      'this bwrap has no --disable-userns; the seccomp filter alone refuses new namespaces',
    ],
    [
      programs.script === null || programs.stty === null,
      'script (util-linux) or stty is not installed, so no program runs in a session',
    ],
  ];
  return [...noted.flatMap(([holds, note]) => (holds ? [note] : [])), ...facts.planNotes];
}
