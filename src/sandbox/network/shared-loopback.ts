import type { HeldNetwork, SharedNetwork } from './holder.ts';

/**
 * A network with only a loopback, for sessions and the commands that run at the same time, so that commands can reach a server in a
 * session. Created when the first session is opened. Without `start` it is never created, and each session has a separate loopback.
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
