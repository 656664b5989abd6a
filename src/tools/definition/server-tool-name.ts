import * as z from 'zod';
import { createServerAccess, isAnsweredByServer } from '../../core/types/mcp.ts';
import { defineTool } from './define-tool.ts';
import type { Tool } from '../../core/ports/tool.ts';

/**
 * The tool of a server as known from its name alone, if no server runs: enough to decide a call of it. Null if the name is not that
 * of a server's tool. The tool cannot be run.
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
