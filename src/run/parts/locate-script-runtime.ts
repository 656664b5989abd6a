import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isOutside } from '../../core/text/path-text.ts';
import { HarnessError } from '../../core/types/error.ts';
import type { ScriptRuntime } from '../../core/ports/script.ts';

/** How long the package may take to load. */
const loadMs = 20_000;

export interface LocatedRuntime {
  readonly runtime: ScriptRuntime;
  /** Folders besides the engine's own files that must be visible to its process. */
  readonly folders: readonly string[];
}

export interface LocateOptions {
  readonly wanted: ScriptRuntime['type'];
  readonly distFolder: string;
  /** Nothing in here is ever loaded. */
  readonly workspace: string;
  readonly nodePath: string;
}

/**
 * Finds the runtime for scripts. Looks for `isolated-vm` in the `node_modules` folders above the program's own files and tries it with
 * the program's own Node; throws `usage` if it is missing or does not load.
 */
export function locateScriptRuntime(options: LocateOptions): LocatedRuntime {
  if (options.wanted === 'quickjs') return { runtime: { type: 'quickjs' }, folders: [] };
  const installed = findPackage('isolated-vm', options.distFolder, options.workspace);
  if (installed === null) throw explainMissing('is not installed', options);
  const packageFolder = realpathSync(installed);
  const loaderFolder = findPackage('node-gyp-build', packageFolder, options.workspace);
  const problem = tryPackage(packageFolder, options.nodePath);
  if (problem !== null) throw explainMissing(`in ${packageFolder} does not load: ${problem}`, options);
  return {
    runtime: { type: 'isolated-vm', packageFolder },
    folders: loaderFolder === null ? [packageFolder] : [packageFolder, loaderFolder],
  };
}

// Not `require.resolve`, which would also search the folders of NODE_PATH and the home folder.
function findPackage(name: string, from: string, workspace: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(basename(folder) === 'node_modules' ? folder : join(folder, 'node_modules'), name);
    if (existsSync(join(candidate, 'package.json'))) {
      return isOutside(relative(realpathSync(workspace), realpathSync(candidate))) ? candidate : null;
    }
    if (folder === dirname(folder)) return null;
  }
}

// In a separate process: a binary that was built for another Node may crash it.
function tryPackage(packageFolder: string, nodePath: string): string | null {
  const program = 'const { Isolate } = require(process.argv[1]); new Isolate({ memoryLimit: 8 }).dispose();';
  const tried = spawnSync(nodePath, ['-e', program, packageFolder], {
    env: {},
    cwd: '/',
    encoding: 'utf8',
    timeout: loadMs,
  });
  if (tried.status === 0) return null;
  return /^Error: (.{1,300})/m.exec(tried.stderr ?? '')?.[1] ?? 'its process ended';
}

function explainMissing(what: string, { distFolder }: LocateOptions): HarnessError {
  const major = Number(process.versions.node.split('.')[0]);
  const version = major >= 24 ? 7 : 5;
  return new HarnessError({
    code: 'usage',
    message: `the policy asks for harness.runtime: isolated-vm, which ${what}`,
    hint: `Run \`npm install isolated-vm@${version}\` in ${dirname(distFolder)} (version 7 needs Node 24 or later, version 5 goes with Node 20 and 22; this is Node ${process.versions.node}), or write runtime: quickjs. A package in the workspace is never used.`,
  });
}
