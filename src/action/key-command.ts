import { spawn } from 'node:child_process';
import { HarnessError, orElse } from '../core/types/error.ts';
import { isKeyVariable } from '../run/host/known-secrets.ts';
import { findProgram } from '../sandbox/host/find-programs.ts';

const defaultSeconds = 60;
const maxCharacters = 64 * 1024;
/** Variables that make `bash` run other code (bash(1), ld.so(8)): an earlier step may have set them. */
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
  const printed = await run(locate('bash'), { command, env, directory, signal, seconds });
  const key = printed.trim();
  if (key === '' || /\s/.test(key)) throw refuse(key === '' ? 'printed nothing' : 'printed more than one word');
  return key;
}

/** Resolves with what the command prints. */
function run(
  bash: string,
  how: {
    readonly command: string;
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly directory: string;
    readonly signal: AbortSignal;
    readonly seconds: number;
  },
): Promise<string> {
  const { command, env, directory, signal, seconds } = how;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = spawn(bash, ['-e', '-o', 'pipefail', '-c', command], {
      env,
      cwd: directory,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    const settle = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
    };
    // The whole group of processes: one of them that is left would keep the pipe open. `timeout` of uutils ends only its child by SIGKILL.
    const kill = (reason: unknown): void => {
      settle();
      if (child.pid !== undefined) orElse(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), true, 'ESRCH', 'EPERM');
      child.stdout.destroy();
      reject(reason);
    };
    const cancel = (): void => kill(signal.reason);
    const timer = setTimeout(() => kill(refuse(`took longer than ${seconds} seconds`)), seconds * 1_000);
    signal.addEventListener('abort', cancel, { once: true });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.length > maxCharacters) kill(refuse(`printed more than ${maxCharacters} characters`));
    });
    child.once('error', kill);
    child.once('close', (code, killer) => {
      settle();
      if (code === 0) resolve(printed);
      else reject(refuse(`ended with ${String(code ?? killer)}`));
    });
  });
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
