import { closeSync, constants, openSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import type { Clock } from '../../../core/ports/clock.ts';
import { waitForEnd } from '../../host/processes/process-tree.ts';
import { startProcess } from '../../box/processes/start-process.ts';

const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };
const startTimeoutMs = 10_000;

/** A process that only keeps its mounts. */
export interface Holder {
  readonly pid: number;
  /** Its only line of output. */
  readonly said: string;
  isAlive(): boolean;
  /** Ends it. The kernel removes its mounts, which takes longer the more files were looked at. */
  kill(): void;
  /** Ends it, and resolves when its mounts are gone. */
  end(): Promise<void>;
}

/** Starts a command that prints one line, `ready PID`, and then only keeps its mounts. Rejects with what it said if it ends or is too slow. */
export async function startMountHolder([program = '', ...args]: readonly string[], clock: Clock): Promise<Holder> {
  const { child } = startProcess({ program, args, env, descriptors: [], user: null, status: null });
  let errors = '';
  let isAlive = true;
  child.once('close', () => (isAlive = false));
  child.stderr?.on('data', (chunk: Buffer) => (errors = `${errors}${chunk.toString()}`.slice(-2_000)));
  const said = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error('its mounts were not made in time'));
    }, startTimeoutMs);
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (!text.includes('\n')) return;
      clearTimeout(timer);
      resolve(text.trim());
    });
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      reject(new Error(errors.trim() === '' ? 'the process that keeps the mounts ended' : errors.trim()));
    });
  });
  const pid = Number(/^ready (\d+)/.exec(said)?.[1]);
  releaseProcess(child);
  const kill = (): void => void child.kill('SIGKILL');
  return {
    pid,
    said,
    isAlive: () => isAlive,
    kill,
    async end() {
      kill();
      await waitForEnd([child.pid ?? 0, pid], clock);
    },
  };
}

// It lives as long as the run, and must not keep the harness alive.
function releaseProcess(child: ChildProcess): void {
  child.unref();
  for (const stream of child.stdio) if (stream instanceof Socket) stream.unref();
}

interface Opened {
  close(): void;
}

/** The namespaces of a holder as paths that stay valid until `close`. */
export function openNamespaces(
  { pid }: Holder,
  hasUserNamespace: boolean,
): Opened & { readonly namespaces: { readonly user: string | null; readonly mount: string } } {
  const mount = openSync(`/proc/${pid}/ns/mnt`, 'r');
  const user = hasUserNamespace ? openSync(`/proc/${pid}/ns/user`, 'r') : null;
  const locate = (descriptor: number): string => `/proc/${process.pid}/fd/${descriptor}`;
  return {
    namespaces: { user: user === null ? null : locate(user), mount: locate(mount) },
    close() {
      closeSync(mount);
      if (user !== null) closeSync(user);
    },
  };
}

/** A folder as a holder sees it. A descriptor, because the process may have ended when a path is used, and its pid may have been reused. */
export function openRoot({ pid }: Holder, folder: string): Opened & { readonly path: string } {
  const descriptor = openSync(`/proc/${pid}/root${folder}`, constants.O_RDONLY | constants.O_DIRECTORY);
  return { path: `/proc/${process.pid}/fd/${descriptor}`, close: () => closeSync(descriptor) };
}
