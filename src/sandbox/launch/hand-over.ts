import type { ProcessInput } from '../processes/start-process.ts';

/** A command for a sandbox that has been started without one. */
export interface HandedCommand {
  readonly argv: readonly [string, ...string[]];
  /** Absolute. */
  readonly cwd: string;
  /** All of the environment; must hold every variable that the sandbox was started with. */
  readonly env: Readonly<Record<string, string>>;
  readonly input: ProcessInput;
}

/**
 * The program of the shell (dash) that waits in a sandbox: says that it is there, waits for a line on the descriptor `$1`, then does what
 * has been written meanwhile to the file on the descriptor `$2`. Where the other end closes, it ends.
 */
export const waitScript = 'echo >&"$1"; read -r line <&"$1" || exit 1; . "/proc/self/fd/$2"';

// An argument list has limits of its own; what may come near them is left to the start that reports them.
const maxTextBytes = 64 * 1024;

// The shell keeps these for itself.
const shellVariables = new Set(['IFS', 'OPTIND', 'PPID', 'LINENO', '_']);

/**
 * What the waiting shell has to read so that it becomes the command, with the folder and environment that bwrap would give it and without
 * `descriptors`. Null where the shell would change something on the way.
 */
export function renderHandOver(command: HandedCommand, descriptors: readonly number[]): string | null {
  const { argv, cwd, env, input } = command;
  // bwrap sets PWD itself, whatever was asked for.
  const variables = Object.entries({ ...env, PWD: cwd });
  if (!variables.every(([name]) => /^[A-Za-z_]\w*$/.test(name) && !shellVariables.has(name))) return null;
  // A name with a dash could be an option of `exec`, and dash gives % in a search path a meaning of its own.
  if (argv[0] === '' || argv[0].startsWith('-') || (env['PATH'] ?? '').includes('%')) return null;
  const text = [
    `{ cd ${quote(cwd)} || exit 1`,
    'unset OLDPWD',
    `export ${variables.map(([name, value]) => `${name}=${quote(value)}`).join(' ')}`,
    `exec ${argv.map(quote).join(' ')} ${[...(input === 'none' ? ['</dev/null'] : []), ...descriptors.map((descriptor) => `${descriptor}<&-`)].join(' ')}; }`,
    '',
  ].join('\n');
  return text.includes('\0') || Buffer.byteLength(text) > maxTextBytes ? null : text;
}

/** What bwrap would have said where the waiting shell could not start a command; other texts as they are. */
export function readHandOverFailure(said: string): string {
  return said
    .replace(/^\d+: exec: (.*?)(: not found)?$/, (_, program: string, missing = '') =>
      missing === '' ? `execvp ${program}` : `execvp ${program}: No such file or directory`,
    )
    .replace(/^\d+: cd: can't cd to (.*)$/, "Can't chdir to $1: No such file or directory");
}

function quote(value: string): string {
  return `'${value.replaceAll("'", `'\\''`)}'`;
}
