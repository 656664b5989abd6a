import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { enterUserScope, findGroupPlaces } from '../../../../src/sandbox/box/limits/open-groups.ts';
import { removeGroup } from '../../../../src/sandbox/box/limits/cgroup.ts';
import { systemClock } from '../../../../src/run/host/system-clock.ts';
import { createDirectory } from '../../../fixtures/workspace.ts';

const root = join(import.meta.dirname, '../../../..');
const nobody = 65_534;
const unified = readFileSync('/proc/self/mountinfo', 'utf8')
  .split('\n')
  .find((line) => / - cgroup2 /.test(line))
  ?.split(' ')[4];
const isOpenToNobody =
  process.getuid?.() === 0 &&
  unified !== undefined &&
  spawnSync(process.execPath, ['--version'], { uid: nobody, gid: nobody, cwd: '/' }).status === 0;

describe('the place of control groups', () => {
  const second = '35 24 0:30 / /sys/fs/cgroup rw,nosuid shared:9 - cgroup2 cgroup2 rw,nsdelegate';
  const memory = '40 32 0:35 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory';
  const pids = '41 32 0:36 / /sys/fs/cgroup/pids rw - cgroup cgroup rw,pids';
  const both = ['memory', 'pids'];

  test.each([
    {
      name: 'version 2',
      mountInfo: second,
      ownGroups: '0::/user.slice/user-1.slice/run-7.scope\n',
      places: [[2, both, '/sys/fs/cgroup/user.slice/user-1.slice/run-7.scope', '/sys/fs/cgroup']],
    },
    {
      name: 'version 2 in a container with a view of its own',
      mountInfo: second,
      ownGroups: '0::/\n',
      places: [[2, both, '/sys/fs/cgroup', '/sys/fs/cgroup']],
    },
    {
      name: 'version 1, of which version 2 has nothing left',
      mountInfo: [second.replace('/sys/fs/cgroup', '/sys/fs/cgroup/unified'), memory, pids].join('\n'),
      ownGroups: '8:pids:/\n4:memory:/a/b\n0::/\n',
      places: [
        [1, ['memory'], '/sys/fs/cgroup/memory/a/b', '/sys/fs/cgroup/memory'],
        [1, ['pids'], '/sys/fs/cgroup/pids', '/sys/fs/cgroup/pids'],
      ],
    },
    {
      name: 'version 1 in a container that sees only its own part',
      mountInfo: [memory, pids].map((line) => line.replace(' / /sys', ' /docker/x\\040y /sys')).join('\n'),
      ownGroups: '8:cpu,pids:/docker/x y\n4:memory:/docker/x y/z\n',
      places: [
        [1, ['memory'], '/sys/fs/cgroup/memory/z', '/sys/fs/cgroup/memory'],
        [1, ['pids'], '/sys/fs/cgroup/pids', '/sys/fs/cgroup/pids'],
      ],
    },
    {
      name: 'a mount of another part of the tree',
      mountInfo: second.replace(' / ', ' /other '),
      ownGroups: '0::/mine',
      places: [],
    },
    { name: 'a group outside of the view', mountInfo: second, ownGroups: '0::/../other', places: [] },
    { name: 'nothing mounted', mountInfo: '', ownGroups: '0::/', places: [] },
  ])('$name', ({ mountInfo, ownGroups, places }) => {
    const found = findGroupPlaces({ mountInfo, ownGroups });
    expect(found.map((place) => [place.version, place.controllers, place.directory, place.mountPoint])).toEqual(places);
  });
});

// A controller that no other hierarchy of this machine uses. This tests the kernel's rules for moving and dividing.
const controller =
  unified === undefined ? '' : (readFileSync(join(unified, 'cgroup.controllers'), 'utf8').split(/\s/)[0] ?? '');
const script = `import { spawn } from 'node:child_process';
import { readFileSync, existsSync } from 'node:fs';
import { growTree, removeGroupTree } from './box/limits/cgroup.ts';
const [mountPoint, directory, controller] = process.argv.slice(2);
const read = (pid) => readFileSync('/proc/' + pid + '/cgroup', 'utf8').match(/^0::(.*)$/m)[1];
const child = spawn('/bin/sleep', ['60'], { stdio: 'ignore' });
const own = () => (read('self') === read(child.pid) ? read('self') : 'parted');
const before = own();
try {
  const tree = growTree({ version: 2, controllers: [controller], directory, mountPoint }, 'script-harness-test');
  const during = own();
  const limited = readFileSync(tree.directory + '/cgroup.subtree_control', 'utf8').trim();
  removeGroupTree(tree.directory);
  console.log(JSON.stringify({ before, during, after: own(), limited, left: existsSync(tree.directory) }));
} catch (thrown) {
  console.log(JSON.stringify({ code: thrown.code, same: own() === before, left: existsSync(directory + '/script-harness-test') }));
}
child.kill('SIGKILL');`;

describe.runIf(isOpenToNobody && controller !== '')('a group of version 2 that can be divided', () => {
  function runInGroup(
    delegated: 'delegated' | 'not-delegated',
    company: 'alone' | 'with-others',
  ): Record<string, unknown> {
    const mountPoint = unified ?? '';
    const subtree = join(mountPoint, 'cgroup.subtree_control');
    const had = readFileSync(subtree, 'utf8').includes(controller);
    writeFileSync(subtree, `+${controller}`);
    const name = `test-${process.pid}-${delegated}-${company}`;
    const group = join(mountPoint, name);
    mkdirSync(group);
    onTestFinished(() => {
      expect(removeGroup(group)).toBe(true);
      if (!had) writeFileSync(subtree, `-${controller}`);
    });
    for (const file of ['', 'cgroup.procs', 'cgroup.subtree_control', 'cgroup.threads'])
      if (delegated === 'delegated') chownSync(join(group, file), nobody, nobody);
    const directory = createDirectory('cgroup-');
    chmodSync(directory, 0o755);
    // Both complete directories, because a test cannot know which files a file imports.
    for (const part of ['sandbox', 'core']) cpSync(join(root, 'src', part), join(directory, part), { recursive: true });
    writeFileSync(join(directory, 'package.json'), '{"type":"module"}');
    writeFileSync(join(directory, 'sandbox/run.ts'), script);
    const other = company === 'alone' ? '' : '(sleep 600 > /dev/null 2>&1 &); ';
    const done = spawnSync(
      '/bin/sh',
      [
        '-c',
        `echo 0 > "$1/cgroup.procs"; ${other} shift; exec setpriv --reuid=${nobody} --regid=${nobody} --clear-groups -- "$@"`,
        'sh',
        group,
        ...[process.execPath, join(directory, 'sandbox/run.ts'), mountPoint, group, controller],
      ],
      { cwd: '/', encoding: 'utf8' },
    );
    expect(done.stderr).toBe('');
    return JSON.parse(done.stdout) as Record<string, unknown>;
  }

  test('the harness moves down, its children can be limited, and at the end everything is as before', () => {
    const result = runInGroup('delegated', 'alone');
    expect(result).toMatchObject({ after: result['before'], limited: controller, left: false });
    expect(result['during']).toBe(`${String(result['before'])}/script-harness-test/harness`);
  });

  test('a group that also contains other processes cannot be divided, and stays unchanged', () => {
    expect(runInGroup('delegated', 'with-others')).toEqual({ code: 'EBUSY', same: true, left: false });
  });

  test('a group of another user stays unchanged', () => {
    expect(runInGroup('not-delegated', 'alone')).toEqual({ code: 'EACCES', same: true, left: false });
  });
});

describe('a scope of the systemd of the user', () => {
  const ask = (answer: string, environment: Record<string, string> = { XDG_RUNTIME_DIR: '/run/user/1' }) => {
    const busctl = join(createDirectory('bus-'), 'busctl');
    writeFileSync(busctl, `#!/bin/sh\n${answer}\n`, { mode: 0o755 });
    return enterUserScope({ busctl, environment, name: `test-${process.pid}`, clock: systemClock });
  };

  test.runIf(process.getuid?.() === 0 && unified !== undefined)('is entered after it has been granted', async () => {
    const scope = join(unified ?? '', `test-${process.pid}.scope`);
    const before = readFileSync('/proc/self/cgroup', 'utf8');
    onTestFinished(() => {
      writeFileSync(join(unified ?? '', before.match(/^0::(.*)$/m)?.[1] ?? '', 'cgroup.procs'), String(process.pid));
      expect(removeGroup(scope)).toBe(true);
    });
    // The behaviour of systemd after this request; the move follows after the answer.
    const move = `mkdir "${unified}/$8"; (sleep 0.1; echo "\${14}" > "${unified}/$8/cgroup.procs") > /dev/null 2>&1 &`;
    expect(
      await ask(`[ "$1 $2 $6 $7" = "--user call StartTransientUnit ssa(sv)a(sa(sv))" ] || exit 1; ${move}`),
    ).toBeNull();
    expect(readFileSync('/proc/self/cgroup', 'utf8')).toContain(`/test-${process.pid}.scope`);
  });

  test('is not available without a bus, and the reason is returned', async () => {
    expect(await ask('exit 0', {})).toContain('no systemd of the user');
    expect(await ask('echo "Failed to connect to bus: No medium found" >&2; exit 1')).toContain('No medium found');
  });
});
