import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hasCode } from '../../core/types/error.ts';
import { isQuietlyActive } from '../../core/find-steering-files.ts';
import { isBelow } from './paths.ts';

/** Files that later steps of a job run and that no patch shows. */
export interface LatentFiles {
  /** Paths of the workspace that differ from their state when this was made. */
  listChanges(): string[];
}

const maxEntries = 100_000;
const maxBytes = 5 * 1024 * 1024;

/** In these folders only the files count that run because of their name or presence. The rest is too much to read. */
const installed = new Map([
  ['node_modules', /^\.(?:bin|hooks)$/],
  ['.venv', /^(?:bin|Scripts|lib|lib64|pyvenv\.cfg)$/],
  ['venv', /^(?:bin|Scripts|lib|lib64|pyvenv\.cfg)$/],
  ['site-packages', /^(?:.+\.pth|(?:site|user)customize\.py)$/],
  ['vendor', /^bin$/],
]);

const latentFolder =
  /(?:^|\/)(?:node_modules\/\.(?:bin|hooks)|\.?venv\/(?:bin|Scripts)|site-packages|vendor\/bin|\.git\/hooks|\.husky\/_)$/;
const latentFile = /(?:^|\/)(?:\.git|\.git\/config(?:\.worktree)?|\.git\/info\/attributes|pyvenv\.cfg)$/;

/**
 * Takes digests of the files in folders of installed programs, in other repositories inside the workspace, and of files that tools load
 * automatically: git ignores most of them. No command may run meanwhile.
 */
export function readLatentFiles(workspace: string): LatentFiles {
  const before = listLatent(workspace);
  return {
    listChanges() {
      const after = listLatent(workspace);
      return [...new Set([...before.keys(), ...after.keys()])]
        .filter((path) => before.get(path) !== after.get(path))
        .toSorted();
    },
  };
}

function listLatent(workspace: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const pending = [workspace];
  let count = 0;
  for (let folder = pending.pop(); folder !== undefined && count < maxEntries; folder = pending.pop()) {
    const inside = relative(workspace, folder);
    const isLatent = latentFolder.test(inside);
    const only = installed.get(inside.split('/').at(-1) ?? '');
    for (const entry of list(folder)) {
      count += 1;
      const path = join(inside, entry.name);
      // The workspace's own `.git` is protected, and checked separately.
      if (path === '.git' || (only !== undefined && !only.test(entry.name))) continue;
      if (entry.isDirectory() && !/(?:^|\/)\.git\/(?:objects|refs|logs)$/.test(path))
        pending.push(join(folder, entry.name));
      if (entry.isDirectory() || !(isLatent || latentFile.test(path) || isQuietlyActive(path))) continue;
      found.set(path, describe(join(folder, entry.name), workspace));
    }
  }
  return found;
}

// Programs are mostly links to files of a package, whose content counts as much as the link.
function describe(path: string, workspace: string): string {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() === true)
    return `${stats.mode} ${(stats.size > maxBytes ? null : readDigest(path)) ?? stats.ctimeMs}`;
  if (stats?.isSymbolicLink() !== true) return `no file ${stats?.mode}`;
  const target = readTarget(path);
  const real = target !== null && isBelow(workspace, target) ? describe(target, workspace) : '';
  return `${readlinkSync(path)} ${real}`;
}

function readDigest(path: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch (thrown) {
    if (hasCode(thrown, 'EACCES')) return null;
    throw thrown;
  }
}

function readTarget(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}

function list(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (thrown) {
    // A folder that this process cannot list is also closed to a later step of the same user.
    if (hasCode(thrown, 'EACCES', 'ENOENT')) return [];
    throw thrown;
  }
}
