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

test('--approval-wait without --approvals is an error of usage', () => {
  const read = (...given: readonly string[]) => {
    const command = addRunOptions(new Command()).parse(given, { from: 'user' });
    return readRunFlags(command.opts(), command).approvals;
  };
  expect(() => read('--approval-wait', '60')).toThrow(
    expect.objectContaining({ code: 'usage', hint: expect.stringContaining('--approvals DIRECTORY') }),
  );
  expect(read('--approvals', '/a', '--approval-wait', '60')).toEqual({ folder: '/a', waitSeconds: 60 });
  expect(read('--approvals', '/a')).toEqual({ folder: '/a', waitSeconds: 0 });
  expect(read()).toBeNull();
});

test('an option without a value is not described as true or false', () => {
  const help = addRunOptions(new Command()).helpInformation().replaceAll(/\s+/g, ' ');
  expect(help).toMatch(/--skip-if-green Ends the run .*--dry-run Resolves policy/);
  expect(help).not.toMatch(/true or false/);
});
