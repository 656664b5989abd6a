import { HarnessError } from '../core/types/error.ts';
import type { Emit } from '../core/types/event.ts';
import type { Policy } from '../core/ports/policy.ts';
import type { Redactor } from '../core/ports/redact.ts';
import type { RunSandbox } from '../sandbox/create-sandbox.ts';

const maxQuoted = 300;

/**
 * Runs the command that prepares the workspace (dependencies, generated code) in the sandbox, before the model is asked anything. It may write
 * all but what is protected, and reaches what `sandbox.network` opens for it. Throws `usage` where it fails.
 */
export async function runSetup(options: {
  readonly command: string;
  readonly sandbox: Pick<RunSandbox, 'runSetup'>;
  readonly policy: Policy;
  readonly redactor: Redactor;
  readonly emit: Emit;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}): Promise<void> {
  const { command, policy, redactor, emit } = options;
  const { network } = policy.sandbox;
  const done = await options.sandbox.runSetup({
    argv: ['/bin/sh', '-c', command],
    cwd: '.',
    env: {},
    timeoutMs: options.timeoutMs,
    signal: options.signal,
    maxOutputBytes: policy.scriptLimits.streamBytes,
    stdin: '',
    network:
      network === null
        ? null
        : {
            grants: network.setup,
            onDecision: (connection) => emit({ type: 'connection-decided', callId: 'setup', connection }),
          },
  });
  const output = redactor.redactText(done.aggregatedOutput);
  emit({
    type: 'command-checked',
    phase: 'setup',
    command,
    exitCode: done.exitCode,
    output,
    tests: [],
    durationMs: Math.round(done.durationMs),
  });
  if (done.aborted && options.signal.reason instanceof HarnessError) throw options.signal.reason;
  if (done.exitCode === 0) return;
  const last = output.trim().split('\n').at(-1) ?? '';
  throw new HarnessError({
    code: 'usage',
    message: `the setup command ${done.timedOut ? 'took too long' : `ended with ${done.exitCode ?? 'a signal'}`}: ${last.slice(0, maxQuoted)}`,
    hint: 'It runs in the sandbox, without network but for the hosts in sandbox.network.setup of the policy.',
  });
}
