import { findSystemProgram, runAsRoot, systemPackages } from './find-programs.ts';

/**
 * Installs bubblewrap, and ripgrep if it is missing, on GitHub's own runners, which are discarded after the job. Nothing is installed on
 * other machines; there, the error of the sandbox lists the packages to install.
 */
export async function installSandbox(options: {
  readonly mode: 'auto' | 'never';
  readonly hosted: boolean;
  readonly uid: number;
  readonly write: (line: string) => void;
}): Promise<void> {
  if (options.mode === 'never' || !options.hosted || findSystemProgram('bwrap') !== null) return;
  options.write('bubblewrap is not installed; installing it');
  const missing = (['bwrap', 'rg'] as const).filter((name) => findSystemProgram(name) === null);
  const refused = installPackages({ ...options, packages: missing.map((name) => systemPackages[name]) });
  if (refused !== null) options.write(`the installation failed: ${refused}`);
}

/** Installs packages with apt, as root or through a sudo that needs no password. Returns null, or the reason for a failure. */
export function installPackages(options: {
  readonly packages: readonly string[];
  readonly uid: number;
  readonly find?: typeof findSystemProgram;
  /** How long one call of apt may take. A mirror that does not answer would hold the job otherwise. */
  readonly limitMs?: number;
}): string | null {
  const { find = findSystemProgram, limitMs: timeout = 180_000 } = options;
  const [apt, sudo] = [find('apt-get'), find('sudo')];
  if (apt === null) return 'apt-get is not installed';
  if (options.uid !== 0 && sudo === null) return 'this user is not root, and sudo is not installed';
  const run = (...args: string[]): string | null =>
    runAsRoot(options.uid === 0 ? null : sudo, [apt, ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout });
  // Another step, or the start of the machine, may be installing too. apt would fail at once.
  const install = ['install', '-y', '-qq', '-o', 'DPkg::Lock::Timeout=60', ...options.packages];
  const refused = run(...install);
  // The package lists of a machine may be older than the archive.
  return refused === null || run('update', '-qq') !== null ? refused : run(...install);
}
