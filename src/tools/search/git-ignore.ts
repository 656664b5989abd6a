import { compilePattern, type PathMatcher } from './glob.ts';

interface IgnoreRule {
  readonly matches: PathMatcher;
  readonly negated: boolean;
  readonly foldersOnly: boolean;
}

/** The rules of one `.gitignore`, in the folder that holds it. */
export interface IgnoreFile {
  /** Workspace-relative folder, `.` for the root. */
  readonly folder: string;
  readonly rules: readonly IgnoreRule[];
}

/** Reads the text of a `.gitignore`. */
export function parseGitIgnore(text: string, folder: string): IgnoreFile {
  return { folder, rules: text.split('\n').flatMap((line) => parseRule(line.replace(/\r$/, ''))) };
}

/** Whether git would ignore an entry, by the ignore files from the outermost folder to the innermost. */
export function isIgnored(path: string, kind: 'file' | 'directory', ignoreFiles: readonly IgnoreFile[]): boolean {
  let ignored = false;
  for (const { folder, rules } of ignoreFiles) {
    const inside = folder === '.' ? path : path.slice(folder.length + 1);
    for (const rule of rules) {
      if (rule.foldersOnly && kind !== 'directory') continue;
      if (rule.matches(inside)) ignored = !rule.negated;
    }
  }
  return ignored;
}

function parseRule(line: string): IgnoreRule[] {
  const trimmed = trimUnescapedEnd(line);
  if (trimmed === '' || trimmed.startsWith('#')) return [];
  const negated = trimmed.startsWith('!');
  const body = negated ? trimmed.slice(1) : trimmed;
  const foldersOnly = body.endsWith('/');
  const pattern = foldersOnly ? body.slice(0, -1) : body;
  if (pattern === '') return [];
  return [{ matches: compilePattern(pattern), negated, foldersOnly }];
}

// A backslash keeps the space after it.
function trimUnescapedEnd(line: string): string {
  const trimmed = line.trimEnd();
  return trimmed.endsWith('\\') && trimmed.length < line.length ? line.slice(0, trimmed.length + 1) : trimmed;
}
