import { describeAfter, describeBefore, describeState } from '../../core/types/verify.ts';
import { countLimitedTokens } from '../../core/limits.ts';
import { isDone } from '../../core/types/outcome.ts';
import type { RunStarted } from '../../core/types/event.ts';
import { readLimits, type RunRecord } from '../../core/types/record.ts';
import type { RunResult } from '../../core/types/result.ts';
import { listNextCommands } from '../content/approvals.ts';
import {
  describeReturned,
  describeTests,
  listPermissions,
  listSettings,
  listSpent,
  listTestChanges,
  type FactPiece,
} from '../content/facts.ts';
import { markup, nothing, type Html } from './markup.ts';
import { renderText } from './parts.ts';
import { cutText } from '../../core/text/cut-text.ts';

const taskBytes = 4_000;

/** The head of the page: outcome, task, verify before and after, what was spent of the limits, and the settings of the run. */
export function renderOverview(record: RunRecord): Html {
  const { result, started } = record;
  const reason = result?.reason ?? 'The run was killed before its end, or still works. This is what it has recorded.';
  const next = listNextCommands(record);
  return markup`<header class="top">
<p class="brand"><b>script-harness</b> run report <code>${started?.runId ?? ''}</code>${renderLinks(record)}</p>
<h1>${renderOutcome(record)} <span class="reason">${reason}</span></h1>
${renderVerify(record)}
${renderText(started?.task ?? '', { label: `Task (${started?.taskOrigin ?? ''})`, maxBytes: taskBytes })}
<dl class="tiles">${listSpent(record).map(
    ([name, value]) =>
      markup`<div><dt>${name}</dt><dd>${value.map(renderPiece)}${renderMeter(readShare(record, name))}</dd></div>`,
  )}</dl>
<dl class="facts">${[...listSettings(record), ...listPermissions(record)].map(
    ([name, value]) => markup`<div><dt>${name}</dt><dd>${value.map(renderPiece)}</dd></div>`,
  )}</dl>
${renderText(next.commands.join('\n'), { label: next.title, maxBytes: taskBytes })}
</header>`;
}

// The pull request of a run is made after its record was closed, so only the thread that started it is known here.
function renderLinks({ started }: RunRecord): Html {
  const { repository = '', runUrl = '', thread = null } = started?.job ?? {};
  const [, home = ''] = /^(https?:\/\/[^\s"<>]+)\/actions\/runs\/\d+$/.exec(runUrl) ?? [];
  if (home === '') return nothing;
  const link = (url: string, text: string): Html => markup` · <a href="${url}">${text}</a>`;
  return markup`${link(home, repository)}${link(runUrl, 'workflow run')}${thread === null ? nothing : link(`${home}/issues/${thread}`, `#${thread}`)}`;
}

/** The outcome as a badge, with the marks of a replayed run. */
export function renderOutcome({
  result,
  started,
}: {
  readonly result: Pick<RunResult, 'outcome'> | null;
  readonly started: Pick<RunStarted, 'replayed'> | null;
}): Html {
  const isGood = result !== null && isDone(result.outcome);
  const replayed = started?.replayed === true ? markup` <span class="badge plain">replayed model</span>` : nothing;
  return markup`<span class="badge ${isGood ? 'good' : 'bad'}">${isGood ? '✓' : '✗'} ${result?.outcome ?? 'not finished'}</span>${replayed}`;
}

function renderVerify(record: RunRecord): Html {
  const { result } = record;
  if (result === null || result.verify === null) return nothing;
  const { command, before, after, timedOutBefore, timedOutAfter, testsBefore, testsAfter } = result.verify;
  const { problems, notes, tests, returned } = result.verify;
  const badge = (exitCode: number | null, timedOut: boolean, text: string): Html => {
    const kind = exitCode === null && !timedOut ? 'plain' : text === 'green' ? 'good' : 'bad';
    return markup`<span class="badge ${kind}">${{ plain: '', good: '✓ ', bad: '✗ ' }[kind]}${text}</span>`;
  };
  const started = describeBefore(result.verify);
  const changes = listTestChanges(tests).map(([label, names]) => markup`<div><dt>${label}</dt><dd>${names}</dd></div>`);
  const rounds = returned === 0 ? [] : [`${describeReturned(record)}.`];
  return markup`<p class="verify">Verify <code>${cutText(command, 200)}</code>: before ${badge(before, timedOutBefore, started)} <span aria-hidden="true">→</span> after ${badge(after, timedOutAfter, describeAfter(result.verify))}${describeState(result.verify)} <span>${describeTests(testsBefore, testsAfter)}</span></p>${problems.map((problem) => markup`<p class="error">${problem}</p>`)}${[...notes, ...rounds].map((note) => markup`<p class="note">${note}</p>`)}${changes.length === 0 ? nothing : markup`<dl class="facts">${changes}</dl>`}`;
}

function renderPiece(piece: FactPiece): Html {
  if (typeof piece === 'string') return markup`${piece}`;
  return 'code' in piece ? markup`<code>${piece.code}</code>` : markup`${piece.text}`;
}

/** The used share of the limit of a fact, from 0 to 1; null without a limit. */
function readShare(record: RunRecord, name: string): number | null {
  const { result } = record;
  const limits = readLimits(record);
  if (result === null || limits === null) return null;
  const shares: Readonly<Record<string, number | null>> = {
    Turns: result.turns / limits.turns,
    'Tool calls': result.toolCalls / limits.toolCalls,
    Tokens: countLimitedTokens(result.usage) / limits.tokens,
    Cost: result.costUsd === null || limits.costUsd === null ? null : result.costUsd / limits.costUsd,
    Time: result.durationMs / limits.wallClockMs,
  };
  return shares[name] ?? null;
}

// The numbers are in the text before it.
function renderMeter(share: number | null): Html {
  if (share === null) return nothing;
  const width = (Math.min(1, Math.max(0, share)) * 100).toFixed(1);
  return markup`<svg class="meter" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="4"/><rect class="${share > 0.8 ? 'used high' : 'used'}" width="${width}" height="4"/></svg>`;
}
