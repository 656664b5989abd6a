import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SandboxPolicy } from '../../core/ports/policy.ts';
import { buildSeccompFilter } from './seccomp.ts';

/** Writes the filter program of a policy into a folder of the run. Null if this processor is not supported. */
export function writeFilterFile(
  folder: string,
  arch: string,
  { unixSockets, ptrace }: Pick<SandboxPolicy, 'unixSockets' | 'ptrace'>,
  segments: 'small' | 'any',
): string | null {
  if (arch !== 'x64' && arch !== 'arm64') return null;
  const file = join(folder, 'seccomp');
  writeFileSync(file, buildSeccompFilter({ arch, unixSockets, ptrace, segments }), { mode: 0o644 });
  return file;
}
