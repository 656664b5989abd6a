import type { SandboxPolicy } from '../../../core/ports/policy.ts';
import { escapeControls } from '../../../core/text/control-characters.ts';
import { listParents } from '../../../core/text/path-text.ts';

const maxNamed = 10;
/**
 * The tracked files that the policy denies reading: `unreadable` are such files, and folders that are closed whole. Files deleted in earlier commits
 * are not found.
 */
export function listCommitted(tracked: readonly string[], unreadable: readonly string[]): readonly string[] {
  const closed = new Set(unreadable);
  return closed.size === 0
    ? []
    : tracked.filter((path) => [...listParents(path), path].some((part) => closed.has(part)));
}

/**
 * The error if rules of the author close files from `listCommitted`, and the policy does not choose what processes see of the history. Null if it
 * does, or if only built-in rules close them.
 */
export function findUnchosen(
  committed: readonly string[],
  { closed, git }: Pick<SandboxPolicy, 'closed' | 'git'>,
): { readonly message: string; readonly hint: string } | null {
  if (git !== null) return null;
  const named = committed.filter((path) => closed.isNamedByAuthor(path));
  if (named.length === 0) return null;
  return {
    message: `rules of the policy close ${renderNames(named)}, and git tracks ${named.length === 1 ? 'it' : 'them'}: the policy has to choose what processes see of the history`,
    hint: 'Add `sandbox: { git: visible }` (one commit with the files that processes may read), or `sandbox: { git: history }` (all that is committed: `git show` prints these files).',
  };
}

/**
 * Warns once of all files from `listCommitted`. Commands can read the committed contents with `git show`, although the file is closed. Null
 * if there is none, or if commands see no history.
 */
export function describeCommitted(
  committed: readonly string[],
  { closed, git }: Pick<SandboxPolicy, 'closed' | 'git'>,
): string | null {
  if (git === 'visible') return null;
  const isDenied = (path: string): boolean => closed.explain(path)?.rule !== 'default';
  const [denied, leftOut] = [committed.filter(isDenied), committed.filter((path) => !isDenied(path))];
  const warnings = [describeDenied(denied), describeLeftOut(leftOut)];
  return warnings.some((text) => text !== null) ? warnings.filter((text) => text !== null).join('; ') : null;
}

function renderNames(paths: readonly string[]): string {
  const named = paths.slice(0, maxNamed).map(escapeControls).join(', ');
  return paths.length > maxNamed ? `${named} and ${paths.length - maxNamed} more` : named;
}

// A list of what may be read leaves out many files, which are no secrets.
function describeLeftOut(paths: readonly string[]): string | null {
  if (paths.length === 0) return null;
  const example = escapeControls(paths[0] ?? '');
  return `no rule allows reading ${paths.length.toLocaleString('en-US')} of the files that git tracks (for example ${example}): commands do not see them, and can read their committed contents (git show, git log -p) unless the policy has \`sandbox: { git: visible }\``;
}

function describeDenied(paths: readonly string[]): string | null {
  if (paths.length === 0) return null;
  const example = JSON.stringify(escapeControls(paths[0] ?? ''));
  return `the policy denies reading ${renderNames(paths)}, but git tracks it: commands can read its committed contents (git show, git log -p). If it holds a secret, replace the secret and remove the file from the repository and its history, or hide the history (\`sandbox: { git: visible }\`). If not, except it from the rule that denies it: \`unless: { read: [${example}] }\` (docs/policy.md, "Exceptions from a built-in policy")`;
}
