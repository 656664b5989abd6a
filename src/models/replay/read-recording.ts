import * as z from 'zod';
import { HarnessError, readErrorMessage } from '../../core/types/error.ts';
import { decisions } from '../../core/types/decision.ts';
import type { RunEvent } from '../../core/types/event.ts';
import type { RecordedEvent } from '../../core/types/record.ts';
import { answerItemSchemas } from '../wire/answer-schema.ts';

const count = z.int().nonnegative();

// Only the fields that a replay needs are checked; the others are kept unchanged.
const eventSchemas = new Map<string, z.ZodType>(
  Object.entries({
    'run-started': z.looseObject({ type: z.string(), model: z.string() }),
    item: z.looseObject({
      type: z.string(),
      turn: count,
      item: z.discriminatedUnion('type', [
        ...answerItemSchemas,
        z.looseObject({ type: z.enum(['function_call_output', 'script_tool_call', 'script_tool_call_output']) }),
      ]),
    }),
    'model-responded': z.looseObject({
      type: z.string(),
      turn: count,
      model: z.string(),
      stop: z.enum(['complete', 'length', 'refusal', 'repetition']),
      usage: z.looseObject({
        inputTokens: count,
        outputTokens: count,
        cachedTokens: count,
        // Records of earlier versions lack it.
        cacheWriteTokens: count.nullable().default(null),
      }),
    }),
    'tool-decided': z.looseObject({
      type: z.string(),
      argsSha256: z.string(),
      argsJson: z.string().default(''),
      scriptId: z.string().nullable().default(null),
      decision: z.looseObject({ turn: count, callId: z.string(), tool: z.string(), decision: z.enum(decisions) }),
    }),
    'tool-finished': z.looseObject({
      type: z.string(),
      callId: z.string(),
      state: z.enum(['completed', 'failed', 'aborted']),
      exitCode: z.int().nullable(),
    }),
    'tool-rejected': z.looseObject({
      type: z.string(),
      turn: count,
      tool: z.string(),
      scriptId: z.string().nullable().default(null),
    }),
  }),
);

const lineSchema = z.object({
  schema: z.literal('history/v1'),
  seq: z.int().positive(),
  timestamp_ms: z.number(),
  event: z.looseObject({ type: z.string() }),
});

/**
 * Reads a `history.jsonl` for a replay. Kinds of events that a replay does not need are left out, and so is a last line that a killed process
 * left unfinished. Throws `usage` with the file and line for anything else that is not a line of a history, and for a history without a model's turn.
 */
export function readRecording(text: string, source: string): readonly RecordedEvent[] {
  const lines = text.split('\n');
  const whole = lines.slice(0, -1);
  const events = whole.flatMap((line, index) => (line.trim() === '' ? [] : readLine(line, source, index + 1)));
  const torn = lines.at(-1) ?? '';
  if (torn.trim() !== '' && isJson(torn)) events.push(...readLine(torn, source, lines.length));
  if (!events.some(({ event }) => event.type === 'item'))
    throw new HarnessError({
      code: 'usage',
      message: `${source}: the recording has no turn of a model`,
      hint: 'Give the record of a run in which a model answered.',
    });
  return events;
}

function readLine(line: string, source: string, number: number): RecordedEvent[] {
  try {
    const { seq, timestamp_ms: timestampMs, event } = lineSchema.parse(JSON.parse(line));
    const schema = eventSchemas.get(event.type);
    if (schema === undefined) return [];
    return [{ seq, timestampMs, event: schema.pipe(z.custom<RunEvent>()).parse(toCamelCase(event)) }];
  } catch (thrown) {
    const why = thrown instanceof z.ZodError ? z.prettifyError(thrown) : readErrorMessage(thrown);
    const message = `this is no line of a history: ${why}`;
    throw new HarnessError({
      code: 'usage',
      message: `${source}:${number}: ${message}`,
      hint: 'Give a history.jsonl as a run wrote it.',
      problems: [{ message, hint: '', file: source, line: number, column: null }],
    });
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function toCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCamelCase);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
      toCamelCase(entry),
    ]),
  );
}
