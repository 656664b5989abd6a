/** Texts in a commit message, a title or a pull request by which systems that read commits are steered. */
interface Directive {
  readonly texts: readonly string[];
  readonly readBy: string;
  readonly source: string;
}

/**
 * Known directives, with their sources. Systems differ in case and in the characters between words, so these do not count. Words of conventional
 * commits (`feat!:`, `BREAKING CHANGE:`) are not directives here: they describe the change, and the person who merges reads them.
 */
export const directives: readonly Directive[] = [
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

const bracketed = new Set(
  directives.flatMap(({ texts }) =>
    texts.filter((text) => text.startsWith('[')).map((text) => readWords(text.slice(1, -1))),
  ),
);

/**
 * A title, a commit message, or the text of a pull request, which a squash merge can make a commit message, without directives to other systems,
 * trailers and closing keywords: each stays readable, and no longer has the form that is searched for. The only function that does this.
 * Tested in test/github/publish/commit-text.test.ts and test/scenarios/published-changes.test.ts.
 */
export function cleanCommitText(text: string): string {
  return (
    text
      // A directive in brackets. Workflows also search for others of this form, such as `[skip release]`.
      .replaceAll(/\[([^[\]\n]{1,60})\](\(?)/g, (whole, inside: string, link: string) => {
        const words = readWords(inside);
        const isDirective = bracketed.has(words) || (link === '' && /(?:^| )(?:skip|deploy)|skip$/.test(words));
        return isDirective ? `(${inside})${link}` : whole;
      })
      .replaceAll(/(?<=\*)NO_CI(?=\*)/gi, 'NO CI')
      .replaceAll(/--(?=skip-ci|ci-skip)/gi, '-- ')
      .replaceAll(/(BEGIN|END)_(?=COMMIT_OVERRIDE|NESTED_COMMIT)/gi, '$1 ')
      // Trailers: git reads no key with a space. Some are read anywhere in the text.
      .replaceAll(/\b(skip|release)-(?=(?:checks|as)[ \t]{0,3}:)/gi, '$1 ')
      .replaceAll(
        /^[ \t]{0,9}(?:(?:[a-z]{1,20}-){1,3}by|on-behalf-of|change-id|script-harness-run)(?=[ \t]{0,3}:)/gim,
        (key) => key.replaceAll('-', ' '),
      )
      // GitHub closes an issue when a commit with these words is merged.
      .replaceAll(/\b((?:close|fix|resolve)(?:s|d|es|ed)?:?\s{1,5}[\w./-]{0,100}(?:#|GH-))(?=\d)/gi, '$1 ')
      .replaceAll(/\b((?:close|fix|resolve)(?:s|d|es|ed)?:?\s{1,5}https?:)(?=\/\/)/gi, '$1 ')
  );
}

function readWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
}
