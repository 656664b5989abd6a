import { spawnSync } from 'node:child_process';
import { constants, openSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';

/** Two pipes with names, for a process that gets no descriptor of ours. */
export interface ControlPipes {
  /** What it reads from and what it writes to. */
  readonly paths: { readonly input: string; readonly output: string };
  /** Our ends of them. */
  readonly input: Writable;
  readonly output: Readable;
  close(): void;
}

/** Makes the pipes; `path` is the start of their names, in a folder that no command sees. */
export function openControlPipes(mkfifo: string, path: string): ControlPipes {
  const paths = { input: `${path}-in`, output: `${path}-out` };
  makePipes(mkfifo, [paths.input, paths.output]);
  // Both ways, or opening would wait for the other end, and reading would end before anybody has written.
  const flags = constants.O_RDWR | constants.O_NONBLOCK;
  const input = new Socket({ fd: openSync(paths.input, flags), readable: false, writable: true });
  const output = new Socket({ fd: openSync(paths.output, flags), readable: true, writable: false });
  return {
    ...{ paths, input, output },
    close() {
      for (const stream of [input, output]) stream.destroy();
      for (const each of [paths.input, paths.output]) rmSync(each, { force: true });
    },
  };
}

/** Makes pipes with names that nobody but us and root opens. */
export function makePipes(mkfifo: string, paths: readonly string[]): void {
  const made = spawnSync(mkfifo, ['-m', '600', ...paths], { env: {} });
  if (made.status !== 0) throw new Error(`no pipe could be made at ${paths.join(', ')}`);
}
