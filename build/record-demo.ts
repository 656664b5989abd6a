import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startModelServer } from '../test/fixtures/model-server.ts';

/**
 * Records the demo again: a model server on loopback plays the turns of `model.json` to the built program, and the history of that run
 * becomes the recording. Needed when the tools' arguments or the policy's decisions change.
 */
const scenario = join(import.meta.dirname, '../test/scenarios/001-fix-the-tests');
const directory = mkdtempSync(join(tmpdir(), 'record-demo-'));
const workspace = join(directory, 'workspace');
const record = join(directory, 'record');

try {
  cpSync(join(scenario, 'workspace'), workspace, { recursive: true });
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    ['-c', 'user.name=demo', '-c', 'user.email=demo@example.invalid', 'commit', '--quiet', '--message', 'demo'],
  ])
    spawnSync('git', args, { cwd: workspace, stdio: 'inherit' });
  const { turns } = JSON.parse(readFileSync(join(scenario, 'model.json'), 'utf8')) as Parameters<
    typeof startModelServer
  >[0];
  const server = await startModelServer({ turns });
  const args = [
    'run',
    '-',
    '--policy',
    'builtin:fix-tests',
    '--provider',
    'openai-chat',
    '--model',
    'recorded-model',
    '--base-url',
    `${server.url}/v1`,
    '--verify',
    'node --test',
    '--record',
    record,
  ];
  const child = spawn(process.execPath, [join(import.meta.dirname, '../dist/main/index.js'), ...args], {
    cwd: workspace,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.stdin.end(readFileSync(join(scenario, 'task.md')));
  const exitCode = await new Promise((resolve) => child.once('close', resolve));
  await server.close();
  if (exitCode !== 0) throw new Error(`the run ended with ${String(exitCode)}`);
  const history = readFileSync(join(record, 'history.jsonl'), 'utf8')
    .replaceAll(workspace, '/workspace')
    .replaceAll(directory, '/record');
  writeFileSync(join(scenario, 'history.jsonl'), history);
} finally {
  rmSync(directory, { recursive: true, force: true });
}
