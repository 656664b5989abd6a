import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../src/run/host/system-clock.ts';
import { startLineProcess } from '../../../src/sandbox/box/commands/line-process.ts';
import { startProcess } from '../../../src/sandbox/box/processes/start-process.ts';
import { createTestSandbox } from '../../fixtures/sandbox.ts';
import { createDirectory, createRepository, writeFiles } from '../../fixtures/workspace.ts';

// Attacks of JavaScript that controls the engine's process, as if it had escaped from the WebAssembly.
const hostile = `
const fs = require('node:fs');
const net = require('node:net');
const path = require('node:path');
const [root, port, home] = process.argv.slice(2);
const attempt = (name, work) => { try { return [name, work()]; } catch (error) { return [name, 'refused: ' + error.code]; } };
const findings = Object.fromEntries([
  ['environment', Object.keys(process.env).sort().join()],
  attempt('own environ', () => fs.readFileSync('/proc/self/environ', 'utf8')),
  attempt('parent environ', () => fs.readFileSync('/proc/1/environ', 'utf8')),
  attempt('workspace', () => fs.readdirSync(root)),
  attempt('workspace file', () => fs.readFileSync(path.join(root, 'a.txt'), 'utf8')),
  attempt('home', () => fs.readdirSync(home)),
  attempt('passwd', () => fs.readFileSync('/etc/passwd', 'utf8').length > 0),
  attempt('processes', () => fs.readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name)).length),
  attempt('write', () => fs.writeFileSync('/usr/x', 'x')),
  attempt('root', () => fs.readdirSync('/').sort().join()),
  attempt('descriptors', () => fs.readdirSync('/proc/self/fd').map((name) => { try { return fs.readlinkSync('/proc/self/fd/' + name); } catch { return 'gone'; } }).filter((target) => target.startsWith('/') && !target.startsWith('/dev/') && !target.startsWith('/proc/')).join()),
  ['uid', process.getuid()],
]);
net.connect(Number(port), '127.0.0.1').on('connect', () => end('connected')).on('error', (error) => end(error.code));
function end(network) { console.log(JSON.stringify({ ...findings, network })); }
`;

test('hostile code that replaces the script engine finds no key, no workspace and no network', async () => {
  const home = createDirectory('home-');
  writeFiles(home, { '.ssh/id': 'SECRET' });
  const root = createRepository({ 'a.txt': 'WORKSPACE' });
  const engineDirectory = createDirectory('engine-');
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const constants = `process.argv.splice(2, 0, ${JSON.stringify(root)}, '${address.port}', ${JSON.stringify(home)});`;
  writeFiles(engineDirectory, { 'engine.cjs': `${constants}${hostile}` });
  const sandbox = await createTestSandbox(root, {
    facts: {
      environment: { PATH: process.env['PATH'], OPENAI_API_KEY: 'SECRET-KEY', GITHUB_TOKEN: 'SECRET-TOKEN' },
      home,
      passwdHome: home,
      execPath: process.execPath,
    },
  });
  const engine = await sandbox.startEngine(join(engineDirectory, 'engine.cjs'), [engineDirectory]);
  const said = await new Promise<string>((resolve, reject) => {
    engine.onLine(resolve);
    engine.onExit((reason) => reject(new Error(reason)));
  });
  const findings = JSON.parse(said) as Record<string, unknown>;
  expect(findings).toMatchObject({
    environment: 'HOME,PATH,PWD',
    workspace: 'refused: ENOENT',
    'workspace file': 'refused: ENOENT',
    home: 'refused: ENOENT',
    passwd: 'refused: ENOENT',
    write: expect.stringMatching(/refused: (?:EROFS|EACCES)/),
    descriptors: '',
    network: 'ECONNREFUSED',
  });
  expect(findings['uid']).not.toBe(0);
  expect(findings['processes']).toBeLessThanOrEqual(3);
  expect(said).not.toMatch(/SECRET|WORKSPACE/);
});

test('an engine whose processes together hold too much memory is ended, and the reason states that', async () => {
  const hold = "const held = Buffer.alloc(200 << 20, 1); console.log('THROUGH'); setTimeout(() => held, 10_000)";
  expect(await readReason(hold, 150)).toContain('its processes held more than 150 MiB of memory together');
});

test('the reason of a crash has the first and the last lines of stderr', async () => {
  const crash =
    "process.stderr.write('# Fatal: no memory\\n' + 'a frame of the stack\\n'.repeat(500) + 'the end'); process.exitCode = 133";
  const reason = await readReason(crash, 1_000);
  expect(reason).toMatch(/^exit 133: # Fatal: no memory\n[^]*bytes left out[^]*the end$/);
  expect(reason.length).toBeLessThan(500);
});

/** The reason with which an engine ends that runs a script of Node. */
function readReason(script: string, memoryMb: number): Promise<string> {
  const launch = { program: process.execPath, args: ['-e', script], env: {}, descriptors: [], status: null };
  const engine = startLineProcess({
    start: () => ({ ...startProcess(launch), group: null, pipes: [] }),
    onEnd: () => undefined,
    held: { memoryBytes: memoryMb << 20, temporaryDirectories: [], temporaryBytes: 0 },
    maxLineBytes: 1_000,
    clock: systemClock,
  });
  return new Promise((resolve) => {
    engine.onExit(resolve);
  });
}
