import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBelow } from './paths.ts';

/** A mount of the machine. */
export interface MountPoint {
  readonly device: string;
  /** The directory or file of the device that is mounted. */
  readonly root: string;
  readonly target: string;
  /** The type of the file system, and its own options. */
  readonly type: string;
  readonly options: readonly string[];
}

/** The mounts that the harness sees. */
export function readMountTable(): readonly MountPoint[] {
  return parseMountTable(readFileSync('/proc/self/mountinfo', 'utf8'));
}

// Fields of proc(5): id, parent, device, root, mount point, options, optional fields, a dash, type, source, options of the file system.
export function parseMountTable(mountInfo: string): readonly MountPoint[] {
  return mountInfo
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [before = '', after = ''] = line.split(' - ');
      const [, , device = '', root = '', target = ''] = before.split(' ').map(unescapeOctal);
      const [type = '', , options = ''] = after.split(' ');
      return { device, root, target, type, options: options.split(',') };
    });
}

/** A path of `mountinfo`, in which some characters are written as octal numbers (proc(5)). */
function unescapeOctal(text: string): string {
  return text.replaceAll(/\\([0-7]{3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8)));
}

/** Every path at which the same file is mounted. */
export function listMountedPaths(path: string, mounted: readonly MountPoint[]): readonly string[] {
  const own = locate(path, mounted);
  if (own === null) return [path];
  return mounted
    .filter(({ device, root }) => device === own.device && isBelow(root, own.path))
    .map(({ root, target }) => join(target, own.path.slice(root === '/' ? 0 : root.length)));
}

/** Every path outside these directories at which one of them, or a part of it, is mounted too. */
export function listOtherPlaces(directories: readonly string[], mounted: readonly MountPoint[]): readonly string[] {
  const places = directories.flatMap((directory) => {
    const own = locate(directory, mounted);
    const parts = mounted.filter(({ device, root }) => own?.device === device && isBelow(own.path, root));
    return [...listMountedPaths(directory, mounted), ...parts.map(({ target }) => target)];
  });
  return [...new Set(places)].filter((place) => !directories.some((directory) => isBelow(directory, place)));
}

/** The device of a path, and its path there. The last of the longest targets covers the others. */
function locate(path: string, mounted: readonly MountPoint[]): { device: string; path: string } | null {
  const own = mounted
    .filter(({ target }) => isBelow(target, path))
    .reduce<MountPoint | null>(
      (best, one) => (best === null || one.target.length >= best.target.length ? one : best),
      null,
    );
  if (own === null) return null;
  return { device: own.device, path: join(own.root, path.slice(own.target === '/' ? 0 : own.target.length)) };
}
