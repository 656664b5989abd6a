import { expect, test } from 'vitest';
import { createOptions, loadText, readProblems } from '../test-policy.ts';
import { loadPolicy } from '../../../src/policy/file/load.ts';

const head = 'version: 1\nname: x\n';

test('a policy gives prices of models; cached tokens cost as others if it does not say', async () => {
  const policy = await loadText(
    `${head}prices:\n  local: { inputUsd: 0, outputUsd: 0 }\n  big/model: { inputUsd: 2, cachedUsd: 0.2, outputUsd: 8 }\n`,
  );
  expect(policy.prices).toEqual([
    { model: 'local', inputUsd: 0, cachedUsd: 0, outputUsd: 0 },
    { model: 'big/model', inputUsd: 2, cachedUsd: 0.2, outputUsd: 8 },
  ]);
  expect((await loadText(policy.resolvedYaml)).prices).toEqual(policy.prices);
});

test('of two layers the higher price holds', async () => {
  const base = `${head}prices: { m: { inputUsd: 3, outputUsd: 5 } }\n`;
  const text = `${head}extends: ./base.yml\nprices: { m: { inputUsd: 1, outputUsd: 9 } }\n`;
  const policy = await loadPolicy(createOptions({ 'policy.yml': text, 'base.yml': base }));
  expect(policy.prices).toEqual([{ model: 'm', inputUsd: 3, cachedUsd: 3, outputUsd: 9 }]);
});

test('a price below zero is a problem with its place', async () => {
  expect(await readProblems(`${head}prices:\n  m: { inputUsd: -1, outputUsd: 1 }\n`)).toEqual([
    expect.stringMatching(/^4:\d+ .*must not be less than 0/),
  ]);
});
