import { renderCount } from '../../core/text/grouped-number.ts';
import type { RunRecord } from '../../core/types/record.ts';
import type { DenialGroup } from '../../core/types/result.ts';
import { readDenials } from '../content/facts.ts';
import { groupRefusedChanges } from '../content/refused-changes.ts';
import { markup, nothing, type Html } from './markup.ts';
import { renderRows, renderText } from './parts.ts';

const shown = 50;

/** The denied calls by their rules, each with the YAML that would allow it, and the refused changes. */
export function renderDenialsHtml(record: RunRecord): Html {
  return markup`${renderDenialCards(readDenials(record))}${renderRefused(record)}`;
}

/** Rules with their denied calls. */
export function renderDenialCards(groups: readonly DenialGroup[]): Html {
  const cards = groups
    .slice(0, shown)
    .map(
      ({ rule, reason, count, example, moreExamples, suggestion }) =>
        markup`<article class="denial"><h3><code>${rule}</code> <span class="badge bad">${renderCount(count, 'call')}</span></h3><p>${reason}</p><ul>${[example, ...moreExamples].map((one) => markup`<li><code>${one}</code></li>`)}</ul>${
          suggestion === ''
            ? markup`<p class="quiet">There is no small rule that allows it.</p>`
            : renderText(suggestion, { label: 'The smallest YAML that would allow it', maxBytes: 4_000 })
        }</article>`,
    );
  const more = groups.length > shown ? markup`<p>And ${renderCount(groups.length - shown, 'more rule')}.</p>` : nothing;
  return markup`${cards}${more}`;
}

function renderRefused(record: RunRecord): Html {
  const sections = groupRefusedChanges(record, shown).map(({ title, groups, hidden }) => {
    const rows = groups.map(({ path, kind, rule, reason, state, count }) => [
      markup`<code>${path}</code>`,
      kind,
      markup`<code>${rule}</code>`,
      reason,
      state === 'restored' ? state : markup`<strong>${state}</strong>`,
      String(count),
    ]);
    const more = hidden > 0 ? markup`<p>And ${hidden} more; the record has them.</p>` : nothing;
    return markup`<h3>${title}</h3>${renderRows(title, ['path', 'change', 'rule', 'reason', 'state', 'times'], rows)}${more}`;
  });
  return markup`${sections}`;
}
