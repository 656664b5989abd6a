import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listWorkflowRisks } from '../../../src/doctor/workflows.ts';
import { runCliHere } from '../../fixtures/command-line.ts';
import { createDirectory, createRepository, writeFiles } from '../../fixtures/workspace.ts';

const agent = `on: pull_request_target
permissions: { contents: read }
jobs:
  fix:
    steps:
      - uses: actions/checkout@v4
        with: { persist-credentials: false, ref: '\${{ github.event.pull_request.head.sha }}' }
      - run: npm ci
      - uses: ./
`;

test('doctor warns of the workflows around the directory, by their places, and is as well as the machine', async () => {
  const root = createRepository({ '.github/workflows/agent.yml': agent, 'sub/a': '' });
  const warned = await runCliHere(['doctor', '--format', 'json'], { cwd: join(root, 'sub') });
  const sound = await runCliHere(['doctor', '--format', 'json'], { cwd: createDirectory('empty-') });
  expect(warned.exitCode).toBe(sound.exitCode);
  expect(JSON.parse(sound.stdout)).toMatchObject({ warnings: [] });
  expect((JSON.parse(warned.stdout) as { warnings: unknown }).warnings).toEqual([
    expect.objectContaining({ rule: 'pull-request-code-with-privileges' }),
    expect.objectContaining({ rule: 'blocked-event' }),
    expect.objectContaining({ rule: 'refused-checkout' }),
  ]);
  expect((JSON.parse(warned.stdout) as { warnings: unknown[] }).warnings[0]).toEqual({
    path: '.github/workflows/agent.yml',
    place: { line: 8, column: 14 },
    rule: 'pull-request-code-with-privileges',
    message: expect.stringContaining('outside of the sandbox'),
    fix: expect.stringContaining('`setup`'),
  });
  const text = await runCliHere(['doctor'], { cwd: root });
  expect(text.stdout).toMatch(/^warn \.github\/workflows\/agent\.yml:8:14: .*\n {5}Let no step run/m);
});

test('what is no ordinary file of that directory is not followed, and said', () => {
  const root = createRepository({ 'elsewhere.yml': agent });
  const directory = join(root, '.github/workflows');
  writeFiles(root, { '.github/workflows/large.yaml': `# ${'x'.repeat(300_000)}` });
  symlinkSync('../../elsewhere.yml', join(directory, 'link.yml'));
  mkdirSync(join(directory, 'directory.yml'));
  execFileSync('mkfifo', [join(directory, 'pipe.yml')]);
  expect(listWorkflowRisks(root).map(({ path, message }) => [path.slice(18), message])).toEqual([
    ['directory.yml', 'it is not a file'],
    ['large.yaml', 'it is larger than 256 KiB'],
    ['link.yml', 'it cannot be opened, or is a link'],
    ['pipe.yml', 'it is not a file'],
  ]);
});
