import { expect, test } from 'vitest';
import { createToolLookup } from '../../../src/tools/definition/tool-lookup.ts';
import { tools } from '../../../src/tools/index.ts';

test('the nearest tools of a script are found by both names and written as scripts call them', () => {
  const lookup = createToolLookup(tools);
  expect(lookup.listNearestNames('shell', 'name')).toContain('exec');
  expect(lookup.listNearestNames('read_file', 'name')).toEqual(['readFile']);
  expect(lookup.listNearestNames('shell', 'name').every((name) => tools.some((tool) => tool.name === name))).toBe(true);
});
