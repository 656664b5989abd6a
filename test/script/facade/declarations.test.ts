import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Tool } from '../../../src/core/ports/tool.ts';
import { defineTool } from '../../../src/tools/definition/define-tool.ts';
import { renderJsonSchema, renderScriptTools } from '../../../src/script/facade/declarations.ts';

function makeTool(name: string, input: z.ZodType, fields: Partial<Pick<Tool, 'description' | 'returns'>> = {}): Tool {
  return defineTool({
    name,
    structuredName: name.replaceAll('.', '__'),
    kind: 'none',
    packs: [],
    description: fields.description ?? 'Does it.',
    input,
    returns: fields.returns ?? '{ ok: boolean }',
    accesses: async () => [],
    run: async () => ({ value: null, text: null, images: [] }),
  });
}

describe('tools of scripts in the instructions', () => {
  test('a line per tool has the script name, the structured name if it is another one, and what the call resolves to', () => {
    const tools = [
      makeTool('exec', z.object({}), { returns: '{ exitCode: number;\n  stdout: string }' }),
      { ...makeTool('readFile', z.object({})), structuredName: 'read_file' },
      { ...makeTool('exec', z.object({})), structuredName: 'shell' },
      makeTool('mcp.git-hub.get_issue', z.object({}), { returns: '' }),
    ];
    expect(renderScriptTools(tools, 'without-spawn')).toBe(
      `exec: { exitCode: number; stdout }
readFile: { ok: boolean }
exec (shell): { ok: boolean }
mcp["git-hub"].get_issue (mcp__git-hub__get_issue): unknown`,
    );
  });

  test('tools.spawn is listed if the policy allows it', () => {
    const tools = [makeTool('a', z.object({}))];
    expect(renderScriptTools(tools, 'with-spawn')).toContain('spawn.NAME(args)');
    expect(renderScriptTools(tools, 'without-spawn')).not.toContain('spawn');
  });
});

describe('declarations for structured calls', () => {
  test('a JSON Schema without the dialect, bounds of lengths, titles and words that say that no other argument is accepted', () => {
    const input = z.object({
      command: z.array(z.string()).min(1).describe('Program and arguments.'),
      env: z.record(z.string(), z.string()).optional(),
      limit: z.int().default(5),
      nested: z.object({ a: z.string() }).optional(),
    });
    expect(
      renderJsonSchema(makeTool('mcp.server.tool', input, { description: 'Runs.' }), 'without-reasons'),
      'without-reasons',
    ).toEqual({
      name: 'mcp__server__tool',
      description: 'Runs.',
      parameters: {
        type: 'object',
        properties: {
          command: { type: 'array', items: { type: 'string' }, description: 'Program and arguments.' },
          env: { type: 'object', additionalProperties: { type: 'string' } },
          limit: { type: 'integer', default: 5 },
          nested: {
            type: 'object',
            properties: { a: { type: 'string' } },
            required: ['a'],
          },
        },
        required: ['command'],
      },
    });
  });

  test('a choice between objects becomes one object, which every API takes', () => {
    const input = z.union([
      z.object({ kind: z.literal('a'), patch: z.string(), cwd: z.string().optional() }),
      z.object({ kind: z.literal('b'), filePath: z.string() }),
    ]);
    expect(renderJsonSchema(makeTool('applyPatch', input), 'without-reasons').parameters).toEqual({
      type: 'object',
      properties: {
        kind: {
          anyOf: [
            { type: 'string', const: 'a' },
            { type: 'string', const: 'b' },
          ],
        },
        patch: { type: 'string' },
        cwd: { type: 'string' },
        filePath: { type: 'string' },
      },
      required: ['kind'],
    });
  });

  test('an open object stays open, and no properties are an object', () => {
    expect(renderJsonSchema(makeTool('a', z.looseObject({})), 'without-reasons').parameters).toEqual({
      type: 'object',
      properties: {},
      additionalProperties: {},
    });
    expect(renderJsonSchema(makeTool('a', z.unknown()), 'without-reasons').parameters).toEqual({
      type: 'object',
      properties: {},
    });
  });

  test('properties that are named like keywords are kept', () => {
    const input = z.object({ title: z.string(), $schema: z.string(), minimum: z.number(), properties: z.string() });
    expect(
      Object.keys(Object(renderJsonSchema(makeTool('a', input), 'without-reasons').parameters['properties'])),
    ).toEqual(['title', '$schema', 'minimum', 'properties']);
  });
});
