import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { lookup } from 'node:dns/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { startWebServer } from '../fixtures/web-server.ts';
import { createDirectory, createRepository, runGit, writeFiles } from '../fixtures/workspace.ts';

const script = `#!/bin/sh
printf '%s\\n' "$#" "$@"
mkdir -p reports && echo checked > reports/links.txt && echo stray > stray.txt
`;

// The example of the documentation, so that it is one that works.
const guide = readFileSync(join(import.meta.dirname, '../../docs/extra-tools.md'), 'utf8');
const [, examplePolicy = ''] = /```yaml\n(version: 1\nname: docs\n[^]*?)```/.exec(guide) ?? [];

function createWorkspace(files: Readonly<Record<string, string>> = {}): string {
  const directory = createRepository({ 'a.md': 'a\n', 'scripts/check-links.sh': script, ...files });
  chmodSync(join(directory, 'scripts/check-links.sh'), 0o755);
  runGit(directory, 'commit', '-qam', 'executable');
  return directory;
}

function writePolicy(text: string): string {
  const directory = createDirectory('policy-');
  writeFiles(directory, { 'policy.yml': text });
  return join(directory, 'policy.yml');
}

async function run(turns: readonly ScriptedTurn[], policy: string, cwd: string) {
  const model = await startModelServer({ turns: [...turns, { text: 'Done.' }] });
  onTestFinished(() => model.close());
  const ended = await runCliHere(
    [
      ...['run', 'Check the links.', '--policy', policy, '--record', join(createDirectory('record-'), 'run')],
      ...['--provider', 'openai-chat', '--model', 'any', '--base-url', model.url],
    ],
    { cwd, env: { OPENAI_API_KEY: 'none' } },
  );
  return { ended, requests: model.requests, seen: JSON.stringify(model.requests.at(-1)) };
}

const unnamed = '  noRule: { description: A tool that no rule names., command: [scripts/check-links.sh] }\n';

test('a tool of the policy works in structured calls and in scripts; its changes are decided by rules about writes; one without a rule is not offered', async () => {
  const cwd = createWorkspace();
  const { ended, requests, seen } = await run(
    [
      {
        calls: [{ name: 'check_links', args: { files: ['a.md', 'id.md'], base: 'x y; id' } }],
      },
      {
        text: "<tool-calls>\nconst r = await tools.checkLinks({ files: ['a.md'], level: '-v' }); return r.stdout.split('\\n').join('|');\n</tool-calls>",
      },
    ],
    writePolicy(examplePolicy.replace('rules:\n', `${unnamed}rules:\n`)),
    cwd,
  );
  expect(ended.exitCode, ended.stderr).toBe(0);
  const first = JSON.stringify(requests[0]);
  expect(first).toContain('check_links');
  expect(first).not.toContain('no_rule');
  expect(first).not.toContain('noRule');
  expect(first).toContain('Checks the links of documents.');
  expect(seen).toContain('3\\n--base=x y; id\\na.md\\nid.md');
  expect(seen).toContain('2|-v|a.md|');
  expect(seen).toContain('stray.txt');
  expect(readFileSync(join(cwd, 'reports/links.txt'), 'utf8')).toBe('checked\n');
  expect(existsSync(join(cwd, 'stray.txt'))).toBe(false);
});

test('a call with an option, with an argument outside the pattern, or of a tool without a rule does not run', async () => {
  const cwd = createWorkspace();
  const policy = writePolicy(
    examplePolicy.replace(", pattern: '[\\w./-]+\\.md'", '').replace('rules:\n', `${unnamed}rules:\n`),
  );
  const call = async (tool: string, args: object, file = policy) =>
    (await runCliHere(['call', tool, JSON.stringify(args), '--policy', file, '--format', 'json'], { cwd })).stdout;
  expect(await call('checkLinks', { files: ['-rf'] })).toContain('would read it as an option');
  expect(await call('checkLinks', { files: ['a;b'] }, writePolicy(examplePolicy))).toContain('ToolValidationError');
  expect(await call('noRule', {})).toContain('a custom tool runs only if a rule names it');
  expect(existsSync(join(cwd, 'reports'))).toBe(false);
});

test('policy explain and policy test know the tool', async () => {
  const cwd = createWorkspace();
  const policy = writePolicy(`${examplePolicy}tests: [own.test.yml]\n`);
  writeFiles(join(policy, '..'), {
    'own.test.yml':
      'cases:\n  - { tool: checkLinks, args: { files: [a.md] }, decision: allow, rule: check-links }\n  - { tool: checkLinks, write: other.txt, decision: deny }\n',
  });
  const call = '{"tool":"check_links","args":{"files":["a.md"]}}';
  const explained = await runCliHere(['policy', 'explain', '--policy', policy, '--call', call], { cwd });
  expect(explained.stdout).toContain('command scripts/check-links.sh a.md');
  const tested = await runCliHere(['policy', 'test', policy], { cwd });
  expect(tested.exitCode, tested.stdout + tested.stderr).toBe(0);
});

const contained = '  - { id: any, when: { tool: exec, contained: true }, decision: allow, reason: Work. }\n';

test('a program that the model wrote does not run in place of the tool’s', async () => {
  const cwd = createWorkspace({ '.gitignore': 'node_modules\n' });
  mkdirSync(join(cwd, 'node_modules/.bin'), { recursive: true });
  writeFiles(cwd, { 'node_modules/tool/cli.sh': '#!/bin/sh\necho from before\n' });
  chmodSync(join(cwd, 'node_modules/tool/cli.sh'), 0o755);
  symlinkSync('../tool/cli.sh', join(cwd, 'node_modules/.bin/tool'));
  const tools =
    '  installed: { description: A tool., command: [node_modules/.bin/tool] }\n  later: { description: A tool., command: [node_modules/.bin/later] }\nrules:\n  - { id: more, when: { tool: [installed, later] }, decision: allow, reason: Work. }\n';
  const policy = writePolicy(
    `${examplePolicy.replace('rules:\n', `${tools}${contained}`)}  - { id: w, when: { write: ['**'] }, decision: allow, reason: Work. }\n`,
  );
  const shell = (text: string) => ({ name: 'shell', args: { command: ['bash', '-c', text] } });
  const { ended, seen } = await run(
    [
      { calls: [{ name: 'installed', args: {} }] },
      {
        calls: [
          // Paths that are known only when the shell runs: not the spelling but the mounts have to stop these writes.
          shell('s=$(echo scripts); echo "echo EVIL-1" > $s/check-links.sh; echo wrote-$?'),
          shell('s=$(echo scripts); mv $s old; mkdir $s; echo "echo EVIL-2" > $s/check-links.sh; chmod +x $s/*; ls'),
          shell(
            'b=$(echo node_modules/.bin); printf "#!/bin/sh\\necho EVIL-3" > $b/../tool/evil; chmod +x $b/../tool/evil',
          ),
          shell('b=$(echo node_modules/.bin); ln -sf ../tool/evil $b/tool; ln -sf ../tool/evil $b/later; $b/later'),
        ],
      },
      {
        calls: [
          { name: 'check_links', args: { files: ['a.md'] } },
          { name: 'installed', args: {} },
          { name: 'later', args: {} },
        ],
      },
    ],
    policy,
    cwd,
  );
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(seen).toContain('from before');
  expect(seen).toContain('1\\na.md');
  expect(seen.match(/was written in this run, and a custom tool runs only programs from before it/g)).toHaveLength(2);
  expect(seen).toContain('stdout:\\nEVIL-3');
  expect(seen.match(/stdout:\\nEVIL/g)).toHaveLength(1);
});

test('only the command of a tool reaches the hosts of the tool, and a denial takes precedence', async () => {
  // Programs reach 127.0.0.1 without the proxy, and there is nothing in the sandbox.
  const { address } = await lookup(hostname(), { family: 4 });
  const web = await startWebServer(({ url }, response) => response.end(`served ${url}`), { address });
  const at = `http://${hostname()}:${web.port}`;
  const get = `#!/bin/sh\nexec curl -sS -m 20 "$1"\n`;
  const cwd = createRepository({ 'scripts/get.sh': get, '.gitignore': 'bin/\n' });
  writeFiles(cwd, { 'bin/get': get });
  for (const file of ['scripts/get.sh', 'bin/get']) chmodSync(join(cwd, file), 0o755);
  const policyWith = (command: string, more = ''): string =>
    writePolicy(`version: 1
name: hosts
customTools:
  getPage:
    description: Gets a page.
    parameters: { properties: { url: { type: string, pattern: 'http://.*' } }, required: [url] }
    command: [${command}, '{url}']
    network: [{ host: ${hostname()}, port: ${web.port}, private: true }]
rules:
  - { id: get, when: { tool: getPage }, decision: allow }
  - { id: read, when: { read: ['**'] }, decision: allow }
  - { id: commands, when: { tool: exec, contained: true }, decision: allow }
${more}`);
  const call = async (policy: string, url: string) => {
    const ended = await runCliHere(
      ['call', 'getPage', JSON.stringify({ url }), '--policy', policy, '--format', 'json'],
      { cwd },
    );
    return ended.stdout + ended.stderr;
  };
  const calls = `
    const say = async (call) => JSON.stringify(await call.catch((error) => error.message));
    return [await say(tools.getPage({ url: '${at}/a' })), await say(tools.getPage({ url: 'http://example.com/' })),
      await say(tools.exec({ command: ['scripts/get.sh', '${at}/b'] }))];`;
  const ended = await runCliHere(['script', '-', '--policy', policyWith('scripts/get.sh'), '--format', 'json'], {
    cwd,
    stdin: calls,
  });
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(0);
  const { returnValue } = JSON.parse(ended.stdout) as { returnValue: string[] };
  expect(returnValue).toEqual([
    expect.stringContaining('served /a'),
    expect.stringContaining('no rule allows this host'),
    expect.not.stringContaining('served'),
  ]);
  const denied = '  - { id: closed, when: { net: { host: HOST } }, decision: deny, reason: Closed. }\n'.replace(
    'HOST',
    hostname(),
  );
  expect(await call(policyWith('scripts/get.sh', denied), `${at}/c`)).not.toContain('served');
  // A file that commands may replace: the call is sealed, so it runs the file from before the agent.
  expect(await call(policyWith('bin/get'), `${at}/d`)).toContain('served /d');
  expect(web.seen.map(({ url }) => url)).toEqual(['/a', '/d']);
});
