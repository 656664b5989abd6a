import { chmodSync, chownSync, closeSync, copyFileSync, mkdirSync, openSync, readlinkSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { HarnessError } from '../../core/error.ts';
import type { ConnectionDecision } from '../../core/network.ts';
import { startProcess, type Launch } from '../start-process.ts';
import type { ResolveName } from './check-host.ts';
import { startEgressProxy, type EgressProxy } from './proxy.ts';

/** The port on which commands find the proxy, inside their own network. */
export const proxyPort = 3128;

const startTimeoutMs = 10_000;

/** One network namespace that all commands of a run share, with the proxy as its only way out. */
export interface EgressNetwork {
  readonly proxy: EgressProxy;
  /**
   * What stands before a sandbox's command line so that it joins, and the descriptors for it, of which the first will be `first`. The
   * namespaces are descriptors, since a process id may by now be somebody else's.
   */
  join(first: number): { readonly prefix: readonly string[]; readonly descriptors: readonly number[] };
  close(): Promise<void>;
}

export interface EgressNetworkOptions {
  /** An empty folder of the run's own, for sockets. */
  readonly folder: string;
  /** The uid that commands run as where it is not our own. */
  readonly user: { readonly uid: number; readonly gid: number } | null;
  /** The bundled forwarder, and the node that runs it. */
  readonly forwarderPath: string;
  /** The command line of a process with a user and a network namespace of its own, which sees the folder and reports itself on descriptor 3. */
  readonly launchHolder: (script: readonly string[]) => Launch;
  readonly programs: { readonly nsenter: string; readonly sh: string };
  /** TCP ports of the host's loopback that commands reach on their own. */
  readonly forward: readonly number[];
  readonly onForwarded: (decision: ConnectionDecision) => void;
  readonly resolve: ResolveName;
}

/** Starts the shared network: proxy, forwarded ports, and the process that holds the namespace. Rejects with `sandbox` where it cannot. */
export async function startEgressNetwork(options: EgressNetworkOptions): Promise<EgressNetwork> {
  const { folder, user, programs } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const forwarder = join(folder, 'forwarder.mjs');
  copyFileSync(options.forwarderPath, forwarder);
  const proxySocket = join(folder, 'proxy');
  const proxy = await startEgressProxy({ socketPath: proxySocket, resolve: options.resolve });
  const servers: Server[] = [];
  const routes = [`${proxyPort}=${proxySocket}`];
  for (const port of options.forward) {
    const path = join(folder, `port-${port}`);
    servers.push(await startForward(path, port, options.onForwarded));
    routes.push(`${port}=${path}`);
  }
  // Only the run's own user reaches the sockets: the folder is closed to everybody else.
  for (const route of routes) chmodSync(route.slice(route.indexOf('=') + 1), 0o666);
  chmodSync(forwarder, 0o644);
  if (user !== null) chownSync(folder, user.uid, user.gid);

  const closeServers = async (): Promise<void> => {
    await proxy.close();
    for (const server of servers) server.close();
  };
  try {
    const holder = await startHolder(options.launchHolder([forwarder, ...routes]));
    return {
      proxy,
      join(first) {
        const second = first + 1;
        const prefix = [
          programs.nsenter,
          '--preserve-credentials',
          `--user=/proc/self/fd/${first}`,
          `--net=/proc/self/fd/${second}`,
          '--',
          programs.sh,
          '-c',
          // The command must not inherit them.
          `exec "$@" ${first}<&- ${second}<&-`,
          'sh',
        ];
        return {
          prefix,
          descriptors: holder.namespaces.map((descriptor) => openSync(`/proc/self/fd/${descriptor}`, 'r')),
        };
      },
      async close() {
        holder.end();
        await closeServers();
      },
    };
  } catch (thrown) {
    await closeServers();
    throw thrown;
  }
}

/** The variables by which curl, git, npm, pip and the rest find the proxy. Node follows them from 22.21 and 24.5 on; older ones reach nothing. Python sends no user name without a password, so there is one. */
export function renderProxyVariables(token: string): Record<string, string> {
  const url = `http://${token}:egress@127.0.0.1:${proxyPort}`;
  const none = 'localhost,127.0.0.1,::1';
  return {
    HTTP_PROXY: url,
    http_proxy: url,
    HTTPS_PROXY: url,
    https_proxy: url,
    ALL_PROXY: `socks5h://${token}:egress@127.0.0.1:${proxyPort}`,
    all_proxy: `socks5h://${token}:egress@127.0.0.1:${proxyPort}`,
    NO_PROXY: none,
    no_proxy: none,
    NODE_USE_ENV_PROXY: '1',
  };
}

async function startForward(
  path: string,
  port: number,
  onForwarded: (decision: ConnectionDecision) => void,
): Promise<Server> {
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (inside) => {
    onForwarded({ host: '127.0.0.1', port, decision: 'allow', rule: 'forward', reason: '', address: '127.0.0.1' });
    const outside = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    for (const socket of [inside, outside]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    inside.on('error', () => outside.destroy());
    outside.on('error', () => inside.destroy());
    inside.pipe(outside);
    outside.pipe(inside);
  });
  server.on('close', () => {
    for (const socket of sockets) socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve());
  });
  return server;
}

async function startHolder(launch: Launch): Promise<{ namespaces: readonly [number, number]; end: () => void }> {
  const child = startProcess(launch, 1);
  const { stdout } = child;
  if (stdout === null) throw new Error('the holder has no pipes');
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2_000)));
  const gone = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(said.trim() === '' ? 'it ended' : said.trim())));
  });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('it did not start in time')), startTimeoutMs).unref();
  });
  try {
    const info = await Promise.race([readUntil(child.stdio[3] as Readable, '}'), gone, late]);
    const pid = Number(/"child-pid":\s*(\d+)/.exec(info)?.[1]);
    await Promise.race([readUntil(stdout, 'ready'), gone, late]);
    const open = (name: 'user' | 'net'): number => {
      const path = `/proc/${pid}/ns/${name}`;
      if (readlinkSync(path) === readlinkSync(`/proc/self/ns/${name}`))
        throw new Error(`it has no ${name} namespace of its own`);
      return openSync(path, 'r');
    };
    const namespaces = [open('user'), open('net')] as const;
    gone.catch(() => undefined);
    return {
      namespaces,
      end() {
        child.kill('SIGKILL');
        for (const descriptor of namespaces) closeSync(descriptor);
      },
    };
  } catch (cause) {
    child.kill('SIGKILL');
    throw new HarnessError({
      code: 'sandbox',
      message: `the network of the commands could not be set up: ${cause instanceof Error ? cause.message : String(cause)}`,
      hint: 'Run `script-harness doctor`, or take the network rules out of the policy.',
    });
  }
}

function readUntil(stream: Readable, mark: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const onData = (chunk: Buffer): void => {
      text += chunk.toString();
      if (!text.includes(mark)) return;
      stream.off('data', onData);
      resolve(text);
    };
    stream.on('data', onData);
  });
}
