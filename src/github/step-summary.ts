import { writeFile } from 'node:fs/promises';
import { maxSummaryBytes } from '../core/limits.ts';
import { readFences } from '../core/text/fence.ts';
import { readErrorMessage } from '../core/types/error.ts';

export type SummaryResult =
  | { readonly type: 'written'; readonly cut: boolean }
  | { readonly type: 'failed'; readonly reason: string };

export type WriteStepSummary = (markdown: string) => Promise<SummaryResult>;

// GitHub discards the whole summary above 1 MiB.

/**
 * Writes this step's summary and replaces the step's earlier text. Never rejects: a summary is a report. The caller omits the least important parts.
 * A summary that is still too long is cut here, with a note.
 */
export const writeStepSummary: WriteStepSummary = async (markdown) => {
  const fitted = fitSummary(markdown);
  try {
    // Without @actions/core, which keeps the path of the first call.
    await writeFile(process.env['GITHUB_STEP_SUMMARY'] ?? '', `${fitted.text}\n`);
    return { type: 'written', cut: fitted.cut };
  } catch (thrown) {
    return { type: 'failed', reason: `the step summary could not be written: ${readErrorMessage(thrown)}` };
  }
};

/** Cuts Markdown to the maximum size of a step summary, at the end of a line, and closes an open code fence. */
export function fitSummary(markdown: string): { readonly text: string; readonly cut: boolean } {
  const bytes = Buffer.from(markdown, 'utf8');
  if (bytes.length <= maxSummaryBytes) return { text: markdown, cut: false };
  const head = bytes.subarray(0, maxSummaryBytes - 1024);
  const lineEnd = head.lastIndexOf('\n');
  // Without a line end to cut at, the last character may be incomplete.
  const kept = head
    .subarray(0, lineEnd === -1 ? head.length : lineEnd)
    .toString('utf8')
    .replace(/(?<!\uFFFD)\uFFFD+$/, '');
  const fence = readFences(kept).at(-1)?.open ?? null;
  const note = `*Cut here: ${bytes.length} bytes are more than a step summary can hold. The artifact has all of it.*`;
  return { text: `${kept}\n${fence === null ? '' : `${fence}\n`}\n${note}\n`, cut: true };
}
