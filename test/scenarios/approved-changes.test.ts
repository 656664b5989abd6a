import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createDirectory, createRepository, runGit, writeFiles } from '../fixtures/workspace.ts';

const policyText = `version: 1
name: approved-changes
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: edit, when: { write: ['src/**'] }, decision: allow, reason: The task. }
  - { id: run, when: { tool: exec, command: [sh, '**'] }, decision: allow, reason: The task. }
  - id: release
    when: { write: ['release/**'] }
    decision: escalate
    escalate: { by: [maintain], ttl: 1h }
    reason: A person looks.
`;
const script = `echo done > src/a.txt
echo new > release/notes.txt
rm release/old.txt
# for the next run
[ ! -e src/again ] || echo again > release/notes.txt
`;
const files = { 'work.sh': script, 'src/a.txt': 'a\n', 'release/notes.txt': 'notes\n', 'release/old.txt': 'old\n' };
const command: ScriptedTurn = { calls: [{ name: 'shell', args: { command: ['sh', 'work.sh'] } }] };
const done: ScriptedTurn = { text: 'Done.' };

interface Place {
  readonly root: string;
  readonly approvals: string;
  readonly policy: string;
}

interface Part {
  readonly record: string;
  readonly exitCode: number | null;
  readonly stderr: string;
  readonly result: { readonly outcome?: string; readonly reason?: string; readonly changed_files?: unknown };
  /** The text that the model received last. */
  readonly modelText: string;
  readonly requests: number;
}

function createPlace(content: Readonly<Record<string, string>> = files): Place {
  const outside = createDirectory('outside-');
  writeFiles(outside, { 'policy.yml': policyText });
  return {
    root: createRepository(content),
    approvals: join(outside, 'approvals'),
    policy: join(outside, 'policy.yml'),
  };
}

async function start(place: Place, turns: readonly ScriptedTurn[], first: readonly string[]): Promise<Part> {
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  const record = join(createDirectory('record-'), 'run');
  const ended = await runCliHere([...first, '--base-url', `${model.url}/v1`, '--record', record, '--format', 'json'], {
    cwd: place.root,
  });
  const file = join(record, 'result.json');
  return {
    record,
    exitCode: ended.exitCode,
    stderr: ended.stderr,
    result: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Part['result']) : {},
    modelText: JSON.stringify(model.requests.at(-1)?.body ?? ''),
    requests: model.requests.length,
  };
}

const run = (place: Place, turns: readonly ScriptedTurn[]): Promise<Part> =>
  start(
    place,
    turns,
    `run Release. --policy ${place.policy} --provider openai-chat --model m --approvals ${place.approvals}`.split(' '),
  );

/** It waits in the directory of the run: `--approvals` is an option of the run. */
function resume(place: Place, record: string, turns: readonly ScriptedTurn[], ...flags: string[]): Promise<Part> {
  return start(place, turns, ['resume', record, ...flags]);
}

async function answer({ approvals, root }: Place, ...flags: readonly string[]): Promise<void> {
  for (const name of readdirSync(join(approvals, 'requests'))) {
    if (existsSync(join(approvals, 'grants', name))) continue;
    const request = join(approvals, 'requests', name);
    const ended = await runCliHere(['approve', request, '--by', 'maria', ...flags], { cwd: root });
    expect(ended.exitCode, ended.stderr).toBe(0);
  }
}

const read = ({ root }: Place, path: string): string | null =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;

const readAudit = ({ record }: Part): string => readFileSync(join(record, 'audit.jsonl'), 'utf8');

/** Runs the command whose changes of `release` wait for a person. */
async function waitForPerson(place: Place, turns: readonly ScriptedTurn[] = [command, done]): Promise<Part> {
  const first = await run(place, turns);
  expect(first.result, first.stderr).toMatchObject({ outcome: 'needs-approval' });
  expect(read(place, 'release/notes.txt')).toBe(files['release/notes.txt']);
  return first;
}

test('changes of a command that a person approves are made when the run continues, without the command, unless the workspace or their content has changed since', async () => {
  const place = createPlace();
  const first = await waitForPerson(place);
  await answer(place);

  writeFileSync(join(place.root, 'release/notes.txt'), 'by a person\n');
  const changed = await resume(place, first.record, [done]);
  expect(changed).toMatchObject({ exitCode: 2, requests: 0 });
  expect(changed.stderr).toContain('the workspace differs from the start of the run');
  expect(read(place, 'release/notes.txt')).toBe('by a person\n');
  runGit(place.root, 'checkout', '--quiet', '--', '.');

  const directory = join(first.record, 'contents');
  const name = readdirSync(directory).find((file) => readFileSync(join(directory, file), 'utf8') === 'new\n') ?? '';
  writeFileSync(join(directory, name), 'evil\n');
  const replaced = await resume(place, first.record, [done]);
  expect(replaced).toMatchObject({ exitCode: 2, requests: 0 });
  expect(replaced.stderr).toContain(`contents/${name}`);
  expect(read(place, 'release/notes.txt')).toBe('notes\n');
  writeFileSync(join(directory, name), 'new\n');

  const second = await resume(place, first.record, [done]);
  expect(second.result, second.stderr).toMatchObject({ outcome: 'completed' });
  expect(read(place, 'release/notes.txt')).toBe('new\n');
  expect(read(place, 'release/old.txt')).toBeNull();
  expect(read(place, 'src/a.txt')).toBe('done\n');
  expect(second.modelText).toMatch(
    /maria approved it \(approval_[\w-]+\): the changes of release\/notes\.txt, release\/old\.txt were made as they were shown/,
  );
  expect(second.modelText).not.toContain('with exactly the same arguments');
  expect(readAudit(second)).toContain('"answer":"granted"');
  expect(readAudit(second)).toContain('"approver":"maria"');
  const verdict = await runCliHere(['audit', 'verify', second.record, '--format', 'json'], { cwd: place.root });
  expect(JSON.parse(verdict.stdout)).toMatchObject({ ok: true });
});

test('a model that repeats the command or the call for approved changes asks no one again, and other contents do', async () => {
  const place = createPlace();
  const first = await waitForPerson(place);
  await answer(place);
  const write = (content: string): ScriptedTurn => ({
    calls: [{ name: 'write_file', args: { filePath: 'release/notes.txt', content } }],
  });
  const second = await resume(place, first.record, [command, write('new\n'), write('other\n'), done]);
  expect(second.result, second.stderr + second.modelText).toMatchObject({ outcome: 'needs-approval' });
  // The calls before the last one were answered with their results.
  expect(second.requests).toBe(3);
  expect(readdirSync(join(place.approvals, 'requests'))).toHaveLength(2);
});

test('changes that a person refuses, or has not answered, are not made, and the model receives which', async () => {
  const place = createPlace();
  const first = await waitForPerson(place);
  const early = await resume(place, first.record, [done]);
  expect(early.exitCode, early.stderr + JSON.stringify(early.result)).toBe(2);
  expect(early.stderr).toContain('no person has answered approval_');
  expect(early.stderr).toContain(`script-harness approve ${place.approvals}/requests/approval_`);
  expect(early.requests).toBe(0);
  const waits = ['--approvals', place.approvals, '--approval-wait', '1'];
  const open = await resume(place, first.record, [done], ...waits);
  expect(open.modelText).toMatch(/release\/old\.txt were not made: no approval of approval_[\w-]+ was found/);
  expect(read(place, 'release/notes.txt')).toBe('notes\n');

  runGit(place.root, 'checkout', '--quiet', '--', '.');
  await answer(place, '--deny');
  const refused = await resume(place, first.record, [done]);
  expect(refused.modelText).toMatch(
    /changes of release\/notes\.txt, release\/old\.txt were not made: maria refused it/,
  );
  expect(readAudit(refused)).toContain('"answer":"denied"');
  expect(read(place, 'release/notes.txt')).toBe('notes\n');
});

test('an approval of a file that git ignores is refused if the file has changed since', async () => {
  const ignored = { ...files, '.gitignore': 'release/local.txt\n', 'release/local.txt': 'mine\n' };
  const place = createPlace(ignored);
  const write = { calls: [{ name: 'write_file', args: { filePath: 'release/local.txt', content: 'new\n' } }] };
  const first = await waitForPerson(place, [write, done]);
  await answer(place);
  writeFileSync(join(place.root, 'release/local.txt'), 'changed\n');
  const second = await resume(place, first.record, [done]);
  expect(second.modelText).toContain('does not hold: release/local.txt has changed since the request');
  expect(readAudit(second)).toContain('"answer":"refused"');
});

test('changes with a secret are not in the record, and the model receives that it has to repeat the call', async () => {
  const place = createPlace();
  const token = `ghp_${'a1B2'.repeat(9)}`;
  const write = { calls: [{ name: 'write_file', args: { filePath: 'release/notes.txt', content: `${token}\n` } }] };
  const first = await waitForPerson(place, [write, done]);
  await answer(place);
  expect(existsSync(join(first.record, 'contents'))).toBe(false);
  const second = await resume(place, first.record, [done]);
  expect(second.modelText).toMatch(
    /maria approved a call that waited .*Make it again before any other change, with exactly the same arguments: writeFile/,
  );
  expect(second.modelText).toContain(
    'Its changes contain a secret, or are too large, so the record does not have them.',
  );
  expect(read(place, 'release/notes.txt')).toBe('notes\n');
});
