import { closeSync, openSync, readlinkSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { HarnessError } from '../../core/types/error.ts';

const startTimeoutMs = 10_000;

/** A network namespace that commands share, for as long as its holder lives. */
export interface SharedNetwork {
  /** The path of a descriptor of this process, because the process id of the holder may have been reused. */
  readonly namespace: string;
}

export interface HeldNetwork extends SharedNetwork {
  end(): void;
}

/**
 * Starts the process that holds a network. `start` starts one with a separate user and network namespace, which reports its process id on
 * descriptor 3, then writes `ready`. Rejects with `sandbox` if it does not start.
 */
export async function startHolder(start: () => ChildProcess): Promise<HeldNetwork> {
  const child = start();
  const endHolder = (): void => void child.kill('SIGKILL');
  const { stdout } = child;
  if (stdout === null) throw new Error('the holder has no pipes');
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2_000)));
  const gone = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(said.trim() === '' ? 'it ended' : said.trim())));
  });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('it did not start in time')), startTimeoutMs).unref();
  });
  late.catch(() => undefined);
  try {
    const info = await Promise.race([readUntil(child.stdio[3] as Readable, '}'), gone, late]);
    await Promise.race([readUntil(stdout, 'ready'), gone, late]);
    const pid = Number(/"child-pid":\s*(\d+)/.exec(info)?.[1]);
    const path = `/proc/${pid}/ns/net`;
    if (readlinkSync(path) === readlinkSync('/proc/self/ns/net'))
      throw new Error('it has no separate network namespace');
    const network = openSync(path, 'r');
    let isOpen = true;
    gone.catch(() => undefined);
    return {
      namespace: `/proc/${process.pid}/fd/${network}`,
      end() {
        endHolder();
        if (isOpen) closeSync(network);
        isOpen = false;
      },
    };
  } catch (cause) {
    endHolder();
    throw new HarnessError({
      code: 'sandbox',
      message: `the network of the commands could not be set up: ${cause instanceof Error ? cause.message : String(cause)}`,
      hint: 'Run `script-harness doctor`, or take the network rules out of the policy.',
    });
  }
}

function readUntil(stream: Readable, mark: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const onData = (chunk: Buffer): void => {
      text += chunk.toString();
      if (!text.includes(mark)) return;
      stream.off('data', onData);
      resolve(text);
    };
    stream.on('data', onData);
  });
}
