/** The package has types for this file, but under the name of another. */
declare module '*/emscripten-module.browser.mjs' {
  import type { EmscriptenModuleLoader, QuickJSEmscriptenModule } from 'quickjs-emscripten-core';

  const load: EmscriptenModuleLoader<QuickJSEmscriptenModule>;
  export default load;
}
