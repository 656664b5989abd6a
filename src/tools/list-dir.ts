import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';
import { dependencyDirectories, virtualEnvironmentFile } from '../core/output-directories.ts';
import type { FileEntry, WorkspaceFiles, WorkspacePath } from '../core/ports/sandbox.ts';
import { ToolFailure, type ToolContext, type ToolOutput } from '../core/ports/tool.ts';
import { defineTool } from './definition/define-tool.ts';
import { directoryField } from './definition/text-field.ts';
import { lowerPath, renderHostileText, requireInside, resolveEntry } from './files/path-access.ts';
import { listFiles } from './search/list-files.ts';
import { compilePathGlob, pathGlob } from './search/path-glob.ts';
import { describeClosed, renderSearch, selectResults } from './search/search.ts';

const marks: Readonly<Record<FileEntry['kind'], string>> = { file: '', directory: '/', symlink: '@', special: '?' };

/** Shown, but entered only when they are asked for themselves. */
const closedDirectories: ReadonlySet<string> = new Set(['.git', ...dependencyDirectories]);

const input = z.strictObject({
  dirPath: directoryField.default('.'),
  offset: z.int().min(1).max(1_000_000).default(1).describe('First entry, 1-based.'),
  // A default here would be in the recorded arguments, and a replay compares those.
  limit: z.int().min(1).max(1_000).optional(),
  depth: z.int().min(1).max(10).default(2),
  pattern: pathGlob.optional().describe('Glob: lists matching files of any depth instead.'),
});

/** Lists a directory as an indented tree, the upper levels first. Links are shown and never followed. */
export const listDir = defineTool({
  name: 'listDir',
  structuredName: 'list_dir',
  kind: 'read',
  packs: ['core-codex', 'anthropic-standard', 'file-ops', 'read-only'],
  aliases: ['ls', 'list', 'list_directory', 'list_files', 'glob', 'find', 'find_files'],
  description: 'Lists a directory as a tree; / marks directories, @ links, ? others.',
  input,
  returns: '{ content: string }',

  accesses: async ({ dirPath }, files) => [await lowerPath('read', dirPath, files)],

  async run({ dirPath, offset, limit = 200, depth, pattern }, context) {
    const { files } = context.sandbox;
    const { path } = await requireInside(dirPath, files);
    const stats = await files.stat(path);
    if (stats?.kind === 'file') throw new ToolFailure(`${path} is a file, not a directory; readFile reads it`);
    if (pattern !== undefined && stats?.isClosed === true) throw new ToolFailure(describeClosed(path));
    if (pattern !== undefined) return listMatching(path, { pattern, offset, limit }, context);
    const root: Directory = { path, entries: await files.list(path), shown: new Map(), taken: 0 };
    let seen = 0;
    // One entry more than wanted tells whether there are more.
    for await (const { directory, entry } of walkByLevel(files, root, depth)) {
      context.signal.throwIfAborted();
      seen += 1;
      if (seen >= offset + limit) break;
      directory.taken += 1;
      if (seen >= offset) show(directory, entry);
    }
    if (seen > 0 && seen < offset) throw new ToolFailure(`${path} has ${seen} entries; there is no entry ${offset}`);
    const content = renderDirectory(root, '').join('\n');
    const more = seen >= offset + limit ? `\n[more entries: offset ${offset + limit}]` : '';
    return {
      value: { content: `${content}${more}`, success: true },
      text: content === '' ? `${path} is empty.` : `${content}${more}`,
      images: [],
    };
  },
});

/** The files below a directory that a glob selects and git does not ignore. The glob is about paths in the directory, or in the workspace. */
async function listMatching(
  directory: WorkspacePath,
  { pattern, offset, limit }: { readonly pattern: string; readonly offset: number; readonly limit: number },
  context: ToolContext,
): Promise<ToolOutput> {
  const listed = await listFiles(directory, context);
  const isResult = selectResults(directory, compilePathGlob(pattern, context.sandbox.files.root), context);
  const paths = listed.paths.filter(isResult).toSorted();
  const shown = paths.slice(offset - 1, offset - 1 + limit);
  const isBelow = selectResults(directory, null, context);
  const unread = listed.unread.filter((entry) => isBelow(entry.path));
  const text = renderSearch(
    shown.map(renderHostileText),
    { truncated: listed.truncated || paths.length > offset - 1 + shown.length, unread },
    { nothing: 'No file matches.', advice: `continue with offset ${offset + shown.length}` },
  );
  return { value: { content: text, success: true }, text, images: [] };
}

interface Directory {
  readonly path: WorkspacePath;
  readonly entries: readonly FileEntry[];
  /** The entries of the page, each with its shown content if it is a directory. */
  readonly shown: Map<FileEntry, Directory | null>;
  /** How many entries this page and the ones before it show. */
  taken: number;
  readonly parent?: { readonly directory: Directory; readonly entry: FileEntry };
}

/**
 * All entries of the directory itself, then the entries of its directories, one from each in turn, then the next level: so the first page of a
 * large tree shows entries of each part.
 */
async function* walkByLevel(
  files: WorkspaceFiles,
  root: Directory,
  depth: number,
): AsyncGenerator<{ readonly directory: Directory; readonly entry: FileEntry }> {
  let level: readonly Directory[] = [root];
  for (let below = 1; below <= depth && level.length > 0; below += 1) {
    const next: Directory[] = [];
    const longest = level.reduce((most, { entries }) => Math.max(most, entries.length), 0);
    for (let index = 0; index < longest; index += 1)
      for (const directory of level) {
        const entry = directory.entries[index];
        if (entry !== undefined) yield { directory, entry };
      }
    if (below === depth) return;
    for (const directory of level)
      for (const entry of directory.entries) {
        if (entry.kind !== 'directory' || closedDirectories.has(entry.name)) continue;
        // A large tree must not keep timers and other calls waiting.
        await setImmediate();
        const path = await resolveEntry(files, directory.path, entry.name);
        if (path === null) continue;
        const entries = await listSubdirectory(files, path);
        if (entries.some(({ name }) => name === virtualEnvironmentFile)) continue;
        next.push({
          path,
          entries,
          shown: new Map(),
          taken: 0,
          parent: { directory, entry },
        });
      }
    level = next;
  }
}

// With the directories that it is in, which may have been on an earlier page.
function show(directory: Directory, entry: FileEntry): void {
  if (!directory.shown.has(entry)) directory.shown.set(entry, null);
  for (let at = directory; at.parent !== undefined; at = at.parent.directory)
    at.parent.directory.shown.set(at.parent.entry, at);
}

function renderDirectory(directory: Directory | null, indent: string): string[] {
  if (directory === null) return [];
  const { entries, shown, taken } = directory;
  const lines = entries
    .filter((entry) => shown.has(entry))
    .flatMap((entry) => [
      `${indent}${renderHostileText(entry.name)}${marks[entry.kind]}`,
      ...renderDirectory(shown.get(entry) ?? null, `${indent}  `),
    ]);
  return indent === '' || taken >= entries.length ? lines : [...lines, `${indent}… ${entries.length - taken} more`];
}

// A directory that cannot be read, or no longer exists, is an entry without children.
async function listSubdirectory(files: WorkspaceFiles, path: WorkspacePath): Promise<readonly FileEntry[]> {
  try {
    return await files.list(path);
  } catch (thrown) {
    if (thrown instanceof ToolFailure) return [];
    throw thrown;
  }
}
