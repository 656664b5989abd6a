import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { recordFiles, type RunRecord } from '../core/types/record.ts';
import { chainEntry } from './audit.ts';
import { readAuditLines } from './read-audit.ts';
import { readRecord } from './read-record.ts';
import { renderResultFile } from './result-file.ts';

/** Writes result and reports of a record whose history is complete, then the closing audit entry with the digest of every file. */
export function closeRecord(options: {
  readonly directory: string;
  readonly render: (record: RunRecord) => Readonly<Record<string, string>>;
  readonly writeFile: (name: string, content: string) => void;
}): { readonly auditDigest: string } {
  const { directory } = options;
  const record = readRecord(directory);
  const { result } = record;
  if (result === null) throw new Error('a record without a result cannot be closed');
  options.writeFile(recordFiles.result, renderResultFile(result));
  const reports = options.render(record);
  for (const [name, text] of Object.entries(reports)) options.writeFile(name, text);
  const { lines } = readAuditLines(directory);
  const entry = chainEntry(lines.at(-1) ?? null, {
    type: 'closed',
    outcome: result.outcome,
    files: digestFiles(directory, Object.keys(reports)),
  });
  appendFileSync(join(directory, recordFiles.audit), `${JSON.stringify(entry)}\n`);
  return { auditDigest: entry.hash };
}

const fixedFiles: readonly string[] = [
  recordFiles.history,
  recordFiles.patch,
  recordFiles.base,
  recordFiles.policy,
  recordFiles.result,
  recordFiles.summary,
];

/** The published files of a record that are there, with their SHA-256, and those of `others`; the audit itself is not among them. */
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

function hashFile(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
