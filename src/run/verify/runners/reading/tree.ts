import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';

/** A line of an indented list of suites and tests. */
export interface TreeLine {
  readonly indent: number;
  readonly text: string;
  /** Null for a suite. */
  readonly end: TestEnd | null;
}

/** Reads the names of tests, with the names of the suites above them, from lines in which deeper lines belong to the line above. */
export function readTree(
  lines: readonly TreeLine[],
  { above, separator }: { above: string; separator: string },
): NamedTest[] {
  const suites: { readonly indent: number; readonly name: string }[] = [];
  const tests: NamedTest[] = [];
  for (const { indent, text, end } of lines) {
    while ((suites.at(-1)?.indent ?? -1) >= indent) suites.pop();
    const parent = suites.at(-1)?.name ?? above;
    const name = parent === '' ? text : `${parent}${separator}${text}`;
    if (end === null) suites.push({ indent, name: name.slice(0, 1_000) });
    else tests.push({ name, end });
  }
  return tests;
}

/** The number of spaces at the start of a line. */
export function readIndent(line: string): number {
  return line.length - line.trimStart().length;
}
