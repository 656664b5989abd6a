import { catalogue } from '../../run/policy/catalogue.ts';
import { resolve } from 'node:path';
import * as z from 'zod';
import type { CommandContext } from '../../run/host/command-context.ts';
import type { WorkspaceFiles } from '../../core/ports/sandbox.ts';
import type { CallToDecide, Decide } from '../../core/types/decision.ts';
import { renderIssue, strictObject } from '../../core/schema-parts.ts';
import { HarnessError, readErrorMessage } from '../../core/types/error.ts';
import type { PolicyFacts } from '../../core/types/policy-facts.ts';
import type { RunRecord } from '../../core/types/record.ts';
import { createWrite } from '../../core/types/access.ts';
import { createDescribedRun } from '../../core/calls/call-history.ts';
import { renderArgumentIssues } from '../../core/calls/call-text.ts';
import { listDecidedCalls, type RecordedCall } from '../../core/calls/recorded-calls.ts';
import { decideCall, omitScratch } from '../../core/calls/decide-call.ts';
import { describeCall } from '../../dispatch/decide-call.ts';
import { redactArguments } from '../../dispatch/redact-arguments.ts';
import { refuseSecrets } from '../../dispatch/refuse-secrets.ts';
import { cliFacts } from '../../run/policy/load-policy-file.ts';
import {
  type CallContext,
  callContextSchema,
  readCallState,
  readContextFacts,
  resolveInContext,
} from '../../policy/tools/call-context.ts';
import { renderDate, type ResolvedPolicy } from '../../policy/resolve/load.ts';
import { readRecord } from '../../record/read-record.ts';
import { findProgram } from '../../sandbox/host/find-programs.ts';
import { readDisposablePaths, type DisposablePaths } from '../../sandbox/workspace/git/disposable-paths.ts';
import { readGitLayout, type GitLayout } from '../../sandbox/workspace/git/git-layout.ts';
import { createWorkspaceFiles } from '../../sandbox/workspace/files/workspace-files.ts';
import { listPolicyTools } from '../../tools/index.ts';
import { findServerTool } from '../../tools/definition/server-tool-name.ts';
import { createToolLookup } from '../../tools/definition/tool-lookup.ts';

const callShape = {
  tool: z.string(),
  args: z.unknown(),
  origin: z.enum(['structured', 'script']).default('structured'),
  context: callContextSchema.default({}),
};

const callSchema = strictObject({
  ...callShape,
  /** The earlier calls of the run, in their order. Those that the policy allows count. */
  after: z.array(strictObject(callShape)).default([]),
});

export type WrittenCall = z.infer<typeof callSchema>;

/** A call with the policy at that point of its run. */
export interface CallInContext {
  readonly call: CallToDecide;
  readonly policy: ResolvedPolicy;
}

/** Parses one call. Throws `usage`. */
export function parseCall(line: string, place: string): WrittenCall {
  return parseTyped(line, callSchema, {
    message: `${place} is not a call`,
    hint: 'Write it like {"tool":"exec","args":{"command":["npm","test"]}}.',
  });
}

function parseTyped<Output>(
  json: string,
  schema: z.ZodType<Output>,
  { message, hint }: { readonly message: string; readonly hint: string },
): Output {
  try {
    return schema.parse(JSON.parse(json));
  } catch (thrown) {
    const why =
      thrown instanceof z.ZodError
        ? thrown.issues.map((issue) => renderIssue(issue)).join('; ')
        : readErrorMessage(thrown);
    throw new HarnessError({ code: 'usage', message: `${message}: ${why}`, hint });
  }
}

/** A workspace in which calls are decided under a policy. */
export interface CallPlace {
  readonly policy: ResolvedPolicy;
  readonly workspace: string;
  /** Null if the workspace is in no repository. */
  readonly repository: { readonly git: string; readonly layout: GitLayout } | null;
  readonly tools: ReturnType<typeof createToolLookup>;
  readonly files: WorkspaceFiles;
  readonly disposable: DisposablePaths | null;
  readonly redactor: CommandContext['host']['redactor'];
}

/** Reads what all calls of a workspace share. */
export async function openCallPlace(
  policy: ResolvedPolicy,
  { workspace, host }: { readonly workspace: string; readonly host: CommandContext['host'] },
): Promise<CallPlace> {
  const find = (name: string) => findProgram(name, host.facts.environment['PATH'] ?? '', [workspace]);
  const [git, sh] = [find('git'), find('sh')];
  const layout = git === null ? null : readLayout(workspace, git);
  const repository = git === null || layout === null ? null : { git, layout };
  return {
    policy,
    workspace,
    repository,
    tools: createToolLookup(
      listPolicyTools({
        customTools: policy.settings.customTools,
        // Nothing is sent here.
        search: policy.settings.search === null ? null : { service: policy.settings.search, readHeaders: () => ({}) },
      }),
    ),
    files: createWorkspaceFiles({ root: workspace, owner: null, protectedPaths: [], isUnreadable: () => false }),
    disposable: repository === null || sh === null ? null : await readDisposablePaths({ workspace, sh, ...repository }),
    redactor: host.redactor,
  };
}

/** Lowers a written call as the dispatcher does, after its earlier calls. Rejects with `usage` for a call that no tool accepts. */
export async function placeCall({ after, ...written }: WrittenCall, place: CallPlace): Promise<CallInContext> {
  const made = await lowerCall(written, place);
  if (after.length === 0) return made;
  const run = createDescribedRun();
  for (const [index, one] of after.entries()) {
    const earlier = await lowerCall(one, place);
    run.decide(earlier.call, { callId: String(index + 1) }, earlier.policy.decide);
  }
  return { ...made, call: run.place(made.call) };
}

async function lowerCall(
  written: Omit<WrittenCall, 'after'>,
  { policy, tools: { findTool, listNearestNames }, files, disposable, redactor }: CallPlace,
): Promise<CallInContext> {
  const tool = findTool(written.tool) ?? findServerTool(written.tool);
  if (tool === null) {
    const nearest = listNearestNames(written.tool);
    throw new HarnessError({
      code: 'usage',
      message: `there is no tool ${written.tool}`,
      hint: nearest.length === 0 ? 'docs/reference/tools.md lists the tools.' : `Nearest: ${nearest.join(', ')}.`,
    });
  }
  const result = tool.bind(written.args);
  if (result.type === 'invalid')
    throw new HarnessError({
      code: 'usage',
      message: `the arguments do not fit ${tool.name}: ${renderArgumentIssues(result.issues)}`,
      hint: 'docs/reference/tools.md lists the parameters of every tool.',
    });
  const here = resolveInContext(policy, written.context);
  const asked = { bound: result.call, args: result.call.args };
  // Without a run, no session is open.
  const { accesses, changes, argumentPaths } = await describeCall(asked, here, { files, sessions: null });
  const call = {
    tool: result.tool.name,
    origin: written.origin,
    args: result.call.args,
    accesses,
    argumentPaths,
    // At its start, a run has the workspace as its base.
    changes:
      omitScratch(changes)?.map((change) => ({
        ...change,
        submodule: disposable?.findSubmodule(change.path) ?? null,
      })) ?? null,
    history: [],
    ...(disposable !== null && { isDisposable: (path: string) => disposable.isDisposable(path, 'other') }),
    ...readCallState(written.context, accesses, here),
  };
  const { masked } = redactArguments(result.call.args, redactor);
  const decide: Decide = (asked) =>
    refuseSecrets(decideCall(here.decide, asked, result.call.alternatives).verdict, {
      tool: result.tool,
      masked,
      accesses: asked.accesses,
    });
  return { call, policy: { ...here, decide } };
}

// A directory without a repository has no ignore rules and no tracked files, and no run starts there.
function readLayout(workspace: string, git: string): GitLayout | null {
  try {
    return readGitLayout(workspace, git);
  } catch (thrown) {
    if (thrown instanceof HarnessError) return null;
    throw thrown;
  }
}

/** A record for decisions of policies: its decided calls, and the known facts about the start of the run. */
export interface RecordedRun {
  readonly calls: readonly RecordedCall[];
  /** The refused changes of its commands, each as a write of its call. */
  readonly refusedChanges: readonly RecordedCall[];
  readonly facts: PolicyFacts;
  /** The date of the run, for rules with `until`. */
  readonly today: string;
}

/** Reads the decided calls of a record directory. `more` overrides the record's facts about the start of the run. */
export function readRecordedRun(context: CommandContext, directory: string, more: string | null): RecordedRun {
  const given = readStart(more);
  return listRecordedRun(context, readRecord(resolve(context.host.workingDirectory, directory)), given);
}

/** The start of a run as `--context` gives it; null without it. Throws `usage` for another text. */
export function readStart(json: string | null): CallContext | null {
  return json === null
    ? null
    : parseTyped(json, callContextSchema, {
        message: '--context is not the start of a run',
        hint: 'Write it like {"event":"issues","label":"agent","actor":{"permission":"write"}}.',
      });
}

/** The decided calls of a record, as `readRecordedRun`. */
export function listRecordedRun(context: CommandContext, record: RunRecord, given: CallContext | null): RecordedRun {
  const event = record.started?.event ?? 'cli';
  const recorded = record.started?.facts ?? null;
  const known: PolicyFacts = recorded ?? (event === 'cli' ? cliFacts : { ...cliFacts, event, actorPermission: '' });
  // A record of an earlier version names the event alone.
  if (recorded === null && event !== 'cli' && given === null)
    context.terminal.log(
      `the record names the event (${event}) and not its label, ref or actor; give them with --context where rules ask for them\n`,
    );
  const [first] = record.events;
  const events = record.events.map(({ event: happened }) => happened);
  const calls = listDecidedCalls(events, catalogue.tools.pickName('write'));
  return {
    facts: readContextFacts(given ?? {}, known) ?? known,
    today: given?.date ?? renderDate(first?.timestampMs ?? context.host.clock.nowMs()),
    calls,
    refusedChanges: calls.flatMap(describeRefused),
  };
}

function describeRefused(call: RecordedCall): readonly RecordedCall[] {
  if (call.caller === 'agent') return [];
  return call.refused.map(({ path, rule, tainted }) => ({
    ...call,
    tainted,
    decision: 'deny',
    escalated: false,
    rule,
    callHash: `${call.callHash} ${path}`,
    accesses: [createWrite(path, null)],
  }));
}
