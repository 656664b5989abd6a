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
 * The program of the shell (dash) that waits in a sandbox: writes a line on the descriptor `$1`, waits for a line there, then does what
 * has been written meanwhile to the file on the descriptor `$2`. If the other end closes, it ends. If it ends without becoming the command,
 * it writes a second line: only then is what it printed its own.
 */
export const waitScript = 'echo >&"$1"; read -r line <&"$1" || exit 1; trap \'echo >&"$1"\' EXIT; . "/proc/self/fd/$2"';

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
    `exec ${argv.map(quote).join(' ')}${input === 'none' ? ' </dev/null' : ''}`,
    // Closed for the group: the shell keeps copies that close on exec, and uses them again if exec fails.
    `}${descriptors.map((descriptor) => ` ${descriptor}<&-`).join('')}`,
    '',
  ].join('\n');
  return text.includes('\0') || Buffer.byteLength(text) > maxTextBytes ? null : text;
}

function quote(value: string): string {
  return `'${value.replaceAll("'", `'\\''`)}'`;
}
