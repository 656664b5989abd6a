import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import type { CommandGroup } from '../limits/cgroup.ts';

/** A process to start: an absolute program, its arguments, the whole environment, and descriptors that it inherits from 3 on. */
export interface Launch {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Handed over and closed here after the start. */
  readonly descriptors: readonly number[];
  /** Whom the program runs as, without any other group; null for ourselves. */
  readonly user: { readonly uid: number; readonly gid: number } | null;
  /** Ends it where signals may not, and lets go of what that needs. */
  readonly end?: () => void;
}

/** A command's process and what goes with it. */
export interface StartedCommand {
  readonly child: ChildProcess;
  /** Closed by whoever waits for the process. */
  readonly group: CommandGroup | null;
  /** As in its launch. */
  readonly end?: () => void;
}

/** What a process reads on 0. `none` is /dev/null: programs like rg search their input instead of the folder if it is a pipe. */
export type ProcessInput = 'pipe' | 'none';

/** Starts a process with pipes on 1 and 2, and on 0 if it has input, the descriptors after them, and then `pipes` more pipes. */
export function startProcess(launch: Launch, pipes = 0, input: ProcessInput = 'pipe'): ChildProcess {
  try {
    return spawn(launch.program, launch.args, {
      env: launch.env,
      cwd: '/',
      stdio: [
        ...[input === 'none' ? ('ignore' as const) : ('pipe' as const), 'pipe' as const, 'pipe' as const],
        ...[...launch.descriptors, ...Array.from({ length: pipes }, () => 'pipe' as const)],
      ],
      ...(launch.user === null ? {} : { uid: launch.user.uid, gid: launch.user.gid }),
    });
  } catch (thrown) {
    launch.end?.();
    throw thrown;
  } finally {
    for (const descriptor of launch.descriptors) closeSync(descriptor);
  }
}
