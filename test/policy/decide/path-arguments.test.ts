import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BoundCall } from '../../../src/core/ports/tool.ts';
import { describeCall } from '../../../src/dispatch/decide-call.ts';
import { createWorkspaceFiles } from '../../../src/sandbox/workspace/files/workspace-files.ts';
import { createDirectory } from '../../fixtures/workspace.ts';
import { call, loadRules, readProblems } from '../test-policy.ts';

const rules = `- { id: docs, when: { tool: 'mcp.files.*', args: { /path: { path: 'docs/**' } } }, decision: allow }
- { id: private, when: { tool: 'mcp.other.*', args: { /path: { path: 'private/**' } } }, decision: deny }
- { id: other, when: { tool: 'mcp.other.*' }, decision: allow }`;

function createWorkspace(): string {
  const root = createDirectory('path-arguments-');
  for (const directory of ['docs/deep', 'private', 'other']) mkdirSync(join(root, directory), { recursive: true });
  for (const file of ['docs/a.md', 'docs/deep/b.md', 'private/plan.txt']) writeFileSync(join(root, file), 'x');
  symlinkSync('../private', join(root, 'docs/link'));
  symlinkSync('/etc', join(root, 'docs/system'));
  symlinkSync('../docs', join(root, 'other/link'));
  symlinkSync('deep', join(root, 'docs/inner'));
  return root;
}

/** Decides a call of a tool of a server as a run does, in a workspace with links. */
async function decide(tool: string, args: { readonly [name: string]: string | number | readonly string[] }) {
  const policy = await loadRules(rules);
  const files = createWorkspaceFiles({
    root: createWorkspace(),
    owner: null,
    protectedPaths: [],
    isUnreadable: () => false,
  });
  const bound = {
    alternatives: [],
    listAccesses: async () => [{ type: 'opaque', text: tool, reason: 'a tool of a server' }],
    planChanges: async () => null,
  } as unknown as BoundCall;
  const json = JSON.parse(JSON.stringify(args));
  const found = await describeCall({ bound, args: json }, policy, { files, sessions: null });
  return policy.decide(call(tool, found.accesses, { args: json, argumentPaths: found.argumentPaths })).decision;
}

describe('an argument that is a path', () => {
  test.each(['docs/a.md', 'docs', 'docs/deep/b.md', 'docs/new.md', 'docs/inner/b.md'])(
    'is allowed: %s',
    async (path) => {
      expect(await decide('mcp.files.read', { path })).toBe('allow');
    },
  );

  test.each([
    'docs/../private/plan.txt',
    './docs/a.md',
    'docs/./a.md',
    'docs//a.md',
    '/etc/passwd',
    'docs/a.md\0',
    '~/docs/a.md',
    '',
    'docs/link/plan.txt',
    'docs/system/passwd',
    'other/link/a.md',
    'private/plan.txt',
    'DOCS/a.md',
  ])('is not allowed: %j', async (path) => {
    expect(await decide('mcp.files.read', { path })).toBe('deny');
  });

  test.each([
    'private/plan.txt',
    './private/plan.txt',
    'docs/../private/plan.txt',
    'PRIVATE/plan.txt',
    '/work/private/plan.txt',
    'docs/link/plan.txt',
    'docs/system/passwd',
    'private/plan.txt\0',
    '',
  ])('is denied: %j', async (path) => {
    expect(await decide('mcp.other.read', { path })).toBe('deny');
  });

  test('is not denied by a denial of other paths', async () => {
    expect(await decide('mcp.other.read', { path: 'docs/a.md' })).toBe('allow');
  });

  test.each([[['docs/a.md']], [1]])('is denied and not allowed if it is no text: %j', async (path) => {
    expect(await decide('mcp.files.read', { path })).toBe('deny');
    expect(await decide('mcp.other.read', { path })).toBe('deny');
  });

  test('is named with a glob that can match', async () => {
    const text = (glob: string): string =>
      `version: 1\nname: x\nrules: [{ id: a, when: { tool: 'mcp.a.*', args: { /path: { path: '${glob}' } } }, decision: allow }]\n`;
    expect((await readProblems(text('../docs/**'))).join()).toContain('a glob cannot contain ".."');
  });
});
