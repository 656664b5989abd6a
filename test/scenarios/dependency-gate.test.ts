import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stringify } from 'yaml';
import type { RunEvent } from '../../src/core/types/event.ts';
import { readRecord } from '../../src/record/read-record.ts';
import { runBuiltCli } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { serveRegistry } from '../fixtures/registries.ts';
import { createFolder, createRepository } from '../fixtures/workspace.ts';

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

function writePolicy(
  registry: { readonly host: string; readonly authority: string },
  licences: readonly string[],
): string {
  const folder = createFolder('policy-');
  writeFileSync(join(folder, 'ca.pem'), registry.authority);
  const policy = {
    version: 1,
    name: 'vetted',
    sandbox: {
      network: { registries: { npm: [registry.host] }, authorities: { [hostname()]: 'ca.pem' } },
    },
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
  };
  writeFileSync(join(folder, 'policy.yml'), stringify(policy));
  return join(folder, 'policy.yml');
}

/** A run whose agent adds these packages to a manifest. */
async function runWith(dependencies: Readonly<Record<string, string>>) {
  const registry = await serveRegistry(() => ({ url = '' }, response) => {
    const document = documents.get(url);
    response.writeHead(document === undefined ? 404 : 200).end(document);
  });
  const content = `${JSON.stringify({ name: 'p', dependencies })}\n`;
  const model = await startModelServer({
    turns: [{ calls: [{ name: 'write_file', args: { path: 'package.json', content } }] }, { text: 'Done.' }],
  });
  onTestFinished(() => model.close());
  const policy = writePolicy(registry, ['MIT']);
  const record = join(createFolder('record-'), 'run');
  const ended = await runBuiltCli(
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
    const { stdout, stderr } = await runBuiltCli(['policy', 'replay', record, '--policy', other], {
      cwd: createFolder(),
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
  expect(ended.stderr).toContain('the registry npm gave no answer about gone: it answered 404');
  expect(await replay(['MIT'])).toContain('all decided the same');
});
