import { groupBy } from '../core/group-by.ts';
import { addCosts, addTokens, noTokens } from '../core/limits.ts';
import { renderCount, renderNumber } from '../core/text/grouped-number.ts';
import type { ChangedDecision } from '../core/types/decision.ts';
import { readPolicyOrigin } from '../core/types/event.ts';
import { isDone } from '../core/types/outcome.ts';
import { readRepository, type RunRecord } from '../core/types/record.ts';
import type { DenialGroup } from '../core/types/result.ts';
import { describeAfter, describeState } from '../core/types/verify.ts';
import {
  countDenied,
  readDenials,
  readSpent,
  renderCost,
  renderDenials,
  renderList,
  renderSection,
  renderTable,
} from './content/facts.ts';
import { renderCode, renderInline } from './content/markdown.ts';
import { markup, nothing, type Html } from './html/markup.ts';
import { renderDenialCards } from './html/denials.ts';
import { renderOutcome } from './html/overview.ts';
import { renderDocument, type Section } from './html/page.ts';
import { renderDuration, renderRows } from './html/parts.ts';
import { cutText } from '../core/text/cut-text.ts';
import { compareText } from '../core/text/compare-text.ts';

const maxReason = 200;
const head = ['run', 'outcome', 'reason', 'verify', 'changed files', 'denied', 'turns', 'tokens', 'cost', 'time'];

export type FleetRun = ReturnType<typeof foldRun>;

/** Several runs, and what a report about them shows besides. */
export interface Fleet {
  readonly runs: readonly FleetRun[];
  /** The records that could not be read. */
  readonly broken: readonly { readonly name: string; readonly problem: string }[];
  /** The recorded calls that another policy decides otherwise; null without one. */
  readonly replay: {
    readonly policy: string;
    readonly sha256: string;
    readonly changes: readonly ChangedDecision[];
  } | null;
}

/**
 * Takes from a record what a report about several runs shows: whole records would not fit into memory. `name` is its directory. The repository is
 * that of the job, or the workspace of a run on the command line. Without a result, the run was killed.
 */
export function foldRun(name: string, record: RunRecord) {
  const { started, sandbox, result } = record;
  const { turns, usage, costUsd } = readSpent(record);
  return {
    name,
    repository: readRepository(record),
    started:
      started === null
        ? null
        : {
            runId: started.runId,
            provider: started.provider,
            model: started.model,
            replayed: started.replayed,
            policyName: started.policyName,
            policySha256: started.policySha256,
            policyLayers: started.policyLayers,
            policyOrigin: readPolicyOrigin(record.events.map(({ event }) => event)),
          },
    isolation: sandbox?.isolation.level ?? null,
    result:
      result === null
        ? null
        : {
            outcome: result.outcome,
            reason: cutText(result.reason, maxReason),
            changedFiles: result.changedFiles.length,
            verify: result.verify,
            deniedCalls: result.deniedCalls,
            turns: result.turns,
            usage: result.usage,
            costUsd: result.costUsd,
            durationMs: result.durationMs,
          },
    spent: { turns, usage, costUsd },
    denials: readDenials(record),
  };
}

/** An overview of several runs: a row for each, the sums, and the denials of all. */
export function renderFleetMarkdown({ runs, broken }: Fleet): string {
  const rows = runs.map((run) => {
    const [outcome, reason, ...cells] = listCells(run);
    const replayed = run.started?.replayed === true ? ' — replayed model' : '';
    return [renderCode(run.name), `${outcome ?? ''}${replayed}`, renderInline(reason ?? ''), ...cells];
  });
  const unread = renderList(broken, Infinity, ({ name, problem }) => `${renderCode(name)}: ${renderInline(problem)}`);
  const parts = [
    `## ${describeRuns(runs)}`,
    renderTable(head, [...rows, sumRuns(runs)]),
    renderSection('Denied', renderDenials(mergeDenials(runs))),
    renderSection('Records that cannot be read', unread),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The overview as JSON: the runs, their sums by repository, outcome, policy and layer, and what another policy would decide otherwise. */
export function renderFleetJson(fleet: Fleet): string {
  const { runs, broken, replay } = fleet;
  return `${JSON.stringify({
    repositories: listRepositories(runs),
    outcomes: countOutcomes(runs),
    policies: listPolicies(runs),
    denials: mergeDenials(runs),
    replay,
    runs,
    broken,
  })}\n`;
}

/** The overview as a page that loads nothing. */
export function renderFleetPage({ runs, broken, replay }: Fleet): string {
  const rows = runs.map((run) => {
    const [, ...cells] = listCells(run);
    return [markup`<code>${run.name}</code>`, renderOutcome(run), ...cells];
  });
  const sections: readonly Section[] = [
    [
      'repositories',
      'Repositories',
      renderRows(
        'Table of the repositories',
        ['repository', 'runs', 'done', 'denied', 'tokens', 'cost'],
        listRepositories(runs).map(({ repository, count, done, deniedCalls, tokens, costUsd }) => [
          markup`<code>${repository}</code>`,
          ...[count, done, deniedCalls, tokens].map(renderNumber),
          renderCost(costUsd),
        ]),
      ),
    ],
    [
      'outcomes',
      'Outcomes',
      renderRows('Table of the outcomes', ['outcome', 'runs'], Object.entries(countOutcomes(runs))),
    ],
    [
      'policies',
      'Policies and floors in use',
      renderRows(
        'Table of the policies',
        ['policy or layer', 'SHA-256', 'runs', 'repositories'],
        listPolicies(runs).map(({ kind, name, sha256, count, repositories }) => [
          markup`${kind} <code>${name}</code>`,
          markup`<code>${sha256.slice(0, 16)}</code>`,
          renderNumber(count),
          cutText(repositories.join(', '), maxReason),
        ]),
      ),
    ],
    ['replay', 'Decided otherwise', replay === null ? nothing : renderReplay(replay)],
    ['denials', 'Denied', renderDenialCards(mergeDenials(runs))],
    ['runs', 'Runs', renderRows('Table of the runs', head, [...rows, sumRuns(runs)])],
    [
      'broken',
      'Records that cannot be read',
      broken.length === 0
        ? nothing
        : markup`<ul class="notes">${broken.map(({ name, problem }) => markup`<li><code>${name}</code>: ${problem}</li>`)}</ul>`,
    ],
  ];
  const title = describeRuns(runs);
  return renderDocument(title, {
    skip: 'Skip to the overview',
    header: markup`<header class="top"><p class="brand"><b>script-harness</b> overview</p><h1>${title}</h1></header>`,
    sections,
    footer: nothing,
  });
}

function renderReplay({ policy, sha256, changes }: NonNullable<Fleet['replay']>): Html {
  const about = markup`<p>The recorded calls under <code>${policy}</code> <code>${sha256.slice(0, 16)}</code>. A call after the first difference of its run is hypothetical: it might not have been made.</p>`;
  if (changes.length === 0) return markup`${about}<p>The decision of every call is unchanged.</p>`;
  const rows = changes.map(({ repository, rule, before, after, reason, calls, hypothetical, runs, examples }) => [
    markup`<code>${repository}</code>`,
    markup`<code>${rule}</code>`,
    `${before.decision} by ${before.rule} → ${after}`,
    `${renderNumber(calls)} (${renderNumber(hypothetical)} hypothetical) in ${renderCount(runs.length, 'run')}`,
    markup`<ul>${examples.map((one) => markup`<li><code>${one}</code></li>`)}</ul>`,
    reason,
  ]);
  return markup`${about}${renderRows('Calls that are decided otherwise', ['repository', 'rule', 'decision', 'calls', 'examples', 'reason'], rows)}`;
}

function describeRuns(runs: readonly FleetRun[]): string {
  const done = runs.filter(isDoneRun).length;
  return `${renderCount(runs.length, 'run')}: ${done} done, ${runs.length - done} not`;
}

function isDoneRun({ result }: FleetRun): boolean {
  return result !== null && isDone(result.outcome);
}

/** Outcome, reason and numbers as plain text. */
function listCells(run: FleetRun): readonly string[] {
  const { changedFiles, deniedCalls, turns, tokens, costUsd, durationMs } = addRuns([run]);
  const spent = [renderNumber(deniedCalls), renderNumber(turns), renderNumber(tokens), renderCost(costUsd)];
  if (run.result === null)
    return ['not finished', 'the run was killed before its end, or still works', '', '', ...spent, ''];
  const { outcome, reason, verify } = run.result;
  const checked = verify === null ? '' : `${describeAfter(verify)}${describeState(verify)}`;
  return [outcome, reason, checked, renderNumber(changedFiles), ...spent, renderDuration(durationMs)];
}

function sumRuns(runs: readonly FleetRun[]): readonly string[] {
  const sums = addRuns(runs);
  const counts = [sums.changedFiles, sums.deniedCalls, sums.turns, sums.tokens].map(renderNumber);
  return ['all', '', '', '', ...counts, renderCost(sums.costUsd), renderDuration(sums.durationMs)];
}

function addRuns(runs: readonly FleetRun[]) {
  const results = runs.flatMap(({ result }) => (result === null ? [] : [result]));
  const sum = (read: (result: (typeof results)[number]) => number): number =>
    results.reduce((total, result) => total + read(result), 0);
  const { inputTokens, outputTokens } = runs.reduce((total, { spent }) => addTokens(total, spent.usage), noTokens);
  return {
    changedFiles: sum(({ changedFiles }) => changedFiles),
    deniedCalls: runs.reduce((total, { result, denials }) => total + (result?.deniedCalls ?? countDenied(denials)), 0),
    turns: runs.reduce((total, { spent }) => total + spent.turns, 0),
    tokens: inputTokens + outputTokens,
    costUsd: runs.reduce<number | null>((total, { spent }) => addCosts(total, spent.costUsd), 0),
    durationMs: sum(({ durationMs }) => durationMs),
  };
}

function listRepositories(runs: readonly FleetRun[]) {
  return [...groupBy(runs, ({ repository }) => repository)]
    .map(([repository, own]) => ({
      repository,
      count: own.length,
      done: own.filter(isDoneRun).length,
      ...addRuns(own),
    }))
    .toSorted((left, right) => compareText(left.repository, right.repository));
}

function countOutcomes(runs: readonly FleetRun[]): Readonly<Record<string, number>> {
  const groups = groupBy(runs, ({ result }) => result?.outcome ?? 'not finished');
  return Object.fromEntries([...groups].map(([outcome, own]) => [outcome, own.length]));
}

// A floor is a layer: the merged policy of two runs may differ although the same floor applies to both.
function listPolicies(runs: readonly FleetRun[]) {
  const used = runs.flatMap(({ started, repository }) =>
    started === null
      ? []
      : [
          { kind: 'policy', name: started.policyName, sha256: started.policySha256, repository },
          ...started.policyLayers.map(({ name, sha256 }) => ({ kind: 'layer', name, sha256, repository })),
        ],
  );
  return [...groupBy(used, ({ kind, name, sha256 }) => `${kind}\n${name}\n${sha256}`).values()].flatMap((own) =>
    own.slice(0, 1).map(({ kind, name, sha256 }) => ({
      kind,
      name,
      sha256,
      count: own.length,
      repositories: [...new Set(own.map(({ repository }) => repository))].toSorted(),
    })),
  );
}

// A rule with two reasons stays two groups, as in the report of one run.
function mergeDenials(runs: readonly FleetRun[]): readonly DenialGroup[] {
  const groups = groupBy(
    runs.flatMap(({ denials }) => denials),
    ({ rule, reason }) => `${rule}\n${reason}`,
  );
  return [...groups.values()]
    .flatMap((own) => own.slice(0, 1).map((first) => ({ ...first, count: countDenied(own) })))
    .toSorted((left, right) => right.count - left.count);
}
