import type { FileKind } from '../core/types/change.ts';
import type { CallToDecide } from '../core/types/decision.ts';
import type { WorkspaceFiles, WorkspacePath } from '../core/ports/sandbox.ts';
import { ToolFailure } from '../core/ports/tool.ts';

/** Whether a call may show a path of the workspace. */
export type IsShown = (path: string, kind: FileKind) => boolean;

/**
 * The workspace's files, restricted to the accesses that were decided for one call. A tool resolves its paths again when it runs. If a link
 * was swapped meanwhile, the path is another one and is refused here (proved by test/dispatch/dispatcher.test.ts). If the contents were
 * decided too, only decided contents are written: the planned ones, or the ones from before if a tool reverts its work. A list has only the
 * entries that are open to the call.
 */
export function guardFiles(
  files: WorkspaceFiles,
  { accesses, changes }: Pick<CallToDecide, 'accesses' | 'changes'>,
  isShown: IsShown,
): WorkspaceFiles {
  const reads = accesses.flatMap((access) => (access.type === 'read' ? [access.path] : []));
  const writes = accesses.flatMap((access) => (access.type === 'write' ? [access.path] : []));

  function require(path: WorkspacePath, isDecided: boolean): void {
    if (!isDecided)
      throw new ToolFailure(`${path} is not what was decided for this call; a link may have changed meanwhile`);
  }
  const requireWrite = (path: WorkspacePath): void => require(path, writes.includes(path));
  const requireRead = (path: WorkspacePath): void =>
    require(path, writes.includes(path) || reads.some((entry) => isAtOrBelow(entry, path)));

  function requirePlanned(path: WorkspacePath, content: Uint8Array | null): void {
    if (changes === null) return;
    const planned = changes.filter((change) => change.path === path).flatMap(({ before, after }) => [before, after]);
    const isPlanned = planned.some((state) =>
      content === null || state === null || state.content === null
        ? content === null && state === null
        : Buffer.compare(state.content, content) === 0,
    );
    if (!isPlanned)
      throw new ToolFailure(`${path} would not become what was decided for this call; it was changed meanwhile`);
  }

  return {
    root: files.root,
    resolve: (path, cwd) => files.resolve(path, cwd),
    stat: (path) => files.stat(path),
    isIgnored: (path) => files.isIgnored(path),
    readBase: (path) => files.readBase(path),
    async read(path, maxBytes) {
      requireRead(path);
      return files.read(path, maxBytes);
    },
    async *readChunks(path) {
      requireRead(path);
      yield* files.readChunks(path);
    },
    async list(path) {
      requireRead(path);
      const entries = await files.list(path);
      return entries.filter(({ name, kind }) => isShown(path === '.' ? name : `${path}/${name}`, kind));
    },
    async write(path, content, options) {
      requireWrite(path);
      requirePlanned(path, content);
      return files.write(path, content, options);
    },
    async remove(path) {
      requireWrite(path);
      requirePlanned(path, null);
      return files.remove(path);
    },
  };
}

function isAtOrBelow(entry: string, path: string): boolean {
  return entry === '.' || path === entry || path.startsWith(`${entry}/`);
}
