import { closeSync, constants, openSync, readSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode, HarnessError } from '../../core/types/error.ts';
import { makePipes, openControlPipes, type ControlPipes } from './control-pipes.ts';
import type { SharedNetwork } from '../egress/holder.ts';
import type { Launch } from '../processes/start-process.ts';
import type { Programs } from '../processes/find-programs.ts';

/** What starts a sandbox as root through sudo, where an ordinary user gets no user namespace. */
export interface SudoLauncher {
  /** Stands inside the sandbox before its command: back to our own user, without any capability. */
  readonly stepDown: readonly string[];
  /** Stands after `stepDown`: what follows has these variables and no others. */
  setVariables(variables: Readonly<Record<string, string>>): readonly string[];
  /** Stands before bwrap where it joins the network that `wrap` is given. */
  readonly join: readonly string[];
  /** Pipes by which a session is told of sizes and reports itself, and the descriptors that they become inside. */
  openControl(): ControlPipes;
  readonly controlNumbers: { readonly input: number; readonly output: number };
  /** The descriptor on which bwrap reports its start. */
  readonly statusNumber: number;
  /** Puts a launch under root, which opens by their names what would be descriptors, since sudo closes those that it inherits. */
  wrap(launch: Launch, opened: OpenedByRoot): Launch;
}

/** What root opens for a sandbox; nothing of it is in a folder that a command sees. */
export interface OpenedByRoot {
  /** The filter, which becomes descriptor 3. */
  readonly filterFile: string | null;
  /** Of a control group to join. */
  readonly doors: readonly string[];
  readonly network: SharedNetwork | null;
  /** Closed with it. */
  readonly control: ControlPipes | null;
}

const networkNumber = 9;
const statusNumber = 6;
const controlNumbers = { input: 7, output: 8 };

// Root's processes cannot be signalled from here, so the sandbox hangs on a pipe: when our end of it closes, by will or by death, all ends.
// The pipes are opened both ways first, since opening one way would wait for somebody who may be dead already; where that has made a file,
// the pipe is gone, and so is whoever waits.
// A background command would ignore Ctrl-C for ever, so it is the watcher that is in the background. It learns whom to watch by the same
// pipe, and holds it open until then: it never takes the end of the pipe for a command that has not begun.
// bwrap is stopped before it is killed, so that it has no child that is not seen. Whoever kills starts nothing for it and is not in the command's
// control group, which may have no room for one more process.
// Whoever holds the network's descriptor may be gone and its process id somebody else's, so the name is compared of what has been opened.
// Pipes that are root's are not opened a second time from inside, by way of /proc.
const superviseScript = `filter=$1; life=$2; network=$3; name=$4; input=$5; output=$6; status=$7; shift 7
exec 4<>"$life" 5<"$life"
[ -p /proc/self/fd/5 ] || exit 125
{ read -r child; exec 4>&-; read -r word; kill -STOP "$child"; read -r inside <"/proc/$child/task/$child/children"; kill -KILL $inside "$child"; } <&5 5<&- >/dev/null 2>&1 &
watcher=$!
exec 4>&-
(
  exec 4>/proc/self/fd/5 5<&-
  read -r self rest </proc/self/stat
  echo "$self" >&4
  exec 4>&-
  while [ "$1" != -- ]; do echo 0 > "$1" || { echo 'bwrap: the control group could not be joined' >&2; exit 125; }; shift; done; shift
  if [ -n "$input" ]; then
    exec ${controlNumbers.input}<>"$input" ${controlNumbers.output}<>"$output"
    chown 0:0 /proc/self/fd/${controlNumbers.input} /proc/self/fd/${controlNumbers.output} || exit 125
  fi
  if [ -n "$network" ]; then
    exec ${networkNumber}<"$network"
    [ "$(readlink /proc/self/fd/${networkNumber})" = "$name" ] || { echo 'bwrap: the network of the commands is gone' >&2; exit 125; }
  fi
  if [ -n "$filter" ]; then exec 3<"$filter"; fi
  if [ -n "$status" ]; then exec ${statusNumber}>"$status"; fi
  exec "$@"
)
code=$?
kill -KILL "$watcher" 2>/dev/null
exit "$code"`;

/**
 * Opens the way through sudo. Nothing of the machine is changed, and what runs in the sandbox is our own user as before. Throws `sandbox`
 * where a program for it is missing.
 */
export function openSudo(
  find: (name: string) => string | null,
  { setpriv, sh, nsenter }: Pick<Programs, 'setpriv' | 'sh' | 'nsenter'>,
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
    join:
      nsenter === null
        ? []
        : [
            ...[nsenter, `--net=/proc/self/fd/${networkNumber}`, '--', sh, '-c'],
            // The command must not inherit it.
            ...[`exec "$@" ${networkNumber}<&-`, 'sh'],
          ],
    setVariables: (variables) => [env, '-i', ...Object.entries(variables).map(([name, value]) => `${name}=${value}`)],
    ...{ controlNumbers, statusNumber },
    openControl() {
      count += 1;
      return openControlPipes(mkfifo, join(scratch, `control-${count}`));
    },
    wrap(launch, { filterFile, doors, network, control }) {
      count += 1;
      const lifeline = join(scratch, `lifeline-${count}`);
      const status = launch.status === null ? null : join(scratch, `status-${count}`);
      makePipes(mkfifo, [lifeline, ...(status === null ? [] : [status])]);
      let ours: number | null = openSync(lifeline, constants.O_RDWR);
      const reader = status === null ? null : openStatus(status);
      const variables = Object.entries(launch.env).map(([name, value]) => `${name}=${value}`);
      const [program = sudo, ...args] = [
        ...[sudo, '-n', '--', sh, '-c', superviseScript, 'sh', filterFile ?? '', lifeline],
        ...[
          network?.namespace.path ?? '',
          network?.namespace.name ?? '',
          control?.paths.input ?? '',
          control?.paths.output ?? '',
          status ?? '',
        ],
        ...[...doors, '--'],
        // sudo has an environment of its own making, which would be readable inside.
        ...[env, '-i', ...variables, launch.program, ...launch.args],
      ];
      return {
        program,
        args,
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
        descriptors: launch.descriptors,
        user: null,
        status: reader,
        end() {
          if (ours === null) return;
          closeSync(ours);
          ours = null;
          reader?.close();
          rmSync(lifeline, { force: true });
          control?.close();
        },
      };
    },
  };
}

const maxStatusBytes = 4_096;

// Opened both ways, as nothing else keeps it open when its writer is gone.
function openStatus(path: string): { read(): string; close(): void } {
  const descriptor = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  let isOpen = true;
  let text = '';
  return {
    read() {
      if (!isOpen) return text;
      const bytes = Buffer.alloc(maxStatusBytes);
      try {
        text += bytes.toString('latin1', 0, readSync(descriptor, bytes));
      } catch (thrown) {
        if (!hasCode(thrown, 'EAGAIN')) throw thrown;
      }
      return text;
    },
    close() {
      isOpen = false;
      closeSync(descriptor);
      rmSync(path, { force: true });
    },
  };
}
