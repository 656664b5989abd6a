import * as z from 'zod';
import { acceptSpellings } from './definition/argument-issues.ts';
import { readFile } from './read-file.ts';
import { writeFile } from './write-file.ts';
import { defineTool } from './definition/define-tool.ts';
import { fileField, textField } from './definition/text-field.ts';
import { maxTextFileBytes } from './files/text-file.ts';
import { lowerPatch, planPatch, runPatch } from './patch/patch-call.ts';

const fields = {
  oldText: textField(maxTextFileBytes).describe('As in the file, there once; empty for a new file.'),
  newText: textField(maxTextFileBytes),
  all: z.boolean().optional().describe('Replaces each.'),
};

const input = z.strictObject({
  filePath: fileField,
  edits: z.array(z.strictObject(fields)).min(1).max(200),
});

/** The arguments of the agents whose tool makes one edit in a call. */
const single = z.object({ filePath: fileField, ...fields });

type Input = z.output<typeof input>;

/** Replaces texts in a file, all or none, each in the result of the one before. */
export const edit = defineTool({
  name: 'edit',
  structuredName: 'edit',
  kind: 'write',
  packs: ['anthropic-standard'],
  deniedWith: 'applyPatch',
  aliases: [
    'edit_file',
    'multi_edit',
    'replace',
    'replace_in_file',
    'str_replace',
    'search_replace',
    'str_replace_editor',
    'str_replace_based_edit_tool',
  ],
  description: 'Replaces text in a file.',
  input,
  otherForm: single,
  returns: '{ summary: string; changes: { path: string; kind: string }[] }',
  accept: collectEdit,
  redirect: readEditorCommand,
  accesses: (call, files) => lowerPatch(readCall(call), files),
  changes: (call, files) => planPatch(readCall(call), files),
  run: (call, context) => runPatch(readCall(call), context),
});

function collectEdit(written: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const accepted = acceptSpellings(written, single) as Record<string, unknown>;
  const { filePath, oldText, newText, all, command, expected_replacements: expected, ...others } = accepted;
  if ('edits' in written || (oldText === undefined && newText === undefined)) return written;
  const isAll = all ?? (typeof expected === 'number' ? expected > 1 : undefined);
  return {
    filePath,
    edits: [{ oldText, newText, ...(isAll !== undefined && { all: isAll }) }],
    ...(command !== undefined && command !== 'str_replace' && { command }),
    ...others,
  };
}

// One tool of some agents has these as commands.
function readEditorCommand({
  command,
  filePath,
  file_text: content,
  view_range: viewRange,
}: Readonly<Record<string, unknown>>) {
  if (command === 'create') return { tool: writeFile, args: { filePath, content } };
  if (command !== 'view') return null;
  const [first = 1, last = -1]: readonly unknown[] = Array.isArray(viewRange) ? viewRange : [];
  const limit = typeof first === 'number' && typeof last === 'number' && last >= first ? last - first + 1 : undefined;
  return { tool: readFile, args: { filePath, offset: first, limit } };
}

function readCall({ filePath, edits }: Input) {
  return {
    cwd: '.',
    operations: [
      {
        type: 'edit',
        path: filePath,
        edits: edits.map(({ oldText, newText, all = false }) => ({ oldText, newText, all })),
      } as const,
    ],
  };
}
