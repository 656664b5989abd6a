import { defaultUploadMb, maxCheckBytes } from '../../core/limits.ts';
import { renderFirst } from '../../core/text/grouped-number.ts';
import { HarnessError } from '../../core/types/error.ts';
import { readOpening, renderPlace, type ConnectionDecision } from '../../core/types/network.ts';
import type { RunSandbox } from '../../sandbox/run-sandbox.ts';
import { explainUntrusted } from '../../core/text/untrusted-certificate.ts';
import type { Host } from '../host/host.ts';
import { listSecretsIn } from '../host/known-secrets.ts';
import type { OpenRun } from '../parts/open-run.ts';
import { findCause } from './find-cause.ts';
import { recordCheck } from './record-check.ts';

const maxHosts = 10;

/**
 * Runs the command that prepares a workspace (dependencies, generated code) in the sandbox: before the first request to the model, and again before a
 * patch that changes dependencies is verified. It may write everything except protected paths, and reaches the hosts that `sandbox.network` opens
 * for it. Rejects with `setup` if it fails, and names the hosts that were refused.
 */
export async function runSetup(
  run: OpenRun,
  options: {
    readonly command: string;
    readonly phase: 'setup' | 'verify-setup';
    /** The file of the record with its output. */
    readonly log: string;
    readonly start: RunSandbox['runSetup'];
    readonly signal: AbortSignal;
    readonly timeoutMs: number;
  },
): Promise<void> {
  const { command, phase, log } = options;
  const { policy, host } = run.options;
  // Before the first request to the model, nothing of the agent is there that could read them.
  const isFirst = phase === 'setup';
  if (isFirst)
    for (const name of policy.settings.setupEnv.filter((one) => (host.facts.environment[one] ?? '') === ''))
      run.emit({
        type: 'warning',
        message: `setup runs without ${name}, which sandbox.setup.env names: the variable is not set`,
      });
  const refused = new Map<string, ConnectionDecision>();
  const reached = new Set<string>();
  const done = await options.start({
    argv: ['/bin/sh', '-c', command],
    cwd: '.',
    env: isFirst ? readVariables(policy.settings.setupEnv, host) : {},
    timeoutMs: options.timeoutMs,
    signal: options.signal,
    maxOutputBytes: maxCheckBytes,
    stdin: '',
    network: {
      grant: {
        kind: 'acknowledged',
        hosts: policy.view().network?.setup ?? [],
        sees: isFirst ? policy.settings.setupSees : [],
        uploadMb: isFirst ? Infinity : defaultUploadMb,
      },
      onDecision(connection) {
        if (connection.decision === 'deny') refused.set(renderPlace(connection), connection);
        else reached.add(connection.host);
        run.emit({ type: 'connection-decided', callId: phase, connection });
      },
    },
  });
  const output = run.parts.redactor.redactText(done.aggregatedOutput);
  recordCheck(run, done, { command, phase, log, output, tests: [] });
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

// A program may print them, and write them into files that the agent finds.
function readVariables(names: readonly string[], { facts, redactor }: Host): Readonly<Record<string, string>> {
  const named = names.flatMap((name) => {
    const value = facts.environment[name] ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  for (const secret of named.flatMap(([, value]) => listSecretsIn(value))) redactor.addSecret(secret);
  return Object.fromEntries(named);
}

function renderRefused(refused: readonly ConnectionDecision[]): string {
  const hosts = refused.map((connection) => `${renderPlace(connection)} (${connection.reason})`);
  const opened = refused
    .slice(0, maxHosts)
    .map(readOpening)
    .filter((one) => one !== null);
  // JSON is YAML.
  const opening = `To open them for setup, add to the policy: sandbox: { network: { setup: ${JSON.stringify(opened)} } }`;
  return `The sandbox refused its connections to ${renderFirst(hosts, maxHosts)}.${opened.length === 0 ? '' : ` ${opening}`}`;
}
