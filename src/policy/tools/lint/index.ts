import { lintArguments } from './arguments.ts';
import { lintAuditAndEscalation } from './audit-and-escalation.ts';
import { lintBroadGrants } from './broad-grants.ts';
import { lintConnections } from './connections.ts';
import { lintContained } from './contained.ts';
import { lintControlFiles } from './control-files.ts';
import { lintDefaults } from './defaults.ts';
import { lintDenylist } from './denylist.ts';
import { lintDocumentation } from './documentation.ts';
import { lintExecutesWorkspace } from './executes-workspace.ts';
import type { Lint } from './finding.ts';
import { lintMcpServers } from './mcp-servers.ts';
import { lintMounts } from './mounts.ts';
import { lintProfiles } from './profiles.ts';
import { lintPatterns } from './patterns.ts';
import { lintShadowed } from './shadowed.ts';
import { lintUnpinnedExtends } from './unpinned-extends.ts';

/** Every check, in the order in which findings of one place are listed. */
export const lints: readonly Lint[] = [
  lintBroadGrants,
  lintArguments,
  lintConnections,
  lintExecutesWorkspace,
  lintContained,
  lintControlFiles,
  lintDefaults,
  lintDenylist,
  lintPatterns,
  lintUnpinnedExtends,
  lintShadowed,
  lintMounts,
  lintMcpServers,
  lintProfiles,
  lintAuditAndEscalation,
  lintDocumentation,
];
