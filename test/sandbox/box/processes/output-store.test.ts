import { readFileSync } from 'node:fs';
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
