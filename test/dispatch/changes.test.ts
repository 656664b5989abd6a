import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { DispatcherOptions } from '../../src/dispatch/call-options.ts';
import { wasTainted } from '../../src/core/types/event.ts';
import type { CallResult, Tool } from '../../src/core/ports/tool.ts';
import { defineTool } from '../../src/tools/definition/define-tool.ts';
import { findTool } from '../../src/tools/index.ts';
import { createPlainSandbox } from '../fixtures/plain-sandbox.ts';
import { createRepository } from '../fixtures/workspace.ts';
import { loadRules } from '../policy/test-policy.ts';
import { openDispatcher } from './open-dispatcher.ts';
import { explainStuck } from '../../src/dispatch/judge-changes.ts';

const base = `
- { id: run, when: { tool: exec, command: ['**'] }, decision: allow }
- { id: read, when: { read: '**' }, decision: allow }
- { id: logs, when: { write: '**/*.log' }, decision: allow }
`;
const oldTest = "test('a', () => {\n  expect(a).toBe(1);\n});\n";

async function setUp(
  rules: string,
  options: Partial<DispatcherOptions> = {},
  prepare: (root: string) => void = () => undefined,
) {
  const root = createRepository({ 'a.txt': 'alpha\n', 'run.log': '', 'test/a.test.js': oldTest });
  prepare(root);
  const policy = await loadRules(base + rules);
  const sandbox = createPlainSandbox(root);
  const opened = openDispatcher({
    // The rules cannot determine the effect of `sh -c`. This test is about its changes, so the command itself is not decided.
    policy: {
      ...policy,
      decide: (call) => policy.decide({ ...call, accesses: call.accesses.filter(({ type }) => type !== 'command') }),
    },
    sandbox,
    ...options,
  });
  const shell = (script: string, more: object = {}): Promise<CallResult> =>
    opened.call('exec', { command: ['/bin/sh', '-c', script], ...more });
  return { root: sandbox.readDirectory(), ...opened, shell };
}

const none = "- { id: nothing, when: { tool: exec }, decision: allow, unless: { write: '**' } }\n";

test('refused changes are in the result, in its text and on record; allowed changes stay', async () => {
  const { root, shell, events, dispatcher } = await setUp(none);
  const result = await shell('echo x > a.txt; echo y > run.log; echo z > new.txt');
  expect(result).toMatchObject({
    type: 'completed',
    output: {
      value: {
        refusedChanges: [
          { path: 'a.txt', kind: 'modified', rule: 'default' },
          { path: 'new.txt', kind: 'created', rule: 'default' },
        ],
      },
      text: expect.stringContaining('- modified a.txt, created new.txt: rule default: No rule allows it.'),
    },
  });
  expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('alpha\n');
  expect(readFileSync(join(root, 'run.log'), 'utf8')).toBe('y\n');
  expect(events.map(({ type }) => type)).toEqual(['tool-decided', 'tool-started', 'changes-decided', 'tool-finished']);
  expect(events[2]).toMatchObject({ callId: 'call_1', kept: 1, refusedCount: 2 });
  expect(dispatcher.closed).toBeNull();
});

test('thousands of refused changes are a few lines for the model, whatever their reasons are', async () => {
  const { shell } = await setUp(
    `${none}
- { id: write, when: { write: 'docs/**' }, decision: allow }
- { id: weaker, when: { change: tests-weakened }, decision: deny, reason: Fix the code. }
`,
  );
  const result = await shell(
    `mkdir docs more; for i in $(seq 1 300); do echo "it.skip('a', () => {});" > docs/$i.test.js; echo x > more/$i; done; mkdir .github; cd .github; touch $(seq 1 50)`,
  );
  const text = result.type === 'completed' ? (result.output.text ?? '') : '';
  expect(text).toMatch(/^- created more\/1, .* and 292 more: rule default: No rule allows it\.$/m);
  expect(text).toMatch(/^- created \.github\/1, .* and \d+ more: rule protected: workflows .* by a tool$/m);
  expect(text).toMatch(/^- created docs\/\d+\.test\.js: rule weaker: Fix the code\. docs\/\d+\.test\.js: it is new/m);
  expect(text).toMatch(/^- and 28\d more changes$/m);
  expect(text.length).toBeLessThan(5_000);
});

test('a test whose new place is refused has not moved, so its removal is refused too', async () => {
  const { root, shell } = await setUp(`${none}
- { id: write, when: { write: '**' }, decision: allow }
- { id: weaker, when: { write: '**', change: tests-weakened }, decision: deny }
- { id: quiet, when: { write: '**', change: suppressions-added }, decision: deny }
`);
  const result = await shell(
    'mv test/a.test.js test/b.test.js; sed -i "1i // eslint-disable-next-line" test/b.test.js',
  );
  expect(result).toMatchObject({
    output: {
      value: {
        refusedChanges: [
          { path: 'test/a.test.js', kind: 'deleted', rule: 'weaker' },
          { path: 'test/b.test.js', kind: 'created', rule: 'quiet' },
        ],
      },
    },
  });
  expect(readFileSync(join(root, 'test/a.test.js'), 'utf8')).toBe(oldTest);
  const moved = await shell('mv test/a.test.js test/b.test.js');
  expect(moved).not.toHaveProperty('output.value.refusedChanges');
});

test.each(['deny', 'deny-and-abort'])(
  'a path that a rule denies with any contents is refused by that rule, unless contents may end the run: %s',
  async (decision) => {
    const rules = `${none}
- { id: write, when: { write: '**' }, decision: allow }
- { id: weaker, when: { write: '**', change: tests-weakened }, decision: ${decision}, reason: A test. }
- { id: manifest, when: { write: package.json }, decision: deny, reason: Ask a maintainer. }
`;
    const { shell } = await setUp(rules, {}, (root) => writeFileSync(join(root, 'package.json'), '{"version":"1"}'));
    expect(await shell('echo \'{"version":"2"}\' > package.json')).toMatchObject({
      output: {
        value: {
          refusedChanges: [
            decision === 'deny'
              ? { path: 'package.json', rule: 'manifest', reason: 'Ask a maintainer.' }
              : { path: 'package.json', rule: 'weaker' },
          ],
        },
      },
    });
  },
);

test('a checkout that refused changes keep from going back comes with the way back', async () => {
  const { shell } = await setUp(none, {}, (root) => {
    writeFileSync(join(root, 'a.txt'), 'beta\n');
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qam', 'second'], { cwd: root });
  });
  const there = await shell('git checkout -q HEAD~1');
  expect(there).toMatchObject({ output: { value: { refusedChanges: [{ path: 'a.txt' }] } } });
  const back = await shell('git checkout -q -');
  expect(back).toMatchObject({ output: { text: expect.stringContaining('`git checkout -f BRANCH` goes back') } });
  expect(await shell('git checkout -q -f -')).not.toHaveProperty('output.value.refusedHint');
});

test('a call that fails also lists the refused changes', async () => {
  const controller = new AbortController();
  const { root, call } = await setUp(none);
  const args = { command: ['/bin/sh', '-c', 'echo x > a.txt; sleep 600'] };
  const running = call('exec', args, { signal: controller.signal });
  await expect.poll(() => readFileSync(join(root, 'a.txt'), 'utf8')).toBe('x\n');
  controller.abort();
  const result = await running;
  expect(result).toMatchObject({ type: 'aborted', message: expect.stringContaining('modified a.txt') });
  expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('alpha\n');
});

test('a rule that ends the run does so for a change of a command, and so does a change that cannot be reverted', async () => {
  const ending = await setUp(
    `${none}- { id: never, when: { write: 'a.*', turn: { gte: 1 } }, unless: { event: push }, decision: deny-and-abort }\n`,
  );
  await ending.shell('rm -f a.txt; echo n > a.new');
  expect(ending.dispatcher.closed).toMatchObject({ outcome: 'denied', reason: expect.stringContaining('rule never') });
  expect(readFileSync(join(ending.root, 'a.txt'), 'utf8')).toBe('alpha\n');
  // A restore makes files, directories and links.
  const stuck = await setUp(none, {}, (root) => execFileSync('mkfifo', [join(root, 'pipe')]));
  const result = await stuck.shell('rm pipe; echo x > pipe; echo x > a.txt');
  const text = result.type === 'completed' ? result.output.text : '';
  expect(text).toContain('as before it again (files over 1 MB as before the run), unless marked as NOT restored:');
  expect(text).toMatch(/^- type pipe \(NOT restored\), modified a\.txt: rule default: /m);
  expect(stuck.dispatcher.closed).toMatchObject({
    outcome: 'denied',
    reason: expect.stringContaining('could not be restored: pipe'),
  });
  expect(await stuck.shell('true')).toMatchObject({ type: 'refused' });
});

test('the end of a run by changes that could not be reverted names how many more there are', () => {
  const refused = Array.from({ length: 7 }, (_, index) => ({
    path: `p${index}`,
    kind: 'type' as const,
    rule: 'default',
    reason: 'no',
    restored: index === 0,
  }));
  expect(explainStuck(refused)).toMatch(/could not be restored: p1 \(no\), .*p5 \(no\) and 1 more$/);
});

test('an error while changes are decided refuses them all and ends the run', async () => {
  const broken = await loadRules(base);
  const { root, call, dispatcher } = await setUp('', {
    policy: {
      ...broken,
      judge: (...asked) => {
        if (asked[0].some(({ path }) => path === 'new.log')) throw new Error('broken matcher');
        return broken.judge(...asked);
      },
    },
  });
  const result = await call('exec', { command: ['touch', 'new.log', 'other.log'] });
  expect(result.type).toBe('completed');
  for (const name of ['new.log', 'other.log']) expect(existsSync(join(root, name))).toBe(false);
  expect(dispatcher.closed).toMatchObject({ outcome: 'denied', reason: expect.stringContaining('broken matcher') });
});

const edits = `
- { id: edit, when: { write: '**' }, decision: allow }
- { id: keep, when: { change: tests-weakened }, decision: deny }
`;

test('a write is held to the contents that were decided', async () => {
  const swapping: Tool = defineTool({
    name: 'swap',
    structuredName: 'swap',
    kind: 'write',
    packs: [],
    description: 'Plans one thing and writes another.',
    input: z.strictObject({}),
    returns: 'never',
    accesses: async () => [{ type: 'write', path: 'test/a.test.js', valid: true }],
    changes: async () => [
      {
        path: 'test/a.test.js',
        before: { kind: 'file', executable: false, content: Buffer.from(oldTest) },
        after: { kind: 'file', executable: false, content: Buffer.from(oldTest.replace("'a'", "'b'")) },
      },
    ],
    async run(_, { sandbox }) {
      const found = await sandbox.files.resolve('test/a.test.js');
      if (found.type === 'inside') await sandbox.files.write(found.path, Buffer.from(''));
      return { value: null, text: null, images: [] };
    },
  });
  const { root, call } = await setUp(edits, { findTool: (name) => (name === 'swap' ? swapping : findTool(name)) });
  expect(await call('swap', {})).toMatchObject({
    type: 'failed',
    message: expect.stringContaining('would not become what was decided'),
  });
  expect(readFileSync(join(root, 'test/a.test.js'), 'utf8')).toBe(oldTest);
});

test('a patch that does not apply is reported as failed, and weakening edits are denied before they are written', async () => {
  const { root, call } = await setUp(edits);
  const patch = (from: string, to: string) => ({
    patch: `*** Begin Patch\n*** Update File: test/a.test.js\n@@\n-${from}\n+${to}\n*** End Patch\n`,
  });
  expect(await call('applyPatch', patch('no such line', 'x'))).toMatchObject({ type: 'failed' });
  expect(await call('applyPatch', patch('  expect(a).toBe(1);', '  // expect(a).toBe(1);'))).toMatchObject({
    type: 'denied',
    decision: { rule: 'keep', reason: expect.stringContaining('1 assertion fewer') },
  });
  expect(await call('writeFile', { filePath: 'test/a.test.js', content: '' })).toMatchObject({ type: 'denied' });
  writeFileSync(join(root, 'test/a.test.js'), oldTest);
  expect(await call('applyPatch', patch("test('a', () => {", "test('b', () => {"))).toMatchObject({
    type: 'completed',
  });
});

test('taint comes with the first untrusted text, stays, and is on record once', async () => {
  const rules = '- { id: careful, when: { tool: exec, tainted: true }, decision: deny }\n';
  const trusted = await setUp(rules + none);
  await trusted.call('readFile', { filePath: 'a.txt' });
  expect(await trusted.shell('true')).toMatchObject({ type: 'completed' });
  expect(wasTainted(trusted.events)).toBe(false);

  const pull = await setUp(rules + none, { trust: { task: 'trusted', repository: 'untrusted', resumed: 'clean' } });
  expect(await pull.shell('true')).toMatchObject({ type: 'completed' });
  expect(await pull.shell('true')).toMatchObject({ type: 'denied', decision: { rule: 'careful' } });
  await pull.call('readFile', { filePath: 'a.txt' });
  expect(pull.events.filter(({ type }) => type === 'history-tainted')).toEqual([
    { type: 'history-tainted', turn: 1, source: 'repository' },
  ]);
  expect(wasTainted(pull.events)).toBe(true);
  // A run that is killed between the two events and resumed is tainted.
  const order = pull.events.map(({ type }) => type);
  expect(order.indexOf('history-tainted')).toBeLessThan(order.indexOf('tool-finished'));

  for (const trust of [
    { task: 'untrusted', repository: 'trusted', resumed: 'clean' },
    { task: 'trusted', repository: 'trusted', resumed: 'tainted' },
  ] as const) {
    const other = await setUp(rules + none, { trust });
    expect(await other.shell('true')).toMatchObject({ type: 'denied', decision: { rule: 'careful' } });
  }
});

test('calls that change one file at the same time are decided and made one after the other', async () => {
  const { root, call } = await setUp("- { id: edit, when: { write: '**' }, decision: allow }\n");
  const numbers = Array.from({ length: 8 }, (_, index) => index);
  writeFileSync(join(root, 'run.log'), numbers.map((number) => `old ${number}.\n`).join(''));
  const results = await Promise.all(
    numbers.map((number) =>
      call('edit', { filePath: 'run.log', edits: [{ oldText: `old ${number}.`, newText: `new ${number}.` }] }),
    ),
  );
  expect(results.map(({ type }) => type)).toEqual(numbers.map(() => 'completed'));
  expect(readFileSync(join(root, 'run.log'), 'utf8')).toBe(numbers.map((number) => `new ${number}.\n`).join(''));
});
