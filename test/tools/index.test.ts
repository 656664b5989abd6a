import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineTool } from '../../src/tools/define-tool.ts';
import { findTool, listNearestNames, toolPacks, tools } from '../../src/tools/index.ts';
import { createFolder } from '../fixtures/workspace.ts';
import { createContext, createFilesOnlySandbox, openFiles } from './tool-context.ts';

describe('the tools', () => {
  it('have the names that models know', () => {
    expect(tools.map(({ name, structuredName }) => [name, structuredName])).toEqual([
      ['exec', 'shell'],
      ['execCommand', 'exec_command'],
      ['writeStdin', 'write_stdin'],
      ['applyPatch', 'apply_patch'],
      ['readFile', 'read_file'],
      ['writeFile', 'write_file'],
      ['listDir', 'list_dir'],
      ['grepFiles', 'grep_files'],
      ['updatePlan', 'update_plan'],
      ['fetchUrl', 'fetch_url'],
      ['http', 'http'],
    ]);
  });

  it('are found by either name, and by nothing else', () => {
    for (const tool of tools) {
      expect(findTool(tool.name)).toBe(tool);
      expect(findTool(tool.structuredName)).toBe(tool);
    }
    for (const name of ['', 'Exec', 'constructor', '__proto__', 'toString']) expect(findTool(name)).toBeNull();
  });

  it('suggest the nearest names in the style that was used', () => {
    expect(listNearestNames('readfile')[0]).toBe('readFile');
    expect(listNearestNames('read_files')[0]).toBe('read_file');
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
  it('hold only what exists, and read-only holds nothing that writes or runs', () => {
    for (const pack of toolPacks.values()) for (const tool of pack) expect(tools).toContain(tool);
    expect(toolPacks.get('all')).toEqual(tools);
    expect(toolPacks.get('read-only')?.map(({ name }) => name)).toEqual([
      'readFile',
      'listDir',
      'grepFiles',
      'updatePlan',
    ]);
    expect([...toolPacks.keys()]).toEqual([
      ...['core-codex', 'anthropic-standard', 'file-ops', 'read-only', 'research', 'all'],
    ]);
  });
});

describe('defineTool', () => {
  it('never runs a tool with input that its schema refuses', async () => {
    let runs = 0;
    const tool = defineTool({
      name: 'count',
      structuredName: 'count',
      description: '',
      input: z.strictObject({ by: z.int().default(1) }),
      returns: 'number',
      accesses: async () => [{ type: 'none' }],
      async run({ by }) {
        runs += by;
        return { value: runs, text: null, images: [] };
      },
    });
    const context = createContext(createFilesOnlySandbox(openFiles(createFolder())));
    expect((await tool.run({}, context)).value).toBe(1);
    await expect(tool.run({ by: 'x' }, context)).rejects.toThrow('expected number');
    await expect(tool.accesses({ other: 1 }, context.sandbox.files)).rejects.toThrow('Unrecognized key');
    expect(runs).toBe(1);
  });
});
