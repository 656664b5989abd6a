import type { RunRecord } from '../core/types/record.ts';
import { renderTable } from './content/facts.ts';
import { renderCode, renderInline } from './content/markdown.ts';
import { groupRefusedChanges } from './content/refused-changes.ts';
import { cutText } from '../core/text/cut-text.ts';

const shown = 30;
const maxCell = 300;
const head = ['path', 'change', 'rule', 'reason', 'state', 'times'];

/** The changes of commands and of the patch that the policy refused, as tables; empty if there are no refused changes. */
export function renderRefusedChanges(record: RunRecord): string {
  const sections = groupRefusedChanges(record, shown).map(({ title, groups, hidden }) => {
    const rows = groups.map(({ path, kind, rule, reason, state, count }) => [
      renderCode(cutText(path, maxCell)),
      kind,
      renderCode(rule),
      renderInline(cutText(reason, maxCell)),
      state === 'restored' ? state : `**${state}**`,
      String(count),
    ]);
    const more = hidden > 0 ? [`\nand ${hidden} more; the record has them`] : [];
    return [`### ${title}`, '', renderTable(head, rows), ...more].join('\n');
  });
  return sections.join('\n\n');
}
