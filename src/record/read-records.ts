import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { recordFiles, type RunRecord } from '../core/types/record.ts';
import { readRecord } from './read-record.ts';

/** Folders between the given one and a record: the repository, the run, the artifact and the record in it. */
const maxDepth = 4;

/** A record that cannot be read, and why. */
export interface BrokenRecord {
  readonly name: string;
  readonly problem: string;
}

/** What was read from a folder of records, in the order of their names. */
export interface RecordsRead<T> {
  readonly found: readonly T[];
  readonly broken: readonly BrokenRecord[];
}

/**
 * Reads the records of a folder: the folder itself, or those below it, such as unpacked artifacts. Of each record only what `fold` returns is kept, so
 * that thousands of them fit into memory. A record that cannot be read is listed. Throws `usage` if the folder contains no record.
 */
export function readRecords<T>(folder: string, fold: (name: string, record: RunRecord) => T): RecordsRead<T> {
  const found: T[] = [];
  const broken: BrokenRecord[] = [];
  const visit = (directory: string, depth: number): void => {
    const name = relative(folder, directory) || basename(directory);
    try {
      const names = readdirSync(directory, { withFileTypes: true });
      if (existsSync(join(directory, recordFiles.history))) found.push(fold(name, readRecord(directory)));
      else if (names.some((entry) => entry.name === recordFiles.audit))
        broken.push({ name, problem: `it has no ${recordFiles.history}: ${partialHint}` });
      else if (depth > 0)
        for (const entry of names.toSorted((left, right) => (left.name < right.name ? -1 : 1)))
          if (entry.isDirectory()) visit(join(directory, entry.name), depth - 1);
    } catch (thrown) {
      if (!isOfRecord(thrown)) throw thrown;
      broken.push({ name, problem: readErrorMessage(thrown) });
    }
  };
  if (existsSync(folder)) visit(folder, maxDepth);
  if (found.length + broken.length > 0) return { found, broken };
  throw new HarnessError({
    code: 'usage',
    message: `${folder} holds no record`,
    hint: `A record contains ${recordFiles.history}; ${partialHint}.`,
  });
}

const partialHint = 'on public repositories, it is uploaded only with upload-artifact: full';

// What a foreign file can cause: a line that is no event, arguments that are not JSON, a folder that cannot be listed, a file that is too long.
function isOfRecord(thrown: unknown): boolean {
  return (
    thrown instanceof HarnessError || thrown instanceof SyntaxError || (thrown instanceof Error && 'code' in thrown)
  );
}
