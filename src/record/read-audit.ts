import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordFiles } from '../core/record.ts';
import { auditLineSchema, hashEntry, readExpectedPrevious, type AuditLine } from './audit.ts';

export interface AuditRead {
  /** The entries up to the first that is not right. */
  readonly lines: readonly AuditLine[];
  /** The first entry that is not right; null where all are. A torn last line is not counted. */
  readonly broken: { readonly at: number; readonly reason: string } | null;
}

/** Reads the audit of a record and checks form, order, chain and hash of each entry. */
export function readAuditLines(directory: string): AuditRead {
  const file = join(directory, recordFiles.audit);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines: AuditLine[] = [];
  for (const [index, line] of text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1)
    .entries()) {
    const checked = checkLine(line, lines.at(-1) ?? null);
    if (typeof checked === 'string') return { lines, broken: { at: index + 1, reason: checked } };
    lines.push(checked);
  }
  return { lines, broken: null };
}

function checkLine(text: string, previous: AuditLine | null): AuditLine | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (thrown) {
    return `it is not JSON (${(thrown as Error).message})`;
  }
  const parsed = auditLineSchema.safeParse(value);
  if (!parsed.success) return 'it is no audit entry';
  const entry = parsed.data;
  if (previous?.type === 'closed') return 'it follows the closing entry';
  if (entry.seq !== (previous?.seq ?? 0) + 1) return `its number is ${entry.seq}`;
  if (entry.prev !== readExpectedPrevious(previous)) return 'it does not follow the entry before it';
  if (entry.hash !== hashEntry(entry)) return 'its content does not have its hash';
  return entry;
}
