import * as z from 'zod';
import type { ToolCatalogue } from '../../core/tool-catalogue.ts';
import { keyHelp } from './key-help.ts';
import { policyFileSchema } from './schema.ts';

type Node = { [key: string]: unknown };

/** The JSON Schema of the policy file, for editors. It is generated from the schema that loads the file, with a help text at every key. */
export function createPolicyJsonSchema(tools: ToolCatalogue): Node {
  const { $schema, ...rest } = z.toJSONSchema(policyFileSchema, { io: 'input' }) as Node;
  return { $schema, title: 'Policy file of script-harness', ...dress(rest, [], tools) };
}

/** The schema as the text of the published file. */
export function renderPolicyJsonSchema(tools: ToolCatalogue): string {
  return `${JSON.stringify(createPolicyJsonSchema(tools), null, 2)}\n`;
}

// Adds the help and removes the keys that this version refuses: to an editor they are unknown keys.
function dress(node: Node, path: readonly string[], tools: ToolCatalogue): Node {
  const dressed: Node = { ...node };
  if (isNode(node['properties']))
    dressed['properties'] = Object.fromEntries(
      Object.entries(node['properties']).flatMap(([key, value]) =>
        isNode(value) && !isRefused(value)
          ? [[key, describe(dress(value, [...path, key], tools), [...path, key], tools)]]
          : [],
      ),
    );
  for (const key of ['items', 'additionalProperties'])
    if (isNode(node[key])) dressed[key] = dress(node[key], [...path, '*'], tools);
  for (const key of ['anyOf', 'oneOf'])
    if (Array.isArray(node[key]))
      dressed[key] = (node[key] as readonly Node[])
        .filter((branch) => !isEmptied(branch))
        .map((branch) => dress(branch, path, tools));
  return dressed;
}

function describe(node: Node, path: readonly string[], tools: ToolCatalogue): Node {
  if (typeof node['description'] === 'string') return node;
  // A profile has the keys of a policy, and `unless` has the conditions of `when`.
  const own = path[0] === 'profiles' && path.length > 2 && path[2] !== 'when' ? path.slice(2) : path;
  const named = own.map((part, index) => (index === 2 && own.length > 3 && part === 'unless' ? 'when' : part));
  const help = keyHelp.get(named.join('.'));
  // Editors offer examples as completions.
  const names = path.at(-1) === 'tool' ? tools.names : path.at(-1) === 'pack' ? [...tools.packs.keys()] : null;
  return {
    ...(help !== undefined && { description: help }),
    ...node,
    ...(names !== null && { examples: names }),
  };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRefused(node: Node): boolean {
  return isNode(node['not']) && Object.keys(node['not']).length === 0;
}

// An alternative without remaining keys would accept an empty map.
function isEmptied({ properties }: Node): boolean {
  const values = isNode(properties) ? Object.values(properties) : [];
  return values.length > 0 && values.every((value) => isNode(value) && isRefused(value));
}
