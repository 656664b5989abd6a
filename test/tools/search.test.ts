import { expect, test } from 'vitest';
import type { CommandResult } from '../../src/core/ports/sandbox.ts';
import { grepFiles } from '../../src/tools/grep-files.ts';
import { createDirectory, writeFiles } from '../fixtures/workspace.ts';
import { createContext, createFilesOnlySandbox, openFiles, runTool } from './tool-context.ts';

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

test('of a line that ripgrep has cut, no count is stated, and the match may be in the rest', async () => {
  const { output } = await search('needle', () => ({
    stdout: `./a.js\x001:${'z'.repeat(1_000)} [... omitted end of long line]\n`,
  }));
  expect((await output).text).toMatch(/^a\.js:1: z{200,300}… \[long line: the match may be after this\]$/);
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
