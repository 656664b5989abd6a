import { CommandNotStarted, ToolFailure } from '../../core/ports/tool.ts';
import { HarnessError } from '../../core/types/error.ts';

/**
 * A sandbox or the program in it could not be started. `output` is the output of bwrap, or of a program before it. No part of the command
 * ran.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
  readonly program: string;
  readonly output: string;

  constructor(program: string, output: string) {
    super(`${program} could not be started: ${output.trim()}`);
    this.program = program;
    this.output = output;
  }
}

/** The error of a failed start: the printed symptom, its meaning and its remedy. */
export function explainStart(output: string, title: string): HarnessError {
  const lines = output.trim().split('\n');
  // Other programs may have printed something before.
  const line = lines.find((one) => findSymptom(one) !== null) ?? lines[0] ?? '';
  const symptom = findSymptom(line);
  return new HarnessError({
    code: 'sandbox',
    message: `${title}: ${line === '' ? 'it printed no reason' : line}${symptom === null ? '' : `; ${symptom.meaning}`}`,
    hint: symptom?.remedy ?? 'Run `script-harness doctor` on this machine and see docs/sandbox.md.',
  });
}

/** The error for the model if its own program could not be started, and for the run if this machine no longer starts a sandbox. */
export function explainStartFailure({ program, output }: Pick<StartFailure, 'program' | 'output'>): Error {
  const reason = readReason(output);
  // The model chose these names, so nothing in them is a symptom of the machine.
  const isOfCommand = [`execvp ${program.split('\n')[0] ?? ''}`, "Can't chdir to "].some((start) =>
    reason.startsWith(start),
  );
  if (!isOfCommand && (reason.startsWith('execvp ') || findSymptom(output) !== null))
    return explainStart(output, 'the sandbox does not start any more');
  if (/^execvp .*No such file/.test(reason)) {
    const isPath = program.includes('/') && !/\s/.test(program);
    return new ToolFailure(
      isPath
        ? `${program} does not exist, or the interpreter that its first line names does not`
        : `${program} was not found on PATH; for shell text: ["bash", "-lc", TEXT]`,
    );
  }
  const Failure = isOfCommand ? ToolFailure : CommandNotStarted;
  return new Failure(`${program} could not be started: ${reason}`);
}

function readReason(output: string): string {
  const line = output.trim().split('\n')[0] ?? '';
  return line === '' ? 'no reason was printed' : line.replace(/^bwrap: /, '');
}

/** The reason why a sandbox does not start, as far as the output of bwrap shows it. */
export interface Symptom {
  readonly name: 'apparmor' | 'no-user-namespaces' | 'container' | 'masked-proc' | 'no-setfcap' | 'other-bubblewrap';
  readonly pattern: RegExp;
  readonly meaning: string;
  readonly remedy: string;
}

// The order matters: the first match is used.
const symptoms: readonly Symptom[] = [
  {
    name: 'apparmor',
    pattern: /Failed RTM_NEWADDR|setting up uid map: Permission denied/i,
    meaning: 'AppArmor forbids unprivileged user namespaces (Ubuntu 24.04 and later)',
    remedy:
      'Load an AppArmor profile that grants userns to /usr/bin/bwrap (`script-harness doctor --fix` does), or run: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0',
  },
  {
    name: 'no-user-namespaces',
    pattern: /max_[a-z]+_namespaces exceeded|nesting depth|kernel does not support user namespaces/i,
    meaning: 'user namespaces are switched off by sysctl, or missing in the kernel',
    remedy: 'Raise user.max_user_namespaces on this machine; for a container, on the machine below it.',
  },
  {
    name: 'container',
    pattern:
      /No permissions to create (?:a )?new namespace|Creating new namespace failed: Operation not permitted|unshare failed: Operation not permitted|Failed to make \/ slave|mount_setattr\(\) failed at .{1,200}: Operation not permitted/i,
    meaning: 'the seccomp or AppArmor profile of this container forbids namespaces or mounts',
    remedy:
      'In the `container` of the job, add `options: --security-opt seccomp=unconfined --security-opt apparmor=unconfined`. In the securityContext of a Kubernetes container, add `seccompProfile: { type: Unconfined }` and `appArmorProfile: { type: Unconfined }`. See docs/containers.md.',
  },
  {
    name: 'masked-proc',
    pattern: /Can't mount proc on/i,
    meaning: 'this container hides parts of /proc, so that a fresh one cannot be mounted',
    remedy:
      'In the `container` of the job, add `options: --security-opt systempaths=unconfined`. In Kubernetes, add `procMount: Unmasked` to the securityContext of the container, and `hostUsers: false` to the pod. See docs/containers.md.',
  },
  {
    name: 'no-setfcap',
    pattern: /setting up uid map: Operation not permitted/i,
    meaning: 'root without CAP_SETFCAP cannot map a uid',
    remedy: 'Run the job as an ordinary user: `options: --user 1001`, or in Kubernetes `runAsUser: 1001`.',
  },
  {
    name: 'other-bubblewrap',
    pattern: /^bwrap: Unknown option |^prlimit: failed to execute \S*bwrap: (?:No such file|Permission denied)/m,
    meaning:
      'bubblewrap was removed or replaced by another version during the run, or its --help lists an option that it does not take',
    remedy: 'Run again when no package is being installed; if it fails again, report what `bwrap --version` prints.',
  },
];

/** Finds the meaning of a message of bwrap; null if the message is not known. */
export function findSymptom(text: string): Symptom | null {
  return symptoms.find(({ pattern }) => pattern.test(text)) ?? null;
}
