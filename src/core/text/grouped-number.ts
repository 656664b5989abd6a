/** A number for people: `1,234,567`. */
export function renderNumber(value: number): string {
  // `toLocaleString` loads the data of all languages first, which takes longer than the rest of a short command.
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
