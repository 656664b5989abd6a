import { secretExceptions, steeringFiles, type SteeringFile } from './steering-files.ts';
import { compileGlob, compileGlobs, expandBraces, type PathMatcher } from './text/glob.ts';
import { foldPath } from './text/path-text.ts';

/** The policy globs of rows that a condition selects, relative to the workspace. */
export function listSteeringGlobs(isSelected: (file: SteeringFile) => boolean): readonly string[] {
  return steeringFiles.filter(isSelected).flatMap(({ globs }) => globs.map(toPolicyGlob));
}

/** The rows that concern a path, compared without case. Empty for an ordinary file. */
export function findSteeringFiles(path: string): readonly SteeringFile[] {
  const folded = foldPath(path);
  const name = folded.slice(folded.lastIndexOf('/') + 1);
  const named = byName.get(name) ?? [];
  const matched = patterns.filter(({ matches }) => matches(folded)).map(({ file }) => file);
  return [...new Set([...named, ...matched])];
}

/** True for a file that probably holds a secret. */
export function isSecretPath(path: string): boolean {
  const folded = foldPath(path);
  return findSteeringFiles(path).some(({ secret }) => secret) && !isException(folded);
}

/** What later steps of a job do with a file without being told to; null if nothing is known. */
export function findLaterUse(path: string): 'run' | 'install' | null {
  const uses = findSteeringFiles(path).map(({ later }) => later);
  if (uses.includes('run')) return 'run';
  return uses.includes('install') ? 'install' : null;
}

/** True for a file that acts by its presence, and that no ordinary build writes. */
export function isQuietlyActive(path: string): boolean {
  return findSteeringFiles(path).some(({ quiet }) => quiet);
}

/** True for a file that decides what is installed, or what a test or build command runs. */
export function isManifest({ steers, tests }: SteeringFile): boolean {
  if (['dependencies', 'lock', 'registry', 'toolchain'].includes(steers)) return true;
  return (steers === 'tests' || steers === 'build') && tests === 'yes';
}

/** True for a file that a policy which runs tests does not let the agent write. */
export function decidesTests({ steers, tests }: SteeringFile): boolean {
  return tests === 'yes' || steers === 'dependencies' || steers === 'lock';
}

/** A path that a policy glob matches: the first of its alternatives, with `x` for each pattern. */
export function createSamplePath(glob: string): string {
  const [first = ''] = expandBraces(glob);
  return first
    .replace(/^\*\*\//, '')
    .replaceAll(/\*+/g, 'x')
    .replaceAll('?', 'x');
}

function toPolicyGlob(glob: string): string {
  return glob.startsWith('/') ? glob.slice(1) : `**/${glob}`;
}

const isException = compileGlobs(secretExceptions);

const alternatives = steeringFiles.flatMap((file) =>
  file.globs.flatMap((glob) => expandBraces(foldPath(glob)).map((alternative) => ({ file, alternative }))),
);

const isPlainName = (text: string): boolean => !/[/*?[\\]/.test(text);

/** Rows by the name of a file: most globs are one name in any folder, and a map answers for all of them at once. */
const byName: ReadonlyMap<string, readonly SteeringFile[]> = alternatives
  .filter(({ alternative }) => isPlainName(alternative))
  .reduce(
    (map, { file, alternative }) => map.set(alternative, [...(map.get(alternative) ?? []), file]),
    new Map<string, readonly SteeringFile[]>(),
  );

const patterns: readonly { readonly file: SteeringFile; readonly matches: PathMatcher }[] = alternatives
  .filter(({ alternative }) => !isPlainName(alternative))
  .map(({ file, alternative }) => ({ file, matches: compileGlob(toPolicyGlob(alternative)) }));
