import { isOutside } from '../../core/text/path-text.ts';
import type { RunMode } from '../../core/types/outcome.ts';
import { existsSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { renderInstructions } from '../../agent/instructions.ts';
import type { ReadAnswer } from '../../agent/structured-answer.ts';
import type { Emit, JobIdentity, PolicyOrigin, RunEvent, TypedCommand } from '../../core/types/event.ts';
import type { Model } from '../../core/ports/model.ts';
import type { ApprovalChannel } from '../../core/ports/approval.ts';
import type { RunLimits } from '../../core/limits.ts';
import type { ResolvedPolicy } from '../../policy/resolve/load.ts';
import type { RecordedEvent } from '../../core/types/record.ts';
import type { ReadGitHub } from '../../core/ports/github.ts';
import type { IsolationLevel } from '../../core/types/isolation.ts';
import type { ScriptMode } from '../../core/ports/script.ts';
import type { JsonObject } from '../../core/text/json.ts';
import type { VerifyRule } from '../../core/types/verify.ts';
import type { TrustFacts } from '../../core/types/taint.ts';
import type { InstructionFile } from '../host/describe-repository.ts';
import type { Host } from '../host/host.ts';
import { createParts, type Parts } from './parts.ts';
import type { SharedCabinet } from './cabinet.ts';
import type { ResumableRun } from '../../record/resume/read-resumable.ts';
import type { RunSandbox } from '../../sandbox/run-sandbox.ts';
import type { Task } from '../../task/read-task.ts';

/** Makes a model of a run, which sees what the run has recorded and records its own failures. Without a name it is the run's own model. */
export type CreateRunModel = (run: {
  readonly observe: () => readonly RunEvent[];
  readonly emit: Emit;
  readonly name?: string;
}) => Model;

/** Everything that a run depends on, settled before it begins. */
export interface RunOptions {
  readonly host: Host;
  readonly runId: string;
  readonly workspace: string;
  readonly task: Task;
  /** A pull request's work tree is its author's. */
  readonly repositoryTrust: TrustFacts['repository'];
  /** The commit that the work tree was checked against; null on the command line, which accepts a changed work tree. */
  readonly approvedCommit: string | null;
  /** Files in which the owners of the repository instruct agents: of the default branch, on the command line of the work tree. */
  readonly instructionFiles: readonly InstructionFile[];
  /** Warnings from before the run, which its record gets. */
  readonly warnings: readonly string[];
  readonly policy: ResolvedPolicy;
  readonly policyFiles: readonly string[];
  /** Null for a built-in policy, and on the command line. */
  readonly policyOrigin: PolicyOrigin | null;
  /** Made by the caller, because only the caller has keys and recordings. */
  readonly createModel: CreateRunModel;
  /** The schema of the last message and its reader; null if any text will do. */
  readonly answer: { readonly schema: JsonObject; readonly read: ReadAnswer } | null;
  readonly mode: RunMode;
  readonly readScriptMode: (turn: number) => ScriptMode;
  readonly limits: RunLimits;
  /** The command that prepares the workspace before the model starts; null for no command. */
  readonly setup: string | null;
  /** Null if nothing is verified. */
  readonly verify: {
    readonly command: string;
    /** The time limit of one run of the command. */
    readonly timeoutMs: number;
    readonly rule: VerifyRule;
    /** How often a red result goes back to the model. */
    readonly rounds: number;
    /** Ends the run without a request if the command is green before. */
    readonly skipIfGreen: boolean;
  } | null;
  readonly requireIsolation: IsolationLevel;
  /** The channel to people for escalated calls, and the directory of it that commands must not see, if it has one; null if no person can be asked. */
  readonly approvals: { readonly channel: ApprovalChannel; readonly directory: string | null } | null;
  /** Reads of the repository on GitHub for calls; only in a job. */
  readonly readGitHub?: ReadGitHub;
  /** The options that were typed; null in the action. */
  readonly command: TypedCommand | null;
  /** The job of the run; null on the command line. */
  readonly job: Omit<JobIdentity, 'trust'> | null;
  /** The earlier part of the run; null for a run that begins. */
  readonly resumed: ResumableRun | null;
  readonly recordDirectory: string;
  /** The file cabinet that outlives the run; null if documents are kept for this run only. */
  readonly cabinet: SharedCabinet | null;
  /** Files outside the workspace that must stay unchanged: the runner's command files. */
  readonly watchedFiles: readonly string[];
  /** The user who started it; empty on the command line. */
  readonly actor: string;
  /** Aborted by a signal of the system; the reason is a `HarnessError`. */
  readonly signal: AbortSignal;
  /** Sees every event after it is on disk, redacted. */
  readonly onEvent: (event: RecordedEvent) => void;
  /** Called once in each answer in which the model begins to write a script, which can take long. */
  readonly onScript: () => void;
}

/**
 * Workspace-relative paths that no run may change: the policy's files, and the program itself if it is in the workspace
 * (`uses: ./`), because it runs again as the post step.
 */
export function listProtected(options: RunOptions): string[] {
  const { workspace, host } = options;
  const program = [
    host.distDirectory,
    join(host.distDirectory, '../action.yml'),
    join(host.distDirectory, '../action.yaml'),
  ];
  return [
    ...options.policyFiles,
    ...program
      .filter((path) => existsSync(path) && liesBelow(workspace, path))
      .map((path) => relative(workspace, path)),
  ];
}

/** True for a path in a directory that is not the directory itself. */
export function liesBelow(directory: string, path: string): boolean {
  const inside = relative(existsSync(directory) ? realpathSync(directory) : directory, path);
  return inside !== '' && !isOutside(inside);
}

/** Prepares the parts of a run. */
export function createRunParts(options: RunOptions): Parts {
  return createParts({
    ...options,
    ...(options.resumed !== null && { storedValues: options.resumed.storedValues }),
    // The record of an earlier part of the run contains the documents of its cabinet too.
    documents: options.resumed?.documents ?? options.cabinet?.documents ?? [],
    policyFiles: listProtected(options),
    // The work tree of a job was checked against the commit, apart from files that the commit does not have.
    patchFor: options.approvedCommit === null ? 'work-tree' : 'commit',
    forks: (['setup', 'verify'] as const).filter((name) => options[name] !== null),
    hiddenDirectories: [
      options.host.stateDirectory,
      options.recordDirectory,
      options.approvals?.directory ?? null,
      options.cabinet?.directory ?? null,
    ].filter((directory) => directory !== null),
  });
}

/** The job with the trust of this run; null on the command line. */
export function identifyJob({ job, task, repositoryTrust }: RunOptions): JobIdentity | null {
  return job === null ? null : { ...job, trust: `task ${task.trust}, repository ${repositoryTrust}` };
}

/** The modes that scripts have in the turns of a run. */
export function listScriptModes({ limits, readScriptMode }: RunOptions): ScriptMode[] {
  return [...new Set(Array.from({ length: limits.turns }, (_, index) => readScriptMode(index + 1)))];
}

/** The instructions at the beginning of every request of the run. */
export function readInstructions(options: RunOptions, parts: Parts): string {
  const { policy, workspace, mode, limits, answer } = options;
  const { offered } = parts;
  const modes = listScriptModes(options);
  return renderInstructions({
    workspace,
    mode,
    limits,
    answerSchema: answer?.schema ?? null,
    tools: offered.tools,
    policySummary: [policy.summary, renderDryRun(modes)].filter(Boolean).join('\n'),
    commandTimeoutMs: policy.view().commandTimeoutMs,
    scripts: modes.some((scriptMode) => scriptMode !== 'disabled')
      ? { tools: offered.scriptTools, limits: policy.settings.scriptLimits }
      : null,
  });
}

function renderDryRun(modes: readonly ScriptMode[]): string {
  if (!modes.includes('dry-run')) return '';
  return `${modes.length === 1 ? 'Dry run' : 'In some turns'}: calls and scripts are checked and not run.`;
}

/** The limitations of the sandbox on this machine, for the model; empty if it has no limitations. */
export function renderShortcomings({ shortcomings }: Pick<RunSandbox, 'shortcomings'>): string {
  return shortcomings.length === 0 ? '' : `On this machine: ${shortcomings.join(' ')}`;
}
