import { chmodSync, chownSync, closeSync, constants, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { execFile, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { HarnessError, readErrorMessage } from '../../core/types/error.ts';
import type { Clock } from '../../core/ports/clock.ts';
import { buildLayerArguments, type BubblewrapFeatures } from '../launch/bubblewrap.ts';
import type { Mount } from '../files/mounts.ts';
import { isBelow } from '../files/paths.ts';
import type { Programs } from '../processes/find-programs.ts';
import { waitForEnd } from '../processes/process-tree.ts';
import type { RunUser } from '../processes/run-user.ts';
import { startProcess } from '../processes/start-process.ts';
import { idmapProgram } from './idmap.ts';
import { renderEnter, type Namespaces } from './namespaces.ts';

/** One overlay over the workspace. All its paths stay valid until `end`. */
export interface Layer {
  /** For `lowers` of another layer, after this one has ended. */
  readonly name: string;
  /** The namespaces in which commands find the mounts. */
  readonly namespaces: Namespaces;
  /** Mount sources in those namespaces: the workspace as commands see it, and, for the harness's own git, without masks and protection. */
  readonly view: string;
  readonly merged: string;
  /** The paths for file access by the harness: the merged files, the layer's own files, and the files below it. */
  readonly folder: string;
  readonly upper: string | null;
  readonly lower: string;
  /** Unmounts it. Rejects if a process that keeps it mounted does not end. */
  end(): Promise<void>;
}

export interface LayerOptions {
  /** Names of ended layers, the topmost first. The workspace is below all of them. */
  readonly lowers: readonly string[];
  readonly access: 'writable' | 'read-only';
  /** The layers of `lowers` that changes are compared with, together with the workspace. */
  readonly compareWith: readonly string[];
  /** Folders that exist in the layer and not in the workspace, relative to it. Each is the first missing part of its path. */
  readonly folders: readonly string[];
  /** Mounts over paths of the workspace, by their absolute path in it, and others by their own path. */
  readonly mounts: readonly Mount[];
}

/** The run's own mount namespace, with the temporary space that all commands of the run share. */
export interface Space {
  /** The kind of layer, as text for the isolation report. */
  readonly rung: string;
  /** The user namespace for networks that commands of a layer join; null for root, whose networks have their own. */
  readonly userNamespace: Namespaces | null;
  /** True if the workspace contains files of an owner whose files commands cannot change. */
  readonly hasForeignFiles: boolean;
  /** The mount source of a repository that is larger than the workspace. */
  readonly repository: string;
  /** A mount source in the namespaces of every layer: a folder for all commands, within the temporary space of the run. */
  makeShared(name: string, mode: number): string;
  /** The path at which the harness finds a path of those namespaces. */
  locate(path: string): string;
  openLayer(options: LayerOptions): Promise<Layer>;
  /** Throws `sandbox` if a process that keeps the mounts has ended: its mounts must not be used any more. */
  checkAlive(): void;
  /** Ends every layer and the space itself. */
  end(): Promise<void>;
}

export interface SpaceOptions {
  readonly workspace: string;
  readonly repositoryRoot: string;
  /** The folder of the run. */
  readonly scratch: string;
  /** The user that commands run as if the harness is root; else null. */
  readonly user: RunUser | null;
  readonly programs: Programs;
  readonly features: BubblewrapFeatures;
  /** Bytes that the temporary folders and the home folder of commands may contain together. */
  readonly temporaryBytes: number;
  /** Bytes that a layer in memory may contain; used if the disk does not support overlays. */
  readonly memoryBytes: number;
  readonly clock: Clock;
}

/** A layer could not be mounted. */
export class LayerFailure extends Error {
  override readonly name = 'LayerFailure';
}

/** Returned instead of a `Space` if this machine or workspace has no layers. The workspace itself is used then. */
export interface NoSpace {
  readonly reason: string;
}

const run = promisify(execFile);
const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };
const startTimeoutMs = 10_000;
const maxInodes = 1_000_000;
const maxSharedInodes = 200_000;

// Makes the workspace available as `lower`, then tries a layer with every operation that fails on some file systems. $0 to $5: the folder,
// the workspace and its repository, the options of an overlay, the bytes of layers in memory and of temporary space. The rest is a command
// that mounts $1 at `lower`.
const spaceScript = `
set -e
cd "$0"
workspace=$1 repository=$2 options=$3 bytes=$4 shared=$5
shift 5
mount -t tmpfs -o "mode=0755,size=$bytes,nr_inodes=${maxInodes}" tmpfs memory
mount -t tmpfs -o "mode=0755,size=$shared,nr_inodes=${maxSharedInodes}" tmpfs shared
"$@" "$workspace" lower >&2
[ "$repository" = "$workspace" ] || "$@" "$repository" repository >&2
probe() {
  mkdir -p "$1/lower/folder" "$1/upper" "$1/work" "$1/merged" && echo old > "$1/lower/folder/file" &&
  mount -t overlay overlay -o "lowerdir=$1/lower,upperdir=$1/upper,workdir=$1/work,$options" "$1/merged" &&
  rm -r "$1/merged/folder" && mkdir "$1/merged/folder" && echo new > "$1/merged/folder/other" &&
  mv "$1/merged/folder/other" "$1/merged/other" && [ -z "$(ls "$1/merged/folder")" ] &&
  read -r text < "$1/merged/other" && [ "$text" = new ] && umount "$1/merged"
}
if probe probe; then place=disk
elif probe memory/probe; then place=memory
else exit 1
fi
echo "ready $$ $place"
exec cat`;

// $0: the folder; $1 and $2: the options and target of the overlay; $3 and $4: the same for the view to compare with, empty if there is
// none.
const layerScript = `
set -e
cd "$0"
mount -t overlay overlay -o "$1" "$2"
[ -z "$3" ] || mount -t overlay overlay -o "$3" "$4"
shift 4
exec "$@"`;

/**
 * Starts the process that keeps the run's mounts. It has a separate user namespace, or for root only separate mounts. Returns the reason if
 * overlays do not work here. Nothing of it is visible outside, and everything ends with the process.
 */
export async function openSpace(options: SpaceOptions): Promise<Space | NoSpace> {
  const { workspace, scratch, user, programs, features, clock } = options;
  const { bwrap, nsenter, unshare, sh, mount, perl } = programs;
  if (nsenter === null || unshare === null || mount === null) return { reason: 'nsenter, unshare or mount is missing' };
  const foreign = findForeign(workspace, user);
  const inner = listMountsBelow(workspace);
  if (inner.length > 0) return { reason: `${inner[0]} is a separate mount` };
  const mark = ['--unsetenv', basename(scratch)];
  const overlayOptions = user === null ? 'userxattr' : 'redirect_dir=on';
  for (const name of ['memory', 'shared', 'lower', 'repository', 'probe', 'layers'])
    mkdirSync(join(scratch, name), { mode: 0o755 });
  const start =
    user === null
      ? [
          ...[bwrap, ...mark, '--unshare-user', '--uid', '0', '--gid', '0'],
          ...['--cap-add', 'CAP_SYS_ADMIN', '--cap-add', 'CAP_DAC_OVERRIDE'],
          ...['--die-with-parent', '--dev-bind', '/', '/', '--'],
        ]
      : [unshare, '--mount', '--'];
  let bind: string[] = [mount, '--rbind'];
  if (user !== null) {
    if (perl === null) return { reason: 'perl is missing, which shows root’s files as those of another user' };
    const ids = [user.owner.uid, user.owner.gid, user.uid, user.gid].map(String);
    bind = [sh, '-c', 'exec "$0" -e "$1" "$6" "$7" "$2" "$3" "$4" "$5"', perl, idmapProgram, ...ids];
  }
  const holders = new Set<Holder>();
  let base: Holder;
  try {
    base = await hold([
      ...[
        ...start,
        sh,
        '-c',
        spaceScript,
        scratch,
        workspace,
        options.repositoryRoot,
        overlayOptions,
        String(options.memoryBytes),
        String(options.temporaryBytes),
        ...bind,
      ],
    ]);
  } catch (thrown) {
    return { reason: readErrorMessage(thrown) };
  }
  const other = await foreign;
  if (user === null && other !== '') {
    await base.end();
    return {
      reason: `${other} belongs to another user or group, so each command takes longer the more files there are; chown and chgrp the workspace to the user of the run`,
    };
  }
  holders.add(base);
  const isOnDisk = base.said.endsWith('disk');
  const namespaces = openNamespaces(base, user === null);
  const baseRoot = openRoot(base, '/');
  const place = isOnDisk ? 'layers' : 'memory/layers';
  let count = 0;
  if (!isOnDisk) mkdirSync(join(baseRoot.path, scratch, place));

  function renderLowers(lowers: readonly string[]): string {
    return `lowerdir=${[...lowers.map((lower) => `${lower}/upper`), 'lower'].join(':')},${overlayOptions}`;
  }

  function createFolders(name: string, extra: readonly string[]): void {
    const folder = join(baseRoot.path, scratch, name);
    mkdirSync(folder, { mode: 0o755 });
    for (const part of ['upper', 'work', 'merged', 'view', 'lower']) mkdirSync(join(folder, part), { mode: 0o755 });
    chmodSync(join(folder, 'upper'), statSync(workspace).mode & 0o777);
    for (const part of extra) mkdirSync(join(folder, 'upper', part), { recursive: true, mode: 0o755 });
    const owned = ['upper', 'work', ...extra.map((part) => join('upper', part))];
    if (user !== null) for (const part of owned) chownSync(join(folder, part), user.uid, user.gid);
  }

  const locateInside = (path: string): string => join(baseRoot.path, path);

  return {
    repository: join(scratch, 'repository'),
    hasForeignFiles: other !== '',
    makeShared(name, mode) {
      const folder = join(scratch, 'shared', name);
      mkdirSync(locateInside(folder));
      chmodSync(locateInside(folder), mode);
      if (user !== null) chownSync(locateInside(folder), user.uid, user.gid);
      return folder;
    },
    locate: locateInside,
    checkAlive() {
      if ([...holders].some(({ isAlive }) => !isAlive()))
        throw new HarnessError({
          code: 'sandbox',
          message: 'a process that keeps the mounts of the workspace has ended',
          hint: 'Look in the system log for what killed it, for example the out-of-memory killer.',
        });
    },
    rung: `${isOnDisk ? 'a layer on disk' : 'a layer in memory'}${user === null ? '' : ' with the owner mapped'}`,
    userNamespace: user === null ? { user: namespaces.namespaces.user, mount: null } : null,
    async openLayer({ lowers, compareWith, access, folders, mounts }) {
      count += 1;
      const name = `${place}/${count}`;
      createFolders(name, folders);
      const isWritable = access === 'writable';
      const lowerDirectories = renderLowers(lowers);
      const upperOptions = `upperdir=${name}/upper,workdir=${name}/work`;
      const absolute = (part: string): string => join(scratch, name, part);
      const view = absolute('view');
      // For a path of the workspace that is mounted onto itself, the source is in the layer, never in the real workspace.
      const move = (path: string, to: string): string =>
        isBelow(workspace, path) ? `${to}${path.slice(workspace.length)}` : path;
      const inView = mounts.map((one): Mount => {
        const target = move(one.target, view);
        return one.type === 'temporary'
          ? { ...one, target }
          : { ...one, target, source: move(one.source, absolute('merged')) };
      });
      const held = await holdOrThrow([
        ...renderEnter(nsenter, namespaces.namespaces, null, null),
        ...[unshare, '--mount', '--', sh, '-c', layerScript, scratch],
        ...(isWritable
          ? [`${lowerDirectories},${upperOptions}`, `${name}/merged`]
          : [lowerDirectories, `${name}/merged`]),
        // The view that changes are compared with, if it is more than the workspace.
        ...(compareWith.length > 0 ? [renderLowers(compareWith), `${name}/lower`] : ['', '']),
        ...[bwrap, ...mark],
        ...buildLayerArguments(
          [{ type: 'writable', source: absolute('merged'), target: view }, ...inView],
          features,
          user === null ? 'own' : 'host',
        ),
        ...[sh, '-c', 'echo "ready $$"; exec cat'],
      ]);
      holders.add(held);
      const own = openNamespaces(held, false);
      const folder = openRoot(held, absolute('merged'));
      const lower = compareWith.length > 0 ? openRoot(held, absolute('lower')) : null;
      return {
        name,
        namespaces: { user: namespaces.namespaces.user, mount: own.namespaces.mount },
        view,
        merged: absolute('merged'),
        folder: folder.path,
        upper: isWritable ? join(baseRoot.path, scratch, name, 'upper') : null,
        lower: lower?.path ?? join(baseRoot.path, scratch, 'lower'),
        async end() {
          if (!holders.delete(held)) return;
          for (const opened of [own, folder, lower]) opened?.close();
          await held.end();
        },
      };
    },
    async end() {
      const all = [...holders].toReversed();
      if (all.length === 0) return;
      holders.clear();
      for (const opened of [namespaces, baseRoot]) opened.close();
      for (const holder of all) await holder.end();
    },
  };

  async function holdOrThrow(command: readonly string[]): Promise<Holder> {
    try {
      return await hold(command);
    } catch (cause) {
      throw new LayerFailure(readErrorMessage(cause), { cause });
    }
  }

  async function hold(command: readonly string[]): Promise<Holder> {
    return startHolder(command, clock);
  }
}

/** A process that only keeps its mounts. */
interface Holder {
  readonly pid: number;
  /** Its only line of output. */
  readonly said: string;
  isAlive(): boolean;
  end(): Promise<void>;
}

async function startHolder([program = '', ...args]: readonly string[], clock: Clock): Promise<Holder> {
  const { child } = startProcess({ program, args, env, descriptors: [], user: null, status: null });
  let errors = '';
  let isAlive = true;
  child.once('close', () => (isAlive = false));
  child.stderr?.on('data', (chunk: Buffer) => (errors = `${errors}${chunk.toString()}`.slice(-2_000)));
  const said = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error('its mounts were not made in time'));
    }, startTimeoutMs);
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (!text.includes('\n')) return;
      clearTimeout(timer);
      resolve(text.trim());
    });
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      reject(new Error(errors.trim() === '' ? 'the process that keeps the mounts ended' : errors.trim()));
    });
  });
  const pid = Number(/^ready (\d+)/.exec(said)?.[1]);
  releaseProcess(child);
  return {
    pid,
    said,
    isAlive: () => isAlive,
    async end() {
      child.kill('SIGKILL');
      await waitForEnd([child.pid ?? 0, pid], clock);
    },
  };
}

// It lives as long as the run, and must not keep the harness alive.
function releaseProcess(child: ChildProcess): void {
  child.unref();
  for (const stream of child.stdio) if (stream instanceof Socket) stream.unref();
}

interface Opened {
  close(): void;
}

function openNamespaces(
  { pid }: Holder,
  hasUserNamespace: boolean,
): Opened & { readonly namespaces: { readonly user: string | null; readonly mount: string } } {
  const mount = openSync(`/proc/${pid}/ns/mnt`, 'r');
  const user = hasUserNamespace ? openSync(`/proc/${pid}/ns/user`, 'r') : null;
  const locate = (descriptor: number): string => `/proc/${process.pid}/fd/${descriptor}`;
  return {
    namespaces: { user: user === null ? null : locate(user), mount: locate(mount) },
    close() {
      closeSync(mount);
      if (user !== null) closeSync(user);
    },
  };
}

// A descriptor, because the process may have ended when a path is used, and its pid may have been reused.
function openRoot({ pid }: Holder, folder: string): Opened & { readonly path: string } {
  const descriptor = openSync(`/proc/${pid}/root${folder}`, constants.O_RDONLY | constants.O_DIRECTORY);
  return { path: `/proc/${process.pid}/fd/${descriptor}`, close: () => closeSync(descriptor) };
}

// An overlay cannot change a file whose owner or group has no id inside. For root, all ids exist inside, and only the owner matters; the
// folder itself belongs to the layer.
async function findForeign(workspace: string, user: RunUser | null): Promise<string> {
  const others =
    user === null
      ? ['!', '-uid', String(statSync(workspace).uid), '-o', '!', '-gid', String(process.getgid?.() ?? 0)]
      : ['!', '-uid', String(user.owner.uid)];
  const depth = ['-mindepth', user === null ? '0' : '1'];
  const args = [
    workspace,
    ...depth,
    '-path',
    join(workspace, '.git'),
    '-prune',
    '-o',
    '(',
    ...others,
    ')',
    '-print',
    '-quit',
  ];
  try {
    const { stdout } = await run('find', args, { env, cwd: '/' });
    return stdout.trimEnd();
  } catch {
    // Without `find`, or in a folder that cannot be listed, a command gets the failure itself.
    return '';
  }
}

// An overlay shows the folder under such a mount, not the contents of the mount.
function listMountsBelow(folder: string): string[] {
  return readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .map((line) =>
      (line.split(' ')[4] ?? '').replaceAll(/\\([0-7]{3})/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 8)),
      ),
    )
    .filter((target) => target !== folder && isBelow(folder, target));
}
