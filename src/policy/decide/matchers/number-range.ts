import * as z from 'zod';
import { strictObject } from '../../../core/schema-parts.ts';

/** `{ gte, lte }`, both ends included; at least one of them. */
export const numberRange = strictObject({
  gte: z.number().int().nonnegative().optional().describe('At least this.'),
  lte: z.number().int().nonnegative().optional().describe('At most this.'),
}).refine(({ gte, lte }) => gte !== undefined || lte !== undefined, 'give gte, lte or both');

export type NumberRange = z.output<typeof numberRange>;

export function isInRange({ gte, lte }: NumberRange, value: number): boolean {
  return (gte === undefined || value >= gte) && (lte === undefined || value <= lte);
}

export function renderRange({ gte, lte }: NumberRange): string {
  return [gte === undefined ? '' : `at least ${gte}`, lte === undefined ? '' : `at most ${lte}`]
    .filter((part) => part !== '')
    .join(' and ');
}
