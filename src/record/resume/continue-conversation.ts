import { listDecidedCalls, type RecordedCall } from '../../core/calls/recorded-calls.ts';
import type { CreateId } from '../../core/ports/clock.ts';
import type { ModelResponse } from '../../core/ports/model.ts';
import { outputShownBytes } from '../../core/limits.ts';
import { cutMiddle, describeCut } from '../../core/text/cut-text.ts';
import { listPaths } from '../../core/text/path-text.ts';
import { escapeHarnessTags, renderUntrustedOutput } from '../../core/text/untrusted-envelope.ts';
import {
  dropReasoning,
  type ConversationItem,
  type FunctionCallItem,
  type FunctionCallOutputItem,
  type ScriptToolCallItem,
  type ScriptToolCallOutputItem,
} from '../../core/types/conversation.ts';
import { isAllowed } from '../../core/types/decision.ts';
import { listAllEvents, type AcceptedFile, type RunEvent } from '../../core/types/event.ts';
import type { ResumedConversation } from '../../core/ports/resumed.ts';
import { readMovedOutput } from '../moved-output.ts';

const maxArgsBytes = 400;
const maxResultBytes = 2_048;
const envelope = 'call before the run was ended';

export interface ContinueOptions {
  readonly directory: string;
  readonly events: readonly RunEvent[];
  /** The outcome of the earlier part, or `killed`. */
  readonly ended: string;
  readonly files: readonly AcceptedFile[];
  readonly createId: CreateId;
}

/**
 * The conversation of a recorded run, so that the model can continue. No call is repeated here: a call that has its end on record is answered
 * by it, and one without is reported as unknown.
 */
export function continueConversation(options: ContinueOptions): ResumedConversation {
  const { directory, events, createId } = options;
  const conversation = readConversation(events);
  const calls = listDecidedCalls(events, null);
  const responses = events.filter((event) => event.type === 'model-responded');
  return {
    conversation,
    added: [
      ...listUnansweredCalls(conversation).map(answerCall),
      ...listUnendedScripts(conversation).flatMap(endScript),
    ],
    notice: renderNotice(options),
    turn: responses.at(-1)?.turn ?? 0,
    answer: readAnswer(events),
  };

  function answerCall({ callId }: FunctionCallItem): FunctionCallOutputItem {
    const call = calls.findLast((one) => one.callId === callId && one.scriptId === null);
    const failed = call?.end?.state !== 'completed';
    const output = call === undefined ? notMade : renderState(call, directory, outputShownBytes);
    return { type: 'function_call_output', id: createId('item'), callId, output, failed, images: [] };
  }

  function endScript(item: ScriptToolCallItem): [ScriptToolCallItem, ScriptToolCallOutputItem] {
    const own = calls.filter(({ scriptId }) => scriptId === item.callId);
    const lines = own.map(
      (call) =>
        `${escapeHarnessTags(`${call.tool} ${cut(call.argsJson, maxArgsBytes)}`)}\n${renderState(call, directory, maxResultBytes)}`,
    );
    const message = 'the run was ended while the script ran; it did not go on';
    return [
      { ...item, status: 'error' },
      {
        type: 'script_tool_call_output',
        id: createId('item'),
        callId: item.callId,
        outputJson: null,
        error: {
          name: 'ScriptCancelledError',
          code: 'run-ended',
          message,
          phase: 'executing',
          scriptId: item.callId,
          toolName: null,
          callId: null,
          stack: null,
          retryable: false,
          line: null,
          column: null,
          elapsedMs: 0,
          completedTools: own.filter(({ end }) => end !== null).length,
          pendingTools: own.filter(isUnknown).length,
        },
        summary: null,
        text: [
          `ScriptCancelledError: ${message}. Its calls (${own.length}); do not repeat those that completed:`,
          ...lines,
        ].join('\n'),
        running: false,
        metadata: {
          durationMs: 0,
          toolCallsMade: own.length,
          memoryUsedMb: 0,
          scriptCacheHit: false,
          compilationCacheHit: false,
        },
      },
    ];
  }
}

const notMade = 'Not made: the run was ended before this call. Make it again if it is still needed.';

// The item that was appended last under an id counts, in its place, as in the loop. Reasoning belong to a beginning that is another one now: the
// instructions describe this part of the run.
function readConversation(events: readonly RunEvent[]): readonly ConversationItem[] {
  const items = new Map<string, ConversationItem>();
  for (const event of events)
    if (event.type === 'item') {
      items.delete(event.item.id);
      items.set(event.item.id, event.item);
    }
  return dropReasoning([...items.values()]);
}

function listUnansweredCalls(conversation: readonly ConversationItem[]): FunctionCallItem[] {
  const answered = new Set(conversation.flatMap((item) => (item.type === 'function_call_output' ? [item.callId] : [])));
  return conversation.filter((item) => item.type === 'function_call').filter(({ callId }) => !answered.has(callId));
}

function listUnendedScripts(conversation: readonly ConversationItem[]): ScriptToolCallItem[] {
  const ended = new Set(
    conversation.flatMap((item) => (item.type === 'script_tool_call_output' && !item.running ? [item.callId] : [])),
  );
  return conversation.filter((item) => item.type === 'script_tool_call').filter(({ callId }) => !ended.has(callId));
}

function renderState(call: RecordedCall, directory: string, maxBytes: number): string {
  const { decision, rule, reason, end } = call;
  if (!isAllowed(decision))
    return `Not run, refused: ${renderUntrustedOutput(envelope, cut(`rule ${rule}: ${reason}`, maxResultBytes))}`;
  if (isUnknown(call))
    return 'It is not known whether this call ran: the run was ended meanwhile. Check what it changed before you repeat it.';
  if (end === null) return notMade;
  const isCompleted = end.state === 'completed';
  const output = isCompleted ? readMovedOutput(end.outputJson, directory) : end.message;
  return `The call ${isCompleted ? 'completed before the run was ended' : `ended as ${end.state}`}:\n${renderUntrustedOutput(envelope, cut(output, maxBytes))}`;
}

function isUnknown({ started, end }: RecordedCall): boolean {
  return started && end === null;
}

/** The calls of which the last part of a run does not show whether they ran. An earlier resume has reported the others. */
export function listUnknownCalls(events: readonly RunEvent[]): readonly RecordedCall[] {
  const reported = new Set(events.flatMap((event) => (event.type === 'run-resumed' ? event.unknownCalls : [])));
  return listDecidedCalls(events, null).filter((call) => isUnknown(call) && !reported.has(call.callId));
}

/**
 * Commands that ended while another command ran that never ended. Changes of concurrent commands are accepted when the last command ends,
 * so the changes of these commands are lost.
 */
export function listCallsWithoutChanges(events: readonly RunEvent[]): readonly string[] {
  const commands = new Set<string>();
  const running = new Set<string>();
  let group: string[] = [];
  for (const event of listAllEvents(events)) {
    if (event.type === 'run-resumed') {
      running.clear();
      group = [];
    } else if (event.type === 'tool-decided') {
      const { accesses, callId } = event.decision;
      if (accesses.some(({ type }) => type === 'command' || type === 'opaque')) commands.add(callId);
    } else if (event.type === 'tool-started' && commands.has(event.callId)) running.add(event.callId);
    else if (event.type === 'tool-finished' && running.delete(event.callId))
      group = running.size === 0 ? [] : [...group, event.callId];
  }
  return group;
}

// The last response and its items. Null if the record lacks one of them, or was written by a version that did not count them.
function readAnswer(events: readonly RunEvent[]): ModelResponse | null {
  const at = events.findLastIndex(({ type }) => type === 'model-responded');
  const response = events[at];
  if (response?.type !== 'model-responded' || response.items === null) return null;
  const { stop, model, usage, costUsd } = response;
  const items = events.slice(at + 1).flatMap((event) => (event.type === 'item' ? [event.item] : []));
  if (stop !== 'complete' || items.length !== response.items) return null;
  return { model, stop, usage, costUsd, items };
}

const withheldReasons = {
  secret: 'it contained a secret',
  size: 'it was too large',
  unread: 'a process was writing it',
} as const;

/** What a resumed run says of files that the record does not have; empty if it has all. */
export function describeWithheld(files: ContinueOptions['files']): string {
  const last = [...new Map(files.map((file) => [file.path, file])).values()];
  const withheld = last.flatMap((file) =>
    file.kind === 'withheld' ? [`${file.path} (${withheldReasons[file.reason]})`] : [],
  );
  if (withheld.length === 0) return '';
  return `the changes of these files were not kept, and they have their content from before the run: ${listPaths(withheld)}`;
}

function renderNotice({ events, ended, files }: ContinueOptions): string {
  const withheld = describeWithheld(files);
  const unknown = listUnknownCalls(events);
  // As the model wrote it: a structured call names the tool otherwise than a script.
  const written = new Map(
    events.flatMap((event) =>
      event.type === 'item' && event.item.type === 'function_call' ? [[event.item.callId, event.item.name]] : [],
    ),
  );
  const name = ({ tool, callId, argsJson }: RecordedCall): string =>
    escapeHarnessTags(`${written.get(callId) ?? tool} ${cut(argsJson, maxArgsBytes)}`);
  const withoutChanges = listCallsWithoutChanges(events);
  const lost = listDecidedCalls(events, null).filter(({ callId }) => withoutChanges.includes(callId));
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['It is not known whether these calls ran. Check what they changed before you repeat one', unknown.map(name)],
    [
      'These agents were ended with the run and do not continue. Check what they changed before you start another one',
      listUnendedAgents(events),
    ],
    ['These commands ended while another one still ran, and what they changed is lost', lost.map(name)],
  ];
  return [
    `The run was ended (${ended}) and continues from its record. The workspace has the files that were accepted after the last finished call. Lost are /tmp and the home directory, ignored files and build output that the run made, the git directory of the run (stash, commits, index), open sessions and calls in the background. Blocks of your last message without an output did not run.`,
    ...lists.flatMap(([text, names]) => (names.length === 0 ? [] : [`${text}: ${names.join('; ')}.`])),
    ...(withheld === '' ? [] : [`Note that ${withheld}.`]),
    'Continue the task. If you had already finished it, state the result again.',
  ].join('\n');
}

// An earlier resume has reported the agents of earlier parts.
function listUnendedAgents(events: readonly RunEvent[]): readonly string[] {
  const part = events.slice(events.findLastIndex(({ type }) => type === 'run-resumed') + 1);
  const ended = new Set(part.flatMap((event) => (event.type === 'agent-ended' ? [event.agent] : [])));
  return part.flatMap((event) => (event.type === 'agent-started' && !ended.has(event.agent) ? [event.agent] : []));
}

function cut(text: string, maxBytes: number): string {
  return cutMiddle(text, { maxBytes, describe: describeCut(null) });
}
