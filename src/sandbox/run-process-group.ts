import { spawn } from 'node:child_process';
import type { CommandResult } from '../core/sandbox.ts';
import { createOutputBuffer } from './output-buffer.ts';
import type { RunProcessOptions } from './run-process.ts';
import type { Launch } from './start-process.ts';

/** How long pipes that a daemon has taken along are read after the command itself has ended. */
const drainMs = 200;

/**
 * Runs a process in a group of its own, without a sandbox. The group is killed with it; what left the group lives on, since there is no
 * namespace to end. Rejects only when the program cannot be started.
 */
export async function runProcessGroup(
  options: Omit<RunProcessOptions, 'start'> & Pick<Launch, 'program' | 'args' | 'env'> & { readonly cwd: string },
): Promise<CommandResult> {
  const { clock } = options;
  const startMs = clock.monotonicMs();
  const stdout = createOutputBuffer(options.maxOutputBytes);
  const stderr = createOutputBuffer(options.maxOutputBytes);
  const both = createOutputBuffer(options.maxOutputBytes);
  const state: { end: 'timed-out' | 'aborted' | 'flooded' | null } = { end: null };
  const child = spawn(options.program, options.args, {
    env: options.env,
    cwd: options.cwd,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  if (child.pid !== undefined) options.onStart(child.pid);

  const stop = (why: 'timed-out' | 'aborted' | 'flooded'): void => {
    state.end ??= why;
    killGroup(child.pid);
  };
  const onAbort = (): void => stop('aborted');
  options.signal.addEventListener('abort', onAbort, { once: true });
  const timer = setTimeout(() => stop('timed-out'), options.timeoutMs);
  try {
    const collect = (buffer: typeof stdout) => (chunk: Buffer) => {
      buffer.push(chunk);
      both.push(chunk);
      if (both.totalBytes > options.floodBytes) stop('flooded');
    };
    child.stdout.on('data', collect(stdout));
    child.stderr.on('data', collect(stderr));
    // A command that does not read its input closes the pipe; that is no error of ours.
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.stdin);
    if (options.signal.aborted) stop('aborted');
    const [exitCode, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, name) => resolve([code, name]));
      child.once('exit', () => {
        killGroup(child.pid);
        setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream.destroy()), drainMs).unref();
      });
    });
    return {
      exitCode: state.end === null ? exitCode : null,
      signal: state.end === null ? signal : 'SIGKILL',
      stdout: stdout.read(),
      stderr: stderr.read(),
      aggregatedOutput: both.read(),
      stdoutBytes: stdout.totalBytes,
      stderrBytes: stderr.totalBytes,
      timedOut: state.end === 'timed-out',
      aborted: state.end === 'aborted',
      flooded: state.end === 'flooded',
      limitsMet: [],
      durationMs: clock.monotonicMs() - startMs,
    };
  } finally {
    clearTimeout(timer);
    options.signal.removeEventListener('abort', onAbort);
  }
}

function killGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (thrown) {
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'ESRCH')) throw thrown;
  }
}
