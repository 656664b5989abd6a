import { chmodSync, chownSync, copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findProgram } from '../../../src/sandbox/host/find-programs.ts';
import { createFolder } from '../../fixtures/workspace.ts';

test('system programs take precedence over programs in PATH, and are found without a PATH', () => {
  const folder = createFolder('bin-');
  copyFileSync('/bin/true', join(folder, 'git'));
  expect(findProgram('git', folder, [])).toBe('/usr/bin/git');
  expect(findProgram('git', '', [])).toBe('/usr/bin/git');
  expect(findProgram('git', 'relative:.', ['/usr', '/bin'])).toBeNull();
  expect(findProgram('no-such-program', process.env['PATH'] ?? '', [])).toBeNull();
});

// Only root can create a file that belongs to root.
describe.skipIf(process.getuid?.() !== 0)('a program of the PATH', () => {
  function createProgram(): { folder: string; program: string } {
    const folder = join(createFolder('bin-'), 'tools');
    mkdirSync(folder);
    copyFileSync('/bin/true', join(folder, 'own-tool'));
    chmodSync(join(folder, 'own-tool'), 0o755);
    return { folder, program: join(folder, 'own-tool') };
  }

  test('is accepted if only root owns it and every folder above it', () => {
    const { folder, program } = createProgram();
    expect(findProgram('own-tool', folder, [])).toBe(program);
  });

  test.each<[why: string, spoil: (found: { folder: string; program: string }) => void]>([
    ['others may write', ({ program }) => chmodSync(program, 0o757)],
    ['a group may write', ({ program }) => chmodSync(program, 0o775)],
    ['belongs to another user', ({ program }) => chownSync(program, 65_534, 65_534)],
    ['is in a folder that others may write', ({ folder }) => chmodSync(folder, 0o777)],
    ['is in a folder of another user', ({ folder }) => chownSync(folder, 65_534, 65_534)],
    ['is below a folder that others may write', ({ folder }) => chmodSync(join(folder, '..'), 0o777)],
  ])('is rejected: %s', (_, spoil) => {
    const found = createProgram();
    spoil(found);
    expect(findProgram('own-tool', found.folder, [])).toBeNull();
  });

  test('is rejected in the workspace, also if a link outside points to it', () => {
    const { folder, program } = createProgram();
    expect(findProgram('own-tool', folder, [folder])).toBeNull();
    const links = createFolder('links-');
    symlinkSync(program, join(links, 'own-tool'));
    expect(findProgram('own-tool', links, [folder])).toBeNull();
    expect(findProgram('own-tool', links, [])).toBe(join(links, 'own-tool'));
  });
});
