import { expect, test } from 'vitest';
import { programProfiles } from '../../../src/policy/commands/programs/index.ts';
import { call, command, loadRules } from '../test-policy.ts';

// A file, with the words before it that some programs need.
const usual = [['a'], ['1', 'a'], ['-n', 'p', 'a'], ['+%s'], ['status'], []];

test('the instructions of a policy list the usual programs that it allows to read without a rule, and no other', async () => {
  const policy = await loadRules("- { id: read, when: { read: '**' }, decision: allow }");
  const [, listed = ''] = /^Programs that only read need no rule, among others: (.*)\.$/m.exec(policy.summary) ?? [];
  const names = listed.split(', ');
  expect(names).toEqual(
    expect.arrayContaining(['awk', 'cat', 'git', 'grep', 'head', 'jq', 'rg', 'sed', 'sort', 'uniq', 'wc']),
  );
  const isAllowed = (words: readonly string[]): boolean =>
    policy.decide(call('exec', [command(...words)])).decision === 'allow';
  expect(names.filter((name) => !usual.some((words) => isAllowed([name, ...words])))).toEqual([]);
  // A call reads a file if it is allowed only when that file may be read.
  const blind = await loadRules("- { id: read, when: { read: 'b' }, decision: allow }");
  const readsFile = (words: readonly string[]): boolean =>
    isAllowed(words) && blind.decide(call('exec', [command(...words)])).decision !== 'allow';
  const reading = programProfiles
    .filter(({ group }) => group !== 'wrapper')
    .flatMap((profile) => profile.names)
    .filter((name) => usual.slice(0, 3).some((words) => readsFile([name, ...words])));
  expect(reading.length).toBeGreaterThan(40);
  // The other programs are checksums, encodings, and programs that models rarely use.
  expect(reading.filter((name) => names.includes(name)).length).toBeGreaterThan(15);
});
