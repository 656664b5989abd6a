import { shownBytes } from '../core/limits.ts';
import { z } from 'zod';
import type { CommandResult } from '../core/ports/sandbox.ts';
import { ToolFailure } from '../core/ports/tool.ts';
import { commandFields, lowerCommandCall, readCommandCall } from './command-call.ts';
import { cutMiddle, describeCut } from '../core/text/cut-text.ts';
import { defineTool } from './define-tool.ts';
import { looksBinary } from './text-file.ts';

/** Bytes of each stream that a structured call shows to the model. */

const input = z.strictObject(commandFields);

/** Runs a program in the sandbox. Resolves for every exit code; fails only when the program could not be run. */
export const exec = defineTool({
  name: 'exec',
  structuredName: 'shell',
  kind: 'command',
  packs: ['core-codex', 'anthropic-standard'],
  description: 'Runs a program in the sandbox and returns its exit code and output.',
  input,
  returns:
    '{ exitCode: number | null; stdout: string; stderr: string; aggregatedOutput: string; timedOut: boolean; durationMs: number; refusedChanges?: { path: string; kind: string; rule: string; reason: string }[]; refusedHint?: string }',

  accesses: lowerCommandCall,

  async run({ timeoutMs, ...call }, context) {
    const { argv, cwd, env } = await readCommandCall(call, context.sandbox.files);
    const result = await context.sandbox.run({
      argv,
      cwd,
      env,
      timeoutMs: Math.min(timeoutMs ?? context.commandTimeoutMs, context.commandTimeoutMs),
      signal: context.signal,
      maxOutputBytes: context.streamBytes,
      writable: 'policy',
      stdin: '',
    });
    if (result.aborted) throw new ToolFailure('the command was aborted', { stderr: result.stderr });
    const stderr = [
      result.stderr,
      ...(result.flooded ? ['\n[ended: the command wrote too much output]\n'] : []),
      ...result.limitsMet.map((text) => `\n[${text}]\n`),
    ].join('');
    return {
      value: {
        exitCode: result.exitCode,
        stdout: result.stdout,
        stderr,
        aggregatedOutput: result.aggregatedOutput,
        timedOut: result.timedOut,
        durationMs: Math.round(result.durationMs),
      },
      text: renderResult(result, context.callId),
      images: [],
    };
  },
});

function renderResult(result: CommandResult, callId: string): string {
  const shown = [
    renderStream('stdout', result.stdout, result.stdoutBytes, callId),
    renderStream('stderr', result.stderr, result.stderrBytes, callId),
  ].filter((text) => text !== '');
  return [renderEnd(result), ...result.limitsMet, ...(shown.length === 0 ? ['(no output)'] : shown)].join('\n');
}

function renderEnd(result: CommandResult): string {
  const seconds = `${(result.durationMs / 1_000).toFixed(1)} s`;
  if (result.timedOut) return `exit code: none, killed at its time limit after ${seconds}`;
  if (result.flooded) return `exit code: none, killed after ${seconds} because it wrote too much output`;
  if (result.exitCode === null) return `exit code: none, ended by ${result.signal ?? 'a signal'} after ${seconds}`;
  return `exit code: ${result.exitCode} (${seconds})`;
}

function renderStream(name: string, text: string, totalBytes: number, callId: string): string {
  if (totalBytes === 0) return '';
  if (looksBinary(text)) return `${name}: binary data, ${totalBytes} bytes, not shown`;
  const where = `the record has more under ${callId}`;
  return `${name}:\n${cutMiddle(text, { maxBytes: shownBytes, totalBytes, describe: describeCut(where) }).replace(/\n$/, '')}`;
}
