import { statfsSync } from 'node:fs';
import type { CommandResult } from '../core/sandbox.ts';
import { ToolFailure } from '../core/tool.ts';

const lookMs = 200;
const minFreeFiles = 1_000;

/**
 * Runs a command while its disk keeps `floorBytes` free, and ends it when it does not. A file's apparent size says nothing here: what counts
 * is what the disk has left. Rejects with `ToolFailure` where it is below the floor already.
 */
export async function runAboveFloor(
  floor: { readonly path: string; readonly floorBytes: number },
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<CommandResult>,
): Promise<CommandResult> {
  const before = describeShortage(floor);
  if (before !== null) throw new ToolFailure(`${before}; no command starts until files have been removed`);
  const controller = new AbortController();
  const shortages: string[] = [];
  const timer = setInterval(() => {
    const shortage = describeShortage(floor);
    if (shortage === null) return;
    clearInterval(timer);
    shortages.push(`the command was ended: ${shortage}`);
    controller.abort(new Error(shortage));
  }, lookMs);
  try {
    const result = await run(AbortSignal.any([signal, controller.signal]));
    // Not the run's own end: the model is told what happened and goes on.
    return shortages.length === 0 || !result.aborted || signal.aborted
      ? result
      : { ...result, aborted: false, limitsMet: [...result.limitsMet, ...shortages] };
  } finally {
    clearInterval(timer);
  }
}

function describeShortage({ path, floorBytes }: { path: string; floorBytes: number }): string | null {
  const { bavail, bsize, files, ffree } = statfsSync(path, { bigint: true });
  const freeBytes = bavail * bsize;
  const floorMb = Math.round(floorBytes / 1024 / 1024);
  if (freeBytes < BigInt(floorBytes))
    return `the disk has ${freeBytes / 1024n / 1024n} MiB left, and the policy keeps ${floorMb} MiB free (sandbox.limits.freeDiskMb)`;
  // Empty files take no room, but a disk can hold only so many; some file systems do not count them.
  if (files > BigInt(20 * minFreeFiles) && ffree < BigInt(minFreeFiles))
    return `the disk has room for ${ffree} more files`;
  return null;
}
