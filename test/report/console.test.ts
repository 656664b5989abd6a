import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ApprovalAnswer } from '../../src/core/types/approval.ts';
import { createWrite, type Access } from '../../src/core/types/access.ts';
import type { RunEvent } from '../../src/core/types/event.ts';
import { createEventRenderer } from '../../src/report/console.ts';
import { createCommand, createDecided, createFinished, createResult, createStarted } from './events.ts';
import { hostileText } from './hostile-text.ts';

test('a call ends as a line with its rule, exit code and time', () => {
  const render = createEventRenderer();
  const decided = createDecided({
    callId: '1',
    decision: 'allow',
    rule: 'test',
    accesses: [createCommand('npm', 'test')],
  });
  expect(render(decided)).toBeNull();
  expect(render({ type: 'tool-started', callId: '1' })).toBeNull();
  expect(render(createFinished('1', { exitCode: 1 }))).toBe('✗ exec npm test (rule test, exit 1, 1.2 s)');
  expect(render(createFinished('1', { exitCode: 0 }))).toBe('✓ exec npm test (rule test, exit 0, 1.2 s)');
  expect(render(createFinished('1', { state: 'failed', exitCode: null, message: 'no such file' }))).toBe(
    '✗ exec npm test (rule test, 1.2 s, failed: no such file)',
  );
});

test('a call whose program was ended is not shown as a success, and its line names the limit', () => {
  const render = createEventRenderer();
  render(createDecided({ callId: '1', decision: 'allow', rule: 'test', accesses: [createCommand('sleep', '60')] }));
  expect(render(createFinished('1', { exitCode: null, endedBy: 'timed-out' }))).toBe(
    '✗ exec sleep 60 (rule test, ended: time limit, 1.2 s)',
  );
  expect(render(createFinished('1', { exitCode: null, endedBy: 'flooded' }))).toBe(
    '✗ exec sleep 60 (rule test, ended: too much output, 1.2 s)',
  );
});

test.each([
  [['bash', '-lc', "cd app && echo 'it''s' | wc -l"], "cd app && echo 'it''s' | wc -l"],
  ['ls | head', 'ls | head'],
  [['grep', '-rn', 'a b', 'src'], "grep -rn 'a b' src"],
  [['bash', '-c', 'echo $1', '_', 'one'], "bash -c 'echo $1' _ one"],
])('the command %j is shown as the model wrote it', (command, shown) => {
  const render = createEventRenderer();
  const accesses = [createCommand('one'), createCommand('two')];
  const decided = createDecided({ callId: '1', decision: 'allow', rule: 'r', accesses });
  render({ ...decided, argsJson: JSON.stringify({ command }) });
  expect(render(createFinished('1'))).toBe(`✓ exec ${shown} (rule r, exit 0, 1.2 s)`);
});

test('a call that waits for a person after the end of the run is no refused call', () => {
  const render = createEventRenderer();
  const decided = createDecided({ callId: '1', decision: 'deny', rule: 'ask', accesses: [createCommand('npm', 'ci')] });
  expect(render(decided)).toBe('✗ exec npm ci: ask, no reason');
  const answer = { type: 'filed', requestId: 'approval-1', hint: '', note: '' } as const;
  render({ type: 'approval-answered', requestId: 'approval-1', callId: '1', waitedMs: 0, answer });
  expect(render(decided)).toBe('? exec npm ci: ask, no reason');
});

test.each<[ApprovalAnswer, string]>([
  [{ type: 'granted', approver: 'lead', requestId: 'a1' }, '✓ lead approved it (a1)'],
  [{ type: 'denied', approver: 'lead', requestId: 'a1' }, '✗ lead refused it (a1)'],
  [{ type: 'refused', requestId: 'a1', reason: 'it has expired' }, '✗ the approval a1 does not hold: it has expired'],
  [{ type: 'timed-out', requestId: 'a1' }, '✗ no one approved it in time (a1)'],
  [{ type: 'explain', approver: 'lead', requestId: 'a1', question: 'Why?' }, '✗ lead asks: Why? (a1)'],
])('the line about the answer %j has its reason in words', (answer, line) => {
  const render = createEventRenderer();
  expect(render({ type: 'approval-answered', requestId: 'a1', callId: '1', waitedMs: 0, answer })).toBe(line);
});

test('a call names what it writes, without the read of the same file, and nothing if it accesses nothing', () => {
  const render = createEventRenderer();
  const read = (path: string): Access => ({ type: 'read', path, valid: true });
  const accesses = [createWrite('src/a.ts', 'file'), read('src/a.ts'), read('src/b.ts')];
  render(createDecided({ callId: '1', decision: 'allow', rule: 'write', accesses }));
  expect(render(createFinished('1', { exitCode: null }))).toBe(
    '✓ exec write src/a.ts, read src/b.ts (rule write, 1.2 s)',
  );
  render(createDecided({ callId: '2', decision: 'allow', rule: 'plan', accesses: [{ type: 'none' }] }));
  expect(render(createFinished('2', { exitCode: null }))).toBe('✓ exec (rule plan, 1.2 s)');
});

test('the text of the model is shown, cut, without its scripts; reasoning and other messages are not', () => {
  const render = createEventRenderer();
  const item = (role: 'assistant' | 'user', text: string): RunEvent => ({
    type: 'item',
    turn: 1,
    item: { type: 'message', id: 'i', role, content: [{ type: 'text', text }] },
  });
  expect(render(item('assistant', 'I look\n\n::error::at it.\n<tool-calls>\ncode\n</tool-calls>'))).toBe(
    '» I look\n» ::error::at it.',
  );
  expect(render(item('assistant', '<tool-calls>code</tool-calls>'))).toBeNull();
  expect(render(item('user', 'The task.'))).toBeNull();
  const long = render(item('assistant', Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n')));
  expect(long?.split('\n')).toHaveLength(9);
  expect(long).toContain('» (12 more lines in the record)');
});

test('each run has its own renderer', () => {
  createEventRenderer()(createDecided({ callId: '1', decision: 'allow', rule: 'test', accesses: [] }));
  expect(createEventRenderer()(createFinished('1'))).toBe('✓ exec (rule unknown, exit 0, 1.2 s)');
});

test('denied calls, turns, checks, scripts, warnings and the end have a line', () => {
  const render = createEventRenderer();
  expect(
    render(
      createDecided({
        callId: '1',
        decision: 'deny',
        rule: 'no-push',
        reason: 'nothing is pushed',
        accesses: [createCommand('git', 'push')],
      }),
    ),
  ).toBe('✗ exec git push: no-push, nothing is pushed');
  expect(render(createStarted({ replayed: true }))).toContain('replayed model');
  expect(
    render({
      type: 'model-responded',
      turn: 2,
      model: 'm',
      stop: 'stop',
      usage: { inputTokens: 10, outputTokens: 5, cachedTokens: 0, cacheWriteTokens: 0 },
      costUsd: 0.0123,
      durationMs: 2_000,
      items: 1,
    }),
  ).toBe('turn 2: 10 tokens in (0 cached), 5 out, 0.0123 USD, 2.0 s');
  expect(
    render({
      type: 'command-checked',
      log: 'verify/after.log',
      phase: 'verify-after',
      command: 'npm test',
      exitCode: null,
      timedOut: false,
      output: '',
      tests: [{ runner: 'vitest', total: 4, skipped: 1, failed: 0 }],
      durationMs: 100,
    }),
  ).toBe('verify-after: npm test: exit none, vitest 4 tests (1 skipped), 0.1 s');
  expect(
    render({
      type: 'command-checked',
      log: 'verify/after.log',
      phase: 'verify-before',
      command: 'go test ./...',
      exitCode: 1,
      timedOut: false,
      output: '',
      tests: [{ runner: 'go test packages', total: 1, skipped: 0, failed: 1 }],
      durationMs: 100,
    }),
  ).toBe('verify-before: go test ./...: exit 1, go test 1 package (1 failed), 0.1 s');
  const failed = {
    type: 'command-checked',
    log: 'verify/after.log',
    phase: 'verify-before',
    command: 'x',
    exitCode: 1,
    timedOut: false,
    output: '  67|   f(a  b)\n    |     ^\n',
    tests: [],
    durationMs: 100,
  } as const;
  // The column of a mark counts.
  expect(render(failed)).toBe('verify-before: x: exit 1, 0.1 s\n|   67|   f(a  b)\n|     |     ^');
  expect(render({ type: 'script-progress', scriptId: 's', kind: 'info', message: 'half' })).toBe('script: half');
  expect(render({ type: 'script-console', scriptId: 's', level: 'warn', text: 'hm' })).toBe('script warn: hm');
  expect(render({ type: 'warning', message: 'look' })).toBe('warning: look');
  expect(render({ type: 'run-finished', result: createResult() })).toBe('completed: 1 changed files');
});

test('a refused patch is withheld, and a refused change of a command is restored', () => {
  const render = createEventRenderer();
  const decide = (callId: string, refused: readonly { path: string; restored: boolean }[]) =>
    render({
      type: 'changes-decided',
      turn: 1,
      callId,
      kept: 0,
      keptPaths: [],
      refused: refused.map((change) => ({ ...change, kind: 'created', rule: 'r', reason: 'R' })),
      refusedCount: refused.length,
    });
  expect(decide('patch', [{ path: 'a', restored: false }])).toBe(
    '✗ 1 change of the patch refused, so nothing of it is kept: created a',
  );
  expect(
    decide('call_1', [
      { path: 'a', restored: true },
      { path: 'b', restored: false },
    ]),
  ).toBe('✗ 2 changes of call_1 refused: created a, created b (NOT restored)');
});

test('no line is a command of the runner, has a control character, or runs long', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const render = createEventRenderer();
      const lines = [
        render(createDecided({ callId: '1', decision: 'deny', rule: text, reason: text, tool: text, accesses: [] })),
        render(createFinished('2', { tool: text, state: 'failed', message: text })),
        render({ type: 'script-console', scriptId: 's', level: 'log', text }),
        render({ type: 'script-progress', scriptId: 's', kind: 'warn', message: text }),
        render({ type: 'warning', message: text }),
        render({
          type: 'item',
          turn: 1,
          item: { type: 'message', id: 'i', role: 'assistant', content: [{ type: 'text', text: `said ${text}` }] },
        }),
        render({ type: 'tool-rejected', turn: 1, callId: '3', scriptId: null, tool: text, reason: text }),
        render({
          type: 'command-checked',
          log: 'verify/after.log',
          phase: 'setup',
          command: text,
          exitCode: 0,
          timedOut: false,
          output: text,
          tests: [],
          durationMs: 1,
        }),
        render(createStarted({ provider: text, model: text })),
        render({ type: 'run-finished', result: createResult({ reason: text }) }),
      ];
      for (const line of lines) expect(line).not.toBeNull();
      for (const line of lines.flatMap((text) => text?.split('\n') ?? [])) {
        expect(line).not.toMatch(/^\s*::|##\[|[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(line.length).toBeLessThanOrEqual(240);
      }
    }),
    { numRuns: 500 },
  );
  expect(createEventRenderer()(createStarted({ provider: '::add-mask::x ##[group]' }))).toMatch(
    /^: :add-mask::x ## \[group\]/,
  );
});

test('a patch that verify accepts is called verified only if the last run on it is green', () => {
  const checked = {
    type: 'command-checked',
    phase: 'verify-after',
    command: 'pytest | cat',
    exitCode: 0,
    timedOut: false,
    output: '2 failed',
    log: '',
    durationMs: 1_000,
  } as const;
  const judged = {
    type: 'verify-judged',
    rule: 'green',
    problems: [],
    notes: [],
    tests: null,
    patchSha256: '',
    returned: false,
  } as const;
  const render = createEventRenderer();
  const tests = [{ runner: 'pytest', total: 3, skipped: 0, failed: 2 }];
  expect(render({ ...checked, tests })).toMatch(/\n\| 2 failed$/);
  expect(render(judged)).toBe('✓ accepted, although verify is red (exit 0, 2 failed)');
  render({ ...checked, tests: [], exitCode: 1 });
  expect(render(judged)).toBe('✓ accepted, although verify is red (exit 1)');
  render({ ...checked, tests: [] });
  expect(render(judged)).toBe('✓ verified');
});
