import type { ProcessInput } from '../processes/start-process.ts';

/** A command for a sandbox that was started without one. */
export interface HandedCommand {
  readonly argv: readonly [string, ...string[]];
  /** An absolute path. */
  readonly cwd: string;
  /** The complete environment. It must contain every variable that the sandbox was started with. */
  readonly env: Readonly<Record<string, string>>;
  /** The input of the sandbox is the text for its shell. */
  readonly input: ProcessInput;
}

/**
 * The first text that the shell (dash) in a waiting sandbox reads. It reports `ready` on a descriptor, and `left` if it exits without becoming
 * its command, which shows that its output is from the shell and not from the command.
 */
export function renderWait(report: number): string {
  return `echo ready >&${report}; trap 'echo left >&${report}' EXIT\n`;
}

// Argument lists have limits: a command that may exceed them is left to the ordinary start, which reports the error.
const maxTextBytes = 64 * 1024;

// The shell treats these variables specially.
const shellVariables = new Set(['IFS', 'OPTIND', 'PPID', 'LINENO', '_']);

/**
 * The text that the waiting shell has to read to become the command, with the folder and environment that bwrap would set, without an input
 * and without the descriptor for reports. Null if the command has an input, or if the shell would change an argument or a variable.
 */
export function renderHandOver(command: HandedCommand, report: number): string | null {
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
    // Only for the group: the shell keeps close-on-exec copies, and uses them again if exec fails.
    `} 0</dev/null ${report}<&-`,
    '',
  ].join('\n');
  return text.includes('\0') || Buffer.byteLength(text) > maxTextBytes ? null : text;
}

function quote(value: string): string {
  return `'${value.replaceAll("'", `'\\''`)}'`;
}
