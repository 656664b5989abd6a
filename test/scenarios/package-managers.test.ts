import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs';
import { homedir, hostname } from 'node:os';
import { join } from 'node:path';
import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { runBuiltCli } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import {
  answerCrates,
  answerGems,
  answerGo,
  answerNpm,
  answerPypi,
  createNpmProject,
  serveRegistry,
  type Registry,
} from '../fixtures/registries.ts';
import { createFolder, createRepository } from '../fixtures/workspace.ts';

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
const project = createNpmProject(Number(process.env['PACKAGES'] ?? '40'));
const manifest = JSON.stringify({ name: 'app', version: '1.0.0', dependencies: project.roots });
const prove = "node -e \"process.exit(require('thing-0') === 'thing-0 1.0.0' ? 0 : 3)\"";
const npmEnv = (url: string) => ({
  NPM_CONFIG_REGISTRY: `${url}/`,
  YARN_REGISTRY: `${url}/`,
  YARN_NPM_REGISTRY_SERVER: url,
  pnpm_config_registry: `${url}/`,
});

const managers = {
  npm: {
    program: 'npm',
    registry: 'npm',
    answer: answerNpm(project.packages),
    files: () => ({ 'package.json': manifest }),
    command: ['npm', 'install', '--no-audit', '--no-fund'],
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
    env: npmEnv,
  },
  yarn: {
    program: 'yarn',
    registry: 'npm',
    answer: answerNpm(project.packages),
    // Without it, Yarn 4 makes no node_modules, and only programs that Yarn starts find the packages.
    files: () => ({ 'package.json': manifest, '.yarnrc.yml': 'nodeLinker: node-modules\n' }),
    command: ['yarn', 'install'],
    after: prove,
    env: npmEnv,
  },
  pip: {
    program: 'pip3',
    registry: 'pypi',
    answer: answerPypi(['wheela', 'wheelb', 'wheelc']),
    files: () => ({ 'requirements.txt': 'wheela\nwheelb\nwheelc\n' }),
    command: ['pip3', 'install', '-r', 'requirements.txt', '--target', '.venv'],
    after: 'PYTHONPATH=.venv python3 -c "import wheela, wheelb, wheelc"',
    env: (url) => ({ PIP_INDEX_URL: `${url}/simple/`, PATH: '/usr/bin:/bin' }),
  },
  cargo: {
    program: 'cargo',
    registry: 'crates',
    answer: answerCrates(['cratea', 'crateb']),
    files: (url) => ({
      'Cargo.toml':
        '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\ncratea = "1"\ncrateb = "1"\n',
      'src/main.rs': 'fn main() {}\n',
      '.cargo/config.toml': `[source.crates-io]\nreplace-with = "mirror"\n[source.mirror]\nregistry = "sparse+${url}/index/"\n`,
    }),
    command: ['cargo', 'fetch'],
    after: 'cargo tree --offline | grep -q crateb',
    // A cargo of rustup starts rustc from the home folder of its user, which is shown for this program.
    env: () => ({ HOME: homedir() }),
  },
  go: {
    program: 'go',
    registry: 'go',
    answer: answerGo(['example.com/a', 'example.com/b']),
    files: () => ({
      'go.mod': 'module app\n\ngo 1.18\n\nrequire (\n\texample.com/a v1.0.0\n\texample.com/b v1.0.0\n)\n',
      'main.go': 'package main\n\nfunc main() {}\n',
    }),
    command: ['go', 'mod', 'download'],
    after: 'test -d "$(go env GOMODCACHE)/example.com/a@v1.0.0"',
    env: (url) => ({ GOPROXY: url, GOSUMDB: 'off', GONOSUMDB: '*', GOFLAGS: '-mod=mod' }),
  },
  bundler: {
    program: 'bundle',
    registry: 'rubygems',
    answer: (url: string) => answerGems(['gema', 'gemb'])(url),
    files: (url) => ({ Gemfile: `source "${url}"\ngem "gema"\ngem "gemb"\n` }),
    command: ['bundle', 'install'],
    after: 'bundle exec ruby -e "gem \'gema\'"',
    env: () => ({ BUNDLE_PATH: 'vendor/bundle' }),
  },
} satisfies Readonly<Record<string, Manager>>;

/** A policy with contained commands, and one rule for a package manager with a private registry. */
function writePolicy(manager: Manager, registry: Registry, rule: object, more: object = {}): string {
  const file = join(createFolder('policy-'), 'policy.yml');
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
      {
        id: 'install',
        when: { tool: 'exec', command: [manager.command[0], '**'] },
        decision: 'allow',
        hosts: [`registry:${manager.registry}`],
        reason: 'The task.',
        ...rule,
      },
    ],
    ...more,
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
  const record = join(createFolder('record-'), 'run');
  onTestFinished(() => model.close());
  const ended = await runBuiltCli(
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

function isInstalled(program: string): boolean {
  const folders = program.startsWith('/') ? ['/'] : (process.env['PATH'] ?? '').split(':');
  return folders.some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

const proof = ({ after }: Manager): readonly string[] => ['bash', '-c', `${after}; echo "proved $?"`];

test.for(Object.entries<Manager>(managers))(
  '%s installs from a registry with a private address and authority, in setup and by an acknowledged call',
  { timeout: 240_000 },
  async ([, manager], { skip }) => {
    // The others are packages of this project.
    if (manager.registry !== 'npm') skip(!isInstalled(manager.program), `${manager.program} is not installed`);
    const registry = await serveRegistry(manager.answer);
    const env: Files = manager.env(registry.url);
    const files = manager.files(registry.url);
    const policy = writePolicy(manager, registry, { acknowledge: 'executes-workspace' });
    const called = await runCommands([manager.command, proof(manager)], { policy, files, env });
    expect(called[1], called[0]).toContain('proved 0');
    const asked = registry.requests.length;
    expect(asked).toBeGreaterThan(0);
    const prepared = await runCommands([proof(manager)], { policy, files, env, setup: manager.command.join(' ') });
    expect(prepared[0]).toContain('proved 0');
    expect(registry.requests.length).toBeGreaterThan(asked);
  },
);

const npm: Manager = managers.npm;

test('a sealed installation is not kept, and a sealed download is readable below /tmp/downloads', async () => {
  const registry = await serveRegistry(npm.answer);
  const policy = writePolicy(npm, registry, {});
  const options = { policy, files: npm.files(registry.url), env: npm.env(registry.url) };
  const [installed = '', proved = '', packed = '', read = ''] = await runCommands(
    [
      npm.command,
      proof(npm),
      ['npm', 'pack', 'thing-1', '--pack-destination', '/tmp/downloads'],
      ['bash', '-c', 'tar -xzOf /tmp/downloads/thing-1-1.0.0.tgz package/index.js'],
    ],
    options,
  );
  expect(registry.requests.length).toBeGreaterThan(0);
  expect(proved, installed).not.toContain('proved 0');
  expect(read, packed).toContain('thing-1 1.0.0');
}, 240_000);

test('builtin:dependency-repair installs and tests a new version', async () => {
  const packages = { thing: { '1.0.0': {}, '2.0.0': {} } };
  const manager = { ...npm, answer: answerNpm(packages) };
  const registry = await serveRegistry(manager.answer);
  const file = join(createFolder('policy-'), 'policy.yml');
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
}, 240_000);
