import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { recordFiles } from '../../core/types/record.ts';
import { defaultPolicyPath } from '../../github/inputs.ts';
import { locateFolder } from '../../run/host/locate-folder.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { createLoadOptions, loadPolicies, readRecordedRun } from './policy-calls.ts';
import type { CommandContext } from '../../run/host/command-context.ts';
import { HarnessError } from '../../core/types/error.ts';
import { appendRules } from '../../policy/tools/append-rules.ts';
import { checkPolicy } from '../../policy/tools/check.ts';
import { withFacts } from '../../policy/tools/call-context.ts';
import { diffPolicies, renderDiff, isLoosening } from '../../policy/tools/compare/diff.ts';
import { renderReplay, replayCalls } from '../../policy/tools/replay.ts';
import type { LoadPolicyOptions } from '../../policy/resolve/load-options.ts';
import type { RuleFile } from '../../policy/decide/rule-file.ts';
import { loadPolicy, type ResolvedPolicy } from '../../policy/resolve/load.ts';
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
  const replayed = replayCalls(withFacts(policy, facts), calls);
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

/**
 * `policy suggest RUN`: the smallest rules for the denied calls of a run under its own policy or another one, appended to the policy file if `--write` is given; exit 1 if
 * some denied call gets no rule.
 */
export async function suggestFromCli(
  folder: string,
  flags: CompareFlags & { readonly policy?: string; readonly context?: string; readonly write?: true },
  context: CommandContext,
): Promise<number> {
  const { calls, refusedChanges, facts } = readRecordedRun(context, folder, flags.context ?? null);
  const own = join(resolve(context.host.workingFolder, folder), recordFiles.policy);
  // Rules are written to a file that a person keeps.
  const usual = flags.write !== true && existsSync(own) ? own : defaultPolicyPath;
  const source = flags.policy ?? usual;
  const options = createLoadOptions(context.host, source, locateFolder(context.host, flags.cwd, '--cwd'));
  const suggestion = await suggestRules({ ...options, facts }, [...calls, ...refusedChanges]);
  const written =
    flags.write === true && suggestion.rules.length > 0 ? await writeRules(options, suggestion.rules) : null;
  context.terminal.out(
    flags.format === 'json' ? `${JSON.stringify({ ...suggestion, written })}\n` : renderSuggestions(suggestion),
  );
  if (written !== null)
    context.terminal.log(
      `${suggestion.rules.length} ${suggestion.rules.length === 1 ? 'rule' : 'rules'} written to ${written}\n`,
    );
  return suggestion.refused.length === 0 ? 0 : 1;
}

// Checked as it will stand on disk before anything is written.
async function writeRules(options: LoadPolicyOptions, rules: readonly RuleFile[]): Promise<string> {
  const { source } = options;
  if (source.startsWith('builtin:'))
    throw new HarnessError({
      code: 'usage',
      message: `${source} is no file, so no rules can be written to it`,
      hint: 'Give --policy a file that extends it.',
    });
  const before = await readFile(source, 'utf8');
  const after = appendRules(before, rules);
  if (after === null)
    throw new HarnessError({
      code: 'usage',
      message: `the rules cannot be appended to ${source} without changing the rest of it`,
      hint: 'Leave --write out and paste the rules under rules: by hand.',
    });
  const listErrors = async (text: string): Promise<string[]> =>
    (
      await checkPolicy({ ...options, readFile: async (path) => (path === source ? text : options.readFile(path)) })
    ).flatMap(({ severity, problem }) => (severity === 'error' ? [problem.message] : []));
  const known = new Set(await listErrors(before));
  const [error] = (await listErrors(after)).filter((message) => !known.has(message));
  if (error !== undefined)
    throw new HarnessError({ code: 'policy', message: `${source} would not pass its check: ${error}` });
  await writeFile(source, after);
  return source;
}
