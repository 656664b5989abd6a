import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lookup } from 'node:dns/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { serveRegistry } from '../fixtures/registries.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

type Written = Readonly<Record<string, unknown>>;

const contained: Written = {
  version: 1,
  name: 'keys',
  rules: [
    { id: 'read', when: { read: '**' }, decision: 'allow', reason: 'The task.' },
    { id: 'run', when: { tool: 'exec', contained: true }, decision: 'allow', reason: 'The task.' },
  ],
};
const withNetwork = (network: object): Written => ({ ...contained, sandbox: { network } });

/** A server under an address of the machine, which commands reach through the proxy alone. */
async function serve(address: string): Promise<number> {
  const server = createServer((_, response) => response.end('from-the-server'));
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function serveNamed(): Promise<number> {
  return serve((await lookup(hostname())).address);
}

function writePolicy(policy: Written, files: Readonly<Record<string, string>> = {}): string {
  const directory = createDirectory('policy-');
  for (const [name, text] of Object.entries({ ...files, 'policy.yml': stringify(policy) }))
    writeFileSync(join(directory, name), text);
  return join(directory, 'policy.yml');
}

const readUrl = (url: string): readonly string[] => ['curl', '-sS', '--max-time', '20', url];

/** What `policy explain` states about a command, and what a call of it does. */
async function explainAndCall(policyFile: string, command: readonly string[]) {
  const cwd = createRepository({ 'a.txt': 'a' });
  const common = ['--policy', policyFile, '--format', 'json'];
  const args = JSON.stringify({ command });
  const explained = await runCliHere(
    ['policy', 'explain', ...common, '--call', JSON.stringify({ tool: 'exec', args: { command } })],
    { cwd },
  );
  const called = await runCliHere(['call', 'exec', args, ...common], { cwd, env: {} });
  expect(explained.exitCode, explained.stderr).toBe(0);
  const { hosts, open } = JSON.parse(explained.stdout) as { hosts: string[]; open: string[] };
  const { result } = JSON.parse(called.stdout) as {
    result: { exitCode: number; stdout: string; refusedHint?: string };
  };
  return { hosts, open, ...result };
}

test('sandbox.network.allow opens a host to a contained command, as explain states', async () => {
  const port = await serveNamed();
  const place = `${hostname()}:${port}`;
  const open = writePolicy(
    withNetwork({ allow: [{ host: hostname(), port, private: true }], acknowledge: 'executes-workspace' }),
  );
  const reached = await explainAndCall(open, readUrl(`http://${place}/`));
  expect(reached).toMatchObject({ hosts: [place], exitCode: 0, stdout: 'from-the-server' });
  expect(reached.open.join()).toContain(`Every command reaches ${place}`);
});

test('without a key, a host and a port of the machine’s loopback are closed to a contained command, as explain states', async () => {
  const [host, loopback] = [await serveNamed(), await serve('127.0.0.1')];
  const [named, local] = [`http://${hostname()}:${host}/`, `http://127.0.0.1:${loopback}/`];
  const both = `curl -sSf --max-time 20 ${named}; echo host-$?; curl -sSf --max-time 20 ${local}; echo loopback-$?`;
  const closed = await explainAndCall(writePolicy(contained), ['sh', '-c', both]);
  expect(closed).toMatchObject({ hosts: [], open: [] });
  expect(closed.stdout).toMatch(/^host-[1-9]\d*\nloopback-[1-9]\d*\n$/);
});

test('a host of sandbox.network.allow that a rule denies is closed, as explain states', async () => {
  const port = await serveNamed();
  const allow = [{ host: hostname(), port, private: true }];
  const denied = writePolicy({
    ...withNetwork({ allow, acknowledge: 'executes-workspace' }),
    rules: [
      ...(contained['rules'] as object[]),
      { id: 'no', when: { net: { host: hostname() } }, decision: 'deny', reason: 'Not this one.' },
    ],
  });
  const called = await explainAndCall(denied, ['curl', '-sSf', `http://${hostname()}:${port}/`]);
  expect(called.hosts).toEqual([]);
  expect(called.exitCode).not.toBe(0);
  expect(called.refusedHint).toContain('a rule denies this host');
  expect(called.refusedHint).not.toContain('A maintainer');
});

test('sandbox.network.forward opens a port of the machine’s loopback to a contained command, as explain states', async () => {
  const port = await serve('127.0.0.1');
  const url = `http://127.0.0.1:${port}/`;
  const forwarded = await explainAndCall(writePolicy(withNetwork({ forward: [port] })), readUrl(url));
  expect(forwarded).toMatchObject({ hosts: [], exitCode: 0, stdout: 'from-the-server' });
  expect(forwarded.open.join()).toContain(`the port ${port} of the machine's loopback`);
});

test('sandbox.network.setup opens a registry to setup alone, as explain states; registries and authorities name it', async () => {
  const registry = await serveRegistry(() => (_, response) => void response.end('from-the-registry'));
  const policy = writePolicy(
    withNetwork({
      setup: ['registry:npm'],
      registries: { npm: [registry.host] },
      authorities: { [hostname()]: 'company-ca.pem' },
    }),
    { 'company-ca.pem': registry.authority },
  );
  const asked = readUrl(`${registry.url}/a`);
  const explained = await explainAndCall(policy, [...asked, '-f']);
  expect(explained.hosts).toEqual([]);
  expect(explained.exitCode).not.toBe(0);
  expect(explained.open).toEqual([`Only setup reaches ${registry.host} (sandbox.network.setup).`]);
  expect(registry.requests).toEqual([]);
  const model = await startModelServer({
    turns: [{ calls: [{ name: 'shell', args: { command: ['cat', 'node_modules/fetched'] } }] }, { text: 'Done.' }],
  });
  onTestFinished(() => model.close());
  const record = join(createDirectory('record-'), 'run');
  const ended = await runCliHere(
    [
      ...['run', 'Run it.', '--policy', policy, '--provider', 'openai-chat', '--model', 'm', '--record', record],
      ...['--base-url', `${model.url}/v1`, '--setup', `mkdir node_modules; ${asked.join(' ')} > node_modules/fetched`],
    ],
    { cwd: createRepository({ 'a.txt': 'a', '.gitignore': 'node_modules\n' }), env: { OPENAI_API_KEY: 'model-key' } },
  );
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(registry.requests).toEqual(['/a']);
  expect(JSON.stringify(model.requests.at(-1)?.body)).toContain('from-the-registry');
});

test('what each refusal proposes passes check, and all together open a host with a private address and authority', async () => {
  const registry = await serveRegistry(() => (_, response) => void response.end('from-the-registry'));
  const command = readUrl(`${registry.url}/a`);
  const files = { 'company-ca.pem': registry.authority };
  // With a network for setup, so that refused connections are observed.
  let network: Record<string, unknown> = { setup: ['a.example'] };
  let rules = contained['rules'] as object[];
  const render = (): Written => ({ ...withNetwork(network), rules });
  const reasons: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const file = writePolicy(render(), files);
    const checked = await runCliHere(['policy', 'check', file], { cwd: createDirectory() });
    expect(checked.exitCode, checked.stdout).toBe(0);
    const { exitCode, refusedHint = '' } = await explainAndCall(file, command);
    expect(exitCode).not.toBe(0);
    const [said = '', yaml = ''] = refusedHint.split(/\n(?=rules:|sandbox:)/);
    reasons.push(said);
    const added = parse(yaml) as { rules?: object[]; sandbox?: { network: object } };
    rules = [...rules, ...(added.rules ?? [])];
    network = { ...network, ...added.sandbox?.network };
  }
  expect(reasons[0]).toContain(`${registry.host} (no rule allows this host)`);
  expect(reasons[1]).toContain(`${registry.host} (the name leads to a private address)`);
  expect(reasons[2]).toContain(`The certificate of ${hostname()} is not trusted`);
  const opened = await explainAndCall(writePolicy(render(), files), command);
  expect(opened, JSON.stringify(render())).toMatchObject({ exitCode: 0, stdout: 'from-the-registry' });
  expect(opened.hosts).toContain(registry.host);
});

test('a run whose policy opens hosts to every command records what may leave, and summarises it', async () => {
  const model = await startModelServer({ turns: [{ text: 'Done.' }] });
  onTestFinished(() => model.close());
  const record = join(createDirectory('record-'), 'run');
  const policy = writePolicy(withNetwork({ allow: ['a.example'], acknowledge: 'executes-workspace' }));
  const ended = await runCliHere(
    [
      ...['run', 'Run it.', '--policy', policy, '--provider', 'openai-chat', '--model', 'm', '--record', record],
      ...['--base-url', `${model.url}/v1`],
    ],
    { cwd: createRepository({ 'a.txt': 'a' }), env: { OPENAI_API_KEY: 'model-key' } },
  );
  expect(ended.exitCode, ended.stderr).toBe(0);
  const said = 'Every command reaches a.example';
  for (const name of ['summary.md', 'history.jsonl']) expect(readFileSync(join(record, name), 'utf8')).toContain(said);
  expect(JSON.stringify(model.requests[0]?.body)).toContain('Network: every command reaches a.example.');
});
