import type { Access } from '../../core/types/access.ts';
import type { Escalation } from '../../core/types/approval.ts';
import type { CompiledPolicy } from './compiled-policy.ts';
import { listOf } from '../../core/schema-parts.ts';

const unitMs = new Map([
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
]);

/** The approval settings of a rule. The defaults are 24 hours, and the permissions `maintain` and `admin`. */
export function readEscalation({ rules }: Pick<CompiledPolicy, 'rules'>, id: string): Escalation {
  const written = rules.find((rule) => rule.id === id)?.written.escalate;
  const [, amount = '24', unit = 'h'] = /^(\d+)([mhd])$/.exec(written?.ttl ?? '') ?? [];
  return {
    label: written?.label ?? '',
    by: listOf<string>(written?.by ?? ['maintain', 'admin']),
    ttlMs: Number(amount) * (unitMs.get(unit) ?? 0),
  };
}

/** False if it is not known which programs or code the call starts. */
export function mayRemember(policy: CompiledPolicy, accesses: readonly Access[]): boolean {
  return accesses.flatMap((access) => policy.lower(access)).every(({ type }) => type !== 'opaque');
}
