import { isUtf8 } from 'node:buffer';
import { join, relative } from 'node:path';
import type { AgentResult } from '../agent/loop.ts';
import { listPaths } from '../core/text/path-text.ts';
import type { AddedDependency, RefusedChange } from '../core/types/change.ts';
import { HarnessError } from '../core/types/error.ts';
import { listDenied, listRefusedChanges } from '../core/calls/refusals.ts';
import { patchCallId, type RunEvent, type VerifyJudged } from '../core/types/event.ts';
import { pickOutcome, readFailure, type RunEnding } from '../core/types/outcome.ts';
import { recordFiles } from '../core/types/record.ts';
import { buildPatch, type Patch, type PatchMaker } from '../record/patch/patch.ts';
import type { RunSandbox } from '../sandbox/run-sandbox.ts';
import { listPublished } from './resume/resume-run.ts';
import type { Published } from '../sandbox/workspace/publish/publish.ts';
import type { OpenRun } from './parts/open-run.ts';
import { findUnknownTests } from './verify/find-unknown-tests.ts';
import type { FrozenPatch, VerifyGate } from './verify/verify-run.ts';
import { describeUnfiltered } from './patch/filtered-files.ts';
import { createRegistryQuestion } from './patch/ask-registries.ts';
import { describePublished } from './patch/describe-published.ts';
import { judgeRunPatch, openPatchChanges, type PatchChanges } from './patch/judge-run-patch.ts';
import type { WrittenPatch } from './write-patch.ts';

const maxRefused = 500;
/** Git takes a content for binary if there is a NUL in this many bytes. */
const gitSampleBytes = 8_000;

/**
 * Decides the patch of a run after its agent has ended and everything of it is sealed: the policy judges it, verify runs on it, and the allowed changes
 * are written to the real workspace, unless verify did not accept them. Returns the patch, which is empty if the policy refuses it, and the ending of
 * the run.
 */
export async function settlePatch(
  run: Pick<OpenRun, 'options' | 'recorder' | 'emit' | 'listEvents'>,
  work: {
    readonly sandbox: RunSandbox;
    readonly agent: AgentResult;
    /** Null if nothing is verified. */
    readonly gate: VerifyGate | null;
    readonly signal: AbortSignal;
    readonly patches: PatchMaker;
    readonly written: WrittenPatch;
    /** Why no more calls were taken; null if they were. */
    readonly closed: RunEnding | null;
  },
): Promise<{ readonly ending: RunEnding; readonly patch: Patch; readonly unknownTests: readonly string[] }> {
  const { options, emit } = run;
  const { sandbox, agent, gate, signal, patches, written, closed } = work;
  const { resumed, policy } = options;
  const { patch: made, refused: secrets } = written;
  const changes = openRunChanges(made, sandbox);
  const events = run.listEvents();
  const askAll = createRegistryQuestion(options, {
    signal,
    onDecision: (connection) => emit({ type: 'connection-decided', callId: null, connection }),
    onProblem: (message) => emit({ type: 'warning', message }),
  });
  let dependencies: readonly AddedDependency[] = [];
  const refused = [
    ...secrets,
    ...(await judgeRunPatch({
      policy,
      changes,
      events,
      readFacts: (path) => sandbox.files.readBase(path),
      askRegistries: async (added) => (dependencies = await askAll(added)),
    })),
  ];
  const patch = refused.length === 0 ? made : withholdPatch(made, run, { refused, turn: agent.turns });
  const isDone = agent.ended === null && closed === null && refused.length === 0;
  const verdict = isDone && gate !== null ? await gate.judge(freezePatch(patch, { sandbox, patches }), false) : null;
  const problems = verdict?.problems ?? null;
  const { isWhole, unfiltered } = await patches.check(patch);
  if (patch.missing !== '') emit({ type: 'warning', message: `the patch is not complete: ${patch.missing}` });
  else if (!isWhole)
    throw new HarnessError({
      code: 'internal',
      message: 'the patch does not lead from its base to what was verified',
    });
  if (unfiltered.length > 0) emit({ type: 'warning', message: describeUnfiltered(unfiltered) });
  const hidden = (await patches.readBinaries(patch)).filter(
    ({ before, after }) => (isText(before) && !isText(after)) || (before.length === 0 && isDisguised(after)),
  );
  if (hidden.length > 0) emit({ type: 'warning', message: describeHidden(hidden.map(({ path }) => path)) });
  emit({
    type: 'patch-made',
    files: patch.files,
    sha256: patch.sha256,
    baseCommit: patches.base.commit,
    baseTree: patches.base.tree,
    dependencies: [...dependencies],
  });
  const prefix = relative(sandbox.git.repositoryRoot, sandbox.files.root);
  const earlier = resumed === null || refused.length > 0 ? [] : listPublished(resumed);
  const published = new Set([...patch.files.map(({ path }) => path), ...earlier]);
  const base = new Map(patch.entries.map(({ path, before }) => [relative(prefix, path), before] as const));
  const unfit = refuseUnreadable(made) ?? (await refuseLost(made, { sandbox, patches, prefix }));
  // An earlier part of the run may have the last verdict.
  const judged = run.listEvents().findLast((event) => event.type === 'verify-judged') ?? null;
  const isRefused = unfit !== null || (judged?.problems ?? []).length > 0;
  // The view shows a change of another process below the layer too, and then the patch does not fit.
  const wrote = isRefused
    ? sandbox.findForeign(base)
    : await sandbox.publish((path) => published.has(join(prefix, path)), base);
  const unwritten = wrote === null ? null : finishPublishing(wrote, run);
  const ending =
    unwritten?.ending ??
    unfit ??
    addVerdict(agent.ended ?? closed, judged, patch) ??
    refusePatch(refused) ??
    // A verify that was interrupted proves nothing about the patch.
    (problems !== null && problems.length > 0 && signal.aborted ? readFailure(signal.reason) : null) ??
    pickOutcome({
      mode: options.mode,
      changedFiles: patch.files.length,
      answer: agent.finalMessage,
      deniedChange: hasDeniedChange(run.listEvents()),
      verify: problems,
    });
  const unknownTests = findUnknownTests(agent.finalMessage, { tests: verdict?.ran ?? [], patch: patch.bytes });
  if (unfit === null && unwritten === null) return { ending, patch, unknownTests };
  // The bytes stay in the record. The result names only files that have changed.
  const names = new Set(unwritten?.written);
  const files = patch.files.filter(({ path }) => names.has(relative(prefix, path)));
  return { ending, patch: { ...patch, files }, unknownTests };
}

/** The ending of a run that a limit or an error ended while the model corrected changes that verify had not accepted. */
function addVerdict(ended: RunEnding | null, verdict: VerifyJudged | null, patch: Patch): RunEnding | null {
  if (ended === null || verdict === null || verdict.problems.length === 0 || patch.files.length === 0) return ended;
  const state =
    verdict.patchSha256 === patch.sha256
      ? 'verify does not accept the changes'
      : 'the last changes are not verified, and verify did not accept the ones before';
  return { ...ended, reason: `${ended.reason}; ${state}: ${verdict.problems.join('; ')}` };
}

/** A patch in the form in which it is verified. */
export function freezePatch(
  patch: Patch,
  { sandbox, patches }: { sandbox: RunSandbox; patches: Pick<PatchMaker, 'filtered'> },
): FrozenPatch {
  const { bytes, sha256, entries } = patch;
  // Verify finds these files as a filter has written them.
  const stored = entries.flatMap(({ path, before }) =>
    before !== null && patches.filtered.has(path) ? [{ path, ...before }] : [],
  );
  return { bytes, sha256, changes: openRunChanges(patch, sandbox), stored };
}

function openRunChanges({ entries }: Patch, sandbox: RunSandbox): PatchChanges {
  return openPatchChanges({
    repositoryRoot: sandbox.git.repositoryRoot,
    workspace: sandbox.files.root,
    entries,
    readBlob: async (object) => {
      const { exitCode, stdout } = await sandbox.runGit(['cat-file', 'blob', object], sandbox.ownGitDirectory);
      return exitCode === 0 ? Buffer.from(stdout) : null;
    },
  });
}

/** Null if everything was written. Keeps in the record what another process has written to the same paths. */
function finishPublishing(
  published: Published,
  { recorder, emit }: Pick<OpenRun, 'recorder' | 'emit'>,
): { readonly ending: RunEnding; readonly written: readonly string[] } | null {
  if (published.type === 'published') {
    for (const message of published.warnings) emit({ type: 'warning', message });
    return null;
  }
  const { outcome, reason } = describePublished(published);
  const ending = { outcome, reason: `${reason}; the changes of the agent are in changes.patch of the record` };
  if (published.type === 'failed') return { ending, written: published.written };
  for (const [index, { path, content }] of published.contents.entries()) {
    const name = `${recordFiles.outputs}/foreign-${index + 1}`;
    recorder.writeFile(name, content);
    emit({ type: 'warning', message: `${path} as another process wrote it is in ${name} of the record` });
  }
  return { ending, written: [] };
}

// If the policy refuses a part of a patch, the other part alone was not intended either: nothing of it is published.
function withholdPatch(
  made: Patch,
  { recorder, emit }: Pick<OpenRun, 'recorder' | 'emit'>,
  { refused, turn }: { refused: readonly RefusedChange[]; turn: number },
): Patch {
  const empty = buildPatch(Buffer.alloc(0), '');
  recorder.writeFile(recordFiles.patch, empty.bytes);
  emit({
    type: 'changes-decided',
    turn,
    callId: patchCallId,
    kept: 0,
    keptPaths: [],
    refused: refused.slice(0, maxRefused),
    refusedCount: refused.length,
  });
  return { ...made, ...empty, missing: '', unreadable: '' };
}

/** Whether git shows the lines of a content. */
function isText(content: Buffer): boolean {
  return content.length > 0 && !content.subarray(0, gitSampleBytes).includes(0);
}

/** True for text with NUL bytes, which a program may read, for example as source code. Almost no other binary file is UTF-8. */
function isDisguised(content: Buffer): boolean {
  if (isText(content)) return false;
  const rest = content.filter((byte) => byte !== 0);
  return rest.length > 0 && isUtf8(rest);
}

function describeHidden(paths: readonly string[]): string {
  return `the patch contains text as binary files, so a reviewer is shown none of their lines: ${listPaths(paths)}. Read them in the workspace or with \`git diff --text\``;
}

// File modes and the like must not hide a change from the patch and from verify.
function refuseUnreadable({ unreadable }: Patch): RunEnding | null {
  return unreadable === ''
    ? null
    : {
        outcome: 'tampered',
        reason: `files that the agent may have changed cannot be read for the patch: ${unreadable}`,
      };
}

// The harness decided that these changes may stay. A patch without them is a bug, and not a run that changed nothing.
async function refuseLost(
  made: Patch,
  { sandbox, patches, prefix }: { sandbox: RunSandbox; patches: PatchMaker; prefix: string },
): Promise<RunEnding | null> {
  if (made.missing !== '') return null;
  // A filtered file that a command has replaced by what git stores, for example by `git checkout`, is no change of the commit.
  const paths = new Set([...made.files.map(({ path }) => path), ...patches.filtered]);
  const kept = sandbox.listKept((path) => paths.has(join(prefix, path))).map((path) => join(prefix, path));
  // Files of the commit that the workspace did not have: a command has completed a sparse checkout.
  const asInBase = kept.length === 0 ? new Set<string>() : await patches.listEqual(kept);
  const lost = kept.filter((path) => !asInBase.has(path));
  return lost.length === 0
    ? null
    : {
        outcome: 'internal-error',
        reason: `the agent changed ${listPaths(lost)}, and the patch does not contain it; the workspace stays unchanged`,
      };
}

function refusePatch(refused: readonly RefusedChange[]): RunEnding | null {
  const [first] = refused;
  if (first === undefined) return null;
  const more = refused.length > 1 ? ` and ${refused.length - 1} more` : '';
  return {
    outcome: 'denied',
    reason: `the policy refuses the run's patch: rule ${first.rule} for ${first.path}${more}; changes.patch is empty`,
  };
}

function hasDeniedChange(events: readonly RunEvent[]): boolean {
  return (
    listRefusedChanges(events).some(({ refusedCount }) => refusedCount > 0) ||
    // A command that was denied might have changed something; its effect is unknown.
    listDenied(events).some(({ accesses }) =>
      accesses.some((access) => ['write', 'command', 'opaque', 'session'].includes(access.type)),
    )
  );
}
