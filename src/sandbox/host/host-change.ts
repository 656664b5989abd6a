import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { isRunning, readIdentity } from './processes/process-tree.ts';
import { findSystemProgram, runAsRoot } from './find-programs.ts';

/**
 * A change that lets bwrap create user namespaces on a machine whose AppArmor forbids them: a profile for bwrap only, or the setting for
 * all programs.
 */
export type HostChange = (typeof hostChanges)[number];

export const hostChanges = ['profile', 'sysctl'] as const;

export interface HostTools {
  /** Null if the harness runs as root. */
  readonly sudo: string | null;
  readonly apparmorParser: string | null;
  readonly sysctl: string | null;
  readonly bwrap: string;
}

/** Programs that change the machine. Each belongs to root. */
export function findHostTools({
  findProgram: find = findSystemProgram,
  uid,
}: {
  readonly findProgram?: (name: string) => string | null;
  readonly uid: number;
}): HostTools {
  return {
    sudo: uid === 0 ? null : find('sudo'),
    apparmorParser: find('apparmor_parser'),
    sysctl: find('sysctl'),
    bwrap: find('bwrap') ?? '/usr/bin/bwrap',
  };
}

/** True on GitHub's own runners, which are discarded after the job. */
export function isHosted(environment: Readonly<Record<string, string | undefined>>): boolean {
  return environment['RUNNER_ENVIRONMENT'] === 'github-hosted';
}

const setting = 'kernel.apparmor_restrict_unprivileged_userns';
const commandTimeoutMs = 20_000;

const changeSchema = z.object({
  schema: z.literal('host-change/v1'),
  change: z.enum(hostChanges),
  holder: z.object({ pid: z.number(), startTicks: z.string() }),
});

/** Describes the change for a report. */
export function describeHostChange(change: HostChange): string {
  return change === 'profile'
    ? 'an AppArmor profile that lets bwrap alone make user namespaces was loaded for this run'
    : `${setting} was set to 0 for this run`;
}

/**
 * Makes a change, and records it before, so that it is always undone. Only for machines that are discarded after the job. Returns null, or
 * the reason why the change could not be made; then nothing is changed.
 */
export function changeHost(change: HostChange, tools: HostTools, stateDirectory: string): string | null {
  mkdirSync(stateDirectory, { recursive: true, mode: 0o700 });
  const written: z.infer<typeof changeSchema> = { schema: 'host-change/v1', change, holder: readIdentity(process.pid) };
  writeFileSync(locate(stateDirectory), JSON.stringify(written), { mode: 0o600 });
  const failed = change === 'profile' ? loadProfile(tools) : writeSetting(tools, '0');
  if (failed !== null) rmSync(locate(stateDirectory), { force: true });
  return failed;
}

/** Loads the profile for bwrap until the machine restarts. Returns null, or the reason why it could not be loaded. */
export function loadProfile(tools: HostTools): string | null {
  return runParser(tools, ['--replace', '--skip-cache']);
}

/**
 * Undoes the change of this run or of a run that has died. A change that a living run needs stays. Returns null, or the reason for a
 * failure.
 */
export function restoreHost(tools: HostTools, stateDirectory: string): string | null {
  const file = locate(stateDirectory);
  if (!existsSync(file)) return null;
  const change = changeSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!change.success) return `${file} is not one that a run has written`;
  if (change.data.holder.pid !== process.pid && isRunning(change.data.holder)) return null;
  const failed = change.data.change === 'profile' ? runParser(tools, ['--remove']) : writeSetting(tools, '1');
  if (failed === null) rmSync(file);
  return failed;
}

function locate(stateDirectory: string): string {
  return join(stateDirectory, 'host-change.json');
}

// The form of Ubuntu's own profiles for programs that need user namespaces: unconfined, with this one additional permission.
function renderProfile(bwrap: string): string {
  return `abi <abi/4.0>,
include <tunables/global>

profile script-harness-bwrap ${bwrap} flags=(unconfined) {
  userns,
}
`;
}

// The profile is passed on standard input, because a file could be replaced before root reads it.
function runParser(tools: HostTools, args: readonly string[]): string | null {
  return runTool(tools, tools.apparmorParser, 'apparmor_parser', args, renderProfile(tools.bwrap));
}

function writeSetting(tools: HostTools, value: '0' | '1'): string | null {
  return runTool(tools, tools.sysctl, 'sysctl', ['-w', `${setting}=${value}`], '');
}

function runTool(
  { sudo }: HostTools,
  program: string | null,
  name: string,
  args: readonly string[],
  input: string,
): string | null {
  if (program === null) return `${name} is not installed`;
  const refused = runAsRoot(sudo, [program, ...args], { input, timeout: commandTimeoutMs });
  return refused === null ? null : `${name} failed: ${refused}`;
}
