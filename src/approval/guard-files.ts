import type { Access } from '../core/access.ts';
import type { WorkspaceFiles, WorkspacePath } from '../core/sandbox.ts';
import { ToolFailure } from '../core/tool.ts';

/**
 * The workspace's files narrowed to what was decided for one call. A tool resolves its paths again when it runs; where a link has been
 * swapped meanwhile the path is another one, and is refused here (proved by test/approval/call-tool.test.ts).
 */
export function guardFiles(files: WorkspaceFiles, accesses: readonly Access[]): WorkspaceFiles {
  const reads = accesses.flatMap((access) => (access.type === 'read' ? [access.path] : []));
  const writes = accesses.flatMap((access) => (access.type === 'write' ? [access.path] : []));

  function requireRead(path: WorkspacePath): void {
    const decided = writes.includes(path) || reads.some((entry) => isAtOrBelow(entry, path));
    if (!decided)
      throw new ToolFailure(`${path} is not what was decided for this call; a link may have changed meanwhile`);
  }

  function requireWrite(path: WorkspacePath): void {
    if (!writes.includes(path))
      throw new ToolFailure(`${path} is not what was decided for this call; a link may have changed meanwhile`);
  }

  return {
    root: files.root,
    resolve: (path, cwd) => files.resolve(path, cwd),
    stat: (path) => files.stat(path),
    async read(path, maxBytes) {
      requireRead(path);
      return files.read(path, maxBytes);
    },
    async list(path) {
      requireRead(path);
      return files.list(path);
    },
    async write(path, content, options) {
      requireWrite(path);
      return files.write(path, content, options);
    },
    async remove(path) {
      requireWrite(path);
      return files.remove(path);
    },
  };
}

function isAtOrBelow(entry: string, path: string): boolean {
  return entry === '.' || path === entry || path.startsWith(`${entry}/`);
}
