import * as z from 'zod';
import { createServerAccess, isAnsweredByServer } from '../core/types/mcp.ts';
import { defineTool } from './define-tool.ts';
import type { Tool } from '../core/ports/tool.ts';

/**
 * What is known of a server's tool by its name alone, where no server runs: enough to say how a call of it is decided. Null for the name of
 * no such tool. It cannot be run.
 */
export function findServerTool(name: string): Tool | null {
  const [, server = '', own = ''] = /^mcp__([^_]+(?:_[^_]+)*)__(.+)$/.exec(name) ?? [];
  const plain = server === '' ? name : `mcp.${server}.${own}`;
  if (!isAnsweredByServer(plain)) return null;
  return defineTool({
    name: plain,
    structuredName: plain.replaceAll('.', '__'),
    kind: 'server',
    packs: [],
    description: '',
    input: z.record(z.string(), z.json()),
    returns: 'unknown',
    accesses: async () => [createServerAccess(plain)],
    outputTrust: 'untrusted',
    run: () => Promise.reject(new Error('no server runs here')),
  });
}
