import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSource } from '../../build/check-expressions.ts';
import { createDirectory } from '../fixtures/workspace.ts';

const check = (source: string): readonly string[] =>
  checkSource(source, { mayCompute: false }).map(({ problem }) => problem);

test.each([
  // The search begins again at each place, and reads the rest of the text each time.
  [String.raw`/x+$/`, 'read again'],
  [String.raw`/\s+,/g`, 'read again'],
  [String.raw`/<a[^>]*>/g`, 'read again'],
  [String.raw`/<!--[\s\S]*?-->/g`, 'read again'],
  [String.raw`/"(?:[^"\\]|\\.)*"/g`, 'read again'],
  [String.raw`/(?:ab)+c/`, 'read again'],
  [String.raw`/^\s*x/m`, 'read again'],
  [String.raw`/x+y/y`, 'read again'],
  [String.raw`/(?!.*x)a/g`, 'read again'],
  [String.raw`/(?=[a-z]*x)a/g`, 'read again'],
  [String.raw`/-x{0,9000}x{1,9000}y/`, 'can exchange'],
  // Two repetitions can read the same text.
  [String.raw`/^(.*?)\s+$/`, 'can exchange'],
  [String.raw`/^a.*b.*c$/`, 'can exchange'],
  [String.raw`/^\s*\x60\x60\x60\s*\n([\s\S]*?)\n\s*$/`, 'can exchange'],
  // So many ways to read one text that time is exponential, also with bounds.
  [String.raw`/^(?:a|aa)*b/`, 'exponential'],
  [String.raw`/^(?:a*)*b/`, 'exponential'],
  [String.raw`/^(?:\\{1,8}[nrt]|[\s\\]){0,40}x/`, 'exponential'],
  // These cannot be decided.
  [String.raw`/(?<=[a-z]*)x/`, 'reads back any length'],
  [String.raw`/(a*)b\1/`, 'compared at each place'],
])('%s is not linear', (expression, problem) => {
  expect(check(`export const found = ${expression};`)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  String.raw`/^x+$/`,
  String.raw`/[a-z]+/g`,
  String.raw`/(?<!x)x+$/`,
  String.raw`/\b\d+x/g`,
  String.raw`/^[ \t]*x/m`,
  String.raw`/a[^>]*(?:>|$)/g`,
  String.raw`/"(?:[^"\\]|\\.)*"?/g`,
  String.raw`/<[^<>]*>/g`,
  String.raw`/(?:ab)+c?/`,
  String.raw`/-[a-z]{1,200}=/g`,
  String.raw`/(?:(?<!\\)\\{1,8}[nrt]?|\s){0,40}x/g`,
])('%s is linear', (expression) => {
  expect(check(`export const found = ${expression};`)).toEqual([]);
});

test.each([
  'new RegExp(name)',
  'RegExp(`^${name}`, "g")',
  "text.matchAll('a+b')",
  // No literal is an exception: what is computed is listed.
  "new RegExp('a')",
])('%s is refused outside of the listed files', (expression) => {
  const source = `export const find = (text: string, name: string) => ${expression};`;
  expect(check(source)).toEqual(['write a literal, use re2js, or list the file']);
  expect(checkSource(source, { mayCompute: true })).toEqual([]);
});

test('a size that does not end the validation is refused', () => {
  expect(check('z.string().max(9).refine(isShort)')).toEqual(['end the validation with { abort: true } in max']);
  expect(check('z.string().max(9).min(1).superRefine(isShort)')).toHaveLength(1);
  expect(check("z.string().max(9, { error: 'is long', abort: true }).refine(isShort)")).toEqual([]);
});

test('the program names the line of an expression and fails', () => {
  const directory = createDirectory('expressions-');
  writeFileSync(join(directory, 'a.ts'), 'export const a = 1;\nexport const b = /x+y/;\n');
  const run = (): { status: number | null; stderr: string } =>
    spawnSync(process.execPath, ['build/check-expressions.ts', directory], { encoding: 'utf8' });
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('a.ts:2: /x+y/: x+ is read again') });
  writeFileSync(join(directory, 'a.ts'), 'export const b = /x+/;\n');
  expect(run()).toMatchObject({ status: 0, stderr: '' });
});
