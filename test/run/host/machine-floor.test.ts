import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listMachineFloors } from '../../../src/run/host/machine-floor.ts';
import { createDirectory } from '../../fixtures/workspace.ts';

const owner = process.getuid?.() ?? -1;

/** The file of a floor in a directory that only its owner may write. */
function createFloorFile(text = 'version: 1\nname: floor\n'): string {
  const directory = createDirectory('floor-');
  const file = join(directory, 'policy.yml');
  writeFileSync(file, text);
  chmodSync(file, 0o644);
  return file;
}

test('the floor of a machine is read with the files that it extends', async () => {
  const file = createFloorFile('text');
  const [floor] = listMachineFloors({ file, owner });
  expect([floor?.source, floor?.origin, await floor?.readFile(file)]).toEqual([file, '', 'text']);
  const base = join(file, '../base.yml');
  await expect(floor?.readFile(base)).rejects.toMatchObject({ code: 'ENOENT' });
  writeFileSync(base, 'base');
  chmodSync(base, 0o666);
  await expect(floor?.readFile(base)).rejects.toMatchObject({ code: 'policy' });
});

test('a machine without the file or without its directory has no floor', () => {
  const file = createFloorFile();
  expect(listMachineFloors({ file: join(file, '../missing.yml'), owner })).toEqual([]);
  expect(listMachineFloors({ file: join(file, '../missing/policy.yml'), owner })).toEqual([]);
  // For any owner of the directories above it.
  chmodSync(join(file, '..'), 0o777);
  expect(listMachineFloors({ file: join(file, '../missing/policy.yml'), owner })).toEqual([]);
});

const changed: readonly (readonly [what: string, reason: string, change: (file: string) => string])[] = [
  ['that its group may write', 'its group or other users may write', (file) => (chmodSync(file, 0o664), file)],
  [
    'in a directory that others may write',
    'other users may write',
    (file) => (chmodSync(join(file, '..'), 0o777), file),
  ],
  [
    'that is a link',
    'symbolic link',
    (file) => {
      const link = join(file, '../link.yml');
      symlinkSync(file, link);
      return link;
    },
  ],
  [
    'behind a link to nothing',
    'symbolic link',
    (file) => {
      const link = join(file, '../link.yml');
      symlinkSync('/does-not-exist', link);
      return link;
    },
  ],
  [
    'in a directory that is a link',
    'is not a directory',
    (file) => {
      const link = join(createDirectory('floor-'), 'directory');
      symlinkSync(join(file, '..'), link);
      return join(link, 'policy.yml');
    },
  ],
  [
    'that is a directory',
    'it is not a regular file',
    (file) => {
      const directory = join(file, '../directory.yml');
      mkdirSync(directory);
      return directory;
    },
  ],
];

test.each(changed)('a floor %s refuses every run', (_, reason, change) => {
  const file = change(createFloorFile());
  expect(() => listMachineFloors({ file, owner })).toThrow(reason);
});

test('a floor of another user refuses every run', () => {
  const file = createFloorFile();
  // The user of this test is root in containers, whose files no policy refuses.
  if (owner === 0) expect(listMachineFloors({ file, owner: 1 })).toHaveLength(1);
  else expect(() => listMachineFloors({ file, owner: 0 })).toThrow('belongs to the user');
});
