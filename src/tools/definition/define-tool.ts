import type { z } from 'zod';
import type { Access } from '../../core/types/access.ts';
import type { FileChange } from '../../core/types/change.ts';
import { isJsonObject, type JsonValue } from '../../core/text/json.ts';
import type { WorkspaceFiles } from '../../core/ports/sandbox.ts';
import type { ArgumentIssue, BindResult, Tool, ToolContext, ToolExample, ToolOutput } from '../../core/ports/tool.ts';
import { acceptSpellings, joinArguments, listArgumentIssues } from './argument-issues.ts';
import type { ToolFacts } from '../../core/tool-catalogue.ts';

/** A tool as its file writes it, with `accesses`, `changes` and `run` typed by the schema. */
interface ToolDefinition<Schema extends z.ZodType> extends ToolFacts {
  readonly description: string;
  /** One object: provider APIs take no union at the top. */
  readonly input: Schema;
  /** The form that `accept` reads from calls of a script with several arguments without names, if it is not `input`. */
  readonly otherForm?: z.ZodObject;
  readonly returns: string;
  readonly example?: ToolExample;
  /** Names that other agents have for this tool; `_`, `-` and case make no difference. */
  readonly aliases?: readonly string[];
  readonly outputTrust?: 'trusted' | 'untrusted';
  /** Turns the arguments of another agent's tool, which have another form, into the arguments of this one. */
  accept?(written: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** The tool for which the arguments are meant, if that is another one: a command that applies a patch is a call of the tool for patches. */
  redirect?(args: Readonly<Record<string, unknown>>): Redirection | null;
  alternatives?(input: z.output<Schema>): readonly JsonValue[];
  accesses(input: z.output<Schema>, files: WorkspaceFiles): Promise<readonly Access[]>;
  changes?(input: z.output<Schema>, files: WorkspaceFiles): Promise<readonly FileChange[]>;
  run(input: z.output<Schema>, context: ToolContext): Promise<ToolOutput>;
}

interface Redirection {
  readonly tool: Tool;
  readonly args: unknown;
  /** The problem to report if the policy does not offer that tool. Without it, the call is denied by the rules about that tool. */
  readonly ifNotOffered?: ArgumentIssue;
  /** The output as callers of this tool expect it. */
  readonly convert?: (output: ToolOutput) => ToolOutput;
}

/** Makes a tool whose calls are bound to their parsed arguments, so that a registry can hold tools of every input type. */
export function defineTool<Schema extends z.ZodType>(definition: ToolDefinition<Schema>): Tool {
  const { name, structuredName, kind, packs, description, input: schema, returns } = definition;
  const tool: Tool = {
    name,
    structuredName,
    kind,
    packs,
    ...(definition.offer !== undefined && { offer: definition.offer }),
    ...(definition.deniedWith !== undefined && { deniedWith: definition.deniedWith }),
    description,
    returns,
    input: schema,
    example: definition.example ?? null,
    aliases: definition.aliases ?? [],
    outputTrust: definition.outputTrust ?? 'trusted',
    bind(args) {
      const joined = joinArguments(args, [
        schema,
        ...(definition.otherForm === undefined ? [] : [definition.otherForm]),
      ]);
      const written = isJsonObject(joined) && definition.accept !== undefined ? definition.accept(joined) : joined;
      const accepted = acceptSpellings(written, schema);
      const redirection = isJsonObject(accepted) ? (definition.redirect?.(accepted) ?? null) : null;
      if (redirection !== null) return bindRedirected(redirection);
      const parsed = schema.safeParse(accepted);
      if (!parsed.success)
        return { type: 'invalid', issues: listArgumentIssues(parsed.error, schema, definition.example?.call ?? null) };
      const input = parsed.data;
      return {
        type: 'bound',
        tool,
        ifNotOffered: null,
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
  return tool;
}

function bindRedirected({ tool, args, ifNotOffered, convert = (output) => output }: Redirection): BindResult {
  const bound = tool.bind(args);
  if (bound.type === 'invalid') return bound;
  const { call } = bound;
  return {
    ...bound,
    ifNotOffered: ifNotOffered ?? null,
    call: { ...call, run: async (context) => convert(await call.run(context)) },
  };
}
