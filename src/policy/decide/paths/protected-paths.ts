import { listSteeringGlobs } from '../../../core/find-steering-files.ts';
import { expandBraces } from '../../../core/text/glob.ts';
import { foldPath } from '../../../core/text/path-text.ts';

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

/**
 * Which names occur in a path that control git, or GitHub: the latter as the first directory. They are compared as git does for HFS and NTFS, and
 * more widely: case, Unicode forms, ignorable characters, trailing dots and spaces, streams, short names, and `\` between directories.
 */
export function findSteeringNames(path: string) {
  const parts = foldParts(path);
  const has = (isMeant: (part: string) => boolean): boolean => parts.some(isMeant);
  return {
    git: has((part) => part === '.git' || /^\.?git~\d+$/.test(part)),
    gitmodules: has((part) => part === '.gitmodules' || isShortName(part, 'gitmod', 'gi7eba')),
    gitattributes: has((part) => part === '.gitattributes' || isShortName(part, 'gitatt', 'gi7d29')),
    github: parts[0] === '.github' || isShortName(parts[0] ?? '', 'github', 'gi'),
  };
}

/** The parts of a path in the form that is compared. */
function foldParts(path: string): string[] {
  return foldPath(path)
    .split(/[/\\]/)
    .map((part) => stripDisguise(part));
}

function stripDisguise(part: string): string {
  if (part === '.' || part === '..') return part;
  const stream = part.indexOf(':');
  let end = stream < 0 ? part.length : stream;
  while (end > 0 && (part[end - 1] === '.' || part[end - 1] === ' ')) end -= 1;
  return part.slice(0, end);
}

// NTFS shortens `.gitmodules` to `GITMOD~1`, and after some collisions to two letters, a checksum and a number.
function isShortName(part: string, start: string, fallback: string): boolean {
  if (part.startsWith(`${start}~`) && /^\d+$/.test(part.slice(start.length + 1))) return true;
  const [, prefix = '', number = ''] = /^([^~]{0,6})~([1-9]\d*)$/.exec(part) ?? [];
  if (number === '') return false;
  if (/^gi[0-9a-f]{4}$/.test(prefix) && prefix.startsWith(fallback)) return true;
  return part.length === 8 && fallback.startsWith(prefix);
}
