import {
  addCosts,
  addTokens,
  countLimitedTokens,
  getWorkingMs,
  noTokens,
  type RunLimits,
  type TokenUsage,
} from '../core/limits.ts';
import { renderCount } from '../core/text/grouped-number.ts';
import type { RunEnding } from '../core/types/outcome.ts';

export interface Spent {
  readonly turns: number;
  readonly usage: TokenUsage;
  /** Null if it is not known. */
  readonly costUsd: number | null;
}

export const nothingSpent: Spent = { turns: 0, usage: noTokens, costUsd: 0 };

/** The spending of a run or an agent, over all its requests. */
export interface Ledger {
  readonly limits: RunLimits;
  readonly spent: Spent;
  spend(part: Spent): void;
  /** The reason why no further turn may begin; null if one may. */
  findReached(): RunEnding | null;
  /** The reason why no request may be sent within a turn, by a call; null if one may. */
  findUnpaid(): RunEnding | null;
}

/**
 * Creates a ledger. `spent` is the spending of an earlier part of the run. The spending of a child agent is also entered in the ledger `above`, whose
 * limits hold for the agent too.
 */
export function createLedger(limits: RunLimits, spent: Spent = nothingSpent, above: Ledger | null = null): Ledger {
  let total = spent;
  return {
    limits,
    get spent() {
      return total;
    },
    spend(part) {
      const { turns, usage, costUsd } = part;
      above?.spend(part);
      total = {
        turns: total.turns + turns,
        usage: addTokens(total.usage, usage),
        costUsd: addCosts(total.costUsd, costUsd),
      };
    },
    findReached: () => above?.findReached() ?? findSpentLimit(total, limits, above === null ? 'run' : 'agent'),
    findUnpaid: () => above?.findUnpaid() ?? findUnpaidLimit(total, limits),
  };
}

/** The reason why no further turn may begin; null if one may. Checked before each request of the loop. */
export function findSpentLimit(spent: Spent, limits: RunLimits, owner: 'run' | 'agent' = 'run'): RunEnding | null {
  if (spent.turns >= limits.turns)
    return {
      outcome: 'budget-exceeded',
      reason: `the ${owner}'s ${renderCount(limits.turns, 'turn')} ${limits.turns === 1 ? 'is' : 'are'} spent`,
    };
  return findUnpaidLimit(spent, limits);
}

function findUnpaidLimit(spent: Spent, limits: RunLimits): RunEnding | null {
  const tokens = countLimitedTokens(spent.usage);
  if (tokens >= limits.tokens)
    return {
      outcome: 'budget-exceeded',
      reason: `${tokens} tokens are spent of ${limits.tokens} (a cached token counts as a tenth)`,
    };
  if (limits.costUsd !== null && spent.costUsd !== null && spent.costUsd >= limits.costUsd)
    return { outcome: 'budget-exceeded', reason: `${spent.costUsd.toFixed(4)} USD are spent of ${limits.costUsd}` };
  return null;
}

/** A run with so few turns gets no warning of its turns. */
const fewTurns = 4;
const warnedTurns = 3;
/** The same for a run with so few calls. */
const fewCalls = 10;
const spentShare = 0.9;
const shortRunMs = 2 * 60_000;

/**
 * Creates the function that warns, once for each limit, that the limit is close, so that the model can finish its work. It returns an empty
 * text if no limit is newly close.
 */
export function createLimitWarner(limits: RunLimits): (spent: Spent, elapsedMs: number, callsMade: number) => string {
  const warned = new Set<string>();
  const workingMs = getWorkingMs(limits);
  return (spent, elapsedMs, callsMade) => {
    const turnsLeft = limits.turns - spent.turns;
    const callsLeft = limits.toolCalls - callsMade;
    const close = [
      {
        limit: 'turns',
        left: renderCount(turnsLeft, 'turn'),
        isClose: limits.turns > fewTurns && turnsLeft <= warnedTurns,
      },
      {
        limit: 'calls',
        left: renderCount(callsLeft, 'call'),
        isClose: limits.toolCalls > fewCalls && callsMade >= limits.toolCalls * spentShare,
      },
      {
        limit: 'time',
        left: `${Math.max(0, Math.ceil((workingMs - elapsedMs) / 1_000))} s`,
        isClose: limits.wallClockMs >= shortRunMs && elapsedMs >= workingMs * spentShare,
      },
      {
        limit: 'tokens',
        left: 'at most a tenth of the tokens',
        isClose: countLimitedTokens(spent.usage) >= limits.tokens * spentShare,
      },
      {
        limit: 'money',
        left: 'at most a tenth of the money',
        isClose: limits.costUsd !== null && spent.costUsd !== null && spent.costUsd >= limits.costUsd * spentShare,
      },
    ].filter(({ limit, isClose }) => isClose && !warned.has(limit));
    for (const { limit } of close) warned.add(limit);
    if (close.length === 0) return '';
    return `Left of the run: ${close.map(({ left }) => left).join(' and ')}. Finish now: leave the files in a state that works, then answer with what is done and what is missing.`;
  };
}
