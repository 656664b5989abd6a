import { expect, it } from 'vitest';
import { diffPolicies } from '../../../src/policy/tools/diff.ts';
import { createOptions, loadText, readLoadError, readProblems } from '../test-policy.ts';

const head = 'version: 1\nname: publish\n';

it('names what an answer consists of, and is part of the resolved policy', async () => {
  expect((await loadText(head)).settings.typedResult).toBeNull();
  const review = await loadText(`${head}publish: { review: {} }\n`);
  expect(review.settings.typedResult).toEqual({ type: 'review', maxComments: 20 });
  const triage = await loadText(`${head}publish: { triage: { labels: [bug, good first issue], assignees: [ann] } }\n`);
  expect(triage.settings.typedResult).toEqual({
    type: 'triage',
    labels: ['bug', 'good first issue'],
    assignees: ['ann'],
  });
  for (const policy of [review, triage])
    expect((await loadText(policy.resolvedYaml)).settings.typedResult).toEqual(policy.settings.typedResult);
});

it.each([
  ['{}', 'either review or triage'],
  ['{ review: {}, triage: { labels: [a] } }', 'either review or triage'],
  ['{ review: { maxComments: 51 } }', 'at most 50'],
  ['{ triage: { labels: [] } }', 'at least one label'],
  ['{ triage: { labels: ["a,b"] } }', 'no comma'],
  ['{ triage: { labels: [a], assignees: ["@ann"] } }', 'without @'],
])('refuses %s', async (text, message) => {
  expect((await readProblems(`${head}publish: ${text}\n`)).join('\n')).toContain(message);
});

it('is not replaced by another layer, and a wider list is reported by policy diff', async () => {
  const base = `version: 1\nname: base\npublish: { triage: { labels: [bug] } }\n`;
  const other = `${head}extends: base.yml\npublish: { triage: { labels: [bug, fix-now] } }\n`;
  const error = await readLoadError(createOptions({ 'policy.yml': other, 'base.yml': base }));
  expect(error.problems[0]?.message).toContain('publish differs from the one in base.yml');
  const narrow = `${head}extends: base.yml\n`;
  const extended = await loadText(narrow, createOptions({ 'policy.yml': narrow, 'base.yml': base }));
  expect(extended.settings.typedResult).toEqual({ type: 'triage', labels: ['bug'], assignees: [] });
  expect(diffPolicies(extended, await loadText(other.replace('extends: base.yml\n', '')))).toMatchObject([
    { place: 'publish', relation: 'not comparable' },
  ]);
});
