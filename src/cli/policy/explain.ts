import { basename, join, relative } from 'node:path';
import { Option } from 'commander';
import type { View } from '../../core/ports/policy.ts';
import { escapeControls } from '../../core/text/control-characters.ts';
import { HarnessError } from '../../core/types/error.ts';
import { isolationLevels, type IsolationLevel } from '../../core/types/isolation.ts';
import { explainCall, renderExplanation } from '../../policy/decide/explain.ts';
import type { CommandContext } from '../../run/host/command-context.ts';
import { locateDirectory } from '../../run/host/locate-directory.ts';
import { loadPolicyFile } from '../../run/policy/load-policy-file.ts';
import { isDirectory } from '../../sandbox/host/files/paths.ts';
import { findUnchosen } from '../../sandbox/workspace/git/committed-files.ts';
import { listCommitted, readClosedView } from '../../sandbox/workspace/view/closed-view.ts';
import { listWorkspace } from '../../sandbox/workspace/view/list-workspace.ts';
import { withDispatchOptions, type AddCommand, type DispatchFlags } from '../arguments/options.ts';
import { readSource } from '../arguments/read-source.ts';
import { openCallPlace, parseCall, placeCall, type CallPlace, type WrittenCall } from './policy-calls.ts';
import { compareText } from '../../core/text/compare-text.ts';

interface ExplainFlags extends DispatchFlags {
  readonly isolation: IsolationLevel;
  readonly approvals: boolean;
  readonly call?: string;
  readonly calls?: string;
}

export const addExplainCommand: AddCommand = (policy, context, exit) => {
  withDispatchOptions(
    policy
      .command('explain [command...]')
      .description('how a call would be decided, and why; a command is written after --')
      .option('--call <json>', 'a call: {"tool":"exec","args":{"command":["npm","test"]},"context":{"label":"x"}}')
      .option('--calls <file>', 'one call a line; - reads standard input')
      .addOption(new Option('--isolation <level>', 'the isolation of the run').choices(isolationLevels).default('full'))
      .option('--approvals', 'a run in which a person can be asked; without it, escalate denies', false),
  ).action(async (words: string[], flags: ExplainFlags) => {
    if ([flags.call !== undefined, flags.calls !== undefined, words.length > 0].filter(Boolean).length !== 1)
      throw new HarnessError({
        code: 'usage',
        message: 'give exactly one of --call, --calls and a command after --',
        hint: 'See policy explain --help.',
      });
    exit(await explainCalls(words, flags, context));
  });
};

/**
 * `policy explain`: how a run in this workspace would decide one call, or one call a line, and why. With `--calls`, each line gets an answer, a line
 * that is not a call gets its error; exit 2 if there is one.
 */
async function explainCalls(words: readonly string[], flags: ExplainFlags, context: CommandContext): Promise<number> {
  const { terminal, host } = context;
  const workspace = locateDirectory(host, flags.cwd, '--cwd');
  const { policy } = await loadPolicyFile(host, flags.policy, workspace);
  const place = await openCallPlace(policy, { workspace, host });
  requireChoice(place);
  if (flags.calls === undefined) {
    const written = flags.call === undefined ? readCommand(words) : parseCall(flags.call, '--call');
    const { explanation, call, here } = await explain(written, place, flags);
    const closed = listClosedPaths(place, here.view());
    const isAskable = !flags.approvals && here.decide({ ...call, asksPeople: true }).decision === 'escalate';
    const hint = isAskable
      ? 'In a run in which a person can be asked, a person decides it: see `policy explain --approvals`.\n\n'
      : '';
    terminal.out(
      flags.format === 'json'
        ? `${JSON.stringify({ ...explanation, closed })}\n`
        : `${renderExplanation(explanation)}\n\n${hint}${renderClosedPaths(closed)}\n`,
    );
    return 0;
  }
  let failed = false;
  const lines = (await readSource(flags.calls, context)).split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    try {
      const written = parseCall(line, `${flags.calls}:${index + 1}`);
      const { explanation } = await explain(written, place, flags);
      terminal.out(`${JSON.stringify(explanation)}\n`);
    } catch (thrown) {
      if (!(thrown instanceof HarnessError) || thrown.code !== 'usage') throw thrown;
      failed = true;
      terminal.out(`${JSON.stringify({ error: thrown.message, hint: thrown.hint, line: index + 1 })}\n`);
    }
  }
  return failed ? 2 : 0;
}

// No run starts with such a policy.
function requireChoice({ policy, workspace, repository, disposable }: CallPlace): void {
  const view = policy.view();
  if (view.git !== null || repository === null || disposable === null) return;
  const listing = listWorkspace(workspace, view.closed);
  const seen = readClosedView({ workspace, ...repository, policy: view, listing });
  const committed = listCommitted(seen, disposable, repository);
  const unchosen = findUnchosen([...committed.inside, ...committed.outside], view);
  if (unchosen !== null) throw new HarnessError({ code: 'policy', ...unchosen });
}

async function explain(written: WrittenCall, place: CallPlace, flags: ExplainFlags) {
  const placed = { ...written, context: { isolation: flags.isolation, ...written.context } };
  const { call, policy: here } = await placeCall(placed, place);
  return { explanation: explainCall(here, { ...call, asksPeople: flags.approvals }), call, here };
}

// One word with spaces in it is a line for a shell; several are a program and its arguments.
function readCommand(words: readonly string[]): WrittenCall {
  const [first = ''] = words;
  const command = words.length === 1 && /\s/.test(first) ? ['bash', '-lc', first] : [...words];
  return { tool: 'exec', args: { command }, origin: 'structured', context: {}, after: [] };
}

interface ClosedPath {
  /** Relative to the workspace. */
  readonly path: string;
  /** The rule, or another cause. */
  readonly rule: string;
}

const maxShown = 10;

/**
 * The paths that a run in this workspace would close to processes, each with its cause. A directory that is closed as a whole is one entry. Null without a
 * repository: no run starts there.
 */
function listClosedPaths({ workspace, repository }: CallPlace, policy: View): readonly ClosedPath[] | null {
  if (repository === null) return null;
  const { git, layout } = repository;
  const listing = listWorkspace(workspace, policy.closed);
  const { unreadable, unlisted, outside } = readClosedView({ workspace, git, layout, policy, listing });
  // Rules see the rest of the repository from its root.
  const name = (root: string, path: string): ClosedPath => {
    const absolute = join(root, path);
    const rule = policy.closed.explain(path)?.rule;
    const cause = basename(path) === '.git' ? 'sandbox.git' : 'a hard link of a closed file';
    return { path: `${relative(workspace, absolute)}${isDirectory(absolute) ? '/**' : ''}`, rule: rule ?? cause };
  };
  const root = layout.repositoryRoot;
  return [
    ...unreadable.map((path) => name(workspace, path)),
    ...unlisted.map(({ path, reason }) => ({ path: `${path}/**`, rule: reason })),
    ...outside.unreadable.map((path) => name(root, relative(root, path))),
  ].toSorted((left, right) => compareText(left.path, right.path));
}

/** The closed paths as text. */
function renderClosedPaths(closed: readonly ClosedPath[] | null): string {
  if (closed === null)
    return 'Closed to processes: not known. This directory is in no git repository, so no run starts here.';
  if (closed.length === 0) return 'Closed to processes in this workspace: nothing.';
  const lines = closed.slice(0, maxShown).map(({ path, rule }) => `  ${escapeControls(path)} (${rule})`);
  const more = closed.length > maxShown ? [`  and ${closed.length - maxShown} more`] : [];
  return ['Closed to processes in this workspace:', ...lines, ...more].join('\n');
}
