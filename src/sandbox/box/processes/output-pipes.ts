import { execFile, execFileSync } from 'node:child_process';
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

const batchSize = 16;
const mode = 0o600;
const env = { PATH: '/usr/bin:/bin' };

/** Creates the first FIFOs. Rejects if `mkfifo` fails. */
export async function createOutputPipes(options: {
  readonly folder: string;
  /** From coreutils. */
  readonly mkfifo: string;
  /** The user that commands run as; null for the user of the harness. */
  readonly user: RunUser | null;
}): Promise<OutputPipes> {
  const { folder, mkfifo, user } = options;
  mkdirSync(folder, { mode: 0o711 });
  let count = 0;
  const ready: string[] = [];
  let filling = false;

  function pickPaths(): readonly string[] {
    return Array.from({ length: batchSize }, () => join(folder, String((count += 1))));
  }

  async function fill(): Promise<void> {
    const paths = pickPaths();
    filling = true;
    await new Promise<void>((resolve, reject) =>
      execFile(mkfifo, ['-m', mode.toString(8), '--', ...paths], { env, cwd: '/' }, (error) =>
        error === null ? resolve() : reject(error),
      ),
    ).finally(() => (filling = false));
    ready.push(...paths);
  }

  function pickNew(): string {
    if (ready.length === 0) {
      const paths = pickPaths();
      execFileSync(mkfifo, ['-m', mode.toString(8), '--', ...paths], { env, cwd: '/' });
      ready.push(...paths);
    }
    const path = ready.shift() ?? '';
    // A failure here is reported when no FIFO is left.
    if (ready.length < batchSize / 2 && !filling) void fill().catch(() => undefined);
    if (user !== null) chownSync(path, user.uid, user.gid);
    return path;
  }

  await fill();
  return {
    take() {
      const path = pickNew();
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
