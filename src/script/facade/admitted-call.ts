import type { GuestCall } from '../protocol/runtime.ts';
import type { AnsweredCall } from '../results/call-answer.ts';

/** A call of the guest with the id that the host gave it. */
export interface Admitted {
  readonly call: GuestCall;
  readonly named: AnsweredCall;
}
