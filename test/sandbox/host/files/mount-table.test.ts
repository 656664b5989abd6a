import { expect, test } from 'vitest';
import { listOtherPlaces } from '../../../../src/sandbox/host/files/mount-table.ts';

const machine = [
  { device: '8:1', root: '/', target: '/' },
  { device: '8:2', root: '/', target: '/data' },
];

test('a second mount of the workspace, of a folder above it and of a part of it are other places of the workspace', () => {
  const mounted = [
    ...machine,
    { device: '8:2', root: '/job/ws', target: '/opt/second' },
    { device: '8:2', root: '/job', target: '/__w' },
    { device: '8:2', root: '/job/ws/private', target: '/tools/private' },
    { device: '8:2', root: '/job/ws/.git/config', target: '/tools/config' },
    { device: '8:2', root: '/job/ws2', target: '/opt/neighbour' },
    { device: '8:1', root: '/job/ws', target: '/opt/of-another-device' },
    { device: '8:2', root: '/job/ws/cache', target: '/data/job/ws/inside' },
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
