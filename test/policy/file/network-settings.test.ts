import { expect, test } from 'vitest';
import { loadText, readProblems } from '../test-policy.ts';

const head = 'version: 1\nname: x\nrules: []\n';

test('hosts for every command are refused without acknowledge, with their place and the key to add', async () => {
  const [problem = ''] = await readProblems(`${head}sandbox: { network: { allow: [a.example] } }\n`);
  expect(problem).toContain('opens these hosts to every command, so code that the agent writes can send them all');
  const acknowledged = `${head}sandbox: { network: { allow: [a.example], acknowledge: executes-workspace } }\n`;
  const { resolvedYaml } = await loadText(acknowledged);
  expect(resolvedYaml).toContain('acknowledge: executes-workspace');
  expect((await loadText(resolvedYaml)).view().network?.allow).toHaveLength(2);
});
