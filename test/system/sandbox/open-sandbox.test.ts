import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findHostTools, restoreHost } from '../../../src/sandbox/host/host-change.ts';
import { openSandbox } from '../../../src/sandbox/open-sandbox.ts';
import { findProgram } from '../../../src/sandbox/host/find-programs.ts';
import { createTestOptions, createTestSandbox, runCommand, testedLevel } from '../../fixtures/sandbox.ts';
import { copyProgram } from '../../scenarios/attempts/place.ts';
import { createDirectory, createRepository } from '../../fixtures/workspace.ts';
import { confineChildren, wrapBubblewrap } from '../../fixtures/wrapped-bubblewrap.ts';

const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
const blocked = 'bwrap: setting up uid map: Permission denied';

interface Machine {
  readonly findProgram: (name: string) => string | null;
  /** The calls of sudo, apparmor_parser and sysctl, in order. */
  readonly readLog: () => string[];
  readonly isOpen: () => boolean;
  readonly state: string;
  readonly directory: string;
}

/**
 * A machine whose bwrap gets no user namespace until the profile or the setting is active. Its tools are real programs that log their
 * arguments.
 */
function createMachine(tools: {
  says?: string;
  parser?: 'works' | 'fails' | 'useless';
  sysctl?: 'works' | 'fails';
  sudo?: 'works' | 'asks';
}): Machine {
  const directory = createDirectory('machine-');
  chmodSync(directory, 0o755);
  const [log, mark] = [join(directory, 'log'), join(directory, 'open')];
  const write = (name: string, text: string): void =>
    writeFileSync(join(directory, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  const bwrap = wrapBubblewrap(`
if (!-e '${mark}' && grep { $_ eq '--unshare-user' } @words) { print STDERR "${tools.says ?? blocked}\\n"; exit 1; }`);
  symlinkSync(bwrap, join(directory, 'bwrap'));
  const note = (name: string): string => `echo "${name} $*" >> ${log}`;
  const fail = (reason: string): string => `echo "${reason}" >&2; exit 1`;
  if (tools.parser !== undefined)
    write(
      'apparmor_parser',
      `${note('apparmor_parser')}; cat > ${directory}/profile\n${tools.parser === 'fails' ? fail('AppArmor parser error: no userns') : tools.parser === 'useless' ? 'exit 0' : `case "$1" in --replace) : > ${mark};; --remove) rm ${mark};; esac`}`,
    );
  if (tools.sysctl !== undefined)
    write(
      'sysctl',
      `${note('sysctl')}\n${tools.sysctl === 'fails' ? fail('sysctl: permission denied') : `case "$2" in *=0) : > ${mark};; *=1) rm -f ${mark};; esac`}`,
    );
  if (tools.sudo !== undefined)
    write(
      'sudo',
      `${note('sudo')}\n${tools.sudo === 'asks' ? fail('sudo: a password is required') : 'shift 2; exec "$@" 3<&- 4<&- 5<&- 6<&-'}`,
    );
  return {
    findProgram: (name) =>
      existsSync(join(directory, name))
        ? join(directory, name)
        : ['sudo', 'apparmor_parser', 'sysctl'].includes(name)
          ? null
          : findProgram(name, '', []),
    readLog: () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []),
    isOpen: () => existsSync(mark),
    state: createDirectory('state-'),
    directory,
  };
}

function open(machine: Machine, options: { hosted: boolean; uid?: number }) {
  const root = createRepository({ 'a.txt': 'a' });
  if (options.uid !== undefined) execFileSync('chown', ['-R', String(options.uid), root]);
  const base = createTestOptions(root, { findProgram: machine.findProgram, stateDirectory: machine.state });
  const environment = { ...base.facts.environment, ...(options.hosted ? { RUNNER_ENVIRONMENT: 'github-hosted' } : {}) };
  return openSandbox({
    ...base,
    facts: { ...base.facts, environment },
    ...(options.uid === undefined ? {} : { uid: options.uid }),
  });
}

test('on a hosted runner only bwrap gets a profile, which is removed at the end', async () => {
  const machine = createMachine({ parser: 'works', sysctl: 'works', sudo: 'works' });
  const sandbox = await open(machine, { hosted: true });
  expect((await runCommand(sandbox, ['cat', 'a.txt'])).stdout).toBe('a');
  expect(sandbox.isolation.level).toMatch(testedLevel);
  expect(sandbox.isolation.notes[0]).toContain('profile that lets bwrap alone make user namespaces');
  expect(readFileSync(join(machine.directory, 'profile'), 'utf8')).toMatch(
    /^profile script-harness-bwrap \/\S+\/bwrap flags=\(unconfined\) \{\n {2}userns,\n\}$/m,
  );
  await sandbox.close();
  expect(machine.isOpen()).toBe(false);
  expect(readdirSync(machine.state)).toEqual([]);
  expect(machine.readLog().filter((line) => !line.startsWith('sudo'))).toEqual([
    'apparmor_parser --replace --skip-cache',
    'apparmor_parser --remove',
  ]);
});

test.each(['fails', 'useless'] as const)('if the profile %s, the setting is changed and restored', async (parser) => {
  const machine = createMachine({ parser, sysctl: 'works', sudo: 'works' });
  const sandbox = await open(machine, { hosted: true });
  expect(sandbox.isolation.notes[0]).toBe('kernel.apparmor_restrict_unprivileged_userns was set to 0 for this run');
  expect(machine.isOpen()).toBe(true);
  await sandbox.close();
  expect(machine.isOpen()).toBe(false);
  expect(machine.readLog().filter((line) => line.startsWith('sysctl'))).toEqual([
    'sysctl -w kernel.apparmor_restrict_unprivileged_userns=0',
    'sysctl -w kernel.apparmor_restrict_unprivileged_userns=1',
  ]);
});

test('the change of a killed run is undone at the next start, or by the post step', async () => {
  const machine = createMachine({ sysctl: 'works', parser: 'fails', sudo: 'works' });
  const file = join(machine.state, 'host-change.json');
  const write = (pid: number, startTicks: string): void => {
    mkdirSync(machine.state, { recursive: true });
    writeFileSync(join(machine.directory, 'open'), '');
    writeFileSync(file, JSON.stringify({ schema: 'host-change/v1', change: 'sysctl', holder: { pid, startTicks } }));
  };
  const tools = findHostTools({ findProgram: machine.findProgram, uid: process.getuid?.() ?? 0 });
  const alive = spawn('/bin/sleep', ['60'], { stdio: 'ignore' });
  onTestFinished(() => void alive.kill('SIGKILL'));
  const ticks = readFileSync(`/proc/${alive.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  write(alive.pid ?? 0, ticks);
  expect([restoreHost(tools, machine.state), machine.isOpen()]).toEqual([null, true]);
  write(alive.pid ?? 0, '1');
  expect([restoreHost(tools, machine.state), machine.isOpen(), existsSync(file)]).toEqual([null, false, false]);
  writeFileSync(file, JSON.stringify({ change: 'rm -rf /' }));
  expect(restoreHost(tools, machine.state)).toContain('not one that a run has written');
});

test('on any other machine nothing is changed, and the error contains symptom, way and remedy', async () => {
  const machine = createMachine({ parser: 'works', sysctl: 'works', sudo: 'asks' });
  const refused = await open(machine, { hosted: false, ...(isRoot ? { uid: nobody } : {}) }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(refused).toMatchObject({
    code: 'sandbox',
    hint: expect.stringContaining('apparmor_restrict_unprivileged_userns=0'),
  });
  expect(String(refused)).toMatch(
    /the sandbox does not start \(bwrap as uid \d+\): bwrap: setting up uid map: Permission denied; AppArmor forbids .*; AppArmor is not changed, since this is no runner of GitHub’s own/,
  );
  expect(machine.readLog()).toEqual([]);
  expect(machine.isOpen()).toBe(false);
});

test('a symptom that AppArmor does not cause is refused immediately', async () => {
  const machine = createMachine({
    says: "bwrap: Can't mount proc on /newroot/proc: Operation not permitted",
    parser: 'works',
    sysctl: 'works',
    sudo: 'works',
  });
  await expect(open(machine, { hosted: true })).rejects.toMatchObject({
    code: 'sandbox',
    hint: expect.stringContaining('systempaths=unconfined'),
  });
  expect(machine.readLog()).toEqual([]);
});

test.each(['overlay', 'copy'] as const)('a bwrap whose programs have no capabilities is enough (%s)', async (kind) => {
  const bwrap = wrapBubblewrap(confineChildren);
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }), {
    findProgram: (name) => (name === 'bwrap' ? bwrap : findProgram(name, '', [])),
    ...(kind === 'copy' && { workspaceAs: kind }),
  });
  expect((await runCommand(sandbox, ['cat', 'a.txt'])).stdout).toBe('a');
  expect(sandbox.isolation.rung).toContain(kind === 'copy' ? 'a copy' : 'a layer');
});

// The program finds its tools itself.
test.runIf(isRoot)('it is enough for an ordinary user too', () => {
  const own = join(createDirectory('own-'), 'bwrap');
  copyFileSync(findProgram('bwrap', '', []) ?? '', own);
  chmodSync(dirname(own), 0o755);
  expect(readFileSystemWith({ bwrap: wrapBubblewrap(confineChildren, own) })).toBe('overlayfs');
});

test.runIf(isRoot)('an ordinary user’s sandbox starts with the programs of BusyBox, as Alpine Linux has them', () => {
  const busybox = findProgram('busybox', '', []) ?? '';
  // Distributions leave out some of its programs.
  const listed = execFileSync(busybox, ['--list'], { encoding: 'utf8' }).split('\n');
  const wanted = ['nsenter', 'unshare', 'mount', 'sh', 'cp', 'chown', 'rm', 'du', 'mkfifo', 'mknod'];
  const names = wanted.filter((name) => listed.includes(name));
  expect(names).toContain('mount');
  expect(readFileSystemWith(Object.fromEntries(names.map((name) => [name, busybox])))).toBe('overlayfs');
});

/** The file system of the workspace in a sandbox of the built program, which an ordinary user starts on a machine with other programs. */
function readFileSystemWith(programs: Readonly<Record<string, string>>): string {
  const root = createRepository({ 'a.txt': 'a' });
  const home = createDirectory('home-');
  execFileSync('chown', ['-R', `${nobody}:${nobody}`, root, home]);
  const program = copyProgram(join(import.meta.dirname, '../../../dist'));
  onTestFinished(() => program.remove());
  const binds = Object.entries(programs).flatMap(([name, other]) => [
    other,
    realpathSync(findProgram(name, '', []) ?? ''),
  ]);
  const mount =
    'while [ "$1" != -- ]; do "$0" --bind "$1" "$2" || exit; shift 2; done; shift; cd "$1"; shift; exec "$@"';
  // A copy, since the one of the system is replaced.
  const ownMount = join(createDirectory('own-'), 'mount');
  copyFileSync(findProgram('mount', '', []) ?? '', ownMount);
  const printed = execFileSync(
    'unshare',
    [
      ...['--mount', 'bash', '-c', mount, ownMount, ...binds, '--', root],
      ...['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--'],
      ...[program.node, program.main, 'sandbox', '--policy', 'builtin:fix-tests', '--'],
      ...['stat', '--file-system', '--format=%T', '.'],
    ],
    { encoding: 'utf8', env: { PATH: process.env['PATH'], HOME: home } },
  );
  return printed.trim();
}
