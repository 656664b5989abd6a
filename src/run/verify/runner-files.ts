import { findSteeringFiles } from '../../core/find-steering-files.ts';
import { listChangedFields } from '../../core/package-fields.ts';

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

/** What is installed: verify has the dependencies from before the agent. */
const dependencyFields: ReadonlySet<string> = new Set([
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
]);

/** True if the change of a runner file may change what runs. Ignores the name, metadata and dependencies of a `package.json`. */
export function decidesOtherwise(path: string, before: string | null, after: string | null): boolean {
  if (before === after) return false;
  if (!/(?:^|\/)package\.json$/i.test(path) || before === null || after === null) return true;
  const changed = listChangedFields(before, after);
  return changed === null || changed.some((name) => !dependencyFields.has(name));
}
