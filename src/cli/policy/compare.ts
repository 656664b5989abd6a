import type { Command } from 'commander';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readRepository, recordFiles, type RunRecord } from '../../core/types/record.ts';
import { defaultPolicyPath } from '../../core/ports/policy.ts';
import { locateDirectory } from '../../run/host/locate-directory.ts';
import { createLoadOptions, loadPolicyFile } from '../../run/policy/load-policy-file.ts';
import { withCompareOptions, type AddCommand, type CompareFlags } from '../arguments/options.ts';
import { listRecordedRun, readRecordedRun, readStart } from './policy-calls.ts';
import type { CommandContext } from '../../run/host/command-context.ts';
import { diffPolicies, renderDiff, isLoosening } from '../../policy/tools/diff.ts';
import { groupChanges, renderChanges, renderReplay, replayCalls, type ReplayedRun } from '../../policy/tools/replay.ts';
import { loadPolicy, resolveFor, type ResolvedPolicy } from '../../policy/resolve/load.ts';
import { readRecords } from '../../record/read-record.ts';
import { renderSuggestions, suggestRules } from '../../policy/tools/suggest.ts';

interface RunFlags extends CompareFlags {
  readonly policy?: string;
  readonly context?: string;
}

type ReplayFlags = RunFlags & Required<Pick<RunFlags, 'policy'>>;

export const addCompareCommands: AddCommand = (policy, context, exit) => {
  const withRun = (command: Command): Command =>
    withCompareOptions(command).option(
      '--context <json>',
      'how the run began, instead of what the record says: {"label":"…"}',
    );
  withRun(
    policy
      .command('replay <run>')
      .description(
        'decide the calls of a record, or of all records in a directory, under another policy; exit 1 if one is decided in another way',
      )
      .requiredOption('--policy <file>', 'a policy file or builtin:NAME'),
  ).action(async (run: string, flags: ReplayFlags) => exit(await replayFromCli(run, flags, context)));
  withCompareOptions(
    policy
      .command('diff <before> <after>')
      .description('how each rule and setting of a policy relates to another one; exit 1 if something may be looser')
      .option('--accept-loosened', 'exit 0 although something may be looser'),
  ).action(async (before: string, after: string, flags: CompareFlags & { readonly acceptLoosened?: true }) =>
    exit(await diffFromCli([before, after], flags, context)),
  );
  withRun(
    policy
      .command('suggest <run>')
      .description('the smallest rules for what a run was denied; exit 1 if a denied call gets none')
      .option('--policy <file>', 'a policy file or builtin:NAME (default: the policy of the record)'),
  ).action(async (run: string, flags: RunFlags) => exit(await suggestFromCli(run, flags, context)));
};

/**
 * `policy replay RUN`: decides the calls of a record, or of each record in a directory, under another policy; exit 1 if one is decided differently.
 */
async function replayFromCli(directory: string, flags: ReplayFlags, context: CommandContext): Promise<number> {
  const isRecord = existsSync(join(resolve(context.host.workingDirectory, directory), recordFiles.history));
  const { runs, broken, changes } = await replayFleet([directory], flags, context, () => null);
  const [only] = runs;
  const replayed = isRecord ? (only?.calls ?? []) : null;
  const first = replayed?.find(({ state }) => state === 'diverged') ?? null;
  const calls = runs.reduce((total, run) => total + run.calls.length, 0);
  const asJson =
    replayed === null
      ? { same: changes.length === 0, runs: runs.length, calls, changes, broken }
      : { same: first === null, firstDivergence: first?.callId ?? null, calls: replayed };
  const asText = replayed === null ? renderChanges(changes, runs, broken) : renderReplay(replayed);
  context.terminal.out(flags.format === 'json' ? `${JSON.stringify(asJson)}\n` : asText);
  return changes.length === 0 ? 0 : 1;
}

/**
 * Decides the calls of every record in the directories under another policy, each with the facts about the start of its run. `fold` takes from a
 * record, which is read once, what else is needed of it.
 */
export async function replayFleet<T>(
  directories: readonly string[],
  flags: Omit<ReplayFlags, 'format'>,
  context: CommandContext,
  fold: (name: string, record: RunRecord) => T,
) {
  const { policy } = await loadPolicyFile(
    context.host,
    flags.policy,
    locateDirectory(context.host, flags.cwd, '--cwd'),
  );
  const start = readStart(flags.context ?? null);
  const places = directories.map((directory) => resolve(context.host.workingDirectory, directory));
  const { found: runs, broken } = readRecords(places, (name, record): ReplayedRun & { readonly folded: T } => {
    const { calls, facts, today } = listRecordedRun(context, record, start);
    return {
      name,
      repository: readRepository(record),
      calls: replayCalls(resolveFor({ ...policy.sources, today }, facts), calls),
      folded: fold(name, record),
    };
  });
  return { sha256: policy.sha256, runs, broken, changes: groupChanges(runs) };
}

/** `policy diff A B`: how each rule and setting of B relates to A; exit 1 if something may have become looser, unless that is accepted. */
async function diffFromCli(
  sources: readonly [string, string],
  flags: CompareFlags & { readonly acceptLoosened?: true },
  context: CommandContext,
): Promise<number> {
  const workspace = locateDirectory(context.host, flags.cwd, '--cwd');
  const load = (source: string): Promise<ResolvedPolicy> =>
    // Without facts about a run no profile applies, and all of them are compared. A floor would hide what it forbids to both.
    loadPolicy({ ...createLoadOptions(context.host, source, workspace), facts: null, floors: [] });
  const differences = diffPolicies(await load(sources[0]), await load(sources[1]));
  const loosened = differences.some(isLoosening);
  context.terminal.out(
    flags.format === 'json' ? `${JSON.stringify({ loosened, differences })}\n` : renderDiff(differences),
  );
  return loosened && flags.acceptLoosened !== true ? 1 : 0;
}

/** `policy suggest RUN`: the smallest rules for the denied calls of a run under its own policy or another one; exit 1 if some denied call gets none. */
async function suggestFromCli(directory: string, flags: RunFlags, context: CommandContext): Promise<number> {
  const { calls, refusedChanges, facts } = readRecordedRun(context, directory, flags.context ?? null);
  const own = join(resolve(context.host.workingDirectory, directory), recordFiles.policy);
  const source = flags.policy ?? (existsSync(own) ? own : defaultPolicyPath);
  const options = createLoadOptions(context.host, source, locateDirectory(context.host, flags.cwd, '--cwd'));
  const suggestion = await suggestRules({ ...options, facts }, [...calls, ...refusedChanges]);
  context.terminal.out(flags.format === 'json' ? `${JSON.stringify(suggestion)}\n` : renderSuggestions(suggestion));
  return suggestion.refused.length === 0 ? 0 : 1;
}
