import * as z from 'zod';
import type { McpServer } from '../../core/types/mcp.ts';
import { networkHosts, readNetworkGrants, renderNetworkGrants } from './network-settings.ts';
import { passedVariable } from './passed-variable.ts';
import { isPlainPath } from '../../core/text/path-text.ts';
import { oneOrMore, positiveWhole, strictObject, text } from './schema-parts.ts';

/** Short, and without `__`, so that it can be part of a structured tool's name. */
const serverName = z
  .string()
  .regex(
    /^(?=.{1,24}$)[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/,
    'a server is named by at most 24 lower-case letters and digits, with single "-" or "_" between them',
  );

const maxServers = 16;
const defaultStartupTimeoutMs = 30_000;
const defaultCallTimeoutMs = 60_000;

const argument = z
  .string()
  .max(2_000, 'the text is longer than 2,000 characters')
  .regex(/^[^\0]*$/, 'a word of a command has no NUL');

const server = strictObject({
  command: z.array(argument).min(1, 'the command is empty').max(100, 'the command has more than 100 words'),
  cwd: text.refine(isPlainPath, 'this is no path in the workspace').optional(),
  env: z.record(passedVariable, argument).optional(),
  workspace: z.enum(['read', 'none']).optional(),
  network: networkHosts.optional(),
  startupTimeoutMs: positiveWhole.max(600_000, 'a start takes at most 10 minutes').optional(),
  callTimeoutMs: positiveWhole.max(3_600_000, 'a call takes at most an hour').optional(),
  toolsSha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'toolsSha256 is 64 lower-case hexadecimal digits')
    .optional(),
}).refine(
  ({ command, cwd }) => command[0] !== '' && !isOutside(cwd ?? '.'),
  'a server starts a program, in a folder of the workspace',
);

/** `mcp`: the servers of the Model Context Protocol that run beside the agent. */
export const mcpSettings = strictObject({
  servers: z
    .record(serverName, server)
    .refine((servers) => Object.keys(servers).length <= maxServers, `there are at most ${maxServers} servers`)
    .optional(),
  /** Servers that are not started, whichever layer names them. */
  deny: oneOrMore(serverName).optional(),
});

type Written = z.output<typeof server>;

/** The servers as a policy file says them; null where there are none. */
export function renderServers(servers: readonly McpServer[]): object | null {
  if (servers.length === 0) return null;
  return { servers: Object.fromEntries(servers.map((one) => [one.name, renderServer(one)])) };
}

function renderServer(one: McpServer): Written {
  return {
    command: [...one.command],
    ...(one.cwd !== '.' && { cwd: one.cwd }),
    ...(Object.keys(one.env).length > 0 && { env: { ...one.env } }),
    ...(one.workspace === 'none' && { workspace: 'none' as const }),
    ...(one.network.length > 0 && { network: renderNetworkGrants(one.network) }),
    ...(one.startupTimeoutMs !== defaultStartupTimeoutMs && { startupTimeoutMs: one.startupTimeoutMs }),
    ...(one.callTimeoutMs !== defaultCallTimeoutMs && { callTimeoutMs: one.callTimeoutMs }),
    ...(one.toolsSha256 !== null && { toolsSha256: one.toolsSha256 }),
  };
}

/** A server as the policy file says it, with what it leaves out. */
export function readServer(name: string, written: Written): McpServer {
  const [program = '', ...words] = written.command;
  return {
    name,
    command: [program, ...words],
    cwd: written.cwd ?? '.',
    env: written.env ?? {},
    workspace: written.workspace ?? 'read',
    network: readNetworkGrants(written.network ?? [], `mcp.${name}`),
    startupTimeoutMs: written.startupTimeoutMs ?? defaultStartupTimeoutMs,
    callTimeoutMs: written.callTimeoutMs ?? defaultCallTimeoutMs,
    toolsSha256: written.toolsSha256 ?? null,
  };
}

function isOutside(cwd: string): boolean {
  return cwd.startsWith('/') || cwd.split('/').includes('..');
}
