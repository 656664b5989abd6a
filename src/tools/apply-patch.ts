import * as z from 'zod';
import { ToolFailure } from '../core/ports/tool.ts';
import { defineTool } from './definition/define-tool.ts';
import { parsePatch } from './patch/parse-patch.ts';
import type { PatchOperation } from './patch/patch.ts';
import { planChanges, type PlannedChange } from './patch/plan-changes.ts';
import { writeChanges } from './patch/write-changes.ts';
import {
  lowerPath,
  lowerPaths,
  renderHostileText,
  renderIgnored,
  requireInside,
  resolvePath,
} from './files/path-access.ts';

const maxPatchCharacters = 2_000_000;

const content = z
  .string()
  .max(maxPatchCharacters, { abort: true })
  .refine((text) => text.isWellFormed(), 'is not valid Unicode')
  .optional();

const input = z
  .strictObject({
    patch: z
      .string()
      .max(maxPatchCharacters)
      .optional()
      .describe('Unified diff, or "*** Begin Patch" with Add, Update and Delete File sections.'),
    cwd: z.string().optional().describe('Paths of the patch start here.'),
    filePath: z.string().optional().describe('Instead of patch, with both contents.'),
    originalContent: content,
    updatedContent: content,
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
  description: 'Applies a patch to files, all or nothing.',
  input,
  returns: '{ summary: string; changes: { path: string; kind: string }[]; ignored?: string[] }',

  async accesses(call, files) {
    const cwd = call.cwd ?? '.';
    const folder = await resolvePath(cwd, files);
    if (folder.type !== 'inside') return [await lowerPath('write', cwd, files)];
    const operations = readOperations(call);
    return [
      ...(await lowerPaths('read', listReadPaths(operations), files, folder.path)),
      ...(await lowerPaths('write', listWrittenPaths(operations), files, folder.path)),
    ];
  },

  async changes(call, files) {
    const folder = await requireInside(call.cwd ?? '.', files);
    const planned = await planChanges(readOperations(call), files, folder.path);
    return planned.map(({ path, before, after, wasExecutable, isExecutable }) => ({
      path,
      before: before === null ? null : { kind: 'file', executable: wasExecutable, content: before },
      after: after === null ? null : { kind: 'file', executable: isExecutable, content: after },
    }));
  },

  async run(call, context) {
    const { files } = context.sandbox;
    const folder = await requireInside(call.cwd ?? '.', files);
    const changes = await planChanges(readOperations(call), files, folder.path);
    context.signal.throwIfAborted();
    await writeChanges(changes, files);
    const ignored = changes.flatMap(({ path, after }) => (after !== null && files.isIgnored(path) ? [path] : []));
    const listed = changes.map((change) => ({ path: change.path, kind: readKind(change) }));
    const summary = `${listed.length} ${listed.length === 1 ? 'file' : 'files'} changed`;
    const stdout = listed.map(({ path, kind }) => `${kind} ${renderHostileText(path)}\n`).join('');
    return {
      value: { success: true, summary, changes: listed, stdout, stderr: '', ...(ignored.length > 0 && { ignored }) },
      text: `${summary}\n${stdout}`.trimEnd() + renderIgnored(ignored),
      images: [],
    };
  },
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

function readOperations(call: Input): readonly PatchOperation[] {
  if (call.patch !== undefined) return parsePatch(call.patch);
  const { filePath, originalContent, updatedContent } = call;
  if (filePath === undefined || originalContent === undefined || updatedContent === undefined)
    throw new ToolFailure('give patch, or filePath with originalContent and updatedContent');
  return [{ type: 'replace', path: filePath, original: originalContent, updated: updatedContent }];
}

function listWrittenPaths(operations: readonly PatchOperation[]): string[] {
  return operations.flatMap((operation) => {
    if (operation.type === 'copy') return [operation.target];
    if (operation.type === 'update') return [operation.path, operation.target];
    if (operation.type === 'binary' && operation.target !== null)
      return operation.isCopy ? [operation.target] : [operation.path, operation.target];
    return [operation.path];
  });
}

// A patch moves, copies or compares the content, and an error quotes it.
function listReadPaths(operations: readonly PatchOperation[]): string[] {
  return operations.flatMap((operation) =>
    operation.type === 'add' || (operation.type === 'delete' && operation.hunks === null) ? [] : [operation.path],
  );
}

function readKind({ before, after }: PlannedChange): 'add' | 'update' | 'delete' {
  if (before === null) return 'add';
  return after === null ? 'delete' : 'update';
}
