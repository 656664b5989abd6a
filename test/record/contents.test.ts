import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AcceptedChange, AcceptedState } from '../../src/core/types/change.ts';
import { readAcceptedStates } from '../../src/record/contents.ts';
import { readRecord } from '../../src/record/read-record.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import { createRedactor } from '../../src/record/secrets/redact.ts';
import { systemClock } from '../../src/run/host/system-clock.ts';
import { createDirectory } from '../fixtures/workspace.ts';

const secret = 'hunter2000';

function change(path: string, content: string, base: string | null = null): AcceptedChange {
  const state: AcceptedState = { kind: 'file', mode: 0o644, bytes: Buffer.byteLength(content) };
  return { path, state, read: () => Buffer.from(content), readBase: () => (base === null ? null : Buffer.from(base)) };
}

function keep(...changes: readonly AcceptedChange[]) {
  const directory = join(createDirectory('contents-'), 'run');
  const recorder = createRecorder({ directory, redactor: createRedactor({ secrets: [secret] }), clock: systemClock });
  recorder.keepContents(changes);
  const [event] = readRecord(directory).events.map((recorded) => recorded.event);
  if (event?.type !== 'files-accepted') throw new Error('no files were accepted');
  return { directory, files: event.files };
}

test('a content is kept once and comes back byte for byte', () => {
  const { directory, files } = keep(change('a', 'x\0ü'), change('b', 'x\0ü'), {
    ...change('l', ''),
    state: { kind: 'symlink', target: 'a' },
  });
  expect(readdirSync(join(directory, 'contents'))).toHaveLength(1);
  const states = readAcceptedStates(directory, files);
  expect(states.map(({ path, state }) => [path, state.kind])).toEqual([
    ['a', 'file'],
    ['b', 'file'],
    ['l', 'symlink'],
  ]);
  expect(readFileSync(states[1]?.contentFile ?? '', 'utf8')).toBe('x\0ü');
});

test('a file that gains a secret is withheld, in any encoding, and so is a path or a target that is one', () => {
  const encoded = Buffer.from(`x=${secret}`).toString('base64');
  const { directory, files } = keep(
    change('plain', `k=${secret}`),
    change('encoded', `k=${encoded}`),
    change('shape', `k=ghp_${'a'.repeat(36)}`),
    change(`named-${secret}`, 'fine'),
    { ...change('link', ''), state: { kind: 'symlink', target: `/x/${secret}` } },
    change('known', `more\nk=${secret}`, `k=${secret}`),
  );
  expect(files.map(({ kind }) => kind)).toEqual(['withheld', 'withheld', 'withheld', 'withheld', 'withheld', 'file']);
  expect(readFileSync(join(directory, 'history.jsonl'), 'utf8')).not.toContain(secret);
  // The repository has that one already, and its patch shows it too.
  expect(readAcceptedStates(directory, files).map(({ path }) => path)).toEqual(['known']);
});

test('a large file is withheld without being read', () => {
  const { files } = keep({
    ...change('large', ''),
    state: { kind: 'file', mode: 0o644, bytes: 16 * 1024 * 1024 + 1 },
    read: () => {
      throw new Error('it was read');
    },
  });
  expect(files).toEqual([{ path: 'large', kind: 'withheld', reason: 'size' }]);
});

test('the last state of a path counts, and a record that lacks a content is refused', () => {
  const { directory, files } = keep(change('a', 'one'), change('b', 'two'), {
    ...change('b', ''),
    state: { kind: 'missing' },
  });
  expect(readAcceptedStates(directory, files)).toMatchObject([
    { path: 'a' },
    { path: 'b', state: { kind: 'missing' } },
  ]);
  rmSync(join(directory, 'contents'), { recursive: true });
  expect(() => readAcceptedStates(directory, files)).toThrow(/lacks the content [0-9a-f]{64} of a file/);
});
