import { basename } from 'node:path';
import { isSecretPath } from '../../core/find-steering-files.ts';
import { dependencyDirectories } from '../../core/output-directories.ts';
import { holdsNoCredential, isHarmlessFile } from './harmless-settings.ts';
import { isRunner, listEntries } from './host-directories.ts';

/** The paths that commands must not see in directories of software. */
export interface HiddenSoftware {
  /** Directories in which a self-hosted runner is installed. */
  readonly runners: readonly string[];
  /** Files with credentials, and settings that may have them. */
  readonly files: readonly string[];
}

// A tool cache has a hundred thousand files, and listing them all would take seconds at the start of each run. Runners and the settings of a tool
// are in directories near the root.
const maxEntries = 4_000;

/** Looks for runners and credentials in directories of installed software: in a limited number of files of each, the nearest first. */
export function findHiddenSoftware(roots: readonly string[]): HiddenSoftware {
  const found = roots.map(searchRoot);
  return { runners: found.flatMap(({ runners }) => runners), files: found.flatMap(({ files }) => files) };
}

function searchRoot(root: string): HiddenSoftware {
  const runners: string[] = [];
  const files: string[] = [];
  // A directory of packages may be in PATH itself.
  const pending = basename(root) === 'node_modules' ? [] : [root];
  let seen = 0;
  for (const directory of pending) {
    if (seen >= maxEntries) break;
    const entries = listEntries(directory);
    seen += entries.length;
    if (isRunner(entries.map(({ name }) => name))) {
      runners.push(directory);
      continue;
    }
    for (const entry of entries) {
      const path = `${directory}/${entry.name}`;
      if (entry.isFile() && mayHoldCredential(path.slice(root.length + 1), path)) files.push(path);
      if (entry.isDirectory() && !dependencyDirectories.has(entry.name)) pending.push(path);
    }
  }
  return { runners, files };
}

/** Names of code, documents and translations, which are most of a tool: matching them all would double the time of the search. */
const codeNames =
  /\.(?:py|pyc|pyi|h|hh|hpp|c|cc|cpp|so|a|o|js|mjs|cjs|ts|rb|go|rs|java|class|jar|html|css|md|rst|svg|png|gz|mo|po)$/;

function mayHoldCredential(name: string, path: string): boolean {
  if (codeNames.test(name)) return false;
  // The global settings of npm, pip, git and Maven are in the directory in which each is installed. Version managers and their plugins are clones.
  const settings = /(?:^|\/)(npmrc|pip\.conf|gitconfig|\.git\/config|conf\/settings\.xml)$/.exec(name)?.[1];
  if (settings !== undefined) return !isHarmlessFile(settings.replace('conf/', 'maven/'), path);
  return isSecretPath(name) && !holdsNoCredential(path);
}
