import { writeFile } from 'node:fs/promises';
import { maxSummaryBytes } from '../core/limits.ts';
import { readFences } from '../core/text/fence.ts';
import { readErrorMessage } from '../core/types/error.ts';

// GitHub discards the whole summary above 1 MiB.

/**
 * Writes this step's summary and replaces the step's earlier text. The caller omits the least important parts; a summary that is still too long is cut
 * here, with a note. Never rejects, since a summary is a report: resolves to null, or to the reason of a failure.
 */
export async function writeStepSummary(markdown: string): Promise<string | null> {
  try {
    // Without @actions/core, which keeps the path of the first call.
    await writeFile(process.env['GITHUB_STEP_SUMMARY'] ?? '', `${fitSummary(markdown)}\n`);
    return null;
  } catch (thrown) {
    return `the step summary could not be written: ${readErrorMessage(thrown)}`;
  }
}

/** Cuts Markdown to the maximum size of a step summary, at the end of a line, and closes an open code fence. */
export function fitSummary(markdown: string): string {
  const bytes = Buffer.from(markdown, 'utf8');
  if (bytes.length <= maxSummaryBytes) return markdown;
  const head = bytes.subarray(0, maxSummaryBytes - 1024);
  const lineEnd = head.lastIndexOf('\n');
  // Without a line end to cut at, the last character may be incomplete.
  const kept = head
    .subarray(0, lineEnd === -1 ? head.length : lineEnd)
    .toString('utf8')
    .replace(/(?<!\uFFFD)\uFFFD+$/, '');
  const fence = readFences(kept).at(-1)?.open ?? null;
  const note = `*Cut here: ${bytes.length} bytes are more than a step summary can hold. The artifact has all of it.*`;
  return `${kept}\n${fence === null ? '' : `${fence}\n`}\n${note}\n`;
}
