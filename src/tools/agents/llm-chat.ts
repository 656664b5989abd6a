import * as z from 'zod';
import { outputShownBytes } from '../../core/limits.ts';
import { cutMiddle, describeValueCut } from '../../core/text/cut-text.ts';
import { defineTool } from '../definition/define-tool.ts';
import { textField } from '../definition/text-field.ts';
import { documentKey } from '../documents.ts';

const maxPromptCharacters = 256 * 1024;

const input = z.strictObject({
  model: z.string().min(1).max(200).optional().describe('A model that the policy names; your own if left out.'),
  promptKey: documentKey.optional().describe('A saved prompt that comes before this one.'),
  prompt: textField(maxPromptCharacters).min(1),
});

/** Sends one request to a model, without tools and without the conversation. */
export const agentsLlmChat = defineTool({
  name: 'agents.llm.chat',
  structuredName: 'agents_llm_chat',
  kind: 'agent',
  packs: [],
  description: 'Asks a model once, without tools and without this conversation.',
  input,
  returns: '{ text: string; model: string; complete: boolean }',
  accesses: async () => [{ type: 'none' }],

  async run({ model = null, promptKey, prompt }, { agents, cabinet, sandbox }) {
    const instructions = promptKey === undefined ? '' : cabinet.fetch('prompts', promptKey).content;
    const answer = await agents.chat({ model, instructions, prompt });
    const shown = cutMiddle(answer.text, {
      maxBytes: outputShownBytes,
      describe: (missingBytes) => describeValueCut(sandbox.storeOutput('chat', answer.text))(missingBytes),
    });
    const text = answer.complete ? shown : `${shown}\n[the answer was cut off by the token limit]`;
    return { value: { ...answer }, text, images: [] };
  },
});
