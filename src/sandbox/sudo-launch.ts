import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HarnessError } from '../core/error.ts';
import type { Launch } from './start-process.ts';

/** What starts a sandbox as root through sudo, where an ordinary user gets no user namespace. */
export interface SudoLauncher {
  /** Stands inside the sandbox before its command: back to our own user, without any capability. */
  readonly stepDown: readonly string[];
  /** Puts a launch under root; `filterFile` becomes descriptor 3, since sudo closes those that it inherits; `doors` are those of a control group to join. */
  wrap(launch: Launch, filterFile: string | null, doors: readonly string[]): Launch;
}

// Root's processes cannot be signalled from here, so the sandbox hangs on a pipe: when our end of it closes, by will or by death, all ends.
// The pipe is opened both ways first, since opening it for reading alone would wait for a writer who may be dead already.
// bwrap is stopped before it is killed, so that it has no child that is not seen. A background command would lose its input without 6.
const superviseScript = `filter=$1; life=$2; shift 2
while [ "$1" != -- ]; do echo 0 > "$1" || { echo 'bwrap: the control group could not be joined' >&2; exit 125; }; shift; done; shift
exec 4<>"$life" 5<"$life" 4>&- 6<&0
if [ -n "$filter" ]; then "$@" 3<"$filter" 0<&6 5<&- 6<&- & else "$@" 0<&6 5<&- 6<&- & fi
child=$!
exec 6<&-
{ read -r word <&5; kill -STOP "$child"; kill -KILL $(cat "/proc/$child/task/$child/children") "$child"; } 2>/dev/null >/dev/null </dev/null &
watcher=$!
wait "$child"
code=$?
kill -KILL "$watcher" 2>/dev/null
exit "$code"`;

/**
 * Opens the way through sudo. Nothing of the machine is changed, and what runs in the sandbox is our own user as before. Throws `sandbox`
 * where a program for it is missing.
 */
export function openSudo(
  find: (name: string) => string | null,
  { setpriv, sh }: { readonly setpriv: string | null; readonly sh: string },
  uid: number,
  /** A folder of the run's own. */
  scratch: string,
): SudoLauncher {
  const [sudo, mkfifo, env] = [find('sudo'), find('mkfifo'), find('env')];
  if (sudo === null || mkfifo === null || env === null || setpriv === null)
    throw new HarnessError({
      code: 'sandbox',
      message: 'the way through sudo needs sudo, setpriv, mkfifo and env',
      hint: 'Install util-linux and coreutils.',
    });
  let count = 0;
  return {
    stepDown: [
      setpriv,
      `--reuid=${uid}`,
      // The folder is ours, and so is its group.
      `--regid=${statSync(scratch).gid}`,
      '--clear-groups',
      '--inh-caps=-all',
      '--bounding-set=-all',
      '--no-new-privs',
      '--',
    ],
    wrap(launch, filterFile, doors) {
      count += 1;
      const lifeline = join(scratch, `lifeline-${count}`);
      const made = spawnSync(mkfifo, ['-m', '600', lifeline], { env: {} });
      if (made.status !== 0) throw new Error(`no pipe could be made at ${lifeline}`);
      let ours: number | null = openSync(lifeline, constants.O_RDWR);
      const variables = Object.entries(launch.env).map(([name, value]) => `${name}=${value}`);
      const [program = sudo, ...args] = [
        ...[sudo, '-n', '--', sh, '-c', superviseScript, 'sh', filterFile ?? '', lifeline, ...doors, '--'],
        // sudo has an environment of its own making, which would be readable inside.
        ...[env, '-i', ...variables, launch.program, ...launch.args],
      ];
      return {
        program,
        args,
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
        descriptors: launch.descriptors,
        user: null,
        end() {
          if (ours === null) return;
          closeSync(ours);
          ours = null;
          rmSync(lifeline, { force: true });
        },
      };
    },
  };
}
