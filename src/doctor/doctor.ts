import type { CommandContext } from '../run/host/command-context.ts';
import { describeFloor, listProgramChecks, renderIdentity, renderKeys, describeProxies, type Check } from './checks.ts';
import { fixMachine } from './fix.ts';
import { listWorkflowRisks } from './workflows.ts';
import { tryIsolation, type RunCommandLimits, type TriedIsolation } from './isolation.ts';
import { listServerChecks } from './servers.ts';
import { locateDirectory } from '../run/host/locate-directory.ts';
import { loadPolicyFile } from '../run/policy/load-policy-file.ts';
import { findProgram } from '../sandbox/host/find-programs.ts';

export interface DoctorOptions {
  readonly format: 'text' | 'json';
  /** `look` leaves nothing changed. */
  readonly mode: 'look' | 'fix';
  /** The workspace; the working directory if left out. */
  readonly cwd?: string;
  /** A policy whose limits are shown and whose MCP servers are tried; null for the default limits and no servers. */
  readonly policy?: string | null;
  /** Finds the harness's own programs; by default on the PATH of the environment. */
  readonly find?: (name: string) => string | null;
}

/**
 * `doctor`: reports the programs of this machine, the sandbox on it with the reasons, fixes for missing parts, and risks of the workflows here.
 * Returns the exit code.
 */
export async function runDoctor(options: DoctorOptions, context: CommandContext): Promise<number> {
  const { host, terminal } = context;
  const { policy = null, find = (name: string) => findProgram(name, host.facts.environment['PATH'] ?? '', []) } =
    options;
  const directory = locateDirectory(host, options.cwd ?? '.', '--cwd');
  const fixed = options.mode === 'look' ? [] : await fixMachine(context, find);
  const limits = policy === null ? undefined : await readLimits(policy, directory, context);
  const tried = await tryIsolation(context, find, limits);
  const checks: Check[] = [
    { name: 'node', needed: true, ok: true, detail: `${process.version} (${host.arch})`, fix: '' },
    ...listProgramChecks(host.uid, find),
    ...listIsolationChecks(tried),
    describeFloor(host.machineFloor, host.uid),
    ...(policy === null || tried.type === 'refused' ? [] : await listServerChecks(policy, directory, context)),
    { name: 'keys', needed: false, ok: true, detail: renderKeys(host.facts.environment), fix: '' },
    { name: 'identity', needed: false, ok: true, detail: renderIdentity(host.facts.environment), fix: '' },
    describeProxies(host.facts.environment),
  ];
  // Of the repository, not of the machine: they never make it fail.
  const warnings = listWorkflowRisks(directory);
  const ok = checks.every((check) => check.ok || !check.needed);
  if (options.format === 'json') {
    const shown = checks.map(({ name, ok: fine, detail, fix }) => ({ name, ok: fine, detail, fix }));
    const isolation = tried.type === 'works' ? tried.isolation : null;
    terminal.out(`${JSON.stringify({ ok, isolation, checks: shown, warnings, fixed })}\n`);
  } else {
    for (const line of fixed) terminal.out(`fix  ${line}\n`);
    for (const { ok: fine, name, detail, fix } of checks)
      terminal.out(`${fine ? 'ok  ' : 'miss'} ${name}: ${detail}${fix === '' ? '' : `\n     ${fix}`}\n`);
    for (const { path, place, message, fix } of warnings)
      terminal.out(`warn ${path}:${place.line}:${place.column}: ${message}\n     ${fix}\n`);
  }
  return ok ? 0 : 6;
}

async function readLimits(source: string, cwd: string, { host }: CommandContext): Promise<RunCommandLimits> {
  const { commandLimits, freeDiskMb } = (await loadPolicyFile(host, source, cwd)).policy.settings;
  return { ...commandLimits, freeDiskMb };
}

function listIsolationChecks(tried: TriedIsolation): Check[] {
  if (tried.type === 'refused')
    return [{ name: 'sandbox', needed: true, ok: false, detail: tried.reason, fix: tried.hint }];
  const { level, rung, seccomp, bubblewrap, walls, limits, notes } = tried.isolation;
  const line = (name: string, detail: string): Check => ({ name, needed: false, ok: true, detail, fix: '' });
  return [
    line('sandbox', `${level}: ${rung}`),
    line('seccomp', seccomp ? 'our own filter is active' : 'none'),
    ...(bubblewrap === null
      ? []
      : [line('bubblewrap', `${bubblewrap.version}, ${bubblewrap.isFixed ? 'without' : 'with'} known holes`)]),
    ...walls.map((boundary) => line('boundary', boundary)),
    ...limits.map((limit) => line('limit', limit)),
    ...notes.map((note) => line('note', note)),
  ];
}
