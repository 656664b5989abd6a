import * as z from 'zod';
import type { JsonObject, JsonValue } from '../core/text/json.ts';
import { predicateType, statementSchema } from './attestation.ts';
import { auditLineSchema } from './audit-schema.ts';
import { historyLineSchema } from './history.ts';
import { renderSnakeKey } from './key-case.ts';
import { resultFileSchema } from './result-file.ts';

/** The JSON Schemas of the record's formats on disk: a line of the history, a line of the audit, the result. */
export function recordSchemas(): {
  readonly history: JsonObject;
  readonly audit: JsonObject;
  readonly result: JsonObject;
  readonly attestation: JsonObject;
} {
  return {
    history: describe('history/v1: a line of history.jsonl', historyLineSchema),
    audit: describe('audit/v1: a line of audit.jsonl', auditLineSchema),
    result: describe('result/v1: result.json', resultFileSchema),
    attestation: describeAs(`in-toto Statement v1 with the predicate ${predicateType}`, statementSchema),
  };
}

// As input: a reader must take a field that a later version adds.
function describe(title: string, schema: z.ZodType): JsonObject {
  return renameProperties(describeAs(title, schema)) as JsonObject;
}

function describeAs(title: string, schema: z.ZodType): JsonObject {
  const { $schema, ...described } = z.toJSONSchema(schema, { io: 'input' });
  return { $schema: $schema ?? '', title, ...(described as JsonObject) };
}

function renameProperties(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(renameProperties);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      if (key === 'properties') return [key, renameKeys(entry as JsonObject)];
      if (key === 'required') return [key, (entry as string[]).map(renderSnakeKey)];
      return [key, renameProperties(entry)];
    }),
  );
}

function renameKeys(properties: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([key, entry]) => [renderSnakeKey(key), renameProperties(entry)]),
  );
}
