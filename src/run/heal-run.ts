import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLastWords } from '../agent/read-response.ts';
import { orElse } from '../core/types/error.ts';
import type { RunEnding } from '../core/types/outcome.ts';
import { recordFiles } from '../core/types/record.ts';
import { healRecord } from '../record/heal-record.ts';
import { readPatchFiles } from '../record/patch/patch.ts';
import { loadRecordReports } from '../report/index.ts';
import { detectScripts } from '../script/detect/detect.ts';
import type { Host } from './host/host.ts';
import { buildRunResult } from './run-result.ts';

/** Closes the record of a run that was interrupted. True if it is closed now. */
export async function healRun(
  directory: string,
  ending: RunEnding,
  { clock, redactor }: Pick<Host, 'clock' | 'redactor'>,
): Promise<boolean> {
  return healRecord({
    directory,
    clock,
    redactor,
    render: await loadRecordReports(),
    buildResult: (events) =>
      buildRunResult(events, {
        ...ending,
        finalMessage: readLastWords(
          events.flatMap(({ event }) => (event.type === 'item' ? [event.item] : [])),
          detectScripts,
        ),
        unknownTests: [],
        structuredOutput: null,
        changedFiles: readPatchFiles(
          orElse(() => readFileSync(join(directory, recordFiles.patch), 'utf8'), '', 'ENOENT'),
        ),
      }),
  });
}
