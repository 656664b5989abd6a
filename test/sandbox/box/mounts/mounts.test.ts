import { expect, test } from 'vitest';
import {
  buildSurroundings,
  buildWorkspaceMounts,
  type Mount,
  type MountFacts,
} from '../../../../src/sandbox/box/mounts/mounts.ts';

const facts: MountFacts = {
  workspace: '/home/a/work',
  repositoryRoot: '/home/a/work',
  gitDirectories: ['/home/a/work/.git'],
  hiddenDirectories: ['/home/a'],
  home: '/home/a',
  toolDirectories: [],
  systemDirectories: ['/usr', '/opt'],
  systemMounts: [],
  coveredFiles: [],
  emptyFile: '/run-directory/empty',
  temporaryBytes: 1,
};

type Paths = Parameters<typeof buildWorkspaceMounts>[1];

function list({ protectedPaths = [], emptied = [], ...change }: Partial<MountFacts & Paths>): string[] {
  const render = (mount: Mount): string =>
    `${mount.type} ${mount.target}${mount.type === 'temporary' || mount.source === mount.target ? '' : ` < ${mount.source}`}`;
  const all = { ...facts, ...change };
  return [...buildSurroundings(all, emptied), ...buildWorkspaceMounts(all, { protectedPaths, emptied })]
    .map(render)
    .filter((line) => !/^temporary \/(?:tmp|var\/tmp|run|dev\/shm)$/.test(line));
}

test('a mount that changes nothing is left out', () => {
  expect(list({})).toEqual(['temporary /home/a']);
  expect(
    list({
      toolDirectories: ['/home/a/.nvm/versions/bin', '/home/a/.nvm'],
      hiddenDirectories: ['/home/a', '/home/a/.ssh'],
      protectedPaths: ['/home/a/work/.git', '/home/a/work/.git/config'],
    }),
  ).toEqual(['temporary /home/a', 'read-only /home/a/.nvm', 'read-only /home/a/work/.git']);
});

test('a hidden directory stays hidden inside a directory that is mounted again', () => {
  expect(
    list({
      toolDirectories: ['/opt/tools'],
      hiddenDirectories: ['/opt/tools', '/opt/tools/_temp', '/opt/tools/_temp/files', '/home/a'],
    }),
  ).toEqual(['temporary /home/a', 'temporary /opt/tools', 'read-only /opt/tools', 'temporary /opt/tools/_temp']);
  expect(
    list({
      workspace: '/srv/repo/app',
      repositoryRoot: '/srv/repo',
      gitDirectories: [],
      hiddenDirectories: ['/srv/repo', '/srv/repo/state'],
    }),
  ).toEqual(['temporary /srv/repo', 'temporary /srv/repo/state']);
});

test('every directory above a mount in the workspace is a mount, before the mounts inside it', () => {
  expect(
    list({
      protectedPaths: ['/home/a/work/w/p/q/policy.yml', '/home/a/work/.git'],
      emptied: ['/home/a/work/w/m/n/.env'],
    }),
  ).toEqual([
    'temporary /home/a',
    ...['/w', '/w/p', '/w/m', '/w/p/q', '/w/m/n'].map((path) => `writable /home/a/work${path}`),
    'read-only /home/a/work/.git',
    'read-only /home/a/work/w/p/q/policy.yml',
    'read-only /home/a/work/w/m/n/.env < /run-directory/empty',
  ]);
});

test('the home directory of commands exists below a directory that is covered, under its tools', () => {
  const home = '/tmp/job/home';
  const mounts = buildSurroundings(
    { ...facts, home, hiddenDirectories: [home], toolDirectories: [`${home}/.cargo/bin`] },
    [],
  );
  expect(mounts.map(({ type, target }) => `${type} ${target}`).filter((line) => / \/tmp/.test(line))).toEqual([
    'temporary /tmp',
    `temporary ${home}`,
    `read-only ${home}/.cargo/bin`,
  ]);
});
