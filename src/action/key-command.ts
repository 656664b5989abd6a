import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { HarnessError } from '../core/types/error.ts';
import { isKeyVariable } from '../run/host/known-secrets.ts';
import { findProgram } from '../sandbox/host/find-programs.ts';

const defaultSeconds = 60;
/** The exit code of `timeout` with SIGKILL. */
const tooLate = 137;
const maxBytes = 64 * 1024;
/** Variables that make `timeout` and `bash` run other code (bash(1), ld.so(8)): an earlier step may have set them. */
const steering = /^(?:LD_PRELOAD|LD_AUDIT|BASH_ENV|ENV|BASH_FUNC_.*|BASHOPTS|SHELLOPTS|PS4)$/;

/**
 * Runs the command of the job that prints the key of the provider, such as a token that OIDC was exchanged for. It has the environment of the job
 * without the secrets of the inputs, and starts in `directory`, since files of the checkout must not steer it. Its shell is one that only root can
 * replace; the programs that it names come from the PATH of the job. Its output is in no error. Rejects with `usage` if it prints no key, and with
 * the reason of the signal.
 */
export async function readCommandKey(
  command: string,
  {
    environment,
    directory,
    signal,
    seconds = defaultSeconds,
  }: {
    readonly environment: Readonly<Record<string, string | undefined>>;
    readonly directory: string;
    readonly signal: AbortSignal;
    readonly seconds?: number;
  },
): Promise<string> {
  const env = Object.fromEntries(
    Object.entries(environment).filter(([name]) => !isKeyVariable(name) && !steering.test(name)),
  );
  const [timeout, bash] = [locate('timeout'), locate('bash')];
  let printed: string;
  try {
    // `timeout` ends the whole group of processes: one of them that is left would keep the pipe open.
    const limited = ['--signal=KILL', String(seconds), bash, '-e', '-o', 'pipefail', '-c', command];
    const { stdout } = await promisify(execFile)(timeout, limited, {
      env,
      cwd: directory,
      signal,
      maxBuffer: maxBytes,
    });
    printed = stdout;
  } catch (thrown) {
    if (signal.aborted) throw signal.reason;
    const { code, signal: killer } = thrown as { readonly code?: unknown; readonly signal?: unknown };
    const isLate = code === tooLate || killer === 'SIGKILL';
    throw refuse(isLate ? `took longer than ${seconds} seconds` : `ended with ${String(code ?? killer)}`);
  }
  const key = printed.trim();
  if (key === '' || /\s/.test(key)) throw refuse(key === '' ? 'printed nothing' : 'printed more than one word');
  return key;
}

function locate(name: string): string {
  const path = findProgram(name, '', []);
  if (path === null)
    throw new HarnessError({
      code: 'usage',
      message: `key-command needs ${name}, which is not found among programs that root owns`,
      hint: `Install ${name} on the runner.`,
    });
  return path;
}

// Without the cause, whose message quotes what the command has printed.
function refuse(what: string): HarnessError {
  return new HarnessError({
    code: 'usage',
    message: `key-command ${what}; its output is not shown, because it may hold a secret`,
    hint: 'Try the command in a step of its own. For OIDC the job needs permissions: { id-token: write }.',
  });
}
