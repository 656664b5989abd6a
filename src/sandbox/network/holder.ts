import type { ChildProcess } from 'node:child_process';
import type { Clock } from '../../core/ports/clock.ts';
import { HarnessError, readErrorMessage } from '../../core/types/error.ts';
import { watchHolder } from '../host/processes/holder.ts';

/** A network namespace that commands share, for as long as its holder lives. */
export interface SharedNetwork {
  /** The path of the namespace. */
  readonly namespace: string;
}

export interface HeldNetwork extends SharedNetwork {
  end(): void;
}

/** Waits for a process with a separate network namespace, which prints a line when it is ready. Rejects with `sandbox` if it does not start. */
export async function holdNetwork(child: ChildProcess, clock: Clock): Promise<HeldNetwork> {
  try {
    const holder = await watchHolder(child, clock);
    return { namespace: holder.openNamespace('net'), end: () => holder.kill() };
  } catch (cause) {
    child.kill('SIGKILL');
    throw new HarnessError({
      code: 'sandbox',
      message: `the network of the commands could not be set up: ${readErrorMessage(cause)}`,
      hint: 'Run `script-harness doctor`, or take the network rules out of the policy.',
    });
  }
}
