import { expect, test } from 'vitest';
import type { ServerConnection } from '../../src/tools/mcp/connect-server.ts';
import { readCallResult } from '../../src/tools/mcp/call-result.ts';
import { createPromptTools } from '../../src/tools/mcp/prompt-tools.ts';
import { createResourceTools } from '../../src/tools/mcp/resource-tools.ts';
import { createDirectory } from '../fixtures/workspace.ts';
import { createContext, createFilesOnlySandbox, openFiles, runTool } from './tool-context.ts';

const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk';

function createConnection(response: unknown): ServerConnection {
  return {
    server: 'notes',
    hasResources: true,
    hasPrompts: true,
    request: async () => response,
  } as unknown as ServerConnection;
}

test.for([
  {
    name: 'a resource',
    tool: 'read_mcp_resource',
    args: { uri: 'a:b' },
    response: {
      contents: [
        { uri: 'a:text', text: 'first\nsecond' },
        { uri: 'a:image', mimeType: 'image/png', blob: base64 },
        { uri: 'a:archive', mimeType: 'application/zip', blob: base64 },
      ],
    },
    texts: ['[resource a:text]', 'first', 'second', '[resource a:archive: 60 characters of base64]'],
  },
  {
    name: 'a prompt',
    tool: 'get_mcp_prompt',
    args: { name: 'review' },
    response: {
      description: 'How to review',
      messages: [
        { role: 'user', content: { type: 'text', text: 'first\nsecond' } },
        { role: 'assistant', content: { type: 'image', mimeType: 'image/png', data: base64 } },
      ],
    },
    texts: ['How to review', 'user:', 'first', 'second', 'assistant:', '[image: image/png, 60 characters of base64]'],
  },
])('$name of a server is text and images for the model, and base64 for scripts', async (row) => {
  const connections = [createConnection(row.response)];
  const tools = [...createResourceTools(connections), ...createPromptTools(connections)];
  const tool = tools.find(({ structuredName }) => structuredName === row.tool);
  if (tool === undefined) throw new Error(`there is no tool ${row.tool}`);
  const context = createContext(createFilesOnlySandbox(openFiles(createDirectory())));
  const { text, images, value } = await runTool(tool, row.args, context);
  for (const line of row.texts) expect(text?.split('\n')).toContain(line);
  expect(text).not.toContain(base64);
  expect(images).toEqual([{ type: 'image', mediaType: 'image/png', base64 }]);
  expect(value).toEqual(row.response);
});

test.for([
  ['a summary is no repetition', ['Found 2 issues.'], { issues: [{ id: 1 }, { id: 2 }] }, true],
  ['no text', [], { sum: 3 }, true],
  ['the same value in other words of JSON', ['{ "b": [1],\n "a": 2 }'], { a: 2, b: [1] }, false],
  ['a wrapped number', ['3'], { sum: 3 }, false],
  ['a wrapped text', ['hello'], { result: 'hello' }, false],
  ['a wrapped list, an item for each text', ['{"id":1}', 'two'], { result: [{ id: 1 }, 'two'] }, false],
  ['a part of it', ['3'], { sum: 3, unit: 'm' }, true],
] as const)('structured content is shown if the texts lack it: %s', ([, texts, structuredContent, isShown]) => {
  const content = texts.map((text) => ({ type: 'text' as const, text }));
  const { text } = readCallResult('notes', { content, structuredContent }, () => null);
  for (const one of texts) expect(text).toContain(one);
  expect(text?.split('\n').includes(JSON.stringify(structuredContent))).toBe(isShown);
});

test('an image with the type image/jpg, which no model API has, is one of the type image/jpeg', () => {
  const content = [{ type: 'image' as const, mimeType: 'image/jpg', data: base64 }];
  const { images } = readCallResult('notes', { content }, () => null);
  expect(images).toEqual([{ type: 'image', mediaType: 'image/jpeg', base64 }]);
});
