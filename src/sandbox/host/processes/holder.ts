import { closeSync, constants, openSync, readlinkSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import type { Clock } from '../../../core/ports/clock.ts';
import { listTrees, waitForEnd } from './process-tree.ts';

const startTimeoutMs = 10_000;

/**
 * A process that only keeps namespaces and their mounts. Its files are opened by a descriptor of the harness, because its pid may have been
 * reused when the path is used. It is valid until the holder is ended.
 */
export interface Holder {
  /** Its only line of output. */
  readonly line: string;
  isAlive(): boolean;
  /** Throws if it is the namespace of the harness. */
  openNamespace(name: 'user' | 'mnt' | 'net'): string;
  /** A directory as the process sees it. */
  openDirectory(path: string): string;
  /** Ends it. The kernel removes its mounts, which takes longer the more files were looked at. */
  kill(): void;
  /** Ends it, and resolves when its mounts are gone. */
  end(): Promise<void>;
}

/** Waits until a process that was started has printed its line. Rejects with its error output if it ends, and if it is too slow. */
export async function watchHolder(child: ChildProcess, clock: Clock): Promise<Holder> {
  let errors = '';
  let isAlive = true;
  child.once('close', () => (isAlive = false));
  child.stderr?.on('data', (chunk: Buffer) => (errors = `${errors}${chunk.toString()}`.slice(-2_000)));
  const line = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error('it did not start in time'));
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
      reject(new Error(errors.trim() === '' ? 'it ended' : errors.trim()));
    });
  });
  // The line is from the innermost process, and each of them has one child at most.
  const tree = [...listTrees([child.pid ?? 0]).keys()];
  const pid = tree.at(-1) ?? 0;
  const descriptors: number[] = [];
  releaseProcess(child);

  function keep(descriptor: number): string {
    descriptors.push(descriptor);
    return `/proc/${process.pid}/fd/${descriptor}`;
  }

  function kill(): void {
    // The last process that has a handle removes the mounts.
    for (const descriptor of descriptors.splice(0)) closeSync(descriptor);
    child.kill('SIGKILL');
  }

  return {
    line,
    isAlive: () => isAlive,
    openNamespace(name) {
      const path = `/proc/${pid}/ns/${name}`;
      if (readlinkSync(path) === readlinkSync(`/proc/self/ns/${name}`))
        throw new Error(`it has no separate ${name} namespace`);
      return keep(openSync(path, 'r'));
    },
    openDirectory: (path) => keep(openSync(`/proc/${pid}/root${path}`, constants.O_RDONLY | constants.O_DIRECTORY)),
    kill,
    async end() {
      kill();
      await waitForEnd(tree, clock);
    },
  };
}

// It lives as long as the run, and must not keep the harness alive.
function releaseProcess(child: ChildProcess): void {
  child.unref();
  for (const stream of child.stdio) if (stream instanceof Socket) stream.unref();
}
