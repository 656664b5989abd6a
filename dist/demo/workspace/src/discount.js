/** The share of the price that is taken off for so many pieces. */
export function readDiscount(pieces) {
  if (pieces > 100) return 0.1;
  if (pieces > 10) return 0.05;
  return 0;
}
