import * as z from 'zod';
import type { Clock } from '../core/ports/clock.ts';
import { renderArgumentIssues } from '../core/calls/call-text.ts';
import { loopTools } from '../core/tool-catalogue.ts';
import type { ScriptReport } from '../core/ports/script.ts';
import type { ToolDeclaration } from '../core/ports/tool.ts';
import type { ContentPart, ScriptToolCallItem } from '../core/types/conversation.ts';
import type { TaintSource } from '../core/types/taint.ts';

/** The longest time that one call waits for a script. */
const maxWaitMs = 600_000;

/**
 * The call that waits for a script which has handed over, or cancels it. It reaches nothing but the script engine, whose calls are decided
 * one by one, so that it is no tool of the policy. It is declared from the first hand-over on.
 */
export const waitScript: ToolDeclaration = {
  name: loopTools.wait,
  description: 'Waits for a script that continues in the background, or cancels it. Its report follows when it ends.',
  parameters: {
    type: 'object',
    properties: {
      id: { type: 'string', description: 'As the hand-over gives it.' },
      timeoutMs: { type: 'integer', description: `Default and at most ${maxWaitMs}.` },
      cancel: { type: 'boolean' },
    },
    required: ['id'],
  },
};

const waitArguments = z.strictObject({
  id: z.string(),
  timeoutMs: z.int().min(0).max(maxWaitMs).optional(),
  cancel: z.boolean().optional(),
});

/** A script that was started. */
export interface StartedScript {
  readonly item: ScriptToolCallItem;
  readonly ended: Promise<ScriptReport>;
  /** Resolves when it runs, after it was parsed, with a function that returns what it has done so far. */
  readonly started: Promise<() => ScriptReport>;
  readonly cancel: () => void;
  readonly readTaint: () => TaintSource | null;
  /** True if it has made calls, and each only waited for something that still runs. */
  readonly hasOnlyWaited: () => boolean;
  /** The images of its calls that the model has not received. */
  readonly takeImages: () => Extract<ContentPart, { type: 'image' }>[];
  /** Resolves when the script has called `context.handOver`, at once if no report contains that call. */
  readonly waitForHandOver: () => Promise<void>;
  /** The value of the last `context.handOver(value)` that no report contains, as JSON text; null without one. */
  readonly takeHandedOver: () => string | null;
}

export interface BackgroundReport {
  readonly script: StartedScript;
  /** It has only the lines of the console, and the calls, that no earlier report has. */
  readonly report: ScriptReport;
}

interface Entry {
  readonly script: StartedScript;
  hasEnded: boolean;
  shownLogs: number;
  /** The numbers of the calls whose end a report has contained. */
  readonly shownCalls: Set<number>;
}

/** Keeps the scripts that go on while the model is asked. `handOverMs` is the time after which a script hands over; 0 for never. */
export function createBackgroundScripts({ handOverMs, clock }: { handOverMs: number; clock: Clock }) {
  const running = new Map<string, Entry>();
  let wasUsed = false;

  /** The report of a script after its end, or at the time or the next hand-over if that comes before it. */
  async function report(entry: Entry, waitMs: number | null): Promise<BackgroundReport> {
    const { script } = entry;
    const patience = new AbortController();
    const waits: Promise<ScriptReport>[] = [script.ended];
    if (waitMs !== null) {
      const readReport = async (): Promise<ScriptReport> => (await script.started)();
      // A wait that was broken off has lost the race.
      const sleep = (): Promise<void> => clock.sleep(waitMs, patience.signal).catch(() => undefined);
      waits.push(script.waitForHandOver().then(readReport), script.started.then(sleep).then(readReport));
    }
    try {
      const made = await Promise.race(waits);
      const { shownLogs, shownCalls } = entry;
      entry.shownLogs = made.logs.length;
      const calls = made.calls.filter(({ number }) => !shownCalls.has(number));
      for (const { number, state } of calls) if (state !== 'pending') shownCalls.add(number);
      if (made.handedOver === null) running.delete(script.item.callId);
      const handedOver = made.handedOver === null ? null : { valueJson: script.takeHandedOver() };
      return { script, report: { ...made, calls, logs: made.logs.slice(shownLogs), handedOver } };
    } finally {
      patience.abort();
    }
  }

  return {
    /** True once a script has handed over. */
    get wasUsed(): boolean {
      return wasUsed;
    },
    /** Waits for the end of a script that was just started. After the time for it, the script continues, and its report so far is returned. */
    async follow(script: StartedScript): Promise<BackgroundReport> {
      const entry: Entry = { script, hasEnded: false, shownLogs: 0, shownCalls: new Set() };
      const end = (): void => {
        entry.hasEnded = true;
      };
      script.ended.then(end, end);
      const made = await report(entry, handOverMs === 0 ? null : handOverMs);
      if (made.report.handedOver !== null) {
        running.set(script.item.callId, entry);
        wasUsed = true;
      }
      return made;
    },
    /** Carries out a call of `wait_script`. `report` is null without such a script. */
    async wait(
      args: unknown,
    ): Promise<{ readonly text: string; readonly failed: boolean; readonly report: BackgroundReport | null }> {
      const refuse = (problem: string) => {
        const ids = [...running.keys()].join(', ');
        const text = `${problem}. ${ids === '' ? 'None runs.' : `These run: ${ids}.`}`;
        return { text, failed: true, report: null };
      };
      const parsed = waitArguments.safeParse(args);
      if (!parsed.success) {
        const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
        return refuse(`The arguments do not fit ${loopTools.wait}: ${renderArgumentIssues(issues)}`);
      }
      const { id, timeoutMs = maxWaitMs, cancel = false } = parsed.data;
      const entry = running.get(id);
      if (entry === undefined) return refuse(`No script ${id} runs, or its end has been reported`);
      if (cancel) entry.script.cancel();
      const made = await report(entry, cancel ? null : timeoutMs);
      const state = made.report.handedOver === null ? 'has ended' : 'continues';
      return { text: `The script ${id} ${state}. Its report follows.`, failed: false, report: made };
    },
    /** The scripts that have ended since the last call of this function. */
    async takeEnded(): Promise<readonly BackgroundReport[]> {
      return Promise.all([...running.values()].filter(({ hasEnded }) => hasEnded).map((entry) => report(entry, null)));
    },
    /** Waits until every script has ended. */
    async settle(): Promise<void> {
      await Promise.allSettled([...running.values()].map(({ script }) => script.ended));
    },
    cancelAll(): void {
      for (const { script } of running.values()) script.cancel();
    },
  };
}
