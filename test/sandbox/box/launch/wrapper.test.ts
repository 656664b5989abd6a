import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createWrapper } from '../../../../src/sandbox/box/launch/wrapper.ts';
import { findProgram, findPrograms } from '../../../../src/sandbox/host/find-programs.ts';
import { createFolder } from '../../../fixtures/workspace.ts';

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

test.runIf(process.getuid?.() === 0)("another user reaches the files of root's folders at their staged places", () => {
  const home = createFolder('home-');
  const sources = names.map((name, index) => {
    mkdirSync(join(home, name));
    writeFileSync(join(home, name, 'file'), `file ${index}\n`);
    return join(home, name);
  });
  chmodSync(home, 0o700);
  const scratch = createFolder('scratch-');
  chmodSync(scratch, 0o755);
  const wrap = createWrapper({
    programs: findPrograms((name) => findProgram(name, '', []), 0),
    user: { uid: 60_123, gid: 60_123, owner: { uid: 0, gid: 0 } },
    limits: { memoryBytes: 2 ** 30, fileBytes: 2 ** 20, processes: 1_000, cpuSeconds: 60 },
    scratch,
  });
  const { program, args, env } = wrap({
    mounts: sources.map((source) => ({ type: 'read-only', source, target: source })),
    bwrapArguments: (mounts) => [
      '--dev-bind',
      '/',
      '/',
      '/bin/sh',
      '-c',
      'id -u; for place; do cat "$place/file"; done',
      'sh',
      ...mounts.flatMap((mount) => (mount.type === 'temporary' ? [] : [mount.source])),
    ],
    env: {},
    namespaces: null,
    network: null,
    limited: 'together',
  });
  const { stdout, stderr } = spawnSync(program, args, { env, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toBe(`60123\n${names.map((_, index) => `file ${index}\n`).join('')}`);
  // Only the process and its children see the mounts.
  expect(readFileSync('/proc/self/mountinfo', 'utf8')).not.toContain(scratch);
});
