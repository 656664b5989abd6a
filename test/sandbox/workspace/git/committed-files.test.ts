import { expect, test } from 'vitest';
import { describeCommitted } from '../../../../src/sandbox/workspace/git/committed-files.ts';

test('the warning about closed files in the history names each name once', () => {
  const closed = { explain: () => ({ rule: 'secrets' }) } as unknown as Parameters<
    typeof describeCommitted
  >[1]['closed'];
  // `.env` of the working directory, and of the root of the repository.
  const text = describeCommitted(['.env', '.env', 'pkg/.env'], { closed, git: 'history' });
  expect(text).toMatch(/^the policy denies reading \.env, pkg\/\.env, but git tracks it:/);
});
