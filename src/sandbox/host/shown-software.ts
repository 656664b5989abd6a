import { basename } from 'node:path';
import { isSecretPath } from '../../core/find-steering-files.ts';
import { dependencyDirectories } from '../../core/output-directories.ts';
import { holdsNoCredential, isHarmlessFile } from './harmless-settings.ts';
import { isRunner, listEntries } from './host-directories.ts';

// A tool cache has a hundred thousand files, and listing them all would take seconds at the start of each run. Runners and the settings of a tool
// are in directories near the root.
const maxEntries = 4_000;

/**
 * Looks for what commands must not see in directories of installed software: in a limited number of files of each, the nearest first. `runners` are
 * directories in which a self-hosted runner is installed, and `files` have credentials, or settings that may have them.
 */
export function findHiddenSoftware(roots: readonly string[]) {
  const runners: string[] = [];
  const files: string[] = [];
  for (const root of roots) {
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
