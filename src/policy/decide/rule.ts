import type { Escalation } from '../../core/types/approval.ts';
import { isAllowed, type Decision } from '../../core/types/decision.ts';
import type { Problem } from '../../core/types/error.ts';
import { type BoundAccess, type Condition, type MatchContext, type Question } from './matchers/matcher.ts';
import { type Intent, type Match, pickWeakest } from '../../core/types/match.ts';
import { matchers } from './matchers/index.ts';
import type { RuleFile } from './rule-file.ts';
import { matchNames } from '../../core/text/match-names.ts';
import type { NetworkGrant } from '../../core/types/network.ts';
import { listOf } from '../../core/schema-parts.ts';
import { readHostEntries } from './hosts/host-entries.ts';

/** A rule or a custom tool, as the source of the hosts of a call. */
export interface HostSource {
  readonly hosts: readonly NetworkGrant[];
  /** True if the author accepts that the process runs what the agent wrote. Otherwise it is sealed. */
  readonly acknowledged: boolean;
  /** Closed files that a sealed process sees. */
  readonly sees: readonly string[];
  /** Megabytes that the call may send; null if the rule states none. */
  readonly uploadMb: number | null;
}

/** A compiled rule. */
export interface Rule extends HostSource, MatchContext {
  readonly layer: string;
  readonly decision: Decision;
  readonly reason: string;
  readonly instead: string;
  readonly audit: boolean;
  readonly perRun: number | null;
  /** After this date (`2027-03-31`), the rule has expired. Null if it never does. */
  readonly until: string | null;
  /** For the reader of a denial, that the rule has expired, with its date, owner and ticket. Empty as long as it counts. */
  readonly expired: string;
  /** The people who may approve a call if this rule escalates it. */
  readonly escalation: Escalation;
  readonly when: readonly Condition[];
  readonly unless: readonly Condition[] | null;
  /** The kind of access that the rule concerns. Null if it concerns the call as a whole. */
  readonly binds: BoundAccess | null;
  /** The tool names or globs in `when`, as written. Null if it lists none. */
  readonly toolNames: readonly string[] | null;
  /** True for a rule that allows commands because the sandbox contains them. */
  readonly contains: boolean;
  /**
   * True for a tool that `when` names in full, or by a glob over its server's tools. Such a rule may allow an access that the tool itself declares as
   * opaque.
   */
  readonly namesTool: (tool: string) => boolean;
  readonly written: RuleFile;
  /** A problem at the rule, or at a field in it. */
  readonly problemAt: (path: readonly PropertyKey[], message: string, hint?: string) => Problem;
}

/** Compiles a rule that the schema has accepted. */
export function compileRule(
  written: RuleFile,
  { layer, tools, lower, registries, problemAt }: Pick<Rule, 'layer' | 'problemAt' | 'tools' | 'lower' | 'registries'>,
): Rule {
  const context = { id: written.id, tools, lower, registries };
  const when = compileConditions(written.when, context);
  const toolNames = readToolNames(written.when);
  return {
    ...context,
    layer,
    decision: written.decision,
    reason: written.reason ?? '',
    instead: written.instead ?? '',
    audit: written.audit ?? false,
    acknowledged: written.acknowledge !== undefined,
    sees: written.sees ?? [],
    uploadMb: written.uploadMb ?? null,
    perRun: written.limits?.perRun ?? null,
    until: written.until ?? null,
    expired: '',
    escalation: readEscalation(written.escalate),
    hosts: readHostEntries(written.hosts ?? [], written.id, registries),
    when,
    unless: written.unless === undefined ? null : compileConditions(written.unless, context),
    binds: when.find((condition) => condition.binds !== null)?.binds ?? null,
    toolNames,
    contains: written.decision === 'allow' && 'contained' in written.when,
    namesTool: matchNames((toolNames ?? []).filter(isSpecificName)),
    written,
    problemAt,
  };
}

/**
 * A rule on a day. After its date, a rule that allows has no effect, and one that asks for reasons or a person denies: without it, another rule could
 * allow the call.
 */
export function expireRule(rule: Rule, today: string): Rule {
  if (rule.until === null || rule.until >= today || rule.expired !== '') return rule;
  const { owner, ticket } = rule.written;
  const details = [
    ...(owner === undefined ? [] : [`owner ${owner}`]),
    ...(ticket === undefined ? [] : [`ticket ${ticket}`]),
  ];
  const expired = `Rule ${rule.id} has expired on ${rule.until}${details.length === 0 ? '' : ` (${details.join(', ')})`}.`;
  return isAllowed(rule.decision)
    ? { ...rule, audit: true, expired }
    : { ...rule, decision: 'deny', reason: expired, instead: '', expired };
}

const unitMs = new Map([
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
]);

/** The people who may approve a call. The defaults are 24 hours, and the permissions `maintain` and `admin`. */
export function readEscalation(written: RuleFile['escalate']): Escalation {
  const [, amount = '24', unit = 'h'] = /^(\d+)([mhd])$/.exec(written?.ttl ?? '') ?? [];
  return {
    label: written?.label ?? '',
    by: listOf<string>(written?.by ?? ['maintain', 'admin']),
    ttlMs: Number(amount) * (unitMs.get(unit) ?? 0),
  };
}

/** The globs of a rule about reads or writes, or of its exception. */
export function readRuleGlobs({ written, binds }: Rule, key: 'when' | 'unless'): readonly string[] {
  return listOf<string>((written[key]?.[binds ?? ''] ?? []) as string | readonly string[]);
}

/** The keys of `when` and `unless` whose value is conditions on earlier calls. */
export const historyKeys = ['after', 'before'] as const;

/** The conditions of a rule on earlier calls. */
export function listHistoryConditions({ when, unless = {} }: Pick<RuleFile, 'when' | 'unless'>): RuleFile['when'][] {
  return [when, unless].flatMap((written) =>
    historyKeys.flatMap((key) => (written[key] === undefined ? [] : [written[key] as RuleFile['when']])),
  );
}

/** The globs of the reads for which a rule asks in the history. Only file tools read these paths, so that the log has each read. */
export function listReadGlobs(written: Pick<RuleFile, 'when' | 'unless'>): (readonly string[])[] {
  return listHistoryConditions(written).flatMap(({ read }) =>
    read === undefined ? [] : [listOf<string>(read as string | readonly string[])],
  );
}

/** True for conditions that need the answer of a registry. */
export function asksRegistry({ when, unless = {} }: Pick<RuleFile, 'when' | 'unless'>): boolean {
  return [when, unless].some(({ dependency }) => {
    const { licences, minReleaseAgeDays } = (dependency ?? {}) as { licences?: unknown; minReleaseAgeDays?: unknown };
    return licences !== undefined || minReleaseAgeDays !== undefined;
  });
}

/** The tools that conditions list. Returns null if they list none. */
export function readToolNames(conditions: RuleFile['when']): readonly string[] | null {
  const { tool } = conditions as { readonly tool?: string | readonly string[] };
  return tool === undefined ? null : listOf<string>(tool);
}

/**
 * True for a full name, for the tools of one server, or for the reads of GitHub. `mcp.*` would also match the tools of servers that the author did
 * not intend.
 */
export function isSpecificName(name: string): boolean {
  return !name.includes('*') || /^(?:mcp\.[^.*]+|github)\./.test(name);
}

/** Compiles conditions that the schema has accepted. */
export function compileConditions(written: RuleFile['when'], context: MatchContext): Condition[] {
  const listed = matchers.filter(({ key }) => written[key] !== undefined);
  return listed.map((matcher) => matcher.compile(written[matcher.key], context));
}

/** How certainly the rule matches an access. For a rule that allows, only `must` counts; for one that restricts, `may` is enough. */
export function matchRule(rule: Rule, question: Question): Match {
  if (rule.binds !== null && rule.binds !== question.access.type) return 'no';
  const { when, unless } = readIntents(rule);
  const matched = matchAll(rule.when, question, when);
  if (matched === 'no' || rule.unless === null) return matched;
  const excepted = matchAll(rule.unless, question, unless);
  if (when === 'grant') return excepted === 'no' ? matched : 'no';
  return excepted === 'must' ? 'no' : matched;
}

/** The intents with which a rule's conditions are matched: an exception opens what a denial closes, and closes what an allow opens. */
export function readIntents({ decision }: Pick<RuleFile, 'decision'>): Readonly<Record<'when' | 'unless', Intent>> {
  return isAllowed(decision) ? { when: 'grant', unless: 'restrict' } : { when: 'restrict', unless: 'grant' };
}

/** True if a match of this certainty makes the rule count. */
export function isEffective(rule: Rule, match: Match): boolean {
  return match === 'must' || (match === 'may' && !isAllowed(rule.decision));
}

export function matchAll(conditions: readonly Condition[], question: Question, intent: Intent): Match {
  let all: Match = 'must';
  for (const condition of conditions) {
    all = pickWeakest(all, condition.match(question, intent));
    if (all === 'no') return 'no';
  }
  return all;
}
