import { readFileSync } from 'node:fs';
import type { Clock } from '../../../core/ports/clock.ts';
import type { SharedNetwork } from '../../network/holder.ts';
import type { View } from '../mounts/mounts.ts';
import type { Launcher } from '../launch/launcher.ts';
import type { CommandGroup } from '../limits/cgroup.ts';
import { listChildren } from '../../host/processes/process-stat.ts';
import type { StartedCommand } from '../processes/start-process.ts';
import { renderHandOver, waitScript, type HandedCommand } from '../fork-server/hand-over.ts';
import type { ForkServer, ForkedSandbox } from '../fork-server/fork-server.ts';
import type { ForkServerPlan } from '../fork-server/fork-server-shell.ts';

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
  readonly started: ForkedSandbox;
  readonly group: CommandGroup | null;
  readonly network: SharedNetwork | null;
  readonly numbers: Numbers;
  /** The result of `inspect` of the launcher when it was started. */
  readonly sources: string;
  /** The first process inside and its mounts; null until the shell has reported that it is ready. */
  inside: { readonly pid: number; readonly mounts: string } | null;
  /** Resolves when it is ready, or never will be. */
  ready: Promise<void>;
}

/** The numbers of the descriptors in each sandbox that the shell writes to and reads its command from. */
type Numbers = readonly [report: number, command: number];

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
  readonly clock: Clock;
}): WaitingSandboxes {
  const { clock, launcher } = options;
  const ending = new Set<Promise<void>>();
  /** The oldest first. */
  let waiters: readonly Waiter[] = [];
  let forkServer: ForkServer | null = null;
  const retired = new Set<ForkServer>();
  let isClosed = false;

  // A fork server for other mounts, or another network, is of no use any more.
  function findForkServer(plan: ForkServerPlan): ForkServer {
    if (forkServer?.isAlive === true && forkServer.key === plan.key) return forkServer;
    if (forkServer !== null) {
      retired.add(forkServer);
      forkServer.retire();
    }
    forkServer = launcher.startForkServer(plan);
    return forkServer;
  }

  function start(): Waiter | null {
    const view = options.readView();
    const network = options.readNetwork();
    const group = launcher.openGroup();
    let numbers: Numbers = [0, 0];
    try {
      const plan = launcher.planForkServer(
        {
          ...{ view, cwd: options.workspace, env: options.environment, network, filter: 'ordinary' },
          argv(...given) {
            numbers = given;
            return [options.shell, '-c', waitScript, 'bwrap', ...given.map(String)];
          },
        },
        group,
      );
      if (plan !== null)
        return {
          started: findForkServer(plan).start(group),
          ...{ group, network, sources: plan.sources, numbers, inside: null, ready: Promise.resolve() },
        };
    } catch (thrown) {
      group?.close();
      throw thrown;
    }
    group?.close();
    return null;
  }

  function prepare(): void {
    if (isClosed || waiters.length >= mostWaiting) return;
    try {
      const begun = start();
      if (begun === null) return;
      waiters = [...waiters, begun];
      begun.ready = waitUntilReady(begun);
    } catch {
      // The ordinary start reports the reason.
    }
  }

  async function waitUntilReady(begun: Waiter): Promise<void> {
    const timer = setTimeout(() => giveUp(begun), startTimeoutMs);
    const { started, group } = begun;
    const isReady = await started.ready;
    clearTimeout(timer);
    try {
      const processes = isReady ? readInside(started.child.pid) : null;
      if (processes === null) return giveUp(begun);
      // No command is in it yet, so nothing of a command runs outside the group.
      if (group?.entry === 'moved') await group.admit(processes);
      const [, pid = 0] = processes;
      begun.inside = { pid, mounts: readMounts(pid) };
    } catch {
      return giveUp(begun);
    }
    setImmediate(prepare);
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
    const ended = given.started.discard().finally(() => {
      given.group?.close();
      ending.delete(ended);
    });
    ending.add(ended);
  }

  function isFresh({ started: { child }, sources, inside }: Waiter): boolean {
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
        const text = renderHandOver(command, taken.numbers);
        if (text === null) return null;
        const { started, group } = taken;
        if (isFresh(taken) && started.pass(text)) {
          remove(taken);
          return { child: started.child, group, isStartFailure: () => started.hasLeft };
        }
        giveUp(taken);
      }
      return null;
    },
    async close() {
      isClosed = true;
      for (const waiter of waiters) giveUp(waiter);
      await Promise.all([...ending, ...[...retired, forkServer].map((each) => each?.close())]);
    },
  };
}

// bwrap, the first process of the new namespaces, and the shell. bwrap and that process fork once each.
function readInside(pid = 0): readonly number[] | null {
  const [inside = 0] = listChildren(pid) ?? [];
  const [shell = 0] = listChildren(inside) ?? [];
  return shell === 0 ? null : [pid, inside, shell];
}

function readMounts(pid: number): string {
  return readFileSync(`/proc/${pid}/mountinfo`, 'utf8');
}
