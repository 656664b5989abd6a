import { expect, test } from 'vitest';
import type { ToolDeclaration } from '../../src/core/ports/tool.ts';
import { createToolSearch } from '../../src/agent/tool-search.ts';
import { runLoop, type Request } from './loop-fixture.ts';

const declare = (name: string, description: string): ToolDeclaration => ({
  name,
  description,
  parameters: { type: 'object', properties: {} },
});
const searchable = [
  declare('mcp__tickets__create_ticket', 'Opens a ticket.'),
  declare('mcp__tickets__close', 'Closes a ticket.'),
  declare('mcp__wiki__read', 'Reads a page.'),
];

test('a search ranks names before descriptions and names the tools if none fits', () => {
  const { search, declaration } = createToolSearch(searchable);
  expect(declaration?.description).toContain('mcp__tickets__close, mcp__wiki__read');
  expect(search({ query: 'read a wiki page' }).text).toBe('Offered from your next message on: mcp__wiki__read.');
  expect(search({ query: 'create ticket' }).text).toMatch(/: mcp__tickets__create_ticket, mcp__tickets__close\.$/);
  expect(search({ query: 'zebra' })).toEqual({
    text: 'No tool has one of these words. The tools: mcp__tickets__create_ticket, mcp__tickets__close, mcp__wiki__read.',
    failed: true,
  });
  expect(search({}).failed).toBe(true);
  expect(createToolSearch([]).declaration).toBe(null);
});

test('the tools that a search has found are declared from the next request on', async () => {
  const requests: string[][] = [];
  const note = (answer: string | { call: string; output: string; args?: object }) => (request: Request) => {
    requests.push(request.tools.map(({ name }) => name));
    return answer;
  };
  await runLoop(
    [
      note({ call: 'search_tools', output: '', args: { query: 'wiki' } }),
      note({ call: 'mcp__wiki__read', output: 'the page' }),
      note('Done.'),
    ],
    { searchable, tools: [declare('shell', '')] },
  );
  expect(requests).toEqual([
    ['shell', 'search_tools'],
    ['shell', 'search_tools', 'mcp__wiki__read'],
    ['shell', 'search_tools', 'mcp__wiki__read'],
  ]);
});
