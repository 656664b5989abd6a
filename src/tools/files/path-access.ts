import { escapeControls } from '../../core/text/control-characters.ts';
import { listPaths } from '../../core/text/path-text.ts';
import type { PathAccess } from '../../core/types/access.ts';
import type { ResolvedPath, WorkspaceFiles, WorkspacePath } from '../../core/ports/sandbox.ts';
import { ToolFailure } from '../../core/ports/tool.ts';

const maxShownCharacters = 500;
/** Linux takes no longer path. Longer ones are refused before anything walks them. */
const maxPathCharacters = 4_095;

/** Resolves a path of the model. */
export async function resolvePath(path: string, files: WorkspaceFiles, cwd: string = '.'): Promise<ResolvedPath> {
  if (path.length > maxPathCharacters) return { type: 'invalid', reason: 'the path is too long' };
  return files.resolve(path, cwd);
}

/** The access for a path of the model. File tools write files only. Never throws because of the path, and reads no file. */
export async function lowerPath(
  type: PathAccess['type'],
  path: string,
  files: WorkspaceFiles,
  cwd: string = '.',
): Promise<PathAccess> {
  const resolved = await resolvePath(path, files, cwd);
  if (resolved.type === 'invalid') return { type, path: renderHostileText(path), valid: false };
  const isFile = type === 'write' || (resolved.type === 'inside' && (await isNoDirectory(resolved.path, files)));
  return { type, path: resolved.path, valid: true, ...(isFile && { isFile }) };
}

// Something below a directory may be open where the directory's name is closed. This is not so for a file of that name.
async function isNoDirectory(path: WorkspacePath, files: WorkspaceFiles): Promise<boolean> {
  try {
    const stats = await files.stat(path);
    return stats !== null && stats.kind !== 'directory';
  } catch (thrown) {
    if (thrown instanceof ToolFailure) return false;
    throw thrown;
  }
}

/** Lowers paths once each. */
export async function lowerPaths(
  type: PathAccess['type'],
  paths: readonly string[],
  files: WorkspaceFiles,
  cwd: string,
): Promise<readonly PathAccess[]> {
  const byPath = new Map<string, PathAccess>();
  for (const path of paths) {
    const access = await lowerPath(type, path, files, cwd);
    byPath.set(`${access.valid} ${access.path}`, access);
  }
  return [...byPath.values()];
}

/** The workspace path of a path of the model. Throws `ToolFailure` if it is outside the workspace or not a usable path. */
export async function requireInside(
  path: string,
  files: WorkspaceFiles,
  cwd: string = '.',
): Promise<{ readonly path: WorkspacePath; readonly exists: boolean }> {
  const resolved = await resolvePath(path, files, cwd);
  switch (resolved.type) {
    case 'inside':
      return resolved;
    case 'outside':
      throw new ToolFailure(`${renderHostileText(path)} is outside the workspace`);
    case 'invalid':
      throw new ToolFailure(`${JSON.stringify(renderHostileText(path))} is not a usable path: ${resolved.reason}`);
  }
}

/** The path of an entry of a directory; null for names that no rule could allow and for entries that have become links. */
export async function resolveEntry(
  files: WorkspaceFiles,
  directory: WorkspacePath,
  name: string,
): Promise<WorkspacePath | null> {
  const resolved = await files.resolve(`./${name}`, directory);
  if (resolved.type !== 'inside') return null;
  return resolved.path === (directory === '.' ? name : `${directory}/${name}`) ? resolved.path : null;
}

/** The note on written files that git ignores; empty without such a file. */
export function renderIgnored(paths: readonly string[]): string {
  return paths.length === 0
    ? ''
    : `\ngit ignores ${listPaths(paths.map(renderHostileText))}: later commands see it, and the patch of the run does not contain it.`;
}

/** Text of unknown origin on one line: control characters escaped, lone surrogates replaced, cut. */
export function renderHostileText(text: string): string {
  const escaped = escapeControls(text.slice(0, maxShownCharacters).toWellFormed());
  return text.length > maxShownCharacters ? `${escaped}…` : escaped;
}
