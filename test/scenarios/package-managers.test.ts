import { readFileSync, writeFileSync } from 'node:fs';
import { homedir, hostname } from 'node:os';
import { join } from 'node:path';
import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import {
  answerCrates,
  answerGems,
  answerGo,
  answerNpm,
  answerPypi,
  createNpmLock,
  createNpmProject,
  serveRegistry,
  type Registry,
} from '../fixtures/registries.ts';
import { isInstalled, pathWithPackages } from '../fixtures/programs.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

type Files = Readonly<Record<string, string>>;

interface Manager {
  readonly program: string;
  readonly registry: string;
  readonly answer: (url: string) => RequestListener;
  readonly files: (url: string) => Files;
  /** Installs, and proves it by its exit code. */
  readonly command: readonly string[];
  readonly after: string;
  readonly env: (url: string) => Files;
}

/** A greater number was used for the table in docs/performance.md. */
const project = createNpmProject(Number(process.env['PACKAGES'] ?? '8'));
const listNames = (prefix: string): readonly string[] =>
  Array.from({ length: Number(process.env['PACKAGES'] ?? '2') }, (_, index) => `${prefix}${index}`);
const [wheels, crates, modules, gems] = ['wheel', 'crate', 'example.com/m', 'thing'].map(listNames) as [
  readonly string[],
  readonly string[],
  readonly string[],
  readonly string[],
];
const manifest = JSON.stringify({ name: 'app', version: '1.0.0', dependencies: project.roots });
const prove = "node -e \"process.exit(require('thing-0') === 'thing-0 1.0.0' ? 0 : 3)\"";
const npmEnv = (url: string) => ({
  NPM_CONFIG_REGISTRY: `${url}/`,
  YARN_REGISTRY: `${url}/`,
  YARN_NPM_REGISTRY_SERVER: url,
  pnpm_config_registry: `${url}/`,
});
const packagesEnv = (url: string) => ({ ...npmEnv(url), PATH: pathWithPackages });

const managers = {
  npm: {
    program: 'npm',
    registry: 'npm',
    answer: answerNpm(project.packages),
    files: (url) => ({ 'package.json': manifest, 'package-lock.json': JSON.stringify(createNpmLock(project, url)) }),
    command: ['npm', 'ci', '--no-audit', '--no-fund'],
    after: prove,
    env: npmEnv,
  },
  pnpm: {
    program: 'pnpm',
    registry: 'npm',
    answer: answerNpm(project.packages),
    files: () => ({ 'package.json': manifest }),
    command: ['pnpm', 'install'],
    after: prove,
    env: packagesEnv,
  },
  yarn: {
    program: 'yarn',
    registry: 'npm',
    answer: answerNpm(project.packages),
    // Without it, Yarn 4 makes no node_modules, and only programs that Yarn starts find the packages.
    files: () => ({ 'package.json': manifest, '.yarnrc.yml': 'nodeLinker: node-modules\n' }),
    command: ['yarn', 'install'],
    after: prove,
    env: packagesEnv,
  },
  pip: {
    program: 'pip3',
    registry: 'pypi',
    answer: answerPypi(wheels),
    files: () => ({ 'requirements.txt': wheels.join('\n') }),
    command: ['pip3', 'install', '-r', 'requirements.txt', '--target', '.venv'],
    after: `PYTHONPATH=.venv python3 -c "import ${wheels.join()}"`,
    env: (url) => ({ PIP_INDEX_URL: `${url}/simple/`, PATH: '/usr/bin:/bin' }),
  },
  cargo: {
    program: 'cargo',
    registry: 'crates',
    answer: answerCrates(crates),
    files: (url) => ({
      'Cargo.toml': `[package]\nname = "app"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\n${crates.map((name) => `${name} = "1"\n`).join('')}`,
      'src/main.rs': 'fn main() {}\n',
      '.cargo/config.toml': `[source.crates-io]\nreplace-with = "mirror"\n[source.mirror]\nregistry = "sparse+${url}/index/"\n`,
    }),
    command: ['cargo', 'fetch'],
    after: 'cargo tree --offline | grep -q crate1',
    // A cargo of rustup starts rustc from the home directory of its user, which is shown for this program.
    env: () => ({ HOME: homedir() }),
  },
  go: {
    program: 'go',
    registry: 'go',
    answer: answerGo(modules),
    files: () => ({
      'go.mod': `module app\n\ngo 1.18\n\nrequire (\n${modules.map((name) => `\t${name} v1.0.0\n`).join('')})\n`,
      'main.go': 'package main\n\nfunc main() {}\n',
    }),
    command: ['go', 'mod', 'download'],
    after: 'test -d "$(go env GOMODCACHE)/example.com/m1@v1.0.0"',
    env: (url) => ({ GOPROXY: url, GOSUMDB: 'off', GONOSUMDB: '*', GOFLAGS: '-mod=mod' }),
  },
  bundler: {
    program: 'bundle',
    registry: 'rubygems',
    answer: (url: string) => answerGems(gems)(url),
    files: (url) => ({ Gemfile: `source "${url}"\n${gems.map((name) => `gem "${name}"\n`).join('')}` }),
    command: ['bundle', 'install'],
    after: 'bundle exec ruby -e "gem \'thing1\'"',
    env: () => ({ BUNDLE_PATH: 'vendor/bundle' }),
  },
} satisfies Readonly<Record<string, Manager>>;

/** A policy with contained commands, and one rule for a package manager with a private registry. */
function writePolicy(manager: Manager, registry: Registry, rule: object, more: readonly object[] = []): string {
  const file = join(createDirectory('policy-'), 'policy.yml');
  const policy = {
    version: 1,
    name: 'managers',
    sandbox: {
      env: { pass: Object.keys(manager.env(registry.url)).filter((name) => !['PATH', 'HOME'].includes(name)) },
      network: {
        registries: { [manager.registry]: [registry.host] },
        authorities: { [hostname()]: registry.authority },
        setup: [`registry:${manager.registry}`],
      },
    },
    rules: [
      { id: 'read', when: { read: '**' }, decision: 'allow', reason: 'The task.' },
      { id: 'run', when: { tool: 'exec', contained: true }, decision: 'allow', reason: 'The task.' },
      { id: 'edit', when: { write: '**' }, decision: 'allow', reason: 'The task.' },
      ...[{ id: 'install', when: { tool: 'exec', command: [manager.program, '**'] }, ...rule }, ...more].map((one) => ({
        decision: 'allow',
        hosts: [`registry:${manager.registry}`],
        reason: 'The task.',
        ...one,
      })),
    ],
  };
  writeFileSync(file, JSON.stringify(policy));
  return file;
}

/** Runs commands one after another in a run. Returns the results as the model received them. */
async function runCommands(
  commands: readonly (readonly string[])[],
  options: { policy: string; files: Files; env: Files; setup?: string },
): Promise<readonly string[]> {
  const calls = commands.map((command) => ({ calls: [{ name: 'shell', args: { command, timeoutMs: 110_000 } }] }));
  const model = await startModelServer({ turns: [...calls, { text: 'Done.' }] });
  const record = join(createDirectory('record-'), 'run');
  onTestFinished(() => model.close());
  const ended = await runCliHere(
    [
      ...['run', 'Run it.', '--policy', options.policy, '--provider', 'openai-chat', '--model', 'm'],
      ...['--base-url', `${model.url}/v1`, '--record', record],
      ...(options.setup === undefined ? [] : ['--setup', options.setup]),
    ],
    {
      cwd: createRepository({ ...options.files, '.gitignore': 'node_modules\n.venv\nvendor\ntarget\n' }),
      env: { OPENAI_API_KEY: 'model-key', ...options.env },
    },
  );
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(readFileSync(join(record, 'audit.jsonl'), 'utf8')).toMatch(/"sent_bytes":[1-9]/);
  const last = model.requests.at(-1)?.body as { messages: { role: string; content: string }[] } | undefined;
  return (last?.messages ?? []).filter(({ role }) => role === 'tool').map(({ content }) => content);
}

const proof = ({ after }: Manager): readonly string[] => ['bash', '-c', `${after}; echo "proved $?"`];

const acknowledge = { acknowledge: 'executes-workspace' };

const { npm, ...others }: Readonly<Record<keyof typeof managers, Manager>> = managers;

test.for(Object.entries(others))(
  '%s installs from a registry with a private address and authority by an acknowledged call, and a later command uses what it installed',
  async ([, manager], { skip }) => {
    // The others are packages of this project.
    if (manager.registry !== 'npm') skip(!isInstalled(manager.program), `${manager.program} is not installed`);
    const registry = await serveRegistry(manager.answer);
    const [acknowledged, kept] = await runCommands([manager.command, proof(manager)], {
      policy: writePolicy(manager, registry, acknowledge),
      files: manager.files(registry.url),
      env: manager.env(registry.url),
    });
    expect(kept, acknowledged).toContain('proved 0');
    expect(registry.requests.length).toBeGreaterThan(0);
  },
);

test('npm installs from a registry with a private address and authority: by a sealed call, of which nothing is kept, and by an acknowledged one', async () => {
  const registry = await serveRegistry(npm.answer);
  // The first call is selected by a rule that does not acknowledge, too.
  const policy = writePolicy(npm, registry, acknowledge, [
    { id: 'sealed', when: { tool: 'exec', command: [npm.program, '**'], turn: { lte: 1 } } },
  ]);
  const [sealed, lost, acknowledged, kept] = await runCommands([npm.command, proof(npm), npm.command, proof(npm)], {
    policy,
    files: npm.files(registry.url),
    env: npm.env(registry.url),
  });
  expect(sealed).toContain('nothing that it wrote is kept');
  expect(sealed).toMatch(/exit.?code.{0,3} 0/i);
  expect(lost).toMatch(/proved [1-9]/);
  expect(kept, acknowledged).toContain('proved 0');
});

test('setup installs from a registry with a private address and authority, and a sealed download is readable below /tmp/downloads', async () => {
  const registry = await serveRegistry(npm.answer);
  const policy = writePolicy(npm, registry, {});
  const [prepared, packed = '', read = ''] = await runCommands(
    [
      proof(npm),
      ['npm', 'pack', 'thing-1', '--pack-destination', '/tmp/downloads'],
      ['bash', '-c', 'tar -xzOf /tmp/downloads/thing-1-1.0.0.tgz package/index.js'],
    ],
    { policy, files: npm.files(registry.url), env: npm.env(registry.url), setup: npm.command.join(' ') },
  );
  expect(prepared).toContain('proved 0');
  expect(read, packed).toContain('thing-1 1.0.0');
});

test('builtin:dependency-repair installs and tests a new version', async () => {
  const packages = { thing: { '1.0.0': {}, '2.0.0': {} } };
  const manager = { ...npm, answer: answerNpm(packages) };
  const registry = await serveRegistry(manager.answer);
  const file = join(createDirectory('policy-'), 'policy.yml');
  const { host, authority } = registry;
  const network = { registries: { npm: [host] }, authorities: { [hostname()]: authority } };
  writeFileSync(
    file,
    JSON.stringify({
      version: 1,
      name: 'repair',
      extends: ['builtin:dependency-repair'],
      sandbox: { env: { pass: ['NPM_CONFIG_REGISTRY'] }, network },
      rules: [],
    }),
  );
  const files = {
    'package.json': JSON.stringify({
      name: 'app',
      version: '1.0.0',
      scripts: { test: "node -e \"process.exit(require('thing') === 'thing 2.0.0' ? 0 : 3)\"" },
      dependencies: { thing: '^1.0.0' },
    }),
  };
  const results = await runCommands(
    [
      ['bash', '-lc', 'npm install thing@2 --no-audit --no-fund 2>&1 | tail -3'],
      ['bash', '-lc', 'npm test; echo "proved $?"'],
    ],
    { policy: file, files, env: npm.env(registry.url) },
  );
  expect(results[1], results[0]).toContain('proved 0');
});
