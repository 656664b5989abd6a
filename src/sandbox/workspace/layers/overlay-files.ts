import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RunUser } from '../../host/run-user.ts';
import { readErrorMessage } from '../../../core/types/error.ts';
import { makeWhiteouts, type ClosedPaths } from '../view/closed-paths.ts';
import { createLayerTree } from './layer-tree.ts';
import { LayerFailure, type LayerPlace } from './layer.ts';

/**
 * Provides the files of layers as overlays over `lower` of the run's folder, which is the workspace. `root` is the path at which the harness finds
 * the root of the namespaces in which they are mounted.
 */
export function provideOverlays(options: {
  readonly workspace: string;
  readonly scratch: string;
  readonly user: RunUser | null;
  readonly root: string;
  /** The options of every overlay here. */
  readonly overlayOptions: string;
  readonly mknod: string;
}): LayerPlace['provide'] {
  const { root, scratch, overlayOptions } = options;
  // The folders with the whiteouts of closed paths, and those of the layer of a name. Layers with the same closed paths share a folder.
  const whiteouts = new Map<ClosedPaths | string, string>();
  const renderLowers = (directories: readonly string[]): string =>
    `lowerdir=${[...directories, 'lower'].join(':')},${overlayOptions}`;
  // What a layer closes stays closed below it: it may have moved a folder, by a reference to the folder below it.
  const listDirectories = (names: readonly string[]): readonly string[] =>
    names.flatMap((name) => [`${name}/upper`, whiteouts.get(name) ?? []].flat());

  function prepareWhiteouts(name: string, closed: ClosedPaths): void {
    if (closed.paths.size === 0) return;
    const folder = whiteouts.get(closed) ?? `${name}/closed`;
    try {
      if (!whiteouts.has(closed)) makeWhiteouts(join(root, scratch, folder), closed, options.mknod);
    } catch (cause) {
      throw new LayerFailure(`closed files cannot be hidden: ${readErrorMessage(cause)}`, { cause });
    }
    whiteouts.set(closed, folder).set(name, folder);
  }

  return async (name, { lowers, folders, closed }) => {
    prepareWhiteouts(name, closed);
    const below = [whiteouts.get(name) ?? [], ...listDirectories(lowers)].flat();
    makeUpper(join(root, scratch, name), folders, options);
    return {
      steps: [
        {
          type: 'overlay',
          // `volatile`: otherwise the end of the mount writes everything to the disk that is in memory for its file system, as the files of a new
          // checkout. Nothing of a layer has to survive the machine (the kernel's documentation of overlayfs, "Volatile mount").
          options: `${renderLowers(below)},upperdir=${name}/upper,workdir=${name}/work,volatile`,
          target: `${name}/merged`,
        },
        // The view that changes are compared with, if it is more than the workspace.
        ...(below.length > 0
          ? [{ type: 'overlay', options: renderLowers(below), target: `${name}/lower` } as const]
          : []),
      ],
      lower: below.length > 0 ? null : join(root, scratch, 'lower'),
      readOnly: [],
      createTree: (sides, treeOptions) =>
        createLayerTree({ ...sides, upper: join(root, scratch, name, 'upper') }, treeOptions),
      // It holds the changes only. The folder of the run ends with the run.
      discard: () => undefined,
    };
  };
}

function makeUpper(
  folder: string,
  extra: readonly string[],
  { workspace, user }: { readonly workspace: string; readonly user: RunUser | null },
): void {
  for (const part of ['upper', 'work']) mkdirSync(join(folder, part), { mode: 0o755 });
  chmodSync(join(folder, 'upper'), statSync(workspace).mode & 0o777);
  for (const part of extra) mkdirSync(join(folder, 'upper', part), { recursive: true, mode: 0o755 });
  const owned = ['upper', 'work', ...extra.map((part) => join('upper', part))];
  if (user !== null) for (const part of owned) chownSync(join(folder, part), user.uid, user.gid);
}
