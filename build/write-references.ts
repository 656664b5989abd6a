import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import {
  decidesTests,
  listSteeringGlobs,
  steersAutomation,
  secretExceptions,
} from '../src/core/find-steering-files.ts';
import { listOutputGlobs } from '../src/core/output-directories.ts';
import type { SteeringFile } from '../src/core/steering-files.ts';
import { listInputs } from '../src/github/inputs.ts';
import { outputTable } from '../src/github/outputs.ts';
import { modelApis } from '../src/models/index.ts';
import { renderPolicyJsonSchema } from '../src/policy/file/json-schema.ts';
import { toolCatalogue, tools } from '../src/tools/index.ts';
import { renderPolicyReference } from './policy-reference.ts';
import { renderToolReference } from './tool-reference.ts';
import { recordSchemas } from './record-schemas.ts';

/**
 * Writes the files that derive from tables of the source: action.yml, the tables of docs/action.md, the lists in
 * built-in policies, the JSON Schemas of the policy file and of the record's formats, the references of the tools and of the policy's keys.
 */
export function writeReferences(root: string): void {
  const guide = join(root, 'docs/action.md');
  writeFileSync(join(root, 'action.yml'), renderAction());
  writeFileSync(guide, replaceTables(readFileSync(guide, 'utf8')));
  for (const { file, text } of renderPolicies(root)) writeFileSync(file, text);
  for (const [name, schema] of Object.entries(recordSchemas()))
    writeFileSync(join(root, `docs/reference/${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
  writeFileSync(join(root, 'docs/reference/tools.md'), renderToolReference(tools));
  const policySchema = renderPolicyJsonSchema(toolCatalogue);
  writeFileSync(join(root, 'policies/schema.json'), policySchema);
  writeFileSync(join(root, 'docs/reference/policy.md'), renderPolicyReference(policySchema));
}

/** The lists in the built-in policies that derive from tables, by the name of their marks. */
const policyLists: ReadonlyMap<string, readonly string[]> = new Map([
  ['secrets', listSteeringGlobs(({ secret }) => secret)],
  ['secret-exceptions', secretExceptions],
  ['steering-files', listSteeringGlobs((file) => !file.fixed && steersAutomation(file))],
  ['runner-files', listSteeringGlobs(decidesTests)],
  ['manifests', listSteeringGlobs(isInstalled)],
  ['runner-files-without-manifests', listSteeringGlobs((file) => decidesTests(file) && !isInstalled(file))],
  ['output-directories', listOutputGlobs()],
]);

function isInstalled({ steers }: SteeringFile): boolean {
  return steers === 'dependencies' || steers === 'lock';
}

/** The built-in policies with their derived lists, by file. */
export function renderPolicies(root: string): readonly { readonly file: string; readonly text: string }[] {
  return readdirSync(join(root, 'policies'))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => {
      const file = join(root, 'policies', name);
      const written = readFileSync(file, 'utf8');
      return { file, text: written.replaceAll(/^( *)# begin ([\w-]+)\n[^]*?^\1# end \2$/gm, renderPolicyList) };
    });
}

function renderPolicyList(_: string, indent: string, name: string): string {
  const globs = policyLists.get(name);
  if (globs === undefined) throw new Error(`no list is named ${name}`);
  const items = globs.map((glob) => `${indent}- '${glob}'\n`).join('');
  return `${indent}# begin ${name}\n${items}${indent}# end ${name}`;
}

/** The text of action.yml. */
export function renderAction(): string {
  const inputs = Object.fromEntries(
    [...listInputs(modelApis)].map(([name, { description, default: fallback }]) => [
      name,
      { description, ...(fallback !== '' && { default: fallback }) },
    ]),
  );
  const outputs = Object.fromEntries(outputTable.map(([name, description]) => [name, { description }]));
  const parts = [
    {
      name: 'Script Harness',
      author: 'script-harness-action contributors',
      description: 'A coding agent in CI. A policy decides every tool call, a sandbox contains it, a record proves it.',
      branding: { icon: 'shield', color: 'blue' },
    },
    { inputs },
    { outputs },
    { runs: { using: 'node24', main: 'dist/main/index.js', post: 'dist/post/index.js', 'post-if': 'always()' } },
  ];
  const body = parts.map((part) => stringify(part, { lineWidth: 0, singleQuote: true })).join('\n');
  return `# Written by \`npm run build\` from src/github/inputs.ts and src/github/outputs.ts.\n${body}`;
}

/** The text of docs/action.md with its tables. */
export function replaceTables(text: string): string {
  return replaceTable(replaceTable(text, 'inputs', renderInputTable()), 'outputs', renderOutputTable());
}

/** The groups of inputs in docs/action.md, each by its first input. */
const inputGroups: ReadonlyMap<string, string> = new Map([
  ['task', 'The task and the model'],
  ['github-token', 'What is published'],
  ['patch-file', 'A second job that publishes'],
  ['script-harness', 'Scripts and limits'],
  ['org-policy', 'The organisation, and who starts a run'],
  ['setup', 'Setup and verify'],
  ['working-directory', 'The workspace and the sandbox'],
  ['comment', 'Reports and exit code'],
  ['replay', 'Replay, resume, dry run and approvals'],
  ['key-command', 'Keys, network and telemetry'],
]);

function renderInputTable(): string {
  const inputs = listInputs(modelApis);
  const missing = [...inputGroups.keys()].filter((name) => !inputs.has(name));
  if (missing.length > 0) throw new Error(`groups begin with inputs that do not exist: ${missing.join(', ')}`);
  return [...inputs]
    .flatMap(([name, { description, default: fallback }]) => {
      const group = inputGroups.get(name);
      return [
        ...(group === undefined ? [] : [`\n### ${group}\n\n| input | default | meaning |\n| --- | --- | --- |`]),
        `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${escapeCell(description)} |`,
      ];
    })
    .join('\n')
    .trim();
}

function renderOutputTable(): string {
  const rows = outputTable.map(([name, description]) => `| \`${name}\` | ${escapeCell(description)} |`);
  return ['| output | meaning |', '| --- | --- |', ...rows].join('\n');
}

/** Replaces the text between `<!-- NAME -->` and `<!-- /NAME -->`. Throws if the marks are missing. */
function replaceTable(text: string, name: string, table: string): string {
  const start = `<!-- ${name} -->`;
  const end = `<!-- /${name} -->`;
  if (!text.includes(start) || !text.includes(end)) throw new Error(`the marks ${start} and ${end} are missing`);
  return `${text.slice(0, text.indexOf(start))}${start}\n\n${table}\n\n${text.slice(text.indexOf(end))}`;
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|');
}
