import { expect, test } from 'vitest';
import type { CommandResult } from '../../src/core/ports/sandbox.ts';
import { exec } from '../../src/tools/exec.ts';
import { createDirectory } from '../fixtures/workspace.ts';
import { createContext, createFilesOnlySandbox, openFiles, runTool } from './tool-context.ts';

/** The text for the model if a command writes `stdout`. */
async function show(stdout: string): Promise<string | null> {
  const result: CommandResult = {
    exitCode: 0,
    signal: null,
    stdout,
    stderr: '',
    aggregatedOutput: stdout,
    stdoutBytes: Buffer.byteLength(stdout),
    stderrBytes: 0,
    stdoutFile: null,
    stderrFile: null,
    timedOut: false,
    aborted: false,
    flooded: false,
    limitsMet: [],
    durationMs: 0,
  };
  const sandbox = { ...createFilesOnlySandbox(openFiles(createDirectory())), run: async () => result };
  return (await runTool(exec, { command: ['x'] }, createContext(sandbox))).text;
}

test('text with a NUL is shown, with a mark for the NUL', async () => {
  expect(await show(`${'ok\n'.repeat(9)}got x\0y\n`)).toBe(`exit code: 0 (0.0 s)\nstdout:\n${'ok\n'.repeat(9)}got x␀y`);
  expect(await show('src/first.ts\0src/second.ts\0')).toMatch(/\nsrc\/first\.ts␀src\/second\.ts␀$/);
});

test('text in UTF-16 is binary', async () => {
  expect(await show(Buffer.from('hunter2000', 'utf16le').toString())).toMatch(
    /\nstdout: binary data, 20 bytes, not shown$/,
  );
});
