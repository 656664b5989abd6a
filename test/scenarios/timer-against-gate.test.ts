import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runBuiltCli } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createDirectory, createRepository, writeFiles } from '../fixtures/workspace.ts';

const policy = `version: 1
name: contained
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: run, when: { tool: [exec, execCommand], contained: true }, decision: allow, reason: The sandbox bounds it. }
  - { id: edit, when: { write: '**' }, unless: { write: ['*.json'] }, decision: allow, reason: The task. }
`;

// The kernel wakes the process each millisecond, even while the harness has stopped it. The process then writes a file that no rule allows.
const wake = `my ($id, $event, $times) = (pack('i', 0), pack('q i i x48', 0, 18, 0), pack('q4', 0, 1_000_000, 0, 1_000_000));
syscall(222, 1, $event, $id) == 0 or die "timer_create: $!";
syscall(223, unpack('i', $id), 0, $times, 0) == 0 or die "timer_settime: $!";
$| = 1;
print "the timer runs\\n";
while (1) { open my $file, '>', 'fresh.json'; print $file '{"scripts":{"test":"true"}}'; close $file; }
`;

test.runIf(process.arch === 'x64')(
  'a process that a timer wakes during the decision on its changes adds nothing to the patch',
  async () => {
    const root = createRepository({ 'package.json': '{}\n', 'wake.pl': wake, 'a.txt': 'a\n' });
    const directory = createDirectory('policy-');
    writeFiles(directory, { 'policy.yml': policy });
    const look = { calls: [{ name: 'shell', args: { command: ['sh', '-c', 'echo more >> a.txt'] } }] };
    const model = await startModelServer({
      turns: [
        { calls: [{ name: 'exec_command', args: { command: ['perl', 'wake.pl'], yieldTimeMs: 1_000 } }] },
        {
          calls: [{ name: 'write_stdin', args: { sessionId: 'session_1', yieldTimeMs: 100 } }],
          until: /the timer runs/,
        },
        ...[look, look, look],
        { text: 'Done.' },
      ],
    });
    onTestFinished(() => model.close());
    const record = join(createDirectory('record-'), 'run');
    const ended = await runBuiltCli(
      ['run', 'x', '--policy', join(directory, 'policy.yml'), '--record', record, '--provider', 'openai-chat'].concat([
        ...['--model', 'm', '--base-url', `${model.url}/v1`, '--format', 'json'],
      ]),
      { cwd: root },
    );
    expect(JSON.stringify(model.requests.at(-1)?.body.messages)).toContain('the timer runs');
    expect(existsSync(join(root, 'fresh.json')), ended.stderr).toBe(false);
    expect(readFileSync(join(record, 'changes.patch'), 'utf8')).not.toContain('fresh.json');
    expect(readFileSync(join(record, 'history.jsonl'), 'utf8')).toContain('"path":"fresh.json"');
  },
);
