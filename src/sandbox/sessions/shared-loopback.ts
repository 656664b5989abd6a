import type { HeldNetwork, SharedNetwork } from '../egress/holder.ts';

/**
 * A network for sessions and the commands beside them that leads nowhere: loopback and nothing else, so that a server in a session can be
 * reached. Made when the first session is opened; without `start` there is none, and each session is alone on a loopback of its own.
 */
export interface SharedLoopback {
  open(): Promise<void>;
  readonly network: SharedNetwork | null;
  end(): void;
}

export function createSharedLoopback(start: (() => Promise<HeldNetwork>) | null): SharedLoopback {
  let starting: Promise<HeldNetwork> | null = null;
  let held: HeldNetwork | null = null;
  return {
    async open() {
      if (start !== null) held = await (starting ??= start());
    },
    get network() {
      return held;
    },
    end: () => held?.end(),
  };
}
