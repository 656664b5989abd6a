import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outcomes, readOutcomeOfError } from '../src/core/types/outcome.ts';
import type { ErrorCode } from '../src/core/types/error.ts';
import { scriptErrorNames } from '../src/core/types/script.ts';
import { reservedRuleIds } from '../src/policy/decide/rule-file.ts';
import { lintSeverities } from '../src/policy/tools/lint/finding.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const page = read('docs/troubleshooting.md');

/** The cells of the rows below a heading. */
function listRows(heading: string): string[][] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '').trim()));
}

function listCodes(heading: string): string[] {
  return listRows(heading).map(([code = '']) => code.replaceAll('`', ''));
}

/** The names of a union of string literals. The compiler knows them, the program does not. */
function listUnion(path: string, name: string): string[] {
  const [, body = ''] = new RegExp(`export type ${name} =\\n([^]*?);\\n\\n`).exec(read(path)) ?? [];
  return [...body.matchAll(/\| '([^']+)'/g)].map(([, member = '']) => member);
}

/** Rules of the harness that the sources name outside of the list of reserved ids. */
function listBuiltInRules(): string[] {
  const files = ['policy/decide', 'policy/judge', 'dispatch', 'sandbox', 'run'].flatMap((directory) =>
    readdirSync(join(root, 'src', directory), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => read(join('src', directory, name))),
  );
  return files.flatMap((text) =>
    [...text.matchAll(/\brule: '([a-z-]+)'|\b(?:allow|deny|createImplicitAllow)\('([a-z-]+)', /g)].map(
      ([, written = '', decided = '']) => `${written}${decided}`,
    ),
  );
}

test('every outcome has an entry, and every entry is an outcome', () => {
  expect(listCodes('Outcomes')).toEqual([...outcomes]);
});

test('every error code has an entry with its outcome, and every entry is an error code', () => {
  const codes = listUnion('src/core/types/error.ts', 'ErrorCode');
  expect(codes.length).toBeGreaterThan(10);
  expect(listCodes('Error codes')).toEqual(codes);
  for (const [code = '', outcome] of listRows('Error codes'))
    expect(outcome, code).toBe(`\`${readOutcomeOfError(code.replaceAll('`', '') as ErrorCode)}\``);
});

test('every rule of the harness has an entry, and every entry is such a rule', () => {
  const rules = new Set([...reservedRuleIds, ...listBuiltInRules()]);
  expect(listCodes('Rules of the harness').toSorted()).toEqual([...rules].toSorted());
});

test('every error of scripts has an entry, and every entry is such an error', () => {
  const names = [...scriptErrorNames];
  expect(names.length).toBeGreaterThan(10);
  expect(listCodes('Errors of scripts').toSorted()).toEqual(names.toSorted());
});

test('every finding of policy check has an entry, and every entry is a finding', () => {
  expect(listCodes('Findings of `policy check`')).toEqual(Object.keys(lintSeverities));
});

test('every entry states what to do', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  for (const row of rows) expect(row).toMatch(/\. \|$/);
});
