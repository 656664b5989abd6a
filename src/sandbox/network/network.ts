import type { ChildProcess } from 'node:child_process';
import type { Clock } from '../../core/ports/clock.ts';
import { HarnessError, readErrorMessage } from '../../core/types/error.ts';
import { unproxiedHosts, type HostAuthority } from '../../core/types/network.ts';
import { watchHolder } from '../host/processes/holder.ts';
import { renderCertificateVariables } from './certificates.ts';
import type { EgressAccess } from './proxy/proxy.ts';

/** The port of the proxy in the network namespace of commands. */
export const proxyPort = 3128;

/** A network namespace that processes share, for as long as its holder lives. */
export interface HeldNetwork {
  /** The path of the namespace. */
  readonly namespace: string;
  end(): void;
}

/** The network of one process, opened for it. */
export interface OpenedNetwork {
  /** The path of the namespace that it joins; null for a separate loopback. */
  readonly joined: string | null;
  /** Its variables for the network. */
  readonly variables: Readonly<Record<string, string>>;
  /** Ends its connections. */
  close(): Promise<void>;
}

/** Waits for a process with a separate network namespace, which prints a line when it is ready. Rejects with `sandbox` if it does not start. */
export async function holdNetwork(child: ChildProcess, clock: Clock): Promise<HeldNetwork> {
  try {
    const holder = await watchHolder(child, clock);
    return { namespace: holder.openNamespace('net'), end: () => holder.kill() };
  } catch (cause) {
    child.kill('SIGKILL');
    throw new HarnessError({
      code: 'sandbox',
      message: `the network of the commands could not be set up: ${readErrorMessage(cause)}`,
      hint: 'Run `script-harness doctor`, or take the network rules out of the policy.',
    });
  }
}

/** Without a host that they can reach, package managers fail at once. pnpm 12 reads only its own variables. */
const offline = {
  npm_config_fetch_retries: '0',
  // npm 10 and 11 never end if the proxy refuses more connections than they may have sockets.
  npm_config_maxsockets: '10000',
  pnpm_config_fetch_retries: '0',
  PIP_RETRIES: '0',
  CARGO_NET_RETRY: '0',
};

/**
 * With a host that they can reach, package managers keep their retries, which that host may need: they treat a refused tunnel like a connection
 * that was lost. pip and cargo give up after some seconds. npm takes a refusal as final, unless it has more requests than sockets; then it waits for 10
 * and 60 seconds before it tries again.
 */
const online = {
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '5000',
  pnpm_config_fetch_retry_mintimeout: '1000',
  pnpm_config_fetch_retry_maxtimeout: '5000',
};

/** The network variables of a command: the proxy, if there is one, private authorities of its hosts, and the settings of package managers. */
export function renderNetworkVariables(
  opened: EgressAccess | null,
  authorities: readonly HostAuthority[],
): Record<string, string> {
  const hosts = opened?.hosts ?? [];
  return {
    ...(opened === null ? {} : renderProxyVariables(opened.token)),
    ...renderCertificateVariables(hosts, authorities),
    ...(hosts.length > 0 ? online : offline),
  };
}

/**
 * The variables that configure the proxy for curl, git, npm, pip and other tools. Node uses them from 22.21 and 24.5 on; older versions
 * reach nothing. Python sends no user name without a password, so the URL contains one.
 */
function renderProxyVariables(token: string): Record<string, string> {
  const url = `http://${token}:egress@127.0.0.1:${proxyPort}`;
  const none = unproxiedHosts.join(',');
  return {
    HTTP_PROXY: url,
    http_proxy: url,
    HTTPS_PROXY: url,
    https_proxy: url,
    ALL_PROXY: url,
    all_proxy: url,
    NO_PROXY: none,
    no_proxy: none,
    NODE_USE_ENV_PROXY: '1',
    // Yarn 4 reads only its own.
    YARN_HTTP_PROXY: url,
    YARN_HTTPS_PROXY: url,
  };
}
