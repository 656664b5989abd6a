import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readRegistries } from '../../../src/run/policy/read-registries.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function createFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'registries-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

async function read(name: string, files: Readonly<Record<string, string>>, more: Record<string, string> = {}) {
  const bin = createFolder(files);
  const environment = { PATH: `${bin}:/usr/bin:/bin`, SECRET_TOKEN: 'hidden', ...more };
  const found = await readRegistries({ names: [name], environment, workspace: '/nowhere' });
  return found.get(name);
}

const say = (text: string): string => `#!/bin/sh\ncat <<'END'\n${text}\nEND\n`;

test('npm names its registry and the registries of scopes', async () => {
  const answer = JSON.stringify({
    registry: 'https://npm.corp.example/a/',
    '@team:registry': 'http://team.example:4873',
    '//npm.corp.example/:_authToken': 'x',
    proxy: 'https://proxy.example',
    '@bad:registry': 'nothing',
  });
  expect(await read('npm', { npm: say(answer) })).toEqual(['npm.corp.example:443', 'team.example:4873']);
});

test('the real npm knows its default, and the user’s file changes it', async () => {
  const home = createFolder({ '.npmrc': 'registry=https://mirror.example/\n@x:registry=https://scope.example\n' });
  const path = process.env['PATH'] ?? '';
  const ask = async (environment: Record<string, string>) =>
    (await readRegistries({ names: ['npm'], environment, workspace: '/nowhere' })).get('npm');
  const bare = await ask({ PATH: path, HOME: createFolder({}) });
  expect(bare?.length).toBeGreaterThan(0);
  const own = await ask({ PATH: path, HOME: home });
  expect(own).toEqual(expect.arrayContaining(['mirror.example:443', 'scope.example:443']));
  const inherited = await ask({ PATH: path, HOME: home, npm_config_registry: 'https://workspace.example' });
  expect(inherited).toEqual(own);
}, 60_000);

test('a configured pip index replaces the usual one, an extra index is added to it', async () => {
  const python = (configured: string): string =>
    `#!/bin/sh\nif [ "$2" = -m ]; then cat <<'END'\n${configured}\nEND\nelse echo https://usual.example/simple https://files.example; fi\n`;
  expect(await read('pypi', { python3: python('') })).toEqual(['usual.example:443', 'files.example:443']);
  expect(await read('pypi', { python3: python("global.index-url='https://u:p@own.example/simple'") })).toEqual([
    'own.example:443',
  ]);
  expect(
    await read('pypi', { python3: python("global.extra-index-url='https://a.example/x\\nhttps://b.example'") }),
  ).toEqual(['a.example:443', 'b.example:443', 'usual.example:443', 'files.example:443']);
});

test('go names its proxies and its checksum database', async () => {
  expect(await read('go', { go: say('https://proxy.example,https://two.example|direct\nsum.example+key') })).toEqual([
    'proxy.example:443',
    'two.example:443',
    'sum.example:443',
  ]);
  expect(await read('go', { go: say('off\noff') })).toEqual([]);
});

test('the tools are asked outside of the workspace, without its programs and without secrets', async () => {
  const log = join(createFolder({}), 'log');
  const spy = `#!/bin/sh\n{ pwd; env; } > ${log}\necho '{"registry":"https://spy.example"}'\n`;
  const workspace = createFolder({ 'node_modules/.bin/npm': say('{"registry":"https://evil.example"}') });
  const bin = createFolder({ npm: spy });
  const found = await readRegistries({
    names: ['npm'],
    environment: { PATH: `${workspace}/node_modules/.bin:.:${bin}:/usr/bin:/bin`, SECRET_TOKEN: 'hidden', HOME: bin },
    workspace,
  });
  expect(found.get('npm')).toEqual(['spy.example:443']);
  const seen = readFileSync(log, 'utf8');
  expect(seen.split('\n')[0]).toBe('/');
  expect(seen).not.toContain('hidden');
});

test('a tool that is not there, fails or answers nonsense has no hosts', async () => {
  const failing = '#!/bin/sh\nexit 1\n';
  expect(await read('npm', { npm: failing })).toEqual([]);
  expect(await read('npm', { npm: say('nonsense') })).toEqual([]);
  const nothing = await readRegistries({ names: ['go', 'other'], environment: { PATH: '' }, workspace: '/w' });
  expect([...nothing]).toEqual([
    ['go', []],
    ['other', []],
  ]);
});
