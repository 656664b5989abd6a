import { createProblem } from '../../core/types/error.ts';
import { ask, type Condition, type Question } from './matchers/matcher.ts';
import {
  readLiterals,
  renderAccess,
  type Access,
  type ConnectAccess,
  type PathAccess,
} from '../../core/types/access.ts';
import { createCallToDecide, isAllowed, type CallToDecide, type Opening } from '../../core/types/decision.ts';
import { isElsewhere, isHarmless, isSteering } from './call-grant.ts';
import { explainDanger } from './danger.ts';
import type { DecidedAccess } from './evaluate.ts';
import type { Vote } from './vote.ts';
import { defaultPorts, defaultSchemes, renderDefaultPorts, type NetCondition } from './matchers/net.ts';
import { readCanonicalHost } from './hosts/net-host.ts';
import { listGranting, type CompiledPolicy, listActive, createRuleIds } from './compiled-policy.ts';
import { renderYaml } from '../../core/text/render-yaml.ts';
import { opensBelow } from './readable.ts';
import { compileRule, isEffective, matchAll, matchRule, type Rule } from './rule.ts';
import type { RuleFile } from './rule-file.ts';
import { conditionsSchema, startKeys } from './matchers/index.ts';
import { readProgramPath } from '../commands/program-name.ts';
import { needsName, renderSessionNote } from './offered-tools.ts';
import { compareText } from '../../core/text/compare-text.ts';

const maxListed = 3;
const maxAdviceCharacters = 200;
const maxIdWordCharacters = 15;
const maxSuggestionCharacters = 2_000;
const maxSuggestedRules = 20;

/**
 * The shortest way to do what was denied: the text of the rule itself, or else the few grants of other rules that are nearest to the access. Empty if
 * no grant is near.
 */
export function renderInstead(policy: CompiledPolicy, vote: Vote, question: Question): string {
  const { access } = question;
  const own = vote.of?.instead ?? '';
  if (own !== '') return own;
  if (vote.source === 'fixed' || vote.source === 'patch') return '';
  if (access.type === 'opaque')
    // Only the maintainer can allow a tool of a server.
    return needsName(policy.catalogue.tools, question.call.tool)
      ? ''
      : 'Use the file tools, or plain commands with literal words that a rule allows.';
  if ((access.type === 'read' || access.type === 'write') && access.path.startsWith('/'))
    return 'Use files of the workspace, or /tmp.';
  const grants = listGrants(policy, access.type);
  // A grant of the access itself is no other way: a denial overrides it, or another condition of its rule does not match.
  const covering = grants.filter(({ condition }) => condition.match(question, 'grant') === 'must');
  const unmet = vote.source === 'default' ? covering.flatMap(({ rule }) => renderUnmet(rule, question)) : [];
  if (unmet[0] !== undefined) return unmet[0].slice(0, maxAdviceCharacters);
  const near = grants
    .filter((grant) => !covering.includes(grant))
    .map((grant) => ({ grant, nearness: measureNearness(access, grant.message) }))
    .filter(({ nearness }) => nearness > 0)
    .toSorted((left, right) => right.nearness - left.nearness)
    .map(({ grant }) => renderGrant(grant, question));
  const [first] = near;
  if (first === undefined) return '';
  const text = `Allowed: ${near.slice(0, maxListed).join('; ')}${near.length > maxListed ? ' …' : ''}.`;
  return text.length > maxAdviceCharacters ? `Allowed: ${first}.`.slice(0, maxAdviceCharacters) : text;
}

// The host alone would not explain why a connection to another port of it is denied.
function renderGrant({ message, rule, condition }: Grant, question: Question): string {
  const { access } = question;
  // The same words are another program there.
  if (
    access.type === 'command' &&
    condition.match({ ...question, access: { ...access, cwd: '.' } }, 'grant') === 'must'
  )
    return `${message} (from the root of the workspace)`;
  if (access.type !== 'connect' || defaultPorts.get(access.scheme) === access.port) return message;
  return `${message}${renderDefaultPorts(rule.written.when['net'] as NetCondition)}`;
}

// Only the conditions that do not match this call.
function renderUnmet({ id, when, unless }: Rule, question: Question): string[] {
  const failed = when
    .filter((condition) => condition.match(question, 'grant') !== 'must')
    .map(({ message }) => message);
  const excepted =
    failed.length === 0 && unless !== null ? [`not ${unless.map(({ message }) => message).join(' and ')}`] : [];
  const conditions = [...failed, ...excepted];
  return conditions.length === 0 ? [] : [`Rule ${id} allows it only if ${conditions.join(' and ')}.`];
}

// A command is near a grant with which it shares words; of two, the shorter one is nearer. For other kinds of access, every grant is equally near.
function measureNearness(access: Access, grant: string): number {
  if (access.type !== 'command') return 1;
  const granted = new Set(grant.match(/[\w./-]+/g));
  const shared = access.words.filter(
    (word) => word.type === 'literal' && /\w/.test(word.value) && granted.has(word.value),
  );
  return shared.length === 0 ? 0 : shared.length + 1 / grant.length;
}

/** A condition of a rule that allows something, with its text. */
export interface Grant {
  readonly message: string;
  readonly rule: Rule;
  readonly condition: Condition;
}

/**
 * The conditions of the rules that currently allow an access of this kind, each text once. Sorted, so that the order of the rules makes no
 * difference.
 */
export function listGrants(policy: CompiledPolicy, kind: Access['type']): readonly Grant[] {
  const [own = new Map<string, Grant>(), ...others] = listGranting(policy).map(
    (one) => new Map(listOwnGrants(one, kind).map((grant) => [grant.message, grant])),
  );
  // A grant of only some of these policies is omitted: a call needs an allow of each of them.
  return [...own.values()]
    .filter(({ message }) => others.every((grants) => grants.has(message)))
    .toSorted((left, right) => compareText(left.message, right.message));
}

function listOwnGrants(policy: CompiledPolicy, kind: Access['type']): Grant[] {
  return listActive(policy)
    .filter((rule) => rule.binds === kind && isAllowed(rule.decision) && couldHold(policy, rule))
    .flatMap((rule) =>
      rule.when
        .filter(({ binds }) => binds === kind)
        .map((condition): Grant => {
          const notes = [
            kind === 'command' ? renderSessionNote(rule) : '',
            rule.written.when['justified'] === true ? ' (with a justification)' : '',
          ];
          return { message: `${condition.message.replace(/^command is /, '')}${notes.join('')}`, rule, condition };
        }),
    );
}

// Conditions on the run have the same result for every call of the run.
function couldHold(policy: CompiledPolicy, rule: Rule): boolean {
  const { facts } = policy;
  if (facts === null) return true;
  const question = ask(createCallToDecide({ tool: '', accesses: [], args: null }), { type: 'none' }, facts);
  const conditions = rule.when.filter(({ key }) => startKeys.has(key));
  return matchAll(conditions, question, 'grant') !== 'no';
}

/**
 * The one place that proposes rules, for each verdict. `yaml` is the smallest rules that would allow a denied call, and `danger` why none is proposed
 * although one would allow it; each is empty otherwise. Nothing is proposed if no rule can allow the call (an allow never overrides a denial, and rules
 * cannot allow opaque, protected or rejected accesses), or if a rule would be dangerous.
 */
export function proposeRules(policy: CompiledPolicy, call: CallToDecide, decided: readonly DecidedAccess[]) {
  const missing = decided.filter(({ decision }) => !isAllowed(decision));
  const yaml = writeRules(policy, call, missing);
  // The policy has declared the command of a custom tool, and the rule names the tool.
  const isDeclared = needsName(policy.catalogue.tools, call.tool);
  const dangers = yaml === '' ? [] : missing.map(({ access }) => explainDanger(access, isDeclared));
  const danger = dangers.find((text) => text !== '') ?? '';
  return { yaml: danger === '' ? yaml : '', danger };
}

function writeRules(policy: CompiledPolicy, call: CallToDecide, missing: readonly DecidedAccess[]): string {
  // The call would also need a rule in the profile, and the purpose of a profile is to be stricter.
  if (missing.some(({ profile }) => profile !== null)) return '';
  if (missing.length > maxSuggestedRules) return '';
  const rules: RuleFile[] = [];
  const makeUnique = createRuleIds(policy);
  for (const { access, votes, declared } of missing) {
    const isOwn = access.type === 'opaque' && declared;
    const mayYield = isOwn || access.type === 'env' ? ['default', 'opaque'] : ['default'];
    if (votes.some(({ source, audit, decision }) => !mayYield.includes(source) && !audit && !isAllowed(decision)))
      return '';
    const isNamed = needsName(policy.catalogue.tools, call.tool);
    const when = isOwn && isNamed ? { tool: call.tool } : readNarrowestCondition(access, call.tool, isNamed);
    if (when === null) return '';
    if (rules.some((rule) => JSON.stringify(rule.when) === JSON.stringify(when))) continue;
    const written: RuleFile = { id: makeUnique(renderId(access, call.tool)), when, decision: 'allow' };
    if (!allowsAccess(policy, call, access, written)) return '';
    rules.push(written);
  }
  if (rules.length === 0) return '';
  const text = renderYaml(rules);
  // A model can make a call of any length. No one would write a rule for a very long one.
  return text.length > maxSuggestionCharacters ? '' : text;
}

// True if a rule is valid and matches an access. The text of a word or a name could have another meaning in a pattern.
function allowsAccess(policy: CompiledPolicy, call: CallToDecide, access: Access, written: RuleFile): boolean {
  if (!conditionsSchema.safeParse(written.when).success) return false;
  const rule = compileRule(written, {
    layer: 'suggestion',
    tools: policy.catalogue.tools,
    lower: policy.lower,
    registries: policy.network.registries,
    problemAt: (_path, message) => createProblem(message),
  });
  const match = matchRule(rule, ask(call, access, policy.facts));
  return isEffective(rule, match) || (access.type === 'read' && opensBelow(rule, policy, call, access));
}

function readNarrowestCondition(access: Access, tool: string, isNamed: boolean): RuleFile['when'] | null {
  switch (access.type) {
    case 'command': {
      // The policy has declared the command of a custom tool.
      if (isNamed) return { tool };
      const words = readLiterals(access.words);
      if (words === null || words.some((word) => word.includes('*'))) return null;
      const [program = '', ...others] = words;
      return { tool, command: [readProgramPath(program, access.cwd) ?? program, ...others] };
    }
    case 'read':
      // A directory is listed with its open entries. The workspace has no name that a rule could open without all below it.
      if (access.path === '.') return { read: ['*'] };
      return readPathCondition(access);
    case 'write':
      return readPathCondition(access);
    case 'env':
      return access.name.includes('*') ? null : { env: { set: [access.name] } };
    case 'connect':
      return readNetCondition(access, tool);
    case 'session':
    case 'none':
      return { tool };
    case 'opaque':
      return null;
  }
}

function readPathCondition({ type, path }: PathAccess): RuleFile['when'] | null {
  return /[*?[\]{}!\\]/.test(path) ? null : { [type]: [path] };
}

// Only values that differ from the defaults are written, so that the rule stays short.
function readNetCondition({ host, scheme, port, method }: ConnectAccess, tool: string): RuleFile['when'] | null {
  const canonical = readCanonicalHost(host);
  if (canonical === null) return null;
  return {
    // A single request is no reason to open the host to commands.
    ...(method !== undefined && { tool }),
    net: {
      host: canonical,
      ...(!defaultSchemes.includes(scheme) && { scheme }),
      ...(defaultPorts.get(scheme) !== port && { port }),
      ...(method !== undefined && { method }),
    },
  };
}

// An id for a rule about an access.
function renderId(access: Access, tool: string): string {
  const isAboutTool = access.type === 'opaque' || access.type === 'session' || access.type === 'none';
  const what = access.type === 'connect' ? `connect ${access.host}` : renderAccess(access).replace(/^command /, '');
  const subject = isAboutTool ? tool : what;
  return (
    `allow-${subject}`
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      // In lower case, a token in a path does not have the shape any more by which it is redacted.
      .filter((word) => word !== '' && word.length <= maxIdWordCharacters)
      .join('-')
      .slice(0, 50)
      .replace(/-$/, '')
  );
}

/**
 * Where a policy could open a host to a call that it allows: in a rule about the one simple command of the call that its words can select, and otherwise
 * for every command.
 */
export function findOpening(
  policy: CompiledPolicy,
  call: CallToDecide,
  decided: readonly DecidedAccess[],
): Opening | null {
  // A profile is stricter on purpose, and would need the rule too.
  if (policy.profiles.length > 0) return null;
  return createRule(policy, call, decided) ?? 'sandbox-network';
}

// As in `createGrant`, no other part of the call may be able to use the hosts.
function createRule(policy: CompiledPolicy, call: CallToDecide, decided: readonly DecidedAccess[]): RuleFile | null {
  if (decided.some(({ access }) => access.type === 'opaque' || isSteering(access))) return null;
  const commands = decided.flatMap(({ access }) => (access.type === 'command' && !isHarmless(access) ? [access] : []));
  const [access, ...others] = commands;
  if (access === undefined || others.length > 0 || isElsewhere(access)) return null;
  const when = readNarrowestCondition(access, call.tool, needsName(policy.catalogue.tools, call.tool));
  if (when === null || when['command'] === undefined) return null;
  const rule: RuleFile = { id: createRuleIds(policy)(renderId(access, call.tool)), when, decision: 'allow' };
  return allowsAccess(policy, call, access, rule) ? rule : null;
}
