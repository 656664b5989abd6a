import type { ChangeJudge, ChangeOutcome, ChangeRefusal, PathChange } from '../../core/types/change.ts';
import { createSerializer } from '../../core/serialize.ts';
import type { Clock } from '../../core/ports/clock.ts';
import { readErrorMessage } from '../../core/types/error.ts';
import { ToolFailure } from '../../core/ports/tool.ts';
import type { ChangeLimits } from './change-limits.ts';
import { addConsequences, isImplied, listParents, refuseAll, tooMany } from './change-refusals.ts';
import type { Freezer } from './freezer.ts';
import type { WorkspaceWatch } from './workspace-watch.ts';

/** Admits writers to the workspace, so that each change can be reported to the calls that may have made it. */
export interface ChangeGate {
  /**
   * Runs a command or a session. The changes of a command are decided, and the refused ones restored, before this settles. If other
   * commands still run, that happens soon after. Until then no other command starts and no file tool writes. `run` starts its process
   * before its first await.
   */
  runWatched<Result>(member: GateMember, signal: AbortSignal, run: () => Promise<Result>): Promise<Result>;
  /** Runs a write of the harness while no command runs or all commands are stopped, so that the write is never attributed to a command. */
  runAlone<Result>(write: () => Promise<Result>): Promise<Result>;
  /**
   * Decides the changes made so far, after running commands have ended or `patienceMs` has passed. It serves sessions, whose end cannot be
   * waited for.
   */
  check(): Promise<void>;
}

interface Deferred {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

export interface GateMember {
  readonly judge: ChangeJudge;
  /** A command ends without a request, so others can wait for it. A session is open until a caller ends it. */
  readonly type: 'command' | 'session';
}

/**
 * Commands that run at the same time share the workspace, and no one can determine which of them changed a file. So they form a group: one
 * snapshot before the first command, one check after the last. Each change is decided by every judge of the group and reported to all of
 * them. The result of a command that ends first does not wait for the group, so that a race can end the commands that lost it. A command
 * that starts later waits for the end of the group. If that takes too long, and always for sessions, the group is checked while its
 * remaining processes are stopped, and these form a new group.
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
  // Members that have ended and whose changes are not decided yet.
  const ended = new Set<GateMember>();
  let settled = createDeferred();
  // One at a time: snapshots, checks, starts, and writes of the harness.
  const exclusively = createSerializer();

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

  // Null if the processes cannot be stopped; every member has then received a refusal.
  async function freeze(): Promise<(() => void) | null> {
    if (running.size === 0) return () => undefined;
    try {
      return await freezer.freeze();
    } catch (thrown) {
      finish(refuseUnseen(thrown));
      return null;
    }
  }

  // First decides the changes made until now. Changes made by `use` belong to no command.
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

  // No await in here: no other part of the harness touches the workspace between the comparison and the last restored byte.
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
    addConsequences(changes, refusals, (change) => watch.hasCopy(change));
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
        if (goOn === null) throw new ToolFailure('the commands that run do not stop, so nothing can be written');
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
