import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { HarnessError } from '../core/error.ts';
import { renderCanonicalJson } from '../core/json.ts';
import { recordFiles } from '../core/record.ts';
import { foldAudit, stripChain } from './audit.ts';
import { digestFiles } from './close-record.ts';
import { parseHistory } from './history.ts';
import { readAuditLines } from './read-audit.ts';

/** What a check of an audit found. Only `anchored` proves that it is the log which the run wrote. */
export interface AuditVerdict {
  readonly ok: boolean;
  readonly state: 'anchored' | 'unanchored' | 'open' | 'broken' | 'file-changed' | 'other-digest';
  readonly entries: number;
  /** Hash of the closing entry; null where there is none. */
  readonly digest: string | null;
  readonly message: string;
}

const closingSchema = z.looseObject({ files: z.record(z.string(), z.string()) });

/**
 * Checks a record's audit: every entry's hash and place, its agreement with the history, the files that the closing entry names, and
 * the digest that the run gave out, where one is given. Rejects with `usage` where there is no audit.
 */
export function verifyAudit(directory: string, options: { readonly digest: string | null }): AuditVerdict {
  if (!existsSync(join(directory, recordFiles.audit)))
    throw new HarnessError({
      code: 'usage',
      message: `${directory} holds no ${recordFiles.audit}`,
      hint: 'Give the folder of a record.',
    });
  const { lines, broken } = readAuditLines(directory);
  const entries = lines.length;
  const fail = (state: AuditVerdict['state'], message: string, digest: string | null = null): AuditVerdict => ({
    ok: false,
    state,
    entries,
    digest,
    message,
  });
  if (broken !== null) return fail('broken', `broken at entry ${broken.at}: ${broken.reason}`);

  const closing = lines.at(-1);
  const disagreement = findDisagreement(directory, lines.filter(({ type }) => type !== 'closed').map(stripChain));
  if (disagreement !== null) return fail('broken', disagreement);
  if (closing?.type !== 'closed')
    return fail('open', `open at ${entries}: the log was never closed; its ${entries} entries are whole`);

  const { hash: digest } = closing;
  const listed = closingSchema.parse(closing).files;
  const found = digestFiles(directory);
  // The history may have been left out of what was uploaded; a file that is there must be the one that was closed over.
  const changed = Object.keys({ ...listed, ...found }).filter(
    (name) => found[name] !== undefined && found[name] !== listed[name],
  );
  if (changed.length > 0) return fail('file-changed', `${changed.join(', ')} changed after the run`, digest);
  if (options.digest === null)
    return {
      ok: true,
      state: 'unanchored',
      entries,
      digest,
      message: `whole but unanchored: ${entries} entries, digest ${digest}; compare it with the run's audit-digest`,
    };
  if (options.digest.toLowerCase() !== digest)
    return fail('other-digest', `this is another log: its digest is ${digest}`, digest);
  return {
    ok: true,
    state: 'anchored',
    entries,
    digest,
    message: `whole and anchored: ${entries} entries, digest ${digest}`,
  };
}

function findDisagreement(
  directory: string,
  bodies: readonly Parameters<typeof renderCanonicalJson>[0][],
): string | null {
  const file = join(directory, recordFiles.history);
  if (!existsSync(file)) return null;
  const folded = parseHistory(readFileSync(file, 'utf8'), file)
    .events.map(foldAudit)
    .filter((body) => body !== null);
  const at = folded.findIndex(
    (body, index) => bodies[index] === undefined || renderCanonicalJson(bodies[index]) !== renderCanonicalJson(body),
  );
  if (bodies.length > folded.length) return `entry ${folded.length + 1} stands for nothing in the history`;
  // A killed run may have written an event and not yet its entry.
  if (at >= 0 && at < bodies.length) return `entry ${at + 1} does not say what the history says`;
  return null;
}
