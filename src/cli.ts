import { Command, CommanderError, Option } from 'commander';
import { auditFromCli } from './cli-audit.ts';
import { callFromCli, parseFromCli, sandboxFromCli, scriptFromCli, type DoorFlags } from './cli-doors.ts';
import { addPolicyCommands } from './cli-policy.ts';
import { approveFromCli } from './cli-approve.ts';
import type { CliContext, RunFlags } from './cli-context.ts';
import { runDemo, runFromCli } from './cli-run.ts';
import { HarnessError } from './core/error.ts';
import { readExitCode, readOutcomeOfError } from './core/outcome.ts';
import type { Host } from './host.ts';
import { runDoctor } from './doctor.ts';
import { renderError, type Terminal } from './terminal.ts';

const exitCodeHelp = `
Exit codes: 0 done, 1 task or verify failed, 2 usage, policy or configuration, 3 denied or needs approval,
4 budget, turns or time, 5 provider, 6 sandbox, 130 and 143 signals.`;

/** Flags of `run` that are inputs of the action by the same name. */
const inputFlags: readonly (readonly [flags: string, description: string])[] = [
  ['--task-file <file>', 'read the task from a file'],
  ['--policy <file>', 'a policy file or builtin:NAME (default .github/script-harness.yml)'],
  ['--provider <api>', 'openai-responses, openai-chat, anthropic-messages or replay'],
  ['--model <name>', 'the model, as the provider writes it'],
  ['--effort <level>', 'low, medium or high'],
  ['--base-url <url>', 'the endpoint of a compatible server'],
  ['--mode <mode>', 'patch or comment (an answer alone is enough)'],
  ['--script-harness <mode>', 'enabled, dry-run or disabled'],
  ['--script-harness-turns <turns>', 'turns with a mode of their own: "1-2: dry-run, 20-: disabled"'],
  ['--max-turns <n>', 'turns before the run ends'],
  ['--max-tokens <n>', 'tokens before the run ends'],
  ['--max-cost-usd <n>', 'US dollars before the run ends'],
  ['--timeout-minutes <n>', 'minutes before the run ends'],
  ['--setup <command>', 'a command that prepares the workspace in the sandbox before the model starts'],
  ['--verify <command>', 'a command that has to be green on what was there before the agent plus its patch'],
  ['--working-directory <folder>', 'the folder to work in'],
  ['--require-isolation <level>', 'namespaces or full'],
  ['--replay <record>', 'a record to play instead of a model'],
];

/** The command line. Returns the exit code; writes results to `out` and everything else to `log`. */
export async function runCli(
  argv: readonly string[],
  host: Host,
  signal: AbortSignal,
  terminal: Terminal,
  stdin: AsyncIterable<Uint8Array | string>,
): Promise<number> {
  const context: CliContext = { host, terminal, signal, stdin };
  let exitCode = 0;
  const program = createProgram(context, (code) => {
    exitCode = code;
  });
  try {
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (thrown) {
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2;
    terminal.log(`${renderError(thrown)}\n`);
    return thrown instanceof HarnessError ? readExitCode(readOutcomeOfError(thrown.code)) : 1;
  }
}

function createProgram(context: CliContext, exit: (code: number) => void): Command {
  const { host, terminal } = context;
  const program = new Command('script-harness')
    .description(
      'A headless coding agent for CI: a policy instead of a human, a Linux sandbox, and a record that proves it.',
    )
    .version(host.version)
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.out(text), writeErr: (text) => terminal.log(text) })
    .addHelpText('after', exitCodeHelp);
  const format = (...choices: string[]): Option =>
    new Option('--format <format>', 'how results are written').choices(choices).default('text');
  const isolation = (): Option =>
    new Option('--isolation <off>', 'off: run commands WITHOUT a sandbox, as this user').choices(['off']);
  const withDoors = (command: Command): Command =>
    command
      .option('--policy <file>', 'a policy file or builtin:NAME', '.github/script-harness.yml')
      .option('--cwd <folder>', 'the workspace', '.')
      .addOption(isolation())
      .addOption(format('text', 'json'));

  const run = program.command('run [task]').description('run a task; - reads it from standard input');
  for (const [flags, description] of inputFlags) run.option(flags, description);
  run
    .addOption(format('text', 'json', 'stream-json'))
    .option('--record <folder>', 'where the record goes')
    .option('--approvals <folder>', 'ask people about escalated calls by files in this folder')
    .option('--approval-wait <seconds>', 'how long a call waits for its answer; 0 ends the run instead', '0')
    .addOption(isolation())
    .option('--dry-run', 'show policy, sandbox and prompt; ask no model')
    .action(async (task: string | undefined, options: Record<string, string>) => {
      const given = inputFlags.flatMap(([flags]) => readFlag(flags, options));
      const inputs = Object.fromEntries([
        ...given,
        ...(options['dryRun'] === undefined ? [] : [['dry-run', 'true']]),
      ]) as Record<string, string>;
      const { format: chosen, record } = options;
      exit(
        await runFromCli(
          {
            inputs: task === undefined ? inputs : { ...inputs, task },
            format: readFormat(chosen),
            record: record ?? null,
            isolation: readIsolation(options),
            approvals: readApprovals(options),
          },
          context,
        ),
      );
    });
  program
    .command('approve')
    .description('answer a request that an escalated call has left')
    .argument('<request>', 'a file of the folder requests below --approvals')
    .requiredOption('--by <name>', 'who approves')
    .option('--deny', 'refuse instead')
    .action(async (file: string, options: { by: string; deny?: boolean }) =>
      exit(
        await approveFromCli(file, { by: options.by, decision: options.deny === true ? 'denied' : 'granted' }, context),
      ),
    );
  program
    .command('demo')
    .description('fix a failing test with a recorded model; needs no key')
    .addOption(format('text', 'json', 'stream-json'))
    .option('--record <folder>', 'where the record goes')
    .addOption(isolation())
    .action(async (options: Record<string, string>) =>
      exit(
        await runDemo(
          {
            format: readFormat(options['format']),
            record: options['record'] ?? null,
            isolation: readIsolation(options),
            approvals: null,
          },
          context,
        ),
      ),
    );
  withDoors(program.command('call <tool> <json>').description('one tool call through policy and sandbox')).action(
    async (tool: string, json: string, flags: DoorFlags) => exit(await callFromCli(tool, json, flags, context)),
  );
  withDoors(
    program
      .command('script <file>')
      .description('one script through engine, policy and sandbox; - reads it from standard input'),
  ).action(async (file: string, flags: DoorFlags) => exit(await scriptFromCli(file, flags, context)));
  program
    .command('parse <file>')
    .description('take an assistant message apart; nothing runs')
    .addOption(format('text', 'json'))
    .action(async (file: string, flags: DoorFlags) => exit(await parseFromCli(file, flags.format, context)));
  withDoors(
    program.command('sandbox <command...>').description('one command in the sandbox of a policy; write it after --'),
  ).action(async (command: string[], flags: DoorFlags) => exit(await sandboxFromCli(command, flags, context)));

  addPolicyCommands(program, context, exit);

  program
    .command('audit')
    .description('check the audit log of a record')
    .command('verify <record>')
    .option('--digest <hash>', 'the digest that the run gave out')
    .addOption(format('text', 'json'))
    .action(async (record: string, options: Record<string, string>) =>
      exit(
        await auditFromCli(record, options['digest'] ?? null, options['format'] === 'json' ? 'json' : 'text', context),
      ),
    );
  program
    .command('doctor')
    .description('what this machine has and what is missing')
    .option('--fix', 'install missing packages and load the AppArmor profile, as root or by sudo')
    .option('--policy <file>', 'a policy whose MCP servers are started and listed')
    .option('--cwd <folder>', 'the workspace for them', '.')
    .addOption(format('text', 'json'))
    .action(async (options: { format?: string; fix?: boolean; policy?: string; cwd: string }) =>
      exit(
        await runDoctor(
          {
            format: options.format === 'json' ? 'json' : 'text',
            mode: options.fix === true ? 'fix' : 'look',
            servers: options.policy === undefined ? null : { policy: options.policy, cwd: options.cwd },
          },
          context,
        ),
      ),
    );
  return program;
}

function readFlag(flags: string, options: Record<string, string>): [string, string][] {
  const name = /^--([\w-]+)/.exec(flags)?.[1] ?? '';
  const key = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const value = Object.hasOwn(options, key) ? options[key] : undefined;
  return value === undefined ? [] : [[name, value]];
}

function readFormat(format: string | undefined): 'text' | 'json' | 'stream-json' {
  return format === 'json' || format === 'stream-json' ? format : 'text';
}

function readIsolation(options: Record<string, string>): 'off' | null {
  return options['isolation'] === 'off' ? 'off' : null;
}

function readApprovals(options: Record<string, string>): RunFlags['approvals'] {
  const { approvals, approvalWait = '0' } = options;
  if (approvals === undefined) return null;
  if (!/^\d{1,6}$/.test(approvalWait))
    throw new HarnessError({
      code: 'usage',
      message: `--approval-wait ${JSON.stringify(approvalWait)} is not a number of seconds`,
      hint: 'Write digits only; 0 ends the run instead of waiting.',
    });
  return { folder: approvals, waitSeconds: Number(approvalWait) };
}
