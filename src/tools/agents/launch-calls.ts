import * as z from 'zod';
import { textField } from '../definition/text-field.ts';
import { outputShownBytes } from '../../core/limits.ts';
import { cutMiddle, describeValueCut } from '../../core/text/cut-text.ts';
import type { AgentReport, LaunchRequest } from '../../core/types/agents.ts';
import type { ToolContext, ToolOutput } from '../../core/ports/tool.ts';

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

export const launchFields = {
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

export const taskField = textField(64 * 1024).min(1);

interface LaunchInput {
  readonly task: string;
  readonly policy?: z.output<typeof launchFields.policy>;
  readonly budget?: z.output<typeof launchFields.budget>;
}

/** The request for a child agent. */
export function createRequest({ task, policy, budget }: LaunchInput, mode: LaunchRequest['mode']): LaunchRequest {
  // Conditions that are left out are undefined, which no rule may have.
  const deny = JSON.parse(JSON.stringify(policy?.deny ?? [])) as LaunchRequest['narrowing']['deny'];
  return { task, mode, narrowing: { tools: policy?.tools ?? null, denyTools: [], deny }, budget: budget ?? {} };
}

/** The result of a child agent. A structured call shows a part of a long answer. */
export function renderReport(report: AgentReport, { sandbox }: ToolContext): ToolOutput {
  const { agent, outcome, reason, answer, changedFiles, turns, toolCalls } = report;
  const shown = cutMiddle(answer, {
    maxBytes: outputShownBytes,
    describe: (missingBytes) => describeValueCut(sandbox.storeOutput('agent', answer))(missingBytes),
  });
  const text = [
    `Agent ${agent}: ${outcome} (${reason}); ${turns} turns, ${toolCalls} calls.`,
    ...(changedFiles.length === 0 ? [] : [`Changed: ${changedFiles.slice(0, maxShownFiles).join(', ')}`]),
    shown,
  ].join('\n');
  return { value: { ...report, changedFiles: [...changedFiles], usage: { ...report.usage } }, text, images: [] };
}

const maxShownFiles = 50;
