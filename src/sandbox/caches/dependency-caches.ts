import { chownSync, mkdirSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findSteeringFiles } from '../../core/find-steering-files.ts';
import { dependencyCaches, listReportFolders } from '../../core/output-folders.ts';
import { hasCode } from '../../core/types/error.ts';
import type { RunUser } from '../processes/run-user.ts';
import type { Mount } from '../files/mounts.ts';
import { readStats } from '../files/paths.ts';

const maxFolders = 20_000;
/** bubblewrap takes 9,000 arguments, and each mount takes up to six. */
const maxDependencies = 40;

/**
 * Temporary folders over the caches in `node_modules`, and over missing report folders of the languages that the manifests in the root
 * indicate. Tools can write there although commands cannot create anything in those places.
 */
export interface DependencyCaches {
  /** Finds the caches and creates those that are missing. Call it again when dependencies were installed. No command may run. */
  prepare(): void;
  mounts(): readonly Mount[];
}

/**
 * The caches of a workspace. Each command sees a separate empty folder there. Folders that the agent can write are left out: they need no
 * cache, and a link could replace a mount target in them.
 */
export function createDependencyCaches(options: {
  readonly workspace: string;
  /** Whether commands can write something below a folder of the workspace. */
  readonly isWritable: (path: string) => boolean;
  readonly user: RunUser | null;
  readonly maxBytes: number;
  /** Records folders before they are created, so that they are removed at the end if they are empty, also after a kill. */
  readonly record: (paths: readonly string[]) => void;
}): DependencyCaches {
  const { workspace, user } = options;
  let targets: readonly string[] = [];
  // A report folder that existed before contains files of the user.
  const ecosystems = new Set(
    listFolder(workspace).flatMap(({ name }) => findSteeringFiles(name).map(({ ecosystem }) => ecosystem)),
  );
  const reports = listReportFolders(ecosystems)
    .map((name) => join(workspace, name))
    .filter((path) => readStats(path) === null);

  function create(path: string): boolean {
    try {
      mkdirSync(path);
      if (user !== null) chownSync(path, user.uid, user.gid);
      return true;
    } catch (thrown) {
      // A cache that cannot be created stays missing.
      if (hasCode(thrown, 'EACCES', 'EPERM', 'EROFS', 'EEXIST')) return false;
      throw thrown;
    }
  }

  return {
    prepare() {
      const caches = findDependencies(workspace)
        .filter((folder) => !options.isWritable(relative(workspace, folder)))
        .slice(0, maxDependencies)
        .flatMap((folder) => dependencyCaches.map((name) => join(folder, name)));
      const wanted = [...caches, ...(options.isWritable('') ? [] : reports)];
      const missing = wanted.filter((path) => readStats(path) === null);
      if (missing.length > 0) options.record(missing);
      const created = new Set(missing.filter(create));
      targets = wanted.filter((path) => created.has(path) || readStats(path)?.isDirectory() === true);
    },
    mounts: () => targets.map((target) => ({ type: 'temporary', target, maxBytes: options.maxBytes })),
  };
}

// Folders nearest to the root first. Links are not followed, because one could lead out of the workspace.
function findDependencies(workspace: string): readonly string[] {
  const found: string[] = [];
  const pending = [workspace];
  // The list grows while it is read.
  for (const folder of pending) {
    if (pending.length > maxFolders) break;
    for (const entry of listFolder(folder)) {
      if (!entry.isDirectory() || entry.name === '.git') continue;
      (entry.name === 'node_modules' ? found : pending).push(join(folder, entry.name));
    }
  }
  return found;
}

function listFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (thrown) {
    if (hasCode(thrown, 'EACCES', 'ENOENT')) return [];
    throw thrown;
  }
}
