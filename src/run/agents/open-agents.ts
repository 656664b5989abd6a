import { cutText } from '../../core/text/cut-text.ts';
import { untilAborted } from '../../core/until-aborted.ts';
import { renderInstructions } from '../../agent/instructions.ts';
import { createLedger, nothingSpent, type Ledger } from '../../agent/budget.ts';
import { runAgent } from '../../agent/loop.ts';
import { countLimitedTokens, getWorkingMs, type RunLimits } from '../../core/limits.ts';
import type { Agents, AskingCall, CallScope } from '../../core/ports/agents.ts';
import type { AgentReport, LaunchRequest, Narrowing } from '../../core/types/agents.ts';
import { ToolFailure } from '../../core/ports/tool.ts';
import { HarnessError, renderProblem } from '../../core/types/error.ts';
import { agentCallSeparator, type Emit, type OwnEvent } from '../../core/types/event.ts';
import type { Dispatcher } from '../../dispatch/dispatcher.ts';
import type { ResolvedPolicy } from '../../policy/resolve/load.ts';
import { narrowPolicy } from '../../policy/resolve/narrow-policy.ts';
import type { OpenRun } from '../parts/open-run.ts';
import { createChats } from './chat.ts';

interface Child {
  readonly id: string;
  readonly policy: ResolvedPolicy;
  readonly parent: string | null;
  readonly mode: LaunchRequest['mode'];
  readonly ledger: Ledger;
  readonly stop: AbortController;
  readonly done: Promise<AgentReport>;
}

const endOfParent = new HarnessError({ code: 'cancelled', message: 'the agent that started this one has ended' });

/**
 * Opens what lets calls of a run ask models and start child agents: each agent is a separate loop in this process, over the dispatcher of the run. Its
 * calls are decided by the policy of its parent with further denials, so that it cannot do what its parent may not. Proved by
 * test/scenarios/agents.test.ts.
 */
export function openAgents(
  opened: OpenRun,
  {
    signal: endOfRun,
    openDispatcher,
  }: {
    /** Ends with the working time of the run. */
    readonly signal: AbortSignal;
    readonly openDispatcher: () => Promise<Dispatcher>;
  },
): Agents & {
  /** Ends the agents that still run, and resolves when nothing of them runs. */
  close(): Promise<void>;
} {
  const { options: run, parts, emit: emitOfRun, earlier, model, ledger } = opened;
  const children = new Map<string, Child>();
  const settings = run.policy.settings.agents;
  let isClosed = false;
  let started = earlier.filter(({ type }) => type === 'agent-started').length;

  const ledgerOf = (agent: string | null): Ledger =>
    agent === null ? ledger : (children.get(agent)?.ledger ?? ledger);

  // The turn of the run's own agent. Rules about turns refer to it, also for calls of a child agent.
  function readTurn(): number {
    const asked = opened.listEvents().findLast((event) => event.type === 'model-requested');
    return asked?.turn ?? 1;
  }

  function admit({ scope }: AskingCall): void {
    if (model.api === 'replay') throw new ToolFailure('a replayed run starts no agents');
    const { children: most, depth } = settings ?? { children: 0, depth: 0 };
    if (scope.depth >= depth)
      throw new ToolFailure(`agents are nested at most ${depth} deep (agents.depth in the policy)`);
    if (started >= most)
      throw new ToolFailure(`the ${most} agents of the run were started (agents.children in the policy)`);
    const reached = ledgerOf(scope.agent).findReached();
    if (reached !== null) throw new ToolFailure(reached.reason);
  }

  async function launch(request: LaunchRequest, call: AskingCall): Promise<string> {
    admit(call);
    const { scope, callId } = call;
    const isDeepest = scope.depth + 1 >= (settings?.depth ?? 0);
    const parent = scope.agent === null ? null : children.get(scope.agent);
    if (parent === undefined) throw new Error(`no agent ${scope.agent} was started`);
    const policy = narrow(parent?.policy ?? run.policy, request, isDeepest);
    // Nothing is awaited between the check of the number and this line.
    started += 1;
    const dispatcher = await openDispatcher();
    // A call that no one awaited may come here after the end of its run.
    if (isClosed) throw new ToolFailure(endOfParent.message);
    const id = run.host.createId('agent');
    const left = parent?.ledger ?? ledger;
    const own = createLedger(pickLimits(request, left), nothingSpent, left);
    const stop = new AbortController();
    const stopWith = (signal: AbortSignal): void => {
      const abort = (): void => stop.abort(signal.reason instanceof HarnessError ? signal.reason : endOfParent);
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { once: true });
    };
    stopWith(parent?.stop.signal ?? endOfRun);
    if (request.mode === 'wait') stopWith(call.signal);
    emitOfRun({
      type: 'agent-started',
      agent: id,
      parent: scope.agent,
      callId,
      task: request.task,
      narrowingJson: JSON.stringify(listNarrowed(request.narrowing)),
      policySha256: policy.sha256,
    });
    const done = work({ id, policy, request, dispatcher, ledger: own, stop, depth: scope.depth + 1 }).finally(() => {
      stop.abort(endOfParent);
    });
    // A failure is thrown where the agent is waited for, at the latest by `close`.
    done.catch(() => undefined);
    children.set(id, { id, policy, parent: scope.agent, mode: request.mode, ledger: own, stop, done });
    if (request.mode === 'background' && scope.agent === null) void done.then(tell, () => undefined);
    return id;
  }

  // The model may have waited for the agent meanwhile; then it receives the answer twice.
  function tell({ agent, outcome, answer }: AgentReport): void {
    parts.addNews(
      `The agent ${agent} has ended (${outcome}). agents_launch_sync with its id returns its result.`,
      cutText(parts.redactor.redactText(answer), maxNews),
    );
  }

  async function work(
    child: Pick<Child, 'id' | 'policy' | 'ledger' | 'stop'> & {
      readonly request: LaunchRequest;
      readonly dispatcher: Dispatcher;
      readonly depth: number;
    },
  ): Promise<AgentReport> {
    const { id, policy, dispatcher, stop } = child;
    const { host, workspace } = run;
    const changed = new Set<string>();
    let toolCalls = 0;
    const emit: Emit = (event) => emitOfRun({ type: 'agent-event', agent: id, event: event as OwnEvent });
    const scope: CallScope = {
      agent: id,
      depth: child.depth,
      policy,
      emit,
      onChanged: (paths) => paths.forEach((path) => changed.add(path)),
    };
    const callTool = dispatcher.openScope(scope);
    const startedMs = host.clock.monotonicMs();
    const timer = setTimeout(
      () => stop.abort(new HarnessError({ code: 'timed-out', message: 'the time of the agent is over' })),
      getWorkingMs(child.ledger.limits),
    );
    const tools = parts.offered.tools.filter(({ name }) => policy.view().isOffered(name));
    const { limits } = child.ledger;
    try {
      const result = await runAgent({
        model: {
          respond: (request) => model.respond({ ...request, onText: () => undefined, onSent: () => undefined }),
        },
        instructions: renderInstructions({
          workspace,
          mode: 'agent',
          answerSchema: null,
          tools,
          policySummary: policy.summary,
          limits,
          scripts: null,
          commandTimeoutMs: policy.view().commandTimeoutMs,
        }),
        task: [parts.redactor.redactText(child.request.task)],
        ...parts.offered.declare(policy),
        callTool: async (call) => {
          toolCalls += 1;
          return callTool({ ...call, callId: `${id}${agentCallSeparator}${call.callId}`, turn: readTurn() });
        },
        readClosed: () => dispatcher.closed,
        readCallsMade: () => dispatcher.callsMade,
        // The script that waits for the agent has a worker of the pool; agents that waited for another one could wait forever.
        readScriptMode: () => 'disabled',
        scripts: parts.scripts,
        renderScriptReport: () => Promise.reject(new Error('agents run no scripts')),
        continueOnError: false,
        takeNews: () => [],
        readAnswer: null,
        scriptContext: { conversationId: id, sessionId: id, workingDirectory: workspace, provider: '', model: '' },
        ledger: child.ledger,
        signal: stop.signal,
        emit,
        clock: host.clock,
        readElapsedMs: () => host.clock.monotonicMs() - startedMs,
        createId: host.createId,
        onTurnEnd: async () => '',
        reviewAnswer: async () => null,
      });
      // Its own agents end with it.
      stop.abort(endOfParent);
      await settle(id);
      const { spent } = child.ledger;
      const report: AgentReport = {
        agent: id,
        outcome: result.ended?.outcome ?? 'completed',
        reason: result.ended?.reason ?? 'the agent answered',
        answer: result.finalMessage,
        changedFiles: [...changed].toSorted(),
        toolCalls,
        turns: spent.turns,
        usage: spent.usage,
        costUsd: spent.costUsd,
      };
      emitOfRun({ type: 'agent-ended', ...report });
      return report;
    } finally {
      clearTimeout(timer);
    }
  }

  async function settle(parent: string | null): Promise<void> {
    await Promise.all([...children.values()].filter((child) => child.parent === parent).map(({ done }) => done));
  }

  return {
    ...createChats(opened, ledgerOf),
    launch,
    async wait(agent, { scope, signal }) {
      const child = children.get(agent);
      const ended = earlier.findLast((event) => event.type === 'agent-ended' && event.agent === agent);
      if (child === undefined && ended?.type === 'agent-ended' && scope.agent === null) {
        const { type: _type, ...report } = ended;
        return report;
      }
      if (child?.parent !== scope.agent) throw new ToolFailure(`this agent has started no agent ${agent}`);
      // An agent that its call waits for ends with the call.
      if (child.mode === 'wait') return child.done;
      return untilAborted(child.done, signal).catch((thrown: unknown) => {
        throw thrown === signal.reason ? new ToolFailure('the call was ended; the agent still runs') : thrown;
      });
    },
    async close() {
      isClosed = true;
      for (const { stop } of children.values()) stop.abort(endOfParent);
      await settle(null);
    },
  };
}

const maxNews = 4_000;

// With its own agents out of reach, the deepest agent is not offered the tools that start some.
function narrow(policy: ResolvedPolicy, { narrowing }: LaunchRequest, isDeepest: boolean): ResolvedPolicy {
  try {
    return narrowPolicy(policy, {
      ...narrowing,
      denyTools: [...narrowing.denyTools, ...(isDeepest ? ['agents.launch.*'] : [])],
    });
  } catch (thrown) {
    if (!(thrown instanceof HarnessError)) throw thrown;
    throw new ToolFailure([thrown.message, ...thrown.problems.map(renderProblem)].join('\n'));
  }
}

/** The parts of a narrowing that narrow something. An empty list of tools allows none. */
function listNarrowed({ tools, denyTools, deny }: Narrowing): Partial<Narrowing> {
  return {
    ...(tools !== null && { tools }),
    ...(denyTools.length > 0 && { denyTools }),
    ...(deny.length > 0 && { deny }),
  };
}

/** The smaller of the budget and of what the parent has left. */
function pickLimits({ budget }: LaunchRequest, { limits, spent }: Ledger): RunLimits {
  const pick = (asked: number | undefined, left: number): number => Math.min(asked ?? left, Math.max(0, left));
  const costLeft = limits.costUsd === null || spent.costUsd === null ? null : limits.costUsd - spent.costUsd;
  return {
    ...limits,
    turns: pick(budget.turns, limits.turns - spent.turns),
    tokens: pick(budget.tokens, limits.tokens - countLimitedTokens(spent.usage)),
    costUsd: costLeft === null ? (budget.costUsd ?? null) : pick(budget.costUsd, costLeft),
    // Its parent ends it too, when the time of the parent is over.
    wallClockMs: pick(budget.minutes === undefined ? undefined : budget.minutes * 60_000, limits.wallClockMs),
  };
}
