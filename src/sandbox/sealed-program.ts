import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import type { CommandRequest, WorkspaceFiles } from '../core/ports/sandbox.ts';
import { ToolFailure } from '../core/ports/tool.ts';
import { isBelow } from './host/files/paths.ts';
import { resolveLinks } from './workspace/files/workspace-files.ts';
import type { WorkspaceAccess } from './workspace/workspace-access.ts';

/**
 * Throws `ToolFailure` if the program of a command is a file of the workspace that has changed since the agent began: then the command would
 * run code of the model.
 */
export async function requireSealedProgram(
  { argv: [program], cwd }: Pick<CommandRequest, 'argv' | 'cwd'>,
  options: {
    readonly workspace: string;
    readonly searchPath: string;
    readonly files: WorkspaceFiles;
    readonly access: Pick<WorkspaceAccess, 'isAsBefore' | 'readSealedFolder'>;
  },
): Promise<void> {
  const { workspace, files, access } = options;
  const candidates = program.includes('/')
    ? [resolve(workspace, cwd, program)]
    : options.searchPath.split(':').map((folder) => join(folder, program));
  for (const candidate of candidates) {
    if (!isBelow(workspace, candidate)) {
      if (existsSync(candidate)) return;
      continue;
    }
    const path = relative(workspace, candidate);
    const found = await files.resolve(path);
    if (found.type === 'invalid') continue;
    if (found.type === 'inside' && (!found.exists || (await files.stat(found.path))?.kind !== 'file')) continue;
    const before = resolveLinks(candidate, (part) =>
      isBelow(workspace, part) ? `${access.readSealedFolder()}${part.slice(workspace.length)}` : part,
    );
    // Commands cannot write outside the workspace, apart from folders that were empty before.
    const isSame = found.type === 'outside' || (!isAbsolute(found.path) && access.isAsBefore(found.path));
    if (isSame && before?.path === resolve(workspace, found.path)) return;
    throw new ToolFailure(
      `${path} was written in this run, and a custom tool runs only programs from before it; use another command to try it`,
    );
  }
}
