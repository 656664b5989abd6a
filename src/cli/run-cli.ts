import { Command, CommanderError } from 'commander';
import { HarnessError, renderError } from '../core/types/error.ts';
import { readExitCode, readOutcomeOfError } from '../core/types/outcome.ts';
import type { CommandContext } from '../run/command-context.ts';
import { addApproveCommand } from './approve.ts';
import { addAuditCommand } from './audit.ts';
import { addCallCommand } from './call.ts';
import { addDemoCommand } from './demo.ts';
import { addDoctorCommand } from './doctor.ts';
import type { AddCommand } from './options.ts';
import { addParseCommand } from './parse.ts';
import { addPolicyCommands } from './policy/policy.ts';
import { addRunCommand } from './run.ts';
import { addSandboxCommand } from './sandbox.ts';
import { addScriptCommand } from './script.ts';

const exitCodeHelp = `
Exit codes: 0 done, 1 task or verify failed, 2 usage, policy or configuration, 3 denied or needs approval,
4 budget, turns or time, 5 provider, 6 sandbox, 130 and 143 signals.`;

/** Every command, in the order of the help text. To add one: its file, and a line here. */
const commands: readonly AddCommand[] = [
  addRunCommand,
  addApproveCommand,
  addDemoCommand,
  addCallCommand,
  addScriptCommand,
  addParseCommand,
  addSandboxCommand,
  addPolicyCommands,
  addAuditCommand,
  addDoctorCommand,
];

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
    .configureOutput({ writeOut: (text) => terminal.out(text), writeErr: (text) => terminal.log(text) })
    .addHelpText('after', exitCodeHelp);
  for (const addCommand of commands)
    addCommand(program, context, (code) => {
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
