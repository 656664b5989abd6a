import type { ChildProcess } from 'node:child_process';
import { closeSync, constants, fchownSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { Clock } from '../../core/ports/clock.ts';
import type { SharedNetwork } from '../egress/holder.ts';
import { renderHandOver, waitScript, type HandedCommand } from './hand-over.ts';
import { killWithNamespaces, waitForEnd } from '../processes/process-tree.ts';
import type { Launcher, StartedSandbox } from './launcher.ts';
import type { Mount, View } from '../files/mounts.ts';
import type { StartedCommand } from '../processes/start-process.ts';

/**
 * One sandbox that is started before its command is known, so that the command need not wait for it. It runs that one command only. Its
 * mounts were made when it started, so it is replaced when the source of a mount has changed or a mount is gone.
 */
export interface WaitingSandbox {
  /**
   * Starts a sandbox if none waits, when a command has ended or has run longer than the start would delay the harness. It is ready some
   * milliseconds later. If it never is, commands start their own sandboxes.
   */
  prepareAfter(command: Promise<unknown>): Promise<void>;
  /** Resolves when no sandbox is being started. */
  settle(): Promise<void>;
  /**
   * Passes the command on, without an await. Null if no sandbox waits that would run it, in that network, exactly like an ordinary start.
   */
  take(command: HandedCommand, network: SharedNetwork | null): StartedCommand | null;
  close(): Promise<void>;
}

interface Waiter {
  readonly started: StartedSandbox;
  readonly network: SharedNetwork | null;
  readonly line: Socket;
  /** The file with the command, which no longer has a name. */
  readonly file: number;
  /** The result of `inspectSources` before the start. */
  readonly sources: string;
  /** The first process inside and its mounts; null until the shell has reported that it is ready. */
  inside: { readonly pid: number; readonly mounts: string } | null;
  /** The number of lines that the shell has written: one when it is ready, and a second if it could not become its command. */
  lines: number;
}

const startTimeoutMs = 5_000;
const longCommandMs = 5;

export function createWaitingSandbox(options: {
  readonly launcher: Launcher;
  /** The view of the agent's commands. */
  readonly readView: () => View;
  readonly workspace: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The current network of the agent's commands. */
  readonly readNetwork: () => SharedNetwork | null;
  /** The path of dash; `hand-over.ts` depends on its behaviour. */
  readonly shell: string;
  /** Identifies the files at the sources of mounts; throws if one must not be mounted. */
  readonly inspectSources: (mounts: readonly Mount[]) => string;
  /** A folder of the run that no sandbox shows. */
  readonly scratch: string;
  readonly user: { readonly uid: number; readonly gid: number } | null;
  readonly clock: Clock;
}): WaitingSandbox {
  const { clock } = options;
  const ending = new Set<Promise<void>>();
  let waiter: Waiter | null = null;
  let ready: Promise<void> = Promise.resolve();
  let isClosed = false;

  function start(): Waiter {
    const view = options.readView();
    const sources = options.inspectSources(view.mounts);
    const network = options.readNetwork();
    const file = openNamelessFile(join(options.scratch, 'command'), options.user);
    try {
      const started = options.launcher.start({
        ...{ view, cwd: options.workspace, env: options.environment, network, files: [file.read], pipes: 1 },
        output: 'fifos',
        argv: ({ files, pipes }) => [
          options.shell,
          '-c',
          waitScript,
          'bwrap',
          ...[...pipes.map(({ input }) => input), ...files].map(String),
        ],
        onRefused: () => giveUp(begun),
      });
      const line = started.pipes[0]?.input;
      if (!(line instanceof Socket)) throw new Error('there is no line to the waiting sandbox');
      const begun: Waiter = { started, network, line, file: file.write, sources, inside: null, lines: 0 };
      return begun;
    } catch (thrown) {
      closeSync(file.write);
      throw thrown;
    }
  }

  function prepare(): void {
    if (isClosed || waiter !== null) return;
    try {
      waiter = start();
    } catch {
      // The ordinary start reports the reason.
      return;
    }
    ready = waitUntilReady(waiter);
  }

  function waitUntilReady(begun: Waiter): Promise<void> {
    const { line, started } = begun;
    const { child } = started;
    // A command that was passed on keeps the harness alive; a sandbox that only waits does not.
    setReferences(child, 'unref');
    line.on('error', () => undefined);
    return new Promise((resolve) => {
      const fail = (): void => {
        giveUp(begun);
        settle();
      };
      const timer = setTimeout(fail, startTimeoutMs);
      const settle = (): void => {
        clearTimeout(timer);
        resolve();
      };
      child.once('error', fail);
      child.once('exit', fail);
      line.on('data', (chunk: Buffer) => {
        begun.lines += chunk.length;
        begun.inside ??= readInside(child);
        if (begun.inside === null) fail();
        else settle();
      });
    });
  }

  // Ends a sandbox that has no command. Does nothing if it has received one.
  function giveUp(given: Waiter): void {
    if (waiter !== given) return;
    waiter = null;
    closeSync(given.file);
    const { child, group } = given.started;
    const ended = waitForEnd(killWithNamespaces(child), clock).finally(() => {
      group?.close();
      ending.delete(ended);
    });
    ending.add(ended);
    ended.catch(() => undefined);
  }

  function isFresh({ started: { child }, sources, inside }: Waiter): boolean {
    if (inside === null || child.exitCode !== null || child.signalCode !== null) return false;
    try {
      return options.inspectSources(options.readView().mounts) === sources && readMounts(inside.pid) === inside.mounts;
    } catch {
      // The ordinary start reports the reason.
      return false;
    }
  }

  return {
    async prepareAfter(command) {
      await Promise.race([command.catch(() => undefined), clock.sleep(longCommandMs)]);
      // The caller that waits for the command runs first.
      setImmediate(prepare);
    },
    settle: () => ready,
    take(command, network) {
      const taken = waiter;
      if (taken === null || taken.inside === null) return null;
      if (taken.network !== network) {
        // The harness's own command does not show which network the next commands will have.
        if (network === options.readNetwork()) giveUp(taken);
        return null;
      }
      const { child, numbers } = taken.started;
      const text = renderHandOver(command, [...numbers.pipes.map(({ input }) => input), ...numbers.files]);
      if (text === null) return null;
      if (!isFresh(taken) || !writeAll(taken.file, text)) {
        giveUp(taken);
        return null;
      }
      waiter = null;
      closeSync(taken.file);
      setReferences(child, 'ref');
      taken.line.end('\n');
      return {
        ...taken.started,
        isStartFailure: (exitCode) => taken.lines > 1 || taken.started.isStartFailure(exitCode),
      };
    },
    async close() {
      isClosed = true;
      if (waiter !== null) giveUp(waiter);
      await Promise.all(ending);
    },
  };
}

// bwrap forks once, so its only child is the first process of the new namespaces.
function readInside(child: ChildProcess): Waiter['inside'] {
  try {
    const pid = Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim());
    return Number.isInteger(pid) && pid > 0 ? { pid, mounts: readMounts(pid) } : null;
  } catch {
    return null;
  }
}

function readMounts(pid: number): string {
  return readFileSync(`/proc/${pid}/mountinfo`, 'utf8');
}

// Without a name, so that nothing of it remains. Opened twice, so that writing does not move the read position.
function openNamelessFile(
  path: string,
  user: { readonly uid: number; readonly gid: number } | null,
): { readonly read: number; readonly write: number } {
  const write = openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600);
  try {
    if (user !== null) fchownSync(write, user.uid, user.gid);
    return { read: openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW), write };
  } catch (thrown) {
    closeSync(write);
    throw thrown;
  } finally {
    unlinkSync(path);
  }
}

function writeAll(file: number, text: string): boolean {
  const bytes = Buffer.from(text);
  try {
    return writeSync(file, bytes) === bytes.length;
  } catch {
    return false;
  }
}

function setReferences(child: ChildProcess, change: 'ref' | 'unref'): void {
  child[change]();
  for (const stream of child.stdio) if (stream instanceof Socket) stream[change]();
}
