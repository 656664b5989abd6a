import type { Tool, ToolDeclaration } from '../core/tool.ts';
import { flattenRoot, readInputSchema } from './declare-schema.ts';
import { renderCommentText, renderPropertyName } from './declare-text.ts';
import { renderType } from './declare-type.ts';

const maxDescriptionLength = 200;

/** A name under `tools`: a tool, a namespace, or both. */
interface Branch {
  tool: Tool | null;
  readonly members: Map<string, Branch>;
}

/**
 * Renders the `tools` object of scripts as one TypeScript declaration for the model's instructions, from the schemas that
 * calls are checked against. Dotted names become nested objects.
 */
export function renderToolDeclarations(tools: readonly Tool[]): string {
  const root: Branch = { tool: null, members: new Map() };
  for (const tool of tools) {
    let branch = root;
    for (const name of tool.name.split('.')) {
      const next = branch.members.get(name) ?? { tool: null, members: new Map() };
      branch.members.set(name, next);
      branch = next;
    }
    branch.tool = tool;
  }
  return `declare const tools: ${renderMembers(root, '')};`;
}

/** Declares a tool for structured calls. Every API takes the result as it is: its root is a closed object. */
export function renderJsonSchema(tool: Tool): ToolDeclaration {
  return {
    name: tool.structuredName,
    description: tool.description,
    parameters: flattenRoot(readInputSchema(tool.input)),
  };
}

function renderMembers(branch: Branch, indent: string): string {
  if (branch.members.size === 0) return '{}';
  const inner = `${indent}  `;
  const lines = [...branch.members].map(([name, member]) => renderMember(name, member, inner));
  return `{\n${lines.join('')}${indent}}`;
}

function renderMember(name: string, { tool, members }: Branch, indent: string): string {
  const key = `${indent}${renderPropertyName(name)}`;
  const nested = { tool: null, members };
  if (tool === null) return `${key}: ${renderMembers(nested, indent)};\n`;
  const description = renderCommentText(tool.description, maxDescriptionLength);
  const comment = description === '' ? '' : `${indent}/** ${description} */\n`;
  const args = `(args: ${renderType(readInputSchema(tool.input))})`;
  const result = `Promise<${tool.returns.replaceAll(/\s+/g, ' ').trim() || 'unknown'}>`;
  if (members.size === 0) return `${comment}${key}${args}: ${result};\n`;
  return `${comment}${key}: (${args} => ${result}) & ${renderMembers(nested, indent)};\n`;
}
