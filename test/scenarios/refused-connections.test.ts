import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

// As `init` writes it: only setup reaches a host.
const policy = `version: 1
name: setup-only
sandbox: { network: { setup: [example.com] } }
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: run, when: { tool: exec, contained: true }, decision: allow, reason: The task. }
  - { id: edit, when: { write: '**' }, decision: allow, reason: The task. }
`;

interface Recorded {
  readonly host: string;
  readonly port: number;
  readonly count: number;
}

/** Runs commands in a run. Returns its recorded connections, the live log, the size of the record and what the model received. */
async function runAll(commands: readonly (readonly string[])[], files: Readonly<Record<string, string>>) {
  const outside = createDirectory('outside-');
  const policyFile = join(createDirectory('policy-'), 'policy.yml');
  writeFileSync(policyFile, policy);
  const model = await startModelServer({
    turns: [
      { calls: commands.map((command) => ({ name: 'shell', args: { command, timeoutMs: 100_000 } })) },
      { text: 'Done.' },
    ],
  });
  onTestFinished(() => model.close());
  const record = join(outside, 'record');
  const ended = await runCliHere(
    [
      ...['run', 'Run it.', '--policy', policyFile, '--provider', 'openai-chat', '--model', 'm'],
      ...['--base-url', `${model.url}/v1`, '--record', record],
    ],
    { cwd: createRepository(files), env: { OPENAI_API_KEY: 'model-key' } },
  );
  expect(ended.exitCode, ended.stderr).toBe(0);
  const read = (name: string) =>
    readFileSync(join(record, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string; host: string; event: { type: string; connection: Recorded } });
  const connections = read('history.jsonl').flatMap(({ event }) =>
    event.type === 'connection-decided' ? [event.connection] : [],
  );
  const bytes = readdirSync(record, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(record, name)).size)
    .reduce((sum, size) => sum + size, 0);
  const audit = await runCliHere(['audit', 'verify', record], { cwd: outside, env: {} });
  return {
    connections,
    // The last of several decisions about one connection counts all of them.
    totals: new Map(connections.map(({ host, port, count }) => [`${host}:${port}`, count])),
    audited: read('audit.jsonl').filter(({ type }) => type === 'connection'),
    audit,
    log: `${ended.stdout}${ended.stderr}`,
    bytes,
    result: JSON.stringify(model.requests.at(-1)?.body),
  };
}

const flood = `
const net = require('node:net');
const [total, kind] = [Number(process.argv[2]), process.argv[3]];
const url = new URL(process.env.HTTPS_PROXY);
const account = Buffer.from(url.username + ':' + url.password).toString('base64');
let started = 0;
function next() {
  if (started === total) return;
  const host = kind === 'hosts' ? 'h' + started + '.example.net' : 'refused.example.net';
  started += 1;
  const socket = net.connect(Number(url.port), url.hostname);
  socket.on('error', () => {}).on('close', next).resume();
  const target = kind === 'http' ? 'GET http://' + host + '/' : 'CONNECT ' + host + ':443';
  socket.write(target + ' HTTP/1.1\\r\\nHost: ' + host + '\\r\\nProxy-Authorization: Basic ' + account + '\\r\\n\\r\\n');
}
for (let index = 0; index < 50; index += 1) next();
`;

test('500 refused tunnels and requests to one host, and tunnels to as many hosts, are counted, and log and record stay small', async () => {
  const kinds = ['connect', 'http', 'hosts'];
  const done = await runAll(
    kinds.map((kind) => ['node', 'flood.js', '500', kind]),
    { 'flood.js': flood },
  );
  // Two of each of the first kinds, and of the third 100 hosts and the others.
  const events = 2 + 2 + 102;
  expect(done.connections).toHaveLength(events);
  expect([done.totals.get('refused.example.net:443'), done.totals.get('refused.example.net:80')]).toEqual([500, 500]);
  expect([...done.totals.values()].reduce((sum, count) => sum + count, 0)).toBe(1_500);
  expect(done.audited).toHaveLength(events);
  expect(done.audit.stdout).toContain('whole');
  expect(done.log.split('\n').length).toBeLessThan(events + 40);
  expect(done.log.match(/\D500 refused/g)).toHaveLength(2);
  expect(done.log).toMatch(/other hosts: 400 refused/);
  expect(done.bytes).toBeLessThan(300_000);
});

const locked = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [
    `node_modules/thing-${index}`,
    {
      version: '1.0.0',
      resolved: `https://registry.example.net/thing-${index}/-/thing-${index}-1.0.0.tgz`,
      integrity: `sha512-${Buffer.alloc(64, index).toString('base64')}`,
    },
  ]),
);
const dependencies = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`thing-${index}`, '1.0.0']));
const app = { name: 'app', version: '1.0.0', dependencies };

test('npm ci ends after one refused connection for each package, and reports the refusal', async () => {
  const done = await runAll([['npm', 'ci', '--no-audit', '--no-fund']], {
    'package.json': JSON.stringify(app),
    'package-lock.json': JSON.stringify({
      name: 'app',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: { '': app, ...locked },
    }),
  });
  expect(done.totals.get('registry.example.net:443')).toBe(20);
  expect(done.result).toContain('E403');
});

const index = 'https://index.example.net/simple';
const manifest = '[package]\nname = "app"\nversion = "0.1.0"\n[dependencies]\nitoa = "1"\n';
const goModule = 'module app\ngo 1.19\nrequire golang.org/x/text v0.3.0\n';

test.for<[string, readonly string[], Readonly<Record<string, string>>, string]>([
  ['pip', ['/usr/bin/python3', '-m', 'pip', 'download', '--no-deps', '-i', index, 'six'], {}, 'index.example.net:443'],
  [
    'cargo',
    ['/usr/bin/cargo', 'fetch'],
    { 'Cargo.toml': manifest, 'src/main.rs': 'fn main() {}' },
    'index.crates.io:443',
  ],
  ['go', ['/usr/bin/go', 'mod', 'download'], { 'go.mod': goModule }, 'proxy.golang.org:443'],
])('%s asks a refused registry once', { timeout: 120_000 }, async ([, command, files, registry], { skip }) => {
  skip(!existsSync(command[0] ?? ''), `${command[0]} is not installed`);
  const done = await runAll([command], { 'a.txt': 'a', ...files });
  expect(done.totals.get(registry), done.log).toBe(1);
});

interface Result {
  readonly exitCode: number;
  readonly stdout: string;
  readonly refusedHint?: string;
}

/** Makes calls of `exec` under a policy, in one script. */
async function callExec(commands: readonly (readonly string[])[], rules = policy): Promise<readonly Result[]> {
  const policyFile = join(createDirectory('policy-'), 'policy.yml');
  writeFileSync(policyFile, rules);
  const ended = await runCliHere(['script', '-', '--policy', policyFile, '--format', 'json'], {
    cwd: createRepository({ 'a.txt': 'a' }),
    env: {},
    stdin: `const results = [];
for (const command of ${JSON.stringify(commands)}) results.push(await tools.exec({ command }));
return results;`,
  });
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(0);
  return (JSON.parse(ended.stdout) as { returnValue: readonly Result[] }).returnValue;
}

const shell = (text: string): readonly string[] => ['bash', '-lc', text];
const serve = `node -e 'require("node:http").createServer((_, r) => r.end("200 OK")).listen(3999, () => console.log("listens"))' > /tmp/server & until [ -s /tmp/server ]; do sleep 0.1; done; `;

test('a command that succeeded without a refused connection has no text about the network in its result', async () => {
  const commands = [shell(`${serve} curl -sS http://localhost:3999/; kill %1`), ['git', 'ls-remote', '.']];
  const results = await callExec(commands);
  for (const [index, command] of commands.entries()) {
    expect(results[index], command.join(' ')).toMatchObject({ exitCode: 0 });
    expect(results[index], command.join(' ')).not.toHaveProperty('refusedHint');
  }
});

test('the result of a command that succeeded names its refused connections, without advice', async () => {
  const [result] = await callExec([
    shell(
      'curl -sS http://refused.example.net/data.json > data.json; curl -sS https://other.example.net/; cat data.json',
    ),
  ]);
  expect(result).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('no rule allows this host'),
    refusedHint:
      'The sandbox refused connections of the command: refused.example.net:80 (no rule allows this host), other.example.net:443 (no rule allows this host).',
  });
});

test.each([
  ['with a proxy', policy],
  ['without network', policy.replace(/^sandbox.*\n/m, '')],
])('the loopback is never called closed %s', async (_, rules) => {
  const [result] = await callExec([['curl', '-sS', 'http://localhost:3999/']], rules);
  expect(result?.exitCode).not.toBe(0);
  expect(result).not.toHaveProperty('refusedHint');
});

async function amend(rules: string, refusedHint: string): Promise<string> {
  const [, yaml = ''] = refusedHint.split('A maintainer can open this in the policy:\n');
  const added = parse(yaml) as { rules: readonly object[] };
  const written = parse(rules) as { rules: readonly object[] };
  const amended = stringify({ ...written, rules: [...written.rules, ...added.rules] });
  const policyFile = join(createDirectory('policy-'), 'policy.yml');
  writeFileSync(policyFile, amended);
  const checked = await runCliHere(['policy', 'check', policyFile], { cwd: createDirectory(), env: {} });
  expect(checked.exitCode, checked.stdout).toBe(0);
  return amended;
}

test('under a policy that opens no host, a failed command names the host that it seems to need, with lines that open it', async () => {
  const closed = policy.replace(/^sandbox.*\n/m, '');
  const command = ['curl', '-sS', 'https://pkg.example.net/'];
  const silent = ['curl', '-s', 'https://pkg.example.net/'];
  const succeeding = shell('curl -sS https://pkg.example.net/; true');
  const [failed, printless, succeeded] = await callExec([command, silent, succeeding], closed);
  for (const result of [failed, printless])
    expect(result?.refusedHint).toContain('The command seems to need pkg.example.net; this is a guess.');
  expect(succeeded).not.toHaveProperty('refusedHint');
  const [after] = await callExec([command], await amend(closed, failed?.refusedHint ?? ''));
  expect(after?.refusedHint).toContain('pkg.example.net:443 (the name has no address)');
});

test('the rule that a failed command suggests opens the refused host', async () => {
  const command = ['curl', '-sS', 'https://pkg.example.net:1234/'];
  const [refused] = await callExec([command]);
  const { refusedHint = '' } = refused ?? {};
  expect(refusedHint).toContain('refused connections of the command: pkg.example.net:1234 (no rule allows this host).');
  const amended = await amend(policy, refusedHint);
  // The name has no address, and no rule can change that.
  const [after] = await callExec([command], amended);
  expect(after?.refusedHint).toContain('pkg.example.net:1234 (the name has no address)');
  expect(after?.refusedHint).not.toContain('A maintainer');
});
