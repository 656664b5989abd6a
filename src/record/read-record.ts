import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { findWeakest } from '../core/types/isolation.ts';
import { recordFiles, type RecordedEvent, type RunRecord } from '../core/types/record.ts';
import { parseHistory } from './history.ts';
import { readAuditLines } from './read-audit.ts';
import { compareText } from '../core/text/compare-text.ts';

/** Reads a record back, also the record of a killed run. Throws `usage` if there is no record or if a line is no event. */
export function readRecord(directory: string): RunRecord {
  const historyFile = join(directory, recordFiles.history);
  if (!existsSync(historyFile))
    throw new HarnessError({
      code: 'usage',
      message: `${directory} ${existsSync(directory) ? 'contains no record' : 'does not exist'}`,
      hint: `Give the directory that the run printed as its record; it contains ${recordFiles.history}.`,
    });
  const { events } = parseHistory(readFileSync(historyFile, 'utf8'), historyFile);
  const last = readAuditLines(directory).lines.at(-1);
  return { ...foldRecord(directory, events), auditDigest: last?.type === 'closed' ? last.hash : null };
}

/** The record of a directory whose events are known, before its audit is closed. */
export function foldRecord(directory: string, events: readonly RecordedEvent[]): RunRecord {
  const started = events.flatMap(({ event }) => (event.type === 'run-started' ? [event] : []))[0] ?? null;
  // A run may continue on another machine.
  const opened = events.flatMap(({ event }) => (event.type === 'sandbox-opened' ? [event] : []));
  const sandbox = findWeakest(opened, ({ isolation }) => isolation.level);
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

/** Directories between the given one and a record: the repository, the run, the artifact and the record in it. */
const maxDepth = 4;

/** A record that cannot be read, and why. */
export interface BrokenRecord {
  readonly name: string;
  readonly problem: string;
}

/** The values that were read from a directory of records, in the order of their names. */
export interface RecordsRead<T> {
  readonly found: readonly T[];
  readonly broken: readonly BrokenRecord[];
}

/**
 * Reads the records of directories: each directory itself, or those below it, such as unpacked artifacts. A record that a later part of the same run continues is
 * left out. Of each record only what `fold` returns is kept, so that thousands of them fit into memory. A record that cannot be read is listed. Throws
 * `usage` if a directory contains no record, or if none can be read.
 */
export function readRecords<T>(
  directories: readonly string[],
  fold: (name: string, record: RunRecord) => T,
): RecordsRead<T> {
  const found: FoundRecord<T>[] = [];
  const broken: BrokenRecord[] = [];
  const visit = (given: string, directory: string, depth: number): void => {
    // With its directory: artifacts that were unpacked into several have the same names.
    const name = relative(directories.length > 1 ? dirname(given) : given, directory) || basename(directory);
    try {
      const names = readdirSync(directory, { withFileTypes: true });
      if (existsSync(join(directory, recordFiles.history))) {
        const record = readRecord(directory);
        found.push({
          runId: record.started?.runId ?? null,
          events: record.events.length,
          folded: fold(name, record),
        });
      } else if (names.some((entry) => entry.name === recordFiles.audit))
        broken.push({ name, problem: `it has no ${recordFiles.history}: ${partialHint}` });
      else if (depth > 0)
        for (const entry of names.toSorted((left, right) => compareText(left.name, right.name)))
          if (entry.isDirectory()) visit(given, join(directory, entry.name), depth - 1);
    } catch (thrown) {
      if (!isOfRecord(thrown)) throw thrown;
      broken.push({ name, problem: readErrorMessage(thrown) });
    }
  };
  for (const directory of directories) {
    const before = found.length + broken.length;
    if (existsSync(directory)) visit(directory, directory, maxDepth);
    if (found.length + broken.length === before)
      throw new HarnessError({
        code: 'usage',
        message: `${directory} ${existsSync(directory) ? 'contains no record' : 'does not exist'}`,
        hint: `A record contains ${recordFiles.history}; ${partialHint}.`,
      });
  }
  const [first] = broken;
  if (found.length === 0 && first !== undefined)
    throw new HarnessError({
      code: 'usage',
      message: `no record can be read: ${first.name}: ${first.problem}${broken.length > 1 ? `, and ${broken.length - 1} more` : ''}`,
      hint: `Give the directory that a run printed as its record, or one above it; a record contains ${recordFiles.history}.`,
    });
  return { found: dropEarlierParts(found).map(({ folded }) => folded), broken };
}

interface FoundRecord<T> {
  /** Null if the run was ended before it began. */
  readonly runId: string | null;
  readonly events: number;
  readonly folded: T;
}

/** The records that no later part of the same run continues: the record of a resumed run begins with the events of the record that it continues. */
export function dropEarlierParts<T>(records: readonly FoundRecord<T>[]): readonly FoundRecord<T>[] {
  const longest = new Map<string, number>();
  for (const { runId, events } of records)
    if (runId !== null) longest.set(runId, Math.max(events, longest.get(runId) ?? 0));
  return records.filter(({ runId, events }) => runId === null || longest.get(runId) === events);
}

const partialHint = 'on public repositories, it is uploaded only with upload-artifact: full';

// Problems that a foreign file can cause: a line that is no event, a directory that cannot be listed, a file that is too long.
function isOfRecord(thrown: unknown): boolean {
  return thrown instanceof HarnessError || (thrown instanceof Error && 'code' in thrown);
}
