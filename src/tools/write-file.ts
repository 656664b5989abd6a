import * as z from 'zod';
import { ToolFailure } from '../core/ports/tool.ts';
import { defineTool } from './definition/define-tool.ts';
import { fileField, textField } from './definition/text-field.ts';
import { lowerPath, renderIgnored, requireInside } from './files/path-access.ts';
import { encodeReplacement, maxTextFileBytes } from './files/text-file.ts';
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

  async changes(call, files) {
    const { path, before, bytes } = await planWrite(call, files);
    return [{ path, before, after: { kind: 'file', executable: before?.executable ?? false, content: bytes } }];
  },

  async run(call, { sandbox: { files } }) {
    const { path, bytes, note } = await planWrite(call, files);
    const { created } = await files.write(path, bytes);
    const ignored = files.isIgnored(path);
    return {
      value: { bytes: bytes.length, created, ...(note !== '' && { note }), ...(ignored && { ignored }) },
      text: `${created ? 'Created' : 'Replaced'} ${path} (${bytes.length} bytes).${note === '' ? '' : ` ${note}`}${renderIgnored(ignored ? [path] : [])}`,
      images: [],
    };
  },
});

/** What a call writes: the bytes that rules decide about, and that it writes then. */
async function planWrite({ filePath, content }: z.output<typeof input>, files: WorkspaceFiles) {
  const { path } = await requireInside(filePath, files);
  const before = await readFileState(path, files);
  requireFile(path, before?.kind ?? null);
  return { path, before, ...encodeReplacement(before?.content ?? null, content) };
}

function requireFile(path: string, kind: string | null): void {
  if (kind === 'directory') throw new ToolFailure(`${path} is a directory; filePath names a file`);
  if (kind !== null && kind !== 'file') throw new ToolFailure(`${path} is not a regular file`);
}

/** The file at a path. Null if there is no file; `content` is null if it cannot be read. */
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
