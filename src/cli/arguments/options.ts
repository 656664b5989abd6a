import { Option, type Command } from 'commander';
import { defaultPolicyPath } from '../../core/ports/policy.ts';
import type { CommandContext } from '../../run/host/command-context.ts';
import type { PartsFlags } from '../../run/with-parts.ts';

/** Adds a command to the program. `exit` sets the exit code of the process. */
export type AddCommand = (program: Command, context: CommandContext, exit: (code: number) => void) => void;

/** `--format`, with `text` as the default. */
export function formatOption(...choices: readonly string[]): Option {
  return new Option('--format <format>', 'the format of results').choices([...choices]).default('text');
}

/** `--policy`. */
export function policyOption(): Option {
  return new Option('--policy <file>', 'a policy file or builtin:NAME').default(defaultPolicyPath);
}

/** `--cwd`. */
export function workspaceOption(): Option {
  return new Option('--cwd <directory>', 'the workspace').default('.');
}

/** The flags of the commands about policies. */
export interface CompareFlags {
  readonly cwd: string;
  readonly format: 'text' | 'json';
}

/** Adds the options of the commands about policies. */
export function withCompareOptions(command: Command): Command {
  return command.addOption(workspaceOption()).addOption(formatOption('text', 'json'));
}

/** The flags of the commands that use the dispatcher directly, or decide as it does. */
export type DispatchFlags = PartsFlags & CompareFlags;

/** Adds the options of the commands that use the dispatcher directly, or decide as it does. */
export function withDispatchOptions(command: Command): Command {
  return withCompareOptions(command.addOption(policyOption()));
}
