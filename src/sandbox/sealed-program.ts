import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { CommandRequest, WorkspaceFiles } from '../core/ports/sandbox.ts';
import { ToolFailure } from '../core/ports/tool.ts';
import { isBelow } from './host/files/paths.ts';

const maxProgramBytes = 64 * 1024 * 1024;

/**
 * Throws `ToolFailure` if the program of a command is a file of the workspace that has changed since the agent began: then the command would
 * run code of the model. `sealed` are the files from before, `current` the present ones.
 */
export async function requireSealedProgram(
  { argv: [program], cwd }: Pick<CommandRequest, 'argv' | 'cwd'>,
  options: {
    readonly workspace: string;
    readonly searchPath: string;
    readonly current: WorkspaceFiles;
    readonly sealed: WorkspaceFiles;
  },
): Promise<void> {
  const { workspace, current, sealed } = options;
  const candidates = program.includes('/')
    ? [resolve(workspace, cwd, program)]
    : options.searchPath.split(':').map((folder) => join(folder, program));
  for (const candidate of candidates) {
    if (!isBelow(workspace, candidate)) {
      if (existsSync(candidate)) return;
      continue;
    }
    const path = relative(workspace, candidate);
    const [now, before] = [await readProgram(current, path), await readProgram(sealed, path)];
    if (now === null) continue;
    if (before === null || now.path !== before.path || Buffer.compare(now.content, before.content) !== 0)
      throw new ToolFailure(
        `${path} was written in this run, and a custom tool runs only programs from before it; use another command to try it`,
      );
    return;
  }
}

interface Program {
  readonly path: string;
  readonly content: Uint8Array;
}

async function readProgram(files: WorkspaceFiles, path: string): Promise<Program | null> {
  const resolved = await files.resolve(path);
  if (resolved.type === 'invalid') return null;
  // A link that leads out of the workspace: commands cannot write there.
  if (resolved.type === 'outside') return { path: resolved.path, content: new Uint8Array() };
  const stats = resolved.exists ? await files.stat(resolved.path) : null;
  return stats?.kind === 'file'
    ? { path: resolved.path, content: await files.read(resolved.path, maxProgramBytes) }
    : null;
}
