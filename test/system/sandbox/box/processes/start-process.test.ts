import { once } from 'node:events';
import { existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { type CommandGroup, removeGroupTree } from '../../../../../src/sandbox/box/limits/cgroup.ts';
import { listGroupDirectories, openCommandGroups } from '../../../../../src/sandbox/box/limits/open-groups.ts';
import { killWithNamespaces } from '../../../../../src/sandbox/host/processes/process-tree.ts';
import {
  gatePipes,
  openGate,
  renderGate,
  startProcess,
} from '../../../../../src/sandbox/box/processes/start-process.ts';
import { systemClock } from '../../../../../src/run/host/system-clock.ts';
import { createDirectory } from '../../../../fixtures/workspace.ts';

const name = `script-harness-test-${process.pid}`;

/** A group into which processes are moved, as in version 2 of control groups; null if this machine gives none. */
async function openGroup(): Promise<CommandGroup | null> {
  const { groups } = await openCommandGroups({
    name,
    limits: { memoryBytes: 2 ** 28, processes: 50 },
    busctl: null,
    environment: {},
    clock: systemClock,
  });
  onTestFinished(() => listGroupDirectories(name).forEach(removeGroupTree));
  const group = groups?.open() ?? null;
  return group;
}

async function start(group: CommandGroup, onFailure: (reason: unknown) => void) {
  const mark = join(createDirectory('gate-'), 'began');
  const directory = join(mark, '..');
  const script = `cat /proc/self/cgroup; echo began > ${mark}; read -r line`;
  const args = [
    '--unshare-pid',
    '--dev-bind',
    '/',
    '/',
    ...renderGate(4),
    '--die-with-parent',
    '--',
    '/bin/sh',
    '-c',
    script,
  ];
  const file = openSync('/dev/null', 'r');
  const launch = { program: 'bwrap', args, env: { PATH: '/usr/bin:/bin' }, descriptors: [file], status: null };
  const { child } = startProcess(launch, gatePipes);
  openGate(child, 4, group, onFailure);
  onTestFinished(() => {
    killWithNamespaces(child);
    rmSync(directory, { recursive: true, force: true });
  });
  return { child, mark };
}

test('a process that is moved into its group begins after the move', async () => {
  const group = await openGroup();
  if (group === null) return;
  const existing = [...new Set(listGroupDirectories(name))].filter((directory) => existsSync(directory));
  const { child, mark } = await start(group, (reason) => expect.unreachable(String(reason)));
  const [said] = (await once(child.stdout as Readable, 'data')) as [Buffer];
  expect(said.toString().split(name).length - 1).toBe(existing.length);
  await expect.poll(() => readFileSync(mark, 'utf8')).toBe('began\n');
  child.stdin?.end('\n');
  await once(child, 'close');
});

test('a process that cannot be moved does not begin', async () => {
  const group = await openGroup();
  if (group === null) return;
  const broken: CommandGroup = { ...group, admit: () => Promise.reject(new Error('no room')) };
  const reasons: unknown[] = [];
  const { child, mark } = await start(broken, (reason) => {
    reasons.push(reason);
    killWithNamespaces(child);
  });
  await once(child, 'close');
  expect(reasons).toEqual([new Error('no room')]);
  expect(() => readFileSync(mark)).toThrow('ENOENT');
});
