import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lookup } from 'node:dns/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { answerNpm } from '../fixtures/registries.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

/** Serves under the machine's own name, since commands connect to loopback addresses directly, without the proxy. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => void server.close());
  const { address } = await lookup(hostname());
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  return `${hostname()}:${(server.address() as AddressInfo).port}`;
}

/** A registry with one package, in npm's format. */
async function serveNpm(): Promise<{ url: string; asked: string[] }> {
  const answer = answerNpm({ 'tiny-thing': { '1.2.3': {} } });
  const asked: string[] = [];
  const host = await serve((request, response) => {
    asked.push(request.url ?? '');
    answer(`http://${request.headers.host}`)(request, response);
  });
  return { url: `http://${host}/`, asked };
}

const head = `version: 1
name: network
sandbox: { env: { pass: [NPM_CONFIG_REGISTRY] } }
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: edit, when: { write: '**' }, decision: allow, reason: The task. }
`;
const nameRegistry = (name: string, url: string): string =>
  head.replace('sandbox: {', `sandbox: { network: { registries: { ${name}: ['${new URL(url).host}'] } },`);
const run = '  - { id: run, when: { tool: exec, command: PATTERN }, decision: allow, reason: The task. }\n';
const openTo = (runs: string, host: string): string =>
  runs.replace('decision: allow', `decision: allow, hosts: [${host}], acknowledge: executes-workspace`);

async function call(command: readonly string[], policy: string, env: Record<string, string>) {
  const root = createRepository({ 'package.json': '{"name":"app","version":"1.0.0"}\n' });
  const outside = createDirectory('outside-');
  writeFileSync(join(outside, 'policy.yml'), policy);
  const ended = await runCliHere(
    ['call', 'exec', JSON.stringify({ command }), '--policy', join(outside, 'policy.yml'), '--format', 'json'],
    { cwd: root, env },
  );
  return { root, ...ended, output: `${ended.stdout}\n${ended.stderr}` };
}

test('npm installs from a registry that the policy names only if a rule allows it, and configuration opens no host', async () => {
  const registry = await serveNpm();
  const env = { NPM_CONFIG_REGISTRY: registry.url };
  const command = ['npm', 'install', 'tiny-thing', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=0'];
  const runs = run.replace('PATTERN', '{ program: npm, sub: [install] }');
  const opened = openTo(runs, "'registry:npm'");
  const configured = await call(command, head + opened, env);
  expect(JSON.parse(configured.stdout), configured.output).not.toMatchObject({ result: { exitCode: 0 } });
  expect(registry.asked).toEqual([]);
  const installed = await call(command, nameRegistry('npm', registry.url) + opened, env);
  expect(installed.exitCode, installed.output).toBe(0);
  expect(JSON.parse(installed.stdout)).toMatchObject({ ok: true, result: { exitCode: 0 } });
  // The installed package exists only during the run.
  expect(readFileSync(join(installed.root, 'package-lock.json'), 'utf8')).toContain('node_modules/tiny-thing');
  expect(JSON.parse(readFileSync(join(installed.root, 'package.json'), 'utf8'))).toMatchObject({
    dependencies: { 'tiny-thing': '^1.2.3' },
  });
  const before = registry.asked.length;
  const refused = await call(command, nameRegistry('npm', registry.url) + runs, env);
  expect(JSON.parse(refused.stdout)).not.toMatchObject({ result: { exitCode: 0 } });
  expect(registry.asked).toHaveLength(before);
});
