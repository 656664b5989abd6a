import { maxCheckBytes } from '../core/limits.ts';
import { HarnessError } from '../core/types/error.ts';
import type { Emit } from '../core/types/event.ts';
import type { Policy } from '../core/ports/policy.ts';
import type { Redactor } from '../core/ports/redact.ts';
import type { ConnectionDecision, NetworkGrant } from '../core/types/network.ts';
import { checkLogs } from '../core/types/verify.ts';
import { coversHost } from '../sandbox/egress/check-host.ts';
import type { RunSandbox } from '../sandbox/run-sandbox.ts';
import { explainCertificates, findCause } from './find-cause.ts';
import { recordCheck } from './record-check.ts';

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
  /** Writes a file of the record. */
  readonly writeFile: (name: string, text: string) => void;
}): Promise<void> {
  const { command, policy, emit } = options;
  const refused = new Map<string, ConnectionDecision>();
  const done = await options.sandbox.runSetup({
    argv: ['/bin/sh', '-c', command],
    cwd: '.',
    env: {},
    timeoutMs: options.timeoutMs,
    signal: options.signal,
    maxOutputBytes: maxCheckBytes,
    stdin: '',
    network: {
      grants: policy.sandbox.network?.setup ?? [],
      onDecision(connection) {
        if (connection.decision === 'deny') refused.set(`${connection.host}:${connection.port}`, connection);
        emit({ type: 'connection-decided', callId: 'setup', connection });
      },
    },
  });
  const output = recordCheck(done, { ...options, phase: 'setup', tests: [] });
  if (done.aborted && options.signal.reason instanceof HarnessError) throw options.signal.reason;
  if (done.exitCode === 0) return;
  const ended = done.timedOut
    ? `was ended after ${Math.round(options.timeoutMs / 1_000)} s, the time that the run had left`
    : `ended with ${done.exitCode ?? 'a signal'}`;
  const grants = policy.sandbox.network?.setup ?? [];
  throw new HarnessError({
    code: 'setup',
    message: [`the setup command ${ended}`, findCause(output)].filter(Boolean).join(': '),
    hint: [
      done.timedOut ? 'Raise timeout-minutes and limits.minutes of the policy.' : '',
      explainCertificates(output),
      renderRefused([...refused.values()], grants),
      `It runs in the sandbox; its whole output is ${checkLogs.setup} in the record.`,
    ]
      .filter(Boolean)
      .join(' '),
  });
}

// A host that the policy names already is refused for another reason, and naming it again would change nothing.
function renderRefused(refused: readonly ConnectionDecision[], grants: readonly NetworkGrant[]): string {
  const isNamed = ({ host, port }: ConnectionDecision): boolean =>
    grants.some((grant) => grant.port === port && coversHost(grant.host, host));
  const [named, unnamed] = [refused.filter(isNamed), refused.filter((one) => !isNamed(one))];
  const list = (some: readonly ConnectionDecision[]): string => {
    const shown = some.slice(0, maxHosts).map(({ host, port }) => `${host}:${port}`);
    return `${shown.join(', ')}${some.length > shown.length ? ` and ${some.length - shown.length} more` : ''}`;
  };
  const reasons = new Set(named.map(({ reason }) => reason));
  const advice = unnamed.slice(0, maxHosts).map(({ host, port }) => JSON.stringify(`${host}:${port}`));
  return [
    unnamed.length === 0
      ? ''
      : `The sandbox refused its connections to ${list(unnamed)}. To open them for setup, add to the policy: sandbox: { network: { setup: [${advice.join(', ')}] } }`,
    named.length === 0
      ? ''
      : `The sandbox refused its connections to ${list(named)}, which the policy names: ${[...reasons].join(', ')}. A host at a private address needs \`private: true\` in its entry.`,
  ]
    .filter(Boolean)
    .join(' ');
}
