import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HarnessError } from '../core/types/error.ts';
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
