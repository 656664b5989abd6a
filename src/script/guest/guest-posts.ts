import { postKinds } from './guest-bridge.ts';
import { createOutputQuota } from './output-quota.ts';
import type { GuestJob, GuestMessage, GuestMetrics, GuestOutcome, ThrownInGuest } from '../protocol/protocol.ts';
import { protocolLimits } from '../protocol/protocol-limits.ts';

export interface GuestPostsOptions {
  readonly job: GuestJob;
  readonly nowNs: () => bigint;
  readonly send: (message: GuestMessage) => void;
  /** Tells an error that the engine itself made for a lack of memory or stack from the script's own. */
  readonly readThrown: (error: ThrownInGuest) => GuestOutcome;
}

/** Takes the messages that one script posts, within its limits, and forwards them. */
export function createGuestPosts(options: GuestPostsOptions) {
  const { job, nowNs, send } = options;
  const { epoch, limits } = job;
  const quota = createOutputQuota(limits, () => Number(nowNs() / 1_000_000n));
  const pendingCalls = new Set<number>();
  let outcome: GuestOutcome | null = null;
  let missingReports = 0;

  return {
    /** Null until the script has ended. The first end counts. */
    get outcome(): GuestOutcome | null {
      return outcome;
    },
    /** Calls that wait for their answer. */
    pendingCalls,
    end(next: GuestOutcome): void {
      outcome ??= next;
    },
    /** The callback of the guest's `post`; throws for a message that the bridge never sends. */
    onPost(kind: number, id: number, text: string): void {
      if (outcome !== null) return;
      switch (kind) {
        case postKinds.returned:
          outcome = { type: 'returned', json: id === 0 ? null : text };
          break;
        case postKinds.threw:
          outcome = options.readThrown(JSON.parse(text) as ThrownInGuest);
          break;
        case postKinds.unhandled: {
          const thrown = options.readThrown(JSON.parse(text) as ThrownInGuest);
          outcome = thrown.type === 'threw' ? { type: 'unhandled', error: thrown.error } : thrown;
          break;
        }
        case postKinds.call:
          pendingCalls.add(id);
          send({ type: 'call', epoch, id, json: text });
          break;
        case postKinds.lost:
          if (pendingCalls.has(id)) send({ type: 'lost', epoch, id });
          break;
        case postKinds.left:
          send({ type: 'left', epoch, id });
          break;
        case postKinds.missing:
          missingReports += 1;
          if (missingReports <= protocolLimits.missingReports) send({ type: 'missing', epoch, name: text });
          break;
        case postKinds.log:
          if (quota.takeLog(text))
            send({ type: 'log', epoch, level: id === 1 ? 'warn' : id === 2 ? 'error' : 'log', text });
          break;
        case postKinds.handOver:
          send({ type: 'hand-over', epoch, json: id === 0 ? null : text });
          break;
        case postKinds.store:
          send({ type: 'store', epoch, json: text });
          break;
        case postKinds.progress:
          if (quota.takeProgress()) send({ type: 'progress', epoch, kind: id === 1 ? 'warn' : 'info', message: text });
          break;
        default:
          throw new Error('unknown message of the guest');
      }
    },
    countDropped: (): Pick<GuestMetrics, 'droppedLogs' | 'droppedProgress'> => ({
      droppedLogs: quota.droppedLogs(),
      droppedProgress: quota.droppedProgress(),
    }),
  };
}
