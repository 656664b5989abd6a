import type { ChangeJudge, ChangeOutcome, ChangeRefusal, PathChange } from '../../core/types/change.ts';
import type { Clock } from '../../core/ports/clock.ts';
import { readErrorMessage } from '../../core/types/error.ts';
import { ToolFailure } from '../../core/ports/tool.ts';
import type { ChangeLimits } from './change-limits.ts';
import type { Freezer } from './freezer.ts';
import type { WorkspaceWatch } from './workspace-watch.ts';

/** Lets writers into the workspace so that each change can be told to the calls that may have made it. */
export interface ChangeGate {
  /**
   * Runs a command or a session. What a command changed is decided and put back before this settles, or, where others run beside it, soon
   * after; no other command starts and no file tool writes before. `run` starts its process before it first waits.
   */
  runWatched<Result>(member: GateMember, signal: AbortSignal, run: () => Promise<Result>): Promise<Result>;
  /** Runs a write of the harness's own while no command runs or moves, so that it is never taken for a command's. */
  runAlone<Result>(write: () => Promise<Result>): Promise<Result>;
  /** Decides now what was changed so far, as far as no command is in the middle of its work: what a session does has no end to wait for. */
  check(): Promise<void>;
}

interface Deferred {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

export interface GateMember {
  readonly judge: ChangeJudge;
  /** A command comes to its end, which others may wait for; a session is open until somebody ends it. */
  readonly type: 'command' | 'session';
}

/**
 * Commands that run at the same time share the workspace, and nobody can say which of them changed what. So they form a group: one
 * snapshot before the first, one check after the last, each change decided for every one of them and told to all. The result of the first
 * that ends does not wait, so that a race can end the ones that lost it; whoever comes after it waits for the group's end. Where that takes
 * long, and for sessions always, the group is checked while the rest of it stands still, and the rest is a new group.
 */
export function createChangeGate(options: {
  readonly watch: WorkspaceWatch;
  readonly freezer: Freezer;
  readonly clock: Clock;
  readonly limits: Pick<ChangeLimits, 'changes' | 'patienceMs'>;
  /** Receives the changes that stay, before anything of them is reported. */
  readonly onKept: (changes: readonly PathChange[]) => void;
}): ChangeGate {
  const { watch, freezer, clock, limits } = options;
  const running = new Set<GateMember>();
  // Have ended, and what they changed is not decided yet.
  const ended = new Set<GateMember>();
  let settled = createDeferred();
  let last: Promise<unknown> = Promise.resolve();

  // One at a time: snapshots, checks, starts, and writes of the harness's own.
  function exclusively<Result>(use: () => Promise<Result>): Promise<Result> {
    const result = last.then(use);
    last = result.catch(() => undefined);
    return result;
  }

  function listCommands(): GateMember[] {
    return [...running].filter(({ type }) => type === 'command');
  }

  async function waitForGroup(isBusy: () => boolean, signal: AbortSignal | null): Promise<void> {
    const endMs = clock.monotonicMs() + limits.patienceMs;
    for (;;) {
      signal?.throwIfAborted();
      const leftMs = endMs - clock.monotonicMs();
      if (!isBusy() || leftMs <= 0) return;
      await waitFor(settled.promise, leftMs, signal);
    }
  }

  async function takeSnapshot(judges: readonly ChangeJudge[]): Promise<void> {
    await watch.take((path) => judges.every((judge) => judge.isCertain(path)));
  }

  async function settle(): Promise<void> {
    if (running.size > 0 && !watch.mayHaveChanged()) return finish({ kept: 0, refused: [] });
    const goOn = await freeze();
    if (goOn !== null) await settleFrozen(async () => undefined).finally(goOn);
  }

  // Null where it could not be done, which every call has been told.
  async function freeze(): Promise<(() => void) | null> {
    if (running.size === 0) return () => undefined;
    try {
      return await freezer.freeze();
    } catch (thrown) {
      finish(refuseUnseen(thrown));
      return null;
    }
  }

  // What was changed until now is decided first; what `use` changes is nobody's.
  async function settleFrozen<Result>(use: () => Promise<Result>): Promise<Result> {
    finish(readOutcome([...running, ...ended].map(({ judge }) => judge)));
    const result = await use();
    if (running.size > 0) await takeSnapshot([...running].map(({ judge }) => judge));
    return result;
  }

  function finish(outcome: ChangeOutcome): void {
    const told = [...running, ...ended];
    ended.clear();
    settled.resolve();
    settled = createDeferred();
    for (const { judge } of told) judge.report(outcome);
  }

  async function leave(member: GateMember): Promise<void> {
    running.delete(member);
    ended.add(member);
    if (listCommands().length > 0) return;
    await exclusively(async () => {
      if (ended.has(member)) await settle();
    });
  }

  // Without an await: nothing else of the harness touches the workspace between the comparison and the last restored byte.
  function readOutcome(judges: readonly ChangeJudge[]): ChangeOutcome {
    try {
      return judgeChanges(judges);
    } catch (thrown) {
      return refuseUnseen(thrown);
    }
  }

  function judgeChanges(judges: readonly ChangeJudge[]): ChangeOutcome {
    const changes = watch.list();
    const refusals =
      changes.length > limits.changes ? refuseAll(changes, tooMany(changes.length)) : decide(judges, changes);
    addConsequences(changes, refusals);
    const refused = changes.filter(({ key }) => refusals.has(key));
    const stuck = watch.restore(refused);
    options.onKept(changes.filter(({ key }) => !refusals.has(key)));
    const parents = new Set(changes.flatMap(({ key }) => listParents(key)));
    const isNews = (change: PathChange): boolean => !isImplied(change, parents) || stuck.has(change.key);
    const told = refused.filter(isNews);
    return {
      kept: changes.filter((change) => !refusals.has(change.key) && isNews(change)).length,
      refused: told.map(({ key, path, kind }) => {
        const { rule, reason } = refusals.get(key) ?? { rule: 'error', reason: '' };
        return { path, kind, rule, reason, restored: !stuck.has(key) };
      }),
    };
  }

  function decide(judges: readonly ChangeJudge[], changes: readonly PathChange[]): Map<string, ChangeRefusal> {
    const refusals = new Map<string, ChangeRefusal>();
    for (const judge of judges) {
      let refused: ReadonlyMap<string, ChangeRefusal>;
      try {
        refused = judge.decide(changes, (change) => watch.read(change));
      } catch (thrown) {
        refused = refuseAll(changes, {
          rule: 'error',
          reason: `this could not be decided: ${readErrorMessage(thrown)}`,
        });
      }
      for (const [key, refusal] of refused) if (!refusals.has(key)) refusals.set(key, refusal);
    }
    return refusals;
  }

  return {
    async runWatched(member, signal, run) {
      await waitForGroup(() => ended.size > 0, signal);
      const started = await exclusively(async () => {
        signal.throwIfAborted();
        if (ended.size > 0) await settle();
        if (running.size === 0) await takeSnapshot([member.judge]);
        running.add(member);
        return { result: run() };
      });
      try {
        return await started.result;
      } finally {
        await leave(member);
      }
    },
    async runAlone(write) {
      await waitForGroup(() => ended.size > 0 || listCommands().length > 0, null);
      return exclusively(async () => {
        if (running.size + ended.size === 0) return write();
        const goOn = await freeze();
        if (goOn === null) throw new ToolFailure('the commands that run do not stand still, so nothing can be written');
        return settleFrozen(write).finally(goOn);
      });
    },
    async check() {
      await waitForGroup(() => listCommands().length > 0, null);
      await exclusively(async () => {
        if (running.size + ended.size > 0) await settle();
      });
    },
  };
}

function refuseUnseen(thrown: unknown): ChangeOutcome {
  const reason = `what the command changed could not be checked: ${readErrorMessage(thrown)}`;
  return { kept: 0, refused: [{ path: '.', kind: 'modified', rule: 'error', reason, restored: false }] };
}

function tooMany(count: number): ChangeRefusal {
  return { rule: 'limit', reason: `the command changed ${count} paths, more than are decided one by one` };
}

function refuseAll(changes: readonly PathChange[], refusal: ChangeRefusal): Map<string, ChangeRefusal> {
  return new Map(changes.map(({ key }) => [key, refusal]));
}

// What is put back needs the folders it was in; a folder that was none before takes all that is in it along when it goes.
function addConsequences(changes: readonly PathChange[], refusals: Map<string, ChangeRefusal>): void {
  const byKey = new Map(changes.map((change) => [change.key, change]));
  for (const { key, kind } of changes) {
    const refusal = refusals.get(key);
    if (refusal === undefined || kind === 'created') continue;
    for (const parent of listParents(key))
      if (byKey.get(parent)?.kind === 'type' && !refusals.has(parent)) refusals.set(parent, refusal);
  }
  for (const { key } of changes) {
    if (refusals.has(key)) continue;
    const parent = listParents(key).find((entry) => byKey.get(entry)?.kind === 'type' && refusals.has(entry));
    const refusal = parent === undefined ? undefined : refusals.get(parent);
    if (refusal !== undefined) refusals.set(key, refusal);
  }
}

// A folder that came or went with what is in it is no news of its own.
function isImplied({ key, kind, now }: PathChange, parents: ReadonlySet<string>): boolean {
  return parents.has(key) && (kind === 'deleted' || (kind === 'created' && now === 'directory'));
}

function listParents(key: string): string[] {
  const parts = key.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

function createDeferred(): Deferred {
  let resolve: Deferred['resolve'] = () => undefined;
  const promise = new Promise<void>((onResolve) => {
    resolve = onResolve;
  });
  return { promise, resolve };
}

async function waitFor(promise: Promise<void>, delayMs: number, signal: AbortSignal | null): Promise<void> {
  const over = createDeferred();
  const timer = setTimeout(() => over.resolve(), delayMs);
  signal?.addEventListener('abort', over.resolve, { once: true });
  try {
    await Promise.race([promise, over.promise]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', over.resolve);
  }
}
