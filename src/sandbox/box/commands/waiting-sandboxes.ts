import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Clock } from '../../../core/ports/clock.ts';
import type { SharedNetwork } from '../../network/holder.ts';
import { listChildren } from '../../host/processes/process-stat.ts';
import { killWithNamespaces } from '../../host/processes/process-tree.ts';
import type { Launcher, StartedSandbox } from '../launch/launcher.ts';
import type { View } from '../mounts/mounts.ts';
import type { StartedCommand } from '../processes/start-process.ts';
import { renderHandOver, renderWait, type HandedCommand } from './hand-over.ts';

/**
 * Sandboxes that are started before their commands are known, so that a command need not wait for one. Each runs one command only. Its
 * mounts were made when it started, so it is replaced when the source of a mount has changed or a mount is gone.
 */
export interface WaitingSandboxes {
  /**
   * Starts a sandbox if too few wait, when a command has ended or has run longer than the start would delay it. It is ready some
   * milliseconds later. If it never is, commands start their own sandboxes.
   */
  prepareAfter(command: Promise<unknown>): Promise<void>;
  /** Resolves when a sandbox is ready, or none is being started. */
  settle(): Promise<void>;
  /**
   * Passes an ordinary command on, without an await. Null if no sandbox waits that would run it, in that network, exactly like an ordinary start.
   */
  take(command: HandedCommand, network: SharedNetwork | null): StartedCommand | null;
  close(): Promise<void>;
}

interface Waiter {
  readonly started: StartedSandbox;
  readonly network: SharedNetwork | null;
  /** The number of the descriptor in the sandbox to which the shell writes its reports. */
  readonly report: number;
  readonly hasSaid: (word: 'ready' | 'left') => boolean;
  /** The first process inside and its mounts; null until the shell has reported that it is ready. */
  inside: { readonly pid: number; readonly mounts: string } | null;
  /** Resolves when it is ready, or never will be. */
  ready: Promise<void>;
}

const startTimeoutMs = 5_000;
/** To start a process stops the harness for some milliseconds, which neither a short command nor the next request should wait for. */
const longCommandMs = 25;
const restMs = 5;
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
  readonly clock: Clock;
}): WaitingSandboxes {
  const { clock, launcher } = options;
  const ending = new Set<Promise<void>>();
  /** The oldest first. */
  let waiters: readonly Waiter[] = [];
  let isClosed = false;

  function start(): Waiter {
    const network = options.readNetwork();
    let report = 0;
    const started = launcher.start({
      view: options.readView(),
      cwd: options.workspace,
      env: options.environment,
      network,
      filter: 'ordinary',
      pipes: 1,
      output: 'fifos',
      argv([number = 0]) {
        report = number;
        return [options.shell, '-s'];
      },
      onRefused: () => void killWithNamespaces(started.child),
    });
    const { child, pipes } = started;
    let said = '';
    const hasSaid = (word: string): boolean => said.split('\n').includes(word);
    const isReady = new Promise<boolean>((resolve) => {
      pipes[0]?.on('data', (chunk: Buffer) => {
        said = `${said}${chunk.toString('latin1')}`;
        if (hasSaid('ready')) resolve(true);
      });
      for (const event of ['error', 'close']) child.once(event, () => resolve(false));
    });
    // A write error after the shell has ended is reported by its exit.
    child.stdin?.on('error', () => undefined);
    child.stdin?.write(renderWait(report));
    // A sandbox that only waits does not keep the harness alive.
    holdAlive(child, 'unref');
    const waiter: Waiter = { started, network, report, hasSaid, inside: null, ready: Promise.resolve() };
    waiter.ready = waitUntilReady(waiter, isReady);
    return waiter;
  }

  function prepare(): void {
    if (isClosed || waiters.length >= mostWaiting) return;
    try {
      waiters = [...waiters, start()];
    } catch {
      // The ordinary start reports the reason.
    }
  }

  async function waitUntilReady(begun: Waiter, isReady: Promise<boolean>): Promise<void> {
    const timer = setTimeout(() => giveUp(begun), startTimeoutMs);
    const pid = (await isReady) ? readFirstInside(begun.started.child.pid) : null;
    clearTimeout(timer);
    try {
      if (pid === null) return giveUp(begun);
      begun.inside = { pid, mounts: readMounts(pid) };
    } catch {
      return giveUp(begun);
    }
    await clock.sleep(restMs);
    prepare();
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
    const { child, group } = given.started;
    const ended = new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) resolve();
      else child.once('close', () => resolve());
    }).finally(() => {
      group?.close();
      ending.delete(ended);
    });
    ending.add(ended);
    holdAlive(child, 'ref');
    for (const stream of [child.stdout, child.stderr]) stream?.destroy();
    if (given.inside === null) killWithNamespaces(child);
    else child.stdin?.end();
  }

  function isFresh({ started: { child, sources }, inside }: Waiter): boolean {
    if (inside === null || child.exitCode !== null || child.signalCode !== null) return false;
    try {
      return launcher.inspect(options.readView()) === sources && readMounts(inside.pid) === inside.mounts;
    } catch {
      // The ordinary start reports the reason.
      return false;
    }
  }

  return {
    async prepareAfter(command) {
      await Promise.race([command.catch(() => undefined), clock.sleep(longCommandMs)]);
      await clock.sleep(restMs);
      prepare();
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
        const text = renderHandOver(command, taken.report);
        if (text === null) return null;
        if (isFresh(taken)) {
          remove(taken);
          const { child, group } = taken.started;
          holdAlive(child, 'ref');
          child.stdin?.end(text);
          return { child, group, isStartFailure: () => taken.hasSaid('left') };
        }
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

function holdAlive(child: ChildProcess, how: 'ref' | 'unref'): void {
  for (const each of [child, child.stdin, child.stdout, child.stderr, ...child.stdio.slice(3)])
    if (each !== null && each !== undefined && how in each) (each as Pick<ChildProcess, 'ref' | 'unref'>)[how]();
}

// The child of bwrap is the first process of the new namespaces.
function readFirstInside(pid = 0): number | null {
  return listChildren(pid)?.[0] ?? null;
}

function readMounts(pid: number): string {
  return readFileSync(`/proc/${pid}/mountinfo`, 'utf8');
}
