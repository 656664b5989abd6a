import * as z from 'zod';
import { ToolFailure } from '../core/ports/tool.ts';
import { defineTool } from './definition/define-tool.ts';
import { directoryField, fileField, textField } from './definition/text-field.ts';
import { lowerPatch, planPatch, runPatch } from './patch/patch-call.ts';
import { parsePatch } from './patch/parse-patch.ts';
import type { PatchOperation } from './patch/patch.ts';
import { renderHostileText } from './files/path-access.ts';

const maxPatchCharacters = 2_000_000;
/** The form that `edit` replaces: accepted, and not described to the model. */
const whole = { deprecated: true };

const input = z
  .strictObject({
    patch: z
      .string()
      .max(maxPatchCharacters)
      .optional()
      .describe(
        'Unified diff, or "*** Begin Patch"; for each file "*** Update File: PATH" with hunks ("@@", or "@@ LINE" of the function around, then lines with " ", "-" or "+" before them; "*** Move to: PATH" may come first), "*** Add File: PATH" with + lines, or "*** Delete File: PATH"; "*** End Patch".',
      ),
    cwd: directoryField.optional().describe('Paths of the patch start here.'),
    filePath: fileField.optional().meta(whole),
    originalContent: textField(maxPatchCharacters).optional().meta(whole),
    updatedContent: textField(maxPatchCharacters).optional().meta(whole),
  })
  .refine(hasOneForm, 'give patch, or filePath with originalContent and updatedContent')
  // A patch that cannot be parsed is an invalid argument: there is nothing to decide.
  .superRefine(({ patch }, context) => {
    const problem = patch === undefined ? null : findPatchProblem(patch);
    if (problem !== null) context.addIssue({ code: 'custom', path: ['patch'], message: problem });
  });

type Input = z.output<typeof input>;

/** Changes files, all or none. Takes a unified diff, the `*** Begin Patch` form, or one file's content before and after. */
export const applyPatch = defineTool({
  name: 'applyPatch',
  structuredName: 'apply_patch',
  kind: 'write',
  packs: ['core-codex', 'file-ops'],
  aliases: ['patch'],
  description: 'Applies a patch to files, all or nothing.',
  input,
  returns: '{ summary: string; changes: { path: string; kind: string }[]; ignored?: string[] }',
  accesses: (call, files) => lowerPatch(readCall(call), files),
  changes: (call, files) => planPatch(readCall(call), files),
  run: (call, context) => runPatch(readCall(call), context),
});

function hasOneForm(call: {
  readonly patch?: string | undefined;
  readonly filePath?: string | undefined;
  readonly originalContent?: string | undefined;
  readonly updatedContent?: string | undefined;
}): boolean {
  const parts = [call.filePath, call.originalContent, call.updatedContent];
  return call.patch === undefined ? !parts.includes(undefined) : parts.every((part) => part === undefined);
}

function findPatchProblem(patch: string): string | null {
  try {
    parsePatch(patch);
    return null;
  } catch (thrown) {
    if (thrown instanceof ToolFailure) return renderHostileText(thrown.message);
    throw thrown;
  }
}

function readCall(call: Input): { readonly operations: readonly PatchOperation[]; readonly cwd: string } {
  const { cwd = '.', patch, filePath = '', originalContent = '', updatedContent = '' } = call;
  if (patch !== undefined) return { cwd, operations: parsePatch(patch) };
  const edits = [{ oldText: originalContent, newText: updatedContent, all: false }];
  return { cwd, operations: [{ type: 'edit', path: filePath, edits }] };
}
