import type { RunRecord } from '../core/record.ts';
import { renderComment } from './comment.ts';
import { renderSummary } from './summary.ts';

export interface MarkdownReport {
  readonly name: string;
  readonly render: (
    record: RunRecord,
    options: { readonly maxBytes: number; readonly runUrl: string; readonly patchPlace: string },
  ) => string;
}

/** The reports in Markdown. What each shows of a model, a tool or a repository is text and nothing else. */
export const markdownReports: readonly MarkdownReport[] = [
  { name: 'summary', render: renderSummary },
  { name: 'comment', render: renderComment },
];
