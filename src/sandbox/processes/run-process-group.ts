import { spawn, type ChildProcess } from 'node:child_process';
import { hasCode } from '../../core/types/error.ts';
import type { CommandResult } from '../../core/ports/sandbox.ts';
import { listTrees, signalQuietly } from './process-tree.ts';
import { runProcess, type RunProcessOptions } from './run-process.ts';
import type { Launch, ProcessInput } from './start-process.ts';

/** How long pipes that a daemon has inherited are read after the command itself has ended. */
const drainMs = 200;

/**
 * Runs a process in a separate process group, without a sandbox. When it ends, its group is killed. When it is killed, its descendants are
 * killed too. Processes that have left both continue to run, because there is no namespace to end. Rejects only if the program cannot be
 * started.
 */
export function runProcessGroup(
  options: Omit<RunProcessOptions, 'start' | 'kill'> &
    Pick<Launch, 'program' | 'args' | 'env'> & { readonly cwd: string },
): Promise<CommandResult> {
  return runProcess({
    ...options,
    start: () => startProcessGroup(options, options.stdin === '' ? 'none' : 'pipe'),
    kill({ pid }) {
      const tree = pid === undefined ? [] : [...listTrees([pid]).keys()];
      killGroup(pid);
      for (const each of tree) killQuietly(each);
      return [];
    },
  });
}

/**
 * Starts a process in a separate process group, which is killed when the process ends. Pipes that other processes have inherited are closed
 * soon after.
 */
export function startProcessGroup(
  launch: Pick<Launch, 'program' | 'args' | 'env'> & { readonly cwd: string },
  input: ProcessInput = 'pipe',
): ChildProcess {
  const child = spawn(launch.program, launch.args, {
    env: launch.env,
    cwd: launch.cwd,
    stdio: [input === 'none' ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  child.once('exit', () => {
    killGroup(child.pid);
    setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream?.destroy()), drainMs).unref();
  });
  return child;
}

/** Kills a process group by its leader. */
export function killGroup(leader: number | undefined): void {
  if (leader !== undefined) killQuietly(-leader);
}

// A set-user-id program belongs to another user.
function killQuietly(pid: number): void {
  try {
    signalQuietly(pid, 'SIGKILL');
  } catch (thrown) {
    if (!hasCode(thrown, 'EPERM')) throw thrown;
  }
}
