import { appendFileSync, lstatSync, readdirSync } from 'node:fs';
import { hashFile } from './contents.ts';
import { join } from 'node:path';
import type { Redactor } from '../core/ports/redact.ts';
import { recordFiles, type RecordedEvent, type RunRecord } from '../core/types/record.ts';
import type { RunResult } from '../core/types/result.ts';
import { chainEntry } from './audit.ts';
import type { AuditLine } from './audit-schema.ts';
import { redactPatch } from './patch/patch-secrets.ts';
import { foldRecord } from './read-record.ts';
import { replaceFile } from './replace-file.ts';
import { toSnakeCase } from './key-case.ts';

/** The record of a run that has ended. */
export interface ClosedRecord extends RunRecord {
  readonly result: RunResult;
  readonly auditDigest: string;
}

/** The reports of a record, by the names of their files. */
export type RenderReports = (record: RunRecord) => Readonly<Record<string, string>>;

/**
 * Writes result and reports of a record whose history is complete, then the closing audit entry with the digest of every file. Nothing is written into
 * the record after that, so no file of it contains the digest of the closing entry.
 */
export function closeRecord(options: {
  readonly directory: string;
  readonly events: readonly RecordedEvent[];
  /** The last entry of its audit. */
  readonly lastEntry: AuditLine | null;
  readonly render: RenderReports;
  readonly redactor: Redactor;
}): ClosedRecord {
  const { directory, redactor } = options;
  const record = foldRecord(directory, options.events);
  const { result } = record;
  if (result === null) throw new Error('a record without a result cannot be closed');
  // Before the reports are made, so that an error in one of them does not cost the result.
  replaceFile(join(directory, recordFiles.result), renderResultFile(result));
  replaceFile(join(directory, recordFiles.message), redactor.redactText(result.finalMessage));
  // Before a report shows a part of it. The patch keeps values of the repository that look like secrets; everything else in a record is redacted.
  const reports = options.render({ ...record, patch: redactPatch(record.patch, redactor) });
  // The events are redacted, and what is made of them again: a report that leaves out characters can join the parts of a secret.
  for (const [name, text] of Object.entries(reports)) replaceFile(join(directory, name), redactor.redactText(text));
  const entry = chainEntry(options.lastEntry, {
    type: 'closed',
    outcome: result.outcome,
    files: Object.fromEntries(
      [...digestFiles(directory)].flatMap(([name, hash]) => (hash === null ? [] : [[name, hash]])),
    ),
  });
  appendFileSync(join(directory, recordFiles.audit), `${JSON.stringify(entry)}\n`);
  return { ...record, result, auditDigest: entry.hash };
}

/** The text of `result.json`. */
export function renderResultFile(result: RunResult): string {
  return `${JSON.stringify(toSnakeCase({ schema: 'result/v1', ...result }), null, 2)}\n`;
}

/**
 * Every file below a record, with its SHA-256: the closing audit entry names them all. The audit itself is not among them, since its entries cover
 * each other. The hash is null for links and anything else that is not a plain file.
 */
export function digestFiles(directory: string): ReadonlyMap<string, string | null> {
  const list = (part: string): string[] =>
    readdirSync(join(directory, part), { withFileTypes: true }).flatMap((entry) => {
      const name = join(part, entry.name);
      return entry.isDirectory() ? list(name) : [name];
    });
  const names = list('').filter((name) => name !== recordFiles.audit);
  return new Map(
    names.toSorted().map((name) => {
      const path = join(directory, name);
      return [name, lstatSync(path, { throwIfNoEntry: false })?.isFile() === true ? hashFile(path) : null];
    }),
  );
}
