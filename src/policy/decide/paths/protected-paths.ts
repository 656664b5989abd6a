import { listSteeringGlobs } from '../../../core/find-steering-files.ts';
import { expandBraces } from '../../../core/text/glob.ts';
import { findSteeringNames, foldParts } from './protected-names.ts';

/** Paths to which no rule can allow a write, besides the policy's own files and the programs of its custom tools. */
export const protectedGlobs = listSteeringGlobs(({ fixed }) => fixed).flatMap(expandBraces);

/**
 * Why a path is never written. Returns null if the rules decide. Names are compared as the most tolerant file system compares them: case, Unicode
 * forms, ignorable characters, trailing dots and spaces, NTFS streams and short names.
 */
export function explainProtected(path: string, protectedPaths: readonly string[]): string | null {
  const named = findSteeringNames(path);
  if (named.git) return 'git’s own files are never written by a tool';
  if (named.gitmodules) return 'submodules are never changed by a tool';
  if (named.github) return 'workflows and other files of .github are never written by a tool';
  const folded = foldParts(path).join('/');
  for (const owned of protectedPaths) {
    const own = foldParts(owned).join('/');
    if (folded === own || folded.startsWith(`${own}/`) || own.startsWith(`${folded}/`))
      return 'the policy’s own files and the programs of its custom tools are never written by a tool';
  }
  return null;
}
