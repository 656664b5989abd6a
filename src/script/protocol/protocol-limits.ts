/** Bounds of data that crosses a boundary, in UTF-16 units unless the name states otherwise. Both sides check them. */
export const protocolLimits = {
  sourceChars: 131_072,
  /** The values of the store take up to twice their size as text in JSON. */
  configChars: 1_572_864,
  /** A patch of 2,000,000 characters, escaped as JSON. */
  argumentBytes: 4_194_304,
  argumentDepth: 64,
  /** A tool's result; more is refused with an error that the script sees. */
  resultChars: 4_194_304,
  /** One call of `console`: both streams of a command. The model receives a part of a longer console, and the name of the file with the whole. */
  lineChars: 524_288,
  /** With the number of characters that were left out. */
  logChars: 524_352,
  /** All lines of a script together. */
  consoleChars: 1_048_576,
  progressChars: 1_100,
  errorNameChars: 256,
  errorChars: 16_384,
  /** Calls over its budget that a script may still send before the guest itself refuses them. */
  callsOverBudget: 16,
  missingReports: 16,
  /** Values that a script hands over, and how often it may. */
  handOverChars: 131_072,
  handOvers: 100,
  storeKeyChars: 200,
  /** Changes of the store by one script, and their text in all. */
  storeChanges: 1_000,
  storePostedChars: 2_097_152,
} as const;
