import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RunEvent } from '../../../src/core/types/event.ts';
import type { WorkspacePath } from '../../../src/core/ports/sandbox.ts';
import { createPatchMaker } from '../../../src/record/patch/patch.ts';
import { createRecorder } from '../../../src/record/recorder.ts';
import type { RunEnding } from '../../../src/core/types/outcome.ts';
import { settlePatch } from '../../../src/run/settle-patch.ts';
import type { VerifyGate } from '../../../src/run/verify/verify-run.ts';
import type { RunOptions } from '../../../src/run/parts/run-options.ts';
import { systemClock } from '../../../src/run/host/system-clock.ts';
import { createTestSandbox } from '../../fixtures/sandbox.ts';
import { createDirectory, createRepository } from '../../fixtures/workspace.ts';
import { loadText } from '../../policy/test-policy.ts';

const policyText = `version: 1
name: p
rules: [{ id: edit, when: { write: '**' }, decision: allow }]
`;

const judged = {
  type: 'verify-judged',
  rule: 'green',
  problems: ['the verify command ended with 1'],
  notes: [],
  tests: null,
  patchSha256: 'earlier',
  returned: true,
} satisfies RunEvent;

/** Settles a run whose patch was made from some of the changed paths. */
async function settle(
  change: (write: (path: string, content: string | Buffer) => Promise<unknown>) => Promise<unknown>,
  present: readonly string[],
  {
    ended = null,
    problems = [],
    events = [],
  }: { ended?: RunEnding | null; problems?: readonly string[]; events?: readonly RunEvent[] } = {},
) {
  const root = createRepository({ 'a.txt': 'a\nb\n', 'b.txt': 'b\n', '.gitattributes': '* text=auto\n' });
  const sandbox = await createTestSandbox(root);
  const patches = await createPatchMaker({
    workTree: sandbox,
    gitDirectory: sandbox.ownGitDirectory,
    listTouched: () => ({ present, replaced: [], missing: '', version: '' }),
    isAsBefore: (path) => sandbox.isAsBefore(path),
  });
  await change((path, content) =>
    sandbox.files.write(path as WorkspacePath, typeof content === 'string' ? Buffer.from(content) : content),
  );
  sandbox.seal();
  const clock = systemClock;
  const known = { redactText: (text: string) => text, redactJson: (value: never) => value };
  const redactor = { ...known, known, findSecrets: () => [], findPlainSecrets: () => [] };
  const recorder = createRecorder({ directory: createDirectory('record-'), redactor, clock });
  for (const event of events) recorder.emit(event);
  const options = {
    policy: await loadText(policyText),
    mode: 'patch',
    resumed: null,
    host: { clock, resolveName: () => Promise.reject(new Error('no name is resolved here')) },
  } as unknown as RunOptions;
  const patch = await patches.make('end');
  const last = { problems, patchSha256: patch.sha256 };
  const gate = { last, judge: () => Promise.resolve(last) } as unknown as VerifyGate;
  if (problems.length > 0) recorder.emit({ ...judged, ...last, problems: [...problems] });
  const run = {
    options,
    recorder,
    emit: (event: RunEvent) => void recorder.emit(event),
    listEvents: () => recorder.events().map(({ event }) => event),
  };
  const { ending } = await settlePatch(run, {
    sandbox,
    agent: { ended, finalMessage: 'Done.', structuredOutput: null, turns: 1 },
    gate: problems.length === 0 ? null : gate,
    signal: new AbortController().signal,
    patches,
    written: { patch, refused: [] },
    closed: null,
  });
  const warnings = recorder.events().flatMap(({ event }) => (event.type === 'warning' ? [event.message] : []));
  return { ending, warnings, read: (path: string) => readFileSync(join(root, path), 'utf8') };
}

test('a text file that became binary is named, since a reviewer is shown none of its lines', async () => {
  const made = await settle((write) => write('a.txt', 'a\0b\n'), ['a.txt']);
  expect(made.ending.outcome).toBe('completed');
  expect(made.warnings).toEqual([expect.stringMatching(/contains text as binary files.*: a\.txt\. Read them/)]);
  const text = await settle((write) => write('a.txt', 'c\n'), ['a.txt']);
  expect(text.warnings).toEqual([]);
});

test('a new file of text with a byte 0 is named, and a new file of other bytes is not', async () => {
  const made = await settle((write) => write('new.js', 'evil() //\0\n'), ['new.js']);
  expect(made.ending.outcome).toBe('completed');
  expect(made.warnings).toEqual([expect.stringMatching(/contains text as binary files.*: new\.js\. Read them/)]);
  const image = await settle(
    (write) => write('new.png', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')),
    ['new.png'],
  );
  expect(image.warnings).toEqual([]);
});

test('a run whose patch lacks a change of the agent ends as internal-error and leaves the workspace unchanged', async () => {
  const empty = await settle((write) => write('a.txt', 'changed\n'), []);
  expect(empty.ending).toMatchObject({
    outcome: 'internal-error',
    reason: expect.stringContaining('the agent changed a.txt'),
  });
  expect(empty.read('a.txt')).toBe('a\nb\n');
  const partial = await settle(
    (write) => Promise.all([write('a.txt', 'changed\n'), write('new.txt', 'n\n')]),
    ['a.txt'],
  );
  expect(partial.ending).toMatchObject({
    outcome: 'internal-error',
    reason: expect.stringContaining('the agent changed new.txt'),
  });
  expect(partial.read('a.txt')).toBe('a\nb\n');
});

test('a run that changed nothing that a patch can hold ends as no-changes', async () => {
  const ends = await settle((write) => write('a.txt', 'a\r\nb\r\n'), ['a.txt']);
  expect(ends.ending.outcome).toBe('no-changes');
  const undone = await settle(async (write) => (await write('b.txt', 'x\n'), await write('b.txt', 'b\n')), ['b.txt']);
  expect(undone.ending.outcome).toBe('no-changes');
  const whole = await settle((write) => write('a.txt', 'changed\n'), ['a.txt']);
  expect(whole.ending.outcome).toBe('completed');
  expect(whole.read('a.txt')).toBe('changed\n');
});

test('a run whose every change was refused ends as denied', async () => {
  const change = { path: 'b.txt', kind: 'mode', rule: 'rejected', reason: 'r', restored: true } as const;
  const refused = { type: 'changes-decided', turn: 1, callId: '1', kept: 0, keptPaths: [], refused: [change] } as const;
  const unchanged = await settle(() => Promise.resolve(), [], { events: [{ ...refused, refusedCount: 1 }] });
  expect(unchanged.ending).toEqual({
    outcome: 'denied',
    reason: 'nothing was changed, and a change, or a call that could have made one, was denied',
  });
  const other = await settle((write) => write('a.txt', 'changed\n'), ['a.txt'], {
    events: [{ ...refused, refusedCount: 1 }],
  });
  expect(other.ending.outcome).toBe('completed');
});

test('a limit after a red result is the outcome of a run, and the reason names what verify does not accept', async () => {
  const ended = { outcome: 'budget-exceeded', reason: 'the turns are spent' } as const;
  const { problems } = judged;
  const { ending, read } = await settle((write) => write('a.txt', 'changed\n'), ['a.txt'], { ended, problems });
  expect(ending).toMatchObject({
    outcome: 'budget-exceeded',
    reason: 'the turns are spent; verify does not accept the changes: the verify command ended with 1',
  });
  expect(read('a.txt')).toBe('a\nb\n');
});

test('changes that verify did not accept in an earlier part of the run are not written by a part that verifies nothing', async () => {
  const ended = { outcome: 'budget-exceeded', reason: 'the turns are spent' } as const;
  const { ending, read } = await settle((write) => write('a.txt', 'changed\n'), ['a.txt'], { ended, events: [judged] });
  expect(ending.reason).toBe(
    'the turns are spent; the last changes are not verified, and verify did not accept the ones before: the verify command ended with 1',
  );
  expect(read('a.txt')).toBe('a\nb\n');
});
