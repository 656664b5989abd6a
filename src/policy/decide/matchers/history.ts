import { escapeControls } from '../../../core/text/control-characters.ts';
import { hasValue, strictObject } from '../../../core/schema-parts.ts';
import { renderAccess, type Access } from '../../../core/types/access.ts';
import { createCallToDecide, type EarlierCall } from '../../../core/types/decision.ts';
import { pickStrongest, pickWeakest, type Intent, type Match } from '../../../core/types/match.ts';
import type { PolicyFacts } from '../../../core/types/policy-facts.ts';
import { ask, defineMatcher, type Condition, type MatchContext, type Matcher, type Question } from './matcher.ts';

const maxAccessCharacters = 120;

type Written = Readonly<Record<string, unknown>>;

/**
 * `after` and `before`: whether an earlier call of the run, of its agents, or of the part that it resumes matched conditions and was allowed. `others` are
 * the match fields of these conditions. Contents of earlier changes are not known, so `change` may match there whatever a file of that kind may hold.
 */
export function createHistoryMatchers(others: readonly Matcher[]): readonly Matcher[] {
  const schema = strictObject(Object.fromEntries(others.map(({ key, schema: own }) => [key, own.optional()])))
    .refine(hasValue, 'name at least one condition')
    .refine(
      (written) => others.filter(({ key, binds }) => binds !== null && written[key] !== undefined).length <= 1,
      'conditions are about one kind of access: name one of command, read, write, net, env and change',
    )
    .meta({ id: 'earlierCall' });
  const compileAll = (written: Written, context: MatchContext): readonly Condition[] =>
    others.flatMap((other) => (written[other.key] === undefined ? [] : [other.compile(written[other.key], context)]));
  const define = (key: 'after' | 'before', help: string, described: string): Matcher =>
    defineMatcher<Written>({
      key,
      perCall: true,
      schema: schema.describe(help),
      describe: (written, context) =>
        `${described} earlier call matched: ${compileAll(written, context)
          .map(({ message }) => message)
          .join(' and ')}`,
      compile(written, context) {
        const find = createFinder(compileAll(written, context), context);
        if (key === 'after')
          return (question, intent) => {
            const { match, found } = find(question, intent);
            return { match, reason: renderFound(match, found) };
          };
        return (question, intent) => {
          const { match, found } = find(question, intent === 'grant' ? 'restrict' : 'grant');
          const negated = match === 'must' ? 'no' : match === 'no' ? 'must' : 'may';
          return { match: negated, reason: found === null ? 'No earlier call matches.' : renderFound(match, found) };
        };
      },
    });
  return [
    define(
      'after',
      'An earlier call of this run, its agents, or the part that it resumes was allowed and matched these conditions.',
      'an',
    ),
    define(
      'before',
      'No earlier call of this run, its agents, or the part that it resumes was allowed and matched these conditions.',
      'no',
    ),
  ];
}

function renderFound(match: Match, found: Found['found']): string {
  if (found === null) return '';
  const { callId, tool } = found.call;
  // The words of the call come from the model.
  const access = escapeControls(renderAccess(found.access).slice(0, maxAccessCharacters));
  return `It is ${match === 'must' ? '' : 'perhaps '}after call ${callId} (${tool}: ${access}).`;
}

interface Found {
  readonly match: Match;
  /** The first call that matches this certainly, with its access; null if none does. */
  readonly found: { readonly call: EarlierCall; readonly access: Access } | null;
}

function createFinder(
  conditions: readonly Condition[],
  { lower }: MatchContext,
): (question: Pick<Question, 'call' | 'facts'>, intent: Intent) => Found {
  // A call that a rule asks about stays the same, and is compared with every later call: without the results, each of these would lower it again.
  const known = new WeakMap<EarlierCall, Map<Intent, Found & { readonly facts: PolicyFacts | null }>>();
  const isAboutReads = conditions.some(({ key }) => key === 'read');

  function matchCall(call: EarlierCall, intent: Intent, facts: PolicyFacts | null): Found {
    const before = known.get(call)?.get(intent);
    if (before !== undefined && before.facts === facts) return before;
    const asked = createCallToDecide(call);
    let best: Found = { match: 'no', found: null };
    for (const access of listAccesses(call, intent)) {
      const question = ask(asked, access, facts);
      const match = conditions
        .map((condition) => condition.match(question, intent))
        .reduce<Match>(pickWeakest, call.certainty);
      if (match !== best.match && pickStrongest(match, best.match) === match) best = { match, found: { call, access } };
    }
    const results = known.get(call) ?? new Map<Intent, Found & { readonly facts: PolicyFacts | null }>();
    known.set(call, results.set(intent, { ...best, facts }));
    return best;
  }

  // A tool that writes a file also reads it: an edit that does not apply quotes it.
  function listAccesses({ accesses }: EarlierCall, intent: Intent): readonly Access[] {
    const lowered =
      accesses.length === 0 ? [{ type: 'none' as const }] : accesses.flatMap((access) => [...lower(access)]);
    if (!isAboutReads || intent === 'grant') return lowered;
    return lowered.flatMap((access) =>
      access.type === 'write' ? [access, { ...access, type: 'read' as const }] : [access],
    );
  }

  return ({ call, facts }, intent) => {
    let best: Found = { match: 'no', found: null };
    for (const earlier of call.history) {
      const one = matchCall(earlier, intent, facts);
      if (one.match === 'must') return one;
      if (best.match === 'no') best = one;
    }
    return best;
  };
}
