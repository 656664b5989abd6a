import { expect, test } from 'vitest';
import { noTokens } from '../../src/core/limits.ts';
import { agentsLaunchSync } from '../../src/tools/agents.ts';
import { createDirectory } from '../fixtures/workspace.ts';
import { createContext, createFilesOnlySandbox, openFiles, runTool } from './tool-context.ts';

test('the result of an agent names how many changed files it does not list', async () => {
  const context = createContext(createFilesOnlySandbox(openFiles(createDirectory())));
  const changedFiles = Array.from({ length: 60 }, (_, index) => `${index}.js`);
  const report = { agent: 'agent_1', outcome: 'completed', reason: 'the agent answered', answer: 'Done.' } as const;
  const spent = { changedFiles, turns: 1, toolCalls: 60, usage: noTokens, costUsd: null };
  const agents = { ...context.agents, wait: async () => ({ ...report, ...spent }) };
  const { text } = await runTool(agentsLaunchSync, { agent: 'agent_1' }, { ...context, agents });
  expect(text).toMatch(
    /^Agent agent_1: completed \(the agent answered\); 1 turn, 60 calls\.\nChanged: 0\.js, .*49\.js and 10 more\nDone\.$/,
  );
});
