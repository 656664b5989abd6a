import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { harnessGroup } from '../limits/cgroup.ts';

// A line on stdin means that the run ended normally; the end of the input without a line means that the harness is gone. A process that was
// just being started gets the mark a moment later, so three consecutive looks must find nothing.
const script = `remove() { rm -rf -- "$scratch" || { chmod -R u+rwX -- "$scratch"; rm -rf -- "$scratch"; }; }
if read -r line; then remove; exit; fi
looks=0
empty=0
while [ $looks -lt 100 ] && [ $empty -lt 3 ]; do
  left=$(
    printf '%s\\n' "$mark" | grep -lasF -f - /proc/[0-9]*/cmdline | cut -d / -f 3
    printf '%s\\n' "$groups" | while read -r group; do find "$group" -name ${harnessGroup} -prune -o -name cgroup.procs -exec cat {} +; done
  )
  if [ -z "$left" ]; then empty=$((empty + 1)); else empty=0; fi
  for pid in $left; do kill -9 "$pid"; done
  looks=$((looks + 1))
  sleep 0.05
done
remove
printf '%s\\n' "$groups" | while read -r group; do find "$group" -depth -type d -exec rmdir -- {} \\;; done`;

/**
 * Starts the guardian of a run, a small process that outlives the harness and cleans up after it. A harness that is killed cannot clean up, and bwrap
 * does not always die with it: if it is killed while it starts, its child waits forever, or the command keeps running. The guardian ends every
 * process that is in the run's control groups or has the scratch directory's name as its mark. Then it removes that directory and those groups
 * (proved by test/scenarios/killed-at-random.test.ts). Returns the function for the normal end of a run: the guardian only removes its directory
 * then, which takes longer than a caller should wait.
 */
export function startGuardian(options: {
  readonly sh: string;
  readonly scratch: string;
  /** The possible paths of the run's control groups. */
  readonly groups: readonly string[];
}): () => void {
  const child = spawn(options.sh, ['-c', script, 'guardian'], {
    // Passed in the environment: with the mark, which the groups also contain, in its arguments, the guardian would find itself.
    env: {
      PATH: '/usr/bin:/bin',
      LC_ALL: 'C',
      scratch: options.scratch,
      mark: basename(options.scratch),
      groups: options.groups.join('\n'),
    },
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    // In a separate session, so that a signal to the harness's group does not end it.
    detached: true,
  });
  const { stdin } = child;
  // If the guardian has been killed, only the next start notices.
  stdin.on('error', () => undefined);
  child.on('error', () => undefined);
  child.unref();
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
  return () => void stdin.end('end\n');
}
