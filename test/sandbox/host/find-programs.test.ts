import { chmodSync, chownSync, copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findProgram, findPrograms } from '../../../src/sandbox/host/find-programs.ts';
import { createFolder } from '../../fixtures/workspace.ts';

test('system programs take precedence over programs in PATH, and are found without a PATH', () => {
  const folder = createFolder('bin-');
  copyFileSync('/bin/true', join(folder, 'git'));
  expect(findProgram('git', folder, [])).toBe('/usr/bin/git');
  expect(findProgram('git', '', [])).toBe('/usr/bin/git');
  expect(findProgram('git', 'relative:.', ['/usr', '/bin'])).toBeNull();
  expect(findProgram('no-such-program', process.env['PATH'] ?? '', [])).toBeNull();
});

test('a program that is not found is an error with its package, and never replaced by an unchecked path', () => {
  const find = (missing: readonly string[]) => (name: string) => (missing.includes(name) ? null : `/checked/${name}`);
  expect(Object.values(findPrograms(find([]), 0)).filter((path) => path?.startsWith('/checked/') !== true)).toEqual([]);
  expect(() => findPrograms(find(['cp']), 1_000)).toThrow('cp of coreutils not found among programs that root owns');
  expect(() => findPrograms(find(['cp', 'mount', 'sh']), 1_000)).toThrow(
    'mount of util-linux, sh of dash, cp of coreutils',
  );
  expect(findPrograms(find(['perl', 'script', 'stty', 'busctl', 'setpriv']), 1_000)).toMatchObject({ setpriv: null });
  expect(() => findPrograms(find(['setpriv']), 0)).toThrow('setpriv of util-linux not found');
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
