import type { RunUser } from '../../host/run-user.ts';

/** Namespaces that a process joins before its own sandbox starts: paths of descriptors that the harness keeps open. */
export interface Namespaces {
  /** Null if root made the mounts: then there is no user namespace to join. */
  readonly user: string | null;
  readonly mount: string | null;
}

/**
 * The command line before a process that joins namespaces; for root, it is the first command. Root becomes `user` with it; null if another
 * program does that later. The process keeps capabilities in the joined user namespace until bwrap drops them, so no program between the
 * two may come from the workspace.
 */
export function renderEnter(
  nsenter: string,
  { user: userNamespace, mount }: Namespaces,
  network: string | null,
  user: RunUser | null,
): string[] {
  return [
    nsenter,
    ...(userNamespace === null ? [] : ['--preserve-credentials', `--user=${userNamespace}`]),
    ...(mount === null ? [] : [`--mount=${mount}`]),
    ...(network === null ? [] : [`--net=${network}`]),
    ...(user === null ? [] : [`--setgid=${user.gid}`, `--setuid=${user.uid}`]),
    '--',
  ];
}
