import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isOutside } from '../../core/text/path-text.ts';
import { HarnessError } from '../../core/types/error.ts';
import type { ScriptRuntime } from '../../core/ports/script.ts';

/** How long the package may take to load. */
const loadMs = 20_000;

/**
 * Finds the runtime for scripts. Looks for `isolated-vm` in the `node_modules` directories above the program's own files and tries it with the
 * program's own Node; throws `usage` if it is missing or does not load. `directories` are those besides the engine's own files that must be visible
 * to its process.
 */
export function locateScriptRuntime(options: {
  readonly wanted: ScriptRuntime['type'];
  readonly distDirectory: string;
  /** Nothing in here is ever loaded. */
  readonly workspace: string;
  readonly nodePath: string;
}): { readonly runtime: ScriptRuntime; readonly directories: readonly string[] } {
  if (options.wanted === 'quickjs') return { runtime: { type: 'quickjs' }, directories: [] };
  const installed = findPackage('isolated-vm', options.distDirectory, options.workspace);
  if (installed === null) throw explainMissing('is not installed', options.distDirectory);
  const packageDirectory = realpathSync(installed);
  const loaderDirectory = findPackage('node-gyp-build', packageDirectory, options.workspace);
  const problem = tryPackage(packageDirectory, options.nodePath);
  if (problem !== null) throw explainMissing(`in ${packageDirectory} does not load: ${problem}`, options.distDirectory);
  return {
    runtime: { type: 'isolated-vm', packageDirectory },
    directories: loaderDirectory === null ? [packageDirectory] : [packageDirectory, loaderDirectory],
  };
}

// Not `require.resolve`, which would also search the directories of NODE_PATH and the home directory.
function findPackage(name: string, from: string, workspace: string): string | null {
  for (let directory = from; ; directory = dirname(directory)) {
    const candidate = join(basename(directory) === 'node_modules' ? directory : join(directory, 'node_modules'), name);
    if (existsSync(join(candidate, 'package.json'))) {
      return isOutside(relative(realpathSync(workspace), realpathSync(candidate))) ? candidate : null;
    }
    if (directory === dirname(directory)) return null;
  }
}

// In a separate process: a binary that was built for another Node may crash it.
function tryPackage(packageDirectory: string, nodePath: string): string | null {
  const program = 'const { Isolate } = require(process.argv[1]); new Isolate({ memoryLimit: 8 }).dispose();';
  const tried = spawnSync(nodePath, ['-e', program, packageDirectory], {
    env: {},
    cwd: '/',
    encoding: 'utf8',
    timeout: loadMs,
  });
  if (tried.status === 0) return null;
  return /^Error: (.{1,300})/m.exec(tried.stderr ?? '')?.[1] ?? 'its process ended';
}

function explainMissing(what: string, distDirectory: string): HarnessError {
  const major = Number(process.versions.node.split('.')[0]);
  const version = major >= 24 ? 7 : 5;
  return new HarnessError({
    code: 'usage',
    message: `the policy asks for harness.runtime: isolated-vm, which ${what}`,
    hint: `Run \`npm install isolated-vm@${version}\` in ${dirname(distDirectory)} (version 7 needs Node 24 or later, version 5 goes with Node 20 and 22; this is Node ${process.versions.node}), or write runtime: quickjs. A package in the workspace is never used.`,
  });
}
