import { createHash } from 'node:crypto';
import { Buffer } from 'node:buffer';
import { recordFiles, removePauses, type RecordReport, type RunRecord } from '../../core/types/record.ts';
import { renderCount } from '../../core/text/grouped-number.ts';
import { describeCheck, isOnPatch } from '../../core/types/verify.ts';
import { findFailedCheck, listErrors, renderCheckOutput } from '../content/facts.ts';
import { renderDenialsHtml } from './denials.ts';
import { filterScript, renderFilter } from './filter.ts';
import { markup, nothing, type Html } from './markup.ts';
import { renderMessageHtml } from './message.ts';
import { renderOverview } from './overview.ts';
import { renderDuration, renderSection, renderText, type Detail } from './parts.ts';
import { renderPatchHtml } from './patch.ts';
import { createRunView, listCalls, type RunView } from '../content/run-view.ts';
import { renderSpending } from './spending.ts';
import { style } from './style.ts';
import { renderTimeline } from './timeline.ts';
import { pickTurns, renderTurns } from './turns.ts';
import { cutText } from '../../core/text/cut-text.ts';

const maxMessageBytes = 60_000;
const shownNotes = 100;

/** The most detailed page comes first. A page that is too large is made again with the next one. */
const details: readonly Detail[] = [
  { outputBytes: 8_000, argumentBytes: 8_000, sourceBytes: 20_000, patchBytes: 400_000, calls: 2_500, rows: 1_000 },
  { outputBytes: 1_500, argumentBytes: 1_000, sourceBytes: 10_000, patchBytes: 300_000, calls: 2_500, rows: 1_000 },
  { outputBytes: 200, argumentBytes: 120, sourceBytes: 2_000, patchBytes: 200_000, calls: 2_500, rows: 500 },
  { outputBytes: 100, argumentBytes: 100, sourceBytes: 500, patchBytes: 100_000, calls: 500, rows: 200 },
  { outputBytes: 100, argumentBytes: 100, sourceBytes: 200, patchBytes: 50_000, calls: 50, rows: 50 },
];

/** Calls of which each may have a quarter of the outputs of the first detail: with more, that page is not even tried. */
const callsInDetail = 600;

/** The run as one HTML page of at most `maxBytes` that loads nothing. Its texts are cut as far as needed, and the page says how far. */
export function renderPage(recorded: RunRecord, { maxBytes }: { readonly maxBytes: number }): string {
  const record = { ...recorded, events: removePauses(recorded.events) };
  const view = createRunView(record.events);
  const first = view.calls.length > callsInDetail ? 1 : 0;
  let page = '';
  for (const [index, detail] of details.entries()) {
    if (index < first) continue;
    page = renderDocument(`${record.result?.outcome ?? 'not finished'}: ${cutText(record.started?.task ?? '', 80)}`, {
      skip: 'Skip to the report',
      header: renderOverview(record),
      sections: listSections(record, view, detail),
      footer: markup`<footer><p>Made from <code>history.jsonl</code> and <code>changes.patch</code> of the record, which <code>audit verify</code> checks. This page loads nothing and sends nothing.</p></footer>`,
    });
    if (Buffer.byteLength(page) <= maxBytes) break;
  }
  return page;
}

/** A part of a page with its heading. A part without a body is not shown. */
export type Section = readonly [id: string, title: string, body: Html];

/**
 * A complete document that loads nothing and runs only the script of `filter.ts`: the content security policy names both by their hashes. It has
 * links to its sections.
 */
export function renderDocument(
  title: string,
  { skip, header, sections, footer }: { skip: string; header: Html; sections: readonly Section[]; footer: Html },
): string {
  const shown = sections.filter(([, , body]) => body.html !== '');
  const links = shown.map(([id, name]) => markup`<li><a href="#${id}">${name}</a></li>`);
  const policy = `default-src 'none'; style-src '${hash(style)}'; script-src '${hash(filterScript)}'; base-uri 'none'; form-action 'none'`;
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${{ html: style }}</style>
</head>
<body>
<a class="skip" href="#main">${skip}</a>
${header}
<nav class="bar" aria-label="Sections"><div><ul>${links}</ul></div></nav>
<main id="main" tabindex="-1">${shown.map(([id, name, body]) => renderSection(id, name, body))}</main>
${footer}
<script>${{ html: filterScript }}</script>
</body>
</html>
`.html;
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function listSections(record: RunRecord, view: RunView, detail: Detail): readonly Section[] {
  const { result, patch } = record;
  const message = cutText(result?.finalMessage ?? '', maxMessageBytes);
  const turns =
    view.turns.length === 0
      ? nothing
      : markup`${renderFilter(view.calls)}${renderCutNote(view, detail)}${renderTurns(view, detail)}`;
  return [
    [
      'answer',
      "The model's last message",
      message === '' ? nothing : markup`<div class="message">${renderMessageHtml(message)}</div>`,
    ],
    ['checks', 'Setup and verify', renderChecks(record, detail)],
    ['denials', 'Denied', renderDenialsHtml(record)],
    ['notes', 'Warnings, errors and notes', renderNotes(record)],
    ['changes', 'Changes', patch === '' ? nothing : renderPatchHtml(patch, { maxBytes: detail.patchBytes })],
    ['timeline', 'Timeline', renderTimeline(record, view, detail)],
    ['spending', 'Tokens and cost', renderSpending(view, detail)],
    ['turns', 'Turns', turns],
  ];
}

// `details` is how far texts are cut; marks in the texts show the cut ones.
function renderCutNote({ turns }: RunView, detail: Detail): Html {
  const shown = pickTurns(turns, detail.calls);
  const left = turns.slice(shown.length);
  const calls = left.flatMap(listCalls).length;
  const omitted =
    left.length === 0
      ? ''
      : ` Left out at the end: ${renderCount(left.length, 'turn')} with ${renderCount(calls, 'call')}; history.jsonl has them.`;
  if (detail === details[0]) return nothing;
  return markup`<p class="note">To keep this file small, each output is cut to ${detail.outputBytes} bytes and each script to ${detail.sourceBytes}.${omitted}</p>`;
}

// The end of an output says how it ended. A failed command shows its first failures too.
function renderChecks(record: RunRecord, detail: Detail): Html {
  const failed = findFailedCheck(record);
  const events = record.events.map(({ event }) => event);
  return markup`${events.map((event, at) => {
    if (event.type === 'verify-judged' && event.problems.length > 0)
      return markup`<p class="error">✗ Not accepted${event.returned ? ', and sent back to the model' : ''}: ${event.problems.join('; ')}</p>`;
    if (event.type !== 'command-checked') return nothing;
    // Exit code 0 alone is not green: the verdict may refuse it.
    const verdict = isOnPatch(event.phase)
      ? events.slice(at).find((later) => later.type === 'verify-judged')
      : undefined;
    const isRefused = event.exitCode === 0 && verdict !== undefined && verdict.problems.length > 0;
    const maxBytes = event === failed ? Math.max(detail.outputBytes, 4_000) : detail.outputBytes;
    const label = `${event.phase}: ${isRefused ? 'exit 0, and the result is not accepted' : describeCheck(event)}, ${renderDuration(event.durationMs)}`;
    return markup`<details${event === failed ? markup` open` : nothing}><summary><code>${cutText(event.command, 200)}</code> ${label}</summary>${renderText(renderCheckOutput(event, maxBytes), { label, maxBytes: 2 * maxBytes })}</details>`;
  })}`;
}

function renderNotes(record: RunRecord): Html {
  const warnings = record.result?.warnings ?? [];
  const isolation = record.sandbox?.isolation.notes ?? [];
  const list = (title: string, texts: readonly string[], style: string): Html => {
    if (texts.length === 0) return nothing;
    const more = texts.length > shownNotes ? markup`<li>and ${texts.length - shownNotes} more</li>` : nothing;
    return markup`<h3>${title}</h3><ul class="${style}">${texts.slice(0, shownNotes).map((text) => markup`<li>${text}</li>`)}${more}</ul>`;
  };
  return markup`${list('Warnings', warnings, 'notes')}${list('Errors', listErrors(record), 'notes')}${list('Notes on the isolation', isolation, 'notes')}`;
}

const maxBytes = 2_000_000;

/** `report.html`: the run as one page for a browser. It has the conversation and the output of tools. */
export const pageReport: RecordReport = {
  file: recordFiles.page,
  isPublic: false,
  render: (record) => renderPage(record, { maxBytes }),
};
