import { HarnessError } from '../core/types/error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A proxy for requests to one address. */
export interface Proxy {
  /** The variable that names it. */
  readonly variable: string;
  /** With the user and the password, if there are any. Never shown. */
  readonly url: URL;
}

/**
 * The proxy that the environment names for `address`: `https_proxy` or `http_proxy` by the scheme, in lower or upper case. Null if there is
 * none, if `no_proxy` lists the host, or if the address is this machine. Throws `usage` for a value that is not the address of an HTTP proxy.
 */
export function chooseProxy(environment: Environment, address: string): Proxy | null {
  const { protocol, hostname, port } = new URL(address);
  const name = protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const variable = [name, name.toUpperCase()].find((one) => environment[one]?.trim());
  if (variable === undefined || isLoopback(hostname)) return null;
  const effectivePort = port || (protocol === 'https:' ? '443' : '80');
  const excluded = environment['no_proxy'] ?? environment['NO_PROXY'] ?? '';
  if (excluded.split(/[\s,]+/).some((entry) => excludes(entry, hostname, effectivePort))) return null;
  const value = environment[variable]?.trim() ?? '';
  const written = value.includes('://') ? value : `http://${value}`;
  const url = URL.canParse(written) ? new URL(written) : null;
  // The value may have a password, so the message does not show it.
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new HarnessError({
      code: 'usage',
      message: `${variable}: the value is not the address of an HTTP proxy`,
      hint: 'Give http://HOST:PORT or https://HOST:PORT, or list the host of the model in NO_PROXY.',
    });
  return { variable, url };
}

/** The proxy without its user and its password, for messages. */
export function renderProxy({ variable, url }: Proxy): string {
  const account = url.username === '' ? '' : ', with a user';
  return `${url.protocol}//${url.host} (${variable}${account}${url.password === '' ? '' : ' and a password'})`;
}

/** The passwords of the proxies of an environment, in the forms in which they can occur, for redaction. */
export function listProxySecrets(environment: Environment): string[] {
  return Object.entries(environment).flatMap(([name, value = '']) => {
    const written = value.includes('://') ? value : `http://${value}`;
    if (!/^(?:(?:https?|all|ftp)_|input_)proxy$/i.test(name) || !URL.canParse(written)) return [];
    const { username, password } = new URL(written);
    if (password === '') return [];
    const decoded = decodePercent(password);
    return [password, decoded, `${decodePercent(username)}:${decoded}`];
  });
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(hostname);
}

// `*` for every host, `example.com` and `.example.com` for the host and all below it, each with an optional port.
function excludes(entry: string, hostname: string, port: string): boolean {
  if (entry === '') return false;
  if (entry === '*') return true;
  const [, name = '', only] = /^(.*?)(?::(\d+))?$/.exec(entry.toLowerCase().replace(/^\*?\./, '')) ?? [];
  return (only === undefined || only === port) && (hostname === name || hostname.endsWith(`.${name}`));
}

/** A part of an address without its percent-encoding; unchanged if that is not valid. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
