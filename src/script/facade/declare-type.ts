import type { JsonObject, JsonValue } from '../../core/text/json.ts';
import { isJsonObject, readList, readNames, readObject } from './declare-schema.ts';
import { renderCommentText, renderLiteral, renderPropertyName } from './declare-text.ts';

const maxSchemas = 400;
const maxDepth = 8;
const maxEnumMembers = 24;
const maxNoteLength = 100;

interface Rendering {
  readonly root: JsonObject;
  /** How many schemas may still be rendered. References are written out, so a small schema could become a huge text. */
  budget: number;
}

/** Renders a JSON Schema as a TypeScript type on one line. What is too large, too deep or unknown is `unknown`. */
export function renderType(schema: JsonObject): string {
  return renderSchema(schema, { root: schema, budget: maxSchemas }, 0);
}

function renderSchema(schema: JsonValue | undefined, rendering: Rendering, depth: number): string {
  rendering.budget -= 1;
  if (!isJsonObject(schema) || depth > maxDepth || rendering.budget < 0) return 'unknown';
  if (Object.hasOwn(schema, '$ref'))
    return renderSchema(resolveReference(schema['$ref'], rendering.root), rendering, depth + 1);
  if (Object.hasOwn(schema, 'const')) return renderLiteral(schema['const']);
  const values = schema['enum'];
  if (Array.isArray(values) && values.length <= maxEnumMembers) return joinTypes(values.map(renderLiteral), ' | ');
  const choices = readList(schema, 'anyOf') ?? readList(schema, 'oneOf');
  if (choices !== null)
    return joinTypes(
      choices.map((choice) => renderSchema(choice, rendering, depth + 1)),
      ' | ',
    );
  const parts = readList(schema, 'allOf');
  if (parts !== null)
    return joinTypes(
      parts.map((part) => renderSchema(part, rendering, depth + 1)),
      ' & ',
    );
  const { type } = schema;
  if (!Array.isArray(type)) return renderNamedType(type, schema, rendering, depth);
  return joinTypes(
    type.map((name) => renderNamedType(name, schema, rendering, depth)),
    ' | ',
  );
}

function renderNamedType(type: JsonValue | undefined, schema: JsonObject, rendering: Rendering, depth: number): string {
  if (type === 'string' || type === 'boolean' || type === 'null') return type;
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'array') return renderArray(schema, rendering, depth);
  return type === 'object' ? renderObject(schema, rendering, depth) : 'unknown';
}

function renderArray(schema: JsonObject, rendering: Rendering, depth: number): string {
  const positions = readList(schema, 'prefixItems');
  if (positions !== null) return `[${positions.map((item) => renderSchema(item, rendering, depth + 1)).join(', ')}]`;
  const item = renderSchema(schema['items'], rendering, depth + 1);
  return /^[\w.]+$/.test(item) || item.startsWith('{') ? `${item}[]` : `(${item})[]`;
}

function renderObject(schema: JsonObject, rendering: Rendering, depth: number): string {
  const required = new Set(readNames(schema));
  const members = Object.entries(readObject(schema, 'properties')).map(([name, property]) => {
    const mark = required.has(name) ? '' : '?';
    const type = renderSchema(property, rendering, depth + 1);
    return `${renderPropertyName(name)}${mark}: ${type}${isJsonObject(property) ? renderNote(property) : ''}`;
  });
  const rest = schema['additionalProperties'];
  if (members.length > 0) return `{ ${members.join('; ')} }`;
  if (rest === false) return '{}';
  return `Record<string, ${isJsonObject(rest) ? renderSchema(rest, rendering, depth + 1) : 'unknown'}>`;
}

function renderNote(property: JsonObject): string {
  const { description } = property;
  const text = typeof description === 'string' ? renderCommentText(description, maxNoteLength) : '';
  const byDefault = Object.hasOwn(property, 'default') ? `default ${renderLiteral(property['default'])}` : '';
  const note = [text, renderCommentText(byDefault, maxNoteLength)].filter((part) => part !== '').join('; ');
  return note === '' ? '' : ` /* ${note} */`;
}

function joinTypes(types: readonly string[], separator: ' | ' | ' & '): string {
  const distinct = [...new Set(types)];
  if (distinct.length === 0 || (separator === ' | ' && distinct.includes('unknown'))) return 'unknown';
  const [only] = distinct;
  if (distinct.length === 1 && only !== undefined) return only;
  return distinct.map((type) => (separator === ' & ' && type.includes(' | ') ? `(${type})` : type)).join(separator);
}

/** Only references within the schema are followed: `#` and `#/$defs/NAME`. */
function resolveReference(reference: JsonValue | undefined, root: JsonObject): JsonValue | undefined {
  if (reference === '#') return root;
  const match = typeof reference === 'string' ? /^#\/(\$defs|definitions)\/([^/]+)$/.exec(reference) : null;
  const [, group, name] = match ?? [];
  if (group === undefined || name === undefined) return undefined;
  const definitions = readObject(root, group);
  return Object.hasOwn(definitions, name) ? definitions[name] : undefined;
}
