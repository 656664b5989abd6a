import { closeSync, openSync, readlinkSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { HarnessError } from '../../core/types/error.ts';

const startTimeoutMs = 10_000;

/** A network namespace that commands share, for as long as its holder lives. */
export interface SharedNetwork {
  /** The number of descriptors that `renderJoin` uses. */
  readonly descriptorCount: number;
  /** Opens the namespaces. They are passed as descriptors, because a process id may have been reused by another process. */
  openDescriptors(): readonly number[];
  /** The arguments before a sandbox's command line with which it joins. The descriptors have the numbers from `first` on. */
  renderJoin(first: number): readonly string[];
  /** The path to open while this process lives, and the name of the opened namespace. */
  readonly namespace: { readonly path: string; readonly name: string };
}

export interface HeldNetwork extends SharedNetwork {
  end(): void;
}

export interface HolderOptions {
  /** Starts a process with a separate user and network namespace. It reports its process id on descriptor 3, then writes `ready`. */
  readonly start: () => ChildProcess;
  readonly programs: { readonly nsenter: string; readonly sh: string };
}

/** Starts the process that holds a network. Rejects with `sandbox` if it does not start. */
export async function startHolder({ start, programs }: HolderOptions): Promise<HeldNetwork> {
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
    const open = (name: 'user' | 'net'): number => {
      const path = `/proc/${pid}/ns/${name}`;
      if (readlinkSync(path) === readlinkSync(`/proc/self/ns/${name}`))
        throw new Error(`it has no separate ${name} namespace`);
      return openSync(path, 'r');
    };
    const network = open('net');
    const namespaces = [open('user'), network];
    gone.catch(() => undefined);
    const path = `/proc/${process.pid}/fd/${network}`;
    return {
      namespace: { path, name: readlinkSync(path) },
      descriptorCount: namespaces.length,
      openDescriptors: () => namespaces.map((descriptor) => openSync(`/proc/self/fd/${descriptor}`, 'r')),
      renderJoin: (first) => renderJoin(first, programs),
      end() {
        endHolder();
        for (const descriptor of namespaces.splice(0)) closeSync(descriptor);
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

function renderJoin(first: number, programs: HolderOptions['programs']): string[] {
  const second = first + 1;
  return [
    programs.nsenter,
    '--preserve-credentials',
    `--user=/proc/self/fd/${first}`,
    `--net=/proc/self/fd/${second}`,
    '--',
    programs.sh,
    '-c',
    // The command must not inherit the descriptors.
    `exec "$@" ${first}<&- ${second}<&-`,
    'sh',
  ];
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
