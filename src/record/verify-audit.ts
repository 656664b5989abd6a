import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HarnessError } from '../core/types/error.ts';
import { listPaths } from '../core/text/path-text.ts';
import { recordFiles, type RecordedEvent } from '../core/types/record.ts';
import { findDisagreement } from './audit.ts';
import { digestFiles } from './close-record.ts';
import { findChangedContents } from './contents.ts';
import { parseHistory } from './history.ts';
import { readAuditLines } from './read-audit.ts';

/** The result of the check of an audit. Only `anchored` proves that it is the log which the run wrote. */
export interface AuditVerdict {
  readonly ok: boolean;
  readonly state:
    | 'anchored'
    | 'unanchored'
    | 'open'
    | 'broken'
    | 'file-changed'
    | 'other-digest'
    | 'incomplete'
    | 'file-added';
  readonly entries: number;
  /** Hash of the closing entry; null if there is no closing entry. */
  readonly digest: string | null;
  /** Files that the closing entry names and that are missing in the directory. */
  readonly missing: readonly string[];
  /** Files of the directory that the closing entry does not name. */
  readonly uncovered: readonly string[];
  readonly message: string;
}

/**
 * Checks a record's audit: every entry's hash and place, its agreement with the history, the digest that the run published, if one is given, and that
 * the directory has exactly the files that the closing entry names. Files may be missing only if `isPartial`. Throws `usage` if there is no audit.
 */
export function verifyAudit(
  directory: string,
  options: { readonly digest: string | null; readonly isPartial: boolean },
): AuditVerdict {
  if (!existsSync(join(directory, recordFiles.audit)))
    throw new HarnessError({
      code: 'usage',
      message: `${directory} ${existsSync(directory) ? `contains no ${recordFiles.audit}` : 'does not exist'}`,
      hint: 'Give the directory of a record.',
    });
  const { lines, broken } = readAuditLines(directory);
  const entries = lines.length;
  const build = (state: AuditVerdict['state'], message: string, more: Partial<AuditVerdict> = {}): AuditVerdict => ({
    ok: state === 'anchored' || state === 'unanchored',
    state,
    entries,
    digest: null,
    missing: [],
    uncovered: [],
    message,
    ...more,
  });
  if (broken !== null) return build('broken', `broken at entry ${broken.at}: ${broken.reason}`);

  const contents = findChangedContents(directory);
  if (contents.length > 0) return build('file-changed', `${contents.join(', ')} changed after the run`);

  const closing = lines.at(-1);
  try {
    const events = readEvents(directory);
    const disagreement = events === null ? null : findDisagreement(lines, events);
    if (disagreement !== null) return build('broken', disagreement);
  } catch (thrown) {
    if (thrown instanceof HarnessError) return build('broken', thrown.message);
    throw thrown;
  }
  if (closing?.type !== 'closed')
    return build(
      'open',
      `open at ${entries}: the log is not closed, since its run was killed or still works; its ${entries} entries are whole`,
    );

  const { hash: digest, files: listed } = closing;
  const names = Object.keys(listed);
  const found = digestFiles(directory);
  const changed = names.filter((name) => found.has(name) && found.get(name) !== listed[name]);
  if (changed.length > 0) return build('file-changed', `${listPaths(changed)} changed after the run`, { digest });
  if (options.digest !== null && options.digest.toLowerCase() !== digest)
    return build('other-digest', `this is another log: its digest is ${digest}`, { digest });

  const missing = names.filter((name) => !found.has(name));
  const uncovered = [...found.keys()].filter((name) => !Object.hasOwn(listed, name));
  const absent = `${missing.length} of ${names.length} files are not here: ${listPaths(missing)}`;
  const files = { digest, missing, uncovered };
  if (missing.length > 0 && !options.isPartial) return build('incomplete', `incomplete: ${absent}`, files);
  // The closing entries of earlier versions name neither the page nor the contents of changed files.
  const namesAll = Object.hasOwn(listed, recordFiles.page);
  const added = `not covered, since the closing entry does not name them: ${listPaths(uncovered)}`;
  if (uncovered.length > 0 && namesAll)
    return build('file-added', `${added}; they were added after the run, so remove them`, files);
  const state = options.digest === null ? 'unanchored' : 'anchored';
  const message = [
    `${missing.length > 0 ? 'partial' : 'whole'} ${state === 'anchored' ? 'and anchored' : 'but unanchored'}: ${entries} entries, digest ${digest}`,
    ...(state === 'unanchored' ? ["compare it with the run's audit-digest"] : []),
    ...(missing.length > 0 ? [absent] : []),
    ...(uncovered.length > 0 ? [added] : []),
  ].join('; ');
  return build(state, message, files);
}

function readEvents(directory: string): readonly RecordedEvent[] | null {
  const file = join(directory, recordFiles.history);
  return existsSync(file) ? parseHistory(readFileSync(file, 'utf8'), file).events : null;
}
