import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { QuickJSFFI } from '@jitl/quickjs-wasmfile-release-sync/ffi';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import type { QuickJSSyncVariant, QuickJSWASMModule } from 'quickjs-emscripten-core';
// By its path, because Node would be given another file, which does not work in a bundle. This one needs nothing of its surroundings.
import loadModule from '../../../node_modules/@jitl/quickjs-wasmfile-release-sync/dist/emscripten-module.browser.mjs';

const pageBytes = 65_536;

/** Linear memory at the start. The image restore needs a memory that has not grown beyond it. */
export const initialMemoryBytes = 256 * pageBytes;

/** QuickJS compiled once; instances and other workers of the same process share it. */
export interface CompiledQuickJs {
  readonly module: WebAssembly.Module;
  readonly wasmSha256: string;
}

const variant: QuickJSSyncVariant = {
  type: 'sync',
  importFFI: async () => QuickJSFFI,
  importModuleLoader: async () => loadModule,
};

// Written out, because a bundler then copies the file and puts its new place here. Only the first worker of a process reads it.
const wasmUrl = new URL(
  '../../../node_modules/@jitl/quickjs-wasmfile-release-sync/dist/emscripten-module.wasm',
  import.meta.url,
);

/** Reads and compiles the engine's WASM. */
export async function compileQuickJs(): Promise<CompiledQuickJs> {
  const bytes = new Uint8Array(await readFile(wasmUrl));
  return { module: new WebAssembly.Module(bytes), wasmSha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Makes an instance with its own linear memory, which can never grow over `maxMemoryBytes`. */
export async function instantiateQuickJs(
  compiled: CompiledQuickJs,
  maxMemoryBytes: number,
): Promise<{ quickJs: QuickJSWASMModule; memory: WebAssembly.Memory }> {
  const maximum = Math.max(initialMemoryBytes, Math.ceil(maxMemoryBytes / pageBytes) * pageBytes) / pageBytes;
  const memory = new WebAssembly.Memory({ initial: initialMemoryBytes / pageBytes, maximum });
  const emscriptenModule = {
    wasmMemory: memory,
    // The memory contains it. It is the same everywhere, or addresses would differ between threads and an image would not fit.
    thisProgram: './script',
    // Output of the C code must not reach the protocol.
    print: () => undefined,
    printErr: () => undefined,
  };
  const quickJs = await newQuickJSWASMModuleFromVariant(
    newVariant(variant, { emscriptenModule, wasmModule: compiled.module }),
  );
  return { quickJs, memory };
}
