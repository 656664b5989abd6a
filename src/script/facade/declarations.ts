import type { Tool, ToolDeclaration } from '../../core/ports/tool.ts';
import { flattenRoot, readInputSchema, readObject } from './declare-schema.ts';

const spawnNote =
  'spawn.NAME(args): { id: string; done: Promise<unknown>; cancel() }; the call may outlive the script.';

/**
 * Lists the tools of scripts for the model's instructions: a line per tool with its script name, its structured name if that is another one,
 * and what it resolves to. A field without a type is a string. Descriptions and arguments are in the JSON Schema of the structured tool, in the same request.
 */
export function renderScriptTools(tools: readonly Tool[], spawn: 'with-spawn' | 'without-spawn'): string {
  const lines = tools.map(
    ({ name, structuredName, returns }) =>
      `${renderAccessPath(name)}${isSameName(name, structuredName) ? '' : ` (${structuredName})`}: ${renderReturns(returns)}`,
  );
  return [...lines, ...(spawn === 'with-spawn' ? [spawnNote] : [])].join('\n');
}

// `readFile` and `read_file`: the pair is clear without a list.
function isSameName(name: string, structuredName: string): boolean {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) === structuredName;
}

function renderReturns(returns: string): string {
  const line = returns.replaceAll(/\s+/g, ' ').trim();
  return line === '' ? 'unknown' : line.replaceAll(/: string(?=[;,} ]|$)/g, '');
}

// A server's tool may have a name that is no identifier.
function renderAccessPath(name: string): string {
  const parts = name
    .split('.')
    .map((part) => (/^[A-Za-z_$][\w$]*$/.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`));
  return parts.join('').replace(/^\./, '');
}

/**
 * Declares a tool for structured calls. Every API accepts the result without changes: its root is an object. `with-reasons` adds
 * the argument in which a call gives its reason.
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
  const justification = { type: 'string', description: 'Why this call is needed, if a rule asks for it.' };
  return { ...parameters, properties: { ...readObject(parameters, 'properties'), justification } };
}
