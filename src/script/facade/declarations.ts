import type { Tool, ToolDeclaration } from '../../core/ports/tool.ts';
import { flattenRoot, readInputSchema } from './declare-schema.ts';
import { renderCommentText, renderPropertyName } from './declare-text.ts';
import { renderType } from './declare-type.ts';

const maxDescriptionLength = 200;

const spawnDeclaration = `{
  spawn: {
    /** Starts a call that may outlive the script, and returns at once. Its end is told in a later turn where the script is over by then. */
    exec(name: string, args: object): { id: string; done: Promise<unknown>; cancel(): Promise<{ cancelled: boolean }> };
    cancel(id: string): Promise<{ cancelled: boolean }>;
  };
}`;

/** A name under `tools`: a tool, a namespace, or both. */
interface Branch {
  tool: Tool | null;
  readonly members: Map<string, Branch>;
}

/**
 * Renders the `tools` object of scripts as one TypeScript declaration for the model's instructions, from the schemas that
 * calls are checked against. Dotted names become nested objects. `spawn` adds `tools.spawn`.
 */
export function renderToolDeclarations(tools: readonly Tool[], spawn: 'with-spawn' | 'without-spawn'): string {
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
  const members = renderMembers(root, '');
  if (spawn === 'without-spawn') return `declare const tools: ${members};`;
  return `declare const tools: ${members} & ${spawnDeclaration};`;
}

/**
 * Declares a tool for structured calls. Every API takes the result as it is: its root is a closed object. `with-reasons` adds the argument
 * by which a call says what it is for.
 */
export function renderJsonSchema(tool: Tool, reasons: 'with-reasons' | 'without-reasons'): ToolDeclaration {
  const parameters = flattenRoot(readInputSchema(tool.input));
  return {
    name: tool.structuredName,
    description: tool.description,
    parameters: reasons === 'with-reasons' ? addReason(parameters) : parameters,
  };
}

function addReason(parameters: ToolDeclaration['parameters']): ToolDeclaration['parameters'] {
  const { properties } = parameters;
  if (typeof properties !== 'object' || properties === null || Array.isArray(properties)) return parameters;
  const justification = { type: 'string', description: 'Why this call is needed, where a rule asks for it.' };
  return { ...parameters, properties: { ...properties, justification } };
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
