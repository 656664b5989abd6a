import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderResult } from '../../src/cli/render-result.ts';
import { defaultRunLimits, noTokens } from '../../src/core/limits.ts';
import type { ApprovalAnswer } from '../../src/core/types/approval.ts';
import { listRefusedChanges } from '../../src/core/calls/refusals.ts';
import { patchCallId, type OwnEvent, type RunEvent } from '../../src/core/types/event.ts';
import { createDecision } from '../../src/core/types/network.ts';
import { resultSchema, type RunResult } from '../../src/core/types/result.ts';
import { createOutputs } from '../../src/github/outputs.ts';
import { renderComment, renderEarlyEnd, renderPatchPlace } from '../../src/report/comment.ts';
import { groupDenials } from '../../src/report/content/denials.ts';
import { renderChanges, renderHeadline } from '../../src/report/content/facts.ts';
import { renderInline } from '../../src/report/content/markdown.ts';
import { foldRun, renderFleetMarkdown } from '../../src/report/fleet.ts';
import { junitReport } from '../../src/report/junit.ts';
import { renderPage } from '../../src/report/html/page.ts';
import { otlpReport } from '../../src/report/otlp.ts';
import { renderPullRequestBody } from '../../src/report/pull-request.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { textReport } from '../../src/report/text.ts';
import { trajectoryReport } from '../../src/report/trajectory.ts';
import {
  createApprovalRequest,
  createCommand,
  createDecided,
  createFinished,
  createRecord,
  createResumed,
  createResult,
  createScriptError,
  createStarted,
} from './events.ts';
import { hostileText, listEffects } from './hostile-text.ts';
import { createFullRun, createResponse } from './html/runs.ts';

const places = {
  runUrl: 'https://github.com/o/r/actions/runs/1',
  note: 'The patch is `changes.patch` in the artifact record-1.',
  style: 'plain',
} as const;
const wide = { maxBytes: 900 * 1024 };

const deniedPush = createDecided({
  callId: '1',
  decision: 'deny',
  rule: 'no-push',
  reason: 'nothing is pushed',
  accesses: [createCommand('git', 'push')],
  suggestion: 'rules:\n  - allow: [git push]\n',
});

test('denials are grouped by the rule, the most frequent first, with the first call as the example', () => {
  const secondPush = createDecided({
    callId: '2',
    decision: 'deny',
    rule: 'no-push',
    reason: 'nothing is pushed',
    accesses: [createCommand('git', 'push', '--force')],
  });
  const once = createDecided({
    callId: '3',
    decision: 'escalate',
    rule: 'ask',
    accesses: [{ type: 'write', path: 'a', valid: true }],
  });
  const allowed = createDecided({ callId: '4', decision: 'allow-for-run', rule: 'tests', accesses: [] });
  expect(groupDenials([once, deniedPush, allowed, secondPush])).toEqual([
    {
      rule: 'no-push',
      reason: 'nothing is pushed',
      count: 2,
      example: 'exec: command git push',
      moreExamples: ['exec: command git push --force'],
      suggestion: 'rules:\n  - allow: [git push]\n',
    },
    { rule: 'ask', reason: 'no reason', count: 1, example: 'exec: write a', moreExamples: [], suggestion: '' },
  ]);
});

test('a call that was allowed when it was made again with reasons is no denied call', () => {
  const call = { rule: 'ask', accesses: [createCommand('git', 'push')], callHash: 'same' };
  const asked = createDecided({ ...call, callId: '1', decision: 'explain' });
  const other = createDecided({ ...call, callId: '2', decision: 'allow', callHash: 'other' });
  const justified = createDecided({ ...call, callId: '3', decision: 'allow' });
  expect(groupDenials([asked, other])).toMatchObject([{ rule: 'ask', count: 1 }]);
  expect(groupDenials([asked, other, justified])).toEqual([]);
  // An earlier call was allowed, and this one never.
  expect(groupDenials([justified, asked])).toMatchObject([{ rule: 'ask', count: 1 }]);
});

test('a call that a person was asked about is a denied call unless it was granted or still waits', () => {
  const call = { rule: 'ask', accesses: [createCommand('git', 'push')], callHash: 'same' };
  const waiting = createDecided({ ...call, callId: '1', decision: 'deny' });
  const request = createApprovalRequest({ id: 'first', callId: '1', callHash: 'same' });
  const answer = (given: ApprovalAnswer): RunEvent => ({
    type: 'approval-answered',
    requestId: 'first',
    callId: '1',
    waitedMs: 0,
    answer: given,
  });
  const filed = [
    { type: 'approval-requested', request, isAnswered: false, changes: [] } as const,
    answer({ type: 'filed', requestId: 'first', hint: '', note: '' }),
    waiting,
  ];
  const denied = answer({ type: 'denied', requestId: 'first', approver: 'lead' });
  const granted = answer({ type: 'granted', requestId: 'first', approver: 'lead' });
  expect(groupDenials(filed)).toEqual([]);
  expect(groupDenials([...filed, granted])).toEqual([]);
  // The reason is the answer, and no longer that a person has to approve it.
  expect(groupDenials([...filed, denied])).toMatchObject([
    { rule: 'ask', count: 1, reason: `${request.reason} (lead refused it (first))` },
  ]);
  // The run went on without an answer. A resume that was refused asked no model.
  const resumed = createResumed('');
  expect(groupDenials([...filed, resumed])).toEqual([]);
  expect(groupDenials([...filed, resumed, { type: 'model-requested', turn: 2 }])).toMatchObject([
    { count: 1, reason: `${request.reason} (the run went on without it, first)` },
  ]);
  // The call was made again, and the later decision counts.
  const repeated = createDecided({ ...call, callId: '2', decision: 'deny', reason: 'lead refused it (first)' });
  expect(groupDenials([...filed, denied, repeated])).toMatchObject([{ count: 1, reason: 'lead refused it (first)' }]);
  const made = createDecided({ ...call, callId: '2', decision: 'allow', rule: 'ask' });
  const rendered = renderSummary(createRecord({ list: [...filed, granted, made], result: createResult() }), wide);
  expect(rendered).toContain('git push`: repeated (rule `ask`)');
  expect(rendered).toContain('git push`: allow by `ask`');
  // Another call of the same id in a later part of the run.
  const later = createDecided({ ...call, callId: '1', decision: 'deny', callHash: 'other' });
  expect(groupDenials([...filed, granted, later])).toMatchObject([{ rule: 'ask', count: 1 }]);
});

test('each report states that a runner ended before it ran all tests', () => {
  const early = { runner: 'cargo test', total: 4, skipped: 0, failed: 1, endedEarly: true } as const;
  const { verify } = createResult();
  if (verify === null) throw new Error('no verify');
  const result = createResult({ verify: { ...verify, testsBefore: [early], testsAfter: [{ ...early, failed: 0 }] } });
  const record = createRecord({ result });
  const text = 'ended early before and after (not all tests ran)';
  expect(renderSummary(record, wide)).toContain(`(cargo test: 1 failed → 0 of 4, ${renderInline(text)})`);
  // The headline has the names of the tests only.
  expect(renderHeadline(record)).toContain(`Tests: 1 fixed, none failing, ${renderInline(text)}.`);
  expect(renderPage(record, wide)).toContain(text);
  const body = renderPullRequestBody(
    { result, files: [], paths: [] },
    { runUrl: '', number: null, template: null, policyNote: '' },
  );
  expect(body).toContain(renderInline(text));
});

test('each report states that a run was resumed, after what, and in how many parts', () => {
  const record = createRecord({ list: [createResumed('needs-approval'), createResumed('killed')] });
  for (const text of [renderSummary(record, wide), renderPage(record, wide), textReport.render(record)]) {
    expect(text).toContain('Resumed');
    expect(text).toContain('after needs-approval, a kill (3 parts)');
  }
  expect(renderSummary(createRecord(), wide)).not.toContain('Resumed');
});

test('each report names the commit from which the newest part of a resumed run has read its policy', () => {
  const origin = (commit: string) => ({ path: '.github/agent.yml', branch: 'main', commit });
  const started = createStarted({ policyOrigin: origin('b'.repeat(40)) });
  const resumed = { ...createResumed('needs-approval'), policyOrigin: origin('c'.repeat(40)) };
  // An event of an earlier version lacks it.
  const record = createRecord({ list: [started, resumed, { ...resumed, policyOrigin: null }], started });
  for (const text of [renderSummary(record, wide), renderPage(record, wide)]) {
    expect(text).toContain('c'.repeat(40));
    expect(text).not.toContain('b'.repeat(40));
  }
  expect(foldRun('run', record).started?.policyOrigin).toEqual(origin('c'.repeat(40)));
});

test('each report has the limits of the newest part of a resumed run, and the models of all parts', () => {
  const limits = { ...defaultRunLimits, turns: 10 };
  const resumed = {
    ...createResumed('budget-exceeded'),
    provider: 'openai-chat',
    model: 'first',
    limits: { ...limits, turns: 25 },
  };
  const started = createStarted({ provider: 'openai-chat', model: 'first', limits });
  const last = { ...resumed, model: 'second', limits: { ...limits, turns: 50 } };
  const record = createRecord({ list: [started, resumed, last], started, result: createResult({ turns: 12 }) });
  for (const text of [renderSummary(record, wide), renderPage(record, wide), textReport.render(record)]) {
    expect(text).toContain('12 of 50');
    expect(text.replaceAll(/<\/?code>|`/g, '')).toContain('openai-chat first, then openai-chat second');
  }
  // An event of an earlier version has neither.
  const old = { ...resumed, provider: '', model: '', limits: null };
  const earlier = renderSummary(createRecord({ list: [started, old], started, result: createResult() }), wide);
  expect(earlier).toContain('of 10 |');
  expect(earlier).toContain('| openai-chat `first` |');
});

test('reports count what a run has spent that was killed', () => {
  const usage = { ...noTokens, inputTokens: 900, outputTokens: 100 };
  const responded = (turn: number) =>
    ({
      type: 'model-responded',
      turn,
      model: 'm',
      stop: 'complete',
      usage,
      costUsd: 0.5,
      durationMs: 1,
      items: 0,
    }) as const;
  const record = createRecord({ list: [responded(1), responded(2)], result: null });
  const merged = renderFleetMarkdown({ runs: [foldRun('killed', record)], broken: [], replay: null });
  expect(merged).toContain(
    '| `killed` | not finished | the run was killed before its end, or still works |  |  | 0 | 2 | 2,000 | 1.0000 USD |  |',
  );
  expect(merged).toContain('| all |  |  |  | 0 | 0 | 2 | 2,000 | 1.0000 USD | 0 ms |');
  expect(JSON.parse(trajectoryReport.render(record))).toMatchObject({
    final_metrics: { total_prompt_tokens: 1_800, total_completion_tokens: 200, total_cost_usd: 1 },
  });
  const spans = otlpReport.render(record);
  expect(spans).toContain('{"key":"gen_ai.usage.input_tokens","value":{"intValue":"1800"}}');
  expect(spans).toContain('script_harness.cost_usd');
  for (const text of [renderSummary(record, wide), renderPage(record, wide), textReport.render(record)]) {
    expect(text).toContain('1,800 in (0 cached), 200 out');
    expect(text).toContain('1.0000 USD');
    // They are in no event.
    expect(text).not.toContain('Tool calls');
  }
});

test('the summary of a run that waits has the commands that approve its calls and continue it', () => {
  const argsJson = '{"command":["git","push"]}';
  const request = createApprovalRequest({ id: 'first', callId: '1', tool: 'exec', argsJson });
  const list: RunEvent[] = [
    { type: 'approval-requested', request, isAnswered: false, changes: [] },
    {
      type: 'approval-answered',
      requestId: 'first',
      callId: '1',
      waitedMs: 0,
      answer: { type: 'filed', requestId: 'first', hint: "/it's/first.json", note: '' },
    },
  ];
  const result = createResult({ outcome: 'needs-approval' });
  const command = { workingFolder: '/', inputs: {}, approvals: null };
  const waiting = createRecord({ list, result, started: createStarted({ command }) });
  expect(renderSummary(waiting, wide)).toContain('| Waits for a person | exec git push (rule config), first |');
  expect(renderSummary(waiting, wide)).toContain(
    `script-harness approve '/it'\\''s/first.json' --by "$(id -un)"\nscript-harness resume /record\n`,
  );
  expect(textReport.render(waiting)).toContain('\n  script-harness resume /record\n');
  // The calls of a child agent wait like the calls of the run.
  const ofAgent = list.map((event): RunEvent => ({ type: 'agent-event', agent: 'a', event: event as OwnEvent }));
  expect(renderSummary({ ...waiting, events: createRecord({ list: ofAgent }).events }, wide)).toContain('/first.json');
  expect(renderSummary(waiting, wide)).toContain('### To approve what waits, and to continue\n');
  // A cancelled run is continued too, and one that has ended by itself is not.
  const ended = (outcome: RunResult['outcome']) =>
    createRecord({ result: createResult({ outcome }), started: createStarted({ command }) });
  const resume = '### To continue\n\n```sh\nscript-harness resume /record\n```';
  expect(renderSummary(ended('cancelled'), wide)).toContain(resume);
  expect(textReport.render(ended('cancelled'))).toContain('To continue\n  script-harness resume /record\n');
  expect(renderSummary(ended('denied'), wide)).not.toContain('script-harness resume');
  // A run of the action is approved on GitHub.
  expect(renderSummary(createRecord({ list, result }), wide)).not.toContain('script-harness approve');
});

test('a change of a command that a person granted, or can still grant, is no refused change', () => {
  const change = { path: 'a.txt', kind: 'modified', rule: 'ask', reason: 'r', restored: true } as const;
  const other = { ...change, path: 'b.txt' };
  const list: RunEvent[] = [
    {
      type: 'changes-decided',
      turn: 1,
      callId: '1',
      kept: 0,
      keptPaths: [],
      refused: [change, other],
      refusedCount: 2,
    },
    {
      type: 'approval-requested',
      request: createApprovalRequest({
        id: 'first',
        callId: '1',
        writes: [{ path: 'a.txt', sha256: null }],
      }),
      isAnswered: false,
      changes: [],
    },
  ];
  const answer = (given: ApprovalAnswer): RunEvent => ({
    type: 'approval-answered',
    requestId: 'first',
    callId: '1',
    waitedMs: 0,
    answer: given,
  });
  const granted = answer({ type: 'granted', requestId: 'first', approver: 'lead' });
  const filed = answer({ type: 'filed', requestId: 'first', hint: '', note: '' });
  const denied = answer({ type: 'denied', requestId: 'first', approver: 'lead' });
  const listPaths = (events: readonly RunEvent[]): readonly string[] =>
    listRefusedChanges(events).flatMap(({ refused }) => refused.map(({ path }) => path));
  expect(listPaths(list)).toEqual(['a.txt', 'b.txt']);
  expect(listPaths([...list, granted])).toEqual(['b.txt']);
  expect(listPaths([...list, filed])).toEqual(['b.txt']);
  expect(listPaths([...list, filed, denied])).toEqual(['a.txt', 'b.txt']);
  // Why an approval does not hold is nowhere else.
  const used = answer({ type: 'refused', requestId: 'first', reason: 'it has been used already' });
  const refused = createRecord({ list: [...list, filed, used] });
  for (const text of [renderSummary(refused, wide), textReport.render(refused), renderPage(refused, wide)])
    expect(text).toContain('(the approval first does not hold: it has been used already)');
  // A change of a granted call that another rule refuses.
  expect(listPaths([...list.toReversed(), granted])).toEqual(['a.txt', 'b.txt']);
  expect(renderSummary(createRecord({ list }), wide)).toContain('`a.txt`');
  expect(renderSummary(createRecord({ list: [...list, granted] }), wide)).not.toContain('`a.txt`');
});

test('reports tell refused changes of commands from a refused patch, of which nothing is kept', () => {
  const change = { path: 'a.txt', kind: 'modified', rule: 'edit', reason: 'not yours', restored: true } as const;
  const secret = { path: 'b.txt', kind: 'modified', rule: 'secret', reason: 'a key', restored: false } as const;
  const decided = { type: 'changes-decided', turn: 1, kept: 0, keptPaths: [], refusedCount: 1 } as const;
  const record = createRecord({
    list: [
      { ...decided, callId: '1', refused: [change] },
      { ...decided, callId: '2', refused: [change] },
      { ...decided, callId: patchCallId, refused: [secret] },
    ],
  });
  const summary = renderSummary(record, wide);
  expect(summary).toContain('### Refused changes of commands');
  expect(summary).toContain('| `a.txt` | modified | `edit` | not yours | restored | 2 |');
  expect(summary).toContain('### Refused changes of the patch');
  expect(summary).toContain('| `b.txt` | modified | `secret` | a key | **not kept** | 1 |');
  const page = renderPage(record, wide);
  expect(page).toContain('<h3>Refused changes of the patch</h3>');
  expect(page).toContain('<strong>not kept</strong>');
  for (const text of [summary, page]) expect(text).not.toContain('not restored');
  const text = textReport.render(record);
  expect(text).toContain('Refused changes of commands\n  modified a.txt: rule edit, restored, 2 times: not yours\n');
  expect(text).toContain('Refused changes of the patch\n  modified b.txt: rule secret, not kept: a key\n');
  const ended = { ...record, result: createResult(), auditDigest: '', patchSha256: '' };
  expect(renderResult(ended, { format: 'text', answerParts: '' })).toContain(
    'refused: modified b.txt: rule secret, not kept: a key\n',
  );
});

test('at most three examples of a rule are listed, each of another access that was refused', () => {
  const list = ['.env', '.env', 'a.pem', 'a.pem', '.npmrc', 'b.key'].map((path, index) => {
    const event = createDecided({
      callId: String(index),
      decision: 'deny',
      rule: 'secrets',
      accesses: [createCommand('cat', String(index)), { type: 'read', path, valid: true }],
    });
    return { ...event, decision: { ...event.decision, refused: `read ${path}` } };
  });
  const [group] = groupDenials(list);
  expect(group).toMatchObject({
    count: 6,
    example: 'exec: command cat 0, read .env',
    moreExamples: ['exec: command cat 2, read a.pem', 'exec: command cat 4, read .npmrc'],
  });
  const summary = renderSummary(createRecord({ list, result: createResult({ denials: groupDenials(list) }) }), wide);
  expect(summary).toContain(
    '`exec: command cat 0, read .env`<br>`exec: command cat 2, read a.pem`<br>`exec: command cat 4, read .npmrc` |',
  );
});

test('calls of two tools that were refused the same access have an example each', () => {
  const access = { type: 'connect', host: 'a.example', port: 80, scheme: 'http' } as const;
  const list = ['http', 'fetchUrl', 'fetchUrl'].map((tool, index) => {
    const event = createDecided({ callId: `${index}`, decision: 'deny', rule: 'default', accesses: [access] });
    return { ...event, decision: { ...event.decision, tool, refused: 'connect http://a.example:80' } };
  });
  expect(groupDenials(list)).toMatchObject([
    {
      count: 3,
      example: 'http: connect http://a.example:80',
      moreExamples: ['fetchUrl: connect http://a.example:80'],
    },
  ]);
});

test('the example of a denied edit names the refused write, not the read and the writes that rules allow', () => {
  const write = (path: string) => ({ type: 'write', path, valid: true }) as const;
  const event = createDecided({
    callId: '1',
    tool: 'edit',
    decision: 'deny',
    rule: 'r',
    accesses: [write('src/a.ts'), write('package.json'), { ...write('package.json'), type: 'read' }],
  });
  const [group] = groupDenials([{ ...event, decision: { ...event.decision, refused: 'write package.json' } }]);
  expect(group?.example).toBe('edit: write package.json');
});

test('an example is one line of bounded length', () => {
  const [group] = groupDenials([
    createDecided({
      callId: '1',
      decision: 'deny',
      rule: 'r',
      accesses: [createCommand('sh', '-c', `a\nb${'x'.repeat(9_000)}`)],
    }),
  ]);
  expect(group?.example.length).toBe(400);
  expect(group?.example).not.toContain('\n');
});

test('the summary states the calls that ran in the workspace with hosts, and what could leave', () => {
  const hosts = [{ host: 'registry.example', port: 443, private: false, rule: 'install' }];
  const decide = (callId: string, kind: 'acknowledged' | 'sealed', decision: 'allow' | 'deny') => {
    const event = createDecided({ callId, decision, rule: 'install', accesses: [createCommand('npm', 'ci')] });
    return { ...event, decision: { ...event.decision, grant: { kind, hosts, sees: [], uploadMb: 10 } } };
  };
  const render = (...list: RunEvent[]): string => renderSummary(createRecord({ list, result: createResult() }), wide);
  expect(
    render(decide('1', 'acknowledged', 'allow'), decide('2', 'acknowledged', 'allow'), decide('3', 'sealed', 'allow')),
  ).toContain(
    '| Acknowledged | 2 calls. While it runs, whatever the run can read may leave to registry.example:443. |',
  );
  expect(render(decide('1', 'acknowledged', 'deny'), decide('2', 'sealed', 'allow'))).not.toContain('Acknowledged');
});

test('the summary states the outcome, the cost, the denials and the rules that would allow them', () => {
  const list = [
    createStarted(),
    deniedPush,
    createDecided({ callId: '2', decision: 'allow', rule: 'tests', accesses: [createCommand('npm', 'test')] }),
    createFinished('2', { exitCode: 1 }),
    createDecided({ callId: '3', decision: 'allow', rule: 'tests', accesses: [createCommand('npm', 'start')] }),
    createFinished('3', { exitCode: null, endedBy: 'timed-out' }),
  ];
  const summary = renderSummary(
    createRecord({
      list,
      started: createStarted({ replayed: true }),
      result: createResult({
        denials: groupDenials(list),
        deniedCalls: 1,
        warnings: ['package.json was changed'],
      }),
      patch: 'diff --git a/a b/a\n+```\n',
      auditDigest: 'ff00',
    }),
    wide,
  );
  for (const part of [
    '## completed — replayed model',
    '| Cost | unknown |',
    '| Tokens | 1,000 in (50 cached), 200 out |',
    '| Turns | 3 |',
    '| Isolation | full: bwrap as the run user; seccomp filter |',
    '<summary>Notes on the isolation</summary>\n\n- a note',
    '| Policy | fix-tests `a1b2a1b2a1b2a1b2` |',
    '| Audit digest | `ff00` |',
    '| Verify | `npm test`: red (exit 1) before, green after (vitest: 1 of 4 failed → 0 of 5, 1 skipped) |',
    '| `no-push` | 1 | nothing is pushed | `exec: command git push` |',
    '```yaml\nrules:\n  - allow: [git push]\n```',
    '- modified `src/a.ts`',
    '- `exec` `npm test`: allow by `tests`, completed, exit 1, 1.2 s',
    '- `exec` `npm start`: allow by `tests`, failed, ended: time limit, 1.2 s',
    '````diff\ndiff --git a/a b/a\n+```\n````',
    '- package.json was changed',
  ])
    expect(summary).toContain(part);
});

test('the summary states of which runner there is a count on one side only', () => {
  const { verify } = createResult();
  if (verify === null) throw new Error('the result has a verify');
  const testsBefore = [{ runner: 'jest', total: 3, skipped: 0, failed: 1 }];
  const testsAfter = [{ runner: 'node --test', total: 3, skipped: 0, failed: 0 }];
  const result = createResult({ verify: { ...verify, testsBefore, testsAfter } });
  expect(renderSummary(createRecord({ result }), wide)).toContain(
    '(jest: 1 of 3 failed before, not counted after; node --test: not counted before, 0 of 3 failed after)',
  );
});

test('the summary calls a run of verify with failed tests red, although its exit code is 0', () => {
  const { verify } = createResult();
  if (verify === null) throw new Error('the result has a verify');
  const tests = [{ runner: 'pytest', total: 3, skipped: 0, failed: 2 }];
  const hidden = { ...verify, before: 0, after: 0, testsBefore: tests, testsAfter: tests };
  const summary = renderSummary(createRecord({ result: createResult({ verify: hidden }) }), wide);
  expect(summary).toContain('red (exit 0, 2 failed) before, red (exit 0, 2 failed) after');
});

test('the cost names the requests that were cancelled before their answer', () => {
  const requested = (turn: number) => ({ type: 'model-requested', turn }) as const;
  const failed = {
    type: 'model-failed',
    turn: 1,
    attempt: 1,
    code: 'provider-server',
    message: '',
    usage: noTokens,
    costUsd: 0,
  } as const;
  const render = (list: readonly RunEvent[]) => textReport.render(createRecord({ list: [...list] }));
  expect(render([requested(1)])).toContain(', not counting 1 request without an answer');
  expect(render([requested(1), { ...failed, retryInMs: 5 }])).toContain('not counting 1 request');
  expect(render([requested(1), { ...failed, retryInMs: null }])).not.toContain('not counting');
});

test('a small cost is not shown as none, and its limit as it was given', () => {
  const read = (limit: number, costUsd = 0.0031) => {
    const started = createStarted({ limits: { ...defaultRunLimits, costUsd: limit } });
    return textReport.render(createRecord({ started, result: createResult({ costUsd }) }));
  };
  expect(read(5, 0.00001)).toContain('under 0.0001 USD of 5 USD');
  expect(read(5, 0)).toContain('0.0000 USD of 5 USD');
  expect(read(0.004)).toContain('0.0031 USD of 0.004 USD');
  expect(read(5)).toContain('0.0031 USD of 5 USD');
});

test('each report with counts of tests states that they are about an earlier state of the changes', () => {
  const { verify } = createResult();
  if (verify === null) throw new Error('the result has a verify');
  const tests = { ...verify.tests, stillFailing: { count: 1, names: ['adds'] } } as typeof verify.tests;
  const testsAfter = [{ runner: 'vitest', total: 5, skipped: 0, failed: 1 }];
  const result = createResult({
    outcome: 'budget-exceeded',
    verify: { ...verify, after: 1, tests, testsAfter, afterOn: 'earlier-patch' },
  });
  const record = createRecord({ result });
  const state = ', on an earlier state of the changes';
  expect(renderHeadline(record)).toContain(`Tests: 1 fixed, 1 still failing${state}.`);
  expect(renderFleetMarkdown({ runs: [foldRun('run', record)], broken: [], replay: null })).toContain(
    `| red (exit 1)${state} |`,
  );
  expect(junitReport.render(record)).toContain(`The test is still failing after the changes of the agent${state}.`);
});

test('the summary says why results went back, and where the changes are that verify does not accept', () => {
  const judged = { type: 'verify-judged', rule: 'green', notes: [], tests: null, patchSha256: '' } as const;
  const verify = createResult().verify;
  if (verify === null) throw new Error('the result has a verify');
  const lost = 'exit 0, but a test that ran before did not run: removes items';
  const record = createRecord({
    directory: '/my records/1',
    list: [
      { ...judged, problems: ['the verify command ended with 1'], returned: true },
      { ...judged, problems: [lost], returned: false },
    ],
    result: createResult({ outcome: 'verify-failed', verify: { ...verify, returned: 1, problems: [lost] } }),
  });
  const summary = renderSummary(record, wide);
  expect(summary).toContain(
    '| Sent back | 1 result that verify did not accept went back to the model: the verify command ended with 1 |',
  );
  expect(summary).toContain(
    "- modified `src/a.ts`\n\nThis is not in the workspace, since verify does not accept it; to apply it nevertheless, in the root of the repository:\n\n```sh\ngit apply '/my records/1/changes.patch'\n```",
  );
  expect(textReport.render(record)).toContain(
    "  modified src/a.ts\n  not in the workspace, since verify does not accept it; to apply it nevertheless, in the root of the repository:\n    git apply '/my records/1/changes.patch'\n",
  );
  // The directory of a job is gone when its summary is read.
  const job = { repository: 'o/r', workflowFile: '', trust: '', runUrl: '', thread: null };
  expect(renderSummary({ ...record, started: createStarted({ job }) }, wide)).toContain(
    '```sh\ngit apply changes.patch\n```',
  );
  expect(renderSummary(createRecord(), wide)).not.toContain('git apply');
});

test('errors of the model and of scripts are reported, only the last ones if there are many', () => {
  const failed = (attempt: number) =>
    ({
      type: 'model-failed',
      turn: 2,
      attempt,
      code: 'provider-server',
      message: '<b>502</b>',
      usage: noTokens,
      costUsd: 0,
      retryInMs: 1_000,
    }) as const;
  const summary = renderSummary(createRecord({ list: [failed(1), createScriptError('it took <too> long')] }), wide);
  expect(summary).toContain(
    '### Errors\n\n- turn 2, try 1: provider-server: &#60;b&#62;502&#60;/b&#62;\n- turn 3, script: ScriptTimeoutError: it took &#60;too&#62; long',
  );
  const script = {
    type: 'script_tool_call',
    id: 'i',
    callId: 'script-1',
    language: 'ts',
    sourceCode: '',
    sourceSha256: '',
    status: 'executing',
  } as const;
  const late = [{ type: 'item', turn: 1, item: script }, createScriptError('late')] as const;
  const background = renderSummary(createRecord({ list: late }), wide);
  expect(background).toContain('- turn 1, script: ScriptTimeoutError: late');
  const many = renderSummary(createRecord({ list: Array.from({ length: 50 }, (_, index) => failed(index)) }), wide);
  expect(many).toContain('- and 30 before them');
  expect(many).toContain('try 49');
  expect(many).not.toContain('try 29:');
  expect(renderSummary(createRecord(), wide)).not.toContain('### Errors');
});

test('a killed run is reported as killed, with the recorded denials', () => {
  const record = createRecord({ list: [createStarted(), deniedPush], result: null });
  for (const text of [renderSummary(record, wide), renderComment(record, places)]) {
    expect(text).toContain('## Not finished');
    expect(text).toContain('killed');
    expect(text).toContain('`no-push`');
  }
  expect(renderSummary(createRecord({ started: null, result: null }), wide)).toContain('killed');
});

test('over its size the summary leaves out the least valuable sections and names them', () => {
  const list = Array.from({ length: 300 }, (_, index) =>
    createDecided({
      callId: String(index),
      decision: 'allow',
      rule: 'tests',
      accesses: [createCommand('echo', 'ü'.repeat(500))],
    }),
  );
  const record = createRecord({ list, patch: 'x'.repeat(200_000) });
  const whole = renderSummary(record, wide);
  expect(whole).not.toContain('Left out');
  const small = renderSummary(record, { maxBytes: 20_000 });
  expect(Buffer.byteLength(small)).toBeLessThanOrEqual(20_000);
  expect(small).toContain('*Left out, since it was too long: patch, isolation notes, tool calls.');
  expect(small).toContain('- modified `src/a.ts`');
  expect(small).toContain('The tests pass.');
  const tiny = renderSummary(record, { maxBytes: 300 });
  expect(Buffer.byteLength(tiny)).toBeLessThanOrEqual(300);
  expect(tiny).toContain('## completed');
});

test('the comment leads to the run and to the patch', () => {
  const note = renderPatchPlace(createRecord(), 'the artifact record-1');
  const comment = renderComment(createRecord(), { ...places, note });
  expect(comment).toContain('[The run and its record](https://github.com/o/r/actions/runs/1)');
  expect(comment).toContain('The patch is `changes.patch` in the artifact record-1;');
  expect(comment).toContain('The tests pass.');
  expect(renderPatchPlace(createRecord({ result: createResult({ changedFiles: [] }) }), 'x')).toBe('');
});

test('comment and pull request mark what the message names and what is not there', () => {
  const result = createResult({ finalMessage: 'Fix it\n\nSee `src/no.js`.', unknownTests: ['ATest#testNo'] });
  const marked = '*The message names tests that verify did not run: `ATest#testNo`.*';
  const comment = renderComment(createRecord({ result }), { ...places, style: 'plain' });
  const texts = { runUrl: places.runUrl, number: null, template: null, policyNote: '' };
  const body = renderPullRequestBody({ result, files: [], paths: ['src/a.js'] }, texts);
  for (const text of [comment, body]) expect(text).toContain(marked);
  expect(body).toContain('*The message names files that the repository does not have: `src/no.js`.*');
});

test('the comment of any run fits into GitHub’s limit and is never cut inside code', () => {
  const denials = Array.from({ length: 200 }, (_, index) => ({
    rule: `rule-${index}`,
    reason: '<|>'.repeat(400),
    count: 1,
    example: '\\|<img>@user`'.repeat(100),
    moreExamples: ['<br>@user', '`<br>`|'],
    suggestion: '',
  }));
  const result = createResult({
    denials,
    finalMessage: '<@user `x` https://evil.example/|>\n'.repeat(20_000),
    warnings: Array.from({ length: 500 }, () => '<b>'.repeat(300)),
    changedFiles: Array.from({ length: 500 }, () => ({ path: '|<i>`'.repeat(500), kind: 'added' as const })),
  });
  const comment = renderComment(createRecord({ result }), places);
  expect(comment.length).toBeLessThan(60_000);
  expect(comment).toContain('Left out, since it was too long');
  expect(comment).toContain('[The run and its record]');
  expect(readEffects(comment)).toEqual([]);
});

test('a pull request whose text is too long names what it leaves out, changed files before denials', () => {
  const group = { rule: 'no-push', reason: 'r'.repeat(300), count: 1, moreExamples: [], suggestion: '' };
  const denials = Array.from({ length: 30 }, (_, index) => ({ ...group, example: `${index} ${'x'.repeat(390)}` }));
  const files = Array.from({ length: 100 }, (_, index) => ({
    path: `${index}/${'y'.repeat(395)}`,
    kind: 'added' as const,
  }));
  const texts = { runUrl: places.runUrl, number: null, policyNote: '', template: 'z'.repeat(6_001) };
  const body = renderPullRequestBody({ result: createResult({ denials, deniedCalls: 30 }), files, paths: [] }, texts);
  expect(body.length).toBeLessThan(58_000);
  expect(body).toContain('*Left out, since it was too long: changed files. The record has all of it.*');
  expect(body).toContain('Denied: 30 calls');
  expect(body).not.toContain('100 changed files');
  expect(body).toMatch(/\*The repository's template is left out: it has more than 6,000 characters\.\*$/);
});

test('a pull request has the number of all denied calls and warnings, of which the output of the run has the first', () => {
  const group = { rule: 'no-push', reason: 'no', count: 2, example: 'x', moreExamples: [], suggestion: '' };
  const result = createResult({
    denials: Array.from({ length: 40 }, (_, index) => ({ ...group, rule: `rule-${index}` })),
    deniedCalls: 80,
    warnings: Array.from({ length: 40 }, (_, index) => `warning ${index}`),
  });
  const output = createOutputs({
    result,
    failOn: [],
    directory: '/record',
    auditDigest: '',
    patchSha256: '',
    policyDigest: '',
    approvals: '',
    publication: null,
    commentUrl: null,
    artifact: null,
  });
  const passed = resultSchema.parse(JSON.parse(output.result));
  const texts = { runUrl: places.runUrl, number: null, policyNote: '', template: null };
  const body = renderPullRequestBody({ result: passed, files: [], paths: [] }, texts);
  expect(body).toMatch(/Denied: 80 calls[\s\S]*`rule-29`.*\n\nand 20 more calls\n/);
  expect(body).toContain('<summary>Warnings</summary>');
  expect(body).toMatch(/- warning 28\n- 11 more warnings are in result\.json of the record\n\n<\/details>/);
});

test('no report lets hostile text do anything', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const denied = createDecided({
        callId: '1',
        decision: 'deny',
        rule: text,
        reason: text,
        tool: text,
        accesses: [createCommand('sh', text), { type: 'opaque', text, reason: text }],
        suggestion: text,
      });
      const list = [
        denied,
        { ...denied, decision: { ...denied.decision, refused: `read ${text}` } },
        { type: 'tool-rejected', turn: 1, callId: '2', scriptId: null, tool: text, reason: text } as const,
        {
          type: 'model-failed',
          turn: 1,
          attempt: 1,
          code: text,
          message: text,
          usage: noTokens,
          costUsd: 0,
          retryInMs: null,
        } as const,
        createScriptError(text),
      ];
      const record = createRecord({
        list,
        patch: text,
        started: createStarted({ model: text, provider: text, policyName: text }),
        result: createResult({
          denials: groupDenials(list),
          finalMessage: text,
          reason: text,
          warnings: [text],
          changedFiles: [{ path: text, kind: 'added' }],
          verify: {
            command: text,
            before: null,
            after: 1,
            timedOutBefore: false,
            timedOutAfter: false,
            afterOn: 'patch',
            testsBefore: [{ runner: text, total: 1, skipped: 1, failed: 0 }],
            testsAfter: [],
            rule: 'no-new-failures',
            tests: {
              fixed: { count: 1, names: [text] },
              stillFailing: { count: 1, names: [text] },
              newlyFailing: { count: 1, names: [text] },
              lost: { count: 1, names: [text] },
              flaky: { count: 1, names: [text] },
            },
            returned: 1,
            problems: [text],
            notes: [text],
            patchSha256: null,
          },
        }),
      });
      expect(readEffects(renderSummary(record, wide))).toEqual([]);
      expect(readEffects(renderComment(record, places))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

// Blocks of code, headings, our own link and the line breaks between examples are taken out first.
function readEffects(markdown: string): string[] {
  return listEffects(
    markdown
      .replaceAll(/(?<=`|<\/code>)<br>(?=`|<code>)/g, ' ')
      .replace(/^(`{3,})(?:yaml|diff)\n[^]*?\n\1$/gm, '')
      .replace('[The run and its record](https://github.com/o/r/actions/runs/1)', ''),
  );
}

test('a job that ended without a record links itself and no record', () => {
  const ended = {
    outcome: 'skipped-untrusted',
    reason: 'x',
    problems: [],
    output: '',
    runUrl: 'https://github.com/o/r/1',
  };
  expect(renderEarlyEnd({ ...ended, hasRecord: false })).toContain('\n\n[The job](https://github.com/o/r/1)');
  expect(renderEarlyEnd({ ...ended, hasRecord: true })).toContain(
    '\n\n[The run and its record](https://github.com/o/r/1)',
  );
});

test('an overview marks the runs of a replayed model', () => {
  const record = createRecord({ started: createStarted({ replayed: true }) });
  const text = renderFleetMarkdown({ runs: [foldRun('one', record)], broken: [], replay: null });
  expect(text).toContain('| `one` | completed — replayed model |');
});

test('the summary names the calls whose end is not recorded', () => {
  const decided = createDecided({
    callId: '1',
    decision: 'allow',
    rule: 'run',
    accesses: [createCommand('sleep', '60')],
  });
  const summary = renderSummary(createRecord({ list: [decided, { type: 'tool-started', callId: '1' }] }), wide);
  expect(summary).toContain('- `exec` `sleep 60`: allow by `run`, unfinished');
});

test('the turns of the summary add up to its tokens, and list no request that was not made', () => {
  const usage = { ...noTokens, inputTokens: 700, outputTokens: 9 };
  const failed = {
    type: 'model-failed',
    turn: 1,
    attempt: 1,
    code: 'c',
    message: 'm',
    costUsd: 0.2,
    retryInMs: 1,
  } as const;
  const compacted = { type: 'context-compacted', turn: 2, summary: '', costUsd: 0 } as const;
  const record = createRecord({
    list: [
      { type: 'model-requested', turn: 1 },
      { ...failed, usage },
      { ...failed, usage: noTokens },
      { ...compacted, step: 'outputs', usage: noTokens },
      { ...compacted, step: 'summary', usage },
    ],
  });
  const row = '700 | 0 | 9 |';
  const summary = renderSummary(record, wide);
  expect(summary).toContain(`| 1 (failed request) | ${row} 0.2000 USD |  |\n| 2 (summary) | ${row}`);
  expect(renderPage(record, wide)).toContain('after 3 requests.');
});

test('new files with names of scratch and build files are listed apart, and other files with similar names are not', () => {
  const list = (paths: readonly string[]) => paths.map((path) => ({ path, kind: 'added' }) as const);
  const scratch = ['a/patch.txt', 'debug.log', 'debug_me.py', 'reproduce.py', 'tmp', 'tmpfile', 'temp-1.js', 'x.orig'];
  const built = [
    ...['main.o', 'lib/libx.a', 'A.class', 'a.gcda', 'a.gcno', 'gmon.out', 'a.out', 'core', 'core.4711', 'nohup.out'],
    ...[
      'coverage.out',
      'CMakeCache.txt',
      'b/CMakeFiles/3.1/x',
      'blib/lib/A.pm',
      'pm_to_blib',
      'MYMETA.json',
      'shop.gem',
    ],
    ...['Rplots.pdf', '.Rhistory', 'shop_1.0.2.tar.gz'],
  ];
  const others = [
    ...[
      'src/template.ts',
      'src/temperature.py',
      'src/debugger.ts',
      'src/mypatch.txt',
      'src/core/a.ts',
      'core.c',
      'a.osm',
    ],
    ...['lib/a.go', 'class.rb', 'test/data/shop_1.0.tar.gz', 'cmake/CMakeFiles.txt', 'expected.out', 'shop.gemspec'],
  ];
  const [kept = '', apart = ''] = renderChanges(list([...scratch, ...built, ...others]), 50).split('or build files:');
  const changed = built.map((path) => ({ path, kind: 'modified' }) as const);
  expect(renderChanges(changed, 50)).not.toContain('or build files:');
  for (const path of others) expect(kept).toContain(path);
  for (const path of [...scratch, ...built]) expect(apart).toContain(path);
});

test('the summary names the turns of the run itself apart from the turns of agents', () => {
  const summary = renderSummary(createFullRun(), wide);
  expect(summary).toContain('<summary>2 turns of the run itself</summary>');
  expect(renderSummary(createRecord({ list: [createResponse(1)] }), wide)).toContain('<summary>1 turn</summary>');
});

test('each report names the hosts that commands, setup and verify were refused, each once', () => {
  const connect = (host: string, callId: string | null, decision: 'allow' | 'deny' = 'deny'): RunEvent => ({
    type: 'connection-decided',
    callId,
    connection: createDecision({ host, port: 443, decision, reason: 'no rule allows this host' }),
  });
  const refused = Array.from({ length: 12 }, (_, index) => connect(`host-${index}.example`, 'c-1'));
  const list = [connect('setup.example', 'setup'), connect('ok.example', 'c-1', 'allow'), ...refused, ...refused];
  const record = createRecord({ list });
  for (const text of [renderSummary(record, wide), renderPage(record, wide), textReport.render(record)]) {
    expect(text).toContain('Refused connections');
    expect(text).toContain('setup.example:443, host-0.example:443, ');
    expect(text).toContain('host-8.example:443 and 3 more');
    expect(text).not.toContain('ok.example:443,');
  }
  expect(renderSummary(createRecord(), wide)).not.toContain('Refused connections');
});

test('pull request and test report name a replayed model', () => {
  const result = createResult({ replayed: true });
  const texts = { runUrl: places.runUrl, number: null, template: null, policyNote: '' };
  const body = (given: typeof result) => renderPullRequestBody({ result: given, files: [], paths: [] }, texts);
  expect(body(result)).toContain('Replayed model.');
  expect(body(createResult())).not.toContain('Replayed');
  expect(junitReport.render(createRecord({ result }))).toContain('name="run: completed, replayed model"');
});
