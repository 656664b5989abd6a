import { expandBraces } from '../../core/text/glob.ts';
import { listOf } from '../../core/schema-parts.ts';
import { permissionName } from '../decide/matchers/actor.ts';
import { isolationLevels } from '../../core/ports/sandbox.ts';
import { decisions, type Decision } from '../../core/types/decision.ts';
import { renderCanonicalJson } from '../../core/text/json.ts';
import { unixSocketModes, type PolicyFacts } from '../../core/ports/policy.ts';
import { listRegistryAddresses, registryNames } from '../decide/hosts/registry-addresses.ts';
import type { CorpusCall } from './corpus.ts';
import type { ResolvedPolicy } from '../resolve/load.ts';
import { renderCall } from './replay.ts';

/** A call that two policies decide differently. */
export interface Change {
  readonly call: string;
  readonly source: string;
  readonly before: { readonly decision: Decision; readonly rule: string };
  readonly after: { readonly decision: Decision; readonly rule: string };
  readonly direction: 'loosened' | 'tightened';
}

export interface PolicyDiff {
  readonly compared: number;
  /** Loosened calls first. */
  readonly changes: readonly Change[];
  /** Limits and settings that became weaker, as text. */
  readonly loosenedSettings: readonly string[];
}

/** Decides every call under both policies and lists the differences. */
export function diffPolicies(before: ResolvedPolicy, after: ResolvedPolicy, calls: readonly CorpusCall[]): PolicyDiff {
  const seen = new Set<string>();
  const unique = calls.filter(({ call }) => {
    const { rulesUsed, ...rest } = call;
    const key = `${renderCanonicalJson(JSON.parse(JSON.stringify(rest)))} ${JSON.stringify([...rulesUsed])}`;
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
  const changes = unique.flatMap(({ source, call }): Change[] => {
    const old = before.decide(call);
    const now = after.decide(call);
    if (old.decision === now.decision) return [];
    return [
      {
        call: renderCall(call),
        source,
        before: { decision: old.decision, rule: old.rule },
        after: { decision: now.decision, rule: now.rule },
        direction: decisions.indexOf(now.decision) < decisions.indexOf(old.decision) ? 'loosened' : 'tightened',
      },
    ];
  });
  return {
    compared: unique.length,
    changes: changes.toSorted((left, right) => left.direction.localeCompare(right.direction, 'en')),
    loosenedSettings: listLoosenedSettings(before, after),
  };
}

// Settings that no call shows: limits of the run, isolation, and the environment of commands.
function listLoosenedSettings(before: ResolvedPolicy, after: ResolvedPolicy): readonly string[] {
  const loosened: string[] = [];
  const old: Readonly<Record<string, number | null | undefined>> = before.limits;
  const now: Readonly<Record<string, number | null | undefined>> = after.limits;
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [from, to] = [old[key], now[key]];
    if (typeof from === 'number' && (typeof to !== 'number' || to > from))
      loosened.push(`limit ${key}: ${from} → ${to ?? 'none'}`);
  }
  const ranks = ['disabled', 'dry-run', 'enabled'];
  if (ranks.indexOf(after.scriptMode) > ranks.indexOf(before.scriptMode))
    loosened.push(`harness.mode: ${before.scriptMode} → ${after.scriptMode}`);
  const isolation = [null, ...isolationLevels];
  if (isolation.indexOf(after.sandbox.require) < isolation.indexOf(before.sandbox.require))
    loosened.push(`sandbox.require: ${before.sandbox.require ?? 'none'} → ${after.sandbox.require ?? 'none'}`);
  const [oldSockets, newSockets] = [before.sandbox.unixSockets, after.sandbox.unixSockets];
  if (unixSocketModes.indexOf(newSockets) > unixSocketModes.indexOf(oldSockets))
    loosened.push(`sandbox.unixSockets: ${oldSockets} → ${newSockets}`);
  if (before.sandbox.ptrace === 'deny' && after.sandbox.ptrace === 'allow')
    loosened.push('sandbox.ptrace: deny → allow');
  const passed = after.sandbox.passEnv.filter((name) => !before.sandbox.passEnv.includes(name));
  if (passed.length > 0) loosened.push(`sandbox.env.pass: ${passed.join(', ')} added`);
  loosened.push(...listOpenedHosts(before, after));
  const lent = after.sandbox.caches.filter((name) => !before.sandbox.caches.includes(name));
  if (lent.length > 0) loosened.push(`sandbox.caches: ${lent.join(', ')} added`);
  for (const server of after.mcpServers) {
    const old = before.mcpServers.find(({ name }) => name === server.name);
    if (JSON.stringify(old) !== JSON.stringify(server))
      loosened.push(`mcp.servers: ${server.name} ${old === undefined ? 'added' : 'changed'}`);
  }
  if (after.search !== null && JSON.stringify(before.search) !== JSON.stringify(after.search))
    loosened.push(`search: ${before.search === null ? 'added' : 'changed'}`);
  if (after.typedResult !== null && JSON.stringify(before.typedResult) !== JSON.stringify(after.typedResult))
    loosened.push(`publish: ${before.typedResult === null ? 'added' : 'changed'}`);
  for (const tool of after.customTools) {
    const old = before.customTools.find(({ name }) => name === tool.name);
    if (JSON.stringify(old) !== JSON.stringify(tool))
      loosened.push(`customTools: ${tool.name} ${old === undefined ? 'added' : 'changed'}`);
  }
  const inPatch = after.patchAllows.filter((risk) => !before.patchAllows.includes(risk));
  if (inPatch.length > 0) loosened.push(`patch.allow: ${inPatch.join(', ')} added`);
  const writable = after.sandbox.writableGlobs.filter((glob) => !before.sandbox.writableGlobs.includes(glob));
  if (writable.length > 0) loosened.push(`writable by commands: ${writable.join(', ')} added`);
  const opened = listPathExamples(before, after).filter(
    (path) => before.sandbox.closed.explain(path) !== null && after.sandbox.closed.explain(path) === null,
  );
  if (opened.length > 0) loosened.push(`closed to commands: ${opened.join(', ')} opened`);
  for (const facts of listStarts())
    if (before.checkStart(facts).length > 0 && after.checkStart(facts).length === 0)
      loosened.push(
        `a run may start with ${facts.actorStandings?.join() ?? facts.actorPermission} ${facts.fork ? 'on a fork' : 'on the repository itself'}`,
      );
  return loosened;
}

// A path for each glob about reading or writing: the stars of the glob are `x` in it.
function listPathExamples(...policies: readonly ResolvedPolicy[]): string[] {
  const globs = policies.flatMap(({ compiled }) =>
    compiled.rules.flatMap(({ written }) =>
      [written.when, written.unless ?? {}].flatMap((conditions: { readonly [key: string]: unknown }) =>
        ['read', 'write'].flatMap((key) => listOf((conditions[key] ?? []) as string | readonly string[])),
      ),
    ),
  );
  const paths = globs.flatMap(expandBraces).map((glob) => glob.replaceAll(/\*+|\?|\[[^[\]]*\]/g, 'x'));
  return [...new Set(paths)].filter((path) => !path.startsWith('/'));
}

// Hosts and ports that are open to commands without a rule, and other hosts of a registry.
function listOpenedHosts(before: ResolvedPolicy, after: ResolvedPolicy): readonly string[] {
  const read = ({ sandbox: { network }, compiled: { registries } }: ResolvedPolicy): ReadonlyMap<string, Set<string>> =>
    new Map([
      ['allow', new Set(network?.allow.map(({ host, port }) => `${host}:${port}`))],
      ['setup', new Set(network?.setup.map(({ host, port }) => `${host}:${port}`))],
      ['forward', new Set(network?.forward.map(String))],
      ...registryNames.map((name): [string, Set<string>] => [
        `registries.${name}`,
        new Set(listRegistryAddresses(name, registries)),
      ]),
    ]);
  const old = read(before);
  return [...read(after)].flatMap(([key, opened]) => {
    const added = [...opened].filter((one) => old.get(key)?.has(one) !== true);
    return added.length === 0 ? [] : [`sandbox.network.${key}: ${added.join(', ')} added`];
  });
}

function listStarts(): PolicyFacts[] {
  return [...permissionName.options, 'listed', 'schedule'].flatMap((standing) =>
    [false, true].map((fork) => ({
      event: 'issue_comment',
      ref: '',
      label: '',
      fork,
      actorPermission: permissionName.options.find((name) => name === standing) ?? 'none',
      actorStandings: [standing],
      actorAssociation: '',
      authorAssociation: null,
    })),
  );
}

/** A difference as text. */
export function renderDiff({ compared, changes, loosenedSettings }: PolicyDiff): string {
  const loosened = changes.filter(({ direction }) => direction === 'loosened').length + loosenedSettings.length;
  return [
    ...loosenedSettings.map((text) => `loosened   ${text}`),
    ...changes.map(
      ({ direction, call, before, after }) =>
        `${direction.padEnd(11)}${call}  ${before.decision} by ${before.rule} → ${after.decision} by ${after.rule}`,
    ),
    `${compared} calls compared: ${loosened} loosened, ${changes.length + loosenedSettings.length - loosened} tightened`,
    '',
  ].join('\n');
}
