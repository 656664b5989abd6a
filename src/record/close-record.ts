import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { recordFiles, type RunRecord } from '../core/record.ts';
import { chainEntry } from './audit.ts';
import { readAuditLines } from './read-audit.ts';
import { readRecord } from './read-record.ts';
import { toSnakeCase } from './key-case.ts';

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
  options.writeFile(
    recordFiles.result,
    `${JSON.stringify({ schema: 'result/v1', ...(toSnakeCase(result) as object) }, null, 2)}\n`,
  );
  for (const [name, text] of Object.entries(options.render(record))) options.writeFile(name, text);
  const { lines } = readAuditLines(directory);
  const entry = chainEntry(lines.at(-1) ?? null, {
    type: 'closed',
    outcome: result.outcome,
    files: digestFiles(directory),
  });
  appendFileSync(join(directory, recordFiles.audit), `${JSON.stringify(entry)}\n`);
  return { auditDigest: entry.hash };
}

/** The published files of a record and their SHA-256; the audit itself and the private git folder are not among them. */
export function digestFiles(directory: string): Record<string, string> {
  const fixed = [
    recordFiles.history,
    recordFiles.patch,
    recordFiles.base,
    recordFiles.policy,
    recordFiles.result,
    recordFiles.summary,
  ];
  const outputs = statSync(join(directory, recordFiles.outputs), { throwIfNoEntry: false })?.isDirectory() === true;
  const names = [
    ...fixed,
    ...(outputs
      ? readdirSync(join(directory, recordFiles.outputs)).map((name) => `${recordFiles.outputs}/${name}`)
      : []),
  ];
  return Object.fromEntries(
    names
      .filter((name) => statSync(join(directory, name), { throwIfNoEntry: false })?.isFile() === true)
      .toSorted()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(directory, name)))
          .digest('hex'),
      ]),
  );
}
