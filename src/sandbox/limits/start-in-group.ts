import type { Readable, Writable } from 'node:stream';
import type { CommandGroup } from './cgroup.ts';
import { startProcess, type Launch, type StandardStreams, type StartedProcess } from '../processes/start-process.ts';

/** How many pipes `startInGroup` puts after a launch's own descriptors. */
export const gatePipes = 2;

const firstDescriptor = 3;

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
): StartedProcess {
  const started = startProcess(launch, pipes + gatePipes, streams);
  const { child } = started;
  const first = firstDescriptor + launch.descriptors.length + pipes;
  const [info, gate] = child.stdio.slice(first, first + gatePipes) as [Readable, Writable];
  const { pid } = child;
  // A process that has ended needs no leave any more.
  for (const stream of [info, gate]) stream.on('error', () => undefined);
  // At once, since that is the move which takes its time; the second is its own only where bwrap was faster.
  const itself = group.admit(pid === undefined ? [] : [pid]);
  itself.catch(() => undefined);
  let text = '';
  info.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    const inside = /"child-pid":\s*(\d+)[^]*\}/.exec(text)?.[1];
    if (inside === undefined) return;
    info.removeAllListeners('data').resume();
    itself.then(() => group.admit([Number(inside)])).then(() => gate.end('.'), onFailure);
  });
  return started;
}
