import * as z from 'zod';
import { outputShownBytes } from '../core/limits.ts';
import { documentLimits, type DocumentNamespace } from '../core/types/document.ts';
import type { Tool, ToolContext, ToolOutput } from '../core/ports/tool.ts';
import { cutValue } from './definition/cut-value.ts';
import { defineTool } from './definition/define-tool.ts';
import { textField } from './definition/text-field.ts';

/** A key. It may be shown in messages of the harness, so that it has no room for sentences. */
export const documentKey = z
  .string()
  .regex(/^[\w.:/-]{1,100}$/, 'a key is 1 to 100 letters, digits and any of . _ : / -');

/** The file cabinet of the run: documents, and prompts for `agents.llm.chat`. */
export const documentTools: readonly Tool[] = [
  defineSave('files', {
    name: 'saveToFC',
    structuredName: 'save_to_fc',
    description: 'Keeps a text under a key; see fetch_from_fc.',
  }),
  defineFetch('files', {
    name: 'fetchFromFC',
    structuredName: 'fetch_from_fc',
    description: 'Returns a text that was kept: by save_to_fc, or by fetch_url as fileKey.',
  }),
  defineSave('prompts', {
    name: 'prompts.save',
    structuredName: 'prompts_save',
    description: 'Keeps a prompt under a key, for promptKey of agents_llm_chat.',
  }),
  defineFetch('prompts', {
    name: 'prompts.get',
    structuredName: 'prompts_get',
    description: 'Returns a prompt that prompts_save keeps.',
  }),
];

type Names = Pick<Tool, 'name' | 'structuredName' | 'description'>;

function defineSave(namespace: DocumentNamespace, names: Names): Tool {
  return defineTool({
    ...names,
    kind: 'document',
    packs: [],
    input: z.strictObject({ key: documentKey, content: textField(documentLimits.documentBytes) }),
    returns: '{ bytes: number; leftBytes: number }',
    accesses: async () => [{ type: 'none' }],
    async run({ key, content }, { cabinet }) {
      const { bytes, leftBytes } = cabinet.save({ namespace, key, content, taint: null });
      return { value: { bytes, leftBytes }, text: `Saved ${bytes} bytes under ${key}.`, images: [] };
    },
  });
}

function defineFetch(namespace: DocumentNamespace, names: Names): Tool {
  return defineTool({
    ...names,
    kind: 'document',
    packs: [],
    input: z.strictObject({ key: documentKey }),
    returns: '{ content: string }',
    accesses: async () => [{ type: 'none' }],
    run: async ({ key }, context) => fetchDocument(namespace, key, context),
  });
}

// A structured call shows a part of a long text.
function fetchDocument(namespace: DocumentNamespace, key: string, { cabinet, sandbox }: ToolContext): ToolOutput {
  const { content, taint } = cabinet.fetch(namespace, key);
  const { storeOutput } = sandbox;
  const text = cutValue(content, { source: taint, name: 'document', maxBytes: outputShownBytes, storeOutput });
  return { value: { content }, text, images: [] };
}
