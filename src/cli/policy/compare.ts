import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { recordFiles } from '../../core/types/record.ts';
import { defaultPolicyPath } from '../../github/inputs.ts';
import { locateFolder } from '../../run/host/locate-folder.ts';
import { createLoadOptions, loadPolicies, readRecordedRun } from './policy-calls.ts';
import type { CommandContext } from '../../run/host/command-context.ts';
import { diffPolicies, renderDiff, isLoosening } from '../../policy/tools/diff.ts';
import { renderReplay, replayCalls } from '../../policy/tools/replay.ts';
import { loadPolicy, resolveFor, type ResolvedPolicy } from '../../policy/resolve/load.ts';
import { renderSuggestions, suggestRules } from '../../policy/tools/suggest.ts';

interface CompareFlags {
  readonly cwd: string;
  readonly format: 'text' | 'json';
}

/** `policy replay RUN`: decides a recorded run's calls under another policy; exit 1 if one is decided differently. */
export async function replayFromCli(
  folder: string,
  flags: CompareFlags & { readonly policy: string; readonly context?: string },
  context: CommandContext,
): Promise<number> {
  const { calls, facts } = readRecordedRun(context, folder, flags.context ?? null);
  const [policy] = await loadPolicies(context, [flags.policy], flags.cwd);
  if (policy === undefined) throw new Error('no policy was loaded');
  const replayed = replayCalls(resolveFor(policy.sources, facts), calls);
  const first = replayed.find(({ state }) => state === 'diverged') ?? null;
  context.terminal.out(
    flags.format === 'json'
      ? `${JSON.stringify({ same: first === null, firstDivergence: first?.callId ?? null, calls: replayed })}\n`
      : renderReplay(replayed),
  );
  return first === null ? 0 : 1;
}

/** `policy diff A B`: how each rule and setting of B relates to A; exit 1 if something may have become looser, unless that is accepted. */
export async function diffFromCli(
  sources: readonly [string, string],
  flags: CompareFlags & { readonly acceptLoosened?: true },
  context: CommandContext,
): Promise<number> {
  const workspace = locateFolder(context.host, flags.cwd, '--cwd');
  const load = (source: string): Promise<ResolvedPolicy> =>
    // Without facts about a run no profile applies, and all of them are compared.
    loadPolicy({ ...createLoadOptions(context.host, source, workspace), facts: null });
  const differences = diffPolicies(await load(sources[0]), await load(sources[1]));
  const loosened = differences.some(isLoosening);
  context.terminal.out(
    flags.format === 'json' ? `${JSON.stringify({ loosened, differences })}\n` : renderDiff(differences),
  );
  return loosened && flags.acceptLoosened !== true ? 1 : 0;
}

/** `policy suggest RUN`: the smallest rules for the denied calls of a run under its own policy or another one; exit 1 if some denied call gets none. */
export async function suggestFromCli(
  folder: string,
  flags: CompareFlags & { readonly policy?: string; readonly context?: string },
  context: CommandContext,
): Promise<number> {
  const { calls, refusedChanges, facts } = readRecordedRun(context, folder, flags.context ?? null);
  const own = join(resolve(context.host.workingFolder, folder), recordFiles.policy);
  const source = flags.policy ?? (existsSync(own) ? own : defaultPolicyPath);
  const options = createLoadOptions(context.host, source, locateFolder(context.host, flags.cwd, '--cwd'));
  const suggestion = await suggestRules({ ...options, facts }, [...calls, ...refusedChanges]);
  context.terminal.out(flags.format === 'json' ? `${JSON.stringify(suggestion)}\n` : renderSuggestions(suggestion));
  return suggestion.refused.length === 0 ? 0 : 1;
}
