import type { FileChange } from '../core/change.ts';
import type { WorkspaceFiles } from '../core/sandbox.ts';
import { ToolFailure, type Tool } from '../core/tool.ts';

/** What a call would change; null where its tool cannot say. Nothing where it is bound to fail. */
export async function planCallChanges(
  tool: Tool,
  input: unknown,
  files: WorkspaceFiles,
): Promise<readonly FileChange[] | null> {
  if (tool.changes === undefined) return null;
  try {
    return await tool.changes(input, files);
  } catch (thrown) {
    if (thrown instanceof ToolFailure) return [];
    throw thrown;
  }
}
