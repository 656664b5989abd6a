import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLazyPlaces, parseYamlFile, type YamlFile } from '../../../src/policy/file/yaml-file.ts';
import { createOptions, policiesDirectory, readLoadError } from '../test-policy.ts';

/** The rest of the source from the place of a problem. */
function readFrom(source: string, { line, column }: ReturnType<YamlFile['problemAt']>): string {
  const lines = source.split('\n').slice((line ?? 1) - 1);
  return [(lines[0] ?? '').slice((column ?? 1) - 1), ...lines.slice(1)].join('\n');
}

/** Every key in a value, with the path of its map. */
function listKeys(value: unknown, path: readonly PropertyKey[] = []): { path: readonly PropertyKey[]; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, item]) => [
    ...(isList ? [] : [{ path, key }]),
    ...listKeys(item, [...path, isList ? Number(key) : key]),
  ]);
}

test.each(readdirSync(policiesDirectory).filter((name) => name.endsWith('.yml')))(
  'finds every key and the text of every value of %s where it is written',
  (name) => {
    const source = readFileSync(join(policiesDirectory, name), 'utf8');
    const yaml = parseYamlFile(name, source);
    const keys = listKeys(yaml.value);
    expect(keys.length).toBeGreaterThan(3);
    for (const { path, key } of keys) {
      expect(
        readFrom(source, yaml.problemAtKey(path, key, 'm'))
          .replace(/^['"]/, '')
          .startsWith(key),
      ).toBe(true);
      const value = path.reduce<unknown>((outer, part) => (outer as Record<PropertyKey, unknown>)[part], yaml.value);
      const written = (value as Record<string, unknown>)[key];
      if (typeof written !== 'string' || /["'\\\n]/.test(written)) continue;
      expect(
        readFrom(source, yaml.problemAt([...path, key], 'm'))
          .replace(/^['"]/, '')
          .startsWith(written),
      ).toBe(true);
    }
  },
);

describe('finds the place of', () => {
  const source = 'a:\n  - b: 1\n    c: [x, {d: y}]\n  -\ne: ""\nf:\n';
  test.each([
    [['a', 0, 'b'], 'b', '2:8', '2:5'],
    [['a', 0, 'c', 1, 'd'], 'd', '3:16', '3:13'],
    [['e'], 'e', '5:4', '5:1'],
    [['f'], 'f', '6:1', '6:1'],
    [['a', 0, 'missing', 'deeper'], 'deeper', '2:5', '2:5'],
    [['a', 9], 'x', '2:3', '2:3'],
    [['missing'], 'missing', '1:1', '1:1'],
    [['a', '0'], 'x', '2:3', '2:3'],
    [[], 'a', '1:1', '1:1'],
  ] as const)('the value and the key at %j, or the nearest parent', (path, key, value, keyPlace) => {
    for (const yaml of [parseYamlFile('p.yml', source), createLazyPlaces('p.yml', () => source)]) {
      const at = yaml.problemAt(path, 'm', 'h');
      const atKey = yaml.problemAtKey(path.slice(0, -1), key, 'm', 'h');
      expect([`${at.line}:${at.column}`, `${atKey.line}:${atKey.column}`]).toEqual([value, keyPlace]);
      expect({ ...at }).toEqual({ message: 'm', hint: 'h', file: 'p.yml', line: at.line, column: at.column });
    }
  });
});

test('the place of a key without a value in a flow map is the key', () => {
  const { line, column } = parseYamlFile('p.yml', '{a: , b}').problemAt(['b'], 'm');
  expect([line, column]).toEqual([1, 7]);
});

test('reads the values of the core schema of YAML 1.2', () => {
  const source = `'a': 012\nb: yes\nc: 0x1f\nd: ~\ne: |\n  x\n  y\nf: 'it''s'\ng: "\\u0041"\n`;
  expect(parseYamlFile('p.yml', source)).toMatchObject({
    value: { a: 12, b: 'yes', c: 31, d: null, e: 'x\ny\n', f: "it's", g: 'A' },
    problems: [],
    broken: false,
  });
});

test.each([
  ['aliases that expand', `a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n`, 'anchors and aliases are not allowed'],
  ['a merge key', 'a: { <<: { b: c } }\n', 'merge keys are not allowed'],
  ['the key __proto__', '__proto__: { a: b }\n', 'this key is not allowed'],
  ['a key that is a list', '? [a]\n: b\n', 'With stringKeys, all keys must be strings'],
  ['two documents', 'a: b\n---\nc: d\n', 'a second document begins here'],
  ['brackets that are not closed', `a: ${'['.repeat(300)}`, 'the file is nested too deeply'],
  ['a text that is too long', `a: ${'b'.repeat(500_000)}`, 'the file has 500003 characters'],
])('reads no value from a text with %s', (_title, source, message) => {
  const { value, broken, problems } = parseYamlFile('p.yml', source);
  expect([value, broken]).toEqual([null, true]);
  expect(problems.map((problem) => problem.message).join('\n')).toContain(message);
});

test('reports the second of two equal keys', () => {
  expect(parseYamlFile('p.yml', 'a: b\nc: { d: 1, d: 2 }\n').problems).toEqual([
    { message: 'the key "d" is here twice', hint: 'Keep one of the two.', file: 'p.yml', line: 2, column: 12 },
  ]);
});

test('reports a text of unknown keys at the place of each', async () => {
  const keys = Array.from({ length: 5_000 }, (_, index) => `unknown${index}: 1\n`);
  const { problems } = await readLoadError(createOptions({ 'policy.yml': `version: 1\nname: a\n${keys.join('')}` }));
  expect(problems).toHaveLength(5_000);
  expect(problems.at(-1)).toMatchObject({ message: 'unknown key "unknown4999"', line: 5_002, column: 1 });
});
