import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AcceptedChange } from '../core/types/change.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { RunEvent } from '../core/types/event.ts';
import type { JsonValue } from '../core/text/json.ts';
import { recordFiles, type RecordedEvent } from '../core/types/record.ts';
import type { AuditLine } from './schemas/audit-schema.ts';
import { chainEntry, foldAudit } from './audit.ts';
import { closeRecord, type ClosedRecord, type RenderReports } from './close-record.ts';
import { createContentStore } from './contents.ts';
import { replaceFile } from './replace-file.ts';
import { renderHistoryLine } from './history.ts';
import { createLongTexts } from './long-texts.ts';
import { nameMovedOutput } from './moved-output.ts';
import { foldRecord } from './read-record.ts';
import type { SecretFinder } from './redact.ts';

export interface Recorder {
  /**
   * Redacts an event, appends it to the history and its fold to the audit; both are with the kernel when this returns. Throws once the
   * record is closed, and after a failed write: later events could not be recorded, so the run must not continue.
   */
  emit(event: RunEvent): RecordedEvent;
  /** All events so far. Long texts in them are read from the history when they are used. */
  events(): readonly RecordedEvent[];
  /** Begins with the events of an earlier record of the same run, whose files are copied already. Only for a record without events. */
  adopt(earlier: readonly RecordedEvent[]): void;
  /** Keeps the contents of accepted changes and records them. */
  keepContents(changes: readonly AcceptedChange[]): void;
  /** Replaces a file of the record in one step. Text is redacted; bytes are redacted too, as one Latin-1 character each. */
  writeFile(name: string, content: string | Uint8Array): void;
  /** Replaces the patch without redaction, which would break it. The caller has checked that it adds no secret. */
  writePatch(bytes: Uint8Array): void;
  /** Writes the result and the rendered files, and closes the audit over the digests of all of them. */
  close(render: RenderReports): ClosedRecord;
}

/** Outputs over this size get their own file, and the history names it. */
const inlineOutputBytes = 65_536;

export function createRecorder(options: {
  readonly directory: string;
  readonly redactor: SecretFinder;
  readonly clock: Clock;
}): Recorder {
  const { directory, redactor, clock } = options;
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const history = openSync(join(directory, recordFiles.history), 'ax', 0o600);
  const audit = openSync(join(directory, recordFiles.audit), 'ax', 0o600);
  const events: RecordedEvent[] = [];
  const longTexts = createLongTexts(join(directory, recordFiles.history));
  let historyBytes = 0;
  // The clock of the machine may be set during the run, and durations are differences of the times of events.
  const originMs = clock.nowMs() - clock.monotonicMs();
  const readTimeMs = (): number => Math.round(originMs + clock.monotonicMs());
  let lastEntry: AuditLine | null = null;
  let state: 'open' | 'closed' | 'failed' = 'open';

  function writeFile(name: string, content: string | Uint8Array): void {
    const path = join(directory, name);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    replaceFile(path, [content]);
  }

  function writeRedacted(name: string, content: string | Uint8Array): void {
    writeFile(name, redactContent(content));
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
    if (state === 'closed') throw new Error('the record is closed');
    if (state === 'failed') throw new Error('the record could not be written');
  }

  function append(descriptor: number, bytes: Buffer): void {
    // Reset only after a whole line, because lines after an incomplete line would be lost with it.
    state = 'failed';
    const written = writeSync(descriptor, bytes);
    if (written !== bytes.length)
      throw new Error(`only ${written} of ${bytes.length} bytes of the record were written`);
    state = 'open';
  }

  function emit(event: RunEvent): RecordedEvent {
    checkOpen();
    const seq = events.length + 1;
    const redacted = redactor.redactJson(event as unknown as JsonValue) as unknown as RunEvent;
    return add({ seq, timestampMs: readTimeMs(), event: moveLongOutput(redacted, seq) });
  }

  function add(recorded: RecordedEvent): RecordedEvent {
    // Made before anything is written: the history must not contain an event that the audit cannot hold.
    const body = foldAudit(recorded);
    const entry = body === null ? null : chainEntry(lastEntry, body);
    const line = Buffer.from(renderHistoryLine(recorded));
    append(history, line);
    events.push(longTexts.release(recorded, line, historyBytes));
    historyBytes += line.length;
    if (entry !== null) {
      append(audit, Buffer.from(`${JSON.stringify(entry)}\n`));
      lastEntry = entry;
    }
    return recorded;
  }

  function moveLongOutput<Event extends RunEvent>(event: Event, seq: number): Event {
    const move = (json: string): string => {
      if (json.length <= inlineOutputBytes) return json;
      const { name, replacement } = nameMovedOutput(seq);
      // A part of an event that `emit` has redacted.
      writeFile(name, json);
      return replacement;
    };
    if (event.type === 'agent-event') return { ...event, event: moveLongOutput(event.event, seq) };
    if (event.type === 'tool-finished') return { ...event, outputJson: move(event.outputJson) };
    return event.type === 'document-saved' ? { ...event, contentJson: move(event.contentJson) } : event;
  }

  const keepContent = createContentStore({ redactor, writeFile });

  return {
    emit,
    adopt(earlier) {
      for (const recorded of earlier) add({ ...recorded, seq: events.length + 1 });
    },
    keepContents(changes) {
      checkOpen();
      const event = { type: 'files-accepted' as const, files: changes.map(keepContent) };
      // Without redaction: nothing of it is or contains a secret, and a hash may look like one.
      add({ seq: events.length + 1, timestampMs: readTimeMs(), event });
    },
    events: () => events,
    writeFile(name, content) {
      checkOpen();
      writeRedacted(name, content);
    },
    writePatch(bytes) {
      checkOpen();
      writeFile(recordFiles.patch, bytes);
    },
    close(render) {
      checkOpen();
      state = 'closed';
      closeSync(history);
      closeSync(audit);
      return closeRecord({
        record: foldRecord(directory, events),
        lastEntry,
        render,
        redact: (text) => redactor.redactText(text),
      });
    },
  };
}
