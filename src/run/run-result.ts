import { listFloors } from '../core/ports/policy.ts';
import { findLaterUse } from '../core/find-steering-files.ts';
import { countTurns, listAllEvents, sumRequests, type RunEvent } from '../core/types/event.ts';
import type { RunEnding } from '../core/types/outcome.ts';
import type { RecordedEvent } from '../core/types/record.ts';
import type { ChangedFile } from '../core/types/result.ts';
import type { RunResult } from '../core/types/result.ts';
import { measureActiveMs } from '../record/resume/read-resumable.ts';
import { listPendingRequests } from '../report/content/approvals.ts';
import { groupDenials } from '../report/content/denials.ts';

/** The facts about a run's end that its events do not contain. */
export interface Ending extends RunEnding {
  readonly finalMessage: string;
  readonly unknownTests: readonly string[];
  readonly structuredOutput: string | null;
  readonly changedFiles: readonly ChangedFile[];
}

function warnOfLaterSteps({ path, kind }: ChangedFile): string[] {
  const use = findLaterUse(path);
  if (use === null) return [];
  // A file for coding agents or for git is run by no step.
  const effect =
    use === 'install' ? 'what later steps of a job install' : 'what later steps of a job or other programs do';
  return kind === 'deleted'
    ? [`${path} was deleted, which decided ${effect}`]
    : [`${path} was changed, which decides ${effect}`];
}

// The last verdict, with the run of the command on the same patch; without a verdict, the last run on a patch. With it the run before the agent in the same
// part of the run, which may have had another command than the parts before.
function findJudged(all: readonly RunEvent[]) {
  const isJudged = (event: RunEvent): boolean => event.type === 'verify-judged';
  const last = all.findLastIndex(isJudged);
  const start = last === -1 ? 0 : all.slice(0, last).findLastIndex(isJudged) + 1;
  const checks = all.slice(start, last === -1 ? all.length : last).filter((event) => event.type === 'command-checked');
  const after = checks.findLast(({ phase }) => phase === 'verify-after' || phase === 'verify-rerun') ?? null;
  const until = after === null ? all : all.slice(0, all.indexOf(after));
  const commands = until.filter((event) => event.type === 'command-checked');
  return {
    judged: all.findLast((event) => event.type === 'verify-judged') ?? null,
    before: commands.findLast(({ phase }) => phase === 'verify-before') ?? null,
    after,
  };
}

// A part of a run may begin under another policy of its organisation.
function listAllFloors(all: readonly RunEvent[]): RunResult['floors'] {
  const layers = all.flatMap((event) =>
    event.type === 'run-started' || event.type === 'run-resumed' ? event.policyLayers : [],
  );
  return [...new Map(listFloors(layers).map((floor) => [`${floor.name} ${floor.sha256}`, floor])).values()];
}

/** The result of a run as a fold over its events: the same for one that ended and for one that was killed. */
export function buildRunResult(events: readonly RecordedEvent[], ending: Ending): RunResult {
  const all = events.map(({ event }) => event);
  const started = all.find((event) => event.type === 'run-started');
  const made = listAllEvents(all);
  const denials = groupDenials(all);
  const { judged, before, after } = findJudged(all);
  const patchMade = all.findLast((event) => event.type === 'patch-made');
  return {
    runId: started?.runId ?? '',
    outcome: ending.outcome,
    reason: ending.reason,
    finalMessage: ending.finalMessage,
    unknownTests: ending.unknownTests,
    structuredOutput: ending.structuredOutput,
    replayed: started?.replayed ?? false,
    changedFiles: ending.changedFiles,
    denials,
    deniedCalls: denials.reduce((sum, { count }) => sum + count, 0),
    waitsFor: listPendingRequests({ events, result: ending }).map(({ id, tool, rule, expiresMs }) => ({
      id,
      tool,
      rule,
      expiresMs,
    })),
    toolCalls: made.filter((event) => event.type === 'tool-started').length,
    turns: countTurns(all),
    ...sumRequests(all),
    verify:
      before === null
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
            afterOn:
              after === null
                ? 'nothing'
                : judged === null || patchMade === undefined || judged.patchSha256 === patchMade.sha256
                  ? 'patch'
                  : 'earlier-patch',
            patchSha256: judged?.patchSha256 ?? null,
          },
    floors: listAllFloors(all),
    durationMs: Math.round(measureActiveMs(events)),
    warnings: [
      // A resumed run repeats the warnings of its start.
      ...new Set(all.flatMap((event) => (event.type === 'warning' ? [event.message] : []))),
      ...ending.changedFiles.flatMap(warnOfLaterSteps),
    ],
  };
}
