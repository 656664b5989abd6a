import { StaticLifetime } from 'quickjs-emscripten-core';
import type { JSValueConstPointer, QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import { measureUsedBytes, readMemoryImage, writeImagePages, writeMemoryImage } from './memory-image.ts';
import type { MemoryImage } from './memory-image.ts';
import { scriptFileName } from './hardening.ts';
import { hashImageKey, preludeFileName, preludeSource } from './prelude.ts';
import { scriptParameters } from '../parse/parse-frame.ts';
import { protocolLimits } from '../protocol/protocol-limits.ts';
import { initialMemoryBytes, instantiateQuickJs } from './quickjs-module.ts';
import type { CompiledQuickJs } from './quickjs-module.ts';

/** Room above the guest's heap limit for its stack, the engine's own data and fragmentation. */
const memoryHeadroomMb = 32;

export interface GuestLimits {
  readonly memoryMb: number;
  readonly stackKb: number;
}

/** A hardened context as bytes, with the addresses of the functions that the host calls. */
export interface GuestImage {
  readonly key: string;
  readonly memory: MemoryImage;
  /** The address of the first value made after the context; equal in every instance, which a restore relies on. */
  readonly probe: number;
  readonly makeArguments: JSValueConstPointer;
  readonly watch: JSValueConstPointer;
  readonly settle: JSValueConstPointer;
}

/** The callbacks of the guest while it runs. */
export interface GuestListener {
  onPost(kind: number, id: number, text: string): void;
  /** True ends the guest's code, which cannot catch it. */
  shouldStop(): boolean;
}

export interface GuestError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** The result of a step of the guest's code. `phase` is `compile` if the script's own text was refused. */
export type GuestStep =
  | { readonly type: 'done'; readonly jobs: number }
  | { readonly type: 'failed'; readonly phase: 'compile' | 'run'; readonly error: GuestError };

/** One hardened QuickJS context that can be restored to its first state. Any JavaScript exception out of these calls means that it is dead. */
export type GuestInstance = Awaited<ReturnType<typeof createGuestInstance>>;

/** Makes an instance: from the given image if it fits, else by running the prelude and making the image. */
export async function createGuestInstance(compiled: CompiledQuickJs, limits: GuestLimits, given: GuestImage | null) {
  const maxMemoryBytes = (limits.memoryMb + memoryHeadroomMb) * 1024 * 1024;
  const { quickJs, memory } = await instantiateQuickJs(compiled, maxMemoryBytes);
  const key = hashImageKey({ wasmSha256: compiled.wasmSha256, ...limits });
  let listener: GuestListener | null = null;
  let report: QuickJSHandle | null = null;
  let ended: QuickJSHandle | null = null;

  // The same calls in the same order in every instance: addresses and host function numbers then agree with the image's.
  const runtime = quickJs.newRuntime();
  runtime.setMemoryLimit(limits.memoryMb * 1024 * 1024);
  runtime.setMaxStackSize(limits.stackKb * 1024);
  runtime.setInterruptHandler(() => listener?.shouldStop() ?? false);
  const vm = runtime.newContext();
  const probe = vm.newString('probe');
  const post = vm.newFunction('post', (kind, id, text) => {
    listener?.onPost(vm.getNumber(kind), vm.getNumber(id), vm.getString(text));
  });

  const image =
    given !== null && given.key === key && given.probe === probe.value
      ? given
      : makeImage({ vm, post, key, probe: probe.value, memory });
  if (image === given) writeImagePages(memory, image.memory);
  // The image owns the functions, so these handles have nothing to free.
  const makeArguments: QuickJSHandle = new StaticLifetime(image.makeArguments, runtime);
  const watch: QuickJSHandle = new StaticLifetime(image.watch, runtime);
  const settleFunction: QuickJSHandle = new StaticLifetime(image.settle, runtime);

  function finish(result: ReturnType<QuickJSContext['callFunction']>, phase: 'compile' | 'run'): GuestStep {
    if (result.error !== undefined) return { type: 'failed', phase, error: readGuestError(vm, result.error) };
    result.value.dispose();
    return { type: 'done', jobs: 0 };
  }

  return {
    image,
    start(js: string, configJson: string, next: GuestListener): GuestStep {
      listener = next;
      const script = vm.evalCode(js, scriptFileName, { type: 'global' });
      if (script.error !== undefined)
        return { type: 'failed', phase: 'compile', error: readGuestError(vm, script.error) };
      const config = vm.newString(configJson);
      const made = vm.callFunction(makeArguments, vm.undefined, config);
      config.dispose();
      if (made.error !== undefined) return finish(made, 'run');
      const values = Array.from({ length: scriptParameters }, (_, index) => vm.getProp(made.value, index));
      made.value.dispose();
      const promise = vm.callFunction(script.value, vm.undefined, ...values);
      for (const handle of [...values, script.value]) handle.dispose();
      if (promise.error !== undefined) return finish(promise, 'run');
      ended = promise.value;
      const watched = vm.callFunction(watch, vm.undefined, ended);
      if (watched.error !== undefined) return finish(watched, 'run');
      report = watched.value;
      return { type: 'done', jobs: 0 };
    },
    settle(id: number, succeeded: boolean, json: string): GuestStep {
      const number = vm.newNumber(id);
      const text = vm.newString(json);
      const result = vm.callFunction(settleFunction, vm.undefined, number, succeeded ? vm.true : vm.false, text);
      number.dispose();
      text.dispose();
      return finish(result, 'run');
    },
    runJobs(max: number): GuestStep {
      const result = runtime.executePendingJobs(max);
      if (result.error !== undefined) return { type: 'failed', phase: 'run', error: readGuestError(vm, result.error) };
      return { type: 'done', jobs: result.value };
    },
    /** True when the promise that reports the script's end was itself rejected: the report could not be made. */
    isReportBroken(): boolean {
      if (report === null) return false;
      const state = vm.getPromiseState(report);
      if (state.type === 'rejected') state.error.dispose();
      if (state.type === 'fulfilled' && state.notAPromise !== true) state.value.dispose();
      return state.type === 'rejected';
    },
    /** The stack of the error that ended the script before it could report it; empty if there is no such error. */
    readEndStack(): string {
      if (ended === null) return '';
      const state = vm.getPromiseState(ended);
      if (state.type === 'fulfilled' && state.notAPromise !== true) state.value.dispose();
      return state.type === 'rejected' ? readGuestError(vm, state.error).stack : '';
    },
    /** Bytes that the script has used at its peak. */
    measureMemoryBytes: (): number => measureUsedBytes(memory, image.memory),
    /** True when the guest has used about all that it may. */
    isMemoryFull: (): boolean => memory.buffer.byteLength >= limits.memoryMb * 1024 * 1024 * 0.9,
    /** Undoes everything that a script did. False if the memory has grown, which a restore does not undo. */
    restore(): boolean {
      // Handles of the run are dropped, not disposed: the memory that they point to is about to be overwritten.
      listener = null;
      report = null;
      ended = null;
      if (memory.buffer.byteLength > initialMemoryBytes) return false;
      writeMemoryImage(memory, image.memory);
      return true;
    },
  };
}

function makeImage(parts: {
  vm: QuickJSContext;
  post: QuickJSHandle;
  key: string;
  probe: number;
  memory: WebAssembly.Memory;
}): GuestImage {
  const { vm } = parts;
  const prelude = vm.unwrapResult(vm.evalCode(preludeSource, preludeFileName, { type: 'global' }));
  const bridge = vm.unwrapResult(vm.callFunction(prelude, vm.undefined, parts.post));
  const makeArguments = vm.getProp(bridge, 'makeArguments');
  const watch = vm.getProp(bridge, 'watch');
  const settle = vm.getProp(bridge, 'settle');
  bridge.dispose();
  prelude.dispose();
  return {
    key: parts.key,
    memory: readMemoryImage(parts.memory),
    probe: parts.probe,
    makeArguments: makeArguments.value as JSValueConstPointer,
    watch: watch.value as JSValueConstPointer,
    settle: settle.value as JSValueConstPointer,
  };
}

function readGuestError(vm: QuickJSContext, handle: QuickJSHandle): GuestError {
  // The stack of a deep recursion is longer than a message of the protocol may be; its first lines are the innermost calls.
  const read = (key: string, maxChars: number = protocolLimits.errorChars): string => {
    const property = vm.getProp(handle, key);
    const text = vm.typeof(property) === 'string' ? vm.getString(property).slice(0, maxChars) : '';
    property.dispose();
    return text;
  };
  const error =
    vm.typeof(handle) === 'object' && !vm.eq(handle, vm.null)
      ? { name: read('name', protocolLimits.errorNameChars), message: read('message'), stack: read('stack') }
      : { name: '', message: vm.eq(handle, vm.null) ? 'null' : vm.typeof(handle), stack: '' };
  handle.dispose();
  return error;
}
