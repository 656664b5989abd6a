import { HarnessError } from '../core/types/error.ts';
import type { Emit } from '../core/types/event.ts';
import type { Policy } from '../core/ports/policy.ts';
import type { Redactor } from '../core/ports/redact.ts';
import type { RunSandbox } from '../sandbox/run-sandbox.ts';

const maxQuoted = 300;
const maxHosts = 10;

/**
 * Runs the command that prepares the workspace (dependencies, generated code) in the sandbox, before the first request to the model. It may
 * write everything except protected paths, and reaches the hosts that `sandbox.network` opens for it. Rejects with `setup` if it fails, and
 * names the hosts that were refused.
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
  const refused = new Set<string>();
  const done = await options.sandbox.runSetup({
    argv: ['/bin/sh', '-c', command],
    cwd: '.',
    env: {},
    timeoutMs: options.timeoutMs,
    signal: options.signal,
    maxOutputBytes: policy.scriptLimits.streamBytes,
    stdin: '',
    network: {
      grants: policy.sandbox.network?.setup ?? [],
      onDecision(connection) {
        if (connection.decision === 'deny') refused.add(`${connection.host}:${connection.port}`);
        emit({ type: 'connection-decided', callId: 'setup', connection });
      },
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
  const ended = done.timedOut
    ? `was ended after ${Math.round(options.timeoutMs / 1_000)} s, the time that the run had left`
    : `ended with ${done.exitCode ?? 'a signal'}`;
  const remedy = done.timedOut ? 'Raise timeout-minutes and limits.minutes of the policy. ' : '';
  throw new HarnessError({
    code: 'setup',
    message: [`the setup command ${ended}`, last.slice(0, maxQuoted)].filter(Boolean).join(': '),
    hint:
      remedy +
      (refused.size === 0 ? 'It runs in the sandbox; its whole output is in the record.' : renderRefused([...refused])),
  });
}

function renderRefused(hosts: readonly string[]): string {
  const shown = hosts.slice(0, maxHosts);
  const more = hosts.length > shown.length ? ` and ${hosts.length - shown.length} more` : '';
  return `The sandbox refused its connections to ${shown.join(', ')}${more}. To open them for setup, add to the policy: sandbox: { network: { setup: [${shown.map((host) => JSON.stringify(host)).join(', ')}] } }`;
}
