import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unlessGone } from '../../../../../src/sandbox/host/processes/process-tree.ts';
import { createTestSandbox } from '../../../../fixtures/sandbox.ts';
import { openSession } from '../../../../fixtures/session.ts';
import { createRepository } from '../../../../fixtures/workspace.ts';

test('no command line shows the variables of a program, on the machine and in the sandbox', async () => {
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }));
  const value = 'the-value-of-a-variable';
  const script = 'tr "\\0" " " </proc/1/cmdline; echo; echo "$TOKEN" | rev; exec sleep 1000';
  const { session, hear } = await openSession(sandbox, ['/bin/sh', '-c', script], { env: { TOKEN: value } });
  const inside = await hear(value.split('').toReversed().join(''));
  const lines = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => unlessGone(() => readFileSync(`/proc/${pid}/cmdline`, 'latin1')) ?? []);
  expect(lines.filter((line) => line.includes('bwrap') && line.includes(script))).not.toEqual([]);
  expect(lines.filter((line) => line.includes(value))).toEqual([]);
  expect(inside).toMatch(/bwrap --unsetenv script-harness-\S+ --args \d+ -- /);
  await session.close();
});
