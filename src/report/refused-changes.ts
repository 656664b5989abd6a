import { listRefusedChanges } from '../core/calls/refusals.ts';
import { renderPath } from '../core/types/access.ts';
import type { RunRecord } from '../core/types/record.ts';
import { renderTable } from './content/facts.ts';
import { cutText, renderCode, renderInline } from './content/markdown.ts';

const shown = 30;
const maxCell = 300;

/** The changes of commands that the policy refused, as a table, a row per path and rule; empty if there are no refused changes. */
export function renderRefusedChanges(record: RunRecord): string {
  const own = record.events.map(({ event }) => event);
  const events = listRefusedChanges(own);
  const rows = new Map<string, { readonly cells: readonly string[]; calls: number }>();
  for (const { refused } of events)
    for (const { path, kind, rule, reason, restored } of refused) {
      const key = JSON.stringify([path, kind, rule, restored]);
      const known = rows.get(key);
      if (known !== undefined) known.calls += 1;
      else
        rows.set(key, {
          cells: [
            renderCode(cutText(renderPath(path), maxCell)),
            kind,
            renderCode(rule),
            renderInline(cutText(reason, maxCell)),
            restored ? 'restored' : '**not restored**',
          ],
          calls: 1,
        });
    }
  if (rows.size === 0) return '';
  // Changes that are still in place matter most.
  const sorted = [...rows.values()].toSorted((left, right) => rank(left.cells) - rank(right.cells));
  const listed = sorted.slice(0, shown).map(({ cells, calls }) => [...cells, String(calls)]);
  const unlisted = events.reduce((sum, { refused, refusedCount }) => sum + refusedCount - refused.length, 0);
  const hidden = sorted.length - listed.length + unlisted;
  const more = hidden > 0 ? [`\nand ${hidden} more; the record has them`] : [];
  const head = ['path', 'change', 'rule', 'reason', 'state', 'times'];
  return ['### Refused changes of commands', '', renderTable(head, listed), ...more].join('\n');
}

function rank(cells: readonly string[]): number {
  return cells.at(-1) === 'restored' ? 1 : 0;
}
