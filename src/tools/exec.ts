import { z } from 'zod';
import type { Access } from '../core/access.ts';
import type { CommandResult } from '../core/sandbox.ts';
import { ToolFailure } from '../core/tool.ts';
import { cutMiddle } from './cut-text.ts';
import { defineTool } from './define-tool.ts';
import { lowerPath, requireInside, resolvePath } from './path-access.ts';
import { looksBinary } from './text-file.ts';

/** Bytes of each stream that a structured call shows to the model. */
const shownBytes = 10 * 1024;

const noNul = (text: string): boolean => !text.includes('\0');
const argument = z
  .string()
  .max(131_071)
  .refine(noNul, 'holds NUL')
  .refine((text) => text.isWellFormed(), 'is not valid Unicode');

const input = z.strictObject({
  command: z
    .array(argument)
    .min(1)
    .max(10_000)
    .refine(([program]) => program !== '', 'names no program')
    .describe('Program and arguments; no shell is involved unless it is the program.'),
  cwd: z.string().optional().describe('Relative to the workspace.'),
  env: z.record(z.string().regex(/^[A-Za-z_]\w*$/), argument).optional(),
  timeoutMs: z.int().min(1).optional(),
  justification: z.string().max(2_000).optional().describe('Why the command is needed, where a rule asks for it.'),
});

/** Runs a program in the sandbox. Resolves for every exit code; fails only when the program could not be run. */
export const exec = defineTool({
  name: 'exec',
  structuredName: 'shell',
  description: 'Runs a program in the sandbox and returns its exit code and output.',
  input,
  returns:
    '{ exitCode: number | null; stdout: string; stderr: string; aggregatedOutput: string; timedOut: boolean; durationMs: number; refusedChanges?: { path: string; kind: string; rule: string; reason: string }[]; refusedHint?: string }',

  async accesses({ command, cwd = '.', env = {} }, files) {
    const folder = await resolvePath(cwd, files);
    const accesses: Access[] = [
      {
        type: 'command',
        words: command.map((value) => ({ type: 'literal', value })),
        cwd: folder.type === 'inside' ? folder.path : '.',
      },
      ...Object.keys(env).map((name): Access => ({ type: 'env', name })),
    ];
    // Refused when it runs; listed so that the record shows what was asked for.
    if (folder.type !== 'inside') accesses.push(await lowerPath('read', cwd, files));
    return accesses;
  },

  async run({ command, cwd = '.', env = {}, timeoutMs }, context) {
    const [program, ...rest] = command;
    if (program === undefined) throw new ToolFailure('the command is empty');
    const folder = await requireInside(cwd, context.sandbox.files);
    const stats = await context.sandbox.files.stat(folder.path);
    if (stats?.kind !== 'directory')
      throw new ToolFailure(`${folder.path} is not a folder, so no command can run there`);
    const result = await context.sandbox.run({
      argv: [program, ...rest],
      cwd: folder.path,
      env,
      timeoutMs: Math.min(timeoutMs ?? context.commandTimeoutMs, context.commandTimeoutMs),
      signal: context.signal,
      maxOutputBytes: context.streamBytes,
      writable: 'policy',
      network: null,
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
  return `${name}:\n${cutMiddle(text, { maxBytes: shownBytes, totalBytes, where }).replace(/\n$/, '')}`;
}
