import { spawn } from 'node:child_process';
import { readdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode, orElse } from '../../core/types/error.ts';
import { findProgram } from '../../sandbox/host/find-programs.ts';

// Code that meets text of others may block the event loop, and then no timer of this process fires. The input is the harness: it ends when the harness
// ends, for any reason. `/proc/uptime` decides because programs named `timeout` differ in their exit codes. Nothing is killed after an early end.
const script = `read -r begun rest < /proc/uptime
timeout "$seconds" cat && exit
read -r now rest < /proc/uptime
[ $((\${now%.*} - \${begun%.*})) -ge "$seconds" ] || exit
mkdir -p -m 700 "$notes" && ln -s "$record" "$notes/$name"
kill -9 "$harness"
printf 'error: timed-out: %s; the next start closes the record %s\\n' "$reason" "$record" >&2`;

const minGraceMs = 10_000;
const maxGraceMs = 180_000;

/** Why a run has ended whose process the watchdog has killed. */
export const watchdogReason = 'the run did not end at its deadline, so its watchdog killed the process';

/**
 * Starts a small process that kills this process some time after the deadline of its run, also if its event loop is blocked or it is stopped. Before
 * that, it leaves a note in the state directory, by which a later start closes the record as `timed-out` (`listTimedOutRecords`). It ends with this
 * process.
 */
export function startWatchdog(options: {
  readonly wallClockMs: number;
  /** The time that earlier parts of the run have used. */
  readonly usedMs: number;
  readonly stateDirectory: string;
  readonly recordDirectory: string;
  /** Unique among the runs of the state directory. */
  readonly name: string;
}): void {
  const { wallClockMs, usedMs } = options;
  // A run that reacts ends in time. Its patch, reports and publishing may take longer than planned.
  const graceMs = Math.min(Math.max(wallClockMs, minGraceMs), maxGraceMs);
  const child = spawn(findProgram('sh', '', []) ?? '/bin/sh', ['-c', script], {
    env: {
      PATH: '/usr/bin:/bin',
      LC_ALL: 'C',
      seconds: String(Math.ceil((Math.max(0, wallClockMs - usedMs) + graceMs) / 1_000)),
      harness: String(process.pid),
      notes: locateNotes(options.stateDirectory),
      name: options.name,
      record: options.recordDirectory,
      reason: watchdogReason,
    },
    cwd: '/',
    stdio: ['pipe', 'ignore', 'inherit'],
    // In a separate session, so that a signal to the harness's group does not end it.
    detached: true,
  });
  child.stdin?.on('error', () => undefined);
  // Without it, the limits of each step still hold.
  child.on('error', () => undefined);
  child.unref();
  if (child.stdin !== null && 'unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref();
}

/** The records of the runs that watchdogs have ended, with the note of each. A record that was removed since is left out. */
export function listTimedOutRecords(
  stateDirectory: string,
): readonly { readonly note: string; readonly record: string }[] {
  const directory = locateNotes(stateDirectory);
  return orElse(() => readdirSync(directory), [], 'ENOENT', 'ENOTDIR', 'EACCES').flatMap((name) => {
    const note = join(directory, name);
    try {
      return [{ note, record: realpathSync(note) }];
    } catch (thrown) {
      if (!hasCode(thrown, 'ENOENT', 'ENOTDIR')) throw thrown;
      rmSync(note, { force: true });
      return [];
    }
  });
}

function locateNotes(stateDirectory: string): string {
  return join(stateDirectory, 'ended-by-watchdog');
}
