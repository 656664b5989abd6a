import { loadPolicy, type LoadPolicyOptions } from '../src/policy/resolve/load.ts';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { renderProblem, type Problem } from '../src/core/types/error.ts';
import { openBuiltinPolicies, type BuiltinPolicies, type CompiledPolicies } from '../src/policy/file/builtin-policy.ts';
import { checkRule } from '../src/policy/resolve/check-rules.ts';
import { policyFileSchema } from '../src/policy/file/schema.ts';
import { parseYamlFile } from '../src/policy/file/yaml-file.ts';
import { checkPolicy } from '../src/policy/tools/check.ts';
import { catalogue } from '../src/run/policy/catalogue.ts';

/** Writes the built-in policies to a directory: their texts, and `compiled.json`, which a start reads instead. */
export async function writePolicies(root: string, directory: string): Promise<void> {
  const texts = readPolicyTexts(join(root, 'policies'));
  mkdirSync(directory, { recursive: true });
  for (const [name, text] of texts) writeFileSync(join(directory, `${name}.yml`), text);
  // `policy test builtin:NAME` runs the table of the policy.
  for (const name of texts.keys())
    copyFileSync(join(root, 'policies', `${name}.test.yml`), join(directory, `${name}.test.yml`));
  writeFileSync(join(directory, 'compiled.json'), `${JSON.stringify(await compilePolicies(texts))}\n`);
}

/** The texts of the built-in policies by name, without their tests. */
export function readPolicyTexts(directory: string): ReadonlyMap<string, string> {
  const names = readdirSync(directory).filter((name) => name.endsWith('.yml') && !name.endsWith('.test.yml'));
  return new Map(names.map((name) => [basename(name, '.yml'), readFileSync(join(directory, name), 'utf8')]));
}

/** Validates and checks policies as a load would. Rejects for one that is not valid: nothing checks it later. */
export async function compilePolicies(texts: ReadonlyMap<string, string>): Promise<CompiledPolicies> {
  const compiled: Record<string, CompiledPolicies[string]> = {};
  for (const [name, text] of texts) {
    const { value, problems } = parseYamlFile(`builtin:${name}`, text);
    refuse(problems);
    const file = policyFileSchema.parse(value);
    compiled[name] = { sha256: createHash('sha256').update(text).digest('hex'), file };
  }
  const builtinPolicies = openBuiltinPolicies(compiled, (name) => texts.get(name) ?? '');
  for (const name of texts.keys()) {
    const options = createOptions(`builtin:${name}`, builtinPolicies);
    const findings = await checkPolicy(options);
    refuse(findings.filter(({ severity }) => severity === 'error').map(({ problem }) => problem));
    const { base, profiles } = (await loadPolicy(options)).sources;
    // The policies that it extends are checked by themselves.
    const rules = [base, ...profiles.map(({ policy }) => policy)]
      .flatMap((policy) => policy.rules)
      .filter(({ layer }) => layer.split('#')[0] === options.source);
    refuse(rules.flatMap(checkRule));
  }
  return compiled;
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Error(problems.map(renderProblem).join('\n'));
}

function createOptions(source: string, builtinPolicies: BuiltinPolicies): LoadPolicyOptions {
  return {
    source,
    builtinPolicies,
    catalogue,
    readFile: async (path) => {
      throw new Error(`a built-in policy cannot extend the file ${path}`);
    },
    protectedPaths: [],
    floors: [],
    today: '1970-01-01',
  };
}
