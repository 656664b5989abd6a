import * as z from 'zod';
import type { HeaderValue, McpServer } from '../../core/types/mcp.ts';
import { hostEntries, readHostEntries } from '../decide/hosts/host-entries.ts';
import type { Registries } from '../decide/hosts/registry-addresses.ts';
import { serverVariable, variable } from './passed-variable.ts';
import { findAddressProblem, privateAddress, readAddress } from './service-address.ts';
import { isOutside, isPlainPath } from '../../core/text/path-text.ts';
import { oneOrMore, optional, positiveWhole, strictObject, text } from '../../core/schema-parts.ts';

/** Short, and without `__`, so that it can be part of a structured tool's name. */
const serverName = z
  .string()
  .regex(
    /^(?=.{1,24}$)[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/,
    'a server is named by at most 24 lower-case letters and digits, with single "-" or "_" between them',
  );

const maxServers = 16;
const maxRestarts = 10;
const defaultStartupTimeoutMs = 30_000;
const defaultCallTimeoutMs = 60_000;

export const callTimeout = positiveWhole.max(3_600_000, 'a call takes at most an hour');

const argument = z
  .string()
  .max(2_000, { error: 'the text is longer than 2,000 characters', abort: true })
  .regex(/^[^\0]*$/, 'a word of a command has no NUL');

/** Headers that belong to the connection or to the protocol. */
const ownHeader =
  /^(?:host|connection|content-.*|transfer-encoding|accept.*|te|trailer|upgrade|expect|mcp-.*|last-event-id|proxy-.*)$/i;

const headerText = z
  .string()
  .max(4_000, { error: 'the text is longer than 4,000 characters', abort: true })
  .regex(/^[\t\x20-\x7e]*$/, 'a header has printable ASCII characters only');

/** Headers by name: each a text, or a variable of the harness's environment. */
export const headers = z.record(
  z
    .string()
    .regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/, 'this is no name of a header')
    .refine((name) => !ownHeader.test(name), 'this header is set by the harness alone'),
  z.union([
    headerText,
    strictObject({
      env: variable.describe('The variable whose value is the header. It is a secret: the agent never sees it.'),
      prefix: optional(headerText, 'The text before that value, such as `Bearer ` with its space.'),
    }),
  ]),
);

const commandKeys = ['cwd', 'env', 'workspace', 'network', 'restarts'] as const;
const urlKeys = ['headers', 'private'] as const;

const server = strictObject({
  command: optional(
    z.array(argument).min(1, 'the command is empty').max(100, 'the command has more than 100 words'),
    'The program that is started, and its arguments. No shell reads it.',
  ),
  cwd: optional(
    text.refine(isPlainPath, 'this is no path in the workspace'),
    'The directory of the workspace in which it starts.',
  ),
  env: optional(z.record(serverVariable, argument), 'Variables that it gets. Names that may hold a key are refused.'),
  workspace: optional(
    z.enum(['read', 'none']),
    '`read`, the default: it sees the workspace and cannot write it. `none`: it finds an empty directory there.',
  ),
  network: optional(hostEntries, 'Hosts that it may reach, and no others. Without it, none.'),
  restarts: optional(
    positiveWhole.max(maxRestarts, `a server is started again at most ${maxRestarts} times`),
    'How often it is started again if it has ended: never, unless written otherwise. It then finds the workspace from before the agent.',
  ),
  url: optional(text, 'The address of a server that runs elsewhere. The harness connects to this host and port only.'),
  headers: optional(headers, 'Headers of every request to that address: a text each, or a variable of the harness.'),
  private: optional(privateAddress, '`true`: the address may be on a private network or this machine.'),
  startupTimeoutMs: optional(
    positiveWhole.max(600_000, 'a start takes at most 10 minutes'),
    'Milliseconds until its tools are known: 30000, unless written otherwise.',
  ),
  callTimeoutMs: optional(callTimeout, 'Milliseconds of one call: 60000, unless written otherwise.'),
  toolsSha256: optional(
    z.string().regex(/^[0-9a-f]{64}$/, 'toolsSha256 is 64 lower-case hexadecimal digits'),
    'What `doctor --policy` shows for its tools. A server with other tools is not used.',
  ),
}).superRefine((written, context) => {
  const refuse = (key: keyof typeof written, message: string): void =>
    context.addIssue({ code: 'custom', message, path: [key], input: written[key] });
  const { command, url, cwd = '.' } = written;
  if ((command === undefined) === (url === undefined)) {
    refuse(url === undefined ? 'command' : 'url', 'a server has either a command or a url');
    return;
  }
  const others = command === undefined ? commandKeys : urlKeys;
  for (const key of others)
    if (written[key] !== undefined)
      refuse(key, `only a server with a ${command === undefined ? 'command' : 'url'} has this key`);
  if (command?.[0] === '' || isOutside(cwd))
    refuse('command', 'a server starts a program, in a directory of the workspace');
  const problem = url === undefined ? null : findAddressProblem(url, written.private);
  if (problem !== null) refuse('url', problem);
});

/** `mcp`: the servers of the Model Context Protocol that run together with the agent. */
export const mcpSettings = strictObject({
  servers: optional(
    z
      .record(serverName, server)
      .refine((servers) => Object.keys(servers).length <= maxServers, `there are at most ${maxServers} servers`),
    'The servers, by name. Their tools are `mcp.SERVER.TOOL`, and denied until a rule names them.',
  ),
  /** Servers that are not started, regardless of the layer that names them. */
  deny: optional(oneOrMore(serverName), 'Servers that are not started, even if another layer names them.'),
});

type Written = z.output<typeof server>;

/** A server as the policy file contains it, with defaults for the keys that are left out. */
export function readServer(name: string, written: Written, registries: Registries): McpServer {
  const common = {
    name,
    startupTimeoutMs: written.startupTimeoutMs ?? defaultStartupTimeoutMs,
    callTimeoutMs: written.callTimeoutMs ?? defaultCallTimeoutMs,
    toolsSha256: written.toolsSha256 ?? null,
  };
  if (written.url !== undefined) {
    const address = readAddress(written.url, written.private, `mcp.${name}`);
    return { type: 'http', ...common, ...address, headers: readHeaders(written.headers ?? {}) };
  }
  const [program = '', ...words] = written.command ?? [];
  return {
    type: 'command',
    ...common,
    command: [program, ...words],
    cwd: written.cwd ?? '.',
    env: written.env ?? {},
    workspace: written.workspace ?? 'read',
    network: readHostEntries(written.network ?? [], `mcp.${name}`, registries),
    restarts: written.restarts ?? 0,
  };
}

/** Headers with the defaults for keys that are left out. */
export function readHeaders(written: z.output<typeof headers>): Readonly<Record<string, HeaderValue>> {
  return Object.fromEntries(
    Object.entries(written).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : { env: value.env, prefix: value.prefix ?? '' },
    ]),
  );
}
