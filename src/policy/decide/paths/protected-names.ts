import { foldPath } from '../../../core/text/path-text.ts';

/** Names that control git or GitHub, compared as the most tolerant file system compares them. */
export interface SteeringNames {
  readonly git: boolean;
  readonly gitmodules: boolean;
  readonly gitattributes: boolean;
  /** Only for the first directory. */
  readonly github: boolean;
}

/**
 * Which of these names occur in a path. They are compared as git does for HFS and NTFS, and more widely: case, Unicode forms, ignorable characters,
 * trailing dots and spaces, streams, short names, and `\` between directories.
 */
export function findSteeringNames(path: string): SteeringNames {
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
export function foldParts(path: string): string[] {
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
  if (new RegExp(`^${start}~\\d+$`).test(part)) return true;
  const [, prefix = '', number = ''] = /^([^~]{0,6})~([1-9]\d*)$/.exec(part) ?? [];
  if (number === '') return false;
  if (/^gi[0-9a-f]{4}$/.test(prefix) && prefix.startsWith(fallback)) return true;
  return part.length === 8 && fallback.startsWith(prefix);
}
