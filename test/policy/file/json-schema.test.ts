import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { toolCatalogue } from '../../../src/tools/index.ts';
import { createPolicyJsonSchema, renderPolicyJsonSchema } from '../../../src/policy/file/json-schema.ts';
import { policiesDirectory } from '../test-policy.ts';

const validate = new Ajv2020({ strict: true, strictTypes: false, allErrors: true }).compile(
  createPolicyJsonSchema(toolCatalogue),
);
const head = 'version: 1\nname: x\n';

test('the published schema equals the one generated from the loader’s schema', () => {
  const published = readFileSync(join(policiesDirectory, 'schema.json'), 'utf8');
  expect(published, 'run: npm run build').toBe(renderPolicyJsonSchema(toolCatalogue));
});

test('every key has a help text', () => {
  expect(listKeys(createPolicyJsonSchema(toolCatalogue), []).filter(({ description }) => description === '')).toEqual(
    [],
  );
  expect(listKeys(createPolicyJsonSchema(toolCatalogue), []).length).toBeGreaterThan(80);
});

test.each(readdirSync(policiesDirectory).filter((name) => name.endsWith('.yml') && !name.endsWith('.test.yml')))(
  'the policy %s is valid',
  (name) => {
    expect(validate(parse(readFileSync(join(policiesDirectory, name), 'utf8'))), JSON.stringify(validate.errors)).toBe(
      true,
    );
  },
);

describe('a broken policy is not valid', () => {
  test.each([
    ['name: x', 'version'],
    [`${head}rulez: []`, 'rulez'],
    [`${head}limits: { turns: 0 }`, '/limits/turns'],
    [`${head}limits: { turns: many }`, '/limits/turns'],
    [`${head}rules: [{ id: A, when: { read: a }, decision: allow }]`, '/rules/0/id'],
    [`${head}rules: [{ id: a, when: { read: a }, decision: perhaps }]`, '/rules/0/decision'],
    [`${head}rules: [{ id: a, when: { reed: a }, decision: allow }]`, 'reed'],
    [`${head}rules: [{ id: a, decision: allow }]`, 'when'],
    [`${head}rules: [{ id: a, when: { command: [] }, decision: allow }]`, '/rules/0/when/command'],
    [`${head}rules: [{ id: a, when: { command: npm }, decision: allow }]`, '/rules/0/when/command'],
    [`${head}extends: [{}]`, '/extends/0'],
    [`${head}require: { fork: true }`, '/require/fork'],
  ])('%s', (text, place) => {
    expect(validate(parse(text))).toBe(false);
    expect(JSON.stringify(validate.errors)).toContain(place);
  });
});

interface Node {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly additionalProperties?: Node | boolean;
  readonly anyOf?: readonly Node[];
}

function listKeys(node: Node, path: readonly string[]): { readonly key: string; readonly description: string }[] {
  const { additionalProperties: more } = node;
  return [
    ...Object.entries(node.properties ?? {}).flatMap(([key, value]) => [
      { key: [...path, key].join('.'), description: value.description ?? '' },
      ...listKeys(value, [...path, key]),
    ]),
    ...(node.items === undefined ? [] : listKeys(node.items, [...path, '*'])),
    ...(typeof more === 'object' ? listKeys(more, [...path, '*']) : []),
    ...(node.anyOf ?? []).flatMap((branch) => listKeys(branch, path)),
  ];
}
