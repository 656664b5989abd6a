import { lintArguments } from './arguments.ts';
import { lintAuditAndEscalation } from './audit-and-escalation.ts';
import { lintBroadGrants } from './broad-grants.ts';
import { lintConnections } from './connections.ts';
import { lintControlFiles } from './control-files.ts';
import { lintDefaults } from './defaults.ts';
import { lintDocumentation } from './documentation.ts';
import { lintExecutesWorkspace } from './executes-workspace.ts';
import type { Lint } from './finding.ts';
import { lintMounts } from './mounts.ts';
import { lintProfiles } from './profiles.ts';
import { lintShadowed } from './shadowed.ts';

/** Every check, in the order in which findings of one place are listed. */
export const lints: readonly Lint[] = [
  lintBroadGrants,
  lintArguments,
  lintConnections,
  lintExecutesWorkspace,
  lintControlFiles,
  lintDefaults,
  lintShadowed,
  lintMounts,
  lintProfiles,
  lintAuditAndEscalation,
  lintDocumentation,
];
