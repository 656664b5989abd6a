import { Ajv2020 } from 'ajv/dist/2020.js';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import type { JsonObject } from '../core/text/json.ts';
import { parseJson } from '../core/text/parse-json.ts';

/** Reads an answer that has to be one JSON value. Returns the value as compact JSON and its text for people, or the problem for the model. */
export type ReadAnswer = (
  text: string,
) =>
  | { readonly type: 'value'; readonly json: string; readonly message: string }
  | { readonly type: 'problem'; readonly problem: string };

const shownProblems = 10;

/**
 * Creates the reader of answers that fit a JSON Schema. `readMessage` finds the text for people in such an answer; without it, that is the
 * answer unchanged. Throws `usage` if `schema` is not one.
 */
export function createAnswerReader(schema: JsonObject, readMessage?: (json: string) => string): ReadAnswer {
  const validate = compile(schema);
  return (text) => {
    let value: unknown;
    try {
      value = parseJson(findJson(text));
    } catch (thrown) {
      return { type: 'problem', problem: `it is not JSON: ${readErrorMessage(thrown)}` };
    }
    if (validate(value)) {
      const json = JSON.stringify(value);
      return { type: 'value', json, message: readMessage?.(json) ?? text };
    }
    const problems = (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath === '' ? 'the value' : instancePath} ${message ?? 'does not fit'}`,
    );
    return { type: 'problem', problem: [...new Set(problems)].slice(0, shownProblems).join('; ') };
  };
}

function compile(schema: JsonObject): ReturnType<Ajv2020['compile']> {
  // Ajv would look up a reference to an older version of the format. Schemas of that version are accepted without it.
  const { $schema: _version, ...rest } = schema;
  try {
    return new Ajv2020({ strict: false, validateFormats: false, allErrors: true, logger: false }).compile(rest);
  } catch (thrown) {
    throw new HarnessError({
      code: 'usage',
      message: `output-schema: this is not a JSON Schema that can be checked: ${readErrorMessage(thrown)}`,
      hint: 'References may lead to places in the schema itself only.',
    });
  }
}

/** The JSON in an answer: the whole text, or the content of its only fenced block of JSON. Models put a sentence before or after such a block. */
function findJson(text: string): string {
  const blocks: string[] = [];
  // The lines of the block that is open, with its first line, which contains the language.
  let open: string[] | null = null;
  for (const line of text.split('\n')) {
    const mark = line.trim();
    if (open !== null && mark !== '```') open.push(line);
    else if (open === null && mark.startsWith('```')) open = [mark];
    else if (open !== null) {
      const [opening, ...lines]: readonly string[] = open;
      if (opening === '```' || opening === '```json') blocks.push(lines.join('\n'));
      open = null;
    }
  }
  const [only, ...others] = blocks;
  return only === undefined || others.length > 0 ? text : only;
}
