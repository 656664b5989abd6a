import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { keepCompiled, readEnd } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createDirectory, runGit, writeFiles } from '../fixtures/workspace.ts';
import { createFailingRepository, structuredTurns } from './scenario.ts';

const root = join(import.meta.dirname, '../..');

interface PipelineJob {
  readonly before_script: readonly string[];
  readonly script: readonly string[];
  readonly artifacts: { readonly paths: readonly string[] };
}

/** The job in docs/other-systems.md. */
function readJob(): PipelineJob {
  const [, yaml = ''] = /```yaml\n([^]*?)```/.exec(readFileSync(join(root, 'docs/other-systems.md'), 'utf8')) ?? [];
  return (parse(yaml) as { agent: PipelineJob }).agent;
}

test.each([
  { name: 'fixes the tests', turns: structuredTurns, code: 0, junit: 'fixed: sums every line' },
  { name: 'leaves them red', turns: [{ text: 'I do not know.' }], code: 1, junit: 'run: verify-failed' },
])('the documented job of GitLab ends with exit code $code if the agent $name', async ({ turns, code, junit }) => {
  const model = await startModelServer({ turns: [...turns, ...turns, ...turns] });
  onTestFinished(() => model.close());
  const workspace = createFailingRepository();
  writeFiles(workspace, { '.gitlab/script-harness.yml': 'version: 1\nname: gitlab\nextends: builtin:fix-tests\n' });
  runGit(workspace, 'add', '--all');
  runGit(workspace, 'commit', '--quiet', '--message', 'policy');
  runGit(workspace, 'branch', '-M', 'main');
  const origin = createDirectory('origin-');
  runGit(workspace, 'clone', '--quiet', '--bare', workspace, origin);
  runGit(workspace, 'remote', 'add', 'origin', origin);
  const { before_script: before, script, artifacts } = readJob();
  // The machine has the packages, and the harness is this checkout.
  const own = before.filter((line) => !line.includes('apt-get') && !line.includes('$HARNESS'));
  expect(own).toHaveLength(before.length - 3);
  // GitLab runs all lines in one shell that ends at the first failing line.
  const lines = ['set -eo pipefail', ...own, ...script];
  const temporary = createDirectory('temporary-');
  const flags = `--provider openai-chat --base-url ${model.url}/v1`;
  const job = spawn(
    'bash',
    ['-c', lines.join('\n').replaceAll('/tmp/', `${temporary}/`).replace('--model', `${flags} --model`)],
    {
      cwd: workspace,
      env: {
        ...keepCompiled(),
        PATH: process.env['PATH'],
        HOME: createDirectory('home-'),
        HARNESS: root,
        MODEL: 'm',
        CI_DEFAULT_BRANCH: 'main',
        OPENAI_API_KEY: 'model-key-of-the-job',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = await readEnd(job);
  expect(ended, `${ended.stdout}${ended.stderr}`).toMatchObject({ exitCode: code });
  for (const path of artifacts.paths) expect(existsSync(join(workspace, path)), path).toBe(true);
  expect(readFileSync(join(workspace, 'agent.xml'), 'utf8')).toContain(junit);
  expect(existsSync(join(workspace, 'agent/changes.patch'))).toBe(true);
});
