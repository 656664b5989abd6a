import * as z from 'zod';
import { findNearestName } from '../../core/text/nearest-name.ts';
import { isJsonObject } from '../../core/text/json.ts';
import { readJson } from '../../core/text/parse-json.ts';
import type { ArgumentIssue } from '../../core/ports/tool.ts';

/** Names that other agents' tools have for the same argument, after our own. */
const spellings: readonly (readonly string[])[] = [
  ['cwd', 'workdir', 'workingDirectory', 'directory', 'dir', 'dirPath'],
  ['filePath', 'path', 'file', 'fileName', 'absolutePath', 'targetFile'],
  ['dirPath', 'path', 'directory', 'dir', 'folder', 'targetDirectory'],
  ['path', 'dirPath', 'directory', 'filePath'],
  ['command', 'cmd', 'argv'],
  ['pattern', 'query', 'regex'],
  ['include', 'glob', 'filePattern', 'includePattern'],
  ['content', 'contents', 'fileText'],
  ['patch', 'diff', 'input', 'patchText'],
  ['limit', 'maxResults', 'headLimit'],
  ['offset', 'startLine'],
  ['timeoutMs', 'timeoutMillis'],
  ['oldText', 'oldString', 'oldStr', 'search', 'find'],
  ['newText', 'newString', 'newStr', 'replace', 'replacement'],
  ['all', 'replaceAll', 'allowMultiple'],
  ['step', 'content'],
  ['plan', 'todos'],
  ['urls', 'url'],
  ['sessionId', 'bashId', 'shellId', 'taskId'],
  ['chars', 'input'],
];

/** Arguments of other agents' tools that change nothing here: remarks for people, forms of the output, requests for rights that rules decide. */
const withoutEffect: ReadonlySet<string> = new Set([
  'description',
  'instruction',
  'explanation',
  'activeform',
  'priority',
  'id',
  'login',
  'shell',
  'tty',
  'yieldtimems',
  'maxoutputtokens',
  'withescalatedpermissions',
  'sandboxpermissions',
  'dangerouslydisablesandbox',
]);

/** Names that may mean something else, so that they are only named in the error. */
const related: readonly (readonly string[])[] = [
  ['command', 'args'],
  ['pattern', 'search'],
  ['content', 'text', 'data'],
  ['limit', 'lines', 'count'],
  ['offset', 'line', 'start'],
  ['include', 'type'],
  ['timeoutMs', 'timeout'],
];

/** Names that are spelled nearly as an argument and mean the opposite. */
const opposites: ReadonlySet<string> = new Set(['exclude', 'excludes', 'excludepattern', 'caseinsensitive']);

/**
 * Makes one object of the list in which a script's call has several arguments: `exec('ls', { cwd })`, `exec('git', ['log'], { cwd })`,
 * `exec(['git', 'log'])`, `writeFile('a.txt', 'text')`. An object at the end has further arguments. One value before it is the argument that
 * a text alone is; several are the arguments that cannot be left out, in their order, of the form that has as many. Every other list stays,
 * for the schema to refuse.
 */
export function joinArguments(args: unknown, forms: readonly z.ZodType[]): unknown {
  const objects = forms.filter((form) => form instanceof z.ZodObject);
  const [form] = objects;
  if (!Array.isArray(args) || form === undefined) return args;
  const given: readonly unknown[] = args;
  const last = given.at(-1);
  const options = given.length > 1 && isJsonObject(last) ? last : null;
  const leading = options === null ? given : given.slice(0, -1);
  const named = leading.length === 1 ? nameFirst(leading[0], form) : nameLeading(leading, objects);
  if (named === null || Object.keys(named).some((key) => Object.hasOwn(options ?? {}, key))) return args;
  return { ...named, ...options };
}

function nameFirst(value: unknown, { shape }: z.ZodObject): Readonly<Record<string, unknown>> {
  const [first = ''] = Object.keys(shape);
  return isJsonObject(value) ? value : { [first]: value };
}

function nameLeading(
  values: readonly unknown[],
  forms: readonly z.ZodObject[],
): Readonly<Record<string, unknown>> | null {
  const [program, programArguments] = values;
  const isCommand = Object.keys(forms[0]?.shape ?? {})[0] === 'command';
  if (isCommand && values.length === 2 && typeof program === 'string' && Array.isArray(programArguments))
    return { command: [program, ...(programArguments as readonly unknown[])] };
  // The words of one command, which are also the list of one argument.
  if (isCommand && values.every((value) => typeof value === 'string')) return { command: values };
  const needed = forms
    .map(({ shape }) => Object.keys(shape).filter((name) => !(shape[name] as z.ZodType).isOptional()))
    .find((names) => names.length === values.length);
  return needed === undefined ? null : Object.fromEntries(needed.map((name, index) => [name, values[index]]));
}

/**
 * Gives arguments that are spelled as another agent's tool spells them our names, if only one argument can be meant: `file_path` and `path`
 * for `filePath`, also in lists of objects. A text alone is the first argument. A value that is written as text, such as `"5"` for a number,
 * becomes the value, and null for an argument that can be left out leaves it out. Everything else stays, for the schema to refuse. The names in a
 * server's schema (`names` is `theirs`) mean what the server says, and stay.
 */
export function acceptSpellings(written: unknown, field: z.ZodType, names: 'ours' | 'theirs' = 'ours'): unknown {
  const schema = unwrap(field);
  // The form that `boundValues` gives to the schema of a server.
  if (schema instanceof z.ZodPipe) return acceptSpellings(written, schema.out as z.ZodType, 'theirs');
  const args = typeof written === 'string' ? readWrittenValue(written, schema) : written;
  if (schema instanceof z.ZodArray && Array.isArray(args))
    return args.map((item) => acceptSpellings(item, schema.element as z.ZodType, names));
  if (!(schema instanceof z.ZodObject)) return args;
  const known = Object.keys(schema.shape);
  const [first] = known;
  const isOurs = names === 'ours';
  if (isOurs && typeof args === 'string' && first !== undefined && schema === field) return { [first]: args };
  if (!isJsonObject(args)) return args;
  const entries = Object.entries(args).filter(
    ([key]) => !isOurs || known.includes(key) || !withoutEffect.has(normalize(key)),
  );
  const given = entries.map(([key]) => key);
  const renamed = given.map((key) => {
    if (!isOurs || known.includes(key)) return key;
    const free = known.filter((name) => !given.includes(name));
    return free.find((name) => normalize(name) === normalize(key)) ?? findSpelling(spellings, key, free) ?? key;
  });
  if (new Set(renamed).size < renamed.length) return args;
  const isStrict = schema.def.catchall instanceof z.ZodNever;
  return Object.fromEntries(
    entries.flatMap(([, value]: readonly [string, unknown], index) => {
      const key = renamed[index] ?? '';
      if (!known.includes(key)) return value === null && isOurs && isStrict ? [] : [[key, value]];
      const member = schema.shape[key] as z.ZodType;
      const isLeftOut = value === null && member.isOptional() && !member.isNullable();
      return isLeftOut ? [] : [[key, acceptSpellings(value, member, names)]];
    }),
  );
}

function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrap(schema.unwrap() as z.ZodType)
    : schema;
}

// Only if the schema wants a value of this type. Some models write every value as text.
function readWrittenValue(text: string, schema: z.ZodType): unknown {
  const value = readJson(text);
  const fits =
    (schema instanceof z.ZodNumber && typeof value === 'number') ||
    (schema instanceof z.ZodBoolean && typeof value === 'boolean') ||
    (schema instanceof z.ZodArray && Array.isArray(value)) ||
    ((schema instanceof z.ZodObject || schema instanceof z.ZodRecord) && isJsonObject(value));
  return fits ? value : text;
}

/**
 * The problems of arguments: the valid arguments and the nearest one if a name is unknown, the names and the example of a call if the arguments
 * are not one object.
 */
export function listArgumentIssues(error: z.ZodError, input: z.ZodType, example: string | null): ArgumentIssue[] {
  const schema = input instanceof z.ZodPipe ? input.out : input;
  return error.issues.flatMap((issue): ArgumentIssue[] => {
    const path = issue.path.join('.');
    if (path === '' && issue.code === 'invalid_type' && schema instanceof z.ZodObject) {
      const form = example === null ? '' : `, as in ${example}`;
      return [
        { path, message: `expected one object with the arguments ${Object.keys(schema.shape).join(', ')}${form}` },
      ];
    }
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
    // Names of arguments, not of the fields of one.
    const known = issue.path.length === 0 && schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    return issue.keys.map((key) => ({
      path: [...issue.path, key].join('.'),
      message: `unknown argument${describeKnown(key, known)}`,
    }));
  });
}

function describeKnown(key: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const nearest =
    findSpelling([...spellings, ...related], key, known) ??
    (opposites.has(normalize(key)) ? null : findNearestName(key, known));
  const guess = nearest === null ? '' : `; did you mean ${nearest}?`;
  return `${guess === '' ? '.' : guess} Valid arguments: ${known.join(', ')}`;
}

/** The argument of `known` that a name means; null if it means none. */
function findSpelling(groups: typeof spellings, key: string, known: readonly string[]): string | null {
  const wanted = normalize(key);
  const group = groups.find(
    ([name = '', ...others]) => known.includes(name) && others.some((other) => normalize(other) === wanted),
  );
  return group?.[0] ?? null;
}

function normalize(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}
