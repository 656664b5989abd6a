import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { dependencyFolders } from '../core/output-folders.ts';
import type { FileEntry, WorkspaceFiles, WorkspacePath } from '../core/ports/sandbox.ts';
import { ToolFailure } from '../core/ports/tool.ts';
import { defineTool } from './define-tool.ts';
import { lowerPath, renderHostileText, requireInside, resolveEntry } from './path-access.ts';

const marks: Readonly<Record<FileEntry['kind'], string>> = { file: '', directory: '/', symlink: '@', other: '?' };

/** Shown, but entered only when they are asked for themselves. */
const closedFolders: ReadonlySet<string> = new Set(['.git', ...dependencyFolders]);

const input = z.strictObject({
  dirPath: z.string(),
  offset: z.int().min(1).max(1_000_000).default(1).describe('First entry, 1-based.'),
  limit: z.int().min(1).max(1_000).default(25).describe('Entries at most.'),
  depth: z.int().min(1).max(10).default(2),
});

/** Lists a folder as an indented tree. Links are shown and never followed. */
export const listDir = defineTool({
  name: 'listDir',
  structuredName: 'list_dir',
  kind: 'read',
  packs: ['core-codex', 'anthropic-standard', 'file-ops', 'read-only'],
  description: 'Lists a folder as a tree; / marks folders, @ links, ? others.',
  input,
  returns: '{ content: string; success: boolean }',

  accesses: async ({ dirPath }, files) => [await lowerPath('read', dirPath, files)],

  async run({ dirPath, offset, limit, depth }, context) {
    const { files } = context.sandbox;
    const { path } = await requireInside(dirPath, files);
    const lines: string[] = [];
    let seen = 0;
    // One entry more than wanted tells whether there are more.
    for await (const line of walk(files, path, await files.list(path), depth, '')) {
      context.signal.throwIfAborted();
      seen += 1;
      if (seen >= offset + limit) break;
      if (seen >= offset) lines.push(line);
    }
    if (lines.length === 0 && seen > 0)
      throw new ToolFailure(`${path} has ${seen} entries; there is no entry ${offset}`);
    const content = lines.join('\n');
    const more = seen >= offset + limit ? `\n[more entries: offset ${offset + limit}]` : '';
    return {
      value: { content: `${content}${more}`, success: true },
      text: content === '' ? `${path} is empty.` : `${content}${more}`,
      images: [],
    };
  },
});

async function* walk(
  files: WorkspaceFiles,
  folder: WorkspacePath,
  entries: readonly FileEntry[],
  depth: number,
  indent: string,
): AsyncGenerator<string> {
  // A large tree must not keep timers and other calls waiting.
  await setImmediate();
  for (const entry of entries) {
    yield `${indent}${renderHostileText(entry.name)}${marks[entry.kind]}`;
    if (entry.kind !== 'directory' || depth === 1 || closedFolders.has(entry.name)) continue;
    const path = await resolveEntry(files, folder, entry.name);
    if (path !== null) yield* walk(files, path, await listSubfolder(files, path), depth - 1, `${indent}  `);
  }
}

// A folder that cannot be read, or is gone by now, is an entry without children.
async function listSubfolder(files: WorkspaceFiles, path: WorkspacePath): Promise<readonly FileEntry[]> {
  try {
    return await files.list(path);
  } catch (thrown) {
    if (thrown instanceof ToolFailure) return [];
    throw thrown;
  }
}
