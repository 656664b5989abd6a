import { parse } from 'yaml';
import type { Policy } from '../../core/ports/policy.ts';

/** True if a rule of the policy, or of one of its profiles, lets a person decide and the policy does not switch that off. */
export function asksForApproval({ resolvedYaml }: Pick<Policy, 'resolvedYaml'>): boolean {
  const policy: unknown = parse(resolvedYaml);
  return readField(policy, 'approvals') !== 'never' && hasEscalation(policy);
}

function hasEscalation(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (readField(value, 'decision') === 'escalate' && readField(value, 'audit') !== true) return true;
  return Object.values(value).some(hasEscalation);
}

function readField(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
