import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noTokens } from '../../../src/core/limits.ts';
import { createRunView } from '../../../src/report/content/run-view.ts';
import { renderPage } from '../../../src/report/html/page.ts';
import { renderDuration } from '../../../src/report/html/parts.ts';
import type { OwnEvent, RunEvent } from '../../../src/core/types/event.ts';
import {
  createApprovalRequest,
  createCommand,
  createDecided,
  createFinished,
  createRecord,
  createResumed,
  createResult,
  createStarted,
} from '../events.ts';
import { hostileText } from '../hostile-text.ts';
import {
  createCall,
  createFullRun,
  createItem,
  createLongRun,
  createMessage,
  createResponse,
  createScript,
} from './runs.ts';

const wide = { maxBytes: 2_000_000 };

/** The tags of a page, without the style and the script that the page itself has. */
function listTags(page: string): string[] {
  const body = page.slice(page.indexOf('<body>'), page.lastIndexOf('<script>'));
  return [...new Set([...body.matchAll(/<\/?([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase()))].toSorted();
}

test('the head links the repository, the workflow run and the thread, and no other address', () => {
  const job = {
    repository: 'o/r',
    workflowFile: '',
    trust: '',
    runUrl: 'https://github.com/o/r/actions/runs/7',
    thread: 12,
  };
  const page = renderPage(createRecord({ started: createStarted({ job }) }), wide);
  expect(page.match(/<a href="h[^"]*">[^<]*/g)).toEqual([
    '<a href="https://github.com/o/r">o/r',
    '<a href="https://github.com/o/r/actions/runs/7">workflow run',
    '<a href="https://github.com/o/r/issues/12">#12',
  ]);
  const other = createStarted({ job: { ...job, runUrl: 'javascript:alert(1)' } });
  expect(renderPage(createRecord({ started: other }), wide)).not.toContain('javascript:');
});

test('no text of a run becomes markup, wherever it is', () => {
  const known = listTags(renderPage(createFullRun(), wide));
  fc.assert(
    fc.property(hostileText, (text) => {
      const record = createRecord({
        started: createStarted({ task: text, model: text, policyName: text, provider: text }),
        result: createResult({
          reason: text,
          finalMessage: text,
          warnings: [text],
          denials: [{ rule: text, reason: text, count: 1, example: text, moreExamples: [text], suggestion: text }],
        }),
        patch: `diff --git a/${text} b/${text}\n@@ -1 +1 @@\n-${text}\n+${text}\n`,
        list: [
          { type: 'model-requested', turn: 1 },
          createResponse(1),
          createMessage(1, text),
          createScript(1, 's', text),
          { type: 'tool-rejected', turn: 1, callId: text, scriptId: null, tool: text, reason: text },
        ],
      });
      const page = renderPage(record, wide);
      expect(listTags(page).filter((tag) => !known.includes(tag))).toEqual([]);
      expect(page.match(/<script/g)).toHaveLength(1);
      expect(page).not.toMatch(/<(?:img|iframe|form action|a href="(?!#))/);
    }),
    { numRuns: 150 },
  );
});

test('a message has code and emphasis, and its links, images and HTML are text', () => {
  const record = createRecord({
    result: createResult({
      finalMessage:
        '**bold** `code` [link](https://a.example) ![image](https://b.example/x.png) <b>html</b> @team\n\n- one\n  1. two',
    }),
  });
  const page = renderPage(record, wide);
  expect(page).toContain('<strong>bold</strong> <code>code</code>');
  expect(page).toContain('![image](<code>https://b.example/x.png)</code> &lt;b&gt;html&lt;/b&gt; @team');
  expect(page).toContain('<li class="depth-0">one</li><li class="depth-1 numbered">1. two</li>');
});

test('calls that ran at the same time are a group, and an agent is inside the call that started it', () => {
  const page = renderPage(createFullRun(), wide);
  expect(page).toContain('aria-label="2 calls at the same time"');
  expect(page).toContain('<mark>tools.exec</mark>');
  expect(page).toMatch(/data-state="failed"[^]*aria-label="Agent agent_1"[^]*The docs are read\./);
  // The source is in the message too, and shown once.
  expect(page.match(/Promise\.all/g)).toHaveLength(1);
});

test('a call whose program was ended counts as failed, and its head names the limit', () => {
  const page = renderPage(
    createRecord({
      list: [
        { type: 'model-requested', turn: 1 },
        createDecided({ callId: '1', decision: 'allow', rule: 'r', accesses: [createCommand('sleep', '60')] }),
        createFinished('1', { exitCode: null, endedBy: 'timed-out' }),
      ],
    }),
    wide,
  );
  expect(page).toContain(
    'data-state="failed" data-failed=""><summary><span class="state">✗ failed</span> <span class="exit">ended: time limit</span>',
  );
});

test('a result that verify refuses is not green, and its reason follows', () => {
  const checked = {
    type: 'command-checked',
    command: 'npm test',
    log: '',
    exitCode: 0,
    timedOut: false,
    output: 'ok',
    tests: [],
    durationMs: 3,
  } as const;
  const judged = { type: 'verify-judged', rule: 'green', notes: [], tests: null, patchSha256: '' } as const;
  const lost = 'exit 0, but a test that ran before did not run: adds';
  const render = (problems: readonly string[]): string =>
    renderPage(
      createRecord({
        list: [
          { ...checked, phase: 'verify-before' },
          { ...checked, phase: 'verify-after' },
          { ...judged, problems, returned: false },
        ],
      }),
      wide,
    );
  const refused = render([lost]);
  expect(refused).toContain('verify-before: green');
  expect(refused).toContain('verify-after: exit 0, and the result is not accepted');
  expect(refused).toContain(`✗ Not accepted: ${lost}`);
  expect(render([])).toContain('verify-after: green');
});

test('a call that the loop answers itself has ended with its answer', () => {
  const called = createItem(1, {
    type: 'function_call',
    id: 'i',
    callId: 'c',
    name: 'wait_script',
    argumentsJson: '{"id":"script_1"}',
  });
  const answered = (failed: boolean) =>
    createItem(1, { type: 'function_call_output', id: 'o', callId: 'c', output: 'It has ended.', failed, images: [] });
  const render = (...list: RunEvent[]): string =>
    renderPage(createRecord({ list: [{ type: 'model-requested', turn: 1 }, called, ...list] }), wide);
  expect(render()).toContain('… unfinished');
  expect(render(answered(false))).toContain('✓ completed');
  expect(render(answered(true))).toContain('✗ failed');
});

test('a denied call has the YAML that would allow it, in its turn and in the list of denials', () => {
  const page = renderPage(createFullRun(), wide);
  expect(page.match(/- id: push/g)).toHaveLength(2);
  // The head of the call shows what was refused.
  expect(page).not.toContain('Refused: ');
});

test('a duration has less than 60 seconds after its minutes', () => {
  expect([119_900, 179_400, 179_600].map(renderDuration)).toEqual(['119.9 s', '2 min 59 s', '3 min 0 s']);
});

test('the lines of a patch have their numbers, also after a line without a line end', () => {
  const mark = '\\ No newline at end of file';
  const patch = `diff --git a/a b/a\n@@ -1,2 +1,3 @@\n one\n-two\n${mark}\n+2\n+3\n${mark}\n`;
  const page = renderPage(createRecord({ patch }), wide);
  const numbered = [...page.matchAll(/<span(?: class="(?:add|del)")? data-n="(\d+)">([^\n]*)\n/g)];
  expect(numbered.map(([, number, text]) => [number, text])).toEqual([
    ['1', ' one'],
    ['2', '-two'],
    ['2', '+2'],
    ['3', '+3'],
  ]);
});

test('invisible characters of a patch are shown as escapes', () => {
  const record = createRecord({ patch: 'diff --git a/a b/a\n@@ -1 +1 @@\n-a\n+a\u202eb\n' });
  expect(renderPage(record, wide)).toContain('+a\\u202eb');
});

test.each([
  ['long outputs', createLongRun(300, JSON.stringify({ stdout: '<&"é'.repeat(20_000) }))],
  ['many calls', createLongRun(2_000, JSON.stringify({ stdout: 'x'.repeat(5_000) }))],
  ['very many calls', createLongRun(12_000, '{}')],
])('a page with %s stays below its size and names what is cut', (_, record) => {
  const page = renderPage(record, wide);
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(wide.maxBytes);
  expect(page).toContain('To keep this file small');
});

test('the record of a run that was killed early gives a page', () => {
  const page = renderPage(createRecord({ started: null, sandbox: null, result: null }), wide);
  expect(page).toContain('✗ not finished');
});

test('a call that waited for a person is shown as waiting, and as approved when the run has continued; the time between the parts is left out', () => {
  const call = createDecided({ callId: 'c1', decision: 'deny', rule: 'ask', accesses: [createCommand('git', 'push')] });
  const request = createApprovalRequest({ id: 'first', callId: 'c1', callHash: call.decision.callHash });
  const answer = { type: 'approval-answered', requestId: 'first', callId: 'c1', waitedMs: 0 } as const;
  const waiting: RunEvent[] = [
    { type: 'model-requested', turn: 1 },
    createResponse(1),
    { type: 'approval-requested', request, isAnswered: false, changes: [] },
    { ...answer, answer: { type: 'filed', requestId: 'first', hint: '/approvals/first.json', note: '' } },
    call,
  ];
  const result = createResult({ outcome: 'needs-approval' });
  const ended = createRecord({ list: [...waiting, { type: 'run-finished', result }], result });
  expect(renderPage(ended, wide)).toContain('data-state="waiting"');
  const resumed: RunEvent[] = [
    ...waiting,
    {
      type: 'run-resumed',
      version: '',
      auditDigest: '',
      ended: '',
      policySha256: '',
      policyLayers: [],
      policyOrigin: null,
      provider: '',
      model: '',
      limits: null,
      unknownCalls: [],
    },
    { ...answer, answer: { type: 'granted', requestId: 'first', approver: 'lead' } },
    { type: 'model-requested', turn: 2 },
    createResponse(2),
  ];
  const record = createRecord({ list: resumed });
  const hourMs = 3_600_000;
  const events = record.events.map((recorded, index) =>
    index < waiting.length ? recorded : { ...recorded, timestampMs: recorded.timestampMs + hourMs },
  );
  const page = renderPage({ ...record, events }, wide);
  expect(page).toContain('data-state="approved"');
  expect(page.match(/The width is [^.]*/)?.[0]).toBe(renderPage(record, wide).match(/The width is [^.]*/)?.[0]);
});

test('the timeline counts failed requests and the waits between them as waiting, not as time of the model', () => {
  const failed = (attempt: number, retryInMs: number | null): RunEvent => ({
    type: 'model-failed',
    turn: 1,
    attempt,
    code: 'provider-server',
    message: 'overloaded',
    usage: noTokens,
    costUsd: 0,
    retryInMs,
  });
  const render = (list: readonly RunEvent[], times: readonly number[]): string => {
    const record = createRecord({ list });
    const events = record.events.map((recorded, index) => ({ ...recorded, timestampMs: times[index] ?? 0 }));
    return renderPage({ ...record, events }, wide);
  };
  const requested: RunEvent = { type: 'model-requested', turn: 1 };
  // The duration of an answer includes the tries before it.
  const answered = { ...createResponse(1), durationMs: 90_000 } as RunEvent;
  const page = render([requested, failed(1, 50_000), failed(2, null), answered], [0, 1_000, 80_000, 90_000]);
  expect(page).toContain('model 10.0 s, waiting 80.0 s');
  // Killed while it waited.
  expect(render([requested, failed(1, 50_000)], [0, 1_000])).toContain('model 0 ms, waiting 1.0 s');
});

test('a turn that a resumed run repeats has its own place, to which the timeline leads', () => {
  const list: RunEvent[] = [
    { type: 'model-requested', turn: 1 },
    createResumed('killed'),
    { type: 'model-requested', turn: 1 },
    createResponse(1),
  ];
  const page = renderPage(createRecord({ list }), wide);
  for (const id of ['turn-1', 'turn-2']) {
    expect(page.split(` id="${id}"`).length).toBe(2);
    expect(page).toContain(`<a href="#${id}">Turn 1</a>`);
  }
});

test('the page repeats no warning about a long conversation in other words', () => {
  const list: RunEvent[] = [
    { type: 'model-requested', turn: 1 },
    { type: 'context-compacted', turn: 1, step: 'summary', summary: 's', usage: noTokens, costUsd: 0 },
    { type: 'warning', message: 'the older turns were replaced by a summary' },
    createResponse(1),
  ];
  expect(renderPage(createRecord({ list }), wide)).not.toContain('left out of what is sent');
});

test('a structured call of an agent is one call, and no call of the run with the same id', () => {
  const inAgent = (event: OwnEvent): RunEvent => ({ type: 'agent-event', agent: 'agent_1', event });
  const [item, decided, , finished] = createCall(1, 'c-1') as [OwnEvent, OwnEvent, OwnEvent, OwnEvent];
  const output = (text: string): OwnEvent =>
    createItem(1, { type: 'function_call_output', id: text, callId: 'c-1', output: text, failed: false, images: [] });
  const named = (event: OwnEvent): OwnEvent => {
    if (event.type === 'tool-decided') return { ...event, decision: { ...event.decision, callId: 'agent_1/c-1' } };
    return event.type === 'tool-finished' ? { ...event, callId: 'agent_1/c-1' } : event;
  };
  const started = createFullRun().events.flatMap(({ event }) => (event.type === 'agent-started' ? [event] : []));
  const list: RunEvent[] = [
    { type: 'model-requested', turn: 1 },
    item,
    decided,
    ...started.map((event) => ({
      ...event,
      callId: 'c-1',
      narrowingJson: '{}',
    })),
    inAgent({ type: 'model-requested', turn: 1 }),
    ...[item, decided, finished].map((event) => inAgent(named(event))),
    inAgent(output('of the agent')),
    output('of the run'),
  ];
  const record = createRecord({ list });
  const { calls } = createRunView(record.events);
  expect(calls.map(({ callId, shown }) => [callId, shown])).toEqual([
    ['c-1', 'of the run'],
    ['agent_1/c-1', 'of the agent'],
  ]);
  // Nothing narrows it.
  expect(renderPage(record, wide)).not.toContain('narrowed');
  expect(renderPage(createFullRun(), wide)).toContain('narrowed');
});
