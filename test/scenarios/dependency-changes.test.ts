import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';
import { readTree } from './scenario.ts';

// Version 1.0.0 of the package loses the last number, 1.1.0 and 2.0.0 are correct, and 3.0.0 has another interface.
const versions: Readonly<Record<string, string>> = {
  '1.0.0': 'module.exports = (from, to) => Array.from({ length: to - from }, (_, at) => from + at);\n',
  '1.1.0': 'module.exports = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);\n',
  '2.0.0': 'module.exports = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);\n',
  '3.0.0': 'exports.fill = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);\n',
};

/** A registry with the versions of one package, at an address that no command uses as its own. */
async function startRegistry(): Promise<number> {
  const directory = createDirectory('registry-');
  const pack = (version: string): Buffer => {
    const source = join(directory, version, 'package');
    mkdirSync(source, { recursive: true });
    writeFileSync(join(source, 'package.json'), JSON.stringify({ name: 'fill', version, main: 'index.js' }));
    writeFileSync(join(source, 'index.js'), versions[version] ?? '');
    return spawnSync('tar', ['-czf', '-', 'package'], { cwd: join(directory, version) }).stdout;
  };
  const server = createServer((request, response) => {
    const version = /^\/fill\/-\/fill-([\d.]+)\.tgz$/.exec(request.url ?? '')?.[1];
    if (version !== undefined && version in versions) response.end(pack(version));
    else response.writeHead(404).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const renderManifest = (version: string, more: object = {}): string =>
  `${JSON.stringify({ name: 'app', version: '1.0.0', scripts: { test: 'node --test' }, dependencies: { fill: `^${version}` }, ...more }, null, 2)}\n`;

const renderLock = (port: number, range: string, version = range): string =>
  `${JSON.stringify(
    {
      name: 'app',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': { name: 'app', version: '1.0.0', dependencies: { fill: `^${range}` } },
        'node_modules/fill': { version, resolved: `http://127.0.0.2:${port}/fill/-/fill-${version}.tgz` },
      },
    },
    null,
    2,
  )}\n`;

const source = "module.exports = (to) => require('fill')(1, to);\n";
const sourceOfVersion3 = "module.exports = (to) => require('fill').fill(1, to);\n";
const tests = `const test = require('node:test');
const assert = require('node:assert');
test('counts to three', () => assert.deepEqual(require('../src/count.js')(3), [1, 2, 3]));
`;

const write = (filePath: string, content: string): ScriptedTurn => ({
  calls: [{ name: 'write_file', args: { filePath, content } }],
});

interface Result {
  readonly outcome: string;
  readonly reason: string;
  readonly verify: {
    readonly before: number;
    readonly after: number | null;
    readonly problems: readonly string[];
    readonly notes: readonly string[];
    readonly tests: Readonly<Record<'fixed' | 'newly_failing', { readonly names: readonly string[] }>>;
  };
}

interface Project {
  /** The version that the workspace asks for at the start. */
  readonly version: string;
  readonly port: number;
  /** Further files of the workspace. */
  readonly files?: Readonly<Record<string, string>>;
  readonly setup?: string;
  readonly verify?: string;
  /** The settings of `sandbox.network` in a policy that allows all; without it, dependency-repair with the hosts of setup. */
  readonly network?: string;
}

/** Makes a run in an npm project whose dependency comes from a registry on this machine. */
async function runProject(project: Project, turns: readonly ScriptedTurn[]) {
  const { version, port } = project;
  const root = createRepository({
    '.gitignore': 'node_modules\n',
    'package.json': renderManifest(version),
    'package-lock.json': renderLock(port, version),
    'src/count.js': source,
    'test/count.test.js': tests,
    ...project.files,
  });
  const outside = createDirectory('outside-');
  const host = `{ host: 127.0.0.2, port: ${port}, private: true }`;
  writeFileSync(
    join(outside, 'policy.yml'),
    project.network === undefined
      ? `version: 1\nname: own\nextends: [builtin:dependency-repair]\nsandbox: { network: { setup: [${host}] } }\n`
      : `version: 1
name: own
sandbox: { network: ${project.network.replace('HOST', host)} }
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: edit, when: { write: '**' }, decision: allow, reason: The task. }
`,
  );
  const model = await startModelServer({ turns: [...turns, { text: 'Done.' }, { text: 'Done.' }] });
  onTestFinished(() => model.close());
  const record = join(outside, 'record');
  const setup = project.setup ?? 'npm ci --no-audit --no-fund --no-update-notifier';
  const ended = await runCliHere(
    [
      ...['run', 'Repair the dependency.', '--policy', join(outside, 'policy.yml'), '--provider', 'openai-chat'],
      ...['--model', 'm', '--base-url', `${model.url}/v1`, '--record', record, '--format', 'json'],
      ...['--verify', project.verify ?? 'node --test', '--verify-rounds', '0'],
      ...['--setup', setup],
    ],
    { cwd: root, env: { OPENAI_API_KEY: 'model-key' } },
  );
  const read = (name: string): string => readFileSync(join(record, name), 'utf8');
  return {
    root,
    ended,
    read,
    result: JSON.parse(read('result.json')) as Result,
    first: JSON.stringify(model.requests[0]?.body ?? ''),
  };
}

const bump = (port: number, version: string): readonly ScriptedTurn[] => [
  write('package.json', renderManifest(version)),
  write('package-lock.json', renderLock(port, version)),
];

test('a correct bump of manifest and lock file is verified with the new version and the code that it needs, and accepted', async () => {
  const port = await startRegistry();
  const turns = [...bump(port, '3.0.0'), write('src/count.js', sourceOfVersion3)];
  const run = await runProject({ version: '1.0.0', port }, turns);
  expect(run.result.outcome, run.ended.stderr).toBe('completed');
  expect(run.result.verify).toMatchObject({ before: 1, after: 0, problems: [] });
  expect(run.result.verify.tests.fixed.names).toEqual(['counts to three']);
  expect(run.result.verify.notes).toEqual(['setup ran again with package-lock.json, package.json of the patch']);
  expect(run.read('summary.md')).toContain('setup ran again with package-lock.json, package.json of the patch');
  expect(run.read('verify/setup.log')).toContain('added 1 package');
  expect(run.first).toContain('`setup` first runs again with your manifests');
  // Installed packages are neither in the patch nor in the workspace.
  expect(Object.keys(readTree(run.root)).filter((path) => path.startsWith('node_modules'))).toEqual([]);
  expect(run.read('changes.patch')).toContain('fill-3.0.0.tgz');
});

test('if setup fails with the dependencies of the patch, as for a manifest without its lock file, the run states the cause and is not verified', async () => {
  const port = await startRegistry();
  const run = await runProject({ version: '1.0.0', port }, [write('package.json', renderManifest('2.0.0'))]);
  expect(run.result.outcome, run.ended.stderr).toBe('verify-failed');
  expect(run.result.verify.after).toBeNull();
  expect(run.result.reason).toMatch(
    /the patch changes package\.json, and the new versions were not installed: the setup command ended with 1: .*E403/,
  );
  expect(run.read('summary.md')).toMatch(/red \(exit 1\) before, not run after/);
  expect(run.read('summary.md')).toContain('Output of the setup command');
  expect(run.read('verify/setup.log')).toContain('E403');
});

test('a patch whose new versions may not be installed, since the policy does not acknowledge it, is not verified', async () => {
  const port = await startRegistry();
  const project = { version: '2.0.0', port, setup: 'true', verify: 'true', network: '{ setup: [HOST] }' };
  const run = await runProject(project, bump(port, '1.0.0'));
  expect(run.result.outcome, run.ended.stderr).toBe('verify-failed');
  expect(run.result.reason).toContain('package.json, and the new versions were not installed');
  expect(run.result.reason).toContain('acknowledge: executes-workspace');
  expect(run.read('summary.md')).toMatch(/green before, not run after/);
  expect(run.first).toContain('new versions cannot be installed here');
});

test('a setup without hosts installs the dependencies of the patch without network', async () => {
  const port = await startRegistry();
  const files = {
    'packages/fill/package.json': '{"name":"fill"}\n',
    'packages/fill/index.js': versions['2.0.0'] ?? '',
  };
  const setup =
    'mkdir -p node_modules/fill && cp packages/fill/* node_modules/fill && sed -n "s/.*\\"fill\\": \\"\\(.*\\)\\".*/\\1/p" package.json > node_modules/installed';
  const verify = 'cat node_modules/installed; node --test';
  const run = await runProject({ version: '1.0.0', port, files, setup, verify, network: '{}' }, bump(port, '2.0.0'));
  expect(run.result.outcome, run.ended.stderr).toBe('completed');
  expect(run.read('verify/before.log')).toMatch(/^\^1\.0\.0\n/);
  expect(run.read('verify/after.log')).toMatch(/^\^2\.0\.0\n/);
});

test('a bump that breaks the code and also changes the test script is red: the new version is installed, and the script is from before the agent', async () => {
  const port = await startRegistry();
  const turns = [
    write('package.json', renderManifest('1.0.0', { scripts: { test: 'echo 1 passed', postinstall: 'touch hooked' } })),
    write('package-lock.json', renderLock(port, '1.0.0')),
  ];
  const verify = 'npm test; code=$?; ls; exit $code';
  const run = await runProject(
    { version: '2.0.0', port, verify, network: '{ setup: [HOST], acknowledge: executes-workspace }' },
    turns,
  );
  expect(run.result.outcome, run.ended.stderr).toBe('verify-failed');
  expect(run.result.verify).toMatchObject({ before: 0, after: 1 });
  expect(run.result.verify.tests.newly_failing.names).toEqual(['counts to three']);
  // Scripts of the manifest are as before the agent, in setup too.
  expect(run.read('verify/after.log')).not.toContain('hooked');
});

test('a lock file alone is installed too, and what setup changes in files of the repository is restored before the patch is verified', async () => {
  const port = await startRegistry();
  const files = {
    'packages/1.0.0.js': versions['1.0.0'] ?? '',
    'packages/1.1.0.js': versions['1.1.0'] ?? '',
  };
  // Installs the version that the lock file has.
  const setup = `mkdir -p node_modules/fill && cp "packages/$(sed -n 's/.*fill-\\(.*\\)\\.tgz.*/\\1/p' package-lock.json).js" node_modules/fill/index.js && echo "exit" > test/count.test.js && echo x > made`;
  const verify = 'cat made; node --test';
  const run = await runProject({ version: '1.0.0', port, files, setup, verify, network: '{}' }, [
    write('package-lock.json', renderLock(port, '1.0.0', '1.1.0')),
  ]);
  expect(run.result.outcome, run.ended.stderr).toBe('completed');
  expect(run.result.verify).toMatchObject({ before: 1, after: 0 });
  expect(run.result.verify.tests.fixed.names).toEqual(['counts to three']);
  expect(run.read('verify/after.log')).toMatch(/^x\n/);
});
