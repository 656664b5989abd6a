import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { HarnessError } from '../core/types/error.ts';
import { isKeyVariable } from '../run/known-secrets.ts';

const defaultSeconds = 60;
/** The exit code of `timeout` with SIGKILL. */
const tooLate = 137;
const maxBytes = 64 * 1024;

/**
 * Runs the command of the job that prints the key of the provider, such as a token that OIDC was exchanged for. It has the environment of the job
 * without the secrets of the inputs, and starts in `folder`, since files of the checkout must not steer it. Its output is in no error. Rejects with
 * `usage` if it prints no key, and with the reason of the signal.
 */
export async function readCommandKey(
  command: string,
  {
    environment,
    folder,
    signal,
    seconds = defaultSeconds,
  }: {
    readonly environment: Readonly<Record<string, string | undefined>>;
    readonly folder: string;
    readonly signal: AbortSignal;
    readonly seconds?: number;
  },
): Promise<string> {
  const env = Object.fromEntries(Object.entries(environment).filter(([name]) => !isKeyVariable(name)));
  let printed: string;
  try {
    // `timeout` ends the whole group of processes: one of them that is left would keep the pipe open.
    const limited = ['--signal=KILL', String(seconds), 'bash', '-e', '-o', 'pipefail', '-c', command];
    const { stdout } = await promisify(execFile)('timeout', limited, {
      ...{ env, cwd: folder, signal, maxBuffer: maxBytes },
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

// Without the cause, whose message quotes what the command has printed.
function refuse(what: string): HarnessError {
  return new HarnessError({
    code: 'usage',
    message: `key-command ${what}; its output is not shown, because it may hold a secret`,
    hint: 'Try the command in a step of its own. For OIDC the job needs permissions: { id-token: write }.',
  });
}
