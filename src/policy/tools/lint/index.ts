import { lintBroadGrants, lintContained, lintDenylist } from './broad-grants.ts';
import type { LayerLint, RuleLint } from './finding.ts';
import { lintFloorRules, lintStricterElsewhere } from './floor.ts';
import { lintArguments, lintControlFiles, lintDirectoryGlobs } from './globs.ts';
import { lintCallsWithHosts, lintConnections } from './hosts.ts';
import { lintDocumentation, lintEscalation, lintExpiring, lintShadowed } from './rules.ts';
import { lintDefaults, lintNetwork, lintProfiles, lintReadRules, lintUnpinnedExtends } from './settings.ts';
import { lintCustomTools, lintMcpServers, lintNamedTools } from './tools.ts';

export interface Lints {
  readonly rules: readonly RuleLint[];
  readonly layers: readonly LayerLint[];
}

/** The checks that find errors, and so refuse a policy. They run at each start; all others only advise. Proved by `test/policy/tools/check.test.ts`. */
export const refusingLints: Lints = { rules: [lintConnections, lintControlFiles], layers: [lintReadRules] };

/** Every check, in the order in which findings at one place are listed. */
export const allLints: Lints = {
  rules: [
    lintBroadGrants,
    lintArguments,
    ...refusingLints.rules,
    lintCallsWithHosts,
    lintContained,
    lintDenylist,
    lintShadowed,
    lintDirectoryGlobs,
    lintNamedTools,
    lintFloorRules,
    lintEscalation,
    lintExpiring,
  ],
  layers: [
    ...refusingLints.layers,
    lintDefaults,
    lintUnpinnedExtends,
    lintStricterElsewhere,
    lintNetwork,
    lintMcpServers,
    lintCustomTools,
    lintProfiles,
    lintDocumentation,
  ],
};
