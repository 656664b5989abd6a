import { readInputSchema, readObject } from '../src/script/facade/declare-schema.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../src/core/text/json.ts';
import type { Tool } from '../src/core/ports/tool.ts';

/** The reference of the tools, from their schemas. */
export function renderToolReference(tools: readonly Tool[]): string {
  const head = [
    '# Tools',
    'Written by `npm run build` from the schemas in `src/tools`. Each tool has two names: scripts call `tools.NAME(arguments)`, structured calls use the name in brackets. `script-harness call NAME JSON` makes one call under a policy; with `-` instead of the JSON it reads the arguments from standard input.',
    'Paths are relative to the workspace. All calls pass the policy, the sandbox and the record. An unknown argument is an error that names the valid ones.',
  ];
  return `${[...head, ...tools.flatMap(renderTool)].join('\n\n')}\n`;
}

function renderTool({ name, structuredName, description, packs, kind, offer, input, returns }: Tool): string[] {
  const schema = readInputSchema(input);
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const rows = Object.entries(readObject(schema, 'properties')).map(
    ([argument, field]) =>
      `| \`${argument}\` | ${renderType(field)} | ${renderPresence(field, required.includes(argument))} | ${renderMeaning(field)} |`,
  );
  return [
    `## ${name} (${structuredName})`,
    `${description} Kind: \`${kind}\`. Packs: ${[...packs, ...(offer === 'if-named' ? [] : ['all'])].map((pack) => `\`${pack}\``).join(', ')}.${offer === 'if-named' ? ' Without a pack, and with `all`, it is offered only if a rule names it.' : ''}`,
    ['| argument | type | default | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    `Returns \`${returns}\`.`,
  ];
}

function renderType(field: JsonValue): string {
  if (!isJsonObject(field)) return '';
  const values = field['enum'];
  if (Array.isArray(values)) return values.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  const type = typeof field['type'] === 'string' ? field['type'] : 'any';
  return type === 'array' ? `array of ${renderType(field['items'] ?? {})}` : type;
}

function renderPresence(field: JsonValue, isRequired: boolean): string {
  if (isRequired) return 'required';
  const value = isJsonObject(field) ? field['default'] : undefined;
  return value === undefined ? '' : `\`${JSON.stringify(value)}\``;
}

function renderMeaning(field: JsonValue): string {
  const { description } = isJsonObject(field) ? field : ({} as JsonObject);
  return typeof description === 'string' ? description.replaceAll('|', '\\|') : '';
}
