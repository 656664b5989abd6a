import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeFloor } from '../../src/doctor/checks.ts';
import { createDirectory } from '../fixtures/workspace.ts';

test('doctor states that a job of root can replace the policy of an organisation', () => {
  const file = join(createDirectory('floor-'), 'policy.yml');
  const floor = { file, owner: process.getuid?.() ?? 0 };
  expect(describeFloor(floor, 1_000).detail).toBe(`no policy binds the runs of this machine (${file})`);
  writeFileSync(file, 'version: 1\nname: acme\n');
  expect(describeFloor(floor, 1_000).detail).toMatch(/binds every run on this machine$/);
  expect(describeFloor(floor, 0).detail).toMatch(/a job that runs as root can replace the file before the run$/);
});
