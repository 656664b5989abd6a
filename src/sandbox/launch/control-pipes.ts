import { spawnSync } from 'node:child_process';
import { constants, openSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';

/** Two named pipes, for a process that cannot inherit descriptors from the harness. */
export interface ControlPipes {
  /** The pipe that the process reads and the pipe that it writes. */
  readonly paths: { readonly input: string; readonly output: string };
  /** The harness's ends of the pipes. */
  readonly input: Writable;
  readonly output: Readable;
  close(): void;
}

/** Creates the pipes. `path` is the prefix of their names, in a folder that no command sees. */
export function openControlPipes(mkfifo: string, path: string): ControlPipes {
  const paths = { input: `${path}-in`, output: `${path}-out` };
  makePipes(mkfifo, [paths.input, paths.output]);
  // Opened for reading and writing. Otherwise opening would wait for the other end, and reading would end before anything has been written.
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

/** Creates named pipes that only this user and root can open. */
export function makePipes(mkfifo: string, paths: readonly string[]): void {
  const made = spawnSync(mkfifo, ['-m', '600', ...paths], { env: {} });
  if (made.status !== 0) throw new Error(`no pipe could be made at ${paths.join(', ')}`);
}
