import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { HarnessError, type Problem } from '../core/error.ts';
import type { Policy, PolicyFacts } from '../core/policy.ts';
import { compileRules } from './check-rules.ts';
import type { CompiledPolicy } from './compiled-policy.ts';
import { createDecide } from './decide.ts';
import { readLayers, type Layer } from './layers.ts';
import { mergePrograms } from './listed-programs.ts';
import { mergeSettings, mergeTools, type Settings } from './merge-layers.ts';
import { compileToolNames } from './matchers/tool.ts';
import { readLayerPack } from './read-packs.ts';
import { renderResolvedYaml } from './resolved-yaml.ts';
import { isAlwaysDenied } from './rule.ts';
import { createSandboxPolicy } from './sandbox-policy.ts';
import { renderSummary } from './summary.ts';

export interface LoadPolicyOptions {
  /** A path for `readFile`, or `builtin:NAME`. */
  readonly source: string;
  /** Reads a policy file. A missing file is thrown as `ENOENT`; a `HarnessError` goes through. */
  readonly readFile: (path: string) => Promise<string>;
  /** Name → YAML text. */
  readonly builtinPolicies: ReadonlyMap<string, string>;
  /** Relative to the workspace: never written whatever the rules say, like the policy's own files and tests where their place is known. */
  readonly protectedPaths: readonly string[];
  /** What started the run. Without it, conditions on it hold for denials and never for an allow. */
  readonly facts?: PolicyFacts | null;
  /** The workspace's absolute path, to know its files where a command names them absolutely. */
  readonly workspace?: string | null;
}

/** A loaded policy with what `explain`, `check` and the tests of a policy look at. */
export interface ResolvedPolicy extends Policy {
  readonly compiled: CompiledPolicy;
  readonly files: readonly Layer[];
}

/** Loads a policy with all that it extends. Rejects with `policy` and every problem at once; a broken policy never becomes an empty one. */
export async function loadPolicy(options: LoadPolicyOptions): Promise<ResolvedPolicy> {
  const { layers, problems: found } = await readLayers(options);
  const problems = [...found];
  const rules = compileRules(layers, problems);
  const tools = mergeTools(layers, (layer) => readLayerPack(layer, problems));
  const own = layers.at(-1);
  checkUnusedPacks(layers, problems);
  const settings = mergeSettings(layers);
  if (settings.permissions?.length === 0 && own !== undefined)
    problems.push(
      own.yaml.problemAt(
        ['require', 'actor'],
        'no permission is accepted by all layers, so nobody could start a run',
        'Name permissions that the layers share.',
      ),
    );
  if (problems.length > 0 || own === undefined) throw createPolicyError(options.source, problems);

  const isDenied = tools.denied.length === 0 ? () => false : compileToolNames(tools.denied);
  const compiled: CompiledPolicy = {
    rules,
    defaultDecision: settings.defaultDecision,
    opaqueDecision: settings.opaqueDecision,
    isOffered: (tool) => (tools.offered === null || tools.offered.includes(tool)) && !isDenied(tool),
    protectedPaths: listOwnFiles(layers, options),
    facts: options.facts ?? null,
    workspace: options.workspace ?? null,
    programs: mergePrograms(layers),
  };
  const { name } = own.file;
  const resolvedYaml = renderResolvedYaml({ name, layers, settings, tools, rules, programs: compiled.programs });
  return {
    name,
    sha256: createHash('sha256').update(resolvedYaml).digest('hex'),
    layers: layers.map((layer) => ({ name: layer.name, sha256: layer.sha256 })),
    resolvedYaml,
    decide: createDecide(compiled),
    isOffered: (tool) => compiled.isOffered(tool) && !rules.some((rule) => isAlwaysDenied(rule, tool)),
    summary: renderSummary(compiled),
    limits: settings.limits,
    scriptMode: settings.scriptMode,
    scriptLimits: settings.scriptLimits,
    sandbox: createSandboxPolicy(compiled, settings),
    checkStart: (facts) => checkStart(settings, facts),
    compiled,
    files: layers,
  };
}

// What a policy extends steers it as much as its own file does, and so do its tests.
function listOwnFiles(layers: readonly Layer[], { protectedPaths, workspace = null }: LoadPolicyOptions): string[] {
  const files = layers
    .filter(({ name }) => !name.startsWith('builtin:'))
    .flatMap(({ name, file }) => [
      name,
      ...(file.tests ?? []).map((test) => (posix.isAbsolute(test) ? test : posix.join(posix.dirname(name), test))),
    ])
    .map((path) =>
      posix.isAbsolute(path) && workspace !== null ? posix.relative(workspace, path) : posix.normalize(path),
    );
  return [
    ...new Set([
      ...protectedPaths,
      ...files.filter((path) => path !== '' && !path.startsWith('..') && !posix.isAbsolute(path)),
    ]),
  ];
}

// A layer that chooses no pack may define some all the same, and they have to be right.
function checkUnusedPacks(layers: readonly Layer[], problems: Problem[]): void {
  for (const layer of layers) if (layer.file.tools?.pack === undefined) readLayerPack(layer, problems);
}

function createPolicyError(source: string, problems: readonly Problem[]): HarnessError {
  const sorted = problems.toSorted(
    (left, right) =>
      compare(left.file ?? '', right.file ?? '') ||
      (left.line ?? 0) - (right.line ?? 0) ||
      (left.column ?? 0) - (right.column ?? 0),
  );
  const missing = problems.find(({ hint }) => hint.includes('builtin:read-only'));
  return new HarnessError({
    code: 'policy',
    message: `the policy ${source} has ${sorted.length === 1 ? 'a problem' : `${sorted.length} problems`}`,
    hint: missing?.hint ?? 'Mend what is listed; a policy with an error is never used in part.',
    problems: sorted,
  });
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

// On the command line there is no actor of GitHub's: whoever starts it owns the machine and the files already.
function checkStart(settings: Settings, facts: PolicyFacts): string[] {
  const reasons: string[] = [];
  if (settings.permissions !== null && facts.event !== 'cli' && !settings.permissions.includes(facts.actorPermission))
    reasons.push(
      `the policy needs an actor with ${settings.permissions.join(', ') || 'a permission that no one has'}, and this one has ${facts.actorPermission || 'none'}`,
    );
  if (settings.refusesForks && facts.fork) reasons.push('the policy does not run on code of a fork');
  return reasons;
}
