import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, linkSync, lstatSync, mkdirSync, readdirSync, utimesSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { listParents } from '../../../core/text/path-text.ts';
import { isBelow, readStats } from '../../host/files/paths.ts';
import { programEnvironment } from '../../host/find-programs.ts';

/** Files and directories that a layer does not show, also if a directory above them is moved or removed. Paths are relative to the workspace. */
export interface ClosedEntries {
  /** No path is below another. */
  readonly paths: ReadonlySet<string>;
  /** The directories above them, parents first; empty for the workspace itself. */
  readonly directories: ReadonlyMap<string, Pick<Stats, 'mode' | 'uid' | 'gid' | 'atime' | 'mtime'>>;
}

/**
 * Reads the entries that close `paths` in a layer: `view` is a directory that shows the files below the layer. A mount point stays: of a closed
 * directory that contains one of `mountPoints`, everything else is closed. `covered` are mount points whose contents are not visible.
 */
export function readClosedEntries(
  view: string,
  paths: readonly string[],
  { mountPoints, covered }: { readonly mountPoints: readonly string[]; readonly covered: readonly string[] },
): ClosedEntries {
  const expand = (path: string): readonly string[] => {
    const stats = readStats(join(view, path));
    if (stats === null || covered.some((point) => isBelow(point, path))) return [];
    const hasInner = stats.isDirectory() && [...mountPoints, ...covered].some((point) => isBelow(path, point));
    return hasInner ? readdirSync(join(view, path)).flatMap((name) => expand(`${path}/${name}`)) : [path];
  };
  const all = new Set(paths);
  const outermost = [...all].filter((path) => !listParents(path).some((directory) => all.has(directory)));
  const closed = new Set(outermost.flatMap(expand));
  const directories = [...new Set([...closed].flatMap((path) => ['', ...listParents(path)]))].toSorted(
    (left, right) => left.length - right.length,
  );
  return {
    paths: closed,
    directories: new Map(directories.map((directory) => [directory, lstatSync(join(view, directory))])),
  };
}

/** True for a closed path, and for a path in a closed directory. */
export function isClosedPath({ paths }: Pick<ClosedEntries, 'paths'>, path: string): boolean {
  return paths.size > 0 && [path, ...listParents(path)].some((part) => paths.has(part));
}

/**
 * Creates a directory for an overlay that hides the closed paths, at least one, of the directories below it: a whiteout is in the place of each (the
 * kernel's documentation of overlayfs, "whiteouts and opaque directories"). One node has a name for each path, because each node takes a process. A
 * directory of an overlay has the mode, owner and times that it has in the topmost directory. Proved by
 * test/system/sandbox/workspace/view/closed-entries.test.ts.
 */
export function makeWhiteouts(directory: string, { paths, directories }: ClosedEntries, mknod: string): void {
  for (const path of directories.keys()) mkdirSync(join(directory, path), { mode: 0o700 });
  const [first = '', ...others] = [...paths].map((path) => join(directory, path));
  execFileSync(mknod, [first, 'c', '0', '0'], { env: programEnvironment, stdio: ['ignore', 'ignore', 'pipe'] });
  for (const place of others) linkSync(first, place);
  for (const [path, { mode, uid, gid, atime, mtime }] of [...directories].toReversed()) {
    const place = join(directory, path);
    if (process.getuid?.() === 0) chownSync(place, uid, gid);
    utimesSync(place, atime, mtime);
    chmodSync(place, mode & 0o7777);
  }
}
