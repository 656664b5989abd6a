import type { Readable, Writable } from 'node:stream';
import type { CommandGroup } from '../limits/cgroup.ts';
import { startProcess, type Launch, type StandardStreams, type StartedProcess } from './start-process.ts';

/** The number of pipes that `startInGroup` adds after a launch's own descriptors. */
export const gatePipes = 2;

const firstDescriptor = 3;

/** The arguments with which bwrap reports its first process, and waits after all mounts are made and before anything is started. */
export function renderGate(first: number): readonly string[] {
  return ['--info-fd', String(first), '--block-fd', String(first + 1)];
}

/**
 * Starts bwrap with `renderGate`, and lets its command begin when bwrap and its first process are in the group. A move can block in the
 * kernel for some milliseconds, in which bwrap makes its mounts.
 * `onFailure` is called if the command must not begin. It has to end the process, because bwrap treats the closed pipe as permission to
 * start. `pipes` is the number of pipes before the pipes of the gate.
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
  // A process that has ended no longer reads from the gate.
  for (const stream of [info, gate]) stream.on('error', () => undefined);
  // Starts immediately, because this move is the slow one. The second process needs its own move only if bwrap forked first.
  const itself = group.admit(pid === undefined ? [] : [pid]);
  itself.catch(() => undefined);
  let text = '';
  info.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    // The closing brace shows that the number is complete.
    const inside = text.includes('}') ? /"child-pid":\s*(\d+)/.exec(text)?.[1] : undefined;
    if (inside === undefined) return;
    info.removeAllListeners('data').resume();
    itself.then(() => group.admit([Number(inside)])).then(() => gate.end('.'), onFailure);
  });
  return started;
}
