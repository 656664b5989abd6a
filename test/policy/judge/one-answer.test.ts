import { describe, expect, test } from 'vitest';
import { createWrite } from '../../../src/core/types/access.ts';
import type { ChangeToJudge } from '../../../src/core/types/change.ts';
import { createCallToDecide, isAllowed } from '../../../src/core/types/decision.ts';
import { loadRules } from '../test-policy.ts';

const rules = `- { id: edit, when: { write: '**' }, decision: allow, reason: The task. }
- { id: ends, when: { write: 'ends/**' }, decision: deny-and-abort, reason: Never. }
- { id: no, when: { write: 'no/**' }, decision: deny, reason: Not here. }
- { id: person, when: { write: 'person/**' }, decision: escalate, reason: A person decides. }
- { id: why, when: { write: 'why/**' }, decision: explain, reason: Why? }
- { id: weaker, when: { change: tests-weakened }, decision: deny, reason: Fix the code. }`;

const text = (content: string) => ({ kind: 'file', executable: false, content: Buffer.from(content) }) as const;

function createChange(path: string, more: Partial<ChangeToJudge> = {}): ChangeToJudge {
  return { path, before: null, after: text('x\n'), submodule: null, ...more };
}

async function decide(...changes: readonly ChangeToJudge[]) {
  const { decide: decideCall, judge } = await loadRules(rules);
  const accesses = changes.map(({ path }) => createWrite(path, 'file'));
  const call = createCallToDecide({ tool: 'applyPatch', accesses, changes });
  return {
    verdict: decideCall(call),
    judged: judge(changes, { tainted: false, approved: new Set() }, call),
  };
}

describe('a change has the same answer before the call of a file tool and after a command', () => {
  const weakened = { before: text("test('a', () => expect(1).toBe(1));\n"), after: null };
  test.each([
    [createChange('src/a.js'), 'allow', 'edit'],
    [createChange('no/a.js'), 'deny', 'no'],
    [createChange('person/a.js'), 'escalate', 'person'],
    [createChange('why/a.js'), 'explain', 'why'],
    [createChange('.github/a.yml'), 'deny', 'protected'],
    [createChange('test/a.test.js', weakened), 'deny', 'weaker'],
    [createChange('src/.gitattributes'), 'deny', 'rejected'],
    [createChange('vendor/a.js', { submodule: 'vendor' }), 'deny', 'rejected'],
    [createChange('gen/a.js', { madeBy: 'setup' }), 'deny', 'rejected'],
    // A rule about the path is the answer also if no patch can hold the change.
    [createChange('no/.gitattributes'), 'deny', 'no'],
    [createChange('person/.gitattributes'), 'deny', 'rejected'],
    [createChange('ends/.gitattributes'), 'deny-and-abort', 'ends'],
  ] as const)('$path', async (change, decision, rule) => {
    const { verdict, judged } = await decide(change);
    expect(verdict).toMatchObject({ decision, rule });
    expect(judged).toEqual([isAllowed(decision) ? null : expect.objectContaining({ decision, rule })]);
  });
});

test('a call of a file tool gets the strictest decision of its changes: a person decides about a call that also lacks reasons', async () => {
  const { verdict } = await decide(createChange('why/a.js'), createChange('person/a.js'));
  expect(verdict).toMatchObject({ decision: 'escalate', rule: 'person' });
});
