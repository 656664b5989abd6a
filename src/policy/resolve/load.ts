import { isOutside } from '../../core/text/path-text.ts';
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Problem } from '../../core/types/error.ts';
import type { Policy } from '../../core/ports/policy.ts';
import type { PolicySettings } from '../../core/ports/policy-settings.ts';
import { bindPolicy } from './bind-policy.ts';
import { compileLayers } from './compile-layers.ts';
import { checkCustomTools, checkSingle } from './check-layers.ts';
import { extendCatalogue, listCustomPrograms } from './custom-tools.ts';
import { listPathArguments } from '../decide/matchers/args.ts';
import type { LoadPolicyOptions } from './load-options.ts';
import { readLayers, type Layer } from './layers.ts';
import { mergeCustomTools, mergeSettings } from './settings.ts';
import { createPolicyError } from './policy-error.ts';
import { createProfile, type LayeredProfile } from './profiles.ts';
import type { CompiledPolicy, Profile } from '../decide/compiled-policy.ts';
import { renderResolvedYaml } from './resolved-yaml.ts';
import { renderSummary } from '../instructions/summary.ts';

/** A loaded policy with the parts that `explain`, `check` and the tests of a policy read. */
export interface ResolvedPolicy extends Policy {
  readonly compiled: CompiledPolicy;
  readonly files: readonly Layer[];
  /** Every profile, whether or not it applies. */
  readonly profiles: readonly ResolvedProfile[];
  /** What the policy was resolved from. */
  readonly parts: PolicyParts;
}

export interface PolicyParts {
  readonly compiled: CompiledPolicy;
  readonly layers: readonly Layer[];
  /** The profiles that apply. */
  readonly selected: readonly LayeredProfile[];
  readonly context: Parameters<typeof compileLayers>[1];
}

export interface ResolvedProfile {
  readonly name: string;
  readonly type: Profile['type'];
  /** True if the profile applies for the facts with which the policy was loaded. */
  readonly selected: boolean;
  /** The profile as a separate policy. */
  readonly policy: ResolvedPolicy;
  readonly when: Profile['when'];
  /** The settings of the policy that has the profile, while the profile applies. */
  readonly narrowed: PolicySettings;
}

/**
 * Loads a policy with all files that it extends. Rejects with `policy` and lists every problem at once; a broken policy never becomes an empty one.
 */
export async function loadPolicy(options: LoadPolicyOptions): Promise<ResolvedPolicy> {
  const { layers, ...read } = await readLayers(options);
  const problems = [...read.problems];
  const all = [layers, ...read.profiles.map((profile) => profile.layers)].flat();
  checkCustomTools([...new Set(all)], options.catalogue.tools, problems);
  const catalogue = {
    ...options.catalogue,
    tools: extendCatalogue(options.catalogue.tools, mergeCustomTools(all)),
  };
  const mergeWith = (profiles: readonly LayeredProfile[]): PolicySettings =>
    mergeSettings(layers, profiles, catalogue.providers);
  const own = mergeWith([]);
  const programs = listCustomPrograms(own.customTools, options.workspace ?? null);
  checkSingle(layers, problems);
  const context = {
    options: { ...options, catalogue },
    protectedPaths: [...new Set([...listOwnFiles(all, options), ...programs])],
    problems,
    shared: { search: own.search, typedResult: own.typedResult },
  };
  const base = compileLayers(layers, context);
  // All profiles are compiled, so that a broken one is reported now and not on the day when it would first apply.
  const profiles = read.profiles.map((profile) => createProfile(profile, compileLayers(profile.layers, context)));
  const { facts } = base;
  const selected = profiles.filter((profile) => facts !== null && profile.isSelected(facts));
  const compiled: CompiledPolicy = {
    ...base,
    ...mergeWith(selected),
    isOffered: (tool) =>
      base.isOffered(tool) && (own.agents !== null || !options.catalogue.tools.listNames('agent').includes(tool)),
    profiles,
  };
  for (const one of [[], ...profiles.map((profile) => [profile]), selected])
    checkRequired(layers, mergeWith(one), problems);
  if (problems.length > 0 || layers.length === 0) throw createPolicyError(options.source, problems);

  return {
    ...resolvePolicy({ compiled, layers, selected, context }),
    profiles: profiles.map((profile) => ({
      name: profile.name,
      type: profile.type,
      when: profile.when,
      selected: selected.includes(profile),
      narrowed: mergeWith([profile]),
      policy: resolvePolicy({ compiled: profile.policy, layers: profile.layers, selected: [], context }),
    })),
  };
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

/** Puts a policy together from its compiled parts. */
export function resolvePolicy(parts: PolicyParts): ResolvedPolicy {
  const { compiled, layers, selected } = parts;
  const name = layers.at(-1)?.file.name ?? '';
  const all = [
    ...new Map(
      [layers, ...selected.map((profile) => profile.layers)].flat().map((layer) => [layer.name, layer]),
    ).values(),
  ];
  const rules = [compiled, ...selected.map((profile) => profile.policy)].flatMap((policy) => policy.rules);
  const mayDecide = (decision: string): boolean => rules.some((rule) => rule.decision === decision && !rule.audit);
  const { approvals } = compiled;
  const asksForReasons = approvals === 'on-request' || approvals === 'on-failure' || mayDecide('explain');
  const asksForApproval = approvals !== 'never' && mayDecide('escalate');
  const resolvedYaml = renderResolvedYaml({ name, layers: all, compiled, selected });
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
    pathArguments: rules.flatMap(({ written: { when, unless = {} } }) =>
      listPathArguments([when['args'], unless['args']]),
    ),
    ...bindPolicy(compiled),
    compiled,
    files: all,
    profiles: [],
    parts,
  };
}

// A file that a policy extends controls the run as much as the policy's own file. So do its tests.
function listOwnFiles(layers: readonly Layer[], { protectedPaths, workspace = null }: LoadPolicyOptions): string[] {
  const files = layers
    .filter(({ type }) => type === 'file')
    .flatMap(({ name, file, files: named }) => [
      name,
      ...named,
      ...(file.tests ?? []).map((test) => (posix.isAbsolute(test) ? test : posix.join(posix.dirname(name), test))),
    ])
    .map((path) =>
      posix.isAbsolute(path) && workspace !== null ? posix.relative(workspace, path) : posix.normalize(path),
    );
  return [...new Set([...protectedPaths, ...files.filter((path) => path !== '' && !isOutside(path))])];
}
