import { expect, test } from 'vitest';
import { createOptions, loadText, readProblems } from '../test-policy.ts';
import { loadPolicy } from '../../../src/policy/resolve/load.ts';

const head = 'version: 1\nname: x\n';

test('a policy gives prices of models; tokens read from and written to a cache cost as others if it gives no price for them', async () => {
  const policy = await loadText(
    `${head}prices:\n  local: { inputUsd: 0, outputUsd: 0 }\n  big/model: { inputUsd: 2, cachedUsd: 0.2, cacheWriteUsd: 2.5, outputUsd: 8 }\n`,
  );
  expect(policy.settings.prices).toEqual([
    { model: 'local', inputUsd: 0, cachedUsd: 0, cacheWriteUsd: 0, outputUsd: 0, long: null },
    { model: 'big/model', inputUsd: 2, cachedUsd: 0.2, cacheWriteUsd: 2.5, outputUsd: 8, long: null },
  ]);
  expect((await loadText(policy.resolvedYaml)).settings.prices).toEqual(policy.settings.prices);
});

test('of two layers the higher price holds', async () => {
  const base = `${head}prices: { m: { inputUsd: 3, outputUsd: 5 } }\n`;
  const text = `${head}extends: ./base.yml\nprices: { m: { inputUsd: 1, outputUsd: 9 } }\n`;
  const policy = await loadPolicy(createOptions({ 'policy.yml': text, 'base.yml': base }));
  expect(policy.settings.prices).toEqual([
    { model: 'm', inputUsd: 3, cachedUsd: 3, cacheWriteUsd: 3, outputUsd: 9, long: null },
  ]);
});

test('a price below zero is a problem with its place', async () => {
  expect(await readProblems(`${head}prices:\n  m: { inputUsd: -1, outputUsd: 1 }\n`)).toEqual([
    expect.stringMatching(/^4:\d+ .*must not be less than 0/),
  ]);
});
