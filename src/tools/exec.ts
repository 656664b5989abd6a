import { outputShownBytes } from '../core/limits.ts';
import { isAbsolute, posix } from 'node:path';
import * as z from 'zod';
import type { CommandResult } from '../core/ports/sandbox.ts';
import type { ToolFinished } from '../core/types/event.ts';
import { ToolFailure, type ToolContext, type ToolOutput } from '../core/ports/tool.ts';
import { commandFields, lowerCommandCall, readCommandCall } from './command-call.ts';
import { renderSeconds } from '../core/text/grouped-number.ts';
import { cutMiddle, describeCut } from '../core/text/cut-text.ts';
import { removeTerminalCodes } from '../core/text/control-characters.ts';
import { applyPatch } from './apply-patch.ts';
import { execCommand } from './exec-command.ts';
import { defineTool } from './definition/define-tool.ts';
import { readJsonTexts } from './definition/text-field.ts';
import { looksBinary, showNuls } from './files/text-file.ts';
import { readShellPatch } from './patch/shell-patch.ts';

/** The most bytes that the marker of a cut takes. */
const cutMarkerBytes = 200;

const input = z.strictObject(commandFields);
/** A larger timeout is one in milliseconds. */
const maxTimeoutSeconds = 3_600;

/** The result of every tool that runs a program to its end, as far as the model needs it. */
export const commandReturns =
  '{ exitCode: number | null; stdout: string; stderr: string; aggregatedOutput: string; refusedChanges?: { path: string; reason: string }[] }';

/** Runs a program in the sandbox. Resolves for every exit code; fails only when the program could not be run. */
export const exec = defineTool({
  name: 'exec',
  structuredName: 'shell',
  kind: 'command',
  packs: ['core-codex', 'anthropic-standard'],
  aliases: [
    'bash',
    'shell_command',
    'run_shell_command',
    'run_terminal_cmd',
    'run_in_terminal',
    'execute_command',
    'run_command',
    'local_shell',
    'container.exec',
    // Only if the tool of that name is not offered.
    'exec_command',
  ],
  description: 'Runs a program in the sandbox.',
  input,
  returns: commandReturns,
  example: { call: "tools.exec({ command: ['git', 'diff'] })", text: 'aggregatedOutput' },
  accept: (written) => readTimeout(readBackground(written)),
  redirect({ command, cwd = '.', background, ...others }) {
    if (background === true)
      return {
        tool: execCommand,
        args: { ...others, command, cwd, tty: false },
        ifNotOffered: { path: 'run_in_background', message: howToDetach },
      };
    const applied = readShellPatch(readJsonTexts(command) ?? command);
    if (applied === null || typeof cwd !== 'string') return null;
    return {
      tool: applyPatch,
      args: {
        patch: applied.patch,
        cwd: isAbsolute(applied.directory) ? applied.directory : posix.join(cwd, applied.directory),
      },
      convert: convertToResult,
    };
  },
  accesses: lowerCommandCall,
  run: (call, context) => runCommandCall(call, context),
});

const inOneCall =
  'with & in the shell text of a call that also uses and ends it: server & sleep 1; curl http://localhost:8080; kill $!';
const howToDetach = `no rule allows programs in the background. Start it ${inOneCall}`;

/** A note for a shell text that leaves programs in the background: they end with the call. Empty if none does, or if it waits for them or ends them. */
function explainEnded([program = '', flags = '', text = '']: readonly string[]): string {
  if (!/(?:^|\/)(?:ba|da|z)?sh$/.test(program) || !/^-\w*c$/.test(flags)) return '';
  const [beforeDocument = ''] = text.split('<<', 1);
  const unquoted = beforeDocument.replaceAll(/'[^']*'|"[^"]*"|\(\([^()]*\)\)/g, '');
  return /[^&>|]&(?=[\s)]|$)/.test(unquoted) && !/\b(?:wait|kill)\b/.test(unquoted)
    ? `What the command left in the background has ended with it. Start such a program ${inOneCall}`
    : '';
}

// Other agents start a server by an argument, or by another tool.
function readBackground(written: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const name = ['run_in_background', 'is_background', 'isBackground', 'background'].find(
    (one) => typeof written[one] === 'boolean',
  );
  if (name === undefined) return written;
  const { [name]: background, ...others } = written;
  return background === true ? { ...others, background } : others;
}

// A timeout of other agents is in seconds or in milliseconds, and none is meant to end a command in its first seconds.
function readTimeout(written: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { timeout, ...others } = written;
  if (typeof timeout !== 'number' || 'timeoutMs' in written) return written;
  return { ...others, timeoutMs: timeout <= maxTimeoutSeconds ? timeout * 1_000 : timeout };
}

function convertToResult(output: ToolOutput): ToolOutput {
  const stdout = `${output.text ?? ''}\n`;
  return {
    ...output,
    value: { exitCode: 0, stdout, stderr: '', aggregatedOutput: stdout, timedOut: false, durationMs: 0 },
  };
}

/** Runs the program of a call to its end. Throws `ToolFailure` if it could not be run. */
export async function runCommandCall(
  { timeoutMs, ...call }: z.output<typeof input>,
  context: ToolContext,
  program: 'any' | 'sealed' = 'any',
): Promise<ToolOutput> {
  const { argv, cwd, env } = await readCommandCall(call, context.sandbox.files);
  // A script gets each stream whole or cut once, with one marker.
  const maxOutputBytes = Math.max(1, context.streamBytes - cutMarkerBytes);
  const result = await context.sandbox.run({
    argv,
    cwd,
    env,
    timeoutMs: Math.min(timeoutMs ?? context.commandTimeoutMs, context.commandTimeoutMs),
    signal: context.signal,
    maxOutputBytes,
    storeOverBytes: outputShownBytes / 2,
    writable: 'policy',
    stdin: '',
    ...(program === 'sealed' && { program }),
  });
  if (result.aborted) throw new ToolFailure('the command was aborted', { stderr: result.stderr });
  const stderr = [
    result.stderr,
    ...(result.flooded ? ['\n[ended: the command wrote too much output]\n'] : []),
    ...result.limitsMet.map((text) => `\n[${text}]\n`),
  ].join('');
  const cut = describeCuts(result, maxOutputBytes);
  return {
    value: {
      exitCode: result.exitCode,
      stdout: result.stdout,
      stderr,
      aggregatedOutput: result.aggregatedOutput,
      timedOut: result.timedOut,
      durationMs: Math.round(result.durationMs),
      ...(result.exitCode === null && { ended: readEnding(result) }),
      ...(cut !== '' && { cut }),
    },
    text: [renderResult(result), explainEnded(argv)].filter(Boolean).join('\n'),
    images: [],
  };
}

function readEnding({ timedOut, flooded, limitsMet }: CommandResult): ToolFinished['endedBy'] {
  if (timedOut) return 'timed-out';
  if (flooded) return 'flooded';
  return limitsMet.length > 0 ? 'over-limit' : 'killed';
}

// For the report of a script, which counts in what it has.
function describeCuts(result: CommandResult, maxBytes: number): string {
  const cut = [
    { name: 'stdout', bytes: result.stdoutBytes, file: result.stdoutFile },
    { name: 'stderr', bytes: result.stderrBytes, file: result.stderrFile },
    { name: 'aggregatedOutput', bytes: result.stdoutBytes + result.stderrBytes, file: null },
  ].filter(({ bytes }) => bytes > maxBytes);
  // Both streams together are longer than each.
  return cut
    .slice(0, Math.max(1, cut.length - 1))
    .map(({ name, bytes, file }) => `${name} cut, of ${bytes} bytes${file === null ? '' : `; the whole is in ${file}`}`)
    .join('; ');
}

function renderResult(result: CommandResult): string {
  const half = outputShownBytes / 2;
  // Both streams share the limit of shown output; one may use the part that the other does not need.
  const [stdoutMax, stderrMax] = [result.stderrBytes, result.stdoutBytes].map((other) =>
    Math.max(half, outputShownBytes - other),
  ) as [number, number];
  const shown = [
    renderStream('stdout', { text: result.stdout, totalBytes: result.stdoutBytes, file: result.stdoutFile }, stdoutMax),
    renderStream('stderr', { text: result.stderr, totalBytes: result.stderrBytes, file: result.stderrFile }, stderrMax),
  ].filter((text) => text !== '');
  return [renderEnd(result), ...result.limitsMet, ...(shown.length === 0 ? ['(no output)'] : shown)].join('\n');
}

function renderEnd(result: CommandResult): string {
  const seconds = renderSeconds(result.durationMs);
  if (result.timedOut) return `exit code: none, killed at its time limit after ${seconds}`;
  if (result.flooded) return `exit code: none, killed after ${seconds} because it wrote too much output`;
  if (result.exitCode === null) return `exit code: none, ended by ${result.signal ?? 'a signal'} after ${seconds}`;
  return `exit code: ${result.exitCode} (${seconds})`;
}

interface Stream {
  readonly text: string;
  readonly totalBytes: number;
  readonly file: string | null;
}

function renderStream(name: string, { text, totalBytes, file }: Stream, maxBytes: number): string {
  if (totalBytes === 0) return '';
  if (looksBinary(text))
    return `${name}: binary data, ${totalBytes} bytes, not shown${file === null ? '' : `; the whole is in ${file}`}`;
  const shown = cutMiddle(removeTerminalCodes(text), { maxBytes, totalBytes, describe: describeCut(file) });
  return `${name}:\n${showNuls(shown).replace(/\n$/, '')}`;
}
