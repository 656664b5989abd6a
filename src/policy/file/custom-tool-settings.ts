import * as z from 'zod';
import {
  parseTemplateWord,
  type CustomParameter,
  type CustomTool,
  type TemplatePart,
} from '../../core/types/custom-tool.ts';
import { renderNearest } from '../../core/text/nearest-name.ts';
import { isPlainPath, isPlainText } from '../../core/text/path-text.ts';
import { loopTools, reservedToolNames } from '../../core/tool-catalogue.ts';
import { patternText } from '../decide/matchers/pattern.ts';
import { callTimeout } from './mcp-settings.ts';
import { hostEntries, readHostEntries } from '../decide/hosts/host-entries.ts';
import type { Registries } from '../decide/hosts/registry-addresses.ts';
import { optional, strictObject } from '../../core/schema-parts.ts';

const maxTools = 32;
const maxStructuredName = 64;
/** The names of facades of scripts that are no tools. */
const facadeNames = ['mcp', 'spawn', 'prompts', 'agents', 'github'];

const toolName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'a custom tool is named by at most 40 letters and digits, like runTests')
  .refine((name) => readStructuredName(name).length <= maxStructuredName, 'the name has too many capital letters')
  .refine((name) => !reservedToolNames.has(name) && !facadeNames.includes(name), 'the name has a meaning in scripts')
  .refine(
    (name) => !Object.values<string>(loopTools).includes(readStructuredName(name)),
    'the harness has a tool of this name; choose another one',
  );

const wholeCount = z.int('must be a whole number').nonnegative('must not be less than 0');
const note = z.string().min(1, 'the text is empty').max(500, 'the text is longer than 500 characters');

const description = optional(note, 'Its purpose, for the model.');

function listValues<Value extends z.ZodType>(one: Value) {
  return optional(
    z.array(one).min(1, 'the list is empty').max(200, 'the list has more than 200 values'),
    'The only values. They may begin with `-`.',
  );
}

/** The keywords of JSON Schema that are enforced, by the type of the value. Any other keyword is an error. */
const values = [
  strictObject({
    type: z.literal('string').describe('Its type.'),
    description,
    enum: listValues(z.string().max(500, 'the text is longer than 500 characters')),
    pattern: optional(patternText, 'A regular expression that the whole text matches.'),
    minLength: optional(wholeCount, 'Characters at least.'),
    maxLength: optional(wholeCount, 'Characters at most.'),
  }),
  strictObject({
    type: z.enum(['integer', 'number']).describe('Its type.'),
    description,
    enum: listValues(z.number()),
    minimum: optional(z.number(), 'At least this.'),
    maximum: optional(z.number(), 'At most this.'),
  }),
  strictObject({ type: z.literal('boolean').describe('Its type.'), description }),
] as const;

const list = strictObject({
  type: z.literal('array').describe('Its type.'),
  description,
  items: z.discriminatedUnion('type', values).describe('The values of the list.'),
  minItems: optional(wholeCount, 'Values at least.'),
  maxItems: optional(wholeCount, 'Values at most.'),
});

const parameterName = z
  .string()
  .regex(/^[A-Za-z]\w{0,49}$/, 'a parameter is named by at most 50 letters, digits and "_"')
  .refine((name) => name !== 'justification', 'justification belongs to the harness');

const parameters = strictObject({
  type: optional(z.literal('object'), '`object`.'),
  properties: optional(
    z.record(parameterName, z.discriminatedUnion('type', [...values, list])),
    'The arguments, by name.',
  ),
  required: optional(
    z.array(z.string()),
    'The arguments that every call gives. Without any other, its word is left out.',
  ),
  additionalProperties: optional(
    z.literal(false, 'only declared arguments are accepted'),
    '`false`: no other argument is accepted.',
  ),
}).superRefine(({ properties = {}, required = [] }, context) => {
  for (const [index, name] of required.entries())
    if (!Object.hasOwn(properties, name)) {
      const message = `there is no parameter "${name}"`;
      context.addIssue({ code: 'custom', path: ['required', index], message, input: name });
    }
});

const commandWord = z
  .string()
  .max(2_000, { error: 'the text is longer than 2,000 characters', abort: true })
  .refine(isPlainText, 'a word of a command is valid Unicode without NUL');

const customTool = strictObject({
  description: note.describe('The purpose of the tool, for the model.'),
  parameters: optional(parameters, 'The arguments, as a JSON Schema. Only these keywords exist, and all are enforced.'),
  command: z
    .array(commandWord)
    .min(1, 'the command is empty')
    .max(100, 'the command has more than 100 words')
    .describe('The program and its words. `{name}` is replaced by an argument, `{name...}` by a list of words.'),
  cwd: optional(
    z.string().refine((path) => isPlainPath(path) && !path.startsWith('/'), 'this is not a directory of the workspace'),
    'The directory of the workspace in which it runs.',
  ),
  timeoutMs: optional(callTimeout, 'Milliseconds of one call; never more than `sandbox.limits.commandTimeoutMs`.'),
  network: optional(
    hostEntries,
    'Hosts that its command may reach, and no other command. Denials of `net` rules still apply.',
  ),
  acknowledge: optional(
    z.literal('executes-workspace'),
    'With `network`, the command runs in the agent’s workspace, so while it runs, all that the run can read may leave to these hosts. Without the key it is sealed, as a call of a rule with `hosts`.',
  ),
}).superRefine((written, context) => {
  const refuse = (path: PropertyKey[], message: string, hint = ''): void =>
    context.addIssue({ code: 'custom', path, message, input: written, params: { hint } });
  const properties = written.parameters?.properties ?? {};
  const used = new Set<string>();
  for (const [index, word] of written.command.entries()) {
    const parts = parseTemplateWord(word);
    const placeholders = parts.filter((part) => part.type !== 'text');
    if (index === 0 && (word === '' || placeholders.length > 0))
      refuse(['command', index], 'the program is a fixed text');
    for (const part of placeholders) {
      used.add(part.name);
      const problem = findUseProblem(part, properties, parts.length);
      if (index > 0 && problem !== null) refuse(['command', index], problem);
    }
  }
  for (const name of Object.keys(properties))
    if (!used.has(name))
      refuse(['parameters', 'properties', name], `no word of the command has the placeholder {${name}}`);
  if (written.acknowledge !== undefined && written.network === undefined)
    refuse(
      ['acknowledge'],
      'acknowledge is about a command with hosts, and the tool has none',
      'Add `network: [HOST]`, or remove acknowledge.',
    );
});

type Written = z.output<typeof customTool>;

/** `customTools`: tools that are commands, by name. */
export const customToolSettings = z
  .record(toolName, customTool)
  .refine((tools) => Object.keys(tools).length <= maxTools, `there are at most ${maxTools} custom tools`);

function findUseProblem(
  part: Exclude<TemplatePart, { type: 'text' }>,
  properties: Readonly<Record<string, CustomParameter>>,
  parts: number,
): string | null {
  const known = Object.keys(properties);
  if (!known.includes(part.name))
    return `there is no parameter "${part.name}"${known.length === 0 ? '' : `: ${renderNearest(part.name, known)}`}`;
  const isList = properties[part.name]?.type === 'array';
  if (isList && part.type === 'value') return `${part.name} is a list: write {${part.name}...}`;
  if (!isList && part.type === 'spread') return `${part.name} is no list: write {${part.name}}`;
  return isList && parts > 1 ? `{${part.name}...} is replaced by several words, so its word has no other text` : null;
}

/** A custom tool as the policy file contains it, with defaults for the keys that are left out. */
export function readCustomTool(name: string, written: Written, registries: Registries): CustomTool {
  const [program = '', ...words] = written.command;
  return {
    name,
    structuredName: readStructuredName(name),
    description: written.description,
    parameters: written.parameters?.properties ?? {},
    required: written.parameters?.required ?? [],
    command: [program, ...words],
    cwd: written.cwd ?? '.',
    timeoutMs: written.timeoutMs ?? null,
    network: readHostEntries(written.network ?? [], `customTools.${name}`, registries),
    acknowledged: written.acknowledge !== undefined,
  };
}

function readStructuredName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
