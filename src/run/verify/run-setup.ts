import { defaultUploadMb, maxCheckBytes } from '../../core/limits.ts';
import { HarnessError } from '../../core/types/error.ts';
import type { Emit } from '../../core/types/event.ts';
import { readOpening, renderPlace, type ConnectionDecision } from '../../core/types/network.ts';
import type { Policy } from '../../core/ports/policy.ts';
import type { Redactor } from '../../core/ports/redact.ts';
import type { RunSandbox } from '../../sandbox/run-sandbox.ts';
import { explainUntrusted } from '../../core/text/untrusted-certificate.ts';
import { findCause } from './find-cause.ts';
import { recordCheck } from './record-check.ts';

const maxHosts = 10;

/**
 * Runs the command that prepares a workspace (dependencies, generated code) in the sandbox: before the first request to the model, and again before a
 * patch that changes dependencies is verified. It may write everything except protected paths, and reaches the hosts that `sandbox.network` opens
 * for it. Rejects with `setup` if it fails, and names the hosts that were refused.
 */
export async function runSetup(options: {
  readonly command: string;
  readonly phase: 'setup' | 'verify-setup';
  /** The file of the record with its output. */
  readonly log: string;
  readonly run: RunSandbox['runSetup'];
  readonly policy: Policy;
  readonly redactor: Redactor;
  readonly emit: Emit;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** Writes a file of the record. */
  readonly writeFile: (name: string, text: string) => void;
}): Promise<void> {
  const { command, phase, log, policy, emit } = options;
  const refused = new Map<string, ConnectionDecision>();
  const reached = new Set<string>();
  const done = await options.run({
    argv: ['/bin/sh', '-c', command],
    cwd: '.',
    env: {},
    timeoutMs: options.timeoutMs,
    signal: options.signal,
    maxOutputBytes: maxCheckBytes,
    stdin: '',
    network: {
      grant: {
        kind: 'acknowledged',
        hosts: policy.view().network?.setup ?? [],
        sees: [],
        // Nothing of the agent is there before the first request to the model.
        uploadMb: phase === 'setup' ? Infinity : defaultUploadMb,
      },
      onDecision(connection) {
        if (connection.decision === 'deny') refused.set(renderPlace(connection), connection);
        else reached.add(connection.host);
        emit({ type: 'connection-decided', callId: phase, connection });
      },
    },
  });
  const output = options.redactor.redactText(done.aggregatedOutput);
  recordCheck(done, { ...options, output, tests: [] });
  if (done.aborted && options.signal.reason instanceof HarnessError) throw options.signal.reason;
  if (done.exitCode === 0) return;
  const ended = done.timedOut
    ? `was ended after ${Math.round(options.timeoutMs / 1_000)} s, the time that the run had left`
    : `ended with ${done.exitCode ?? 'a signal'}`;
  throw new HarnessError({
    code: 'setup',
    message: [`the setup command ${ended}`, findCause(output)].filter(Boolean).join(': '),
    hint: [
      done.timedOut ? 'Raise timeout-minutes and limits.minutes of the policy.' : '',
      explainUntrusted(output, [...reached]),
      refused.size === 0 ? '' : renderRefused([...refused.values()]),
      `It runs in the sandbox; its whole output is ${log} in the record.`,
    ]
      .filter(Boolean)
      .join(' '),
  });
}

function renderRefused(refused: readonly ConnectionDecision[]): string {
  const shown = refused.slice(0, maxHosts);
  const more = refused.length > shown.length ? ` and ${refused.length - shown.length} more` : '';
  const hosts = shown.map((connection) => `${renderPlace(connection)} (${connection.reason})`).join(', ');
  const opened = shown.map(readOpening).filter((one) => one !== null);
  // JSON is YAML.
  const opening = `To open them for setup, add to the policy: sandbox: { network: { setup: ${JSON.stringify(opened)} } }`;
  return `The sandbox refused its connections to ${hosts}${more}.${opened.length === 0 ? '' : ` ${opening}`}`;
}
