import { expect, test } from 'vitest';
import { cleanCommitText, directives } from '../../../src/github/publish/commit-text.ts';

const texts = [...new Set(directives.flatMap((row) => row.texts))];

test.each(texts)('a commit message does not keep the directive %s', (text) => {
  for (const spelled of [
    text,
    text.toLowerCase(),
    text.toUpperCase(),
    text.replaceAll(' ', '-'),
    text.replaceAll('-', ' '),
  ])
    for (const message of [
      spelled,
      `Fix totals ${spelled}`,
      `Fix totals\n\n\n${spelled}\n`,
      `[${spelled}]`,
      `[skip ${spelled} ci]`,
    ]) {
      const cleaned = cleanCommitText(message).toLowerCase();
      for (const directive of texts) expect(cleaned).not.toContain(directive.toLowerCase());
    }
});

test.each([
  ['Fix totals [skip release]', 'Fix totals (skip release)'],
  ['Fix totals [SKIP: e2e]', 'Fix totals (SKIP: e2e)'],
  ['a [skip [skip ci]ci] b', 'a [skip (skip ci)ci] b'],
  ['Text\n\nCo-authored-by: A <a@b.c>\nSigned-off-by : A', 'Text\n\nCo authored by: A <a@b.c>\nSigned off by : A'],
  ['Text\n\nOn-behalf-of: @org\nScript-Harness-Run: 1', 'Text\n\nOn behalf of: @org\nScript Harness Run: 1'],
  ['fixes #12, Closes: octo/repo#1, resolved GH-3', 'fixes # 12, Closes: octo/repo# 1, resolved GH- 3'],
  ['```\nfix https://github.com/o/r/issues/1\n```', '```\nfix https: //github.com/o/r/issues/1\n```'],
])('cleans %j', (text, cleaned) => {
  expect(cleanCommitText(text)).toBe(cleaned);
});

test.each([
  'feat!: drop the old call\n\nBREAKING CHANGE: the call is gone.',
  '[api] Fix totals for #12, see [the run](https://github.com/o/r/actions/runs/1)',
  '- [ ] I know [how to skip a test](docs/skip.md)\n- [x] Content-Type: text/html',
  'Prefix #12 and a hotfix',
])('keeps %j', (text) => {
  expect(cleanCommitText(text)).toBe(text);
});
