import { z } from 'zod';
import { HarnessError } from '../core/error.ts';
import type { RunEvent } from '../core/event.ts';
import type { RecordedEvent } from '../core/record.ts';
import { toCamelCase, toSnakeCase } from './key-case.ts';

const eventTypes = [
  'run-started',
  'item',
  'model-requested',
  'model-responded',
  'model-failed',
  'tool-decided',
  'tool-started',
  'tool-finished',
  'tool-rejected',
  'script-console',
  'script-progress',
  'plan-updated',
  'command-checked',
  'patch-made',
  'warning',
  'run-finished',
] as const satisfies readonly RunEvent['type'][];

/** One line of `history.jsonl`. The event's own fields follow the types of the program that wrote it. */
const lineSchema = z.object({
  schema: z.literal('history/v1'),
  seq: z.int().positive(),
  timestamp_ms: z.number(),
  event: z.looseObject({ type: z.enum(eventTypes) }),
});

/** One event as a line, its newline included. */
export function renderHistoryLine({ seq, timestampMs, event }: RecordedEvent): string {
  return `${JSON.stringify({ schema: 'history/v1', seq, timestamp_ms: timestampMs, event: toSnakeCase(event) })}\n`;
}

export interface HistoryRead {
  readonly events: readonly RecordedEvent[];
  /** Bytes of a last line that a killed process left unfinished; 0 where there is none. */
  readonly tornBytes: number;
}

/** Reads the lines of a history. Rejects with `usage`, with the line, for one that is not an event; tolerates a torn last line. */
export function parseHistory(text: string, source: string): HistoryRead {
  const end = text.lastIndexOf('\n') + 1;
  const lines = text.slice(0, end).split('\n').slice(0, -1);
  const events = lines.map((line, index) => parseLine(line, `${source}:${index + 1}`, index + 1));
  return { events, tornBytes: Buffer.byteLength(text.slice(end)) };
}

function parseLine(line: string, place: string, expectedSeq: number): RecordedEvent {
  try {
    const parsed = lineSchema.parse(JSON.parse(line));
    if (parsed.seq !== expectedSeq) throw new Error(`seq is ${parsed.seq}, not ${expectedSeq}`);
    return { seq: parsed.seq, timestampMs: parsed.timestamp_ms, event: toCamelCase(parsed.event) as RunEvent };
  } catch (thrown) {
    const why = thrown instanceof z.ZodError ? z.prettifyError(thrown) : (thrown as Error).message;
    throw new HarnessError({
      code: 'usage',
      message: `${place}: this is no line of a history: ${why}`,
      hint: 'Use a record as the run wrote it.',
      cause: thrown,
    });
  }
}
