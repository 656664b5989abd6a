import * as z from 'zod';
import { ToolFailure } from '../core/ports/tool.ts';
import { defineTool } from './definition/define-tool.ts';
import { fileField, textField } from './definition/text-field.ts';
import { lowerPath, renderIgnored, requireInside } from './files/path-access.ts';
import { maxTextFileBytes } from './files/text-file.ts';
import type { FileState } from '../core/types/change.ts';
import type { WorkspaceFiles, WorkspacePath } from '../core/ports/sandbox.ts';

const input = z.strictObject({
  filePath: fileField,
  content: textField(maxTextFileBytes),
});

/** Writes a whole file. The mode of an existing file is kept. */
export const writeFile = defineTool({
  name: 'writeFile',
  structuredName: 'write_file',
  kind: 'write',
  packs: ['anthropic-standard'],
  aliases: ['write', 'create', 'create_file', 'write_to_file'],
  description: 'Creates a file or replaces its whole content.',
  input,
  returns: '{ created: boolean }',

  accesses: async ({ filePath }, files) => [await lowerPath('write', filePath, files)],

  async changes({ filePath, content }, files) {
    const { path } = await requireInside(filePath, files);
    const before = await readFileState(path, files);
    requireFile(path, before?.kind ?? null);
    const after = {
      kind: 'file',
      executable: before?.executable ?? false,
      content: Buffer.from(content, 'utf8'),
    } as const;
    return [{ path, before, after }];
  },

  async run({ filePath, content }, context) {
    const { path } = await requireInside(filePath, context.sandbox.files);
    requireFile(path, (await context.sandbox.files.stat(path))?.kind ?? null);
    const bytes = Buffer.from(content, 'utf8');
    const { files } = context.sandbox;
    const { created } = await files.write(path, bytes);
    const ignored = files.isIgnored(path);
    return {
      value: { bytes: bytes.length, created, ...(ignored && { ignored }) },
      text: `${created ? 'Created' : 'Replaced'} ${path} (${bytes.length} bytes).${renderIgnored(ignored ? [path] : [])}`,
      images: [],
    };
  },
});

function requireFile(path: string, kind: string | null): void {
  if (kind === 'directory') throw new ToolFailure(`${path} is a directory; filePath names a file`);
  if (kind !== null && kind !== 'file') throw new ToolFailure(`${path} is not a regular file`);
}

/** The file at a path, for rules that match contents. Null if there is no file; `content` is null if it cannot be read. */
async function readFileState(path: WorkspacePath, files: WorkspaceFiles): Promise<FileState | null> {
  const stats = await files.stat(path);
  if (stats === null) return null;
  const { kind, executable } = stats;
  if (kind !== 'file') return { kind, executable, content: null };
  try {
    return { kind, executable, content: await files.read(path, maxTextFileBytes) };
  } catch (thrown) {
    if (thrown instanceof ToolFailure) return { kind, executable, content: null };
    throw thrown;
  }
}
