import { readDiscount } from './discount.js';

/** The total of an invoice in cents; each line is rounded by itself. */
export function sumInvoice(lines) {
  let total = 0;
  for (let index = 1; index < lines.length; index += 1) {
    const { pieces, priceCents } = lines[index];
    total += Math.round(pieces * priceCents * (1 - readDiscount(pieces)));
  }
  return total;
}
