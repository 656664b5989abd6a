import * as z from 'zod';
import { defineTool } from '../definition/define-tool.ts';
import { saveDocument, saveFields } from './document-calls.ts';

/** Saves a document in the file cabinet of the run. */
export const saveToFC = defineTool({
  name: 'saveToFC',
  structuredName: 'save_to_fc',
  kind: 'document',
  packs: [],
  description: 'Keeps a text under a key; see fetch_from_fc.',
  input: z.strictObject(saveFields),
  returns: '{ bytes: number; leftBytes: number }',
  accesses: async () => [{ type: 'none' }],
  run: async (input, context) => saveDocument('files', input, context),
});
