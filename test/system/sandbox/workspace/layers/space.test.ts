import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemClock } from '../../../../../src/run/host/system-clock.ts';
import { renderEnter } from '../../../../../src/sandbox/box/mounts/mounts.ts';
import { findProgram, findPrograms } from '../../../../../src/sandbox/host/find-programs.ts';
import { openSpace } from '../../../../../src/sandbox/workspace/layers/space.ts';
import { createDirectory, createRepository } from '../../../../fixtures/workspace.ts';

const names = [
  'plain',
  'with blank',
  'tab\there',
  'line\nbreak',
  'back\\slash',
  'oct\\040al',
  '#number',
  'ünïcode',
  '"quotes"',
];

test.runIf(process.getuid?.() === 0)(
  "another user reaches directories of root's home in the space and in its layers",
  async () => {
    const home = createDirectory('home-');
    const sources = names.map((name, index) => {
      mkdirSync(join(home, name));
      writeFileSync(join(home, name, 'file'), `file ${index}\n`);
      return join(home, name);
    });
    chmodSync(home, 0o700);
    const scratch = createDirectory('scratch-');
    chmodSync(scratch, 0o755);
    const workspace = createRepository({ 'a.txt': 'a' });
    const user = { uid: 60_123, gid: 60_123, owner: { uid: 0, gid: 0 } };
    const programs = findPrograms((name) => findProgram(name, '', []), 0);
    const space = await openSpace({
      workspace,
      scratch,
      user,
      programs,
      features: { size: true, disableUserNamespaces: true },
      copyBecause: null,
      forks: [],
      arch: process.arch,
      clock: systemClock,
      repositoryRoot: workspace,
      temporaryBytes: 2 ** 20,
      memoryBytes: 2 ** 20,
    });
    try {
      // The layer is older than the places.
      const layer = await space.openLayer({
        lowers: [],
        closed: { paths: new Set(), directories: new Map() },
        mounts: [],
        root: null,
      });
      const reached = space.reach([...sources, '/usr']);
      expect([...reached.keys()]).toEqual([...sources, '/usr']);
      expect(reached.get('/usr')).toBe('/usr');
      const places = sources.map((source) => reached.get(source) ?? '');
      expect(places.filter((place) => place.startsWith(scratch))).toEqual(places);
      const again = space.reach(sources);
      expect(sources.map((source) => again.get(source))).toEqual(places);
      const read = 'id -u; for place; do cat "$place/file"; done';
      for (const namespaces of [space.namespaces, layer.namespaces]) {
        const enter = renderEnter(namespaces, null, user);
        const printed = execFileSync(programs.nsenter, [...enter, '/bin/sh', '-c', read, 'sh', ...places]).toString();
        expect(printed).toBe(`60123\n${names.map((_, index) => `file ${index}\n`).join('')}`);
      }
      // No other process of the machine sees the mounts.
      expect(readFileSync('/proc/self/mountinfo', 'utf8')).not.toContain(scratch);
    } finally {
      space.kill();
    }
  },
);
