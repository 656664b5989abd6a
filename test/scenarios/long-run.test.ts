import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRecord } from '../../src/record/read-record.ts';
import { keepCompiled, readEnd } from '../fixtures/job.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

const turns = 168;
const policy = `version: 1
name: long
limits: { turns: 1000, toolCalls: 1000, tokens: 1000000000 }
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: edit, when: { write: 'src/**' }, decision: allow, reason: The task. }
  - { id: seq, when: { tool: exec, command: [seq, '*', '*'] }, decision: allow, reason: Harmless. }
`;

function play(turn: number): ScriptedTurn {
  if (turn % 8 === 3) return { calls: [{ name: 'shell', args: { command: ['seq', `${turn}00000`, `${turn}09000`] } }] };
  if (turn % 8 === 5)
    return {
      text: `<tool-calls>\nreturn (await tools.readFile({ filePath: 'data.txt', offset: ${turn} })).content;\n</tool-calls>`,
    };
  if (turn % 8 === 7)
    return { calls: [{ name: 'write_file', args: { filePath: 'src/a.txt', content: `turn ${turn}\n` } }] };
  return { calls: [{ name: 'read_file', args: { filePath: 'data.txt', offset: turn + 1 } }] };
}

test('the last turns of a long run cost what earlier ones cost: bytes of requests and started processes', async () => {
  const outside = createDirectory('outside-');
  const [record, processFile] = [join(outside, 'record'), join(outside, 'processes')];
  writeFileSync(join(outside, 'policy.yml'), policy);
  writeFileSync(processFile, '');
  const line = 'one of the many lines of a file that is read again and again\n';
  const root = createRepository({ 'data.txt': line.repeat(500), 'src/a.txt': '' });
  const started: number[] = [];
  const bytes: number[] = [];
  const model = await startModelServer({
    counts: 'missing',
    turns: [
      ...Array.from({ length: turns }, (_, turn) => ({ body }: { body: unknown }): ScriptedTurn => {
        bytes.push(JSON.stringify(body).length);
        // Pipes are made several at a time.
        started.push(
          readFileSync(processFile, 'utf8')
            .replaceAll(/.*mkfifo\n/g, '')
            .split('\n').length,
        );
        return play(turn);
      }),
    ],
  });
  onTestFinished(() => model.close());
  const child = spawn(
    process.execPath,
    [
      ...['--import', join(import.meta.dirname, '../../bench/whole-runs/count-processes.mjs')],
      ...[join(import.meta.dirname, '../../dist/main/index.js'), 'run', 'Work for long.'],
      ...['--policy', join(outside, 'policy.yml'), '--record', record, '--max-turns', '1000'],
      ...['--provider', 'openai-chat', '--model', 'm', '--base-url', `${model.url}/v1`, '--max-tokens', '1000000000'],
    ],
    {
      cwd: root,
      env: {
        ...keepCompiled(),
        PATH: process.env['PATH'] ?? '',
        HOME: createDirectory('home-'),
        BENCH_PROCESSES: processFile,
      },
      stdio: 'pipe',
    },
  );
  const ended = await readEnd(child);
  expect(ended.exitCode, ended.stderr).toBe(0);
  const { events } = readRecord(record);
  const compacted = events.flatMap(({ event }) => (event.type === 'context-compacted' ? [event.turn] : []));
  expect(compacted.filter((turn) => turn > turns / 2).length).toBeGreaterThan(1);
  expect(bytes).toHaveLength(turns);
  const [early, late] = [bytes.slice(32, 88), bytes.slice(-56)].map((part) => Math.max(...part)) as [number, number];
  expect(late).toBeLessThan(early * 1.25);
  const count = (from: number, to: number): number => (started[to] ?? 0) - (started[from] ?? 0);
  // Both begin at the same place in the order of calls: one turn after a write, whose patch is made while the model is asked.
  expect(count(turns - 63, turns - 7)).toBe(count(33, 89));
});
