import * as z from 'zod';
import { tokenUsageSchema } from '../limits.ts';
import type { JsonObject } from '../text/json.ts';
import { outcomes } from './outcome.ts';
import type { Recorded } from '../recorded.ts';
import type { WebSource } from './search.ts';

/** The permissions of calls that ask a model or start an agent. The tools are offered only if the policy has these settings and a rule allows them. */
export interface AgentSettings {
  /** Models besides the run's own that `agents.llm.chat` may ask. */
  readonly models: readonly string[];
  /** Requests of `agents.llm.chat` in a run. */
  readonly chats: number;
  /** Child agents that a run may start in all. */
  readonly children: number;
  /** How deep agents may start agents: with 1, only the run's own agent may. */
  readonly depth: number;
}

/** Denials for a child agent, besides the denials of its parent. */
export interface Narrowing {
  /** Names of tools and packs; null for the tools of its parent. */
  readonly tools: readonly string[] | null;
  readonly denyTools: readonly string[];
  /** Conditions as under `when` of a rule. A call that matches one of them is denied. */
  readonly deny: readonly JsonObject[];
}

export const defaultAgentSettings: AgentSettings = { models: [], chats: 20, children: 4, depth: 1 };

/** One request to a model, without tools. */
export interface ChatRequest {
  /** Null for the model of the run. */
  readonly model: string | null;
  /** What precedes the prompt, for example a saved prompt; may be empty. */
  readonly instructions: string;
  readonly prompt: string;
}

export interface ChatAnswer {
  readonly text: string;
  readonly model: string;
  /** False if the answer was cut off. */
  readonly complete: boolean;
}

/** The answer of a hosted search: text of the model over pages of others. */
export interface SearchAnswer {
  readonly text: string;
  readonly sources: readonly WebSource[];
}

/** The most that an agent may spend of the rest of its parent. */
export interface AgentBudget {
  readonly turns?: number | undefined;
  readonly tokens?: number | undefined;
  readonly costUsd?: number | undefined;
  readonly minutes?: number | undefined;
}

export interface LaunchRequest {
  readonly task: string;
  readonly narrowing: Narrowing;
  readonly budget: AgentBudget;
  /** `background`: the agent continues when the call has ended, at most until its parent ends. */
  readonly mode: 'wait' | 'background';
}

/** The result of a child agent. */
export const agentReportSchema = z.object({
  agent: z.string(),
  /** `completed` if the agent gave its answer. */
  outcome: z.enum(outcomes),
  reason: z.string(),
  answer: z.string(),
  /** Paths that calls of the agent changed, as far as they stay; with commands at the same time, also paths that the others changed. */
  changedFiles: z.array(z.string()),
  turns: z.number(),
  toolCalls: z.number(),
  usage: tokenUsageSchema,
  costUsd: z.number().nullable(),
});

export type AgentReport = Recorded<typeof agentReportSchema>;
