import { basename } from 'node:path';
import { CommandNotStarted, ToolFailure } from '../../core/ports/tool.ts';
import { HarnessError } from '../../core/types/error.ts';
import { findSymptom } from './symptoms.ts';

/**
 * A sandbox or the program in it could not be started. `said` is the output of bwrap, or of a program before it. No part of the command
 * ran.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
  readonly program: string;
  readonly said: string;

  constructor(program: string, said: string) {
    super(`${program} could not be started: ${said.trim()}`);
    this.program = program;
    this.said = said;
  }
}

/** The error of a failed start: the printed symptom, its meaning and its remedy. */
export function explainStart(said: string, title: string): HarnessError {
  const lines = said.trim().split('\n');
  // Other programs may have printed something before.
  const line = lines.find((one) => findSymptom(one) !== null) ?? lines[0] ?? '';
  const symptom = findSymptom(line);
  return new HarnessError({
    code: 'sandbox',
    message: `${title}: ${line === '' ? 'it printed no reason' : line}${symptom === null ? '' : `; ${symptom.meaning}`}`,
    hint: symptom?.remedy ?? 'Run `script-harness doctor` on this machine and see docs/sandbox.md.',
  });
}

/** The error for the model if its own program could not be started, and for the run if this machine no longer starts a sandbox. */
export function explainStartFailure({ program, said }: Pick<StartFailure, 'program' | 'said'>): Error {
  const reason = readReason(said);
  // The model chose these names, so nothing in them is a symptom of the machine.
  const isOfCommand = [`execvp ${program.split('\n')[0] ?? ''}`, "Can't chdir to "].some((start) =>
    reason.startsWith(start),
  );
  if (!isOfCommand && (reason.startsWith('execvp ') || findSymptom(said) !== null))
    return explainStart(said, 'the sandbox does not start any more');
  if (/^execvp .*No such file/.test(reason)) return new ToolFailure(`${basename(program)} was not found on PATH`);
  const Failure = isOfCommand ? ToolFailure : CommandNotStarted;
  return new Failure(`${program} could not be started: ${reason}`);
}

function readReason(said: string): string {
  const line = said.trim().split('\n')[0] ?? '';
  return line === '' ? 'no reason was printed' : line.replace(/^bwrap: /, '');
}
