import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lookup } from 'node:dns/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
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
  const directory = createDirectory('package-');
  writeFileSync(join(directory, 'package.json'), '{"name":"tiny-thing","version":"1.2.3","main":"index.js"}');
  writeFileSync(join(directory, 'index.js'), 'module.exports = "tiny";\n');
  const [packed] = JSON.parse(execFileSync('npm', ['pack', '--json', '--silent'], { cwd: directory }).toString()) as [
    { filename: string; integrity: string },
  ];
  const archive = readFileSync(join(directory, packed.filename));
  const asked: string[] = [];
  const host = await serve((request, response) => {
    asked.push(request.url ?? '');
    const base = `http://${request.headers.host}`;
    if (request.url === '/tiny-thing')
      return response.setHeader('content-type', 'application/json').end(
        JSON.stringify({
          name: 'tiny-thing',
          'dist-tags': { latest: '1.2.3' },
          versions: {
            '1.2.3': {
              name: 'tiny-thing',
              version: '1.2.3',
              dist: { tarball: `${base}/tiny-thing.tgz`, integrity: packed.integrity },
            },
          },
        }),
      );
    if (request.url === '/tiny-thing.tgz') return response.end(archive);
    return response.writeHead(404).end();
  });
  return { url: `http://${host}/`, asked };
}

/** An index with one wheel. */
async function serveIndex(): Promise<string> {
  const directory = createDirectory('wheel-');
  const info = join(directory, 'tinywheel-1.0.dist-info');
  mkdirSync(info);
  writeFileSync(join(directory, 'tinywheel.py'), 'NAME = "tiny"\n');
  writeFileSync(join(info, 'METADATA'), 'Metadata-Version: 2.1\nName: tinywheel\nVersion: 1.0\n');
  writeFileSync(join(info, 'WHEEL'), 'Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n');
  writeFileSync(join(info, 'RECORD'), '');
  const wheel = join(createDirectory('index-'), 'tinywheel-1.0-py3-none-any.whl');
  execFileSync('/usr/bin/python3', ['-m', 'zipfile', '-c', wheel, 'tinywheel.py', 'tinywheel-1.0.dist-info'], {
    cwd: directory,
  });
  const content = readFileSync(wheel);
  const host = await serve((request, response) => {
    if (request.url === '/simple/tinywheel/')
      return response
        .setHeader('content-type', 'text/html')
        .end('<a href="/tinywheel-1.0-py3-none-any.whl">tinywheel-1.0-py3-none-any.whl</a>');
    if (request.url?.endsWith('.whl') === true) return response.end(content);
    return response.writeHead(404).end();
  });
  return `http://${host}/simple/`;
}

const head = `version: 1
name: network
sandbox: { env: { pass: [NPM_CONFIG_REGISTRY, PIP_INDEX_URL] } }
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

test('pip installs from an index that the policy names only if a rule allows it', async () => {
  const index = await serveIndex();
  const env = { PIP_INDEX_URL: index, PATH: '/usr/bin:/bin' };
  const command = [
    'pip3',
    'install',
    '--quiet',
    '--retries',
    '0',
    '--trusted-host',
    hostname(),
    '--target',
    'vendor',
    'tinywheel',
  ];
  const runs = run.replace('PATTERN', '[pip3, install, "**"]');
  const policy = nameRegistry('pypi', index);
  const installed = await call(command, policy + openTo(runs, "'registry:pypi'"), env);
  expect(JSON.parse(installed.stdout), installed.output).toMatchObject({ ok: true, result: { exitCode: 0 } });
  expect(readFileSync(join(installed.root, 'vendor/tinywheel.py'), 'utf8')).toContain('tiny');
  const refused = await call(command, policy + runs, env);
  expect(JSON.parse(refused.stdout)).not.toMatchObject({ result: { exitCode: 0 } });
});
