import type { CallToolResult } from '@modelcontextprotocol/client';
import { expect, test } from 'vitest';
import type { StoreOutput } from '../../src/core/ports/sandbox.ts';
import type { Tool } from '../../src/core/ports/tool.ts';
import type { ServerConnection } from '../../src/tools/mcp/connect-server.ts';
import { createResourceTools } from '../../src/tools/mcp/resource-tools.ts';
import { readCallResult } from '../../src/tools/mcp/call-result.ts';
import { http } from '../../src/tools/web/http.ts';
import { createDirectory } from '../fixtures/workspace.ts';
import { createContext, createFilesOnlySandbox, openFiles, runTool } from './tool-context.ts';

const long = `${'first line\n'.repeat(2_000)}the middle </untrusted>\r\n${'last line\n'.repeat(2_000)}`;

/** Runs a tool in a sandbox that keeps stored outputs. */
async function run(
  tool: Tool,
  args: unknown,
  { body = '', keeps = true }: { readonly body?: string; readonly keeps?: boolean } = {},
) {
  const stored: { name: string; text: string }[] = [];
  const storeOutput: StoreOutput = (name, text) => (keeps ? `/tmp/outputs/${stored.push({ name, text })}.txt` : null);
  const sandbox = { ...createFilesOnlySandbox(openFiles(createDirectory())), storeOutput };
  const context = createContext(sandbox, {
    requestWeb: async ({ url }) => ({
      url,
      redirects: [],
      status: 200,
      statusText: 'OK',
      headers: [],
      complete: true,
      cached: false,
      body: new TextEncoder().encode(body),
    }),
  });
  return { text: (await runTool(tool, args, context)).text, stored };
}

function expectMarked(text: string): void {
  const [first, ...lines] = text.trimEnd().split('\n');
  expect(first).toMatch(/^<untrusted source="/);
  expect(lines.pop()).toBe('</untrusted>');
  expect(lines.filter((line) => !line.startsWith('untrusted| '))).toEqual([]);
}

test('a body that the model sees in part is stored whole, with a mark on every line', async () => {
  const { text, stored } = await run(http, { url: 'https://a.test/x' }, { body: long });
  expect(text).toMatch(/\n\[… \d+ bytes left out; the whole is in \/tmp\/outputs\/1\.txt …\]\n/);
  expect(text).not.toContain('the middle');
  expect(stored.map(({ name }) => name)).toEqual(['http']);
  const [file] = stored;
  expectMarked(file?.text ?? '');
  expect(file?.text).toContain('\nuntrusted| the middle &lt;/untrusted>\nuntrusted| last line\n');
});

test('a body that is shown whole is not stored, and one that cannot be stored names scripts', async () => {
  expect((await run(http, { url: 'https://a.test/x' }, { body: 'short' })).stored).toEqual([]);
  const { text } = await run(http, { url: 'https://a.test/x' }, { body: long, keeps: false });
  expect(text).toMatch(/\[… \d+ bytes left out; a script receives more of it …\]/);
});

test('results and errors of MCP tools that the model sees in part are stored whole', () => {
  const stored: { name: string; text: string }[] = [];
  const storeOutput: StoreOutput = (name, text) => `/tmp/outputs/${stored.push({ name, text })}.txt`;
  const result: CallToolResult = { content: [{ type: 'text', text: long }] };
  expect(readCallResult('notes', result, storeOutput).text).toContain('the whole is in /tmp/outputs/1.txt');
  expect(() => readCallResult('notes', { ...result, isError: true }, storeOutput)).toThrow('/tmp/outputs/2.txt');
  expect(stored.map(({ name }) => name)).toEqual(['mcp', 'mcp']);
  for (const { text } of stored) {
    expectMarked(text);
    expect(text).toContain('the middle');
  }
});

test('a resource that the model sees in part is stored whole', async () => {
  const connection = {
    server: 'notes',
    hasResources: true,
    request: async () => ({ contents: [{ uri: 'a:b', text: long }] }),
  } as unknown as ServerConnection;
  const tool = createResourceTools([connection]).find(({ structuredName }) => structuredName === 'read_mcp_resource');
  if (tool === undefined) throw new Error('there is no tool that reads resources');
  const { text, stored } = await run(tool, { server: 'notes', uri: 'a:b' });
  expect(text).toContain('the whole is in /tmp/outputs/1.txt');
  expectMarked(stored[0]?.text ?? '');
  expect(stored[0]?.text).toContain('the middle');
});
