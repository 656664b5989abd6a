import type { RunRecord } from '../../core/types/record.ts';
import { markup, nothing, type Html } from './markup.ts';
import { renderDuration, renderMore, type Detail } from './parts.ts';
import { listCalls, type CallView, type RunView, type TurnView } from '../content/run-view.ts';

type Kind = 'model' | 'tool' | 'wait' | 'check';

interface Bar {
  readonly kind: Kind;
  readonly startMs: number;
  readonly endMs: number;
  readonly title: string;
}

interface Row {
  readonly label: Html;
  readonly startMs: number;
  readonly bars: readonly Bar[];
}

const width = 1_000;
const laneHeight: Readonly<Record<Kind, { readonly y: number; readonly height: number }>> = {
  model: { y: 1, height: 6 },
  check: { y: 1, height: 14 },
  tool: { y: 9, height: 6 },
  wait: { y: 6, height: 4 },
};
const words: Readonly<Record<Kind, string>> = { model: 'model', tool: 'tools', wait: 'waiting', check: 'command' };

/** The turns over the time of the run, with bars for the model, tools and waiting. Empty for a run without turns. */
export function renderTimeline(record: RunRecord, view: RunView, detail: Detail): Html {
  const rows = [...listChecks(record), ...view.turns.map(createRow)].toSorted((a, b) => a.startMs - b.startMs);
  const [first] = rows;
  if (first === undefined) return nothing;
  const bars = rows.flatMap((row) => row.bars);
  const { startMs } = first;
  const endMs = bars.reduce((latest, bar) => Math.max(latest, bar.endMs), startMs + 1);
  const scale = width / (endMs - startMs);
  return markup`<p class="legend"><span class="key model"></span>model (upper lane) <span class="key tool"></span>tools (lower lane) <span class="key wait"></span>waiting for a person or a retry (middle) <span class="key check"></span>setup and verify (full height). The width is ${renderDuration(endMs - startMs)}.</p>
<ol class="timeline">${rows.slice(0, detail.rows).map((row) => renderRow(row, { startMs, scale }))}</ol>${renderMore(rows.length - detail.rows, 'row')}`;
}

function renderRow({ label, bars }: Row, { startMs, scale }: { startMs: number; scale: number }): Html {
  const sums = (['check', 'model', 'tool', 'wait'] as const).flatMap((kind) => {
    const own = bars.filter((bar) => bar.kind === kind);
    return own.length === 0 ? [] : [`${words[kind]} ${renderDuration(sumUnion(own))}`];
  });
  const rects = bars.map(({ kind, startMs: from, endMs, title }) => {
    const { y, height } = laneHeight[kind];
    const x = ((from - startMs) * scale).toFixed(1);
    return markup`<rect class="${kind}" x="${x}" y="${y}" width="${Math.max(2, (endMs - from) * scale).toFixed(1)}" height="${height}"><title>${title}</title></rect>`;
  });
  return markup`<li><span class="name">${label}</span><svg viewBox="0 0 ${width} 16" preserveAspectRatio="none" aria-hidden="true">${rects}</svg><span class="sums">${sums.join(', ')}</span></li>`;
}

/** The time that bars cover; calls at the same time count once. */
function sumUnion(bars: readonly Bar[]): number {
  let coveredMs = 0;
  let reachedMs = Number.NEGATIVE_INFINITY;
  for (const { startMs, endMs } of bars.toSorted((a, b) => a.startMs - b.startMs)) {
    coveredMs += Math.max(0, endMs - Math.max(startMs, reachedMs));
    reachedMs = Math.max(reachedMs, endMs);
  }
  return coveredMs;
}

// A resumed run repeats the number of a turn that had no answer.
function createRow(turn: TurnView, index: number): Row {
  const { startMs, endMs } = turn;
  // A run that was ended did not wait until its next try.
  const askedMs = Math.min(turn.askedMs, endMs);
  const model: Bar = { kind: 'model', startMs: askedMs, endMs: Math.max(askedMs, turn.respondedMs), title: 'model' };
  const hasFailed = turn.notes.some(({ type }) => type === 'model-failed');
  const failed: Bar[] = hasFailed ? [{ kind: 'wait', startMs, endMs: askedMs, title: 'failed requests' }] : [];
  return {
    label: markup`<a href="#turn-${index + 1}">Turn ${turn.turn}</a>`,
    startMs,
    bars: [...failed, model, ...listCalls(turn).flatMap(listBars)],
  };
}

function listBars({ tool, startMs, endMs, finished, waits }: CallView): Bar[] {
  const waited = waits.map((wait): Bar => ({ kind: 'wait', ...wait, title: `${tool}: approval` }));
  if (finished === null) return waited;
  return [...waited, { kind: 'tool', startMs, endMs, title: `${tool}, ${renderDuration(finished.durationMs)}` }];
}

function listChecks({ events }: RunRecord): Row[] {
  return events.flatMap(({ event, timestampMs }) => {
    if (event.type !== 'command-checked') return [];
    const startMs = timestampMs - event.durationMs;
    const exit = event.timedOut ? 'timed out' : event.exitCode === null ? 'no exit code' : `exit ${event.exitCode}`;
    const bar: Bar = { kind: 'check', startMs, endMs: timestampMs, title: `${event.phase}: ${exit}` };
    return [{ label: markup`${event.phase}`, startMs, bars: [bar] }];
  });
}
