import type { z } from 'zod';
import type { Access } from '../core/access.ts';
import type { FileChange } from '../core/change.ts';
import type { WorkspaceFiles } from '../core/sandbox.ts';
import type { Tool, ToolContext, ToolOutput } from '../core/tool.ts';

/** A tool as its file writes it, with `accesses` and `run` typed by the schema. */
interface ToolDefinition<Schema extends z.ZodObject> {
  readonly name: string;
  readonly structuredName: string;
  readonly description: string;
  /** One object: provider APIs take no union at the top. */
  readonly input: Schema;
  readonly returns: string;
  accesses(input: z.output<Schema>, files: WorkspaceFiles): Promise<readonly Access[]>;
  changes?(input: z.output<Schema>, files: WorkspaceFiles): Promise<readonly FileChange[]>;
  readonly outputTrust?: 'trusted' | 'untrusted';
  run(input: z.output<Schema>, context: ToolContext): Promise<ToolOutput>;
}

/**
 * Erases a tool's input type, so that a registry can hold it. Callers validate with `input` first; here it is parsed again, so that a
 * tool never sees what its schema refuses.
 */
export function defineTool<Schema extends z.ZodObject>(definition: ToolDefinition<Schema>): Tool {
  const { changes } = definition;
  return {
    name: definition.name,
    structuredName: definition.structuredName,
    description: definition.description,
    input: definition.input,
    returns: definition.returns,
    accesses: async (input, files) => definition.accesses(definition.input.parse(input), files),
    ...(changes === undefined
      ? {}
      : { changes: async (input, files) => changes.call(definition, definition.input.parse(input), files) }),
    ...(definition.outputTrust === undefined ? {} : { outputTrust: definition.outputTrust }),
    run: async (input, context) => definition.run(definition.input.parse(input), context),
  };
}
