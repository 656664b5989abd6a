import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { basename, join } from 'node:path';
import { afterEach, beforeAll } from 'vitest';

const dist = join(import.meta.dirname, '../dist/');
const engine = join(import.meta.dirname, '../src/script/engine/engine.ts');
const channel = 'tracing:child_process.spawn:start';

/** Command lines that started bubblewrap, a script engine or the built program. */
const started: string[] = [];

function note(message: unknown): void {
  const { options } = message as { options: { args: readonly string[] } };
  if (options.args.some((word) => basename(word) === 'bwrap' || word === engine || word.startsWith(dist)))
    started.push(options.args.join(' '));
}

beforeAll(() => {
  subscribe(channel, note);
  return () => unsubscribe(channel, note);
});

afterEach(() => {
  const lines = started.splice(0);
  if (lines.length === 0) return;
  throw new Error(
    `The tests of parts start no bubblewrap, no script engine and not the built program. Move this one to test/system. Started: ${lines.join('; ')}`,
  );
});
