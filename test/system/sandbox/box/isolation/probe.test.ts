import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  buildBubblewrapArguments,
  buildHolderArguments,
  buildKeeper,
  readFeatures,
  readVersion,
  renderMounts,
} from '../../../../../src/sandbox/box/launch/bubblewrap.ts';
import { readBoundaries, type ProbeExpectation } from '../../../../../src/sandbox/box/isolation/probe.ts';
import { findProgram } from '../../../../../src/sandbox/host/find-programs.ts';
import { renderGate } from '../../../../../src/sandbox/box/processes/start-process.ts';
import { createTestSandbox } from '../../../../fixtures/sandbox.ts';
import { createDirectory, createRepository } from '../../../../fixtures/workspace.ts';
import { wrapBubblewrap } from '../../../../fixtures/wrapped-bubblewrap.ts';

const output = `/proc/self/status:Uid:	1000	1000	1000	1000
/proc/self/status:Groups:	
/proc/self/status:CapPrm:	0000000000000000
/proc/self/status:CapEff:	0000000000000000
/proc/self/status:CapBnd:	0000000000000000
/proc/self/status:NoNewPrivs:	1
/proc/self/status:Seccomp:	2
/proc/self/limits:Max cpu time              60                   65                   seconds
/proc/self/limits:Max file size             1048576              1048576              bytes
/proc/self/limits:Max data size             unlimited            unlimited            bytes
/proc/self/mountinfo:10 1 0:20 / / ro - tmpfs tmpfs rw
/proc/self/mountinfo:11 10 0:21 / /home rw,nosuid - tmpfs tmpfs rw,size=1024k
/proc/self/mountinfo:12 10 0:22 / /tmp rw,nosuid - tmpfs tmpfs rw,size=1024k,nr_inodes=20
/proc/self/net/dev:Inter-|   Receive
/proc/self/net/dev:    lo: 0 0
lrwxrwxrwx 1 u g 0 Nov 22 19:00 net -> net:[2]
lrwxrwxrwx 1 u g 0 Nov 22 19:00 pid -> pid:[3]
read: no
wrote: no
processes: 3
`;
const expected: ProbeExpectation = {
  seccomp: true,
  noGroups: true,
  hostNamespaces: new Map([
    ['net', 'net:[1]'],
    ['pid', 'pid:[1]'],
  ]),
  homes: ['/home/me'],
  limits: [
    { name: 'Max cpu time', soft: 60 },
    { name: 'Max file size', soft: 1_048_576 },
  ],
  hasSize: true,
};

test('boundaries that hold are listed, and nothing fails', () => {
  const boundaries = readBoundaries(output, expected);
  expect(boundaries.flatMap(({ failures }) => failures)).toEqual([]);
  expect(boundaries.map(({ name }) => name)).toEqual([
    'no uid 0',
    'no capability',
    'own namespaces (net, pid)',
    'no network interface but loopback',
    'no hidden file',
    'no home directory of the job',
    'a read-only system',
    'a seccomp filter',
    'limits of processes',
    'a size of temporary space',
  ]);
});

test.each([
  ['Uid:	1000', 'Uid:	0', 'commands would run as uid 0'],
  ['Groups:	', 'Groups:	4 27', 'groups of the user that started the run are left'],
  ['CapEff:	0000000000000000', 'CapEff:	0000000000000001', /^capabilities are left/],
  ['NoNewPrivs:	1', 'NoNewPrivs:	0', 'no_new_privs is not set'],
  ['Seccomp:	2', 'Seccomp:	0', 'the seccomp filter is not active'],
  ['net:[2]', 'net:[1]', 'commands would share namespaces with the machine (net)'],
  ['pid -> pid:[3]', 'pid', 'commands would share namespaces with the machine (pid)'],
  ['dev:    lo: 0 0', 'dev:    lo: 0 0\n/proc/self/net/dev:  eth0: 0 0', 'network interfaces are visible (eth0)'],
  ['dev:    lo: 0 0', '', 'network interfaces could not be listed'],
  ['/home rw,nosuid - tmpfs', '/home rw,nosuid - ext4', 'the home directory /home/me of the job is visible'],
  [
    '12 10 0:22',
    '13 11 8:1 /home/me /home/me rw - ext4 /dev/sda rw\n/proc/self/mountinfo:12 10 0:22',
    'the home directory /home/me of the job is visible',
  ],
  ['1048576              1048576', '2048576              1048576', 'the limit "Max file size" does not hold'],
  ['Max cpu time', 'Max time', 'the limit "Max cpu time" does not hold'],
  ['size=1024k,nr', 'nr', 'the temporary directory has no size'],
  ['read: no', 'read: yes', 'a hidden file could be read'],
  ['wrote: no', '', 'the system could be written'],
  ['processes: 3', 'processes: 90', 'processes of the host are visible'],
] as const)('a boundary that does not hold is a failure: %s becomes %s', (from, to, failure) => {
  const changed = output.replace(from, to);
  expect(changed).not.toBe(output);
  const [first, ...others] = readBoundaries(changed, expected).flatMap(({ failures }) => failures);
  expect(first).toMatch(failure);
  expect(others).toEqual([]);
});

test('a real run proves all its boundaries and records the version of bubblewrap', async () => {
  for (const workspaceAs of ['overlay', 'copy'] as const) {
    const { isolation } = await createTestSandbox(createRepository({ 'a.txt': 'a' }), { workspaceAs });
    expect(isolation.walls).toHaveLength(10);
    expect(isolation.bubblewrap.version).toMatch(/^\d+\.\d+/);
    const { isFixed, version } = isolation.bubblewrap;
    expect(isolation.notes.some((note) => note.startsWith(`bubblewrap ${version} creates mount targets`))).toBe(
      !isFixed,
    );
  }
});

test('finds a home directory whose path has a space among the mounts', () => {
  const visible =
    '13 11 8:1 /home/my\\040user /home/my\\040user rw - ext4 /dev/sda rw\n/proc/self/mountinfo:12 10 0:22';
  const boundaries = readBoundaries(output.replace('12 10 0:22', visible), { ...expected, homes: ['/home/my user'] });
  expect(boundaries.flatMap(({ failures }) => failures)).toEqual([
    'the home directory /home/my user of the job is visible',
  ]);
});

test('a bubblewrap with the vulnerability creates a target through a link, which proves that the attack works, and is reported', async () => {
  const [place, outside] = [createDirectory('place-'), createDirectory('outside-')];
  symlinkSync(`/oldroot${outside}`, join(place, 'link'));
  const bwrap = findProgram('bwrap', '', []) ?? '';
  spawnSync(bwrap, ['--unshare-user', '--bind', '/', '/', '--tmpfs', join(place, 'link/made'), 'true']);
  const { isolation } = await createTestSandbox(createRepository({ 'a.txt': 'a' }));
  expect(readdirSync(outside)).toEqual(isolation.bubblewrap.isFixed ? [] : ['made']);
});

test('a bubblewrap whose distribution has fixed it is reported as fixed, also with an older version', async () => {
  const bwrap = wrapBubblewrap(`
for my $at (0 .. $#words - 2) {
  next if $words[$at] ne '--symlink';
  my ($link, $at_link) = ($words[$at + 2], $words[$at + 2] . '/');
  for my $target (grep { index($_, $at_link) == 0 } @words) { print STDERR "bwrap: Can't mkdir parents for $target: Not a directory\n"; exit 1; }
}`);
  const { isolation } = await createTestSandbox(createRepository({ 'a.txt': 'a' }), {
    findProgram: (name) => (name === 'bwrap' ? bwrap : findProgram(name, '', [])),
  });
  expect(isolation.bubblewrap.isFixed).toBe(true);
  expect(isolation.notes.join()).not.toContain('CVE-2026-87766');
});

test('a run that requires strict does not start with a bubblewrap that has a known vulnerability', async () => {
  const start = () =>
    createTestSandbox(createRepository({ 'a.txt': 'a' }), { requireIsolation: 'strict', workspaceAs: 'copy' });
  const { isolation } = await createTestSandbox(createRepository({ 'a.txt': 'a' }), { workspaceAs: 'copy' });
  if (isolation.level === 'strict') expect((await start()).isolation.level).toBe('strict');
  else await expect(start()).rejects.toThrow(/the isolation here is full, and strict is required: .*bubblewrap|memory/);
});

test.each([
  ['bubblewrap 0.8.0', '0.8.0'],
  ['bubblewrap 0.13', '0.13'],
  ['bwrap', 'unknown'],
])('%s is version %s', (printed, version) => {
  expect(readVersion(printed)).toBe(version);
});

const directory = join(import.meta.dirname, '../../../../fixtures/bubblewrap');

test.each(readdirSync(directory))('every option that is used exists in the version of %s', (file) => {
  const help = readFileSync(join(directory, file), 'utf8');
  const features = readFeatures(help);
  const offered = new Set([...help.matchAll(/^ {4}(--[\w-]+)/gm)].map(([, option]) => option));
  const root = { type: 'minimal', readOnly: ['/usr'], links: [{ target: 'usr/bin', path: '/bin' }] } as const;
  const mounts = [
    { type: 'temporary', target: '/tmp', maxBytes: 1, sealed: true },
    { type: 'read-only', source: '/opt', target: '/opt' },
    { type: 'writable', source: '/tmp/w', target: '/tmp/w' },
  ] as const;
  const used = [
    ...(['own', 'joined'] as const).flatMap((network) =>
      buildBubblewrapArguments({
        features,
        root,
        mounts,
        cwd: '/',
        network,
        identity: { uid: 1, gid: 1 },
        seccompDescriptor: 3,
        statusDescriptor: 4,
        gate: [...renderGate(5)],
      }),
    ),
    ...buildHolderArguments({ root, mounts, users: 'own' }),
    ...buildKeeper({ bwrap: '', sh: '' }, '', renderMounts(mounts, features, 'host')),
  ];
  const options = [...new Set(used.filter((word) => word.startsWith('--') && word !== '--'))];
  expect(options.length).toBeGreaterThan(20);
  expect(options.filter((option) => !offered.has(option))).toEqual([]);
});

test.each([
  ['--unshare-net', 'share namespaces with the machine (net'],
  ['--unshare-ipc', 'share namespaces with the machine (ipc'],
  ['--unshare-uts', 'share namespaces with the machine (uts'],
  ['--unshare-cgroup', 'share namespaces with the machine (cgroup'],
])('a run whose bubblewrap silently leaves out %s does not start', async (option, failure) => {
  // A new host name needs a separate UTS namespace.
  const named = option === '--unshare-uts' ? ` && $_ ne '--hostname' && $_ ne 'sandbox'` : '';
  const path = wrapBubblewrap(`@words = grep { $_ ne '${option}'${named} } @words;`);
  await expect(
    createTestSandbox(createRepository({ 'a.txt': 'a' }), {
      findProgram: (name) => (name === 'bwrap' ? path : findProgram(name, '', [])),
    }),
  ).rejects.toMatchObject({ code: 'sandbox', message: expect.stringContaining(failure) });
});
