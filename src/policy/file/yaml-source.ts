import type { Problem } from '../../core/types/error.ts';

/** A YAML text that was parsed strictly, with the places of its values. */
export interface YamlFile {
  readonly file: string;
  readonly value: unknown;
  /** The errors of the text itself. The value must not be used if `broken` is true. */
  readonly problems: readonly Problem[];
  readonly broken: boolean;
  /** A problem at the value at the end of the path, or at the nearest existing parent. */
  problemAt(path: readonly PropertyKey[], message: string, hint?: string): Problem;
  /** A problem at a key of the map at the end of the path. */
  problemAtKey(path: readonly PropertyKey[], key: string, message: string, hint?: string): Problem;
}

/** A longer text is a problem, and is not parsed. */
export const maxYamlCharacters = 500_000;
