import { closeSync, constants, fchownSync, openSync, unlinkSync, writeSync } from 'node:fs';
import type { ProcessInput } from '../processes/start-process.ts';

/** A command for a sandbox that was started without one. */
export interface HandedCommand {
  readonly argv: readonly [string, ...string[]];
  /** An absolute path. */
  readonly cwd: string;
  /** The complete environment. It must contain every variable that the sandbox was started with. */
  readonly env: Readonly<Record<string, string>>;
  readonly input: ProcessInput;
}

/**
 * The program of the shell (dash) that waits in a sandbox. It writes a line on the descriptor `$1`, waits for a line there, then runs what
 * has been written meanwhile to the file on the descriptor `$2`. If the other end closes, it exits. If it exits without becoming the
 * command, it writes a second line, which shows that its output is from the shell and not from the command.
 */
export const waitScript = 'echo >&"$1"; read -r line <&"$1" || exit 1; trap \'echo >&"$1"\' EXIT; . "/proc/self/fd/$2"';

// Argument lists have their own limits. A command that may exceed them is left to the ordinary start, which reports the error.
const maxTextBytes = 64 * 1024;

// The shell treats these variables specially.
const shellVariables = new Set(['IFS', 'OPTIND', 'PPID', 'LINENO', '_']);

/**
 * The text that the waiting shell has to read to become the command, with the folder and environment that bwrap would set, and without
 * `descriptors`. Null if the shell would change an argument or a variable.
 */
export function renderHandOver(command: HandedCommand, descriptors: readonly number[]): string | null {
  const { argv, cwd, env, input } = command;
  // bwrap sets PWD itself and ignores the requested value.
  const variables = Object.entries({ ...env, PWD: cwd });
  if (!variables.every(([name]) => /^[A-Za-z_]\w*$/.test(name) && !shellVariables.has(name))) return null;
  // `exec` could read a name with a dash as an option, and dash treats % in a search path specially.
  if (argv[0] === '' || argv[0].startsWith('-') || (env['PATH'] ?? '').includes('%')) return null;
  const text = [
    `{ cd ${quote(cwd)} || exit 1`,
    'unset OLDPWD',
    `export ${variables.map(([name, value]) => `${name}=${quote(value)}`).join(' ')}`,
    `exec ${argv.map(quote).join(' ')}${input === 'none' ? ' </dev/null' : ''}`,
    // Closed for the group: the shell keeps close-on-exec copies, and uses them again if exec fails.
    `}${descriptors.map((descriptor) => ` ${descriptor}<&-`).join('')}`,
    '',
  ].join('\n');
  return text.includes('\0') || Buffer.byteLength(text) > maxTextBytes ? null : text;
}

function quote(value: string): string {
  return `'${value.replaceAll("'", `'\\''`)}'`;
}

/**
 * Creates the file that a command is passed on in. It has no name any more, so that nothing of it remains, and is open twice, so that writing
 * does not move the read position.
 */
export function openNamelessFile(
  path: string,
  user: { readonly uid: number; readonly gid: number } | null,
): { readonly read: number; readonly write: number } {
  const write = openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600);
  try {
    if (user !== null) fchownSync(write, user.uid, user.gid);
    return { read: openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW), write };
  } catch (thrown) {
    closeSync(write);
    throw thrown;
  } finally {
    unlinkSync(path);
  }
}

/** False if not all of the text could be written. */
export function writeAll(file: number, text: string): boolean {
  const bytes = Buffer.from(text);
  try {
    return writeSync(file, bytes) === bytes.length;
  } catch {
    return false;
  }
}
