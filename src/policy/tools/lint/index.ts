import { lintArguments } from './arguments.ts';
import { lintCallsWithHosts } from './calls-with-hosts.ts';
import { lintBroadGrants } from './broad-grants.ts';
import { lintConnections } from './connections.ts';
import { lintContained } from './contained.ts';
import { lintDenylist } from './denylist.ts';
import type { AdviceLint, Lint } from './finding.ts';
import { lintFloors } from './floor.ts';
import { lintControlFiles, lintDirectoryGlobs } from './globs.ts';
import { lintReadRules } from './read-rules.ts';
import { lintDocumentation, lintEscalation, lintExpiring, lintShadowed } from './rules.ts';
import { lintDefaults, lintNetwork, lintOverriddenSettings, lintProfiles, lintUnpinnedExtends } from './settings.ts';
import { lintCustomTools, lintMcpServers, lintOfferedTools } from './tools.ts';

type LintEntry =
  | { readonly type: 'refuses'; readonly lint: Lint }
  | { readonly type: 'advises'; readonly lint: AdviceLint };

/** Every check, in the order in which findings at one place are listed. */
export const lints: readonly LintEntry[] = [
  { type: 'advises', lint: lintBroadGrants },
  { type: 'advises', lint: lintArguments },
  { type: 'refuses', lint: lintConnections },
  { type: 'advises', lint: lintCallsWithHosts },
  { type: 'advises', lint: lintContained },
  { type: 'refuses', lint: lintControlFiles },
  { type: 'advises', lint: lintDefaults },
  { type: 'refuses', lint: lintReadRules },
  { type: 'advises', lint: lintDenylist },
  { type: 'advises', lint: lintUnpinnedExtends },
  { type: 'advises', lint: lintShadowed },
  { type: 'advises', lint: lintDirectoryGlobs },
  { type: 'advises', lint: lintOverriddenSettings },
  { type: 'advises', lint: lintNetwork },
  { type: 'advises', lint: lintMcpServers },
  { type: 'advises', lint: lintOfferedTools },
  { type: 'advises', lint: lintCustomTools },
  { type: 'advises', lint: lintProfiles },
  { type: 'advises', lint: lintFloors },
  { type: 'advises', lint: lintEscalation },
  { type: 'advises', lint: lintExpiring },
  { type: 'advises', lint: lintDocumentation },
];
