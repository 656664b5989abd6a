import { renderFailureExcerpt } from '../../core/text/failure-excerpt.ts';
import { nameCounted, type TestCount } from '../../core/types/verify.ts';
import { renderUntrustedOutput } from '../../core/text/untrusted-envelope.ts';
import type { Checked } from './verify-run.ts';

/** Bytes of the command's output in the first message to the model. */
const maxOutputBytes = 3_000;

/** The message that tells the model how its work is judged, and what the command reports now. */
export function renderVerifyMessage(command: string, before: Checked, repository: 'trusted' | 'untrusted'): string {
  const counts = describeCounts(before.tests);
  const head = `After your work, the harness runs \`${command}\` on your changes. It must end with exit code 0, and no test may be lost or skipped.`;
  if (before.exitCode === 0) return `${head} It is green now${counts === '' ? '' : ` (${counts})`}.`;
  const state = before.exitCode === null ? 'Now it does not end' : `Now it ends with exit code ${before.exitCode}`;
  const output = renderFailureExcerpt(before.output, { maxBytes: maxOutputBytes, where: 'run it to see all' });
  const shown = repository === 'untrusted' ? renderUntrustedOutput('verify', output) : output;
  return `${head} ${state}${counts === '' ? '' : ` (${counts})`}:\n\n${shown}`;
}

function describeCounts(tests: readonly TestCount[]): string {
  return tests.map(({ runner, failed, total }) => `${failed} of ${total} ${nameCounted(runner)} fail`).join('; ');
}
