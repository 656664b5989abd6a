import * as z from 'zod';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import type { RecordedEvent } from '../core/types/record.ts';
import { eventSchema } from '../core/types/event.ts';
import { renderIssues, toCamelCase, toSnakeCase } from './key-case.ts';

/** ECMAScript, "Time Values and Time Range". */
const maxDateMs = 8.64e15;

/** One line of `history.jsonl`, with its keys in camelCase. */
export const historyLineSchema = z.object({
  schema: z.literal('history/v1'),
  seq: z.int().positive(),
  // The range of a `Date`, since reports render it as one.
  timestampMs: z.number().min(0).max(maxDateMs),
  event: eventSchema,
});

/** One event as a line, its newline included. */
export function renderHistoryLine({ seq, timestampMs, event }: RecordedEvent): string {
  return `${JSON.stringify({ schema: 'history/v1', seq, timestamp_ms: timestampMs, event: toSnakeCase(event) })}\n`;
}

export interface HistoryRead {
  readonly events: readonly RecordedEvent[];
  /** Bytes of a last line that a killed process left unfinished; 0 if the last line is complete. */
  readonly tornBytes: number;
}

/** Reads the lines of a history. Throws `usage`, with the line, for one that is not an event; tolerates a torn last line. */
export function parseHistory(text: string, source: string): HistoryRead {
  const end = text.lastIndexOf('\n') + 1;
  const lines = text.slice(0, end).split('\n').slice(0, -1);
  const events = lines.map((line, index) => parseLine(line, `${source}:${index + 1}`, index + 1));
  return { events, tornBytes: Buffer.byteLength(text.slice(end)) };
}

function parseLine(line: string, place: string, expectedSeq: number): RecordedEvent {
  try {
    const { seq, timestampMs, event } = historyLineSchema.parse(toCamelCase(JSON.parse(line)));
    if (seq !== expectedSeq) throw new Error(`seq is ${seq}, not ${expectedSeq}`);
    return { seq, timestampMs, event };
  } catch (thrown) {
    const why = thrown instanceof z.ZodError ? renderIssues(thrown) : readErrorMessage(thrown);
    throw new HarnessError({
      code: 'usage',
      message: `${place}: this is not a line of a history: ${why}`,
      hint: 'Use a record as the run wrote it.',
      cause: thrown,
    });
  }
}
