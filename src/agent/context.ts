import type { CreateId } from '../core/ports/clock.ts';
import type { ModelRequest, ModelResponse } from '../core/ports/model.ts';
import type { ConversationItem, MessageItem } from '../core/types/conversation.ts';
import { HarnessError } from '../core/types/error.ts';
import type { Emit, RunEvent } from '../core/types/event.ts';
import { noTokens } from '../core/limits.ts';
import {
  compactConversation,
  countCharacters,
  foldConversation,
  splitConversation,
  type SplitConversation,
} from './compact.ts';
import { createNotice } from './notices.ts';
import { readFinalMessage } from './read-response.ts';

type Compacted = Extract<RunEvent, { type: 'context-compacted' }>;

/** How a conversation is sent: `request` without the conversation, and the function that sends it. */
export interface ContextOptions {
  readonly respond: (request: Omit<ModelRequest, 'onSent' | 'onText'>) => Promise<ModelResponse>;
  readonly request: Omit<ModelRequest, 'onSent' | 'onText' | 'conversation'>;
  readonly turn: number;
  /** Of the last response, as the provider counted them. */
  readonly lastInputTokens: number;
  /** True if the context may be full: servers end an answer at its end, as they do at a limit of the answer. */
  readonly mayBeFull: boolean;
  /** False after the model wrote no summary: it is asked for another one only if it refuses the length of the conversation. */
  readonly maySummarize: boolean;
  /** True for a response with calls or scripts: a text next to them announces them and is no summary. */
  readonly hasActions: (response: ModelResponse) => boolean;
  readonly emit: Emit;
  readonly createId: CreateId;
}

export interface ContextResponse {
  readonly response: ModelResponse;
  /** The conversation that was sent. */
  readonly conversation: readonly ConversationItem[];
  /** True if the model was asked for a summary and wrote none. */
  readonly lacksSummary: boolean;
}

// Each turn pays for all that the turns before it have shown, so that a long conversation is made shorter before the context is full.
const foldedTokens = 120_000;
const summarizedTokens = 160_000;

/** A token of text has fewer characters on average. Some servers count no token that they had in their cache, and would never report many. */
const maxCharactersPerToken = 8;

/** A shorter conversation fills no context that holds the instructions and some work: its answers were too long themselves. */
const leastContextTokens = 6_000;

/** The share of the turns that stay when the turns before them are summarised, per attempt. */
const keptShares = [0.5, 0.25, 0];

/**
 * Sends the conversation. It is made shorter if it has become long, or if the model refuses its length: old tool outputs are cut first,
 * then the older turns are replaced by a summary that the model writes. Without a summary they are left out if the model refuses the
 * length, and stay otherwise. Bounded; rejects with the last error of the model.
 */
export async function askWithinContext(
  conversation: readonly ConversationItem[],
  options: ContextOptions,
): Promise<ContextResponse> {
  const report = (step: Compacted['step'], asked: SummaryRequest = notAsked): void => {
    options.emit({ type: 'context-compacted', turn: options.turn, step, ...asked });
    options.emit({ type: 'warning', message: descriptions[step] });
  };
  const fold = (shorter: readonly ConversationItem[]): readonly ConversationItem[] => {
    report('outputs');
    return shorter;
  };
  let lacksSummary = false;
  const replaceOld = async (
    parts: SplitConversation,
    without: 'none' | 'turns',
  ): Promise<readonly ConversationItem[]> => {
    const made = await summarize(parts, options);
    const step = made.summary === '' ? without : 'summary';
    report(step, made);
    lacksSummary = made.summary === '';
    return step === 'none'
      ? sent
      : [...parts.task, ...renderReplacement(made.summary, options.createId), ...parts.kept];
  };
  const shares = [...keptShares];
  let sent = conversation;
  const measured = Math.max(options.lastInputTokens, countCharacters(sent) / maxCharactersPerToken);
  const tokens = options.mayBeFull && measured > leastContextTokens ? Infinity : measured;
  if (tokens > foldedTokens) {
    const folded = foldConversation(sent);
    const parts = splitConversation(sent, 0.5);
    if (folded !== null) sent = fold(folded);
    else if (tokens > summarizedTokens && parts !== null && options.maySummarize)
      sent = await replaceOld(parts, 'none');
  }
  for (;;) {
    try {
      const response = await options.respond({ ...options.request, conversation: sent });
      return { response, conversation: sent, lacksSummary };
    } catch (thrown) {
      if (!isOverflow(thrown)) throw thrown;
      const shorter = compactConversation(sent);
      if (shorter !== null) {
        sent = fold(shorter);
        continue;
      }
      const share = shares.shift();
      const parts = share === undefined ? null : splitConversation(sent, share);
      if (parts === null) throw thrown;
      // Then only the task is left, and nothing more can be left out.
      if (parts.kept.length === 0) shares.length = 0;
      sent = await replaceOld(parts, 'turns');
    }
  }
}

const descriptions: Readonly<Record<Compacted['step'], string>> = {
  outputs: 'the conversation was too long; the oldest tool outputs were left out of what is sent',
  summary: 'the conversation was too long; the older turns were replaced by a summary of the model in what is sent',
  turns: 'the conversation was too long and no summary could be made; the older turns were left out of what is sent',
  none: 'the conversation is long and the model wrote no summary; it is sent unchanged',
};

function isOverflow(thrown: unknown): boolean {
  return thrown instanceof HarnessError && thrown.code === 'provider-context-overflow';
}

/** A request for a summary: its text, which is empty without one, and what it has cost. */
type SummaryRequest = Pick<Compacted, 'summary' | 'usage' | 'costUsd'>;

const notAsked: SummaryRequest = { summary: '', usage: noTokens, costUsd: 0 };

const summaryRequest =
  'The conversation is too long. Write a summary for yourself that replaces all turns so far except the task: what the task needs, what you found out (files, lines, causes), what you changed, what failed, and what is left to do. Text only: call no tool and write no script.';

// The instructions and tools of every request, so that the provider reads them from its cache. Calls in this response are not run.
async function summarize({ task, old }: SplitConversation, options: ContextOptions): Promise<SummaryRequest> {
  const asked = createUserMessage(options.createId, createNotice(summaryRequest));
  try {
    const response = await options.respond({ ...options.request, conversation: [...task, ...old, asked] });
    const summary = options.hasActions(response) ? '' : readFinalMessage(response.items);
    const { usage, costUsd } = response;
    return { summary, usage, costUsd };
  } catch (thrown) {
    if (!isOverflow(thrown)) throw thrown;
    return notAsked;
  }
}

// The summary stays text of the model: in a message of the user, quotations of files and outputs would look like instructions.
function renderReplacement(summary: string, createId: CreateId): readonly ConversationItem[] {
  const text = summary === '' ? 'The earlier turns were left out.' : `Summary of the earlier turns:\n\n${summary}`;
  const changes = summary === '' ? ' `git status` and `git diff` show the changes so far.' : '';
  return [
    { type: 'message', id: createId('item'), role: 'assistant', content: [{ type: 'text', text }] },
    createUserMessage(
      createId,
      createNotice(`The turns before this one were left out to make room.${changes} Continue the task.`),
    ),
  ];
}

/** A message of the user with one text. */
export function createUserMessage(createId: CreateId, text: string): MessageItem {
  return { type: 'message', id: createId('item'), role: 'user', content: [{ type: 'text', text }] };
}
