import { expect, test } from 'vitest';
import { findProgram } from '../../../../../src/sandbox/host/find-programs.ts';
import { createTestSandbox, runCommand, testedLevel } from '../../../../fixtures/sandbox.ts';
import { createRepository } from '../../../../fixtures/workspace.ts';
import { wrapBubblewrap } from '../../../../fixtures/wrapped-bubblewrap.ts';

const real = findProgram('bwrap', '', []) ?? '';

/** Perl code of a bwrap like the one of Ubuntu 22.04: without the options of 0.7 and later, which it neither lists nor accepts. */
const refuseNewOptions = `
if ($words[0] eq '--help') { print grep { !/--(size|disable-userns|assert-userns-disabled|overlay)/ } \`${real} --help\`; exit; }
for my $word (@words) {
  last if $word eq '--';
  next if $word !~ /^--(size|disable-userns|assert-userns-disabled|.*overlay.*)$/;
  print STDERR "bwrap: Unknown option $word\\n";
  exit 1;
}`;

test('an old bwrap gets the same boundaries, and the report lists its missing features', async () => {
  const old = wrapBubblewrap(refuseNewOptions);
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }), {
    findProgram: (name) => (name === 'bwrap' ? old : findProgram(name, '', [])),
    policy: { memoryMb: 128 },
  });
  expect(sandbox.isolation.level).toMatch(testedLevel);
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
  // As if the features had been read from a bwrap other than the running one.
  const mixed = wrapBubblewrap(`if ($words[0] eq '--help') { exec '${real}', @words; }${refuseNewOptions}`);
  await expect(
    createTestSandbox(createRepository({ 'a.txt': 'a' }), {
      findProgram: (name) => (name === 'bwrap' ? mixed : findProgram(name, '', [])),
    }),
  ).rejects.toThrow(/Unknown option --/);
});

test('a bwrap that mounts on no link, as from 0.12 on, starts servers and commands that are named below one', async () => {
  const strict = wrapBubblewrap(`
my %links = map { $words[$_] eq '--symlink' ? ($words[$_ + 2] => 1) : () } 0 .. $#words - 2;
for my $at (0 .. $#words - 2) {
  last if $words[$at] eq '--';
  next if $words[$at] !~ /^--(?:ro-|dev-)?bind$/ || !$links{$words[$at + 2]};
  print STDERR "bwrap: Can't mount on symlink destination $words[$at + 2]\\n";
  exit 1;
}`);
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }), {
    findProgram: (name) => (name === 'bwrap' ? strict : findProgram(name, '', [])),
  });
  const server = await sandbox.startServer(
    { name: 'one', command: ['/bin/sh', '-c', 'cat'], cwd: '.', env: {}, network: [], workspace: 'read' } as never,
    { files: 'current', onDecision: () => undefined },
  );
  const ended = new Promise<string>((resolve) => {
    server.onLine(resolve);
    server.onExit(resolve);
  });
  server.writeLine('hello');
  expect(await ended).toBe('hello');
  expect((await runCommand(sandbox, ['/bin/cat', 'a.txt'])).stdout).toBe('a');
});
