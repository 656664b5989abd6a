import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLibraryYaml } from '../../../src/policy/file/library-yaml.ts';
import { parsePlainYaml } from '../../../src/policy/file/plain-yaml.ts';
import { parseYamlFile, type YamlFile } from '../../../src/policy/file/yaml-file.ts';
import { policiesFolder } from '../test-policy.ts';

/** Every path in a value, and paths of keys and items that do not exist. */
function listPlaces(value: unknown, path: readonly PropertyKey[] = []): (readonly PropertyKey[])[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const isList = Array.isArray(value);
  return [
    path,
    [...path, isList ? 1_000 : 'missing'],
    ...inner.flatMap(([key, item]) => listPlaces(item, [...path, isList ? Number(key) : key])),
  ];
}

function describeFile(yaml: YamlFile, value: unknown) {
  const places = listPlaces(value).map((path) => ({
    path,
    value: yaml.problemAt(path, 'm'),
    key: yaml.problemAtKey(path.slice(0, -1), String(path.at(-1) ?? ''), 'm', 'h'),
  }));
  return { value: yaml.value, problems: yaml.problems, broken: yaml.broken, places };
}

/** False for a text that is left to the library. */
async function agrees(text: string): Promise<boolean> {
  if (parsePlainYaml(text) === null) return false;
  const library = parseLibraryYaml('p.yml', text);
  expect(describeFile(await parseYamlFile('p.yml', text), library.value)).toEqual(describeFile(library, library.value));
  return true;
}

const sources = readdirSync(policiesFolder).filter((name) => name.endsWith('.yml'));

test.each(sources)('reads %s without the library, and finds the same values at the same places', async (name) => {
  expect(await agrees(readFileSync(join(policiesFolder, name), 'utf8'))).toBe(true);
});

describe('agrees with the library', () => {
  test.each([
    'a: b\n',
    'a: b',
    '# c\n\na: b # c\n# d\nb:\n  - c\n  # e\n  - d: 1\n    e: 2\n',
    'a:\n- b: c\n  d: e\n- f\ng: h\n',
    `a: 'it''s'\nb: "\\u0041\\n\\"x"\n"c d": e\n'f': g\n`,
    'a: {b: [c, {d: e,},], f: "g"}\nh: []\ni: {}\n',
    'a: {\n    b: [c,\n      d],\n    e: f\n  }\ng: h\n',
    'a:\n  [\n    b,\n    c,\n  ]\n',
    'a: 0\nb: 12\nc: 1.50\nd: true\ne: false\nf: 24h\ng: 7d\nh: .env\ni: a:b\nj: --x\nk: a#b\nl: /x\n',
    'rules:\n  - id: a\n    when: { tool: exec }\n\n  - id: b\n    unless:\n      read: [x]\n',
    'a: Fix the code – not “the test” (é).\n',
  ])('%j', async (text) => {
    expect(await agrees(text)).toBe(true);
  });

  test.each([
    '',
    'a',
    '- a\n',
    'a:\n',
    'a: b\n  c\n',
    'a: b: c\n',
    'a: [b: c]\n',
    'a: |\n  b\n',
    'a: *b\n',
    'a: &b c\n',
    'a: !t b\n',
    'a: ~\n',
    'a: null\n',
    'a: -1\n',
    'a: 0x1\n',
    'a: 1e3\n',
    'a: .5\n',
    'a: TRUE\n',
    'a: 012\n',
    'a: b\na: c\n',
    '__proto__: a\n',
    '<<: { a: b }\n',
    '? a\n: b\n',
    '%YAML 1.1\n---\na: b\n',
    '---\na: b\n',
    'a: b\n...\n',
    'a: b\r\n',
    'a:\tb\n',
    'a: "b\n  c"\n',
    'a: "\\x41"\n',
    'a: "\\ud800"\n',
    'a: {b: c\n}\n',
    'a: [b, # c\n  d]\n',
    ' a: b\nc: d\n',
    'a:\n    b: c\n  d: e\n',
    `a: ${'['.repeat(100)}${']'.repeat(100)}\n`,
  ])('leaves %j to it', async (text) => {
    expect(await agrees(text)).toBe(false);
  });

  const pieces = [
    ...[' ', '\n', '\n  ', '\n    ', '\n- ', '- ', '-', ': ', ':', ',', ', ', '[', ']', '{', '}', '#', ' #', ' # c\n'],
    ...['"', "'", '\\', '""', "''", '"a"', "'a': ", '{a: 1}', '[a, b]', 'b: c', 'x y', '/url', '.env', 'é', '\u2028'],
    ...['true', 'null', '~', '1', '1.5', '-1', '.5', '0x1', '1e3', '24h', '*', '&a', '!t', '|', '>', '?', '? ', '%'],
    ...['@', '`', '--x', '---', '...', '<<', '__proto__', '\t', '\r\n', '\n# c\n', '\n\n', '\u{1f600}'],
  ];
  const texts = [
    'a: b\n',
    'a:\n  b: c\n  d: [x, y]\n',
    'a:\n- b: c\n  d: e\n- f\n',
    'a: { b: c, d: [e, "f"] }\ng:\n  - h\n  - i: j\n    k: l\n',
    'a: \'x\'\nb: "y"\nc: 1\nd: true\n',
    'a: [\n    b,\n    c\n  ]\nd: {e: f,\n   g: h}\n',
  ];

  test('for every randomly changed text that it accepts', async () => {
    const change = fc.record({ at: fc.nat(80), cut: fc.nat(3), piece: fc.constantFrom('', ...pieces) });
    let read = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...texts),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        async (text, changes) => {
          const changed = changes.reduce((written, { at, cut, piece }) => {
            const place = at % (written.length + 1);
            return `${written.slice(0, place)}${piece}${written.slice(place + cut)}`;
          }, text);
          if (await agrees(changed)) read += 1;
        },
      ),
      { numRuns: 4_000 },
    );
    expect(read).toBeGreaterThan(200);
  });
});
