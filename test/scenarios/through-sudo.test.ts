import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { lookup } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnd } from '../fixtures/job.ts';
import { hasSudo, renderSudoMachine, sudoUser } from '../fixtures/sudo-machine.ts';
import { createFolder, createRepository } from '../fixtures/workspace.ts';
import { copyProgram } from './attempts/place.ts';

function startThere(args: readonly string[], root: string) {
  const home = createFolder('home-');
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${sudoUser}`, root, home]);
  const program = copyProgram(join(import.meta.dirname, '../../dist'));
  onTestFinished(() => program.remove());
  const environment = ['PATH=/usr/bin:/bin', `HOME=${home}`, `TMPDIR=${home}`];
  const command = ['env', '-i', ...environment, program.node, program.main, ...args];
  const [first = '', ...rest] = [...renderSudoMachine(), ...command];
  return spawn(first, rest, { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] });
}

async function serve(): Promise<{ host: string; port: number }> {
  const server = createServer((_, response) => void response.end('from outside'));
  onTestFinished(() => void server.close());
  const { address } = await lookup(hostname());
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  return { host: hostname(), port: (server.address() as AddressInfo).port };
}

const rules = `version: 1
name: open
defaults: { decision: deny, opaque: allow, onError: deny-and-abort }
rules:
  - { id: commands, when: { tool: exec, command: ['**'] }, decision: allow, reason: Everything. }
  - { id: sessions, when: { tool: execCommand, command: ['**'] }, decision: allow, reason: Everything. }
  - { id: reads, when: { read: ['**', '/**'] }, decision: allow, reason: Everything. }
  - { id: writes, when: { write: ['**', '/**'] }, decision: allow, reason: Everything. }
`;

test('through sudo itself, commands have the network by rule, sessions with a terminal, and no control over either', async ({
  skip,
}) => {
  skip(!hasSudo, 'sudo is not installed or asks for a password');
  const [open, closed] = [await serve(), await serve()];
  const policy = `${rules}sandbox: { network: { allow: [{ host: ${open.host}, port: ${open.port}, private: true }] } }\n`;
  // In files, so that no rule can match their effects before the commands run.
  const root = createRepository({
    'policy.yml': policy,
    'a.txt': 'a\n',
    'status.sh': "grep -hE '^(Uid|Groups|Cap|NoNewPrivs|Seccomp:)' /proc/self/status | tr -d '\\t\\n '",
    'web.sh': `fetch() { curl -sS --max-time 5 "$@"; }
fetch http://${open.host}:${open.port}/
fetch -o /dev/null -w "%{http_code}" http://${closed.host}:${closed.port}/
fetch --noproxy "*" http://${open.host}:${open.port}/`,
    'reach.sh': 'curl -sS --max-time 5 http://127.0.0.1:8123/a.txt',
    // The FIFOs of output no longer have names at this moment.
    'power.sh': `ls -l /proc/self/fd | grep -v '/pipes/[0-9]* (deleted)' | grep -c -e net: -e script-harness
ip link set lo down && echo POWER
nsenter --net=/proc/1/ns/net true && echo POWER
cat /proc/1/environ
unshare -U true && echo POWER
echo x > /etc/x`,
    'terminal.sh': `tty; stty size; sh status.sh; echo
for pipe in /proc/[0-9]*/fd/[78]; do [ -p $pipe ] && (: <> $pipe) && echo "OPENED $pipe"; done
trap 'echo interrupted; exit 3' INT; echo ready; while :; do sleep 1; done`,
  });
  const source = `
    const run = async (...command) => { const { stdout, stderr } = await tools.exec({ command }); return stdout + stderr; };
    const hear = async ({ sessionId, output }, words) => {
      let text = output;
      while (!text.includes(words)) text += (await tools.writeStdin({ sessionId, yieldTimeMs: 50 })).output;
      return text;
    };
    const status = await run('sh', 'status.sh');
    const web = await run('sh', 'web.sh');
    const power = await run('sh', 'power.sh');
    const server = await tools.execCommand({ command: ['python3', '-u', '-m', 'http.server', '8123', '--bind', '127.0.0.1'], yieldTimeMs: 0 });
    await hear(server, 'Serving');
    const reached = await run('sh', 'reach.sh');
    const shell = await tools.execCommand({ command: ['sh', 'terminal.sh'], yieldTimeMs: 0, rows: 30, cols: 100 });
    const terminal = await hear(shell, 'ready');
    const end = await tools.writeStdin({ sessionId: shell.sessionId, chars: '\\u0003', yieldTimeMs: 20000 });
    return { status, web, power, reached, terminal, end: [end.output.trim(), end.exitCode] };`;
  const child = startThere(['script', '-', '--policy', 'policy.yml', '--format', 'json'], root);
  child.stdin.end(source);
  const ended = await readEnd(child);
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(0);
  const { returnValue } = JSON.parse(ended.stdout) as { returnValue: Record<string, unknown> };
  const powerless = new RegExp(
    `Uid:(${sudoUser}){4}Groups:CapInh:0+CapPrm:0+CapEff:0+CapBnd:0+CapAmb:0+NoNewPrivs:1Seccomp:2`,
  );
  expect(returnValue['status']).toMatch(powerless);
  expect(returnValue['web']).toMatch(/^from outside403curl: \(7\)/);
  expect(returnValue['power']).toMatch(/^0\n[^]*environ: Permission denied[^]*unshare failed[^]*Read-only file system/);
  expect(returnValue['power']).not.toMatch(/POWER|HOME=/);
  expect(returnValue['reached']).toBe('a\n');
  expect(returnValue['terminal']).toMatch(/\/dev\/pts\/0\s+30 100/);
  expect(returnValue['terminal']).toMatch(powerless);
  expect(returnValue['terminal']).toMatch(/fd\/[78]: Permission denied/);
  expect(returnValue['terminal']).not.toContain('OPENED');
  expect(returnValue['end']).toEqual(['interrupted', 3]);
}, 120_000);

test('through sudo itself, nothing is left of a killed run', async ({ skip }) => {
  skip(!hasSudo, 'sudo is not installed or asks for a password');
  const root = createRepository({ 'policy.yml': `${rules}sandbox: { network: { allow: [example.com] } }\n` });
  const words = ['setsid sleep 7331021 & sleep 7331021'];
  const child = startThere(['sandbox', '--policy', 'policy.yml', '--', 'sh', '-c', ...words], root);
  const list = (): { pid: number; line: string }[] =>
    readdirSync('/proc').flatMap((name) => {
      const file = `/proc/${name}/cmdline`;
      try {
        const line = /^\d+$/.test(name) && existsSync(file) ? readFileSync(file, 'latin1').replaceAll('\0', ' ') : '';
        return line.includes('7331021') ? [{ pid: Number(name), line }] : [];
      } catch {
        // The process has ended meanwhile.
        return [];
      }
    });
  const sleepers = (): number => list().filter(({ line }) => line === 'sleep 7331021 ').length;
  await expect.poll(sleepers, { timeout: 15_000 }).toBe(2);
  const harness = list().find(({ line }) => /^\S+\/node \S+\/index\.js /.test(line));
  process.kill(harness?.pid ?? 0, 'SIGKILL');
  await readEnd(child);
  await expect.poll(() => list(), { timeout: 10_000 }).toEqual([]);
}, 60_000);

test('through sudo, a command that prints what bwrap prints gives its own result', async ({ skip }) => {
  skip(!hasSudo, 'sudo is not installed or asks for a password');
  const root = createRepository({
    'policy.yml': rules,
    'lie.sh': 'echo "bwrap: execvp nothing: No such file or directory" >&2; exit 1',
    'open.sh': 'for fd in /proc/self/fd/*; do readlink $fd; done | grep -c status',
  });
  const start = (...command: string[]) =>
    readEnd(startThere(['sandbox', '--policy', 'policy.yml', '--', ...command], root));
  const lie = await start('sh', 'lie.sh');
  expect([lie.exitCode, lie.stderr]).toEqual([1, expect.stringMatching(/^bwrap: execvp nothing/m)]);
  const missing = await start('nothing-of-that-name');
  expect([missing.exitCode, missing.stderr]).toEqual([127, expect.stringContaining('nothing-of-that-name')]);
  expect((await start('sh', 'open.sh')).stdout).toBe('0\n');
});
