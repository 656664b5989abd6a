import { dirname } from 'node:path';
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

/** Closes, summarises and uploads the record that a state names; what was done already is not done again. `notes` are Markdown for the beginning of the summary. */
export function publishState(
  state: RunState,
  place: RunPlace,
  reason: string,
  services: Services,
  notes: { readonly approvals: string; readonly product: string } = { approvals: '', product: '' },
): Promise<PublishReport> {
  return publishRecord({
    state,
    healRecord: async (directory, why) => void (await healRun(directory, readEnding(directory, why), services)),
    // The record is redacted, but its patch keeps values of the repository that look like secrets.
    renderSummary: async (directory) =>
      [
        // A person approves what they see, so only known secrets are redacted there.
        services.redactor.known.redactText(notes.approvals),
        services.redactor.redactText(notes.product),
        services.redactor.redactText(summaryReport.render(readRecord(directory))),
      ]
        .filter((text) => text !== '')
        .join('\n\n'),
    publishArtifact: createArtifactPublisher(place, services),
    writeStepSummary,
    publicReportFiles,
    reason,
  });
}

// The directory of the records of a job is its state directory too.
function readEnding(directory: string, reason: string): Parameters<typeof healRun>[1] {
  return listTimedOutRecords(dirname(directory)).some(({ record }) => record === directory)
    ? { outcome: 'timed-out', reason: watchdogReason }
    : { outcome: 'cancelled', reason };
}
