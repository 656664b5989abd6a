import { renderCount, renderSeconds } from '../../core/text/grouped-number.ts';
import { cutMiddle } from '../../core/text/cut-text.ts';
import { escapeControlText } from '../../core/text/control-characters.ts';
import { markup, nothing, type Html } from './markup.ts';

const shortText = 400;

/** How much of the texts of a run a page shows, in bytes for each text. */
export interface Detail {
  readonly outputBytes: number;
  readonly argumentBytes: number;
  readonly sourceBytes: number;
  readonly patchBytes: number;
  /** Calls that are shown; the others are only counted. */
  readonly calls: number;
  /** Rows of the timeline, and of the table of costs. */
  readonly rows: number;
}

/** A text as a block that can be scrolled, with its head and tail if it is longer than `maxBytes`. Invisible characters are shown as escapes. */
export function renderText(text: string, { label, maxBytes }: { label: string; maxBytes: number }): Html {
  if (text.trim() === '') return nothing;
  const cut = cutMiddle(escapeControlText(text), {
    maxBytes,
    describe: (missing) => `\n[… ${missing} bytes left out; the record has all of it …]\n`,
  });
  // Only a block that may have to be scrolled needs the focus.
  const scrolls = cut.length > shortText ? markup` tabindex="0" role="region" aria-label="${label}"` : nothing;
  return markup`<figure><figcaption>${label}</figcaption><pre${scrolls}>${cut}</pre></figure>`;
}

/** A section with its heading. */
export function renderSection(id: string, title: string, body: Html): Html {
  return markup`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${body}</section>`;
}

/** A table that can be scrolled. The first cell of a row is its heading. */
export function renderRows(
  label: string,
  head: readonly string[],
  rows: readonly (readonly (Html | string | number)[])[],
): Html {
  const cells = ([first = '', ...others]: readonly (Html | string | number)[]): Html =>
    markup`<tr><th scope="row">${first}</th>${others.map((cell) => markup`<td>${cell}</td>`)}</tr>`;
  return markup`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${head.map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows.map(cells)}</tbody></table></div>`;
}

/** `And 3 rows more`, for a list that was cut; nothing if `count` is not positive. */
export function renderMore(count: number, noun: string): Html {
  return count <= 0
    ? nothing
    : markup`<p class="note">And ${renderCount(count, noun)} more; history.jsonl has them.</p>`;
}

/** `950 ms`, `1.2 s`, `3 min 20 s`. */
export function renderDuration(durationMs: number): string {
  if (durationMs < 1_000) return `${Math.max(0, Math.round(durationMs))} ms`;
  if (durationMs < 120_000) return renderSeconds(durationMs);
  const seconds = Math.round(durationMs / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
