import { Command } from 'commander';
import { expect, test } from 'vitest';
import { addRunOptions, readRunFlags } from '../../../src/cli/arguments/run-flags.ts';

test('each input about verify is an option of run', () => {
  const given = ['--verify', 'npm test', '--verify-rule', 'no-new-failures', '--skip-if-green', '--verify-rounds', '0'];
  const command = addRunOptions(new Command()).parse(given, { from: 'user' });
  expect(readRunFlags(command.opts(), command).inputs).toMatchObject({
    verify: 'npm test',
    'verify-rule': 'no-new-failures',
    'skip-if-green': 'true',
    'verify-rounds': '0',
  });
});
