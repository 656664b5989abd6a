import { expect, test } from 'vitest';
import { createToolLookup } from '../../../src/tools/definition/tool-lookup.ts';
import { tools } from '../../../src/tools/index.ts';

test('the nearest tools of a script are found by both names and written as scripts call them', () => {
  const lookup = createToolLookup(tools);
  expect(lookup.listNearestScriptNames('shell')).toContain('exec');
  expect(lookup.listNearestScriptNames('read_file')).toEqual(['readFile']);
  expect(lookup.listNearestScriptNames('shell').every((name) => tools.some((tool) => tool.name === name))).toBe(true);
});
