import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stringify } from 'yaml';
import type { RunEvent } from '../../src/core/types/event.ts';
import { readRecord } from '../../src/record/read-record.ts';
import { runCliHere } from '../fixtures/command-line.ts';
import { createGitApi } from '../fixtures/git-api.ts';
import { createJob } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { serveRegistry } from '../fixtures/registries.ts';
import { runStepHere } from '../fixtures/step.ts';
import { createDirectory, createRepository, runGit } from '../fixtures/workspace.ts';

const old = '2020-01-01T00:00:00.000Z';
const documents = new Map(
  ['good', 'copyleft'].map((name) => [
    `/${name}`,
    JSON.stringify({
      'dist-tags': { latest: '1.0.0' },
      time: { created: old, modified: old, '1.0.0': old },
      versions: { '1.0.0': { license: name === 'good' ? 'MIT' : 'GPL-3.0-only' } },
    }),
  ]),
);

const serve = () =>
  serveRegistry(() => ({ url = '' }, response) => {
    const document = documents.get(url);
    response.writeHead(document === undefined ? 404 : 200).end(document);
  });

function renderPolicy(host: string, licences: readonly string[]): string {
  return stringify({
    version: 1,
    name: 'vetted',
    sandbox: { network: { registries: { npm: [host] }, authorities: { [hostname()]: 'ca.pem' } } },
    rules: [
      { id: 'edit', when: { write: '**' }, decision: 'allow', reason: 'The task.' },
      {
        id: 'vetted-dependencies',
        when: { change: 'dependencies-added' },
        unless: { dependency: { licences, minReleaseAgeDays: 14 } },
        decision: 'deny',
        reason: 'Only vetted packages.',
      },
    ],
  });
}

function writePolicy(
  registry: { readonly host: string; readonly authority: string },
  licences: readonly string[],
): string {
  const directory = createDirectory('policy-');
  writeFileSync(join(directory, 'ca.pem'), registry.authority);
  writeFileSync(join(directory, 'policy.yml'), renderPolicy(registry.host, licences));
  return join(directory, 'policy.yml');
}

/** A run whose agent adds these packages to a manifest. */
async function runWith(dependencies: Readonly<Record<string, string>>) {
  const registry = await serve();
  const content = `${JSON.stringify({ name: 'p', dependencies })}\n`;
  const model = await startModelServer({
    turns: [{ calls: [{ name: 'write_file', args: { path: 'package.json', content } }] }, { text: 'Done.' }],
  });
  onTestFinished(() => model.close());
  const policy = writePolicy(registry, ['MIT']);
  const record = join(createDirectory('record-'), 'run');
  const ended = await runCliHere(
    [
      ...['run', 'Add it.', '--policy', policy, '--provider', 'openai-chat', '--model', 'm', '--record', record],
      ...['--base-url', `${model.url}/v1`],
    ],
    { cwd: createRepository({ 'package.json': '{"name":"p"}\n' }), env: { OPENAI_API_KEY: 'model-key' } },
  );
  const events = readRecord(record).events.map(({ event }) => event);
  const made = events.find((event): event is Extract<RunEvent, { type: 'patch-made' }> => event.type === 'patch-made');
  const replay = async (licences: readonly string[]) => {
    const other = writePolicy(registry, licences);
    const { stdout, stderr } = await runCliHere(['policy', 'replay', record, '--policy', other], {
      cwd: createDirectory(),
      env: {},
    });
    return `${stdout}${stderr}`;
  };
  return {
    ended,
    asked: registry.requests,
    dependencies: made?.dependencies ?? [],
    patch: readFileSync(join(record, 'changes.patch'), 'utf8'),
    result: JSON.parse(readFileSync(join(record, 'result.json'), 'utf8')) as { outcome: string; reason: string },
    replay,
  };
}

test('a patch that adds a package of an accepted licence and age is kept, and the record has the answer of the registry', async () => {
  const { ended, asked, dependencies, patch, replay } = await runWith({ good: '1.0.0' });
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(patch).toContain('"good"');
  expect(asked).toEqual(['/good']);
  expect(dependencies).toMatchObject([{ path: 'package.json', name: 'good', version: '1.0.0', licence: 'MIT' }]);
  expect(await replay(['MIT'])).toContain('all decided the same');
  expect(await replay(['Apache-2.0'])).toContain('deny by vetted-dependencies');
  // The answers of the record decide, and no registry is asked again.
  expect(asked).toEqual(['/good']);
});

test('a patch that adds a package of another licence, or one without an answer, is withheld', async () => {
  const { ended, result, patch, replay } = await runWith({ good: '1.0.0', copyleft: '^1.0.0', gone: '1.0.0' });
  expect(ended.exitCode, ended.stderr).toBe(3);
  expect(result).toMatchObject({ outcome: 'denied' });
  expect(result.reason).toContain('rule vetted-dependencies for package.json');
  expect(patch).toBe('');
  expect(ended.stderr).toContain('the registry npm gave no response about gone: it answered 404');
  expect(await replay(['MIT'])).toContain('all decided the same');
});

test.each([
  ['good', 0],
  ['copyleft', 1],
] as const)('the job that publishes asks the registry about %s and names it, and ends with %i', async (name, code) => {
  const registry = await serve();
  const root = createRepository({ 'package.json': '{"name":"p"}\n' });
  runGit(root, 'branch', '-M', 'main');
  const main = runGit(root, 'rev-parse', 'HEAD').trim();
  const bare = createDirectory('bare-');
  runGit(root, 'clone', '--quiet', '--bare', root, bare);
  writeFileSync(join(root, 'package.json'), `{"name":"p","dependencies":{"${name}":"1.0.0"}}\n`);
  const patch = runGit(root, 'diff');
  runGit(root, 'checkout', '--quiet', '--', '.');
  const patchFile = join(createDirectory('downloaded-'), 'changes.patch');
  writeFileSync(patchFile, patch);
  const job = await createJob({ workspace: root, event: 'workflow_dispatch' });
  const { state } = job.github;
  state.git = createGitApi(bare, 'github-actions[bot]');
  state.files.set(`${main}:.github/script-harness.yml`, renderPolicy(registry.host, ['MIT']));
  state.files.set(`${main}:.github/ca.pem`, registry.authority);
  const digest = createHash('sha256').update(patch).digest('hex');
  const ended = await runStepHere(job, { mode: 'publish', 'patch-file': patchFile, 'patch-digest': digest });
  expect(ended.exitCode, ended.stdout).toBe(code);
  expect(registry.requests).toEqual([`/${name}`]);
  expect(state.git.pulls).toHaveLength(code === 0 ? 1 : 0);
  expect(job.summary()).toContain(`Asked about the added dependencies:\n\n- \`${registry.host}\``);
  if (code === 1) expect(job.summary()).toContain(`${name} 1.0.0 (licence GPL-3.0-only`);
});
