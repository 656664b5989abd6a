import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import type { CommandContext } from '../run/host/command-context.ts';
import { createRunDirectory } from '../sandbox/host/run-directory.ts';
import { findProgram } from '../sandbox/host/find-programs.ts';
import { runHostGit } from '../sandbox/workspace/git/git-layout.ts';
import { formatOption, type AddCommand } from './arguments/options.ts';
import { runFromCli } from './run.ts';
import type { RunFlags } from './arguments/run-flags.ts';

export const addDemoCommand: AddCommand = (program, context, exit) => {
  program
    .command('demo')
    .description('fix failing tests with a recorded model; needs no key')
    .addOption(formatOption('text', 'json', 'stream-json'))
    .option('--record <directory>', 'the directory for the record')
    .action(async (flags: { format: RunFlags['format']; record?: string }) =>
      exit(
        await runDemo(
          {
            format: flags.format,
            record: flags.record ?? null,
            approvals: null,
            resumed: null,
          },
          context,
        ),
      ),
    );
};

/** Plays the bundled recording on a new copy of the bundled repository. Everything except the model is real. */
async function runDemo(flags: Omit<RunFlags, 'inputs'>, context: CommandContext): Promise<number> {
  const { host, terminal } = context;
  const demo = join(host.distDirectory, 'demo');
  const workspace = createRunDirectory(host.temporaryDirectory, 'demo-');
  try {
    cpSync(join(demo, 'workspace'), workspace, { recursive: true });
    for (const args of [
      ['init', '--quiet'],
      ['add', '--all'],
      ['commit', '--quiet', '--message', 'demo'],
    ])
      initRepository(workspace, args);
    terminal.log(
      'This is the demo: a recorded model plays its turns; policy, sandbox, scripts, tools, tests and record are real.\n',
    );
    return await runFromCli(
      {
        ...flags,
        inputs: {
          task: readFileSync(join(demo, 'task.md'), 'utf8'),
          policy: 'builtin:fix-tests',
          provider: 'replay',
          replay: join(demo, 'history.jsonl'),
          verify: 'node --test',
          'working-directory': '.',
        },
      },
      { ...context, host: { ...host, workingDirectory: workspace } },
    );
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}

function initRepository(directory: string, args: readonly string[]): void {
  const identity = [
    '-c',
    'user.name=demo',
    '-c',
    'user.email=demo@example.invalid',
    '-c',
    'init.defaultBranch=main',
    '-c',
    'commit.gpgsign=false',
  ];
  const git = findProgram('git', '', []);
  if (git === null)
    throw new HarnessError({
      code: 'usage',
      message: 'git is not found among programs that root owns',
      hint: 'Install git, for example with apt-get install git.',
    });
  try {
    runHostGit(git, [...identity, ...args], { cwd: directory });
  } catch (cause) {
    throw new HarnessError({
      code: 'usage',
      message: `git ${args[0]} failed: ${readErrorMessage(cause)}`,
      hint: 'Check the version of git.',
      cause,
    });
  }
}
