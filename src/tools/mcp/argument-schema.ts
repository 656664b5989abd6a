import * as z from 'zod';
import { isJsonObject, readJsonPointer, type JsonObject, type JsonValue } from '../../core/text/json.ts';
import { boundValues } from './bound-values.ts';
import { renderServerLine } from './shown-text.ts';

const maxDepth = 16;
const maxSchemas = 500;
const maxMembers = 200;
const maxNoteCharacters = 300;

/** Why a server's schema cannot be used to check arguments. */
class UnusableSchema extends Error {}

type ReadSchema =
  | { readonly type: 'read'; readonly schema: z.ZodType }
  | { readonly type: 'unusable'; readonly reason: string };

/**
 * Reads the schema that a server gives for a tool's arguments. Only known keywords of JSON Schema are copied, and the sizes are bounded;
 * references are expanded. Regular expressions and conditions are left to the server, since its patterns would run here. So the copy may
 * accept more than the server's schema, but refuses no call because of an omitted keyword.
 */
export function readArgumentSchema(written: unknown): ReadSchema {
  try {
    if (!isJsonObject(written) || written['type'] !== 'object') return unusable('it is not the schema of an object');
    const reading: Reading = { root: written, open: new Set(), budget: maxSchemas };
    const copy = mergeRoot(copySchema(written, reading, 0));
    if (isJsonObject(copy['properties']) && Object.hasOwn(copy['properties'], 'justification'))
      return unusable('it has the argument justification, which belongs to the harness');
    // A separate registry: text of a server must not reach the registry that all schemas share.
    return { type: 'read', schema: boundValues(z.fromJSONSchema(copy, { registry: z.registry() })) };
  } catch (thrown) {
    return unusable(thrown instanceof UnusableSchema ? thrown.message : 'it cannot be understood');
  }
}

/**
 * The schema without choices and conditions next to the properties of its root, which no model API takes: their properties become properties of the
 * root, and which of them belong together is left to the server. A choice between whole objects stays.
 */
function mergeRoot({ anyOf, allOf, ...root }: JsonObject): JsonObject {
  const choices = [anyOf, allOf].flatMap((list) => (Array.isArray(list) ? list.filter(isJsonObject) : []));
  const isPlainChoice = allOf === undefined && choices.every(({ type }) => type === 'object');
  if (anyOf !== undefined && isPlainChoice && root['properties'] === undefined) return { ...root, anyOf };
  const properties = new Map<string, JsonValue[]>();
  for (const part of [root, ...choices])
    for (const [name, schema] of Object.entries(isJsonObject(part['properties']) ? part['properties'] : {}))
      properties.set(name, [...(properties.get(name) ?? []), schema]);
  const merged = [...properties].map(([name, anyOf]) => [name, anyOf.length === 1 ? anyOf[0] : { anyOf }]);
  return properties.size === 0 ? root : { ...root, properties: Object.fromEntries(merged) as JsonObject };
}

interface Reading {
  readonly root: JsonObject;
  /** References that are being expanded. A reference inside its own expansion becomes a schema that accepts any value. */
  readonly open: Set<string>;
  budget: number;
}

const types = new Set<JsonValue>(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
// Without maxLength: JSON Schema counts characters, zod counts UTF-16 code units.
const numberKeywords = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'minItems',
  'maxItems',
];

function copySchema(written: JsonValue | undefined, reading: Reading, depth: number): JsonObject {
  reading.budget -= 1;
  if (reading.budget < 0 || depth > maxDepth) throw new UnusableSchema('it is too large or too deep');
  // `true` accepts any value. `false` accepts no value; the server reports that.
  if (!isJsonObject(written)) return {};
  const reference = written['$ref'];
  const copy: JsonObject = typeof reference === 'string' ? copyReference(reference, reading, depth) : {};
  if (typeof reference !== 'string') copyKeywords(written, copy, reading, depth);
  // The place of a reference often has its own description.
  if (typeof written['description'] === 'string')
    copy['description'] = renderServerLine(written['description'], maxNoteCharacters);
  return copy;
}

function copyKeywords(written: JsonObject, copy: JsonObject, reading: Reading, depth: number): void {
  if (isType(written['type'])) copy['type'] = written['type'];
  if (isPlainList(written['enum'])) copy['enum'] = written['enum'];
  if (isPlain(written['const'])) copy['const'] = written['const'];
  for (const keyword of numberKeywords) {
    const value = written[keyword];
    if (typeof value === 'number' && (keyword !== 'multipleOf' || value > 0)) copy[keyword] = value;
  }
  copyMembers(written, copy, reading, depth);
  copyItems(written, copy, reading, depth);
  // `oneOf` becomes `anyOf`: since parts are omitted, several alternatives may match.
  const choices = written['anyOf'] ?? written['oneOf'];
  if (Array.isArray(choices) && choices.length > 0) copy['anyOf'] = copyList(choices, reading, depth);
  if (Array.isArray(written['allOf']) && written['allOf'].length > 0)
    copy['allOf'] = copyList(written['allOf'], reading, depth);
}

function copyMembers(written: JsonObject, copy: JsonObject, reading: Reading, depth: number): void {
  const { properties, required, additionalProperties: rest } = written;
  if (isJsonObject(properties)) {
    const members = Object.entries(properties);
    if (members.length > maxMembers) throw new UnusableSchema(`an object has more than ${maxMembers} properties`);
    for (const [name] of members) checkMemberName(name);
    copy['properties'] = Object.fromEntries(
      members.map(([name, member]) => [name, copySchema(member, reading, depth + 1)]),
    );
  }
  if (Array.isArray(required)) {
    const names = required.filter((name) => typeof name === 'string').slice(0, maxMembers);
    for (const name of names) checkMemberName(name);
    copy['required'] = names;
  }
  // Names that a pattern allows are not seen here.
  const isClosed = rest === false && written['patternProperties'] === undefined;
  if (isClosed) copy['additionalProperties'] = false;
  else if (isJsonObject(rest) && written['patternProperties'] === undefined)
    copy['additionalProperties'] = copySchema(rest, reading, depth + 1);
}

function copyItems(written: JsonObject, copy: JsonObject, reading: Reading, depth: number): void {
  const { items, prefixItems } = written;
  const positions = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : null;
  if (positions !== null) copy['prefixItems'] = copyList(positions, reading, depth);
  else if (isJsonObject(items)) copy['items'] = copySchema(items, reading, depth + 1);
}

function copyList(list: readonly JsonValue[], reading: Reading, depth: number): JsonObject[] {
  if (list.length > maxMembers) throw new UnusableSchema(`a list has more than ${maxMembers} schemas`);
  return list.map((item) => copySchema(item, reading, depth + 1));
}

function copyReference(reference: string, reading: Reading, depth: number): JsonObject {
  if (reading.open.has(reference) || reference === '#') return {};
  // A definition, or the schema of another argument: generators write a schema that occurs twice so.
  const pointer = reference.startsWith('#/') ? decodeURIComponent(reference.slice(1)) : null;
  const target = pointer === null ? undefined : readJsonPointer(reading.root, pointer);
  if (target === undefined) throw new UnusableSchema('it refers to what is not in it');
  reading.open.add(reference);
  const copy = copySchema(target, reading, depth + 1);
  reading.open.delete(reference);
  return copy;
}

function checkMemberName(name: string): void {
  if (name.length === 0 || name.length > 100 || /[\p{Cc}\p{Cf}\p{Cs}<>]/u.test(name) || name === '__proto__')
    throw new UnusableSchema('a property has a name that cannot be used');
}

function isType(value: JsonValue | undefined): value is JsonValue {
  return value !== undefined && (types.has(value) || (Array.isArray(value) && value.every((one) => types.has(one))));
}

function isPlainList(value: JsonValue | undefined): value is JsonValue[] {
  return Array.isArray(value) && value.length > 0 && value.length <= maxMembers && value.every(isPlain);
}

function isPlain(value: JsonValue | undefined): value is JsonValue {
  // These values appear in the model's instructions. Other values are left to the server to check.
  if (typeof value === 'string') return renderServerLine(value, maxNoteCharacters) === value;
  return value === null || typeof value === 'number' || typeof value === 'boolean';
}

function unusable(reason: string): ReadSchema {
  return { type: 'unusable', reason: `its argument schema is not usable: ${reason}` };
}
