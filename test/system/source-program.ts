import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import type { TestProject } from 'vitest/node';
import { defaultScriptLimits } from '../../src/core/limits.ts';
import { renderStoredImage, storedImageName } from '../../src/script/engine/stored-image.ts';
import { createQuickJsEngine } from '../../src/script/engine/worker-engine.ts';
import { builtinTexts, compiledPolicies } from '../fixtures/builtin-policies.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The directory of the program from its sources. */
    program: string;
    /** Where Node keeps the compiled code of started programs, by user. */
    compiled: string;
  }
}

const root = join(import.meta.dirname, '../..');
const program = realpathSync(mkdtempSync(join(tmpdir(), 'program-')));
const compiled = realpathSync(mkdtempSync(join(tmpdir(), 'compiled-')));
const entries = {
  engine: 'script/engine/engine.ts',
  worker: 'script/engine/worker.ts',
  preparer: 'script/parse/preparer-worker.ts',
};
/** True if `spreadDirectories` has changed the temporary directory. */
let isSpread = false;
const wasm = 'node_modules/@jitl/quickjs-wasmfile-release-sync/dist/emscripten-module.wasm';

/**
 * Makes the program once for all tests of a run: laid out like the built one, but from the current sources. A test through it fails when the
 * source breaks, without a build, and each of the many engines that the tests start loads bundles and an image in place of fifty source files.
 */
export async function setup(project: TestProject): Promise<void> {
  hidePackages();
  returnMemory();
  spreadDirectories();
  // The user that runs commands has to be able to come through.
  chmodSync(program, 0o755);
  writeFileSync(join(program, 'package.json'), JSON.stringify({ type: 'module', version: '0.0.0' }));
  // Packages that a policy may use are installed with the program.
  mkdirSync(join(program, 'node_modules'));
  for (const name of ['isolated-vm', 'node-gyp-build'])
    symlinkSync(join(root, 'node_modules', name), join(program, 'node_modules', name));
  mkdirSync(join(program, 'policies'));
  writeFileSync(join(program, 'policies/compiled.json'), JSON.stringify(compiledPolicies));
  for (const [name, text] of builtinTexts) writeFileSync(join(program, `policies/${name}.yml`), text);
  await writeBundles();
  project.onTestsRerun(writeBundles);
  project.provide('program', program);
  chmodSync(compiled, 0o1777);
  project.provide('compiled', compiled);
}

/**
 * Takes the programs of this repository's packages, which npm adds, out of PATH for the processes of the tests. A run looks for credentials in each
 * directory of software that PATH leads to, and thousands of files of `node_modules` would take a fifth of the CPU time of each run. The Node of the
 * tests, which is such a package, stays the first.
 */
function hidePackages(): void {
  const searched = (process.env['PATH'] ?? '').split(':');
  const others = searched.filter((directory) => !directory.endsWith('/node_modules/.bin'));
  process.env['PATH'] = [dirname(process.execPath), ...others].join(':');
}

/**
 * Lets the workers, which start after this, return freed memory to the system. glibc would keep up to 200 MB of it in an arena for each thread, and Node
 * copies the page tables of its process for each process that it starts.
 */
function returnMemory(): void {
  Object.assign(process.env, { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' });
}

/**
 * Lets ext4 put each directory that is made in the temporary directory into a separate block group, as it does for the directories of `/home`.
 * Otherwise they all share the group of their parent. Ext4 passes over the inodes that were freed in the last minute or five, one by one: when runs have
 * freed thousands, each new file takes 0.4 ms of CPU time and not 6 µs. Without this right or another file system, nothing changes.
 */
function spreadDirectories(): void {
  const [flags = ''] = spawnSync('lsattr', ['-d', tmpdir()], { encoding: 'utf8' }).stdout?.split(' ') ?? [];
  isSpread = flags !== '' && !flags.includes('T') && spawnSync('chattr', ['+T', tmpdir()]).status === 0;
}

export function teardown(): void {
  if (isSpread) spawnSync('chattr', ['-T', tmpdir()]);
  for (const directory of [program, compiled]) rmSync(directory, { recursive: true, force: true });
}

async function writeBundles(): Promise<void> {
  for (const [name, entry] of Object.entries(entries)) {
    const bundle = await rolldown({
      input: join(root, 'src', entry),
      platform: 'node',
      logLevel: 'silent',
      plugins: [
        {
          name: 'engine beside the bundle',
          transform: (code, id) =>
            id.endsWith('/quickjs-module.ts') ? code.replace(`../../../${wasm}`, './engine.wasm') : null,
        },
      ],
    });
    await bundle.write({ file: join(program, name, 'index.js'), format: 'esm', codeSplitting: false });
    await bundle.close();
    writeFileSync(join(program, name, 'package.json'), JSON.stringify({ type: 'module' }));
  }
  await writeHere();
  await writeServer();
  copyFileSync(join(root, wasm), join(program, 'worker/engine.wasm'));
  const { shared } = await createQuickJsEngine(defaultScriptLimits, null, () => null);
  if (shared === null) throw new Error('the script engine has made no image');
  writeFileSync(join(program, 'worker', storedImageName), renderStoredImage(shared.image));
}

/** What tests run in their own process. Packages are not a part of it: reading them takes several times as long as the sources. */
async function writeHere(): Promise<void> {
  const directory = join(program, 'here');
  const bundle = await rolldown({
    input: { index: join(root, 'test/fixtures/here.ts') },
    platform: 'node',
    logLevel: 'silent',
    // What the bundler adds is in the bundle.
    external: (id) => !/^(?:[./]|@oxc-project\/)/.test(id),
  });
  await bundle.write({ dir: directory, format: 'esm' });
  await bundle.close();
  writeFileSync(join(directory, 'package.json'), JSON.stringify({ type: 'module' }));
  if (!existsSync(join(directory, 'node_modules')))
    symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
}

/** The MCP server of the tests. */
async function writeServer(): Promise<void> {
  const input = join(root, 'test/fixtures/mcp-server.mjs');
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent' });
  await bundle.write({ file: join(program, 'mcp-server.mjs'), format: 'esm', codeSplitting: false });
  await bundle.close();
}
