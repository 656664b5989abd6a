import { join } from 'node:path';
import { setOutput } from '@actions/core';
import type { Redactor } from '../core/ports/redact.ts';
import type { Outcome } from '../core/types/outcome.ts';
import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { recordFiles } from '../core/types/record.ts';
import type { RunResult } from '../core/types/result.ts';
import type { PublishedArtifact } from './artifact.ts';
import type { Publication } from './publish/publish-changes.ts';

/** The outputs with their descriptions (Markdown, one line), in the order of action.yml, which derives from this table. */
export const outputTable = [
  ['outcome', 'How the run ended, in one word.'],
  ['conclusion', '`success` or `failure`, by `fail-on`.'],
  ['final-message', "The model's last message, cut to 60,000 characters."],
  ['final-message-file', 'A file with the whole message.'],
  [
    'result',
    'The result as JSON, for the input `run-result` of a job with `mode: publish`. `changedFiles` and `structuredOutput` are empty, and long lists are cut; `result.json` of the record is whole.',
  ],
  ['structured-output', 'The answer as JSON that fits `output-schema`. Empty without one.'],
  ['session-id', 'The id of the run.'],
  ['history-file', 'Every event of the run, as JSON lines.'],
  ['audit-file', 'Every tool call and its decision, as a hash chain.'],
  ['audit-digest', 'Hash of the last audit entry. It checks all of them.'],
  ['patch-file', 'The changes as a git patch. Empty without changes.'],
  [
    'patch-digest',
    'SHA-256 of the patch, which is exactly the one that was verified. Empty without changes, and if the outcome is not `completed`.',
  ],
  ['report-file', 'The report as a page for a browser, `report.html`.'],
  ['changed-files-count', 'Files that the patch changes.'],
  ['denied-count', 'Tool calls that the policy denied.'],
  ['branch-name', 'The branch that has the changes, with `mode: pull-request` or `commit`.'],
  ['pull-request-number', 'The number of the pull request. Empty without one.'],
  ['pull-request-url', "The pull request's address. Empty without one."],
  ['comment-url', 'The sticky comment. Empty without one.'],
  ['artifact-name', "The artifact's name. Empty without one."],
  ['artifact-url', "The artifact's address. Empty without one."],
  ['cost-usd', 'Cost of the model in US dollars, or `unknown`.'],
  ['input-tokens', 'Tokens sent, cached ones included.'],
  ['output-tokens', 'Tokens received.'],
  ['cached-tokens', 'Sent tokens that the provider had cached.'],
  ['turns', 'Turns of the model.'],
  ['tool-calls', 'Tool calls that ran.'],
  ['policy-digest', 'SHA-256 of the resolved policy.'],
  [
    'attestation-predicate',
    'The predicate about the published patch as JSON, for `actions/attest`. Empty without the input `audit-digest`.',
  ],
  ['attestation-file', 'The whole in-toto statement, in a file. Empty without the input `audit-digest`.'],
  ['approvals', 'The requests that people have granted, as JSON for a job with `mode: publish`. Empty without one.'],
] as const;

export const outputNames = outputTable.map(([name]) => name);

export type OutputName = (typeof outputTable)[number][0];

/** Every output as text. Empty if the run does not have it. */
export type ActionOutputs = Readonly<Record<OutputName, string>>;

export interface OutputSources {
  readonly result: RunResult;
  readonly failOn: readonly Outcome[];
  /** The directory of the record. */
  readonly directory: string;
  /** Null for an audit log that was not closed. */
  readonly auditDigest: string | null;
  readonly patchSha256: string;
  readonly policyDigest: string;
  /** The granted requests as JSON; empty for none. */
  readonly approvals: string;
  readonly publication: Publication | null;
  readonly commentUrl: string | null;
  readonly artifact: PublishedArtifact | null;
}

// All outputs of a job together may have up to 1 MiB.
const maxMessageLength = 60_000;
const maxStructuredLength = 300_000;
/** The output `result` becomes a variable of the publishing step, and Linux starts no program with one of 128 KiB. */
const maxResultBytes = 120_000;
/** More than the title and the message of a pull request have. */
const maxResultMessage = 12_000;
const maxListed = [30, 10, 1] as const;

/** `failure` if the workflow lists the outcome in `fail-on`. */
export function readConclusion(outcome: Outcome, failOn: readonly Outcome[]): 'success' | 'failure' {
  return failOn.includes(outcome) ? 'failure' : 'success';
}

/** The outputs of a run. They contain only data of the record, which is already redacted. */
export function createOutputs(sources: OutputSources): ActionOutputs {
  const { result, artifact, directory } = sources;
  const hasPatch = result.changedFiles.length > 0;
  return {
    outcome: result.outcome,
    conclusion: readConclusion(result.outcome, sources.failOn),
    'final-message': cutMessage(result.finalMessage, maxMessageLength),
    'final-message-file': join(directory, recordFiles.message),
    result: renderResult(result),
    // Cut JSON would be none; the file has it.
    'structured-output':
      (result.structuredOutput ?? '').length > maxStructuredLength ? '' : (result.structuredOutput ?? ''),
    'session-id': result.runId,
    'history-file': join(directory, recordFiles.history),
    'audit-file': join(directory, recordFiles.audit),
    'audit-digest': sources.auditDigest ?? '',
    'patch-file': hasPatch ? join(directory, recordFiles.patch) : '',
    // Publishing jobs rely on this digest, so only a completed run has one.
    'patch-digest': hasPatch && result.outcome === 'completed' ? sources.patchSha256 : '',
    'report-file': join(directory, recordFiles.page),
    'changed-files-count': String(result.changedFiles.length),
    'denied-count': String(result.deniedCalls),
    'branch-name': sources.publication?.branch ?? '',
    'pull-request-number': String(sources.publication?.pullRequest?.number ?? ''),
    'pull-request-url': sources.publication?.pullRequest?.url ?? '',
    'comment-url': sources.commentUrl ?? '',
    ...createArtifactOutputs(artifact),
    'cost-usd': result.costUsd === null ? 'unknown' : String(result.costUsd),
    'input-tokens': String(result.usage.inputTokens),
    'output-tokens': String(result.usage.outputTokens),
    'cached-tokens': String(result.usage.cachedTokens),
    turns: String(result.turns),
    'tool-calls': String(result.toolCalls),
    'policy-digest': sources.policyDigest,
    'attestation-predicate': '',
    'attestation-file': '',
    approvals: sources.approvals,
  };
}

/** The outputs about the artifact with the record; empty if it was not uploaded. */
export function createArtifactOutputs(
  artifact: PublishedArtifact | null,
): Pick<ActionOutputs, 'artifact-name' | 'artifact-url'> {
  const isUploaded = artifact?.type === 'uploaded';
  return { 'artifact-name': isUploaded ? artifact.name : '', 'artifact-url': isUploaded ? artifact.url : '' };
}

/** The outputs of a step that ended with this outcome and without the other outputs. */
export function createEndOutputs(outcome: Outcome, failOn: readonly Outcome[]): ActionOutputs {
  const none = Object.fromEntries(outputNames.map((name) => [name, ''])) as ActionOutputs;
  return { ...none, outcome, conclusion: readConclusion(outcome, failOn) };
}

/** Returns a function that passes outputs to the runner, redacted, and may be called again: it writes only those that differ from its last call. */
export function createOutputWriter(redactor: Redactor): (outputs: ActionOutputs) => void {
  let written: Partial<ActionOutputs> = {};
  return (outputs) => {
    const changed = outputNames.filter((name) => outputs[name] !== written[name]);
    writeOutputs(Object.fromEntries(changed.map((name) => [name, outputs[name]])), redactor);
    written = outputs;
  };
}

/** Passes outputs to the runner, redacted. Missing outputs are not set. */
export function writeOutputs(outputs: Partial<ActionOutputs>, redactor: Redactor): void {
  for (const name of outputNames) {
    const value = outputs[name];
    if (value === undefined) continue;
    try {
      setOutput(name, redactor.redactText(value));
    } catch (cause) {
      throw new HarnessError({
        code: 'publish',
        message: `the outputs of the step cannot be written: ${readErrorMessage(cause)}`,
        hint: 'GITHUB_OUTPUT must name the file that the runner wrote, on a disk with free space.',
        cause,
      });
    }
  }
}

// The lists are shown with at most so many entries, and the publishing job lists the files itself.
function renderResult(result: RunResult): string {
  const texts = maxListed.map((most) => JSON.stringify(shortenResult(result, most)));
  return texts.find((text) => Buffer.byteLength(text) <= maxResultBytes) ?? '';
}

function shortenResult(result: RunResult, maxEntries: number): RunResult {
  return {
    ...result,
    finalMessage: cutMessage(result.finalMessage, maxResultMessage),
    structuredOutput: null,
    changedFiles: [],
    denials: result.denials.slice(0, maxEntries),
    warnings: cutWarnings(result.warnings, maxEntries),
  };
}

function cutWarnings(warnings: readonly string[], most: number): readonly string[] {
  if (warnings.length <= most) return warnings;
  const shown = warnings.slice(0, most - 1);
  return [...shown, `${warnings.length - shown.length} more warnings are in result.json of the record`];
}

function cutMessage(message: string, maxLength: number): string {
  if (message.length <= maxLength) return message;
  return `${message.slice(0, maxLength).toWellFormed()}\n[cut; final-message-file has all of it]`;
}
