import type { ProcessInput } from '../processes/start-process.ts';

/** A command for a sandbox that was started without one. */
export interface HandedCommand {
  readonly argv: readonly [string, ...string[]];
  /** An absolute path. */
  readonly cwd: string;
  /** The complete environment. It must contain every variable that the sandbox was started with. */
  readonly env: Readonly<Record<string, string>>;
  /** The sandbox has no pipe for an input. */
  readonly input: ProcessInput;
}

/**
 * The program of the shell (dash) that waits in a sandbox. It writes `ready` on the descriptor `$1`, then runs what can be read from the
 * descriptor `$2`, a named pipe. If it exits without becoming the command, it writes `left`, which shows that its output is from the shell and
 * not from the command.
 */
export const waitScript = 'echo ready >&"$1"; trap \'echo left >&"$1"\' EXIT; . "/proc/self/fd/$2"';

// The capacity of a pipe. Argument lists have their own limits: a command that may exceed them is left to the ordinary start, which reports
// the error.
const maxTextBytes = 64 * 1024;

// The shell treats these variables specially.
const shellVariables = new Set(['IFS', 'OPTIND', 'PPID', 'LINENO', '_']);

/**
 * The text that the waiting shell has to read to become the command, with the folder and environment that bwrap would set, and without
 * `descriptors`. Null if the command has an input, or if the shell would change an argument or a variable.
 */
export function renderHandOver(command: HandedCommand, descriptors: readonly number[]): string | null {
  const { argv, cwd, env, input } = command;
  if (input === 'pipe') return null;
  // bwrap sets PWD itself and ignores the requested value.
  const variables = Object.entries({ ...env, PWD: cwd });
  if (!variables.every(([name]) => /^[A-Za-z_]\w*$/.test(name) && !shellVariables.has(name))) return null;
  // `exec` could read a name with a dash as an option, and dash treats % in a search path specially.
  if (argv[0] === '' || argv[0].startsWith('-') || (env['PATH'] ?? '').includes('%')) return null;
  const text = [
    `{ cd ${quote(cwd)} || exit 1`,
    'unset OLDPWD',
    `export ${variables.map(([name, value]) => `${name}=${quote(value)}`).join(' ')}`,
    `exec ${argv.map(quote).join(' ')}`,
    // Closed for the group: the shell keeps close-on-exec copies, and uses them again if exec fails.
    `}${descriptors.map((descriptor) => ` ${descriptor}<&-`).join('')}`,
    '',
  ].join('\n');
  return text.includes('\0') || Buffer.byteLength(text) > maxTextBytes ? null : text;
}

function quote(value: string): string {
  return `'${value.replaceAll("'", `'\\''`)}'`;
}
