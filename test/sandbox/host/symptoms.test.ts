import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from '../../../src/sandbox/host/find-programs.ts';
import { buildSeccompFilter } from '../../../src/sandbox/box/launch/seccomp.ts';
import { syscalls } from '../../../src/sandbox/box/launch/seccomp-syscalls.ts';
import { explainStart, findSymptom } from '../../../src/sandbox/host/start-failure.ts';
import { createDirectory } from '../../fixtures/workspace.ts';

const isRoot = process.getuid?.() === 0;
const bwrap = findProgram('bwrap', '', []) ?? 'no-bwrap';
const start = `${bwrap} --unshare-user --unshare-pid --unshare-net --ro-bind / / --dev /dev --proc /proc true`;

/** The real output of bwrap in a shell script that takes a permission from it. */
function listen(script: string, filter: string | null = null): string {
  const descriptor = filter === null ? null : openSync(filter, 'r');
  const done = spawnSync('/bin/sh', ['-c', script], {
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe', descriptor ?? 'ignore'],
  });
  if (descriptor !== null) closeSync(descriptor);
  expect(done.status, done.stderr).not.toBe(0);
  return done.stderr;
}

const mayUnshare = spawnSync('unshare', ['-Ur', 'true']).status === 0;

test.runIf(mayUnshare)('user namespaces that are switched off are recognised', () => {
  for (const kind of ['user', 'net', 'pid'])
    expect(
      findSymptom(listen(`exec unshare -Ur sh -c 'echo 0 > /proc/sys/user/max_${kind}_namespaces; exec ${start}'`))
        ?.name,
    ).toBe('no-user-namespaces');
});

test.runIf(mayUnshare)('a container that may not make namespaces is recognised', () => {
  const arch = process.arch === 'arm64' ? 'arm64' : 'x64';
  const filter = join(createDirectory('filter-'), 'filter');
  writeFileSync(
    filter,
    buildSeccompFilter({ arch, unixSockets: 'deny', ptrace: 'deny', segments: 'small', identity: { uid: 0, gid: 0 } }),
  );
  const symptom = findSymptom(listen(`exec ${bwrap} --ro-bind / / --proc /proc --seccomp 3 ${start}`, filter));
  expect([symptom?.name, symptom?.remedy]).toEqual(['container', expect.stringContaining('seccomp=unconfined')]);
});

test.runIf(mayUnshare)('a container that allows namespaces and no mounts is recognised', () => {
  const filter = join(createDirectory('filter-'), 'filter');
  const mount = syscalls.mount[process.arch === 'arm64' ? 'arm64' : 'x64'];
  // Loads the number of the call; EPERM for mount; allows all others.
  const program = [0x20, 0, 0x15 | (1 << 24), mount, 0x06, 0x00050001, 0x06, 0x7fff0000];
  writeFileSync(filter, Buffer.from(Uint32Array.from(program).buffer));
  const stderr = listen(`exec ${bwrap} --ro-bind / / --proc /proc --seccomp 3 ${start}`, filter);
  expect(stderr).toContain('Failed to make / slave');
  expect(findSymptom(stderr)).toMatchObject({
    name: 'container',
    remedy: expect.stringContaining('apparmor=unconfined'),
  });
});

test('a container that allows no flags of mounts to bubblewrap 0.13 is recognised', () => {
  const stderr = 'bwrap: Can\'t bind mount / on /: mount_setattr() failed at "/newroot": Operation not permitted';
  expect(findSymptom(stderr)?.name).toBe('container');
});

test.runIf(isRoot)('a container that hides parts of /proc is recognised', () => {
  const stderr = listen(`exec unshare -m sh -c 'mount --bind /dev/null /proc/meminfo; exec ${start}'`);
  expect(findSymptom(stderr)?.name).toBe('masked-proc');
});

test.runIf(isRoot)('root that may not map a uid is recognised', () => {
  const stderr = listen(`exec setpriv --bounding-set=-setfcap --inh-caps=-setfcap ${start}`);
  expect(findSymptom(stderr)?.name).toBe('no-setfcap');
});

// Only a machine with AppArmor prints these. They are copied from issue trackers of several projects.
test.each([
  'bwrap: loopback: Failed RTM_NEWADDR: Operation not permitted',
  'bwrap: setting up uid map: Permission denied',
])('AppArmor is recognised by %s', (stderr) => {
  expect(findSymptom(stderr)?.name).toBe('apparmor');
  expect(explainStart(stderr, 'the sandbox does not start (bwrap as uid 7)')).toMatchObject({
    code: 'sandbox',
    message: `the sandbox does not start (bwrap as uid 7): ${stderr}; AppArmor forbids unprivileged user namespaces (Ubuntu 24.04 and later)`,
    hint: expect.stringContaining('doctor --fix'),
  });
});

test('an unknown message is passed on unchanged', () => {
  expect(findSymptom('bwrap: something else')).toBeNull();
});
