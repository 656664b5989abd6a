import { nothingClosed, type SandboxPolicy } from '../core/ports/policy.ts';

/** A policy with a writable workspace, no masks and ordinary limits. Only for testing the boundary itself, never for a run. */
export const openSandboxPolicy: SandboxPolicy = {
  require: null,
  programs: 'by-name',
  passEnv: [],
  caches: [],
  cacheMb: 64,
  mayWriteBelow: () => true,
  closed: nothingClosed,
  network: null,
  authorities: [],
  deniedToServers: [],
  commandTimeoutMs: 60_000,
  memoryMb: 2_048,
  processes: 256,
  fileMb: 256,
  tmpMb: 64,
  cpuSeconds: 600,
  outputMb: 64,
  freeDiskMb: 64,
  git: 'history',
  unixSockets: 'without-hosts',
  ptrace: 'deny',
};
