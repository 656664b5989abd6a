import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locateJournal, recoverSteps } from '../../../../src/sandbox/workspace/publish/publish-journal.ts';
import { recoverWorkspace } from '../../../../src/sandbox/workspace/reserve-workspace.ts';
import { readStartTime } from '../../../../src/sandbox/workspace/publish/publish.ts';
import { countTrials, createRandom } from '../../../fixtures/trials.ts';
import { createDirectory, writeFiles } from '../../../fixtures/workspace.ts';
import { readTree } from '../../../scenarios/scenario.ts';

const sources = join(import.meta.dirname, '../../../../src/sandbox/workspace/publish');
const kills = countTrials(24);

// The files change only at these calls, so a kill before one of them, picked at random, is a kill at a random moment, on a machine of any speed.
const killer = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const names = ['renameSync', 'mkdirSync', 'symlinkSync', 'openSync', 'writeSync', 'writeFileSync', 'unlinkSync', 'rmdirSync', 'rmSync'];
let calls = 0;
export function killAt(call) {
  for (const name of names) {
    const real = fs[name];
    fs[name] = (...args) => {
      if (name !== 'openSync' || (args[1] & fs.constants.O_CREAT) !== 0) {
        calls += 1;
        if (calls === call) process.kill(process.pid, 'SIGKILL');
      }
      return real(...args);
    };
  }
  syncBuiltinESMExports();
  return () => calls;
}
`;

const publisher = `
import { readFileSync } from 'node:fs';
import { killAt } from './killer.mjs';
const [, , directory, root, sealed, journal, time, call] = process.argv;
const { publish } = await import(directory + '/publish.ts');
const changes = JSON.parse(readFileSync(sealed + '.json', 'utf8'));
const count = killAt(Number(call));
const start = { time: BigInt(time), files: new Set(), directories: new Map() };
const { type } = publish({ workspace: root, directory: sealed, changes, journal, start });
console.log(JSON.stringify({ type, calls: count() }));
`;

const recoverer = `
import { killAt } from './killer.mjs';
const [, , directory, root, journal, call] = process.argv;
const { recoverSteps } = await import(directory + '/publish-journal.ts');
killAt(Number(call));
recoverSteps(journal, root);
`;

/** A workspace, and changes of every kind to it. */
function createPlace() {
  const [base, state] = [createDirectory('kills-'), createDirectory('state-')];
  const [root, sealed] = [join(base, 'ws'), join(base, 'sealed')];
  const oldFiles: Record<string, string> = { 'was-file': 'old', 'directory/a': 'old', 'directory/sub/b': 'old' };
  const newFiles: Record<string, string> = { 'was-file/in/x': 'new', directory: 'new' };
  const changes: object[] = [];
  const add = (key: string, kind: string, now: string | null): void => void changes.push({ key, path: key, kind, now });
  add('directory', 'type', 'file');
  for (const key of ['directory/a', 'directory/sub/b']) add(key, 'deleted', null);
  for (let index = 0; index < 25; index += 1) {
    const key = `d${index % 4}/f${index}`;
    if (index % 5 !== 0) oldFiles[key] = `old ${index}`;
    if (index % 5 !== 1) newFiles[key] = `new ${index}`;
    add(key, index % 5 === 0 ? 'created' : 'modified', index % 5 === 1 ? null : 'file');
  }
  add('was-file', 'type', 'directory');
  add('was-file/in/x', 'created', 'file');
  writeFiles(sealed, newFiles);
  writeFileSync(`${sealed}.json`, JSON.stringify(changes));
  writeFiles(base, { 'killer.mjs': killer, 'publisher.mjs': publisher, 'recoverer.mjs': recoverer });
  const journal = locateJournal(state, root);
  const start = (args: readonly string[]): { readonly signal: string | null; readonly said: string } => {
    const { signal, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stderr).toBe('');
    return { signal, said: stdout };
  };
  return {
    root,
    state,
    oldFiles,
    newFiles,
    journal,
    reset(): void {
      rmSync(root, { recursive: true, force: true });
      writeFiles(root, oldFiles);
    },
    /** Killed before a call that changes files, if it makes so many. */
    publish: (call: number) =>
      start([join(base, 'publisher.mjs'), sources, root, sealed, journal, String(readStartTime(root)), String(call)]),
    recover: (call: number) => start([join(base, 'recoverer.mjs'), sources, root, journal, String(call)]),
  };
}

/** Publishes without a kill. Returns the number of calls. */
function countCalls(place: ReturnType<typeof createPlace>): number {
  place.reset();
  const { type, calls } = JSON.parse(place.publish(0).said) as { type: string; calls: number };
  expect(type).toBe('published');
  expect(readTree(place.root)).toEqual(place.newFiles);
  return calls;
}

test('a publish that is killed at a random moment is finished or undone as a whole, also if the recovery is killed too', () => {
  const place = createPlace();
  const { root, state, oldFiles, newFiles, journal } = place;
  const calls = countCalls(place);
  const random = createRandom();
  const seen = new Set<string>();
  for (let kill = 0; kill < kills; kill += 1) {
    place.reset();
    // One moment in each part of the work, the last call included.
    const call = kill === 0 ? calls : 1 + Math.floor(((kill + random(100) / 100) / kills) * calls);
    expect(place.publish(call)).toEqual({ signal: 'SIGKILL', said: '' });
    const middle = readTree(root);
    if (kill % 3 === 0 && place.recover(1 + random(40)).signal !== null) seen.add('recovery killed');
    const recovered = recoverSteps(journal, root);
    const now = readTree(root);
    const isNew = now['directory'] === 'new';
    expect(now, `call ${call} of ${calls}: ${recovered.type}`).toEqual(isNew ? newFiles : oldFiles);
    if (recovered.type === 'finished') expect(isNew).toBe(true);
    if (recovered.type === 'undone') expect(isNew).toBe(false);
    expect(readdirSync(state).filter((name) => !name.endsWith('.tmp'))).toEqual([]);
    seen.add(recovered.type);
    const visible = Object.entries(middle).filter(([path]) => !path.includes('.script-harness'));
    if (visible.some(([, text]) => text.startsWith('new')) && visible.some(([, text]) => text.startsWith('old')))
      seen.add('half');
  }
  // The kills have hit the moments that matter.
  expect([...seen]).toEqual(expect.arrayContaining(['finished', 'half', 'recovery killed', 'undone']));
});

/** A publish that is killed when about `part` of its calls are made, and what a user then sees in the workspace. */
function killIn(part: number) {
  const place = createPlace();
  const calls = countCalls(place);
  place.reset();
  place.publish(Math.floor(calls * part));
  const tree = readTree(place.root);
  const isNew = (path: string): boolean => tree[path]?.startsWith('new') === true;
  const isWritten = (path: string): boolean => isNew(path) && place.oldFiles[path]?.startsWith('old') === true;
  return { ...place, written: Object.keys(tree).find(isWritten) ?? '' };
}

test('after a kill, a file that a person has edited since stays, and it is named with the old file next to it', () => {
  const { root, state, written, oldFiles, journal } = killIn(0.8);
  expect(written).not.toBe('');
  writeFileSync(join(root, written), 'by a person');
  const [note = '', ...others] = recoverWorkspace(state, root);
  expect(others).toEqual([]);
  const [, path, backup = ''] = /except (.*), because .* since; the old files are (.*)$/.exec(note) ?? [];
  expect(path).toBe(written);
  const { [backup]: kept, ...now } = readTree(root);
  expect(kept).toBe(oldFiles[written]);
  expect(now).toEqual({ ...oldFiles, [written]: 'by a person' });
  expect(existsSync(journal)).toBe(false);
});

test('after a kill, recovery writes nothing through a directory that became a link, and names what it left', () => {
  const { root, state, written, oldFiles, journal } = killIn(0.8);
  const directory = written.split('/', 1)[0] ?? '';
  const outside = createDirectory('outside-');
  rmSync(outside, { recursive: true });
  renameSync(join(root, directory), outside);
  symlinkSync(outside, join(root, directory));
  const before = readTree(outside);
  const [note = ''] = recoverWorkspace(state, root);
  expect(note).toContain('its changes are undone, except');
  expect(note).toContain(`${directory}/`);
  expect(readTree(outside)).toEqual(before);
  rmSync(join(root, directory));
  const others = Object.entries(oldFiles).filter(([path]) => !path.startsWith(`${directory}/`));
  expect(readTree(root)).toEqual(Object.fromEntries(others));
  expect(existsSync(journal)).toBe(false);
});
