/** The parts of WebAssembly that the engine uses: this project's library settings leave the browser's types out. */
declare namespace WebAssembly {
  interface Module {
    readonly __module: never;
  }
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
  const Module: new (bytes: Uint8Array) => Module;
  const Memory: new (descriptor: { initial: number; maximum: number }) => Memory;
}
