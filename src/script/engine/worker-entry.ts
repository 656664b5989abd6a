import { basename, dirname, extname, join } from 'node:path';

/**
 * The worker's file beside the engine's own: `worker.ts` or `worker.js` next to `engine`, or `../worker/index.js` in a bundle, where
 * every entry has a folder of its own. Not `new URL(…, import.meta.url)`, which a bundler would turn into an asset.
 */
export function resolveWorkerEntry(engineFile: string): string {
  const extension = extname(engineFile);
  const folder = dirname(engineFile);
  return basename(engineFile, extension) === 'engine'
    ? join(folder, `worker${extension}`)
    : join(folder, '..', 'worker', `index${extension}`);
}
