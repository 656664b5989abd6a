import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from './core/clock.ts';
import { readMessageText } from './core/conversation.ts';
import type { Outcome } from './core/outcome.ts';
import { recordFiles, type RecordedEvent, type RunRecord } from './core/record.ts';
import { healRecord } from './record/heal-record.ts';
import { readPatchFiles } from './record/patch.ts';
import { renderSummary } from './report/summary.ts';
import { buildRunResult } from './run-result.ts';

const maxSummaryBytes = 900 * 1024;

/** The reports that stand in a record as files. */
export function renderReports(record: RunRecord): Record<string, string> {
  return { [recordFiles.summary]: renderSummary(record, { maxBytes: maxSummaryBytes }) };
}

/** Closes the record of a run that did not come to its end. True where it is closed now. */
export function healRun(directory: string, ending: { outcome: Outcome; reason: string }, clock: Clock): boolean {
  return healRecord({
    directory,
    clock,
    render: renderReports,
    buildResult: (events) =>
      buildRunResult(events, {
        ...ending,
        finalMessage: readLastMessage(events),
        changedFiles: readPatchFiles(readText(join(directory, recordFiles.patch))),
        readCostUsd: () => null,
      }),
  });
}

function readLastMessage(events: readonly RecordedEvent[]): string {
  const texts = events.flatMap(({ event }) =>
    event.type === 'item' && event.item.type === 'message' && event.item.role === 'assistant'
      ? [readMessageText(event.item)]
      : [],
  );
  return texts.at(-1) ?? '';
}

function readText(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
