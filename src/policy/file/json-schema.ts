import * as z from 'zod';
import type { ToolCatalogue } from '../../core/tool-catalogue.ts';
import { policyFileSchema } from './schema.ts';

type Node = { [key: string]: unknown };

/** The JSON Schema of the policy file, for editors. It is generated from the schema that loads the file, which has a help text at every key. */
export function createPolicyJsonSchema(tools: ToolCatalogue): Node {
  const { $schema, ...rest } = z.toJSONSchema(policyFileSchema, { io: 'input' }) as Node;
  return { $schema, title: 'Policy file of script-harness', ...dress(rest, tools) };
}

/** The schema as the text of the published file. */
export function renderPolicyJsonSchema(tools: ToolCatalogue): string {
  return `${JSON.stringify(createPolicyJsonSchema(tools), null, 2)}\n`;
}

// Adds the names that an editor offers as completions.
function dress(node: Node, tools: ToolCatalogue): Node {
  const dressed: Node = { ...node };
  if (isNode(node['properties']))
    dressed['properties'] = Object.fromEntries(
      Object.entries(node['properties']).flatMap(([key, value]) =>
        isNode(value) ? [[key, addNames(dress(value, tools), key, tools)]] : [],
      ),
    );
  if (isNode(node['$defs']))
    dressed['$defs'] = Object.fromEntries(
      Object.entries(node['$defs']).map(([name, value]) => [name, isNode(value) ? dress(value, tools) : value]),
    );
  for (const key of ['items', 'additionalProperties']) if (isNode(node[key])) dressed[key] = dress(node[key], tools);
  for (const key of ['anyOf', 'oneOf'])
    if (Array.isArray(node[key])) dressed[key] = (node[key] as readonly Node[]).map((branch) => dress(branch, tools));
  return dressed;
}

function addNames(node: Node, key: string, tools: ToolCatalogue): Node {
  if (key === 'tool') return { ...node, examples: tools.names };
  return key === 'pack' ? { ...node, examples: [...tools.packs.keys()] } : node;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
