import type { TerminalSize } from '../../core/ports/sandbox.ts';

/** Trusted programs by their absolute paths. */
interface TerminalPrograms {
  readonly sh: string;
  readonly script: string;
  readonly stty: string;
}

/** What a program sees beside the environment of every command: plain output, and pagers that do not wait for a key and start no other program. */
export const terminalEnvironment: Readonly<Record<string, string>> = {
  TERM: 'dumb',
  NO_COLOR: '1',
  PAGER: 'cat',
  MANPAGER: 'cat',
  SYSTEMD_PAGER: 'cat',
  LESSSECURE: '1',
};

/**
 * The command line that runs a program in a terminal of its own, inside the sandbox. `control` are descriptors, or one of both directions: sizes are
 * read from the first, `ROWS COLUMNS` a line, and to the second are written, a line each, `ready` when what is typed reaches the program, `sized`, and its exit code, since `script` may miss the end of a child that stood
 * still meanwhile. Sizes are read by a process that is no child of `script`, which waits for all of its own. The terminal is the sandbox's
 * first, since each sandbox has terminals of its own. Nothing that is typed is echoed, also before the program is there. `script` starts the
 * shell that SHELL names, so SHELL has to be `sh`.
 */
export function buildTerminalCommand(options: {
  readonly argv: readonly string[];
  readonly size: TerminalSize;
  readonly control: { readonly input: number; readonly output: number };
  readonly programs: TerminalPrograms;
}): readonly [string, ...string[]] {
  const { argv, control, programs } = options;
  const { input, output } = control;
  const { rows, columns } = options.size;
  const resizer = `while read -r rows columns; do ${programs.stty} -F /dev/pts/0 rows "$rows" cols "$columns"; echo sized >&${output}; done`;
  const setUp = `( ${resizer} <&${input} >/dev/null 2>&1 & ); exec "$@"`;
  const command = [
    // Ctrl-C is for the program; what is trapped and not ignored is as it was for those that are started.
    'trap : INT QUIT',
    `${programs.stty} rows ${rows} cols ${columns}`,
    // With exec it is a program, never a word of the shell, and what it is given of this one is its terminal.
    `( echo ready >&${output}; exec ${argv.map(quoteForShell).join(' ')} ${input}<&- ${output}<&- )`,
    'code=$?',
    `echo "$code" >&${output}`,
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

/** A word as every POSIX shell reads it back, whatever it holds. */
function quoteForShell(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
