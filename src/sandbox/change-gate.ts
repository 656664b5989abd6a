import type { ChangeJudge, ChangeOutcome, ChangeRefusal, PathChange } from '../core/change.ts';
import { readErrorMessage } from '../core/error.ts';
import type { WorkspaceWatch } from './workspace-watch.ts';

/** Lets writers into the workspace so that each change can be told to the calls that may have made it. */
export interface ChangeGate {
  /**
   * Runs a command. What it changed is decided and put back before this settles, or, where others run beside it, as soon as the last of them
   * has ended; until then no other command starts and no file tool writes.
   */
  runWatched<Result>(judge: ChangeJudge, signal: AbortSignal, run: () => Promise<Result>): Promise<Result>;
  /** Runs a write of the harness's own while no command runs, so that it is never taken for a command's. */
  runAlone<Result>(write: () => Promise<Result>): Promise<Result>;
}

interface Deferred {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

interface Group {
  readonly judges: ChangeJudge[];
  /** Resolves once the snapshot is taken. Without one there is nothing to compare with, so nothing runs and nothing is put back. */
  readonly ready: Promise<void>;
  isReady: boolean;
  running: number;
  /** False once one of its commands has ended: it takes in no more, so that it comes to an end. */
  isOpen: boolean;
  readonly settled: Deferred;
}

/**
 * Commands that run at the same time share the workspace, and nobody can say which of them changed what. So they form a group: one
 * snapshot before the first, one check after the last, each change decided for every one of them and told to all. The first that ends
 * closes the group to newcomers, which wait for the next; its own result does not wait, so that a race can end the ones that lost it. Writes
 * of the file tools wait for the group's end.
 */
export function createChangeGate(options: { readonly watch: WorkspaceWatch; readonly maxChanges: number }): ChangeGate {
  const { watch } = options;
  let current: Group | { readonly isOpen: false; readonly settled: Deferred } | null = null;

  async function join(judge: ChangeJudge, signal: AbortSignal): Promise<Group> {
    for (;;) {
      signal.throwIfAborted();
      if (current === null) {
        const ready = watch.take((path) => judge.isCertain(path));
        const group: Group = {
          judges: [judge],
          ready,
          isReady: false,
          running: 1,
          isOpen: true,
          settled: createDeferred(),
        };
        current = group;
        return group;
      }
      if (current.isOpen) {
        current.judges.push(judge);
        current.running += 1;
        return current;
      }
      await waitFor(current.settled.promise, signal);
    }
  }

  function leave(group: Group): void {
    group.isOpen = false;
    group.running -= 1;
    if (group.running > 0) return;
    try {
      if (group.isReady) settle(group);
    } finally {
      current = null;
      group.settled.resolve();
    }
  }

  // Without an await: nothing else of the harness touches the workspace between the comparison and the last restored byte.
  function settle(group: Group): void {
    let outcome: ChangeOutcome;
    try {
      outcome = judgeChanges(group);
    } catch (thrown) {
      const reason = `what the command changed could not be checked: ${readErrorMessage(thrown)}`;
      outcome = { kept: 0, refused: [{ path: '.', kind: 'modified', rule: 'error', reason, restored: false }] };
    }
    for (const judge of group.judges) judge.report(outcome);
  }

  function judgeChanges(group: Group): ChangeOutcome {
    const changes = watch.list();
    const refusals =
      changes.length > options.maxChanges ? refuseAll(changes, tooMany(changes.length)) : decide(group, changes);
    addConsequences(changes, refusals);
    const refused = changes.filter(({ key }) => refusals.has(key));
    const stuck = watch.restore(refused);
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

  function decide(group: Group, changes: readonly PathChange[]): Map<string, ChangeRefusal> {
    const refusals = new Map<string, ChangeRefusal>();
    for (const judge of group.judges) {
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
    async runWatched(judge, signal, run) {
      const group = await join(judge, signal);
      try {
        await group.ready;
        group.isReady = true;
        return await run();
      } finally {
        leave(group);
      }
    },
    async runAlone(write) {
      for (let busy = current; busy !== null; busy = current) await busy.settled.promise;
      const settled = createDeferred();
      current = { isOpen: false, settled };
      try {
        return await write();
      } finally {
        current = null;
        settled.resolve();
      }
    },
  };
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

async function waitFor(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  const aborted = createDeferred();
  const onAbort = (): void => aborted.resolve();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
