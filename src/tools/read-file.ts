import * as z from 'zod';
import { ToolFailure } from '../core/ports/tool.ts';
import { cutLine } from '../core/text/cut-text.ts';
import { defineTool } from './define-tool.ts';
import { findIndentationBlock } from './indentation-block.ts';
import { lowerPath, requireInside } from './path-access.ts';
import { readTextFile } from './text-file.ts';

const maxLineCharacters = 2_000;
const lineEnd = /\r?\n$/;
/** Lines that a structured call shows if it asks for no other number. */
const maxShownLines = 2_000;
/** What a structured call shows at most; a script gets all lines that it asked for. */
const shownCharacters = 100_000;

const input = z.strictObject({
  filePath: z.string(),
  offset: z.int().min(1).default(1).describe('First line, 1-based.'),
  limit: z.int().min(1).optional().describe('Lines at most; 2000 if left out, in scripts all.'),
  mode: z.enum(['slice', 'indentation']).default('slice').describe('indentation: the block around anchorLine.'),
  anchorLine: z.int().min(1).optional(),
  maxLevels: z.int().min(0).max(100).default(1).describe('Enclosing blocks to include, for mode indentation.'),
  numbered: z.boolean().optional().describe('In scripts: lines as "L12: text".'),
});

/**
 * Reads lines of a text file: numbered as `L12: text` for a structured call, and for a script only if it asks for it. Refuses binary files
 * and files over the size cap.
 */
export const readFile = defineTool({
  name: 'readFile',
  structuredName: 'read_file',
  kind: 'read',
  packs: ['core-codex', 'anthropic-standard', 'file-ops', 'read-only'],
  description: 'Reads lines of a text file; structured calls number them like "L12: text".',
  input,
  returns: '{ content: string; success: boolean }',
  example: "tools.readFile({ filePath: 'src/a.ts' }).then(({ content }) => content)",

  accesses: async ({ filePath }, files) => [await lowerPath('read', filePath, files)],

  async run({ filePath, offset, limit, mode, anchorLine = offset, maxLevels, numbered }, context) {
    const { path } = await requireInside(filePath, context.sandbox.files);
    // With line ends and the final newline, so that a script can write back what it read.
    const lines = (await readTextFile(context.sandbox.files, path)).match(/[^\n]*\n|[^\n]+$/g) ?? [];
    if (lines.length === 0) return { value: { content: '', success: true }, text: `${path} is empty.`, images: [] };
    const wanted = mode === 'slice' ? offset : anchorLine;
    if (wanted > lines.length) throw new ToolFailure(`${path} has ${lines.length} lines; there is no line ${wanted}`);
    const { first, last } =
      mode === 'slice'
        ? { first: offset, last: Math.min(lines.length, offset + (limit ?? lines.length) - 1) }
        : findIndentationBlock(
            lines.map((line) => line.replace(lineEnd, '')),
            { anchorLine, maxLevels, limit: limit ?? maxShownLines },
          );
    const withNumbers = lines
      .slice(first - 1, Math.min(last, first - 1 + (limit ?? maxShownLines)))
      .map((line, index) => `L${first + index}: ${cutLine(line.replace(lineEnd, ''), maxLineCharacters)}`);
    return {
      value: {
        content: numbered === true ? withNumbers.join('\n') : lines.slice(first - 1, last).join(''),
        success: true,
      },
      text: renderShown(withNumbers, first, lines.length),
      images: [],
    };
  },
});

function renderShown(lines: readonly string[], first: number, total: number): string {
  const shown: string[] = [];
  let size = 0;
  for (const line of lines) {
    size += line.length + 1;
    if (size > shownCharacters) break;
    shown.push(line);
  }
  const last = first + shown.length - 1;
  return last >= total ? shown.join('\n') : `${shown.join('\n')}\n[lines ${first}–${last} of ${total}]`;
}
