import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recordFiles, type RunRecord } from '../core/types/record.ts';
import type { RunResult } from '../core/types/result.ts';
import { createArtifactPublisher } from '../github/artifact.ts';
import { publishRecord, type PublishReport } from '../github/post-run.ts';
import type { RunPlace } from '../github/request/run-context.ts';
import type { RunState } from '../github/state.ts';
import { writeStepSummary } from '../github/step-summary.ts';
import { healRun } from '../run/heal-run.ts';
import { listTimedOutRecords, watchdogReason } from '../run/watchdog/watchdog.ts';
import type { Services } from './job.ts';
import { readRecord } from '../record/read-record.ts';
import { publicReportFiles } from '../report/index.ts';
import { summaryReport } from '../report/summary.ts';

/** The contents of a summary besides the record. */
export interface SummaryNotes {
  /** Markdown: the calls that a person may approve. */
  readonly approvals: string;
  /** Markdown: where the product is. */
  readonly product: string;
  /** Why the product could not be published; null if it was published, or without a product. */
  readonly failure: string | null;
}

export const noNotes: SummaryNotes = { approvals: '', product: '', failure: null };

/** Closes, summarises and uploads the record that a state names; what was done already is not done again. */
export function publishState(
  state: RunState,
  place: RunPlace,
  reason: string,
  services: Services,
  notes: SummaryNotes,
): Promise<PublishReport> {
  return publishRecord({
    state,
    healRecord: async (directory, why) => void (await healRun(directory, readEnding(directory, why), services)),
    renderSummary: async (directory) => renderRunSummary(readRecord(directory), services, notes),
    publishArtifact: createArtifactPublisher(place, services),
    publicReportFiles,
    reason,
  });
}

/** Writes the summary again, for a product whose failure came after the first one. */
export async function replaceSummary(state: RunState, services: Services, notes: SummaryNotes): Promise<void> {
  const record = findRecord(state);
  if (state.summary === 'full' && record !== null) await writeStepSummary(renderRunSummary(record, services, notes));
}

/** The record of a run that began; null without one, also if another process has removed it. */
export function findRecord({ recordDirectory }: RunState): RunRecord | null {
  return existsSync(join(recordDirectory, recordFiles.history)) ? readRecord(recordDirectory) : null;
}

function renderRunSummary(
  record: RunRecord,
  { redactor }: Services,
  { approvals, product, failure }: SummaryNotes,
): string {
  // The record is redacted, but its patch keeps values of the repository that look like secrets.
  return [
    // A person approves what they see, so only known secrets are redacted there.
    redactor.known.redactText(approvals),
    redactor.redactText(product),
    redactor.redactText(summaryReport.render(withFailure(record, failure))),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** The reason of a product that is not published yet, for a step that is killed meanwhile. GitHub may have a part of it, such as its branch. */
export const interrupted = 'the step ended before the changes or the answer were published completely';

/** The result of a run whose product could not be published, for this reason. The same result if the reason is null. */
export function failResult(result: RunResult, reason: string | null): RunResult {
  return reason === null ? result : { ...result, outcome: 'publish-failed', reason };
}

/** The record with the result of `failResult`. The record itself is complete and states how the run ended. */
export function withFailure(record: RunRecord, reason: string | null): RunRecord {
  const { result } = record;
  return result === null ? record : { ...record, result: failResult(result, reason) };
}

// The directory of the records of a job is its state directory too.
function readEnding(directory: string, reason: string): Parameters<typeof healRun>[1] {
  return listTimedOutRecords(dirname(directory)).some(({ record }) => record === directory)
    ? { outcome: 'timed-out', reason: watchdogReason }
    : { outcome: 'cancelled', reason };
}
