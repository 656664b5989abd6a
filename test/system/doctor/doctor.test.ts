import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runDoctor } from '../../../src/doctor/doctor.ts';
import { findProgram } from '../../../src/sandbox/host/find-programs.ts';
import { createRedactor } from '../../../src/record/secrets/redact.ts';
import { systemClock } from '../../../src/run/host/system-clock.ts';
import { jobVariables } from '../../fixtures/clouds.ts';
import { createDirectory, createRepository } from '../../fixtures/workspace.ts';
import { testedLevel } from '../../fixtures/sandbox.ts';

interface Told {
  readonly ok: boolean;
  readonly isolation: { readonly level: string; readonly limits: readonly string[] } | null;
  readonly checks: readonly {
    readonly name: string;
    readonly ok: boolean;
    readonly detail: string;
    readonly fix: string;
  }[];
  readonly fixed: readonly string[];
}

const uid = process.getuid?.() ?? 0;
const real = findProgram('bwrap', '', []) ?? '';

/** A directory of programs that replace the programs of the machine, each a shell script that writes down its arguments. */
function createPrograms(scripts: Readonly<Record<string, string>>) {
  const directory = createDirectory('programs-');
  chmodSync(directory, 0o755);
  const log = join(directory, 'log');
  for (const [name, text] of Object.entries(scripts))
    writeFileSync(join(directory, name), `#!/bin/sh\nhere=${directory}\necho "${name} $*" >> ${log}\n${text}\n`, {
      mode: 0o755,
    });
  return {
    directory,
    readLog: () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []),
    find: (name: string): string | null => {
      if (existsSync(join(directory, name))) return join(directory, name);
      return ['apt-get', 'sudo', 'apparmor_parser', 'sysctl'].includes(name) ? null : findProgram(name, '', []);
    },
  };
}

async function ask(
  mode: 'look' | 'fix',
  find: (name: string) => string | null = (name) => findProgram(name, '', []),
  variables: Readonly<Record<string, string>> = {},
  { policy, cwd }: { readonly policy: string | null; readonly cwd: string } = { policy: null, cwd: '.' },
): Promise<Told & { exitCode: number }> {
  const home = createDirectory('home-');
  let said = '';
  const host = {
    facts: {
      environment: { PATH: process.env['PATH'], ...variables },
      home,
      passwdHome: home,
      execPath: process.execPath,
    },
    uid,
    arch: process.arch,
    platform: process.platform,
    temporaryDirectory: '/tmp',
    distDirectory: join(import.meta.dirname, '../../../dist'),
    stateDirectory: home,
    workingDirectory: home,
    machineFloor: { file: join(home, 'floor.yml'), owner: uid },
    clock: systemClock,
    resolveName: async () => [],
    createId: () => 'id',
    random: () => 0,
    version: '0',
    redactor: createRedactor({ secrets: [] }),
  };
  const terminal = {
    out: (text: string) => void (said += text),
    log: () => undefined,
    command: () => undefined,
    pass: () => undefined,
    showCall: () => undefined,
  };
  const context = { host, terminal, signal: new AbortController().signal, stdin: (async function* () {})() };
  const exitCode = await runDoctor({ format: 'json', mode, find, policy, cwd }, context);
  return { exitCode, ...(JSON.parse(said) as Told) };
}

const readDetails = ({ checks }: Told, name: string): string[] =>
  checks.filter((check) => check.name === name).map(({ detail }) => detail);

test('doctor tells each piece, its version, and each limit with what holds it', async () => {
  const reported = await ask('look');
  expect([reported.exitCode, reported.ok, reported.isolation?.level, reported.fixed]).toEqual([
    0,
    true,
    expect.stringMatching(testedLevel),
    [],
  ]);
  expect(readDetails(reported, 'bwrap')[0]).toMatch(/^\/\S+\/bwrap \(bubblewrap [\d.]+\), for the sandbox$/);
  expect(readDetails(reported, 'bwrap options')[0]).toMatch(/--size.*--disable-userns/);
  expect(readDetails(reported, 'sandbox')[0]).toMatch(/^(?:full|strict): bwrap as uid \d+/);
  for (const name of ['git', 'rg', 'nsenter', 'script', 'prlimit'])
    expect(readDetails(reported, name)[0], name).toMatch(/\d+\.\d+.*for \w+|not found/);
  const limits = readDetails(reported, 'limit').join('\n');
  for (const limit of [
    /memory \d+ MiB .*\((?:cgroup v[12]|measured every \d+ ms)\)/,
    /processes/,
    /RLIMIT_FSIZE/,
    /RLIMIT_CPU/,
    /tmpfs/,
    /output/,
    /kept free/,
  ])
    expect(limits).toMatch(limit);
  expect(limits).toContain('memory 4096 MiB');
  expect(limits).toContain('120 s a command');
});

test('doctor shows the limits of the given policy', async () => {
  const policy = join(createDirectory('policy-'), 'policy.yml');
  writeFileSync(
    policy,
    "version: 1\nname: own\nextends: ['builtin:read-only']\nsandbox: { limits: { memoryMb: 512, commandTimeoutMs: 30000 } }\n",
  );
  const limits = readDetails(
    await ask('look', undefined, {}, { policy, cwd: createRepository({ 'a.txt': 'a' }) }),
    'limit',
  ).join('\n');
  expect(limits).toContain('memory 512 MiB');
  expect(limits).toContain('30 s a command');
  expect(limits).toContain('256 MiB kept free on the disk');
});

test.each([
  ['a job with id-token: write', { GITHUB_ACTIONS: 'true', ...jobVariables }, /^the job can get OIDC tokens/],
  ['a job without it', { GITHUB_ACTIONS: 'true' }, /need permissions: \{ id-token: write \}$/],
  ['a login action', { AWS_ACCESS_KEY_ID: 'ASIAEXAMPLE' }, /AWS_ACCESS_KEY_ID is set$/],
])('doctor shows the identity for models of a cloud in %s, and no secret', async (_, variables, detail) => {
  const check = (await ask('look', undefined, variables)).checks.find(({ name }) => name === 'identity');
  expect(check).toMatchObject({ ok: true, detail: expect.stringMatching(detail) });
  expect(JSON.stringify(check)).not.toMatch(/ASIAEXAMPLE|request-token/);
});

test('doctor shows the proxy of the providers without its account, and what is wrong with its variable', async () => {
  const show = async (variables: Record<string, string>) =>
    (await ask('look', undefined, variables)).checks.find(({ name }) => name === 'proxy');
  expect(await show({})).toMatchObject({ ok: true, detail: 'none for the providers' });
  const value = 'http://me:secret-word@proxy.corp:3128';
  expect(await show({ HTTPS_PROXY: value, NO_PROXY: '.anthropic.com' })).toMatchObject({
    ok: true,
    detail: 'api.openai.com through http://proxy.corp:3128 (HTTPS_PROXY, with a user and a password)',
  });
  const wrong = await show({ HTTPS_PROXY: value.replace('http', 'socks5') });
  expect(wrong).toMatchObject({ ok: false, detail: expect.stringContaining('HTTPS_PROXY') as unknown });
  expect(JSON.stringify(wrong)).not.toContain('secret-word');
});

test('--fix installs what is missing, with fresh lists where the old ones fail', async () => {
  const apt =
    '[ "$1" = update ] && exec touch $here/updated; [ -e $here/updated ] && exec touch $here/installed; echo "E: Unable to locate package" >&2; exit 100';
  const sudo = 'shift 2; exec "$@"';
  const programs = createPrograms({ 'apt-get': apt, sudo });
  const find = (name: string) =>
    name === 'bwrap' && !existsSync(join(programs.directory, 'installed')) ? null : programs.find(name);
  const before = await ask('look', find);
  expect([before.exitCode, before.isolation, programs.readLog()]).toEqual([6, null, []]);
  expect(before.checks.find(({ name }) => name === 'bwrap')).toMatchObject({
    ok: false,
    fix: 'sudo apt-get install -y bubblewrap',
  });
  const after = await ask('fix', find);
  expect(after.fixed[0]).toMatch(/^installed bubblewrap/);
  expect([after.exitCode, after.isolation?.level]).toEqual([0, expect.stringMatching(testedLevel)]);
  expect(programs.readLog().filter((line) => line.startsWith('apt-get'))).toEqual([
    expect.stringMatching(/^apt-get install -y -qq -o DPkg::Lock::Timeout=60 bubblewrap/),
    'apt-get update -qq',
    expect.stringMatching(/^apt-get install -y -qq -o DPkg::Lock::Timeout=60 bubblewrap/),
  ]);
});

const blocked = `[ "$1" = --help ] || [ -e $here/open ] || { echo "bwrap: setting up uid map: Permission denied" >&2; exit 1; }; exec ${real} "$@"`;

test('--fix lets bwrap through AppArmor', async () => {
  const { find, readLog } = createPrograms({
    bwrap: blocked,
    apparmor_parser: 'grep -q "userns," && touch $here/open',
    sudo: '[ "$3" = /bin/true ] && exit 1; shift 2; exec "$@"',
  });
  const before = await ask('look', find);
  expect([before.exitCode, readDetails(before, 'sandbox')[0]]).toEqual([
    6,
    expect.stringContaining('AppArmor forbids'),
  ]);
  expect(readLog().some((line) => line.startsWith('apparmor_parser'))).toBe(false);
  const after = await ask('fix', find);
  expect(after.fixed).toEqual([
    'loaded an AppArmor profile that lets bwrap alone make user namespaces, until the machine starts again',
  ]);
  expect([after.exitCode, after.isolation?.level]).toEqual([0, expect.stringMatching(testedLevel)]);
});

test('--fix reports that it has changed nothing, and whether something is missing', async () => {
  const { find } = createPrograms({
    bwrap: `[ "$1" = --help ] && exec ${real} --help; echo "bwrap: Creating new namespace failed" >&2; exit 1`,
  });
  const refused = await ask('fix', find);
  expect([refused.exitCode, refused.fixed]).toEqual([6, ['nothing was changed: --fix cannot fix what is missing']]);
  const works = await ask('fix');
  expect([works.exitCode, works.fixed]).toEqual([0, ['nothing had to be changed']]);
});

test('on a self-hosted runner --fix changes nothing and says so', async () => {
  const { find, readLog } = createPrograms({ 'apt-get': 'exit 0', apparmor_parser: 'exit 0', sudo: 'exit 0' });
  const without = (name: string): string | null => (name === 'bwrap' ? null : find(name));
  const reported = await ask('fix', without, { GITHUB_ACTIONS: 'true', RUNNER_ENVIRONMENT: 'self-hosted' });
  expect(reported.fixed).toEqual(['nothing was changed: this is a self-hosted runner, which only its owner changes']);
  expect([reported.exitCode, readLog()]).toEqual([6, []]);
});
