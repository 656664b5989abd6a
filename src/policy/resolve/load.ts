import { isOutside } from '../../core/text/path-text.ts';
import type { PatchRisk } from '../../core/types/change.ts';
import { createJudge } from '../judge/judge.ts';
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { CustomTool } from '../../core/types/custom-tool.ts';
import type { Problem } from '../../core/types/error.ts';
import type { Narrowing } from '../../core/types/agents.ts';
import type { ClosedPaths, Policy } from '../../core/ports/policy.ts';
import { compileLayers } from './compile-layers.ts';
import { checkCustomTools, extendCatalogue, listCustomPrograms, mergeCustomTools } from './merge-custom-tools.ts';
import { renderOpening } from '../instructions/open-hosts.ts';
import { createDecide } from '../decide/decide.ts';
import { listPathArguments } from '../decide/matchers/args.ts';
import { mayRemember, readEscalation } from '../decide/escalation.ts';
import type { LoadPolicyOptions } from './load-options.ts';
import { readLayers, type Layer } from './layers.ts';
import { mergeSettings } from './merge-layers.ts';
import type { Settings } from '../file/settings.ts';
import { createAgentProfile } from './narrow-policy.ts';
import { createPolicyError } from './policy-error.ts';
import { narrowSettings } from './narrow-settings.ts';
import { createProfile, type LayeredProfile } from './profiles.ts';
import type { CompiledPolicy, Profile } from '../decide/compiled-policy.ts';
import { readSearch } from '../file/search-settings.ts';
import { checkSingle, readSingle } from './single-setting.ts';
import { readTypedResult } from '../file/publish-settings.ts';
import { pickModeFor } from './provider-modes.ts';
import { mayHoldSessions, mayRequest, mayBeNamed, mayBeGranted } from '../decide/offered-tools.ts';
import { renderResolvedYaml, createResolvedFile, type ResolvedFile } from './resolved-yaml.ts';
import { createAlwaysDenied } from '../decide/rule.ts';
import { createSandboxPolicy } from '../view/sandbox-policy.ts';
import { createClosedPaths, createPathsClosedTo } from '../view/closed-paths.ts';
import { renderSummary } from '../instructions/summary.ts';

/** A loaded policy with the parts that `explain`, `check` and the tests of a policy read. */
export interface ResolvedPolicy extends Policy {
  readonly settings: Settings;
  readonly compiled: CompiledPolicy;
  readonly files: readonly Layer[];
  /** The policy with all layers and the profiles that apply, as one file. */
  readonly resolved: ResolvedFile;
  /** Every profile, whether or not it applies. */
  readonly profiles: readonly ResolvedProfile[];
  /** True if the policy names people without a role among those who may start a run. */
  readonly acceptsOutsiders: boolean;
}

export interface ResolvedProfile {
  readonly name: string;
  readonly type: Profile['type'];
  /** True if the profile applies for the facts with which the policy was loaded. */
  readonly selected: boolean;
  /** The profile as a separate policy. */
  readonly policy: ResolvedPolicy;
  readonly when: Profile['when'];
  /** The policy that has the profile, with the settings that it has while the profile applies. */
  readonly narrowed: ResolvedFile;
}

/**
 * Loads a policy with all files that it extends. Rejects with `policy` and lists every problem at once; a broken policy never becomes an empty one.
 */
export async function loadPolicy(options: LoadPolicyOptions): Promise<ResolvedPolicy> {
  const read = await readLayers(options);
  const problems = [...read.problems];
  const all = [read.layers, ...read.profiles.map(({ layers }) => layers)].flat();
  checkCustomTools([...new Set(all)], options.catalogue.tools, problems);
  const tools = extendCatalogue(options.catalogue.tools, mergeCustomTools(all));
  const customTools = mergeCustomTools(read.layers);
  const protectedPaths = [
    ...new Set([...listOwnFiles(all, options), ...listCustomPrograms(customTools, options.workspace ?? null)]),
  ];
  for (const key of ['search', 'publish'] as const) checkSingle(read.layers, key, problems);
  const search = readSingle(read.layers, 'search');
  const publish = readSingle(read.layers, 'publish');
  const context = {
    search: search === undefined ? null : readSearch(search),
    typedResult: publish === undefined ? null : readTypedResult(publish),
    toolHosts: new Map(
      customTools.flatMap(({ name, network, acknowledged }) =>
        network.length === 0 ? [] : [[name, { hosts: network, acknowledged, sees: [], uploadMb: null }] as const],
      ),
    ),
    options: { ...options, catalogue: { ...options.catalogue, tools } },
    protectedPaths,
    problems,
  };
  const base = compileLayers(read.layers, context);
  // All profiles are compiled, so that a broken one is reported now and not on the day when it would first apply.
  const profiles = read.profiles.map((profile) => {
    const policy = compileLayers(profile.layers, context);
    return { profile: createProfile(profile, policy), policy };
  });
  const { agents } = mergeSettings(read.layers);
  const { facts } = base;
  const compiled: CompiledPolicy = {
    ...base,
    isOffered: (tool) =>
      base.isOffered(tool) && (agents !== null || !options.catalogue.tools.listNames('agent').includes(tool)),
    profiles: profiles.map(({ profile }) => profile),
  };
  const selected = profiles.flatMap(({ profile }) => (facts !== null && profile.isSelected(facts) ? [profile] : []));
  const settings = narrowSettings(read.layers, selected);
  for (const one of [[], ...profiles.map(({ profile }) => [profile]), selected])
    checkRequired(read.layers, narrowSettings(read.layers, one), problems);
  if (problems.length > 0 || read.layers.length === 0) throw createPolicyError(options.source, problems);

  return {
    // The hosts that are open to every call are those that every profile of the run leaves open.
    ...resolve({
      compiled: { ...compiled, network: settings.network },
      layers: read.layers,
      selected,
      settings,
      customTools,
      context,
    }),
    profiles: profiles.map(({ profile, policy }) => ({
      name: profile.name,
      type: profile.type,
      when: profile.when,
      selected: selected.includes(profile),
      narrowed: createResolvedFile({
        name: profile.name,
        layers: read.layers,
        settings: narrowSettings(read.layers, [profile]),
        compiled,
        selected: [],
        customTools,
      }),
      policy: resolve({
        compiled: policy,
        layers: profile.layers,
        selected: [],
        settings: mergeSettings(profile.layers),
        customTools: mergeCustomTools(profile.layers),
        context,
      }),
    })),
  };
}

function checkRequired(layers: readonly Layer[], settings: Settings, problems: Problem[]): void {
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

function resolve(parts: {
  readonly compiled: CompiledPolicy;
  readonly layers: readonly Layer[];
  readonly selected: readonly LayeredProfile[];
  readonly settings: Settings;
  readonly customTools: readonly CustomTool[];
  readonly context: Parameters<typeof compileLayers>[1];
}): ResolvedPolicy {
  const { compiled, layers, selected, settings, customTools } = parts;
  const name = layers.at(-1)?.file.name ?? '';
  const all = [
    ...new Map(
      [layers, ...selected.map((profile) => profile.layers)].flat().map((layer) => [layer.name, layer]),
    ).values(),
  ];
  const policies = [compiled, ...selected.map((profile) => profile.policy)];
  const complete = selected.flatMap(({ type, policy }) => (type === 'complete' ? [policy] : []));
  const closedTo = new Map<string, ClosedPaths>();
  const isAlwaysDenied = createAlwaysDenied(policies, settings.approvals);
  const merged = { name, layers: all, settings, compiled, selected, customTools };
  const resolved = createResolvedFile(merged);
  const resolvedYaml = renderResolvedYaml(resolved, merged);
  return {
    name: [name, ...selected.map((profile) => profile.name)].join('+'),
    sha256: createHash('sha256').update(resolvedYaml).digest('hex'),
    layers: all.map((layer) => ({ name: layer.name, sha256: layer.sha256 })),
    resolved,
    resolvedYaml,
    ...bindFunctions(compiled, settings.patchAllows),
    narrow: (narrowing) => narrow(parts, narrowing),
    closedTo(tool) {
      const known = closedTo.get(tool) ?? createPathsClosedTo(compiled, tool);
      closedTo.set(tool, known);
      return known;
    },
    readEscalation: (rule) => readEscalation(compiled, rule),
    listPathArguments: (args) =>
      policies.flatMap(({ rules }) =>
        rules.flatMap(({ written: { when, unless = {} } }) => listPathArguments([when['args'], unless['args']], args)),
      ),
    mayRemember: (accesses) => mayRemember(compiled, accesses),
    asksForReasons:
      settings.approvals === 'on-request' ||
      policies.some(({ rules }) => rules.some(({ decision, audit }) => decision === 'explain' && !audit)),
    asksForApproval:
      settings.approvals !== 'never' &&
      policies.some(({ rules }) => rules.some(({ decision, audit }) => decision === 'escalate' && !audit)),
    retriesRefused: settings.approvals === 'on-failure',
    renderOpening: (call, refused) => renderOpening(compiled, call, refused),
    isOffered: (tool) =>
      mayHoldSessions(compiled, tool) &&
      mayRequest(compiled, tool) &&
      mayBeGranted(compiled, tool) &&
      [compiled, ...complete].every((one) => mayBeNamed(one, tool)) &&
      policies.every((policy) => policy.isOffered(tool)) &&
      !isAlwaysDenied(tool),
    summary: renderSummary(compiled, settings),
    taskTemplate: settings.taskTemplate,
    limits: settings.limits,
    prices: settings.prices,
    scriptMode: settings.scriptMode,
    scriptModeFor: (api) =>
      pickModeFor(
        all.map(({ file }) => file.harness ?? {}),
        compiled.catalogue.providers.find(({ name: known }) => known === api) ?? { name: api, provider: api },
      ),
    continueOnError: settings.continueOnError,
    spawn: settings.spawn,
    agents: settings.agents,
    scriptRuntime: settings.scriptRuntime,
    scriptLimits: settings.scriptLimits,
    sandbox: { ...createSandboxPolicy(compiled, settings), closed: createClosedPaths(compiled) },
    mcpServers: settings.mcpServers,
    customTools,
    search: compiled.search,
    typedResult: compiled.typedResult,
    acceptsOutsiders: settings.permissions?.includes('none') === true,
    settings,
    compiled,
    files: all,
    profiles: [],
  };
}

/** The functions that answer for a policy in a run with its facts. */
export function bindFunctions(
  compiled: CompiledPolicy,
  patchAllows: readonly PatchRisk[],
): Pick<Policy, 'facts' | 'patchAllows' | 'decide' | 'judge'> {
  const decide = createDecide(compiled);
  const writers = compiled.catalogue.tools.listNames('command', 'session', 'session-input', 'write', 'custom');
  return { facts: compiled.facts, patchAllows, decide, judge: createJudge({ decide, writers, patchAllows }) };
}

function narrow(parts: Parameters<typeof resolve>[0], narrowing: Narrowing): ResolvedPolicy {
  // Without the facts of a run no profile applies, and the policy would not be narrowed.
  if (parts.compiled.facts === null) throw new Error('only the policy of a run can be narrowed');
  const problems: Problem[] = [];
  const profile = createAgentProfile(narrowing, { ...parts.context, problems });
  if (problems.length > 0) throw createPolicyError('of the agent', problems);
  const profiles = [...parts.compiled.profiles, profile];
  return resolve({ ...parts, compiled: { ...parts.compiled, profiles }, selected: [...parts.selected, profile] });
}

// A file that a policy extends controls the run as much as the policy's own file. So do its tests.
function listOwnFiles(layers: readonly Layer[], { protectedPaths, workspace = null }: LoadPolicyOptions): string[] {
  const files = layers
    .filter(({ type }) => type === 'file')
    .flatMap(({ name, file }) => [
      name,
      ...(file.tests ?? []).map((test) => (posix.isAbsolute(test) ? test : posix.join(posix.dirname(name), test))),
    ])
    .map((path) =>
      posix.isAbsolute(path) && workspace !== null ? posix.relative(workspace, path) : posix.normalize(path),
    );
  return [...new Set([...protectedPaths, ...files.filter((path) => path !== '' && !isOutside(path))])];
}
