/** One folder or file that tools write and no one edits. */
interface OutputFolder {
  readonly name: string;
  /** `dependencies` are installed packages, `output` is what builds and tests write. */
  readonly kind: 'dependencies' | 'output';
}

/**
 * The one list of such folders. Built-in policies let commands write the output, and walks of the workspace do not enter dependencies.
 * To add one: a row, then `npm run build`.
 */
const outputFolders: readonly OutputFolder[] = [
  { name: 'node_modules', kind: 'dependencies' },
  { name: '.venv', kind: 'dependencies' },
  { name: 'venv', kind: 'dependencies' },
  { name: 'target', kind: 'output' },
  { name: 'build', kind: 'output' },
  { name: 'coverage', kind: 'output' },
  { name: 'htmlcov', kind: 'output' },
  { name: '.nyc_output', kind: 'output' },
  { name: '.pytest_cache', kind: 'output' },
  { name: '__pycache__', kind: 'output' },
  { name: '.mypy_cache', kind: 'output' },
  { name: '.ruff_cache', kind: 'output' },
  { name: '.gradle', kind: 'output' },
  { name: '.next', kind: 'output' },
  { name: '.turbo', kind: 'output' },
  { name: '.parcel-cache', kind: 'output' },
  { name: '.svelte-kit', kind: 'output' },
];

/** The names of folders with installed packages. */
export const dependencyFolders: ReadonlySet<string> = new Set(
  outputFolders.filter(({ kind }) => kind === 'dependencies').map(({ name }) => name),
);

/**
 * Policy globs for everything below the output folders at the root. Without `**` at the start: where the workspace is mounted by the literal
 * beginning of write globs, such a glob would make all of it writable.
 */
export function listOutputGlobs(): readonly string[] {
  return outputFolders.filter(({ kind }) => kind === 'output').map(({ name }) => `${name}/**`);
}
