import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../core/ports/clock.ts';
import type { Redactor } from '../core/ports/redact.ts';
import type { RunEvent } from '../core/types/event.ts';
import type { JsonValue } from '../core/text/json.ts';
import { recordFiles, type RecordedEvent } from '../core/types/record.ts';
import type { RunResult } from '../core/types/result.ts';
import { chainEntry, findDisagreement, foldAudit } from './audit.ts';
import { closeRecord, type RenderReports } from './close-record.ts';
import { parseHistory, renderHistoryLine } from './history.ts';
import { readAuditLines } from './read-audit.ts';

export interface HealOptions {
  readonly directory: string;
  readonly clock: Clock;
  readonly redactor: Redactor;
  /** The result of a run that was interrupted. */
  readonly buildResult: (events: readonly RecordedEvent[]) => RunResult;
  readonly render: RenderReports;
}

/**
 * Closes a record that a killed run left open: drops an incomplete last line (with a warning, if the run had no end yet), adds the end, writes
 * the audit entries that are missing, then the reports. Changes neither a closed record nor one whose audit does not agree with its history:
 * that one stays as evidence. Returns whether the record is closed and whole now.
 */
export function healRecord(options: HealOptions): boolean {
  const { directory, redactor, render } = options;
  const historyFile = join(directory, recordFiles.history);
  const auditFile = join(directory, recordFiles.audit);
  if (!existsSync(historyFile)) return false;
  const before = readAuditLines(directory);
  if (before.lines.at(-1)?.type === 'closed') return before.broken === null;

  const text = readFileSync(historyFile);
  const { events, tornBytes } = parseHistory(text.toString('utf8'), historyFile);
  const { lines, broken } = before;
  if (broken !== null || findDisagreement(lines, events) !== null) return false;
  if (tornBytes > 0) truncateSync(historyFile, text.lastIndexOf('\n') + 1);
  const all = [...events];
  const append = (made: RunEvent): void => {
    const event = redactor.redactJson(made as unknown as JsonValue) as unknown as RunEvent;
    // When the run was killed is not known. It did not last until now, which may be days later.
    const timestampMs = all.at(-1)?.timestampMs ?? options.clock.nowMs();
    const recorded: RecordedEvent = { seq: all.length + 1, timestampMs, event };
    appendFileSync(historyFile, renderHistoryLine(recorded), { mode: 0o600 });
    all.push(recorded);
  };
  if (!events.some(({ event }) => event.type === 'run-finished')) {
    if (tornBytes > 0)
      append({ type: 'warning', message: `the last event was half written (${tornBytes} bytes) and is lost` });
    append({ type: 'run-finished', result: options.buildResult(all) });
  }

  const kept = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  if (existsSync(auditFile)) truncateSync(auditFile, Buffer.byteLength(kept));
  let last = lines.at(-1) ?? null;
  const bodies = events.map(foldAudit).filter((body) => body !== null);
  for (const body of bodies.slice(lines.length)) {
    last = chainEntry(last, body);
    appendFileSync(auditFile, `${JSON.stringify(last)}\n`, { mode: 0o600 });
  }
  closeRecord({ directory, events: all, lastEntry: last, render, redactor });
  return true;
}
