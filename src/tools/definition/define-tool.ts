import type { z } from 'zod';
import type { Access } from '../../core/types/access.ts';
import type { FileChange } from '../../core/types/change.ts';
import type { JsonValue } from '../../core/text/json.ts';
import type { WorkspaceFiles } from '../../core/ports/sandbox.ts';
import type { Tool, ToolContext, ToolExample, ToolOutput } from '../../core/ports/tool.ts';
import { acceptSpellings, listArgumentIssues } from './argument-issues.ts';
import type { ToolFacts } from '../../core/tool-catalogue.ts';

/** A tool as its file writes it, with `accesses`, `changes` and `run` typed by the schema. */
interface ToolDefinition<Schema extends z.ZodType> extends ToolFacts {
  readonly description: string;
  /** One object: provider APIs take no union at the top. */
  readonly input: Schema;
  readonly returns: string;
  readonly example?: ToolExample;
  /** Names that other agents have for this tool; `_`, `-` and case make no difference. */
  readonly aliases?: readonly string[];
  readonly outputTrust?: 'trusted' | 'untrusted';
  alternatives?(input: z.output<Schema>): readonly JsonValue[];
  accesses(input: z.output<Schema>, files: WorkspaceFiles): Promise<readonly Access[]>;
  changes?(input: z.output<Schema>, files: WorkspaceFiles): Promise<readonly FileChange[]>;
  run(input: z.output<Schema>, context: ToolContext): Promise<ToolOutput>;
}

/** Makes a tool whose calls are bound to their parsed arguments, so that a registry can hold tools of every input type. */
export function defineTool<Schema extends z.ZodType>(definition: ToolDefinition<Schema>): Tool {
  const { name, structuredName, kind, packs, description, input: schema, returns } = definition;
  return {
    name,
    structuredName,
    kind,
    packs,
    description,
    returns,
    input: schema,
    example: definition.example ?? null,
    aliases: definition.aliases ?? [],
    outputTrust: definition.outputTrust ?? 'trusted',
    bind(args) {
      const parsed = schema.safeParse(acceptSpellings(args, schema));
      if (!parsed.success)
        return { type: 'invalid', issues: listArgumentIssues(parsed.error, schema, definition.example?.call ?? null) };
      const input = parsed.data;
      return {
        type: 'bound',
        call: {
          // Drops values that JSON does not have, such as undefined properties.
          args: JSON.parse(JSON.stringify(input ?? null)) as JsonValue,
          alternatives: definition.alternatives?.(input) ?? [],
          listAccesses: (files) => definition.accesses(input, files),
          planChanges: async (files) => (await definition.changes?.(input, files)) ?? null,
          run: (context) => definition.run(input, context),
        },
      };
    },
  };
}
