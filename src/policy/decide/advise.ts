import { compareText } from '../../core/text/compare-text.ts';
import type { Access } from '../../core/types/access.ts';
import { createCallToDecide, isAllowed } from '../../core/types/decision.ts';
import { listActive, listGranting, type CompiledPolicy } from './compiled-policy.ts';
import { startKeys } from './matchers/index.ts';
import { ask, type Condition, type Question } from './matchers/matcher.ts';
import { defaultPorts, renderDefaultPorts, type NetCondition } from './matchers/net.ts';
import { needsName, renderSessionNote } from './offered-tools.ts';
import { matchAll, type Rule } from './rule.ts';
import type { Vote } from './vote.ts';

const maxListed = 3;
const maxAdviceCharacters = 200;

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
