import { renderCost } from '../content/facts.ts';
import { markup, nothing, type Html } from './markup.ts';
import { renderMore, type Detail } from './parts.ts';
import { renderCount, renderNumber } from '../../core/text/grouped-number.ts';
import { listCalls, type AgentView, type RunView, type TurnView } from '../content/run-view.ts';

interface Point {
  readonly name: string;
  readonly usage: { readonly inputTokens: number; readonly cachedTokens: number; readonly outputTokens: number };
  readonly costUsd: number | null;
}

const width = 1_000;
// More would be narrower than two pixels; the line is enough then.
const maxBars = 500;
const maxDots = 1_000;
const height = 160;
// Bars of a short run stay narrow.
const minSlots = 12;

/** Tokens and cost of each request to the model as a curve and as a table; nothing without an answer. */
export function renderSpending({ turns }: RunView, detail: Detail): Html {
  const points = listPoints(turns, '');
  if (points.length === 0) return nothing;
  const priced = points.every(({ costUsd }) => costUsd !== null);
  return markup`<figure class="curve"><figcaption>${priced ? 'Cost so far in US dollars (line), tokens of each request (bars)' : 'Tokens of each request (bars) and so far (line); the price of the model is not known'}</figcaption>${renderCurve(points, priced)}</figure>
<details${points.length <= 12 ? markup` open` : nothing}><summary>Tokens and cost per turn</summary>${renderTable(points.slice(0, detail.rows))}${renderMore(points.length - detail.rows, 'request')}</details>`;
}

function renderCurve(points: readonly Point[], priced: boolean): Html {
  const sizes = points.map(({ usage }) => usage.inputTokens + usage.outputTokens);
  const most = sizes.reduce((largest, size) => Math.max(largest, size), 1);
  const step = width / Math.max(minSlots, points.length);
  let total = 0;
  const sums = points.map(({ costUsd }, index) => (total += priced ? (costUsd ?? 0) : (sizes[index] ?? 0)));
  const bars = (points.length > maxBars ? [] : points).map(({ name, usage }, index) => {
    const all = ((usage.inputTokens + usage.outputTokens) / most) * height;
    const cached = (usage.cachedTokens / most) * height;
    const x = (index * step + step * 0.1).toFixed(1);
    const size = markup`x="${x}" width="${(step * 0.8).toFixed(1)}"`;
    return markup`<rect class="tokens" ${size} y="${(height - all).toFixed(1)}" height="${all.toFixed(1)}"><title>${name}: ${renderNumber(usage.inputTokens)} in, ${renderNumber(usage.outputTokens)} out</title></rect><rect class="cached" ${size} y="${(height - cached).toFixed(1)}" height="${cached.toFixed(1)}"/>`;
  });
  const everyNth = Math.ceil(sums.length / maxDots);
  const line = sums
    .map((sum, index) => `${((index + 0.5) * step).toFixed(1)},${(height - (sum / (total || 1)) * height).toFixed(1)}`)
    .filter((_, index) => index % everyNth === 0 || index === sums.length - 1)
    .join(' ');
  const end = priced ? renderCost(total) : `${renderNumber(total)} tokens`;
  return markup`<svg class="chart" viewBox="0 -8 ${width} ${height + 16}" preserveAspectRatio="none" role="img" aria-label="${end} after ${renderCount(points.length, 'request')}. The table below has the numbers.">${bars}<polyline class="line" points="${line}"/></svg><p class="axis">${points[0]?.name ?? ''} to ${points.at(-1)?.name ?? ''}: ${end}</p>`;
}

function renderTable(points: readonly Point[]): Html {
  const rows = points.map(({ name, usage, costUsd }) => {
    const cells = [usage.inputTokens, usage.cachedTokens, usage.outputTokens].map(renderNumber);
    return markup`<tr><th scope="row">${name}</th>${[...cells, renderCost(costUsd)].map((cell) => markup`<td class="number">${cell}</td>`)}</tr>`;
  });
  const head = ['request', 'tokens in', 'of them cached', 'tokens out', 'cost'];
  return markup`<div class="scroll" tabindex="0" role="region" aria-label="Tokens and cost per turn"><table><thead><tr>${head.map((name, index) => markup`<th scope="col"${index === 0 ? nothing : markup` class="number"`}>${name}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

function listPoints(turns: readonly TurnView[], prefix: string): readonly Point[] {
  return turns.flatMap((turn) => {
    const name = `${prefix}turn ${turn.turn}`;
    const own = turn.response === null ? [] : [{ ...turn.response, name }];
    const compacted = turn.notes.flatMap((note) =>
      // Nothing is asked to cut outputs.
      (note.type === 'context-compacted' && note.step !== 'outputs') || note.type === 'model-failed'
        ? [{ ...note, name: `${name}: ${note.type === 'model-failed' ? 'failed request' : 'summary'}` }]
        : [],
    );
    const calls = listCalls(turn);
    const chats = calls.flatMap(({ notes }) =>
      notes.flatMap((note) =>
        note.type === 'chat-answered' ? [{ ...note, name: `${name}: chat with ${note.model}` }] : [],
      ),
    );
    const agents = calls.flatMap((call) => call.agents);
    return [...compacted, ...own, ...chats, ...agents.flatMap(listAgentPoints)];
  });
}

function listAgentPoints({ started, turns }: AgentView): readonly Point[] {
  return listPoints(turns, `${started.agent} `);
}
