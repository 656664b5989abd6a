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
      value = parseJson(stripFence(text));
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

// Models put JSON in a block of code.
function stripFence(text: string): string {
  const whole = text.trimEnd();
  const opening = /^\s*```(?:json)?[^\S\n]*\n/.exec(whole)?.[0];
  const lastLine = whole.slice(whole.lastIndexOf('\n') + 1);
  return opening !== undefined && lastLine.trimStart() === '```' ? whole.slice(opening.length, -3) : text;
}
