import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { floorPrefix, type FloorSource, type Policy } from '../../core/ports/policy.ts';
import type { PolicySettings } from '../../core/ports/policy-settings.ts';
import type { PolicyCatalogue } from '../../core/tool-catalogue.ts';
import type { Problem } from '../../core/types/error.ts';
import { readInside } from '../commands/shell/variables.ts';
import { dependencyRegistries, type DependencyRegistry } from '../../core/types/change.ts';
import type { NetworkGrant } from '../../core/types/network.ts';
import type { PolicyFacts } from '../../core/types/policy-facts.ts';
import { isAllowed } from '../../core/types/decision.ts';
import { listPolicies, type CompiledPolicy, type Profile, listActive } from '../decide/compiled-policy.ts';
import { createDecide } from '../decide/decide.ts';
import { explainMissingKey } from '../decide/fixed-decisions.ts';
import { readHostEntries } from '../decide/hosts/host-entries.ts';
import { listPathArguments } from '../decide/matchers/args.ts';
import { compilePathGlobs, readTextForms } from '../decide/paths/glob.ts';
import { asksRegistry, expireRule, listHistoryConditions, listReadGlobs } from '../decide/rule.ts';
import { renderSummary } from '../instructions/summary.ts';
import { createJudge } from '../judge/judge.ts';
import { createView } from '../view/view.ts';
import { isBuiltin } from '../file/builtin-policy.ts';
import { checkCustomTools, checkSingle } from './check-layers.ts';
import { compileLayers, type CompileContext } from './compile-layers.ts';
import { extendCatalogue, listCustomPrograms } from './custom-tools.ts';
import { readLayerRegistries, readLayers, type LayersRead, type Layer, type LayerSource } from './layers.ts';
import { bindRegistries, checkBelow, checkLocks, checkUnlocked } from './floor.ts';
import { createPolicyError } from './policy-error.ts';
import { createFloor, createProfile, type LayeredProfile } from './profiles.ts';
import { renderResolvedYaml } from './resolved-yaml.ts';
import { mergeCustomTools, mergeSettings } from './settings.ts';

/** The source of a policy, and the names, places and facts that its layers may use. */
export interface LoadPolicyOptions extends LayerSource {
  /** The names that a policy can use. */
  readonly catalogue: PolicyCatalogue;
  /** The policies of organisations that bind this one. */
  readonly floors: readonly FloorSource[];
  /** Relative to the workspace. No rule can allow writes to them. The policy's own files and tests are added if their place is known. */
  readonly protectedPaths: readonly string[];
  /** The facts about the start of the run. Without them, conditions on them match for denials and never for an allow. */
  readonly facts?: PolicyFacts | null;
  /** The date (`2027-03-31`) by which rules with `until` count or have expired. */
  readonly today: string;
  /** The workspace's absolute path, to recognize its files in absolute paths of commands. */
  readonly workspace?: string | null;
}

/** The date of a time in UTC, for `today`. */
export function renderDate(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 10);
}

/** A loaded policy with the parts that `explain`, `check` and the tests of a policy read. */
export interface ResolvedPolicy extends Policy {
  readonly compiled: CompiledPolicy;
  /** The layers, without the layers of floors. */
  readonly files: readonly Layer[];
  /** The files from which the policy was resolved. */
  readonly sources: PolicySources;
}

/** A policy before the facts of a run select its profiles. */
export interface PolicySources {
  readonly layers: readonly Layer[];
  /** The layers, compiled without a profile. */
  readonly base: CompiledPolicy;
  readonly profiles: readonly LayeredProfile[];
  readonly today: string;
  readonly context: CompileContext;
}

/**
 * Loads a policy with all files that it extends. Rejects with `policy` and lists every problem at once; a broken policy never becomes an empty one.
 */
export async function loadPolicy(options: LoadPolicyOptions): Promise<ResolvedPolicy> {
  const read = await readLayers(options);
  const floorsRead = await Promise.all(
    options.floors.map(({ source, readFile, origin }) =>
      readLayers({ ...options, source, readFile }, `${floorPrefix}${origin}`),
    ),
  );
  const problems = [...read.problems, ...floorsRead.flatMap((floor) => floor.problems)];
  const workspace = options.workspace ?? null;
  const below = [read.layers, ...read.profiles.map((profile) => profile.layers)].flat();
  const above = floorsRead.flatMap((floor) => [
    ...floor.layers,
    ...floor.profiles.flatMap((profile) => profile.layers),
  ]);
  const all = [...above, ...below];
  checkUnlocked(below, problems);
  checkCustomTools([...new Set(all)], options.catalogue.tools, problems);
  checkSingle(read.layers, problems);
  // Files of the machine elsewhere are not the agent's to write.
  const named = [...listOwnFiles(below), ...listCustomPrograms(mergeCustomTools(read.layers))]
    .flatMap((path) => readInside(path, workspace) ?? [])
    .filter((path) => path !== '.');
  const context: CompileContext = {
    catalogue: {
      ...options.catalogue,
      tools: extendCatalogue(options.catalogue.tools, mergeCustomTools(all)),
    },
    workspace,
    protectedPaths: [...new Set([...options.protectedPaths, ...named])],
  };
  const floors = floorsRead.flatMap((floor) => compileFloor(floor, options, context, problems));
  checkBelow(floors, [...new Set(below)], { providers: context.catalogue.providers, problems });
  const layers = bindRegistries(read.layers, floors);
  const base = compileLayers(layers, context, problems);
  // All profiles are compiled, so that a broken one is reported now and not on the day when it would first apply.
  const profiles = [
    ...floors,
    ...read.profiles.map((profile) =>
      createProfile(profile, compileLayers(profile.layers, context, problems), 'repository'),
    ),
  ];
  const sources = { layers, base, profiles, context, today: options.today };
  const policies = [
    { ...mergeFor(sources, []), rules: base.rules },
    ...profiles.map((profile) => ({ ...mergeFor(sources, [profile]), rules: profile.policy.rules })),
  ];
  for (const settings of policies) checkRequired(layers, settings, problems);
  checkHistoryReads(policies, problems);
  if (problems.length > 0 || layers.length === 0) throw createPolicyError(options.source, problems);
  return resolveFor(sources, options.facts ?? null);
}

// Reads of processes are not in the history, and neither the repository nor a sealed call may show them such a file, whichever layer asks.
function checkHistoryReads(
  policies: readonly (Pick<CompiledPolicy, 'rules'> & Pick<PolicySettings, 'git'>)[],
  problems: Problem[],
): void {
  const globs = policies.flatMap(({ rules, git }) =>
    rules.flatMap((rule) => listReadGlobs(rule.written).map((read) => ({ rule, read, git }))),
  );
  for (const { rule, git } of globs)
    if (git !== 'visible') {
      const message = `rule ${rule.id} asks for earlier reads of files, and processes see these files in the history of git`;
      problems.push(rule.problemAt(['when'], message, 'Add sandbox: { git: visible }.'));
    }
  const isAsked = compilePathGlobs(globs.flatMap(({ read }) => read));
  for (const rule of policies.flatMap(({ rules }) => rules))
    for (const [index, path] of rule.sees.entries())
      if (isAsked(readTextForms(path), 'restrict')) {
        const message = `${path} is a file for whose reads a rule asks with after or before: no process may see it`;
        problems.push(rule.problemAt(['sees', index], message, 'Remove it.'));
      }
}

// A floor has to be valid alone: a tool that some repository declares makes no rule of it valid.
function compileFloor(
  floor: LayersRead,
  { catalogue }: Pick<LoadPolicyOptions, 'catalogue'>,
  context: CompileContext,
  problems: Problem[],
): readonly LayeredProfile[] {
  const own = { ...catalogue, tools: extendCatalogue(catalogue.tools, mergeCustomTools(floor.layers)) };
  checkLocks(floor.layers, problems);
  checkSingle(floor.layers, problems);
  const compile = (layers: readonly Layer[]): CompiledPolicy => {
    compileLayers(layers, { ...context, catalogue: own }, problems);
    return compileLayers(layers, context, []);
  };
  const floors = [
    createFloor(floor, compile(floor.layers)),
    ...floor.profiles.map((profile) => createProfile(profile, compile(profile.layers), 'organisation')),
  ];
  for (const { policy } of floors) checkHistoryChoice(policy, floors[0]?.policy.git ?? policy.git, problems);
  return floors;
}

// A repository that chooses for its organisation would let `git show` print the files that the organisation closes.
function checkHistoryChoice(policy: CompiledPolicy, git: PolicySettings['git'], problems: Problem[]): void {
  const closing = listActive(policy).find(
    ({ layer, binds, decision, unless }) =>
      !isBuiltin(layer) && binds === 'read' && (!isAllowed(decision) || unless !== null),
  );
  if (git !== null || closing === undefined) return;
  const message = `rule ${closing.id} closes files, and a repository may let processes read them in the history of git`;
  const hint =
    'Add sandbox: { git: visible } (one commit with the files that processes may read), or sandbox: { git: history } if `git show` may print what was committed.';
  problems.push(closing.problemAt(['when'], message, hint));
}

function checkRequired(layers: readonly Layer[], settings: PolicySettings, problems: Problem[]): void {
  const own = layers.at(-1);
  const isOpen = settings.acceptsListed || settings.acceptsSchedule;
  for (const [kind, accepted] of [
    ['permission', isOpen ? null : settings.permissions],
    ['association', settings.associations],
  ] as const)
    if (accepted?.length === 0 && own !== undefined) {
      const message = `no ${kind} is accepted by all layers, so no one could start a run`;
      problems.push(own.yaml.problemAt(['require', 'actor'], message, `Name ${kind}s that the layers share.`));
    }
}

/**
 * The policy of a run with these facts: with each profile that applies. Without facts there is no run, and no profile applies except the floors. This is
 * the only way to a policy that decides, for runs and for every command. Proved by `test/policy/resolve/effective-policy.test.ts`.
 */
export function resolveFor(sources: PolicySources, facts: PolicyFacts | null): ResolvedPolicy {
  const selected = sources.profiles.filter(({ isFloor, isSelected }) => (facts === null ? isFloor : isSelected(facts)));
  const settings = mergeFor(sources, selected);
  const compiled: CompiledPolicy = {
    ...applySettings(sources.base, settings, facts, sources.today),
    profiles: selected.map((profile) => ({
      ...profile,
      policy: narrowProfile(profile, settings, facts, sources.today),
    })),
  };
  const { layers } = sources;
  const name = layers.at(-1)?.file.name ?? '';
  const list = (wanted: Profile['owner']) => selected.flatMap((one) => (one.owner === wanted ? one.layers : []));
  const floors = list('organisation');
  const files = unique([...layers, ...list('repository')]);
  const all = unique([...floors, ...files]);
  const policies = listPolicies(compiled);
  const mayDecide = (decision: string): boolean =>
    policies.flatMap(listActive).some((rule) => rule.decision === decision);
  const { approvals } = compiled;
  const asksForReasons = approvals === 'on-request' || approvals === 'on-failure' || mayDecide('explain');
  const asksForApproval = approvals !== 'never' && mayDecide('escalate');
  const resolvedYaml = renderResolvedYaml(name, all, compiled);
  const decide = createDecide(compiled);
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
    pathArguments: policies
      .flatMap((policy) => policy.rules)
      .flatMap(({ written }) =>
        listPathArguments(
          [written.when, written.unless, ...listHistoryConditions(written)].map((conditions) => conditions?.['args']),
        ),
      ),
    facts: compiled.facts,
    decide,
    view: createView(compiled),
    judge: createJudge(compiled, decide),
    registriesToAsk: listRegistriesToAsk(compiled, floors),
    compiled,
    files,
    sources,
  };
}

/** A profile without the policy that contains it. */
export interface ResolvedProfile extends Pick<Profile, 'name' | 'type' | 'when' | 'policy'> {
  /** The settings of a run in which only this profile applies. */
  readonly narrowed: PolicySettings;
}

/** The profiles that do not come from an organisation. */
export function listOwnProfiles({ profiles }: PolicySources): readonly LayeredProfile[] {
  return profiles.filter(({ owner }) => owner === 'repository');
}

/** Every profile that does not come from an organisation, whether or not it applies. */
export function resolveProfiles({ sources }: ResolvedPolicy): readonly ResolvedProfile[] {
  return listOwnProfiles(sources).map((profile) => {
    const narrowed = mergeFor(sources, [profile]);
    const { name, type, when } = profile;
    return { name, type, when, narrowed, policy: narrowProfile(profile, narrowed, null, sources.today) };
  });
}

function mergeFor(
  { layers, profiles, context }: Pick<PolicySources, 'layers' | 'profiles' | 'context'>,
  selected: readonly LayeredProfile[],
): PolicySettings {
  const floors = profiles.filter(({ isFloor }) => isFloor);
  return mergeSettings(layers, [...new Set([...floors, ...selected])], context.catalogue.providers);
}

// The settings of a run are one for all that it decides.
function applySettings(
  policy: CompiledPolicy,
  settings: PolicySettings,
  facts: PolicyFacts | null,
  today: string,
): CompiledPolicy {
  const rules = policy.rules.map((rule) => expireRule(rule, today));
  const applied = { ...policy, ...settings, facts, rules };
  return { ...applied, hasTool: (tool) => policy.hasTool(tool) && explainMissingKey(applied, tool) === null };
}

// Only rules, tools and defaults are a profile's own.
function narrowProfile(
  { policy }: LayeredProfile,
  settings: PolicySettings,
  facts: PolicyFacts | null,
  today: string,
): CompiledPolicy {
  const { defaultDecision, opaqueDecision } = policy;
  return { ...applySettings(policy, settings, facts, today), defaultDecision, opaqueDecision };
}

// A repository does not choose the registry that answers its organisation.
function listRegistriesToAsk(
  compiled: CompiledPolicy,
  floors: readonly Layer[],
): ReadonlyMap<DependencyRegistry, readonly NetworkGrant[]> | null {
  const asking = listPolicies(compiled).filter(({ rules }) => rules.some(({ written }) => asksRegistry(written)));
  if (asking.length === 0) return null;
  const isFloors = compiled.profiles.some(({ owner, policy }) => owner === 'organisation' && asking.includes(policy));
  const registries = isFloors ? readLayerRegistries(floors) : compiled.network.registries;
  return new Map(
    dependencyRegistries.map((name) => [name, readHostEntries([`registry:${name}`], 'dependency', registries)]),
  );
}

function unique(layers: readonly Layer[]): readonly Layer[] {
  return [...new Map(layers.map((layer) => [layer.name, layer])).values()];
}

// A file that a policy extends controls the run as much as the policy's own file. So do its tests.
function listOwnFiles(layers: readonly Layer[]): string[] {
  return layers.flatMap(({ path, file, files }) =>
    path === null
      ? []
      : [
          path,
          ...files,
          ...(file.tests ?? []).map((test) => (posix.isAbsolute(test) ? test : posix.join(posix.dirname(path), test))),
        ],
  );
}
