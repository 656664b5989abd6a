/** The directory in which commands and file tools find stored output. */
export const outputsTarget = '/tmp/outputs';

/** What the complete texts are that are stored if the model receives only a part. Each name is part of the name of a file. */
const storedNames = [
  'stdout',
  'stderr',
  'session',
  'agent',
  'chat',
  'http',
  'document',
  'github',
  'mcp',
  'result',
  'hand-over',
  'console',
] as const;

export type StoredName = (typeof storedNames)[number];

export function nameStoredOutput(count: number, name: StoredName): string {
  return `${count}-${name}.txt`;
}

const wholeMarker = /; the whole is in (\/tmp\/outputs\/\d{1,6}-([a-z-]{1,20})\.txt) …\]/g;

/**
 * The file of a marker in a text, with the complete text of a cut that was stored; null if there is none. The text may contain a forged marker: a path
 * with any other words would be a sentence of its author.
 */
export function findWhole(text: string): string | null {
  for (const [, path = '', name] of text.matchAll(wholeMarker))
    if (storedNames.some((stored) => stored === name)) return path;
  return null;
}
