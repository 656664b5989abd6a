import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from '@babel/parser';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** Directories that put the parts together, each with the composition directories that it may import. */
const composition: Readonly<Record<string, readonly string[]>> = {
  run: [],
  action: ['run'],
  cli: ['run', 'doctor', 'action'],
  doctor: ['run'],
};

/** Packages that are pure functions, so that core may use them. */
const purePackages = ['zod', 're2js'];

/** Every module that a file loads: imports, type imports, re-exports and `import()`, however they are laid out. */
function listImports(text: string): string[] {
  const { program } = parse(text, { sourceType: 'module', plugins: ['typescript'] });
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const entry of node) visit(entry);
    if (node === null || typeof node !== 'object' || !('type' in node)) return;
    // Every node that loads a module has its name in `source`.
    const module = 'source' in node ? node.source : null;
    if (module !== null && typeof module === 'object' && 'value' in module) found.push(String(module.value));
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child);
  };
  visit(program.body);
  return found;
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const imports = new Map(files.map((name) => [name, listImports(readFileSync(join(source, name), 'utf8'))]));

function listLocalImports(name: string): string[] {
  const targets = (imports.get(name) ?? []).filter((target) => target.startsWith('.'));
  // A file of a package that is named by its path is still a package.
  return targets.map((target) => join(dirname(name), target)).filter((target) => !target.includes('node_modules/'));
}

const directoryOf = (name: string): string => (name.includes('/') ? (name.split('/')[0] ?? '') : '');

test('finds imports over several lines, re-exports, type imports and import()', () => {
  const text = `
    import {
      a,
      b,
    } from './several.ts';
    export {
      c,
    } from './re-export.ts';
    export * from './star.ts';
    import type { D } from './type.ts';
    import './effect.ts';
    type E = import('./import-type.ts').E;
    const f = () => import('./dynamic.ts');
    const text = "import x from './text.ts'"; // import y from './comment.ts'
  `;
  expect(listImports(text)).toEqual(
    ['several', 're-export', 'star', 'type', 'effect', 'import-type', 'dynamic'].map((name) => `./${name}.ts`),
  );
});

test('a feature directory imports only itself and core, and a composition directory only what is below it', () => {
  const offences = files
    .filter((name) => name.includes('/'))
    .flatMap((name) => {
      const directory = directoryOf(name);
      const below = composition[directory];
      const isAllowed = (target: string): boolean =>
        target === directory ||
        target === 'core' ||
        (below !== undefined && target !== '' && (composition[target] === undefined || below.includes(target)));
      return listLocalImports(name)
        .filter((target) => !isAllowed(directoryOf(target)))
        .map((target) => `${name} imports ${target}`);
    });
  expect(offences).toEqual([]);
});

test('only the entry point is at the top of src', () => {
  expect(files.filter((name) => !name.includes('/')).toSorted()).toEqual(['main.ts']);
});

test('core imports no node module and no other directory', () => {
  const offences = files
    .filter((name) => directoryOf(name) === 'core')
    .flatMap((name) => [
      ...listLocalImports(name).filter((target) => directoryOf(target) !== 'core'),
      ...(imports.get(name) ?? []).filter((target) => !target.startsWith('.') && !purePackages.includes(target)),
    ]);
  expect(offences).toEqual([]);
});

test('no file imports itself through other files', () => {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) cycles.push([...path.slice(path.indexOf(name)), name].join(' -> '));
    if (done.has(name) || path.includes(name)) return;
    for (const target of listLocalImports(name)) visit(target, [...path, name]);
    done.add(name);
  };
  for (const name of files) visit(name, []);
  expect(cycles).toEqual([]);
});

/** An import from one part of a directory into another. The parts are its subdirectories, and `.` for the files of the directory itself. */
interface PartImport {
  readonly directory: string;
  readonly from: string;
  readonly to: string;
  readonly files: string;
}

function readPartImport(name: string, target: string): PartImport {
  const [own, other] = [name.split('/'), target.split('/')];
  let depth = 0;
  while (depth < Math.min(own.length, other.length) - 1 && own[depth] === other[depth]) depth += 1;
  const partOf = (path: readonly string[]): string => (depth === path.length - 1 ? '.' : (path[depth] ?? '.'));
  return {
    directory: own.slice(0, depth).join('/'),
    from: partOf(own),
    to: partOf(other),
    files: `${name} imports ${target}`,
  };
}

/** The imports on cycles between the parts of each directory. */
function listPartCycles(all: readonly PartImport[]): PartImport[] {
  const reaches = (from: string, to: string, within: readonly PartImport[]): boolean => {
    const seen = new Set([from]);
    // A set visits what is added while it is read.
    for (const part of seen) for (const each of within) if (each.from === part) seen.add(each.to);
    return seen.has(to);
  };
  const directories = [...new Set(all.map(({ directory }) => directory))];
  return directories.flatMap((directory) => {
    const within = all.filter((each) => each.directory === directory);
    return within.filter(({ from, to }) => reaches(to, from, within));
  });
}

test('finds two subdirectories that import each other, a directory and its subdirectory, and a longer cycle', () => {
  const find = (...pairs: readonly (readonly [string, string])[]): string[] =>
    listPartCycles(pairs.map(([from, to]) => readPartImport(from, to)).filter(({ from, to }) => from !== to)).map(
      ({ files: found }) => found,
    );
  const forth = ['a/b/one.ts', 'a/c/two.ts'] as const;
  expect(find(forth, ['a/b/one.ts', 'a/top.ts'], ['a/c/d/three.ts', 'a/top.ts'])).toEqual([]);
  expect(find(forth, ['a/c/d/three.ts', 'a/b/four.ts'])).toHaveLength(2);
  expect(find(['a/top.ts', 'a/b/one.ts'], ['a/b/one.ts', 'a/other.ts'])).toHaveLength(2);
  expect(find(forth, ['a/c/two.ts', 'a/e/five.ts'], ['a/e/five.ts', 'a/b/six.ts'])).toHaveLength(3);
});

test('no directory at any level imports itself through other directories', () => {
  const all = files
    .flatMap((name) => listLocalImports(name).map((target) => readPartImport(name, target)))
    .filter(({ from, to }) => from !== to);
  expect(listPartCycles(all).map(({ files: found }) => found)).toEqual([]);
});

test('a directory of src has at most 24 files', () => {
  const counts = new Map<string, number>();
  for (const name of files) counts.set(dirname(name), (counts.get(dirname(name)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 24)).toEqual([]);
});
