import * as z from 'zod';
import type { ToolCatalogue } from '../../core/tool-catalogue.ts';
import { policyFileSchema } from './schema.ts';

type Node = { [key: string]: unknown };

/** The JSON Schema of the policy file, for editors. It is generated from the schema that loads the file, which has a help text at every key. */
export function createPolicyJsonSchema(tools: ToolCatalogue): Node {
  const { $schema, ...rest } = z.toJSONSchema(policyFileSchema, {
    io: 'input',
    // The names that an editor offers as completions.
    override: ({ jsonSchema, path }) => {
      if (path.at(-2) !== 'properties') return;
      if (path.at(-1) === 'tool') jsonSchema.examples = [...tools.names];
      if (path.at(-1) === 'pack') jsonSchema.examples = [...tools.packs.keys()];
    },
  }) as Node;
  return { $schema, title: 'Policy file of script-harness', ...rest };
}

/** The schema as the text of the published file. */
export function renderPolicyJsonSchema(tools: ToolCatalogue): string {
  return `${JSON.stringify(createPolicyJsonSchema(tools), null, 2)}\n`;
}
