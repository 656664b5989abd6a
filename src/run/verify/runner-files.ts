import { findSteeringFiles } from '../../core/find-steering-files.ts';
import { parseJson } from '../../core/text/parse-json.ts';

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

const harmlessFields = new Set([
  'name',
  'version',
  'description',
  'keywords',
  'author',
  'contributors',
  'license',
  'homepage',
  'repository',
  'bugs',
  'funding',
  'private',
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
]);

/** True if the change of a runner file may change what runs. Ignores the name, metadata and dependencies of a `package.json`. */
export function decidesOtherwise(path: string, before: string | null, after: string | null): boolean {
  if (before === after) return false;
  if (!/(?:^|\/)package\.json$/i.test(path) || before === null || after === null) return true;
  const [old, now] = [readFields(before), readFields(after)];
  if (old === null || now === null) return true;
  return [...new Set([...old.keys(), ...now.keys()])].some(
    (name) => !harmlessFields.has(name) && old.get(name) !== now.get(name),
  );
}

function readFields(content: string): Map<string, string> | null {
  try {
    const value: unknown = parseJson(content);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
    return new Map(Object.entries(value).map(([name, field]) => [name, JSON.stringify(field)]));
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return null;
    throw thrown;
  }
}
