import * as z from 'zod';
import { hasValue, optional, strictObject } from '../../../core/schema-parts.ts';

/** `{ gte, lte }`, both ends included; at least one of them. */
export const numberRange = strictObject({
  gte: optional(z.number().int().nonnegative(), 'At least this.'),
  lte: optional(z.number().int().nonnegative(), 'At most this.'),
}).refine(hasValue, 'give gte, lte or both');

export type NumberRange = z.output<typeof numberRange>;

export function isInRange({ gte, lte }: NumberRange, value: number): boolean {
  return (gte === undefined || value >= gte) && (lte === undefined || value <= lte);
}

export function renderRange({ gte, lte }: NumberRange): string {
  return [gte === undefined ? '' : `at least ${gte}`, lte === undefined ? '' : `at most ${lte}`]
    .filter((part) => part !== '')
    .join(' and ');
}
