import { renderCount } from '../../core/text/grouped-number.ts';
import { createDescribedRun } from '../../core/calls/call-history.ts';
import type { RecordedCall } from '../../core/calls/recorded-calls.ts';
import { posix } from 'node:path';
import { parse, stringify } from 'yaml';
import { quoteWord } from '../../core/types/access.ts';
import { createCallToDecide, isAllowed, type Verdict } from '../../core/types/decision.ts';
import { HarnessError } from '../../core/types/error.ts';
import { loadValidPolicy } from './check.ts';
import type { LoadPolicyOptions, ResolvedPolicy } from '../resolve/load.ts';
import { isBuiltin } from '../file/builtin-policy.ts';
import { renderCall } from './replay.ts';
import type { RuleFile } from '../decide/rule-file.ts';
import { replaceControls } from '../../core/text/control-characters.ts';
import { createRuleIds } from '../decide/compiled-policy.ts';

export interface Suggestion {
  /** The rules as YAML, to append under `rules:`. Empty if there is no rule. */
  readonly yaml: string;
  readonly rules: readonly RuleFile[];
  /** Calls that the rules would allow. */
  readonly allowed: readonly string[];
  /** Calls for which no rule is suggested, with the reason. */
  readonly refused: readonly { readonly call: string; readonly why: string }[];
}

/**
 * The smallest rules that would allow the denied calls of a run, and nothing more. A dangerous call is refused with the reason. Before anything is
 * suggested, the amended policy is loaded and checked, and decides the call again. Rejects with `policy` for a policy that no run accepts.
 */
export async function suggestRules(options: LoadPolicyOptions, calls: readonly RecordedCall[]): Promise<Suggestion> {
  const policy = await loadValidPolicy(options);
  const run = createDescribedRun();
  const refused: { call: string; why: string }[] = [];
  const allowed: string[] = [];
  let rules: readonly RuleFile[] = [];
  const seen = new Set<string>();
  for (const recorded of calls) {
    // A rule leaves an escalated call to a person, and no rule allows what an agent was started without.
    if (recorded.escalated || (recorded.caller === 'agent' && recorded.suggestion === '')) continue;
    const verdict = run.decide(createCallToDecide(recorded), recorded, policy.decide);
    const shown = renderCall(recorded);
    if (isAllowed(recorded.decision) || isAllowed(verdict.decision) || seen.has(shown)) continue;
    seen.add(shown);
    const why = explainRefusal(verdict);
    const added = why === null ? addRules(rules, parse(verdict.suggestion) as readonly RuleFile[], policy) : rules;
    const problem = why ?? (await findProblem(options, added, recorded));
    if (problem !== null) {
      refused.push({ call: shown, why: problem });
      continue;
    }
    rules = added;
    allowed.push(shown);
  }
  const yaml = stringify(rules, { lineWidth: 0, collectionStyle: 'any', flowCollectionPadding: true });
  return { yaml: rules.length === 0 ? '' : yaml, rules, allowed, refused };
}

function addRules(rules: readonly RuleFile[], more: readonly RuleFile[], policy: ResolvedPolicy): readonly RuleFile[] {
  const all = [...rules];
  const makeUnique = createRuleIds(policy.compiled, rules);
  // Only the author can acknowledge what such a program runs; without it, the call is sealed.
  for (const { acknowledge: _acknowledge, ...rule } of more) {
    if (all.some((other) => JSON.stringify(other.when) === JSON.stringify(rule.when))) continue;
    const example = renderExample(rule.when);
    all.push({
      ...rule,
      id: makeUnique(rule.id),
      reason: 'An earlier run needed this very call.',
      ...(example !== null && { examples: { match: [example] } }),
    });
  }
  return all;
}

function renderExample(when: RuleFile['when']): string | null {
  const { command, read, write, env } = when as {
    readonly command?: readonly string[];
    readonly read?: readonly string[];
    readonly write?: readonly string[];
    readonly env?: { readonly set: readonly string[] };
  };
  if (command !== undefined) return command.map(quoteWord).join(' ');
  return read?.[0] ?? write?.[0] ?? env?.set[0] ?? null;
}

function explainRefusal({ suggestion, followUp, rule, decision, reason }: Verdict): string | null {
  if (suggestion !== '') return null;
  return followUp.danger || `no small rule can allow it: ${rule} decides ${decision}: ${reason}`;
}

// This is a proof: the policy with the rules must load, have no error, and allow the call.
async function findProblem(
  options: LoadPolicyOptions,
  rules: readonly RuleFile[],
  recorded: RecordedCall,
): Promise<string | null> {
  try {
    const policy = await loadValidPolicy(amendOptions(options, rules));
    const verdict = policy.decide(createCallToDecide({ ...recorded, justified: false }));
    return isAllowed(verdict.decision) ? null : `the rule would not be enough: ${verdict.reason}`;
  } catch (thrown) {
    if (!(thrown instanceof HarnessError)) throw thrown;
    return `the policy would not pass its check: ${thrown.problems[0]?.message ?? thrown.message}`;
  }
}

// The rules become one more layer on top of the policy. Rules of all layers count alike, so this equals appending them.
function amendOptions(options: LoadPolicyOptions, rules: readonly RuleFile[]): LoadPolicyOptions {
  const { source } = options;
  const overlay = isBuiltin(source) ? 'suggested.yml' : posix.join(posix.dirname(source), '.suggested.yml');
  const target = isBuiltin(source) ? source : posix.basename(source);
  const text = stringify({ version: 1, name: 'suggested', extends: [target], rules });
  return {
    ...options,
    source: overlay,
    readFile: async (path) => (path === overlay ? text : options.readFile(path)),
  };
}

/** Suggestions as text: YAML, with the refused calls as comments, so that the whole text can be pasted. */
export function renderSuggestions({ yaml, allowed, refused }: Suggestion): string {
  return [
    ...(allowed.length === 0
      ? ['# no rule to suggest']
      : [`# allows ${renderCount(allowed.length, 'denied call')}; append under rules:`]),
    ...(yaml === '' ? [] : [yaml.trimEnd()]),
    ...refused.map(({ call, why }) => `# refused: ${call}: ${replaceControls(why)}`),
    '',
  ].join('\n');
}
