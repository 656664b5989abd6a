import { appendFileSync, existsSync, readdirSync, statSync } from 'node:fs';
import { hashFile } from './contents.ts';
import { join } from 'node:path';
import type { Redactor } from '../core/ports/redact.ts';
import { checkLogs } from '../core/types/verify.ts';
import { recordFiles, type Report, type RunRecord } from '../core/types/record.ts';
import type { RunResult } from '../core/types/result.ts';
import { chainEntry } from './audit.ts';
import type { AuditLine } from './schemas/audit-schema.ts';
import { replaceFile } from './replace-file.ts';
import { renderResultFile } from './result-file.ts';

/** The record of a run that has ended. */
export interface ClosedRecord extends RunRecord {
  readonly result: RunResult;
  readonly auditDigest: string;
}

/** The reports of a record in parts that are written one after the other, by the names of their files. */
export type RenderReports = (record: RunRecord) => Readonly<Record<string, Iterable<string>>>;

/** Writes result and reports of a record whose history is complete, then the closing audit entry with the digest of every file. */
export function closeRecord(options: {
  readonly record: RunRecord;
  /** The last entry of its audit. */
  readonly lastEntry: AuditLine | null;
  readonly render: RenderReports;
  /** Applied to the patch, which keeps values of the repository that look like secrets. Everything else in a record is redacted already. */
  readonly redact: (text: string) => string;
}): ClosedRecord {
  const { record } = options;
  const { directory, result } = record;
  if (result === null) throw new Error('a record without a result cannot be closed');
  // Before the reports are made, so that an error in one of them does not cost the result.
  replaceFile(join(directory, recordFiles.result), [renderResultFile(result)]);
  const reports = options.render({ ...record, patch: options.redact(record.patch) });
  for (const [name, parts] of Object.entries(reports)) replaceFile(join(directory, name), parts);
  const entry = chainEntry(options.lastEntry, {
    type: 'closed',
    outcome: result.outcome,
    files: digestFiles(directory, Object.keys(reports)),
  });
  appendFileSync(join(directory, recordFiles.audit), `${JSON.stringify(entry)}\n`);
  return { ...record, result, auditDigest: entry.hash };
}

/**
 * Writes `report.html` into a record, if it is not there yet. Called when the result of the run is out, since no one waits for the page: it is not
 * among the files of the closing audit entry, and `report --html` makes it again from those that are. Rejects if the folder cannot be written.
 */
export async function writePage(
  record: RunRecord,
  { load, redactor }: { readonly load: () => Promise<Report>; readonly redactor: Redactor },
): Promise<void> {
  const path = join(record.directory, recordFiles.page);
  if (existsSync(path)) return;
  const { render } = await load();
  // As in `closeRecord`.
  const page = render({ ...record, patch: redactor.redactText(record.patch) });
  replaceFile(path, [page]);
}

const fixedFiles: readonly string[] = [
  recordFiles.history,
  recordFiles.patch,
  recordFiles.published,
  recordFiles.base,
  recordFiles.policy,
  recordFiles.result,
  recordFiles.summary,
  ...Object.values(checkLogs),
];

/** The existing published files of a record and the existing files of `others`, with their SHA-256; the audit itself is not among them. */
export function digestFiles(directory: string, others: readonly string[]): Record<string, string> {
  const outputs = join(directory, recordFiles.outputs);
  const listed = statSync(outputs, { throwIfNoEntry: false })?.isDirectory() === true ? readdirSync(outputs) : [];
  const names = new Set([...fixedFiles, ...others, ...listed.map((name) => `${recordFiles.outputs}/${name}`)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => statSync(join(directory, name), { throwIfNoEntry: false })?.isFile() === true)
      .toSorted()
      .map((name) => [name, hashFile(join(directory, name))]),
  );
}
