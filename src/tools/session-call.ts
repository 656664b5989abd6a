import { outputShownBytes } from '../core/limits.ts';
import * as z from 'zod';
import type { Session, SessionEnd, SessionOutput } from '../core/ports/sandbox.ts';
import type { ToolContext, ToolOutput } from '../core/ports/tool.ts';
import { cutMiddle, describeCut } from '../core/text/cut-text.ts';
import { looksBinary, showNuls } from './files/text-file.ts';

/** The longest time that a call waits for output. */
const maxYieldMs = 60_000;

/** The input field for the time that a call waits for output. */
export function yieldField(defaultMs: number) {
  return z
    .int()
    .min(0)
    .max(maxYieldMs)
    .default(defaultMs)
    .describe('Milliseconds to wait for output; less where the program ends.');
}

/** The size of a session's terminal. */
export const sizeFields = {
  rows: z.int().min(1).max(1_000).optional().describe('Lines of the terminal.'),
  cols: z.int().min(1).max(1_000).optional().describe('Columns of the terminal.'),
};

export const sessionReturns =
  '{ sessionId: string; output: string; running: boolean; exitCode?: number | null; ended?: string; hint?: string }';

/** Waits for output of a session. Returns it in the form of both session tools. `hint` is about the call; empty for no hint. */
export async function readSession(
  session: Session,
  waitMs: number,
  context: ToolContext,
  hint = '',
): Promise<ToolOutput> {
  const output = await session.read(waitMs, context.signal);
  return {
    value: {
      sessionId: session.id,
      output: output.text,
      running: output.end === null,
      ...(output.end === null ? {} : { exitCode: output.end.exitCode, ended: output.end.reason }),
      ...(hint !== '' && { hint }),
    },
    text: [renderSession(session, output, context), ...(hint === '' ? [] : [hint])].join('\n'),
    images: [],
  };
}

function renderSession(
  { id }: Session,
  { text, totalBytes, missingBytes, end }: SessionOutput,
  { sandbox }: ToolContext,
): string {
  const state = end === null ? `${id} runs` : `${id} has ended: ${renderEnd(end)}`;
  if (text.trim() === '') return `${state}\n(no output)`;
  if (looksBinary(text)) return `${state}\noutput: binary data, ${totalBytes} bytes, not shown`;
  const describe = (leftOut: number): string => {
    const file = sandbox.storeOutput('session', text);
    if (file === null || missingBytes === 0) return describeCut(file)(leftOut);
    return `\n[… ${leftOut} bytes left out; ${file} has its start and end, without ${missingBytes} bytes that were not kept …]\n`;
  };
  const shown = cutMiddle(text, { maxBytes: outputShownBytes, totalBytes, describe });
  return `${state}\noutput:\n${showNuls(shown).replace(/\n$/, '')}`;
}

function renderEnd({ reason, exitCode }: SessionEnd): string {
  switch (reason) {
    case 'exited':
      return exitCode === null ? 'killed by a signal' : `exit code ${exitCode}`;
    case 'timed-out':
      return 'its time was over';
    case 'flooded':
      return 'it wrote too much that was not read';
    case 'out-of-disk':
      return 'the disk was nearly full';
    case 'out-of-memory':
      return 'it held more memory, or more files in memory, than a command may';
    case 'closed':
      return 'it was closed';
  }
}
