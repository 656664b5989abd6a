import type { FileState } from '../../core/types/change.ts';
import type { WorkspaceFiles, WorkspacePath } from '../../core/ports/sandbox.ts';
import { ToolFailure } from '../../core/ports/tool.ts';
import { maxTextFileBytes } from './text-file.ts';

/** The file at a path, for rules that match contents. Null if there is no file; `content` is null if it cannot be read. */
export async function readFileState(path: WorkspacePath, files: WorkspaceFiles): Promise<FileState | null> {
  const stats = await files.stat(path);
  if (stats === null) return null;
  const kind = stats.kind === 'other' ? 'special' : stats.kind;
  if (kind !== 'file') return { kind, executable: stats.executable, content: null };
  try {
    return { kind, executable: stats.executable, content: await files.read(path, maxTextFileBytes) };
  } catch (thrown) {
    if (thrown instanceof ToolFailure) return { kind, executable: stats.executable, content: null };
    throw thrown;
  }
}
