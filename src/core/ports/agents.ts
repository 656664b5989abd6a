import type { AgentReport, ChatAnswer, ChatRequest, LaunchRequest, SearchAnswer } from '../types/agents.ts';
import type { Emit } from '../types/event.ts';
import type { Policy } from './policy.ts';

/** The agent that makes a call: the run's own, or a child agent. */
export interface CallScope {
  /** Null for the run's own agent. */
  readonly agent: string | null;
  /** 0 for the run's own agent. */
  readonly depth: number;
  readonly policy: Policy;
  readonly emit: Emit;
  /** Paths that a call of the agent has changed. */
  readonly onChanged: (paths: readonly string[]) => void;
}

/** The call that asks. */
export interface AskingCall {
  readonly callId: string;
  readonly signal: AbortSignal;
  readonly scope: CallScope;
}

/** Asks models for calls, within the budgets of the run. Implemented by `run/`. Every method rejects with `ToolFailure`. */
export interface Agents {
  chat(request: ChatRequest, call: AskingCall): Promise<ChatAnswer>;
  /** Lets the provider of the run's model search the web. */
  search(query: string, call: AskingCall): Promise<SearchAnswer>;
  /** Starts a child agent and returns its id. */
  launch(request: LaunchRequest, call: AskingCall): Promise<string>;
  /** Waits for a child agent of the same parent. */
  wait(agent: string, call: AskingCall): Promise<AgentReport>;
}
