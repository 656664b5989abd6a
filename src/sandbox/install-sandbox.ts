import { spawnSync } from 'node:child_process';
import { findProgram } from './programs.ts';

/**
 * Installs bubblewrap on GitHub's own runners, which are thrown away after the job. Nothing is ever installed on anybody else's machine:
 * there the sandbox's refusal says what to install.
 */
export async function installSandbox(options: {
  readonly mode: 'auto' | 'never';
  readonly hosted: boolean;
  readonly uid: number;
  readonly write: (line: string) => void;
}): Promise<void> {
  if (options.mode === 'never' || !options.hosted || findProgram('bwrap', '', []) !== null) return;
  const apt = findProgram('apt-get', '', []);
  const sudo = findProgram('sudo', '', []);
  if (apt === null || (options.uid !== 0 && sudo === null)) return;
  options.write('bubblewrap is not installed; installing it');
  const command = [
    ...(options.uid === 0 || sudo === null ? [] : [sudo, '-n']),
    apt,
    'install',
    '-y',
    '-qq',
    'bubblewrap',
  ];
  const done = spawnSync(command[0] ?? apt, command.slice(1), {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
  });
  if (done.status !== 0) options.write(`the installation failed: ${done.stderr.trim()}`);
}
