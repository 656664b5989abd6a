import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { GuestImage } from '../guest/guest-instance.ts';

/** The file next to the bundle of the worker. */
export const storedImageName = 'image.bin';

/** An image as a file: its numbers as one line of JSON, then the bytes of its pages. */
export function renderStoredImage({ memory, ...numbers }: GuestImage): Buffer {
  const head = JSON.stringify({ ...numbers, pages: [...memory.pages] });
  return Buffer.concat([Buffer.from(`${head}\n`), memory.bytes]);
}

/**
 * The image that the build has made for the default limits, from the directory of the worker's bundle. To make one takes half of the time that the
 * engine needs to start. Null without such an image, as without a bundle. Its key states what it fits, and an image that does not fit is not used.
 */
export function readStoredImage(workerFile: string): GuestImage | null {
  if (basename(workerFile) !== 'index.js') return null;
  const file = readFileSync(join(dirname(workerFile), storedImageName));
  const end = file.indexOf('\n');
  // The build has written it, and the bundle that reads it, too.
  const { pages, ...numbers } = JSON.parse(file.toString('utf8', 0, end)) as Omit<GuestImage, 'memory'> & {
    readonly pages: readonly number[];
  };
  // A separate copy: the bytes go to other threads, and a small file is part of a larger buffer of Node.
  return { ...numbers, memory: { pages: Uint32Array.from(pages), bytes: new Uint8Array(file.subarray(end + 1)) } };
}
