import type { TerminalSize } from '../../../core/ports/sandbox.ts';

/** Trusted programs by their absolute paths. */
interface TerminalPrograms {
  readonly sh: string;
  readonly script: string;
  readonly stty: string;
}

/**
 * Variables in addition to the environment of every command: they select plain output, and pagers that do not wait for a key and start no
 * other program.
 */
export const terminalEnvironment: Readonly<Record<string, string>> = {
  TERM: 'dumb',
  NO_COLOR: '1',
  PAGER: 'cat',
  MANPAGER: 'cat',
  SYSTEMD_PAGER: 'cat',
  LESSSECURE: '1',
};

/**
 * The command line that runs a program in a separate terminal, inside the sandbox. `control` is a descriptor: from
 * it, the session reads sizes, one line `ROWS COLUMNS` each. To it, the session writes lines: `ready` when input reaches
 * the program, `sized` after each size, and the exit code of the program, because `script` may miss the end of a child that was stopped
 * meanwhile. A process that is not a child of `script` reads the sizes, because `script` waits for all its children. The terminal is
 * `/dev/pts/0`, because each sandbox has separate terminals. Input is never echoed, even before the program has started. `script` starts
 * the shell in SHELL, so SHELL must be `sh`.
 */
export function buildTerminalCommand(options: {
  readonly argv: readonly string[];
  readonly size: TerminalSize;
  readonly control: number;
  readonly programs: TerminalPrograms;
}): readonly [string, ...string[]] {
  const { argv, control, programs } = options;
  const { rows, columns } = options.size;
  const resizer = `while read -r rows columns; do ${programs.stty} -F /dev/pts/0 rows "$rows" cols "$columns"; echo sized >&${control}; done`;
  const setUp = `( ${resizer} <&${control} >/dev/null 2>&1 & ); exec "$@"`;
  const command = [
    // Ctrl-C is for the program. A trapped signal, other than an ignored one, gets its default action in child processes.
    'trap : INT QUIT',
    `${programs.stty} rows ${rows} cols ${columns}`,
    // With exec it is always a program, never a builtin of the shell, and it inherits only the terminal from this shell.
    `( echo ready >&${control}; exec ${argv.map(quoteForShell).join(' ')} ${control}<&- )`,
    'code=$?',
    `echo "$code" >&${control}`,
    'exit "$code"',
  ];
  return [
    programs.sh,
    '-c',
    setUp,
    'session',
    programs.script,
    '-qef',
    '-E',
    'never',
    '-c',
    command.join('; '),
    '/dev/null',
  ];
}

/** The same without a terminal: the program has pipes, its end is its exit code, and nothing reads sizes. */
export function buildPipedCommand(options: {
  readonly argv: readonly string[];
  readonly control: number;
  readonly programs: Pick<TerminalPrograms, 'sh'>;
}): readonly [string, ...string[]] {
  const { argv, control, programs } = options;
  return [programs.sh, '-c', `echo ready >&${control}; exec "$@" ${control}<&-`, 'session', ...argv];
}

/** Quotes a word so that every POSIX shell reads it back unchanged. */
function quoteForShell(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
