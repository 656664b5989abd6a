import { closeSync, constants, openSync, readSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode, HarnessError } from '../../core/types/error.ts';
import { makePipes, openControlPipes, type ControlPipes } from './control-pipes.ts';
import type { SharedNetwork } from '../egress/holder.ts';
import type { Launch } from '../processes/start-process.ts';
import type { Programs } from '../processes/find-programs.ts';

/** Starts a sandbox as root through sudo, if an ordinary user gets no user namespace. */
export interface SudoLauncher {
  /** Inside the sandbox, before its command: switches back to the ordinary user, without any capability. */
  readonly stepDown: readonly string[];
  /** After `stepDown`: the following program has only these variables. */
  setVariables(variables: Readonly<Record<string, string>>): readonly string[];
  /** Before bwrap, if it joins the network that `wrap` receives. */
  readonly join: readonly string[];
  /** Opens the pipes on which a session receives sizes and reports its state, and the descriptors that they become inside. */
  openControl(): ControlPipes;
  readonly controlNumbers: { readonly input: number; readonly output: number };
  /** The descriptor on which bwrap reports its start. */
  readonly statusNumber: number;
  /** Wraps a launch so that root runs it. Root opens files by name instead of inheriting descriptors, because sudo closes those. */
  wrap(launch: Launch, opened: OpenedByRoot): Launch;
}

/** The files that root opens for a sandbox. None is in a folder that a command sees. */
export interface OpenedByRoot {
  /** The filter, which becomes descriptor 3. */
  readonly filterFile: string | null;
  /** The files of a control group to join. */
  readonly doors: readonly string[];
  readonly network: SharedNetwork | null;
  /** Closed together with the launch. */
  readonly control: ControlPipes | null;
}

const networkNumber = 9;
const statusNumber = 6;
const controlNumbers = { input: 7, output: 8 };

// The harness cannot signal root's processes, so the sandbox depends on a pipe: when the harness closes its end or dies, everything ends.
// The pipes are first opened for reading and writing, because opening for one direction would wait for a process that may be dead already.
// If that open has created a regular file, the pipe is gone, and so is the process at its other end.
// A background command would ignore Ctrl-C forever, so the watcher is in the background instead. It reads the pid to watch from the same
// pipe, and keeps the pipe open until then: so it never takes the end of the pipe for a command that has not begun.
// bwrap is stopped before it is killed, so that it has no unseen child. The killer starts no process for it and is not in the command's
// control group, which may have no room for one more process.
// The process that holds the network's descriptor may be gone and its pid reused, so the name of the opened network is compared.
// Pipes owned by root cannot be opened a second time from inside through /proc.
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
 * Opens the way through sudo. It changes nothing on the machine, and processes in the sandbox run as the ordinary user. Throws `sandbox` if
 * a program for it is missing.
 */
export function openSudo(
  find: (name: string) => string | null,
  { setpriv, sh, nsenter }: Pick<Programs, 'setpriv' | 'sh' | 'nsenter'>,
  uid: number,
  /** A folder of the run. */
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
      // The folder belongs to this user, so it has this user's group.
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
        // sudo sets its own environment, which would be readable inside.
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

// Opened for reading and writing, because nothing else keeps it open when its writer has ended.
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
