import { Command, CommanderError } from 'commander';
import { renderError } from '../core/types/error.ts';
import { readExitCode, readFailure } from '../core/types/outcome.ts';
import type { CommandContext } from '../run/host/command-context.ts';
import type { AddCommand } from './arguments/options.ts';

const exitCodeHelp = `
Exit codes: 0 done, 1 task or verify failed, 2 usage, policy or configuration, 3 denied or needs approval,
4 budget, turns or time, 5 provider, 6 sandbox, 129, 130 and 143 signals.`;

/** Every command, in the order of the help text. To add one: its file, and a line here. Only the code of the typed one is loaded. */
const commands: Readonly<Record<string, () => Promise<AddCommand>>> = {
  run: async () => (await import('./run.ts')).addRunCommand,
  resume: async () => (await import('./resume.ts')).addResumeCommand,
  approve: async () => (await import('./approve.ts')).addApproveCommand,
  demo: async () => (await import('./demo.ts')).addDemoCommand,
  call: async () => (await import('./call.ts')).addCallCommand,
  script: async () => (await import('./script.ts')).addScriptCommand,
  parse: async () => (await import('./parse.ts')).addParseCommand,
  sandbox: async () => (await import('./sandbox.ts')).addSandboxCommand,
  policy: async () => (await import('./policy/policy.ts')).addPolicyCommands,
  report: async () => (await import('./report.ts')).addReportCommand,
  matrix: async () => (await import('./matrix.ts')).addMatrixCommand,
  audit: async () => (await import('./audit.ts')).addAuditCommand,
  init: async () => (await import('./init/init.ts')).addInitCommand,
  doctor: async () => (await import('./doctor.ts')).addDoctorCommand,
};

/** The commands to load: what was typed, or all for the help text and for the nearest name of a mistyped one. */
function pickCommands([typed = '']: readonly string[]): (() => Promise<AddCommand>)[] {
  if (typed === '--version' || typed === '-V') return [];
  const load = Object.hasOwn(commands, typed) ? commands[typed] : undefined;
  return load === undefined ? Object.values(commands) : [load];
}

/** The command line. Returns the exit code; writes results to `out` and everything else to `log`. */
export async function runCli(argv: readonly string[], context: CommandContext): Promise<number> {
  const { host, terminal } = context;
  let exitCode = 0;
  const program = new Command('script-harness')
    .description(
      'A headless coding agent for CI: a policy instead of a human, a Linux sandbox, and a record that proves it.',
    )
    .version(host.version)
    .exitOverride()
    .showHelpAfterError('Add --help to the command to see its arguments and options.')
    .configureOutput({ writeOut: (text) => terminal.out(text), writeErr: (text) => terminal.log(text) })
    .addHelpText('after', exitCodeHelp);
  for (const load of pickCommands(argv)) {
    const addCommand = await load();
    addCommand(program, context, (code) => {
      exitCode = code;
    });
  }
  try {
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (thrown) {
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2;
    terminal.log(`${renderError(thrown)}\n`);
    return readExitCode(readFailure(thrown).outcome);
  }
}
