import * as z from 'zod';
import type { RunResult } from '../core/types/result.ts';
import { toSnakeCase } from './key-case.ts';
import { resultSchema } from '../core/types/result.ts';

/** The schema of `result.json`, with its keys in camelCase. */
export const resultFileSchema = z.object({ schema: z.literal('result/v1'), ...resultSchema.shape });

/** The text of `result.json`. */
export function renderResultFile(result: RunResult): string {
  return `${JSON.stringify(toSnakeCase({ schema: 'result/v1', ...result }), null, 2)}\n`;
}
