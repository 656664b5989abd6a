import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineTool } from '../../src/tools/definition/define-tool.ts';
import { findTool, listNearestNames, toolCatalogue, tools } from '../../src/tools/index.ts';
import { createDirectory } from '../fixtures/workspace.ts';
import { runTool, createContext, createFilesOnlySandbox, openFiles } from './tool-context.ts';

describe('the tools', () => {
  it('have a camelCase name for scripts and a snake_case name for structured calls, each once', () => {
    for (const { name, structuredName } of tools) {
      expect(name).toMatch(/^[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)*$/);
      expect(structuredName).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
    }
    const names = tools.flatMap(({ name, structuredName }) => [...new Set([name, structuredName])]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are found by either name, and by nothing else', () => {
    for (const tool of tools) {
      expect(findTool(tool.name)).toBe(tool);
      expect(findTool(tool.structuredName)).toBe(tool);
    }
    for (const name of ['', 'constructor', '__proto__', 'toString']) expect(findTool(name)).toBeNull();
  });

  it('suggest the nearest names, as scripts or as structured calls name them', () => {
    expect(listNearestNames('readfile')[0]).toBe('readFile');
    expect(listNearestNames('read_files', 'structuredName')[0]).toBe('read_file');
    expect(listNearestNames('readfil', 'structuredName')[0]).toBe('read_file');
    expect(listNearestNames('patch_apply').length).toBeLessThanOrEqual(3);
    expect(listNearestNames('completely_unlike_anything')).toEqual([]);
    expect(listNearestNames('x'.repeat(100_000))).toEqual([]);
  });

  it('take an object whose schema every API accepts: no union at the top, nothing unknown', () => {
    for (const tool of tools) {
      const schema = z.toJSONSchema(tool.input, { io: 'input' });
      expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(schema).not.toHaveProperty('anyOf');
      expect(JSON.stringify(schema)).not.toContain('prefixItems');
      expect(tool.description.length).toBeLessThan(100);
    }
  });
});

describe('tool packs', () => {
  it('contain only tools that exist, and read-only contains none that writes or runs', () => {
    const { packs, names, listNames } = toolCatalogue;
    expect(packs.get('all')).toBeNull();
    for (const [pack, tools] of packs) if (tools !== null) expect(tools.length, pack).toBeGreaterThan(0);
    for (const tool of [...packs.values()].flatMap((tools) => tools ?? [])) expect(names).toContain(tool);
    const readOnly = packs.get('read-only') ?? [];
    expect(readOnly).toContain('readFile');
    expect(listNames('command', 'session', 'write', 'request').filter((name) => readOnly.includes(name))).toEqual([]);
  });

  it('deny a session with the command tool, and its input with both', () => {
    expect(toolCatalogue.listDenyingNames('execCommand')).toEqual(['execCommand', 'exec']);
    expect(toolCatalogue.listDenyingNames('writeStdin')).toEqual(['writeStdin', 'exec', 'execCommand']);
    expect(toolCatalogue.listDenyingNames('readFile')).toEqual(['readFile']);
    // A policy from before this tool denies it with the tool for patches.
    expect(toolCatalogue.listDenyingNames('edit')).toEqual(['edit', 'applyPatch']);
  });
});

describe('defineTool', () => {
  it('never runs a tool with input that its schema refuses', async () => {
    let runs = 0;
    const tool = defineTool({
      name: 'count',
      structuredName: 'count',
      kind: 'none',
      packs: [],
      description: '',
      input: z.strictObject({ by: z.int().default(1) }),
      returns: 'number',
      accesses: async () => [{ type: 'none' }],
      async run({ by }) {
        runs += by;
        return { value: runs, text: null, images: [] };
      },
    });
    const context = createContext(createFilesOnlySandbox(openFiles(createDirectory())));
    expect((await runTool(tool, {}, context)).value).toBe(1);
    expect(tool.bind({ by: 'x' })).toMatchObject({
      type: 'invalid',
      issues: [{ path: 'by', message: expect.stringContaining('expected number') }],
    });
    expect(tool.bind({ other: 1 })).toMatchObject({
      type: 'invalid',
      issues: [{ path: expect.any(String), message: expect.stringContaining('unknown argument') }],
    });
    expect(runs).toBe(1);
  });
});
