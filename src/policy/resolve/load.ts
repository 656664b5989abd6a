import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Policy } from '../../core/ports/policy.ts';
import type { PolicySettings } from '../../core/ports/policy-settings.ts';
import { isOutside } from '../../core/text/path-text.ts';
import type { Problem } from '../../core/types/error.ts';
import type { PolicyFacts } from '../../core/types/policy-facts.ts';
import { listPolicies, type CompiledPolicy, type Profile } from '../decide/compiled-policy.ts';
import { createDecide } from '../decide/decide.ts';
import { explainMissingKey } from '../decide/fixed-decisions.ts';
import { listPathArguments } from '../decide/matchers/args.ts';
import { compilePathGlobs } from '../decide/paths/glob.ts';
import { listHistoryConditions, listReadGlobs } from '../decide/rule.ts';
import { renderSummary } from '../instructions/summary.ts';
import { createJudge } from '../judge/judge.ts';
import { createView } from '../view/view.ts';
import { checkCustomTools, checkSingle } from './check-layers.ts';
import { compileLayers, type CompileContext } from './compile-layers.ts';
import { extendCatalogue, listCustomPrograms } from './custom-tools.ts';
import { readLayers, type Layer } from './layers.ts';
import type { LoadPolicyOptions } from './load-options.ts';
import { createPolicyError } from './policy-error.ts';
import { createProfile, type LayeredProfile } from './profiles.ts';
import { renderResolvedYaml } from './resolved-yaml.ts';
import { mergeCustomTools, mergeSettings } from './settings.ts';

/** A loaded policy with the parts that `explain`, `check` and the tests of a policy read. */
export interface ResolvedPolicy extends Policy {
  readonly compiled: CompiledPolicy;
  readonly files: readonly Layer[];
  /** What the policy was resolved from. */
  readonly sources: PolicySources;
}

/** A policy before the facts of a run select its profiles. */
export interface PolicySources {
  readonly layers: readonly Layer[];
  /** The layers, compiled without a profile. */
  readonly base: CompiledPolicy;
  readonly profiles: readonly LayeredProfile[];
  readonly context: CompileContext;
}

/**
 * Loads a policy with all files that it extends. Rejects with `policy` and lists every problem at once; a broken policy never becomes an empty one.
 */
export async function loadPolicy(options: LoadPolicyOptions): Promise<ResolvedPolicy> {
  const { layers, ...read } = await readLayers(options);
  const problems = [...read.problems];
  const workspace = options.workspace ?? null;
  const all = [layers, ...read.profiles.map((profile) => profile.layers)].flat();
  checkCustomTools([...new Set(all)], options.catalogue.tools, problems);
  checkSingle(layers, problems);
  const programs = listCustomPrograms(mergeCustomTools(layers), workspace);
  const context: CompileContext = {
    catalogue: {
      ...options.catalogue,
      tools: extendCatalogue(options.catalogue.tools, mergeCustomTools(all)),
    },
    workspace,
    protectedPaths: [...new Set([...options.protectedPaths, ...listOwnFiles(all, workspace), ...programs])],
  };
  const base = compileLayers(layers, context, problems);
  // All profiles are compiled, so that a broken one is reported now and not on the day when it would first apply.
  const profiles = read.profiles.map((profile) =>
    createProfile(profile, compileLayers(profile.layers, context, problems)),
  );
  const sources = { layers, base, profiles, context };
  for (const one of [[], ...profiles.map((profile) => [profile])])
    checkRequired(layers, mergeFor(sources, one), problems);
  for (const { policy, git } of [
    { policy: base, git: base.git },
    ...profiles.map((profile) => ({ policy: profile.policy, git: mergeFor(sources, [profile]).git })),
  ])
    checkHistoryReads(policy, git, problems);
  if (problems.length > 0 || layers.length === 0) throw createPolicyError(options.source, problems);
  return resolveFor(sources, options.facts ?? null);
}

// What processes read is not in the history, and neither the repository nor a sealed call may show them such a file.
function checkHistoryReads({ rules }: CompiledPolicy, git: PolicySettings['git'], problems: Problem[]): void {
  const globs = rules.flatMap((rule) => listReadGlobs(rule.written).map((read) => ({ rule, read })));
  for (const { rule } of globs)
    if (git !== 'visible')
      problems.push(
        rule.problemAt(
          ['when'],
          `rule ${rule.id} asks for earlier reads of files, and processes see these files in the history of git`,
          'Add sandbox: { git: visible }.',
        ),
      );
  const isAsked = compilePathGlobs(globs.flatMap(({ read }) => read));
  for (const rule of rules)
    for (const [index, path] of rule.sees.entries())
      if (isAsked.matches(path, 'restrict'))
        problems.push(
          rule.problemAt(
            ['sees', index],
            `${path} is a file for whose reads a rule asks with after or before: no process may see it`,
            'Remove it.',
          ),
        );
}

function checkRequired(layers: readonly Layer[], settings: PolicySettings, problems: Problem[]): void {
  const own = layers.at(-1);
  const isOpen = settings.acceptsListed || settings.acceptsSchedule;
  for (const [kind, accepted] of [
    ['permission', isOpen ? null : settings.permissions],
    ['association', settings.associations],
  ] as const)
    if (accepted?.length === 0 && own !== undefined)
      problems.push(
        own.yaml.problemAt(
          ['require', 'actor'],
          `no ${kind} is accepted by all layers, so no one could start a run`,
          `Name ${kind}s that the layers share.`,
        ),
      );
}

/**
 * The policy of a run with these facts: with each profile that applies. Without facts there is no run, and no profile applies. This is the only way to
 * a policy that decides, for runs and for every command. Proved by `test/policy/resolve/effective-policy.test.ts`.
 */
export function resolveFor(sources: PolicySources, facts: PolicyFacts | null): ResolvedPolicy {
  const selected = facts === null ? [] : sources.profiles.filter(({ isSelected }) => isSelected(facts));
  const settings = mergeFor(sources, selected);
  const compiled: CompiledPolicy = {
    ...applySettings(sources.base, settings, facts),
    profiles: selected.map((profile) => ({ ...profile, policy: narrowProfile(profile, settings, facts) })),
  };
  return assemble(compiled, sources, selected);
}

/** A profile as a policy without the one that contains it, and the settings of both together. */
export interface ResolvedProfile {
  readonly name: string;
  readonly type: Profile['type'];
  readonly when: Profile['when'];
  readonly policy: ResolvedPolicy;
  /** The settings of a run in which only this profile applies. */
  readonly narrowed: PolicySettings;
}

/** Every profile, whether or not it applies. */
export function resolveProfiles({ sources }: ResolvedPolicy): readonly ResolvedProfile[] {
  return sources.profiles.map((profile) => {
    const narrowed = mergeFor(sources, [profile]);
    const compiled = narrowProfile(profile, narrowed, null);
    const alone = { ...sources, layers: profile.layers, base: compiled, profiles: [] };
    return {
      name: profile.name,
      type: profile.type,
      when: profile.when,
      narrowed,
      policy: assemble(compiled, alone, []),
    };
  });
}

function mergeFor({ layers, context }: Pick<PolicySources, 'layers' | 'context'>, profiles: readonly LayeredProfile[]) {
  return mergeSettings(layers, profiles, context.catalogue.providers);
}

// The settings of a run are one for all that it decides.
function applySettings(policy: CompiledPolicy, settings: PolicySettings, facts: PolicyFacts | null): CompiledPolicy {
  const applied = { ...policy, ...settings, facts };
  return { ...applied, isOffered: (tool) => policy.isOffered(tool) && explainMissingKey(applied, tool) === null };
}

// Only rules, tools and defaults are a profile's own.
function narrowProfile(
  { policy }: LayeredProfile,
  settings: PolicySettings,
  facts: PolicyFacts | null,
): CompiledPolicy {
  const { defaultDecision, opaqueDecision } = policy;
  return { ...applySettings(policy, settings, facts), defaultDecision, opaqueDecision };
}

function assemble(
  compiled: CompiledPolicy,
  sources: PolicySources,
  selected: readonly LayeredProfile[],
): ResolvedPolicy {
  const { layers, context } = sources;
  const name = layers.at(-1)?.file.name ?? '';
  const all = [
    ...new Map(
      [layers, ...selected.map((profile) => profile.layers)].flat().map((layer) => [layer.name, layer]),
    ).values(),
  ];
  const rules = listPolicies(compiled).flatMap((policy) => policy.rules);
  const mayDecide = (decision: string): boolean => rules.some((rule) => rule.decision === decision && !rule.audit);
  const { approvals } = compiled;
  const asksForReasons = approvals === 'on-request' || approvals === 'on-failure' || mayDecide('explain');
  const asksForApproval = approvals !== 'never' && mayDecide('escalate');
  const resolvedYaml = renderResolvedYaml(name, all, compiled);
  const decide = createDecide(compiled);
  const writers = context.catalogue.tools.listNames('command', 'session', 'session-input', 'write', 'custom');
  return {
    name: [name, ...selected.map((profile) => profile.name)].join('+'),
    sha256: createHash('sha256').update(resolvedYaml).digest('hex'),
    layers: all.map((layer) => ({ name: layer.name, sha256: layer.sha256 })),
    resolvedYaml,
    summary: renderSummary(compiled),
    settings: compiled,
    asksFor: new Set([
      ...(asksForReasons ? ['reasons' as const] : []),
      ...(asksForApproval ? ['approval' as const] : []),
    ]),
    pathArguments: rules.flatMap(({ written }) =>
      listPathArguments(
        [written.when, written.unless, ...listHistoryConditions(written)].map((conditions) => conditions?.['args']),
      ),
    ),
    facts: compiled.facts,
    decide,
    view: createView(compiled),
    judge: createJudge({ decide, writers, patchAllows: compiled.patchAllows }),
    compiled,
    files: all,
    sources,
  };
}

// A file that a policy extends controls the run as much as the policy's own file. So do its tests.
function listOwnFiles(layers: readonly Layer[], workspace: string | null): string[] {
  return layers
    .filter(({ type }) => type === 'file')
    .flatMap(({ name, file, files: named }) => [
      name,
      ...named,
      ...(file.tests ?? []).map((test) => (posix.isAbsolute(test) ? test : posix.join(posix.dirname(name), test))),
    ])
    .map((path) =>
      posix.isAbsolute(path) && workspace !== null ? posix.relative(workspace, path) : posix.normalize(path),
    )
    .filter((path) => path !== '' && !isOutside(path));
}
