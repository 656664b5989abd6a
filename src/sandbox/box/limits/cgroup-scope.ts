import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Clock } from '../../../core/ports/clock.ts';
import { listTrees } from '../../host/processes/process-tree.ts';

const waitMs = 2_000;
const stepMs = 10;

/**
 * Requests from the user's systemd a separate scope for this process and its children, below which it may create groups. Nothing else on
 * the machine changes, and the scope ends with the process. Returns null, or the reason why there is no scope.
 */
export async function enterUserScope(options: {
  readonly busctl: string | null;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly name: string;
  readonly clock: Clock;
}): Promise<string | null> {
  const { busctl, environment, clock } = options;
  const bus = ['XDG_RUNTIME_DIR', 'DBUS_SESSION_BUS_ADDRESS'].flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  if (busctl === null || bus.length === 0) return 'there is no systemd of the user to ask for a scope';
  const unit = `${options.name}.scope`;
  const manager = ['org.freedesktop.systemd1', '/org/freedesktop/systemd1', 'org.freedesktop.systemd1.Manager'];
  const own = [...listTrees([process.pid]).keys()].map(String);
  const properties = ['2', 'PIDs', 'au', String(own.length), ...own, 'Delegate', 'b', 'true'];
  const args = [
    '--user',
    'call',
    ...manager,
    'StartTransientUnit',
    'ssa(sv)a(sa(sv))',
    unit,
    'fail',
    ...properties,
    '0',
  ];
  const asked = spawnSync(busctl, args, { env: Object.fromEntries(bus), encoding: 'utf8', timeout: waitMs });
  if (asked.status !== 0)
    return `the user's systemd gives no scope (${(asked.stderr ?? '').trim().split('\n')[0] ?? 'no answer'})`;
  // The reply names a job. The process is moved when that job is done.
  for (let waitedMs = 0; waitedMs < waitMs; waitedMs += stepMs) {
    if (readFileSync('/proc/self/cgroup', 'utf8').includes(`/${unit}`)) return null;
    await clock.sleep(stepMs);
  }
  return "the user's systemd has not moved this process into its scope";
}
