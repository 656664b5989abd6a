import { renderCost } from '../content/facts.ts';
import type { OwnEvent } from '../../core/types/event.ts';
import { renderCalls, type RenderAgent } from './calls.ts';
import { markup, nothing, type Html } from './markup.ts';
import { renderMessageHtml } from './message.ts';
import { renderDuration, renderText, type Detail } from './parts.ts';
import { renderCount, renderNumber } from '../../core/text/grouped-number.ts';
import {
  listCalls,
  readCallState,
  type AgentView,
  type RunView,
  type ScriptView,
  type TurnView,
} from '../content/run-view.ts';
import { cutText } from '../../core/text/cut-text.ts';

// More turns are closed at first, so that the page stays short.
const openTurns = 12;
const maxTeaser = 140;
const narrowingBytes = 2_000;

/** The turns with their messages, scripts and calls; after `detail.calls` calls, the others are only counted. */
export function renderTurns(view: RunView, detail: Detail): Html {
  return markup`${pickTurns(view.turns, detail.calls).map((turn, index) =>
    renderTurn(turn, { detail, id: `turn-${index + 1}`, isOpen: view.turns.length <= openTurns }),
  )}`;
}

/** The first turns, with at most `maxCalls` calls; the number of calls that are left out is known to the page. */
export function pickTurns(turns: readonly TurnView[], maxCalls: number): readonly TurnView[] {
  let left = maxCalls;
  return turns.filter((turn) => {
    const fits = left > 0;
    left -= listCalls(turn).length;
    return fits;
  });
}

function renderTurn(
  turn: TurnView,
  { detail, id, isOpen }: { readonly detail: Detail; readonly id: string; readonly isOpen: boolean },
): Html {
  const { steps, response, notes, reasoning } = turn;
  const texts = turn.messages.map((message) => withoutScripts(message, turn)).filter((text) => text.trim() !== '');
  const renderAgent: RenderAgent = (agent) => renderAgentBox(agent, detail);
  return markup`<details class="turn" id="${id}"${isOpen ? markup` open` : nothing}><summary><h3>Turn ${turn.turn}</h3> <span class="teaser">${cutText((texts[0] ?? '').replaceAll(/[`*]|\s+/g, ' '), maxTeaser)}</span> <span class="sums">${describeTurn(turn)}</span></summary>
${reasoning.map((thought) => markup`<details class="thought"><summary>Reasoning</summary>${renderText(thought, { label: 'Reasoning', maxBytes: detail.outputBytes })}</details>`)}
${texts.map((text) => markup`<div class="message">${renderMessageHtml(cutText(text, detail.sourceBytes))}</div>`)}
${steps.map((step) => (step.type === 'script' ? renderScript(step, detail, renderAgent) : nothing))}
${renderCalls(
  steps.flatMap((step) => (step.type === 'call' ? [step.call] : [])),
  detail,
  renderAgent,
)}
${notes.map(renderNote)}${response === null ? markup`<p class="note">No complete answer of the model is recorded.</p>` : nothing}</details>`;
}

function describeTurn(turn: TurnView): string {
  const calls = listCalls(turn);
  const denied = calls.filter((call) => ['denied', 'rejected'].includes(readCallState(call))).length;
  const { response } = turn;
  return [
    ...(calls.length === 0 ? [] : [renderCount(calls.length, 'call')]),
    ...(denied === 0 ? [] : [`${denied} denied or rejected`]),
    renderDuration(turn.endMs - turn.startMs),
    ...(response === null
      ? []
      : [`${renderNumber(response.usage.inputTokens)} tokens in, ${renderNumber(response.usage.outputTokens)} out`]),
    ...(response === null || response.costUsd === null ? [] : [renderCost(response.costUsd)]),
  ].join(' · ');
}

// The source of a script is shown next to its calls.
function withoutScripts(message: string, { steps }: TurnView): string {
  let text = message;
  for (const step of steps) {
    if (step.type !== 'script') continue;
    const at = text.indexOf(step.item.sourceCode);
    if (at < 0 || step.item.sourceCode === '') continue;
    const before = text.slice(0, at).replace(/(?:<tool-calls[^<>]{0,80}>|(?<!`)`{3,}[^\n`]{0,80})\s{0,9}$/, '');
    const after = text.slice(at + step.item.sourceCode.length).replace(/^\s{0,9}(?:<\/tool-calls>|`{3,})/, '');
    text = before + after;
  }
  return text;
}

function renderScript(script: ScriptView, detail: Detail, renderAgent: RenderAgent): Html {
  const { item, output, calls, console } = script;
  const error = output?.error ?? null;
  const lines = console.map((line) =>
    line.type === 'script-console' ? `${line.level}: ${line.text}` : `progress: ${line.message}`,
  );
  const body = markup`${calls.length === 0 ? markup`<p class="quiet">No calls.</p>` : renderCalls(calls, detail, renderAgent)}
${renderText(lines.join('\n'), { label: 'Console', maxBytes: detail.outputBytes })}${
    error === null ? nothing : markup`<p class="error"><strong>${error.name}</strong>: ${error.message}</p>`
  }${renderText(output?.outputJson ?? '', { label: 'Returned', maxBytes: detail.outputBytes })}`;
  return markup`<div class="script" role="group" aria-label="Script, ${item.status}"><div class="source">${renderSource(item.sourceCode, item.language, detail)}</div><div class="results"><p class="quiet">Script: ${item.status}, ${renderCount(calls.length, 'call')}, ${renderDuration(script.endMs - script.startMs)}</p>${body}</div></div>`;
}

function renderSource(source: string, language: string, { sourceBytes }: Detail): Html {
  const lines = cutText(source.replace(/\n$/, ''), sourceBytes).split('\n');
  const label = `Script source (${language})`;
  return markup`<figure><figcaption>${label}</figcaption><pre class="lines" tabindex="0" role="region" aria-label="${label}">${lines.map((line) => markup`<span>${highlightCalls(line)}\n</span>`)}</pre></figure>`;
}

function highlightCalls(line: string): Html {
  return markup`${line
    .split(/(\b(?:tools|agents)\.\w{1,80}(?:\.\w{1,80}){0,3})/)
    .map((piece, index) => (index % 2 === 1 ? markup`<mark>${piece}</mark>` : markup`${piece}`))}`;
}

function renderNote(event: OwnEvent): Html {
  switch (event.type) {
    case 'model-failed':
      return markup`<p class="error">Try ${event.attempt} failed: <code>${event.code}</code> ${event.message}${event.retryInMs === null ? '' : ` Next try after ${renderDuration(event.retryInMs)}.`}</p>`;
    case 'history-tainted':
      return markup`<p class="note">Untrusted text has entered the history: ${event.source}.</p>`;
    case 'warning':
      return markup`<p class="note">Warning: ${event.message}</p>`;
    default:
      return nothing;
  }
}

function renderAgentBox({ started, ended, turns }: AgentView, detail: Detail): Html {
  const end = ended === null ? 'not ended' : `${ended.outcome}: ${ended.reason}`;
  return markup`<div class="agent" role="group" aria-label="Agent ${started.agent}"><h4>Agent <code>${started.agent}</code>: ${end}</h4>
<div class="message">${renderMessageHtml(cutText(started.task, detail.sourceBytes))}</div>
${renderText(started.narrowingJson === '{}' ? '' : started.narrowingJson, { label: 'Its policy is narrowed by', maxBytes: narrowingBytes })}
${pickTurns(turns, detail.calls).map((turn, index) => renderTurn(turn, { detail, id: `${started.agent}-turn-${index + 1}`, isOpen: false }))}
${ended === null || ended.answer === '' ? nothing : markup`<div class="message">${renderMessageHtml(cutText(ended.answer, detail.sourceBytes))}</div>`}</div>`;
}
