import type { SandboxPolicy } from '../../../core/ports/policy.ts';
import { escapeControls } from '../../../core/text/control-characters.ts';
import { renderNumber } from '../../../core/text/grouped-number.ts';
import { listPaths } from '../../../core/text/path-text.ts';

/**
 * The error if rules of the author close tracked files, `committed`, and the policy does not choose the history that processes see. Null if it does,
 * or if only built-in rules close them.
 */
export function findUnchosen(
  committed: readonly string[],
  { closed, git }: Pick<SandboxPolicy, 'closed' | 'git'>,
): { readonly message: string; readonly hint: string } | null {
  if (git !== null) return null;
  const named = committed.filter((path) => closed.isNamedByAuthor(path));
  if (named.length === 0) return null;
  return {
    message: `rules of the policy close ${listPaths(named)}, and git tracks ${named.length === 1 ? 'it' : 'them'}: the policy has to choose what processes see of the history`,
    hint: 'Add `sandbox: { git: visible }` (one commit with the files that processes may read), or `sandbox: { git: history }` (all that is committed: `git show` prints these files).',
  };
}

/**
 * Warns once of all tracked files that are closed, `committed`: commands can read their committed contents with `git show`. Null if there are no such
 * files, or if commands see no history.
 */
export function describeCommitted(
  committed: readonly string[],
  { closed, git }: Pick<SandboxPolicy, 'closed' | 'git'>,
): string | null {
  if (git === 'visible') return null;
  const isDenied = (path: string): boolean => closed.explain(path)?.rule !== 'default';
  const [denied, leftOut] = [committed.filter(isDenied), committed.filter((path) => !isDenied(path))];
  return [describeDenied(denied), describeLeftOut(leftOut)].filter((text) => text !== null).join('; ') || null;
}

// A list of readable paths leaves out many files that are not secret.
function describeLeftOut(paths: readonly string[]): string | null {
  if (paths.length === 0) return null;
  const example = escapeControls(paths[0] ?? '');
  return `no rule allows reading ${renderNumber(paths.length)} of the files that git tracks (for example ${example}): commands do not see them, and can read their committed contents (git show, git log -p) unless the policy has \`sandbox: { git: visible }\``;
}

function describeDenied(all: readonly string[]): string | null {
  if (all.length === 0) return null;
  // Rules see a file of the working directory and one at the root of the repository by the same name.
  const paths = [...new Set(all)];
  const example = JSON.stringify(escapeControls(paths[0] ?? ''));
  return `the policy denies reading ${listPaths(paths)}, but git tracks it: commands can read its committed contents (git show, git log -p). If it holds a secret, replace the secret and remove the file from the repository and its history, or hide the history (\`sandbox: { git: visible }\`). If not, except it from the rule that denies it: \`unless: { read: [${example}] }\` (docs/policy.md, "Exceptions from a built-in policy")`;
}
