import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installPackages } from '../../../src/sandbox/host/install-sandbox.ts';
import { createDirectory } from '../../fixtures/workspace.ts';

/** Installs with another apt-get, whose body gets its first argument as `$1`. */
function installWith(body: string, limitMs?: number) {
  const directory = createDirectory('apt-');
  const [apt, log] = [join(directory, 'apt-get'), join(directory, 'log')];
  writeFileSync(apt, `#!/bin/sh\necho "$1" >> ${log}\n${body}\n`, { mode: 0o755 });
  const refused = installPackages({
    packages: ['bubblewrap'],
    uid: 0,
    find: (name) => (name === 'apt-get' ? apt : null),
    ...(limitMs !== undefined && { limitMs }),
  });
  return { refused, calls: readFileSync(log, 'utf8').trim().split('\n') };
}

test('packages are installed at once, and after an update if the lists are old', () => {
  expect(installWith('exit 0')).toEqual({ refused: null, calls: ['install'] });
  const old = installWith(
    '[ "$1" = update ] || [ "$(wc -l < "$(dirname "$0")/log")" = 3 ] || { echo old >&2; exit 100; }',
  );
  expect(old).toEqual({ refused: null, calls: ['install', 'update', 'install'] });
});

test('an installation that fails or does not end gives the reason, and ends', () => {
  expect(installWith('echo "E: no such package" >&2; exit 100').refused).toBe('E: no such package');
  expect(installWith('exec sleep 600', 300).refused).toMatch(/ETIMEDOUT/);
  expect(installPackages({ packages: ['x'], uid: 0, find: () => null })).toBe('apt-get is not installed');
});
