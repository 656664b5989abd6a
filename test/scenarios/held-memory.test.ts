import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { keepCompiled, readEnd } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createDirectory, createRepository, shareForBlock, type OnEnd } from '../fixtures/workspace.ts';
import { copyProgram } from './attempts/place.ts';

const own = process.getuid?.() ?? -1;
const user = own === 0 ? 61_238 : own;

const policy = `version: 1
name: open
defaults: { decision: deny, opaque: allow, onError: deny-and-abort }
rules:
  - { id: commands, when: { tool: exec, command: ['**'] }, decision: allow, reason: Everything. }
  - { id: writes, when: { write: ['**'] }, decision: allow, reason: Everything. }
sandbox: { limits: { memoryMb: 256, tmpMb: 512, fileMb: 64 } }
`;

// Longer than the time between two measurements.
const hold = (program: string): string => `import mmap, os, time\n${program}\ntime.sleep(1)\nprint('THROUGH')\n`;

/** Each holds more than the policy allows. */
const programs = {
  'memory of one process': hold(`held = bytearray(320 << 20); held[::4096] = b'x' * len(held[::4096])`),
  'a private mapping': hold(
    `held = mmap.mmap(-1, 320 << 20, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)\nfor at in range(0, 320 << 20, 4096): held[at] = 1`,
  ),
  'files of memfd_create': hold(
    `held = [os.memfd_create('held') for _ in range(11)]\nfor fd in held: os.write(fd, b'x' * (30 << 20))`,
  ),
  'a shared mapping': hold(`held = mmap.mmap(-1, 320 << 20)\nfor at in range(0, 320 << 20, 4096): held[at] = 1`),
  'System V segments': hold(`
import ctypes
c = ctypes.CDLL(None)
c.shmat.restype = ctypes.c_void_p
c.shmctl.argtypes = [ctypes.c_int, ctypes.c_int, ctypes.c_void_p]
for _ in range(11):
    segment = c.shmget(0, 30 << 20, 0o1600)
    assert segment >= 0
    at = c.shmat(segment, None, 0)
    c.shmctl(segment, 0, None)
    ctypes.memset(ctypes.c_void_p(at), 1, 30 << 20)`),
  'memory of several processes': hold(`
children = []
for _ in range(4):
    pid = os.fork()
    if pid == 0:
        held = bytearray(80 << 20); held[::4096] = b'x' * len(held[::4096]); time.sleep(2); os._exit(0)
    children.append(pid)
if any(os.waitpid(pid, 0)[1] for pid in children): raise SystemExit(1)`),
  'memory of a process whose first thread has ended': `
import ctypes, os, threading, time
c = ctypes.CDLL(None)
def run():
    time.sleep(0.1)
    held = bytearray(320 << 20); held[::4096] = b'x' * len(held[::4096])
    time.sleep(1)
    os.write(1, b'THROUGH\\n')
    os._exit(0)
threading.Thread(target=run).start()
# The first thread ends alone, without the interpreter.
c.syscall(60 if os.uname().machine == 'x86_64' else 93, 0)`,
  // One list has the directories of a command, and the home is another mount.
  ...Object.fromEntries(
    ['/tmp', '/dev/shm', '$HOME'].map((directory) => [
      `files in ${directory}`,
      `
import os, subprocess, tempfile, time
place = tempfile.mkdtemp(dir=os.path.expandvars('${directory}'))
try:
    for at in range(1_000_000): os.mknod(f'{place}/{at}')
    time.sleep(1)
    print('THROUGH', flush=True)
finally: subprocess.run(['rm', '-rf', place])`,
    ]),
  ),
} satisfies Record<string, string>;

let program: ReturnType<typeof copyProgram>;
beforeAll(() => {
  program = copyProgram(join(import.meta.dirname, '../../dist'));
});
afterAll(() => program.remove());

/** `copy`: an ordinary user has no overlay over a workspace with a file of another user. */
function run(source: string, workspaceAs: 'overlay' | 'copy'): Promise<{ stdout: string; stderr: string }> {
  const root = createRepository({ 'policy.yml': policy.replace('tmpMb: 512', 'tmpMb: 128'), 'attempt.py': source });
  const command = ['sandbox', '--policy', 'policy.yml', '--format', 'json', '--', 'python3', 'attempt.py'];
  return startProgram(root, command, { foreign: workspaceAs === 'copy' ? ['attempt.py'] : [] });
}

/** Runs the built program as an ordinary user, who gets no control group here. `foreign` files belong to root. */
function startProgram(
  root: string,
  command: readonly string[],
  {
    stdin = '',
    foreign = [],
    under = [],
    onEnd = onTestFinished,
  }: { stdin?: string; foreign?: readonly string[]; under?: readonly string[]; onEnd?: OnEnd } = {},
): Promise<{ stdout: string; stderr: string }> {
  const home = createDirectory('home-', onEnd);
  if (own === 0) execFileSync('chown', ['-R', `${user}:${user}`, root, home]);
  for (const path of foreign) execFileSync('chown', ['0:0', join(root, path)]);
  const prefix = own === 0 ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--'] : ['env'];
  const [first = '', ...rest] = [...prefix, ...under, program.node, program.main, ...command];
  const env = { ...keepCompiled(), PATH: process.env['PATH'] ?? '', HOME: home, OPENAI_API_KEY: 'none' };
  const child = spawn(first, rest, { cwd: root, env });
  child.stdin.end(stdin);
  return readEnd(child);
}

/** Runs each program as a command of one run. Returns how the run has its workspace, and what the model received of each command. */
async function runTogether(
  named: Readonly<Record<string, string>>,
  workspaceAs: 'overlay' | 'copy',
  onEnd: OnEnd,
): Promise<{ log: string; results: ReadonlyMap<string, string> }> {
  const names = Object.keys(named);
  const files = Object.fromEntries(names.map((name, at) => [`${at}.py`, named[name] ?? '']));
  const root = createRepository({ 'policy.yml': policy, ...files }, onEnd);
  const calls = names.map((_, at) => ({
    calls: [{ name: 'shell', args: { command: ['python3', `${at}.py`], timeoutMs: 100_000 } }],
  }));
  const model = await startModelServer({ turns: [...calls, { text: 'Done.' }] });
  onEnd(() => model.close());
  const { stderr } = await startProgram(
    root,
    [
      ...['run', 'Try it.', '--policy', 'policy.yml', '--provider', 'openai-chat', '--model', 'm'],
      ...['--base-url', `${model.url}/v1`],
    ],
    { foreign: workspaceAs === 'copy' ? ['0.py'] : [], onEnd },
  );
  const { messages } = (model.requests.at(-1)?.body ?? { messages: [] }) as {
    messages: { role: string; content: string }[];
  };
  const contents = messages.filter(({ role }) => role === 'tool').map(({ content }) => content);
  return { log: stderr, results: new Map(names.map((name, at) => [name, contents[at] ?? ''])) };
}

// One directory is mounted for each command; the home belongs to the run, so its program comes last.
const inCopy = Object.fromEntries(
  Object.entries(programs).filter(([name]) => ['files in /tmp', 'files in $HOME'].includes(name)),
);

describe.each([
  { workspaceAs: 'overlay' as const, named: programs, sign: /^isolation full .* a layer/m },
  ...(own === 0 ? [{ workspaceAs: 'copy' as const, named: inCopy, sign: /^isolation full .* a copy/m }] : []),
])('as an ordinary user ($workspaceAs)', ({ workspaceAs, named, sign }) => {
  const readShared = shareForBlock((onEnd) => runTogether(named, workspaceAs, onEnd));

  test.each(Object.keys(named))('a command cannot hold more than its limit: %s', (name) => {
    const { log, results } = readShared();
    expect(log).toMatch(sign);
    const result = results.get(name) ?? '';
    expect(result, log).not.toContain('THROUGH');
    expect(result).toMatch(
      /held more than 256 MiB of memory together|memory limit of 256 MiB|more than 200000 files|No space left|AssertionError/,
    );
  });
});

const fill = (directories: string): string => `
import os, time
for directory in ${directories}:
    directory = os.path.expandvars(directory)
    for at in range(6):
        with open(f'{directory}/filled-{at}', 'wb') as file: file.write(b'x' * (12 << 20))
time.sleep(1)
print('THROUGH')`;

const ways = own === 0 ? (['overlay', 'copy'] as const) : (['overlay'] as const);

test.each(ways)('the temporary directories together are limited like one directory (%s)', async (workspaceAs) => {
  const { stdout, stderr } = await run(fill("['/tmp', '$HOME']"), workspaceAs);
  const result = JSON.parse(stdout) as { stdout: string; stderr: string };
  expect(result.stdout, stderr).toBe('');
  expect(result.stderr).toContain('No space left on device');
  const honest = await run(fill("['$HOME']"), workspaceAs);
  expect(JSON.parse(honest.stdout), honest.stderr).toMatchObject({ stdout: 'THROUGH\n', limitsMet: [] });
});

// Answers each request, and holds memory as soon as a tool is called.
const server = `
import json, os, sys, time
for line in sys.stdin:
    request = json.loads(line)
    results = {
        'initialize': {'protocolVersion': '2025-06-18', 'capabilities': {'tools': {}}, 'serverInfo': {'name': 's', 'version': '1'}},
        'tools/list': {'tools': [{'name': 'hold', 'inputSchema': {'type': 'object'}}]},
        'tools/call': {'content': [{'type': 'text', 'text': 'THROUGH'}]},
    }
    if request.get('method') == 'tools/call':
        held = [os.memfd_create('held') for _ in range(11)]
        for fd in held: os.write(fd, b'x' * (30 << 20))
        time.sleep(4)
    if 'id' in request: print(json.dumps({'jsonrpc': '2.0', 'id': request['id'], 'result': results.get(request['method'], {})}), flush=True)
`;

test('as an ordinary user, a server cannot hold more than a command', async () => {
  const servers = `mcp: { servers: { s: { command: [python3, server.py] } } }
rules:
  - { id: server, when: { tool: 'mcp.s.*' }, decision: allow, reason: Everything. }`;
  const root = createRepository({ 'policy.yml': policy.replace('rules:', servers), 'server.py': server });
  const { stdout, stderr } = await startProgram(root, ['script', '-', '--policy', 'policy.yml', '--format', 'json'], {
    stdin: 'return (await tools.mcp.s.hold({})).content[0].text',
  });
  expect(stdout + stderr).toContain('it was ended: its processes held more than 256 MiB of memory together');
  expect(stdout).not.toContain('THROUGH');
});

test('without a sandbox, each of these programs holds its memory', async () => {
  for (const name of [
    'memory of one process',
    'a private mapping',
    'files of memfd_create',
    'a shared mapping',
    'System V segments',
    'memory of several processes',
    'memory of a process whose first thread has ended',
  ] as const) {
    const stdout = execFileSync('python3', ['-c', programs[name]], { encoding: 'utf8' });
    expect(stdout, name).toContain('THROUGH');
  }
});

/** Each stays within the limits. */
const honest = {
  'shared memory of several processes': `
import mmap, multiprocessing, os
from multiprocessing import shared_memory
held = mmap.mmap(-1, 64 << 20); held[:] = b'x' * len(held)
fd = os.memfd_create('small'); os.write(fd, b'x' * (16 << 20))
block = shared_memory.SharedMemory(create=True, size=32 << 20); block.buf[:] = b'x' * block.size
def read(name):
    seen = shared_memory.SharedMemory(name=name)
    value = seen.buf[0]
    seen.close()
    return value
with multiprocessing.get_context('fork').Pool(4) as pool: assert pool.map(read, [block.name] * 8) == [120] * 8
block.close(); block.unlink()
print('HONEST')
`,
  'work in a directory with a longer path than the kernel returns': `
import os, time
os.chdir('/tmp')
for at in range(25):
    os.mkdir('d' * 200)
    os.chdir('d' * 200)
held = os.open('.', os.O_RDONLY)
time.sleep(1)
print('HONEST')
`,
  // AddressSanitizer reserves 14 TiB in this way.
  'memory that is reserved and not used': `
import ctypes
c = ctypes.CDLL(None, use_errno=True)
c.mmap.restype = ctypes.c_void_p
c.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t] + [ctypes.c_int] * 3 + [ctypes.c_size_t]
readWrite, privateNoReserve = 3, 0x4022
assert c.mmap(None, 14 << 40, readWrite, privateNoReserve, -1, 0) != ctypes.c_void_p(-1).value, ctypes.get_errno()
print('HONEST')
`,
};

describe('as an ordinary user, a command is measured and goes on', () => {
  const readShared = shareForBlock(async (onEnd) => {
    const sources = Object.values(honest);
    const files = Object.fromEntries(sources.map((source, at) => [`${at}.py`, source]));
    const root = createRepository({ 'policy.yml': policy, ...files }, onEnd);
    const stdin = `const results = [];
for (const at of [${sources.map((_, at) => at).join(', ')}]) {
  const { stdout, stderr, exitCode } = await tools.exec({ command: ['python3', at + '.py'] });
  results.push({ stdout, stderr, exitCode });
}
return results;`;
    const command = ['script', '-', '--policy', 'policy.yml', '--format', 'json'];
    const { stdout, stderr } = await startProgram(root, command, { stdin, onEnd });
    return { results: (JSON.parse(stdout) as { returnValue: readonly unknown[] }).returnValue, stderr };
  });

  test.each(Object.keys(honest))('with %s', (name) => {
    const { results, stderr } = readShared();
    const result = results[Object.keys(honest).indexOf(name)];
    // A limit that a command meets is in its error stream.
    expect(result, stderr).toEqual({ stdout: 'HONEST\n', stderr: '', exitCode: 0 });
  });
});

test('as an ordinary user, a machine with lower hard limits keeps them: the sandbox starts, and the report names them', async () => {
  const hard = ['--nproc=1000', '--fsize=33554432', '--cpu=1000'];
  const root = createRepository({ 'policy.yml': policy });
  const command = ['sandbox', '--policy', 'policy.yml', '--format', 'json', '--', 'cat', '/proc/self/limits'];
  const { stdout, stderr } = await startProgram(root, command, { under: ['prlimit', ...hard, '--'] });
  const { isolation, ...result } = JSON.parse(stdout) as {
    stdout: string;
    isolation: { notes: readonly string[]; limits: readonly string[] };
  };
  expect(result.stdout, stderr).toMatch(/^Max processes +1000 +1000 /m);
  const lowered = ['"Max processes" is 1000', '"Max file size" is 33554432'];
  for (const text of [...lowered, '"Max cpu time" is 1000'])
    expect(isolation.notes).toContain(`a hard limit of the machine is lower than the limit of a command: ${text}`);
});
