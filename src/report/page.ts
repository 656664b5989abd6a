import { recordFiles, type RecordReport } from '../core/types/record.ts';
import { renderPage } from './html/page.ts';

const maxBytes = 2_000_000;

/** `report.html`: the run as one page for a browser. It has the conversation and the output of tools. */
export const pageReport: RecordReport = {
  file: recordFiles.page,
  isPublic: false,
  render: (record) => renderPage(record, { maxBytes }),
};
