import { expect, test } from 'vitest';
import { lowerShell } from '../../../../src/policy/commands/shell/lower-shell.ts';

test.each([
  'coproc ',
  'function f ',
  'exec ',
  '{ ',
  'if ',
  'a=$(',
  'a || (',
  'eval ',
  'command ',
  '$((',
  'case a in a) ',
  '[[ ! ',
])('a shell text of 120 KB that repeats %j is opaque and throws no error', (unit) => {
  const lowered = lowerShell(unit.repeat(Math.ceil(120_000 / unit.length)), {
    cwd: '/w',
    dialect: 'bash',
    lowerCommand: (access) => [access],
    workspace: '/w',
  });
  expect(lowered.map(({ type }) => type)).toContain('opaque');
});
