/** The order of two texts by their UTF-16 units, which no language of the machine changes. */
export function compareText(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
