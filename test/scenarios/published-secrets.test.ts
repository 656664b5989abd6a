import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createJob, runBuiltCli } from '../fixtures/job.ts';
import {
  startModelServer,
  type ModelServerOptions,
  type ModelServerRequest,
  type ScriptedTurn,
} from '../fixtures/model-server.ts';
import { createDirectory, createRepository, runGit } from '../fixtures/workspace.ts';

const token = `ghp_${'a1B2'.repeat(9)}`;
const other = `ghp_${'c3D4'.repeat(9)}`;
const key = 'model-key-of-the-job-0123456789';

function createTokenRepository(): string {
  return createRepository({
    'src/a.js': 'export const a = 1;\n',
    'test/fixture.txt': `before\n${token}\nafter\n`,
    'package.json': '{"type":"module"}\n',
  });
}

async function run(root: string, turns: ModelServerOptions['turns']) {
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  const record = join(createDirectory('outside-'), 'record');
  const args = [
    'run',
    'Fix it.',
    '--policy',
    'builtin:fix-tests',
    '--provider',
    'openai-chat',
    '--model',
    'test-model',
  ];
  const ended = await runBuiltCli([...args, '--base-url', `${model.url}/v1`, '--record', record, '--format', 'json'], {
    cwd: root,
    env: { OPENAI_API_KEY: key },
  });
  const files = readdirSync(record, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(record, name)).isFile(),
  );
  const texts = files.map((name) => readFileSync(join(record, name), 'latin1'));
  const patch = readFileSync(join(record, 'changes.patch'), 'utf8');
  return { ended, result: JSON.parse(ended.stdout) as Record<string, unknown>, patch, texts, record };
}

const shell = (script: string): ScriptedTurn => ({
  calls: [{ name: 'shell', args: { command: ['sh', '-c', script] } }],
});

test('no output, file or log contains secrets that the model writes in its last message', async () => {
  const said = `Done. The key is ${key}, the token ${other}, in base64 ${Buffer.from(key).toString('base64')}.`;
  const model = await startModelServer({ turns: [{ text: said }] });
  onTestFinished(() => model.close());
  const job = await createJob({ workspace: createTokenRepository() });
  const ended = await job.run({
    task: 'Say it.',
    mode: 'comment',
    policy: 'builtin:read-only',
    provider: 'openai-chat',
    model: 'test-model',
    'openai-api-key': key,
    'base-url': `${model.url}/v1`,
    'upload-artifact': 'false',
  });
  const outputs = job.outputs();
  const file = readFileSync(outputs['final-message-file'] ?? '', 'utf8');
  expect(file).toMatch(/^Done\. The key is \*{3}, the token \*{3}, in base64 \*{3}\S{0,4}\.$/);
  const log = ended.stdout.replaceAll(/^::add-mask::.*$/gm, '') + ended.stderr;
  for (const text of [log, JSON.stringify(outputs), job.summary(), JSON.stringify(job.github.requests)])
    for (const secret of [key, other, Buffer.from(key).toString('base64')]) expect(text).not.toContain(secret);
  const { ended: onLine } = await run(createTokenRepository(), [{ text: said }]);
  expect(onLine.stdout + onLine.stderr).toContain('the token ***');
  expect(onLine.stdout + onLine.stderr).not.toMatch(new RegExp(`${key}|${other}`));
});

test('a patch keeps values of the repository that look like secrets, around its changes and where it moves them', async () => {
  const root = createTokenRepository();
  const copy = createDirectory('copy-');
  execFileSync('cp', ['-a', `${root}/.`, copy]);
  const { result, patch } = await run(root, [
    shell('sed -i s/after/behind/ test/fixture.txt; grep ghp_ test/fixture.txt > src/moved.txt'),
    { text: 'Done.' },
  ]);
  expect(result).toMatchObject({
    outcome: 'completed',
    warnings: [expect.stringContaining('the price of')],
  });
  expect(patch).toContain(` ${token}`);
  expect(patch).toContain(`+${token}`);
  writeFileSync(join(copy, 'applied.patch'), patch);
  execFileSync('git', ['apply', 'applied.patch'], { cwd: copy });
  expect(readFileSync(join(copy, 'src/moved.txt'), 'utf8')).toBe(`${token}\n`);
});

test('a binary file with a value that it had before, or that another file of the repository has, is in the patch', async () => {
  const root = createTokenRepository();
  writeFileSync(join(root, 'src/b.bin'), Buffer.from(`\0${other}\0`));
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message', 'binary');
  const { result } = await run(root, [
    shell(`printf more >> src/b.bin; { printf 'x\\0'; cat test/fixture.txt; } > src/c.bin`),
    { text: 'Done.' },
  ]);
  expect(result).toMatchObject({ outcome: 'completed', changedFiles: [{ path: 'src/b.bin' }, { path: 'src/c.bin' }] });
});

test('the summary of a job shows a patch without the values of the repository that look like secrets', async () => {
  const model = await startModelServer({
    turns: [shell('sed -i s/after/behind/ test/fixture.txt'), { text: 'Done.' }],
  });
  onTestFinished(() => model.close());
  const job = await createJob({ workspace: createTokenRepository() });
  await job.run({
    task: 'Fix it.',
    policy: 'builtin:fix-tests',
    provider: 'openai-chat',
    model: 'test-model',
    'openai-api-key': key,
    'base-url': `${model.url}/v1`,
    'upload-artifact': 'false',
  });
  expect(job.summary()).toContain('+behind');
  expect(job.summary()).not.toContain(token);
  expect(readFileSync(job.outputs()['patch-file'] ?? '', 'utf8')).toContain(token);
});

test.each([
  ['an added line', `echo "x = 'ghp_$(printf c3D4%.0s 1 2 3 4 5 6 7 8 9)'" >> src/a.js`, 'src/a.js'],
  ['a binary file', `printf 'x\\0ghp_%s' "$(printf c3D4%.0s 1 2 3 4 5 6 7 8 9)" > src/a.bin`, 'src/a.bin'],
  [
    'a file of UTF-16',
    `printf 'ghp_%s' "$(printf c3D4%.0s 1 2 3 4 5 6 7 8 9)" | iconv -t UTF-16LE > src/a.txt`,
    'src/a.txt',
  ],
  ['the name of a file', 'echo x > src/ghp_$(printf c3D4%.0s 1 2 3 4 5 6 7 8 9)', 'src/***'],
])('a patch that adds a new secret in %s is withheld, and the run ends as denied', async (_, script, named) => {
  const root = createTokenRepository();
  const { result, patch, texts, ended } = await run(root, [shell(script), { text: 'Done.' }]);
  expect(result).toMatchObject({ outcome: 'denied', changedFiles: [] });
  expect(result['reason']).toContain(`rule secret for ${named}`);
  expect(patch).toBe('');
  for (const text of [...texts, ended.stdout, ended.stderr]) expect(text).not.toContain(other);
  expect(readFileSync(join(root, 'src/a.js'), 'utf8')).toBe('export const a = 1;\n');
  expect(readdirSync(join(root, 'src'))).toEqual(['a.js']);
});

test('a file to which a patch adds several secrets is one refused change, with the place of each', async () => {
  const line = `echo "x = 'ghp_$(printf c3D4%.0s 1 2 3 4 5 6 7 8 9)'"`;
  const script = `{ ${line}; echo; ${line}; } > src/new.js; ${line} >> src/a.js; echo > src/$(printf ghp_; printf c3D4%.0s 1 2 3 4 5 6 7 8 9)`;
  const { result, ended, texts } = await run(createTokenRepository(), [shell(script), { text: 'Done.' }]);
  expect(result['reason']).toContain('rule secret for src/a.js and 2 more');
  expect(ended.stderr).toContain('3 changes of the patch refused');
  expect(ended.stderr).toContain('modified src/a.js, created src/***, created src/new.js');
  expect(texts.join('\n')).toContain('it adds in line 1, in line 3 what is or looks like a secret');
});

test.each([
  ['that goes on', shell('true')],
  ['that is done', { text: 'Done.' }],
])('a model %s after it has added a secret receives its place once, and can remove it', async (_, answer) => {
  const root = createTokenRepository();
  const seen: string[] = [];
  const look =
    (turn: ScriptedTurn) =>
    ({ body }: ModelServerRequest): ScriptedTurn => {
      seen.push(JSON.stringify(body.messages.at(-1)));
      return turn;
    };
  const { result, patch } = await run(root, [
    shell(`echo "const x = 'ghp_$(printf c3D4%.0s 1 2 3 4 5 6 7 8 9)';" >> src/a.js`),
    // The patch is made while the model answers, so it learns of it after the turn.
    look(answer),
    look(shell('sed -i 2d src/a.js; echo "export const b = process.env.TOKEN;" >> src/a.js')),
    look({ text: 'Done.' }),
  ]);
  expect(seen[1]).toMatch(
    /src\/a\.js: it adds in line 2 what is or looks like a secret.* Take the value out, or the run ends as denied/,
  );
  expect(seen[1]).not.toContain(other);
  for (const text of [seen[0], seen[2]]) expect(text).not.toContain('cannot be published');
  expect(result).toMatchObject({ outcome: 'completed' });
  expect(patch).toContain('+export const b');
});

test('a patch that adds thousands of secrets is searched with one call of git', async () => {
  const root = createTokenRepository();
  const { result } = await run(root, [
    // One call of git for each secret would take minutes, which is longer than the limit of a test.
    shell('for i in $(seq 10000 19999); do echo "ghp_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa$i"; done > src/many.txt'),
    { text: 'Done.' },
  ]);
  expect(result).toMatchObject({ outcome: 'denied' });
});
