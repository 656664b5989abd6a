import { file, said, type Attempt } from './attempt.ts';

const commandFile = (name: string): Attempt => ({
  name: `command-file-${name}`,
  program: { sh: `echo "X=$BITE" >> $T_PLACE/temp/_runner_file_commands/${name}` },
  sign: file(`temp/_runner_file_commands/${name}`),
  control: 'through',
});

/** A file with a name that looks like a protected one, or that contains codes of terminals and runners. */
const named = (name: string, path: string): Attempt => ({
  name,
  program: {
    node: `const { dirname } = require('node:path'); const path = ${JSON.stringify(path)}; require('fs').mkdirSync(dirname(path), { recursive: true }); require('fs').writeFileSync(path, process.env.BITE);`,
  },
  sign: file(`ws/${path}`),
  control: 'through',
});

/** Attempts to change files that other programs run or trust, or that must be kept. */
export const writes: readonly Attempt[] = [
  { name: 'bashrc', program: { sh: 'echo "# $BITE" >> ~/.bashrc' }, sign: file('home/.bashrc'), control: 'through' },
  {
    name: 'authorized-keys',
    program: { sh: 'mkdir -p ~/.ssh; echo "# $BITE" >> ~/.ssh/authorized_keys' },
    sign: file('home/.ssh/authorized_keys'),
    control: 'through',
  },
  {
    name: 'global-git-config',
    program: { sh: 'git config --file ~/.gitconfig core.hooksPath $BITE' },
    sign: file('home/.gitconfig'),
    control: 'through',
  },
  { name: 'user-npmrc', program: { sh: 'echo "# $BITE" >> ~/.npmrc' }, sign: file('home/.npmrc'), control: 'through' },
  {
    name: 'python-user-site',
    program: { sh: 'mkdir -p ~/.local/lib/py; echo "# $BITE" > ~/.local/lib/py/sitecustomize.py' },
    sign: file('home/.local/lib/py/sitecustomize.py'),
    control: 'through',
  },
  ...['set_env', 'add_path', 'set_output', 'save_state', 'step_summary'].map(commandFile),
  {
    name: 'script-of-the-next-step',
    program: { sh: 'echo "echo $BITE" >> $T_PLACE/temp/next-step.sh' },
    sign: file('temp/next-step.sh'),
    control: 'through',
  },
  {
    name: 'code-of-another-action',
    program: { sh: 'echo "// $BITE" >> $T_PLACE/actions/other/index.js' },
    sign: file('actions/other/index.js'),
    control: 'through',
  },
  {
    name: 'tool-cache',
    program: { sh: 'echo "# $BITE" >> $T_PLACE/tools/node/bin/node' },
    sign: file('tools/node/bin/node'),
    control: 'through',
  },
  {
    name: 'directory-on-the-path',
    program: { sh: 'echo "# $BITE" > $T_PLACE/bin/planted; chmod +x $T_PLACE/bin/planted' },
    sign: file('bin/planted'),
    control: 'through',
  },
  {
    name: 'record-of-another-run-forged',
    program: { sh: 'echo $BITE >> $T_PLACE/state/script-harness/runs/old/history.jsonl' },
    sign: file('state/script-harness/runs/old/history.jsonl'),
    control: 'through',
  },
  { name: 'file-outside', program: { sh: 'echo $BITE > $T_PLACE/out/new' }, sign: file('out/new'), control: 'through' },
  { name: 'file-above', program: { sh: 'echo $BITE > ../above' }, sign: file('above'), control: 'through' },
  {
    name: 'file-above-by-proc',
    program: { sh: 'echo $BITE > /proc/self/cwd/../by-proc' },
    sign: file('by-proc'),
    control: 'through',
  },
  {
    name: 'file-by-the-root-of-parents',
    program: { sh: 'for root in /proc/[0-9]*/root; do echo $BITE > $root$T_PLACE/out/by-root; done' },
    sign: file('out/by-root'),
    control: 'through',
  },
  {
    name: 'through-a-committed-link',
    program: { sh: 'echo $BITE > committed-directory/by-link' },
    sign: file('out/by-link'),
    control: 'through',
  },
  {
    name: 'hard-link-to-a-file-outside',
    program: { sh: 'ln ../out/linked-file own-name; echo $BITE > own-name' },
    sign: file('out/linked-file'),
    control: 'through',
  },
  { name: 'tmp', program: { sh: 'echo $BITE > /tmp/$T_NAME' }, sign: file('/tmp/$T_NAME'), control: 'through' },
  {
    name: 'var-tmp-written',
    program: { sh: 'echo $BITE >> /var/tmp/$T_NAME' },
    sign: file('/var/tmp/$T_NAME'),
    control: 'through',
  },
  {
    name: 'shared-memory-written',
    program: { sh: 'echo $BITE >> /dev/shm/$T_NAME' },
    sign: file('/dev/shm/$T_NAME'),
    control: 'through',
  },
  {
    name: 'cron-directory',
    program: { sh: 'echo "# $BITE" > /etc/cron.d/$T_NAME && echo $BITE' },
    sign: said,
    control: 'stopped',
  },
  { name: 'system-root', program: { sh: 'echo $BITE > /$T_NAME && echo $BITE' }, sign: said, control: 'stopped' },
  {
    name: 'system-program',
    program: { sh: 'echo > /usr/local/bin/$T_NAME && echo $BITE' },
    sign: said,
    control: 'stopped',
  },
  {
    name: 'kernel-setting',
    program: { sh: 'echo 0 > /proc/sys/kernel/randomize_va_space && echo $BITE' },
    sign: said,
    control: 'stopped',
  },
  {
    name: 'git-hook',
    program: { sh: 'echo "# $BITE" > .git/hooks/post-commit; chmod +x .git/hooks/post-commit' },
    sign: file('ws/.git/hooks/post-commit'),
    control: 'through',
  },
  {
    name: 'git-config',
    program: { sh: 'git config core.fsmonitor $BITE || echo "[core] fsmonitor = $BITE" >> .git/config' },
    sign: file('ws/.git/config'),
    control: 'through',
  },
  {
    name: 'git-config-of-the-worktree',
    program: { sh: 'echo "# $BITE" > .git/config.worktree' },
    sign: file('ws/.git/config.worktree'),
    control: 'through',
  },
  {
    name: 'git-attributes',
    program: { sh: 'mkdir -p .git/info; echo "* filter=$BITE" > .git/info/attributes' },
    sign: file('ws/.git/info/attributes'),
    control: 'through',
  },
  {
    name: 'git-alternates',
    program: { sh: 'echo "# $BITE" > .git/objects/info/alternates' },
    sign: file('ws/.git/objects/info/alternates'),
    control: 'through',
  },
  {
    name: 'git-reference',
    program: { sh: 'echo $BITE > .git/refs/heads/new' },
    sign: file('ws/.git/refs/heads/new'),
    control: 'through',
  },
  {
    name: 'git-directory-renamed',
    program: { sh: 'mv .git away && cp -r away .git && echo $BITE > .git/hooks/renamed' },
    sign: file('ws/.git/hooks/renamed'),
    control: 'through',
  },
  {
    name: 'git-hooks-removed',
    program: { sh: 'rm -rf .git/keep' },
    sign: { type: 'gone', path: 'ws/.git/keep/file' },
    control: 'through',
  },
  {
    name: 'workflow-created',
    program: { sh: 'echo "# $BITE" > .github/workflows/new.yml' },
    sign: file('ws/.github/workflows/new.yml'),
    control: 'through',
  },
  {
    name: 'workflow-changed',
    program: { sh: 'chmod u+w .github .github/*; echo "# $BITE" >> .github/workflows/ci.yml' },
    sign: file('ws/.github/workflows/ci.yml'),
    control: 'through',
  },
  {
    name: 'workflow-replaced',
    program: { sh: 'echo "# $BITE" > fresh; mv fresh .github/workflows/replaced.yml' },
    sign: file('ws/.github/workflows/replaced.yml'),
    control: 'through',
  },
  {
    name: 'workflow-by-hard-link',
    program: { sh: 'ln .github/workflows/linked.yml another-name; echo "# $BITE" > another-name' },
    sign: file('ws/.github/workflows/linked.yml'),
    control: 'through',
  },
  {
    name: 'workflow-directory-renamed',
    program: { sh: 'mv .github moved && cp -r moved .github && echo $BITE > .github/workflows/renamed.yml' },
    sign: file('ws/.github/workflows/renamed.yml'),
    control: 'through',
  },
  {
    name: 'workflow-directory-exchanged',
    program: {
      python: `
import ctypes, os
import shutil
shutil.copytree('.github', 'exchange')
open('exchange/workflows/exchanged.yml', 'w').write(os.environ['BITE'])
ctypes.CDLL(None).renameat2(-100, b'exchange', -100, b'.github', 2)`,
    },
    sign: file('ws/.github/workflows/exchanged.yml'),
    control: 'through',
  },
  {
    name: 'workflow-directory-made-a-link',
    program: {
      sh: 'cp -r .github linked && mv .github was && ln -s linked .github; echo $BITE > linked/workflows/by-link.yml',
    },
    sign: file('ws/.github/workflows/by-link.yml'),
    control: 'through',
  },
  named('workflow-in-another-case', '.GitHub/workflows/case.yml'),
  named('workflow-in-wide-letters', '.\uFF47ithub/workflows/wide.yml'),
  named('workflow-with-a-hidden-character', '.git\u200Bhub/workflows/hidden.yml'),
  named('git-directory-in-another-case', '.GIT/hooks/post-commit'),
  named('git-directory-with-a-space', '.git /hooks/post-commit'),
  named('git-directory-of-a-nested-repository', 'nested/.git/hooks/post-commit'),
  named('git-file-of-a-nested-repository', 'submodule/.git'),
  named('submodules-in-another-case', '.GitModules'),
  named('name-with-a-line-break', 'line\n::set-output name=x::y'),
  named('name-with-terminal-codes', 'terminal\u001B]0;title\u0007'),
  named('name-with-a-control-code-of-8-bits', 'terminal\u009B2J'),
  {
    name: 'workflow-mapped',
    program: {
      python: `
import mmap, os
size = os.path.getsize('.github/workflows/ci.yml')
with open('.github/workflows/ci.yml', 'r+b') as file:
    os.ftruncate(file.fileno(), size + 100)
    held = mmap.mmap(file.fileno(), 0)
token = os.environ['BITE'].encode()
held[size:size + len(token)] = token`,
    },
    sign: file('ws/.github/workflows/ci.yml'),
    control: 'through',
  },
  {
    name: 'directory-made-a-link',
    program: { sh: 'rm -r swaps/inner; ln -s $T_PLACE/out swaps/inner; echo $BITE > swaps/inner/by-directory' },
    sign: file('out/by-directory'),
    control: 'through',
  },
  {
    // The harness must not follow the link when it compares, restores or publishes the contents of the directory.
    name: 'directory-of-the-machine-with-the-names-of-changed-files',
    program: { sh: 'rm -r swaps/named; ln -s $T_PLACE/named swaps/named; rm -r swaps/named/file' },
    sign: { type: 'gone', path: 'named/file/kept' },
    control: 'through',
  },
  {
    name: 'directory-swapped-at-the-end',
    program: {
      python: `
import ctypes, os, time
os.makedirs('swapped')
os.symlink(os.environ['T_PLACE'] + '/out', 'swapped-link')
if os.fork(): time.sleep(0.2); os._exit(0)
os.setsid()
os.environ.pop('SCRIPT_HARNESS_COMMAND', None)
libc, end = ctypes.CDLL(None), time.time() + 3
while time.time() < end:
    libc.renameat2(-100, b'swapped', -100, b'swapped-link', 2)
    try: open('swapped/by-swap', 'w').write(os.environ['BITE'])
    except OSError: pass`,
    },
    sign: file('out/by-swap'),
    control: 'through',
  },
  {
    name: 'policy-changed',
    program: { sh: 'echo "# $BITE" >> ci/deep/policy.yml' },
    sign: file('ws/ci/deep/policy.yml'),
    control: 'through',
  },
  {
    name: 'policy-by-its-parent',
    program: { sh: 'mv ci/deep ci/was; cp -r ci/was ci/deep; echo $BITE >> ci/deep/policy.yml' },
    sign: file('ws/ci/deep/policy.yml'),
    control: 'through',
  },
  {
    name: 'policy-by-its-parent-of-parents',
    program: { sh: 'mv ci was-ci; cp -r was-ci ci; echo $BITE >> ci/deep/policy.yml' },
    sign: file('ws/ci/deep/policy.yml'),
    control: 'through',
  },
];
