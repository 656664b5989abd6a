import * as z from 'zod';
import { defineTool } from '../definition/define-tool.ts';
import { createRequest, launchFields, renderReport, taskField } from './launch-calls.ts';

const input = z
  .strictObject({
    task: taskField.optional().describe('The agent receives this text and nothing of the conversation.'),
    agent: z.string().min(1).max(100).optional().describe('Instead of task: waits for one of agents_launch_async.'),
    ...launchFields,
  })
  .refine(({ task, agent }) => (task === undefined) !== (agent === undefined), 'give either task or agent');

/** Runs a child agent and returns its result, or waits for one that runs. */
export const agentsLaunchSync = defineTool({
  name: 'agents.launch.sync',
  structuredName: 'agents_launch_sync',
  kind: 'agent',
  packs: [],
  description: 'Starts an agent in this workspace and returns its result.',
  input,
  returns:
    '{ agent: string; outcome: string; reason: string; answer: string; changedFiles: string[]; turns: number; toolCalls: number; usage: { inputTokens: number; outputTokens: number; cachedTokens: number }; costUsd: number | null }',
  accesses: async () => [{ type: 'none' }],

  async run({ task, agent, policy, budget }, context) {
    const id = agent ?? (await context.agents.launch(createRequest({ task: task ?? '', policy, budget }, 'wait')));
    return renderReport(await context.agents.wait(id), context);
  },
});
