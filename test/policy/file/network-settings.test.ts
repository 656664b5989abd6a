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

test('a profile leaves the hosts open that both it and the policy name, also by a name above', async () => {
  const load = async (own: string, named: string) => {
    const network = (host: string) => `{ network: { allow: ['${host}'], acknowledge: executes-workspace } }`;
    const policy = await loadText(
      `${head}sandbox: ${network(own)}\nprofiles: { fork: { sandbox: ${network(named)} } }\n`,
      {
        facts: {
          event: 'pull_request',
          ref: '',
          label: '',
          fork: true,
          actorPermission: 'write',
          actorAssociation: '',
          authorAssociation: null,
        },
      },
    );
    return policy.settings.network.allow.map(({ host, port }) => `${host}:${port}`);
  };
  expect(await load('*.example.com', 'a.example.com:443')).toEqual(['a.example.com:443']);
  expect(await load('a.example.com:443', '*.example.com')).toEqual(['a.example.com:443']);
  expect(await load('a.example.com', 'b.example.com')).toEqual([]);
});
