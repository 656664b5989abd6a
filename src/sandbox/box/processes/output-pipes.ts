import { execFileSync } from 'node:child_process';
import { chownSync, closeSync, constants, mkdirSync, openSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { RunUser } from '../../host/run-user.ts';

/** The descriptors of both ends. The write end is closed after its process has started. */
export interface OutputPipe {
  readonly read: number;
  readonly write: number;
}

/**
 * Pipes for the output of commands. Node's own are sockets, which cannot be opened by name: `echo x > /dev/stderr` and `tee /dev/stdout`
 * would fail. These are FIFOs whose names are removed, so that both work as in a shell.
 */
export interface OutputPipes {
  take(): OutputPipe;
}

const batchSize = 64;
const env = { PATH: '/usr/bin:/bin' };

/** Throws if `mkfifo` fails. */
export function createOutputPipes(options: {
  readonly folder: string;
  /** From coreutils. */
  readonly mkfifo: string;
  /** The user that commands run as; null for the user of the harness. */
  readonly user: RunUser | null;
}): OutputPipes {
  const { folder, user } = options;
  mkdirSync(folder, { mode: 0o711 });
  let count = 0;
  const ready: string[] = [];

  function make(): void {
    const paths = Array.from({ length: batchSize }, () => join(folder, String((count += 1))));
    execFileSync(options.mkfifo, ['-m', '600', '--', ...paths], { env, cwd: '/' });
    ready.push(...paths);
  }

  return {
    take() {
      if (ready.length === 0) make();
      const path = ready.shift() ?? '';
      if (user !== null) chownSync(path, user.uid, user.gid);
      // Non-blocking, because there is no writer yet.
      const read = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
      try {
        return { read, write: openSync(path, constants.O_WRONLY) };
      } catch (thrown) {
        closeSync(read);
        throw thrown;
      } finally {
        unlinkSync(path);
      }
    },
  };
}
