import * as fc from 'fast-check';
import { parse } from '@babel/parser';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Tool } from '../../../src/core/ports/tool.ts';
import { defineTool } from '../../../src/tools/define-tool.ts';
import { renderJsonSchema, renderToolDeclarations } from '../../../src/script/facade/declarations.ts';

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

function renderArgs(input: z.ZodType): string {
  return /\(args: (.*)\): Promise</.exec(renderToolDeclarations([makeTool('a', input)], 'without-spawn'))?.[1] ?? '';
}

/** The declaration must be TypeScript, whatever names and texts a server made up. */
function parseDeclaration(text: string): void {
  parse(text, { plugins: ['typescript'], sourceType: 'script' });
}

describe('declarations for scripts', () => {
  test('tools become methods, dotted names nested objects', () => {
    const tools = [
      makeTool('exec', z.object({ command: z.array(z.string()), cwd: z.string().optional() }), {
        description: 'Runs a program.\nOn two lines.',
        returns: '{ exitCode: number;\n  stdout: string }',
      }),
      makeTool('mcp.git-hub.get_issue', z.object({ number: z.int() }), { description: '', returns: '' }),
      makeTool('mcp.git-hub.list', z.object({}), { description: 'Lists.', returns: 'string[]' }),
    ];
    const text = renderToolDeclarations(tools, 'without-spawn');
    expect(text).toBe(
      `declare const tools: {
  /** Runs a program. On two lines. */
  exec(args: { command: string[]; cwd?: string }): Promise<{ exitCode: number; stdout: string }>;
  mcp: {
    "git-hub": {
      get_issue(args: { number: number }): Promise<unknown>;
      /** Lists. */
      list(args: {}): Promise<string[]>;
    };
  };
};`,
    );
    parseDeclaration(text);
  });

  test('tools.spawn is declared where scripts have it', () => {
    const text = renderToolDeclarations([makeTool('a', z.object({}))], 'with-spawn');
    expect(text).toContain('a(args: {}): Promise<{ ok: boolean }>;');
    expect(text).toContain('exec(name: string, args: object): { id: string;');
    parseDeclaration(text);
  });

  test('a name can be a tool and a namespace', () => {
    const text = renderToolDeclarations([makeTool('a', z.object({})), makeTool('a.b', z.object({}))], 'without-spawn');
    expect(text).toContain('a: ((args: {}) => Promise<{ ok: boolean }>) & {\n');
    parseDeclaration(text);
  });

  test('no tools are an empty object', () => {
    expect(renderToolDeclarations([], 'without-spawn')).toBe('declare const tools: {};');
  });

  test.each([
    [
      z.object({ a: z.enum(['x', 'y']), b: z.literal(1), c: z.boolean().nullable() }),
      '{ a: "x" | "y"; b: 1; c: boolean | null }',
    ],
    [z.object({ a: z.union([z.string(), z.number()]).optional() }), '{ a?: string | number }'],
    [z.object({ a: z.array(z.union([z.string(), z.null()])) }), '{ a: (string | null)[] }'],
    [z.object({ a: z.array(z.object({ b: z.string() })) }), '{ a: { b: string }[] }'],
    [z.object({ a: z.record(z.string(), z.number()) }), '{ a: Record<string, number> }'],
    [z.object({ a: z.tuple([z.string(), z.number()]) }), '{ a: [string, number] }'],
    [z.object({ a: z.unknown() }), '{ a: unknown }'],
    [z.object({ a: z.string().default('x') }), '{ a?: string /* default "x" */ }'],
    [z.object({ a: z.string().describe('The path. */ rm') }), '{ a: string /* The path. * / rm */ }'],
    [z.object({ 'a-b': z.string(), __proto__x: z.string() }), '{ "a-b": string; __proto__x: string }'],
    [z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]), '{ a: string } | { b: string }'],
    [
      z.object({ a: z.intersection(z.object({ b: z.string() }), z.object({ c: z.string() })) }),
      '{ a: { b: string; c: string } }',
    ],
  ])('types of arguments: %#', (input, type) => {
    expect(renderArgs(input)).toBe(type);
  });

  test('what a schema transforms is declared as what goes in', () => {
    expect(renderArgs(z.object({ a: z.string().transform((value) => value.length) }))).toBe('{ a: string }');
  });

  test('recursive and exploding schemas stay small', () => {
    interface Tree {
      readonly value: string;
      readonly children?: readonly Tree[] | undefined;
    }
    const tree: z.ZodType<Tree> = z.lazy(() => z.object({ value: z.string(), children: z.array(tree).optional() }));
    expect(renderArgs(z.object({ tree })).length).toBeLessThan(1_000);
    let wide: z.ZodType = z.object({ leaf: z.string() }).meta({ id: 'level0' });
    for (let level = 1; level < 8; level += 1) {
      const inner = wide;
      const fields = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`f${index}`, inner]));
      wide = z.object(fields).meta({ id: `level${level}` });
    }
    const text = renderToolDeclarations([makeTool('a', z.object({ wide }))], 'without-spawn');
    expect(text.length).toBeLessThan(40_000);
    parseDeclaration(text);
  });

  test('a description cannot leave its comment or hide characters, and is cut at a word', () => {
    const text = renderToolDeclarations(
      [makeTool('a', z.object({}), { description: `Ends */ here.\u202E\u0007 ${'word '.repeat(200)}` })],
      'without-spawn',
    );
    expect(text).toContain('/** Ends * / here. word');
    expect(text).toContain('word… */');
    expect(text.split('\n')[1]?.length).toBeLessThan(220);
    parseDeclaration(text);
  });

  test('whatever names and texts: TypeScript that holds every name', () => {
    const word = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        word,
        word,
        fc.string({ unit: 'binary' }),
        fc.array(word, { minLength: 1 }),
        (toolName, field, description, values) => {
          const input = z.object({ [field]: z.enum(values).describe(description) });
          const text = renderToolDeclarations([makeTool(toolName, input, { description })], 'without-spawn');
          parseDeclaration(text);
          expect(text.split('\n').length).toBeLessThan(6 + toolName.split('.').length * 2);
          parseDeclaration(
            renderToolDeclarations([makeTool(`${toolName}.x`, input, { description })], 'without-spawn'),
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('declarations for structured calls', () => {
  test('a closed JSON Schema without noise', () => {
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
          command: { type: 'array', items: { type: 'string' }, minItems: 1, description: 'Program and arguments.' },
          env: { type: 'object', additionalProperties: { type: 'string' } },
          limit: { type: 'integer', default: 5 },
          nested: {
            type: 'object',
            properties: { a: { type: 'string' } },
            required: ['a'],
            additionalProperties: false,
          },
        },
        required: ['command'],
        additionalProperties: false,
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
      additionalProperties: false,
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
