import { quoteWord } from '../../core/types/access.ts';

/** One bypass attempt: an example of an allow rule with something hidden in it. */
export type Mutant =
  | { readonly type: 'command'; readonly kind: string; readonly words: readonly string[] }
  | { readonly type: 'shell'; readonly kind: string; readonly script: string }
  | { readonly type: 'path'; readonly kind: string; readonly path: string }
  | { readonly type: 'env'; readonly kind: string; readonly words: readonly string[]; readonly name: string };

/** The program that mutants smuggle in, and the file that they write. No real program or file has these names. */
export const canaryProgram = 'fuzz-canary';
export const canaryFile = 'fuzz-canary.txt';

/** Options with which a program runs, loads or writes something that its user names. */
const dangerousOptions: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  Object.entries({
    npm: [
      ['--script-shell=./x'],
      ['--prefix', '/tmp/x'],
      ['--node-options=--require=./x.js'],
      ['--userconfig=./x'],
      ['-C', '/tmp/x'],
    ],
    pnpm: [['--dir', '/tmp/x'], ['-C', '/tmp/x'], ['--script-shell=./x']],
    yarn: [['--cwd', '/tmp/x'], ['--script-shell=./x']],
    npx: [
      ['-c', canaryProgram],
      ['--package', 'cowsay'],
      ['--yes', 'cowsay'],
    ],
    node: [
      ['-e', '1'],
      ['--require', './x.js'],
      ['--import', 'data:text/javascript,1'],
      ['--env-file=.env'],
      ['-p', '1'],
    ],
    python: [['-c', '1'], ['-i'], ['-X', 'importtime']],
    python3: [['-c', '1'], ['-i']],
    // None for pytest: its code and its configuration belong to the workspace in any case.
    go: [
      ['-exec', './x'],
      ['-toolexec', './x'],
      ['-C', '/tmp/x'],
      ['-o', '/var/x'],
      ['-overlay', '/tmp/x'],
    ],
    cargo: [
      ['--config', 'target.x.runner="./x"'],
      ['--manifest-path', '/tmp/x/Cargo.toml'],
      ['-C', '/tmp/x'],
    ],
    git: [['-c', 'core.pager=./x'], ['-C', '/tmp/x'], ['--exec-path=/tmp/x'], ['--git-dir=/tmp/x']],
    find: [['-delete'], ['-exec', canaryProgram, ';'], ['-fprint', 'x'], ['-ok', canaryProgram, ';']],
    rg: [
      ['--pre', canaryProgram],
      ['--hostname-bin', canaryProgram],
    ],
    grep: [['-f', '/etc/passwd']],
    sort: [
      ['-o', 'x'],
      ['--compress-program', canaryProgram],
      ['-T', '/tmp'],
    ],
    sed: [['-i'], ['-e', '1e id'], ['-e', 'w x'], ['-f', '/tmp/x']],
    tar: [['--to-command', canaryProgram], ['-I', canaryProgram], ['--checkpoint-action=exec=x']],
    make: [['-f', '/tmp/x'], ['-C', '/tmp/x'], ['--eval=x'], ['SHELL=./x']],
    mvn: [['-f', '/tmp/x'], ['-s', '/tmp/x'], ['-Dexec.executable=x']],
    gradle: [
      ['-p', '/tmp/x'],
      ['-I', '/tmp/x'],
      ['--init-script', '/tmp/x'],
    ],
    curl: [
      ['-o', 'x'],
      ['-K', '/tmp/x'],
      ['-T', '.env'],
    ],
  }),
);

/** Options that mean something else, or nothing, before the subcommand. */
const lateOptions: ReadonlyMap<string, readonly (readonly string[])[]> = new Map([
  ['git', [['--ext-diff'], ['--output=x']]],
]);

/** Programs that read their own options after their operands, up to `--`. Others pass these on to the program that they run. */
const readsOptionsLate = new Set('npm pnpm yarn find rg grep sort sed tar make mvn gradle curl'.split(' '));

/** Bypass attempts for a command that a rule allows. `words` is the example, a program and its arguments. */
export function mutateCommand(words: readonly string[]): readonly Mutant[] {
  const [program = '', ...rest] = words;
  const line = words.map(quoteWord).join(' ');
  const command = (kind: string, ...changed: readonly string[]): Mutant => ({ type: 'command', kind, words: changed });
  const shell = (kind: string, script: string): Mutant => ({ type: 'shell', kind, script });
  const name = program.replace(/^.*\//, '');
  const injected = dangerousOptions.get(name) ?? [];
  const end = words.indexOf('--');
  const before = end < 0 ? words : words.slice(0, end);
  const after = words.slice(before.length);
  return [
    ...['env', 'command', 'nohup', 'nice', 'setsid', 'stdbuf', 'xargs', 'sudo', 'doas', 'busybox', 'exec', 'time'].map(
      (wrapper) => command('wrapper', wrapper, canaryProgram, ...words),
    ),
    command('wrapper', 'timeout', '5', canaryProgram, ...words),
    command('wrapper', 'env', '-S', canaryProgram),
    command('wrapper', 'bash', '-c', canaryProgram),
    command('wrapper', 'sh', '-c', canaryProgram, ...words),
    command('path', `./${program}`, ...rest),
    command('path', `/tmp/${program}`, ...rest),
    command('path', `../${program}`, ...rest),
    command('path', `${program}/../${canaryProgram}`, ...rest),
    command('unicode', `${program}\u200b`, ...rest),
    command('unicode', `\u202e${program}`, ...rest),
    command(
      'unicode',
      program.replace('o', '\u043e').replace('p', '\u0440') + (/[op]/.test(program) ? '' : '\u0301'),
      ...rest,
    ),
    command('case', program.toUpperCase() === program ? `${program}x` : program.toUpperCase(), ...rest),
    command('blank', `${program} ${canaryProgram}`, ...rest),
    command('control', `${program}\n${canaryProgram}`, ...rest),
    command('prefix', `${program}x`, ...rest),
    ...injected.map((options) => command('option', program, ...options, ...rest)),
    ...(hasSubcommands.has(name) && rest.length > 0 ? injected : []).map((options) =>
      command('option', program, rest[0] ?? '', ...options, ...rest.slice(1)),
    ),
    ...(lateOptions.get(name) ?? []).flatMap((options) => [
      command('option', program, rest[0] ?? '', ...options, ...rest.slice(1)),
      command('option', ...before, ...options, ...after),
    ]),
    ...(readsOptionsLate.has(name) ? injected : []).map((options) =>
      command('option', ...before, ...options, ...after),
    ),
    ...[
      'PATH',
      'LD_PRELOAD',
      'NODE_OPTIONS',
      'BASH_ENV',
      'GIT_SSH_COMMAND',
      'PYTHONPATH',
      'npm_config_script_shell',
    ].map((name): Mutant => ({ type: 'env', kind: 'variable', words, name })),
    ...[';', '&&', '||', '|', '&', '\n', '|&'].map((separator) =>
      shell('list', `${line} ${separator} ${canaryProgram}`),
    ),
    ...[';', '&&', '|', '&', '\n'].map((separator) => shell('list', `${canaryProgram} ${separator} ${line}`)),
    shell('substitution', `${line} $(${canaryProgram})`),
    shell('substitution', `${line} \`${canaryProgram}\``),
    shell('substitution', `${line} "$(${canaryProgram})"`),
    shell('substitution', `${line} <(${canaryProgram})`),
    shell('substitution', `${line} >(${canaryProgram})`),
    shell('substitution', `${line} $((a[$(${canaryProgram})]))`),
    shell('substitution', `${line} <<EOF\n$(${canaryProgram})\nEOF`),
    shell('substitution', `${line} <<< "$(${canaryProgram})"`),
    shell('redirection', `${line} > ${canaryFile}`),
    shell('redirection', `${line} >> ${canaryFile}`),
    shell('redirection', `${line} 2> ${canaryFile}`),
    shell('redirection', `${line} &> ${canaryFile}`),
    shell('redirection', `${line} >| ${canaryFile}`),
    shell('redirection', `${line} <> ${canaryFile}`),
    shell('redirection', `> ${canaryFile} ${line}`),
    shell('prefix', `PATH=.:$PATH ${line}`),
    shell('prefix', `LD_PRELOAD=./x ${line}`),
    shell('prefix', `A=$(${canaryProgram}) ${line}`),
    shell('quoting', `${program.slice(0, 1)}''${program.slice(1)}; f'uzz'-"canary"`),
    shell('quoting', `$'\\x66uzz-canary'; ${line}`),
    shell('quoting', `fuzz-c\\\nanary; ${line}`),
    shell('function', `${program}() { ${canaryProgram}; }; ${line}`),
    shell('function', `shopt -s expand_aliases; alias ${program}=${canaryProgram}\n${line}`),
    shell('function', `trap ${canaryProgram} EXIT; ${line}`),
    shell('eval', `eval ${quoteWord(`${line}; ${canaryProgram}`)}`),
    shell('eval', `bash -c ${quoteWord(`${line}; ${canaryProgram}`)}`),
    shell('eval', `echo ${canaryProgram} | bash; ${line}`),
    shell('eval', `x=${canaryProgram}; $x; ${line}`),
    shell('compound', `if ${canaryProgram}; then ${line}; fi`),
    shell('compound', `for x in 1; do ${canaryProgram}; ${line}; done`),
    shell('compound', `{ ${line}; ${canaryProgram}; }`),
    shell('compound', `( ${canaryProgram} ); ${line}`),
    shell('compound', `case x in x) ${canaryProgram};; esac; ${line}`),
    shell('compound', `[[ -v 'a[$(${canaryProgram})]' ]]; ${line}`),
    shell('comment', `${line} # \n${canaryProgram}`),
    shell('folder', `cd /; ${line}`),
    shell('plain', line),
  ];
}

/** Other spellings of a command that the policy refuses. All of them run the same words. */
export function respellCommand(words: readonly string[]): readonly Mutant[] {
  const [program = '', ...rest] = words;
  const line = words.map(quoteWord).join(' ');
  const tail = rest.map((word) => ` ${quoteWord(word)}`).join('');
  return [
    ...[line, `true; ${line}`, `true && ${line}`, `( ${line} )`, `if true; then ${line}; fi`, `echo $(${line})`],
    ...[`${program.slice(0, 1)}''${program.slice(1)}${tail}`, `\\${program}${tail}`, `"${program}"${tail}`],
    ...[`x=${quoteWord(program)}; $x${tail}`, `f() { ${line}; }; f`, `trap ${quoteWord(line)} EXIT`],
    ...[`eval ${quoteWord(line)}`, `command ${line}`, `A=1 ${line}`, `${line} &`, `${line} > /dev/null 2>&1`],
    ...['env', 'nohup', 'timeout 5', 'nice'].map((wrapper) => `${wrapper} ${line}`),
  ].map((script): Mutant => ({ type: 'shell', kind: 'respelled', script }));
}

/** Programs that read options directly after their subcommand. */
const hasSubcommands = new Set(['go', 'cargo']);

const controlFiles = {
  read: ['.git/config', '.GIT/config'],
  // In the spellings that the most tolerant file system accepts.
  write: ['.git/config', '.GIT/config', '.git./config', '.git /config', '.g\u200cit/config', 'git~1/config'],
};

/** Bypass attempts for a path that a rule allows: other spellings, and ways out of the workspace. */
export function mutatePath(path: string, binds: 'read' | 'write'): readonly Mutant[] {
  const mutant = (kind: string, changed: string): Mutant => ({ type: 'path', kind, path: changed });
  const climb = '../'.repeat(path.split('/').length + 1);
  return [
    mutant('climb', `${path}/${climb}etc/passwd`),
    mutant('climb', `../${path}`),
    mutant('climb', `${path}/..`),
    mutant('home', `~/${path}`),
    mutant('home', '~'),
    mutant('empty', ''),
    mutant('control', `${path}\0.txt`),
    mutant('control', `${path}\n`),
    mutant('control', `${path}\u001b[2K`),
    mutant('doubled', path.includes('/') ? path.replace('/', '//') : `.//${path}`),
    mutant('absolute', `/${path}`),
    mutant('absolute', `/proc/self/root/${path}`),
    ...controlFiles[binds].map((name) =>
      mutant('control-file', path.includes('/') ? `${path.slice(0, path.indexOf('/'))}/${name}` : name),
    ),
  ];
}
