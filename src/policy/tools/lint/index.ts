import { lintArguments } from './arguments.ts';
import { lintAuditAndEscalation } from './audit-and-escalation.ts';
import { lintBroadGrants } from './broad-grants.ts';
import { lintConnections } from './connections.ts';
import { lintContained } from './contained.ts';
import { lintControlFiles } from './control-files.ts';
import { lintCustomTools } from './custom-tools.ts';
import { lintDefaults } from './defaults.ts';
import { lintDenylist } from './denylist.ts';
import { lintDocumentation } from './documentation.ts';
import { lintExecutesWorkspace } from './executes-workspace.ts';
import { lintEarlierVersions } from './earlier-versions.ts';
import type { AdviceLint, Lint } from './finding.ts';
import { lintFolderGlobs } from './folder-globs.ts';
import { lintOverriddenSettings } from './overridden-settings.ts';
import { lintMcpServers } from './mcp-servers.ts';
import { lintProfiles } from './profiles.ts';
import { lintOfferedTools } from './offered-tools.ts';
import { lintReadRules } from './read-rules.ts';
import { lintShadowed } from './shadowed.ts';
import { lintUnpinnedExtends } from './unpinned-extends.ts';

type LintEntry =
  | { readonly type: 'refuses'; readonly lint: Lint }
  | { readonly type: 'advises'; readonly lint: AdviceLint };

/** Every check, in the order in which findings at one place are listed. */
export const lints: readonly LintEntry[] = [
  { type: 'advises', lint: lintBroadGrants },
  { type: 'advises', lint: lintArguments },
  { type: 'refuses', lint: lintConnections },
  { type: 'refuses', lint: lintExecutesWorkspace },
  { type: 'advises', lint: lintContained },
  { type: 'refuses', lint: lintControlFiles },
  { type: 'advises', lint: lintDefaults },
  { type: 'refuses', lint: lintReadRules },
  { type: 'advises', lint: lintDenylist },
  { type: 'advises', lint: lintUnpinnedExtends },
  { type: 'advises', lint: lintShadowed },
  { type: 'advises', lint: lintFolderGlobs },
  { type: 'advises', lint: lintOverriddenSettings },
  { type: 'advises', lint: lintEarlierVersions },
  { type: 'advises', lint: lintMcpServers },
  { type: 'advises', lint: lintOfferedTools },
  { type: 'advises', lint: lintCustomTools },
  { type: 'advises', lint: lintProfiles },
  { type: 'advises', lint: lintAuditAndEscalation },
  { type: 'advises', lint: lintDocumentation },
];
