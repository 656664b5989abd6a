import { z } from 'zod';
import { renderCanonicalJson, type JsonValue } from '../core/json.ts';
import type { McpServer } from '../core/mcp.ts';
import type { Problem } from '../core/error.ts';
import type { Layer } from './layers.ts';
import { networkHosts, readNetworkGrants, renderNetworkGrants } from './network-settings.ts';
import { passedVariable } from './passed-variable.ts';
import { isPlainPath } from './path-text.ts';
import type { Profile } from './profiles.ts';
import { listOf, oneOrMore, positiveWhole, strictObject, text } from './schema-parts.ts';

/** Short, and without `__`, so that it can be part of a structured tool's name. */
export const serverName = z
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

/** The servers of all layers, without those that any of them denies. */
export function mergeServers(layers: readonly Layer[]): readonly McpServer[] {
  const denied = new Set(listDenied(layers));
  const named = new Map(layers.flatMap(({ file }) => Object.entries(file.mcp?.servers ?? {})));
  return [...named].flatMap(([name, written]) => (denied.has(name) ? [] : [readServer(name, written)]));
}

/** What is left of the servers under a profile: those that it names in the very same words. One that only restricts and names none takes none away. */
export function narrowServers(servers: readonly McpServer[], { layers, type }: Profile): readonly McpServer[] {
  const denied = new Set(listDenied(layers));
  const isSilent = type === 'restricting' && layers.every(({ file }) => file.mcp?.servers === undefined);
  const named = new Set(mergeServers(layers).map(renderKey));
  return servers.filter((one) => !denied.has(one.name) && (isSilent || named.has(renderKey(one))));
}

/** Two layers that mean different servers by one name: neither may take the place of the other. */
export function checkServers(layers: readonly Layer[], problems: Problem[]): void {
  const known = new Map<string, { readonly key: string; readonly layer: string }>();
  for (const { file, name: layer, yaml } of layers)
    for (const [name, written] of Object.entries(file.mcp?.servers ?? {})) {
      const key = renderKey(readServer(name, written));
      const other = known.get(name);
      if (other === undefined) known.set(name, { key, layer });
      else if (other.key !== key)
        problems.push(
          yaml.problemAt(
            ['mcp', 'servers', name],
            `the server "${name}" is another one in ${other.layer}`,
            'Give it another name, or say the very same.',
          ),
        );
    }
}

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

function readServer(name: string, written: Written): McpServer {
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

function listDenied(layers: readonly Layer[]): readonly string[] {
  return layers.flatMap(({ file }) => (file.mcp?.deny === undefined ? [] : listOf<string>(file.mcp.deny)));
}

function renderKey(one: McpServer): string {
  return renderCanonicalJson(JSON.parse(JSON.stringify(one)) as JsonValue);
}

function isOutside(cwd: string): boolean {
  return cwd.startsWith('/') || cwd.split('/').includes('..');
}
