import { existsSync } from 'node:fs';
import { renderFailedCheck } from '../report/content/facts.ts';
import { HarnessError, renderError, renderProblem } from '../core/types/error.ts';
import { readExitCode, readFailure } from '../core/types/outcome.ts';
import type { ReportInputs } from '../github/read-inputs.ts';
import {
  createArtifactOutputs,
  createEndOutputs,
  createOutputs,
  createOutputWriter,
  readConclusion,
  type ActionOutputs,
} from '../github/outputs.ts';
import { renderRunUrl } from '../github/request/run-context.ts';
import { markReported, type RunState } from '../github/state.ts';
import { writeStepSummary } from '../github/step-summary.ts';
import type { WorkflowLog } from '../github/workflow-log.ts';
import { renderEarlyEnd } from '../report/comment.ts';
import { explainError, type Job, type Services } from './job.ts';
import { findRecord, noNotes, publishState } from './publish-state.ts';
import { writeComment } from './thread-signals.ts';

/** How far a job has come. */
export interface BegunJob {
  readonly job: Job;
  /** Null for a job that ended before it had one. */
  readonly state: RunState | null;
  /** True once the actor may start the job, and has approved the call that it continues from. Before, the comment of another run stays. */
  readonly mayComment: boolean;
}

/** Reports a job that ended before or without a result: log, all outputs, summary, comment, and the record if there is one. Returns the exit code. */
export async function reportFailure(
  thrown: unknown,
  parts: {
    readonly inputs: ReportInputs | null;
    readonly begun: BegunJob | null;
    readonly log: WorkflowLog;
    readonly services: Services;
  },
): Promise<number> {
  const { inputs, begun, log, services } = parts;
  const { redactor } = services;
  const { outcome, reason } = readFailure(thrown);
  const isKnown = thrown instanceof HarnessError;
  const problems = isKnown ? thrown.problems : [];
  const hint = isKnown && thrown.hint !== '' ? ` ${thrown.hint}` : '';
  const failOn = inputs?.failOn ?? [outcome];
  const level = readConclusion(outcome, failOn) === 'failure' ? 'error' : 'notice';
  log.annotate({ level, message: `${reason}.${hint}`, file: null, line: null });
  for (const problem of problems)
    log.annotate({
      level,
      message: `${problem.message}${problem.hint === '' ? '' : ` (${problem.hint})`}`,
      file: problem.file?.startsWith('builtin:') === true ? null : problem.file,
      line: problem.line,
    });
  if (!isKnown) log.write(renderError(thrown));
  const state = begun?.state ?? null;
  const record = state === null ? null : findRecord(state);
  const text = renderEarlyEnd({
    outcome,
    reason: `${reason}.${hint}`,
    problems: problems.map(renderProblem),
    output: record === null ? '' : renderFailedCheck(record),
    runUrl: begun === null ? null : renderRunUrl(begun.job.context),
    hasRecord: record !== null,
  });
  const write = createOutputWriter(redactor);
  // Comment and summary still report the end.
  const writeOutputs = (outputs: ActionOutputs): void => {
    try {
      write(outputs);
    } catch (failed) {
      if (!(failed instanceof HarnessError)) throw failed;
      log.warn(explainError(failed));
    }
  };
  const outputs = createEndOutputs(outcome, failOn);
  // First, since the step may be killed while a service does not answer.
  writeOutputs(outputs);
  const commentUrl = inputs === null || begun === null ? '' : await replaceComment(text, inputs, begun);
  if (begun !== null && state !== null && existsSync(state.recordDirectory)) {
    const { artifact, warnings } = await publishState(state, begun.job.context, 'main ended', services, noNotes);
    for (const message of warnings) log.warn(message);
    const closed = findRecord(state);
    const result = closed?.result ?? null;
    writeOutputs(
      closed === null || result === null
        ? { ...outputs, ...createArtifactOutputs(artifact), 'comment-url': commentUrl }
        : {
            ...createOutputs({
              result: { ...result, outcome, reason },
              failOn,
              directory: state.recordDirectory,
              auditDigest: closed.auditDigest,
              patchSha256: '',
              policyDigest: closed.started?.policySha256 ?? '',
              approvals: '',
              publication: null,
              commentUrl,
              artifact,
            }),
            // The run ended before its changes were listed.
            'changed-files-count': '',
          },
    );
  } else {
    if (inputs?.summary !== 'off') await writeStepSummary(redactor.redactText(text));
    writeOutputs({ ...outputs, 'comment-url': commentUrl });
  }
  markReported();
  return outputs.conclusion === 'failure' ? readExitCode(outcome) : 0;
}

// A comment of an earlier run would otherwise still tell that one's outcome. Anyone who may comment, and a second approval of the same call, could
// otherwise replace the answer of that run by an error: test/scenarios/approved-calls.test.ts.
async function replaceComment(body: string, inputs: ReportInputs, { job, mayComment }: BegunJob): Promise<string> {
  if (!mayComment) return '';
  // A run that waits for its approval still waits.
  const written = await writeComment(job, inputs, { body, keepPending: true });
  return 'url' in written ? written.url : '';
}
