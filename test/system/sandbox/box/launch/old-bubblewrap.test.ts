import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from '../../../../../src/sandbox/host/find-programs.ts';
import { createTestSandbox, runCommand } from '../../../../fixtures/sandbox.ts';
import { createDirectory, createRepository } from '../../../../fixtures/workspace.ts';

// The commands' user starts it.
function createOpenDirectory(): string {
  const directory = createDirectory('bwrap-');
  chmodSync(directory, 0o755);
  return directory;
}

/** A bwrap like the one of Ubuntu 22.04: without the options of 0.7 and later, which it neither lists nor accepts. */
function createOldBubblewrap(): string {
  const real = findProgram('bwrap', '', []) ?? '';
  const path = join(createOpenDirectory(), 'bwrap');
  writeFileSync(
    path,
    `#!/bin/sh
if [ "$1" = --help ]; then ${real} --help | grep -Ev -- '--(size|disable-userns|assert-userns-disabled|overlay)'; exit; fi
for word; do
  case "$word" in
    --) break ;;
    --size | --disable-userns | --assert-userns-disabled | --*overlay*) echo "bwrap: Unknown option $word" >&2; exit 1 ;;
  esac
done
exec ${real} "$@"
`,
    { mode: 0o755 },
  );
  return path;
}

test('an old bwrap gets the same boundaries, and the report lists its missing features', async () => {
  const old = createOldBubblewrap();
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }), {
    findProgram: (name) => (name === 'bwrap' ? old : findProgram(name, '', [])),
    policy: { memoryMb: 128 },
  });
  expect(sandbox.isolation.level).toBe('full');
  const notes = sandbox.isolation.notes.join('\n');
  expect(notes).toMatch(
    /this bwrap has no --size: temporary space is bound by the memory limit of the control group, or only measured without one/,
  );
  expect(notes).toContain('this bwrap has no --disable-userns: the seccomp filter alone refuses new namespaces');
  expect(sandbox.isolation.limits.join()).not.toContain('temporary space');
  const shell = (script: string) => runCommand(sandbox, ['/bin/sh', '-c', script]);
  // This is what --disable-userns would refuse.
  const nested = await shell('unshare -U true; unshare -Ur true; bwrap --unshare-user --ro-bind / / true');
  expect(nested.exitCode).not.toBe(0);
  expect(nested.stderr).toMatch(/unshare failed[^]*unshare failed[^]*(?:No permissions|not permitted)/);
  expect((await shell('echo x > /tmp/x && cat /tmp/x')).stdout).toBe('x\n');
  if (notes.includes('bound by the memory limit'))
    expect((await shell('head -c 200000000 /dev/zero > /tmp/large')).exitCode).not.toBe(0);
});

test('the wrapper refuses the options that it hides', async () => {
  const old = createOldBubblewrap();
  const real = findProgram('bwrap', '', []) ?? '';
  // As if the features had been read from a bwrap other than the running one.
  const mixed = join(createOpenDirectory(), 'bwrap');
  writeFileSync(mixed, `#!/bin/sh\n[ "$1" = --help ] && exec ${real} --help\nexec ${old} "$@"\n`, { mode: 0o755 });
  await expect(
    createTestSandbox(createRepository({ 'a.txt': 'a' }), {
      findProgram: (name) => (name === 'bwrap' ? mixed : findProgram(name, '', [])),
    }),
  ).rejects.toThrow(/Unknown option --/);
});
