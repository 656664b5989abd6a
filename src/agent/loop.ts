import { createHash } from 'node:crypto';
import { createDeferred } from '../core/deferred.ts';
import type { Clock, CreateId } from '../core/ports/clock.ts';
import {
  dropReasoning,
  type ConversationItem,
  type FunctionCallOutputItem,
  type MessageItem,
  type ScriptToolCallItem,
  type ContentPart,
} from '../core/types/conversation.ts';
import { HarnessError } from '../core/types/error.ts';
import { waitUnpaused } from '../core/ports/pause-clock.ts';
import type { Emit } from '../core/types/event.ts';
import type { ResumedConversation } from '../core/ports/resumed.ts';
import { findCallSite } from '../core/types/call-site.ts';
import { renderUntrustedOutput } from '../core/text/untrusted-envelope.ts';
import type { TaintSource } from '../core/types/taint.ts';
import type { ModelRequest, ModelResponse } from '../core/ports/model.ts';
import { readOutcomeOfError, type RunEnding } from '../core/types/outcome.ts';
import type {
  News,
  QuotePlace,
  ScriptContext,
  ScriptHarness,
  ScriptMode,
  ScriptReport,
  UntaggedCode,
} from '../core/ports/script.ts';
import type { CallResult, CallTool, ToolDeclaration } from '../core/ports/tool.ts';
import {
  createBackgroundScripts,
  waitScript,
  type BackgroundReport,
  type StartedScript,
} from './background-scripts.ts';
import { createLimitWarner, nothingSpent, type Ledger } from './budget.ts';
import { renderCallResult } from '../core/calls/call-text.ts';
import { askWithinContext, createUserMessage } from './context.ts';
import {
  createNotice as notice,
  createTagNotice as tagNotice,
  renderQuotedNotice,
  renderUntaggedNotice,
} from './notices.ts';
import {
  readAssistantText,
  readFinalMessage,
  readLastWords,
  removeScripts,
  readResponse,
  type Action,
  type ReadResponse,
} from './read-response.ts';
import { createTurnComparison } from './repeated-turns.ts';
import type { ReadAnswer } from './structured-answer.ts';
import { createToolSearch } from './tool-search.ts';
import { createUntrustedHistory } from './untrusted-history.ts';
import { parseJson } from '../core/text/parse-json.ts';

export interface AgentOptions {
  readonly model: { respond(request: Omit<ModelRequest, 'onSent' | 'onText'>): Promise<ModelResponse> };
  readonly instructions: string;
  /** The task as the first user messages. */
  readonly task: readonly string[];
  /** The state that an earlier part of the run has left; null for a run that begins. */
  readonly resumed?: ResumedConversation | null;
  readonly tools: readonly ToolDeclaration[];
  /** Tools that are declared once a search has found them. */
  readonly searchable: readonly ToolDeclaration[];
  readonly callTool: CallTool;
  /** Asked after every action: why the run has to end, or null. */
  readonly readClosed: () => RunEnding | null;
  readonly scripts: ScriptHarness;
  /** `taint`: the source of untrusted text that a call of the script returned. */
  readonly renderScriptReport: (report: ScriptReport, taint: TaintSource | null) => Promise<string>;
  /** The mode of scripts in a turn. */
  readonly readScriptMode: (turn: number) => ScriptMode;
  readonly continueOnError: boolean;
  /** News since the last call of this function; the model receives them before its next turn. */
  readonly takeNews: () => readonly News[];
  /** Checks the last message against the schema of the run; null without a schema. */
  readonly readAnswer: ReadAnswer | null;
  readonly scriptContext: Omit<ScriptContext, 'turnId'>;
  /** Everything that the run spends is spent here, also by its calls. */
  readonly ledger: Ledger;
  /** Aborted when the run is cancelled or out of time; the reason is a `HarnessError`. */
  readonly signal: AbortSignal;
  readonly emit: Emit;
  readonly clock: Clock;
  /** The time since the run began, setup included. */
  readonly readElapsedMs: () => number;
  /** Calls of the run that were started. */
  readonly readCallsMade: () => number;
  readonly createId: CreateId;
  /** Asked when the model gives its final answer: a message with what it has to correct, or null if the run can end. */
  readonly reviewAnswer: () => Promise<string | null>;
  /** After every turn in which something ran, while the model is asked again. Resolves with a warning to the model, or with an empty text. */
  readonly onTurnEnd: (turn: number) => Promise<string>;
}

export interface AgentResult {
  /** Null if the model gave its final answer. */
  readonly ended: RunEnding | null;
  readonly finalMessage: string;
  /** The answer as JSON that fits the schema of the run; null without a schema or such an answer. */
  readonly structuredOutput: string | null;
  readonly turns: number;
}

/** Images of one script that the model receives. */
const maxScriptImages = 4;

/** Turns in a row without a usable call or a final answer before the run ends: of one kind, and of any kinds. */
const fruitlessLimit = 3;
const unusableLimit = 6;

/**
 * `wait`: the action only waited for something that still runs. `attempt`: nothing could be carried out, but neither an action nor its error
 * was that of the last one: its error leads to the next one.
 */
type Progress = 'useful' | 'wait' | 'attempt' | 'none';

/**
 * Asks the model, runs its calls and scripts, and sends it the results, until it gives a final answer or a limit ends the run. Does not
 * reject because of the model, a tool or the provider: a `HarnessError` becomes an ending with its outcome.
 */
export async function runAgent(options: AgentOptions): Promise<AgentResult> {
  const { emit, createId, ledger } = options;
  let conversation: readonly ConversationItem[] = [];
  const toolSearch = createToolSearch(options.searchable);
  let tools = [...options.tools, ...(toolSearch.declaration === null ? [] : [toolSearch.declaration])];
  let lastInputTokens = 0;
  // Answers in a row that were cut off.
  let cutAnswers = 0;
  let lacksSummary = false;
  let lastAnswerMs = options.clock.monotonicMs();
  let longestPauseMs = 0;
  let turn = 0;
  let fruitless = 0;
  let unusable = 0;
  // What could not be run last, and its error.
  let lastAttempt: readonly string[] = [];
  let finalMessage = '';
  let structuredOutput: string | null = null;
  // The quotation that the last message had a notice about. If the next one quotes in the same way, it is an answer and not a script in
  // the wrong form.
  let notifiedQuote: QuotePlace | null = null;
  // The same for code at the end of the last message. A message of code only is never an answer.
  let notifiedUntagged: UntaggedCode | null = null;
  const untrusted = createUntrustedHistory();
  // Servers write the descriptions of their tools.
  untrusted.addText(JSON.stringify([...options.tools, ...options.searchable]));
  const warnOfLimits = createLimitWarner(ledger.limits);
  const noWarning = Promise.resolve('');
  let turnEnd = noWarning;
  const compareTurns = createTurnComparison();
  const background = createBackgroundScripts({ handOverMs: options.scripts.limits.handOverMs, clock: options.clock });

  const read = (response: ModelResponse): ReadResponse =>
    readResponse(response, options.scripts.detect, untrusted.contains);
  const append = (item: ConversationItem): void => {
    conversation = [...conversation.filter((entry) => entry.id !== item.id), item];
    untrusted.addItem(item);
    emit({ type: 'item', turn, item });
  };
  const say = (text: string): void => append(createUserMessage(createId, text));
  const finish = async (ended: AgentResult['ended']): Promise<AgentResult> => {
    // Scripts do not outlive the run. Their ends are in the record.
    background.cancelAll();
    await background.settle();
    await reportEndedScripts();
    return { ended, finalMessage, structuredOutput, turns: turn };
  };

  const conclude = (answer: Extract<ReturnType<ReadAnswer>, { type: 'value' }> | null): Promise<AgentResult> => {
    structuredOutput = answer?.json ?? null;
    finalMessage = answer?.message ?? finalMessage;
    return finish(null);
  };

  const resumed = options.resumed ?? null;
  if (resumed === null) for (const text of options.task) say(text);
  else {
    ({ conversation, turn } = resumed);
    lastInputTokens = resumed.answer?.usage.inputTokens ?? 0;
    for (const item of conversation) untrusted.addItem(item);
    finalMessage = readLastWords(conversation, options.scripts.detect);
    // The run was ended after the final answer of the model.
    const last = resumed.answer === null ? null : await readAnswer(resumed.answer);
    if (last !== null && last.isAnswer && last.cutOff === null && last.quoted === null && last.untagged !== 'whole') {
      const answer = options.readAnswer?.(finalMessage) ?? null;
      if (answer?.type !== 'problem') return conclude(answer);
    }
    for (const item of resumed.added) append(item);
    say(notice(resumed.notice));
  }

  for (;;) {
    const reached = ledger.findReached();
    if (reached !== null) return finish(reached);
    const warning = warnOfLimits(ledger.spent, options.readElapsedMs(), options.readCallsMade());
    if (warning !== '') say(notice(warning));
    await reportEndedScripts();
    for (const { text, output } of options.takeNews()) {
      // It may name files.
      untrusted.addText(text);
      say(notice(text) + (output === '' ? '' : `\n${renderUntrustedOutput('call', output)}`));
    }
    // What was made before the first turn may have ended the run.
    const ended = options.readClosed();
    if (ended !== null) return finish(ended);
    turn += 1;
    ledger.spend({ ...nothingSpent, turns: 1 });
    let response: ModelResponse;
    const askedMs = options.clock.monotonicMs();
    emit({ type: 'model-requested', turn });
    try {
      response = await ask();
    } catch (thrown) {
      return finish(readEnding(thrown, options.signal));
    }
    const durationMs = Math.round(options.clock.monotonicMs() - askedMs);
    emit({
      type: 'model-responded',
      turn,
      model: response.model,
      stop: response.stop,
      usage: response.usage,
      costUsd: response.costUsd,
      durationMs,
      items: response.items.length,
    });
    ledger.spend({ ...response, turns: 0 });
    lastInputTokens = response.usage.inputTokens;
    cutAnswers = response.stop === 'length' ? cutAnswers + 1 : 0;
    for (const item of response.items) append(item);
    const earlierMessage = finalMessage;
    finalMessage = readFinalMessage(response.items) || finalMessage;
    if (response.stop === 'refusal')
      return finish({
        outcome: 'provider-error',
        reason: `the model refused to answer${response.refusal === undefined ? '' : `: ${response.refusal.replace(/\.$/, '')}`}`,
      });

    // Nothing of the answer is acted on before, and no answer is the last one while there is something to repair.
    const endWarning = await turnEnd;
    turnEnd = noWarning;
    const { actions, quoted, isAnswer, cutOff, untagged } = await readAnswer(response);
    // A run that ends here has what the model said last, and not a script.
    if (actions.length > 0)
      finalMessage = removeScripts(readFinalMessage(response.items), options.scripts.detect) || earlierMessage;
    const isLast =
      isAnswer &&
      cutOff === null &&
      (quoted === null || quoted === notifiedQuote) &&
      (untagged === null || (untagged === 'end' && notifiedUntagged === 'end'));
    if (isLast) await background.settle();
    // The answer was given without the results of these scripts.
    if (isLast && (await reportEndedScripts())) {
      if (options.signal.aborted) return finish(readEnding(options.signal.reason, options.signal));
      [fruitless, unusable] = [0, 0];
      continue;
    }
    const answer = isLast && options.readAnswer !== null ? options.readAnswer(finalMessage) : null;
    if (isLast && answer?.type !== 'problem' && endWarning === '') {
      // Without a turn that is left, no answer to the message could come.
      const objection = ledger.findReached() === null ? await options.reviewAnswer() : null;
      if (options.signal.aborted) return finish(readEnding(options.signal.reason, options.signal));
      if (objection === null) return conclude(answer);
      say(objection);
      [fruitless, unusable] = [0, 0];
      continue;
    }
    const firstNew = conversation.length;
    const actedMs = options.clock.monotonicMs();
    const progress = await act(actions, cutOff);
    const verdict = compareTurns({
      actions: describeTurn(actions, conversation.slice(firstNew)),
      onlyWaited: progress === 'wait',
      durationMs: options.clock.monotonicMs() - actedMs,
    });
    if (verdict === 'warn') say(notice(progress === 'wait' ? repeatedWaits : repeatedTurns));
    if (endWarning !== '') say(notice(endWarning));
    if (quoted !== null) say(tagNotice(renderQuotedNotice(quoted)));
    notifiedQuote = quoted;
    if (untagged !== null) say(tagNotice(renderUntaggedNotice(options.readScriptMode(turn))));
    notifiedUntagged = untagged;
    if (answer?.type === 'problem')
      say(notice(`Your answer does not fit the JSON Schema: ${answer.problem}. Send the JSON alone.`));
    else if (actions.length === 0 && endWarning === '' && ((quoted === null && untagged === null) || cutOff !== null))
      say(notice(cutOff === null ? emptyAnswer : `Your answer ${cutOff.how}. ${cutOff.advice}`));
    const isUsable = progress === 'useful' || progress === 'wait' || endWarning !== '';
    // An attempt is the first of its kind.
    fruitless = isUsable ? 0 : progress === 'attempt' ? 1 : fruitless + 1;
    unusable = isUsable ? 0 : unusable + 1;
    if (actions.length > 0) {
      turnEnd = options.onTurnEnd(turn);
      // Another ending of the run may come first; a later wait for `turnEnd` still rejects.
      turnEnd.catch(() => undefined);
    }
    const closed = options.readClosed();
    if (closed !== null) return finish(closed);
    if (options.signal.aborted) return finish(readEnding(options.signal.reason, options.signal));
    if (verdict === 'end')
      return finish({ outcome: 'provider-error', reason: 'the model repeats the same calls with the same results' });
    if (fruitless >= fruitlessLimit || unusable >= unusableLimit)
      return finish({
        outcome: 'provider-error',
        reason: `the model gave no usable answer ${unusable} times in a row${describeFruitless(answer, untagged, cutOff)}`,
      });
  }

  async function findUntagged(response: ModelResponse): Promise<UntaggedCode | null> {
    // JSON that the run asked for is an answer, whatever it looks like.
    if (options.readAnswer?.(readFinalMessage(response.items)).type === 'value') return null;
    return options.scripts.findUntagged(readAssistantText(response.items), untrusted.contains);
  }

  /** The actions of a response, and what may prevent that its text is the final answer. */
  async function readAnswer(response: ModelResponse) {
    const { actions, quoted } = read(response);
    const isAnswer = actions.length === 0 && readFinalMessage(response.items) !== '';
    const cutOff = cutOffs[response.stop] ?? null;
    const untagged = isAnswer && cutOff === null ? await findUntagged(response) : null;
    return { actions, quoted, isAnswer, cutOff, untagged };
  }

  async function ask(): Promise<ModelResponse> {
    const { instructions, signal } = options;
    const added = [...(background.wasUsed ? [waitScript] : []), ...toolSearch.found].filter(
      (tool) => !tools.includes(tool),
    );
    // More tools change the beginning to which the reasoning so far is bound.
    if (added.length > 0) {
      tools = [...tools, ...added];
      conversation = dropReasoning(conversation);
    }
    longestPauseMs = Math.max(longestPauseMs, options.clock.monotonicMs() - lastAnswerMs);
    const answer = await askWithinContext(conversation, {
      respond: (request) => options.model.respond(request),
      request: { instructions, tools, longestPauseMs, signal },
      turn,
      lastInputTokens,
      mayBeFull: cutAnswers === 2,
      maySummarize: !lacksSummary,
      hasActions: (response) => read(response).actions.length > 0,
      createId,
      emit(event) {
        emit(event);
        if (event.type === 'context-compacted') ledger.spend({ ...event, turns: 0 });
      },
    });
    lastAnswerMs = options.clock.monotonicMs();
    conversation = answer.conversation;
    lacksSummary ||= answer.lacksSummary;
    return answer.response;
  }

  /** `useful` if the harness could carry out at least one action, or did not because scripts are disabled; `wait` if each action was a wait. */
  async function act(actions: readonly Action[], cutOff: CutOff | null): Promise<Progress> {
    const made = new Set<Progress>();
    const told = new Set<string>();
    let failedScript = false;
    for (const action of actions) {
      // A resumed run reports the rest to the model as not made.
      if (options.signal.aborted) break;
      // A block without an end has no wrong form if the cut took its end.
      if (cutOff !== null && action.type !== 'call') {
        say(notice(`The script was not run: your answer ${cutOff.how}. ${cutOff.advice}`));
        continue;
      }
      switch (action.type) {
        case 'call':
          made.add(await runCall(action, cutOff));
          break;
        case 'script': {
          if (failedScript && !options.continueOnError) {
            say(notice('A later script of the same message was not run, since one before it failed.'));
            break;
          }
          const done = await runScript(action);
          failedScript = done.failed;
          made.add(done.progress);
          break;
        }
        case 'refused-block':
          made.add(readAttempt(action.segment.reason, action.segment.reason));
          // Several calls in another format have one reason.
          if (!told.has(action.segment.reason))
            say(tagNotice(`A block of your message was not run: ${action.segment.reason}`));
          told.add(action.segment.reason);
          break;
      }
    }
    if (made.has('wait')) return made.size === 1 ? 'wait' : 'useful';
    return made.has('useful') ? 'useful' : made.has('attempt') ? 'attempt' : 'none';
  }

  function readAttempt(written: string, error: string): Progress {
    const isRepeated = lastAttempt.includes(written) || lastAttempt.includes(error);
    lastAttempt = [written, error];
    return isRepeated ? 'none' : 'attempt';
  }

  async function runCall(action: Extract<Action, { type: 'call' }>, cutOff: CutOff | null): Promise<Progress> {
    const { call } = action;
    const answer = (output: string, failed: boolean, images: FunctionCallOutputItem['images'] = []): void =>
      append({ type: 'function_call_output', id: createId('item'), callId: call.callId, output, failed, images });
    const reject = (reason: string): void => {
      emit({ type: 'tool-rejected', turn, callId: call.callId, scriptId: null, tool: call.name, reason });
      answer(reason, true);
    };
    if (cutOff !== null) {
      reject(`Not run: your answer ${cutOff.how}, so the arguments may be incomplete. ${cutOff.advice}`);
      return 'none';
    }
    let args: unknown;
    try {
      args = call.argumentsJson.trim() === '' ? {} : parseJson(call.argumentsJson);
    } catch (thrown) {
      const error = `The arguments are not valid JSON (${thrown instanceof Error ? thrown.message : 'syntax error'}). Nothing was run.`;
      reject(error);
      return readAttempt(`${call.name} ${call.argumentsJson}`, error);
    }
    if (call.name === waitScript.name) {
      const { text, failed, report } = await background.wait(args);
      answer(text, failed);
      if (report !== null) await appendReport(report);
      return report !== null && report.report.handedOver !== null ? 'wait' : 'useful';
    }
    if (call.name === toolSearch.declaration?.name) {
      const { text, failed } = toolSearch.search(args);
      answer(text, failed);
      return failed ? 'none' : 'useful';
    }
    const result = await options.callTool({
      callId: call.callId,
      name: call.name,
      args,
      origin: 'structured',
      turn,
      scriptId: null,
      callSite: null,
      signal: options.signal,
      pauseClock: waitUnpaused,
    });
    const { text, failed } = renderCallResult(
      result,
      tools.map((tool) => tool.name),
    );
    answer(text, failed, result.type === 'completed' ? result.output.images : []);
    if (result.type === 'not-found') return readAttempt(`${call.name} ${call.argumentsJson}`, text);
    return isWait(result) ? 'wait' : 'useful';
  }

  async function runScript(
    action: Extract<Action, { type: 'script' }>,
  ): Promise<{ failed: boolean; progress: Progress }> {
    const { segment } = action;
    const mode = options.readScriptMode(turn);
    if (mode === 'disabled') {
      say(notice('Scripts are disabled in this turn: the block was not run. Use the structured tools.'));
      // The script may be right, and the mode alone must not end the run.
      return { failed: false, progress: 'useful' };
    }
    const scriptId = createId('script');
    const item: ScriptToolCallItem = {
      type: 'script_tool_call',
      id: createId('item'),
      callId: scriptId,
      language: segment.language,
      sourceCode: segment.code,
      sourceSha256: createHash('sha256').update(segment.code).digest('hex'),
      status: 'pending',
    };
    append(item);
    append({ ...item, status: 'executing' });
    const script = startScript(item, mode);
    const { error } = (await appendReport(await background.follow(script))).report;
    if (error === null) return { failed: false, progress: script.hasOnlyWaited() ? 'wait' : 'useful' };
    // A script that could not even be parsed is no progress; one that failed while it ran may be.
    const progress = error.phase === 'parsing' ? readAttempt(segment.code, error.message) : 'useful';
    return { failed: true, progress };
  }

  function startScript(item: ScriptToolCallItem, mode: ScriptMode): StartedScript {
    const { callId: scriptId, sourceCode, language } = item;
    let taint: TaintSource | null = null;
    const calls = { made: 0, waits: 0 };
    let images: Extract<ContentPart, { type: 'image' }>[] = [];
    const started = createDeferred<() => ScriptReport>();
    let handedOver: { readonly valueJson: string | null } | null = null;
    let handOver = createDeferred<void>();
    const stop = new AbortController();
    const ended = options.scripts.run({
      scriptId,
      mode,
      source: sourceCode,
      language,
      context: { ...options.scriptContext, turnId: `turn_${turn}` },
      signal: AbortSignal.any([options.signal, stop.signal]),
      async callTool({ callId, name, args, line, signal, pauseClock }) {
        const result = await options.callTool({
          callId,
          name,
          args,
          turn,
          scriptId,
          signal,
          pauseClock,
          callSite: findCallSite(sourceCode, line),
          origin: 'script',
        });
        calls.made += 1;
        if (isWait(result)) calls.waits += 1;
        if ('taint' in result) taint ??= result.taint;
        if (result.type === 'completed') images.push(...result.output.images);
        return result;
      },
      onConsole: ({ level, text }) => emit({ type: 'script-console', scriptId, level, text }),
      onProgress: ({ kind, message }) => emit({ type: 'script-progress', scriptId, kind, message }),
      onStore: ({ key, json }) => emit({ type: 'store-changed', scriptId, key, valueJson: json }),
      onStarted: started.resolve,
      onHandOver(valueJson) {
        handedOver = { valueJson };
        handOver.resolve();
      },
    });
    // A caller that waits for it receives a rejection.
    ended.catch(() => undefined);
    return {
      item,
      ended,
      started: started.promise,
      cancel: () => stop.abort(new Error('the script was cancelled')),
      readTaint: () => taint,
      hasOnlyWaited: () => calls.made > 0 && calls.waits === calls.made,
      takeImages() {
        const taken = images;
        images = [];
        return taken;
      },
      waitForHandOver: () => handOver.promise,
      takeHandedOver() {
        const valueJson = handedOver?.valueJson ?? null;
        handedOver = null;
        handOver = createDeferred();
        return valueJson;
      },
    };
  }

  /** Appends what a script has done: at its end, or so far. */
  async function appendReport({ script, report }: BackgroundReport): Promise<BackgroundReport> {
    const running = report.handedOver !== null;
    const { returnJson } = report;
    if (!running) append({ ...script.item, status: report.error === null ? 'completed' : 'error' });
    append({
      type: 'script_tool_call_output',
      id: createId('item'),
      callId: script.item.callId,
      outputJson: Buffer.byteLength(returnJson ?? '') > options.scripts.limits.returnBytes ? null : returnJson,
      error: report.error,
      summary: readSummary(returnJson),
      text: await options.renderScriptReport(report, script.readTaint()),
      running,
      metadata: report.metadata,
    });
    // No API takes an image in the text of a script's output.
    const images = script.takeImages();
    if (images.length > 0) append(createImageMessage(createId, images));
    return { script, report };
  }

  /** True if a script that had handed over has ended since the last call. */
  async function reportEndedScripts(): Promise<boolean> {
    const ended = await background.takeEnded();
    for (const report of ended) await appendReport(report);
    return ended.length > 0;
  }
}

const repeatedTurns =
  'The last turns did the same with the same results. Do something else, or answer if the task is done.';

const repeatedWaits =
  'The last turns only waited, with the same results. Wait longer in one call (yieldTimeMs, for a script timeoutMs), or do something else meanwhile.';

function isWait(result: CallResult): boolean {
  return result.type === 'completed' && result.output.onlyWaited === true;
}

function describeFruitless(
  read: ReturnType<ReadAnswer> | null,
  untagged: UntaggedCode | null,
  cutOff: CutOff | null,
): string {
  if (cutOff !== null) return `: the last one ${cutOff.how}`;
  if (read?.type === 'problem') return `: the last one does not fit output-schema: ${read.problem}`;
  return untagged === null ? '' : ': the last one is a script without its tags, or a call as text, which does not run';
}

/** An answer that ended too early. */
interface CutOff {
  readonly how: string;
  readonly advice: string;
}

const cutOffs: Partial<Readonly<Record<ModelResponse['stop'], CutOff>>> = {
  length: { how: 'was cut off by the token limit', advice: 'Continue in smaller steps.' },
  repetition: {
    how: 'repeated the same text and was cut off',
    advice: 'Continue with the task in another way.',
  },
};

const emptyAnswer = 'Your answer was empty. Call a tool, or state what you did if the task is done.';

/** How long something took: `0.1 s`, `12ms`, or the field of a result. */
const durations = /(?<!\d)\d{1,9}(?:\.\d{1,9})? ?m?s\b|durationMs\W{1,4}\d{1,9}/g;

/** The actions of a turn and their results, without ids and durations; empty without actions. */
function describeTurn(actions: readonly Action[], results: readonly ConversationItem[]): string {
  if (actions.length === 0) return '';
  const asked = actions.map((action) =>
    action.type === 'call'
      ? [action.call.name, action.call.argumentsJson]
      : [action.type, action.type === 'script' ? action.segment.code : action.segment.reason],
  );
  const answered = results.map((item) => {
    if (item.type === 'function_call_output') return item.output;
    return item.type === 'script_tool_call_output' ? [item.outputJson, item.error?.message] : item.type;
  });
  return `${JSON.stringify(asked)}\n${JSON.stringify(answered).replaceAll(durations, '')}`;
}

function createImageMessage(
  createId: CreateId,
  images: readonly Extract<ContentPart, { type: 'image' }>[],
): MessageItem {
  const shown = images.slice(0, maxScriptImages);
  const missing = images.length - shown.length;
  const text = `Images of the script's calls, in their order${missing === 0 ? '' : `; ${missing} more were left out`}:`;
  return {
    type: 'message',
    id: createId('item'),
    role: 'user',
    content: [{ type: 'text', text: notice(text) }, ...shown],
  };
}

function readSummary(returnJson: string | null): string | null {
  if (returnJson === null) return null;
  const value: unknown = JSON.parse(returnJson);
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, 'message')) return null;
  const { message } = value as { message: unknown };
  return typeof message === 'string' ? message : null;
}

function readEnding(thrown: unknown, signal: AbortSignal): RunEnding {
  const reason = signal.aborted && signal.reason instanceof HarnessError ? signal.reason : thrown;
  if (!(reason instanceof HarnessError)) throw reason;
  // The hint is a sentence, as the words of a provider in the message are, and the reason is shown without its last period.
  const sentences = [reason.message, reason.hint].filter((text) => text !== '').map((text) => text.replace(/\.$/, ''));
  return { outcome: readOutcomeOfError(reason.code), reason: sentences.join('. ') };
}
