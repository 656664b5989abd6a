import { createHash, type Hash } from 'node:crypto';
import { closeSync, existsSync, fstatSync, openSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createPrivateDirectory } from './private-directory.ts';
import type { AcceptedChange } from '../core/types/change.ts';
import type { ShownCall } from '../core/types/approval.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { AcceptedFile, RunEvent } from '../core/types/event.ts';
import type { JsonValue } from '../core/text/json.ts';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { recordFiles, type RecordedEvent } from '../core/types/record.ts';
import type { AuditLine } from './audit-schema.ts';
import { chainEntry, foldAudit } from './audit.ts';
import { closeRecord, type ClosedRecord, type RenderReports } from './close-record.ts';
import { createContentStore, hashFile } from './contents.ts';
import { replaceFile } from './replace-file.ts';
import { renderHistoryLine } from './history.ts';
import { nameMovedOutput } from './moved-output.ts';
import type { SecretFinder } from './secrets/redact.ts';

/**
 * The record of a run that works. Its calls throw `tampered` if another process has removed or changed the history or the audit, and `internal` if
 * they cannot be written. From then on, and once the record is closed, every call throws: later events could not be recorded, so the run must not
 * continue.
 */
export type Recorder = ReturnType<typeof createRecorder>;

/** Outputs over this size get their own file, and the history names it. */
const inlineOutputBytes = 65_536;

export function createRecorder(options: {
  readonly directory: string;
  readonly redactor: SecretFinder;
  readonly clock: Clock;
}) {
  const { directory, redactor, clock } = options;
  const { history, audit } = openLogs(directory);
  const events: RecordedEvent[] = [];
  /** The SHA-256 of each other file that was written, by its path. */
  const written = new Map<string, string>();
  // The clock of the machine may be set during the run, and durations are differences of the times of events.
  const originMs = clock.nowMs() - clock.monotonicMs();
  const readTimeMs = (): number => Math.round(originMs + clock.monotonicMs());
  let lastEntry: AuditLine | null = null;
  /** Why nothing more can be recorded. */
  let failure: unknown = null;

  function writeFile(name: string, content: string | Uint8Array): void {
    const path = join(directory, name);
    keepFailure(() => {
      checkLog(history);
      createPrivateDirectory(dirname(path));
      replaceFile(path, content);
    });
    written.set(path, createHash('sha256').update(content).digest('hex'));
  }

  // Later events could not be recorded, and lines after an incomplete line would be lost with it.
  function keepFailure(write: () => void): void {
    try {
      write();
    } catch (thrown) {
      failure = thrown instanceof HarnessError ? thrown : buildWriteError(directory, thrown);
      throw failure;
    }
  }

  function redactContent(content: string | Uint8Array): string | Uint8Array {
    if (typeof content === 'string') return redactor.redactText(content);
    // Latin-1 maps bytes to characters and back, so that bytes which are not text stay unchanged.
    const text = Buffer.from(content).toString('latin1');
    const redacted = redactor.redactText(text);
    return redacted === text ? content : Buffer.from(redacted, 'latin1');
  }

  // The system's check is not enough: the number of a closed descriptor may already belong to another file.
  function checkOpen(): void {
    if (failure !== null) throw failure;
  }

  function emit(event: RunEvent): RecordedEvent {
    checkOpen();
    return add(readTimeMs(), moveLongOutput(redactEvent(event)));
  }

  // A person approves exactly what they see, so a text that only looks like a secret stays in it. What the store of contents returned holds no
  // secret, and a hash may look like one.
  function redactEvent<Event extends RunEvent>(event: Event): Event {
    if (event.type === 'agent-event') return { ...event, event: redactEvent(event.event) };
    const redacted = redactor.redactJson(event as unknown as JsonValue) as unknown as Event;
    if (event.type !== 'approval-requested' || redacted.type !== 'approval-requested') return redacted;
    const shown = redactor.known.redactJson(event.request.shown as unknown as JsonValue) as unknown as ShownCall | null;
    return { ...redacted, request: { ...redacted.request, shown }, changes: event.changes };
  }

  function add(timestampMs: number, event: RunEvent): RecordedEvent {
    const recorded = { seq: events.length + 1, timestampMs, event };
    // Made before anything is written: the history must not contain an event that the audit cannot hold.
    const body = foldAudit(recorded);
    const entry = body === null ? null : chainEntry(lastEntry, body);
    keepFailure(() => appendLine(history, Buffer.from(renderHistoryLine(recorded))));
    events.push(recorded);
    if (entry !== null) {
      keepFailure(() => appendLine(audit, Buffer.from(`${JSON.stringify(entry)}\n`)));
      lastEntry = entry;
    }
    return recorded;
  }

  function moveLongOutput<Event extends RunEvent>(event: Event): Event {
    const move = (json: string): string => {
      if (json.length <= inlineOutputBytes) return json;
      const { name, replacement } = nameMovedOutput(events.length + 1);
      // A part of an event that `emit` has redacted.
      writeFile(name, json);
      return replacement;
    };
    if (event.type === 'agent-event') return { ...event, event: moveLongOutput(event.event) };
    if (event.type === 'tool-finished') return { ...event, outputJson: move(event.outputJson) };
    return event.type === 'document-saved' ? { ...event, contentJson: move(event.contentJson) } : event;
  }

  const keepContent = createContentStore({ redactor, writeFile });

  return {
    /** Redacts an event, appends it to the history and its fold to the audit; both are with the kernel when this returns. */
    emit,
    /** Begins with the events of an earlier record of the same run, whose files are copied already. Only for a record without events. */
    adopt(earlier: readonly RecordedEvent[]): void {
      for (const { timestampMs, event } of earlier) add(timestampMs, event);
    },
    /** Keeps the contents of accepted changes and records them. */
    keepContents(changes: readonly AcceptedChange[]): void {
      checkOpen();
      const event = { type: 'files-accepted' as const, files: changes.map(keepContent) };
      // Without redaction: nothing of it is or contains a secret, and a hash may look like one.
      add(readTimeMs(), event);
    },
    /** Keeps the contents of changes that wait for a person. The event of the request records them. */
    keepWaiting(changes: readonly AcceptedChange[]): readonly AcceptedFile[] {
      checkOpen();
      return changes.map(keepContent);
    },
    /** All events so far. */
    events: (): readonly RecordedEvent[] => events,
    /** Replaces a file of the record in one step. Text is redacted; bytes are redacted too, as one Latin-1 character each. */
    writeFile(name: string, content: string | Uint8Array): void {
      checkOpen();
      writeFile(name, redactContent(content));
    },
    /** Replaces the patch without redaction, which would break it. The caller has checked that it adds no secret. */
    writePatch(bytes: Uint8Array): void {
      checkOpen();
      writeFile(recordFiles.patch, bytes);
    },
    /** The files of the record that are not as the run wrote them, or are missing. */
    listChanges(): readonly string[] {
      const expected = [
        ...written,
        ...[history, audit].map(({ path, hash }) => [path, hash.copy().digest('hex')] as const),
      ];
      return expected.flatMap(([path, sha256]) => (existsSync(path) && hashFile(path) === sha256 ? [] : [path]));
    },
    /** Writes the result and the rendered files, and closes the audit over the digests of all of them. */
    close(render: RenderReports): ClosedRecord {
      checkOpen();
      failure = new Error('the record is closed');
      closeSync(history.descriptor);
      closeSync(audit.descriptor);
      return closeRecord({ directory, events, lastEntry, render, redactor });
    },
  };
}

/** A file of the record to which lines are appended. */
interface Log {
  readonly path: string;
  readonly descriptor: number;
  readonly inode: number;
  /** Of all lines so far. */
  readonly hash: Hash;
  bytes: number;
}

function openLogs(directory: string): { readonly history: Log; readonly audit: Log } {
  try {
    createPrivateDirectory(directory);
    return {
      history: openLog(join(directory, recordFiles.history)),
      audit: openLog(join(directory, recordFiles.audit)),
    };
  } catch (thrown) {
    throw new HarnessError({
      code: 'usage',
      message: `the record cannot be created in ${directory}: ${readErrorMessage(thrown)}`,
      hint: 'Give --record a directory in which this user can create files. Without --record it is below XDG_STATE_HOME, in a job below RUNNER_TEMP.',
      cause: thrown,
    });
  }
}

function openLog(path: string): Log {
  const descriptor = openSync(path, 'ax', 0o600);
  return { path, descriptor, inode: fstatSync(descriptor).ino, hash: createHash('sha256'), bytes: 0 };
}

function appendLine(log: Log, line: Buffer): void {
  checkLog(log);
  const count = writeSync(log.descriptor, line);
  if (count !== line.length) throw new Error(`only ${count} of ${line.length} bytes were written`);
  log.hash.update(line);
  log.bytes += count;
}

// Without this, events would go to a file that no name leads to any more, and the run would end as if it had a record.
function checkLog({ path, inode, bytes }: Log): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.ino === inode && stats.size === bytes) return;
  const found =
    stats === undefined ? 'is missing' : stats.ino === inode ? `has ${stats.size} bytes, not ${bytes}` : 'was replaced';
  throw new HarnessError({
    code: 'tampered',
    message: `another process has changed the record during the run: ${path} ${found}`,
    hint: 'Give --record a directory that no other process changes. The changes of this run were not proved, and may be incomplete.',
  });
}

function buildWriteError(directory: string, cause: unknown): HarnessError {
  return new HarnessError({
    code: 'internal',
    message: `the record in ${directory} cannot be written: ${readErrorMessage(cause)}`,
    hint: 'Check the free space and the permissions of this directory; the run ended because nothing more could be recorded.',
    cause,
  });
}
