import { z } from 'zod';
import { HarnessError, readErrorMessage } from '../core/error.ts';
import type { RunResult } from '../core/result.ts';
import { renderIssues, toCamelCase, toSnakeCase } from './key-case.ts';
import { resultSchema } from './result-schema.ts';

/** What `result.json` holds, with its keys in camelCase. */
export const resultFileSchema = z.object({ schema: z.literal('result/v1'), ...resultSchema.shape });

/** The text of `result.json`. */
export function renderResultFile(result: RunResult): string {
  return `${JSON.stringify(toSnakeCase({ schema: 'result/v1', ...result }), null, 2)}\n`;
}

/** Reads the text of a `result.json`. Rejects with `usage` for anything else; `source` is named in the message. */
export function parseResultFile(text: string, source: string): RunResult {
  try {
    const { schema: _, ...result } = resultFileSchema.parse(toCamelCase(JSON.parse(text)));
    return result;
  } catch (thrown) {
    const why = thrown instanceof z.ZodError ? renderIssues(thrown) : readErrorMessage(thrown);
    throw new HarnessError({
      code: 'usage',
      message: `${source}: this is no result of a run: ${why}`,
      hint: 'Use a record as the run wrote it.',
      cause: thrown,
    });
  }
}
