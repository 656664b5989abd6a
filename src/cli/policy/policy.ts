import { Option, type Command } from 'commander';
import { checkPolicies, type CheckFormat } from './check.ts';
import { diffFromCli, replayFromCli, suggestFromCli } from './compare.ts';
import { explainCalls, type ExplainInput } from './explain.ts';
import { mutateFromCli, testPolicy, type TestFlags } from './test.ts';
import { isolationLevels, type IsolationLevel } from '../../core/types/isolation.ts';
import type { CommandContext } from '../../run/host/command-context.ts';
import { HarnessError } from '../../core/types/error.ts';
import { defaultPolicyPath } from '../../github/inputs.ts';
import { toolCatalogue } from '../../tools/index.ts';
import { renderPolicyJsonSchema } from '../../policy/file/json-schema.ts';

/** Adds the commands under `policy`. */
export function addPolicyCommands(program: Command, context: CommandContext, exit: (code: number) => void): void {
  const policy = program.command('policy').description('check, try, test and compare policies');
  const withWorkspace = (command: Command, ...formats: string[]): Command =>
    command
      .option('--cwd <folder>', 'the workspace', '.')
      .addOption(new Option('--format <format>', 'how results are written').choices(formats).default('text'));
  const withRun = (command: Command): Command =>
    command.option('--context <json>', 'how the run began, instead of what the record says: {"label":"…"}');

  policy
    .command('check [file...]')
    .description('every problem of a policy, with its place; exit 2 on an error')
    .option(
      '--org <file>',
      'the policy of an organisation: what it forbids is reported; without a policy, it is checked',
    )
    .option('--cwd <folder>', 'the workspace: closed files that are in its history are reported')
    .addOption(
      new Option('--format <format>', 'how results are written').choices(['text', 'json', 'sarif']).default('text'),
    )
    .action(async (files: string[], flags: { format: CheckFormat; cwd?: string; org?: string }) => {
      if (files.length === 0 && flags.org === undefined)
        throw new HarnessError({
          code: 'usage',
          message: 'policy check lacks a policy',
          hint: 'Name a policy file or builtin:NAME, or the policy of an organisation with --org FILE.',
        });
      exit(await checkPolicies(files, flags, context));
    });
  withWorkspace(
    policy
      .command('explain [command...]')
      .description('how a call would be decided, and why; a command is written after --')
      .option('--policy <file>', 'a policy file or builtin:NAME', defaultPolicyPath)
      .option('--call <json>', 'a call: {"tool":"exec","args":{"command":["npm","test"]},"context":{"label":"x"}}')
      .option('--calls <file>', 'one call a line; - reads standard input')
      .addOption(new Option('--isolation <level>', 'the isolation of the run').choices(isolationLevels).default('full'))
      .option('--approvals', 'a run in which a person can be asked; without it, escalate denies', false),
    'text',
    'json',
  ).action(async (words: string[], flags: ExplainFlags) =>
    exit(await explainCalls(readExplainInput(words, flags), flags, context)),
  );
  withWorkspace(
    policy
      .command('test <file>')
      .description('the test tables of a policy, with coverage; exit 1 if a row fails')
      .option('--tests <file...>', 'tables besides those that the policy names')
      .option('--threshold <percent>', 'the coverage below which it fails'),
    'text',
    'json',
  ).action(async (file: string, flags: TestFlags) => exit(await testPolicy(file, flags, context)));
  withWorkspace(
    policy
      .command('mutate <file>')
      .description('changes of one rule that no test notices; exit 1 if there is one')
      .option('--tests <file...>', 'tables besides those that the policy names')
      .option('--threshold <percent>', 'the share of noticed changes below which it fails (default 100)'),
    'text',
    'json',
  ).action(async (file: string, flags: TestFlags) => exit(await mutateFromCli(file, flags, context)));
  withRun(
    withWorkspace(
      policy
        .command('replay <run>')
        .description(
          'decide the calls of a record, or of all records in a folder, under another policy; exit 1 if one is decided in another way',
        )
        .requiredOption('--policy <file>', 'a policy file or builtin:NAME'),
      'text',
      'json',
    ),
  ).action(async (run: string, flags: RunFlags) => exit(await replayFromCli(run, flags, context)));
  withWorkspace(
    policy
      .command('diff <before> <after>')
      .description('how each rule and setting of a policy relates to another one; exit 1 if something may be looser')
      .option('--accept-loosened', 'exit 0 although something may be looser'),
    'text',
    'json',
  ).action(async (before: string, after: string, flags: Omit<RunFlags, 'policy'> & { acceptLoosened?: true }) =>
    exit(await diffFromCli([before, after], flags, context)),
  );
  withRun(
    withWorkspace(
      policy
        .command('suggest <run>')
        .description('the smallest rules for what a run was denied; exit 1 if a denied call gets none')
        .option('--policy <file>', 'a policy file or builtin:NAME (default: the policy of the record)'),
      'text',
      'json',
    ),
  ).action(async (run: string, flags: Omit<RunFlags, 'policy'> & { policy?: string }) =>
    exit(await suggestFromCli(run, flags, context)),
  );
  policy
    .command('schema')
    .description('the JSON Schema of the policy file, for editors')
    .action(() => context.terminal.out(renderPolicyJsonSchema(toolCatalogue)));
}

interface RunFlags {
  readonly cwd: string;
  readonly format: 'text' | 'json';
  readonly policy: string;
}

interface ExplainFlags extends RunFlags {
  readonly isolation: IsolationLevel;
  readonly approvals: boolean;
  readonly call?: string;
  readonly calls?: string;
}

function readExplainInput(words: readonly string[], { call, calls }: ExplainFlags): ExplainInput {
  const inputs: ExplainInput[] = [
    ...(call === undefined ? [] : [{ type: 'call' as const, json: call }]),
    ...(calls === undefined ? [] : [{ type: 'calls' as const, file: calls }]),
    ...(words.length === 0 ? [] : [{ type: 'command' as const, words }]),
  ];
  const [input] = inputs;
  if (input === undefined || inputs.length > 1)
    throw new HarnessError({
      code: 'usage',
      message: 'give exactly one of --call, --calls and a command after --',
      hint: 'See policy explain --help.',
    });
  return input;
}
