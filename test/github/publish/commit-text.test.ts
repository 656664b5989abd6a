import { expect, test } from 'vitest';
import { cleanCommitText } from '../../../src/github/publish/commit-text.ts';

/** Texts in a commit message, a title or a pull request by which systems that read commits are steered. */
interface Directive {
  readonly texts: readonly string[];
  readonly readBy: string;
  readonly source: string;
}

/** Known directives. Systems differ in case and in the characters between words. */
const directives: readonly Directive[] = [
  {
    texts: ['[skip ci]', '[ci skip]', '[no ci]', '[skip actions]', '[actions skip]', 'skip-checks: true'],
    readBy: 'GitHub Actions',
    source: 'docs.github.com/actions/managing-workflow-runs/skipping-workflow-runs',
  },
  { texts: ['[ci skip]', '[skip ci]'], readBy: 'GitLab', source: 'docs.gitlab.com/ci/pipelines' },
  {
    texts: [
      '***NO_CI***',
      '[skip azurepipelines]',
      '[azurepipelines skip]',
      '[skip azpipelines]',
      '[azpipelines skip]',
    ].concat(['[skip azp]', '[azp skip]', 'skip-checks:true']),
    readBy: 'Azure Pipelines',
    source: 'learn.microsoft.com/azure/devops/pipelines/repos/azure-repos-git',
  },
  {
    texts: ['[skip travis]', '[travis skip]', '[skip travis ci]', '[skip travis-ci]', '[skip travisci]'],
    readBy: 'Travis CI',
    source: 'docs.travis-ci.com/user/customizing-the-build',
  },
  { texts: ['[ci skip]', '[skip ci]'], readBy: 'CircleCI', source: 'circleci.com/docs/skip-build' },
  {
    texts: ['[ci skip]', '[skip ci]'],
    readBy: 'Bitrise, also in the title and text of a pull request',
    source: 'devcenter.bitrise.io/tips-and-tricks/skip-a-build',
  },
  { texts: ['[ci skip]'], readBy: 'Buildkite', source: 'buildkite.com/blog/skipping-builds' },
  {
    texts: ['[ci skip]', '[skip ci]'],
    readBy: 'Semaphore, also in squashed messages',
    source: 'docs.semaphoreci.com/essentials/skip-building-some-commits-with-ci-skip',
  },
  {
    texts: ['[skip ci]', '[ci skip]'],
    readBy: 'Bitbucket Pipelines',
    source: 'confluence.atlassian.com/bbkb (How to skip triggering an automatic pipeline build)',
  },
  { texts: ['[CI SKIP]', '***no_ci***'], readBy: 'Drone', source: 'docs.drone.io/pipeline/skipping' },
  {
    texts: ['[skip vela]', '[vela skip]', '***no_ci***'],
    readBy: 'Vela',
    source: 'go-vela.github.io/docs/usage/skipping_build',
  },
  {
    texts: ['[skip appveyor]', '--skip-ci', '--ci-skip', '[skipRun]'],
    readBy: 'AppVeyor, Codeship, JFrog Pipelines',
    source: 'github.com/srz-zumix/ci-skip',
  },
  {
    texts: ['[skip netlify]', '[skip ci]'],
    readBy: 'Netlify',
    source: 'netlify.com/blog/2018/10/08 (deploy skipping), community.netlify.com/t/17367',
  },
  {
    texts: ['[CI-Skip]', '[Skip-CI]', '[CF-Pages-Skip]'],
    readBy: 'Cloudflare Pages',
    source: 'developers.cloudflare.com/pages/configuration/git-integration/gitlab-integration',
  },
  {
    texts: ['[vercel skip]', '[skip vercel]'],
    readBy: 'Vercel',
    source: 'no page of Vercel; used in public repositories',
  },
  {
    texts: ['[skip-cd]'],
    readBy: 'AWS Amplify',
    source: 'github.com/awskrug/kendra-button/issues/42, which quotes its manual',
  },
  {
    texts: ['[deploy: production]', '[skip_build]', '[skip_cache]', '[from_scratch]', '[config_only]'],
    readBy: 'DeployHQ',
    source: 'deployhq.com/support/deployments/automatic-deployments/commit-message-deployment-commands',
  },
  {
    texts: ['BEGIN_COMMIT_OVERRIDE', 'END_COMMIT_OVERRIDE', 'Release-As: 9.0.0'],
    readBy: 'release-please, also in the text of a pull request',
    source: 'github.com/googleapis/release-please',
  },
];

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
      `${spelled}(docs/ci.md)`,
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
  'See [Deploy guide](docs/deploy.md).\n- [ ] I know [how to skip a test](docs/skip.md)\n- [x] Content-Type: text/html',
  'Prefix #12 and a hotfix',
])('keeps %j', (text) => {
  expect(cleanCommitText(text)).toBe(text);
});
