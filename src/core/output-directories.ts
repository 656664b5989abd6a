import type { SteeringFile } from './steering-files.ts';

/** A directory that tools write and that no one edits. */
interface OutputDirectory {
  readonly name: string;
  readonly ecosystem: SteeringFile['ecosystem'];
  /**
   * `dependencies` are installed packages. `output` is written by builds and tests. `report` is output that only people and the next run of
   * the same tool read: a command may see it empty. `cache` is next to sources, at any depth.
   */
  readonly kind: 'dependencies' | 'output' | 'report' | 'cache';
}

/**
 * The one list of such directories. Built-in policies let commands write the output, and functions that walk the workspace skip dependencies.
 * To add a directory, add a row, then run `npm run build`.
 */
const outputDirectories: readonly OutputDirectory[] = [
  { name: 'node_modules', ecosystem: 'node', kind: 'dependencies' },
  { name: '.venv', ecosystem: 'python', kind: 'dependencies' },
  { name: 'venv', ecosystem: 'python', kind: 'dependencies' },
  { name: 'target', ecosystem: 'rust', kind: 'output' },
  { name: 'build', ecosystem: 'any', kind: 'output' },
  { name: 'coverage', ecosystem: 'node', kind: 'report' },
  { name: '__pycache__', ecosystem: 'python', kind: 'cache' },
  { name: 'htmlcov', ecosystem: 'python', kind: 'report' },
  { name: '.nyc_output', ecosystem: 'node', kind: 'report' },
  { name: 'test-results', ecosystem: 'node', kind: 'report' },
  { name: 'playwright-report', ecosystem: 'node', kind: 'report' },
  { name: '.vitest-attachments', ecosystem: 'node', kind: 'report' },
  { name: '.pytest_cache', ecosystem: 'python', kind: 'report' },
  { name: '.benchmarks', ecosystem: 'python', kind: 'report' },
  { name: '.mypy_cache', ecosystem: 'python', kind: 'report' },
  { name: '.ruff_cache', ecosystem: 'python', kind: 'report' },
  { name: '.gradle', ecosystem: 'jvm', kind: 'output' },
  { name: '.next', ecosystem: 'node', kind: 'output' },
  { name: '.parcel-cache', ecosystem: 'node', kind: 'output' },
  { name: '.svelte-kit', ecosystem: 'node', kind: 'output' },
];

/** The names of directories with installed packages. */
export const dependencyDirectories: ReadonlySet<string> = new Set(
  outputDirectories.filter(({ kind }) => kind === 'dependencies').map(({ name }) => name),
);

/** The file in each virtual environment of Python, which may have any name, such as `env`. */
export const virtualEnvironmentFile = 'pyvenv.cfg';

/** The names of all directories in the list. */
export const outputDirectoryNames: ReadonlySet<string> = new Set(outputDirectories.map(({ name }) => name));

/** Policy globs for everything below the output directories at the root. */
export function listOutputGlobs(): readonly string[] {
  return outputDirectories.filter(({ kind }) => kind === 'output' || kind === 'report').map(({ name }) => `${name}/**`);
}

/** Names of cache files that linters, compilers and test runners write next to sources. */
const cacheFile =
  /^(?:\.eslintcache|\.stylelintcache|\.coverage|\.rspec_status|\.phpunit\.result\.cache|.*\.tsbuildinfo)$/;

/** True for a file in a directory that tools write, at any depth, or of a cache. A file that the base of a run tracks is never such a file; this function does not know it. */
export function isOutputPath(path: string): boolean {
  return (
    path
      .split('/')
      .slice(0, -1)
      .some((part) => outputDirectoryNames.has(part)) || isCacheFile(path)
  );
}

/** True for a path whose last component is the name of such a file. */
export function isCacheFile(path: string): boolean {
  return cacheFile.test(path.slice(path.lastIndexOf('/') + 1));
}
