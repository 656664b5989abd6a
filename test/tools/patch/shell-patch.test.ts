import { expect, test } from 'vitest';
import { readShellPatch } from '../../../src/tools/patch/shell-patch.ts';
import { exec } from '../../../src/tools/exec.ts';

const patch = '*** Begin Patch\n*** Add File: a.txt\n+a\n*** End Patch';

test.each([
  [['apply_patch', patch], '.'],
  [['applypatch', patch], '.'],
  [['bash', '-lc', `apply_patch <<'EOF'\n${patch}\nEOF`], '.'],
  [['bash', '-c', `\n  apply_patch << "PATCH"\n${patch}\nPATCH\n\n`], '.'],
  [['/bin/sh', '-c', `apply_patch <<EOF\n${patch}\nEOF\n`], '.'],
  [['bash', '-lc', `cd src/app && apply_patch <<'EOF'\n${patch}\nEOF\n`], 'src/app'],
  [['bash', '-lc', `apply_patch '${patch}'`], '.'],
  [['bash', '-lc', `cd src/app && apply_patch "${patch}"\n`], 'src/app'],
  [['bash', '-lc', `cd 'a b'; apply_patch <<'EOF'\n${patch}\nEOF\n`], 'a b'],
])('%j only applies a patch', (command, directory) => {
  expect(readShellPatch(command)).toEqual({ patch, directory });
});

test.each([
  [['bash', '-lc', `apply_patch <<'EOF'\n${patch}\nEOF\nrm -rf src`]],
  [['bash', '-lc', `apply_patch <<'EOF'\n${patch}\n`]],
  [['bash', '-lc', `apply_patch <<'EOF'; rm a\n${patch}\nEOF`]],
  [['bash', '-lc', `cd "$HOME" && apply_patch <<'EOF'\n${patch}\nEOF`]],
  [['bash', '-lc', `apply_patch <<'EOF' && npm test\n${patch}\nEOF`]],
  [['bash', '-lc', `apply_patch "${patch.replace('+a', '+$HOME')}"`]],
  [['bash', '-lc', `apply_patch '${patch}' && npm test`]],
  [['bash', '-lc', `apply_patch '${patch.replace('+a', "+it's")}'`]],
  [['bash', '-lc', 'ls', 'x']],
  [['apply_patch']],
  [['git', 'apply', patch]],
  ['apply_patch'],
])('%j is another command', (command) => {
  expect(readShellPatch(command)).toBe(null);
});

test('a command that applies a patch is a call of the tool for patches, with its accesses', async () => {
  const text = `cd src && apply_patch <<'EOF'\n${patch}\nEOF`;
  const bound = exec.bind({ command: text, cwd: 'app' });
  expect(bound).toMatchObject({
    type: 'bound',
    tool: { name: 'applyPatch' },
    call: { args: { patch, cwd: 'app/src' } },
  });
  expect(exec.bind({ command: ['apply_patch', '*** Begin Patch'] })).toMatchObject({
    type: 'invalid',
    issues: [{ path: 'patch', message: expect.stringContaining('*** End Patch') }],
  });
});
