import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { CommandGroup } from './cgroup.ts';
import { startProcess, type Launch, type StandardStreams } from '../processes/start-process.ts';

/** How many pipes `startInGroup` puts after a launch's own descriptors. */
export const gatePipes = 2;

/** What bwrap needs to be told: it reports its first process, and waits with all mounts made and nothing started. */
export function renderGate(first: number): readonly string[] {
  return ['--info-fd', String(first), '--block-fd', String(first + 1)];
}

/**
 * Starts bwrap with `renderGate` and lets its command begin when bwrap and its first process are in the group. Moving a process makes the
 * kernel wait for some milliseconds, in which bwrap makes its mounts: a program that joins by itself would wait first. `onFailure` is told
 * where the command must not begin; whoever is told has to end the process, since bwrap takes the end of the pipe for leave. `pipes` more pipes
 * come before those of the gate.
 */
export function startInGroup(
  launch: Launch,
  group: CommandGroup,
  onFailure: (reason: unknown) => void,
  pipes = 0,
  streams: StandardStreams = {},
): ChildProcess {
  const child = startProcess(launch, pipes + gatePipes, streams);
  const [info, gate] = child.stdio.slice(-gatePipes) as [Readable, Writable];
  const { pid } = child;
  // A process that has ended needs no leave any more.
  for (const stream of [info, gate]) stream.on('error', () => undefined);
  // At once, since that is the move which takes its time; the second is its own only where bwrap was faster.
  const itself = group.admit(pid === undefined ? [] : [pid]);
  itself.catch(() => undefined);
  let text = '';
  info.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    const first = /"child-pid":\s*(\d+)[^]*\}/.exec(text)?.[1];
    if (first === undefined) return;
    info.removeAllListeners('data').resume();
    itself.then(() => group.admit([Number(first)])).then(() => gate.end('.'), onFailure);
  });
  return child;
}
