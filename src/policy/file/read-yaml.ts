import type { z } from 'zod';
import type { Problem } from '../../core/types/error.ts';
import { findNearestName } from '../../core/text/nearest-name.ts';
import { hintSeparator, renderItem, renderWords } from '../../core/schema-parts.ts';
import { parseYamlFile, type Places } from './yaml-file.ts';

/** A longer text is not repeated in a hint. */
const maxShownText = 200;

type Issue = z.core.$ZodIssue;

/** Reads a YAML text by a schema. The value is null if it does not fit, and must not be used if there is a problem. */
export function readYaml<Output>(file: string, source: string, schema: z.ZodType<Output>) {
  const places = parseYamlFile(file, source);
  if (places.broken) return { value: null, problems: places.problems, places };
  const { data = null, error } = schema.safeParse(places.value, { reportInput: true });
  return { value: data, problems: [...places.problems, ...listProblems(places, error?.issues ?? [])], places };
}

/** Turns the issues of a schema into problems with places, one for each thing to fix. */
function listProblems(yaml: Places, issues: readonly Issue[], base: readonly PropertyKey[] = []): Problem[] {
  // If a key is misspelt, a message that another key is missing is only a consequence.
  const misspelt = new Set(issues.flatMap(({ code, path }) => (code === 'unrecognized_keys' ? [path.join('/')] : [])));
  return issues.flatMap((issue): Problem[] => {
    if (issue.code === 'custom' && misspelt.has(issue.path.join('/'))) return [];
    const path = [...base, ...issue.path];
    switch (issue.code) {
      case 'unrecognized_keys': {
        const hints = issue.message.split(hintSeparator);
        return issue.keys.map((key, index) => yaml.problemAtKey(path, key, `unknown key "${key}"`, hints[index] ?? ''));
      }
      case 'invalid_key':
        return issue.issues.map(({ message }) => yaml.problemAtKey(path.slice(0, -1), String(path.at(-1)), message));
      case 'invalid_union':
        return listProblems(yaml, 'options' in issue ? [readOption(issue)] : pickBranch(issue.errors), path);
      default:
        return [yaml.problemAt(path, renderIssue(issue, path), renderHint(issue, path))];
    }
  });
}

// A value that selects none of the alternatives.
function readOption({ options, path, input }: Extract<Issue, { options?: unknown }>): Issue {
  const written = (input as Readonly<Record<PropertyKey, unknown>>)[path.at(-1) ?? ''];
  return { code: 'invalid_value', values: options ?? [], path: [], input: written, message: 'Invalid option' };
}

// Picks the alternative that the author probably meant: its outer type is right, and it has the fewest issues.
function pickBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const fitting = branches.filter(
    (issues) =>
      !issues.some(
        ({ code, path, input }) =>
          path.length === 0 && (code === 'invalid_type' || (code === 'invalid_value' && Array.isArray(input))),
      ),
  );
  const [best] = fitting.toSorted((left, right) => left.length - right.length);
  if (best !== undefined) return best;
  const first = branches[0]?.[0];
  if (first === undefined) return [];
  const wanted = branches
    .flat()
    .flatMap((issue) => (issue.code === 'invalid_type' && issue.path.length === 0 ? [issue.expected] : []));
  return [
    {
      ...first,
      code: 'custom',
      params: { wantsList: wanted.includes('array') },
      message: renderType(wanted, first.input),
    },
  ];
}

function renderIssue(issue: Issue, path: readonly PropertyKey[]): string {
  const key = path.findLast((part) => typeof part === 'string');
  // A message of this schema is more specific than the type.
  if (issue.code === 'invalid_type' && !issue.message.startsWith('Invalid input')) return issue.message;
  if (issue.code === 'invalid_type')
    return issue.input === undefined
      ? `"${String(path.at(-1) ?? key ?? '')}" is missing`
      : renderType([issue.expected], issue.input);
  if (issue.code === 'invalid_value' && /^Invalid (?:option|input)/.test(issue.message))
    return `"${key ?? ''}" takes ${issue.values.length === 1 ? 'only' : 'one of:'} ${issue.values.map(String).join(', ')}`;
  return issue.message;
}

function renderHint(issue: Issue, path: readonly PropertyKey[]): string {
  const hint: unknown = issue.code === 'custom' ? issue.params?.['hint'] : undefined;
  if (typeof hint === 'string') return hint;
  const wantsList =
    (issue.code === 'invalid_type' && issue.expected === 'array') ||
    (issue.code === 'custom' && issue.params?.['wantsList'] === true);
  if (wantsList && typeof issue.input === 'string' && issue.input.length <= maxShownText)
    return `Write ${path.at(-1) === 'command' ? renderWords(issue.input) : `[${renderItem(issue.input)}]`}.`;
  if (
    issue.code === 'invalid_type' &&
    issue.expected === 'string' &&
    (typeof issue.input === 'number' || typeof issue.input === 'boolean')
  )
    return 'Put it in quotes.';
  if (issue.code === 'invalid_type' && issue.expected === 'number' && typeof issue.input === 'string')
    return /^\$?\d/.test(issue.input) ? 'Write digits only, without quotes and without a unit.' : '';
  if (issue.code === 'invalid_value' && typeof issue.input === 'string' && issue.input !== '') {
    if (issue.values.some((value) => typeof value !== 'string' && String(value) === issue.input))
      return 'Write it without quotes.';
    const nearest = findNearestName(issue.input, issue.values.map(String));
    return nearest === null ? '' : `did you mean "${nearest}"?`;
  }
  return '';
}

const typeNames: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['array', 'a list'],
  ['object', 'a map'],
  ['record', 'a map'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['null', 'nothing'],
  ['undefined', 'nothing'],
]);

/** For example `expected text or a list, found a map`. */
function renderType(wanted: readonly string[], input: unknown): string {
  const expected = new Set(wanted.map((type) => typeNames.get(type) ?? type));
  const type = Array.isArray(input) ? 'array' : input === null ? 'null' : typeof input;
  const isOtherNumber = type === 'number' && (expected.has('a whole number') || expected.has('a number'));
  const found = isOtherNumber ? String(input) : (typeNames.get(type) ?? type);
  return `expected ${[...expected].join(' or ')}, found ${found}`;
}
