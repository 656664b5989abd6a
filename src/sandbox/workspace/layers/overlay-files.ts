import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chownPath, type RunUser } from '../../host/run-user.ts';
import { readErrorMessage } from '../../../core/types/error.ts';
import { type ClosedEntries, makeWhiteouts } from '../view/closed-entries.ts';
import { createLayerTree } from './layer-tree.ts';
import { LayerFailure, type ProvideFiles, type SpaceOptions } from './layer.ts';
import { readMountTable } from '../../host/files/mount-table.ts';
import { isBelow } from '../../host/files/paths.ts';
import { readPrinted } from '../../host/find-programs.ts';

/**
 * Provides the files of layers as overlays over `lower` of the run's directory, which is the workspace. `root` is the path at which the harness finds
 * the root of the namespaces in which they are mounted. Every overlay here has `overlayOptions`.
 */
export function provideOverlays(options: SpaceOptions, root: string, overlayOptions: string): ProvideFiles {
  const { scratch } = options;
  // The directories with whiteouts, by closed paths and by the name of a layer. Layers with the same closed paths share a directory.
  const whiteouts = new Map<ClosedEntries | string, string>();
  const renderLowers = (directories: readonly string[]): string =>
    `lowerdir=${[...directories, 'lower'].join(':')},${overlayOptions}`;
  // A path that a layer closes stays closed in the layers above it, whatever they close themselves.
  const listDirectories = (names: readonly string[]): readonly string[] =>
    names.flatMap((name) => [`${name}/upper`, whiteouts.get(name) ?? []].flat());

  function prepareWhiteouts(name: string, closed: ClosedEntries): void {
    if (closed.paths.size === 0) return;
    const directory = whiteouts.get(closed) ?? `${name}/closed`;
    try {
      if (!whiteouts.has(closed)) makeWhiteouts(join(root, scratch, directory), closed, options.programs.mknod);
    } catch (cause) {
      throw new LayerFailure(`closed files cannot be hidden: ${readErrorMessage(cause)}`, { cause });
    }
    whiteouts.set(closed, directory).set(name, directory);
  }

  return async (name, { lowers, closed }) => {
    prepareWhiteouts(name, closed);
    const below = [whiteouts.get(name) ?? [], ...listDirectories(lowers)].flat();
    makeUpper(join(root, scratch, name), options);
    return {
      steps: [
        // `volatile`: otherwise the end of the mount writes everything to the disk that is in memory for its file system, as the files of a new
        // checkout. Nothing of a layer has to survive the machine (the kernel's documentation of overlayfs, "Volatile mount").
        ['overlay', `${renderLowers(below)},upperdir=${name}/upper,workdir=${name}/work,volatile`, `${name}/merged`],
        // The view that changes are compared with, if it is more than the workspace.
        ...(below.length > 0 ? [['overlay', renderLowers(below), `${name}/lower`] as const] : []),
      ],
      lower: below.length > 0 ? null : join(root, scratch, 'lower'),
      readOnly: [],
      createTree: (sides, treeOptions) =>
        createLayerTree({ ...sides, upper: join(root, scratch, name, 'upper') }, treeOptions),
      // It holds the changes only. The directory of the run ends with the run.
      discard: () => undefined,
    };
  };
}

function makeUpper(directory: string, { workspace, user }: SpaceOptions): void {
  for (const part of ['upper', 'work']) {
    mkdirSync(join(directory, part), { mode: 0o755 });
    chownPath(join(directory, part), user);
  }
  chmodSync(join(directory, 'upper'), statSync(workspace).mode & 0o777);
}

// A perl program that binds a directory so that its owner appears as another user. argv is the number of the system call `unshare`, the owner's uid
// and gid, the uid and gid to show, source and target. All other ids are unchanged. util-linux supports this from 2.39 on; perl is on every Debian
// and on GitHub's images. The system calls 428, 429 and 442 have these numbers on every architecture. POSIX is not loaded, which would take longer
// than the rest.
const program = `
use strict;
my ($unshare, $source, $target, @ids) = @ARGV[0, 5, 6, 1 .. 4];
pipe(my $ready, my $ready_in); pipe(my $done, my $done_in);
my $pid = fork() // die "fork: $!";
if (!$pid) {
  close $ready; close $done_in;
  syscall(0 + $unshare, 0x10000000) == 0 or exit 1;
  syswrite($ready_in, 'x'); sysread($done, my $byte, 1); exit 0;
}
close $ready_in; close $done;
sysread($ready, my $byte, 1) or die "no user namespace";
for (['uid', @ids[0, 2]], ['gid', @ids[1, 3]]) {
  my ($kind, $from, $to) = @$_;
  my @lines = $from == $to ? () : ("$from $to 1", "$to $from 1");
  my $at = 0;
  for my $id (sort { $a <=> $b } $from == $to ? () : ($from, $to)) {
    push @lines, "$at $at " . ($id - $at) if $id > $at;
    $at = $id + 1;
  }
  push @lines, "$at $at " . (4294967295 - $at);
  open(my $map, '>', "/proc/$pid/\${kind}_map") or die "map: $!";
  syswrite($map, join("\\n", @lines) . "\\n") or die "map: $!";
  close $map or die "map: $!";
}
open(my $namespace, '<', "/proc/$pid/ns/user") or die "namespace: $!";
my $tree = syscall(428, -100, $source, 0x80001);
$tree >= 0 or die "open_tree: $!";
my ($empty, $attributes) = ('', pack('QQQQ', 0x100000, 0, 0, fileno($namespace)));
syscall(442, $tree, $empty, 0x1000, $attributes, 32) == 0 or die "mount_setattr: $!";
syscall(429, $tree, $empty, -100, $target, 4) == 0 or die "move_mount: $!";
close $done_in; waitpid($pid, 0);
`;

// From syscalls(2).
const unshareNumbers: Readonly<Record<string, number>> = { x64: 272, arm64: 97 };

/**
 * The command that binds a directory, given as its last two words source and target, so that the owner of the repository appears as the run's user.
 */
export function renderIdmap(perl: string, { owner, uid, gid }: RunUser, arch: string): readonly string[] {
  const numbers = [unshareNumbers[arch] ?? -1, owner.uid, owner.gid, uid, gid];
  return [perl, '-e', program, ...numbers.map(String)];
}

/**
 * The path of a file whose owner or group is not mapped to an id inside, so that an overlay cannot change it; empty if there is no such file. For
 * root, all ids exist inside, and only the owner matters; the directory itself belongs to the layer.
 */
export async function findUnmappedFile(workspace: string, user: RunUser | null): Promise<string> {
  const others =
    user === null
      ? ['!', '-uid', String(statSync(workspace).uid), '-o', '!', '-gid', String(process.getgid?.() ?? 0)]
      : ['!', '-uid', String(user.owner.uid)];
  // Such a directory is covered, so no command changes anything in it.
  const closed = user === null ? ['-type', 'd', ...others.slice(0, 3), '!', '-perm', '-005', '-prune', '-o'] : [];
  const depth = ['-mindepth', user === null ? '0' : '1'];
  const args = [
    workspace,
    ...depth,
    '-path',
    join(workspace, '.git'),
    '-prune',
    '-o',
    ...closed,
    '(',
    ...others,
    ')',
    '-print',
    '-quit',
  ];
  // If a directory cannot be listed, `find` prints its results from other directories. Without `find`, a command gets the failure itself.
  return (await readPrinted('find', args)).trimEnd();
}

/** The mounts below a directory. An overlay shows the directory under such a mount, not the contents of the mount. */
export function listMountsBelow(directory: string): string[] {
  return readMountTable()
    .map(({ target }) => target)
    .filter((target) => target !== directory && isBelow(directory, target));
}
