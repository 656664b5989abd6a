import type { PolicyFacts } from '../src/core/types/policy-facts.ts';
import { openBuiltinPolicies } from '../src/policy/file/builtin-policy.ts';
import type { LoadPolicyOptions } from '../src/policy/resolve/load.ts';
import { loadValidPolicy } from '../src/policy/tools/check.ts';
import { catalogue } from '../src/run/policy/catalogue.ts';
import { compilePolicies, readPolicyTexts } from '../build/compile-policies.ts';
import { join } from 'node:path';

/** Rules in one file; a file has at most half a million characters. */
const rulesPerFile = 1_250;

const facts: PolicyFacts = {
  event: 'cli',
  ref: '',
  label: '',
  fork: false,
  actorPermission: 'admin',
  actorAssociation: '',
  authorAssociation: null,
};

/** A policy that extends a built-in one, with rules of every usual form: commands, globs, addresses, arguments, exceptions, examples. */
export function createLoadOptions(
  ruleCount: number,
  builtinPolicies: LoadPolicyOptions['builtinPolicies'],
): LoadPolicyOptions {
  const parts = Math.ceil(ruleCount / rulesPerFile);
  const names = Array.from({ length: parts }, (_, part) => `part-${part}.yml`);
  const files = new Map(
    names.map((name, part) => [
      `/w/${name}`,
      writeFile([], part * rulesPerFile, Math.min(ruleCount, (part + 1) * rulesPerFile)),
    ]),
  );
  files.set('/w/policy.yml', writeFile(['builtin:fix-tests', ...names.map((name) => `./${name}`)], 0, 0));
  return {
    source: '/w/policy.yml',
    catalogue,
    builtinPolicies,
    protectedPaths: [],
    floors: [],
    today: '2026-01-01',
    workspace: '/w',
    facts,
    readFile: async (path) => files.get(path) ?? '',
  };
}

function writeFile(extended: readonly string[], from: number, to: number): string {
  const rules = Array.from({ length: to - from }, (_, index) => writeRule(from + index));
  const head = `version: 1\nname: bench\n${extended.length > 0 ? `extends: [${extended.join(', ')}]\n` : ''}`;
  return rules.length === 0 ? head : `${head}rules:\n${rules.join('\n')}\n`;
}

function writeRule(index: number): string {
  const forms = [
    [`{ tool: exec, command: [tool-${index}, { any: [test, [run, test]] }, { after: "--" }] }`, `tool-${index} test`],
    [`{ write: ["pkg/part-${index}/src/**", "pkg/part-${index}/test/**/*.{ts,js}"] }`, `pkg/part-${index}/src/a.ts`],
    [`{ read: ["**/secret-${index}*", "**/.keys-${index}/**"] }`, `a/secret-${index}.txt`],
    [
      `{ tool: exec, command: { program: tool-${index}, sub: [status, log], flags: { none: [--out] } } }`,
      `tool-${index} log`,
    ],
    [`{ net: { host: [api-${index}.example.com, "*.part-${index}.example.org"] } }`, `api-${index}.example.com`],
    [`{ tool: http, args: { /url: { matches: "https://part-${index}\\\\.example\\\\.com/[a-z]+" } } }`, ''],
    [`{ tool: exec, env: { set: [VARIABLE_${index}, "PART_${index}_*"] } }`, `VARIABLE_${index}`],
    [`{ write: ["generated/part-${index}/**"] }`, `generated/part-${index}/a`],
  ] as const;
  const [when, example] = forms[index % forms.length] ?? forms[0];
  const isDenial = when.startsWith('{ read') || when.includes('generated');
  const unless = isDenial ? `\n    unless: ${when.replaceAll('part-', 'open-').replaceAll('secret-', 'open-')}` : '';
  const examples = example === '' ? '' : `\n    examples: { match: ["${example}"], not: [other] }`;
  return `  - id: rule-${index}\n    when: ${when}${unless}\n    decision: ${isDenial ? 'deny' : 'allow'}\n    reason: Part ${index} needs it.${examples}`;
}

// Started by `bench/policy.ts`: the first load in a process, as a run has it. Prints its CPU time in milliseconds.
if (import.meta.main) {
  const texts = readPolicyTexts(join(import.meta.dirname, '../policies'));
  const compiled = process.argv[3] ?? '';
  const options = createLoadOptions(
    Number(process.argv[2]),
    openBuiltinPolicies(JSON.parse(compiled), (name) => texts.get(name) ?? ''),
  );
  const before = process.threadCpuUsage();
  await loadValidPolicy(options);
  const { user, system } = process.threadCpuUsage(before);
  console.log((user + system) / 1_000);
}

/** The data of the built-in policies, for the argument of such a process. */
export async function compileBuiltins(): Promise<string> {
  return JSON.stringify(await compilePolicies(readPolicyTexts(join(import.meta.dirname, '../policies'))));
}
