import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { harnessGroup } from '../limits/cgroup-tree.ts';
import { markVariable } from './marked-processes.ts';
import { readIdentity, type ProcessIdentity } from './process-identity.ts';

/** A small process that outlives the harness and cleans up after it. */
export interface Guardian {
  readonly identity: ProcessIdentity;
  /** The run has ended well: what is left to do is to remove its folder, which takes longer than anybody should wait. */
  end(): void;
}

// A line says that the run ended well; the end of the input without one, that the harness is gone. What it was just starting has the mark
// only a moment later, so three looks in a row have to find nothing.
const script = `remove() { rm -rf -- "$scratch" || { chmod -R u+rwX -- "$scratch"; rm -rf -- "$scratch"; }; }
if read -r line; then remove; exit; fi
looks=0
empty=0
while [ $looks -lt 100 ] && [ $empty -lt 3 ]; do
  left=$(
    printf '%s%s\\n' "$prefix" "$mark" | grep -lasF -f - /proc/[0-9]*/"$file" | cut -d / -f 3
    printf '%s\\n' "$groups" | while read -r group; do find "$group" -name ${harnessGroup} -prune -o -name cgroup.procs -exec cat {} +; done
  )
  if [ -z "$left" ]; then empty=$((empty + 1)); else empty=0; fi
  for pid in $left; do kill -9 "$pid"; done
  looks=$((looks + 1))
  sleep 0.05
done
remove
for placeholder in "$@"; do rmdir -- "$placeholder"; done
printf '%s\\n' "$groups" | while read -r group; do find "$group" -depth -type d -exec rmdir -- {} \\;; done`;

/**
 * Starts the guardian of a run. A harness that is killed cannot clean up, and bwrap does not always die with it: killed while it starts, it
 * leaves its child waiting for ever, or the command running. The guardian ends everything that is in the run's control groups or has the scratch
 * folder's name as its mark, and removes that folder, those groups and the placeholders that are still empty (proved by
 * test/scenarios/killed-at-random.test.ts and test/scenarios/isolation-off.test.ts).
 */
export function startGuardian(options: {
  readonly sh: string;
  readonly scratch: string;
  /** `arguments`: of bwrap, which stands around all that a command starts. `environment`: of each process, in the variable for it. */
  readonly marked: 'arguments' | 'environment';
  readonly placeholders: readonly string[];
  /** Where the run's control groups may lie. */
  readonly groups: readonly string[];
}): Guardian {
  const child = spawn(options.sh, ['-c', script, 'guardian', ...options.placeholders], {
    // By the environment: in its arguments the mark, which the groups have too, would make it find itself. And in two parts, since then it
    // would find itself by the environment.
    env: {
      ...{ PATH: '/usr/bin:/bin', LC_ALL: 'C' },
      ...(options.marked === 'arguments'
        ? { file: 'cmdline', prefix: '' }
        : { file: 'environ', prefix: `${markVariable}=` }),
      ...{ scratch: options.scratch, mark: basename(options.scratch), groups: options.groups.join('\n') },
    },
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    // In a session of its own, so that what ends the harness's group does not end it.
    detached: true,
  });
  const { stdin } = child;
  // A guardian that somebody has killed is missed by nobody but the next start.
  stdin.on('error', () => undefined);
  child.on('error', () => undefined);
  child.unref();
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
  return {
    identity: readIdentity(child.pid ?? 0),
    end: () => void stdin.end('end\n'),
  };
}
