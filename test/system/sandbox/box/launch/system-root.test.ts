import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runInEachPlace } from '../../../../fixtures/places.ts';
import { isInstalled } from '../../../../fixtures/programs.ts';
import { findProgram } from '../../../../../src/sandbox/host/find-programs.ts';
import { renderHosts } from '../../../../../src/sandbox/box/launch/system-root.ts';
import { createTestOptions, createTestSandbox, runCommand } from '../../../../fixtures/sandbox.ts';
import { createDirectory, createRepository, shareForBlock, writeFiles } from '../../../../fixtures/workspace.ts';

const ways = ['overlay', 'copy'] as const;

function run(sandbox: Awaited<ReturnType<typeof createTestSandbox>>, script: string) {
  return runCommand(sandbox, ['/bin/sh', '-c', script]);
}

const nameLookups = {
  'names.py': `import json, os, socket
addresses = lambda name: sorted({found[4][0] for found in socket.getaddrinfo(name, 80)})
print(json.dumps([socket.gethostbyname(socket.gethostname()), socket.getfqdn(), addresses('localhost'), open('/etc/hostname').read()]))`,
  'names.mjs': `import { lookup } from 'node:dns';
lookup('unknown.example', (error) => console.log(error?.code));`,
  'names.go': `package main
import ("context"; "errors"; "fmt"; "net")
func main() {
  _, err := net.LookupHost("unknown.example")
  var unknown *net.DNSError
  fmt.Println("not found:", errors.As(err, &unknown) && unknown.IsNotFound)
  ask := func(context.Context, string, string) (net.Conn, error) { fmt.Println("asked"); return nil, errors.New("closed") }
  (&net.Resolver{PreferGo: true, Dial: ask}).LookupHost(context.Background(), "unknown.example")
}`,
};

describe.each(ways)('the system in the sandbox (%s)', (workspaceAs) => {
  const open = shareForBlock((onEnd) =>
    createTestSandbox(createRepository(nameLookups, onEnd), { workspaceAs }, onEnd),
  );

  test('commands see only the system directories of the machine', async () => {
    expect(existsSync('/var/lib')).toBe(true);
    expect(existsSync('/srv')).toBe(true);
    const { stdout } = await run(
      open(),
      'ls -A /srv /mnt /var/lib /root /sys 2>/dev/null; echo ---; ls -A /etc; echo ---; ls /var',
    );
    const [directories = '', etc = '', variable = ''] = stdout.split('---\n');
    // Installed programs need these: packages of Ruby and Haskell, formats of TeX, dictionaries.
    const installed = 'aspell gems ghc ghostscript ieee-data libreoffice mecab ocaml sgml-base texmf xml-core'.split(
      ' ',
    );
    const shown = directories.split('\n').filter((line) => line !== '' && !line.endsWith(':'));
    expect(shown.toSorted()).toEqual(installed.filter((name) => existsSync(`/var/lib/${name}`)));
    expect(variable.split('\n').filter((name) => !['cache', 'lib', 'run', 'tmp', ''].includes(name))).toEqual([]);
    expect(etc.split('\n')).toContain('passwd');
    const host = readdirSync('/etc');
    for (const name of ['shadow', 'gshadow', 'sudoers', 'ssh', 'cron.d'].filter((one) => host.includes(one)))
      expect(etc.split('\n'), name).not.toContain(name);
  });

  test('commands see the index of the fonts that are installed, and no other cache', async () => {
    const index = '/var/cache/fontconfig';
    expect((await run(open(), `ls ${index}; echo ---; ls /var/cache`)).stdout).toBe(
      [
        ...(existsSync(index) ? readdirSync(index).toSorted() : []),
        '---',
        ...(existsSync(index) ? ['fontconfig'] : []),
        '',
      ].join('\n'),
    );
  });

  test('commands of a run have one root, which is made once', async () => {
    const looks = [await run(open(), 'stat -c %d:%i /'), await run(open(), 'stat -c %d:%i /')];
    expect(looks[0]?.stdout).toMatch(/^\d+:\d+\n$/);
    expect(looks[1]?.stdout).toBe(looks[0]?.stdout);
  });

  test('/var/run is /run, in which commands can write', async () => {
    expect((await run(open(), 'echo x > /run/a; cat /var/run/a; echo y > /var/run/b; cat /run/b')).stdout).toBe(
      'x\ny\n',
    );
  });

  test('the root is read-only, and contains the files that programs need', async () => {
    expect((await run(open(), 'touch /x')).stderr).toMatch(/Read-only/);
    expect((await run(open(), 'mkdir /srv/x /usr/etc/x || mkdir /usr/local/etc/x /var/x')).exitCode).not.toBe(0);
    expect((await run(open(), 'echo x > /etc/passwd')).exitCode).not.toBe(0);
    const needed = 'id -un && getent services http && git --version && test -d /etc/ssl && perl -e "print 1"';
    expect(await run(open(), needed)).toMatchObject({ exitCode: 0 });
  });

  test.runIf(isInstalled('manpath'))('programs that show manual pages find them', async () => {
    const paths = (await run(open(), 'manpath')).stdout.trim().split(':');
    expect(paths).toContain('/usr/share/man');
  });

  test('every process resolves its own host name to loopback, and localhost to the addresses of the machine', async () => {
    const isBoth = /^::1\s(?:.*\s)?localhost(?:\s|$)/m.test(readFileSync('/etc/hosts', 'utf8'));
    const outputs = await runInEachPlace(open(), ['python3', 'names.py']);
    for (const [place, output] of Object.entries(outputs))
      expect([place, JSON.parse(output)]).toEqual([
        place,
        ['127.0.0.1', 'localhost', ['127.0.0.1', ...(isBoth ? ['::1'] : [])], 'sandbox\n'],
      ]);
  });

  test('every process gets ENOTFOUND for an unknown name', async () => {
    const outputs = await runInEachPlace(open(), ['node', 'names.mjs']);
    for (const [place, output] of Object.entries(outputs)) expect([place, output]).toEqual([place, 'ENOTFOUND']);
  });

  test.runIf(isInstalled('go'))(
    'a resolver of Go with its own server asks it, and with cgo other names are not found',
    async () => {
      for (const cgo of isInstalled('gcc') ? [0, 1] : [0]) {
        const script = `cd /tmp && cp "$OLDPWD/names.go" . && CGO_ENABLED=${cgo} GOCACHE=/tmp/cache go run names.go`;
        const { stdout, stderr } = await run(open(), script);
        expect(stdout, stderr).toMatch(cgo === 1 ? /^not found: true\nasked\n/ : /^not found: .*\nasked\n/);
      }
    },
  );
});

test.runIf(process.getuid?.() === 0)(
  'software in /opt that PATH, a link in PATH or a variable leads to is shown, without runners and credentials in it',
  async () => {
    const opt = `/opt/script-harness-${process.pid}`;
    const directory = mkdtempSync('/srv/bin-');
    onTestFinished(() => {
      for (const path of [opt, directory]) rmSync(path, { recursive: true, force: true });
    });
    chmodSync(directory, 0o755);
    const files = {
      'package/bin/program': '#!/bin/sh\ncat "$(dirname "$0")/../share/text"\n',
      'package/share/text': 'package\n',
      'browser/run': '#!/bin/sh\ncat "$(dirname "$(readlink -f "$0")")/part"\n',
      'browser/part': 'browser\n',
      'jdk/release': 'jdk\n',
      'tools/a/b/c/d/e/f/.credentials': 'SECRET',
      'tools/a/b/c/d/e/readme': 'cache\n',
      'tools/node/.npmrc': '//registry.example/:_authToken=SECRET',
      'tools/node/etc/npmrc': '//registry.example/:_authToken=SECRET',
      'tools/pip/pip.conf': '[global]\ntimeout = 7\n',
      'tools/maven/conf/settings.xml': '<settings><password>SECRET</password></settings>',
      'tools/plugin/.git/config': '[remote "origin"]\n\turl = https://user:SECRET@host.example/plugin\n',
      'tools/manager/.git/config': '[remote "origin"]\n\turl = https://host.example/manager\n',
      'tools/key.pem': '-----BEGIN PRIVATE KEY-----\nSECRET',
      'tools/authority.pem': '-----BEGIN CERTIFICATE-----\n',
      'runner/bin/tool': 'SECRET',
      'runner/.runner': 'SECRET',
      'other/readme': 'SECRET',
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(opt, name)), { recursive: true });
      writeFileSync(join(opt, name), text, { mode: 0o755 });
    }
    symlinkSync(join(opt, 'browser/run'), join(directory, 'browser'));
    const root = createRepository({ 'a.txt': 'a' });
    const { facts } = createTestOptions(root);
    const environment = {
      PATH: [join(opt, 'package/bin'), directory, '/usr/bin', '/bin'].join(':'),
      JAVA_HOME: join(opt, 'jdk'),
      ANDROID_HOME: join(opt, 'runner'),
      EDITOR: join(opt, 'other'),
      RUNNER_TOOL_CACHE: join(opt, 'tools'),
    };
    const sandbox = await createTestSandbox(root, { facts: { ...facts, environment } });
    const shown = 'package\nbrowser\njdk\ncache\ntimeout = 7\nhost.example/manager\nCERTIFICATE';
    const outputs = await runInEachPlace(sandbox, [
      '/bin/sh',
      '-c',
      `program; browser; cd ${opt}; cat jdk/release tools/a/b/c/d/e/readme; grep timeout tools/pip/pip.conf; grep -o host.example.* tools/manager/.git/config; grep -o CERTIFICATE tools/authority.pem; grep -rh SECRET . ; true`,
    ]);
    for (const [place, output] of Object.entries(outputs)) expect([place, output.trim()]).toEqual([place, shown]);
  },
);

test.runIf(process.getuid?.() === 0)(
  'a server sees what commands see, and the directories of the files that it names',
  async () => {
    const directory = mkdtempSync('/srv/server-');
    onTestFinished(() => rmSync(directory, { recursive: true }));
    chmodSync(directory, 0o755);
    mkdirSync(join(directory, 'named'));
    writeFileSync(join(directory, 'named/server.sh'), '. $(dirname "$0")/library.sh; cat "$@" 2>&1 | sed s/^/said:/');
    writeFileSync(join(directory, 'named/library.sh'), 'echo library');
    writeFileSync(join(directory, 'other'), 'SECRET');
    const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }));
    const { server } = await runInEachPlace(sandbox, [
      '/bin/sh',
      '-c',
      `sh ${directory}/named/server.sh ${directory}/other`,
    ]);
    expect(server).not.toMatch(/library|SECRET/);
    const named = await runInEachPlace(sandbox, ['/bin/sh', join(directory, 'named/server.sh'), '../other']);
    expect(named.server.split('\n')).toEqual(['library', expect.stringContaining('No such file')]);
    expect(named.command).not.toContain('library');
  },
);

test.runIf(process.getuid?.() === 0)(
  'a server sees the package in /opt that has its program, and no other',
  async () => {
    const opt = mkdtempSync('/opt/script-harness-');
    onTestFinished(() => rmSync(opt, { recursive: true }));
    chmodSync(opt, 0o755);
    for (const name of ['package/bin', 'package/lib', 'other']) mkdirSync(join(opt, name), { recursive: true });
    writeFileSync(join(opt, 'package/bin/server'), '#!/bin/sh\ncat "$(dirname "$0")/../lib/text" "$1" 2>&1\n', {
      mode: 0o755,
    });
    writeFileSync(join(opt, 'package/lib/text'), 'library\n');
    writeFileSync(join(opt, 'other/text'), 'SECRET');
    const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }));
    const words = [join(opt, 'package/bin/server'), `.${'/..'.repeat(20)}${opt}/other/text`];
    const { server } = await runInEachPlace(sandbox, ['/bin/sh', '-c', '"$0" "$1"; true', ...words]);
    expect(server.split('\n')).toEqual(['library', expect.stringContaining('No such file')]);
  },
);

test('a server sees what is installed together with its program: its node_modules or its virtual environment', async () => {
  const place = createDirectory('installed-');
  writeFiles(place, {
    'node/node_modules/@scope/server/dist/start.sh': 'cat "$(dirname "$0")/../../../library/text" "$1" 2>&1\n',
    'node/node_modules/library/text': 'library\n',
    'python/env/pyvenv.cfg': '',
    'python/env/bin/start.sh': 'cat "$(dirname "$0")/../lib/text" "$1" 2>&1\n',
    'python/env/lib/text': 'library\n',
    'node/secret': 'SECRET',
    'python/secret': 'SECRET',
  });
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }));
  for (const [program, secret] of [
    ['node/node_modules/@scope/server/dist/start.sh', 'node/secret'],
    ['python/env/bin/start.sh', 'python/secret'],
  ] as const) {
    // The server does not name the secret: only what it names is shown.
    const words = [join(place, program), `.${'/..'.repeat(20)}${place}/${secret}`];
    const { server } = await runInEachPlace(sandbox, ['/bin/sh', ...words]);
    expect(server.split('\n')).toEqual(['library', expect.stringContaining('No such file')]);
  }
});

test('a server does not see what a link of the repository leads to, although its command names the link', async () => {
  const place = createDirectory('linked-');
  writeFiles(place, { 'secret/text': 'SECRET' });
  const root = createRepository({ 'a.txt': 'a' });
  symlinkSync(join(place, 'secret/text'), join(root, 'link'));
  const sandbox = await createTestSandbox(root);
  const { server } = await runInEachPlace(sandbox, ['/bin/sh', '-c', 'cat "$0" 2>&1; true', join(root, 'link')]);
  expect(server).toContain('No such file');
});

test('the shims of a version manager find its programs if the job has another home directory', async () => {
  const [home, passwdHome] = [createDirectory('home-'), createDirectory('passwd-home-')];
  writeFiles(passwdHome, { '.pyenv/shims/own-tool': `#!/bin/sh\nexec ${passwdHome}/.pyenv/libexec/pyenv\n` });
  writeFiles(passwdHome, { '.pyenv/libexec/pyenv': '#!/bin/sh\necho runs\n', 'notes.txt': 'hidden' });
  for (const name of ['shims/own-tool', 'libexec/pyenv']) chmodSync(join(passwdHome, '.pyenv', name), 0o755);
  const environment = { PATH: `${passwdHome}/.pyenv/shims:/usr/bin:/bin` };
  const facts = { environment, home, passwdHome, execPath: process.execPath };
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }), { facts });
  const command = `own-tool; ls -A ${passwdHome}`;
  expect((await runCommand(sandbox, ['sh', '-c', command])).stdout).toBe('runs\n.pyenv\n');
});

test('programs that version managers and actions installed find what is installed with them, and nothing around them is shown', async () => {
  const home = createDirectory('home-');
  const temporary = join(home, 'work/_temp');
  const program = (data: string): string => `#!/bin/sh\ncat ${join(home, data)}\n`;
  writeFiles(home, {
    '.ghcup/ghc/9.4/bin/ghc': program('.ghcup/ghc/9.4/lib/data'),
    '.ghcup/ghc/9.4/lib/data': 'ghc\n',
    '.opam/default/bin/opam-tool': program('.opam/default/lib/data'),
    '.opam/default/lib/data': 'opam\n',
    '.local/share/fnm/node/installation/bin/fnm-node': program('.local/share/fnm/node/installation/lib/data'),
    '.local/share/fnm/node/installation/lib/data': 'fnm\n',
    'work/_temp/.setup-beam/otp/bin/erl': program('work/_temp/.setup-beam/otp/lib/data'),
    'work/_temp/.setup-beam/otp/lib/data': 'beam\n',
    '.docker/bin/docker-tool': '#!/bin/sh\necho docker\n',
    ...Object.fromEntries(
      ['.docker/lib/a', '.docker/config', '.local/share/keyrings/a', '.opam/config', 'work/_temp/event'].map((path) => [
        path,
        'hidden',
      ]),
    ),
  });
  const programs = ['.ghcup/ghc/9.4/bin/ghc', '.opam/default/bin/opam-tool', '.docker/bin/docker-tool'];
  programs.push('.local/share/fnm/node/installation/bin/fnm-node', 'work/_temp/.setup-beam/otp/bin/erl');
  for (const path of programs) chmodSync(join(home, path), 0o755);
  for (const [link, target] of [
    ['.ghcup/bin/ghc', '../ghc/9.4/bin/ghc'],
    ['.local/state/fnm_multishells/1', join(home, '.local/share/fnm/node/installation')],
  ] as const) {
    mkdirSync(dirname(join(home, link)), { recursive: true });
    symlinkSync(target, join(home, link));
  }
  const searched = ['.ghcup/bin', '.opam/default/bin', '.local/state/fnm_multishells/1/bin', '.docker/bin'];
  const environment = {
    PATH: [...searched.map((path) => join(home, path)), `${temporary}/.setup-beam/otp/bin`, '/usr/bin:/bin'].join(':'),
    RUNNER_TEMP: temporary,
  };
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }), {
    facts: { environment, home, passwdHome: home, execPath: process.execPath },
  });
  expect((await run(sandbox, 'ghc; opam-tool; fnm-node; docker-tool; erl')).stdout).toBe(
    'ghc\nopam\nfnm\ndocker\nbeam\n',
  );
  expect((await run(sandbox, `cd ${home}; ls -A .docker .local/share .opam work/_temp`)).stdout).toBe(
    '.docker:\nbin\n\n.local/share:\nfnm\n\n.opam:\ndefault\n\nwork/_temp:\n.setup-beam\n',
  );
});

test('a program in a directory of PATH outside the system directories is found', async () => {
  if (process.getuid?.() !== 0) return;
  const directory = mkdtempSync('/srv/tools-');
  onTestFinished(() => rmSync(directory, { recursive: true }));
  chmodSync(directory, 0o755);
  writeFileSync(join(directory, 'own-tool'), '#!/bin/sh\necho own-tool runs\n', { mode: 0o755 });
  const root = createRepository({ 'a.txt': 'a' });
  const { facts } = createTestOptions(root);
  const sandbox = await createTestSandbox(root, {
    facts: { ...facts, environment: { PATH: `${directory}:/usr/bin:/bin` } },
  });
  expect((await run(sandbox, 'own-tool')).stdout).toBe('own-tool runs\n');
  expect((await run(sandbox, 'ls /srv')).stdout.trim()).toBe(directory.slice('/srv/'.length));
});

test('names of the machine stay, except those that have to be loopback in the sandbox', () => {
  const machine = '10.1.2.3 localhost service.test # localhost\n10.1.2.4\tsandbox Sandbox\n\n::1 ip6-localhost\n';
  expect(renderHosts(machine)).toBe(
    '127.0.0.1 localhost\n127.0.0.1 sandbox\n10.1.2.3 service.test\n::1 ip6-localhost\n',
  );
  expect(renderHosts('::1 localhost ip6-localhost\n')).toBe(
    '127.0.0.1 localhost\n::1 localhost\n127.0.0.1 sandbox\n::1 ip6-localhost\n',
  );
});

// `cp --parents` of uutils 0.12 copies `/etc/gss` to itself.
test('the settings are there also if cp copies no directory that has an absolute path', async () => {
  const cp = join(createDirectory('cp-'), 'cp');
  writeFileSync(
    cp,
    '#!/bin/sh\nfor word; do [ "$word" != /etc ] && [ "${word#/etc/}" = "$word" ] || exit 1; done\nexec /bin/cp "$@"\n',
    {
      mode: 0o755,
    },
  );
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }), {
    findProgram: (name) => (name === 'cp' ? cp : findProgram(name, '', [])),
  });
  expect((await run(sandbox, 'ls /etc/ld.so.conf.d; cat /etc/services')).exitCode).toBe(0);
});
