import { chmodSync, chownSync, copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findProgram, findPrograms } from '../../../src/sandbox/host/find-programs.ts';
import { createDirectory } from '../../fixtures/workspace.ts';

test('system programs take precedence over programs in PATH, and are found without a PATH', () => {
  const directory = createDirectory('bin-');
  copyFileSync('/bin/true', join(directory, 'git'));
  expect(findProgram('git', directory, [])).toBe('/usr/bin/git');
  expect(findProgram('git', '', [])).toBe('/usr/bin/git');
  expect(findProgram('git', 'relative:.', ['/usr', '/bin'])).toBeNull();
  expect(findProgram('no-such-program', process.env['PATH'] ?? '', [])).toBeNull();
});

test('a program that is not found is an error with its package, and never replaced by an unchecked path', () => {
  const find = (missing: readonly string[]) => (name: string) => (missing.includes(name) ? null : `/checked/${name}`);
  expect(Object.values(findPrograms(find([]), 0)).filter((path) => path?.startsWith('/checked/') !== true)).toEqual([]);
  expect(() => findPrograms(find(['cp']), 1_000)).toThrow('cp not found among programs that root owns');
  expect(() => findPrograms(find(['cp', 'mount', 'sh']), 1_000)).toThrow('mount, sh, cp not found');
  expect(findPrograms(find(['perl', 'script', 'stty', 'busctl', 'setpriv']), 1_000)).toMatchObject({ setpriv: null });
  expect(() => findPrograms(find(['setpriv']), 0)).toThrow('setpriv not found');
  expect(() => findPrograms(find(['bwrap', 'cp', 'rm']), 0)).toThrow(
    expect.objectContaining({ hint: expect.stringContaining('install -y bubblewrap coreutils (') }),
  );
});

// Only root can create a file that belongs to root.
describe.skipIf(process.getuid?.() !== 0)('a program of the PATH', () => {
  function createProgram(): { directory: string; program: string } {
    const directory = join(createDirectory('bin-'), 'tools');
    mkdirSync(directory);
    copyFileSync('/bin/true', join(directory, 'own-tool'));
    chmodSync(join(directory, 'own-tool'), 0o755);
    return { directory, program: join(directory, 'own-tool') };
  }

  test('is accepted if only root owns it and every directory above it', () => {
    const { directory, program } = createProgram();
    expect(findProgram('own-tool', directory, [])).toBe(program);
  });

  test.each<[why: string, spoil: (found: { directory: string; program: string }) => void]>([
    ['others may write', ({ program }) => chmodSync(program, 0o757)],
    ['a group may write', ({ program }) => chmodSync(program, 0o775)],
    ['belongs to another user', ({ program }) => chownSync(program, 65_534, 65_534)],
    ['is in a directory that others may write', ({ directory }) => chmodSync(directory, 0o777)],
    ['is in a directory of another user', ({ directory }) => chownSync(directory, 65_534, 65_534)],
    ['is below a directory that others may write', ({ directory }) => chmodSync(join(directory, '..'), 0o777)],
  ])('is rejected: %s', (_, spoil) => {
    const found = createProgram();
    spoil(found);
    expect(findProgram('own-tool', found.directory, [])).toBeNull();
  });

  test('is rejected in the workspace, also if a link outside points to it', () => {
    const { directory, program } = createProgram();
    expect(findProgram('own-tool', directory, [directory])).toBeNull();
    const links = createDirectory('links-');
    symlinkSync(program, join(links, 'own-tool'));
    expect(findProgram('own-tool', links, [directory])).toBeNull();
    expect(findProgram('own-tool', links, [])).toBe(join(links, 'own-tool'));
  });
});
