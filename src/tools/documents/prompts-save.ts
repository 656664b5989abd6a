import * as z from 'zod';
import { defineTool } from '../definition/define-tool.ts';
import { saveDocument, saveFields } from './document-calls.ts';

/** Saves a prompt in the file cabinet of the run. */
export const promptsSave = defineTool({
  name: 'prompts.save',
  structuredName: 'prompts_save',
  kind: 'document',
  packs: [],
  description: 'Keeps a prompt under a key, for promptKey of agents_llm_chat.',
  input: z.strictObject(saveFields),
  returns: '{ bytes: number; leftBytes: number }',
  accesses: async () => [{ type: 'none' }],
  run: async (input, context) => saveDocument('prompts', input, context),
});
