import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { locateJournal, recoverSteps } from '../../../src/sandbox/layer/publish-journal.ts';
import { readStartTime } from '../../../src/sandbox/layer/publish.ts';
import { createFolder, writeFiles } from '../../fixtures/workspace.ts';
import { readTree } from '../../scenarios/scenario.ts';

vi.setConfig({ testTimeout: 300_000 });

const sources = join(import.meta.dirname, '../../../src/sandbox/layer');
const kills = 15;
const count = 300;

// Waits for a line, so that a kill is likely to hit the work and not the start of the process.
const publisher = `
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
const [, , layer, root, sealed, journal, startedAt] = process.argv;
const { publish } = await import(layer + '/publish.ts');
const changes = JSON.parse(readFileSync(sealed + '.json', 'utf8'));
console.log('ready');
process.stdin.once('data', () => {
  const options = { workspace: root, folder: sealed, changes, journal, startedAt: BigInt(startedAt) };
  console.log(JSON.stringify(publish({ ...options, readSeen: () => undefined, wasTracked: () => true })));
  process.exit();
});
`;

// Recovers, and can be killed too.
const recoverer = `
const [, , layer, root, journal] = process.argv;
const { recoverSteps } = await import(layer + '/publish-journal.ts');
console.log('ready');
process.stdin.once('data', () => {
  console.log(JSON.stringify(recoverSteps(journal, root)));
  process.exit();
});
`;

function createWorkspaces() {
  const [base, state] = [createFolder('kills-'), createFolder('state-')];
  const [root, sealed] = [join(base, 'ws'), join(base, 'sealed')];
  const oldFiles: Record<string, string> = { 'was-file': 'old', 'folder/a': 'old', 'folder/sub/b': 'old' };
  const newFiles: Record<string, string> = { 'was-file/in/x': 'new', folder: 'new' };
  const changes: object[] = [];
  const add = (key: string, kind: string, now: string | null): void => void changes.push({ key, path: key, kind, now });
  add('folder', 'type', 'file');
  for (const key of ['folder/a', 'folder/sub', 'folder/sub/b']) add(key, 'deleted', null);
  for (let index = 0; index < count; index += 1) {
    const key = `d${index % 7}/f${index}`;
    if (index % 5 !== 0) oldFiles[key] = `old ${index}`;
    if (index % 5 !== 1) newFiles[key] = `new ${index}`;
    add(key, index % 5 === 0 ? 'created' : 'modified', index % 5 === 1 ? null : 'file');
  }
  for (const key of ['was-file', 'was-file/in']) add(key, 'type', 'directory');
  add('was-file/in/x', 'created', 'file');
  writeFiles(sealed, newFiles);
  writeFileSync(`${sealed}.json`, JSON.stringify(changes));
  writeFileSync(join(base, 'publisher.mjs'), publisher);
  writeFileSync(join(base, 'recoverer.mjs'), recoverer);
  const reset = (): void => {
    rmSync(root, { recursive: true, force: true });
    writeFiles(root, oldFiles);
  };
  reset();
  return { base, root, sealed, state, oldFiles, newFiles, reset, journal: locateJournal(state, root) };
}

/** Starts a program and kills it some time after its work begins. Returns its last line; empty if it was killed before. */
async function killAfter(args: readonly string[], waitMs: number): Promise<string> {
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(child.stdout, 'data');
  child.stdin.write('go\n');
  const timer = setTimeout(() => child.kill('SIGKILL'), waitMs);
  await ended;
  clearTimeout(timer);
  return said.trim().split('\n').slice(1).join('');
}

// The same moments in every run, as far as timing on a machine is repeatable.
function createRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

test('a publish that is killed at a random moment is finished or undone as a whole, also if the recovery is killed too', async () => {
  const { base, root, sealed, state, oldFiles, newFiles, reset, journal } = createWorkspaces();
  const publishing = (): string[] => [
    ...[join(base, 'publisher.mjs'), sources, root, sealed, journal, String(readStartTime(root))],
  ];
  const recovering = [join(base, 'recoverer.mjs'), sources, root, journal];
  const startMs = performance.now();
  expect(JSON.parse(await killAfter(publishing(), 60_000))).toMatchObject({ type: 'published' });
  const wholeMs = performance.now() - startMs;
  expect(readTree(root)).toEqual(newFiles);
  const random = createRandom(7);
  const seen = new Set<string>();
  for (let kill = 0; kill < kills; kill += 1) {
    reset();
    const said = await killAfter(publishing(), random() * wholeMs * 0.4);
    if (kill % 3 === 0) await killAfter(recovering, random() * wholeMs * 0.1);
    const middle = JSON.stringify(readTree(root));
    const recovered = recoverSteps(journal, root);
    const now = readTree(root);
    const isNew = now['folder'] === 'new';
    expect(now, `kill ${kill}: ${recovered.type}`).toEqual(isNew ? newFiles : oldFiles);
    if (said !== '') expect(isNew).toBe(true);
    if (recovered.type === 'finished') expect(isNew).toBe(true);
    if (recovered.type === 'undone') expect(isNew).toBe(false);
    expect(readdirSync(state).filter((name) => !name.endsWith('.tmp'))).toEqual([]);
    seen.add(recovered.type);
    if (recovered.type !== 'nothing' && middle !== JSON.stringify(now)) seen.add('half');
  }
  // The kills have hit the moments that matter.
  expect([...seen].toSorted()).toEqual(expect.arrayContaining(['finished', 'half', 'undone']));
});
