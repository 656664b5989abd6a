import type {
  ChangeJudge,
  ChangeOutcome,
  ChangeRefusal,
  JudgedChange,
  PathChange,
} from '../../../core/types/change.ts';
import { createDeferred } from '../../../core/deferred.ts';
import { waitFor } from '../../host/processes/wait-for.ts';
import { createSerializer } from '../../../core/serialize.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import { readErrorMessage } from '../../../core/types/error.ts';
import { renderNumber } from '../../../core/text/grouped-number.ts';
import { listParents } from '../../../core/text/path-text.ts';
import type { ChangeLimits, ListedChange, ListedChanges, WorkspaceWatch } from './workspace-watch.ts';

/** Admits writers to the workspace, so that each change can be reported to the calls that may have made it. */
export interface ChangeGate {
  /**
   * Runs a command or a session. The changes of a command are decided, and the refused ones restored, before this settles. If other
   * commands still run, that happens soon after. Until then no other command starts and no file tool writes. `run` starts its process
   * before its first await.
   */
  runWatched<Result>(member: GateMember, signal: AbortSignal, run: () => Promise<Result>): Promise<Result>;
  /**
   * Runs a write of the harness, or a read that needs decided changes. Changes made before are decided first, after running commands have ended or have
   * run for `patienceMs`; the end of a session is not waited for. Its own changes belong to no command: `written` lists their keys.
   */
  runAlone<Result>(write: () => Promise<Result>, written?: readonly string[]): Promise<Result>;
  /** The status of a path while sessions run; without them every change is allowed. */
  readStatus: WorkspaceWatch['readStatus'];
}

/** The number of attempts to read changes while running processes replace the files. */
const maxReads = 5;
/**
 * The number of attempts to restore them. A process that writes a file all the time can be between its removal and its new content in each of a few
 * attempts if the machine is busy, and what stays refused in the workspace ends the run.
 */
const maxRestores = 20;

interface GateMember {
  readonly judge: ChangeJudge;
  /** A command ends without a request, so others can wait for it. A session is open until a caller ends it. */
  readonly type: 'command' | 'session';
}

/**
 * Commands that run at the same time share the workspace, and no one can determine which of them changed a file. So they form a group, which
 * is checked after the last. Each change is decided by every judge of the group and reported to all of
 * them. The result of a command that ends first does not wait for the group, so that a race can end the commands that lost it. A command
 * that starts later waits for the end of the group. If that takes too long, and always for sessions, the group is checked while its
 * remaining processes run, and these form a new group. No process is stopped for it: its changes meanwhile are decided with its new group,
 * and everything again at the end of the run, when all processes are dead.
 */
export function createChangeGate(options: {
  readonly watch: WorkspaceWatch;
  readonly clock: Clock;
  readonly limits: Pick<ChangeLimits, 'changes' | 'patchBytes' | 'patienceMs'>;
  /** Receives the changes that stay, before anything of them is reported. */
  readonly onKept: (changes: readonly PathChange[]) => void;
}): ChangeGate {
  const { watch, clock, limits } = options;
  /** With the time of its start. */
  const running = new Map<GateMember, number>();
  // Members that have ended and whose changes are not decided yet.
  const ended = new Set<GateMember>();
  let settled = createDeferred<void>();
  // One at a time: checks, starts, and writes of the harness.
  const exclusively = createSerializer();

  function listCommands(): GateMember[] {
    return [...running.keys()].filter(({ type }) => type === 'command');
  }

  // The next writers do not wait for it again.
  function hasNewCommand(): boolean {
    const newestMs = clock.monotonicMs() - limits.patienceMs;
    return [...running].some(([{ type }, startMs]) => type === 'command' && startMs > newestMs);
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

  // A process that still runs may have replaced a file meanwhile.
  function mayTryAgain(attempt: number, most: number): boolean {
    return running.size > 0 && attempt < most;
  }

  function settle(): void {
    const judges = [...running.keys(), ...ended].map(({ judge }) => judge);
    const outcome = readOutcome(judges);
    ended.clear();
    settled.resolve();
    settled = createDeferred<void>();
    for (const judge of judges) judge.report(outcome);
  }

  async function leave(member: GateMember): Promise<void> {
    running.delete(member);
    ended.add(member);
    if (listCommands().length > 0) return;
    await exclusively(async () => {
      if (ended.has(member)) settle();
    });
  }

  // No await in here: no other part of the harness touches the workspace between the comparison and the last restored byte.
  function readOutcome(judges: readonly ChangeJudge[]): ChangeOutcome {
    try {
      return judgeChanges(judges, listChanges());
    } catch (thrown) {
      return refuseUnseen(thrown);
    }
  }

  // Only the list is read again after an error: what was decided once is reported, and another attempt would not find it.
  function listChanges(): ListedChanges {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return watch.list();
      } catch (thrown) {
        if (!mayTryAgain(attempt, maxReads)) throw thrown;
      }
    }
  }

  function judgeChanges(judges: readonly ChangeJudge[], { changes, keptBytes, undone }: ListedChanges): ChangeOutcome {
    const tooMany = `the command changed ${changes.length} paths, more than are decided one by one`;
    const refusals =
      changes.length > limits.changes
        ? refuseAll(changes, { rule: 'limit', reason: tooMany })
        : decide(judges, changes);
    for (const change of pickTooLarge(changes, refusals, limits.patchBytes - keptBytes)) {
      const reason = `its ${renderNumber(change.bytes)} bytes are too many: the patch of the run may hold ${renderNumber(limits.patchBytes)}, and /tmp is for what only the run needs`;
      refusals.set(change.key, { rule: 'limit', reason });
    }
    addConsequences(changes, refusals);
    const refused = changes.filter(({ key }) => refusals.has(key));
    const stuck = restore(refused);
    const kept = changes.filter(({ key }) => !refusals.has(key));
    watch.keep(kept);
    options.onKept([...undone, ...kept]);
    const parents = new Set(changes.flatMap(({ key }) => listParents(key)));
    const isNews = (change: PathChange): boolean => !isImplied(change, parents) || stuck.has(change.key);
    return {
      kept: [...undone, ...kept.filter(isNews)].length,
      refused: refused.filter(isNews).map(({ key, path, kind }) => {
        const { rule, reason } = refusals.get(key) ?? { rule: 'error', reason: '' };
        return { path, kind, rule, reason, restored: !stuck.has(key) };
      }),
    };
  }

  function restore(refused: readonly PathChange[]): ReadonlySet<string> {
    let left = refused;
    for (let attempt = 1; ; attempt += 1) {
      const stuck = watch.restore(left);
      if (stuck.size === 0 || !mayTryAgain(attempt, maxRestores)) return stuck;
      left = refused.filter(({ key }) => stuck.has(key));
    }
  }

  function decide(judges: readonly ChangeJudge[], changes: readonly JudgedChange[]): Map<string, ChangeRefusal> {
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
        if (ended.size > 0) settle();
        running.set(member, clock.monotonicMs());
        return { result: run() };
      });
      try {
        return await started.result;
      } finally {
        await leave(member);
      }
    },
    async runAlone(write, written = []) {
      await waitForGroup(hasNewCommand, null);
      return exclusively(async () => {
        if (running.size + ended.size > 0) settle();
        const result = await write();
        watch.keepWritten(written);
        return result;
      });
    },
    readStatus: (...path) => (running.size === 0 ? 'allowed' : watch.readStatus(...path)),
  };
}

function refuseUnseen(thrown: unknown): ChangeOutcome {
  const reason = `the changes of the command could not be checked: ${readErrorMessage(thrown)}`;
  return { kept: 0, refused: [{ path: '.', kind: 'modified', rule: 'error', reason, restored: false }] };
}

/** The largest of the changes that are not refused yet, so many that the others fit into some bytes. */
function pickTooLarge(
  changes: readonly ListedChange[],
  refusals: ReadonlyMap<string, ChangeRefusal>,
  roomBytes: number,
): ListedChange[] {
  const kept = changes.filter(({ key, bytes }) => bytes > 0 && !refusals.has(key));
  let left = kept.reduce((total, { bytes }) => total + bytes, 0);
  return kept
    .toSorted((one, other) => other.bytes - one.bytes)
    .filter(({ bytes }) => {
      const isTooLarge = left > roomBytes;
      if (isTooLarge) left -= bytes;
      return isTooLarge;
    });
}

/** The same refusal for every change, by its key. */
function refuseAll(changes: readonly PathChange[], refusal: ChangeRefusal): Map<string, ChangeRefusal> {
  return new Map(changes.map(({ key }) => [key, refusal]));
}

/**
 * Adds refusals that follow: a restored path needs its parent directories, and a path that replaced a directory, or was replaced by one, is restored
 * with its contents.
 */
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

/** A directory that was created or deleted together with its contents is not reported separately. */
function isImplied({ key, kind, now }: PathChange, parents: ReadonlySet<string>): boolean {
  return parents.has(key) && (kind === 'deleted' || (kind === 'created' && now === 'directory'));
}
