import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SandboxPolicy } from '../../../core/ports/policy.ts';
import { buildSeccompFilter } from './seccomp.ts';

/** The processes that have a filter program. `server-with-hosts`: a server that reaches a host. */
export type FilteredProcess = 'ordinary' | 'server-with-hosts' | 'engine';

/** The files with the filter programs of a run. */
export type FilterFiles = Readonly<Record<FilteredProcess, string>>;

/**
 * Writes the filter programs of a policy into a folder of the run. Null if this processor is not supported. A server that reaches a host
 * makes no unix socket, unless the policy allows it: it sees the agent's workspace, and a socket can be connected to in a read-only mount too.
 */
export function writeFilterFiles(
  folder: string,
  arch: string,
  { unixSockets, ptrace }: Pick<SandboxPolicy, 'unixSockets' | 'ptrace'>,
  segments: 'small' | 'any',
): FilterFiles | null {
  if (arch !== 'x64' && arch !== 'arm64') return null;
  const write = (name: string, sockets: 'deny' | 'allow'): string => {
    const file = join(folder, name);
    writeFileSync(file, buildSeccompFilter({ arch, unixSockets: sockets, ptrace, segments }), { mode: 0o644 });
    return file;
  };
  const [without, allowing] = [write('seccomp', 'deny'), write('seccomp-unix', 'allow')];
  return {
    ordinary: unixSockets === 'deny' ? without : allowing,
    'server-with-hosts': unixSockets === 'allow' ? allowing : without,
    engine: without,
  };
}
