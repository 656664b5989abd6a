import { addCosts, addTokens, noTokens } from '../core/limits.ts';
import { readExitCode } from '../core/types/outcome.ts';
import type { RunRecord } from '../core/types/record.ts';
import type { DenialGroup } from '../core/types/result.ts';
import type { VerifyResult } from '../core/types/verify.ts';
import { readDenials, renderCost, renderCount, renderDenials, renderTable } from './content/facts.ts';
import { markup, type Html } from './html/markup.ts';
import { renderDenialCards } from './html/denials.ts';
import { renderOutcome } from './html/overview.ts';
import { renderDocument } from './html/page.ts';
import { renderDuration, renderSection } from './html/parts.ts';
import { renderNumber } from '../core/text/grouped-number.ts';
import { cutText, renderCode, renderInline } from './content/markdown.ts';

const maxReason = 200;
const head = ['run', 'outcome', 'reason', 'verify', 'changed files', 'denied', 'turns', 'tokens', 'cost', 'time'];

/** A record and the name of its folder. */
export interface MergedRun {
  readonly name: string;
  readonly record: RunRecord;
}

/** An overview of several runs: a row for each, the sums, and the denials of all. */
export function renderMergedMarkdown(runs: readonly MergedRun[]): string {
  const rows = runs.map(({ name, record }) => {
    const [outcome, reason, ...cells] = listCells(record);
    return [renderCode(name), outcome ?? '', renderInline(reason ?? ''), ...cells];
  });
  const parts = [
    `## ${describeRuns(runs)}`,
    renderTable(head, [...rows, sumRuns(runs)]),
    renderDenials(mergeDenials(runs)),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The overview as a page that loads nothing. */
export function renderMergedPage(runs: readonly MergedRun[]): string {
  const rows = runs.map(({ name, record }) => {
    const [, ...cells] = listCells(record);
    return markup`<tr><th scope="row"><code>${name}</code></th><td>${renderOutcome(record)}</td>${renderCells(cells)}</tr>`;
  });
  const [all = '', ...sums] = sumRuns(runs);
  const table = markup`<div class="scroll" tabindex="0" role="region" aria-label="Table of the runs"><table><thead><tr>${head.map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows}<tr><th scope="row">${all}</th>${renderCells(sums)}</tr></tbody></table></div>`;
  const title = describeRuns(runs);
  return renderDocument(
    title,
    markup`<a class="skip" href="#main">Skip to the overview</a><header class="top"><p class="brand"><b>script-harness</b> overview</p><h1>${title}</h1></header>
<main id="main" tabindex="-1">${renderSection('runs', 'Runs', table)}${renderSection('denials', 'Denied', renderDenialCards(mergeDenials(runs)))}</main>`,
  );
}

function renderCells(cells: readonly string[]): Html {
  return markup`${cells.map((cell) => markup`<td>${cell}</td>`)}`;
}

function describeRuns(runs: readonly MergedRun[]): string {
  const done = runs.filter(({ record }) => record.result !== null && readExitCode(record.result.outcome) === 0).length;
  return `${renderCount(runs.length, 'run')}: ${done} done, ${runs.length - done} not`;
}

/** Outcome, reason and numbers as plain text. */
function listCells({ result }: RunRecord): readonly string[] {
  if (result === null) return ['not finished', 'the run was killed before its end', ...head.slice(3).map(() => '')];
  const { outcome, reason, verify, changedFiles, deniedCalls, turns, usage, costUsd, durationMs } = result;
  const checked = verify === null ? '' : describeVerify(verify);
  const counts = [changedFiles.length, deniedCalls, turns, usage.inputTokens + usage.outputTokens].map(renderNumber);
  return [outcome, cutText(reason, maxReason), checked, ...counts, renderCost(costUsd), renderDuration(durationMs)];
}

function sumRuns(runs: readonly MergedRun[]): readonly string[] {
  const results = runs.flatMap(({ record }) => (record.result === null ? [] : [record.result]));
  const sum = (read: (result: (typeof results)[number]) => number): string =>
    renderNumber(results.reduce((total, result) => total + read(result), 0));
  const { inputTokens, outputTokens } = results.reduce((total, { usage }) => addTokens(total, usage), noTokens);
  const cost = results.reduce<number | null>((total, { costUsd }) => addCosts(total, costUsd), 0);
  return [
    'all',
    '',
    '',
    '',
    sum(({ changedFiles }) => changedFiles.length),
    sum(({ deniedCalls }) => deniedCalls),
    sum(({ turns }) => turns),
    renderNumber(inputTokens + outputTokens),
    renderCost(cost),
    renderDuration(results.reduce((total, { durationMs }) => total + durationMs, 0)),
  ];
}

// A rule with two reasons stays two groups, as in the report of one run.
function mergeDenials(runs: readonly MergedRun[]): readonly DenialGroup[] {
  const groups = new Map<string, DenialGroup>();
  for (const group of runs.flatMap(({ record }) => readDenials(record))) {
    const key = `${group.rule}\n${group.reason}`;
    const known = groups.get(key);
    groups.set(key, known === undefined ? group : { ...known, count: known.count + group.count });
  }
  return [...groups.values()].toSorted((left, right) => right.count - left.count);
}

function describeVerify({ problems, after }: VerifyResult): string {
  if (problems.length > 0) return 'not green';
  return after === 0 ? 'green' : after === null ? 'not run' : 'accepted, red';
}
