import { readObject } from '../src/script/facade/declare-schema.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../src/core/text/json.ts';

interface Key {
  readonly path: string;
  readonly schema: JsonObject;
}

/** The reference of the keys of the policy file, from its JSON Schema (`renderPolicyJsonSchema`). */
export function renderPolicyReference(schemaText: string): string {
  const schema = JSON.parse(schemaText) as JsonObject;
  const sections = Object.entries(readObject(schema, 'properties')).map(([name, value]) => {
    const own = isJsonObject(value) ? value : {};
    const keys = name === 'profiles' ? listProfileKeys(own) : listKeys(own, name);
    return [`## ${name}`, `${readHelp(own)} Value: ${renderType(own)}.`, renderKeys(keys)].filter(
      (part) => part !== '',
    );
  });
  const head = [
    '# Keys of the policy file',
    'Written by `npm run build` from the schema that loads the file (`src/policy/file`). [The policy](../policy.md) explains them with examples. A `*` in a key is any entry of a list or a map.',
    'An unknown key is an error. A condition under `unless` has the same keys as one under `when`; conditions under `after` and `before` have them without `count`, `after` and `before`, and of `change` only kinds that follow from the name of a file.',
  ];
  return `${[...head, ...sections.flat()].join('\n\n')}\n`;
}

function renderKeys(keys: readonly Key[]): string {
  if (keys.length === 0) return '';
  const rows = keys.map(({ path, schema }) => `| \`${path}\` | ${renderType(schema)} | ${readHelp(schema)} |`);
  return ['| key | value | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

/** A profile repeats the keys of the file. Only its conditions are its own. */
function listProfileKeys(schema: JsonObject): Key[] {
  return listKeys(schema, 'profiles').filter(({ path }) => path.startsWith('profiles.*.when'));
}

/** The keys below a key, each once: alternatives of a value may have the same keys. */
function listKeys(schema: JsonObject, path: string): Key[] {
  const found = new Map<string, Key>();
  const add = (key: Key): void => {
    const known = found.get(key.path);
    found.set(key.path, known === undefined ? key : joinKeys(known, key));
  };
  for (const [name, value] of Object.entries(readObject(schema, 'properties'))) {
    if (!isJsonObject(value)) continue;
    add({ path: `${path}.${name}`, schema: value });
    if (name !== 'unless') listKeys(value, `${path}.${name}`).forEach(add);
  }
  for (const entry of [schema['items'], schema['additionalProperties']])
    if (isJsonObject(entry)) listKeys(entry, `${path}.*`).forEach(add);
  for (const branch of listBranches(schema)) listKeys(branch, path).forEach(add);
  return [...found.values()];
}

function joinKeys({ path, schema }: Key, { schema: other }: Key): Key {
  const description = [...new Set([readHelp(schema), readHelp(other)])].join(' ');
  return { path, schema: { description, anyOf: [schema, other] } };
}

function listBranches(schema: JsonObject): JsonObject[] {
  return ['anyOf', 'oneOf'].flatMap((key) => {
    const branches = schema[key];
    return Array.isArray(branches) ? branches.filter(isJsonObject) : [];
  });
}

function renderType(schema: JsonObject): string {
  const branches = listBranches(schema);
  if (branches.length > 0) return [...new Set(branches.map(renderType))].join(' or ');
  if (schema['$ref'] !== undefined) return 'conditions';
  if (schema['const'] !== undefined) return renderValue(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map(renderValue).join(', ');
  const { items } = schema;
  if (schema['type'] === 'array') return `list of ${isJsonObject(items) ? renderType(items) : 'values'}`;
  if (schema['type'] === 'object') return isJsonObject(schema['additionalProperties']) ? 'map by name' : 'map';
  return typeof schema['type'] === 'string' ? (typeNames.get(schema['type']) ?? schema['type']) : 'any value';
}

const typeNames: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['integer', 'whole number'],
  ['boolean', '`true` or `false`'],
]);

function renderValue(value: JsonValue): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

function readHelp({ description }: JsonObject): string {
  return typeof description === 'string' ? description.replaceAll('|', '\\|') : '';
}
