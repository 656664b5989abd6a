import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { HarnessError } from '../core/types/error.ts';
import type { NetworkGrant } from '../core/types/network.ts';
import type { CommandNetwork } from '../core/ports/sandbox.ts';
import { holdNetwork, type HeldNetwork, type SharedNetwork } from './network/holder.ts';
import { startEgressNetwork, type EgressNetwork } from './network/network.ts';
import type { EgressAccess } from './network/proxy/proxy.ts';
import type { LaunchParts, SandboxParts } from './prepare-launch.ts';

/** The networks of a run: the one of the policy, the one of setup, and a loopback that sessions share. */
export interface RunNetworks {
  /** The network that a command joins if it may have one. */
  read(): SharedNetwork | null;
  /** The network that a session joins if it may have one. */
  readForSession(): SharedNetwork | null;
  /** Whether a command with this network reaches a host that not every process of the run reaches. */
  reachesHosts(asked: CommandNetwork | null): boolean;
  /** Registers the hosts of one command at the proxy; null if there is no proxy. */
  open(asked: CommandNetwork): EgressAccess | null;
  /** Creates the loopback that sessions share, if the policy has no network. */
  openLoopback(): Promise<void>;
  /** A network with a proxy of its own, for a server. Rejects with `sandbox` if it cannot be started. */
  start(folder: string): Promise<EgressNetwork>;
  /** Runs setup. Without a network of the policy it gets one that refuses everything, so that the refused hosts can be reported. */
  duringSetup<Result>(setup: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Starts the network of the policy, if it has one. Rejects with `sandbox` if that fails. */
export async function openRunNetworks(
  { options, programs, reserved }: SandboxParts,
  { launcher }: LaunchParts,
  /** Whether a session is open. */
  hasSession: () => boolean,
): Promise<RunNetworks> {
  const { policy } = options;
  const { scratch, user } = reserved;
  const network = policy.network === null ? null : await startNetwork(policy.network.forward, 'egress');
  let setupNetwork: EgressNetwork | null = null;
  // Only a loopback: sessions and the commands that run at the same time reach each other's servers. Made for the first session.
  let loopback: HeldNetwork | null = null;
  let starting: Promise<HeldNetwork> | null = null;

  return {
    read: () => network ?? setupNetwork ?? (hasSession() ? loopback : null),
    readForSession: () => network ?? loopback,
    reachesHosts: (asked) => asked !== null && asked.grants.length > 0,
    open(asked) {
      const shared = network ?? setupNetwork;
      if (shared === null) return null;
      const deny = policy.network?.deny ?? [];
      const rules = { allow: listHosts(asked), deny, granted: asked.grants };
      const opened = shared.proxy.open(rules, asked.onDecision);
      return {
        token: opened.token,
        hosts: opened.hosts,
        close() {
          opened.close();
          shared.reportForwarded();
        },
      };
    },
    async openLoopback() {
      if (policy.network !== null) return;
      starting ??= holdNetwork(launcher.startHolder([], [programs.sh, '-c', 'echo ready; exec cat']), options.clock);
      loopback = await starting;
    },
    start: (folder) => startNetwork([], folder),
    async duringSetup(setup) {
      if (network === null) setupNetwork = await startRefusingNetwork();
      try {
        return await setup();
      } finally {
        await setupNetwork?.close();
        setupNetwork = null;
      }
    },
    async close() {
      loopback?.end();
      await network?.close();
    },
  };

  function listHosts({ grants }: CommandNetwork): readonly NetworkGrant[] {
    return [...(policy.network?.allow ?? []), ...grants];
  }

  // It only reports the hosts that it refuses. A setup that needs no network works without it.
  async function startRefusingNetwork(): Promise<EgressNetwork | null> {
    try {
      return await startNetwork([], 'setup-egress');
    } catch (thrown) {
      if (thrown instanceof HarnessError) return null;
      throw thrown;
    }
  }

  function startNetwork(forward: readonly number[], name: string): Promise<EgressNetwork> {
    const folder = join(scratch, name);
    const node = realpathSync(options.facts.execPath);
    return startEgressNetwork({
      ...options.egress,
      clock: options.clock,
      folder,
      user,
      forward,
      startHolder: (script) =>
        launcher.startHolder(
          [
            { type: 'read-only', source: dirname(node), target: dirname(node) },
            { type: 'read-only', source: folder, target: folder },
          ],
          [node, '--disable-warning=ExperimentalWarning', ...script],
        ),
    });
  }
}
