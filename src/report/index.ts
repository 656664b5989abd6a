import type { RecordReport, RunRecord } from '../core/types/record.ts';
import { summaryReport } from './summary.ts';
import { trajectoryReport } from './trajectory.ts';

/** Every report that is a file of the record. To add one: its file, and a line here. */
const recordReports: readonly RecordReport[] = [summaryReport, trajectoryReport];

/** The reports of a record, by the names of their files. */
export function renderReports(record: RunRecord): Record<string, string> {
  return Object.fromEntries(recordReports.map(({ file, render }) => [file, render(record)]));
}

/** The files of the reports that may be uploaded from a public repository. */
export const publicReportFiles: readonly string[] = recordReports.flatMap(({ file, isPublic }) =>
  isPublic ? [file] : [],
);
