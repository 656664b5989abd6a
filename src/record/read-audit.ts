import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../core/text/json.ts';
import { recordFiles } from '../core/types/record.ts';
import { auditLineSchema, type AuditLine } from './audit-schema.ts';
import { hashEntry, readExpectedPrevious } from './audit.ts';
import { renderIssues } from './key-case.ts';
import { parseJson } from '../core/text/parse-json.ts';

export interface AuditRead {
  /** The entries up to the first that is not right. */
  readonly lines: readonly AuditLine[];
  /** The first invalid entry; null if all are valid. A torn last line of an open log is not counted. */
  readonly broken: { readonly at: number; readonly reason: string } | null;
}

/** Reads the audit of a record and checks form, order, chain and hash of each entry. */
export function readAuditLines(directory: string): AuditRead {
  const file = join(directory, recordFiles.audit);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const texts = text.split('\n');
  const torn = texts.pop() ?? '';
  const lines: AuditLine[] = [];
  for (const line of texts) {
    const checked = checkLine(line, lines.at(-1) ?? null);
    if (typeof checked === 'string') return { lines, broken: { at: lines.length + 1, reason: checked } };
    lines.push(checked);
  }
  const broken = torn !== '' && lines.at(-1)?.type === 'closed' ? { at: lines.length + 1, reason: afterTheEnd } : null;
  return { lines, broken };
}

const afterTheEnd = 'it follows the closing entry';

function checkLine(text: string, previous: AuditLine | null): AuditLine | string {
  if (previous?.type === 'closed') return afterTheEnd;
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (thrown) {
    return `it is not JSON (${(thrown as Error).message})`;
  }
  // A duplicate key has another value for other parsers, and the hash covers only the value that was read here.
  if (JSON.stringify(value) !== text) return 'its text is not as a run writes it';
  const parsed = auditLineSchema.safeParse(value);
  if (!parsed.success) return `it is no audit entry (${renderIssues(parsed.error)})`;
  const entry = parsed.data;
  if (entry.seq !== (previous?.seq ?? 0) + 1) return `its number is ${entry.seq}`;
  if (entry.prev !== readExpectedPrevious(previous)) return 'it does not follow the entry before it';
  if (entry.hash !== hashEntry(value as JsonObject)) return 'its content does not have its hash';
  return entry;
}
