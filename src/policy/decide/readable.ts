import type { Access, PathAccess } from '../../core/types/access.ts';
import { isAllowed, type CallToDecide } from '../../core/types/decision.ts';
import { compileBelow, matchOthers } from './below-directory.ts';
import { type CompiledPolicy, listActive } from './compiled-policy.ts';
import { ask } from './matchers/matcher.ts';
import { matchRule, type Rule } from './rule.ts';
import { createImplicitAllow, type AccessToDecide, type Vote } from './vote.ts';

/**
 * Why a path may be read although no read rule names it: a rule allows writing it, or it is a directory of which rules allow reading a part. Of such
 * a directory, tools and commands find only the open part. Null if neither is the case.
 */
export function explainReadable({ policy, call, access }: AccessToDecide): Vote | null {
  if (access.type !== 'read' || !access.valid) return null;
  const rules = listReadGrants(policy);
  const written: PathAccess = { ...access, type: 'write' };
  const asked = ask(call, written, policy.facts);
  if (!access.path.startsWith('/') && rules.some((rule) => rule.binds === 'write' && matchRule(rule, asked) === 'must'))
    return createImplicitAllow('write-implies-read', 'a path that may be written');
  return rules.some((rule) => opensBelow(rule, policy, call, access))
    ? createImplicitAllow('open-below', 'a directory of which only the open part is shown')
    : null;
}

/** The rules that allow reading some paths as often as a call likes. An allow of writing is one of reading. */
export function listReadGrants(policy: CompiledPolicy): readonly Rule[] {
  return listActive(policy).filter(
    ({ binds, decision, perRun }) => (binds === 'read' || binds === 'write') && isAllowed(decision) && perRun === null,
  );
}

/** True if a rule that allows reading or writing allows something below a directory for this call. */
export function opensBelow(
  rule: Rule,
  { facts }: Pick<CompiledPolicy, 'facts'>,
  call: CallToDecide,
  { path, isFile }: PathAccess,
): boolean {
  if (isFile === true || path.startsWith('/')) return false;
  const access: Access = { type: rule.binds === 'write' ? 'write' : 'read', path, valid: true };
  const others = matchOthers(rule, ask(call, access, facts));
  return others.when === 'must' && compileBelow(rule, others).mayApply(path);
}
