import type { Problem } from '../../core/types/error.ts';

/** A YAML text that was read strictly, with the places of its values. */
export interface YamlFile {
  readonly file: string;
  readonly value: unknown;
  /** The errors of the text itself; the value must not be used if `broken`. */
  readonly problems: readonly Problem[];
  readonly broken: boolean;
  /** The problem at the value that the path leads to, or at the nearest that exists. */
  problemAt(path: readonly PropertyKey[], message: string, hint?: string): Problem;
  /** The problem at a key of the map that the path leads to. */
  problemAtKey(path: readonly PropertyKey[], key: string, message: string, hint?: string): Problem;
}

/** A longer text is a problem, and is not parsed. */
export const maxYamlCharacters = 1_000_000;
