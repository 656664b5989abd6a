import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

function listImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) => match[1] ?? '');
}

test('a folder of src imports only itself and core', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && name.includes('/'),
  );
  expect(files.length).toBeGreaterThan(10);
  const offences = files.flatMap((name) => {
    const folder = name.split('/')[0] ?? '';
    return (
      listImports(join(source, name))
        .map((target) => relative(source, join(dirname(join(source, name)), target)))
        // A package's file by its path is a package all the same.
        .filter((target) => !target.startsWith('../node_modules/'))
        .filter((target) => ![folder, 'core'].includes(target.split('/')[0] ?? ''))
        .map((target) => `${name} imports ${target}`)
    );
  });
  expect(offences).toEqual([]);
});

test('core imports neither node nor any other folder', () => {
  const files = readdirSync(join(source, 'core'));
  const offences = files.flatMap((name) =>
    [...readFileSync(join(source, 'core', name), 'utf8').matchAll(/^import .* from '([^']+)';/gm)]
      .filter((match) => !/^\.\/|^zod$/.test(match[1] ?? ''))
      .map((match) => `${name} imports ${match[1]}`),
  );
  expect(offences).toEqual([]);
});

test('no file leads back to itself', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const imports = new Map(
    files.map((name) => [name, listImports(join(source, name)).map((target) => join(dirname(name), target))]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (name: string, way: readonly string[]): void => {
    if (way.includes(name)) circles.push([...way.slice(way.indexOf(name)), name].join(' -> '));
    if (done.has(name) || way.includes(name)) return;
    for (const target of imports.get(name) ?? []) visit(target, [...way, name]);
    done.add(name);
  };
  for (const name of files) visit(name, []);
  expect(circles).toEqual([]);
});
