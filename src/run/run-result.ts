import { isAllowed } from '../core/types/decision.ts';
import { findLaterUse } from '../core/find-steering-files.ts';
import { countTurns, listAllEvents, sumRequests } from '../core/types/event.ts';
import type { Outcome } from '../core/types/outcome.ts';
import type { RecordedEvent } from '../core/types/record.ts';
import type { ChangedFile } from '../core/types/result.ts';
import type { RunResult } from '../core/types/result.ts';
import { measureActiveMs } from '../record/resume/read-resumable.ts';
import { groupDenials } from '../report/content/denials.ts';

/** The facts about a run's end that its events do not contain. */
export interface Ending {
  readonly outcome: Outcome;
  readonly reason: string;
  readonly finalMessage: string;
  readonly structuredOutput: string | null;
  readonly changedFiles: readonly ChangedFile[];
}

function warnOfLaterSteps({ path }: ChangedFile): string[] {
  const use = findLaterUse(path);
  return use === null ? [] : [`${path} was changed, and later steps of a job ${use} what it says`];
}

/** The result of a run as a fold over its events: the same for one that ended and for one that was killed. */
export function buildRunResult(events: readonly RecordedEvent[], ending: Ending): RunResult {
  const all = events.map(({ event }) => event);
  const started = all.find((event) => event.type === 'run-started');
  const made = listAllEvents(all);
  const checks = all.filter((event) => event.type === 'command-checked');
  const before = checks.find(({ phase }) => phase === 'verify-before');
  const after = checks.findLast(({ phase }) => phase === 'verify-after' || phase === 'verify-rerun');
  const judged = all.findLast((event) => event.type === 'verify-judged');
  return {
    runId: started?.runId ?? '',
    outcome: ending.outcome,
    reason: ending.reason,
    finalMessage: ending.finalMessage,
    structuredOutput: ending.structuredOutput,
    replayed: started?.replayed ?? false,
    changedFiles: ending.changedFiles,
    denials: groupDenials(made),
    deniedCalls: made.filter((event) => event.type === 'tool-decided' && !isAllowed(event.decision.decision)).length,
    toolCalls: made.filter((event) => event.type === 'tool-started').length,
    turns: countTurns(all),
    ...sumRequests(all),
    verify:
      before === undefined
        ? null
        : {
            command: before.command,
            before: before.exitCode,
            after: after?.exitCode ?? null,
            timedOutBefore: before.timedOut,
            timedOutAfter: after?.timedOut ?? false,
            testsBefore: before.tests,
            testsAfter: after?.tests ?? [],
            rule: judged?.rule ?? 'green',
            tests: judged?.tests ?? null,
            returned: all.filter((event) => event.type === 'verify-judged' && event.returned).length,
            problems: judged?.problems ?? [],
            notes: judged?.notes ?? [],
            patchSha256: judged?.patchSha256 ?? null,
          },
    durationMs: Math.round(measureActiveMs(events)),
    warnings: [
      // A resumed run repeats those of its start.
      ...new Set(all.flatMap((event) => (event.type === 'warning' ? [event.message] : []))),
      ...ending.changedFiles.flatMap(warnOfLaterSteps),
    ],
  };
}
