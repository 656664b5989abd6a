import { catalogue } from '../../../src/run/policy/catalogue.ts';
import { expect, test } from 'vitest';
import { judgeChanges } from '../../../src/run/patch/judge-run-patch.ts';
import type { BaseFacts, FileChange, FileState } from '../../../src/core/types/change.ts';
import { loadPolicy } from '../../../src/policy/resolve/load.ts';
import { cliFacts } from '../../../src/run/policy/load-policy-file.ts';
import { builtinPolicies } from '../../fixtures/builtin-policies.ts';

const file = (executable = false): FileState => ({ kind: 'file', executable, content: Buffer.from('x') });
const link: FileState = { kind: 'symlink', executable: false, content: null };

const outline: readonly FileChange[] = [
  { path: 'src/new.sh', before: null, after: file(true) },
  { path: 'src/link', before: null, after: link },
  { path: 'src/was-link', before: link, after: file() },
  { path: 'src/gone-link', before: link, after: null },
  { path: 'src/run.sh', before: file(), after: file(true) },
  { path: 'src/lib', before: null, after: { kind: 'special', executable: false, content: null } },
  { path: 'src/.GITATTRIBUTES', before: null, after: file() },
];

async function judge(patch: string, readFacts = (_path: string): BaseFacts => ({ submodule: null })) {
  const policy = await loadPolicy({
    source: 'p.yml',
    readFile: async () =>
      `version: 1\nname: p\n${patch}rules:\n  - { id: edit, when: { write: '**' }, decision: allow, reason: r }\n`,
    catalogue,
    builtinPolicies,
    facts: cliFacts,
    protectedPaths: [],
    floors: [],
    today: '2026-01-01',
  });
  const read = async (path: string): Promise<FileChange> =>
    outline.find((change) => change.path === path) ?? { path, before: null, after: null };
  const refused = await judgeChanges(
    policy,
    { outline, read },
    {
      tainted: false,
      explainUnapproved: async () => 'no',
      readFacts,
      askRegistries: async (added) => added,
    },
  );
  return refused.map(({ path }) => path);
}

test('links, modes, attributes and other repositories are refused although every path may be written', async () => {
  expect(await judge('')).toEqual(['src/link', 'src/was-link', 'src/run.sh', 'src/lib', 'src/.GITATTRIBUTES']);
});

test('a policy may allow them by name, but never another repository', async () => {
  expect(await judge('patch: { allow: [modes] }\n')).toEqual([
    'src/link',
    'src/was-link',
    'src/lib',
    'src/.GITATTRIBUTES',
  ]);
  expect(await judge('patch: { allow: [links, modes, attributes] }\n')).toEqual(['src/lib']);
});

test('a profile only takes away', async () => {
  const profile = (text: string): string =>
    `patch: { allow: [links] }\nprofiles: { cli: { when: { event: cli }, ${text} } }\n`;
  expect(await judge(profile('limits: { turns: 2 }'))).not.toContain('src/link');
  expect(await judge(profile('patch: { allow: [modes] }'))).toEqual(await judge(''));
});

test('a patch of a run with a change of a file that setup made is refused, whatever it contains', async () => {
  const allow = 'patch: { allow: [links, modes, attributes] }\n';
  expect(await judge(allow)).toEqual(['src/lib']);
  expect(
    await judge(allow, (path) => ({ submodule: null, ...(path === 'src/run.sh' && { madeBy: 'setup' as const }) })),
  ).toEqual(['src/run.sh', 'src/lib']);
});
