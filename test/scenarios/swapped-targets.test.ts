import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { keepCompiled, readEnd } from '../fixtures/job.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';
import { countTrials } from '../fixtures/trials.ts';
import { copyProgram } from './attempts/place.ts';

vi.setConfig({ testTimeout: countTrials(600_000) });

const own = process.getuid?.() ?? -1;
const starts = countTrials(15);

const policy = `version: 1
name: open
defaults: { decision: deny, opaque: allow, onError: deny-and-abort }
limits: { denials: 100000 }
harness: { limits: { timeoutMs: 240000, toolCalls: 200 } }
patch: { allow: [links] }
rules:
  - { id: commands, when: { tool: exec, command: ['**'] }, decision: allow, reason: Everything. }
  - { id: sessions, when: { tool: execCommand, command: ['**'] }, decision: allow, reason: Everything. }
  - { id: writes, when: { write: ['**', '/**'] }, decision: allow, reason: Everything. }
  - { id: guarded, when: { write: ['src/deep/guarded/**', 'src/deep/new/**'] }, decision: deny, reason: Guarded. }
`;

// Every directory that could contain a mount target of another command, and the targets to which a link could point: while bubblewrap makes
// the mounts, the machine's root is at /oldroot.
const swap = `
import os, sys, time
outside, end = sys.argv[1], time.time() + float(sys.argv[2])
home = os.environ['HOME']
places = ['src', 'src/deep', 'src/deep/guarded', '.github', '.git', 'coverage', 'node_modules', 'build',
  '/tmp/outputs', '/tmp/x', '/run/x', '/var/tmp/x', '/dev/shm/x', '/run', '/run/git', home, home + '/.cache', home + '/.npm', home + '/.m2',
  home + '/.m2/repository', os.getcwd(), os.path.dirname(os.getcwd())]
links = [outside, '/oldroot' + outside, '../' * 9 + 'oldroot' + outside, '/newroot' + outside]
def attempt(act, *args):
    try: act(*args); return True
    except OSError: return False
done = 0
while time.time() < end:
    for at, place in enumerate(places):
        moved = attempt(os.rename, place, place + '.moved')
        if attempt(os.symlink, links[(done + at) % len(links)], place):
            done += 1
            time.sleep(0.002)
            attempt(os.unlink, place)
        if moved: attempt(os.rename, place + '.moved', place)
print('swapped', done, flush=True)
`;

let program: ReturnType<typeof copyProgram>;
beforeAll(() => {
  program = copyProgram(join(import.meta.dirname, '../../dist'));
});
afterAll(() => program.remove());

interface Run {
  readonly ran: number;
  readonly text: string;
}

/** `copy`: an ordinary user has no overlay over a workspace with a file of another user, and root none over one with a mount in it. */
async function race(prefix: readonly string[], uid: number, workspaceAs: 'overlay' | 'copy') {
  const root = createRepository({
    'policy.yml': policy,
    'swap.py': swap,
    'src/deep/guarded/a.txt': 'a',
    'src/deep/a.txt': 'a',
    '.github/workflows/ci.yml': 'on: push',
    'build/a': 'a',
  });
  const [home, outside] = [createDirectory('home-'), createDirectory('outside-')];
  chmodSync(outside, 0o777);
  if (own === 0 && uid !== 0) execFileSync('chown', ['-R', `${uid}:${uid}`, root, home]);
  if (workspaceAs === 'copy')
    if (uid === 0) mountBelow(root);
    else execFileSync('chown', ['0:0', join(root, 'swap.py')]);
  const source = `
    const session = await tools.execCommand({ command: ['python3', 'swap.py', ${JSON.stringify(outside)}, '${countTrials(4)}'], yieldTimeMs: 0 });
    let ran = 0;
    for (let start = 0; start < ${starts}; start += 1)
      ran += await tools.exec({ command: ['true'] }).then(({ exitCode }) => (exitCode === 0 ? 1 : 0), () => 0);
    let text = session.output;
    for (let look = 0; look < 20 && !text.includes('swapped'); look += 1) {
      const more = await tools.writeStdin({ sessionId: session.sessionId, yieldTimeMs: 1000 });
      text += more.output;
      if (more.sessionId === undefined && more.exitCode !== undefined) break;
    }
    return { ran, text };`;
  const environment = Object.entries({ ...keepCompiled(), PATH: '/usr/bin:/bin', HOME: home });
  const variables = environment.map(([key, value]) => `${key}=${value}`);
  const command = ['env', '-i', ...variables, program.node, program.main, 'script', '-'];
  const [first, ...rest] = [...prefix, ...command, '--policy', 'policy.yml', '--format', 'json'];
  let run: Run | null = null;
  for (let attempt = 0; attempt < 8 && run === null; attempt += 1) {
    const child = spawn(first, rest, { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] });
    child.stdin.end(source);
    const ended = await readEnd(child);
    // The session may win against the check of changes. Then no further call is made, and the race begins again.
    const report = JSON.parse(ended.stdout) as { returnValue: Run } | { error: { code: string } };
    if ('error' in report) expect(report.error.code, ended.stdout.slice(0, 600)).toBe('refused');
    else run = report.returnValue;
  }
  return { run, outside: readdirSync(outside) };
}

function mountBelow(root: string): void {
  const directory = join(root, 'mounted');
  mkdirSync(directory);
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', directory]);
  onTestFinished(() => void execFileSync('umount', [directory]));
}

const asOrdinary = own === 0 ? ['setpriv', '--reuid=61239', '--regid=61239', '--clear-groups', '--'] : [];
const ordinary = own === 0 ? 61_239 : own;

test.runIf(own === 0).each([
  ['as an ordinary user under an overlay', asOrdinary, ordinary, 'overlay'],
  ['as an ordinary user under a copy', asOrdinary, ordinary, 'copy'],
  ['as root under an overlay', [], 0, 'overlay'],
  ['as root under a copy', [], 0, 'copy'],
] as const)(
  '%s, links that replace directories create nothing outside while commands start',
  async (_, prefix, uid, workspaceAs) => {
    const { run, outside } = await race(prefix, uid, workspaceAs);
    expect(outside).toEqual([]);
    expect(run?.text).toMatch(/swapped [1-9]/);
    expect(run?.ran).toBeGreaterThan(starts / 2);
  },
);
