import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { createJob } from '../fixtures/job.ts';
import {
  startModelServer,
  type ModelServerOptions,
  type ModelServerRequest,
  type ScriptedTurn,
} from '../fixtures/model-server.ts';
import { runStepHere } from '../fixtures/step.ts';
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
  const ended = await runCliHere([...args, '--base-url', `${model.url}/v1`, '--record', record, '--format', 'json'], {
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

const said = `Done. The key is ${key}, the token ${other}, in base64 ${Buffer.from(key).toString('base64')}.`;

test('no output, file or log of a job contains secrets that the model writes in its last message, and its summary shows a patch without the values of the repository that look like secrets', async () => {
  const edit = shell('sed -i s/after/behind/ test/fixture.txt');
  const model = await startModelServer({ turns: [edit, { text: said }] });
  onTestFinished(() => model.close());
  const job = await createJob({ workspace: createTokenRepository() });
  const ended = await runStepHere(job, {
    task: 'Fix it.',
    policy: 'builtin:fix-tests',
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
  expect(job.summary()).toContain('+behind');
  expect(job.summary()).not.toContain(token);
  expect(readFileSync(outputs['patch-file'] ?? '', 'utf8')).toContain(token);
});

test('a patch keeps values of the repository that look like secrets: around its changes, where it moves them, and in binary files; the output of its run keeps none of the last message', async () => {
  const root = createTokenRepository();
  writeFileSync(join(root, 'src/b.bin'), Buffer.from(`\0${other}\0`));
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message', 'binary');
  const copy = createDirectory('copy-');
  execFileSync('cp', ['-a', `${root}/.`, copy]);
  const text = 'sed -i s/after/behind/ test/fixture.txt; grep ghp_ test/fixture.txt > src/moved.txt';
  // A value that the file had before, and one that another file has.
  const binary = `printf more >> src/b.bin; { printf 'x\\0'; cat src/moved.txt; } > src/c.bin`;
  const { ended, result, patch } = await run(root, [shell(`${text}; ${binary}`), { text: said }]);
  expect(ended.stdout + ended.stderr).toContain('the token ***');
  expect(ended.stdout + ended.stderr).not.toMatch(new RegExp(`${key}|${other}`));
  expect(result).toMatchObject({
    outcome: 'completed',
    warnings: [expect.stringContaining('the price of'), expect.stringContaining('text as binary files')],
    changedFiles: ['src/b.bin', 'src/c.bin', 'src/moved.txt', 'test/fixture.txt'].map((path) => ({ path })),
  });
  expect(patch).toContain(` ${token}`);
  expect(patch).toContain(`+${token}`);
  writeFileSync(join(copy, 'applied.patch'), patch);
  execFileSync('git', ['apply', 'applied.patch'], { cwd: copy });
  expect(readFileSync(join(copy, 'src/moved.txt'), 'utf8')).toBe(`${token}\n`);
});

test('a patch that adds new secrets in lines, a binary file, a file of UTF-16 and a name is withheld, each file is one refused change, and the run ends as denied', async () => {
  const root = createTokenRepository();
  const made = '$(printf c3D4%.0s 1 2 3 4 5 6 7 8 9)';
  const line = `echo "x = 'ghp_${made}'"`;
  const script = [
    `${line} >> src/a.js`,
    `printf 'x\\0ghp_%s' "${made}" > src/b.bin`,
    `printf 'ghp_%s' "${made}" | iconv -t UTF-16LE > src/c.txt`,
    `echo x > src/ghp_${made}`,
    `{ ${line}; echo; ${line}; } > src/new.js`,
  ].join('; ');
  const { result, patch, texts, ended } = await run(root, [shell(script), { text: 'Done.' }]);
  expect(result).toMatchObject({ outcome: 'denied', changedFiles: [] });
  expect(result['reason']).toContain('rule secret for src/a.js and 4 more');
  expect(patch).toBe('');
  expect(ended.stderr).toContain('5 changes of the patch refused');
  expect(ended.stderr).toContain(
    'modified src/a.js, created src/***, created src/new.js, created src/b.bin, created src/c.txt',
  );
  expect(texts.join('\n')).toContain('it adds in line 1, in line 3 what is or looks like a secret');
  for (const text of [...texts, ended.stdout, ended.stderr]) expect(text).not.toContain(other);
  expect(readFileSync(join(root, 'src/a.js'), 'utf8')).toBe('export const a = 1;\n');
  expect(readdirSync(join(root, 'src'))).toEqual(['a.js']);
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
