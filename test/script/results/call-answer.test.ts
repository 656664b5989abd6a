import { expect, test } from 'vitest';
import type { CommandResult } from '../../../src/core/ports/sandbox.ts';
import type { DecisionRecord } from '../../../src/core/types/decision.ts';
import { createCallAnswer } from '../../../src/script/results/call-answer.ts';
import { exec } from '../../../src/tools/exec.ts';
import { createDirectory } from '../../fixtures/workspace.ts';
import { createContext, createFilesOnlySandbox, openFiles, runTool } from '../../tools/tool-context.ts';

/** The note on the line of a command in the report of a script. */
async function readNote(written: Partial<CommandResult>): Promise<string> {
  const sandbox = createFilesOnlySandbox(openFiles(createDirectory()));
  const result = {
    exitCode: 0,
    signal: null,
    stdout: 'a',
    stderr: '',
    aggregatedOutput: 'a',
    stdoutBytes: 1,
    stderrBytes: 0,
    stdoutFile: null,
    stderrFile: null,
    timedOut: false,
    aborted: false,
    flooded: false,
    limitsMet: [],
    durationMs: 1,
    ...written,
  };
  const context = createContext({ ...sandbox, run: async () => result }, { streamBytes: 10_200 });
  const output = await runTool(exec, { command: ['npm', 'test'] }, context);
  return createCallAnswer(
    {
      type: 'completed',
      tool: 'exec',
      output,
      taint: null,
      decision: { matched: [] as const } as unknown as DecisionRecord,
      durationMs: 1,
    },
    { callId: 'call_1', tool: 'exec', target: 'npm test' },
  ).note;
}

test('the line of a command reports the streams that its script received only in part', async () => {
  expect(await readNote({})).toBe('exit 0');
  expect(await readNote({ stdoutBytes: 10_000 })).toBe('exit 0');
  expect(await readNote({ stdoutBytes: 1_433_662, stdoutFile: '/tmp/outputs/3-stdout.txt' })).toBe(
    'exit 0; stdout cut, of 1433662 bytes; the whole is in /tmp/outputs/3-stdout.txt',
  );
  expect(await readNote({ exitCode: 1, stdoutBytes: 20_000, stderrBytes: 30_000 })).toBe(
    'exit 1; stdout cut, of 20000 bytes; stderr cut, of 30000 bytes',
  );
  expect(await readNote({ stdoutBytes: 9_000, stderrBytes: 9_000 })).toBe(
    'exit 0; aggregatedOutput cut, of 18000 bytes',
  );
});

test('the line of a command reports what ended it', async () => {
  const killed = { exitCode: null, signal: 'SIGKILL' } as const;
  const limit = 'its processes held more than 64 MiB of memory together';
  expect(await readNote({ ...killed, timedOut: true })).toBe('timed out');
  expect(await readNote({ ...killed, limitsMet: [limit] })).toBe('ended: over-limit');
  expect(await readNote(killed)).toBe('ended: killed');
  expect(await readNote({ ...killed, flooded: true, stdoutBytes: 20_000 })).toBe(
    'ended: flooded; stdout cut, of 20000 bytes',
  );
});

test('the line of a denied call reports that one more denial ends the run, also for a script that catches the error', () => {
  const decision = {
    decision: 'deny',
    rule: 'secrets',
    reason: 'It holds keys.',
    refused: '',
    instead: '',
    accesses: [],
    matched: [],
    limits: [{ limit: 'identicalCalls', used: 1, of: 3 }],
  } as unknown as DecisionRecord;
  const call = { callId: 'call_1', tool: 'readFile', target: '.env' };
  const { note, answer } = createCallAnswer({ type: 'denied', tool: 'readFile', decision }, call);
  expect(note).toBe('deny by secrets: It holds keys. If this call is denied again, the run ends.');
  expect(answer).toMatchObject({ error: { message: expect.stringContaining('the run ends') } });
});
