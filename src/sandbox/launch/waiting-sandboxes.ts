import type { ChildProcess } from 'node:child_process';
import { closeSync, readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { Clock } from '../../core/ports/clock.ts';
import type { SharedNetwork } from '../egress/holder.ts';
import { openNamelessFile, renderHandOver, waitScript, writeAll, type HandedCommand } from './hand-over.ts';
import { killWithNamespaces, waitForEnd } from '../processes/process-tree.ts';
import type { Launcher, StartedSandbox } from './launcher.ts';
import type { Mount, View } from '../files/mounts.ts';
import type { StartedCommand } from '../processes/start-process.ts';

/**
 * Sandboxes that are started before their commands are known, so that a command need not wait for one. Each runs one command only. Its
 * mounts were made when it started, so it is replaced when the source of a mount has changed or a mount is gone.
 */
export interface WaitingSandboxes {
  /**
   * Starts a sandbox if too few wait, when a command has ended or has run longer than the start would delay the harness. It is ready some
   * milliseconds later. If it never is, commands start their own sandboxes.
   */
  prepareAfter(command: Promise<unknown>): Promise<void>;
  /** Resolves when a sandbox is ready, or none is being started. */
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
  /** Resolves when it is ready, or never will be. */
  ready: Promise<void>;
}

const startTimeoutMs = 5_000;
const longCommandMs = 5;
/** A short command ends before another sandbox has started, and the next one takes the second. */
const mostWaiting = 2;

export function createWaitingSandboxes(options: {
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
}): WaitingSandboxes {
  const { clock } = options;
  const ending = new Set<Promise<void>>();
  /** The oldest first. */
  let waiters: readonly Waiter[] = [];
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
      const begun: Waiter = {
        ...{ started, network, line, file: file.write, sources, inside: null, lines: 0 },
        ready: Promise.resolve(),
      };
      return begun;
    } catch (thrown) {
      closeSync(file.write);
      throw thrown;
    }
  }

  function prepare(): void {
    if (isClosed || waiters.length >= mostWaiting) return;
    try {
      const begun = start();
      waiters = [...waiters, begun];
      begun.ready = waitUntilReady(begun);
    } catch {
      // The ordinary start reports the reason.
    }
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
        if (begun.inside === null) return fail();
        settle();
        setImmediate(prepare);
      });
    });
  }

  /** False if it is not there any more. */
  function remove(given: Waiter): boolean {
    const rest = waiters.filter((waiter) => waiter !== given);
    if (rest.length === waiters.length) return false;
    waiters = rest;
    return true;
  }

  // Ends a sandbox that has no command. Does nothing if it has received one.
  function giveUp(given: Waiter): void {
    if (!remove(given)) return;
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

  // Its file holds the command: it begins with the line.
  function handOver(taken: Waiter): StartedCommand {
    remove(taken);
    closeSync(taken.file);
    setReferences(taken.started.child, 'ref');
    taken.line.end('\n');
    return {
      ...taken.started,
      isStartFailure: (exitCode) => taken.lines > 1 || taken.started.isStartFailure(exitCode),
    };
  }

  return {
    async prepareAfter(command) {
      await Promise.race([command.catch(() => undefined), clock.sleep(longCommandMs)]);
      // The caller that waits for the command runs first.
      setImmediate(prepare);
    },
    async settle() {
      if (waiters.every(({ inside }) => inside === null)) await waiters[0]?.ready;
    },
    take(command, network) {
      for (const taken of waiters.filter(({ inside }) => inside !== null)) {
        if (taken.network !== network) {
          // The harness's own command does not show which network the next commands will have.
          if (network === options.readNetwork()) giveUp(taken);
          continue;
        }
        const { numbers } = taken.started;
        const text = renderHandOver(command, [...numbers.pipes.map(({ input }) => input), ...numbers.files]);
        if (text === null) return null;
        if (isFresh(taken) && writeAll(taken.file, text)) return handOver(taken);
        giveUp(taken);
      }
      return null;
    },
    async close() {
      isClosed = true;
      for (const waiter of waiters) giveUp(waiter);
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

function setReferences(child: ChildProcess, change: 'ref' | 'unref'): void {
  child[change]();
  for (const stream of child.stdio) if (stream instanceof Socket) stream[change]();
}
