import type { JsonValue } from '../text/json.ts';
import type { OpaqueAccess } from './access.ts';
import type { NetworkGrant } from './network.ts';

/** A tool that a policy declares as a command. */
export interface CustomTool {
  /** camelCase, as rules, packs and scripts name it. */
  readonly name: string;
  /** snake_case, as structured calls name it. */
  readonly structuredName: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, CustomParameter>>;
  /** The parameters that every call gives. */
  readonly required: readonly string[];
  /** The program, and the words after it with their placeholders. */
  readonly command: readonly [string, ...string[]];
  /** Relative to the workspace. */
  readonly cwd: string;
  /** Null for the time limit of every command. */
  readonly timeoutMs: number | null;
  /** Hosts that its command may reach, besides those that are open to every command. Denials take precedence. */
  readonly network: readonly NetworkGrant[];
  /** True if the author accepts that its command runs in the agent’s workspace while it reaches hosts. */
  readonly acknowledged: boolean;
}

/** One value of a parameter. Patterns match the whole text, in linear time. */
export interface CustomValue {
  readonly type: 'string' | 'integer' | 'number' | 'boolean';
  readonly description?: string | undefined;
  readonly enum?: readonly (string | number)[] | undefined;
  readonly pattern?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

/** A parameter: one value, or a list of them. */
export type CustomParameter =
  | CustomValue
  | {
      readonly type: 'array';
      readonly description?: string | undefined;
      readonly items: CustomValue;
      readonly minItems?: number | undefined;
      readonly maxItems?: number | undefined;
    };

/** A part of a word of a command: text, or a placeholder. `spread`: the placeholder is the whole word and is replaced by a list of words. */
export type TemplatePart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'value' | 'spread'; readonly name: string };

/** Splits a word of a command into text and the placeholders `{name}` and `{name...}`. Braces around anything else are text. */
export function parseTemplateWord(word: string): readonly TemplatePart[] {
  const parts: TemplatePart[] = [];
  let at = 0;
  for (const found of word.matchAll(/\{([A-Za-z_]\w*)(\.\.\.)?\}/g)) {
    if (found.index > at) parts.push({ type: 'text', text: word.slice(at, found.index) });
    parts.push({ type: found[2] === undefined ? 'value' : 'spread', name: found[1] ?? '' });
    at = found.index + found[0].length;
  }
  if (at < word.length || parts.length === 0) parts.push({ type: 'text', text: word.slice(at) });
  return parts;
}

/** The arguments of a call, by the names of the parameters. */
export type CustomArguments = Readonly<Record<string, JsonValue | undefined>>;

/**
 * The words of a call's command: each value is inserted unchanged, inside one word. A word with a placeholder for an argument that is left
 * out is omitted.
 */
export function fillCommand({ command }: CustomTool, args: CustomArguments): readonly [string, ...string[]] {
  const [program, ...words] = command;
  return [program, ...words.flatMap((word) => fillWord(parseTemplateWord(word), args))];
}

/**
 * Finds the argument that the program would read as an option: it begins with `-`, and no text of the policy precedes it in its word. Values
 * that the policy lists in `enum` are its own text.
 */
export function findOptionArgument(
  { command, parameters }: CustomTool,
  args: CustomArguments,
): { readonly name: string; readonly word: string } | null {
  for (const template of command.slice(1)) {
    const parts = parseTemplateWord(template);
    const [first] = parts;
    if (first === undefined || first.type === 'text') continue;
    const names = parts.flatMap((part) => (part.type === 'text' ? [] : [part.name]));
    if (names.every((name) => isListed(parameters[name]))) continue;
    const word = fillWord(parts, args).find((filled) => filled.startsWith('-'));
    if (word !== undefined) return { name: first.name, word };
  }
  return null;
}

/** The access by which a call of a custom tool needs a rule that names the tool. */
export function createCustomAccess(name: string): OpaqueAccess {
  return { type: 'opaque', text: name, reason: 'a custom tool runs only if a rule names it' };
}

function fillWord(parts: readonly TemplatePart[], args: CustomArguments): readonly string[] {
  const [first] = parts;
  if (first?.type === 'spread') {
    const listed = readArgument(args, first.name);
    return Array.isArray(listed) ? listed.map(renderValue) : [];
  }
  const texts = parts.map((part) => {
    if (part.type === 'text') return part.text;
    const value = readArgument(args, part.name);
    return value === undefined || value === null ? null : renderValue(value);
  });
  return texts.includes(null) ? [] : [texts.join('')];
}

function readArgument(args: CustomArguments, name: string): JsonValue | undefined {
  return Object.hasOwn(args, name) ? args[name] : undefined;
}

// The schema accepts texts, numbers and truth values.
function renderValue(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isListed(parameter: CustomParameter | undefined): boolean {
  if (parameter === undefined) return false;
  return (parameter.type === 'array' ? parameter.items : parameter).enum !== undefined;
}
