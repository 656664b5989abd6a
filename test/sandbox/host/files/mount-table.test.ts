import { expect, test } from 'vitest';
import { listOtherPlaces, type MountPoint } from '../../../../src/sandbox/host/files/mount-table.ts';

const mount = (device: string, root: string, target: string): MountPoint => ({
  device,
  root,
  target,
  type: 'ext4',
  options: ['rw'],
});
const machine = [mount('8:1', '/', '/'), mount('8:2', '/', '/data')];

test('a second mount of the workspace, of a directory above it and of a part of it are other places of the workspace', () => {
  const mounted = [
    ...machine,
    mount('8:2', '/job/ws', '/opt/second'),
    mount('8:2', '/job', '/__w'),
    mount('8:2', '/job/ws/private', '/tools/private'),
    mount('8:2', '/job/ws/.git/config', '/tools/config'),
    mount('8:2', '/job/ws2', '/opt/neighbour'),
    mount('8:1', '/job/ws', '/opt/of-another-device'),
    mount('8:2', '/job/ws/cache', '/data/job/ws/inside'),
  ];
  expect(listOtherPlaces(['/data/job/ws'], mounted).toSorted()).toEqual([
    '/__w/ws',
    '/opt/second',
    '/tools/config',
    '/tools/private',
  ]);
});

test('a repository that is mounted once has no other place', () => {
  expect(listOtherPlaces(['/data/job/ws', '/data/job/ws/.git'], machine)).toEqual([]);
});
