import * as z from 'zod';
import { cutValue } from './definition/cut-value.ts';
import { defineTool } from './definition/define-tool.ts';
import { textField } from './definition/text-field.ts';
import { documentKey } from './documents.ts';
import { outputShownBytes } from '../core/limits.ts';
import { renderCount, renderFirst } from '../core/text/grouped-number.ts';
import type { AgentReport, LaunchRequest } from '../core/types/agents.ts';
import type { ToolContext, ToolOutput } from '../core/ports/tool.ts';

const names = z.union([z.string().min(1).max(200), z.array(z.string().min(1).max(200)).min(1).max(50)]);

/** Conditions as in a rule of the policy. Those about hosts are left out: an agent without network has no tool for it. */
const denied = z
  .strictObject({
    tool: names.optional(),
    // A pattern over the words of a command; other forms of rules are not offered here.
    command: z
      .array(z.string().min(1).max(200))
      .min(1)
      .max(50)
      .optional()
      .describe('Words, such as ["git","push","**"].'),
    read: names.optional(),
    write: names.optional(),
  })
  .refine(
    (written) => Object.values(written).some((value) => value !== undefined),
    'name at least one of tool, command, read, write',
  );

const launchFields = {
  policy: z
    .strictObject({
      tools: z.array(z.string().min(1).max(200)).max(100).optional(),
      deny: z.array(denied).max(20).optional(),
    })
    .optional()
    .describe(
      'Denies more than your policy: only these tools; no call that matches one of deny, such as {"write":["**"]}.',
    ),
  budget: z
    .strictObject({
      turns: z.int().min(1).optional(),
      tokens: z.int().min(1).optional(),
      costUsd: z.number().positive().optional(),
      minutes: z.number().positive().optional(),
    })
    .optional()
    .describe('At most what you have left.'),
};

const taskField = textField(64 * 1024).min(1);

const syncInput = z
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
  input: syncInput,
  returns:
    '{ agent: string; outcome: string; reason: string; answer: string; changedFiles: string[]; turns: number; toolCalls: number; usage: { inputTokens: number; outputTokens: number; cachedTokens: number }; costUsd: number | null }',
  accesses: async () => [{ type: 'none' }],

  async run({ task, agent, policy, budget }, context) {
    const id = agent ?? (await context.agents.launch(createRequest({ task: task ?? '', policy, budget }, 'wait')));
    return renderReport(await context.agents.wait(id), context);
  },
});

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

interface LaunchInput {
  readonly task: string;
  readonly policy?: z.output<typeof launchFields.policy>;
  readonly budget?: z.output<typeof launchFields.budget>;
}

/** The request for a child agent. */
function createRequest({ task, policy, budget }: LaunchInput, mode: LaunchRequest['mode']): LaunchRequest {
  // Conditions that are left out are undefined, which no rule may have.
  const deny = JSON.parse(JSON.stringify(policy?.deny ?? [])) as LaunchRequest['narrowing']['deny'];
  return { task, mode, narrowing: { tools: policy?.tools ?? null, denyTools: [], deny }, budget: budget ?? {} };
}

/** The result of a child agent. A structured call shows a part of a long answer. */
function renderReport(report: AgentReport, { sandbox }: ToolContext): ToolOutput {
  const { agent, outcome, reason, answer, changedFiles, turns, toolCalls } = report;
  const { storeOutput } = sandbox;
  const shown = cutValue(answer, { source: null, name: 'agent', maxBytes: outputShownBytes, storeOutput });
  const text = [
    `Agent ${agent}: ${outcome} (${reason}); ${renderCount(turns, 'turn')}, ${renderCount(toolCalls, 'call')}.`,
    ...(changedFiles.length === 0 ? [] : [`Changed: ${renderFirst(changedFiles, maxShownFiles)}`]),
    shown,
  ].join('\n');
  return { value: { ...report, changedFiles: [...changedFiles], usage: { ...report.usage } }, text, images: [] };
}

const maxShownFiles = 50;

const maxPromptCharacters = 256 * 1024;

const chatInput = z.strictObject({
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
  input: chatInput,
  returns: '{ text: string; model: string; complete: boolean }',
  accesses: async () => [{ type: 'none' }],

  async run({ model = null, promptKey, prompt }, { agents, cabinet, sandbox }) {
    const instructions = promptKey === undefined ? '' : cabinet.fetch('prompts', promptKey).content;
    const answer = await agents.chat({ model, instructions, prompt });
    const { storeOutput } = sandbox;
    const shown = cutValue(answer.text, { source: null, name: 'chat', maxBytes: outputShownBytes, storeOutput });
    const text = answer.complete ? shown : `${shown}\n[the answer was cut off by the token limit]`;
    return { value: { ...answer }, text, images: [] };
  },
});
