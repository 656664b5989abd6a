const replacements: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2018-\u201B\u2032]/g, "'"],
  [/[\u201C-\u201F\u2033]/g, '"'],
  [/[\u00A0\u2002-\u200A\u202F\u205F\u3000]/g, ' '],
  [/\u2026/g, '...'],
  [/[\u00AD\u200B\u2060\uFEFF]/g, ''],
];

/**
 * A line without white space at its ends and characters without a width, with composed letters, and with plain characters for typographic dashes,
 * quotation marks and spaces.
 */
export function simplifyLine(line: string): string {
  return replacements.reduce((text, [pattern, plain]) => text.replace(pattern, plain), line.normalize('NFC')).trim();
}
