import { execFileSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { noGrant, type ConnectionDecision } from '../../../../../src/core/types/network.ts';
import { createTestSandbox, runCommand } from '../../../../fixtures/sandbox.ts';
import { openSession } from '../../../../fixtures/session.ts';
import { createRepository } from '../../../../fixtures/workspace.ts';

const network = { grant: noGrant, onDecision: () => undefined };
const server =
  'import { createServer } from "node:http"; createServer((_, response) => response.end("from the session")).listen(8123, "127.0.0.1", () => console.log("listening"));';
const fetchServer: [string, ...string[]] = ['curl', '-sS', '--max-time', '5', 'http://127.0.0.1:8123/'];

test('commands of later calls reach a server in a session, which itself reaches no host', async () => {
  const outside = createServer((socket) => socket.end('from the machine'));
  const port = await new Promise<number>((resolve) =>
    outside.listen(0, '127.0.0.1', () => resolve((outside.address() as AddressInfo).port)),
  );
  onTestFinished(() => void outside.close());
  const sandbox = await createTestSandbox(createRepository({ 'server.mjs': server }));
  const session = await openSession(sandbox, [process.execPath, 'server.mjs']);
  await session.hear('listening');

  const reached = await runCommand(sandbox, fetchServer, { network });
  expect(reached.stdout, reached.stderr).toBe('from the session');
  const fetched = await runCommand(
    sandbox,
    [process.execPath, '-e', 'fetch("http://localhost:8123/").then((r) => r.text()).then(console.log)'],
    { network },
  );
  expect(fetched.stdout, fetched.stderr).toBe('from the session\n');
  const other = await openSession(sandbox, fetchServer);
  await other.hearEnd();
  expect(other.said()).toBe('from the session');

  // The harness's own commands, which have no network, cannot reach processes of the agent.
  expect((await runCommand(sandbox, fetchServer)).exitCode).toBe(7);
  const beside = await runCommand(
    sandbox,
    ['sh', '-c', 'readlink /proc/self/ns/net; ls /proc/self/fd; cat /proc/net/route; ls /sys/class/net'],
    { network },
  );
  expect(beside.stdout).not.toContain(execFileSync('readlink', ['/proc/self/ns/net']).toString().trim());
  expect(beside.stdout.split('\n').filter((line) => /^[3-9]$/.test(line))).toHaveLength(1);
  for (const leading of [
    ['curl', '-sS', '--max-time', '5', `http://127.0.0.1:${port}/`],
    ['curl', '-sS', '--max-time', '5', 'http://1.1.1.1/'],
    ['getent', 'hosts', 'example.com'],
    ['nsenter', '--net=/proc/1/ns/net', 'true'],
  ] as const) {
    const result = await runCommand(sandbox, leading, { network });
    expect(result.exitCode, leading.join(' ')).not.toBe(0);
    expect(result.stdout).toBe('');
  }

  // Each is alone again after the last session is closed.
  await session.session.close();
  expect((await runCommand(sandbox, fetchServer, { network })).exitCode).toBe(7);
  const after = await runCommand(sandbox, ['readlink', '/proc/self/ns/net'], { network });
  expect(beside.stdout).not.toContain(after.stdout.trim());
});

test('if hosts are open, a session reaches the hosts that its own call opened while it runs, and no longer', async () => {
  const web = createHttpServer((_, response) => response.end('from the outside'));
  const port = await new Promise<number>((resolve) =>
    web.listen(0, '127.0.0.1', () => resolve((web.address() as AddressInfo).port)),
  );
  onTestFinished(() => void web.close());
  const sandbox = await createTestSandbox(createRepository({ 'server.mjs': server }), {
    policy: { network: { allow: [], deny: [], forward: [], acknowledged: false, setup: [] } },
    egress: {
      forwarderPath: `${import.meta.dirname}/../../../../../dist/forwarder/index.js`,
      resolve: async () => ['127.0.0.1'],
      onForwarded: () => undefined,
    },
  });
  const decisions: ConnectionDecision[] = [];
  const session = await openSession(sandbox, ['bash', '--norc', '-i'], {
    network: {
      grant: {
        kind: 'acknowledged',
        hosts: [{ host: 'web.test', port, private: true, rule: 'net' }],
        sees: [],
        uploadMb: 1,
      },
      onDecision: (decision) => void decisions.push(decision),
    },
  });
  session.session.send(`curl -sS --max-time 5 http://web.test:${port}/; echo "$HTTP_PROXY"\n`);
  const heard = await session.hear('@127.0.0.1:3128');
  expect(heard).toContain('from the outside');
  expect(decisions).toMatchObject([{ decision: 'allow', host: 'web.test', rule: 'net' }]);
  const proxy = /http:\/\/\S+:3128/.exec(heard)?.[0] ?? '';
  session.session.send(`${process.execPath} server.mjs\n`);
  await session.hear('listening');
  // It has a network of its own.
  expect((await runCommand(sandbox, fetchServer, { network })).stdout).toBe('');
  expect((await runCommand(sandbox, ['curl', '-sS', '-f', `http://web.test:${port}/`], { network })).exitCode).toBe(22);
  await session.session.close();
  // Its proxy token is no longer valid.
  const stolen = await runCommand(sandbox, ['curl', '-sS', '-f', '-x', proxy, `http://web.test:${port}/`], { network });
  expect(stolen.exitCode).not.toBe(0);
  expect(stolen.stdout).toBe('');
});
