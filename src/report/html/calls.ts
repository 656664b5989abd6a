import { escapeControls } from '../../core/text/control-characters.ts';
import { renderPath } from '../../core/types/access.ts';
import { decideByAnswer, type DecisionRecord } from '../../core/types/decision.ts';
import type { OwnEvent } from '../../core/types/event.ts';
import { renderPlace, renderTraffic } from '../../core/types/network.ts';
import { describeCall, readEnd } from '../content/call.ts';
import { markup, nothing, type Html } from './markup.ts';
import { renderDuration, renderText, type Detail } from './parts.ts';
import { readCallState, type AgentView, type CallState, type CallView } from '../content/run-view.ts';
import { cutText } from '../../core/text/cut-text.ts';

const maxSubject = 200;

const marks: Readonly<Record<CallState, string>> = {
  completed: '✓',
  failed: '✗',
  aborted: '✗',
  approved: '✓',
  waiting: '…',
  repeated: '…',
  denied: '⊘',
  rejected: '⊘',
  'dry-run': '…',
  unfinished: '…',
};

/** Renders the turns of a child agent, which the call that started it contains. */
export type RenderAgent = (agent: AgentView) => Html;

/** Calls in their order. Calls that ran at the same time are side by side. */
export function renderCalls(calls: readonly CallView[], detail: Detail, renderAgent: RenderAgent): Html {
  const groups: { readonly calls: CallView[]; endMs: number }[] = [];
  for (const call of calls) {
    const last = groups.at(-1);
    if (last === undefined || call.startMs >= last.endMs) groups.push({ calls: [call], endMs: call.endMs });
    else {
      last.calls.push(call);
      last.endMs = Math.max(last.endMs, call.endMs);
    }
  }
  return markup`${groups.map((group) => {
    const rendered = group.calls.map((call) => renderCall(call, detail, renderAgent));
    return rendered.length === 1
      ? markup`${rendered}`
      : markup`<div class="parallel" role="group" aria-label="${rendered.length} calls at the same time">${rendered}</div>`;
  })}`;
}

function renderCall(call: CallView, detail: Detail, renderAgent: RenderAgent): Html {
  const { tool, decision, finished, rejected } = call;
  const state = readCallState(call);
  const end = finished === null ? null : readEnd(finished);
  const hasFailed = state === 'failed' || state === 'aborted' || end?.succeeded === false;
  const rule = decision?.rule ?? '';
  const subject = cutText(escapeControls(describeCall(decision?.accesses ?? [], call.argsJson)), maxSubject);
  const exit =
    end === null || end.succeeded || end.exit === '' ? nothing : markup` <span class="exit">${end.exit}</span>`;
  const time = finished === null ? nothing : markup`<span class="time">${renderDuration(finished.durationMs)}</span>`;
  return markup`<details class="call ${hasFailed ? 'failed' : state}" data-tool="${tool}" data-rule="${rule}" data-state="${state}"${hasFailed ? markup` data-failed=""` : nothing}><summary><span class="state">${marks[state]} ${state}</span>${exit} <b>${tool}</b> <code>${subject}</code>${rule === '' ? nothing : markup` <span class="rule">rule <code>${rule}</code></span>`} ${time}</summary>
${rejected === '' ? nothing : markup`<p>Rejected: ${rejected}</p>`}${decision === null ? nothing : renderDecision(decision, call.approval, subject)}
${renderArguments(call, detail)}${renderOutput(call, detail)}${call.notes.map(renderNote)}${call.agents.map(renderAgent)}</details>`;
}

function renderDecision(record: DecisionRecord, approval: CallView['approval'], subject: string): Html {
  const { decision, rule, reason, suggestion, instead, matched } = record;
  // The head of the call shows what it does; what was refused may be a part of it.
  const refused = record.refused.replace(/^command /, '') === subject ? '' : record.refused;
  const others = [...new Set(matched.map((match) => `${match.rule} (${match.layer}): ${match.decision}`))];
  const parts = [
    markup`<p><b>${approval ?? decision}</b> by rule <code>${rule}</code>: ${reason}${refused === '' ? nothing : markup` Refused: <code>${escapeControls(refused)}</code>.`}${instead === '' ? nothing : markup` Instead: ${instead}`}</p>`,
    // One rule alone is the one that decided.
    others.length < 2
      ? nothing
      : markup`<p class="quiet">Rules that matched: ${others.map((other) => markup`<code>${other}</code> `)}</p>`,
    renderText(suggestion, { label: 'The smallest YAML that would allow it', maxBytes: 4_000 }),
  ];
  return markup`${parts}`;
}

function renderArguments({ argsJson }: CallView, { argumentBytes }: Detail): Html {
  return renderText(readableJson(argsJson, argumentBytes), { label: 'Arguments', maxBytes: argumentBytes });
}

function renderOutput({ finished, shown, approval }: CallView, { outputBytes }: Detail): Html {
  if (finished === null) {
    const label = approval === 'waiting' ? 'What the model receives if the run continues' : 'What the model received';
    return renderText(shown, { label, maxBytes: outputBytes });
  }
  const message = finished.message === '' ? nothing : markup`<p>${finished.message}</p>`;
  const label = `Output (${finished.outputBytes} bytes as JSON)`;
  return markup`${message}${renderText(readableJson(finished.outputJson, outputBytes), { label, maxBytes: outputBytes })}`;
}

// An object as lines of `name: value`, in which the texts keep their line breaks.
function readableJson(json: string, maxBytes: number): string {
  // Of a text that is cut anyway, the beginning and the end are enough.
  if (json.length > 64 * maxBytes) return json;
  try {
    const value: unknown = JSON.parse(json);
    if (value === null) return '';
    if (typeof value === 'string') return value;
    if (typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value, null, 2);
    return Object.entries(value)
      .map(([name, member]) => {
        if (typeof member !== 'string') return `${name}: ${JSON.stringify(member)}`;
        return member.includes('\n') ? `${name}:\n${member.replace(/\n$/, '')}` : `${name}: ${member}`;
      })
      .join('\n');
  } catch {
    return json;
  }
}

function renderNote(event: OwnEvent): Html {
  switch (event.type) {
    case 'approval-requested':
      return markup`<p>Approval requested (<code>${event.request.id}</code>)${event.request.writes.map(({ path }) => markup` <code>${renderPath(path)}</code>`)}.</p>`;
    case 'approval-answered': {
      if (event.answer.type === 'filed') return markup`<p>The run ended until a person has decided.</p>`;
      // An answer that was there when the run continued.
      const after = event.waitedMs === 0 ? '' : `, after ${renderDuration(event.waitedMs)}`;
      return markup`<p>${escapeControls(decideByAnswer(event.answer).reason)}${after}.</p>`;
    }
    case 'connection-decided': {
      const { decision, rule, reason } = event.connection;
      const details = [renderTraffic(event.connection), reason]
        .map((text) => (text === '' ? '' : `, ${text}`))
        .join('');
      return markup`<p>Connection to <code>${escapeControls(renderPlace(event.connection))}</code>: ${decision} by rule <code>${rule}</code>${details}</p>`;
    }
    case 'changes-decided':
      return markup`${event.refused.map(
        ({ path, kind, rule, reason, restored }) =>
          markup`<p>Refused change: ${kind} <code>${renderPath(path)}</code> by rule <code>${rule}</code>, ${restored ? 'restored' : markup`<strong>not restored</strong>`}. ${reason}</p>`,
      )}`;
    case 'chat-answered':
      return markup`<p>Chat with <code>${event.model}</code>, ${renderDuration(event.durationMs)}.</p>`;
    default:
      return nothing;
  }
}
