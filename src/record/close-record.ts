import { appendFileSync, existsSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { hashFile } from './contents.ts';
import { join } from 'node:path';
import type { Redactor } from '../core/ports/redact.ts';
import { recordFiles, type Report, type RunRecord } from '../core/types/record.ts';
import type { RunResult } from '../core/types/result.ts';
import { chainEntry } from './audit.ts';
import type { AuditLine } from './audit-schema.ts';
import { renderResultFile } from './result-file.ts';

/** The record of a run that has ended. */
export interface ClosedRecord extends RunRecord {
  readonly result: RunResult;
  readonly auditDigest: string;
}

/** Writes result and reports of a record whose history is complete, then the closing audit entry with the digest of every file. */
export function closeRecord(options: {
  readonly record: RunRecord;
  /** The last entry of its audit. */
  readonly lastEntry: AuditLine | null;
  readonly render: (record: RunRecord) => Readonly<Record<string, string>>;
  readonly writeFile: (name: string, content: string) => void;
}): ClosedRecord {
  const { record } = options;
  const { directory, result } = record;
  if (result === null) throw new Error('a record without a result cannot be closed');
  options.writeFile(recordFiles.result, renderResultFile(result));
  const reports = options.render(record);
  for (const [name, text] of Object.entries(reports)) options.writeFile(name, text);
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
  // The history is redacted; the patch keeps values of the repository that look like secrets.
  const page = render({ ...record, patch: redactor.redactText(record.patch) });
  writeFileSync(`${path}.tmp`, page, { mode: 0o600 });
  renameSync(`${path}.tmp`, path);
}

const fixedFiles: readonly string[] = [
  recordFiles.history,
  recordFiles.patch,
  recordFiles.published,
  recordFiles.base,
  recordFiles.policy,
  recordFiles.result,
  recordFiles.summary,
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
