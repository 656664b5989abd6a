import type { CallToDecide, Opening } from '../../core/types/decision.ts';
import { allowsAccess, pickId, readNarrowestCondition } from './advise.ts';
import { isElsewhere, isHarmless, isSteering } from './call-grant.ts';
import type { CompiledPolicy } from './compiled-policy.ts';
import type { DecidedAccess } from './evaluate.ts';
import { needsName } from './offered-tools.ts';
import type { RuleFile } from './rule-file.ts';

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
  const id = pickId(access, call.tool, new Set(policy.rules.map((rule) => rule.id)));
  const rule: RuleFile = { id, when, decision: 'allow' };
  return allowsAccess(policy, call, access, rule) ? rule : null;
}
