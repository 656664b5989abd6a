import { spawnSync } from 'node:child_process';

// Installs packages that npm cannot: bubblewrap, which contains the agent's commands, and ripgrep, which searches fast. With `tests`, also the programs
// that the tests put into the sandbox.
const packages = {
  bwrap: 'bubblewrap',
  rg: 'ripgrep',
  ...(process.argv[2] === 'tests' && {
    curl: 'curl',
    python3: 'python3',
    '/usr/bin/pip3': 'python3-pip',
    busybox: 'busybox',
    // The tests view report.html in it.
    chromium: 'chromium',
  }),
};

function isInstalled(program) {
  return spawnSync('sh', ['-c', 'command -v "$1"', 'sh', program], { stdio: 'ignore' }).status === 0;
}

function canRun(command) {
  return spawnSync(command[0], command.slice(1), { stdio: 'ignore' }).status === 0;
}

const missing = Object.entries(packages)
  .filter(([program]) => !isInstalled(program))
  .map(([, name]) => name);

if (process.platform === 'linux' && missing.length > 0) {
  const prefix = process.getuid() === 0 ? [] : canRun(['sudo', '-n', 'true']) ? ['sudo', '-n'] : null;
  const apt = (...args) =>
    spawnSync([...(prefix ?? []), 'apt-get', ...args][0], [...(prefix ?? []), 'apt-get', ...args].slice(1), {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const installed =
    prefix !== null &&
    isInstalled('apt-get') &&
    (apt('install', '-y', '-qq', ...missing) || (apt('update', '-qq') && apt('install', '-y', '-qq', ...missing)));
  if (!installed) {
    console.error(
      `Install first: ${missing.join(' and ')} (on Debian and Ubuntu: sudo apt-get install -y ${missing.join(' ')})`,
    );
    // Without ripgrep the search falls back to git; without bubblewrap nothing may run.
    if (missing.includes('bubblewrap')) process.exit(6);
  }
}
