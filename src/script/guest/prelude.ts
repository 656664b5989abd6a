import { createHash } from 'node:crypto';
import { bridgeSource } from './guest-bridge.ts';
import { consoleSource } from './guest-console.ts';
import { storeSource } from './guest-store.ts';
import { promisesSource } from './guest-promises.ts';
import { showSource } from './guest-show.ts';
import { toolsSource } from './guest-tools.ts';
import { hardeningSource } from './hardening.ts';
import { serializeSource } from '../results/serialize.ts';

/** The file name of the prelude's frames in guest stacks; such frames never leave the engine. */
export const preludeFileName = 'harness';

/** A guest expression: a function of `post` that hardens the context and returns the functions that the host calls. */
export const preludeSource = `(function (post) {
'use strict';
${promisesSource}
${hardeningSource}
${serializeSource}
${showSource}
${consoleSource}
${bridgeSource}
${toolsSource}
${storeSource}
// Last, so that everything above could still remove and define globals.
freeze(globalThis);
return { makeArguments, watch, run, settle };
})`;

/** Names an image: it fits only the very engine, limits and prelude that it was made with. */
export function hashImageKey(parts: { wasmSha256: string; memoryMb: number; stackKb: number }): string {
  return createHash('sha256')
    .update(JSON.stringify([parts.wasmSha256, parts.memoryMb, parts.stackKb, preludeSource]))
    .digest('hex');
}
