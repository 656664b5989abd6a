import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from '@babel/parser';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** Folders that put the parts together, each with the composition folders that it may import. */
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

const folderOf = (name: string): string => (name.includes('/') ? (name.split('/')[0] ?? '') : '');

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

test('a feature folder imports only itself and core, and a composition folder only what is below it', () => {
  const offences = files
    .filter((name) => name.includes('/'))
    .flatMap((name) => {
      const folder = folderOf(name);
      const below = composition[folder];
      const isAllowed = (target: string): boolean =>
        target === folder ||
        target === 'core' ||
        (below !== undefined && target !== '' && (composition[target] === undefined || below.includes(target)));
      return listLocalImports(name)
        .filter((target) => !isAllowed(folderOf(target)))
        .map((target) => `${name} imports ${target}`);
    });
  expect(offences).toEqual([]);
});

test('only the entry point is at the top of src', () => {
  expect(files.filter((name) => !name.includes('/')).toSorted()).toEqual(['main.ts']);
});

test('core imports no node module and no other folder', () => {
  const offences = files
    .filter((name) => folderOf(name) === 'core')
    .flatMap((name) => [
      ...listLocalImports(name).filter((target) => folderOf(target) !== 'core'),
      ...(imports.get(name) ?? []).filter((target) => !target.startsWith('.') && !purePackages.includes(target)),
    ]);
  expect(offences).toEqual([]);
});

/** The cycles of a graph, each as text. */
function findCycles(nodes: Iterable<string>, listTargets: (node: string) => Iterable<string>): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (node: string, path: readonly string[]): void => {
    if (path.includes(node)) cycles.push([...path.slice(path.indexOf(node)), node].join(' -> '));
    if (done.has(node) || path.includes(node)) return;
    for (const target of listTargets(node)) visit(target, [...path, node]);
    done.add(node);
  };
  for (const node of nodes) visit(node, []);
  return cycles;
}

test('no file imports itself through other files', () => {
  expect(findCycles(files, listLocalImports)).toEqual([]);
});

/** Folders of which the parts, at every level, import each other in one direction only. */
const ordered = ['policy'];

/** Folders that are not in order yet. */
const unordered = ['policy/commands'];

/**
 * The parts of a folder, each with the parts that it imports. Every sub-folder is a part. The files directly in the folder are one part together.
 */
function listParts(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const partOf = (name: string): string => {
    const rest = name.slice(folder.length + 1);
    return rest.includes('/') ? `${folder}/${rest.split('/')[0]}` : `${folder}/*`;
  };
  const parts = new Map<string, Set<string>>();
  for (const name of files.filter((one) => one.startsWith(`${folder}/`))) {
    const part = partOf(name);
    const targets = parts.get(part) ?? new Set();
    parts.set(part, targets);
    for (const target of listLocalImports(name))
      if (target.startsWith(`${folder}/`) && partOf(target) !== part) targets.add(partOf(target));
  }
  return parts;
}

test('the parts of a folder do not import each other in a circle', () => {
  const folders = [...new Set(files.map((name) => dirname(name)))].filter(
    (folder) =>
      ordered.some((root) => folder === root || folder.startsWith(`${root}/`)) &&
      !unordered.some((root) => folder === root || folder.startsWith(`${root}/`)),
  );
  // A folder that has only sub-folders is a level too.
  const levels = new Set([...ordered, ...folders]);
  const cycles = [...levels].flatMap((folder) => {
    const parts = listParts(folder);
    return findCycles(parts.keys(), (part) => parts.get(part) ?? []);
  });
  expect(cycles).toEqual([]);
});

/**
 * The parts of a folder that import each other, a line for each group. The parts are its sub-folders, and its own files together, which are `.`.
 * Sub-folders may be below the folder's own files or above them.
 */
function listPartCycles(folder: string): string[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const readPart = (name: string): string =>
    /\//.test(name.slice(prefix.length)) ? (name.slice(prefix.length).split('/')[0] ?? '') : '.';
  const inside = files.filter((name) => name.startsWith(prefix));
  const targets = new Map<string, Set<string>>();
  for (const name of inside)
    for (const target of listLocalImports(name).filter((path) => path.startsWith(prefix)))
      if (readPart(target) !== readPart(name))
        targets.set(readPart(name), (targets.get(readPart(name)) ?? new Set()).add(readPart(target)));
  const listReached = (part: string, reached = new Set<string>()): Set<string> => {
    for (const target of targets.get(part) ?? []) if (!reached.has(target)) listReached(target, reached.add(target));
    return reached;
  };
  const groups = [...targets.keys()]
    .filter((part) => listReached(part).has(part))
    .map((part) =>
      [...listReached(part)]
        .filter((other) => listReached(other).has(part))
        .toSorted()
        .join(', '),
    );
  return [...new Set(groups)].map((group) => `${folder}: ${group}`);
}

/** Folders of src whose parts still import each other. */
const withPartCycles: readonly string[] = [
  'cli',
  'core',
  'github',
  'policy',
  'policy/commands',
  'policy/rules',
  'record',
  'report',
  'run',
  'script',
  'tools',
];

test('the parts of a folder import each other in one direction', () => {
  const folders = new Set(files.flatMap((name) => listFoldersOf(name)));
  expect([...folders].filter((folder) => !withPartCycles.includes(folder)).flatMap(listPartCycles)).toEqual([]);
});

function listFoldersOf(name: string): string[] {
  const parts = name.split('/');
  return parts.map((_, index) => parts.slice(0, index).join('/'));
}

test('a folder of src has at most 24 files', () => {
  const counts = new Map<string, number>();
  for (const name of files) counts.set(dirname(name), (counts.get(dirname(name)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 24)).toEqual([]);
});
