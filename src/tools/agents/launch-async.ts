import * as z from 'zod';
import { defineTool } from '../definition/define-tool.ts';
import { createRequest, launchFields, taskField } from './launch-calls.ts';

/** Starts a child agent that continues when the call has ended. */
export const agentsLaunchAsync = defineTool({
  name: 'agents.launch.async',
  structuredName: 'agents_launch_async',
  kind: 'agent',
  packs: [],
  description: 'Starts an agent and returns its id at once. It ends with your last message.',
  input: z.strictObject({ task: taskField, ...launchFields }),
  returns: '{ agent: string }',
  accesses: async () => [{ type: 'none' }],

  async run(input, { agents }) {
    const agent = await agents.launch(createRequest(input, 'background'));
    return { value: { agent }, text: `Started ${agent}. agents_launch_sync waits for it.`, images: [] };
  },
});
