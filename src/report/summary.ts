import { renderCount, renderSeconds } from '../core/text/grouped-number.ts';
import { renderPath } from '../core/types/access.ts';
import { isAllowed } from '../core/types/decision.ts';
import { agentCallSeparator, type RunEvent, type ToolFinished } from '../core/types/event.ts';
import { maxSummaryBytes } from '../core/limits.ts';
import { recordFiles, type RecordReport, type RunRecord } from '../core/types/record.ts';
import { describeCall, readEnd } from './content/call.ts';
import { createRunView, readCallState } from './content/run-view.ts';
import {
  notApplied,
  readDenials,
  renderApply,
  renderChanges,
  renderCost,
  renderDenials,
  renderErrors,
  renderFacts,
  renderFailedCheck,
  renderFold,
  renderHeadline,
  renderIsolationNotes,
  renderSection,
  renderTable,
  renderWarnings,
} from './content/facts.ts';
import { renderNextCommands } from './content/approvals.ts';
import { fitParts } from './content/fit-parts.ts';
import { renderRefusedChanges } from './refused-changes.ts';
import { renderBlock, renderCode, renderInline, renderMessage } from './content/markdown.ts';
import { cutText } from '../core/text/cut-text.ts';

const shownFiles = 200;
const shownPatchCharacters = 60_000;
const maxCall = 300;
const maxTask = 120;
const requests = ['model-responded', 'model-failed', 'context-compacted', 'chat-answered'] as const;

/** The step summary as a file of the record. */
export const summaryReport: RecordReport = {
  file: recordFiles.summary,
  isPublic: true,
  render: (record) => renderSummary(record, { maxBytes: maxSummaryBytes }),
};

/** The step summary: the verdict first. Over `maxBytes` the least valuable section is left out first, and the summary names it. */
export function renderSummary(record: RunRecord, options: { readonly maxBytes: number }): string {
  const { result } = record;
  // The most valuable first; dropped from the end.
  const sections = [
    { name: 'outcome', text: renderHeadline(record) },
    { name: 'facts', text: renderFacts(record) },
    { name: 'commands that approve and continue', text: renderNextCommands(record) },
    { name: 'changed files', text: renderSection('Changed', renderChanged(record)) },
    { name: 'output of setup or verify', text: renderFailedCheck(record) },
    { name: 'denials', text: renderSection('Denied', renderDenials(readDenials(record))) },
    { name: 'refused changes', text: renderRefusedChanges(record) },
    {
      name: 'final message',
      text: renderSection("The model's last message", renderMessage(result?.finalMessage ?? '')),
    },
    { name: 'warnings', text: renderSection('Warnings', renderWarnings(result?.warnings ?? [])) },
    { name: 'errors', text: renderErrors(record) },
    { name: 'patch', text: renderPatch(record) },
    { name: 'rules that would allow what was denied', text: renderSuggestions(record) },
    { name: 'isolation notes', text: renderIsolationNotes(record) },
    { name: 'agents', text: renderAgents(record) },
    { name: 'tool calls', text: renderCalls(record) },
    { name: 'turns', text: renderTurns(record) },
  ];
  const parts = sections.map((section, index) => ({ ...section, value: index === 0 ? Infinity : -index }));
  return `${fitParts(parts, { after: '', most: options.maxBytes - 1, measure: Buffer.byteLength })}\n`;
}

function renderChanged(record: RunRecord): string {
  const files = renderChanges(record.result?.changedFiles ?? [], shownFiles);
  const apply = renderApply(record);
  return apply === null ? files : `${files}\n\nThis is ${notApplied}\n\n${renderBlock(apply, 'sh')}`;
}

function renderSuggestions(record: RunRecord): string {
  const suggestions = readDenials(record).filter(({ suggestion }) => suggestion !== '');
  const blocks = suggestions.map(
    ({ rule, suggestion }) => `For ${renderCode(rule)}:\n\n${renderBlock(suggestion, 'yaml')}`,
  );
  return renderFold('The smallest rules that would allow what was denied', blocks.join('\n\n'));
}

function renderCalls(record: RunRecord): string {
  const lines = createRunView(record.events).calls.flatMap((call) => {
    const { callId, tool, decision, rejected, finished, approval } = call;
    if (rejected !== '')
      return [`- ${renderCode(cutText(tool, maxCall))} rejected: ${renderInline(cutText(rejected, maxCall))}`];
    if (decision === null) return [];
    const agent = callId.includes(agentCallSeparator)
      ? `agent ${renderCode(callId.split(agentCallSeparator)[0] ?? '')}: `
      : '';
    const subject = cutText(describeCall(decision.accesses, call.argsJson), maxCall);
    const name = `${renderCode(decision.tool)}${subject === '' ? '' : ` ${renderCode(subject)}`}`;
    const rule = renderCode(decision.rule);
    const decided = approval === null ? `${decision.decision} by ${rule}` : `${approval} (rule ${rule})`;
    const unended = isAllowed(decision.decision) ? `, ${readCallState(call)}` : '';
    return [`- ${agent}${name}: ${decided}${finished === null ? unended : renderEnd(finished)}`];
  });
  return renderFold(renderCount(lines.length, 'tool call'), lines.join('\n'));
}

function renderEnd(finished: ToolFinished): string {
  const { state, exit } = readEnd(finished);
  return `, ${state}${exit === '' ? '' : `, ${exit}`}, ${renderSeconds(finished.durationMs)}`;
}

function renderAgents({ events }: RunRecord): string {
  const started = events.flatMap(({ event }) => (event.type === 'agent-started' ? [event] : []));
  if (started.length === 0) return '';
  const ends = new Map(
    events.flatMap(({ event }) => (event.type === 'agent-ended' ? [[event.agent, event] as const] : [])),
  );
  const rows = started.map(({ agent, task }) => {
    const end = ends.get(agent);
    const about = [renderCode(agent), renderInline(cutText(task, maxTask))];
    if (end === undefined) return [...about, 'not ended', '', '', '', '', ''];
    const { outcome, turns, toolCalls, usage, costUsd, changedFiles } = end;
    const files = cutText(changedFiles.map(renderPath).join(', '), maxCall);
    const counts = [turns, toolCalls, usage.inputTokens + usage.outputTokens].map(String);
    return [...about, outcome, ...counts, renderCost(costUsd), files === '' ? '' : renderCode(files)];
  });
  return renderFold(
    renderCount(rows.length, 'agent'),
    renderTable(['agent', 'task', 'outcome', 'turns', 'calls', 'tokens', 'cost', 'changed files'], rows),
  );
}

function renderTurns(record: RunRecord): string {
  const rows = record.events.flatMap(({ event }) => {
    if (!isRequest(event)) return [];
    const { usage, costUsd } = event;
    // Nothing was asked to cut outputs, and most requests that failed cost nothing.
    if (event.type !== 'model-responded' && usage.inputTokens + usage.outputTokens === 0) return [];
    const spent = [usage.inputTokens, usage.cachedTokens, usage.outputTokens, renderCost(costUsd)].map(String);
    const time = 'durationMs' in event ? renderSeconds(event.durationMs) : '';
    return [[nameRequest(event), ...spent, time]];
  });
  if (rows.length === 0) return '';
  const turns = renderCount(rows.filter(([turn = '']) => !turn.includes(' ')).length, 'turn');
  const hasAgents = record.events.some(({ event }) => event.type === 'agent-started');
  return renderFold(
    // The turns of agents are in their own table, and count for the run.
    hasAgents ? `${turns} of the run itself` : turns,
    renderTable(['turn', 'tokens in', 'cached', 'tokens out', 'cost', 'time'], rows),
  );
}

type Request = Extract<RunEvent, { type: (typeof requests)[number] }>;

function isRequest(event: RunEvent): event is Request {
  return requests.some((type) => type === event.type);
}

function nameRequest(event: Request): string {
  if (event.type === 'chat-answered') return `chat with ${renderInline(event.model)}`;
  if (event.type === 'model-failed') return `${event.turn} (failed request)`;
  return event.type === 'model-responded' ? `${event.turn}` : `${event.turn} (summary)`;
}

function renderPatch(record: RunRecord): string {
  if (record.patch === '') return '';
  const cut =
    record.patch.length > shownPatchCharacters
      ? `${record.patch.slice(0, shownPatchCharacters)}\n[cut; changes.patch has all of it]`
      : record.patch;
  return renderFold('The patch', renderBlock(cut, 'diff'));
}
