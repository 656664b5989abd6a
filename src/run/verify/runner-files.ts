import { findSteeringFiles } from '../../core/find-steering-files.ts';
import { dependencyDirectories } from '../../core/output-directories.ts';
import { installFields, listChangedFields } from '../../core/package-fields.ts';
import { testDataDirectories } from '../../core/test-directories.ts';
import { compileGlobs } from '../../core/text/glob.ts';
import { foldPath } from '../../core/text/path-text.ts';

/** True for a file that may decide what a test command runs: verify uses its content from before the agent. */
export function isRunnerFile(path: string): boolean {
  return findSteeringFiles(path).some(({ tests }) => tests !== 'no');
}

/** True for a script that, if a command names it, controls how things are run. Other files that a command names are under test. */
export function isRunnerScript(path: string): boolean {
  return /\.(?:ba)?sh$|^(?:[^/]+\/)*(?:scripts?|tools?|ci|build|hack)\/[^/]+$/.test(path);
}

/** The words of commands that may be paths, so that a script which they run is known as one of the runner's files. */
export function listNamedPaths(commands: readonly string[]): ReadonlySet<string> {
  const words = commands.flatMap((command) => command.split(/[\s"'`;&|()=<>\\,]+/));
  return new Set(words.map((word) => word.replace(/^(?:\.\/)+/, '')).filter((word) => word !== ''));
}

/** True for the manifest of a Node.js package, whose fields can be compared. */
export function isPackageManifest(path: string): boolean {
  return /(?:^|\/)package\.json$/i.test(path);
}

// A manifest that only tests read installs nothing.
const isTestData = compileGlobs(
  [...testDataDirectories, ...dependencyDirectories].map((directory) => foldPath(`**/${directory}/**`)),
);

/** True for a file on which it depends what `setup` installs. */
export function isDependencyFile(path: string): boolean {
  return findSteeringFiles(path).some(({ installs }) => installs) && !isTestData(foldPath(path));
}

/** True for a file that, with a changed manifest, decides where packages come from. */
export function isRegistryFile(path: string): boolean {
  return findSteeringFiles(path).some(({ steers }) => steers === 'registry');
}

/** True if the change of a dependency file may change what is installed. */
export function installsOtherwise(path: string, before: string | null, after: string | null): boolean {
  if (before === after) return before === null;
  if (!isPackageManifest(path)) return true;
  return (listChangedFields(before ?? '{}', after ?? '{}') ?? [...installFields]).some((name) =>
    installFields.has(name),
  );
}

/** True if the change of a runner file may change what runs. Ignores the name, metadata and dependencies of a `package.json`. */
export function decidesOtherwise(path: string, before: string | null, after: string | null): boolean {
  if (before === after) return false;
  if (!isPackageManifest(path) || before === null || after === null) return true;
  const changed = listChangedFields(before, after);
  // The scripts of a workspace can run the scripts of its packages.
  return changed === null || changed.some((name) => name === 'workspaces' || !installFields.has(name));
}
