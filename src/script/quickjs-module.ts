import { createHash } from 'node:crypto';
import importedVariant from '@jitl/quickjs-singlefile-cjs-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';

const pageBytes = 65_536;

/** Linear memory at the start. The image restore needs a memory that has not grown beyond it. */
export const initialMemoryBytes = 256 * pageBytes;

/** QuickJS compiled once; instances and other workers of the same process share it. */
export interface CompiledQuickJs {
  readonly module: WebAssembly.Module;
  readonly wasmSha256: string;
}

// What a bundler hands over for a CommonJS default export differs by one level.
const variant = 'default' in importedVariant ? importedVariant.default : importedVariant;

/**
 * Compiles the WASM that the single-file variant carries inside its JavaScript. The variant offers no way to ask for the bytes, so they
 * are taken from its own call of `WebAssembly.instantiate`, which is put back at once.
 */
export async function compileQuickJs(): Promise<CompiledQuickJs> {
  const instantiate = WebAssembly.instantiate;
  const captured: Uint8Array[] = [];
  const capture = (source: unknown, imports?: WebAssembly.Imports): unknown => {
    if (source instanceof Uint8Array) captured.push(source);
    return Reflect.apply(instantiate, WebAssembly, [source, imports]);
  };
  Object.assign(WebAssembly, { instantiate: capture });
  try {
    await newQuickJSWASMModuleFromVariant(variant);
  } finally {
    Object.assign(WebAssembly, { instantiate });
  }
  const [bytes] = captured;
  if (bytes === undefined) throw new Error('the QuickJS variant did not hand its WASM to WebAssembly.instantiate');
  const copy = new Uint8Array(bytes);
  return { module: new WebAssembly.Module(copy), wasmSha256: createHash('sha256').update(copy).digest('hex') };
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
    // It stands in the memory; the same everywhere, or addresses would differ between threads and an image would not fit.
    thisProgram: './script',
    // What the C code prints must not get near the protocol.
    print: () => undefined,
    printErr: () => undefined,
  };
  const quickJs = await newQuickJSWASMModuleFromVariant(
    newVariant(variant, { emscriptenModule, wasmModule: compiled.module }),
  );
  return { quickJs, memory };
}
