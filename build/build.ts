import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync } from 'rolldown/experimental';
import type * as Limits from '../src/core/limits.ts';
import type * as StoredImage from '../src/script/engine/stored-image.ts';
import type * as WorkerEngine from '../src/script/engine/worker-engine.ts';
import { writePolicies } from './compile-policies.ts';
import { writeReferences } from './write-references.ts';
import { writeExamples } from './write-examples.ts';

/**
 * Builds `dist/`: TypeScript to `lib/`, then one bundle per entry. The script engine and its worker are separate entries, since a
 * bundler that finds them without an entry copies them with their imports unresolved.
 */
const root = join(import.meta.dirname, '..');
const lib = join(root, 'lib');
const dist = join(root, 'dist');
const entries = {
  main: 'main.js',
  engine: 'script/engine/engine.js',
  worker: 'script/engine/worker.js',
  preparer: 'script/parse/preparer-worker.js',
  forwarder: 'sandbox/network/forwarder.js',
};

function run(program: string, args: readonly string[]): void {
  const result = spawnSync(join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (result.status === 0) return;
  console.error(`${result.stdout}${result.stderr}`);
  process.exit(1);
}

/**
 * Makes the bundles quicker to load; names and lines stay readable.
 * - Comments of packages are a third of them.
 * - V8 keeps a text with a character beyond Latin-1 in two bytes a character. Outside of comments, such characters occur in strings, templates and
 *   regular expressions, where an escape has the same meaning.
 * - V8 compiles a function in parentheses at once, but not an arrow function. A module's function runs right after it was loaded, so V8 would
 *   read it twice.
 */
function rewriteBundles(directory: string): void {
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )) {
    const path = join(directory, name);
    const { code, errors } = minifySync(name, readFileSync(path, 'utf8'), {
      module: true,
      compress: false,
      mangle: false,
      codegen: { removeWhitespace: false, legalComments: 'none' },
    });
    if (errors.length > 0) throw new Error(`${path}: ${errors.map((error) => error.message).join('; ')}`);
    if (/String\.raw`[^`]*[^\n -~\t]/.test(code))
      throw new Error(`${path}: String.raw with a character that is not ASCII: write its escape`);
    const ascii = code.replace(
      /[^\n -~\t]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    writeFileSync(
      path,
      ascii.replace(/^(\t|export const modules = \{ )(\d+: \()\(([\w, ]*)\) => \{$/gm, '$1$2function ($3) {'),
    );
  }
}

/** Writes the memory of a script engine that is ready for its first script, so that no run has to make it. */
async function writeScriptImage(directory: string): Promise<void> {
  const load = (name: string): Promise<unknown> => import(pathToFileURL(join(lib, name)).href);
  const { createQuickJsEngine } = (await load('script/engine/worker-engine.js')) as typeof WorkerEngine;
  const { renderStoredImage, storedImageName } = (await load('script/engine/stored-image.js')) as typeof StoredImage;
  const { defaultScriptLimits } = (await load('core/limits.js')) as typeof Limits;
  const { now } = Date;
  // The image is the same in each build. QuickJS seeds its own random numbers, which scripts never see, with the time, and writes the language of
  // the machine into its environment, which scripts never see either.
  Date.now = () => 0;
  Object.defineProperty(globalThis, 'navigator', { value: undefined });
  const { shared } = await createQuickJsEngine(defaultScriptLimits, null, () => null);
  Date.now = now;
  if (shared === null) throw new Error('the script engine has made no image');
  writeFileSync(join(directory, storedImageName), renderStoredImage(shared.image));
}

writeReferences(root);
writeExamples(root);
rmSync(lib, { recursive: true, force: true });
run('tsc', ['-p', 'tsconfig.build.json']);
rmSync(dist, { recursive: true, force: true });
for (const [name, entry] of Object.entries(entries)) {
  // No cache: a build depends on its sources only, not on results of earlier builds in the home directory.
  const options = ['--no-source-map-register', '--no-cache', '--license', 'licenses.txt', '--quiet'];
  run('ncc', ['build', join(lib, entry), '--out', join(dist, name), ...options]);
  console.log(`dist/${name}`);
}
rewriteBundles(dist);
// The post step is a part of main's bundle, so that their common code exists once.
mkdirSync(join(dist, 'post'));
writeFileSync(join(dist, 'post/index.js'), "process.argv.push('post');\nawait import('../main/index.js');\n");
// ncc writes every file that it copies as text, which breaks this one.
const quickJs = join(root, 'node_modules/@jitl/quickjs-wasmfile-release-sync/dist/emscripten-module.wasm');
for (const name of readdirSync(join(dist, 'worker')))
  if (name.endsWith('.wasm')) cpSync(quickJs, join(dist, 'worker', name));
// ncc does not see the package of this WebAssembly file. The package's licence file contains the licence of QuickJS too.
const { name: quickJsPackage, license } = JSON.parse(readFileSync(join(quickJs, '../../package.json'), 'utf8')) as {
  name: string;
  license: string;
};
appendFileSync(
  join(dist, 'worker/licenses.txt'),
  `\n${quickJsPackage}\n${license}\n${readFileSync(join(quickJs, '../../LICENSE'), 'utf8')}`,
);
await writeScriptImage(join(dist, 'worker'));
// The bundles are ES modules, even if the directory is copied alone.
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
writeFileSync(join(dist, 'package.json'), `${JSON.stringify({ type: 'module', version })}\n`);

await writePolicies(root, join(dist, 'policies'));
cpSync(join(root, 'test/scenarios/001-fix-the-tests'), join(dist, 'demo'), { recursive: true });
