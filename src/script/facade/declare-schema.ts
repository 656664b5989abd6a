import * as z from 'zod';
import { isJsonObject, type JsonObject, type JsonValue } from '../../core/text/json.ts';

/** Fields that hold schemas by name; the names are the tool's and must not be taken for keywords. */
const namedSchemas = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);

/** Fields that hold one schema or a list of them. */
const nestedSchemas = new Set(['items', 'prefixItems', 'additionalProperties', 'anyOf', 'oneOf', 'allOf', 'not']);

/** The JSON Schema of a tool's input, without keywords that carry no information for a model. */
export function readInputSchema(input: z.ZodType): JsonObject {
  const schema: unknown = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const plain: unknown = JSON.parse(JSON.stringify(schema));
  const cleaned = cleanSchema(isJsonObject(plain) ? plain : {});
  return isJsonObject(cleaned) ? cleaned : {};
}

/**
 * Makes a schema whose root is one object, as every model API wants it. A choice between objects becomes an object with
 * the properties of all, of which those are required that all require; the tool still checks the choice itself.
 */
export function flattenRoot(schema: JsonObject): JsonObject {
  const choices = readList(schema, 'anyOf') ?? readList(schema, 'oneOf');
  if (choices === null || !choices.every((choice) => choice['type'] === 'object')) {
    return schema['type'] === 'object' ? schema : { type: 'object', properties: {}, ...withoutChoices(schema) };
  }
  const properties = new Map<string, JsonValue[]>();
  for (const choice of choices) {
    for (const [name, value] of Object.entries(readObject(choice, 'properties'))) {
      const known = properties.get(name) ?? [];
      if (!known.some((other) => JSON.stringify(other) === JSON.stringify(value))) known.push(value);
      properties.set(name, known);
    }
  }
  const required = choices.map((choice) => new Set(readNames(choice)));
  const common = [...properties.keys()].filter((name) => required.every((names) => names.has(name)));
  const merged = [...properties].map(([name, schemas]): [string, JsonValue] => {
    const [only] = schemas;
    return [name, schemas.length === 1 && only !== undefined ? only : { anyOf: schemas }];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(merged),
    ...(common.length > 0 ? { required: common } : {}),
    ...(isJsonObject(schema['$defs']) ? { $defs: schema['$defs'] } : {}),
  };
}

/** The object in a field, or an empty one. */
export function readObject(schema: JsonObject, field: string): JsonObject {
  const value = Object.hasOwn(schema, field) ? schema[field] : undefined;
  return isJsonObject(value) ? value : {};
}

/** The list of schemas in a field, or null. */
export function readList(schema: JsonObject, field: string): JsonObject[] | null {
  const value = Object.hasOwn(schema, field) ? schema[field] : undefined;
  return Array.isArray(value) ? value.filter(isJsonObject) : null;
}

/** The names of the properties that a schema requires. */
export function readNames(schema: JsonObject): string[] {
  const value = schema['required'];
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

function withoutChoices(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !/^(?:anyOf|oneOf|allOf|type)$/.test(key)));
}

function cleanSchema(schema: JsonValue): JsonValue {
  if (!isJsonObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      // The values of an enumeration show their type. An unknown argument is refused when the call is made.
      .filter(
        ([key, value]) =>
          !unsentKeywords.has(key) &&
          !(key === 'type' && Object.hasOwn(schema, 'enum')) &&
          !(key === 'additionalProperties' && value === false),
      )
      .map(([key, value]): [string, JsonValue] => [key, cleanField(key, value)]),
  );
}

function cleanField(key: string, value: JsonValue): JsonValue {
  if (namedSchemas.has(key) && isJsonObject(value)) {
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, schema]) => !(isJsonObject(schema) && schema['deprecated'] === true))
        .map(([name, schema]) => [name, cleanSchema(schema)]),
    );
  }
  if (!nestedSchemas.has(key)) return value;
  return Array.isArray(value) ? value.map((schema) => cleanSchema(schema)) : cleanSchema(value);
}

// Sent with every request, and no help to a model: lengths, bounds and patterns are still checked when the call is made.
const unsentKeywords = new Set([
  '$schema',
  '~standard',
  'title',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'propertyNames',
  'minimum',
  'maximum',
  'pattern',
]);
