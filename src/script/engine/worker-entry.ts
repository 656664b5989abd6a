import { basename, dirname, extname, join } from 'node:path';

/**
 * The worker's file for the engine's own file: `worker.ts` or `worker.js` next to `engine`, or `../worker/index.js` in a bundle, in which
 * every entry has its own directory. Not `new URL(…, import.meta.url)`, which a bundler would turn into an asset.
 */
export function resolveWorkerEntry(engineFile: string): string {
  const extension = extname(engineFile);
  const directory = dirname(engineFile);
  return basename(engineFile, extension) === 'engine'
    ? join(directory, `worker${extension}`)
    : join(directory, '..', 'worker', `index${extension}`);
}
