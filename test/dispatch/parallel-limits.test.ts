import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { ApprovalAnswer } from '../../src/core/types/approval.ts';
import { defaultRunLimits } from '../../src/core/limits.ts';
import type { DispatcherOptions } from '../../src/dispatch/call-options.ts';
import { defineTool } from '../../src/tools/definition/define-tool.ts';
import { createPlainSandbox } from '../fixtures/plain-sandbox.ts';
import { createRepository } from '../fixtures/workspace.ts';
import { loadText } from '../policy/test-policy.ts';
import { openDispatcher } from './open-dispatcher.ts';

const facts = {
  event: 'cli',
  ref: '',
  label: '',
  fork: false,
  actorPermission: '',
  actorAssociation: '',
  authorAssociation: null,
};

async function pass(ticks: number): Promise<void> {
  for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
}

/** A tool that reaches its decision, and its end, after some steps of the event loop. */
const waiter = defineTool({
  name: 'updatePlan',
  structuredName: 'update_plan',
  kind: 'none',
  packs: [],
  description: 'Waits.',
  input: z.strictObject({ ticks: z.number(), after: z.number().default(0), id: z.number().default(0) }),
  returns: 'null',
  async accesses({ ticks }) {
    await pass(ticks);
    return [{ type: 'none' }];
  },
  async run({ after }) {
    await pass(after);
    return { value: null, text: null, images: [] };
  },
});

type Calls = readonly { readonly ticks: number; readonly after: number; readonly id: number }[];
const calls = fc.array(fc.record({ ticks: fc.nat(12), after: fc.nat(12), id: fc.nat(1) }), {
  minLength: 1,
  maxLength: 12,
});

async function createRunner(rules: string, options: Partial<DispatcherOptions> = {}) {
  const sandbox = createPlainSandbox(createRepository({ 'a.txt': 'a\n' }));
  const policy = await loadText(`version: 1\nname: p\nrules:\n${rules}`, { facts });
  return async (made: Calls, more: Partial<DispatcherOptions> = {}) => {
    const opened = openDispatcher({ policy, sandbox, findTool: () => waiter, ...options, ...more });
    const results = await Promise.all(made.map((args) => opened.call('updatePlan', args)));
    const count = (type: string): number => results.filter((result) => result.type === type).length;
    return { ...opened, results, count };
  };
}

test('perRun, count and toolCalls hold exactly for parallel calls, in whatever order these reach their decision', async () => {
  const limited = await createRunner(
    '  - { id: few, when: { tool: updatePlan }, decision: allow, limits: { perRun: 2 } }\n',
  );
  const counted = await createRunner(
    '  - { id: few, when: { tool: updatePlan, count: { lte: 2 } }, decision: allow }\n',
  );
  const free = await createRunner('  - { id: all, when: { tool: updatePlan }, decision: allow }\n');
  await fc.assert(
    fc.asyncProperty(calls, async (made) => {
      expect((await limited(made)).count('completed')).toBe(Math.min(2, made.length));
      expect((await counted(made)).count('completed')).toBe(Math.min(3, made.length));
      const spent = await free(made, { limits: { ...defaultRunLimits, toolCalls: 4 } });
      expect(spent.count('completed')).toBe(Math.min(4, made.length));
      expect(spent.count('refused')).toBe(Math.max(0, made.length - 4));
      expect(spent.dispatcher.callsMade).toBe(Math.min(4, made.length));
      expect(spent.dispatcher.closed?.outcome).toBe(made.length > 4 ? 'budget-exceeded' : undefined);
    }),
  );
});

test('the run ends at exactly the limit of denials, and of identical denied calls, that are made at the same time', async () => {
  const denied = await createRunner('  - { id: none, when: { tool: updatePlan }, decision: deny }\n');
  await fc.assert(
    fc.asyncProperty(calls, async (made) => {
      const any = await denied(made, { limits: { ...defaultRunLimits, denials: 3, identicalCalls: 99 } });
      expect(any.count('denied')).toBe(Math.min(3, made.length));
      expect(any.count('refused')).toBe(Math.max(0, made.length - 3));
      const equal = made.map((args) => ({ ...args, ticks: 1, after: 0, id: 0 }));
      const same = await denied(equal, { limits: { ...defaultRunLimits, denials: 99, identicalCalls: 2 } });
      expect(same.count('denied')).toBe(Math.min(2, made.length));
    }),
  );
});

test('a call that a person refuses gives back its use of a rule, and an approved one keeps it', async () => {
  const answers: ApprovalAnswer[] = [];
  const run = await createRunner(
    `  - { id: few, when: { tool: updatePlan }, decision: allow, limits: { perRun: 1 } }
  - { id: ask, when: { tool: updatePlan, args: { /id: { equals: 1 } } }, decision: escalate, reason: Ask. }
`,
    {
      approval: {
        channel: {
          findEarlier: async () => ({ answer: null, note: '' }),
          async ask({ id }) {
            await pass(5);
            return { ...(answers.shift() as object), requestId: id } as ApprovalAnswer;
          },
          findAnswer: async () => null,
          readGrant: () => null,
        },
        readState: async () => ({ headSha: null, tree: '' }),
        keepChanges: () => [],
      },
    },
  );
  answers.push({ type: 'denied', approver: 'a', requestId: '' });
  const { call, results } = await run([{ ticks: 0, after: 0, id: 1 }]);
  expect(results).toMatchObject([{ type: 'denied', decision: { rule: 'ask' } }]);
  expect(await call('updatePlan', { ticks: 0 })).toMatchObject({ type: 'completed' });
  expect(await call('updatePlan', { ticks: 0 })).toMatchObject({ type: 'denied', decision: { rule: 'limit' } });

  answers.push({ type: 'granted', approver: 'a', requestId: '' });
  const parallel = await run([
    { ticks: 0, after: 0, id: 1 },
    { ticks: 9, after: 0, id: 0 },
  ]);
  expect(parallel.results).toMatchObject([{ type: 'completed' }, { type: 'denied', decision: { rule: 'limit' } }]);
});

test('of eight parallel calls, a rule with perRun: 2 allows two, and the others are denied by the limit', async () => {
  const run = await createRunner(
    '  - { id: few, when: { tool: updatePlan }, decision: allow, limits: { perRun: 2 } }\n',
  );
  const { results, count } = await run(Array.from({ length: 8 }, (_, id) => ({ ticks: 3, after: 3, id })));
  expect(count('completed')).toBe(2);
  const denied = results.flatMap((result) => (result.type === 'denied' ? [result.decision.rule] : []));
  expect(denied).toEqual(Array.from({ length: 6 }, () => 'limit'));
});

test('of parallel calls that exclude each other by the history, exactly the first one that is decided is allowed', async () => {
  const before = await createRunner(
    '  - { id: once, when: { tool: updatePlan, before: { tool: updatePlan } }, decision: allow }\n',
  );
  const after = await createRunner(
    `  - { id: all, when: { tool: updatePlan }, decision: allow }
  - { id: once, when: { tool: updatePlan, after: { tool: updatePlan, args: { /id: { lte: 1 } } } }, decision: deny }
`,
  );
  await fc.assert(
    fc.asyncProperty(calls, async (made) => {
      for (const run of [before, after]) expect((await run(made)).count('completed')).toBe(1);
    }),
  );
});

test('a call that a person is asked about may have happened for the history, until the person refuses it', async () => {
  const answers: ((answer: ApprovalAnswer) => void)[] = [];
  const run = await createRunner(
    `  - { id: any, when: { tool: updatePlan, args: { /id: { equals: 1 } } }, decision: escalate, reason: Ask. }
  - { id: plan, when: { tool: updatePlan }, decision: allow }
  - { id: not-after, when: { tool: updatePlan, args: { /id: { equals: 2 } }, after: { args: { /id: { equals: 1 } } } }, decision: deny }
`,
    {
      approval: {
        channel: {
          findEarlier: async () => ({ answer: null, note: '' }),
          ask: async () => new Promise((resolve) => answers.push(resolve)),
          findAnswer: async () => null,
          readGrant: () => null,
        },
        readState: async () => ({ headSha: null, tree: '' }),
        keepChanges: () => [],
      },
    },
  );
  const { call } = await run([]);
  const decide = async () => (await call('updatePlan', { ticks: 0, id: 2 })).type;
  for (const [answer, expected] of [
    [{ type: 'denied', approver: 'a', requestId: '' }, 'completed'],
    [{ type: 'granted', approver: 'a', requestId: '' }, 'denied'],
  ] as const) {
    const asked = call('updatePlan', { ticks: 0, id: 1 });
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    expect(await decide()).toBe('denied');
    answers.pop()?.(answer);
    await asked;
    expect(await decide()).toBe(expected);
  }
});
