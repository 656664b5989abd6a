import * as z from 'zod';
import { defineTool } from '../definition/define-tool.ts';
import { documentKey, fetchDocument } from './document-calls.ts';

/** Fetches a document from the file cabinet of the run. */
export const fetchFromFC = defineTool({
  name: 'fetchFromFC',
  structuredName: 'fetch_from_fc',
  kind: 'document',
  packs: [],
  description: 'Returns a text that was kept: by save_to_fc, or by fetch_url as fileKey.',
  input: z.strictObject({ key: documentKey }),
  returns: '{ content: string }',
  accesses: async () => [{ type: 'none' }],
  run: async ({ key }, context) => fetchDocument('files', key, context),
});
