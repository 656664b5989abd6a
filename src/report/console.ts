import { escapeControls, removeEscapes } from '../core/text/control-characters.ts';
import { disarmCommands } from '../core/text/disarm-commands.ts';
import { renderCount, renderNumber, renderSeconds } from '../core/text/grouped-number.ts';
import { isGranted } from '../core/types/approval.ts';
import { readMessageText, type ConversationItem } from '../core/types/conversation.ts';
import { renderPath } from '../core/types/access.ts';
import { renderRefused } from '../core/types/denial.ts';
import {
  describeCheck,
  isGreen,
  isOnPatch,
  listShownRunners,
  nameCounted,
  type TestCount,
} from '../core/types/verify.ts';
import { decideByAnswer, isAllowed } from '../core/types/decision.ts';
import {
  listAllEvents,
  patchCallId,
  type CommandChecked,
  type RunEvent,
  type ToolDecided,
} from '../core/types/event.ts';
import { renderPlace, renderTraffic } from '../core/types/network.ts';
import { describeCall, readEnd } from './content/call.ts';
import { renderCost } from './content/facts.ts';
import { cutText } from '../core/text/cut-text.ts';

const maxLine = 240;
const maxDescription = 140;
const shownOutputLines = 20;
const shownMessageLines = 8;

interface Seen {
  /** By the id of their call. */
  readonly decisions: ReadonlyMap<string, ToolDecided>;
  /** The ids of calls that wait for a person after the end of the run. */
  readonly filed: ReadonlySet<string>;
  /** The last run of the verify command on a patch. A rule may accept one that is not green. */
  readonly checked: CommandChecked | null;
}

/**
 * Renders the live log of a run, a line an event (with the end of a failed check, and the text of the model), null for events that no log needs. It
 * remembers decisions, so that the line of a call's end can name the rule. No line can be read as a workflow command.
 */
export function createEventRenderer(): (event: RunEvent) => string | null {
  const decisions = new Map<string, ToolDecided>();
  const filed = new Set<string>();
  let checked: CommandChecked | null = null;
  return (event) => {
    const [inner] = listAllEvents([event]);
    if (inner?.type === 'tool-decided') decisions.set(inner.decision.callId, inner);
    if (inner?.type === 'approval-answered' && inner.answer.type === 'filed') filed.add(inner.callId);
    if (inner?.type === 'command-checked' && isOnPatch(inner.phase)) checked = inner;
    const line = renderEvent(event, { decisions, filed, checked });
    if (line !== null) return [disarm(line), ...listEnd(event).map((shown) => disarm(shown, 'spaces'))].join('\n');
    const said = event.type === 'item' ? listMessage(event.item) : [];
    return said.length === 0 ? null : said.map((shown) => disarm(shown, 'spaces')).join('\n');
  };
}

// The text of the model, without its scripts.
function listMessage(item: ConversationItem): readonly string[] {
  if (item.type !== 'message' || item.role !== 'assistant') return [];
  const text = removeEscapes(readMessageText(item));
  const [said = ''] = text.split('<tool-calls', 1);
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  const left = lines.length - shownMessageLines;
  return [
    ...lines.slice(0, shownMessageLines).map((line) => `» ${line}`),
    ...(left > 0 ? [`» (${renderCount(left, 'more line')} in the record)`] : []),
  ];
}

// The end of the output of a setup or verify command that failed.
function listEnd(event: RunEvent): readonly string[] {
  if (event.type !== 'command-checked' || isGreen(event)) return [];
  const output = removeEscapes(event.output).trimEnd();
  return output === ''
    ? []
    : output
        .split('\n')
        .slice(-shownOutputLines)
        .map((line) => `| ${line}`);
}

function renderEvent(event: RunEvent, seen: Seen): string | null {
  switch (event.type) {
    case 'run-started':
      return `${event.replayed ? 'replayed model' : event.provider} ${event.model}, policy ${event.policyName} (${event.policySha256.slice(0, 12)})`;
    case 'sandbox-opened':
      return `isolation ${event.isolation.level} (${event.isolation.rung})`;
    case 'agent-event': {
      const line = renderEvent(event.event, seen);
      return line === null ? null : `${event.agent}: ${line}`;
    }
    case 'agent-started':
      return `agent ${event.agent} started: ${cutText(event.task, maxDescription)}`;
    case 'agent-ended':
      return `agent ${event.agent}: ${event.outcome}: ${event.reason}`;
    case 'model-responded':
      return `turn ${event.turn}: ${renderSpent(event)}`;
    case 'chat-answered':
      return `chat with ${event.model}: ${renderSpent(event)}`;
    case 'model-failed':
      return `turn ${event.turn}: try ${event.attempt} failed: ${event.message}${event.retryInMs === null ? '' : `; next try in ${renderSeconds(event.retryInMs)}`}`;
    case 'tool-decided':
      return isAllowed(event.decision.decision)
        ? null
        : `${seen.filed.has(event.decision.callId) ? '?' : '✗'} ${describe(event)}: ${event.decision.rule}, ${event.decision.reason}${renderRefused(event.decision)}`;
    case 'tool-rejected':
      return `✗ ${event.tool}: ${event.reason}`;
    case 'tool-finished': {
      const decided = seen.decisions.get(event.callId);
      const { exit, succeeded } = readEnd(event);
      const failure = event.state === 'completed' ? '' : `, ${event.state}: ${event.message}`;
      return `${succeeded ? '✓' : '✗'} ${decided === undefined ? event.tool : describe(decided)} (rule ${decided?.decision.rule ?? 'unknown'}${exit === '' ? '' : `, ${exit}`}, ${renderSeconds(event.durationMs)}${failure})`;
    }
    case 'approval-requested':
      return event.isAnswered
        ? null
        : `? ${event.request.tool}: rule ${event.request.rule} asks a person (${event.request.id})`;
    case 'approval-answered':
      if (event.answer.type === 'filed')
        return `? approval ${event.requestId}: the run ends until a person has decided`;
      return `${isGranted(event.answer) ? '✓' : '✗'} ${decideByAnswer(event.answer).reason}`;
    case 'server-opened':
      return event.failure === ''
        ? `mcp.${event.server}: ${renderCount(event.tools.length, 'tool')} (${event.toolsSha256.slice(0, 12)})`
        : null;
    case 'connection-decided': {
      const { decision, rule, reason, count } = event.connection;
      const place = renderPlace(event.connection);
      const refused = count === 1 ? '' : `${renderNumber(count)} refused`;
      return decision === 'allow'
        ? `→ ${place} (${[renderTraffic(event.connection), `rule ${rule}`].filter(Boolean).join(', ')})`
        : `✗ connect ${place}: ${[refused, reason].filter(Boolean).join(': ')}`;
    }
    case 'changes-decided': {
      if (event.refusedCount === 0) return null;
      const isPatch = event.callId === patchCallId;
      const paths = event.refused.map(
        ({ path, kind, restored }) => `${kind} ${renderPath(path)}${restored || isPatch ? '' : ' (NOT restored)'}`,
      );
      const effect = isPatch
        ? 'of the patch refused, so nothing of it is kept'
        : `of ${event.callId} refused${event.refused.every(({ restored }) => restored) ? ' and restored' : ''}`;
      return `✗ ${renderCount(event.refusedCount, 'change')} ${effect}: ${paths.join(', ')}`;
    }
    case 'history-tainted':
      return `untrusted text has entered the history: ${event.source}`;
    case 'command-checked':
      return `${event.phase}: ${event.command}: ${event.timedOut ? 'timed out' : `exit ${event.exitCode ?? 'none'}`}${describeCounts(event.tests)}, ${renderSeconds(event.durationMs)}`;
    case 'verify-judged':
      return [
        event.problems.length > 0
          ? `✗ not verified: ${event.problems.join('; ')}`
          : seen.checked === null || isGreen(seen.checked)
            ? '✓ verified'
            : `✓ accepted, although verify is ${describeCheck(seen.checked)}`,
        ...event.notes,
        ...(event.returned ? ['the result goes back to the model'] : []),
      ].join('; ');
    case 'script-console':
      return `script ${event.level}: ${event.text}`;
    case 'script-progress':
      return `script: ${event.message}`;
    case 'plan-updated':
      return `plan: ${event.plan.steps.map(({ step, status }) => `[${status === 'completed' ? 'x' : status === 'in_progress' ? '>' : ' '}] ${step}`).join(' ')}`;
    case 'warning':
      return `warning: ${event.message}`;
    case 'run-finished':
      return `${event.result.outcome}: ${event.result.reason}`;
    case 'run-resumed':
      return `resumed (${event.ended})${event.unknownCalls.length === 0 ? '' : `; not known whether they ran: ${event.unknownCalls.join(', ')}`}`;
    // A warning follows.
    case 'context-compacted':
    case 'model-replaced':
    case 'item':
    case 'files-accepted':
    case 'store-changed':
    case 'document-saved':
    case 'model-requested':
    case 'tool-started':
    case 'patch-made':
      return null;
  }
}

function renderSpent(event: Extract<RunEvent, { type: 'model-responded' | 'chat-answered' }>): string {
  const { usage, costUsd, durationMs } = event;
  const cost = costUsd === null ? '' : `, ${renderCost(costUsd)}`;
  return `${usage.inputTokens} tokens in (${usage.cachedTokens} cached), ${usage.outputTokens} out${cost}, ${renderSeconds(durationMs)}`;
}

function describe({ decision, argsJson }: ToolDecided): string {
  // Short enough that the rule and the exit code stay on the line.
  return cutText(`${decision.tool} ${describeCall(decision.accesses, argsJson)}`.trimEnd(), maxDescription);
}

// Indentation is kept in lines of output and of the model.
function disarm(line: string, kept: 'words' | 'spaces' = 'words'): string {
  const whitespace = kept === 'spaces' ? /[^\S ]+/g : /\s+/g;
  return cutText(disarmCommands(escapeControls(line.toWellFormed().replace(whitespace, ' ').trimEnd())), maxLine);
}

function describeCounts(tests: readonly TestCount[]): string {
  const shown = listShownRunners(tests);
  return tests
    .filter(({ runner }) => shown.includes(runner))
    .map(({ runner, total, failed, skipped }) => {
      const ends = [...(failed > 0 ? [`${failed} failed`] : []), ...(skipped > 0 ? [`${skipped} skipped`] : [])];
      return `, ${runner.replace(/ packages$/, '')} ${renderCount(total, nameCounted(runner).slice(0, -1))}${ends.length === 0 ? '' : ` (${ends.join(', ')})`}`;
    })
    .join('');
}
