import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { readRecord } from '../../src/record/read-record.ts';
import { verifyAudit } from '../../src/record/verify-audit.ts';
import { runCliHere } from '../fixtures/command-line.ts';
import { keepCompiled } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createDirectory, writeFiles } from '../fixtures/workspace.ts';
import { createFailingRepository } from './scenario.ts';

type Turns = Parameters<typeof startModelServer>[0]['turns'];

async function runWith(turns: Turns, harness: string, flags: readonly string[] = []) {
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  const policies = createDirectory('policy-');
  writeFiles(policies, {
    'policy.yml': `version: 1
name: scripts
harness: ${harness}
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task is about the workspace. }
  - { id: sleep, when: { tool: exec, command: [sleep, '*'] }, decision: allow, reason: Waiting is harmless. }
`,
  });
  const ended = await runCliHere(
    ['run', 'Look.', '--policy', join(policies, 'policy.yml'), '--format', 'json', '--mode', 'comment'].concat([
      '--provider',
      'openai-chat',
      '--model',
      'm',
      '--base-url',
      `${model.url}/v1`,
      ...flags,
    ]),
    { cwd: createFailingRepository() },
  );
  return { ended, requests: model.requests.map(({ body }) => JSON.stringify(body)) };
}

const spawning = (code: string) => ({ text: `<tool-calls>\n${code}\n</tool-calls>` });

/** Ends when the model has opened the gate, so that no test depends on how fast the machine is. */
const gate = "['bash', '-c', 'until test -e /tmp/open; do sleep 0.1; done']";
const openGate = { calls: [{ name: 'shell', args: { command: ['bash', '-c', 'echo > /tmp/open'] } }] };
/** Other commands each time, since a model that repeats itself ends the run. */
const pauseUntil = (until: RegExp) => {
  let tenths = 0;
  return () => ({ calls: [{ name: 'shell', args: { command: ['sleep', `0.${(tenths += 1)}`] } }], until });
};

test('a spawned call outlives its script, and a later turn reports its end to the model', async () => {
  const report = /The call of exec that script \S+ had spawned as \S+ has ended: completed/;
  const { ended, requests } = await runWith(
    [
      spawning(`const task = tools.spawn('exec', { command: ${gate} }); return task.id;`),
      openGate,
      pauseUntil(report),
      { text: 'Seen.' },
    ],
    '{ spawn: true }',
  );
  expect(ended.exitCode, ended.stderr + ended.stdout).toBe(0);
  expect(requests[0]).toContain('spawn.NAME(args)');
  expect(requests[1]).not.toMatch(report);
  expect(requests.at(-1)).toMatch(report);
  expect(ended.stdout).toContain('Seen.');
});

const read = spawning("return (await tools.readFile({ filePath: 'package.json' })).success;");

test('a turn may have a mode that takes precedence over the run’s and does not exceed the policy’s', async () => {
  const { ended, requests } = await runWith(
    [read, read, { ...read, calls: [{ name: 'shell', args: { command: ['sleep', '0'] } }] }, read, { text: 'Seen.' }],
    '{}',
    ['--script-harness', 'dry-run', '--script-harness-turns', '2: enabled, 4-: disabled'],
  );
  expect(ended.exitCode, ended.stderr + ended.stdout).toBe(0);
  expect(requests[0]).toContain('In some turns: calls and scripts are checked and not run.');
  expect(requests[1]).toContain('Dry run: the script is valid and was not run. It names readFile.');
  expect(requests[2]).toContain('The script returned:\\ntrue');
  // In a dry turn, a structured call does not run either.
  expect(requests[3]).toContain('__dryRun');
  expect(requests[4]).toContain('Scripts are disabled in this turn');
});

test('the policy’s mode for a provider takes precedence over its general mode, and no input loosens it', async () => {
  const own = await runWith([read, { text: 'Seen.' }], '{ mode: disabled, providers: { openai: { mode: enabled } } }');
  expect(own.requests[1]).toContain('The script returned:\\ntrue');
  const bound = await runWith(
    [read, { text: 'Seen.' }],
    '{ mode: enabled, providers: { openai-chat: { mode: dry-run } } }',
    ['--script-harness-turns', '1-: enabled'],
  );
  expect(own.requests[0]).not.toContain('checked and not run');
  expect(bound.requests[0]).toContain('Dry run: calls and scripts are checked and not run.');
  expect(bound.requests[1]).toContain('Dry run: the script is valid');
});

test('after a failed script, the next one of the message runs only if the policy enables it, and without its setting there is no tools.spawn', async () => {
  const two = {
    text: "<tool-calls>\nthrow new Error('first');\n</tool-calls>\n<tool-calls>\nreturn 'second ran';\n</tool-calls>",
  };
  const spawn = spawning("return tools.spawn('exec', {});");
  const stopped = await runWith([two, spawn, { text: 'Seen.' }], '{}');
  expect(stopped.requests[1]).toContain('A later script of the same message was not run');
  expect(stopped.requests[0]).not.toContain('spawn.NAME');
  expect(stopped.requests[2]).toContain('ToolNotFoundError');
  const goesOn = await runWith([two, { text: 'Seen.' }], '{ continueOnError: true }');
  expect(goesOn.requests[1]).toContain('second ran');
  expect(goesOn.requests[1]).toContain('The script failed');
});

const long = spawning(
  `console.log('first'); context.handOver(); await tools.exec({ command: ${gate} }); console.log('second'); return 'whole';`,
);

/** A call of `wait_script` for the script that the request reports, and again until a report has the text. */
const waitFor = (args: Readonly<Record<string, unknown>>, until?: RegExp) => (request: { readonly body: unknown }) => {
  const [, id] = /in the background as (script_[\w-]+)/.exec(JSON.stringify(request.body)) ?? [];
  return { calls: [{ name: 'wait_script', args: { id, ...args } }], ...(until !== undefined && { until }) };
};

test('a long script hands over twice and ends, and the model works meanwhile', async () => {
  const completed = /status=\\"completed\\">\\nThe script returned:\\nwhole.*Console:\\nsecond\\n<\/script-output>/;
  const { ended, requests } = await runWith(
    [
      long,
      { calls: [{ name: 'shell', args: { command: ['sleep', '0'] } }] },
      waitFor({ timeoutMs: 100 }),
      openGate,
      waitFor({ timeoutMs: 20_000 }, completed),
      { text: 'Seen.' },
    ],
    '{}',
  );
  expect(ended.exitCode, ended.stderr + ended.stdout).toBe(0);
  expect(requests[0]).not.toContain('"wait_script"');
  expect(requests[1]).toMatch(
    /status=\\"running\\">\\nThe script continues in the background as script_.*Console:\\nfirst\\n<\/script-output>/,
  );
  expect(requests[1]).toContain('"wait_script"');
  expect(requests[3]).toMatch(/The script script_\S+ continues\./);
  expect(requests.at(-1)).toMatch(completed);
  expect(ended.stdout).toContain('Seen.');
});

test('a script that is cancelled, and one that a run leaves, end with the reason', async () => {
  const cancelled = await runWith([long, waitFor({ cancel: true }), { text: 'Seen.' }], '{}');
  expect(cancelled.ended.exitCode, cancelled.ended.stderr).toBe(0);
  expect(cancelled.requests[2]).toMatch(/status=\\"error\\">\\nThe script failed: ScriptCancelledError/);
});

test('a run that is killed while a script that handed over continues can be resumed: the script ends, and its calls are in the record once', async () => {
  const script = spawning(
    "await tools.readFile({ filePath: 'package.json' }); console.log('looked'); context.handOver(); await tools.exec({ command: ['sleep', '100'] }); return 'whole';",
  );
  const model = await startModelServer({
    turns: [script, { text: 'Too late.', delayMs: 100_000 }, { text: 'Seen.' }],
  });
  onTestFinished(() => model.close());
  const [outside, root] = [createDirectory('outside-'), createFailingRepository()];
  writeFiles(outside, {
    'policy.yml': `version: 1
name: scripts
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task is about the workspace. }
  - { id: sleep, when: { tool: exec, command: [sleep, '*'] }, decision: allow, reason: Waiting is harmless. }
`,
  });
  const first = join(outside, 'first');
  const child = spawn(
    process.execPath,
    [
      ...[join(import.meta.dirname, '../../dist/main/index.js'), 'run', 'Look.', '--mode', 'comment'],
      ...['--policy', join(outside, 'policy.yml'), '--provider', 'openai-chat', '--model', 'm'],
      ...['--base-url', `${model.url}/v1`, '--record', first],
    ],
    {
      cwd: root,
      env: { ...keepCompiled(), PATH: process.env['PATH'] ?? '', HOME: outside, OPENAI_API_KEY: 'key' },
      stdio: 'ignore',
    },
  );
  const closed = once(child, 'close');
  // The second request reports the hand-over; its answer does not come.
  const startedCalls = (record: string): string[] =>
    readRecord(record).events.flatMap(({ event }) => (event.type === 'tool-started' ? [event.callId] : []));
  while (child.exitCode === null && (model.requests.length < 2 || startedCalls(first).length < 2)) await sleep(20);
  expect(JSON.stringify(model.requests[1]?.body)).toMatch(/The script continues in the background as script_.*looked/);
  child.kill('SIGKILL');
  await closed;
  expect(verifyAudit(first, { digest: null, isPartial: false })).toMatchObject({ state: 'open' });

  const second = join(outside, 'second');
  const resumed = await runCliHere(['resume', first, '--record', second], {
    cwd: root,
    env: { HOME: outside, OPENAI_API_KEY: 'key' },
  });
  expect(resumed.exitCode, resumed.stderr).toBe(0);
  const asked = JSON.stringify(model.requests.at(-1)?.body);
  expect(asked).toContain('ScriptCancelledError: the run was ended while the script ran; it did not go on');
  expect(asked).toContain('Its calls (2); do not repeat those that completed');
  const events = readRecord(second).events.map(({ event }) => event);
  const started = startedCalls(second);
  expect(started).toHaveLength(2);
  expect(new Set(started).size).toBe(2);
  const scripts = events.flatMap((event) =>
    event.type === 'item' && event.item.type === 'script_tool_call' ? [event.item.status] : [],
  );
  expect(scripts.at(-1)).toBe('error');
});
