import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { expectTyped, mutateBytes, mutateJson } from '../../fixtures/mutations.ts';
import { checkText, command, call, loadText, path, policiesDirectory } from '../test-policy.ts';

const source = fc
  .constantFrom(...readdirSync(policiesDirectory).filter((name) => /(?<!\.test)\.yml$/.test(name)))
  .map((name) => readFileSync(join(policiesDirectory, name), 'utf8'));

// A policy that loads must also decide, and `policy check` must report on any text.
async function expectTypedPolicy(text: string): Promise<void> {
  const policy = await expectTyped(() => loadText(text));
  policy?.decide(call('exec', [command('npm', 'test'), path('write', 'src/a.ts')]));
  await expectTyped(() => checkText(text));
}

test('a policy with garbled bytes loads or is refused with a code', async () => {
  expect.hasAssertions();
  await fc.assert(
    fc.asyncProperty(source.chain(mutateBytes), (bytes) => expectTypedPolicy(bytes.toString('utf8'))),
    { numRuns: 80 },
  );
});

test('a policy with other values loads or is refused with a code', async () => {
  expect.hasAssertions();
  const changed = source.chain((text) => mutateJson(parse(text)));
  await fc.assert(
    fc.asyncProperty(changed, (value) => expectTypedPolicy(stringify(value))),
    { numRuns: 120 },
  );
});

test.each(['[', '{', '{a: ', '- ', '? ', '&a [', '!!seq [', ' '])(
  'a policy of %j without an end is refused with a code',
  async (part) => {
    expect.hasAssertions();
    await expectTypedPolicy(part.repeat(20_000));
    await expectTypedPolicy(`version: 1\nname: deep\nrules: ${part.repeat(20_000)}`);
  },
);
