import { readBaseName } from '../program-name.ts';

/** Programs that start another program that their arguments name, or that are made to run whatever they are told. */
const wrappers = new Set(
  `env command exec nohup nice ionice chrt taskset timeout time setsid stdbuf unbuffer xargs parallel watch script strace ltrace gdb lldb perf valgrind
  eval source builtin . coproc busybox toybox coreutils flock chroot unshare nsenter setpriv runuser setarch linux32 linux64 prlimit choom numactl
  start-stop-daemon systemd-run at batch crontab ssh scp sftp rsync docker podman kubectl bwrap firejail fakeroot proot entr ld.so ld-linux
  socat nc ncat netcat expect tmux screen dbus-run-session direnv nix-shell awk gawk mawk nawk sed ed ex vi vim nvim emacs nano less more man dc m4
  psql mysql sqlite3 osascript wish tclsh jshell ghci irb pry fish csh tcsh pwsh powershell`.split(/\s+/),
);

const shells = new Set(['sh', 'bash', 'dash', 'zsh', 'ksh', 'mksh', 'ash', 'rbash', 'yash', 'posh']);

// Options after which a script file may follow; every other option of a shell is not understood.
const shellOptions = /^-(?:[euxvfnam]+|-norc|-noprofile|-posix)$/;

/** Interpreters whose first word that is no option is a script file; only the listed options may stand before it. */
const interpreters: ReadonlyMap<
  string,
  { readonly flags: RegExp; readonly values: RegExp; readonly alone: RegExp | null }
> = new Map([
  [
    'node',
    {
      flags:
        /^--(?:test|test-only|test-force-exit|test-update-snapshots|experimental-test-[a-z-]+|experimental-strip-types|no-warnings|no-deprecation|enable-source-maps|trace-[a-z-]+|check|(?:max-old-space-size|stack-size|test-concurrency|test-timeout|test-shard|test-name-pattern|test-skip-pattern|test-isolation|test-coverage-[a-z-]+|unhandled-rejections)=.*|test-reporter-destination=std(?:out|err)|test-reporter=(?:spec|tap|dot|junit|lcov))$|^-c$/,
      values: /^--(?:test-name-pattern|test-skip-pattern|test-concurrency|test-timeout)$/,
      alone: /^(?:--test|--version|-v|--help|-h)$/,
    },
  ],
  ['python', { flags: /^-[uBEsIOSvqx]+$|^-[WX].+$/, values: /^-[WX]$/, alone: /^(?:--version|-V|--help|-h|-m.*)$/ }],
  ['perl', { flags: /^-[wtTW]$/, values: /^$/, alone: /^(?:-v|--version)$/ }],
  ['ruby', { flags: /^-[wW]$/, values: /^$/, alone: /^(?:-v|--version)$/ }],
  ['php', { flags: /^$/, values: /^$/, alone: /^(?:-v|--version)$/ }],
  ['lua', { flags: /^$/, values: /^$/, alone: /^-v$/ }],
  ['tsx', { flags: /^$/, values: /^$/, alone: /^(?:--test|--version)$/ }],
  ['ts-node', { flags: /^$/, values: /^$/, alone: /^(?:--version|-v)$/ }],
  ['rscript', { flags: /^$/, values: /^$/, alone: /^--version$/ }],
  ['julia', { flags: /^$/, values: /^$/, alone: /^--version$/ }],
  ['groovy', { flags: /^$/, values: /^$/, alone: /^--version$/ }],
  ['elixir', { flags: /^$/, values: /^$/, alone: /^--version$/ }],
]);

const interpreterNames: ReadonlyMap<string, string> = new Map([
  ['nodejs', 'node'],
  ['pypy', 'python'],
  ['pythonw', 'python'],
  ['luajit', 'lua'],
]);

/** Options of otherwise ordinary programs that start a program or load code that they name. Abbreviations count. */
const executingOptions: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'find',
    ['-exec', '-execdir', '-ok', '-okdir', '-delete', '-fprint', '-fprint0', '-fprintf', '-fls', '-files0-from'],
  ],
  ['rg', ['--pre', '--hostname-bin', '--search-zip', '-z']],
  ['sort', ['--compress-program', '--output', '-o', '--files0-from']],
  ['file', ['-m', '--magic-file', '-C', '--compile', '-z', '-Z', '--uncompress', '-f', '--files-from']],
  [
    'tar',
    [
      '--to-command',
      '--checkpoint-action',
      '--use-compress-program',
      '-I',
      '--rsh-command',
      '--rmt-command',
      '--info-script',
      '--new-volume-script',
      '-F',
    ],
  ],
  [
    'git',
    ['--upload-pack', '--receive-pack', '--exec', '--ext-diff', '--textconv', '--open-files-in-pager', '--output'],
  ],
  [
    'npm',
    [
      '--call',
      '-c',
      '--script-shell',
      '--node-options',
      '--prefix',
      '-C',
      '--globalconfig',
      '--userconfig',
      '--shell',
      '--git',
      '--editor',
      '--viewer',
      '--onload-script',
    ],
  ],
  [
    'npx',
    [
      '--call',
      '-c',
      '--script-shell',
      '--node-options',
      '--prefix',
      '--userconfig',
      '--globalconfig',
      '--shell',
      '--node-arg',
      '-n',
    ],
  ],
  ['pnpm', ['--shell-mode', '-c', '--script-shell', '--node-options', '--dir', '-C', '--config']],
  ['yarn', ['--cwd', '--use-yarnrc', '--script-shell']],
  ['bun', ['-e', '--eval', '-p', '--print', '-r', '--preload', '--config', '-c', '--cwd', '--require', '--import']],
  ['deno', ['--config', '-c', '--preload', '--import-map', '--cert']],
  ['make', ['--eval', '-E']],
  ['gmake', ['--eval', '-E']],
  [
    'go',
    [
      '-exec',
      '--exec',
      '-toolexec',
      '--toolexec',
      '-vettool',
      '--vettool',
      '-overlay',
      '--overlay',
      '-modfile',
      '--modfile',
      '-C',
      '--C',
    ],
  ],
  ['cargo', ['--config', '-Z', '--manifest-path', '-C']],
  ['zip', ['-T', '-TT', '--unzip-command', '--test']],
  ['wget', ['--use-askpass', '-e', '--execute', '--config']],
]);

// What may stand between `git` and its subcommand; all the rest can bring in settings, and settings name programs.
const gitOptions = new Set(['--no-pager', '-P', '--no-optional-locks', '--literal-pathspecs', '--no-replace-objects']);

const codeSubcommands: ReadonlyMap<string, readonly string[]> = new Map([
  ['npm', ['exec', 'x', 'explore', 'edit', 'config', 'set']],
  ['yarn', ['node', 'exec', 'dlx']],
  ['pnpm', ['exec', 'dlx', 'env']],
  ['bun', ['exec', 'x']],
  ['deno', ['eval', 'repl']],
  ['go', ['generate', 'tool']],
]);

/**
 * Why nobody can say what a command would do: a shell, a wrapper, inline code, a dynamic program. Null where its words say it.
 * The program is taken by its base name, so that `/bin/sh` and `./sh` are shells too.
 */
export function explainOpaque(program: string, words: readonly string[]): string | null {
  const name = readProgramFamily(program);
  if (shells.has(name)) return explainShell(name, words);
  if (wrappers.has(name)) return `${name} runs what its arguments say; call that program itself, as a list of words`;
  const interpreter = interpreters.get(name);
  if (interpreter !== undefined) return explainInterpreter(name, interpreter, words);
  const option = findExecutingOption(name, words);
  if (option !== null) return `${name} ${option} can run other programs or load other settings`;
  const global =
    name === 'git'
      ? words.slice(
          0,
          words.findIndex((word) => !word.startsWith('-')),
        )
      : [];
  const strange = global.find((word) => !gitOptions.has(word));
  if (strange !== undefined) return `git ${strange} can run other programs or load other settings`;
  const sub = words[0];
  if (sub !== undefined && codeSubcommands.get(name)?.includes(sub) === true)
    return `${name} ${sub} runs code that its arguments name`;
  if ((name === 'make' || name === 'gmake') && words.some((word) => /[=$`]/.test(word) || readsStdin(word)))
    return 'make expands what a variable or its input holds, and may run it';
  return null;
}

/** True for programs that run code that is handed to them: allowing one of them allows everything that the sandbox does. */
export function isInterpreterOrWrapper(program: string): boolean {
  const name = readProgramFamily(program);
  return shells.has(name) || wrappers.has(name) || interpreters.has(name);
}

/** The program's base name without its version: `/usr/bin/python3.12` is `python`. */
export function readProgramFamily(program: string): string {
  const name = readBaseName(program).toLowerCase();
  // No file has such a name, and expressions on it would take long.
  if (name.length > 255) return name;
  if (name.startsWith('ld-linux') || name.startsWith('ld-musl')) return 'ld-linux';
  const family = name.replace(/-?\d+(?:\.\d+)*$/, '');
  return interpreterNames.get(family) ?? (wrappers.has(name) || family === '' ? name : family);
}

function explainShell(name: string, words: readonly string[]): string | null {
  for (const word of words) {
    if (shellOptions.test(word)) continue;
    if (/^[-+]/.test(word) || readsStdin(word)) break;
    return null;
  }
  return `${name} runs text that is not parsed; call the program itself, as a list of words`;
}

function explainInterpreter(
  name: string,
  { flags, values, alone }: { readonly flags: RegExp; readonly values: RegExp; readonly alone: RegExp | null },
  words: readonly string[],
): string | null {
  let canStandAlone = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (alone?.test(word) === true) {
      // `python -m pytest`: what follows the module's name is the module's business.
      if (name === 'python' && word.startsWith('-m')) return null;
      canStandAlone = true;
      continue;
    }
    if (values.test(word)) at += 1;
    else if (flags.test(word)) continue;
    else if (word.startsWith('-') || readsStdin(word))
      return `${name} ${word} runs or loads code that is not in a file of its own`;
    else return /^[a-z]+:/i.test(word) ? `${name} would run ${word}` : null;
  }
  return canStandAlone ? null : `${name} without a script runs what it reads from its input`;
}

function readsStdin(word: string): boolean {
  return word === '-' || word === '' || /^\/(?:dev|proc)\//.test(word);
}

function findExecutingOption(name: string, words: readonly string[]): string | null {
  const options = executingOptions.get(name);
  if (options === undefined) return null;
  const end = name === 'npx' ? words.findIndex((word) => !word.startsWith('-')) : words.indexOf('--');
  const own = end < 0 ? words : words.slice(0, end);
  for (const word of own) {
    const written = word.split('=', 1)[0] ?? '';
    if (!written.startsWith('-') || written === '-') continue;
    for (const option of options) {
      const isSame =
        written === option || (option.startsWith('--') && written.length >= 4 && option.startsWith(written));
      // One-letter options may have their value attached, or be bundled with others.
      const isBundled =
        option.length === 2 &&
        !written.startsWith('--') &&
        written.slice(1).includes(option.slice(1)) &&
        !options.includes(written) &&
        bundles.has(name);
      if (isSame || isBundled) return option;
    }
  }
  return null;
}

const bundles = new Set(['rg', 'sort', 'file', 'tar', 'zip', 'make', 'gmake', 'npm', 'npx']);
