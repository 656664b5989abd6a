import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { createOutputStore } from '../../../../src/sandbox/box/processes/output-store.ts';
import { createDirectory } from '../../../fixtures/workspace.ts';

test('an output that does not fit into the space of the store has no path, since its file is cut', () => {
  const directory = join(createDirectory(), 'outputs');
  const store = createOutputStore({ directory, maxBytes: 10 });
  const whole = store.write('result', '123456');
  expect(readFileSync(join(directory, basename(whole ?? '')), 'utf8')).toBe('123456');
  const sink = store.open('stdout', 2);
  sink.push(Buffer.from('abcd'));
  expect(sink.path).not.toBeNull();
  sink.push(Buffer.from('e'));
  expect(sink.path).toBeNull();
  expect(store.write('result', 'x')).toBeNull();
});

test('each output that is cut because the space is used up ends with a note, once', () => {
  const directory = join(createDirectory(), 'outputs');
  const store = createOutputStore({ directory, maxBytes: 10 });
  const sinks = [store.open('stdout', 2), store.open('stderr', 2)];
  for (const text of ['abcd', 'efg', 'hij']) for (const sink of sinks) sink.push(Buffer.from(text));
  const files = readdirSync(directory).toSorted();
  const note = '\n[… the space for stored output is used up …]\n';
  expect(files.map((name) => readFileSync(join(directory, name), 'utf8'))).toEqual([`abcdef${note}`, `abcd${note}`]);
  expect(sinks.map(({ path }) => path)).toEqual([null, null]);
});

test('an output that cannot be written has no path, and the command goes on', () => {
  const directory = join(createDirectory(), 'outputs');
  const store = createOutputStore({ directory, maxBytes: 10 });
  rmSync(directory, { recursive: true });
  const sink = store.open('stdout', 2);
  for (const text of ['abcd', 'e']) sink.push(Buffer.from(text));
  expect(sink.path).toBeNull();
});
