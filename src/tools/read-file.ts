import * as z from 'zod';
import { ToolFailure } from '../core/ports/tool.ts';
import { cutLine } from '../core/text/cut-text.ts';
import { defineTool } from './definition/define-tool.ts';
import { fileField } from './definition/text-field.ts';
import { findIndentationBlock } from './files/indentation-block.ts';
import { lowerPath, requireInside } from './files/path-access.ts';
import { readLines } from './files/read-lines.ts';

const maxLineCharacters = 2_000;
const lineEnd = /\r?\n$/;
/** Lines of a large file on each side of an anchor in which its block is looked for. */
const maxBlockLines = 10_000;
/** Lines that a structured call shows if it asks for no other number. */
const maxShownLines = 2_000;
/** Most characters that a structured call shows; a script gets all lines that it asked for. */
const shownCharacters = 100_000;

const input = z.strictObject({
  filePath: fileField,
  offset: z.int().min(1).default(1).describe('First line, 1-based.'),
  limit: z.int().min(1).optional().describe('Default 2000, in scripts all.'),
  mode: z.enum(['slice', 'indentation']).default('slice').describe('indentation: the block at anchorLine.'),
  anchorLine: z.int().min(1).optional(),
  maxLevels: z.int().min(0).max(100).default(1).describe('Enclosing blocks.'),
  numbered: z.boolean().optional().describe('In scripts too.'),
});

/**
 * Reads lines of a text file: numbered as `L12: text` for a structured call, and for a script only if it asks for it. Refuses binary files.
 */
export const readFile = defineTool({
  name: 'readFile',
  structuredName: 'read_file',
  kind: 'read',
  packs: ['core-codex', 'anthropic-standard', 'file-ops', 'read-only'],
  aliases: ['read', 'view', 'view_file', 'cat', 'open_file'],
  description: 'Reads lines of a text file; structured calls number them like "L12: text".',
  input,
  accept: acceptLastLine,
  returns: '{ content: string; note?: string }',
  example: { call: "tools.readFile({ filePath: 'src/a.ts' })", text: 'content' },

  accesses: async ({ filePath }, files) => [await lowerPath('read', filePath, files)],

  async run({ filePath, offset, limit, mode, anchorLine = offset, maxLevels, numbered }, context) {
    const { path } = await requireInside(filePath, context.sandbox.files);
    const wanted = mode === 'slice' ? offset : anchorLine;
    // With line ends and the final newline, so that a script can write the same content back.
    const read = await readLines(
      context.sandbox.files,
      path,
      mode === 'slice'
        ? { offset, limit: limit ?? null }
        : { offset: Math.max(1, anchorLine - maxBlockLines), limit: 2 * maxBlockLines },
    );
    const { lines, total, note } = read;
    if (total === 0) return { value: { content: '', success: true }, text: `${path} is empty.`, images: [] };
    if (total !== null && wanted > total)
      throw new ToolFailure(`${path} has ${total} lines; there is no line ${wanted}`);
    // The numbers of lines, as indexes of those that were read.
    const start = read.first - 1;
    const end = start + lines.length;
    const { first, last } =
      mode === 'slice'
        ? { first: offset, last: Math.min(end, offset + (limit ?? end) - 1) }
        : findBlock(lines, start, { anchorLine, maxLevels, limit: limit ?? maxShownLines });
    const withNumbers = lines
      .slice(first - 1 - start, Math.min(last, first - 1 + (limit ?? maxShownLines)) - start)
      .map((line, index) => `L${first + index}: ${cutLine(line.replace(lineEnd, ''), maxLineCharacters)}`);
    return {
      value: {
        content: numbered === true ? withNumbers.join('\n') : lines.slice(first - 1 - start, last - start).join(''),
        success: true,
        ...(note !== null && { note }),
      },
      text: [...(note === null ? [] : [`[${note}]`]), renderShown(withNumbers, first, total)].join('\n'),
      images: [],
    };
  },
});

// Other agents give the last line instead of how many, count lines from 0, and write -1 for the end. What does not fit stays, for the schema to
// refuse.
function acceptLastLine(written: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { endLine, end_line: end = endLine, ...rest } = written;
  const first = rest['offset'] ?? rest['startLine'] ?? rest['start_line'] ?? 1;
  const fromStart = Number(first) === 0 && 'offset' in rest ? { offset: 1 } : {};
  if (end === undefined || (rest['limit'] ?? null) !== null) return { ...written, ...fromStart };
  if (end === -1) return { ...rest, ...fromStart };
  const isRange = Number.isInteger(end) && Number.isInteger(first) && Number(end) >= Number(first);
  return isRange ? { ...rest, ...fromStart, limit: Number(end) - Math.max(1, Number(first)) + 1 } : written;
}

// `start` lines of a large file are before those that were read.
function findBlock(
  lines: readonly string[],
  start: number,
  options: { readonly anchorLine: number; readonly maxLevels: number; readonly limit: number },
): { readonly first: number; readonly last: number } {
  const { first, last } = findIndentationBlock(
    lines.map((line) => line.replace(lineEnd, '')),
    { ...options, anchorLine: options.anchorLine - start },
  );
  return { first: first + start, last: last + start };
}

function renderShown(lines: readonly string[], first: number, total: number | null): string {
  const shown: string[] = [];
  let size = 0;
  for (const line of lines) {
    size += line.length + 1;
    if (size > shownCharacters) break;
    shown.push(line);
  }
  const last = first + shown.length - 1;
  if (total !== null && last >= total) return shown.join('\n');
  return `${shown.join('\n')}\n[lines ${first}–${last} of ${total ?? 'more'}]`;
}
