import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { runBuiltCli } from '../fixtures/job.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createDirectory, createRepository, writeFiles } from '../fixtures/workspace.ts';

const program = join(import.meta.dirname, '../../dist/main/index.js');
const policyText = `version: 1
name: approvals
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: edit, when: { write: ['out/**'] }, decision: allow, reason: The task. }
  - id: deploy
    when: { tool: exec, command: [touch, out/deployed] }
    decision: escalate
    escalate: { by: [maintain], ttl: 1h }
    reason: Only a maintainer deploys.
  - { id: why, when: { tool: exec, command: [touch, out/asked] }, decision: explain, reason: Say why. }
  - { id: because, when: { tool: exec, command: [touch, out/asked], justified: true }, decision: allow, reason: It said why. }
`;

const deploy = { calls: [{ name: 'shell', args: { command: ['touch', 'out/deployed'] } }] };

function createPlace() {
  const outside = createDirectory('outside-');
  writeFiles(outside, { 'policy.yml': policyText });
  return { outside, approvals: join(outside, 'approvals'), root: createRepository({ 'out/a.txt': 'a\n' }) };
}

async function run(
  place: ReturnType<typeof createPlace>,
  turns: readonly ScriptedTurn[],
  more: readonly string[] = [],
  // In this process, if the built program is not wanted.
  runCli: typeof runCliHere = runCliHere,
) {
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  const record = join(createDirectory('record-'), 'run');
  const ended = await runCli(
    [
      ...['run', 'Deploy.', '--policy', join(place.outside, 'policy.yml'), '--provider', 'openai-chat', '--model', 'm'],
      ...['--base-url', `${model.url}/v1`, '--record', record, '--format', 'json', '--mode', 'comment', ...more],
    ],
    { cwd: place.root },
  );
  const result = JSON.parse(ended.stdout || '{}') as { outcome?: string; reason?: string };
  const bodies = model.requests.map(({ body }) => JSON.stringify(body));
  return { ended, result, record, bodies, received: bodies.at(-1) ?? '' };
}

const withDirectory = ({ approvals }: ReturnType<typeof createPlace>, ...more: string[]) => [
  '--approvals',
  approvals,
  ...more,
];

function findRequest({ approvals }: ReturnType<typeof createPlace>): string {
  const [name = ''] = readdirSync(join(approvals, 'requests')).filter((file) => file.endsWith('.json'));
  return join(approvals, 'requests', name);
}

test('an escalated call ends the run as needs-approval; with the approval, a later run makes that one call, once', async () => {
  const place = createPlace();
  const first = await run(place, [deploy, { text: 'Done.' }], withDirectory(place), runBuiltCli);
  expect(first.ended.exitCode, first.ended.stderr).toBe(3);
  expect(first.result).toMatchObject({
    outcome: 'needs-approval',
    reason: expect.stringContaining(findRequest(place)),
    waitsFor: [{ id: expect.stringMatching(/^approval/), tool: 'exec', rule: 'deploy', expiresMs: expect.any(Number) }],
  });
  expect(existsSync(join(place.root, 'out/deployed'))).toBe(false);
  expect(readFileSync(join(first.record, 'summary.md'), 'utf8')).toMatch(
    /\| Waits for a person \| exec \S.* \(rule deploy\), approval\S+ \|/,
  );
  const verdict = await runCliHere(['audit', 'verify', first.record, '--format', 'json'], { cwd: place.root });
  expect(JSON.parse(verdict.stdout)).toMatchObject({ ok: true });

  // Without a name, the call is shown and nothing is answered.
  const shown = await runCliHere(['approve', findRequest(place)], { cwd: place.root });
  expect(shown).toMatchObject({ exitCode: 0, stderr: expect.stringContaining('nothing was answered') });
  expect(shown.stdout).toContain('exec (rule deploy: Only a maintainer deploys.)');
  expect(shown.stdout).toMatch(
    /^roles that the rule names, which only GitHub checks: .*\nexpires: \d{4}-\d\d-\d\d \d\d:\d\d UTC$/m,
  );
  expect(shown.stdout).toContain('command: ["touch","out/deployed"]');
  const answer = (...more: string[]) => runCliHere(['approve', findRequest(place), ...more], { cwd: place.root });
  expect((await answer('--by', 'helper[bot]')).exitCode).toBe(2);
  // An answer without a name is refused: exit code 0 would say that it was given.
  for (const flag of ['--for-run', '--explain', '--deny', '--abort'])
    expect(await answer(flag), flag).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/nothing was answered: .*\n.*--by NAME/) as unknown,
    });
  // One answer, and a question of at most 300 characters.
  for (const both of [
    ['--deny', '--for-run'],
    ['--abort', '--deny'],
    ['--explain', '--abort'],
    ['--explain', 'x'.repeat(301)],
  ])
    expect(await answer('--by', 'maria', ...both), both.join(' ')).toMatchObject({ exitCode: 2 });
  expect(readdirSync(join(place.approvals, 'grants'))).toEqual([]);
  const approved = await answer('--by', 'maria');
  expect(approved.exitCode, approved.stderr).toBe(0);
  // An answered request does not ask for an answer.
  const answered = /has been answered already: approved by maria at \d{4}-/;
  expect(await answer('--by', 'paul', '--deny')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(answered) as unknown,
  });
  const shownAgain = await answer();
  expect(shownAgain).toMatchObject({ exitCode: 0, stderr: expect.stringMatching(answered) as unknown });
  expect(shownAgain.stderr).not.toContain('--by NAME');

  const second = await run(place, [deploy, deploy, { text: 'Done.' }], withDirectory(place));
  expect(existsSync(join(place.root, 'out/deployed'))).toBe(true);
  expect(readFileSync(join(second.record, 'audit.jsonl'), 'utf8')).toContain('"approver":"maria"');
  // The approval was for one call in one state of the tree.
  expect(second.result).toMatchObject({ outcome: 'needs-approval', reason: expect.stringContaining('used already') });
});

test('a run that waits names the commands that approve its call and continue it, and each answer reaches the model when it continues', async () => {
  const place = createPlace();
  const deployed = join(place.root, 'out/deployed');
  const records = createDirectory('records-');
  const args = { command: ['touch', 'out/deployed'], justification: 'The release of today needs it.' };
  const again = { calls: [{ name: 'shell', args }] };
  /** A part of the run, and what the model received in its first request. */
  const start = async (part: number, turns: readonly ScriptedTurn[]) => {
    const model = await startModelServer({ turns });
    onTestFinished(() => model.close());
    const record = join(records, String(part));
    const policy = ['--policy', join(place.outside, 'policy.yml'), '--provider', 'openai-chat', '--model', 'm'];
    const typed =
      part === 1
        ? ['run', 'Deploy.', ...policy, '--mode', 'comment', ...withDirectory(place)]
        : ['resume', join(records, String(part - 1))];
    const ended = await runCliHere([...typed, '--base-url', `${model.url}/v1`, '--record', record], {
      cwd: place.root,
    });
    const [, next = '', resume = ''] =
      /^next: {4}script-harness (approve .+)\nnext: {4}script-harness (resume .+)\n/m.exec(ended.stdout) ?? [];
    const approve = async (...flags: readonly string[]) => {
      expect(resume).toBe(`resume ${record}`);
      // As a shell runs the line, with the name of its user.
      const line = next.replace('"$(id -un)"', 'maria').split(' ');
      const answered = await runCliHere([...line, ...flags], { cwd: place.root });
      expect(answered.exitCode, answered.stderr).toBe(0);
      return answered.stdout;
    };
    const summary = readFileSync(join(record, 'summary.md'), 'utf8');
    return { ended, approve, summary, received: JSON.stringify(model.requests[0]?.body ?? '') };
  };
  const first = await start(1, [deploy]);
  await first.approve('--explain', 'Why today?');
  const second = await start(2, [again]);
  expect(second.received).toContain('maria asks: Why today?');
  expect(second.received).toContain('with the argument `justification`');
  expect(await second.approve()).toMatch(/approved by maria: /);
  const third = await start(3, [deploy]);
  // The run has made the call before the model was asked.
  expect(third.received).toMatch(
    /maria approved the call exec \{.*out\/deployed.*\} \(approval_[\w-]+\), and it was made/,
  );
  expect(third.received).toMatch(/<untrusted source=\\"call\\">\\nexit code: 0/);
  expect(existsSync(deployed)).toBe(true);
  // The same call again, after its approval was used, waits a third time.
  expect(third.ended.exitCode, third.ended.stdout).toBe(3);
  await third.approve('--deny');
  const fourth = await start(4, [{ text: 'Done.' }]);
  expect(fourth.received).toMatch(/A call that waited was not made: maria refused it \(approval_[\w-]+\)/);
  expect(fourth.received).not.toContain('can be made again');
  expect(fourth.summary).toContain('maria refused it');
  for (const text of [fourth.ended.stdout, fourth.summary])
    expect(text).toMatch(/resumed(?::| \|) after needs-approval \(4 parts\)/i);
  expect(first.summary).not.toContain('Resumed');
  // No part counts a waiting call as denied.
  for (const { summary } of [first, second, third]) expect(summary).toContain('0 denied');
});

test('a call of a script that a person has approved is made when the run continues, before the model is asked', async () => {
  const place = createPlace();
  const waiting = { text: "<tool-calls>\nawait tools.exec({ command: ['touch', 'out/deployed'] });\n</tool-calls>" };
  const first = await run(place, [waiting], withDirectory(place));
  expect(first.result).toMatchObject({ outcome: 'needs-approval' });
  await runCliHere(['approve', findRequest(place), '--by', 'maria'], { cwd: place.root });
  const model = await startModelServer({ turns: [{ text: 'Deployed.' }] });
  onTestFinished(() => model.close());
  const record = join(createDirectory('record-'), 'run');
  const resumed = await runCliHere(
    ['resume', first.record, '--base-url', `${model.url}/v1`, '--record', record, '--format', 'json'],
    { cwd: place.root },
  );
  expect(resumed.exitCode, resumed.stderr).toBe(0);
  expect(JSON.parse(resumed.stdout)).toMatchObject({ outcome: 'completed', toolCalls: 1, deniedCalls: 0 });
  expect(existsSync(join(place.root, 'out/deployed'))).toBe(true);
  expect(model.requests.length).toBe(1);
  expect(readFileSync(join(record, 'summary.md'), 'utf8')).toContain('maria');
  const used = readdirSync(join(place.approvals, 'used'));
  expect(used.length).toBe(1);
});

// Of a write by a file tool: approved-changes.test.ts and approved-calls.test.ts.
test('an approved write by a patch is made and is part of the patch', async () => {
  const patch = '*** Begin Patch\n*** Update File: release/notes.txt\n@@\n-old\n+new\n*** End Patch';
  const call = { name: 'apply_patch', args: { patch } };
  const place = createPlace();
  const rules = `${policyText}  - { id: release, when: { write: 'release/**' }, decision: escalate, escalate: { by: [maintain], ttl: 1h }, reason: Ask. }
`;
  writeFileSync(join(place.outside, 'policy.yml'), rules);
  place.root = createRepository({ 'release/notes.txt': 'old\n' });
  const turns = [{ calls: [call] }, { text: 'Done.' }];
  const first = await run(place, turns, withDirectory(place, '--mode', 'patch'));
  expect(first.result).toMatchObject({ outcome: 'needs-approval' });
  expect(readFileSync(join(place.root, 'release/notes.txt'), 'utf8')).toBe('old\n');
  await runCliHere(['approve', findRequest(place), '--by', 'maria'], { cwd: place.root });
  const second = await run(place, turns, withDirectory(place, '--mode', 'patch'));
  expect(second.result, second.ended.stderr + second.received).toMatchObject({
    outcome: 'completed',
    changedFiles: [{ path: 'release/notes.txt' }],
  });
  expect(readFileSync(join(place.root, 'release/notes.txt'), 'utf8')).toBe('new\n');
});

test('approve shows the call with terminal escapes, hidden characters and texts that look like tokens, and asks on a terminal', async () => {
  const token = `ghp_${'a1B2'.repeat(9)}`;
  const place = createPlace();
  const rules = `${policyText}  - { id: any, when: { tool: exec, command: [printf, '**'] }, decision: escalate, escalate: { by: [maintain], ttl: 1h }, reason: Ask. }
`;
  writeFileSync(join(place.outside, 'policy.yml'), rules);
  const command = ['printf', `\u001b[2J\u001b]0;x\u0007 \u202e\u{e0041} ${token}`, 'two\nlines'];
  await run(place, [{ calls: [{ name: 'shell', args: { command } }] }], withDirectory(place));
  const request = findRequest(place);
  const shown = await runCliHere(['approve', request], { cwd: place.root });
  expect(shown.stdout).toContain(`\\u001b[2J\\u001b]0;x\\u0007 \\u{202e}\\u{e0041} ${token}"`);
  expect(shown.stdout).toContain('command[2]:\n  two\n  lines');
  // oxlint-disable-next-line no-control-regex -- what a terminal would obey is looked for
  expect(shown.stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]|\p{Cf}/u);

  const ask = (answer: string) =>
    spawnSync('script', ['-qec', `'${process.execPath}' '${program}' approve '${request}' --by maria`, '/dev/null'], {
      cwd: place.root,
      input: `${answer}\n`,
      encoding: 'utf8',
      timeout: 60_000,
    }).stdout;
  expect(ask('n')).toMatch(/command\[1\][\s\S]*approve this call\? \[y\/N\][\s\S]*nothing was answered/);
  expect(existsSync(join(place.approvals, 'grants')) && readdirSync(join(place.approvals, 'grants'))).toEqual([]);
  expect(ask('y')).toMatch(/approve this call\? \[y\/N\][\s\S]*approved by maria/);
  expect(readdirSync(join(place.approvals, 'grants'))).toHaveLength(1);
});

// Its expiry is in test/dispatch/approval-files.test.ts.
test('an approval does not apply to another tree', async () => {
  const place = createPlace();
  await run(place, [deploy], withDirectory(place));
  await runCliHere(['approve', findRequest(place), '--by', 'maria'], { cwd: place.root });
  writeFileSync(join(place.root, 'out/a.txt'), 'changed\n');
  const tree = await run(place, [deploy], withDirectory(place));
  expect(tree.result.reason).toContain('the work tree has changed since');
  expect(existsSync(join(place.root, 'out/deployed'))).toBe(false);
});

test('without a channel an escalated call is denied, and the approvals directory cannot be in or above the workspace', async () => {
  const place = createPlace();
  const denied = await run(place, [deploy, { text: 'Could not.' }]);
  expect(denied.received).toContain('no person can be asked in this run');
  expect(existsSync(join(place.root, 'out/deployed'))).toBe(false);
  for (const directory of [join(place.root, 'approvals'), join(place.root, '..'), '/']) {
    const refused = await run(place, [deploy], ['--approvals', directory]);
    expect(refused.ended.exitCode, directory).toBe(2);
    expect(refused.ended.stderr, directory).toContain('so the agent could approve its calls');
  }
});

test('a live channel: a script waits for its approval with its clock stopped, and can catch a refusal', async () => {
  const place = createPlace();
  writeFileSync(
    join(place.outside, 'policy.yml'),
    policyText.replace('rules:', 'harness: { limits: { timeoutMs: 1500, runningMs: 1500 } }\nrules:'),
  );
  const script = {
    text: "<tool-calls>\nconst done = await tools.exec({ command: ['touch', 'out/deployed'] }); return { exitCode: done.exitCode };\n</tool-calls>",
  };
  const running = run(place, [script, { text: 'Done.' }], withDirectory(place, '--approval-wait', '60'));
  while (
    !existsSync(join(place.approvals, 'requests')) ||
    readdirSync(join(place.approvals, 'requests')).every((name) => !name.endsWith('.json'))
  )
    await new Promise((resolve) => setTimeout(resolve, 50));
  // Longer than the time limit of the script.
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  await runCliHere(['approve', findRequest(place), '--by', 'maria'], { cwd: place.root });
  const { received, result } = await running;
  expect(received).toContain('exitCode');
  expect(received).not.toContain('ScriptTimeoutError');
  expect(result.outcome).not.toBe('needs-approval');
  expect(existsSync(join(place.root, 'out/deployed'))).toBe(true);
});

/** Answers the requests of a waiting run, one after the other, each with the options of `approve`. Resolves with what `approve` showed. */
async function answerEach(place: ReturnType<typeof createPlace>, answers: readonly (readonly string[])[]) {
  const directory = join(place.approvals, 'requests');
  const seen = new Set<string>();
  const shown: string[] = [];
  for (const answer of answers) {
    const findNew = () =>
      existsSync(directory)
        ? readdirSync(directory).find((name) => name.endsWith('.json') && !seen.has(name))
        : undefined;
    while (findNew() === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
    const name = findNew() ?? '';
    seen.add(name);
    const ended = await runCliHere(['approve', join(directory, name), '--by', 'maria', ...answer], { cwd: place.root });
    expect(ended.exitCode, ended.stderr).toBe(0);
    shown.push(ended.stdout);
  }
  return { shown, countRequests: () => readdirSync(directory).filter((name) => name.endsWith('.json')).length };
}

test('a run that waits for its answers obeys approve --for-run, --deny, --explain and --abort', async () => {
  const place = createPlace();
  writeFileSync(
    join(place.outside, 'policy.yml'),
    policyText.replace('command: [touch, out/deployed]', "command: [touch, '*']"),
  );
  const touch = (path: string, more: object = {}) => ({
    calls: [{ name: 'shell', args: { command: ['touch', path], ...more } }],
  });
  const running = run(
    place,
    [
      ...[deploy, deploy, touch('out/other'), touch('out/explained')],
      touch('out/explained', { justification: 'The release of today needs it.' }),
      ...[touch('out/last'), { text: 'Done.' }],
    ],
    withDirectory(place, '--approval-wait', '60'),
  );
  const { shown, countRequests } = await answerEach(place, [
    ...[['--for-run'], ['--deny'], ['--explain', 'Why today?'], [], ['--abort']],
  ]);
  const { ended, result, bodies, received, record } = await running;
  // Exactly the same call is not asked about again, and another one is.
  expect(countRequests()).toBe(5);
  expect(existsSync(join(place.root, 'out/deployed'))).toBe(true);
  expect(existsSync(join(place.root, 'out/other'))).toBe(false);
  const audit = readFileSync(join(record, 'audit.jsonl'), 'utf8');
  expect(audit.match(/"decision":"allow-for-run"/g)).toHaveLength(2);
  expect(audit).toContain('"answer":"granted-for-run"');
  // The model makes the call again with its reasons, which the person sees and approves.
  expect(shown[2]).toContain('reasons requested by maria');
  expect(shown[3]).toContain('The release of today needs it.');
  expect(received).toContain('maria asks: Why today?');
  expect(received).toContain('with the argument `justification`');
  expect(existsSync(join(place.root, 'out/explained'))).toBe(true);
  // The call is refused and the run ends without a further request.
  expect(shown[4]).toContain('refused, and the run ended, by maria');
  expect(ended.exitCode, ended.stderr).toBe(3);
  expect(result).toMatchObject({
    outcome: 'denied',
    reason: expect.stringContaining('maria refused it and ended the run'),
  });
  expect(bodies).toHaveLength(6);
  expect(existsSync(join(place.root, 'out/last'))).toBe(false);
});

test('without an answer in time, the script catches ApprovalTimeoutError', async () => {
  const place = createPlace();
  const script = {
    text: "<tool-calls>\ntry { await tools.exec({ command: ['touch', 'out/deployed'] }); } catch (error) { return error.name; }\n</tool-calls>",
  };
  const { received } = await run(place, [script, { text: 'Done.' }], withDirectory(place, '--approval-wait', '1'));
  expect(received).toContain('ApprovalTimeoutError');
  expect(existsSync(join(place.root, 'out/deployed'))).toBe(false);
});

test('explain: a plain repeat is asked again, a justification is accepted, and only a rule makes it count', async () => {
  const place = createPlace();
  const ask = (justification?: string) => ({
    calls: [
      {
        name: 'shell',
        args: { command: ['touch', 'out/asked'], ...(justification === undefined ? {} : { justification }) },
      },
    ],
  });
  const reasoned = await run(place, [ask(), ask(), ask('The test needs the file.'), { text: 'Done.' }]);
  const refusal = /ake the same call again with the argument `justification`/g;
  expect(reasoned.bodies.map((body) => body.match(refusal)?.length ?? 0)).toEqual([0, 1, 2, 2]);
  expect(existsSync(join(place.root, 'out/asked'))).toBe(true);
  expect(readFileSync(join(reasoned.record, 'history.jsonl'), 'utf8')).toContain('The test needs the file.');
});

const explained = `version: 1
name: explained
rules:
  - { id: node, when: { tool: exec, command: [node, '**'] }, decision: allow, reason: The task. }
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: edit, when: { write: '**' }, decision: allow, reason: The task. }
  - { id: why-write, when: { write: 'notes/**' }, decision: explain, reason: Notes are for people. }
  - { id: why-read, when: { tool: readFile, read: 'private/**' }, decision: explain, reason: Private texts. }
`;
const because = { justification: 'The task names this file, and no other tool does it.' };

test('a rule that explains writes, changes by a command and reads: the first call of each does nothing, and the justified one does it', async () => {
  const place = createPlace();
  writeFileSync(join(place.outside, 'policy.yml'), explained);
  place.root = createRepository({
    'notes/a.txt': 'old\n',
    'notes/b.txt': 'old\n',
    'change.js': "require('node:fs').writeFileSync('notes/b.txt', 'new\\n');\n",
    'private/plan.txt': 'the plan is 42\n',
  });
  const calls = [
    { name: 'write_file', args: { filePath: 'notes/a.txt', content: 'new\n' } },
    { name: 'shell', args: { command: ['node', 'change.js'] } },
    { name: 'read_file', args: { filePath: 'private/plan.txt' } },
  ];
  const plain = calls.map((call) => ({ calls: [call] }));
  const justified = calls.map((call) => ({ calls: [{ ...call, args: { ...call.args, ...because } }] }));
  const readNotes = () => ['a', 'b'].map((name) => readFileSync(join(place.root, `notes/${name}.txt`), 'utf8'));
  const patch = ['--mode', 'patch'];
  const look = { calls: ['a', 'b'].map((name) => ({ name: 'read_file', args: { filePath: `notes/${name}.txt` } })) };
  const made = await run(place, [...plain, look, ...justified, { text: 'Done.' }], patch);
  expect(made.result, made.ended.stderr).toMatchObject({ outcome: 'completed' });
  const refused = made.bodies[plain.length + 1] ?? '';
  expect(refused).toContain('Notes are for people.');
  expect(refused.match(/ake the same call again with the argument `justification`/g)).toHaveLength(3);
  expect(refused.match(/L1: old/g)).toHaveLength(2);
  expect(readNotes()).toEqual(['new\n', 'new\n']);
  expect(made.bodies.map((body) => body.includes('the plan is 42'))).toEqual([
    ...[...plain, look, ...justified].map(() => false),
    true,
  ]);
});

test('a change of a command that a rule escalates is withheld, shown, and made as shown without the command', async () => {
  const place = createPlace();
  const rule =
    "- { id: release, when: { write: 'release/**' }, decision: escalate, escalate: { by: [maintain], ttl: 1h }, reason: A person releases. }";
  writeFileSync(join(place.outside, 'policy.yml'), explained.replace(/ {2}- \{ id: why-write.*/, `  ${rule}`));
  place.root = createRepository({
    'release/notes.txt': 'old\n',
    'change.js':
      "const fs = require('node:fs');\nfs.appendFileSync('count.txt', 'ran\\n');\nfs.writeFileSync('release/notes.txt', 'new\\n');\n",
  });
  const turns = [{ calls: [{ name: 'shell', args: { command: ['node', 'change.js'] } }] }, { text: 'Done.' }];
  // No one can be asked.
  const alone = await run(place, turns, ['--mode', 'patch']);
  expect(alone.received).toContain('no person can be asked in this run');
  expect(readFileSync(join(place.root, 'release/notes.txt'), 'utf8')).toBe('old\n');
  place.root = createRepository({
    'release/notes.txt': 'old\n',
    'change.js': readFileSync(join(place.root, 'change.js'), 'utf8'),
  });
  // A person answers while the run waits.
  const waiting = run(place, turns, withDirectory(place, '--mode', 'patch', '--approval-wait', '120'));
  while (!existsSync(join(place.approvals, 'requests')) || !findRequest(place).endsWith('.json'))
    await new Promise((resolve) => setTimeout(resolve, 100));
  const shown = await runCliHere(['approve', findRequest(place)], { cwd: place.root });
  expect(shown.stdout).toContain('-old');
  expect(shown.stdout).toContain('+new');
  expect(shown.stdout).toContain('command: ["node","change.js"]');
  expect(shown.stdout).toContain('an approval is for exactly these changes, no matter which command makes them\n');
  expect((await runCliHere(['approve', findRequest(place), '--by', 'maria'], { cwd: place.root })).exitCode).toBe(0);
  const { result, received, ended, record } = await waiting;
  expect(result, ended.stderr).toMatchObject({ outcome: 'completed' });
  expect(received).toContain('maria approved it');
  for (const report of ['summary.md', 'report.html'])
    expect(readFileSync(join(record, report), 'utf8')).not.toContain('Refused changes');
  expect(readFileSync(join(record, 'summary.md'), 'utf8')).toMatch(
    /\| Approved \| exec \S.* \(rule release\), release\/notes\.txt by maria \|/,
  );
  expect(readFileSync(join(alone.record, 'summary.md'), 'utf8')).toContain('Refused changes');
  expect(readFileSync(join(place.root, 'release/notes.txt'), 'utf8')).toBe('new\n');
  expect(readFileSync(join(place.root, 'count.txt'), 'utf8')).toBe('ran\n');
});
