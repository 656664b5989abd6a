import * as z from 'zod';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HarnessError } from '../../core/types/error.ts';
import type { ChangeToApprove, WaitingRequest } from '../../core/types/approval.ts';
import type { StateToPlace } from '../../core/types/change.ts';
import { mergeDocuments, type RunDocument } from '../../core/types/document.ts';
import { listOpen } from '../../core/calls/approval-requests.ts';
import { listAllEvents, type AcceptedFile, type RunEvent, type RunStarted } from '../../core/types/event.ts';
import type { Outcome } from '../../core/types/outcome.ts';
import { recordFiles, removePauses, type RecordedEvent } from '../../core/types/record.ts';
import { readAcceptedStates } from '../contents.ts';
import { readMovedOutput } from '../moved-output.ts';
import { readAuditLines } from '../read-audit.ts';
import { readRecord } from '../read-record.ts';
import { verifyAudit } from '../verify-audit.ts';

/** A recorded run that can continue. */
export interface ResumableRun {
  readonly directory: string;
  readonly started: RunStarted;
  /** Its events without an end. */
  readonly events: readonly RecordedEvent[];
  /** Its outcome, or `killed`. */
  readonly ended: string;
  /** The hash of the last audit entry; empty if there is no entry. */
  readonly auditDigest: string;
  readonly policySha256: string;
  /** The base of its patch; null if it was ended before it had one. */
  readonly base: { readonly commit: string; readonly tree: string } | null;
  /** The file of the patch that it may have written to the workspace; null if there is no such patch. */
  readonly publishedFile: string | null;
  readonly files: readonly AcceptedFile[];
  readonly states: readonly StateToPlace[];
  /** The requests that a person can still answer, or has answered since. */
  readonly waiting: readonly WaitingRequest[];
  /** The values that scripts have stored. */
  readonly storedValues: ReadonlyMap<string, string>;
  /** The texts in its file cabinet. */
  readonly documents: readonly RunDocument[];
  /** The time for which it ran. */
  readonly usedMs: number;
}

/** The model or the policy ended these runs, so that nothing is left to do. */
const finalOutcomes: readonly Outcome[] = [
  'completed',
  'no-changes',
  'denied',
  'verify-failed',
  'tampered',
  'skipped-untrusted',
];

/** True if a run with this outcome can continue from its record. */
export function isResumable(outcome: Outcome): boolean {
  return !finalOutcomes.includes(outcome);
}

/**
 * Reads a record to continue its run. Throws `usage` if it is not whole, is not the one that `digest` names, or has a final outcome.
 */
export function readResumableRun(directory: string, options: { readonly digest: string | null }): ResumableRun {
  const verdict = verifyAudit(directory, { ...options, isPartial: false });
  if (!verdict.ok && verdict.state !== 'open')
    throw refuse(`${directory} cannot be resumed: ${verdict.message}`, 'Give the record as its run left it.');
  if (options.digest !== null && verdict.state !== 'anchored')
    throw refuse(`${directory}: the log was never closed, so no digest can name it`, 'Leave the digest out.');
  const { events: all, started, result, patch } = readRecord(directory);
  if (started === null) throw refuse(`${directory}: the run was ended before it started`, 'Run the task again.');
  if (result !== null && !isResumable(result.outcome))
    throw refuse(
      `${directory}: the run has a final outcome (${result.outcome}: ${result.reason}), so there is nothing to resume`,
      // It may have been killed before it wrote its changes to the workspace.
      patch === ''
        ? 'Start a new run.'
        : `If the workspace does not have its changes, apply ${join(directory, recordFiles.patch)} with git apply. For more work, start a new run.`,
    );
  const recorded = all.filter(({ event }) => event.type !== 'run-finished');
  const events = recorded.map(({ event }) => event);
  const files = events.flatMap((event) => (event.type === 'files-accepted' ? event.files : []));
  if (files.length === 0 && patch !== '')
    throw refuse(
      `${directory}: version ${started.version} wrote this record without the contents of changed files, so its changes cannot be continued`,
      `Apply ${join(directory, recordFiles.patch)} with git apply, commit it, and start a new run for the rest of the task.`,
    );
  const resumed = events.findLast((event) => event.type === 'run-resumed');
  return {
    directory,
    started,
    events: recorded,
    ended: result?.outcome ?? 'killed',
    auditDigest: readAuditLines(directory).lines.at(-1)?.hash ?? '',
    policySha256: resumed?.policySha256 ?? started.policySha256,
    base: readBase(directory),
    publishedFile: locatePublished(directory, events),
    files,
    states: readAcceptedStates(directory, files),
    waiting: readWaiting(directory, events),
    storedValues: readStoredValues(events),
    documents: readDocuments(directory, events),
    usedMs: measureActiveMs(recorded),
  };
}

/** The time for which a run ran: without the time between its end and its resumption. */
export function measureActiveMs(events: readonly RecordedEvent[]): number {
  return (removePauses(events).at(-1)?.timestampMs ?? 0) - (events[0]?.timestampMs ?? 0);
}

function readWaiting(directory: string, events: readonly RunEvent[]): readonly WaitingRequest[] {
  return listOpen(events).map(({ request, changes }) => {
    const states = readAcceptedStates(
      directory,
      changes.map(({ file }) => file),
    );
    // A change whose content is not in the record has to be made again by its call.
    if (states.length < changes.length) return { request, changes: null };
    const bases = new Map(changes.map(({ file, base }) => [file.path, base]));
    return {
      request,
      changes: states.map((one) => ({ ...readChange(one), base: bases.get(one.path) ?? null })),
    };
  });
}

function readChange({ path, state, contentFile }: StateToPlace): Pick<ChangeToApprove, 'path' | 'after'> {
  if (state.kind !== 'file' || contentFile === null) return { path, after: null };
  return { path, after: { kind: 'file', executable: (state.mode & 0o100) !== 0, content: readFileSync(contentFile) } };
}

function readStoredValues(events: readonly RunEvent[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const event of events) {
    if (event.type !== 'store-changed') continue;
    if (event.valueJson === null) values.delete(event.key);
    else values.set(event.key, event.valueJson);
  }
  return values;
}

/** The documents that recorded events have saved, each with its last text. */
export function readDocuments(directory: string, events: readonly RunEvent[]): readonly RunDocument[] {
  const saved = listAllEvents(events).filter((event) => event.type === 'document-saved');
  return mergeDocuments(saved).map(({ namespace, key, taint, contentJson }) => ({
    namespace,
    key,
    taint,
    content: z.string().parse(JSON.parse(readMovedOutput(contentJson, directory))),
  }));
}

function readBase(directory: string): ResumableRun['base'] {
  const file = join(directory, recordFiles.base);
  if (!existsSync(file)) return null;
  const [, commit, tree] = /^commit (\S+)\ntree ([0-9a-f]+)\n$/.exec(readFileSync(file, 'utf8')) ?? [];
  if (commit === undefined || tree === undefined)
    throw refuse(`${file} names no commit and tree`, 'Give the record as its run left it.');
  return { commit, tree };
}

function locatePublished(directory: string, events: readonly RunEvent[]): string | null {
  const part = events.slice(events.findLastIndex(({ type }) => type === 'run-resumed') + 1);
  const isMade = part.some((event) => event.type === 'patch-made' && event.files.length > 0);
  const file = join(directory, isMade ? recordFiles.patch : recordFiles.published);
  return existsSync(file) ? file : null;
}

function refuse(message: string, hint: string): HarnessError {
  return new HarnessError({ code: 'usage', message, hint });
}
