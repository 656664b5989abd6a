import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../dist');

// With `uses: ./` the bundles are in the workspace, and so are all files that they look for next to them.
test('the bundles load nothing but what Node itself has, and their own parts', () => {
  const names = ['main', 'post', 'engine', 'worker', 'preparer', 'forwarder'].flatMap((entry) =>
    readdirSync(join(dist, entry)).map((name) => join(dist, entry, name)),
  );
  const loaded = names.flatMap((name) => {
    const text = readFileSync(name, 'utf8');
    // How the bundler writes down what it has not taken in; all else that looks like a module is text in it.
    const left = [...text.matchAll(/createRequire\([^()]*\)\(\s*["']([^"']+)["']/g)];
    const head = [...text.slice(0, 4_000).matchAll(/^import\s[^;"']*["']([^"']+)["'];$/gm)];
    return [...left, ...head].map(([, module = '']) => module);
  });
  expect(loaded.length).toBeGreaterThan(20);
  expect([...new Set(loaded)].filter((module) => !isBuiltin(module))).toEqual([]);
});

test('the worker carries the licence of QuickJS, which its WebAssembly is built from', () => {
  const licenses = readFileSync(join(dist, 'worker/licenses.txt'), 'utf8');
  expect(licenses).toContain('@jitl/quickjs-wasmfile-release-sync\nMIT\n');
  expect(licenses).toMatch(/QuickJS Javascript Engine\s+Copyright \(c\) \d{4}-\d{4} Fabrice Bellard/);
});
