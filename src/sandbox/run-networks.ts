import { chmodSync, copyFileSync, mkdirSync, realpathSync } from 'node:fs';
import { connect, type Server, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import type { CommandNetwork } from '../core/ports/sandbox.ts';
import { createDecision, type NetworkGrant } from '../core/types/network.ts';
import { forward as listenAndForward } from './network/forward.ts';
import type { NetworkRules } from './network/hosts/check-host.ts';
import {
  holdNetwork,
  proxyPort,
  renderNetworkVariables,
  type HeldNetwork,
  type OpenedNetwork,
} from './network/network.ts';
import { createConnectionCounter } from './network/proxy/count-connections.ts';
import { startEgressProxy, type EgressAccess, type EgressProxy } from './network/proxy/proxy.ts';
import { showReadOnly } from './box/mounts/mounts.ts';
import { chownPath } from './host/run-user.ts';
import type { LaunchParts, SandboxParts } from './prepare-launch.ts';

/** The networks of a run: one that its processes share, and one for each call with hosts. */
export interface RunNetworks {
  /**
   * The network of a process; null is no network at all. A process with its own hosts gets a network with nothing else in it: no other process reaches
   * these hosts, and `close` ends every connection in it, also one that the process has passed on. Proved by test/scenarios/sealed-calls. Rejects with
   * `sandbox` if it cannot be started.
   */
  open(asked: CommandNetwork | null): Promise<OpenedNetwork>;
  /** As `open`. Without a network of the policy, a session shares a loopback with the commands that run at the same time. */
  openForSession(asked: CommandNetwork | null): Promise<OpenedNetwork>;
  /** The network of a server: only to these hosts. Rejects with `sandbox` if it cannot be started. */
  openForServer(hosts: readonly NetworkGrant[], onDecision: CommandNetwork['onDecision']): Promise<OpenedNetwork>;
  close(): Promise<void>;
}

/** A network namespace with the proxy as its only way out. */
interface EgressNetwork extends Pick<HeldNetwork, 'namespace'> {
  readonly proxy: EgressProxy;
  /** Reports the counts of connections to forwarded ports. `close` does it too. */
  reportForwarded(): void;
  close(): Promise<void>;
}

const megabyte = 1024 * 1024;
const forwardedHost = '127.0.0.1';

/** Starts the network that the processes of a run share, if the policy has one. Rejects with `sandbox` if that fails. */
export async function openRunNetworks(
  { options, programs, reserved }: SandboxParts,
  { launcher }: LaunchParts,
  /** Whether a session is open. */
  hasSession: () => boolean,
): Promise<RunNetworks> {
  const { policy, egress } = options;
  const { scratch, user } = reserved;
  const { allow = [], deny = [], forward = [] } = policy.network ?? {};
  const shared = policy.network === null ? null : await startNetwork(forward, 'egress');
  // Only a loopback: sessions and the commands that run at the same time reach each other's servers. Made for the first session.
  let loopback: Promise<HeldNetwork> | null = null;
  const owned = new Set<EgressNetwork>();
  let count = 0;

  async function open(asked: CommandNetwork | null): Promise<OpenedNetwork> {
    if (asked !== null && asked.grant.kind !== 'none') return openOwn(asked);
    if (asked === null || shared === null)
      return {
        joined: asked !== null && hasSession() ? ((await findLoopback())?.namespace ?? null) : null,
        variables: renderNetworkVariables(null, policy.authorities),
        close: async () => undefined,
      };
    return enter(shared, shared.proxy.open({ allow, deny, granted: [] }, asked.onDecision), () =>
      shared.reportForwarded(),
    );
  }

  function enter(network: EgressNetwork, access: EgressAccess, end: () => void | Promise<void>): OpenedNetwork {
    return {
      joined: network.namespace,
      variables: renderNetworkVariables(access, policy.authorities),
      async close() {
        access.close();
        await end();
      },
    };
  }

  function openOwn({ grant: { kind, hosts, uploadMb }, onDecision }: CommandNetwork): Promise<OpenedNetwork> {
    const rules = { allow: [...allow, ...hosts], deny, granted: hosts };
    // A service behind a forwarded port may hold data that the agent wrote.
    return openSeparate(rules, kind === 'sealed' ? [] : forward, onDecision, uploadMb * megabyte);
  }

  async function openSeparate(
    rules: NetworkRules,
    ports: readonly number[],
    onDecision: CommandNetwork['onDecision'],
    maxSentBytes?: number,
  ): Promise<OpenedNetwork> {
    count += 1;
    const own = await startNetwork(ports, `own-${count}`);
    owned.add(own);
    return enter(own, own.proxy.open(rules, onDecision, maxSentBytes), async () => {
      if (owned.delete(own)) await own.close();
    });
  }

  return {
    open,
    async openForSession(asked) {
      if (asked === null || shared !== null || asked.grant.kind !== 'none') return open(asked);
      loopback ??= holdNetwork(launcher.startHolder([], [programs.sh, '-c', 'echo ready; exec cat']), options.clock);
      const { namespace } = await loopback;
      return { ...(await open(asked)), joined: namespace };
    },
    openForServer: (hosts, onDecision) =>
      hosts.length === 0
        ? open(null)
        : openSeparate({ allow: hosts, deny: policy.deniedToServers, granted: [] }, [], onDecision),
    async close() {
      (await findLoopback())?.end();
      await Promise.all([...owned, ...(shared === null ? [] : [shared])].map((network) => network.close()));
    },
  };

  // Null if it could not be started too: the session for which it was started has received the error.
  async function findLoopback(): Promise<HeldNetwork | null> {
    return (await loopback?.catch(() => null)) ?? null;
  }

  /** Starts a network with the proxy and forwarded ports as its only ways out, and the process that holds the namespace. */
  async function startNetwork(ports: readonly number[], name: string): Promise<EgressNetwork> {
    const directory = join(scratch, name);
    mkdirSync(directory, { mode: 0o700 });
    const forwarder = join(directory, 'forwarder.mjs');
    copyFileSync(egress.forwarderPath, forwarder);
    const proxySocket = join(directory, 'proxy');
    const proxy = await startEgressProxy({ socketPath: proxySocket, resolve: egress.resolve });
    const forwarded = createConnectionCounter(egress.onForwarded);
    const servers: Server[] = [];
    const routes = [`${proxyPort}=${proxySocket}`];
    for (const port of ports) {
      const path = join(directory, `port-${port}`);
      const dial = (): Socket => {
        forwarded.add(
          createDecision({ host: forwardedHost, port, decision: 'allow', rule: 'forward', address: forwardedHost }),
        );
        return connect({ host: forwardedHost, port, allowHalfOpen: true });
      };
      servers.push(await listenAndForward({ path }, dial));
      routes.push(`${port}=${path}`);
    }
    // Only the run's user reaches the sockets, because no other user can enter the directory.
    for (const route of routes) chmodSync(route.slice(route.indexOf('=') + 1), 0o666);
    chmodSync(forwarder, 0o644);
    chownPath(directory, user);

    const closeServers = async (): Promise<void> => {
      await proxy.close();
      for (const server of servers) server.close();
    };
    try {
      const node = realpathSync(options.facts.execPath);
      const mounts = [dirname(node), directory].map(showReadOnly);
      const script = [node, '--disable-warning=ExperimentalWarning', forwarder, ...routes];
      const holder = await holdNetwork(launcher.startHolder(mounts, script), options.clock);
      return {
        proxy,
        reportForwarded: () => forwarded.report(),
        namespace: holder.namespace,
        async close() {
          holder.end();
          await closeServers();
          forwarded.report();
        },
      };
    } catch (thrown) {
      await closeServers();
      throw thrown;
    }
  }
}
