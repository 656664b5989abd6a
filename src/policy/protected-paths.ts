import { foldPath } from './path-text.ts';

/** Where nothing is written whatever the rules say, besides the policy's own files. */
export const protectedGlobs = [
  '.git',
  '.git/**',
  '**/.git',
  '**/.git/**',
  '.github',
  '.github/**',
  '.gitmodules',
  '**/.gitmodules',
];

/**
 * Why a path is never written; null where the rules decide. Names are compared as the most forgiving file system would: case, Unicode forms,
 * ignorable characters, trailing dots and blanks, NTFS streams and short names.
 */
export function explainProtected(path: string, protectedPaths: readonly string[]): string | null {
  const parts = foldPath(path).split('/').map(stripDisguise);
  if (parts.some((part) => part === '.git' || /^git~\d+$/.test(part)))
    return 'git’s own files are never written by a tool';
  if (parts.some((part) => part === '.gitmodules' || /^gitmod~\d+$/.test(part)))
    return 'submodules are never changed by a tool';
  if (parts[0] === '.github' || /^github~\d+$/.test(parts[0] ?? ''))
    return 'workflows and other files of .github are never written by a tool';
  const folded = parts.join('/');
  for (const owned of protectedPaths) {
    const own = foldPath(owned).split('/').map(stripDisguise).join('/');
    if (folded === own || folded.startsWith(`${own}/`) || own.startsWith(`${folded}/`))
      return 'the policy’s own files are never written by a tool';
  }
  return null;
}

function stripDisguise(part: string): string {
  if (part === '.' || part === '..') return part;
  const stream = part.indexOf(':');
  let end = stream < 0 ? part.length : stream;
  while (end > 0 && (part[end - 1] === '.' || part[end - 1] === ' ')) end -= 1;
  return part.slice(0, end);
}
