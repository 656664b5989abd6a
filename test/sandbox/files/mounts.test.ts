import { expect, test } from 'vitest';
import { buildMounts, type Mount, type MountFacts } from '../../../src/sandbox/files/mounts.ts';

const facts: MountFacts = {
  workspace: '/home/a/work',
  repositoryRoot: '/home/a/work',
  gitFolders: ['/home/a/work/.git'],
  hiddenFolders: ['/home/a'],
  toolFolders: [],
  systemFolders: ['/usr', '/opt'],
  systemMounts: [],
  writablePaths: ['/home/a/work'],
  protectedPaths: [],
  replacements: [],
  temporaryBytes: 1,
};

function list(change: Partial<MountFacts>): string[] {
  const render = (mount: Mount): string =>
    `${mount.type} ${mount.target}${mount.type === 'temporary' || mount.source === mount.target ? '' : ` < ${mount.source}`}`;
  return buildMounts({ ...facts, ...change })
    .map(render)
    .filter((line) => !/^temporary \/(?:tmp|var\/tmp|run|dev\/shm)$/.test(line));
}

test('a mount that changes nothing is left out', () => {
  expect(list({})).toEqual(['temporary /home/a', 'writable /home/a/work']);
  expect(
    list({
      toolFolders: ['/home/a/.nvm/versions/bin', '/home/a/.nvm'],
      hiddenFolders: ['/home/a', '/home/a/.ssh'],
      protectedPaths: ['/home/a/work/.git', '/home/a/work/.git/config'],
    }),
  ).toEqual(['temporary /home/a', 'read-only /home/a/.nvm', 'writable /home/a/work', 'read-only /home/a/work/.git']);
  expect(list({ writablePaths: [], protectedPaths: ['/home/a/work/.git'] })).toEqual([
    'temporary /home/a',
    'read-only /home/a/work',
  ]);
  expect(list({ writablePaths: [], hiddenFolders: [] })).toEqual(['read-only /home/a/work']);
  expect(
    list({ workspace: '/opt/work', repositoryRoot: '/opt/work', gitFolders: [], writablePaths: [], hiddenFolders: [] }),
  ).toEqual([]);
});

test('a hidden folder stays hidden inside a folder that is mounted again', () => {
  expect(
    list({
      toolFolders: ['/opt/tools'],
      hiddenFolders: ['/opt/tools', '/opt/tools/_temp', '/opt/tools/_temp/files', '/home/a'],
    }),
  ).toEqual([
    'temporary /opt/tools',
    'temporary /home/a',
    'read-only /opt/tools',
    'temporary /opt/tools/_temp',
    'writable /home/a/work',
  ]);
  expect(
    list({
      workspace: '/srv/repo/app',
      repositoryRoot: '/srv/repo',
      gitFolders: [],
      writablePaths: ['/srv/repo/app'],
      hiddenFolders: ['/srv/repo', '/srv/repo/state'],
    }),
  ).toEqual(['temporary /srv/repo', 'read-only /srv/repo', 'temporary /srv/repo/state', 'writable /srv/repo/app']);
});

test('every folder above a mount in a writable folder is a mount, before the mounts inside it', () => {
  expect(
    list({
      writablePaths: ['/home/a/work/w', '/home/a/work/w/x/y'],
      protectedPaths: ['/home/a/work/w/p/q/policy.yml', '/home/a/work/.git'],
      replacements: [{ target: '/home/a/work/w/m/n/.env', source: '/scratch/closed' }],
    }),
  ).toEqual([
    'temporary /home/a',
    'read-only /home/a/work',
    ...['w', 'w/p', 'w/x', 'w/m', 'w/x/y', 'w/p/q', 'w/m/n'].map((path) => `writable /home/a/work/${path}`),
    'read-only /home/a/work/w/p/q/policy.yml',
    'read-only /home/a/work/w/m/n/.env < /scratch/closed',
  ]);
});
