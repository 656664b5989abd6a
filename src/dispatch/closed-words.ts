import { renderPath, type Access } from '../core/types/access.ts';
import type { ClosedPaths } from '../core/ports/policy.ts';
import type { Sandbox } from '../core/ports/sandbox.ts';

const maxWords = 200;
const maxNamed = 5;

/**
 * The closed paths that the words of a command name, one line each: without it, the model and the maintainer see an error of a program about a file
 * that `git ls-files` lists. Words of a shell text are separated at every character with a meaning for the shell. It explains and decides nothing.
 */
export async function renderClosedWords(
  accesses: readonly Access[],
  { files, isClosed }: Pick<Sandbox, 'files' | 'isClosed'>,
  closed: ClosedPaths,
): Promise<string> {
  const named = new Set<string>();
  for (const access of accesses) {
    if (access.type !== 'command') continue;
    const words = access.words
      .flatMap((word) => (word.type === 'literal' ? word.value.split(/[\s;|&<>()'"`$=]/) : []))
      .filter((word) => word !== '');
    for (const word of [...new Set(words)].slice(0, maxWords)) {
      const resolved = await files.resolve(word, access.cwd);
      if (resolved.type === 'inside' && isClosed(resolved.path)) named.add(resolved.path);
    }
  }
  const lines = [...named].slice(0, maxNamed).map((path) => {
    const rule = closed.explain(path)?.rule ?? null;
    if (rule === null) return `${renderPath(path)} is closed to commands: it is a hard link to a closed file.`;
    return `${renderPath(path)} is closed ${rule === 'default' ? 'to commands: no rule allows reading it' : `by rule ${rule}`}.`;
  });
  return [
    ...lines,
    ...(named.size > maxNamed ? [`${named.size - maxNamed} more paths of the command are closed.`] : []),
  ].join('\n');
}
