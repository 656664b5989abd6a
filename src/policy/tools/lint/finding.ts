import type { Problem } from '../../../core/types/error.ts';
import type { Rule } from '../../decide/rule.ts';
import type { Layer } from '../../resolve/layers.ts';
import type { ResolvedPolicy } from '../../resolve/load.ts';

export type Severity = 'error' | 'warning' | 'info';

/** Each check by its code, with the severity of its findings. `docs/troubleshooting.md` states what to do about each. */
export const lintSeverities = {
  invalid: 'error',
  'test-failed': 'error',
  'any-program': 'warning',
  'interpreter-allowed': 'warning',
  'workspace-program': 'warning',
  'any-access': 'warning',
  contained: 'info',
  advisory: 'info',
  'executes-workspace': 'info',
  'sealed-install': 'warning',
  'starts-programs': 'info',
  'runs-scratch': 'info',
  'control-files': 'error',
  'default-allow': 'warning',
  'opaque-allow': 'warning',
  'no-read-rule': 'error',
  denylist: 'warning',
  'unanchored-pattern': 'warning',
  'glob-of-path': 'warning',
  'any-host': 'error',
  'net-for-commands': 'error',
  'below-floor': 'warning',
  profile: 'info',
  'unpinned-extends': 'warning',
  'duplicate-rule': 'warning',
  'contradictory-rules': 'warning',
  'shadowed-rule': 'warning',
  'directory-glob': 'warning',
  'overridden-setting': 'warning',
  'open-network': 'info',
  'own-loopback': 'warning',
  'escalate-without-channel': 'warning',
  'server-reads-and-connects': 'warning',
  'unpinned-server': 'info',
  'unknown-server': 'warning',
  'unoffered-tool': 'warning',
  'unnamed-tool': 'warning',
  'opaque-tool': 'warning',
  'expiring-rule': 'warning',
  'committed-secret': 'warning',
  'committed-closed': 'error',
  'closed-manifest': 'info',
  'no-reason': 'info',
  'no-examples': 'info',
} as const satisfies Readonly<Record<string, Severity>>;

type LintCode = keyof typeof lintSeverities;

/** A result of `check`. An error refuses the policy; everything else is advice. */
export interface Finding {
  readonly severity: Severity;
  readonly code: LintCode;
  readonly ruleId: string | null;
  readonly problem: Problem;
}

/** A finding of a lint in a rule or a layer, with the keys down to its place there. */
export interface Found {
  readonly code: LintCode;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly hint?: string;
  /** The severity of the code, unless it is given. */
  readonly severity?: Severity;
}

/** One check of each rule of a valid policy. */
export type RuleLint = (policy: ResolvedPolicy) => (rule: Rule) => Iterable<Found>;

/** One check of each layer of a valid policy. */
export type LayerLint = (policy: ResolvedPolicy) => (layer: Layer) => Iterable<Found>;
