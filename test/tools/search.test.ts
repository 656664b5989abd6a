import { expect, test } from 'vitest';
import type { CommandResult } from '../../src/core/ports/sandbox.ts';
import { grepFiles } from '../../src/tools/grep-files.ts';
import { createDirectory, writeFiles } from '../fixtures/workspace.ts';
import { createContext, createFilesOnlySandbox, openFiles, readField, runTool } from './tool-context.ts';

type Output = Partial<Pick<CommandResult, 'exitCode' | 'stdout' | 'stderr'>>;

/** Searches with programs whose output `answer` gives, and lists the commands that were run. */
async function search(pattern: string, answer: (argv: readonly string[]) => Output) {
  const commands: (readonly string[])[] = [];
  const root = createDirectory();
  writeFiles(root, { 'a.js': '' });
  const sandbox = {
    ...createFilesOnlySandbox(openFiles(root)),
    run: async ({ argv }: { readonly argv: readonly string[] }): Promise<CommandResult> => {
      commands.push(argv);
      const { exitCode = 0, stdout = '', stderr = '' } = answer(argv);
      return {
        exitCode,
        signal: null,
        stdout,
        stderr,
        aggregatedOutput: stdout,
        stdoutBytes: Buffer.byteLength(stdout),
        stderrBytes: Buffer.byteLength(stderr),
        stdoutFile: null,
        stderrFile: null,
        timedOut: false,
        aborted: false,
        flooded: false,
        limitsMet: [],
        durationMs: 0,
      };
    },
  };
  const output = runTool(grepFiles, { pattern }, createContext(sandbox));
  return { output, commands };
}

const withoutRipgrep = (answer: Output) => (argv: readonly string[]) => (argv[0] === 'rg' ? { exitCode: 127 } : answer);

test('both programs are asked to match before CRLF, unless ripgrep refuses the pattern with it', async () => {
  const { commands, output } = await search('c$', withoutRipgrep({ exitCode: 1 }));
  await output;
  expect(commands[0]).toContain('--crlf');
  expect(commands[1]).toContain('(*ANYCRLF)c$');
  const other = await search('c\\r$', () => ({ exitCode: 1 }));
  await other.output;
  expect(other.commands[0]).not.toContain('--crlf');
});

test('a long line is shown around its match, without a count that is not known', async () => {
  const preview = `./a.js\x001:${'z'.repeat(1_000)} [... omitted end of long line]\n`;
  const { output } = await search('needle', (argv) => ({
    stdout: argv.includes('--only-matching')
      ? `./a.js\x001:${'z'.repeat(95)}\u0001needle${'y'.repeat(300)}\n`
      : preview,
  }));
  expect(readField(await output, 'matches')).toEqual([
    { path: 'a.js', line: 1, text: `…${'z'.repeat(95)}needle${'y'.repeat(197)}…` },
  ]);
  const failing = await search('needle', (argv) =>
    argv.includes('--only-matching') ? { exitCode: 2, stderr: 'too large' } : { stdout: preview },
  );
  expect((await failing.output).text).toBe(`a.js:1: ${'z'.repeat(298)}…`);
  const line = `${'z'.repeat(3_000)} (needle) is there`;
  const git = await search('needle', withoutRipgrep({ stdout: `a.js\x001\x003003\x00${line}\n` }));
  expect((await git.output).text).toBe(`a.js:1: …${'z'.repeat(93)} (needle) is there`);
});

test('the error in a pattern is reported once', async () => {
  const { output } = await search(
    '(',
    withoutRipgrep({ exitCode: 128, stderr: "fatal: -e option, '(*ANYCRLF)(': missing )" }),
  );
  await expect(output).rejects.toMatchObject({
    message: "the search failed: fatal: -e option, '(': missing )",
    stderr: '',
  });
});
