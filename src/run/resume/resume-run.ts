import { copyFileSync, cpSync, existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findSpentLimit } from '../../agent/budget.ts';
import { getWorkingMs } from '../../core/limits.ts';
import { HarnessError } from '../../core/types/error.ts';
import { countTurns, listAllEvents, sumRequests, type JobIdentity } from '../../core/types/event.ts';
import { listPaths } from '../../core/text/path-text.ts';
import { recordFiles } from '../../core/types/record.ts';
import { readPatchFiles, type PatchMaker } from '../../record/patch/patch.ts';
import { describeWithheld, listUnknownCalls } from '../../record/resume/continue-conversation.ts';
import type { ResumableRun } from '../../record/resume/read-resumable.ts';
import type { RunSandbox } from '../../sandbox/run-sandbox.ts';
import type { OpenRun } from '../parts/open-run.ts';
import { identifyJob, type RunOptions } from '../parts/run-options.ts';

/**
 * Checks that a run may continue with these options. Throws `policy` for another policy, because earlier calls were decided by the
 * recorded one, and `usage` if a budget is spent.
 */
export function checkResumed(options: RunOptions, resumed: ResumableRun): void {
  const { policy, limits } = options;
  if (policy.sha256 !== resumed.policySha256)
    throw new HarnessError({
      code: 'policy',
      message: `the policy ${policy.name} (${policy.sha256}) is not the one of the record (${resumed.policySha256})`,
      hint: 'Give the policy that the run began with, or start a new run.',
    });
  refuseOtherJob(identifyJob(options), resumed);
  const events = resumed.events.map(({ event }) => event);
  const calls = listAllEvents(events).filter(({ type }) => type === 'tool-started').length;
  const spent =
    findSpentLimit({ turns: countTurns(events), ...sumRequests(events) }, limits)?.reason ??
    (calls >= limits.toolCalls ? `the run's ${limits.toolCalls} tool calls are spent` : null) ??
    (resumed.usedMs >= getWorkingMs(limits) ? `the run's ${limits.wallClockMs / 60_000} minutes are over` : null);
  if (spent !== null)
    throw new HarnessError({
      code: 'usage',
      message: `${spent}; a resumed run does not start its limits again`,
      hint: 'Raise the limit: --max-turns, --max-tokens, --max-cost-usd, --timeout-minutes, or limits of the policy.',
    });
}

// The record of another workflow, or of a run whose text had another trust, must not steer this job.
function refuseOtherJob(job: JobIdentity | null, { started, directory }: ResumableRun): void {
  const recorded = started.job;
  const keys = ['repository', 'workflowFile', 'trust'] as const;
  const differing = keys.filter((key) => job?.[key] !== recorded?.[key] || job?.[key] === '');
  if (job === null ? recorded === null : recorded !== null && differing.length === 0) return;
  throw new HarnessError({
    code: 'untrusted',
    message: `${directory} is not a record of this job: ${
      job === null || recorded === null
        ? `it was made ${recorded === null ? 'on the command line' : 'by the action'}`
        : differing.map((key) => `${key} is ${recorded[key] || 'unknown'}, here ${job[key] || 'unknown'}`).join('; ')
    }`,
    hint: 'Resume only a run of the same repository, workflow file and trust.',
  });
}

/** Begins a record with the events and files of the earlier one. */
export function adoptRecord(resumed: ResumableRun, { recorder, emit, model, options, earlier }: OpenRun): void {
  for (const directory of [recordFiles.outputs, recordFiles.contents]) {
    const source = join(resumed.directory, directory);
    if (existsSync(source)) cpSync(source, join(options.recordDirectory, directory), { recursive: true });
  }
  if (resumed.publishedFile !== null)
    copyFileSync(resumed.publishedFile, join(options.recordDirectory, recordFiles.published));
  recorder.adopt(resumed.events);
  const unknown = listUnknownCalls(earlier);
  emit({
    type: 'run-resumed',
    version: options.host.version,
    auditDigest: resumed.auditDigest,
    ended: resumed.ended,
    policySha256: options.policy.sha256,
    policyLayers: [...options.policy.layers],
    policyOrigin: options.policyOrigin,
    provider: model.api,
    model: model.model,
    limits: options.limits,
    unknownCalls: unknown.map(({ callId }) => callId),
  });
  const withheld = describeWithheld(resumed.files);
  if (withheld !== '') emit({ type: 'warning', message: withheld });
}

/** The paths, from the repository's root, that an earlier part of the run has written to the workspace. */
export function listPublished({ publishedFile }: ResumableRun): readonly string[] {
  return publishedFile === null ? [] : readPatchFiles(readFileSync(publishedFile, 'utf8')).map(({ path }) => path);
}

/**
 * Takes the base of the patch that the run began with. An earlier part of the run may have written its changes to the workspace; they are
 * taken back for this part, and come again with its patch. Call it before setup too, which must not run files of the agent. Rejects with `usage` if these
 * files were changed since.
 */
export async function openRecordedBase(
  resumed: ResumableRun,
  { sandbox, open, signal }: { sandbox: RunSandbox; open: () => Promise<PatchMaker>; signal: AbortSignal },
): Promise<PatchMaker> {
  const patches = await open();
  if (resumed.base === null || resumed.base.tree === patches.base.tree || resumed.publishedFile === null)
    return patches;
  const prefix = relative(sandbox.git.repositoryRoot, sandbox.files.root);
  const paths = listPublished(resumed).map((path) => relative(prefix, path));
  const found = await sandbox.takeBack(readFileSync(resumed.publishedFile), paths, signal);
  // Otherwise the workspace would seem to be another one.
  signal.throwIfAborted();
  if (found === 'changed') throw await refuseWorkspace(resumed.base, patches);
  return found === 'taken-back' ? open() : patches;
}

async function refuseWorkspace(
  base: NonNullable<ResumableRun['base']>,
  patches: Pick<PatchMaker, 'listDifferent' | 'base'>,
): Promise<HarnessError> {
  const differing = await patches.listDifferent(base.tree);
  return new HarnessError({
    code: 'usage',
    message: `the workspace differs from the start of the run: ${
      differing === null
        ? `the record names tree ${base.tree} (commit ${base.commit}), found was tree ${patches.base.tree} (commit ${patches.base.commit ?? 'none'})`
        : listPaths(differing)
    }`,
    hint: `Check out commit ${base.commit} and restore the changes that were not committed when the run began. If the run was continued since then, resume its newest record.`,
  });
}

/** Brings the accepted files back. Rejects with `usage` if the workspace differs from the start of the run. */
export async function rebuildWorkspace(
  { base, states }: ResumableRun,
  { patches, sandbox }: { patches: PatchMaker; sandbox: RunSandbox },
): Promise<void> {
  if (base !== null && base.tree !== patches.base.tree) throw await refuseWorkspace(base, patches);
  if (states.length === 0) return;
  const stuck = await sandbox.placeAccepted(states);
  if (stuck.length > 0)
    throw new HarnessError({
      code: 'sandbox',
      message: `files of the earlier part of the run could not be brought back: ${listPaths(stuck)}`,
      hint: 'Start a new run.',
    });
}
