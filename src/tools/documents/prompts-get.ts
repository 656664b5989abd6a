import * as z from 'zod';
import { defineTool } from '../definition/define-tool.ts';
import { documentKey, fetchDocument } from './document-calls.ts';

/** Fetches a prompt from the file cabinet of the run. */
export const promptsGet = defineTool({
  name: 'prompts.get',
  structuredName: 'prompts_get',
  kind: 'document',
  packs: [],
  description: 'Returns a prompt that prompts_save keeps.',
  input: z.strictObject({ key: documentKey }),
  returns: '{ content: string }',
  accesses: async () => [{ type: 'none' }],
  run: async ({ key }, context) => fetchDocument('prompts', key, context),
});
