import type { RecordReport, Report, RunRecord } from '../core/types/record.ts';
import { summaryReport } from './summary.ts';
import { trajectoryReport } from './trajectory.ts';

/** The reports that are written when the record is closed, besides the page. The audit has their digests. */
const recordReports: readonly RecordReport[] = [summaryReport, trajectoryReport];

/**
 * Every report by the option of `script-harness report`. To add one: its file, and a line here. The code of a report is loaded when it is made:
 * none of it delays the end of a run.
 */
export const reports = {
  md: { about: 'the step summary, as Markdown', load: async () => summaryReport },
  html: { about: 'a page for a browser', load: async () => (await import('./html/page.ts')).pageReport },
  atif: { about: 'the trajectory, as ATIF JSON', load: async () => trajectoryReport },
  otlp: { about: 'spans without contents, as OTLP JSON', load: async () => (await import('./otlp.ts')).otlpReport },
  junit: {
    about: 'outcome and changed tests, as JUnit XML',
    load: async () => (await import('./junit.ts')).junitReport,
  },
  sarif: { about: 'denials and warnings, as SARIF', load: async () => (await import('./sarif.ts')).sarifReport },
} as const satisfies Record<string, { readonly about: string; readonly load: () => Promise<Report> }>;

/** Loads the reports of a record that is being closed: a function that renders them, by the names of their files. */
export async function loadRecordReports(): Promise<(record: RunRecord) => Record<string, string>> {
  const { pageReport } = await import('./html/page.ts');
  return (record) =>
    Object.fromEntries([...recordReports, pageReport].map(({ file, render }) => [file, render(record)]));
}

/** The files of the reports that may be uploaded from a public repository. */
export const publicReportFiles: readonly string[] = recordReports.flatMap(({ file, isPublic }) =>
  isPublic ? [file] : [],
);
