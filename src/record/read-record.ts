import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { recordFiles, type RecordedEvent, type RunRecord } from '../core/types/record.ts';
import { parseHistory } from './history.ts';
import { readAuditLines } from './read-audit.ts';

/** Reads a record back, also the record of a killed run. Throws `usage` if there is no record or if a line is no event. */
export function readRecord(directory: string): RunRecord {
  const historyFile = join(directory, recordFiles.history);
  if (!existsSync(historyFile))
    throw new HarnessError({
      code: 'usage',
      message: `${directory} holds no record`,
      hint: `Give the folder that the run printed as its record; it contains ${recordFiles.history}.`,
    });
  const { events } = parseHistory(readFileSync(historyFile, 'utf8'), historyFile);
  const last = readAuditLines(directory).lines.at(-1);
  return { ...foldRecord(directory, events), auditDigest: last?.type === 'closed' ? last.hash : null };
}

/** The record of a folder whose events are known, before its audit is closed. */
export function foldRecord(directory: string, events: readonly RecordedEvent[]): RunRecord {
  const started = events.flatMap(({ event }) => (event.type === 'run-started' ? [event] : []))[0] ?? null;
  const sandbox = events.flatMap(({ event }) => (event.type === 'sandbox-opened' ? [event] : []))[0] ?? null;
  const result = events.flatMap(({ event }) => (event.type === 'run-finished' ? [event.result] : [])).at(-1) ?? null;
  const patchFile = join(directory, recordFiles.patch);
  return {
    directory,
    events,
    started,
    sandbox,
    result,
    patch: existsSync(patchFile) ? readFileSync(patchFile, 'utf8') : '',
    auditDigest: null,
  };
}

/** Folders between the given one and a record: the repository, the run, the artifact and the record in it. */
const maxDepth = 4;

/** A record that cannot be read, and why. */
export interface BrokenRecord {
  readonly name: string;
  readonly problem: string;
}

/** The values that were read from a folder of records, in the order of their names. */
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

// Problems that a foreign file can cause: a line that is no event, arguments that are not JSON, a folder that cannot be listed, a file that is too long.
function isOfRecord(thrown: unknown): boolean {
  return (
    thrown instanceof HarnessError || thrown instanceof SyntaxError || (thrown instanceof Error && 'code' in thrown)
  );
}
