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
    remedy: 'Raise user.max_user_namespaces on this machine.',
  },
  {
    name: 'container',
    pattern:
      /No permissions to create (?:a )?new namespace|Creating new namespace failed: Operation not permitted|unshare failed: Operation not permitted/i,
    meaning: 'this container may not create namespaces',
    remedy:
      'Start the container with --security-opt seccomp=unconfined and --security-opt apparmor=unconfined, or run the job outside a container.',
  },
  {
    name: 'masked-proc',
    pattern: /Can't mount proc on/i,
    meaning: 'this container hides parts of /proc, so that a fresh one cannot be mounted',
    remedy: 'Start the container with --security-opt systempaths=unconfined, or run the job outside a container.',
  },
  {
    name: 'no-setfcap',
    pattern: /setting up uid map: Operation not permitted/i,
    meaning: 'root without CAP_SETFCAP cannot map a uid',
    remedy: 'Run the job as an ordinary user.',
  },
  {
    name: 'other-bubblewrap',
    pattern: /^bwrap: Unknown option |exec: \S*bwrap: (?:not found|Permission denied)/m,
    meaning:
      'bubblewrap was removed or replaced by another version during the run, or its --help lists an option that it does not take',
    remedy: 'Run again when no package is being installed; if it fails again, report what `bwrap --version` prints.',
  },
];

/** Finds the meaning of a message of bwrap; null if the message is not known. */
export function findSymptom(text: string): Symptom | null {
  return symptoms.find(({ pattern }) => pattern.test(text)) ?? null;
}
